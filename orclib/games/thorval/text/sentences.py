"""What actions, events, reasons and score lines say.

A sentence is a template with the facts' names in braces; `_words` turns the facts into words of the language in use.
Players go by the colours of their counters, without an article; a space is named as in "in castle 3".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any, Final

from orclib.engine import Action, Event, Line, Reason, Seat
from orclib.engine.records import Facts
from orclib.games.thorval import events as ev
from orclib.games.thorval.actions import Lot
from orclib.games.thorval.box import DIE, REGIONS, Figure, Kind
from orclib.games.thorval.state import Options
from orclib.games.thorval.text import names
from orclib.games.thorval.text.names import (
    full_figure_name,
    orks_count,
    regions_list,
    seats_list,
    soldiers_count,
    the_kind,
    the_space,
    the_spaces,
    units_list,
)
from orclib.language import capital, current, percent, say, series


def seat_name(seat: Seat, options: Options) -> str:
    """The name of a player, or chance."""
    return names.seat_name(seat)


_SEATS: Final = dict.fromkeys(("seat", "owner", "victim"), names.seat_name)
_SPACES: Final = dict.fromkeys(("space", "origin", "target", "start", "end", "by", "at", "emptied", "to"), the_space)
_WORDS: Final[Mapping[str, Callable[[Any], Any]]] = {
    **_SEATS,
    **_SPACES,
    "defender": names.holder_name,
    "seats": seats_list,
    "winners": seats_list,
    **dict.fromkeys(("spaces", "targets", "bands"), the_spaces),
    "region": lambda region: REGIONS[region - 1],
    "regions": regions_list,
    "kind": the_kind,
    "figure": lambda figure: full_figure_name(figure) if isinstance(figure, Figure) else figure,
    "soldiers": soldiers_count,
    "orks": orks_count,
    "first": lambda action: _said(action),
}


def _words(facts: Facts) -> dict[str, Any]:
    words = dict(facts)
    for name, value in facts.items():
        if name in _WORDS and (value is not None or name == "defender"):
            words[name] = _WORDS[name](value)
        if isinstance(value, tuple):
            words[f"n_{name}"] = len(value)
    if "soldiers" in facts and "figure" in facts:
        words["units"] = units_list(facts["soldiers"], facts["figure"])
    if "regions" in facts:
        words["spared"] = regions_list(region for region in DIE if region not in facts["regions"])
    if "face" in facts:
        words["region"] = dict(enumerate(REGIONS, 1)).get(facts["face"], facts["face"])  # any number may be typed
    if (piece := facts.get("piece")) is not None and piece.figure is not None:
        words["figure"] = full_figure_name(piece.figure)
    if "lots" in facts:
        words["lots_in"] = _lots(facts["lots"], say("{units} in {space}", "{units} dans {space}"))
        words["lots_from"] = _lots(facts["lots"], say("{units} from {space}", "{units} depuis {space}"))
    return words


def _lots(lots: Iterable[Lot], each: str) -> str:
    """What an announcement says of its spaces, one after the other."""
    parts = (each.format(units=units_list(lot.soldiers, lot.figure), space=the_space(lot.space)) for lot in lots)
    return series(parts) or say("nothing", "rien")


def _said(thing: Action | Event | Reason | Line) -> str:
    return thing.template.format_map(_words(thing.facts))


def sentence(thing: Action | Event | Reason | Line) -> str:
    """What a thing says, in the language in use."""
    return capital(_said(thing))


# --- odds and strengths ----------------------------------------------------------------------------------------------


def chapter(event: Event) -> str:
    """Each round begins with what nobody does: orks, dragon, mediator."""
    if not isinstance(event, ev.RoundBegan):
        return ""
    return say("Round {n}: orks, dragon and mediator", "Tour {n} : Orks, dragon et médiateur").format(n=event.number)


def fight_endings() -> tuple[str, str, str]:
    """How a player's attack may end: for the attacker, for nobody, for the defender."""
    return (
        say("the attacker wins", "l'attaquant gagne"),
        say("both sides are wiped out", "les deux camps sont anéantis"),
        say("the attacker is wiped out", "l'attaquant est anéanti"),
    )


def reckoned(more_may_come: bool) -> str:
    """What the odds of a fight leave out of account: what may still be brought to it, and whom the owners give."""
    if more_may_come:
        return say(
            "Reckoned with the units that stand there now: nobody gathers or transfers any more, the fight goes "
            "to its end, and soldiers are lost before hero or wizard.",
            "Calcul avec les unités présentes maintenant : plus aucun renfort ni transfert, le combat va jusqu'au "
            "bout, et on perd les soldats avant le héros ou le petit magicien.",
        )
    return say(
        "Reckoned to the end of the fight; soldiers are lost before hero or wizard.",
        "Calcul jusqu'à la fin du combat ; on perd les soldats avant le héros ou le petit magicien.",
    )


def band_endings() -> tuple[str, ...]:
    """How a band's attack may end, in the order of `BandResult`."""
    return (
        say("the band conquers the space and moves in", "la bande conquiert la case et l'occupe"),
        say(
            "the space is emptied, but the last ork stays where it is",
            "la case est vidée, mais le dernier Ork reste où il est",
        ),
        say("both sides are wiped out", "les deux camps sont anéantis"),
        say("the band stops with one ork left", "la bande s'arrête, réduite à un seul Ork"),
        say("the band is wiped out", "la bande est anéantie"),
    )


def is_kind(kind: Kind) -> str:
    """What a treasure turns out to be."""
    return say("it is {kind}", "c'est {kind}").format(kind=the_kind(kind))


def _share(share: Fraction) -> str:
    """A chance as a percentage; what is not quite certain, or not quite impossible, is not called so."""
    text = percent(float(share))
    if share in (0, 1) or text not in (percent(0), percent(1)):
        return text
    return say("almost {share}", "presque {share}").format(share=text)


def fight_prospect(origin: str, target: str, share: Fraction) -> str:
    """How likely the attack that is being fought takes its target."""
    text = say(
        "The attack from {origin} on {target}, fought to the end as both sides stand now, wins in {share} of all "
        "cases.",
        "Menée jusqu'au bout avec les forces en présence, l'attaque depuis {origin} contre {target} réussit dans "
        "{share} des cas.",
    )
    return text.format(origin=the_space(origin), target=the_space(target), share=_share(share))


def treasure_prospect(owner: Seat, space: str, kind: Kind, share: Fraction) -> str:
    """How likely a treasure face down is of a kind."""
    text = say(
        "The treasure of {owner} in {space} may be {kind}: {share}.",
        "Le trésor du joueur {owner} dans {space} est peut-être {kind} : {share}.",
    )
    words = {"owner": names.seat_name(owner), "space": the_space(space), "kind": the_kind(kind)}
    return text.format(**words, share=_share(share))


def landings_prospect(prey: int, landings: Fraction) -> str:
    """How often the dragon lands on average until he finds a unit."""
    text = say(
        "Territories with units of players: {prey} of 36. How often the dragon lands on average until he finds "
        "one: {landings}.",
        "Territoires avec des unités des joueurs : {prey} sur 36. Nombre moyen d'atterrissages avant que le "
        "dragon en trouve un : {landings}.",
    )
    return text.format(prey=prey, landings=_decimal(landings))


def _decimal(value: Fraction) -> str:
    """A number with one decimal, written as the language does."""
    text = f"{float(value):.1f}".removesuffix(".0")
    return text.replace(".", ",") if current() == "fr" else text
