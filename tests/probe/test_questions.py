"""Made questions: proven by the engine, balanced, the same for the same seed, about what was asked."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import islice
from random import Random

import pytest

import orclib
from orclib.engine import CHANCE, Seat
from orclib.engine.claims import Tried, borne_out
from orclib.engine.teaching import OneOf
from orclib.errors import LessonError, UsageError
from orclib.games import rules
from orclib.language import speaking
from orclib.notebook.quiz import Quiz
from orclib.probe.choices import shared
from orclib.probe.kinds import TITLES
from orclib.probe.questions import Questions
from orclib.testing import AnyGame
from tests import depth

MANY = {"": 16, "thorough": 24, "long": 40}[depth.DEPTH]
"""So many questions are made of each game."""
MOST = 0.45
"""No way to answer without looking is right more often."""
UNREADABLE = re.compile(r"\bNone\b(?!,)|\{|  ")
"""What no sentence says; "None, some or all" is one."""
GAMES = [pytest.param(slug, marks=() if slug == "orc" else depth.deep, id=slug) for slug in orclib.list_games()]


@cache
def made(slug: str) -> tuple[OneOf, ...]:
    """The questions of a seed."""
    return tuple(islice(Questions(rules(slug), seed=5), MANY))


def kind(question: OneOf) -> str:
    return question.slug.split("-")[1]


def tried(game: AnyGame, question: OneOf) -> Tried:
    match = question.start.match(game)
    return Tried.of(game, match.start, [ply.action for ply in match.plies], match.read(question.move))


@pytest.mark.parametrize("slug", GAMES)
def test_every_question_has_one_right_answer_and_reasons_for_all(slug: str) -> None:
    game, questions = rules(slug), made(slug)
    assert len(questions) == len({question.slug for question in questions}) == MANY
    assert len({(question.start.position, question.move) for question in questions}) == MANY
    assert {kind(question) for question in questions} >= {"allowed", "happens", "wins"}
    for question in questions:
        right = question.right(game)
        for name, choice in question.choices.items():
            assert borne_out(game, tried(game, question), choice.claim) is (name == right), question.slug
            assert choice.why
            assert all(why.clause in game.rulebook for why in choice.why if why.clause)
            assert any(why.clause for why in choice.why) or choice.claim == "allowed"
        assert len(question.choices) in (3, 4)


@depth.deep
@pytest.mark.parametrize("slug", orclib.list_games())
def test_nothing_can_be_guessed_by_always_saying_the_same(slug: str) -> None:
    game, questions = rules(slug), made(slug)
    rights = [list(question.choices).index(question.right(game)) for question in questions]
    lengths = [[len(choice.en) for choice in question.choices.values()] for question in questions]
    for place in range(3):
        assert rights.count(place) < MOST * MANY, "where it stands"
    for ends in (min, max):
        some = [at for at, several in zip(rights, lengths, strict=True) if several[at] == ends(several)]
        assert len(some) < 0.55 * MANY, "the longest, or the shortest: several may be as long"
    allowed = [at for at, question in zip(rights, questions, strict=True) if kind(question) == "allowed"]
    assert 0.05 * len(allowed) < allowed.count(0) < 0.5 * len(allowed), "what is allowed"
    firsts = Counter(kind(question) for question in questions)
    assert max(firsts.values()) < 0.5 * MANY, "kinds"


@pytest.mark.parametrize("slug", GAMES)
def test_answers_differ_and_read_well(slug: str) -> None:
    for question in made(slug):
        for code in ("en", "fr"):
            with speaking(code):
                told = [str(choice.say) for choice in question.choices.values()]
                assert len(set(told)) == len(told), question.slug
                assert str(question.say)[-1] == "?"
                assert all(text[-1] in ".?!" and text[0].isupper() | text[0].isdecimal() for text in told), told
                assert not any(UNREADABLE.search(text) for text in (*told, str(question.say))), told


@depth.deep
@pytest.mark.parametrize("slug", orclib.list_games())
def test_a_score_or_a_winner_is_not_what_the_choices_have_in_common(slug: str) -> None:
    game = rules(slug)
    for question in made(slug):
        if kind(question) == "scores":
            totals = {name: choice.claim.split()[1:] for name, choice in question.choices.items()}
            shared = {
                name: sum(a == b for other in totals.values() for a, b in zip(own, other, strict=True))
                for name, own in totals.items()
            }
            assert shared[question.right(game)] <= sorted(shared.values())[-2], question.slug
        if kind(question) == "wins":
            assert len(game.still_in(question.start.match(game).state)) > 1, question.slug


@pytest.mark.parametrize("slug", GAMES)
def test_those_who_look_see_all_that_decides(slug: str) -> None:
    game, rng = rules(slug), Random(1)
    for question in made(slug):
        state, eyes, right = question.start.match(game).state, question.start.eyes, question.right(game)
        if eyes is None or kind(question) == "rests":
            continue
        assert isinstance(eyes, int)
        for _world in range(3):
            other = game.sample_hidden(state, Seat(eyes), rng)
            action = question.start.match(game).read(question.move)
            assert borne_out(game, Tried.of(game, other, (), action), question.choices[right].claim), question.slug


def test_the_picture_tells_no_answer() -> None:
    game = rules("orc")
    for question in made("orc"):
        asked = Quiz(game, question)
        assert asked.match.outcome is None
        text = asked.scene().text
        if kind(question) in ("happens", "wins"):
            assert question.choices[question.right(game)].en not in text


def test_the_same_seed_asks_the_same() -> None:
    one, again, other = (tuple(islice(Questions(rules("orc"), seed=seed), 8)) for seed in (5, 5, 6))
    assert one == again == made("orc")[:8]
    assert one != other
    stream = Questions(rules("orc"), "ties", 2, seed=3)
    first = [*islice(stream, 3)]
    assert [*islice(stream.again(), 3)] == first


@pytest.mark.thorough
def test_it_asks_the_same_in_every_process() -> None:
    """Where Python orders sets differently."""
    code = "import orclib; print([question.slug for question in orclib.braves.made(seed=1).take(16)])"
    told = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, check=True, capture_output=True
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(told) == 1


@pytest.mark.parametrize("slug", GAMES)
def test_a_rule_is_known_by_its_title_and_not_asked_for_twice(slug: str) -> None:
    game, gists = rules(slug), Counter[tuple[str, type, str]]()
    for question in made(slug):
        here, right = tried(game, question), question.choices[question.right(game)]
        if kind(question) == "allowed" and here.reasons:
            clause = right.claim.split()[1]
            with speaking("en"):
                told = [game.sentence(reason) for reason in here.reasons if reason.clause == clause]
            assert any(shared(game, sentence, clause) for sentence in told), question.slug
        if kind(question) in ("allowed", "acts"):
            gists[kind(question), type(here.action), right.claim] += 1
    assert sum(times - 1 for times in gists.values()) <= gists.total() // 4, gists.most_common(3)


@pytest.mark.parametrize(
    ("about", "clauses"),
    [
        ("ties", None),
        *(pytest.param(*row, marks=pytest.mark.thorough) for row in (("frozen", None), ("9.8", {"ORC-9.8"}))),
    ],
)
def test_what_is_asked_about_is_asked_for(about: str, clauses: set[str] | None) -> None:
    game = rules("orc")
    wanted = clauses or set(orclib.orc.lessons()[about].clauses)
    for question in islice(Questions(game, about, seed=2), 6):
        met = {why.clause for choice in question.choices.values() for why in choice.why}
        assert met & wanted or kind(question) in ("wins", "scores")


@pytest.mark.parametrize("level", [1, pytest.param(2, marks=pytest.mark.thorough), 3])
def test_levels_are_by_how_many_rules_meet(level: int) -> None:
    questions = Questions(rules("orc"), level=level, seed=2)
    for question in islice(questions, 4):
        assert questions.level_of(tried(rules("orc"), question)) == level
        assert str(level) in str(question.title)


def test_a_ruling_is_asked_about() -> None:
    question = next(Questions(rules("braves"), "R19", seed=1))
    assert question.choices[question.right(rules("braves"))].claim == "rests BRV-R19"


WRONG = {
    ("tise", None): 'Did you mean "ties"',
    ("ORC-9.99", None): "There is no lesson or clause of ORC",
    ("ties", 4): 'There is no level "4"',
    ("ties", True): 'There is no level "True"',
    ("ORC-1.3", None): "which is a definition: ",
    ("ORC-R5", None): "no other reading of it can be played",
}


@pytest.mark.parametrize(("about", "level"), WRONG, ids=str)
def test_what_cannot_be_asked_about_is_told(about: str, level: int | None) -> None:
    with pytest.raises(UsageError) as caught:
        orclib.orc.made(about, level, seed=1)
    assert WRONG[about, level] in str(caught.value)
    with speaking("fr"), pytest.raises(UsageError, match=r"Il n'|Aucune"):
        orclib.orc.made(about, level, seed=1)


def test_a_question_with_no_right_answer_is_an_error() -> None:
    question = made("orc")[0]
    right = question.right(rules("orc"))
    spoilt = {name: choice for name, choice in question.choices.items() if name != right}
    with pytest.raises(LessonError, match="Exactly one choice has to be right, and here it is 0"):
        type(question)(
            question.en, question.fr, slug="x", start=question.start, move=question.move, choices=spoilt
        ).right(rules("orc"))


def test_every_kind_is_headed_and_judged() -> None:
    game = rules("orc")
    first = {kind(question): question for question in made("orc")}
    assert set(first) <= set(TITLES)
    for question in first.values():
        asked, right = Quiz(game, question), question.right(game)
        wrong = next(name for name in question.choices if name != right)
        assert not asked.answer(wrong)
        given, missed, *others = asked.judgements()
        assert (given.name, missed.name) == (wrong, right), "what was chosen, then what is right"
        assert all(each.reasons for each in (given, missed, *others))
        assert asked.answer(right)
        assert asked.judgements()[0].name == right
        assert asked.verdict == "Right!"
        assert asked.scene() != Quiz(game, question).scene() or tried(game, question).action.seat == CHANCE
