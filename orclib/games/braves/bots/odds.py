"""How likely things are that a seat cannot see, exactly, from what its view tells.

Of the cards that the eyes have not seen each is as likely to be in one place as in another with that back, but for what
everybody knows: who has been asked in vain for what, whose giants quarrelled, that nobody keeps two giants. Nothing is
concluded from what people choose to do: that somebody sends two mercenaries says nothing here about which they are.
"""

from __future__ import annotations

from fractions import Fraction

from orclib.engine import Seat
from orclib.games.braves.box import BY_BACK, DESIGNS, NONE, Back, Counts, Design, only, plus, with_cards
from orclib.games.braves.rules.dealing import first_hand
from orclib.games.braves.rules.knowledge import lot_of, sure_cards
from orclib.games.braves.state import View

Shares = dict[Design, Fraction]


def struck(view: View, player: Seat, back: Back | None) -> Shares:
    """Which card the commando would remove from a player's cards in the battle (BRV-16.2), one back or all of them."""
    kinds = tuple(each for each in BY_BACK if back in (None, each) and view.shown[player][each.index])
    total = sum(view.shown[player][each.index] for each in kinds)
    found: Shares = {}
    for kind in kinds:
        share = Fraction(view.shown[player][kind.index], total)
        for design, chance in _one_of(view, player, kind).items():
            found[design] = found.get(design, Fraction(0)) + share * chance
    return found


def _one_of(view: View, player: Seat, back: Back) -> Shares:
    """What one card of a back is that a player has in the battle."""
    laid, pool = view.laid[player], view.pools[player]
    if laid is not None:
        return _one_card(only(laid, back))
    stay = view.options.kept_back
    found = Shares()
    pools = {only(pool, back): Fraction(1)} if pool is not None else _pools(view, player, back)
    for cards, chance in pools.items():
        sent = tuple([0 if design in stay else n for design, n in zip(DESIGNS, cards, strict=True)])
        for design, share in _one_card(sent).items():
            found[design] = found.get(design, Fraction(0)) + chance * share
    return found


def _one_card(cards: Counts) -> Shares:
    total = sum(cards)
    return {design: Fraction(n, total) for design, n in zip(DESIGNS, cards, strict=True) if n}


def holds(view: View, player: Seat) -> Shares:
    """How likely a player is to have a card of each design, in hand or face down in the battle."""
    found: Shares = {}
    for back in BY_BACK:
        pool = view.pools[player]
        pools = {only(pool, back): Fraction(1)} if pool is not None else _pools(view, player, back)
        for design in BY_BACK[back]:
            share = sum([chance for cards, chance in pools.items() if cards[design]], Fraction(0))
            if share:
                found[design] = share
    return found


def gives(view: View, player: Seat, design: Design) -> Fraction:
    """How likely it is that a player asked with a spy has such a card to give (BRV-11.6)."""
    pool = view.pools[player]
    if pool is not None:
        return Fraction(pool[design] > view.known[player][design])
    there = sure_cards(view, player)[design]
    return sum(
        (chance for cards, chance in _pools(view, player, design.back).items() if cards[design] > there), Fraction(0)
    )


def _pools(view: View, player: Seat, back: Back) -> dict[Counts, Fraction]:
    """What a player may have of a back, in hand and in the battle together, and how likely each is."""
    others = [seat for seat in view.options.seats if seat != player]
    lot, sure = lot_of(view, back, (player, *others)), only(sure_cards(view, player), back)
    shares = first_hand(lot.kinds, lot.room, lot.caps)
    return {plus(sure, _cards(lot.designs, counts)): share for counts, share in shares.items()}


def _cards(designs: tuple[Design, ...], counts: tuple[int, ...]) -> Counts:
    return with_cards(NONE, [design for design, n in zip(designs, counts, strict=True) for _ in range(n)])
