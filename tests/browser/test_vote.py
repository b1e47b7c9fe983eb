"""A class in one room: a teacher's notebook, three phones, and a kernel that works or dies meanwhile."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.conftest import NewLab
from tests.browser.lab import KERNEL, READY, Lab

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
CELL = 'from orclib import orc\nvote = orc.vote("locked-out", "far-end")\nvote'
FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
SESSION = "window.jupyterapp.shell.currentWidget.sessionContext"

NewPhone = Callable[..., Page]


@pytest.fixture
def new_phone(browser: Browser) -> Iterator[NewPhone]:
    """A function that opens a phone's browser at an address; its options are those of Playwright's `new_context`."""
    contexts: list[BrowserContext] = []

    def create(address: str, **options: object) -> Page:
        contexts.append(browser.new_context(**{**PHONE, "locale": "en-GB", **options}))  # type: ignore[arg-type]
        page = contexts[-1].new_page()
        page.goto(address)
        return page

    yield create
    for context in contexts:
        context.close()


def answer(phone: Page, *places: int) -> None:
    """Tap choices, and send them."""
    for at in places:
        phone.locator("label.choice").nth(at).tap()
    phone.locator("form button").tap()
    expect(phone.get_by_role("status").first).to_contain_text("Your answer is in")


def count(lab: Lab) -> Locator:
    """What the teacher's cell says of how many have answered."""
    return lab.page.locator(".orc-count")


def press(lab: Lab, name: str) -> None:
    """Press a button of the cell with the mouse."""
    lab.button(name).click()
    lab.settle()


def test_a_teacher_asks_three_phones(new_lab: NewLab, new_phone: NewPhone) -> None:
    lab = new_lab(viewport={"width": 1280, "height": 720})
    lab.open_cells(CELL)
    lab.run_all()
    address = lab.py("print(vote.address)")
    phones = [new_phone(address), new_phone(address, locale="fr-FR"), new_phone(address, java_script_enabled=False)]
    first, french, plain = phones
    expect(first.locator(".board img")).to_have_js_property("complete", True)
    assert first.locator(".board img").evaluate("image => image.naturalWidth") > 0
    assert all(phone.evaluate(FITS) for phone in phones[:2])
    expect(french.locator("h2")).to_contain_text("Quels côtés")
    french.locator("footer a").tap()
    expect(french.locator("h2")).to_contain_text("Which halves")
    answer(first, 1)
    answer(french, 3)
    answer(plain, 0, 3)
    expect(count(lab)).to_contain_text("Answers:3")
    first.locator(".change").tap()
    answer(first, 1, 3)  # what was ticked is ticked: this unticks the one, and ticks the other
    expect(lab.page.locator(".orc-bars .n")).to_have_count(0)
    press(lab, "Show the answer")
    expect(lab.page.locator(".orc-bars .n")).to_have_text(["1", "0", "0", "3"])
    expect(lab.page.locator(".orc-bars .right")).to_contain_text("✓ Attack white with 2 blue orcs")
    expect(first.locator(".note")).to_contain_text("✓ Right!")
    expect(plain.locator(".note")).to_contain_text("✕ Not quite.")  # it looked again by itself
    first.locator(".told summary").first.tap()
    expect(first.locator(".told details[open]").first).to_contain_text("One colour per side.")
    press(lab, "Next")
    for phone in phones:
        expect(phone.locator("h2")).to_contain_text("Yellow, rank 1")
    answer(french, 2)
    expect(count(lab)).to_contain_text("Answers:1")
    lab.page.locator(".orc-stage").first.click()
    lab.press("PageUp")  # a presenter's clicker
    expect(first.locator(".note")).to_contain_text("✓ Right!")
    lab.press("Escape")
    press(lab, "Close")
    expect(first.locator(".wait")).to_contain_text("Wait for the next question")
    expect(count(lab)).to_contain_text("Closed")
    assert not lab.errors
    assert not lab.output_errors()


def test_phones_go_on_while_the_kernel_works_and_when_it_has_died(new_lab: NewLab, new_phone: NewPhone) -> None:
    lab = new_lab(viewport={"width": 1280, "height": 720})
    lab.open_cells(CELL)
    lab.run_all()
    address, pid = lab.py("import os; print(vote.address, os.getpid())").split()
    first, second = new_phone(address), new_phone(address)
    lab.page.evaluate(f"void {KERNEL}.requestExecute({{code: 'busy = True\\nwhile busy: pass', store_history: false}})")
    lab.page.wait_for_function(f"() => {KERNEL}.status === 'busy'")
    answer(first, 1)  # nobody waits for the cell, and the teacher sees it
    expect(count(lab)).to_contain_text("Answers:1")
    second.locator("label.choice").nth(3).tap()
    os.kill(int(pid), signal.SIGKILL)
    second.locator("form button").tap()
    expect(second.locator("#busy")).to_contain_text("not answering just now")
    expect(second.locator("#busy")).to_be_visible()
    with contextlib.suppress(Exception):  # the server may be about to do it itself
        lab.page.evaluate(f"{SESSION}.restartKernel()")
    lab.page.wait_for_function(READY)
    for button in lab.page.locator(".jp-Dialog button.jp-mod-accept").all():
        button.click()
    lab.run_all()
    assert lab.py("print(vote.address)") == address
    expect(second.get_by_role("status").first).to_contain_text("Your answer is in")  # it was sent again by itself
    expect(count(lab)).to_contain_text("Answers:2")
    expect(first.locator("#busy")).not_to_be_visible()
    press(lab, "Show the answer")
    expect(lab.page.locator(".orc-bars .n")).to_have_text(["0", "1", "0", "1"])
    expect(first.locator(".note")).to_contain_text("✕ Not quite.")
    expect(second.locator(".note")).to_contain_text("✓ Right!")
    press(lab, "Close")
