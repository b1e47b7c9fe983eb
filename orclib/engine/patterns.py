"""How actions are typed and pointed at, from the patterns that stand on their classes: one reader and writer for all.

    typed = "{card}:{half}-{tribe}", "attack|attaquer {tribe} with|avec {card} {half}"
    points = "half:{card}:{half} tribe:{tribe}", "half:{card}:{half} side:{tribe}:{seat}"

    draw|piocher|take     one of these words; the first is written, the second is its French; go_on: two words
    {tribe}               a field, as its kind reads it; or a property of the class, of which `complete` makes fields
    {tribes...}           a list; {tribes+...}: with a sign between; {cards...|none|aucune}: the word for an empty one
    [...]                 may be left out; it is written where a field in it has not its usual value
    : - =                 signs that only separate: each stands for all three and may be left out; others must be there

The first pattern that can say an action writes it, all of them are read. A path of `points` is targets with fields in
them: `{path...}` is a target for each, `[...]` as above; `marks` of the class says what targets call a field's values.
"""

from __future__ import annotations

import difflib
import re
import types
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any, Final, NamedTuple, Protocol, cast, get_args, get_origin

import msgspec

from orclib.engine.notation import LONGEST_WORD, short
from orclib.errors import NotationError
from orclib.language import either, say, speaking

MOST_WORDS: Final = 200
"""A move of more words and signs is not read."""
_MOST_NAMED, _FEW = 8, 3
"""How many things an error lists, and how many a form names one by one."""
_TOKEN = re.compile(r"->|=>|(?<=\d)[xX×](?=[^\W\d_])|[^\W\d_]+|\d+|[^\w\s]")
_IGNORED = frozenset("(),;`'’[]")
_WITHIN = frozenset("`'’")
"""What may stand within a name."""
_SAME = dict.fromkeys(("->", "=>", "→", "–", "—", "−", ">"), "-")
_SEPARATORS = frozenset(":-=")
_ARTICLES = frozenset(("the", "le", "la", "les", "l"))
_AND = frozenset(("and", "et"))
_PART = re.compile(
    r"(\s*)(?:(\[)|(\])|\{(\w+)(?:([^\w.}|]*)(\.\.\.))?((?:\|\w+)*)\}|(\w+(?:\|\w+)*)|([^\s\w]))",
)

Said = dict[str, Any]


class Token(NamedTuple):
    """A word, number or sign: how it is compared, and how and where it was typed (from 1)."""

    word: str
    text: str
    line: int
    column: int
    apart: bool
    """Whether a comma or bracket stands before it."""


def folded(text: str) -> str:
    """The text without accents and in small letters, as words are compared."""
    if text.isascii():
        return text.casefold()
    plain = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold()


def tokens(text: str) -> list[Token]:
    """The words, numbers and signs of a text, without remarks and what only separates."""
    found, apart = list[Token](), False
    for line, row in enumerate(unicodedata.normalize("NFC", text).splitlines(), 1):
        for each in _TOKEN.finditer(row.partition("#")[0]):
            typed = each.group()
            if typed in _IGNORED:
                apart = apart or typed not in _WITHIN
            else:
                found.append(Token(_SAME.get(typed, folded(typed)), typed, line, each.start() + 1, apart))
                apart = False
    return found


@cache
def words_of(text: str) -> tuple[str, ...]:
    """A name as its words are compared."""
    return tuple(token.word for token in tokens(text))


def french(told: str) -> str:
    """The French of words with `|` between: the second; a sign in capitals or figures is the same in both languages."""
    one, *more = told.split("|")
    return more[0] if more and one.islower() else one


def bare(found: Iterable[Token]) -> tuple[str, ...]:
    """Words and numbers alone: by them a sentence is known."""
    return tuple(token.word for token in found if token.word.isalnum())


# --- kinds of fields -------------------------------------------------------------------------------------------------


class Kind(Protocol):
    """What a field may be: how it is read and written, and what it is called."""

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """Where it may end, and what it is then. Where it is not there, `reading.miss` is told."""

    def write(self, value: Any) -> str | None:
        """The value as it is typed; None where this cannot be typed."""

    def examples(self, state: Any) -> Sequence[Any]:
        """Some values, the most typical first."""

    def label(self) -> str:
        """What it is called, in the language in use: "a tribe"."""

    def shown(self) -> str:
        """How a form names it: `‹tribe›`."""


