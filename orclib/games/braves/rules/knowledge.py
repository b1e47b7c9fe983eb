"""Who knows what (BRV-22): a seat's view of a position, and positions that fit a view.

Every dealt card was seen by all, so piles are open to all views; pictures may hide what lies covered. Once the piles
have been opened, a recruiter knows the own cards and the backs of the others. The sorcerer looked through all piles
and so knows every hand, but not which of its mercenaries somebody has laid face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import fields

from orclib.engine import Seat
from orclib.games.braves.box import (
    BACKS,
    BY_BACK,
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
from orclib.games.braves.rules.dealing import Kind, deal
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
    laid: list[Counts] = []
    for who, known in enumerate(view.laid):
        pool = pools[who]
        assert pool is not None
        laid.append(_pick_laid(view, pool, view.shown[who], rng) if known is None else known)
    hands = tuple([minus(pool, cards) for pool, cards in zip(pools, laid, strict=True) if pool is not None])
    return State(**_open_part(view), hands=hands, laid=tuple(laid), unseen_discards=unlooked)


def _deal_pools(view: View, rng: Random) -> tuple[list[Counts | None], Counts]:
    """The faces of all hands, and of what only the sorcerer saw leave; as a recruiter may imagine them."""
    sure, left, lots = _to_deal(view)
    pools = [list(cards) for cards in sure]
    for lot in lots:
        for pool, counts in zip(pools, deal(lot.kinds, lot.room, lot.caps, rng), strict=True):
            for design, n in zip(lot.designs, counts, strict=True):
                pool[design] += n
    dealt = [tuple(pool) for pool in pools]
    return list(dealt), minus(plus(left, together(sure)), together(dealt))


@lru_cache(maxsize=16)
def _to_deal(view: View) -> tuple[tuple[Counts, ...], Counts, tuple[Lot, ...]]:
    """What every seat has for sure, what is unseen, and how it may lie, where any of a back lies in hands."""
    seats = view.options.seats
    backs_out = [back for back in BACKS if any(_missing(view, seat, back) for seat in seats)]
    sure = tuple([sure_cards(view, seat) for seat in seats])
    return sure, unseen(view), tuple([lot_of(view, back, seats) for back in backs_out])


class Lot(NamedTuple):
    """The unseen cards of a back, and the places where they may lie: in these hands, or nobody's."""

    designs: tuple[Design, ...]
    kinds: tuple[Kind, ...]
    room: tuple[int, ...]
    caps: tuple[int, ...]


def lot_of(view: View, back: Back, seats: Sequence[Seat]) -> Lot:
    """What of a back may lie in the hands of these seats (and in the battle), by all that everybody knows."""
    left = unseen(view)
    designs = tuple([design for design in BY_BACK[back] if left[design]])
    room = [_missing(view, seat, back) for seat in seats]
    # Whatever may not be sent is in the hand, not in the battle.
    stay = view.options.kept_back if any(laid is None for laid in view.laid) else ()
    kinds = tuple([_kind(view, seats, design, left[design], design in stay) for design in designs])
    held = [view.held[seat][back.index] - sum([sure_cards(view, seat)[each] for each in stay]) for seat in seats]
    caps = tuple(held) if stay else ()
    return Lot(designs, kinds, (*room, sum(left[design] for design in designs) - sum(room)), caps)


def _kind(view: View, seats: Sequence[Seat], design: Design, copies: int, capped: bool) -> Kind:
    most = tuple([min(most_held(view, seat, design), copies) for seat in seats])
    gave = tuple([sum([gift[0] == seat and gift[2] is design for gift in view.given]) for seat in seats])
    shown = tuple([shown_free(view, seat, design) if n else 0 for seat, n in zip(seats, gave, strict=True)])
    return Kind(copies, most, shown, gave, capped)


def _missing(view: View, seat: Seat, back: Back) -> int:
    """How many cards of a back a seat has in hand or in the battle that the eyes of the view do not know."""
    return view.held[seat][back.index] + view.shown[seat][back.index] - sum(only(sure_cards(view, seat), back))


def shown(view: View, seat: Seat, design: Design) -> int:
    """How many cards of a design a seat has shown in the battles of this round."""
    fought = [battle for battle in view.battles if battle.round_no == view.round_no]
    lost = [view.lost, *(battle.lost for battle in fought)]
    laid = view.laid[seat] if view.revealed else None
    armies = sum([battle.armies[seat][design] for battle in fought if battle.armies])
    return armies + lost.count((seat, design)) + (0 if laid is None else laid[design])


def shown_free(view: View, seat: Seat, design: Design) -> int:
    """How many of those were none that a spy had brought."""
    brought = sum([gift[1] == seat and gift[2] is design for gift in view.given])
    return shown(view, seat, design) - (brought - view.known[seat][design])


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


def most_held(view: View, seat: Seat, design: Design) -> int:
    """How many of a player's unseen cards may be of this design, by what everybody knows."""
    if (seat, design) in view.refused:
        return 0  # asked in vain (BRV-11.7)
    if design in SPIES and SPIES.index(design) < view.spy:
        return 0  # called, so it is gone (BRV-11.12, 11.13)
    if design is Design.GIANT and view.phase in WAR:  # nobody keeps two (BRV-12)
        had = sure_cards(view, seat)[design] or shown(view, seat, design)
        return 0 if seat in view.quarrelled or had else 1
    return view.options.deck[design]


def _pick_laid(view: View, pool: Counts, shown: tuple[int, ...], rng: Random) -> Counts:
    """Which cards of a pool lie face down: all of the people, and any of the mercenaries."""
    laid = NONE if view.people is None else only(pool, view.people)
    sendable = [card for card in spread(only(pool, Back.MERCENARY)) if card not in view.options.kept_back]  # BRV-15.9
    return with_cards(laid, rng.sample(sendable, shown[Back.MERCENARY.index]))
