"""What proves a find: a typed calm position, and moves typed behind it, the last of which shows what was asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

from orclib.engine import CHANCE, Match, positions
from orclib.engine.game import AnyGame
from orclib.errors import OrclibError
from orclib.language import current, say
from orclib.probe.moment import Moment, clauses_of, cost, forced, judged, stepped


class Witness(msgspec.Struct, frozen=True, array_like=True):
    """A calm position as it is typed, the moves from there, and the clauses that act in the last or forbid it."""

    position: str
    moves: tuple[str, ...]
    clauses: tuple[str, ...]
    refused: bool = False

    @property
    def text(self) -> str:
        """All of it as it is typed."""
        return f"{self.position}\nthen: {'; '.join(self.moves)}".lstrip() if self.moves else self.position

    def cost(self, key: str) -> tuple[int, int]:
        """How dear it is as a witness of a key."""
        return cost(key, len(self.moves), len(self.text))

    @property
    def rank(self) -> tuple[int, int, str]:
        """The less, the smaller it is."""
        return len(self.text), len(self.moves), self.text


def line(
    game: AnyGame, text: str, reading: Mapping[str, Any] | None = None
) -> tuple[Match[Any, Any, Any, Any], Moment]:
    """A typed position with moves, played up to the last move, and the moment of that one: played, or refused.

    `reading`: another reading, under which the same is done again, for the moment's `other`. Without moves the moment
    is the position as it stands. Raises NotationError, PositionError, or IllegalAction for a move before the last.
    """
    match, last = _played(game, text, None)
    moment = stepped(game, match.state, last)
    if reading is not None:
        again, meant = _played(game, text, reading)
        if meant == last:
            moment = moment._replace(other=stepped(game, again.state, last))
    return match, moment


def _played(game: AnyGame, text: str, reading: Mapping[str, Any] | None) -> tuple[Match[Any, Any, Any, Any], Any]:
    """The line of a text up to its last move, and that move; None where it has none."""
    match, moves = Match.opened(game, text, choices=reading)
    if not moves:
        return match, None
    match.go_on(moves[:-1], text)
    *forced, last = positions.actions(game, match.state, moves[-1], text)
    for action in forced:
        match.play(action)
    return match, last


def retold(game: AnyGame, text: str) -> str:
    """A typed position with moves in the language in use, row by row; as it is where it would not be read the same.

    What the house keeps is typed in English. Raises what `line` raises.
    """
    if current() == "en":
        return text
    match, moment = line(game, text)
    head, _moves_typed = positions.split(text)
    setting, rows = game.setting(game.plain(head)), list[str]()
    for row in filter(str.strip, head.splitlines()):
        told = positions.understood(game.plain(row), game.position_grammar, setting)
        if told is None:
            return text
        rows.append("; ".join(game.position_grammar.write(each.statement) for each in told) or row)
    if moment.action is not None:
        states = [match.start, *(ply.state for ply in match.plies)]
        moves = _moves(game, states, [*(ply.action for ply in match.plies), moment.action])
        rows.append(f"{say('then', 'puis')}: {'; '.join(moves)}")
    written = "\n".join(rows)
    try:
        again, same = line(game, written)
    except OrclibError:
        return text
    return written if (again.start, again.state, same.action) == (match.start, match.state, moment.action) else text


def proven(
    game: AnyGame, position: str, start: Any, actions: Sequence[Any], reading: Mapping[str, Any] | None = None
) -> tuple[Witness, Moment] | None:
    """The witness of these actions from a position that is typed so; None where typed it does not do the same."""
    state, states = start, list[Any]()
    try:
        for action in actions:
            states.append(state)
            state = judged(game, state, action).after
        witness = Witness(position, tuple(_moves(game, states, actions)), ())
        match, moment = line(game, witness.text, reading)
    except OrclibError:
        return None
    if match.state != (states or [start])[-1] or moment.action != (actions[-1] if actions else None):
        return None
    clauses = tuple(sorted(clauses_of(game, moment)))
    return msgspec.structs.replace(witness, clauses=clauses, refused=bool(moment.reasons)), moment


def _moves(game: AnyGame, states: Sequence[Any], actions: Sequence[Any]) -> Iterator[str]:
    """The actions as they are typed, without what chance does for want of a choice before somebody else acts."""
    for state, action, following in zip_longest(states, actions, actions[1:]):
        if following is None or following.seat == CHANCE or not forced(game, state):
            yield game.format_in(state, action)
