"""Short words for the tests of Thorval: positions, moves, refusals, what stands where, whole games.

Positions and moves are typed in the words of the specification: A, B, C ... sit clockwise, so the letter of a seat is
`LETTERS[seat]`. A move of numbers only, "4 5 2", is as many throws of one die; "2 : 5" is an exchange of a fight.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet
from msgspec.structs import replace

from orclib.engine import CHANCE, Event, Match, Seat
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
from tests.games.judged import evidence
from tests.games.support import Bound, Played, Step, lively, of, only, states_of, told

A, B, C, D, E, F = SEATS = tuple(map(Seat, range(6)))
CLAUSES = frozenset(GAME.rulebook)
PLAYERS = range(2, 7)
HOUSE = board()
"""The island of the box."""

Moment = State | str


# --- positions and moves ---------------------------------------------------------------------------------------------


def at(start: Moment, **switches: Any) -> State:
    """A position as a state, under other readings of the rules if wanted."""
    state = GAME.position(start) if isinstance(start, str) else start
    return GAME.with_options(state, replace(state.options, **switches)) if switches else state


bound = Bound(GAME, at)
game, allowed, refused, cited = bound.walk, bound.allowed, bound.refused, bound.cited
reasons_against, read, legal = bound.reasons_against, bound.read, bound.actions
typed, outcome = bound.typed, bound.outcome


def differ(start: Moment, **switches: Any) -> tuple[set[str], set[str]]:
    """The legal moves that another reading adds in a position, and those that it takes away."""
    return bound.differ(start, at(start, **switches))


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
    state: State = play(start, *moves).state
    return state


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


def pairs(start: Moment, *, boat: bool = False) -> list[tuple[str, str]]:
    """The origins and targets of all legal attacks (or second attacks), each once; by boat or not."""
    found = [a for a in legal(start) if isinstance(a, act.Announce) or (isinstance(a, act.Attack) and a.boat is boat)]
    return list(dict.fromkeys((action.origin, action.target) for action in found))


# --- whole games -----------------------------------------------------------------------------------------------------


def random_game(seed: int, **switches: Any) -> Iterator[Step]:
    """A game in which everything that the rules know happens soon."""
    return game(lively(Random(seed)), options=GAME.options(**switches))


__all__ = [
    "CHANCE", "CLAUSES", "COLOURS", "GAME", "HOUSE", "LETTERS", "PLAYERS", "SEATS", "A", "B", "C", "D", "Event",
    "Figure", "Kind", "Match", "Mode", "Moment", "Options", "Phase", "Piece", "Played", "PositionError", "Route",
    "Seat", "State", "Step", "Tale", "UsageError", "act", "after", "allowed", "at", "board", "cited",
    "comes_true", "differ", "ev", "evidence", "game", "here", "left_to", "legal", "lively", "of", "only", "orks",
    "outcome", "pairs", "play", "random_game", "read", "reasons_against", "refused", "stands", "states_of",
    "tales", "told", "typed", "units",
]  # fmt: skip
