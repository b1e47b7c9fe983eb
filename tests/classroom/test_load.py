"""A whole class, and a whole school, answers at once; the pupils are a process of their own, on this computer."""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from orclib import orc
from tests.classroom.support import joined

ROOT = Path(__file__).parents[2]
Record = Callable[[str, object], None]


def memory() -> float:
    """MB that this process holds now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read as Linux tells it")
@pytest.mark.parametrize("count", [60, pytest.param(500, marks=pytest.mark.long)])
@pytest.mark.parametrize("busy", [False, True], ids=["idle", "busy"])
def test_all_answers_of_a_crowd_come_through(count: int, busy: bool, record_property: Record) -> None:
    """While the teacher's cell waits, and while it reckons without a pause."""
    vote = orc.vote("locked-out")
    joined(vote)
    before, spent = memory(), time.process_time()
    command = [sys.executable, "-m", "tests.classroom.crowd", vote.address, str(count)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as crowd:
        deadline = time.monotonic() + 240
        while busy and crowd.poll() is None and time.monotonic() < deadline:
            sum(at * at for at in range(100_000))
        told, _ = crowd.communicate(timeout=240)
    spent = time.process_time() - spent
    seconds, slowest, well = map(float, told.split())
    assert well == count
    assert vote.count == count
    assert sum(vote.counts.values()) == count
    assert vote.room.trouble == ""
    held = memory() - before
    assert held < 60
    cost = "" if busy else f"; {1000 * spent / count:.1f} ms of CPU each"
    record_property(
        "figure",
        f"{count} pupils ({'busy' if busy else 'idle'} cell): {count / seconds:.0f} answers a second, each with its "
        f"pages{cost}; slowest answer {slowest:.2f} s; {held:.1f} MB more",
    )
