"""Practice, by its buttons: all questions of a game as a deck, what was missed comes back, progress is kept."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from html import unescape
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import orclib
from orclib import UsageError, files, language
from orclib.engine.teaching import Lesson
from orclib.files import home
from orclib.games import rules
from orclib.notebook.deck import APART
from orclib.notebook.lesson import LessonView
from orclib.notebook.practice import Practice
from orclib.scene.check import faults
from tests.notebook.support import click_button
from tests.notebook.test_views import PLACE, WHAT, WHICH, gone, html_of, words

BEGIN = datetime(2026, 3, 1, 9, tzinfo=UTC)
NAMES = tuple(f"question-{n}" for n in range(18))
"""The questions of a deck of our own: the wording of the real ones may change."""
ASKED = tuple(replace(WHICH if n % 2 else WHAT, slug=name) for n, name in enumerate(NAMES))
LESSON = Lesson(
    slug="x", title=words("X"), en="Y", fr="Y", start=PLACE, clauses=(), steps=ASKED[:9], questions=ASKED[9:]
)
every_game = pytest.mark.parametrize("slug", orclib.list_games())


class Days:
    """The date, moved by hand."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
def opened(days: Days) -> Callable[..., Practice]:
    """Opens the practice cell of a game, or of the lesson above, as at that date."""

    def opened(slug: str = "", **more: Any) -> Practice:
        lessons = orclib.game(slug).lessons() if slug else {LESSON.slug: LESSON}
        view = Practice(rules(slug or "orc"), lessons, now=days, **more)
        assert view.widget is not None
        return view

    return opened


def choose(view: Practice, right: bool) -> None:
    """Tick or choose an answer that is right, or wrong, and check it."""
    asked = view.asked
    assert asked is not None
    truth = set(asked.truth)
    if asked.many:
        wanted = truth if right else set(asked.names) - truth
        for name, tick in zip(asked.names, view.sheet.ticks, strict=False):
            tick.set_state({"value": name in wanted})
    else:
        radio = view.sheet.radio
        assert radio is not None
        radio.set_state({"index": next(at for at, name in enumerate(asked.names) if (name in truth) is right)})
    click_button(view.sheet.button)


def go_through(view: Practice, missed: tuple[str, ...] = (), most: int = 300) -> list[str]:
    """Answer all that is asked, those of these names wrongly the first time; what was asked, in order."""
    told: list[str] = []
    while view.question is not None and len(told) < most:
        told.append(view.question)
        choose(view, right=view.question not in missed or told.count(view.question) > 1)
        click_button(view.sheet.button)
    return told


def buttons(view: Practice) -> list[str]:
    """The buttons that are shown below."""
    return [name for name in view.row._deeds if view.row[name] in view.row.widget.children]


# --- the deck --------------------------------------------------------------------------------------------------------


@pytest.mark.thorough
@every_game
def test_new_questions_come_in_the_order_of_the_lessons(slug: str, opened: Callable[..., Practice]) -> None:
    view, names = opened(slug), list(orclib.game(slug).questions())
    assert go_through(view) == names
    assert view.question is None
    assert f"0 known, {len(names)} being learnt and 0 new" in html_of(view)
    assert "Nothing is due now. The next question comes back in 2 days." in html_of(view)
    assert "new" not in buttons(view)
    assert "all" in buttons(view)


@every_game
def test_a_verdict_gives_its_rules_and_shows_its_evidence(slug: str, opened: Callable[..., Practice]) -> None:
    view = opened(slug)
    for _question in range(6):
        assert view.asked is not None
        before = view.scene()
        choose(view, right=False)
        told = view.asked.verdict
        assert told in unescape(html_of(view))
        assert told in repr(view)
        assert all(line.text in unescape(html_of(view)) for line in view.asked.lines())
        assert view.scene() != before or not (view.asked.many or view.asked.events())
        assert faults(view.scene()) == ()
        click_button(view.sheet.button)
        assert told not in html_of(view)


def test_what_was_missed_comes_back_after_a_few_others(opened: Callable[..., Practice]) -> None:
    view, names = opened(), list(NAMES)
    first, second = names[0], names[-1]
    asked = go_through(view, missed=(first, second))
    assert asked[: APART + 2] == [*names[: APART + 1], first]
    assert asked[-2:] == [second, second], "at the end at the latest"
    assert len(asked) == len(names) + 2


def test_what_is_missed_again_and_again_lets_others_pass(opened: Callable[..., Practice]) -> None:
    view, names = opened(), list(NAMES)
    asked = []
    for _question in range(30):
        assert view.question is not None
        asked.append(view.question)
        choose(view, right=view.question != names[0])
        click_button(view.sheet.button)
    at = [place for place, name in enumerate(asked) if name == names[0]]
    gaps = [b - a - 1 for a, b in pairwise(at)]
    assert gaps[:2] == [APART, 2 * APART]
    assert set(names) <= set(asked)


