"""The dragon (THO-9), the mediator (THO-10) and the first player of the round (THO-11)."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine import Log
from orclib.games.thorval import actions as act
from orclib.games.thorval import events as ev
from orclib.games.thorval.box import GIFT
from orclib.games.thorval.rules.flow import eliminate, in_order, throw_for_first
from orclib.games.thorval.rules.forces import add, options_of_mass, place, remove
from orclib.games.thorval.rules.losses import owe
from orclib.games.thorval.state import AnyTable, Phase, State

# --- the dragon ------------------------------------------------------------------------------------------------------


def dragon_comes(state: State, log: Log) -> State:
    """The dragon flies (THO-9.1), unless no territory holds prey (THO-R8)."""
    if prey(state):
        return replace(state, phase=Phase.DRAGON, dice=(), active=None)
    log.append(ev.DragonAway("THO-9.6"))
    return _mediator_comes(replace(state, dragon=None))


def prey(table: AnyTable) -> int:
    """The territories that hold a player's units."""
    pairs = zip(table.board.spaces, table.forces, strict=True)
    return sum(f is not None and f.holder is not None and not table.board.is_castle(space) for space, f in pairs)


def dragon_die(state: State, face: int, log: Log) -> State:
    """Region, territory (THO-9.1, 9.2), and where somebody is, the appetite (THO-9.3)."""
    dice = (*state.dice, face)
    if len(dice) == 1:
        return replace(state, dice=dice)
    space = state.board.territory(dice[0], dice[1])
    force = state.force(space)
    if len(dice) == 2:
        log.append(ev.DragonLands("THO-9.1", space))
        if space == state.mediator:
            log.append(ev.MediatorUnharmed("THO-9.7", space))
        state = replace(state, dragon=space, dice=dice)
        if force is None or (force.holder is None and not state.options.dragon_eats_orks):
            return _flies_on(state, space, log)
        return state
    assert force is not None
    eaten = min(face, force.units)
    log.append(ev.DragonEats("THO-9.3", space, force.holder, face, eaten))
    if force.holder is None:
        return _flies_on(remove(state, space, eaten), space, log)
    state = replace(state, dice=(), then=Phase.LANDING)
    return owe(state, ((space, eaten),), log)


def _flies_on(state: State, space: str, log: Log) -> State:
    """He has found no unit of a player yet (THO-9.6)."""
    log.append(ev.DragonFliesOn("THO-9.6", space))
    return replace(state, dice=())


def after_dragon(state: State, log: Log) -> State:
    """He has eaten, and stays (THO-9.8)."""
    assert state.dragon is not None
    log.append(ev.DragonStays("THO-9.8", state.dragon))
    state = eliminate(state, log)
    return state if state.phase is Phase.OVER else _mediator_comes(state)


# --- the mediator ----------------------------------------------------------------------------------------------------


def _mediator_comes(state: State) -> State:
    return replace(state, phase=Phase.MEDIATOR, dice=(), active=None)


def mediator_die(state: State, face: int, log: Log) -> State:
    """Region and territory (THO-10.1); whoever is there gets three more (THO-10.2, 10.3)."""
    dice = (*state.dice, face)
    if len(dice) == 1:
        return replace(state, dice=dice)
    space, before = state.board.territory(dice[0], dice[1]), state.mediator
    if before not in (None, space):
        region = state.board.region[before]
        assert region is not None
        log.append(ev.MediatorLeaves("THO-10.7", before, region))
    log.append(ev.MediatorComes("THO-10.1", space, dice[0]))
    state = replace(state, mediator=space, dice=())
    force = state.force(space)
    if force is None:
        log.append(ev.MediatorComes("THO-10.4", space, dice[0]))
        return first_player_rolls(state, log)
    if force.holder is None:
        log.append(ev.OrksJoin("THO-10.3", space, GIFT))
        return first_player_rolls(add(state, space, None, GIFT), log)
    if len(options_of_mass(state, force.holder, space, GIFT)) > 1:
        return replace(state, phase=Phase.GIFT, active=force.holder, to_place=GIFT)
    return gift(state, act.Mass(force.holder, space), log)


def gift(state: State, action: act.Mass, log: Log) -> State:
    """The owner of the mediator's space puts three soldiers there, a figure among them if wanted (THO-10.2)."""
    state = place(state, log, "THO-10.2", action.seat, action.space, GIFT, action.figures)
    return first_player_rolls(replace(state, to_place=0), log)


# --- the first player ------------------------------------------------------------------------------------------------


def first_player_rolls(state: State, log: Log) -> State:
    """All who are left roll (THO-11.1); one alone need not."""
    order = in_order(state)
    if len(order) > 1:
        return replace(state, phase=Phase.FIRST_PLAYER, active=None, queue=order, rolls=())
    return replace(state, phase=Phase.TURN, active=None, queue=order)


def first_player_die(state: State, face: int, log: Log) -> State:
    """The highest number makes the first player, who leads until the next round's throw (THO-11.1 to 11.3)."""
    state = throw_for_first(state, face, "THO-11.1", log)
    return state if state.queue else replace(state, phase=Phase.TURN, queue=in_order(state))
