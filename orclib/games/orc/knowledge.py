"""Who knows what (ORC-13): a seat's view of a position, and positions that fit a view."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import fields

from orclib.engine import Seat
from orclib.games.orc.components import NORTH, SEATS, SOUTH, Card
from orclib.games.orc.state import Phase, State, Table, View

_OPEN = tuple(field.name for field in fields(Table))


def _open_part(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in _OPEN}


def observe(state: State, seat: Seat | None) -> View:
    """What a seat may know: the open table and its own cards; both hands once they are revealed (ORC-11.1)."""
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
        **_open_part(state),
        seat=seat,
        hands=(hands[NORTH], hands[SOUTH]),
        buried=(buried[NORTH], buried[SOUTH]),
        unknown=tuple(sorted(unknown, key=lambda card: card.index)),
    )


def determinize(view: View, rng: Random) -> State:
    """A state that fits the view: the unknown cards shuffled into hidden hands, hidden discards and the piles."""
    unknown = list(view.unknown)
    rng.shuffle(unknown)

    def filled(cards: tuple[Card | None, ...]) -> tuple[Card, ...]:
        return tuple(unknown.pop() if card is None else card for card in cards)

    hands = (filled(view.hands[NORTH]), filled(view.hands[SOUTH]))
    buried = (filled(view.buried[NORTH]), filled(view.buried[SOUTH]))
    unseen = tuple(sorted(unknown, key=lambda card: card.index))
    return State(**_open_part(view), hands=hands, buried=buried, unseen=unseen)
