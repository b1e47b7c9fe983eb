"""Where somebody is on a page that may be loaded again: the page of a lesson, what was answered, what was set up."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec

from orclib import files
from orclib.notebook.autosave import room

MOST_BYTES = 100_000


class Bookmark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter and a page, and what was answered to questions, each with its chapter and page; or an editor's text."""

    chapter: int = 0
    page: int = 0
    given: tuple[tuple[int, int, tuple[str, ...]], ...] = ()
    text: str = ""


def found(game: str, lessons: str) -> Bookmark | None:
    """The bookmark of an earlier load of this page, if there is one: whoever opens a page for the first time begins."""
    if not files.came_back():
        return None
    with contextlib.suppress(OSError, msgspec.MsgspecError):  # what cannot be read is not there
        return _read(game).get(lessons)
    return None


def put(game: str, lessons: str, mark: Bookmark) -> None:
    """Keep where somebody is, on a page that has a place to keep it."""
    if not files.place():
        return
    with contextlib.suppress(OSError):  # the page goes on; only after a reload it begins anew
        try:
            known = _read(game)
        except (FileNotFoundError, msgspec.MsgspecError):
            known = {}
        files.write(_file(game), msgspec.json.encode({**known, lessons: mark}), mode=0o600)


def _file(game: str) -> Any:
    return room("bookmarks") / f"{game}.json"


def _read(game: str) -> dict[str, Bookmark]:
    return msgspec.json.decode(files.read(_file(game), MOST_BYTES), type=dict[str, Bookmark])
