"""The anatomy all tables share (LOOK sections 3 and 4): functions that return shapes, nothing more.

Places are given in px of the table, or relative to the group the shapes will be put in. A box is where the
thing stands; its shadow and outline may reach a few px further.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, Literal

from msgspec.structs import replace

from orclib.scene import text as metrics
from orclib.scene.palette import (
    BACK,
    BACK_LINE,
    BAND,
    GOLD,
    ICE,
    ICE_LINE,
    INK,
    LINE,
    MUTED,
    OFF,
    OFF_INK,
    PANEL,
    PAPER,
    PLAYERS,
    REFUSE,
    REFUSE_WASH,
    SHADOW,
    STATUS_PILL,
    TABLE,
    TABLE_EDGE,
    dim,
    on,
)
from orclib.scene.shapes import Box, Circle, Die, Glyph, Poly, Rect, Shape, Text, bounds

Align = Literal["start", "middle", "end"]
DASH: Final = (5.0, 4.0)
Point = tuple[float, float]
Sign = str | tuple[Shape, ...]
"""The name of a glyph, or what is drawn instead about (0, 0)."""


# --- small signs -------------------------------------------------------------------------------------


def sign(
    cx: float, cy: float, name: str, size: float, fill: str = INK, base: str | None = None, turn: float = 0
) -> Glyph:
    """A glyph about its centre."""
    return Glyph(name, cx - size / 2, cy - size / 2, size, fill, base, turn)


def row(
    cx: float, cy: float, name: str, count: int, size: float, fill: str = INK, base: str | None = None
) -> list[Shape]:
    """The same glyph `count` times side by side, centred."""
    step = size * 1.06
    return [sign(cx + (i - (count - 1) / 2) * step, cy, name, size, fill, base) for i in range(count)]


def middle(
    cx: float,
    cy: float,
    text: str,
    size: float = 17,
    fill: str = INK,
    *,
    bold: bool = False,
    room: float | None = None,
) -> Text:
    """A text centred on a point."""
    # Figures and capitals are 0.73 of the size high, so half of that below the centre is the baseline.
    return Text(cx, cy + 0.36 * size, text, size, fill, bold, align="middle", room=room)


def disc(cx: float, cy: float, text: str, fill: str = PAPER, r: float = 13) -> list[Shape]:
    """A number on a round disc, which is as wide as two figures need."""
    r = max(r, metrics.width(text, 17, bold=True) / 2 + 2)
    size = 19 if metrics.width(text, 19, bold=True) <= 2 * r - 3 else 17
    return [Circle(cx, cy, r, fill=fill, stroke=INK), middle(cx, cy, text, size, on(fill), bold=True, room=2 * r - 3)]


def badge(cx: float, cy: float, glyph: str, fill: str, r: float = 12) -> list[Shape]:
    """A sign on a coloured disc, for the corner of a thing."""
    ink = on(fill)
    disc = Circle(cx, cy, r, fill=fill, stroke=ink, line=2 if ink == PAPER else 1.5)
    return [disc, sign(cx, cy, glyph, round(1.3 * r), ink)]


def pill(
    cx: float,
    cy: float,
    text: str,
    fill: str = PAPER,
    ink: str | None = None,
    glyph: str | None = None,
    *,
    stroke: str | None = None,
    bold: bool = True,
    wide: float = 0,
) -> list[Shape]:
    """A short text in a lozenge 28 high, at least `wide`; light ones get an outline."""
    ink = ink or on(fill)
    stroke = stroke or (LINE if on(fill) == INK else None)
    letters = metrics.width(text, 17, bold)
    sign_room = 24 if glyph else 0
    w = max(wide, letters + sign_room + 20)
    left = cx - (letters + sign_room) / 2
    shapes: list[Shape] = [Rect(cx - w / 2, cy - 14, w, 28, 14, fill=fill, stroke=stroke)]
    if glyph:
        shapes.append(sign(left + 9, cy, glyph, 19, ink))
    shapes.append(Text(left + sign_room, cy + 6, text, 17, ink, bold, room=w - sign_room - 12))
    return shapes


def known(cx: float, cy: float, glyphs: Sequence[str], text: str = "") -> list[Shape]:
    """What is face down, but known to whoever looks at this picture: signs, and a number."""
    w = 16 * len(glyphs) + (13 if text else 0) + 10
    x = cx - w / 2 + 5
    shapes: list[Shape] = [Rect(cx - w / 2, cy - 12, w, 24, 12, fill=PAPER, stroke=INK, dash=(3, 2))]
    shapes += [sign(x + 8 + 16 * place, cy, name, 15) for place, name in enumerate(glyphs)]
    return [*shapes, Text(x + 16 * len(glyphs) + 1, cy + 6, text, bold=True)] if text else shapes


def strike(box: Box, colour: str = OFF_INK) -> Poly:
    """The line through a thing that does not count."""
    return Poly(((box.x, box.bottom), (box.right, box.y)), closed=False, stroke=colour)


def shadow(box: Box, r: float = 8) -> Rect:
    """The shadow of a loose thing; it comes before the thing."""
    return Rect(box.x, box.y + 3, box.w, box.h, r, fill=SHADOW)


def heading(x: float, y: float, text: str, align: Align = "start", size: float = 22) -> Text:
    """A name or a title in the serif face; y is the baseline."""
    return Text(x, y, text, size, INK, serif=True, align=align)


def seat_name(x: float, y: float, name: str, note: str, align: Align = "start") -> list[Shape]:
    """Who sits there, and under it how many cards are held."""
    return [heading(x, y, name, align), Text(x, y + 26, note, fill=MUTED, align=align)]


def arrow(start: Point, end: Point, fill: str, wide: float = 8, *, dash: bool = False) -> list[Shape]:
    """An arrow from point to point, so wide at each side of its head."""
    (x1, y1), (x2, y2) = start, end
    long = math.hypot(x2 - x1, y2 - y1) or 1.0
    ux, uy = (x2 - x1) / long, (y2 - y1) / long
    head = min(2 * wide, 0.6 * long)
    hx, hy = x2 - ux * head, y2 - uy * head

    def at(x: float, y: float, side: float) -> Point:
        return round(x - uy * side, 1), round(y + ux * side, 1)

    tip = (at(hx, hy, wide), at(x2, y2, 0), at(hx, hy, -wide))
    if dash:
        shaft = (at(x1, y1, 0), at(hx, hy, 0))
        return [
            Poly(shaft, closed=False, stroke=PAPER, line=wide),
            Poly(tip, fill=fill, stroke=PAPER, line=2),
            Poly(shaft, closed=False, stroke=fill, line=0.55 * wide, dash=(8, 6)),
        ]
    half = 0.38 * wide
    beam = (at(hx, hy, -half), at(x1, y1, -half), at(x1, y1, half), at(hx, hy, half))
    return [Poly((*beam, *tip), fill=fill, stroke=PAPER, line=2)]


def moved(shapes: Iterable[Shape], dx: float, dy: float) -> list[Shape]:
    """Shapes elsewhere."""
    found: list[Shape] = []
    for shape in shapes:
        if isinstance(shape, Poly):
            found.append(replace(shape, points=tuple((x + dx, y + dy) for x, y in shape.points)))
        else:
            found.append(replace(shape, x=shape.x + dx, y=shape.y + dy))
    return found


# --- the table ---------------------------------------------------------------------------------------


def ground(width: float, height: float) -> list[Shape]:
    """The table with its rim; opaque, so light and dark notebooks look the same."""
    return [
        Rect(0, 0, width, height, fill=TABLE_EDGE),
        Rect(6, 6, width - 12, height - 12, 14, fill=TABLE),
    ]


def band(box: Box) -> list[Shape]:
    """The strip on which the common things lie."""
    return [Rect(box.x, box.y, box.w, box.h, 14, fill=BAND)]


def status_line(
    width: float, sentence: str, turn_text: str = "", arrow: Literal["up", "down"] | None = None
) -> list[Shape]:
    """The dark bar at the top: an arrow to the seat whose turn it is, one sentence, the turn at the right."""
    bar = Box(20, 18, width - 40, 48)
    left, right = bar.x + 20, bar.right - 20
    shapes: list[Shape] = [Rect(bar.x, bar.y, bar.w, bar.h, 10, fill=INK)]
    if arrow:
        shapes.append(Circle(bar.x + 26, bar.cy, 15, fill=GOLD))
        shapes.append(sign(bar.x + 26, bar.cy, "arrow", 18, INK, turn=90 if arrow == "down" else -90))
        left = bar.x + 52
    if turn_text:
        w = metrics.width(turn_text, 17, bold=True) + 32
        shapes += pill(right - w / 2, bar.cy, turn_text, STATUS_PILL, PAPER, wide=w)
        right -= w + 16
    size = next((size for size in (21, 19) if metrics.width(sentence, size, bold=True) <= right - left), 17)
    shapes.append(Text(left, bar.cy + 0.36 * size, sentence, size, PAPER, bold=True, room=right - left))
    return shapes


def status_box(box: Box, sentence: str, turn_text: str, whose: Sign = "", aside: float = 0) -> list[Shape]:
    """The dark box above a side column: one sentence in up to three lines, the turn at the upper right.

    At the left is on gold whose turn it is; `aside` px at the right are kept free below the turn.
    """
    wide = metrics.width(turn_text, 17, bold=True) + 24
    room = box.w - 64
    rooms = (room - wide - 6, room - aside, room - aside)
    lines = metrics.fill(sentence, rooms, 17)
    y = box.cy + 6 - 11 * (len(lines) - 1)
    return [
        Rect(box.x, box.y, box.w, box.h, 10, fill=INK),
        Rect(box.right - 8 - wide, box.y + 8, wide, 26, 13, fill=STATUS_PILL),
        middle(box.right - 8 - wide / 2, box.y + 21, turn_text, 17, PAPER, bold=True, room=wide),
        *(
            Text(box.x + 54, y + 22 * place, line, 17, PAPER, room=most + 2)
            for place, (line, most) in enumerate(zip(lines, rooms, strict=False))
        ),
        *([Circle(box.x + 27, box.cy, 19, fill=GOLD), *_signed(box.x + 27, box.cy, whose, 24)] if whose else ()),
    ]


def _signed(cx: float, cy: float, what: Sign, size: float, fill: str = INK) -> list[Shape]:
    """A sign about its middle."""
    return [sign(cx, cy, what, size, fill)] if isinstance(what, str) else moved(what, cx, cy)


def panel(box: Box, title: str | None = None) -> list[Shape]:
    """A quiet box for side matters, with an optional heading inside."""
    shapes: list[Shape] = [Rect(box.x, box.y, box.w, box.h, 10, fill=PANEL, stroke=LINE, line=1.25)]
    if title:
        shapes.append(Text(box.x + 16, box.y + 30, title, 22, serif=True, room=box.w - 32))
    return shapes


def bubble(box: Box, title: str, lines: Sequence[str]) -> list[Shape]:
    """The refusal: what cannot be, then at most three lines of why; the clause comes last."""
    return [
        Rect(box.x, box.y, box.w, box.h, 10, fill=REFUSE_WASH, stroke=REFUSE, line=2),
        *badge(box.x + 24, box.y + 24, "cross", REFUSE),
        Text(box.x + 46, box.y + 30, title, 17, REFUSE, bold=True, room=box.w - 56),
        *(Text(box.x + 16, box.y + 57 + 23 * i, line, room=box.w - 26) for i, line in enumerate(lines[:3])),
    ]


def seat_plate(
    box: Box, left: float, cy: float, name: str, *, wins: bool = False, out: bool = False
) -> tuple[list[Shape], float]:
    """The panel of a player with the name, so far from its left edge, behind it a crown for who wins.

    Returns where there is room after the name, too.
    """
    size = 22 if box.h > 60 else 18
    told = metrics.fit(name, box.w - left - 6, size, serif=True)
    shapes = card(box, r=10, off=True) if out else panel(box)
    shapes.append(Text(box.x + left, cy + 0.36 * size, told, size, MUTED if out else INK, serif=True))
    right = box.x + left + metrics.width(told, size, serif=True) + 7
    return ([*shapes, sign(right + 11, cy, "crown", 22)], right + 28) if wins else (shapes, right)


def turn_ring(box: Box, *, acts: bool = True) -> Rect:
    """The frame of the panel of whoever acts now, or only has the turn; a ring alone, so that little is painted."""
    return Rect(box.x, box.y, box.w, box.h, 10, stroke=INK, line=4 if acts else 2)


def result(cx: float, cy: float, points: int, *, best: bool, crowned: bool = False) -> list[Shape]:
    """What somebody has got in the end: on gold if it is the most, under a crown if it wins."""
    shapes: list[Shape] = [
        Rect(cx - 32, cy - 24, 64, 48, 10, fill=GOLD if best else PAPER, stroke=INK, line=2),
        middle(cx, cy, str(points), 26, INK, bold=True, room=60),
    ]
    return [*shapes, sign(cx, cy - 33, "crown", 26)] if crowned else shapes


@lru_cache(maxsize=1024)
def button(box: Box, text: str, what: Sign = "", *, off: bool = False) -> tuple[Shape, ...]:
    """A thing to press: a sign and a word; where the word needs all the room, it stands alone."""
    ink = MUTED if off else INK
    wide = metrics.width(text, 17, bold=True)
    aside = SIGN_ROOM if what and wide + SIGN_ROOM <= box.w - 8 else 0
    told = metrics.fit(text, box.w - 8, 17, bold=True)
    x = box.cx - (min(wide, box.w - 8) + aside) / 2
    shapes = card(box, r=10, off=off)
    if aside:
        shapes += _signed(x + 9, box.cy, what, 20, ink)
    return (*shapes, Text(x + aside, box.cy + 6, told, 17, ink, bold=True, room=box.w - 6 - aside))


def key(room: Box, entries: Sequence[tuple[Sign, str]], columns: int = 2, *, low: bool = False) -> list[Shape]:
    """The legend: what each sign that is in the picture means, row by row, as many as there is room for.

    A sign is "frozen", "dimmed", the name of a glyph or a number to stand on gold, or what is drawn about (0, 0).
    The panel is as high as its rows; it stands at the foot of its room if it is `low`.
    """
    rows = min(-(-len(entries) // columns), int((room.h - 14) // KEY_ROW))
    if rows < 1:
        return []
    box = key_box(room, rows, low=low)
    shown = [(_key_sign(what), label) for what, label in entries[: columns * rows]]
    half = math.ceil(max(bounds(what).w for what, _label in shown) / 2)
    shapes, step = panel(box), (box.w - 8) // columns
    for place, (what, label) in enumerate(shown):
        x, cy = box.x + 8 + step * (place % columns), box.y + 21 + KEY_ROW * (place // columns)
        left = 2 * half + 6
        shapes += moved(what, x + half, cy)
        shapes.append(Text(x + left, cy + 6, metrics.fit(label, step - left, 17), room=step - left + 2))
    return shapes


def key_box(room: Box, rows: int, *, low: bool = False) -> Box:
    """Where a legend of so many rows stands."""
    high = 14 + KEY_ROW * rows
    return Box(room.x, room.bottom - high if low else room.y, room.w, high)


SIGN_ROOM: Final = 26
KEY_ROW: Final = 27


def _key_sign(name: Sign) -> Sequence[Shape]:
    """A sign as small as the legend needs it, about its middle."""
    match name:
        case tuple():
            return name
        case "frozen":
            ice = Rect(-10, -10, 20, 20, 4, fill=ICE, stroke=ICE_LINE, line=2)
            return [ice, sign(0, 0, "snowflake", 14, ICE_LINE)]
        case "dimmed":
            off = Rect(-9, -9, 18, 18, 3, fill=dim(REFUSE), stroke=OFF_INK)
            return [off, strike(Box(-6, -6, 12, 12))]
    return disc(0, 0, name, GOLD, 10) if name.isdigit() else badge(0, 0, name, GOLD, 10)


# --- things that lie on it ---------------------------------------------------------------------------


def card(box: Box, fill: str = PAPER, r: float = 8, *, off: bool = False) -> list[Shape]:
    """A loose card without a face: shadow, fill, outline; one that is off is dimmed and throws no shadow."""
    if off:
        return [Rect(box.x, box.y, box.w, box.h, r, fill=dim(PANEL), stroke=OFF_INK)]
    return [shadow(box, r), Rect(box.x, box.y, box.w, box.h, r, fill=fill, stroke=INK)]


def halves(
    box: Box,
    first: str,
    second: str,
    share: float = 0.5,
    *,
    across: bool = False,
    r: float = 8,
    stroke: str = INK,
) -> list[Shape]:
    """A card in two colours, the first above (or left of, with `across`) a line at `share` of it."""
    w, h = (box.w * share, box.h) if across else (box.w, box.h * share)
    # The first part is rounded where the card is; a square strip fills its other two corners.
    strip = Rect(box.x + w - r, box.y, r, h, fill=first) if across else Rect(box.x, box.y + h - r, w, r, fill=first)
    cut = (box.x + w, box.y) if across else (box.x, box.y + h)
    end = (box.x + w, box.bottom) if across else (box.right, box.y + h)
    return [
        shadow(box, r),
        Rect(box.x, box.y, box.w, box.h, r, fill=second),
        Rect(box.x, box.y, w, h, r, fill=first),
        strip,
        Poly((cut, end), closed=False, stroke=stroke),
        Rect(box.x, box.y, box.w, box.h, r, stroke=stroke),
    ]


def spread(room: Box, w: float, step: float, count: int) -> list[Box]:
    """The places of cards side by side, `step` apart; where there are many they overlap."""
    if count > 1:
        step = min(step, (room.w - w) / (count - 1))
    return [Box(room.x + step * place, room.y, w, room.h) for place in range(count)]


def back(box: Box, glyph: str, fill: str = BACK, line: str = BACK_LINE, turn: float = 0, r: float = 8) -> list[Shape]:
    """A card face down: an inner frame and one glyph, which says nothing of the face."""
    inner = box.grow(-5)
    return [
        *card(box, fill, r),
        Rect(inner.x, inner.y, inner.w, inner.h, max(r - 3, 2), stroke=line, line=1.25),
        sign(box.cx, box.cy, glyph, 0.62 * min(box.w, box.h), line, turn=turn),
    ]


def pile(
    box: Box,
    count: int,
    glyph: str,
    fill: str = BACK,
    line: str = BACK_LINE,
    turn: float = 0,
    empty: str | None = None,
) -> list[Shape]:
    """Up to four backs, each 3 px higher than the one below; `box` is the lowest; the count comes beside."""
    if count <= 0:
        return slot(box, empty)
    shapes: list[Shape] = [shadow(box, 7)]
    for i in range(min(count, 4) - 1):
        shapes.append(Rect(box.x, box.y - 3 * i, box.w, box.h, 7, fill=fill, stroke=INK))
    top = box.moved(0, -3 * (min(count, 4) - 1))
    # Only the lowest card throws a shadow on the table.
    return shapes + back(top, glyph, fill, line, turn, 7)[1:]


def slot(box: Box, text: str | None = None, r: float = 8) -> list[Shape]:
    """A dashed place where something was or may come."""
    shapes: list[Shape] = [Rect(box.x, box.y, box.w, box.h, r, stroke=LINE, dash=DASH)]
    if text:
        shapes.append(middle(box.cx, box.cy, text, 17, MUTED, room=box.w - 4))
    return shapes


PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(box: Box, value: int | None, attacker: bool = True, ignored: bool = False) -> list[Shape]:
    """A die: paper to attack, ink to defend, a dashed "?" before the roll, struck when ignored."""
    if value is None:
        return [
            Rect(box.x, box.y, box.w, box.h, 10, fill=PAPER, stroke=MUTED, dash=DASH),
            middle(box.cx, box.cy, "?", 22, MUTED, bold=True),
        ]
    face, pip, edge = (PAPER, INK, INK) if attacker else (INK, PAPER, INK)
    if ignored:
        face, pip, edge = (dim(face) if attacker else OFF), MUTED, OFF_INK
    shapes: list[Shape] = [] if ignored else [shadow(box, 10)]
    shapes.append(Die(box.x, box.y, box.w, box.h, 10, value, fill=face, stroke=edge, line=1.5 if ignored else 2))
    shapes += pips(box, value, pip)
    return [*shapes, strike(box.grow(-5), MUTED)] if ignored else shapes


def pips(box: Box, value: int, fill: str) -> list[Shape]:
    """The pips of a die, which say its face."""
    return [
        Circle(box.cx + dx * box.w * 0.27, box.cy + dy * box.h * 0.27, box.w * 0.095, fill=fill)
        for dx, dy in PIPS[value]
    ]


# Player shapes as (corners, degrees of the first corner, radius as a share of half the box).
CORNERS: Final[dict[str, tuple[int, float, float]]] = {
    "square": (4, -45, 1.25),
    "diamond": (4, -90, 1.2),
    "hexagon": (6, 0, 1.06),
    "triangle": (3, -90, 1.3),
    "pentagon": (5, -90, 1.08),
    "octagon": (8, 22.5, 1.02),
}


def player_shape(box: Box, player: int, line: float = 2, fill: str | None = None) -> Shape:
    """The shape of a player (1 to 7) in the player's colour, about as large as the box."""
    swatch = PLAYERS[player]
    fill = fill or swatch.fill
    if swatch.shape is None or swatch.shape == "circle":
        return Circle(box.cx, box.cy, box.w / 2, fill=fill, stroke=INK, line=line)
    count, first, share = CORNERS[swatch.shape]
    reach = box.w / 2 * share
    # A triangle's weight lies low: shift it so that the number stands in the middle of the box.
    cy = box.cy + (box.h * 0.1 if count == 3 else 0)
    angles = [math.radians(first + 360 * i / count) for i in range(count)]
    points = tuple((box.cx + reach * math.cos(a), cy + reach * math.sin(a)) for a in angles)
    return Poly(points, fill=fill, stroke=INK, line=line)


def token(box: Box, player: int, text: str = "") -> list[Shape]:
    """The shape of a player with a number on it."""
    shapes: list[Shape] = [player_shape(box, player)]
    if text:
        low = 0.13 * box.h if PLAYERS[player].shape == "triangle" else 0
        size = 18 if len(text) == 1 else 17
        shapes.append(middle(box.cx, box.cy + low, text, size, PLAYERS[player].on, bold=True))
    return shapes
