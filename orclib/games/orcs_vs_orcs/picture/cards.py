"""The cards as words and as shapes: the faces of Units and Heroes, small and large, face down, and their back.

All are drawn about their own corner (0, 0) and kept, so that a picture only says where they lie. Chevrons tell the line
(OVO-2.8): one and two for the lines of Units, three for Heroes; the number beside them is the combat strength.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs.box import Card, Line
from orclib.games.orcs_vs_orcs.picture import pieces
from orclib.games.orcs_vs_orcs.rules.effects import ENTRIES
from orclib.games.orcs_vs_orcs.rules.heroes import Hero
from orclib.games.orcs_vs_orcs.rules.units import Unit
from orclib.games.orcs_vs_orcs.sketch import Disc, Glyph, Horde, Lines, Mark, Part, Ring, Sheet, Solid
from orclib.games.orcs_vs_orcs.state import Options
from orclib.games.orcs_vs_orcs.strengths import heroes
from orclib.games.orcs_vs_orcs.text.names import card_name, line_name
from orclib.games.orcs_vs_orcs.text.words import letter
from orclib.language import say
from orclib.scene import Box, Circle, Collector, Poly, Rect, Scene, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import BACK, BACK_LINE, GOLD, INK, LINE, MUTED, PAPER, mix, on

Shapes = tuple[Shape, ...]

BANDS: Final = {1: BACK, 2: LINE, 3: GOLD}
"""The title band by chevrons: dark, middle and light, so that the lines differ in grey too."""
GREEN: Final = "#2E6B3C"
"""The green of a Shaman's first effect; a plus stands on it."""
MARK: Final = "*"
"""Stands beside a strength or an effect that is our own (OVO-R7)."""
WIDE: Final = 148
"""From this width on a card bears its effect in words."""
LARGE: Final = (172, 214)
HAND: Final = (232, 150)
HEAD: Final = 26
"""How much of a Unit is seen above the Hero that covers it."""
FLAT: Final = 60
"""Below this height of its paper, a small card has its name beside the sign, not under it."""
CHIP: Final = 26
"""How high a chip is."""


# --- words -----------------------------------------------------------------------------------------------------------


def short_name(card: Card) -> str:
    """A card where there is little room, as in "Crossbow"."""
    entry = ENTRIES[card]
    return str(entry.short) if isinstance(entry, Unit) else card_name(card)


def completed(card: Card) -> bool:
    """Whether we had to complete the effect of a Hero (OVO-R7)."""
    entry = ENTRIES[card]
    return isinstance(entry, Hero) and entry.ours


def effect(card: Card, options: Options) -> str:
    """The battle effect in a few words, with a mark where it is our own."""
    told = str(ENTRIES[card].told(options))
    return f"{told}{MARK}" if completed(card) else told


def value(card: Card, options: Options) -> str:
    """The combat strength, with a mark where it is our own."""
    power = options.strength(card)
    own = card.is_hero and heroes(options.heroes_file).source[card] == "house"
    return f"{power}{MARK}" if own else str(power)


def is_ours(card: Card, options: Options) -> bool:
    """Whether a mark stands on the card: its strength or part of its effect is our own (OVO-R7)."""
    return completed(card) or value(card, options).endswith(MARK)


def rank(card: Card) -> str:
    """What a card is: of which line, or a Hero."""
    if card.is_hero:
        return say("Hero", "Héros")
    return line_name(Line.FIRST if card.chevrons == 1 else Line.SECOND)


def sentence(card: Card, options: Options) -> str:
    """A card in a sentence: what it is, its strength, its effect."""
    text = effect(card, options)
    ours = is_ours(card, options)
    told = say("{card}, {rank}, strength {n}. {effect}", "{card}, {rank}, Force {n}. {effect}").format(
        card=card_name(card), rank=rank(card), n=options.strength(card), effect=text.removesuffix(MARK)
    )
    return f"{told} {say('Partly our own value.', 'En partie notre propre valeur.')}" if ours else told


# --- signs -----------------------------------------------------------------------------------------------------------


@cache
def art(card: Card, cx: float, cy: float, size: float, ink: str = INK, ground: str = PAPER) -> Shapes:
    """What a card shows: the Unit itself, or what a Hero does; `ground` is the colour it lies on."""
    sign = ENTRIES[card].sign
    if isinstance(sign, str):
        return (parts.sign(cx, cy, sign, size, ink),)
    return tuple(_drawn(sign, cx, cy, size / 24, ink, ground))


