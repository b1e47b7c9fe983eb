"""What is in the box: six tribes, thirty cards, and the numbers printed on them (ORC-1.1 to 1.8, 2.6, 2.7)."""

from __future__ import annotations

import enum
from typing import Final

from orclib.engine import Seat
from orclib.engine.values import Sole

NORTH: Final = Seat(0)
SOUTH: Final = Seat(1)
SEATS: Final = (NORTH, SOUTH)

FRONTIER_CARDS: Final = 3
PILE_CARDS: Final = 4
STARTER_CARDS: Final = 1
OTHER_CARDS: Final = 2


class Tribe(Sole):
    """A tribe, known by the letter of its colour (ORC-1.6)."""

    R = "R"
    Y = "Y"
    B = "B"
    G = "G"
    W = "W"
    V = "V"

    __hash__ = object.__hash__  # each stands alone, and the library's is slow
    index: int
    """Its place in the order red, yellow, blue, green, white, violet."""
    bit: int
    """The tribe, or its colour, as a set with one member."""


TRIBES: Final = tuple(Tribe)
for _index, _tribe in enumerate(TRIBES):
    _tribe.index, _tribe.bit = _index, 1 << _index


class Half(enum.IntEnum):
    """One end of a card, valued by the number of orcs on it (ORC-1.4)."""

    SINGLE = 1
    DOUBLE = 2

    @property
    def other(self) -> Half:
        """The other end of the same card."""
        return Half.DOUBLE if self is Half.SINGLE else Half.SINGLE


class Card(Sole):
    """A card, written with the colour of its single half first: RB is one red orc and two blue ones (ORC-1.3, 1.8)."""

    RY, RB, RG, RW, RV = "RY", "RB", "RG", "RW", "RV"
    YR, YB, YG, YW, YV = "YR", "YB", "YG", "YW", "YV"
    BR, BY, BG, BW, BV = "BR", "BY", "BG", "BW", "BV"
    GR, GY, GB, GW, GV = "GR", "GY", "GB", "GW", "GV"
    WR, WY, WB, WG, WV = "WR", "WY", "WB", "WG", "WV"
    VR, VY, VB, VG, VW = "VR", "VY", "VB", "VG", "VW"

    __hash__ = object.__hash__
    index: int
    """Its place in the canonical order: by the colour of the single half, then of the double half."""
    single: Tribe
    double: Tribe
    half: dict[Half, Tribe]
    """The colour of each half."""
    bits: int
    """Both colours as a set."""

    def orcs(self, tribe: Tribe) -> int:
        """How many orcs of a colour the card shows: 0, 1 or 2."""
        return 1 if self.single is tribe else 2 if self.double is tribe else 0


CARDS: Final = tuple(Card)
for _index, _card in enumerate(CARDS):
    _card.index = _index
    _card.single, _card.double = Tribe(_card.value[0]), Tribe(_card.value[1])
    _card.half = {Half.SINGLE: _card.single, Half.DOUBLE: _card.double}
    _card.bits = _card.single.bit | _card.double.bit


class End(Sole):
    """An end of the row of tribes, as South sees it (ORC-2.10)."""

    LEFT = "left"
    RIGHT = "right"
