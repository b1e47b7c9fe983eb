"""What moves is seen to move: a short film over a board, played by the browser by itself from one message.

It lies above the picture, which is the end frame from the start; at its end nothing of it is left. See LOOK 6.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from orclib.scene import parts
from orclib.scene.model import Scene
from orclib.scene.palette import GOLD, INK, PAPER
from orclib.scene.shapes import Box, Circle, Die, Group, Rect, Shape
from orclib.scene.svg import fragment, number
from orclib.scene.text import SANS

TRAVEL: Final = 220
TURN: Final = 400
LINK: Final = 350
"""Milliseconds that a thing is on its way, that dice turn, and that each link of a chain is shown."""
OTHERS: Final = (2, 0, 3, 1)
"""The faces that a die shows while it turns, as steps from the one it shows in the end, which is none of them."""
MOST_LINKS: Final = 12
FAR: Final = 24
"""What goes no further than this is not seen to move."""
LARGE: Final = 0.15
"""A share of the picture: what is larger does not travel."""
MOST: Final = 6000
"""So many letters a film may have; what takes more is left out."""

STYLE: Final = f"""<style class="orc-sheet">
.orc-board > .orc-film {{position: absolute; inset: 0; margin: 0; height: auto; width: auto; pointer-events: none;
  overflow: hidden; z-index: 2}}
.orc-film svg {{display: block; width: 100%}}
.orc-travel {{animation: orc-travel {TRAVEL}ms ease-out both, orc-over 1ms {TRAVEL}ms forwards}}
.orc-before {{animation: orc-over 1ms forwards}}
.orc-die {{transform-box: fill-box; transform-origin: center;
  animation: orc-die {TURN}ms ease-out both, orc-over 1ms forwards}}
