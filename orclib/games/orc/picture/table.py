"""The table of ORC as a picture. The seat whose eyes we use sits at the bottom; the referee sits with South.

Units are px on a frame of 1152 x 736. The row always stands in the same place; the box stands left or right of it.
"""

from __future__ import annotations

from typing import Final, Literal

from orclib.engine import Seat
from orclib.games.orc import actions as act
from orclib.games.orc.box import CARDS, FRONTIER_CARDS, SEATS, SOUTH, TRIBES, Card, End, Half, Tribe
from orclib.games.orc.state import Front, Options, Phase, Placed, Slot, View
from orclib.games.orc.text import alt_text
from orclib.games.orc.text.sentences import cards_count, seat_name
from orclib.language import say
from orclib.scene import Box, Circle, Collector, Poly, Rect, Scene, Shape, Text, group, parts
from orclib.scene.palette import BOX, GOLD, ICE, ICE_LINE, INK, MUTED, OFF_INK, PAPER, SHADOW, dim, iced, on
from orclib.scene.palette import TRIBES as TRIBE_SWATCHES

WIDTH: Final = 1152
HEIGHT: Final = 736

# The row: three frontier cards, each between its two piles.
BAND: Final = Box(90, 294, 972, 134)
UNIT_X, UNIT_STEP = 100, 322
HALF_W, HALF_H, HALF_Y = 104, 104, 309
PILE_W, PILE_H, PILE_Y = 46, 78, 324
BOX_W, BOX_H, BOX_Y = 64, 96, 313

# Cards on both sides of it, and hands.
SIDE_W, SIDE_H = 52, 96
TOP_SIDE_Y, BOTTOM_SIDE_Y = 160, 466
TOP_PILL_Y, BOTTOM_PILL_Y = 276, 446
HAND: Final = Box(452, 584, 486, 136)
CARD_W: Final = 94
FOES: Final = Box(452, 74, 500, 78)
FOE_W: Final = 54
NAMES: Final = 436
"""Where the names of the players end."""
KEY: Final = Box(950, 576, 184, 144)
TRAY: Final = Box(852, 722, 280, 52)
"""Where the lowest row of cards lies that chance may turn up, and how much room a card has."""
NOTE: Final = Box(18, 604, 312, 115)
HEAP_BOX: Final = Box(22, 498, 54, 78)
GRID: Final = Box(304, 122, 836, 612)
"""Where all thirty cards lie, as long as the frontier is laid."""
SETTING_UP: Final = (Phase.FRONTIER, Phase.START, Phase.CHOOSE, Phase.DEAL, Phase.BOX)


def picture(view: View, below: Seat | None = None) -> Scene:
    """The table as the view's seat sees it, with another seat at the bottom if told."""
    painter = _Painter(view, below)
    if view.phase is Phase.FRONTIER:
        painter.frontier_builder()
    else:
        painter.table()
    return painter.scene(say("The table of ORC", "La table d'ORC"), alt_text.text(view), NOTE)