def test_an_answer_counts_once(opened: Callable[..., Practice]) -> None:
    view = opened()
    with pytest.raises(UsageError, match="Answer this question first"):
        view.next()
    click_button(view.sheet.button)
    assert "Choose an answer first." in html_of(view)
    assert "18 new" in html_of(view)
    view.answer("N")
    assert "0 known, 1 being learnt and 17 new" in html_of(view)
    with pytest.raises(UsageError):
        view.answer("N")
    assert view.next().question == NAMES[1]
    with pytest.raises(UsageError, match="answer"):
        view.answer("ZZ")


def test_methods_do_what_clicks_do(opened: Callable[..., Practice]) -> None:
    typed, clicked = opened(kept=False), opened(kept=False)
    for view in (typed, clicked):
        assert view.asked is not None
    typed.answer("S").next().answer("R")
    radio = clicked.sheet.radio
    assert radio is not None
    assert "orc-gone" not in radio._dom_classes
    choose(clicked, right=False)
    click_button(clicked.sheet.button)
    assert "orc-gone" in radio._dom_classes, "the next question has ticks"
    clicked.sheet.ticks[0].set_state({"value": True})
    click_button(clicked.sheet.button)
    assert typed.question == clicked.question == NAMES[1]
    assert repr(typed) == repr(clicked)
    assert html_of(typed) == html_of(clicked)


def test_made_questions_go_on_without_end_and_keep_nothing(days: Days) -> None:
    view = orclib.orc.practice(made=True, about="frozen", seed=1)
    assert view.widget is not None
    first, title = view.question, view._title()
    assert title == "Practice, made questions: ORC, Frozen"
    assert set(view.words().splitlines()) < set(repr(view).splitlines()), "it is stored as it begins"
    choose(view, right=False)
    assert view.asked is not None
    assert view.asked.right is False
    assert view.asked.judgements()[0].given
    told = [first]
    for _question in range(APART + 1):
        click_button(view.sheet.button)
        told.append(view.question)
        choose(view, right=True)
    assert told[-1] == first, "what was missed comes back"
    assert len(set(told)) == APART + 1
    assert f"{APART + 2} answers, {APART + 1} right" in html_of(view)
    assert not list(home().rglob("*practice*.json"))
    click_button(view.row["restart"])
    click_button(view.row["forget"])
    assert (view.question, view.deck.count("new")) == (first, 0)
    assert "0 answers, 0 right" in html_of(view)
    with pytest.raises(UsageError, match="about=, level= and seed= go with made=True"):
        orclib.orc.practice(about="frozen")


def test_a_made_question_follows_the_language_and_is_shown_by_itself() -> None:
    question = next(orclib.orc.made("ties", seed=3))
    view = orclib.orc.question(question)
    assert view.widget is not None
    assert str(question.title) in unescape(html_of(view))
    language("fr")
    assert question.fr in unescape(html_of(view))
    view.answer(question.right(rules("orc")))
    assert "C'est juste" in unescape(html_of(view))
    assert faults(view.scene()) == ()


def test_one_button_checks_and_goes_on(opened: Callable[..., Practice]) -> None:
    """So who works with the keyboard presses Enter twice, and is never thrown off the page."""
    view = opened()
    button = view.sheet.button
    assert button.description == "Check my answer"
    choose(view, right=True)
    assert button.description == "Next question"
    assert not gone(button)
    click_button(button)
    assert button.description == "Check my answer"
    assert view.question == NAMES[1]


# --- another day -----------------------------------------------------------------------------------------------------


def test_progress_is_kept(opened: Callable[..., Practice], days: Days) -> None:
    view, names = opened(), list(NAMES)
    for at in range(4):
        choose(view, right=at != 1)
        click_button(view.sheet.button)
    later = opened()
    assert "0 known, 4 being learnt and 14 new" in repr(later)
    assert later.question == names[1], "what was missed comes first"
    assert go_through(later) == [names[1]]
    assert "Nothing is due now. The next question comes back in" in repr(later)
    assert "14 new questions wait." in html_of(later)
    days.now += timedelta(days=3)
    assert set(go_through(opened())) == set(names[:4])


def test_the_right_ones_come_back_later_each_time(opened: Callable[..., Practice], days: Days) -> None:
    opened().answer("N")
    waits = []
    for _time in range(3):
        wait = opened().deck.wait
        assert wait is not None
        waits.append(wait)
        days.now += wait
        view = opened()
        assert view.question == NAMES[0]
        view.answer("N")
    assert waits[0] < waits[1] < waits[2]
    days.now += timedelta(days=1)
    assert opened().question is None
    days.now += timedelta(days=400)
    opened().answer("S")
    days.now += timedelta(minutes=2)
    assert opened().question == NAMES[0]


