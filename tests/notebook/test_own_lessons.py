"""Lessons that somebody has written: read, tried, shown; and what is said of one that cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from orclib import LessonError, NotationError, UsageError, orc
from orclib.engine.lesson_file import read_lessons
from orclib.engine.teaching import WhichOnes
from orclib.notebook.lesson import LessonView
from orclib.notebook.question import QuestionView
from orclib.testing.words import speaking

OWN = (
    """
[positions]
two = "YB WB"

[choices.who]
N = { en = "North wins it", fr = "Nord la gagne" }
S = "South"
frozen = "nobody"

[[lesson]]
slug = "locked"
title = { en = "Locked out", fr = "Fermé" }
begin = "E3"
en = "Three bans."
fr = "Trois interdits."
rules = "4.4 to 4.6, ORC-4.9"

[[lesson.page]]
fr = "Deux orcs blancs attaquent la jaune."
play = "WB:2-Y; draw G"

[[lesson.page]]
ask = "halves"
en = "What may be turned?"
begin = "E3"
which = "{}-W"
over = ["VR:1", "WB:2"]

[[lesson.page]]
ask = "who"
en = "Who wins green?"
begin = """
    + '"""'
    + """
piles: Y3 G1 W3 R3 B2 V1
G: N BR:1
North to move, hand {two}"""
    + '"""'
    + """
play = "YB:2-W; draw G; turn G RY"
choices = "who"
truth = "owner G"

[[lesson]]
slug = "second"
title = "Another"
en = "A new game."

[[lesson.page]]
en = "Something is to come."

[[lesson]]
title = "Third"
begin = """
    + '"""'
    + """
piles: Y3 G1 W3 R1 B2 V1
R: N BG:1
North to move, hand RY WB"""
    + '"""'
    + """
en = "Win red."
note = "Do not tell what lies on top."
think = 60
goal = "won: R-N"
moves = 3
"""
)
FIRST_LINE = OWN.splitlines().index("[[lesson]]") + 1


def test_a_lesson_of_ones_own_is_shown_like_ours() -> None:
    view = orc.lesson(OWN)
    assert "Locked out (1 / 4)" in repr(view)
    assert view.lesson.clauses == ("ORC-4.4", "ORC-4.5", "ORC-4.6", "ORC-4.9")
    view.turn(+1)
    assert "Deux orcs blancs" in repr(view), "one language stands for the other"
    assert view.turn(+1).answer("WB:2").asked.right  # type: ignore[union-attr]
    assert view.turn(+1).answer("N").asked.right  # type: ignore[union-attr]
    with speaking("fr"):
        assert "Fermé" in repr(view)
        assert "Nord la gagne" in repr(view)


def test_a_question_is_asked_where_its_lesson_stands() -> None:
    told = OWN.replace('begin = "E3"\nwhich', "which")
    asked = read_lessons(told, orc.engine)[0].steps[1]
    assert isinstance(asked, WhichOnes)
    assert asked.start.moves == ("WB:2-Y", "draw G")


def test_a_text_may_hold_several_lessons_and_stand_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OWN, encoding="utf-8")
    assert orc.lesson(path).chapters[:1] == orc.lesson(str(path), "locked").chapters
    assert orc.lesson(path, "second").lesson.title.fr == "Another"
    with pytest.raises(UsageError, match='Did you mean "second"'):
        orc.lesson(path, "secnd")
    with pytest.raises(UsageError, match=r"none\.toml"):
        orc.lesson(tmp_path / "none.toml")


def test_lessons_of_one_list_are_chapters() -> None:
    view = orc.lesson([OWN, "ties"])
    assert [each.slug for each in view.chapters] == ["locked", "second", "lesson-3", "ties"]
    assert view.turn(+4).lesson.slug == "second", "behind the last page of a chapter the next begins"
    assert view.turn(-1).page == 3
    assert view.go_to("Third").goal is not None
    assert view.go_to("ties").turn(+100).lesson.slug == "ties"
    assert "Fermé" not in repr(view)
    with pytest.raises(UsageError, match='Did you mean "second"'):
        view.go_to("secnd")
    with pytest.raises(UsageError, match="at least one"):
        orc.lesson([])


