"""The map as it is drawn: where things lie in px, what is printed on the board, and how spaces are outlined.

All of it depends on the board only, so it is made once for each. Maps without polygons are drawn as circles with lines
between them.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from orclib.games.thorval.board import Board, Point
from orclib.games.thorval.box import REGIONS
from orclib.scene import Box, Circle, Group, Poly, Rect, Shape, Text, group, parts
from orclib.scene.palette import BACK, INK, LINE, PANEL, PAPER, TABLE_EDGE, TERRAINS, mix

Path = tuple[Point, ...]

MAP: Final = Box(12, 12, 784, 736)
"""Where the map lies in the picture."""
MARGIN: Final = 11
"""The sea around the island, in units of the board."""
STRETCH: Final = 1.12
"""How much wider or higher a map may become to fill its place."""
FINE: Final = 1.4
"""How far a drawn border may run beside the true one, in px."""

# A space's things about its anchor: token, name, and below the treasure that lies there.
TOKEN: Final = (0.0, -12.0)
TOKEN_SIZE: Final = 34
NAME: Final = 18.0
MARK: Final = Box(-26, -31, 52, 60)
TREASURE: Final = Box(-23, -11, 46, 22)
BELOW: Final = 41
"""Where the middle of a treasure lies."""
CONTENT: Final = Box(-28, -32, 56, 85)
"""All of it, with a treasure below."""
LIFT: Final = -9
"""How much above the middle of a territory its anchor lies, so that there is room for a treasure below the name."""
CASTLE_LIFT: Final = 6
NEEDED: Final = 26
"""The radius that a space's things need, a treasure and the corners of their box left aside."""
CLEAR: Final = 56
"""How far from the middle of a space a mouth of the tunnel hides nothing."""
APART: Final = 60
"""How far from it a castle hides nothing."""

OCEAN: Final = mix(TERRAINS["water"], "#24396B", 0.16)
SHALLOW: Final = mix(TERRAINS["water"], PAPER, 0.25)
WATER: Final = TERRAINS["water"]
WALL: Final = "#CFC6BC"
STONE: Final = mix(WALL, INK, 0.22)
BORDER: Final = BACK
STRIP: Final = 26.0
"""The height of the boxes that make up a space for the pointer."""


