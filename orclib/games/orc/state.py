"""A position of ORC as a value, what a seat may know of it, and the readings of the rules it is played under."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import ClassVar

import msgspec

from orclib.engine import Seat
from orclib.engine.options import GameOptions
from orclib.engine.values import Sole
from orclib.games.orc.box import NORTH, TRIBES, Card, End, Half, Tribe


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The readings of the rules. All off but `peek_between_draws` is the rulebook as we read it."""

    players: int = 2
    start_choice: bool = False
    """ORC-R3: a dealer is drawn; the other player chooses "one card and first" or "two cards and second"."""
    attack_on_won: bool = False
    """ORC-R7: a tribe that has been won may still be attacked."""
    peek_between_draws: bool = True
    """ORC-R11: the first of two cards may be looked at before the second pile is chosen."""
    discard_face_down: bool = False
    """ORC-R20: the opponent never sees discards."""
    far_battle_first: bool = False
    """For the laboratory only: of two battles, resolve the one farther from the box first (against ORC-7.6)."""

    player_counts: ClassVar[range] = range(2, 3)


class Phase(Sole):
    """Where in the game we are; the phases stand in the order of the rules."""

    FRONTIER = "frontier"
    """Chance lays the three frontier cards."""
    START = "start"
    """Chance names the starter (with `start_choice`: the dealer)."""
    CHOOSE = "choose"
    """With `start_choice` only: the player who does not deal chooses to start or not."""
    DEAL = "deal"
    """Chance deals three cards to the hands."""
    BOX = "box"
    """The starter puts the box at one end of the row."""
    USE = "use"
    """The player to move attacks or discards."""
    DRAW = "draw"
    """The same player names a pile (or two)."""
    TURN_UP = "turn up"
    """Chance says which card was taken."""
    OVER = "over"


class Use(Sole):
    """What the card of a turn was used for; it decides how many are drawn."""

    SINGLE = "single"
    DOUBLE = "double"
    DISCARD = "discard"

    cards: int
    """How many cards are drawn for it (ORC-6.1, 6.2, 6.3)."""


for _use, _cards in ((Use.SINGLE, 2), (Use.DOUBLE, 1), (Use.DISCARD, 1)):
    _use.cards = _cards


class Slot(msgspec.Struct, frozen=True, cache_hash=True):
    """A frontier card in its place. South sees the single half on the left, unless it is flipped."""

    card: Card
    flipped: bool

    @property
    def halves(self) -> tuple[Half, Half]:
        """The halves from left to right, as South sees them."""
        return (Half.DOUBLE, Half.SINGLE) if self.flipped else (Half.SINGLE, Half.DOUBLE)


class Placed(msgspec.Struct, frozen=True, cache_hash=True):
    """A card at a tribe, and the half that faces it (ORC-4.3)."""

    card: Card
    half: Half
    typed = "{card}:{half}"

    @property
    def colour(self) -> Tribe:
        """The attack colour that it shows."""
        return self.card.half[self.half]


class Front(msgspec.Struct, frozen=True, cache_hash=True):
    """One tribe of the row: its pile, the cards on both sides, and what became of it."""

    tribe: Tribe
    pile: int = 0
    sides: tuple[tuple[Placed, ...], tuple[Placed, ...]] = ((), ())
    """North's and South's cards, in the order in which they were placed."""
    owner: Seat | None = None
    frozen: bool = False
    trophy: Card | None = None
    """The card that marks the winner; None, at a won tribe, for a neutral marker."""

    @property
    def open(self) -> bool:
        """Neither won nor frozen."""
        return self.owner is None and not self.frozen

    def strength(self, seat: Seat) -> int:
        """The orcs that face the tribe on one side (ORC-7.3)."""
        return sum([placed.half for placed in self.sides[seat]])

    def colour(self, seat: Seat) -> Tribe | None:
        """The attack colour of one side; None where no card lies."""
        side = self.sides[seat]
        return side[0].colour if side else None


@lru_cache(maxsize=1024)
def _row(frontier: tuple[Slot, ...]) -> tuple[Tribe, ...]:
    return tuple([slot.card.half[half] for slot in frontier for half in slot.halves])


