"""A language chosen in one notebook is the language of the next."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

NOTEBOOK = "from IPython.core.interactiveshell import InteractiveShell; InteractiveShell.instance()"


def said(home: Path, *lines: str, where: str = NOTEBOOK, **more: str) -> str:
    """What a new Python prints for these lines, in a notebook or elsewhere."""
    environment = {name: value for name, value in os.environ.items() if name != "ORCLIB_LANGUAGE"}
    run = subprocess.run(
        [sys.executable, "-c", "\n".join([where, "import orclib", *lines, "print(orclib.language())"])],
        env={**environment, "ORCLIB_HOME": str(home), **more},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.strip()


def test_a_language_chosen_is_kept_for_the_next_notebook(tmp_path: Path) -> None:
    home = tmp_path / "home"
    assert said(home) == "en"
    assert said(home, "orclib.language('fr')") == "fr"
    assert said(home) == "fr"
    assert said(home, "print(orclib.orc.clause('ORC-4.5'))").startswith("ORC-4.5 Pas la couleur")
    assert said(home, "orclib.language('en')") == "en"
    assert said(home) == "en"


def test_a_script_neither_keeps_a_language_nor_follows_one(tmp_path: Path) -> None:
    assert said(tmp_path, "orclib.language('fr')", where="") == "fr"
    assert said(tmp_path) == "en"
    assert said(tmp_path, "orclib.language('fr')") == "fr"
    assert said(tmp_path, where="") == "en"


def test_a_class_can_begin_in_a_language_of_its_own(tmp_path: Path) -> None:
    assert said(tmp_path, "orclib.language('en')") == "en"
    assert said(tmp_path, ORCLIB_LANGUAGE="fr") == "fr"
    assert said(tmp_path, ORCLIB_LANGUAGE="de") == "en"


@pytest.mark.parametrize("held", [b"de", b"\xff\xfe", b"fr" * 1000])
def test_what_is_no_language_is_none(tmp_path: Path, held: bytes) -> None:
    (tmp_path / "language").write_bytes(held)
    assert said(tmp_path) == "en"


def test_where_nothing_can_be_kept_a_language_can_be_chosen(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert said(tmp_path / "file" / "home", "orclib.language('fr')") == "fr"
