"""A page to print: panels in columns, each written from the top down; its words are its alt text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orclib.scene import text as metrics
from orclib.scene.check import SCREEN
from orclib.scene.model import Scene
from orclib.scene.palette import GOLD, INK
from orclib.scene.parts import disc, ground, moved, panel, status_line
from orclib.scene.shapes import Box, Group, Shape, Text, group

SIZE: Final = 17
LINE: Final = 22
MARGIN: Final = 20
TOP: Final = 74
GAP: Final = 10
"""Between panels, and between a picture and its words."""
INSET: Final = 14
ART: Final = 32.0
"""The width of a small picture beside its words."""


class Handout:
    """A page of that title; `columns` are their shares of the width."""

    def __init__(self, title: str, lead: str, columns: tuple[float, ...] = (1, 1, 1)) -> None:
        self.title = title
        self.said = [title, lead]
        width, height = SCREEN
        self.groups: list[Group] = [group("ground", ground(width, height), status_line(width, lead, title))]
        room = width - 2 * MARGIN - GAP * (len(columns) - 1)
        self._columns, x = list[tuple[float, float]](), float(MARGIN)
        for share in columns:
            wide = room * share / sum(columns)
            self._columns.append((x, wide))
            x += wide + GAP
        self._feet = [float(TOP)] * len(columns)
        self._frames = [list[tuple[Box, str]]() for _column in columns]

    def panel(self, column: int, title: str) -> Panel:
        """A new panel below the others of a column; it is there once it is `done`."""
        x, wide = self._columns[column]
        return Panel(self, column, title, Box(x, self._feet[column], wide, 0))

    def add(self, column: int, title: str, box: Box, groups: Iterable[Group]) -> None:
        """A panel that is done, and what is on it."""
        self._frames[column].append((box, title))
        self.groups += groups
        self._feet[column] = box.bottom + GAP

    def scene(self) -> Scene:
        """The whole page: the last panel of each column reaches as far down as the lowest."""
        foot, frames = max(self._feet) - GAP, list[Shape]()
        for column in self._frames:
            for at, (box, title) in enumerate(column):
                high = foot - box.y if at == len(column) - 1 else box.h
                frames += panel(Box(box.x, box.y, box.w, high), title)
        ground, *rest = self.groups
        groups = (ground, group("panels", frames), *rest)
        return Scene(*SCREEN, self.title, "\n".join(self.said), groups)


class Panel:
    """A part of a page, with a heading; rows are added from the top down."""

    def __init__(self, sheet: Handout, column: int, title: str, box: Box) -> None:
        self._sheet, self._column, self._title = sheet, column, title
        self.x, self.y, self.wide = box.x + INSET, box.y + 42, box.w - 2 * INSET
        self._box, self._groups = box, list[Group]()
        sheet.said.append(title)

    def row(self, text: str, art: Iterable[Shape] = (), wide: float = 0, high: float = 0, *, after: float = 8) -> Panel:
        """Words, right of a picture of that size (drawn about its own corner), both about one middle line."""
        room = self.wide - (wide + GAP if wide else 0)
        lines = metrics.wrap(text, room, SIZE) if text else []
        tall = max(high, LINE * len(lines))
        left, top = self.x + self.wide - room, self.y + (tall - LINE * len(lines)) / 2
        words = [Text(left, top + 17 + LINE * at, line, SIZE, INK, room=room) for at, line in enumerate(lines)]
        name = f"{self._column}:{len(self._sheet.said)}"
        self._groups.append(group(f"words:{name}", words))
        self.draw(art, 0, (tall - high) / 2)
        if text:
            self._sheet.said.append(text)
        self.y += tall + after
        return self

    def about(self, text: str, art: Iterable[Shape] = ()) -> Panel:
        """Words beside a small picture that is drawn about its middle."""
        shapes = moved(art, ART / 2, ART / 2)
        wide = ART if shapes else 0
        return self.row(text, shapes, wide, wide, after=3)

    def numbered(self, texts: Iterable[str]) -> Panel:
        """One after the other, with numbers from 1."""
        for number, text in enumerate(texts, 1):
            self.about(text, disc(0, 0, str(number), GOLD))
        return self

    def draw(self, art: Iterable[Shape], dx: float = 0, dy: float = 0) -> Panel:
        """A picture in the panel, that far from the place of the next row; it takes no room."""
        if shapes := tuple(art):
            name = f"art:{self._column}:{len(self._sheet.said)}:{len(self._groups)}"
            self._groups.append(Group(name, shapes, self.x + dx, self.y + dy, "pieces"))
        return self

    def skip(self, high: float) -> Panel:
        """Leave room for what has been drawn."""
        self.y += high
        return self

    def tell(self, text: str) -> Panel:
        """Words of the alt text for what is drawn in numbers and signs."""
        self._sheet.said.append(text)
        return self

    def done(self) -> None:
        """Close the panel below its last row."""
        box = Box(self._box.x, self._box.y, self._box.w, self.y + 4 - self._box.y)
        self._sheet.add(self._column, self._title, box, self._groups)
