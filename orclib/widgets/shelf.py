"""Where open tables are kept while they are played, so that a killed kernel loses nothing.

One folder of the person's own (ORCLIB_HOME, or the system's place for such things), one file a table.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

from orclib.engine import CHANCE, Match, SaveError, Seat
from orclib.engine.match import Ply, digest
from orclib.games import rules


def folder() -> Path:
    """The folder of saved tables."""
    home = os.environ.get("ORCLIB_HOME")
    if home:
        return Path(home)
    from platformdirs import user_state_path  # slow to import, and needed only once a game is kept

    return user_state_path("orclib", appauthor=False)


class Shelf:
    """The place of one table: the same game from the same start has the same place."""

    def __init__(self, match: Match[Any, Any, Any, Any]) -> None:
        key = digest([match.game.slug, match.start, match.seed if match.seeded else "any"])
        self._file = folder() / "tables" / f"{match.game.slug}-{key}.json"
        self.error = ""

    @property
    def _before(self) -> Path:
        return self._file.with_suffix(".before.json")

    def left_over(self, match: Match[Any, Any, Any, Any], bots: set[Seat]) -> Match[Any, Any, Any, Any] | None:
        """An unfinished line of play of an earlier run in which a person has gone further than here.

        It is kept apart until somebody says what to do with it.
        """
        kept = [found for file in (self._file, self._before) if (found := _read(file)) is not None]
        mine = [
            each
            for each in kept
            if each.outcome is None and any(_by_a_person(ply, bots) for ply in each.plies[len(match.plies) :])
        ]
        if not mine:
            return None
        best = max(mine, key=lambda each: len(each.plies))
        self._write(best, self._before)
        self._drop(self._file)  # it is kept apart now; this place is for what is played from here
        return best

    def keep(self, match: Match[Any, Any, Any, Any]) -> None:
        """Save the table as it stands. A full or read-only disk is told once, in `error`, and stops nobody."""
        self._write(match, self._file)

    def forget(self) -> None:
        """Drop what an earlier run left."""
        self._drop(self._before)

    def _drop(self, file: Path) -> None:
        with contextlib.suppress(OSError):
            file.unlink(missing_ok=True)

    def _write(self, match: Match[Any, Any, Any, Any], file: Path) -> None:
        try:
            match.save(file)
            self.error = ""
        except OSError as error:
            self.error = f"{file.parent}: {error.strerror or error}"


def _by_a_person(ply: Ply, bots: set[Seat]) -> bool:
    return not ply.automatic and ply.action.seat not in (CHANCE, *bots)


def _read(file: Path) -> Match[Any, Any, Any, Any] | None:
    """What a file holds; None when there is none, or none that can be read (it was ours, and is worth nothing now)."""
    try:
        return Match.load(file, rules) if file.exists() else None
    except (SaveError, OSError):
        return None