def _drawn(sign: tuple[Mark, ...], cx: float, cy: float, unit: float, ink: str, ground: str) -> Iterator[Shape]:
    """The marks of a sign, each `unit` of their grid so large, about that middle."""

    def at(*points: tuple[float, float]) -> tuple[tuple[float, float], ...]:
        return tuple((cx + x * unit, cy + y * unit) for x, y in points)

    def line(wide: float) -> float:
        return max(1.25, wide * unit)

    for mark in sign:
        match mark:
            case Solid(points, edge=True):
                yield Poly(at(*points), fill=ink, stroke=ground, line=max(1.0, 1.3 * unit))
            case Solid(points):
                yield Poly(at(*points), fill=ink)
            case Lines(points, wide, bare):
                yield Poly(at(*points), closed=False, stroke=ground if bare else ink, line=line(wide))
            case Sheet(x, y, w, h, full):
                ((left, top),) = at((x - w / 2, y - h / 2))
                fill = ink if full else ground
                yield Rect(left, top, w * unit, h * unit, 1.8 * unit, fill=fill, stroke=ink, line=line(1.8))
            case Disc(x, y, r, bare=True):
                yield Circle(*at((x, y))[0], r * unit, fill=ground)
            case Disc(x, y, r):
                yield Circle(*at((x, y))[0], r * unit, fill=ink, stroke=ink, line=line(1.8))
            case Ring(r):
                yield Circle(cx, cy, r * unit, stroke=ink, line=line(2))
            case Glyph(name, x, y, size, turn, bare):
                yield parts.sign(*at((x, y))[0], name, size * unit, ground if bare else ink, turn=turn)
            case Horde(x, y, size):
                yield pieces.horde(*at((x, y))[0], ink, size=size * unit)
            case Part(inner, x, y, scale):
                yield from _drawn(inner, cx + x * unit, cy + y * unit, scale * unit, ink, ground)


def chevrons(x: float, cy: float, count: int, colour: str, wide: float = 12) -> list[Shape]:
    """One, two or three chevrons, one above the other, their left end at x."""
    step = 0.42 * wide
    return [
        Poly(
            ((x, y + 0.2 * wide), (x + wide / 2, y - 0.2 * wide), (x + wide, y + 0.2 * wide)),
            closed=False, stroke=colour, line=max(1.75, wide / 6),
        )
        for y in (cy + step * (place - (count - 1) / 2) for place in range(count))
    ]  # fmt: skip


def _counted(card: Card) -> tuple[tuple[str, Card | str], ...]:
    """What a Unit's effect counts, as signs: so many strikes, for what."""
    if card is Card.SHAMAN:
        return (("", "plus"), ("", "minus"))
    tally = ENTRIES[card].tally
    wall = (("castle", tally.fortress),) if tally.fortress else ()
    return tuple((f"+{each}", what) for what, each in (*wall, *tally.foes))


# --- faces -----------------------------------------------------------------------------------------------------------


def face(card: Card, w: float, h: float, options: Options) -> Shapes:
    """A card face up; from `WIDE` px on with its effect in words."""
    if w >= WIDE:
        return _wide(card, w, h, value(card, options), card_name(card), effect(card, options))
    return _small(card, w, h, value(card, options), short_name(card))


def _paper(card: Card, w: float, h: float, band: float, r: float) -> list[Shape]:
    """Shadow, paper, title band and outline of a face."""
    fill = BANDS[card.chevrons]
    paper = mix(GOLD, PAPER, 0.82) if card.is_hero else PAPER
    return [
        parts.shadow(Box(0, 0, w, h), r),
        Rect(0, 0, w, h, r, fill=paper),
        Rect(0, 0, w, band, r, fill=fill),
        Rect(0, band - r, w, r, fill=fill),
        Rect(0, 0, w, h, r, stroke=INK),
        Poly(((0, band), (w, band)), closed=False, stroke=INK, line=1.25),
    ]


def _ground(card: Card) -> str:
    return mix(GOLD, PAPER, 0.82) if card.is_hero else PAPER


