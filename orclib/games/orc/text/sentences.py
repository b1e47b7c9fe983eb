"""What actions, events, reasons and score lines say.

A sentence is a template with the facts' names in braces; `_word` turns each fact into words of the language in use.
"""

from __future__ import annotations

from typing import Any, Final

from orclib.engine import CHANCE, Action, Event, Line, Reason, Seat
from orclib.games.orc.box import NORTH, Card, End, Tribe
from orclib.games.orc.state import Use
from orclib.language import Bilingual, capital, listing, plural, say

_TRIBES: Final = {
    Tribe.R: Bilingual("red", "rouge"),
    Tribe.Y: Bilingual("yellow", "jaune"),
    Tribe.B: Bilingual("blue", "bleue"),
    Tribe.G: Bilingual("green", "verte"),
    Tribe.W: Bilingual("white", "blanche"),
    Tribe.V: Bilingual("violet", "violette"),
}


def tribe_name(tribe: Tribe) -> str:
    """The colour of a tribe, as in "the green tribe"."""
    return str(_TRIBES[tribe])


def seat_name(seat: Seat) -> str:
    """North, South or chance."""
    if seat == CHANCE:
        return say("Chance", "Le hasard")
    return say("North", "Nord") if seat == NORTH else say("South", "Sud")


def end_name(end: End) -> str:
    """An end of the row."""
    return say("left", "gauche") if end is End.LEFT else say("right", "droite")


def counted_now(totals: tuple[int, ...]) -> str:
    """What each would have if the game were counted now."""
    told = say(
        "If the game were counted now: North {north}, South {south}.",
        "Si l'on comptait maintenant : Nord {north}, Sud {south}.",
    )
    return told.format(north=totals[NORTH], south=totals[1 - NORTH])


def cards_count(n: int) -> str:
    """A number of cards."""
    return plural(n, ("{n} card", "{n} cards"), ("{n} carte", "{n} cartes")).format(n=n)


_USES: Final = {
    Use.SINGLE: Bilingual(
        "an attack with one orc draws two cards", "une attaque avec un seul orc fait piocher deux cartes"
    ),
    Use.DOUBLE: Bilingual(
        "an attack with two orcs draws one card", "une attaque avec deux orcs fait piocher une carte"
    ),
    Use.DISCARD: Bilingual("a discard draws one card", "une carte écartée fait piocher une carte"),
}


def _word(key: str, value: Any) -> Any:
    match value:
        case Tribe():
            return tribe_name(value)
        case Card():
            return value.value
        case End():
            return end_name(value)
        case Use():
            return str(_USES[value])
        case tuple():
            return listing(str(_word(key.removesuffix("s"), item)) for item in value)
    return seat_name(value) if key in ("seat", "player", "winner") and value is not None else value


def sentence(thing: Action | Event | Reason | Line) -> str:
    """What a thing says, in the language in use."""
    return capital(thing.template.format_map({key: _word(key, value) for key, value in thing.facts.items()}))
