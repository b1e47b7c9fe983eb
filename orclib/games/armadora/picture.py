"""The table of Armadöra as a picture. The seat whose eyes we use sits at the bottom; the referee sits with the first.

Units are px on a frame of 1200 x 800. The board never moves; the others sit above it, clockwise from the left.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, Literal

from orclib.engine import Seat
from orclib.games.armadora import actions as act
from orclib.games.armadora import twin
from orclib.games.armadora.components import (
    COLUMNS,
    GOLD_SQUARES,
    HEAPS,
    LAND,
    LINES,
    ROWS,
    SQUARES,
    VALUES,
    Counts,
    Line,
    People,
    Side,
    Square,
)
from orclib.games.armadora.names import people_name
from orclib.games.armadora.state import SETTING_UP, Phase, View, Warrior, start_hand
from orclib.games.armadora.territories import line_bit
from orclib.language import _, pgettext
from orclib.scene import Box, Circle, Collector, Group, Poly, Rect, Scene, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import (
    BACK,
    BACK_LINE,
    GOLD,
    INK,
    LINE,
    MUTED,
    OFF_INK,
    PANEL,
    PAPER,
    PEOPLES,
    SHADOW,
    TABLE_EDGE,
    TERRAINS,
    Swatch,
    dim,
    mix,
)

WIDTH: Final = 1200
HEIGHT: Final = 800

# The board and its rim, which holds the letters and numbers.
STEP: Final = 88
BOARD: Final = Box(248, 178, COLUMNS * STEP, ROWS * STEP)
RIM: Final = 26
FRAME: Final = BOARD.grow(RIM)
LINE_THICK, LINE_LONG = 28, 60
INSET: Final = 3
"""Squares are that much smaller than their step: the channels between them are the lines."""
TILE: Final = 64

# Around it.
SCREENS_Y, SCREENS_H = 74, 70
SCREEN_W: Final = {1: 520, 2: 440, 3: 376}
"""The width of a screen by the number of opponents."""
SUPPLY: Final = Box(24, 156, 180, 366)
OWN: Final = Box(322, 652, 656, 136)
RACK_Y: Final = 704
STACK: Final = 64
TRAY: Final = Box(992, 152, 188, 438)
KEY: Final = Box(992, 540, 188, 244)
BUTTON: Final = Box(826, 651, 152, 38)
NOTE: Final = Box(20, 632, 290, 150)

CHANNEL: Final = mix(TABLE_EDGE, LINE, 0.35)
GROUND: Final = TERRAINS["plain"]
MINE: Final = TERRAINS["mountain"]
WOOD: Final = mix(BACK, BACK_LINE, 0.42)
SWATCHES: Final[dict[People, Swatch]] = {
    People.MAGE: PEOPLES["mage"],
    People.ELF: PEOPLES["elf"],
    People.GOBLIN: PEOPLES["goblin"],
    People.ORC: PEOPLES["orc"],
}
POWERS: Final = {People.MAGE: "eye", People.ELF: "crossbow", People.GOBLIN: "sword", People.ORC: "palisade"}
"""What each people's power does, as a sign."""


def square_box(square: Square) -> Box:
    """Where a square is, up to the middle of its lines."""
    return Box(BOARD.x + square.column * STEP, BOARD.y + square.row * STEP, STEP, STEP)


def line_box(line: Line) -> Box:
    """Where one points at a line."""
    at = square_box(line.b)
    w, h = (LINE_THICK, LINE_LONG) if line.upright else (LINE_LONG, LINE_THICK)
    cx, cy = (at.x, at.cy) if line.upright else (at.cx, at.y)
    return Box(cx - w / 2, cy - h / 2, w, h)


def tile_box(square: Square) -> Box:
    """Where the warrior of a square lies."""
    return square_box(square).grow((TILE - STEP) / 2)


def rim_box(square: Square, side: Side) -> Box:
    """Where one points at a piece of the rim."""
    at = square_box(square)
    return {
        Side.LEFT: Box(at.x - RIM, at.y, RIM, STEP),
        Side.RIGHT: Box(at.right, at.y, RIM, STEP),
        Side.TOP: Box(at.x, at.y - RIM, STEP, RIM),
        Side.BOTTOM: Box(at.x, at.bottom, STEP, RIM),
    }[side]


