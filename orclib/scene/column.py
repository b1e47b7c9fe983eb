"""What stands beside a map, from the top down: players, then what the present decision needs, at the foot the key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from orclib.scene import text as metrics
from orclib.scene.collector import Collector
from orclib.scene.palette import INK, MUTED
from orclib.scene.parts import Sign, key, key_box
from orclib.scene.shapes import Box, Text, group

HIGH: Final = 40.0
"""A button."""
GAP: Final = 16.0
"""Between things to point at, so that the rings around them do not touch."""
LINE: Final = 23


class Button(NamedTuple):
    """What can be pressed: its target, a word, a sign, and the sentence that says what it does."""

    id: str
    text: str
    what: Sign
    sentence: str
    quiet: bool = False
    off: bool = False


class Column:
    """A column of a picture; `y` is how far down it is full."""

    def __init__(self, picture: Collector, box: Box) -> None:
        self.picture, self.box, self.y = picture, box, box.y
        self.add, self.add_target = picture.add, picture.add_target
        self.put, self.thing = picture.put, picture.thing

    def buttons(self, *buttons: Button, x: float | None = None, high: float = HIGH) -> None:
        """Buttons side by side, as wide as their words need it, to the right edge; from `x` on if told."""
        x = self.box.x if x is None else x
        words = [metrics.width(each.text, 17, bold=True) + 16 for each in buttons]
        spare = (self.box.right - x - GAP * (len(buttons) - 1) - sum(words)) / len(buttons)
        for (id, text, what, sentence, quiet, off), wide in zip(buttons, words, strict=True):
            box = Box(x, self.y, wide + spare, high)
            self.picture.button(id, box, text, what, sentence, quiet=quiet, off=off)
            x = box.right + GAP
        self.y += high + GAP

    def title(self, text: str, of: str = "") -> None:
        """What the things below it are for; it goes where the button `of` goes."""
        line = metrics.fit(text, self.box.w - 4, 17, serif=True)
        id = f"label:{of}" if of else f"title:{round(self.y)}"
        self.add(group(id, [Text(self.box.x + 2, self.y + 17, line, 17, INK, serif=True)]))
        self.y += 28

    def hint(self, text: str, most: int = 3) -> None:
        """What else may be done, in words, where there is room for them."""
        lines = metrics.fill(text, (self.box.w - 8,) * most, 17)
        if self.y + LINE * len(lines) < self.box.bottom:
            told = [Text(self.box.x + 4, self.y + 14 + LINE * n, line, 17, MUTED) for n, line in enumerate(lines)]
            self.add(group("hint", told))
            self.y += LINE * len(lines) + 8

    def key(self, entries: Sequence[tuple[Sign, str]], least: int = 1) -> None:
        """What signs mean, at the foot, where there is room for that many rows."""
        room = Box(self.box.x, self.y, self.box.w, self.box.bottom - self.y)
        if entries and room.h >= key_box(room, least).h:
            self.add(group("key", key(room, entries, low=True)))
