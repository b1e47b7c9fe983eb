"""How actions are typed, from the patterns that stand on their classes: one reader and one writer for all games.

    typed = "{card}:{half}-{tribe}", "attack|attaquer {tribe} with|avec {card} {half}"

    draw|piocher|take     one of these words; the first is written, in French the second; go_on: two words
    {tribe}               a field, as its kind reads it (see `kinds`); or a property, of which `complete` makes fields
    {tribes...}           a list, `2 goblins` in it too; {tribes+...}: a sign between; {tribes...2}: at least two;
                          {cards...|none|aucune}: the word for an empty one; {path.0}: the first of it
    [...]                 may be left out; it is written where a field in it has not its usual value
    : - =                 signs that only separate: each stands for all three and may be left out; others must be there

All patterns are read; the first that says all that is to be said of an action writes it.
"""

from __future__ import annotations

import re
import types
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, Union, get_args, get_origin

import msgspec

from orclib.engine.kinds import Kind, Number, french, written
from orclib.engine.reading import Reading, Said, the_end, words_of
from orclib.errors import NotationError
from orclib.language import say, speaking

_SEPARATORS = frozenset(":-=")
_ARTICLES = frozenset(("the", "le", "la", "les", "l"))
_INDEFINITE = frozenset(("a", "an", "un", "une"))
_AND = frozenset(("and", "et"))
_MOST_ALIKE = 99
"""How many things of one kind a list may hold: `2 goblins`."""
_PART = re.compile(
    r"(\s*)(?:(\[)|(\])|\{(\w+)(?:\.(\d))?(?:([^\w.}|]*)(\.\.\.)(\d?))?((?:\|\w+)*)\}|(\w+(?:\|\w+)*)|([^\s\w]))"
)


def ways(cls: Any, name: str) -> tuple[str, ...]:
    """The patterns of a class: one, or several."""
    told = getattr(cls, name, ())
    return (told,) if isinstance(told, str) else tuple(told)


# --- parts of a pattern: each is read, and told of an action or (where nothing is said) in a form --------------------


def _article(reading: Reading, at: int) -> bool:
    """Whether an article stands there: no letter of a name such as A1, and no player A."""
    word = reading.word(at)
    if word in _ARTICLES or word not in _INDEFINITE or at == 0:
        return word in _ARTICLES
    return not reading.joined(at) and (reading.tokens[at].text != "A" or reading.text.isupper())


class Word:
    """One of several words."""

    def __init__(self, told: str) -> None:
        self.told = [name.replace("_", " ").strip() for name in told.strip("|").split("|")]
        self.ways = [words_of(name) for name in self.told]
        self.filler = False
        """Whether it may be left out, so that nobody need be told of it."""

    def read(self, reading: Reading, at: int) -> dict[int, Said]:
        """One of them, behind an article perhaps."""
        at = reading.past(at, ":")
        found = self._at(reading, at)
        if not found and _article(reading, at):
            at += 1
            found = self._at(reading, at)
        return found or reading.miss(at, self.label, lambda: self.told)

    def _at(self, reading: Reading, at: int) -> dict[int, Said]:
        return {at + len(way): {} for way in self.ways if reading.words(at, len(way)) == way}

    def tell(self, said: Said | None) -> str | None:
        """The one that is written; in a form, the word of the language in use."""
        every = "|".join(self.told)
        return written(every) if said is not None else "" if self.filler else say(self.told[0], french(every))

    def label(self) -> str:
        """The word of the language in use, in quotes."""
        return f'"{told}"' if (told := self.tell(None)) else ""


class Sign:
    """A sign that stands between."""

    def __init__(self, sign: str) -> None:
        self.sign = sign

    def read(self, reading: Reading, at: int) -> dict[int, Said]:
        """The sign; one that only separates may be another one, or be left out."""
        if self.sign in _SEPARATORS:
            return {at + (reading.word(at) in _SEPARATORS): {}}
        return {at + 1: {}} if reading.word(at) == self.sign else reading.miss(at, lambda: f'"{self.sign}"')

    def tell(self, said: Said | None) -> str | None:
        """The sign."""
        return self.sign


