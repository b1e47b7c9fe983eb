"""What is in the box of Orcs vs Orcs, and the numbers of its rules, each with its clause."""

from __future__ import annotations

from typing import Final, Literal

from orclib.engine.values import Sole


class Card(Sole):
    """The cards that fight: six kinds of Unit (spec 2.2) and twenty Heroes (spec 2.3)."""

    ORC = "ORC"
    HEAVY = "HEAVY"
    BOAR = "BOAR"
    XBOW = "XBOW"
    SHAMAN = "SHAMAN"
    CATAPULT = "CATAPULT"
    ASHANI = "ASHANI"
    BUURK = "BUURK"
    ERUHSK = "ERUHSK"
    FROKSH = "FROKSH"
    GRURAGH = "GRURAGH"
    KHANROGG = "KHANROGG"
    KOKOTH = "KOKOTH"
    KRAASH = "KRAASH"
    KRO_MORDA = "KRO-MORDA"
    MOORDAKK = "MOORDAKK"
    POGDUSH = "POGDUSH"
    PORKASH = "PORKASH"
    ROSHNAR = "ROSHNAR"
    SHAGRATT = "SHAGRATT"
    VHRAARG = "VHRAARG"
    VIGDISH = "VIGDISH"
    VRI_HURCKA = "VRI-HURCKA"
    VRIURCK = "VRIURCK"
    VRUSHN = "VRUSHN"
    XAPHYR = "XAPHYR"

    @property
    def place(self) -> int:
        """Its place in the order of cards: Units first."""
        return _PLACES[self]

    @property
    def chevrons(self) -> int:
        """1 for the first line, 2 for the second, 3 for Heroes (OVO-2.8, 19.1)."""
        return _CHEVRONS[self]

    @property
    def is_hero(self) -> bool:
        """Whether it is a Hero."""
        return _CHEVRONS[self] == HERO_CHEVRONS


HERO_CHEVRONS: Final = 3
CARDS: Final = tuple(Card)
UNITS: Final = CARDS[:6]
"""The kinds that can be bought, in the order of the piles (OVO-4.16)."""
HEROES: Final = CARDS[6:]
FIRST_LINE: Final = (Card.ORC, Card.HEAVY, Card.BOAR)
SECOND_LINE: Final = (Card.XBOW, Card.SHAMAN, Card.CATAPULT)
_PLACES: Final = {card: place for place, card in enumerate(CARDS)}
_CHEVRONS: Final = {card: 1 if card in FIRST_LINE else 2 if card in SECOND_LINE else HERO_CHEVRONS for card in CARDS}

Counts = tuple[int, ...]
"""How many of each of `UNITS`."""
NO_UNITS: Final[Counts] = (0,) * len(UNITS)
COPIES: Final[Counts] = (16, 8, 8, 8, 8, 8)
"""Unit cards in the box; the split of all but the Orcs is ours (OVO-R5)."""
DEALT: Final[Counts] = (4, 0, 0, 1, 0, 1)
"""Unit cards that each player gets (OVO-4.6)."""
BOXED: Final[Counts] = (4, 0, 0, 1, 0, 0)
"""Unit cards that go back to the box for each player short of four (OVO-4.14, 4.15)."""
UNIT_STRENGTH: Final[Counts] = (1, 2, 2, 1, 0, 0)
"""OVO-20."""


class Objective(Sole):
    """What an objective tile counts (spec 2.6)."""

    CITIES = "CITIES"
    HORDES = "HORDES"
    KILLS = "KILLS"
    VILLAGES = "VILLAGES"
    MARKERS = "MARKERS"
    RAZED = "RAZED"
    FORTRESSES = "FORTRESSES"
    TOWER = "TOWER"


OBJECTIVES: Final = tuple(Objective)


class Fate(Sole):
    """What becomes of a village (OVO-8.1)."""

    RAZE = "raze"
    CONVERT = "convert"
    CONTROL = "control"


FATES: Final = tuple(Fate)
BURNING: Final = (Fate.RAZE, Fate.CONVERT)
"""The fates that leave a ruin (OVO-3.7)."""


class Line(Sole):
    """Where in a column a card lies (OVO-19.1)."""

    FIRST = "first"
    SECOND = "second"


class Colour(Sole):
    """The two effects of a Shaman (OVO-20.8)."""

    GREEN = "green"
    """Revive a Horde, and discard (OVO-20.9)."""
    RED = "red"
    """The enemy discards (OVO-20.11)."""


Kind = Literal["ruin", "city", "start", "tower"]
"""What a zone of a board is (OVO-3.1)."""

HORDES: Final = 15
"""By player (OVO-2.1)."""
MARKERS: Final = 12
"""By player (OVO-2.2)."""
FORTRESSES: Final = 12
"""In the common stock (OVO-2.3)."""
START_HORDES: Final = 6
"""On each Dark City (OVO-4.12)."""
WELLS: Final = 4
"""OVO-4.9."""
RIVER: Final = 4
"""Active objectives (OVO-4.20)."""
GLORY: Final = 26
"""The supply (OVO-4.18)."""
LONG_GLORY: Final = 41
"""The supply of the longer game (OVO-31.1)."""
ACTIONS: Final = 3
"""By turn (OVO-5.2)."""
TACTICAL_ACTIONS: Final = 2
"""By turn, with the tactical start (OVO-31.2)."""
STEPS: Final = 2
"""The roads of one move action (OVO-6.1)."""
RECRUITS: Final = 2
"""By recruit action, and by fortress and turn (OVO-12.1, 12.4)."""
OVERWHELMING: Final = 3
"""So many drive a lone Horde out (OVO-11.6)."""
MARCHERS: Final = 2
"""The least that a forced march takes (OVO-7.3)."""
DECK: Final = 10
"""The most cards in a combat deck (OVO-16.3)."""
HAND: Final = 2
"""OVO-17.1."""
LAP: Final = 6
"""The spaces of the strike tile (OVO-2.10)."""
BERSERK: Final = 4
"""The first space of the Berserk zone (OVO-2.10)."""
ROUT: Final = 2
"""Losses that end a battle when the other side has none (OVO-25.4)."""
SKULLS: Final = 3
"""Losses that end a battle (OVO-25.5)."""
VANGUARD: Final = 2
"""First-line Units that go first against a fortress (OVO-24.2)."""
HEROES_DRAWN: Final = 2
"""OVO-9.3."""
SEGMENTS: Final = {"one_two": (1, 2, 4), "two_one": (1, 3, 4)}
"""The first space of each segment, by the readings of OVO-R6."""


def counts_of(cards: tuple[Card, ...]) -> Counts:
    """How many of each kind of Unit are among some cards."""
    return tuple([cards.count(kind) for kind in UNITS])


def spread(counts: Counts) -> list[Card]:
    """The Unit cards, one by one, in order."""
    return [kind for kind, count in zip(UNITS, counts, strict=True) for _ in range(count)]


def in_order(cards: list[Card] | tuple[Card, ...]) -> tuple[Card, ...]:
    """Some cards in the order of `CARDS`."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Some cards but one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
