"""Short words for the tests of Thorval: positions, moves, refusals, what stands where, whole games.

Positions and moves are typed in the words of the specification: A, B, C ... sit clockwise, so the letter of a seat is
`LETTERS[seat]`. A move of numbers only, "4 5 2", is as many throws of one die; "2 : 5" is an exchange of a fight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any, NamedTuple, TypeVar

import pytest
from _pytest.mark.structures import ParameterSet
from msgspec.structs import replace

from orclib.engine import CHANCE, Event, Match, Outcome, Seat
from orclib.engine.teaching import Start
from orclib.errors import PositionError, UsageError
from orclib.games.thorval import actions as act
from orclib.games.thorval import events as ev
from orclib.games.thorval.board import board
from orclib.games.thorval.box import Figure, Kind, Mode, Piece, Route
from orclib.games.thorval.game import GAME
from orclib.games.thorval.lessons.cases import PRESETS
from orclib.games.thorval.state import Options, Phase, State
from orclib.games.thorval.text.names import COLOURS, LETTERS
from tests.games.judged import Judged, evidence

A, B, C, D, E, F = SEATS = tuple(map(Seat, range(6)))
CLAUSES = frozenset(GAME.rulebook)
PLAYERS = range(2, 7)
HOUSE = board()
"""The island of the box."""

K = TypeVar("K", bound=Event)
Moment = State | str


class Played(NamedTuple):
    """Where a line of moves led, and all that happened on the way."""

    state: State
    events: tuple[Event, ...]


class Step(NamedTuple):
    """One action of a game, with the states before and after it."""

    before: State
    action: act.AnyAction
    state: State
    events: tuple[Event, ...]


# --- positions and moves ---------------------------------------------------------------------------------------------


def at(start: Moment, **switches: Any) -> State:
    """A position as a state, under other readings of the rules if wanted."""
    state = GAME.position(start) if isinstance(start, str) else start
    return GAME.with_options(state, replace(state.options, **switches)) if switches else state


def read(start: Moment, move: str | act.AnyAction) -> act.AnyAction:
    """A typed move as an action."""
    return GAME.parse(move, at(start)) if isinstance(move, str) else move


def left_to(start: Moment, seat: Seat) -> State:
    """The position when everybody but one has acted in this part of the set-up."""
    return replace(at(start), queue=(seat,), active=seat)


def play(start: Moment, *moves: str | act.AnyAction) -> Played:
    """Play typed moves one after the other; chance is typed too: "roll 4", "4 5 2" for three throws, "2 : 5"."""
    state, events = at(start), tuple[Event, ...]()
    for move in moves:
        throws = isinstance(move, str) and move.replace(" ", "").isdecimal()
        for each in [f"roll {face}" for face in move.split()] if throws and isinstance(move, str) else [move]:
            state, more = GAME.apply(state, read(state, each))
            events += more
    return Played(state, events)


def after(start: Moment, *moves: str | act.AnyAction) -> State:
    """The state after typed moves."""
    return play(start, *moves).state


def of(events: Iterable[Event], kind: type[K]) -> list[K]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def only(events: Iterable[Event], kind: type[K]) -> K:
    """The single event of one kind."""
    (event,) = of(events, kind)
    return event


def told(events: Iterable[Event]) -> list[str]:
    """What happened: the name of each event and its clause, such as "Thrown 15.11"."""
    return [f"{type(event).__name__} {event.clause.removeprefix('THO-')}" for event in events]


# --- what stands where -----------------------------------------------------------------------------------------------


def here(start: Moment, space: str) -> str:
    """What stands in a space: "A 4S+W", "O 4" for orks, "" for nothing."""
    force = at(start).force(space)
    if force is None:
        return ""
    figure = "" if force.figure is None else force.figure.value[0].upper()
    soldiers = f"{force.count}{'' if force.holder is None else 'S'}" if force.count or not figure else ""
    name = "O" if force.holder is None else LETTERS[force.holder]
    return f"{name} {'+'.join(filter(None, (soldiers, figure)))}"


def stands(start: Moment, **spaces: str) -> None:
    """What stands in some spaces, as `here` says; write `II_5` for II/5 and `castle_3` for 3."""
    state = at(start)
    found = {name: here(state, name.removeprefix("castle_").replace("_", "/")) for name in spaces}
    assert found == spaces


def units(start: Moment, seat: Seat) -> int:
    """All units of a player on the board."""
    return at(start).units(seat)


def orks(start: Moment) -> int:
    """All orks on the board."""
    return sum(force.count for force in at(start).forces if force is not None and force.holder is None)


class Tale(NamedTuple):
    """What happens after a position, named or typed, and what stands where then."""

    start: str
    moves: str
    tells: str
    """All events of some kinds, in order, each with its clause: "Thrown 15.11, Missed 15.13 x2"."""
    stands: str = ""
    """Spaces and what `here` says of them: "II/2: O 3; II/5: "."""


def tales(*rows: Tale) -> list[ParameterSet]:
    """The rows as parameters of a test, each marked with the clauses that it tells."""
    marks = [[f"THO-{tale.split()[1]}" for tale in row.tells.split(", ") if tale] for row in rows]
    names = [f"{row.start.splitlines()[0]}: {row.moves}" for row in rows]
    return [
        pytest.param(row, marks=pytest.mark.clause(*mark), id=name)
        for row, mark, name in zip(rows, marks, names, strict=True)
    ]


def comes_true(tale: Tale) -> None:
    """The moves bring these events, and others of other kinds only, and leave these units."""
    start = PRESETS.get(tale.start, Start(position=tale.start))
    state, events = play(start.position or "", *start.moves, *filter(None, tale.moves.split("; ")))
    expected = list[str]()
    for event, _, times in (each.partition(" x") for each in tale.tells.split(", ") if each):
        expected += [event] * int(times or 1)
    kinds = {event.split()[0] for event in expected}
    assert [event for event in told(events) if event.split()[0] in kinds] == expected
    wanted = {space: what.strip() for space, what in (each.split(":") for each in tale.stands.split("; ") if each)}
    assert {space: here(state, space) for space in wanted} == wanted


# --- legal and not ---------------------------------------------------------------------------------------------------


judged = Judged(GAME, at)
allowed, refused, reasons_against = judged.allowed, judged.refused, judged.reasons_against
cited, breaking = judged.cited, judged.breaking


def legal(start: Moment, seat: Seat | None = None) -> list[act.AnyAction]:
    """The legal actions of a seat, by default of all seats that may act."""
    state = at(start)
    seats = GAME.to_act(state) if seat is None else (seat,)
    return [action for who in seats for action in GAME.legal_actions(state, who)]


def typed(start: Moment, seat: Seat | None = None) -> list[str]:
    """The legal actions as typed, without who does them."""
    return [GAME.format(action).split(": ")[-1] for action in legal(start, seat)]


def pairs(start: Moment, *, boat: bool = False) -> list[tuple[str, str]]:
    """The origins and targets of all legal attacks (or second attacks), each once; by boat or not."""
    found = [a for a in legal(start) if isinstance(a, act.Announce) or (isinstance(a, act.Attack) and a.boat is boat)]
    return list(dict.fromkeys((action.origin, action.target) for action in found))


def differ(start: Moment, **switches: Any) -> tuple[set[str], set[str]]:
    """The legal moves that another reading adds in a position, and those that it takes away."""
    one, two = ({GAME.format(action) for action in legal(state)} for state in (at(start), at(start, **switches)))
    return two - one, one - two


def chances(start: Moment) -> dict[str, Fraction]:
    """What chance may do, as typed, and how likely it is."""
    return {GAME.format(action): share for action, share in GAME.chances(at(start))}


def outcome(start: Moment) -> Outcome:
    """How a game ended."""
    found = GAME.outcome(at(start))
    assert found is not None
    return found


# --- whole games -----------------------------------------------------------------------------------------------------

Choice = Callable[[State, Sequence[act.AnyAction]], act.AnyAction]


def game(choose: Choice, start: State | None = None, options: Options | None = None) -> Iterator[Step]:
    """Every step of a game in which `choose` decides among all legal actions, chance's included."""
    state = GAME.new(options) if start is None else start
    while found := legal(state):
        action = choose(state, found)
        end, events = GAME.apply_unchecked(state, action)
        yield Step(state, action, end, events)
        state = end


