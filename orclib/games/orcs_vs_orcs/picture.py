"""The table of Orcs vs Orcs as a picture: the map or the battlefield at the left, the market and the players beside it.

Units are px. What is printed on a board is made once for each (land.py); every thing on it is a group of its own, so
that a move paints only what it touches. While cards are played the battlefield lies where the map was, and the map goes
on in small beside it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from orclib.games.orcs_vs_orcs import battlefield, land, pieces, twin
from orclib.games.orcs_vs_orcs.panel import KEY, TRAY, Panel
from orclib.games.orcs_vs_orcs.state import Phase, View
from orclib.language import _
from orclib.scene import Box, Circle, Collector, Group, Rect, Scene, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import GOLD, INK, PAPER, STATUS_PILL

WIDTH: Final = 1200
HEIGHT: Final = 1040
NOTE: Final = Box(KEY.x, KEY.bottom - 130, KEY.w, 130)
"""Where a refusal is written: over the key to the signs."""


def picture(view: View) -> Scene:
    """The table as the view's seat sees it."""
    into = Collector([_table(), group("status", _status(view))])
    if twin.fights(view):
        box = land.MAP.union(TRAY)
        battlefield.paint(into, view, box.x, box.y, box.w, box.h)
    else:
        land.paint(into, view)
    Panel(view, into).draw()
    return Scene(WIDTH, HEIGHT, _("The land of men"), twin.text(view), tuple(into.groups), tuple(into.targets), NOTE)


@cache
def _table() -> Group:
    return group("table", parts.ground(WIDTH, HEIGHT))


def _status(view: View) -> list[Shape]:
    """The bar at the top: whose turn it is, one sentence, the actions left, the game turn."""
    bar = Box(20, 18, WIDTH - 40, 48)
    sentence, pill = twin.status(view), twin.turn_text(view)
    wide = metrics.width(pill, 14, bold=True) + 32
    shapes: list[Shape] = [Rect(bar.x, bar.y, bar.w, bar.h, 10, fill=INK)]
    shapes += parts.pill(bar.right - 14 - wide / 2, bar.cy, pill, STATUS_PILL, PAPER, wide=wide)
    right, x = bar.right - 14 - wide - 16, bar.x + 28
    if view.mover is not None and view.phase is not Phase.OVER:
        for place in range(view.actions):
            shapes.append(Circle(right - 9 - 22 * (view.actions - 1 - place), bar.cy, 8, fill=GOLD))
        right -= 22 * view.actions + 8
        shapes += pieces.marker(right - 9, bar.cy, view.mover, 19)
        shapes.insert(-1, Circle(right - 9, bar.cy, 15, fill=PAPER))
        right -= 42
    shapes.append(Circle(x, bar.cy, 19, fill=GOLD))
    if view.phase is Phase.OVER:
        shapes.append(parts.sign(x, bar.cy, "crown", 24))
    elif view.active is not None:
        shapes += pieces.marker(x, bar.cy, view.active, 24, 2)
    else:
        shapes.append(parts.sign(x, bar.cy, "die", 24))
    room = right - bar.x - 58
    size = next((size for size in (17, 16, 15, 14) if metrics.width(sentence, size, bold=True) <= room), 14)
    told = metrics.fit(sentence, room, size, bold=True)
    return [*shapes, Text(bar.x + 58, bar.cy + 6, told, size, PAPER, True, room=room)]
