"""What a notebook shows whose kernel is gone: run and saved, opened again, with the state of widgets and without."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewLab
from tests.browser.lab import COMMAND, NOTEBOOK, Lab

pytestmark = pytest.mark.thorough

CELLS = ("from orclib import armadora\narmadora.table(seed=3)", "from orclib import orc\norc.clause('ORC-4.6')")
SESSION = f"() => {NOTEBOOK}.sessionContext"
SAVE_STATE = "@jupyter-widgets/jupyterlab-manager:saveWidgetState"


def check(lab: Lab, *, live: bool, word: bool) -> None:
    """Each cell shows what is live or else its picture, never both, and a word what to do or none."""
    for number in range(1, len(CELLS) + 1):
        cell = lab.cell(number)
        expect(cell.locator(".jp-OutputArea-output > .jupyter-widgets")).to_have_count(int(live))
        expect(cell.locator(".jp-RenderedImage img")).to_be_visible(visible=not live)
        expect(cell.get_by_text("run this cell (Shift+Enter)")).to_be_visible(visible=word)
        expect(cell.get_by_text("model not found").filter(visible=True)).to_have_count(0)


def test_without_its_kernel_a_notebook_shows_pictures_and_says_what_to_do(lab: Lab, new_lab: NewLab) -> None:
    lab.open_cells(*CELLS)
    lab.run_all()
    check(lab, live=True, word=False)
    lab.save()
    lab.page.evaluate(f"{SESSION}.restartKernel()")
    check(lab, live=True, word=True)
    lab.run_all()
    check(lab, live=True, word=False)
    lab.page.evaluate(f"{SESSION}.shutdown()")
    check(lab, live=True, word=True)
    later = new_lab()
    later.visit(lab.name)
    check(later, live=False, word=True)
    later.run_all()
    check(later, live=True, word=False)


def test_with_the_state_of_its_widgets_no_board_is_blank(lab: Lab, new_lab: NewLab) -> None:
    lab.open_cells(*CELLS)
    lab.page.evaluate(COMMAND, SAVE_STATE)
    lab.run_all()
    lab.save()
    lab.page.evaluate(f"{SESSION}.shutdown()")
    later = new_lab()
    later.visit(lab.name)
    check(later, live=True, word=True)
    later.wait_shown(later.page.locator(".orc-board").first)