class Words:
    """A kind of thing known by names: `{Tribe.G: "G|green|vert|verte"}`, the first of which is written.

    Where names depend on the state, a function gives them (the same mapping, as long as they are the same).
    """

    def __init__(
        self, en: str, fr: str, names: Mapping[Any, str] | Callable[[Any], Mapping[Any, str]], example: Any = None
    ) -> None:
        self.en, self.fr, self._names, self._example = en, fr, names, example
        self._of: Mapping[Any, str] | None = None
        self._table: dict[tuple[str, ...], tuple[Any, str]] = {}
        self._signs = frozenset[str]()
        self._longest = 0

    def names(self, state: Any) -> Mapping[Any, str]:
        """The names of every value."""
        return self._names(state) if callable(self._names) else self._names

    def table(self, state: Any) -> dict[tuple[str, ...], tuple[Any, str]]:
        """Every name word by word, its value, and the name as it is shown; what is written goes before other names."""
        names = self.names(state)
        if names is not self._of:
            every = [(value, told.split("|")) for value, told in names.items()]
            self._table = {words_of(name): (value, name) for value, told in reversed(every) for name in told[1:]}
            self._table |= {words_of(told[0]): (value, told[0]) for value, told in reversed(every)}
            self._signs = frozenset(told[0] for _, told in every)
            self._longest, self._of = max(map(len, self._table), default=0), names
        return self._table

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """The longest name first. Signs in a row stay signs: HEAVY ORC are two cards, Heavy Orc is one."""
        table, found = self.table(reading.state), dict[int, Any]()
        for end in range(min(len(reading.tokens), at + self._longest), at, -1):
            typed = reading.tokens[at:end]
            value = table.get(tuple([token.word for token in typed]))
            if value is None or any(token.apart for token in typed[1:]):
                continue
            if len(typed) == 1 or not all(token.text in self._signs for token in typed):
                found[end] = value[0]
        return found or reading.miss(at, self.label, lambda: [name for _, name in table.values()])

    def heads(self) -> frozenset[str] | None:
        """The words with which a name begins; None where that depends on the state."""
        return None if callable(self._names) else frozenset(name[0] for name in self.table(None))

    def write(self, value: Any) -> str | None:
        """Its first name; a text or number without one is written as it is."""
        if callable(self._names):
            return str(value.value if isinstance(value, Enum) else value)
        told = self._names.get(value)
        if told is None:
            return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else None
        return told.partition("|")[0]

    def examples(self, state: Any) -> Sequence[Any]:
        """All of them, a typical one first."""
        return sorted(self.names(state), key=lambda value: value != self._example)

    def label(self) -> str:
        """`a tribe (R, Y, B, G, W or V)`."""
        signs, told = self._signs_told(), say(self.en, self.fr)
        listed = signs and len(signs) <= _MOST_NAMED and not {"(", ":"} & set(told)
        return f"{told} ({either(signs)})" if listed else told

    def _signs_told(self) -> list[str]:
        every = () if callable(self._names) else self._names.values()
        return [say(told.split("|")[0], french(told)) for told in every]

    def shown(self) -> str:
        """How a form names it: `‹tribe›`, or all values where they are few: `left/right`."""
        signs = self._signs_told()
        return "/".join(signs) if 0 < len(signs) <= _FEW else shortly(say(self.en, self.fr))


class Number:
    """A whole number up to `most`, typed with `shift` added."""

    def __init__(self, en: str = "a number", fr: str = "un nombre", most: int = 99, shift: int = 0) -> None:
        self.en, self.fr, self.most, self.shift = en, fr, most, shift

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """One token of digits."""
        word = reading.word(at)
        if word.isdecimal() and len(word) <= len(str(self.most)) and self.shift <= int(word) <= self.most:
            return {at + 1: int(word) - self.shift}
        return reading.miss(at, self.label)

    def write(self, value: Any) -> str | None:
        """Its digits."""
        return str(value + self.shift)

    def examples(self, state: Any) -> Sequence[Any]:
        """Some small ones."""
        return 1, 2

    def label(self) -> str:
        """What is counted."""
        return say(self.en, self.fr)

    def shown(self) -> str:
        """`‹number›`."""
        return shortly(self.label())