class Field:
    """A field, or one thing of a field that is a list."""

    def __init__(self, name: str, kind: Kind, place: str = "") -> None:
        self.name, self.kind, self.place = name, kind, int(place) if place else None

    def read(self, reading: Reading, at: int) -> dict[int, Said]:
        """As its kind reads it, behind an article perhaps."""
        at = reading.past(at, ":")
        found = self.kind.read(reading, at)
        if not found and _article(reading, at):
            found = self.kind.read(reading, at + 1)
        key = self.name if self.place is None else f"{self.name}.{self.place}"
        return {end: {key: value} for end, value in found.items()}

    def tell(self, said: Said | None) -> str | None:
        """As its kind writes it."""
        if said is None or self.place is None:
            return self.kind.form() if said is None else self.kind.write(said[self.name])
        items = said[self.name]
        return self.kind.write(items[self.place]) if self.place < len(items) else None


class Several(Field):
    """A field that is a list."""

    def __init__(self, name: str, kind: Kind, between: str, least: str, empty: str) -> None:
        super().__init__(name, kind)
        self.between, self.least, self.empty = between.strip(","), int(least or 1), Word(empty) if empty else None
        self._joint = self.between or (", " if between else " ")

    def read(self, reading: Reading, at: int) -> dict[int, Said]:
        """One after the other, as long as there are some."""
        done, fresh = dict[int, tuple[Any, ...]](), {reading.past(at, ":"): tuple[Any, ...]()}
        while fresh:
            grown = dict[int, tuple[Any, ...]]()
            for start, items in fresh.items():
                for end, more in self._next(reading, start, first=not items).items():
                    grown.setdefault(end, items + more)
            fresh = {end: items for end, items in grown.items() if end not in done}
            done |= fresh
        found: dict[int, Said] = {end: {self.name: items} for end, items in done.items() if len(items) >= self.least}
        none = self.empty.read(reading, at) if self.empty is not None else {}
        return found | {end: {self.name: ()} for end in none}

    def _next(self, reading: Reading, at: int, *, first: bool) -> dict[int, tuple[Any, ...]]:
        """The next one, or several alike: `2 goblins`, `2x goblin`."""
        if not first and reading.word(at) in (*_AND, self.between or "+"):
            at += 1
        elif not first and self.between:
            return {}
        if found := self.kind.read(reading, at):
            return {end: (value,) for end, value in found.items()}
        word = reading.word(at)
        if word.isdecimal() and len(word) <= len(str(_MOST_ALIKE)):
            times, at = int(word), at + 1 + (reading.word(at + 1) in ("x", "×"))
        elif _article(reading, at):
            times, at = 1, at + 1
        else:
            return {}
        return {end: (value,) * times for end, value in self.kind.read(reading, at).items()}

    def tell(self, said: Said | None) -> str | None:
        """All of them, or the word for none; two and more in a form."""
        if said is None:
            return f"{self.kind.form()}{self._joint}{self.kind.form()} …"
        told = [self.kind.write(value) for value in said[self.name]]
        if not told and self.empty is not None:
            return self.empty.tell(said)
        return None if None in told or 0 < len(told) < self.least else self._joint.join(filter(None, told))


class Maybe:
    """Parts that may be left out."""

    def __init__(self, parts: Parts, usual: Said) -> None:
        self.parts, self.usual = parts, {field.name: usual.get(field.name) for field in fields_in(parts)}
        for _, part in parts if not self.usual else ():
            if isinstance(part, Word):
                part.filler = True

    def read(self, reading: Reading, at: int) -> dict[int, Said]:
        """With them or without."""
        return {at: {}} | read_all(self.parts, reading, at)

    def tell(self, said: Said | None) -> str | None:
        """Them, if a field has not its usual value; in brackets in a form, if they tell anything."""
        if said is None:
            return f"[{tell_all(self.parts, None)}]" if self.usual else ""
        return "" if all(said[name] == value for name, value in self.usual.items()) else tell_all(self.parts, said)


Part = Word | Sign | Field | Maybe
Parts = tuple[tuple[bool, Part], ...]
"""Each part, and whether a space stands before it."""


def fields_in(parts: Parts) -> Iterator[Field]:
    """The fields in the parts."""
    for _, part in parts:
        if isinstance(part, Field):
            yield part
        elif isinstance(part, Maybe):
            yield from fields_in(part.parts)


