"""What differs between two pictures: the boxes that must be painted anew."""

from __future__ import annotations

import math
from collections.abc import Iterator

from msgspec.structs import replace

from orclib.scene.model import Scene
from orclib.scene.shapes import Box, Circle, Group, Rect, Shape

# Beyond this share of the picture one full repaint is cheaper than many clipped ones.
MOST = 0.9
MANY = 8
"""A thing that differs in more boxes than these is painted whole."""


def dirty(old: Scene, new: Scene) -> tuple[Box, ...] | None:
    """The boxes in which the two differ, in whole px; () when nowhere, None when nearly everywhere."""
    if (old.width, old.height) != (new.width, new.height):
        return None
    if old.groups == new.groups:
        return ()
    boxes = _merged([_whole(box) for box in _changed(old, new)])
    if sum(box.w * box.h for box in boxes) > MOST * new.width * new.height:
        return None
    return tuple(boxes)


def touched(shape: Shape) -> tuple[Box, ...]:
    """Where a shape leaves colour; an outline leaves its inside alone, so a ring is four strips."""
    box = shape.bounds
    if isinstance(shape, Rect) and not shape.fill:
        r = shape.radius
    elif isinstance(shape, Circle) and not shape.fill:
        r = shape.r
    else:
        return (box,)
    # A round corner reaches further in than the sides do: (1 - 1/√2) of its radius, measured at its middle.
    thick = max(shape.line, 0.86 * shape.line + 0.3 * r)
    if 2 * thick >= min(box.w, box.h):
        return (box,)
    high = box.h - 2 * thick
    return (
        Box(box.x, box.y, box.w, thick),
        Box(box.x, box.bottom - thick, box.w, thick),
        Box(box.x, box.y + thick, thick, high),
        Box(box.right - thick, box.y + thick, thick, high),
    )


def _changed(old: Scene, new: Scene) -> Iterator[Box]:
    """Where the two differ, thing by thing."""
    before, after = _by_key(old), _by_key(new)
    for key, group in before.items():
        if key not in after:
            yield from _few([*_all(group)], group)
        elif group is not after[key] and group != after[key]:
            yield from _few([*_between(group, after[key])], group, after[key])
    for key, group in after.items():
        if key not in before:
            yield from _few([*_all(group)], group)
    # Things that changed their place in the order of painting may now be above what they were below.
    for was, now in zip([k for k in before if k in after], [k for k in after if k in before], strict=True):
        if was != now:
            yield from _few([*_all(before[was])], before[was])
            yield from _few([*_all(after[now])], after[now])


def _few(boxes: list[Box], *groups: Group) -> list[Box]:
    """The boxes in which things differ; rather those around the whole things than very many."""
    return boxes if len(boxes) <= MANY else [group.bounds for group in groups]


def _all(group: Group) -> Iterator[Box]:
    for shape in group.shapes:
        for box in touched(shape):
            yield box.moved(group.x, group.y)


def _between(old: Group, new: Group) -> Iterator[Box]:
    """Where a group differs from what it was; when only some of its shapes changed, only there."""
    if (old.x, old.y) != (new.x, new.y):
        yield from _all(old)
        yield from _all(new)
        return
    if len(old.shapes) != len(new.shapes):
        # Shapes came or went: those before them are as they were.
        same = next((i for i, (a, b) in enumerate(zip(old.shapes, new.shapes, strict=False)) if a != b), None)
        same = min(len(old.shapes), len(new.shapes)) if same is None else same
        yield from _all(replace(old, shapes=old.shapes[same:]))
        yield from _all(replace(new, shapes=new.shapes[same:]))
        return
    for was, now in zip(old.shapes, new.shapes, strict=True):
        if was != now:
            for box in (*touched(was), *touched(now)):
                yield box.moved(new.x, new.y)


def _by_key(scene: Scene) -> dict[tuple[str, int], Group]:
    """The groups in the order of painting; should an id come twice, the number tells them apart."""
    found: dict[tuple[str, int], Group] = {}
    for group in scene.ordered:
        count = 0
        while (group.id, count) in found:
            count += 1
        found[group.id, count] = group
    return found


def _whole(box: Box) -> Box:
    """The box on whole px, with room for soft edges."""
    x, y = math.floor(box.x - 1), math.floor(box.y - 1)
    return Box(x, y, math.ceil(box.right + 1) - x, math.ceil(box.bottom + 1) - y)


def _merged(boxes: list[Box]) -> list[Box]:
    """Boxes that overlap as one box, where that box is hardly larger than the two."""
    done: list[Box] = []
    while boxes:
        box = boxes.pop()
        for other in done:
            joint = box.union(other)
            if joint.w * joint.h <= box.w * box.h + other.w * other.h:
                done.remove(other)
                boxes.append(joint)
                break
        else:
            done.append(box)
    return done
