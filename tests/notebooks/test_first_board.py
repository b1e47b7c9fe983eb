"""The first board of every notebook: whoever goes on clicking comes to the end of a game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import orclib
from orclib.notebook.table import Table
from tests.notebooks.support import code_cells, notebooks, read

MOST = 3_000
"""Clicks; the longest of these games takes some 800."""
GAMES = [path for path in notebooks("en") if path.stem.partition("_")[2] in orclib.list_games()]


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_the_first_board_goes_on_to_the_end_of_the_game(path: Path) -> None:
    *before, last = code_cells(read(path))[0].source.splitlines()
    names: dict[str, object] = {}
    exec("\n".join(before), names)
    table = eval(last, names)
    assert isinstance(table, Table)
    rng = Random(1)
    for _ in range(MOST):
        if table.match.outcome is not None:
            break
        assert table.view.ringed, f"nothing can be clicked: {table!r}"
        table.press(rng.choice(table.view.ringed))
    assert table.match.outcome is not None
