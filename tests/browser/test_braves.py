"""The notebook of De l'Orc pour les Braves as a person meets it: real clicks, and a deal that runs by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from orclib.engine import Match
from orclib.games.braves.game import GAME
from tests.browser.lab import MARKS, TABLE, Lab
from tests.browser.latency import BARE_BUTTON, Record, answered, canvas, cheap

MOST = 3.0
"""Times a bare button. The house aims at 2.5, which this board meets with fewer rings only."""
FIRST = "from orclib import braves\ntable = braves.table(seed=5, first_sorcerer=3, eyes=0)\ntable"


def place(target: str, cards: int) -> tuple[float, float]:
    """The middle of a thing on the picture of Red, after so many cards."""
    match = Match(GAME, GAME.options(first_sorcerer=3), seed=5)
    for _card in range(cards):
        match.tick()
    box = GAME.picture(GAME.observe(match.state, GAME.options().seats[0])).target(target).boxes[0]
    return box.cx, box.cy


def bar_button(lab: Lab, text: str) -> Locator:
    """A button of the clock's bar; its sign is a part of its name."""
    return lab.page.locator(".jp-OutputArea button", has_text=text).first


def test_clicks_deal_desert_explain_a_shield_too_early_and_go_back(lab: Lab) -> None:
    lab.open_cells(FIRST, 'braves.question("piles-begun")')
    lab.run_all()
    lab.wait_painted(TABLE)
    before = lab.pixels(TABLE)
    lab.click_canvas(*place("deck", 0), MARKS)
    lab.wait_pixels_differ(before, TABLE)
    assert lab.py("print(table.state.dealt)") == "1"
    lab.click_canvas(*place("desertion", 1), MARKS)
    lab.click_canvas(*place("pile:2", 1), MARKS)
    lab.wait_text("Pile 2 is still empty")
    lab.click_canvas(*place("pile:1", 1), MARKS)
    lab.wait_text("Red lays a desertion on pile 1")
    lab.click_canvas(*place("shield", 1), MARKS)
    lab.wait_text("It is too early for shields")
    bar_button(lab, "Undo").click()
    lab.settle()
    assert lab.py("print(table.state.desertions[0])") == "2"
    lab.button("Check my answer").click()
    lab.wait_text("Not quite")
    assert lab.errors == []
    assert lab.output_errors() == []


@pytest.mark.thorough
def test_the_deal_runs_by_itself_and_can_be_stopped(lab: Lab) -> None:
    lab.open_cells(FIRST, "table.layout.clock._speed.value = 0.2")
    lab.run_all()
    lab.wait_painted(TABLE)
    bar_button(lab, "Deal by itself").click()
    lab.wait_until(lambda: int(lab.py("print(table.state.dealt)")) >= 5, lambda: "nothing falls")
    lab.click_canvas(*place("desertion", 5), MARKS)
    lab.click_canvas(*place("pile:1", 5), MARKS)
    lab.wait_until(lambda: lab.py("print(table.state.desertions[0])") == "1", lambda: "the click was not taken")
    bar_button(lab, "Stop the deal").click()
    lab.settle()
    lab.wait_until(lambda: lab.py("print(table.layout.clock.running)") == "False", lambda: "the clock runs on")
    assert lab.output_errors() == []


@pytest.mark.benchmark
def test_a_click_is_answered_fast_and_with_little_traffic(lab: Lab, record_property: Record) -> None:
    """Against a bare button in the same page; nine piles get and lose a ring here, the most that a click can cost."""
    lab.open_cells(f"{FIRST}.tick(60)", BARE_BUTTON)
    lab.run_all()
    x, y = place("desertion", 60)
    tokens = canvas(lab, [place("desertion", 60), place("shield", 60)], probe=(x - 54, y - 72, 24, 24), which=MARKS)
    answered(lab, record_property, "braves", tokens, MOST)
    # A card that falls changes deck, pile, arrow, status and story at once, and the next back comes with it.
    for target, most in (("desertion", 10_000), ("pile:3", 10_000), ("deck", 15_000)):
        cheap(lab, record_property, "braves", place(target, 60), most)
