"""What is loaded where it is first asked for: rules work without drawing anything, or playing against anybody."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any


def lazily(module: str, name: str) -> Any:
    """A method, without `self`, that is a function of another module, or gives what else has that name there."""

    @cache
    def found() -> Any:
        return getattr(import_module(module), name)

    def call(*args: Any, **named: Any) -> Any:
        there = found()
        return there(*args, **named) if callable(there) else there

    call.__name__, call.__doc__ = name, f"See `{name}` in `{module}`."
    return staticmethod(call)
