"""A position typed by hand, and back.

    frontier: □ Y1 G2 W2 R1 B1 V2          the row as South sees it, □ (or box) where the box stands
    piles: Y1 R2 (GV) B2                   cards left; a tribe that is not named has none. "all piles 4" works too
    won: Y-N, G-S                          frozen: W
    G: N WR:2, S YB:2                      what lies at green, with the half that faces it
    North to move, hand YB, YR             South: RB, GW
    then: YB:1-R; draw R; turn R GV        moves from there

Everything but the piles may be left out. Cards that are named nowhere fill the piles, then hands that were not given
(two cards each, or as many as can be), then the removed heap, in canonical order. Cards named behind a pile lie on top
of it, the first to be drawn first. `orc.notation()` shows every statement with its forms.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.positions import Told
from orclib.games.orc.box import CARDS, NORTH, OTHER_CARDS, PILE_CARDS, SEATS, TRIBES, Card, End, Half, Tribe
from orclib.games.orc.rules import transitions
from orclib.games.orc.state import Front, Options, Phase, Slot, State, Table
from orclib.games.orc.text import position_faults
from orclib.games.orc.text import statements as says
from orclib.games.orc.text.position_faults import (
    BEFORE_BOX,
    SET_UP,
    Held,
    begun,
    empty_hands,
    misfits,
    turn_faults,
    turns_used,
)

CALM = frozenset({Phase.CHOOSE, Phase.BOX, Phase.USE, Phase.OVER})


_REMARK = re.compile(r"\([^()]*\)")
_FACTS = re.compile(
    r"\b(?:[RYBGWV]{2}|[RYBGWV]\d|[RYBGWV]\s*[-=]\s*[NS]|frontier|row|piles|won|frozen|trophies|owners|removed|buried|turn|last|starter"
    r"|dealer|options?|hand|move|north|south|frontière|pioches|gagnées|gelées|trophées|main|nord|sud)\b|□",
    re.IGNORECASE,
)
"""What a bracket that tells something holds: a card, a pile, a player, or the name of a statement."""


def plain(text: str) -> str:
    """The text without bold marks, bars, and brackets that only explain, such as "(2 red)"; `[]` is the box."""

    def remark(found: re.Match[str]) -> str:
        return found.group() if _FACTS.search(found.group()) else re.sub(r"[^\n]", " ", found.group())

    return _REMARK.sub(remark, text.replace("[]", "□ ").translate(str.maketrans("*|.", "   ")))


def built(told: Iterable[Told]) -> State:
    """The state of which the statements tell. Raises PositionError with all its faults."""
    draft = says.Draft().take(told)
    if draft.new_game:
        draft.says_only("ORC-2.1", says.NewGame, says.Switch)
        draft.ensure()
        return transitions.new(Options(**draft.options))
    if not draft.halves:
        replace(says.ROWS["F1"], left=draft.box is None, cards=()).put(draft)
    state = _dealt(_table(draft), draft)
    draft.ensure(*position_faults.faults(state, draft), state=state)
    return state


# --- building --------------------------------------------------------------------------------------------------------


def _table(draft: says.Draft) -> State:
    """All that the text puts in its place."""
    piles = _piles(draft)
    fronts = tuple(
        Front(
            tribe,
            piles[tribe],
            (draft.sides.get(tribe, {}).get(SEATS[0], ()), draft.sides.get(tribe, {}).get(SEATS[1], ())),
            draft.owners.get(tribe),
            tribe in draft.frozen,
            draft.trophies.get(tribe),
        )
        for tribe in TRIBES
    )
    return State(
        options=Options(**draft.options),
        phase=_phase(draft, piles),
        frontier=_frontier(draft),
        box=draft.box,
        fronts=fronts,
        removed=draft.removed or (),
        buried=(draft.buried.get(SEATS[0], ()), draft.buried.get(SEATS[1], ())),
        dealer=draft.dealer,
        last_use=draft.last_use,
        tops=tuple(sorted(draft.tops, key=lambda top: top[0].index)),
    )


def _frontier(draft: says.Draft) -> tuple[Slot, ...]:
    slots = []
    for (left, one), (right, two) in zip(draft.halves[::2], draft.halves[1::2], strict=False):
        if left is not right and one is not two:
            single, double = (left, right) if one is Half.SINGLE else (right, left)
            slots.append(Slot(Card(single.value + double.value), flipped=one is Half.DOUBLE))
    return tuple(slots)


def _piles(draft: says.Draft) -> dict[Tribe, int]:
    if draft.piles:
        return {tribe: draft.piles.get(tribe, 0) for tribe in TRIBES}
    closed = {*draft.owners, *draft.frozen}
    return {tribe: 0 if tribe in closed else PILE_CARDS for tribe in TRIBES}


def _phase(draft: says.Draft, piles: dict[Tribe, int]) -> Phase:
    if draft.chooses:
        return Phase.CHOOSE
    if draft.box is None and not begun(draft):
        return Phase.BOX
    return Phase.USE if any(piles.values()) else Phase.OVER


def _dealt(state: State, draft: says.Draft) -> State:
    """The filling rule: unnamed cards go to the piles, to hands that were not given, and out of the game."""
    named = {*state.open_cards(), *state.buried[0], *state.buried[1]}.union(*draft.hands.values())
    free = [card for card in CARDS if card not in named]
    on_top = {card for _, card in state.tops}
    free.sort(key=lambda card: card not in on_top)  # stable: the named pile cards first
    in_piles = len(free) if state.phase in BEFORE_BOX else state.pile_cards
    down, free = free[:in_piles], sorted(free[in_piles:], key=lambda card: card.index)
    mover, held = _who_and_how_many(state, draft, len(free))
    hands = {}
    for seat in SEATS:
        share = 0 if seat in draft.hands else held[seat]
        hands[seat], free = draft.hands.get(seat, tuple(free[:share])), free[share:]
    return replace(
        state,
        unseen=tuple(sorted(down, key=lambda card: card.index)),
        hands=(hands[SEATS[0]], hands[SEATS[1]]),
        removed=(*state.removed, *free),
        **_turn(state, mover, held),
    )


def _who_and_how_many(state: State, draft: says.Draft, free: int) -> tuple[Seat, Held]:
    """Who is to move and how many cards each holds, as far as the text leaves it open.

    North rather than South, and two cards to a hand, unless that cannot be.
    """
    play = state.phase not in SET_UP
    open_ = [seat for seat in SEATS if seat not in draft.hands]

    def awkward(way: tuple[Seat, Held]) -> tuple[int, ...]:
        mover, held = way
        idle = len(empty_hands(held)) if play else 0
        wrong = sum(1 for _ in turn_faults(state, held, mover, draft))
        wrong += draft.removed == () and free > sum(held[seat] for seat in open_)
        odd = sum(abs(held[seat] - OTHER_CARDS) for seat in open_)
        unlikely = sum(1 for _ in misfits(state, held, mover)) if play else 0
        last = state.phase is Phase.OVER  # who drew last matters to nobody
        return (idle, wrong, odd, unlikely, mover) if last else (idle, wrong, mover, odd, unlikely)

    return min(_ways(state, draft, free), key=awkward)


def _ways(state: State, draft: says.Draft, free: int) -> Iterator[tuple[Seat, Held]]:
    """Everybody who may be to move, with every number of the free cards in the hands that were not given."""
    held = {seat: len(cards) for seat, cards in draft.hands.items()}
    most = 0 if state.phase in BEFORE_BOX else free
    for mover in SEATS if draft.mover is None else (draft.mover,):
        for north in (held[SEATS[0]],) if SEATS[0] in held else range(most + 1):
            left = most if SEATS[0] in held else most - north
            for south in (held[SEATS[1]],) if SEATS[1] in held else range(left + 1):
                yield mover, (north, south)


def _turn(state: State, mover: Seat, held: Held) -> dict[str, object]:
    """Whose turn it is, which, and who started: every turn uses one card, so the used cards count the turns."""
    if state.phase is Phase.CHOOSE:
        return {"mover": mover, "dealer": SEATS[1 - mover]}
    if state.phase in SET_UP:
        return {"mover": mover, "starter": mover}
    turn = turns_used(state, held) + (state.phase is Phase.USE)
    return {"mover": mover, "turn": turn, "starter": mover if turn % 2 else SEATS[1 - mover]}


# --- other readings --------------------------------------------------------------------------------------------------


def with_options(state: State, options: Options) -> State:
    """The calm position under other options; what only the old ones allow is put right, so that it can still happen."""
    state = replace(state, options=options)
    if not options.attack_on_won:  # ORC-8.1: nothing lies at a won tribe
        gone = [placed.card for front in state.fronts if front.owner is not None for s in front.sides for placed in s]
        bare = [replace(front, sides=((), ())) if front.owner is not None else front for front in state.fronts]
        state = replace(state, fronts=tuple(bare), removed=(*state.removed, *gone)) if gone else state
    if not options.discard_face_down and any(state.buried):  # ORC-5.4: discards lie face up
        north, south = state.buried
        state = replace(state, removed=(*state.removed, *north, *south), buried=((), ()))
    if not options.start_choice:  # ORC-2.9: nobody deals and nobody chooses
        undecided = {"phase": Phase.START, "mover": NORTH} if state.phase is Phase.CHOOSE else {}
        return replace(state, dealer=None, **undecided)
    return state


# --- writing ---------------------------------------------------------------------------------------------------------


def calm(state: Table) -> bool:
    """Whether a player is about to begin a turn, to choose or to place the box; also at the end, or before all."""
    return state.phase in CALM or (state.phase is Phase.FRONTIER and not state.frontier)


def told(state: State) -> Iterator[Any]:
    """The statements that tell a calm moment."""
    yield from _told_table(state) if state.frontier else [says.NewGame()]
    yield from (says.Switch(name, value) for name, value in state.options.unusual.items())


def _told_table(state: State) -> Iterator[Any]:
    halves = tuple(says.Worth(slot.card.half[half], half) for slot in state.frontier for half in slot.halves)
    yield says.Frontier(state.box is End.LEFT, halves, state.box is End.RIGHT)
    order = state.ranks if {*state.row} == {*TRIBES} else TRIBES
    fronts = [state.front(tribe) for tribe in order]

    def some(statement: Callable[[Any], Any], found: Sequence[Any]) -> list[Any]:
        return [statement(tuple(found))] if found else []

    tops = {tribe: tuple(card for where, card in state.tops if where is tribe) for tribe in TRIBES}
    piles = [says.Pile(front.tribe, front.pile, tops[front.tribe]) for front in fronts if front.pile]
    yield says.Piles(tuple(piles)) if piles else says.AllPiles(0)
    yield from some(says.Won, [says.Winner(f.tribe, f.owner) for f in fronts if f.owner is not None])
    yield from some(says.Trophies, [says.Trophy(f.tribe, f.trophy) for f in fronts if f.trophy is not None])
    yield from some(says.Frozen, [front.tribe for front in fronts if front.frozen])
    for front in fronts:
        sides = tuple(says.Side(seat, front.sides[seat]) for seat in SEATS if front.sides[seat])
        if sides:
            yield says.Sides(front.tribe, sides)
    yield from (says.Hand(seat, state.hands[seat]) for seat in SEATS)
    yield says.Removed(state.removed)
    yield from (says.Buried(seat, state.buried[seat]) for seat in SEATS if state.buried[seat])
    if state.phase is Phase.CHOOSE:
        yield says.Chooser(state.mover)
        return
    yield says.Mover(state.mover)
    if state.dealer is not None:
        yield says.Dealer(state.dealer)
    if state.last_use is not None:
        yield says.LastUse(state.last_use)
