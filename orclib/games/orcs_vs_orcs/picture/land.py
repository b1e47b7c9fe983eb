"""The map: what is printed on a board, and what stands on it.

Places, roads and names depend on the board only and are made once for each. Every zone has two groups of its own, its
place and its army, so that a move paints only the zones it touches.
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.board import Board
from orclib.games.orcs_vs_orcs.picture import pieces
from orclib.games.orcs_vs_orcs.picture.pieces import Point, Shapes
from orclib.games.orcs_vs_orcs.state import Army, Fortress, Task, View
from orclib.games.orcs_vs_orcs.text import alt_text
from orclib.games.orcs_vs_orcs.text.names import zone_name
from orclib.scene import Box, Circle, Collector, Group, Poly, Rect, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import ACCENT, GOLD, INK, MUTED, PANEL, PAPER, TABLE_EDGE, TERRAINS, mix

MAP: Final = Box(12, 12, 728, 736)
"""Where the map lies in the picture."""
SIDE, ABOVE, BELOW = 44.0, 58.0, 54.0
"""How far the outermost zones stay from the edges of the map."""

LAND: Final = TERRAINS["plain"]
CLEARING: Final = mix(LAND, PAPER, 0.55)
GRASS: Final = mix(LAND, INK, 0.3)
WOOD: Final = mix(LAND, TERRAINS["forest"], 0.75)
HEATH: Final = mix(LAND, TERRAINS["desert"], 0.6)
TREES: Final = mix(TERRAINS["forest"], INK, 0.26)
HILLS: Final = mix(TERRAINS["mountain"], INK, 0.22)

NAME: Final = 38.0
"""The baseline of a zone's name below the middle of its place."""
_LOW: Final = {"start": 42.0, "tower": 41.0}
SHIFTS: Final = (0, -8, 8, -12, 12, -16, 16, -24, 24, -32, 32)
"""How far beside its place a name may stand, the most wanted first."""
LOWER: Final = 21
"""How much lower a name may stand where its neighbours take its room."""
PLATE: Final = -20.0
"""How far above that middle the plate of an army lies."""
_HIGH: Final = {"start": -24.0, "tower": -28.0}
TICK: Final = 21
"""How far above the plate of an army the tick reaches that says that it may be chosen."""
FORTRESS: Final = 29.0
"""How far beside that middle a fortress stands."""


