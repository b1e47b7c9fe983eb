"""Who knows what (ORC-13): a seat's view of a position, and positions that fit a view."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from random import Random

from orclib.engine import Seat
from orclib.engine.chance import shuffle_last
from orclib.engine.values import part
from orclib.games.orc.box import NORTH, SEATS, SOUTH, TRIBES, Card, Half, Tribe
from orclib.games.orc.state import Phase, State, Table, View


def observe(state: State, seat: Seat | None) -> View:
    """What a seat may know: the open table and its own cards; both hands once they are revealed (ORC-11.1).

    The referee also knows what the position says of the piles.
    """
    sees_all = seat is None

    def faces(cards: tuple[Card, ...], owner: Seat, revealed: bool) -> tuple[Card | None, ...]:
        return cards if sees_all or owner == seat or revealed else (None,) * len(cards)

    over = state.phase is Phase.OVER
    hands = tuple(faces(state.hands[who], who, over) for who in SEATS)
    buried = tuple(faces(state.buried[who], who, False) for who in SEATS)
    unknown = list(state.unseen)
    for who in SEATS:
        for cards, shown in ((state.hands[who], hands[who]), (state.buried[who], buried[who])):
            unknown += [card for card, face in zip(cards, shown, strict=True) if face is None]
    return View(
        **part(state, Table),
        seat=seat,
        hands=(hands[NORTH], hands[SOUTH]),
        buried=(buried[NORTH], buried[SOUTH]),
        unknown=tuple(sorted(unknown, key=lambda card: card.index)),
        tops=state.tops if sees_all else (),
    )


def determinize(view: View, rng: Random) -> State:
    """A state that fits the view: the unknown cards shuffled into hidden hands, hidden discards and the piles."""
    unknown = list(view.unknown)
    shuffle_last(unknown, sum(card is None for some in (*view.hands, *view.buried) for card in some), rng)

    def filled(cards: tuple[Card | None, ...]) -> tuple[Card, ...]:
        return tuple(unknown.pop() if card is None else card for card in cards)

    hands = (filled(view.hands[NORTH]), filled(view.hands[SOUTH]))
    buried = (filled(view.buried[NORTH]), filled(view.buried[SOUTH]))
    unseen = tuple(sorted(unknown, key=lambda card: card.index))
    return State(**part(view, Table), hands=hands, buried=buried, unseen=unseen, tops=view.tops)


def likely(view: View, piles: Sequence[Tribe | None]) -> dict[tuple[Half, Tribe], Fraction]:
    """The chance that a card of each kind is among those taken from the piles (None: among those still to be dealt)."""
    tops = list(view.tops)
    sure: list[Card] = []
    for pile in piles:
        top = next((top for top in tops if top[0] is pile), None)
        if top is not None:
            tops.remove(top)
            sure.append(top[1])
    promised = {card for _, card in view.tops}
    pool = [card for card in view.unknown if card not in promised]
    blind = len(piles) - len(sure)
    odds = {}
    for half in Half:
        for tribe in TRIBES:
            others = sum(card.half[half] is not tribe for card in pool)
            none = 0 if any(card.half[half] is tribe for card in sure) else comb(others, blind)
            odds[half, tribe] = 1 - Fraction(none, comb(len(pool), blind))
    return {kind: share for kind, share in odds.items() if share}
