"""The ledger finds every clause that nothing has shown; every clause is taught by a notebook."""

import json
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

import orclib
from tests import ledger

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"


@pytest.fixture
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole run that has not shown anything yet."""
    monkeypatch.setattr(ledger, "shown", {kind: set() for kind in ledger.KINDS})
    monkeypatch.setattr(ledger, "marks", {})
    monkeypatch.setattr(ledger, "unseen", [])


PLAYED = {
    id
    for slug in orclib.list_games()
    for id, clause in orclib.game(slug).rulebook.clauses.items()
    if not clause.definition
}
DEFINED = {id for slug in orclib.list_games() for id in orclib.game(slug).rulebook.clauses} - PLAYED


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("kind", ledger.KINDS[:-1])
def test_a_clause_that_nothing_in_play_cites_is_a_fault_unless_it_is_a_definition(kind: str) -> None:
    assert list(ledger.faults())
    ledger.cite("marked tests", DEFINED | PLAYED)
    ledger.cite(kind, PLAYED - {"ORC-4.5"})
    assert list(ledger.faults()) == ["orc: neither cited in play nor marked as a definition: ORC-4.5"]
    ledger.cite(kind, ["ORC-4.5"])
    assert list(ledger.faults()) == []


@pytest.mark.usefixtures("blank")
def test_a_definition_is_cited_by_nothing_in_play_and_shown_by_a_test() -> None:
    for clause in sorted(DEFINED)[:1]:
        game = next(slug for slug in orclib.list_games() if clause in orclib.game(slug).rulebook)
        ledger.cite("events", PLAYED)
        ledger.cite("marked tests", DEFINED - {clause})
        assert list(ledger.faults()) == [f"{game}: definitions that no passed test showed: {clause}"]
        ledger.cite("refusals", [clause])
        assert list(ledger.faults()) == [f"{game}: marked as a definition, and yet cited in play: {clause}"]


@pytest.mark.usefixtures("blank")
def test_a_part_of_the_suite_need_not_show_all() -> None:
    ledger.unseen.append("the laws")
    assert list(ledger.faults()) == []
    ledger.marks["a_test"] = ("ORC-4.6", "ORC-99.9")
    assert list(ledger.faults()) == ["a_test is marked with clauses that do not exist: ORC-99.9"]


@pytest.mark.usefixtures("blank")
def test_what_other_processes_wrote_counts() -> None:
    told = {"shown": {"events": ["ORC-4.6"]}, "marks": {"a_test": ["ORC-99.9"]}, "unseen": ["the laws"]}
    ledger.pytest_testnodedown(SimpleNamespace(workeroutput={"ledger": told}))
    assert (ledger.all_shown(), ledger.marks, ledger.unseen) == ({"ORC-4.6"}, {"a_test": ("ORC-99.9",)}, ["the laws"])


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
