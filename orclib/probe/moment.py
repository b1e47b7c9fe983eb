"""What is looked at: one action, what was before it and after it, the clauses that meet in it, and what the same is
under another reading of a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from orclib.engine import CHANCE, Event, Outcome, Reason, Seat
from orclib.engine.game import AnyGame
from orclib.errors import OrclibError, UsageError
from orclib.language import say

MOST_REASONS: Final = 3
"""More clauses that forbid something at once are not kept together."""
REFUSED: Final = "!"
"""How the key of all that forbids something together begins."""
AMONG: Final = "?"
"""How the key of one clause among others that forbid something begins."""


class Moment(NamedTuple):
    """One action in a state: what it did; or, where it is forbidden, every reason against it and nothing else.

    Where no action was done (None) it is a state as it stands.
    """

    before: Any
    action: Any
    events: tuple[Event, ...]
    after: Any
    outcome: Outcome | None
    reasons: tuple[Reason, ...] = ()
    other: Moment | None = None
    """The same line of play under the other reading that is asked about."""


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


def standing(game: AnyGame, state: Any) -> Moment:
    """A state in which nothing was done yet as a moment."""
    return Moment(state, None, (), state, game.outcome(state))


def stepped(game: AnyGame, state: Any, action: Any) -> Moment:
    """An action as a moment; without one the state as it stands."""
    return standing(game, state) if action is None else judged(game, state, action)


def further(game: AnyGame, moment: Moment, action: Any) -> Moment:
    """The next action of a line of play, under the other reading too where one is asked about."""
    other = None if moment.other is None else judged(game, moment.other.after, action)
    return judged(game, moment.after, action)._replace(other=other)


def read_otherwise(game: AnyGame, state: Any, reading: Mapping[str, Any]) -> Any:
    """A calm state under another reading; None where it cannot be under it."""
    return _read_otherwise(game, state, tuple(reading.items()))


@lru_cache(maxsize=2_000)
def _read_otherwise(game: AnyGame, state: Any, reading: tuple[tuple[str, Any], ...]) -> Any:
    try:
        return game.under(state, dict(reading))
    except OrclibError:
        return None


def parted(game: AnyGame, moment: Moment) -> bool:
    """Whether two readings part in a moment: what is refused, happens, is won, may be done next or can be seen."""
    one, other = moment, moment.other
    if other is None:
        return False
    if one.reasons or other.reasons:
        return bool(one.reasons) is not bool(other.reasons)
    if one.events != other.events or one.outcome != other.outcome:
        return True
    return _choices(game, one.after) != _choices(game, other.after) or _seen_apart(game, one, other)


def _choices(game: AnyGame, state: Any) -> dict[Seat, object]:
    """What may be done in a state by whom, what chance may do with its odds."""
    return {
        seat: frozenset(game.chances(state) if seat == CHANCE else game.legal_actions(state, seat))
        for seat in game.to_act(state)
    }


def _seen_apart(game: AnyGame, one: Moment, other: Moment) -> bool:
    """Whether who is to act (or the referee) sees another picture; asked where more than the options differs, and of
    what stands as it was typed.
    """
    if one.action is not None and _sees_alike(game, one, other):
        return False
    return _drawn(game, one.after) != _drawn(game, other.after)


def _sees_alike(game: AnyGame, one: Moment, other: Moment) -> bool:
    """Whether who is to act sees the same, but for what the options alone change in a picture."""
    if msgspec.structs.replace(other.after, options=one.after.options) == one.after:
        return True
    views = [game.observe(moment.after, _mover(game, one.after)) for moment in (one, other)]
    return bool(views[0] == msgspec.structs.replace(views[1], options=views[0].options))


def telling(game: AnyGame, moment: Moment) -> bool:
    """Whether it is told in words where two readings part, and seen on the board: in what lies there, or where
    something may be done.
    """
    one, other = moment, moment.other
    if other is None or one.reasons or other.reasons:
        return False
    mover = _mover(game, one.after)
    if mover is not None and mover == _mover(game, other.after):
        here, there = (set(game.legal_actions(each.after, mover)) for each in (one, other))
        if {action.paths[0][-1] for action in here - there} != {action.paths[0][-1] for action in there - here}:
            return True
    told = one.events != other.events or one.outcome != other.outcome
    if not told and _choices(game, one.after) == _choices(game, other.after):
        return False
    return not _sees_alike(game, one, other) and _drawn(game, one.after) != _drawn(game, other.after)


def _mover(game: AnyGame, state: Any) -> Seat | None:
    """Who looks at a board: the first who may act; None, the referee, where nobody or chance is to."""
    acting = game.to_act(state)
    return acting[0] if acting and CHANCE not in acting else None


def _drawn(game: AnyGame, state: Any) -> object:
    return game.picture(game.observe(state, _mover(game, state))).groups


def forced(game: AnyGame, state: Any) -> bool:
    """Whether the game goes on by itself: chance alone is to act and has no choice."""
    return game.to_act(state) == (CHANCE,) and len(game.chances(state)) == 1


def goes_on(events: Sequence[Event], clauses: Collection[str]) -> bool:
    """Whether what happens goes on where it shows one of the clauses: the board behind it is of another moment."""
    shown = [at for at, event in enumerate(events) if event.clause in clauses]
    places = set(events[shown[-1]].marks) if shown else set()
    return any(places & set(event.marks) for event in events[shown[-1] + 1 :]) if shown else False


def attempts(game: AnyGame, state: Any) -> Iterator[Any]:
    """What may be thought of in a state, by whoever may act or by anybody else, allowed or not."""
    for seat in (*map(Seat, range(state.options.players)), CHANCE):
        yield from game.pseudo_legal_actions(state, seat)
        if seat != CHANCE or CHANCE in game.to_act(state):  # whoever types it is taken for somebody who plays
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
    """What is kept of clauses that meet: each and each pair; of a refusal all together, and each among others."""
    ids = sorted(clauses)
    if refused:
        return (*([REFUSED + " ".join(ids)] if len(ids) <= MOST_REASONS else []), *(AMONG + id for id in ids))
    return (*ids, *map(" ".join, combinations(ids, 2)))


def cost(key: str, moves: int, letters: int) -> tuple[int, int]:
    """How dear a witness of a key is: of one clause alone the fewest moves count, of several the fewest letters."""
    return (letters, moves) if " " in key else (moves, letters)


Predicate = Callable[[Moment], object]


class Query(msgspec.Struct, frozen=True):
    """What is asked of a moment: the clauses that act, or all that forbid it, those that do not, options, anything."""

    clauses: frozenset[str] = frozenset()
    refused: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()
    options: dict[str, Any] = {}
    predicate: Predicate | None = None
    differs: tuple[str, Any] | None = None
    """A switch, and its value beside the usual one: the two readings are to part."""
    eyes: Seat | None = None
    """Who asks: only what is refused to that seat is told; None is told of everybody."""

    def by_clauses(self, clauses: frozenset[str], refused: bool) -> bool:
        """Whether these clauses are those asked for: where it is one alone, it may forbid as well."""
        if not self.without.isdisjoint(clauses):
            return False
        if self.refused:
            return refused and clauses == self.refused
        return self.clauses <= clauses and (not refused or self.one or self.differs is not None)

    @property
    def one(self) -> bool:
        """Whether it is one clause that is asked for and nothing else, so that a refusal by it is an answer too."""
        return len(self.clauses) == 1 and self.predicate is None and self.differs is None

    @property
    def plain(self) -> bool:
        """Whether nothing but clauses is asked for, so that the atlas has looked for it too."""
        return not (self.without or self.options or self.predicate or self.differs)

    @property
    def reading(self) -> dict[str, Any] | None:
        """The other reading as options; None where none is asked about."""
        return None if self.differs is None else dict([self.differs])

    def fits(self, game: AnyGame, moment: Moment) -> bool:
        """Whether a moment is one that was asked for. Raises UsageError for a predicate that fails."""
        return self.by_clauses(clauses_of(game, moment), bool(moment.reasons)) and self.allows(game, moment)

    def allows(self, game: AnyGame, moment: Moment) -> bool:
        """Whether the options are those wished, the readings part that are to, and the predicate holds.

        Raises UsageError where it fails.
        """
        options = moment.before.options
        if moment.reasons and self.eyes not in (None, moment.action.seat):
            return False
        if any(getattr(options, name) != value for name, value in self.options.items()):
            return False
        if self.differs is not None and not parted(game, moment):
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