class Nested:
    """A value of several fields that has patterns of its own: a line between squares, units in a space."""

    def __init__(self, cls: type, grammar: Grammar) -> None:
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
        return (self.cls(**self.grammar.example(self.cls, state)),)

    def label(self) -> str:
        """Never asked: what is missing is a part of it."""
        return self.cls.__name__

    def shown(self) -> str:
        """Its first form."""
        return shown_all(self.grammar.patterns(self.cls)[0])


# --- parts of a pattern ----------------------------------------------------------------------------------------------


class Word:
    """One of several words."""

    def __init__(self, told: str) -> None:
        self.told = [name.replace("_", " ").strip() for name in told.split("|")]
        self.ways = [words_of(name) for name in self.told]
        self._longest = max(map(len, self.ways))
        self.filler = False
        """Whether it may be left out, so that nobody need be told of it."""

    def read(self, reading: Reading, at: int) -> dict[int, Said]:
        """One of them, behind an article perhaps."""
        at = reading.past(at, ":")
        at += reading.word(at) in _ARTICLES and (reading.word(at),) not in self.ways
        ahead = tuple([token.word for token in reading.tokens[at : at + self._longest]])
        found: dict[int, Said] = {at + len(way): {} for way in self.ways if ahead[: len(way)] == way}
        return found or reading.miss(at, self.label, lambda: self.told)

    def write(self, said: Said) -> str | None:
        """The first."""
        return self.told[0]

    def shown(self) -> str:
        """The word of the language in use; nothing of what only fills."""
        return "" if self.filler else say(self.told[0], french("|".join(self.told)))

    def label(self) -> str:
        """The same in quotes."""
        return f'"{self.shown()}"' if not self.filler else ""


class Sign:
    """A sign that stands between."""

    def __init__(self, sign: str) -> None:
        self.sign, self.loose = sign, sign in _SEPARATORS

    def read(self, reading: Reading, at: int) -> dict[int, Said]:
        """The sign; one that only separates may be another one, or be left out."""
        if self.loose:
            return {at + (reading.word(at) in _SEPARATORS): {}}
        return {at + 1: {}} if reading.word(at) == self.sign else reading.miss(at, lambda: f'"{self.sign}"')

    def write(self, said: Said) -> str | None:
        """The sign."""
        return self.sign

    def shown(self) -> str:
        """The sign."""
        return self.sign


class Field:
    """A field of the action."""

    def __init__(self, name: str, kind: Kind) -> None:
        self.name, self.kind = name, kind

    def read(self, reading: Reading, at: int) -> dict[int, Said]:
        """As its kind reads it, behind an article perhaps."""
        at = reading.past(at, ":")
        found = self.kind.read(reading, at)
        if not found and reading.word(at) in _ARTICLES:
            found = self.kind.read(reading, at + 1)
        return {end: {self.name: value} for end, value in found.items()}

    def write(self, said: Said) -> str | None:
        """As its kind writes it."""
        return self.kind.write(said[self.name])

    def shown(self) -> str:
        """As its kind is named."""
        return self.kind.shown()


class Several(Field):
    """A field that is a list."""

    def __init__(self, name: str, kind: Kind, between: str, empty: str) -> None:
        super().__init__(name, kind)
        self.between, self.empty = between.strip(), Word(empty) if empty else None

    def read(self, reading: Reading, at: int) -> dict[int, Said]:
        """One after the other, as long as there are some."""
        done, fresh = dict[int, tuple[Any, ...]](), {reading.past(at, ":"): tuple[Any, ...]()}
        while fresh:
            grown = dict[int, tuple[Any, ...]]()
            for start, items in fresh.items():
                for end, value in self._next(reading, start, first=not items).items():
                    grown.setdefault(end, (*items, value))
            fresh = {end: items for end, items in grown.items() if end not in done}
            done |= fresh
        if self.empty is not None:
            done |= dict.fromkeys(self.empty.read(reading, at), ())
        return {end: {self.name: items} for end, items in done.items()}

    def _next(self, reading: Reading, at: int, *, first: bool) -> dict[int, Any]:
        if not first and self.between not in ("", ","):
            if reading.word(at) not in (self.between, *_AND):
                return {}
            at += 1
        elif not first and reading.word(at) in (*_AND, "+"):
            at += 1
        return self.kind.read(reading, at)

    def write(self, said: Said) -> str | None:
        """All of them, or the word for none."""
        told = [self.kind.write(value) for value in said[self.name]]
        if not told:
            return self.empty.write(said) if self.empty is not None else None
        return None if None in told else self._joint().join(filter(None, told))

    def shown(self) -> str:
        """Two of them, and more."""
        return f"{self.kind.shown()}{self._joint()}{self.kind.shown()} …"

    def _joint(self) -> str:
        return {"": " ", ",": ", "}.get(self.between, self.between)