class _Painter(Collector):
    """The table as one seat sees it."""

    def __init__(self, view: View, below: Seat | None) -> None:
        self.view = view
        self.bottom: Seat = next(seat for seat in (below, view.seat, SOUTH) if seat is not None)
        line = parts.status_line(WIDTH, alt_text.status(view), alt_text.turn_text(view), self._arrow())
        super().__init__(WIDTH, HEIGHT, [group("status", line)])

    def _arrow(self) -> Literal["up", "down"] | None:
        if self.view.phase in (Phase.FRONTIER, Phase.START, Phase.DEAL, Phase.OVER):
            return None
        return "down" if self.view.mover == self.bottom else "up"

    # --- the whole table ---------------------------------------------------------------------------------------------

    def table(self) -> None:
        self.add(group("band", parts.band(BAND)))
        row = self.view.row if self.bottom == SOUTH else self.view.row[::-1]
        self.box()
        for place, tribe in enumerate(row):
            self.pile(tribe, self._pile_box(place))
        for place in range(0, len(row), 2):
            self.frontier_card(row[place : place + 2], place)
        for place, tribe in enumerate(row):
            for seat in SEATS:
                self.side(tribe, seat, self._half_box(place))
        self.heap()
        self.hand(self.bottom)
        self.foes(SEATS[1 - self.bottom])
        if self.view.phase is Phase.CHOOSE:
            self.choices()
        elif self.view.seat is None and self.view.phase in (Phase.DEAL, Phase.TURN_UP):
            self.tray()
        else:
            self.key()

    def _half_box(self, place: int) -> Box:
        """Where the tribe stands that is `place` steps from the left."""
        x = UNIT_X + UNIT_STEP * (place // 2) + PILE_W + 8 + HALF_W * (place % 2)
        return Box(x, HALF_Y, HALF_W, HALF_H)

    def _pile_box(self, place: int) -> Box:
        x = UNIT_X + UNIT_STEP * (place // 2) + (place % 2) * (PILE_W + 16 + 2 * HALF_W)
        return Box(x, PILE_Y, PILE_W, PILE_H)

    def box(self) -> None:
        left = Box(18, BOX_Y, BOX_W, BOX_H)
        right = Box(WIDTH - 18 - BOX_W, BOX_Y, BOX_W, BOX_H)
        if self.view.box is None:
            if self.view.phase is Phase.BOX:
                flip = self.bottom != SOUTH
                for end, place in ((End.LEFT, right if flip else left), (End.RIGHT, left if flip else right)):
                    id = f"box:{end.value}"
                    self.add(group(id, parts.slot(place, say("box?", "boîte ?"))))
                    self.add_target(id, place, alt_text.box_place(end, self.view))
            return
        place = left if (self.view.box is End.LEFT) == (self.bottom == SOUTH) else right
        shapes = [
            *parts.card(place, BOX),
            parts.sign(place.cx, place.cy - 10, "chest", 38, PAPER),
            parts.middle(place.cx, place.bottom - 18, say("BOX", "BOÎTE"), fill=PAPER, bold=True, room=place.w - 1),
        ]
        self.add(group("box", shapes))
        self.add_target("box", place, alt_text.box(self.view))

    def pile(self, tribe: Tribe, place: Box) -> None:
        id, count = act.pile_target(tribe), self.view.front(tribe).pile
        self.add(group(id, parts.pile(place, count, "spear"), layer="pieces"))
        if count:
            self.add(group(f"count:{tribe.value}", parts.disc(place.cx, place.bottom + 2, str(count)), layer="front"))
        # The ring goes around the disc with the count, not over it.
        around = Box(place.x, place.y - 9, place.w, place.h + 26) if count else place
        self.add_target(id, around, alt_text.pile(tribe, self.view), radius=7)

    def frontier_card(self, tribes: tuple[Tribe, ...], place: int) -> None:
        left, right = self._half_box(place), self._half_box(place + 1)
        whole = left.union(right)
        shapes: list[Shape] = [parts.shadow(whole)]
        fills = [self._tribe_fill(self.view.front(tribe)) for tribe in tribes]
        shapes.append(Rect(whole.x, whole.y, whole.w, whole.h, 8, fill=fills[0]))
        shapes.append(Rect(right.x, right.y, right.w, right.h, 8, fill=fills[1]))
        shapes.append(Rect(right.x, right.y, 8, right.h, fill=fills[1]))
        shapes.append(Rect(whole.x, whole.y, whole.w, whole.h, 8, stroke=INK))
        shapes.append(Poly(((right.x, right.y), (right.x, right.bottom)), closed=False, stroke=INK))
        self.add(group(f"frontier:{place // 2}", shapes))
        for tribe, box, fill in zip(tribes, (left, right), fills, strict=True):
            self.tribe(tribe, box, fill)

    def _tribe_fill(self, front: Front) -> str:
        fill = TRIBE_SWATCHES[front.tribe.value].fill
        return iced(fill, 0.72) if front.frozen else fill

    def tribe(self, tribe: Tribe, box: Box, fill: str) -> None:
        front, ink, worth = self.view.front(tribe), on(fill), self.view.worth(tribe)
        shapes = tribe_half(tribe, worth, box, ink)
        if self.view.box is not None:
            rank = say("rank {n}", "rang {n}").format(n=self.view.rank(tribe))
            shapes.append(parts.middle(box.cx, box.bottom - 15, rank, fill=ink, room=60))
        if front.frozen:
            shapes += self._ice(tribe, box)
        id = act.tribe_target(tribe)
        self.add(group(id, shapes, layer="pieces"))
        self.add_target(id, box, alt_text.tribe(tribe, self.view), inside=True)

    def _ice(self, tribe: Tribe, box: Box) -> list[Shape]:
        frame = Rect(box.x + 1.5, box.y + 1.5, box.w - 3, box.h - 3, 7, stroke=ICE_LINE, line=3)
        icicles = [
            Poly(
                ((x, box.bottom), (x + 10, box.bottom), (x + 5, box.bottom + drop)),
                fill=ICE,
                stroke=ICE_LINE,
                line=1.25,
            )
            for x, drop in zip(range(int(box.x) + 8, int(box.right) - 12, 18), (9, 13, 8, 12, 9, 13), strict=False)
        ]
        # The arrow points to the neighbour toward the box; the nearest tribe looks around the far end.
        toward_left = (self.view.box is End.LEFT) == (self.bottom == SOUTH)
        around = self.view.rank(tribe) == 1
        turn = 180 if toward_left != around else 0
        return [
            *icicles,
            frame,
            parts.sign(box.x + 13, box.bottom - 16, "arrow", 17, ICE_LINE, turn=turn),
        ]

    # --- cards at the tribes -----------------------------------------------------------------------------------------

    def side(self, tribe: Tribe, seat: Seat, half: Box) -> None:
        front, at_bottom = self.view.front(tribe), seat == self.bottom
        y, pill_y = (BOTTOM_SIDE_Y, BOTTOM_PILL_Y) if at_bottom else (TOP_SIDE_Y, TOP_PILL_Y)
        placed, id = front.sides[seat], act.side_target(tribe, seat)
        flag = front.owner == seat
        boxes = _fan(half, y, len(placed) + flag)
        if not boxes:
            boxes = [Box(half.cx - SIDE_W / 2, y, SIDE_W, SIDE_H)]
        if flag:
            self.trophy(front, seat, boxes[0], half.cx, pill_y)
        for card, box in zip(placed, boxes[flag:], strict=bool(placed)):
            shapes = placed_card(card, box, facing_top=at_bottom, frozen=front.frozen)
            self.add(group(act.card_target(card.card), shapes, layer="pieces"))
        if (placed and not flag) or (front.frozen and at_bottom):
            self.strength(front, seat, half.cx, pill_y, at_bottom)
        whole = boxes[0].union(boxes[-1])
        self.add_target(id, whole, alt_text.side(tribe, seat, self.view))

    def strength(self, front: Front, seat: Seat, cx: float, y: float, at_bottom: bool) -> None:
        own, foe = front.strength(self.bottom), front.strength(SEATS[1 - self.bottom])
        if front.frozen and at_bottom:
            shapes = parts.pill(cx, y, f"{own}:{foe}", ICE, ICE_LINE, "snowflake", stroke=ICE_LINE)
        else:
            shapes = parts.pill(cx, y, str(front.strength(seat)), glyph="orc_head", wide=SIDE_W)
        self.add(group(f"strength:{front.tribe.value}:{'NS'[seat]}", shapes, layer="front"))

    def trophy(self, front: Front, seat: Seat, box: Box, cx: float, pill_y: float) -> None:
        # The spear points at the winner.
        turn = 135 if seat == self.bottom else -45
        if front.trophy is None:
            shapes: list[Shape] = [
                Circle(box.cx, box.cy + 3, 24, fill=SHADOW),
                Circle(box.cx, box.cy, 24, fill=GOLD, stroke=INK),
                parts.sign(box.cx, box.cy, "flag", 28),
            ]
        else:
            shapes = [
                *parts.back(box, "spear", turn=turn),
                *parts.badge(box.right - 2, box.y + 10, "flag", GOLD, 13),
            ]
        shapes += parts.pill(cx, pill_y, seat_name(seat), INK, PAPER, glyph="flag")
        self.add(group(f"trophy:{front.tribe.value}", shapes, layer="pieces"))

    # --- around the row ----------------------------------------------------------------------------------------------

    def heap(self) -> None:
        view = self.view
        if view.phase in SETTING_UP:
            return
        hidden = sum(map(len, view.buried))
        count = len(view.removed) + hidden
        shapes: list[Shape] = [Text(20, HEAP_BOX.y - 8, say("Out", "Écartées"), 17, MUTED, bold=True)]
        if view.removed:
            shapes += small_card(view.removed[-1], HEAP_BOX, dimmed=True)
        elif hidden:
            shapes += parts.back(HEAP_BOX, "spear")
        else:
            shapes += parts.slot(HEAP_BOX)
        if count:
            shapes += parts.disc(HEAP_BOX.right + 2, HEAP_BOX.bottom, str(count))
        self.add(group(act.HEAP, shapes, layer="pieces"))
        self.add_target(act.HEAP, HEAP_BOX, alt_text.heap(view))

    def hand(self, seat: Seat) -> None:
        cards = self.view.hands[seat]
        note = parts.seat_name(NAMES, HAND.y + 26, seat_name(seat), cards_count(len(cards)), "end")
        self.add(group(f"name:{'NS'[seat]}", note))
        boxes = parts.spread(HAND, CARD_W, 106, len(cards))
        self.add_target(act.hand_target(seat), Box(NAMES - 96, HAND.y, 104, 62), alt_text.hand(seat, self.view))
        for place, (card, box) in enumerate(zip(cards, boxes, strict=True)):
            if card is None:
                self.add(group(f"hidden:{'NS'[seat]}:{place}", parts.back(box, "spear", turn=-45), layer="pieces"))
                continue
            self.add(group(act.card_target(card), hand_card(card, box), layer="pieces"))
            self.halves(card, box, boxes[place + 1].x if place + 1 < len(cards) else box.right)

    def halves(self, card: Card, box: Box, until: float) -> None:
        """Both halves of a card in hand, as far as the next card leaves them to be seen."""
        for half, y in ((Half.SINGLE, box.y), (Half.DOUBLE, box.cy)):
            at = Box(box.x, y, min(until - box.x, box.w), box.h / 2)
            sentence = alt_text.hand_half(card, half)
            id = act.half_target(card, half)
            self.add_target(id, at, sentence, inside=True, group=act.card_target(card), loose=True)

    def foes(self, seat: Seat) -> None:
        cards, name = self.view.hands[seat], seat_name(seat)
        note = parts.seat_name(NAMES, FOES.y + 26, name, cards_count(len(cards)), "end")
        self.add(group(f"name:{'NS'[seat]}", note))
        # What is pointed at is as wide as in the hand below.
        own = seat == self.view.seat
        boxes = parts.spread(FOES, *((CARD_W, 106) if own else (FOE_W, 64)), len(cards))
        for place, (card, box) in enumerate(zip(cards, boxes, strict=True)):
            if card is None:
                thing = group(f"hidden:{'NS'[seat]}:{place}", parts.back(box, "spear", turn=135), layer="pieces")
            else:
                shapes = low_card(card, box) if own else small_card(card, box)
                thing = group(act.card_target(card), shapes, layer="pieces")
                self.halves(card, box, boxes[place + 1].x if place + 1 < len(cards) else box.right)
            self.add(thing)
        whole = boxes[0].union(boxes[-1]) if boxes else Box(FOES.x, FOES.y, FOE_W, FOES.h)
        # Once the faces are seen, pointing at a card means the card: the hand is its name then.
        seen = any(card is not None for card in cards)
        places = [*([whole] if boxes and not seen else []), Box(NAMES - 96, FOES.y, 104, 62)]
        self.add_target(act.hand_target(seat), places[0], alt_text.hand(seat, self.view), *places[1:])

    def choices(self) -> None:
        for id, text, top in (
            ("choice:first", say("One card, and I start", "Une carte, et je commence"), HAND.y + 8),
            ("choice:second", say("Two cards, and I come second", "Deux cartes, et je joue en second"), HAND.y + 76),
        ):
            box = Box(HAND.x + 280, top, 392, 52)
            self.button(id, box, text, "", text)

    def tray(self) -> None:
        """The cards that chance may turn up, for the referee who plays chance by hand."""
        rows = -(-len(self.view.unknown) // 8)
        top = TRAY.y - rows * TRAY.h
        for place, card in enumerate(self.view.unknown):
            box = Box(TRAY.x + 35 * (place % 8), top + TRAY.h * (place // 8), 33, 49)
            self.add(group(act.card_target(card), _mini_card(card, box), layer="pieces"))
            self.add_target(act.card_target(card), box, alt_text.unseen_card(card), radius=4)

    def key(self) -> None:
        """What the signs mean, of those that are in the picture."""
        view = self.view
        signs = [("2", say("worth", "valeur"))]
        if any(side for front in view.fronts for side in front.sides):
            signs.append(("dimmed", say("not counted", "ne compte pas")))
        if any(front.frozen for front in view.fronts):
            signs.append(("frozen", say("frozen", "gelée")))
        if any(front.owner is not None for front in view.fronts):
            signs.append(("flag", say("trophy", "trophée")))
        # What comes later stands later, so that the rest of the key stays as it is.
        self.add(group("key", parts.key(KEY, signs, 1)))

    # --- building the frontier ---------------------------------------------------------------------------------------

    def frontier_builder(self) -> None:
        view = self.view
        for place in range(FRONTIER_CARDS):
            box = Box(28, 132 + 136 * place, 232, 108)
            if place < len(view.frontier):
                self.add(group(f"frontier:{place}", _flat_card(view.frontier[place], box), layer="pieces"))
            else:
                self.add(group(f"frontier:{place}", parts.slot(box, str(place + 1))))
        shown = view.row
        for place, tribe in enumerate(TRIBES):
            box, swatch = Box(28 + 80 * (place % 3), 560 + 60 * (place // 3), 72, 44), TRIBE_SWATCHES[tribe.value]
            sign = "tick" if tribe in shown else swatch.glyph or ""
            shapes: list[Shape] = [
                Rect(box.x, box.y, box.w, box.h, 8, fill=swatch.fill, stroke=INK),
                Text(box.x + 12, box.y + 30, tribe.value, 22, swatch.on, bold=True),
                parts.sign(box.right - 20, box.cy, sign, 20, swatch.on),
            ]
            self.add(group(f"check:{tribe.value}", shapes))
        for card in CARDS:
            self.grid_card(card, closed=bool({card.single, card.double} & set(shown)))
        rows = say(
            "Row: the colour of the single orc. Column: the colour of the two orcs.",
            "Ligne : la couleur de l'orc seul. Colonne : la couleur des deux orcs.",
        )
        self.add(group("legend", [Text(GRID.x, 104, rows, 17, MUTED, room=GRID.w)]))

    def grid_card(self, card: Card, closed: bool) -> None:
        w, h = GRID.w / len(TRIBES), GRID.h / len(TRIBES)
        box = Box(GRID.x + w * card.double.index, GRID.y + h * card.single.index, w - 20, h - 16)
        id = act.card_target(card)
        laid = any(slot.card is card for slot in self.view.frontier)
        if laid:
            self.add(group(id, parts.slot(box)))
        else:
            self.add(group(id, _wide_card(card, box, dimmed=closed), layer="pieces"))
        for half, x in ((Half.SINGLE, box.x), (Half.DOUBLE, box.cx)):
            sentence = alt_text.grid_half(card, half, laid, closed)
            at = Box(x, box.y, box.w / 2, box.h)
            self.add_target(act.half_target(card, half), at, sentence, inside=True)


# --- the box of an editor ----------------------------------------------------------------------------------------


def chip(target: str, _options: Options) -> tuple[str, str]:
    """A half of a card in the box: its tribe and how many orcs."""
    kind, *names = target.split(":")
    if kind != "half":
        return "", ""
    half = Half(int(names[1]))
    tribe = Card(names[0]).half[half].value
    return f"{tribe}{half.value}", TRIBE_SWATCHES[tribe].fill


# --- cards -----------------------------------------------------------------------------------------------------------


def _fan(half: Box, y: float, count: int) -> list[Box]:
    """Cards of one side at a tribe: one centred, two side by side, more in the same room."""
    if count == 1:
        return [Box(half.cx - SIDE_W / 2, y, SIDE_W, SIDE_H)]
    step = (HALF_W - 2 - SIDE_W) / (count - 1) if count else 0
    return [Box(half.x + 1 + i * step, y, SIDE_W, SIDE_H) for i in range(count)]


def _dots(x: float, y: float, count: int, colour: str) -> list[Shape]:
    """The printed dots that repeat the number of orcs (ORC-1.5)."""
    return [Circle(x + 7 * i, y, 2.2, fill=colour) for i in range(count)]


def tribe_half(tribe: Tribe, worth: int, box: Box, ink: str) -> list[Shape]:
    """What stands on a half of the frontier, but for its ground."""
    return [
        Text(box.x + 10, box.y + 28, tribe.value, 22, ink, bold=True),
        parts.sign(box.x + 47, box.y + 20, TRIBE_SWATCHES[tribe.value].glyph or "", 19, ink),
        *parts.row(box.cx, box.y + 58, "orc_head", worth, 36, ink),
        *parts.disc(box.right - 22, box.y + 21, str(worth), GOLD, 14),
    ]


def hand_card(card: Card, box: Box) -> list[Shape]:
    """A card in hand: the single half above, the double half below."""
    one, two = (TRIBE_SWATCHES[card.half[half].value] for half in Half)
    shapes = parts.halves(box, one.fill, two.fill)
    for half, swatch, y in ((Half.SINGLE, one, box.y), (Half.DOUBLE, two, box.cy)):
        shapes += [
            Text(box.x + 10, y + 27, card.half[half].value, 22, swatch.on, bold=True),
            *_dots(box.x + 41, y + 20, half, swatch.on),
            parts.sign(box.right - 19, y + 19, swatch.glyph or "", 18, swatch.on),
            *parts.row(box.cx, y + 48, "orc_head", half, 31, swatch.on),
        ]
    return shapes


def placed_card(placed: Placed, box: Box, *, facing_top: bool, frozen: bool) -> list[Shape]:
    """A card at a tribe: the half that faces it in full colour, the other dimmed and struck."""
    facing = placed.half
    order = (facing, facing.other) if facing_top else (facing.other, facing)
    fills = {half: TRIBE_SWATCHES[placed.card.half[half].value].fill for half in Half}
    fills[facing.other] = dim(fills[facing.other])
    if frozen:
        fills[facing] = iced(fills[facing])
    shapes = parts.halves(box, fills[order[0]], fills[order[1]], r=6, stroke=ICE_LINE if frozen else INK)
    for half, y in zip(order, (box.y, box.cy), strict=True):
        ink = on(fills[half]) if half is facing else MUTED
        shapes.append(Text(box.x + 5, y + 19, placed.card.half[half].value, 17, ink, bold=True))
        size = 20 if box.h > 90 else 17
        shapes += parts.row(box.cx, y + box.h / 2 - 0.7 * size, "orc_head", half, size, ink)
        if half is not facing:
            shapes.append(parts.strike(Box(box.x + 8, y + 6, box.w - 16, box.h / 2 - 12)))
    return shapes


def small_card(card: Card, box: Box, dimmed: bool = False) -> list[Shape]:
    """A card with both halves alike: in the heap (dimmed) or in the other hand once it is shown."""
    fills = [TRIBE_SWATCHES[card.half[half].value].fill for half in Half]
    if dimmed:
        fills = [dim(fill) for fill in fills]
    shapes = parts.halves(box, fills[0], fills[1], r=6, stroke=OFF_INK if dimmed else INK)
    for half, fill, y in zip(Half, fills, (box.y, box.cy), strict=True):
        ink = MUTED if dimmed else on(fill)
        shapes.append(Text(box.x + 5, y + 17, card.half[half].value, 17, ink, bold=True))
        shapes += parts.row(box.cx, y + box.h / 2 - 11, "orc_head", half, 18, ink)
    return shapes


def low_card(card: Card, box: Box) -> list[Shape]:
    """A card to choose from in a hand at the top: what its halves say stands where no ring lies over it."""
    swatches = [TRIBE_SWATCHES[card.half[half].value] for half in Half]
    shapes = parts.halves(box, swatches[0].fill, swatches[1].fill, r=6)
    for half, swatch, y in zip(Half, swatches, (box.y, box.cy), strict=True):
        cy = y + box.h / 4 + 1
        shapes.append(Text(box.x + 13, cy + 6, card.half[half].value, 17, swatch.on, bold=True))
        shapes += parts.row(box.cx + 14, cy, "orc_head", half, 18, swatch.on)
    return shapes


def _mini_card(card: Card, box: Box) -> list[Shape]:
    """A card of the tray, 33 x 49: letters and dots."""
    one, two = (TRIBE_SWATCHES[card.half[half].value] for half in Half)
    shapes = parts.halves(box, one.fill, two.fill)[1:]
    for half, swatch, y in ((Half.SINGLE, one, box.y), (Half.DOUBLE, two, box.cy)):
        shapes.append(Text(box.x + 4, y + 19, card.half[half].value, 17, swatch.on, bold=True))
        shapes += [Circle(box.right - 6, y + 8 + 8 * dot, 2.5, fill=swatch.on) for dot in range(half)]
    return shapes


def _wide_card(card: Card, box: Box, dimmed: bool) -> list[Shape]:
    """A card of the grid of all thirty, lying: the single half left, the double half right."""
    fills = [TRIBE_SWATCHES[card.half[half].value].fill for half in Half]
    if dimmed:
        fills = [dim(fill) for fill in fills]
    shapes = parts.halves(box, fills[0], fills[1], across=True, stroke=OFF_INK if dimmed else INK)
    for half, fill, x in zip(Half, fills, (box.x, box.cx), strict=True):
        ink = MUTED if dimmed else on(fill)
        shapes.append(Text(x + 7, box.y + 24, card.half[half].value, 19, ink, bold=True))
        glyph = TRIBE_SWATCHES[card.half[half].value].glyph or ""
        shapes.append(parts.sign(x + box.w / 2 - 16, box.y + 17, glyph, 18, ink))
        shapes += _dots(x + 10, box.y + 36, half, ink)
        shapes += parts.row(x + box.w / 4, box.y + 62, "orc_head", half, 25, ink)
    return shapes


def _flat_card(slot: Slot, box: Box) -> list[Shape]:
    """A frontier card that has been laid."""
    tribes = [slot.card.half[half] for half in slot.halves]
    swatches = [TRIBE_SWATCHES[tribe.value] for tribe in tribes]
    shapes = parts.halves(box, swatches[0].fill, swatches[1].fill, across=True)
    for half, tribe, swatch, x in zip(slot.halves, tribes, swatches, (box.x, box.cx), strict=True):
        shapes += [
            Text(x + 10, box.y + 29, tribe.value, 22, swatch.on, bold=True),
            parts.sign(x + 46, box.y + 21, swatch.glyph or "", 19, swatch.on),
            *parts.row(x + box.w / 4, box.y + 72, "orc_head", half, 38, swatch.on),
            *parts.disc(x + box.w / 2 - 22, box.y + 22, str(half.value), GOLD, 14),
        ]
    return shapes
