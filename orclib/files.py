"""Files that are read and written with care: whole or not at all, never a device, and locked while they are in use."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import secrets
import stat
import sys
import time
from functools import cache
from pathlib import Path
from urllib.parse import parse_qs

from orclib.language import number, say

A_DAY = 24 * 60 * 60
"""So many seconds what was done on a page is kept after it was opened last."""
_DRAFT = ".orclib-draft"
_FLAGS = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""So a pipe is opened without waiting for somebody to write into it, and Windows changes no line ends."""


def home() -> Path:
    """The folder of what a person leaves: ORCLIB_HOME, or the system's place for such things.

    A page of Voila's has one of its own, found again by the key in its address: who opens such a page, nobody knows.

    Raises OSError for the home of a person who is not known here.
    """
    place = os.path.expanduser(os.environ.get("ORCLIB_HOME", ""))  # noqa: PTH111 - Path.expanduser can fail
    if place.startswith("~"):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), place)
    if place:
        return Path(os.path.realpath(place))
    if on_a_page():
        return _home_of_a_page()
    from platformdirs import user_state_path  # slow to import, and needed only once a game is kept

    return user_state_path("orclib", appauthor=False)


def on_a_page() -> bool:
    """Whether all this is shown on a page of Voila's, of which nothing is saved."""
    return os.environ.get("SERVER_SOFTWARE", "").startswith("voila/")


def came_back() -> bool:
    """Whether this is a page that was open before: its address has the key of its place."""
    return bool(place()) and _told() == place()


@cache
def place() -> str:
    """The key of the place of a page of Voila's: that in its address, else a new one; "" where no page has its own."""
    if not on_a_page() or os.environ.get("ORCLIB_HOME"):
        return ""
    return _told() or secrets.token_urlsafe(18)


def _told() -> str:
    """The key in the address of a page; "" for none, or for what nobody would have made."""
    told = parse_qs(os.environ.get("QUERY_STRING", "")).get("place", [""])[-1]
    return told if re.fullmatch(r"[\w-]{24}", told, re.ASCII) else ""


@cache
def _home_of_a_page() -> Path:
    """The folder of a page, in one that only this server's user looks into; those of yesterday are swept away."""
    import shutil  # both are slow to import, and needed by pages of Voila's alone
    import tempfile

    pages = Path(tempfile.gettempdir()) / f"orclib-pages-{getattr(os, 'getuid', int)()}"
    pages.mkdir(mode=0o700, exist_ok=True)
    found = pages.lstat()
    if not stat.S_ISDIR(found.st_mode) or (sys.platform != "win32" and found.st_uid != os.getuid()):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(pages))  # somebody else's
    for old in pages.iterdir():
        with contextlib.suppress(OSError):  # another page sweeps too
            if time.time() - old.stat().st_mtime > A_DAY:
                shutil.rmtree(old, ignore_errors=True)
    own = pages / hashlib.sha256(place().encode()).hexdigest()[:32]
    own.mkdir(mode=0o700, exist_ok=True)
    os.utime(own)
    return own


def read(path: str | os.PathLike[str], most: int) -> bytes:
    """What a regular file holds. Raises OSError, also for a file of more than `most` bytes."""
    descriptor = os.open(_real(path), os.O_RDONLY | _FLAGS)
    with os.fdopen(descriptor, "rb") as file:
        found = os.fstat(descriptor)
        _demand_regular(found)
        if found.st_size > most:
            told = say("it is {n} bytes long, at most {most} are read", "il a {n} octets, on en lit {most} au plus")
            raise OSError(errno.EFBIG, told.format(n=number(found.st_size), most=number(most)))
        return file.read(most + 1)


