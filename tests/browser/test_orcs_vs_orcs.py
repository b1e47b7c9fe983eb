"""The notebook of Orcs vs Orcs as a person meets it: real clicks move, are refused, fight a battle, go back."""

from __future__ import annotations

import pytest

from orclib.games.orcs_vs_orcs.game import GAME
from orclib.games.orcs_vs_orcs.lessons.cases import PRESETS
from tests.browser.lab import MARKS, TABLE, Lab
from tests.browser.latency import BARE_BUTTON, Record, answered, canvas, cheap

MOST = 2.5
"""Times a bare button."""
START = "P0 your first move"
BATTLE = "W7 first strikes"


def code(preset: str) -> str:
    """A cell that opens a position."""
    return f'from orclib import orcs_vs_orcs\ntable = orcs_vs_orcs.preset("{preset}")\ntable'


def place(preset: str, target: str, *moves: str) -> tuple[float, float]:
    """The middle of a thing on the picture of whoever is to act, after some moves from a position."""
    match = PRESETS[preset].match(GAME)
    for move in moves:
        match.play(move)
    box = GAME.picture(GAME.observe(match.state, match.to_act[0])).target(target).boxes[0]
    return box.cx, box.cy


def test_clicks_move_raze_are_refused_and_go_back(lab: Lab) -> None:
    lab.open_cells(code(START), 'orcs_vs_orcs.question("buy-with-three")')
    lab.run_all()
    lab.wait_painted(TABLE)
    before = lab.pixels(TABLE)
    lab.click_canvas(*place(START, "zone:start_n"), MARKS)
    lab.click_canvas(*place(START, "zone:s_road"), MARKS)
    lab.wait_text("no road")
    lab.click_canvas(*place(START, "zone:n_road"), MARKS)
    lab.click_canvas(*place(START, "go:3"), MARKS)
    lab.wait_pixels_differ(before, TABLE)
    lab.wait_until(lambda: lab.py("print(table.state.phase.value)") == "fate", lambda: "nobody came to the village")
    lab.click_canvas(*place(START, "fate:raze", "move 3 start_n n_road"), MARKS)
    lab.wait_until(lambda: lab.py("print(table.state.players[0].razed)") == "1", lambda: "the village still stands")
    lab.button("Undo").first.click()
    lab.settle()
    assert lab.py("print(table.state.players[0].razed)") == "0"
    lab.button("Check my answer").click()
    lab.wait_text("Not quite")
    assert lab.errors == []
    assert lab.output_errors() == []


@pytest.mark.thorough
def test_a_battle_is_fought_by_hand(lab: Lab) -> None:
    """Both choose a card, the cards are shown and strike, and the next cards are drawn."""
    lab.open_cells(code(BATTLE))
    lab.run_all()
    lab.wait_painted(TABLE)
    lab.click_canvas(*place(BATTLE, "card:ORC"), MARKS)
    lab.wait_until(lambda: lab.py("print(table.match.to_act)") == "(1,)", lambda: "no card was chosen")
    before = lab.pixels(TABLE)
    lab.click_canvas(*place(BATTLE, "card:HEAVY", "play ORC"), MARKS)
    lab.wait_pixels_differ(before, TABLE)
    lab.wait_until(lambda: lab.py("print(table.state.battle.round)") == "2", lambda: "the round did not end")
    assert lab.py("print(*(side.space for side in table.state.battle.sides))") == "3 2"
    assert lab.errors == []
    assert lab.output_errors() == []


@pytest.mark.benchmark
def test_a_click_is_answered_fast_and_with_little_traffic(lab: Lab, record_property: Record) -> None:
    """Against a bare button in the same page; two buttons in turn, and what they open gets and loses its rings."""
    lab.open_cells(code(START), BARE_BUTTON)
    lab.run_all()
    x, y = place(START, "recruit:1")
    buttons = canvas(lab, [(x, y), place(START, "recruit:2")], probe=(x - 40, y - 26, 24, 24), which=MARKS)
    answered(lab, record_property, "orcs_vs_orcs", buttons, MOST)
    lab.py("table.undo(); table.pointing.chosen = ()")
    # The first move of a table makes "Undo" live, clears the word, begins the story, and shows the three fates.
    for target, most in (("zone:start_n", 10_000), ("zone:n_road", 10_000), ("go:3", 11_000)):
        cheap(lab, record_property, "orcs_vs_orcs", place(START, target), most)
