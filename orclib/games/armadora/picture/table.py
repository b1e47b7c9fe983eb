"""The table of Armadöra as a picture. The seat whose eyes we use sits at the bottom; the referee sits with the first.

Units are px on a frame of 1192 x 736. The board never moves; the others sit left of it, clockwise from the top.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, Literal

from orclib.engine import Seat
from orclib.games.armadora import actions as act
from orclib.games.armadora.box import (
    COLUMNS,
    GOLD_SQUARES,
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
from orclib.games.armadora.rules import scoring
from orclib.games.armadora.rules.territories import line_bit
from orclib.games.armadora.state import SETTING_UP, Options, Phase, View, Warrior, start_hand
from orclib.games.armadora.text import alt_text
from orclib.games.armadora.text.names import people_name
from orclib.language import say
from orclib.scene import Box, Circle, Collector, Group, Poly, Rect, Scene, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import (
    BACK,
    BACK_LINE,
    GOLD,
    INK,
    LINE,
    MUTED,
    PAPER,
    PEOPLES,
    SHADOW,
    TABLE_EDGE,
    TERRAINS,
    Swatch,
    mix,
)

WIDTH: Final = 1192
HEIGHT: Final = 736

# The board and its rim, which holds the letters and numbers.
STEP: Final = 88
BOARD: Final = Box(238, 104, COLUMNS * STEP, ROWS * STEP)
RIM: Final = 26
FRAME: Final = BOARD.grow(RIM)
LINE_THICK, LINE_LONG = 28, 60
INSET: Final = 3
"""Squares are that much smaller than their step: the channels between them are the lines."""
TILE: Final = 64

# Around it.
SCREENS: Final = Box(18, 78, 184, 164)
"""The screen of the first opponent; the others follow below."""
SUPPLY: Final = Box(980, 78, 192, 222)
OWN: Final = Box(330, 578, 640, 144)
RACK_Y: Final = 622
STACK: Final = 64
TRAY: Final = Box(980, 312, 192, 400)
KEY: Final = Box(974, 312, 204, 244)
BUTTON: Final = Box(980, 634, 192, 48)
NOTE: Final = Box(18, 604, 300, 115)

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
    return painter.scene(say("The table of Armadöra", "La table d'Armadöra"), alt_text.text(view), NOTE)


class _Painter(Collector):
    """The table as one seat sees it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.bottom: Seat = Seat(0) if view.seat is None else view.seat
        self.result = scoring.outcome(view)
        line = parts.status_line(WIDTH, alt_text.status(view), alt_text.turn_text(view), self._arrow())
        super().__init__(WIDTH, HEIGHT, [group("status", line)])

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
            self.add_target(act.line_target(line), line_box(line), alt_text.line(line, self.view), radius=6)
        self.supply()
        seats = self.view.options.seats
        others = [seats[(self.bottom + i) % len(seats)] for i in range(1, len(seats))]
        for place, seat in enumerate(others):
            self.screen(seat, SCREENS.moved(0, (SCREENS.h + 12) * place))
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
        sentence = alt_text.square(square, self.view)
        self.add_target(act.square_target(square), box, sentence, radius=6, inside=True)

    def warrior(self, square: Square, one: Warrior) -> list[Shape]:
        """A warrior on the board. Badges sit on the corners: arrows, reinforcement, what one knows in secret."""
        view, box = self.view, tile_box(square)
        people = view.people(one.owner)
        team = view.options.side(one.owner) if view.options.in_teams else None
        shapes = tile(box, people, one.value if alt_text.is_open(one, view) else None, team)
        if one.arrows:
            shapes += plate(box.cx - (22 if one.reinforced else 13), box.y + 4, f"−{one.arrows}", "arrow", INK)
        if one.reinforced:
            shapes += plate(box.cx + (22 if one.arrows else 13), box.y + 4, "+1", "shield", PAPER)
        if not alt_text.is_open(one, view):
            shapes += _secret(box, one.value, alt_text.looked_at(square, view))
        return shapes

    def line(self, line: Line) -> None:
        bit = line_bit(line)
        if self.view.land.palisades & bit:
            self.add(group(f"palisade:{line}", palisade(line), layer="pieces"))

    def rim(self) -> None:
        for square in SQUARES:
            for side in Side:
                if side.of(square):
                    id = act.line_target(side.beside(square))
                    self.add_target(id, rim_box(square, side), alt_text.rim(square, side), radius=4, inside=True)

    def supply(self) -> None:
        """The palisades left, in rows of seven: the last to come is the first to go."""
        view, box = self.view, SUPPLY
        name = parts.heading(box.x + 4, box.y + 24, say("Palisades", "Palissades"))
        self.add(group("supply:name", [name]))
        shapes: list[Shape] = []
        for place in range(view.supply):
            row, column = divmod(place, 7)
            shapes += picket(box.x + 15 + 26 * column, box.y + 56 + 37 * row)
        if shapes:
            self.add(group(act.SUPPLY, shapes, layer="pieces"))
        self.add(group("supply:count", parts.disc(box.right - 20, box.y + 17, str(view.supply), r=16)))
        self.add_target(act.SUPPLY, box, alt_text.supply(view))

    # --- the others --------------------------------------------------------------------------------------------------

    def screen(self, seat: Seat, box: Box) -> None:
        view, people = self.view, self.view.people(seat)
        plate, _right = parts.seat_plate(box, 76, box.y + 21, people_name(people))
        self.add(group(f"panel:{seat}", plate))
        id = act.screen_target(seat)
        self.add(group(id, self.folded(seat, Box(box.x + 8, box.y + 8, 58, 52)), layer="pieces"))
        self.add_target(id, box, alt_text.screen(seat, view), radius=10)
        self.add(group(f"name:{seat}", self.standing(seat, box.x + 74, box.y + 50)))
        if view.held:
            self.hidden(seat, box.x + 10, box.y + 69)
        if view.options.advanced and view.powers:
            self.tokens(seat, box.x + 24, box.bottom - 20)
        self.won(seat, box.right - 38, box.bottom - 27, box.x + 14, box.y + 14)

    def won(self, seat: Seat, cx: float, cy: float, crown_x: float, crown_y: float) -> None:
        """At the end, the gold of a player's side; a winner has a crown on the screen."""
        if self.result is None:
            return
        won = seat in self.result.winners
        shapes = parts.result(cx, cy, self.result.score.totals[seat], best=won)
        if won:
            shapes += [
                Circle(crown_x, crown_y, 15, fill=GOLD, stroke=INK, line=2),
                parts.sign(crown_x, crown_y, "crown", 20),
            ]
        self.add(group(f"gold:{seat}", shapes, layer="pieces"))

    def folded(self, seat: Seat, box: Box) -> list[Shape]:
        """A screen, with the sign of the team at its foot."""
        shapes = _folded(box, self.view.people(seat))
        if self.view.options.in_teams:
            shapes += _team_plate(box.right - 6, box.bottom - 6, self.view.options.side(seat))
        return shapes

    def standing(self, seat: Seat, x: float, cy: float) -> list[Shape]:
        """That a player has passed, in a pill that begins at x."""
        if not self.view.passed or not self.view.passed[seat]:
            return []
        text = say("passed", "passé")
        return parts.pill(x + metrics.width(text, 17, bold=True) / 2 + 10, cy, text, INK)

    def hidden(self, seat: Seat, x: float, y: float) -> None:
        """The hand behind a screen: its backs, counted, or what the referee sees of it."""
        view, people = self.view, self.view.people(seat)
        hand = view.hands[seat]
        if hand is None:
            count, fill = view.held[seat], SWATCHES[people].fill
            shapes: list[Shape] = []
            for place in range(count):
                shapes.append(Rect(x + 8 * place, y + 8, 18, 24, 4, fill=fill, stroke=_edge(people)))
            if count:
                self.add(group(f"backs:{seat}", shapes, layer="pieces"))
            at = x + 8 * max(count - 1, 0) + 24 if count else x
            self.add(group(f"held:{seat}", [Text(at, y + 26, str(count), 17, INK, bold=True)]))
            return
        acting = view.seat is None and seat == view.active and self.playing
        for place, value in enumerate(_values(view)):
            count, box = hand[value - 1], Box(x + 34 * place, y - 4, 28, 26)
            if not count:
                continue
            id = f"mini:{seat}:{value}"
            self.add(group(id, _mini(box, people, value, count), layer="pieces"))
            if acting:
                self.add_target(
                    act.tile_target(value), box, alt_text.tile(value, count, view), radius=4, group=id, loose=True
                )

    def tokens(self, seat: Seat, x: float, cy: float) -> None:
        """The power tokens and the reinforcement another player has left, small."""
        view, people = self.view, self.view.people(seat)
        acting = view.seat is None and seat == view.active and self.playing
        count = view.powers[seat]
        if count:
            shapes = [shape for place in range(count) for shape in power_token(x + 32 * place, cy, 14, people)]
            self.add(group(f"powers:{seat}", shapes, layer="pieces"))
        if view.reinforcements[seat]:
            self.add(group(f"reserve:{seat}", reinforcement_token(x + 32 * count, cy, 14), layer="pieces"))
        if acting and count:
            at = Box(x - 15, cy - 15, 32 * (count - 1) + 30, 30)
            self.add_target(act.POWER, at, alt_text.power(seat, view), radius=15, group=f"powers:{seat}", loose=True)
        if acting and view.reinforcements[seat]:
            at = Box(x + 32 * count - 15, cy - 15, 30, 30)
            sentence = alt_text.reinforcement(seat, view)
            self.add_target(act.REINFORCEMENT, at, sentence, radius=15, group=f"reserve:{seat}", loose=True)

    # --- one's own side ----------------------------------------------------------------------------------------------

    def own(self) -> None:
        view, seat = self.view, self.bottom
        name = people_name(view.people(seat))
        id = act.screen_target(seat)
        self.add(group(id, self.folded(seat, Box(OWN.x + 6, RACK_Y, 76, 74)), layer="pieces"))
        self.add_target(id, Box(OWN.x, RACK_Y - 4, 88, 82), alt_text.screen(seat, view), Box(OWN.x, OWN.y, 210, 36))
        shapes: list[Shape] = [parts.heading(OWN.x + 6, OWN.y + 28, name)]
        shapes += self.standing(seat, OWN.x + 18 + metrics.width(name, 22, serif=True), OWN.y + 21)
        self.add(group(f"name:{seat}", shapes))
        hand = view.hands[seat] if view.hands else None
        if hand is not None:
            self.rack(seat, hand)
        if view.options.advanced and view.powers:
            self.own_tokens(seat)
        self.won(seat, BUTTON.cx, BUTTON.cy, OWN.x + 12, RACK_Y + 4)

    def rack(self, seat: Seat, hand: Counts) -> None:
        """The own tiles: a stack for each value, as many as there ever were."""
        view, people = self.view, self.view.people(seat)
        acting = view.seat is not None or not self.playing or seat == view.active
        for place, value in enumerate(_values(view)):
            count, box = hand[value - 1], Box(OWN.x + 104 + 78 * place, RACK_Y, STACK, STACK)
            id = act.tile_target(value)
            if not count:
                continue
            self.add(group(id, _stack(box, people, value, count), layer="pieces"))
            if acting:
                around = Box(box.x, box.y - 6, box.w, box.h + 32)
                self.add_target(id, around, alt_text.tile(value, count, view), radius=8, loose=True)

    def own_tokens(self, seat: Seat) -> None:
        view, people = self.view, self.view.people(seat)
        acting = view.seat is not None or not self.playing or seat == view.active
        count, y = view.powers[seat], RACK_Y + 30
        for id, left, x, label, shapes in (
            (act.POWER, count, OWN.x + 530, say("power", "pouvoir"), power_token(OWN.x + 530, y, 28, people, count)),
            (
                act.REINFORCEMENT,
                view.reinforcements[seat],
                OWN.x + 612,
                say("reinforce", "renfort"),
                reinforcement_token(OWN.x + 612, y, 28),
            ),
        ):
            if not left:
                continue
            self.add(group(id, shapes, layer="pieces"))
            self.add(group(f"label:{id}", [parts.middle(x, RACK_Y + 80, label, fill=MUTED, room=86)]))
            sentence = alt_text.power(seat, view) if id == act.POWER else alt_text.reinforcement(seat, view)
            if acting:
                self.add_target(id, Box(x - 29, y - 29, 58, 58), sentence, radius=29, loose=True)

    def buttons(self) -> None:
        """What one says instead of doing: pass, or that one palisade is enough."""
        view = self.view
        if not self.playing or view.seat not in (None, view.active):
            return
        if view.phase is Phase.SECOND_STICK:
            if not alt_text.may_stop(view):
                return
            self.button(act.STOP, BUTTON, say("Stop here", "Arrêter là"), "tick", alt_text.stop_button())
        elif view.phase is not Phase.AFTER_POWER or not view.options.power_needs_action:
            self.button(act.PASS, BUTTON, say("Pass", "Passer"), "flag", alt_text.pass_button(view), quiet=True)

    # --- at the right ------------------------------------------------------------------------------------------------

    def tray(self) -> None:
        """The heaps that have not been put yet."""
        self.add(group("tray", [parts.heading(TRAY.x + 4, TRAY.y + 18, say("Heaps to put", "Tas à placer"))]))
        for place, (gold, count) in enumerate(sorted(alt_text.heaps_left(self.view).items())):
            box = Box(TRAY.x, TRAY.y + 38 + 72 * place, TRAY.w, 58)
            id = act.heap_target(gold)
            self.add(group(id, _heap_card(box, gold, count), layer="pieces"))
            self.add_target(id, box, alt_text.heap(gold, self.view), loose=True)

    def key(self) -> None:
        """What the signs mean, of those that are in the picture and do not speak for themselves."""
        view = self.view
        there = [(square, one) for square, one in zip(SQUARES, view.squares, strict=True) if one is not None]
        down = [(square, one) for square, one in there if not alt_text.is_open(one, view)]
        signs: list[tuple[tuple[Shape, ...], str]] = []
        if view.options.in_teams:
            signs += [(_team_plate(0, 0, n - 1), say("team {n}", "équipe {n}").format(n=n)) for n in (1, 2)]
        if any(one.value is not None for _square, one in down):
            known = (
                say("a 2, seen by you", "un 2, vu de vous")
                if view.seat is not None
                else say("a 2, face down", "un 2, caché")
            )
            signs.append((tuple(parts.known(0, 0, ["eye"], "2")), known))
        if any(alt_text.looked_at(square, view) for square, _one in down):
            signs.append((tuple(parts.known(0, 0, ["hat"])), say("seen by Mage", "vue par le Mage")))
        if any(one.arrows for _square, one in there):
            signs.append((tuple(plate(0, 0, "−1", "arrow", INK)), say("arrow", "flèche")))
        if any(one.reinforced for _square, one in there):
            signs.append((tuple(plate(0, 0, "+1", "shield", PAPER)), say("reinforcement", "renfort")))
        self.add(group("key", parts.key(KEY, signs, 1)))


