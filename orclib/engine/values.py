"""What states are made of: values that are never changed, only made anew."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


def replaced(items: tuple[Any, ...], at: int, item: object) -> tuple[Any, ...]:
    """The tuple with one item changed."""
    changed = [*items]
    changed[at] = item
    return tuple(changed)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The tuple without one of its items."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def part(value: Any, cls: type) -> dict[str, Any]:
    """The fields of a value that a class has too, by name: what a position and a view of it share."""
    return {name: getattr(value, name) for name in cls.__struct_fields__}  # type: ignore[attr-defined]


class Sole(enum.Enum):
    """Names of which there is one of each: the hash is the object's; Enum's own hashes the name, in Python."""

    __hash__ = object.__hash__


class computed_once(Generic[T]):  # noqa: N801 - used like a decorator of the library
    """A property that is worked out once for each value, which needs a `__dict__`.

    What `functools.cached_property` is since Python 3.12; before, it takes a lock each time.
    """

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work = work
        self.__doc__ = work.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, value: None, owner: type) -> Self: ...

    @overload
    def __get__(self, value: object, owner: type) -> T: ...

    def __get__(self, value: object, owner: type) -> Self | T:
        if value is None:
            return self
        found = value.__dict__[self._name] = self._work(value)
        return found
