"""Who takes a territory's gold, who wins the game, and by which rule (ARM-9, 12.7, 12.8).

Each is decided here once. What decides is handed on, with what every side's sheet says of it, and nobody works it out
again: whoever adds a way to decide adds a case here, with its entries.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from orclib.engine import Item, Rule, Seat
from orclib.games.armadora.state import Options

# --- a territory -----------------------------------------------------------------------------------------------------

WON = Item(
    "won",
    "ARM-9.3",
    "Territory {at}: {total} is the highest total, so all {gold} gold",
    "Territoire {at} : {total} est le total le plus élevé, donc les {gold} pièces d'or",
)
WON_LOW = Item(
    "won-low",
    "ARM-9.8",
    "Territory {at}: {total} is the best that is there, so all {gold} gold",
    "Territoire {at} : {total} est le meilleur total présent, donc les {gold} pièces d'or",
)
TIE_BROKEN = Item(
    "tie-broken",
    "ARM-12.7",
    "Territory {at}: {total}, and the reinforcement wins the tie: all {gold} gold",
    "Territoire {at} : {total}, et le renfort gagne l'égalité : les {gold} pièces d'or",
)
TIE_TAKEN = Item(
    "tie-taken",
    "ARM-R24",
    "Territory {at}: {total}; read so (ARM-R24), a reinforcement wins any tie: all {gold} gold",
    "Territoire {at} : {total} ; dans cette lecture (ARM-R24), un renfort gagne toute égalité : les {gold} pièces d'or",
)
SHARE = Item(
    "share",
    "ARM-9.4",
    "Territory {at}: a tie at {total}; {gold} gold shared by {sides}",
    "Territoire {at} : égalité à {total} ; {gold} pièces d'or à partager en {sides}",
)
LOW = Item(
    "low",
    "ARM-9.8",
    "Territory {at}: {total} is not above 0, yet it is the best that is there",
    "Territoire {at} : {total} ne dépasse pas 0, mais c'est le meilleur total présent",
)
LEFT_OUT = Item(
    "left-out",
    "ARM-R19",
    "Territory {at}: read so (ARM-R19), a total of {total} takes nothing",
    "Territoire {at} : dans cette lecture (ARM-R19), un total de {total} ne prend rien",
)
TIE_LOST = Item(
    "tie-lost",
    "ARM-12.7",
    "Territory {at}: a tie at {total}, but another side's reinforcement wins it",
    "Territoire {at} : égalité à {total}, mais le renfort d'un autre camp la gagne",
)
TOKEN_IN_VAIN = Item(
    "token-in-vain",
    "ARM-12.8",
    "Territory {at}: {total} is less than {best}, so the reinforcement breaks no tie",
    "Territoire {at} : {total}, c'est moins que {best} : le renfort ne départage rien",
)
LOST = Item(
    "lost",
    "ARM-9.3",
    "Territory {at}: {total} is less than {best}",
    "Territoire {at} : {total}, c'est moins que {best}",
)
NO_TOTAL = Item(
    "no-total",
    "ARM-R19",
    "Territory {at}: read so (ARM-R19), gold where nobody has more than 0",
    "Territoire {at} : dans cette lecture (ARM-R19), de l'or là où personne n'a plus de 0 point",
)
UNCLAIMED = Item(
    "unclaimed",
    "ARM-9.7",
    "Territory {at}: gold without any warrior",
    "Territoire {at} : de l'or, mais aucun guerrier",
)


class Verdict(msgspec.Struct, frozen=True):
    """Who takes a territory's gold, and by which rule."""

    takers: tuple[int, ...]
    """The sides that take gold: one, or those that share."""
    by: Item
    """What decided: highest total, tie, reinforcement, nobody there …"""
    told: Mapping[Seat, tuple[Item, ...]]
    """What the sheet of each player of the sides present, and of those that take gold, says: why so much, no more."""
    low: int | None = None
    """The best total where it is shared or won by a token, though it is not above 0 (ARM-9.8); None elsewhere."""

    @property
    def clause(self) -> str:
        """The clause that decided."""
        return self.by.clause


def verdict(options: Options, totals: Mapping[int, int], token: Seat | None) -> Verdict:
    """Who takes a territory's gold, by the totals of the sides present and the player whose reinforcement is there."""
    left = {side: total for side, total in totals.items() if total > 0 or not options.claim_needs_positive}  # ARM-R19
    told = {side: LOST if side in left else LEFT_OUT for side in totals}
    best = max(left.values(), default=0)
    takers = tied = tuple([side for side, total in left.items() if total == best])
    holder, in_vain = None if token is None else options.side(token), None
    if not left:
        by = NO_TOTAL if totals else UNCLAIMED
    elif len(tied) == 1:
        by = WON if best > 0 else WON_LOW
    elif holder in tied or (holder in left and options.reinforcement_breaks == "any_tie"):
        by, takers = TIE_BROKEN if holder in tied else TIE_TAKEN, (holder,)
        told |= dict.fromkeys(tied, TIE_LOST.under(by.clause))
    else:
        by, in_vain = SHARE, token if holder in left else None
    told |= dict.fromkeys(takers, by)
    low = best if len(tied) > 1 and best <= 0 else None
    each = {
        seat: (*([LOW] if low is not None and side in tied else []), TOKEN_IN_VAIN if seat == in_vain else item)
        for side, item in told.items()
        for seat in options.sides[side]
    }
    return Verdict(takers, by, each, low)


