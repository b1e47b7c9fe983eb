"""What the things of the game are called, for the picture's text and for the sentences of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from orclib.engine import CHANCE, Seat
from orclib.games.braves.components import DESIGNS, NONE, Back, Counts, Design, with_one
from orclib.language import _, listing, ngettext, pgettext

LETTERS: Final = "RBGYPWK"
"""The letters of the players' colours, by seat (black is K, as B is blue)."""

_PLAYERS: Final[tuple[Callable[[], str], ...]] = (
    lambda: pgettext("player", "Red"),
    lambda: pgettext("player", "Blue"),
    lambda: pgettext("player", "Green"),
    lambda: pgettext("player", "Yellow"),
    lambda: pgettext("player", "Purple"),
    lambda: pgettext("player", "White"),
    lambda: pgettext("player", "Black"),
)


def player_name(seat: Seat) -> str:
    """A player, called by the colour of the score wheel, or chance."""
    if seat == CHANCE:
        return _("Chance")
    return _PLAYERS[seat]() if 0 <= seat < len(_PLAYERS) else _("player {n}").format(n=seat + 1)


def players_list(seats: Iterable[Seat]) -> str:
    """Players in a row, as in "Red and Blue"."""
    return listing(map(player_name, seats))


# --- peoples and backs -----------------------------------------------------------------------------------------------

