"""Short words for the tests of ORC: positions, moves, refusals, whole games.

A draw needs chance's answer: type it ("turn G VG"), or chance turns up the first card it may.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from orclib.engine import CHANCE, Event, Seat
from orclib.games.orc import actions as act
from orclib.games.orc import events as ev
from orclib.games.orc.box import CARDS, NORTH, SEATS, SOUTH, TRIBES, Card, Half, Tribe
from orclib.games.orc.game import GAME
from orclib.games.orc.rules import scoring, tries
from orclib.games.orc.state import Options, Phase, State
from tests import ledger
from tests.games.support import Bound, Played, Step, last, of, only

F0 = "frontier: □ G1 R2 | W1 Y2 | V1 B2\n"
F1 = "frontier: □ Y1 G2 | W2 R1 | B1 V2\n"

Start = State | str


bound = Bound(GAME)
at, step, game = bound.at, bound.play, bound.walk
allowed, refused = bound.allowed, bound.refused


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
    ledger.witness(events + more, outcome=GAME.outcome(state))
    return Played(state, events + more)


def brings(start: Start, moves: str, tells: Iterable[Event], leaves: str) -> None:
    """Moves bring events in this order, among others, and leave some of the `facts`."""
    end, events = play(start, *filter(None, moves.split("; ")))
    happened = iter(events)
    assert all(event in happened for event in tells), events
    missing = {*filter(None, leaves.split("; "))} - facts(end)
    assert not missing, (missing, facts(end))


# --- legal and not ------------------------------------------------------------------------------------------


def attacks(start: Start, tribe: str = "RYBGWV") -> list[str]:
    """The legal attacks of the player to move on some tribes, as typed."""
    return [attack for attack in bound.legal(start, act.Attack) if attack[-1] in tribe]


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


def facts(state: State) -> set[str]:
    """How it stands, a fact each: "Y 2:1", "Y pile 3", "Y won by N", "GR removed", "N holds RV VW"."""
    found = {f"phase {state.phase.value}", f"{'NS'[state.mover]} to move", f"{state.owed} owed"}
    found |= {f"row {letters(state.row)}", f"ranks {letters(state.ranks)}"}
    found |= {f"{card.value} removed" for card in state.removed}
    for seat in SEATS:
        found.add(f"{'NS'[seat]} holds {' '.join(card.value for card in state.hands[seat]) or 'nothing'}")
    for front in state.fronts:
        north, south = map(front.strength, SEATS)
        told = [f"{north}:{south}", f"pile {front.pile}", "frozen" if front.frozen else "not frozen"]
        told.append("not won" if front.owner is None else f"won by {'NS'[front.owner]}")
        told += [] if front.trophy is None else [f"trophy {front.trophy.value}"]
        found |= {f"{front.tribe.value} {fact}" for fact in told}
    return found


def tale(events: Iterable[Event]) -> str:
    """Battles, wins and ice in their order: "Y2:1 Y>N 7.4 G>N 9.7", and "W* 9.4" for a tribe that freezes."""
    told = []
    for event in events:
        clause = event.clause.removeprefix("ORC-")
        if isinstance(event, ev.Fought):
            told.append(f"{event.tribe.value}{event.north}:{event.south}")
        elif isinstance(event, ev.Won):
            told.append(f"{event.tribe.value}>{'NS'[event.seat]} {clause}")
        elif isinstance(event, ev.Froze):
            told.append(f"{event.tribe.value}* {clause}")
    return " ".join(told)


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


def random_game(seed: int, options: Options | None = None) -> Iterator[Step]:
    """A game in which every decision is taken uniformly among the legal ones."""
    rng = Random(seed)
    return game(lambda _, legal: rng.choice(legal), options=options)


def readings() -> list[Options]:
    """The default reading of the rules, each switch flipped, and all of them together."""
    flips = [{name: values[1]} for name, values in Options.readings().items()]
    together = {name: value for flip in flips for name, value in flip.items()}
    return [Options(**flip) for flip in ({}, *flips, together)]


__all__ = [
    "CARDS", "CHANCE", "F1", "GAME", "NORTH", "SEATS", "SOUTH", "TRIBES", "Card", "Half", "Options", "Phase",
    "Seat", "State", "Step", "Tribe", "act", "at", "attacks", "bound", "brings", "cards", "ev", "everywhere",
    "frozen", "game", "last", "letters", "of", "only", "owners", "piles", "play", "random_game", "readings",
    "refused", "settle", "sheet", "step", "strengths", "tale", "totals", "tries", "uses",
]  # fmt: skip
