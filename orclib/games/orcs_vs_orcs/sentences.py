"""What actions, events, reasons and score lines say. The French stands in `fr.po` beside this file.

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
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs import names
from orclib.games.orcs_vs_orcs.actions import Trick
from orclib.games.orcs_vs_orcs.board import BoardFile, board_file, boards
from orclib.games.orcs_vs_orcs.components import FIRST_LINE, LAP, SECOND_LINE, Card, Colour, Fate, Objective
from orclib.games.orcs_vs_orcs.components import Line as Row
from orclib.games.orcs_vs_orcs.names import (
    actions_count,
    card_name,
    cards_list,
    hordes_count,
    objective_rule,
    seats_list,
    strikes_count,
)
from orclib.games.orcs_vs_orcs.state import Options, Spot
from orclib.language import _, listing, ngettext, pgettext

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
    text = pgettext("before a vowel", "{name}'s") if _vowel(name) else _("{name}'s")
    return text.format(name=name)


def _vowel(name: str) -> bool:
    """Whether a name begins so that a French "de" loses its vowel before it."""
    return name[:1].casefold() in "aàâeéèêëiîïoôuûù"


_A: Final[Mapping[Card, Text]] = {
    Card.ORC: lambda: _("an Orc"),
    Card.HEAVY: lambda: _("a Heavy Orc"),
    Card.BOAR: lambda: _("a Boar rider"),
    Card.XBOW: lambda: _("a Crossbowman"),
    Card.SHAMAN: lambda: _("a Shaman"),
    Card.CATAPULT: lambda: _("a Catapult"),
}
_THE: Final[Mapping[Card, Text]] = {
    Card.ORC: lambda: _("the Orc"),
    Card.HEAVY: lambda: _("the Heavy Orc"),
    Card.BOAR: lambda: _("the Boar rider"),
    Card.XBOW: lambda: _("the Crossbowman"),
    Card.SHAMAN: lambda: _("the Shaman"),
    Card.CATAPULT: lambda: _("the Catapult"),
}
_ITS: Final[Mapping[Card, Text]] = {
    Card.ORC: lambda: _("the Orc's"),
    Card.HEAVY: lambda: _("the Heavy Orc's"),
    Card.BOAR: lambda: _("the Boar rider's"),
    Card.XBOW: lambda: _("the Crossbowman's"),
    Card.SHAMAN: lambda: _("the Shaman's"),
    Card.CATAPULT: lambda: _("the Catapult's"),
}
_OWN: Final[Mapping[Card, Text]] = {
    Card.ORC: lambda: _("{owner} Orc"),
    Card.HEAVY: lambda: _("{owner} Heavy Orc"),
    Card.BOAR: lambda: _("{owner} Boar rider"),
    Card.XBOW: lambda: _("{owner} Crossbowman"),
    Card.SHAMAN: lambda: _("{owner} Shaman"),
    Card.CATAPULT: lambda: _("{owner} Catapult"),
}
_COUNTED: Final[Mapping[Card, Callable[[int], str]]] = {
    Card.ORC: lambda n: ngettext("{n} Orc", "{n} Orcs", n),
    Card.HEAVY: lambda n: ngettext("{n} Heavy Orc", "{n} Heavy Orcs", n),
    Card.BOAR: lambda n: ngettext("{n} Boar rider", "{n} Boar riders", n),
    Card.XBOW: lambda n: ngettext("{n} Crossbowman", "{n} Crossbowmen", n),
}
"""The kinds that effects count."""


def _a_card(card: Card | None) -> str:
    """A card of a kind; Heroes are called by their names, and a hidden card is just a card."""
    if card is None:
        return _("a card")
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
    lambda: _("the White Tower"),
    lambda: pgettext("zone", "Start {name}"),
    lambda: "{name}",
    lambda: "{name}",
)
_AT: Final[Forms] = (
    lambda: _("at the White Tower"),
    lambda: _("at Start {name}"),
    lambda: _("at {name}"),
    lambda: _("at {name}"),
)
_FROM: Final[Forms] = (
    lambda: _("from the White Tower"),
    lambda: _("from Start {name}"),
    lambda: _("from {name}"),
    lambda: pgettext("before a vowel", "from {name}"),
)
_TO: Final[Forms] = (
    lambda: _("to the White Tower"),
    lambda: _("to Start {name}"),
    lambda: _("to {name}"),
    lambda: _("to {name}"),
)
_OF: Final[Forms] = (
    lambda: _("of the White Tower"),
    lambda: _("of Start {name}"),
    lambda: _("of {name}"),
    lambda: pgettext("before a vowel", "of {name}"),
)
_BY: Final[Forms] = (
    lambda: _("by the White Tower"),
    lambda: _("by Start {name}"),
    lambda: _("by {name}"),
    lambda: _("by {name}"),
)


def _zone(forms: Forms) -> Callable[[str], str]:
    """A zone in one of the forms."""

    def say(zone: str) -> str:
        kind, name = _place(zone)
        if kind == "tower" and name == "White Tower":
            return forms[0]()
        if kind == "start" and (start := _START.fullmatch(name)):
            letter = pgettext("compass", "W") if start[1] == "W" else start[1]
            return forms[1]().format(name=letter)
        return forms[3 if _vowel(name) else 2]().format(name=name)

    return say


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
            told.append(_("{n} for the fortress").format(n=each))
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
        return _("token from {before} past the end to {after}").format_map(f)
    return _("token from {before} to {after}").format_map(f)


def _so_far(f: Facts) -> str:
    return ngettext("{losses} loss in this battle", "{losses} losses in this battle", f["losses"]).format_map(f)


def _rest(f: Facts) -> str:
    if not f["supply"]:
        return _("The supply is empty.")
    text = ngettext("{supply} point is left in the supply.", "{supply} points are left in the supply.", f["supply"])
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
    if isinstance(thing, Reason):
        facts: Facts = thing.facts
        say = REASONS[thing.clause, thing.code]
    elif isinstance(thing, Line):
        facts = thing.facts
        say = LINES[thing.code]
    else:
        facts = {field: getattr(thing, field) for field in thing.__struct_fields__}
        say = (EVENTS if isinstance(thing, Event) else ACTIONS)[type(thing)]
    return _capital(say(facts).format_map(_Words(facts)))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _by_clause(says: Mapping[str, Text]) -> Say:
    """The words of an event's clause."""
    return lambda f: says[f["clause"]]()


def _hidden(name: str, known: Text, unknown: Text) -> Say:
    """The words for those who know a fact, and for those who do not."""
    return lambda f: unknown() if f[name] is None else known()


# --- events: set-up and turns ----------------------------------------------------------------------------------------

_TURNS: Final[Mapping[str, Text]] = {
    "OVO-5.2": lambda: _("It is {whose_seat} turn: {actions}."),
    "OVO-5.3": lambda: _("It is {whose_seat} turn: {actions}, one of them for the mana well {at_wells}."),
    "OVO-5.4": lambda: _("It is {whose_seat} turn: {actions}, just one of them for the mana wells {at_wells}."),
    "OVO-31.2": lambda: _("It is {whose_seat} turn: {actions}, since the start is tactical."),
    "OVO-31.3": lambda: _(
        "It is {whose_seat} turn: {actions}, two for the tactical start and one for mana {at_wells}."
    ),
}


def _actions_over(f: Facts) -> str:
    if not f["unused"]:
        return _("{seat} ends the action phase.")
    return ngettext(
        "{seat} ends the action phase: {unused} action is lost.",
        "{seat} ends the action phase: {unused} actions are lost.",
        f["unused"],
    )


# --- events: entering a zone -----------------------------------------------------------------------------------------

_CONTROLLED: Final[Mapping[str, Text]] = {
    "OVO-8.8": lambda: _("{seat} puts a marker under the village {of_zone} and controls it."),
    "OVO-8.12": lambda: _("{seat} takes control of the village {of_zone}: the marker replaces {whose_before}."),
    "OVO-9.2": lambda: _("{seat} takes the city {of_zone} and puts a marker on it."),
    "OVO-9.6": lambda: _("{seat} takes the city {of_zone}: the marker replaces {whose_before}."),
    "OVO-9.9": lambda: _("{seat} has won the city {of_zone} by battle: the marker replaces {whose_before}."),
    "OVO-10.1": lambda: _("{seat} puts a marker on {zone} and controls it."),
    "OVO-10.2": lambda: _(
        "{seat} puts a marker on the mana well {of_zone}: from the next turn on, it may give an action."
    ),
    "OVO-10.3": lambda: _("{seat} takes control {at_zone}: the marker replaces {whose_before}."),
    "OVO-11.16": lambda: _("After the retreat, {seat} puts a marker {at_zone}, where there was none."),
}


