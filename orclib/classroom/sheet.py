"""A question as the pupils' pages show it: all words in both languages, settled before anybody asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from orclib.engine import Game
from orclib.engine.lesson_file import ensure_open
from orclib.engine.saves import digest
from orclib.engine.teaching import Question, WhichOnes
from orclib.errors import LessonError
from orclib.language import LANGUAGES, say, speaking
from orclib.notebook import html
from orclib.notebook.quiz import Quiz
from orclib.scene import Scene, svg


class Picture(msgspec.Struct, frozen=True):
    """A position to look at."""

    svg: bytes
    text: str
    """The same in words."""


class Words(msgspec.Struct, frozen=True):
    """All that is said of a question in one language: its own words as plain text, the reasons as HTML."""

    title: str
    prompt: str
    choices: tuple[str, ...]
    reasons: tuple[str, ...]
    """For each choice why it is right or wrong; "" where that is told by what decides."""
    well: str
    """What is said of the right answer, …"""
    partly: str
    """… of one that has a part of it, …"""
    badly: str
    """… and of any other."""
    deciding: str
    besides: str
    asked: Picture
    answered: Picture


class Sheet(msgspec.Struct, frozen=True):
    """A question with its choices, the right ones among them, and what is said of it in each language."""

    id: str
    many: bool
    """Whether any number of choices may be right, and not exactly one."""
    names: tuple[str, ...]
    right: frozenset[int]
    """The places of the right choices."""
    words: Mapping[str, Words]
    single: bool
    """Whether its own words are the same in both languages: they were given in one only."""

    def verdict(self, given: frozenset[int], language: str) -> str:
        """What is said of an answer."""
        words = self.words[language]
        if given == self.right:
            return words.well
        return words.partly if self.many and given and given < self.right else words.badly


def fingerprint(game: Game[Any, Any, Any, Any], question: Question) -> str:
    """What tells a question from every other one, in letters and digits."""
    return digest([game.slug, type(question).__name__, question])


def ensure_votable(game: Game[Any, Any, Any, Any], question: Question) -> None:
    """Nothing, for a question with right and wrong answers. Raises LessonError for any other."""
    if isinstance(question, WhichOnes):
        ensure_open(question, game)
        return
    question.right(game)
    if len(question.choices) < 2:
        raise LessonError(say("A question has two choices at least.", "Une question a au moins deux choix."))


def sheet(game: Game[Any, Any, Any, Any], question: Question) -> Sheet:
    """A question, said in both languages. Raises LessonError for one without right or without wrong answers."""
    ensure_votable(game, question)
    words, quiz = {}, Quiz(game, question)
    truth = quiz.truth
    for code in LANGUAGES:
        with speaking(code):
            words[code] = _words(game, quiz)
    return Sheet(
        id=fingerprint(game, question),
        many=quiz.many,
        names=quiz.names,
        right=frozenset(at for at, name in enumerate(quiz.names) if name in truth),
        words=words,
        single=question.en == question.fr,
    )


def _words(game: Game[Any, Any, Any, Any], quiz: Quiz) -> Words:
    """The question and its answer, in the language in use."""
    quiz.forget()
    asked = _picture(quiz.scene())
    prompt, choices = quiz.prompt, tuple(map(quiz.choice, quiz.names))
    verdicts = []
    for given in ((), quiz.truth[:1], quiz.truth):
        quiz.answer(*given)
        verdicts.append(quiz.verdict)
    badly, partly, well = verdicts
    told = {each.name: html.run_on(game, each.reasons) for each in quiz.judgements()}
    besides = html.sentences(game, quiz.besides())
    return Words(
        title=game.title,
        prompt=prompt,
        choices=choices,
        reasons=tuple(told[name] for name in quiz.names),
        well=well,
        partly=partly,
        badly=badly,
        deciding=html.sentences(game, quiz.deciding()),
        besides=html.fold(say("All that happens", "Tout ce qui se passe"), besides) if besides else "",
        asked=asked,
        answered=_picture(quiz.scene()),
    )


def _picture(scene: Scene) -> Picture:
    return Picture(drawn(scene).encode(), scene.text)


def drawn(scene: Scene) -> str:
    """A scene as an image of its own that phones from before 2018 show too: they know a glyph by its old link alone."""
    old = svg(scene).replace("<use href=", "<use xlink:href=")
    return old.replace("<svg ", '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ', 1)
