"""Short words for the tests of Armadöra: positions, moves, refusals, territories, gold, whole games.

What an answer should be is reckoned by other means than the engine's (a flood fill over the lines, for instance), or
stands in the specification.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import networkx as nx
from msgspec.structs import replace

from orclib.engine import CHANCE, Event, Outcome, Seat
from orclib.games.armadora import actions as act
from orclib.games.armadora.box import Line, Square
from orclib.games.armadora.game import GAME
from orclib.games.armadora.lessons.cases import PRESETS
from orclib.games.armadora.rules import scoring, tries
from orclib.games.armadora.rules.territories import lines_of, squares_of
from orclib.games.armadora.state import Options, Phase, State, Warrior, is_complete
from tests.games.support import Bound, Played, Step, lively

FIRST, SECOND, THIRD, FOURTH = SEATS = tuple(map(Seat, range(4)))
NAMED = {name: start.position for name, start in PRESETS.items()}
"""The named positions."""
GOLD = "D1 B2 F2 H2 A4 E4 C5 G5"
UPRIGHTS = [f"{a}{row}|{b}{row}" for row in "12345" for a, b in pairwise("ABCDEFGH")]
FLATS = [f"{column}{a}/{column}{b}" for a, b in pairwise("12345") for column in "ABCDEFGH"]
ALL_LINES = [*UPRIGHTS, *FLATS]
"""The 67 lines, as the specification writes them."""
STUCK = NAMED["EC-20 no waiting for a complete territory"]
"""The Mage has neither tile nor stick, and no column of the Mage's is complete."""

bound = Bound(GAME)
play, after, legal, walk = bound.play, bound.after, bound.legal, bound.walk
allowed, refused = bound.allowed, bound.refused


def at(start: State | str, **switches: Any) -> State:
    """A position as a state, under other readings of the rules if wanted."""
    state: State = bound.at(start)
    return replace(state, options=replace(state.options, **switches)) if switches else state


def pass_on(start: State | str) -> Played:
    """Everybody passes, one after the other, until the game stops."""
    state = at(start)
    return play(state, *("pass" for passed in state.passed if not passed))


def ended(start: State | str) -> Outcome:
    """The outcome once everybody has passed."""
    outcome = GAME.outcome(pass_on(start).state)
    assert outcome is not None
    return outcome


def gold(start: State | str) -> tuple[int, ...]:
    """The gold of every seat once everybody has passed."""
    return ended(start).score.totals


def legal_lines(start: State | str) -> list[str]:
    """The lines on which the player to move may lay a palisade now."""
    return [move.removeprefix("fence ") for move in legal(start, act.LayPalisade)]


# --- what lies where -------------------------------------------------------------------------------------------------


def regions(sticks: Iterable[str]) -> set[frozenset[str]]:
    """The parts into which sticks divide the board, flooded on the plain board: not the engine's way."""
    cut = BOARD.copy()
    cut.remove_edges_from((stick[:2], stick[3:]) for stick in sticks)
    return set(map(frozenset, nx.connected_components(cut)))


def sticks(start: State | str) -> list[str]:
    """The palisades on the board, as typed."""
    return [str(line) for line in lines_of(at(start).land.palisades)]


def free_lines(start: State | str) -> set[str]:
    """The lines without a palisade."""
    return set(ALL_LINES) - set(sticks(start))


def names(mask: int) -> str:
    """A set of squares in reading order: "A1 B1 A2 B2"."""
    return " ".join(square.value for square in squares_of(mask))


def lands(start: State | str) -> list[str]:
    """The territories, each as `names` gives them."""
    return [names(mask) for mask in at(start).land.territories]


def territory(start: State | str, square: str) -> str:
    """The territory of a square, as `names` gives it."""
    return names(at(start).land.territory(Square(square)))


def complete(start: State | str, square: str) -> bool:
    """Whether the territory of a square is complete."""
    state = at(start)
    return is_complete(state, state.land.territory(Square(square)))


def on(start: State | str, square: str) -> Warrior:
    """The warrior on a square."""
    one = at(start).squares[Square(square).index]
    assert one is not None
    return one


def line(text: str) -> Line:
    """A line by its name: "A1|B1" or "A1/A2"."""
    return Line(Square(text[:2]), Square(text[3:]))