def _militia(f: Facts) -> str:
    if not f["left"]:
        return _("The militia {of_zone} kills {whose_seat} lone Horde: the city stays neutral.")
    return ngettext(
        "The militia {of_zone} kills one of {whose_seat} Hordes: {left} is left.",
        "The militia {of_zone} kills one of {whose_seat} Hordes: {left} are left.",
        f["left"],
    )


def _hero_kept(f: Facts) -> str:
    if f["clause"] == "OVO-9.5":
        return _("Only one Hero was left: {seat} keeps {hero}.") if f["hero"] else _("{seat} keeps the only Hero left.")
    return _("{seat} keeps {hero}.") if f["hero"] else _("{seat} keeps one of the two Heroes.")


# --- events: meeting an enemy ----------------------------------------------------------------------------------------

_MET: Final[Mapping[str, Text]] = {
    "OVO-11.1": lambda: _("{seat} meets {defender} {at_zone}: {attackers} against {defenders}."),
    "OVO-11.15": lambda: _(
        "{seat} brings more Hordes against {defender} {at_zone}: {attackers} against {defenders} now."
    ),
    "OVO-11.6": lambda: _("{seat} meets {defender} {at_zone}: {attackers} against a lone one, which must retreat."),
    "OVO-11.8": lambda: _(
        "Just before the battle {at_zone}, it is {attackers} against a lone one: {defender} must retreat."
    ),
}
_STOOD: Final[Mapping[str, Text]] = {
    "OVO-11.13": lambda: _("{seat} does not retreat {from_zone}: a battle is pending."),
    "OVO-11.11": lambda: _("{seat} finds no zone open for a retreat {from_zone}, stands and will fight."),
    "OVO-11.7": lambda: _(
        "{whose_seat} lone Horde {at_zone} has a fortress around it and stands: a battle is pending."
    ),
}


def _destroyed(f: Facts) -> str:
    return ngettext(
        "{seat} must retreat {from_zone}, but no zone is open: {n_hordes} Horde is destroyed.",
        "{seat} must retreat {from_zone}, but no zone is open: {n_hordes} Hordes are destroyed.",
        f["hordes"],
    )


_GLORY: Final[Mapping[str, Text]] = {
    "OVO-11.5": lambda: _("{seat} gains 1 glory point for the retreat of the enemy. {rest}"),
    "OVO-11.10": lambda: _("{seat} gains 1 glory point for the army destroyed. {rest}"),
    "OVO-26.1": lambda: _("{seat} gains 1 glory point for the battle won. {rest}"),
}


# --- events: before a battle and in a round --------------------------------------------------------------------------


def _march_counts(f: Facts) -> str:
    return ngettext(
        "{seat} begins the battle with {n_hordes} loss: the Horde that the forced march cost.",
        "{seat} begins the battle with {n_hordes} losses: the Hordes that forced marches cost.",
        f["hordes"],
    )


def _deck_built(f: Facts) -> str:
    if not f["count"]:
        return _("{seat} has no card for a combat deck.")
    if f["cards"] is None:
        return ngettext(
            "{seat} builds a combat deck of {count} card.", "{seat} builds a combat deck of {count} cards.", f["count"]
        )
    return ngettext(
        "{seat} builds a combat deck of {count} card: {cards}.",
        "{seat} builds a combat deck of {count} cards: {cards}.",
        f["count"],
    )


def _card_drawn(f: Facts) -> str:
    if f["clause"] == "OVO-22.7":
        return _("Thanks to Kokoth, {seat} draws {a_card}.")
    return _("{seat} draws {a_card}.")


def _reorganised(f: Facts) -> str:
    known, shuffled = f["cards"] is not None, f["shuffled"]
    if known and shuffled:
        return _("{seat} reorganises: {cards} go under the deck, which is shuffled once two cards are drawn.")
    if known:
        return _("{seat} reorganises: {cards} go under the deck, and two cards are drawn.")
    if shuffled:
        return _("{seat} reorganises: both cards go under the deck, which is shuffled once two cards are drawn.")
    return _("{seat} reorganises: both cards go under the deck, and two cards are drawn.")


_REVEALED: Final[Mapping[str, Text]] = {
    "OVO-17.4": lambda: _("{seat} reveals {a_card}."),
    "OVO-22.3": lambda: _("{seat} has to show a card first, and reveals {a_card}."),
    "OVO-22.7": lambda: _("Thanks to Kokoth, {seat} engages {a_card} as well."),
    "OVO-22.17": lambda: _("{seat} turns up the top card unseen: {a_card}."),
}


def _engaged(f: Facts) -> str:
    match f["clause"], f["spot"].line:
        case "OVO-21.1", Row.FIRST:
            return _("{own_card} covers the first-line Unit of {whose_seat} column {number_column}.")
        case "OVO-21.1", _:
            return _("{own_card} covers the second-line Unit of {whose_seat} column {number_column}.")
        case "OVO-19.3", _:
            return _("{own_card} goes into the second line of column {number_column}, protected by the Unit in front.")
        case "OVO-24.7", _:
            return _("{own_card} takes its place behind the walls, in column {number_column}.")
    return _("{own_card} goes into the first line, in column {number_column}.")


# --- events: strikes -------------------------------------------------------------------------------------------------


def _struck(f: Facts) -> str:
    if f["card"] is None:
        return _("Reorganising: {strikes} for {seat}, {token}.")
    if not f["effect"]:
        return _("{its_card} strength: {strikes} for {seat}, {token}.")
    match f["clause"]:
        case "OVO-22.5":
            return _("Gruragh hits friends too: {strikes} for {seat}, {token}.")
        case "OVO-22.8":
            return _("Kraash lets them strike again: {parts} = {strikes} for {seat}, {token}.")
        case "OVO-20.12":
            return _("{its_card} effect against the fortress: {strikes} for {seat}, {token}.")
    return _("{its_card} effect: {parts} = {strikes} for {seat}, {token}.")


# --- events: effects -------------------------------------------------------------------------------------------------

_NO_EFFECT: Final[Mapping[str, Text]] = {
    "OVO-20.1": lambda: _("An Orc has no effect."),
    "OVO-20.2": lambda: _("{its_card} effect finds no enemy Orc or Heavy Orc in the open: no strike."),
    "OVO-20.5": lambda: _("{its_card} effect finds no enemy Boar rider in the open: no strike."),
    "OVO-20.6": lambda: _("{its_card} effect finds no enemy Crossbowman in the open: no strike."),
    "OVO-20.7": lambda: _("{the_card} attacks a standing fortress and has no effect there."),
    "OVO-20.12": lambda: _("{the_card} attacks no standing fortress: no effect."),
    "OVO-22.1": lambda: _("Ashani finds no Unit to destroy."),
    "OVO-22.2": lambda: _("Buurk finds no effect to copy."),
    "OVO-22.6": lambda: _("Khanrogg steals no Berserk: the enemy's token has to be red, and {whose_seat} white."),
    "OVO-22.7": lambda: _("Kokoth finds no card to engage as well."),
    "OVO-22.8": lambda: _("Kraash finds no strength to use again."),
    "OVO-22.10": lambda: _("Moordakk finds no Hero in the deck."),
    "OVO-22.11": lambda: _("Pogdush finds no discarded card to bring back."),
    "OVO-22.12": lambda: _("Porkash finds no Horde near enough to join."),
    "OVO-22.13": lambda: _("Roshnar finds no Unit to turn face down."),
    "OVO-22.14": lambda: _("Shagratt can make nobody change cards now."),
    "OVO-22.15": lambda: _("Vhraarg finds no card in the enemy's hand."),
    "OVO-22.16": lambda: _("Vigdish finds no Orc engaged on {whose_seat} side: no strike."),
    "OVO-22.17": lambda: _("Vri-Hurcka has no effect: the enemy's deck is empty."),
    "OVO-22.18": lambda: _("Vriurck finds no Heavy Orc engaged on {whose_seat} side: no strike."),
    "OVO-22.19": lambda: _("Vrushn has no effect: {whose_seat} deck is empty."),
    "OVO-22.20": lambda: _("Xaphyr has no effect: {whose_seat} token cannot go back from space 1."),
}
_DISCARDED: Final[Mapping[str, Text]] = {
    "OVO-20.9": lambda: _("{seat} pays with the top card of the deck and discards {a_card}."),
    "OVO-20.11": lambda: _("{seat} has to discard the top card of the deck: {a_card}."),
    "OVO-20.12": lambda: _("The Catapult makes {seat} discard the top card of the deck: {a_card}."),
    "OVO-22.10": lambda: _("Moordakk makes {seat} discard a Hero of the deck: {a_card}."),
    "OVO-22.15": lambda: _("Vhraarg makes {seat} discard the card kept in hand: {a_card}."),
    "OVO-19.6": lambda: _("{seat} discards {the_card}, which had no protection."),
    "OVO-21.4": lambda: _("{seat} discards {the_card}, for whom there was no place."),
}


