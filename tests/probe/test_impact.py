from __future__ import annotations

from typing import Any

import msgspec
import pytest

import orclib
from orclib import orc
from orclib.errors import OrclibError
from orclib.language import speaking
from orclib.players.arena import play
from orclib.probe.impact import PAIRS, Impact, impact, measured
from orclib.probe.readings import told_apart
from orclib.probe.workers import Workers

ORC = orc.engine
SWITCH = ("attack_on_won", (False, True), {"players": 2})


def test_pairs_are_the_same_games_under_both_readings_whoever_plays_them() -> None:
    bots = [ORC.bots()["beginner"]] * 2
    parted = changed = 0
    winners = []
    for number in range(12):
        one, other = (play(ORC, bots, f"7/{number}", ORC.options(attack_on_won=value)) for value in (False, True))
        parted += one.actions != other.actions
        changed += one.outcome.winners != other.outcome.winners
        winners.append(one.outcome.winners)
    assert changed > 0
    tasks = (winners[:5], winners[5:10], winners[10:])
    unrelated = sum(some[at] != some[at - 1] for some in tasks for at in range(len(some)))
    for workers in (1, 2):
        found = impact(ORC, *SWITCH, bot="beginner", pairs=12, seed=7, seconds=600, workers=Workers(workers))
        assert found == Impact(12, parted, changed, unrelated)


@pytest.mark.parametrize("slug", orclib.list_games())
def test_what_was_measured_is_told_at_once_where_it_is_asked_so(slug: str) -> None:
    for each in measured(slug):
        assert each.found.pairs == PAIRS
        assert each.found.changed <= each.found.parted <= each.found.pairs
    first = measured(slug)[0]
    told = str(orclib.game(slug).impact(first.switch, first.to))
    assert f"in which somebody else won: {first.found.changed}." in told


def test_what_was_measured_is_what_is_played() -> None:
    switch, value, found = msgspec.structs.astuple(measured("orc")[1])
    _switch, values, options = told_apart(ORC, switch, value)
    assert impact(ORC, switch, values, options, seconds=600) == found


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
