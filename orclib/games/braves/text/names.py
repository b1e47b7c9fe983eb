"""What the things of the game are called, for the picture's text and for the sentences of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from orclib.engine import CHANCE, Seat
from orclib.games.braves.box import DESIGNS, NONE, Back, Counts, Design, with_one
from orclib.language import listing, plural, say

LETTERS: Final = "RBGYPWK"
"""The letters of the players' colours, by seat (black is K, as B is blue)."""

_PLAYERS: Final[tuple[Callable[[], str], ...]] = (
    lambda: say("Red", "Rouge"),
    lambda: say("Blue", "Bleu"),
    lambda: say("Green", "Vert"),
    lambda: say("Yellow", "Jaune"),
    lambda: say("Purple", "Violet"),
    lambda: say("White", "Blanc"),
    lambda: say("Black", "Noir"),
)


def player_name(seat: Seat) -> str:
    """A player, called by the colour of the score wheel, or chance."""
    if seat == CHANCE:
        return say("Chance", "Le hasard")
    return _PLAYERS[seat]() if 0 <= seat < len(_PLAYERS) else say("player {n}", "joueur {n}").format(n=seat + 1)


def players_list(seats: Iterable[Seat]) -> str:
    """Players in a row, as in "Red and Blue"."""
    return listing(map(player_name, seats))


# --- peoples and backs -----------------------------------------------------------------------------------------------

_PEOPLES: Final[Mapping[Back, Callable[[], str]]] = {
    Back.ORC: lambda: say("Orcs", "Orcs"),
    Back.BARBARIAN: lambda: say("Barbarians", "Barbares"),
    Back.SKELETON: lambda: say("Skeletons", "Squelettes"),
    Back.DWARF: lambda: say("Dwarves", "Nains"),
}
_THE_PEOPLES: Final[Mapping[Back, Callable[[], str]]] = {
    Back.ORC: lambda: say("the orcs", "les orcs"),
    Back.BARBARIAN: lambda: say("the barbarians", "les barbares"),
    Back.SKELETON: lambda: say("the skeletons", "les squelettes"),
    Back.DWARF: lambda: say("the dwarves", "les nains"),
    Back.MERCENARY: lambda: say("the mercenaries", "les mercenaires"),
    Back.SPY: lambda: say("the spies", "les espions"),
}
_BACKS: Final[Mapping[Back, Callable[[], str]]] = {
    Back.ORC: lambda: say("orc card", "carte orc"),
    Back.BARBARIAN: lambda: say("barbarian card", "carte barbare"),
    Back.SKELETON: lambda: say("skeleton card", "carte squelette"),
    Back.DWARF: lambda: say("dwarf card", "carte nain"),
    Back.MERCENARY: lambda: say("mercenary", "mercenaire"),
    Back.SPY: lambda: say("spy", "espion"),
    Back.START: lambda: say("start card", "carte « début des recrutements »"),
}
_COUNTED_BACKS: Final[Mapping[Back, Callable[[int], str]]] = {
    Back.ORC: lambda n: plural(n, ("an orc card", "{n} orc cards"), ("une carte orc", "{n} cartes orc")),
    Back.BARBARIAN: lambda n: plural(
        n, ("a barbarian card", "{n} barbarian cards"), ("une carte barbare", "{n} cartes barbare")
    ),
    Back.SKELETON: lambda n: plural(
        n, ("a skeleton card", "{n} skeleton cards"), ("une carte squelette", "{n} cartes squelette")
    ),
    Back.DWARF: lambda n: plural(n, ("a dwarf card", "{n} dwarf cards"), ("une carte nain", "{n} cartes nain")),
    Back.MERCENARY: lambda n: plural(n, ("a mercenary", "{n} mercenaries"), ("un mercenaire", "{n} mercenaires")),
    Back.SPY: lambda n: plural(n, ("a spy", "{n} spies"), ("un espion", "{n} espions")),
    Back.START: lambda n: say("the start card", "la carte « début des recrutements »"),
}


def people_name(people: Back) -> str:
    """A people by itself, as in "Orcs"."""
    return _PEOPLES[people]()


def the_people(people: Back) -> str:
    """A people in a sentence, as in "the orcs"."""
    return _THE_PEOPLES[people]()


def back_name(back: Back) -> str:
    """The kind of a card by itself, as in "orc card"."""
    return _BACKS[back]()


def a_back(back: Back) -> str:
    """A card of a kind, as in "an orc card"."""
    return backs_count(back, 1)


def backs_count(back: Back, n: int) -> str:
    """Cards of a kind, at least one: "an orc card", "3 mercenaries"."""
    return _COUNTED_BACKS[back](n).format(n=n)


# --- designs ---------------------------------------------------------------------------------------------------------

