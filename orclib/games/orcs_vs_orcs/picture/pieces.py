"""The pieces of Orcs vs Orcs as shapes about their middle: each component of the box has a function here.

A player has a colour and a shape: Green a diamond, Blue a square, Orange a disc, Violet a triangle. The shape is that
of the control marker and of the ends of the plate that tells an army. Cards are drawn by cards.py, the strike tiles and
the combat tracking tile by strikes.py.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs.box import Objective
from orclib.scene import Box, Circle, Poly, Rect, Shape, parts
from orclib.scene import text as metrics
from orclib.scene.palette import (
    BACK,
    BACK_LINE,
    GOLD,
    ICE_LINE,
    INK,
    LINE,
    MUTED,
    PAPER,
    PLAYERS,
    TERRAINS,
    TRIBES,
    Swatch,
    mix,
)

Shapes = tuple[Shape, ...]
Point = tuple[float, float]

SEATS: Final = (
    Swatch(PLAYERS[3].fill, shape="diamond"),
    Swatch(PLAYERS[2].fill, shape="square"),
    Swatch(PLAYERS[1].fill, shape="circle"),
    Swatch(TRIBES["V"].fill, shape="triangle"),
)
"""By seat: CIEDE2000 at least 40 apart, 21 for colour-blind eyes, and in grey 16 steps of 100."""
_SHAPES: Final = {"circle": 1, "square": 2, "diamond": 3, "triangle": 5}
"""Which of the shapes of `parts` a player has."""

STONE: Final = "#CFC6BC"
WATER: Final = TERRAINS["water"]
WOOD: Final = BACK
RED: Final = TRIBES["R"].fill
"""The face of a strike token that may go Berserk."""


def swatch(seat: Seat) -> Swatch:
    """The colour and the shape of a player."""
    return SEATS[seat]


# --- players ---------------------------------------------------------------------------------------------------------


@cache
def marker(x: float, y: float, seat: Seat, size: float = 18, line: float = 1.75) -> Shapes:
    """A control marker: the shape of its owner."""
    colours = SEATS[seat]
    assert colours.shape is not None
    box = Box(x - size / 2, y - size / 2, size, size)
    return (parts.player_shape(box, _SHAPES[colours.shape], line, colours.fill),)


def sign(x: float, y: float, seat: Seat, size: float, fill: str) -> Shape:
    """The shape of a player in one colour, to stand on something of that player's."""
    shape = SEATS[seat].shape
    assert shape is not None
    if shape == "circle":
        return Circle(x, y, size / 2, fill=fill)
    count, first, share = parts.CORNERS[shape]
    return Poly(_corners(x, y + (size * 0.1 if count == 3 else 0), count, first, size / 2 * share), fill=fill)


def _corners(x: float, y: float, count: int, first: float, reach: float) -> tuple[Point, ...]:
    angles = [math.radians(first + 360 * i / count) for i in range(count)]
    return tuple([(round(x + reach * math.cos(a), 1), round(y + reach * math.sin(a), 1)) for a in angles])


def plate(x: float, y: float, w: float, h: float, seat: Seat, line: float = 2) -> Shape:
    """A plate in a player's colour, its ends cut like the player's shape; they reach up to 8 px beyond `w`."""
    fill, shape = SEATS[seat].fill, SEATS[seat].shape
    left, right, top, low = x - w / 2, x + w / 2, y - h / 2, y + h / 2
    match shape:
        case "diamond":
            points = (
                (left - 7, y),
                (left + 1, top),
                (right - 1, top),
                (right + 7, y),
                (right - 1, low),
                (left + 1, low),
            )
            return Poly(points, fill=fill, stroke=INK, line=line)
        case "triangle":
            return Poly(
                ((left + 2, top), (right - 2, top), (right + 6, low), (left - 6, low)), fill=fill, stroke=INK, line=line
            )
        case "square":
            return Rect(left - 2, top, w + 4, h, 1, fill=fill, stroke=INK, line=line)
    return Rect(left - 4, top, w + 8, h, h / 2, fill=fill, stroke=INK, line=line)


# --- Hordes ----------------------------------------------------------------------------------------------------------

_FIGURE: Final[tuple[Point, ...]] = (
    (-2.2, -8), (2.2, -8), (3.6, -6), (3, -3.6), (7, -0.6), (6.4, 2), (3.4, 1.6), (5.6, 8), (1.3, 8), (0, 4.6),
    (-1.3, 8), (-5.6, 8), (-3.4, 1.6), (-6.4, 2), (-7, -0.6), (-3, -3.6), (-3.6, -6),
)  # fmt: skip
"""A Horde, 14 wide and 16 high."""


