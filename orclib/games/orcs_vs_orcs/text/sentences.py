"""What actions, events, reasons and score lines say.

A sentence is a template with the facts' names in braces. A name alone gives the fact in words ("the White Tower", "3
Hordes"); a form before it gives it as a language wants it there: `{at_zone}`, `{whose_seat}`, `{a_card}` (`_FORMS`).
Players go by the colours of their pieces, without an article. Zones go by the names of the board file, and a start
place is "Start N": a sentence knows no board, so it cannot tell whose Dark City lies there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from orclib.engine import Action, Event, Line, Reason, Seat
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.board import BoardFile, board_file, boards
from orclib.games.orcs_vs_orcs.box import LAP, Card, Objective
from orclib.games.orcs_vs_orcs.state import Options, Spot
from orclib.games.orcs_vs_orcs.text import names
from orclib.games.orcs_vs_orcs.text.names import (
    actions_count,
    card_name,
    cards_list,
    hordes_count,
    objective_rule,
    seats_list,
    strikes_count,
)
from orclib.language import capital, listing, plural, say

Facts = Mapping[str, Any]
Say = Callable[[Facts], str]
Text = Callable[[], str]


def seat_name(seat: Seat, options: Options) -> str:
    """The name of a player, or chance."""
    return names.seat_name(seat)


# --- players and cards within a sentence -----------------------------------------------------------------------------


def _whose(seat: Seat) -> str:
    """A player as the owner of what is named beside, as in "Green's"."""
    return _owning(names.seat_name(seat))


def _owning(name: str) -> str:
    """A name as the owner of something; where a language has it, another word comes before a vowel."""
    text = say("{name}'s", "d'{name}") if _vowel(name) else say("{name}'s", "de {name}")
    return text.format(name=name)


def _vowel(name: str) -> bool:
    """Whether a name begins so that a French "de" loses its vowel before it."""
    return name[:1].casefold() in "aàâeéèêëiîïoôuûù"


_A: Final[Mapping[Card, Text]] = {
    Card.ORC: lambda: say("an Orc", "un Orc"),
    Card.HEAVY: lambda: say("a Heavy Orc", "un Orc lourd"),
    Card.BOAR: lambda: say("a Boar rider", "un Sanglier monté"),
    Card.XBOW: lambda: say("a Crossbowman", "un Arbalétrier"),
    Card.SHAMAN: lambda: say("a Shaman", "une Shaman"),
    Card.CATAPULT: lambda: say("a Catapult", "une Catapulte"),
}
_THE: Final[Mapping[Card, Text]] = {
    Card.ORC: lambda: say("the Orc", "l'Orc"),
    Card.HEAVY: lambda: say("the Heavy Orc", "l'Orc lourd"),
    Card.BOAR: lambda: say("the Boar rider", "le Sanglier monté"),
    Card.XBOW: lambda: say("the Crossbowman", "l'Arbalétrier"),
    Card.SHAMAN: lambda: say("the Shaman", "la Shaman"),
    Card.CATAPULT: lambda: say("the Catapult", "la Catapulte"),
}
_ITS: Final[Mapping[Card, Text]] = {
    Card.ORC: lambda: say("the Orc's", "de l'Orc"),
    Card.HEAVY: lambda: say("the Heavy Orc's", "de l'Orc lourd"),
    Card.BOAR: lambda: say("the Boar rider's", "du Sanglier monté"),
    Card.XBOW: lambda: say("the Crossbowman's", "de l'Arbalétrier"),
    Card.SHAMAN: lambda: say("the Shaman's", "de la Shaman"),
    Card.CATAPULT: lambda: say("the Catapult's", "de la Catapulte"),
}
_OWN: Final[Mapping[Card, Text]] = {
    Card.ORC: lambda: say("{owner} Orc", "l'Orc {owner}"),
    Card.HEAVY: lambda: say("{owner} Heavy Orc", "l'Orc lourd {owner}"),
    Card.BOAR: lambda: say("{owner} Boar rider", "le Sanglier monté {owner}"),
    Card.XBOW: lambda: say("{owner} Crossbowman", "l'Arbalétrier {owner}"),
    Card.SHAMAN: lambda: say("{owner} Shaman", "la Shaman {owner}"),
    Card.CATAPULT: lambda: say("{owner} Catapult", "la Catapulte {owner}"),
}
_COUNTED: Final[Mapping[Card, Callable[[int], str]]] = {
    Card.ORC: lambda n: plural(n, ("{n} Orc", "{n} Orcs"), ("{n} Orc", "{n} Orcs")),
    Card.HEAVY: lambda n: plural(n, ("{n} Heavy Orc", "{n} Heavy Orcs"), ("{n} Orc lourd", "{n} Orcs lourds")),
    Card.BOAR: lambda n: plural(
        n, ("{n} Boar rider", "{n} Boar riders"), ("{n} Sanglier monté", "{n} Sangliers montés")
    ),
    Card.XBOW: lambda n: plural(n, ("{n} Crossbowman", "{n} Crossbowmen"), ("{n} Arbalétrier", "{n} Arbalétriers")),
    Card.SHAMAN: lambda n: plural(n, ("{n} Shaman", "{n} Shamans"), ("{n} Shaman", "{n} Shamans")),
    Card.CATAPULT: lambda n: plural(n, ("{n} Catapult", "{n} Catapults"), ("{n} Catapulte", "{n} Catapultes")),
}
"""Several Units of a kind."""


def _a_card(card: Card | None) -> str:
    """A card of a kind; Heroes are called by their names, and a hidden card is just a card."""
    if card is None:
        return say("a card", "une carte")
    return _A[card]() if card in _A else card_name(card)


def _the_card(card: Card) -> str:
    return _THE[card]() if card in _THE else card_name(card)


def _its(card: Card) -> str:
    """A card as the owner of a strength or an effect, as in "the Heavy Orc's"."""
    return _ITS[card]() if card in _ITS else _owning(card_name(card))


# --- zones within a sentence -----------------------------------------------------------------------------------------

Place = tuple[str, str]
"""The kind of a zone, and its name."""
_read: dict[str, tuple[BoardFile, dict[str, set[Place]]]] = {}
_START: Final = re.compile(r"Start (\w+)")


def _places(name: str) -> dict[str, set[Place]]:
    """What a board file calls each zone on its sides, read once."""
    file = board_file(name)
    if name not in _read or _read[name][0] is not file:
        found: dict[str, set[Place]] = {}
        for face in file.boards.values():
            for zone in face.zones:
                found.setdefault(zone.id, set()).add((zone.kind, zone.name or zone.id))
        _read[name] = file, found
    return _read[name][1]


def zone_name(zone: str) -> str:
    """What the loaded boards call a zone; its id where none knows it, or where they do not agree."""
    return _place(zone)[1]


def _place(zone: str) -> Place:
    found: set[Place] = set().union(*(_places(name).get(zone, ()) for name in boards()))
    return found.pop() if len(found) == 1 else ("", zone)


Forms = tuple[Text, Text, Text, Text]
"""How a kind of zone is called: for the White Tower, a start place, a name, and a name that begins with a vowel."""

_BARE: Final[Forms] = (
    lambda: say("the White Tower", "la Tour blanche"),
    lambda: say("Start {name}", "Départ {name}"),
    lambda: "{name}",
    lambda: "{name}",
)
_AT: Final[Forms] = (
    lambda: say("at the White Tower", "à la Tour blanche"),
    lambda: say("at Start {name}", "au Départ {name}"),
    lambda: say("at {name}", "à {name}"),
    lambda: say("at {name}", "à {name}"),
)
_FROM: Final[Forms] = (
    lambda: say("from the White Tower", "de la Tour blanche"),
    lambda: say("from Start {name}", "du Départ {name}"),
    lambda: say("from {name}", "de {name}"),
    lambda: say("from {name}", "d'{name}"),
)
_TO: Final[Forms] = (
    lambda: say("to the White Tower", "à la Tour blanche"),
    lambda: say("to Start {name}", "au Départ {name}"),
    lambda: say("to {name}", "à {name}"),
    lambda: say("to {name}", "à {name}"),
)
_OF: Final[Forms] = (
    lambda: say("of the White Tower", "de la Tour blanche"),
    lambda: say("of Start {name}", "du Départ {name}"),
    lambda: say("of {name}", "de {name}"),
    lambda: say("of {name}", "d'{name}"),
)
_BY: Final[Forms] = (
    lambda: say("by the White Tower", "par la Tour blanche"),
    lambda: say("by Start {name}", "par le Départ {name}"),
    lambda: say("by {name}", "par {name}"),
    lambda: say("by {name}", "par {name}"),
)


def _zone(forms: Forms) -> Callable[[str], str]:
    """A zone in one of the forms."""

    def name_zone(zone: str) -> str:
        kind, name = _place(zone)
        if kind == "tower" and name == "White Tower":
            return forms[0]()
        if kind == "start" and (start := _START.fullmatch(name)):
            letter = say("W", "O") if start[1] == "W" else start[1]
            return forms[1]().format(name=letter)
        return forms[3 if _vowel(name) else 2]().format(name=name)

    return name_zone


_the_zone, _at, _from, _to, _of, _by = map(_zone, (_BARE, _AT, _FROM, _TO, _OF, _BY))


def _to_end(way: str | tuple[str, ...]) -> str:
    """Where a way leads, as in "to Thornby"."""
    return _to(way[-1] if isinstance(way, tuple) else way)


# --- facts in words --------------------------------------------------------------------------------------------------


def _card(value: Any) -> Any:
    """A card as such: reasons carry its code."""
    return Card(value) if isinstance(value, str) else value


def _number(value: Spot | int) -> int:
    """A column as people count."""
    return (value.column or 0 if isinstance(value, Spot) else value) + 1


def _sum(parts: tuple[tuple[str, int, int], ...]) -> str:
    """What an effect counts, as in "2 for the fortress + 1 × 2 Boar riders"."""
    told = []
    for code, count, each in parts:
        if code == "fortress":
            told.append(say("{n} for the fortress", "{n} pour la Forteresse").format(n=each))
        elif count:
            told.append(f"{each} × {_COUNTED[Card(code)](count).format(n=count)}")
    return " + ".join(told)


def _shares(counts: tuple[int, ...]) -> str:
    """What each player has of something, as in "Green 3, Blue 1"."""
    return ", ".join(f"{names.seat_name(Seat(seat))} {count}" for seat, count in enumerate(counts))


_SEATS: Final = ("seat", "victim", "defender", "attacker", "by", "owner", "winner", "who")
_ZONES: Final = ("zone", "start", "end", "origin", "to")
_WORDS: Final[Mapping[str, Callable[[Any], Any]]] = {
    **dict.fromkeys(_SEATS, names.seat_name),
    **dict.fromkeys(_ZONES, _the_zone),
    **dict.fromkeys(("seats", "winners", "losers"), seats_list),
    **dict.fromkeys(("hordes", "attackers"), hordes_count),
    **dict.fromkeys(("cards", "heroes"), cards_list),
    **dict.fromkeys(("card", "hero", "back"), lambda card: card_name(_card(card))),
    **dict.fromkeys(("tile", "out", "into"), lambda tile: objective_rule(Objective(tile))),
    "strikes": strikes_count,
    "actions": actions_count,
    "counts": _shares,
    "parts": _sum,
}
_FORMS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "whose": _whose,
    "at": lambda zones: listing(map(_at, zones)) if isinstance(zones, tuple) else _at(zones),
    "from": _from,
    "to": _to_end,
    "of": _of,
    "by": lambda way: listing(map(_by, way[:-1])),
    "a": lambda cards: listing(map(_a_card, cards)) if isinstance(cards, tuple) else _a_card(_card(cards)),
    "the": lambda card: _the_card(_card(card)),
    "its": lambda card: _its(_card(card)),
    "number": _number,
    "each": lambda places: listing(f"{hordes_count(hordes)} {_at(zone)}" for zone, hordes in places),
    "n": lambda value: value,
}


class _Words(dict[str, Any]):
    """The facts of a sentence in words, made as a template asks for them."""

    def __init__(self, facts: Facts) -> None:
        super().__init__()
        self.facts = facts

    def __missing__(self, key: str) -> Any:
        if key in self.facts:
            return _WORDS.get(key, str)(self.facts[key])
        if key in _TOGETHER:
            return _TOGETHER[key](self.facts)
        form, _sep, name = key.partition("_")
        return _FORMS[form](self.facts[name])


def _own_card(f: Facts) -> str:
    """A card and whose it is, as in "Green's Orc"; of each Hero there is only one."""
    return _OWN[f["card"]]().format(owner=_whose(f["seat"])) if f["card"] in _OWN else card_name(f["card"])


def _own_cards(f: Facts) -> str:
    """How many cards of a kind, as in "2 Orcs"."""
    card = Card(f["card"])
    return _COUNTED[card](f["n"]).format(n=f["n"]) if f["n"] > 1 and card in _COUNTED else _a_card(card)


def _token(f: Facts) -> str:
    """What strikes do to the strike token."""
    if f["before"] + f["strikes"] > LAP:
        return say(
            "token from {before} past the end to {after}", "jeton de {before} à {after} en passant la fin"
        ).format_map(f)
    return say("token from {before} to {after}", "jeton de {before} à {after}").format_map(f)


def _so_far(f: Facts) -> str:
    return plural(
        f["losses"],
        ("{losses} loss in this battle", "{losses} losses in this battle"),
        ("{losses} perte dans cette bataille", "{losses} pertes dans cette bataille"),
    ).format_map(f)


def _rest(f: Facts) -> str:
    if not f["supply"]:
        return say("The supply is empty.", "Le stock est vide.")
    text = plural(
        f["supply"],
        ("{supply} point is left in the supply.", "{supply} points are left in the supply."),
        ("Il reste {supply} point dans le stock.", "Il reste {supply} points dans le stock."),
    )
    return text.format_map(f)


_TOGETHER: Final[Mapping[str, Say]] = {
    "own_card": _own_card,
    "own_cards": _own_cards,
    "token": _token,
    "so_far": _so_far,
    "rest": _rest,
}
"""Words that take several facts."""


def sentence(thing: Action | Event | Reason | Line) -> str:
    """What a thing says, in the language in use."""
    return capital(thing.template.format_map(_Words(thing.facts)))


# --- the story -------------------------------------------------------------------------------------------------------


def chapter(event: Event) -> str:
    """The game turns, the player turns, the battles and the reckoning have titles of their own."""
    if type(event) not in _CHAPTERS:
        return ""
    return capital(_CHAPTERS[type(event)]().format_map(_Words(event.facts)))


_CHAPTERS: Final[Mapping[type, Text]] = {
    ev.GameTurnBegan: lambda: say("Game turn {number}", "Tour de jeu {number}"),
    ev.TurnBegan: lambda: say("{whose_seat} turn", "Le tour {whose_seat}"),
    ev.BattleBegan: lambda: say(
        "Battle {at_zone}: {attacker} against {defender}", "Bataille {at_zone} : {attacker} contre {defender}"
    ),
    ev.ReckoningBegan: lambda: say("The reckoning of game turn {number}", "Le décompte du tour de jeu {number}"),
}
