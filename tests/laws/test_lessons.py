"""The lessons of every game: what the storyboard wants is there, and every page is sound in both languages.

Their questions, positions and experiments are in `test_questions.py`, `test_presets.py` and `test_dials.py`.
"""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from html import unescape
from itertools import pairwise
from typing import Final

from orclib import game as face
from orclib.engine import Seat
from orclib.engine.teaching import Lesson, Step, presets
from orclib.notebook.lesson import LessonView
from orclib.testing import AnyGame
from orclib.testing.words import speaking
from tests.laws.lessons import all_lessons, both_languages, check_picture, every_game, every_lesson, words
from tests.laws.storyboard import storyboard

UNASKED: Final = {"orc": {"set-up", "trophy"}}
"""The scenes that have no question."""
LOOKING_BACK: Final = {"braves"}
"""The games whose later scenes bring clauses of earlier ones again."""
SEATS_NAMED: Final = 4
"""Lessons are set at tables of up to four."""

# --- what there is ---------------------------------------------------------------------------------------------------


@every_game
def test_the_lessons_are_the_scenes_of_the_storyboard(game: AnyGame) -> None:
    lessons, board = face(game.slug).lessons(), storyboard(game.slug)
    assert list(lessons) == list(board.scenes)
    assert [lesson.dials.slug for lesson in lessons.values() if lesson.dials] == list(board.dials)
    assert {name for name, lesson in lessons.items() if not lesson.asked} == UNASKED.get(game.slug, set())


@every_game
def test_nothing_has_the_name_of_another(game: AnyGame) -> None:
    lessons = all_lessons(game.slug)
    asked = [question.slug for lesson in lessons for question in lesson.asked]
    turned = [lesson.dials.slug for lesson in lessons if lesson.dials]
    for names in ([lesson.slug for lesson in lessons], asked, turned):
        assert len(set(names)) == len(names)


@every_lesson
def test_every_scene_teaches_the_clauses_that_the_storyboard_gives_it(game: AnyGame, lesson: Lesson) -> None:
    wanted = [f"{game.prefix}-{clause}" for clause in storyboard(game.slug).clauses(lesson.slug)]
    assert list(lesson.clauses) == wanted
    assert len(set(wanted)) == len(wanted)


@every_game
def test_no_clause_is_taught_twice_but_where_scenes_look_back(game: AnyGame) -> None:
    taught = [clause for lesson in all_lessons(game.slug) for clause in lesson.clauses]
    assert (len(set(taught)) == len(taught)) is (game.slug not in LOOKING_BACK)


@every_game
def test_every_worked_example_and_edge_case_is_a_preset_of_a_lesson(game: AnyGame) -> None:
    known = presets(game.slug)
    assert {*storyboard(game.slug).examples} <= {name.split()[0] for name in known}
    used = [pair for lesson in face(game.slug).lessons().values() for pair in lesson.presets.items()]
    assert {name for name, _start in used} == known.keys()
    assert all(start == known[name] for name, start in used)


# --- what is said ----------------------------------------------------------------------------------------------------


@every_lesson
def test_everything_is_said_in_both_languages(game: AnyGame, lesson: Lesson) -> None:
    for text in words(lesson):
        assert text.en
        assert text.fr
        assert not re.search(r" [:;!?»]|« ", text.fr), text.fr
        assert "\N{RIGHT SINGLE QUOTATION MARK}" not in text.en + text.fr
        assert "  " not in text.en + text.fr
        assert text.en[-1:] not in " ,"


@every_lesson
def test_sentences_are_short(game: AnyGame, lesson: Lesson) -> None:
    """Twelve-year-olds read them, at a projector."""
    for text in words(lesson):
        for sentence in re.split(r"[.!?:;()]", text.en) + re.split(r"[.!?:;()]", text.fr):
            assert len(sentence.split()) <= 28, sentence


@every_game
@both_languages
def test_players_are_called_as_on_the_picture(game: AnyGame, code: str) -> None:
    options = game.options(players=min(game.players[-1], SEATS_NAMED))
    with speaking(code):
        told = " ".join(str(text) for lesson in face(game.slug).lessons().values() for text in words(lesson))
        for seat in map(Seat, range(options.players)):
            assert game.seat_name(seat, options) in told


# --- the pages -------------------------------------------------------------------------------------------------------


@every_lesson
@both_languages
def test_every_page_of_a_lesson_is_a_sound_picture(game: AnyGame, lesson: Lesson, code: str) -> None:
    with speaking(code):
        view = LessonView(game, lesson)
        states = []
        for number, page in enumerate(view.pages):
            assert view.page == number
            said = page.say
            assert str(said) in unescape(view._text.value)
            check_picture(view.table.scene(), number)
            # A page of words alone stands on the board of the page before.
            states += [view.table.state] if isinstance(page, Step) and (page.moves or not number) else []
            view.turn(+1)
    assert all(one != two for one, two in pairwise(states))


@every_lesson
def test_what_a_page_is_about_is_there(game: AnyGame, lesson: Lesson) -> None:
    view = LessonView(game, lesson)
    for page in view.pages:
        scene, legal = view.table.scene(), view.table.match.legal()
        for each in page.focus if isinstance(page, Step) else ():
            tags = {type(action).__struct_config__.tag for action in legal}
            assert each in tags or any(fnmatchcase(target.id, each) for target in scene.targets), (view.page, each)
        view.turn(+1)


@every_lesson
def test_pages_leave_nothing_to_luck(game: AnyGame, lesson: Lesson) -> None:
    """What a page shows is where the next one begins: all that chance does on a page is said in it."""
    view, match = LessonView(game, lesson), lesson.start.match(game)
    match.deal = False
    for page in view.pages:
        if isinstance(page, Step):
            for move in page.moves:
                match.play(move)
            assert view.table.state == match.state
        view.turn(+1)
