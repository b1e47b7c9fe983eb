"""The clause table of a game: a move that breaks exactly these clauses, and beside it a twin that is allowed.

A start is a position as text, with moves after `then:` where a moment is not calm, or a state. A move is typed; whose
it is, its prefix says ("S: draw G"), or it is whose turn it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import pytest

import orclib
from orclib.engine import Action
from orclib.errors import IllegalAction
from orclib.testing.play import AnyGame
from tests import ledger

Start = Any
"""A position as text, or a state."""


def shown(slug: str, names: str, rows: Iterable[tuple[Any, ...]]) -> pytest.MarkDecorator:
    """A test for each row of a table, marked with the clauses that the row begins with."""
    prefix = orclib.game(slug).engine.prefix

    def parameter(row: tuple[Any, ...]) -> Any:
        marks = pytest.mark.clause(*(f"{prefix}-{clause}" for clause in row[0].split()))
        return pytest.param(*row[1:], marks=marks, id=" ".join(map(str, row[:2]))[:60])

    return pytest.mark.parametrize(names.split(), [parameter(row) for row in rows])


class Row(NamedTuple):
    """A forbidden move and its legal twin, which differs in the move, the start, or both."""

    clauses: str
    """All clauses that forbid it, without the prefix of the game, one each for every reason: "4.5 4.11"."""
    start: Start
    no: str | Action
    yes: str | Action = ""
    yes_at: Start = None
    shows: str | None = None
    """Every place that the reasons point at, in any order; None does not ask."""
    says: str = ""
    """What a person reads among the reasons."""

    def tried(self, game: AnyGame) -> tuple[Any, Action]:
        """The state from which it starts, and the forbidden move."""
        return _read(game, self.start, self.no)


def _read(game: AnyGame, start: Start, move: str | Action) -> tuple[Any, Action]:
    state = game.position(start) if isinstance(start, str) else start
    return state, game.parse(move, state) if isinstance(move, str) else move


def table(slug: str, *rows: Row) -> list[Any]:
    """The rows as parameters of a test, each marked with its clauses."""
    prefix = orclib.game(slug).engine.prefix

    def parameter(row: Row) -> Any:
        clauses = [f"{prefix}-{clause}" for clause in row.clauses.split()]
        move = row.no if isinstance(row.no, str) else type(row.no).__name__
        return pytest.param(row, id=f"{row.clauses} {move}", marks=pytest.mark.clause(*clauses))

    return [parameter(row) for row in rows]


def holds(slug: str, row: Row) -> None:
    """The move is refused by exactly the clauses of its row and changes nothing; the twin is legal, listed and done."""
    game = orclib.game(slug).engine
    state, action = row.tried(game)
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, action)
    reasons = game.refusals(state, action)
    ledger.witness(refusals=reasons)
    assert caught.value.reasons == reasons
    assert msgspec.json.encode(state) == before
    assert action not in game.legal_actions(state, action.seat)
    told = [f"{game.prefix}-{clause}" for clause in row.clauses.split()]
    assert sorted(reason.clause for reason in reasons) == sorted(told), [game.sentence(reason) for reason in reasons]
    if row.shows is not None:
        assert {place for reason in reasons for place in reason.evidence} == set(row.shows.split())
    assert row.says.casefold() in " ".join(map(game.sentence, reasons)).casefold()
    if row.yes or row.yes_at is not None:
        state, action = _read(game, row.start if row.yes_at is None else row.yes_at, row.yes or row.no)
        assert game.refusals(state, action) == ()
        for part, then, events in game.steps(state, action):
            assert part in game.legal_actions(state, part.seat)
            ledger.witness(events)
            state = then
