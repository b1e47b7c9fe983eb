"""The shapes of a battle: steps, plates, piles, chips, walls, buttons; battlefield.py says where they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs.box import FIRST_LINE, Card, Line
from orclib.games.orcs_vs_orcs.picture import cards, pieces
from orclib.games.orcs_vs_orcs.state import Play
from orclib.games.orcs_vs_orcs.text.names import card_name
from orclib.language import say
from orclib.scene import Box, Circle, Poly, Rect, Shape, Text, parts
from orclib.scene import text as metrics
from orclib.scene.palette import ACCENT, BAND, GOLD, INK, LINE, MUTED, OFF_INK, PANEL, PAPER, TABLE, dim, mix

Shapes = tuple[Shape, ...]

STRIP: Final = 72.0
PLATE: Final = 38.0
"""The height of the plate of a fighter."""
GUTTER: Final = 26.0
GAP: Final = 6.0
APART: Final = 14.0
"""Between cards, so that the rings around them do not run into each other."""
PILE: Final = (38.0, 46.0)
ROW: Final = cards.CHIP + 4.0
"""The height of a row of chips."""


class Half(NamedTuple):
    """Where one side's part of the battlefield is."""

    box: Box
    first: float
    """The top of its first line."""
    second: float
    wall: float | None
    pocket: Box
    """Where its choice lies, and what has no place."""


@cache
def round_pill(box: Box, title: str, number: str) -> Shapes:
    return (
        Rect(box.x, box.y, box.w, box.h, 8, fill=INK),
        parts.middle(box.cx, box.y + 14, title, 17, PAPER, room=box.w - 4),
        parts.middle(box.cx, box.y + 34, number, 18, PAPER, bold=True),
    )


def step_width(name: str) -> float:
    """How wide a step must be for its name."""
    return max(metrics.width(line, 17, bold=True) for line in _two_lines(name)) + 20


def _two_lines(name: str) -> list[str]:
    """A name of several words in two lines of about the same length."""
    words = name.split(" ")
    cuts = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(cuts, key=lambda cut: abs(len(cut[0]) - len(cut[1]))) if cuts else [name]


@cache
def step_arrow(box: Box, name: str, state: str, ends: tuple[bool, bool]) -> Shapes:
    """A step of the round: past ones are pale, the present one is gold."""
    fill = {"now": GOLD, "done": dim(BAND), "later": PANEL}[state]
    ink = MUTED if state == "done" else INK
    tip = 9.0
    left, right, top, low = box.x + 1, box.right - 1, box.y, box.bottom
    begins, stops = ends
    notch = () if begins else ((left + tip, box.cy),)
    point = () if stops else ((right + tip, box.cy),)
    points = ((left, top), (right, top), *point, (right, low), (left, low), *notch)
    now, lines = state == "now", _two_lines(name)
    shapes: list[Shape] = [Poly(points, fill=fill, stroke=INK if now else LINE, line=2 if now else 1.25)]
    for at, line in enumerate(lines):
        y = box.cy + 19 * (at - (len(lines) - 1) / 2)
        shapes.append(parts.middle(box.cx + (2 if begins else 6), y, line, 17, ink, bold=now, room=box.w - 12))
    return tuple(shapes)


def effect_order(x: float, cy: float, ways: Sequence[str], lit: int | None) -> list[Shape]:
    """In which order effects happen; those that happen now are lit."""
    shapes: list[Shape] = []
    for at, way in enumerate(ways):
        wide = metrics.width(way, 17, bold=True)
        if at == lit:
            shapes.append(Rect(x - 8, cy - 13, wide + 16, 26, 13, fill=INK))
        colour = PAPER if at == lit else INK
        shapes.append(parts.middle(x + wide / 2, cy, way, 17, colour, bold=at == lit, room=wide + 2))
        if at < len(ways) - 1:
            shapes.append(parts.sign(x + wide + 18, cy, "arrow", 11, INK))
        x += wide + 36
    return shapes


