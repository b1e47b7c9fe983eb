"""Treasures are turned over, and bring soldiers, or take units (THO-17)."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine.values import replaced
from orclib.games.thorval import actions as act
from orclib.games.thorval import events as ev
from orclib.games.thorval.box import CHEST, CROWN, REAL, RING, Kind
from orclib.games.thorval.rules.flow import Log, eliminate, end, options_of_mass, place, remove
from orclib.games.thorval.state import Phase, State, lying_at


def turn_over(state: State, log: Log) -> State:
    """The next treasure that its owner stands on is turned over (THO-17.1); three of them end the game (THO-18.2)."""
    if not state.finds:
        return replace(state, phase=state.then, active=None, then=Phase.ROUND)
    seat, space = state.finds[0].seat, state.finds[0].space
    lying = lying_at(state, space)
    if lying is None or lying.owner != seat or not state.holds(seat, space):  # the ring has taken the units away
        return done(state)
    kind = lying.kind
    assert kind is not None
    log.append(ev.TreasureFound("THO-19.5" if kind is Kind.BLANK else "THO-17.1", seat, kind, space))
    found = (*state.found[seat], kind)
    state = replace(
        state,
        found=replaced(state.found, seat, found),
        lying=tuple([each for each in state.lying if each is not lying]),
    )
    if set(REAL) <= set(found):
        return end(state, (seat,), "THO-18.2", log)
    if kind is Kind.CHEST:
        if len(options_of_mass(state, seat, space, CHEST)) > 1:
            return replace(state, phase=Phase.CHEST, active=seat, to_place=CHEST)
        return chest(state, act.Mass(seat, space), log)
    if kind is Kind.CROWN:
        return replace(state, phase=Phase.CROWN, active=seat, to_place=CROWN)
    if kind is Kind.RING and any(state.units(each) for each in state.alive if each != seat):
        return replace(state, phase=Phase.RING, active=seat, to_place=RING, victim=None)
    return done(state)


def done(state: State) -> State:
    """What the treasure brought is dealt with; the next one."""
    return replace(state, finds=state.finds[1:], phase=Phase.FIND, active=None, to_place=0, victim=None)


def chest(state: State, action: act.Mass, log: Log) -> State:
    """Four soldiers come where the chest was (THO-17.2)."""
    clause = "THO-17.5" if action.figures else "THO-17.2"
    return done(place(state, log, clause, action.seat, action.space, CHEST, action.figures))


def take(state: State, action: act.Take, log: Log) -> State:
    """The ring takes three units of one opponent, or all he has (THO-17.4, R22)."""
    force = state.force(action.space)
    assert force is not None
    assert force.holder is not None
    victim, figure = force.holder, action.piece.figure
    soldiers = 0 if figure else 1
    log.append(ev.RingTook("THO-17.4", action.seat, victim, action.space, soldiers, figure))
    state = remove(state, action.space, soldiers, figure is not None)
    state = replace(state, to_place=state.to_place - 1, victim=victim)
    if state.to_place and state.units(victim):
        return state
    state = eliminate(state, log)
    return state if state.phase is Phase.OVER else done(state)