def heads(parts: Parts) -> frozenset[str] | None:
    """The words with which what the parts say begins; None where it may begin otherwise."""
    found = frozenset[str]()
    for _, part in parts:
        words = part if isinstance(part, Word) else part.empty if isinstance(part, Several) else None
        found |= {way[0] for way in words.ways} if words is not None else set()
        first = heads(part.parts) if isinstance(part, Maybe) else part.kind.heads() if isinstance(part, Field) else None
        if first is None and not isinstance(part, Word):
            return None
        found |= first or set()
        if not isinstance(part, Maybe):
            break
    return found


def read_all(parts: Parts, reading: Reading, at: int) -> dict[int, Said]:
    """Where the parts may end, one after the other, and what they say then; of two ways to one place, the first."""
    ends: dict[int, Said] = {at: {}}
    for _, part in parts:
        grown: dict[int, Said] = {}
        for start, said in ends.items():
            for end, more in part.read(reading, start).items():
                grown.setdefault(end, said | (more or {}))
        ends = grown
    return ends


def tell_all(parts: Parts, said: Said | None) -> str | None:
    """The parts as they are typed, None where one cannot be; or, where nothing is said, as a form."""
    text = ""
    for spaced, part in parts:
        piece = part.tell(said)
        if piece is None:
            return None
        text += f" {piece}" if piece and spaced and text else piece
    return text


def _first_names(parts: Parts) -> Iterator[str]:
    for _, part in parts:
        if isinstance(part, Maybe):
            yield from _first_names(part.parts)
            continue
        if isinstance(part, Word):
            yield from part.told[:2]
        elif isinstance(part, Field):
            yield from part.kind.names()
        return


# --- the patterns of a game ------------------------------------------------------------------------------------------


class Form(msgspec.Struct, frozen=True):
    """One way to type something, in both languages, with examples."""

    en: str
    fr: str
    examples: tuple[str, ...]
    exemples: tuple[str, ...]
    """The same in French words."""


class Entry(msgspec.Struct, frozen=True):
    """How one kind of thing is typed: what it is in both languages, and its forms, the usual one first."""

    en: str
    fr: str
    forms: tuple[Form, ...]
    typical: tuple[tuple[str, str], ...] = ()
    """An example in each language for the first forms, where those made of the patterns tell too little."""

    def lines(self) -> list[str]:
        """What it is, then each form with an example, in the language in use."""
        told = [say(form.en, form.fr) for form in self.forms]
        shown = [say(", ".join(form.examples), ", ".join(form.exemples)) for form in self.forms]
        shown[: len(self.typical)] = [say(*example) for example in self.typical]
        return [say(self.en, self.fr), *(f"    {form:44}  {one}" for form, one in zip(told, shown, strict=True))]


class Notation(msgspec.Struct, frozen=True):
    """How moves and positions are typed."""

    moves: tuple[Entry, ...]
    positions: tuple[Entry, ...] = ()

    def __str__(self) -> str:
        parts = [[say("MOVES", "COUPS"), *(line for entry in self.moves for line in entry.lines())]]
        if self.positions:
            then = say(
                "Behind then: stand moves, with a semicolon or a new line between them.",
                "Après puis : viennent des coups, séparés par un point-virgule ou un retour à la ligne.",
            )
            told = [line for entry in self.positions for line in entry.lines()]
            parts.insert(0, [say("POSITIONS", "POSITIONS"), *told, then])
        return "\n\n".join("\n".join(part) for part in parts)

    def __repr__(self) -> str:
        return str(self)


class Pattern(NamedTuple):
    """The parts of a pattern, and what has to hold of the other fields, and of lists told one by one, if it writes."""

    parts: Parts
    others: Said
    counts: dict[str, int]
    told: tuple[str, ...]
    """The fields and properties of which it, or another pattern of the class, tells."""

    @classmethod
    def of(cls, parts: Parts, told: set[str], usual: Said) -> Pattern:
        """The pattern of some parts; `told` are the fields of which any pattern tells."""
        fields = [*fields_in(parts)]
        places = Counter(field.name for field in fields if field.place is not None)
        others = told.difference(field.name for field in fields)
        return cls(parts, {name: usual.get(name, msgspec.NODEFAULT) for name in others}, dict(places), tuple(told))

    def fits(self, said: Said) -> bool:
        """Whether it tells everything."""
        others = all(said[name] == value for name, value in self.others.items())
        return others and all(len(said[name]) == count for name, count in self.counts.items())