# --- the game --------------------------------------------------------------------------------------------------------

MOST = Item("fate-most", "ARM-9.9", "The most gold: {gold}", "Le plus d'or : {gold}")
LESS = Item(
    "fate-less",
    "ARM-9.9",
    "Less gold than the most: {gold} against {most}",
    "Moins d'or que le plus riche : {gold} contre {most}",
)
LARGER = Item(
    "piles",
    "ARM-9.10",
    "Equal gold. Piles, from the largest down: {piles}",
    "Même total d'or. Piles, de la plus grande à la plus petite : {piles}",
)
SMALLER = Item(
    "fate-smaller",
    "ARM-9.10",
    "Equal gold. Piles, from the largest down: {piles}, less than {best}",
    "Même total d'or. Piles, de la plus grande à la plus petite : {piles}, c'est moins que {best}",
)
LEVEL = Item(
    "fate-level",
    "ARM-9.11",
    "Equal gold and equal piles ({piles}): the victory is shared",
    "Même total d'or et mêmes piles ({piles}) : la victoire est partagée",
)
AGREED = Item(
    "fate-agreed",
    "ARM-R21",
    "Equal gold, {gold}: read so (ARM-R21), the victory is shared",
    "Même total d'or, {gold} : dans cette lecture (ARM-R21), la victoire est partagée",
)
NOTHING = Item(
    "fate-nothing",
    "ARM-9.11",
    "Nobody has any gold: the victory is shared",
    "Personne n'a d'or : la victoire est partagée",
)
MOST_GOLD = Rule(
    "most-gold",
    "ARM-9.9",
    "The most gold wins: {winners}, with {gold}.",
    "Le plus d'or gagne : {winners}, avec {gold}.",
)
LARGER_PILE = Rule(
    "larger-pile",
    "ARM-9.10",
    "Equal gold, {gold}. Piles from the largest down: {larger} beats {smaller}, for {winners}.",
    "Même total d'or, {gold}. À la première différence, la pile de {larger} bat celle de {smaller} : avantage à "
    "{winners}.",
)
TOGETHER = Rule(
    "together",
    "ARM-9.11",
    "Equal gold, {gold}, and equal piles ({best}): {winners} share the victory.",
    "Même total d'or, {gold}, et mêmes piles ({best}) : {winners} se partagent la victoire.",
)
AGREED_SHARED = Rule(
    "agreed-shared",
    "ARM-R21",
    "Equal gold, {gold}. Read so (ARM-R21), that is enough: {winners} share the victory.",
    "Même total d'or, {gold}. Dans cette lecture (ARM-R21), cela suffit : {winners} se partagent la victoire.",
)
NO_GOLD_AT_ALL = Rule(
    "no-gold-at-all",
    "ARM-9.11",
    "Nobody has any gold: {winners} share the victory.",
    "Personne n'a d'or : {winners} partagent la victoire.",
)


class Decision(msgspec.Struct, frozen=True):
    """Which sides win the game, and by which rule."""

    piles: tuple[tuple[int, ...], ...]
    """By side, the largest first."""
    winning: tuple[int, ...]
    by: Rule
    told: tuple[Item, ...]
    """By side, what its sheet says: why it has won or lost."""

    @property
    def best(self) -> tuple[int, ...]:
        """The piles of who wins."""
        return self.piles[self.winning[0]]


def decision(piles: tuple[tuple[int, ...], ...], final_tie: str = "piles") -> Decision:
    """Which of several sides win by their piles: most gold, then the larger pile, then together."""
    gold = [sum(each) for each in piles]
    richest = tuple(side for side, amount in enumerate(gold) if amount == max(gold))
    best = max(piles[side] for side in richest)
    winning = tuple(side for side in richest if piles[side] == best)
    if len(richest) == 1:
        by, item = MOST_GOLD, MOST
    elif final_tie == "shared":
        winning, by, item = richest, AGREED_SHARED, AGREED
    elif len(winning) == 1:
        by, item = LARGER_PILE, LARGER
    else:
        by, item = TOGETHER, LEVEL
    if not best:
        by, item = NO_GOLD_AT_ALL.under(by.clause), NOTHING.under(item.clause)
    loses = [SMALLER if side in richest else LESS for side in range(len(gold))]
    return Decision(piles, winning, by, tuple(item if side in winning else loses[side] for side in range(len(gold))))