class Maybe:
    """Parts that may be left out."""

    def __init__(self, parts: Parts, usual: Said) -> None:
        self.parts, self.usual = parts, {name: usual.get(name) for name in _named(parts)}
        for _, part in parts if not self.usual else ():
            if isinstance(part, Word):
                part.filler = True

    def read(self, reading: Reading, at: int) -> dict[int, Said]:
        """With them or without."""
        return {at: {}} | read_all(self.parts, reading, at)

    def write(self, said: Said) -> str | None:
        """Them, if a field has not its usual value."""
        if all(said[name] == value for name, value in self.usual.items()):
            return ""
        return write_all(self.parts, said)

    def shown(self) -> str:
        """In brackets; nothing, where nothing in it tells anything."""
        told = shown_all(self.parts)
        return f"[{told}]" if told and self.usual else ""


Part = Word | Sign | Field | Maybe
Parts = tuple[tuple[bool, Part], ...]
"""Each part, and whether a space stands before it."""


def _heads(parts: Parts) -> frozenset[str] | None:
    """The words with which what the parts say begins; None where it may begin otherwise."""
    heads = frozenset[str]()
    for _, part in parts:
        if isinstance(part, Word):
            return heads | {way[0] for way in part.ways}
        if isinstance(part, Maybe):
            first = _heads(part.parts)
        else:
            first = part.kind.heads() if isinstance(part, Field) and isinstance(part.kind, Words) else None
        if first is None:
            return None
        heads |= first
        if isinstance(part, Field):
            return heads
    return heads


def _named(parts: Parts) -> Iterator[str]:
    for _, part in parts:
        if isinstance(part, Field):
            yield part.name
        elif isinstance(part, Maybe):
            yield from _named(part.parts)


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


def write_all(parts: Parts, said: Said) -> str | None:
    """The parts as they are typed; None where one of them cannot be."""
    told = [(spaced, part.write(said)) for spaced, part in parts]
    return None if any(piece is None for _, piece in told) else _joined(told)


def shown_all(parts: Parts) -> str:
    """The parts as a person reads them."""
    return _joined((spaced, part.shown()) for spaced, part in parts)


def _joined(told: Iterable[tuple[bool, str | None]]) -> str:
    text = ""
    for spaced, piece in told:
        text += f" {piece}" if piece and spaced and text else piece or ""
    return text


def shortly(label: str) -> str:
    """`‹tribe›` for "a tribe (R, Y …)"."""
    return f"‹{re.split(' [(]|:', label)[0].split(' ', 1)[-1]}›"


# --- reading ---------------------------------------------------------------------------------------------------------


Missing = tuple[Callable[[], str], Callable[[], Iterable[str]]]
"""What something expected is called ("" for what need not be told), and its names."""