class Island:
    """A board in px of the picture."""

    def __init__(self, board: Board) -> None:
        self.board = board
        nodes = board.nodes.values()
        reach = [
            (x, y)
            for n in nodes
            for x, y in (n.polygon or [(n.center[0] + dx * n.radius, n.center[1] + dy * n.radius) for dx, dy in _SIDES])
        ]
        left, right = min(x for x, _ in reach) - MARGIN, max(x for x, _ in reach) + MARGIN
        top, bottom = min(y for _, y in reach) - MARGIN, max(y for _, y in reach) + MARGIN
        across, down = MAP.w / (right - left), MAP.h / (bottom - top)
        self.scale = min(across, down)
        self._across, self._down = min(across, STRETCH * self.scale), min(down, STRETCH * self.scale)
        self._dx = MAP.cx - self._across * (left + right) / 2
        self._dy = MAP.cy - self._down * (top + bottom) / 2
        self.center = {n.id: self.px(n.center) for n in nodes}
        self.radius = {n.id: self.scale * n.radius for n in nodes}
        self._left, self._right = self.px((left + MARGIN, 0))[0], self.px((right - MARGIN, 0))[0] - 2
        self.chains, self.polygon = self._borders()
        for n in nodes:
            if not n.polygon:
                (cx, cy), r = self.center[n.id], self.radius[n.id]
                self.polygon[n.id] = tuple(
                    (round(cx + r * math.cos(a)), round(cy + r * math.sin(a)))
                    for a in (math.tau * i / 24 for i in range(24))
                )
        sea = board.file.draw.sea
        self.sea_name = (0.0, 0.0) if sea is None else self.px(sea.label or sea.polygon[0])
        self.gates: tuple[Point, Point] | None = None
        if board.file.tunnel is not None:
            start, end = board.file.tunnel.gates
            self.gates = self.px(start), self.px(end)
        self.anchor = {space: self._anchor(space) for space in board.spaces}
        self.treasure = self._treasures()
        self.boxes = {space: self._boxes(space) for space in board.spaces}
        self.plates = {region: self._plate(region) for region in range(1, len(REGIONS) + 1)}

    def px(self, point: Point) -> Point:
        """A point of the board in the picture."""
        return round(self._dx + self._across * point[0]), round(self._dy + self._down * point[1])

    # --- borders -----------------------------------------------------------------------------------------------------

    def _borders(self) -> tuple[list[tuple[frozenset[str], Path]], dict[str, Path]]:
        """The borders in pieces, each with the spaces on its sides, and the polygons, all drawn with few points."""
        owners: dict[frozenset[Point], set[str]] = defaultdict(set)
        around: dict[Point, set[Point]] = defaultdict(set)
        rings: dict[str, list[Point]] = {}
        for node in self.board.nodes.values():
            if not node.polygon:
                continue
            ring = list(dict.fromkeys(map(self.px, node.polygon)))
            if _area(ring) < 0:
                ring.reverse()
            rings[node.id] = ring
            for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
                owners[frozenset((a, b))].add(node.id)
                around[a].add(b)
                around[b].add(a)

        def side(a: Point, b: Point) -> frozenset[str]:
            return frozenset(owners[frozenset((a, b))])

        joints = {p for p, near in around.items() if len(near) != 2 or len({side(p, q) for q in near}) > 1}
        joints |= {ring[0] for ring in rings.values() if not joints & set(ring)}
        chains: list[tuple[frozenset[str], Path]] = []
        walked: set[frozenset[Point]] = set()
        for start in sorted(joints):
            for step in sorted(around[start]):
                if frozenset((start, step)) in walked:
                    continue
                path, last = [start], step
                walked.add(frozenset((start, step)))
                path.append(step)
                while last not in joints:
                    (last,) = around[last] - {path[-2]}
                    walked.add(frozenset((path[-1], last)))
                    path.append(last)
                chains.append((side(start, step), _simple(path)))
        kept = {point for _, path in chains for point in path}
        return chains, {space: tuple([p for p in ring if p in kept]) for space, ring in rings.items()}

    def loops(self, spaces: Iterable[str], inset: float = 0.0) -> list[Path]:
        """The outline of some spaces together, `inset` px within it."""
        ways: dict[Point, list[Point]] = defaultdict(list)
        edges = [
            (a, b) for s in spaces for a, b in zip(self.polygon[s], _turned(self.polygon[s]), strict=True) if a != b
        ]
        there = set(edges)
        for a, b in edges:
            if (b, a) not in there:
                ways[a].append(b)
        found = []
        while ways:
            start = at = next(iter(ways))
            loop = []
            while at in ways:
                loop.append(at)
                step = ways[at].pop()
                if not ways[at]:
                    del ways[at]
                at = step
                if at == start:
                    break
            if len(loop) > 2:
                found.append(_inset(loop, inset) if inset else tuple(loop))
        return found

    def fill(self, space: str, fill: str) -> Poly:
        """A space in one colour."""
        return Poly(self.polygon[space], fill=fill)

    def edge(
        self, spaces: Iterable[str], inset: float, *strokes: tuple[str, float], dash: tuple[float, ...] = ()
    ) -> list[Shape]:
        """The outline of some spaces within their border; the last stroke may be dashed.

        In short pieces, so that little of it is painted again when something near it changes.
        """
        loops = self.loops(spaces, inset)
        return [
            Poly(piece, closed=False, stroke=colour, line=line, dash=dash if number == len(strokes) - 1 else ())
            for number, (colour, line) in enumerate(strokes)
            for loop in loops
            for piece in _pieces((*loop, loop[0]))
        ]

    # --- places ------------------------------------------------------------------------------------------------------

    def _anchor(self, space: str) -> Point:
        """About where a space's things lie: its middle, a little away from a mouth of the tunnel and from castles."""
        x, y = self.center[space]
        if self.board.is_castle(space):
            return x, y + CASTLE_LIFT
        y += LIFT
        slack = max(self.radius[space] - NEEDED, 0)
        near = [(gate, CLEAR) for gate in self.gates or ()]
        near += [((cx, cy + CASTLE_LIFT), APART) for c in self.board.castles for cx, cy in (self.center[c],)]
        for (gx, gy), clear in near:
            away = math.hypot(x - gx, y - gy)
            if 0 < away < clear:
                push = min(slack, clear - away)
                x, y = round(x + push * (x - gx) / away), round(y + push * (y - gy) / away)
        return x, y

    def _treasures(self) -> dict[str, Point]:
        """The middle of the treasure of each space: below the name; beside a castle, where it hides least."""
        found = {s: (x, y + BELOW) for s, (x, y) in self.anchor.items() if not self.board.is_castle(s)}
        bodies = [CONTENT.moved(*self.anchor[s]) for s in self.board.territories]
        for castle in self.board.castles:
            cx, cy = self.center[castle]
            others = [Box(x - 32, y - 32, 64, 70) for c, (x, y) in self.center.items() if c in self.board.castles]
            others = [box for box in others if not box.contains(cx, cy)]
            spots = ((0, 49), (-55, -14), (55, -14), (-55, 6), (55, 6), (-46, 30), (46, 30), (0, -48))

            def room(spot: tuple[int, int], cx: float = cx, cy: float = cy, others: list[Box] = others) -> float:
                box = TREASURE.moved(cx + spot[0], cy + spot[1])
                return min(min(_gap(box, other) for other in (*bodies, *others)), 6.0)

            best = max(spots, key=room)
            found[castle] = cx + best[0], cy + best[1]
        return found

    def walled(self, x: float, y: float) -> bool:
        """Whether what lies at a point would hide a part of a castle next to it."""
        box = Box(x - 15, y - 15, 30, 30)
        castles = (self.center[castle] for castle in self.board.castles)
        return any(Box(cx - 24, cy - 38, 48, 82).overlaps(box) for cx, cy in castles)

    def _boxes(self, space: str) -> tuple[Box, ...]:
        """What one may point at: the things of a space, then its land in strips."""
        x, y = self.anchor[space]
        boxes = [MARK.moved(x, y)]
        ring = self.polygon[space]
        top, bottom = min(y for _, y in ring), max(y for _, y in ring)
        y = top + 2
        while y + STRIP <= bottom:
            lines = [_inside(ring, y + STRIP * k / 4) for k in range(5)]
            for left, right in lines[2]:
                for line in lines:
                    mid = [(a, b) for a, b in line if a < right and b > left]
                    if not mid:
                        left, right = 0, 0
                        break
                    left, right = max(left, mid[0][0]), min(right, mid[0][1])
                if right - left >= 24:
                    boxes.append(Box(round(left, 1), round(y, 1), round(right - left, 1), STRIP))
            y += STRIP
        return tuple(boxes)

    def _plate(self, region: int) -> Point:
        """Where the numeral of a region hides nothing."""
        spaces = [s for s in self.board.territories if self.board.region[s] == region]
        taken = [CONTENT.moved(*at) for at in self.anchor.values()]
        taken += [Box(x - 16, y - 16, 32, 32) for x, y in self.gates or ()]
        taken += [TREASURE.moved(*self.treasure[c]) for c in self.board.castles]
        taken += [Box(x - 32, y - 32, 64, 64) for c, (x, y) in self.center.items() if self.board.is_castle(c)]
        middle = [self.center[s] for s in spaces]
        mx, my = sum(x for x, _ in middle) / len(middle), sum(y for _, y in middle) / len(middle)
        edges = [(a, b) for loop in self.loops(spaces) for a, b in zip(loop, _turned(loop), strict=True)]
        best, spot = -math.inf, (mx, my)
        rings = [self.polygon[space] for space in spaces]
        if not all(self.board.nodes[space].polygon for space in spaces):  # between circles is room too
            corners = [point for ring in rings for point in ring]
            left, right = min(x for x, _ in corners), max(x for x, _ in corners)
            top, bottom = min(y for _, y in corners), max(y for _, y in corners)
            rings, edges = [((left, top), (right, top), (right, bottom), (left, bottom))], []
        for ring in rings:
            ys = [y for _, y in ring]
            for y in range(round(min(ys)), round(max(ys)), 8):
                for left, right in _inside(ring, y + 0.01):
                    for x in range(round(left), round(right), 8):
                        box = Box(x - 34, y - 14, 68, 28)
                        near = 0.02 * math.hypot(x - mx, y - my)
                        gap = min(_gap(box, other) for other in taken)
                        if min(gap, 12) - near <= best:
                            continue
                        gap = min(gap, 12, *(_away(box, a, b) for a, b in edges))
                        if gap - near > best:
                            best, spot = gap - near, (float(x), float(y))
        return spot

    # --- what is printed on the board --------------------------------------------------------------------------------

    def ground(self) -> list[Group]:
        """All that never changes and says nothing in words; zones are drawn over it."""
        groups = [group("sea", self._sea())]
        for space in self.board.territories:
            groups.append(group(f"land:{space}", self.fill(space, self.colour(space)), self._hatch(space)))
        groups.append(group("water", self._water()))
        groups.append(group("borders", self._lines()))
        return groups

    def built(self) -> list[Group]:
        """What stands on the land: roads, castles, the names of spaces; over the zones."""
        groups = [group("roads", self._roads(), layer="pieces")]
        groups += [group(f"walls:{castle}", self._castle(castle), layer="pieces") for castle in self.board.castles]
        names = [name for space in self.board.spaces for name in self._name(space)]
        return [*groups, group("names", names, layer="pieces")]

    def colour(self, space: str) -> str:
        """The fill of a space."""
        return TERRAINS[self.board.nodes[space].terrain or "mountain"]

    def _sea(self) -> list[Shape]:
        shapes: list[Shape] = [
            Rect(MAP.x, MAP.y, MAP.w, MAP.h, 14, fill=OCEAN, stroke=TABLE_EDGE, line=2),
        ]
        for owners, path in self.chains:  # shallow water along the shore
            if len(owners) == 1:
                shapes += [Poly(p, closed=False, stroke=SHALLOW, line=16) for p in _pieces(path, 12)]
        return shapes

    def _water(self) -> list[Shape]:
        drawing = self.board.file.draw
        shapes: list[Shape] = []
        if drawing.sea is not None:
            ring = _simple([*map(self.px, drawing.sea.polygon)])
            shapes.append(Poly(ring, fill=WATER))
            shapes += self._waves(ring)
        for river in drawing.rivers:
            points = [p for p in map(self.px, river.points) if self._left <= p[0] <= self._right]
            last = len(points) - 1
            for at in range(0, last, 3):
                share = min(at + 1.5, last) / last
                wide = self.scale * (river.width_start + share * (river.width_end - river.width_start))
                shapes.append(Poly(tuple(points[at : at + 4]), closed=False, stroke=WATER, line=round(wide, 1)))
        return shapes

    def _waves(self, ring: Path) -> list[Shape]:
        """Rows of waves on the inner sea, but where its name stands."""
        x0, y0 = self.sea_name
        label, low = Box(x0 - 75, y0 - 20, 150, 40), min(y for _, y in ring)
        shapes: list[Shape] = []
        for number, y in enumerate(range(round(low) + 26, round(max(y for _, y in ring)) - 12, 26)):
            for left, right in _inside(ring, y):
                x = left + 22 + 17 * (number % 2)
                while x + 16 < right - 14:
                    if not label.overlaps(Box(x, y - 4, 16, 8)):
                        points = _rounded((x + 4 * k, y + (2.5 if k % 2 else -1.5)) for k in range(5))
                        shapes.append(Poly(points, closed=False, stroke=mix(WATER, "#24396B", 0.4), line=1.25))
                    x += 52
        return shapes

    def _lines(self) -> list[Shape]:
        """Borders and shores; of circles, what joins them."""
        board, shapes = self.board, list[Shape]()
        for edge in board.file.edges:
            a, b = edge.a, edge.b
            if edge.kind == "land" and not (board.nodes[a].polygon and board.nodes[b].polygon):
                shapes += _between(self.center[a], self.center[b], self.radius[a], self.radius[b])
        for space in board.territories:
            if not board.nodes[space].polygon:
                x, y = self.center[space]
                shapes.append(Circle(x, y, self.radius[space], fill=self.colour(space), stroke=INK, line=2))
        within, regions, shores = [], [], []
        for owners, path in self.chains:
            if any(map(board.is_castle, owners)):
                continue
            if len(owners) == 1:
                shores += [Poly(p, closed=False, stroke=INK, line=2) for p in _pieces(path, 12)]
            elif len({board.region[s] for s in owners}) > 1:
                regions += [Poly(p, closed=False, stroke=BORDER, line=4.5) for p in _pieces(path, 12)]
            else:
                within.append(Poly(path, closed=False, stroke=mix(BORDER, PAPER, 0.3), line=1.5, dash=(6, 3)))
        return [*shapes, *within, *shores, *regions]

    def _castle(self, castle: str) -> list[Shape]:
        """A wall with merlons on a round of stone."""
        (x, y), r = self.center[castle], self.radius[castle]
        half, teeth = 0.97 * r, 5
        step = 2 * half / (2 * teeth - 1)
        top = [
            (x - half + step * (k + side), y - r + (-8 if k % 2 == 0 else 1))
            for k in range(2 * teeth - 1)
            for side in (0, 1)
        ]
        wall = ((x - half, y + 0.75 * r), *top, (x + half, y + 0.75 * r))
        return [
            Circle(x, y, r, fill=STONE, stroke=INK, line=2),
            Poly(_rounded(wall), fill=WALL, stroke=INK, line=2),
        ]

    def _name(self, space: str) -> list[Shape]:
        x, y = self.anchor[space]
        if not self.board.is_castle(space):
            return [Text(x, y + NAME + 6, space, 17, INK, bold=True, align="middle")]
        return [
            Rect(x - 21, y + NAME - 11, 42, 22, 6, fill=PAPER, stroke=INK),
            parts.sign(x - 9, y + NAME, "castle", 17, INK),
            parts.middle(x + 10, y + NAME, space, 17, bold=True),
        ]

    def _roads(self) -> list[Shape]:
        shapes: list[Shape] = []
        for kind, _a, _b, line in self.crossings():
            shapes += _bridge(*line) if kind == "bridge" else self._tunnel(*line)
        return shapes

    def _tunnel(self, start: Point, end: Point) -> list[Shape]:
        """Two arches, and dashes between them where nothing else lies."""
        dashes = (Poly(dash, closed=False, stroke=INK, line=5) for dash in self.dashes(start, end))
        return [*dashes, *_arch(*start), *_arch(*end)]

    def dashes(self, start: Point, end: Point) -> Iterator[Path]:
        """The way from one mouth of the tunnel to the other, in dashes that leave out what lies in the spaces."""
        (x1, y1), (x2, y2) = start, end
        long = math.hypot(x2 - x1, y2 - y1)
        taken = [CONTENT.grow(2).moved(*at) for at in self.anchor.values()]
        taken += [Box(x - 36, y - 16, 72, 32) for x, y in self.plates.values()]
        at = 18.0
        while at + 7 < long - 18:
            ends = [(x1 + (x2 - x1) * t / long, y1 + (y2 - y1) * t / long) for t in (at, at + 7)]
            if not any(box.contains(*p) for box in taken for p in ends):
                yield _rounded(ends)
            at += 15

    def _span(self, a: str, b: str, apart: float) -> tuple[Point, Point]:
        """From the edge of one space to that of another, as far as their circles tell, or `apart` px off both."""
        (x1, y1), (x2, y2) = self.center[a], self.center[b]
        long = math.hypot(x2 - x1, y2 - y1) or 1.0
        start, end = self.radius[a] + apart, long - self.radius[b] - apart
        if end - start < 12:
            start, end = 0.4 * long, 0.6 * long
        (first, last) = ((x1 + (x2 - x1) * t / long, y1 + (y2 - y1) * t / long) for t in (start, end))
        return first, last

    def crossings(self) -> list[tuple[str, str, str, tuple[Point, Point]]]:
        """Bridges and tunnel: what it is, the spaces that it joins, and from where to where it is drawn."""
        file = self.board.file
        drawn = {frozenset((b.a, b.b)): (self.px(b.line[0]), self.px(b.line[1])) for b in file.bridges}
        found: list[tuple[str, str, str, tuple[Point, Point]]] = []
        for edge in file.edges:
            a, b = edge.a, edge.b
            if edge.kind == "bridge":
                line = drawn.get(frozenset((a, b))) or self._span(a, b, 0)
                found.append((edge.kind, a, b, line))
            elif edge.kind == "tunnel":
                line = self.gates or self._span(a, b, 12)
                found.append((edge.kind, a, b, line))
        return found

    # --- hatching ----------------------------------------------------------------------------------------------------

    def _hatch(self, space: str) -> list[Shape]:
        """Signs of the terrain in rows, clear of what lies in the space; a row is one shape, to be short."""
        terrain = self.board.nodes[space].terrain
        ring, ink = self.polygon[space], mix(self.colour(space), INK, 0.4)
        keep = [CONTENT.grow(4).moved(*self.anchor[space])]
        for at in self.plates.values():
            keep.append(Box(at[0] - 38, at[1] - 18, 76, 36))
        keep += [Box(x - 20, y - 20, 40, 40) for x, y in self.gates or ()]
        castles = [(self.center[c], self.radius[c] + 14) for c in self.board.castles]
        keep += [TREASURE.moved(*self.treasure[c]).grow(4) for c in self.board.castles]
        ys = [y for _, y in ring]
        shapes: list[Shape] = []
        row = 0
        for number in range(round(min(ys)) // 20, round(max(ys)) // 20 + 1):
            y, row = 20 * number, number % 2
            spans = [_inside(ring, y + d) for d in (-9, 0, 9)]
            marks = []
            for k in range(round(min(x for x, _ in ring)) // 25, round(max(x for x, _ in ring)) // 25 + 1):
                x = 25 * k + 12 * row
                clear = all(any(a + 11 <= x <= b - 11 for a, b in line) for line in spans)
                clear = clear and not any(box.contains(x, y) for box in keep)
                if clear and all(math.hypot(x - cx, y - cy) > r for (cx, cy), r in castles):
                    marks.append(x)
            for run in _runs(marks):
                shapes += _row(terrain or "", run, y, ink)
        return shapes


_SIDES: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))