class Land:
    """A board in px of the picture."""

    def __init__(self, board: Board, box: Box = MAP) -> None:
        self.board, self.box = board, box
        small = box.w < MAP.w
        side, above, below = (12.0, 12.0, 12.0) if small else (SIDE, ABOVE, BELOW)
        places = board.places.values()
        left, right = min(z.x for z in places), max(z.x for z in places)
        top, low = min(z.y for z in places), max(z.y for z in places)
        wide, high = box.w - 2 * side, box.h - above - below
        across, down = wide / max(right - left, 1), high / max(low - top, 1)
        self._across, self._down = (across, down) if not small else (min(across, down), min(across, down))
        self._dx = box.cx - self._across * (left + right) / 2
        self._dy = box.y + above + high / 2 - self._down * (top + low) / 2
        self.at = {zone.id: self.px(zone.x, zone.y) for zone in places}
        """The middle of each place."""
        self.side = {zone: self._side(zone) for zone in board.zones}
        """On which side of a place a fortress stands: left (-1) or right (1), where it hides least."""
        self.roads = [tuple(_curve(self.at[a], self.px(x, y), self.at[b])) for a, b, x, y in board.face.roads]

    def px(self, x: float, y: float) -> Point:
        """A point of the board in the picture."""
        return round(self._dx + self._across * x), round(self._dy + self._down * y)

    def kind(self, zone: str) -> str:
        """How a place is drawn: by its print and the wells; villages come and go on ruins."""
        return "well" if zone in self.board.wells else self.board.kind[zone]

    def name_box(self, zone: str, name: str) -> Box:
        """Where a zone's name stands, within the map."""
        x, y = self.at[zone]
        wide = metrics.width(name, 17, zone in self.board.dark_city) + 6
        left = min(max(x - wide / 2, self.box.x + 5), self.box.right - 5 - wide)
        return Box(left, y + _LOW.get(self.kind(zone), NAME) - 14, wide, 19)

    def labels(self, names: tuple[str, ...]) -> dict[str, tuple[str, Box]]:
        """What is written below each place, and where: names stand beside each other, or are shortened to fit.

        Names keep off places; off what may stand above them only where they need not be shortened for it. That of a
        start stands beside its army where the mark of the next zone would hide it.
        """
        places = {zone: Box(x - 19, y - 18, 38, 36) for zone, (x, y) in self.at.items()}
        plates = {zone: Box(x - 22, y + self.plate(zone) - 11, 44, 20) for zone, (x, y) in self.at.items()}
        ticks = [plate.moved(0, -TICK) for plate in plates.values()]
        found: dict[str, tuple[str, Box]] = {}

        def free(zone: str, text: str, low: int, *others: Box) -> Box | None:
            taken = [box for each, box in places.items() if each != zone]
            taken += [*others, *(box for _text, box in found.values())]
            spots = [self.name_box(zone, text).moved(dx, low) for dx in SHIFTS]
            if self.board.kind[zone] == "start" and any(map(spots[0].overlaps, ticks)):
                x, y = self.at[zone]
                spots.insert(0, Box(x + 26, y - 57, spots[0].w, spots[0].h))
            clear = (b for b in spots if self.box.union(b) == self.box and not any(map(b.overlaps, taken)))
            return next(clear, None)

        named = zip(self.board.zones, names, strict=True)
        for zone, name in sorted(named, key=lambda pair: (self.board.kind[pair[0]] != "start", -len(pair[1]))):
            others = [box for each, box in plates.items() if each != zone]
            ways = [(text, low, hides) for low in (0, LOWER) for hides in (others, []) for text in _lead(name)]
            ways += [(text, 0, []) for text in _shorter(name)]
            tried = ((text, free(zone, text, low, *hides)) for text, low, hides in ways)
            best = next(((text, box) for text, box in tried if box), None)
            if best is not None:
                found[zone] = best
        return found

    def _side(self, zone: str) -> int:
        """Where a fortress beside a place would hide less of the names and places around it."""
        x, y = self.at[zone]
        others = [near for near in self.at if near != zone]
        taken = [self.name_box(near, self.board.places[near].name or near) for near in others]
        taken += [Box(self.at[near][0] - 24, self.at[near][1] - 38, 48, 58) for near in others]

        def hidden(side: int) -> float:
            box = Box(x + side * FORTRESS - 18, y - 16, 36, 36)
            shared = [
                max(min(box.right, b.right) - max(box.x, b.x), 0) * max(min(box.bottom, b.bottom) - max(box.y, b.y), 0)
                for b in taken
            ]
            return sum(shared)

        return -1 if hidden(-1) <= hidden(1) else 1

    def plate(self, zone: str) -> float:
        """How far above the middle of its place an army is told."""
        return _HIGH.get(self.kind(zone), PLATE)

    def inward(self, x: float, shapes: Shapes) -> float:
        """How far an army at an x is moved aside to stay within the map."""
        half = group("", shapes).bounds.w / 2 + 4
        return min(max(x, self.box.x + half), self.box.right - half) - x

    # --- what is printed ---------------------------------------------------------------------------------------------

    def ground(self) -> Group:
        """The land with what grows on it, and its roads."""
        box, lines = self.box, [*trails(self.roads)]
        shapes: list[Shape] = [
            Rect(box.x, box.y, box.w, box.h, 14, fill=LAND),
            *self._growth(),
            *[Poly(line, closed=False, stroke=INK, line=6.5) for line in lines],
            *[Poly(line, closed=False, stroke=PANEL, line=3.5) for line in lines],
            Rect(box.x, box.y, box.w, box.h, 14, stroke=TABLE_EDGE, line=3),
        ]
        return group("land", shapes)

    def words(self, names: tuple[str, ...]) -> Group:
        """The names of the zones, each on a strip that keeps the road away from its letters."""
        strips: list[Shape] = []
        letters: list[Shape] = []
        for zone, (name, box) in self.labels(names).items():
            strips.append(Rect(round(box.x), round(box.y), round(box.w), box.h, fill=LAND))
            letters.append(Text(box.cx, box.y + 14, name, 17, INK, zone in self.board.dark_city, align="middle"))
        return group("names", strips, letters)

    def _growth(self) -> list[Shape]:
        """Woods, hills and grass wherever there is room for them."""
        grown: list[tuple[str, float, float]] = []
        taken = {
            (round(x / 12), round(y / 12)) for road in self.roads for a, b in pairwise(road)
            for x, y in _along(a, b, 10)
        }  # fmt: skip
        keep = [Box(x - 46, y - 46, 92, 92) for x, y in self.at.values()]
        step = 27
        for row in range(int(self.box.h / step)):
            for column in range(int(self.box.w / step)):
                n = (row * 73 + column * 151) % 97
                x = self.box.x + 16 + step * column + (n % 9) - 4 + (13 if row % 2 else 0)
                y = self.box.y + 16 + step * row
                if not self.box.grow(-14).contains(x, y) or any(box.contains(x, y) for box in keep):
                    continue
                cell = round(x / 12), round(y / 12)
                if any((cell[0] + i, cell[1] + j) in taken for i in (-1, 0, 1) for j in (-1, 0, 1)):
                    continue
                wood = math.sin(x / 83) + math.sin(y / 61 + x / 190)
                hill = math.sin(x / 71 + 2) + math.sin(y / 97 - x / 120 + 1)
                if wood > 0.45:
                    grown.append(("wood", x, y))
                elif hill > 0.9:
                    grown.append(("hill", x, y))
                elif n % 3 == 0:
                    grown.append(("grass", x, y))
        fills = {"wood": WOOD, "hill": HEATH}
        patches: list[Shape] = []
        for kind, x, y in grown:
            like = sum([1 for other, a, b in grown if other == kind and math.hypot(a - x, b - y) < 40])
            if kind in fills and like > 5:  # itself among them
                patches.append(Circle(x, y, 21, fill=fills[kind]))
        signs = {"wood": (_TREE, TREES), "hill": (_HILL, HILLS), "grass": (_GRASS, GRASS)}
        for kind, (outline, fill) in signs.items():
            rows: dict[float, list[float]] = defaultdict(list)
            for other, x, y in grown:
                if other == kind:
                    rows[y].append(x)
            patches += [Poly(_hung(outline, xs, y), fill=fill) for y, xs in rows.items()]
        return patches