# --- the board -------------------------------------------------------------------------------------------------------


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
        shapes.append(parts.middle(BOARD.x + STEP * (column + 0.5), BOARD.y - 14, "ABCDEFGH"[column], bold=True))
    for row in range(ROWS):
        shapes.append(parts.middle(BOARD.x - 14, BOARD.y + STEP * (row + 0.5), str(row + 1), bold=True))
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
    shapes += cubes(x, y + 72, gold)
    return [*shapes, *parts.disc(x, y + 29, str(gold), GOLD, r=14)]


def cubes(cx: float, bottom: float, count: int) -> list[Shape]:
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
def palisade(line: Line) -> tuple[Shape, ...]:
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


def tile(box: Box, people: People, value: int | None, team: int | None = None) -> list[Shape]:
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
    shapes.append(parts.middle(box.right - 12, box.bottom - 9, people.value, 17, swatch.on, bold=True))
    if team is not None:
        x, y = (box.right - 11, box.bottom - 27) if value is None else (box.x + 11, box.bottom - 11)
        shapes.append(_team_sign(x, y, team, swatch.on))
    return shapes


def _team_sign(cx: float, cy: float, team: int, fill: str) -> Shape:
    """A dot for the first team, a diamond for the second."""
    if team == 0:
        return Circle(cx, cy, 4, fill=fill)
    return Poly(((cx, cy - 5.5), (cx + 5.5, cy), (cx, cy + 5.5), (cx - 5.5, cy)), fill=fill)


