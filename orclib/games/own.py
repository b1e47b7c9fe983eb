"""Files of a person's own that a game is played with, such as maps: reading them, and finding what lies off the map."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from orclib import files
from orclib.errors import PositionError, UsageError, file_name
from orclib.foreign_errors import in_words
from orclib.language import Bilingual, say

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

F = TypeVar("F", bound=Any)
"""What a file holds: a struct with a name."""
T = TypeVar("T")
Point = tuple[float, float]

MOST_BYTES = 1_000_000
CANVAS = (100.0, 10_000.0)
"""The shortest and the longest side of a map."""


def read(path: str | PathLike[str], kind: type[T], what: str) -> T:
    """What a file holds; `what` names it: "board file", in French a « fichier … ».

    Raises UsageError for one that cannot be read.
    """
    name = file_name(path)
    try:
        data = files.read(path, MOST_BYTES)
    except OSError as error:
        told = say("The {what} {path} cannot be read: {error}.", "Impossible de lire le {what} {path} : {error}.")
        raise UsageError(told.format(what=what, path=path, error=in_words(error))) from None
    return decode(data, kind, what, Path(name).name)


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


BOARD_FILE = Bilingual("board file", "fichier de plateau")
_OTHER_NAME = Bilingual(
    'The board in the box is called "{name}": give yours another name.',
    "Le plateau de la boîte s'appelle « {name} » : donnez un autre nom au vôtre.",
)


class Files(Generic[F, T]):
    """What a game is played with, by name: the one in the box, and those of a person's own that `load` has read.

    house: the name of the one in the box, which stands in `box`; make: what is played with, of a file without faults.
    """

    def __init__(
        self,
        kind: type[F],
        house: str,
        box: Traversable,
        make: Callable[[F], T],
        faults: Callable[[F], Iterable[str]],
        *,
        unknown: Bilingual,
        what: Bilingual = BOARD_FILE,
        other_name: Bilingual = _OTHER_NAME,
    ) -> None:
        self._kind, self._name, self._box, self._make, self._faults = kind, house, box, make, faults
        self._unknown, self._what, self._other_name = unknown, what, other_name
        self.loaded: dict[str, tuple[F, T]] = {}

    @cached_property
    def _house(self) -> tuple[F, T]:
        file = decode(self._box.read_bytes(), self._kind, str(self._what), self._box.name)
        return file, self._make(file)

    def _named(self, name: str) -> tuple[F, T]:
        if name == self._name:
            return self._house
        if type(name) is not str or name not in self.loaded:
            raise self.no_such(name)
        return self.loaded[name]

    def file(self, name: str) -> F:
        """What the file of this name holds. Raises UsageError."""
        return self._named(name)[0]

    def made(self, name: str) -> T:
        """What is played with under this name. Raises UsageError."""
        return self._named(name)[1]

    def names(self) -> tuple[str, ...]:
        """All names that can be played with."""
        return (self._name, *self.loaded)

    def no_such(self, name: object) -> UsageError:
        """The error of a name that nothing has."""
        return UsageError.unknown(str(self._unknown), name, self.names())

    def load(self, path: str | PathLike[str]) -> F:
        """Read a file; without a name it is called like the file.

        Raises UsageError for a file that cannot be read, PositionError with all faults of one that cannot be.
        """
        found = read(path, self._kind, str(self._what))
        if found.name == self._name:
            found = msgspec.structs.replace(found, name=Path(path).stem)
        if found.name == self._name:
            raise UsageError(str(self._other_name).format(name=self._name))
        if wrong := tuple(self._faults(found)):
            raise PositionError(wrong)
        self.loaded[found.name] = found, self._make(found)
        return found

    def plan(self, name: str) -> dict[str, Any]:
        """What a file holds as plain values. Raises UsageError."""
        found: dict[str, Any] = msgspec.to_builtins(self.file(name))
        return found

    def plan_faults(self, changed: dict[str, Any]) -> tuple[str, ...]:
        """Everything that keeps a plan from being loaded; () for nothing. Raises UsageError."""
        return tuple(self._faults(converted(changed, self._kind, str(self._what), say("This", "Ceci"))))


def _short(number: float) -> str:
    return f"{number:g}"


_NAME = re.compile(r"\w(?:[\w -]*\w)?")
_SWITCHES = ("on", "off", "yes", "no", "true", "false", "none")


def name_faults(name: str, example: Bilingual) -> Iterator[str]:
    """What is wrong with the name of a map, in a sentence with an example of one that is well."""
    if not _NAME.fullmatch(name) or name.casefold() in _SWITCHES:
        yield say(
            'The board cannot be called "{name}": take letters, digits, blanks, - and _, as in "{example}".',
            "Le plateau ne peut pas s'appeler « {name} » : lettres, chiffres, espaces, - et _, comme « {example} ».",
        ).format(name=name, example=example)


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