def _pushed(f: Facts) -> str:
    if f["after"] == 1:
        return _("Kro-Morda pushes {whose_seat} token from space {before} past the end, to space 1.")
    return _("Kro-Morda pushes {whose_seat} token to the next segment, from space {before} to {after}.")


def _deck_searched(f: Facts) -> str:
    known = f["cards"] is not None
    if f["clause"] == "OVO-22.10":
        if known:
            return _("Moordakk looks through {whose_owner} deck: {cards}. Then it is shuffled.")
        return _("Moordakk looks through {whose_owner} deck. Then it is shuffled.")
    if known:
        return _("Vrushn looks through {whose_owner} deck: {cards}. Then it is shuffled.")
    return _("Vrushn looks through {whose_owner} deck. Then it is shuffled.")


def _turned_down(f: Facts) -> str:
    return ngettext(
        "Roshnar turns {count} of {whose_seat} Units face down: no effect counts it any more.",
        "Roshnar turns {count} of {whose_seat} Units face down: no effect counts them any more.",
        f["count"],
    )


def _rewound(f: Facts) -> str:
    if f["saved"]:
        return _("Xaphyr takes {whose_seat} token back from space {before} to {after}: the Horde is not lost.")
    return _("Xaphyr takes {whose_seat} token back from space {before} to {after}.")


# --- events: the end of a battle -------------------------------------------------------------------------------------

_ENDED: Final[Mapping[str, Text]] = {
    "OVO-25.2": lambda: _("{losers} has no Horde left: {winner} wins the battle {at_zone}."),
    "OVO-25.3": lambda: _("Both armies are wiped out: nobody wins the battle {at_zone}."),
    "OVO-25.4": lambda: _("{losers} has two losses or more and {winner} none: {winner} wins the battle {at_zone}."),
    "OVO-25.5": lambda: _("{losers} has three losses or more: {winner} wins the battle {at_zone}."),
    "OVO-25.6": lambda: _("Both armies have three losses or more: nobody wins the battle {at_zone}, and both retreat."),
    "OVO-25.7": lambda: _("{losers} has no card left to play or discard: {winner} wins the battle {at_zone}."),
    "OVO-25.8": lambda: _("Neither side has a card left: nobody wins the battle {at_zone}, and both retreat."),
}


def _hordes_back(f: Facts) -> str:
    if f["clause"] == "OVO-26.7":
        return ngettext(
            "{n_hordes} lost Horde goes back to {whose_seat} reserve.",
            "{n_hordes} lost Hordes go back to {whose_seat} reserve.",
            f["hordes"],
        )
    return ngettext(
        "{n_hordes} destroyed Horde goes back to {whose_seat} reserve.",
        "{n_hordes} destroyed Hordes go back to {whose_seat} reserve.",
        f["hordes"],
    )


def _hordes_kept(f: Facts) -> str:
    return ngettext(
        "{by} keeps {n_hordes} of {whose_seat} Hordes, which counts for an objective of this game turn.",
        "{by} keeps {n_hordes} of {whose_seat} Hordes, which count for an objective of this game turn.",
        f["hordes"],
    )


def _set_aside(f: Facts) -> str:
    return ngettext(
        "{heroes} has fought for {seat} and rests until the next game turn.",
        "{heroes} have fought for {seat} and rest until the next game turn.",
        len(f["heroes"]),
    )


def _heroes_back(f: Facts) -> str:
    return ngettext("{heroes} may fight for {seat} again.", "{heroes} may fight for {seat} again.", len(f["heroes"]))


# --- events: the end of a game turn ----------------------------------------------------------------------------------


def _scored(f: Facts) -> str:
    match f["clause"]:
        case "OVO-27.13":
            return _("{tile}: {seats} gains 1 point.")
        case "OVO-27.3":
            return ngettext(
                "{tile} ({counts}): two are tied, and {seats} gains 1 point.",
                "{tile} ({counts}): {seats} are tied and gain 1 point each.",
                len(f["seats"]),
            )
    return _("{tile} ({counts}): {seats} gains 1 point.")


_VOID: Final[Mapping[str, Text]] = {
    "OVO-27.4": lambda: _("{tile} ({counts}): more than two are tied, so nobody gains a point."),
    "OVO-27.5": lambda: _("{tile}: nobody has any, so nobody gains a point."),
    "OVO-27.13": lambda: _("{tile}: by nobody, so nobody gains a point."),
}


def _unpaid(f: Facts) -> str:
    return ngettext(
        "{tile}: the supply is too small, so {seats} gets nothing.",
        "{tile}: the supply is too small, so {seats} get nothing.",
        len(f["seats"]),
    )


def _game_over(f: Facts) -> str:
    if f["clause"] == "OVO-29.1":
        return ngettext(
            "The glory supply is empty and the game is over: {winners} wins!",
            "The glory supply is empty and the game is over: {winners} win!",
            len(f["winners"]),
        )
    return ngettext(
        "Nobody can beat {winners} any more, so the game is over: {winners} wins!",
        "Nobody can beat {winners} any more, so the game is over: {winners} win!",
        len(f["winners"]),
    )