def picture(view: View) -> Scene:
    """The table as the view's seat sees it."""
    painter = _Painter(view)
    painter.table()
    return Scene(
        WIDTH, HEIGHT, _("The table of Armadöra"), twin.text(view), tuple(painter.groups), tuple(painter.targets), NOTE
    )


class _Painter(Collector):
    """The table as one seat sees it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.bottom: Seat = Seat(0) if view.seat is None else view.seat
        line = parts.status_line(WIDTH, twin.status(view), twin.turn_text(view), self._arrow())
        super().__init__([_ground(), group("status", line)])

    @property
    def playing(self) -> bool:
        """Whether it is somebody's turn."""
        return self.view.phase not in (*SETTING_UP, Phase.OVER)

    def _arrow(self) -> Literal["up", "down"] | None:
        if not self.playing:
            return None
        return "down" if self.view.active == self.bottom else "up"

    def table(self) -> None:
        self.add(_board())
        for line in LINES:
            self.line(line)
        for square in SQUARES:
            self.square(square)
        self.rim()
        for line in LINES:  # over the squares, so that one can point at them
            self.aim(act.line_target(line), line_box(line), twin.line(line, self.view), radius=6)
        self.supply()
        seats = self.view.options.seats
        others = [seats[(self.bottom + i) % len(seats)] for i in range(1, len(seats))]
        for seat, box in zip(others, _screens(len(others)), strict=True):
            self.screen(seat, box)
        self.own()
        self.buttons()
        if self.view.phase is Phase.HEAPS:
            self.tray()
        else:
            self.key()

    # --- the board ---------------------------------------------------------------------------------------------------

    def square(self, square: Square) -> None:
        box, one = square_box(square), self.view.squares[square.index]
        if square in GOLD_SQUARES:
            self.add(group(f"heap:{square.value}", _mine(box, self.view.gold(square)), layer="pieces"))
        elif one is not None:
            self.add(group(f"warrior:{square.value}", self.warrior(square, one), layer="pieces"))
        sentence = twin.square(square, self.view)
        self.aim(act.square_target(square), box, sentence, radius=6, inside=True)

    def warrior(self, square: Square, one: Warrior) -> list[Shape]:
        """A warrior on the board. Badges sit on the corners: arrows, reinforcement, what one knows in secret."""
        view, box = self.view, tile_box(square)
        people = view.people(one.owner)
        team = view.options.side(one.owner) if view.options.in_teams else None
        shapes = _tile(box, people, one.value if twin.is_open(one, view) else None, team)
        if one.arrows:
            shapes += _badge(box.cx - (21 if one.reinforced else 15), box.y + 4, f"−{one.arrows}", "arrow", INK)
        if one.reinforced:
            shapes += _badge(box.cx + (21 if one.arrows else 15), box.y + 4, "+1", "shield", PAPER)
        if not twin.is_open(one, view):
            shapes += _secret(box, one.value, twin.looked_at(square, view))
        return shapes

    def line(self, line: Line) -> None:
        bit = line_bit(line)
        if self.view.land.palisades & bit:
            self.add(group(f"palisade:{line}", _palisade(line), layer="pieces"))

    def rim(self) -> None:
        for square in SQUARES:
            for side in Side:
                if side.of(square):
                    id = act.line_target(side.beside(square))
                    self.aim(id, rim_box(square, side), twin.rim(square, side), radius=4, inside=True)

    def supply(self) -> None:
        """The palisades left, in rows of seven: the last to come is the first to go."""
        view, box = self.view, SUPPLY
        self.add(group("supply:name", [_centred(box.cx, box.y + 18, _("Palisades"), box.w)]))
        shapes: list[Shape] = []
        for place in range(view.supply):
            row, column = divmod(place, 7)
            shapes += _picket(box.x + 15 + 25 * column, box.y + 98 + 58 * row)
        self.add(group(act.SUPPLY, shapes or parts.slot(Box(box.x + 4, box.y + 70, 172, 56)), layer="pieces"))
        self.add(group("supply:count", parts.disc(box.cx, box.y + 44, str(view.supply), r=16)))
        self.aim(act.SUPPLY, box, twin.supply(view))

    # --- the others --------------------------------------------------------------------------------------------------

    def screen(self, seat: Seat, box: Box) -> None:
        view, people = self.view, self.view.people(seat)
        self.add(group(f"panel:{seat}", parts.panel(box)))
        id = act.screen_target(seat)
        self.add(group(id, _folded(Box(box.x + 8, box.y + 7, 60, 56), people), layer="pieces"))
        self.aim(id, box, twin.screen(seat, view), radius=10)
        self.name(seat, box.x + 80, box.y + 27, box.right - 8)
        if view.held:
            self.hidden(seat, box.x + 80, box.y + 51)
        if view.options.advanced and view.powers:
            self.tokens(seat, box.right - 10, box.y + 51)

    def name(self, seat: Seat, x: float, y: float, until: float) -> None:
        """Who it is, of which team, and how things stand with the turn."""
        view, name = self.view, people_name(self.view.people(seat))
        shapes: list[Shape] = [parts.heading(x, y, name)]
        x += metrics.width(name, 18, serif=True) + 12
        pills: list[tuple[str, str, str | None]] = []
        if view.options.in_teams:
            pills.append((_("team {n}").format(n=view.options.side(seat) + 1), PAPER, None))
        if view.passed and view.passed[seat]:
            pills.append((pgettext("screen", "passed"), INK, "flag"))
        elif self.playing and seat == view.active:
            pills.append((pgettext("screen", "to move"), GOLD, None))
        for place, (text, fill, glyph) in enumerate(pills):
            team = view.options.side(seat) if view.options.in_teams and not place else None
            w = metrics.width(text, 14, bold=True) + 20 + (22 if glyph else 0) + (14 if team is not None else 0)
            if team is None:
                shapes += parts.pill(x + w / 2, y - 6, text, fill, PAPER if fill == INK else INK, glyph)
            else:
                shapes.append(Rect(x, y - 18, w, 24, 12, fill=PAPER, stroke=INK))
                shapes.append(_team_sign(x + 13, y - 6, team, INK))
                shapes.append(Text(x + 23, y - 1, text, 14, INK, bold=True, room=until - x - 23))
            x += w + 8
        self.add(group(f"name:{seat}", shapes))

    def hidden(self, seat: Seat, x: float, cy: float) -> None:
        """The hand behind a screen: its backs, counted, or what the referee sees of it."""
        view, people = self.view, self.view.people(seat)
        hand = view.hands[seat]
        if hand is None:
            count, fill = view.held[seat], SWATCHES[people].fill
            shapes: list[Shape] = []
            for place in range(count):
                shapes.append(Rect(x + 8 * place, cy - 11, 18, 22, 4, fill=fill, stroke=_edge(people)))
            if not count:
                shapes.append(Rect(x, cy - 11, 18, 22, 4, stroke=LINE, dash=parts.DASH))
            self.add(group(f"backs:{seat}", shapes, layer="pieces"))
            at = x + 8 * max(count - 1, 0) + 26
            self.add(group(f"held:{seat}", [Text(at, cy + 5, str(count), 14, INK, bold=True)]))
            return
        acting = view.seat is None and seat == view.active and self.playing
        for place, value in enumerate(_values(view)):
            step = 54 if len(view.held) > 3 else 62
            count, box = hand[value - 1], Box(x + step * place, cy - 12, 24, 24)
            if not count:
                self.add(group(f"gone:{seat}:{value}", parts.slot(box, r=4)))
                continue
            id = f"mini:{seat}:{value}"
            self.add(group(id, _mini(box, people, value, count), layer="pieces"))
            if acting:
                self.aim(act.tile_target(value), box, twin.tile(value, count, view), radius=4, group=id, loose=True)

    def tokens(self, seat: Seat, right: float, cy: float) -> None:
        """The power tokens and the reinforcement another player has left, small."""
        view, people = self.view, self.view.people(seat)
        acting = view.seat is None and seat == view.active and self.playing
        count, kept = view.powers[seat], view.reinforcements[seat]
        x = right - 13
        shapes: list[Shape] = []
        shapes += _reinforcement(x, cy, 12, kept)
        self.add(group(f"reserve:{seat}", shapes, layer="pieces"))
        start = x - 28 * people.powers
        shapes = []
        for place in range(people.powers):
            shapes += _power(start + 28 * place, cy, 12, people, place < count)
        self.add(group(f"powers:{seat}", shapes, layer="pieces"))
        if acting:
            at = Box(start - 13, cy - 13, 28 * (people.powers - 1) + 26, 26)
            self.aim(act.POWER, at, twin.power(seat, view), radius=13, group=f"powers:{seat}", loose=True)
            at = Box(x - 13, cy - 13, 26, 26)
            sentence = twin.reinforcement(seat, view)
            self.aim(act.REINFORCEMENT, at, sentence, radius=13, group=f"reserve:{seat}", loose=True)

    # --- one's own side ----------------------------------------------------------------------------------------------

    def own(self) -> None:
        view, seat = self.view, self.bottom
        people = view.people(seat)
        id = act.screen_target(seat)
        self.add(group(id, _folded(Box(OWN.x + 6, RACK_Y, 76, 74), people), layer="pieces"))
        self.aim(id, Box(OWN.x, RACK_Y - 4, 88, 82), twin.screen(seat, view), Box(OWN.x, OWN.y, 210, 36))
        self.name(seat, OWN.x + 6, OWN.y + 21, BUTTON.x - 8)
        hand = view.hands[seat] if view.hands else None
        if hand is not None:
            self.rack(seat, hand)
        if view.options.advanced and view.powers:
            self.own_tokens(seat)

    def rack(self, seat: Seat, hand: Counts) -> None:
        """The own tiles: a stack for each value, as many as there ever were."""
        view, people = self.view, self.view.people(seat)
        acting = view.seat is not None or not self.playing or seat == view.active
        for place, value in enumerate(_values(view)):
            count, box = hand[value - 1], Box(OWN.x + 104 + 83 * place, RACK_Y, STACK, STACK)
            id = act.tile_target(value)
            if not count:
                self.add(group(f"gone:{value}", parts.slot(box)))
                continue
            self.add(group(id, _stack(box, people, value, count), layer="pieces"))
            if acting:
                around = Box(box.x, box.y - 6, box.w, box.h + 26)
                self.aim(id, around, twin.tile(value, count, view), radius=8, group=id, loose=True)

    def own_tokens(self, seat: Seat) -> None:
        view, people = self.view, self.view.people(seat)
        acting = view.seat is not None or not self.playing or seat == view.active
        count, kept = view.powers[seat], view.reinforcements[seat]
        y = RACK_Y + 28
        for id, x, label, shapes in (
            (act.POWER, OWN.x + 558, pgettext("token", "power"), _power(OWN.x + 558, y, 27, people, count > 0)),
            (act.REINFORCEMENT, OWN.x + 630, pgettext("token", "reinforce"), _reinforcement(OWN.x + 630, y, 27, kept)),
        ):
            if id == act.POWER and people.powers > 1 and count:
                label += f" \N{MULTIPLICATION SIGN}{count}"
            self.add(group(id, shapes, layer="pieces"))
            self.add(group(f"label:{id}", [parts.middle(x, RACK_Y + 72, label, 14, MUTED, room=80)]))
            sentence = twin.power(seat, view) if id == act.POWER else twin.reinforcement(seat, view)
            if acting:
                self.aim(id, Box(x - 28, y - 28, 56, 56), sentence, radius=28, group=id, loose=True)

    def buttons(self) -> None:
        """What one says instead of doing: pass, or that one palisade is enough."""
        view = self.view
        if not self.playing or view.seat not in (None, view.active):
            return
        if view.phase is Phase.SECOND_STICK:
            if not twin.may_stop(view):
                return
            self.add(group(act.STOP, _button(_("Stop here"), "tick")))
            self.aim(act.STOP, BUTTON, twin.stop_button(), radius=10)
        else:
            off = view.phase is Phase.AFTER_POWER and view.options.power_needs_action
            self.add(group(act.PASS, _button(_("Pass"), "flag", off)))
            self.aim(act.PASS, BUTTON, twin.pass_button(view), radius=10, quiet=True)

    # --- at the right ------------------------------------------------------------------------------------------------

    def tray(self) -> None:
        """The heaps that have not been put yet."""
        self.add(group("tray", [_centred(TRAY.cx, TRAY.y + 18, _("Heaps to put"), TRAY.w)]))
        left = twin.heaps_left(self.view)
        for place, gold in enumerate(sorted(set(HEAPS))):
            box = Box(TRAY.x + 4, TRAY.y + 38 + 80 * place, TRAY.w - 8, 68)
            id = act.heap_target(gold)
            if gold not in left:
                self.add(group(f"put:{gold}", parts.slot(box)))
                continue
            self.add(group(id, _heap_card(box, gold, left[gold]), layer="pieces"))
            self.aim(id, box, twin.heap(gold, self.view), group=id, loose=True)

    def key(self) -> None:
        """What the signs mean, of those that are in the picture."""
        view = self.view
        there = [(square, one) for square, one in zip(SQUARES, view.squares, strict=True) if one is not None]
        down = [(square, one) for square, one in there if not twin.is_open(one, view)]
        signs = [("heap", pgettext("key", "gold")), ("line", pgettext("key", "free line"))]
        if any(one.value is not None for _square, one in down):
            signs.append(
                ("eye", pgettext("key", "you know it") if view.seat is not None else pgettext("key", "face down"))
            )
        if any(twin.looked_at(square, view) for square, _one in down):
            signs.append(("hat", pgettext("key", "the Mage looked")))
        if any(one.arrows for _square, one in there):
            signs.append(("arrow", pgettext("key", "arrow")))
        if any(one.reinforced for _square, one in there):
            signs.append(("shield", pgettext("key", "reinforcement")))
        self.add(group("key", parts.panel(Box(KEY.x, KEY.y, KEY.w, 16 + 32 * len(signs)))))
        for place, (name, label) in enumerate(signs):
            cy = KEY.y + 24 + 32 * place
            text = Text(KEY.x + 56, cy + 5, label, room=KEY.w - 60)
            self.add(group(f"key:{name}", _key_sign(KEY.x + 29, cy, name), [text]))


