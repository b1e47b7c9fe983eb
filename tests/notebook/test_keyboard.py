"""Whoever has no mouse plays as well: arrows and Enter lead to everything that is allowed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import orclib
from orclib.notebook.table import Table
from tests.notebook.support import Clock, Person

MOST = 150
"""Things to walk over, at the most."""


def walk(table: Table, someone: Person, path: tuple[str, ...]) -> None:
    """Go to each thing of a path by the arrows alone, and press Enter there."""
    for target in path:
        begun = None
        for _ in range(MOST):
            someone.keys("ArrowRight")
            if table.focus == target:
                break
            assert begun is None or table.focus != begun, f"the arrows never come to {target}"
            begun = begun or table.focus
        someone.keys("Enter")


@pytest.mark.parametrize("slug", orclib.list_games())
def test_every_decision_of_a_named_position_is_made_by_keyboard(slug: str, clock: Clock) -> None:
    game, rng = orclib.game(slug), Random(f"{slug}/keys")
    names = list(game.presets())
    tried = 0
    for name in rng.sample(names, min(4, len(names))):
        start = game.presets()[name]
        table = Table(start.match(game.engine), eyes=start.eyes, overlay=start.overlay, keep=False)
        legal = [action for seat in table.seen_to_act for action in table.match.legal(seat)]
        for action in rng.sample(legal, min(2, len(legal))):
            before = table.match.fork()
            walk(table, Person(table, clock), usual(action))
            played = table.match.plies[len(before.plies)].action
            assert played == action, f"{name}: {game.format(action)}"
            table.set_up(before)
            tried += 1
    assert tried > 2


def usual(action: Any) -> tuple[str, ...]:
    """The way along which the rings lead."""
    path: tuple[str, ...] = action.paths[0]
    return path
