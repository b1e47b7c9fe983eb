"""Where open tables are kept while they are played, so that a killed kernel loses nothing.

One folder of the person's own (`files.home`):

    tables      one file for each table that somebody has played at
    locks       one file for each of those that is open: no other table offers, writes or deletes it
    practice    one file for each game: what somebody knows of its questions
    finished    games that were played to their end
    unread      files that could not be read, as they were
    language    the language chosen, see `orclib.language.switch`
"""

from __future__ import annotations

import contextlib
import secrets
import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from orclib import files, foreign_errors
from orclib.engine import CHANCE, Match, Seat
from orclib.engine.saves import MOST_BYTES, digest
from orclib.errors import SaveError
from orclib.games import rules
from orclib.language import labelled, say
from orclib.scene.positions import AnyMatch

PATIENCE = 20.0
"""Seconds that a game of one's own may take to be read, on the slowest machine."""


class Autosave:
    """The place of one table, and what an earlier table with the same start has left."""

    def __init__(self, match: AnyMatch, bots: set[Seat]) -> None:
        self._bots = bots
        self._kind = f"{match.game.slug}-{digest([match.start, match.seed if match.seeded else 'any'])}"
        self._own: _Place | None = None
        self._offered: _Place | None = None
        self._not_kept: OSError | SaveError | None = None
        self._trouble: list[Callable[[], str]] = []
        self._cell = _cell()
        for other in [each for each in _open if each._cell and self._cell and each._cell.is_before(self._cell)]:
            other.close()
        _open.add(self)

    @property
    def told(self) -> tuple[str, ...]:
        """What a person must know about what is kept, as long as it is so: sentences."""
        lines = [sentence() for sentence in self._trouble]
        if self._not_kept is not None:
            lines.insert(
                0,
                say("This game cannot be kept: {error}", "Cette partie ne peut pas être gardée : {error}").format(
                    error=in_words(self._not_kept)
                ),
            )
        return tuple(dict.fromkeys(lines))

    def left_over(self) -> AnyMatch | None:
        """The longest unfinished game that a person has begun at a table with this start that is no longer open.

        No other table offers it until this one has said what to do with it, or is closed.
        """
        found, last = None, None
        for file in self._longest_first():
            place = _Place.take(file)
            if place is None:
                continue
            if last is not None:
                if place.repeats(last):
                    place.delete()
                    continue
                self._pass_by(last)
            last = place
            if self._offered is None:
                found = self._read(place)
        if last is not None:
            self._pass_by(last)
        return found

    def keep(self, match: AnyMatch) -> None:
        """Keep the table as it stands, once a person has played. Where that cannot be it is told, and stops nobody."""
        if self._own is None and not self._is_played(match):
            return
        try:
            self._own = self._own or self._held(_Place.new(self._kind))
            files.write(self._own.file, match.dumps(), mode=0o600)
            self._not_kept = None
        except (OSError, SaveError) as error:
            self._not_kept = error

    def resume(self) -> None:
        """Go on at the place of what was left over; what was kept here so far is now left over instead."""
        place, self._offered = self._offered, None
        if place is None:
            return
        if self._own is not None:
            self._own.let_go()
        self._own = place if place.lock is not None else None

    def forget(self) -> bool:
        """Delete what was left over; False when that cannot be."""
        place, self._offered = self._offered, None
        try:
            if place is not None:
                place.delete()
        except OSError as error:
            why = error
            self._trouble.append(
                lambda: say(
                    "The unfinished game cannot be deleted: {error}",
                    "La partie inachevée ne peut pas être supprimée : {error}",
                ).format(error=in_words(why))
            )
            return False
        return True

    def close(self) -> None:
        """Leave: what is kept here is left over for the next table with this start."""
        for place in (self._own, self._offered):
            if place is not None:
                place.let_go()
        self._own = self._offered = None

    def _longest_first(self) -> list[Path]:
        sizes = {}
        try:
            for file in (files.home() / "tables").glob(f"{self._kind}-*.json"):
                with contextlib.suppress(FileNotFoundError):  # another table has just deleted it
                    sizes[file] = file.stat().st_size
        except OSError as error:
            why = error
            self._trouble.append(
                lambda: say(
                    "Unfinished games cannot be looked for: {error}",
                    "Impossible de chercher les parties inachevées : {error}",
                ).format(error=in_words(why))
            )
            return []
        return sorted(sizes, key=lambda file: (-sizes[file], file))

    def _read(self, place: _Place) -> AnyMatch | None:
        """What is kept at a place, if it is worth an offer. What is finished or cannot be read is put aside, unlost."""
        data = b""
        try:
            data = files.read(place.file, MOST_BYTES)
            found = Match.loads(data, rules, PATIENCE)
            if found.outcome is not None:
                put_aside(place.file, "finished", data)
            elif self._is_played(found):
                self._offered = self._held(place)
                return found
        except SaveError as error:
            facts = {"file": put_aside(place.file, "unread", data), "error": error}
            self._trouble.append(
                lambda: say(
                    "An unfinished game cannot be read. It is kept as {file}: {error}",
                    "Une partie inachevée est illisible. Elle reste gardée dans {file} : {error}",
                ).format(**facts)
            )
        except OSError as error:
            why = error
            self._trouble.append(
                lambda: say(
                    "An unfinished game cannot be read: {error}", "Une partie inachevée est illisible : {error}"
                ).format(error=labelled(str(place.file), foreign_errors.in_words(why)))
            )
        return None

    def _pass_by(self, place: _Place) -> None:
        if place is not self._offered:
            place.let_go()

    def _is_played(self, match: AnyMatch) -> bool:
        """Whether a person has done anything there."""
        return any(not ply.automatic and ply.action.seat not in (CHANCE, *self._bots) for ply in match.plies)

    def _held(self, place: _Place) -> _Place:
        """A place that is let go when this table is gone, at the latest as Python ends."""
        weakref.finalize(self, place.let_go)
        return place


