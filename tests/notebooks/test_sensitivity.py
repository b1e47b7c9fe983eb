"""A wrong notebook turns red: flip one stored output of each kind, and nbval and our own judge see it."""

import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import nbformat
import pytest
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_notebook

from orclib import orc
from orclib.engine.teaching import WhatHappens
from orclib.notebook.saved import PNG, again
from tests.notebooks.source import METADATA
from tests.notebooks.support import Difference, code_cells, compare, notebooks, read, run_pytest
from tests.notebooks.write import NotStored, write

pytestmark = pytest.mark.thorough

KINDS = ("text/plain", "image/svg+xml", "text/html", "stdout")

Execute = Callable[[Path], NotebookNode]


def make(path: Path, *sources: str) -> Path:
    """Write a notebook of these code cells, never run."""
    cells = [new_code_cell(source) for source in sources]  # type: ignore[no-untyped-call]
    nbformat.write(new_notebook(cells=cells, metadata=METADATA), path)  # type: ignore[no-untyped-call]
    return path


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a written notebook with each kind of output, and a widget."""
    path = make(
        tmp_path_factory.mktemp("plain") / "plain.ipynb",
        "from IPython.display import HTML, SVG\n6 * 7",
        "from ipywidgets import Button\nButton(description='Roll')",
        'SVG(\'<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>\')',
        "HTML('<b>bold</b>')",
        "print('said')\nprint('twice')",
    )
    assert write(path)
    return path


def smallest() -> Path:
    """Return the smallest notebook of the project that stores a picture."""
    with_pictures = [path for path in notebooks() if PNG in path.read_text(encoding="utf-8")]
    if not with_pictures:
        pytest.skip("no notebook stores a picture yet")
    return min(with_pictures, key=lambda path: path.stat().st_size)


def flipped(stored: NotebookNode) -> tuple[NotebookNode, set[tuple[int, str]]]:
    """Return a wrong copy: for each kind, the first output in a cell of its own is changed by one character.

    Cells after the last flip are cut off. The second value says which (cell, kind) were flipped.
    """
    copy = deepcopy(stored)
    flips: dict[int, str] = {}
    for kind in KINDS:
        for number, cell in enumerate(code_cells(copy), start=1):
            if number not in flips and flip(cell, kind):
                flips[number] = kind
                break
    last = code_cells(copy)[max(flips) - 1]
    copy.cells = copy.cells[: copy.cells.index(last) + 1]
    return copy, set(flips.items())


def flip(cell: NotebookNode, kind: str) -> bool:
    """Change one character of the first output of this kind; return whether there is one."""
    for output in cell.outputs:
        holder, key = (output, "text") if output.get("name") == kind else (output.get("data", {}), kind)
        if holder.get(key):
            middle = len(holder[key]) // 2
            letter = "x" if holder[key][middle] != "x" else "y"
            holder[key] = holder[key][:middle] + letter + holder[key][middle + 1 :]
            return True
    return False


def seen(differences: list[Difference]) -> set[tuple[int, str]]:
    """Return where differences were found."""
    return {(difference.cell, difference.kind) for difference in differences}


def truncated(notebook: NotebookNode, like: NotebookNode) -> NotebookNode:
    """Return the notebook with as many cells as another."""
    copy = deepcopy(notebook)
    copy.cells = copy.cells[: len(like.cells)]
    return copy


def nbval(path: Path) -> tuple[set[int], str]:
    """Return the numbers (from 1) of the code cells that strict nbval fails, and what it printed."""
    run = run_pytest("--nbval", "--nbval-current-env", "--quiet", "-rf", path.name, cwd=path.parent)
    failed = re.findall(r"^FAILED \S+::Cell (\d+)", run.stdout, flags=re.MULTILINE)
    return {int(number) + 1 for number in failed}, run.stdout


def check_flips(path: Path, fresh: NotebookNode, folder: Path) -> set[str]:
    """Flip what `path` stores; assert that both judges find just that; return the kinds flipped."""
    wrong, flips = flipped(read(path))
    nbformat.write(wrong, folder / path.name)  # type: ignore[no-untyped-call]
    assert seen(compare(wrong, truncated(fresh, wrong))) == flips
    failed, printed = nbval(folder / path.name)
    assert failed == {cell for cell, _ in flips}, printed
    return {kind for _, kind in flips}


def test_a_written_notebook_is_what_a_run_prints(plain: Path, executed: Execute) -> None:
    assert compare(read(plain), executed(plain)) == []


def test_a_written_notebook_stores_no_widget_view(plain: Path) -> None:
    button = code_cells(read(plain))[1]
    assert [kind for output in button.outputs for kind in output.data] == ["text/plain"]


def test_a_picture_is_stored_but_not_compared(tmp_path: Path, executed: Execute) -> None:
    path = make(tmp_path / "still.ipynb", "from orclib import orc\norc.question('far-end')")
    assert write(path)
    notebook = read(path)
    word, stored = code_cells(notebook)[0].outputs
    assert word.data == {"text/html": again()}
    assert stored.data.keys() == {PNG, "text/plain"}
    question = orc.questions()["far-end"]
    assert isinstance(question, WhatHappens)
    words = [str(question.say), *(f"( ) {choice}" for choice in question.choices.values())]
    assert [line for line in words if line not in stored.metadata[PNG]["alt"]] == []
    assert not write(path)
    stored.data[PNG] = "of another machine"
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]
    assert compare(read(path), executed(path)) == []
    assert nbval(path)[0] == set()


def test_each_kind_of_flip_is_found(plain: Path, executed: Execute, tmp_path: Path) -> None:
    """And nothing else: the cell with the button, which nobody touched, passes."""
    assert check_flips(plain, executed(plain), tmp_path) == set(KINDS)


@pytest.mark.parametrize("source", ["1 / 0", "import sys\nprint('odd', file=sys.stderr)"])
def test_a_run_with_an_error_is_not_stored(tmp_path: Path, source: str) -> None:
    path = make(tmp_path / "wrong.ipynb", source)
    before = path.read_bytes()
    with pytest.raises(NotStored, match="code cell 1"):
        write(path)
    assert path.read_bytes() == before


def test_the_smallest_notebook_turns_red(executed: Execute, tmp_path: Path) -> None:
    path = smallest()
    fresh = executed(path)
    assert compare(read(path), fresh) == []
    assert "text/plain" in check_flips(path, fresh, tmp_path)
