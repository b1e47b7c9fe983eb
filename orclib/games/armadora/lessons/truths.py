"""What the questions of lessons read off a state, by name; the words behind the name are given to it.

Players go by the letter of their people: M, E, G, O.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orclib.engine import Seat
from orclib.engine.teaching import Truth
from orclib.games.armadora.box import GOLD_SQUARES, SQUARES, Square
from orclib.games.armadora.rules import scoring
from orclib.games.armadora.state import State


def _letters(state: State, seats: Iterable[Seat]) -> str:
    return "".join(state.people(seat).value for seat in seats) or "none"


def taker(state: State, square: str) -> str:
    """Who takes the gold of a square's territory: "M", "ME" where it is shared, or "none"."""
    count = next(each for each in scoring.counts(state) if Square(square) in each.squares)
    return _letters(state, (seat for side in count.takers for seat in state.options.sides[side]))


def gold(state: State, player: str) -> str:
    """How much gold somebody has when it is counted."""
    seats = {state.people(seat).value: seat for seat in state.options.seats}
    return str(scoring.score(state).totals[seats[player]])


def winner(state: State) -> str:
    """Who has won the game: "M", "ME" together, or "none"."""
    result = scoring.outcome(state)
    return _letters(state, result.winners if result else ())


def territories(state: State) -> str:
    """How many territories there are."""
    return str(len(state.land.territories))


def supply(state: State) -> str:
    """How many palisades are left."""
    return str(state.supply)


def land(_state: State) -> str:
    """How many squares can receive a warrior."""
    return str(sum(square not in GOLD_SQUARES for square in SQUARES))


TRUTHS: Final[dict[str, Truth]] = {each.__name__: each for each in (taker, gold, winner, territories, supply, land)}
