"""A position typed by hand, and back.

    frontier: □ Y1 G2 | W2 R1 | B1 V2      the row as South sees it, □ where the box stands, worths behind the letters
    piles: Y1 R2 (GV) B2                   cards left; a tribe that is not named has none. "all piles 4" works too
    won: Y-N, G-S                          frozen: W
    G: N WR:2, S YB:2                      what lies at green, with the half that faces it
    North to move, hand YR, YB             South: RB, GW

Everything but the piles may be left out. Cards that are named nowhere fill the piles, then hands that were not given
(two cards each, or as many as can be), then the removed heap, in canonical order. Cards named behind a pile lie on top
of it, the first to be drawn first. The words of the specification's examples are understood.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import fields, replace

from orclib.engine import Seat
from orclib.errors import PositionError
from orclib.games.orc.box import CARDS, NORTH, OTHER_CARDS, PILE_CARDS, SEATS, SOUTH, TRIBES, Card, End, Half, Tribe
from orclib.games.orc.state import Front, Options, Phase, Slot, State, Table, View
from orclib.games.orc.text.position_faults import (
    BEFORE_BOX,
    SET_UP,
    Held,
    begun,
    empty_hands,
    faults,
    misfits,
    turn_faults,
    turns_used,
)
from orclib.games.orc.text.position_reader import STANDARD_FRONTIER, Typed, read


def position(text: str) -> State:
    """The state that was typed. Raises NotationError, or PositionError with all its faults."""
    typed = read(text)
    if not typed.has_frontier:
        typed.halves, typed.box = read(STANDARD_FRONTIER).halves, End.LEFT
    state = _dealt(_table(typed), typed)
    found = dict.fromkeys(faults(state, typed))
    if found:
        raise PositionError(found)
    return state


# --- building --------------------------------------------------------------------------------------------------------


def _table(typed: Typed) -> State:
    """All that the text puts in its place."""
    piles = _piles(typed)
    fronts = tuple(
        Front(
            tribe,
            piles[tribe],
            (tuple(typed.sides.get((tribe, NORTH), ())), tuple(typed.sides.get((tribe, SOUTH), ()))),
            typed.owners.get(tribe),
            tribe in typed.frozen,
            typed.trophies.get(tribe),
        )
        for tribe in TRIBES
    )
    return State(
        options=Options(**typed.options),
        phase=_phase(typed, piles),
        frontier=_frontier(typed),
        box=typed.box,
        fronts=fronts,
        removed=tuple(typed.removed or ()),
        buried=(tuple(typed.buried.get(NORTH, ())), tuple(typed.buried.get(SOUTH, ()))),
        dealer=typed.dealer,
        owed=typed.owed,
        last_use=typed.last_use,
        picked=tuple(typed.picked),
        emptied=tuple(typed.emptied),
        tops=tuple(sorted(typed.tops, key=lambda top: top[0].index)),
    )


def _frontier(typed: Typed) -> tuple[Slot, ...]:
    slots = []
    for (left, one), (right, two) in zip(typed.halves[::2], typed.halves[1::2], strict=False):
        if left is not right and one is not two:
            single, double = (left, right) if one is Half.SINGLE else (right, left)
            slots.append(Slot(Card(single.value + double.value), flipped=one is Half.DOUBLE))
    return tuple(slots)


def _piles(typed: Typed) -> dict[Tribe, int]:
    if typed.piles is not None:
        return {tribe: typed.piles.get(tribe, 0) for tribe in TRIBES}
    if typed.phase is Phase.FRONTIER:
        return dict.fromkeys(TRIBES, 0)
    closed = {*typed.owners, *typed.frozen}
    return {tribe: 0 if tribe in closed else PILE_CARDS for tribe in TRIBES}


def _phase(typed: Typed, piles: dict[Tribe, int]) -> Phase:
    if typed.phase is not None:
        return typed.phase
    if typed.box is None and not begun(typed):
        return Phase.BOX
    if typed.picked:
        return Phase.TURN_UP
    if typed.owed:
        return Phase.DRAW
    return Phase.USE if any(piles.values()) else Phase.OVER


def _dealt(state: State, typed: Typed) -> State:
    """The filling rule: unnamed cards go to the piles, to hands that were not given, and out of the game."""
    named = {*state.open_cards(), *state.buried[NORTH], *state.buried[SOUTH]}.union(*typed.hands.values())
    free = [card for card in CARDS if card not in named]
    on_top = {card for _, card in state.tops}
    free.sort(key=lambda card: card not in on_top)  # stable: the named pile cards first
    in_piles = len(free) if state.phase in BEFORE_BOX else state.pile_cards
    down, free = free[:in_piles], sorted(free[in_piles:], key=lambda card: card.index)
    mover, held = _who_and_how_many(state, typed, len(free))
    hands = {}
    for seat in SEATS:
        share = 0 if seat in typed.hands else held[seat]
        hands[seat], free = typed.hands.get(seat, free[:share]), free[share:]
    return replace(
        state,
        unseen=tuple(sorted(down, key=lambda card: card.index)),
        hands=(tuple(hands[NORTH]), tuple(hands[SOUTH])),
        removed=(*state.removed, *free),
        **_turn(state, typed, mover, held),
    )


def _who_and_how_many(state: State, typed: Typed, free: int) -> tuple[Seat, Held]:
    """Who is to move and how many cards each holds, as far as the text leaves it open.

    North rather than South, and two cards to a hand, unless that cannot be.
    """
    play = state.phase not in SET_UP
    open_ = [seat for seat in SEATS if seat not in typed.hands]

    def awkward(way: tuple[Seat, Held]) -> tuple[int, ...]:
        mover, held = way
        idle = len(empty_hands(state, held, mover)) if play else 0
        wrong = sum(1 for _ in turn_faults(state, held, mover, typed))
        wrong += typed.removed == [] and free > sum(held[seat] for seat in open_)
        odd = sum(abs(held[seat] - OTHER_CARDS) for seat in open_)
        unlikely = sum(1 for _ in misfits(state, held, mover)) if play else 0
        last = state.phase is Phase.OVER  # who drew last matters to nobody
        return (idle, wrong, odd, unlikely, mover) if last else (idle, wrong, mover, odd, unlikely)

    return min(_ways(state, typed, free), key=awkward)


def _ways(state: State, typed: Typed, free: int) -> Iterator[tuple[Seat, Held]]:
    """Everybody who may be to move, with every number of the free cards in the hands that were not given."""
    held = {seat: len(cards) for seat, cards in typed.hands.items()}
    most = 0 if state.phase in BEFORE_BOX else free
    for mover in SEATS if typed.mover is None else (typed.mover,):
        for north in (held[NORTH],) if NORTH in held else range(most + 1):
            left = most if NORTH in held else most - north
            for south in (held[SOUTH],) if SOUTH in held else range(left + 1):
                yield mover, (north, south)


def _turn(state: State, typed: Typed, mover: Seat, held: Held) -> dict[str, object]:
    """Whose turn it is, which, and who started: every turn uses one card, so the used cards count the turns."""
    if state.phase in (Phase.FRONTIER, Phase.START):
        return {"mover": mover}
    if state.phase is Phase.CHOOSE:
        return {"mover": mover, "dealer": SEATS[1 - mover]}
    if state.phase in SET_UP:
        return {"mover": mover, "starter": mover}
    turn = turns_used(state, held) + (state.phase is Phase.USE)
    return {"mover": mover, "turn": turn, "starter": mover if turn % 2 else SEATS[1 - mover]}


# --- writing ---------------------------------------------------------------------------------------------------------


def describe(state: State | View) -> str:
    """The position as a person types it; cards that a view may not show are written as `?`."""
    lines = [f"frontier: {_row(state)}".rstrip()]
    if state.pile_cards:
        lines.append("piles: " + " ".join(_pile(state, tribe) for tribe in _order(state) if state.front(tribe).pile))
    elif state.phase is not Phase.FRONTIER:
        lines.append("all piles empty")
    won = [front for tribe in _order(state) if (front := state.front(tribe)).owner is not None]
    if won:
        lines.append("won: " + ", ".join(f"{front.tribe.value}-{'NS'[front.owner or 0]}" for front in won))
    trophies = [front for front in won if front.trophy is not None]
    if trophies:
        lines.append("trophies: " + ", ".join(f"{front.tribe.value} {_cards((front.trophy,))}" for front in trophies))
    frozen = [tribe.value for tribe in _order(state) if state.front(tribe).frozen]
    if frozen:
        lines.append(f"frozen: {' '.join(frozen)}")
    for tribe in _order(state):
        parts = [
            f"{'NS'[seat]} "
            + " ".join(f"{placed.card.value}:{placed.half.value}" for placed in state.front(tribe).sides[seat])
            for seat in SEATS
            if state.front(tribe).sides[seat]
        ]
        if parts:
            lines.append(f"{tribe.value}: {', '.join(parts)}")
    lines += [f"{'North' if seat == NORTH else 'South'}: {_cards(state.hands[seat])}" for seat in SEATS]
    lines.append(f"removed: {_cards(state.removed)}")
    lines += [f"buried: {'NS'[seat]} {_cards(state.buried[seat])}" for seat in SEATS if state.buried[seat]]
    lines += _turn_lines(state)
    changed = [f for f in fields(Options) if f.name != "players" and getattr(state.options, f.name) != f.default]
    if changed:
        lines.append(
            "options: " + " ".join(f"{f.name} {'on' if getattr(state.options, f.name) else 'off'}" for f in changed)
        )
    return "\n".join(lines)


def _turn_lines(state: Table) -> list[str]:
    lines = []
    if state.dealer is not None:
        lines.append(f"dealer: {'North' if state.dealer == NORTH else 'South'}")
    if state.starter is not None:
        lines.append(f"starter: {'North' if state.starter == NORTH else 'South'}")
    lines.append(f"{'North' if state.mover == NORTH else 'South'} to move")
    lines.append(f"turn: {state.turn}")
    if state.owed and state.last_use:
        lines.append(f"draw: {state.owed} after {state.last_use.value}")
    elif state.last_use:
        lines.append(f"last: {state.last_use.value}")
    for name, tribes in (("picked", state.picked), ("emptied", state.emptied)):
        if tribes:
            lines.append(f"{name}: {' '.join(tribe.value for tribe in tribes)}")
    lines.append(f"phase: {state.phase.value.replace(' ', '_')}")
    return lines


def _order(state: Table) -> tuple[Tribe, ...]:
    return state.ranks if {*state.row} == {*TRIBES} else TRIBES


def _pile(state: State | View, tribe: Tribe) -> str:
    named = " ".join(card.value for where, card in state.tops if where is tribe)
    return f"{tribe.value}{state.front(tribe).pile}" + (f" ({named})" if named else "")


def _row(state: Table) -> str:
    cards = [" ".join(f"{slot.card.half[half].value}{half.value}" for half in slot.halves) for slot in state.frontier]
    row = " | ".join(cards)
    return f"□ {row}" if state.box is End.LEFT else f"{row} □" if state.box is End.RIGHT else row


def _cards(cards: tuple[Card | None, ...]) -> str:
    return " ".join("?" if card is None else card.value for card in cards) or "none"
