"""How often somebody may ask."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST: Final = 4096
"""So many are remembered; who was seen longest ago is forgotten first."""


class Limit:
    """So many at once, and so many a second for as long as one likes: each key has a count of its own."""

    def __init__(self, at_once: float, a_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self._most, self._rate, self._now = at_once, a_second, now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def left(self, key: str) -> float:
        """How many more are allowed to this key now."""
        before, seen = self._left.get(key, (self._most, self._now()))
        return min(self._most, before + (self._now() - seen) * self._rate)

    def take(self, key: str) -> bool:
        """Whether one more is allowed, which is counted."""
        left = self.left(key)
        if left < 1:
            return False
        self._left[key] = left - 1, self._now()
        self._left.move_to_end(key)
        while len(self._left) > MOST:
            self._left.popitem(last=False)
        return True
