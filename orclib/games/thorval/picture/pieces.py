"""The pieces of Thorval as shapes about a space's anchor: armies, orks, treasures, markers; arrows between spaces."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from orclib.engine import Seat
from orclib.games.thorval.board import Point
from orclib.games.thorval.box import Figure, Kind
from orclib.games.thorval.picture.island import TOKEN, TOKEN_SIZE, TREASURE
from orclib.games.thorval.state import Force, Options
from orclib.games.thorval.text.names import LETTERS, kind_name
from orclib.scene import Box, Circle, Rect, Shape, parts
from orclib.scene import text as metrics
from orclib.scene.palette import BACKS, GOLD, ICE, ICE_LINE, INK, LINE, PAPER, PLAYERS

Shapes = tuple[Shape, ...]

ORK: Final = BACKS["orc"].fill
FIGURES: Final = {Figure.HERO: "sword", Figure.WIZARD: "hat"}
KINDS: Final = {Kind.CHEST: "chest", Kind.CROWN: "crown", Kind.RING: "ring"}
MARKER: Final = {"dragon": (-38.0, -13.0), "mediator": (38.0, -13.0)}
"""Where the markers lie about the anchor."""
BADGE: Final = {Figure.HERO: -19.0, Figure.WIZARD: 19.0}


def number_of(seat: Seat) -> int:
    """The number that a player's pieces bear."""
    return seat + 1


# --- armies ----------------------------------------------------------------------------------------------------------


@cache
def army(force: Force | None) -> Shapes:
    """What stands in a space, about its anchor; an empty space has a dashed slot."""
    x, y = TOKEN
    if force is None:
        return (Circle(x, y, 14, stroke=INK, line=1.25, dash=parts.DASH),)
    if force.holder is None:
        return orks(x, y, force.count)
    return units(x, y, force, TOKEN_SIZE)


def units(x: float, y: float, force: Force, size: float) -> Shapes:
    """The units of a player: a token with the number of soldiers, and the figure beside it, or alone on it."""
    assert force.holder is not None
    shapes = [*soldiers(x, y, force.holder, force.count or None, size)]
    if not force.count and force.figure is not None:
        low = 5 if PLAYERS[number_of(force.holder)].shape == "triangle" else 0
        shapes.append(parts.sign(x, y + low, FIGURES[force.figure], 21, PLAYERS[number_of(force.holder)].on))
    elif force.figure is not None:
        shapes += parts.badge(x + BADGE[force.figure], y - 15, FIGURES[force.figure], INK, 10)
    return tuple(shapes)


@cache
def soldiers(x: float, y: float, seat: Seat, count: int | None, size: float) -> Shapes:
    """The token of a player with a number on it."""
    text = "" if count is None else str(count)
    size = size * 1.25 if len(text) > 2 else size
    return tuple(parts.token(Box(x - size / 2, y - size / 2, size, size), number_of(seat), text))


@cache
def orks(x: float, y: float, count: int) -> Shapes:
    """Orks: a head, and how many."""
    big = 18 if count < 10 else 17
    letters = metrics.width(str(count), big, bold=True)
    w = 36 + letters
    left = x - w / 2
    return (
        Rect(left, y - 15, w, 30, 9, fill=ORK, stroke=INK, line=2),
        parts.sign(left + 16, y, "orc_head", 23, INK, PAPER),
        parts.middle(left + 29 + letters / 2, y, str(count), big, INK, bold=True),
    )


# --- treasures and markers -------------------------------------------------------------------------------------------


@cache
def hidden(owner: Seat, kind: Kind | None) -> Shapes:
    """A treasure face down, about its middle: its owner, and what it is for eyes that know."""
    swatch, box = PLAYERS[number_of(owner)], TREASURE
    shapes: list[Shape] = [
        Rect(box.x, box.y, box.w, box.h, 6, fill=swatch.fill, stroke=INK),
        parts.middle(-12, 0, str(number_of(owner)), 17, swatch.on, bold=True),
        Rect(-1, box.y + 2, 22, box.h - 4, 4, fill=PAPER, stroke=INK, line=1, dash=(3, 2) if kind else ()),
    ]
    return (*shapes, *face(10, 0, kind, 17))


