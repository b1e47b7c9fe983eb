"""The player that every other one has to beat."""

from __future__ import annotations

from random import Random
from typing import Any

from orclib.engine.bot import Advice
from orclib.engine.game import AnyGame


class RandomPlayer:
    """Any legal action, all equally likely, for no reason."""

    name = "random"

    def choose(self, game: AnyGame, view: Any, legal: tuple[Any, ...], rng: Random) -> Advice:
        return Advice(rng.choice(legal), "")