@cache
def fighter(box: Box, seat: Seat, name: str, role: str, hordes: int, told: str, decides: bool) -> Shapes:
    """Who fights, as what, with how many Hordes; gold for whoever decides. Words are given: these shapes are kept."""
    fill, edge, line = (mix(GOLD, PAPER, 0.55), INK, 2.0) if decides else (PANEL, LINE, 1.25)
    named = box.x + 40 + metrics.width(name, 18, serif=True) * 1.08
    shapes: list[Shape] = [
        Rect(box.x, box.y + 1, box.w, box.h - 2, 8, fill=fill, stroke=edge, line=line),
        *pieces.marker(box.x + 20, box.cy, seat, 20),
        Text(box.x + 38, box.cy + 7, name, 18, INK, serif=True, room=110),
        Text(named + 8, box.cy + 6, role, 17, INK),
        *(pieces.army(box.right - 38, box.cy, seat, hordes, 0) if hordes else ()),
    ]
    if not hordes:
        shapes.append(parts.sign(box.right - 30, box.cy, "skull", 24))
    left = named + 20 + metrics.width(role, 17)
    room = box.right - 76 - left
    text = metrics.fit(told, room, 17, bold=True)
    if text:
        shapes.append(Text(left, box.cy + 6, text, 17, ACCENT if not decides else INK, bold=True, room=room + 2))
    return tuple(shapes)


@cache
def deck(count: int, wide: float, label: str) -> Shapes:
    """A deck face down with its count below."""
    w, h = PILE
    box = Box((wide - w) / 2, 6, w, h)
    shapes: list[Shape] = parts.slot(box, r=5) if not count else parts.pile(box, min(count, 3), "axe")
    return (*shapes, parts.middle(wide / 2, STRIP - 8, label, 17, INK))


@cache
def backs(count: int, wide: float, label: str) -> Shapes:
    """Cards of a hand, face down, with their count below."""
    w, h = PILE
    shapes: list[Shape] = [] if count else list(parts.slot(Box((wide - w) / 2, 4, w, h), r=5))
    left = (wide - w - 20 * max(0, count - 1)) / 2
    for place in range(count):
        shapes += parts.moved(cards.back(w, h), left + 20 * place, 4)
    return (*shapes, parts.middle(wide / 2, STRIP - 8, label, 17, INK))


@cache
def open_cards(title: str, found: tuple[Card, ...], room: float, rows: int) -> tuple[Shapes, float, int]:
    """A title and chips after it, equal cards together: how wide they came to be, and in how many rows.

    Where there is no room for all, Heroes have only their signs; at the worst a number tells how many are not shown.
    """
    counts = list(Counter(found).items())
    left = metrics.width(title, 17) * 1.05 + 8
    for short in (False, True):
        made = [cards.chip(card, count, short=short) for card, count in counts]
        places = flow([w for _shapes, w in made], left, room, rows)
        if len(places) == len(made):
            break
    shapes: list[Shape] = [Text(0, cards.CHIP / 2 + 6, title, 17, INK)]
    wide = left
    for (chip, w), (x, row) in zip(made, places, strict=False):
        shapes += parts.moved(chip, x, ROW * row)
        wide = max(wide, x + w)
    last = places[-1][1] if places else 0
    if hidden := sum(count for _card, count in counts[len(places) :]):
        shapes.append(Text(room, ROW * rows - 12, f"+{hidden}", 17, INK, bold=True, align="end"))
        wide = room
    return tuple(shapes), wide, last + 1


def flow(widths: Sequence[float], left: float, room: float, rows: int) -> list[tuple[float, int]]:
    """Where things of these widths lie, in rows from `left` on; those for which there is no room are left out."""
    found: list[tuple[float, int]] = []
    x, row = left, 0
    for at, w in enumerate(widths):
        if x + w > room and x > left:
            x, row = left, row + 1
        rest = at < len(widths) - 1
        if row >= rows or (
            row == rows - 1 and rest and x + w + 30 > room and sum(widths[at:]) + 4 * len(widths) > room - x
        ):
            break
        found.append((x, row))
        x += w + 4
    return found


@cache
def half_ground(half: Half, seat: Seat, cell: float) -> Shapes:
    """A side's strip with the chevrons of its lines."""
    box, colours = half.box, pieces.swatch(seat)
    shapes: list[Shape] = [
        Rect(box.x, box.y, box.w, box.h, 12, fill=mix(TABLE, colours.fill, 0.16), stroke=LINE, line=1.25),
        Rect(box.x + 4, box.y + 4, GUTTER - 5, box.h - 8, 8, fill=colours.fill, stroke=INK, line=1.25),
    ]
    for top, count in ((half.first, 1), (half.second, 2)):
        shapes += cards.chevrons(box.x + 6.5, top + cell / 2, count, colours.on, 16)
    x = half.pocket.x - GAP
    shapes.append(Poly(((x, box.y + 10), (x, box.bottom - 10)), closed=False, stroke=LINE, line=1.25, dash=(3, 4)))
    return tuple(shapes)


