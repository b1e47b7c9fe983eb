"""What states are made of: values that are never changed, only made anew."""

from __future__ import annotations

from typing import Any


def replaced(items: tuple[Any, ...], at: int, item: object) -> tuple[Any, ...]:
    """The tuple with one item changed."""
    return (*items[:at], item, *items[at + 1 :])