def face(x: float, y: float, kind: Kind | None, size: float) -> Shapes:
    """What a treasure shows, or a question mark."""
    if kind in KINDS:
        return (parts.sign(x, y, KINDS[kind], size, INK),)
    return (parts.middle(x, y, "–" if kind is Kind.BLANK else "?", max(17, size * 0.8), INK, bold=True),)


@cache
def found(x: float, y: float, kind: Kind | None, r: float = 10.5) -> Shapes:
    """A treasure that a player has found, or the place for one."""
    if kind is None:
        return (Circle(x, y, r, stroke=LINE, dash=(4, 3)),)
    return (Circle(x, y, r, fill=GOLD, stroke=INK), *face(x, y, kind, 1.4 * r))


@cache
def marker(name: str, r: float = 14) -> Shapes:
    """Dragon or mediator, about its middle."""
    glyph, fill, ink = ("dragon", INK, GOLD) if name == "dragon" else ("shield", ICE, ICE_LINE)
    return (Circle(0, 0, r, fill=fill, stroke=ink, line=2.5), parts.sign(0, 0, glyph, 1.4 * r, ink))


# --- arrows ----------------------------------------------------------------------------------------------------------


def middle(anchor: Point) -> Point:
    """The middle of the token of a space."""
    return anchor[0] + TOKEN[0], anchor[1] + TOKEN[1]


def arrow(start: Point, end: Point, fill: str, *, wide: float = 9, dash: bool = False) -> list[Shape]:
    """An arrow from token to token."""
    return parts.arrow(*_ends(start, end), fill, wide, dash=dash)


def beside_arrow(start: Point, end: Point, text: str) -> list[Shape]:
    """A number beside the middle of an arrow, above it; left of one that is left of a name."""
    (x1, y1), (x2, y2) = _ends(start, end)
    dx, dy = x2 - x1, y2 - y1
    long = math.hypot(dx, dy) or 1.0
    side = 17 if (dy > 0 if _crowded(start, end) else dx < 0) else -17
    return parts.disc(
        round(x1 + 0.52 * dx - side * dy / long, 1), round(y1 + 0.52 * dy + side * dx / long, 1), text, PAPER, 11
    )


def _crowded(start: Point, end: Point) -> bool:
    """Whether one token is right below the other, so that nothing but a name has room between them."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    return math.hypot(dx, dy) < 84 and abs(dy) > 3 * abs(dx)


def _ends(start: Point, end: Point) -> tuple[Point, Point]:
    """Where an arrow from token to token begins and ends: clear of the name below a token."""
    (x1, y1), (x2, y2) = start, end
    if _crowded(start, end):
        high, low = (start, end) if y1 < y2 else (end, start)
        ends = (high[0] - 36, high[1] + 22), (low[0] - 22, low[1] - 10)
        return ends if high == start else ends[::-1]
    long = math.hypot(x2 - x1, y2 - y1) or 1.0
    ux, uy = (x2 - x1) / long, (y2 - y1) / long
    below = 44.0 if long > 96 else 27.0
    short, far = (below if uy > 0.75 else 27.0), (below if uy < -0.75 else 28.0)
    if long < short + far + 12:
        short = far = max((long - 16) / 2, 4)
    return (x1 + ux * short, y1 + uy * short), (x2 - ux * far, y2 - uy * far)


def strength(force: Force, value: int, away: float, attacks: bool) -> Shapes:
    """The strength of a side of a fight beside its token, about the anchor: paper to attack, ink to defend.

    `away` says on which side: left (-1) or right (1).
    """
    half = 26 + metrics.width(str(force.count), 17, bold=True) / 2 if force.holder is None else 24
    x, y = away * (half + 7), TOKEN[1]
    fill, ink = (PAPER, INK) if attacks else (INK, PAPER)
    return (
        Circle(x, y, 13, fill=fill, stroke=ink, line=2),
        parts.middle(x, y, str(value), 17, ink, bold=True),
    )


def chip(target: str, options: Options) -> tuple[str, str]:
    """A soldier, a figure (H or W) or a treasure in the box of an editor, in the colour of its player."""
    kind, *names = target.split(":")
    if kind not in ("soldier", "figure", "treasure") or names[0] == "O":
        return "", ""
    letter, fill = LETTERS[int(names[0])], PLAYERS[int(names[0]) + 1].fill
    if kind == "soldier":
        return letter, fill
    return f"{letter} {names[1][0].upper() if kind == 'figure' else kind_name(Kind(names[1]))}", fill