NO_FRONTS = tuple(Front(tribe) for tribe in TRIBES)


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """What lies open on the table (ORC-13.3): the part of a position that everybody knows."""

    options: Options
    phase: Phase = Phase.FRONTIER
    frontier: tuple[Slot, ...] = ()
    """The frontier cards from left to right, as South sees them."""
    box: End | None = None
    fronts: tuple[Front, ...] = NO_FRONTS
    """The six tribes in the order of `Tribe`, not of the row."""
    removed: tuple[Card, ...] = ()
    """The cards out of the game that everybody saw."""
    dealer: Seat | None = None
    starter: Seat | None = None
    mover: Seat = NORTH
    """The player whose turn it is."""
    turn: int = 0
    """1 for the first turn, 0 during the set-up."""
    owed: int = 0
    """How many cards are still to be drawn this turn."""
    last_use: Use | None = None
    """What the last card was used for, kept until the next is used."""
    picked: tuple[Tribe, ...] = ()
    """The piles that were named and whose card chance has still to turn up."""
    emptied: tuple[Tribe, ...] = ()
    """The piles emptied this turn, in the order of drawing."""

    def front(self, tribe: Tribe) -> Front:
        """Everything at one tribe."""
        return self.fronts[tribe.index]

    @property
    def row(self) -> tuple[Tribe, ...]:
        """The tribes from left to right, as South sees them."""
        return _row(self.frontier)

    @property
    def ranks(self) -> tuple[Tribe, ...]:
        """The tribes by rank: nearest the box first (ORC-2.11). As from the left while there is no box."""
        return self.row[::-1] if self.box is End.RIGHT else self.row

    def rank(self, tribe: Tribe) -> int:
        """1 for the tribe next to the box … 6 for the farthest."""
        return self.ranks.index(tribe) + 1

    def battle_order(self, tribes: Iterable[Tribe]) -> tuple[Tribe, ...]:
        """The battles of one turn as they are fought: the one nearer the box first (ORC-7.6)."""
        return tuple(sorted(tribes, key=self.rank, reverse=self.options.far_battle_first))

    def worth(self, tribe: Tribe) -> int:
        """The points for winning a tribe: the orcs on its frontier half (ORC-2.3). 0 while it has none."""
        return sum([slot.card.orcs(tribe) for slot in self.frontier])

    def toward_box(self, tribe: Tribe) -> Tribe:
        """The neighbour that a tie looks to: one step toward the box, from rank 1 to rank 6 (ORC-9.1, 9.2)."""
        ranks = self.ranks
        return ranks[ranks.index(tribe) - 1]

    def away_from_box(self, tribe: Tribe) -> Tribe:
        """The neighbour that looks to this tribe."""
        ranks = self.ranks
        return ranks[(ranks.index(tribe) + 1) % len(ranks)]

    @property
    def pile_cards(self) -> int:
        """The cards left in all piles together."""
        return sum([front.pile for front in self.fronts])

    def open_cards(self) -> Iterator[Card]:
        """Every card whose face is known to all: frontier, both sides of each tribe, trophies, removed."""
        yield from (slot.card for slot in self.frontier)
        for front in self.fronts:
            yield from (placed.card for side in front.sides for placed in side)
            if front.trophy is not None:
                yield front.trophy
        yield from self.removed


Tops = tuple[tuple[Tribe, Card], ...]
"""Named top cards of piles: by tribe, and in each pile the one to be drawn first in front."""


class State(Table, frozen=True, kw_only=True):
    """A whole position. The piles have no order but what `tops` says: `unseen` holds the cards nobody has seen yet."""

    hands: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    """North's and South's cards, in the order in which they came."""
    buried: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    """With `discard_face_down`: what each player discarded face down."""
    unseen: tuple[Card, ...] = ()
    """The cards in the piles (and, during the set-up, those not dealt yet), in canonical order."""
    tops: Tops = ()
    """What a typed position says of its piles, which no player knows; chance turns it up and nothing else."""


class View(Table, frozen=True, kw_only=True):
    """What one seat may know; None stands for a card whose face it may not know."""

    seat: Seat | None
    """Whose eyes these are; None for the referee."""
    hands: tuple[tuple[Card | None, ...], tuple[Card | None, ...]]
    buried: tuple[tuple[Card | None, ...], tuple[Card | None, ...]]
    unknown: tuple[Card, ...]
    """The cards that the seat has not seen, in canonical order: each is in a pile or in the other's hand."""
    tops: Tops = ()
    """The named top cards of the piles, for the referee only."""
