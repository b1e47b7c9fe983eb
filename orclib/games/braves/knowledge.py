"""Who knows what (BRV-22): a seat's view of a position, and positions that fit a view.

Every dealt card was seen by all, so piles are open to all views; pictures may hide what lies covered. Once the piles
have been opened, a recruiter knows the own cards and the backs of the others. The sorcerer looked through all piles
and so knows every hand, but not which of its mercenaries somebody has laid face down.
"""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import fields

from orclib.engine import Seat
from orclib.games.braves.components import (
    BACKS,
    NONE,
    SPIES,
    Back,
    Counts,
    Design,
    army_cards,
    backs,
    minus,
    only,
    plus,
    spread,
    together,
    with_cards,
    with_one,
)
from orclib.games.braves.state import WAR, Phase, State, Table, View

_OPEN = tuple(field.name for field in fields(Table))


def _open_part(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in _OPEN}


def observe(state: State, seat: Seat | None) -> View:
    """What a seat may know; None is the referee."""
    all_known = seat is None or seat == state.sorcerer
    pools = tuple(
        [
            plus(hand, laid) if all_known or who == seat else None
            for who, (hand, laid) in enumerate(zip(state.hands, state.laid, strict=True))
        ]
    )
    return View(
        **_open_part(state),
        seat=seat,
        held=tuple(map(backs, state.hands)),
        shown=tuple(map(backs, state.laid)),
        pools=pools,
        laid=tuple([cards if _sees_laid(state, seat, Seat(who)) else None for who, cards in enumerate(state.laid)]),
        unseen_discards=state.unseen_discards if all_known else None,
    )


def _sees_laid(state: State, seat: Seat | None, who: Seat) -> bool:
    """Whether a seat knows the faces of what another has in the battle."""
    if seat is None or seat == who or state.revealed:
        return True
    laid = state.laid[who]
    if not any(laid):
        return True
    return seat == state.sorcerer and not any(only(laid, Back.MERCENARY))


def determinize(view: View, rng: Random) -> State:
    """A state that fits the view: the cards that its seat has not seen are dealt afresh to where such backs are."""
    if not view.held:  # nobody is the sorcerer yet
        return State(**_open_part(view))
    pools: list[Counts | None] = list(view.pools)
    if view.unseen_discards is not None:
        unlooked: Counts = view.unseen_discards
    else:
        pools, unlooked = _deal_pools(view, rng)
        while not all(_can_have_sent(view, who, pool) for who, pool in enumerate(pools)):
            pools, unlooked = _deal_pools(view, rng)
    laid: list[Counts] = []
    for who, known in enumerate(view.laid):
        pool = pools[who]
        assert pool is not None
        laid.append(_pick_laid(view, pool, view.shown[who], rng) if known is None else known)
    hands = tuple([minus(pool, cards) for pool, cards in zip(pools, laid, strict=True) if pool is not None])
    return State(**_open_part(view), hands=hands, laid=tuple(laid), unseen_discards=unlooked)


def _deal_pools(view: View, rng: Random) -> tuple[list[Counts | None], Counts]:
    """The faces of all hands, and of what only the sorcerer saw leave; as a recruiter may imagine them."""
    sure = [sure_cards(view, Seat(who)) for who in range(len(view.pools))]
    left = unseen(view)
    missing = [
        tuple([h + s - k for h, s, k in zip(held, shown, backs(known), strict=True)])
        for held, shown, known in zip(view.held, view.shown, sure, strict=True)
    ]
    for back in BACKS:
        wanted = [counts[back.index] for counts in missing]
        if sum(wanted):
            for who, cards in enumerate(_dealt(view, only(left, back), wanted, rng)):
                sure[who] = plus(sure[who], cards)
                left = minus(left, cards)
    return list(sure), left


def unseen(view: View) -> Counts:
    """The cards that lie where the eyes of the view do not see them: in hands, face down, or discarded unseen."""
    left = minus(view.options.deck, plus(view.deck, view.seen_discards))
    sure = [sure_cards(view, Seat(who)) for who in range(len(view.pools))]
    return minus(left, together([*sure, *map(army_cards, view.piles)]))


def sure_cards(view: View, who: Seat) -> Counts:
    """The cards that a seat has in hand or in the battle, as far as the eyes of the view know."""
    pool = view.pools[who]
    if pool is not None:
        return pool
    sure = plus(view.known[who], view.laid[who] or NONE)
    if view.phase is Phase.SPY and who == view.active and not sure[SPIES[view.spy - 1]]:
        sure = with_one(sure, SPIES[view.spy - 1])  # it has been revealed
    return sure


def _dealt(view: View, cards: Counts, wanted: list[int], rng: Random) -> list[Counts]:
    """So many of these cards to each seat, at random, the rest to nobody; nobody gets what the table knows it lacks.

    Cards that somebody lacks are dealt first. That may end where no place is left for one: then all is dealt again.
    """
    heap, nobody = spread(cards), len(wanted)
    most = {(who, design): most_held(view, Seat(who), design) for who in range(nobody) for design in set(heap)}
    while True:
        rng.shuffle(heap)
        heap.sort(key=lambda design: not _restricted(view, design))
        places = [who for who, n in enumerate(wanted) for _ in range(n)] + [nobody] * (len(heap) - sum(wanted))
        hands = [NONE] * (nobody + 1)
        for design in heap:
            fit = [who for who in places if who == nobody or hands[who][design] < most[who, design]]
            if not fit:
                break
            who = rng.choice(fit)
            places.remove(who)
            hands[who] = with_one(hands[who], design)
        else:
            return hands[:nobody]


def _restricted(view: View, design: Design) -> bool:
    """Whether it is known that somebody has no such card, or not two."""
    lacked = any(design is each for _, each in view.refused)
    return lacked or design in SPIES or (design is Design.GIANT and view.phase in WAR)


def most_held(view: View, seat: Seat, design: Design) -> int:
    """How many of a player's unseen cards may be of this design, by what everybody knows."""
    if (seat, design) in view.refused:
        return 0  # asked in vain (BRV-11.7)
    if design in SPIES and SPIES.index(design) < view.spy:
        return 0  # called, so it is gone (BRV-11.12, 11.13)
    if design is Design.GIANT and view.phase in WAR:  # nobody keeps two (BRV-12)
        return 0 if seat in view.quarrelled or sure_cards(view, seat)[design] else 1
    return view.options.deck[design]


def _sendable(view: View, pool: Counts) -> list[Design]:
    """The mercenaries of a pool that may be laid face down (BRV-15.9)."""
    return [design for design in spread(only(pool, Back.MERCENARY)) if design not in view.options.kept_back]


def _can_have_sent(view: View, who: int, pool: Counts | None) -> bool:
    """Whether a pool has as many mercenaries to send as lie face down."""
    assert pool is not None
    return view.laid[who] is not None or len(_sendable(view, pool)) >= view.shown[who][Back.MERCENARY.index]


def _pick_laid(view: View, pool: Counts, shown: tuple[int, ...], rng: Random) -> Counts:
    """Which cards of a pool lie face down: all of the people, and any of the mercenaries."""
    laid = NONE if view.people is None else only(pool, view.people)
    return with_cards(laid, rng.sample(_sendable(view, pool), shown[Back.MERCENARY.index]))