@cache
def land(board: Board, box: Box = MAP) -> Land:
    """The map of a board in px, made once."""
    return Land(board, box)


@cache
def _ground(board: Board) -> Group:
    return land(board).ground()


@cache
def _words(board: Board, names: tuple[str, ...]) -> Group:
    return land(board).words(names)


def ground(board: Board) -> tuple[Group, Group]:
    """What is printed on a board: the land with its roads, and the names in the language in use."""
    return _ground(board), _words(board, tuple([zone_name(zone, board) for zone in board.zones]))


def _curve(start: Point, control: Point, end: Point) -> Iterator[Point]:
    """A road as few straight lines as look like its curve."""
    (x1, y1), (cx, cy), (x2, y2) = start, control, end
    long = math.hypot(x2 - x1, y2 - y1) or 1.0
    bend = abs((x2 - x1) * (cy - y1) - (y2 - y1) * (cx - x1)) / long
    count = 1 if bend < 3 else min(3 + int(bend / 4), 8)
    for step in range(count + 1):
        t = step / count
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        yield round(a * x1 + b * cx + c * x2, 1), round(a * y1 + b * cy + c * y2, 1)


def _lead(name: str) -> list[str]:
    """A name, and its first word where it says enough."""
    first, *rest = re.split("[ -]", name)
    return [name, first] if rest and len(first) > 3 and len(rest[-1]) > 1 else [name]


def _shorter(name: str) -> Iterator[str]:
    """Fewer and fewer letters of a name; what is left out is shown on pointing."""
    for count in range(len(name) - 2, 2, -1):
        yield f"{name[:count]}."


def _along(a: Point, b: Point, apart: float) -> Iterator[Point]:
    steps = max(1, int(math.hypot(b[0] - a[0], b[1] - a[1]) / apart))
    for k in range(steps + 1):
        yield a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps


_TREE: Final = ((-1, 7), (-1, 3), (-6, 3), (0, -9), (6, 3), (1, 3), (1, 7), (-1, 7))
_HILL: Final = ((-9, 5), (-3, -6), (1, 0), (4, -4), (10, 5), (4, -1), (1, 3), (-3, -3), (-9, 5))
_GRASS: Final = ((0, 4), (-4, -3), (-1, 1), (0, -5), (2, 1), (5, -2), (0, 4))
"""What grows, each closed."""


