"""The bots of every game: what they choose is legal and explained, at every table and after any play.

Under other readings of the rules they are in `test_bot_readings.py`, what they know is in `test_honest_bots.py`,
how strong they are in `test_strength.py`; what only one game's bots are held to is in a file of its own.
"""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from orclib.engine import CHANCE
from orclib.games import list_games, rules
from orclib.testing import AnyGame
from orclib.testing.play import random_line, random_options, sample_states
from tests.players.courses import advise, decisions, makers

pytestmark = pytest.mark.thorough

STRAYED: Final = {"orc": (8, 20), "armadora": (4, 10), "braves": (8, 20), "thorval": (8, 40), "orcs_vs_orcs": (25, 40)}
"""Lines of random play, and states of each, in which the bots are asked."""
PLIES: Final = 1500

every_game = pytest.mark.parametrize("game", [rules(slug) for slug in list_games()], ids=list_games())
every_bot = pytest.mark.parametrize(
    ("game", "name"),
    [pytest.param(rules(slug), name, id=f"{slug}-{name}") for slug in list_games() for name in rules(slug).bots()],
)
every_table = pytest.mark.parametrize(
    ("game", "name", "players"),
    [
        pytest.param(rules(slug), name, players, id=f"{slug}-{name}-{players}")
        for slug in list_games()
        for name in rules(slug).bots()
        for players in rules(slug).players
        if len(rules(slug).players) > 1
    ],
)


@every_game
def test_the_bots_are_listed_from_weak_to_strong_under_their_own_names(game: AnyGame) -> None:
    assert list(game.bots()) == ["beginner", "sensible", "strong"][: len(game.bots())]
    assert len(game.bots()) > 1
    assert all(getattr(bot, "name", "") == name for name, bot in game.bots().items())


@every_table
def test_every_choice_is_legal_and_explained_at_every_table(game: AnyGame, name: str, players: int) -> None:
    assert [*decisions(game, [makers(game)[name]()], game.options(players=players), seed=players)]


@every_bot
def test_whoever_played_at_random_so_far_gets_legal_advice(game: AnyGame, name: str) -> None:
    rng, bot, asked = Random(12), makers(game)[name](), 0
    lines, states = STRAYED[game.slug]
    for seed in range(lines):
        line = random_line(game, random_options(game, rng), seed=seed, plies=PLIES, deal=True)
        for state in sample_states(line, rng, states):
            seats = game.to_act(state)
            if seats and seats[0] != CHANCE:
                action = advise(game, bot, state).action
                assert action in game.legal_actions(state, seats[0]) or (game.clocked(state) and action is None)
                asked += 1
    assert asked > 20
