"""What is in the box: the board with its 67 lines, four peoples, warriors, heaps of gold, palisades (spec 2)."""

from __future__ import annotations

import itertools
from functools import cache
from typing import Final

import msgspec
from msgspec.structs import force_setattr

from orclib.engine.values import Sole

COLUMNS: Final = 8
ROWS: Final = 5


class Square(Sole):
    """A square: a column A to H from the left, a row 1 to 5 from the top (ARM-2.1)."""

    A1, B1, C1, D1, E1, F1, G1, H1 = "A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1"
    A2, B2, C2, D2, E2, F2, G2, H2 = "A2", "B2", "C2", "D2", "E2", "F2", "G2", "H2"
    A3, B3, C3, D3, E3, F3, G3, H3 = "A3", "B3", "C3", "D3", "E3", "F3", "G3", "H3"
    A4, B4, C4, D4, E4, F4, G4, H4 = "A4", "B4", "C4", "D4", "E4", "F4", "G4", "H4"
    A5, B5, C5, D5, E5, F5, G5, H5 = "A5", "B5", "C5", "D5", "E5", "F5", "G5", "H5"

    __hash__ = object.__hash__  # each stands alone, and the library's is slow
    index: int
    """Its place in reading order, 0 to 39."""
    column: int
    row: int
    bit: int
    """The square as a set of squares with one member (see `territories.py`)."""


SQUARES: Final = tuple(Square)
for _index, _square in enumerate(SQUARES):
    _square.index = _index
    _square.row, _square.column = divmod(_index, COLUMNS)
    _square.bit = 1 << _index


@cache
def off_board(name: str) -> Square:
    """A place that the board does not have, such as J7: it is in no set of squares (its bit is 0) and in no state.

    So what somebody tries there is an action like any other, and the judge says all that is wrong with it.
    """
    place = object.__new__(Square)
    place._name_ = place._value_ = name
    place.index, place.bit = len(SQUARES), 0
    place.column, place.row = ord(name[0]) - ord("A"), int(name[1:]) - 1
    return place


GOLD_SQUARES: Final = (
    Square.D1, Square.B2, Square.F2, Square.H2, Square.A4, Square.E4, Square.C5, Square.G5
)  # fmt: skip
"""The eight mines, in reading order (ARM-2.3)."""
LAND: Final = tuple(square for square in SQUARES if square not in GOLD_SQUARES)
"""The 32 squares that can receive warriors (ARM-2.4)."""


class Line(msgspec.Struct, frozen=True, cache_hash=True):
    """A pair of squares, the one first in reading order in front; a palisade fits only between neighbours (ARM-2.5)."""

    a: Square
    b: Square

    def __post_init__(self) -> None:
        if self.a.index > self.b.index:
            first = self.b
            force_setattr(self, "b", self.a)
            force_setattr(self, "a", first)

    @property
    def upright(self) -> bool:
        """Whether the squares stand side by side, so that a palisade between them stands upright."""
        return self.a.row == self.b.row

    @property
    def exists(self) -> bool:
        """Whether the squares share a side (ARM-2.2)."""
        return self._near and not self.missing

    @property
    def _near(self) -> bool:
        return abs(self.a.row - self.b.row) + abs(self.a.column - self.b.column) == 1

    @property
    def missing(self) -> tuple[Square, ...]:
        """Those of the two that the board does not have."""
        return tuple(square for square in (self.a, self.b) if not square.bit)

    @property
    def rim(self) -> Side | None:
        """The side of the rim, beside square `a`, that this piece of it is; None for a line inside or nowhere."""
        if not self.a.bit or self.b.bit:
            return None
        return next((side for side in Side if side.of(self.a) and self == side.beside(self.a)), None)

    def __str__(self) -> str:
        if (side := self.rim) is not None:
            return f"rim {self.a.value} {side.value}"
        sign = "-" if not self._near else "|" if self.upright else "/"
        return f"{self.a.value}{sign}{self.b.value}"


UPRIGHT: Final = tuple(Line(a, b) for a, b in itertools.pairwise(SQUARES) if a.row == b.row)
"""The 35 lines between squares side by side."""
FLAT: Final = tuple(Line(a, b) for a, b in zip(SQUARES, SQUARES[COLUMNS:], strict=False))
"""The 32 lines between squares one above the other."""
LINES: Final = UPRIGHT + FLAT


class Side(Sole):
    """A side of the rim, where no palisade may lie (ARM-6.7)."""

    LEFT = "left"
    RIGHT = "right"
    TOP = "top"
    BOTTOM = "bottom"

    def of(self, square: Square) -> bool:
        """Whether the square lies at this side of the board."""
        at = {Side.LEFT: square.column, Side.TOP: square.row}
        far = {Side.RIGHT: COLUMNS - 1 - square.column, Side.BOTTOM: ROWS - 1 - square.row}
        return (at | far)[self] == 0

    def beside(self, square: Square) -> Line:
        """The piece of the rim that lies at this side of the square, as if there were one more square behind it."""
        across, down = {
            Side.LEFT: (-1, 0), Side.RIGHT: (1, 0), Side.TOP: (0, -1), Side.BOTTOM: (0, 1)
        }[self]  # fmt: skip
        return Line(square, off_board(f"{chr(ord('A') + square.column + across)}{square.row + 1 + down}"))


class People(Sole):
    """A people, by the letter of the specification."""

    MAGE = "M"
    ELF = "E"
    GOBLIN = "G"
    ORC = "O"

    powers: int
    """Its power tokens under the advanced rules (ARM-11.2)."""


PEOPLES: Final = tuple(People)
for _people, _powers in zip(PEOPLES, (2, 2, 1, 1), strict=True):
    _people.powers = _powers

VALUES: Final = (1, 2, 3, 4, 5)
Counts = tuple[int, int, int, int, int]
"""How many tiles of the values 1, 2, 3, 4 and 5."""
HANDS: Final[dict[int, Counts]] = {2: (11, 2, 1, 1, 1), 3: (7, 2, 1, 1, 0), 4: (5, 1, 1, 1, 0)}
"""The starting hand by the number of players (ARM-3.3)."""
TILES: Final = 16
"""The warriors of a people in the box (ARM-3.4)."""
HEAPS: Final = (3, 4, 4, 5, 5, 6, 6, 7)
"""The sizes of the eight heaps (ARM-3.5)."""
REFERENCE: Final = (5, 6, 4, 7, 4, 5, 3, 6)
"""The heaps of the examples, on `GOLD_SQUARES` in order."""
PALISADES: Final = 35
STICKS: Final = 2
"""The most palisades of one action (ARM-6.1)."""