_DESIGNS: Final[Mapping[Design, Callable[[], str]]] = {
    Design.ORC_WARRIOR: lambda: say("orc warrior", "guerrier orc"),
    Design.ORC_VETERAN: lambda: say("orc veteran", "vétéran orc"),
    Design.ORC_LEADER: lambda: say("orc leader", "chef orc"),
    Design.BARBARIAN_WARRIOR: lambda: say("barbarian warrior", "guerrier barbare"),
    Design.BARBARIAN_VETERAN: lambda: say("barbarian veteran", "vétéran barbare"),
    Design.BARBARIAN_LEADER: lambda: say("barbarian leader", "chef barbare"),
    Design.SKELETON_WARRIOR: lambda: say("skeleton warrior", "guerrier squelette"),
    Design.SKELETON_VETERAN: lambda: say("skeleton veteran", "vétéran squelette"),
    Design.SKELETON_LEADER: lambda: say("skeleton leader", "chef squelette"),
    Design.DWARF_WARRIOR: lambda: say("dwarf warrior", "guerrier nain"),
    Design.DWARF_VETERAN: lambda: say("dwarf veteran", "vétéran nain"),
    Design.DWARF_LEADER: lambda: say("dwarf leader", "chef nain"),
    Design.GOBLIN: lambda: say("goblin", "gobelin"),
    Design.TROLL: lambda: say("troll", "troll"),
    Design.GIANT: lambda: say("giant", "géant"),
    Design.WAR_MACHINE: lambda: say("war machine", "machine de guerre"),
    Design.FLYING_MACHINE: lambda: say("flying machine", "machine volante"),
    Design.COMMANDO: lambda: say("goblin commando", "commando gobelin"),
    Design.SPY_1: lambda: say("spy 1", "espion 1"),
    Design.SPY_2: lambda: say("spy 2", "espion 2"),
    Design.SPY_3: lambda: say("spy 3", "espion 3"),
    Design.SPY_4: lambda: say("spy 4", "espion 4"),
}
_COUNTED: Final[Mapping[Design, Callable[[int], str]]] = {
    Design.ORC_WARRIOR: lambda n: plural(
        n, ("an orc warrior", "{n} orc warriors"), ("un guerrier orc", "{n} guerriers orcs")
    ),
    Design.ORC_VETERAN: lambda n: plural(
        n, ("an orc veteran", "{n} orc veterans"), ("un vétéran orc", "{n} vétérans orcs")
    ),
    Design.ORC_LEADER: lambda n: plural(n, ("an orc leader", "{n} orc leaders"), ("un chef orc", "{n} chefs orcs")),
    Design.BARBARIAN_WARRIOR: lambda n: plural(
        n, ("a barbarian warrior", "{n} barbarian warriors"), ("un guerrier barbare", "{n} guerriers barbares")
    ),
    Design.BARBARIAN_VETERAN: lambda n: plural(
        n, ("a barbarian veteran", "{n} barbarian veterans"), ("un vétéran barbare", "{n} vétérans barbares")
    ),
    Design.BARBARIAN_LEADER: lambda n: plural(
        n, ("a barbarian leader", "{n} barbarian leaders"), ("un chef barbare", "{n} chefs barbares")
    ),
    Design.SKELETON_WARRIOR: lambda n: plural(
        n, ("a skeleton warrior", "{n} skeleton warriors"), ("un guerrier squelette", "{n} guerriers squelettes")
    ),
    Design.SKELETON_VETERAN: lambda n: plural(
        n, ("a skeleton veteran", "{n} skeleton veterans"), ("un vétéran squelette", "{n} vétérans squelettes")
    ),
    Design.SKELETON_LEADER: lambda n: plural(
        n, ("a skeleton leader", "{n} skeleton leaders"), ("un chef squelette", "{n} chefs squelettes")
    ),
    Design.DWARF_WARRIOR: lambda n: plural(
        n, ("a dwarf warrior", "{n} dwarf warriors"), ("un guerrier nain", "{n} guerriers nains")
    ),
    Design.DWARF_VETERAN: lambda n: plural(
        n, ("a dwarf veteran", "{n} dwarf veterans"), ("un vétéran nain", "{n} vétérans nains")
    ),
    Design.DWARF_LEADER: lambda n: plural(
        n, ("a dwarf leader", "{n} dwarf leaders"), ("un chef nain", "{n} chefs nains")
    ),
    Design.GOBLIN: lambda n: plural(n, ("a goblin", "{n} goblins"), ("un gobelin", "{n} gobelins")),
    Design.TROLL: lambda n: plural(n, ("a troll", "{n} trolls"), ("un troll", "{n} trolls")),
    Design.GIANT: lambda n: plural(n, ("a giant", "{n} giants"), ("un géant", "{n} géants")),
    Design.WAR_MACHINE: lambda n: plural(
        n, ("a war machine", "{n} war machines"), ("une machine de guerre", "{n} machines de guerre")
    ),
    # There is one of each of these, so there is no need to count them.
    Design.FLYING_MACHINE: lambda n: say("the flying machine", "la machine volante"),
    Design.COMMANDO: lambda n: say("the goblin commando", "le commando gobelin"),
    Design.SPY_1: lambda n: say("spy 1", "l'espion 1"),
    Design.SPY_2: lambda n: say("spy 2", "l'espion 2"),
    Design.SPY_3: lambda n: say("spy 3", "l'espion 3"),
    Design.SPY_4: lambda n: say("spy 4", "l'espion 4"),
}


def design_name(design: Design) -> str:
    """A design by itself, as in "orc warrior"."""
    return _DESIGNS[design]()


def a_design(design: Design) -> str:
    """A card of a design: "an orc warrior", "the flying machine", "spy 2"."""
    return designs_count(design, 1)


def designs_count(design: Design, n: int) -> str:
    """Cards of a design, at least one: "a troll", "2 goblins"."""
    return _COUNTED[design](n).format(n=n)


# --- several cards ---------------------------------------------------------------------------------------------------


def cards_list(cards: Counts) -> str:
    """Cards in a row, as in "2 goblins and a troll"."""
    return listing(designs_count(design, n) for design, n in zip(DESIGNS, cards, strict=True) if n) or say(
        "no card", "aucune carte"
    )


def designs_list(designs: Iterable[Design]) -> str:
    """The same for cards that are named one by one."""
    cards = NONE
    for design in designs:
        cards = with_one(cards, design)
    return cards_list(cards)


def cards_count(n: int) -> str:
    """A number of cards."""
    return plural(n, ("{n} card", "{n} cards"), ("{n} carte", "{n} cartes")).format(n=n)


def points_count(n: int) -> str:
    """A number of points."""
    return plural(n, ("{n} point", "{n} points"), ("{n} point", "{n} points")).format(n=n)
