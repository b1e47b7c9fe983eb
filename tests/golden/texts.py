"""What is kept of each game as text: a file a game for each kind of thing, a line a thing."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import orclib
from tests.golden import record


def file(slug: str, kind: str) -> Path:
    """Where the lines are kept: `orc.sayings.txt`."""
    return record.FOLDER / f"{slug}.{kind}.txt"


def kept(slug: str, kind: str) -> list[str]:
    """The lines that are kept."""
    return file(slug, kind).read_text("utf-8").splitlines()


def write(kind: str, lines: Callable[[str], list[str]]) -> None:
    """Write the files of the games named on the command line, or of all."""
    for slug in sys.argv[1:] or orclib.list_games():
        file(slug, kind).write_text("\n".join(lines(slug)) + "\n", "utf-8")
