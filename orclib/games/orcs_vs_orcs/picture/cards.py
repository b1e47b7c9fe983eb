"""The cards as words and as shapes: the faces of Units and Heroes, small and large, face down, and their back.

All are drawn about their own corner (0, 0) and kept, so that a picture only says where they lie. Chevrons tell the line
(OVO-2.8): one and two for the lines of Units, three for Heroes; the number beside them is the combat strength.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from orclib.games.orcs_vs_orcs.box import Card, Line
from orclib.games.orcs_vs_orcs.heroes import heroes
from orclib.games.orcs_vs_orcs.picture import pieces
from orclib.games.orcs_vs_orcs.state import Options
from orclib.games.orcs_vs_orcs.text.names import card_name, line_name
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
HOUSE_EFFECTS: Final = frozenset(
    {
        Card.ASHANI, Card.MOORDAKK, Card.POGDUSH, Card.PORKASH, Card.ROSHNAR, Card.SHAGRATT, Card.VHRAARG,
        Card.VIGDISH, Card.VRI_HURCKA, Card.VRIURCK, Card.VRUSHN,
    }
)  # fmt: skip
"""The Heroes whose effect we had to complete: the rulebook tells the rest only in part (spec 2.3, OVO-R7)."""
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

_SHORT: Final[dict[Card, Callable[[], str]]] = {
    Card.ORC: lambda: say("Orc", "Orc"),
    Card.HEAVY: lambda: say("Heavy Orc", "Orc lourd"),
    Card.BOAR: lambda: say("Boar rider", "Sanglier"),
    Card.XBOW: lambda: say("Crossbow", "Arbalète"),
    Card.SHAMAN: lambda: say("Shaman", "Shaman"),
    Card.CATAPULT: lambda: say("Catapult", "Catapulte"),
}
_EFFECTS: Final[dict[Card, Callable[[], str]]] = {
    Card.ORC: lambda: say("No effect.", "Pas d'Effet."),
    Card.HEAVY: lambda: say(
        "+2 against a fortress, +1 per enemy Boar rider.",
        "+2 contre une Forteresse, +1 par Sanglier monté ennemi.",
    ),
    Card.BOAR: lambda: say(
        "+2 per enemy Crossbowman; none against a fortress.",
        "+2 par Arbalétrier ennemi ; rien contre une Forteresse.",
    ),
    Card.XBOW: lambda: say("+1 per enemy Orc or Heavy Orc.", "+1 par Orc ou Orc lourd ennemi."),
    Card.SHAMAN: lambda: say(
        "Green: a Horde revives, you discard one. Red: the enemy discards one.",
        "Vert : une Horde revient, vous défaussez une carte. Rouge : l'adversaire en défausse une.",
    ),
    Card.CATAPULT: lambda: say(
        "Against a fortress: +4, and the enemy discards a card.",
        "Contre une Forteresse : +4, et l'adversaire défausse une carte.",
    ),
    Card.ASHANI: lambda: say("Destroys an uncovered Unit of the enemy.", "Détruit une Unité ennemie non recouverte."),
    Card.BUURK: lambda: say(
        "Copies the effect of one of your engaged cards.", "Copie l'Effet d'une de vos cartes engagées."
    ),
    Card.ERUHSK: lambda: say(
        "Next round the enemy chooses and reveals first.",
        "Au prochain round, l'adversaire choisit et révèle en premier.",
    ),
    Card.FROKSH: lambda: say(
        "Cancels the effect of the enemy's card, before all else.",
        "Annule l'Effet de la carte adverse, avant tout le reste.",
    ),
    Card.GRURAGH: lambda: say(
        "Your own army takes 1 strike, whatever happens.", "Votre propre armée subit 1 frappe, quoi qu'il arrive."
    ),
    Card.KHANROGG: lambda: say(
        "Takes the enemy's Berserk, if you have none.", "Vole l'effet Berserk adverse, si vous n'en avez pas."
    ),
    Card.KOKOTH: lambda: say(
        "Draw a card, then engage one of your hand at once.",
        "Piochez une carte, puis engagez-en aussitôt une de votre main.",
    ),
    Card.KRAASH: lambda: say(
        "All your Units of one kind strike once more.", "Toutes vos Unités d'un type frappent encore une fois."
    ),
    Card.KRO_MORDA: lambda: say(
        "Pushes the enemy's token to the next segment.", "Pousse le jeton adverse au segment suivant."
    ),
    Card.MOORDAKK: lambda: say(
        "Search the enemy's deck: a Hero in it is discarded.", "Fouillez le Deck adverse : un Héros y est défaussé."
    ),
    Card.POGDUSH: lambda: say(
        "All your discarded cards go back into your deck.", "Toutes vos cartes défaussées reviennent dans votre Deck."
    ),
    Card.PORKASH: lambda: say(
        "A Horde 1 or 2 zones away joins your army.", "Une Horde à 1 ou 2 zones de là rejoint votre armée."
    ),
    Card.ROSHNAR: lambda: say(
        "Your other Units turn face down: no effect counts them.",
        "Vos autres Unités passent face cachée : aucun Effet ne les compte.",
    ),
    Card.SHAGRATT: lambda: say(
        "You may make the enemy engage the other card instead.",
        "Vous pouvez faire engager à l'adversaire son autre carte.",
    ),
    Card.VHRAARG: lambda: say(
        "The enemy discards the card kept in hand.", "L'adversaire défausse la carte gardée en main."
    ),
    Card.VIGDISH: lambda: say("+1 per Orc you have engaged.", "+1 par Orc que vous avez engagé."),
    Card.VRI_HURCKA: lambda: say(
        "Next round the enemy engages the top card unseen.",
        "Au prochain round, l'adversaire engage en aveugle sa première carte.",
    ),
    Card.VRIURCK: lambda: say("+1 per Heavy Orc you have engaged.", "+1 par Orc lourd que vous avez engagé."),
    Card.VRUSHN: lambda: say(
        "Take a card of your choice from your deck; shuffle it.",
        "Prenez une carte de votre choix dans votre Deck ; mélangez-le.",
    ),
    Card.XAPHYR: lambda: say(
        "At the end of the round your token goes back a space.", "À la fin du round, votre jeton recule d'une case."
    ),
}


def short_name(card: Card) -> str:
    """A card where there is little room, as in "Crossbow"."""
    return _SHORT[card]() if card in _SHORT else card_name(card)


def effect(card: Card, options: Options) -> str:
    """The battle effect in a few words, with a mark where it is our own."""
    if card is Card.CATAPULT and options.catapult_discard_always:
        return say(
            "The enemy discards a card. +4 against a fortress.",
            "L'adversaire défausse une carte. +4 contre une Forteresse.",
        )
    told = _EFFECTS[card]()
    return f"{told}{MARK}" if card in HOUSE_EFFECTS else told


def value(card: Card, options: Options) -> str:
    """The combat strength, with a mark where it is our own."""
    power = options.strength(card)
    own = card.is_hero and heroes(options.heroes_file).source[card] == "house"
    return f"{power}{MARK}" if own else str(power)


def is_ours(card: Card, options: Options) -> bool:
    """Whether a mark stands on the card: its strength or part of its effect is our own (OVO-R7)."""
    return card in HOUSE_EFFECTS or value(card, options).endswith(MARK)


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
    if card in _GLYPHS:
        return (parts.sign(cx, cy, _GLYPHS[card], size, ink),)
    pen = _Pen(cx, cy, size / 24, ink, ground)
    _DRAWN[card](pen)
    return tuple(pen.shapes)


_GLYPHS: Final = {
    Card.ORC: "orc_head",
    Card.BOAR: "boar",
    Card.XBOW: "crossbow",
    Card.SHAMAN: "troll",
    Card.CATAPULT: "catapult",
}


class _Pen:
    """Draws on a grid of 24 about its middle, from -12 to 12."""

    def __init__(self, cx: float, cy: float, unit: float, ink: str, ground: str) -> None:
        self.cx, self.cy, self.unit, self.ink, self.ground = cx, cy, unit, ink, ground
        self.shapes: list[Shape] = []

    def at(self, *points: tuple[float, float]) -> tuple[tuple[float, float], ...]:
        return tuple((self.cx + x * self.unit, self.cy + y * self.unit) for x, y in points)

    def solid(self, *points: tuple[float, float]) -> None:
        self.shapes.append(Poly(self.at(*points), fill=self.ink))

    def lines(self, *points: tuple[float, float], wide: float = 2, colour: str | None = None) -> None:
        line = max(1.25, wide * self.unit)
        self.shapes.append(Poly(self.at(*points), closed=False, stroke=colour or self.ink, line=line))

    def card(self, x: float, y: float, w: float = 9, h: float = 13, full: bool = False) -> None:
        """A small card with its middle there."""
        ((left, top),) = self.at((x - w / 2, y - h / 2))
        fill = self.ink if full else self.ground
        line = max(1.25, 1.8 * self.unit)
        self.shapes.append(
            Rect(left, top, w * self.unit, h * self.unit, 1.8 * self.unit, fill=fill, stroke=self.ink, line=line)
        )

    def disc(self, x: float, y: float, r: float, full: bool = True) -> None:
        ((cx, cy),) = self.at((x, y))
        line = max(1.25, 1.8 * self.unit)
        self.shapes.append(
            Circle(cx, cy, r * self.unit, fill=self.ink if full else self.ground, stroke=self.ink, line=line)
        )

    def ring(self, r: float) -> None:
        self.shapes.append(Circle(self.cx, self.cy, r * self.unit, stroke=self.ink, line=max(1.25, 2 * self.unit)))

    def glyph(self, name: str, x: float, y: float, size: float, turn: float = 0, ink: str | None = None) -> None:
        ((cx, cy),) = self.at((x, y))
        self.shapes.append(parts.sign(cx, cy, name, size * self.unit, ink or self.ink, turn=turn))

    def boxes(self, y: float) -> None:
        """Three spaces of a strike tile, the last one full."""
        for place, x in enumerate((-7.6, 0, 7.6)):
            self.card(x, y, 6, 6, full=place == 2)


_HAT: Final = ((-8, -1.2), (-7, -6), (-3.4, -9.4), (0, -10))


def _heavy(pen: _Pen) -> None:
    """An orc's head under an iron hat."""
    pen.glyph("orc_head", 0, 2.6, 19.5)
    pen.shapes.append(
        Poly(
            pen.at(*_HAT, *[(-x, y) for x, y in reversed(_HAT[:-1])], (3, -2.6), (-3, -2.6)),
            fill=pen.ink, stroke=pen.ground, line=max(1.0, 1.3 * pen.unit),
        )
    )  # fmt: skip
    pen.solid((-1.3, -9), (0, -13), (1.3, -9))
    for x in (-4.4, 0, 4.4):
        pen.shapes.append(Circle(*pen.at((x, -5.6))[0], 0.9 * pen.unit, fill=pen.ground))


