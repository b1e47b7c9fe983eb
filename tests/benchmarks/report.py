"""What a run of benchmarks has measured, as one table and as a picture for the README: `.benchmarks/speed.png`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

import orclib
from orclib.scene import parts
from orclib.scene.model import Scene
from orclib.scene.palette import LEGAL, MUTED
from orclib.scene.png import png
from orclib.scene.shapes import Box, Group, Rect, Shape, Text

PICTURE: Final = Path(__file__).parents[2] / ".benchmarks" / "speed.png"
WIDTH, ROW, LEFT, BAR = 800, 34, 300, 380
OURS: Final = "orclib"


class Figure(msgspec.Struct, frozen=True):
    """Something measured: what of whom, in which unit, and the gate that it may not pass (None where nothing does)."""

    what: str
    whose: str
    value: float
    unit: str
    gate: float | None = None

    def __str__(self) -> str:
        gate = "" if self.gate is None else f"{self.gate:>10,.4g}"
        return f"{self.what:<38} {self.whose:<24} {self.value:>10,.4g} {self.unit:<8}{gate}"


STEP: Final = "a step of random play"
SHARE: Final = "the same, in steps of tic_tac_toe"


def table(figures: Iterable[Figure]) -> Iterator[str]:
    """The figures in lines of text."""
    yield f"{'measured':<38} {'of':<24} {'figure':>10} {'unit':<8}{'at most':>10}"
    yield from map(str, figures)


def picture(figures: Iterable[Figure]) -> Scene:
    """How long a step of random play takes, our games above OpenSpiel's."""
    steps = [figure for figure in figures if figure.what == STEP]
    most = max(figure.value for figure in steps)
    shapes: list[Shape] = [parts.heading(24, 44, "A step of random play, in µs of CPU time")]
    for place, figure in enumerate(steps):
        ours = figure.whose in orclib.list_games()
        name = orclib.game(figure.whose).title if ours else f"OpenSpiel: {figure.whose}"
        box = Box(LEFT, 64 + place * ROW, max(2.0, BAR * figure.value / most), ROW - 10)
        shapes += [
            Text(LEFT - 12, box.y + 18, name, 17, bold=ours, align="end"),
            Rect(box.x, box.y, box.w, box.h, r=4, fill=LEGAL if ours else MUTED),
            Text(box.right + 10, box.y + 18, f"{figure.value:.1f}", 17),
        ]
    height = 64 + len(steps) * ROW + 22
    text = "\n".join(str(figure) for figure in steps)
    return Scene(WIDTH, height, "Speed", text, (Group("g", (*parts.ground(WIDTH, height), *shapes), layer="board"),))


def write(figures: Iterable[Figure]) -> Path:
    """Draw the picture, and say where it lies."""
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_bytes(png(picture(figures), 2 * WIDTH))
    return PICTURE


def told(reports: Iterable[Any]) -> list[Figure]:
    """What tests have recorded: `record_property("measured", (what, whose, value, unit, gate))`."""
    return [
        Figure(*values)
        for report in reports
        for name, values in getattr(report, "user_properties", ())
        if name == "measured"
    ]
