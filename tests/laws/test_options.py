"""Options that cannot be are named in one clear error, whatever the game."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest

import orclib
from orclib.errors import PositionError, UsageError
from orclib.testing import AnyGame


@pytest.fixture(params=orclib.list_games(), scope="module")
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Each game in turn."""
    rules: AnyGame = orclib.game(request.param).engine
    return rules


@pytest.mark.parametrize("players", [0, 1, 99, -1, True, "four", 4.0, None])
def test_a_wrong_number_of_players_is_named(game: AnyGame, players: object) -> None:
    with pytest.raises(UsageError, match=f"players.*{re.escape(repr(players))}"):
        game.options(players=players)


def test_an_unknown_option_is_named_with_the_one_meant(game: AnyGame) -> None:
    for name in game.Options.readings():
        with pytest.raises(UsageError, match=f'"{name[:-1]}".*Did you mean "{name}"'):
            game.options(**{name[:-1]: True})
    with pytest.raises(UsageError, match='"zzz"'):
        game.options(zzz=True)


@pytest.mark.parametrize("value", ["maybe", 1.5, None, [], "on"])
def test_an_unknown_value_is_named_with_its_option(game: AnyGame, value: object) -> None:
    for name in game.Options.readings():
        with pytest.raises(UsageError, match=f'value of {name} "{re.escape(str(value))}"'):
            game.options(**{name: value})


def test_every_reading_can_be_typed_and_is_described(game: AnyGame) -> None:
    switch = {True: ("on", "ON", "yes", "oui"), False: ("off", "OFF", "no", "non")}
    for name, values in game.Options.readings().items():
        for value in values:
            with suppress(UsageError):  # there are not as many players
                options = game.options(**{name: value})
                assert game.position(game.describe(game.new(options))).options == options
            for word in switch[value] if isinstance(value, bool) else filter(None, [str(value)]):
                for typed in (f"{name}={word}", f"{name} = {word}", f"{name.upper()}={word}"):
                    with suppress(PositionError):
                        assert getattr(game.position(typed).options, name) == value, typed


@pytest.mark.parametrize("name", ["ZZZ-1.1", "", "1", "99.1", "R999"])
def test_an_unknown_clause_is_named(game: AnyGame, name: str) -> None:
    for clause in (name, f"{game.prefix}-{name}"):
        with pytest.raises(UsageError, match=f'clause "{re.escape(clause)}"'):
            game.rulebook[clause]


def test_the_usual_reading_is_the_one_that_the_rulings_give(game: AnyGame) -> None:
    for name, ruling in game.rulebook.switches().items():
        assert getattr(game.Options(), name) == ruling.default, name
    for ruling in game.rulebook.rulings.values():
        for clause in ruling.clauses:
            assert ruling.id in game.rulebook.clauses[clause].rulings, (ruling.id, clause)


USUAL: dict[str, dict[str, object]] = {
    "orc": {"players": 2},
    "armadora": {"players": 2, "peoples": "ME", "advanced": False},
    "braves": {"players": 4, "first_sorcerer": "random"},
    "thorval": {"players": 4, "board": "thorval"},
    "orcs_vs_orcs": {
        "players": 2, "scenario": "standard", "longer_game": False, "tactical_start": False, "board": "house",
    },
}  # fmt: skip
"""What is played where nothing is said, but for what a ruling decides."""


def test_the_usual_table_is_small_and_without_variants(game: AnyGame) -> None:
    usual = game.Options()
    assert {name: getattr(usual, name) for name in USUAL[game.slug]} == USUAL[game.slug]
