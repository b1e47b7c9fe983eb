"""Who plays a seat when no person does."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

import msgspec


class Advice(msgspec.Struct, frozen=True):
    """What a bot would do, and why in one short sentence of the language in use ("" when there is no why).

    No action at all is the advice to wait, where a clock runs.
    """

    action: Any
    why: str


class Bot(Protocol):
    """Someone who plays one seat."""

    def choose(self, game: Any, view: Any, legal: tuple[Any, ...], rng: Random) -> Advice:
        """One of the legal actions of the seat whose view this is; where a clock runs, None to wait.

        Whatever else it answers or raises ends in a BotError.
        A bot knows the view and nothing else. It may imagine: `game.determinize(view, rng)` is a state that
        fits the view, and whatever the game says about such a state is a thought, not a look at the cards.
        """
        ...
