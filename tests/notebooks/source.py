"""What the notebooks of both languages are made of: one text a pair, `notebooks/source/01_orc.md`.

A line that is `[en]`, `[fr]` or `[code]` begins a cell. English prose is followed by the same in French; code is for
both. The first cell of code in a French notebook chooses French. Words about cells and code are {{in braces}}: Voila,
which shows the page without code, leaves them out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple, cast

from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from tests.notebooks.support import FOLDERS, ROOT

Kind = Literal["en", "fr", "code"]

SOURCES = ROOT / "notebooks" / "source"
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
_MARK = re.compile(r"\[(en|fr|code)\]")
_ABOUT_CODE = re.compile(r"\{\{(.+?)\}\}")
_LEFT_OUT = r'<span class="jp-mod-noInput jp-mod-noOutputs">\1</span>'
"""As Voila hides what is empty, from the first moment; these names mean nothing to others where words are."""
_IMPORT = re.compile(r"from orclib import (.+)|import orclib")


class Cell(NamedTuple):
    """A cell of the source, and the line on which its text begins."""

    kind: Kind
    text: str
    line: int


def sources() -> list[Path]:
    """The sources of all notebooks, in reading order."""
    return sorted(SOURCES.glob("*.md"))


def read_source(path: Path) -> list[Cell]:
    """The cells of a source. Raises ValueError where a text stands before any, or has no twin."""
    found = list(_cells(path.read_text(encoding="utf-8").splitlines()))
    for before, after in pairwise([Cell("code", "", 0), *found, Cell("code", "", 0)]):
        if (before.kind == "en") != (after.kind == "fr"):
            raise ValueError(f"{path.name}, line {before.line}: [en] is followed by [fr], and nothing else is")
    if empty := [cell for cell in found if not cell.text]:
        raise ValueError(f"{path.name}, line {empty[0].line}: an empty cell")
    return found


def _cells(lines: list[str]) -> Iterator[Cell]:
    begins = [at for at, line in enumerate(lines) if _MARK.fullmatch(line)]
    if any(line.strip() for line in lines[: begins[0] if begins else None]):
        raise ValueError("a source begins with [en] or [code]")
    for at, end in pairwise([*begins, len(lines)]):
        yield Cell(cast(Kind, lines[at][1:-1]), "\n".join(lines[at + 1 : end]).strip("\n"), at + 2)


def made(cells: Iterable[Cell], language: str) -> NotebookNode:
    """The notebook of a language, never run."""
    notebook, chosen = new_notebook(metadata=METADATA), language == "en"  # type: ignore[no-untyped-call]
    for cell in cells:
        if cell.kind == "code":
            text = cell.text if chosen else choosing(cell.text, language)
            chosen = True
            notebook.cells.append(new_code_cell(text))  # type: ignore[no-untyped-call]
        elif cell.kind == language:
            notebook.cells.append(new_markdown_cell(_ABOUT_CODE.sub(_LEFT_OUT, cell.text)))  # type: ignore[no-untyped-call]
    return notebook  # type: ignore[no-any-return]


def choosing(code: str, language: str) -> str:
    """The first cell of code, which imports something from orclib, with the language chosen there."""
    found = _IMPORT.match(code)
    if found is None:
        raise ValueError(f"the first cell of code begins with an import from orclib, not with {code!r}")
    if found[1] is None:
        return f'{found[0]}\norclib.language("{language}"){code[found.end() :]}'
    names = ", ".join(sorted({*found[1].split(", "), "language"}))
    return f'from orclib import {names}\nlanguage("{language}"){code[found.end() :]}'


def notebook_of(source: Path, language: str) -> Path:
    """Where the notebook of a language is."""
    return FOLDERS[language] / f"{source.stem}.ipynb"
