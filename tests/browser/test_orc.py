"""The ORC notebook as a person meets it: real clicks on the real notebook in JupyterLab."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from orclib import orc
from orclib.scene import Box
from tests.browser.conftest import NewLab
from tests.browser.lab import MARKS, TABLE, Lab
from tests.browser.latency import BARE_BUTTON, Record, answered, canvas, cheap

FIRST = "from orclib import orc\ntable = orc.table(seed=7, eyes=0)\ntable"


def place(target: str, *moves: str) -> tuple[float, float]:
    """The middle of a thing on the picture of North, after some moves."""
    box = box_of(target, *moves)
    return box.cx, box.cy


def box_of(target: str, *moves: str) -> Box:
    return orc.table(seed=7, eyes=0).play(*moves).scene().target(target).boxes[0]


BOX = place("box:left")
RED_HALF, BLUE_HALF, RED_TRIBE, WHITE_TRIBE, PILE = (
    place(target, "box left") for target in ("half:RB:1", "half:RB:2", "tribe:R", "tribe:W", "pile:G")
)


def story(lab: Lab) -> str:
    """What stands beside the first board."""
    return " ".join(lab.page.locator(".orclib").all_inner_texts())


def test_clicks_play_a_move_explain_an_illegal_one_and_undo(lab: Lab) -> None:
    lab.open_cells(FIRST, "orc.question('two-ends')")
    lab.run_all()
    lab.wait_painted(TABLE)
    lab.click_canvas(*BOX, MARKS)
    lab.wait_text("puts the box beside the blue tribe")
    lab.click_canvas(*RED_HALF, MARKS)
    lab.click_canvas(*RED_TRIBE, MARKS)
    lab.wait_text("The red tribe cannot be attacked by orcs of its own colour")
    assert "ORC-4.5" in story(lab)
    before = lab.pixels(TABLE)
    lab.click_canvas(*WHITE_TRIBE, MARKS)
    lab.wait_text("North attacks white with 1 red orc")
    lab.wait_pixels_differ(before, TABLE)
    assert lab.py("print(table.state.front(type(table.state.row[0])('W')).strength(0))") == "1"
    lab.button("Undo").first.click()
    lab.settle()
    assert lab.py("print(table.state.front(type(table.state.row[0])('W')).strength(0))") == "0"

    for label in ("Attack red with 2 blue orcs (RB)", "Attack blue with 1 red orc (RB)"):
        lab.page.get_by_label(label).check()
    lab.button("Check my answer").click()
    lab.wait_text("Right!")
    assert lab.errors == []
    assert lab.output_errors() == []


def test_keys_alone_play_a_move_and_tab_leaves_the_board(lab: Lab) -> None:
    lab.open_cells(FIRST)
    lab.run_all()
    lab.wait_painted(TABLE)
    lab.canvas(MARKS).focus()
    lab.press("ArrowRight", "Enter")
    lab.wait_text("puts the box")
    lab.press("ArrowRight", "Enter", "ArrowRight", "Enter")
    lab.wait_text("North attacks")
    lab.press("Tab")
    lab.settle()
    expect(lab.canvas(MARKS)).not_to_be_focused()
    assert lab.output_errors() == []


@pytest.mark.thorough
def test_the_language_switch_is_followed_by_every_open_board(lab: Lab) -> None:
    lab.open_cells(FIRST, "orc.clause('ORC-4.6')", "orc.question('two-ends')")
    lab.run_all()
    lab.button("Français").first.click()
    lab.wait_text("Vérifier ma réponse")
    lab.wait_text("Annuler")
    assert "ORC-4.6" in story(lab)
    assert lab.output_errors() == []


@pytest.mark.thorough
def test_a_finger_can_play(new_lab: NewLab) -> None:
    lab = new_lab(has_touch=True)
    lab.open_cells(FIRST)
    lab.run_all()
    lab.wait_painted(TABLE)
    lab.tap_canvas(*BOX, MARKS)
    lab.wait_text("puts the box")
    assert lab.py("print(len(table.match.plies) and table.state.turn)") == "1"


@pytest.mark.thorough
def test_a_table_that_was_closed_goes_on(lab: Lab) -> None:
    lab.open_cells("from orclib import orc\ntable = orc.table(seed=4711, eyes=0)\ntable")
    lab.run_all()
    lab.py("table.play(*[table.match.game.format(table.match.legal()[0]) for _ in range(1)])")
    turn = lab.py("print(table.match.code())")
    lab.py("table.close(); table = orc.table(seed=4711, eyes=0)")
    assert lab.py("table.resume(); print(table.match.code())") == turn


@pytest.mark.benchmark
def test_a_click_is_answered_fast_and_with_little_traffic(lab: Lab, record_property: Record) -> None:
    """Against a bare button in the same page; the notebook's own board of a whole game."""
    lab.open_cells(FIRST.replace("eyes=0)", "eyes=0).play('box left')"), BARE_BUTTON)
    lab.run_all()
    card = box_of("half:RB:1", "box left")
    ends = [place("half:RB:1", "box left"), place("half:RB:2", "box left")]
    halves = canvas(lab, ends, probe=(card.x, card.y - 8, 24, 24), which=MARKS)
    answered(lab, record_property, "orc", halves, 2.5)
    for target in ("half:RB:1", "tribe:W", "pile:G", "half:RB:1"):
        point = place(target, "box left")
        cheap(lab, record_property, "orc", point)


@pytest.mark.thorough
def test_a_picture_to_look_at_costs_no_traffic_on_hover(lab: Lab) -> None:
    lab.open_cells("from orclib import orc\norc.question('two-ends')")
    lab.run_all()
    picture = lab.page.locator(".jp-OutputArea-output svg").first
    picture.scroll_into_view_if_needed()
    with lab.traffic() as traffic:
        for step in range(20):
            picture.hover(position={"x": 100 + 20 * step, "y": 200})
    assert traffic.count == 0
