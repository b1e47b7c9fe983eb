"""A line of play: every action from a start to now, with undo, redo, fork, replay, save, load and share codes."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import operator
import os
import re
import secrets
import time
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Generic, cast

import msgspec

from orclib import files
from orclib.engine.chance import draw
from orclib.engine.game import A, Game, O, S, V
from orclib.engine.records import CHANCE, Action, Event, Outcome, Reason, Seat
from orclib.errors import IllegalAction, SaveError, UsageError, shortened
from orclib.language import say

FORMAT = 1
"""The version of the save format that this release writes, and the newest it reads."""
MOST_BYTES = 1_000_000
"""A larger save is refused unread."""
MOST_LETTERS = 100_000
"""A longer share code is refused unread, and so is one that unpacks to more bytes."""
MOST_PLIES = 25_000
"""Longer lines of play are not saved, and not read: three times the longest that bots have played."""
SECONDS = 1.2
"""A save or share code that takes longer than this to be played again is refused."""
MOST_SEED = 2**63
_CODE_MARK = "orc"
_MARKS = re.compile("(c|pa*)*")


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


class _Header(msgspec.Struct, frozen=True):
    """What every save has had and will have."""

    format: int
    game: str


class _Save(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    format: int
    game: str
    options: msgspec.Raw
    seed: int
    start: str | None
    actions: msgspec.Raw
    automatic: str
    """A letter a ply: `c` where chance acted by itself, `p` where somebody played, `a` for a further part of that."""
    digest: str
    """Of all the rest and of the state reached: a changed file is found out."""
    loaded: str
    """The digest of the map and the like that it was played with."""
    eyes: Seat | None = None
    """The seat that this was saved for, which finds nothing in it that it does not know."""


class _Code(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a share code packs, in this order."""

    format: int
    options: tuple[Any, ...]
    seed: int
    start: str | None
    runs: list[int]
    """How many actions somebody played, then how many chance did by itself, and so on in turn."""
    digits: bytes
    """The place of each action among the legal ones: together one number."""
    loaded: str
    eyes: Seat | None
    check: bytes
    """Of all the rest, of the game and of the state reached."""


def digest(value: object) -> str:
    """A short fingerprint of any state, action or list of them."""
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:16]


_UNREADABLE = (ValueError, ArithmeticError, RecursionError, MemoryError, msgspec.MsgspecError, zlib.error)
"""What reading something made up may raise: OrclibError and UnicodeDecodeError are values too."""


