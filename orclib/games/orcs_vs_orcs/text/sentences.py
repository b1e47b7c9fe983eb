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
    if isinstance(thing, Reason):
        facts: Facts = thing.facts
        template = REASONS[thing.clause, thing.code](facts)
    elif isinstance(thing, Line):
        facts = thing.facts
        template = LINES[thing.code](facts)
    else:
        facts = {field: getattr(thing, field) for field in thing.__struct_fields__}
        template = thing.template
    return capital(template.format_map(_Words(facts)))


# --- events: set-up and turns ----------------------------------------------------------------------------------------


# --- events: entering a zone -----------------------------------------------------------------------------------------


# --- events: meeting an enemy ----------------------------------------------------------------------------------------


# --- events: before a battle and in a round --------------------------------------------------------------------------


# --- events: strikes -------------------------------------------------------------------------------------------------


# --- events: effects -------------------------------------------------------------------------------------------------


# --- events: the end of a battle -------------------------------------------------------------------------------------


# --- events: the end of a game turn ----------------------------------------------------------------------------------


# --- reasons ---------------------------------------------------------------------------------------------------------

_PHASES: Final[Mapping[tuple[str, str], Say]] = {
    ("OVO-4.20", "river-now"): lambda f: say(
        "First the objective tiles are turned up.", "D'abord, on révèle les tuiles Objectifs."
    ),
    ("OVO-4.22", "first-player-now"): lambda f: say(
        "First it is drawn who is first player.", "D'abord, on tire au sort le premier joueur."
    ),
    ("OVO-5.6", "actions-now"): lambda f: say(
        "Now is the time for actions: move, recruit, buy cards or build.",
        "C'est le moment des actions : mouvement, recrutement, achat de cartes ou édification.",
    ),
    ("OVO-8.1", "fate-now"): lambda f: say(
        "First the fate of the village is chosen: raze, convert or control.",
        "D'abord, on choisit le sort du Village : raser, convertir ou contrôler.",
    ),
    ("OVO-8.14", "marker-now"): lambda f: say(
        "First it is decided whether a marker is taken back, and from where.",
        "D'abord, on décide si l'on reprend un marqueur, et où.",
    ),
    ("OVO-9.3", "heroes-now"): lambda f: say(
        "First Heroes are drawn for the city.", "D'abord, on pioche des Héros pour la Cité."
    ),
    ("OVO-9.3", "pick-now"): lambda f: say(
        "First one of the drawn Heroes is kept.", "D'abord, on garde un des Héros piochés."
    ),
    ("OVO-9.7", "steal-now"): lambda f: say(
        "First a Hero is stolen for the city.", "D'abord, on vole un Héros pour la Cité."
    ),
    ("OVO-11.1", "retreat-now"): lambda f: say(
        "First the army that is attacked stands or retreats.", "D'abord, l'armée attaquée reste ou se replie."
    ),
    ("OVO-16.1", "battles-now"): lambda f: say(
        "Now is the time for battles: choose the next one.", "C'est le moment des batailles : choisissez la prochaine."
    ),
    ("OVO-16.2", "decks-now"): lambda f: say(
        "First the combat decks are built.", "D'abord, on compose les Decks de combat."
    ),
    ("OVO-24.2", "vanguard-now"): lambda f: say(
        "First the attacker of the fortress engages first-line Units.",
        "D'abord, l'attaquant de la Forteresse engage des Unités de première ligne.",
    ),
    ("OVO-17.1", "draw-now"): lambda f: say(
        "First a card is drawn from the top of a deck.", "D'abord, on pioche la première carte d'un Deck."
    ),
    ("OVO-17.8", "declare-now"): lambda f: say(
        "First both players say whether they reorganise.", "D'abord, les deux joueurs disent s'ils se réorganisent."
    ),
    ("OVO-17.3", "commit-now"): lambda f: say(
        "Now cards are chosen in secret.", "C'est le moment de choisir les cartes en secret."
    ),
    ("OVO-17.17", "place-now"): lambda f: say(
        "First the card that has to be engaged gets its place.", "D'abord, on place la carte à engager."
    ),
    ("OVO-22.14", "swap-now"): lambda f: say(
        "First Shagratt's owner says whether the enemy changes cards.",
        "D'abord, le joueur de Shagratt dit si l'adversaire change de carte.",
    ),
    ("OVO-17.12", "effect-now"): lambda f: say(
        "First the owner of a battle effect makes a choice.",
        "D'abord, on fait le choix que demande un Effet de bataille.",
    ),
    ("OVO-23.6", "berserk-now"): lambda f: say(
        "First Berserk is used or not, while the token enters the zone.",
        "D'abord, on utilise l'effet Berserk ou pas, au moment où le jeton entre dans la zone.",
    ),
    ("OVO-26.2", "rout-now"): lambda f: say("First the beaten army retreats.", "D'abord, l'armée battue se replie."),
}
"""What has to be done first, by the clause that asks for it."""


def _moved_already(f: Facts) -> str:
    if not f["fresh"]:
        return say(
            "All your Hordes {at_zone} have moved in this turn.",
            "Toutes vos Hordes {at_zone} se sont déplacées à ce tour.",
        )
    return plural(
        f["fresh"],
        (
            "Only {fresh} of your Hordes {at_zone} has not moved in this turn, and {n} are to move.",
            "Only {fresh} of your Hordes {at_zone} have not moved in this turn, and {n} are to move.",
        ),
        (
            "Seule {fresh} de vos Hordes {at_zone} ne s'est pas déplacée à ce tour, et vous en déplacez {n}.",
            "Seules {fresh} de vos Hordes {at_zone} ne se sont pas déplacées à ce tour, et vous en déplacez {n}.",
        ),
    )


def _taken_along(f: Facts) -> str:
    return plural(
        f["along"],
        (
            "{along} of the Hordes {at_zone} was taken along by others: it goes no further on its own.",
            "{along} of the Hordes {at_zone} were taken along by others: they go no further on their own.",
        ),
        (
            "{along} des Hordes {at_zone} a été emmenée par d'autres : elle n'avance pas seule.",
            "{along} des Hordes {at_zone} ont été emmenées par d'autres : elles n'avancent pas seules.",
        ),
    )


def _just_come(f: Facts) -> str:
    return plural(
        f["rooted"],
        (
            "{rooted} of your Hordes {at_zone} has come in this turn and does not move before your next one.",
            "{rooted} of your Hordes {at_zone} have come in this turn and do not move before your next one.",
        ),
        (
            "{rooted} de vos Hordes {at_zone} est arrivée à ce tour et ne se déplace pas avant votre prochain tour.",
            "{rooted} de vos Hordes {at_zone} sont arrivées à ce tour et ne se déplacent pas avant votre prochain "
            "tour.",
        ),
    )


