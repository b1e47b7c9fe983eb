"""The same position under two readings of a rule, side by side."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as ipw

from orclib.engine import Game, IllegalAction, UsageError
from orclib.language import Follower, _, ngettext
from orclib.scene import svg
from orclib.teaching import Start
from orclib.widgets import html
from orclib.widgets.table import Table


class Compare(Follower):
    """Two tables that differ in one option; moves are played on both, and what differs is said."""

    def __init__(self, game: Game[Any, Any, Any, Any], start: Start, switch: str, moves: tuple[str, ...] = ()) -> None:
        if switch not in game.rulebook.switches() and switch not in game.Options.__struct_fields__:
            raise UsageError.unknown(f"reading of {game.title}", switch, game.rulebook.switches())
        self.game, self.switch, self.moves = game, switch, moves
        usual = getattr(game.options(), switch)
        self.values = (usual, not usual)
        self.tables = tuple(
            Table(start.match(game, **{switch: value}), eyes=start.eyes, controls=False, keep=False)
            for value in self.values
        )
        self.refused: list[str] = []
        for table in self.tables:
            try:
                table.play(*moves)
                self.refused.append("")
            except IllegalAction as error:
                self.refused.append(str(error))
        self._text = ipw.HTML()
        columns = [
            ipw.VBox([table.widget], layout=ipw.Layout(flex="1 1 480px", min_width="320px")) for table in self.tables
        ]
        self.widget = ipw.VBox([self._text, ipw.HBox(columns, layout=ipw.Layout(flex_flow="row wrap"))])
        self.keep_following()
        self._show()

    def lines(self) -> list[str]:
        """What is read how, and what follows on either side."""
        ruling = self.game.rulebook.switches().get(self.switch)
        rows = [f"{ruling.id}: {ruling.question}"] if ruling else []
        if ruling and ruling.effect:
            rows.append(str(ruling.effect))
        for value, table, refused in zip(self.values, self.tables, self.refused, strict=True):
            count = len(table.match.legal())
            legal = ngettext("{n} legal action", "{n} legal actions", count).format(n=count)
            events = (
                " ".join(self.game.sentence(event.seen_by(table.eyes)) for event in table.match.last)
                if self.moves
                else ""
            )
            rows.append(f"{self.switch} = {value}: {refused or events} {_('Then')}: {legal}.")
        return rows

    def follow_language(self) -> None:
        self._show()

    def _show(self) -> None:
        items = "".join(f"<li>{escape(line)}</li>" for line in self.lines())
        self._text.value = html.STYLE + html.box(f"<h4>{_('Two readings')}</h4><ul>{items}</ul>")

    def __repr__(self) -> str:
        digests = ", ".join(table.scene().digest() for table in self.tables)
        return "\n".join([*self.lines(), f"[{digests}]"])

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, Any]:
        bundle = dict(self.widget._repr_mimebundle_(include=include, exclude=exclude) or {})
        return {**bundle, "image/svg+xml": svg(self.tables[1].scene()), "text/plain": repr(self)}
