"""Short words for the tests of Armadöra that look at clauses, numbers, territories and typed text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple, TypeVar

import msgspec
import networkx as nx
import pytest
from msgspec.structs import asdict

from orclib.engine import CHANCE, Event, Outcome, Reason, Seat
from orclib.errors import IllegalAction
from orclib.games.armadora import actions as act
from orclib.games.armadora.box import LINES, Line, Square
from orclib.games.armadora.game import GAME
from orclib.games.armadora.rules.territories import line_bit, lines_of, squares_of
from orclib.games.armadora.state import Options, Phase, State, Warrior

FIRST, SECOND, THIRD, FOURTH = map(Seat, range(4))

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


def at(start: Start) -> State:
    """A position as a state."""
    return GAME.position(start) if isinstance(start, str) else start


def play(start: Start, *moves: str) -> Played:
    """Play typed moves one after the other."""
    state, events = at(start), tuple[Event, ...]()
    for move in moves:
        state, more = GAME.apply(state, GAME.parse(move, state))
        events += more
    return Played(state, events)


def all_pass(start: Start) -> Played:
    """Everybody who still plays passes: the game is over and counted."""
    state, events = at(start), tuple[Event, ...]()
    while seats := GAME.to_act(state):
        state, more = GAME.apply(state, act.Pass(seats[0]))
        events += more
    return Played(state, events)


def ended(start: Start) -> Outcome:
    """The outcome once everybody has passed."""
    outcome = GAME.outcome(all_pass(start).state)
    assert outcome is not None
    return outcome


def gold(start: Start) -> tuple[int, ...]:
    """The gold of every seat once everybody has passed."""
    return ended(start).score.totals


def of(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def only(events: Iterable[Event], kind: type[E]) -> E:
    """The single event of one kind."""
    (event,) = of(events, kind)
    return event


# --- legal and not ---------------------------------------------------------------------------------------------------


def allowed(start: Start, *moves: str) -> None:
    """The judge and `apply` accept each of the moves, and so does the list of legal actions."""
    state = at(start)
    for move in moves:
        action = GAME.parse(move, state)
        assert GAME.refusals(state, action) == (), move
        assert GAME.parts(state, action)[0] in GAME.legal_actions(state, action.seat), move
        GAME.apply(state, action)


def refused(start: Start, move: str | act.AnyAction, *clauses: str) -> tuple[Reason, ...]:
    """The move breaks exactly these clauses; apply says so and changes nothing."""
    state = at(start)
    action = GAME.parse(move, state) if isinstance(move, str) else move
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)
    reasons = GAME.refusals(state, action)
    assert caught.value.reasons == reasons
    assert len(caught.value.sentences) == len(reasons)
    assert all(caught.value.sentences)
    assert msgspec.json.encode(state) == before
    assert action not in GAME.legal_actions(state, action.seat)
    told = [f"ARM-{clause}" for clause in clauses]
    assert sorted(reason.clause for reason in reasons) == sorted(told)
    return reasons


def evidence(reasons: Iterable[Reason]) -> set[str]:
    """Everything on the table that the reasons point at."""
    return {target for reason in reasons for target in reason.evidence}


def legal(start: Start, *kinds: type[act.AnyAction]) -> list[str]:
    """The legal actions of whoever is to move, as typed; only those of some kinds, if any are named."""
    state = at(start)
    return [GAME.format(a) for a in GAME.legal_actions(state, state.active) if not kinds or isinstance(a, kinds)]


def lawful_lines(start: Start) -> set[str]:
    """The lines on which whoever is to move may lay a palisade."""
    state = at(start)
    return {str(a.line) for a in GAME.legal_actions(state, state.active) if isinstance(a, act.LayPalisade)}


# --- what lies where -------------------------------------------------------------------------------------------------


def on(start: Start, square: str) -> Warrior:
    """The warrior on a square."""
    one = at(start).squares[Square(square).index]
    assert one is not None
    return one


def line(text: str) -> Line:
    """A line by its name: "A1|B1" or "A1/A2"."""
    return Line(Square(text[:2]), Square(text[3:]))


def sticks(start: Start) -> set[str]:
    """The lines with a palisade."""
    return set(map(str, lines_of(at(start).land.palisades)))


def free_lines(start: Start) -> set[str]:
    """The lines without a palisade."""
    laid = at(start).land.palisades
    return {str(each) for each in LINES if not laid & line_bit(each)}


def names(mask: int) -> str:
    """A set of squares in reading order: "A1 B1 A2 B2"."""
    return " ".join(square.value for square in squares_of(mask))


def lands(start: Start) -> list[str]:
    """The territories, each as `names` gives them."""
    return [names(mask) for mask in at(start).land.territories]


# --- the plain board -------------------------------------------------------------------------------------------------
# It knows nothing of the game's own: its squares are names, its lines pairs of names that differ by one step.

Names = frozenset[str]
Edge = frozenset[str]


def _name(place: tuple[int, int]) -> str:
    return f"{'ABCDEFGH'[place[0]]}{place[1] + 1}"


BOARD: nx.Graph[str] = nx.relabel_nodes(nx.grid_2d_graph(8, 5), {p: _name(p) for p in nx.grid_2d_graph(8, 5)})
PAIRS = tuple((a, b) for a, b in BOARD.edges)
EDGES = tuple(map(frozenset, PAIRS))


def border(cells: Iterable[str]) -> frozenset[Edge]:
    """The lines with one end in a set of squares."""
    inside = set(cells)
    return frozenset(edge for edge in EDGES if len(edge & inside) == 1)


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


def lines_with(edges: Iterable[Edge]) -> list[Line]:
    """Lines of the plain board as the game's."""
    wanted = set(edges)
    return [each for each in LINES if frozenset((each.a.value, each.b.value)) in wanted]


