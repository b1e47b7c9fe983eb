"""What lessons and answers show on top of the table: territories, legal lines, pockets, the reach of an archer.

Each function takes a scene and returns it with more on it; the text of the scene says the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from orclib.games.armadora.box import GOLD_SQUARES, LINES, SQUARES, Line, Square
from orclib.games.armadora.picture.table import BOARD, CHANNEL, FRAME, GROUND, INSET, STEP, bridge, line_box, square_box
from orclib.games.armadora.rules.territories import Land, lines_of, squares_of
from orclib.games.armadora.text.names import squares_count, squares_list
from orclib.language import labelled, listing, say, series
from orclib.scene import Box, Circle, Glyph, Group, Poly, Rect, Scene, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import GOLD, ICE, INK, LAST, LEGAL, PAPER, REFUSE, REFUSE_WASH, TABLE, TERRAINS, mix

Point = tuple[float, float]
Squares = Iterable[Square]


class _Style(msgspec.Struct, frozen=True):
    """How a region is filled: a tint, and a hatch that tells it from others in grey."""

    fill: str
    hatch: str
    ink: str
    line: float = 1.25


def _quiet(fill: str, hatch: str) -> _Style:
    return _Style(fill, hatch, mix(fill, INK, 0.34))


STYLES: Final = (
    _quiet(GROUND, ""),
    _quiet(ICE, "/"),
    _quiet(TERRAINS["desert"], "."),
    _quiet(TERRAINS["village"], "\\"),
    _quiet(TERRAINS["forest"], "-"),
    _quiet(PAPER, "|"),
)
"""The looks of territories: neighbours never share one, as long as there are enough."""
LIT: Final = _Style(mix(GOLD, PAPER, 0.55), "", INK)
POCKET: Final = _Style(REFUSE_WASH, "/", REFUSE, 2)
REACH: Final = _Style(mix(LAST, PAPER, 0.8), "\\", LAST, 1.5)


def territories(scene: Scene, land: Land, sizes: bool = True) -> Scene:
    """Each territory in a tint and hatch of its own, with a border, and its number of squares."""
    shapes, pills, taken = _tinted(scene, land), list[Shape](), list[Box]()
    for territory in land.territories if sizes else ():
        pills += _size(scene, squares_of(territory), PAPER, taken)
    told = listing(str(territory.bit_count()) for territory in land.territories)
    said = say(
        "Territories are tinted and hatched, each with a border. Their sizes: {sizes}.",
        "Chaque territoire a sa teinte, ses hachures et son contour. Tailles : {sizes}.",
    ).format(sizes=told)
    return scene.with_groups([group("territories", shapes), group("sizes", pills, layer="front")], said)


def lit(scene: Scene, squares: Squares, label: str = "") -> Scene:
    """One region in a strong light, the rest of the board pale."""
    region = _ordered(squares)
    rest = tuple(square for square in SQUARES if square not in region)
    pale = mix(GROUND, TABLE, 0.7)
    shapes = [_plain(square, pale) for square in rest] + _bridges(scene, rest, pale) + _region(scene, region, LIT)
    edge = _outline(region, 7, (INK, 8), (GOLD, 4))
    if label:
        edge += _label(scene, region, label, [])
    said = say("Lit: {squares}.", "En lumière : {squares}.").format(squares=squares_list(region)) + (
        f" {label}" if label else ""
    )
    name = _name(region)
    return scene.with_groups([group(f"lit:{name}", shapes), group(f"edge:{name}", edge, layer="front")], said)


def lines(scene: Scene, land: Land) -> Scene:
    """Lines that may take a palisade, solid with a tick; lines that never may, dashed with a cross."""
    groups = [_allowed(line) for line in lines_of(land.legal)] + [_forbidden(line) for line in lines_of(land.closed)]
    allowed, closed = lines_of(land.legal), lines_of(land.closed)
    said = [
        say(
            "Lines with a tick may take a palisade: {lines}.", "Lignes cochées, où une palissade est permise : {lines}."
        ).format(lines=_named(allowed))
    ]
    said.append(
        say("Lines with a cross may not: {lines}.", "Lignes marquées d'une croix, où c'est interdit : {lines}.").format(
            lines=_named(closed)
        )
    )
    return scene.with_groups(groups, " ".join(said))


def pocket(scene: Scene, squares: Squares) -> Scene:
    """A piece that would be too small, hatched, with its number of squares."""
    region = _ordered(squares)
    edge = _outline(region, 7, (PAPER, 6), (REFUSE, 3.5), dash=(9, 5)) + _size(scene, region, REFUSE, [])
    said = say("Too small a piece: {squares} ({count}).", "Morceau trop petit : {squares} ({count}).").format(
        squares=squares_list(region), count=squares_count(len(region))
    )
    name = _name(region)
    shapes = _region(scene, region, POCKET)
    return scene.with_groups([group(f"pocket:{name}", shapes), group(f"piece:{name}", edge, layer="front")], said)


def reach(scene: Scene, squares: Squares) -> Scene:
    """Where an archer's arrows may go."""
    region = _ordered(squares)
    edge = _outline(region, 7, (PAPER, 6), (LAST, 3.5))
    said = say("Within reach of the archer: {squares}.", "À portée de flèche : {squares}.").format(
        squares=squares_list(region) or say("none", "aucune")
    )
    name = _name(region)
    shapes = _region(scene, region, REACH)
    return scene.with_groups([group(f"reach:{name}", shapes), group(f"range:{name}", edge, layer="front")], said)


