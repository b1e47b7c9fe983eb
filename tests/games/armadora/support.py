"""Short words for the tests of Armadöra: positions, moves, refusals, territories, gold, whole games.

Positions are typed in the words of the specification; what an answer should be is reckoned here by other means than
the engine's (a flood fill over the lines, for instance), or stands in the specification.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice, pairwise
from random import Random
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from orclib.engine import CHANCE, Event, Match, Seat
from orclib.games.armadora import actions as act
from orclib.games.armadora import events as ev
from orclib.games.armadora.box import GOLD_SQUARES, HEAPS, LINES, SQUARES, Line, People, Side, Square
from orclib.games.armadora.game import GAME
from orclib.games.armadora.rules import scoring
from orclib.games.armadora.rules.territories import lines_of, squares_of
from orclib.games.armadora.state import Options, Phase, State, View, Warrior, is_complete
from tests.games.judged import Judged, evidence

FIRST, SECOND, THIRD, FOURTH = SEATS = tuple(map(Seat, range(4)))
GOLD = "D1 B2 F2 H2 A4 E4 C5 G5"
UPRIGHTS = [f"{a}{row}|{b}{row}" for row in "12345" for a, b in pairwise("ABCDEFGH")]
FLATS = [f"{column}{a}/{column}{b}" for a, b in pairwise("12345") for column in "ABCDEFGH"]
ALL_LINES = [*UPRIGHTS, *FLATS]
"""The 67 lines, as the specification writes them."""
EIGHT = "F1|G1 F2|G2 F3|G3 F4|G4 G4/G5 H4/H5 G2/G3"
"""The sticks of EC-15 and EC-16: G1 to H4 are closed off."""
STUCK = """Advanced, ME, all 35 upright sticks
M:A1=5 M:A2=1 M:A3=1 M:B1=4 M:B3=1 M:B4=1 M:C1=3 M:C2=1 M:C3=1 M:D2=2 M:D3=1 M:D4=1 M:E1=2 M:E2=1 M:E3=1 M:F1=1
E:H1=1 E:H3=3"""
"""The position of EC-20: the Mage has neither tile nor stick, and no column of the Mage's is complete."""

E = TypeVar("E", bound=Event)
Start = State | str


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


class Result(NamedTuple):
    """How a game ended: gold by people (partners have the same), what nobody got, piles by side, who won and why."""

    gold: dict[str, int]
    unclaimed: int
    piles: tuple[tuple[int, ...], ...]
    winners: str
    clause: str


def at(start: Start, **switches: Any) -> State:
    """A position as a state, under other readings of the rules if wanted."""
    state = GAME.position(start) if isinstance(start, str) else start
    return replace(state, options=replace(state.options, **switches)) if switches else state


def play(start: Start, *moves: str) -> Played:
    """Play typed moves one after the other; a turn of one stick and no second is typed "fence A1|B1 stop"."""
    state, events = at(start), tuple[Event, ...]()
    for move in moves:
        state, more = GAME.apply(state, GAME.parse(move, state))
        events += more
    return Played(state, events)


def after(start: Start, *moves: str) -> State:
    """The state after typed moves."""
    return play(start, *moves).state


def pass_on(start: Start) -> Played:
    """Everybody passes, one after the other, until the game stops."""
    state, events = at(start), tuple[Event, ...]()
    while state.phase is not Phase.OVER:
        state, more = GAME.apply(state, act.Pass(state.active))
        events += more
    return Played(state, events)


