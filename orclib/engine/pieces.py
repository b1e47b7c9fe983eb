"""What typed positions say, piece by piece: how a piece is pointed at, put into a statement, taken out of it again.

    points = "half:{sides.cards.card}:{sides.cards.half} side:{tribe}:{sides.side}"
    points = "more pile:{piles.tribe} +{piles.count}", "box_left +{left} -{right}"

Each path is targets with fields in them, as those of actions are (see `pointing`); a dot leads into the things of a
list, `{items}` alone to their own `points`. No targets are `+{count}`: one more is counted there, or it is so; and
`-{right}`: it is as where nothing is said of it. `marks` of the class says what targets call a field's values.
"""

from __future__ import annotations

import itertools
import re
import types
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec

from orclib.engine.kinds import value_of
from orclib.engine.patterns import Grammar, ways
from orclib.engine.positions import Statement

_HOLE = re.compile(r"\{([\w.]+)\}")
S = TypeVar("S")
Plays = Callable[[Any, Any], bool]
"""Whether a value of a type can be there, such as one of the seats at a table."""
Said = Mapping[str, Any]
"""Fields of a statement or of a part of one: a value, for a list the one thing in it, or a `Part`."""


class More(int):
    """A number that is added to what is there; of what is so or not, that it is so."""


class Usual:
    """That a field is as it is where nothing is said of it."""


USUAL = Usual()


class Part(NamedTuple):
    """A thing of several fields within a statement, as far as a piece speaks of it."""

    cls: Any
    said: Said


class Piece(NamedTuple):
    """One thing that a statement may say, and the path by which it is pointed at."""

    cls: Any
    said: Said
    path: tuple[str, ...]
    called: tuple[str, ...]
    """The fields in each target, as they are typed."""


# --- all pieces there are --------------------------------------------------------------------------------------------


def pieces(grammar: Grammar, state: Any, shown: Any, plays: Plays) -> Iterator[Piece]:
    """Every piece that the statements of a game can be pointed at for, in the language in use.

    `state` is what names depend on, see `Typed.setting`, `shown` the position on the board; `plays` tells whether a
    value may be named there at all, such as a seat.
    """
    words = _Words(grammar, state, plays)
    for cls in grammar.classes:
        statement: Any = cls
        for pattern, parts in _spelled(cls, ways(cls, "points")):
            every = pattern.split()
            targets, signs = [one for one in every if one[0] not in "+-"], [one for one in every if one[0] in "+-"]
            set_ = {sign[2:-1]: More(1) if sign[0] == "+" else USUAL for sign in signs}
            marks: Mapping[str, Any] = getattr(cls, "marks", {})
            for said, held in _filled(words, cls, tuple(dict.fromkeys(_HOLE.findall(pattern))), set_, parts):
                values = {name: _marked(marks, shown, name, value) for name, (value, _) in held.items()}
                typed = {name: told for name, (_, told) in held.items()}
                path = tuple([_with(values, target) for target in targets])
                called = tuple([_with(typed, target).partition(":")[2] for target in targets])
                piece = Piece(cls, said, path, called)
                if statement.likely is Statement.likely or (alone := put(None, piece)) is None or alone.likely():
                    yield piece


def _with(told: Mapping[str, str], target: str) -> str:
    return _HOLE.sub(partial(_held, told), target)


def _held(told: Mapping[str, str], hole: re.Match[str]) -> str:
    return told[hole[1]]


class _Words(NamedTuple):
    """What fields may be."""

    grammar: Grammar
    state: Any
    plays: Plays

    def values(self, cls: Any, name: str) -> Iterator[tuple[Any, str]]:
        """Each value that a field may have, and how it is typed."""
        type_ = _types(cls)[name]
        kind, members = self.grammar.kind(cls, name, type_), _members(type_)
        for value in dict.fromkeys(kind.values(self.state)):
            if all(self.plays(each, value) for each in members):
                yield value, kind.write(value) or ""


def _marked(marks: Mapping[str, Any], shown: Any, name: str, value: Any) -> str:
    found = marks.get(name.rpartition(".")[2])
    if found is None:
        return str(value_of(value))
    return str((found(shown) if callable(found) else found)[value])


