"""All that happened in a match, turn by turn, as one seat saw it."""

from __future__ import annotations

from typing import Any

import ipywidgets as ipw

from orclib.engine import Match, Seat
from orclib.language import labelled, say
from orclib.notebook import explain, html
from orclib.notebook.displayed import Displayed
from orclib.scene.answer import Cited
from orclib.scene.shared_widgets import new_widget


class Log(Displayed):
    """The history of a match: every action, what it caused, and the clauses."""

    def __init__(self, match: Match[Any, Any, Any, Any], eyes: Seat | None) -> None:
        self.match, self.eyes = match, eyes

    def _entries(self) -> list[tuple[str, tuple[Cited, ...]]]:
        entries: list[tuple[str, tuple[Cited, ...]]] = []
        for ply in self.match.plies:
            lines = explain.cited(self.match, ply.events, self.eyes)
            if ply.automatic and entries:
                name, before = entries[-1]
                entries[-1] = name, before + lines
            else:
                entries.append((explain.heading(self.match, None if ply.automatic else ply.action), lines))
        return entries

    def build(self) -> ipw.Widget:
        return new_widget(ipw.HTML, html.STYLE + self.html())

    def html(self) -> str:
        """The log as HTML, the newest first."""
        parts = [f"<h4>{name}</h4>{html.sentences(self.match.game, lines)}" for name, lines in self._entries() if lines]
        return (
            html.box(*reversed(parts))
            if parts
            else html.box(say("Nothing has happened yet.", "Il ne s'est encore rien passé."))
        )

    def __repr__(self) -> str:
        rows = [f"{labelled(name, line.text)} ({line.clause})" for name, lines in self._entries() for line in lines]
        return "\n".join(rows) or say("Nothing has happened yet.", "Il ne s'est encore rien passé.")