def _ashani(pen: _Pen) -> None:
    """A card cloven in two."""
    pen.solid((-8.5, -10.5), (-1.5, -10.5), (-3.4, -5.4), (0.2, -2.4), (-3.8, 2.8), (-1.6, 10.5), (-8.5, 10.5))
    pen.solid((2, -10.5), (8.5, -10.5), (8.5, 10.5), (1.8, 10.5), (-0.2, 3.2), (3.8, -2.2), (0.2, -5.2))


def _buurk(pen: _Pen) -> None:
    """The same card twice."""
    pen.card(-3.6, -2.6, 11, 16)
    pen.card(3.6, 2.6, 11, 16)
    pen.glyph("star", 3.6, 2.6, 8)


def _eruhsk(pen: _Pen) -> None:
    """An hourglass."""
    pen.lines((-7, -10.5), (7, -10.5), wide=2.6)
    pen.lines((-7, 10.5), (7, 10.5), wide=2.6)
    pen.lines((-5.2, -10), (-5.2, -6.5), (5.2, 6.5), (5.2, 10))
    pen.lines((5.2, -10), (5.2, -6.5), (-5.2, 6.5), (-5.2, 10))
    pen.solid((-3, -5), (3, -5), (0, -1))
    pen.solid((-4, 9), (4, 9), (0, 4))


