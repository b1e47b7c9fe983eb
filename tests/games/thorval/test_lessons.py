"""The lessons of Thorval: pages, questions, presets, dials and comparisons work in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from orclib.explain import Answer
from orclib.games.thorval.components import Figure
from orclib.games.thorval.examples import ACROSS, FIXTURE, PRESETS, wilds
from orclib.games.thorval.experiments import (
    GARRISON,
    LOST,
    NOBODY,
    PLACES,
    band,
    battle,
    exchange,
    heat,
    landings,
    realm,
    spread,
    strength,
)
from orclib.games.thorval.game import GAME
from orclib.games.thorval.lessons import LESSONS
from orclib.games.thorval.state import Phase
from orclib.language import Bilingual, language
from orclib.scene import faults
from orclib.teaching import Lesson, Question, WhichOnes
from orclib.testing.words import speaking
from orclib.widgets import Compare, LessonView, QuestionView

QUESTIONS = [question for lesson in LESSONS for question in lesson.questions]
DIALS = [lesson.dials for lesson in LESSONS if lesson.dials]
SCENES: dict[str, dict[int, Iterable[int]]] = {
    "island": {1: range(1, 7), 2: range(1, 14)},
    "peopling": {3: (*range(1, 11), 17, 18), 4: range(1, 6)},
    "hiding": {3: range(11, 17), 17: (6,)},
    "round": {5: range(1, 4)},
    "spread": {6: range(1, 9)},
    "strength": {15: range(1, 11)},
    "exchange": {15: range(11, 19)},
    "orks": {7: range(1, 16)},
    "refill": {8: (1, 2), 16: (6,)},
    "dragon": {9: range(1, 9)},
    "mediator": {10: range(1, 8)},
    "realm": {11: range(1, 4), 12: (1,), 13: range(1, 7)},
    "attack": {14: range(1, 15), 16: (*range(1, 6), 7)},
    "help": {12: range(2, 14)},
    "treasures": {17: (*range(1, 6), 7), 18: (1, 2)},
    "play": {19: range(1, 6)},
}
"""The storyboard of the specification (section 11): the scenes in order, with the clauses that each teaches."""
SWITCHES = {
    "blank_treasure": ("R32 a fourth treasure", ()),
    "castle_growth": ("P12 a castle among soldiers", ("roll 2", "roll 4", "roll 6")),
    "tunnel_rule": ("E7 who opens the tunnel", ()),
    "dragon_eats_orks": ("E14 a hungry dragon", ("roll 3", "roll 1")),
    "gather_against_orks": ("R10 friends beside a siege", ()),
    "attack_modes": ("E24 no way back", ()),
    "defender_transfer": ("R12 the defender's wizard", ()),
    "kingdom_rule": ("E15 kingdoms", ("help 0",)),
    "transfer_may_empty": ("E19 transfer", ("attack II/2 II/5 partial",)),
    "defender_occupies": ("E11 winning out of turn", ("attack II/2 II/5 total",)),
    "second_attack_origin": ("P11 two attacks", ("attack II/2 II/5 total",)),
    "hide_under_owner": ("E22 under its owner's nose", ()),
    "last_survivor_wins": (
        "E21 the ring ends a career",
        ("attack II/2 II/5 total", "occupy 1", "take units V/6 1, VI/5 2"),
    ),
    "bridge_adds_terrain": ("E1 one garrison, three strengths", ("attack II/5 V/1 partial", "exchange 5 1")),
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


def test_the_lessons_are_the_sixteen_scenes_of_the_storyboard() -> None:
    assert [lesson.slug for lesson in LESSONS] == list(SCENES)
    asked = [question.slug for question in QUESTIONS]
    turned = [dials.slug for dials in DIALS]
    assert len(set(asked)) == len(asked)
    assert sorted(turned) == sorted(("spread", "strength", "exchange", "band", "landings", "realm", "battle", "heat"))
    assert all(lesson.questions for lesson in LESSONS)


@every_lesson
def test_every_scene_teaches_the_clauses_that_the_storyboard_gives_it(lesson: Lesson) -> None:
    wanted = [f"THO-{section}.{number}" for section, numbers in SCENES[lesson.slug].items() for number in numbers]
    assert list(lesson.clauses) == wanted


def test_together_they_teach_every_clause_once() -> None:
    taught = [clause for lesson in LESSONS for clause in lesson.clauses]
    assert len(taught) == len(set(taught)) == 160
    assert set(taught) == set(GAME.rulebook)


def test_every_worked_example_and_edge_case_is_a_preset_of_a_lesson() -> None:
    numbers = {name.split()[0] for name in PRESETS}
    wanted = {"D1", *(f"W{n}" for n in range(1, 12)), *(f"E{n}" for n in range(1, 26))}
    assert wanted <= numbers
    used = {name: start for lesson in LESSONS for name, start in lesson.presets.items()}
    assert used == PRESETS


@every_lesson
def test_everything_is_said_in_both_languages(lesson: Lesson) -> None:
    for text in words(lesson):
        assert text.en
        assert text.fr
        assert not re.search(r" [:;!?»]|« ", text.fr), text.fr
        assert "\N{RIGHT SINGLE QUOTATION MARK}" not in text.en + text.fr
        assert "  " not in text.en + text.fr
        assert text.en[-1:] not in " ,"


@both_languages
def test_players_are_called_as_on_the_picture(code: str) -> None:
    language(code)
    told = " ".join(str(text) for lesson in LESSONS for text in words(lesson))
    options = GAME.options()
    assert all(GAME.seat_name(seat, options) in told for seat in options.seats)


def test_no_space_is_empty_in_the_wilds() -> None:
    state = GAME.position(wilds("A II/2 = 3S\nO II/5 = 3\nfar soldiers", empty=("8",)))
    assert [space for space in state.board.spaces if state.force(space) is None] == ["8"]


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
def test_pages_leave_nothing_to_luck(lesson: Lesson) -> None:
    """What a page shows is where the next one begins, so every die of a page is thrown in it."""
    if lesson.steps:
        assert not lesson.start.deal


@every_question
def test_every_question_has_right_and_wrong_answers(question: Question) -> None:
    view = QuestionView(GAME, question)
    truth, offered = view.truth, view._names()
    assert truth
    assert set(truth) < set(offered)
    wrong = tuple(name for name in offered if name not in truth)[:1]
    assert view.answer(*wrong).right is False
    assert view.answer(*truth).right
    if isinstance(question, WhichOnes):
        assert all(reason.clause in GAME.rulebook for reasons in question.reasons(GAME).values() for reason in reasons)
    else:
        assert len(question.choices) > 1


@every_question
@both_languages
def test_every_question_reads_and_looks_well(question: Question, code: str) -> None:
    language(code)
    view = QuestionView(GAME, question)
    offered = view._names()
    assert len({view._label(name) for name in offered}) == len(offered), "two answers read the same"
    assert faults(view.scene()) == ()
    view.right = True  # what shows the answer
    assert faults(view.scene()) == ()


@every_question
def test_questions_about_dice_throw_them_in_sight(question: Question) -> None:
    """No question begins where chance has just decided something that its text does not tell."""
    match = question.start.match(GAME)
    assert not any(ply.automatic for ply in match.plies)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_a_position_to_play_on(name: str) -> None:
    start = PRESETS[name]
    match = start.match(GAME)
    assert match.to_act
    assert GAME.position(GAME.describe(match.state)) == match.state
    for eyes in (None, match.options.seats[0], match.options.seats[-1]):
        assert faults(GAME.picture(GAME.observe(match.state, eyes))) == ()


@pytest.mark.parametrize("name", [name for name, start in PRESETS.items() if start.script])
def test_scripted_dice_are_thrown_first(name: str) -> None:
    """The dice of the specification fall by themselves, one after the other, once the fight begins."""
    start = PRESETS[name]
    match = start.match(GAME)
    target = "II/5"
    match.play(f"attack II/2 {target} {'partial' if len(start.script) > 1 else 'total'}")
    while match.state.phase in (Phase.ANNOUNCE, Phase.PREPARE, Phase.DEFEND, Phase.LOSSES, Phase.GO_ON):
        by_phase = {Phase.ANNOUNCE: "announce II/2 II/3", Phase.LOSSES: "lose soldiers", Phase.GO_ON: "go on"}
        match.play(by_phase.get(match.state.phase, "ready"), match.to_act[0])
    thrown = [GAME.format(ply.action) for ply in match.plies if ply.automatic]
    assert thrown[: len(start.script)] == list(start.script)


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_reading_makes_a_difference_that_can_be_shown(switch: str) -> None:
    name, moves = SWITCHES[switch]
    view = Compare(GAME, PRESETS[name], switch, moves)
    one, two = view.readings
    assert not one.refused
    assert not two.refused
    assert {GAME.format(action) for action in one.match.legal()} != {
        GAME.format(action) for action in two.match.legal()
    } or one.match.last != two.match.last
    assert len({scene.digest() for scene in view.scenes()}) > 1


def test_every_switch_of_a_lesson_is_one_of_these() -> None:
    assert {lesson.switch for lesson in LESSONS if lesson.switch} <= SWITCHES.keys()
    assert set(GAME.Options.readings()) == SWITCHES.keys()
    assert set(GAME.rulebook.switches()) == SWITCHES.keys()


def test_the_set_up_of_the_lesson_ends_in_the_fixture() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.slug == "peopling")
    match = lesson.start.match(GAME)
    for step in lesson.steps:
        for move in step.moves:
            match.play(move)
    fixture = GAME.position(f"{FIXTURE}\nphase spread\nfirst A")
    assert match.state.forces == fixture.forces
    assert match.state.lying == fixture.lying
    assert match.state.phase is Phase.SPREAD


# --- dials -----------------------------------------------------------------------------------------------------------


@every_dial
@both_languages
def test_every_dial_answers_in_every_setting_tried(dials: Any, code: str) -> None:
    language(code)
    rng = Random(dials.slug)
    tries = [dials.begin, *(tuple(choices[end] for choices in dials.choices) for end in (0, -1))]
    tries += [tuple(rng.choice(choices) for choices in dials.choices) for _ in range(4)]
    tries += [
        (*dials.begin[:place], value, *dials.begin[place + 1 :])
        for place, choices in enumerate(dials.choices)
        for value in choices
    ]
    assert len(dials.names) == len(dials.choices) == len(dials.begin)
    for setting in dict.fromkeys(tries):
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


@pytest.mark.parametrize(
    ("setting", "total"),
    [
        (("3", NOBODY, NOBODY), 3),  # W7
        (("6", "H", NOBODY), 5),
        (("7", "W", NOBODY), 6),
        (("5", "W", "III/4 → V/5"), 8),  # W8, E2
        (("2", "H", "VI/2 → V/1"), 4),
        (("5", "W", "V/4 → V/5"), 7),
        (("9", "W", "VI/2 → V/1"), 7),  # E1
        (("9", "W", "II/5 → V/1"), 9),
        (("9", "W", "II/5 ~ V/1"), 7),
        (("2", "H", "II/5 → V/1"), 6),  # E20
        (("0", "H", "II/3 → 3"), 3),
    ],
)
def test_a_strength_is_the_sum_of_its_parts(setting: tuple[str, str, str], total: int) -> None:
    assert strength(*setting).title == f"Strength {total}"


def test_the_places_are_joined_as_their_arrows_say() -> None:
    board = GAME.options().island
    for road, place in PLACES.items():
        if place is not None:
            origin, sign, target = road.split()
            assert place[0] == target
            assert place[1] is board.route(origin, target) or (sign == "~" and {origin, target} <= board.water)


def test_an_exchange_tells_what_both_dice_do() -> None:
    answer = exchange("4", "2", "5", "5")
    assert "the attacker loses one unit" in told(answer)
    assert "Both miss in 8 of 36 rolls. 22.2%" in told(answer)
    assert "Both miss" not in told(exchange("6", "4", "2", "2"))


def test_the_odds_of_the_specification() -> None:
    assert "1383095675/1632586752 = 84.7%" in told(battle("4", "W", "4", "0"))  # start of W10
    assert battle("4", NOBODY, "2", "0").title == "The attacker wins: 78.5%"
    assert battle("5", NOBODY, "3", "1").title == "The attacker wins: 60.7%"
    assert "it takes 9 soldiers to win at least 50%" in told(battle("5", NOBODY, "4", "2"))
    assert "it takes 13 soldiers to win at least 80%" in told(battle("5", NOBODY, "4", "2"))


def test_the_heat_map_of_the_specification() -> None:
    plain = heat(NOBODY, "0").scene
    forest = heat(NOBODY, "1").scene
    castle = heat(NOBODY, "2").scene
    assert plain is not None
    assert forest is not None
    assert castle is not None
    assert "4: 90.4%, 78.5%, 59.6%, 35%, 22.5%, 14.8%, 9.1%, 5.3%" in plain.text
    assert "8: 99.6%, 96.8%, 87.2%, 67.3%, 53%, 39.6%" in forest.text
    assert "12: 99.9%, 98.5%, 92.5%, 78.4%, 65.4%, 51.3%" in castle.text


@pytest.mark.parametrize(
    ("setting", "shares"),
    [
        (("4", "1", NOBODY, "0"), ("88%", "0.9%", "0%", "11.1%", "0%")),
        (("4", "4", NOBODY, "2"), ("8.1%", "3.6%", "9.9%", "21%", "57.3%")),
        (("8", "3", NOBODY, "2"), ("69.7%", "4%", "4.2%", "9.8%", "12.3%")),
    ],
)
def test_bands_end_as_the_specification_says(setting: tuple[str, str, str, str], shares: tuple[str, ...]) -> None:
    found = [line.text.rpartition(": ")[2] for line in band(*setting).lines]
    assert found == list(shares)


def test_the_spread_of_the_specification() -> None:
    answer = spread("II", "III", "V", "VI", "rolled_with_orks")
    assert answer.title == "16 orks come"  # 32 before, 48 after
    assert "Castle 3: 3 more, for II, III and VI" in told(answer)
    assert "Castle 1: 2 more, for II and III" in told(answer)
    assert spread("I", "I", "I", "I", "any_with_orks").title == "12 orks come"


def test_the_dragon_of_the_specification() -> None:
    assert landings("24", "3").title == "1.5 landings on average"
    assert "Of 3 units he eats 2.5 on average." in told(landings("24", "3"))
    assert "Of 2 units he eats 1.83 on average." in told(landings("6", "2"))


@pytest.mark.parametrize(
    ("rule", "lost", "due"),
    [
        ("connected", NOBODY, 6),
        ("connected", "V/1", 4),
        ("any", NOBODY, 7),
        ("any", "V/1", 6),
        ("touching_castle", NOBODY, 4),
    ],
)
def test_a_realm_brings_what_the_reading_says(rule: str, lost: str, due: int) -> None:
    assert realm(rule, lost).title == f"{due} soldiers"


def test_what_may_be_lost_is_all_that_is_held() -> None:
    state = GAME.position(ACROSS)
    assert {*LOST} - {NOBODY} == set(state.own(state.options.seats[0]))
    assert len(GARRISON) == len(Figure) + 1
