"""A film over a board: the browser plays it by itself, any click ends it, and nothing of it stays."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewLab
from tests.browser.lab import TABLE, Lab

CELLS = "import orclib\norclib.motion(True)\ntable = orclib.orc.lesson('turn').table\ntable"
SLOWLY = ".orc-travel {animation-duration: 60s !important} .orc-before {animation-delay: 60s !important}"
PLACE = "() => {const it = document.querySelector('.orc-travel'); return it && it.getBoundingClientRect().y}"


@pytest.fixture
def board(new_lab: NewLab) -> Lab:
    lab = new_lab(viewport={"width": 1280, "height": 720})
    lab.open_cells(CELLS)
    lab.run_all()
    lab.wait_painted(TABLE)
    return lab


@pytest.mark.thorough
def test_a_card_travels_and_comes_to_rest_as_the_picture_says(board: Lab) -> None:
    board.py("table.press('half:RB:2', 'tribe:R')")
    board.page.wait_for_function("() => document.querySelector('.orc-film svg')")
    board.page.wait_for_timeout(400)
    seen = "() => [...document.querySelectorAll('.orc-film svg > *')].map(it => getComputedStyle(it).visibility)"
    assert set(board.page.evaluate(seen)) == {"hidden"}


def test_it_moves_and_a_click_ends_it(board: Lab) -> None:
    board.page.add_style_tag(content=SLOWLY)
    board.py("table.press('half:RB:2', 'tribe:R')")
    board.page.wait_for_function(PLACE)
    first = board.page.evaluate(PLACE)
    board.page.wait_for_timeout(500)
    assert board.page.evaluate(PLACE) < first  # up, from the hand to the tribe
    box = board.page.locator("canvas.orc-marks").first.bounding_box()
    assert box is not None
    board.page.mouse.click(box["x"] + 30, box["y"] + 200)
    board.settle()
    assert board.page.evaluate(PLACE) is None
    assert board.output_errors() == []


@pytest.mark.thorough
def test_dice_turn_and_then_lie_still_as_the_picture_says(new_lab: NewLab) -> None:
    lab = new_lab(viewport={"width": 1280, "height": 720})
    lab.open_cells("import orclib\norclib.motion(True)\ntable = orclib.thorval.table(seed=2, deal=False)\ntable")
    lab.run_all()
    lab.wait_painted(0)
    slowly = lab.page.add_style_tag(content=".orc-die {animation-duration: 60s, 1ms !important}")
    turned = "() => getComputedStyle(document.querySelector('.orc-die')).transform"
    seen = "() => [...document.querySelectorAll('.orc-film svg > *')].map(it => getComputedStyle(it).visibility)"
    lab.py("table.throw()")
    lab.page.locator(".orc-die").first.wait_for(state="attached")
    first = lab.page.evaluate(turned)
    lab.page.wait_for_timeout(200)
    assert lab.page.evaluate(turned) != first
    slowly.evaluate("it => it.remove()")
    lab.py("table.throw()")
    lab.page.wait_for_timeout(600)
    assert set(lab.page.evaluate(seen)) == {"hidden"}
    assert lab.output_errors() == []


@pytest.mark.thorough
def test_what_bots_did_is_stepped_through_with_the_keyboard_and_a_click_comes_back(new_lab: NewLab) -> None:
    lab = new_lab(viewport={"width": 1280, "height": 720})
    bots = "{1: 'beginner', 2: 'beginner', 3: 'beginner'}"
    act = "while not table.steps: table.play(table.match.legal()[0])"
    lab.open_cells(f"import orclib\ntable = orclib.thorval.table(seed=1, eyes=0, bots={bots})\ntable")
    lab.run_all()
    lab.wait_painted(0)
    on = lab.page.locator(".widget-button:has(.fa-arrow-right)")
    assert on.count() == 0
    lab.py(act)
    on.focus()
    for step in (1, 2):
        lab.page.keyboard.press("Enter")
        lab.page.get_by_text(f"Step {step} of ").wait_for()
    lab.settle()
    assert lab.py("print(table.back)") == "2"
    box = lab.page.locator("canvas.orc-marks").first.bounding_box()
    assert box is not None
    lab.page.mouse.click(box["x"] + 60, box["y"] + 60)
    lab.page.get_by_text("Step 2 of ").wait_for(state="hidden")
    assert lab.py("print(table.back)") == "None"
    assert lab.output_errors() == []


@pytest.mark.thorough
def test_who_wants_little_motion_sees_none(new_lab: NewLab) -> None:
    lab = new_lab(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    lab.open_cells(CELLS)
    lab.run_all()
    lab.wait_painted(TABLE)
    lab.py("table.press('half:RB:2', 'tribe:R')")
    film = lab.page.locator(".orc-film svg")
    film.wait_for(state="attached")
    assert not film.is_visible()
