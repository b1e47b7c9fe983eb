"""A made-up table with one of everything, shared by the tests of this folder."""

from __future__ import annotations

from orclib.scene import parts
from orclib.scene.model import Scene, Target
from orclib.scene.palette import BOX, ICE, ICE_LINE, INK, LEGAL, PAPER, TRIBES
from orclib.scene.shapes import Box, Group, Rect, Shape, Text, group

SIDES = (("G", "W"), ("V", "R"), ("B", "V"), ("R", "Y"))


def half(box: Box, tribe: str, heads: int) -> list[Shape]:
    """What stands on one half of a card."""
    swatch = TRIBES[tribe]
    fill, ink = swatch.fill, swatch.on
    shapes: list[Shape] = [
        Text(box.x + 7, box.y + 18, tribe, 17, ink, bold=True),
        *parts.row(box.cx, box.cy + 6, "orc_head", heads, 34, ink, fill),
    ]
    if swatch.glyph:
        shapes.append(parts.sign(box.right - 14, box.y + 13, swatch.glyph, 16, ink, fill))
    return shapes


def card(name: str, x: float, y: float, upper: str, lower: str) -> tuple[Group, Target]:
    """A card of two halves and the target on it."""
    w, h = 94.0, 138.0
    shapes = [
        *parts.halves(Box(0, 0, w, h), TRIBES[upper].fill, TRIBES[lower].fill),
        *half(Box(0, 0, w, h / 2), upper, 2),
        *half(Box(0, h / 2, w, h / 2), lower, 1),
    ]
    sentence = f"Card {upper} over {lower}."
    return (
        group(name, shapes, x=x, y=y, layer="pieces"),
        Target(name, (Box(x, y, w, h),), sentence, group=name),
    )


def place(tribe: str, x: float, worth: int) -> tuple[list[Shape], Target]:
    """A half of the row in the middle; it touches its neighbour."""
    box = Box(x, 336, 108, 104)
    swatch = TRIBES[tribe]
    shapes: list[Shape] = [
        Rect(box.x, box.y, box.w, box.h, fill=swatch.fill, stroke=INK),
        Text(box.x + 14, box.y + 27, tribe, 18, swatch.on, bold=True),
        *parts.row(box.cx, box.y + 57, "orc_head", worth, 36, swatch.on, swatch.fill),
        parts.middle(box.cx, box.bottom - 18, f"rank {worth}", fill=swatch.on),
        *parts.disc(box.right - 24, box.y + 24, str(worth), "#F5B82E"),
    ]
    if swatch.glyph:
        shapes.append(parts.sign(box.x + 46, box.y + 21, swatch.glyph, 17, swatch.on, swatch.fill))
    return shapes, Target(f"tribe:{tribe}", (box,), f"Tribe {tribe}.", inside=True, radius=8)


def sample() -> Scene:
    """The table."""
    groups: list[Group] = []
    targets: list[Target] = []
    row: list[Shape] = []
    for i, tribe in enumerate("YGWRBV"):
        shapes, target = place(tribe, 176 + 108 * (i % 2) + 360 * (i // 2), 1 + i % 2)
        row += shapes
        targets.append(target)
    piles: list[Shape] = []
    for i, count in enumerate((3, 0, 1, 4, 2)):
        box = Box((113, 401, 471, 831, 1119)[i], 352, 60, 78)
        piles += parts.pile(box, count, "spear", empty="empty")
        piles += parts.disc(box.cx, box.bottom + 2, str(count)) if count else []
    for i, (upper, lower) in enumerate(SIDES):
        drawn, target = card(f"card:{upper}{lower}", 408 + 118 * i, 640, upper, lower)
        groups.append(drawn)
        targets.append(target)
    opponents = [shape for i in range(3) for shape in parts.back(Box(608 + 72 * i, 74, 62, 92), "spear", turn=135)]
    targets.append(Target("place:5", (Box(922, 500, 56, 96),), "An empty place."))
    targets.append(Target("token:1", (Box(60, 80, 44, 44),), "Player 1.", shape="circle"))
    board = [
        group("ground", parts.ground(1200, 800)),
        group("status", parts.status_line(1200, "South, use a card: blue may be attacked", "turn 10", "down")),
        group("band", parts.band(Box(100, 316, 1086, 144))),
        group("row", row),
        group("piles", piles),
        group("box", parts.back(Box(20, 337, 68, 96), "chest", BOX)),
        group("north", opponents, parts.seat_name(592, 98, "North", "3 cards", "end")),
        group("south", parts.seat_name(120, 648, "South", "4 cards")),
        group("slots", parts.slot(Box(670, 184, 56, 96)), parts.slot(Box(922, 500, 56, 96))),
        group(
            "pills",
            parts.pill(230, 300, "2", glyph="orc_head", wide=56),
            parts.pill(590, 300, "South", INK, PAPER, "flag"),
            parts.pill(950, 478, "0 to 2", LEGAL, PAPER, wide=72),
            parts.pill(338, 480, "2:2 waits", ICE, ICE_LINE, "snowflake", stroke=ICE_LINE),
        ),
        group(
            "tokens",
            *(parts.token(Box(60 + 70 * i, 80, 44, 44), i + 1, str(i + 1)) for i in range(7)),
            parts.badge(60, 182, "sword", INK, 11),
            parts.button(Box(130, 180, 90, 44), "Pass", "flag"),
        ),
        group(
            "dice",
            parts.die(Box(240, 180, 48, 48), 3),
            parts.die(Box(300, 180, 48, 48), 5, attacker=False),
            parts.die(Box(360, 180, 48, 48), None),
            parts.die(Box(420, 180, 48, 48), 6, ignored=True),
            parts.die(Box(480, 180, 48, 48), 4, attacker=False, ignored=True),
        ),
        group(
            "key",
            parts.key(
                Box(868, 640, 308, 144),
                (
                    ("frozen", "frozen"),
                    ("flag", "trophy"),
                    ("2", "worth"),
                    ("dimmed", "not counted"),
                ),
            ),
        ),
    ]
    bubble = parts.bubble(
        Box(76, 696, 314, 98),
        "Green cannot go to yellow.",
        ("Your blue card lies there: one", "colour a side. ORC-4.7"),
    )
    groups = [*board, *groups, group("bubble", bubble, layer="front")]
    return Scene(1200, 800, "A sample table", "South to move.\nFour cards in hand.", tuple(groups), tuple(targets))
