"""The legal action most like one that is refused."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Any, NamedTuple

from orclib.engine.game import AnyGame


class _Change(NamedTuple):
    """How much an action has to be changed to be another one: the less, the nearer."""

    fields: int
    """How many fields differ; to be of another kind counts as one more."""
    targets: int
    """How many of them name a thing on the table, and no number."""
    steps: int
    """By how much numbers differ, and rows of things in how many."""


def nearest(game: AnyGame, state: Any, action: Any) -> tuple[Any, ...]:
    """The legal decision most like an action of its seat; of an announcement its parts, up to the first one changed.

    Fewest changed fields count first, then that things pointed at stay what they are rather than numbers; then it is
    the one typed most alike, and listed nearest to it. () where nothing that is allowed has anything in common with it.
    """
    found = list[Any]()
    for part in game.parts(state, action):
        chosen = _closest(game, state, part)
        found += [chosen] if chosen is not None else []
        if chosen != part or game.discloses(game.observe(state, part.seat if part.seat >= 0 else None), part):
            break  # what comes after what it shows, its seat learns only by doing it
        state, _events = game.apply_unchecked(state, part)
    return tuple(found)


def _closest(game: AnyGame, state: Any, part: Any) -> Any:
    """The legal action of the same seat that is nearest; None where none has anything in common with it."""
    if part.seat not in game.to_act(state):
        return None
    if not game.refusals(state, part):
        return part
    changes = [(change(part, legal), legal) for legal in game.legal_actions(state, part.seat) if _alike(part, legal)]
    least = min((found for found, _legal in changes), default=None)
    near = [legal for found, legal in changes if found == least]
    if len(near) < 2:
        return next(iter(near), None)
    typed, places = SequenceMatcher(None, "", game.format(part)), dict[Any, int]()
    for place, each in enumerate(game.pseudo_legal_actions(state, part.seat)):
        places.setdefault(each, place)
    here = places.get(part, 0)
    return max(near, key=lambda legal: (_likeness(typed, game.format(legal)), -abs(places.get(legal, 0) - here)))


def change(action: Any, other: Any) -> _Change:
    """How much an action has to be changed to be another of the same seat."""
    mine, its = action.facts, other.facts
    differing = [name for name in {**mine, **its} if name not in mine or name not in its or mine[name] != its[name]]
    kind = type(action) is not type(other)
    targets = sum(not _number(mine.get(name, its.get(name))) for name in differing)
    steps = sum(_steps(mine.get(name), its.get(name)) for name in differing)
    return _Change(len(differing) + kind, targets, steps)


def _alike(action: Any, other: Any) -> bool:
    """Whether two actions are of one kind, or about the same thing."""
    if type(action) is type(other):
        return True
    its = other.facts
    return any(
        name != "seat" and not _number(value) and its.get(name) == value
        for name, value in action.facts.items()
        if value is not None
    )


def _number(value: object) -> bool:
    """Whether a value says how many, or yes or no, rather than which."""
    return isinstance(value, int)


def _steps(one: Any, other: Any) -> int:
    if isinstance(one, int) and isinstance(other, int):
        return abs(one - other)
    if isinstance(one, tuple) and isinstance(other, tuple):
        return _missing(one, other) + _missing(other, one)
    return 0


def _missing(some: Iterable[Any], others: Iterable[Any]) -> int:
    """How many of some things are not among others, each counted."""
    left = list(others)
    missing = 0
    for each in some:
        if each in left:
            left.remove(each)
        else:
            missing += 1
    return missing


def _likeness(typed: SequenceMatcher[str], other: str) -> float:
    typed.set_seq1(other)
    return typed.ratio()
