"""What the things of Orcs vs Orcs are called, for the picture's text and for the sentences of the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from orclib.engine import CHANCE, Seat
from orclib.games.orcs_vs_orcs.board import Board
from orclib.games.orcs_vs_orcs.box import Card, Fate, Line, Objective
from orclib.language import Bilingual, listing, plural, say

COLOURS: Final = ("green", "blue", "orange", "violet")
"""The players' colours as they are typed, by seat; the pictures give each a shape of its own too."""

_SEATS: Final[tuple[Callable[[], str], ...]] = (
    lambda: say("Green", "Vert"),
    lambda: say("Blue", "Bleu"),
    lambda: say("Orange", "Orange"),
    lambda: say("Violet", "Violet"),
)


def seat_name(seat: Seat) -> str:
    """A player, called by the colour of the pieces, or chance."""
    if seat == CHANCE:
        return say("Chance", "Le hasard")
    return _SEATS[seat]() if 0 <= seat < len(_SEATS) else say("player {n}", "joueur {n}").format(n=seat + 1)


def seats_list(seats: Iterable[Seat]) -> str:
    """Players in a row, as in "Green and Orange"."""
    return listing(map(seat_name, seats))


# --- the map ---------------------------------------------------------------------------------------------------------

START: Final = re.compile(r"Start (\w+)")


def place_name(kind: str, name: str) -> str:
    """A place of such a kind that is called so on the map, as in "Oxwell", "Start N" or "White Tower"."""
    if is_white_tower(kind, name):
        return say("White Tower", "Tour blanche")
    if kind == "start" and (start := START.fullmatch(name)):
        letter = say("W", "O") if start[1] == "W" else start[1]
        return say("Start {name}", "Départ {name}").format(name=letter)
    return name


def is_white_tower(kind: str, name: str) -> bool:
    """Whether a place is the White Tower, which has an article within a sentence."""
    return kind == "tower" and name == "White Tower"


def zone_name(zone: str, board: Board) -> str:
    """A zone as the map calls it."""
    place = board.places.get(zone)
    return place_name(place.kind, place.name) if place is not None and place.name else zone


def the_zone(zone: str, board: Board) -> str:
    """A zone within a sentence: where a language wants an article, it has one."""
    place = board.places.get(zone)
    white = place is not None and is_white_tower(place.kind, place.name)
    return say("the White Tower", "la Tour blanche") if white else zone_name(zone, board)


def zones_list(zones: Iterable[str], board: Board) -> str:
    """Zones in a row within a sentence."""
    return listing([the_zone(zone, board) for zone in zones])


def kind_name(zone: str, board: Board) -> str:
    """What a zone is by its print and the wells, as in "mana well"; a village is told apart by who asks."""
    if zone in board.dark_city:
        return say("Dark City of {player}", "Cité Sombre ({player})").format(player=seat_name(board.dark_city[zone]))
    if zone in board.wells:
        return say("mana well", "puits de Mana")
    match board.kind[zone]:
        case "city":
            return say("city", "cité")
        case "tower":
            return say("tower", "tour")
        case _:
            return say("ruin", "ruine")


_FATES: Final = {
    Fate.RAZE: Bilingual("raze", "raser"),
    Fate.CONVERT: Bilingual("convert", "convertir"),
    Fate.CONTROL: Bilingual("control", "contrôler"),
}


def fate_name(fate: Fate) -> str:
    """What becomes of a village, as in "raze"."""
    return str(_FATES[fate])


# --- cards -----------------------------------------------------------------------------------------------------------

_UNITS: Final[dict[Card, Callable[[int], str]]] = {
    Card.ORC: lambda n: plural(n, ("Orc", "Orcs"), ("Orc", "Orcs")),
    Card.HEAVY: lambda n: plural(n, ("Heavy Orc", "Heavy Orcs"), ("Orc lourd", "Orcs lourds")),
    Card.BOAR: lambda n: plural(n, ("Boar rider", "Boar riders"), ("Sanglier monté", "Sangliers montés")),
    Card.XBOW: lambda n: plural(n, ("Crossbowman", "Crossbowmen"), ("Arbalétrier", "Arbalétriers")),
    Card.SHAMAN: lambda n: plural(n, ("Shaman", "Shamans"), ("Shaman", "Shamans")),
    Card.CATAPULT: lambda n: plural(n, ("Catapult", "Catapults"), ("Catapulte", "Catapultes")),
}
"""What Units are called, by how many there are."""
_FEMININE: Final = (Card.SHAMAN, Card.CATAPULT)
"""Units that are feminine in French."""


def card_name(card: Card) -> str:
    """A card, as in "Boar rider" or "Kro-Morda"; Heroes have the same name in every language."""
    return _UNITS[card](1) if card in _UNITS else card.value.title()


def units_count(card: Card, n: int) -> str:
    """A number of Units of a kind, as in "2 Boar riders"."""
    return f"{n} {_UNITS[card](n)}"


def a_card(card: Card | None) -> str:
    """A card of a kind, as in "an Orc"; a hidden one is just a card."""
    if card is None:
        return say("a card", "une carte")
    if card.is_hero:
        return card_name(card)
    article = say("an" if card is Card.ORC else "a", "une" if card in _FEMININE else "un")
    return f"{article} {card_name(card)}"


def the_card(card: Card) -> str:
    """A card, as in "the Orc"."""
    name = card_name(card)
    if card.is_hero:
        return name
    return say("the ", "l'" if vowel(name) else "la " if card in _FEMININE else "le ") + name