def _team_plate(cx: float, cy: float, team: int) -> tuple[Shape, ...]:
    """The sign of a team on paper."""
    return (Circle(cx, cy, 11, fill=PAPER, stroke=INK), _team_sign(cx, cy, team, INK))


def plate(cx: float, cy: float, text: str, glyph: str, fill: str) -> list[Shape]:
    """A sign and a number on a small plate, for an upper corner."""
    ink = PAPER if fill == INK else INK
    return [
        Rect(cx - 22, cy - 12, 44, 24, 6, fill=fill, stroke=PAPER if fill == INK else INK, line=1.5),
        parts.sign(cx - 13, cy, glyph, 15, ink),
        Text(cx - 6, cy + 6, text, 17, ink, bold=True, room=27),
    ]


def _secret(box: Box, value: int | None, looked: bool) -> list[Shape]:
    """What is known of a tile face down: the value to whoever looks at this picture, or that a Mage has looked."""
    signs = [name for name, there in (("hat", looked), ("eye", value is not None)) if there]
    text = "" if value is None else str(value)
    half = 5 + 8 * len(signs) + 6.5 * len(text)
    return parts.known(box.x - 5 + half, box.bottom - 8, signs, text) if signs else []


def _edge(people: People) -> str:
    """The outline between tiles of a people that lie on each other: light where the tiles are dark."""
    swatch = SWATCHES[people]
    return INK if swatch.on == INK else mix(swatch.fill, PAPER, 0.6)


