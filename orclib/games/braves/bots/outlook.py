"""What a bot expects: of the piles that it remembers, of a hand, of the armies that it will meet.

All of it follows from a view (and a source of chance): a bot that uses it remembers nothing that was not shown to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from orclib.engine import Seat
from orclib.games.braves.box import (
    BY_BACK,
    DESERTION,
    FLYER,
    GOBLIN,
    NONE,
    PEOPLES,
    SERVED,
    SPIES,
    Army,
    Back,
    Counts,
    Design,
    Pile,
    minus,
    only,
    plus,
    spread,
    with_cards,
    with_one,
)
from orclib.games.braves.rules.knowledge import sure_cards, unseen
from orclib.games.braves.rules.piles import read_pile
from orclib.games.braves.rules.strength import strength
from orclib.games.braves.state import Options, Phase, View

SPY_WORTH: Final = 3
"""What a spy adds to a hand, in strength (spec 12)."""
COMMANDO_WORTH: Final = 4
"""What the commando adds to a hand, in strength: about the card that it takes from a rival."""
ORDERLY: Final = 0.5
"""How often mercenaries that lie face down are taken for a good choice of their owner, and not for any of them."""
REINFORCED: Final = (0.4, 0.2, 0.3, 0.9)
"""For battles 1 to 4: how likely somebody who has not spoken yet is to send each mercenary of the hand."""
PAIR: Final = (Design.WAR_MACHINE, Design.GOBLIN)
"""Two mercenaries that are worth little without each other."""
ABSENT: Final = -1
"""Instead of the strength of an army that has no card, so that any army beats it."""


# --- the piles, as somebody remembers them who saw every card fall ---------------------------------------------------


class Memory(NamedTuple):
    """A pile read as if it were opened now."""

    owner: Seat | None
    cards: Counts
    """The army cards that have not deserted."""
    target: Design | None
    """What a desertion would cancel that is laid on it now."""


@lru_cache(maxsize=4096)
def _remembered(pile: Pile, options: Options) -> Memory:
    """Kept for speed only: most piles do not change between two cards."""
    now, then = read_pile(pile, options), read_pile((*pile, DESERTION), options)
    hit = then.hits[-1]
    struck = None if hit is None else pile[hit]
    return Memory(now.owner, now.stays, struck.design if isinstance(struck, Army) else None)


class Heap(NamedTuple):
    """A pile of the ring: its number, counted from 1, and what is known of it."""

    number: int
    owner: Seat | None
    cards: Counts
    target: Design | None
    to_come: int
    """How many cards are still to be dealt to it."""


def ring(view: View) -> list[Heap]:
    """All piles that have been begun."""
    count, dealt, cards = view.options.piles, view.dealt, view.options.army_cards
    return [
        Heap(number, *_remembered(pile, view.options), to_come=(cards - number) // count - (dealt - number) // count)
        for number, pile in enumerate(view.piles, 1)
        if pile
    ]


def recruits(heaps: Iterable[Heap], seat: Seat) -> Counts:
    """The hand that a seat would get if the piles were opened now."""
    hand = NONE
    for heap in heaps:
        if heap.owner == seat:
            hand = plus(hand, heap.cards)
    return hand


# --- hands -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _values(options: Options) -> tuple[int, ...]:
    return tuple(map(options.value, Design))


def people_strength(options: Options, hand: Counts, people: Back) -> int:
    """How strong the cards of a people are in their battle: a leader doubles, two of them quarrel."""
    value = _values(options)
    warrior, veteran, leader = BY_BACK[people]
    if hand[leader] > 1:
        return 0
    plain = hand[warrior] * value[warrior] + hand[veteran] * value[veteran]
    if not hand[leader]:
        return plain
    return 2 * plain + value[leader] * (2 if options.leader_doubles_self else 1)


def reserve_strength(options: Options, hand: Counts) -> int:
    """How strong all mercenaries of a hand are together; giants only if there is exactly one."""
    value = _values(options)
    goblins, machines = hand[Design.GOBLIN], hand[Design.WAR_MACHINE]
    total = GOBLIN * goblins + SERVED * min(goblins, machines) + value[Design.TROLL] * hand[Design.TROLL]
    if hand[Design.GIANT] == 1:
        total += value[Design.GIANT]
    if hand[Design.FLYING_MACHINE] and goblins:
        total += FLYER
    return total


def worth(options: Options, hand: Counts) -> int:
    """What a hand is worth, in strength: four peoples, the mercenaries, spies and the commando."""
    peoples = sum([people_strength(options, hand, people) for people in PEOPLES])
    extra = SPY_WORTH * sum([hand[spy] for spy in SPIES]) + COMMANDO_WORTH * hand[Design.COMMANDO]
    return peoples + reserve_strength(options, hand) + extra


# --- a battle --------------------------------------------------------------------------------------------------------

Armies = dict[Seat, Counts]
"""The armies that the rivals have in a battle, where they have any."""


def may_reach(options: Options, army: Counts, hand: Counts) -> int:
    """How strong an army is with the flying machine and all goblins of the hand, if it is there."""
    goblins = hand[Design.GOBLIN]
    if hand[Design.FLYING_MACHINE] and goblins:
        return with_flight(options, army, goblins)
    return strength(options, army).total if any(army) else ABSENT


def with_flight(options: Options, army: Counts, goblins: int) -> int:
    """How strong an army is after the flying machine has brought so many goblins."""
    joined = with_one(with_one(army, Design.FLYING_MACHINE), Design.GOBLIN, goblins)
    return strength(options, joined, flown=True, aboard=goblins).total


def imagined(view: View, rng: Random, count: int) -> list[Armies]:
    """The armies of the rivals, in so many ways in which the hidden cards may lie and more may still be sent.

    A rough picture, made fast: of the hidden cards each is as likely anywhere, but some take thought to be sent.
    """
    assert view.people is not None
    rivals = [rival for rival in view.recruiters if rival != view.seat]
    hidden = {back: spread(only(unseen(view), back)) for back in (view.people, Back.MERCENARY)}
    return [_armies(view, rivals, hidden, rng) for _ in range(count)]


def _armies(view: View, rivals: Sequence[Seat], hidden: dict[Back, list[Design]], rng: Random) -> Armies:
    for cards in hidden.values():
        rng.shuffle(cards)
    heaps = {back: iter(cards) for back, cards in hidden.items()}
    pair = PAIR[0] in hidden[Back.MERCENARY] and PAIR[1] in hidden[Back.MERCENARY]
    armies = {}
    for rival in rivals:
        drawn = {}
        for back, heap in heaps.items():
            sure = only(sure_cards(view, rival), back)
            cards_there = view.shown[rival][back.index] + view.held[rival][back.index]
            drawn[back] = with_cards(sure, islice(heap, cards_there - sum(sure)))
        people, mercenaries = drawn.values()
        army = view.laid[rival]
        if army is None:
            army = plus(people, _sent(mercenaries, view.shown[rival][Back.MERCENARY.index], pair, rng))
        if _speaks_later(view, rival):
            rest = spread(mercenaries)  # nobody has sent any before
            army = with_cards(army, [each for each in rest if rng.random() < REINFORCED[view.battle - 1]])
        if any(army):
            armies[rival] = army
    return armies


def _speaks_later(view: View, rival: Seat) -> bool:
    """Whether somebody may still send mercenaries in this battle."""
    order = view.speakers
    return view.phase is Phase.COMMIT and view.active is not None and order.index(rival) > order.index(view.active)


def _sent(pool: Counts, number: int, pair: bool, rng: Random) -> Counts:
    """Which of the mercenaries of a hand lie face down in the battle, if it is so many.

    `pair`: a machine and a goblin are among the unseen cards, so two that lie together may well be these.
    """
    if rng.random() >= ORDERLY:
        return with_cards(NONE, rng.sample(spread(pool), number))
    return with_cards(NONE, PAIR) if pair and number == len(PAIR) else best_of(pool, number)


def best_of(mercenaries: Counts, number: int) -> Counts:
    """The strongest so many of some mercenaries: a giant, machines with a goblin each, trolls, then what is left."""
    sent, left = NONE, mercenaries
    while sum(sent) < number:
        if left[Design.GIANT]:
            take: tuple[Design, ...] = (Design.GIANT,)
        elif number - sum(sent) > 1 and left[Design.WAR_MACHINE] and left[Design.GOBLIN]:
            take = PAIR
        else:
            take = (next(design for design in _OTHERWISE if left[design]),)
        sent = with_cards(sent, take)
        left = minus(mercenaries, sent)
    return sent


_OTHERWISE: Final = (Design.TROLL, Design.GOBLIN, Design.FLYING_MACHINE, Design.COMMANDO, Design.WAR_MACHINE)


def strongest(options: Options, armies: Armies) -> int:
    """How strong the strongest of some armies is."""
    return max([strength(options, army).total for army in armies.values()], default=ABSENT)


def forces(hand: Counts) -> list[Counts]:
    """Every lot of ordinary mercenaries of a hand, the empty one first."""
    lots = [NONE]
    for design in (Design.GOBLIN, Design.TROLL, Design.GIANT, Design.WAR_MACHINE):
        lots = [with_one(lot, design, n) for lot in lots for n in range(hand[design] + 1)]
    return lots