def test_a_question_is_known_once_it_was_right_on_two_days(opened: Callable[..., Practice], days: Days) -> None:
    def answer(right: bool, later: timedelta) -> str:
        days.now += later
        view = opened()
        view.deck.answered(NAMES[0], right)
        return view.deck.stage(NAMES[0])

    assert answer(True, timedelta()) == "learning"
    assert answer(True, timedelta(minutes=5)) == "learning", "the same day"
    assert answer(True, timedelta(days=1)) == "known"
    assert answer(False, timedelta(days=1)) == "learning"
    assert answer(True, timedelta(minutes=5)) == "learning"
    assert answer(True, timedelta(days=1)) == "known"


def test_what_a_lesson_asked_counts(opened: Callable[..., Practice]) -> None:
    lesson = LessonView(rules("orc"), LESSON)
    assert lesson.widget is not None
    lesson.turn(1).answer("N")
    click_button(lesson.row["next"])
    assert lesson.sheet is not None
    lesson.sheet.ticks[0].set_state({"value": True})
    click_button(lesson.sheet.button)
    kept = opened().deck.progress.cards
    assert {name: card.is_right for name, card in kept.items()} == {NAMES[0]: True, NAMES[1]: False}


def test_when_nothing_is_due_one_goes_on_with_new_ones_or_with_all(opened: Callable[..., Practice]) -> None:
    names = list(NAMES)
    view = opened()
    for _question in range(3):
        choose(view, right=True)
        click_button(view.sheet.button)
    view = opened()
    assert view.question is None
    assert view.scene().title == "The table of ORC"
    assert gone(view.sheet.widget)
    with pytest.raises(UsageError):
        view.answer("N")
    click_button(view.row["new"])
    assert go_through(view) == names[3:]
    click_button(view.row["all"])
    assert not gone(view.sheet.widget)
    assert sorted(go_through(view)) == sorted(names)
    assert view.question is None


def test_again_from_the_beginning_asks_first(opened: Callable[..., Practice]) -> None:
    view = opened()
    assert "restart" not in buttons(view), "there is nothing to forget"
    choose(view, right=True)
    assert "restart" in buttons(view)
    assert "forget" not in buttons(view)
    click_button(view.row["restart"])
    assert "Forget all progress in ORC?" in html_of(view)
    assert gone(view.sheet.widget)
    click_button(view.row["back"])
    assert not gone(view.sheet.widget)
    assert "1 being learnt" in html_of(view)
    assert "Forget all" not in html_of(view)
    click_button(view.row["restart"])
    click_button(view.row["forget"])
    assert "0 known, 0 being learnt and 18 new" in html_of(view)
    assert view.question == NAMES[0]
    assert "18 new" in repr(opened())


# --- the file --------------------------------------------------------------------------------------------------------


def kept_file() -> Path:
    """Where the progress in ORC is kept."""
    return home() / "practice" / "orc-practice.json"


def test_the_same_answers_at_the_same_time_are_kept_alike(opened: Callable[..., Practice]) -> None:
    found = set()
    for _time in range(3):
        view = opened()
        for at in range(6):
            choose(view, right=at % 2 == 0)
            click_button(view.sheet.button)
        found.add(kept_file().read_bytes())
        kept_file().unlink()
    assert len(found) == 1


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b"{}",
        b'{"version":2,"cards":{}}',
        b'{"version":1,"cards":{"x":{"state":9,"stability":1,"difficulty":5,"due":"2026-01-01T00:00:00Z","last":"x"}}}',
        b'{"version":1,"cards":{"x":{"state":2,"stability":-1,"difficulty":5,"due":"2026-01-01T00:00:00Z",'
        b'"last":"2026-01-01T00:00:00Z"}}}',
    ],
)
def test_a_damaged_file_is_put_aside_and_told(damage: bytes, opened: Callable[..., Practice]) -> None:
    opened().answer("N")
    kept_file().write_bytes(damage)
    view = opened()
    told = "What was practised before cannot be read. It is kept as"
    assert repr(view).count(told) == 1
    assert told in html_of(view)
    (aside,) = (home() / "unread").iterdir()
    assert str(aside) in repr(view)
    assert aside.read_bytes() == damage
    view.answer("N")
    assert "1 being learnt" in repr(opened())
    assert told not in repr(opened())


