"""Bots in a game with a clock: between two strokes anybody may play, or wait.

A bot that waits gives the advice to do nothing (`Advice.action` is None). All are asked at once and know nothing of
each other's answers; who was faster is luck, and no rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from orclib.engine import Seat
from orclib.engine.bot import Bot
from orclib.engine.game import AnyGame
from orclib.players.asking import ask


def answers(game: AnyGame, state: Any, bots: Mapping[Seat, Bot], mark: str) -> tuple[Any, ...]:
    """What the bots that may act now play before the clock strikes, in the order in which they get there.

    () when all wait. What another was faster to do may have made an answer illegal. `mark` settles all luck.
    Raises BotError at the first bot that does what no bot may do.
    """
    found = []
    for seat in game.to_act(state):
        if seat in bots:
            advice = ask(game, bots[seat], state, seat, Random(f"{mark}/{seat}"))
            if advice.action is not None:
                found.append(advice.action)
    Random(f"{mark}/order").shuffle(found)
    return tuple(found)