def _spelled(cls: Any, patterns: Iterable[str], lead: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """The patterns with those of the parts in the place of `{items}`, and which class these parts are of."""
    for pattern in patterns:
        alone = next((target[1:-1] for target in pattern.split() if _HOLE.fullmatch(target)), None)
        inner = [] if alone is None else [each for each in _classes(cls, alone) if ways(each, "points")]
        if not inner:
            yield pattern, {}
        for each in inner:
            for own, parts in _spelled(each, ways(each, "points")):
                within = _HOLE.sub(rf"{{{alone}.\1}}", own)
                told = pattern.replace(f"{{{alone}}}", within)
                yield told, {f"{alone}": each} | {f"{alone}.{name}": part for name, part in parts.items()}


@cache
def _types(cls: Any) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(cls)}


def _members(type_: Any) -> list[Any]:
    """What a list or a choice of types is made of."""
    if get_origin(type_) in (tuple, types.UnionType, Union):
        return [each for arg in get_args(type_) if arg not in (type(None), Ellipsis) for each in _members(arg)]
    return [type_]


def _classes(cls: Any, name: str) -> list[Any]:
    """The classes of parts that a field holds."""
    found = _members(_types(cls)[name])
    return [each for each in found if isinstance(each, type) and issubclass(each, msgspec.Struct)]


Held = dict[str, tuple[Any, str]]
"""The value of each hole, and how it is typed."""


def _filled(
    words: _Words, cls: Any, holes: Sequence[str], set_: Mapping[str, Any], parts: Mapping[str, Any]
) -> Iterator[tuple[Said, Held]]:
    """Every way to fill the holes of a class: its fields, and what the holes hold."""
    ways_: list[list[tuple[str, Any, Held]]] = []
    whole = [head for head in parts if "." not in head]  # of which nothing need be said, such as a ruin
    for head in dict.fromkeys((*(hole.partition(".")[0] for hole in holes), *whole)):
        rests = [hole.partition(".")[2] for hole in holes if hole.partition(".")[0] == head]
        found: list[tuple[str, Any, Held]] = []
        if not rests:
            found.append((head, Part(parts[head], {}), {}))
        elif rests != [""]:
            inner = parts.get(head) or _classes(cls, head)[0]
            for said, held in _filled(words, inner, rests, _below(set_, head), _below(parts, head)):
                found.append((head, Part(inner, said), {f"{head}.{name}": value for name, value in held.items()}))
        elif head in set_:
            found.append((head, set_[head], {}))
        else:
            found += [(head, value, {head: (value, told)}) for value, told in words.values(cls, head)]
        ways_.append(found)
    for chosen in itertools.product(*ways_):
        held = {name: value for _, _, some in chosen for name, value in some.items()}
        yield {head: value for head, value, _ in chosen}, held


def _below(named: Mapping[str, Any], head: str) -> dict[str, Any]:
    """What is named within a field."""
    return {name.partition(".")[2]: value for name, value in named.items() if name.startswith(f"{head}.")}


# --- putting a piece in, taking it out -------------------------------------------------------------------------------


def speaks(statement: Any, piece: Piece) -> bool:
    """Whether a statement is the one that a piece belongs to."""
    return type(statement) is piece.cls and _fits(statement, piece.said)


def put(statement: Any, piece: Piece) -> Any:
    """The statement with a piece more, or a new one with nothing else; None where that tells too little."""
    return _put(statement, piece.cls, piece.said)


def counts(piece: Piece) -> bool:
    """Whether a piece is one more of what is counted."""
    return _counts(piece.cls, piece.said)


def _counts(cls: Any, said: Said) -> bool:
    deeper = [value for value in said.values() if isinstance(value, Part)]
    here = any(isinstance(value, More) and _types(cls)[name] is not bool for name, value in said.items())
    again = any(name in said for name in getattr(cls, "repeats", ()))
    return here or again or any(_counts(each.cls, each.said) for each in deeper)


def tells(statement: Any, piece: Piece) -> bool:
    """Whether a statement says this."""
    return speaks(statement, piece) and _there(statement, piece.said)


def without(statement: Any, piece: Piece) -> Any:
    """The statement without a piece, or with one less where that is counted; None where nothing is left of it.

    An empty list is left: who takes the last card away says that there is none.
    """
    left = _less(statement, piece.said)
    lists = (name for name in piece.said if name not in _keys(statement))
    return left if left is None or not empty(left) or any(getattr(left, name) == () for name in lists) else None


def _keyed(cls: Any) -> bool:
    """Whether there is one part of a class about the same thing; else it is one thing of a list."""
    return hasattr(cls, "about")


def _keys(part: Any) -> tuple[str, ...]:
    joins = getattr(part, "joins", ())
    return tuple(name for name in getattr(part, "about", ()) if name not in joins)