def _mini(box: Box, people: People, value: int, count: int) -> list[Shape]:
    """The tiles of a value in a hand that the referee sees."""
    swatch = SWATCHES[people]
    return [
        Rect(box.x, box.y, box.w, box.h, 4, fill=swatch.fill, stroke=INK),
        parts.middle(box.cx, box.cy, str(value), 19, swatch.on, bold=True),
        parts.middle(box.cx, box.bottom + 14, f"×{count}"),
    ]


def _stack(box: Box, people: People, value: int, count: int) -> list[Shape]:
    """The tiles of a value in one's own hand: up to four of them, and how many there are."""
    swatch, high = SWATCHES[people], min(count, 4) - 1
    shapes: list[Shape] = [parts.shadow(box)]
    for i in range(high):
        shapes.append(Rect(box.x, box.y - 2 * i, box.w, box.h, 8, fill=swatch.fill, stroke=_edge(people)))
    top = box.moved(0, -2 * high)
    shapes += tile(top, people, value)[1:]
    return [*shapes, *parts.pill(box.cx, box.bottom + 12, f"×{count}", wide=48)]


# --- other things ----------------------------------------------------------------------------------------------------


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


def power_token(cx: float, cy: float, r: float, people: People, count: int = 1) -> list[Shape]:
    """A power token of a people; how many lie there is written on it, where no ring hides it."""
    swatch, several = SWATCHES[people], count > 1
    loose: list[Shape] = [Circle(cx, cy + 3, r, fill=SHADOW)] if r > 20 else []
    return [
        *loose,
        Circle(cx, cy, r, fill=swatch.fill, stroke=INK),
        parts.sign(cx, cy - 8 * several, POWERS[people], max((0.93 if several else 1.2) * r, 16), swatch.on),
        *([parts.middle(cx, cy + 15, f"×{count}", fill=swatch.on, bold=True)] if several else ()),
    ]