@cache
def _small(card: Card, w: float, h: float, power: str, name: str) -> Shapes:
    """Chevrons and strength in the band, the sign, what it counts, the name where there is room for it."""
    band, fill = 24.0, BANDS[card.chevrons]
    shapes = _paper(card, w, h, band, 6)
    shapes += chevrons(7, band / 2, card.chevrons, on(fill))
    shapes.append(Text(w - 6, band / 2 + 6, power, 17, on(fill), bold=True, align="end"))
    if h - band < FLAT and w >= 92:
        size = min(h - band - 8, 34)
        room = w - size - 14
        lines = _name_lines(card, name, room) or [metrics.fit(name, room, 17)]
        size = min(size, w - 16 - max(metrics.width(line, 17) for line in lines))
        room, cx = w - size - 14, (8 + size + w) / 2
        shapes += art(card, 8 + size / 2, band + (h - band) / 2, size, INK, _ground(card))
        for place, line in enumerate(lines):
            y = band + (h - band) / 2 + 19 * (place - (len(lines) - 1) / 2)
            shapes.append(parts.middle(cx, y, line, 17, INK, room=room + 4))
        return tuple(shapes)
    lines = _name_lines(card, name, w - 7)
    if len(lines) > 1 and h - band < 30:
        lines = [metrics.fit(name, w - 7, 17)]
    foot = 20 * len(lines) + 2 if lines else 2
    room, cy = h - band - foot, band + (h - band - foot) / 2 + 0.5
    counted = _counted(card)
    if counted and w >= 92:
        size = min(room - 4, 42)
        shapes += art(card, w * 0.29, cy, size, INK, _ground(card))
        shapes += _signs(counted, w * 0.56, cy, room)
    elif room >= 16:
        shapes += art(card, w / 2, cy, min(room - 4, w - 12, 46), INK, _ground(card))
    for place, line in enumerate(lines):
        y = h - 6 - 19 * (len(lines) - 1 - place)
        shapes.append(Text(w / 2, y, line, 17, INK, align="middle", room=w - 3))
    return tuple(shapes)


def _name_lines(card: Card, name: str, room: float) -> list[str]:
    """The name in a line, a Hero's in two where it is long; none on the narrowest cards."""
    if metrics.width(name, 17) <= room and (card.is_hero or room > 64):
        return [name]
    entry = ENTRIES[card]
    if not isinstance(entry, Hero):
        return []
    at = name.find("-") + 1 or entry.divided
    lines = [name[:at] if name[at - 1] == "-" else f"{name[:at]}-", name[at:]]
    return lines if max(metrics.width(line, 17) for line in lines) <= room else []


def _signs(counted: Sequence[tuple[str, Card | str]], x: float, cy: float, room: float) -> list[Shape]:
    """So many strikes for what: a number and a sign, line by line."""
    step = min(22.0, room / len(counted))
    r = min(9.5, step / 2 - 0.5)
    shapes: list[Shape] = []
    for place, (text, what) in enumerate(counted):
        y = cy + step * (place - (len(counted) - 1) / 2)
        if what in ("plus", "minus"):
            shapes += chant_sign(x + 16, y, what == "plus", r)
            continue
        shapes.append(Text(x - 4, y + 6, text, 17, INK, bold=True))
        at = x + 31
        shapes += art(what, at, y, 17) if isinstance(what, Card) else (parts.sign(at, y, what, 17, INK),)
    return shapes


def chant_sign(cx: float, cy: float, green: bool, r: float = 12) -> list[Shape]:
    """The two effects of a Shaman: green with a plus, red with a minus (OVO-20.8)."""
    shapes: list[Shape] = [Circle(cx, cy, r, fill=GREEN if green else pieces.RED, stroke=INK)]
    arm = 0.5 * r
    shapes.append(Poly(((cx - arm, cy), (cx + arm, cy)), closed=False, stroke=PAPER, line=2.5))
    if green:
        shapes.append(Poly(((cx, cy - arm), (cx, cy + arm)), closed=False, stroke=PAPER, line=2.5))
    return shapes


@cache
def _wide(card: Card, w: float, h: float, power: str, name: str, words: str) -> Shapes:
    """Chevrons, name and strength in the band, the sign, the effect in words."""
    band, fill = 30.0, BANDS[card.chevrons]
    shapes = _paper(card, w, h, band, 8)
    shapes += chevrons(9, band / 2, card.chevrons, on(fill), 14)
    power_wide = metrics.width(power, 20, bold=True)
    shapes.append(Text(w - 8, band / 2 + 7, power, 20, on(fill), bold=True, align="end"))
    room = w - 28 - power_wide - 16
    for text, size, serif in (
        (name, 17, True),
        (short_name(card), 17, True),
        (short_name(card), 17, False),
    ):
        if metrics.width(text, size, serif=serif) <= room:
            break
    shapes.append(Text(28, band / 2 + 6, text, size, on(fill), serif=serif, room=room))
    lines = metrics.wrap(words, w - 14, 17)
    low = h - 7 - 20 * len(lines)
    cy, big = (band + low) / 2 + 2, min(low - band - 8, 92)
    if big >= 26:
        shapes += art(card, w / 2, cy, big, INK, _ground(card))
    for place, line in enumerate(lines):
        shapes.append(Text(w / 2, low + 15 + 20 * place, line, 17, INK, align="middle", room=w - 8))
    return tuple(shapes)


@cache
def head(card: Card, w: float, power: str) -> Shapes:
    """What is seen of a Unit under a Hero: its band, with its sign (OVO-21.1)."""
    fill = BANDS[card.chevrons]
    return (
        parts.shadow(Box(0, 0, w, HEAD + 8), 6),
        Rect(0, 0, w, HEAD + 8, 6, fill=fill, stroke=INK),
        *chevrons(7, 12, card.chevrons, on(fill)),
        *art(card, w / 2, 12.5, 20, on(fill), fill),
        Text(w - 6, 18, power, 17, on(fill), bold=True, align="end"),
    )


