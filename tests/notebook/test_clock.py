"""A game in real time: strokes of the clock, bots that answer between them, the bar that runs it, and the replay."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from orclib import UsageError, braves, language, orc
from orclib.engine import CHANCE
from orclib.engine.bot import Advice
from orclib.games.braves import actions as act
from orclib.games.braves.state import Phase
from orclib.notebook.clock import Clock
from orclib.notebook.replay import Replay
from orclib.notebook.table import Table
from orclib.scene.check import faults
from tests.notebook.support import click_button

REAL_TIME = time.monotonic


class Waits:
    """A bot that waits while the clock runs, and else takes the first thing allowed."""

    name = "waits"

    def choose(self, game: Any, view: Any, legal: tuple[Any, ...], rng: object) -> Advice:
        return Advice(None if view.phase is Phase.DEAL else legal[0], "")


class Deserts(Waits):
    """A bot that plays its desertions as soon as it can."""

    def choose(self, game: Any, view: Any, legal: tuple[Any, ...], rng: object) -> Advice:
        able = [action for action in legal if isinstance(action, act.PlayDesertion)]
        return Advice(able[0], "") if able else super().choose(game, view, legal, rng)


def dealing(**choices: Any) -> Table:
    """A table of four at which Z (seat 3) deals."""
    table: Table = braves.table(seed=5, first_sorcerer=3, eyes=0, **choices)
    assert table.widget is not None
    return table


def clock(table: Table) -> Clock:
    assert table.layout.clock is not None
    return table.layout.clock


def test_the_clock_waits_and_every_stroke_deals_one_card() -> None:
    table = dealing()
    assert table.state.dealt == 0
    table.tick()
    assert table.state.dealt == 1
    table.tick(10)
    assert table.state.dealt == 11


def test_the_deck_is_the_clock_for_whoever_points_at_it() -> None:
    table = dealing().tick()
    assert table.press("deck").state.dealt == 2
    assert braves.table(seed=5, first_sorcerer=3, eyes="referee").press("deck").state.dealt == 1


def test_a_stroke_too_many_is_an_error_but_not_one_of_several() -> None:
    table = dealing().tick(500)
    assert table.state.phase is Phase.LEFTOVER
    with pytest.raises(UsageError, match="No clock runs"):
        table.tick()
    with pytest.raises(UsageError, match="No clock runs"):
        orc.table(seed=1).tick()


def test_bots_play_between_two_strokes_or_wait() -> None:
    table = dealing(bots={1: Waits(), 2: Deserts()}).tick()
    assert table.state.desertions == (2, 2, 0, 0)
    table.tick(3)
    assert table.state.desertions == (2, 2, 0, 0)


def test_a_person_plays_while_the_clock_runs_and_the_next_card_falls_on_top() -> None:
    table = dealing().tick().press("desertion", "pile:1")
    assert isinstance(table.match.last_action, act.PlayDesertion)
    assert table.clock_runs
    assert table.tick(9).state.piles[0][1:2] != ()
    assert len(table.state.piles[0]) == 3


def test_what_is_picked_up_stays_in_hand_when_a_card_falls() -> None:
    table = dealing().tick(5).press("desertion").tick()
    assert table.press("pile:1").state.desertions[0] == 1
    assert not table.pointing.chosen


def test_a_step_back_takes_a_card_back_with_what_bots_answered() -> None:
    table = dealing(bots={2: Deserts()}).tick()
    assert table.undo()
    assert (table.state.dealt, table.state.desertions) == (0, (2, 2, 2, 0))
    assert table.redo()
    assert (table.state.dealt, table.state.desertions) == (1, (2, 2, 0, 0))
    assert not table.redo()


def test_leftover_shields_of_bots_do_not_wait_for_people() -> None:
    table = dealing(bots={1: Waits(), 2: Waits()}).tick(500)
    assert table.state.shields == (2, 0, 0, 0)
    assert table.eyes == 0


def test_where_the_clock_stops_its_last_card_is_looked_at_before_what_bots_did_at_once() -> None:
    table = dealing(bots={1: Waits(), 2: Waits()}).tick(80)
    before = table.back
    assert before is None
    table.press("deck")
    assert [each.seat for each in table.steps] == [CHANCE, 1, 1, 2, 2]
    assert [table.back] == [1]
    assert "0 shields" not in table.scene().text
    table._picked("pile:1")
    after = table.back
    assert after is None
    assert "Blue: 0 points, 0 shields" in table.scene().text


def test_the_bar_strikes_and_follows_the_language() -> None:
    table = dealing()
    bar = clock(table)
    click_button(bar.row["strike"])
    assert table.state.dealt == 1
    language("fr")
    assert bar.row["strike"].description == "Carte suivante"


def test_the_bar_is_off_when_no_clock_runs_and_missing_where_there_is_none() -> None:
    table = dealing().tick(500)
    assert clock(table).row.widget.children == ()
    assert not clock(table).row.shows("run")
    assert not clock(table).row.shows("strike")
    other = orc.table(seed=1)
    assert other.layout.clock is None


def test_without_a_loop_the_clock_says_so() -> None:
    table = dealing()
    click_button(clock(table).row["run"])
    assert "notebook" in table.layout.word
    assert not clock(table).running


def test_the_clock_runs_beside_everything_else_and_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", REAL_TIME)

    async def play() -> None:
        table = dealing()
        bar = clock(table)
        bar._speed.value = bar._speed.min
        click_button(bar.row["run"])
        assert clock(table).running
        while table.state.dealt < 3:
            await asyncio.sleep(0.01)
        table.press("desertion", "pile:1")  # nothing is blocked
        click_button(bar.row["run"])
        await asyncio.sleep(0.01)
        assert not clock(table).running
        dealt = table.state.dealt
        await asyncio.sleep(3 * bar.seconds)
        assert table.state.dealt == dealt
        assert table.error is None

    asyncio.run(play())


def test_a_replay_goes_through_every_step() -> None:
    table = dealing().tick(12).press("desertion", "pile:2")
    replay = table.replay()
    assert isinstance(replay, Replay)
    assert replay.at == len(table.match.plies)
    assert replay.lines()[0].clause == "BRV-6.3"
    last = replay.still()
    replay._slider.value = 5
    assert replay.at == 5
    assert replay.still() != last
    strip = replay.strip()
    assert strip is not None
    assert faults(strip) == ()
    assert "Red: desertion on 2." in strip.text
    assert replay.go(0).lines() == ()
    with pytest.raises(UsageError, match="steps"):
        replay.go(1000)
    assert len(table.match.plies) > 5, "the table itself stands where it stood"
