"""Switching the language: for everything open in a notebook at once, and for no other.

ORCLIB_LANGUAGE     the environment variable that says in which language every notebook begins, such as a class's
"""

from __future__ import annotations

import os
import sys
import weakref

from orclib.errors import UsageError
from orclib.language import LANGUAGES, current, say

VARIABLE = "ORCLIB_LANGUAGE"

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

    It holds for this notebook: the next one begins in the language that it is written in.

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
    return current()


def begin() -> None:
    """Begin in the language that is set for all notebooks; a script speaks English until it says otherwise."""
    code = os.environ.get(VARIABLE, "")
    if code in LANGUAGES and _in_notebook():
        current(code)


def _in_notebook() -> bool:
    """Whether a person types here."""
    ipython = sys.modules.get("IPython")
    return ipython is not None and ipython.get_ipython() is not None