@cache
def back(w: float, h: float) -> Shapes:
    """A card of a combat deck, face down: it says nothing of the face."""
    return tuple(parts.back(Box(0, 0, w, h), "axe", r=6 if w < WIDE else 8))


@cache
def down(card: Card, w: float, h: float) -> Shapes:
    """A Unit that Roshnar has turned face down: a back with its chevrons; the small sign reminds of what it was."""
    return (
        *parts.card(Box(0, 0, w, h), BACK, 6),
        Rect(4, 4, w - 8, h - 8, 4, stroke=BACK_LINE, line=1.25, dash=(5, 4)),
        *chevrons(w / 2 - 9, 0.36 * h, card.chevrons, BACK_LINE, 18),
        *art(card, w / 2, 0.7 * h, 22, BACK_LINE, BACK),
    )


@cache
def down_head(card: Card, w: float) -> Shapes:
    """What is seen of a Unit face down under a Hero."""
    return (
        parts.shadow(Box(0, 0, w, HEAD + 8), 6),
        Rect(0, 0, w, HEAD + 8, 6, fill=BACK, stroke=INK),
        Rect(4, 4, w - 8, HEAD + 2, 4, stroke=BACK_LINE, line=1.25, dash=(5, 4)),
        *chevrons(10, 14, card.chevrons, BACK_LINE),
        *art(card, w / 2, 14, 17, BACK_LINE, BACK),
    )


# --- chips -----------------------------------------------------------------------------------------------------------


def chip(card: Card, count: int = 1, *, named: bool = False, short: bool = False) -> tuple[Shapes, float]:
    """A card as small as can be, `CHIP` high, and how wide it is: a Unit by its sign, a Hero by name.

    `named` Units bear their names too; `short` Heroes only their signs.
    """
    name = (card_name(card) if card.is_hero else short_name(card) if named else "") if not short else ""
    return _chip(card, count, name)


@cache
def _chip(card: Card, count: int, name: str) -> tuple[Shapes, float]:
    fill = BANDS[card.chevrons]
    text = name + (f" ×{count}" if count > 1 else "") if name else (f"×{count}" if count > 1 else "")
    letters = metrics.width(text, 17)
    signed = not card.is_hero or not name
    w = (28 if signed else 8) + (letters + (4 if signed else 8) if text else 0)
    shapes: list[Shape] = [Rect(0, 0, w, CHIP, 5, fill=fill, stroke=INK, line=1.25)]
    if signed:
        shapes += art(card, 14, CHIP / 2, 19, on(fill), fill)
    if text:
        shapes.append(Text(27 if signed else 8, CHIP / 2 + 6, text, 17, on(fill), room=letters + 2))
    return tuple(shapes), w


# --- the gallery -----------------------------------------------------------------------------------------------------


def gallery(cards: Iterable[Card], options: Options | None = None, columns: int = 5) -> Scene:
    """Cards side by side, as large as a screen allows: what is our own bears a mark (OVO-R7)."""
    options = options or Options()
    shown, gap, wide = list(cards), 12.0, 1200.0
    rows = -(-len(shown) // columns)
    w = (wide - 40 - gap * (columns - 1)) / columns
    h = min(LARGE[1], (760 - 60 + gap) / rows - gap)
    high = 60 + (h + gap) * rows - gap
    into = Collector(wide, high)
    for place, card in enumerate(shown):
        x, y = 20 + (w + gap) * (place % columns), 20 + (h + gap) * (place // columns)
        into.thing(f"card:{card.value}", face(card, w, h, options), Box(x, y, w, h), sentence(card, options))
    into.add(group("legend", [Text(wide - 24, high - 16, legend(), 17, MUTED, align="end")]))
    told = "\n".join(sentence(card, options) for card in shown)
    return into.scene(say("Cards of Orcs vs Orcs", "Cartes d'Orcs vs Orcs"), told)


def legend() -> str:
    """What the mark means."""
    return say("{mark} our own value", "{mark} notre propre valeur").format(mark=MARK)


def chip_in_box(target: str, _options: Options) -> tuple[str, str]:
    """What lies in the box of an editor: a player's by the letter and in the colour of the player, a Unit by name."""
    kind, *names = target.split(":")
    if kind == "unit":
        return short_name(Card(names[0])), ""
    if kind not in ("horde", "moved", "held", "marker", "fortress"):
        return "", ""
    seat, lying = Seat(int(names[0])), say(" lying", " couchée") if names[-1] == "lying" else ""
    return f"{letter(seat)}{lying}", pieces.swatch(seat).fill