_open: weakref.WeakSet[Autosave] = weakref.WeakSet()


class _Cell(NamedTuple):
    """A cell of a notebook, and one run of it."""

    id: str
    run: str

    def is_before(self, other: _Cell) -> bool:
        """Whether the other is a later run of the same cell: what this one showed is no longer on the page."""
        return self.id == other.id and self.run != other.run


def _cell() -> _Cell | None:
    """The cell that runs now, where that is known."""
    ipython = sys.modules.get("IPython")
    asked = getattr(ipython.get_ipython(), "get_parent", None) if ipython else None
    message = asked() if asked else {}
    id = message.get("metadata", {}).get("cellId")
    return _Cell(id, message["header"]["msg_id"]) if id else None


class _Place:
    """A file of a kept game, and the lock that keeps other tables from it."""

    def __init__(self, file: Path, lock: files.Lock | None) -> None:
        self.file, self.lock = file, lock

    @classmethod
    def new(cls, kind: str) -> _Place:
        """A place that nobody has had. Raises OSError."""
        file = room("tables") / f"{kind}-{secrets.token_hex(8)}.json"
        return cls(file, files.Lock.take(room("locks") / file.stem))

    @classmethod
    def take(cls, file: Path) -> _Place | None:
        """A place as it was left; None when a table has it that is open, or it is gone."""
        try:
            lock = files.Lock.take(room("locks") / file.stem)
        except OSError:
            return cls(file, None)  # nothing can be written here: it can be offered all the same, and stays
        place = cls(file, lock)
        if lock is not None and file.exists():
            return place
        place.let_go()
        return None

    def repeats(self, other: _Place) -> bool:
        """Whether both hold the same, and nobody can change either."""
        try:
            same_size = self.file.stat().st_size == other.file.stat().st_size
            locked = self.lock is not None and other.lock is not None
            return locked and same_size and self.file.read_bytes() == other.file.read_bytes()
        except OSError:
            return False

    def delete(self) -> None:
        """Remove the file, and let the place go. Raises OSError."""
        try:
            self.file.unlink(missing_ok=True)
        finally:
            self.let_go()

    def let_go(self) -> None:
        """Leave the place to others."""
        if self.lock is not None:
            self.lock.let_go()


def put_aside(file: Path, name: str, data: bytes) -> Path:
    """Move a file, which holds the data, to where nobody looks for it any more, if that can be; where it is now."""
    try:
        aside = room(name) / f"{file.stem.rpartition('-')[0]}-{digest(data)}.json"
        file.replace(aside)
    except OSError:
        return file
    for changed in (aside.parent, file.parent):
        files.settle(changed)
    return aside


def room(name: str) -> Path:
    """A folder for kept games that nobody else may look into. Raises OSError."""
    found = files.home() / name
    for folder in (files.home(), found):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return found


def in_words(error: OSError | SaveError) -> str:
    """What went wrong with a file, and with which, in words."""
    told, file = foreign_errors.in_words(error), getattr(error, "filename", None)
    return labelled(str(file), told) if file else told
