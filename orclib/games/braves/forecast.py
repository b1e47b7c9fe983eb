"""What a bot expects: of the piles that it remembers, of a hand, of the armies that it will meet.

Everything here is a function of a view (and a source of chance), so a bot that uses it has no memory of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb
from random import Random
from typing import Final, NamedTuple

from orclib.engine import Seat
from orclib.games.braves.components import (
    BY_BACK,
    DESERTION,
    FLYER,
    GOBLIN,
    MERCENARIES,
    NONE,
    PEOPLES,
    SERVED,
    Army,
    Back,
    Counts,
    Design,
    Pile,
    backs,
    minus,
    only,
    plus,
    with_one,
)
from orclib.games.braves.knowledge import determinize
from orclib.games.braves.piles import read_pile
from orclib.games.braves.state import Options, State, View

SPY_WORTH: Final = 3.0
"""What a spy adds to a hand, in strength (spec 12)."""
COMMANDO_WORTH: Final = 4.0
"""What the commando adds to a hand, in strength: about the card that it takes from a rival."""
ORDERLY: Final = 0.5
"""How often mercenaries that lie face down are taken for the best that their owner had, and not for any."""
REINFORCED: Final = (0.4, 0.2, 0.3, 0.9)
"""For battles 1 to 4: how likely somebody who has not spoken yet is to send each mercenary of the hand."""


# --- the piles, as somebody remembers them who saw every card fall -----------------------------------------------------


class Heap(NamedTuple):
    """A pile of the ring, read as if it were opened now."""

    number: int
    """Counted from 1."""
    owner: Seat | None
    cards: Counts
    """The army cards that have not deserted."""
    target: Design | None
    """What a desertion would cancel that is laid on it now."""
    to_come: int
    """How many cards are still to be dealt to it."""


class _Memory(NamedTuple):
    """What there is to know of a pile without its place in the ring."""

    owner: Seat | None
    cards: Counts
    target: Design | None


@lru_cache(maxsize=4096)
def _remembered(pile: Pile, options: Options) -> _Memory:
    """A pile and what a desertion on it would do; kept for speed only, as most piles do not change between two cards."""
    now, then = read_pile(pile, options), read_pile((*pile, DESERTION), options)
    hit = then.hits[-1]
    struck = None if hit is None else pile[hit]
    return _Memory(now.owner, now.stays, struck.design if isinstance(struck, Army) else None)


def ring(view: View) -> list[Heap]:
    """All piles."""
    count, dealt, cards = view.options.piles, view.dealt, view.options.army_cards
    return [
        Heap(number, *_remembered(pile, view.options), to_come=(cards - number) // count - (dealt - number) // count)
        for number, pile in enumerate(view.piles, 1)
    ]


def recruits(heaps: Iterable[Heap], seat: Seat) -> Counts:
    """The hand that a seat would get if the piles were opened now."""
    hand = NONE
    for heap in heaps:
        if heap.owner == seat:
            hand = plus(hand, heap.cards)
    return hand


# --- hands -------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _values(options: Options) -> tuple[int, ...]:
    return tuple(map(options.value, Design))


def people_strength(options: Options, hand: Counts, people: Back) -> int:
    """How strong the cards of a people are in their battle: leaders double, and two of them quarrel."""
    value = _values(options)
    warrior, veteran, leader = BY_BACK[people]
    leaders = hand[leader]
    if leaders > 1:
        return 0
    plain = hand[warrior] * value[warrior] + hand[veteran] * value[veteran]
    if not leaders:
        return plain
    return 2 * plain + value[leader] * (2 if options.leader_doubles_self else 1)


def reserve_strength(options: Options, hand: Counts) -> int:
    """How strong all mercenaries of a hand are together, giants only if there is exactly one."""
    value = _values(options)
    goblins, machines = hand[Design.GOBLIN], hand[Design.WAR_MACHINE]
    total = GOBLIN * goblins + SERVED * min(goblins, machines) + value[Design.TROLL] * hand[Design.TROLL]
    if hand[Design.GIANT] == 1:
        total += value[Design.GIANT]
    if hand[Design.FLYING_MACHINE] and goblins:
        total += FLYER
    return total


def worth(options: Options, hand: Counts) -> float:
    """What a hand is worth, in strength: four peoples, the mercenaries, spies and commando."""
    peoples = sum([people_strength(options, hand, people) for people in PEOPLES])
    extra = SPY_WORTH * sum(hand[Design.SPY_1 :]) + COMMANDO_WORTH * hand[Design.COMMANDO]
    return peoples + reserve_strength(options, hand) + extra


# --- what others may hold ----------------------------------------------------------------------------------------------


def unseen(view: View) -> Counts:
    """The cards of this round whose place the seat does not know, once the piles have been opened."""
    assert view.seat is not None
    left = minus(view.options.deck, view.seen_discards)
    for seat, known in enumerate(view.known):
        pool = view.pools[seat]
        left = minus(left, known if pool is None else pool)
    return left


def chance_to_hold(view: View, hidden: Counts, player: Seat, design: Design) -> float:
    """How likely a player is to hold a card of a design that may still change hands; `hidden` is what is unseen."""
    back = design.back
    cards = sum([hidden[each] for each in BY_BACK[back]])
    unknown = view.held[player][back.index] - backs(view.known[player])[back.index]
    if unknown <= 0 or not hidden[design]:
        return 0.0
    return 1 - comb(cards - hidden[design], unknown) / comb(cards, unknown)


# --- a battle, imagined ------------------------------------------------------------------------------------------------


class Scene(NamedTuple):
    """One way in which the hidden cards of a battle may lie."""

    armies: dict[Seat, Counts]
    """The armies of the rivals that compete, with what they may still send."""


def scenes(view: View, rng: Random, count: int) -> list[Scene]:
    """So many ways in which the cards that the seat does not see may lie, and what may still be sent."""
    assert view.seat is not None
    return [_scene(view, determinize(view, rng), rng) for _ in range(count)]


def _scene(view: View, world: State, rng: Random) -> Scene:
    order = view.speakers
    yet = order[order.index(view.active) + 1 :] if view.active is not None and not view.revealed else ()
    commit = view.phase.value == "commit"
    armies = {}
    for rival in order:
        if rival == view.seat:
            continue
        army, hand = world.laid[rival], world.hands[rival]
        sent = view.shown[rival][Back.MERCENARY.index]
        if sent and view.laid[rival] is None and rng.random() < ORDERLY:
            pool = plus(only(army, Back.MERCENARY), only(hand, Back.MERCENARY))
            army = plus(minus(army, only(army, Back.MERCENARY)), best_of(pool, sent))
        if commit and rival in yet:
            army = plus(army, _may_send(hand, REINFORCED[view.battle - 1], rng))
        if any(army):
            armies[rival] = army
    return Scene(armies)


def _may_send(hand: Counts, chance: float, rng: Random) -> Counts:
    sent = list(NONE)
    for design in MERCENARIES:
        for _ in range(hand[design]):
            sent[design] += rng.random() < chance
    return tuple(sent)


def best_of(pool: Counts, number: int) -> Counts:
    """The strongest so many mercenaries of a lot: a giant, then machines with their goblins, trolls, whatever is left."""
    sent, left = NONE, pool
    while number:
        if left[Design.GIANT]:
            take: tuple[Design, ...] = (Design.GIANT,)
        elif number > 1 and left[Design.WAR_MACHINE] and left[Design.GOBLIN]:
            take = (Design.WAR_MACHINE, Design.GOBLIN)
        elif left[Design.TROLL]:
            take = (Design.TROLL,)
        else:
            take = (next(design for design in _PLAIN if left[design]),)
        for design in take:
            sent, left, number = with_one(sent, design), with_one(left, design, -1), number - 1
    return sent


_PLAIN: Final = (Design.GOBLIN, Design.FLYING_MACHINE, Design.COMMANDO, Design.WAR_MACHINE, Design.TROLL, Design.GIANT)
"""Which mercenary is sent when there is nothing better."""