# --- the board -------------------------------------------------------------------------------------------------------


@cache
def _ground() -> Group:
    return group("ground", parts.ground(WIDTH, HEIGHT))


@cache
def _board() -> Group:
    """What is printed on the board: the rim with letters and numbers, land, and a mine on each gold square."""
    shapes: list[Shape] = [
        Rect(FRAME.x, FRAME.y, FRAME.w, FRAME.h, 10, fill=TABLE_EDGE, stroke=INK, line=2),
        Rect(BOARD.x - 2, BOARD.y - 2, BOARD.w + 4, BOARD.h + 4, 6, fill=CHANNEL),
    ]
    for square in SQUARES:
        at = square_box(square).grow(-INSET)
        shapes.append(Rect(at.x, at.y, at.w, at.h, 5, fill=GROUND if square in LAND else MINE))
        if square in LAND:
            shapes += _grass(at, square.index)
    for column in range(COLUMNS):
        shapes.append(parts.middle(BOARD.x + STEP * (column + 0.5), BOARD.y - 14, "ABCDEFGH"[column], 14, bold=True))
    for row in range(ROWS):
        shapes.append(parts.middle(BOARD.x - 14, BOARD.y + STEP * (row + 0.5), str(row + 1), 14, bold=True))
    return group("board", shapes)