_PEOPLES: Final[Mapping[Back, Callable[[], str]]] = {
    Back.ORC: lambda: pgettext("people", "Orcs"),
    Back.BARBARIAN: lambda: pgettext("people", "Barbarians"),
    Back.SKELETON: lambda: pgettext("people", "Skeletons"),
    Back.DWARF: lambda: pgettext("people", "Dwarves"),
}
_THE_PEOPLES: Final[Mapping[Back, Callable[[], str]]] = {
    Back.ORC: lambda: _("the orcs"),
    Back.BARBARIAN: lambda: _("the barbarians"),
    Back.SKELETON: lambda: _("the skeletons"),
    Back.DWARF: lambda: _("the dwarves"),
    Back.MERCENARY: lambda: _("the mercenaries"),
    Back.SPY: lambda: _("the spies"),
}
_BACKS: Final[Mapping[Back, Callable[[], str]]] = {
    Back.ORC: lambda: _("orc card"),
    Back.BARBARIAN: lambda: _("barbarian card"),
    Back.SKELETON: lambda: _("skeleton card"),
    Back.DWARF: lambda: _("dwarf card"),
    Back.MERCENARY: lambda: _("mercenary"),
    Back.SPY: lambda: _("spy"),
    Back.START: lambda: _("start card"),
}
_COUNTED_BACKS: Final[Mapping[Back, Callable[[int], str]]] = {
    Back.ORC: lambda n: ngettext("an orc card", "{n} orc cards", n),
    Back.BARBARIAN: lambda n: ngettext("a barbarian card", "{n} barbarian cards", n),
    Back.SKELETON: lambda n: ngettext("a skeleton card", "{n} skeleton cards", n),
    Back.DWARF: lambda n: ngettext("a dwarf card", "{n} dwarf cards", n),
    Back.MERCENARY: lambda n: ngettext("a mercenary", "{n} mercenaries", n),
    Back.SPY: lambda n: ngettext("a spy", "{n} spies", n),
    Back.START: lambda n: _("the start card"),
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
    Design.ORC_WARRIOR: lambda: _("orc warrior"),
    Design.ORC_VETERAN: lambda: _("orc veteran"),
    Design.ORC_LEADER: lambda: _("orc leader"),
    Design.BARBARIAN_WARRIOR: lambda: _("barbarian warrior"),
    Design.BARBARIAN_VETERAN: lambda: _("barbarian veteran"),
    Design.BARBARIAN_LEADER: lambda: _("barbarian leader"),
    Design.SKELETON_WARRIOR: lambda: _("skeleton warrior"),
    Design.SKELETON_VETERAN: lambda: _("skeleton veteran"),
    Design.SKELETON_LEADER: lambda: _("skeleton leader"),
    Design.DWARF_WARRIOR: lambda: _("dwarf warrior"),
    Design.DWARF_VETERAN: lambda: _("dwarf veteran"),
    Design.DWARF_LEADER: lambda: _("dwarf leader"),
    Design.GOBLIN: lambda: _("goblin"),
    Design.TROLL: lambda: _("troll"),
    Design.GIANT: lambda: _("giant"),
    Design.WAR_MACHINE: lambda: _("war machine"),
    Design.FLYING_MACHINE: lambda: _("flying machine"),
    Design.COMMANDO: lambda: _("goblin commando"),
    Design.SPY_1: lambda: _("spy 1"),
    Design.SPY_2: lambda: _("spy 2"),
    Design.SPY_3: lambda: _("spy 3"),
    Design.SPY_4: lambda: _("spy 4"),
}
_COUNTED: Final[Mapping[Design, Callable[[int], str]]] = {
    Design.ORC_WARRIOR: lambda n: ngettext("an orc warrior", "{n} orc warriors", n),
    Design.ORC_VETERAN: lambda n: ngettext("an orc veteran", "{n} orc veterans", n),
    Design.ORC_LEADER: lambda n: ngettext("an orc leader", "{n} orc leaders", n),
    Design.BARBARIAN_WARRIOR: lambda n: ngettext("a barbarian warrior", "{n} barbarian warriors", n),
    Design.BARBARIAN_VETERAN: lambda n: ngettext("a barbarian veteran", "{n} barbarian veterans", n),
    Design.BARBARIAN_LEADER: lambda n: ngettext("a barbarian leader", "{n} barbarian leaders", n),
    Design.SKELETON_WARRIOR: lambda n: ngettext("a skeleton warrior", "{n} skeleton warriors", n),
    Design.SKELETON_VETERAN: lambda n: ngettext("a skeleton veteran", "{n} skeleton veterans", n),
    Design.SKELETON_LEADER: lambda n: ngettext("a skeleton leader", "{n} skeleton leaders", n),
    Design.DWARF_WARRIOR: lambda n: ngettext("a dwarf warrior", "{n} dwarf warriors", n),
    Design.DWARF_VETERAN: lambda n: ngettext("a dwarf veteran", "{n} dwarf veterans", n),
    Design.DWARF_LEADER: lambda n: ngettext("a dwarf leader", "{n} dwarf leaders", n),
    Design.GOBLIN: lambda n: ngettext("a goblin", "{n} goblins", n),
    Design.TROLL: lambda n: ngettext("a troll", "{n} trolls", n),
    Design.GIANT: lambda n: ngettext("a giant", "{n} giants", n),
    Design.WAR_MACHINE: lambda n: ngettext("a war machine", "{n} war machines", n),
    # There is one of each of these, so there is no need to count them.
    Design.FLYING_MACHINE: lambda n: _("the flying machine"),
    Design.COMMANDO: lambda n: _("the goblin commando"),
    Design.SPY_1: lambda n: pgettext("with article", "spy 1"),
    Design.SPY_2: lambda n: pgettext("with article", "spy 2"),
    Design.SPY_3: lambda n: pgettext("with article", "spy 3"),
    Design.SPY_4: lambda n: pgettext("with article", "spy 4"),
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
    return listing(designs_count(design, n) for design, n in zip(DESIGNS, cards, strict=True) if n) or _("no card")


def designs_list(designs: Iterable[Design]) -> str:
    """The same for cards that are named one by one."""
    cards = NONE
    for design in designs:
        cards = with_one(cards, design)
    return cards_list(cards)


def cards_count(n: int) -> str:
    """A number of cards."""
    return ngettext("{n} card", "{n} cards", n).format(n=n)


def points_count(n: int) -> str:
    """A number of points."""
    return ngettext("{n} point", "{n} points", n).format(n=n)
