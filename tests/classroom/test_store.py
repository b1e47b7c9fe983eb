"""What is kept of a class: nothing is lost with a kernel, nothing is taken from another one."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from orclib import files, orc
from orclib.classroom import store
from orclib.errors import UsageError
from orclib.notebook import autosave
from tests.classroom.support import Pupil, joined

KERNEL = """
import sys
from orclib import orc
vote = orc.vote("locked-out", "far-end", room=sys.argv[1])
vote.next()
print(vote.address, flush=True)
sys.stdin.read()
"""


@contextmanager
def kernel(room: str = "") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Another Python that holds a vote, and its address; killed at the end, if it was not before."""
    command = [sys.executable, "-c", KERNEL, room]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


def test_a_killed_kernel_loses_no_answer() -> None:
    with kernel() as (process, address):
        pupils = [Pupil(address) for _ in range(3)]
        for pupil in pupils:
            pupil.answer(1)
        process.send_signal(signal.SIGKILL)
        process.wait()
    vote = orc.vote("locked-out", "far-end")
    assert vote.address == address
    assert (vote.question, vote.count, [*vote.counts.values()][1]) == ("far-end", 3, 3)
    assert "Your answer is in" in pupils[0].get().shown  # it is known again, and may change its mind
    pupils[0].answer(0)
    assert (vote.count, [*vote.counts.values()][:2]) == (3, [1, 2])


def test_two_kernels_have_two_rooms_and_python_ends_though_they_are_open() -> None:
    with kernel() as (process, address), kernel("5b") as (_other, named):
        vote = orc.vote("locked-out")
        assert len({vote.address, address, named}) == 3
        with pytest.raises(UsageError, match='The room "5b" is open in another notebook'):
            orc.vote("locked-out", room="5b")
        assert process.communicate(timeout=60) == ("", "")
        assert process.returncode == 0


def test_another_day_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    first = store.Store.open("5b", named=True)
    first.answer("question", "voter", [1])
    first.close()
    again = store.Store.open("5b", named=True)
    assert (again.code, again.count("question")) == (first.code, 1)
    again.close()
    monkeypatch.setattr(store, "DAY", -1.0)
    later = store.Store.open("5b", named=True)
    assert later.code != first.code
    assert later.secret != first.secret
    assert later.count("question") == 0
    later.close()


def test_a_damaged_file_is_put_aside() -> None:
    vote = orc.vote("locked-out", room="5b")
    code = vote.room.code
    vote.room.end()
    from orclib.classroom.room import _rooms

    _rooms.clear()
    [file] = (files.home() / "classroom").glob("*.sqlite")
    file.write_bytes(b"SQLite format 3\0" + b"\xff" * 4096)
    again = orc.vote("locked-out", room="5b")
    assert again.room.code != code
    assert [*(files.home() / "classroom").glob("*.unread")]
    assert joined(again).answer(3).status == 200


def test_what_cannot_be_kept_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(name: str) -> Path:
        raise PermissionError(13, "Permission denied", name)

    monkeypatch.setattr(autosave, "room", refused)
    vote = orc.vote("locked-out")
    assert "The answers cannot be kept: Permission denied" in vote._text.value
    joined(vote).answer(3)
    assert vote.count == 1


def test_nobody_else_may_look_into_it() -> None:
    vote = orc.vote("locked-out")
    joined(vote).answer(3)
    folder = files.home() / "classroom"
    assert folder.stat().st_mode & 0o077 == 0
    [file] = folder.glob("*.sqlite")
    with sqlite3.connect(file) as found:
        [(voter,)] = found.execute("SELECT voter FROM answers").fetchall()
    found.close()
    assert len(voter) == 16  # no name, no address


def test_a_stand_of_another_version_is_forgotten() -> None:
    kept = store.Store.unkept()
    kept._file.execute("INSERT INTO votes VALUES ('x', '{\"at\": \"no number\"}')")
    assert kept.stand("x") is None
    kept.close()