class Nested(Kind):
    """A thing of several fields that has patterns of its own, such as units and the space where they stand."""

    def __init__(self, cls: type, grammar: Grammar) -> None:
        super().__init__("", "")
        self.cls, self.grammar = cls, grammar

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """As its patterns read it."""
        found = self.grammar.read_as(self.cls, reading, at)
        if reading.forgiven is not None:
            return dict.fromkeys(found)
        return {end: reading.build(self.cls, said) for end, said in found.items()}

    def write(self, value: Any) -> str | None:
        """As its patterns write it."""
        return self.grammar.write(value)

    def examples(self, state: Any) -> Sequence[Any]:
        """One with examples of its fields."""
        return (self.grammar.example(self.cls, state),)

    def heads(self) -> frozenset[str] | None:
        """The words with which its patterns begin."""
        every = [heads(pattern.parts) for pattern in self.grammar.patterns(self.cls)]
        return None if None in every or not every else frozenset[str]().union(*filter(None, every))

    def form(self) -> str:
        """Its first form."""
        return self.grammar.form(self.cls)


class Grammar:
    """The patterns of all actions of a game, with the kinds of their fields: by `(class, name)`, name or type."""

    def __init__(self, classes: Iterable[type], kinds: Mapping[Any, Kind]) -> None:
        self.kinds, self.classes = kinds, tuple(classes)
        self._patterns: dict[type, tuple[Pattern, ...]] = {}
        begun = {cls: [heads(pattern.parts) for pattern in self.patterns(cls)] for cls in self.classes}
        self._anyhow = [cls for cls in self.classes if None in begun[cls]]
        self._begun_by = {
            word: [cls for cls in self.classes if any(head is None or word in head for head in begun[cls])]
            for word in {word for every in begun.values() for head in every for word in head or ()}
        }

    def begins(self, word: str) -> bool:
        """Whether a pattern begins with a word."""
        return word in self._begun_by

    def patterns(self, cls: type) -> tuple[Pattern, ...]:
        """The patterns of a class."""
        if cls not in self._patterns:
            usual = {field.name: field.default for field in msgspec.structs.fields(cls)}
            every = [self._parse(cls, pattern, usual) for pattern in ways(cls, "typed")]
            told = {field.name for parts in every for field in fields_in(parts)}
            self._patterns[cls] = tuple(Pattern.of(parts, told, usual) for parts in every)
        return self._patterns[cls]

    def _parse(self, cls: type, pattern: str, usual: Said) -> Parts:
        types_ = {field.name: field.type for field in msgspec.structs.fields(cls)}
        stack: list[list[tuple[bool, Part]]] = [[]]
        spaces = list[bool]()
        for space, begins, ends, name, place, between, several, least, empty, word, sign in _PART.findall(pattern):
            part: Part
            if begins:
                stack.append([])
                spaces.append(bool(space))
                continue
            if ends:
                part, space = Maybe(tuple(stack.pop()), usual), spaces.pop()
            elif several:
                part = Several(name, self.kind(cls, name, types_.get(name)), between, least, empty)
            elif name:
                part = Field(name, self.kind(cls, name, types_.get(name)), place)
            else:
                part = Word(word) if word else Sign(sign)
            stack[-1].append((bool(space), part))
        return tuple(stack[0])

    def kind(self, cls: type, name: str, type_: Any) -> Kind:
        """What a field is: by its class and name, its name, its type, a thing with patterns of its own, or a number."""
        inner = [arg for arg in get_args(type_) if arg not in (type(None), Ellipsis)]
        found = self.kinds.get((cls, name)) or self.kinds.get(name)
        if found is None and get_origin(type_) in (tuple, types.UnionType, Union) and len(inner) == 1:
            return self.kind(cls, name, inner[0])
        found = found or self.kinds.get(type_)
        return found or (Nested(type_, self) if ways(type_, "typed") else Number())

    def read_as(self, cls: type, reading: Reading, at: int) -> dict[int, Said]:
        """Where an action of a class may end, by any of its patterns, and what its fields are then."""
        found: dict[int, Said] = {}
        for pattern in self.patterns(cls):
            for end, said in read_all(pattern.parts, reading, at).items():
                found.setdefault(end, _gathered(said))
        return found

    def read(self, reading: Reading, at: int) -> Iterator[tuple[type, Said]]:
        """Everything that the text can mean from a place to its end."""
        for cls in self.begun_by(reading, at):
            said = self.read_as(cls, reading, at).get(len(reading.tokens))
            if said is not None:
                yield cls, said

    def begun_by(self, reading: Reading, at: int) -> Sequence[type]:
        """The classes that may begin with the word there."""
        return self._begun_by.get(reading.word(at + (reading.word(at) in _ARTICLES)), self._anyhow)

    @property
    def openings(self) -> list[str]:
        """The words with which something may begin."""
        every = (pattern.parts for cls in self.classes for pattern in self.patterns(cls))
        return [name for parts in every for name in _first_names(parts)]

    def error(self, reading: Reading, begins: Iterable[int], a_move: Callable[[], str]) -> NotationError:
        """What is wrong with a text that means nothing, wherever it may begin."""
        every = [(one.parts, at) for at in begins for cls in self.classes for one in self.patterns(cls)]
        for parts, at in every:
            if ends := read_all(parts, reading, at):
                reading.miss(max(ends), the_end)
        return reading.error([partial(read_all, parts, reading, at) for parts, at in every], begins, a_move)

    def write(self, action: Any) -> str:
        """An action as a person types it."""
        text = self.written(action)
        if text is None:
            raise AssertionError(f"no pattern says {action!r}")
        return text

    def written(self, action: Any) -> str | None:
        """The same; None where no pattern says it."""
        said = self._said(action)
        if unsaid := getattr(action, "unsaid", ()):
            said |= {
                field.name: field.default for field in msgspec.structs.fields(type(action)) if field.name in unsaid
            }
        for pattern in self.patterns(type(action)):
            if pattern.fits(said) and (text := tell_all(pattern.parts, said)) is not None:
                return text
        return None

    def _said(self, action: Any) -> Said:
        """The fields and properties of which its patterns tell."""
        patterns = self.patterns(type(action))
        return {name: getattr(action, name) for name in patterns[0].told} if patterns else {}

    def example(self, cls: type, state: Any, *, full: bool = False) -> Any:
        """An action with examples of its fields; `full`: of those too that have a usual value, another one."""
        said: Said = {}
        told = [field for pattern in self.patterns(cls) for field in fields_in(pattern.parts)]
        lists = {field.name for field in told if isinstance(field, Several) or field.place is not None}
        for field in msgspec.structs.fields(cls):
            if field.name == "seat":
                said["seat"] = 0
                continue
            values = self.kind(cls, field.name, field.type).examples(state)
            if field.name in lists:
                values = (tuple(values[:2]),)
            if field.default is msgspec.NODEFAULT:
                said[field.name] = values[0]
            elif full:
                said[field.name] = next((value for value in values if value != field.default), field.default)
        return cls(**said)

    def form(self, cls: type) -> str:
        """The first pattern of a class as a person reads it."""
        return tell_all(self.patterns(cls)[0].parts, None) or ""

    def forms(self, cls: type, state: Any, *, bare: bool = True) -> tuple[Form, ...]:
        """The patterns of a class as a person reads them, with examples; `bare`: without what may be left out, too."""
        counts = (False, True) if bare else (True,)
        every = [self._said(self.example(cls, state, full=full)) for full in counts]
        found = list[Form]()
        for pattern in self.patterns(cls):
            some = [said | {name: said[name][:count] for name, count in pattern.counts.items()} for said in every]
            with speaking("en"):
                en, told = tell_all(pattern.parts, None) or "", [tell_all(pattern.parts, said) for said in some]
            with speaking("fr"):
                fr, dits = tell_all(pattern.parts, None) or "", [tell_all(pattern.parts, said) for said in some]
            both = {one: autre for one, autre in zip(told, dits, strict=True) if one and autre}
            found.append(Form(en, fr, tuple(both), tuple(both.values())))
        return tuple(found)


def _gathered(said: Said) -> Said:
    """What was said, with things of lists (`path.0`, `path.1`) in their lists."""
    lists: dict[str, list[Any]] = {}
    for key in sorted(key for key in said if "." in key):
        lists.setdefault(key.partition(".")[0], []).append(said[key])
    if not lists:
        return said
    return {key: value for key, value in said.items() if "." not in key} | {k: tuple(v) for k, v in lists.items()}
