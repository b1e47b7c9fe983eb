"""How palisades divide the board: territories, and the lines that may never take one (ARM-6.9, ARM-7).

A set of squares is an int with a bit a square (`Square.bit`), a set of lines an int with a bit a line (`line_bit`).
A line is closed for good once a palisade on it would cut off a *pocket*, a connected set of fewer squares than a
territory needs. So when a palisade is laid, only the pockets that it borders have to be looked at: one whose border
lacks a single palisade now closes that line. No board is flooded to find the legal lines, and only a palisade with
both ends at others (or at the rim) can divide a territory.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain

import msgspec

from orclib.games.armadora.box import COLUMNS, LINES, ROWS, SQUARES, UPRIGHT, Line, Square

WHOLE = (1 << len(SQUARES)) - 1
"""Every square of the board."""
_LINE_AT = {line: place for place, line in enumerate(LINES)}
_EAST_RIM = sum(square.bit for square in SQUARES if square.column == COLUMNS - 1)


def line_bit(line: Line) -> int:
    """The line as a set of lines with one member; 0 for squares that share no side."""
    place = _LINE_AT.get(line)
    return 0 if place is None else 1 << place


def squares_of(mask: int) -> tuple[Square, ...]:
    """The members of a set of squares, in reading order."""
    return tuple([square for square in SQUARES if mask & square.bit])


def lines_of(mask: int) -> tuple[Line, ...]:
    """The members of a set of lines, uprights first."""
    return tuple([line for place, line in enumerate(LINES) if mask >> place & 1])


_OCTETS = tuple([tuple([byte >> place & 1 for place in range(8)]) for byte in range(256)])


def bits(mask: int) -> Iterable[int]:
    """For each square or line in turn whether it is in a set, which has at most 72 members."""
    return chain.from_iterable(map(_OCTETS.__getitem__, mask.to_bytes(9, "little")))


class Land(msgspec.Struct, frozen=True):
    """The palisades on the board, and what follows from them: territories and closed lines.

    `upright` and `flat` are sets of lines (bit 0 is the first of `UPRIGHT`, of `FLAT`), so are `closed_upright` and
    `closed_flat`: lines without a palisade on which none may ever be laid. Grown with `with_palisade` only.
    """

    minimum: int = 4
    """The fewest squares of a territory (the figure of ARM-R2)."""
    upright: int = 0
    flat: int = 0
    closed_upright: int = 0
    closed_flat: int = 0
    territories: tuple[int, ...] = (WHOLE,)
    """Each a set of squares, the one with the first square in reading order in front."""

    @property
    def palisades(self) -> int:
        """The lines with a palisade."""
        return self.upright | self.flat << len(UPRIGHT)

    @property
    def closed(self) -> int:
        """The lines without a palisade that may not take one."""
        return self.closed_upright | self.closed_flat << len(UPRIGHT)

    @property
    def legal(self) -> int:
        """The lines that may take a palisade, as far as the board goes."""
        flat = self.flat | self.closed_flat
        return _ALL_LINES & ~(self.upright | self.closed_upright | flat << len(UPRIGHT))

    def territory(self, square: Square) -> int:
        """The territory of a square."""
        return next(mask for mask in self.territories if mask & square.bit)

    def with_palisade(self, line: Line) -> Land:
        """The land with one palisade more, on a line that exists and is unoccupied; whether it may is asked before."""
        bit = line_bit(line)
        palisades, closed = self.palisades | bit, self.closed & ~bit
        open_ = ~palisades
        for around in _borders(self.minimum)[_LINE_AT[line]]:
            gap = around & open_
            if not gap & (gap - 1):  # one line at most is missing
                closed |= gap
        here = self.territory(line.a)
        territories = self.territories
        if _may_divide(line, palisades):
            east, south = _walls(palisades)
            part = _flood(line.a.bit, here, east, south)
            if part != here:
                others = [mask for mask in territories if mask != here]
                territories = tuple(sorted([*others, part, here & ~part], key=lambda mask: mask & -mask))
        return Land(
            self.minimum,
            palisades & _UPRIGHT_LINES,
            palisades >> len(UPRIGHT),
            closed & _UPRIGHT_LINES,
            closed >> len(UPRIGHT),
            territories,
        )

    def parts(self, line: Line) -> tuple[int, int]:
        """What the territory of a line would become with a palisade there: two parts, or (the whole, 0)."""
        here = self.territory(line.a)
        east, south = _walls(self.palisades | line_bit(line))
        part = _flood(line.a.bit, here, east, south)
        return part, here & ~part


def land(lines: Iterable[Line], minimum: int = 4) -> Land:
    """The land with these palisades, none of them checked."""
    result = Land(minimum)
    for line in lines:
        result = result.with_palisade(line)
    return result


_UPRIGHT_LINES = (1 << len(UPRIGHT)) - 1
_ALL_LINES = (1 << len(LINES)) - 1


def _walls(palisades: int) -> tuple[int, int]:
    """The squares that cannot be left to the right, and downward."""
    east = sum([(palisades >> row * _IN_ROW & _ROW) << row * COLUMNS for row in range(ROWS)])
    return east | _EAST_RIM, palisades >> len(UPRIGHT)


_IN_ROW = COLUMNS - 1
"""The upright lines of a row: each is to the right of a square."""
_ROW = (1 << _IN_ROW) - 1


def _flood(start: int, within: int, east: int, south: int) -> int:
    """All squares of `within` that can be reached from `start`."""
    east, south = within & ~east, within & ~south  # those that can be left that way
    reached = start
    while True:
        right, down = (reached & east) << 1, (reached & south) << COLUMNS
        left, up = (reached >> 1) & east, (reached >> COLUMNS) & south
        grown = (reached | right | down | left | up) & within
        if grown == reached:
            return reached
        reached = grown


# --- pockets ---------------------------------------------------------------------------------------------------------


def neighbours(square: Square) -> Iterator[Square]:
    """The squares that share a side with this one (ARM-2.2)."""
    for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)):
        column, row = square.column + dx, square.row + dy
        if 0 <= column < COLUMNS and 0 <= row < ROWS:
            yield SQUARES[row * COLUMNS + column]


def border(mask: int) -> int:
    """The lines with one square in the set and one outside; the rim is no line."""
    return sum(line_bit(line) for line in LINES if bool(mask & line.a.bit) != bool(mask & line.b.bit))


@cache
def _borders(minimum: int) -> tuple[tuple[int, ...], ...]:
    """For each line the borders of all pockets that it belongs to."""
    pockets = {square.bit for square in SQUARES} if minimum > 1 else set()
    layer = pockets
    for _size in range(2, minimum):
        layer = {
            mask | other.bit
            for mask in layer
            for square in squares_of(mask)
            for other in neighbours(square)
            if not mask & other.bit
        }
        pockets = pockets | layer
    found: dict[int, list[int]] = defaultdict(list)
    for around in sorted(set(map(border, pockets))):
        for place in range(len(LINES)):
            if around >> place & 1:
                found[place].append(around)
    return tuple(tuple(found[place]) for place in range(len(LINES)))


# --- lines that could divide -----------------------------------------------------------------------------------------


def _ends(line: Line) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two posts of a line: corners of squares, as (column, row) of the grid of 9 x 6 posts."""
    x, y = line.b.column, line.b.row
    return ((x, y), (x, y + 1)) if line.upright else ((x, y), (x + 1, y))


_TOUCHING: dict[Line, tuple[int, ...]] = {
    line: tuple(
        _ALL_LINES
        if post[0] in (0, COLUMNS) or post[1] in (0, ROWS)
        else sum(line_bit(other) for other in LINES if other != line and post in _ends(other))
        for post in _ends(line)
    )
    for line in LINES
}


def _may_divide(line: Line, palisades: int) -> bool:
    """Whether both ends of a palisade touch another or the rim: otherwise one can walk around it."""
    one, two = _TOUCHING[line]
    return bool(palisades & one) and bool(palisades & two)
