"""The bots of every game play the same game for the same seed, and know nothing but what their seat sees."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random
from typing import Any, Final

import pytest

from orclib.games import list_games, rules
from orclib.players.arena import play
from orclib.testing import AnyGame
from tests.players.courses import advise, decisions, makers

pytestmark = pytest.mark.thorough

HIDDEN: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "orc": (
        {"discard_face_down": True, "peek_between_draws": False},
        {"discard_face_down": False, "peek_between_draws": True},
    ),
    "armadora": tuple({"players": 3, "advanced": True, "relook": relook} for relook in (False, True)),
    "braves": ({},),
    "thorval": ({"blank_treasure": True},),
    "orcs_vs_orcs": ({"players": 3},),
}
"""Options under which much is hidden."""
SEEDS: Final = {"orcs_vs_orcs": 4}
"""How many games, where that is not one."""
EVERY: Final = {"armadora": 4}
"""Which decisions, where that is not every one."""
REDEALT: Final = {"orc": 10, "armadora": 8, "braves": 8, "thorval": 20, "orcs_vs_orcs": 20}
"""How often at least the hidden things were others."""

BOTS: Final = [(rules(slug), name) for slug in list_games() for name in rules(slug).bots()]
every_bot = pytest.mark.parametrize(("game", "name"), BOTS, ids=[f"{game.slug}-{name}" for game, name in BOTS])


@every_bot
def test_the_same_seed_plays_the_same_game(game: AnyGame, name: str) -> None:
    made = makers(game)
    seats = 3 if 3 in game.players else game.players[0]
    bots = [make() for make in islice(cycle([made[name], made["sensible"], made["beginner"]]), seats)]
    assert play(game, bots, seed=3).actions == play(game, bots, seed=3).actions


@every_bot
def test_what_a_bot_was_asked_before_changes_nothing(game: AnyGame, name: str) -> None:
    make = makers(game)[name]
    bot, other = make(), make()
    asked = [*decisions(game, [make()], game.options(), seed=6)][::5]
    forward = [advise(game, bot, each.state, each.seat) for each in asked]
    back = [advise(game, other, each.state, each.seat) for each in reversed(asked)]
    assert forward == back[::-1]


@pytest.mark.parametrize(
    ("game", "name", "options"),
    [
        pytest.param(game, name, options, id="-".join([game.slug, name, *map(str, options.values())]))
        for game, name in BOTS
        for options in HIDDEN[game.slug]
    ],
)
def test_what_a_seat_cannot_see_changes_nothing(game: AnyGame, name: str, options: dict[str, Any]) -> None:
    rng, redealt, bot = Random(11), 0, makers(game)[name]()
    for seed in range(5, 5 + SEEDS.get(game.slug, 1)):
        course = [*decisions(game, [bot, game.bots()["sensible"]], game.options(**options), seed)]
        for each in course[:: EVERY.get(game.slug, 1)]:
            twin = game.sample_hidden(each.state, each.seat, rng)
            assert game.observe(twin, each.seat) == game.observe(each.state, each.seat)
            assert advise(game, bot, twin, each.seat, seed=9) == advise(game, bot, each.state, each.seat, seed=9)
            redealt += twin != each.state
    assert redealt > REDEALT[game.slug]