def _grass(at: Box, number: int) -> list[Shape]:
    """A few blades that make a square land; which ones depends on its place."""
    places = (((16, 24), (58, 64)), ((60, 20), (22, 60)), ((40, 16), (14, 66)), ((20, 40), (64, 52)))[number % 4]
    blades = ((-5, -6), (-3, 0), (0, -7), (3, 0), (5, -6))
    return [
        Poly(tuple((at.x + x + dx, at.y + y + dy) for dx, dy in blades), closed=False, stroke=LINE, line=1.25)
        for x, y in places
    ]


def _mine(box: Box, gold: int) -> list[Shape]:
    """A mine with its gold: cubes to count, and the number; without a heap, a dashed slot."""
    x, y = box.cx, box.y
    arch = [
        (x - 32, y + 78),
        (x - 32, y + 40),
        *((x - 32 * math.cos(a), y + 40 - 28 * math.sin(a)) for a in (math.pi * i / 8 for i in range(1, 8))),
        (x + 32, y + 40),
        (x + 32, y + 78),
    ]
    shapes: list[Shape] = [Poly(tuple(arch), fill=BACK, stroke=INK)]
    if not gold:
        return [*shapes, Rect(x - 20, y + 34, 40, 34, 6, stroke=BACK_LINE, dash=parts.DASH)]
    shapes += _cubes(x, y + 72, gold)
    return [*shapes, *parts.disc(x, y + 29, str(gold), GOLD, r=14)]