def _hung(outline: Sequence[Point], xs: Sequence[float], y: float) -> tuple[Point, ...]:
    """The same outline many times in a row as one shape, which is told to the browser once.

    A level line leads from one to the next, and its end is closed along the same line, so that it encloses nothing.
    """
    return tuple([(x + a, y + b) for x in xs for a, b in outline])


def trails(roads: Sequence[tuple[Point, ...]]) -> Iterator[tuple[Point, ...]]:
    """All roads in few long lines, each road once: long lines are told to the browser once, and drawn by name."""
    left: dict[Point, list[tuple[Point, ...]]] = defaultdict(list)
    for road in roads:
        left[road[0]].append(road)
        left[road[-1]].append(road[::-1])
    ends = sorted(left)
    while any(left.values()):
        odd = [end for end in ends if len(left[end]) % 2] or [end for end in ends if left[end]]
        at, line = odd[0], [odd[0]]
        while left[at]:
            road = left[at].pop()
            at = road[-1]
            left[at].remove(road[::-1])
            line += road[1:]
        yield tuple(line)


# --- what stands on it -----------------------------------------------------------------------------------------------


def paint(into: Collector, view: View) -> None:
    """All zones with what stands there, pending battles, Hordes on their way; each zone is a target."""
    board = view.board
    here = land(board)
    printed, words = ground(board)
    into.add(printed)
    for thing in _halos(view, here):
        into.add(thing)
    into.add(words)
    for zone in board.zones:
        into.add(Group(act.zone_target(zone), standing_place(view, zone, here.side[zone]), *here.at[zone]))
    for zone in board.zones:
        shapes = _standing(view, zone)
        if shapes:
            x, y = here.at[zone]
            into.add(Group(f"army:{zone}", shapes, x + here.inward(x, shapes), y + here.plate(zone), "pieces"))
    _travelling(into, view, here)
    sentences = alt_text.zones(view)
    for zone in board.zones:
        into.add_target(act.zone_target(zone), _box(view, here, zone), sentences[zone], radius=12)


def standing_place(view: View, zone: str, side: int = 1) -> Shapes:
    """A zone as it is now about its middle, without the army; at `side` a fortress, opposite it the marker."""
    board, number = view.board, view.board.index[zone]
    village, fort = view.villages[number], view.fortresses[number]
    burned = board.villages[number] and not village
    kind, home = land(board).kind(zone), board.dark_city.get(zone)
    drawn = place(kind, home, view.control[number], village, burned, -side, zone in view.taken)
    recruited = next((hordes for at, hordes in view.recruited if at == zone), 0)
    return (*drawn, *_built(fort, recruited, side))


@cache
def place(
    kind: str, home: Seat | None, owner: Seat | None, village: bool, burned: bool, side: int = 1, taken: bool = False
) -> Shapes:
    """A place about its middle: what is there, and under it the marker of whoever controls it.

    `side` is where the marker is seen; a lock says that a village was taken in this turn (OVO-8.10).
    """
    if home is not None:
        return (*pieces.dark_city(0, 0, home), *pieces.marker(18 * side, 15, home, 16))
    shapes: list[Shape] = []
    if village or kind not in ("ruin", "start"):
        shapes += pieces.held(0, 0, owner, kind) if owner is not None else ()
    else:
        shapes.append(Circle(0, 0, 17, fill=CLEARING, stroke=MUTED, line=1.25, dash=() if burned else parts.DASH))
    if village:
        shapes += pieces.village()
    elif burned:
        shapes += pieces.burnt()
    elif kind == "well":
        shapes += pieces.well()
    elif kind == "city":
        shapes += pieces.city()
        shapes += pieces.militia(0, 4) if owner is None else ()
    elif kind == "tower":
        shapes += pieces.tower()
    else:
        shapes += pieces.ruin()
    if owner is not None:
        shapes += pieces.marker(18 * side, 11, owner, 16)
    if taken:
        shapes += _lock(-17 * side, 11)
    return tuple(shapes)


def _lock(x: float, y: float) -> list[Shape]:
    """Not in this turn."""
    return parts.badge(x, y, "lock", PAPER, 9)


@cache
def _built(fort: Fortress | None, recruited: int, side: int) -> Shapes:
    """A fortress beside the place; a lock while it cannot be stood up yet, and how many were recruited there."""
    if fort is None:
        return ()
    at = FORTRESS * side
    shapes = [*pieces.fortress(at, 2 if fort.standing else 6, fort.owner, fort.standing)]
    if fort.fresh:
        shapes += _lock(at + 9 * side, -7)
    if recruited:
        shapes += [
            Circle(at + 7 * side, -15, 13.5, fill=GOLD, stroke=INK, line=1.25),
            parts.middle(at + 7 * side, -15, f"+{recruited}", 17, bold=True),
        ]
    return tuple(shapes)


