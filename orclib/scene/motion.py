"""What moves is seen to move: a short film over a board, played by the browser by itself from one message.

It lies above the picture, which is the end frame from the start; at its end nothing of it is left. See LOOK 6.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from orclib.scene.model import Box, Group, Scene, Shape
from orclib.scene.palette import GOLD, INK
from orclib.scene.svg import fragment, number
from orclib.scene.text import SANS

TRAVEL: Final = 220
LINK: Final = 350
"""Milliseconds that a thing is on its way, and that each link of a chain is shown."""
MOST_LINKS: Final = 12
FAR: Final = 24
"""What goes no further than this is not seen to move."""
LARGE: Final = 0.15
"""A share of the picture: what is larger does not travel."""
MOST: Final = 6000
"""So many letters a film may have; what takes more is left out."""

STYLE: Final = f"""<style>
.orc-board > .orc-film {{position: absolute; inset: 0; margin: 0; height: auto; width: auto; pointer-events: none;
  overflow: hidden; z-index: 2}}
.orc-film svg {{display: block; width: 100%}}
.orc-travel {{animation: orc-travel {TRAVEL}ms ease-out both, orc-over 1ms {TRAVEL}ms forwards}}
.orc-before {{animation: orc-over 1ms {TRAVEL}ms forwards}}
.orc-link {{opacity: 0; animation: orc-link {LINK}ms linear}}
@keyframes orc-travel {{from {{transform: translate(var(--x), var(--y))}}}}
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


def film(before: Scene, after: Scene, path: Sequence[str] = (), links: Iterable[Sequence[str]] = ()) -> str:
    """A film of what was done, as HTML; "" where nothing is to be seen.

    path: the targets that somebody pointed at to do it: the thing that came travels from the first of them. links: of
    each thing that happened then, the targets where: they are ringed one after the other.
    """
    if (before.width, before.height) != (after.width, after.height):
        return ""
    moving = _travel(before, after, path)
    rings = [ring for places in links if (ring := _around(after, places))][:MOST_LINKS]
    start = TRAVEL if moving else 0
    told = "".join(_ring(box, start + at * LINK) for at, box in enumerate(rings)) if len(rings) > 1 else ""
    for parts in ((moving, told), ("", told), (moving, "")):
        if 0 < len("".join(parts)) <= MOST:
            size = f"{number(after.width)} {number(after.height)}"
            style = f'stroke-linejoin="round" stroke-linecap="round" font-family="{SANS}"'
            return f'<svg aria-hidden="true" viewBox="0 0 {size}" {style}>{"".join(parts)}</svg>'
    return ""


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
    return f'{_covered(before, box)}<g class="orc-travel" style="{away}">{fragment([came])}</g>'


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


def _covered(before: Scene, box: Box) -> str:
    """The place as it was, which hides what is there in the end until it has come."""
    place = box.grow(3)
    there = [_within(group, place) for group in before.ordered if group.layer != "marks"]
    clip = f"polygon({', '.join(f'{number(x)}px {number(y)}px' for x, y in _corners(place))})"
    drawn = fragment([group for group in there if group.shapes])
    return f'<g class="orc-before" style="clip-path:{clip}">{drawn}</g>'


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
