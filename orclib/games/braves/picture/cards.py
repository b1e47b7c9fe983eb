"""How the things of the game look: cards with their faces and backs, shields, desertions, score wheels.

All are drawn about their own corner (0, 0) and kept, so that a picture only says where they lie.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from orclib.engine import Seat
from orclib.games.braves.box import BACKS as KINDS
from orclib.games.braves.box import FOLKS, Back, Design, Rank
from orclib.games.braves.state import Options
from orclib.games.braves.text.names import player_letter
from orclib.games.braves.text.words import code
from orclib.language import say
from orclib.scene import Box, Circle, Poly, Rect, Shape, Text, parts
from orclib.scene.palette import BACK, BACK_LINE, BACKS, GOLD, INK, LINE, MUTED, PAPER, SHADOW, Swatch, mix, on

SWATCHES: Final[dict[Back, Swatch]] = {back: BACKS[back.value] for back in KINDS}
SEAT_FILLS: Final = ("#C62828", "#2F6FD0", "#2E7D4F", "#F5D938", "#7B3FA0", "#FDFDFB", "#1D1B1E")
"""The colours of the players, as they are called; the letter stands on each."""
FLAG_FILL: Final = MUTED
MARK: Final = "*"
"""Stands beside a value that is our own (BRV-R30)."""


CHIP_W: Final = 41
CHIP_H: Final = 21
"""A card as small as it can be read."""


class Size(NamedTuple):
    """How large a card is, its title band, the value in the band, and the sign."""

    w: float
    h: float
    band: float
    value: float
    sign: float
    r: float

    def at(self, x: float, y: float) -> Box:
        """The box of a card whose upper left corner is there."""
        return Box(x, y, self.w, self.h)


NAMED: Final = Size(104, 108, 26, 20, 42, 8)
"""With the name of the card, and how many there are of it."""
LARGE: Final = Size(84, 116, 28, 22, 50, 8)
BIG: Final = Size(78, 108, 27, 20, 50, 8)
MIDDLE: Final = Size(64, 90, 24, 18, 42, 7)
NARROW: Final = Size(52, 86, 22, 17, 36, 6)
SMALL: Final = Size(42, 60, 20, 17, 24, 5)
FAN: Final = Size(34, 33, 0, 17, 14, 4)


def value_text(design: Design, options: Options) -> str:
    """The value as it is printed: with a mark if it is our own, of spies their number."""
    match design:
        case Design.WAR_MACHINE:
            return "9"
        case Design.FLYING_MACHINE:
            return "4"
        case Design.SPY_1 | Design.SPY_2 | Design.SPY_3 | Design.SPY_4:
            return str(design - Design.SPY_1 + 1)
    own = design.face.ours
    return f"{options.value(design)}{MARK if own else ''}"


# --- signs -----------------------------------------------------------------------------------------------------------


def art(design: Design, cx: float, cy: float, size: float, ink: str) -> list[Shape]:
    """What a card shows: a head, a beast, a machine. Leaders wear a crown, veterans two stripes."""
    if design is Design.FLYING_MACHINE:
        return _wings(cx, cy, size, ink)
    name = design.face.sign or SWATCHES[design.back].glyph or ""
    if design.rank is Rank.LEADER:
        head = parts.sign(cx, cy + 0.2 * size, name, 0.8 * size, ink)
        return [head, parts.sign(cx, cy - 0.4 * size, "crown", 0.55 * size, ink)]
    if design.rank is Rank.VETERAN:
        head = parts.sign(cx, cy - 0.14 * size, name, 0.84 * size, ink)
        return [head, *(_stripe(cx, cy + share * size, 0.2 * size, ink) for share in (0.4, 0.58))]
    return [parts.sign(cx, cy, name, size, ink)]


def _stripe(cx: float, cy: float, half: float, ink: str) -> Poly:
    points = ((cx - half, cy - half / 2), (cx, cy), (cx + half, cy - half / 2))
    return Poly(points, closed=False, stroke=ink, line=max(1.5, half / 3))


_WING: Final = ((0, -3), (-5, -7), (-11, -8), (-12, -3), (-9, -4), (-8.5, 0.5), (-5.5, -1), (-4, 3), (0, 2))


def _wings(cx: float, cy: float, size: float, ink: str) -> list[Shape]:
    """The flying machine: bat wings, a body and a tail."""
    unit = size / 24
    outline = [*_WING, *((-x, y) for x, y in reversed(_WING))]
    tail = ((-1.6, -6), (1.6, -6), (1.6, 5), (4, 10), (-4, 10), (-1.6, 5))
    return [Poly(tuple((cx + x * unit, cy + y * unit) for x, y in shape), fill=ink) for shape in (tuple(outline), tail)]


def shield_points(cx: float, cy: float, w: float, h: float) -> tuple[tuple[float, float], ...]:
    """The outline of a shield."""
    x, y = w / 2, h / 2
    return (
        (cx - x, cy - y),
        (cx + x, cy - y),
        (cx + x, cy + 0.05 * h),
        (cx + 0.66 * x, cy + 0.32 * h),
        (cx, cy + y),
        (cx - 0.66 * x, cy + 0.32 * h),
        (cx - x, cy + 0.05 * h),
    )


def seat_shield(seat: Seat, cx: float, cy: float, w: float, h: float) -> list[Shape]:
    """A shield in the colour of a player with the player's letter."""
    fill = SEAT_FILLS[seat]
    size = 17 if h < 43 else 0.4 * h
    return [
        Poly(shield_points(cx, cy, w, h), fill=fill, stroke=INK, line=1.5),
        parts.middle(cx, cy - 0.06 * h, player_letter(seat), size, on(fill), bold=True),
    ]


