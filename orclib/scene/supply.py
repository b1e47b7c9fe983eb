"""The box beside a board that is set up: what can be put there, in rows at the foot of the picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from orclib.scene import parts
from orclib.scene import text as metrics
from orclib.scene.model import Scene, Target
from orclib.scene.palette import INK, MUTED, OFF_INK, PAPER, dim, on
from orclib.scene.shapes import Box, Group, Rect, Text, group

HIGH: Final = 28
"""A thing in the box."""
STACKED: Final = 3
"""So many things of one card lie one above the other."""
GAP: Final = 5


class Chip(NamedTuple):
    """A thing in the box: its target, a few letters, a colour, and the sentence that says what it is."""

    id: str
    text: str
    sentence: str
    fill: str = PAPER


class Lot(NamedTuple):
    """Things of one kind, and what they are called; a title that is a thing's own name is not told twice."""

    title: str
    chips: Sequence[Chip]


def with_box(scene: Scene, lots: Iterable[Lot], title: str) -> Scene:
    """The picture with the box below it."""
    left, right = 22.0, scene.width - 22
    x, y, low = left, scene.height - 2, 0.0
    groups, targets, there = list[Group](), list[Target](), {target.id for target in scene.targets}

    def room(wide: float, high: float) -> None:
        """Begin another row where there is no room for so much."""
        nonlocal x, y, low
        if x > left and x + wide > right:
            x, y, low = left, y + low + GAP, 0
        low = max(low, high)

    for number, lot in enumerate(lots):
        stacks = _stacks(lot.chips)
        name = "" if len(lot.chips) == 1 and lot.chips[0].text == lot.title else lot.title
        wide = metrics.width(name, 17) + 6 if name else 0
        room(wide + _wide(stacks[0]), 0)
        if name:
            words = Text(x, y + 19, name, fill=MUTED)
            groups.append(group(f"lot:{number}", words))
            x += wide
        for stack in stacks:
            wide, high = _wide(stack), HIGH * len(stack)
            room(wide, high)
            for place, chip in enumerate(stack):
                box = Box(x, y + HIGH * place, wide, HIGH)
                groups.append(group(f"chip:{chip.id}", _drawn(chip, box, off=chip.id in there)))
                if chip.id not in there:
                    targets.append(Target(chip.id, (box,), chip.sentence, radius=6, inside=True))
            x += wide + (GAP if len(stack) == 1 else 2)
        x += 2 * GAP
    height = round(y + low + 14)
    ground = group("ground", parts.ground(scene.width, height))
    band = group("box", parts.band(Box(12, scene.height - 8, scene.width - 24, height - scene.height - 4)))
    rest = [each for each in scene.groups if each.id != "ground"]
    told = "; ".join(f"{lot.title} ({len(lot.chips)})" for lot in lots) if isinstance(lots, Sequence) else ""
    return replace(
        scene,
        height=height,
        text=f"{scene.text}\n{title}: {told}.",
        groups=(ground, band, *rest, *groups),
        targets=(*scene.targets, *targets),
    )


def _stacks(chips: Sequence[Chip]) -> list[tuple[Chip, ...]]:
    """The things, those of one card together."""
    alike: dict[str, list[Chip]] = {}
    for chip in chips:
        alike.setdefault(chip.id.rpartition(":")[0] if chip.id.count(":") > 1 else chip.id, []).append(chip)
    every = alike.values()
    return [part for some in every for part in ([tuple(some)] if len(some) <= STACKED else [(one,) for one in some])]


def _wide(stack: Sequence[Chip]) -> float:
    return max(HIGH, *(metrics.width(chip.text, 17, bold=True) + 14 for chip in stack), 0)


def _drawn(chip: Chip, box: Box, *, off: bool) -> list[Rect | Text]:
    """A thing of the box; dimmed where it is on the board, and pointed at there."""
    fill, stroke = (dim(chip.fill), OFF_INK) if off else (chip.fill, INK)
    ground = Rect(box.x, box.y, box.w, box.h, 6, fill=fill, stroke=stroke)
    ink = MUTED if off else on(fill)
    return [ground, parts.middle(box.cx, box.cy, chip.text, 17, ink, bold=True, room=box.w - 4)]
