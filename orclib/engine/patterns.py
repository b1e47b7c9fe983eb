"""How actions are typed, from the patterns that stand on their classes: one reader and one writer for all games.

    typed = "{card}:{half}-{tribe}", "attack|attaquer {tribe} with|avec {card} {half}"

    draw|piocher|take     one of these words; the first is written, the second is its French; go_on: two words
    {tribe}               a field, as its kind reads it (see `kinds`)
    {tribes...}           a list; {tribes+...}: a sign between; {tribes...2}: at least two; {cards...|none|aucune}: the
                          word for an empty one; {path.0}: the first of it
    [...]                 may be left out; it is written where a field in it has not its usual value
    : - =                 signs that only separate: each stands for all three and may be left out; others must be there

All patterns are read; the first that says all that is to be said of an action writes it.
"""

from __future__ import annotations

import difflib
import re
import types
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, get_args, get_origin

import msgspec

from orclib.engine.kinds import MOST_NAMED, Kind, Nested, Number, french, tokens, words_of
from orclib.engine.notation import LONGEST_WORD, short
from orclib.errors import NotationError
from orclib.language import either, say, speaking

MOST_WORDS: Final = 200
"""A move of more words and signs is not read."""
_SEPARATORS = frozenset(":-=")
_ARTICLES = frozenset(("the", "le", "la", "les", "l"))
_AND = frozenset(("and", "et"))
_PART = re.compile(
    r"(\s*)(?:(\[)|(\])|\{(\w+)(?:\.(\d))?(?:([^\w.}|]*)(\.\.\.)(\d?))?((?:\|\w+)*)\}|(\w+(?:\|\w+)*)|([^\s\w]))"
)

Said = dict[str, Any]
"""Fields and their values; None for what was not understood but let pass."""
Missing = tuple[Callable[[], str], Callable[[], Iterable[str]]]
"""What something expected is called ("" for what need not be told), and its names."""


def ways(cls: Any, name: str) -> tuple[str, ...]:
    """The patterns of a class: one, or several."""
    told = getattr(cls, name, ())
    return (told,) if isinstance(told, str) else tuple(told)


# --- parts of a pattern: each is read, and told of an action or (where nothing is said) in a form --------------------


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
        at += reading.word(at) in _ARTICLES and (reading.word(at),) not in self.ways
        found: dict[int, Said] = {at + len(way): {} for way in self.ways if reading.words(at, len(way)) == way}
        return found or reading.miss(at, self.label, lambda: self.told)

    def tell(self, said: Said | None) -> str | None:
        """The first; in a form, the word of the language in use."""
        return (
            self.told[0] if said is not None else "" if self.filler else say(self.told[0], french("|".join(self.told)))
        )

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
        if not found and reading.word(at) in _ARTICLES:
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
                for end, value in self._next(reading, start, first=not items).items():
                    grown.setdefault(end, (*items, value))
            fresh = {end: items for end, items in grown.items() if end not in done}
            done |= fresh
        found: dict[int, Said] = {end: {self.name: items} for end, items in done.items() if len(items) >= self.least}
        none = self.empty.read(reading, at) if self.empty is not None else {}
        return found | {end: {self.name: ()} for end in none}

    def _next(self, reading: Reading, at: int, *, first: bool) -> dict[int, Any]:
        if not first and reading.word(at) in (*_AND, self.between or "+"):
            at += 1
        elif not first and self.between:
            return {}
        return self.kind.read(reading, at) or (self.kind.read(reading, at + 1) if reading.word(at) in _ARTICLES else {})

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


# --- reading ---------------------------------------------------------------------------------------------------------


