"""Lessons that ask, and practice, with a keyboard and on a small screen."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewLab
from tests.browser.lab import TABLE, Lab
from tests.browser.test_one_screen import measured

LESSON = """from msgspec.structs import replace
from orclib import orc
from orclib.notebook.lesson import LessonView
lesson = orc.lessons()["turn"]
view = LessonView(orc.engine, replace(lesson, steps=(orc.questions()["two-ends"], *lesson.steps)))
view"""
SEEN = """text => [...document.querySelectorAll('.orc-play *')].some(node => {
  if (!node.children.length && !node.textContent.includes(text)) return false;
  if (![...node.childNodes].some(each => each.nodeType === 3 && each.textContent.includes(text))) return false;
  const box = node.getBoundingClientRect(), x = box.x + 8, y = box.y + 8;
  return box.height > 0 && node.contains(document.elementFromPoint(x, y));
})"""
"""Whether a text of ours is seen, with nothing above it and not scrolled away."""


def tab_to(lab: Lab, text: str) -> None:
    """Press Tab until the thing with this text, or the box or circle before it, has the focus."""
    for _stroke in range(40):
        lab.press("Tab")
        focused = lab.page.evaluate(
            "() => { const at = document.activeElement;"
            " return (at.closest('label, .widget-checkbox') || at).textContent.trim(); }"
        )
        if focused == text:
            return
    raise AssertionError(f"Tab never comes to {text}")


def test_a_question_in_a_lesson_is_answered_with_the_keyboard(new_lab: NewLab) -> None:
    lab = new_lab(viewport={"width": 1280, "height": 720})
    lab.open_cells(LESSON)
    lab.run_all()
    lab.wait_painted(TABLE)
    lab.page.locator(".orc-play button", has_text="Next").focus()
    lab.press("Enter")
    lab.wait_text("Which of these attacks are allowed?")
    tab_to(lab, "Attack red with 1 red orc (RB)")
    lab.press("Space")
    tab_to(lab, "Check my answer")
    lab.press("Enter")
    lab.wait_text("Not quite.")
    assert lab.page.evaluate("document.activeElement.textContent.trim()") == "Try again", "the focus stays"
    assert lab.page.evaluate(SEEN, "Not quite.")
    assert lab.page.evaluate(SEEN, "Your answer: Attack red with 1 red orc (RB)")
    assert lab.output_errors() == []


@pytest.mark.thorough
def test_practice_is_done_with_the_keyboard_and_fits_the_screen(new_lab: NewLab) -> None:
    lab = new_lab(viewport={"width": 1280, "height": 720})
    lab.open_cells("from orclib import orc\npractice = orc.practice(kept=False)\npractice")
    lab.run_all()
    lab.wait_text("0 known")
    for answer, told, known in (("5", "Right: 5.", "1 being"), ("Lay BV in the frontier", "Right so far", "2 being")):
        tab_to(lab, answer) if answer != "5" else lab.page.locator(".orc-play input[type=radio]").nth(5).focus()
        lab.press("Space")
        tab_to(lab, "Check my answer")
        lab.press("Enter")
        lab.wait_text(told)
        lab.page.wait_for_function(SEEN, arg=told)
        lab.page.wait_for_function(SEEN, arg=known)
        lab.press("Enter")
        lab.settle()
        lab.page.locator(".orc-play").first.focus()
    lab.py("for _ in range(12): practice.answer(practice.asked.names[0]).next()")
    for width in (1280, 920):
        (found,) = measured(lab, width, 720)
        assert found["play"] <= found["room"]
    assert lab.output_errors() == []
