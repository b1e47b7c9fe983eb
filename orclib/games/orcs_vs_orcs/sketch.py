"""The signs of cards as data: what to draw on a grid of 24 about the middle, from -12 to 12, in ink on the ground.

`picture/cards.py` draws them. A sign that is one glyph of the house is its name.
"""

from __future__ import annotations

from typing import Final, NamedTuple

Point = tuple[float, float]


class Solid(NamedTuple):
    """A shape full of ink; an `edge` sets it off from what lies below."""

    points: tuple[Point, ...]
    edge: bool = False


class Lines(NamedTuple):
    """A line from point to point; a `bare` one shows the ground."""

    points: tuple[Point, ...]
    wide: float = 2
    bare: bool = False


class Sheet(NamedTuple):
    """A small card with its middle there, empty or full of ink."""

    x: float
    y: float
    w: float = 9
    h: float = 13
    full: bool = False


class Disc(NamedTuple):
    """A disc full of ink; a `bare` one shows the ground."""

    x: float
    y: float
    r: float
    bare: bool = False


class Ring(NamedTuple):
    """A circle about the middle."""

    r: float


class Glyph(NamedTuple):
    """A glyph of the house; a `bare` one shows the ground."""

    name: str
    x: float
    y: float
    size: float
    turn: float = 0
    bare: bool = False


class Horde(NamedTuple):
    """A Horde as it stands on the map."""

    x: float
    y: float
    size: float


class Part(NamedTuple):
    """Another sign, smaller, with its middle there."""

    sign: tuple[Mark, ...]
    x: float
    y: float
    scale: float


Mark = Solid | Lines | Sheet | Disc | Ring | Glyph | Horde | Part
Sign = str | tuple[Mark, ...]

SPACES: Final = (Sheet(-7.6, 7, 6, 6), Sheet(0, 7, 6, 6), Sheet(7.6, 7, 6, 6, full=True))
"""Three spaces of a strike tile, the last one full."""
