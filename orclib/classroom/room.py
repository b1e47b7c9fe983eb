"""A room: one address for all votes of a notebook, what its pupils see now, and who among them is there."""

from __future__ import annotations

import atexit
import os
import sqlite3
import sys
import threading
import time
from typing import Final, Protocol

from orclib import foreign_errors
from orclib.classroom import network
from orclib.classroom.pages import Shown
from orclib.classroom.server import Arrived, Server, application
from orclib.classroom.store import Store
from orclib.errors import UsageError
from orclib.language import say
from orclib.language.switch import language

MOST: Final = 2000
"""So many answers to a question are kept."""
HERE: Final = 15.0
"""Seconds since a browser has asked last, for which it counts as being there."""
GRACE: Final = 5.0
"""Seconds for which pupils are still told that a vote is over."""
SWIFT: Final = 0.0005
"""Seconds after which a cell that reckons lets the pages have their turn."""
QUIET: Final = 0.2
"""Seconds between two tellings of how many have answered."""


class Voted(Protocol):
    """A vote, as far as its room knows it."""

    id: str

    def tell(self) -> None:
        """Say how many have answered, and what went wrong; another thread may ask for it."""

    def retire(self) -> None:
        """Leave the room to a later one that asks the same."""


class Room:
    """What a class is shown, and what it answers. One vote at a time is seen: the one that was acted on last."""

    def __init__(self, name: str, port: int | None) -> None:
        """Raises UsageError for a port that is in use, and for a room that another kernel holds."""
        self.name, self.trouble = name, ""
        """`trouble` is what went wrong while a page was made."""
        self.not_kept = ""
        """Why nothing is kept here; "" where all is."""
        self._lock = threading.RLock()
        self._votes: dict[str, Voted] = {}
        self._seen: dict[str, float] = {}
        self._current: Voted | None = None
        self._telling = False
        self.shown: Shown | None = None
        self.is_ready = False
        """Whether anything has been shown yet: pages of before a kernel died wait for it, with what is ticked there."""
        self.language = language()
        self.host = network.LOOPBACK
        """The address at which the pages are reached."""
        self.store = self._opened()
        self.code, self.secret = self.store.code, self.store.secret
        try:
            self.server = self._served(port)
        except BaseException:
            self.store.close()
            raise
        self.store.note("port", str(self.server.port))

    def _opened(self) -> Store:
        try:
            # A notebook has a room of its own.
            return Store.open(self.name or os.environ.get("JPY_SESSION_NAME", ""), named=bool(self.name))
        except (OSError, sqlite3.Error) as error:
            self.not_kept = foreign_errors.in_words(error)
            return Store.unkept()

    def _served(self, port: int | None) -> Server:
        """The server: at the port that is asked for, at that of before, or at a free one. Raises UsageError."""
        pages = application(self)
        for each in [int(self.store.fact("port", "0")), 0] if port is None else [port]:
            try:
                return Server(pages, each, network.LOOPBACK)
            except OSError as error:
                why = error
        told = say(
            "The pages cannot be served at port {port} ({error}): name another one, or none for any that is free.",
            "Impossible de servir les pages au port {port} ({error}) : nommez-en un autre, ou aucun pour en prendre un "
            "de libre.",
        )
        raise UsageError(told.format(port=port, error=foreign_errors.in_words(why))) from None

    @property
    def address(self) -> str:
        """What a pupil types."""
        return f"http://{self.host}:{self.server.port}/{self.code}"

    @property
    def is_shared(self) -> bool:
        """Whether other computers reach it."""
        return self.host != network.LOOPBACK

    def share(self, address: str) -> None:
        """Let others in at an address of this computer. Raises UsageError for one where nobody can listen."""
        if self.host == address:
            return
        try:
            self.server.listen(address)
        except OSError as error:
            told = say(
                "The pages cannot be served at {address}, port {port}: {error}.",
                "Impossible de servir les pages à l'adresse {address}, port {port} : {error}.",
            )
            told = told.format(address=address, port=self.server.port, error=foreign_errors.in_words(error))
            raise UsageError(told) from None
        self.host = address

    # --- votes -------------------------------------------------------------------------------------------------------

    def enter(self, vote: Voted) -> None:
        """Take a vote in; an earlier one that asks the same leaves."""
        with self._lock:
            before, self._votes[vote.id] = self._votes.get(vote.id), vote
        if before is not None and before is not vote:
            before.retire()

    def show(self, vote: Voted, shown: Shown) -> None:
        """Let the pupils see a question of a vote."""
        with self._lock:
            self._current, self.shown, self.language = vote, shown, shown.language
            self.is_ready = True

    def leave(self, vote: Voted) -> None:
        """A vote is over. With the last one the room closes, once its pupils have been told."""
        with self._lock:
            if self._votes.get(vote.id) is vote:
                del self._votes[vote.id]
            if self._current is vote:
                self._current = self.shown = None
            if not self._votes:
                self.server.later(GRACE, lambda: _end(self, unless_used=True))

    @property
    def is_used(self) -> bool:
        """Whether a vote goes on here."""
        return bool(self._votes)

    def end(self) -> None:
        """Close the pages and the file."""
        self.server.close()
        self.store.close()

    # --- pupils; the server's thread asks ----------------------------------------------------------------------------

    def answered(self, question: str, voter: str) -> frozenset[int]:
        """What somebody has answered; nothing before that."""
        return self.store.answered(question, voter)

    def answer(self, question: str, voter: str, choices: frozenset[int]) -> Arrived:
        """Keep an answer, unless the question is no longer asked."""
        with self._lock:  # nothing is revealed in between
            if self.shown is None or self.shown.revealed or self.shown.id != question:
                return "late"
            if not self.store.answered(question, voter) and self.store.count(question) >= MOST:
                return "full"
            self.store.answer(question, voter, choices)
        self._tell()
        return "in"

    def here(self, voter: str) -> None:
        """A browser has asked for something."""
        newcomer = voter not in self._seen
        self._seen[voter] = time.monotonic()
        if newcomer:
            if len(self._seen) > 2 * MOST:
                self._seen.pop(next(iter(self._seen)))
            self._tell()

    @property
    def present(self) -> int:
        """How many browsers are there now."""
        since = time.monotonic() - HERE
        return sum(seen > since for seen in list(self._seen.values()))

    def failed(self, error: BaseException) -> None:
        """A page could not be made: the teacher is told."""
        self.trouble = f"{type(error).__name__}: {error}"
        self._tell()

    def _tell(self) -> None:
        """Tell the vote that is seen, soon, and not for every answer anew."""
        if not self._telling:
            self._telling = True
            self.server.later(QUIET, self._told)

    def _told(self) -> None:
        self._telling = False
        if (current := self._current) is not None:
            current.tell()