def of(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def only(events: Iterable[Event], kind: type[E]) -> E:
    """The single event of one kind."""
    (event,) = of(events, kind)
    return event


def fenced(*paths: str) -> str:
    """The sticks that leave no step open but those along the paths, as a position has them."""
    steps = {
        line
        for path in paths
        for a, b in pairwise(path.split())
        for line in (f"{a}|{b}", f"{a}/{b}", f"{b}|{a}", f"{b}/{a}")
    }
    return "sticks " + " ".join(line for line in ALL_LINES if line not in steps)


# --- legal and not ---------------------------------------------------------------------------------------------------


judged = Judged(GAME, at)
allowed, refused, reasons_against = judged.allowed, judged.refused, judged.reasons_against
cited, breaking = judged.cited, judged.breaking


def targets(squares: str) -> set[str]:
    """Squares as the targets that evidence points at."""
    return {f"square:{square}" for square in squares.split()}


def legal(start: Start, word: str = "") -> list[str]:
    """The legal moves of the player to move, as typed; those that begin with a word, without it."""
    state = at(start)
    typed = [GAME.format(action) for action in GAME.legal_actions(state, state.active)]
    return [move.removeprefix(f"{word} ") for move in typed if move.split()[0] == word] if word else typed


def legal_lines(start: Start) -> list[str]:
    """The lines on which the player to move may lay a palisade now."""
    return legal(start, "fence")


# --- what lies where -------------------------------------------------------------------------------------------------


def squares(names: str) -> tuple[Square, ...]:
    """Squares by their names, in reading order."""
    return tuple(sorted(map(Square, names.split()), key=lambda square: square.index))


def regions(sticks: Iterable[str]) -> set[frozenset[str]]:
    """The parts into which sticks divide the board, by walking from square to square: not the engine's way."""
    open_lines = set(ALL_LINES) - set(sticks)
    there = {column + row for column in "ABCDEFGH" for row in "12345"}
    ways: dict[str, set[str]] = {square: set() for square in there}
    for line in open_lines:
        a, b = line[:2], line[3:]
        ways[a].add(b)
        ways[b].add(a)
    found = set()
    while there:
        part, edge = set[str](), [min(there)]
        while edge:
            here = edge.pop()
            if here not in part:
                part.add(here)
                edge += ways[here]
        there -= part
        found.add(frozenset(part))
    return found


def sticks(state: State) -> list[str]:
    """The palisades on the board, as typed."""
    return [str(line) for line in lines_of(state.land.palisades)]


def territories(start: Start) -> set[frozenset[str]]:
    """The territories as the engine has them."""
    return {frozenset(square.value for square in squares_of(mask)) for mask in at(start).land.territories}


def sizes(start: Start) -> list[int]:
    """How many squares each territory has, the smallest first."""
    return sorted(map(len, territories(start)))


def territory(start: Start, square: str) -> str:
    """The territory of a square, as names in reading order."""
    return " ".join(each.value for each in squares_of(at(start).land.territory(Square(square))))


def complete(start: Start, square: str) -> bool:
    """Whether the territory of a square is complete."""
    state = at(start)
    return is_complete(state, state.land.territory(Square(square)))


def warrior(start: Start, square: str) -> Warrior:
    """The warrior that stands on a square."""
    one = at(start).squares[Square(square).index]
    assert one is not None
    return one


def hand(start: Start, people: str) -> list[int]:
    """The tiles behind a screen, the smallest first."""
    state = at(start)
    seat = state.seat_of(People(people))
    assert seat is not None
    return [value for value, count in enumerate(state.hands[seat], 1) for _ in range(count)]


def gold_of(start: Start, names: str) -> int:
    """The gold on some squares."""
    state = at(start)
    return sum(state.gold(square) for square in squares(names))


# --- the count -------------------------------------------------------------------------------------------------------


def count(start: Start, square: str) -> scoring.Count:
    """The territory of a square, counted as if the game were over."""
    return next(each for each in scoring.counts(at(start)) if Square(square) in each.squares)


def totals(start: Start, square: str) -> dict[str, int]:
    """What each player has in the territory of a square, by people."""
    state = at(start)
    return {state.people(band.seat).value: band.total for band in count(state, square).bands}


def takers(start: Start, square: str) -> str:
    """Who takes gold of the territory of a square, by people; partners together."""
    state = at(start)
    sides = count(state, square).takers
    return "".join(people.value for side in sides for people in scoring.peoples_of(state, side))


def result(start: Start, *moves: str) -> Result:
    """Play the moves, let everybody pass, and see how it ended."""
    state = pass_on(after(start, *moves)).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    score, peoples = outcome.score, state.options.peoples
    nobody = sum(line.points for line in score.lines if line.seat is None)
    held = sum(score.totals[side[0]] for side in state.options.sides)
    assert held + nobody == sum(state.heaps) == 40  # every cube is somebody's or nobody's
    winners = "".join(peoples[seat] for seat in outcome.winners)
    gold = dict(zip(peoples, score.totals, strict=True))
    clause = outcome.reason.clause.removeprefix("ARM-")
    return Result(gold, nobody, outcome.reason.facts["piles"], winners, clause)


def sheet(start: Start, people: str, number: int) -> dict[str, int]:
    """The score lines of a player for one territory: points by clause."""
    state = at(start)
    seat = state.seat_of(People(people))
    found: dict[str, int] = {}
    for line in scoring.score(state).lines:
        if line.seat == seat and line.facts["number"] == number:
            clause = line.clause.removeprefix("ARM-")
            found[clause] = found.get(clause, 0) + line.points
    return found


# --- whole games -----------------------------------------------------------------------------------------------------

Choice = Callable[[State, Sequence[act.AnyAction]], act.AnyAction]


def begin(**switches: Any) -> State:
    """The first turn of a game under some options, with the heaps of the examples and the first seat to start."""
    state = GAME.new(GAME.options(**{"heap_placement": "reference", "first_player": 0, **switches}))
    while GAME.to_act(state) == (CHANCE,):
        state = GAME.apply(state, GAME.legal_actions(state, CHANCE)[0])[0]
    return state


def game(choose: Choice, start: State | None = None, options: Options | None = None) -> Iterator[Step]:
    """Every step of a game in which `choose` decides for everybody, chance included."""
    state = GAME.new(options) if start is None else start
    while seats := GAME.to_act(state):
        action = choose(state, GAME.legal_actions(state, seats[0]))
        end, events = GAME.apply_unchecked(state, action)
        yield Step(state, action, end, events)
        state = end


def lively(rng: Random) -> Choice:
    """A choice among the kinds of legal actions first, so that powers and reinforcements come often, passes rarely."""

    def choose(_: State, legal: Sequence[act.AnyAction]) -> act.AnyAction:
        kinds: dict[type, list[act.AnyAction]] = {}
        for action in legal:
            kinds.setdefault(type(action), []).append(action)
        if len(kinds) > 1 and rng.random() < 0.98:
            kinds.pop(act.Pass, None)
        return rng.choice(kinds[rng.choice(list(kinds))])

    return choose


def random_game(seed: int, **switches: Any) -> Iterator[Step]:
    """A game in which everything that the rules know happens soon."""
    return game(lively(Random(seed)), options=GAME.options(**switches))


def states_of(steps: Iterable[Step], every: int = 1) -> Iterator[State]:
    """Every so many states of a game."""
    return (step.before for step in islice(steps, 0, None, every))


def last(steps: Iterable[Step]) -> State:
    """Where a game ended."""
    *_, end = steps
    return end.state


def differ(state: State, **switches: Any) -> tuple[set[str], set[str]]:
    """The legal moves that another reading adds in a position, and those that it takes away."""
    other = at(state, **switches)
    seats = GAME.to_act(state)
    one = {GAME.format(action) for seat in seats for action in GAME.legal_actions(state, seat)}
    two = {GAME.format(action) for seat in seats for action in GAME.legal_actions(other, seat)}
    return two - one, one - two


__all__ = [
    "ALL_LINES", "CHANCE", "EIGHT", "FIRST", "FOURTH", "GAME", "GOLD", "GOLD_SQUARES", "HEAPS", "LINES", "SEATS",
    "SECOND", "SQUARES", "STUCK", "THIRD", "UPRIGHTS", "Event", "Line", "Match", "Options", "Phase", "Seat", "Side",
    "Square", "State", "Step", "View", "act", "after", "allowed", "at", "begin", "breaking", "cited", "complete",
    "count", "differ", "ev", "evidence", "fenced", "game", "gold_of", "hand", "last", "legal", "legal_lines",
    "lively", "of", "only", "pass_on", "play", "random_game", "reasons_against", "refused", "regions", "result",
    "scoring", "sheet", "sizes", "states_of", "sticks", "takers", "targets", "territories", "territory", "totals",
    "warrior",
]  # fmt: skip