.orc-face {{visibility: hidden; animation: orc-face {TURN // len(OTHERS)}ms}}
.orc-link {{opacity: 0; animation: orc-link {LINK}ms linear}}
@keyframes orc-travel {{from {{transform: translate(var(--x), var(--y))}}}}
@keyframes orc-die {{from {{transform: rotate(-270deg)}}}}
@keyframes orc-face {{from, to {{visibility: visible}}}}
@keyframes orc-over {{to {{visibility: hidden}}}}
@keyframes orc-link {{0%, 90% {{opacity: 1}} 100% {{opacity: 0}}}}
@media (prefers-reduced-motion: reduce) {{.orc-film {{display: none}}}}
</style>"""

_on = os.environ.get("ORCLIB_MOTION", "on") != "off"


def motion(on: bool | None = None) -> bool:
    """Whether moves are seen to move; with an answer, let it be so from now on."""
    global _on
    if on is not None:
        _on = bool(on)
    return _on


def film(
    before: Scene, after: Scene, path: Sequence[str] = (), links: Iterable[Sequence[str]] = (), thrown: bool = False
) -> str:
    """A film of what was done, as HTML; "" where nothing is to be seen.

    path: the targets that somebody pointed at to do it: the thing that came travels from the first of them. thrown:
    whether chance had a hand in it, so that the dice which show something else have turned. links: of each thing that
    happened then, the targets where: they are ringed one after the other.
    """
    if (before.width, before.height) != (after.width, after.height):
        return ""
    moving = _travel(before, after, path)
    start = TRAVEL if moving else 0
    dice = [_turning(after, group, at, start) for group, at in _thrown(before, after)] if thrown else []
    start += TURN if dice else 0
    rings = [ring for places in links if (ring := _around(after, places))][:MOST_LINKS]
    told = "".join(_ring(box, start + at * LINK) for at, box in enumerate(rings)) if len(rings) > 1 else ""
    # What says most comes first; what then is too much is left out.
    kept: list[str] = []
    for part in (told, *dice, moving):
        if part and sum(map(len, kept)) + len(part) <= MOST:
            kept.append(part)
    if not kept:
        return ""
    size = f"{number(after.width)} {number(after.height)}"
    style = f'stroke-linejoin="round" stroke-linecap="round" font-family="{SANS}"'
    return f'<svg aria-hidden="true" viewBox="0 0 {size}" {style}>{"".join(kept)}</svg>'


def _travel(before: Scene, after: Scene, path: Sequence[str]) -> str:
    """The thing that came to the end of a path, on its way from where the path began."""
    start, came = _around(before, path[:1]), _drawn(before, after) if len(path) == 1 else _came(before, after, path)
    if start is None or came is None:
        return ""
    box = came.bounds
    x, y = start.cx - box.cx, start.cy - box.cy
    if math.hypot(x, y) < FAR:
        return ""
    away = f"--x:{number(x)}px;--y:{number(y)}px"
    return f'{_covered(before.ordered, box, TRAVEL)}<g class="orc-travel" style="{away}">{fragment([came])}</g>'


def _drawn(before: Scene, after: Scene) -> Group | None:
    """The one thing that can be pointed at and was not there before, such as a card that was drawn."""
    known = {group.id for group in before.groups}
    things = {target.group or target.id for target in after.targets if target.loose}
    new = [group for group in after.groups if group.id in things and group.id not in known]
    return new[0] if len(new) == 1 else None


def _came(before: Scene, after: Scene, path: Sequence[str]) -> Group | None:
    """The thing that was lifted, if it lies elsewhere; else what is new, or not as it was, nearest to a path's end."""
    end = _around(after, path[-1:]) or _around(before, path[-1:])
    if end is None:
        return None
    lifted = next((target.group for target in before.targets if target.id == path[0]), None)
    known = {group.id: group for group in before.groups}
    new = [group for group in after.groups if group.layer != "marks" and group.shapes and known.get(group.id) != group]
    room, limit = end.grow(max(end.w, end.h)), LARGE * after.width * after.height
    near = [group for group in new if group.bounds.w * group.bounds.h < limit and group.bounds.overlaps(room)]
    # What has just come is meant rather than what only looks different now.
    return min(near, key=lambda each: (each.id != lifted, each.id in known, _apart(each.bounds, end)), default=None)


def _apart(box: Box, other: Box) -> float:
    return math.hypot(box.cx - other.cx, box.cy - other.cy)


def _thrown(before: Scene, after: Scene) -> list[tuple[Group, int]]:
    """The dice that show something else than before, with those of the same thing: each by its group and place there.

    A die that can be pointed at is a face to choose, and lies still.
    """
    choices = {target.boxes[0] for target in after.targets}
    dice = {(box, die.face) for _, _, die, box in _dice(before)}
    found = [(group, at, die.face, box) for group, at, die, box in _dice(after) if box not in choices]
    other = {group.id for group, _, face, box in found if (box, face) not in dice}
    return [(group, at) for group, at, _, _ in found if group.id in other]


def _dice(scene: Scene) -> Iterator[tuple[Group, int, Die, Box]]:
    """The dice of a picture: the group of each, its place there, its body, and where that lies."""
    for group in scene.ordered:
        for at, shape in enumerate(group.shapes):
            if isinstance(shape, Die):
                yield group, at, shape, Box(shape.x, shape.y, shape.w, shape.h).moved(group.x, group.y)


def _turning(scene: Scene, group: Group, at: int, start: int) -> str:
    """A die of a group that turns from a time on, over its place, where meanwhile no die is seen."""
    body = group.shapes[at]
    assert isinstance(body, Die)
    bare = replace(group, shapes=(*group.shapes[:at], *group.shapes[at + 1 + body.face :]))
    there = [bare if each is group else each for each in scene.ordered]
    body = replace(body, x=body.x + group.x, y=body.y + group.y)
    box, ink = Box(body.x, body.y, body.w, body.h), PAPER if body.fill == INK else INK
    faces = "".join(
        f'<g class="orc-face" style="animation-delay:{start + TURN // len(OTHERS) * place}ms'
        f'{"" if place else ";animation-fill-mode:both"}">{_pips(box, 1 + (body.face + other) % 6, ink)}</g>'
        for place, other in enumerate(OTHERS)
    )
    die = f'style="animation-delay:{start}ms,{start + TURN}ms">{fragment([Group(group.id, (body,))])}{faces}'
    return f'{_covered(there, body.bounds, start + TURN)}<g class="orc-die" {die}</g>'


def _pips(box: Box, face: int, ink: str) -> str:
    """The pips of a die, as dots of one line."""
    pips = [pip for pip in parts.pips(box, face, ink) if isinstance(pip, Circle)]
    dots = "".join(f"M{number(pip.x)} {number(pip.y)}h0" for pip in pips)
    return f'<path d="{dots}" stroke="{ink}" stroke-width="{number(2 * pips[0].r)}"/>'


def _covered(groups: Iterable[Group], box: Box, until: int) -> str:
    """A place with what some groups draw there, which hides for a time what is there in the end."""
    place, there = box.grow(3), list[Group]()
    for group in groups:
        if group.layer != "marks":
            part = _within(group, place)
            hidden = [at for at, shape in enumerate(part.shapes) if _fills(shape, place.moved(-group.x, -group.y))]
            if hidden:  # what lies under that is not seen
                there, part = [], replace(part, shapes=part.shapes[hidden[-1] :])
            there.append(part)
    clip = f"polygon({', '.join(f'{number(x)}px {number(y)}px' for x, y in _corners(place))})"
    drawn = fragment([group for group in there if group.shapes])
    # A browser counts the corners of a clip from those of what is drawn, so that begins where the picture does.
    drawn = f'<path d="M0 0h1v1" fill="none"/>{drawn}'
    return f'<g class="orc-before" style="clip-path:{clip};animation-delay:{until}ms">{drawn}</g>'


def _fills(shape: Shape, place: Box) -> bool:
    """Whether a shape is all that is seen of a place and of what lies under it."""
    if not isinstance(shape, Rect) or not shape.fill:
        return False
    whole = Box(shape.x, shape.y, shape.w, shape.h).grow(-0.3 * shape.radius)  # so deep a round corner cuts in
    return all(whole.contains(x, y) for x, y in _corners(place))


def _corners(box: Box) -> Sequence[tuple[float, float]]:
    return (box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)


def _within(group: Group, place: Box) -> Group:
    """A group with those of its shapes that are seen in a place."""
    shapes: list[Shape] = [shape for shape in group.shapes if shape.bounds.moved(group.x, group.y).overlaps(place)]
    return replace(group, shapes=tuple(shapes))


def _around(scene: Scene, places: Sequence[str]) -> Box | None:
    """The box around the first boxes of some targets, those that the scene has."""
    found = [target.boxes[0] for target in scene.targets if target.id in places]
    box = found[0] if found else None
    for other in found[1:]:
        assert box is not None
        box = box.union(other)
    return box


def _ring(box: Box, delay: int) -> str:
    place = box.grow(6)
    size = f'x="{number(place.x)}" y="{number(place.y)}" width="{number(place.w)}" height="{number(place.h)}" rx="12"'
    wait = f'style="animation-delay:{delay}ms"'
    return "".join(
        f'<rect class="orc-link" {wait} {size} fill="none" stroke="{colour}" stroke-width="{line}"/>'
        for colour, line in ((INK, 8), (GOLD, 4))
    )
