"""What the specification wants of the lessons of a game; `tests/games/<game>/storyboard.py` says it for each."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Final

import msgspec

_CLAUSES: Final = re.compile(r"(\d+)\.(\d+)(?:-(\d+))?")


class Storyboard(msgspec.Struct, frozen=True, kw_only=True):
    """The storyboard of a game: section 11 of its specification."""

    scenes: dict[str, str]
    """The scenes in order, with the clauses that each teaches, such as "1.1-9 2.4"."""
    examples: tuple[str, ...]
    """The numbers of the worked examples and edge cases (sections 7 and 9)."""
    dials: tuple[str, ...]
    """The experiments, in the order of the scenes."""
    searches: dict[str, str] = {}
    """What people search for in the rules, in either language, and what must be among the first found."""
    named: frozenset[str] = frozenset()
    """Switches of rulings that nothing can be compared with: they take files."""

    def clauses(self, scene: str) -> list[str]:
        """The clauses that a scene teaches, without the prefix of the game."""
        found = []
        for part in self.scenes[scene].split():
            matched = _CLAUSES.fullmatch(part)
            assert matched, part
            section, first, last = matched.groups()
            found += [f"{section}.{number}" for number in range(int(first), int(last or first) + 1)]
        return found


def numbered(letters: str, count: int) -> tuple[str, ...]:
    """The numbers of examples: "W" and 3 are W1, W2 and W3."""
    return tuple(f"{letters}{number}" for number in range(1, count + 1))


def storyboard(slug: str) -> Storyboard:
    """The storyboard of a game."""
    found: Storyboard = import_module(f"tests.games.{slug}.storyboard").STORYBOARD
    return found