@cache
def island(board: Board) -> Island:
    """The map of a board in px, made once."""
    return Island(board)


@cache
def ground(board: Board) -> tuple[Group, ...]:
    """The groups of what is printed on a board."""
    land = island(board)
    return (*land.ground(), *land.built())


# --- small signs -----------------------------------------------------------------------------------------------------


def _row(terrain: str, marks: Sequence[float], y: float, ink: str) -> Iterator[Shape]:
    """A row of signs. Where they are closed shapes, they hang together by a line without width."""
    if not marks:
        return
    match terrain:
        case "forest":
            points = [(x + dx, y + dy) for x in marks for dx, dy in ((-4, 5), (0, -6), (4, 5))]
            yield Poly(tuple(points), fill=ink)
        case "mountain":
            hill = ((-7.5, 5), (0, -6), (7.5, 5), (4.6, 5), (0, -1.6), (-4.6, 5))
            yield Poly(tuple([(x + dx, y + dy) for x in marks for dx, dy in hill]), fill=ink)
        case "desert":
            points = [(x + dx, y + dy) for x in marks for dx, dy in ((-2.6, 1.4), (0, -2), (2.6, 1.4))]
            yield Poly(tuple(points), fill=ink)
        case "plain":
            blade = ((-1.2, 4), (-5, -3.5), (0, 1.6), (5, -3.5), (1.2, 4))
            yield Poly(tuple([(x + dx, y + dy) for x in marks for dx, dy in blade]), fill=ink)


