"""What the things of Thorval are called, for the picture's text and for the sentences of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from orclib.engine import CHANCE, Seat
from orclib.games.thorval.components import REGIONS, Figure, Kind, Mode, Route
from orclib.language import _, listing, ngettext, pgettext

LETTERS: Final = "ABCDEF"
"""The players as positions name them, by seat (spec 7)."""
COLOURS: Final = ("orange", "blue", "green", "yellow", "navy", "red")
"""The players' colours as they are typed, by seat; the pictures give each a shape of its own too."""

_SEATS: Final[tuple[Callable[[], str], ...]] = (
    lambda: pgettext("player", "Orange"),
    lambda: pgettext("player", "Blue"),
    lambda: pgettext("player", "Green"),
    lambda: pgettext("player", "Yellow"),
    lambda: pgettext("player", "Navy"),
    lambda: pgettext("player", "Red"),
)


def seat_name(seat: Seat) -> str:
    """A player, called by the colour of the pieces, or chance."""
    if seat == CHANCE:
        return _("Chance")
    return _SEATS[seat]() if 0 <= seat < len(_SEATS) else _("player {n}").format(n=seat + 1)


def holder_name(holder: Seat | None) -> str:
    """Whoever holds a space: a player, or (None) the orks."""
    return _("the orks") if holder is None else seat_name(holder)


def seats_list(seats: Iterable[Seat]) -> str:
    """Players in a row, as in "Orange and Blue"."""
    return listing(map(seat_name, seats))


# --- the island ------------------------------------------------------------------------------------------------------


def space_name(space: str) -> str:
    """A space, as in "II/5" or "castle 3"."""
    return _("castle {n}").format(n=space) if "/" not in space else space


def spaces_list(spaces: Iterable[str]) -> str:
    """Spaces in a row, as in "I/2 and castle 1"."""
    return listing(map(space_name, spaces))


def the_space(space: str) -> str:
    """A space within a sentence: where a language wants an article with "castle 3", it has one."""
    return pgettext("with article", "castle {n}").format(n=space) if "/" not in space else space


def the_spaces(spaces: Iterable[str]) -> str:
    """Spaces in a row within a sentence."""
    return listing(map(the_space, spaces))


_HOUSE: Final[tuple[Callable[[], str], ...]] = (
    lambda: _("Eastern Meadows"),
    lambda: _("Dry Heart"),
    lambda: _("North Forest"),
    lambda: _("Marnon Shores"),
    lambda: _("South Forest"),
    lambda: _("Western Mountains"),
)


def house_name(region: int) -> str:
    """What we call a region of the board in the box; the rulebook only numbers them."""
    return _HOUSE[region - 1]()


def region_name(region: int, *, house: bool = False) -> str:
    """A region as in "region II", or with the name we gave it."""
    name = _("region {n}").format(n=REGIONS[region - 1])
    return f"{name} ({house_name(region)})" if house else name


def regions_list(regions: Iterable[int]) -> str:
    """Regions by their numerals, as in "II, III and V"."""
    return listing(REGIONS[region - 1] for region in regions)


_TERRAINS: Final[dict[str, Callable[[], str]]] = {
    "plain": lambda: pgettext("terrain", "plain"),
    "desert": lambda: pgettext("terrain", "desert"),
    "forest": lambda: pgettext("terrain", "forest"),
    "mountain": lambda: pgettext("terrain", "mountain"),
}


def terrain_name(terrain: str) -> str:
    """What a territory is covered with."""
    return _TERRAINS[terrain]()


def route_name(route: Route) -> str:
    """How an attack gets to its target, as in "over the bridge"."""
    return {
        Route.LAND: _("overland"),
        Route.BRIDGE: _("over the bridge"),
        Route.TUNNEL: _("through the tunnel"),
        Route.BOAT: _("by boat"),
    }[route]


# --- pieces ----------------------------------------------------------------------------------------------------------


def figure_name(figure: Figure) -> str:
    """Hero or wizard, as in "hero"."""
    return pgettext("figure", "hero") if figure is Figure.HERO else pgettext("figure", "wizard")


def full_figure_name(figure: Figure) -> str:
    """The same with all its words, as in "small wizard": the mediator is a wizard too."""
    return pgettext("figure", "hero") if figure is Figure.HERO else _("small wizard")


def kind_name(kind: Kind | None) -> str:
    """What the face of a treasure shows, as in "chest"; of one that may not be known that it is a treasure."""
    if kind is None:
        return pgettext("treasure", "treasure")
    return {
        Kind.CHEST: pgettext("treasure", "chest"),
        Kind.CROWN: pgettext("treasure", "crown"),
        Kind.RING: pgettext("treasure", "ring"),
        Kind.BLANK: pgettext("treasure", "blank treasure"),
    }[kind]


def the_kind(kind: Kind) -> str:
    """A treasure of a kind within a sentence, as in "the crown"."""
    return {
        Kind.CHEST: _("the chest"),
        Kind.CROWN: _("the crown"),
        Kind.RING: _("the magic ring"),
        Kind.BLANK: _("the blank treasure"),
    }[kind]


def mode_name(mode: Mode) -> str:
    """How an attack is made, as in "total attack"."""
    return {
        Mode.TOTAL: _("total attack"),
        Mode.PARTIAL: _("partial attack"),
        Mode.SERIES: _("attack"),
    }[mode]


def soldiers_count(n: int) -> str:
    """A number of soldiers."""
    return ngettext("{n} soldier", "{n} soldiers", n).format(n=n)


def orks_count(n: int) -> str:
    """A number of orks."""
    return ngettext("{n} ork", "{n} orks", n).format(n=n)


def units_count(n: int) -> str:
    """A number of units."""
    return ngettext("{n} unit", "{n} units", n).format(n=n)


def units_list(soldiers: int, figure: Figure | None) -> str:
    """Soldiers and perhaps a figure, as in "2 soldiers and the hero"."""
    told = [soldiers_count(soldiers)] if soldiers or figure is None else []
    if figure is not None:
        told.append(_("the hero") if figure is Figure.HERO else _("the small wizard"))
    return listing(told)


def requests_count(n: int) -> str:
    """A number of requests to the mediator that are left."""
    return ngettext("{n} request left", "{n} requests left", n).format(n=n)
