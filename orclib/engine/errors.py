"""Everything that can be wrong with what a person gave us, as one tree.

    OrclibError
    ├── UsageError      asked for something that does not exist: a game, an option, a language, a clause
    ├── NotationError   text that could not be read: says line, column and what was expected
    ├── PositionError   a position that was read but cannot be: lists all its faults
    ├── IllegalAction   an action that was read but is forbidden: holds every reason
    └── SaveError       a save or share code that is damaged, foreign, tampered with, too new or too large

All are ValueErrors too, so `except ValueError` works as Python people expect.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orclib.engine.game import Reason


class OrclibError(ValueError):
    """Catch this to catch everything orclib says about what it was given."""


class UsageError(OrclibError):
    """Catch this around names typed by a person: games, options, languages, clauses, lessons, targets."""

    @classmethod
    def unknown(cls, what: str, given: object, known: Iterable[str]) -> UsageError:
        """`There is no <what> "<given>". Did you mean …? Known: …`."""
        import difflib  # only for whoever has mistyped something

        names = list(known)
        number = str(given).lstrip("-").isdecimal()  # no number is meant for another one
        near = [] if number else difflib.get_close_matches(str(given), names, n=1)
        hint = f' Did you mean "{near[0]}"?' if near else ""
        listed = ", ".join(names[:40]) + (" …" if len(names) > 40 else "")
        return cls(f'There is no {what} "{given}".{hint} There is: {listed}.')


class NotationError(OrclibError):
    """Catch this around typed moves and positions.

    line and column count from 1; `expected` says what could have stood there.
    """

    def __init__(self, text: str, line: int, column: int, found: str, expected: str) -> None:
        self.line, self.column, self.found, self.expected = line, column, found, expected
        rows = text.splitlines() or [""]
        row = rows[min(line, len(rows)) - 1]
        super().__init__(
            f"Line {line}, column {column}: expected {expected}, found {found or 'nothing'}.\n"
            f"  {row}\n  {' ' * (column - 1)}^"
        )


class PositionError(OrclibError):
    """Catch this around positions that can be read but cannot be: `faults` lists every one."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        count = "1 fault" if len(self.faults) == 1 else f"{len(self.faults)} faults"
        super().__init__(f"This position cannot be ({count}):\n" + "\n".join(f"- {f}" for f in self.faults))


class IllegalAction(OrclibError):
    """Catch this around moves: `reasons` holds every reason, each with its clause; `sentences` says them."""

    def __init__(self, reasons: tuple[Reason, ...], sentences: tuple[str, ...] = ()) -> None:
        self.reasons, self.sentences = reasons, sentences
        super().__init__("\n".join(sentences) or "; ".join(f"{r.code} ({r.clause})" for r in reasons))


class SaveError(OrclibError):
    """Catch this around load() and share codes: the message says what is wrong with the file or code."""
