"""How wide a text will be: Python cannot ask a canvas, so the widths of the fonts are data in metrics.json.

DejaVu is the widest of the families named in FAMILIES, so what fits here fits on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Final

import msgspec

SANS: Final = "DejaVu Sans,Verdana,Arial,sans-serif"
SERIF: Final = "Georgia,DejaVu Serif,serif"
# Heights of a line of letters, in sizes: capitals with an accent above, tails below the baseline.
ASCENT: Final = 0.95
DESCENT: Final = 0.25


class _Metrics(msgspec.Struct, frozen=True):
    """Advance widths in 1/em; one string of characters, and for each face its widths in that order."""

    em: int
    chars: str
    sans: list[int]
    bold: list[int]
    serif: list[int]


@cache
def _metrics() -> _Metrics:
    data = resources.files(__package__).joinpath("metrics.json").read_bytes()
    return msgspec.json.decode(data, type=_Metrics)


@cache
def _widths(bold: bool, serif: bool) -> dict[str, float]:
    """Width in em of each known character."""
    found = _metrics()
    face = found.serif if serif else found.bold if bold else found.sans
    return {char: units / found.em for char, units in zip(found.chars, face, strict=True)}


@lru_cache(maxsize=4096)
def width(text: str, size: float, bold: bool = False, serif: bool = False) -> float:
    """Width of one line in px; a character we have no width for counts as a whole em."""
    widths = _widths(bold, serif)
    return size * sum(widths.get(char, 1.0) for char in text)


def wrap(text: str, room: float, size: float, bold: bool = False, serif: bool = False) -> list[str]:
    """The text in lines no wider than `room` px, broken at spaces; one word that is too long stays whole."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        # Only the plain space breaks: French puts unbreakable ones before : ; ? ! and inside « ».
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and width(longer, size, bold, serif) > room:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def fill(text: str, rooms: Sequence[float], size: float, bold: bool = False) -> list[str]:
    """The text in lines, each with a room of its own; the last of them may end in …"""
    lines, words = list[str](), text.split(" ")
    for room in rooms[:-1]:
        counts = [n for n in range(1, len(words) + 1) if width(" ".join(words[:n]), size, bold) <= room]
        took = max(counts, default=1)
        lines.append(" ".join(words[:took]))
        words = words[took:]
        if not words:
            return lines
    return [*lines, fit(" ".join(words), rooms[-1], size, bold)]


def fit(text: str, room: float, size: float, bold: bool = False, serif: bool = False) -> str:
    """The text, shortened with … when wider than `room` px; the last resort: shorter words are better."""
    if width(text, size, bold, serif) <= room:
        return text
    while text and width(text.rstrip() + "…", size, bold, serif) > room:
        text = text[:-1]
    return text.rstrip() + "…"
