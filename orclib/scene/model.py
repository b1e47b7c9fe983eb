"""A picture as data: groups of shapes, and the targets a person can point at.

Units are logical px, y grows downward. Nothing here draws; svg.py and canvas.py do, from the same values.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Collection, Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

from orclib import display
from orclib.scene.palette import SHADOW
from orclib.scene.shapes import LAYERS, Box, Circle, Group, Rect, Shape
from orclib.scene.svg import number, svg


class Target(msgspec.Struct, frozen=True):
    """Something a person can point at, and the sentence that says what it is.

    Marks are drawn on the first box: `radius` and `shape` are those of the thing, `inside` keeps the marks
    within its edge because it touches its neighbours. `group` is what moves when it is lifted: that of its id if None.
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
    button: bool = False
    """Only to be pressed: it makes a move or says with what, and nothing ever lies on it."""

    @property
    def name(self) -> str:
        """What it is, without its details."""
        return self.sentence.split(":")[0].split(",")[0].strip(" .\N{NO-BREAK SPACE}")

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

    def without_buttons(self, kept: Collection[str] = ()) -> Scene:
        """This picture as it is looked at and not played on: no buttons, no labels of such, no hint what else to do.

        Those that are `kept` are what is spoken of.
        """
        buttons = {target.id for target in self.targets if target.button and target.id not in kept}
        gone = {"hint", *buttons, *(id.partition(":")[0] for id in buttons)}
        groups = (each for each in self.groups if each.id in kept or each.id.removeprefix("label:") not in gone)
        targets = (each for each in self.targets if each.id not in buttons)
        return replace(self, groups=tuple(groups), targets=tuple(targets))

    def with_groups(self, groups: Iterable[Group], said: str = "") -> Scene:
        """This picture with more on it, and what its text says of that."""
        text = f"{self.text}\n{said}" if said else self.text
        return replace(self, text=text, groups=(*self.groups, *(each for each in groups if each.shapes)))

    def lifted(self, target_id: str, dy: float = 8.0) -> Scene:
        """This picture with the target `dy` px up, and what it stands for held above its place, over its shadow.

        What is held lies among the marks, so that the table under it need not be painted again.
        """
        lifted = self.target(target_id)
        held = []
        for group in self.groups:
            if group.id == (lifted.group or lifted.id):
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

    def _ipython_display_(self) -> None:
        display.show(self)


def _tuple(box: Box) -> tuple[float, float, float, float]:
    return box.x, box.y, box.w, box.h
