"""Every named position of a game: what it asks, what happens, why; to be found by its words or its rules."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any, NamedTuple

from orclib.engine.lesson_file import lessons
from orclib.engine.teaching import Case, Lesson, Start, Step, called, cases, lines, titled
from orclib.games import rules
from orclib.language import Bilingual, capital, labelled, listing, say, speaking
from orclib.notebook import explain, html
from orclib.notebook.browser import Browser
from orclib.notebook.displayed import Displayed
from orclib.notebook.finding import Entry, entry
from orclib.notebook.lesson import LessonView
from orclib.scene import Scene, positions, svg
from orclib.scene.answer import Cited
from orclib.scene.page import Said, page


class Happening(NamedTuple):
    """One step of the answer of a case."""

    things: tuple[Any, ...]
    """What is told of it: events and reasons."""
    moves: tuple[str, ...] = ()
    """What is played in it; nothing where a move is only tried, or something is only said."""
    tried: Any = None
    """The move that is tried; the things are what refuses it."""
    words: Bilingual | None = None
    """What is only said."""

    def told(self, game: html.Rules) -> tuple[Cited, ...]:
        """The same in sentences, in the language in use."""
        lines = [Cited(game.sentence(thing), thing.clause) for thing in self.things]
        if self.tried is not None:
            verdict = say("not allowed", "interdit") if lines else say("allowed", "permis")
            lines.insert(0, Cited(f"{labelled(game.sentence(self.tried), verdict)}."))
        return (*lines, *([Cited(str(self.words))] if self.words else []))


@cache
def _homes(slug: str) -> dict[str, Lesson]:
    """The named positions of a game, each with the first lesson that shows it."""
    found: dict[str, Lesson] = {}
    for lesson in lessons(rules(slug)):
        for name in lesson.presets:
            found.setdefault(name, lesson)
    return found


def _start(slug: str, name: str) -> Start:
    return _homes(slug)[name].presets[name]


@cache
def _happens(slug: str, name: str) -> tuple[Happening, ...]:
    """The answer of a case, step by step: what is played, what is tried, and what is to be said of it."""
    game, case, start = rules(slug), cases(slug)[name], _start(slug, name)
    match = start.match(game)
    match.deal, found = False, list[Happening]()
    moves: tuple[str, ...] = ()
    for move in case.moves:
        eyes, since = explain.looker(match, start.eyes), len(match.plies)
        match.play(move)
        moves += (move,)
        events = tuple(event.seen_by(eyes) for ply in match.plies[since:] for event in ply.events)
        if events:  # what nothing is told of is one step with what follows
            found.append(Happening(events, moves))
            moves = ()
    if match.outcome is not None:
        end = match.outcome.reason
        before = found.pop() if found else Happening(())
        new = game.sentence(end) not in map(game.sentence, before.things)
        found.append(before._replace(things=(*before.things, *([end] if new else []))))
    for move in case.tries:
        found.append(Happening(match.refusals(move), moves, tried=match.read(move)))
        moves = ()
    if case.tells:
        found.append(Happening((), words=case.tells))
    return tuple(found)


def case_lesson(game: html.Rules, name: str) -> Lesson:
    """A case as a lesson: the question, then a page for each thing that happens."""
    both = []
    for code in ("en", "fr"):
        with speaking(code):
            both.append([_run_on(step.told(game)) for step in _happens(game.slug, name)])
    moves = [step.moves for step in _happens(game.slug, name)]
    steps = tuple(Step(english, french, played) for english, french, played in zip(*both, moves, strict=True))
    title, case = called(game.slug, name), cases(game.slug)[name]
    title = Bilingual(capital(title.en), capital(title.fr))
    asks = case.asks or title
    return Lesson(
        asks.en, asks.fr, slug=name, title=title, start=_start(game.slug, name), clauses=case.why, steps=steps
    )


class CasesView(Browser):
    """The worked examples and edge cases of the lessons."""

    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entry(name) for name in _homes(self.game.slug))

    def _entry(self, name: str) -> Entry:
        case, lesson = cases(self.game.slug)[name], _homes(self.game.slug)[name]
        ids = self._clauses(name)
        clauses = [self.game.rulebook[id].title for id in ids]
        title, typed = called(self.game.slug, name), titled(self.game.slug, name)
        told = [text for text in (case.asks, case.tells) if text]
        return entry(name, capital(str(title)), (title, typed), (lesson.title, *ids, *clauses, *told))

    def heading(self) -> str:
        return say("Cases of {game}", "{game} : les cas").format(game=self.game.title)

    def deed(self) -> str:
        return say("Open", "Ouvrir")

    def live(self) -> Displayed:
        return LessonView(self.game, case_lesson(self.game, self.chosen))

    @property
    def case(self) -> Case:
        """What is chosen."""
        return cases(self.game.slug)[self.chosen]

    def happens(self) -> list[tuple[Cited, ...]]:
        """What happens in it, step by step, in the language in use."""
        return [step.told(self.game) for step in _happens(self.game.slug, self.chosen)]

    def _clauses(self, name: str) -> list[str]:
        """The clauses of a case: those that decide it, those that it alone shows, those of its lesson."""
        own = [clause for clause, (position, *_moves) in lines(self.game.slug).items() if position == name]
        return list(dict.fromkeys([*cases(self.game.slug)[name].why, *own, *_homes(self.game.slug)[name].clauses]))

    def scene(self) -> Scene:
        """The position chosen, as its eyes see it."""
        start = _start(self.game.slug, self.chosen)
        match = start.match(self.game)
        return positions.seen(match, explain.looker(match, start.eyes), start.overlay)

    def panel(self) -> str:
        asks = f"<p><b>{escape(str(self.case.asks))}</b></p>" if self.case.asks else ""
        steps = "".join(f"<li>{html.run_on(self.game, told)}</li>" for told in self.happens())
        happens = html.fold(say("What happens", "Ce qui se passe"), f"<ol>{steps}</ol>") if steps else ""
        links = " ".join(html.clause_link(self.game, id, titled=True) for id in self.case.why)
        why = f"<div>{labelled(say('Why', 'Pourquoi'), links)}</div>" if links else ""
        home = escape(str(_homes(self.game.slug)[self.chosen].title))
        lesson = f'<p class="house">{labelled(say("Lesson", "Leçon"), home)}</p>'
        return f"<h4>{escape(self._title())}</h4>{asks}{svg(self.scene())}{happens}{why}{lesson}"

    def lines(self) -> list[str]:
        scene, why = self.scene(), listing(self.case.why)
        return [self._title(), *self._said(), f"[{scene.title}: {scene.digest()}]"] + (
            [f"{labelled(say('Why', 'Pourquoi'), why)}."] if why else []
        )

    def _said(self) -> list[str]:
        """The question and what happens, in lines of text."""
        steps = [f"{number}. {_run_on(told)}" for number, told in enumerate(self.happens(), start=1)]
        return [*([str(self.case.asks)] if self.case.asks else []), *steps]

    def still(self) -> Scene:
        if self.opened is not None or not self.found:
            return super().still()
        return page(self.scene(), [Said(self._title(), "title"), *map(Said, self._said())])


def _run_on(lines: tuple[Cited, ...]) -> str:
    """Sentences one behind the other, each with its clause."""
    return " ".join(map(str, lines))