# --- the count -------------------------------------------------------------------------------------------------------


class Result(NamedTuple):
    """How a game ended: gold by people, what nobody got, who won and by which clause."""

    gold: str
    unclaimed: int
    winners: str
    clause: str


def count(start: State | str, square: str) -> scoring.Count:
    """The territory of a square, counted as if the game were over."""
    return next(each for each in scoring.counts(at(start)) if Square(square) in each.squares)


def totals(start: State | str, square: str) -> str:
    """What each player has in the territory of a square: "M3 E4"."""
    state = at(start)
    return " ".join(f"{state.people(band.seat).value}{band.total}" for band in count(state, square).bands)


def takers(start: State | str, square: str) -> str:
    """Who takes gold of the territory of a square, by people; partners together."""
    state = at(start)
    found = (scoring.peoples_of(state, side) for side in count(state, square).takers)
    return "".join(people.value for side in found for people in side)


def result(start: State | str, *moves: str) -> Result:
    """Play the moves, let everybody pass, and see how it ended."""
    state = pass_on(after(start, *moves)).state
    outcome, peoples = ended(state), state.options.peoples
    nobody = sum(line.points for line in outcome.score.lines if line.seat is None)
    assert sum(outcome.score.totals[side[0]] for side in state.options.sides) + nobody == 40
    told = " ".join(f"{people}{points}" for people, points in zip(peoples, outcome.score.totals, strict=True))
    winners = "".join(peoples[seat] for seat in outcome.winners)
    return Result(told, nobody, winners, outcome.reason.clause.removeprefix("ARM-"))


def sheet(start: State | str, people: str, square: str) -> dict[str, int]:
    """The score lines of a player for the territory of a square: points by clause."""
    state, found = at(start), dict[str, int]()
    for item in scoring.score(state).lines:
        if item.facts["number"] == count(state, square).number and item.seat == state.options.peoples.index(people):
            clause = item.clause.removeprefix("ARM-")
            found[clause] = found.get(clause, 0) + item.points
    return found


# --- the plain board -------------------------------------------------------------------------------------------------
# It knows nothing of the game's own: its squares are names, its lines pairs of names that differ by one step.

Names = frozenset[str]
Edge = frozenset[str]


def _name(place: tuple[int, int]) -> str:
    return f"{'ABCDEFGH'[place[0]]}{place[1] + 1}"


BOARD: nx.Graph[str] = nx.relabel_nodes(nx.grid_2d_graph(8, 5), {p: _name(p) for p in nx.grid_2d_graph(8, 5)})


@cache
def connected(size: int) -> frozenset[Names]:
    """All connected sets of that many squares, grown one square at a time."""
    if size == 1:
        return frozenset(frozenset((square,)) for square in BOARD)
    return frozenset(
        cells | {more}
        for cells in connected(size - 1)
        for square in cells
        for more in BOARD[square]
        if more not in cells
    )


# --- whole games -----------------------------------------------------------------------------------------------------


def set_up(**options: Any) -> Played:
    """The first turn of a game, the heaps as in the examples and the first seat to start, and what was told then."""
    state = GAME.new(GAME.options(**{"heap_placement": "reference", "first_player": 0, **options}))
    events: tuple[Event, ...] = ()
    while GAME.to_act(state) == (CHANCE,):
        state, events = GAME.apply(state, GAME.legal_actions(state, CHANCE)[0])
    return Played(state, events)


def random_game(seed: int, **options: Any) -> Iterator[Step]:
    """A game in which everything that the rules know happens soon, and few pass."""
    return walk(lively(Random(seed), seldom=act.Pass), options=GAME.options(**options))


__all__ = [
    "ALL_LINES", "BOARD", "CHANCE", "FIRST", "FOURTH", "GAME", "GOLD", "NAMED", "SEATS", "SECOND", "STUCK",
    "THIRD", "Names", "Options", "Phase", "Seat", "Square", "State", "act", "after", "at", "bound", "complete",
    "count", "ended", "free_lines", "gold", "lands", "legal", "legal_lines", "line", "names", "on", "pass_on",
    "play", "random_game", "refused", "regions", "result", "set_up", "sheet", "sticks", "takers", "territory",
    "totals", "tries", "walk",
]  # fmt: skip