def write(path: str | os.PathLike[str], data: bytes, mode: int = 0o666) -> Path:
    """Put data into a regular file or a new one, whole or not at all; the path written. Raises OSError.

    What was there before is gone only when the data is on the disk. An old file keeps its mode.
    """
    target = _real(path)
    with contextlib.suppress(FileNotFoundError):
        found = target.stat()
        _demand_regular(found)
        mode = stat.S_IMODE(found.st_mode)
    target.parent.mkdir(parents=True, exist_ok=True)
    _sweep(target.parent)
    draft, descriptor = _new_draft(target.parent, mode)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(descriptor)
            if sys.platform != "win32":
                draft.replace(target)  # while it is still locked; Windows moves no open file
        if sys.platform == "win32":
            draft.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    settle(target.parent)
    return Path(path)


def settle(folder: Path) -> None:
    """See to it that the names in a folder are on the disk, where the system can do that."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):  # some file systems cannot, and then there is no more to be done
            descriptor = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)


class Lock:
    """A file that is held by one at a time, until it is let go or the process ends, however it ends."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path, self._descriptor = path, descriptor
        self._is_mine = True

    @classmethod
    def take(cls, path: Path) -> Lock | None:
        """Hold a file, made if need be; None while somebody else holds it. Raises OSError where none can be made."""
        while True:
            if path in _held:
                return None
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | _FLAGS, 0o600)
            try:
                held = _hold(descriptor)
                there = held and _is_at(descriptor, path)
            except BaseException:
                os.close(descriptor)
                raise
            if there:
                _held.add(path)
                return cls(path, descriptor)
            os.close(descriptor)
            if not held:
                return None

    def let_go(self) -> None:
        """Let others hold it; it leaves no file behind."""
        if not self._is_mine:
            return
        self._is_mine = False
        _held.discard(self.path)
        if sys.platform != "win32":  # whoever waits for it finds out that it is gone, and makes a new one
            with contextlib.suppress(OSError):
                self.path.unlink(missing_ok=True)
        os.close(self._descriptor)
        if sys.platform == "win32":  # an open file cannot be removed there, so this removes none that is held
            with contextlib.suppress(OSError):
                self.path.unlink(missing_ok=True)


_held: set[Path] = set()
"""The locks of this process: all there are where the system has none (Pyodide)."""


def _hold(descriptor: int) -> bool:
    """Whether a file is held from now on, and not by somebody else."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    try:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        return True
    except OSError as error:
        return error.errno not in (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK)  # others: there are no locks here
    return True


def _is_at(descriptor: int, path: Path) -> bool:
    """Whether the open file is still the one of that name."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except FileNotFoundError:
        return False


def _new_draft(folder: Path, mode: int) -> tuple[Path, int]:
    """A new file to write into, held so that nobody sweeps it away."""
    while True:
        draft = folder / f".{secrets.token_hex(8)}{_DRAFT}"
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _FLAGS, mode)
        if _hold(descriptor) and _is_at(descriptor, draft):
            return draft, descriptor
        os.close(descriptor)


def _sweep(folder: Path) -> None:
    """Remove the drafts that killed processes have left."""
    for draft in folder.glob(f".*{_DRAFT}"):
        with contextlib.suppress(OSError):  # of another person, or gone already
            descriptor = os.open(draft, os.O_RDWR | _FLAGS)
            stale = _hold(descriptor)
            if stale and sys.platform != "win32":
                draft.unlink()
            os.close(descriptor)
            if stale and sys.platform == "win32":
                draft.unlink()


def _real(path: str | os.PathLike[str]) -> Path:
    """Where a path leads in the end. Raises OSError for a text that no path can be."""
    text = os.fspath(path)
    if "\0" in text or not text:
        raise OSError(errno.EINVAL, say("no file can be called that", "aucun fichier ne peut avoir ce nom"))
    try:
        return Path(os.path.realpath(text))
    except ValueError as error:
        told = say("no file can be called that ({error})", "aucun fichier ne peut avoir ce nom ({error})")
        raise OSError(errno.EINVAL, told.format(error=error)) from None


def _demand_regular(found: os.stat_result) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, say("it is a folder", "c'est un dossier"))
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, say("it is no regular file", "ce n'est pas un fichier ordinaire"))