def gaps(scene: Scene, land: Land, free: int) -> Scene:
    """How many squares each territory lacks to be complete, with a slot on each; complete ones are lit and ticked."""
    shapes, front, taken, told = _tinted(scene, land), list[Shape](), list[Box](), list[str]()
    for territory in land.territories:
        squares, open_ = squares_of(territory), squares_of(territory & free)
        name = squares_list(squares) if len(squares) < len(SQUARES) else say("the whole board", "tout le plateau")
        if open_:
            told.append(
                labelled(name, say("{squares} free", "{squares} à remplir").format(squares=squares_count(len(open_))))
            )
            shapes += [_slot(square) for square in open_]
            front += _count(scene, squares, str(len(open_)), taken)
        else:
            told.append(labelled(name, say("complete", "complet")))
            shapes += _region(scene, squares, LIT)
            front += _outline(squares, 7, (INK, 8), (GOLD, 4)) + _ticked(scene, squares, taken)
    said = say("Free squares: {territories}.", "Cases libres : {territories}.").format(territories=series(told))
    return scene.with_groups([group("territories", shapes), group("gaps", front, layer="front")], said)


def noted(scene: Scene, land: Land, notes: Mapping[tuple[Square, ...], str]) -> Scene:
    """Territories as in `territories`, with a few words on some of them."""
    pills, taken = list[Shape](), list[Box]()
    for squares, label in notes.items():
        pills += _label(scene, squares, label, taken)
    told = series(labelled(squares_list(squares), label) for squares, label in notes.items())
    said = say("Notes: {notes}.", "Remarques : {notes}.").format(notes=told or say("none", "aucune"))
    return scene.with_groups([group("territories", _tinted(scene, land)), group("notes", pills, layer="front")], said)


# --- regions ---------------------------------------------------------------------------------------------------------


def _ordered(squares: Squares) -> tuple[Square, ...]:
    return tuple(sorted(set(squares), key=lambda square: square.index))


def _name(squares: tuple[Square, ...]) -> str:
    return "".join(square.value for square in squares)


def _named(these: tuple[Line, ...]) -> str:
    return listing(map(str, these)) or say("none", "aucune")


def _plain(square: Square, fill: str) -> Rect:
    at = square_box(square).grow(-INSET)
    return Rect(at.x, at.y, at.w, at.h, 5, fill=fill)


def _region(scene: Scene, squares: tuple[Square, ...], style: _Style) -> list[Shape]:
    """Squares filled and hatched, with the channels between them a little darker."""
    shapes: list[Shape] = []
    dark = mix(style.fill, CHANNEL, 0.5)
    for square in squares:
        at = square_box(square)
        shapes.append(Rect(at.x, at.y, at.w, at.h, fill=dark))
    shapes += [_plain(square, style.fill) for square in squares]
    shapes += _bridges(scene, squares, style.fill)
    return shapes + [shape for square in squares for shape in _hatch(square, style)]


def _bridges(scene: Scene, squares: tuple[Square, ...], fill: str) -> list[Shape]:
    """The land that runs on over closed lines, in the tint of the squares at both ends."""
    there = {group.id for group in scene.groups}
    closed = (line for line in LINES if f"bridge:{line}" in there)
    return [bridge(line, fill) for line in closed if line.a in squares and line.b in squares]


def _tinted(scene: Scene, land: Land) -> list[Shape]:
    """Every territory in its look, with a border."""
    shapes: list[Shape] = []
    for territory, look in zip(land.territories, _looks(land), strict=True):
        squares = squares_of(territory)
        shapes += _region(scene, squares, STYLES[look]) + _outline(squares, 8, (INK, 2.5))
    return shapes