# --- whole games -----------------------------------------------------------------------------------------------------

Choice = Callable[[State, Sequence[act.AnyAction]], act.AnyAction]


def game(choose: Choice, options: Options | None = None, start: State | None = None) -> Iterator[Step]:
    """Every step of a game in which `choose` decides for everybody, chance included."""
    state = GAME.new(options) if start is None else start
    while seats := GAME.to_act(state):
        action = choose(state, GAME.legal_actions(state, seats[0]))
        after, events = GAME.apply_unchecked(state, action)
        yield Step(state, action, after, events)
        state = after


def random_game(seed: int, options: Options | None = None, passes: float = 0.015) -> list[Step]:
    """A game of random kinds of actions; who could do something else passes that seldom."""
    rng = Random(seed)

    def choose(state: State, actions: Sequence[act.AnyAction]) -> act.AnyAction:
        kinds = sorted({type(a) for a in actions}, key=lambda kind: kind.__name__)
        others = [kind for kind in kinds if kind is not act.Pass]
        if others and rng.random() > passes:
            kinds = others
        kind = rng.choice(kinds)
        return rng.choice([a for a in actions if type(a) is kind])

    return list(game(choose, options))


def after_set_up(options: Options | None = None, seed: int = 0) -> State:
    """A table at its first turn."""
    return next(s.state for s in random_game(seed, options) if s.state.phase is Phase.ACTION)


def readings() -> list[Options]:
    """Every number of players by both rule sets, each switch flipped, and all of them together."""
    plain = [Options(players=players, advanced=advanced) for players in (2, 3, 4) for advanced in (False, True)]
    flips: list[dict[str, object]] = [
        {"teams": False},
        {"min_territory": 2},
        {"stick_count": "two_if_possible"},
        {"heap_placement": "reference"},
        {"heap_placement": "manual"},
        {"first_player": 1},
        {"relook": False},
        {"partners_share": True},
        {"power_needs_action": False},
        {"reinforcement_breaks": "any_tie"},
        {"claim_needs_positive": True},
        {"arrow_floor": True},
        {"final_tie": "shared"},
    ]
    together = {name: value for flip in flips for name, value in flip.items()}
    return [*plain, *(GAME.options(players=4, advanced=True, **flip) for flip in (*flips, together))]


def changed(options: Options) -> str:
    """What differs from the default reading, in short, as the name of a test."""
    plain = asdict(Options(players=options.players))
    parts = [f"{name}={value}" for name, value in asdict(options).items() if value != plain[name]]
    return ",".join((str(options.players), *parts))


__all__ = [
    "BOARD",
    "CHANCE",
    "EDGES",
    "FIRST",
    "FOURTH",
    "GAME",
    "PAIRS",
    "SECOND",
    "THIRD",
    "Edge",
    "Line",
    "Names",
    "Options",
    "Phase",
    "Played",
    "Seat",
    "Square",
    "State",
    "Step",
    "Warrior",
    "act",
    "after_set_up",
    "all_pass",
    "allowed",
    "at",
    "border",
    "changed",
    "connected",
    "ended",
    "evidence",
    "free_lines",
    "game",
    "gold",
    "lands",
    "lawful_lines",
    "legal",
    "line",
    "lines_with",
    "names",
    "of",
    "on",
    "only",
    "play",
    "random_game",
    "readings",
    "refused",
    "sticks",
]
