"""What a lesson is made of, as data. The engine judges every answer; nothing here stores one."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from importlib import import_module
from inspect import signature
from typing import Any

import msgspec

from orclib.engine import claims
from orclib.engine.game import AnyGame
from orclib.engine.match import Match
from orclib.engine.positions import Move
from orclib.engine.records import Reason, Seat
from orclib.errors import LessonError
from orclib.language import Bilingual, say
from orclib.names import meant

_NUMBERED = re.compile(r"([A-Z]+(-[A-Z]+)?-?)\d+\b[^\n]*")
"""What the name of a position looks like."""
Truth = Callable[..., str]
"""Takes a state and words; tells by a word what is so there."""


class Said(msgspec.Struct, frozen=True):
    """Something that is said in both languages."""

    en: str
    fr: str

    @property
    def say(self) -> Bilingual:
        """What is said."""
        return Bilingual(self.en, self.fr)


class Page(Said, frozen=True, kw_only=True):
    """What every page of a lesson may have."""

    note: Bilingual | None = None
    """For the teacher, never on the wall."""
    think: int = 0
    """So many seconds there are to think; 0 for no clock."""
    marks: tuple[str, ...] = ()
    """Rings and arrows on its picture: "W", "Y->G", "blue W"."""


class Step(Page, frozen=True):
    """One page of a lesson: what is said, and the moves that lead to its picture (notation, chance included)."""

    moves: tuple[str, ...] = ()
    focus: tuple[str, ...] = ()
    """What the page is about: targets on the picture, with * for any letters, or tags of actions. What of it may be
    clicked is ticked and the rest of it framed; all else stays calm, though it may be clicked. () for no such limit."""
    goal: str = ""
    """What is to be reached from here, typed as positions are ("won: W-N"): any way that leads there is right."""
    within: int = 1
    """In so many moves of whoever is to act first."""


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """Where a lesson or a question begins: a typed position, or a new game with a seed."""

    position: str = ""
    options: dict[str, Any] = {}
    seed: int = 0
    moves: tuple[str, ...] = ()
    """Played before anything is shown."""
    script: tuple[str, ...] = ()
    """Chance actions in notation, preferred whenever they are possible."""
    deal: bool = True
    """Whether chance is played by itself."""
    eyes: Seat | str | None = "mover"
    watch: bool = False
    """Nobody acts: pointing at a thing only says what it is."""
    overlay: str = ""
    """What is shown on top of the table, of the game's overlays."""

    def match(self, game: AnyGame, **changed: Any) -> Match[Any, Any, Any, Any]:
        """The line of play that begins here; `changed` options flip readings of the rules."""
        match, moves = self.opened(game, **changed)
        self.go_on(match, moves)
        return match

    def opened(self, game: AnyGame, **changed: Any) -> tuple[Match[Any, Any, Any, Any], tuple[Move, ...]]:
        """The same before any move, and the moves that the typed position itself tells."""
        choices = {**self.options, **changed}
        if self.position:
            return Match.opened(game, self.position, choices=choices, seed=self.seed, script=self.script)
        start = game.new(game.options(**choices))
        script = [game.parse(text, start) for text in self.script]
        return Match(game, seed=self.seed, start=start, script=script, deal=False), ()

    def go_on(self, match: Match[Any, Any, Any, Any], moves: tuple[Move, ...]) -> None:
        """Play the moves of the typed position, then those of one's own. Raises IllegalAction."""
        match.go_on(moves, self.position)
        match.deal = self.deal
        match.play_all(self.moves)


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """What a named position is there to show: a question, what happens, and why."""

    fr: str
    """What it is called in French; its key says it in English, behind its number."""
    asks: Bilingual | None = None
    """The question, which ends with a question mark."""
    moves: tuple[str, ...] = ()
    """Played one after the other, chance included: what happens."""
    tries: tuple[str, ...] = ()
    """Then tried, each by itself, and judged: what is refused, and what is not."""
    tells: Bilingual | None = None
    """The answer in words, where what happens does not give it by itself."""
    why: tuple[str, ...] = ()
    """The clauses that decide, the most telling first."""


class Compared(msgspec.Struct, frozen=True):
    """Where a reading of the rules makes a difference: a named position (or a typed one), the moves, the other value.

    With neither it is a new game; with no other value it is the first of them. Looking for smaller positions begins
    here too, and the smallest found is what people see (see `probe.readings`).
    """

    preset: str = ""
    moves: tuple[str, ...] = ()
    to: object = None
    position: str = ""
    kept: str = ""
    """Why people see this one, though a smaller one was found; "" where they do not."""


