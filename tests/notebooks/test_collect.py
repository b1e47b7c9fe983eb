"""nbval really runs: every code cell of every notebook is a test."""

import re
from collections import Counter

import pytest

from tests.notebooks.support import ROOT, code_cells, name, notebooks, read, run_pytest


def test_a_plain_run_covers_the_notebooks(pytestconfig: pytest.Config) -> None:
    assert "notebooks" in pytestconfig.getini("testpaths")


@pytest.mark.thorough
def test_every_code_cell_is_a_test() -> None:
    """In the default run the English ones, in the thorough one the French; loses a cell if an option is wrong."""

    def collected(*options: str) -> Counter[str]:
        run = run_pytest("--collect-only", "--quiet", *options, "notebooks", cwd=ROOT)
        return Counter(re.findall(r"^notebooks/(.+\.ipynb)::", run.stdout, flags=re.MULTILINE))

    found = collected() + collected("-m", "thorough")
    assert found == {f"{name(path)}.ipynb": len(code_cells(read(path))) for path in notebooks()}