class Reading:
    """A text as it is read: its tokens, how far any pattern got, and what was expected there."""

    build: Callable[[type, Said], Any]
    """Makes a value of its fields."""

    def __init__(self, text: str, state: Any, most: int = MOST_WORDS) -> None:
        self.begins: Sequence[int] = (0,)
        """Where what is read may have begun."""
        self.text, self.state, self.tokens = short(text), state, tokens(text)
        self.furthest, self.missing = 0, list[Missing]()
        self.forgiven: int | None = None
        """Where something wrong is let pass, to see what it would have had to be."""
        for at, token in enumerate(self.tokens):
            if at >= most or len(token.text) > LONGEST_WORD:
                told = say("at most {} words of at most {} letters", "au plus {} mots d'au plus {} lettres")
                raise self.mistaken(at, told.format(most, LONGEST_WORD))

    def word(self, at: int) -> str:
        """The word at a place; "" behind the end."""
        return self.tokens[at].word if at < len(self.tokens) else ""

    def words(self, at: int, count: int) -> tuple[str, ...]:
        """Some words from a place on."""
        return tuple([token.word for token in self.tokens[at : at + count]])

    def past(self, at: int, sign: str) -> int:
        """The place behind a sign, if it stands there."""
        return at + (at > 0 and self.word(at) == sign)

    def miss(self, at: int, label: Callable[[], str], names: Callable[[], Iterable[str]] = tuple) -> dict[int, Any]:
        """Note what was expected at a place: nothing was found, unless it is forgiven."""
        end = len(self.tokens)
        if self.forgiven is None and at > self.furthest:
            self.furthest, self.missing = at, []
        if at == self.furthest:
            self.missing.append((label, names))
        if self.forgiven is not None and at > end:
            return {at: None}  # more is missing there, which is forgiven too
        return dict.fromkeys(range(at + 1, max(at + 1, min(at + 3, end)) + 1)) if at == self.forgiven else {}

    def error(
        self, tries: Iterable[Callable[[], dict[int, Said]]], begins: Iterable[int], a_move: Callable[[], str]
    ) -> NotationError:
        """What was expected where, and what is nearest to that which stands there.

        Of all that was expected, only that counts with which the rest of the text would be a move, if there is any.
        """
        at, every, likely = self.furthest, self.missing, list[Missing]()
        self.forgiven = at
        for read in tries:
            self.missing = []
            if any(end >= len(self.tokens) for end in read()):
                likely += self.missing
        meant = [*(likely or every), *(missing for missing in every if missing[0] is the_end)]
        labels = list(dict.fromkeys(told for label, _ in meant if (told := label())))
        if at in begins and (len(labels) > MOST_NAMED // 2 or all(label[0] == '"' for label in labels)):
            labels = [a_move()]
        told = either(labels[:MOST_NAMED]) + (" …" if len(labels) > MOST_NAMED else "")
        return self.mistaken(at, told, [name for _, names in meant for name in names()])

    def begins_line(self, at: int) -> bool:
        """Whether the word there is the first of its line."""
        return at == 0 or (at < len(self.tokens) and self.tokens[at].line > self.tokens[at - 1].line)

    def mistaken(self, at: int, expected: str, names: Iterable[str] = ()) -> NotationError:
        """The error of what stands at a place."""
        rows = self.text.splitlines() or [""]
        if at >= len(self.tokens):
            return NotationError(self.text, len(rows), len(rows[-1]) + 1, "", expected)
        token = self.tokens[at]
        rest = unicodedata.normalize("NFC", rows[token.line - 1])[token.column - 1 :]
        found = re.match(r"\w+|.", rest)
        told = f'"{found.group() if found else token.text}"'
        return NotationError(self.text, token.line, token.column, told, expected, nearest(rest, names))


def the_end() -> str:
    """What is expected where nothing more can be said."""
    return say("the end of the line", "la fin de la ligne")


def nearest(typed: str, names: Iterable[str]) -> str:
    """The name that is most like what begins there, of one word or several; "" where none is."""
    typed_words = re.findall(r"[\w*'’-]+", typed.partition("#")[0][:LONGEST_WORD])[:3]
    known, best, ratio = {" ".join(words_of(name)): name for name in names}, "", 0.6
    for count in range(1, len(typed_words) + 1):
        meant = " ".join(words_of(" ".join(typed_words[:count])))
        for near in difflib.get_close_matches(meant, known, n=1, cutoff=ratio):
            like = difflib.SequenceMatcher(None, meant, near).ratio()
            if like > ratio or not best:
                best, ratio = known[near], like
    return best


# --- the patterns of a game ------------------------------------------------------------------------------------------


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


class Pattern(NamedTuple):
    """The parts of a pattern, and what has to hold of the other fields, and of lists told one by one, if it writes."""

    parts: Parts
    others: Said
    counts: dict[str, int]

    @classmethod
    def of(cls, parts: Parts, told: set[str], usual: Said) -> Pattern:
        """The pattern of some parts; `told` are the fields of which any pattern tells."""
        fields = [*fields_in(parts)]
        places = Counter(field.name for field in fields if field.place is not None)
        return cls(parts, {name: usual[name] for name in told.difference(field.name for field in fields)}, dict(places))

    def fits(self, said: Said) -> bool:
        """Whether it tells everything."""
        others = all(said[name] == value for name, value in self.others.items())
        return others and all(len(said[name]) == count for name, count in self.counts.items())


class Grammar:
    """The patterns of all actions of a game, with the kinds of their fields, by name or by type."""

    def __init__(self, classes: Iterable[type], kinds: Mapping[Any, Kind]) -> None:
        self.kinds, self.classes = kinds, tuple(classes)
        self._patterns: dict[type, tuple[Pattern, ...]] = {}
        begun = {cls: [heads(pattern.parts) for pattern in self.patterns(cls)] for cls in self.classes}
        self._anyhow = [cls for cls in self.classes if None in begun[cls]]
        self._begun_by = {
            word: [cls for cls in self.classes if any(head is None or word in head for head in begun[cls])]
            for word in {word for every in begun.values() for head in every for word in head or ()}
        }

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
                part = Several(name, self.kind(name, types_[name]), between, least, empty)
            elif name:
                part = Field(name, self.kind(name, types_[name]), place)
            else:
                part = Word(word) if word else Sign(sign)
            stack[-1].append((bool(space), part))
        return tuple(stack[0])

    def kind(self, name: str, type_: Any) -> Kind:
        """What a field is: by its name, by its type, a thing with patterns of its own, or a number."""
        inner = [arg for arg in get_args(type_) if arg not in (type(None), Ellipsis)]
        if name not in self.kinds and get_origin(type_) in (tuple, types.UnionType) and len(inner) == 1:
            return self.kind(name, inner[0])
        found = self.kinds.get(name) or self.kinds.get(type_)
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
        said = {name: getattr(action, name) for name in action.__struct_fields__}
        if unsaid := getattr(action, "unsaid", ()):
            said |= {
                field.name: field.default for field in msgspec.structs.fields(type(action)) if field.name in unsaid
            }
        for pattern in self.patterns(type(action)):
            if pattern.fits(said) and (text := tell_all(pattern.parts, said)) is not None:
                return text
        raise AssertionError(f"no pattern says {action!r}")

    def example(self, cls: type, state: Any, *, full: bool = False) -> Any:
        """An action with examples of its fields; `full`: of those too that have a usual value, another one."""
        said: Said = {}
        told = [field for pattern in self.patterns(cls) for field in fields_in(pattern.parts)]
        lists = {field.name for field in told if isinstance(field, Several) or field.place is not None}
        for field in msgspec.structs.fields(cls):
            if field.name == "seat":
                said["seat"] = 0
                continue
            values = self.kind(field.name, field.type).examples(state)
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

    def forms(self, cls: type, state: Any) -> tuple[Form, ...]:
        """The patterns of a class as a person reads them, with examples."""
        every = [msgspec.structs.asdict(self.example(cls, state, full=full)) for full in (False, True)]
        found = list[Form]()
        for pattern in self.patterns(cls):
            some = [said | {name: said[name][:count] for name, count in pattern.counts.items()} for said in every]
            told = [tell_all(pattern.parts, said) for said in some]
            with speaking("en"):
                en = tell_all(pattern.parts, None) or ""
            with speaking("fr"):
                fr = tell_all(pattern.parts, None) or ""
            found.append(Form(en, fr, tuple(dict.fromkeys(filter(None, told)))))
        return tuple(found)


def _gathered(said: Said) -> Said:
    """What was said, with things of lists (`path.0`, `path.1`) in their lists."""
    lists: dict[str, list[Any]] = {}
    for key in sorted(key for key in said if "." in key):
        lists.setdefault(key.partition(".")[0], []).append(said[key])
    if not lists:
        return said
    return {key: value for key, value in said.items() if "." not in key} | {k: tuple(v) for k, v in lists.items()}
