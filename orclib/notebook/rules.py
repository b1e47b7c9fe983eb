"""The whole rulebook: searched in both languages, and every rule shown at work."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from typing import Literal, NamedTuple

from orclib.engine import Clause, Ruling
from orclib.engine.lesson_file import lessons
from orclib.engine.match import Ply
from orclib.engine.teaching import Lesson, OneOf, Question, Step, WhichOnes, comparisons
from orclib.games import rules
from orclib.language import labelled, listing, say
from orclib.notebook import explain, html
from orclib.notebook.answer import AnswerView
from orclib.notebook.browser import Browser, quoted
from orclib.notebook.cases import case_lesson
from orclib.notebook.compare import comparison
from orclib.notebook.displayed import Displayed
from orclib.notebook.finding import Entry, entry
from orclib.notebook.found import shortest
from orclib.notebook.lesson import LessonView
from orclib.notebook.question import QuestionView
from orclib.notebook.rulings import ruling_entry
from orclib.probe.atlas import atlas


def rule_entry(game: html.Rules, card: Clause | Ruling) -> Entry:
    """A rule or ruling in a list, found by the same words wherever it is looked for."""
    if isinstance(card, Ruling):
        return ruling_entry(card)
    number, section = card.id.partition("-")[2], game.rulebook.sections[card.section].title
    return entry(card.id, f"{number} {card.title}", (number, card.title), (card.text, section))


class RulesView(Browser):
    """Every clause and every ruling."""

    def __init__(self, game: html.Rules) -> None:
        self._place: Place | None = None
        super().__init__(game)

    def entries(self) -> tuple[Entry, ...]:
        return tuple(rule_entry(self.game, card) for card in self.game.rulebook.values())

    def heading(self) -> str:
        return say("The rules of {game}", "{game} : les règles").format(game=self.game.title)

    def deed(self) -> str:
        return say("Show me", "Montrez-moi")

    def live(self) -> Displayed:
        self._place = place(self.game, self.chosen)
        return at_work(self.game, self._place)

    def follow_language(self) -> None:
        if isinstance(self.opened, AnswerView) and self._place:
            self.opened = at_work(self.game, self._place)  # a sentence once made does not change
        super().follow_language()

    def _title(self) -> str:
        card = self.game.rulebook[self.chosen]
        return f"{card.id} {card.title}"

    def bar(self) -> str:
        more = told(self.game, self.chosen, self._place) if self._place else ""
        title = self._title()
        return f"{title}{'' if title.endswith('?') else '.'} {more}".strip()

    def _head(self) -> str:
        card = self.game.rulebook[self.chosen]
        if isinstance(card, Ruling):
            return say("What the rulebook leaves open", "Ce que la règle laisse ouvert")
        return str(self.game.rulebook.sections[card.section].title)

    def _taught(self) -> str:
        """The lessons in which the rule is seen to act; else those to which it belongs."""
        teaching = taught(self.game, self.chosen)
        acting = [lesson for lesson in teaching if self.chosen in shown_in(self.game, lesson)]
        titles = listing(quoted(lesson.title) for lesson in acting or teaching)
        name = say("Taught in", "Enseigné dans") if acting else say("Belongs to the lesson", "Se rattache à la leçon")
        return f"{labelled(name, titles)}." if titles else ""

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
    return tuple(lesson for lesson in lessons(game) if id in lesson.clauses)


def shown_in(game: html.Rules, lesson: Lesson) -> frozenset[str]:
    """The clauses that a page or a question of a lesson shows at work."""
    return _shown_in(game.slug, lesson.slug)


@cache
def _shown_in(slug: str, name: str) -> frozenset[str]:
    game = rules(slug)
    lesson = next(each for each in lessons(game) if each.slug == name)
    pages = (cited for _page, cited in _pages(game, lesson))
    return frozenset().union(*pages, *(_cited(game, question) for question in lesson.questions))


class Place(NamedTuple):
    """Where a clause or a ruling can be seen at work."""

    kind: Literal["comparison", "page", "case", "question", "play", "lesson"]
    clause: str
    """The clause that is shown: of a ruling without a switch the first that it is about."""
    lesson: Lesson | None = None
    page: int = 0
    question: Question | None = None
    case: str = ""


def place(game: html.Rules, id: str) -> Place:
    """Where something of the rulebook is best seen at work.

    A ruling by its two readings, or those of the ruling that it asks about, or by a clause that it is about. A clause
    on a page of a lesson that teaches it, in the case that is there to show it, in a question that it answers, or in
    the shortest play of the atlas. What nothing cites says how things are: there its lesson is shown.
    """
    card = game.rulebook[id]
    if isinstance(card, Ruling):
        about = [id, *re.findall(rf"{game.prefix}-R\d+", card.question.en)]
        shown = (each for each in about if game.rulebook.rulings[each].switch in comparisons(game.slug))
        compared = next(shown, None)
        return place(game, card.clauses[0]) if compared is None else Place("comparison", compared)
    teaching = taught(game, id)
    for lesson in teaching:
        if (page := _page(game, lesson, id)) is not None:
            return Place("page", id, lesson, page)
    if (case := explain.case_about(game, id)) is not None:
        return Place("case", id, case=case)
    for lesson in teaching:
        for question in lesson.questions:
            if id in _cited(game, question):
                return Place("question", id, lesson, question=question)
    return Place("play", id) if atlas(game.slug).shows(id) else Place("lesson", id, teaching[0])


def told(game: html.Rules, id: str, found: Place) -> str:
    """What is shown of a clause or ruling there, and why that; "" where it speaks for itself."""
    lines = (
        []
        if found.clause == id
        else [say("It is about {clause}.", "Cela concerne {clause}.").format(clause=found.clause)]
    )
    title = found.lesson.title if found.lesson else ""
    if found.kind == "question":
        lines.append(say("This question shows it.", "Cette question le montre."))
    elif found.kind == "page":
        lines.append(
            say("The scene “{title}” shows it here.", "La scène « {title} » le montre ici.").format(title=title)
        )
    elif found.kind == "lesson":
        text = say(
            "No move is played or refused by it: it says how things are. The scene “{title}” teaches it.",
            "Aucun coup n'est joué ni refusé à cause d'elle : elle dit comment sont les choses. La scène « "
            "{title} » l'enseigne.",
        )
        lines.append(text.format(title=title))
    return " ".join(lines)


def at_work(game: html.Rules, found: Place) -> Displayed:
    """Something live in which a clause or ruling is at work."""
    if found.kind == "comparison":
        switch = game.rulebook.rulings[found.clause].switch
        assert switch is not None
        return comparison(game, switch)
    if found.case:
        return LessonView(game, case_lesson(game, found.case))
    if found.question is not None:
        asked = QuestionView(game, found.question)
        return asked.answer(*asked.asked.truth)
    if found.lesson is not None:
        view = LessonView(game, found.lesson).turn(found.page)
        return view.answer(*view.asked.truth) if view.asked else view
    return AnswerView(shortest(game, found.clause))


def _page(game: html.Rules, lesson: Lesson, id: str) -> int | None:
    """The first page of a lesson on which a clause fires."""
    return next((page for page, cited in _pages(game, lesson) if id in cited), None)


def _pages(game: html.Rules, lesson: Lesson) -> Iterator[tuple[int, set[str]]]:
    """The pages of a lesson after the first, and the clauses that fire there, or answer what is asked there."""
    match = lesson.start.match(game)
    match.deal = False
    for page, step in enumerate(lesson.steps, 1):
        if not isinstance(step, Step):
            yield page, _cited(game, step)
            continue
        since = len(match.plies)
        for move in step.moves:
            match.play(move)
        yield (
            page,
            _acted(game, match.plies[since:]),
        )


def _acted(game: html.Rules, plies: Iterable[Ply]) -> set[str]:
    """The clauses by which something has happened on a line of play."""
    return {clause for ply in plies for clause in game.cited(ply.events, game.outcome(ply.state))}


def _cited(game: html.Rules, question: Question) -> set[str]:
    """The clauses that answer a question."""
    if isinstance(question, WhichOnes):
        return {reason.clause for reasons in question.reasons(game).values() for reason in reasons}
    acted = _acted(game, question.played(game).plies[len(question.start.match(game).plies) :])
    if isinstance(question, OneOf):
        return acted | {reason.clause for reason in question.reasons(game)}
    return {*question.because, *acted}
