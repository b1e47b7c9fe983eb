"""A question asked before the answer is shown: predict, check, then see why."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as ipw

from orclib.engine import Game
from orclib.engine.teaching import Question
from orclib.notebook import html
from orclib.notebook.choices import Choices
from orclib.notebook.displayed import Displayed
from orclib.notebook.layout import framed
from orclib.notebook.quiz import Quiz
from orclib.scene import Scene
from orclib.scene.page import page
from orclib.scene.shared_widgets import new_widget


class QuestionView(Displayed):
    """A question with its position. `answer(...)` does what ticking and checking does."""

    def __init__(self, game: Game[Any, Any, Any, Any], question: Question) -> None:
        self.asked = Quiz(game, question)
        self.sheet = Choices()
        self._prompt, self._picture = new_widget(ipw.HTML), new_widget(ipw.HTML)
        self.sheet.button.on_click(lambda _button: self.sheet.guarded(self._check))
        self.sheet.ask(self.asked)
        self.keep_following()
        self._show()

    def build(self) -> ipw.Widget:
        return framed(self._picture, self.scene(), [self._prompt, self.sheet.widget])

    @property
    def right(self) -> bool | None:
        """Whether the answer is right; None before there is one."""
        return self.asked.right

    def answer(self, *names: str) -> QuestionView:
        """Answer and have it judged. Raises UsageError for an answer that is not among the choices."""
        self.asked.answer(*names)
        self.sheet.ask(self.asked)
        self._show()
        return self

    def scene(self) -> Scene:
        """The position asked about; once answered, what shows the answer."""
        return self.asked.scene()

    def _check(self) -> None:
        self.sheet.check()
        self._picture.value = html.still(self.scene())

    def follow_language(self) -> None:
        self._show()

    def _show(self) -> None:
        self._prompt.value = self.asked.asking(escape(self.asked.title))
        self.sheet.say()
        self._picture.value = html.still(self.scene())

    def __repr__(self) -> str:
        return "\n".join(self.asked.shown())

    def still(self) -> Scene:
        return page(self.scene(), self.asked.said())
