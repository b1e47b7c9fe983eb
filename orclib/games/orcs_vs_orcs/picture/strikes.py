"""The strike tile of a player with its token, and the combat tracking tile, as shapes about their upper left corner.

The strike tile has six spaces in three segments; the last one is the Berserk zone (OVO-2.10): red and, for eyes that
see no red, dark with teeth and axes. The tracking tile has three skulls a side for Hordes lost in battle (OVO-2.11).
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs.box import BERSERK, LAP, SEGMENTS, SKULLS
from orclib.games.orcs_vs_orcs.picture import pieces
from orclib.games.orcs_vs_orcs.state import Side
from orclib.games.orcs_vs_orcs.text.names import hordes_count, seat_name
from orclib.language import plural, say
from orclib.scene import Box, Circle, Poly, Rect, Shape, parts
from orclib.scene.palette import GOLD, INK, LINE, MUTED, PANEL, PAPER, SHADOW, dim, mix

Shapes = tuple[Shape, ...]

SPACE: Final = 32.0
"""The width of a space."""
_APART: Final = 8.0
"""Between segments."""
_EDGE: Final = 9.0
_SKULL: Final = 28.0
WIDTH: Final = 2 * _EDGE + LAP * SPACE + 2 * _APART + _SKULL
HEIGHT: Final = 64.0
_TOP: Final = 8.0

ROW: Final = 40.0
"""The height of one side of the tracking tile."""
TILE: Final = 152.0
"""The width of the tracking tile."""


# --- the strike tile -------------------------------------------------------------------------------------------------


def _segment(space: int, segments: str) -> int:
    """Which segment a space is in, from 0."""
    return sum([1 for first in SEGMENTS[segments] if space >= first]) - 1


def _left(space: int, segments: str) -> float:
    """Where a space begins."""
    return _EDGE + (space - 1) * SPACE + _APART * _segment(space, segments)


def spot(space: int, segments: str = "one_two") -> tuple[float, float]:
    """Where the token stands."""
    return _left(space, segments) + SPACE / 2, HEIGHT - 21


@cache
def strike_tile(space: int, red: bool, segments: str = "one_two") -> Shapes:
    """The strike tile with its token: so many strikes, and the face that is up."""
    shapes: list[Shape] = [
        parts.shadow(Box(0, 0, WIDTH, HEIGHT), 8),
        Rect(0, 0, WIDTH, HEIGHT, 8, fill=PANEL, stroke=INK),
    ]
    starts = (*SEGMENTS[segments], LAP + 1)
    for first, after in pairwise(starts):
        shapes += _plate(first, after - 1, segments)
    for place in range(1, LAP + 1):
        x, y = spot(place, segments)
        zone = place >= BERSERK
        shapes.append(parts.middle(x, 17, str(place), 17, PAPER if zone else INK, bold=True))
        faint = mix(pieces.RED, PAPER, 0.35) if zone else mix(LINE, INK, 0.2)
        hollow = mix(pieces.RED, INK, 0.25) if zone else mix(LINE, PANEL, 0.15)
        shapes.append(Circle(x, y, 11, fill=hollow, stroke=faint, line=1.25))
        if zone:
            shapes.append(parts.sign(x, y, "axe", 14, faint))
    x = WIDTH - _EDGE - _SKULL / 2 + 3
    shapes += [
        Poly(((x - 10, 18), (x + 6, 18), (x + 6, 27)), closed=False, stroke=MUTED, line=1.5),
        Poly(((x + 2, 26), (x + 10, 26), (x + 6, 31)), fill=MUTED),
        parts.sign(x + 1, HEIGHT - 21, "skull", 20, INK),
    ]
    x, y = spot(space, segments)
    return (*shapes, Circle(x, y, 16, fill=GOLD, stroke=INK), *pieces.strike_token(x, y, red, 13))


def _plate(first: int, last: int, segments: str) -> list[Shape]:
    """What the spaces of a segment lie on; the last one has teeth."""
    x, right = _left(first, segments) + 1, _left(last, segments) + SPACE - 1
    top, low = _TOP, HEIGHT - 6
    if first < BERSERK:
        return [Rect(x, top - 1, right - x, low - top + 1, 6, fill=mix(LINE, PANEL, 0.55), stroke=INK, line=1.25)]
    count = 12
    step = (right - x) / count
    teeth = [(x + step * (place / 2), top - 5 if place % 2 else top) for place in range(2 * count + 1)]
    return [Poly((*teeth, (right, low), (x, low)), fill=pieces.RED, stroke=INK, line=1.25)]


def strikes_sentence(side: Side, red: bool, segments: str = "one_two") -> str:
    """A strike tile in a sentence."""
    told = say(
        "Strike tile of {player}: the token stands on space {n} of 6, in segment {segment}.",
        "Tuile de suivi des frappes ({player}) : le jeton est sur la case {n} sur 6, dans le segment {segment}.",
    ).format(player=seat_name(side.seat), n=side.space, segment=_segment(side.space, segments) + 1)
    zone = say("That is the Berserk zone.", "C'est la zone Berserk.") if side.space >= BERSERK else ""
    face = (
        say("It is red: ready for Berserk.", "Il est rouge : prêt pour l'effet Berserk.")
        if red
        else say("It is white.", "Il est blanc.")
    )
    return " ".join(filter(None, (told, zone, face)))


# --- the combat tracking tile ----------------------------------------------------------------------------------------


@cache
def ground() -> Shapes:
    """The combat tracking tile without its skulls."""
    box = Box(0, 0, TILE, 2 * ROW)
    return (
        Rect(0, 3, TILE, 2 * ROW, 10, fill=SHADOW),
        Rect(0, 0, TILE, 2 * ROW, 10, fill=PANEL, stroke=INK),
        Poly(((8, ROW), (box.w - 8, ROW)), closed=False, stroke=LINE, line=1.25),
    )


@cache
def losses(seat: Seat, lost: int, exhausted: int) -> Shapes:
    """One side of the tracking tile: its skulls, those taken in the colour of the player.

    A Horde that a forced march has cost lies down (OVO-7.7).
    """
    colours = pieces.swatch(seat)
    shapes: list[Shape] = [*pieces.marker(20, ROW / 2, seat, 17)]
    for place in range(SKULLS):
        x, y = 56 + 37.0 * place, ROW / 2
        if place >= lost:
            shapes.append(Circle(x, y, 15, fill=dim(PANEL), stroke=LINE, dash=parts.DASH))
            shapes.append(parts.sign(x, y, "skull", 19, LINE))
        elif place < exhausted:
            shapes.append(Circle(x, y, 15, fill=colours.fill, stroke=INK, dash=(4, 3)))
            shapes.append(pieces.horde(x, y + 1, colours.on, lying=True, size=18))
        else:
            shapes.append(Circle(x, y, 15, fill=colours.fill, stroke=INK, line=2))
            shapes.append(parts.sign(x, y, "skull", 21, colours.on))
    if lost > SKULLS:
        shapes += parts.disc(TILE - 10, 10, f"+{lost - SKULLS}", PAPER, 14)
    return tuple(shapes)


def losses_sentence(side: Side) -> str:
    """One side of the tracking tile in a sentence."""
    told = plural(
        side.losses,
        ("{player} has lost {n} Horde of 3.", "{player} has lost {n} Hordes of 3."),
        ("{player} a perdu {n} Horde sur 3.", "{player} a perdu {n} Hordes sur 3."),
    )
    told = told.format(player=seat_name(side.seat), n=side.losses)
    if side.exhausted:
        why = say(
            "A forced march cost {hordes}: no Shaman brings them back.",
            "Coût d'une marche forcée : {hordes}, que nulle Shaman ne ramène.",
        ).format(hordes=hordes_count(side.exhausted))
        return f"{told} {why}"
    return told
