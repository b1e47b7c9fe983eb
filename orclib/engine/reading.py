"""A typed text as its words, how far anybody got in reading it, and what was expected there."""

from __future__ import annotations

import difflib
import itertools
import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from orclib.errors import NotationError, UsageError, shortened
from orclib.language import either, number, say

MOST_LETTERS: Final = 20_000
"""A longer text is not read: the longest position that is described takes a fifth of it."""
LONGEST_WORD: Final = 100
MOST_WORDS: Final = 200
"""A move of more words and signs is not read."""
MOST_NAMED: Final = 8
"""How many things an error lists."""
_TOKEN = re.compile(r"->|=>|(?<=\d)[xX×](?=[^\W\d_])|[^\W\d_]+|\d+|[^\w\s]")
_IGNORED = frozenset("(),;`'’[]")
_WITHIN = frozenset("`'’")
"""What may stand within a name."""
_PAUSES = frozenset('.:!"«»“”…')
_SAME = dict.fromkeys(("->", "=>", "→", "–", "—", "−", ">"), "-")

Said = dict[str, Any]
"""Fields and their values; None for what was not understood but let pass."""
Missing = tuple[Callable[[], str], Callable[[], Iterable[str]]]
"""What something expected is called ("" for what need not be told), and its names."""


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
    """A word, number or sign: how it is compared, and how and where it was typed (from 1)."""

    word: str
    text: str
    line: int
    column: int
    apart: bool
    """Whether a comma or bracket stands before it."""
    part: int
    """The part of the text that it stands in: each line, and what is behind each semicolon of it."""


def folded(text: str) -> str:
    """The text without accents and in small letters, as words are compared."""
    if text.isascii():
        return text.casefold()
    plain = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold()


def tokens(text: str) -> list[Token]:
    """The words, numbers and signs of a text, without remarks (`# …`) and what only separates."""
    found, apart, part = list[Token](), False, 0
    for line, row in enumerate(unicodedata.normalize("NFC", text).splitlines(), 1):
        part += 1
        for each in _TOKEN.finditer(row.partition("#")[0]):
            typed = each.group()
            if typed in _IGNORED:
                apart = apart or typed not in _WITHIN
                part += typed == ";"
            else:
                found.append(Token(_SAME.get(typed, folded(typed)), typed, line, each.start() + 1, apart, part))
                apart = False
    return found


@cache
def words_of(text: str) -> tuple[str, ...]:
    """A name as its words are compared."""
    return tuple(token.word for token in tokens(text))


def bare(found: Iterable[Token]) -> tuple[str, ...]:
    """The words without what ends or structures a sentence: by them it is known."""
    return tuple(token.word for token in found if token.word not in _PAUSES)


