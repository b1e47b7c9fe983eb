"""The beginner of every game: a list of simple habits, of which it follows the first that finds something to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from orclib.engine.bot import Advice
from orclib.engine.game import AnyGame
from orclib.language import say

Actions = Sequence[Any]


def anything(view: Any, legal: Actions) -> Actions:
    """All that is allowed."""
    return legal


class Habit:
    """What a beginner likes to do, and why it says so in English and French.

    `finds` picks from the legal actions those that it would take, one as soon as another; what stands there twice is
    taken twice as often. Nothing leaves the choice to the next habit, and so does, mostly, a small `chance`. A habit
    has its phases, or goes for all. None among what it finds is to wait, where a clock runs.
    """

    def __init__(
        self,
        en: str = "",
        fr: str = "",
        finds: Callable[[Any, Actions], Actions] = anything,
        *phases: Any,
        chance: float | Callable[[Any], float] = 1.0,
        why: Callable[[Any, Any], str] | None = None,
    ) -> None:
        self.en, self.fr, self.finds, self.phases, self.chance, self.why = en, fr, finds, phases, chance, why

    def follow(self, view: Any, legal: Actions, rng: Random) -> Advice | None:
        """What it would do here, if anything."""
        if self.phases and view.phase not in self.phases:
            return None
        found = self.finds(view, legal)
        if not found:
            return None
        chance = self.chance if isinstance(self.chance, float) else self.chance(view)
        if chance < 1 and rng.random() >= chance:
            return None
        action = rng.choice(found)
        return Advice(action, say(self.en, self.fr) if self.why is None else self.why(view, action))


class Beginner:
    """Plays sanely at random, by the habits of its game; anything at all where none applies."""

    name = "beginner"

    def __init__(self, *habits: Habit) -> None:
        self.habits = habits

    def choose(self, game: AnyGame, view: Any, legal: Actions, rng: Random) -> Advice:
        for habit in self.habits:
            advice = habit.follow(view, legal, rng)
            if advice is not None:
                return advice
        return Advice(rng.choice(legal), "")


def of(*kinds: type) -> Callable[[Any, Actions], Actions]:
    """The legal actions of some kinds."""
    return lambda _view, legal: [action for action in legal if isinstance(action, kinds)]


def rather(*kinds: type) -> Callable[[Any, Actions], Actions]:
    """The legal actions of some kinds, or else anything."""
    return lambda _view, legal: [action for action in legal if isinstance(action, kinds)] or legal
