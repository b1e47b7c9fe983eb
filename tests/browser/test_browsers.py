"""Comparisons and browsers as a person sees them on a small screen, with a keyboard alone."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from orclib.engine.teaching import comparisons
from orclib.games import list_games, rules
from orclib.language import LANGUAGES
from orclib.language.switch import language
from orclib.notebook.compare import comparison
from tests.browser.lab import LIVE, Lab

pytestmark = pytest.mark.thorough

WIDE, HIGH, READABLE = 1112, 560, 11
"""The room of an output on a small screen, and the px of what has to be read."""
MEASURE: Final = """() => {
  const box = document.querySelector(".orclib").getBoundingClientRect();
  const sizes = Array.from(document.querySelectorAll("svg text"), text => {
    const picture = text.ownerSVGElement;
    const scale = picture.getBoundingClientRect().width / picture.viewBox.baseVal.width;
    return scale * parseFloat(text.getAttribute("font-size"));
  });
  return [box.height, Math.min(99, ...sizes), document.documentElement.scrollWidth];
}"""
FOCUSED: Final = "document.activeElement.title || document.activeElement.textContent"


def test_every_comparison_fits_a_small_screen_and_can_be_read(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": WIDE, "height": 600})
    for slug in list_games():
        for code in LANGUAGES:
            language(code)
            for switch in comparisons(slug):
                text = comparison(rules(slug), switch).widget.value
                page.set_content(f'<body style="margin:0"><div>{text}</div></body>')
                high, least, across = page.evaluate(MEASURE)
                assert high <= HIGH, (slug, switch, code)
                assert least >= READABLE, (slug, switch, code)
                assert across <= WIDE, (slug, switch, code)
    language("en")
    page.close()


def test_a_rule_is_found_read_shown_and_left_with_keys_alone(lab: Lab) -> None:
    lab.page.set_viewport_size({"width": 1280, "height": 720})
    lab.open_cells("from orclib import orc", "orc.rules()")
    lab.run_all()
    output = lab.page.locator(LIVE)
    box = output.bounding_box()
    assert box is not None
    assert box["height"] <= HIGH
    keys = lab.page.keyboard
    output.locator("input[type=text]").focus()
    keys.type("no passing")
    expect(output.get_by_text("131 of 131")).to_have_count(0)
    keys.press("Tab")
    keys.press("Home")
    output.get_by_text("ORC-3.3", exact=True).first.wait_for()
    while lab.page.evaluate(FOCUSED) != "Show me":
        keys.press("Tab")
    keys.press("Enter")
    output.get_by_role("button", name="Back to the list").wait_for()
    lab.settle()
    assert "Back to the list" in lab.page.evaluate(FOCUSED)
    keys.press("Enter")
    output.locator("select").wait_for()
    lab.settle()
    assert lab.page.evaluate("document.activeElement.tagName") == "SELECT"