def _too_many(f: Facts) -> str:
    return plural(
        f["there"],
        ("You have only {there} Horde {at_zone}, not {n}.", "You have only {there} Hordes {at_zone}, not {n}."),
        (
            "Vous avez seulement {there} Horde {at_zone}, pas {n}.",
            "Vous avez seulement {there} Hordes {at_zone}, pas {n}.",
        ),
    )


def _take_too_many(f: Facts) -> str:
    if not f["there"]:
        return say(
            "You have no Horde {at_zone} that could come along.", "Vous n'avez aucune Horde {at_zone} à emmener."
        )
    return plural(
        f["there"],
        (
            "You have only {there} Horde {at_zone} that could come along, not {n}.",
            "You have only {there} Hordes {at_zone} that could come along, not {n}.",
        ),
        (
            "Vous avez seulement {there} Horde {at_zone} à emmener, pas {n}.",
            "Vous avez seulement {there} Hordes {at_zone} à emmener, pas {n}.",
        ),
    )


def _take_moved(f: Facts) -> str:
    if not f["fresh"]:
        return say(
            "Your Hordes {at_zone} have moved in this turn: they do not come along.",
            "Vos Hordes {at_zone} se sont déplacées à ce tour : on ne les emmène pas.",
        )
    return plural(
        f["fresh"],
        (
            "Only {fresh} of your Hordes {at_zone} has not moved in this turn: the others do not come along.",
            "Only {fresh} of your Hordes {at_zone} have not moved in this turn: the others do not come along.",
        ),
        (
            "Seule {fresh} de vos Hordes {at_zone} ne s'est pas déplacée à ce tour : les autres ne viennent pas.",
            "Seules {fresh} de vos Hordes {at_zone} ne se sont pas déplacées à ce tour : les autres ne viennent pas.",
        ),
    )


def _march_unmoved(f: Facts) -> str:
    if not f["moved"]:
        return say(
            "Your Hordes {at_zone} have not moved in this turn, so they make no forced march.",
            "Vos Hordes {at_zone} ne se sont pas déplacées à ce tour : pas de marche forcée pour elles.",
        )
    return plural(
        f["moved"],
        (
            "Only {moved} of your Hordes {at_zone} has moved in this turn: others do not come along.",
            "Only {moved} of your Hordes {at_zone} have moved in this turn: others do not come along.",
        ),
        (
            "Seule {moved} de vos Hordes {at_zone} s'est déplacée à ce tour : elle n'emmène pas les autres.",
            "Seules {moved} de vos Hordes {at_zone} se sont déplacées à ce tour : elles n'emmènent pas les autres.",
        ),
    )


def _marched_already(f: Facts) -> str:
    return plural(
        f["marched"],
        (
            "A Horde makes one forced march in a turn: {marched} of yours {at_zone} can make none now.",
            "A Horde makes one forced march in a turn: {marched} of yours {at_zone} can make none now.",
        ),
        (
            "Une Horde ne fait qu'une marche forcée par tour : {marched} des vôtres {at_zone} ne peut plus en faire.",
            "Une Horde ne fait qu'une marche forcée par tour : {marched} des vôtres {at_zone} ne peuvent plus en "
            "faire.",
        ),
    )


def _reserve_too_small(f: Facts) -> str:
    if not f["reserve"]:
        return say(
            "Your reserve is empty: there is nobody to recruit.",
            "Votre réserve est vide : il n'y a personne à recruter.",
        )
    return plural(
        f["reserve"],
        ("Your reserve holds only {reserve} Horde, not {n}.", "Your reserve holds only {reserve} Hordes, not {n}."),
        ("Votre réserve a seulement {reserve} Horde, pas {n}.", "Votre réserve a seulement {reserve} Hordes, pas {n}."),
    )


def _fortress_full(f: Facts) -> str:
    if not f["done"]:
        return say(
            "The fortress {at_zone} takes at most two recruited Hordes in a turn, not {n}.",
            "La Forteresse {at_zone} reçoit au plus deux Hordes recrutées par tour, pas {n}.",
        )
    return plural(
        f["done"],
        (
            "The fortress {at_zone} takes at most two recruited Hordes in a turn, and {done} has come already.",
            "The fortress {at_zone} takes at most two recruited Hordes in a turn, and {done} have come already.",
        ),
        (
            "La Forteresse {at_zone} reçoit au plus deux Hordes recrutées par tour, et {done} est déjà venue.",
            "La Forteresse {at_zone} reçoit au plus deux Hordes recrutées par tour, et {done} sont déjà venues.",
        ),
    )


def _buy_too_many(f: Facts) -> str:
    return plural(
        f["most"],
        (
            "One action takes {most} card here, not {n}: one for the Dark City and one for each standing fortress.",
            "One action takes up to {most} cards here, not {n}: one for the Dark City and one for each standing "
            "fortress.",
        ),
        (
            "Une action donne ici {most} carte, pas {n} : une pour la Cité Sombre et une par Forteresse debout.",
            "Une action donne ici jusqu'à {most} cartes, pas {n} : une pour la Cité Sombre et une par Forteresse "
            "debout.",
        ),
    )


def _hero_for_sale(f: Facts) -> str:
    if f["card"] and Card(f["card"]).is_hero:
        return say(
            "{card} is a Hero, and Heroes cannot be bought.", "{card} est un Héros, et les Héros ne s'achètent pas."
        )
    return say("Heroes cannot be bought.", "Les Héros ne s'achètent pas.")


def _vanguard_size(f: Facts) -> str:
    return plural(
        f["n"],
        ("Now just {n} first-line Unit is engaged.", "Now just {n} first-line Units are engaged."),
        (
            "On engage maintenant exactement {n} Unité de première ligne.",
            "On engage maintenant exactement {n} Unités de première ligne.",
        ),
    )


def _other_effect(f: Facts) -> str:
    if f["card"]:
        return say(
            "Now {its_card} effect is carried out, and that needs another choice.",
            "C'est l'Effet {its_card} qui a lieu maintenant, et il demande un autre choix.",
        )
    return say("No effect needs this choice now.", "Aucun Effet ne demande ce choix maintenant.")


def _exhausted(f: Facts) -> str:
    return plural(
        f["n"],
        (
            "The Horde that the forced march cost was not lost in the battle: it cannot come back.",
            "The {n} Hordes that forced marches cost were not lost in the battle: they cannot come back.",
        ),
        (
            "La Horde qu'a coûtée la marche forcée n'a pas été perdue dans la bataille : elle ne peut pas revenir.",
            "Les {n} Hordes qu'ont coûtées les marches forcées n'ont pas été perdues dans la bataille : elles ne "
            "peuvent pas revenir.",
        ),
    )


