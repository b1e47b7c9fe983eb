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
from orclib.probe import readings
from orclib.probe.atlas import Head, atlas
from orclib.probe.moment import Moment, Query, attempts, forced, goes_on, judged, played, telling
from orclib.probe.shrink import Draft, Shrinking
from orclib.probe.sweep import NOTHING, Hit, Place, Sweep, Walk, draft, roots, swept
from orclib.probe.witness import Witness, line
from orclib.probe.workers import Workers, progress

REFUSED: Final = 4
"""After so many rounds a refusal is an answer to the question for one clause."""
SHRUNK: Final = 4
"""Of what a sweep meets so many are made small; the smallest is told."""
PASSING: Final = 1
"""So many moves more are worth a witness whose last move ends with what it shows, so that the board shows it too."""
BROAD: Final = 10_000
"""So many actions from a position of somebody's are tried breadth first."""
FAR: Final = 12_000
"""So many more are then played at random."""


class Find(NamedTuple):
    """What a search came to: the smallest witness found, if any, and how much was looked at."""

    query: Query
    witness: Witness | None
    steps: int = 0
    places: int = 0
    stopped: bool = False


def asked(
    game: AnyGame,
    things: Iterable[Any],
    refused: Any = (),
    without: Any = (),
    options: Mapping[str, Any] | None = None,
    *,
    differs: str = "",
    to: object = None,
) -> Query:
    """A question as a person puts it: clauses that act, functions of a moment, clauses that forbid, that do not act.

    differs: a switch, by its name or its ruling's, whose readings part; `to` is its other value where it has several.
    Raises UsageError for a clause or an option that does not exist, for a definition, and where nothing is asked.
    """
    things = tuple(things)
    predicates = [each for each in things if callable(each)]
    clauses = _ids(game, [each for each in things if not callable(each)])
    against = _ids(game, refused)
    if (clauses or predicates or differs) and against:
        told = say(
            "What is refused does not happen: ask for clauses that act, or with refused= for those that forbid.",
            "Ce qui est interdit n'arrive pas : demandez des règles qui agissent ou, avec refused=, qui interdisent.",
        )
        raise UsageError(told)
    if not (clauses or predicates or against or differs) or len(predicates) > 1:
        told = say(
            "Ask for clauses, for what is refused (refused=), or with one function of a moment that says yes or no.",
            "Demandez des règles, ce qui est interdit (refused=), ou par une fonction d'un moment qui dit oui ou non.",
        )
        raise UsageError(told)
    chosen = dict(options or {})
    game.options(**chosen)  # raises for what does not exist
    query = Query(clauses, against, _ids(game, without), chosen, *predicates)
    return readings.asked(game, query, differs, to) if differs else query


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
    if (witness := _answer(game, query, known, seconds / 2)) is not None:
        return Find(query, witness)
    differs = query.differs[0] if query.differs else ""
    sweep = Sweep(game, seed, roots(game, differs, **query.options), query)
    places, stopped = len(sweep.places), False
    with workers, progress(say("moves", "coups")) as bar:
        while not (_enough(sweep) or stopped or time.monotonic() >= begun + seconds):
            for report in workers(swept, sweep.tasks()):
                sweep.merge(report)
                bar.update(report.steps)
                stopped = report.stopped
                if stopped or time.monotonic() >= begun + seconds:
                    break
        if stopped and not sweep.hits:
            raise KeyboardInterrupt
    shrinking = Shrinking(game, reading=query.reading)
    smallest = smallest_of(shrinking, query, plainest(game, sweep.hits))
    looked = atlas(game.slug).head if known is None and query.plain else Head()
    return Find(query, smallest, looked.steps + sweep.steps, max(looked.places, places), stopped or shrinking.stopped)


