"""How every notebook is laid out: short cells, much prose, all outputs stored, no trick that hides one."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from statistics import median
from urllib.parse import unquote

import pytest
from nbformat import NotebookNode

from tests.notebooks.support import SVG, WIDGET, code_cells, notebooks, read, values

INDEX = "00_start_here"
LONGEST_CELL = 5
MEDIAN_CELL = 2
ENDING = ("What you now know", "Where to go next")
TAGS: frozenset[str] = frozenset()  # the tags a cell may have
FEWEST_OUTPUTS = 20
FEWEST_PICTURES = 10

NETWORK = {"aiohttp", "ftplib", "http", "httpx", "requests", "smtplib", "socket", "ssl", "urllib"}
HISTORY = re.compile(r"_+[0-9]*|_i+[0-9]*|In|Out")  # IPython's names for earlier inputs and outputs
FORBIDDEN = {
    "Output": "hides what goes wrong",
    "sleep": "stops every click",
    "RoughCanvas": "never draws twice alike",
}

every_notebook = pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
every_game = pytest.mark.parametrize(
    "path", [path for path in notebooks() if path.stem != INDEX], ids=lambda path: path.stem
)
cached = cache(read)


def sources(path: Path) -> list[str]:
    """Return the text of each code cell."""
    return [cell.source for cell in code_cells(cached(path))]


def parse(source: str) -> ast.Module:
    """Return the syntax tree of a cell; a magic or a shell command is a SyntaxError."""
    return compile(source, "cell", "exec", ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)  # type: ignore[no-any-return]


def names(tree: ast.Module) -> set[str]:
    """Return every name and attribute that a cell uses."""
    plain = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return plain | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def imports(tree: ast.Module) -> set[str]:
    """Return the top-level packages that a cell imports."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found


def headings(notebook: NotebookNode) -> list[str]:
    """Return the headings of a notebook, in order."""
    prose = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")
    return re.findall(r"^#+ +(.*?) *$", prose, flags=re.MULTILINE)


def test_there_are_notebooks() -> None:
    """Without this, an empty folder would pass every test below."""
    assert notebooks()


@every_notebook
def test_code_cells_are_short(path: Path) -> None:
    lengths = [len(source.splitlines()) for source in sources(path)]
    assert [n for n in lengths if not 1 <= n <= LONGEST_CELL] == []
    assert 1 <= median(lengths) <= MEDIAN_CELL


@every_notebook
def test_at_least_half_of_the_cells_are_prose(path: Path) -> None:
    kinds = Counter(cell.cell_type for cell in cached(path).cells)
    assert kinds.keys() <= {"code", "markdown"}
    assert kinds["markdown"] >= kinds["code"]


@every_notebook
def test_every_cell_was_run_in_order(path: Path) -> None:
    counts = [cell.execution_count for cell in code_cells(cached(path))]
    assert counts == list(range(1, len(counts) + 1))


@every_notebook
def test_cells_have_no_tags_but_those_allowed(path: Path) -> None:
    assert {tag for cell in cached(path).cells for tag in cell.metadata.get("tags", [])} <= TAGS


@every_notebook
def test_no_mark_tells_nbval_to_look_away(path: Path) -> None:
    marks = ("nbval", "pytest_validate")
    assert [source for source in sources(path) if any(mark in source.lower() for mark in marks)] == []


@every_notebook
def test_no_line_ends_with_a_semicolon(path: Path) -> None:
    """It hides an output from the page, but not from nbval."""
    lines = [line for source in sources(path) for line in source.splitlines()]
    assert [line for line in lines if line.partition("#")[0].rstrip().endswith(";")] == []


@every_notebook
def test_cells_are_plain_python(path: Path) -> None:
    """No magic, no shell command, no earlier output, no network, nothing that stops or hides the widgets."""
    for source in sources(path):
        tree = parse(source)
        assert [name for name in names(tree) if HISTORY.fullmatch(name)] == [], source
        assert {name: FORBIDDEN[name] for name in names(tree) & FORBIDDEN.keys()} == {}, source
        assert imports(tree) & NETWORK == set(), source


@every_notebook
def test_no_stored_output_is_an_error(path: Path) -> None:
    stored = [pair for cell in code_cells(cached(path)) for pair in values(cell)]
    assert [pair for pair in stored if pair[0] in ("error", "stderr")] == []


@every_notebook
def test_no_widget_view_is_stored(path: Path) -> None:
    """A stored view is an error message in JupyterLab until the cell is run; the picture should show."""
    outputs = [output for cell in code_cells(cached(path)) for output in cell.outputs]
    assert [output for output in outputs if WIDGET in output.get("data", {})] == []
    assert "widgets" not in cached(path).metadata


@every_notebook
def test_links_lead_somewhere(path: Path) -> None:
    """Links to the web are not followed; links to files of the project must exist."""
    prose = "\n".join(cell.source for cell in cached(path).cells if cell.cell_type == "markdown")
    targets = [target.partition("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", prose)]
    local = [unquote(target) for target in targets if target and "://" not in target]
    assert [target for target in local if not (path.parent / target).exists()] == []


@every_game
def test_outputs_worth_comparing_are_stored(path: Path) -> None:
    kinds = Counter(kind for cell in code_cells(cached(path)) for kind, _ in values(cell))
    assert kinds.total() >= FEWEST_OUTPUTS
    assert kinds[SVG] >= FEWEST_PICTURES


@every_game
def test_ends_with_what_you_know_and_where_to_go(path: Path) -> None:
    titles = headings(cached(path))
    assert titles.count(ENDING[0]) == 1
    assert titles[-1] == ENDING[1]
