"""Importing orclib costs little, and loads no widget before one is asked for."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Record = Callable[[str, object], None]

RUNS = 7
SECONDS = 0.15
"""Most that `import orclib` may take."""
SHARE = 0.3
"""Most that a table may add to what a notebook has loaded before: a kernel and the widgets that ours are made of."""
CLOCK = "import time; t = time.process_time(); {}; print(time.process_time() - t)"
BARE = "import ipykernel.ipkernel, ipywidgets, ipycanvas"
WIDGETS = "import orclib.notebook.table"
LOADED = "import sys; assert {'ipywidgets', 'ipycanvas'} <= {*sys.modules}, 'orclib.notebook.table loads no widget'"


def run(code: str, kept: Path | None = None) -> str:
    """What the code prints in a fresh Python, which keeps what it has compiled in `kept`, or compiles as it is told."""
    compiled = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(kept)} if kept else {}
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env={**os.environ, **compiled}
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


def seconds(kept: Path, *imports: str) -> list[float]:
    """CPU seconds of imports one after the other in a fresh Python: the least of some runs, once all is compiled."""
    code = "; ".join(CLOCK.format(each) for each in imports)
    rounds = [[float(took) for took in run(code, kept).split()] for _ in range(RUNS + 1)]
    return [min(times) for times in zip(*rounds[1:], strict=True)]


@pytest.mark.benchmark
def test_orclib_is_imported_in_no_time(tmp_path: Path, record_property: Record) -> None:
    (took,) = seconds(tmp_path, "import orclib")
    record_property("measured", ("import", "orclib", took, "s", SECONDS))
    assert took < SECONDS


@pytest.mark.benchmark
def test_a_table_adds_little_to_what_it_stands_on(tmp_path: Path, record_property: Record) -> None:
    run(f"{WIDGETS}; {LOADED}")  # or there would be nothing to compare
    for _again in range(3):  # a busy machine is no reason to fail
        bare, more = seconds(tmp_path, BARE, WIDGETS)
        if more / bare < SHARE:
            break
    what = "import, in a kernel with ipycanvas"
    record_property("measured", (what, "orclib.notebook.table", more / bare, "× theirs", SHARE))
    assert more / bare < SHARE


@pytest.mark.parametrize("heavy", ["ipywidgets", "ipycanvas", "numpy", "hypothesis", "pytest"])
def test_orclib_loads_nothing_heavy(heavy: str) -> None:
    loaded = run("import sys, orclib, orclib.testing; print(*sys.modules)").split()
    assert not [name for name in loaded if name.partition(".")[0] == heavy]