class Reading:
    """A text as it is read: its tokens, how far any pattern got, and what was expected there."""

    build: Callable[[type, Said], Any]
    """Makes a value of its fields."""

    def __init__(self, text: str, state: Any) -> None:
        self.text, self.state = short(text), state
        self.tokens = tokens(text)
        for at, token in enumerate(self.tokens):
            if at >= MOST_WORDS or len(token.text) > LONGEST_WORD:
                most = (MOST_WORDS, LONGEST_WORD)
                told = say(
                    "a move of at most {} words of at most {} letters", "un coup d'au plus {} mots d'au plus {} lettres"
                )
                raise self._error(at, told.format(*most))
        self.furthest = 0
        self.missing: list[Missing] = []
        self.forgiven: int | None = None
        """Where something wrong is let pass, to see what it would have had to be."""

    def word(self, at: int) -> str:
        """The word at a place; "" behind the end."""
        return self.tokens[at].word if at < len(self.tokens) else ""

    def past(self, at: int, sign: str) -> int:
        """The place behind a sign, if it stands there."""
        return at + (at > 0 and self.word(at) == sign)

    def miss(self, at: int, label: Callable[[], str], names: Callable[[], Iterable[str]] = tuple) -> dict[int, Any]:
        """Note what was expected at a place; nothing was found, unless it is forgiven."""
        if self.forgiven is None and at > self.furthest:
            self.furthest, self.missing = at, []
        if at == self.furthest:
            self.missing.append((label, names))
        end = len(self.tokens)
        if self.forgiven is not None and at > end:
            return {at: None}  # more is missing there, which is forgiven too
        return dict.fromkeys(range(at + 1, max(at + 1, min(at + 3, end)) + 1)) if at == self.forgiven else {}

    def error(
        self, ways: Iterable[Callable[[], dict[int, Said]]], begins: Iterable[int], a_move: Callable[[], str]
    ) -> NotationError:
        """What was expected where, and what is nearest to that which stands there.

        Where much was expected, only that counts with which the rest of the text would be a move.
        """
        at, every, likely = self.furthest, self.missing, list[Missing]()
        self.forgiven = at
        for way in ways:
            self.missing = []
            if any(end >= len(self.tokens) for end in way()):
                likely += self.missing
        meant = [*(likely or every), *(missing for missing in every if missing[0] is the_end)]
        labels = list(dict.fromkeys(told for label, _ in meant if (told := label())))
        if at in begins and (len(labels) > _MOST_NAMED // 2 or all(label[0] == '"' for label in labels)):
            labels = [a_move()]
        told = either(labels[:_MOST_NAMED]) + (" …" if len(labels) > _MOST_NAMED else "")
        return self._error(at, told, [name for _, names in meant for name in names()])

    def _error(self, at: int, expected: str, names: Iterable[str] = ()) -> NotationError:
        rows = self.text.splitlines() or [""]
        if at >= len(self.tokens):
            return NotationError(self.text, len(rows), len(rows[-1]) + 1, "", expected)
        token = self.tokens[at]
        rest = unicodedata.normalize("NFC", self.text).splitlines()[token.line - 1][token.column - 1 :]
        chunk = re.match(r"\w+|.", rest)
        found = chunk.group() if chunk else token.text
        return NotationError(self.text, token.line, token.column, f'"{found}"', expected, nearest(rest, names))


def the_end() -> str:
    """What is expected where nothing more can be said."""
    return say("the end of the line", "la fin de la ligne")


def nearest(typed: str, names: Iterable[str]) -> str:
    """The name that is most like what begins there, of one word or several; "" where none is."""
    words = re.findall(r"[\w*'’-]+", typed.partition("#")[0][:LONGEST_WORD])
    known = {" ".join(words_of(name)): name for name in names}
    best, ratio = "", 0.6
    for count in range(1, 4):
        meant = " ".join(words_of(" ".join(words[:count])))
        for near in difflib.get_close_matches(meant, known, n=1, cutoff=ratio) if count <= len(words) else ():
            like = difflib.SequenceMatcher(None, meant, near).ratio()
            if like > ratio or not best:
                best, ratio = known[near], like
    return best


# --- a grammar -------------------------------------------------------------------------------------------------------


class Form(msgspec.Struct, frozen=True):
    """One way to type something, in both languages, with examples."""

    en: str
    fr: str
    examples: tuple[str, ...]


class Entry(msgspec.Struct, frozen=True):
    """How one kind of thing is typed: what it is in both languages, and its forms, the usual one first."""

    en: str
    fr: str
    forms: tuple[Form, ...]


class Notation(msgspec.Struct, frozen=True):
    """How moves and positions are typed."""

    moves: tuple[Entry, ...]
    positions: tuple[Entry, ...] = ()

    def __str__(self) -> str:
        lines = list[str]()
        for entry in (*self.moves, *self.positions):
            lines.append(say(entry.en, entry.fr))
            lines += [f"    {say(form.en, form.fr):40}  {', '.join(form.examples)}" for form in entry.forms]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)


