"""What a lesson is made of, as data. The engine judges every answer; nothing here stores one."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec

from orclib.engine.game import AnyGame
from orclib.engine.match import Match
from orclib.engine.positions import Move
from orclib.engine.records import Reason, Seat
from orclib.language import Bilingual


class Said(msgspec.Struct, frozen=True):
    """Something that is said in both languages."""

    en: str
    fr: str

    @property
    def say(self) -> Bilingual:
        """What is said."""
        return Bilingual(self.en, self.fr)


class Step(Said, frozen=True):
    """One page of a lesson: what is said, and the moves that lead to its picture (notation, chance included)."""

    moves: tuple[str, ...] = ()


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
        match.run_chance()
        for move in self.moves:
            match.play(move)


class Compared(msgspec.Struct, frozen=True):
    """Where a reading of the rules makes a difference: a named position (or a typed one), the moves, the other value.

    With neither it is a new game; with no other value it is the first of them.
    """

    preset: str = ""
    moves: tuple[str, ...] = ()
    to: object = None
    position: str = ""


class WhichOnes(Said, frozen=True, kw_only=True):
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


class WhatHappens(Said, frozen=True, kw_only=True):
    """ "What happens then?": the moves are played, and `truth` reads the right choice off the state reached."""

    slug: str
    start: Start
    moves: tuple[str, ...]
    choices: dict[str, Bilingual]
    truth: Callable[[Any], str]
    because: tuple[str, ...] = ()
    """Clauses that give the reason, where nothing that happens cites them."""

    def played(self, game: AnyGame) -> Match[Any, Any, Any, Any]:
        """The line of play that shows the answer."""
        match = self.start.match(game)
        match.deal = False
        for move in self.moves:
            match.play(move)
        return match


Question = WhichOnes | WhatHappens


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


class Lesson(Said, frozen=True, kw_only=True):
    """One scene of a notebook: what is read, where it starts, its steps, its questions, the clauses it teaches."""

    slug: str
    title: Bilingual
    start: Start
    clauses: tuple[str, ...]
    steps: tuple[Step | Question, ...] = ()
    """Its pages after the first: a question among them is asked where it stands, and has a start of its own."""
    questions: tuple[Question, ...] = ()
    """What only Practice asks."""
    dials: Dials | None = None
    presets: dict[str, Start] = {}
    """Other positions of the same lesson, by name: worked examples and edge cases."""
    switch: str | None = None
    """The option whose two readings this lesson compares."""

    @property
    def asked(self) -> tuple[Question, ...]:
        """All its questions in order: those among its pages, then those that only Practice asks."""
        return (*(page for page in self.steps if not isinstance(page, Step)), *self.questions)

    @property
    def moves(self) -> tuple[tuple[str, ...], ...]:
        """What is played in it, a tuple for each page that plays on from the one before."""
        return tuple(page.moves for page in self.steps if isinstance(page, Step))


def lessons(slug: str) -> tuple[Lesson, ...]:
    """The scenes of a game's notebook, in order."""
    found: tuple[Lesson, ...] = import_module(f"orclib.games.{slug}.lessons.scenes").LESSONS
    return found


def lines(slug: str) -> dict[str, tuple[str, ...]]:
    """By clause a named position of a game and moves from there, whose last one shows it, or is refused by it."""
    found: dict[str, tuple[str, ...]] = import_module(f"orclib.games.{slug}.lessons.cases").LINES
    return found


def comparisons(slug: str) -> dict[str, Compared]:
    """By reading of the rules of a game, where it makes a difference that can be shown."""
    found: dict[str, Compared] = import_module(f"orclib.games.{slug}.lessons.cases").COMPARISONS
    return found


def called(slug: str, name: str) -> Bilingual:
    """What a named position of a game is called: its number and a few words."""
    number, _space, words = name.partition(" ")
    french: dict[str, str] = import_module(f"orclib.games.{slug}.lessons.cases").FRENCH
    return Bilingual(name, f"{number} {french.get(name, words)}")