@cache
def masonry(box: Box) -> Shapes:
    """The walls of a fortress: a row of stones with battlements."""
    stone, count = pieces.STONE, max(1, int(box.w // 34))
    step, middle = box.w / count, box.y + 9
    outline: list[tuple[float, float]] = [(box.x, box.bottom - 3), (box.x, box.y)]
    for at in range(count):
        x = box.x + step * at
        outline += [(x + 0.56 * step, box.y), (x + 0.56 * step, middle - 2), (x + step, middle - 2), (x + step, box.y)]
    outline = [*outline[:-1], (box.right, box.bottom - 3)]
    shapes: list[Shape] = [Poly(tuple(outline), fill=stone, stroke=INK, line=2)]
    course = (middle + box.bottom - 3) / 2
    shapes.append(Poly(((box.x, course), (box.right, course)), closed=False, stroke=INK, line=1.25))
    for at in range(2 * count):
        x = box.x + step * (at + 0.5) / 2
        high, low = (middle, course) if at % 2 else (course, box.bottom - 3)
        shapes.append(Poly(((x, high), (x, low)), closed=False, stroke=INK, line=1.25))
    return tuple(shapes)


@cache
def free_place(box: Box) -> Shapes:
    """A free place behind the walls."""
    return (
        Rect(box.x, box.y, box.w, box.h, 6, stroke=OFF_INK, dash=parts.DASH),
        parts.sign(box.cx, box.cy, "castle", min(30, box.w - 12), OFF_INK),
    )


def pool_size(kinds: int, pool: Box) -> tuple[float, float]:
    """How large the cards to choose from are: with their effects in words where there is room for that."""
    for w, least, most in ((165.0, 150.0, 190.0), (104.0, 80.0, 130.0), (78.0, 56.0, 104.0)):
        across = int((pool.w + APART) // (w + APART))
        h = (pool.h + APART) / max(1, -(-kinds // across)) - APART
        if h >= least:
            return w, min(h, most)
    return w, h


def choice_tag(box: Box, play: Play) -> list[Shape]:
    """What a card face down is, and where it is to lie, for eyes that know it."""
    spot, text = play.spot, card_name(play.card)
    shapes = parts.pill(box.cx, box.bottom + 4, text, stroke=INK)
    if spot is None:
        return [*shapes, *parts.pill(box.cx, box.y, say("no place", "sans place"), bold=False, stroke=INK)]
    if spot.column is None:
        where = (
            say("new column", "nouvelle colonne")
            if play.card in FIRST_LINE
            else say("behind the walls", "derrière les murs")
        )
        return [*shapes, *parts.pill(box.cx, box.y, where, bold=False, stroke=INK)]
    where = say("column {n}", "colonne {n}").format(n=spot.column + 1)
    wide = metrics.width(where, 17) + 44
    shapes.append(Rect(box.cx - wide / 2, box.y - 14, wide, 28, 14, fill=PAPER, stroke=INK))
    shapes.append(Text(box.cx - wide / 2 + 10, box.y + 6, where, 17, INK))
    shapes += cards.chevrons(box.cx + wide / 2 - 26, box.y, 1 if spot.line is Line.FIRST else 2, INK, 14)
    return shapes


def count_badge(w: float, count: int) -> list[Shape]:
    """How many of a card there are: in the middle of its band, or below the band where that bears the name."""
    if count < 2:
        return []
    x, y = (w - 24, 45.0) if w >= cards.WIDE else (w / 2, 12.5)
    text = f"×{count}"
    wide = metrics.width(text, 17, bold=True) + 8
    plate = Rect(x - wide / 2, y - 11, wide, 22, 9, fill=PAPER, stroke=INK, line=1.25)
    return [plate, parts.middle(x, y, text, 17, INK, bold=True)]


def key(box: Box) -> list[Shape]:
    """What the signs of a battlefield mean."""
    engaged = (Circle(0, 0, 10.5, fill=PAPER, stroke=INK), parts.sign(0, 0, "arrow", 15, INK, turn=-90))
    entries = (
        (tuple(cards.chevrons(-8, 0, 1, INK, 16)), say("first line", "première ligne")),
        (engaged, say("engaged this round", "engagée ce round")),
        (tuple(cards.chevrons(-8, 0, 2, INK, 16)), say("second line", "seconde ligne")),
        ((parts.sign(0, 0, "skull", 20),), say("Horde lost", "Horde perdue")),
    )
    return parts.key(box, entries)


@cache
def builder_ground(box: Box, seat: Seat) -> Shapes:
    colours = pieces.swatch(seat)
    return (Rect(box.x, box.y, box.w, box.h, 12, fill=mix(TABLE, colours.fill, 0.16), stroke=LINE, line=1.25),)
