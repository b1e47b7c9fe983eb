"""Who has won, and why: points by battle, the limit, and ties broken by the latest battles won (BRV-19 to BRV-21)."""

from __future__ import annotations

from orclib.engine import Line, Outcome, Reason, Score, Seat
from orclib.games.braves.actions import seat_target
from orclib.games.braves.box import POINTS
from orclib.games.braves.rules.strength import Strength, Term, parts, strength
from orclib.games.braves.state import Battle, Phase, State, Table


def army_strength(state: State, seat: Seat) -> Strength:
    """The strength of a recruiter's army in the battle (BRV-17, BRV-18)."""
    flown = state.flown == seat
    return strength(state.options, state.laid[seat], flown, state.aboard if flown else 0)


def army_parts(state: State, seat: Seat, found: Strength) -> tuple[Term, ...]:
    """All that made the strength of a recruiter's army, each part with its clause."""
    flown = state.flown == seat
    return tuple(parts(state.options, state.laid[seat], found, flown, state.aboard if flown else 0))


def over_limit(table: Table) -> tuple[Seat, ...]:
    """The seats whose score ends the game (BRV-21.3)."""
    least = table.options.limit + (1 if table.options.end_rule == "exceed" else 0)
    return tuple(seat for seat in table.options.seats if table.scores[seat] >= least)


def wins(table: Table, seat: Seat) -> tuple[int, ...]:
    """The battles that a seat has won, the latest first, as places in the order of all battles (BRV-21.6)."""
    shares = table.options.sorcerer_share_counts_as_win
    return tuple(
        battle.mark
        for battle in reversed(table.battles)
        if seat in battle.winners or (shares and battle.shared and seat == battle.sorcerer)
    )


def winners(table: Table) -> tuple[tuple[Seat, ...], Reason]:
    """Who would win with these scores, and what decides (BRV-21.4, 21.5, 21.7)."""
    best = max(table.scores)
    top = [seat for seat in table.options.seats if table.scores[seat] == best]
    facts = {"seats": tuple(top), "points": best}
    if len(top) == 1:
        return tuple(top), Reason("BRV-21.4", "most-points", _marks(top), {**facts, "seat": top[0]})
    # Marks from the latest back: the first difference decides, and who has one left beats who has none.
    latest = max(wins(table, seat) for seat in top)
    first = [seat for seat in top if wins(table, seat) == latest]
    if len(first) > 1:
        code = "shared" if len(first) == len(top) else "some-share"
        return tuple(first), Reason("BRV-21.7", code, _marks(first), {**facts, "winners": tuple(first)})
    others = [wins(table, seat) for seat in top if seat not in first]
    by_latest = not any(latest[:1] == each[:1] for each in others)
    clause, code = ("BRV-21.5", "latest-win") if by_latest else ("BRV-21.7", "earlier-win")
    return tuple(first), Reason(clause, code, _marks(first), {**facts, "seat": first[0]})


def _marks(seats: list[Seat]) -> tuple[str, ...]:
    return tuple(map(seat_target, seats))


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    if state.phase is not Phase.OVER:
        return None
    victors, reason = winners(state)
    return Outcome(victors, reason, score(state))


def score(table: Table) -> Score:
    """The score sheet: every point with the battle that brought it."""
    lines = [line for battle in table.battles for line in _lines(battle)]
    brought = []
    for seat, told in zip(table.options.seats, points(table), strict=True):
        before = table.scores[seat] - told
        if before:  # a position typed in, without the battles that were fought before
            brought.append(Line(seat, before, "BRV-19.7", "earlier", (seat_target(seat),)))
    return Score(tuple(table.scores), (*brought, *lines))


def points(table: Table) -> tuple[int, ...]:
    """What the battles that are told have brought to each seat."""
    lines = [line for battle in table.battles for line in _lines(battle)]
    return tuple(sum(line.points for line in lines if line.seat == seat) for seat in table.options.seats)


def _lines(battle: Battle) -> list[Line]:
    prize = POINTS[battle.number - 1]
    facts = {"round_no": battle.round_no, "battle": battle.number, "people": battle.people}
    clause, code = ("BRV-19.3", "tied") if len(battle.winners) > 1 else ("BRV-19.2", "won")
    lines = [Line(seat, prize, clause, code, (seat_target(seat),), facts) for seat in battle.winners]
    if battle.shared and battle.sorcerer is not None:
        facts = {**facts, "champion": battle.champion}
        lines.append(Line(battle.sorcerer, prize, "BRV-19.4", "share", (seat_target(battle.sorcerer),), facts))
    return lines