def seat_disc(seat: Seat, cx: float, cy: float, r: float = 11) -> list[Shape]:
    """A player as a small disc with a letter."""
    fill = SEAT_FILLS[seat]
    letter = parts.middle(cx, cy, player_letter(seat), 17, on(fill), bold=True)
    return [Circle(cx, cy, r, fill=fill, stroke=INK), letter]


# --- army cards ------------------------------------------------------------------------------------------------------


def letters(kind: Back) -> str:
    """The two letters of a back."""
    folk = FOLKS.get(kind)
    return say(folk.letters, folk.lettres) if folk is not None else ""


def face(design: Design, size: Size, value: str, name: tuple[str, ...] = (), copies: str = "") -> tuple[Shape, ...]:
    """An army card face up: a band in the colour of its back with the value, a sign, on large ones the name."""
    return _face(design, size, value, letters(design.back), name, copies)


@cache
def _face(design: Design, size: Size, value: str, code: str, name: tuple[str, ...], copies: str) -> tuple[Shape, ...]:
    swatch, box = SWATCHES[design.back], size.at(0, 0)
    tint = mix(swatch.fill, PAPER, 0.76)
    shapes: list[Shape] = [
        parts.shadow(box, size.r),
        Rect(0, 0, size.w, size.h, size.r, fill=tint),
        Rect(0, 0, size.w, size.band, size.r, fill=swatch.fill),
        Rect(0, size.band - size.r, size.w, size.r, fill=swatch.fill),
        Rect(0, 0, size.w, size.h, size.r, stroke=INK),
        Poly(((0, size.band), (size.w, size.band)), closed=False, stroke=INK, line=1.25),
        _value(value, size, swatch.on),
    ]
    if size in (SMALL, NARROW):
        middle = size.band + (size.h - 17 - size.band) / 2
        shapes += art(design, size.w / 2, middle, size.sign * (0.8 if size is SMALL else 0.94), INK)
        shapes.append(parts.middle(size.w / 2, size.h - 10, code, fill=INK, bold=True))
        return tuple(shapes)
    shapes.append(Text(size.w - 4, size.band / 2 + 6, code, 17, swatch.on, bold=True, align="end"))
    room = size.h - size.band - 19 * len(name)
    shapes += art(design, size.w / 2, size.band + room / 2 + (1 if name else -1), min(size.sign, room - 10), INK)
    for line, text in enumerate(name):
        y = size.h - 8 - 18 * (len(name) - 1 - line)
        shapes.append(Text(size.w / 2, y, text, 17, INK, align="middle", room=size.w - 2))
    if copies:
        shapes.append(Text(size.w - 39, size.band / 2 + 6, copies, 17, swatch.on, align="end"))
    return tuple(shapes)


def _value(value: str, size: Size, ink: str) -> Text:
    """The value in the band; two figures and a mark are set smaller, on small cards without the mark."""
    high = size.value if len(value) < 3 else 17
    value = value if size.w > 70 else _short(value)
    return Text(4 if size.w < 70 else 6, size.band / 2 + 0.36 * high, value, high, ink, bold=True)


