"""What the tests of several games say in the same words: positions, moves, events, whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import asdict

from orclib.engine import Event, Outcome, Seat
from orclib.testing import AnyGame
from tests import ledger
from tests.games.judged import Judged

E = TypeVar("E", bound=Event)
Choice = Callable[[Any, Sequence[Any]], Any]
"""What somebody does in a state, of all that is legal."""


class Played(NamedTuple):
    """Where a line of moves led, and all that happened on the way."""

    state: Any
    events: tuple[Event, ...]


class Step(NamedTuple):
    """One action of a game, with the states before and after it."""

    before: Any
    action: Any
    state: Any
    events: tuple[Event, ...]


class Bound(Judged):
    """A game, and the words that ask it: a start is a position as text, or a state; moves are typed, or actions."""

    def __init__(self, game: AnyGame, at: Callable[[Any], Any] | None = None) -> None:
        super().__init__(game, at or (lambda start: game.position(start) if isinstance(start, str) else start))

    def play(self, start: Any, *moves: Any) -> Played:
        """Play moves one after the other, and nothing else."""
        state, events = self.at(start), tuple[Event, ...]()
        for move in moves:
            state, more = self.game.apply(state, self._read(state, move))
            events += more
        ledger.witness(events, outcome=self.game.outcome(state))
        return Played(state, events)

    def after(self, start: Any, *moves: Any) -> Any:
        """The state after moves."""
        return self.play(start, *moves).state

    def read(self, start: Any, move: Any) -> Any:
        """A typed move as an action."""
        return self._read(self.at(start), move)

    def actions(self, start: Any, seat: Seat | None = None) -> list[Any]:
        """The legal actions of a seat, by default of all seats that may act."""
        state, game = self.at(start), self.game
        seats = game.to_act(state) if seat is None else (seat,)
        return [action for who in seats for action in game.legal_actions(state, who)]

    def typed(self, start: Any, seat: Seat | None = None) -> list[str]:
        """The legal actions as typed, without who does them."""
        return [self.game.format(action).split(": ")[-1] for action in self.actions(start, seat)]

    def chances(self, start: Any) -> dict[str, Fraction]:
        """What chance may do, as typed, and how likely it is."""
        return {self.game.format(action): share for action, share in self.game.chances(self.at(start))}

    def outcome(self, start: Any) -> Outcome:
        """How a game ended."""
        found = self.game.outcome(self.at(start))
        assert found is not None
        ledger.witness(outcome=found)
        return found

    def legal(self, start: Any, *kinds: type) -> list[str]:
        """The legal actions of all who may act, as typed; only those of some kinds, if any are named."""
        state, game = self.at(start), self.game
        found = (action for seat in game.to_act(state) for action in game.legal_actions(state, seat))
        return [game.format(action) for action in found if not kinds or isinstance(action, kinds)]

    def differ(self, start: Any, other: Any) -> tuple[set[str], set[str]]:
        """The legal moves that another state adds, and those that it takes away."""
        one, two = set(self.legal(start)), set(self.legal(other))
        return two - one, one - two

    def walk(self, choose: Choice, start: Any = None, options: Any = None) -> Iterator[Step]:
        """Every step of a game in which `choose` decides for everybody, chance included."""
        game = self.game
        state = game.new(options) if start is None else start
        while seats := game.to_act(state):
            action = choose(state, [action for seat in seats for action in game.legal_actions(state, seat)])
            end, events = game.apply_unchecked(state, action)
            yield Step(state, action, end, events)
            state = end


def told(events: Iterable[Event]) -> list[str]:
    """What happened: the name of each event and its clause, such as "CardDealt 5.2"."""
    return [f"{type(event).__name__} {event.clause.partition('-')[2]}" for event in events]


def of(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def only(events: Iterable[Event], kind: type[E]) -> E:
    """The single event of one kind."""
    (event,) = of(events, kind)
    return event


def lively(rng: Random, seldom: type | None = None) -> Choice:
    """A choice among the kinds of legal actions first, so that rare ones come often; one kind may be wanted seldom."""

    def choose(_: Any, legal: Sequence[Any]) -> Any:
        kinds: dict[type, list[Any]] = {}
        for action in legal:
            kinds.setdefault(type(action), []).append(action)
        if seldom is not None and len(kinds) > 1 and rng.random() < 0.98:
            kinds.pop(seldom, None)
        return rng.choice(kinds[rng.choice(list(kinds))])

    return choose


def changed(options: Any) -> str:
    """What differs from the default reading, in short, as the name of a test."""
    plain = asdict(type(options)(players=options.players))
    parts = [f"{name}={value}" for name, value in asdict(options).items() if value != plain[name]]
    return ",".join((str(options.players), *parts))


def states_of(steps: Iterable[Step], every: int = 1) -> Iterator[Any]:
    """Every so many states of a game."""
    return (step.before for step in islice(steps, 0, None, every))


def last(steps: Iterable[Step]) -> Any:
    """Where a game ended."""
    *_, end = steps
    return end.state
