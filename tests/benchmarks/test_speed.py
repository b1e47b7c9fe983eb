"""Level B: a new immutable state, its cited events and the list of legal actions, per step of random play.

The figure is the ratio to OpenSpiel's own Python games, measured in the same run. There the state changes in
place and nothing is cited, so the comparison favours them.

A budget is in CPU µs of the machine for which it was set. A pure-Python loop, timed in turn with the games,
says how much slower than that machine this one is just now; the budget grows by that factor, and never shrinks.

All are timed in turn: one thing after the other, as pytest-benchmark does it, a noisy minute falls on one of them only.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import pytest

import orclib
from orclib.testing import AnyGame
from tests.benchmarks.clock import CALIBRATION_US, calibrate, microseconds
from tests.benchmarks.report import STEP

pytestmark = pytest.mark.benchmark

BUDGETS = {"orc": 15, "braves": 15, "armadora": 40, "thorval": 50, "orcs_vs_orcs": 50}
"""CPU µs per step."""
OPEN_SPIEL = ("kuhn_poker", "tic_tac_toe", "block_dominoes")
CALIBRATION = "calibration loop"


def random_play(game: AnyGame) -> Callable[[int], int]:
    """Games with every number of players in turn, at random, for that many steps."""
    starts = [game.new(game.options(players=players)) for players in game.players]
    rng = Random(7)
    to_act, legal_actions, apply, luck = game.to_act, game.legal_actions, game.apply, rng.random

    def steps(count: int) -> int:
        turn, state = 0, starts[0]
        for _ in range(count):
            acting = to_act(state)
            if not acting:
                turn += 1
                state = starts[turn % len(starts)]
                acting = to_act(state)
            legal = [action for seat in acting for action in legal_actions(state, seat)]
            state, _events = apply(state, legal[int(luck() * len(legal))])
        return count

    return steps


def random_spiel(name: str) -> Callable[[int], int]:
    """The same with a game of OpenSpiel that is written in Python."""
    pyspiel: Any = import_module("pyspiel")
    import_module(f"open_spiel.python.games.{name}")  # registers it
    game = pyspiel.load_game(f"python_{name}")
    luck = Random(7).random

    def steps(count: int) -> int:
        state = game.new_initial_state()
        for _ in range(count):
            if state.is_terminal():
                state = game.new_initial_state()
            legal = state.legal_actions()
            state.apply_action(legal[int(luck() * len(legal))])
        return count

    return steps


Works = dict[str, Callable[[int], int]]


@pytest.fixture(scope="module")
def works() -> Works:
    """All that is timed: ours, OpenSpiel's, and the loop that tells how fast the machine is."""
    ours = {slug: random_play(orclib.game(slug).engine) for slug in orclib.list_games()}
    return {CALIBRATION: calibrate, **ours, **{name: random_spiel(name) for name in OPEN_SPIEL}}


@pytest.fixture(scope="module")
def speeds(works: Works) -> dict[str, float]:
    """CPU µs per step of everything."""
    return microseconds(works)


def over_budget(speeds: dict[str, float]) -> dict[str, float]:
    """The games that are slower than their budget on this machine, as it is now."""
    slower = max(1.0, speeds[CALIBRATION] / CALIBRATION_US)
    return {slug: us for slug, us in speeds.items() if slug in BUDGETS and us > BUDGETS[slug] * slower}


def test_every_game_is_fast_enough(
    works: Works, speeds: dict[str, float], record_property: Callable[[str, object], None]
) -> None:
    for name in (*orclib.list_games(), *OPEN_SPIEL, CALIBRATION):
        what = CALIBRATION if name == CALIBRATION else STEP
        record_property("measured", (what, name, speeds[name], "µs", BUDGETS.get(name)))
    assert set(orclib.list_games()) == set(BUDGETS), "a game has no budget"
    if over := over_budget(speeds):  # other work may have slowed down just these: what is slow is slow twice
        again = microseconds({name: works[name] for name in (CALIBRATION, *over)})
        over = over_budget(again)
        assert not over, f"over budget twice: {over} µs per step, {again[CALIBRATION]:.2f} µs a calibration round"
