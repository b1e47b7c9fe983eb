"""A game at a glance: one drawn page, to look at beside a lesson, to print and to hand out."""

from __future__ import annotations

from typing import Any

import ipywidgets as ipw

from orclib.engine import Game
from orclib.notebook import html
from orclib.notebook.displayed import Displayed
from orclib.notebook.layout import framed
from orclib.scene import Scene
from orclib.scene.shared_widgets import new_widget


class Glance(Displayed):
    """The page of a game, in the language in use. Raises UsageError where a game has none."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game
        self._page = new_widget(ipw.HTML)
        self.keep_following()
        self.follow_language()

    def build(self) -> ipw.Widget:
        return framed(self._page, self.still(), ())

    def follow_language(self) -> None:
        self._page.value = html.still(self.still())

    def still(self) -> Scene:
        page: Scene = self.game.glance()
        return page

    def __repr__(self) -> str:
        return repr(self.still())
