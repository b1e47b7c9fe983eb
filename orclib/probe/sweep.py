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

from orclib.engine import Match
from orclib.engine.game import AnyGame
from orclib.engine.lesson_file import lessons
from orclib.engine.teaching import lines, presets
from orclib.errors import OrclibError, UsageError
from orclib.games import rules
from orclib.probe.moment import (
    Moment,
    Query,
    attempts,
    chosen,
    clauses_of,
    forced,
    judged,
    keys,
    parted,
    played,
    read_otherwise,
    standing,
    telling,
)
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
NOTHING: Final = b"[]"
"""No actions, as they are sent."""
HITS: Final = 20
"""A task that has found so many moments that were asked for is done."""
APART: Final = 6
"""Behind so many actions a line whose readings parted is played under both anew, from the next calm position."""
FEW: Final = 6
"""So many actions are tried at each place first, where readings are to part."""
SILENT: Final = 5
"""So many of them may be such that no picture tells apart where readings part."""
IDLE: Final = 100
"""A task that began so many lines in a row where nobody can act is done."""


class Place(msgspec.Struct, frozen=True, array_like=True):
    """A state as it is sent: the last calm position before it, and the actions from there, both as bytes.

    `tried` is an attempt made there, typed: it may name what there is not, which no decoder reads.
    """

    calm: bytes
    actions: bytes
    depth: int
    tried: str = ""


class Hit(msgspec.Struct, frozen=True, array_like=True):
    """A place whose last action is what was asked for, and how many clauses forbid it there.

    Where readings part that is 1 for what no picture tells apart.
    """

    place: Place
    against: int = 0


class Task(msgspec.Struct, frozen=True, array_like=True):
    """Random lines to play: from where, how many steps, and for each key known how deep its witness is."""

    slug: str
    seed: str
    steps: int
    places: tuple[Place, ...]
    known: dict[str, int]
    broad: tuple[Place, ...] = ()
    """Where everything is tried that can be done first."""
    query: Query | None = None
    rooted: bool = False
    """Whether every place is told from where its line began, not from the last calm position."""


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
    """A line of play from a calm position, which remembers how it came where it is.

    `reading`: another reading, under which it is played too, from the last calm position that is the same under both.
    `rooted`: it is told from where it began, however many calm positions it has passed.
    """

    def __init__(
        self, game: AnyGame, place: Place, reading: Mapping[str, Any] | None = None, *, rooted: bool = False
    ) -> None:
        self.game, self.reading, self.rooted = game, reading, rooted
        state = msgspec.msgpack.decode(place.calm, type=game.State)
        self.states, self.actions = [state], list[Any]()
        self.last: Moment | None = None
        self.other: Any = None
        """The state under the other reading; None where the lines have parted."""
        self.since = self.begun = 0
        """How many actions led to the calm position from which both are played, or to where they parted; and did before
        the last action."""
        self.parts = self.silent = False
        """Whether the readings part in the last action; and whether no picture tells it."""
        if reading is not None:
            self.other = read_otherwise(game, state, reading)
        for action in game.decode_actions(place.actions):
            self.add(played(game, state, action))
            state = self.states[-1]

    def add(self, moment: Moment) -> None:
        """Go one action on."""
        if self.other is not None:
            moment = moment._replace(other=judged(self.game, self.other, moment.action))
        self.actions.append(moment.action)
        self.states.append(moment.after)
        self.last = moment
        if self.reading is not None:
            self._go_on_otherwise(moment)

    def _go_on_otherwise(self, moment: Moment) -> None:
        """Play on under the other reading: once the lines have parted, from the next calm position anew."""
        other, self.begun, self.parts = moment.other, self.since, parted(self.game, moment)
        self.silent = self.parts and not telling(self.game, moment)
        gone = other is None or other.reasons or (self.parts and not self.silent)
        self.other = other.after if other is not None and not gone else None
        if gone:
            self.since = len(self.actions)
        if not self.game.calm(moment.after) or (self.other is None and len(self.actions) - self.since < APART):
            return
        if self.other is None or self.other != msgspec.structs.replace(moment.after, options=self.other.options):
            again = read_otherwise(self.game, moment.after, self.reading or {})
            if self.other is not None and self.other != again:
                return  # what is different has not been seen yet
            self.other = again
        self.since = len(self.actions)

    def stand(self) -> None:
        """Take the position where the walk begins, before any action, for its last moment."""
        other = None if self.other is None else standing(self.game, self.other)
        self.last = standing(self.game, self.states[0])._replace(other=other)
        self.parts = parted(self.game, self.last)
        self.silent = self.parts and not telling(self.game, self.last)

    def then(self, moment: Moment) -> Walk:
        """Another walk, one action longer."""
        other = Walk.__new__(Walk)
        other.__dict__.update(self.__dict__)
        other.states, other.actions = [*self.states], [*self.actions]
        other.add(moment)
        return other

    def place(self, last: Any = None) -> Place:
        """How one comes here, from the calm position before the last action; `last` is one more that is tried here."""
        begin = len(self.states) - 1
        if last is None:
            begin = max(begin - 1, 0)
        while begin and (self.rooted or not self.game.calm(self.states[begin])):
            begin -= 1
        return self._from(begin, last)

    def parting(self) -> Place:
        """How one comes here from the calm position since which both readings were played."""
        return self._from(self.begun, None)

    def _from(self, begin: int, last: Any) -> Place:
        tail = self.actions[begin:]
        calm, actions = msgspec.msgpack.encode(self.states[begin]), msgspec.json.encode(tail)
        tried = "" if last is None else self.game.format_in(self.states[-1], last)
        return Place(calm, actions, len(tail) + (last is not None), tried)


