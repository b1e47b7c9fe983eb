"""The bots of every game under other readings of the rules: what they choose is legal and explained."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from orclib.errors import UsageError
from orclib.games import list_games, rules
from orclib.testing import AnyGame
from orclib.testing.play import option_values, random_options
from tests.depth import deep, few
from tests.players.courses import decisions, makers

pytestmark = deep

MIXED: Final = {"orc": 25, "armadora": 8, "braves": 6, "thorval": 6, "orcs_vs_orcs": 8}
"""Games under mixed readings of the rules; the strong bot plays fewer."""
STRONG: Final = 3
PHASES: Final = {
    "orc": {"BOX", "USE", "DRAW"},
    "armadora": {"HEAPS", "ACTION", "SECOND_STICK", "AFTER_POWER"},
    "braves": {"DEAL", "CHAMPION", "SPY", "CALL", "COMMIT", "COMMANDO", "FLYER"},
}
"""The phases that these games come to at least; the others have a test of their own."""
FEW: Final = {"armadora": 3, "braves": 3}
"""Some readings of these games have dozens of values: so many of them are tried."""
AT_FOUR: Final = {"teams", "partners_share", "free_for_all"}
"""The readings that make no difference but with four players."""
every_bot = pytest.mark.parametrize(
    ("game", "name"),
    [pytest.param(rules(slug), name, id=f"{slug}-{name}") for slug in list_games() for name in rules(slug).bots()],
)


def switched(game: AnyGame, name: str, value: Any) -> Any:
    """One reading changed, with three players if that can be."""
    for players in (4,) if name in AT_FOUR else (3, *game.players):
        try:
            return game.options(**{"players": players, name: value})
        except UsageError:
            continue
    raise AssertionError(f"no table plays with {name}={value}")


every_switch = pytest.mark.parametrize(
    ("game", "name", "value"),
    [
        pytest.param(rules(slug), name, value, id=f"{slug}-{name}-{value}")
        for slug in list_games()
        for name, values in option_values(rules(slug)).items()
        if name != "players"
        for value in values[1:][: FEW.get(slug)]
    ],
)


@every_bot
def test_every_choice_is_legal_and_explained_under_mixed_readings_of_the_rules(game: AnyGame, name: str) -> None:
    rng, met = Random(7), set()
    for seed in range(few(STRONG if name == "strong" else MIXED[game.slug])):
        for each in decisions(game, [makers(game)[name]()], random_options(game, rng), seed):
            met.add(each.state.phase.name)
    assert met >= PHASES.get(game.slug, set())


@every_switch
def test_every_choice_is_legal_and_explained_under_each_other_reading(game: AnyGame, name: str, value: Any) -> None:
    options, bots = switched(game, name, value), [make() for make in reversed(makers(game).values())]
    for first in range(0, len(bots), options.players):
        assert [*decisions(game, bots[first : first + options.players], options, seed=1)]
