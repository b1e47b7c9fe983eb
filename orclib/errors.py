"""Everything that can be wrong with what a person gave us, as one tree.

    OrclibError
    ├── UsageError      asked for something that does not exist: a game, an option, a language, a clause
    ├── NotationError   text that could not be read: says line, column and what was expected
    ├── LessonError     a lesson of one's own that cannot be: says which page, on which line, and what was expected
    ├── PositionError   a position that was read but cannot be: lists all its faults
    ├── IllegalAction   an action that was read but is forbidden: holds every reason
    ├── BotError        a bot did what no bot may do: says which, at which seat, and what
    └── SaveError       a save or share code that is damaged, foreign, tampered with, too new or too large

All are ValueErrors too, so `except ValueError` works as Python people expect. What they repeat of what was given is
cut to a readable length.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from orclib.language import plural, say

LONGEST = 1_000
"""Letters of a line of an error; a longer line is cut in its middle."""
MOST_LINES = 60
FEW = 8
"""So many names are listed even where the one that is meant is told."""
_QUOTED = re.compile('"([^"]+)"')
_ROOM = 60
"""Letters of a typed line that are shown before and after the one that is meant."""


def cut(text: str, most: int = 300) -> str:
    """The text, or its beginning and its end; what no browser or file can be sent is a question mark."""
    half, text = most // 2, text.encode(errors="replace").decode()
    return text if len(text) <= most else f"{text[:half]} … {text[-half:]}"


def _readable(text: str) -> str:
    lines = text.split("\n", MOST_LINES)
    more = ["…"] if len(lines) > MOST_LINES else []
    return "\n".join([*(cut(line, LONGEST) for line in lines[:MOST_LINES]), *more])


def shortened(given: object, write: Callable[[object], str] = repr) -> str:
    """What was given, as far as it can be shown: Python writes no number of thousands of digits."""
    try:
        return cut(write(given), 100)
    except (ValueError, RecursionError):
        return say("{kind} that is too large to show", "une valeur {kind} trop longue à montrer").format(
            kind=type(given).__name__
        )


def file_name(path: object) -> str:
    """A path as text. Raises UsageError for what is no path."""
    text = os.fspath(path) if isinstance(path, os.PathLike) else path
    if not isinstance(text, str):
        told = say(
            "A file is named by text or a path, not by {given}.",
            "Un fichier se nomme par du texte ou un chemin, et non par {given}.",
        )
        raise UsageError(told.format(given=shortened(path)))
    return text


class Cause(Protocol):
    """What an error needs to know of a `Reason` of the engine, which stands above this module."""

    @property
    def clause(self) -> str: ...
    @property
    def code(self) -> str: ...


class OrclibError(ValueError):
    """Catch this to catch everything orclib says about what it was given."""

    def __init__(self, told: str = "") -> None:
        super().__init__(_readable(told))
        self._rendered = False

    def _render_traceback_(self) -> list[str]:
        """What a cell shows, as IPython asks: what is wrong, and nothing of the library's own code.

        Asked again, as `%tb` does, it is the whole traceback.
        """
        if not self._rendered:
            self._rendered = True
            return [f"{type(self).__name__}: {self}"]
        import traceback  # only for whoever wants to know where

        return "".join(traceback.format_exception(self)).splitlines()


class UsageError(OrclibError):
    """Catch this around names typed by a person: games, options, languages, clauses, lessons, targets."""

    @classmethod
    def unknown(
        cls, what: str, given: object, known: Iterable[str], other_names: Mapping[str, str] | None = None
    ) -> UsageError:
        """`There is no <what> "<given>". Did you mean …?` Where nothing is like it, or there is little: `There is: …`.

        In French `what` brings its determiner, as it stands behind « Il n'existe »: `aucun jeu`, `aucune règle`.
        Things are known by `other_names` too.
        """
        import difflib  # only for whoever has mistyped something

        names, name = list(known), shortened(given, str)
        spelt = {other.casefold(): told for other, told in (other_names or {}).items()}
        spelt |= {each.casefold(): each for each in names}
        number = name.lstrip("-").isdecimal()  # no number is meant for another one
        near = [] if number else difflib.get_close_matches(name.casefold(), spelt, n=1)
        told = [say('There is no {what} "{name}".', "Il n'existe {what} « {name} ».").format(what=what, name=name)]
        if near:
            told.append(say('Did you mean "{name}"?', "Vouliez-vous dire « {name} » ?").format(name=spelt[near[0]]))
        if not near or len(names) <= FEW:
            listed = ", ".join(names[:40]) + (" …" if len(names) > 40 else "")
            told.append(say("There is: {names}.", "Au choix : {names}.").format(names=listed or say("nothing", "rien")))
        return cls(" ".join(told))


class NotationError(OrclibError):
    """Catch this around typed moves and positions.

    line and column count from 1; `expected` says what could have stood there, `nearest` what is most like what does.
    """

    def __init__(self, text: str, line: int, column: int, found: str, expected: str, nearest: str = "") -> None:
        self.line, self.column, self.found, self.expected = line, column, cut(found, 100), cut(expected)
        self.nearest = cut(nearest, 100)
        rows = text.splitlines() or [""]
        row, at = rows[min(line, len(rows)) - 1], column - 1
        before, after = row[:at], row[at:]
        before = before if len(before) <= _ROOM else f"… {before[-_ROOM:]}"
        after = after if len(after) <= _ROOM else f"{after[:_ROOM]} …"
        told = say(
            f"Line {line}, column {column}: expected {self.expected}, found {self.found or 'nothing'}.",
            f"Ligne {line}, colonne {column}\N{NO-BREAK SPACE}: il faut {self.expected}, et non {self.found}."
            if self.found
            else f"Ligne {line}, colonne {column}\N{NO-BREAK SPACE}: il manque {self.expected}.",
        )
        if self.nearest:
            told += say(f' Did you mean "{self.nearest}"?', f' Vouliez-vous dire "{self.nearest}"\N{NO-BREAK SPACE}?')
        told = say(told, _QUOTED.sub(r"« \1 »", told))
        caret = " " * max(len(before), at if at <= _ROOM else 0) + "^"
        super().__init__(f"{told}\n  {before}{after}\n  {caret}" if row.strip() else told)

    def within(self, text: str, line: int, column: int) -> NotationError:
        """The same error, where what could not be read begins at that place of a longer text."""
        first = self.line == 1
        place = self.column + column - 1 if first else self.column
        return NotationError(text, self.line + line - 1, place, self.found, self.expected, self.nearest)


class LessonError(OrclibError):
    """Catch this around lessons of your own: the message says which page is meant, and what is wrong with it."""


class PositionError(OrclibError):
    """Catch this around positions that can be read but cannot be: `faults` lists every one.

    `state` is what was told all the same, for those who look at it while they mend it; None where it is nothing.
    """

    def __init__(self, faults: Iterable[str], state: object = None) -> None:
        self.faults, self.state = tuple(map(cut, faults)), state
        told = plural(
            len(self.faults),
            ("This position cannot be ({n} fault):", "This position cannot be ({n} faults):"),
            ("Cette position est impossible ({n} faute) :", "Cette position est impossible ({n} fautes) :"),
        )
        super().__init__("\n".join([told.format(n=len(self.faults)), *(f"- {fault}" for fault in self.faults)]))


class IllegalAction(OrclibError):
    """Catch this around moves: `reasons` holds every reason, each with its clause; `sentences` says them."""

    def __init__(self, reasons: tuple[Cause, ...], sentences: tuple[str, ...] = ()) -> None:
        self.reasons: tuple[Any, ...] = reasons
        self.sentences = sentences
        super().__init__("\n".join(sentences) or "; ".join(f"{r.code} ({r.clause})" for r in reasons))


class BotError(OrclibError):
    """Catch this around bots of your own: `seat` is where it sits, `lead` says what it did, `detail` all about it.

    All follow the language: it is told as long as nobody settles it. What a bot raised is the cause; the `reasons` are
    those against an action that is not allowed.
    """

    def __init__(
        self,
        seat: int,
        lead: Callable[[], str],
        detail: Callable[[], str] = str,
        reasons: tuple[Cause, ...] = (),
    ) -> None:
        self.seat, self._lead, self._detail = seat, lead, detail
        self.reasons: tuple[Any, ...] = reasons
        super().__init__(str(self))

    @property
    def lead(self) -> str:
        """What it did, in the language in use."""
        return self._lead()

    @property
    def detail(self) -> str:
        """All about it, in the language in use."""
        return self._detail()

    def __str__(self) -> str:
        return _readable(f"{self.lead}\n{self.detail}".rstrip())

    def discreet(self) -> BotError:
        """The same without the details, which may tell what only the bot knows."""
        return BotError(self.seat, self._lead)


class SaveError(OrclibError):
    """Catch this around load() and share codes: the message says what is wrong with the file or code."""
