"""Positions set up with a real mouse, and by keys alone: the text follows, and is followed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import orclib
from orclib.scene.supply import SHELF
from tests.browser.conftest import NewLab
from tests.browser.lab import MARKS, TABLE, Lab
from tests.notebook.support import spot

SCREEN = {"width": 1280, "height": 720}
FITS = """play => {
  const high = document.querySelector('.jp-WindowedPanel-outer').getBoundingClientRect().height;
  const box = it => it.getBoundingClientRect();
  const words = [...play.querySelectorAll('.orc-desk > :last-child *')].filter(it => box(it).height);
  return box(play).height <= high && words.every(it => box(it).right <= box(play).right + 1);
}"""
"""Whether an editor is on one screen, and nothing of it stands out at the right."""


class Hand:
    """A person at the editor of a game, with a twin of it here that knows where everything lies."""

    def __init__(self, lab: Lab, slug: str) -> None:
        self.lab, self.twin = lab, orclib.game(slug).editor()
        lab.open_cells(f"from orclib import {slug}\neditor = {slug}.editor()\neditor")
        lab.run_all()
        lab.wait_painted(TABLE)

    @property
    def text(self) -> Locator:
        """Where the position is typed."""
        return self.lab.page.locator(".orc-text textarea")

    @property
    def said(self) -> Locator:
        """What is said beside the board."""
        return self.lab.page.locator(".orc-desk .orclib").last

    def point(self, *targets: str) -> None:
        """Press the mouse on things, one after the other, wherever in the box; the text becomes that of the twin."""
        for target in targets:
            for _shelf in range(3):
                if target not in {each.id for each in self.twin.scene().targets}:
                    self._click(SHELF)
            self._click(target)
        expect(self.text).to_have_value(self.twin.text)

    def carry(self, what: str, to: str) -> None:
        """Drag a thing to another."""
        mouse = self.lab.page.mouse
        mouse.move(*self._place(what))
        mouse.down()
        mouse.move(*self._place(to), steps=5)
        mouse.up()
        self.lab.settle()
        self.twin.press(what, to)
        expect(self.text).to_have_value(self.twin.text)

    def _place(self, target: str) -> tuple[float, float]:
        """Where a thing is on the page."""
        x, y = spot(self.twin.scene(), target)
        board, scale = self.lab.canvas(MARKS).bounding_box(), self.lab.scale(MARKS)
        assert board is not None
        return board["x"] + x * scale, board["y"] + y * scale

    def _click(self, target: str) -> None:
        mouse = self.lab.page.mouse
        mouse.move(*self._place(target))
        mouse.down()
        mouse.up()
        self.lab.settle()
        self.twin.press(target)

    def type(self, line: str) -> None:
        """Write one more line, and go elsewhere."""
        self.text.click()
        self.lab.press("ControlOrMeta+End", "Enter")
        self.lab.page.keyboard.type(line)
        self.lab.press("Tab")
        self.twin.type(f"{self.twin.text}\n{line}")

    def strike(self, *keys: str) -> None:
        """Press keys, as slowly as one looks what each has done."""
        for key in keys:
            self.lab.press(key)
            self.lab.settle()

    def press(self, name: str) -> None:
        """Click on a button beside the board."""
        self.lab.page.locator(".orc-play").get_by_role("button", name=name).click()
        self.lab.settle()


def lay_a_card_by_keys(hand: Hand) -> None:
    """Put one in the place that comes first, and take it back."""
    while not hand.lab.page.evaluate("document.activeElement.classList.contains('orc-marks')"):
        hand.strike("Tab")
    hand.strike("ArrowDown", "ArrowDown", "ArrowRight", "Enter")  # what takes away, the cards, a second half
    expect(hand.said).to_contain_text("Cards: RB:2. Now point at its place")
    hand.strike("ArrowRight", "Enter")
    expect(hand.said).to_contain_text("Written: ")
    line = hand.said.inner_text().partition("Written: ")[2].strip()
    assert "RB" in line
    expect(hand.text).to_have_value(re.compile(re.escape(line)))
    hand.strike("u", "Escape", "Escape")
    expect(hand.text).to_have_value(hand.twin.text)


@pytest.fixture
def narrow(new_lab: NewLab) -> Lab:
    """A page on a small screen."""
    return new_lab(viewport=SCREEN)


def test_cards_of_the_box_are_laid_at_tribes_a_fault_is_told_and_one_plays_from_there(narrow: Lab) -> None:
    hand = Hand(narrow, "orc")
    assert narrow.page.locator(".orc-play").evaluate(FITS)
    expect(hand.said).to_contain_text("Point at a thing, in the box")
    lay_a_card_by_keys(hand)
    hand.point("half:WR:2", "side:G:N")
    hand.carry("half:YB:2", "side:G:S")
    expect(hand.said).to_contain_text("Written: G: N WR:2, S YB:2")
    before = narrow.pixels(TABLE)
    hand.type("B: S VR:1")
    narrow.wait_pixels_differ(before, TABLE)
    hand.point("half:GV:1", "side:G:S")
    expect(hand.said).to_contain_text("ORC-4.7")
    expect(narrow.button("Play from here")).to_be_disabled()
    assert narrow.page.locator(".orc-play").evaluate(FITS)
    hand.press("Undo")
    hand.twin.undo()
    expect(hand.text).to_have_value(hand.twin.text)
    expect(hand.said).not_to_contain_text("ORC-4.7")
    hand.press("Play from here")
    narrow.wait_text("Back to setting up")
    assert narrow.py("print(editor.opened.state.turn == editor.state.turn)") == "True"
    hand.press("Back to setting up")
    expect(hand.text).to_have_value(hand.twin.text)
    assert not narrow.errors
    assert not narrow.output_errors()


def test_hordes_a_unit_and_a_hero_are_given_to_green_on_a_map(narrow: Lab) -> None:
    hand = Hand(narrow, "orcs_vs_orcs")
    assert narrow.page.locator(".orc-play").evaluate(FITS)
    hand.point("horde:0", "zone:tower", "zone:tower", "unit:BOAR", "seat:0", "held_hero:SHAGRATT", "seat:0")
    assert hand.twin.text.splitlines()[1:] == ["tower: G 2", "Green: units BOAR 1, heroes SHAGRATT"]
    before = narrow.pixels(TABLE)
    hand.type("n_city: G 1")
    narrow.wait_pixels_differ(before, TABLE)
    hand.point("built:village", "zone:e_city")
    expect(hand.said).to_contain_text("OVO-4.10")
    hand.press("Undo")
    hand.press("Play from here")
    narrow.wait_text("Back to setting up")
    narrow.wait_text("End turn")
    assert not narrow.errors
    assert not narrow.output_errors()
