"""Looks everywhere: random lines that go on from wherever clauses were seen to meet for the first time.

On a line each kind of action is as likely as any other, so that none drowns among many of another. The work is cut into
tasks with seeds of their own, a round of them at a time, and merged in order: so what is found does not depend on
who did the tasks, or on how many did them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

import msgspec

from orclib.engine.game import AnyGame
from orclib.engine.lesson_file import lessons
from orclib.errors import OrclibError, UsageError
from orclib.games import rules
from orclib.probe.moment import Moment, Query, attempts, chosen, clauses_of, judged, keys, played
from orclib.probe.shrink import Draft

TASKS: Final = 8
"""A round has so many tasks."""
FIRST: Final = 500
"""The steps of a task of the first round; those of the next have twice as many, up to the most."""
MOST: Final = 8_000
LENGTHS: Final = (4, 8, 16, 32, 64, 128, 256)
"""How many steps a line has, in turn."""
STARTS: Final = 40
"""A task is given so many places to begin at."""
MOST_STARTS: Final = 20_000
"""So many places to begin at are kept."""
TRIED: Final = 30
"""After so many steps things are tried that are forbidden there, so many at most."""
HITS: Final = 20
"""A task that has found so many moments that were asked for is done."""


class Place(msgspec.Struct, frozen=True, array_like=True):
    """A state as it is sent: the last calm position before it, and the actions from there, both as bytes."""

    calm: bytes
    actions: bytes
    depth: int


class Hit(msgspec.Struct, frozen=True, array_like=True):
    """A place whose last action is what was asked for, and how many clauses forbid it there."""

    place: Place
    against: int = 0


class Task(msgspec.Struct, frozen=True, array_like=True):
    """Random lines to play: from where, how many steps, and for each key known how deep its witness is."""

    slug: str
    seed: str
    steps: int
    places: tuple[Place, ...]
    known: dict[str, int]
    query: Query | None = None


class Report(msgspec.Struct, array_like=True):
    """What a task met: by key the nearest place that shows it, places that are new, how often clauses met."""

    found: dict[str, Place]
    fresh: list[Place]
    counts: dict[str, int]
    hits: list[Hit]
    """Moments that the query asks for."""
    steps: int = 0
    stopped: bool = False
    """Whether a person stopped it: then it is what was met so far."""


class Walk:
    """A line of play from a calm position, which remembers how it came where it is."""

    def __init__(self, game: AnyGame, place: Place) -> None:
        self.game = game
        state = msgspec.msgpack.decode(place.calm, type=game.State)
        self.states, self.actions = [state], list[Any]()
        for action in game.decode_actions(place.actions):
            self.add(played(game, state, action))
            state = self.states[-1]

    def add(self, moment: Moment) -> None:
        self.actions.append(moment.action)
        self.states.append(moment.after)

    def place(self, last: Any = None) -> Place:
        """How one comes here, from the calm position before the last action; `last` is one more that is tried here."""
        actions = self.actions if last is None else [*self.actions, last]
        begin = len(actions) - 1
        while begin > 0 and not self.game.calm(self.states[begin]):
            begin -= 1
        tail = actions[max(begin, 0) :]
        calm = msgspec.msgpack.encode(self.states[max(begin, 0)])
        return Place(calm, msgspec.json.encode(tail), len(tail))


def swept(task: Task) -> Report:
    """What the lines of a task meet; so far, where a person stops it."""
    report = Report({}, [], {}, [])
    game, rng, known = rules(task.slug), Random(task.seed), dict(task.known)
    sets: Counter[frozenset[str]] = Counter()
    refused: Counter[frozenset[str]] = Counter()

    def note(walk: Walk, clauses: frozenset[str], last: Any = None) -> bool:
        """Remember what meets here, if that is new or nearer than before; whether something is new."""
        found, new = keys(clauses, last is not None), False
        place = walk.place(last)
        for key in found:
            if place.depth < known.get(key, 1_000_000):
                new |= key not in known
                known[key] = place.depth
                report.found[key] = place
        return new

    query = task.query
    begins = list(task.places)
    try:
        while report.steps < task.steps:
            walk = Walk(game, rng.choice(begins))
            for _step in range(rng.choice(LENGTHS)):
                state = walk.states[-1]
                acting = game.to_act(state)
                if not acting or report.steps == task.steps:
                    break
                legal = game.legal_actions(state, rng.choice(acting) if len(acting) > 1 else acting[0])
                moment = played(game, state, chosen(legal, rng))
                walk.add(moment)
                report.steps += 1
                clauses = clauses_of(game, moment)
                sets[clauses] += 1
                times = sets[clauses]
                if times & (times - 1) == 0 and note(walk, clauses):  # now and then it may be nearer
                    begins.append(walk.place())
                    report.fresh.append(begins[-1])
                if query is not None and query.by_clauses(clauses, refused=False) and query.allows(moment):
                    report.hits.append(Hit(walk.place()))
                    if len(report.hits) == HITS:
                        return report
                if report.steps % TRIED == 0:
                    for tried in _tried(game, moment.after, rng, every=bool(query and query.refused)):
                        clauses = clauses_of(game, tried)
                        refused[clauses] += 1
                        times = refused[clauses]
                        if times & (times - 1) == 0:
                            note(walk, clauses, tried.action)
                        if query is not None and query.by_clauses(clauses, refused=True) and query.allows(tried):
                            report.hits.append(Hit(walk.place(tried.action), len(clauses)))
    except KeyboardInterrupt:
        report.stopped = True
    for clauses, times in sets.items():
        for key in keys(clauses):
            report.counts[key] = report.counts.get(key, 0) + times
    return report


def _tried(game: AnyGame, state: Any, rng: Random, *, every: bool) -> Iterator[Moment]:
    """Some of what may be tried in a state and is forbidden there, of each kind as much; or all of it."""
    kinds: dict[type, list[Any]] = {}
    for action in attempts(game, state):
        kinds.setdefault(type(action), []).append(action)
    for actions in kinds.values():
        for action in actions if every else rng.sample(actions, min(len(actions), 1 + TRIED // len(kinds))):
            moment = judged(game, state, action)
            if moment.reasons:
                yield moment


class Sweep:
    """A game looked through round by round: what was met so far, and where to go on."""

    def __init__(
        self, game: AnyGame, seed: object = 0, places: Sequence[Place] = (), query: Query | None = None
    ) -> None:
        self.game, self.seed, self.query = game, seed, query
        self.places = list(places or roots(game))
        self.found: dict[str, Place] = {}
        self.hits: list[Hit] = []
        self.counts: Counter[str] = Counter()
        self.steps = self.rounds = 0

    def tasks(self, most: int | None = None) -> list[Task]:
        """The next round, of at most so many steps."""
        each = min(FIRST << min(self.rounds, 10), MOST)
        whole = TASKS * each if most is None else min(TASKS * each, most)
        known = {key: place.depth for key, place in self.found.items()}
        tasks = []
        for number in range(TASKS):
            seed = f"{self.seed}/{self.rounds}/{number}"
            places = Random(seed).sample(self.places, min(STARTS, len(self.places)))
            steps = whole // TASKS + (number < whole % TASKS)
            tasks.append(Task(self.game.slug, seed, steps, tuple(places), known, self.query))
        self.rounds += 1
        return tasks

    def merge(self, report: Report) -> list[str]:
        """Remember what a task met; the keys that are new."""
        new = []
        for key, place in report.found.items():
            known = self.found.get(key)
            if known is None:
                new.append(key)
            if known is None or place.depth < known.depth:
                self.found[key] = place
        self.places = (self.places + report.fresh)[-MOST_STARTS:]
        self.hits += report.hits
        self.counts.update(report.counts)
        self.steps += report.steps
        return new


def draft(game: AnyGame, place: Place) -> Draft:
    """The way to a place as a draft of a witness. Raises PositionError where it begins at no calm moment."""
    calm = msgspec.msgpack.decode(place.calm, type=game.State)
    return Draft(tuple(game.describe(calm).splitlines()), tuple(game.decode_actions(place.actions)))


def roots(game: AnyGame, **options: Any) -> tuple[Place, ...]:
    """Where looking begins: a new game for each number of players and each reading, and every named position."""
    return tuple(_roots(game, options))


def _roots(game: AnyGame, options: Mapping[str, Any]) -> Iterator[Place]:
    counts = [options["players"]] if "players" in options else game.players
    changed: list[dict[str, Any]] = [{}]
    if not options:
        changed += [{name: value} for name, values in game.Options.readings().items() for value in values[1:]]
    for players in counts:
        for readings in changed:
            try:
                state = game.new(game.options(**{**options, **readings, "players": players}))
            except UsageError:  # a reading for other numbers of players
                continue
            yield Place(msgspec.msgpack.encode(state), b"[]", 0)
    for lesson in lessons(game):
        for start in lesson.presets.values():
            try:
                match = start.match(game, **options)
            except OrclibError:  # it cannot be under these options
                continue
            walk = Walk(game, Place(msgspec.msgpack.encode(match.start), b"[]", 0))
            for ply in match.plies:
                walk.actions.append(ply.action)
                walk.states.append(ply.state)
            yield walk.place() if walk.actions else Place(msgspec.msgpack.encode(match.start), b"[]", 0)
