"""Switching the language: for everything open at once, and for the next notebook too.

ORCLIB_LANGUAGE     the environment variable that says in which language every notebook begins, such as a class's
language            the file that keeps what was chosen last, beside the tables that are kept
"""

from __future__ import annotations

import contextlib
import os
import sys
import weakref

from orclib import files
from orclib.errors import UsageError
from orclib.language import LANGUAGES, current, say

VARIABLE = "ORCLIB_LANGUAGE"
FILE = "language"
_MOST_BYTES = 100

_followers: weakref.WeakSet[Follower] = weakref.WeakSet()


class Follower:
    """Something open on the screen that re-reads its sentences when the language changes."""

    @property
    def gone(self) -> bool:
        """Whether it was closed, so that nobody can read it any more."""
        return False

    def follow_language(self) -> None:
        """Say everything again, in the language now chosen."""
        raise NotImplementedError

    def keep_following(self) -> None:
        """Be told of every change from now on, for as long as this object lives."""
        _followers.add(self)


def language(code: str | None = None) -> str:
    """The language in use; with a code, switch to it first ("en" or "fr"). Open tables and lessons follow.

    What is chosen in a notebook is kept for the next one.

    Raises UsageError for a language that does not exist.
    """
    if code is not None:
        if code not in LANGUAGES:
            raise UsageError.unknown(say("language", "aucune langue"), code, LANGUAGES)
        changed = code != current()
        current(code)
        if changed:
            for follower in [each for each in _followers if not each.gone]:
                follower.follow_language()
        _remember(code)
    return current()


def begin() -> None:
    """Go on in the language that was chosen before, in another notebook."""
    if (code := _chosen_before()) in LANGUAGES:
        current(code)


def _chosen_before() -> str:
    """The language in which to begin; "" where none was chosen."""
    if not _in_notebook():
        return ""
    return os.environ.get(VARIABLE, "") or _read()


def _remember(code: str) -> None:
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
