"""A French class reads French: nothing that a French notebook shows is English but the code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import orclib
from orclib.language import Bilingual
from orclib.notebook.saved import PNG
from tests.language import sentences
from tests.language.test_one_language import within
from tests.notebooks.source import notebook_of, read_source, sources
from tests.notebooks.support import code_cells, name, notebooks, read, values

SHORTEST = 12
"""Letters of English that cannot be in French by chance."""
LONGEST_SHARED = 40
"""Letters of a line of prose that may be the same in both languages: names, titles."""


@cache
def english() -> tuple[str, ...]:
    """What would be English in a French notebook: all that is said, as far as French says it differently."""
    code = ((pair.en, pair.fr) for pair in sentences.all_pairs() if pair.en)
    pairs = [*code, *((text.en, text.fr) for text in _bilingual())]
    french = "\n".join(fr for _en, fr in pairs)
    pieces = {piece.strip() for en, _fr in pairs for piece in re.split(r"\{[^}]*\}|\n", en)}
    return tuple(piece for piece in pieces if len(piece) >= SHORTEST and " " in piece and piece not in french)


def _bilingual() -> Iterator[Bilingual]:
    for slug in orclib.list_games():
        game = orclib.game(slug)
        yield from within(game.lessons().values())
        yield from within(game.rulebook.values())


def told(path: Path) -> str:
    """All that the outputs of a notebook say, those who hear the pictures included."""
    cells = code_cells(read(path))
    texts = [text for cell in cells for _kind, text in values(cell)]
    heard = [output.get("metadata", {}).get(PNG, {}).get("alt", "") for cell in cells for output in cell.outputs]
    return "\n".join([*texts, *heard])


@pytest.mark.parametrize("path", notebooks("fr"), ids=name)
def test_no_output_of_a_french_notebook_is_english(path: Path) -> None:
    text = told(path)
    assert [piece for piece in english() if piece in text] == []


def test_what_is_english_would_be_found() -> None:
    """The English notebooks are full of it."""
    for path in notebooks("en"):
        text = told(path)
        assert path.stem[:2] in ("00", "06") or len([piece for piece in english() if piece in text]) > 20


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.stem)
def test_no_line_of_prose_is_left_in_english(path: Path) -> None:
    cells = read_source(path)
    lines = {line for cell in cells if cell.kind == "en" for line in cell.text.splitlines()}
    left = [line for cell in cells if cell.kind == "fr" for line in cell.text.splitlines() if line in lines]
    assert [line for line in left if len(line) > LONGEST_SHARED] == []


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.stem)
def test_no_cell_of_a_french_notebook_chooses_english(path: Path) -> None:
    codes = [cell.source for cell in code_cells(read(notebook_of(path, "fr")))]
    assert [code for code in codes if re.search(r"language\(.?en.?\)", code)] == []
