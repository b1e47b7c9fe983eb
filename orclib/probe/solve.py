"""Small endings solved exactly: who wins, and what every move is worth, with open cards and chance by expectation."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final, NamedTuple

from orclib.engine import CHANCE, Outcome, Seat
from orclib.engine.game import AnyGame
from orclib.probe.odds import deals
from orclib.probe.results import TooManyError, Worlds

BUDGET: Final = 3_000
"""So many positions are looked at, unless more are asked for."""


class Unsolved(enum.Enum):
    """Why a position was not solved."""

    BUDGET = "budget"
    """It takes more positions, or there are more deals, than the budget allows."""
    RETURNS = "returns"
    """Play may come back to where it was."""
    CLOCK = "clock"
    """A clock runs: who acts first is nobody's choice."""


Values = tuple[Fraction, ...]
"""For each seat its share of the win: 1 for a win alone, 1/2 for one shared by two; the same for all in a draw."""


class Solution(NamedTuple):
    """What a position is worth when everybody plays for the largest share of the win of their own side."""

    values: Values
    moves: dict[Any, Values]
    """What each move of whoever is to act leads to, in the order of the rules; () where that is chance, or unknown."""
    positions: int
    deals: int = 1
    """How many deals the eyes cannot tell apart: the values are the average over them, each played with open cards."""

    @property
    def best(self) -> Any:
        """The move that is worth most to who makes it; of equals the first; None where nobody is to move."""
        return max(self.moves, key=lambda move: self.moves[move][move.seat], default=None)


def solve(game: AnyGame, state: Any, eyes: Seat | None, budget: int = BUDGET) -> Solution | Unsolved:
    """The exact worth of a position, for all that the eyes know, or why it was not solved.

    budget: so many positions are looked at.
    """
    try:
        worlds: Worlds = {game.forget(state): Fraction(1)}
        if eyes is not None:
            worlds = deals(game, game.observe(state, eyes), budget)
        solver = _Solver(game, budget)
        solved = [(solver.value(world), solver.moves(world), share) for world, share in worlds.items()]
    except _GivenUpError as given_up:
        return given_up.why
    except TooManyError:
        return Unsolved.BUDGET
    acting = game.to_act(state)
    known = eyes is None or acting == (eyes,)
    moves = {
        move: _average([(found[move], share) for _value, found, share in solved])
        for move in (solved[0][1] if known else ())
    }
    values = _average([(value, share) for value, _moves, share in solved])
    return Solution(values, moves, len(solver.known), len(worlds))


def worth(game: AnyGame, outcome: Outcome, players: int) -> Values:
    """What the end of a game is worth to each seat."""
    who = outcome.winners or tuple(map(Seat, range(players)))
    return tuple(Fraction(1, len(who)) if seat in who else Fraction(0) for seat in range(players))


def _average(parts: list[tuple[Values, Fraction]]) -> Values:
    size = len(parts[0][0])
    return tuple(sum((values[seat] * share for values, share in parts), Fraction(0)) for seat in range(size))


class _GivenUpError(Exception):
    def __init__(self, why: Unsolved) -> None:
        super().__init__(why)
        self.why = why


class _Solver:
    """Every position is looked at once, from the end."""

    def __init__(self, game: AnyGame, budget: int) -> None:
        self.game, self.budget = game, budget
        self.known: dict[Any, Values] = {}
        self._open: dict[Any, list[tuple[Any, Fraction, Any]]] = {}
        """Positions that are being looked at, each with what may be done there and where that leads."""

    def value(self, start: Any) -> Values:
        """What a position is worth. Raises _GivenUpError."""
        stack = [start]
        while stack:
            state = stack[-1]
            if state in self.known:
                stack.pop()
            elif state not in self._open:
                self._open[state] = list(self._ways(state))
                missing = [after for _action, _share, after in self._open[state] if after not in self.known]
                if any(after in self._open for after in missing):
                    raise _GivenUpError(Unsolved.RETURNS)
                stack += missing
            else:
                self._close(state)
                stack.pop()
        return self.known[start]

    def moves(self, state: Any) -> dict[Any, Values]:
        """What each move there is worth; the position has been looked at."""
        ways = [way for way in self._ways(state) if way[0].seat != CHANCE]
        return {action: self.value(after) for action, _share, after in ways}

    def _ways(self, state: Any) -> Iterator[tuple[Any, Fraction, Any]]:
        """What may be done next by the first who is to act, the chance of it, and where it leads."""
        game, acting = self.game, self.game.to_act(state)
        if len(self.known) + len(self._open) > self.budget:
            raise _GivenUpError(Unsolved.BUDGET)
        if acting != (CHANCE,) and game.clocked(state):
            raise _GivenUpError(Unsolved.CLOCK)
        if not acting:
            return
        if acting[0] == CHANCE:
            chosen = game.chances(state)
        else:
            chosen = tuple((action, Fraction(1)) for action in game.legal_actions(state, acting[0]))
        for action, share in chosen:
            yield action, share, game.forget(game.apply_unchecked(state, action)[0])

    def _close(self, state: Any) -> None:
        ways = self._open.pop(state)
        outcome = self.game.outcome(state)
        if not ways:
            assert outcome is not None
            self.known[state] = worth(self.game, outcome, state.options.players)
        elif ways[0][0].seat == CHANCE:
            self.known[state] = _average([(self.known[after], share) for _action, share, after in ways])
        else:
            seat = ways[0][0].seat
            self.known[state] = max((self.known[after] for _action, _share, after in ways), key=lambda v: v[seat])
