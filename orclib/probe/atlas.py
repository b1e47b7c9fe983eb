"""What meets in a game: every clause and every pair of clauses met, and all that refuses together, each in its smallest
witness. It is made from a sweep (`python -m orclib.probe`), kept as data of the game, and read when first asked for.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from importlib import resources
from math import inf
from typing import Any, Final

import msgspec

from orclib.engine.game import AnyGame
from orclib.errors import OrclibError
from orclib.games import rules
from orclib.probe.moment import REFUSED, Moment, clauses_of, keys
from orclib.probe.shrink import Draft, Shrinking
from orclib.probe.sweep import TASKS, Place, Sweep, draft, swept, told
from orclib.probe.witness import Witness
from orclib.probe.workers import Workers

EACH: Final = 8
"""A task makes so many witnesses small."""
TRIES: Final = 400
"""So many drafts are tried for each of them."""
SHORT: Final = 90
"""A witness of so few letters is small enough."""


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
        for witness in self.witnesses:  # the smallest first
            for key in keys(frozenset(witness.clauses), witness.refused):
                found.setdefault(key, witness)
        return found

    @property
    def pairs(self) -> dict[str, Witness]:
        """The pairs of clauses that act in one move."""
        return {key: witness for key, witness in self.smallest.items() if " " in key and not key.startswith(REFUSED)}

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


class _Task(msgspec.Struct, frozen=True, array_like=True):
    """Witnesses to make small: the keys and places, and by key how many letters the smallest one known has."""

    slug: str
    places: tuple[tuple[str, Place], ...]
    known: dict[str, int]


def _shrunk(task: _Task) -> tuple[Witness, ...]:
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
            if size < known.get(key, 1_000_000):
                known[key], better[key] = size, met

    shrinking = Shrinking(game, shown)
    for key, place in task.places:
        try:
            begin = draft(game, place)
        except OrclibError:  # nothing calm stands before it
            continue
        wanted, refused = frozenset(key.removeprefix(REFUSED).split()), key.startswith(REFUSED)

        def fits(moment: Moment, wanted: frozenset[str] = wanted, refused: bool = refused) -> bool:
            met = clauses_of(game, moment)
            return bool(moment.reasons) is refused and (met == wanted if refused else wanted <= met)

        shrinking.smallest(begin, fits, TRIES)
    proofs = (shrinking.witness(each) for each in dict.fromkeys(better.values()))
    return tuple(proof[0] for proof in proofs if proof is not None)


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

        The same steps give the same atlas, whoever the workers are.
        """
        end = time.monotonic() + 60 * (inf if minutes is None else minutes)
        with workers:
            while time.monotonic() < end and (steps is None or self.sweep.steps < steps):
                yield from self._round(workers, None if steps is None else steps - self.sweep.steps)

    def _round(self, workers: Workers, most: int | None) -> Iterator[int]:
        """One round, of at most so many steps, and then what it met is made small."""
        for report in workers(swept, self.sweep.tasks(most)):
            self.sweep.merge(report)
            if report.stopped:
                raise KeyboardInterrupt
            yield report.steps
        while pending := self._pending():
            known = {key: len(witness.text) for key, witness in self._best.items()}
            shares = [pending[at : at + EACH] for at in range(0, len(pending), EACH)]
            self._tried.update(pending)
            tasks = [
                _Task(self.game.slug, tuple((key, self.sweep.found[key]) for key in share), known) for share in shares
            ]
            for witnesses in workers(_shrunk, tasks):
                self._keep(witnesses)
                yield 0

    def _pending(self) -> list[str]:
        """What is made small next: what has no witness, or the longest ones, none of them twice."""
        sizes = {key: len(self._best[key].text) if key in self._best else 1_000_000 for key in self.sweep.found}
        left = [key for key, size in sizes.items() if size > SHORT and key not in self._tried]
        return sorted(left, key=lambda key: (-sizes[key], key))[: TASKS * EACH]

    def _keep(self, witnesses: Iterable[Witness]) -> None:
        for witness in witnesses:
            for key in keys(frozenset(witness.clauses), witness.refused):
                known = self._best.get(key)
                if known is None or witness.rank < known.rank:
                    self._best[key] = witness

    def atlas(self) -> Atlas:
        """What was met so far."""
        counts = dict(self.sweep.counts)
        witnesses = sorted(set(self._best.values()), key=lambda each: (*each.rank, each.refused))
        return Atlas(Head(self.sweep.steps, self._places, self.seed, counts), witnesses)
