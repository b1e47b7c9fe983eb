"""The language that a person has chosen in a notebook, kept for the next one.

ORCLIB_LANGUAGE     the environment variable that says in which language every notebook begins, such as a class's
language            the file that keeps what was chosen last, beside the tables that are kept
"""

from __future__ import annotations

import contextlib
import os
import sys

from orclib import files

VARIABLE = "ORCLIB_LANGUAGE"
FILE = "language"
_MOST_BYTES = 100


def recall() -> str:
    """The language in which to begin; "" where none was chosen."""
    if not _in_notebook():
        return ""
    return os.environ.get(VARIABLE, "") or _read()


def keep(code: str) -> None:
    """Begin with this language from now on. Where nothing can be written it holds for this notebook alone."""
    if not _in_notebook():
        return
    with contextlib.suppress(OSError):
        if _read() != code:
            home = files.home()
            home.mkdir(mode=0o700, parents=True, exist_ok=True)
            files.write(home / FILE, code.encode(), mode=0o600)


def _read() -> str:
    with contextlib.suppress(OSError, UnicodeDecodeError):
        return files.read(files.home() / FILE, _MOST_BYTES).decode().strip()
    return ""


def _in_notebook() -> bool:
    """Whether a person types here; a script that speaks French is nobody's choice."""
    ipython = sys.modules.get("IPython")
    return ipython is not None and ipython.get_ipython() is not None
