"""What the bots think with: for every tribe, how likely each side is to win it, times the points it would bring.

Chances are pairs: that North wins by strength, that South does. The rest is a tie, which goes to the owner of the
neighbour toward the box. SPREAD, TIE, CARD and DRAWN lie where games of the sensible bot against changed copies of
itself found nothing clearly better; the others are guesses.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp, tanh
from typing import Final

import msgspec

from orclib.engine import Seat
from orclib.games.orc.box import NORTH, PILE_CARDS, TRIBES, Card, End, Half
from orclib.games.orc.rules.scoring import outcome
from orclib.games.orc.state import Front, Options, Slot, State, Table, View

Orcs = Sequence[float]
"""How many orcs of each colour a hand holds, in the order of `Tribe`; a fraction when only expected."""
Odds = tuple[float, float]

SPREAD: Final = (0.0, 0.6, 0.9, 1.6, 2.2)
"""By cards left in the pile: how many orcs a battle may still swing. At the last card, hardly one."""
TIE: Final = 0.5
"""A battle that would end closer than this many orcs is a tie; strengths are whole numbers."""
HELD: Final = 0.1
"""Orcs of lead for each orc of the tribe's own colour in hand: who holds them will fight for that tribe."""
CARD: Final = 0.4
"""Points for a card in hand beside the orcs it scores: it can attack. Fades as the piles run out."""
DRAWN: Final = 0.75
"""Points for a card still to be drawn: three orcs, of which some will score."""
SURE: Final = 6.0
"""Points of expected lead beyond which more lead matters little (see `prospect`)."""


def value(state: State, seat: Seat, held: tuple[Orcs, Orcs]) -> float:
    """How many points a seat is expected to win by. Of cards that are due, the mover picks the best piles."""
    outlook = Outlook.of(state, held)
    due = min(state.owed, state.pile_cards)
    outlook.draw(due - len(state.picked), state.mover)
    cards = [len(hand) for hand in state.hands]
    cards[state.mover] += due
    fading = CARD * sum(outlook.piles) / (PILE_CARDS * len(TRIBES))
    lead = outlook.lead() + fading * (cards[0] - cards[1])
    lead += DRAWN * due if state.mover == NORTH else -DRAWN * due
    return lead if seat == NORTH else -lead


class Outlook(msgspec.Struct):
    """Who is likely to win each tribe. Lists are in the order of `Tribe`, `ranks` are indexes into them."""

    fronts: tuple[Front, ...]
    ranks: tuple[int, ...]
    piles: list[int]
    leads: list[int]
    more: list[int]
    """Whole orcs of the tribe's own colour that North holds more than South."""
    stakes: tuple[list[float], list[float]]
    """What winning the tribe would bring North, and South."""
    odds: list[Odds]

    @classmethod
    def of(cls, table: Table, held: tuple[Orcs, Orcs]) -> Outlook:
        """As the table stands; the cards of piles that are already named count as drawn."""
        ranks, worths = _layout(table.frontier, table.box)
        piles = [front.pile for front in table.fronts]
        for tribe in table.picked:
            piles[tribe.index] -= 1
        more = [round(n - s) for n, s in zip(*held, strict=True)]
        north, south = ([worth + own for worth, own in zip(worths, side, strict=True)] for side in held)
        outlook = cls(table.fronts, ranks, piles, [_lead(f) for f in table.fronts], more, (north, south), [])
        outlook.odds = [outlook.outright(tribe, pile) for tribe, pile in enumerate(piles)]
        return outlook

    def outright(self, tribe: int, pile: int) -> Odds:
        """The chances at a tribe if its pile had that many cards."""
        front = self.fronts[tribe]
        if front.owner is not None:
            return (1.0, 0.0) if front.owner == NORTH else (0.0, 1.0)
        return (0.0, 0.0) if front.frozen else _odds(self.leads[tribe], pile, self.more[tribe])

    def chances(self) -> list[Odds]:
        """The same with the ties handed on, away from the box and around the corner."""
        north = south = 0.0
        found: list[Odds] = [(0.0, 0.0)] * len(self.ranks)
        for tribe in self.ranks * 2:  # the second lap knows what the first tribe leans on
            win, loss = self.odds[tribe]
            tie = 1 - win - loss
            north, south = win + tie * north, loss + tie * south
            found[tribe] = (north, south)
        return found

    def lead(self) -> float:
        """Points that North is expected to win more than South."""
        norths, souths = self.stakes
        return sum([
            win * north - loss * south
            for (win, loss), north, south in zip(self.chances(), norths, souths, strict=True)
        ])  # fmt: skip

    def draw(self, cards: int, mover: Seat) -> list[int]:
        """Take cards from the piles that suit the mover best; which these are."""
        taken: list[int] = []
        swings = self.swings() if cards else []
        sign = 1 if mover == NORTH else -1
        for _card in range(cards):
            best, most = -1, 0.0
            for tribe, pile in enumerate(self.piles):
                if pile:
                    (win, loss), (won, lost) = self.odds[tribe], self.outright(tribe, pile - 1)
                    gain = sign * ((won - win) * swings[tribe][0] + (lost - loss) * swings[tribe][1])
                    if best < 0 or gain > most:
                        best, most = tribe, gain
            self.piles[best] -= 1
            self.odds[best] = self.outright(best, self.piles[best])
            taken.append(best)
        return taken

    def swings(self) -> list[Odds]:
        """What North gains when he, or South, wins a tribe that would be tied; those that lean on it too."""
        chances, found = self.chances(), [(0.0, 0.0)] * len(self.ranks)
        norths, souths = self.stakes
        north = south = handed_on = 0.0
        for at in range(2 * len(self.ranks) - 1, -1, -1):
            tribe = self.ranks[at % len(self.ranks)]
            north, south = norths[tribe] + handed_on * north, souths[tribe] + handed_on * south
            win, loss = chances[self.ranks[at % len(self.ranks) - 1]]
            tied = win * north - loss * south
            found[tribe] = (north - tied, -south - tied)
            handed_on = 1 - sum(self.odds[tribe])
        return found