EVENTS: Final[Mapping[type, Say]] = {
    ev.TileTurned: _by_clause(
        {
            "OVO-4.20": lambda: _("A tile joins the river: {tile}."),
            "OVO-4.21": lambda: _("Next to come, on top of the pile of objectives: {tile}."),
            "OVO-28.3": lambda: _("Next to come, now on top of the pile of objectives: {tile}."),
            "OVO-28.4": lambda: _("Next to come, on top of the shuffled pile of objectives: {tile}."),
        }
    ),
    ev.FirstNamed: _by_clause(
        {
            "OVO-4.22": lambda: _("{seat} is the first player."),
            "OVO-28.1": lambda: _("The first player tile is passed to the left: {seat} is first player now."),
        }
    ),
    ev.GameTurnBegan: lambda f: _("Game turn {number} begins."),
    ev.ReckoningBegan: lambda f: _("All have played: the objectives of game turn {number} are scored."),
    ev.TurnBegan: _by_clause(_TURNS),
    ev.ActionsOver: _actions_over,
    ev.Moved: lambda f: _("{seat} moves {hordes} {from_start} {to_end}."),
    ev.LeftBehind: lambda f: _("{seat} leaves {hordes} behind {at_zone}."),
    ev.TakenAlong: lambda f: _("{seat} takes {hordes} along {from_zone}."),
    ev.Marched: lambda f: _("Forced march: {seat} moves {hordes} {from_start} {to_end}."),
    ev.Exhausted: lambda f: _("For a forced march {from_zone}, {seat} removes one Horde, which is worn out."),
    ev.Razed: _by_clause(
        {
            "OVO-8.2": lambda: _(
                "{seat} razes the village {of_zone}: that brings a trophy, and the strike token turns red."
            ),
            "OVO-8.4": lambda: _(
                "{seat} razes the village {of_zone}: that brings a trophy; the strike token was red already."
            ),
        }
    ),
    ev.Converted: _by_clause(
        {
            "OVO-8.5": lambda: _(
                "{seat} converts the village {of_zone}: that brings a trophy, and a new Horde on the Dark City."
            ),
            "OVO-8.7": lambda: _(
                "{seat} converts the village {of_zone}: that brings a trophy; but the reserve holds no Horde."
            ),
        }
    ),
    ev.Controlled: _by_clause(_CONTROLLED),
    ev.MarkerTaken: lambda f: _("{seat} has no marker in stock and takes one back {from_zone}."),
    ev.NoMarker: lambda f: _("{seat} puts no marker {at_zone}: control there stays as it was."),
    ev.MilitiaFought: _militia,
    ev.HeroDrawn: _hidden("hero", lambda: _("{seat} draws a Hero: {hero}."), lambda: _("{seat} draws a Hero.")),
    ev.HeroKept: _hero_kept,
    ev.HeroPutUnder: _hidden(
        "hero",
        lambda: _("{seat} puts {hero} under the Hero pile."),
        lambda: _("{seat} puts the other Hero under the pile."),
    ),
    ev.NoHeroLeft: lambda f: _("The Hero pile is empty: {seat} gets no Hero."),
    ev.HeroStolen: _hidden(
        "hero",
        lambda: _("For the city, {seat} steals a Hero from {victim} at random: {hero}."),
        lambda: _("For the city, {seat} steals a Hero from {victim} at random."),
    ),
    ev.NothingToSteal: lambda f: _("{victim} holds no Hero: {seat} gets none for the city."),
    ev.Conquered: _by_clause(
        {
            "OVO-14.11": lambda: _("{seat} conquers {whose_before} fortress {at_zone}: it is laid down."),
            "OVO-14.12": lambda: _("{seat} conquers {whose_before} empty fortress {at_zone}: it is laid down."),
        }
    ),
    ev.FortressPasses: lambda f: _("{whose_before} fortress {at_zone} belongs to {seat} now."),
    ev.Met: _by_clause(_MET),
    ev.Stood: _by_clause(_STOOD),
    ev.Retreated: _by_clause(
        {
            "OVO-11.4": lambda: _("{seat} retreats {from_start} {to_end} with {hordes}."),
            "OVO-26.2": lambda: _("After the battle, {seat} retreats {from_start} {to_end} with {hordes}."),
        }
    ),
    ev.Destroyed: _destroyed,
    ev.GloryWon: _by_clause(_GLORY),
    ev.NoGloryLeft: lambda f: _("A glory point is due to {seat}, but the supply is empty."),
    ev.Recruited: _by_clause(
        {
            "OVO-12.1": lambda: _("{seat} recruits {hordes} {at_zone}."),
            "OVO-12.3": lambda: _("{seat} recruits in two places: {hordes} {at_zone}."),
        }
    ),
    ev.Bought: lambda f: _("{seat} buys {a_cards}."),
    ev.Laid: lambda f: _("{seat} lays the foundation of a fortress {at_zone}."),
    ev.StoodUp: lambda f: _("{seat} stands up the fortress {of_zone}."),
    ev.BattleChosen: lambda f: _("{seat} chooses the battle {at_zone} as the next one."),
    ev.BattleBegan: lambda f: (
        _("{attacker} attacks {whose_defender} fortress {at_zone}: {attackers} against {defenders}.")
        if f["assault"]
        else _("{attacker} attacks {defender} {at_zone}: {attackers} against {defenders}.")
    ),
    ev.MarchCounts: _march_counts,
    ev.DeckBuilt: _deck_built,
    ev.PreEngaged: lambda f: _("Against the fortress, {seat} engages {a_card} before the first round."),
    ev.RoundBegan: lambda f: _("Round {number} begins."),
    ev.CardDrawn: _card_drawn,
    ev.DeckEmpty: lambda f: _("{whose_seat} deck is empty: {seat} goes on with the card in hand."),
    ev.Declared: lambda f: _("{seat} will reorganise.") if f["yes"] else _("{seat} will not reorganise."),
    ev.Reorganised: _reorganised,
    ev.Committed: _hidden(
        "card", lambda: _("{seat} chooses {the_card} in secret."), lambda: _("{seat} has chosen a card in secret.")
    ),
    ev.Revealed: _by_clause(_REVEALED),
    ev.Swapped: lambda f: _("Shagratt makes {victim} take {the_back} back and engage {a_card} instead."),
    ev.NotSwapped: lambda f: _("Shagratt could make {victim} change cards, but {seat} lets it be."),
    ev.Engaged: _engaged,
    ev.Unprotected: _by_clause(
        {
            "OVO-19.5": lambda: _("{own_card} has no protection: only the strength counts, not the effect."),
            "OVO-21.4": lambda: _("There is no place for {the_card}: only the strength counts, not the effect."),
        }
    ),
    ev.Struck: _struck,
    ev.HordeLost: _by_clause(
        {
            "OVO-18.2": lambda: _("{seat} loses a Horde: {so_far}."),
            "OVO-22.9": lambda: _("Kro-Morda costs {seat} a Horde: {so_far}."),
        }
    ),
    ev.NobodyLeft: lambda f: _("{seat} would lose another Horde, but has none left."),
    ev.EffectCancelled: lambda f: _("Froksh cancels {its_card} effect."),
    ev.EffectLost: lambda f: _("{its_card} effect is lost: the card is no longer there."),
    ev.NoEffect: _by_clause(_NO_EFFECT),
    ev.Skipped: lambda f: _("Porkash could bring a Horde, but {seat} lets it be."),
    ev.Revived: lambda f: _("A lost Horde comes back to {whose_seat} army: {so_far}."),
    ev.Discarded: _by_clause(_DISCARDED),
    ev.NothingToDiscard: lambda f: _("{seat} should discard the top card of the deck, but the deck is empty."),
    ev.CardDestroyed: lambda f: _("Ashani destroys {own_card}: the card goes back to its pile for good."),
    ev.Copied: lambda f: _("Buurk copies {its_card} effect."),
    ev.EnemyFirst: lambda f: _("Because of Eruhsk, {victim} has to show a card first in the next round."),
    ev.BerserkStolen: lambda f: _(
        "Khanrogg steals Berserk: {whose_victim} token turns white, and {whose_seat} turns red."
    ),
    ev.Pushed: _pushed,
    ev.DeckSearched: _deck_searched,
    ev.CardFetched: _hidden(
        "card",
        lambda: _("{seat} takes {a_card} from the deck into the hand."),
        lambda: _("{seat} takes a card from the deck into the hand."),
    ),
    ev.DiscardsBack: lambda f: _("Pogdush brings discarded cards back into {whose_seat} deck: {cards}."),
    ev.HordeJoined: lambda f: _("Porkash brings one of {whose_seat} Hordes {from_zone} into the battle."),
    ev.TurnedDown: _turned_down,
    ev.TopUnseen: lambda f: _(
        "Because of Vri-Hurcka, {victim} has to engage the top card of the deck unseen in the next round."
    ),
    ev.Rewound: _rewound,
    ev.ZoneEntered: lambda f: _("{whose_seat} red token has entered the Berserk zone: {seat} may use Berserk now."),
    ev.BerserkUsed: lambda f: _(
        "Berserk! {seat} eliminates one of {whose_victim} Hordes: {so_far}. {whose_victim} token goes back to space 1, "
        "and {whose_seat} turns white."
    ),
    ev.BerserkKept: lambda f: _("{seat} does not use Berserk: the token stays red."),
    ev.BattleEnded: _by_clause(_ENDED),
    ev.HordesBack: _hordes_back,
    ev.HordesKept: _hordes_kept,
    ev.SetAside: _set_aside,
    ev.ObjectiveScored: _scored,
    ev.ObjectiveVoid: _by_clause(_VOID),
    ev.ObjectiveUnpaid: _unpaid,
    ev.RiverMoved: lambda f: _("Out of the river: {out}. Into the river: {into}."),
    ev.PileTurned: lambda f: _("Four objectives lie face down: they are shuffled and turned face up."),
    ev.KeptReturned: lambda f: _("{seat} gets {hordes} back that the enemy has kept."),
    ev.HeroesBack: _heroes_back,
    ev.GameOver: _game_over,
}

# --- reasons ---------------------------------------------------------------------------------------------------------

_PHASES: Final[Mapping[tuple[str, str], Say]] = {
    ("OVO-4.20", "river-now"): lambda f: _("First the objective tiles are turned up."),
    ("OVO-4.22", "first-player-now"): lambda f: _("First it is drawn who is first player."),
    ("OVO-5.6", "actions-now"): lambda f: _("Now is the time for actions: move, recruit, buy cards or build."),
    ("OVO-8.1", "fate-now"): lambda f: _("First the fate of the village is chosen: raze, convert or control."),
    ("OVO-8.14", "marker-now"): lambda f: _("First it is decided whether a marker is taken back, and from where."),
    ("OVO-9.3", "heroes-now"): lambda f: _("First Heroes are drawn for the city."),
    ("OVO-9.3", "pick-now"): lambda f: _("First one of the drawn Heroes is kept."),
    ("OVO-9.7", "steal-now"): lambda f: _("First a Hero is stolen for the city."),
    ("OVO-11.1", "retreat-now"): lambda f: _("First the army that is attacked stands or retreats."),
    ("OVO-16.1", "battles-now"): lambda f: _("Now is the time for battles: choose the next one."),
    ("OVO-16.2", "decks-now"): lambda f: _("First the combat decks are built."),
    ("OVO-24.2", "vanguard-now"): lambda f: _("First the attacker of the fortress engages first-line Units."),
    ("OVO-17.1", "draw-now"): lambda f: _("First a card is drawn from the top of a deck."),
    ("OVO-17.8", "declare-now"): lambda f: _("First both players say whether they reorganise."),
    ("OVO-17.3", "commit-now"): lambda f: _("Now cards are chosen in secret."),
    ("OVO-17.17", "place-now"): lambda f: _("First the card that has to be engaged gets its place."),
    ("OVO-22.14", "swap-now"): lambda f: _("First Shagratt's owner says whether the enemy changes cards."),
    ("OVO-17.12", "effect-now"): lambda f: _("First the owner of a battle effect makes a choice."),
    ("OVO-23.6", "berserk-now"): lambda f: _("First Berserk is used or not, while the token enters the zone."),
    ("OVO-26.2", "rout-now"): lambda f: _("First the beaten army retreats."),
}
"""What has to be done first, by the clause that asks for it."""


