"""Lessons as people write them: a text in TOML, in one language or both, ours and anybody's.

    [[lesson]]
    title = { en = "Locked out", fr = "Les couleurs interdites" }   # or one text, where one language is enough
    begin = "E3 tied to one colour"                                 # a named position, or a typed one
    en = "Three bans, all about the half that faces the tribe."
    fr = "Trois interdits, tous sur le côté tourné vers la tribu."

    [[lesson.page]]                                                 # a page that plays on from the one before
    en = "Two blue orcs went to white."
    play = "RB:2-W; draw G"

    [[lesson.page]]                                                 # which of these are allowed? The engine judges
    ask = "locked-out"
    en = "Which halves may North send to white?"
    which = "{}-W"
    over = ["VR:1", "VR:2"]

    [[lesson.page]]                                                 # what happens? The engine plays it
    ask = "who-wins"
    en = "Who wins white?"
    play = "draw W"
    truth = "owner W"
    choices = { N = "North", S = "South", frozen = "nobody" }

    [[lesson.page]]                                                 # find the move: any way to the goal is right
    en = "Win red in two moves."
    goal = "won: R-N"
    moves = 2
    note = "Ask first who can still be attacked."                   # for the teacher, never on the wall
    think = 60                                                      # seconds to think

Every field is described where it stands below. A question without `begin` is asked where its lesson stands by then.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from orclib.engine.game import AnyGame
from orclib.engine.teaching import (
    Lesson,
    Question,
    Start,
    Step,
    WhatHappens,
    WhichOnes,
    dials,
    names_preset,
    preset_meant,
    truths,
)
from orclib.errors import LessonError, NotationError, OrclibError, UsageError, file_name
from orclib.files import read
from orclib.foreign_errors import in_words
from orclib.language import Bilingual, labelled, say
from orclib.names import meant

NEW_GAME: Final = "new game"
"""What `begin` says for no position at all, where one would be taken over."""
MOST: Final = 1_000_000
"""Bytes of the longest file that is read."""
_TABLE = re.compile(r"^\s*\[\[\s*(lesson(?:\.\w+)?)\s*\]\]", re.MULTILINE)
_PLACE = re.compile(r" - at `\$(.*)`$")
_FIELD = re.compile("`([^`]+)`")
_RANGE = re.compile(r"(.*?)(\d+) to (?:\S*\D)?(\d+)")


class _Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class _Words(_Table, frozen=True, kw_only=True):
    en: str = ""
    fr: str = ""

    @property
    def words(self) -> tuple[str, str]:
        """English and French; one stands for the other where that one is missing."""
        return self.en or self.fr, self.fr or self.en


Text = str | _Words


class _Place(_Words, frozen=True, kw_only=True):
    """Words, and where they are said."""

    note: Text | None = None
    """For the teacher alone."""
    think: int = 0
    """So many seconds there are to think, on a clock that the teacher starts."""
    marks: tuple[str, ...] = ()
    """Rings and arrows on the picture: "W" (a thing by its name), "Y->G", "blue W"."""

    begin: str | None = None
    """A named position, a typed one (in which {name} stands for one of the file's `positions`), or "new game"."""
    options: dict[str, bool | int | str] | None = None
    seed: int | None = None
    played: str | None = None
    """Moves before anything is shown, with ; between them."""
    chance: str | None = None
    """What chance does, whenever it is possible."""
    deal: bool | None = None
    """Whether chance is played by itself."""
    eyes: int | str | None = None
    """A seat, "mover", or "referee", who sees everything."""
    watch: bool | None = None
    """Nobody acts: pointing at a thing only says what it is."""
    overlay: str | None = None
    focus: tuple[str, ...] = ()
    """What the page is about: targets on the picture, with * for any letters, or tags of actions."""
    goal: str = ""
    """What is to be reached from here, typed as positions are: any way that leads there is right."""
    moves: int = 0
    """In so many moves of whoever is to act first; by default in one."""


class _Page(_Place, frozen=True, kw_only=True):
    play: str = ""
    """Moves that lead to the page, or that show the answer, with ; between them."""
    ask: str = ""
    """The name of a question."""
    which: str = ""
    """A move with {} for what may differ: which of them are allowed?"""
    over: tuple[str, ...] = ()
    """What may stand in the place of {}."""
    imagine: str = ""
    """Moves before the one asked about, which are shown with the answer only."""
    choices: str | tuple[str, ...] | dict[str, Text] = ()
    """What may happen: by what the truth says, in words; a list where that is all; or the name of one of the file's."""
    truth: str = ""
    """What reads the right choice off the state reached, such as "owner W"."""
    because: str = ""
    """The rules that decide."""


class _Lesson(_Place, frozen=True, kw_only=True):
    slug: str = ""
    title: Text = ""
    heading: Text | None = None
    """What it is about, in a word or two: its heading in a notebook."""
    lead: Text | None = None
    """What stands below the heading."""
    rules: str = ""
    """The rules that are taught: "ORC-4.4 to 4.9, ORC-4.14"."""
    positions: tuple[str, ...] = ()
    """Other named positions of the lesson."""
    dials: str = ""
    switch: str | None = None
    page: tuple[_Page, ...] = ()
    practice: tuple[_Page, ...] = ()
    """Questions that only Practice asks."""


class _File(_Table, frozen=True, kw_only=True):
    positions: dict[str, str] = {}
    """Parts of typed positions that stand in several, by name."""
    choices: dict[str, tuple[str, ...] | dict[str, Text]] = {}
    """Choices that several questions offer, by name."""
    lesson: tuple[_Lesson, ...] = ()


@cache
def lessons(game: AnyGame) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of its notebook."""
    return read_lessons((files("orclib.games") / game.slug / "lessons" / "lessons.toml").read_text("utf-8"), game)


def text_of(lesson: str | os.PathLike[str]) -> str | None:
    """A lesson of one's own as text, of a file if it names one; None for what is neither. Raises UsageError."""
    if isinstance(lesson, str) and ("\n" in lesson or "[[" in lesson):
        return lesson
    if not isinstance(lesson, os.PathLike) and not str(lesson).endswith(".toml"):
        return None
    name = file_name(lesson)
    try:
        return read(name, MOST).decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        told = say('The lesson "{name}" cannot be read: {error}.', "La leçon « {name} » est illisible : {error}.")
        raise UsageError(told.format(name=name, error=in_words(error))) from error


Check = Callable[[AnyGame, Start, Step | Question], object]
"""Raises OrclibError for a page that cannot be shown, whose lesson stands at a start."""


def read_lessons(text: str, game: AnyGame, check: Check | None = None) -> tuple[Lesson, ...]:
    """The lessons of a text; with a `check` each page is played, each question judged, and checked by it besides.

    Raises NotationError and LessonError.
    """
    try:
        file = msgspec.toml.decode(text, type=_File)
    except msgspec.ValidationError as error:
        raise _unfit(text, error) from None
    except msgspec.DecodeError as error:
        raise _no_toml(text, error) from None
    if not file.lesson:
        told = say("A lesson begins with a line [[lesson]].", "Une leçon commence par une ligne [[lesson]].")
        raise LessonError(told)
    return tuple(_Reader(text, game, file, at, check).lesson() for at in range(len(file.lesson)))


def read_page(
    game: AnyGame, fields: Mapping[str, Any], start: Start | None = None, check: Check | None = None
) -> tuple[Start, Step | Question]:
    """One page by its fields, as they are named in a file, and where it stands; `start` is where it does by default.

    Raises NotationError and LessonError, as for a file.
    """
    try:
        told = msgspec.convert(fields, _Page)
    except msgspec.ValidationError as error:
        raise _unfit("", error, _Page) from None
    reader = _Reader("", game, _File(), 0, check)
    stands = reader.start(told, start or Start())
    return stands, reader.page(msgspec.structs.replace(told, begin=None, played=None), stands)


class _Reader:
    """Reads one lesson of a file."""

    def __init__(self, text: str, game: AnyGame, file: _File, at: int, check: Check | None) -> None:
        self.text, self.game, self.file, self.at, self.check = text, game, file, at, check

    def lesson(self) -> Lesson:
        told = self.file.lesson[self.at]
        with _placed(self.text, (("lesson", self.at),)):
            start = self.start(told, Start())
            turned = self._named("dials", "aucun cadran", told.dials, dials(self.game.slug)) if told.dials else None
            lesson = Lesson(
                *told.words,
                slug=told.slug or f"lesson-{self.at + 1}",
                title=_both(told.title),
                heading=_both(told.heading) if told.heading else None,
                lead=_both(told.lead) if told.lead else None,
                start=start,
                clauses=self._clauses(told.rules),
                focus=told.focus,
                goal=told.goal,
                within=_within(told),
                dials=turned,
                presets={name: self._position(name) for name in told.positions},
                switch=told.switch,
                **_always(told),
            )
            self._try(start, lesson.pages[0])
        stands, pages = start, list[Step | Question]()
        for number, page in enumerate(told.page):
            with _placed(self.text, (("lesson", self.at), ("page", number))):
                pages.append(self.page(page, stands))
                if not page.ask:
                    stands = _after(stands, _moves(page.play))
        asked = list[Question]()
        for number, page in enumerate(told.practice):
            with _placed(self.text, (("lesson", self.at), ("practice", number))):
                asked.append(self._question(page, start))
        return msgspec.structs.replace(lesson, steps=tuple(pages), questions=tuple(asked))

    def page(self, told: _Page, stands: Start) -> Step | Question:
        """A page of a lesson that stands there by then."""
        if told.ask:
            return self._question(told, stands)
        step = _step(told)
        self._try(_after(stands, step.moves), step)
        return step

    def _try(self, stands: Start, step: Step | Question) -> None:
        """Play what leads to a page, and check it, where that is wanted."""
        if self.check:
            self.check(self.game, stands, step)

    def _question(self, told: _Page, stands: Start) -> Question:
        question = self._asked(told, stands)
        if self.check and isinstance(question, WhichOnes):
            ensure_open(question, self.game)
        elif self.check and isinstance(question, WhatHappens):
            question.right(self.game)
        self._try(question.start, question)
        return question

    def _asked(self, told: _Page, stands: Start) -> Question:
        start = self.start(told, stands)
        if told.which:
            _none(told, "which", "play", "choices", "truth", "because", "focus", "goal", "moves")
            if "{}" not in told.which or not told.over:
                raise LessonError(
                    say(
                        '"which" is a move with {} in it, and "over" lists what may stand there.',
                        "« which » est un coup qui contient {}, et « over » dit ce qui peut s'y trouver.",
                    )
                )
            after = _moves(told.imagine)
            return WhichOnes(
                *told.words,
                slug=told.ask,
                start=start,
                move=told.which,
                over=told.over,
                after=after,
                **_always(told),
            )
        _none(told, "truth", "over", "imagine", "focus", "goal", "moves")
        if not told.truth or not told.choices:
            raise LessonError(
                say(
                    'A question has "which" and "over", or "truth" and "choices".',
                    "Une question a « which » et « over », ou « truth » et « choices ».",
                )
            )
        name, *rest = told.truth.split()
        self._named("truth", "aucune vérité", name, truths(self.game.slug))
        return WhatHappens(
            *told.words,
            slug=told.ask,
            start=start,
            moves=_moves(told.play),
            choices=self._choices(told.choices),
            truth=" ".join([name, *rest]),
            because=self._clauses(told.because),
            **_always(told),
        )

    def _choices(self, told: str | tuple[str, ...] | dict[str, Text]) -> dict[str, Bilingual]:
        if isinstance(told, str):
            told = self._named("set of choices", "aucune liste de choix", told, self.file.choices)
        if isinstance(told, dict):
            return {name: _both(text) for name, text in told.items()}
        return {name: Bilingual(name, name) for name in told}

    def start(self, told: _Place, before: Start) -> Start:
        """Where something begins: at its own position, or where the lesson stands."""
        given: dict[str, Any] = {
            field: value
            for field in ("options", "seed", "deal", "eyes", "watch", "overlay")
            if (value := getattr(told, field)) is not None
        }
        if given.get("eyes") == "referee":
            given["eyes"] = None
        if told.chance is not None:
            given["script"] = _moves(told.chance)
        start = before if told.begin is None else self._position(told.begin)
        if told.played is not None:
            given["moves"] = (*start.moves, *_moves(told.played))
        return msgspec.structs.replace(start, **given)

    def _position(self, told: str) -> Start:
        if told == NEW_GAME:
            return Start()
        if names_preset(self.game, told):
            return preset_meant(self.game, told)
        parts = self.file.positions

        def part(match: re.Match[str]) -> str:
            text: str = self._named("part of a position", "aucun morceau de position", match[1], parts)
            return text.strip("\n")

        return Start(position=re.sub(r"\{([^}]*)\}", part, told).strip("\n"))

    def _named(self, en: str, fr: str, name: str, known: Mapping[str, Any]) -> Any:
        return known[meant(say(en, fr), name, dict.fromkeys(known, ()))]

    def _clauses(self, told: str) -> tuple[str, ...]:
        """The ids of "4.4 to 4.9, 4.14"."""
        found = list[str]()
        for part in filter(None, map(str.strip, told.split(","))):
            if several := _RANGE.fullmatch(part):
                first = f"{several[1]}{several[2]}"
                chapter, _point, low = self.game.rulebook[first].id.rpartition(".")
                found += [f"{chapter}.{number}" for number in range(int(low), int(several[3]) + 1)]
            else:
                found.append(part)
        return tuple(self.game.rulebook[id].id for id in found)


def _step(told: _Page) -> Step:
    _none(told, "ask", "which", "over", "imagine", "choices", "truth", "because", "begin", "played")
    return Step(*told.words, _moves(told.play), told.focus, told.goal, _within(told), **_always(told))


def _within(told: _Place) -> int:
    """In how many moves a goal is to be reached."""
    if told.moves and not told.goal:
        raise LessonError(say('"moves" belongs to a "goal".', "« moves » va avec un « goal »."))
    if told.moves < 0:
        raise LessonError(say('"moves" is at least 1.', "« moves » vaut au moins 1."))
    return told.moves or 1


def _always(told: _Place) -> dict[str, Any]:
    """What every page may have."""
    if told.think < 0:
        raise LessonError(say('"think" is a number of seconds.', "« think » est un nombre de secondes."))
    return {"note": _both(told.note) if told.note else None, "think": told.think, "marks": told.marks}


def _after(start: Start, moves: tuple[str, ...]) -> Start:
    """Where a lesson stands when some moves more were played."""
    return msgspec.structs.replace(start, moves=(*start.moves, *moves))


def ensure_open(question: WhichOnes, game: AnyGame) -> None:
    """Nothing, for a question with right answers and wrong ones. Raises LessonError for any other."""
    allowed = [not reasons for reasons in question.reasons(game).values()]
    if all(allowed):
        raise LessonError(
            say("All of these are allowed: add one that is not.", "Tous sont permis : ajoutez-en un qui ne l'est pas.")
        )
    if not any(allowed):
        raise LessonError(
            say("None of these is allowed: add one that is.", "Aucun n'est permis : ajoutez-en un qui l'est.")
        )


def _none(told: _Page, of: str, *fields: str) -> None:
    """Raise LessonError for a field that says nothing on a page with (or, for "ask", without) another one."""
    for field in fields:
        if getattr(told, field):
            en, fr = (
                (
                    '"{field}" belongs to a question, which has its name in "ask".',
                    "« {field} » est d'une question, dont le nom se met dans « ask ».",
                )
                if of == "ask"
                else ('"{field}" says nothing beside "{of}".', "« {field} » ne dit rien à côté de « {of} ».")
            )
            raise LessonError(say(en, fr).format(field=field, of=of))


def _both(told: Text) -> Bilingual:
    return Bilingual(told, told) if isinstance(told, str) else Bilingual(*told.words)


def _moves(told: str) -> tuple[str, ...]:
    """The moves of "RB:2-W; draw G", a line for each or ; between them."""
    return tuple(move for part in re.split("[;\n]", told) if (move := part.strip()))


# --- what is wrong, and where ----------------------------------------------------------------------------------------

_Where = tuple[tuple[str, int], ...]
"""Which lesson, and which of its pages: the names of the tables, and which of them from 0."""
_KINDS: Final = {
    "str": Bilingual("text", "du texte"),
    "int": Bilingual("a number", "un nombre"),
    "float": Bilingual("a number", "un nombre"),
    "bool": Bilingual("true or false", "true ou false"),
    "array": Bilingual("a list in square brackets", "une liste entre crochets"),
    "object": Bilingual("{ en, fr }", "{ en, fr }"),
    "null": Bilingual("nothing", "rien"),
}
_TABLES: Final = {"lesson": _Lesson, "page": _Page, "practice": _Page}


@contextmanager
def _placed(text: str, where: _Where) -> Iterator[None]:
    """Tell where in the text something is that is wrong."""
    try:
        yield
    except OrclibError as error:
        raise LessonError(f"{_said(text, where)}\n{error}") from error


def _said(text: str, where: _Where) -> str:
    """`Lesson 1, page 2 (line 14):`."""
    *_lesson, (table, _at) = where
    said = {
        "lesson": say("Lesson {}", "Leçon {}"),
        "page": say("Lesson {}, page {}", "Leçon {}, page {}"),
        "practice": say("Lesson {}, question {}", "Leçon {}, question {}"),
    }[table].format(*(at + 1 for _table, at in where))
    line = _line(text, where)
    return labelled(f"{said} ({say('line', 'ligne')} {line})" if line else said, "").rstrip()


def _line(text: str, where: _Where) -> int:
    """The line on which a table begins; 0 when it is written in another way than [[…]]."""
    wanted = [*where]
    for found in _TABLE.finditer(text):
        table, left = found[1].rpartition(".")[2], dict(wanted)
        if table == wanted[0][0]:
            if left[table] == 0 and len(wanted) == 1:
                return text.count("\n", 0, found.start(1)) + 1
            wanted[0] = (table, left[table] - 1)
            if left[table] == 0:
                wanted.pop(0)
    return 0


def _no_toml(text: str, error: msgspec.DecodeError) -> NotationError:
    """What stands where TOML expects something else."""
    at = re.search(r"line (\d+), column (\d+)", str(error))
    rows = text.splitlines() or [""]
    line, column = (int(at[1]), int(at[2])) if at else (len(rows), len(rows[-1]) + 1)
    expected = say(
        "a field, an = and its value in quotes, or [[lesson.page]]",
        "un champ, un = et sa valeur entre guillemets, ou [[lesson.page]]",
    )
    return NotationError(text, line, column, rows[min(line, len(rows)) - 1][column - 1 :], expected)


def _unfit(text: str, error: msgspec.ValidationError, whole: type[msgspec.Struct] = _File) -> LessonError:
    """What has another name or kind than the fields of a lesson; `whole` is what the text was read as."""
    told = str(error)
    place = _PLACE.search(told)
    path = place[1] if place else ""
    where = tuple((table, int(at)) for table, at in re.findall(r"(lesson|page|practice)\[(\d+)\]", path))
    field = path.rpartition(".")[2].partition("[")[0]
    names = _FIELD.findall(told.removesuffix(place[0]) if place else told)
    if "unknown field" in told:
        known = _TABLES.get(where[-1][0], _Words).__struct_fields__ if where else whole.__struct_fields__
        message = str(UsageError.unknown(say("field", "aucun champ"), names[0], known))
    else:
        expected = names[0].split(" | ")[0] if names else ""
        message = say('"{field}" has to be {kind}.', "« {field} » doit être {kind}.").format(
            field=field, kind=_KINDS.get(expected, expected)
        )
    return LessonError(f"{_said(text, where)}\n{message}" if where else message)
