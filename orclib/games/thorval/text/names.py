"""What the things of Thorval are called, for the picture's text and for the sentences of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from orclib.engine import CHANCE, Seat
from orclib.games.thorval.box import REGIONS, Figure, Kind, Mode, Route
from orclib.language import Bilingual, listing, plural, say

LETTERS: Final = "ABCDEF"
"""The players as positions name them, by seat (spec 7)."""
COLOURS: Final = ("orange", "blue", "green", "yellow", "navy", "red")
"""The players' colours as they are typed, by seat; the pictures give each a shape of its own too."""

_SEATS: Final[tuple[Callable[[], str], ...]] = (
    lambda: say("Orange", "Orange"),
    lambda: say("Blue", "Bleu"),
    lambda: say("Green", "Vert"),
    lambda: say("Yellow", "Jaune"),
    lambda: say("Navy", "Marine"),
    lambda: say("Red", "Rouge"),
)


def seat_name(seat: Seat) -> str:
    """A player, called by the colour of the pieces, or chance."""
    if seat == CHANCE:
        return say("Chance", "Le hasard")
    return _SEATS[seat]() if 0 <= seat < len(_SEATS) else say("player {n}", "joueur {n}").format(n=seat + 1)


def holder_name(holder: Seat | None) -> str:
    """Whoever holds a space: a player, or (None) the orks."""
    return say("the orks", "les Orks") if holder is None else seat_name(holder)


def seats_list(seats: Iterable[Seat]) -> str:
    """Players in a row, as in "Orange and Blue"."""
    return listing(map(seat_name, seats))


# --- the island ------------------------------------------------------------------------------------------------------


def space_name(space: str) -> str:
    """A space, as in "II/5" or "castle 3"."""
    return say("castle {n}", "château {n}").format(n=space) if "/" not in space else space


def spaces_list(spaces: Iterable[str]) -> str:
    """Spaces in a row, as in "I/2 and castle 1"."""
    return listing(map(space_name, spaces))


def the_space(space: str) -> str:
    """A space within a sentence: where a language wants an article with "castle 3", it has one."""
    return say("castle {n}", "le château {n}").format(n=space) if "/" not in space else space


def the_spaces(spaces: Iterable[str]) -> str:
    """Spaces in a row within a sentence."""
    return listing(map(the_space, spaces))


_HOUSE: Final[tuple[Callable[[], str], ...]] = (
    lambda: say("Eastern Meadows", "Prairies de l'Est"),
    lambda: say("Dry Heart", "Cœur aride"),
    lambda: say("North Forest", "Forêt du Nord"),
    lambda: say("Marnon Shores", "Rives de Marnon"),
    lambda: say("South Forest", "Forêt du Sud"),
    lambda: say("Western Mountains", "Montagnes de l'Ouest"),
)


def house_name(region: int) -> str:
    """What we call a region of the board in the box; the rulebook only numbers them."""
    return _HOUSE[region - 1]()


def region_name(region: int, *, house: bool = False) -> str:
    """A region as in "region II", or with the name we gave it."""
    name = say("region {n}", "région {n}").format(n=REGIONS[region - 1])
    return f"{name} ({house_name(region)})" if house else name


def regions_list(regions: Iterable[int]) -> str:
    """Regions by their numerals, as in "II, III and V"."""
    return listing(REGIONS[region - 1] for region in regions)


_TERRAINS: Final[dict[str, Callable[[], str]]] = {
    "plain": lambda: say("plain", "plaine"),
    "desert": lambda: say("desert", "désert"),
    "forest": lambda: say("forest", "forêt"),
    "mountain": lambda: say("mountain", "montagne"),
}


def terrain_name(terrain: str) -> str:
    """What a territory is covered with."""
    return _TERRAINS[terrain]()


_ROUTES: Final = {
    Route.LAND: Bilingual("overland", "par terre"),
    Route.BRIDGE: Bilingual("over the bridge", "par le pont"),
    Route.TUNNEL: Bilingual("through the tunnel", "par le tunnel"),
    Route.BOAT: Bilingual("by boat", "en bateau"),
}


def route_name(route: Route) -> str:
    """How an attack gets to its target, as in "over the bridge"."""
    return str(_ROUTES[route])


# --- pieces ----------------------------------------------------------------------------------------------------------


def figure_name(figure: Figure) -> str:
    """Hero or wizard, as in "hero"."""
    return say("hero", "héros") if figure is Figure.HERO else say("wizard", "petit magicien")


def full_figure_name(figure: Figure) -> str:
    """The same with all its words, as in "small wizard": the mediator is a wizard too."""
    return say("hero", "héros") if figure is Figure.HERO else say("small wizard", "petit magicien")


_TREASURES: Final = {
    Kind.CHEST: Bilingual("chest", "coffret"),
    Kind.CROWN: Bilingual("crown", "couronne"),
    Kind.RING: Bilingual("ring", "anneau magique"),
    Kind.BLANK: Bilingual("blank treasure", "trésor sans inscription"),
}


def kind_name(kind: Kind | None) -> str:
    """What the face of a treasure shows, as in "chest"; of one that may not be known that it is a treasure."""
    if kind is None:
        return say("treasure", "trésor")
    return str(_TREASURES[kind])


_THE_TREASURES: Final = {
    Kind.CHEST: Bilingual("the chest", "le coffret"),
    Kind.CROWN: Bilingual("the crown", "la couronne"),
    Kind.RING: Bilingual("the magic ring", "l'anneau magique"),
    Kind.BLANK: Bilingual("the blank treasure", "le trésor sans inscription"),
}


def the_kind(kind: Kind) -> str:
    """A treasure of a kind within a sentence, as in "the crown"."""
    return str(_THE_TREASURES[kind])


_MODES: Final = {
    Mode.TOTAL: Bilingual("total attack", "attaque totale"),
    Mode.PARTIAL: Bilingual("partial attack", "attaque partielle"),
    Mode.SERIES: Bilingual("attack", "attaque"),
}


def mode_name(mode: Mode) -> str:
    """How an attack is made, as in "total attack"."""
    return str(_MODES[mode])


def soldiers_count(n: int) -> str:
    """A number of soldiers."""
    return plural(n, ("{n} soldier", "{n} soldiers"), ("{n} soldat", "{n} soldats")).format(n=n)


def orks_count(n: int) -> str:
    """A number of orks."""
    return plural(n, ("{n} ork", "{n} orks"), ("{n} Ork", "{n} Orks")).format(n=n)


def units_count(n: int) -> str:
    """A number of units."""
    return plural(n, ("{n} unit", "{n} units"), ("{n} unité", "{n} unités")).format(n=n)


def units_list(soldiers: int, figure: Figure | None) -> str:
    """Soldiers and perhaps a figure, as in "2 soldiers and the hero"."""
    told = [soldiers_count(soldiers)] if soldiers or figure is None else []
    if figure is not None:
        told.append(
            say("the hero", "le héros") if figure is Figure.HERO else say("the small wizard", "le petit magicien")
        )
    return listing(told)


def requests_count(n: int) -> str:
    """A number of requests to the mediator that are left."""
    return plural(
        n, ("{n} request left", "{n} requests left"), ("{n} demande restante", "{n} demandes restantes")
    ).format(n=n)