def _moved_already(f: Facts) -> str:
    if not f["fresh"]:
        return _("All your Hordes {at_zone} have moved in this turn.")
    return ngettext(
        "Only {fresh} of your Hordes {at_zone} has not moved in this turn, and {n} are to move.",
        "Only {fresh} of your Hordes {at_zone} have not moved in this turn, and {n} are to move.",
        f["fresh"],
    )


def _taken_along(f: Facts) -> str:
    return ngettext(
        "{along} of the Hordes {at_zone} was taken along by others: it goes no further on its own.",
        "{along} of the Hordes {at_zone} were taken along by others: they go no further on their own.",
        f["along"],
    )


def _too_many(f: Facts) -> str:
    return ngettext(
        "You have only {there} Horde {at_zone}, not {n}.",
        "You have only {there} Hordes {at_zone}, not {n}.",
        f["there"],
    )


def _take_too_many(f: Facts) -> str:
    if not f["there"]:
        return _("You have no Horde {at_zone} that could come along.")
    return ngettext(
        "You have only {there} Horde {at_zone} that could come along, not {n}.",
        "You have only {there} Hordes {at_zone} that could come along, not {n}.",
        f["there"],
    )


def _take_moved(f: Facts) -> str:
    if not f["fresh"]:
        return _("Your Hordes {at_zone} have moved in this turn: they do not come along.")
    return ngettext(
        "Only {fresh} of your Hordes {at_zone} has not moved in this turn and may come along.",
        "Only {fresh} of your Hordes {at_zone} have not moved in this turn and may come along.",
        f["fresh"],
    )


def _march_unmoved(f: Facts) -> str:
    if not f["moved"]:
        return _("Your Hordes {at_zone} have not moved in this turn, so they make no forced march.")
    return ngettext(
        "Only {moved} of your Hordes {at_zone} has moved in this turn: others do not come along.",
        "Only {moved} of your Hordes {at_zone} have moved in this turn: others do not come along.",
        f["moved"],
    )


def _marched_already(f: Facts) -> str:
    return ngettext(
        "A Horde makes one forced march in a turn: {marched} of yours {at_zone} can make none now.",
        "A Horde makes one forced march in a turn: {marched} of yours {at_zone} can make none now.",
        f["marched"],
    )


def _reserve_too_small(f: Facts) -> str:
    if not f["reserve"]:
        return _("Your reserve is empty: there is nobody to recruit.")
    return ngettext(
        "Your reserve holds only {reserve} Horde, not {n}.",
        "Your reserve holds only {reserve} Hordes, not {n}.",
        f["reserve"],
    )


def _fortress_full(f: Facts) -> str:
    if not f["done"]:
        return _("The fortress {at_zone} takes at most two recruited Hordes in a turn, not {n}.")
    return ngettext(
        "The fortress {at_zone} takes at most two recruited Hordes in a turn, and {done} has come already.",
        "The fortress {at_zone} takes at most two recruited Hordes in a turn, and {done} have come already.",
        f["done"],
    )


def _buy_too_many(f: Facts) -> str:
    return ngettext(
        "One action takes {most} card here, not {n}: one for the Dark City and one for each standing fortress.",
        "One action takes up to {most} cards here, not {n}: one for the Dark City and one for each standing fortress.",
        f["most"],
    )


def _hero_for_sale(f: Facts) -> str:
    if f["card"] and Card(f["card"]).is_hero:
        return _("{card} is a Hero, and Heroes cannot be bought.")
    return _("Heroes cannot be bought.")


def _vanguard_size(f: Facts) -> str:
    return ngettext("Now just {n} first-line Unit is engaged.", "Now just {n} first-line Units are engaged.", f["n"])


def _other_effect(f: Facts) -> str:
    if f["card"]:
        return _("Now {its_card} effect is carried out, and that needs another choice.")
    return _("No effect needs this choice now.")


def _exhausted(f: Facts) -> str:
    return ngettext(
        "The Horde that the forced march cost was not lost in the battle: it cannot come back.",
        "The {n} Hordes that forced marches cost were not lost in the battle: they cannot come back.",
        f["n"],
    )


def _unbeatable(f: Facts) -> str:
    return ngettext(
        "With {supply} point left in the supply, nobody can beat the leading camp any more.",
        "With {supply} points left in the supply, nobody can beat the leading camp any more.",
        f["supply"],
    )


def _not_in_hand(f: Facts) -> str:
    return _("You do not have {a_card} in hand.")


def _battle_pending(f: Facts) -> str:
    return _("A battle is pending {at_zone}: until it is fought, nothing is built or burned there.")


def _go_on(f: Facts) -> str:
    return _("The enemy has retreated, but your move is over: the army stops there.")


