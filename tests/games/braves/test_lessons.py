"""The lessons of De l'Orc pour les Braves: pages, questions, presets, dials and comparisons work in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from orclib.explain import Answer
from orclib.games.braves.examples import DECK, PRESETS
from orclib.games.braves.experiments import army, ending, ring, stack, strike, values
from orclib.games.braves.game import GAME
from orclib.games.braves.lessons import LESSONS
from orclib.games.braves.state import Phase
from orclib.language import Bilingual, language
from orclib.scene import faults
from orclib.teaching import Lesson, Question, WhatHappens, WhichOnes
from orclib.testing.words import speaking
from orclib.widgets import Compare, LessonView, QuestionView
from tests.games.braves.support import cards, strength

QUESTIONS = [question for lesson in LESSONS for question in lesson.questions]
DIALS = [lesson.dials for lesson in LESSONS if lesson.dials]
SWITCHES = {
    "war_machines": ("", ()),
    "start_depth": ("R2 now or later", ()),
    "show_next_back": ("E7 one window", ()),
    "leftover_order": ("R7 all shields left", ("deal gia",)),
    "desertion_through_shield": ("E3 desertion, shield, desertion", ("Z: champion A",)),
    "spies_take_spies": ("E10 spy steals spy", ()),
    "mercs_need_people": ("E25 mercenaries alone", ()),
    "specials_may_be_committed": ("R16 specials stay in hand", ()),
    "commando_by_back": ("E15 which back", ()),
    "leader_doubles_self": ("R19 leader worth 5", ("A: done", "B: done", "C: done")),
    "flyer_alone": ("R20 flying alone", ()),
    "flyer_uses_table_goblins": ("E17 goblins on the table", ()),
    "embarked_goblins_serve": ("E18 no late crew", ("A: flyer 1",)),
    "empty_army_competes": ("E21 worthless win", ("A: done", "B: done", "C: done")),
    "end_rule": ("E23 at the limit", ("D: done", "A: done", "B: done", "C: done", "end round")),
    "sorcerer_share_counts_as_win": ("E24 tied on top", ("A: done", "B: done", "C: done", "end round")),
    "memory_aid": ("R28 all in sight", ()),
}
"""For each reading of the rules, a preset and the moves that show what it changes."""

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.slug)
every_question = pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.slug)
every_dial = pytest.mark.parametrize("dials", DIALS, ids=lambda dials: dials.slug)
both_languages = pytest.mark.parametrize("code", ["en", "fr"])


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Every test starts in English, and leaves the language as it was."""
    with speaking("en"):
        yield


def words(thing: Any) -> Iterator[Bilingual]:
    """Every text in a lesson or in a part of one."""
    if isinstance(thing, Bilingual):
        yield thing
    elif isinstance(thing, tuple):
        for each in thing:
            yield from words(each)
    elif isinstance(thing, dict):
        yield from words(tuple(thing.values()))
    elif hasattr(thing, "__struct_fields__"):
        yield from words(tuple(getattr(thing, field) for field in thing.__struct_fields__))


# --- what there is ---------------------------------------------------------------------------------------------------


def test_the_lessons_are_the_sixteen_scenes() -> None:
    assert len(LESSONS) == 16
    names = [lesson.slug for lesson in LESSONS]
    asked = [question.slug for question in QUESTIONS]
    turned = [dials.slug for dials in DIALS]
    assert len(set(names)) == len(names)
    assert len(set(asked)) == len(asked)
    assert {"ring", "stack", "army", "values", "strike", "ending"} == set(turned)
    assert all(lesson.questions for lesson in LESSONS)


def test_together_they_teach_every_clause() -> None:
    taught = {clause for lesson in LESSONS for clause in lesson.clauses}
    assert taught == set(GAME.rulebook)
    assert all(len(set(lesson.clauses)) == len(lesson.clauses) for lesson in LESSONS)


