"""What a thing looks like when it is legal, chosen, just moved … (LOOK section 5): marks drawn on targets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orclib.scene.model import Scene, Target
from orclib.scene.palette import GOLD, INK, LAST, LEGAL, PAPER, REFUSE
from orclib.scene.parts import badge
from orclib.scene.shapes import Box, Circle, Glyph, Poly, Rect, Shape, Text, group


def marked(
    scene: Scene,
    *,
    legal: Iterable[str] = (),
    evidence: Iterable[str] = (),
    selected: Iterable[str] = (),
    last: Iterable[str] = (),
    focus: str | None = None,
    many: Iterable[str] = (),
) -> Scene:
    """The scene with marks on the targets of these ids, in LOOK's order from below, badges on top of all.

    `many` are legal too, but so many that rings would hide the picture: a dot each.
    """
    legal, evidence = tuple(legal), tuple(evidence)
    states: tuple[tuple[str, Iterable[str]], ...] = (
        ("last", last),
        ("legal", legal),
        ("evidence", evidence),
        ("selected", selected),
        ("focus", () if focus is None else (focus,)),
    )
    dots = [_dot(scene.target(id)) for id in many]
    marks = [group("dots", dots, layer="marks")] if dots else []
    for state, ids in states:
        targets = map(scene.target, ids)
        marks += [group(f"{state}:{target.id}", _rings(state, target), layer="marks") for target in targets]
    words = _words(scene) if legal else []
    badges = [shape for target in map(scene.target, legal) for shape in _tick(target, words)]
    badges += [shape for target in map(scene.target, evidence) for shape in _cross(target, scene.width)]
    if badges:
        # Discs first, then signs: badges do not overlap, and the canvas is told less often how to draw.
        marks.append(group("badges", sorted(badges, key=lambda shape: isinstance(shape, Glyph)), layer="marks"))
    return scene.with_groups(marks)


THIN: Final = 30
LOW: Final = 36
"""A thing no higher than this has its words right under its upper edge."""
HIGH: Final = 0.75
"""How high letters are, as a share of their size."""
# A ring: px from the edge of the thing to the middle of the line, colour, width, dashes.
Ring = tuple[float, str, float, tuple[float, ...]]
OUTSIDE: Final[dict[str, tuple[Ring, ...]]] = {
    "legal": ((5, PAPER, 7, ()), (5, LEGAL, 4, ())),
    "evidence": ((5, PAPER, 6, ()), (5, REFUSE, 3.5, (9, 5))),
    "selected": ((5, INK, 7, ()), (5, GOLD, 4, ())),
    "focus": ((10, INK, 2, (2, 4)),),
}
# Inside, a ring lies on the colour of the thing, so each has paper under it or is thick.
INSIDE: Final[dict[str, tuple[Ring, ...]]] = {
    "legal": ((-4.5, PAPER, 9, ()), (-3, LEGAL, 5, ())),
    "evidence": ((-4, PAPER, 6, ()), (-4, REFUSE, 3.5, (9, 5))),
    "selected": ((-4, INK, 7, ()), (-4, GOLD, 4, ())),
    "focus": ((-11, PAPER, 4, ()), (-11, INK, 2, (2, 4))),
}

# A low thing that touches its neighbours is filled by its word: the rings lie on its edge.
ON_EDGE: Final[dict[str, tuple[Ring, ...]]] = {
    "legal": ((0, PAPER, 5, ()), (0, LEGAL, 3, ())),
    "evidence": ((0, PAPER, 5, ()), (0, REFUSE, 2.5, (6, 4))),
    "selected": ((0, INK, 5, ()), (0, GOLD, 2.5, ())),
    "focus": ((3, PAPER, 3, ()), (3, INK, 2, (2, 4))),
}


def _rings(state: str, target: Target) -> list[Shape]:
    if state == "last":
        return _brackets(target)
    within = ON_EDGE if edge(target).h < THIN else INSIDE
    rings = (within if target.inside else OUTSIDE)[state]
    return [outline(target, d, stroke=colour, line=line, dash=dash) for d, colour, line, dash in rings]


def _brackets(target: Target) -> list[Shape]:
    box = edge(target).grow(-5 if target.inside else 5)
    arm = min(14, box.w / 3, box.h / 3)
    lines = ((PAPER, 6), (LAST, 3)) if target.inside else ((LAST, 3),)
    return [
        Poly(((x + arm * sx, y), (x, y), (x, y + arm * sy)), closed=False, stroke=colour, line=line)
        for colour, line in lines
        for x, sx in ((box.x, 1), (box.right, -1))
        for y, sy in ((box.y, 1), (box.bottom, -1))
    ]


def _tick(target: Target, words: Iterable[Box]) -> list[Shape]:
    """A tick on the upper edge of a thing, small and there where it leaves what is written to be read."""
    box, r = edge(target), 12 if edge(target).h > LOW else 9
    y, aside = box.y - (2 if target.inside else 5), max(box.w / 2 - (r if target.inside else 2), 0)
    discs = [Box(box.cx + dx - r, y - r, 2 * r, 2 * r) for dx in (0, aside, -aside)]
    best = min(discs, key=lambda disc: sum(_area(disc.common(word)) for word in words if disc.overlaps(word)))
    return badge(best.cx, best.cy, "tick", LEGAL, r=r)


def _words(scene: Scene) -> list[Box]:
    """Where words and numbers stand, without the room above and below their letters."""
    return [
        Box(group.x + shape.left, group.y + shape.y - HIGH * shape.size, shape.width, HIGH * shape.size)
        for group in scene.groups
        for shape in group.shapes
        if isinstance(shape, Text)
    ]


def _area(box: Box) -> float:
    return box.w * box.h


def _dot(target: Target) -> Shape:
    """A dot where a tick would be; in the middle of a thing without room above it, and of one as thin as a line."""
    box = target.boxes[0]
    y = box.cy if target.inside or min(box.w, box.h) < THIN else box.y
    return Rect(box.cx - 5, y - 5, 10, 10, fill=LEGAL)  # a square is the shortest thing to say to a canvas


def _cross(target: Target, width: float) -> list[Shape]:
    """A cross at the corner of a thing, as far right as the disc has room in a frame so wide."""
    box = edge(target)
    if target.shape == "circle":
        reach = box.w / 2 * 0.71 + 2
        return badge(box.cx + reach, box.cy + reach, "cross", REFUSE, r=13)
    if target.inside:
        return badge(box.right - 13, box.bottom - 13, "cross", REFUSE, r=13)
    return badge(min(box.right + 3, width - 14), box.bottom - 1, "cross", REFUSE, r=13)


def edge(target: Target) -> Box:
    """The first box; of a circle, the square around it."""
    box = target.boxes[0]
    if target.shape == "box":
        return box
    side = min(box.w, box.h)
    return Box(box.cx - side / 2, box.cy - side / 2, side, side)


def outline(
    target: Target,
    d: float,
    *,
    stroke: str,
    line: float,
    dash: tuple[float, ...] = (),
) -> Shape:
    """A line around a thing, `d` px from its edge."""
    box = edge(target).grow(d)
    if target.shape == "circle":
        return Circle(box.cx, box.cy, box.w / 2, stroke=stroke, line=line, dash=dash)
    # Corners stay concentric with the thing's own; a sharp thing gets sharp rings.
    r = max(target.radius + d, 2.0) if target.radius else 0.0
    return Rect(box.x, box.y, box.w, box.h, r, stroke=stroke, line=line, dash=dash)
