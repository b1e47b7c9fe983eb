"""Short words for the tests of De l'Orc pour les Braves: positions, moves, refusals, piles, armies, whole games.

Positions and moves are typed in the words of the specification. Without another word in a position, the sorcerer Z is
the first seat and A, B, C ... follow clockwise, so the letter of a seat is `LETTERS[seat]`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from orclib.engine import CHANCE, Event, Seat
from orclib.errors import PositionError
from orclib.games.braves import actions as act
from orclib.games.braves import events as ev
from orclib.games.braves.box import (
    BACKS,
    DESIGNS,
    MERCENARIES,
    NONE,
    PEOPLES,
    SPIES,
    Army,
    Back,
    Counts,
    Desertion,
    Design,
    Pile,
    PileCard,
    Rank,
    Shield,
    backs,
    plus,
)
from orclib.games.braves.game import GAME
from orclib.games.braves.rules.piles import Fate, Reading, read_pile
from orclib.games.braves.rules.strength import strength
from orclib.games.braves.state import Battle, Options, Phase, State
from orclib.games.braves.text.words import LETTERS, code
from tests import ledger
from tests.games.judged import evidence
from tests.games.support import Bound, Choice, Played, Step, of, only, states_of, told

Z, A, B, C, D, E, F = SEATS = tuple(map(Seat, range(7)))
"""The seats, where the first one is the sorcerer."""
CLAUSES = frozenset(GAME.rulebook)
PLAYERS = range(4, 8)

Start = State | str


# --- positions and moves ---------------------------------------------------------------------------------------------


def at(start: Start, **switches: Any) -> State:
    """A position as a state, under other readings of the rules if wanted; in a battle these count from then on."""
    if isinstance(start, str):
        return GAME.position(start, **switches)
    options = replace(start.options, **switches)
    return GAME.with_options(start, options) if GAME.calm(start) and switches else replace(start, options=options)


bound = Bound(GAME, at)
play, after, game = bound.play, bound.after, bound.walk
allowed, refused, cited = bound.allowed, bound.refused, bound.cited
read, legal, typed, chances, outcome = bound.read, bound.actions, bound.typed, bound.chances, bound.outcome


def differ(start: Start, **switches: Any) -> tuple[set[str], set[str]]:
    """The legal moves that another reading adds in a position, and those that it takes away."""
    return bound.differ(start, at(start, **switches))


def brings(start: Start, moves: str, tells: Iterable[Event], leaves: str) -> None:
    """Moves ("quiet": everybody answers nothing) bring events in this order, among others, and leave some `facts`."""
    state, events = at(start), tuple[Event, ...]()
    for move in filter(None, moves.split("; ")):
        state, more = quiet(state) if move == "quiet" else play(state, move)
        events += more
    happened = iter(events)
    assert all(event in happened for event in tells), events
    missing = {*filter(None, leaves.split("; "))} - facts(state)
    assert not missing, (missing, facts(state))


def facts(state: State) -> set[str]:
    """How it stands, a fact each: "phase spy", "A holds OR4 gob", "A laid OR4", "A has 7", "gia seen"."""
    found = {f"phase {state.phase.value}", f"spy {state.spy}", f"battle {state.battle}", f"round {state.round_no}"}
    found |= {f"{LETTERS[seat]} to act" for seat in GAME.to_act(state) if seat in state.options.seats}
    for seat in state.options.seats:
        name = LETTERS[seat]
        found |= {f"{name} has {state.scores[seat]}", f"{name} shields {state.shields[seat]}"}
        if state.hands:
            found |= {f"{name} holds {hand(state, seat) or 'nothing'}", f"{name} laid {laid(state, seat) or 'nothing'}"}
    for number, one in enumerate(state.piles, 1):
        found.add(f"pile {number}: {' '.join(map(_card, one))}")
    for fought in state.battles:
        found.add(f"battle {fought.number} won by {''.join(LETTERS[seat] for seat in fought.winners) or 'nobody'}")
        found.add(f"strengths {' '.join('-' if n is None else str(n) for n in fought.strengths)}")
    return found | {f"{name} seen" for name in names(state.seen_discards).split()}


def _card(card: PileCard) -> str:
    if isinstance(card, Army):
        return code(card.design, Options())
    return f"Sh({LETTERS[card.owner]})" if isinstance(card, Shield) else "Des"


# --- cards, piles, armies --------------------------------------------------------------------------------------------


def designs(names: str) -> list[Design]:
    """Cards by their names, in this order: "OR4 gob" or "3 gob"."""
    usual, found, count = Options(), list[Design](), 1
    shorts = {code(design, usual): design for design in DESIGNS}
    for name in names.split():
        if name.isdecimal():
            count = int(name)
            continue
        found += [shorts[name]] * count
        count = 1
    return found


def cards(names: str) -> Counts:
    """Cards by their names: "OR4 3 gob"; "" for none."""
    found = designs(names)
    return tuple(found.count(design) for design in DESIGNS)


def names(counts: Counts) -> str:
    """A lot of cards by their names, in the order of the designs: "OR4 gob gob gob"."""
    return " ".join(code(design, Options()) for design, n in zip(DESIGNS, counts, strict=True) for _ in range(n))


def lot(text: str) -> str:
    """Names of cards in the order that `names` has."""
    return names(cards(text))


def hand(start: Start, seat: Seat) -> str:
    """What a seat has in hand, by names."""
    return names(at(start).hands[seat])


def laid(start: Start, seat: Seat) -> str:
    """What a seat has in the battle, by names."""
    return names(at(start).laid[seat])


def pile(text: str) -> Pile:
    """A pile from the bottom up: "OR4 gia Des Sh(A)"."""
    return at(f"7 players\nphase champion\npile 1: {text}").piles[0]


def reading(text: str, **switches: Any) -> Reading:
    """What becomes of a pile, read by itself."""
    return read_pile(pile(text), Options(**switches))


def army(text: str, **switches: Any) -> int:
    """The strength of an army, reckoned by itself."""
    return strength(Options(**switches), cards(text)).total


def flown(text: str, goblins: int, **switches: Any) -> int:
    """The strength of an army that the flying machine joined with so many goblins."""
    whole = plus(cards(text), cards(f"fly {goblins} gob" if goblins else "fly"))
    return strength(Options(**switches), whole, flown=True, aboard=goblins).total


# --- the deal --------------------------------------------------------------------------------------------------------


def begin(**switches: Any) -> State:
    """The first round of a game: Z, the first seat, is the sorcerer, and nothing has been dealt."""
    state = GAME.new(GAME.options(**{"first_sorcerer": 0, **switches}))
    return GAME.apply(state, GAME.legal_actions(state, CHANCE)[0])[0]


def show(state: State, design: Design | None) -> State:
    """The back of that card (None: the start card) comes in sight, where backs are seen."""
    if not state.options.show_next_back or state.next is not None:
        return state
    return GAME.apply(state, act.ShowBack(CHANCE, Back.START if design is None else design.back))[0]


def deal(start: Start, text: str) -> Played:
    """Deal these cards ("start" is the start card); nobody plays in between."""
    state, events = at(start), tuple[Event, ...]()
    for word in text.split():
        design = None if word == "start" else designs(word)[0]
        state, more = GAME.apply(show(state, design), act.Deal(CHANCE, design))
        events += more
    ledger.witness(events)
    return Played(state, events)


def any_card(state: State) -> str:
    """The next card if chance always takes the first it may; the start card when it must."""
    design = next((design for design in DESIGNS if state.deck[design]), None)
    last = state.options.depths[-1]
    return "start" if design is None or (not state.start_shown and state.dealt == last) else code(design, Options())


def deal_until(start: Start, dealt: int, window: bool = True) -> State:
    """Deal the first cards there are until so many lie in piles; then show the next back, so that all may play."""
    state = at(start)
    while state.dealt < dealt:
        state = deal(state, any_card(state)).state
    if window and state.phase is Phase.DEAL:
        state = show(state, designs(any_card(state))[0] if any_card(state) != "start" else None)
    return state


# --- the war ---------------------------------------------------------------------------------------------------------


def hold(state: State) -> act.AnyAction | None:
    """The answer "nothing" to a question in the war, or the clock's end of the round; None where nothing is asked."""
    if state.phase is Phase.ROUND_END:
        return act.EndRound(CHANCE)
    answers: dict[Phase, Callable[[Seat], act.AnyAction]] = {
        Phase.SPY: act.SpyDecline,
        Phase.COMMIT: act.EndSending,
        Phase.COMMANDO: act.HoldCommando,
        Phase.FLYER: act.HoldFlyer,
    }
    answer = answers.get(state.phase)
    return None if answer is None or state.active is None else answer(state.active)