def _cubes(cx: float, bottom: float, count: int) -> list[Shape]:
    """A heap of up to seven gold cubes, the row below the wider one."""
    lower = count if count <= 3 else (count + 1) // 2
    shapes: list[Shape] = []
    for number, y in ((count - lower, bottom - 21), (lower, bottom - 8)):
        for i in range(number):
            shapes += _cube(cx + 14.5 * (i - (number - 1) / 2), y, 8)
    return shapes


def _cube(cx: float, cy: float, r: float) -> list[Shape]:
    w = r * math.cos(math.pi / 6)
    top, low = (cx, cy - r), (cx, cy + r)
    right, left = (cx + w, cy - r / 2), (cx - w, cy - r / 2)
    outline = (top, right, (cx + w, cy + r / 2), low, (cx - w, cy + r / 2), left)
    return [
        Poly(outline, fill=GOLD, stroke=INK, line=1.25),
        Poly((left, (cx, cy), right), closed=False, stroke=INK, line=1.25),
        Poly(((cx, cy), low), closed=False, stroke=INK, line=1.25),
    ]


@cache
def _palisade(line: Line) -> tuple[Shape, ...]:
    """A bar on the line with three pointed stakes."""
    at = line_box(line)
    long, thick = STEP - 4, 12
    if line.upright:
        bar = Box(at.cx - thick / 2, at.cy - long / 2, thick, long)
        stakes = [(at.cx, at.cy + dy) for dy in (-24, 4, 32)]
    else:
        bar = Box(at.cx - long / 2, at.cy - thick / 2, long, thick)
        stakes = [(at.cx + dx, at.cy + 3) for dx in (-28, 0, 28)]
    shapes: list[Shape] = [Rect(bar.x, bar.y, bar.w, bar.h, 3, fill=BACK, stroke=INK)]
    shapes += [_stake(x, y, 7) for x, y in stakes]
    return tuple(shapes)


