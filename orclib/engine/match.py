"""A line of play: every action from a start to now, with undo, redo, fork, replay, save, load and share codes."""

from __future__ import annotations

import operator
import os
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Generic, cast

import msgspec

from orclib import files
from orclib.engine import positions, saves
from orclib.engine.chance import draw
from orclib.engine.game import AnyGame, Game
from orclib.engine.records import CHANCE, Action, Event, Outcome, Reason, Seat
from orclib.engine.rules import A, O, S, V
from orclib.engine.saves import digest
from orclib.errors import IllegalAction, SaveError, UsageError, file_name, shortened
from orclib.foreign_errors import in_words
from orclib.language import labelled, say

MOST_SEED = 2**63
_MARKS = "pac"
"""The letters of plies in a save."""


class Ply(msgspec.Struct, frozen=True):
    """One action of a line of play: what it did, and whether chance made it by itself."""

    action: Any
    state: Any
    events: tuple[Event, ...]
    automatic: bool
    joined: bool = False
    """Whether it was said in one breath with the decision before it, as a further part of an announcement."""

    @property
    def mark(self) -> str:
        """Its letter in a save."""
        return "c" if self.automatic else "a" if self.joined else "p"


class Match(Generic[S, A, V, O]):
    """A line of play. Chance is played by itself, from the seed, unless `deal` is False.

    The same seed deals the same cards at the same ply, so undo and redo never change the luck. `script` lists chance
    actions to prefer, each once, the first that is possible: so a lesson deals the cards and throws the dice it needs.
    """

    def __init__(
        self,
        game: Game[S, A, V, O],
        options: O | None = None,
        *,
        seed: int | None = None,
        start: S | None = None,
        script: Iterable[A] = (),
        deal: bool = True,
    ) -> None:
        self.game = game
        self.start: S = game.new(options) if start is None else start
        self.options: O = cast(Any, self.start).options
        self.from_position = start is not None
        self.seeded = seed is not None
        """Whether somebody chose the seed; otherwise it differs in every run."""
        self.seed = secrets.randbelow(10**6) if seed is None else _seed(seed)
        self.loaded = game.loaded(self.options)
        """The digest of the map and the like as it is now: another may take its name later."""
        self.script = tuple(script)
        self.deal = deal
        self.eyes: Seat | None = None
        """The seat whose knowledge this line was made of (see `known_to`); None when it is the whole truth."""
        self.plies: list[Ply] = []
        self._undone: list[list[Ply]] = []
        self.run_chance()

    # --- where we are --------------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The state now."""
        return self.plies[-1].state if self.plies else self.start

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.game.outcome(self.state)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, from the start."""
        return tuple(event for ply in self.plies for event in ply.events)

    @property
    def last(self) -> tuple[Event, ...]:
        """What was made happen by what was last said, all its parts and chance's answers included."""
        at = self._last_decision()
        while at and self.plies[at].joined:
            at -= 1
        return tuple(event for ply in self.plies[at:] for event in ply.events)

    @property
    def last_action(self) -> A | None:
        """The last decision that somebody made; None before the first."""
        at = self._last_decision()
        return self.plies[at].action if at < len(self.plies) and not self.plies[at].automatic else None

    def legal(self, seat: Seat | None = None) -> tuple[A, ...]:
        """The legal actions of a seat; by default of all seats that may act."""
        seats = self.to_act if seat is None else (seat,)
        return tuple(action for who in seats for action in self.game.legal_actions(self.state, who))

    # --- moving along --------------------------------------------------------------------------------------------

    def read(self, action: A | str, seat: Seat | None = None) -> A:
        """An action given as such or in notation. Raises NotationError, UsageError for what is neither."""
        if isinstance(action, str):
            return self.game.parse(action, self.state, seat)
        if not isinstance(action, Action):
            raise UsageError(
                say(
                    "A move is an action, or text as a person types it, and not {given}.",
                    "Un coup est une action, ou du texte comme on le tape, et non {given}.",
                ).format(given=shortened(action))
            )
        return action

    def refusals(self, action: A | str) -> tuple[Reason, ...]:
        """Every reason against an action now."""
        return self.game.refusals(self.state, self.read(action))

    def play(self, action: A | str, seat: Seat | None = None) -> tuple[Event, ...]:
        """Play an action (or its notation), then all that chance has to do; what happened.

        Raises NotationError or IllegalAction, with nothing changed.
        """
        steps = self.game.steps(self.state, self.read(action, seat))
        at = len(self.plies)
        self.plies += [Ply(*step, automatic=False, joined=place > 0) for place, step in enumerate(steps)]
        self._undone.clear()
        self.run_chance()
        return tuple(event for ply in self.plies[at:] for event in ply.events)

    def go_on(self, moves: Iterable[positions.Move], text: str) -> None:
        """Play the moves that stand behind `then:` in a typed position, chance's among them.

        Raises NotationError, or IllegalAction for the first that is forbidden; those before it are played.
        """
        for move in moves:
            for action in positions.actions(self.game, self.state, move, text):
                steps = self.game.steps(self.state, action)
                automatic = action.seat == CHANCE
                self.plies += [Ply(*step, automatic=automatic, joined=place > 0) for place, step in enumerate(steps)]
        self.run_chance()

    def play_all(self, moves: Iterable[str]) -> None:
        """Play moves in notation; what chance does between them is among them, or it does by itself, if it does here.

        Raises NotationError, or IllegalAction for the first that is forbidden; those before it are played.
        """
        deal = self.deal
        for move in moves:
            if self.to_act != (CHANCE,) or self.read(move).seat != CHANCE:
                self.run_chance()
            self.deal = False
            try:
                self.play(move)
            finally:
                self.deal = deal
        self.run_chance()

    def tick(self) -> tuple[Event, ...]:
        """Let the clock strike: chance does what it waits to do, and what follows; what happened.

        Raises UsageError where no clock runs.
        """
        if not self.game.clocked(self.state):
            raise UsageError(say("No clock runs now.", "Aucune horloge ne tourne maintenant."))
        return self.throw()

    def throw(self) -> tuple[Event, ...]:
        """Let chance do what it has to do now, where it is played by hand; what happened.

        Raises UsageError where chance has nothing to do.
        """
        if CHANCE not in self.to_act:
            raise UsageError(say("Chance has nothing to do now.", "Le hasard n'a rien à faire maintenant."))
        return self.play(self._scripted() or draw(self.game.chances(self.state), self._luck()))

    def _luck(self) -> Random:
        return Random(f"{self.seed}/{len(self.plies)}")

    def undo(self) -> bool:
        """Take back the last decision and what chance made of it; False when there is none."""
        at = self._last_decision()
        if at == len(self.plies) or self.plies[at].automatic:
            return False
        self._undone.append(self.plies[at:])
        del self.plies[at:]
        return True

    def redo(self) -> bool:
        """Play again what was taken back; False when nothing was."""
        if not self._undone:
            return False
        self.plies.extend(self._undone.pop())
        return True

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back."""
        return any(not ply.automatic for ply in self.plies)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and can be played again."""
        return bool(self._undone)

    @property
    def undone(self) -> A | None:
        """The decision that `redo` would play again; None when nothing was taken back."""
        return cast("A", self._undone[-1][0].action) if self._undone else None

    def describe(self) -> str:
        """The position as a person types it: where something is half done, the calm moment before it and the moves
        that lead here.

        Raises PositionError where no moment of the line is calm.
        """
        game, states = self.game, [self.start, *(ply.state for ply in self.plies)]
        at = next((place for place in reversed(range(len(states))) if game.calm(states[place])), len(states) - 1)
        moves = []
        for state, ply in zip(states[at:], self.plies[at:], strict=False):
            alone = game.told_by or len(game.to_act(state)) == 1
            moves.append(game.format(ply.action) if alone else f"{ply.action.seat}: {game.format(ply.action)}")
        return game.describe(states[at]) + (f"\n{say('then', 'puis')}: {'; '.join(moves)}" if moves else "")

    def fork(self) -> Match[S, A, V, O]:
        """A second line that starts as this one and goes its own way."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.plies, other._undone = list(self.plies), list(self._undone)
        return other

    def known_to(self, seat: Seat) -> Match[S, A, V, O]:
        """A line to give to a seat: it begins where this one stands, and holds nothing that the seat does not know.

        What is hidden from the seat is dealt afresh, the same each time; the past, which would tell, is left out.
        """
        view = self.game.observe(self.state, seat)
        mark = digest(view)
        guess = self.game.determinize(view, Random(mark))
        other: Match[S, A, V, O] = Match(self.game, start=guess, seed=int(mark, 16) % 10**6, deal=False)
        other.deal, other.eyes = self.deal, seat
        return other

    def replay(self) -> Iterator[Ply]:
        """Every ply again, from the start: the same actions give the same states, always."""
        state = self.start
        for ply in self.plies:
            state, events = self.game.apply(state, ply.action)
            yield Ply(ply.action, state, events, ply.automatic, ply.joined)

    @classmethod
    def opened(
        cls,
        game: Game[S, A, V, O],
        text: str,
        *,
        choices: Mapping[str, Any] | None = None,
        seed: int | None = None,
        script: Iterable[str] = (),
    ) -> tuple[Match[S, A, V, O], tuple[positions.Move, ...]]:
        """The line of play that begins at a typed position's calm moment, and the moves behind it, for `go_on`.

        `choices` are options that the position has not. Raises NotationError or PositionError.
        """
        start, moves = game.opening(text, **(choices or {}))
        wished = [game.parse(each, start) for each in script]
        return cls(game, seed=seed, start=start, script=wished, deal=False), moves

    def run_chance(self) -> None:
        """Let chance do all it has to do now, if it plays by itself here."""
        while self.deal and self.to_act == (CHANCE,) and not self.game.clocked(self.state):
            state = self.state
            action = self._scripted() or draw(self.game.chances(state), self._luck())
            after, events = self.game.apply_unchecked(state, action)
            self.plies.append(Ply(action, after, events, automatic=True))

    def _scripted(self) -> A | None:
        if not self.script:
            return None
        left = list(self.script)
        for ply in self.plies:
            if ply.action.seat == CHANCE and ply.action in left:
                left.remove(ply.action)
        legal = self.game.legal_actions(self.state, CHANCE)
        return next((action for action in left if action in legal), None)

    def _last_decision(self) -> int:
        at = len(self.plies)
        while at and self.plies[at - 1].automatic:
            at -= 1
        return max(at - 1, 0)

    # --- keeping it ----------------------------------------------------------------------------------------------

    def dumps(self) -> bytes:
        """The whole line of play as JSON: options, seed, start and every action. It holds every hidden card.

        Raises SaveError for a line of play so long that it could not be read again.
        """
        saves.ensure_short(len(self.plies))
        save = saves.Save(
            game=self.game.slug,
            options=self.options,
            seed=self.seed,
            start=self.start if self.from_position else None,
            actions=tuple(ply.action for ply in self.plies),
            automatic="".join(ply.mark for ply in self.plies),
            loaded=self.loaded,
            eyes=self.eyes,
        )
        return saves.write(saves.sealed(save, self.game.slug, self.state))

    @classmethod
    def loads(cls, data: bytes, find: saves.Find, seconds: float = saves.SECONDS) -> Match[Any, Any, Any, Any]:
        """Read what `dumps` wrote; `find` gives a game by its slug. Raises SaveError that says what is wrong."""
        until = time.thread_time() + seconds
        game, save = saves.read(data, find)
        if len(save.automatic) != len(save.actions):
            told = say(
                "its list of who acted does not fit its actions", "sa liste de qui a joué ne va pas avec ses coups"
            )
            raise SaveError(labelled(str(save.tampered), f"{told}."))
        moves = zip(save.actions, save.automatic, strict=True)
        return cls._replayed(game, save.options, save.start, save, lambda _: moves, until)

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the line of play to a file, whole or not at all; the path written.

        Raises SaveError, and UsageError for what is no path.
        """
        name, data = file_name(path), self.dumps()
        try:
            return files.write(path, data)
        except OSError as error:
            told = say('"{path}" cannot be written: {error}.', "Impossible d'écrire « {path} » : {error}.")
            raise SaveError(told.format(path=name, error=in_words(error))) from None

    @classmethod
    def load(cls, path: str | os.PathLike[str], find: saves.Find) -> Match[Any, Any, Any, Any]:
        """Read a file that `save` wrote. Raises SaveError, and UsageError for what is no path."""
        name = file_name(path)
        try:
            data = files.read(path, saves.MOST_BYTES)
        except OSError as error:
            told = say('"{path}" cannot be read: {error}.', "Impossible de lire « {path} » : {error}.")
            raise SaveError(told.format(path=name, error=in_words(error))) from None
        return cls.loads(data, find)

    def code(self) -> str:
        """The whole line of play as one short word to paste in a chat: each action is its place among the legal ones,
        and a decision whether it was said in one breath with the one before.

        Like a save it holds every hidden card. Raises SaveError for a line of play that is too long for it.
        """
        saves.ensure_short(len(self.plies))
        number, state = 0, self.start
        digits = []
        for ply in self.plies:
            legal = [a for seat in self.game.to_act(state) for a in self.game.legal_actions(state, seat)]
            digits.append((legal.index(ply.action), len(legal)))
            if not ply.automatic:
                digits.append((int(ply.joined), 2))
            state = ply.state
        for place, size in reversed(digits):
            number = number * size + place
        code = saves.Code(
            format=saves.FORMAT,
            options=saves.changed(self.game, self.options),
            seed=self.seed,
            start=saves.begun(self.game, self.start) if self.from_position else None,
            runs=_runs(ply.automatic for ply in self.plies),
            digits=number.to_bytes((number.bit_length() + 7) // 8, "big"),
            loaded=self.loaded,
            eyes=self.eyes,
        )
        return saves.pack(saves.sealed(code, self.game.slug, self.state), self.game.slug)

    @classmethod
    def from_code(cls, code: str, find: saves.Find) -> Match[Any, Any, Any, Any]:
        """Read what `code` gave. Raises SaveError that says what is wrong."""
        until = time.thread_time() + saves.SECONDS
        game, options, start, found = saves.unpack(code, find)
        return cls._replayed(game, options, start, found, lambda match: match._unpacked(found), until)

    def _unpacked(self, code: saves.Code[Any]) -> Iterator[tuple[Any, str]]:
        """Each action of a share code with its mark, read off what is legal here once those before it are played."""
        number = int.from_bytes(code.digits, "big")
        for mark in ["pc"[place % 2] for place, run in enumerate(code.runs) for _each in range(run)]:
            legal = self.legal()
            if not legal:
                told = say("it goes on after the game is over", "il continue après la fin de la partie")
                raise SaveError(labelled(str(code.tampered), f"{told}."))
            number, place = divmod(number, len(legal))
            joined = 0
            if mark == "p":
                number, joined = divmod(number, 2)
            yield legal[place], "a" if joined else mark
        if number:
            told = say("it holds more than its actions", "il contient plus que ses coups")
            raise SaveError(labelled(str(code.tampered), f"{told}."))

    @classmethod
    def _replayed(
        cls,
        game: AnyGame,
        options: Any,
        start: Any,
        kept: saves.Save[Any, Any, Any] | saves.Code[Any],
        moves: Callable[[Match[Any, Any, Any, Any]], Iterable[tuple[Any, str]]],
        until: float,
    ) -> Match[Any, Any, Any, Any]:
        """The line of play that is kept: each action with its mark is judged and played. Raises SaveError."""
        saves.ensure_playable(game, options, start, kept, until)
        told = str(kept.tampered)
        with saves.reading(labelled(told, say("it cannot be played", "la partie ne peut pas être jouée"))):
            match: Match[Any, Any, Any, Any] = cls(game, options, seed=kept.seed, start=start, deal=False)
            for action, mark in moves(match):
                saves.ensure_time(len(match.plies), until, game.longest)
                number = len(match.plies) + 1
                if mark not in _MARKS or (mark == "a" and (number == 1 or match.plies[-1].automatic)):
                    why = say(
                        "its action {n} goes on with what nobody said.",
                        "son coup {n} continue une annonce que nul n'a faite.",
                    )
                    raise SaveError(labelled(told, why.format(n=number)))
                try:
                    state, events = game.apply(match.state, action)
                except IllegalAction as error:
                    why = say("its action {n} is refused. {error}", "son coup {n} est interdit. {error}")
                    raise SaveError(labelled(told, why.format(n=number, error=error))) from None
                match.plies.append(Ply(action, state, events, automatic=mark == "c", joined=mark == "a"))
            if saves.sealed(kept, game.slug, match.state) != kept:
                why = say(
                    "{told} or mistyped: it does not match its own fingerprint.",
                    "{told}, à moins d'une erreur de copie : l'empreinte ne correspond pas.",
                )
                raise SaveError(why.format(told=told))
        match.eyes, match.deal = kept.eyes, True
        return match

    def __repr__(self) -> str:
        over = "over" if self.outcome else f"ply {len(self.plies)}"
        return f"<Match of {self.game.title}, seed {self.seed}, {over}>"


def _seed(given: object) -> int:
    """A seed that a save can hold. Raises UsageError."""
    try:
        seed = operator.index(cast(Any, given))
    except TypeError:
        known = [say("any whole number", "tout nombre entier")]
        raise UsageError.unknown(say("seed", "aucune graine"), given, known) from None
    if abs(seed) >= MOST_SEED:
        told = say("A seed is a whole number below {most}.", "Une graine est un nombre entier inférieur à {most}.")
        raise UsageError(told.format(most=MOST_SEED))
    return seed


def _runs(marks: Iterable[bool]) -> tuple[int, ...]:
    """The lengths of the runs of False, True, False … in turn; the first may be 0."""
    runs, current = [0], False
    for mark in marks:
        if mark != current:
            runs.append(0)
            current = mark
        runs[-1] += 1
    return tuple(runs)


__all__ = ["Match", "Ply"]