class Grammar:
    """The patterns of all actions of a game, with the kinds of their fields: by `(class, name)`, name or type."""

    def __init__(self, classes: Iterable[type], kinds: Mapping[Any, Kind]) -> None:
        self.kinds = kinds
        self._patterns: dict[type, tuple[Parts, ...]] = {}
        self._told: dict[type, tuple[str, ...]] = {}
        """The fields and properties of a class that its patterns name."""
        self.classes = tuple(classes)
        heads = {cls: [_heads(parts) for parts in self.patterns(cls)] for cls in self.classes}
        self._unnamed = [cls for cls in self.classes if None in heads[cls]]
        """The classes with a pattern that does not begin with a word of its own."""
        self._begun_by = {
            word: [
                cls for cls in self.classes if None in heads[cls] or any(word in head for head in heads[cls] if head)
            ]
            for word in {word for every in heads.values() for head in every for word in head or ()}
        }

    def begins(self, word: str) -> bool:
        """Whether a pattern begins with a word."""
        return word in self._begun_by

    def patterns(self, cls: type) -> tuple[Parts, ...]:
        """The patterns of a class."""
        if cls not in self._patterns:
            self._patterns[cls] = ()  # a class may hold one of its own kind
            self._patterns[cls] = tuple(self._parse(cls, pattern) for pattern in ways(cls, "typed"))
            self._told[cls] = tuple({name for parts in self._patterns[cls] for name in _named(parts)})
        return self._patterns[cls]

    def _parse(self, cls: type, pattern: str) -> Parts:
        of_type = {field.name: field.type for field in msgspec.structs.fields(cls)}
        usual = {field.name: field.default for field in msgspec.structs.fields(cls)}
        stack: list[list[tuple[bool, Part]]] = [[]]
        spaces = list[bool]()
        for space, begins, ends, name, between, several, empty, word, sign in _PART.findall(pattern):
            if begins:
                stack.append([])
                spaces.append(bool(space))
                continue
            part: Part
            if ends:
                part, space = Maybe(tuple(stack.pop()), usual), spaces.pop()
            elif name:
                kind = self.kind(cls, name, of_type.get(name))
                part = Several(name, kind, between, empty[1:]) if several else Field(name, kind)
            else:
                part = Word(word) if word else Sign(sign)
            stack[-1].append((bool(space), part))
        return tuple(stack[0])

    def kind(self, cls: type, name: str, type_: Any) -> Kind:
        """What a field is: by class and name, by its name, its type, a number, or a thing with patterns of its own."""
        found = self.kinds.get((cls, name)) or self.kinds.get(name)
        inner = [arg for arg in get_args(type_) if arg not in (type(None), Ellipsis)]
        if get_origin(type_) in (tuple, types.UnionType) and len(inner) == 1 and found is None:
            return self.kind(cls, name, inner[0])
        found = found or self.kinds.get(type_)
        if found is None and ways(type_, "typed"):
            return Nested(type_, self)
        return found or Number()

    def read_as(self, cls: type, reading: Reading, at: int) -> dict[int, Said]:
        """Where an action of a class may end, by any of its patterns, and what its fields are then."""
        found: dict[int, Said] = {}
        for parts in self.patterns(cls):
            for end, said in read_all(parts, reading, at).items():
                found.setdefault(end, said)
        return found

    def read(self, reading: Reading, at: int) -> Iterator[tuple[type, Said]]:
        """Everything that the text can mean from a place to its end."""
        begins = reading.word(at + (reading.word(at) in _ARTICLES))
        for cls in self._begun_by.get(begins, self._unnamed):
            said = self.read_as(cls, reading, at).get(len(reading.tokens))
            if said is not None:
                yield cls, said

    def error(self, reading: Reading, begins: Iterable[int], a_move: Callable[[], str]) -> NotationError:
        """What is wrong with a text that means nothing."""
        for at in begins:
            for cls in self.classes:
                if ends := self.read_as(cls, reading, at):
                    reading.miss(max(ends), the_end)
        ways = [
            lambda parts=parts, at=at: read_all(parts, reading, at)
            for at in begins for cls in self.classes for parts in self.patterns(cls)
        ]  # fmt: skip
        return reading.error(ways, begins, a_move)

    def write(self, action: Any) -> str:
        """An action as a person types it."""
        patterns = self.patterns(type(action))
        said = self._said(action)
        for parts in patterns:
            if (text := write_all(parts, said)) is not None:
                return text
        raise AssertionError(f"no pattern says {action!r}")

    def _said(self, thing: Any) -> Said:
        return {name: getattr(thing, name) for name in self._told[type(thing)]}

    def example(self, cls: type, state: Any, *, full: bool = False) -> Said:
        """Examples of the fields of a class; `full`: of those too that have a usual value, another one."""
        said: Said = {}
        for field in msgspec.structs.fields(cls):
            values = self.kind(cls, field.name, field.type).examples(state) if field.name != "seat" else ()
            if get_origin(field.type) is tuple:
                values = (tuple(values[:2]),)
            if field.default is msgspec.NODEFAULT and values:
                said[field.name] = values[0]
            elif field.default is not msgspec.NODEFAULT:
                others = [value for value in values if value != field.default] if full else []
                said[field.name] = others[0] if others else field.default
        return said

    def forms(self, cls: type, state: Any) -> tuple[Form, ...]:
        """The patterns of a class as a person reads them, with examples."""
        patterns, seat = self.patterns(cls), {"seat": 0} if "seat" in cast("Any", cls).__struct_fields__ else {}
        every = [self._said(cls(**seat, **self.example(cls, state, full=full))) for full in (False, True)]
        found = list[Form]()
        for parts in patterns:
            with speaking("en"):
                en = shown_all(parts)
            with speaking("fr"):
                fr = shown_all(parts)
            told = dict.fromkeys(text for said in every if (text := write_all(parts, said)))
            found.append(Form(en, fr, tuple(told)))
        return tuple(found)


