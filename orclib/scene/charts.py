"""Numbers as pictures of their own: a titled sheet, and shares as bars."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from orclib.language import labelled, percent
from orclib.scene.model import Scene
from orclib.scene.palette import GOLD, INK, LEGAL, LINE, PAPER, REFUSE
from orclib.scene.parts import ground
from orclib.scene.shapes import Group, Rect, Shape, Text, group

WIDE: Final = 900
LEFT: Final = 60
BAR: Final = 420
WIN, BOTH, LOSS = LEGAL, GOLD, REFUSE
"""The colours of what may come of a fight."""


def sheet(title: str, height: float, told: Sequence[str], *groups: Group) -> Scene:
    """A picture below its title; its text is the title and what is told, line by line."""
    head = Text(LEFT, 44, title, 18, INK, bold=True, serif=True, room=WIDE - 2 * LEFT)
    return Scene(WIDE, height, title, "\n".join((title, *told)), (group("ground", ground(WIDE, height), head), *groups))


class Share(NamedTuple):
    """One outcome of several: words, how likely, its colour, and how far off the count may be."""

    words: str
    share: Fraction
    fill: str
    error: float = 0.0


def share_bars(title: str, shares: Sequence[Share]) -> Scene:
    """Outcomes as bars, one below the other: exact, or with the error of a count as a whisker."""
    shapes: list[Shape] = []
    rows = []
    for place, (words, share, fill, error) in enumerate(shares):
        y, wide = 76 + 56 * place, BAR * float(share)
        shapes.append(Text(LEFT, y + 14, words, 17, INK, room=WIDE - 2 * LEFT))
        shapes.append(Rect(LEFT, y + 22, BAR, 18, 3, fill=PAPER, stroke=LINE, line=1))
        if wide >= 1:
            shapes.append(Rect(LEFT, y + 22, wide, 18, 3, fill=fill, stroke=INK, line=1))
        if error:
            low, high = max(0.0, wide - BAR * error), min(float(BAR), wide + BAR * error)
            shapes.append(Rect(LEFT + low, y + 29, high - low, 4, 2, fill=INK))
        told = told_share(share, error)
        shapes.append(Text(LEFT + BAR + 16, y + 37, told, 17, INK, bold=True))
        rows.append(labelled(words, told))
    return sheet(title, 90 + 56 * len(shares), rows, group("bars", shapes))


def told_share(share: Fraction, error: float = 0.0) -> str:
    """A share as a percentage: with its error, or with the exact fraction where that is short."""
    if error:
        return f"{percent(float(share))} ± {percent(error)}"
    exact = f"{share.numerator}/{share.denominator}"
    alone = share.denominator == 1 or len(exact) > 24
    return percent(float(share)) if alone else f"{percent(float(share))} = {exact}"