@cache
def _odds(lead: int, pile: int, more: int) -> Odds:
    if not pile:
        return float(lead > 0), float(lead < 0)
    ahead = lead + HELD * more
    return 1 / (1 + exp((TIE - ahead) / SPREAD[pile])), 1 / (1 + exp((TIE + ahead) / SPREAD[pile]))


@cache
def _layout(frontier: tuple[Slot, ...], box: End | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    table = Table(options=Options(), frontier=frontier, box=box)
    return tuple(tribe.index for tribe in table.ranks), tuple(map(table.worth, TRIBES))


def _lead(front: Front) -> int:
    north, south = front.sides
    return sum([placed.half for placed in north]) - sum([placed.half for placed in south])


def count(cards: Iterable[Card | None]) -> list[float]:
    """The orcs of each colour on the cards that can be seen."""
    found = [0.0] * len(TRIBES)
    for card in cards:
        if card is not None:
            found[card.single.index] += Half.SINGLE
            found[card.double.index] += Half.DOUBLE
    return found


def guess(view: View, seat: Seat) -> tuple[Orcs, Orcs]:
    """The orcs in both hands: one's own, and an even share of the unknown ones."""
    share = len(view.hands[1 - seat]) / max(1, len(view.unknown))
    own, foe = count(view.hands[seat]), [share * orcs for orcs in count(view.unknown)]
    return (own, foe) if seat == NORTH else (foe, own)


def without(held: tuple[Orcs, Orcs], seat: Seat, card: Card) -> tuple[Orcs, Orcs]:
    """The orcs in both hands once a seat has used a card."""
    left = [orcs - card.orcs(tribe) for orcs, tribe in zip(held[seat], TRIBES, strict=True)]
    return (left, held[1]) if seat == NORTH else (held[0], left)


def prospect(state: State, seat: Seat) -> float:
    """From -1, surely lost, to 1, surely won: for imagined states, where both hands can be counted."""
    result = outcome(state)
    if result is not None:
        return 0.0 if not result.winners else 1.0 if seat in result.winners else -1.0
    return tanh(value(state, seat, (count(state.hands[0]), count(state.hands[1]))) / SURE)


def own_lead(front: Front, seat: Seat) -> int:
    """By how much a seat is stronger at a tribe."""
    return _lead(front) if seat == NORTH else -_lead(front)