def _stake(cx: float, cy: float, half: float) -> Poly:
    """A stake seen from the front; its foot stands at about (cx, cy + 7)."""
    low, shoulder, tip = cy + 7, cy - 7, cy - 15
    points = (cx - half, low), (cx - half, shoulder), (cx, tip), (cx + half, shoulder), (cx + half, low)
    return Poly(points, fill=WOOD, stroke=INK, line=1.25)


def bridge(line: Line, fill: str) -> Rect:
    """The land that runs on where no palisade may ever lie."""
    at = line_box(line)
    w, h = (2 * INSET + 1, STEP - 4 * INSET) if line.upright else (STEP - 4 * INSET, 2 * INSET + 1)
    return Rect(at.cx - w / 2, at.cy - h / 2, w, h, fill=fill)


# --- warriors --------------------------------------------------------------------------------------------------------


def _tile(box: Box, people: People, value: int | None, team: int | None = None) -> list[Shape]:
    """A warrior tile, face up when a value is given, otherwise its back; always the letter and sign of its people."""
    swatch = SWATCHES[people]
    shapes = parts.card(box, swatch.fill)
    if value is None:
        inner = box.grow(-4)
        shapes.append(Rect(inner.x, inner.y, inner.w, inner.h, 5, stroke=mix(swatch.fill, swatch.on, 0.5), line=1.25))
        shapes.append(parts.sign(box.cx, box.cy - 1, swatch.glyph or "", 36, swatch.on))
    else:
        shapes.append(parts.sign(box.x + 15, box.cy - 1, swatch.glyph or "", 24, swatch.on))
        shapes.append(Circle(box.right - 20, box.cy - 2, 16, fill=PAPER, stroke=INK))
        shapes.append(parts.middle(box.right - 20, box.cy - 2, str(value), 22, INK, bold=True))
    shapes.append(parts.middle(box.right - 11, box.bottom - 10, people.value, 14, swatch.on, bold=True))
    if team is not None:
        x, y = (box.right - 10, box.bottom - 27) if value is None else (box.x + 11, box.bottom - 11)
        shapes.append(_team_sign(x, y, team, swatch.on))
    return shapes


def _team_sign(cx: float, cy: float, team: int, fill: str) -> Shape:
    """A dot for the first team, a diamond for the second."""
    if team == 0:
        return Circle(cx, cy, 4, fill=fill)
    return Poly(((cx, cy - 5.5), (cx + 5.5, cy), (cx, cy + 5.5), (cx - 5.5, cy)), fill=fill)