REASONS: Final[Mapping[tuple[str, str], Say]] = {
    # who and when
    ("OVO-1.1", "no-such-seat"): lambda f: _("There is no such player: {players} play at this table."),
    **dict.fromkeys((("OVO-29.1", "over"), ("OVO-29.2", "over")), lambda f: _("The game is over.")),
    **dict.fromkeys(
        ((clause, "not-your-turn") for clause in ("OVO-5.1", *(clause for clause, _code in _PHASES))),
        lambda f: _("Now it is up to {seat}."),
    ),
    **_PHASES,
    **dict.fromkeys(
        (("OVO-5.2", "no-action-left"), ("OVO-31.2", "no-action-left")),
        lambda f: _("You have no action left in this turn."),
    ),
    **dict.fromkeys(
        (("OVO-5.3", "no-action-left"), ("OVO-31.3", "no-action-left")),
        lambda f: _("One action more comes only with a mana well that you controlled as your turn began."),
    ),
    ("OVO-8.9", "no-action-left"): lambda f: _("Without an action you may only burn villages of yours."),
    # chance
    **dict.fromkeys(
        ((clause, "chance-only") for clause in ("OVO-4.20", "OVO-4.22", "OVO-9.3", "OVO-9.7", "OVO-17.1")),
        lambda f: _("Nobody chooses this: chance decides."),
    ),
    ("OVO-4.20", "no-tile-now"): lambda f: _("No objective is turned up now."),
    ("OVO-4.22", "no-draw-now"): lambda f: _("The first player is not drawn now."),
    ("OVO-9.3", "no-hero-now"): lambda f: _("No Hero is drawn now."),
    ("OVO-9.7", "no-theft-now"): lambda f: _("No Hero is stolen now."),
    ("OVO-17.1", "no-card-now"): lambda f: _("No card is drawn now."),
    ("OVO-4.20", "tile-gone"): lambda f: _("This objective is not in the pile: {tile}."),
    ("OVO-9.3", "not-in-pile"): lambda f: _("{card} is not in the Hero pile."),
    ("OVO-9.7", "not-held"): lambda f: _("{card} is not among the Heroes of this enemy."),
    ("OVO-17.1", "not-in-deck"): lambda f: _("This card cannot be on top of the deck: {card}."),
    # zones
    ("OVO-3.1", "no-such-zone"): lambda f: _("There is no zone “{zone}” on this map."),
    # moving
    ("OVO-7.6", "in-battle"): lambda f: _("A battle is pending {at_zone}: the Hordes there may not leave."),
    ("OVO-6.1", "nobody-there"): lambda f: _("There is no Horde {at_zone}."),
    ("OVO-6.1", "not-yours"): lambda f: _("The Hordes {at_zone} belong to {seat}: you move only your own."),
    ("OVO-6.15", "dark-city"): lambda f: _("{whose_seat} Dark City is {at_zone}: nobody else enters or crosses it."),
    ("OVO-15.2", "dark-city"): lambda f: _("No enemy of {seat} ever comes {to_zone}, where the Dark City lies."),
    ("OVO-30.3", "partner-city"): lambda f: _(
        "{whose_seat} Dark City is {at_zone}: you may cross your partner's city, but not stop there."
    ),
    ("OVO-30.3", "partner-there"): lambda f: _(
        "{seat}, your partner, stands {at_zone}: you may cross that zone, but not stop there."
    ),
    ("OVO-30.2", "partner-there"): lambda f: _("{seat} is your partner, and partners never fight each other."),
    ("OVO-8.14", "no-marker-for-city"): lambda f: _(
        "You have no marker for the city {of_zone}, in stock or to be taken back: you cannot stop there."
    ),
    ("OVO-3.3", "no-road"): lambda f: _("No road leads {from_start} {to_end}."),
    ("OVO-3.4", "two-roads"): lambda f: _(
        "{start} and {end} are not adjacent: it is two roads {by_way}, so point at the zone on the way first."
    ),
    ("OVO-3.4", "no-road"): lambda f: _("{start} and {end} are not adjacent: you go from zone to zone by road."),
    ("OVO-6.1", "too-far"): lambda f: _("A move action goes one or two zones far, not {zones}."),
    ("OVO-6.2", "enemy-stops"): lambda f: _("Enemy Hordes stand {at_zone}: your move ends there."),
    ("OVO-6.3", "enemy-stops"): lambda f: _("With enemy Hordes there, {zone} is an enemy zone that nobody crosses."),
    ("OVO-6.8", "no-zone-between"): lambda f: _(
        "Hordes stay or come along in the zone between two roads, and this move takes one road."
    ),
    ("OVO-6.14", "nobody-moves"): lambda f: _("At least one Horde has to move."),
    ("OVO-6.5", "too-many"): _too_many,
    ("OVO-6.7", "moved-already"): _moved_already,
    ("OVO-6.10", "taken-along"): _taken_along,
    ("OVO-6.8", "leave-too-many"): lambda f: _("You cannot leave {n} Hordes {at_zone}: not so many are on the move."),
    ("OVO-6.9", "take-too-many"): _take_too_many,
    ("OVO-6.9", "take-moved"): _take_moved,
    ("OVO-6.14", "nobody-goes-on"): lambda f: _("At least one Horde has to go on {from_zone}."),
    ("OVO-7.1", "one-zone"): lambda f: _("A forced march goes one zone further: no road leads {from_start} {to_end}."),
    ("OVO-7.3", "march-too-few"): lambda f: _("A forced march takes at least two Hordes, so that one is left."),
    ("OVO-7.2", "march-too-few"): lambda f: _("A forced march costs one Horde, which is removed worn out."),
    ("OVO-7.4", "march-unmoved"): _march_unmoved,
    ("OVO-7.1", "march-unmoved"): lambda f: _("A forced march is for Hordes that have already moved in this turn."),
    ("OVO-7.5", "marched-already"): _marched_already,
    # recruiting and buying
    ("OVO-12.1", "recruit-none"): lambda f: _("Recruit one or two Hordes: each place named gets at least one."),
    ("OVO-12.1", "recruit-too-many"): lambda f: _("One action recruits at most two Hordes, not {n}."),
    ("OVO-12.7", "reserve-too-small"): _reserve_too_small,
    ("OVO-12.4", "fortress-full"): _fortress_full,
    ("OVO-12.2", "foreign-city"): lambda f: _("{whose_seat} Dark City is {at_zone}: you recruit on yours."),
    ("OVO-12.2", "no-fortress"): lambda f: _(
        "There is no fortress {at_zone}: you recruit on your Dark City or in a standing fortress of yours."
    ),
    ("OVO-12.8", "foreign-fortress"): lambda f: _(
        "The fortress {at_zone} belongs to {seat}: you recruit only in your own."
    ),
    ("OVO-14.8", "fortress-lies"): lambda f: _("The fortress {at_zone} lies, and a lying fortress gives nothing."),
    ("OVO-12.8", "fortress-lies"): lambda f: _("To recruit {at_zone}, you must stand up the fortress first."),
    ("OVO-12.3", "places-out-of-order"): lambda f: _(
        "In which order Hordes come means nothing: name each place once, in the order of the map."
    ),
    ("OVO-13.6", "buy-none"): lambda f: _("Name at least one card to buy."),
    ("OVO-13.1", "buy-too-many"): _buy_too_many,
    ("OVO-13.2", "lying-counts-not"): lambda f: _("Your fortresses that lie do not count for buying."),
    ("OVO-13.9", "hero-for-sale"): _hero_for_sale,
    ("OVO-13.5", "pile-empty"): lambda f: _("This pile is empty: {card}."),
    ("OVO-13.3", "same-kind"): lambda f: _("One action takes cards of different kinds, so {a_card} only once."),
    ("OVO-13.3", "cards-out-of-order"): lambda f: _(
        "In which order you take the cards means nothing: name them in the order of the piles."
    ),
    # building and burning
    ("OVO-14.1", "enemy-there"): lambda f: _("Enemy Hordes stand {at_zone}: no foundation is laid there."),
    ("OVO-14.2", "enemy-there"): lambda f: _("Enemy Hordes stand {at_zone}: no fortress is stood up there."),
    ("OVO-11.17", "battle-pending"): _battle_pending,
    ("OVO-14.1", "no-horde-there"): lambda f: _("To lay a foundation, you need a Horde {at_zone}."),
    ("OVO-14.2", "no-horde-there"): lambda f: _("To stand up a fortress, you need a Horde {at_zone}."),
    ("OVO-14.6", "on-dark-city"): lambda f: _("There is a Dark City {at_zone}: no fortress is built there."),
    ("OVO-14.6", "fortress-there"): lambda f: _("There is a fortress {at_zone} already: a zone has one at most."),
    ("OVO-14.7", "no-fortress-left"): lambda f: _("No fortress is left in the stock."),
    ("OVO-14.2", "no-fortress"): lambda f: _("There is no fortress {at_zone} to stand up."),
    ("OVO-14.2", "stands-already"): lambda f: _("The fortress {at_zone} stands already."),
    ("OVO-14.13", "fell-this-turn"): lambda f: _(
        "The fortress {at_zone} was conquered in this turn: it can be stood up in a later one."
    ),
    ("OVO-14.3", "laid-this-turn"): lambda f: _(
        "The fortress {at_zone} was laid in this turn: it can be stood up in a later one."
    ),
    ("OVO-14.9", "foreign-fortress"): lambda f: _("The fortress {at_zone} belongs to {seat}."),
    ("OVO-8.9", "burn-only"): lambda f: _("Only razing and converting are free: {zone} is not taken that way."),
    ("OVO-8.9", "no-village"): lambda f: _("There is no village {at_zone}."),
    ("OVO-8.9", "village-not-yours"): lambda f: _("You do not control the village {of_zone}."),
    ("OVO-8.9", "no-army-there"): lambda f: _("You have no army {at_zone} that could burn the village."),
    ("OVO-8.10", "taken-this-turn"): lambda f: _(
        "The village {of_zone} came under your control in this turn: it can burn in a later one."
    ),
    # entering a zone
    ("OVO-8.14", "no-marker"): lambda f: _("You have no marker for the village {of_zone}, nor one to take back."),
    ("OVO-8.14", "marker-used-up"): lambda f: _(
        "Hordes left {at_zone} would use up the marker that you need for the city {of_city}."
    ),
    ("OVO-8.14", "marker-for-city-due"): lambda f: _(
        "You need your last marker for the city where the others are going, not for the village {of_zone}."
    ),
    ("OVO-8.14", "no-marker-of-yours"): lambda f: _("There is no marker of yours {at_zone}."),
    ("OVO-8.14", "not-from-city"): lambda f: _("{zone} is a city: its marker is not taken back."),
    ("OVO-8.14", "hordes-there"): lambda f: _("You have Hordes {at_zone}: the marker there is not taken back."),
    ("OVO-8.14", "marker-due"): lambda f: _("A marker is needed {at_zone}: take one back from elsewhere."),
    ("OVO-9.3", "not-drawn"): lambda f: _("{card} is not among the Heroes that you have drawn."),
    ("OVO-11.6", "must-leave"): lambda f: _("Your Horde {at_zone} is alone against {n} or more: it must retreat."),
    # retreats
    ("OVO-11.2", "not-adjacent"): lambda f: _(
        "A retreat goes to an adjacent zone: no road leads {from_start} {to_end}."
    ),
    ("OVO-11.3", "closed-dark-city"): lambda f: _("An enemy's Dark City is {at_zone}: you cannot retreat there."),
    ("OVO-6.15", "closed-dark-city"): lambda f: _("Nobody enters a Dark City of another camp, and one is {at_zone}."),
    ("OVO-11.3", "closed-enemy-army"): lambda f: _("Enemy Hordes stand {at_zone}: you cannot retreat there."),
    ("OVO-11.3", "closed-enemy-fortress"): lambda f: _("An enemy has a fortress {at_zone}: you cannot retreat there."),
    ("OVO-11.3", "closed-village"): lambda f: _("You do not control the village {of_zone}: you cannot retreat there."),
    ("OVO-11.3", "closed-city"): lambda f: _("You do not control the city {of_zone}: you cannot retreat there."),
    ("OVO-11.2", "closed-enemy-marker"): lambda f: _("An enemy has a marker {at_zone}: you cannot retreat there."),
    ("OVO-30.3", "closed-partner-army"): lambda f: _("Your partner stands {at_zone}: you cannot retreat there."),
    ("OVO-30.3", "closed-partner-city"): lambda f: _(
        "Your partner's Dark City is {at_zone}: you cannot retreat there."
    ),
    ("OVO-30.6", "closed-village"): lambda f: _(
        "Your partner controls the village {of_zone}: you cannot retreat there."
    ),
    ("OVO-30.6", "closed-city"): lambda f: _("Your partner controls the city {of_zone}: you cannot retreat there."),
    # before a battle
    ("OVO-5.9", "actions-first"): lambda f: _("The battle {at_zone} has to wait until your actions are over."),
    ("OVO-16.1", "no-battle-there"): lambda f: _("No battle is pending {at_zone}."),
    ("OVO-21.8", "hero-away"): lambda f: _("{card} has fought in this game turn and rests until the next one."),
    ("OVO-16.3", "not-owned"): lambda f: _("You do not have {own_cards} to put in the deck."),
    ("OVO-16.3", "just-one"): lambda f: _("There is just one {card}: a Hero goes into the deck once."),
    ("OVO-16.3", "deck-full"): lambda f: _("A combat deck holds at most {n} cards."),
    ("OVO-16.3", "nothing-left"): lambda f: _("No card is left to put in the deck."),
    ("OVO-16.5", "deck-empty"): lambda f: _("A combat deck holds at least one card."),
    ("OVO-24.2", "not-first-line"): lambda f: _(
        "Before the first round only first-line Units are engaged, not {a_card}."
    ),
    ("OVO-24.2", "not-in-your-deck"): lambda f: _("Your deck does not hold so many of these cards: {card}."),
    ("OVO-24.2", "vanguard-size"): _vanguard_size,
    # a round
    ("OVO-22.17", "goes-blind"): lambda f: _(
        "Because of Vri-Hurcka, the top card of your deck is engaged unseen: you neither choose nor reorganise."
    ),
    ("OVO-17.8", "one-card"): lambda f: _("To reorganise you need two cards in hand, and you have {n}."),
    ("OVO-17.8", "no-deck"): lambda f: _("Your deck is empty: to reorganise, it must hold at least one card."),
    ("OVO-17.8", "declared-no"): lambda f: _("You have not said that you reorganise, so you choose a card."),
    ("OVO-17.8", "declared-yes"): lambda f: _("You have said that you reorganise, so that comes first."),
    **dict.fromkeys((("OVO-17.5", "not-in-hand"), ("OVO-17.3", "not-in-hand")), _not_in_hand),
    ("OVO-17.7", "shuffled-anyway"): lambda f: _(
        "As the deck is shuffled, the order of the two cards means nothing: name the other one."
    ),
    ("OVO-21.1", "place-is-free"): lambda f: _("There is a place for {the_card}: it has to be taken."),
    ("OVO-24.8", "place-is-free"): lambda f: _("Behind the walls there is a place for {the_card}: it has to be taken."),
    ("OVO-24.7", "place-is-free"): lambda f: _("The walls protect {the_card}: the place behind them has to be taken."),
    ("OVO-19.4", "place-is-free"): lambda f: _("There is a protected place for {the_card}: it has to be taken."),
    ("OVO-19.1", "place-is-free"): lambda f: _("{a_card} goes into the first line, where there is always a place."),
    ("OVO-21.1", "needs-unit"): lambda f: _("A Hero is placed on a Unit: say on which one."),
    ("OVO-24.7", "no-walls"): lambda f: _("No walls protect {the_card} here: they protect the defender of a fortress."),
    ("OVO-19.3", "no-such-column"): lambda f: _("There is no column {n} on your side."),
    ("OVO-19.1", "own-column"): lambda f: _("{a_card} opens a column and does not go into column {n}."),
    ("OVO-19.3", "column-full"): lambda f: _("Column {n} has its second-line Unit: there is room for one."),
    ("OVO-19.2", "no-protector"): lambda f: _("No first-line Unit is left in column {n} to protect {the_card}."),
    ("OVO-19.3", "behind-only"): lambda f: _("{a_card} goes into the second line of column {n}, not into the first."),
    ("OVO-21.2", "hero-there"): lambda f: _("{hero} is on column {n} already: a column has one Hero at most."),
    ("OVO-24.8", "on-second-line"): lambda f: _(
        "In column {n} only walls stand in front: {the_card} has to be put on the second-line Unit."
    ),
    ("OVO-21.1", "needs-both-lines"): lambda f: _(
        "A Hero needs a column with a first-line and a second-line Unit, and column {n} lacks one."
    ),
    # Berserk
    ("OVO-23.1", "white-token"): lambda f: _("Your strike token is white: you have no Berserk to use."),
    ("OVO-23.6", "in-the-zone"): lambda f: _(
        "Your token is on space {space} already: Berserk is for the moment when it enters the zone."
    ),
    ("OVO-23.2", "outside"): lambda f: _(
        "Your token is on space {space}: Berserk is for the moment when it enters the zone, spaces 4 to 6."
    ),
    # effects
    ("OVO-17.12", "other-effect"): _other_effect,
    ("OVO-20.10", "no-horde-lost"): lambda f: _("You have lost no Horde in this battle that could come back."),
    ("OVO-7.9", "exhausted-stay-away"): _exhausted,
    ("OVO-20.10", "no-card-to-pay"): lambda f: _("Your deck is empty: you have no card to pay for the green effect."),
    ("OVO-22.1", "not-the-enemy"): lambda f: _("Ashani destroys a Unit of the enemy, {seat}."),
    ("OVO-22.1", "no-unit-there"): lambda f: _("There is no Unit in this place."),
    ("OVO-22.13", "face-down"): lambda f: _("No effect applies to a card that lies face down, as this one: {card}."),
    ("OVO-22.1", "covered"): lambda f: _("A Hero covers {the_card}: Ashani cannot destroy it."),
    ("OVO-21.5", "covered"): lambda f: _("No enemy effect applies to a Unit that a Hero covers."),
    ("OVO-22.2", "not-engaged"): lambda f: _(
        "Buurk copies another card, engaged on your side and face up, not {the_card}."
    ),
    ("OVO-22.8", "kind-not-engaged"): lambda f: _(
        "Kraash needs a kind of Unit that is engaged on your side and face up, not {the_card}."
    ),
    ("OVO-22.10", "no-such-hero"): lambda f: _("Moordakk takes a Hero that is in the enemy's deck, not {the_card}."),
    ("OVO-22.19", "not-in-deck"): lambda f: _("Vrushn takes a card that is in your deck, not {the_card}."),
    ("OVO-22.12", "in-this-battle"): lambda f: _("The Hordes {at_zone} are in this battle already."),
    ("OVO-22.12", "in-other-battle"): lambda f: _("Another battle is pending {at_zone}: nobody leaves it."),
    ("OVO-22.12", "no-horde-of-yours"): lambda f: _("You have no Horde {at_zone} to bring."),
    ("OVO-22.12", "too-far-or-barred"): lambda f: _(
        "No Horde can come {from_zone}: it is too far, or the way is barred."
    ),
    # attempts
    ("OVO-3.8", "mark-ruin"): lambda f: _("A bare ruin takes no marker: nobody can control it."),
    ("OVO-14.10", "mark-fortress"): lambda f: _("A fortress alone brings no marker into its zone."),
    ("OVO-5.6", "mark-no-action"): lambda f: _("Putting a marker down is no action: Hordes that stop there do it."),
    ("OVO-15.4", "mark-dark-city"): lambda f: _("A Dark City carries no marker."),
    ("OVO-9.3", "keep-both"): lambda f: _("You keep one of the drawn Heroes: the other goes under the pile."),
    ("OVO-9.10", "look"): lambda f: _("The Heroes that others hold are hidden until they fight."),
    ("OVO-9.7", "draw-pile"): lambda f: _(
        "A city taken from an enemy gives a Hero of that enemy, and none of the pile."
    ),
    ("OVO-11.4", "split-retreat"): lambda f: _("The whole army retreats, and all of it to the same zone."),
    ("OVO-11.12", "go-on"): _go_on,
    ("OVO-6.2", "go-on"): lambda f: _("A move is over where it meets an enemy army."),
    ("OVO-5.9", "fight-now"): lambda f: _("Battles are fought after the last action of the turn, not before."),
    ("OVO-22.7", "two-cards"): lambda f: _("Only the effect of Kokoth brings a second card in a round."),
    ("OVO-17.3", "two-cards"): lambda f: _("Each player chooses one card in a round, and keeps the other in hand."),
    ("OVO-19.5", "effect-unprotected"): lambda f: _(
        "Without protection, a second-line Unit has its strength only, no effect."
    ),
    ("OVO-21.4", "effect-without-place"): lambda f: _("Without a place, a Hero has strength only, no effect."),
    ("OVO-8.1", "no-fate"): lambda f: _(
        "Whoever stops in a village chooses its fate at once: raze, convert or control."
    ),
    # the end
    ("OVO-29.3", "shared"): lambda f: _("Several camps have the most glory points: they share the victory."),
    ("OVO-29.1", "supply-empty"): lambda f: _("The glory supply is empty: the camp with the most points wins."),
    ("OVO-29.2", "unbeatable"): _unbeatable,
}