def _froksh(pen: _Pen) -> None:
    """A star in a ring, struck through."""
    pen.glyph("star", 0, 0, 18)
    pen.lines((-7.4, 7.4), (7.4, -7.4), wide=5, colour=pen.ground)
    pen.lines((-7.4, 7.4), (7.4, -7.4), wide=2.2)
    pen.ring(10.6)


def _gruragh(pen: _Pen) -> None:
    """Three blows forward, one back."""
    for x in (-9, -3, 3):
        pen.lines((x - 1, 9), (x + 2.6, -9), wide=3.2)
    pen.glyph("arrow", 8.6, 3.4, 12, turn=90)


def _khanrogg(pen: _Pen) -> None:
    """A red token that changes its owner."""
    pen.disc(4, -3.4, 7.2)
    pen.glyph("axe", 4, -3.4, 11, ink=pen.ground)
    pen.glyph("arrow", -4, 8, 13, turn=180)


def _kokoth(pen: _Pen) -> None:
    """A card, and another."""
    pen.card(-6.2, 1, 9.6, 15)
    pen.card(6.2, 1, 9.6, 15, full=True)
    pen.lines((6.2, -2.6), (6.2, 4.6), colour=pen.ground)
    pen.lines((2.6, 1), (9.8, 1), colour=pen.ground)


