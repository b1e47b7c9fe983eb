"""What a table is on a page: the board, the words beside it, the controls around it.

Built when a table is first shown: many are only played at from code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import ipywidgets as ipw

from orclib.notebook.controls import Controls
from orclib.notebook.kept_session import KeptSession
from orclib.notebook.layout import desk, played
from orclib.scene import Scene
from orclib.scene.canvas import Board
from orclib.scene.shared_widgets import new_widget

if TYPE_CHECKING:
    from orclib.notebook.clock import Clock


class TableLayout:
    """The widgets of one table; what is empty is not made before it is needed."""

    def __init__(self, table: KeptSession, scene: Scene, *, controls: bool, above: Sequence[ipw.Widget]) -> None:
        """`above` is what else stands beside the board, above what is said of the play."""
        self.board = Board(scene)
        # Two panels, so that a word about a click does not send the story of the last move again.
        self._word: ipw.HTML | None = None
        self._story: ipw.HTML | None = None
        self._column = new_widget(ipw.VBox, [])
        self._above = [*above]
        self.clock = _clock(table)
        self.controls = Controls(table, self._lay_out) if controls else None
        self._lay_out()
        self.widget = played(desk(self.board.widget, self._column))

    def _lay_out(self) -> None:
        bar = [self.clock.row.widget] if self.clock else []
        said = [panel for panel in (self._word, self._story) if panel is not None]
        self._column.children = [*self._above, *(self.controls.there if self.controls else ()), *bar, *said]

    def put_above(self, above: Sequence[ipw.Widget]) -> None:
        """Let something else stand above what is said of the play."""
        self._above = list(above)
        self._lay_out()

    @property
    def bars(self) -> tuple[Controls | Clock, ...]:
        """The controls and the clock, where there are such."""
        return tuple(bar for bar in (self.controls, self.clock) if bar is not None)

    @property
    def word(self) -> str:
        """What is said of the last click, in HTML."""
        return "" if self._word is None else str(self._word.value)

    @word.setter
    def word(self, html: str) -> None:
        if self._word is None and html:
            self._word = new_widget(ipw.HTML)
            self._lay_out()
        if self._word is not None:
            self._word.value = html

    @property
    def story(self) -> str:
        """What was played last, in HTML."""
        return "" if self._story is None else str(self._story.value)

    @story.setter
    def story(self, html: str) -> None:
        if self._story is None and html:
            self._story = new_widget(ipw.HTML)
            self._lay_out()
        if self._story is not None:
            self._story.value = html


def _clock(table: KeptSession) -> Clock | None:
    """The clock of a game in real time. Few games have one, and asyncio, on which it runs, takes long to import."""
    if table.watches or not table.match.game.clock:
        return None
    from orclib.notebook.clock import Clock

    return Clock(table)