# --- score lines -----------------------------------------------------------------------------------------------------

LINES: Final[Mapping[str, Say]] = {
    "glory": lambda f: _("Own glory points"),
    "partner": lambda f: _("Glory points of the partner, {seat}"),
}

# --- actions ---------------------------------------------------------------------------------------------------------


def _move_action(f: Facts) -> str:
    way = f["path"]
    if not way:
        return _("Move {hordes} {from_origin}")
    if len(way) == 1:
        return _("Move {hordes} {from_origin} {to_path}")
    match bool(f["leave"]), bool(f["take"]):
        case True, True:
            return _("Move {hordes} {from_origin} {by_path} {to_path}, leave {leave} and take {take} along on the way")
        case True, _:
            return _("Move {hordes} {from_origin} {by_path} {to_path}, leave {leave} on the way")
        case _, True:
            return _("Move {hordes} {from_origin} {by_path} {to_path}, take {take} along on the way")
    return _("Move {hordes} {from_origin} {by_path} {to_path}")


def _commit_action(f: Facts) -> str:
    spot: Spot | None = f["spot"]
    card: Card = f["card"]
    if spot is None:
        return _("Choose {the_card}, without a place") if card.is_hero else _("Choose {the_card}, without protection")
    if spot.column is None:
        return _("Choose {the_card}") if card in FIRST_LINE else _("Choose {the_card}, behind the walls")
    if card in SECOND_LINE and spot.line is Row.SECOND:
        return _("Choose {the_card}, in the second line of column {number_spot}")
    if spot.line is Row.SECOND:
        return _("Choose {the_card}, on the second-line Unit of column {number_spot}")
    return _("Choose {the_card}, on the first-line Unit of column {number_spot}")