def _kraash(pen: _Pen) -> None:
    """Three of a kind go forward."""
    for x in (-7.6, 0, 7.6):
        pen.card(x, 6.6, 6, 9.4)
        pen.glyph("arrow", x, -5.6, 10, turn=-90)


def _kro_morda(pen: _Pen) -> None:
    """A token jumps to the last segment."""
    pen.boxes(7)
    pen.lines((-7.6, 1.5), (-5.4, -5), (0, -8), (5.2, -4.8))
    pen.solid((8.4, 1.8), (1.8, -2.6), (8.6, -6.6))


def _moordakk(pen: _Pen) -> None:
    """An eye on a deck, a Hero in it."""
    pen.glyph("eye", 0, -6.6, 17)
    pen.card(0, 6.2, 15, 10.4, full=True)
    pen.glyph("crown", 0, 6, 10, ink=pen.ground)


def _pogdush(pen: _Pen) -> None:
    """Cards come back in a bow."""
    pen.card(-4.6, 4.4, 10, 13, full=True)
    pen.lines((4, 8.4), (8.4, 5.4), (8.8, -1), (5.6, -6.4), (0.6, -8.2))
    pen.solid((-5.6, -8), (1.4, -12), (1.4, -4.2))


def _porkash(pen: _Pen) -> None:
    """A Horde comes along a road."""
    pen.lines((-11, 10), (11, 10), wide=1.6)
    ((x, y),) = pen.at((5.4, -1.6))
    pen.shapes.append(pieces.horde(x, y, pen.ink, size=18 * pen.unit))
    pen.glyph("arrow", -7.4, 0, 10)


def _roshnar(pen: _Pen) -> None:
    """Cards face down."""
    pen.card(-3.4, -1.4, 11.5, 17, full=True)
    pen.lines((0.2, -7.2), (0.2, 5), (-7, 5), (-7, -7.2), (0.2, -7.2), wide=1, colour=pen.ground)
    pen.lines((6.4, -6.6), (8.6, -4.4), (8.6, 8.8), (6.6, 10), (-1, 10), wide=1.8)


def _shagratt(pen: _Pen) -> None:
    """One for the other."""
    pen.glyph("arrow", 0, -5.6, 17)
    pen.glyph("arrow", 0, 5.6, 17, turn=180)


