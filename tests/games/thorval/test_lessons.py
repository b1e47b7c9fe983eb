"""What only the lessons of Thorval have; what all lessons have is in `tests/laws/test_lessons.py`."""

from __future__ import annotations

import pytest

from orclib import thorval
from orclib.engine.lesson_file import lessons
from orclib.engine.teaching import Lesson, WhichOnes
from orclib.games.thorval import events as ev
from orclib.games.thorval.game import GAME
from orclib.games.thorval.lessons.cases import FIXTURE, PRESETS
from orclib.games.thorval.lessons.experiments import (
    NOBODY,
    band,
    battle,
    exchange,
    heat,
    landings,
    realm,
    spread,
    strength,
)
from orclib.games.thorval.state import Phase
from orclib.notebook.found import Finding
from orclib.notebook.lesson import LessonView
from orclib.notebook.question import QuestionView
from orclib.probe.witness import line
from orclib.scene import Text, positions
from orclib.scene.answer import Answer
from orclib.testing.words import speaking
from tests.games.thorval.support import only
from tests.laws.lessons import both_languages

LESSONS = lessons(GAME)
QUESTIONS = {question.slug: question for lesson in LESSONS for question in lesson.asked}

# --- positions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson.start.overlay], ids=lambda each: each.slug)
def test_no_legend_lies_on_what_can_be_pointed_at(lesson: Lesson) -> None:
    view = LessonView(GAME, lesson)
    for page in view.pages:
        scene = view.table.scene()
        for legend in (each for each in scene.groups if each.id == "legend"):
            covered = [target.id for target in scene.targets if any(map(legend.bounds.overlaps, target.boxes))]
            assert not covered, (str(page.say), covered)
        view.turn(+1)


@both_languages
def test_what_is_to_be_done_is_told_to_its_end(code: str) -> None:
    with speaking(code):
        for question in QUESTIONS.values():
            match = question.judged(GAME) if isinstance(question, WhichOnes) else question.played(GAME)
            for state in (match.state, *(ply.state for ply in match.plies)):
                status = next(each for each in GAME.picture(GAME.observe(state, None)).groups if each.id == "status")
                assert not any(shape.text.endswith("…") for shape in status.shapes if isinstance(shape, Text)), state


@pytest.mark.parametrize("slug", ["which-options", "seven-units"])
def test_no_menu_gives_the_answer_away(slug: str) -> None:
    """What may not be asked for is greyed for whoever asks."""
    assert not any(target.id.startswith("help:") for target in QuestionView(GAME, QUESTIONS[slug]).scene().targets)


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


def test_the_set_up_of_the_lesson_ends_in_the_fixture() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.slug == "peopling")
    match = lesson.start.match(GAME)
    for moves in lesson.moves:
        for move in moves:
            match.play(move)
    match.play("mass 2 hero")  # what the last page leaves to do
    fixture = GAME.position(f"{FIXTURE}\nphase spread\nfirst A")
    assert match.state.forces == fixture.forces
    assert match.state.lying == fixture.lying
    assert match.state.phase is Phase.SPREAD


# --- dials -----------------------------------------------------------------------------------------------------------


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


def test_the_shortest_play_ends_on_the_board_that_it_tells_of() -> None:
    """Whom the refill has replaced is not said to be gone."""
    answer = thorval.shortest("THO-16.6")
    assert isinstance(answer, Finding)
    match, moment = line(GAME, answer.text)
    match.play(moment.action)
    assert [match.state.force(space) for space in only(moment.events, ev.Emptied).spaces] == [None, None]
    assert answer.scene is not None
    assert answer.scene.groups != positions.seen(match, None).groups  # with marks
    assert "before this move" not in repr(answer)