def lively(rng: Random) -> Choice:
    """A choice among the kinds of legal actions first, so that rare ones come often."""

    def choose(state: State, found: Sequence[act.AnyAction]) -> act.AnyAction:
        kinds: dict[type, list[act.AnyAction]] = {}
        for action in found:
            kinds.setdefault(type(action), []).append(action)
        return rng.choice(kinds[rng.choice(list(kinds))])

    return choose


def random_game(seed: int, **switches: Any) -> Iterator[Step]:
    """A game in which everything that the rules know happens soon."""
    return game(lively(Random(seed)), options=GAME.options(**switches))


def states_of(steps: Iterable[Step], every: int = 1) -> Iterator[State]:
    """Every so many states of a game."""
    return (step.before for step in islice(steps, 0, None, every))


__all__ = [
    "CHANCE", "CLAUSES", "COLOURS", "GAME", "HOUSE", "LETTERS", "PLAYERS", "SEATS", "A", "B", "C", "D", "Event",
    "Figure", "Kind", "Match", "Mode", "Moment", "Options", "Phase", "Piece", "Played", "PositionError", "Route",
    "Seat", "State", "Step", "Tale", "UsageError", "act", "after", "allowed", "at", "board", "cited",
    "comes_true", "differ", "ev", "evidence", "game", "here", "left_to", "legal", "lively", "of", "only", "orks",
    "outcome", "pairs", "play", "random_game", "read", "reasons_against", "refused", "stands", "states_of",
    "tales", "told", "typed", "units",
]  # fmt: skip
