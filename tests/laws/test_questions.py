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
@both_languages
def test_every_question_has_an_answer_with_rules_and_looks_well(game: AnyGame, question: Question, code: str) -> None:
    with speaking(code):
        asked = Quiz(game, question)
        nothing_to_guess(game, asked)
        looks_and_reads_well(asked)
        right_and_wrong(game, asked)
        check_picture(asked.scene(), "answered")


def right_and_wrong(game: AnyGame, asked: Quiz) -> None:
    """Some choices are right and others wrong, and the rules are cited that decide."""
    question, truth, offered = asked.question, asked.truth, asked.names
    assert bool(truth) is (question.slug not in NONE_OF_THEM.get(game.slug, ()))
    assert set(truth) < set(offered)
    assert len(offered) > 1
    assert not asked.answer(*[name for name in offered if name not in truth][:1])
    assert asked.answer(*truth)
    assert [line for line in asked.besides() if line in asked.deciding()] == [], "said twice"
    clauses = {line.clause for line in asked.lines() if line.clause}
    assert clauses
    assert clauses <= set(game.rulebook)
    if isinstance(question, WhatHappens):
        assert set(question.because) <= set(game.rulebook)
        assert 0 < len(asked.deciding()) <= DECIDING, "it names the clauses that decide"


def looks_and_reads_well(asked: Quiz) -> None:
    """Choices differ, and what all begin with is said once."""
    assert len(set(map(asked.choice, asked.names))) == len(asked.names), "two answers read the same"
    check_picture(asked.scene(), "asked")
    for name in asked.names:
        lead, _space, rest = asked.label(name).rpartition(asked.choice(name).removeprefix("… "))
        assert not rest
        assert lead.strip() in asked.prompt


def nothing_to_guess(game: AnyGame, asked: Quiz) -> None:
    """No question begins where chance has just decided something that its text does not tell, nor tells the end."""
    match = asked.match
    before = [match.start, *(ply.state for ply in match.plies)]
    dealt = [
        game.format(ply.action)
        for ply, state in zip(match.plies, before, strict=False)
        if ply.automatic and len(game.chances(state)) > 1
    ]
    told = len(dealt) <= len(asked.question.start.script)
    assert told is (asked.question.slug not in IN_SIGHT.get(game.slug, ())), dealt
    if match.outcome is not None:
        assert asked.scene().text.splitlines()[1:], "it tells the position"
        assert game.sentence(match.outcome.reason) not in asked.scene().text
