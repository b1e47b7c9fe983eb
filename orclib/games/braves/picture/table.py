"""The table of De l'Orc pour les Braves as a picture, on a frame of 1200 x 760 px.

While cards are recruited it is the ring of piles (`ring.py`), then a row for each army (`war.py`), at last the score
sheet (`score_sheet.py`).
"""

from __future__ import annotations

from orclib.games.braves.picture import ring, score_sheet, war
from orclib.games.braves.picture.painter import NOTE, Painter
from orclib.games.braves.state import Phase, View
from orclib.games.braves.text import alt_text
from orclib.language import say
from orclib.scene import Scene


def picture(view: View) -> Scene:
    """The table as the view's seat sees it."""
    painter = Painter(view)
    if alt_text.recruiting(view):
        ring.paint(painter)
    elif view.phase is Phase.OVER:
        score_sheet.paint(painter)
    else:
        war.paint(painter)
    title = say("The table of De l'Orc pour les Braves", "La table de « De l'Orc pour les Braves »")
    return painter.scene(title, alt_text.text(view), NOTE)