_rooms: dict[str, Room] = {}
"""The open rooms of this kernel, by name."""
_door: Final = threading.RLock()
_usual: Final = sys.getswitchinterval()


def _share_time() -> None:
    """Let the pages have their turn more often while there are any.

    A cell that reckons lets go of Python every 5 ms only, which let 8 answers a second through; so it is 69.
    """
    sys.setswitchinterval(min(_usual, SWIFT) if _rooms else _usual)


def enter(vote: Voted, name: str, port: int | None) -> Room:
    """The room of that name, with a vote in it; opened, if it is not. Raises UsageError."""
    with _door:
        room = _rooms.get(name)
        if room is None:
            room = _rooms[name] = Room(name, port)
            _share_time()
        if port in (None, room.server.port):
            room.enter(vote)
            return room
    told = say(
        "The class is at port {here} already: close its vote first, or name another room.",
        "La classe est déjà au port {here} : fermez d'abord son vote, ou nommez une autre salle.",
    )
    raise UsageError(told.format(here=room.server.port))


def _end(room: Room, *, unless_used: bool = False) -> None:
    with _door:
        if _rooms.get(room.name) is room and not (unless_used and room.is_used):
            del _rooms[room.name]
            _share_time()
            room.end()


@atexit.register
def close_all() -> None:
    """Close every room at once."""
    for room in list(_rooms.values()):
        _end(room)
