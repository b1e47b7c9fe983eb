"""How much a ruling matters, as an answer."""

from __future__ import annotations

from typing import Any

from orclib.engine.game import AnyGame
from orclib.language import number, percent, say
from orclib.notebook.compare import called
from orclib.probe.impact import BOT, PAIRS, Impact, impact, known
from orclib.probe.readings import told_apart
from orclib.probe.workers import Workers
from orclib.scene.answer import Answer, Cited


def impact_answer(
    game: AnyGame, switch: str, to: object, options: dict[str, Any], workers: Workers, **how: Any
) -> Answer:
    """Pairs of games under two readings of a switch, and what changed. Raises UsageError."""
    switch, values, usual = told_apart(game, switch, to)
    game.options(**usual | options)  # raises for what does not exist
    found = None
    if not options and (how["bot"], how["pairs"], how["seed"]) == (BOT, PAIRS, 0):
        found = known(game.slug, switch, values[1])
    if found is None:
        found = impact(game, switch, values, usual | options, workers=workers, **how)
    return _told(game, switch, values, found)


def in_short(found: Impact) -> str:
    """How much a ruling matters, in one sentence."""
    low, high = map(percent, found.interval)
    told = say(
        "In {changed} of {pairs} games between beginners somebody else won, {share} ({low} to {high}); of games that "
        "have nothing in common, in {unrelated}.",
        "Sur {pairs} parties entre débutants, {changed} avec un autre gagnant, soit {share} ({low} à {high}) ; entre "
        "parties sans rien de commun, {unrelated}.",
    )
    shares = {"share": percent(found.changed / found.pairs), "unrelated": percent(found.unrelated / found.pairs)}
    return told.format(changed=number(found.changed), pairs=number(found.pairs), low=low, high=high, **shares)


def _told(game: AnyGame, switch: str, values: tuple[Any, Any], found: Impact) -> Answer:
    low, high = map(percent, found.interval)
    title = say(
        "Read the other way, somebody else wins in {share} of the games",
        "Avec l'autre lecture, le gagnant change dans {share} des parties",
    ).format(share=percent(found.changed / found.pairs))
    played = say(
        "Each of {pairs} games was played twice, once with each reading: the same bots, the same luck.",
        "Chacune des {pairs} parties a été jouée deux fois, une par lecture : mêmes robots, même hasard.",
    ).format(pairs=number(found.pairs))
    parted = say(
        "Pairs in which anything was different: {parted}; in which somebody else won: {changed}.",
        "Paires où quelque chose a été différent : {parted} ; où le gagnant a changé : {changed}.",
    ).format(parted=number(found.parted), changed=number(found.changed))
    unrelated = say(
        "Once two games run apart, luck does the rest: in pairs that have nothing in common it was {unrelated}.",
        "Dès que deux parties se séparent, le hasard fait le reste : pour des paires sans rien de commun, "
        "c'était {unrelated}.",
    ).format(unrelated=percent(found.unrelated / found.pairs))
    sure = say(
        "With ever more games the share would settle between {low} and {high} (95 % sure).",
        "Avec toujours plus de parties, cette part se fixerait entre {low} et {high} (sûr à 95 %).",
    ).format(low=low, high=high)
    ruling = game.rulebook.switches().get(switch)
    question = [Cited(str(ruling.question), ruling.id)] if ruling else []
    readings = [called(game, switch, value, usual=at == 0) for at, value in enumerate(values)]
    return Answer(title, (*question, *map(Cited, (*readings, played, parted, sure, unrelated))))
