"""The Armadöra notebook as a person meets it: real clicks on the real notebook in JupyterLab."""

from __future__ import annotations

import pytest

from orclib import armadora
from orclib.scene import Box
from tests.browser.conftest import NewLab
from tests.browser.lab import MARKS, TABLE, Lab
from tests.browser.latency import BARE_BUTTON, Record, answered, canvas, cheap

Point = tuple[float, float]

FIRST = "from orclib import armadora\ntable = armadora.table(seed=3, first_player=0, advanced=True)\ntable"


def place(target: str, *moves: str, eyes: int | str = "mover") -> Point:
    """The middle of a thing on the picture of whoever is to move, after some moves."""
    box = box_of(target, *moves, eyes=eyes)
    return box.cx, box.cy


def box_of(target: str, *moves: str, eyes: int | str = "mover") -> Box:
    table = armadora.table(seed=3, first_player=0, advanced=True, eyes=eyes).play(*moves)
    return table.scene().target(target).boxes[0]


TILE_1, TILE_5 = place("tile:1"), place("tile:5")


def square(name: str) -> Point:
    """The middle of a square, in px of the picture."""
    return place(f"square:{name}")


def line(one: str, two: str) -> Point:
    """The middle of a line."""
    return place(f"line:{one}{'|' if one[1] == two[1] else '/'}{two}")


def test_clicks_play_a_move_explain_an_illegal_one_and_undo(lab: Lab) -> None:
    lab.open_cells(FIRST, "armadora.question('seven')")
    lab.run_all()
    lab.wait_painted(TABLE)
    lab.click_canvas(*TILE_5, MARKS)
    lab.click_canvas(*square("H2"), MARKS)
    lab.wait_text("There is gold on H2: warriors go on free squares")
    before = lab.pixels(TABLE)
    lab.click_canvas(*square("H1"), MARKS)
    lab.wait_text("Mage places a warrior face down on H1")  # the table has turned to Elf, who may not read it
    lab.wait_pixels_differ(before, TABLE)
    assert lab.py("print(table.state.squares[7].value)") == "5"
    lab.click_canvas(*place("rim:A1:left"), MARKS)
    lab.wait_text("That is the rim of the board, beside A1")
    lab.click_canvas(*line("G1", "H1"), MARKS)
    lab.wait_text("Elf lays a palisade on G1|H1")
    lab.click_canvas(*line("H1", "H2"), MARKS)
    lab.wait_text("would cut off a territory of 1 square: H1")
    lab.click_canvas(*place("stop", "place 5 H1", "fence G1|H1"), MARKS)
    lab.wait_text("Elf leaves it at one palisade")
    lab.button("Undo").first.click()
    lab.settle()
    assert lab.py("print(table.state.phase.value)") == "second_stick"

    for label in ("… A1|B1", "… A1/A2", "… B1/B2"):
        lab.page.get_by_label(label).check()
    lab.button("Check my answer").click()
    lab.wait_text("Right!")
    assert lab.errors == []
    assert lab.output_errors() == []


@pytest.mark.thorough
def test_the_territories_are_shown_on_request(lab: Lab) -> None:
    lab.open_cells(FIRST)
    lab.run_all()
    lab.wait_painted(TABLE)
    before = lab.pixels(TABLE)
    lab.button("View").click()
    lab.page.locator(".jp-OutputArea select", has_text="territories").first.select_option("territories and their sizes")
    lab.wait_pixels_differ(before, TABLE)
    assert lab.py("print(table.overlay)") == "territories"
    assert lab.output_errors() == []


@pytest.mark.thorough
def test_a_finger_hits_a_line(new_lab: NewLab) -> None:
    lab = new_lab(has_touch=True)
    lab.open_cells(FIRST)
    lab.run_all()
    lab.wait_painted(TABLE)
    x, y = line("C3", "D3")
    lab.tap_canvas(x + 9, y - 20, MARKS)
    lab.wait_text("Mage lays a palisade on C3|D3")
    assert lab.output_errors() == []


@pytest.mark.benchmark
def test_a_click_is_answered_fast_and_with_little_traffic(lab: Lab, record_property: Record) -> None:
    """Against a bare button in the same page; an advanced game that has begun, so that undo and the key are there."""
    begun = "=True, eyes=0).play('place 1 A1', 'place 1 B1')"
    lab.open_cells(FIRST.replace("=True)", begun), BARE_BUTTON)
    lab.run_all()
    after = ("place 1 A1", "place 1 B1")
    tile = box_of("tile:1", *after, eyes=0)
    ends = [place("tile:1", *after, eyes=0), place("tile:5", *after, eyes=0)]
    tiles = canvas(lab, ends, probe=(tile.x, tile.y - 6, 24, 24), which=MARKS)
    answered(lab, record_property, "armadora", tiles, 2.5)
    lab.py("start = len(table.match.plies)")
    turns: tuple[tuple[Point, ...], ...] = (
        (ends[0], square("H2"), square("H1")),
        (line("C3", "D3"), line("C3", "D3"), line("D3", "E3")),
    )
    for points in turns:
        for x, y in points:
            cheap(lab, record_property, "armadora", (x, y))
        lab.py("while len(table.match.plies) > start: table.undo()")
