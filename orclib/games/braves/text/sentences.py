"""What actions, events, reasons and score lines say.

A sentence is a template with the facts' names in braces; `_words` turns the facts into words of the language in use.
Players go by the colours of their score wheels, without an article.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from orclib.engine import Action, Event, Line, Reason, Seat
from orclib.games.braves.box import Back, Design
from orclib.games.braves.rules.strength import Term
from orclib.games.braves.state import Options
from orclib.games.braves.text.names import (
    a_back,
    a_design,
    back_name,
    cards_list,
    design_name,
    designs_count,
    designs_list,
    folk_name,
    player_name,
    players_list,
    points_count,
    the_people,
)
from orclib.language import capital, labelled, percent, say

Facts = Mapping[str, Any]


def seat_name(seat: Seat, options: Options) -> str:
    """The name of a player, or chance."""
    return player_name(seat)


def answers(player: Seat, design: Design) -> tuple[str, str]:
    """What a player may answer to a spy: there is such a card, or there is none."""
    facts = {"player": player_name(player), "design": a_design(design)}
    return say("{player} has {design} to give", "{player} a {design} à donner").format(**facts), say(
        "{player} has no such card to give", "{player} n'a pas de telle carte à donner"
    ).format(**facts)


def holding(player: Seat, found: Iterable[tuple[Design, Fraction]]) -> str:
    """What a player may still hold, and how likely each of it is."""
    told = [f"{a_design(design)} {percent(float(share))}" for design, share in found]
    return labelled(say("{player} holds", "{player} a").format(player=player_name(player)), ", ".join(told))


def coming(found: Iterable[tuple[Back, Fraction]]) -> str:
    """What the next card may be, and how likely each kind is."""
    told = [f"{a_back(back)} {percent(float(share))}" for back, share in found]
    return labelled(say("The next card", "La carte suivante"), ", ".join(told))


def _cards(cards: Any) -> Any:
    return cards_list(cards) if isinstance(cards, tuple) else cards


def _kind(kind: Back | Design) -> str:
    return back_name(kind) if isinstance(kind, Back) else design_name(kind)


def _lot(lot: tuple[Design, int]) -> str:
    return designs_count(*lot)


_WORDS: Mapping[str, Callable[[Any], Any]] = {
    "seat": player_name,
    "player": player_name,
    "sorcerer": player_name,
    "champion": player_name,
    "seats": players_list,
    "winners": players_list,
    "design": a_design,
    "designs": designs_list,
    "back": a_back,
    "people": the_people,
    "cards": _cards,
    "army": cards_list,
    "points": points_count,
    "kind": _kind,
    "held": _lot,
    # of the strength of an army
    "lot": _lot,
    "leaders": _lot,
    "folk": folk_name,
}


def _words(facts: Facts) -> dict[str, Any]:
    return {key: _WORDS[key](value) if key in _WORDS and value is not None else value for key, value in facts.items()}


def sentence(thing: Action | Event | Reason | Line | Term) -> str:
    """What a thing says, in the language in use."""
    return capital(thing.template.format_map(_words(thing.facts)))
