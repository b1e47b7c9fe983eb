"""The ledger finds every clause that nothing has shown; every clause is taught by a notebook."""

import json
import re
from pathlib import Path

import pytest

import orclib

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"


@pytest.mark.parametrize("slug", orclib.list_games())
def test_every_clause_is_taught_by_a_lesson(slug: str) -> None:
    game = orclib.game(slug)
    taught = {clause for lesson in game.lessons().values() for clause in lesson.clauses}
    unknown = taught - set(game.rulebook.clauses)
    assert not unknown, f"no such clause: {', '.join(sorted(unknown))}"
    missing = [clause for clause in game.rulebook.clauses if clause not in taught]
    assert not missing, f"no lesson teaches {', '.join(missing)}"


@pytest.mark.parametrize("slug", orclib.list_games())
def test_the_notebook_runs_every_lesson(slug: str) -> None:
    notebooks = sorted(NOTEBOOKS.glob(f"[0-9][0-9]_{slug}.ipynb"))
    assert len(notebooks) == 1, f"there is not one notebook notebooks/NN_{slug}.ipynb but {len(notebooks)}"
    cells = json.loads(notebooks[0].read_text("utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    named = set(re.findall(r"""["']([^"'\n]+)["']""", code))
    missing = [name for name in orclib.game(slug).lessons() if name not in named]
    assert not missing, f"no code cell of {notebooks[0].name} names {', '.join(missing)}"