def _unbeatable(f: Facts) -> str:
    return plural(
        f["supply"],
        (
            "With {supply} point left in the supply, nobody can beat the leading camp any more.",
            "With {supply} points left in the supply, nobody can beat the leading camp any more.",
        ),
        (
            "Avec {supply} point dans le stock, plus personne ne peut battre le camp en tête.",
            "Avec {supply} points dans le stock, plus personne ne peut battre le camp en tête.",
        ),
    )


def _not_in_hand(f: Facts) -> str:
    return say("You do not have {a_card} in hand.", "Vous n'avez pas cette carte en main : {a_card}.")


def _battle_pending(f: Facts) -> str:
    return say(
        "A battle is pending {at_zone}: until it is fought, nothing is built or burned there.",
        "Une bataille est en attente {at_zone} : tant qu'elle n'est pas jouée, on n'y édifie et on n'y brûle rien.",
    )


def _go_on(f: Facts) -> str:
    return say(
        "The enemy has retreated, but your move is over: the army stops there.",
        "L'ennemi s'est replié, mais votre mouvement est terminé : l'armée s'arrête là.",
    )


REASONS: Final[Mapping[tuple[str, str], Say]] = {
    # who and when
    ("OVO-1.1", "no-such-seat"): lambda f: say(
        "There is no such player: {players} play at this table.",
        "Ce joueur n'existe pas : on joue à {players} à cette table.",
    ),
    **dict.fromkeys(
        (("OVO-29.1", "over"), ("OVO-29.2", "over")), lambda f: say("The game is over.", "La partie est finie.")
    ),
    **dict.fromkeys(
        ((clause, "not-your-turn") for clause in ("OVO-5.1", *(clause for clause, _code in _PHASES))),
        lambda f: say("Now it is up to {seat}.", "C'est maintenant à {seat}."),
    ),
    **_PHASES,
    **dict.fromkeys(
        (("OVO-5.2", "no-action-left"), ("OVO-31.2", "no-action-left")),
        lambda f: say("You have no action left in this turn.", "Il ne vous reste aucune action à ce tour."),
    ),
    **dict.fromkeys(
        (("OVO-5.3", "no-action-left"), ("OVO-31.3", "no-action-left")),
        lambda f: say(
            "One action more comes only with a mana well that you controlled as your turn began.",
            "Une action de plus ne vient qu'avec un puits de Mana que vous contrôliez au début de votre tour.",
        ),
    ),
    ("OVO-8.9", "no-action-left"): lambda f: say(
        "Without an action you may only burn villages of yours.",
        "Sans action, vous pouvez seulement brûler de vos Villages.",
    ),
    # chance
    **dict.fromkeys(
        ((clause, "chance-only") for clause in ("OVO-4.20", "OVO-4.22", "OVO-9.3", "OVO-9.7", "OVO-17.1")),
        lambda f: say("Nobody chooses this: chance decides.", "Personne ne choisit cela : c'est le hasard qui décide."),
    ),
    ("OVO-4.20", "no-tile-now"): lambda f: say(
        "No objective is turned up now.", "Ce n'est pas le moment de révéler un Objectif."
    ),
    ("OVO-4.22", "no-draw-now"): lambda f: say(
        "The first player is not drawn now.", "Ce n'est pas le moment de tirer au sort le premier joueur."
    ),
    ("OVO-9.3", "no-hero-now"): lambda f: say("No Hero is drawn now.", "Ce n'est pas le moment de piocher un Héros."),
    ("OVO-9.7", "no-theft-now"): lambda f: say("No Hero is stolen now.", "Ce n'est pas le moment de voler un Héros."),
    ("OVO-17.1", "no-card-now"): lambda f: say("No card is drawn now.", "Ce n'est pas le moment de piocher une carte."),
    ("OVO-4.20", "tile-gone"): lambda f: say(
        "This objective is not in the pile: {tile}.", "Cet Objectif n'est pas dans la pile : {tile}."
    ),
    ("OVO-4.20", "tile-later"): lambda f: say(
        "This objective does not lie on top now: {tile}.", "Cet Objectif n'est pas sur le dessus en ce moment : {tile}."
    ),
    ("OVO-9.3", "not-in-pile"): lambda f: say(
        "{card} is not in the Hero pile.", "{card} n'est pas dans la pile des Héros."
    ),
    ("OVO-9.3", "not-on-top"): lambda f: say(
        "{card} does not lie on top of the Hero pile now.",
        "{card} n'est pas sur le dessus de la pile des Héros en ce moment.",
    ),
    ("OVO-9.7", "not-held"): lambda f: say(
        "{card} is not among the Heroes of this enemy.", "{card} n'est pas parmi les Héros de cet ennemi."
    ),
    ("OVO-17.1", "not-in-deck"): lambda f: say(
        "This card cannot be on top of the deck: {card}.",
        "Cette carte ne peut pas être sur le dessus du Deck : {card}.",
    ),
    # zones
    ("OVO-3.1", "no-such-zone"): lambda f: say(
        "There is no zone “{zone}” on this map.", "Il n'y a pas de zone « {zone} » sur cette carte."
    ),
    # moving
    ("OVO-7.6", "in-battle"): lambda f: say(
        "A battle is pending {at_zone}: the Hordes there may not leave.",
        "Une bataille est en attente {at_zone} : les Hordes qui s'y trouvent ne peuvent pas partir.",
    ),
    ("OVO-6.1", "nobody-there"): lambda f: say("There is no Horde {at_zone}.", "Il n'y a aucune Horde {at_zone}."),
    ("OVO-6.1", "not-yours"): lambda f: say(
        "The Hordes {at_zone} belong to {seat}: you move only your own.",
        "Les Hordes {at_zone} sont à {seat} : vous ne déplacez que les vôtres.",
    ),
    ("OVO-6.15", "dark-city"): lambda f: say(
        "{whose_seat} Dark City is {at_zone}: nobody else enters or crosses it.",
        "La Cité Sombre {whose_seat} est {at_zone} : aucun autre camp n'y entre ni ne la traverse.",
    ),
    ("OVO-15.2", "dark-city"): lambda f: say(
        "No enemy of {seat} ever comes {to_zone}, where the Dark City lies.",
        "Aucun ennemi ne va jamais {to_zone}, où {seat} a sa Cité Sombre.",
    ),
    ("OVO-30.3", "partner-city"): lambda f: say(
        "{whose_seat} Dark City is {at_zone}: you may cross your partner's city, but not stop there.",
        "La Cité Sombre {whose_seat} est {at_zone} : vous pouvez traverser celle de votre équipier, pas vous y "
        "arrêter.",
    ),
    ("OVO-30.3", "partner-there"): lambda f: say(
        "{seat}, your partner, stands {at_zone}: you may cross that zone, but not stop there.",
        "{seat}, dans votre équipe, a des Hordes {at_zone} : vous pouvez traverser la zone, pas vous y arrêter.",
    ),
    ("OVO-30.2", "partner-there"): lambda f: say(
        "{seat} is your partner, and partners never fight each other.",
        "{seat} est dans votre équipe, et les équipiers ne se battent jamais entre eux.",
    ),
    ("OVO-8.14", "no-marker-for-city"): lambda f: say(
        "You have no marker for the city {of_zone}, in stock or to be taken back: you cannot stop there.",
        "Vous n'avez pas de marqueur pour la Cité {of_zone}, ni en stock ni à reprendre : vous ne pouvez pas vous "
        "y arrêter.",
    ),
    ("OVO-3.3", "no-road"): lambda f: say(
        "No road leads {from_start} {to_end}.", "Aucune route ne mène {from_start} {to_end}."
    ),
    ("OVO-3.4", "two-roads"): lambda f: say(
        "{start} and {end} are not adjacent: it is two roads {by_way}, so point at the zone on the way first.",
        "{start} et {end} ne sont pas des zones adjacentes : il y a deux routes {by_way}, montrez donc d'abord la "
        "zone en chemin.",
    ),
    ("OVO-3.4", "no-road"): lambda f: say(
        "{start} and {end} are not adjacent: you go from zone to zone by road.",
        "{start} et {end} ne sont pas des zones adjacentes : on passe de l'une à l'autre par les routes.",
    ),
    ("OVO-6.1", "too-far"): lambda f: say(
        "A move action goes one or two zones far, not {zones}.",
        "Une action de mouvement fait avancer d'une ou deux zones, pas de {zones}.",
    ),
    ("OVO-6.2", "enemy-stops"): lambda f: say(
        "Enemy Hordes stand {at_zone}: your move ends there.",
        "Il y a des Hordes ennemies {at_zone} : votre mouvement s'y arrête.",
    ),
    ("OVO-6.3", "enemy-stops"): lambda f: say(
        "With enemy Hordes there, {zone} is an enemy zone that nobody crosses.",
        "Avec des Hordes ennemies, {zone} est une zone ennemie que l'on ne traverse pas.",
    ),
    ("OVO-6.8", "no-zone-between"): lambda f: say(
        "Hordes stay or come along in the zone between two roads, and this move takes one road.",
        "On laisse ou on prend des Hordes dans la zone entre deux routes, et ce mouvement ne suit qu'une route.",
    ),
    ("OVO-6.14", "nobody-moves"): lambda f: say(
        "At least one Horde has to move.", "Il faut déplacer au moins une Horde."
    ),
    ("OVO-6.5", "too-many"): _too_many,
    ("OVO-6.7", "moved-already"): _moved_already,
    ("OVO-6.10", "taken-along"): _taken_along,
    ("OVO-R13", "just-come"): _just_come,
    ("OVO-6.8", "leave-too-many"): lambda f: say(
        "You cannot leave {n} Hordes {at_zone}: not so many are on the move.",
        "Vous ne pouvez pas laisser {n} Hordes {at_zone} : il n'y en a pas autant en mouvement.",
    ),
    ("OVO-6.9", "take-too-many"): _take_too_many,
    ("OVO-6.9", "take-moved"): _take_moved,
    ("OVO-6.14", "nobody-goes-on"): lambda f: say(
        "At least one Horde has to go on {from_zone}.", "Au moins une Horde doit continuer au-delà {from_zone}."
    ),
    ("OVO-7.1", "one-zone"): lambda f: say(
        "A forced march goes one zone further: no road leads {from_start} {to_end}.",
        "Une marche forcée fait avancer d'une zone : aucune route ne mène {from_start} {to_end}.",
    ),
    ("OVO-7.3", "march-too-few"): lambda f: say(
        "A forced march takes at least two Hordes, so that one is left.",
        "Une marche forcée demande au moins deux Hordes, pour qu'il en reste une.",
    ),
    ("OVO-7.2", "march-too-few"): lambda f: say(
        "A forced march costs one Horde, which is removed worn out.",
        "Une marche forcée coûte une Horde, retirée car épuisée.",
    ),
    ("OVO-7.4", "march-unmoved"): _march_unmoved,
    ("OVO-7.1", "march-unmoved"): lambda f: say(
        "A forced march is for Hordes that have already moved in this turn.",
        "Une marche forcée est pour des Hordes qui se sont déjà déplacées à ce tour.",
    ),
    ("OVO-7.5", "marched-already"): _marched_already,
    # recruiting and buying
    ("OVO-12.1", "recruit-none"): lambda f: say(
        "Recruit one or two Hordes: each place named gets at least one.",
        "Recrutez une ou deux Hordes : chaque endroit nommé en reçoit au moins une.",
    ),
    ("OVO-12.1", "recruit-too-many"): lambda f: say(
        "One action recruits at most two Hordes, not {n}.", "Une action recrute au plus deux Hordes, pas {n}."
    ),
    ("OVO-12.7", "reserve-too-small"): _reserve_too_small,
    ("OVO-12.4", "fortress-full"): _fortress_full,
    ("OVO-30.5", "not-shared"): lambda f: say(
        "{seat} is your partner, and partners share neither Hordes nor fortresses.",
        "{seat} est votre équipier, et les équipiers ne partagent ni leurs Hordes ni leurs Forteresses.",
    ),
    ("OVO-30.4", "partners-village"): lambda f: say(
        "{seat} controls the village {of_zone}: partners keep what they control.",
        "{seat} contrôle le Village {of_zone} : chaque équipier garde ce qu'il contrôle.",
    ),
    ("OVO-12.2", "foreign-city"): lambda f: say(
        "{whose_seat} Dark City is {at_zone}: you recruit on yours.",
        "La Cité Sombre {whose_seat} est {at_zone} : vous recrutez sur la vôtre.",
    ),
    ("OVO-12.2", "no-fortress"): lambda f: say(
        "There is no fortress {at_zone}: you recruit on your Dark City or in a standing fortress of yours.",
        "Il n'y a pas de Forteresse {at_zone} : vous recrutez sur votre Cité Sombre ou dans une de vos "
        "Forteresses, debout.",
    ),
    ("OVO-12.8", "foreign-fortress"): lambda f: say(
        "The fortress {at_zone} belongs to {seat}: you recruit only in your own.",
        "La Forteresse {at_zone} est à {seat} : vous ne recrutez que dans les vôtres.",
    ),
    ("OVO-14.8", "fortress-lies"): lambda f: say(
        "The fortress {at_zone} lies, and a lying fortress gives nothing.",
        "La Forteresse {at_zone} est couchée, et une Forteresse couchée ne donne rien.",
    ),
    ("OVO-12.8", "fortress-lies"): lambda f: say(
        "To recruit {at_zone}, you must stand up the fortress first.",
        "Pour recruter {at_zone}, il faut d'abord redresser la Forteresse.",
    ),
    ("OVO-12.3", "places-out-of-order"): lambda f: say(
        "In which order Hordes come means nothing: name each place once, in the order of the map.",
        "L'ordre d'arrivée des Hordes ne change rien : nommez chaque lieu une fois, dans l'ordre de la carte.",
    ),
    ("OVO-13.6", "buy-none"): lambda f: say("Name at least one card to buy.", "Nommez au moins une carte à acheter."),
    ("OVO-13.1", "buy-too-many"): _buy_too_many,
    ("OVO-13.2", "lying-counts-not"): lambda f: say(
        "Your fortresses that lie do not count for buying.", "Vos Forteresses couchées ne comptent pas pour l'achat."
    ),
    ("OVO-13.9", "hero-for-sale"): _hero_for_sale,
    ("OVO-13.5", "pile-empty"): lambda f: say(
        "The pile of this kind is empty: no {card} is left to buy.",
        "Il ne reste aucune carte {card} à acheter : la pile est vide.",
    ),
    ("OVO-13.3", "same-kind"): lambda f: say(
        "One action takes cards of different kinds, so {a_card} only once.",
        "Une action donne des cartes de types différents : {a_card}, c'est une seule fois.",
    ),
    ("OVO-13.3", "cards-out-of-order"): lambda f: say(
        "In which order you take the cards means nothing: name them in the order of the piles.",
        "L'ordre dans lequel vous prenez les cartes ne change rien : nommez-les dans l'ordre des piles.",
    ),
    # building and burning
    ("OVO-14.1", "enemy-there"): lambda f: say(
        "Enemy Hordes stand {at_zone}: no foundation is laid there.",
        "Il y a des Hordes ennemies {at_zone} : on n'y pose pas de fondations.",
    ),
    ("OVO-14.2", "enemy-there"): lambda f: say(
        "Enemy Hordes stand {at_zone}: no fortress is stood up there.",
        "Il y a des Hordes ennemies {at_zone} : on n'y redresse pas de Forteresse.",
    ),
    ("OVO-11.17", "battle-pending"): _battle_pending,
    ("OVO-14.1", "no-horde-there"): lambda f: say(
        "To lay a foundation, you need a Horde {at_zone}.",
        "Pour poser des fondations, il vous faut une Horde {at_zone}.",
    ),
    ("OVO-14.2", "no-horde-there"): lambda f: say(
        "To stand up a fortress, you need a Horde {at_zone}.",
        "Pour redresser une Forteresse, il vous faut une Horde {at_zone}.",
    ),
    ("OVO-14.6", "on-dark-city"): lambda f: say(
        "There is a Dark City {at_zone}: no fortress is built there.",
        "Il y a une Cité Sombre {at_zone} : on n'y édifie pas de Forteresse.",
    ),
    ("OVO-14.6", "fortress-there"): lambda f: say(
        "There is a fortress {at_zone} already: a zone has one at most.",
        "Il y a déjà une Forteresse {at_zone} : une zone en a au plus une.",
    ),
    ("OVO-14.7", "no-fortress-left"): lambda f: say(
        "No fortress is left in the stock.", "Il ne reste aucune Forteresse dans le stock."
    ),
    ("OVO-14.2", "no-fortress"): lambda f: say(
        "There is no fortress {at_zone} to stand up.", "Il n'y a pas de Forteresse {at_zone} à redresser."
    ),
    ("OVO-14.2", "stands-already"): lambda f: say(
        "The fortress {at_zone} stands already.", "La Forteresse {at_zone} est déjà debout."
    ),
    ("OVO-14.13", "fell-this-turn"): lambda f: say(
        "The fortress {at_zone} was conquered in this turn: it can be stood up in a later one.",
        "La Forteresse {at_zone} a été conquise à ce tour : on pourra la redresser à un tour suivant.",
    ),
    ("OVO-14.3", "laid-this-turn"): lambda f: say(
        "The fortress {at_zone} was laid in this turn: it can be stood up in a later one.",
        "Les fondations {at_zone} ont été posées à ce tour : on pourra redresser la Forteresse à un tour suivant.",
    ),
    ("OVO-14.9", "foreign-fortress"): lambda f: say(
        "The fortress {at_zone} belongs to {seat}.", "La Forteresse {at_zone} est à {seat}."
    ),
    ("OVO-8.9", "burn-only"): lambda f: say(
        "Only razing and converting are free: {zone} is not taken that way.",
        "Seuls raser et convertir sont gratuits : on ne prend pas {zone} ainsi.",
    ),
    ("OVO-8.9", "no-village"): lambda f: say("There is no village {at_zone}.", "Il n'y a pas de Village {at_zone}."),
    ("OVO-8.9", "village-not-yours"): lambda f: say(
        "You do not control the village {of_zone}.", "Vous ne contrôlez pas le Village {of_zone}."
    ),
    ("OVO-8.9", "no-army-there"): lambda f: say(
        "You have no army {at_zone} that could burn the village.",
        "Vous n'avez pas d'armée {at_zone} pour brûler le Village.",
    ),
    ("OVO-8.10", "taken-this-turn"): lambda f: say(
        "The village {of_zone} came under your control in this turn: it can burn in a later one.",
        "Vous avez pris le contrôle du Village {of_zone} à ce tour : il pourra brûler à un tour suivant.",
    ),
    # entering a zone
    ("OVO-8.14", "no-marker"): lambda f: say(
        "You have no marker for the village {of_zone}, nor one to take back.",
        "Vous n'avez pas de marqueur pour le Village {of_zone}, ni aucun à reprendre.",
    ),
    ("OVO-8.14", "marker-used-up"): lambda f: say(
        "Hordes left {at_zone} would use up the marker that you need for the city {of_city}.",
        "Des Hordes laissées {at_zone} prendraient le marqueur qu'il vous faut pour la Cité {of_city}.",
    ),
    ("OVO-8.14", "marker-for-city-due"): lambda f: say(
        "You need your last marker for the city where the others are going, not for the village {of_zone}.",
        "Il vous faut votre dernier marqueur pour la Cité où vont les autres, pas pour le Village {of_zone}.",
    ),
    ("OVO-8.14", "no-marker-of-yours"): lambda f: say(
        "There is no marker of yours {at_zone}.", "Vous n'avez pas de marqueur {at_zone}."
    ),
    ("OVO-8.14", "not-from-city"): lambda f: say(
        "{zone} is a city: its marker is not taken back.", "{zone} est une Cité : on n'en reprend pas le marqueur."
    ),
    ("OVO-8.14", "hordes-there"): lambda f: say(
        "You have Hordes {at_zone}: the marker there is not taken back.",
        "Vous avez des Hordes {at_zone} : on n'y reprend pas le marqueur.",
    ),
    ("OVO-8.14", "marker-due"): lambda f: say(
        "A marker is needed {at_zone}: take one back from elsewhere.",
        "Il faut un marqueur {at_zone} : reprenez-en un ailleurs.",
    ),
    ("OVO-9.3", "not-drawn"): lambda f: say(
        "{card} is not among the Heroes that you have drawn.", "{card} n'est pas parmi les Héros que vous avez piochés."
    ),
    ("OVO-11.6", "must-leave"): lambda f: say(
        "Your Horde {at_zone} is alone against {n} or more: it must retreat.",
        "Votre Horde {at_zone} est isolée contre {n} ou plus : elle doit se replier.",
    ),
    # retreats
    ("OVO-11.2", "not-adjacent"): lambda f: say(
        "A retreat goes to an adjacent zone: no road leads {from_start} {to_end}.",
        "On se replie dans une zone adjacente : aucune route ne mène {from_start} {to_end}.",
    ),
    ("OVO-11.3", "closed-dark-city"): lambda f: say(
        "An enemy's Dark City is {at_zone}: you cannot retreat there.",
        "La Cité Sombre d'un ennemi est {at_zone} : vous ne pouvez pas vous y replier.",
    ),
    ("OVO-6.15", "closed-dark-city"): lambda f: say(
        "Nobody enters a Dark City of another camp, and one is {at_zone}.",
        "On n'entre jamais dans la Cité Sombre d'un autre camp, et il y en a une {at_zone}.",
    ),
    ("OVO-11.3", "closed-enemy-army"): lambda f: say(
        "Enemy Hordes stand {at_zone}: you cannot retreat there.",
        "Il y a des Hordes ennemies {at_zone} : vous ne pouvez pas vous y replier.",
    ),
    ("OVO-11.3", "closed-enemy-fortress"): lambda f: say(
        "An enemy has a fortress {at_zone}: you cannot retreat there.",
        "Un ennemi a une Forteresse {at_zone} : vous ne pouvez pas vous y replier.",
    ),
    ("OVO-11.3", "closed-village"): lambda f: say(
        "You do not control the village {of_zone}: you cannot retreat there.",
        "Vous ne contrôlez pas le Village {of_zone} : vous ne pouvez pas vous y replier.",
    ),
    ("OVO-11.3", "closed-city"): lambda f: say(
        "You do not control the city {of_zone}: you cannot retreat there.",
        "Vous ne contrôlez pas la Cité {of_zone} : vous ne pouvez pas vous y replier.",
    ),
    ("OVO-11.2", "closed-enemy-marker"): lambda f: say(
        "An enemy has a marker {at_zone}: you cannot retreat there.",
        "Un ennemi a un marqueur {at_zone} : vous ne pouvez pas vous y replier.",
    ),
    ("OVO-30.3", "closed-partner-army"): lambda f: say(
        "Your partner stands {at_zone}: you cannot retreat there.",
        "Votre équipier a des Hordes {at_zone} : vous ne pouvez pas vous y replier.",
    ),
    ("OVO-30.3", "closed-partner-city"): lambda f: say(
        "Your partner's Dark City is {at_zone}: you cannot retreat there.",
        "La Cité Sombre de votre équipier est {at_zone} : vous ne pouvez pas vous y replier.",
    ),
    ("OVO-30.6", "closed-village"): lambda f: say(
        "Your partner controls the village {of_zone}: you cannot retreat there.",
        "Votre équipier contrôle le Village {of_zone} : vous ne pouvez pas vous y replier.",
    ),
    ("OVO-30.6", "closed-city"): lambda f: say(
        "Your partner controls the city {of_zone}: you cannot retreat there.",
        "Votre équipier contrôle la Cité {of_zone} : vous ne pouvez pas vous y replier.",
    ),
    # before a battle
    ("OVO-5.9", "actions-first"): lambda f: say(
        "The battle {at_zone} has to wait until your actions are over.",
        "La bataille {at_zone} doit attendre la fin de vos actions.",
    ),
    ("OVO-16.1", "no-battle-there"): lambda f: say(
        "No battle is pending {at_zone}.", "Aucune bataille n'est en attente {at_zone}."
    ),
    ("OVO-21.8", "hero-away"): lambda f: say(
        "{card} has fought in this game turn and rests until the next one.",
        "{card} a combattu pendant ce tour de jeu et se repose jusqu'au prochain.",
    ),
    ("OVO-16.3", "not-owned"): lambda f: say(
        "You do not have {own_cards} to put in the deck.", "Il vous manque pour le Deck : {own_cards}."
    ),
    ("OVO-16.3", "too-few"): lambda f: say(
        "You own {own_cards}: the deck cannot hold {n_wanted}.",
        "Vous possédez {own_cards} : le Deck ne peut pas en contenir {n_wanted}.",
    ),
    ("OVO-16.3", "only-one"): lambda f: say(
        "There is only one card of {card}: the deck cannot hold {n_wanted}.",
        "Il n'existe qu'une carte {card} : le Deck ne peut pas en contenir {n_wanted}.",
    ),
    ("OVO-16.3", "deck-full"): lambda f: say(
        "A combat deck holds at most {n} cards.", "Un Deck de combat compte au plus {n} cartes."
    ),
    ("OVO-16.3", "nothing-left"): lambda f: say(
        "No card is left to put in the deck.", "Il ne reste aucune carte à mettre dans le Deck."
    ),
    ("OVO-16.5", "deck-empty"): lambda f: say(
        "A combat deck holds at least one card.", "Un Deck de combat compte au moins une carte."
    ),
    ("OVO-24.2", "not-first-line"): lambda f: say(
        "Before the first round only first-line Units are engaged, not {a_card}.",
        "Avant le premier round, on n'engage que des Unités de première ligne, pas {a_card}.",
    ),
    ("OVO-24.2", "not-in-your-deck"): lambda f: say(
        "Your deck does not hold so many of these cards: {card}.",
        "Votre Deck ne contient pas autant de ces cartes : {card}.",
    ),
    ("OVO-24.2", "vanguard-size"): _vanguard_size,
    # a round
    ("OVO-22.17", "goes-blind"): lambda f: say(
        "Because of Vri-Hurcka, the top card of your deck is engaged unseen: you neither choose nor reorganise.",
        "À cause de Vri-Hurcka, vous engagez en aveugle la première carte de votre Deck : ni choix, ni réorganisation.",
    ),
    ("OVO-17.8", "one-card"): lambda f: say(
        "To reorganise you need two cards in hand, and you have {n}.",
        "Pour se réorganiser, il faut deux cartes en main, et vous en avez {n}.",
    ),
    ("OVO-17.8", "no-deck"): lambda f: say(
        "Your deck is empty: to reorganise, it must hold at least one card.",
        "Votre Deck est vide : pour se réorganiser, il doit y rester au moins une carte.",
    ),
    ("OVO-17.8", "declared-no"): lambda f: say(
        "You have not said that you reorganise, so you choose a card.",
        "Vous n'avez pas dit que vous vous réorganisez : vous choisissez donc une carte.",
    ),
    ("OVO-17.8", "declared-yes"): lambda f: say(
        "You have said that you reorganise, so that comes first.",
        "Vous avez dit que vous vous réorganisez : c'est donc cela qui vient d'abord.",
    ),
    **dict.fromkeys((("OVO-17.5", "not-in-hand"), ("OVO-17.3", "not-in-hand")), _not_in_hand),
    ("OVO-17.7", "shuffled-anyway"): lambda f: say(
        "As the deck is shuffled, the order of the two cards means nothing: name the other one.",
        "Comme on mélange le Deck, l'ordre des deux cartes ne change rien : nommez l'autre.",
    ),
    ("OVO-R70", "place-is-free"): lambda f: say(
        "There is a place for {the_card}: it has to be taken.", "Il y a une place pour {the_card} : il faut la prendre."
    ),
    ("OVO-R38", "place-is-free"): lambda f: say(
        "The walls protect {the_card}: the place behind them has to be taken.",
        "Les murs protègent {the_card} : il faut prendre la place derrière eux.",
    ),
    ("OVO-19.4", "place-is-free"): lambda f: say(
        "There is a protected place for {the_card}: it has to be taken.",
        "Il y a une place protégée pour {the_card} : il faut la prendre.",
    ),
    ("OVO-19.1", "place-is-free"): lambda f: say(
        "{a_card} goes into the first line, where there is always a place.",
        "{a_card} se place en première ligne, où il y a toujours de la place.",
    ),
    ("OVO-21.1", "needs-unit"): lambda f: say(
        "A Hero is placed on a Unit: say on which one.", "Un Héros se pose sur une Unité : dites laquelle."
    ),
    ("OVO-24.7", "no-walls"): lambda f: say(
        "No walls protect {the_card} here: they protect the defender of a fortress.",
        "Aucun mur ne protège {the_card} ici : les murs protègent le défenseur d'une Forteresse.",
    ),
    ("OVO-19.3", "no-such-column"): lambda f: say(
        "There is no column {n} on your side.", "Il n'y a pas de colonne {n} de votre côté."
    ),
    ("OVO-19.1", "own-column"): lambda f: say(
        "{a_card} opens a column and does not go into column {n}.",
        "{a_card} ouvre une colonne et ne va pas dans la colonne {n}.",
    ),
    ("OVO-19.3", "column-full"): lambda f: say(
        "Column {n} has its second-line Unit: there is room for one.",
        "La colonne {n} a déjà son Unité de seconde ligne : il y a place pour une seule.",
    ),
    ("OVO-19.2", "no-protector"): lambda f: say(
        "No first-line Unit is left in column {n} to protect {the_card}.",
        "Il ne reste pas d'Unité de première ligne dans la colonne {n} pour protéger {the_card}.",
    ),
    ("OVO-19.3", "behind-only"): lambda f: say(
        "{a_card} goes into the second line of column {n}, not into the first.",
        "{a_card} se place en seconde ligne de la colonne {n}, pas en première.",
    ),
    ("OVO-21.2", "hero-there"): lambda f: say(
        "{hero} is on column {n} already: a column has one Hero at most.",
        "{hero} est déjà sur la colonne {n} : une colonne porte au plus un Héros.",
    ),
    ("OVO-24.8", "on-second-line"): lambda f: say(
        "In column {n} only walls stand in front: {the_card} has to be put on the second-line Unit.",
        "Dans la colonne {n}, seuls les murs sont devant : {the_card} doit être posé sur l'Unité de seconde ligne.",
    ),
    ("OVO-21.1", "needs-both-lines"): lambda f: say(
        "A Hero needs a column with a first-line and a second-line Unit, and column {n} lacks one.",
        "Il faut à un Héros une colonne avec une Unité de première ligne et une de seconde, et il en manque une à "
        "la colonne {n}.",
    ),
    # Berserk
    ("OVO-23.1", "white-token"): lambda f: say(
        "Your strike token is white: you have no Berserk to use.",
        "Votre jeton de suivi des frappes est blanc : vous n'avez pas d'effet Berserk à utiliser.",
    ),
    ("OVO-23.6", "in-the-zone"): lambda f: say(
        "Your token is on space {space} already: Berserk is for the moment when it enters the zone.",
        "Votre jeton est déjà sur la case {space} : l'effet Berserk sert au moment où il entre dans la zone.",
    ),
    ("OVO-23.2", "outside"): lambda f: say(
        "Your token is on space {space}: Berserk is for the moment when it enters the zone, spaces 4 to 6.",
        "Votre jeton est sur la case {space} : l'effet Berserk sert au moment où il entre dans la zone, les cases "
        "4 à 6.",
    ),
    # effects
    ("OVO-17.12", "other-effect"): _other_effect,
    ("OVO-20.10", "no-horde-lost"): lambda f: say(
        "You have lost no Horde in this battle that could come back.",
        "Vous n'avez perdu dans cette bataille aucune Horde qui pourrait revenir.",
    ),
    ("OVO-7.9", "exhausted-stay-away"): _exhausted,
    ("OVO-20.10", "no-card-to-pay"): lambda f: say(
        "Your deck is empty: you have no card to pay for the green effect.",
        "Votre Deck est vide : vous n'avez pas de carte pour payer l'Effet vert.",
    ),
    ("OVO-22.1", "not-the-enemy"): lambda f: say(
        "Ashani destroys a Unit of the enemy, {seat}.", "Ashani détruit une Unité de l'adversaire, {seat}."
    ),
    ("OVO-22.1", "no-unit-there"): lambda f: say(
        "There is no Unit in this place.", "Il n'y a pas d'Unité à cette place."
    ),
    ("OVO-22.13", "face-down"): lambda f: say(
        "No effect applies to a card that lies face down, as this one: {card}.",
        "Aucun Effet ne s'applique à une carte face cachée comme celle-ci : {card}.",
    ),
    ("OVO-22.1", "covered"): lambda f: say(
        "A Hero covers {the_card}: Ashani cannot destroy it.",
        "Un Héros recouvre {the_card} : Ashani ne peut pas détruire cette carte.",
    ),
    ("OVO-21.5", "covered"): lambda f: say(
        "No enemy effect applies to a Unit that a Hero covers.",
        "Aucun Effet adverse ne s'applique à une Unité recouverte par un Héros.",
    ),
    ("OVO-22.2", "not-engaged"): lambda f: say(
        "Buurk copies another card, engaged on your side and face up, not {the_card}.",
        "Buurk copie une autre carte, engagée de votre côté et face visible, pas {the_card}.",
    ),
    ("OVO-R74", "himself"): lambda f: say(
        "Buurk does not copy himself: that would never come to an end.",
        "Buurk ne se copie pas lui-même : cela n'aurait pas de fin.",
    ),
    ("OVO-22.8", "kind-not-engaged"): lambda f: say(
        "Kraash needs a kind of Unit that is engaged on your side and face up, not {the_card}.",
        "Il faut à Kraash un type d'Unité engagé de votre côté et face visible, pas {the_card}.",
    ),
    ("OVO-22.10", "no-such-hero"): lambda f: say(
        "Moordakk takes a Hero that is in the enemy's deck, not {the_card}.",
        "Moordakk vise un Héros du Deck de l'adversaire, pas {the_card}.",
    ),
    ("OVO-22.19", "not-in-deck"): lambda f: say(
        "Vrushn takes a card that is in your deck, not {the_card}.",
        "Vrushn prend une carte de votre Deck, pas {the_card}.",
    ),
    ("OVO-22.12", "in-this-battle"): lambda f: say(
        "The Hordes {at_zone} are in this battle already.", "Les Hordes {at_zone} sont déjà dans cette bataille."
    ),
    ("OVO-22.12", "in-other-battle"): lambda f: say(
        "Another battle is pending {at_zone}: nobody leaves it.",
        "Une autre bataille est en attente {at_zone} : personne ne la quitte.",
    ),
    ("OVO-22.12", "no-horde-of-yours"): lambda f: say(
        "You have no Horde {at_zone} to bring.", "Vous n'avez aucune Horde {at_zone} à amener."
    ),
    ("OVO-22.12", "too-far-or-barred"): lambda f: say(
        "No Horde can come {from_zone}: it is too far, or the way is barred.",
        "Aucune Horde ne peut venir {from_zone} : c'est trop loin, ou le chemin est barré.",
    ),
    # attempts
    ("OVO-3.8", "mark-ruin"): lambda f: say(
        "A bare ruin takes no marker: nobody can control it.",
        "Une simple ruine ne reçoit pas de marqueur : personne ne peut la contrôler.",
    ),
    ("OVO-14.10", "mark-fortress"): lambda f: say(
        "A fortress alone brings no marker into its zone.",
        "Une Forteresse ne suffit pas pour poser un marqueur sur sa zone.",
    ),
    ("OVO-5.6", "mark-no-action"): lambda f: say(
        "Putting a marker down is no action: Hordes that stop there do it.",
        "Poser un marqueur n'est pas une action : les Hordes qui s'arrêtent sur place le font.",
    ),
    ("OVO-15.4", "mark-dark-city"): lambda f: say(
        "A Dark City carries no marker.", "Une Cité Sombre ne porte pas de marqueur."
    ),
    ("OVO-9.3", "keep-both"): lambda f: say(
        "You keep one of the drawn Heroes: the other goes under the pile.",
        "Vous gardez un des Héros piochés : l'autre va sous la pile.",
    ),
    ("OVO-9.10", "look"): lambda f: say(
        "The Heroes that others hold are hidden until they fight.",
        "Les Héros que les autres détiennent sont cachés jusqu'à ce qu'ils combattent.",
    ),
    ("OVO-9.7", "draw-pile"): lambda f: say(
        "A city taken from an enemy gives a Hero of that enemy, and none of the pile.",
        "Une Cité prise à un ennemi donne un Héros de cet ennemi, et aucun de la pile.",
    ),
    ("OVO-11.4", "split-retreat"): lambda f: say(
        "The whole army retreats, and all of it to the same zone.",
        "Toute l'armée se replie, et dans une seule et même zone.",
    ),
    ("OVO-11.12", "go-on"): _go_on,
    ("OVO-6.2", "go-on"): lambda f: say(
        "A move is over where it meets an enemy army.", "Un mouvement s'arrête là où il rencontre une armée ennemie."
    ),
    ("OVO-5.9", "fight-now"): lambda f: say(
        "Battles are fought after the last action of the turn, not before.",
        "Les batailles se jouent après la dernière action du tour, pas avant.",
    ),
    ("OVO-22.7", "two-cards"): lambda f: say(
        "Only the effect of Kokoth brings a second card in a round.",
        "Seul l'Effet de Kokoth apporte une deuxième carte dans un round.",
    ),
    ("OVO-17.3", "two-cards"): lambda f: say(
        "Each player chooses one card in a round, and keeps the other in hand.",
        "Chacun choisit une carte par round et garde l'autre en main.",
    ),
    ("OVO-19.5", "effect-unprotected"): lambda f: say(
        "Without protection, a second-line Unit has its strength only, no effect.",
        "Sans protection, une Unité de seconde ligne n'a que sa Force, pas d'Effet.",
    ),
    ("OVO-21.4", "effect-without-place"): lambda f: say(
        "Without a place, a Hero has strength only, no effect.", "Sans place, un Héros n'a que sa Force, pas d'Effet."
    ),
    ("OVO-8.1", "no-fate"): lambda f: say(
        "Whoever stops in a village chooses its fate at once: raze, convert or control.",
        "Qui s'arrête dans un Village choisit aussitôt son sort : raser, convertir ou contrôler.",
    ),
    # the end
    ("OVO-29.3", "shared"): lambda f: say(
        "Several camps have the most glory points: they share the victory.",
        "Plusieurs camps sont à égalité en tête : ils partagent la victoire.",
    ),
    ("OVO-29.1", "supply-empty"): lambda f: say(
        "The glory supply is empty: the camp with the most points wins.",
        "Le stock de gloire est vide : le camp qui a le plus de points gagne.",
    ),
    ("OVO-29.2", "unbeatable"): _unbeatable,
}

