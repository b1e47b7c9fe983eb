"""What a table is on a page: the board, the words beside it, the controls around it.

Built when a table is first shown: many are only played at from code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import ipywidgets as ipw

from orclib.scene import motion
from orclib.scene.canvas import Board
from orclib.scene.made import made
from orclib.widgets import html
from orclib.widgets.controls import Controls
from orclib.widgets.desk import desk, played, styled

if TYPE_CHECKING:
    from orclib.widgets.clock import Clock
    from orclib.widgets.table import Table


class Face:
    """The widgets of one table."""

    def __init__(
        self, table: Table, *, controls: bool, above: Sequence[ipw.Widget] = (), below: Sequence[ipw.Widget] = ()
    ) -> None:
        """`above` and `below` are what else stands beside the board, around what is said of the play."""
        self.board = Board(table.scene())
        # Two panels, so that a word about a click does not send the story of the last move again.
        self._word, self._story = made(ipw.HTML), made(ipw.HTML)
        self.controls = Controls(table) if controls else None
        style = styled(Board.style + motion.STYLE + html.STYLE)
        self.clock = _clock(table)
        bar = [self.clock.widget] if self.clock else []
        top, drawers = ([self.controls.top], [self.controls.below]) if self.controls else ([], [])
        words = [*above, *top, *bar, self._word, self._story, *below, *drawers]
        self.widget = played(style, desk(self.board.widget, words))

    @property
    def bars(self) -> tuple[Controls | Clock, ...]:
        """The controls and the clock, where there are such."""
        return tuple(bar for bar in (self.controls, self.clock) if bar is not None)

    @property
    def word(self) -> str:
        """What is said of the last click, in HTML."""
        return str(self._word.value)

    @word.setter
    def word(self, html: str) -> None:
        self._word.value = html

    @property
    def story(self) -> str:
        """What was played last, in HTML."""
        return str(self._story.value)

    @story.setter
    def story(self, html: str) -> None:
        self._story.value = html


def _clock(table: Table) -> Clock | None:
    """The clock of a game in real time. Few games have one, and asyncio, on which it runs, takes long to import."""
    if table.watches or not table.match.game.clock:
        return None
    from orclib.widgets.clock import Clock

    return Clock(table)
