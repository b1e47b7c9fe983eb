"""The notebooks of the games as a person meets them: all of it runs, and what was on the page is there again."""

from __future__ import annotations

import pytest

from tests.browser.lab import Lab

pytestmark = pytest.mark.thorough

BOARDS = {"01_orc": 15, "02_armadora": 15, "03_braves": 10, "04_thorval": 10}
"""By a notebook: no fewer boards than these are seen when all of it has run."""
FIRST = 12
"""Cells that are run before the page is reloaded."""


@pytest.mark.parametrize(("notebook", "least"), BOARDS.items(), ids=BOARDS)
def test_the_whole_notebook_runs(lab: Lab, notebook: str, least: int) -> None:
    lab.open(notebook)
    lab.run_all()
    lab.wait_shown(lab.page.locator(".orc-board").first)
    boards = lab.page.locator(".orc-board")
    lab.wait_until(lambda: boards.count() >= least, lambda: f"only {boards.count()} boards")
    assert lab.errors == []
    assert lab.output_errors() == []


@pytest.mark.parametrize("notebook", BOARDS)
def test_boards_live_on_after_a_reload(lab: Lab, notebook: str) -> None:
    lab.open(notebook, first=FIRST)
    lab.run_all()
    boards = lab.page.locator(".orc-board")
    before = boards.count()
    assert before >= 2
    lab.reload()
    assert boards.count() == before
    lab.wait_shown(lab.page.locator(".orc-board").first)
    assert lab.errors == []
    assert lab.output_errors() == []
