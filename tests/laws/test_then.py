"""Moves behind `then:`: a line of play goes on from a typed calm moment, and may be played under other readings."""

from __future__ import annotations

from random import Random

import pytest

import orclib
from orclib import IllegalAction, NotationError, PositionError, UsageError, braves, orc, testing, thorval
from orclib.engine import CHANCE

START = "piles: Y1 G4 W4 R4 B4 V4\nNorth to move, hand YR WB"


def test_the_moves_are_plies_that_can_be_asked_about_and_taken_back() -> None:
    match = orc.match(f"{START}\nthen: YR:1-G; draw Y; turn Y BG", seed=1)
    assert [ply.action.seat for ply in match.plies] == [0, 0, CHANCE]
    assert match.state == orc.position(f"{START}\nthen: YR:1-G\n draw Y\n turn Y BG")
    assert match.start == orc.position(START)
    assert match.undo()
    assert [ply.action.seat for ply in match.plies] == [0]


def test_what_is_left_open_at_the_end_chance_plays() -> None:
    match = orc.match(f"{START}\nthen: YR:1-G; draw Y", seed=1)
    assert match.to_act == (0,)
    assert match.plies[-1].automatic


def test_an_error_behind_then_tells_its_place_in_the_whole_text() -> None:
    with pytest.raises(NotationError, match="Line 4, column 8") as caught:
        orc.match(f"{START}\nthen: YR:1-G\n  draw nothing", seed=1)
    assert "  draw nothing\n" in str(caught.value)


def test_a_move_that_the_other_reading_forbids_is_an_answer() -> None:
    text = f"{START}\noptions: peek_between_draws off\nthen: WB:1-G; draw R B"
    assert orc.match(text, seed=1).to_act
    told = repr(orc.compare("peek_between_draws", position=text))
    assert "Cards are drawn one at a time" in told
    with pytest.raises(IllegalAction):
        orc.match(text.replace(" off", " on"), seed=1)


@pytest.mark.parametrize("slug", orclib.list_games())
def test_a_line_of_play_is_typed_from_its_last_calm_moment(slug: str) -> None:
    game = orclib.game(slug)
    line = testing.random_line(game.engine, testing.random_options(game.engine, Random(2)), seed=2, plies=40, deal=True)
    while line.plies:
        text = game.describe(line)
        assert game.position(text) == line.state
        assert ("then:" in text) is not game.calm(line.state)
        line.plies.pop()


def test_what_is_half_done_is_typed_by_the_table_that_knows_how_it_began() -> None:
    table = braves.preset("E16")
    assert braves.position(braves.describe(table)) == table.state
    fight = thorval.table("A II/2 = 3S\nB II/5 = 2S\nthen: attack II/2 II/5", seed=1, deal=False)
    assert "then: " in fight.describe()
    with pytest.raises(PositionError, match=r"table\.describe"):
        thorval.describe(fight.state)
    with pytest.raises(UsageError, match="describe writes a position"):
        thorval.format(fight.state)
    with pytest.raises(UsageError, match="A position is a state, a table"):
        orc.describe(5)
