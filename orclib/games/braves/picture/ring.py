"""The picture while cards are recruited: the ring of piles from above, the deck in its middle, players around it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from orclib.games.braves import actions as act
from orclib.games.braves.box import BACKS, BY_BACK, Army, Back, Design, PileCard, Shield
from orclib.games.braves.picture import cards
from orclib.games.braves.picture.cards import Size
from orclib.games.braves.picture.painter import PANEL_W, WIDTH, Painter
from orclib.games.braves.state import Phase, View
from orclib.games.braves.text import alt_text
from orclib.language import say
from orclib.scene import Box, Circle, Group, Poly, Rect, Shape, Text, group, parts
from orclib.scene.palette import BAND, GOLD, INK, LINE, MUTED, PAPER

CX: Final = 600
CY: Final = 341
RX: Final = 356
RY: Final = 267
"""The ellipse that the piles touch from within."""
PANEL_H: Final = 92
COLUMN: Final = Box(20, 76, PANEL_W, 556)
OWN_Y: Final = 644
CHIP_W: Final = cards.CHIP_W + 1
CHIP_H: Final = cards.CHIP_H + 1
CHIP_LINES: Final = 8
FOOT: Final = 13
"""How far the number of a pile reaches below it."""
FREE: Final = Box(238, 70, 724, 570)
"""Where chips may lie."""
DECK: Final = Box(425, 232, 350, 214)
"""The middle, which stays free of them."""
KEY: Final = Box(876, 646, 304, 100)
TRAY: Final = Box(846, 596, 334, 150)


def paint(p: Painter) -> None:
    """All of it."""
    p.add(_felt())
    for number in range(1, p.view.options.piles + 1):
        _pile(p, number)
    if p.view.options.memory_aid == "full":
        _memory(p)
    _centre(p)
    _panels(p)
    _own(p)
    if p.view.seat is None and p.view.phase is Phase.DEAL:
        _tray(p)
    else:
        _key(p)


# --- the ring --------------------------------------------------------------------------------------------------------


def size_of(view: View) -> Size:
    """The fewer the piles, the larger their cards, as long as no covered card is told."""
    return cards.BIG if view.options.piles <= 11 and view.options.memory_aid != "full" else cards.MIDDLE


@cache
def places(count: int, size: Size) -> tuple[Box, ...]:
    """The top cards of the piles, equally far apart on the ellipse; the first at the top, then clockwise."""
    steps = 720
    rx, ry = RX - size.w / 2, RY - size.h / 2
    points = [(CX + rx * math.sin(a), CY - ry * math.cos(a)) for a in (2 * math.pi * i / steps for i in range(steps))]
    lengths = [math.dist(points[i], points[i + 1 - steps]) for i in range(steps)]
    whole, gone, found = sum(lengths), 0.0, list[Box]()
    for point, length in zip(points, lengths, strict=True):
        if len(found) < count and gone >= whole * len(found) / count - 1e-6:
            found.append(size.at(round(point[0] - size.w / 2), round(point[1] - size.h / 2)))
        gone += length
    return tuple(found)


@cache
def _felt() -> Group:
    """The middle of the table, on which the piles lie."""
    angles = [2 * math.pi * i / 96 for i in range(96)]
    outer = tuple((CX + (RX + 10) * math.cos(a), CY + 7 + (RY + 12) * math.sin(a)) for a in angles)
    inner = tuple((CX + 176 * math.cos(a), CY + 112 * math.sin(a)) for a in angles)
    return group("felt", [Poly(outer, fill=BAND), Poly(inner, stroke=LINE, line=1.25)])


def _pile(p: Painter, number: int) -> None:
    """A pile: the edges of what is covered, the top card, its number, and what the memory aid tells."""
    view, size = p.view, size_of(p.view)
    box = places(view.options.piles, size)[number - 1]
    pile = view.piles[number - 1] if view.piles else ()
    id, low = act.pile_target(number), 0
    if pile:
        covered = pile[:-1]
        low = _low(len(covered))
        p.put(id, (*cards.edges(len(covered), size), *_top(p, pile[-1], size)), box.x, box.y)
    else:
        p.add(group(id, parts.slot(box)))
    around = Box(box.x, box.y, box.w, box.h + low + FOOT)
    if number == alt_text.next_pile(view):
        _next(p, around)
    counted = pile and view.options.memory_aid == "counts"
    signs = _number(box.cx - (15 if counted else 0), box.bottom + low, number)
    if counted:
        signs += parts.disc(box.cx + 15, box.bottom + low, str(len(pile)))
    p.add(group(f"number:{number}", signs, layer="front"))
    p.add_target(id, around, alt_text.pile(number, view), radius=size.r)


def _low(covered: int) -> int:
    """How far the edges of the covered cards reach below the top one."""
    return 3 * min(covered, 4)


def _number(cx: float, cy: float, number: int) -> list[Shape]:
    return [
        Circle(cx, cy, 13, fill=INK, stroke=PAPER, line=1.5),
        parts.middle(cx, cy, str(number), fill=PAPER, bold=True, room=25),
    ]


def _top(p: Painter, card: PileCard, size: Size) -> tuple[Shape, ...]:
    """The card that lies on top, without a shadow of its own."""
    if isinstance(card, Army):
        return p.face(card.design, size)[1:]
    if isinstance(card, Shield):
        return cards.shield_card(card.owner, size)[1:]
    return cards.desertion_card(size)[1:]


# --- the memory aid --------------------------------------------------------------------------------------------------


def _memory(p: Painter) -> None:
    """The covered cards beside each pile, the lowest at the foot of the first column."""
    blocks = _blocks(tuple(max(len(pile) - 1, 0) for pile in p.view.piles))
    for number, (pile, block) in enumerate(zip(p.view.piles, blocks, strict=True), 1):
        if block is None:
            continue
        x, bottom, columns, lines = block
        room = columns * lines
        for place, card in enumerate(pile[:-1][:room]):
            column, line = divmod(place, lines)
            left, top = x + CHIP_W * column, bottom - CHIP_H * (line + 1)
            p.put(f"covered:{number}:{place}", _chip(p, card), left, top)


Block = tuple[float, float, int, int]
"""Chips beside a pile: their left edge, their lower edge, how many columns, how many lines."""


@lru_cache(maxsize=256)
def _blocks(covered: tuple[int, ...]) -> tuple[Block | None, ...]:
    """Where the chips of each pile lie, so that none lies on anything else."""
    piles = places(len(covered), cards.MIDDLE)
    taken = [Box(at.x - 2, at.y - 1, at.w + 4, at.h + _low(n) + FOOT + 2) for at, n in zip(piles, covered, strict=True)]
    taken.append(DECK)
    found: list[Block | None] = []
    for at, n in zip(piles, covered, strict=True):
        if not n:
            found.append(None)
            continue
        options = _options(at, n)
        block = next((each for each in options if _is_free(_block_box(each), taken)), None) or next(_options(at, n))
        taken.append(_block_box(block))
        found.append(block)
    return tuple(found)


def _options(at: Box, n: int) -> Iterator[Block]:
    """The places for so many chips beside a pile, the best first."""
    low = at.bottom + _low(n) + 14
    outer = at.cx < CX
    for columns in range(1, 9):
        lines = -(-n // columns)
        wide, high = CHIP_W * columns, CHIP_H * lines
        if lines <= CHIP_LINES:
            for left in (outer, not outer):
                x = at.x - 4 - wide if left else at.right + 4
                for bottom in (at.bottom + 4, at.y + high, at.cy + high / 2, at.y + high + 40, at.bottom - 40):
                    yield x, bottom, columns, lines
        if lines <= 4:
            for x in (at.cx - wide / 2, at.x, at.right - wide, at.right - wide + 30, at.x - 30):
                yield x, low + high, columns, lines
                yield x, at.y - 4, columns, lines

    # Where the piles are high, wherever there is room, the nearer the better.
    shapes = [(columns, -(-n // columns)) for columns in range(1, 9) if -(-n // columns) <= CHIP_LINES + 4]
    spots = [
        (math.hypot(x + CHIP_W * columns / 2 - at.cx, bottom - CHIP_H * lines / 2 - at.cy), x, bottom, columns, lines)
        for columns, lines in shapes
        for x in range(int(FREE.x), int(FREE.right), CHIP_W // 2)
        for bottom in range(int(FREE.y), int(FREE.bottom), CHIP_H)
    ]
    for _far, *block in sorted(spots):
        yield block[0], block[1], int(block[2]), int(block[3])


def _block_box(block: Block) -> Box:
    x, bottom, columns, lines = block
    return Box(x, bottom - CHIP_H * lines, CHIP_W * columns, CHIP_H * lines)


def _is_free(box: Box, taken: list[Box]) -> bool:
    if box.x < FREE.x or box.right > FREE.right or box.y < FREE.y or box.bottom > FREE.bottom:
        return False
    return not any(box.overlaps(each) for each in taken)


def _chip(p: Painter, card: PileCard) -> tuple[Shape, ...]:
    if isinstance(card, Army):
        return cards.design_chip(card.design, p.values[card.design])
    if isinstance(card, Shield):
        return cards.shield_chip(card.owner)
    return cards.desertion_chip()


def _next(p: Painter, box: Box) -> None:
    """A gentle sign where the next card will fall: a ring of dots, and an arrow from the deck."""
    ring = box.grow(4)
    angle = math.atan2((box.cy - CY) * 1.2, box.cx - CX)
    below = math.sin(angle) > 0  # the words under the deck
    x, y = CX + 160 * math.cos(angle), CY + (126 if below else 104) * math.sin(angle)
    turn = math.degrees(math.atan2(box.cy - y, box.cx - x))
    p.add(
        group(
            "next",
            [
                Rect(ring.x, ring.y, ring.w, ring.h, 11, stroke=MUTED, line=2, dash=(2, 4)),
                Circle(x, y, 15, fill=GOLD, stroke=INK),
                parts.sign(x, y, "arrow", 20, INK, turn=turn),
            ],
        )
    )


# --- the middle ------------------------------------------------------------------------------------------------------


def _centre(p: Painter) -> None:
    """The deck with the back of the next card, the place of the start card, and how far the deal has come."""
    view, size = p.view, cards.BIG
    deck = size.at(CX - size.w - 8, CY - size.h / 2 - 26)
    left = sum(view.deck)
    total = view.options.army_cards
    if left or view.next is not None:
        if view.next is None:
            top = cards.unknown(size)
        elif view.next is Back.START:
            top = cards.start_card(size, say("START", "DÉBUT"))
        else:
            top = cards.back(view.next, size)
        p.put(act.DECK, (*cards.edges(min((left + 19) // 20, 4), size), *top[1:]), deck.x, deck.y)
    else:
        p.add(group(act.DECK, parts.slot(deck)))
    p.add_target(act.DECK, deck, alt_text.deck(view))
    lines = [
        parts.middle(CX, deck.bottom + 32, say("{n} left", "il en reste {n}").format(n=left), 19, INK, bold=True),
        parts.middle(
            CX,
            deck.bottom + 56,
            say("{n} of {total} dealt", "{n} sur {total} distribuées").format(n=view.dealt, total=total),
            fill=MUTED,
        ),
    ]
    p.add(group("deck:count", lines))
    at = size.at(CX + 8, deck.y)
    if view.start_shown:
        p.thing(act.START_CARD, cards.start_card(size, say("START", "DÉBUT")), at, alt_text.start(view))


# --- around it -------------------------------------------------------------------------------------------------------


def _panels(p: Painter) -> None:
    """The others clockwise, from the lower left on; the seat that looks sits at the bottom."""
    view = p.view
    seats = view.options.seats
    first = 0 if view.seat is None else view.seat + 1
    others = [seats[(first + i) % len(seats)] for i in range(len(seats) - (view.seat is not None))]
    half = (len(others) + 1) // 2
    for side, x in ((others[:half][::-1], COLUMN.x), (others[half:], WIDTH - 20 - PANEL_W)):
        step = COLUMN.h / max(len(side), 1)
        for place, seat in enumerate(side):
            y = COLUMN.y + step * (place + 0.5) - PANEL_H / 2
            p.panel(seat, Box(x, round(y), PANEL_W, PANEL_H))


def _own(p: Painter) -> None:
    """One's own panel and cards to play; the referee has a shield and a desertion for whoever acts."""
    view, seat = p.view, p.view.seat
    plays = view.phase is not Phase.SORCERER and seat != view.sorcerer
    x = 366.0 if plays else CX - PANEL_W / 2
    if seat is not None:
        p.panel(seat, Box(x, OWN_Y + 6, PANEL_W, PANEL_H))
    if plays or seat is None:
        x = CX - 92.0 if seat is None else x + PANEL_W + 24
        for place, id in enumerate((act.SHIELD, act.DESERTION)):
            _own_token(p, id, x + 96 * place)