def test_every_worked_example_and_edge_case_is_a_preset_of_a_lesson() -> None:
    numbers = {name.split()[0] for name in PRESETS}
    wanted = {*(f"W{n}" for n in range(1, 15)), *(f"E{n}" for n in range(1, 26))}
    assert wanted <= numbers
    used = {name: start for lesson in LESSONS for name, start in lesson.presets.items()}
    assert used == PRESETS


def test_the_deal_of_the_lessons_is_the_whole_deck() -> None:
    assert cards(" ".join(DECK)) == GAME.options().deck


@every_lesson
def test_everything_is_said_in_both_languages(lesson: Lesson) -> None:
    for text in words(lesson):
        assert text.en
        assert text.fr
        assert not re.search(r" [:;!?»]|« ", text.fr), text.fr
        assert "  " not in text.en + text.fr
        assert text.en[-1:] not in " ,"


# --- every part works ------------------------------------------------------------------------------------------------


@every_lesson
@both_languages
def test_every_page_of_a_lesson_is_a_sound_picture(lesson: Lesson, code: str) -> None:
    language(code)
    view = LessonView(GAME, lesson)
    states = []
    for number in range(len(view.pages)):
        assert view.page == number
        assert str(view.pages[number].say) in repr(view)
        assert faults(view.table.scene()) == ()
        states.append(view.table.state)
        view.turn(+1)
    assert all(one != two for one, two in pairwise(states))


@every_lesson
def test_pages_leave_nothing_of_the_deal_to_luck(lesson: Lesson) -> None:
    """What a page shows is where the next one begins, so the next back is always said."""
    if not lesson.steps:
        return
    match = lesson.start.match(GAME)
    match.deal = False
    for step in lesson.steps:
        for move in step.moves:
            match.play(move)
        if match.state.phase is Phase.DEAL:
            assert match.state.next is not None


@every_question
@both_languages
def test_every_question_has_right_and_wrong_answers(question: Question, code: str) -> None:
    language(code)
    view = QuestionView(GAME, question)
    offered = view._names()
    truth = view.truth
    assert truth
    assert set(truth) < set(offered)
    assert faults(view.scene()) == ()
    assert len({view._label(name) for name in offered}) == len(offered), "two answers read the same"
    wrong = tuple(name for name in offered if name not in truth)[:1]
    assert view.answer(*wrong).right is False
    assert view.answer(*truth).right
    assert faults(view.scene()) == ()
    if isinstance(question, WhichOnes):
        assert all(reason.clause in GAME.rulebook for reasons in question.reasons(GAME).values() for reason in reasons)
    else:
        assert len(question.choices) > 1


@every_question
def test_questions_about_a_battle_are_played_to_its_end(question: Question) -> None:
    if isinstance(question, WhatHappens) and question.moves:
        phase = question.played(GAME).state.phase
        assert phase not in (Phase.COMMANDO, Phase.STRIKE, Phase.FLYER)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_a_position_to_play_on(name: str) -> None:
    start = PRESETS[name]
    match = start.match(GAME)
    assert match.to_act
    assert GAME.position(GAME.describe(match.state)) == match.state
    for eyes in (None, *match.options.seats):
        assert faults(GAME.picture(GAME.observe(match.state, eyes))) == ()


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_reading_makes_a_difference_that_can_be_shown(switch: str) -> None:
    name, moves = SWITCHES[switch]
    view = Compare(GAME, PRESETS[name], switch, moves) if name else Compare(GAME, LESSONS[-1].start, switch)
    one, two = view.readings
    assert (
        {GAME.format(action) for action in one.match.legal()} != {GAME.format(action) for action in two.match.legal()}
        or one.match.last != two.match.last
        or len({scene.digest() for scene in view.scenes()}) > 1
    )


def test_every_switch_of_a_lesson_is_one_of_these() -> None:
    assert {lesson.switch for lesson in LESSONS if lesson.switch} <= SWITCHES.keys()
    house = {"warrior_value", "veteran_value", "leader_value", "troll_value", "giant_value", "commando_value"}
    assert set(GAME.Options.readings()) == SWITCHES.keys() | house | {"first_sorcerer"}


# --- dials -----------------------------------------------------------------------------------------------------------