def _fits(part: Any, said: Said) -> bool:
    """Whether a part is about the same, perhaps with other things of which it says the same."""
    usual = _usual(part.__class__)
    return all(_is(getattr(part, name), said[name] if name in said else usual[name]) for name in _keys(part))


def _is(there: Any, value: Any) -> bool:
    return value in there if isinstance(there, tuple) and not isinstance(value, tuple) else there == value


def alone(statement: Any, piece: Piece) -> tuple[Any, Any]:
    """A statement as it is of the things alone of which a piece speaks, and what is left of it; None for nothing."""
    return apart(statement, piece.said)


def narrowed(statement: Any, piece: Piece) -> Any:
    """A statement with nothing in its lists but what a piece speaks of."""
    return _narrowed(statement, piece.said)


def _narrowed(part: Any, said: Said) -> Any:
    changed: dict[str, Any] = {}
    for name, value in said.items():
        there = getattr(part, name)
        if name in _keys(part) or not isinstance(there, tuple):
            continue
        at = _place(there, value)
        deeper = isinstance(value, Part)
        kept = () if at is None else (_narrowed(there[at], value.said) if deeper else there[at],)
        changed[name] = kept
    return msgspec.structs.replace(part, **changed) if changed else part


def apart(part: Any, said: Said) -> tuple[Any, Any]:
    """The part as it is of these things alone, and what is left of it; None for nothing."""
    rest = part
    for name in _keys(part):
        there = getattr(part, name)
        if isinstance(there, tuple) and name in said and len(there) > 1:
            others = tuple(each for each in there if each != said[name])
            part = msgspec.structs.replace(part, **{name: (said[name],)})
            rest = msgspec.structs.replace(rest, **{name: others})
    return part, None if rest is part or rest == part else rest


def _new(cls: Any, said: Said) -> Any:
    """A part that says just this; None where that is not enough."""
    fields: dict[str, Any] = dict(_least(cls))
    for name, value in said.items():
        plain = _new(value.cls, value.said) if isinstance(value, Part) else value
        if plain is None and isinstance(value, Part):
            return None
        if plain is USUAL:
            continue
        plain = _more(cls, name, 0) if isinstance(plain, More) else plain
        fields[name] = (plain,) if _is_list(_types(cls)[name]) else plain
    try:
        return cls(**fields)
    except TypeError:
        return None


def _put(part: Any, cls: Any, said: Said) -> Any:
    if part is None:
        return _new(cls, said)
    changed: dict[str, Any] = {}
    for name, value in said.items():
        if name in _keys(part):
            continue
        there = getattr(part, name)
        if isinstance(there, tuple) and _is_list(_types(cls)[name]):
            found = _gathered(part, name, there, value)
            if found is None:
                return None
            changed[name] = found
        elif isinstance(value, Part):
            changed[name] = _put(there, value.cls, value.said)
        else:
            more, usual = isinstance(value, More), value is USUAL
            changed[name] = _more(cls, name, there) if more else _usual(cls)[name] if usual else value
    return msgspec.structs.replace(part, **changed)


def _more(cls: Any, name: str, there: Any) -> Any:
    """One more of what a field counts; of what is so or not, that it is so."""
    return True if _types(cls)[name] is bool else (there or 0) + 1


@cache
def _usual(cls: Any) -> dict[str, Any]:
    return {field.name: field.default for field in msgspec.structs.fields(cls)}


def _gathered(part: Any, name: str, there: tuple[Any, ...], value: Any) -> tuple[Any, ...] | None:
    """A list with one thing more; None where too little is told of it."""
    if not isinstance(value, Part):
        return there if value in there and name not in getattr(part, "repeats", ()) else (*there, value)
    if slot := getattr(value.cls, "slot", ""):  # a ruin is no village
        there = tuple(each for each in there if type(each) is value.cls or getattr(each, "slot", "") != slot)
    if (at := _place(there, value)) is None or not _keyed(value.cls):
        new = _new(value.cls, value.said)
        if new in there and name not in getattr(part, "repeats", ()):
            return there
        return None if new is None else (*there, new)
    own, rest = apart(there[at], value.said)
    changed = _put(own, value.cls, value.said)
    return (*there[:at], *(() if rest is None else (rest,)), changed, *there[at + 1 :])


def _place(there: tuple[Any, ...], value: Any) -> int | None:
    """Where a thing is in a list, the last one counted first."""
    for at in reversed(range(len(there))):
        each = there[at]
        if not isinstance(value, Part):
            if each == value:
                return at
        elif type(each) is value.cls and (_fits(each, value.said) if _keyed(value.cls) else each == _made(value)):
            return at
    return None


