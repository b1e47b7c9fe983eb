"""What is in the box: 80 army cards in 22 designs with six backs, and the cards of the players (spec 2)."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from enum import auto
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from orclib.engine import Seat
from orclib.engine.values import Sole

POINTS: Final = (2, 1, 1, 2)
"""What the battles of a war are worth, one for each people (BRV-19.2)."""
ROUND_BATTLES: Final = len(POINTS)
"""How many there are (BRV-13.1)."""
SHIELDS: Final = 2
"""The shields of each recruiter (BRV-4.1)."""
DESERTIONS: Final = {4: 2, 5: 2, 6: 1, 7: 1}
"""The desertions of each recruiter, by the number of players (BRV-4.2)."""
PILES: Final = {4: 9, 5: 11, 6: 13, 7: 14}
"""The number of piles, by the number of players (BRV-4.6)."""
LIMITS: Final = {4: 8, 5: 8, 6: 7, 7: 6}
"""The score that ends the game when it is exceeded, by the number of players (BRV-21.2)."""
SERVED: Final = 9
"""A war machine that a goblin serves (BRV-17.8)."""
FLYER: Final = 4
"""The flying machine in company (BRV-18.5)."""
GOBLIN: Final = 1
"""A goblin (BRV-17.7)."""
MACHINES: Final = 4
"""The war machines among the mercenaries (BRV-R1)."""
MIDDLE: Final = 40
"""The middle of the deck."""
NEAR: Final = range(35, 46)
"""How many army cards may lie above the start card when it is put near the middle (BRV-R2, our own width)."""


class Back(Sole):
    """The back of an army card: all that is seen of it face down (BRV-1.9)."""

    ORC = "orc"
    BARBARIAN = "barbarian"
    SKELETON = "skeleton"
    DWARF = "dwarf"
    MERCENARY = "mercenary"
    SPY = "spy"
    START = "start"
    """The start card, which looks the same on both sides (BRV-1.11) and belongs to no army."""

    index: int
    """Its place in `BACKS`; the start card comes after them."""


class Folk(NamedTuple):
    """Who is on the cards of a back: what one and several are called, and the letters of the back in both
    languages."""

    en: tuple[str, str]
    fr: tuple[str, str]
    letters: str
    lettres: str


FOLKS: Final = {
    Back.ORC: Folk(("orc", "orcs"), ("orc", "orcs"), "OR", "OR"),
    Back.BARBARIAN: Folk(("barbarian", "barbarians"), ("barbare", "barbares"), "BA", "BA"),
    Back.SKELETON: Folk(("skeleton", "skeletons"), ("squelette", "squelettes"), "SK", "SQ"),
    Back.DWARF: Folk(("dwarf", "dwarves"), ("nain", "nains"), "DW", "NA"),
    Back.MERCENARY: Folk(("mercenary", "mercenaries"), ("mercenaire", "mercenaires"), "ME", "ME"),
    Back.SPY: Folk(("spy", "spies"), ("espion", "espions"), "SP", "ES"),
}
BACKS: Final[tuple[Back, ...]] = tuple(FOLKS)
"""The backs of army cards."""
PEOPLES: Final[tuple[Back, ...]] = tuple(back for back in BACKS if back not in (Back.MERCENARY, Back.SPY))
"""The peoples; each fights one battle of the round (BRV-13.2)."""
assert len(POINTS) == len(PEOPLES), "each people fights one battle"
for _index, _back in enumerate((*BACKS, Back.START)):
    _back.index = _index


class Face(NamedTuple):
    """What is told of a rank of every people, or of a mercenary or spy."""

    copies: int
    """How many cards there are (BRV-1.6 to 1.8); of a rank, in each people."""
    en: str
    fr: str
    code: str
    """How the specification writes it, for a rank behind the letters of the people."""
    does: tuple[str, str] | None = None
    """What it does apart from counting its value."""
    sign: str = ""
    """The glyph on the card; a people has its own."""
    valued: bool = True
    """Whether it has a value of its own, whatever lies beside it."""
    ours: bool = False
    """Whether that value is our own (BRV-R30)."""
    called: tuple[str, ...] = ()
    """Other names that people type."""
    plural_fr: str = ""
    """Several in French, where an "s" at the end is not enough."""


class Rank(Sole):
    """The three designs of a people; the names of the two ordinary ones are ours (the pictures are lost)."""

    WARRIOR = "warrior"
    VETERAN = "veteran"
    LEADER = "leader"


RANKS: Final = {
    Rank.WARRIOR: Face(7, "warrior", "guerrier", "w", ours=True),
    Rank.VETERAN: Face(4, "veteran", "vétéran", "v"),
    Rank.LEADER: Face(
        2,
        "leader",
        "chef",
        "*",
        ("doubles its people; two in an army make it 0", "double son peuple ; à deux, l'armée vaut 0"),
        ours=True,
    ),
}


class Design(enum.IntEnum):
    """Cards with the same face. The number is its place in `Counts`."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last: list[int]) -> int:
        return count  # from 0

    # a people after the other, in the order of `PEOPLES`, by rank
    ORC_WARRIOR, ORC_VETERAN, ORC_LEADER = auto(), auto(), auto()
    BARBARIAN_WARRIOR, BARBARIAN_VETERAN, BARBARIAN_LEADER = auto(), auto(), auto()
    SKELETON_WARRIOR, SKELETON_VETERAN, SKELETON_LEADER = auto(), auto(), auto()
    DWARF_WARRIOR, DWARF_VETERAN, DWARF_LEADER = auto(), auto(), auto()
    GOBLIN, TROLL, GIANT, WAR_MACHINE, FLYING_MACHINE, COMMANDO = auto(), auto(), auto(), auto(), auto(), auto()
    SPY_1, SPY_2, SPY_3, SPY_4 = auto(), auto(), auto(), auto()

    face: Face
    copies: int
    """How many there are (BRV-1.6 to 1.8); of war machines as `Options.war_machines` says."""
    back: Back
    rank: Rank | None
    """The rank of a people card; None for mercenaries and spies."""
    slug: str
    """Its identifier in the specification, such as "orc_warrior"."""


