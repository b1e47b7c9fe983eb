"""How likely things are that a seat cannot see, exactly, from all that its view tells.

Of the cards that the eyes have not seen each is as likely to be in one place as in another with that back. Nothing is
concluded from what people do: that somebody sends two mercenaries says nothing here about which they are.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from orclib.engine import Seat
from orclib.games.braves.components import BY_BACK, DESIGNS, SPIES, Back, Design, only
from orclib.games.braves.knowledge import sure_cards, unseen
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
    cards = only(laid or pool or sure_cards(view, player), back)
    number = view.held[player][back.index] + view.shown[player][back.index] if laid is None else sum(cards)
    hidden = number - sum(cards)
    left = tuple(0 if (player, design) in view.refused else n for design, n in zip(DESIGNS, unseen(view), strict=True))
    among = sum(left[design] for design in BY_BACK[back])
    found = {}
    for design in BY_BACK[back]:
        there = Fraction(cards[design]) + (Fraction(hidden * left[design], among) if hidden else 0)
        if there:
            found[design] = there / number
    return found


def gives(view: View, player: Seat, design: Design) -> Fraction:
    """How likely it is that a player asked with a spy has such a card to give (BRV-11.6)."""
    pool = view.pools[player]
    if pool is not None:
        return Fraction(pool[design] > view.known[player][design])
    if (player, design) in view.refused or (design in SPIES and SPIES.index(design) < view.spy):
        return Fraction(0)
    back = design.back
    hidden = view.held[player][back.index] - sum(only(sure_cards(view, player), back))
    left = _may_be_there(view)
    among = sum(left[each] for each in BY_BACK[back])
    return 1 - Fraction(comb(among - left[design], hidden), comb(among, hidden))


def _may_be_there(view: View) -> tuple[int, ...]:
    """The unseen cards that somebody may still hold: a spy that was called and not shown has gone."""
    gone = SPIES[: view.spy]
    return tuple(0 if design in gone else n for design, n in zip(DESIGNS, unseen(view), strict=True))