def test_what_the_file_says_of_other_questions_stays(opened: Callable[..., Practice]) -> None:
    opened().answer("N")
    data = kept_file().read_bytes()
    kept_file().write_bytes(data.replace(NAMES[0].encode(), b"of-another-version"))
    view = opened()
    assert "0 known, 0 being learnt and 18 new" in repr(view)
    assert view.question == NAMES[0]
    view.answer("N")
    assert b"of-another-version" in kept_file().read_bytes()


def test_two_at_once_lose_nothing(opened: Callable[..., Practice], days: Days) -> None:
    one, other = opened(), opened()
    one.answer("N").next()
    days.now += timedelta(seconds=1)
    other.answer("S").next().answer("R")
    days.now += timedelta(seconds=1)
    one.answer("R", "Y")
    right = {name: card.is_right for name, card in opened().deck.progress.cards.items()}
    assert right == {NAMES[0]: False, NAMES[1]: True}, "what was answered last counts"
    assert kept_file().read_bytes().count(b"state") == 2


def test_many_kernels_at_once_lose_nothing() -> None:
    code = (
        "import sys; from orclib.notebook.deck import Progress, remembered, utc\n"
        "progress = Progress('orc', True)\n"
        "for n in range(10): progress.put(f'{sys.argv[1]}-{n}', remembered(None, True, utc()))\n"
        "print(len(progress.told))"
    )
    kernels = [
        subprocess.Popen([sys.executable, "-c", code, str(n)], env=dict(os.environ), stdout=subprocess.PIPE, text=True)
        for n in range(3)
    ]
    assert [kernel.communicate()[0] for kernel in kernels] == ["0\n"] * 3
    assert kept_file().read_bytes().count(b"state") == 30
    assert not list((home() / "locks").iterdir())


def test_a_lock_that_is_never_let_go_stops_nobody(
    opened: Callable[..., Practice], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "sleep", lambda _seconds: None)
    (home() / "locks").mkdir(parents=True)
    lock = files.Lock.take(home() / "locks" / "orc-practice")
    assert lock is not None
    opened().answer("N")
    lock.let_go()
    assert "1 being learnt" in repr(opened())


def test_where_nothing_can_be_kept_it_is_told_and_one_practises_all_the_same(
    opened: Callable[..., Practice], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("ORCLIB_HOME", str(file))
    view = opened()
    view.answer("N").next().answer("R")
    assert "0 known, 2 being learnt and 16 new" in repr(view)
    assert repr(view).count("Progress cannot be kept: ") == 1
    assert "Progress cannot be kept: " in html_of(view)


def test_practice_that_is_not_kept_leaves_no_file(opened: Callable[..., Practice]) -> None:
    opened(kept=False).answer("N")
    assert not home().exists()


# --- what a notebook stores ------------------------------------------------------------------------------------------


def stored(view: Practice) -> dict[str, Any]:
    """What a notebook keeps of the output of a cell."""
    return {"picture": view.still(), "text/plain": view.words()}


def test_what_a_notebook_stores_hangs_neither_on_the_day_nor_on_what_is_kept(
    opened: Callable[..., Practice], days: Days
) -> None:
    first = opened()
    fresh = stored(first)
    assert "Practice: ORC, 18 questions" in fresh["text/plain"]
    assert "Who wins yellow in English" in fresh["text/plain"]
    assert "Who wins yellow in English" in fresh["picture"].text
    go_through(first, missed=(NAMES[2],))
    for wait in (0, 1, 30, 4000):
        days.now = BEGIN + timedelta(days=wait)
        assert stored(opened()) == fresh
    kept_file().write_bytes(b"damaged")
    assert stored(opened()) == fresh
    answered = stored(opened().answer("S"))
    assert "Not quite." in answered["text/plain"], "what somebody does in a cell is told there"


# --- as ever ---------------------------------------------------------------------------------------------------------


def test_practice_follows_the_language(opened: Callable[..., Practice]) -> None:
    view = opened()
    choose(view, right=False)
    for code, said in (("fr", "Pas tout à fait"), ("en", "Not quite"), ("fr", "Pas tout à fait")):
        language(code)
        assert said in html_of(view)
        assert said in repr(view)
    assert view.sheet.button.description == "Question suivante"


def test_a_fault_is_shown_not_swallowed(opened: Callable[..., Practice], monkeypatch: pytest.MonkeyPatch) -> None:
    view = opened()

    def fail(*_: object) -> None:
        raise ZeroDivisionError("ours")

    monkeypatch.setattr(view.deck, "answered", fail)
    with pytest.raises(ZeroDivisionError):
        choose(view, right=True)
    assert "ZeroDivisionError" in html_of(view)


@every_game
def test_every_game_has_a_practice_cell(slug: str) -> None:
    view = orclib.game(slug).practice()
    assert view.question == next(iter(orclib.game(slug).questions()))
    assert faults(view.scene()) == ()