def ways(cls: Any, name: str) -> tuple[str, ...]:
    """The patterns of a class: one, or several."""
    told = getattr(cls, name, ())
    return (told,) if isinstance(told, str) else tuple(told)


# --- pointing --------------------------------------------------------------------------------------------------------

_HOLE = re.compile(r"\{(\w+)(\.\.\.)?\}")
Paths = tuple[tuple[str, ...], ...]


def paths(action: Any) -> Paths:
    """The ways to point at an action, as `points` of its class says; each is told once."""
    return _paths(action.__class__)(action)


@cache
def _paths(cls: Any) -> Callable[[Any], Paths]:
    """The paths as one expression, made once from the patterns: each click asks for those of all legal actions."""
    fields, points = {field.name: field for field in msgspec.structs.fields(cls)}, ways(cls, "points")
    told = "".join(f"({''.join(_target(cls, fields, target) for target in path.split())}), " for path in points)
    names: dict[str, Any] = {f"usual_{name}": field.default for name, field in fields.items()}
    names |= {f"marks_{name}": marks for name, marks in cls.marks.items()} | {"shown": _shown}
    made: Callable[[Any], Paths] = eval(f"lambda action: ({told})", names)
    if len(points) < 2 and "*" not in told:
        return made
    return lambda action: tuple(dict.fromkeys(filter(None, made(action))))


def _target(cls: Any, fields: Mapping[str, Any], target: str) -> str:
    """The expression for a target, or for those of a list, or for one that may be left out."""

    def hole(found: re.Match[str]) -> str:
        name, several = found.groups()
        type_ = fields[name].type if name in fields else None
        value = "item" if several else f"action.{name}"
        if name in cls.marks:
            return f"{{marks_{name}[{value}]}}"
        enum = isinstance(type_, type) and issubclass(type_, Enum)
        return f"{{{value}._value_}}" if enum else f"{{{value}}}" if type_ is int else f"{{shown({value})}}"

    names = [name for name, _ in _HOLE.findall(target)]
    text = f"f'{_HOLE.sub(hole, target.strip('[]'))}'"
    if "..." in target:
        return f"*[{text} for item in action.{names[0]}], "
    if target[0] == "[":
        return f"*([{text}] if {' or '.join(f'action.{name} != usual_{name}' for name in names)} else []), "
    return f"{text}, "


def _shown(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value
