"""Who won and why (THO-18): treasures found, or nobody else left."""

from __future__ import annotations

from orclib.engine import Line, Outcome, Reason, Score
from orclib.games.thorval.actions import seat_target
from orclib.games.thorval.box import REAL, Kind
from orclib.games.thorval.state import Phase, State


def score(state: State) -> Score:
    """A point for each of the three treasures found (THO-17.7); the blank one brings nothing (THO-19.5)."""
    lines = tuple(
        Line(
            seat,
            int(kind is not Kind.BLANK),
            "THO-19.5" if kind is Kind.BLANK else "THO-17.7",
            "treasure",
            (seat_target(seat),),
            {"kind": kind},
        )
        for seat in state.options.seats
        for kind in state.found[seat]
    )
    totals = tuple(sum(line.points for line in lines if line.seat == seat) for seat in state.options.seats)
    return Score(totals, lines)


def outcome(state: State) -> Outcome | None:
    """How it ended; None while it goes on."""
    if state.phase is not Phase.OVER:
        return None
    here = tuple(map(seat_target, state.winners))
    if not state.winners:
        reason = Reason("THO-18.1", "nobody-left")
    elif set(REAL) <= set(state.found[state.winners[0]]):
        reason = Reason("THO-18.2", "three-treasures", here, {"seat": state.winners[0]})
    else:
        reason = Reason("THO-18.1", "last-survivor", here, {"seat": state.winners[0]})
    return Outcome(state.winners, reason, score(state))
