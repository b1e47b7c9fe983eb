"""The picture while cards are recruited: the ring of piles from above, the deck in its middle, players around it."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from orclib.engine import Seat
from orclib.games.braves import actions as act
from orclib.games.braves import cards, twin
from orclib.games.braves.components import BACKS, BY_BACK, Army, Back, Design, PileCard, Shield
from orclib.games.braves.painter import HEIGHT, NOTE, PANEL_W, WIDTH, Painter
from orclib.games.braves.state import Phase
from orclib.language import _
from orclib.scene import Box, Circle, Group, Poly, Rect, Shape, Text, group, parts
from orclib.scene.palette import BAND, GOLD, INK, LINE, MUTED, PAPER

CX: Final = 600
CY: Final = 402
RX: Final = 318
RY: Final = 262
"""The ellipse on which the middles of the piles lie."""
PANEL_H: Final = 100
COLUMN: Final = Box(20, 84, PANEL_W, 646)
OWN_Y: Final = 752
CHIP_W: Final = 38
CHIP_H: Final = 21
CHIP_ROWS: Final = 5
KEY: Final = Box(916, 752, 264, 128)
TRAY: Final = Box(842, 744, 338, 144)


def paint(p: Painter) -> None:
    """All of it."""
    p.add(_felt())
    for number in range(1, p.view.options.piles + 1):
        _pile(p, number)
    _centre(p)
    _panels(p)
    _own(p)
    if p.view.seat is None and p.view.phase is Phase.DEAL:
        _tray(p)
    else:
        _key(p)


# --- the ring --------------------------------------------------------------------------------------------------------


@cache
def places(count: int) -> tuple[tuple[float, float], ...]:
    """The middles of the piles, equally far apart on the ellipse; the first at the top, then clockwise."""
    steps = 720
    points = [(CX + RX * math.sin(a), CY - RY * math.cos(a)) for a in (2 * math.pi * i / steps for i in range(steps))]
    lengths = [math.dist(points[i], points[i + 1 - steps]) for i in range(steps)]
    whole, gone, found = sum(lengths), 0.0, []
    for point, length in zip(points, lengths, strict=True):
        if len(found) < count and gone >= whole * len(found) / count - 1e-6:
            found.append(point)
        gone += length
    return tuple(found)


@cache
def _felt() -> Group:
    """The middle of the table, on which the piles lie."""
    angles = [2 * math.pi * i / 96 for i in range(96)]
    outer = tuple((CX + (RX + 46) * math.cos(a), CY + (RY + 62) * math.sin(a)) for a in angles)
    inner = tuple((CX + (RX - 128) * math.cos(a), CY + (RY - 122) * math.sin(a)) for a in angles)
    return group("felt", [Poly(outer, fill=BAND), Poly(inner, stroke=LINE, line=1.25)])


def _pile(p: Painter, number: int) -> None:
    """A pile: the edges of what is covered, the top card, its number, and what the memory aid tells."""
    view, size = p.view, cards.MIDDLE
    cx, cy = places(view.options.piles)[number - 1]
    box = size.at(round(cx - size.w / 2), round(cy - size.h / 2))
    pile = view.piles[number - 1] if view.piles else ()
    id = act.pile_target(number)
    low = 0
    if pile:
        covered = pile[:-1]
        low = 3 * min(len(covered), 4)
        self_shapes = (*cards.edges(len(covered), size), *_top(p, pile[-1]))
        p.put(id, self_shapes, box.x, box.y, "pieces")
        if covered and view.options.memory_aid == "counts":
            count = parts.disc(box.right - 4, box.bottom + low - 2, str(len(pile)))
            p.add(group(f"count:{number}", count, layer="front"))
        elif view.options.memory_aid == "full":
            _chips(p, number, covered, box)
    else:
        p.add(group(id, parts.slot(box)))
    if number == twin.next_pile(view):
        _next(p, box)
    p.add(group(f"number:{number}", _number(box.x + 4, box.bottom + low - 2, number), layer="front"))
    p.aim(id, Box(box.x, box.y, box.w, box.h + low), twin.pile(number, view), radius=7)


def _number(cx: float, cy: float, number: int) -> list[Shape]:
    return [
        Circle(cx, cy, 13, fill=INK, stroke=PAPER, line=1.5),
        parts.middle(cx, cy, str(number), 14, PAPER, bold=True, room=24),
    ]


def _top(p: Painter, card: PileCard) -> tuple[Shape, ...]:
    """The card that lies on top, without a shadow of its own."""
    if isinstance(card, Army):
        return p.face(card.design, cards.MIDDLE)[1:]
    if isinstance(card, Shield):
        return cards.shield_card(card.owner, cards.MIDDLE)[1:]
    return cards.desertion_card(cards.MIDDLE)[1:]


def _chips(p: Painter, number: int, covered: tuple[PileCard, ...], box: Box) -> None:
    """The covered cards beside the pile, the lowest at the foot; the next column stands further in."""
    right = box.cx <= CX
    shapes: list[Shape] = []
    most = 4 * CHIP_ROWS
    for place, card in enumerate(covered[:most]):
        column, row = divmod(place, CHIP_ROWS)
        x = box.right + 4 + (CHIP_W + 1) * column if right else box.x - 4 - CHIP_W - (CHIP_W + 1) * column
        y = box.bottom - CHIP_H * (row + 1) + 8
        shapes += [_moved(shape, x, y) for shape in _chip(p, card)]
    if len(covered) > most:
        x = box.right + 4 if right else box.x - 4 - CHIP_W
        shapes += parts.pill(x + 20, box.y - 18, f"+{len(covered) - most}")
    if shapes:
        p.add(group(f"covered:{number}", shapes, layer="pieces"))


@cache
def _moved(shape: Shape, dx: float, dy: float) -> Shape:
    from msgspec.structs import replace

    if isinstance(shape, Poly):
        return replace(shape, points=tuple((x + dx, y + dy) for x, y in shape.points))
    return replace(shape, x=shape.x + dx, y=shape.y + dy)


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
    x, y = CX + 152 * math.cos(angle), CY + 112 * math.sin(angle)
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
    view, size = p.view, cards.LARGE
    deck = size.at(CX - size.w - 10, CY - size.h / 2 - 18)
    left = sum(view.deck)
    total = view.options.army_cards
    if left or view.next is not None:
        if view.next is None:
            top = cards.unknown(size)
        elif view.next is Back.START:
            top = cards.start_card(size, _("START"))
        else:
            top = cards.back(view.next, size)
        p.put(act.DECK, (*cards.edges(min((left + 19) // 20, 4), size), *top[1:]), deck.x, deck.y, "pieces")
    else:
        p.add(group(act.DECK, parts.slot(deck, _("empty"))))
    p.aim(act.DECK, deck, twin.deck(view))
    lines = [
        parts.middle(CX, deck.bottom + 32, _("{n} left").format(n=left), 16, INK, bold=True),
        parts.middle(CX, deck.bottom + 54, _("{n} of {total} dealt").format(n=view.dealt, total=total), 14, MUTED),
    ]
    p.add(group("deck:count", lines))
    at = size.at(CX + 10, deck.y)
    if view.start_shown:
        p.put(act.START_CARD, cards.start_card(size, _("START")), at.x, at.y, "pieces")
        p.aim(act.START_CARD, at, twin.start(view))
    else:
        p.add(group("start:slot", parts.slot(at, _("no start"))))


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
    view = p.view
    x = NOTE.right + 24
    if view.seat is not None:
        p.panel(view.seat, Box(x, OWN_Y + 14, PANEL_W, PANEL_H))
    if view.phase is Phase.SORCERER or view.seat == view.sorcerer:
        if view.seat is not None:
            return
    x += PANEL_W + 24
    for id in (act.SHIELD, act.DESERTION):
        _own_token(p, id, x)
        x += 108


def _own_token(p: Painter, id: str, x: float) -> None:
    view, size = p.view, cards.LARGE
    box = size.at(x, OWN_Y)
    if view.seat is None:
        n = 1
    else:
        n = (view.shields if id == act.SHIELD else view.desertions)[view.seat]
    if n:
        face = cards.shield_card(view.seat, size) if id == act.SHIELD else cards.desertion_card(size)
        p.put(id, face, box.x, box.y, "pieces")
    else:
        p.add(group(id, parts.slot(box, "0")))
    if n > 1:
        p.add(group(f"count:{id}", parts.disc(box.right - 6, box.bottom - 6, str(n), r=15), layer="front"))
    p.aim(id, box, twin.token(id, view), group=id, loose=n > 0)


def _tray(p: Painter) -> None:
    """What the next card may be, as far as is known."""
    view = p.view
    backs: list[Back] = []
    designs: list[tuple[Design, int]] = []
    if view.options.show_next_back and view.next is None:
        backs = [*BACKS, Back.START]
        title = _("The next card is")
    elif view.next is Back.START:
        backs, title = [Back.START], _("The card is")
    else:
        kinds = tuple(Design) if view.next is None else BY_BACK[view.next]
        designs = [(design, view.deck[design]) for design in kinds if view.deck[design]]
        backs = [Back.START] if view.next is None else []
        title = _("The card is")
    p.tray(TRAY, title, backs, designs)


def _key(p: Painter) -> None:
    """What the signs mean."""
    box = KEY
    shapes = parts.panel(box)
    view = p.view
    limit = view.options.limit
    rule = _("above {n} points") if view.options.end_rule == "exceed" else _("from {n} points")
    rows = (
        ("hat", _("sorcerer"), PAPER),
        ("flag", _("desertion"), PAPER),
        ("shield", _("shield"), PAPER),
    )
    for place, (sign, label, _fill) in enumerate(rows):
        x, y = box.x + 20 + 122 * (place % 2), box.y + 22 + 28 * (place // 2)
        shapes.append(parts.sign(x, y, sign, 20, INK))
        shapes.append(Text(x + 16, y + 5, label, room=96))
    shapes.append(Text(box.x + 142 - 6, box.y + 55, twin.legend(), room=122))
    shapes.append(Text(box.x + 14, box.y + 88, _("The game ends"), 14, MUTED))
    shapes.append(Text(box.x + 14, box.y + 110, rule.format(n=limit), 14, INK, bold=True, room=box.w - 24))
    p.add(group("key", shapes))
