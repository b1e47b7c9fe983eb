"""The table of Thorval as a picture: the island at the left, the players and the tray of the decision at the right.

Units are px. What is printed on the board is made once for each board (island.py); pieces are groups of their own, so
that a move paints only the spaces it touches.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from orclib.games.thorval import actions as act
from orclib.games.thorval.board import Board
from orclib.games.thorval.box import REGIONS
from orclib.games.thorval.picture import pieces
from orclib.games.thorval.picture.island import MAP, Island, ground, island
from orclib.games.thorval.picture.panel import COLUMN, Panel
from orclib.games.thorval.rules.fight import strengths
from orclib.games.thorval.state import View
from orclib.games.thorval.text import alt_text
from orclib.language import say
from orclib.scene import Box, Collector, Group, Poly, Rect, Scene, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import ACCENT, GOLD, ICE_LINE, INK, PAPER

WIDTH: Final = 1200
HEIGHT: Final = 760
NOTE: Final = 150
"""How much room a refusal needs: below what can be pointed at, if need be over the key."""


def picture(view: View) -> Scene:
    """The table as the view's seat sees it."""
    painter = _Painter(view)
    painter.map()
    low = Panel(view, painter).draw()
    note = Box(COLUMN.x, low, COLUMN.w, NOTE) if low + NOTE <= COLUMN.bottom else None
    return painter.scene(say("The island of Thorval", "L'île de Thorval"), alt_text.text(view), note)


