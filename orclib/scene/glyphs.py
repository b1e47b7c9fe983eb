"""Our own signs, drawn on a 24 x 24 grid; the paths are data in glyphs.json."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

GRID: Final = 24


class Paths(msgspec.Struct, frozen=True):
    """SVG paths of one glyph: `d` is the drawing, `base` its silhouette without the cuts."""

    d: str
    base: str


class _File(msgspec.Struct, frozen=True):
    glyphs: dict[str, Paths]


@cache
def _load() -> dict[str, Paths]:
    data = resources.files(__package__).joinpath("glyphs.json").read_bytes()
    return msgspec.json.decode(data, type=_File).glyphs


def names() -> tuple[str, ...]:
    """The names of all glyphs."""
    return tuple(_load())


def paths(name: str) -> Paths:
    """The paths of one glyph; `KeyError` with the known names when there is none of that name."""
    try:
        return _load()[name]
    except KeyError:
        raise KeyError(f"no glyph {name!r}; there are {', '.join(names())}") from None
