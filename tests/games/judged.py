"""What the tests of every game ask of the judge: that a move is allowed, or refused for just these reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest
from _pytest.mark.structures import ParameterSet

from orclib.engine import Reason
from orclib.errors import IllegalAction
from orclib.testing import AnyGame
from tests import ledger


class Judged:
    """A game, and `at`, which gives the state for a typed position (or a state); moves may be typed too."""

    def __init__(self, game: AnyGame, at: Callable[[Any], Any]) -> None:
        self.game, self.at = game, at
        self.clauses = frozenset(game.rulebook)

    def allowed(self, start: Any, *moves: Any) -> None:
        """The judge, the list of legal actions and `apply` all accept each of the moves; announcements part by part."""
        game, state = self.game, self.at(start)
        for move in moves:
            action = self._read(state, move)
            assert game.refusals(state, action) == ()
            now = state
            for part, after, events in game.steps(state, action):
                assert game.refusals(now, part) == ()
                assert part in game.legal_actions(now, part.seat)
                assert game.apply(now, part) == (after, events)
                ledger.witness(events)
                now = after
            assert now == game.apply(state, action)[0]

    def reasons_against(self, start: Any, move: Any) -> tuple[Reason, ...]:
        """Why the move is refused: apply raises just these reasons, each with its sentence, and changes nothing."""
        game, state = self.game, self.at(start)
        action = self._read(state, move)
        before = msgspec.json.encode(state)
        with pytest.raises(IllegalAction) as caught:
            game.apply(state, action)
        reasons = game.refusals(state, action)
        assert caught.value.reasons == reasons
        ledger.witness(refusals=reasons)
        assert len(caught.value.sentences) == len(reasons)
        assert all(caught.value.sentences)
        assert {reason.clause for reason in reasons} <= self.clauses
        assert msgspec.json.encode(state) == before
        assert action not in game.legal_actions(state, action.seat)
        return reasons

    def cited(self, start: Any, move: Any) -> set[str]:
        """The clauses that a refused move breaks, without the prefix."""
        return {self._bare(reason.clause) for reason in self.reasons_against(start, move)}

    def refused(self, start: Any, move: Any, *clauses: str) -> tuple[Reason, ...]:
        """The move breaks these clauses and no others."""
        reasons = self.reasons_against(start, move)
        assert {self._bare(reason.clause) for reason in reasons} == set(clauses)
        return reasons

    def breaking(self, *rows: tuple[str, ...]) -> list[ParameterSet]:
        """Parameters whose last one names the clauses that a move breaks: each row is marked with just these."""
        prefix = self.game.prefix
        marks = [pytest.mark.clause(*(f"{prefix}-{clause}" for clause in row[-1].split())) for row in rows]
        return [pytest.param(*row, marks=mark, id=" ".join(row[:2])) for row, mark in zip(rows, marks, strict=True)]

    def _read(self, state: Any, move: Any) -> Any:
        return self.game.parse(move, state) if isinstance(move, str) else move

    def _bare(self, clause: str) -> str:
        return clause.removeprefix(f"{self.game.prefix}-")


def evidence(reasons: Iterable[Reason], clause: str = "") -> set[str]:
    """Everything on the table that the reasons (or those of one clause) point at."""
    return {target for reason in reasons if reason.clause.endswith(clause) for target in reason.evidence}
