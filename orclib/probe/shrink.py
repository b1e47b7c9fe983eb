"""Makes a witness small: leaves out lines, moves and words as long as it still shows what was asked.

What is left out of a typed position the game fills by its own rule, so no game has code for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from orclib.engine import positions
from orclib.engine.game import AnyGame
from orclib.errors import OrclibError
from orclib.probe.moment import Moment, further, read_otherwise, standing
from orclib.probe.witness import Witness, proven

T = TypeVar("T")

TRIES: Final = 600
"""So many drafts are tried for one witness."""
MOST_KEPT: Final = 2_000
"""So many lines and positions are remembered as they were read."""


class Draft(NamedTuple):
    """A position by its lines, and actions from there."""

    lines: tuple[str, ...]
    actions: tuple[Any, ...]


class Shrinking:
    """Makes witnesses of a game smaller; `shown` is told of every moment met on the way.

    `reading`: another reading, under which each draft is played too.
    """

    def __init__(
        self,
        game: AnyGame,
        shown: Callable[[Draft, Moment], None] | None = None,
        reading: Mapping[str, Any] | None = None,
    ) -> None:
        self.game, self._shown, self.reading = game, shown, reading
        self.tries = 0
        """How many drafts were tried."""
        self.stopped = False
        """Whether a person stopped it."""
        self._setting: Any = None
        self._read: dict[str, tuple[positions.Told, ...] | None] = {}
        self._states: dict[tuple[str, ...], Any] = {}

    def smallest(self, draft: Draft, fits: Callable[[Moment], bool], most: int = TRIES) -> Draft:
        """The smallest draft found whose last action still fits; the best so far, where a person stops it."""
        if self.stopped:
            return draft
        end, best = self.tries + most, draft

        def better(less: Draft) -> bool:
            nonlocal best
            if self.tries >= end:
                raise _SpentError
            if found := self._shows(less, fits):
                best = less
            return found

        def reworded(at: int, words: tuple[str, ...]) -> bool:
            return better(best._replace(lines=(*best.lines[:at], " ".join(words), *best.lines[at + 1 :])))

        try:
            before = None if better(draft) else best
            while best != before:
                before = best
                _left_out(best.lines, lambda lines: better(best._replace(lines=lines)))
                last = best.actions[-1:] if self.reading is None else ()  # readings may part before the last, or any
                free = best.actions[: len(best.actions) - len(last)]
                _left_out(free, lambda first, last=last: better(best._replace(actions=(*first, *last))))  # type: ignore[misc]
                for at in range(len(best.lines)):
                    _left_out(tuple(best.lines[at].split()), partial(reworded, at))
        except KeyboardInterrupt:
            self.stopped = True
        except _SpentError:
            pass
        return best

    def witness(self, draft: Draft) -> tuple[Witness, Moment] | None:
        """A draft as it is typed and the moment it shows, if typed it does the same."""
        state = self.state(draft.lines)
        if state is None:
            return None
        tidy = tuple(map(self._tidy, draft.lines))
        lines = tidy if self.state(tidy) == state else draft.lines
        return proven(self.game, "\n".join(filter(None, lines)), state, draft.actions, self.reading)

    def _tidy(self, line: str) -> str:
        """A line as the game writes it, if that is not longer: without the commas behind which something stood."""
        told = self._read.get(line) or ()
        written = "; ".join(self.game.position_grammar.write(each.statement) for each in told)
        return written if 0 < len(written) <= len(line) else line

    def state(self, lines: tuple[str, ...]) -> Any:
        """The position of these lines; None where there is none."""
        if lines not in self._states:
            if len(self._states) >= MOST_KEPT:
                self._states.clear()
            self._states[lines] = self._built(lines)
        return self._states[lines]

    def _built(self, lines: tuple[str, ...]) -> Any:
        """As `game.opening` does it, but no line is read twice."""
        setting = self.game.setting("\n".join(map(self.game.plain, lines)))
        if setting != self._setting or len(self._read) >= MOST_KEPT:
            self._setting, self._read = setting, {}
        told = list[positions.Told]()
        for line in lines:
            if line not in self._read:
                self._read[line] = self._told(line)
            statements = self._read[line]
            if statements is None:
                return None
            told += statements
        try:
            return self.game.built(told)
        except OrclibError:
            return None

    def _told(self, line: str) -> tuple[positions.Told, ...] | None:
        try:
            read = positions.understood(self.game.plain(line), self.game.position_grammar, self._setting)
        except OrclibError:
            return None
        return None if read is None else tuple(read)

    def _shows(self, draft: Draft, fits: Callable[[Moment], bool]) -> bool:
        """Whether a draft can be, and its last action fits."""
        self.tries += 1
        state = self.state(draft.lines)
        if state is None:
            return False
        moment = standing(self.game, state)
        if self.reading is not None:
            if not any(draft.lines):  # what begins with nothing is taken for a new game
                return False
            if (other := read_otherwise(self.game, state, self.reading)) is None:
                return False
            moment = moment._replace(other=standing(self.game, other))
            if not draft.actions:
                return fits(moment)
        for at, action in enumerate(draft.actions, 1):
            if action.seat >= state.options.players:  # the table has become too small
                return False
            moment = further(self.game, moment, action)
            if at < len(draft.actions) and (moment.reasons or (moment.other is not None and moment.other.reasons)):
                return False
            if self._shown is not None:
                self._shown(draft._replace(actions=draft.actions[:at]), moment)
        return fits(moment)


class _SpentError(Exception):
    """No more is tried."""


def _left_out(parts: tuple[T, ...], still: Callable[[tuple[T, ...]], bool]) -> tuple[T, ...]:
    """What is left of the parts when as many in a row as can be were left out, halves first."""
    size = len(parts)
    while size:
        at = 0
        while at < len(parts):
            less = (*parts[:at], *parts[at + size :])
            if still(less):
                parts = less
            else:
                at += size
        size //= 2
    return parts
