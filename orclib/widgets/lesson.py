"""A lesson on a live board: read, step forward and back, act for yourself at any moment."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as ipw

from orclib.engine import Game
from orclib.language import _
from orclib.scene import Scene
from orclib.teaching import Lesson, Step
from orclib.widgets import html
from orclib.widgets.made import SNUG, WRAPPED, made
from orclib.widgets.shown import Shown
from orclib.widgets.table import Table


class LessonView(Shown):
    """The pages of a lesson, each with its own position: whatever is played on one, the next sets its own up."""

    def __init__(self, game: Game[Any, Any, Any, Any], lesson: Lesson) -> None:
        self.game, self.lesson = game, lesson
        self.pages: tuple[Step, ...] = (Step(lesson.say), *lesson.steps)
        self.page = 0
        start = lesson.start
        self.table = Table(
            self._page()[0], eyes=start.eyes, controls=False, keep=False, watch=start.watch, overlay=start.overlay
        )
        self._text, self._rules = made(ipw.HTML), made(ipw.HTML)
        self._back = made(ipw.Button, icon="arrow-left", layout=SNUG)
        self._next = made(ipw.Button, icon="arrow-right", button_style="info", layout=SNUG)
        self._again, self._hint, self._undo, self._throw = (made(ipw.Button, layout=SNUG) for _ in range(4))
        for button, deed in (
            (self._back, lambda: self.turn(-1)),
            (self._next, lambda: self.turn(+1)),
            (self._again, lambda: self.turn(0)),
            (self._hint, self.table.hint),
            (self._undo, self.table.undo),
            (self._throw, self.table.throw),
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
        buttons = made(ipw.HBox, there, layout=WRAPPED)
        self.table.put_beside([self._text, buttons], [self._rules])
        return self.table.widget

    def turn(self, pages: int) -> LessonView:
        """Go some pages on or back; 0 sets the page up again."""
        self.page = min(max(self.page + pages, 0), len(self.pages) - 1)
        self.table.set_up(*self._page())
        self._show()
        return self

    def _page(self) -> tuple[Any, int | None]:
        """The play up to the end of this page, and the ply with which the page begins if it plays at all."""
        match, since = self.lesson.start.match(self.game), None
        deal, match.deal = match.deal, False
        for page in self.pages[: self.page + 1]:
            since = len(match.plies) if page.moves else None
            for move in page.moves:
                match.play(move)
        match.deal = deal
        match.run_chance()
        return match, since

    def follow_language(self) -> None:
        self._show()

    def _show(self) -> None:
        page = self.pages[self.page]
        count = f"{self.page + 1} / {len(self.pages)}"
        self._text.value = html.STYLE + html.box(
            f"<h4>{escape(str(self.lesson.title))} <span class='house'>{count}</span></h4>{escape(str(page.say))}"
        )
        self._back.description, self._next.description = _("Back"), _("Next")
        self._again.description, self._hint.description, self._undo.description = _("Again"), _("Hint"), _("Undo")
        self._throw.description = _("Leave it to chance")
        self._back.disabled, self._next.disabled = self.page == 0, self.page == len(self.pages) - 1
        self._next.button_style = "" if self._next.disabled else "info"
        links = " ".join(html.clause_link(self.game, id, titled=True) for id in self.lesson.clauses)
        self._rules.value = html.STYLE + html.box(f"{_('The rules of this lesson:')} {links}")

    def __repr__(self) -> str:
        return f"{self.lesson.title} ({self.page + 1} / {len(self.pages)})\n{self.pages[self.page].say}\n{self.table!r}"

    def still(self) -> Scene:
        return self.table.scene()
