"""What a picture is collected in, thing by thing, before it becomes a Scene."""

from __future__ import annotations

from collections.abc import Iterable

from orclib.scene.model import Target
from orclib.scene.shapes import Box, Group


class Collector:
    """The groups and targets of one picture. The painter of a game subclasses it."""

    def __init__(self, groups: Iterable[Group]) -> None:
        self.groups = list(groups)
        self.targets: list[Target] = []

    def add(self, thing: Group) -> None:
        """One more thing on the table, above those before it in its layer."""
        self.groups.append(thing)

    def add_target(
        self,
        id: str,
        box: Box,
        sentence: str,
        *more: Box,
        radius: float = 8,
        inside: bool = False,
        group: str | None = None,
        loose: bool = False,
        quiet: bool = False,
    ) -> None:
        """Let a person point at one or several boxes; see `Target`."""
        boxes = (box, *more)
        self.targets.append(Target(id, boxes, sentence, radius, inside, group=group, loose=loose, quiet=quiet))
