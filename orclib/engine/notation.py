"""Reading typed text word by word, with errors that say line, column and what was expected."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from orclib.errors import NotationError, UsageError, shortened
from orclib.language import number, say

T = TypeVar("T")

MOST_LETTERS = 20_000
"""A longer text is not read: the longest position that is described takes a fifth of it."""
LONGEST_WORD = 100

_TOKEN = re.compile(r"→|->|=>|[A-Za-zÀ-ÿ_]+[0-9]*|[0-9]+|\S")


def short(text: str) -> str:
    """The text, if it is one and no longer than a person types. Raises UsageError or NotationError."""
    if not isinstance(text, str):
        raise UsageError(
            say(
                "Moves and positions are typed as text, not as {given}.",
                "Les coups et les positions se tapent comme du texte, et non comme {given}.",
            ).format(given=shortened(text))
        )
    if len(text) > MOST_LETTERS:
        found = say("{n} letters", "{n} lettres").format(n=number(len(text)))
        expected = say("at most {n} letters", "au plus {n} lettres").format(n=number(MOST_LETTERS))
        raise NotationError(text[:MOST_LETTERS], 1, 1, found, expected)
    return text


class Token(NamedTuple):
    """A word, number or sign, and where it stands (from 1)."""

    text: str
    line: int
    column: int


class Reader:
    """The tokens of a text, one after the other. `take…` moves on or raises NotationError; `maybe` only looks."""

    def __init__(self, text: str, pattern: re.Pattern[str] = _TOKEN) -> None:
        self.text = short(text)
        self.tokens = [
            Token(found.group(), line, found.start() + 1)
            for line, row in enumerate(text.splitlines(), 1)
            for found in pattern.finditer(row.partition("#")[0])
        ]
        self.at = 0
        for token in self.tokens:
            if len(token.text) > LONGEST_WORD:
                told = say("a word or number of at most {n} letters", "un mot ou un nombre d'au plus {n} lettres")
                raise self.fail(told.format(n=LONGEST_WORD), token)

    @property
    def next(self) -> Token | None:
        """The token to be read, None at the end."""
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    @property
    def after(self) -> Token | None:
        """The token after the next one."""
        return self.tokens[self.at + 1] if self.at + 1 < len(self.tokens) else None

    def follows(self, *words: str) -> bool:
        """Whether the token after the next one is one of the words (letter case aside)."""
        return self.after is not None and self.after.text.casefold() in words

    def fail(self, expected: str, token: Token | None = None) -> NotationError:
        """The error that the next (or the given) token deserves."""
        token = token or self.next
        if token is None:
            rows = self.text.splitlines() or [""]
            return NotationError(self.text, len(rows), len(rows[-1]) + 1, "", expected)
        return NotationError(self.text, token.line, token.column, f'"{token.text}"', expected)

    def maybe(self, *words: str) -> bool:
        """Step over the next token if it is one of the words (letter case aside)."""
        token = self.next
        if token is not None and token.text.casefold() in words:
            self.at += 1
            return True
        return False

    def take(self, expected: str, *words: str) -> None:
        """Step over one of the words. `expected` describes them."""
        if not self.maybe(*words):
            raise self.fail(expected)

    def take_one(self, expected: str, meanings: Mapping[str, T]) -> T:
        """The meaning of the next token."""
        token = self.next
        meaning = None if token is None else meanings.get(token.text, meanings.get(token.text.casefold()))
        if meaning is None:
            raise self.fail(expected)
        self.at += 1
        return meaning

    def take_number(self, expected: str, most: int = 999_999) -> int:
        """The next token as a whole number, `most` at the highest."""
        token = self.next
        if token is None or not token.text.isdecimal() or len(token.text) > len(str(most)) or int(token.text) > most:
            raise self.fail(expected)
        self.at += 1
        return int(token.text)

    def end(self, expected: str = "") -> None:
        """Nothing may be left."""
        if self.next is not None:
            raise self.fail(expected or say("the end of the line", "la fin de la ligne"))