@cache
def horde(x: float, y: float, fill: str, *, lying: bool = False, size: float = 16, stroke: str | None = None) -> Shape:
    """A Horde: standing, or laid down because it has moved (OVO-6.6)."""
    scale = size / 16
    turned = [(-b, a) if lying else (a, b) for a, b in _FIGURE]
    points = tuple([(round(x + a * scale, 1), round(y + b * scale, 1)) for a, b in turned])
    return Poly(points, fill=fill, stroke=stroke, line=1.25)


@cache
def army(x: float, y: float, seat: Seat, standing: int, lying: int, marched: int = 0, exhausted: int = 0) -> Shapes:
    """How many Hordes stand and how many lie in a zone.

    Those of the latter that may not march are hollow; a skull tells how many a forced march has cost.
    """
    ink = SEATS[seat].on
    kinds = (("stands", standing), ("lies", lying - marched), ("spent", marched), ("skull", exhausted))
    told = [(kind, count) for kind, count in kinds if count]
    sizes = [(17 if kind != "stands" else 14) + 3 + metrics.width(str(count), 17, bold=True) for kind, count in told]
    wide = sum(sizes) + 5 * (len(told) - 1)
    shapes: list[Shape] = [plate(x, y, wide + 6, 22, seat)]
    at = x - wide / 2
    for (kind, count), size in zip(told, sizes, strict=True):
        sign_room = 14 if kind == "stands" else 17
        if kind == "skull":
            shapes.append(parts.sign(at + sign_room / 2, y, "skull", 16, ink))
        else:
            low = 2 if kind != "stands" else 0
            fill, edge = (SEATS[seat].fill, ink) if kind == "spent" else (ink, None)
            shapes.append(horde(at + sign_room / 2, y + low, fill, lying=kind != "stands", stroke=edge))
        letters = size - sign_room - 3
        shapes.append(parts.middle(at + sign_room + 3 + letters / 2, y, str(count), 17, ink, bold=True))
        at += size + 5
    return tuple(shapes)


def wide(plate: Shapes) -> float:
    """How wide the plate of an army is, its ends included."""
    return plate[0].bounds.w


# --- what stands in zones --------------------------------------------------------------------------------------------


@cache
def village(x: float = 0, y: float = 0) -> Shapes:
    """A village token."""
    return (Circle(x, y, 15.5, fill=PAPER, stroke=INK), parts.sign(x, y - 0.5, "hut", 23))


@cache
def ruin(x: float = 0, y: float = 0) -> Shapes:
    """A bare ruin: a wall that has fallen down."""
    wall = (
        (-11, 8), (-11, -1), (-8, -6), (-5.5, -3), (-3, -5), (-1, 1), (2, 3), (5, 0), (6, -4), (8.5, -3), (11, 1),
        (11, 8),
    )  # fmt: skip
    points = tuple([(x + a, y + b) for a, b in wall])
    lines = (((-11, 3), (-1, 3)), ((3, 4.5), (11, 4.5)), ((-6, -3), (-6, 3)), ((6, 4.5), (6, 8)), ((-2, 3), (-2, 8)))
    cracks = [Poly(tuple([(x + a, y + b) for a, b in line]), closed=False, stroke=MUTED, line=1.25) for line in lines]
    return (Poly(points, fill=STONE, stroke=INK), *cracks)


@cache
def burnt(x: float = 0, y: float = 0) -> Shapes:
    """What a razed or converted village leaves: charred beams in ashes."""
    ash = ((-13, 8), (-8, 3.5), (-2, 5), (3, 3.5), (9, 4), (13, 8))
    beams = (((-9, 5), (-6, -8)), ((-8, -3), (2, -9)), ((8, 5), (5, -4)), ((-2, 5), (7, -7)))
    return (
        Poly(tuple([(x + a, y + b) for a, b in ash]), fill=MUTED, stroke=INK),
        *[Poly(tuple([(x + a, y + b) for a, b in beam]), closed=False, stroke=INK, line=2.75) for beam in beams],
    )


@cache
def city(x: float = 0, y: float = 0) -> Shapes:
    """The walls of a city."""
    top, low, half = y - 13, y + 15, 21
    teeth: list[Point] = [(x - half, low), (x - half, top)]
    for left in (-21, -4.5, 12):
        teeth += [(x + left, top), (x + left + 9, top), (x + left + 9, top + 6), (x + left + 16.5, top + 6)]
    teeth = [*teeth[:-1], (x + half, low)]
    gate = ((x - 6, low), (x - 6, y + 5), (x - 3.5, y + 1), (x + 3.5, y + 1), (x + 6, y + 5), (x + 6, low))
    return (
        Poly(tuple(teeth), fill=STONE, stroke=INK, line=2),
        Rect(x - 16, y - 1, 5, 7, 1, fill=INK),
        Rect(x + 11, y - 1, 5, 7, 1, fill=INK),
        Poly(gate, fill=INK),
    )