def its(card: Card) -> str:
    """A card as the owner of a strength or an effect, as in "the Heavy Orc's"."""
    name = card_name(card)
    if card.is_hero:
        return owning(name)
    of = "de l'" if vowel(name) else "de la " if card in _FEMININE else "du "
    return say(f"the {name}'s", f"{of}{name}")


def own_card(card: Card, owner: str) -> str:
    """A card and whose it is, as in "Green's Orc"; of each Hero there is only one."""
    return card_name(card) if card.is_hero else say(f"{owner} {card_name(card)}", f"{the_card(card)} {owner}")


def owning(name: str) -> str:
    """A name as the owner of something; where a language has it, another word comes before a vowel."""
    text = say("{name}'s", "d'{name}") if vowel(name) else say("{name}'s", "de {name}")
    return text.format(name=name)


def vowel(name: str) -> bool:
    """Whether a name begins so that a French "de" loses its vowel before it."""
    return name[:1].casefold() in "aàâeéèêëiîïoôuûù"


def cards_list(cards: Iterable[Card]) -> str:
    """Cards in a row, several of a kind with their number, as in "2 × Orc and Kro-Morda"."""
    counts: dict[Card, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return listing([card_name(card) if n == 1 else f"{n} × {card_name(card)}" for card, n in counts.items()])


def line_name(line: Line) -> str:
    """A line of the battlefield."""
    return say("first line", "première ligne") if line is Line.FIRST else say("second line", "seconde ligne")


# --- objectives ------------------------------------------------------------------------------------------------------

_OBJECTIVES: Final[dict[Objective, tuple[Callable[[], str], Callable[[], str]]]] = {
    Objective.CITIES: (
        lambda: say("Cities", "Cités"),
        lambda: say("most cities controlled", "le plus de Cités contrôlées"),
    ),
    Objective.HORDES: (
        lambda: say("Hordes", "Hordes"),
        lambda: say("most Hordes on the board", "le plus de Hordes sur le plateau"),
    ),
    Objective.KILLS: (
        lambda: say("Kills", "Victimes"),
        lambda: say(
            "most enemy Hordes eliminated in this game turn", "le plus de Hordes ennemies éliminées à ce tour de jeu"
        ),
    ),
    Objective.VILLAGES: (
        lambda: say("Villages", "Villages"),
        lambda: say("most villages controlled that still stand", "le plus de Villages contrôlés et non détruits"),
    ),
    Objective.MARKERS: (
        lambda: say("Markers", "Marqueurs"),
        lambda: say("most control markers on the board", "le plus de marqueurs de contrôle sur le plateau"),
    ),
    Objective.RAZED: (
        lambda: say("Razed", "Rasés"),
        lambda: say("most village trophies", "le plus de trophées de Villages"),
    ),
    Objective.FORTRESSES: (
        lambda: say("Forts", "Forts"),
        lambda: say("most standing fortresses", "le plus de Forteresses debout"),
    ),
    Objective.TOWER: (
        lambda: say("Tower", "Tour"),
        lambda: say("the White Tower controlled", "la Tour blanche contrôlée"),
    ),
}


def objective_name(tile: Objective) -> str:
    """An objective in a word, as on its tile."""
    return _OBJECTIVES[tile][0]()


def short_objective(tile: Objective) -> str:
    """An objective where there is hardly any room."""
    return say("Markers", "Marques") if tile is Objective.MARKERS else objective_name(tile)


def objective_rule(tile: Objective) -> str:
    """What an objective counts, as in "most cities controlled"."""
    return _OBJECTIVES[tile][1]()


# --- counts ----------------------------------------------------------------------------------------------------------


def hordes_count(n: int) -> str:
    """A number of Hordes."""
    return plural(n, ("{n} Horde", "{n} Hordes"), ("{n} Horde", "{n} Hordes")).format(n=n)


def actions_count(n: int) -> str:
    """A number of actions."""
    return plural(n, ("{n} action", "{n} actions"), ("{n} action", "{n} actions")).format(n=n)


def cards_count(n: int) -> str:
    """A number of cards."""
    return plural(n, ("{n} card", "{n} cards"), ("{n} carte", "{n} cartes")).format(n=n)


def markers_count(n: int) -> str:
    """A number of control markers."""
    return plural(n, ("{n} marker", "{n} markers"), ("{n} marqueur", "{n} marqueurs")).format(n=n)


def glory_count(n: int) -> str:
    """A number of glory points."""
    return plural(n, ("{n} glory point", "{n} glory points"), ("{n} point de gloire", "{n} points de gloire")).format(
        n=n
    )


def trophies_count(n: int) -> str:
    """A number of village tokens kept."""
    return plural(n, ("{n} trophy", "{n} trophies"), ("{n} trophée", "{n} trophées")).format(n=n)


def kills_count(n: int) -> str:
    """A number of enemy Hordes eliminated."""
    return plural(n, ("{n} kill", "{n} kills"), ("{n} Horde éliminée", "{n} Hordes éliminées")).format(n=n)


def heroes_count(n: int) -> str:
    """A number of Heroes."""
    return plural(n, ("{n} Hero", "{n} Heroes"), ("{n} Héros", "{n} Héros")).format(n=n)


def strikes_count(n: int) -> str:
    """A number of strikes."""
    return plural(n, ("{n} strike", "{n} strikes"), ("{n} frappe", "{n} frappes")).format(n=n)
