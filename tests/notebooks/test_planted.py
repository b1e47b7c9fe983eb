"""One changed colour, one changed rule, one changed sentence: the stored outputs of the notebooks find each of them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.notebooks.support import ROOT, compare, execute, notebooks, read

pytestmark = pytest.mark.thorough

PLANTED = {
    "a colour": ("scene/palette.py", '"#7E9C60"', '"#7E9C61"'),
    "a rule": ("games/orc/state.py", "(Use.SINGLE, 2), (Use.DOUBLE, 1)", "(Use.SINGLE, 1), (Use.DOUBLE, 2)"),
    "a sentence": ("games/orc/rules/attack.py", "by orcs of its own colour", "by orcs of its own color"),
}


@pytest.mark.parametrize("what", PLANTED)
def test_a_planted_change_is_found(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, right, wrong = PLANTED[what]
    shutil.copytree(ROOT / "orclib", tmp_path / "orclib", ignore=shutil.ignore_patterns("__pycache__"))
    changed = tmp_path / "orclib" / file
    source = changed.read_text(encoding="utf-8")
    assert right in source
    changed.write_text(source.replace(right, wrong), encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))  # before the editable install
    game = next(path for path in notebooks() if path.stem.endswith("orc"))
    assert compare(read(game), execute(game))


def test_nothing_planted_nothing_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "orclib", tmp_path / "orclib", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    game = next(path for path in notebooks() if path.stem.endswith("orc"))
    assert compare(read(game), execute(game)) == []
