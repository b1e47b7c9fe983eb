"""Positions typed by hand: statements that tell a calm moment, then moves that are played from there.

    piles: Y1 R2 (GV) B2
    North to move, hand YB         each statement is read by the patterns of its class (see `patterns`)
    then: YB:1-R; draw R           moves, one after the other; chance's too, wherever it has a choice

A calm moment is one at which somebody is about to begin a decision of the rulebook, with nothing half done.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from typing import Any, ClassVar, Final, NamedTuple, Self

import msgspec

from orclib.engine.patterns import Grammar
from orclib.engine.reading import Reading, Said, short
from orclib.errors import NotationError, PositionError
from orclib.language import capital, either, say

_THEN: Final = re.compile(r"\b(?:then|puis|ensuite)\s*:", re.IGNORECASE)
_MOVE: Final = re.compile(r"[^;\n]+")
_AND: Final = frozenset(("and", "et"))
_FEW: Final = 8
"""How many statements an error names."""
MOST_WORDS: Final = 4_000
"""A position of more words and signs is not read."""


class Statement(msgspec.Struct, frozen=True):
    """One thing that a typed position says. Games subclass it: its fields, how it is typed, what it tells and sets."""

    typed: ClassVar[str | tuple[str, ...]] = ()
    """How it is typed, as `patterns` reads it; the first pattern is written."""
    tells: ClassVar[tuple[str, str]] = ("", "")
    """What it tells, in English and French: "the piles"."""
    example: ClassVar[tuple[str, str] | tuple[tuple[str, str], ...]] = ()
    """A typical one, as it may be typed in English and in French; or such a pair for each of the first forms."""
    about: ClassVar[tuple[str, ...]] = ()
    """The fields that say what it is about: two such statements may stand side by side."""
    sets: ClassVar[str] = ""
    """The field of the draft that it sets, to the first of its own that is not in `about`; `piles...`: to each of the
    parts listed there, which have an `about` too. Where that is not enough, `put` is its own."""
    order: ClassVar[int] = 0
    """When it is put into the draft: those with -1 before all others, those with 1 behind them."""
    points: ClassVar[str | tuple[str, ...]] = ()
    """How one thing that it says is pointed at, as `pieces` reads it: targets in order, with fields in them."""
    by_hand: ClassVar[tuple[str, str]] = ("", "")
    """Why it is only typed and not pointed at, in English and French, where that is so."""
    marks: ClassVar[Mapping[str, Any]] = {}
    """What targets call the values of a field, where that is not what they are: `{"seat": "NS"}`; or a function of the
    position shown, which gives that."""
    joins: ClassVar[tuple[str, ...]] = ()
    """The lists in `about` to which one more is added by pointing, where others are about all that they hold."""
    partly: ClassVar[bool] = False
    """Whether it may tell a part of what there is, since the rest is filled in: pointing adds nothing but the piece."""
    repeats: ClassVar[tuple[str, ...]] = ()
    """The lists that may hold the same several times."""
    single: ClassVar[str] = ""
    """The field that holds what there is one of, with dots into its parts: put in one place, it leaves another."""

    def put(self, draft: Any) -> None:
        """Put what it says into the draft."""
        field, several = self.sets.removesuffix("..."), self.sets.endswith("...")
        for part in _fact(self) if several else ():
            draft.put(field, _fact(part), *about(self), *about(part))
        if several:
            draft.told.add(field)
        else:
            draft.put(field, _fact(self), *about(self))

    def likely(self) -> bool:
        """Whether it is worth to be pointed at, where it tells one thing alone."""
        return True

    asks: ClassVar[bool] = True
    """Whether it can be asked of a state; else it is another way to say what `describe` writes."""

    def holds(self, state: Any) -> bool | None:
        """Whether it is so in a state; None where that is read off the statements that tell the state."""
        return None


CHOSEN: Final = (
    "it is chosen from a list, with the rules",
    "cela se choisit dans une liste, avec les règles",
)
"""Why options are not pointed at."""
WHOLE: Final = ("nothing else is told of a game that has not begun", "on ne dit rien d'autre d'une partie à venir")
"""Why a new game is not pointed at."""


class Told(NamedTuple):
    """A statement, and the line on which it stands."""

    statement: Any
    line: int
    begin: int = 0
    end: int = 0
    """From which letter of the text to which it goes."""


class Draft(msgspec.Struct):
    """What statements say together, before anybody asks whether it can be; what is told first counts.

    Games subclass it: a field for each fact, a dict where the fact is told of several things, of dicts where each of
    them has several facts.
    """

    faults: list[str] = []
    told: set[str] = set()
    """The fields that were told."""
    said: list[Told] = []
    now: Told | None = None
    """The statement that is put."""
    slip: Told | None = None
    """The last that told something again."""

    def take(self, told: Iterable[Told]) -> Self:
        """Put what each statement says. Another one about the same, and not alike, is a fault."""
        first = dict[Any, Any]()
        for self.now in sorted(told, key=lambda each: each.statement.order):
            statement = self.now.statement
            self.said.append(self.now)
            if first.setdefault((type(statement), *about(statement)), statement) == statement:
                statement.put(self)
            else:
                self.again()
        return self

    def put(self, field: str, value: Any, *of: Any) -> None:
        """Note a fact, perhaps `of` something, or of something of something. Another value is a fault."""
        if of:
            where = getattr(self, field)
            for each in of[:-1]:
                where = where.setdefault(each, {})
            before = where.setdefault(of[-1], value)
        else:
            before = getattr(self, field) if field in self.told else value
            setattr(self, field, before)
        self.told.add(field)
        if before != value:
            self.again(*of)

    def again(self, *of: Any) -> None:
        """Note that the statement tells once more, and differently, what was told; one such fault a statement."""
        if self.now is None or self.now is self.slip:
            return
        what, self.slip = re.split(r"\s*[,:;]", say(*self.now.statement.tells))[0], self.now
        names = [each.value if isinstance(each, Enum) else each for each in of]
        named = ", ".join(name for name in names if isinstance(name, str))
        told = say("Line {line} tells {what} again, and differently.", "La ligne {line} redit {what}, et autrement.")
        self.faults.append(told.format(line=self.now.line, what=f"{what} ({named})" if named else what))

    def wrong(self, clause: str, en: str, fr: str, **facts: Any) -> None:
        """Note a fault, with the clause that it breaks."""
        self.faults.append(fault(clause, en, fr, **facts))

    def says_only(self, clause: str, *statements: type) -> None:
        """Note a fault where more is told of a new game than these statements do."""
        if not all(isinstance(each.statement, statements) for each in self.said):
            en, fr = "In a new game nothing lies on the table yet", "Dans une nouvelle partie, rien n'est encore posé"
            self.wrong(clause, en, fr)

    def ensure(self, *more: str, state: Any = None) -> None:
        """Raise PositionError for all faults, these behind those of the statements, with the state as it was told."""
        if found := dict.fromkeys((*self.faults, *more)):
            raise PositionError(found, state)


def about(part: Any) -> tuple[Any, ...]:
    """What a statement or a part of one is about."""
    return tuple([getattr(part, name) for name in part.about])


def _fact(part: Any) -> Any:
    """What a statement or a part of it says of what it is about; True where nothing but that it is so."""
    return next((getattr(part, name) for name in part.__struct_fields__ if name not in part.about), True)


class Move(NamedTuple):
    """A move behind `then:`, and where it stands (from 1)."""

    text: str
    line: int
    column: int


def split(text: str) -> tuple[str, tuple[Move, ...]]:
    """The statements as they are typed, and the moves behind `then:`."""
    rows = [row.partition("#")[0] for row in short(text).splitlines()]
    found = next(((at, begin) for at, row in enumerate(rows) if (begin := _THEN.search(row))), None)
    if found is None:
        return text, ()
    at, begin = found
    head = "\n".join([*text.splitlines()[:at], rows[at][: begin.start()]])
    moves = [
        Move(each.group().strip(), line, each.start() + 1 + len(each.group()) - len(each.group().lstrip()))
        for line, row in enumerate(rows[at:], at + 1)
        for each in _MOVE.finditer(row if line > at + 1 else " " * begin.end() + row[begin.end() :])
        if each.group().strip()
    ]
    return head, tuple(moves)


def read(text: str, grammar: Grammar, examples: Callable[[], Iterable[str]], state: Any = None) -> list[Told]:
    """The statements of a text. Raises NotationError.

    Of several ways to read it, the one counts whose statements end with their lines, and at a semicolon, and are as
    long as can be.
    """
    reading = _reading(text, state)
    found = _statements(reading, grammar)
    if found is None:
        shown = [f'"{example}"' for example in examples()][:_FEW]
        told = say("a statement such as {examples}", "une indication telle que {examples}")
        told = told.format(examples=either(shown))
        if reading.begins_line(reading.furthest):
            named = [name for _, names in reading.missing for name in names()]
            raise reading.mistaken(reading.furthest, told, [*grammar.openings, *named])
        raise grammar.error(reading, reading.begins, lambda: told)
    return found


def understood(text: str, grammar: Grammar, state: Any = None) -> list[Told] | None:
    """The same; None where it cannot be read, which is known much sooner than what is wrong with it."""
    return _statements(_reading(text, state), grammar)


def _reading(text: str, state: Any) -> Reading:
    reading = Reading(text, state, most=MOST_WORDS)
    reading.build = lambda cls, said: cls(**said)
    return reading


def _statements(reading: Reading, grammar: Grammar) -> list[Told] | None:
    """Depth first, without going twice where nothing was found."""
    end, dead = len(reading.tokens), set[int]()
    path: list[tuple[int, Iterator[tuple[int, Told]]]] = [(0, _ways(reading, grammar, 0))]
    told: list[Told] = []
    while path:
        at, ways = path[-1]
        if at == end:
            return told
        reading.begins = [at]
        step = next(((stop, each) for stop, each in ways if stop not in dead), None)
        if step is not None:
            told.append(step[1])
            path.append((step[0], _ways(reading, grammar, step[0])))
            continue
        dead.add(at)
        path.pop()
        if told:
            told.pop()
    reading.begins = sorted(place for place in dead if place <= reading.furthest)[-2:] or [0]
    return None


def _ways(reading: Reading, grammar: Grammar, at: int) -> Iterator[tuple[int, Told]]:
    """Where a statement that begins there may end, and what it is."""
    if at >= len(reading.tokens):
        return
    line, part, first = reading.tokens[at].line, reading.tokens[at].part, at
    at = reading.past(at + (at > 0 and reading.word(at) in _AND), ":")
    found: dict[int, tuple[type, Said]] = {}
    for cls in grammar.begun_by(reading, at):
        for end, said in grammar.read_as(cls, reading, at).items():
            if end > at:
                found.setdefault(end, (cls, said))
    for end in sorted(found, key=lambda end: (reading.tokens[end - 1].part > part, -end)):
        cls, said = found[end]
        yield end, Told(reading.build(cls, said), line, *reading.letters(first, end))


def game_over() -> str:
    """Why a finished game cannot be written, in a game whose statements do not tell the end."""
    return say(
        "The game is over here: type the moment before its last move, and that move behind then:",
        "La partie est finie ici : tapez le moment avant le dernier coup, puis ce coup après puis :",
    )


def half_done() -> str:
    """Why a moment that is not calm is not described."""
    return say(
        "Something is half done here: type the moment before it, and the moves behind then: (as table.describe() does)",
        "Quelque chose est à moitié fait ici : tapez le moment d'avant, puis les coups après puis : (comme le fait "
        "table.describe())",
    )


def fault(clause: str, en: str, fr: str, **facts: Any) -> str:
    """A fault of a position in the language in use, with the clause that it breaks; a fact in front as a capital."""
    template = say(en, fr)
    told = template.format(**facts)
    return f"{capital(told) if template.startswith('{') else told} ({clause})."


def actions(game: Any, state: Any, move: Move, text: str) -> tuple[Any, ...]:
    """What a typed move means there: the action, behind what chance does without a choice. Raises NotationError."""
    first = list[Any]()
    while True:
        try:
            action = game.parse(move.text, state)
        except NotationError as error:
            raise error.within(text, move.line, move.column) from None
        only = _forced(game, state, action)
        if only is None:
            return (*first, action)
        first.append(only)
        state, _ = game.apply(state, only)


def _forced(game: Any, state: Any, action: Any) -> Any:
    """What chance does first, since it has no choice and somebody else is meant to act; None where nothing is due."""
    waiting = game.to_act(state)
    if not waiting or action.seat in waiting or any(seat >= 0 for seat in waiting):
        return None
    chances = game.chances(state)
    return chances[0][0] if len(chances) == 1 else None
