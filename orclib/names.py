"""Which of the things that have names a person means: by the whole name or a part of it, in either language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from orclib.errors import UsageError, shortened
from orclib.language import say

Words = list[str]

LONGEST: Final = 200
"""Nothing longer is a name."""


def folded(text: str) -> Words:
    """The words of a text without capitals and accents; a number with points is one word."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return [word.strip(".") for word in re.findall(r"[\w.]+", plain) if word.strip(".")]


def both(names: Iterable[object]) -> Iterator[str]:
    """The names as text: one that is said in two languages in both."""
    for name in names:
        yield from (name.en, name.fr) if hasattr(name, "en") and hasattr(name, "fr") else (str(name),)


def meant(what: str, given: object, known: Mapping[str, Iterable[object]], shown: Callable[[str], object] = str) -> str:
    """The key that a person means, who may have typed one of its other names, or so much of one that it is the only.

    A number is no part of another one: "E1" is not the beginning of "E10". `what` is as for `UsageError.unknown`.
    `shown` says how a key is told. Raises UsageError for what may mean several, or none.
    """
    name = given if isinstance(given, str) else shortened(given, str)
    if name in known:
        return name
    words = folded(name) if len(name) <= LONGEST else []
    names = {key: [folded(each) for each in (key, *both(others))] for key, others in known.items()}
    ways = (_same, _begins, _within) if any(map(str.isalpha, name)) else (_same,)
    for fits in ways if words else ():
        found = [key for key, several in names.items() if any(fits(words, each) for each in several)]
        if len(found) == 1:
            return found[0]
        if 1 < len(found) < len(known):
            told = say('"{name}" may mean: {names}.', "« {name} » peut désigner : {names}.")
            raise UsageError(told.format(name=name, names=", ".join(str(shown(key)) for key in found[:40])))
    told_by = {other: str(shown(key)) for key, others in known.items() for other in (*key.split()[:1], *both(others))}
    raise UsageError.unknown(what, given, map(str, map(shown, known)), told_by)


def _same(words: Words, name: Words) -> bool:
    return words == name


def _begins(words: Words, name: Words) -> bool:
    """Whether the name begins with the words; of the last one its beginning is enough."""
    *whole, last = words
    return len(name) >= len(words) and name[: len(whole)] == whole and _opens(last, name[len(whole)])


def _within(words: Words, name: Words) -> bool:
    """Whether each of the words, or what begins with it, stands somewhere in the name."""
    return all(any(_opens(word, each) for each in name) for word in words)


def _opens(word: str, longer: str) -> bool:
    return word == longer or (not word[-1].isdecimal() and longer.startswith(word))


__all__ = ["both", "folded", "meant"]