@every_dial
@both_languages
def test_every_dial_answers_in_every_setting_tried(dials: Any, code: str) -> None:
    language(code)
    rng = Random(dials.slug)
    tries = [dials.begin, *(tuple(choices[end] for choices in dials.choices) for end in (0, -1))]
    tries += [tuple(rng.choice(choices) for choices in dials.choices) for _ in range(12)]
    tries += [
        (*dials.begin[:place], value, *dials.begin[place + 1 :])
        for place, choices in enumerate(dials.choices)
        for value in choices
    ]
    assert len(dials.names) == len(dials.choices) == len(dials.begin)
    for setting in tries:
        answer: Answer = dials.show(*setting)
        assert answer.title
        assert answer.lines
        assert set(answer.clauses) <= set(GAME.rulebook)
        assert answer.scene is not None
        assert faults(answer.scene) == (), setting
        drawn = answer.picture()
        assert drawn is not None
        assert faults(drawn) == (), setting


def told(answer: Answer) -> str:
    return "\n".join(line.text for line in answer.lines)


@pytest.mark.parametrize(("players", "last"), [("4", 8), ("5", 3), ("6", 2), ("7", 10)])
def test_the_ring_says_where_the_last_card_falls(players: str, last: int) -> None:
    assert f"The last card fell on pile {last}." in told(ring(players, "80"))


def test_the_ring_says_how_high_the_piles_are() -> None:
    assert told(ring("4", "80")).startswith("Piles 1 to 8: 9 each.\nPile 9: 8.")
    assert told(ring("5", "80")).startswith("Piles 1 to 3: 8 each.\nPiles 4 to 11: 7 each.")


def test_the_stack_reads_a_pile_under_both_readings() -> None:
    assert stack("E3", "none").title == "Yellow receives an orc warrior and a dwarf veteran"
    assert stack("E3", "next_army").title == "Yellow receives a dwarf veteran"
    assert stack("W6", "none").title == "Nobody receives this pile"
    assert stack("E4", "none").clauses == ("BRV-10.10", "BRV-10.2", "BRV-10.9", "BRV-10.11", "BRV-10.4")


def test_the_lines_of_an_army_add_up() -> None:
    answer = army("2", "1", "1", "2", "1", "1", "1", "+2")
    assert answer.title == "Strength 58"
    assert "In all: 8 + 6 + 0 + 14 + 2 + 9 + 5 + 8 + 4 + 2 = 58." in told(answer)
    whole = cards("2 OR4 OR6 OR* 4 gob war tro gia fly")
    assert strength(GAME.options(), whole, flown=True, aboard=2).total == 58
    assert army("0", "1", "2", "1", "1", "0", "1", "+1").title == "Strength 0"


def test_other_values_change_the_strength() -> None:
    assert values("4", "6", "0", "5", "8").title == "Strength 41"
    assert "on the peoples: 208; on the mercenaries: 116." in told(values("4", "6", "0", "5", "8"))
    assert values("5", "6", "0", "5", "8").title == "Strength 45"


def test_the_strike_tells_exact_chances() -> None:
    people, mercenaries = told(strike("E15", "orc")), told(strike("E15", "mercenary"))
    assert "Before: Blue 38, Green 29." in people
    assert "An orc warrior, 1/2 = 50%: Blue 30, Green 29. Blue wins." in people
    assert "A war machine, 1/2 = 50%: Blue 29, Green 29. Blue and Green tie." in mercenaries
    assert "An orc leader, 2/3 = 66.7%: Blue 20, Green 4. Blue wins." in told(strike("E13", "orc"))


def test_the_ending_says_who_wins() -> None:
    assert ending("8", "7", "2.4", "2.3", "exceed").title == "The game goes on"
    assert ending("8", "7", "2.4", "2.3", "reach").title == "Blue wins the game"
    assert ending("9", "9", "2.3", "2.4", "exceed").title == "Green wins the game"
    assert ending("9", "9", "2.4", "2.4", "exceed").title == "Blue and Green share the victory"
