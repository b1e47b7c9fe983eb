"""In which language a notebook begins."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

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


def test_a_language_chosen_holds_for_its_notebook_alone(tmp_path: Path) -> None:
    home = tmp_path / "home"
    assert said(home) == "en"
    assert said(home, "orclib.language('fr')") == "fr"
    assert said(home) == "en"  # an English text with French boards would be nobody's wish


def test_any_cell_of_a_french_notebook_may_be_the_first(tmp_path: Path) -> None:
    assert said(tmp_path, "from orclib.fr import orc", "print(orc.clause('ORC-4.5'))").startswith("ORC-4.5 Pas la")
    assert said(tmp_path, "from orclib.fr import orc", "orclib.language('en')", "from orclib.fr import braves") == "en"


def test_a_class_can_begin_in_a_language_of_its_own(tmp_path: Path) -> None:
    assert said(tmp_path, ORCLIB_LANGUAGE="fr") == "fr"
    assert said(tmp_path, "print(orclib.orc.clause('ORC-4.5'))", ORCLIB_LANGUAGE="fr").startswith("ORC-4.5 Pas la")
    assert said(tmp_path, "orclib.language('en')", ORCLIB_LANGUAGE="fr") == "en"
    assert said(tmp_path, ORCLIB_LANGUAGE="de") == "en"


def test_a_script_follows_no_class(tmp_path: Path) -> None:
    assert said(tmp_path, where="", ORCLIB_LANGUAGE="fr") == "en"
