"""What was on the page is there again after a reload. (That all of a notebook runs is told in test_one_screen.)"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.lab import Lab
from tests.depth import sampled

FIRST = 12
"""Cells that are run before the page is reloaded."""


@pytest.mark.parametrize("notebook", sampled(["04_thorval", "01_orc", "02_armadora", "03_braves"], most=0, thorough=1))
def test_boards_live_on_after_a_reload(lab: Lab, notebook: str) -> None:
    lab.open(notebook, first=FIRST)
    lab.run_all()
    boards = lab.page.locator(".orc-board")
    before = boards.count()
    assert before >= 2
    lab.reload()
    expect(boards).to_have_count(before)
    lab.wait_shown(lab.page.locator(".orc-board").first)
    assert lab.errors == []
    assert lab.output_errors() == []
