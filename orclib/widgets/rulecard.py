"""A rule, to be read: number, title, text, source, and the ruling it rests on."""

from __future__ import annotations

from typing import Any

import ipywidgets as ipw

from orclib.engine import Game
from orclib.language import Follower
from orclib.widgets import html


class RuleCard(Follower):
    """One clause in the language in use."""

    def __init__(self, game: Game[Any, Any, Any, Any], id: str) -> None:
        self.game, self.clause = game, game.rulebook[id]
        self.widget = ipw.HTML()
        self.keep_following()
        self.follow_language()

    def follow_language(self) -> None:
        self.widget.value = html.STYLE + html.rule_card(self.game, self.clause.id)

    def __repr__(self) -> str:
        return f"{self.clause}\n({self.clause.source})"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, Any]:
        bundle = dict(self.widget._repr_mimebundle_(include=include, exclude=exclude) or {})
        return {**bundle, "text/plain": repr(self)}
