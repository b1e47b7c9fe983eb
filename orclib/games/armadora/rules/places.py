"""Where things may go: each rule stands here once, as the squares or lines that it leaves open.

Sets have a bit a square or a line, as in `territories.py`. They are the same for a position and for what one may know
of it: nothing here asks for a value or a hand.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import Final

from orclib.engine import Reason, Rule, Seat
from orclib.games.armadora.actions import square_target
from orclib.games.armadora.box import COLUMNS, GOLD_SQUARES, REFERENCE, SQUARES, Square
from orclib.games.armadora.rules.territories import squares_of
from orclib.games.armadora.state import AnyTable, Warrior, free_mask

_BITS = tuple(square.bit for square in SQUARES)


def _where(table: AnyTable, fits: Callable[[Warrior], bool]) -> int:
    return sum(compress(_BITS, [one is not None and fits(one) for one in table.squares]))


def own(table: AnyTable, seat: Seat) -> int:
    """The squares with a warrior of a seat."""
    return _where(table, lambda one: one.owner == seat)


def foes(table: AnyTable, seat: Seat) -> int:
    """The squares with an opposing warrior: neither the seat's nor its partner's (ARM-14.1, 14.4, 14.16, 14.20)."""
    friends = (seat, table.options.partner(seat))
    return _where(table, lambda one: one.owner not in friends)


def face_up(table: AnyTable) -> int:
    """The squares with a warrior that everybody can read."""
    return _where(table, lambda one: one.face_up)


def unfinished(table: AnyTable) -> int:
    """The territories that are not complete: a square of them is free (ARM-7.8)."""
    free = free_mask(table)
    return sum(territory for territory in table.land.territories if territory & free)


def reached(table: AnyTable, seat: Seat) -> int:
    """The territories in which a seat has a warrior (ARM-14.17)."""
    mine = own(table, seat)
    return sum(territory for territory in table.land.territories if territory & mine)


def taken(table: AnyTable) -> int:
    """The territories with a reinforcement (ARM-12.4)."""
    tokens = _where(table, lambda one: one.reinforced)
    return sum(territory for territory in table.land.territories if territory & tokens)


def reinforceable(table: AnyTable, seat: Seat) -> int:
    """The squares on which a seat may put its reinforcement, if it has one left (ARM-12.1, 12.3, 12.4, 12.9)."""
    if not table.options.advanced or not table.reinforcements[seat]:
        return 0
    return own(table, seat) & ~unfinished(table) & ~taken(table)


def lookable(table: AnyTable, seat: Seat) -> int:
    """The squares at which a Mage may look (ARM-14.1, 14.5)."""
    return foes(table, seat) & ~face_up(table)


def range_of(table: AnyTable, seat: Seat) -> int:
    """The territories into which an Elf may shoot (ARM-14.17, 14.19)."""
    return reached(table, seat) & unfinished(table)


def lines(table: AnyTable) -> int:
    """The lines that may take a palisade (ARM-6.4 to 6.9)."""
    return table.land.legal if table.supply else 0


def prescribed(table: AnyTable, square: Square) -> int | None:
    """The heap that goes on a gold square in the layout of the examples; None where any may (ARM-R8)."""
    return REFERENCE[GOLD_SQUARES.index(square)] if table.options.heap_placement == "reference" else None


# --- squares as evidence ----------------------------------------------------------------------------------------------


FEW: Final = COLUMNS
"""A longer list of squares proves nothing to the eye: only the square in question is shown then."""


def marks(squares: tuple[Square, ...]) -> tuple[str, ...]:
    """The targets of squares, as evidence."""
    return tuple(map(square_target, squares))


def few(table: AnyTable, square: Square) -> tuple[str, ...]:
    """The territory of a square as evidence, or the square alone where that would be half the board."""
    squares = squares_of(table.land.territory(square))
    return marks(squares if len(squares) <= FEW else (square,))


def incomplete(table: AnyTable, square: Square) -> tuple[Square, ...]:
    """The free squares of a territory; () when it is complete."""
    return squares_of(table.land.territory(square) & free_mask(table))


OUTSIDE = Rule(
    "outside",
    "ARM-2.1",
    "The board has no square {place}: columns go from A to H, rows from 1 to 5.",
    "Le plateau n'a pas de case {place} : les colonnes vont de A à H, les rangées de 1 à 5.",
)


def outside(square: Square) -> list[Reason]:
    """A place that the board does not have (ARM-2.1)."""
    return [] if square.bit else [OUTSIDE(place=square.value)]
