"""Run a notebook without nbval, and say where what it prints is not what it stores.

The second opinion on nbval: stricter (it also keeps the order of outputs, and counts an unrun cell as a
difference) and independent of it.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

from orclib.notebook.saved import PNG, WIDGET

ROOT = Path(__file__).parents[2]
FOLDERS = {"en": ROOT / "notebooks", "fr": ROOT / "notebooks" / "fr"}
UNCOMPARED = (WIDGET, PNG)  # as by nbval: one names a model by a random id, letters differ on each machine
ABOUT_CODE = re.compile(
    r"`|Shift|Maj\+|\bcells?\b|\bcellules?\b|\bcode\b|\w\.\w+\(|\b(?:bots|eyes) (?:and|et) (?:bots|eyes)\b|exécut",
    re.IGNORECASE,
)
"""Words that mean nothing to whoever sees a notebook without its code."""


@dataclass(frozen=True)
class Difference:
    """One thing that is not as stored: in code cell number `cell` (from 1), in its `kind` of output."""

    cell: int
    kind: str
    stored: str | None
    fresh: str | None

    def __str__(self) -> str:
        return f"cell {self.cell}, {self.kind}: stored {self.stored!r:.300}, now {self.fresh!r:.300}"


def notebooks(*languages: str) -> list[Path]:
    """Return the notebooks of the project, in reading order, by language; of all languages if none is named."""
    return [path for language in languages or FOLDERS for path in sorted(FOLDERS[language].glob("*.ipynb"))]


def name(path: Path) -> str:
    """Return what a notebook is called: "01_orc", "fr/01_orc"."""
    return path.relative_to(FOLDERS["en"]).with_suffix("").as_posix()


def read(path: Path) -> NotebookNode:
    """Return the notebook stored at `path`."""
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call, no-any-return]


def code_cells(notebook: NotebookNode) -> list[NotebookNode]:
    """Return the code cells of a notebook, in order."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def execute(path: Path, notebook: NotebookNode | None = None) -> NotebookNode:
    """Return the notebook at `path` (or another one in its place) run afresh from top to bottom.

    It has a home of its own: no game and no language that another has left.
    """
    notebook = notebook or read(path)
    for cell in code_cells(notebook):
        cell.outputs, cell.execution_count = [], None
    client = NotebookClient(
        notebook,
        kernel_name="python3",
        timeout=120,
        allow_errors=True,  # an error is an output like others, for `compare` to find
        resources={"metadata": {"path": str(path.parent)}},
        record_timing=False,
        store_widget_state=False,
        coalesce_streams=True,
    )
    with TemporaryDirectory(prefix="orclib-") as home:
        # The kernel's own log goes nowhere; what cells say is not in it.
        return client.execute(stderr=subprocess.DEVNULL, env={**os.environ, "ORCLIB_HOME": home})


def values(cell: NotebookNode) -> list[tuple[str, str]]:
    """Return what a code cell shows and a test can compare: (mime type or stream or "error", text).

    Streams come first, each in one piece, since how they are cut depends on time; pictures and texts follow
    in order. Metadata, widget views and pictures are left out.
    """
    streams: dict[str, str] = {}
    shown: list[tuple[str, str]] = []
    for output in cell.outputs:
        if output.output_type == "stream":
            streams[output.name] = streams.get(output.name, "") + output.text
        elif output.output_type == "error":
            shown.append(("error", f"{output.ename}: {output.evalue}"))
        else:
            shown += [(kind, str(text)) for kind, text in sorted(output.data.items()) if kind not in UNCOMPARED]
    return [*sorted(streams.items()), *shown]


def compare(stored: NotebookNode, fresh: NotebookNode) -> list[Difference]:
    """Return every difference between a stored notebook and a fresh run of it.

    A notebook that could not differ is a difference too: a cell never run, or nothing stored at all.
    """
    return list(_differences(code_cells(stored), code_cells(fresh)))


def _differences(stored: list[NotebookNode], fresh: list[NotebookNode]) -> Iterator[Difference]:
    if len(stored) != len(fresh):
        yield Difference(0, "number of code cells", str(len(stored)), str(len(fresh)))
    if not any(values(cell) for cell in stored):
        yield Difference(0, "nothing stored to compare", None, None)
    for number, (old, new) in enumerate(zip(stored, fresh, strict=False), start=1):
        if old.source != new.source:
            yield Difference(number, "source", old.source, new.source)
        if old.execution_count != number:
            yield Difference(number, "execution count", str(old.execution_count), str(number))
        yield from _output_differences(number, values(old), values(new))


def _output_differences(number: int, old: list[tuple[str, str]], new: list[tuple[str, str]]) -> Iterator[Difference]:
    kinds = [kind for kind, _ in old], [kind for kind, _ in new]
    if kinds[0] != kinds[1]:
        yield Difference(number, "kinds of output", ", ".join(kinds[0]), ", ".join(kinds[1]))
        return
    for (kind, before), (_, after) in zip(old, new, strict=True):
        if before != after:
            yield Difference(number, kind, before, after)


def run_pytest(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run pytest in a process of its own and return what it printed, for tests about the tests."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
