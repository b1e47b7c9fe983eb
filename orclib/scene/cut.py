"""A part of a picture as a picture of its own, and where two pictures differ: what a comparison shows."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from orclib.scene.model import Scene
from orclib.scene.parts import moved
from orclib.scene.shapes import Box, Circle, Glyph, Group, Poly, Rect, Shape, Text, group

LEAST: Final = (396.0, 320.0)
"""A cut-out shows at least so much, or nobody sees where on the table it is; a phone shows that width to be read."""
MOST: Final = (47.5, 25.5)
"""And at most so many times its smallest words: two of them stand side by side on a small screen, and are read."""
BIG: Final = 22.0
"""What words would have for a size where there are none."""
MARGIN: Final = 24.0
NEAR: Final = 60.0
"""What differs belongs together up to this distance."""
ROUND: Final = 32
"""A circle that is cut becomes so many lines."""

_Placed = tuple[Shape, float, float]
_Point = tuple[float, float]


def differing(one: Scene, other: Scene, mark: str = "") -> tuple[Box, ...]:
    """The boxes of all that is drawn on one of two pictures alone; with a mark, such as "legal", only of those."""
    first, second = Counter(_placed(one, mark)), Counter(_placed(other, mark))
    only = [*(first - second), *(second - first)]
    return tuple(shape.bounds.moved(x, y) for shape, x, y in only)


def window(one: Scene, other: Scene) -> Box | None:
    """The part of two pictures that tells them apart, what may be done first; None where no such part does."""
    ringed = _heaps(differing(one, other, "legal"))
    heaps = [*ringed[:1], *_heaps(differing(one, other))]
    if not heaps:
        return None
    size = min(smallest(one), smallest(other))
    wide, high = MOST[0] * size, MOST[1] * size

    def fits(box: Box) -> bool:
        return box.w + 2 * MARGIN <= wide and box.h + 2 * MARGIN <= high

    chosen, *rest = sorted(heaps, key=lambda heap: not fits(heap))
    for heap in rest:
        joint = chosen.union(heap)
        if fits(joint):
            chosen = joint
    width, height = min(one.width, other.width), min(one.height, other.height)
    x, w = _side(chosen.x, chosen.w, LEAST[0], wide, width)
    y, h = _side(chosen.y, chosen.h, LEAST[1], high, height)
    box = Box(x, y, w, h)
    return box if differing(cut(one, box), cut(other, box)) else None


def smallest(scene: Scene) -> float:
    """The size of the smallest words of a picture."""
    sizes = (shape.size for each in scene.groups for shape in each.shapes if isinstance(shape, Text))
    return min(sizes, default=BIG)


def cut(scene: Scene, box: Box, text: str = "") -> Scene:
    """What lies in a box, as a picture of its own; words and signs that the edge would cut are left out."""
    frame = Box(0, 0, box.w, box.h)
    groups = []
    for each in scene.ordered:
        shapes = [part for shape in each.shapes for part in _within(shape, each.x - box.x, each.y - box.y, frame)]
        if shapes:
            groups.append(Group(each.id, tuple(shapes), layer=each.layer))
    return replace(
        scene, width=box.w, height=box.h, text=text or scene.text, groups=tuple(groups), targets=(), note=None
    )


def beside(scenes: Iterable[Scene], title: str, text: str, gap: float = 20.0) -> Scene:
    """Pictures side by side as one; nothing on it can be pointed at."""
    x, groups, height = 0.0, list[Group](), 0.0
    for at, scene in enumerate(scenes):
        groups += [replace(each, id=f"{at}:{each.id}", x=each.x + x) for each in scene.groups]
        x, height = x + scene.width + gap, max(height, scene.height)
    return Scene(x - gap, height, title, text, tuple(groups))


def _placed(scene: Scene, mark: str) -> Iterator[_Placed]:
    for each in scene.groups:
        if not mark or (each.layer == "marks" and each.id.startswith(f"{mark}:")):
            for shape in each.shapes:
                yield shape, each.x, each.y


def _heaps(boxes: Iterable[Box]) -> list[Box]:
    """Boxes around those that lie near each other, where most differs first."""
    heaps: list[tuple[Box, int]] = []
    for box in boxes:
        joint, count = box, 1
        apart = False
        while not apart:
            near = [heap for heap in heaps if heap[0].grow(NEAR).overlaps(joint)]
            heaps = [heap for heap in heaps if heap not in near]
            for heap, many in near:
                joint, count = joint.union(heap), count + many
            apart = not near
        heaps.append((joint, count))
    return [box for box, _count in sorted(heaps, key=lambda heap: (-heap[1], heap[0].y, heap[0].x))]


def _side(at: float, long: float, least: float, most: float, room: float) -> _Point:
    """Where a side of a cut-out begins, and how long it is."""
    wanted = min(max(long + 2 * MARGIN, least), most, room)
    begin = at + (long - wanted) / 2
    return min(max(begin, 0.0), room - wanted), wanted


def _within(shape: Shape, dx: float, dy: float, frame: Box) -> Iterator[Shape]:
    """The part of a shape, moved by (dx, dy), that lies in a frame."""
    bounds = shape.bounds.moved(dx, dy)
    if not bounds.overlaps(frame):
        return
    inside = bounds.x >= 0 and bounds.y >= 0 and bounds.right <= frame.w and bounds.bottom <= frame.h
    if inside:
        yield from moved([shape], dx, dy)
    elif not isinstance(shape, Text | Glyph):
        lines, closed = _outline(shape, dx, dy)
        edge = frame.grow(-shape.overhang)
        if closed and shape.fill:
            points = _clipped(lines, frame)
            if len(points) > 2:
                yield Poly(points=tuple(points), fill=shape.fill)
        if shape.stroke:
            ring = [*lines, lines[0]] if closed else list(lines)
            for line in _pieces(ring, edge):
                yield Poly(points=tuple(line), closed=False, stroke=shape.stroke, line=shape.line, dash=shape.dash)


def _outline(shape: Rect | Circle | Poly, dx: float, dy: float) -> tuple[list[_Point], bool]:
    """The points of a shape, and whether the last is joined to the first."""
    match shape:
        case Poly():
            return [(x + dx, y + dy) for x, y in shape.points], shape.closed
        case Circle():
            turns = [2 * math.pi * at / ROUND for at in range(ROUND)]
            return [(shape.x + dx + shape.r * math.cos(a), shape.y + dy + shape.r * math.sin(a)) for a in turns], True
        case Rect():
            r = shape.radius
            left, top, right, bottom = shape.x + dx, shape.y + dy, shape.x + dx + shape.w, shape.y + dy + shape.h
            if not r:
                return [(left, top), (right, top), (right, bottom), (left, bottom)], True
            middles = ((right - r, top + r), (right - r, bottom - r), (left + r, bottom - r), (left + r, top + r))
            points = []
            for quarter, (x, y) in enumerate(middles):
                for step in range(5):
                    a = math.pi / 2 * (quarter - 1 + step / 4)
                    points.append((x + r * math.cos(a), y + r * math.sin(a)))
            return points, True


def _clipped(points: list[_Point], frame: Box) -> list[_Point]:
    """A polygon within a frame (Sutherland and Hodgman)."""
    for axis, limit, sign in ((0, frame.x, 1), (0, frame.right, -1), (1, frame.y, 1), (1, frame.bottom, -1)):
        kept: list[_Point] = []
        for at, now in enumerate(points):
            before = points[at - 1]
            was, is_in = sign * (before[axis] - limit), sign * (now[axis] - limit)
            if (was < 0) != (is_in < 0):
                share = was / (was - is_in)
                kept.append((before[0] + share * (now[0] - before[0]), before[1] + share * (now[1] - before[1])))
            if is_in >= 0:
                kept.append(now)
        points = kept
    return points


def _pieces(points: list[_Point], frame: Box) -> Iterator[list[_Point]]:
    """The pieces of a line within a frame (Liang and Barsky)."""
    piece: list[_Point] = []
    for (ax, ay), (bx, by) in pairwise(points):
        dx, dy, enter, leave = bx - ax, by - ay, 0.0, 1.0
        for step, room in ((-dx, ax - frame.x), (dx, frame.right - ax), (-dy, ay - frame.y), (dy, frame.bottom - ay)):
            if step == 0:
                if room < 0:
                    leave = -1.0
            elif step < 0:
                enter = max(enter, room / step)
            else:
                leave = min(leave, room / step)
        if enter >= leave:
            if len(piece) > 1:
                yield piece
            piece = []
            continue
        if enter > 0 and len(piece) > 1:
            yield piece
        if enter > 0 or not piece:
            piece = [(ax + enter * dx, ay + enter * dy)]
        piece.append((ax + leave * dx, ay + leave * dy))
        if leave < 1:
            yield piece
            piece = []
    if len(piece) > 1:
        yield piece


def framed(scene: Scene, colour: str) -> Scene:
    """A picture with a line around it."""
    edge = Rect(1, 1, scene.width - 2, scene.height - 2, stroke=colour, line=2)
    return scene.with_groups([group("frame", [edge], layer="marks")])