@contextlib.contextmanager
def _reading(what: str) -> Iterator[None]:
    """Whatever is wrong with what is read is one SaveError."""
    try:
        yield
    except SaveError:
        raise
    except _UNREADABLE as error:
        raise SaveError(f"{what}: {error or type(error).__name__}") from error


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
            raise UsageError(f"A move is an action, or text as a person types it, and not {shortened(action)}.")
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

    def tick(self) -> tuple[Event, ...]:
        """Let the clock strike: chance does what it waits to do, and what follows; what happened.

        Raises UsageError where no clock runs.
        """
        if not self.game.clocked(self.state):
            raise UsageError("No clock runs now.")
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

    def fork(self) -> Match[S, A, V, O]:
        """A second line that starts as this one and goes its own way."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.plies, twin._undone = list(self.plies), list(self._undone)
        return twin

    def known_to(self, seat: Seat) -> Match[S, A, V, O]:
        """A line to give to a seat: it begins where this one stands, and holds nothing that the seat does not know.

        What is hidden from the seat is dealt afresh, the same each time; the past, which would tell, is left out.
        """
        view = self.game.observe(self.state, seat)
        mark = digest(view)
        guess = self.game.determinize(view, Random(mark))
        twin: Match[S, A, V, O] = Match(self.game, start=guess, seed=int(mark, 16) % 10**6, deal=False)
        twin.deal, twin.eyes = self.deal, seat
        return twin

    def replay(self) -> Iterator[Ply]:
        """Every ply again, from the start: the same actions give the same states, always."""
        state = self.start
        for ply in self.plies:
            state, events = self.game.apply(state, ply.action)
            yield Ply(ply.action, state, events, ply.automatic, ply.joined)

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
        self._demand_short()
        save = _Save(
            format=FORMAT,
            game=self.game.slug,
            options=msgspec.Raw(msgspec.json.encode(self.options)),
            seed=self.seed,
            start=self.game.describe(self.start) if self.from_position else None,
            actions=msgspec.Raw(msgspec.json.encode([ply.action for ply in self.plies])),
            automatic="".join(ply.mark for ply in self.plies),
            digest="",
            loaded=self.loaded,
            eyes=self.eyes,
        )
        data = msgspec.json.encode(msgspec.structs.replace(save, digest=self._seal(save)))
        if len(data) > MOST_BYTES:
            raise SaveError(f"This game takes {len(data):,} bytes; at most {MOST_BYTES:,} are saved.")
        return data

    def _seal(self, save: _Save) -> str:
        return digest([msgspec.structs.replace(save, digest=""), self.state])

    def _demand_short(self) -> None:
        if len(self.plies) > MOST_PLIES:
            raise SaveError(f"This game has {len(self.plies):,} actions; at most {MOST_PLIES:,} are saved.")

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the line of play to a file, whole or not at all; the path written. Raises SaveError."""
        data = self.dumps()
        try:
            return files.write(path, data)
        except OSError as error:
            raise SaveError(f'"{os.fspath(path)}" cannot be written: {error.strerror or error}.') from None

    @classmethod
    def loads(
        cls, data: bytes, find: Callable[[str], Game[Any, Any, Any, Any]], seconds: float = SECONDS
    ) -> Match[Any, Any, Any, Any]:
        """Read what `dumps` wrote; `find` gives a game by its slug. Raises SaveError that says what is wrong."""
        until = time.process_time() + seconds
        if len(data) > MOST_BYTES:
            raise SaveError(f"This save is {len(data):,} bytes long; the most that is read is {MOST_BYTES:,}.")
        with _reading("This save is damaged or cut short"):
            try:
                header = msgspec.json.decode(data, type=_Header)
            except msgspec.ValidationError as error:
                raise SaveError(f"This is JSON, but not a save of orclib: {error}.") from None
        if header.format > FORMAT:
            raise SaveError(
                f"This save was written by a newer orclib (format {header.format}; this one reads up to {FORMAT})."
            )
        if header.format < 1:
            raise SaveError(f"There has never been a save format {header.format}.")
        with _reading("This save holds something that no game has"):
            game = find(header.game)
            save = msgspec.json.decode(data, type=_Save)
            options = msgspec.json.decode(save.options, type=game.Options)
            _demand_loaded(game, options, save.loaded)
            actions = game.decode_actions(save.actions)
            if len(save.automatic) != len(actions) or not _MARKS.fullmatch(save.automatic):
                raise SaveError("This save was tampered with: its list of who acted does not fit its actions.")
            start = None if save.start is None else game.position(save.start)
            match = cls(game, options, seed=save.seed, start=start, deal=False)
            _demand_eyes(save.eyes, match)
        with _reading("This save was tampered with: an action of it cannot be"):
            for action, mark in zip(actions, save.automatic, strict=True):
                match._replay(action, until, by_itself=mark == "c", joined=mark == "a")
            if match._seal(save) != save.digest:
                raise SaveError("This save was tampered with: it does not match its own fingerprint.")
        match.eyes, match.deal = save.eyes, True
        return match

    @classmethod
    def load(
        cls, path: str | os.PathLike[str], find: Callable[[str], Game[Any, Any, Any, Any]]
    ) -> Match[Any, Any, Any, Any]:
        """Read a file that `save` wrote. Raises SaveError."""
        try:
            data = files.read(path, MOST_BYTES)
        except OSError as error:
            raise SaveError(f'"{os.fspath(path)}" cannot be read: {error.strerror or error}.') from None
        return cls.loads(data, find)

    def _replay(self, action: Any, until: float, *, by_itself: bool, joined: bool) -> None:
        """Play one action of a save, as long as there is time. Raises SaveError."""
        if len(self.plies) >= MOST_PLIES or time.process_time() > until:
            raise SaveError(f"This game is too long: after {len(self.plies):,} actions nothing more is read.")
        try:
            state, events = self.game.apply(self.state, action)
        except IllegalAction as error:
            told = f"This save was tampered with: its action {len(self.plies) + 1} is refused."
            raise SaveError(f"{told} {error}") from None
        self.plies.append(Ply(action, state, events, by_itself, joined))

    # --- a code for a chat ---------------------------------------------------------------------------------------

    def code(self) -> str:
        """The whole line of play as one short word to paste in a chat: each action is its place among the legal ones,
        and a decision whether it was said in one breath with the one before.

        Like a save it holds every hidden card. Raises SaveError for a line of play that is too long for it.
        """
        self._demand_short()
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
        code = _Code(
            format=FORMAT,
            options=msgspec.structs.astuple(self.options),
            seed=self.seed,
            start=self.game.describe(self.start) if self.from_position else None,
            runs=[len(list(run)) for run in _runs(ply.automatic for ply in self.plies)],
            digits=number.to_bytes((number.bit_length() + 7) // 8, "big"),
            loaded=self.loaded,
            eyes=self.eyes,
            check=b"",
        )
        packed = zlib.compress(msgspec.msgpack.encode(msgspec.structs.replace(code, check=self._check(code))), 9)
        return f"{_CODE_MARK}:{self.game.slug}:{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"

    def _check(self, code: _Code) -> bytes:
        return bytes.fromhex(digest([self.game.slug, msgspec.structs.replace(code, check=b""), self.state]))[:6]

    @classmethod
    def from_code(cls, code: str, find: Callable[[str], Game[Any, Any, Any, Any]]) -> Match[Any, Any, Any, Any]:
        """Read what `code` gave. Raises SaveError that says what is wrong."""
        until = time.process_time() + SECONDS
        mark, _, rest = code.strip().partition(":")
        slug, _, text = rest.partition(":")
        if mark != _CODE_MARK or not text:
            raise SaveError(f'This is not a share code: one starts with "{_CODE_MARK}:<game>:".')
        if len(text) > MOST_LETTERS:
            raise SaveError(f"This share code is {len(text):,} letters long; at most {MOST_LETTERS:,} are read.")
        with _reading("This share code is damaged"):
            game = find(slug)
            packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
            unpacker = zlib.decompressobj()
            plain = unpacker.decompress(packed, MOST_LETTERS)
            if unpacker.unconsumed_tail or not unpacker.eof:
                raise SaveError("This share code is cut short, or unpacks to more than is read.")
            found = msgspec.msgpack.decode(plain, type=_Code)
            if found.format != FORMAT:
                raise SaveError(f"This share code has format {found.format}; this orclib reads format {FORMAT}.")
            names = [field.name for field in msgspec.structs.fields(game.Options)]
            options = msgspec.convert(dict(zip(names, found.options, strict=True)), game.Options)
            _demand_loaded(game, options, found.loaded)
            start = None if found.start is None else game.position(found.start)
            match = cls(game, options, seed=found.seed, start=start, deal=False)
            _demand_eyes(found.eyes, match)
        if any(run < 0 for run in found.runs) or sum(found.runs) > MOST_PLIES:
            raise SaveError("This share code was tampered with: it counts actions that cannot be.")
        number = int.from_bytes(found.digits, "big")
        with _reading("This share code was tampered with: an action of it cannot be"):
            for by_itself in [place % 2 == 1 for place, run in enumerate(found.runs) for _each in range(run)]:
                legal = match.legal()
                if not legal:
                    raise SaveError("This share code was tampered with: it goes on after the game is over.")
                number, place = divmod(number, len(legal))
                joined = 0
                if not by_itself:
                    number, joined = divmod(number, 2)
                if joined and (not match.plies or match.plies[-1].automatic):
                    raise SaveError("This share code was tampered with: it goes on with what nobody said.")
                match._replay(legal[place], until, by_itself=by_itself, joined=bool(joined))
            if number or match._check(found) != found.check:
                raise SaveError("This share code was tampered with or mistyped: it does not match its own check.")
        match.eyes, match.deal = found.eyes, True
        return match

    def __repr__(self) -> str:
        over = "over" if self.outcome else f"ply {len(self.plies)}"
        return f"<Match of {self.game.title}, seed {self.seed}, {over}>"


def _seed(given: object) -> int:
    """A seed that a save can hold. Raises UsageError."""
    try:
        seed = operator.index(cast(Any, given))
    except TypeError:
        raise UsageError.unknown("seed", given, ["any whole number"]) from None
    if abs(seed) >= MOST_SEED:
        raise UsageError(f"A seed is a whole number below {MOST_SEED}.")
    return seed


def _demand_loaded(game: Game[Any, Any, Any, Any], options: Any, played_with: str) -> None:
    """Nothing, when the map and the like are those that it was played with. Raises SaveError."""
    if game.loaded(options) != played_with:
        raise SaveError("This game was played on another map than the one of that name here: load that map first.")


def _demand_eyes(eyes: Seat | None, match: Match[Any, Any, Any, Any]) -> None:
    """Nothing, when it was saved for nobody or for a seat that plays. Raises SaveError."""
    if eyes is not None and eyes not in range(match.options.players):
        raise SaveError(f"This game was saved for seat {eyes}, which does not play.")


def _runs(marks: Iterable[bool]) -> list[range]:
    """Lengths of the runs of False, True, False … in turn, as ranges; the first may be empty."""
    runs, current, at = [], False, 0
    start = 0
    for at, mark in enumerate(marks, 1):
        if mark != current:
            runs.append(range(start, at - 1))
            start, current = at - 1, mark
    runs.append(range(start, at))
    return runs


__all__ = ["FORMAT", "MOST_BYTES", "MOST_LETTERS", "MOST_PLIES", "SECONDS", "IllegalAction", "Match", "Ply", "digest"]
