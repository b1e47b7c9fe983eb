"""Rings and arrows that somebody draws on a board: typed, by the right button, on a lesson's page."""

from __future__ import annotations

import pytest

import orclib
from orclib import LessonError, UsageError, orc
from orclib.games import list_games
from orclib.scene.canvas import DRAW
from orclib.scene.drawn import Drawing
from orclib.testing.words import speaking

READ = {
    "W": Drawing("tribe:W"),
    "Y -> G": Drawing("tribe:Y", "tribe:G"),
    "blue Y→G": Drawing("tribe:Y", "tribe:G", "blue"),
    "violet pile:W": Drawing("pile:W", colour="purple"),
    "box left": Drawing("box:left"),
    "half:RB:2->W": Drawing("half:RB:2", "tribe:W"),
}


@pytest.mark.parametrize("text", READ)
def test_what_is_drawn_is_typed(text: str) -> None:
    table = orc.table(seed=7, eyes=0)
    assert table.mark(text).drawn == (READ[text],)
    assert table.mark(text).drawn == (), "drawn again, it is taken away"


def test_what_is_drawn_is_seen_and_told_until_the_next_move() -> None:
    table = orc.table(seed=7, eyes=0)
    before = table.scene()
    table.mark("W", "Y->G")
    assert table.scene().digest() != before.digest()
    assert "Drawn: White tribe, Yellow tribe → Green tribe" in repr(table)
    with speaking("fr"):
        assert "Dessiné\N{NO-BREAK SPACE}: Tribu blanche" in repr(table)
    assert [each.colour for each in table.mark("blue W").drawn] == ["orange", "blue"], "another colour in its place"
    assert table.mark().drawn == ()
    table.mark("W").play("box left")
    assert table.drawn == ()
    with pytest.raises(UsageError, match='Did you mean "tribe:W"'):
        table.mark("trbe:W")


def test_the_right_button_draws_and_a_click_on_nothing_wipes_away() -> None:
    table = orc.table(seed=7, eyes=0).play("box left")
    scene = table.board.scene

    def at(id: str) -> str:
        box = scene.target(id).boxes[0]
        return f"{box.cx / scene.width} {box.cy / scene.height}"

    def draw(colour: int, begin: str, end: str) -> None:
        table.board._key(table.board.canvas, f"{DRAW} {colour} {begin} {end}", False, False, False)

    draw(0, at("tribe:W"), at("tribe:W"))
    draw(3, at("tribe:Y"), at("tribe:G"))
    draw(0, "0.99 0.01", at("tribe:G"))
    seen = [table.drawn]
    table._picked(None)
    seen.append(table.drawn)
    table.focus = "tribe:W"
    table._typed("m", False, False)
    seen.append(table.drawn)
    ring = Drawing("tribe:W")
    assert seen == [(ring, Drawing("tribe:Y", "tribe:G", "black")), (), (ring,)]


def test_a_page_holds_marks() -> None:
    told = """
[[lesson]]
title = "Look"
begin = "E3"
en = "Look at white."
marks = ["W"]
[[lesson.page]]
ask = "which"
en = "Which?"
which = "{}-W"
over = ["VR:1", "WB:2"]
marks = ["blue Y->G"]
"""
    view = orc.lesson(told)
    assert view.table.drawn == (Drawing("tribe:W"),)
    view.turn(+1)
    assert "Drawn: Yellow tribe → Green tribe" in repr(view)
    assert "Drawn" in repr(view.answer("WB:2"))
    with pytest.raises(LessonError, match=r"page 1 \(line 7\)"):
        orc.lesson(told.replace("blue Y", "blue Q"))
    assert "Drawn: White tribe" in repr(orc.ask("Which?", "E3", which="{}-W", over="VR:1, WB:2", marks="W"))
    goal = orc.ask("Send blue.", "E3", goal="W: N RB:2 WB:2", moves=1, marks="W")
    assert "Drawn: White tribe" in repr(goal)


def test_a_page_that_is_turned_to_shows_its_marks_on_the_live_board() -> None:
    told = '[[lesson]]\ntitle = "Look"\nbegin = "E3"\nen = "First."\n[[lesson.page]]\nen = "Then."\nmarks = ["W"]\n'
    view = orc.lesson(told)
    board = view.table.board
    view.turn(+1)
    assert "Drawn: White tribe" in board.scene.text


@pytest.mark.parametrize("slug", list_games())
def test_everything_on_any_board_can_be_marked(slug: str) -> None:
    game = orclib.game(slug)
    table = game.preset(next(iter(game.presets())))
    ids = [target.id for target in table.scene().targets]
    table.mark(*ids, f"{ids[0]}->{ids[-1]}")
    assert table.scene().text.count("→") >= 1
    assert len(table.drawn) == len(ids) + 1
