"""A board with words beside it, as one picture: what a page shows, for printouts and where no kernel runs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from orclib.scene import text as metrics
from orclib.scene.model import Scene
from orclib.scene.palette import ACCENT, INK, LEGAL, LINE, MUTED, PANEL, PAPER, REFUSE
from orclib.scene.shapes import Circle, Rect, Shape, Text, group

Look = Literal["title", "text", "quiet", "tick", "choice", "yes", "no"]
"""What a line is: a heading, a sentence, a word aside, an answer to tick or to choose, what was right or wrong."""

SHARES: Final = (0.4, 0.5, 0.6, 0.7)
"""The room of the words, as a share of the board's width: the first in which they are no higher than the board."""
ALONE: Final = 1000
"""The width of a page without a board."""
SIZE: Final = 21
"""The size of the words beside a board that is 1000 wide, …"""
LEAST: Final = 20
"""… and beside a small one."""
_COLOURS: Final[dict[Look, str]] = {"title": INK, "quiet": MUTED, "yes": LEGAL, "no": REFUSE}
_SIZES: Final[dict[Look, float]] = {"title": 1.15, "quiet": 0.85}


class Said(NamedTuple):
    """A line of the words."""

    text: str
    look: Look = "text"


def page(board: Scene | None, words: Iterable[Said]) -> Scene:
    """The board left, the words right; nothing on it can be pointed at."""
    words = [line for line in words if line.text]
    if board is None:
        shapes, height = _written(words, 0, ALONE, SIZE)
        ground = group("page", [Rect(0, 0, ALONE, height, fill=PANEL)])
        title = words[0].text if words else ""
        return Scene(ALONE, height, title, _alt_text(words), (ground, group("words", shapes)))
    for share in SHARES:
        room = share * board.width
        shapes, height = _written(words, board.width, room, max(LEAST, SIZE * board.width / 1000))
        if height <= board.height:
            break
    width, height = board.width + room, max(height, board.height)
    edge = Rect(board.width, 0, 2, height, fill=LINE)
    ground = group("page", [Rect(0, 0, width, height, fill=PANEL), edge])
    return replace(
        board,
        width=width,
        height=height,
        text=f"{_alt_text(words)}\n{board.text}",
        groups=(ground, *board.groups, group("words", shapes)),
        targets=(),
        note=None,
    )


def _alt_text(words: Sequence[Said]) -> str:
    return "\n".join(f"( ) {line.text}" if line.look in ("tick", "choice") else line.text for line in words)


def _written(words: Sequence[Said], left: float, room: float, size: float) -> tuple[list[Shape], float]:
    """The words in a column of that width, and how far down they reach."""
    shapes: list[Shape] = []
    margin, y = size, 0.6 * size
    for line in words:
        own, bold = size * _SIZES.get(line.look, 1), line.look in ("title", "yes", "no")
        indent = 1.5 * size if line.look in ("tick", "choice") else 0
        colour = _COLOURS.get(line.look, INK)
        for at, row in enumerate(metrics.wrap(line.text, room - 2 * margin - indent, own, bold)):
            y += 1.35 * own
            if indent and at == 0:
                shapes.append(_mark(line.look, left + margin, y, size))
            shapes.append(Text(left + margin + indent, y, row, own, colour, bold=bold))
        y += 0.5 * own
    return shapes, y + 0.6 * size


def _mark(look: Look, x: float, y: float, size: float) -> Shape:
    """The box to tick or the ring to choose, before a line whose foot is at y."""
    side = 0.85 * size
    if look == "tick":
        return Rect(x, y - 0.8 * size, side, side, r=0.15 * size, fill=PAPER, stroke=ACCENT)
    return Circle(x + side / 2, y - 0.8 * size + side / 2, side / 2, fill=PAPER, stroke=ACCENT)