class WhichOnes(Page, frozen=True, kw_only=True):
    """ "Which of these are allowed?": the right ones are those that the judge does not refuse."""

    slug: str
    start: Start
    move: str
    """Notation with {} for the thing asked about, such as "RB:2-{}"."""
    over: tuple[str, ...]
    """What may stand in the place of {}."""
    after: tuple[str, ...] = ()
    """Moves to imagine before the one asked about; they are shown with the answer."""

    def judged(self, game: AnyGame) -> Match[Any, Any, Any, Any]:
        """The line of play in which the moves are judged."""
        match = self.start.match(game)
        for move in self.after:
            match.play(move)
        return match

    def reasons(self, game: AnyGame) -> dict[str, tuple[Reason, ...]]:
        """For each of the things, every reason against it; () where it is allowed."""
        match = self.judged(game)
        return {thing: match.refusals(self.move.format(thing)) for thing in self.over}


class WhatHappens(Page, frozen=True, kw_only=True):
    """ "What happens then?": the moves are played, and `truth` reads the right choice off the state reached."""

    slug: str
    start: Start
    moves: tuple[str, ...]
    choices: dict[str, Bilingual]
    truth: str
    """What reads the right choice off the state reached: a truth of the game, and what it is told: "owner W"."""
    because: tuple[str, ...] = ()
    """Clauses that decide: what happens by them is told first, what nothing cites as it stands in the rulebook."""

    def played(self, game: AnyGame) -> Match[Any, Any, Any, Any]:
        """The line of play that shows the answer."""
        match = self.start.match(game)
        match.deal = False
        for move in self.moves:
            match.play(move)
        return match

    def right(self, game: AnyGame) -> str:
        """The right choice. Raises LessonError where the truth says what is none of the choices."""
        name, *told = self.truth.split()
        truth, state = truths(game.slug)[name], self.played(game).state
        try:
            found = truth(state, *told)
        except (TypeError, LookupError, ValueError) as error:
            wanted = " ".join([name, *map(str.upper, [*signature(truth).parameters][1:])])
            said = say(
                'The truth "{truth}" says nothing here: it is told as "{wanted}".',
                "La vérité « {truth} » ne dit rien ici : on écrit « {wanted} ».",
            )
            raise LessonError(said.format(truth=self.truth, wanted=wanted)) from error
        if found not in self.choices:
            said = say(
                'The truth "{truth}" is "{found}" here, which is none of the choices.',
                "La vérité « {truth} » vaut « {found} » ici : ce n'est aucun des choix.",
            )
            raise LessonError(said.format(truth=self.truth, found=found))
        return found


class Because(Said, frozen=True):
    """Why a choice is right or wrong: a sentence, and the clause or ruling behind it ("" for none)."""

    clause: str = ""


class Choice(Said, frozen=True, kw_only=True):
    """One answer of several: its words, what it claims of the move (see `claims`), and why it is right or wrong."""

    claim: str
    why: tuple[Because, ...] = ()


class OneOf(Page, frozen=True, kw_only=True):
    """ "Which of these is so?": a move is tried, and the right choice is the one whose claim the engine bears out."""

    slug: str
    start: Start
    move: str
    """What is tried where it starts, in notation: allowed or not."""
    choices: dict[str, Choice]
    title: Bilingual | None = None
    """Its heading, if it has one."""

    def played(self, game: AnyGame) -> Match[Any, Any, Any, Any]:
        """The line of play that shows the answer: with the move, if that is allowed."""
        match = self.start.match(game)
        match.deal = False
        if not match.refusals(self.move):
            match.play(self.move)
        return match

    def reasons(self, game: AnyGame) -> tuple[Reason, ...]:
        """Every reason against the move; () where it is allowed."""
        return self.start.match(game).refusals(self.move)

    def right(self, game: AnyGame) -> str:
        """The right choice, by its name. Raises LessonError where it is not exactly one."""
        match = self.start.match(game)
        before = [ply.action for ply in match.plies]
        tried = claims.Tried.of(game, match.start, before, match.read(self.move))
        found = [name for name, choice in self.choices.items() if claims.borne_out(game, tried, choice.claim)]
        if len(found) != 1:
            said = say(
                "Exactly one choice has to be right, and here it is {n}: {names}.",
                "Il faut exactement un bon choix, et ici il y en a {n} : {names}.",
            )
            raise LessonError(said.format(n=len(found), names=", ".join(found) or "\N{EN DASH}"))
        return found[0]


Question = WhichOnes | WhatHappens | OneOf


