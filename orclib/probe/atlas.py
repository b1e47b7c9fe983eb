"""What meets in a game: every clause and every pair of clauses met, and all that refuses together, each in its smallest
witness. It is made from a sweep (`python -m orclib.probe`), kept as data of the game, and read when first asked for.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from importlib import resources
from itertools import combinations
from math import inf
from typing import Any, Final, NamedTuple

import msgspec

from orclib.engine.game import AnyGame
from orclib.errors import OrclibError
from orclib.games import rules
from orclib.probe.moment import AMONG, REFUSED, Moment, clauses_of, cost, keys
from orclib.probe.shrink import Draft, Shrinking
from orclib.probe.sweep import TASKS, Place, Sweep, draft, swept, told
from orclib.probe.witness import Witness, line
from orclib.probe.workers import Workers

EACH: Final = 8
"""A task makes so many witnesses small."""
TRIES: Final = 400
"""So many drafts are tried for each of them."""
SHORT: Final = 90
"""A witness of one move and so few letters is small enough; of several clauses any of so few letters."""
FAR: Final = (1_000_000, 0)
"""What it costs to show what nothing shows yet."""
FORBID: Final = (REFUSED, AMONG)
"""How keys of what is forbidden begin."""


class Head(msgspec.Struct, frozen=True):
    """How an atlas was made, and how often clauses met, by key."""

    steps: int = 0
    places: int = 0
    seed: int = 0
    counts: dict[str, int] = {}


class Atlas:
    """What meets in a game, by key (see `moment.keys`): the smallest witness of each."""

    def __init__(self, head: Head, witnesses: Iterable[Witness]) -> None:
        self.head, self.witnesses = head, tuple(witnesses)

    @cached_property
    def smallest(self) -> dict[str, Witness]:
        """The smallest witness of each key."""
        found: dict[str, Witness] = {}
        _keep(found, self.witnesses)
        return found

    @cached_property
    def pairs(self) -> dict[str, Witness]:
        """The pairs of clauses that act in one move."""
        return {key: witness for key, witness in self.smallest.items() if " " in key and key[0] not in FORBID}

    @cached_property
    def _forbidding(self) -> dict[frozenset[str], str]:
        """For two clauses that forbid something together the key of the plainest witness: with few others."""
        found: dict[frozenset[str], str] = {}
        by_few = sorted(self.smallest, key=lambda key: (key.count(" "), self.smallest[key].rank))
        for key in by_few:
            if key.startswith(REFUSED):
                for two in combinations(key.removeprefix(REFUSED).split(), 2):
                    found.setdefault(frozenset(two), key)
        return found

    def meeting(self, one: str, other: str) -> str:
        """The key under which two clauses act together, else that under which they forbid; of one clause by itself.

        "" where neither was met.
        """
        together = " ".join(sorted({one, other}))
        if together in self.smallest:
            return together
        if one != other:
            return self._forbidding.get(frozenset({one, other}), "")
        return next((key for key in (REFUSED + one, AMONG + one) if key in self.smallest), "")

    def times(self, key: str) -> int:
        """How often it was met: at least once, where it has a witness."""
        return max(self.head.counts.get(key, 0), int(key in self.smallest))

    def acts(self, clause: str) -> bool:
        """Whether something happens by a clause."""
        return clause in self.smallest

    def shows(self, clause: str) -> bool:
        """Whether something happens by a clause, or is forbidden by it."""
        return clause in self.smallest or AMONG + clause in self.smallest

    def dumps(self) -> bytes:
        """The atlas as lines of JSON."""
        return msgspec.json.Encoder(order="sorted").encode_lines([self.head, *self.witnesses])

    @classmethod
    def loads(cls, data: bytes) -> Atlas:
        """Read what `dumps` wrote."""
        head, _newline, witnesses = data.partition(b"\n")
        return cls(msgspec.json.decode(head, type=Head), msgspec.json.Decoder(Witness).decode_lines(witnesses))


@cache
def atlas(slug: str) -> Atlas:
    """The atlas of a game; an empty one where a game has none."""
    file = resources.files(f"orclib.games.{slug}") / "data" / "atlas.jsonl"
    return Atlas.loads(file.read_bytes()) if file.is_file() else Atlas(Head(), ())


Begin = Place | Witness
"""Where making small begins: a place of the sweep, or the smallest witness known."""


class _Task(msgspec.Struct, frozen=True, array_like=True):
    """Witnesses to make small: the keys and where each begins, and by key what the smallest one known costs."""

    slug: str
    begins: tuple[tuple[str, Begin], ...]
    known: dict[str, tuple[int, int]]


class _Made(NamedTuple):
    """The witnesses of a task made small, and whether a person stopped it."""

    witnesses: tuple[Witness, ...]
    stopped: bool


def _shrunk(task: _Task) -> _Made:
    """The witnesses of a task made small, and all that was met on the way in a smaller one than is known."""
    game, known = rules(task.slug), dict(task.known)
    better: dict[str, Draft] = {}
    letters: dict[Any, int] = {}

    def shown(met: Draft, moment: Moment) -> None:
        for action in met.actions:
            if action not in letters:
                letters[action] = len(game.format(action)) + 2
        size = sum(map(len, met.lines)) + len(met.lines) + sum(letters[action] for action in met.actions)
        for key in keys(clauses_of(game, moment), bool(moment.reasons)):
            costs = cost(key, len(met.actions), size)
            if costs < known.get(key, FAR):
                known[key], better[key] = costs, met

    shrinking = Shrinking(game, shown)
    for key, place in task.begins:
        try:
            begin = _draft(game, place)
        except OrclibError:  # nothing calm stands before it
            continue

        def fits(moment: Moment, key: str = key) -> bool:
            return key in keys(clauses_of(game, moment), bool(moment.reasons))

        shrinking.smallest(begin, fits, TRIES)
    proofs = (shrinking.witness(each) for each in dict.fromkeys(better.values()))
    return _Made(tuple(proof[0] for proof in proofs if proof is not None), shrinking.stopped)


def _draft(game: AnyGame, begin: Begin) -> Draft:
    """What is made small. Raises OrclibError where it cannot be typed."""
    if isinstance(begin, Place):
        return draft(game, begin)
    match, moment = line(game, begin.text)
    return Draft(tuple(begin.position.splitlines()), (*(ply.action for ply in match.plies), moment.action))


class Making:
    """An atlas in the making: rounds of a sweep, each followed by making small what it met."""

    def __init__(self, game: AnyGame, seed: int = 0) -> None:
        self.game, self.seed = game, seed
        self.sweep = Sweep(game, seed)
        self.sweep.merge(told(game))
        self._places = len(self.sweep.places)
        self._best: dict[str, Witness] = {}
        self._tried: set[str] = set()

    def run(self, workers: Workers, steps: int | None = None, minutes: float | None = None) -> Iterator[int]:
        """Look so many steps on, or whole rounds until so many minutes are over: steps as they are done.

        The same steps give the same atlas, whoever the workers are. Raises KeyboardInterrupt where a person stops it:
        what was met until then is kept.
        """
        end = time.monotonic() + 60 * (inf if minutes is None else minutes)
        with workers:
            while time.monotonic() < end and (steps is None or self.sweep.steps < steps):
                yield from self._round(workers, None if steps is None else steps - self.sweep.steps)
            self._tried.clear()
            yield from self._made_small(workers, self._best)  # once more, from the smallest that is known by now

    def _round(self, workers: Workers, most: int | None) -> Iterator[int]:
        """One round, of at most so many steps, and then what it met is made small."""
        for report in workers(swept, self.sweep.tasks(most)):
            self.sweep.merge(report)
            yield report.steps
            if report.stopped:
                raise KeyboardInterrupt
        yield from self._made_small(workers, self.sweep.found)

    def _made_small(self, workers: Workers, begins: Mapping[str, Begin]) -> Iterator[int]:
        """Make small what has no small witness, each thing once."""
        while pending := self._pending(begins):
            known = {key: witness.cost(key) for key, witness in self._best.items()}
            shares = [pending[at : at + EACH] for at in range(0, len(pending), EACH)]
            self._tried.update(pending)
            tasks = [_Task(self.game.slug, tuple((key, begins[key]) for key in share), known) for share in shares]
            for made in workers(_shrunk, tasks):
                _keep(self._best, made.witnesses)
                yield 0
                if made.stopped:
                    raise KeyboardInterrupt

    def _pending(self, begins: Mapping[str, Begin]) -> list[str]:
        """What is made small next: what has no witness, or the dearest ones, none of them twice."""
        costs = {key: self._best[key].cost(key) if key in self._best else FAR for key in begins}
        left = [key for key in costs if key not in self._tried and costs[key] > cost(key, 1, SHORT) and self._told(key)]
        return sorted(left, key=lambda key: (costs[key], key), reverse=True)[: TASKS * EACH]

    def _told(self, key: str) -> bool:
        """Whether a key is worth a witness: a clause among others that forbid, only where nothing tells it alone."""
        id = key.removeprefix(AMONG)
        return id == key or not (id in self._best or REFUSED + id in self._best)

    @property
    def so_far(self) -> str:
        """How many keys have a witness, of how many that were met; for whoever waits."""
        return f"{len(self._best)}/{len(self.sweep.found)}"

    def atlas(self) -> Atlas:
        """What was met so far."""
        counts = dict(self.sweep.counts)
        told = {witness for key, witness in self._best.items() if self._told(key)}
        witnesses = sorted(told, key=lambda each: (*each.rank, each.refused))
        return Atlas(Head(self.sweep.steps, self._places, self.seed, counts), witnesses)


def _keep(best: dict[str, Witness], witnesses: Iterable[Witness]) -> None:
    """Keep the smallest witness of each key."""
    for witness in witnesses:
        for key in keys(frozenset(witness.clauses), witness.refused):
            known = best.get(key)
            if known is None or (*witness.cost(key), witness.text) < (*known.cost(key), known.text):
                best[key] = witness