def _slot(square: Square) -> Rect:
    at = square_box(square).grow(-20)
    return Rect(at.x, at.y, at.w, at.h, 8, fill=mix(GROUND, PAPER, 0.6), stroke=INK, dash=parts.DASH)


def _hatch(square: Square, style: _Style) -> list[Shape]:
    """Lines or dots over a square, clear of its edge."""
    at, found = square_box(square).grow(-INSET - 1), list[Shape]()
    side, step = at.w, at.w / 4

    def stroke(x1: float, y1: float, x2: float, y2: float) -> None:
        points = ((at.x + x1, at.y + y1), (at.x + x2, at.y + y2))
        found.append(Poly(points, closed=False, stroke=style.ink, line=style.line))

    match style.hatch:
        case "/" | "\\":
            for k in range(1, 8):
                low, high = max(0.0, k * step - side), min(k * step, side)
                if style.hatch == "/":
                    stroke(low, high, high, low)
                else:
                    stroke(side - low, high, side - high, low)
        case "-" | "|":
            for k in range(4):
                mid = (k + 0.5) * step
                if style.hatch == "-":
                    stroke(3, mid, side - 3, mid)
                else:
                    stroke(mid, 3, mid, side - 3)
        case ".":
            for k in range(16):
                x, y = (start + 5 + (side - 10) * place / 3 for start, place in ((at.x, k % 4), (at.y, k // 4)))
                found.append(Circle(x, y, 1.8, fill=style.ink))
    return found


def _looks(land: Land) -> list[int]:
    """A style for each territory, unlike those of the territories beside it; the largest is the plainest."""
    looks: dict[int, int] = {}
    for region in sorted(land.territories, key=lambda mask: -mask.bit_count()):
        around = 0
        for line in LINES:
            around |= (line.b.bit if region & line.a.bit else 0) | (line.a.bit if region & line.b.bit else 0)
        beside = {look for other, look in looks.items() if other & around}
        looks[region] = next((look for look in range(len(STYLES)) if look not in beside), len(looks) % len(STYLES))
    return [looks[region] for region in land.territories]


def _outline(
    squares: tuple[Square, ...], inset: float, *strokes: tuple[str, float], dash: tuple[float, ...] = ()
) -> list[Shape]:
    """The border of a region, `inset` px within it; the last stroke may be dashed."""
    return [
        Poly(points, stroke=colour, line=line, dash=dash if number == len(strokes) - 1 else ())
        for number, (colour, line) in enumerate(strokes)
        for points in _loops(squares, inset)
    ]


def _loops(squares: tuple[Square, ...], inset: float) -> list[tuple[Point, ...]]:
    """The border as closed rings of corners, with the region on the right of who walks along them."""
    ways: dict[tuple[int, int], list[tuple[int, int]]] = {}
    inside = {(square.column, square.row) for square in squares}
    for x, y in sorted(inside):
        for (dx, dy), (fx, fy), (sx, sy) in (
            ((0, -1), (0, 0), (1, 0)),
            ((1, 0), (1, 0), (0, 1)),
            ((0, 1), (1, 1), (-1, 0)),
            ((-1, 0), (0, 1), (0, -1)),
        ):
            if (x + dx, y + dy) not in inside:
                ways.setdefault((x + fx, y + fy), []).append((sx, sy))
    found = []
    while ways:
        start = next(iter(ways))
        at, way = start, ways[start][0]
        steps: list[tuple[tuple[int, int], tuple[int, int]]] = []
        while at in ways:
            # At a corner where the region only touches itself, keep to the same square.
            way = min(ways[at], key=[(-way[1], way[0]), way, (way[1], -way[0])].index)
            ways[at].remove(way)
            if not ways[at]:
                del ways[at]
            steps.append((at, way))
            at = at[0] + way[0], at[1] + way[1]
            if at == start:
                break
        corners = []
        for place, ((x, y), (dx, dy)) in enumerate(steps):
            bx, by = steps[place - 1][1]
            if (bx, by) != (dx, dy):
                corners.append((BOARD.x + STEP * x - inset * (by + dy), BOARD.y + STEP * y + inset * (bx + dx)))
        found.append(tuple(corners))
    return found


# --- pills -----------------------------------------------------------------------------------------------------------


def _spot(scene: Scene, squares: tuple[Square, ...], w: float, taken: list[Box]) -> Point:
    """Where a pill `w` wide hides nothing: on a free square, else between two of the region; not on those `taken`."""
    there = {group.id: group for group in scene.groups}
    boxes = {square: square_box(square) for square in squares}
    mx = sum(box.cx for box in boxes.values()) / len(boxes)
    my = sum(box.cy for box in boxes.values()) / len(boxes)
    land = [square for square in squares if square not in GOLD_SQUARES]
    warriors = {square: there.get(f"warrior:{square.value}") for square in squares}
    # A wide pill would reach over the squares beside a free one; between two rows it only covers the gap.
    rank_free = 0 if w <= STEP - 8 else 2
    found = [(rank_free, boxes[square].cx, boxes[square].cy) for square in land if warriors[square] is None]
    for line in LINES:
        if line.a in boxes and line.b in boxes and f"palisade:{line}" not in there:
            at, below = line_box(line), warriors[line.b]
            badged = below is not None and _badged(below)
            found.append((3, at.cx, at.cy - 28) if line.upright else (1 + badged, at.cx, at.cy))
    found += [(4, box.cx, box.y + 16) for box in boxes.values()]
    spots = [
        (min(max(x, FRAME.x + w / 2), FRAME.right - w / 2), y)
        for _rank, _away, x, y in sorted((rank, abs(x - mx) + abs(y - my), x, y) for rank, x, y in found)
    ]
    places = [Box(x - w / 2, y - 14, w, 28) for x, y in spots]
    clear = [place for place in places if not any(place.grow(2).overlaps(other) for other in taken)]
    place = (clear or places)[0]
    taken.append(place)
    return place.cx, place.cy


def _badged(warrior: Group) -> bool:
    """Whether a warrior carries a badge, which reaches above its tile."""
    return warrior.bounds.y < square_box(Square(warrior.id.partition(":")[2])).y + 9


def _label(scene: Scene, squares: tuple[Square, ...], text: str, taken: list[Box]) -> list[Shape]:
    """A few words on a region."""
    x, y = _spot(scene, squares, metrics.width(text, 17, bold=True) + 20, taken)
    return parts.pill(x, y, text, INK, PAPER)


def _size(scene: Scene, squares: tuple[Square, ...], fill: str, taken: list[Box]) -> list[Shape]:
    """A pill with a small square and a number: so many squares."""
    return _count(scene, squares, str(len(squares)), taken, fill, dash=())


def _count(
    scene: Scene,
    squares: tuple[Square, ...],
    text: str,
    taken: list[Box],
    fill: str = PAPER,
    dash: tuple[float, ...] = (3, 2),
) -> list[Shape]:
    """A pill with a small square, dashed for free ones, and a number."""
    ink = PAPER if fill == REFUSE else INK
    w = metrics.width(text, 17, bold=True) + 38
    x, y = _spot(scene, squares, w, taken)
    return [
        Rect(x - w / 2, y - 14, w, 28, 14, fill=fill, stroke=ink),
        Rect(x - w / 2 + 10, y - 6, 12, 12, 2, stroke=ink, dash=dash),
        Text(x - w / 2 + 28, y + 6, text, 17, ink, bold=True),
    ]


def _ticked(scene: Scene, squares: tuple[Square, ...], taken: list[Box]) -> list[Shape]:
    """A disc with a tick: nothing is missing."""
    x, y = _spot(scene, squares, 26, taken)
    return parts.badge(x, y, "tick", INK)


def _allowed(line: Line) -> Group:
    at = line_box(line)
    w, h = (6.0, at.h) if line.upright else (at.w, 6.0)
    long = Rect(at.cx - w / 2, at.cy - h / 2, w, h, 3, fill=LEGAL, stroke=PAPER)
    tick = Glyph("tick", at.cx - 6, at.cy - 6, 12, PAPER)
    return group(f"lines:{line}", [long, Circle(at.cx, at.cy, 8, fill=LEGAL, stroke=PAPER), tick], layer="front")


def _forbidden(line: Line) -> Group:
    at = line_box(line)
    ends = ((at.cx, at.y), (at.cx, at.bottom)) if line.upright else ((at.x, at.cy), (at.right, at.cy))
    shapes: list[Shape] = [
        Poly(ends, closed=False, stroke=PAPER, line=7),
        Poly(ends, closed=False, stroke=REFUSE, line=4, dash=(9, 5)),
        Circle(at.cx, at.cy, 9, fill=REFUSE, stroke=PAPER),
        Glyph("cross", at.cx - 6, at.cy - 6, 12, PAPER),
    ]
    return group(f"lines:{line}", shapes, layer="front")