def _place_action(f: Facts) -> str:
    spot: Spot = f["spot"]
    if spot.column is None:
        return _("Put the card behind the walls")
    if spot.line is Row.SECOND:
        return _("Put the card in the second line of column {number_spot}")
    return _("Put the card in the first line of column {number_spot}")


def _hit_action(f: Facts) -> str:
    match f["line"]:
        case None:
            return _("Destroy Unit {number_column} without protection")
        case Row.FIRST:
            return _("Destroy the first-line Unit of {whose_victim} column {number_column}")
    return _("Destroy the second-line Unit of {whose_victim} column {number_column}")


def _try(f: Facts) -> str:
    match f["trick"]:
        case Trick.MARK:
            return _("Put a marker {at_zone}") if f["zone"] else _("Put a marker on a ruin, a Dark City or a fortress")
        case Trick.GO_ON:
            return _("Go on {from_zone}") if f["zone"] else _("Go on after meeting an enemy")
        case Trick.EFFECT if f["card"] and f["card"].is_hero:
            return _("Use {its_card} effect without a place")
        case Trick.EFFECT if f["card"]:
            return _("Use {its_card} effect without protection")
        case Trick.BUY_HERO if f["card"]:
            return _("Buy {card}")
    return _TRICKS[f["trick"]]()


_TRICKS: Final[Mapping[Trick, Text]] = {
    Trick.KEEP_BOTH: lambda: _("Keep both Heroes"),
    Trick.LOOK: lambda: _("Look at somebody's Heroes"),
    Trick.DRAW_PILE: lambda: _("Draw a Hero of the pile for a city of an enemy"),
    Trick.SPLIT_RETREAT: lambda: _("Retreat with some Hordes only, or to two zones"),
    Trick.FIGHT_NOW: lambda: _("Fight a battle before the last action"),
    Trick.TWO_CARDS: lambda: _("Play two cards in one round"),
    Trick.EFFECT: lambda: _("Use the effect of a card without protection"),
    Trick.BUY_HERO: lambda: _("Buy a Hero"),
    Trick.NO_FATE: lambda: _("Leave the village as it is"),
}
_FATES: Final[Mapping[Fate, Text]] = {
    Fate.RAZE: lambda: _("Raze the village"),
    Fate.CONVERT: lambda: _("Convert the village"),
    Fate.CONTROL: lambda: _("Control the village"),
}
_BURNS: Final[Mapping[Fate, Text]] = {
    Fate.RAZE: lambda: _("Raze the village {of_zone}, free of charge"),
    Fate.CONVERT: lambda: _("Convert the village {of_zone}, free of charge"),
    Fate.CONTROL: lambda: _("Control the village {of_zone}, free of charge"),
}

ACTIONS: Final[Mapping[type, Say]] = {
    act.TurnUp: lambda f: _("Turn up an objective: {tile}"),
    act.Begin: lambda f: _("{who} is first player"),
    act.DrawHero: lambda f: _("Draw the Hero {hero}"),
    act.StealHero: lambda f: _("Steal the Hero {hero}"),
    act.Draw: lambda f: _("The top card is {a_card}"),
    act.Move: _move_action,
    act.ForcedMarch: lambda f: _("Forced march with {hordes} {from_origin} {to_to}: one of them is removed"),
    act.Recruit: lambda f: _("Recruit {each_places}") if f["places"] else _("Recruit nobody"),
    act.Buy: lambda f: _("Buy {a_cards}") if f["cards"] else _("Buy nothing"),
    act.LayFoundation: lambda f: _("Lay the foundation of a fortress {at_zone}"),
    act.StandUp: lambda f: _("Stand up the fortress {of_zone}"),
    act.BurnOwned: lambda f: _BURNS[f["fate"]](),
    act.EndActions: lambda f: _("End the action phase"),
    act.ChooseFate: lambda f: _FATES[f["fate"]](),
    act.TakeBackMarker: lambda f: _("Take the marker back {from_zone}"),
    act.LeaveMarkers: lambda f: _("Take no marker back"),
    act.KeepHero: lambda f: _("Keep {hero}"),
    act.Stand: lambda f: _("Stand and fight"),
    act.Retreat: lambda f: _("Retreat {to_to}"),
    act.NextBattle: lambda f: _("Fight the battle {at_zone} now"),
    act.AddCard: lambda f: _("Put {a_card} in the deck"),
    act.AddAll: lambda f: _("Put all cards that are left in the deck"),
    act.DeckReady: lambda f: _("The deck is ready"),
    act.PreEngage: lambda f: _("Engage {a_card} before the first round"),
    act.DeclareReorganise: lambda f: _("Say: I reorganise") if f["yes"] else _("Say: I do not reorganise"),
    act.Reorganise: lambda f: (
        _("Reorganise: both cards go under the deck, which is shuffled later")
        if f["shuffle"]
        else _("Reorganise: both cards go under the deck, {the_upper} above the other")
    ),
    act.Commit: _commit_action,
    act.Place: _place_action,
    act.ForceSwap: lambda f: _("Make the enemy change cards") if f["yes"] else _("Let the enemy's card be"),
    act.UseBerserk: lambda f: _("Use Berserk") if f["yes"] else _("Keep Berserk for later"),
    act.Chant: lambda f: (
        _("Green effect: a Horde comes back, you discard the top card of your deck")
        if f["colour"] is Colour.GREEN
        else _("Red effect: the enemy discards the top card of the deck")
    ),
    act.Hit: _hit_action,
    act.NameCard: lambda f: _("Name a card: {card}"),
    act.Seek: lambda f: _("Take {the_card} out of the deck"),
    act.Summon: lambda f: _("Bring a Horde {from_zone}"),
    act.SkipEffect: lambda f: _("Let the effect be"),
    act.BuildDeck: lambda f: _("Build the deck: {cards}") if f["cards"] else _("Build an empty deck"),
    act.Vanguard: lambda f: (
        _("Engage before the first round: {cards}") if f["cards"] else _("Engage nobody before the first round")
    ),
    act.Try: _try,
}

# --- the story -------------------------------------------------------------------------------------------------------


def chapter(event: Event) -> str:
    """The game turns, the player turns, the battles and the reckoning have titles of their own."""
    if type(event) not in _CHAPTERS:
        return ""
    facts = {field: getattr(event, field) for field in event.__struct_fields__}
    return _capital(_CHAPTERS[type(event)]().format_map(_Words(facts)))


_CHAPTERS: Final[Mapping[type, Text]] = {
    ev.GameTurnBegan: lambda: _("Game turn {number}"),
    ev.TurnBegan: lambda: _("{whose_seat} turn"),
    ev.BattleBegan: lambda: _("Battle {at_zone}: {attacker} against {defender}"),
    ev.ReckoningBegan: lambda: _("The reckoning of game turn {number}"),
}
