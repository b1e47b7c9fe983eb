"""What a picture is collected in, thing by thing, before it becomes a Scene."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypedDict, Unpack

from orclib.scene.model import Scene, Target
from orclib.scene.parts import Sign, button, ground
from orclib.scene.shapes import Box, Group, Layer, Shape, group


class How(TypedDict, total=False):
    """How a thing is pointed at; see `Target`."""

    radius: float
    inside: bool
    group: str | None
    loose: bool
    quiet: bool
    button: bool


class Collector:
    """The groups and targets of one picture, on a table of that size. The painter of a game subclasses it."""

    def __init__(self, width: float, height: float, groups: Iterable[Group] = ()) -> None:
        self.width, self.height = width, height
        self.groups = [_ground(width, height), *groups]
        self.targets: list[Target] = []

    def add(self, thing: Group) -> None:
        """One more thing on the table, above those before it in its layer."""
        self.groups.append(thing)

    def put(self, id: str, shapes: Iterable[Shape], x: float, y: float, layer: Layer = "pieces") -> None:
        """The same for what is drawn about its own corner, or its middle."""
        self.groups.append(Group(id, tuple(shapes), x, y, layer))

    def add_target(self, id: str, box: Box, sentence: str, *more: Box, **how: Unpack[How]) -> None:
        """Let a person point at one or several boxes."""
        self.targets.append(Target(id, (box, *more), sentence, **how))

    def thing(self, id: str, shapes: Iterable[Shape], box: Box, sentence: str, **how: Unpack[How]) -> None:
        """Something that lies in a box, drawn about its corner, and that a person can point at."""
        self.put(id, shapes, box.x, box.y)
        self.add_target(id, box, sentence, **how)

    def button(
        self, id: str, box: Box, text: str, what: Sign, sentence: str, *, off: bool = False, quiet: bool = False
    ) -> None:
        """A thing to press: a sign and a word."""
        self.put(id, button(Box(0, 0, box.w, box.h), text, what, off=off), box.x, box.y)
        self.add_target(id, box, sentence, radius=10, quiet=quiet, button=True)

    def scene(self, title: str, text: str, note: Box | None = None) -> Scene:
        """The whole picture; a refusal may be written in the note."""
        return Scene(self.width, self.height, title, text, tuple(self.groups), tuple(self.targets), note)


@cache
def _ground(width: float, height: float) -> Group:
    return group("ground", ground(width, height))
