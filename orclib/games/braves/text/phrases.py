"""Turns of phrase that several sentences share."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from orclib.games.braves.box import LEADERS, Back, Design
from orclib.games.braves.rules.strength import Term
from orclib.games.braves.text.names import (
    designs_count,
)
from orclib.language import capital, plural, say


def _each(term: Term) -> str:
    if term.cards == 1:
        return say("{cards}: {points}.", "{cards} : {points}.")
    return say("{cards}, {value} each: {points}.", "{cards}, {value} chacun : {points}.")


def _doubled(term: Term) -> str:
    return _DOUBLED[term.designs[0].back]()


def _doubled_others(term: Term) -> str:
    return _DOUBLED_OTHERS[term.designs[0].back]()


_DOUBLED: Mapping[Back, Callable[[], str]] = {
    Back.ORC: lambda: say(
        "The leader doubles the cards of the orcs: {points} more.",
        "Le chef double les cartes des orcs : {points} de plus.",
    ),
    Back.BARBARIAN: lambda: say(
        "The leader doubles the cards of the barbarians: {points} more.",
        "Le chef double les cartes des barbares : {points} de plus.",
    ),
    Back.SKELETON: lambda: say(
        "The leader doubles the cards of the skeletons: {points} more.",
        "Le chef double les cartes des squelettes : {points} de plus.",
    ),
    Back.DWARF: lambda: say(
        "The leader doubles the cards of the dwarves: {points} more.",
        "Le chef double les cartes des nains : {points} de plus.",
    ),
}


_DOUBLED_OTHERS: Mapping[Back, Callable[[], str]] = {
    Back.ORC: lambda: say(
        "The leader doubles the other cards of the orcs: {points} more.",
        "Le chef double les autres cartes des orcs : {points} de plus.",
    ),
    Back.BARBARIAN: lambda: say(
        "The leader doubles the other cards of the barbarians: {points} more.",
        "Le chef double les autres cartes des barbares : {points} de plus.",
    ),
    Back.SKELETON: lambda: say(
        "The leader doubles the other cards of the skeletons: {points} more.",
        "Le chef double les autres cartes des squelettes : {points} de plus.",
    ),
    Back.DWARF: lambda: say(
        "The leader doubles the other cards of the dwarves: {points} more.",
        "Le chef double les autres cartes des nains : {points} de plus.",
    ),
}


def _two_leaders(term: Term) -> str:
    leader = next(design for design in LEADERS if design.back is term.designs[0].back)
    text = say(
        "{leaders} quarrel: the whole army counts {points}, mercenaries included.",
        "{leaders} se disputent : toute l'armée compte {points}, mercenaires compris.",
    )
    return text.replace("{leaders}", designs_count(leader, 2))


def _served(term: Term) -> str:
    return plural(
        term.cards,
        (
            "A war machine served by a goblin: {points}.",
            "{n} war machines, each served by a goblin, {each} each: {points}.",
        ),
        (
            "Une machine de guerre servie par un gobelin : {points}.",
            "{n} machines de guerre, servies chacune par un gobelin, {each} chacune : {points}.",
        ),
    ).replace("{each}", str(term.points // term.cards))


def _unserved(term: Term) -> str:
    return plural(
        term.cards,
        (
            "A war machine without a goblin to serve it: {points}.",
            "{n} war machines without a goblin to serve them: {points}.",
        ),
        (
            "Une machine de guerre sans gobelin pour la servir : {points}.",
            "{n} machines de guerre sans gobelin pour les servir : {points}.",
        ),
    )


def _flown(term: Term) -> str:
    if term.points:
        return say(
            "The flying machine, in the company of goblins: {points}.",
            "La machine volante, accompagnée de gobelins : {points}.",
        )
    return say("The flying machine, alone: {points}.", "La machine volante, seule : {points}.")


def _aboard(term: Term) -> str:
    return plural(
        term.cards,
        ("A goblin that flies in: {points}.", "{n} goblins that fly in, 1 each: {points}."),
        (
            "Un gobelin qui arrive par les airs : {points}.",
            "{n} gobelins qui arrivent par les airs, 1 chacun : {points}.",
        ),
    )


def _leader_once(term: Term) -> str:
    return say(
        "As we agreed, the leader does not double its own card.",
        "Comme convenu, le chef ne double pas sa propre carte.",
    )


def _serving(term: Term) -> str:
    return plural(
        term.cards,
        (
            "A goblin that serves a war machine still counts its own 1.",
            "{n} goblins that serve war machines still count 1 each.",
        ),
        (
            "Un gobelin qui sert une machine de guerre compte toujours son propre 1.",
            "{n} gobelins qui servent des machines de guerre comptent toujours 1 chacun.",
        ),
    )


def _spare(term: Term) -> str:
    return plural(
        term.cards,
        (
            "A goblin more than there are war machines adds nothing but its own 1.",
            "{n} goblins more than there are war machines add nothing but 1 each.",
        ),
        (
            "Un gobelin de plus qu'il n'y a de machines de guerre n'apporte que son propre 1.",
            "{n} gobelins de plus qu'il n'y a de machines de guerre n'apportent que 1 chacun.",
        ),
    )


TERMS: dict[str, Callable[[Term], str]] = {
    "people": _each,
    "doubled": _doubled,
    "doubled-others": _doubled_others,
    "doubled-leader": lambda term: say(
        "The leader doubles its own card too: {points} more.",
        "Le chef double aussi sa propre carte : {points} de plus.",
    ),
    "leader-once": _leader_once,
    "undoubled": lambda term: say("The leader does not double mercenaries.", "Le chef ne double pas les mercenaires."),
    "undoubled-flyer": lambda term: say(
        "The leader does not double the flying machine and its goblins.",
        "Le chef ne double ni la machine volante ni ses gobelins.",
    ),
    "two-leaders": _two_leaders,
    "goblins": _each,
    "serving": _serving,
    "spare": _spare,
    "served": _served,
    "unserved": _unserved,
    "mercenary": _each,
    "commando-laid": lambda term: say(
        "The goblin commando, laid as a mercenary: {points}.", "Le commando gobelin, posé comme mercenaire : {points}."
    ),
    "flown": _flown,
    "aboard": _aboard,
    "embarked": lambda term: say(
        "Goblins that fly in serve no war machine of the army.",
        "Les gobelins qui arrivent par les airs ne servent aucune machine de guerre de l'armée.",
    ),
    "embarked-serve": lambda term: say(
        "As we agreed, goblins that fly in serve war machines of the army.",
        "Comme convenu, les gobelins qui arrivent par les airs servent des machines de guerre de l'armée.",
    ),
    "flyer-laid": lambda term: say(
        "The flying machine, with a goblin that serves nothing else: {points}.",
        "La machine volante, avec un gobelin qui ne sert rien d'autre : {points}.",
    ),
    "flyer-alone": lambda term: say(
        "The flying machine, without a goblin that is free: {points}.",
        "La machine volante, sans gobelin libre : {points}.",
    ),
}


def term_sentence(term: Term) -> str:
    """One line of the sum that makes the strength of an army."""
    design: Design = term.designs[0]
    text = TERMS[term.code](term)
    cards = designs_count(design, term.cards)
    return capital(text.format(cards=cards, n=term.cards, value=term.points // max(term.cards, 1), points=term.points))
