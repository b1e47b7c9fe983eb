"""Answers a question about moments: what is known already, else what a sweep meets, made small and proven."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from orclib.engine import Ruling
from orclib.engine.game import AnyGame
from orclib.errors import OrclibError, UsageError, shortened
from orclib.language import say
from orclib.probe.atlas import atlas
from orclib.probe.moment import Moment, Query
from orclib.probe.shrink import Shrinking
from orclib.probe.sweep import Hit, Place, Sweep, draft, roots, swept
from orclib.probe.witness import Witness, line
from orclib.probe.workers import Workers, progress

REFUSED: Final = 4
"""After so many rounds a refusal is an answer to the question for one clause."""
SHRUNK: Final = 4
"""Of what a sweep meets so many are made small; the smallest is told."""


class Find(NamedTuple):
    """What a search came to: the smallest witness found, if any, and how much was looked at."""

    query: Query
    witness: Witness | None
    steps: int = 0
    places: int = 0
    stopped: bool = False


def asked(
    game: AnyGame, things: Iterable[Any], refused: Any = (), without: Any = (), options: Mapping[str, Any] | None = None
) -> Query:
    """A question as a person puts it: clauses that act, functions of a moment, clauses that forbid, that do not act.

    Raises UsageError for a clause or an option that does not exist, for a definition, and where nothing is asked.
    """
    things = tuple(things)
    predicates = [each for each in things if callable(each)]
    clauses = _ids(game, [each for each in things if not callable(each)])
    against = _ids(game, refused)
    if (clauses or predicates) and against:
        told = say(
            "What is refused does not happen: ask for clauses that act, or with refused= for those that forbid.",
            "Ce qui est interdit n'arrive pas : demandez des règles qui agissent ou, avec refused=, qui interdisent.",
        )
        raise UsageError(told)
    if not (clauses or predicates or against) or len(predicates) > 1:
        told = say(
            "Ask for clauses, for what is refused (refused=), or with one function of a moment that says yes or no.",
            "Demandez des règles, ce qui est interdit (refused=), ou par une fonction d'un moment qui dit oui ou non.",
        )
        raise UsageError(told)
    chosen = dict(options or {})
    game.options(**chosen)  # raises for what does not exist
    return Query(clauses, against, _ids(game, without), chosen, *predicates)


def _ids(game: AnyGame, given: Any) -> frozenset[str]:
    """The clauses meant. Raises UsageError."""
    found = set()
    for each in (given,) if isinstance(given, str) else given:
        if not isinstance(each, str):
            told = say("A clause is named by text, not by {given}.", "Une règle se nomme par du texte, et non {given}.")
            raise UsageError(told.format(given=shortened(each)))
        card = game.rulebook[each]
        if isinstance(card, Ruling):
            told = say(
                "{id} is a ruling, which nothing cites: it is about {clauses}.",
                "{id} est une décision, que rien ne cite : elle porte sur {clauses}.",
            )
            raise UsageError(told.format(id=card.id, clauses=", ".join(card.clauses)))
        if card.definition is not None and card.id != game.decides:
            told = say("{id} is a definition: {why}", "{id} est une définition : {why}")
            raise UsageError(told.format(id=card.id, why=card.definition))
        found.add(card.id)
    return frozenset(found)


def find(
    game: AnyGame,
    query: Query,
    *,
    known: Iterable[Witness] | None = None,
    seconds: float = 30,
    workers: Workers | None = None,
    seed: object = 0,
) -> Find:
    """The smallest witness of what is asked: of those known (the atlas), else of what a sweep meets in so many seconds.

    Stopped by a person it gives what was truly found; where that is nothing, KeyboardInterrupt goes on. The same seed
    finds the same, whoever does the work, unless time runs out first.
    """
    workers = workers or Workers()
    workers.ensure_sent(query.predicate)
    begun = time.monotonic()
    for witness in _likely(query, atlas(game.slug).witnesses if known is None else known):
        if query.fits(game, line(game, witness.text)[1]):
            return Find(query, witness)
        if time.monotonic() > begun + seconds / 2:
            break
    sweep = Sweep(game, seed, roots(game, **query.options), query)
    places, stopped = len(sweep.places), False
    with workers, progress(say("moves", "coups")) as bar:
        while not (_enough(sweep) or stopped or time.monotonic() > begun + seconds):
            for report in workers(swept, sweep.tasks()):
                sweep.merge(report)
                bar.update(report.steps)
                stopped = report.stopped
                if stopped or time.monotonic() > begun + seconds:
                    break
        if stopped and not sweep.hits:
            raise KeyboardInterrupt
    shrinking = Shrinking(game)
    found = [_smallest(shrinking, query, place) for place in _plainest(game, sweep.hits)]
    smallest = min((each for each in found if each is not None), key=lambda each: each.rank, default=None)
    return Find(query, smallest, sweep.steps, places, stopped or shrinking.stopped)


def _likely(query: Query, known: Iterable[Witness]) -> list[Witness]:
    """Of what is known that with the clauses asked for: what happens, then refusals, by few clauses first."""
    found = [each for each in known if query.by_clauses(frozenset(each.clauses), each.refused)]
    return sorted(found, key=lambda each: len(each.clauses) if each.refused else 0)


def _enough(sweep: Sweep) -> bool:
    """Whether what was asked is met: what happens is looked for longer than a refusal."""
    played = any(not hit.against for hit in sweep.hits)
    return played or (bool(sweep.hits) and (bool(sweep.query and sweep.query.refused) or sweep.rounds >= REFUSED))


def _plainest(game: AnyGame, hits: Sequence[Hit]) -> list[Place]:
    """Of what was met the first few: what happens before refusals, the usual readings before others, the nearest."""
    usual = msgspec.structs.asdict(game.options())

    def strange(hit: Hit) -> tuple[int, int, int]:
        options = msgspec.structs.asdict(msgspec.msgpack.decode(hit.place.calm, type=game.State).options)
        changed = sum(options[name] != usual[name] for name in options if name != "players")
        return hit.against, changed, hit.place.depth

    chosen = sorted(hits, key=strange)[:SHRUNK]
    return [hit.place for hit in chosen if hit.against == chosen[0].against]


def _smallest(shrinking: Shrinking, query: Query, place: Place) -> Witness | None:
    """A witness made small; None where nothing that can be typed shows it."""
    game = shrinking.game
    try:
        begin = draft(game, place)
    except OrclibError:  # nothing calm stands before it
        return None
    if (first := shrinking.witness(begin)) is None:
        return None
    reasons = len(first[1].reasons)

    def fits(moment: Moment) -> bool:
        return bool(reasons) is bool(moment.reasons) and len(moment.reasons) <= reasons and query.fits(game, moment)

    small = shrinking.witness(shrinking.smallest(begin, fits))
    return small[0] if small is not None and fits(small[1]) else first[0]
