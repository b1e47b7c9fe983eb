"""What pictures are made of: rectangles, circles, lines, signs and texts, in groups."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from orclib.scene import text as metrics
from orclib.scene.palette import INK

Layer = Literal["board", "pieces", "marks", "front"]
LAYERS: Final[tuple[Layer, ...]] = ("board", "pieces", "front", "marks")


class Box(msgspec.Struct, frozen=True):
    """A rectangle: top left corner and size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def grow(self, d: float) -> Box:
        """This box with `d` px more on every side (less when negative)."""
        return Box(self.x - d, self.y - d, self.w + 2 * d, self.h + 2 * d)

    def moved(self, dx: float, dy: float) -> Box:
        """This box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies in the box or on its edge."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def overlaps(self, other: Box) -> bool:
        """Whether the two share an area; touching edges do not."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def common(self, other: Box) -> Box:
        """What lies in both, where they overlap."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, min(self.right, other.right) - x, min(self.bottom, other.bottom) - y)

    def union(self, other: Box) -> Box:
        """The smallest box around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


class Painted(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """What filled and outlined shapes share: colours "#RRGGBB" or None, line width and dashes in px."""

    fill: str | None = None
    stroke: str | None = None
    line: float = 1.5
    dash: tuple[float, ...] = ()

    @property
    def overhang(self) -> float:
        """How far the outline reaches beyond the geometry."""
        return self.line / 2 if self.stroke else 0.0


class Rect(Painted, frozen=True):
    """A rectangle; `r` rounds its corners."""

    x: float
    y: float
    w: float
    h: float
    r: float = 0

    @property
    def radius(self) -> float:
        """The radius that fits: at most half of either side."""
        return min(self.r, self.w / 2, self.h / 2)

    @property
    def bounds(self) -> Box:
        return Box(self.x, self.y, self.w, self.h).grow(self.overhang)


class Die(Rect, frozen=True):
    """The body of a die that has been thrown: as many pips follow it as its face has."""

    face: int = 1


class Circle(Painted, frozen=True):
    """A circle about (x, y)."""

    x: float
    y: float
    r: float

    @property
    def bounds(self) -> Box:
        return Box(self.x - self.r, self.y - self.r, 2 * self.r, 2 * self.r).grow(self.overhang)


class Poly(Painted, frozen=True):
    """Straight lines through the points, with round joins and ends."""

    points: tuple[tuple[float, float], ...]
    closed: bool = True

    @property
    def bounds(self) -> Box:
        xs, ys = zip(*self.points, strict=True)
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).grow(self.overhang)


class Glyph(msgspec.Struct, frozen=True, tag=True):
    """One of our signs in the square of `size` px at (x, y); `base` is the colour put under its cuts."""

    name: str
    x: float
    y: float
    size: float
    fill: str = INK
    base: str | None = None
    turn: float = 0  # degrees, clockwise about the centre

    @property
    def bounds(self) -> Box:
        # A turned square reaches at most half its diagonal from the centre.
        extra = 0.0 if self.turn % 90 == 0 else self.size * (math.sqrt(2) - 1) / 2
        return Box(self.x, self.y, self.size, self.size).grow(extra)


class Text(msgspec.Struct, frozen=True, tag=True):
    """One line of text; y is the baseline, `room` the px it must fit in (judged by check.py)."""

    x: float
    y: float
    text: str
    size: float = 17
    fill: str = INK
    bold: bool = False
    serif: bool = False
    align: Literal["start", "middle", "end"] = "start"
    room: float | None = None

    @property
    def width(self) -> float:
        return metrics.width(self.text, self.size, self.bold, self.serif)

    @property
    def left(self) -> float:
        return self.x - self.width * {"start": 0.0, "middle": 0.5, "end": 1.0}[self.align]

    @property
    def bounds(self) -> Box:
        """Wide enough for any letter: accents above, tails below."""
        up, down = self.size * metrics.ASCENT, self.size * metrics.DESCENT
        return Box(self.left, self.y - up, self.width, up + down)


Shape = Rect | Circle | Poly | Glyph | Text


def bounds(shapes: Iterable[Shape]) -> Box:
    """The box around all that is drawn; empty at (0, 0) when nothing is."""
    found: Box | None = None
    for shape in shapes:
        found = shape.bounds if found is None else found.union(shape.bounds)
    return found or Box(0, 0, 0, 0)


class Group(msgspec.Struct, frozen=True):
    """One thing on the table; its shapes are relative to (x, y). Equal groups look equal."""

    id: str
    shapes: tuple[Shape, ...]
    x: float = 0.0
    y: float = 0.0
    layer: Layer = "board"

    @property
    def bounds(self) -> Box:
        """The box around all that is drawn, on the table; empty at (x, y) when nothing is."""
        return bounds(self.shapes).moved(self.x, self.y)


def group(id: str, *parts: Shape | Iterable[Shape], x: float = 0.0, y: float = 0.0, layer: Layer = "board") -> Group:
    """A group from shapes and lists of shapes, as the functions of parts.py return them."""
    shapes: list[Shape] = []
    for part in parts:
        if isinstance(part, Rect | Circle | Poly | Glyph | Text):
            shapes.append(part)
        else:
            shapes.extend(part)
    return Group(id, tuple(shapes), x, y, layer)
