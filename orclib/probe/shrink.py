"""Makes a witness small: leaves out lines, moves and words as long as it still shows what was asked.

What is left out of a typed position the game fills by its own rule, so no game has code for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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

    `reading`: another reading, under which each draft is played too. `start`: where drafts without any lines begin.
    """

    def __init__(
        self,
        game: AnyGame,
        shown: Callable[[Draft, Moment], None] | None = None,
        reading: Mapping[str, Any] | None = None,
        start: Any = None,
    ) -> None:
        self.game, self._shown, self.reading = game, shown, reading
        self.tries = 0
        """How many drafts were tried."""
        self.stopped = False
        """Whether a person stopped it."""
        self._setting: Any = None
        self._read: dict[str, tuple[positions.Told, ...] | None] = {}
        self._states: dict[tuple[str, ...], Any] = {} if start is None else {(): start}

    def smallest(self, draft: Draft, fits: Callable[[Moment], bool], most: int = TRIES) -> Draft:
        """The smallest draft found whose last action still fits; the best so far, where a person stops it."""
        if self.stopped:
            return draft
        end, best = self.tries + most, draft

        def better(less: Draft) -> bool:
            nonlocal best
            if self.tries >= end:
                raise _SpentError
            shows = self._shows(less, fits)
            best = best if shows is None else shows
            return shows is not None

        def of_lines(lines: tuple[str, ...]) -> tuple[str, ...] | None:
            return best.lines if better(best._replace(lines=lines)) else None

        def of_moves(first: tuple[Any, ...]) -> tuple[Any, ...] | None:
            return free() if better(best._replace(actions=(*first, *best.actions[len(free()) :]))) else None

        def free() -> tuple[Any, ...]:
            """The moves that may be left out: readings may part before the last, or before any."""
            return best.actions[: None if self.reading is not None else -1]

        try:
            before = None if better(draft) else best
            while best != before:
                before = best
                _left_out(free(), of_moves)
                _left_out(best.lines, of_lines)
                for at in range(len(best.lines)):

                    def of_words(words: tuple[str, ...], at: int = at) -> tuple[str, ...] | None:
                        lines = (*best.lines[:at], " ".join(words), *best.lines[at + 1 :])
                        return words if better(best._replace(lines=lines)) else None

                    _left_out(tuple(best.lines[at].split()), of_words)
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

    def _shows(self, draft: Draft, fits: Callable[[Moment], bool]) -> Draft | None:
        """A draft without the moves that cannot be made in it, if its last action fits; None where it does not."""
        self.tries += 1
        state = self.state(draft.lines)
        if state is None:
            return None
        moment = standing(self.game, state)
        if self.reading is not None:
            if not any(draft.lines):  # what begins with nothing is taken for a new game
                return None
            if (other := read_otherwise(self.game, state, self.reading)) is None:
                return None
            moment = moment._replace(other=standing(self.game, other))
            if not draft.actions:
                return draft if fits(moment) else None
        made: tuple[Any, ...] = ()
        for at, action in enumerate(draft.actions, 1):
            last = at == len(draft.actions)
            if action.seat >= state.options.players:  # the table has become too small
                if last:
                    return None
                continue
            following = further(self.game, moment, action)
            if not last and (following.reasons or (following.other is not None and following.other.reasons)):
                continue
            moment, made = following, (*made, action)
            if self._shown is not None:
                self._shown(draft._replace(actions=made), moment)
        return draft._replace(actions=made) if fits(moment) else None


class _SpentError(Exception):
    """No more is tried."""


def _left_out(parts: tuple[T, ...], still: Callable[[tuple[T, ...]], tuple[T, ...] | None]) -> None:
    """Leave out as many parts in a row as can be, halves first; `still` says what is left, None for too few."""
    size = len(parts)
    while size:
        at = 0
        while at < len(parts):
            less = still((*parts[:at], *parts[at + size :]))
            if less is None:
                at += size
            else:
                parts = less
        size //= 2