class Reading:
    """A text as it is read: its tokens, how far any pattern got, and what was expected there."""

    build: Callable[[type, Said], Any]
    """Makes a value of its fields."""

    def __init__(self, text: str, state: Any, most: int = MOST_WORDS) -> None:
        self.begins: Sequence[int] = (0,)
        """Where what is read may have begun."""
        self.text, self.state, self.tokens = short(text), state, tokens(text)
        self.furthest, self.missing = 0, list[Missing]()
        self.forgiven: int | None = None
        """Where something wrong is let pass, to see what it would have had to be."""
        self._rows: list[int] = []
        """The letter at which each line begins."""
        for at, token in enumerate(self.tokens):
            if at >= most or len(token.text) > LONGEST_WORD:
                told = say("at most {} words of at most {} letters", "au plus {} mots d'au plus {} lettres")
                raise self.mistaken(at, told.format(most, LONGEST_WORD))

    def word(self, at: int) -> str:
        """The word at a place; "" behind the end."""
        return self.tokens[at].word if at < len(self.tokens) else ""

    def joined(self, at: int) -> bool:
        """Whether the next word or number belongs to the one there, as in A1 and a_city."""
        if at + 1 >= len(self.tokens):
            return False
        here, next_ = self.tokens[at : at + 2]
        end = here.column + len(here.text)
        between = self.text.splitlines()[here.line - 1][end - 1 : next_.column - 1]
        return here.line == next_.line and between in ("", "_")

    def words(self, at: int, count: int) -> tuple[str, ...]:
        """Some words from a place on."""
        return tuple([token.word for token in self.tokens[at : at + count]])

    def letters(self, at: int, end: int) -> tuple[int, int]:
        """From which letter of the text to which some words go."""
        first, last = self.tokens[at], self.tokens[end - 1]
        if not self._rows:
            self._rows = [0, *itertools.accumulate(len(row) for row in self.text.splitlines(keepends=True))]
        return self._rows[first.line - 1] + first.column - 1, self._rows[last.line - 1] + last.column - 1 + len(
            last.text
        )

    def past(self, at: int, sign: str) -> int:
        """The place behind a sign, if it stands there."""
        return at + (at > 0 and self.word(at) == sign)

    def miss(self, at: int, label: Callable[[], str], names: Callable[[], Iterable[str]] = tuple) -> dict[int, Any]:
        """Note what was expected at a place: nothing was found, unless it is forgiven."""
        end = len(self.tokens)
        if self.forgiven is None and at > self.furthest:
            self.furthest, self.missing = at, []
        if at == self.furthest:
            self.missing.append((label, names))
        if self.forgiven is not None and at > end:
            return {at: None}  # more is missing there, which is forgiven too
        return dict.fromkeys(range(at + 1, max(at + 1, min(at + 3, end)) + 1)) if at == self.forgiven else {}

    def error(
        self, tries: Iterable[Callable[[], dict[int, Said]]], begins: Iterable[int], a_move: Callable[[], str]
    ) -> NotationError:
        """What was expected where, and what is nearest to that which stands there.

        Of all that was expected, only that counts with which the rest of the text would be a move, if there is any.
        """
        at, every, likely = self.furthest, self.missing, list[Missing]()
        self.forgiven = at
        for read in tries:
            self.missing = []
            if any(end >= len(self.tokens) for end in read()):
                likely += self.missing
        meant = [*(likely or every), *(missing for missing in every if missing[0] is the_end)]
        labels = list(dict.fromkeys(told for label, _ in meant if (told := label())))
        if at in begins and (len(labels) > MOST_NAMED // 2 or all(label[0] == '"' for label in labels)):
            labels = [a_move()]
        told = either(labels[:MOST_NAMED]) + (" …" if len(labels) > MOST_NAMED else "")
        return self.mistaken(at, told, [name for _, names in meant for name in names()])

    def begins_line(self, at: int) -> bool:
        """Whether the word there is the first of its line."""
        return at == 0 or (at < len(self.tokens) and self.tokens[at].line > self.tokens[at - 1].line)

    def mistaken(self, at: int, expected: str, names: Iterable[str] = ()) -> NotationError:
        """The error of what stands at a place."""
        rows = self.text.splitlines() or [""]
        if at >= len(self.tokens):
            return NotationError(self.text, len(rows), len(rows[-1]) + 1, "", expected)
        token = self.tokens[at]
        rest = unicodedata.normalize("NFC", rows[token.line - 1])[token.column - 1 :]
        found = re.match(r"\w+|.", rest)
        told = f'"{found.group() if found else token.text}"'
        return NotationError(self.text, token.line, token.column, told, expected, nearest(rest, names))


def the_end() -> str:
    """What is expected where nothing more can be said."""
    return say("the end of the line", "la fin de la ligne")


def nearest(typed: str, names: Iterable[str]) -> str:
    """The name that is most like what begins there, of one word or several; "" where none is."""
    typed_words = re.findall(r"[\w*'’-]+", typed.partition("#")[0][:LONGEST_WORD])[:3]
    known, best, ratio = dict[str, str](), "", 0.6
    for name in names:
        known.setdefault(" ".join(words_of(name)), name)
    for count in range(1, len(typed_words) + 1):
        meant = " ".join(words_of(" ".join(typed_words[:count])))
        for near in difflib.get_close_matches(meant, known, n=1, cutoff=ratio):
            like = difflib.SequenceMatcher(None, meant, near).ratio()
            if like > ratio or not best:
                best, ratio = known[near], like
    return best
