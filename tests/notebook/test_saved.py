"""What is shown can be written as a picture, and what a notebook stores of it holds all its words."""

from __future__ import annotations

import builtins
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
from IPython.core.displaypub import DisplayPublisher
from PIL import Image

from orclib import UsageError, armadora, language, orc
from orclib.notebook import saved
from orclib.notebook.displayed import Displayed
from orclib.notebook.saved import PNG, WIDGET
from orclib.scene import Scene
from orclib.scene.answer import Answer
from orclib.scene.check import faults
from orclib.scene.page import Said, page
from orclib.scene.png import PRINT, STILL, png
from tests.notebook.support import opened

SHOWN: dict[str, Callable[[], Displayed | Answer]] = {
    "a table": lambda: opened("box right"),
    "a lesson": lambda: orc.lesson("ties"),
    "what to choose": lambda: orc.question("far-end"),
    "what to tick": lambda: orc.question("closed-doors"),
    "an answer": lambda: opened("box right", "RB:1-G").why(),
    "an answer without a position": lambda: opened("box right").legal(),
    "a rule": lambda: orc.clause("ORC-9.7"),
    "a ruling": lambda: orc.clause("ORC-R8"),
    "two readings": lambda: orc.compare("peek_between_draws", "GB:1-V", preset="E7 no refusing a card"),
    "a replay": lambda: opened("box right", "RB:1-G").replay(),
    "a log": lambda: opened("box right", "RB:1-G").log(),
    "dials": lambda: armadora.dials(next(each.dials.slug for each in armadora.lessons().values() if each.dials)),
}
every_kind = pytest.mark.parametrize("kind", SHOWN)


def words(shown: Displayed | Answer) -> list[str]:
    """What the text of something shown says, line by line, without the digest and the names that only code knows."""
    lines = [line.removeprefix("- ") for line in repr(shown).splitlines()]
    return [line for line in lines if line and not line.startswith(("[", "( )"))]


@every_kind
@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_still_of_all_that_is_shown_is_a_sound_picture(kind: str, code: str) -> None:
    language(code)
    shown = SHOWN[kind]()
    assert faults(shown.still()) == ()


@pytest.mark.parametrize("kind", ["an answer", "a log", "a ruling", "a rule", "what to choose"])
def test_a_still_says_what_the_text_says(kind: str) -> None:
    shown = SHOWN[kind]()
    said = shown.still().text.replace("\n", " ")
    for line in words(shown):
        for sentence in line.removeprefix("Question: ").strip("()").split(": "):
            assert sentence in said


def test_the_still_of_a_lesson_holds_what_every_page_says() -> None:
    for lesson in orc.lessons().values():
        text = orc.lesson(lesson.slug).still().text
        assert all(str(each) in text for each in (lesson.title, lesson.say))
        assert all(str(step.say) in text for step in lesson.steps)


def test_the_still_of_a_question_once_answered_holds_the_verdict() -> None:
    question = orc.question("far-end")
    assert "Right: " not in question.still().text
    assert "Right: " in question.answer(*question.asked.truth).still().text


def test_a_page_is_as_wide_as_it_must_be_for_its_words_and_no_higher_than_its_board() -> None:
    board = opened("box right").still()
    few, many = page(board, [Said("Few words.")]), page(board, [Said("Many words. " * 80)])
    assert few.height == many.height == board.height
    assert few.width < many.width
    assert page(board, [Said("Words without end. " * 400)]).height > board.height
    assert page(None, [Said("A title", "title"), Said("")]).title == "A title"


def test_a_still_is_a_small_png_and_always_the_same() -> None:
    data, metadata = saved.still(opened("box right"))
    assert data == saved.still(opened("box right"))[0]
    assert len(data[PNG]) < 40_000
    assert data.keys() == {PNG, "text/plain"}
    assert metadata == {PNG: {"alt": opened("box right").still().text}}


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> list[set[str]]:
    """Of which types what a cell shows is, output by output."""
    kinds: list[set[str]] = []
    publisher = SimpleNamespace(publish=lambda data, metadata: kinds.append(set(data)))
    monkeypatch.setattr("IPython.core.getipython.get_ipython", lambda: SimpleNamespace(display_pub=publisher))
    return kinds


@every_kind
def test_a_cell_shows_a_word_then_what_is_live_then_what_is_left_without_a_kernel(
    kind: str, published: list[set[str]]
) -> None:
    SHOWN[kind]()._ipython_display_()
    assert published == [{"text/html"}, {WIDGET}, {"text/plain", PNG}]


def test_a_page_of_voilas_draws_no_picture_that_nobody_saves(
    published: list[set[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.13")
    opened("box right")._ipython_display_()
    assert published == [{WIDGET}]


def test_a_terminal_is_left_to_show_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = SimpleNamespace(display_pub=DisplayPublisher())  # type: ignore[no-untyped-call]
    monkeypatch.setattr("IPython.core.getipython.get_ipython", lambda: terminal)
    with pytest.raises(NotImplementedError):
        opened("box right")._ipython_display_()


@pytest.mark.parametrize("kind", ["a table", "a lesson", "an answer"])
def test_a_picture_is_written_to_print(kind: str, tmp_path: Path) -> None:
    shown = SHOWN[kind]()
    with Image.open(shown.picture(tmp_path / "handout.png")) as image:
        assert image.width == PRINT > STILL
        assert abs(image.height - PRINT * shown.still().height / shown.still().width) <= 1
    drawn = shown.picture(str(tmp_path / "handout.SVG"))
    assert ElementTree.parse(drawn).getroot().tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("handout.jpg", r'no kind of picture "\.jpg".* There is: \.png, \.svg'),
        ("handout", "no kind of picture"),
        ("no/file/file.svg", "cannot be written"),
        ("folder.png", "cannot be written"),
    ],
)
def test_a_picture_that_cannot_be_written_says_why(name: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "no").mkdir()
    (tmp_path / "no" / "file").touch()
    (tmp_path / "folder.png").mkdir()
    with pytest.raises(UsageError, match=why):
        opened("box right").picture(tmp_path / name)


@pytest.mark.parametrize("missing", ["resvg_py", "PIL"])
def test_where_no_png_can_be_drawn_it_is_said_and_a_notebook_keeps_the_words(
    missing: str, tmp_path: Path, monkeypatch: Any
) -> None:
    there = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name == missing:
            raise ImportError(name=missing)
        return there(name, *more)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(UsageError, match=f"needs Pillow and resvg-py, and {missing} is not here"):
        opened("box right").picture(tmp_path / "handout.png")
    assert opened("box right").picture(tmp_path / "handout.svg").exists()
    assert saved.still(opened("box right")) == ({"text/plain": repr(opened("box right"))}, {})


def test_a_png_is_as_wide_as_asked_for() -> None:
    scene: Scene = opened("box right").still()
    assert int.from_bytes(png(scene, 321)[16:20]) == 321
