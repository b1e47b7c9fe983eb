"""What the things of Armadöra are called, for the picture's text and for the sentences of the game."""

from __future__ import annotations

from collections.abc import Iterable

from orclib.games.armadora.components import Line, People, Square
from orclib.language import _, listing, ngettext, pgettext


def people_name(people: People) -> str:
    """The name of a people, which is that of its player too."""
    return {
        People.MAGE: pgettext("people", "Mage"),
        People.ELF: pgettext("people", "Elf"),
        People.GOBLIN: pgettext("people", "Goblin"),
        People.ORC: pgettext("people", "Orc"),
    }[people]


def peoples_list(peoples: Iterable[People]) -> str:
    """Peoples in a row, as in "Mage and Goblin"."""
    return listing(map(people_name, peoples))


def value_name(value: int | None) -> str:
    """The value of a warrior, as in "value 3"; that of a warrior one may not know is not said."""
    return _("value unknown") if value is None else _("value {n}").format(n=value)


def squares_list(squares: Iterable[Square]) -> str:
    """Squares in a row, as in "A1, B1 and C2"."""
    return listing(square.value for square in squares)


def line_name(line: Line) -> str:
    """A line, as in "the line between B2 and C2"."""
    return _("the line between {one} and {two}").format(one=line.a.value, two=line.b.value)


def squares_count(n: int) -> str:
    """A number of squares."""
    return ngettext("{n} square", "{n} squares", n).format(n=n)


def warriors_count(n: int) -> str:
    """A number of warriors."""
    return ngettext("{n} warrior", "{n} warriors", n).format(n=n)


def palisades_count(n: int) -> str:
    """A number of palisades."""
    return ngettext("{n} palisade", "{n} palisades", n).format(n=n)


def gold_count(n: int) -> str:
    """An amount of gold."""
    return ngettext("{n} gold", "{n} gold", n).format(n=n)