def test_any_way_to_a_goal_is_right_and_only_within_its_moves() -> None:
    view = orc.lesson(OWN, "lesson-3")
    assert "Find the moves: 0 of 3 made." in repr(view)
    seen = [view.reached]
    view.row["hint"].click()
    way = view.goal.way() if view.goal else ()
    assert way
    assert view.table.word.hinted == way[0].paths[0]
    for action in way:
        view.table.play(orc.format(action))
    seen.append(view.reached)
    assert "Reached: right!" in repr(view)
    assert "Reached: right!" in view._text.value
    view.turn(0)
    seen.append(view.reached)
    while view.goal and view.goal.made(view.table.match) < 3:
        view.table.play(orc.format(view.table.match.legal()[-1]))
    assert seen == [False, True, False]
    assert "Not reached" in repr(view)


def test_others_answer_on_the_way_to_a_goal() -> None:
    view = orc.ask("Win another tribe.", "E3", goal="won: B-N", moves=8)
    assert isinstance(view, LessonView)
    assert view.goal is not None
    assert [*view.goal.bots] == [1]
    while 1 not in {ply.action.seat for ply in view.table.match.plies[len(view.goal.begin.plies) :]}:
        view.table.play(orc.format(view.table.match.legal(view.goal.seat)[0]))
    assert view.goal.seat in view.table.match.to_act


def test_notes_are_for_the_teacher_alone() -> None:
    view = orc.lesson(OWN, "lesson-3")
    assert 'class="past orc-note"' in view._text.value
    assert "Do not tell" not in repr(view)
    assert "Do not tell" not in view.still().text
    assert view._clock is not None
    assert "Time to think: 60 s" in view._clock.value


def test_a_question_is_asked_in_one_call() -> None:
    view = orc.ask(("Which halves?", "Quels côtés ?"), "E3", which="{}-W", over="VR:1, WB:2")
    assert isinstance(view, QuestionView)
    assert view.answer("WB:2").right
    table = orc.preset("E3")
    assert orc.ask("Which?", table, which="{}-W", over=["VR:1", "WB:2"]).answer("VR:1").right is False
    assert orc.ask("Which?", table.state, which="{}-W", over=["VR:1", "WB:2"]).answer("WB:2").right
    who = orc.ask("Who has red?", "E3", play="WB:2-W", truth="owner R", choices="N, S, frozen")
    assert isinstance(who, QuestionView)
    with speaking("fr"):
        assert "Quels côtés" in repr(view)


@pytest.mark.parametrize(
    ("truth", "choices", "told"),
    [
        ("owner W", "N, S, frozen", "White tribe, worth 2, rank 3, frozen, waits for green"),
        ("hand N", "1, 2, 3", "North's hand: 2 cards, face down."),
        ("winner", "N, S, draw", "So it stands on the board."),
    ],
)
def test_where_nothing_is_played_the_board_is_the_reason(truth: str, choices: str, told: str) -> None:
    asked = orc.ask("How is it?", "E10", truth=truth, choices=choices).answer(choices[0])
    assert told in "\n".join(map(str, asked.asked.lines()))


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"which": "{}-W", "over": "WB:2"}, "All of these are allowed"),
        ({"whch": "{}-W"}, 'Did you mean "which"'),
        ({"which": 3}, '"which" has to be text'),
        ({}, '"which" and "over"'),
        ({"goal": "won: Y-S", "moves": 1}, "cannot be reached in 1 move"),
        ({"goal": "won: Y-S", "moves": "two"}, '"moves" has to be a number'),
    ],
)
def test_a_question_that_is_none_is_told_in_one_line(fields: dict[str, object], told: str) -> None:
    with pytest.raises(LessonError) as caught:
        orc.ask("What?", "E3", **fields)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


