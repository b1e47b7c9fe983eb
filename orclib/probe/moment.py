"""What is looked at: one action, what was before it and after it, and the clauses that meet in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from orclib.engine import CHANCE, Event, Outcome, Reason, Seat
from orclib.engine.game import AnyGame
from orclib.errors import UsageError
from orclib.language import say

MOST_REASONS: Final = 3
"""An attempt that more clauses forbid at once is not kept."""
REFUSED: Final = "!"
"""How the key of a refusal begins."""


class Moment(NamedTuple):
    """One action in a state: what it did; or, where it is forbidden, every reason against it and nothing else."""

    before: Any
    action: Any
    events: tuple[Event, ...]
    after: Any
    outcome: Outcome | None
    reasons: tuple[Reason, ...] = ()


def clauses_of(game: AnyGame, moment: Moment) -> frozenset[str]:
    """The clauses that meet in a moment: of what happened and of the end, or of all reasons against it."""
    if moment.reasons:
        return frozenset(reason.clause for reason in moment.reasons)
    return frozenset(game.cited(moment.events, moment.outcome))


def played(game: AnyGame, state: Any, action: Any) -> Moment:
    """A legal action as a moment."""
    after, events = game.apply_unchecked(state, action)
    return Moment(state, action, events, after, game.outcome(after))


def judged(game: AnyGame, state: Any, action: Any) -> Moment:
    """An action that a person tries as a moment: played where it is legal, else with every reason against it."""
    reasons = game.refusals(state, action)
    return Moment(state, action, (), state, None, reasons) if reasons else played(game, state, action)


def attempts(game: AnyGame, state: Any) -> Iterator[Any]:
    """What may be thought of in a state, by whoever may act or by anybody else, allowed or not."""
    for seat in (*map(Seat, range(state.options.players)), CHANCE):
        yield from game.pseudo_legal_actions(state, seat)
        yield from game.never_legal_actions(state, seat)


def chosen(actions: Sequence[Any], rng: Random) -> Any:
    """An action of any kind: each kind is as likely, so that none drowns among many of another."""
    kinds = list(dict.fromkeys(map(type, actions)))
    if len(kinds) > 1:
        kind = rng.choice(kinds)
        actions = [action for action in actions if type(action) is kind]
    return rng.choice(actions)


@lru_cache(maxsize=20_000)
def keys(clauses: frozenset[str], refused: bool = False) -> tuple[str, ...]:
    """What is kept of clauses that meet: each of them and each pair; of a refusal all clauses together."""
    ids = sorted(clauses)
    if refused:
        return (REFUSED + " ".join(ids),) if len(ids) <= MOST_REASONS else ()
    return (*ids, *map(" ".join, combinations(ids, 2)))


Predicate = Callable[[Moment], object]


class Query(msgspec.Struct, frozen=True):
    """What is asked of a moment: the clauses that act, or all that forbid it, those that do not, options, anything."""

    clauses: frozenset[str] = frozenset()
    refused: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()
    options: dict[str, Any] = {}
    predicate: Predicate | None = None

    def by_clauses(self, clauses: frozenset[str], refused: bool) -> bool:
        """Whether these clauses are those asked for: where it is one alone, it may forbid as well."""
        if not self.without.isdisjoint(clauses):
            return False
        if self.refused:
            return refused and clauses == self.refused
        return self.clauses <= clauses and (not refused or self.one)

    @property
    def one(self) -> bool:
        """Whether it is one clause that is asked for and nothing else, so that a refusal by it is an answer too."""
        return len(self.clauses) == 1 and self.predicate is None

    def fits(self, game: AnyGame, moment: Moment) -> bool:
        """Whether a moment is one that was asked for. Raises UsageError for a predicate that fails."""
        return self.by_clauses(clauses_of(game, moment), bool(moment.reasons)) and self.allows(moment)

    def allows(self, moment: Moment) -> bool:
        """Whether the options are those wished, and the predicate holds. Raises UsageError where it fails."""
        options = moment.before.options
        if any(getattr(options, name) != value for name, value in self.options.items()):
            return False
        if self.predicate is None:
            return True
        try:
            return bool(self.predicate(moment))
        except Exception as error:
            told = say(
                "What was asked of each moment fails: {kind}: {error}",
                "Ce qui est demandé à chaque moment échoue : {kind} : {error}",
            )
            raise UsageError(told.format(kind=type(error).__name__, error=error)) from error