@cache
def militia(x: float = 0, y: float = 0) -> Shapes:
    """The militia that holds a neutral city."""
    return (Circle(x, y, 10, fill=PAPER, stroke=INK), parts.sign(x, y + 0.5, "shield", 14))


@cache
def well(x: float = 0, y: float = 0) -> Shapes:
    """A mana well on its stand."""
    stand = ((x - 13, y + 19), (x - 8, y + 11), (x + 8, y + 11), (x + 13, y + 19))
    return (
        Poly(stand, fill=WOOD, stroke=INK),
        Circle(x, y, 15, fill=WATER, stroke=INK, line=2),
        Circle(x, y, 11, stroke=ICE_LINE, line=1.25),
        parts.sign(x, y - 0.5, "drop", 17, ICE_LINE, PAPER),
    )


@cache
def tower(x: float = 0, y: float = 0) -> Shapes:
    """The White Tower."""
    body = (
        (-14, 20), (-10, 13), (-10, -9), (-15, -13), (-15, -22), (-9, -22), (-9, -18), (-3, -18), (-3, -22), (3, -22),
        (3, -18), (9, -18), (9, -22), (15, -22), (15, -13), (10, -9), (10, 13), (14, 20),
    )  # fmt: skip
    door = ((-4, 20), (-4, 11), (0, 8), (4, 11), (4, 20))
    return (
        Poly(tuple([(x + a, y + b) for a, b in body]), fill=PAPER, stroke=INK, line=2),
        Poly(((x - 14, y - 11), (x + 14, y - 11)), closed=False, stroke=INK, line=1.25),
        Rect(x - 2, y - 6, 4, 9, 2, fill=INK),
        Poly(tuple([(x + a, y + b) for a, b in door]), fill=INK),
    )


@cache
def dark_city(x: float, y: float, seat: Seat) -> Shapes:
    """The Dark City of a player: a tile with spikes all around."""
    spikes = tuple(
        [
            (round(x + r * math.sin(math.pi * i / 12), 1), round(y - r * math.cos(math.pi * i / 12), 1))
            for i in range(24)
            for r in ((25.0 if i % 3 == 0 else 21.0),)
        ]
    )
    colours = SEATS[seat]
    return (
        Poly(spikes, fill=INK, stroke=INK, line=2),
        Circle(x, y, 17.5, fill=colours.fill, stroke=BACK_LINE, line=1.5),
        parts.sign(x, y - 1, "castle", 21, colours.on),
    )


@cache
def held(x: float, y: float, seat: Seat, kind: str) -> Shapes:
    """What lies under a place that is controlled: the marker, as large as it takes to be seen."""
    fill = SEATS[seat].fill
    match kind:
        case "city":
            return (Rect(x - 25, y - 17, 50, 35, 9, fill=fill, stroke=INK),)
        case "tower":
            return (Circle(x, y, 24, fill=fill, stroke=INK),)
    return (Circle(x, y, 19.5, fill=fill, stroke=INK),)


@cache
def fortress(x: float, y: float, seat: Seat, standing: bool) -> Shapes:
    """A fortress figure: standing, or lying while it is built."""
    colours = SEATS[seat]
    wall = (
        (-10, 15), (-8, 9), (-8, -7), (-10, -9), (-10, -15), (-6, -15), (-6, -12), (-2, -12), (-2, -15), (2, -15),
        (2, -12), (6, -12), (6, -15), (10, -15), (10, -9), (8, -7), (8, 9), (10, 15),
    )  # fmt: skip
    turned = wall if standing else [(b, -a) for a, b in wall]
    points = tuple([(x + a, y + b) for a, b in turned])
    at = (x, y + 2) if standing else (x + 1, y)
    return (Poly(points, fill=colours.fill, stroke=INK, line=2), sign(*at, seat, 9, colours.on))


@cache
def stock_fortress(x: float, y: float, size: float = 22) -> Shapes:
    """A fortress of the common stock, nobody's yet."""
    return (parts.sign(x, y, "castle", size, INK),)


# --- beside the board ------------------------------------------------------------------------------------------------


@cache
def glory(x: float, y: float, value: int, r: float = 13) -> Shapes:
    """A glory token of 1 or of 5: the large one has a second rim."""
    rim = (Circle(x, y, r - 3, stroke=INK, line=1.25),) if value >= 5 else ()
    return (
        Circle(x, y, r, fill=GOLD, stroke=INK),
        *rim,
        parts.middle(x, y, str(value), 17, INK, bold=True),
    )


