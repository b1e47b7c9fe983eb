"""The player that every other one has to beat."""

from __future__ import annotations

from random import Random
from typing import Any

from orclib.engine import Game
from orclib.players import Advice


class RandomPlayer:
    """Any legal action, all equally likely, for no reason."""

    name = "random"

    def choose(self, game: Game[Any, Any, Any, Any], view: Any, legal: tuple[Any, ...], rng: Random) -> Advice:
        return Advice(rng.choice(legal), "")
