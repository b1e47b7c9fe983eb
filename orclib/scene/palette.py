"""Every colour of the pictures, once, and the few sums done with colours (LOOK section 1)."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

# Ground and text.
TABLE: Final = "#E9DCC0"
TABLE_EDGE: Final = "#C9B68F"
BAND: Final = "#E3D5B7"
PAPER: Final = "#FFFBF2"
PANEL: Final = "#F6ECD6"
INK: Final = "#2A2018"
MUTED: Final = "#6A5844"
ACCENT: Final = "#8A3B12"
SHADOW: Final = "#CDBB95"
STATUS_PILL: Final = "#4A3B2C"

# Marks.
LEGAL: Final = "#006B62"
REFUSE: Final = "#A0104F"
LAST: Final = "#A86200"
ICE_LINE: Final = "#24396B"
LEGAL_WASH: Final = "#CFE8DC"
REFUSE_WASH: Final = "#F8DCE4"
ICE: Final = "#CFE6F0"
GOLD: Final = "#F5B82E"

DRAWN: Final[dict[str, str]] = {"orange": "#D9480F", "blue": "#1256A8", "purple": "#7A2E9E", "black": INK}
"""What a person draws rings and arrows in."""

# Things that are off, empty or face down.
OFF: Final = "#D8CCB4"
OFF_INK: Final = "#7A6C58"
LINE: Final = "#A8926C"
BACK: Final = "#5A4632"
BACK_LINE: Final = "#D9BE8C"
BOX: Final = "#7B4A22"


class Swatch(msgspec.Struct, frozen=True):
    """One member of a colour set: its fill and its second sign, a glyph or a shape."""

    fill: str
    glyph: str | None = None
    shape: str | None = None

    @property
    def on(self) -> str:
        """The colour of text and heads on this fill."""
        return on(self.fill)


TRIBES: Final[dict[str, Swatch]] = {
    "R": Swatch("#A12A20", "axe"),
    "Y": Swatch("#F2C22E", "crown"),
    "B": Swatch("#2B66C4", "drop"),
    "G": Swatch("#7E9C60", "leaf"),
    "W": Swatch("#FBF7EC", "skull"),
    "V": Swatch("#3E1F5C", "star"),
}
PLAYERS: Final[dict[int, Swatch]] = {
    1: Swatch("#E8691F", shape="circle"),
    2: Swatch("#A5DDF2", shape="square"),
    3: Swatch("#1F6F5B", shape="diamond"),
    4: Swatch("#F2E65A", shape="hexagon"),
    5: Swatch("#1F2A72", shape="triangle"),
    6: Swatch("#8E1F16", shape="pentagon"),
    7: Swatch("#AE879E", shape="octagon"),
}
PEOPLES: Final[dict[str, Swatch]] = {
    "mage": Swatch("#F7F3EA", "hat"),
    "elf": Swatch("#2F6FB4", "leaf"),
    "goblin": Swatch("#2B2A2E", "goblin_head"),
    "orc": Swatch("#B5382A", "orc_head"),
}
BACKS: Final[dict[str, Swatch]] = {
    "orc": Swatch("#7F9A64", "orc_head"),
    "barbarian": Swatch("#8A4218", "sword"),
    "skeleton": Swatch("#EFE6D0", "skull"),
    "dwarf": Swatch("#2D5C91", "dwarf_helm"),
    "mercenary": Swatch("#F0B429", "gold"),
    "spy": Swatch("#3D243A", "eye"),
}
TERRAINS: Final[dict[str, str]] = {
    "plain": "#E4E0B0",
    "desert": "#EFD9A0",
    "forest": "#BFD0A4",
    "mountain": "#CFC6BC",
    "water": "#BFDCE8",
    "village": "#E8C9A8",
}


def rgb(colour: str) -> tuple[int, int, int]:
    """The three bytes of "#RRGGBB"."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it, 0 to 1."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (byte / 255 for byte in rgb(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    """WCAG 2 contrast of two colours, 1 to 21; text wants 4.5, lines and signs 3."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


@cache
def on(fill: str) -> str:
    """INK or PAPER, whichever can be read better on this fill."""
    return max((INK, PAPER), key=lambda text: contrast(text, fill))


@cache
def mix(a: str, b: str, share: float) -> str:
    """`a` with `share` (0 to 1) of `b` in it; mixed, never transparent, so that both renderers agree."""
    return "#" + "".join(f"{round(p + (q - p) * share):02X}" for p, q in zip(rgb(a), rgb(b), strict=True))


def dim(fill: str) -> str:
    """The fill of a thing that is disabled or does not count."""
    return mix(fill, PAPER, 0.82)


def iced(fill: str, share: float = 0.55) -> str:
    """The fill of a frozen thing."""
    return mix(fill, ICE, share)
