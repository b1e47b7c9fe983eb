"""What a person draws on a picture to point something out: rings around things, and arrows from one to another."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from orclib.language import Bilingual, labelled, say
from orclib.scene.marks import edge, outline
from orclib.scene.model import Scene, Target
from orclib.scene.palette import DRAWN, PAPER
from orclib.scene.shapes import Group, Poly, Shape, group

COLOURS: Final = {
    "orange": Bilingual("orange", "orange"),
    "blue": Bilingual("blue", "bleu"),
    "purple": Bilingual("purple", "violet"),
    "black": Bilingual("black", "noir"),
}
"""What a ring or an arrow may be drawn in, the usual one first; each has dashes of its own too."""
DASHES: Final[dict[str, tuple[float, ...]]] = {"orange": (), "blue": (18, 7), "purple": (4, 7), "black": (16, 6, 4, 6)}
LINE: Final = 5.0
HEAD: Final = 22.0


class Drawing(NamedTuple):
    """A ring around a target of a picture; or, where there is a second one, an arrow to that."""

    at: str
    to: str = ""
    colour: str = "orange"


def drawn(scene: Scene, drawings: Iterable[Drawing]) -> Scene:
    """The scene with what was drawn on it, as far as its targets are there; its text tells it."""
    drawings = tuple(drawings)
    if not drawings:  # at nearly every click
        return scene
    known = {target.id: target for target in scene.targets}
    groups, told = list[Group](), list[str]()
    for each in drawings:
        at, to = known.get(each.at), known.get(each.to)
        if at is None or (each.to and to is None):
            continue
        shapes = _ring(at, each.colour) if to is None else _arrow(at, to, each.colour)
        groups.append(group(f"drawn:{each.at}:{each.to}", shapes, layer="marks"))
        told.append(at.name if to is None else f"{at.name} → {to.name}")
    said = labelled(say("Drawn", "Dessiné"), ", ".join(told)) if told else ""
    return scene.with_groups(groups, said)


def toggled(drawings: Iterable[Drawing], more: Iterable[Drawing]) -> tuple[Drawing, ...]:
    """With more drawn: what is there already is taken away, what is there in another colour gets the new one."""
    left = list(drawings)
    for each in more:
        there = each in left
        left = [other for other in left if other[:2] != each[:2]] + ([] if there else [each])
    return tuple(left)


def _ring(target: Target, colour: str) -> list[Shape]:
    """A ring wider than those that say what can be clicked."""
    d = 4.0 if target.inside else 8.0
    return [
        outline(target, d, stroke=PAPER, line=LINE + 3),
        outline(target, d, stroke=DRAWN[colour], line=LINE, dash=DASHES[colour]),
    ]


def _arrow(begin: Target, end: Target, colour: str) -> list[Shape]:
    """An arrow between the middles of two things, which ends short of the second one's middle."""
    a, b = edge(begin), edge(end)
    x, y, tip_x, tip_y = a.cx, a.cy, b.cx, b.cy
    length = math.hypot(tip_x - x, tip_y - y) or 1.0
    ux, uy = (tip_x - x) / length, (tip_y - y) / length
    neck = tip_x - HEAD * ux, tip_y - HEAD * uy
    side = HEAD / 2
    head = ((tip_x, tip_y), (neck[0] - side * uy, neck[1] + side * ux), (neck[0] + side * uy, neck[1] - side * ux))
    shaft = ((x, y), neck)
    return [
        Poly(shaft, closed=False, stroke=PAPER, line=LINE + 4),
        Poly(head, fill=PAPER, stroke=PAPER, line=4),
        Poly(shaft, closed=False, stroke=DRAWN[colour], line=LINE + 1, dash=DASHES[colour]),
        Poly(head, fill=DRAWN[colour]),
    ]
