"""Every question of every game: its answers are right or wrong, come with their rules, and look well."""

from __future__ import annotations

from typing import Final

from orclib.engine.teaching import Question, WhatHappens
from orclib.notebook.quiz import Quiz
from orclib.testing import AnyGame
from orclib.testing.words import speaking
from tests.laws.lessons import both_languages, check_picture, every_question

NONE_OF_THEM: Final = {"armadora": {"shield"}}
"""The questions that nothing is the right answer to."""
DECIDING: Final = 4
"""So many sentences at most are read before the rest is opened."""
IN_SIGHT: Final = {"armadora": {"land", "free-squares", "after-one-stick"}}
"""The questions about a set-up that chance has laid: all of it is in the picture."""


@every_question
def test_every_question_has_right_and_wrong_answers_that_come_with_their_rule(
    game: AnyGame, question: Question
) -> None:
    asked = Quiz(game, question)
    truth, offered = asked.truth, asked.names
    assert bool(truth) is (question.slug not in NONE_OF_THEM.get(game.slug, ()))
    assert set(truth) < set(offered)
    assert len(offered) > 1
    assert not asked.answer(*[name for name in offered if name not in truth][:1])
    assert asked.answer(*truth)
    clauses = {line.clause for line in asked.lines() if line.clause}
    assert clauses
    assert clauses <= set(game.rulebook)
    if isinstance(question, WhatHappens):
        assert set(question.because) <= set(game.rulebook)
        assert 0 < len(asked.deciding()) <= DECIDING, "it names the clauses that decide"


@every_question
@both_languages
def test_every_question_reads_and_looks_well(game: AnyGame, question: Question, code: str) -> None:
    with speaking(code):
        asked = Quiz(game, question)
        offered = asked.names
        assert len({asked.choice(name) for name in offered}) == len(offered), "two answers read the same"
        check_picture(asked.scene(), "asked")
        asked.right = True  # what shows the answer
        check_picture(asked.scene(), "answered")


@every_question
def test_no_picture_says_how_a_finished_game_ended(game: AnyGame, question: Question) -> None:
    asked = Quiz(game, question)
    if asked.match.outcome is not None:
        assert asked.scene().text.splitlines()[1:], "it tells the position"
        assert game.sentence(asked.match.outcome.reason) not in asked.scene().text


@every_question
def test_questions_about_chance_leave_it_in_sight(game: AnyGame, question: Question) -> None:
    """No question begins where chance has just decided something that its text does not tell."""
    start = question.start
    match = start.match(game)
    before = [match.start, *(ply.state for ply in match.plies)]
    dealt = [
        game.format(ply.action)
        for ply, state in zip(match.plies, before, strict=False)
        if ply.automatic and len(game.chances(state)) > 1
    ]
    wished = len(start.script)
    assert (len(dealt) <= wished) is (question.slug not in IN_SIGHT.get(game.slug, ())), dealt


@every_question
@both_languages
def test_what_all_choices_begin_with_is_said_once(game: AnyGame, question: Question, code: str) -> None:
    with speaking(code):
        asked = Quiz(game, question)
        for name in asked.names:
            lead, _space, rest = asked.label(name).rpartition(asked.choice(name).removeprefix("… "))
            assert not rest
            assert lead.strip() in asked.prompt
