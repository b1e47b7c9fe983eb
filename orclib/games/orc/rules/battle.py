"""Battles, what becomes of a tribe, and how a turn and the game end (ORC-7 to 10)."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine import Log, Seat
from orclib.engine.values import replaced
from orclib.games.orc import events as ev
from orclib.games.orc.box import SEATS, Tribe
from orclib.games.orc.rules import scoring
from orclib.games.orc.rules.moment import other
from orclib.games.orc.state import Front, Phase, State


def end_turn(state: State, log: Log) -> State:
    """Battles (ORC-7.2), then the other player's turn (ORC-3.1) or the end (ORC-10.1)."""
    if state.emptied:
        if not state.pile_cards:
            log.append(ev.LastBattles("ORC-10.2"))
        state = fight_all(state, log)
    if state.pile_cards:
        state = replace(state, mover=other(state.mover), turn=state.turn + 1)
        log.append(ev.TurnPassed("ORC-3.1", state.mover))
        return state
    state = replace(state, phase=Phase.OVER)
    outcome = scoring.outcome(state)
    assert outcome is not None
    log += (
        ev.GameStopped("ORC-10.1"),
        ev.HandsRevealed("ORC-11.1", *state.hands),
        ev.GameDecided(outcome.reason.clause, outcome.winners[0] if outcome.winners else None, *outcome.score.totals),
    )
    return state


def fight_all(state: State, log: Log) -> State:
    """Every battle that is due, the one nearer the box first; what happens is added to the log."""
    order = state.battle_order(state.emptied)
    if len(order) == 2:
        far = state.options.far_battle_first
        log.append(ev.TwoBattles("ORC-9.12" if far else "ORC-7.6", order[0], order[1], far))
    for tribe in order:
        state = fight(state, tribe, log)
    if all(front.frozen for front in state.fronts):
        log.append(ev.RingFrozen("ORC-9.11"))
    return replace(state, emptied=())


def fight(state: State, tribe: Tribe, log: Log) -> State:
    """One battle: won, tied and decided by the neighbour toward the box, or frozen (ORC-7.3, 7.4, 9.1 to 9.4)."""
    front = state.front(tribe)
    north, south = (front.strength(seat) for seat in SEATS)
    log.append(ev.Fought("ORC-9.3" if north == south else "ORC-7.3", tribe, north, south))
    if north != south:
        return _win(state, tribe, SEATS[north < south], "ORC-7.4", None, log)
    neighbour = state.toward_box(tribe)
    if state.rank(tribe) == 1:
        log.append(ev.LooksAround("ORC-9.2", tribe, neighbour))
    winner = state.front(neighbour).owner
    away = state.front(state.away_from_box(tribe))
    if away.owner not in (None, winner):
        log.append(ev.OtherSide("ORC-9.10", tribe, away.tribe, away.owner))
    if winner is None:
        log.append(ev.Froze("ORC-9.4", tribe, neighbour))
        if any(front.sides):
            log.append(ev.CardsStay("ORC-9.6", tribe))
        return replace(state, fronts=replaced(state.fronts, tribe.index, replace(front, frozen=True)))
    return _win(state, tribe, winner, "ORC-9.1", neighbour, log)


def _win(state: State, tribe: Tribe, winner: Seat, clause: str, neighbour: Tribe | None, log: Log) -> State:
    """A tribe is won: cleared and marked (ORC-8.1 to 8.4), then whoever waits for it thaws (ORC-9.7, 9.8)."""
    front = state.front(tribe)
    mine = front.sides[winner]
    trophy = mine[-1].card if mine else None  # ORC-8.3, 8.4
    gone = tuple(placed.card for side in front.sides for placed in side if placed.card is not trophy)
    log.append(ev.Won(clause, tribe, winner, neighbour))
    if gone:
        log.append(ev.Cleared("ORC-9.9" if front.frozen else "ORC-8.1", tribe, gone))
    marker = "ORC-8.4" if trophy is None else "ORC-8.3" if len(mine) > 1 else "ORC-8.2"
    log.append(ev.TrophyRaised(marker, tribe, winner, trophy))
    state = replace(
        state,
        fronts=replaced(state.fronts, tribe.index, Front(tribe, front.pile, owner=winner, trophy=trophy)),
        removed=state.removed + gone,
    )
    waiting = state.away_from_box(tribe)
    if state.front(waiting).frozen:
        chain = "ORC-9.8" if clause in ("ORC-9.7", "ORC-9.8") else "ORC-9.7"
        state = _win(state, waiting, winner, chain, tribe, log)
    return state