def quiet(start: Start, until: Phase | None = None) -> Played:
    """Everybody answers "nothing", until a phase comes or somebody has to decide."""
    state, events = at(start), tuple[Event, ...]()
    while state.phase is not until and (action := hold(state)) is not None:
        state, more = GAME.apply(state, action)
        events += more
    ledger.witness(events)
    return Played(state, events)


def battle(start: Start, *moves: str | act.AnyAction) -> Battle:
    """The battle that these moves and silence make: how it ended."""
    state, count = at(start), len(at(start).battles)
    state = after(state, *moves)
    state = quiet(state).state if len(state.battles) == count else state
    fought: Battle = state.battles[count]
    return fought


def result(start: Start, *moves: str | act.AnyAction) -> dict[str, int]:
    """What the players gain in the battle that these moves and silence make; only those who gain."""
    before = at(start)
    state = quiet(after(before, *moves)).state
    gains = {LETTERS[s]: state.scores[s] - before.scores[s] for s in before.options.seats}
    return {letter: points for letter, points in gains.items() if points}


# --- whole games -----------------------------------------------------------------------------------------------------


def lively(rng: Random) -> Choice:
    """A choice among the kinds of legal actions first, so that rare ones come often; the clock runs on, too."""

    def choose(state: State, found: Sequence[act.AnyAction]) -> act.AnyAction:
        if found[-1].seat == CHANCE and (found[0].seat == CHANCE or rng.random() < 0.9):
            actions, shares = zip(*GAME.chances(state), strict=True)
            chosen: act.AnyAction = rng.choices(actions, [float(share) for share in shares])[0]
            return chosen
        kinds: dict[type, list[act.AnyAction]] = {}
        for action in found:
            if action.seat != CHANCE:
                kinds.setdefault(type(action), []).append(action)
        return rng.choice(kinds[rng.choice(list(kinds))])

    return choose


def random_game(seed: int, **switches: Any) -> Iterator[Step]:
    """A game in which everything that the rules know happens soon."""
    return game(lively(Random(seed)), options=GAME.options(**switches))


__all__ = [
    "BACKS", "CHANCE", "CLAUSES", "DESIGNS", "GAME", "LETTERS", "MERCENARIES", "NONE", "PEOPLES", "PLAYERS",
    "SEATS", "SPIES", "A", "Army", "B", "Back", "Battle", "C", "Counts", "D", "Desertion", "Design", "Fate",
    "Options", "Phase", "Pile", "PositionError", "Rank", "Seat", "Shield", "State", "Step", "Z", "act", "after",
    "any_card", "army", "at", "backs", "battle", "begin", "brings", "cards", "chances", "code", "deal",
    "deal_until", "designs", "differ", "ev", "evidence", "flown", "hand", "hold", "laid", "legal", "lively",
    "lot", "names", "of", "only", "outcome", "play", "plus", "quiet", "random_game", "read", "read_pile",
    "reading", "refused", "result", "show", "states_of", "strength", "told", "typed",
]  # fmt: skip
