"""How likely things are that a seat cannot see, exactly, from what its view tells.

Of the cards that the eyes have not seen each is as likely to be in one place as in another with that back, but for what
everybody knows: who has been asked in vain for what, whose giants quarrelled, that nobody keeps two giants. Nothing is
concluded from what people choose to do: that somebody sends two mercenaries says nothing here about which they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import comb, factorial, perm

from orclib.engine import Seat
from orclib.games.braves.components import BY_BACK, DESIGNS, Back, Counts, Design, only
from orclib.games.braves.knowledge import most_held, sure_cards, unseen
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
    shown, found = view.shown[player][back.index], Shares()
    pools = {only(pool, back): Fraction(1)} if pool is not None else _pools(view, player, back)
    able = {
        sent: chance
        for cards, chance in pools.items()
        if sum(sent := tuple(0 if design in stay else n for design, n in zip(DESIGNS, cards, strict=True))) >= shown
    }
    for sent, chance in able.items():
        for design, share in _one_card(sent).items():
            found[design] = found.get(design, Fraction(0)) + chance * share
    whole = sum(able.values())
    return {design: share / whole for design, share in found.items()}


def _one_card(cards: Counts) -> Shares:
    total = sum(cards)
    return {design: Fraction(n, total) for design, n in zip(DESIGNS, cards, strict=True) if n}


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
    seats = view.options.seats
    room = [
        view.held[seat][back.index] + view.shown[seat][back.index] - sum(only(sure_cards(view, seat), back))
        for seat in seats
    ]
    others = tuple(seat for seat in seats if seat != player and room[seat])
    left = unseen(view)
    kinds = tuple(
        (left[design], *(min(most_held(view, seat, design), left[design]) for seat in (player, *others)))
        for design in BY_BACK[back]
        if left[design]
    )
    sure = only(sure_cards(view, player), back)
    designs = [design for design in BY_BACK[back] if left[design]]
    found = {}
    for counts, share in _spread(kinds, (room[player], *(room[seat] for seat in others))).items():
        cards = list(sure)
        for design, n in zip(designs, counts, strict=True):
            cards[design] += n
        found[tuple(cards)] = share
    return found


@cache
def _spread(kinds: tuple[tuple[int, ...], ...], room: tuple[int, ...]) -> dict[tuple[int, ...], Fraction]:
    """How many of each kind of card the first of some hands gets when all are filled at random.

    A kind is its number of copies and the most that each hand may take of it. What is left over goes to nobody. Kinds
    that every hand may take freely need not be followed card by card but in the first hand, so they come last, as one.
    """
    loose = [all(most >= kind[0] for most in kind[1:]) for kind in kinds]
    free = [kind for kind, is_free in zip(kinds, loose, strict=True) if is_free]
    bound = [kind for kind, is_free in zip(kinds, loose, strict=True) if not is_free]
    nobody = sum(kind[0] for kind in kinds) - sum(room)
    ways: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {((), (*room, nobody)): 1}
    for kind in bound:
        after: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
        for (taken, space), number in ways.items():
            for dealt in _dealings(kind[0], tuple(map(min, (*kind[1:], kind[0]), space))):
                rest = tuple(s - d for s, d in zip(space, dealt, strict=True))
                weight = number * factorial(kind[0])
                for s, d in zip(space, dealt, strict=True):
                    weight = weight * perm(s, d) // factorial(d)
                key = (*taken, dealt[0]), rest
                after[key] = after.get(key, 0) + weight
        ways = after
    found: dict[tuple[int, ...], Fraction] = {}
    for (taken, space), number in ways.items():
        for own in _dealings(space[0], tuple(kind[0] for kind in free)):
            weight = number
            for kind, n in zip(free, own, strict=True):
                weight *= comb(kind[0], n)
            of_bound, of_free = iter(taken), iter(own)
            counts = tuple(next(of_free) if is_free else next(of_bound) for is_free in loose)
            among = comb(sum(kind[0] for kind in free), space[0])
            found[counts] = found.get(counts, Fraction(0)) + Fraction(weight, among)
    whole = sum(found.values())
    return {counts: share / whole for counts, share in found.items()}


def _dealings(copies: int, most: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way to put so many like cards into places that take so many each."""
    if not most:
        if not copies:
            yield ()
        return
    for n in range(min(copies, most[0]) + 1):
        for rest in _dealings(copies - n, most[1:]):
            yield (n, *rest)
