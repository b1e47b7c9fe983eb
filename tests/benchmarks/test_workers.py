"""How much sooner two processes are done with a sweep than one; the gate counts where nothing else is at work."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Final

import pytest

from orclib.games import rules
from orclib.probe.sweep import Sweep, swept
from orclib.probe.workers import Workers

pytestmark = pytest.mark.benchmark

GATE: Final = 1 / 1.7
ROUNDS: Final = 3
"""The second to the fourth: by the first all that has to be loaded has been."""
QUIET: Final = 0.5
"""So much of a core may be at work before."""
SLUG: Final = "thorval"


def seconds(many: int) -> float:
    """How long so many processes look."""
    sweep = Sweep(rules(SLUG))
    with Workers(many) as workers:
        for number in range(ROUNDS + 1):
            if number == 1:
                begun = time.perf_counter()
            for report in workers(swept, sweep.tasks()):
                sweep.merge(report)
    return time.perf_counter() - begun


def test_two_processes_look_at_nearly_twice_as_much(record_property: Callable[[str, object], None]) -> None:
    quiet = (os.cpu_count() or 1) > 1 and os.getloadavg()[0] < QUIET
    share = seconds(2) / seconds(1)
    record_property("measured", ("a sweep by two processes, in that by one", SLUG, share, "×", GATE))
    assert not quiet or share <= GATE