def _runs(marks: Sequence[float]) -> Iterator[list[float]]:
    """Marks that follow each other without a gap; what lies in the gap is painted without them."""
    run: list[float] = []
    for x in marks:
        if run and x - run[-1] > 25:
            yield run
            run = []
        run.append(x)
    if run:
        yield run


def _bridge(start: Point, end: Point) -> list[Shape]:
    """Two rails with planks between them."""
    (x1, y1), (x2, y2) = start, end
    long = math.hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / long, (y2 - y1) / long
    x1, y1, x2, y2 = x1 - 5 * ux, y1 - 5 * uy, x2 + 5 * ux, y2 + 5 * uy
    px, py = -uy * 8, ux * 8
    deck = ((x1 + px, y1 + py), (x2 + px, y2 + py), (x2 - px, y2 - py), (x1 - px, y1 - py))
    shapes: list[Shape] = [Poly(_rounded(deck), fill=PANEL)]
    steps = max(round((long + 10) / 7), 2)
    for k in range(1, steps):
        x, y = x1 + (x2 - x1) * k / steps, y1 + (y2 - y1) * k / steps
        shapes.append(Poly(_rounded(((x + px, y + py), (x - px, y - py))), closed=False, stroke=LINE, line=1.5))
    for side in (1, -1):
        rail = ((x1 + side * px, y1 + side * py), (x2 + side * px, y2 + side * py))
        shapes.append(Poly(_rounded(rail), closed=False, stroke=INK, line=3.5))
    return shapes