def _own_token(p: Painter, id: str, x: float) -> None:
    view, size = p.view, cards.BIG
    box = size.at(x, OWN_Y - 4)
    n = 1 if view.seat is None else (view.shields if id == act.SHIELD else view.desertions)[view.seat]
    if not n:
        return
    face = cards.shield_card(view.seat, size) if id == act.SHIELD else cards.desertion_card(size)
    count = parts.disc(size.w - 17, size.h - 17, str(n)) if n > 1 else ()
    p.thing(id, (*face, *count), box, alt_text.token(id, view), loose=True)


def _tray(p: Painter) -> None:
    """What the next card may be, as far as is known."""
    view = p.view
    backs: list[Back] = []
    designs: list[tuple[Design, int]] = []
    if view.options.show_next_back and view.next is None:
        backs = [*BACKS, Back.START]
        title = say("The next card is", "La carte suivante est")
    elif view.next is Back.START:
        backs, title = [Back.START], say("The card is", "La carte est")
    else:
        kinds = tuple(Design) if view.next is None else BY_BACK[view.next]
        designs = [(design, view.deck[design]) for design in kinds if view.deck[design]]
        backs = [Back.START] if view.next is None else []
        title = say("The card is", "La carte est")
    p.tray(TRAY, title, backs, designs)


def _key(p: Painter) -> None:
    """What the signs mean."""
    options = p.view.options
    rule = (
        say("The end: above {n} points", "Fin : au-dessus de {n} points")
        if options.end_rule == "exceed"
        else say("The end: from {n} points", "Fin : à partir de {n} points")
    )
    words = (("shield", say("shield", "bouclier")), ("flag", say("desertion", "désertion")))
    signs = [((parts.sign(0, 0, glyph, 20),), label) for glyph, label in words]
    told = [rule.format(n=options.limit), alt_text.legend()]
    box = Box(KEY.x, KEY.y, KEY.w, 96)
    lines = [Text(box.x + 12, box.y + 53 + 28 * at, line, room=box.w - 20) for at, line in enumerate(told)]
    p.add(group("key", parts.panel(box), parts.key(KEY, signs)[1:], lines))
