"""A rule, to be read: number, title, text, source, and the ruling it rests on; or such a ruling."""

from __future__ import annotations

from typing import Any

import ipywidgets as ipw

from orclib.engine import Game, Ruling
from orclib.notebook import html
from orclib.notebook.displayed import Displayed
from orclib.scene import Scene
from orclib.scene.page import Said, page
from orclib.scene.shared_widgets import new_widget


class RuleCard(Displayed):
    """One clause or ruling in the language in use."""

    def __init__(self, game: Game[Any, Any, Any, Any], id: str) -> None:
        self.game, self.card = game, game.rulebook[id]
        self._text = new_widget(ipw.HTML)
        self.keep_following()
        self.follow_language()

    def build(self) -> ipw.Widget:
        return self._text

    def follow_language(self) -> None:
        self._text.value = html.STYLE + html.rule_card(self.game, self.card.id)

    def __repr__(self) -> str:
        if isinstance(self.card, Ruling):
            return "\n".join([self.card.id, *html.ruling_lines(self.card)])
        return f"{self.card}\n({self.card.source})"

    def still(self) -> Scene:
        card = self.card
        if isinstance(card, Ruling):
            return page(None, [Said(card.id, "title"), *map(Said, html.ruling_lines(card))])
        title = Said(f"{card.id} {card.title}", "title")
        return page(None, [title, Said(str(card.text)), Said(str(card.source), "quiet")])