def smallest_of(shrinking: Shrinking, query: Query, places: Iterable[Place]) -> Witness | None:
    """The smallest witness that the places make; None where nothing that can be typed shows what is asked."""
    found = [_smallest(shrinking, query, place) for place in places]
    return min((each for each in found if each is not None), key=lambda each: each.rank, default=None)


def _answer(game: AnyGame, query: Query, known: Iterable[Witness] | None, seconds: float) -> Witness | None:
    """What is known that shows what is asked, if any does: for one clause rather one behind which nothing goes on."""
    end, first = time.monotonic() + seconds, None
    for witness in _known(game, query) if known is None else _likely(query, known):
        if first is not None and (witness.refused or len(witness.moves) > len(first.moves) + PASSING):
            break
        if shows(game, query, witness):
            if not query.one or not goes_on(line(game, witness.text)[1].events, query.clauses):
                return witness
            first = first or witness
        if time.monotonic() > end:
            break
    return first


def _known(game: AnyGame, query: Query) -> list[Witness]:
    """What is known that may be an answer, the likely first."""
    if query.differs:
        return readings.known(game.slug, *query.differs)
    return _likely(query, atlas(game.slug).witnesses)


def shows(game: AnyGame, query: Query, witness: Witness, *, seen: bool = False) -> bool:
    """Whether a witness shows what is asked, on the board too where it is to be `seen`."""
    try:
        moment = line(game, witness.text, query.reading)[1]
    except OrclibError:
        return False
    return query.fits(game, moment) and (not seen or telling(game, moment))


def _likely(query: Query, known: Iterable[Witness]) -> list[Witness]:
    """Of what is known that with the clauses asked for: what happens, then refusals, by few clauses first.

    For one clause those of the fewest moves come first, else those of the fewest letters.
    """
    found = [each for each in known if query.by_clauses(frozenset(each.clauses), each.refused)]
    key = next(iter(query.clauses)) if query.one else " "
    return sorted(found, key=lambda each: (len(each.clauses) if each.refused else 0, each.cost(key)))


class Way(NamedTuple):
    """What leads from a state to what was asked: moments in a row, the last of which shows it; none where none does."""

    moments: tuple[Moment, ...]
    tried: int
    """So many actions were tried."""
    everything: bool = False
    """Whether that is all that can be played from there."""


def way(game: AnyGame, state: Any, query: Query) -> Way:
    """The shortest way found from a state to what is asked: by what happens, else by what is refused to the eyes.

    Everything is tried in order of nearness, then lines are played at random, always the same ones. Of a clause that is
    not known ever to act what is refused at once is told at once.
    """
    refused, tried = _refused(game, state, query)
    if refused and not any(map(atlas(game.slug).acts, query.clauses)):
        return Way(refused, tried)
    near = _nearest(game, state, query)
    if near.moments:
        return near
    if refused:
        return Way(refused, tried + near.tried)
    place = Place(msgspec.msgpack.encode(state), NOTHING, 0)
    sweep = Sweep(game, game.slug, [place], query, rooted=True)
    with Workers() as workers:
        for _round in range(REFUSED):
            if sweep.steps >= FAR or _enough(sweep):
                break
            for report in workers(swept, sweep.tasks(FAR - sweep.steps)):
                sweep.merge(report)
                if report.stopped:
                    raise KeyboardInterrupt
    tried += near.tried + sweep.steps
    shrinking = Shrinking(game, start=state)
    found = []
    hits = [hit for hit in sweep.hits if not hit.against] or sweep.hits  # what happens before refusals
    for hit in sorted(hits, key=lambda hit: (hit.place.depth, hit.against))[:SHRUNK]:
        walk = Walk(game, hit.place, rooted=True)
        last = [game.parse(hit.place.tried, walk.states[-1])] if hit.place.tried else []

        def fits(moment: Moment, against: int = hit.against) -> bool:
            return len(moment.reasons) <= against and query.fits(game, moment)

        found.append(shrinking.smallest(Draft((), (*walk.actions, *last)), fits).actions)
    return Way(_moments(game, state, min(found, key=len, default=())), tried, near.everything)