class _Painter(Collector):
    """The island as one seat sees it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.land: Island = island(view.board)
        words = _words(
            view.board,
            say("Reconstruction: the printed map is lost.", "Reconstitution : la carte imprimée est perdue."),
            say("Marnon Sea", "Mer de Marnon"),
        )
        super().__init__(WIDTH, HEIGHT, [*ground(view.board), words])

    # --- the map -----------------------------------------------------------------------------------------------------

    def map(self) -> None:
        view, land = self.view, self.land
        self._zones()
        for space, force in zip(view.board.spaces, view.forces, strict=True):
            x, y = land.anchor[space]
            self.put(f"army:{space}", pieces.army(force), x, y)
        sentences = alt_text.spaces(view)
        for space in view.board.spaces:
            boxes = land.boxes[space]
            self.add_target(act.space_target(space), boxes[0], sentences[space], *boxes[1:], radius=14)
        self._lying()
        self._markers()
        self._arrows()

    def _zones(self) -> None:
        """The mediator's truce, the dragon's space, the numerals of the regions."""
        view, land = self.view, self.land
        if view.truce is not None:
            self.add(_truce(view.board, view.truce))
        if view.dragon is not None:
            self.add(_barred(view.board, view.dragon))
        grown = alt_text.multiplied(view)
        for region in range(1, len(REGIONS) + 1):
            x, y = land.plates[region]
            self.put(f"region:{region}", _plate(region, region in grown), x, y)

    def _lying(self) -> None:
        view, land = self.view, self.land
        for each in view.lying:
            x, y = land.treasure[each.space]
            id, up = act.lying_target(each.space), each.space == view.lifted
            shapes: list[Shape] = [*pieces.hidden(each.owner, each.kind)]
            away = land.center[each.space][0] - x
            if view.board.is_castle(each.space) and abs(away) > 40:
                # A chip beside its castle hangs on it, or else it seems to lie in the next space.
                tie = ((0, 0), (math.copysign(abs(away) - 24, away), 0))
                shapes.insert(0, Poly(tie, closed=False, stroke=INK, line=5))
            if up:
                shapes.insert(0, Rect(-27, -15, 54, 30, 9, fill=GOLD, stroke=INK, line=2))
            self.put(id, shapes, x, y)
            self.add_target(id, Box(x - 23, y - 12, 46, 24), alt_text.lying(each, view), radius=6)

    def _markers(self) -> None:
        """Dragon, mediator, what the mover has taken, the band that attacks."""
        view, land = self.view, self.land
        for name, space in (("dragon", view.dragon), ("mediator", view.mediator)):
            if space is not None:
                (x, y), (dx, dy) = land.anchor[space], pieces.MARKER[name]
                if view.dragon != view.mediator and land.walled(x + dx, y + dy) and not land.walled(x - dx, y + dy):
                    dx = -dx  # the name of a castle stays to be read
                self.put(name, pieces.marker(name), x + dx, y + dy)
        for space in view.conquests:
            x, y = land.anchor[space]
            self.put(f"taken:{space}", parts.badge(26, -9, "flag", GOLD, 11), x, y)
        if view.band is not None and view.holds(None, view.band):
            x, y = land.anchor[view.band]
            self.put("band", parts.badge(0, -34, "axe", INK, 11), x, y)

    def _arrows(self) -> None:
        """The fight that goes on, and the second attack that was announced."""
        view, land = self.view, self.land
        if view.second is not None:
            start, end = (pieces.middle(land.anchor[s]) for s in (view.second.origin, view.second.target))
            shapes = [*pieces.arrow(start, end, INK, dash=True), *pieces.beside_arrow(start, end, "2")]
            self.add(group("second", shapes, layer="front"))
        fight = view.fighting
        if fight is None:
            return
        start, end = (pieces.middle(land.anchor[s]) for s in (fight.origin, fight.target))
        shapes = pieces.arrow(start, end, ACCENT)
        self.add(group("attack", shapes, layer="front"))
        attacker, defender = view.force(fight.origin), view.force(fight.target)
        if attacker is None or defender is None:
            return
        ours, theirs = strengths(view, fight)
        away = -1 if start[0] < end[0] else 1  # on the side where no arrow is
        for space, force, value, side in (
            (fight.origin, attacker, ours, away), (fight.target, defender, theirs, -away)
        ):  # fmt: skip
            x, y = land.anchor[space]
            shown = pieces.strength(force, value, side, force is attacker)
            self.put(f"strength:{space}", shown, x, y, "front")


@cache
def _words(board: Board, note: str, sea: str) -> Group:
    """What is written on the board, in the language in use."""
    land, shapes = island(board), list[Shape]()
    if board.file.draw.sea is not None:
        x, y = land.sea_name
        shapes.append(Text(x, y + 6, sea, 18, ICE_LINE, serif=True, align="middle", room=180))
    if board.file.provenance:
        rooms = (140, 180, 210)  # the lower, the wider is the sea
        for place, text in enumerate(metrics.fill(note, rooms, 17)):
            shapes.append(Text(MAP.x + 12, MAP.bottom - 54 + 21 * place, text, 17, INK, room=rooms[place]))
    return group("board words", shapes, layer="pieces")


@cache
def _plate(region: int, grown: bool) -> tuple[Shape, ...]:
    """The numeral of a region; +1 in gold where orks multiplied."""
    name = REGIONS[region - 1]
    letters, extra = metrics.width(name, 17, serif=True), 30 if grown else 0
    w = letters + 20 + extra
    shapes: list[Shape] = [
        Rect(-w / 2, -13, w, 26, 6, fill=INK),
        Text(10 - w / 2, 6, name, 17, PAPER, serif=True),
    ]
    if grown:
        shapes.append(Text(w / 2 - 5, 6, "+1", 17, GOLD, bold=True, align="end"))
    return tuple(shapes)


@cache
def _truce(board: Board, region: int) -> Group:
    spaces = tuple(s for s in board.territories if board.region[s] == region)
    land = island(board)
    shapes = land.edge(spaces, 5, (PAPER, 7), (ICE_LINE, 4))
    return group("truce", shapes)


@cache
def _barred(board: Board, space: str) -> Group:
    """The dragon's space: a dashed border within it."""
    return group("barred", island(board).edge((space,), 6, (GOLD, 5), (INK, 2.5), dash=(7, 5)))
