"""What the laws are tried on: random play, random readings of the rules, actions nobody would think of."""

from __future__ import annotations

import enum
import itertools
import types
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from orclib.engine import CHANCE, Action, Game, Match, Seat
from orclib.errors import UsageError

AnyGame = Game[Any, Any, Any, Any]
AnyMatch = Match[Any, Any, Any, Any]

LONGEST: Final = 100_000
"""More plies than any game lasts, even when everybody plays at random."""

Met = dict[Any, list[Any]]
"""Values that make sense, by type."""

_OUTLANDISH: Final = (-1, 0, 1, 99)
"""Numbers that a damaged save may hold: a judge refuses them, it does not fall over."""


def seats_of(state: Any) -> tuple[Seat, ...]:
    """The players' seats, without CHANCE."""
    return tuple(map(Seat, range(state.options.players)))


# --- options ------------------------------------------------------------------------------------------------


def option_values(game: AnyGame) -> dict[str, tuple[Any, ...]]:
    """Every value that each option can take, the default first."""
    few = {"players": tuple(game.players), **game.Options.readings()}
    return {field.name: few.get(field.name, (field.default,)) for field in msgspec.structs.fields(game.Options)}


def random_options(game: AnyGame, rng: Random) -> Any:
    """One combination of options that the game accepts."""
    values = option_values(game)
    while True:
        try:
            return game.options(**{name: rng.choice(choices) for name, choices in values.items()})
        except UsageError:
            continue


# --- random play --------------------------------------------------------------------------------------------


def random_step(game: AnyGame, state: Any, rng: Random) -> Any:
    """A legal action of one of those who may act, chance included."""
    seat = rng.choice(game.to_act(state))
    return rng.choice(game.legal_actions(state, seat))


def random_line(game: AnyGame, options: Any = None, *, seed: int, plies: int = LONGEST, deal: bool = False) -> AnyMatch:
    """A line of that many random plies, fewer when the game ends. `deal`: chance is played by itself."""
    rng = Random(seed)
    match: AnyMatch = Match(game, options, seed=seed, deal=deal)
    while match.to_act and len(match.plies) < plies:
        match.play(random_step(game, match.state, rng))
    return match


def sample_states(match: AnyMatch, rng: Random, count: int) -> list[Any]:
    """Some states of a line, the last among them."""
    earlier = [match.start, *(ply.state for ply in match.plies[:-1])]
    return [match.state, *rng.sample(earlier, min(count - 1, len(earlier)))]


# --- actions that nobody would think of ---------------------------------------------------------------------


def stray_actions(game: AnyGame, state: Any, rng: Random, count: int) -> tuple[Any, ...]:
    """Actions of any class, with any value of the right type in each field: a mistyped move, a bad save.

    Numbers and texts are taken from the candidates too, so that some of them make sense.
    """
    classes = _classes(game.action_type)
    met: Met = {}
    for seat in (CHANCE, *seats_of(state)):
        for action in itertools.islice(game.pseudo_legal_actions(state, seat), 60):
            for name, kind in _fields(action.__class__):
                met.setdefault(kind, []).append(getattr(action, name))
    seats = (CHANCE, *seats_of(state), Seat(state.options.players))
    met[Seat] = list(seats)
    strays = []
    for _ in range(count):
        cls = rng.choice(classes)
        strays.append(cls(**{name: _stray(kind, met, rng) for name, kind in _fields(cls)}))
    return tuple(strays)


def announcements(game: AnyGame, match: AnyMatch, rng: Random, count: int) -> list[tuple[Any, Any]]:
    """States of a line, and announcements to make there: of each class, so many in each of two states that ask for it.

    They are made of what may be done there, with something else now and then: some are legal, some are not.
    """
    found = []
    states = [match.start, *(ply.state for ply in match.plies)]
    usual = _met([ply.action for ply in match.plies])
    for cls in _classes(game.announced_type):
        asked = 0
        for state in rng.sample(states, len(states)):
            acting = [seat for seat in game.to_act(state) if seat != CHANCE]
            legal = _met(game.legal_actions(state, acting[0])) if acting else {}
            met = {**usual, **legal, Seat: acting, int: [1, 2, 3, 4, 6]}
            made = [_announcement(cls, met, rng) for _ in range(count if acting else 0)]
            if any(game.timely(state, part) for each in made for part in game.parts(state, each)[:1]):
                found += [(state, each) for each in made]
                asked += 1
            if asked == 2:
                break
    return found


def _met(actions: Iterable[Action]) -> Met:
    """What stands in some actions, and the actions themselves."""
    met: Met = {}
    for action in actions:
        met.setdefault(type(action), []).append(action)
        for name, kind in _fields(type(action)):
            met.setdefault(kind, []).append(getattr(action, name))
    return met


def _announcement(cls: type[Action], met: Met, rng: Random) -> Any:
    return cls(**{name: _stray(kind, met, rng, sense=0.9) for name, kind in _fields(cls)})


def _stray(kind: Any, met: Met, rng: Random, sense: float = 0) -> Any:
    """A value of that type: one that was met, as often as `sense` says, or any at all."""
    if kind in met and rng.random() < sense:
        return rng.choice(met[kind])
    members = _members(kind)
    if members:
        return rng.choice(members)
    if kind is Seat:
        return rng.choice(met[Seat])
    base = _base(kind)
    if base in (int, str):
        return rng.choice([*met.get(kind, ()), *(_OUTLANDISH if base is int else ("", "x"))])
    origin, inner = get_origin(base), get_args(base)
    if origin is tuple:
        kinds = inner[:1] * rng.randrange(4) if inner[-1] is ... else inner
        return tuple(_stray(each, met, rng, sense) for each in kinds)
    if origin in (Union, types.UnionType):
        return _stray(rng.choice(inner), met, rng, sense)
    if isinstance(base, type) and issubclass(base, msgspec.Struct):
        return base(**{name: _stray(each, met, rng, sense) for name, each in _fields(base)})
    raise TypeError(f"orclib.testing cannot make a {kind!r}; use enums, numbers, texts, tuples and structs.")


def _base(kind: Any) -> Any:
    """The type behind `NewType` and `Annotated`."""
    while True:
        if hasattr(kind, "__supertype__"):
            kind = kind.__supertype__
        elif get_origin(kind) is Annotated:
            kind = get_args(kind)[0]
        else:
            return kind


def _members(kind: Any) -> tuple[Any, ...]:
    """All values of a type that has few; () for others."""
    base = _base(kind)
    if base is bool:
        return (False, True)
    if base is type(None) or base is None:
        return (None,)
    if isinstance(base, type) and issubclass(base, enum.Enum):
        return tuple(base)
    return get_args(base) if get_origin(base) is Literal else ()


@cache
def _fields(cls: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    return tuple((field.name, field.type) for field in msgspec.structs.fields(cls))


@cache
def _classes(union: Any) -> tuple[type[Action], ...]:
    return get_args(union) or (union,)