def _vhraarg(pen: _Pen) -> None:
    """A card falls out of a hand."""
    pen.card(-5, -3, 9, 13)
    pen.card(2.2, -3, 9, 13)
    pen.glyph("arrow", 8.4, 5, 13, turn=90)


def _vigdish(pen: _Pen) -> None:
    """Orcs and swords."""
    pen.glyph("orc_head", -4.2, 1, 16)
    pen.glyph("sword", 7.8, 0, 17)


def _vri_hurcka(pen: _Pen) -> None:
    """An eye that sees nothing."""
    pen.glyph("eye", 0, 0, 22)
    pen.lines((-8, 8), (8, -8), wide=5, colour=pen.ground)
    pen.lines((-8, 8), (8, -8), wide=2.4)


def _vriurck(pen: _Pen) -> None:
    """Heavy Orcs and swords."""
    inner = _Pen(pen.cx - 4.2 * pen.unit, pen.cy + pen.unit, pen.unit * 0.76, pen.ink, pen.ground)
    _heavy(inner)
    pen.shapes += inner.shapes
    pen.glyph("sword", 7.8, 0, 17)


def _vrushn(pen: _Pen) -> None:
    """A card is drawn out of a deck."""
    pen.lines((-8, -0.4), (-8, 10), (8, 10), (8, -0.4), wide=2.4)
    pen.lines((-8, 5), (8, 5), wide=1.4)
    pen.card(0, -1, 9, 12)
    pen.glyph("arrow", 0, -6, 11, turn=-90)


def _xaphyr(pen: _Pen) -> None:
    """A space back."""
    pen.boxes(7)
    pen.lines((7.6, 1.5), (5.4, -5), (0.6, -7.4), (-1.4, -7))
    pen.solid((-7.6, -4), (0, -10.6), (0.6, -2.6))


_DRAWN: Final[dict[Card, Callable[[_Pen], None]]] = {
    Card.HEAVY: _heavy,
    Card.ASHANI: _ashani,
    Card.BUURK: _buurk,
    Card.ERUHSK: _eruhsk,
    Card.FROKSH: _froksh,
    Card.GRURAGH: _gruragh,
    Card.KHANROGG: _khanrogg,
    Card.KOKOTH: _kokoth,
    Card.KRAASH: _kraash,
    Card.KRO_MORDA: _kro_morda,
    Card.MOORDAKK: _moordakk,
    Card.POGDUSH: _pogdush,
    Card.PORKASH: _porkash,
    Card.ROSHNAR: _roshnar,
    Card.SHAGRATT: _shagratt,
    Card.VHRAARG: _vhraarg,
    Card.VIGDISH: _vigdish,
    Card.VRI_HURCKA: _vri_hurcka,
    Card.VRIURCK: _vriurck,
    Card.VRUSHN: _vrushn,
    Card.XAPHYR: _xaphyr,
}


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


_COUNTS: Final[dict[Card, tuple[tuple[str, Card | str], ...]]] = {
    Card.HEAVY: (("+2", "castle"), ("+1", Card.BOAR)),
    Card.BOAR: (("+2", Card.XBOW),),
    Card.XBOW: (("+1", Card.ORC), ("+1", Card.HEAVY)),
    Card.CATAPULT: (("+4", "castle"),),
    Card.SHAMAN: (("", "plus"), ("", "minus")),
}
"""What a Unit's effect counts, as signs: so many strikes, for what."""


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
    counted = _COUNTS.get(card, ())
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
    if not card.is_hero:
        return []
    at = name.find("-") + 1 or _SYLLABLES.get(card, 3)
    lines = [name[:at] if name[at - 1] == "-" else f"{name[:at]}-", name[at:]]
    return lines if max(metrics.width(line, 17) for line in lines) <= room else []


_SYLLABLES: Final = {Card.KHANROGG: 4, Card.MOORDAKK: 4, Card.ROSHNAR: 4, Card.SHAGRATT: 4, Card.VHRAARG: 4}
"""Where long names of Heroes are divided; after three letters unless told."""


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
