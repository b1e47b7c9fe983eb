"""The language a person reads: every sentence stands in the code in English and French, side by side.

`say` and `plural` give the one in use, `listing`, `number` … set lists and numbers as it does; `switch.py` changes it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache

import msgspec

LANGUAGES = ("en", "fr")
NAMES = {"en": "English", "fr": "Français"}

_HIGH = re.compile(" ([:;!?%»])|(?<=«) ")
_current = "en"


def current(code: str = "") -> str:
    """The code of the language in use; with a code, it is in use from now on. People call `orclib.language`."""
    global _current
    _current = code or _current
    return _current


@cache
def _french(text: str) -> str:
    """French sets a space before high punctuation, and a line must not break there."""
    return _HIGH.sub("\N{NO-BREAK SPACE}\\1", text)


def say(en: str, fr: str) -> str:
    """The text in the language in use."""
    return _french(fr) if _current == "fr" else en


def plural(n: int, en: tuple[str, str], fr: tuple[str, str]) -> str:
    """The text for a count, singular or plural, in the language in use: French begins to count at two."""
    return _french(fr[n > 1]) if _current == "fr" else en[n != 1]


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Say what follows in this language, without anything open on the screen following."""
    global _current
    before, _current = _current, code
    try:
        yield
    finally:
        _current = before


class Bilingual(msgspec.Struct, frozen=True):
    """One text in both languages; `str()` gives the one in use."""

    en: str
    fr: str

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "fr", _french(self.fr))

    def __str__(self) -> str:
        return self.fr if _current == "fr" else self.en


def capital(text: str) -> str:
    """The text with a capital in front; the rest stays as it is."""
    return text[:1].upper() + text[1:]


def spoken(en: str, fr: str, **facts: object) -> str:
    """A sentence given in both languages, with its facts, in the language in use; it begins with a capital."""
    return capital(say(en, fr).format(**facts))


def listing(parts: Iterable[str], *, last: Callable[[], str] | None = None) -> str:
    """`a, b and c`, in the language in use; "" for nothing."""
    items = list(parts)
    joint = last() if last else say("and", "et")
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {joint} {items[-1]}"


def either(parts: Iterable[str]) -> str:
    """`a, b or c`, in the language in use."""
    return listing(parts, last=lambda: say("or", "ou"))


def series(parts: Iterable[str]) -> str:
    """`a; b; c`, for parts that hold commas themselves."""
    return say("; ", " ; ").join(parts)


def labelled(name: str, text: str) -> str:
    """`name: text`, with the colon as the language in use sets it."""
    return f"{name}{say(':', ' :')} {text}"


def number(value: int) -> str:
    """A whole number with its thousands apart."""
    return f"{value:,}".replace(",", "\N{NO-BREAK SPACE}") if _current == "fr" else f"{value:,}"


def percent(share: float) -> str:
    """A share between 0 and 1 as a percentage with one decimal, written as the language does."""
    text = f"{100 * share:.1f}".removesuffix(".0")
    return f"{text.replace('.', ',')}\N{NO-BREAK SPACE}%" if _current == "fr" else f"{text}%"