def _standing(view: View, zone: str) -> Shapes:
    """The army of a zone, or two armies before a battle."""
    army, clash = view.army(zone), view.clash(zone)
    if clash is not None and view.mover is not None:
        return _facing(army, view.mover, clash.hordes, clash.exhausted)
    return () if army is None else army_plate(army)


@cache
def army_plate(army: Army) -> Shapes:
    """An army about its middle."""
    return pieces.army(0, 0, army.seat, army.fresh, army.moved, army.marched)


@cache
def _facing(army: Army | None, attacker: Seat, hordes: int, exhausted: int) -> Shapes:
    """Attackers before the army of a zone: an axe between them."""
    ours = pieces.wide(pieces.army(0, 0, attacker, 0, hordes, 0, exhausted)) if hordes else 0
    theirs = pieces.wide(army_plate(army)) if army is not None else 0
    left = -(ours + theirs + 12) / 2
    shapes: list[Shape] = []
    if hordes:
        shapes += pieces.army(left + ours / 2, 0, attacker, 0, hordes, 0, exhausted)
    if army is not None:
        x = left + ours + 12 + theirs / 2
        shapes += pieces.army(x, 0, army.seat, army.fresh, army.moved, army.marched)
    x = left + ours + 6
    return (*shapes, *parts.badge(x, 0, "axe", INK, 11))


def _halos(view: View, here: Land) -> Iterator[Group]:
    """A ground of its own for zones in which something is going on: a battle, a decision."""
    battles = [clash.zone for clash in view.clashes]
    if view.battle is not None and view.battle.zone not in battles:
        battles.append(view.battle.zone)
    for zone in battles:
        if zone != view.deciding:
            x, y = here.at[zone]
            yield Group(
                f"halo:{zone}", (Circle(0, -3, 33, fill=mix(LAND, ACCENT, 0.28), stroke=ACCENT, line=2.5),), x, y
            )
    if view.deciding is not None:
        x, y = here.at[view.deciding]
        ring = Circle(0, -3, 33, fill=mix(LAND, GOLD, 0.6), stroke=INK, line=2.5, dash=(7, 4))
        yield Group(f"halo:{view.deciding}", (ring,), x, y)


def _travelling(into: Collector, view: View, here: Land) -> None:
    """Hordes between the two roads of a move, with an arrow beside the road that they take."""
    army = view.travelling
    way = next((job.zone for job in view.todo if job.task is Task.STEP), None)
    if army is None or way is None:
        return
    (ax, ay), (bx, by) = (here.at[zone] for zone in way.split(">"))
    long = math.hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / long, (by - ay) / long
    # Beside the road, where the middle of the map is: the plates of armies lie above places, names below.
    px, py = -uy, ux
    if px * (here.box.cx - ax) + py * (here.box.cy - ay) < 0:
        px, py = uy, -ux
    out = 24 + 18 * abs(uy)
    start = ax + 18 * ux + out * px, ay + 18 * uy + out * py
    end = bx - 22 * ux + out * px, by - 22 * uy + out * py
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    shapes = parts.arrow((start[0] - mx, start[1] - my), (end[0] - mx, end[1] - my), ACCENT)
    shapes += pieces.army(0, 0, army.seat, 0, army.hordes)
    into.add(group("travelling", shapes, x=mx, y=my, layer="front"))


def _box(view: View, here: Land, zone: str) -> Box:
    """What one points at: the place, with an army the plate above it too."""
    x, y = here.at[zone]
    half, top, low = {"start": (24.0, 24.0, 21.0), "tower": (18.0, 21.0, 20.0), "city": (22.0, 15.0, 17.0)}.get(
        here.kind(zone), (17.0, 16.0, 16.0)
    )
    box = Box(-half, -top, 2 * half, top + low)
    if shapes := _standing(view, zone):
        box = box.union(group("", shapes).bounds.moved(here.inward(x, shapes), here.plate(zone)))
        box = Box(box.x, box.y - 4, box.w, box.h + 4)  # a tick at the top leaves the number free
    return box.moved(x, y)
