"""From pointing to playing: the walk along the paths of actions, the same for every game and every input.

A path is a row of targets ("the red half, then the green tribe"). Mouse, touch, keyboard and lists all press targets;
what a press means is decided here, by the engine's judge, without any widget.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any, Generic, TypeVar

import msgspec

from orclib.engine import Action, Game, Reason, Seat


class Played(msgspec.Struct, frozen=True):
    """The press completed a legal action."""

    action: Any


class Chosen(msgspec.Struct, frozen=True):
    """The press is a step on the way of a legal action (or takes the last step back)."""


class Refused(msgspec.Struct, frozen=True):
    """The press completed an action that the rules forbid, or only such ones begin like that: one of these."""

    action: Any
    reasons: tuple[Reason, ...]
    whole: bool = True


class Later(msgspec.Struct, frozen=True):
    """The thing can be pointed at, but something else comes first: one of `first`."""

    first: tuple[str, ...]


class Nothing(msgspec.Struct, frozen=True):
    """Nothing can be done with the thing now; its own sentence says what it is."""


Press = Played | Chosen | Refused | Later | Nothing
T = TypeVar("T")
_Paths = list[tuple[tuple[str, ...], T]]


def paths_of(actions: Iterable[Action]) -> _Paths[Action]:
    """Every path of every action."""
    return [(path, action) for action in actions for path in action.paths]


def arrowed(ids: Sequence[str], focus: str | None, key: str) -> str | None:
    """Where an arrow key leads among some targets, round and round; None where there are none."""
    if not ids:
        return None
    step = 1 if key in ("ArrowRight", "ArrowDown") else -1
    return ids[(ids.index(focus) + step if focus in ids else 0) % len(ids)]


def striding(ids: Sequence[str], focus: str | None, key: str) -> str | None:
    """The same where there are very many: up and down lead to the first of the next kind of things."""
    if key not in ("ArrowUp", "ArrowDown") or focus not in ids:
        return arrowed(ids, focus, key)
    firsts = [next(run) for _, run in itertools.groupby(ids, _kind)]
    first = next(each for each in reversed(firsts) if ids.index(each) <= ids.index(focus))
    return first if key == "ArrowUp" and first != focus else arrowed(firsts, first, key)


def _kind(target: str) -> str:
    return target.partition(":")[0]


class Walk(Generic[T]):
    """Paths, what each leads to, and how far along them somebody has pointed."""

    def __init__(self, paths: Iterable[tuple[tuple[str, ...], T]]) -> None:
        self.paths: _Paths[T] = list(paths)
        self.chosen: tuple[str, ...] = ()

    def step(self, target: str) -> Chosen | T | None:
        """What a path leads to that ends with this target; or a step on the way, which is remembered; None for neither.

        A target that was chosen before is taken back, and one more of the kind that was chosen last is taken instead.
        """
        reached = (*self.chosen, target)
        complete = [found for path, found in self.paths if path == reached]
        longer = self.leads(reached)
        if complete and not longer:
            return complete[0]
        if complete or longer:
            self.chosen = reached
            return Chosen()
        if target in self.chosen:
            self.chosen = self.chosen[: self.chosen.index(target)]
            return Chosen()
        instead = (*self.chosen[:-1], target)
        if self.chosen and self.leads(instead):
            self.chosen = instead  # another one of the kind that was chosen last
            return Chosen()
        return None

    def begins(self, target: str) -> bool:
        """Whether to point at a target, which is not chosen yet, is a step on the way and nothing more."""
        ways = (*self.chosen, target), (*self.chosen[:-1], target), (target,)
        ends = any(path in ways for path, _ in self.paths)
        return target not in self.chosen and not ends and any(map(self.leads, ways))

    def leads(self, reached: tuple[str, ...]) -> bool:
        """Whether a path goes on from there."""
        return any(len(path) > len(reached) and path[: len(reached)] == reached for path, _ in self.paths)


class Pointing(Walk[Action]):
    """The paths of the legal actions of one position."""

    def __init__(self, game: Game[Any, Any, Any, Any], state: Any, seats: Iterable[Seat]) -> None:
        self._game, self._state, self.seats = game, state, tuple(seats)
        super().__init__(paths_of(a for seat in self.seats for a in game.legal_actions(state, seat)))

    def take_over(self, before: Pointing) -> None:
        """Go on with what was pointed at in an earlier position, if it still leads to something allowed."""
        done = len(before.chosen)
        if self.seats == before.seats and any(path[:done] == before.chosen for path, _ in self.paths):
            self.chosen = before.chosen

    @property
    def next(self) -> tuple[str, ...]:
        """The targets that come next, by the usual path of each legal action still possible."""
        return tuple(dict.fromkeys(target for target, _action in self._steps()))

    def about(self, focus: Iterable[str]) -> tuple[str, ...]:
        """Those of them that something is about: targets, with * for any letters, or tags of actions.

        All of them where there is no such limit, or once something is chosen.
        """
        wanted = tuple(focus)
        if self.chosen or not wanted:
            return self.next
        return tuple(dict.fromkeys(target for target, _action in self._focused(wanted)))

    def within(self, focus: Iterable[str]) -> tuple[Action, ...]:
        """The legal actions that something is about; all of them where none is."""
        found = [action for _target, action in self._focused(tuple(focus)) or self._steps()]
        return tuple(dict.fromkeys(found))

    def _focused(self, focus: tuple[str, ...]) -> list[tuple[str, Action]]:
        return [
            (target, action)
            for target, action in self._steps()
            if any(fnmatchcase(target, each) or each == type(action).__struct_config__.tag for each in focus)
        ]

    def _steps(self) -> Iterator[tuple[str, Action]]:
        """The targets that come next, each with the legal action to which it leads by the usual path."""
        done = len(self.chosen)
        for action in dict.fromkeys(action for path, action in self.paths if path[:done] == self.chosen):
            usual = next(p for p in action.paths if p[:done] == self.chosen)
            for target in usual[done : done + 1]:
                yield target, action

    @property
    def completing(self) -> tuple[Action, ...]:
        """The legal actions that one more press would complete, once something is chosen."""
        done = len(self.chosen)
        near = (action for path, action in self.paths if done and path[:done] == self.chosen and len(path) == done + 1)
        return tuple(dict.fromkeys(near))

    def press(self, target: str) -> Press:
        """What it means to point at a target now; a step on the way is remembered."""
        step = self.step(target)
        if step is not None:
            return step if isinstance(step, Chosen) else Played(step)
        reached, instead = (*self.chosen, target), (*self.chosen[:-1], target)
        for way in (reached, instead) if self.chosen else ():
            if refused := self._refused(way) or self._closest(way):  # all of an action, before a part of another
                return refused
        if self.chosen and any(path[0] == target for path, _ in self.paths):
            self.chosen = ()
            return self.press(target)
        return self._refused(reached) or self._refused((target,)) or self._other(target)

    def _refused(self, reached: tuple[str, ...]) -> Refused | None:
        for seat in self.seats:
            for action in self._game.pseudo_legal_actions(self._state, seat):
                if reached in action.paths and (reasons := self._game.refusals(self._state, action)):
                    return Refused(action, reasons)
        return None

    def _other(self, target: str) -> Press:
        done = len(self.chosen)
        before = [path[done] for path, _ in self.paths if path[:done] == self.chosen and target in path[done + 1 :]]
        if before:
            return Later(tuple(dict.fromkeys(before)))
        for seat in self.seats:
            for attempt in self._game.never_legal_actions(self._state, seat):
                if (target,) in attempt.paths:
                    return Refused(attempt, self._game.refusals(self._state, attempt))
        return self._closest((target,)) or Nothing()

    def _closest(self, reached: tuple[str, ...]) -> Refused | None:
        """Where a way leads on to nothing allowed: what comes closest to being allowed, and why it is not."""
        done = len(reached)
        tried = (
            Refused(action, self._game.refusals(self._state, action), whole=False)
            for seat in self.seats
            for action in self._game.pseudo_legal_actions(self._state, seat)
            if any(path[:done] == reached and len(path) > done for path in action.paths)
        )
        return min(tried, key=lambda refused: len(refused.reasons), default=None)
