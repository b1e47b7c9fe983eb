"""nbval really runs: every code cell of every notebook is a test of a plain `pytest`."""

import re
from collections import Counter

import pytest

from tests.notebooks.support import ROOT, code_cells, name, notebooks, read, run_pytest


def test_a_plain_run_covers_the_notebooks(pytestconfig: pytest.Config) -> None:
    assert "notebooks" in pytestconfig.getini("testpaths")


def test_every_code_cell_is_a_test() -> None:
    """With the options of pyproject.toml alone; loses a cell if an option, a mark or a suffix is wrong."""
    run = run_pytest("--collect-only", "--quiet", "notebooks", cwd=ROOT)
    collected = Counter(re.findall(r"^notebooks/(.+\.ipynb)::", run.stdout, flags=re.MULTILINE))
    assert collected == {f"{name(path)}.ipynb": len(code_cells(read(path))) for path in notebooks()}
