"""Chance played fast, for the many games that bots play and imagine."""

from __future__ import annotations

from random import Random
from typing import Any

from orclib.engine import CHANCE, Game
from orclib.engine.chance import draw
from orclib.engine.game import AnyGame


def chance_action(game: AnyGame, state: Any, rng: Random) -> Any:
    """What chance does where it is to act, with the probabilities of `game.chances`."""
    if type(game).chances is Game.chances:  # all equally likely: no need to build the fractions
        return rng.choice(game.legal_actions(state, CHANCE))
    return draw(game.chances(state), rng)
