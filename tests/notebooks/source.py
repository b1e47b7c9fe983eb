"""What the notebooks of both languages are made of: one text a pair, `notebooks/source/01_orc.md`.

A line that is `[en]`, `[fr]` or `[code]` begins a cell; `[lessons]` stands for the lessons of the game, each with its
heading and its cell of code. English prose is followed by the same in French; code is for
both. The first cell of code imports what the others need; each of them gets the import too, so that any may be run
first after a restart; in a French notebook it is from `orclib.fr`. Words about cells and code are {{in braces}}: Voila,
which shows the page without code, leaves them out.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple, cast

from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from orclib.engine.lesson_file import lessons
from orclib.games import rules
from orclib.language import Bilingual
from tests.notebooks.support import FOLDERS, ROOT

Kind = Literal["en", "fr", "code"]

SOURCES = ROOT / "notebooks" / "source"
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
LESSONS = "[lessons]"
_MARK = re.compile(r"\[(en|fr|code|lessons)\]")
_ABOUT_CODE = re.compile(r"\{\{(.+?)\}\}")
_LEFT_OUT = r'<span class="jp-mod-noInput jp-mod-noOutputs">\1</span>'
"""As Voila hides what is empty, from the first moment; these names mean nothing to others where words are."""


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
    found = list(_cells(path.read_text(encoding="utf-8").splitlines(), path.stem.partition("_")[2]))
    for before, after in pairwise([Cell("code", "", 0), *found, Cell("code", "", 0)]):
        if (before.kind == "en") != (after.kind == "fr"):
            raise ValueError(f"{path.name}, line {before.line}: [en] is followed by [fr], and nothing else is")
    if empty := [cell for cell in found if not cell.text]:
        raise ValueError(f"{path.name}, line {empty[0].line}: an empty cell")
    return found


def _cells(lines: list[str], slug: str) -> Iterator[Cell]:
    begins = [at for at, line in enumerate(lines) if _MARK.fullmatch(line)]
    if any(line.strip() for line in lines[: begins[0] if begins else None]):
        raise ValueError("a source begins with [en] or [code]")
    for at, end in pairwise([*begins, len(lines)]):
        if lines[at] == LESSONS:
            yield from _lessons(slug, at + 1)
            continue
        yield Cell(cast(Kind, lines[at][1:-1]), "\n".join(lines[at + 1 : end]).strip("\n"), at + 2)


def _lessons(slug: str, line: int) -> Iterator[Cell]:
    """A heading in both languages and a cell of code for each lesson of a game."""
    for number, lesson in enumerate(lessons(rules(slug)), start=1):
        heading, lead = lesson.heading or lesson.title, lesson.lead or Bilingual("", "")
        yield Cell("en", f"### {number}. {heading.en}\n\n{lead.en}".rstrip(), line)
        yield Cell("fr", f"### {number}. {heading.fr}\n\n{lead.fr}".rstrip(), line)
        yield Cell("code", f'{slug}.lesson("{lesson.slug}")', line)


def made(cells: Iterable[Cell], language: str) -> NotebookNode:
    """The notebook of a language, never run."""
    notebook = new_notebook(metadata=METADATA)  # type: ignore[no-untyped-call]
    opening = ""
    for cell in cells:
        if cell.kind == "code":
            first, _, rest = cell.text.partition("\n")
            text = importing(cell.text, opening) if opening else f"{choosing(first, language)}\n{rest}"
            opening = opening or choosing(first, language)
            notebook.cells.append(new_code_cell(text))  # type: ignore[no-untyped-call]
        elif cell.kind == language:
            notebook.cells.append(new_markdown_cell(_ABOUT_CODE.sub(_LEFT_OUT, cell.text)))  # type: ignore[no-untyped-call]
    return notebook  # type: ignore[no-any-return]


def choosing(line: str, language: str) -> str:
    """The first line of code, which imports something from orclib, with another language than English chosen so."""
    if not line.startswith(("import orclib", "from orclib import ")):
        raise ValueError(f"the first cell of code begins with an import from orclib, not with {line!r}")
    if language == "en":
        return line
    if line == "import orclib":
        return f"import orclib.{language} as orclib"
    return line.replace("from orclib", f"from orclib.{language}")


def importing(code: str, opening: str) -> str:
    """A cell of code below the `opening` line of the first, which it needs where it uses a name imported there."""
    [line] = ast.parse(opening).body
    assert isinstance(line, ast.Import | ast.ImportFrom)
    names = {name.asname or name.name for name in line.names}
    used = {node.id for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Name)}
    return f"{opening}\n{code}" if names & used else code


def notebook_of(source: Path, language: str) -> Path:
    """Where the notebook of a language is."""
    return FOLDERS[language] / f"{source.stem}.ipynb"
