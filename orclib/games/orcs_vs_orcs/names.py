"""What the things of Orcs vs Orcs are called, for the picture's text and for the sentences of the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from orclib.engine import CHANCE, Seat
from orclib.games.orcs_vs_orcs.board import Board
from orclib.games.orcs_vs_orcs.components import Card, Colour, Fate, Line, Objective
from orclib.language import _, listing, ngettext, pgettext

COLOURS: Final = ("green", "blue", "orange", "violet")
"""The players' colours as they are typed, by seat; the pictures give each a shape of its own too."""

_SEATS: Final[tuple[Callable[[], str], ...]] = (
    lambda: pgettext("player", "Green"),
    lambda: pgettext("player", "Blue"),
    lambda: pgettext("player", "Orange"),
    lambda: pgettext("player", "Violet"),
)


def seat_name(seat: Seat) -> str:
    """A player, called by the colour of the pieces, or chance."""
    if seat == CHANCE:
        return _("Chance")
    return _SEATS[seat]() if 0 <= seat < len(_SEATS) else _("player {n}").format(n=seat + 1)


def seats_list(seats: Iterable[Seat]) -> str:
    """Players in a row, as in "Green and Orange"."""
    return listing(map(seat_name, seats))


# --- the map ---------------------------------------------------------------------------------------------------------

_START: Final = re.compile(r"Start (\w+)")


def zone_name(zone: str, board: Board) -> str:
    """A zone as the map calls it, as in "Oxwell", "Start N" or "White Tower"."""
    place = board.places.get(zone)
    if place is None or not place.name:
        return zone
    if place.kind == "tower" and place.name == "White Tower":
        return pgettext("zone", "White Tower")
    if place.kind == "start" and (start := _START.fullmatch(place.name)):
        letter = pgettext("compass", "W") if start[1] == "W" else start[1]
        return pgettext("zone", "Start {name}").format(name=letter)
    return place.name


def the_zone(zone: str, board: Board) -> str:
    """A zone within a sentence: where a language wants an article, it has one."""
    named = board.places[zone].name == "White Tower" if zone in board.places else False
    return _("the White Tower") if named else zone_name(zone, board)


def zones_list(zones: Iterable[str], board: Board) -> str:
    """Zones in a row within a sentence."""
    return listing([the_zone(zone, board) for zone in zones])


def kind_name(zone: str, board: Board) -> str:
    """What a zone is by its print and the wells, as in "mana well"; a village is told apart by who asks."""
    if zone in board.dark_city:
        return _("Dark City of {player}").format(player=seat_name(board.dark_city[zone]))
    if zone in board.wells:
        return pgettext("kind of zone", "mana well")
    return {
        "city": lambda: pgettext("kind of zone", "city"),
        "tower": lambda: pgettext("kind of zone", "tower"),
    }.get(board.kind[zone], lambda: pgettext("kind of zone", "ruin"))()


def fate_name(fate: Fate) -> str:
    """What becomes of a village, as in "raze"."""
    return {
        Fate.RAZE: pgettext("fate", "raze"),
        Fate.CONVERT: pgettext("fate", "convert"),
        Fate.CONTROL: pgettext("fate", "control"),
    }[fate]


# --- cards -----------------------------------------------------------------------------------------------------------

_CARDS: Final[dict[Card, Callable[[], str]]] = {
    Card.ORC: lambda: pgettext("card", "Orc"),
    Card.HEAVY: lambda: pgettext("card", "Heavy Orc"),
    Card.BOAR: lambda: pgettext("card", "Boar rider"),
    Card.XBOW: lambda: pgettext("card", "Crossbowman"),
    Card.SHAMAN: lambda: pgettext("card", "Shaman"),
    Card.CATAPULT: lambda: pgettext("card", "Catapult"),
}


def card_name(card: Card) -> str:
    """A card, as in "Boar rider" or "Kro-Morda"; Heroes have the same name in every language."""
    return _CARDS[card]() if card in _CARDS else card.value.title()


