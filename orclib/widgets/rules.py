"""The whole rulebook: searched in both languages, and every rule shown at work."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Literal, NamedTuple

import ipywidgets as ipw

from orclib import explain
from orclib.engine import Clause, Ruling
from orclib.explain import Answer
from orclib.language import _, labelled, listing
from orclib.scene import Scene
from orclib.scene.canvas import widest
from orclib.shortest import cited_by
from orclib.teaching import Lesson, Question, Step, WhichOnes, comparisons, lessons, lines
from orclib.widgets import html
from orclib.widgets.browser import Browser, Entry, entry
from orclib.widgets.desk import STYLE, desk, played
from orclib.widgets.lesson import LessonView
from orclib.widgets.made import made
from orclib.widgets.question import QuestionView
from orclib.widgets.rulings import comparison
from orclib.widgets.shown import Shown


class RulesView(Browser):
    """Every clause and every ruling."""

    def __init__(self, game: html.Rules) -> None:
        self._where = ""
        super().__init__(game)

    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entry(card) for card in self.game.rulebook.values())

    def _entry(self, card: Clause | Ruling) -> Entry:
        number = card.id.partition("-")[2]
        section = [self.game.rulebook.sections[card.section].title] if isinstance(card, Clause) else [*card.options]
        return entry(card.id, f"{number} {card.title}", (number, card.title), (card.text, *section))

    def heading(self) -> str:
        return _("The rules of {game}").format(game=self.game.title)

    def _key(self, name: str) -> str:
        prefixed = f"{self.game.prefix}-{name}"
        return super()._key(prefixed if prefixed in self.game.rulebook else name)

    def deed(self) -> str:
        return _("Show me")

    def live(self) -> Shown:
        shown, self._where = at_work(self.game, self.chosen)
        return shown

    def _title(self) -> str:
        card = self.game.rulebook[self.chosen]
        return f"{card.id} {card.title}"

    def bar(self) -> str:
        return " ".join(filter(None, [f"{self._title()}.", self._where]))

    def _head(self) -> str:
        card = self.game.rulebook[self.chosen]
        if isinstance(card, Ruling):
            return _("What the rulebook leaves open")
        return str(self.game.rulebook.sections[card.section].title)

    def _taught(self) -> str:
        """The lessons that teach the rule."""
        titles = [f"“{lesson.title}”" for lesson in taught(self.game, self.chosen)]
        return labelled(_("Taught in"), listing(titles)) + "." if titles else ""

    def panel(self) -> str:
        taught = f'<p class="house">{escape(self._taught())}</p>' if self._taught() else ""
        head = f'<p class="house">{escape(self._head())}</p><h4>{escape(self.chosen)}</h4>'
        return f"{head}{html.rule_body(self.game, self.game.rulebook[self.chosen])}{taught}"

    def lines(self) -> list[str]:
        card = self.game.rulebook[self.chosen]
        if isinstance(card, Ruling):
            return [card.id, *html.ruling_lines(card)]
        return [f"{self._head()}.", str(card), f"({card.source})", *filter(None, [self._taught()])]


def taught(game: html.Rules, id: str) -> tuple[Lesson, ...]:
    """The lessons that teach a clause."""
    return tuple(lesson for lesson in lessons(game.slug) if id in lesson.clauses)


class Place(NamedTuple):
    """Where a clause or a ruling can be seen at work."""

    kind: Literal["comparison", "page", "line", "question", "play", "lesson"]
    clause: str
    """The clause that is shown: of a ruling without a switch the first that it is about."""
    lesson: Lesson | None = None
    page: int = 0
    question: Question | None = None


def place(game: html.Rules, id: str) -> Place:
    """Where something of the rulebook is best seen at work.

    A ruling by its two readings, or by a clause that it is about. A clause on a page of a lesson that teaches it, in
    the play that is written down for it, in a question that it answers, or in a play that is found from the named
    positions. What nothing cites says how things are: there its lesson is shown.
    """
    card = game.rulebook[id]
    if isinstance(card, Ruling):
        return Place("comparison", id) if card.switch in comparisons(game.slug) else place(game, card.clauses[0])
    teaching = taught(game, id)
    for lesson in teaching:
        if (page := _page(game, lesson, id)) is not None:
            return Place("page", id, lesson, page)
    if id in lines(game.slug):
        return Place("line", id)
    for lesson in teaching:
        for question in lesson.questions:
            if id in _cited(game, question):
                return Place("question", id, lesson, question=question)
    return Place("play", id) if explain.at_work(game, id) is not None else Place("lesson", id, teaching[0])


def at_work(game: html.Rules, id: str) -> tuple[Shown, str]:
    """Something live in which a clause or ruling is at work, and a sentence that says what it is."""
    found = place(game, id)
    told = "" if found.clause == id else f"{_('It is about {clause}.').format(clause=found.clause)} "
    if found.kind == "comparison":
        switch = game.rulebook.rulings[id].switch
        assert switch is not None
        return comparison(game, switch), ""
    if found.question is not None:
        view = QuestionView(game, found.question)
        return view.answer(*view.truth), told + _("This question shows it.")
    if found.lesson is not None:
        text = (
            _("The scene “{title}” shows it here.")
            if found.page
            else _("No move is played or refused by it: it says how things are. The scene “{title}” teaches it.")
        )
        return LessonView(game, found.lesson).turn(found.page), told + text.format(title=found.lesson.title)
    return AnswerView(game, partial(explain.at_work, game, found.clause, line=found.kind == "line")), told.strip()


def _page(game: html.Rules, lesson: Lesson, id: str) -> int | None:
    """The first page of a lesson on which a clause fires."""
    match = lesson.start.match(game)
    match.deal = False
    pages: tuple[Step | Question, ...] = lesson.steps
    for page, step in enumerate(pages, 1):
        if not isinstance(step, Step):
            if id in _cited(game, step):
                return page
            continue
        since = len(match.plies)
        for move in step.moves:
            match.play(move)
        if any(id in cited_by(game, ply.state, ply.events) for ply in match.plies[since:]):
            return page
    return None


def _cited(game: html.Rules, question: Question) -> set[str]:
    """The clauses that answer a question."""
    if isinstance(question, WhichOnes):
        return {reason.clause for reasons in question.reasons(game).values() for reason in reasons}
    plies = question.played(game).plies[len(question.start.match(game).plies) :]
    return {*question.because, *(clause for ply in plies for clause in cited_by(game, ply.state, ply.events))}


class AnswerView(Shown):
    """An answer on a page: its picture, and its sentences beside it."""

    def __init__(self, game: html.Rules, ask: Callable[[], Answer | None]) -> None:
        self.game, self._ask = game, ask
        self._picture = made(ipw.HTML, layout={"width": "100%", "margin": "0"})
        self._text = made(ipw.HTML)
        self.keep_following()
        self.follow_language()

    def build(self) -> ipw.Widget:
        style = made(ipw.HTML, html.STYLE + STYLE, layout={"height": "0", "margin": "0"})
        picture = made(ipw.Box, [self._picture], layout={"max_width": widest(self._scene)})
        return played(style, desk(picture, [self._text]))

    def follow_language(self) -> None:
        answer = self._ask()
        assert answer is not None
        assert answer.scene is not None
        self.answer, self._scene = answer, answer.scene
        self._picture.value = html.still(self._scene)
        told = html.sentences(self.game, answer.lines)
        self._text.value = html.STYLE + html.box(f"<h4>{escape(answer.title)}</h4>", told)

    def __repr__(self) -> str:
        return repr(self.answer)

    def still(self) -> Scene | None:
        return self.answer.picture()
