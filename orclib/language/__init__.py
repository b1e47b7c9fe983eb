"""The language a person reads: every sentence stands in the code in English and French, side by side.

`say` and `plural` give the one in use, `listing`, `number` … set lists and numbers as it does; `switch.py` changes it.
What is singular, and how a language sets lists and numbers, Babel knows; it is loaded when first asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from babel import Locale

LANGUAGES = ("en", "fr")
NAMES = {"en": "English", "fr": "Français"}
_LOCALES = {"en": ("en", "GB"), "fr": ("fr", "FR")}

_HIGH = re.compile(" ([:;!?%»])|(?<=«) ")
_current = "en"


def current(code: str = "") -> str:
    """The code of the language in use; with a code, it is in use from now on. People call `orclib.language`."""
    global _current
    _current = code or _current
    return _current


@cache
def _locale(code: str) -> Locale:
    from babel import Locale

    return Locale(*_LOCALES[code])


@cache
def _is_singular(code: str, n: int) -> bool:
    return _locale(code).plural_form(n) == "one"


@cache
def _french(text: str) -> str:
    """French sets a space before high punctuation, and a line must not break there."""
    return _HIGH.sub("\N{NO-BREAK SPACE}\\1", text)


def say(en: str, fr: str) -> str:
    """The text in the language in use."""
    return _french(fr) if _current == "fr" else en


def plural(n: int, en: tuple[str, str], fr: tuple[str, str]) -> str:
    """The text for a count, singular or plural, in the language in use."""
    one, more = fr if _current == "fr" else en
    text = one if _is_singular(_current, n) else more
    return _french(text) if _current == "fr" else text


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


def listing(parts: Iterable[str], *, style: Literal["standard", "or"] = "standard") -> str:
    """`a, b and c`, in the language in use; "" for nothing."""
    from babel.lists import format_list

    return format_list(list(parts), style=style, locale=_locale(_current))


def either(parts: Iterable[str]) -> str:
    """`a, b or c`, in the language in use."""
    return listing(parts, style="or")


def series(parts: Iterable[str]) -> str:
    """`a; b; c`, for parts that hold commas themselves."""
    return say("; ", " ; ").join(parts)


def labelled(name: str, text: str) -> str:
    """`name: text`, with the colon as the language in use sets it."""
    return f"{name}{say(':', ' :')} {text}"


def number(value: int) -> str:
    """A whole number with its thousands apart."""
    from babel.numbers import format_decimal

    return _plain_spaces(format_decimal(value, locale=_locale(_current)))


def percent(share: float) -> str:
    """A share between 0 and 1 as a percentage with one decimal, written as the language does."""
    from babel.numbers import format_percent

    whole = str(_locale(_current).percent_formats[None].pattern)
    return _plain_spaces(format_percent(share, whole.replace("#0", "#0.#"), locale=_locale(_current)))


def _plain_spaces(text: str) -> str:
    """There is one no-break space in all our texts: not every font has the narrow one of French numbers."""
    return text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")