def _refused(game: AnyGame, state: Any, query: Query) -> tuple[tuple[Moment, ...], int]:
    """The plainest attempt in a state that is refused as it was asked, if any is; and how many were looked at.

    It has few reasons and is somebody's who may act.
    """
    if forced(game, state):
        return (), 0
    acting, tried = game.to_act(state), 0
    best: tuple[tuple[int, bool], Moment] | None = None
    for action in attempts(game, state):
        if query.eyes not in (None, action.seat):
            continue
        tried += 1
        if reasons := game.refusals(state, action):
            moment = Moment(state, action, (), state, None, reasons)
            rank = len(reasons), action.seat not in acting
            if query.fits(game, moment) and (best is None or rank < best[0]):
                best = rank, moment
    return (() if best is None else (best[1],)), tried


def _nearest(game: AnyGame, state: Any, query: Query) -> Way:
    """Everything that can follow, nearest first."""
    layer: list[tuple[Any, tuple[Any, ...]]] = [(state, ())]
    seen, tried = {state}, 0
    while layer:
        following = []
        for here, actions in layer:
            for seat in game.to_act(here):
                for action in game.legal_actions(here, seat):
                    tried += 1
                    if tried > BROAD:
                        return Way((), tried - 1)
                    moment = played(game, here, action)
                    if query.fits(game, moment):
                        return Way(_moments(game, state, (*actions, action)), tried)
                    if moment.after not in seen:
                        seen.add(moment.after)
                        following.append((moment.after, (*actions, action)))
        layer = following
    return Way((), tried, everything=True)


def _moments(game: AnyGame, state: Any, actions: Sequence[Any]) -> tuple[Moment, ...]:
    """What actions do in a row."""
    moments = []
    for action in actions:
        moments.append(judged(game, state, action))
        state = moments[-1].after
    return tuple(moments)


def _enough(sweep: Sweep) -> bool:
    """Whether what was asked is met: what happens is looked for longer than a refusal, or than what no board shows."""
    played = any(not hit.against for hit in sweep.hits)
    return played or (bool(sweep.hits) and (bool(sweep.query and sweep.query.refused) or sweep.rounds >= REFUSED))


def plainest(game: AnyGame, hits: Sequence[Hit], most: int = SHRUNK, least: int | None = None) -> list[Place]:
    """Of what was met the first few: what happens before refusals, the usual readings before others, the nearest.

    `least`: none with more against it are taken; by default that is what the first has.
    """
    usual = msgspec.structs.asdict(game.options())

    def strange(hit: Hit) -> tuple[int, int, int]:
        options = msgspec.structs.asdict(msgspec.msgpack.decode(hit.place.calm, type=game.State).options)
        changed = sum(options[name] != usual[name] for name in options if name != "players")
        return hit.against, changed, hit.place.depth

    chosen = sorted(hits, key=strange)[:most]
    least = chosen[0].against if least is None and chosen else least
    return [hit.place for hit in chosen if hit.against == least]


def _smallest(shrinking: Shrinking, query: Query, place: Place) -> Witness | None:
    """A witness made small; None where nothing that can be typed shows it."""
    game = shrinking.game
    try:
        begin = draft(game, place)
    except OrclibError:  # nothing calm stands before it
        return None
    if (first := shrinking.witness(begin)) is None:
        return None
    reasons, seen = len(first[1].reasons), bool(query.differs) and telling(game, first[1])

    def fits(moment: Moment) -> bool:
        if query.differs:
            return query.fits(game, moment) and (not seen or telling(game, moment))
        return bool(reasons) is bool(moment.reasons) and len(moment.reasons) <= reasons and query.fits(game, moment)

    small = shrinking.witness(shrinking.smallest(begin, fits))
    return small[0] if small is not None and fits(small[1]) else first[0]
