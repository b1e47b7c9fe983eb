"""Importing orclib costs little, and loads no widget before one is asked for."""

import subprocess
import sys
from statistics import median

import pytest

RUNS = 7
CLOCK = "import time; t = time.process_time(); {}; print(time.process_time() - t)"
BARE = "import ipywidgets, ipycanvas"
WIDGETS = "import orclib.widgets"
LOADED = "import sys; assert {'ipywidgets', 'ipycanvas'} <= {*sys.modules}, 'orclib.widgets loads no widget'"


def run(code: str) -> str:
    """What the code prints in a fresh Python."""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return told.stdout


def seconds(*imports: str) -> list[float]:
    """CPU seconds of each import in a fresh Python: the median of several in turn, after one to warm up."""
    rounds = [[float(run(CLOCK.format(code))) for code in imports] for _ in range(RUNS + 1)]
    return [median(times) for times in zip(*rounds[1:], strict=True)]


def test_orclib_is_imported_in_no_time(capsys: pytest.CaptureFixture[str]) -> None:
    (took,) = seconds("import orclib")
    with capsys.disabled():
        print(f"\nimport orclib: {took:.3f} s")
    assert took < 0.15


def test_widgets_cost_little_more_than_what_they_stand_on(capsys: pytest.CaptureFixture[str]) -> None:
    run(f"{WIDGETS}; {LOADED}")  # or there would be nothing to compare
    bare, ours = seconds(BARE, WIDGETS)
    with capsys.disabled():
        print(f"\n{WIDGETS}: {ours:.3f} s; {BARE}: {bare:.3f} s; ratio {ours / bare:.2f}")
    assert ours / bare < 1.3


@pytest.mark.parametrize("heavy", ["ipywidgets", "ipycanvas", "numpy", "babel", "hypothesis", "pytest"])
def test_orclib_loads_nothing_heavy(heavy: str) -> None:
    loaded = run("import sys, orclib, orclib.testing; print(*sys.modules)").split()
    assert not [name for name in loaded if name.partition(".")[0] == heavy]