def _badge(cx: float, cy: float, text: str, glyph: str, fill: str) -> list[Shape]:
    """A sign and a number on a small plate, for an upper corner."""
    ink = PAPER if fill == INK else INK
    return [
        Rect(cx - 20, cy - 11, 40, 22, 6, fill=fill, stroke=PAPER if fill == INK else INK, line=1.5),
        parts.sign(cx - 11, cy, glyph, 15, ink),
        Text(cx - 3, cy + 5, text, 14, ink, bold=True, room=22),
    ]


def _secret(box: Box, value: int | None, looked: bool) -> list[Shape]:
    """What is known of a tile face down: the value to whoever looks at this picture, or that a Mage has looked."""
    signs = [name for name, there in (("hat", looked), ("eye", value is not None)) if there]
    if not signs:
        return []
    w = 16 * len(signs) + (11 if value is not None else 0) + 8
    x, y = box.x - 5, box.bottom - 19
    shapes: list[Shape] = [Rect(x, y, w, 22, 11, fill=PAPER, stroke=INK, line=1.5, dash=(3, 2))]
    for place, name in enumerate(signs):
        shapes.append(parts.sign(x + 12 + 16 * place, y + 11, name, 15, INK))
    if value is not None:
        shapes.append(Text(x + w - 14.5, y + 16, str(value), 14, INK, bold=True))
    return shapes


def _edge(people: People) -> str:
    """The outline between tiles of a people that lie on each other: light where the tiles are dark."""
    swatch = SWATCHES[people]
    return INK if swatch.on == INK else mix(swatch.fill, PAPER, 0.6)


def _mini(box: Box, people: People, value: int, count: int) -> list[Shape]:
    """The tiles of a value in a hand that the referee sees."""
    swatch = SWATCHES[people]
    return [
        Rect(box.x, box.y, box.w, box.h, 4, fill=swatch.fill, stroke=INK),
        parts.middle(box.cx, box.cy, str(value), 14, swatch.on, bold=True),
        Text(box.right + 3, box.cy + 5, f"×{count}", 14, INK),
    ]


def _stack(box: Box, people: People, value: int, count: int) -> list[Shape]:
    """The tiles of a value in one's own hand: up to four of them, and how many there are."""
    swatch, high = SWATCHES[people], min(count, 4) - 1
    shapes: list[Shape] = [parts.shadow(box)]
    for i in range(high):
        shapes.append(Rect(box.x, box.y - 2 * i, box.w, box.h, 8, fill=swatch.fill, stroke=_edge(people)))
    top = box.moved(0, -2 * high)
    shapes += _tile(top, people, value)[1:]
    return [*shapes, *parts.pill(box.cx, box.bottom + 9, f"×{count}", wide=44)]


# --- other things ----------------------------------------------------------------------------------------------------


def _screens(count: int) -> list[Box]:
    """The places of the others: left, middle, right."""
    w = SCREEN_W[count]
    gap = 16 if count == 3 else 32
    left = (WIDTH - count * w - (count - 1) * gap) / 2
    return [Box(left + i * (w + gap), SCREENS_Y, w, SCREENS_H) for i in range(count)]


def _values(view: View) -> tuple[int, ...]:
    """The values that a starting hand holds."""
    return tuple(value for value, n in zip(VALUES, start_hand(view.options), strict=True) if n)


def _folded(box: Box, people: People) -> list[Shape]:
    """A screen of three leaves in the colour of its people."""
    swatch, side, slant = SWATCHES[people], box.w * 0.22, box.h * 0.14
    left, right = box.x + side, box.right - side
    wing = mix(swatch.fill, INK if swatch.on == INK else PAPER, 0.18)
    return [
        Poly(((box.x, box.y + slant), (left, box.y), (left, box.bottom - slant), (box.x, box.bottom)),
             fill=wing, stroke=INK),
        Poly(((box.right, box.y + slant), (right, box.y), (right, box.bottom - slant), (box.right, box.bottom)),
             fill=wing, stroke=INK),
        Rect(left, box.y, right - left, box.h - slant, fill=swatch.fill, stroke=INK),
        parts.sign(box.cx, box.cy - slant / 2, swatch.glyph or "", min(36, right - left - 4), swatch.on),
    ]  # fmt: skip