def _arch(x: float, y: float) -> list[Shape]:
    """A mouth of the tunnel."""

    def gate(r: float, low: float) -> Path:
        arc = [(x - r * math.cos(a), y - r * math.sin(a)) for a in (math.pi * i / 8 for i in range(9))]
        return _rounded(((x - r, y + low), *arc, (x + r, y + low)))

    return [Poly(gate(14, 11), fill=STONE, stroke=INK), Poly(gate(8.5, 11), fill=INK)]


def _between(a: Point, b: Point, r: float, s: float) -> list[Shape]:
    """A road between two circles."""
    long = math.hypot(b[0] - a[0], b[1] - a[1])
    if long <= r + s:
        return []
    ends = tuple((a[0] + (b[0] - a[0]) * t / long, a[1] + (b[1] - a[1]) * t / long) for t in (r, long - s))
    line = _rounded(ends)
    return [Poly(line, closed=False, stroke=INK, line=6), Poly(line, closed=False, stroke=PANEL, line=3)]


# --- sums with points ------------------------------------------------------------------------------------------------


def _rounded(points: Iterable[Point]) -> Path:
    return tuple((round(x), round(y)) for x, y in points)


def _turned(path: Sequence[Point]) -> tuple[Point, ...]:
    return (*path[1:], path[0])