DESIGNS: Final = tuple(Design)
Counts = tuple[int, ...]
"""How many cards of each design."""
NONE: Final[Counts] = (0,) * len(DESIGNS)
SPIES: Final = (Design.SPY_1, Design.SPY_2, Design.SPY_3, Design.SPY_4)
_ASKS: Final = ("asks another player for a card", "demande une carte à un autre joueur")
FACES: Final = {
    Design.GOBLIN: Face(
        8,
        "goblin",
        "gobelin",
        "gob",
        ("serves a war machine or flies", "sert une machine de guerre ou vole"),
        "goblin_head",
    ),
    Design.TROLL: Face(4, "troll", "troll", "tro", sign="troll", ours=True),
    Design.GIANT: Face(
        6, "giant", "géant", "gia", ("whoever holds two loses them", "qui en a deux les perd"), "giant", ours=True
    ),
    Design.WAR_MACHINE: Face(
        MACHINES,
        "war machine",
        "machine de guerre",
        "war",
        ("value 9 if a goblin serves it, else 0", "valeur 9 si un gobelin la sert, sinon 0"),
        "catapult",
        valued=False,
        called=("machine",),
        plural_fr="machines de guerre",
    ),
    Design.FLYING_MACHINE: Face(
        1,
        "flying machine",
        "machine volante",
        "fly",
        (
            "value 4 with a goblin, and may join a battle after the reveal",
            "valeur 4 avec un gobelin, et peut rejoindre une bataille après la révélation",
        ),
        valued=False,
        called=("flyer",),
    ),
    Design.COMMANDO: Face(
        1,
        "goblin commando",
        "commando gobelin",
        "com",
        (
            "may take away a card of an opponent before the reveal",
            "peut enlever une carte d'un adversaire avant la révélation",
        ),
        "crossbow",
        called=("commando",),
    ),
    **{spy: Face(1, f"spy {n}", f"espion {n}", f"sp{n}", _ASKS, valued=False) for n, spy in enumerate(SPIES, 1)},
}
"""The designs that belong to no people."""
_COMMANDO_SLUG: Final = {"commando": "goblin_commando"}

