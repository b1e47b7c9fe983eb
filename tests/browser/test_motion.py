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


def test_who_wants_little_motion_sees_none(new_lab: NewLab) -> None:
    lab = new_lab(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    lab.open_cells(CELLS)
    lab.run_all()
    lab.wait_painted(TABLE)
    lab.py("table.press('half:RB:2', 'tribe:R')")
    film = lab.page.locator(".orc-film svg")
    film.wait_for(state="attached")
    assert not film.is_visible()
