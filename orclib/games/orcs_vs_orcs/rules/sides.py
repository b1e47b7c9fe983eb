"""Small changes to the two sides of a battle: Hordes, hands, decks, and what enemies know of them."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from orclib.engine import Log
from orclib.engine.values import replaced
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.box import Card, in_order, without
from orclib.games.orcs_vs_orcs.rules.entry import shown
from orclib.games.orcs_vs_orcs.rules.field import fight
from orclib.games.orcs_vs_orcs.rules.flow import with_army, with_clash
from orclib.games.orcs_vs_orcs.state import Army, State


def with_battle(state: State, **changes: Any) -> State:
    """The state with something else in the battle."""
    return replace(state, battle=replace(fight(state), **changes))


def with_side(state: State, number: int, **changes: Any) -> State:
    """The state with something else on one side of the battle."""
    battle = fight(state)
    one, other = battle.sides
    sides = (replace(one, **changes), other) if number == 0 else (one, replace(other, **changes))
    return replace(state, battle=replace(battle, sides=sides))


def with_secret(state: State, number: int, **changes: Any) -> State:
    """The state with something else among the secrets of a side."""
    return replace(state, secrets=replaced(state.secrets, number, replace(state.secrets[number], **changes)))


def with_fighters(state: State, number: int, hordes: int) -> State:
    """The state with so many Hordes on a side of the battle."""
    zone = fight(state).zone
    if number == 0:
        clash = state.clash(zone)
        assert clash is not None
        return with_clash(state, replace(clash, hordes=hordes))
    return with_army(state, zone, Army(fight(state).sides[1].seat, hordes))


_KNOWN: Final = ("peeked", "shown", "open", "returned")
"""What enemies and everybody know of a side's cards, and of those in hand."""


def from_under(state: State, number: int, *, hidden: bool) -> tuple[State, Card]:
    """The card on top of an unshuffled deck; drawn unseen, it may be any that the enemy knows to lie there."""
    secret = state.secrets[number]
    card, *under = secret.under
    left = without(secret.sunk, card) if card in secret.sunk else secret.sunk
    return with_secret(state, number, under=tuple(under), sunk=() if hidden else left), card


def leaves_hand(state: State, number: int, card: Card) -> State:
    """A card of a side's hand is no longer hidden: nobody need remember it."""
    secret = state.secrets[number]
    surely = len(secret.hand) < secret.apart  # all that was in hand had been there as the deck was looked through
    if secret.apart and (surely or secret.peeked.count(card) <= secret.shown.count(card)):
        state = with_secret(state, number, apart=secret.apart - 1)
    if secret.peeked.count(card) <= secret.sunk.count(card) or (surely and card not in secret.shown):
        return state  # none was seen, or those that were lie under the deck
    known = {name: getattr(secret, name) for name in _KNOWN}
    return with_secret(state, number, **{name: without(seen, card) for name, seen in known.items() if card in seen})


def leaves_deck(state: State, number: int, card: Card) -> State:
    """The same of a card of the deck: one that is known to be in hand still is."""
    secret = state.secrets[number]
    if card not in secret.peeked:
        return state
    known = {"peeked": (secret.peeked, secret.shown), "open": (secret.open, secret.returned)}
    sunk = secret.sunk.count(card)
    gone = {
        name: without(seen, card) for name, (seen, hand) in known.items() if seen.count(card) > hand.count(card) + sunk
    }
    return with_secret(state, number, **gone)


def discard(state: State, log: Log, number: int, card: Card, clause: str) -> State:
    """A card lies face up, out of this battle (OVO-19.9)."""
    side = fight(state).sides[number]
    log.append(ev.Discarded(clause, side.seat, card))
    state = shown(state, side.seat, card)
    return with_side(state, number, discards=(*fight(state).sides[number].discards, card))


def shuffle(state: State, number: int) -> State:
    """A side shuffles its deck: nobody knows any more what lies at the bottom."""
    secret = state.secrets[number]
    return with_secret(state, number, deck=in_order([*secret.deck, *secret.under]), under=(), sunk=(), tops=())