for _design in DESIGNS:
    _design.slug = _COMMANDO_SLUG.get(_design.name.lower(), _design.name.lower())
    if _design < Design.GOBLIN:
        _design.back, _design.rank = PEOPLES[_design // len(Rank)], tuple(Rank)[_design % len(Rank)]
        _design.face = RANKS[_design.rank]
    else:
        _design.back, _design.rank = Back.MERCENARY if _design < Design.SPY_1 else Back.SPY, None
        _design.face = FACES[_design]
    _design.copies = _design.face.copies

MERCENARIES: Final = tuple(design for design in DESIGNS if design.back is Back.MERCENARY)
SPECIALS: Final = (Design.FLYING_MACHINE, Design.COMMANDO)
"""Mercenaries with a moment of their own (BRV-16, BRV-18)."""
BY_BACK: Final = {back: tuple(design for design in DESIGNS if design.back is back) for back in BACKS}
LEADERS: Final = tuple(design for design in DESIGNS if design.rank is Rank.LEADER)


class Army(msgspec.Struct, frozen=True, tag="army"):
    """An army card in a pile."""

    design: Design


class Shield(msgspec.Struct, frozen=True, tag="shield"):
    """A recruitment shield in a pile."""

    owner: Seat


class Desertion(msgspec.Struct, frozen=True, tag="desertion"):
    """A desertion in a pile; nobody's colour is on it."""


PileCard = Army | Shield | Desertion
Pile = tuple[PileCard, ...]
"""The cards of a pile, the lowest first."""

ARMY: Final = tuple(map(Army, DESIGNS))
"""One army card of each design."""
SHIELD_OF: Final = tuple(Shield(Seat(seat)) for seat in range(7))
"""One shield of each seat."""
DESERTION: Final = Desertion()


def plus(one: Counts, two: Counts) -> Counts:
    """Both lots of cards together."""
    return tuple([a + b for a, b in zip(one, two, strict=True)])


def minus(one: Counts, two: Counts) -> Counts:
    """What is left of the first lot without the second."""
    return tuple([a - b for a, b in zip(one, two, strict=True)])


def with_one(counts: Counts, design: Design, more: int = 1) -> Counts:
    """A lot with a card more (or, with -1, less)."""
    changed = [*counts]
    changed[design] += more
    return tuple(changed)


def with_cards(counts: Counts, more: Iterable[Design]) -> Counts:
    """A lot with these cards too."""
    cards = list(counts)
    for design in more:
        cards[design] += 1
    return tuple(cards)


def spread(counts: Counts) -> list[Design]:
    """The cards of a lot one by one."""
    return [design for design, n in zip(DESIGNS, counts, strict=True) for _ in range(n)]


def together(lots: Iterable[Counts]) -> Counts:
    """All of some lots together."""
    return tuple(map(sum, zip(NONE, *lots, strict=True)))


def army_cards(pile: Pile) -> Counts:
    """The army cards of a pile."""
    return with_cards(NONE, (card.design for card in pile if isinstance(card, Army)))


SPANS: Final = [(min(BY_BACK[back]), max(BY_BACK[back]) + 1) for back in BACKS]
"""Where in `Counts` each back begins and ends."""


def only(counts: Counts, back: Back) -> Counts:
    """The cards of a lot with that back; the start card is none of them."""
    start, end = SPANS[back.index] if back is not Back.START else (len(NONE), len(NONE))
    return (*NONE[:start], *counts[start:end], *NONE[end:])


def backs_there(counts: Counts) -> tuple[bool, ...]:
    """Whether there is a card of each of `BACKS` in a lot."""
    return tuple([any(counts[start:end]) for start, end in SPANS])


@lru_cache(maxsize=1024)
def backs(counts: Counts) -> tuple[int, ...]:
    """How many cards of each of `BACKS` there are in a lot."""
    return tuple([sum(counts[start:end]) for start, end in SPANS])
