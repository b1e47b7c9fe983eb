"""A page of Voila's that is loaded again goes on where it was; nobody else's page does."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from orclib import files, orc

KEY = "A" * 23 + "_"
Load = Callable[[str], None]


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Load]:
    """Load a page whose address has that key, as its kernel finds it."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.delenv("ORCLIB_HOME", raising=False)
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")

    def loaded(key: str) -> None:
        monkeypatch.setenv("QUERY_STRING", f"place={key}" if key else "")
        files.place.cache_clear()
        files._home_of_a_page.cache_clear()

    yield loaded
    loaded("")


def test_a_page_has_a_place_of_its_own_and_finds_it_again(load: Load) -> None:
    load("")
    first, home = files.place(), files.home()
    assert len(first) == 24
    assert not files.came_back()
    load(first)
    assert files.came_back()
    assert files.home() == home
    load("")
    assert files.home() != home
    assert files.place() != first


@pytest.mark.parametrize("key", ["..", "../../x", "A" * 25, "A" * 24 + "%0A", "é" * 24, "A/" * 12])
def test_a_key_that_nobody_made_is_none(load: Load, key: str) -> None:
    load(key)
    assert not files.came_back()
    assert files.place() != key


def test_places_of_yesterday_are_swept_away(load: Load, monkeypatch: pytest.MonkeyPatch) -> None:
    load(KEY)
    old = files.home()
    later = time.time() + files.A_DAY + 60
    monkeypatch.setattr("orclib.files.time.time", lambda: later)
    load("")
    assert files.home().is_dir()
    assert not old.exists()


def test_a_lesson_is_open_at_its_page_with_what_was_answered(load: Load) -> None:
    load(KEY)
    view = orc.lesson("colours")
    at = next(number for number, page in enumerate(view.pages) if view.turn(number - view.page).asked)
    assert view.asked
    wrong = view.asked.names[:1]
    view.answer(*wrong)
    assert orc.lesson("colours").page == at, "its key came with its address"
    assert orc.lesson("colours").asked.given == wrong  # type: ignore[union-attr]
    assert orc.lesson("ties").page == 0
    load("")
    assert orc.lesson("colours").page == 0


def test_a_game_goes_on_by_itself(load: Load) -> None:
    load(KEY)
    table = orc.table(seed=7, eyes=0, bots={1: "beginner"})
    table.play("box left")
    state = table.state
    table.close()
    again = orc.table(seed=7, eyes=0, bots={1: "beginner"})
    assert again.state == state
    assert again.left_over is None
    again.close()


def test_an_editor_keeps_its_text_and_another_one_has_its_own(load: Load) -> None:
    load(KEY)
    orc.editor().press("half:WR:2", "side:G:N")
    text = orc.editor().text
    assert "G: N WR:2" in text
    assert "WR:2" not in orc.editor("E3").text
    load("")
    assert "WR:2" not in orc.editor().text
