"""Passing, for the rest of the game (ARM-8)."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine import Log, Reason
from orclib.engine.values import replaced
from orclib.games.armadora import actions as act
from orclib.games.armadora import events as ev
from orclib.games.armadora.rules.choices import legal_actions
from orclib.games.armadora.rules.turn import Kind, end_turn, not_now
from orclib.games.armadora.state import State


def judge_pass(state: State, action: act.Pass) -> list[Reason]:
    return not_now(state, action.seat, Kind.PASS)


def pass_for_good(state: State, action: act.Pass, log: Log) -> State:
    seat = action.seat
    forced = legal_actions(state, seat) == (action,)
    clause = "ARM-8.3" if forced else "ARM-8.4"
    log.append(ev.Passed(clause, seat, state.people(seat), sum(state.hands[seat]), forced))
    return end_turn(replace(state, passed=replaced(state.passed, seat, True)), log)
