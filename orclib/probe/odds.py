"""How likely something is, for all that some eyes know: counted exactly where that can be, else by playing on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableSequence, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import count as numbers
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

from orclib.engine import Seat
from orclib.engine.chance import Luck
from orclib.engine.game import AnyGame
from orclib.engine.spans import Ends
from orclib.language import say
from orclib.probe import results
from orclib.probe.conditions import Condition, facts
from orclib.probe.results import Counted, Policy, TooManyError, Worlds
from orclib.probe.workers import progress

T = TypeVar("T")

MOST_DEALS: Final = 3_000
"""More deals than these that some eyes cannot tell apart are not all looked at."""
MOST_DRAWS: Final = 60
"""So many draws may make a deal."""
SECONDS: Final = 3.0
"""So long play goes on where it cannot be counted, unless a number of games is asked for."""
LEAST: Final = 20
"""So many games are played at least."""
MOST_POSITIONS: Final = 30_000
"""So many are counted for all moves together, before they are played on instead."""
LEAST_EACH: Final = 5
"""The same of each move, where many are asked about."""


class Odds(NamedTuple):
    """How likely something is: exactly, or how often it was so in how many games."""

    chance: Fraction
    """Of the games, where they were played."""
    games: int = 0
    """0 where it is exact."""
    deals: int = 1
    """How many deals the eyes cannot tell apart, where all were looked at."""
    counted: Counted | None = None
    """Where it is exact: every different result."""

    @property
    def margin(self) -> float:
        """How far off it may be, at two standard errors; 0 where it is exact."""
        if not self.games:
            return 0.0
        share = float(self.chance)
        return float(2 * (max(share * (1 - share), 1 / self.games) / self.games) ** 0.5)


class _Uncountable(TooManyError):
    """A deal is made in a way that is not counted."""


class _EachDraw(Luck):
    """Luck that takes one way after the other, so that all are seen: each draw is the next branch of a tree."""

    def __init__(self, path: list[int]) -> None:
        super().__init__(0)
        self.path, self.at, self.share = path, 0, Fraction(1)
        self.widths = list[int]()

    def _drawn(self, weights: Sequence[int]) -> int:
        """Which of some equal things is drawn, of each so many."""
        if self.at == MOST_DRAWS:
            raise _Uncountable
        if self.at == len(self.path):
            self.path.append(0)
        chosen = self.path[self.at]
        self.at += 1
        self.widths.append(len(weights))
        self.share *= Fraction(weights[chosen], sum(weights))
        return chosen

    def _place(self, things: Sequence[Any]) -> int:
        """The place of what is drawn; things that are equal are one branch."""
        places, weights = list[int](), list[int]()
        for place, thing in enumerate(things):
            known = next((at for at, first in enumerate(places) if things[first] == thing), None)
            if known is None:
                places.append(place)
                weights.append(1)
            else:
                weights[known] += 1
        return places[self._drawn(weights)]

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        some = range(start) if stop is None else range(start, stop, step)
        return some[self._drawn([1] * len(some))]

    def choice(self, seq: Any) -> Any:
        return seq[self._place(seq)]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        self.shuffle_last(x, len(x))

    def shuffle_last(self, things: MutableSequence[Any], needed: int) -> None:
        for last in range(len(things) - 1, max(0, len(things) - 1 - needed), -1):
            place = self._place(things[: last + 1])
            things[place], things[last] = things[last], things[place]
        if needed < len(things):
            things[: len(things) - needed] = sorted(things[: len(things) - needed], key=repr)

    def sample(self, population: Sequence[T], k: int, *, counts: Any = None) -> list[T]:
        if counts is not None:
            raise _Uncountable
        left, taken = list(population), list[T]()
        for _each in range(k):
            taken.append(left.pop(self._place(left)))
        return taken

    def random(self) -> float:
        raise _Uncountable

    def getrandbits(self, k: int, /) -> int:
        raise _Uncountable


@lru_cache(maxsize=1)  # one after the other asks for the same
def deals(game: AnyGame, view: Any, most: int = MOST_DEALS) -> Worlds:
    """Every state that fits a view, with its chance as `determinize` deals it. Raises TooManyError."""
    found: dict[Any, Fraction] = {}
    path, made = list[int](), 0
    while True:
        luck = _EachDraw(path)
        state = game.forget(game.determinize(view, luck))
        found[state] = found.get(state, Fraction(0)) + luck.share
        made += 1
        ways = 1
        for width in luck.widths:
            ways *= width
        if made == most or (made == 1 and ways > most):
            raise TooManyError
        while path and path[-1] == luck.widths[len(path) - 1] - 1:
            path.pop()
        if not path:
            return found
        path[-1] += 1


class Question:
    """How likely something is at the end of a stretch of play; asked again it goes on playing where it left off."""

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        eyes: Seat | None,
        wanted: Condition,
        end: Ends | None,
        policy: Policy,
        first: Any = None,
    ):
        """`end`: None for now, without anybody doing anything but a `first` move of the eyes, where there is one."""
        self.game, self.eyes, self.wanted, self.policy = game, eyes, wanted, policy
        self.state, self.first = state, first
        self.end = _at_once if end is None and first is not None else end
        self.view = None if eyes is None else game.observe(state, eyes)
        self.hits = self.games = 0

    def after(self, first: Any) -> Question:
        """The same after a move of the eyes; those who decide later remember what they have decided."""
        return Question(self.game, self.state, self.eyes, self.wanted, self.end, self.policy, first)

    def answer(self, games: int | None = None, seconds: float = SECONDS) -> Odds:
        """Exact where all can be counted; else by so many games, or as many more as there is time for."""
        if self.exact is not None:
            return self.exact
        until = perf_counter() + seconds
        for number in numbers(self.games):
            enough = number >= games if games is not None else number >= LEAST and perf_counter() > until
            if enough:
                break
            self.play(number)
        return self.so_far

    @property
    def so_far(self) -> Odds:
        """How often it was so in the games played."""
        return Odds(Fraction(self.hits, self.games), self.games)

    @cached_property
    def exact(self) -> Odds | None:
        """The exact answer; None where that is too much to count."""
        try:
            worlds = {self.game.forget(self.state): Fraction(1)} if self.view is None else deals(self.game, self.view)
            if self.end is None:
                share = sum((part for world, part in worlds.items() if self.wanted.holds(world)), Fraction(0))
                return Odds(share, deals=len(worlds))
            counted = results.count(self.game, worlds, self.end, self.policy, first=self.first)
        except TooManyError:
            return None
        share = sum((each.chance for each in counted.results if self.wanted.holds(each.state)), Fraction(0))
        return Odds(share, deals=len(worlds), counted=counted)

    def play(self, number: int) -> None:
        """One more game, the same for the same number."""
        rng = Random(f"odds/{number}")
        state = self.state if self.view is None else self.game.determinize(self.view, rng)
        if self.end is not None:
            state = results.played(self.game, state, self.end, self.policy, rng, self.first)
        self.games += 1
        self.hits += self.wanted.holds(state)


def _at_once(_before: object, _after: object, _told: object) -> bool:
    """The end of a stretch that is one move and nothing else."""
    return True


class EachMove:
    """The same question after each of some moves: exact for all of them, or played on with the same luck for all."""

    def __init__(self, questions: Mapping[Any, Question]) -> None:
        """`questions`: by the move that each begins with."""
        self.questions = questions

    def answer(self, games: int | None = None, seconds: float = SECONDS) -> dict[Any, Odds]:
        """By move; each after so many games, or all after as many as there is time for, but some at least."""
        if self._exact is not None:
            return self._exact
        until = perf_counter() + seconds
        left = [each for each in self.questions.values() if games is None or each.games < games]
        with progress(say("games", "parties")) as bar:
            while left:
                for question in left:
                    question.play(question.games)
                    bar.update()
                if games is not None:
                    left = [each for each in left if each.games < games]
                elif left[0].games >= LEAST_EACH and perf_counter() > until:
                    break
        return {move: each.so_far for move, each in self.questions.items()}

    @cached_property
    def _exact(self) -> dict[Any, Odds] | None:
        found, positions = {}, 0
        for move, question in self.questions.items():
            odds = question.exact
            positions += odds.counted.positions if odds and odds.counted else 0
            if odds is None or positions > MOST_POSITIONS:
                return None
            found[move] = odds
        return found


def shares(game: AnyGame, counted: Counted) -> Iterator[tuple[Any, Fraction]]:
    """What the results are told apart by: single things that are told of some and not of all, with their chances."""
    told = [(facts(game, result.state), result) for result in counted.results]
    common = set.intersection(*(some for some, _result in told)) if told else set()
    found: dict[Any, Fraction] = {}
    for some, result in told:
        for part in some - common:
            found[part] = found.get(part, Fraction(0)) + result.chance
    yield from sorted(found.items(), key=lambda item: -item[1])
