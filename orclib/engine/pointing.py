"""How actions are pointed at on the picture, and where events happened, from the patterns that stand on their classes.

    points = "half:{card}:{half} tribe:{tribe}", "half:{card}:{half} side:{tribe}:{seat}"
    where = "tribe:{tribe} seat:{seat}"

Each path is targets with fields in them: `{path...}` is a target for each of a list; a target in `[...]` is left out
where its fields have their usual values; `marks` of the class says what targets call a field's values.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from typing import Any

import msgspec

from orclib.engine.kinds import value_of
from orclib.engine.patterns import ways

_HOLE = re.compile(r"\{(\w+)(\.\.\.)?\}")
Paths = tuple[tuple[str, ...], ...]


def paths(action: Any) -> Paths:
    """The ways to point at an action, as `points` of its class says; each is told once."""
    return _paths(action.__class__)(action)


def targets(event: Any) -> tuple[str, ...]:
    """The targets where an event happened, as `where` of its class says."""
    return _targets(event.__class__)(event)


@cache
def _targets(cls: Any) -> Callable[[Any], tuple[str, ...]]:
    fields = {field.name: field for field in msgspec.structs.fields(cls)}
    told = "".join(_target(fields, {}, target) for target in cls.where.split())
    made: Callable[[Any], tuple[str, ...]] = eval(f"lambda action: ({told})", {"value_of": value_of})
    return made


@cache
def _paths(cls: Any) -> Callable[[Any], Paths]:
    """The paths as one expression, made once from the patterns: each click asks for those of all legal actions."""
    fields = {field.name: field for field in msgspec.structs.fields(cls)}
    names: dict[str, Any] = {f"usual_{name}": field.default for name, field in fields.items()}
    names |= {f"marks_{name}": marks for name, marks in cls.marks.items()} | {"value_of": value_of}
    told = _chosen(cls, fields, [path.split() for path in ways(cls, "points")])
    made: Callable[[Any], Paths] = eval(f"lambda action: {told}", names | {"once": _different})
    return made


def _chosen(cls: Any, fields: Mapping[str, Any], paths: list[list[str]]) -> str:
    """The expression for some paths: one with and one without what may be left out."""
    maybe = next((target for path in paths for target in path if target[0] == "["), None)
    if maybe is not None:
        there = " or ".join(f"action.{name} != usual_{name}" for name, _ in _HOLE.findall(maybe))
        few = [[target for target in path if target != maybe] for path in paths]
        many = [[target.strip("[]") if target == maybe else target for target in path] for path in paths]
        return f"({_chosen(cls, fields, many)} if {there} else {_chosen(cls, fields, few)})"
    every = list(dict.fromkeys(tuple(path) for path in paths if path))
    told = "".join(f"({''.join(_target(fields, cls.marks, target) for target in path)}), " for path in every)
    begun = {tuple(target.partition("{")[0] for target in path) for path in every}
    alike = len(begun) < len(every) or "..." in str(every)
    return f"once(({told}))" if alike else f"({told})"


def _different(paths: Paths) -> Paths:
    return tuple(dict.fromkeys(filter(None, paths)))


def _target(fields: Mapping[str, Any], marks: Mapping[str, Any], target: str) -> str:
    """The expression for a target, or for those of a list."""

    def hole(found: re.Match[str]) -> str:
        name, several = found.groups()
        type_ = fields[name].type if name in fields else None
        type_, value = getattr(type_, "__supertype__", type_), "item" if several else f"action.{name}"
        if name in marks:
            return f"{{marks_{name}[{value}]}}"
        enum = isinstance(type_, type) and issubclass(type_, Enum)
        plain = getattr(type_, "__supertype__", type_) in (int, str)
        return f"{{{value}._value_}}" if enum else f"{{{value}}}" if plain else f"{{value_of({value})}}"

    names = [name for name, _ in _HOLE.findall(target)]
    text = f"f'{_HOLE.sub(hole, target)}'"
    if "..." in target:
        return f"*[{text} for item in action.{names[0]}], "
    return f"{text}, "
