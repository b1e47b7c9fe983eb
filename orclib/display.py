"""How a picture or an answer is shown in a cell. Neither loads a widget: whoever has widgets says how, once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Bundle = Mapping[str, Any]
"""What a cell shows, by media type."""
Shower = Callable[[Any, object, object], Bundle]

_showers: list[Shower] = []


def show_with(shower: Shower) -> None:
    """From now on a cell shows pictures and answers so."""
    _showers[:] = [shower]


def bundle(shown: object, include: object = None, exclude: object = None) -> Bundle:
    """A picture or an answer as a cell shows it; plain words where nobody has said how."""
    return _showers[0](shown, include, exclude) if _showers else {"text/plain": repr(shown)}
