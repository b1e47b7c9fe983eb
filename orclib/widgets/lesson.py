"""A lesson on a live board: read, step forward and back, act for yourself at any moment, answer what is asked."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as ipw

from orclib.engine import Game, UsageError
from orclib.language import _, listing
from orclib.scene import Scene
from orclib.scene.made import SNUG, WRAPPED, made
from orclib.scene.page import Said, page
from orclib.teaching import Lesson, Question, Step
from orclib.widgets import html
from orclib.widgets.asked import Asked
from orclib.widgets.sheet import Sheet, show
from orclib.widgets.shown import Shown
from orclib.widgets.table import Table


class LessonView(Shown):
    """The pages of a lesson, each with its own position: whatever is played on one, the next sets its own up.

    A page that asks stands on the same board, to be looked at; `answer(...)` does what ticking and checking does. What
    was answered stays so when the page is turned to again.
    """

    def __init__(self, game: Game[Any, Any, Any, Any], lesson: Lesson) -> None:
        self.game, self.lesson = game, lesson
        self.pages: tuple[Step | Question, ...] = (Step(lesson.say), *lesson.steps)
        self.page = 0
        start = lesson.start
        self.table = Table(
            self._page(0)[0], eyes=start.eyes, controls=False, keep=False, watch=start.watch, overlay=start.overlay
        )
        self._asked: dict[int, Asked] = {}
        self._text, self._rules = made(ipw.HTML), made(ipw.HTML)
        self._back = made(ipw.Button, icon="arrow-left", layout=SNUG)
        self._next = made(ipw.Button, icon="arrow-right", button_style="info", layout=SNUG)
        self._again, self._hint, self._undo, self._throw = (made(ipw.Button, layout=SNUG) for _ in range(4))
        asking = [each for each in self.pages if not isinstance(each, Step)]
        self.sheet = Sheet(asking) if asking else None
        for button, deed in (
            (self._back, lambda: self.turn(-1)),
            (self._next, lambda: self.turn(+1)),
            (self._again, lambda: self.turn(0)),
            (self._hint, self.table.hint),
            (self._undo, self.table.undo),
            (self._throw, self.table.throw),
            *([(self.sheet.button, self._check)] if self.sheet else []),
        ):
            button.on_click(lambda _button, deed=deed: self.table.guarded(deed))
        self.keep_following()
        self._show()

    def build(self) -> ipw.Widget:
        pages, start = len(self.pages) > 1, self.lesson.start
        # A button that can do nothing here is not shown.
        useful = {
            self._back: pages,
            self._next: pages,
            self._again: True,
            self._undo: not start.watch,
            self._hint: not start.watch and start.deal,
            self._throw: not start.watch and not start.deal,
        }
        there = [button for button, shown in useful.items() if shown]
        asking = [self.sheet.widget] if self.sheet else []
        # The buttons come first: they stay where they are, however long a page is.
        page = made(ipw.VBox, [made(ipw.HBox, there, layout=WRAPPED), self._text])
        self.table.put_beside([page, *asking], [self._rules])
        return self.table.widget

    @property
    def asked(self) -> Asked | None:
        """The question of this page, if it has one."""
        here = self.pages[self.page]
        if isinstance(here, Step):
            return None
        if self.page not in self._asked:
            self._asked[self.page] = Asked(self.game, here)
        return self._asked[self.page]

    def turn(self, pages: int) -> LessonView:
        """Go some pages on or back; 0 sets the page up again."""
        self.page = min(max(self.page + pages, 0), len(self.pages) - 1)
        if self.sheet:
            self.sheet.ask(self.asked)
        self._set_up()
        self._show()
        return self

    def answer(self, *names: str) -> LessonView:
        """Answer what this page asks. Raises UsageError where it asks nothing, or for what is not among the choices."""
        if self.sheet is None or self.asked is None:
            raise UsageError("This page asks nothing: turn to one that does.")
        self.asked.answer(*names)
        self.sheet.ask(self.asked)
        self._set_up()
        self._show()
        return self

    def _check(self) -> None:
        if self.sheet:
            self.sheet.check()
            self._set_up()
            self._show()

    def _set_up(self) -> None:
        """Put on the table what the page shows."""
        if self.asked:
            self.table.set_up(self.asked.match, picture=self.asked.scene)
        else:
            self.table.set_up(*self._page(self.page))

    def _page(self, number: int) -> tuple[Any, int | None]:
        """The play up to the end of a page, and the ply with which the page begins if it plays at all."""
        match, since = self.lesson.start.match(self.game), None
        deal, match.deal = match.deal, False
        for each in self.pages[: number + 1]:
            if isinstance(each, Step):
                since = len(match.plies) if each.moves else None
                for move in each.moves:
                    match.play(move)
        match.deal = deal
        match.run_chance()
        return match, since

    def follow_language(self) -> None:
        if self.sheet:
            self.sheet.say()
        self._show()

    def _show(self) -> None:
        here, asked = self.pages[self.page], self.asked
        number = f"<span class='house'>{self.page + 1} / {len(self.pages)}</span>"
        said = asked.prompt if asked else _words(here)
        title = f"{escape(str(self.lesson.title))} {number}"
        self._text.value = html.STYLE + html.box(f"<h4>{title}</h4>{escape(said)}")
        self._back.description, self._next.description = _("Back"), _("Next")
        self._again.description, self._hint.description, self._undo.description = _("Again"), _("Hint"), _("Undo")
        self._throw.description = _("Leave it to chance")
        self._back.disabled, self._next.disabled = self.page == 0, self.page == len(self.pages) - 1
        unanswered = asked is not None and asked.right is None
        self._next.button_style = "" if self._next.disabled or unanswered else "info"
        for acting in (self._again, self._hint, self._undo, self._throw, self._rules):
            show(acting, asked is None)
        links = " ".join(html.clause_link(self.game, id, titled=True) for id in self.lesson.clauses)
        self._rules.value = html.STYLE + html.box(f"{_('The rules of this lesson:')} {links}")

    def __repr__(self) -> str:
        here, asked = self.pages[self.page], self.asked
        said = asked.told() if asked else [_words(here)]
        return "\n".join([f"{self.lesson.title} ({self.page + 1} / {len(self.pages)})", *said, repr(self.table)])

    def still(self) -> Scene:
        """This page with its board, and what the pages after it say and ask: on paper nobody turns any."""
        said = [Said(str(self.lesson.title), "title")]
        said += self.asked.said() if self.asked else [Said(_words(self.pages[self.page]))]
        for number, each in enumerate(self.pages[self.page + 1 :], start=self.page + 2):
            said.append(Said(f"{number} / {len(self.pages)}  {_words(each)}", "quiet"))
            if not isinstance(each, Step):
                said += Asked(self.game, each).choices()
        rules = listing(self.lesson.clauses)
        return page(self.table.scene(), [*said, Said(f"{_('The rules of this lesson:')} {rules}", "quiet")])


def _words(page: Step | Question) -> str:
    """What a page says, or asks."""
    return str(page.say if isinstance(page, Step) else page.prompt)
