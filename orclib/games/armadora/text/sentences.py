"""What actions, events, reasons and score lines say.

A sentence is a template with the facts' names in braces; `_word` turns each fact into words of the language in use.
Players go by the names of their peoples, without an article.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from orclib.engine import CHANCE, Action, Event, Reason, Seat, records
from orclib.games.armadora.bots.odds import Prospect
from orclib.games.armadora.box import Line, People, Square
from orclib.games.armadora.state import Options, View
from orclib.games.armadora.text.names import people_name, squares_count, squares_list
from orclib.language import capital, listing, percent, say


def seat_name(seat: Seat, options: Options) -> str:
    """The name of a player, or chance."""
    return say("Chance", "Le hasard") if seat == CHANCE else people_name(options.seating[seat])


def _sum(values: tuple[int, ...]) -> str:
    """Values as a sum that a person can check: "1 + 1 + 3 = 5", or the one value."""
    return " + ".join(map(str, values)) + (f" = {sum(values)}" if len(values) > 1 else "")


def _word(key: str, value: Any) -> Any:
    match value:
        case People():
            return people_name(value)
        case Square():
            return value.value
        case Line() if value.rim is not None:
            return say("the rim beside {square}", "bordure, à côté de {square}").format(square=value.a.value)
        case tuple():
            return _sum(value) if key == "values" else listing(str(_word("", item)) for item in value)
    return value


def sentence(thing: Action | Event | Reason | records.Line) -> str:
    """What a thing says, in the language in use. A territory goes by its first square, which can be found there."""
    at = thing.facts.get("territory") or thing.facts.get("squares", ())[:1]
    facts = {"at": at, **thing.facts}
    return capital(thing.template.format_map({key: _word(key, value) for key, value in facts.items()}))


# --- odds ------------------------------------------------------------------------------------------------------------


def prospects(view: View, found: Iterable[Prospect]) -> tuple[tuple[str, str], ...]:
    """What each territory with gold and warriors would bring if the game were counted now, with exact odds."""
    return tuple((_prospect(view, each), "ARM-9.3") for each in found)


def _prospect(view: View, prospect: Prospect) -> str:
    told = []
    for seats, win in zip(view.options.sides, prospect.wins, strict=True):
        if win:
            names = listing(people_name(view.people(seat)) for seat in seats)
            told.append(f"{names} {percent(float(win))}")
    if prospect.shared:
        told.append(say("shared {chance}", "partage {chance}").format(chance=percent(float(prospect.shared))))
    if prospect.nobody:
        told.append(say("nobody {chance}", "personne {chance}").format(chance=percent(float(prospect.nobody))))
    text = say(
        "Territory {at} ({squares}), if it were counted now: who takes its {gold} gold?",
        "Territoire {at} ({squares}), si l'on comptait maintenant : qui prend ses {gold} pièces d'or ?",
    ).format(at=prospect.squares[0].value, squares=_few(prospect.squares), gold=prospect.gold)
    return f"{text} {listing(told) or say('Nobody', 'Personne')}."


def value_seen(value: int) -> str:
    """What a look may find."""
    return say("It is a {value}", "C'est un {value}").format(value=value)


def _few(squares: tuple[Square, ...]) -> str:
    """Squares by name, or how many there are."""
    return squares_list(squares) if len(squares) <= 8 else squares_count(len(squares))
