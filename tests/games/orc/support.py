"""Short words for the tests of ORC: positions, moves, refusals, whole games.

A draw needs chance's answer: type it ("turn G VG"), or chance turns up the first card it may.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple, TypeVar

import msgspec
import pytest

from orclib.engine import CHANCE, Event, Reason, Seat
from orclib.errors import IllegalAction
from orclib.games.orc import actions as act
from orclib.games.orc import events as ev
from orclib.games.orc.box import CARDS, NORTH, SEATS, SOUTH, TRIBES, Card, Half, Tribe
from orclib.games.orc.game import GAME
from orclib.games.orc.rules import scoring
from orclib.games.orc.state import Options, Phase, State

F0 = "frontier: □ G1 R2 | W1 Y2 | V1 B2\n"
F1 = "frontier: □ Y1 G2 | W2 R1 | B1 V2\n"

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


def settle(state: State) -> Played:
    """Let chance do the first thing it may until somebody decides or the game is over."""
    events: tuple[Event, ...] = ()
    while GAME.to_act(state) == (CHANCE,):
        state, more = GAME.apply(state, GAME.legal_actions(state, CHANCE)[0])
        events += more
    return Played(state, events)


def play(start: Start, *moves: str) -> Played:
    """Play typed moves, chance's answers filled in where they are not typed."""
    state, events = at(start), tuple[Event, ...]()
    for move in moves:
        if GAME.parse(move, state).seat != CHANCE:
            state, more = settle(state)
            events += more
        state, more = GAME.apply(state, GAME.parse(move, state))
        events += more
    state, more = settle(state)
    return Played(state, events + more)


def step(start: Start, move: str) -> Played:
    """Play one typed move and nothing else."""
    state = at(start)
    return Played(*GAME.apply(state, GAME.parse(move, state)))


def of(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def only(events: Iterable[Event], kind: type[E]) -> E:
    """The single event of one kind."""
    (event,) = of(events, kind)
    return event


# --- legal and not ------------------------------------------------------------------------------------------


def allowed(start: Start, move: str) -> None:
    """The judge, the list of legal actions and `apply` all accept the move."""
    state = at(start)
    action = GAME.parse(move, state)
    assert GAME.refusals(state, action) == ()
    assert action in GAME.legal_actions(state, action.seat)
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
    told = [f"ORC-{clause}" for clause in clauses]
    assert sorted(reason.clause for reason in reasons) == sorted(told)
    return reasons


def evidence(reasons: Iterable[Reason]) -> set[str]:
    """Everything on the table that the reasons point at."""
    return {target for reason in reasons for target in reason.evidence}


def attacks(start: Start, tribe: str = "RYBGWV", seat: Seat | None = None) -> list[str]:
    """The legal attacks of the player to move on some tribes, as typed."""
    state = at(start)
    legal = GAME.legal_actions(state, state.mover if seat is None else seat)
    return [GAME.format(a) for a in legal if isinstance(a, act.Attack) and a.tribe.value in tribe]


def uses(start: Start) -> tuple[int, int]:
    """How many legal attacks and discards the player to move has."""
    state = at(start)
    legal = GAME.legal_actions(state, state.mover)
    return (
        sum(isinstance(a, act.Attack) for a in legal),
        sum(isinstance(a, act.Discard) for a in legal),
    )


# --- what lies where ----------------------------------------------------------------------------------------


def letters(tribes: Iterable[Tribe]) -> str:
    """Tribes as their letters."""
    return "".join(tribe.value for tribe in tribes)


def cards(names: str) -> tuple[Card, ...]:
    """Cards by their names."""
    return tuple(Card(name) for name in names.split())


def owners(state: State) -> dict[str, str]:
    """Who owns which tribe: {"Y": "N"}."""
    return {f.tribe.value: "NS"[f.owner] for f in state.fronts if f.owner is not None}


def frozen(state: State) -> str:
    """The frozen tribes, by rank."""
    return "".join(tribe.value for tribe in state.ranks if state.front(tribe).frozen)


def strengths(state: State, tribe: str) -> tuple[int, int]:
    """The orcs of North and South at a tribe."""
    front = state.front(Tribe(tribe))
    return front.strength(NORTH), front.strength(SOUTH)


def piles(state: State) -> dict[str, int]:
    """The piles that hold cards."""
    return {front.tribe.value: front.pile for front in state.fronts if front.pile}


def totals(state: State) -> tuple[int, ...]:
    """The points of North and South if it were counted now."""
    return scoring.score(state).totals


def sheet(state: State, seat: Seat, tribe: str) -> dict[str, int]:
    """The score lines of a seat for one tribe: points by clause."""
    return {
        line.clause.removeprefix("ORC-"): line.points
        for line in scoring.score(state).lines
        if line.seat == seat and line.facts["tribe"] is Tribe(tribe)
    }


def everywhere(state: State) -> list[Card]:
    """Every card of the box, wherever it lies."""
    hidden = [card for group in (*state.hands, *state.buried, state.unseen) for card in group]
    return [*state.open_cards(), *hidden]


# --- whole games --------------------------------------------------------------------------------------------

Choice = Callable[[State, Sequence[act.AnyAction]], act.AnyAction]


def game(choose: Choice, start: State | None = None, options: Options | None = None) -> Iterator[Step]:
    """Every step of a game in which `choose` decides for everybody, chance included."""
    state = GAME.new(options) if start is None else start
    while seats := GAME.to_act(state):
        action = choose(state, GAME.legal_actions(state, seats[0]))
        after, events = GAME.apply_unchecked(state, action)
        yield Step(state, action, after, events)
        state = after


def random_game(seed: int, options: Options | None = None) -> Iterator[Step]:
    """A game in which every decision is taken uniformly among the legal ones."""
    rng = Random(seed)
    return game(lambda _, legal: rng.choice(legal), options=options)


def last(steps: Iterable[Step]) -> State:
    """Where a game ended."""
    *_, end = steps
    return end.state


def readings() -> list[Options]:
    """The default reading of the rules, each switch flipped, and all of them together."""
    flips = [
        {"start_choice": True},
        {"attack_on_won": True},
        {"peek_between_draws": False},
        {"discard_face_down": True},
    ]
    together = {name: value for flip in flips for name, value in flip.items()}
    return [Options(**flip) for flip in ({}, *flips, together)]


__all__ = [
    "CARDS",
    "CHANCE",
    "F0",
    "F1",
    "GAME",
    "NORTH",
    "SEATS",
    "SOUTH",
    "TRIBES",
    "Card",
    "Half",
    "Options",
    "Phase",
    "Played",
    "Seat",
    "State",
    "Step",
    "Tribe",
    "act",
    "allowed",
    "at",
    "attacks",
    "cards",
    "ev",
    "everywhere",
    "evidence",
    "frozen",
    "game",
    "last",
    "letters",
    "of",
    "only",
    "owners",
    "piles",
    "play",
    "random_game",
    "readings",
    "refused",
    "settle",
    "sheet",
    "step",
    "strengths",
    "totals",
    "uses",
]