def _short(value: str) -> str:
    """The value where there is no room for two figures and the mark."""
    return value if len(value) < 3 else value[:-1]


@cache
def fan_card(design: Design, value: str) -> tuple[Shape, ...]:
    """A small face for a fan of cards: all that matters stands at its left edge."""
    swatch = SWATCHES[design.back]
    return (
        Rect(0, 0, FAN.w, FAN.h, FAN.r, fill=swatch.fill, stroke=INK),
        *art(design, 10, 9, 14, swatch.on),
        Text(3, FAN.h - 3, _short(value), 17, swatch.on, bold=True),
    )


def back(kind: Back, size: Size) -> tuple[Shape, ...]:
    """An army card face down: the colour of its back, a sign and two letters."""
    return _back(kind, size, letters(kind))


@cache
def _back(kind: Back, size: Size, code: str) -> tuple[Shape, ...]:
    swatch, box = SWATCHES[kind], size.at(0, 0)
    d = 5 if size.w > 50 else 3
    line = mix(swatch.fill, swatch.on, 0.55)
    coded = size.h > 58
    return (
        *parts.card(box, swatch.fill, size.r),
        Rect(d, d, size.w - 2 * d, size.h - 2 * d, max(size.r - 3, 2), stroke=line, line=1.25),
        parts.sign(box.cx, box.cy - 8 * coded, swatch.glyph or "", 0.55 * size.w, swatch.on),
        *([parts.middle(box.cx, size.h - d - 10, code, fill=swatch.on, bold=True)] if coded else []),
    )


@cache
def unknown(size: Size) -> tuple[Shape, ...]:
    """The top of the deck before the kind of the next card has been seen."""
    box = size.at(0, 0)
    return (
        *parts.card(box, BACK, size.r),
        Rect(5, 5, size.w - 10, size.h - 10, size.r - 3, stroke=BACK_LINE, line=1.25),
        parts.middle(box.cx, box.cy, "?", 34, BACK_LINE, bold=True),
    )


@cache
def design_chip(design: Design, value: str, wide: float = CHIP_W, high: float = CHIP_H) -> tuple[Shape, ...]:
    """A card as a small chip: sign and value on the colour of its back."""
    swatch = SWATCHES[design.back]
    return (
        Rect(0, 0, wide, high, 4, fill=swatch.fill, stroke=INK, line=1.25),
        *art(design, 9, high / 2, 14, swatch.on),
        Text(wide - 3, high / 2 + 6, value.rstrip(MARK), 17, swatch.on, bold=True, align="end"),
    )


def back_chip(kind: Back, wide: float, high: float) -> tuple[Shape, ...]:
    """A kind of card as a chip."""
    return _back_chip(kind, wide, high, letters(kind))


@cache
def _back_chip(kind: Back, wide: float, high: float, code: str) -> tuple[Shape, ...]:
    if kind is Back.START:
        return (
            Rect(0, 0, wide, high, 5, fill=GOLD, stroke=INK),
            parts.sign(wide / 2, high / 2, "axe", high - 6, INK),
        )
    swatch = SWATCHES[kind]
    return (
        Rect(0, 0, wide, high, 5, fill=swatch.fill, stroke=INK),
        parts.sign(9, high / 2, swatch.glyph or "", 14, swatch.on),
        Text(wide - 2, high / 2 + 6, code, 17, swatch.on, bold=True, align="end"),
    )


# --- the players' cards ----------------------------------------------------------------------------------------------


def shield_card(seat: Seat | None, size: Size) -> tuple[Shape, ...]:
    """A recruitment shield, in the colour of its owner; None: of whoever acts."""
    box = size.at(0, 0)
    w = 0.66 * size.w
    shapes = parts.card(box, PAPER, size.r)
    shapes.append(Rect(3, 3, size.w - 6, size.h - 6, size.r - 2, stroke=LINE, line=1.25))
    if seat is None:
        return (*shapes, parts.sign(box.cx, box.cy, "shield", w, INK))
    return (*shapes, *seat_shield(seat, box.cx, box.cy, w, 1.26 * w))


@cache
def desertion_card(size: Size) -> tuple[Shape, ...]:
    """A desertion: a white flag on dark ground, nobody's colour."""
    box = size.at(0, 0)
    return (
        *parts.card(box, FLAG_FILL, size.r),
        Rect(3, 3, size.w - 6, size.h - 6, size.r - 2, stroke=mix(FLAG_FILL, PAPER, 0.5), line=1.25),
        parts.sign(box.cx + 1, box.cy, "flag", 0.62 * size.w, PAPER),
    )


