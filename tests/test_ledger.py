"""Every clause was shown while the suite ran, and every clause is taught by a notebook. Runs last."""

import json
import re
from pathlib import Path

import pytest

import orclib
from tests import ledger

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"


@pytest.mark.parametrize("slug", orclib.games())
def test_every_clause_is_shown(slug: str) -> None:
    """By an event, a refusal, a score line, or a test that is marked with it and passed."""
    if ledger.unseen:
        pytest.skip(f"only a part of the suite ran: it leaves out {', '.join(ledger.unseen):.200}")
    missing = [clause for clause in orclib.game(slug).rulebook if clause not in ledger.all_shown()]
    assert not missing, f"no event, refusal, score line or passed test showed {', '.join(missing)}"


def test_marks_name_clauses_that_exist() -> None:
    clauses = {clause for slug in orclib.games() for clause in orclib.game(slug).rulebook}
    wrong = {name: test for test, names in ledger.marks.items() for name in names if name not in clauses}
    assert not wrong, f"tests are marked with clauses that do not exist: {wrong}"


@pytest.mark.parametrize("slug", orclib.games())
def test_every_clause_is_taught_by_a_lesson(slug: str) -> None:
    game = orclib.game(slug)
    taught = {clause for lesson in game.lessons().values() for clause in lesson.clauses}
    assert taught <= set(game.rulebook), f"no such clause: {', '.join(sorted(taught - set(game.rulebook)))}"
    missing = [clause for clause in game.rulebook if clause not in taught]
    assert not missing, f"no lesson teaches {', '.join(missing)}"


@pytest.mark.parametrize("slug", orclib.games())
def test_the_notebook_runs_every_lesson(slug: str) -> None:
    notebooks = sorted(NOTEBOOKS.glob(f"[0-9][0-9]_{slug}.ipynb"))
    assert len(notebooks) == 1, f"there is not one notebook notebooks/NN_{slug}.ipynb but {len(notebooks)}"
    cells = json.loads(notebooks[0].read_text("utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    named = set(re.findall(r"""["']([^"'\n]+)["']""", code))
    missing = [name for name in orclib.game(slug).lessons() if name not in named]
    assert not missing, f"no code cell of {notebooks[0].name} names {', '.join(missing)}"
