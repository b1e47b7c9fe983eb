"""The language a person reads: English or French, switched for everything at once.

Sentences are written in English where they are used, through `_`, `ngettext`, `pgettext` and `npgettext`; the French
stands in `fr.po` beside the code that speaks (one here, one in each game's folder) and is read the first time
somebody asks for French.
"""

from __future__ import annotations

import gettext as _gettext
import io
import re
import weakref
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import resources

import msgspec

from orclib.errors import UsageError
from orclib.language import kept

LANGUAGES = ("en", "fr")
NAMES = {"en": "English", "fr": "Français"}

_current = "en"
_followers: weakref.WeakSet[Follower] = weakref.WeakSet()


class Follower:
    """Something open on the screen that re-reads its sentences when the language changes."""

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
    global _current
    if code is not None:
        if code not in LANGUAGES:
            raise UsageError.unknown("language", code, LANGUAGES)
        changed, _current = code != _current, code
        if changed:
            for follower in list(_followers):
                follower.follow_language()
        kept.keep(code)
    return _current


def begin() -> None:
    """Go on in the language that was chosen before, in another notebook."""
    global _current
    if (code := kept.recall()) in LANGUAGES:
        _current = code


def say(en: str, fr: str) -> str:
    """The text in the language in use."""
    return fr if _current == "fr" else en


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
        # French sets a space before high punctuation, and a line must not break there.
        msgspec.structs.force_setattr(self, "fr", re.sub(" ([:;!?»])|(?<=«) ", "\N{NO-BREAK SPACE}\\1", self.fr))

    def __str__(self) -> str:
        return self.fr if _current == "fr" else self.en


def spoken(en: str, fr: str, **facts: object) -> str:
    """A sentence given in both languages, with its facts, in the language in use; it begins with a capital."""
    text = str(Bilingual(en, fr)).format(**facts)
    return text[:1].upper() + text[1:]


@cache
def _translations(code: str) -> _gettext.NullTranslations:
    if code == "en":
        return _gettext.NullTranslations()
    # Babel is slow to import and only needed once somebody asks for French.
    from babel.messages.catalog import Catalog
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    whole = Catalog(locale=code)
    for name in catalogues(code):
        for message in read_po(io.StringIO(name.read_text("utf-8")), locale=code):
            if message.id:
                whole[message.id] = message
    compiled = io.BytesIO()
    write_mo(compiled, whole)
    compiled.seek(0)
    return _gettext.GNUTranslations(compiled)


def catalogues(code: str) -> list[resources.abc.Traversable]:
    """The catalogue files of a language: the shared one, then one for each game that has any."""
    root = resources.files("orclib")
    folders = [root / "language", *sorted((root / "games").iterdir(), key=lambda folder: folder.name)]
    return [file for folder in folders if (file := folder / f"{code}.po").is_file()]


def _(text: str) -> str:
    """The text in the language in use."""
    return _translations(_current).gettext(text)


def ngettext(one: str, many: str, n: int) -> str:
    """The text for a count, in the language in use."""
    return _translations(_current).ngettext(one, many, n)


def pgettext(context: str, text: str) -> str:
    """The text as it is said in one context ("tribe", "orcs" …)."""
    return _translations(_current).pgettext(context, text)


def npgettext(context: str, one: str, many: str, n: int) -> str:
    """The text for a count, as it is said in one context."""
    return _translations(_current).npgettext(context, one, many, n)


def listing(parts: Iterable[str], *, last: Callable[[], str] | None = None) -> str:
    """`a, b and c`, in the language in use; "" for nothing."""
    items = list(parts)
    joint = last() if last else _("and")
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {joint} {items[-1]}"


def either(parts: Iterable[str]) -> str:
    """`a, b or c`, in the language in use."""
    return listing(parts, last=lambda: _("or"))


def series(parts: Iterable[str]) -> str:
    """`a; b; c`, for parts that hold commas themselves."""
    return ("\N{NO-BREAK SPACE}; " if _current == "fr" else "; ").join(parts)


def labelled(name: str, text: str) -> str:
    """`name: text`, with the colon as the language in use sets it."""
    return _("{name}: {text}").format(name=name, text=text)


def number(value: int) -> str:
    """A whole number with its thousands apart."""
    return f"{value:,}".replace(",", "\N{NO-BREAK SPACE}") if _current == "fr" else f"{value:,}"


def percent(share: float) -> str:
    """A share between 0 and 1 as a percentage with one decimal, written as the language does."""
    text = f"{100 * share:.1f}".removesuffix(".0")
    return f"{text.replace('.', ',')}\N{NO-BREAK SPACE}%" if _current == "fr" else f"{text}%"