def _made(part: Part) -> Any:
    return _new(part.cls, part.said)


def _there(part: Any, said: Said) -> bool:
    """Whether a part that is about the same says this."""
    for name, value in said.items():
        there = getattr(part, name)
        if name in _keys(part):
            continue
        if isinstance(there, tuple):
            at = _place(there, value)
            if at is None or (isinstance(value, Part) and not _there(there[at], value.said)):
                return False
        elif isinstance(value, Part):
            if there is None or not _there(there, value.said):
                return False
        elif isinstance(value, More):
            if not there:
                return False
        elif value is not USUAL and there != value:
            return False
    return True


def _without(part: Any, said: Said) -> Any:
    left = _less(part, said)
    return None if left is None or empty(left) else left


def _less(part: Any, said: Said) -> Any:
    """A part without what is said, perhaps with empty lists; None where it said nothing but that."""
    changed: dict[str, Any] = {}
    for name, value in said.items():
        there = getattr(part, name)
        if name in _keys(part):
            continue
        if isinstance(there, tuple):
            at = _place(there, value)
            if at is None:
                continue
            rest: tuple[Any, ...] = ()
            if isinstance(value, Part) and _keyed(value.cls):
                own, others = apart(there[at], value.said)
                less = _without(own, value.said)
                rest = tuple(each for each in (others, less) if each is not None)
            changed[name] = (*there[:at], *rest, *there[at + 1 :])
        elif isinstance(value, Part):
            less = _without(there, value.said)
            changed[name] = _nothing(value.cls) if less is None else less
        elif isinstance(value, More):
            changed[name] = False if _types(part.__class__)[name] is bool else max(0, (there or 0) - 1)
    return msgspec.structs.replace(part, **changed) if changed else None


@cache
def _least(cls: Any) -> dict[str, Any]:
    """What has to be told of a part, as nothing: no number, an empty list."""
    needed = {name: type_ for name, type_ in _types(cls).items() if _usual(cls)[name] is msgspec.NODEFAULT}
    return {name: 0 if type_ is int else () for name, type_ in needed.items() if type_ is int or _is_list(type_)}


def _is_list(type_: Any) -> bool:
    return get_origin(type_) is tuple


def _nothing(cls: Any) -> Any:
    """A part that says nothing."""
    return cls(**_least(cls))


def empty(part: Any) -> bool:
    """Whether nothing is told of what a statement or a part is about."""
    keys = _keys(part)
    usual = _usual(part.__class__)
    for name in part.__struct_fields__:
        value = getattr(part, name)
        usually = value == usual[name] and type(value) is not int  # one of something is something
        if name in keys or value in ((), 0, None) or usually:
            continue
        if not (isinstance(value, msgspec.Struct) and empty(value)):
            return False
    return True


# --- things of which there is one ------------------------------------------------------------------------------------


def single(piece: Piece) -> Any:
    """The one thing of which a piece speaks, such as a card; None where there may be several of it."""
    value: Any = Part(piece.cls, piece.said)
    for name in filter(None, getattr(piece.cls, "single", "").split(".")):
        value = value.said.get(name) if isinstance(value, Part) else None
    return None if isinstance(value, Part) else value


def keyed(piece: Piece) -> bool:
    """Whether the one thing of which a piece speaks is what it is about, such as a space: there it may get more."""
    part, name = Part(piece.cls, piece.said), ""
    *parts, name = piece.cls.single.split(".")
    for each in parts:
        part = part.said[each]
    return name in getattr(part.cls, "about", ()) and name not in getattr(part.cls, "joins", ())


def elsewhere(statement: Any, thing: Any) -> Any:
    """A statement without a thing of which there is one; None where nothing is left of it, itself if it has it not."""
    names = [name for name in getattr(statement, "single", "").split(".") if name]
    return _dropped(statement, names, thing) if names else statement


def _dropped(part: Any, names: Sequence[str], thing: Any) -> Any:
    name, *deeper = names
    if not hasattr(part, name):
        return part
    there = getattr(part, name)
    if isinstance(there, tuple):
        kept = [_dropped(each, deeper, thing) if deeper else each for each in there if deeper or each != thing]
        left = tuple(each for each in kept if each is not None)
    elif deeper:
        left = _dropped(there, deeper, thing)
    else:
        return None if there == thing else part
    if left == there:
        return part
    less = msgspec.structs.replace(part, **{name: left})
    return None if not left and (name in _keys(part) or empty(less)) else less
