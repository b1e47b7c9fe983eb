"""How a game of Orcs vs Orcs ended, and the score sheet (OVO-1.2, 29, 30.1)."""

from __future__ import annotations

from orclib.engine import Line, Outcome, Reason, Score, Seat
from orclib.games.orcs_vs_orcs.actions import seat_target
from orclib.games.orcs_vs_orcs.state import Phase, Table


def score(table: Table) -> Score:
    """The points of every seat: its own, and in teams those of the partner (OVO-30.1)."""
    lines = []
    for seat in table.options.seats:
        for each in table.options.camp(seat):
            own = each == seat
            clause, code = ("OVO-1.4", "glory") if own else ("OVO-30.1", "partner")
            facts = {"seat": each, "glory": table.players[each].glory}
            lines.append(Line(seat, table.players[each].glory, clause, code, (seat_target(each),), facts))
    totals = tuple([sum([line.points for line in lines if line.seat == seat]) for seat in table.options.seats])
    return Score(totals, tuple(lines))


def outcome(table: Table) -> Outcome | None:
    """How the game ended; None while it goes on."""
    if table.phase is not Phase.OVER:
        return None
    winners = tuple(map(Seat, table.winners))
    marks = tuple(map(seat_target, winners))
    camps = {table.options.camp(seat) for seat in winners}
    if len(camps) > 1:
        reason = Reason("OVO-29.3", "shared", marks)
    elif not table.supply:
        reason = Reason("OVO-29.1", "supply-empty", marks)
    else:
        reason = Reason("OVO-29.2", "unbeatable", marks, {"supply": table.supply})
    return Outcome(winners, reason, score(table))
