"""Stretches of play that have a name in a game, such as a fight or a turn: how one is known to have ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from orclib.engine.records import Event

Ends: TypeAlias = Callable[[Any, Any, tuple[Event, ...]], bool]
"""Whether a stretch ends with a step: by the state before it, the state after it, and what happened."""


class Span(NamedTuple):
    """A stretch of play."""

    when: tuple[str, str]
    """Its end in words, in English and French: "at the end of the fight"."""
    ends: Ends


def at(en: str, fr: str, *events: type[Event]) -> Span:
    """A stretch that ends when one of these things happens."""
    return Span((en, fr), lambda _before, _after, told: any(isinstance(event, events) for event in told))


def change(en: str, fr: str, of: Callable[[Any], object]) -> Span:
    """A stretch that ends when this is no longer what it was."""
    return Span((en, fr), lambda before, after, _told: of(before) != of(after))


def named(**spans: Span) -> Mapping[str, Span]:
    """The stretches of a game by their names."""
    return MappingProxyType(spans)
