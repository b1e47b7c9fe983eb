"""What actions, events, reasons and score lines say.

A sentence is a template with the facts' names in braces. A name alone gives the fact in words ("the White Tower", "3
Hordes"); a form before it gives it as a language wants it there: `{at_zone}`, `{whose_seat}`, `{a_card}` (`_FORMS`).
Players go by the colours of their pieces, without an article. Zones go by the names of the board file, and a start
place is "Start N": a sentence knows no board, so it cannot tell whose Dark City lies there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from orclib.engine import Action, Event, Line, Reason, Seat
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
from orclib.language import capital, either, listing, plural, say

Facts = Mapping[str, Any]
Say = Callable[[Facts], str]


def seat_name(seat: Seat, options: Options) -> str:
    """The name of a player, or chance."""
    return names.seat_name(seat)


# --- zones within a sentence -----------------------------------------------------------------------------------------

Place = tuple[str, str]
"""The kind of a zone, and its name."""
_read: dict[str, tuple[BoardFile, dict[str, set[Place]]]] = {}


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


def _zone(en: str, tower: str, start: str, name: str, vowel: str) -> Callable[[str], str]:
    """A zone with a word before it: in French another one before "la", a start place, a name, a name with a vowel."""

    def name_zone(zone: str) -> str:
        kind, called = _place(zone)
        told, fr = names.place_name(kind, called), vowel if names.vowel(called) else name
        if names.is_white_tower(kind, called):
            told, fr = say("the White Tower", "la Tour blanche"), tower
        elif kind == "start" and names.START.fullmatch(called):
            fr = start
        return say(en, fr) + told

    return name_zone


_the_zone, _at = _zone("", "", "", "", ""), _zone("at ", "à ", "au ", "à ", "à ")
_from, _to = _zone("from ", "de ", "du ", "de ", "d'"), _zone("to ", "à ", "au ", "à ", "à ")
_of, _by = _zone("of ", "de ", "du ", "de ", "d'"), _zone("by ", "par ", "par le ", "par ", "par ")


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
            told.append(f"{each} × {names.units_count(Card(code), count)}")
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
    "whose": lambda seat: names.owning(names.seat_name(seat)),
    "at": lambda zones: listing(map(_at, zones)) if isinstance(zones, tuple) else _at(zones),
    "from": _from,
    "to": _to_end,
    "of": _of,
    "by": lambda way: either(map(_by, way[:-1])),
    "a": lambda cards: listing(map(names.a_card, cards)) if isinstance(cards, tuple) else names.a_card(_card(cards)),
    "the": lambda card: names.the_card(_card(card)),
    "its": lambda card: names.its(_card(card)),
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


def _own_cards(f: Facts) -> str:
    """How many cards of a kind, as in "2 Orcs"."""
    card = Card(f["card"])
    return names.units_count(card, f["n"]) if f["n"] > 1 and not card.is_hero else names.a_card(card)


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
    "own_card": lambda f: names.own_card(f["card"], names.owning(names.seat_name(f["seat"]))),
    "own_cards": _own_cards,
    "token": _token,
    "so_far": _so_far,
    "rest": _rest,
}
"""Words that take several facts."""


def sentence(thing: Action | Event | Reason | Line) -> str:
    """What a thing says, in the language in use."""
    return capital(thing.template.format_map(_Words(thing.facts)))


def chapter(event: Event) -> str:
    """The game turns, the player turns, the battles and the reckoning have titles of their own."""
    title = getattr(event, "title", None)
    return "" if title is None else capital(say(*title).format_map(_Words(event.facts)))