def swept(task: Task) -> Report:
    """What the lines of a task meet; so far, where a person stops it."""
    lines = _Lines(task)
    try:
        for place in task.broad:
            lines.look(place)
        while lines.goes_on:
            lines.play()
    except KeyboardInterrupt:
        lines.report.stopped = True
    for clauses, times in lines.sets[False].items():
        for key in keys(clauses):
            lines.report.counts[key] = lines.report.counts.get(key, 0) + times
    return lines.report


class _Lines:
    """A task at work."""

    def __init__(self, task: Task) -> None:
        self.task, self.report = task, Report({}, [], {}, [])
        self.game, self.rng, self.known = rules(task.slug), Random(task.seed), dict(task.known)
        self.begins, self.idle = list(task.places), 0
        self.sets: dict[bool, Counter[frozenset[str]]] = {False: Counter(), True: Counter()}
        """How often which clauses met, and which refused together."""
        query = task.query
        self.every = query is None or query.one or bool(query.refused)
        """Whether what is refused is worth a longer look."""
        self.reading = query.reading if query else None
        """Another reading, under which every line is played too."""

    @property
    def goes_on(self) -> bool:
        """Whether there are steps to do, and not enough was found."""
        return self.report.steps < self.task.steps and len(self.report.hits) < HITS and self.idle < IDLE

    def look(self, place: Place) -> None:
        """Everything that may be done at a place, and all that is refused there."""
        walk = Walk(self.game, place, self.reading, rooted=self.task.rooted)
        if self.reading is not None:
            if walk.last is None:
                walk.stand()
            self.meet(walk)
            if walk.other is None:
                return
        state = walk.states[-1]
        for seat in self.game.to_act(state):
            actions = self.game.legal_actions(state, seat)
            if self.reading is not None and len(actions) > FEW:  # all is judged twice, and what follows too
                actions = tuple(chosen(actions, self.rng) for _number in range(FEW))
            for action in actions:
                self.meet(walk.then(played(self.game, state, action)))
        if self.every:
            self.attempt(walk, every=True)

    def play(self) -> None:
        """A random line."""
        game, rng = self.game, self.rng
        walk = Walk(game, rng.choice(self.begins), self.reading, rooted=self.task.rooted)
        for _step in range(rng.choice(LENGTHS)):
            state = walk.states[-1]
            acting = game.to_act(state)
            if not acting:
                self.idle += 1
                return
            if not self.goes_on:
                return
            self.idle = 0
            legal = game.legal_actions(state, rng.choice(acting) if len(acting) > 1 else acting[0])
            walk.add(played(game, state, chosen(legal, rng)))
            self.report.steps += 1
            new = self.meet(walk)
            if new:
                self.begins.append(walk.place())
                self.report.fresh.append(self.begins[-1])
            if self.reading is None and (self.report.steps % TRIED == 0 or (new and self.every)):
                self.attempt(walk, every=new)

    def meet(self, walk: Walk) -> bool:
        """Remember what meets in the last move of a walk; whether that is new."""
        moment = walk.last
        assert moment is not None
        clauses = clauses_of(self.game, moment)
        query = self.task.query
        if self.reading is not None and not walk.parts:
            return self.note(walk, clauses)
        if query is not None and query.by_clauses(clauses, refused=False) and query.allows(self.game, moment):
            if self.reading is None:
                self.report.hits.append(Hit(walk.place()))
            elif not walk.silent or sum(hit.against for hit in self.report.hits) < SILENT:
                self.report.hits.append(Hit(walk.parting(), int(walk.silent)))
        return self.note(walk, clauses)

    def attempt(self, walk: Walk, *, every: bool) -> None:
        """Try things that are refused where a walk stands: some of each kind, or all."""
        query = self.task.query
        if forced(self.game, walk.states[-1]):  # nobody who types it can stop there
            return
        for moment in _refused(self.game, walk.states[-1], self.rng, every=every or bool(query and query.refused)):
            clauses = clauses_of(self.game, moment)
            if query is not None and query.by_clauses(clauses, refused=True) and query.allows(self.game, moment):
                self.report.hits.append(Hit(walk.place(moment.action), len(clauses)))
                if len(self.report.hits) >= HITS:
                    return
            self.note(walk, clauses, moment.action)

    def note(self, walk: Walk, clauses: frozenset[str], tried: Any = None) -> bool:
        """Remember where clauses meet, if that is new or, as is asked now and then, nearer; whether it is new."""
        sets = self.sets[tried is not None]
        sets[clauses] += 1
        if sets[clauses] & (sets[clauses] - 1):
            return False
        place, new = walk.place(tried), False
        for key in keys(clauses, tried is not None):
            if place.depth < self.known.get(key, 1_000_000):
                new |= key not in self.known
                self.known[key] = place.depth
                self.report.found[key] = place
        return new


