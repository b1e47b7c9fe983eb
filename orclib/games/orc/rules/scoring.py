"""Who won and why: every point as a line with its clause (ORC-11, ORC-12)."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Line, Outcome, Reason, Score, Seat
from orclib.games.orc.actions import hand_target, tribe_target
from orclib.games.orc.box import NORTH, SEATS, SOUTH
from orclib.games.orc.state import Phase, State, View


def lines(state: State | View, seat: Seat) -> Iterator[Line]:
    """The score sheet of one seat as things stand: worth, orcs in hand, and the orcs that count for nothing."""
    for tribe in state.ranks:
        orcs = sum(card.orcs(tribe) for card in state.hands[seat] if card is not None)
        here = (tribe_target(tribe), hand_target(seat))
        if state.front(tribe).owner == seat:
            facts = {"tribe": tribe, "worth": state.worth(tribe)}
            yield Line(seat, state.worth(tribe), "ORC-11.2", "worth", here[:1], facts)
            if orcs:
                yield Line(seat, orcs, "ORC-11.3", "orcs", here, {"tribe": tribe, "orcs": orcs})
        elif orcs:
            yield Line(seat, 0, "ORC-11.5", "lost-colour", here, {"tribe": tribe, "orcs": orcs})


def score(state: State | View) -> Score:
    """The score as if the game were counted now."""
    sheet = tuple(line for seat in SEATS for line in lines(state, seat))
    totals = tuple(sum(line.points for line in sheet if line.seat == seat) for seat in SEATS)
    return Score(totals, sheet)


def outcome(state: State | View) -> Outcome | None:
    """Who won, once the game has stopped."""
    if state.phase is not Phase.OVER:
        return None
    result = score(state)
    north, south = result.totals
    facts = {"north": north, "south": south}
    if north != south:
        return Outcome((NORTH if north > south else SOUTH,), Reason("ORC-12.1", "higher-total", (), facts), result)
    nearest = state.ranks[0]
    owner = state.front(nearest).owner
    here = (tribe_target(nearest),)
    if owner is not None:
        return Outcome((owner,), Reason("ORC-12.2", "nearest-box", here, {**facts, "tribe": nearest}), result)
    return Outcome((), Reason("ORC-12.3", "drawn", here, facts), result)
