"""Level B: a new immutable state, its cited events and the list of legal actions, per step of random play.

The figure is the share of a step of OpenSpiel's own tic-tac-toe in Python, measured in the same run: no gate depends
on the machine. There the state changes in place and nothing is cited, so the comparison favours it.

All are timed in turn: one thing after the other, as pytest-benchmark does it, a noisy minute falls on one of them only.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import pytest

import orclib
from orclib.testing import AnyGame
from tests.benchmarks.clock import microseconds
from tests.benchmarks.report import SHARE, STEP

pytestmark = pytest.mark.benchmark

GATES = {"orc": 0.48, "braves": 0.5, "armadora": 1.2, "thorval": 1.05, "orcs_vs_orcs": 2.4}
"""The most that a step may take, in steps of `MEASURE`."""
MEASURE = "tic_tac_toe"
OPEN_SPIEL = ("kuhn_poker", MEASURE, "block_dominoes")


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
    """All that is timed: ours and OpenSpiel's."""
    ours = {slug: random_play(orclib.game(slug).engine) for slug in orclib.list_games()}
    return {**ours, **{name: random_spiel(name) for name in OPEN_SPIEL}}


@pytest.fixture(scope="module")
def speeds(works: Works) -> dict[str, float]:
    """CPU µs per step of everything."""
    return microseconds(works)


def shares(speeds: dict[str, float]) -> dict[str, float]:
    """How many steps of the measure a step of each of our games takes."""
    return {slug: speeds[slug] / speeds[MEASURE] for slug in GATES if slug in speeds}


def beyond(speeds: dict[str, float]) -> dict[str, float]:
    """The games that are slower than their gate, and their shares."""
    return {slug: share for slug, share in shares(speeds).items() if share > GATES[slug]}


def test_every_game_is_fast_enough(
    works: Works, speeds: dict[str, float], record_property: Callable[[str, object], None]
) -> None:
    assert set(orclib.list_games()) == set(GATES), "a game has no gate"
    for name in works:
        record_property("measured", (STEP, name, speeds[name], "µs", None))
    for slug, share in shares(speeds).items():
        record_property("measured", (SHARE, slug, share, "×", GATES[slug]))
    if slow := beyond(speeds):  # other work may have slowed down just these: what is slow is slow twice
        slow = beyond(microseconds({name: works[name] for name in (MEASURE, *slow)}))
        assert not slow, f"twice beyond its gate, in steps of {MEASURE}: {slow}"