WRONG = {
    "no TOML": ('en = "Three', 'en "Three', NotationError, 0, "a field, an ="),
    "no such field": ("rules =", "rule =", LessonError, FIRST_LINE, 'Did you mean "rules"'),
    "no text": ('"second"', "2", LessonError, FIRST_LINE, '"slug" has to be text'),
    "no such position": ('begin = "E3"\nen', 'begin = "E33"\nen', LessonError, FIRST_LINE, "E3 tied to one colour"),
    "no such part": ("{two}", "{tow}", LessonError, FIRST_LINE, 'Did you mean "two"'),
    "no such rule": ("4.4 to", "4.44 to", LessonError, FIRST_LINE, "ORC-4"),
    "no position": ("piles: Y3", "piles: Q3", LessonError, FIRST_LINE, "expected a tribe"),
    "no move": ("WB:2-Y; draw G", "WB:9-Y", LessonError, FIRST_LINE, "expected the half"),
    "forbidden": ("WB:2-Y; draw G", "WB:2-B", LessonError, FIRST_LINE, "own colour"),
    "no such truth": ("owner G", "ownr G", LessonError, FIRST_LINE, 'Did you mean "owner"'),
    "truth of nothing": ("owner G", "owner", LessonError, FIRST_LINE, "owner TRIBE"),
    "truth of no such thing": ("owner G", "owner Q", LessonError, FIRST_LINE, "owner TRIBE"),
    "truth without a choice": ("owner G", "owned N", LessonError, FIRST_LINE, "none of the choices"),
    "no such choices": ('choices = "who"', 'choices = "whom"', LessonError, FIRST_LINE, 'Did you mean "who"'),
    "nothing to choose": ('choices = "who"\n', "", LessonError, FIRST_LINE, '"truth" and "choices"'),
    "nothing to try": ('over = ["VR:1", "WB:2"]', "", LessonError, FIRST_LINE, '"over" lists'),
    "a question without its name": ('ask = "who"\n', "", LessonError, FIRST_LINE, 'its name in "ask"'),
    "all allowed": ('["VR:1", "WB:2"]', '["WB:2"]', LessonError, FIRST_LINE, "All of these are allowed"),
    "none allowed": ('["VR:1", "WB:2"]', '["VR:1", "VR:2"]', LessonError, FIRST_LINE, "None of these is allowed"),
    "no such goal": ('goal = "won: R-N"', 'goal = "wn: R-N"', LessonError, FIRST_LINE, 'Did you mean "won"'),
    "a goal too far": ("moves = 3", "moves = 1", LessonError, FIRST_LINE, "cannot be reached in 1 move."),
    "a goal at the start": ("won: R-N", "hand RY", LessonError, FIRST_LINE, "reached before any move"),
    "moves without a goal": ('goal = "won: R-N"\n', "", LessonError, FIRST_LINE, '"moves" belongs to a "goal"'),
    "no time": ("think = 60", "think = -1", LessonError, FIRST_LINE, "number of seconds"),
    "two questions in one": ('which = "{}-W"', 'which = "{}-W"\ntruth = "owner G"', LessonError, FIRST_LINE, "beside"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_told_with_its_place(name: str) -> None:
    old, new, error, line, told = WRONG[name]
    assert old in OWN
    text = OWN.replace(old, new)
    with pytest.raises(error) as caught:
        orc.lesson(text)
    assert told in str(caught.value)
    if line:
        number = int(str(caught.value).partition("line ")[2].partition(")")[0])
        assert text.splitlines()[number - 1].startswith("[[lesson")
    with speaking("fr"), pytest.raises(error) as en_français:
        orc.lesson(text)
    assert "There is" not in str(en_français.value)
    assert "Lesson" not in str(en_français.value)
    assert "Leçon" in str(en_français.value) or not line


def test_no_lesson_at_all() -> None:
    with pytest.raises(LessonError, match=r"\[\[lesson\]\]"):
        read_lessons("", orc.engine)


def test_what_a_lesson_of_ones_own_asks_is_put_to_a_class_by_its_text_or_its_file(tmp_path: Path) -> None:
    text = """
[[lesson]]
title = "Locked out"
begin = "E3"
en = "Two bans meet."
[[lesson.page]]
ask = "mine"
en = "Which halves may North send to white?"
which = "{}-W"
over = ["VR:1", "WB:2"]
"""
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    for asked in (text, file, str(file), orc.lesson(text)):
        vote = orc.vote(asked, hands=True)
        assert vote.question == "mine"
        vote.close()
