"""What a class has answered, kept in a file: nothing of it is lost with the kernel."""

from __future__ import annotations

import contextlib
import json
import secrets
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from orclib import files
from orclib.errors import UsageError
from orclib.language import say
from orclib.notebook import autosave

DAY: Final = 12 * 3600.0
"""Seconds after which a room is of another day: it begins anew."""
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""What a code is made of: nothing that is easily taken for something else."""
CODE: Final = 6
"""The letters of a code: 900 million of them."""
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS votes (id TEXT PRIMARY KEY, stand TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS answers (
  question TEXT NOT NULL, voter TEXT NOT NULL, choices TEXT NOT NULL, PRIMARY KEY (question, voter)
) WITHOUT ROWID;
"""


class Stand(msgspec.Struct):
    """Where a vote stands: which question is asked, which are revealed, how often each was asked anew."""

    at: int
    revealed: list[bool]
    again: list[int]
    hands: list[list[int]]
    """For each question how many hands were counted for each choice."""


class Store:
    """The file of one room, held by one kernel at a time; it may be asked by several threads."""

    def __init__(self, place: str, lock: files.Lock | None) -> None:
        self._lock, self._place = threading.Lock(), lock
        self._file = sqlite3.connect(place, isolation_level=None, check_same_thread=False, timeout=5)
        try:
            self._file.execute("PRAGMA journal_mode=WAL")
            self._file.execute("PRAGMA synchronous=NORMAL")  # a killed kernel loses nothing, a power cut a moment
            self._file.executescript(_TABLES)
            if time.time() - float(self.fact("begun", "0")) > DAY:
                self._begin()
        except BaseException:
            self._file.close()
            raise
        self.code, self.secret = self.fact("code"), self.fact("secret")

    @classmethod
    def open(cls, room: str, *, named: bool) -> Store:
        """The file of a room; of one that nobody has `named` the first that no other kernel holds.

        Raises UsageError for a named one that another kernel holds, OSError and sqlite3.Error where none can be kept.
        """
        folder, number = autosave.room("classroom"), 0
        while True:
            name = sha256(f"{room}\n{number}".encode()).hexdigest()[:16]
            lock = files.Lock.take(folder / f"{name}.lock")
            if lock is not None:
                return cls._at(folder / f"{name}.sqlite", lock)
            if named:
                told = say(
                    'The room "{room}" is open in another notebook: close it there, or name another one.',
                    "La salle « {room} » est ouverte dans un autre notebook : fermez-la là-bas ou nommez-en une autre.",
                )
                raise UsageError(told.format(room=room))
            number += 1

    @classmethod
    def _at(cls, file: Path, lock: files.Lock) -> Store:
        """The file at a place that is held; one that is no such file is put aside."""
        try:
            try:
                return cls(str(file), lock)
            except (sqlite3.DatabaseError, ValueError):
                file.replace(file.with_suffix(".unread"))
                for rest in ("-wal", "-shm"):
                    file.with_name(file.name + rest).unlink(missing_ok=True)
                return cls(str(file), lock)
        except BaseException:
            lock.let_go()
            raise

    @classmethod
    def unkept(cls) -> Store:
        """A room that ends with its kernel, where no file can be written."""
        return cls(":memory:", None)

    def _begin(self) -> None:
        """Begin a new day."""
        for table in ("facts", "votes", "answers"):
            self._file.execute(f"DELETE FROM {table}")
        self.note("begun", str(time.time()))
        self.note("code", "".join(secrets.choice(LETTERS) for _ in range(CODE)))
        self.note("secret", secrets.token_hex(32))

    def fact(self, name: str, default: str = "") -> str:
        """Something known of the room."""
        with self._lock:
            row = self._file.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
        return default if row is None else str(row[0])

    def note(self, name: str, value: str) -> None:
        """Keep something of the room."""
        with self._lock:
            self._file.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))

    def stand(self, vote: str) -> Stand | None:
        """Where a vote stood, if it was here before."""
        with self._lock:
            row = self._file.execute("SELECT stand FROM votes WHERE id = ?", (vote,)).fetchone()
        with contextlib.suppress(msgspec.MsgspecError):  # of another version
            return None if row is None else msgspec.json.decode(row[0], type=Stand)
        return None

    def keep(self, vote: str, stand: Stand) -> None:
        """Keep where a vote stands."""
        with self._lock:
            self._file.execute(
                "INSERT OR REPLACE INTO votes VALUES (?, ?)", (vote, msgspec.json.encode(stand).decode())
            )

    def answer(self, question: str, voter: str, choices: Iterable[int]) -> None:
        """Keep an answer, in the place of an earlier one."""
        told = json.dumps(sorted(choices))
        with self._lock:
            self._file.execute("INSERT OR REPLACE INTO answers VALUES (?, ?, ?)", (question, voter, told))

    def answered(self, question: str, voter: str) -> frozenset[int]:
        """What somebody has answered; nothing before that."""
        with self._lock:
            row = self._file.execute(
                "SELECT choices FROM answers WHERE question = ? AND voter = ?", (question, voter)
            ).fetchone()
        return frozenset(json.loads(row[0])) if row else frozenset()

    def count(self, question: str) -> int:
        """How many have answered."""
        with self._lock:
            return int(self._file.execute("SELECT count(*) FROM answers WHERE question = ?", (question,)).fetchone()[0])

    def counts(self, question: str) -> Counter[int]:
        """How many have given each choice."""
        with self._lock:
            rows = self._file.execute("SELECT choices FROM answers WHERE question = ?", (question,)).fetchall()
        return Counter(at for (told,) in rows for at in json.loads(told))

    def forget(self, vote: str, questions: Iterable[str]) -> None:
        """Forget a vote with all its answers: asked again, it begins anew."""
        with self._lock:
            self._file.execute("DELETE FROM votes WHERE id = ?", (vote,))
            self._file.executemany("DELETE FROM answers WHERE question = ?", [(each,) for each in questions])

    def close(self) -> None:
        """Let go of the file: another kernel may have it."""
        with self._lock:
            self._file.close()
        if self._place is not None:
            self._place.let_go()