def reinforcement_token(cx: float, cy: float, r: float) -> list[Shape]:
    """The reinforcement of a player."""
    if r < 20:
        return [Circle(cx, cy, r, fill=PAPER, stroke=INK), parts.sign(cx, cy, "shield", 18, INK)]
    return [
        Circle(cx, cy + 3, r, fill=SHADOW),
        Circle(cx, cy, r, fill=PAPER, stroke=INK),
        parts.sign(cx, cy - 8, "shield", 26, INK),
        parts.middle(cx, cy + 15, "+1", fill=INK, bold=True),
    ]


def picket(cx: float, cy: float) -> list[Shape]:
    """A palisade of the supply, on end."""
    points = (cx - 9, cy + 16), (cx - 9, cy - 7), (cx, cy - 17), (cx + 9, cy - 7), (cx + 9, cy + 16)
    return [Poly(points, fill=WOOD, stroke=INK, line=1.25)]


def _heap_card(box: Box, gold: int, count: int) -> list[Shape]:
    """A heap that waits for its mine, and how many there are of its size."""
    return [
        *parts.card(box),
        *parts.disc(box.x + 30, box.cy, str(gold), GOLD, r=16),
        *cubes(box.cx + 2, box.cy + 18, gold),
        Text(box.right - 14, box.cy + 6, f"×{count}", 17, INK, bold=True, align="end"),
    ]


# --- the box of an editor --------------------------------------------------------------------------------------------


def chip(target: str, options: Options) -> tuple[str, str]:
    """A warrior in the box, face down or up (^): its people and value."""
    kind, *names = target.split(":")
    if kind not in ("tile", "up", "seen"):
        return "", ""
    people = options.seating[int(names[0])]
    up = "^" if kind == "up" else ""
    return f"{people.value}{''.join(names[1:])}{up}", PEOPLES[people.name.lower()].fill