# --- score lines -----------------------------------------------------------------------------------------------------

LINES: Final[Mapping[str, Say]] = {
    "glory": lambda f: say("Own glory points", "Points de gloire personnels"),
    "partner": lambda f: say("Glory points of the partner, {seat}", "Points de gloire de l'équipier, {seat}"),
}

# --- actions ---------------------------------------------------------------------------------------------------------


# --- the story -------------------------------------------------------------------------------------------------------


def chapter(event: Event) -> str:
    """The game turns, the player turns, the battles and the reckoning have titles of their own."""
    if type(event) not in _CHAPTERS:
        return ""
    facts = {field: getattr(event, field) for field in event.__struct_fields__}
    return capital(_CHAPTERS[type(event)]().format_map(_Words(facts)))


_CHAPTERS: Final[Mapping[type, Text]] = {
    ev.GameTurnBegan: lambda: say("Game turn {number}", "Tour de jeu {number}"),
    ev.TurnBegan: lambda: say("{whose_seat} turn", "Le tour {whose_seat}"),
    ev.BattleBegan: lambda: say(
        "Battle {at_zone}: {attacker} against {defender}", "Bataille {at_zone} : {attacker} contre {defender}"
    ),
    ev.ReckoningBegan: lambda: say("The reckoning of game turn {number}", "Le décompte du tour de jeu {number}"),
}
