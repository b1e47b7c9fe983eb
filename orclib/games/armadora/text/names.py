"""What the things of Armadöra are called, for the picture's text and for the sentences of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orclib.games.armadora.box import Line, People, Square
from orclib.language import Bilingual, listing, plural, say

_PEOPLES: Final = {
    People.MAGE: Bilingual("Mage", "Mage"),
    People.ELF: Bilingual("Elf", "Elfe"),
    People.GOBLIN: Bilingual("Goblin", "Gobelin"),
    People.ORC: Bilingual("Orc", "Orc"),
}


def people_name(people: People) -> str:
    """The name of a people, which is that of its player too."""
    return str(_PEOPLES[people])


def peoples_list(peoples: Iterable[People]) -> str:
    """Peoples in a row, as in "Mage and Goblin"."""
    return listing(map(people_name, peoples))


def value_name(value: int | None) -> str:
    """The value of a warrior, as in "value 3"; that of a warrior one may not know is not said."""
    return say("value unknown", "valeur inconnue") if value is None else say("value {n}", "valeur {n}").format(n=value)


def squares_list(squares: Iterable[Square]) -> str:
    """Squares in a row, as in "A1, B1 and C2"."""
    return listing(square.value for square in squares)


def line_name(line: Line) -> str:
    """A line, as in "the line between B2 and C2"."""
    return say("the line between {one} and {two}", "la ligne entre {one} et {two}").format(
        one=line.a.value, two=line.b.value
    )


def squares_count(n: int) -> str:
    """A number of squares."""
    return plural(n, ("{n} square", "{n} squares"), ("{n} case", "{n} cases")).format(n=n)


def warriors_count(n: int) -> str:
    """A number of warriors."""
    return plural(n, ("{n} warrior", "{n} warriors"), ("{n} guerrier", "{n} guerriers")).format(n=n)


def palisades_count(n: int) -> str:
    """A number of palisades."""
    return plural(n, ("{n} palisade", "{n} palisades"), ("{n} palissade", "{n} palissades")).format(n=n)


def gold_count(n: int) -> str:
    """An amount of gold."""
    return plural(n, ("{n} gold", "{n} gold"), ("{n} pièce d'or", "{n} pièces d'or")).format(n=n)
