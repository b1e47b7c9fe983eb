"""Lessons, questions, comparisons, rule cards and dials, on small data of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from html import escape
from pathlib import Path
from typing import Any

import pytest
from ipywidgets import Checkbox, DOMWidget, RadioButtons, Widget
from ipywidgets.widgets.widget import _instances
from msgspec.structs import replace

import orclib
from orclib import UsageError, armadora, braves, language, orc
from orclib.engine.teaching import Dials, Lesson, Start, Step, WhatHappens, WhichOnes
from orclib.games.orc.box import Tribe
from orclib.games.orc.game import GAME
from orclib.language import Bilingual
from orclib.notebook.compare import Compare
from orclib.notebook.dials import DialsView
from orclib.notebook.lesson import LessonView
from orclib.notebook.question import QuestionView
from orclib.notebook.quiz import Quiz
from orclib.notebook.rulecard import RuleCard
from orclib.notebook.table import Table
from orclib.scene import svg
from orclib.scene.answer import Answer, Cited
from orclib.scene.check import faults
from tests.notebook.support import LAST_CARD, TWO_REASONS, Traffic, click_button, panel


def words(text: str) -> Bilingual:
    return Bilingual(f"{text} in English", f"{text} en français")


PLACE = Start(position=TWO_REASONS, seed=1)
LESSON = Lesson(
    slug="one",
    title=words("A lesson"),
    en="Look <here> in English",
    fr="Look <here> en français",
    start=PLACE,
    clauses=("ORC-4.6", "ORC-4.7"),
    steps=(
        Step("First in English", "First en français", ("BY:1-R",)),
        Step("Then in English", "Then en français", ("draw R", "turn R WY", "draw R", "turn R WB")),
    ),
)
WHICH = WhichOnes(
    slug="which",
    en="Which tribes in English",
    fr="Which tribes en français",
    start=PLACE,
    move="BY:1-{}",
    over=("R", "Y", "G", "B"),
)
NONE = WhichOnes(
    slug="none",
    en="Which of these in English",
    fr="Which of these en français",
    start=PLACE,
    move="BY:1-{}",
    over=("G", "B"),
)
WHAT = WhatHappens(
    slug="what",
    en="Who wins yellow in English",
    fr="Who wins yellow en français",
    start=Start(position=LAST_CARD, seed=1),
    moves=("BY:1-Y", "draw Y", "turn Y RY"),
    choices={"N": words("North"), "S": words("South"), "frozen": words("Nobody yet")},
    truth="owner Y",
)


def html_of(view: Any) -> str:
    """All that the HTML widgets of a view say."""

    def values(widget: Widget) -> list[str]:
        own = [str(widget.value)] if type(widget).__name__ in ("HTML", "Label") else []
        return own + [value for child in getattr(widget, "children", ()) for value in values(child)]

    return "\n".join(values(view.widget))


def in_both_languages(view: Any, text: str) -> None:
    """The view says it in English, in French once French is chosen, and in its repr too."""
    for code, said in (("en", f"{text} in English"), ("fr", f"{text} en français"), ("en", f"{text} in English")):
        language(code)
        assert said in html_of(view)
        assert said in repr(view)


# --- lessons -----------------------------------------------------------------------------------------


@pytest.fixture
def lesson() -> LessonView:
    return LessonView(GAME, LESSON)


def test_a_lesson_opens_on_its_first_page(lesson: LessonView) -> None:
    assert "Look &lt;here&gt; in English" in html_of(lesson)
    assert "1 / 3" in html_of(lesson)
    assert lesson.row["back"].disabled
    assert not lesson.row["next"].disabled
    assert lesson.table.state == GAME.position(TWO_REASONS)
    assert all(f"<summary>{id} " in html_of(lesson) for id in LESSON.clauses)


def test_the_buttons_turn_the_pages_and_each_sets_its_position_up(lesson: LessonView) -> None:
    pages = [lesson.table.state]
    for number in (2, 3):
        click_button(lesson.row["next"])
        assert f"{number} / 3" in html_of(lesson)
        pages.append(lesson.table.state)
    assert [len(page.hands[0]) for page in pages] == [2, 1, 3]
    assert lesson.row["next"].disabled
    assert "Then in English" in repr(lesson)
    click_button(lesson.row["back"])
    assert lesson.table.state == pages[1]
    assert "First in English" in repr(lesson)
    assert not lesson.row["next"].disabled


def test_a_lesson_goes_no_further_than_its_ends(lesson: LessonView) -> None:
    assert lesson.turn(-1).page == 0
    assert lesson.turn(9).page == 2
    assert lesson.turn(-9).page == 0


def test_a_page_can_be_played_on_and_set_up_again(lesson: LessonView) -> None:
    before = lesson.table.state
    lesson.table.press("half:BY:2", "tribe:R")
    assert lesson.table.state != before
    click_button(lesson.row["again"])
    assert lesson.table.state == before
    lesson.table.press("half:BY:2", "tribe:R")
    click_button(lesson.row["undo"])
    assert lesson.table.state == before
    click_button(lesson.row["next"])
    assert lesson.page == 1
    click_button(lesson.row["hint"])
    assert "Hint:" in panel(lesson.table)


def test_a_lesson_follows_the_language(lesson: LessonView) -> None:
    lesson.turn(1)
    in_both_languages(lesson, "A lesson")
    in_both_languages(lesson, "First")


def test_every_page_of_a_lesson_is_a_sound_picture_sent_at_once(lesson: LessonView, traffic: Traffic) -> None:
    lesson.table.board.canvas._handle_custom_msg({"event": "client_ready"}, [])
    for _ in lesson.pages:
        assert faults(lesson.table.board.scene) == ()
        assert faults(lesson.still()) == ()
        traffic.clear()
        click_button(lesson.row["next"])
        assert len(traffic.frames(lesson.table.board)) <= 1
        assert len(traffic.panels(lesson.table)) <= 2


def test_a_lesson_for_the_referee_shows_both_hands() -> None:
    start = Start(position=TWO_REASONS, seed=1, eyes="referee")
    view = LessonView(
        GAME, Lesson(slug="x", title=words("X"), en="Y in English", fr="Y en français", start=start, clauses=())
    )
    assert "South's hand: VG" in view.table.scene().text


# --- a question among the pages ----------------------------------------------------------------------


@pytest.fixture
def asking() -> LessonView:
    """A lesson that tells, asks twice, and goes on."""
    steps = (
        Step("First in English", "First en français", ("BY:1-R",)),
        WHICH,
        WHAT,
        Step("Then in English", "Then en français", ("draw R", "turn R WY")),
    )
    view = LessonView(
        GAME,
        Lesson(slug="x", title=words("X"), en="Y in English", fr="Y en français", start=PLACE, clauses=(), steps=steps),
    )
    assert view.widget is not None
    return view


def parts_on_page() -> int:
    """How many buttons, words and boxes there are."""
    found = [each for each in _instances.values() if isinstance(each, DOMWidget)]
    return sum(type(each).__module__.startswith("ipywidgets.") for each in found)


def gone(widget: Widget) -> bool:
    return "orc-gone" in widget._dom_classes


def test_a_page_that_asks_stands_on_the_same_board(asking: LessonView) -> None:
    board, first = asking.table.board, parts_on_page()
    asking.turn(2).turn(1)
    widgets = parts_on_page()
    asking.turn(-1)
    sheet = asking.sheet
    assert sheet is not None
    assert "Which tribes in English Tick every right answer." in html_of(asking)
    assert not gone(sheet.widget)
    assert [button.description for button in asking.row.widget.children] == ["Back", "Skip the question"]
    assert "The rules of this lesson" not in html_of(asking)
    assert [gone(each) for each in sheet.ticks] == [False] * 4
    assert asking.table.board.scene == Quiz(GAME, WHICH).scene()
    assert not asking.table.seen_to_act
    asking.turn(1)
    assert all(map(gone, sheet.ticks))
    assert sheet.radio is not None
    assert not gone(sheet.radio)
    asking.turn(1)
    assert gone(sheet.widget)
    assert parts_on_page() > first
    assert asking.table.seen_to_act
    assert len(asking.table.state.hands[0]) == 2, "the play goes on from where it was before the questions"
    assert asking.table.board is board
    assert parts_on_page() == widgets


def test_nothing_on_a_page_that_asks_gives_it_away(asking: LessonView) -> None:
    asking.turn(2)
    asking.table.press("tribe:G")
    assert "Green" in panel(asking.table)
    assert "ORC-4" not in panel(asking.table) + repr(asking)
    assert not [group for group in asking.table.board.scene.groups if group.layer == "marks"]
    assert asking.table.state == GAME.position(TWO_REASONS)


def test_a_page_that_asks_is_answered_by_clicks_and_stays_answered(asking: LessonView) -> None:
    asking.turn(2)
    assert asking.sheet is not None
    for name in ("R", "G"):
        tick(asking, name).set_state({"value": True})
    click_button(asking.sheet.button)
    told = "Not quite."
    assert told in html_of(asking)
    assert told in repr(asking)
    why = [line.partition(" (BY). ")[0] for line in repr(asking).splitlines() if line.startswith("- ")]
    assert why[:3] == [
        "- ✓ Missing: Attack yellow with 1 blue orc",
        "- ✕ Your answer: Attack green with 1 blue orc",
        "- ✓ Your answer: Attack red with 1 blue orc",
    ]
    for clause in ("ORC-4.6", "ORC-4.7"):
        assert f"({clause})" in repr(asking)
        assert f"<summary>{clause}</summary>" in html_of(asking)
    assert {"legal:tribe:R", "evidence:side:G:S"} <= {group.id for group in asking.table.board.scene.groups}
    assert gone(asking.sheet._choices), "the verdict stands where the choices were"
    answered = repr(asking)
    click_button(asking.row["next"])
    assert told not in html_of(asking)
    assert asking.sheet.chosen == ()
    click_button(asking.row["back"])
    assert repr(asking) == answered
    assert told in html_of(asking)
    click_button(asking.sheet.button)
    assert told not in html_of(asking) + repr(asking)
    assert asking.sheet.chosen == ()
    assert not gone(asking.sheet._choices)


def test_a_page_that_asks_is_answered_from_code_too(asking: LessonView) -> None:
    with pytest.raises(UsageError, match="asks nothing"):
        asking.answer("N")
    with pytest.raises(UsageError, match="answer"):
        asking.turn(3).answer("East")
    told = repr(asking.answer("N"))
    assert "Right: North in English." in told
    assert "(x) N: North in English" in told
    assert "ORC-7.1" in told
    assert asking.sheet is not None
    assert asking.sheet.chosen == ("N",)
    clicked = asking.turn(1).turn(-1)
    assert repr(clicked) == told


def test_a_page_that_asks_follows_the_language(asking: LessonView) -> None:
    asking.turn(2).answer("R")
    in_both_languages(asking, "Which tribes")
    language("fr")
    assert "Il manque" in html_of(asking)


def test_a_page_that_asks_is_walked_over_with_the_arrows(asking: LessonView) -> None:
    asking.turn(2)
    for _stroke in range(2):
        asking.table._typed("ArrowRight", False, False)
    assert [group.id for group in asking.table.board.scene.groups if group.id.startswith("focus:")]
    before = asking.table.state
    asking.table._typed("Enter", False, False)
    assert asking.table.state == before


# --- which of these ----------------------------------------------------------------------------------


def tick(view: QuestionView | LessonView, name: str) -> Checkbox:
    """The box of a choice."""
    assert view.sheet is not None
    assert view.sheet.asked is not None
    return view.sheet.ticks[view.sheet.asked.names.index(name)]


def test_the_truth_is_what_the_engine_allows() -> None:
    assert QuestionView(GAME, WHICH).asked.truth == ("R", "Y")
    assert QuestionView(GAME, NONE).asked.truth == ()
    assert QuestionView(GAME, WHAT).asked.truth == ("N",)


def test_nothing_is_given_away_before_the_answer() -> None:
    view = QuestionView(GAME, WHICH)
    assert view.right is None
    assert "ORC-4" not in html_of(view) + repr(view)
    assert not [g for g in view.scene().groups if g.layer == "marks"]


@pytest.mark.parametrize(("given", "right"), [(("R", "Y"), True), (("Y", "R"), True), (("R",), False), ((), False)])
def test_ticks_are_judged_and_every_thing_is_explained(given: tuple[str, ...], right: bool) -> None:
    view = QuestionView(GAME, WHICH)
    for name in given:
        tick(view, name).set_state({"value": True})
    click_button(view.sheet.button)
    assert view.right is right
    assert ("Right!" in html_of(view)) is right
    assert ("Missing: " in html_of(view)) is not right
    for clause in ("ORC-4.6", "ORC-4.7", "ORC-4.5"):
        assert f"<summary>{clause}</summary>" in html_of(view)
        assert f"({clause})" in repr(view)
    marked = {g.id for g in view.scene().groups if g.layer == "marks"}
    assert {"legal:tribe:R", "legal:tribe:Y", "evidence:side:G:S"} <= marked
    assert faults(view.scene()) == ()
    assert svg(view.scene()) in html_of(view)


def test_none_of_them_can_be_the_answer() -> None:
    view = QuestionView(GAME, NONE)
    click_button(view.sheet.button)
    assert view.right
    assert QuestionView(GAME, NONE).answer("G").right is False
    assert "Right: none of them." in repr(view)
    assert "✕ Your answer: " in repr(QuestionView(GAME, NONE).answer("G"))


def test_typing_an_answer_does_what_clicking_does() -> None:
    typed, clicked = QuestionView(GAME, WHICH).answer("R", "Y"), QuestionView(GAME, WHICH)
    for name in ("R", "Y"):
        tick(clicked, name).set_state({"value": True})
    click_button(clicked.sheet.button)
    assert repr(typed) == repr(clicked)
    assert html_of(typed) == html_of(clicked)


def test_an_answer_that_is_no_choice_is_refused() -> None:
    with pytest.raises(UsageError):
        QuestionView(GAME, WHICH).answer("Q")
    with pytest.raises(UsageError):
        QuestionView(GAME, WHAT).answer("East")


@pytest.mark.thorough
def test_an_answered_question_looks_the_same_in_every_run() -> None:
    """Marks drawn in the order of a set would change the digest that a notebook stores."""
    code = (
        "import warnings; warnings.simplefilter('ignore')\n"
        "from tests.notebook.test_views import *\n"
        "print(QuestionView(GAME, WHICH).answer('R').scene().digest())"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(Path.cwd())},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(runs) == 1


# --- what happens ------------------------------------------------------------------------------------


def radio(view: QuestionView) -> RadioButtons:
    """The choices of a question with one answer."""
    assert view.sheet.radio is not None
    return view.sheet.radio


def test_an_allowed_answer_has_no_empty_brackets() -> None:
    for view in (QuestionView(GAME, WHICH).answer("R"), QuestionView(GAME, WHAT).answer("N")):
        assert "()" not in repr(view)
        assert "(ORC-" in repr(view)
    assert "(BY). Allowed.\n" in repr(QuestionView(GAME, WHICH).answer("R"))


def test_what_happens_is_played_once_answered() -> None:
    view = QuestionView(GAME, WHAT)
    before = view.scene()
    assert radio(view).value is None
    click_button(view.sheet.button)
    assert view.scene() == before, "nothing was chosen, nothing is judged"
    radio(view).set_state({"index": 1})
    click_button(view.sheet.button)
    assert view.asked.given == ("S",)
    assert view.right is False
    assert "North in English" in html_of(view)
    assert view.scene() != before
    assert "ORC-7.1" in repr(view)
    assert faults(view.scene()) == ()
    assert QuestionView(GAME, WHAT).answer("N").right is True


def test_what_decides_speaks_of_the_place_that_is_asked_about() -> None:
    asked = Quiz(armadora.engine, armadora.questions()["top-right"])
    assert len([line for line in asked._happens() if "takes" in line.text]) == 4
    assert [line.text for line in asked.deciding()] == [
        "Territory F1: Goblin has the highest total, 7, and takes 11 gold."
    ]


def test_a_choice_is_kept_when_the_language_changes() -> None:
    view = QuestionView(GAME, WHAT)
    radio(view).set_state({"index": 2})
    language("fr")
    assert radio(view).value == "frozen"
    assert [label for label, _ in radio(view).options] == [
        "North en français",
        "South en français",
        "Nobody yet en français",
    ]


@pytest.mark.parametrize("question", [WHICH, WHAT], ids=lambda question: question.slug)
def test_a_question_follows_the_language(question: WhichOnes | WhatHappens) -> None:
    view = QuestionView(GAME, question)
    in_both_languages(view, str(question.en).removesuffix(" in English"))
    view.answer(*view.asked.truth)
    in_both_languages(view, str(question.en).removesuffix(" in English"))


def test_a_question_before_a_card_is_turned_can_be_shown() -> None:
    start = Start(position=TWO_REASONS, seed=1, deal=False, moves=("BY:1-R", "draw R"))
    question = WhatHappens(
        slug="x",
        en="X in English",
        fr="X en français",
        start=start,
        moves=("turn R WY",),
        choices={"frozen": words("Nobody")},
        truth="owner Y",
    )
    view = QuestionView(GAME, question)
    assert view.asked.match.to_act == (-1,)
    assert faults(view.scene()) == ()
    assert view.answer("frozen").right


def test_a_fault_in_a_question_is_shown_not_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    view = QuestionView(GAME, WHICH)

    def fail(*_: object) -> None:
        raise ZeroDivisionError("ours")

    monkeypatch.setattr(view.asked, "answer", fail)
    with pytest.raises(ZeroDivisionError):
        click_button(view.sheet.button)
    assert "ZeroDivisionError" in html_of(view)


# --- two readings ------------------------------------------------------------------------------------

WON = "frontier: □ Y1 G2 | W2 R1 | B1 V2\npiles: R3 B3 G3 W3 V3\nwon: Y-N\nNorth to move, hand RB RG\nSouth: VG"


def test_a_comparison_plays_the_moves_under_both_readings() -> None:
    view = Compare(GAME, Start(position=WON, seed=1), "attack_on_won", ("RB:1-Y",))
    off, on = view.readings
    assert [reading.match.options.attack_on_won for reading in view.readings] == [False, True]
    assert off.match.plies == []
    assert on.match.game.format(on.match.last_action) == "RB:1-Y"
    assert [reason.clause for reason in off.refused] == ["ORC-4.12"]
    assert on.refused == ()
    assert "May you attack" in repr(view)
    assert GAME.rulebook.switches()["attack_on_won"].id in html_of(view)
    for scene in (*view.scenes(), *view.cuts()):
        assert faults(scene) == ()
    for scene in view.cuts():
        assert svg(scene) in html_of(view)
        assert scene.digest() in repr(view)


def test_a_comparison_rings_what_only_one_reading_allows() -> None:
    off, on = Compare(GAME, Start(position=WON, seed=1), "attack_on_won").readings
    assert off.only(on) == []
    assert {action.tribe for action in on.only(off)} == {Tribe("Y")}
    assert "legal:tribe:Y" in {group.id for group in on.scene(off).groups}
    assert "legal:tribe:Y" not in {group.id for group in off.scene(on).groups}


@pytest.mark.parametrize(
    ("switch", "move", "position"),
    [
        ("stick_count", "A1|B1 stop", "basic, ME"),
        ("advanced", "reinforce G1", "advanced, ME; NE closed; M:G1=3 E:H1=2 E:G2=2"),
    ],
)
def test_a_comparison_lists_only_what_the_same_seat_may_do(switch: str, move: str, position: str) -> None:
    view = armadora.compare(switch, move, position=position)
    one, two = view.readings
    assert {*one.match.to_act, *two.match.to_act} == {0, 1}  # on one side the move was refused
    assert (one.only(two), two.only(one)) == ([], [])
    assert "Allowed only here" not in repr(view)
    for name in ("Mage", "Elf"):
        assert f"legal actions for {name}." in repr(view)
    together = armadora.compare(switch, position=position)
    assert "legal actions for" not in repr(together)


def test_a_comparison_says_how_a_game_ended_on_each_side() -> None:
    view = braves.compare(
        "sorcerer_share_counts_as_win", "A: done", "B: done", "C: done", "end round", preset="E24 tied on top"
    )
    one, two = (said for _name, said in view.sides())
    assert one != two
    assert len(one) == len(two) == 1


def test_a_comparison_of_nothing_says_so() -> None:
    view = armadora.compare("final_tie", position="basic, ME   M:A1=1   M to move")
    assert view.cuts() == ()
    assert repr(view).endswith("Here nothing that can be seen differs.")


def test_a_comparison_follows_the_language() -> None:
    view = Compare(GAME, Start(position=WON, seed=1), "attack_on_won", ("RB:1-Y",))
    ruling = GAME.rulebook.switches()["attack_on_won"]
    for code in ("en", "fr", "en"):
        language(code)
        question = getattr(ruling.question, code)
        assert question in repr(view)
        assert question.split("'")[0] in html_of(view)


def test_a_reading_that_does_not_exist_is_refused() -> None:
    for switch in ("colour", "players"):
        with pytest.raises(UsageError, match="reading"):
            Compare(GAME, Start(), switch)


# --- rule cards, dials -------------------------------------------------------------------------------


def test_a_rule_card_says_its_rule_in_the_language_chosen() -> None:
    card = orc.clause("ORC-4.6")
    assert isinstance(card, RuleCard)
    clause = orc.rulebook.clauses["ORC-4.6"]
    for code, text in (("en", clause.text.en), ("fr", clause.text.fr), ("en", clause.text.en)):
        language(code)
        assert text.split("'")[0] in card.widget.value
        assert text in repr(card)
        assert str(clause.source) in repr(card)
    assert "ORC-4.6" in card.widget.value


def test_a_rule_that_rests_on_a_ruling_says_so() -> None:
    id, clause = next((id, clause) for id, clause in orc.rulebook.clauses.items() if clause.rulings)
    value = orc.clause(id).widget.value
    assert all(ruling in value for ruling in clause.rulings)


@pytest.mark.parametrize("slug", orclib.list_games())
def test_a_ruling_is_a_card_with_its_question_readings_reason_and_switch(slug: str) -> None:
    game = orclib.game(slug)
    for id, ruling in game.rulebook.rulings.items():
        assert game.rulebook[id] is ruling
        card = game.clause(id)
        for code in ("fr", "en"):
            language(code)
            said = [ruling.question, *ruling.options, ruling.reason, ruling.switch or "", *ruling.clauses]
            for text in map(str, said):
                assert text in repr(card)
                assert escape(text) in card.widget.value


def test_a_rule_that_does_not_exist_is_an_error_that_names_its_neighbours() -> None:
    with pytest.raises(UsageError, match="Did you mean"):
        orc.clause("ORC-4.66")


DIALS = Dials(
    slug="dials",
    en="Turn them in English",
    fr="Turn them en français",
    names=(words("Left"), words("Right")),
    choices=(("G", "V"), ("G", "V")),
    begin=("G", "V"),
    show=lambda one, two: Answer(
        f"{one} and {two}", (Cited("Said.", "ORC-4.6"),), Table(orc.match(seed=7), keep=False).scene()
    ),
)


def test_dials_ask_anew_when_turned() -> None:
    view = DialsView(GAME, DIALS)
    assert "G and V" in html_of(view)
    view._knobs[0].set_state({"index": 1})
    assert view.values == ("V", "V")
    assert "V and V" in html_of(view)
    assert view.turn("G", "G") is view
    assert "G and G" in repr(view)
    assert [knob.value for knob in view._knobs] == ["G", "G"]
    with pytest.raises(UsageError):
        view.turn("G", "Q")
    with pytest.raises(UsageError):
        view.turn("G")
    in_both_languages(view, "Turn them")


def test_dials_ask_once_for_each_change() -> None:
    asked = list[tuple[str, ...]]()

    def show(*settings: str) -> Answer:
        asked.append(settings)
        answer: Answer = DIALS.show(*settings)
        return answer

    view = DialsView(GAME, replace(DIALS, show=show))
    assert view.widget is not None
    asked.clear()
    view.turn("V", "G").turn("G", "V")
    language("fr")
    view._knobs[1].set_state({"index": 0})
    assert asked == [("V", "G"), ("G", "V"), ("G", "V"), ("G", "G")]
    assert view._knobs[0].description == "Left en français"


def test_a_log_says_who_did_what_by_which_clause() -> None:
    table = orc.table(TWO_REASONS, seed=1)
    assert "Nothing has happened yet." in repr(table.log())
    assert "Nothing has happened yet." in table.log().html()
    table.play("BY:1-R")
    assert "North: North attacks red with 1 blue orc (BY)." in repr(table.log())
    assert "(ORC-4.1)" in repr(table.log())
    assert "<summary>ORC-4.1</summary>" in table.log().html()


def test_a_page_draws_the_eye_to_what_it_is_about() -> None:
    view = LessonView(GAME, replace(LESSON, focus=("half:RG:*", "tribe:Y")))
    assert view.table.view.ringed == ("half:RG:1", "half:RG:2")
    assert "last:tribe:Y" in {group.id for group in view.table.scene().groups}
    view.table.press("half:BY:1")
    assert view.table.pointing.chosen == ("half:BY:1",), "what stays calm can be clicked"
    assert view.table.view.ringed == LessonView(GAME, LESSON).table.press("half:BY:1").view.ringed, (
        "and one goes on as ever"
    )
    assert "half:BY:1" in LessonView(GAME, replace(LESSON, focus=("attack",))).table.view.ringed
    assert view.turn(1).table.view.ringed == LessonView(GAME, LESSON).turn(1).table.view.ringed, (
        "the next page has its own"
    )