class Dials(Said, frozen=True, kw_only=True):
    """A small experiment: turn the dials, and `show` asks the engine what follows."""

    slug: str
    names: tuple[Bilingual, ...]
    choices: tuple[tuple[str, ...], ...]
    """The settings of each dial."""
    begin: tuple[str, ...]
    show: Callable[..., Any]
    """Takes a choice for each name; gives an Answer."""
    labels: dict[str, Bilingual] = {}
    """What settings are called on the dials, where that is more than what a cell types."""


class Lesson(Page, frozen=True, kw_only=True):
    """One scene of a notebook: what is read, where it starts, its steps, its questions, the clauses it teaches."""

    slug: str
    title: Bilingual
    start: Start
    clauses: tuple[str, ...]
    heading: Bilingual | None = None
    """What it is about, in a word or two: its heading in the notebook."""
    lead: Bilingual | None = None
    """What stands below the heading, if anything does."""
    steps: tuple[Step | Question, ...] = ()
    """Its pages after the first: a question among them is asked where it stands, and has a start of its own."""
    focus: tuple[str, ...] = ()
    """What its first page is about, as of a `Step`."""
    goal: str = ""
    """What is to be reached on its first page, as of a `Step`."""
    within: int = 1
    questions: tuple[Question, ...] = ()
    """What only Practice asks."""
    dials: Dials | None = None
    presets: dict[str, Start] = {}
    """Other positions of the same lesson, by name: worked examples and edge cases."""
    switch: str | None = None
    """The option whose two readings this lesson compares."""

    @property
    def pages(self) -> tuple[Step | Question, ...]:
        """All its pages, the first among them."""
        first = Step(
            self.en, self.fr, (), self.focus, self.goal, self.within, note=self.note, think=self.think, marks=self.marks
        )
        return (first, *self.steps)

    @property
    def asked(self) -> tuple[Question, ...]:
        """All its questions in order: those among its pages, then those that only Practice asks."""
        return (*(page for page in self.steps if not isinstance(page, Step)), *self.questions)

    @property
    def moves(self) -> tuple[tuple[str, ...], ...]:
        """What is played in it, a tuple for each page that plays on from the one before."""
        return tuple(page.moves for page in self.steps if isinstance(page, Step))


def truths(slug: str) -> dict[str, Truth]:
    """What questions can read off a state of a game, by name."""
    found: dict[str, Truth] = import_module(f"orclib.games.{slug}.lessons.truths").TRUTHS
    return found


def dials(slug: str) -> dict[str, Dials]:
    """The small experiments of a game, by name."""
    found: dict[str, Dials] = import_module(f"orclib.games.{slug}.lessons.dials").DIALS
    return found


def presets(slug: str) -> dict[str, Start]:
    """Every named position of a game: worked examples and edge cases."""
    found: dict[str, Start] = import_module(f"orclib.games.{slug}.lessons.cases").PRESETS
    return found


def names_preset(game: AnyGame, text: str) -> bool:
    """Whether a text is a name, or the beginning of one, such as named positions of a game have, and no position."""
    numbered = _NUMBERED.fullmatch(text.strip())
    return numbered is not None and any(name.startswith(numbered[1]) for name in presets(game.slug))


def preset_meant(game: AnyGame, name: str) -> Start:
    """The named position that is meant, by so much of its name that it is the only one. Raises UsageError."""
    slug, known = game.slug, presets(game.slug)
    what = say("preset of {game}", "dans le jeu {game} aucune position nommée").format(game=game.title)
    names = {key: (called(slug, key), titled(slug, key)) for key in known}
    return known[meant(what, name, names, partial(titled, slug))]


def lines(slug: str) -> dict[str, tuple[str, ...]]:
    """By clause a named position of a game and moves from there, whose last one shows it, or is refused by it."""
    found: dict[str, tuple[str, ...]] = import_module(f"orclib.games.{slug}.lessons.cases").LINES
    return found


def comparisons(slug: str) -> dict[str, Compared]:
    """By reading of the rules of a game, where it makes a difference that can be shown."""
    found: dict[str, Compared] = import_module(f"orclib.games.{slug}.lessons.cases").COMPARISONS
    return found


def cases(slug: str) -> dict[str, Case]:
    """What each named position of a game is there to show, by its name."""
    found: dict[str, Case] = import_module(f"orclib.games.{slug}.lessons.cases").CASES
    return found


def called(slug: str, name: str) -> Bilingual:
    """What a named position of a game is called: a few words, without its number."""
    _number, _space, words = name.partition(" ")
    return Bilingual(words, cases(slug)[name].fr)


def titled(slug: str, name: str) -> Bilingual:
    """A named position of a game with its number, as it is typed in either language."""
    return Bilingual(name, f"{name.partition(' ')[0]} {called(slug, name).fr}")
