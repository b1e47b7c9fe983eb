"""A table of what meets what: a row and a column for each thing, and cells that can be pointed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from orclib.scene import text as metrics
from orclib.scene.check import SCREEN, SMALLEST_TARGET, SMALLEST_TEXT
from orclib.scene.model import Scene, Target
from orclib.scene.palette import INK, LEGAL, LINE, OFF, OFF_INK, PAPER, REFUSE, REFUSE_WASH, mix, on
from orclib.scene.parts import ground, middle, panel
from orclib.scene.shapes import Box, Circle, Group, Rect, Shape, Text, group

Kind = Literal["met", "refused", "never"]

MARGIN: Final = 14
HEAD: Final = 28
"""The height of the numbers above the columns."""
KEY: Final = 34
"""The height of the key below a whole table, and of a line of it where half a table leaves room above."""
WIDEST: Final = 72
HIGHEST: Final = 44
LABEL: Final = 420
"""No name of a row has more px."""
SHADES: Final = tuple(mix(PAPER, LEGAL, share) for share in (0.12, 0.26, 0.42, 0.85, 1.0))
"""From seldom to often, each such that a number can be read on it."""


class Cell(NamedTuple):
    """Where two things meet, or do not: what is written there, how much of all it is (0 to 1), what it is called."""

    id: str
    kind: Kind
    text: str
    share: float
    sentence: str


def matrix(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    cells: Mapping[tuple[int, int], Cell],
    key: Sequence[tuple[Kind, str]],
    text: str,
) -> Scene:
    """The table: names of rows, short names of columns, cells by row and column, what the kinds of cells mean.

    Where no cell stands right of the diagonal the key does.
    """
    half = len(rows) == len(columns) and all(column <= row for row, column in cells)
    width, height = SCREEN
    high = min(HIGHEST, (height - 2 * MARGIN - HEAD - (0 if half else KEY)) / len(rows))
    label = min(LABEL, max(metrics.width(row, SMALLEST_TEXT) for row in rows) + 10)
    wide = min(WIDEST, (width - 2 * MARGIN - label) / len(columns))
    left, top = MARGIN + label, MARGIN + HEAD
    names: list[Shape] = [
        Text(MARGIN, top + high * (at + 0.5) + 6, metrics.fit(row, label - 8, SMALLEST_TEXT), SMALLEST_TEXT, INK)
        for at, row in enumerate(rows)
    ]
    for at, column in enumerate(columns):
        above = top + high * at - 12 if half and at else MARGIN + HEAD / 2  # of half a table the column begins there
        names.append(middle(left + wide * (at + 0.5), above, column))
    fills: list[Shape] = []
    signs: list[Shape] = []
    targets = []
    for (across, along), cell in cells.items():
        box = Box(left + wide * along, top + high * across, wide, high)
        fills.append(_fill(cell.kind, box, cell.share))
        signs += _sign(cell, box)
        more = max(0.0, (SMALLEST_TARGET - min(box.w, box.h)) / 2)
        targets.append(Target(cell.id, (box.grow(more),), cell.sentence, radius=2, inside=True))
    groups = (
        group("ground", ground(width, height)),
        group("names", names),
        group("cells", fills),
        group("signs", signs),
        _key(key, Box(left, top + high * len(rows), width - MARGIN - left, KEY), half=half),
    )
    return Scene(width, height, title, text, tuple(each for each in groups if each.shapes), tuple(targets))


def _fill(kind: Kind, box: Box, share: float) -> Shape:
    fill = {"never": OFF, "refused": REFUSE_WASH}.get(kind) or SHADES[min(int(share * len(SHADES)), len(SHADES) - 1)]
    return Rect(
        box.x + 1, box.y + 1, box.w - 2, box.h - 2, 3, fill=fill, stroke=None if kind == "never" else LINE, line=1
    )


def _sign(cell: Cell, box: Box) -> list[Shape]:
    """What is written in a cell; where nothing ever met, a dot."""
    if cell.kind == "never":
        return [Circle(box.cx, box.cy, 2.5, fill=OFF_INK)]
    if cell.kind == "refused":
        return [middle(box.cx, box.cy, "\N{MULTIPLICATION SIGN}", SMALLEST_TEXT, REFUSE, bold=True)]
    fill = _fill(cell.kind, box, cell.share)
    assert isinstance(fill, Rect)
    fits = metrics.width(cell.text, SMALLEST_TEXT) <= box.w - 4
    return [middle(box.cx, box.cy, cell.text, SMALLEST_TEXT, on(fill.fill or PAPER))] if fits else []


def _key(key: Sequence[tuple[Kind, str]], below: Box, *, half: bool) -> Group:
    """What the kinds of cells mean: in a line below, or in lines at the upper right."""
    shapes: list[Shape] = []
    x, y, wide = below.x, below.y + 5, 34.0
    if half:
        room = max(metrics.width(words, SMALLEST_TEXT) for _kind, words in key) + wide + 34
        frame = Box(SCREEN[0] - MARGIN - room, MARGIN, room, KEY * len(key) + 8)
        shapes += panel(frame)
        x, y = frame.x + 12, frame.y + 8
    for kind, words in key:
        box = Box(x, y, wide, 24)
        shapes.append(_fill(kind, box, 0.3))
        shapes += _sign(Cell("", kind, "12", 0.3, ""), box)
        shapes.append(Text(x + wide + 8, y + 18, words, SMALLEST_TEXT, INK))
        if half:
            y += KEY
        else:
            x += wide + 26 + metrics.width(words, SMALLEST_TEXT)
    return group("key", shapes)
