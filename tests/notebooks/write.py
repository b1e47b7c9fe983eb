"""Make the notebooks from their sources, run them, and store what they show: `python -m tests.notebooks.write [names]`.

Without names, all of them; `01_orc` is that notebook in both languages. What is stored depends on the source and on
orclib: writing twice on one machine gives the same bytes. (Letters in pictures differ between machines, nothing else.)
"""

import argparse
import os
from collections import Counter
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_notebook

from orclib.notebook.saved import PNG, WIDGET
from tests.notebooks.source import METADATA, made, notebook_of, read_source, sources
from tests.notebooks.support import FOLDERS, code_cells, execute, name, values
from tests.plugin import private_environment


class NotStored(Exception):
    """A notebook whose run shows an error: fix the notebook, it stays as it was."""


def normalise(notebook: NotebookNode) -> NotebookNode:
    """Return the notebook with everything left out that is not the author's or the kernel's word.

    Widget views go: they name what lived in that kernel alone, by random numbers.
    """
    clean = new_notebook(metadata=METADATA)  # type: ignore[no-untyped-call]
    seen: Counter[str] = Counter()
    for number, cell in enumerate(code_cells(notebook), start=1):
        cell.execution_count = number
        cell.outputs = [output for output in cell.outputs if _keep(output, number)]
    for cell in notebook.cells:
        cell.id = _cell_id(cell, seen)
        tags = cell.metadata.get("tags")
        cell.metadata = {"tags": tags} if tags else {}
    clean.cells = notebook.cells
    return clean  # type: ignore[no-any-return]


def _keep(output: NotebookNode, count: int) -> bool:
    """Clean one output in place; return whether anything is left of it."""
    if output.output_type not in ("display_data", "execute_result"):
        return True
    output.metadata = {PNG: {"alt": output.metadata[PNG]["alt"]}} if PNG in output.metadata else {}
    output.data.pop(WIDGET, None)
    if output.output_type == "execute_result":
        output.execution_count = count
    return bool(output.data)


def _cell_id(cell: NotebookNode, seen: Counter[str]) -> str:
    """Return an id that follows from what the cell says (and its turn among cells that say the same)."""
    digest = sha256(f"{cell.cell_type}\n{cell.source}".encode()).hexdigest()[:12]
    seen[digest] += 1
    return digest if seen[digest] == 1 else f"{digest}-{seen[digest]}"


def write(path: Path, notebook: NotebookNode | None = None) -> bool:
    """Run the notebook at `path`, or another one in its place, and store it with its outputs.

    Returns whether the file changed. Raises NotStored for a run that shows an error; the file stays as it was.
    """
    fresh = normalise(execute(path, notebook))
    for number, cell in enumerate(code_cells(fresh), start=1):
        for kind, text in values(cell):
            if kind in ("error", "stderr"):
                raise NotStored(f"{path.name}, code cell {number}: {kind}: {text}")
    text = nbformat.writes(fresh, version=4, indent=1) + "\n"  # type: ignore[no-untyped-call]
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(text, encoding="utf-8", newline="\n")
    return bool(text != before)


def main() -> None:
    """Write the notebooks named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.notebooks.write", description=__doc__)
    parser.add_argument("names", nargs="*", help="such as 01_orc; all notebooks if none is given")
    names = [Path(name).stem for name in parser.parse_args().names]
    if unknown := set(names) - {source.stem for source in sources()}:
        parser.error(f"no such notebook: {', '.join(sorted(unknown))}")
    with TemporaryDirectory(prefix="orclib-") as folder:
        os.environ.update(private_environment(Path(folder)))
        for source in sources():
            if names and source.stem not in names:
                continue
            cells = read_source(source)
            for language, notebooks in FOLDERS.items():
                notebooks.mkdir(exist_ok=True)
                path = notebook_of(source, language)
                changed = write(path, made(cells, language))
                print(f"{name(path)}: {'written' if changed else 'unchanged'}", flush=True)


if __name__ == "__main__":
    main()