def _power(cx: float, cy: float, r: float, people: People, there: bool) -> list[Shape]:
    """A power token of a people, or the place where it was."""
    if not there:
        return [Circle(cx, cy, r, stroke=LINE, dash=parts.DASH)]
    swatch = SWATCHES[people]
    loose: list[Shape] = [Circle(cx, cy + 3, r, fill=SHADOW)] if r > 20 else []
    return [
        *loose,
        Circle(cx, cy, r, fill=swatch.fill, stroke=INK),
        parts.sign(cx, cy, POWERS[people], max(1.2 * r, 16), swatch.on),
    ]


def _reinforcement(cx: float, cy: float, r: float, there: bool) -> list[Shape]:
    """The reinforcement of a player, or the place where it was."""
    if not there:
        return [Circle(cx, cy, r, stroke=LINE, dash=parts.DASH)]
    if r < 20:
        return [Circle(cx, cy, r, fill=PAPER, stroke=INK), parts.sign(cx, cy, "shield", 16, INK)]
    return [
        Circle(cx, cy + 3, r, fill=SHADOW),
        Circle(cx, cy, r, fill=PAPER, stroke=INK),
        parts.sign(cx, cy - 6, "shield", 26, INK),
        parts.middle(cx, cy + 15, "+1", 14, INK, bold=True),
    ]


def _picket(cx: float, cy: float) -> list[Shape]:
    """A palisade of the supply, on end."""
    points = (cx - 9, cy + 24), (cx - 9, cy - 14), (cx, cy - 26), (cx + 9, cy - 14), (cx + 9, cy + 24)
    return [Poly(points, fill=WOOD, stroke=INK, line=1.25)]


def _button(text: str, glyph: str, off: bool = False) -> list[Shape]:
    """A button; `off` when it is there to be asked about only."""
    box, ink = BUTTON, MUTED if off else INK
    wide = metrics.width(text, 16, bold=True) + 26
    x = box.cx - wide / 2
    shapes: list[Shape] = [] if off else [parts.shadow(box, 10)]
    return [
        *shapes,
        Rect(box.x, box.y, box.w, box.h, 10, fill=dim(PANEL) if off else PAPER, stroke=OFF_INK if off else INK),
        parts.sign(x + 9, box.cy, "lock" if off else glyph, 20, ink),
        Text(x + 26, box.cy + 6, text, 16, ink, bold=True, room=box.w - 40),
    ]


def _heap_card(box: Box, gold: int, count: int) -> list[Shape]:
    """A heap that waits for its mine, and how many there are of its size."""
    return [
        *parts.card(box),
        *parts.disc(box.x + 30, box.cy, str(gold), GOLD, r=16),
        *_cubes(box.cx + 6, box.cy + 16, gold),
        Text(box.right - 14, box.cy + 5, f"×{count}", 14, INK, bold=True, align="end"),
    ]


def _centred(cx: float, y: float, text: str, room: float) -> Text:
    return Text(cx, y, text, 18, INK, serif=True, align="middle", room=room)


def _key_sign(cx: float, cy: float, name: str) -> list[Shape]:
    """A sign of the table as small as the key needs it."""
    match name:
        case "heap":
            return parts.disc(cx, cy, "5", GOLD, r=11)
        case "line":
            sides = [Rect(cx + dx, cy - 10, 17, 20, 4, fill=GROUND, stroke=LINE, line=1) for dx in (-20, 3)]
            return [Rect(cx - 20, cy - 10, 40, 20, 4, fill=CHANNEL), *sides]
        case "arrow":
            return _badge(cx, cy, "−1", "arrow", INK)
        case "shield":
            return _badge(cx, cy, "+1", "shield", PAPER)
        case "eye":
            return [
                Rect(cx - 20, cy - 11, 40, 22, 11, fill=PAPER, stroke=INK, dash=(3, 2)),
                parts.sign(cx - 7, cy, "eye", 16, INK),
                Text(cx + 4, cy + 5, "2", 14, INK, bold=True),
            ]
    return [
        Rect(cx - 14, cy - 11, 28, 22, 11, fill=PAPER, stroke=INK, dash=(3, 2)),
        parts.sign(cx, cy, name, 16, INK),
    ]
