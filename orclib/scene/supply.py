"""The box beside a board that is set up: what can be put there, in rows at the foot of the picture."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Final, NamedTuple

from msgspec.structs import replace

from orclib.scene import parts
from orclib.scene import text as metrics
from orclib.scene.model import Scene, Target
from orclib.scene.palette import INK, MUTED, OFF_INK, PAPER, dim, on
from orclib.scene.shapes import Box, Rect, Text, group

HIGH: Final = 26
"""A thing in the box."""
STACKED: Final = 3
"""So many things of one card lie one above the other."""
GAP: Final = 4
LOW: Final = 10
"""What is left below the last row."""
WHOLE: Final = 890
"""A picture with its box is no higher: so its smallest letters are of 11 px in a window of 720. What finds no room lies
on another shelf.
"""
SHELF: Final = "shelf"
"""The target that shows the next shelf of the box."""


class Chip(NamedTuple):
    """A thing in the box: its target, a few letters, a colour, and the sentence that says what it is."""

    id: str
    text: str
    sentence: str
    fill: str = PAPER


class Lot(NamedTuple):
    """Things of one kind, and what they are called; a title that is a thing's own name is not told twice."""

    title: str
    chips: Sequence[Chip]


class _Shelf:
    """What lies side by side, in rows of a width, before it is drawn."""

    def __init__(self, left: float, top: float, right: float) -> None:
        self.left, self.right = left, right
        self.x, self.y, self.bottom = left, top, top
        self.most = max(WHOLE - LOW, top + (1 + STACKED) * HIGH + GAP)
        self.words: list[Text] = []
        self.chips: list[tuple[Box, Chip]] = []

    def lay(self, name: str, stacks: Sequence[Sequence[Chip]]) -> Sequence[Sequence[Chip]]:
        """Lay things there, behind what they are called; those that find no room."""
        lead = metrics.width(name, 17) + 6 if name else 0
        for place, stack in enumerate(stacks):
            wide, high = _wide(stack), HIGH * len(stack)
            x, y = self.x, self.y
            if x > self.left and x + lead + wide > self.right:
                x, y = self.left, self.bottom + GAP
            if y + high > self.most:
                return stacks[place:]
            if lead:
                self.words = [*self.words, Text(x, y + 18, name, fill=MUTED)]
            laid = [(Box(x + lead, y + HIGH * at, wide, HIGH), chip) for at, chip in enumerate(stack)]
            self.chips = [*self.chips, *laid]
            self.x, self.y = x + lead + wide + (GAP if len(stack) == 1 else 2), y
            self.bottom, lead = max(self.bottom, y + high), 0
        self.x += 2 * GAP
        return ()


def with_box(scene: Scene, lots: Sequence[Lot], title: str, more: str = "", shelf: int = 0) -> Scene:
    """The picture with the box below it, or one of its shelves; the first lot lies on each, and what shows `more`."""
    shelves = _laid(scene, lots, "")
    if len(shelves) > 1:
        shelves = _laid(scene, lots, more)
    shown = shelves[shelf % len(shelves)]
    there = {target.id for target in scene.targets}
    words = [group(f"lot:{number}", each) for number, each in enumerate(shown.words)]
    chips = [group(f"chip:{chip.id}", _drawn(chip, box, off=chip.id in there)) for box, chip in shown.chips]
    targets = [
        Target(chip.id, (box,), chip.sentence, radius=6, inside=True)
        for box, chip in shown.chips
        if chip.id not in there
    ]
    height = round(shown.bottom + LOW + 2)
    ground = group("ground", parts.ground(scene.width, height))
    band = group("box", parts.band(Box(12, scene.height - 8, scene.width - 24, height - scene.height - 4)))
    rest = [each for each in scene.groups if each.id != "ground"]
    told = "; ".join(f"{lot.title} ({len(lot.chips)})" for lot in lots)
    return replace(
        scene,
        height=height,
        text=f"{scene.text}\n{title}: {told}.",
        groups=(ground, band, *rest, *words, *chips),
        targets=(*scene.targets, *targets),
    )


def _laid(scene: Scene, lots: Sequence[Lot], more: str) -> list[_Shelf]:
    """The things of the box, on as many shelves as they need; a lot is not parted where it need not be."""
    first = [*lots[0].chips, *([Chip(SHELF, more, more)] if more else [])]

    def begun() -> _Shelf:
        shelf = _Shelf(22, scene.height - 2, scene.width - 22)
        shelf.lay("", [[chip] for chip in first])
        return shelf

    shelves = [begun()]
    for lot in lots[1:]:
        name = "" if len(lot.chips) == 1 and lot.chips[0].text == lot.title else lot.title
        stacks: Sequence[Sequence[Chip]] = _stacks(lot.chips)
        whole = copy(shelves[-1])
        if not whole.lay(name, stacks):
            shelves[-1] = whole
            continue
        shelves.append(begun())
        while left := shelves[-1].lay(name, stacks):
            stacks = left
            shelves.append(begun())
    return shelves


def _stacks(chips: Sequence[Chip]) -> Sequence[tuple[Chip, ...]]:
    """The things, those of one card together."""
    alike: dict[str, list[Chip]] = {}
    for chip in chips:
        alike.setdefault(chip.id.rpartition(":")[0] if chip.id.count(":") > 1 else chip.id, []).append(chip)
    every = alike.values()
    return [part for some in every for part in ([tuple(some)] if len(some) <= STACKED else [(one,) for one in some])]


def _wide(stack: Sequence[Chip]) -> float:
    return max(HIGH, *(metrics.width(chip.text, 17, bold=True) + 14 for chip in stack), 0)


def _drawn(chip: Chip, box: Box, *, off: bool) -> list[Rect | Text]:
    """A thing of the box; dimmed where it is on the board, and pointed at there."""
    fill, stroke = (dim(chip.fill), OFF_INK) if off else (chip.fill, INK)
    ground = Rect(box.x, box.y, box.w, box.h, 6, fill=fill, stroke=stroke)
    ink = MUTED if off else on(fill)
    return [ground, parts.middle(box.cx, box.cy, chip.text, 17, ink, bold=True, room=box.w - 4)]