@cache
def start_card(size: Size, text: str) -> tuple[Shape, ...]:
    """The card that allows shields from now on."""
    box = size.at(0, 0)
    return (
        *parts.card(box, GOLD, size.r),
        Rect(4, 4, size.w - 8, size.h - 8, size.r - 2, stroke=INK, line=1.25),
        parts.sign(box.cx, box.cy - 12, "axe", 0.5 * size.w, INK),
        parts.middle(box.cx, size.h - 22, text, fill=INK, bold=True, room=size.w - 6),
    )


def shield_chip(seat: Seat) -> tuple[Shape, ...]:
    """A covered shield in the memory aid."""
    return (
        Rect(0, 0, CHIP_W, CHIP_H, 4, fill=PAPER, stroke=INK, line=1.25),
        *seat_shield(seat, CHIP_W / 2, 10.5, 20, 19),
    )


@cache
def desertion_chip() -> tuple[Shape, ...]:
    """A covered desertion in the memory aid."""
    return (
        Rect(0, 0, CHIP_W, CHIP_H, 4, fill=FLAG_FILL, stroke=INK, line=1.25),
        parts.sign(CHIP_W / 2, 10.5, "flag", 16, PAPER),
    )


@cache
def edges(count: int, size: Size) -> tuple[Shape, ...]:
    """The edges of the cards that lie under the top one, each 3 px lower; at most four are drawn."""
    low = min(count, 4)
    shapes: list[Shape] = [Rect(0, 3 * low + 3, size.w, size.h, size.r, fill=SHADOW)]
    for i in range(low, 0, -1):
        shapes.append(Rect(0, 3 * i, size.w, size.h, size.r, fill=PAPER, stroke=INK, line=1.25))
    return tuple(shapes)


def small_token(kind: str, seat: Seat, cx: float, cy: float) -> list[Shape]:
    """A shield or a desertion in somebody's hand."""
    if kind == "shield":
        return seat_shield(seat, cx, cy, 22, 26)
    return [
        Rect(cx - 10, cy - 13, 20, 26, 4, fill=FLAG_FILL, stroke=INK, line=1.25),
        parts.sign(cx + 0.5, cy, "flag", 16, PAPER),
    ]


# --- the score wheel -------------------------------------------------------------------------------------------------


@cache
def _gear(r: float, teeth: int = 10) -> tuple[tuple[float, float], ...]:
    """The outline of a toothed wheel about (0, 0); ten teeth, one for each figure."""
    points = []
    for tooth in range(teeth):
        middle = 2 * math.pi * tooth / teeth - math.pi / 2
        for turn, reach in ((-0.26, 0.84), (-0.17, 1.0), (0.17, 1.0), (0.26, 0.84)):
            angle = middle + turn * math.pi * 2 / teeth * 1.6
            points.append((r * reach * math.cos(angle), r * reach * math.sin(angle)))
    return tuple(points)


@cache
def wheel(seat: Seat, score: int, r: float = 30) -> tuple[Shape, ...]:
    """A score wheel about (0, 0): the score, and from 10 points on the marker with its "+10" side up."""
    fill = SEAT_FILLS[seat]
    shapes: list[Shape] = [
        Poly(tuple((x, y + 3) for x, y in _gear(r)), fill=SHADOW),
        Poly(_gear(r), fill=fill, stroke=INK),
        Circle(0, 0, 0.58 * r, fill=PAPER, stroke=INK, line=1.25),
        parts.middle(0, 0, str(score), max(17, (0.68 if score < 10 else 0.6) * r), INK, bold=True),
    ]
    if score >= 10:
        shapes += parts.pill(0, 0.86 * r, "+10", GOLD, INK, stroke=INK)
    return tuple(shapes)


def chip(target: str, options: Options) -> tuple[str, str]:
    """A card in the box of an editor, by its letters and the colour of its back; a shield in that of its player."""
    kind, *names = target.split(":")
    if kind == "card":
        design = next(each for each in Design if each.slug == names[0])
        told, folk = code(design, options), FOLKS.get(design.back)
        if folk is not None and told.startswith(folk.letters):
            told = say(folk.letters, folk.lettres) + told.removeprefix(folk.letters)
        return told, BACKS[design.back.value].fill
    return "", SEAT_FILLS[int(names[0])] if kind == "shield" else ""
