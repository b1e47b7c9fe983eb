"""The table of De l'Orc pour les Braves as a picture, on a frame of 1200 x 900 px.

While cards are recruited it is the ring of piles (`ring.py`), then a row for each army (`war.py`), at last the score
sheet (`sheet.py`).
"""

from __future__ import annotations

from orclib.games.braves import ring, sheet, twin, war
from orclib.games.braves.painter import HEIGHT, NOTE, WIDTH, Painter
from orclib.games.braves.state import Phase, View
from orclib.language import say
from orclib.scene import Scene


def picture(view: View) -> Scene:
    """The table as the view's seat sees it."""
    painter = Painter(view)
    if twin.recruiting(view):
        ring.paint(painter)
    elif view.phase is Phase.OVER:
        sheet.paint(painter)
    else:
        war.paint(painter)
    title = say("The table of De l'Orc pour les Braves", "La table de « De l'Orc pour les Braves »")
    return Scene(WIDTH, HEIGHT, title, twin.text(view), tuple(painter.groups), tuple(painter.targets), NOTE)
