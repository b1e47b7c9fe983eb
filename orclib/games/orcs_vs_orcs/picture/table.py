"""The table of Orcs vs Orcs as a picture: the map or the battlefield at the left, the players and the market beside it.

Units are px. What is printed on a board is made once for each (land.py); every thing on it is a group of its own, so
that a move paints only what it touches. While cards are played the battlefield lies where the map was, and what is
decided beside it.
"""

from __future__ import annotations

from typing import Final

from orclib.games.orcs_vs_orcs.picture import battlefield, land
from orclib.games.orcs_vs_orcs.picture.panel import Panel
from orclib.games.orcs_vs_orcs.state import View
from orclib.games.orcs_vs_orcs.text import alt_text
from orclib.language import say
from orclib.scene import Collector, Scene

WIDTH: Final = 1200
HEIGHT: Final = 760


def picture(view: View) -> Scene:
    """The table as the view's seat sees it."""
    into = Collector(WIDTH, HEIGHT)
    panel = Panel(view, into)
    if alt_text.fights(view):
        panel.status()
        battlefield.paint(into, view)
        note = None
    else:
        land.paint(into, view)
        note = panel.draw()
    return into.scene(say("The land of men", "La terre des hommes"), alt_text.text(view), note)
