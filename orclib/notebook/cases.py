"""Every named position of a game, to be found by its words or its rules, and played on."""

from __future__ import annotations

from functools import cached_property
from html import escape

from orclib.engine.teaching import Lesson, Question, Start, called, lessons, lines
from orclib.language import labelled, listing, say
from orclib.notebook import explain, html
from orclib.notebook.browser import Browser, Entry, entry
from orclib.notebook.displayed import Displayed
from orclib.notebook.table import Table
from orclib.scene import Scene, positions, svg
from orclib.scene.page import Said, page


class CasesView(Browser):
    """The worked examples and edge cases of the lessons."""

    @cached_property
    def _cases(self) -> dict[str, tuple[Start, Lesson]]:
        """The positions by name, each with the first lesson that shows it."""
        found: dict[str, tuple[Start, Lesson]] = {}
        for lesson in lessons(self.game.slug):
            for name, start in lesson.presets.items():
                found.setdefault(name, (start, lesson))
        return found

    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entry(name) for name in self._cases)

    def _entry(self, name: str) -> Entry:
        lesson = self._cases[name][1]
        ids = self._clauses(name)
        clauses = [self.game.rulebook[id].title for id in ids]
        asked = [question.say for question in self._questions(name)]
        title = called(self.game.slug, name)
        return entry(name, str(title), (title,), (lesson.title, lesson.say, *ids, *clauses, *asked))

    def heading(self) -> str:
        return say("Cases of {game}", "{game} : les cas").format(game=self.game.title)

    def deed(self) -> str:
        return say("Open", "Ouvrir")

    def live(self) -> Displayed:
        start = self._start
        return Table(start.match(self.game), eyes=start.eyes, overlay=start.overlay, keep=False)

    @property
    def _start(self) -> Start:
        return self._cases[self.chosen][0]

    def _own(self, name: str) -> list[str]:
        """The clauses that this very position is there to show."""
        return [clause for clause, (position, *_moves) in lines(self.game.slug).items() if position == name]

    def _clauses(self, name: str) -> list[str]:
        return list(dict.fromkeys([*self._own(name), *self._cases[name][1].clauses]))

    def _questions(self, name: str) -> list[Question]:
        """What is asked about the same position."""
        start = self._cases[name][0]
        return [
            question
            for lesson in lessons(self.game.slug)
            for question in lesson.asked
            if (question.start is start or (start.position and question.start.position == start.position))
        ]

    def scene(self) -> Scene:
        """The position chosen, as its eyes see it."""
        match = self._start.match(self.game)
        return positions.seen(match, explain.looker(match, self._start.eyes), self._start.overlay)

    def _said(self) -> list[str]:
        """What the position is about: what is asked about it, or else what a lesson that begins with it says."""
        asked = [str(question.say) for question in self._questions(self.chosen)]
        start, lesson = self._cases[self.chosen]
        return asked or ([str(lesson.say)] if start == lesson.start else [])

    def panel(self) -> str:
        lesson = self._cases[self.chosen][1]
        said = "".join(f"<p>{escape(line)}</p>" for line in self._said())
        own = self._own(self.chosen)
        shows = labelled(say("Shows", "Montre"), " ".join(html.clause_link(self.game, id, titled=True) for id in own))
        links = " ".join(html.clause_link(self.game, id) for id in lesson.clauses if id not in own)
        return (
            f"<h4>{escape(self._title())}</h4>{svg(self.scene())}{said}"
            f"{f'<div>{shows}</div>' if own else ''}<div>{labelled(escape(str(lesson.title)), links)}</div>"
        )

    def lines(self) -> list[str]:
        lesson, scene = self._cases[self.chosen][1], self.scene()
        return [
            self._title(),
            *self._said(),
            f"{labelled(str(lesson.title), listing(self._clauses(self.chosen)))}.",
            f"[{scene.title}: {scene.digest()}]",
        ]

    def still(self) -> Scene:
        if self.opened is not None or not self.found:
            return super().still()
        return page(self.scene(), [Said(self._title(), "title"), *map(Said, self._said())])
