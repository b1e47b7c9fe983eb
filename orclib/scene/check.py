"""Faults of a picture that can be found without looking at it; tests hold every game's pictures to none."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from orclib.scene import glyphs
from orclib.scene.model import Scene
from orclib.scene.palette import contrast
from orclib.scene.shapes import Box, Circle, Glyph, Poly, Rect, Shape, Text

SMALLEST_TEXT: Final = 17
SMALLEST_TARGET: Final = 24  # WCAG 2.2, target size (minimum)
SCREEN: Final = (1200, 760)  # a larger frame is not seen whole on a small screen
SLACK: Final = 0.5  # px nobody sees
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")
_TAILS: Final = frozenset("gjpqyçÇQ,;()[]{}|@/_§¶")


class _Placed(msgspec.Struct, frozen=True):
    """A shape of the scene, its name in a sentence, where it is and when it is painted."""

    order: int
    where: str
    shape: Shape
    dx: float
    dy: float
    box: Box


def faults(scene: Scene) -> tuple[str, ...]:
    """Everything wrong with the scene, a sentence each; empty when all is well."""
    found = [*_bad_values(scene)]
    if found:
        return tuple(found)  # geometry means nothing with such values
    placed = [*_placed(scene)]
    found += _outside(scene, placed)
    found += _texts(placed)
    found += _overlaps(placed)
    found += _contrasts(placed)
    found += _targets(scene)
    found += _groups(scene)
    return tuple(found)


def unfit(scene: Scene) -> tuple[str, ...]:
    """Why a table is not seen whole on a small screen, a sentence each; empty when it is."""
    if scene.width > SCREEN[0] or scene.height > SCREEN[1]:
        return (f"The frame is {scene.width:g} x {scene.height:g}, over {SCREEN[0]} x {SCREEN[1]}.",)
    return ()


def _name(shape: Shape, group_id: str) -> str:
    kind = type(shape).__name__
    what = f" {shape.text!r}" if isinstance(shape, Text) else f" {shape.name}" if isinstance(shape, Glyph) else ""
    return f"{kind}{what} of group {group_id!r}"


def _placed(scene: Scene) -> Iterator[_Placed]:
    order = 0
    for group in scene.ordered:
        for shape in group.shapes:
            box = shape.bounds.moved(group.x, group.y)
            yield _Placed(order, _name(shape, group.id), shape, group.x, group.y, box)
            order += 1


# --- one shape at a time -----------------------------------------------------------------------------


def _bad_values(scene: Scene) -> Iterator[str]:
    """What would break a renderer: numbers that are none, negative sizes, unknown glyphs and colours."""
    for group in scene.groups:
        if not (math.isfinite(group.x) and math.isfinite(group.y)):
            yield f"Group {group.id!r} is at ({group.x}, {group.y})."
        for shape in group.shapes:
            for fault in _bad_shape(shape):
                yield f"{_name(shape, group.id)} {fault}."
    for target in scene.targets:
        for box in target.boxes:
            if not all(map(math.isfinite, (box.x, box.y, box.w, box.h))):
                yield f"Target {target.id!r} has the box {box}."


def _bad_shape(shape: Shape) -> Iterator[str]:
    values = msgspec.structs.asdict(shape)
    numbers = [(k, v) for k, v in values.items() if isinstance(v, int | float) and not isinstance(v, bool)]
    if isinstance(shape, Poly):
        if len(shape.points) < 2:
            yield f"has {len(shape.points)} points"
        numbers += [(f"points[{i}]", v) for i, point in enumerate(shape.points) for v in point]
    for name, value in numbers:
        if not math.isfinite(value):
            yield f"has {name} = {value}"
        elif value < 0 and name in ("w", "h", "r", "size", "line", "room"):
            yield f"has a negative {name}, {value:g}"
    for name in ("fill", "stroke", "base"):
        colour = values.get(name)
        if colour is not None and not _COLOUR.fullmatch(colour):
            yield f"has {name} {colour!r}, which is not #RRGGBB"
    if isinstance(shape, Glyph) and shape.name not in glyphs.names():
        yield "is no glyph we have"


def _outside(scene: Scene, placed: list[_Placed]) -> Iterator[str]:
    frame = Box(0, 0, scene.width, scene.height)
    for item in placed:
        if not _within(item.box, frame):
            yield f"{item.where} reaches outside the frame: {_show(item.box)}."


def _texts(placed: list[_Placed]) -> Iterator[str]:
    for item in placed:
        text = item.shape
        if not isinstance(text, Text):
            continue
        if text.size < SMALLEST_TEXT:
            yield f"{item.where} is {text.size:g} px, under {SMALLEST_TEXT}."
        if text.room is not None and text.width > text.room + SLACK:
            yield f"{item.where} is {text.width:.0f} px wide and has room for {text.room:.0f}."


# --- texts against what is around them ---------------------------------------------------------------


def _overlaps(placed: list[_Placed]) -> Iterator[str]:
    """Texts that run into each other, unless something between them hides the lower one."""
    texts = [(item, _ink(item)) for item in placed if isinstance(item.shape, Text) and item.shape.text.strip()]
    for i, (lower, a) in enumerate(texts):
        for upper, b in texts[i + 1 :]:
            if a.overlaps(b) and not _hidden(a.common(b), lower.order, upper.order, placed):
                yield f"{lower.where} and {upper.where} overlap."


def _ink(item: _Placed) -> Box:
    """Where the letters of a text really are, tighter than its bounds."""
    text = item.shape
    assert isinstance(text, Text)
    down = 0.22 if _TAILS & set(text.text) else 0.02
    box = Box(text.left, text.y - 0.73 * text.size, text.width, (0.73 + down) * text.size)
    return box.moved(item.dx, item.dy).grow(-SLACK)


def _hidden(area: Box, after: int, before: int, placed: list[_Placed]) -> bool:
    corners = [(x, y) for x in (area.x, area.right) for y in (area.y, area.bottom)]
    return any(all(_covers(item, x, y) for x, y in corners) for item in placed[after + 1 : before])


def _contrasts(placed: list[_Placed]) -> Iterator[str]:
    """Texts that can hardly be read on the fill under their middle."""
    for item in placed:
        text = item.shape
        if not isinstance(text, Text):
            continue
        x, y = item.dx + text.left + text.width / 2, item.dy + text.y - 0.36 * text.size
        under = next((other for other in reversed(placed[: item.order]) if _covers(other, x, y)), None)
        if under is None or isinstance(under.shape, Glyph | Text) or under.shape.fill is None:
            continue
        value = contrast(text.fill, under.shape.fill)
        if value < 4.5:
            yield f"{item.where} has contrast {value:.1f} on {under.shape.fill}, under 4.5."


def _covers(item: _Placed, x: float, y: float) -> bool:
    """Whether the filled part of a shape lies over the point of the table."""
    if not item.box.contains(x, y):
        return False
    x, y, shape = x - item.dx, y - item.dy, item.shape
    match shape:
        case Rect():
            return shape.fill is not None  # corners count as filled, which no text is near to
        case Circle():
            return shape.fill is not None and math.hypot(x - shape.x, y - shape.y) <= shape.r
        case Poly():
            return shape.fill is not None and _within_poly(shape.points, x, y)
        case _:
            return False


def _within_poly(points: tuple[tuple[float, float], ...], x: float, y: float) -> bool:
    """Whether a ray to the right crosses the outline an odd number of times."""
    inside = False
    for (x1, y1), (x2, y2) in zip(points, (*points[1:], points[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


# --- targets and groups ------------------------------------------------------------------------------


def _targets(scene: Scene) -> Iterator[str]:
    frame = Box(0, 0, scene.width, scene.height)
    known = {group.id for group in scene.groups}
    for target_id, count in Counter(target.id for target in scene.targets).items():
        if count > 1:
            yield f"Target {target_id!r} is there {count} times."
    for target in scene.targets:
        if not target.sentence.strip():
            yield f"Target {target.id!r} has no sentence."
        if not target.boxes:
            yield f"Target {target.id!r} has no box."
        if target.group is not None and target.group not in known:
            yield f"Target {target.id!r} stands for group {target.group!r}, which is not there."
        for box in target.boxes:
            if not _within(box, frame):
                yield f"Target {target.id!r} reaches outside the frame: {_show(box)}."
            if min(box.w, box.h) < SMALLEST_TARGET:
                yield f"Target {target.id!r} is {box.w:g} x {box.h:g} px, under {SMALLEST_TARGET} x 24."


def _groups(scene: Scene) -> Iterator[str]:
    for group_id, count in Counter(group.id for group in scene.groups).items():
        if count > 1:
            yield f"Group {group_id!r} is there {count} times."


def _within(box: Box, frame: Box) -> bool:
    frame = frame.grow(SLACK)
    return frame.contains(box.x, box.y) and frame.contains(box.right, box.bottom)


def _show(box: Box) -> str:
    return f"x {box.x:.0f} to {box.right:.0f}, y {box.y:.0f} to {box.bottom:.0f}"
