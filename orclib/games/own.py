"""Files of a person's own that a game is played with, such as maps: reading them, and finding what lies off the map."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import TypeVar

import msgspec

from orclib import files
from orclib.errors import UsageError
from orclib.foreign_errors import in_words
from orclib.language import say

T = TypeVar("T")
Point = tuple[float, float]

MOST_BYTES = 1_000_000
CANVAS = (100.0, 10_000.0)
"""The shortest and the longest side of a map."""


def read(path: str | PathLike[str], kind: type[T], what: str) -> T:
    """What a file holds; `what` names it: "board file", in French a « fichier … ».

    Raises UsageError for one that cannot be read.
    """
    try:
        data = files.read(path, MOST_BYTES)
    except OSError as error:
        told = say("The {what} {path} cannot be read: {error}.", "Impossible de lire le {what} {path} : {error}.")
        raise UsageError(told.format(what=what, path=path, error=in_words(error))) from None
    return decode(data, kind, what, Path(path).name)


def decode(data: bytes, kind: type[T], what: str, name: str) -> T:
    """What JSON holds. Numbers that are none ("NaN") are read too, to be named as faults. Raises UsageError."""
    try:
        return converted(json.loads(data, parse_int=_number), kind, what, name)
    except (ValueError, RecursionError) as error:
        if isinstance(error, UsageError):
            raise
        raise _is_none(name, what, error) from None


def _number(digits: str) -> float:
    """A whole number; one that Python would take long to read is about that."""
    return int(digits) if len(digits) < 20 else float(digits)


def converted(plain: object, kind: type[T], what: str, name: str) -> T:
    """Plain values as what they mean. Raises UsageError."""
    try:
        return msgspec.convert(plain, kind)
    except (msgspec.MsgspecError, OverflowError, RecursionError) as error:
        raise _is_none(name, what, error) from None


def _is_none(name: str, what: str, error: Exception) -> UsageError:
    told = say("{name} is no {what}: {error}.", "{name} n'est pas un {what} : {error}.")
    return UsageError(told.format(name=name, what=what, error=in_words(error)))


def _short(number: float) -> str:
    return f"{number:g}"


def canvas_faults(canvas: Point, places: Iterable[tuple[str, Iterable[Point]]]) -> Iterator[str]:
    """What cannot be drawn: a canvas of no size, and whatever has a point that lies off it, one sentence each."""
    least, most = CANVAS
    wide, high = canvas
    if not (least <= wide <= most and least <= high <= most):
        yield say(
            "The canvas is {wide} by {high}; each side is from {least} to {most} long.",
            "Le dessin mesure {wide} sur {high} ; chaque côté va de {least} à {most}.",
        ).format(wide=_short(wide), high=_short(high), least=_short(least), most=_short(most))
        wide = high = most
    for name, points in places:
        off = [(x, y) for x, y in points if not (0 <= x <= wide and 0 <= y <= high)]
        if off:
            x, y = off[0]
            yield say(
                "{name} lies at ({x}, {y}), off the canvas of {wide} by {high}.",
                "{name} se trouve en ({x}, {y}), hors du dessin de {wide} sur {high}.",
            ).format(name=name, x=_short(x), y=_short(y), wide=_short(wide), high=_short(high))


def size_faults(canvas: Point, sizes: Iterable[tuple[str, float]]) -> Iterator[str]:
    """What is too small to be seen or too large for the canvas, one sentence each."""
    least, most = 1.0, min(max(*canvas, CANVAS[0]), CANVAS[1]) / 4
    for name, size in sizes:
        if not least <= size <= most:
            yield say(
                "{name} is {size}; on this canvas it goes from {least} to {most}.",
                "{name} vaut {size} ; sur ce dessin, cela va de {least} à {most}.",
            ).format(name=name, size=_short(size), least=_short(least), most=_short(most))
