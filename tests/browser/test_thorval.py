"""The notebook of Thorval as a person meets it: real clicks attack, gather, are refused, throw dice, go back."""

from __future__ import annotations

import pytest

from orclib.games.thorval.game import GAME
from orclib.games.thorval.lessons.cases import PRESETS
from tests.browser.lab import MARKS, TABLE, Lab
from tests.browser.latency import BARE_BUTTON, Record, answered, canvas, cheap

MOST = 2.5
"""Times a bare button."""
START = "P0 your first attack"
FIRST = f'from orclib import thorval\ntable = thorval.preset("{START}")\ntable'


def place(target: str, *moves: str) -> tuple[float, float]:
    """The middle of a thing on the picture of whoever is to act, after some moves from the first position."""
    match = PRESETS[START].match(GAME)
    for move in moves:
        match.play(move)
    box = GAME.picture(GAME.observe(match.state, match.to_act[0])).target(target).boxes[0]
    return box.cx, box.cy


def test_clicks_attack_gather_are_refused_and_go_back(lab: Lab) -> None:
    lab.open_cells(FIRST, 'thorval.question("truce")')
    lab.run_all()
    lab.wait_painted(TABLE)
    before = lab.pixels(TABLE)
    lab.click_canvas(*place("space:VI/1"), MARKS)
    lab.click_canvas(*place("space:IV/5"), MARKS)
    lab.wait_text("IV/5 does not border VI/1")
    lab.click_canvas(*place("space:III/1"), MARKS)
    lab.click_canvas(*place("mode:total"), MARKS)
    lab.wait_pixels_differ(before, TABLE)
    lab.wait_until(lambda: lab.py("print(table.state.phase.value)") == "prepare", lambda: "no attack was declared")
    attack = "attack VI/1 III/1 total"
    lab.click_canvas(*place("space:4", attack), MARKS)
    lab.wait_text("Orange gathers 1 soldier from castle 4")
    lab.click_canvas(*place("space:V/1", attack), MARKS)
    lab.wait_text("V/1 does not border VI/1")
    lab.button("Undo").first.click()
    lab.settle()
    assert lab.py("print(table.state.force('VI/1').count)") == "1"
    lab.click_canvas(*place("done", attack), MARKS)
    lab.wait_text("Exchange 1")
    lab.button("Check my answer").click()
    lab.wait_text("Not quite")
    assert lab.errors == []
    assert lab.output_errors() == []


@pytest.mark.thorough
def test_dice_are_thrown_by_hand(lab: Lab) -> None:
    lab.open_cells('from orclib import thorval\ntable = thorval.preset("E14 a hungry dragon")\ntable')
    lab.run_all()
    lab.wait_painted(TABLE)
    match = PRESETS["E14 a hungry dragon"].match(GAME)
    for face in (3, 1):
        box = GAME.picture(GAME.observe(match.state, None)).target(f"die:{face}").boxes[0]
        lab.click_canvas(box.cx, box.cy, MARKS)
        lab.settle()
        match.play(f"roll {face}")
    lab.wait_text("The dragon lands in III/1")
    assert lab.py("print(table.state.dragon)") == "III/1"
    assert lab.output_errors() == []


@pytest.mark.benchmark
def test_a_click_is_answered_fast_and_with_little_traffic(lab: Lab, record_property: Record) -> None:
    """Against a bare button in the same page; two buttons in turn, and Orange's spaces get and lose their rings."""
    lab.open_cells(FIRST, BARE_BUTTON)
    lab.run_all()
    x, y = place("mode:total")
    modes = canvas(lab, [place("mode:total"), place("mode:partial")], probe=(x - 100, y - 28, 24, 24), which=MARKS)
    answered(lab, record_property, "thorval", modes, MOST)
    lab.py("table.undo(); table.pointing.chosen = ()")
    # Declaring an attack changes arrow, strengths, status, the whole tray and the story at once.
    for target, most in (
        ("space:VI/1", 10_000),
        ("space:IV/5", 10_000),
        ("space:III/1", 10_000),
        ("mode:total", 16_000),
    ):
        cheap(lab, record_property, "thorval", place(target), most)
