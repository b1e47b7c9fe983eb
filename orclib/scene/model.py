"""A picture as data: shapes in groups, and the targets a person can point at.

Units are logical px, y grows downward. Nothing here draws; svg.py and canvas.py do, from the same values.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from orclib.scene import text as metrics
from orclib.scene.palette import INK, SHADOW

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
        found: Box | None = None
        for shape in self.shapes:
            found = shape.bounds if found is None else found.union(shape.bounds)
        return (found or Box(0, 0, 0, 0)).moved(self.x, self.y)


class Target(msgspec.Struct, frozen=True):
    """Something a person can point at, and the sentence that says what it is.

    Marks are drawn on the first box: `radius` and `shape` are those of the thing, `inside` keeps the marks
    within its edge because it touches its neighbours. `group` is the group that moves when it is lifted.
    """

    id: str
    boxes: tuple[Box, ...]
    sentence: str
    radius: float = 8.0
    inside: bool = False
    shape: Literal["box", "circle"] = "box"
    group: str | None = None
    loose: bool = False
    """A loose thing, such as a card in hand: it is lifted while it is chosen."""
    quiet: bool = False
    """Not to be pointed out while there is anything else to do, such as a pass that ends the game for somebody."""

    def hit(self, x: float, y: float) -> bool:
        """Whether the point is on the thing."""
        if self.shape == "circle":
            return any(math.hypot(x - b.cx, y - b.cy) <= min(b.w, b.h) / 2 for b in self.boxes)
        return any(box.contains(x, y) for box in self.boxes)


def _shadow(target: Target, box: Box) -> Shape:
    """What a thing that is held up casts on its place."""
    if target.shape == "circle":
        return Circle(box.cx, box.cy, min(box.w, box.h) / 2, fill=SHADOW)
    return Rect(box.x, box.y, box.w, box.h, r=target.radius, fill=SHADOW)


class Scene(msgspec.Struct, frozen=True):
    """A whole picture; `text` says the same facts in lines of text."""

    width: float
    height: float
    title: str
    text: str
    groups: tuple[Group, ...]
    targets: tuple[Target, ...] = ()
    note: Box | None = None
    """Where a refusal may be written without covering anything."""

    @property
    def ordered(self) -> tuple[Group, ...]:
        """The groups in the order of painting."""
        return tuple(sorted(self.groups, key=lambda group: LAYERS.index(group.layer)))

    def at(self, x: float, y: float) -> Target | None:
        """The topmost target at a point, which is the last one in the tuple."""
        return next((target for target in reversed(self.targets) if target.hit(x, y)), None)

    def target(self, target_id: str) -> Target:
        """The target of that id; `KeyError` when there is none."""
        for target in self.targets:
            if target.id == target_id:
                return target
        raise KeyError(f"no target {target_id!r} in {self.title!r}; there are {[t.id for t in self.targets]}")

    def with_groups(self, groups: Iterable[Group]) -> Scene:
        """This picture with more on it."""
        return replace(self, groups=(*self.groups, *groups))

    def lifted(self, target_id: str, dy: float = 8.0) -> Scene:
        """This picture with the target `dy` px up, and what it stands for held above its place, over its shadow.

        What is held lies among the marks, so that the table under it need not be painted again.
        """
        lifted = self.target(target_id)
        held = []
        for group in self.groups:
            if group.id == lifted.group:
                shadow = tuple(_shadow(lifted, box.moved(-group.x, dy - group.y)) for box in lifted.boxes)
                shapes = (*shadow, *group.shapes)
                held.append(Group(f"held:{group.id}", shapes, group.x, group.y - dy, "marks"))
        return replace(
            self,
            groups=(*self.groups, *held),
            targets=tuple(
                replace(t, boxes=tuple(box.moved(0, -dy) for box in t.boxes)) if t is lifted else t
                for t in self.targets
            ),
        )

    def digest(self) -> str:
        """Twelve hex digits that change when the drawing or a target does, and only then."""
        # Hashing the SVG, not the floats, so that the last bit of a cosine on another machine does not count.
        from orclib.scene.svg import number, svg

        targets = [
            (t.id, t.sentence, t.radius, t.inside, t.shape, [[number(v) for v in _tuple(b)] for b in t.boxes])
            for t in self.targets
        ]
        return hashlib.sha256(f"{svg(self)}{targets}".encode()).hexdigest()[:12]

    def __repr__(self) -> str:
        return f"{self.text}\n[{self.title}: {self.digest()}]"

    def still(self) -> Scene:
        """What is stored of it where no kernel runs: the picture itself."""
        return self

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, Any]:
        from orclib.notebook.answer import SceneView  # widgets are loaded only where something is shown

        return SceneView(self)._repr_mimebundle_(include, exclude)


def _tuple(box: Box) -> tuple[float, float, float, float]:
    return box.x, box.y, box.w, box.h


def group(id: str, *parts: Shape | Iterable[Shape], x: float = 0.0, y: float = 0.0, layer: Layer = "board") -> Group:
    """A group from shapes and lists of shapes, as the functions of parts.py return them."""
    shapes: list[Shape] = []
    for part in parts:
        if isinstance(part, Rect | Circle | Poly | Glyph | Text):
            shapes.append(part)
        else:
            shapes.extend(part)
    return Group(id, tuple(shapes), x, y, layer)