def _area(path: Sequence[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(path, _turned(path), strict=True)) / 2


def _simple(path: Sequence[Point]) -> Path:
    """The path with fewer points, never more than `FINE` px beside it (Douglas and Peucker)."""
    if len(path) < 3:
        return tuple(path)
    a, b = path[0], path[-1]
    far, at = max((_beside(p, a, b), i) for i, p in enumerate(path[1:-1], 1))
    if far <= FINE:
        return a, b
    return (*_simple(path[: at + 1])[:-1], *_simple(path[at:]))


def _beside(p: Point, a: Point, b: Point) -> float:
    """How far a point is from a line between two."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    share = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square)) if square else 0.0
    return math.hypot(p[0] - a[0] - share * dx, p[1] - a[1] - share * dy)


def _pieces(path: Path, most: int = 10) -> Iterator[Path]:
    """A long line in pieces that share their ends."""
    for at in range(0, len(path) - 1, most):
        yield path[at : at + most + 1]


def _inset(loop: Sequence[Point], inset: float) -> Path:
    """A loop moved to its inside, which lies to the right of who walks along it."""
    found = []
    for before, at, after in zip((loop[-1], *loop[:-1]), loop, _turned(loop), strict=True):
        ax, ay = _normal(before, at)
        bx, by = _normal(at, after)
        x, y = ax + bx, ay + by
        square = x * x + y * y
        # Where the loop turns sharply the true corner would lie far off.
        far = min(2 / square, 1.2) if square > 1e-9 else 0.0
        found.append((round(at[0] + inset * x * far, 1), round(at[1] + inset * y * far, 1)))
    return tuple(found)


def _normal(a: Point, b: Point) -> Point:
    long = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    return -(b[1] - a[1]) / long, (b[0] - a[0]) / long


def _inside(ring: Sequence[Point], y: float) -> list[tuple[float, float]]:
    """The stretches of a horizontal line that lie in a polygon."""
    cuts = sorted(
        a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
        for a, b in zip(ring, _turned(ring), strict=True)
        if (a[1] <= y) is not (b[1] <= y)
    )
    return list(zip(cuts[::2], cuts[1::2], strict=True))


def _gap(a: Box, b: Box) -> float:
    """How far two boxes are apart; less than 0 where they overlap."""
    return max(b.x - a.right, a.x - b.right, b.y - a.bottom, a.y - b.bottom)


def _away(box: Box, a: Point, b: Point) -> float:
    """About how far a line is from a box."""
    steps = max(1, int(math.hypot(b[0] - a[0], b[1] - a[1]) // 8))
    return min(
        max(box.x - x, x - box.right, box.y - y, y - box.bottom)
        for x, y in ((a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps) for k in range(steps + 1))
    )