def cards_list(cards: Iterable[Card]) -> str:
    """Cards in a row, several of a kind with their number, as in "2 × Orc and Kro-Morda"."""
    counts: dict[Card, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return listing([card_name(card) if n == 1 else f"{n} × {card_name(card)}" for card, n in counts.items()])


def line_name(line: Line) -> str:
    """A line of the battlefield."""
    return _("first line") if line is Line.FIRST else _("second line")


def colour_name(colour: Colour) -> str:
    """One of the two effects of a Shaman, as in "green effect"."""
    return _("green effect") if colour is Colour.GREEN else _("red effect")


# --- objectives ------------------------------------------------------------------------------------------------------

_OBJECTIVES: Final[dict[Objective, tuple[Callable[[], str], Callable[[], str]]]] = {
    Objective.CITIES: (lambda: pgettext("objective", "Cities"), lambda: _("most cities controlled")),
    Objective.HORDES: (lambda: pgettext("objective", "Hordes"), lambda: _("most Hordes on the board")),
    Objective.KILLS: (
        lambda: pgettext("objective", "Kills"),
        lambda: _("most enemy Hordes eliminated in this game turn"),
    ),
    Objective.VILLAGES: (
        lambda: pgettext("objective", "Villages"),
        lambda: _("most villages controlled that still stand"),
    ),
    Objective.MARKERS: (lambda: pgettext("objective", "Markers"), lambda: _("most control markers on the board")),
    Objective.RAZED: (lambda: pgettext("objective", "Razed"), lambda: _("most village trophies")),
    Objective.FORTRESSES: (lambda: pgettext("objective", "Forts"), lambda: _("most standing fortresses")),
    Objective.TOWER: (lambda: pgettext("objective", "Tower"), lambda: _("the White Tower controlled")),
}


def objective_name(tile: Objective) -> str:
    """An objective in a word, as on its tile."""
    return _OBJECTIVES[tile][0]()


def short_objective(tile: Objective) -> str:
    """An objective where there is hardly any room."""
    return pgettext("short objective", "Markers") if tile is Objective.MARKERS else objective_name(tile)


def objective_rule(tile: Objective) -> str:
    """What an objective counts, as in "most cities controlled"."""
    return _OBJECTIVES[tile][1]()


def objectives_list(tiles: Iterable[Objective]) -> str:
    """Objectives in a row."""
    return listing(map(objective_name, tiles))


# --- counts ----------------------------------------------------------------------------------------------------------


def hordes_count(n: int) -> str:
    """A number of Hordes."""
    return ngettext("{n} Horde", "{n} Hordes", n).format(n=n)


def actions_count(n: int) -> str:
    """A number of actions."""
    return ngettext("{n} action", "{n} actions", n).format(n=n)


def cards_count(n: int) -> str:
    """A number of cards."""
    return ngettext("{n} card", "{n} cards", n).format(n=n)


def markers_count(n: int) -> str:
    """A number of control markers."""
    return ngettext("{n} marker", "{n} markers", n).format(n=n)


def fortresses_count(n: int) -> str:
    """A number of fortresses."""
    return ngettext("{n} fortress", "{n} fortresses", n).format(n=n)


def glory_count(n: int) -> str:
    """A number of glory points."""
    return ngettext("{n} glory point", "{n} glory points", n).format(n=n)


def trophies_count(n: int) -> str:
    """A number of village tokens kept."""
    return ngettext("{n} trophy", "{n} trophies", n).format(n=n)


def kills_count(n: int) -> str:
    """A number of enemy Hordes eliminated."""
    return ngettext("{n} kill", "{n} kills", n).format(n=n)


def heroes_count(n: int) -> str:
    """A number of Heroes."""
    return ngettext("{n} Hero", "{n} Heroes", n).format(n=n)


def strikes_count(n: int) -> str:
    """A number of strikes."""
    return ngettext("{n} strike", "{n} strikes", n).format(n=n)
