from __future__ import annotations

from typing import Any

import pytest

import orclib
from orclib import orc
from orclib.errors import OrclibError
from orclib.language import speaking
from orclib.players.arena import play
from orclib.probe.impact import Impact, impact
from orclib.probe.workers import Workers

ORC = orc.engine
SWITCH = ("attack_on_won", (False, True), {"players": 2})


def test_pairs_are_the_same_games_under_both_readings_whoever_plays_them() -> None:
    bots = [ORC.bots()["beginner"]] * 2
    parted = changed = 0
    for number in range(12):
        one, other = (play(ORC, bots, f"7/{number}", ORC.options(attack_on_won=value)) for value in (False, True))
        parted += one.actions != other.actions
        changed += one.outcome.winners != other.outcome.winners
    assert changed > 0
    for workers in (1, 2):
        found = impact(ORC, *SWITCH, bot="beginner", pairs=12, seed=7, seconds=600, workers=Workers(workers))
        assert found == Impact(12, parted, changed)


@pytest.mark.parametrize(
    ("changed", "pairs", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 100, 0.0552, 0.1744), (50, 100, 0.4038, 0.5962), (100, 100, 0.963, 1.0)],
)
def test_the_interval_is_wilsons(changed: int, pairs: int, low: float, high: float) -> None:
    assert Impact(pairs, pairs, changed).interval == pytest.approx((low, high), abs=1e-4)


def test_an_hour_glass_that_is_empty_leaves_one_task() -> None:
    assert impact(ORC, *SWITCH, bot="beginner", pairs=100, seconds=0).pairs == 5


@pytest.mark.parametrize("slug", orclib.list_games())
def test_every_switch_has_its_games(slug: str) -> None:
    """Those of the page where the readings are compared: with powers where they matter, in teams …"""
    game = orclib.game(slug)
    for switch in list(game.engine.Options.readings())[:3]:
        told = game.impact(switch, bot="beginner", pairs=1)
        assert told.title.startswith("Read the other way, somebody else wins in ")
        with speaking("fr"):
            assert "%" in game.impact(switch, bot="beginner", pairs=1).title


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"switch": "attack_on_wom"}, 'Did you mean "attack_on_won"'),
        ({"switch": "R7", "to": "maybe"}, "maybe"),
        ({"switch": "R7", "bot": "sensibel"}, 'Did you mean "sensible"'),
        ({"switch": "R7", "pairs": 0}, "number of games"),
        ({"switch": "R7", "colour": 3}, "colour"),
    ],
)
def test_what_cannot_be_played_is_said(asked: dict[str, Any], told: str) -> None:
    with pytest.raises(OrclibError, match=told):
        orc.impact(**asked)