def _refused(game: AnyGame, state: Any, rng: Random, *, every: bool) -> Iterator[Moment]:
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
        self,
        game: AnyGame,
        seed: object = 0,
        places: Sequence[Place] = (),
        query: Query | None = None,
        *,
        rooted: bool = False,
    ) -> None:
        self.game, self.seed, self.query, self.rooted = game, seed, query, rooted
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
            broad = () if self.rounds else tuple(self.places[number::TASKS])
            tasks.append(Task(self.game.slug, seed, steps, tuple(places), known, broad, self.query, self.rooted))
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
    """The way to a place as a draft of a witness.

    Raises PositionError where it begins at no calm moment, NotationError where its attempt cannot be typed.
    """
    walk = Walk(game, place)
    tried = [game.parse(place.tried, walk.states[-1])] if place.tried else []
    return Draft(tuple(game.describe(walk.states[0]).splitlines()), (*walk.actions, *tried))


def roots(game: AnyGame, differs: str = "", **options: Any) -> tuple[Place, ...]:
    """Where looking begins: a new game for each number of players and each reading, and every named position.

    `differs`: a switch that is asked about, with its usual value among the options.
    """
    return tuple(_roots(game, options, differs))


def _roots(game: AnyGame, options: Mapping[str, Any], differs: str) -> Iterator[Place]:
    counts = [options["players"]] if "players" in options else game.players
    changed: list[dict[str, Any]] = [{}]
    if options.keys() <= {differs}:
        readings = game.Options.readings().items()
        most = 2 if differs else None  # where two readings are played at once, one other value of each switch will do
        changed += [{name: value} for name, values in readings if name != differs for value in values[1:most]]
    for players in counts:
        for readings in changed if not differs or players == game.options().players else [{}]:
            try:
                state = game.new(game.options(**{**options, **readings, "players": players}))
            except UsageError:  # a reading for other numbers of players
                continue
            yield Place(msgspec.msgpack.encode(state), NOTHING, 0)
    for lesson in lessons(game):
        for start in lesson.presets.values():
            try:
                match = start.match(game, **options)
            except OrclibError:  # it cannot be under these options
                continue
            yield _walked(game, match).place()


def told(game: AnyGame) -> Report:
    """What the lines of play show that somebody has written down for clauses which are far from anywhere."""
    report = Report({}, [], {}, [])
    named = presets(game.slug)
    for name, *moves, last in lines(game.slug).values():
        match = named[name].match(game)
        match.deal = False
        for move in moves:
            match.play(move)
        walk = _walked(game, match)
        moment = judged(game, match.state, match.read(last))
        report.fresh.append(walk.place())
        place = walk.place(moment.action)
        for key in keys(clauses_of(game, moment), bool(moment.reasons)):
            report.found.setdefault(key, place)
    return report


def _walked(game: AnyGame, match: Match[Any, Any, Any, Any]) -> Walk:
    walk = Walk(game, Place(msgspec.msgpack.encode(match.start), NOTHING, 0))
    for ply in match.plies:
        walk.actions.append(ply.action)
        walk.states.append(ply.state)
    return walk