@cache
def points(x: float, y: float, n: int, r: float = 13) -> Shapes:
    """Glory points of a player, on gold."""
    letters = metrics.width(str(n), 17, bold=True)
    w = max(2 * r, letters + 14)
    return (
        Rect(x - w / 2, y - r, w, 2 * r, r, fill=GOLD, stroke=INK),
        parts.middle(x, y, str(n), 17, INK, bold=True),
    )


@cache
def strike_token(x: float, y: float, red: bool, r: float = 11) -> Shapes:
    """A strike token: its white face, or the red one that may go Berserk, an axe on it."""
    if red:
        return (Circle(x, y, r, fill=RED, stroke=INK), parts.sign(x, y, "axe", 1.35 * r, PAPER))
    return (Circle(x, y, r, fill=PAPER, stroke=INK), Circle(x, y, r - 4, stroke=LINE, line=1.25))


@cache
def first_player(x: float, y: float, size: float = 22) -> Shapes:
    """The first player tile: a grimace."""
    return (
        Rect(x - size / 2, y - size / 2, size, size, 5, fill=GOLD, stroke=INK),
        parts.sign(x, y, "goblin_head", size * 0.86),
    )


@cache
def objective(x: float, y: float, tile: Objective, size: float = 50) -> Shapes:
    """The sign of an objective tile about its middle, on a face of `size` px."""
    scale = size / 50
    match tile:
        case Objective.CITIES:
            return scaled(city(0, -1), x, y, 0.86 * scale)
        case Objective.HORDES:
            return tuple([horde(x + dx * scale, y, INK, size=26 * scale) for dx in (-12, 12)])
        case Objective.KILLS:
            return (parts.sign(x, y, "skull", 32 * scale, INK, PAPER),)
        case Objective.VILLAGES:
            return (parts.sign(x, y, "hut", 34 * scale),)
        case Objective.MARKERS:
            return _pattern(x, y, scale)
        case Objective.RAZED:
            return scaled(burnt(0, 2), x, y, 1.35 * scale)
        case Objective.FORTRESSES:
            return (parts.sign(x, y, "castle", 33 * scale),)
    return scaled(tower(0, 0), x, y, 0.86 * scale)


def _pattern(x: float, y: float, scale: float) -> Shapes:
    """The four shapes of markers."""
    places = ((-9, -9), (9, -9), (-9, 9), (9, 9))
    return tuple([sign(x + dx * scale, y + dy * scale, Seat(s), 13 * scale, INK) for s, (dx, dy) in enumerate(places)])


def scaled(shapes: Shapes, x: float, y: float, scale: float) -> Shapes:
    """Shapes drawn about (0, 0), about another middle and of another size."""
    return tuple([_one_scaled(shape, x, y, scale) for shape in shapes])


def _one_scaled(shape: Shape, x: float, y: float, k: float) -> Shape:
    match shape:
        case Poly():
            return replace(shape, points=tuple([(x + a * k, y + b * k) for a, b in shape.points]))
        case Rect():
            return replace(shape, x=x + shape.x * k, y=y + shape.y * k, w=shape.w * k, h=shape.h * k, r=shape.r * k)
        case Circle():
            return replace(shape, x=x + shape.x * k, y=y + shape.y * k, r=shape.r * k)
        case _:
            return replace(shape, x=x + shape.x * k, y=y + shape.y * k, size=shape.size * k)


@cache
def tile(box: Box, which: Objective | None) -> Shapes:
    """An objective tile, face up; None: face down."""
    if which is None:
        return tuple(parts.back(box, "flag", r=6))
    face = (parts.shadow(box, 6), Rect(box.x, box.y, box.w, box.h, 6, fill=PAPER, stroke=INK))
    return (*face, *objective(box.cx, box.cy, which, min(box.w, box.h)))


@cache
def hero_back(x: float, y: float, w: float = 16, h: float = 20, *, away: bool = False) -> Shapes:
    """A Hero card that is not known, by its three chevrons; away: set aside until the next game turn."""
    fill = mix(BACK, PAPER, 0.55) if away else BACK
    edge = Rect(x - w / 2, y - h / 2, w, h, 3, fill=fill, stroke=INK, line=1.25)
    ink, k = INK if away else BACK_LINE, w / 16
    return (
        edge,
        *[
            Poly(
                ((x - 4 * k, y + d * k), (x, y + (d - 3.2) * k), (x + 4 * k, y + d * k)),
                closed=False,
                stroke=ink,
                line=1.5 * k,
            )
            for d in (-1.6, 2.2, 6)
        ],
    )
