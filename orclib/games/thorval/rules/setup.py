"""The set-up: first player, castles, orks, soldiers, treasures, ten soldiers, in strict order (THO-3)."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine.values import replaced
from orclib.games.thorval import actions as act
from orclib.games.thorval import events as ev
from orclib.games.thorval.box import MUSTER, REGIONS, SET_UP_ORKS
from orclib.games.thorval.rules.flow import Log, add, add_orks, in_order, place, throw_for_first, with_lying, without
from orclib.games.thorval.state import Found, Lying, Phase, State


def opening_roll(state: State, face: int, log: Log) -> State:
    """All roll, the highest begins (THO-3.1), the others follow clockwise (THO-3.2)."""
    state = throw_for_first(state, face, "THO-3.1", log)
    if state.first is None:
        return state
    return _begin(state, Phase.CASTLES)


def _begin(state: State, phase: Phase, queue: int = 1) -> State:
    order = in_order(state) * queue
    return replace(state, phase=phase, queue=order, active=order[0])


def _next(state: State) -> State:
    """The next in order; with nobody left the queue is empty."""
    queue = state.queue[1:]
    return replace(state, queue=queue, active=queue[0] if queue else None)


def settle(state: State, action: act.Settle, log: Log) -> State:
    """A soldier comes into an unoccupied castle (THO-3.4) or a vacant territory (THO-3.8)."""
    castles = state.phase is Phase.CASTLES
    log.append(ev.Settled("THO-3.4" if castles else _settle_clause(state), action.seat, action.space))
    state = _next(add(state, action.space, action.seat, 1))
    if state.queue:
        return state
    return _ork_castles(state, log) if castles else _hide_next(state, log)


def _settle_clause(state: State) -> str:
    """With five players the last soldiers are not shared evenly (THO-3.9)."""
    uneven = len(state.queue) <= len(_vacant_at_start(state)) % state.options.players
    return "THO-3.9" if uneven else "THO-3.8"


def _vacant_at_start(state: State) -> tuple[str, ...]:
    """The territories without orks, which get a soldier each."""
    return tuple([space for space in state.board.territories if not state.holds(None, space)])


def _ork_castles(state: State, log: Log) -> State:
    left = tuple([castle for castle in state.board.castles if state.force(castle) is None])
    if left:
        log.append(ev.OrksPlaced("THO-3.5", left, SET_UP_ORKS))
        state = add_orks(state, dict.fromkeys(left, SET_UP_ORKS))
    return replace(state, phase=Phase.ORK_SETUP, dice=())


def ork_die(state: State, face: int, log: Log) -> State:
    """Two different dice name two territories of each region (THO-3.6); the second is thrown again (THO-3.7)."""
    if not state.dice:
        return replace(state, dice=(face,))
    if face in state.dice:
        log.append(ev.DieAgain("THO-3.7", face))
        return state
    region = len(state.regions) + 1
    spaces = tuple([state.board.territory(region, number) for number in (*state.dice, face)])
    log.append(ev.OrksPlaced("THO-3.6", spaces, SET_UP_ORKS))
    state = replace(add_orks(state, dict.fromkeys(spaces, SET_UP_ORKS)), dice=(), regions=(*state.regions, region))
    if region < len(REGIONS):
        return state
    state = replace(state, regions=(), phase=Phase.SETTLE)
    order = in_order(state)
    vacant = len(_vacant_at_start(state))
    queue = (order * vacant)[:vacant]
    return replace(state, queue=queue, active=queue[0])


def _hide_next(state: State, log: Log) -> State:
    """The next turn of hiding, after the last one the ten soldiers."""
    if not state.hiding:
        log.append(ev.TreasuresHanded("THO-3.11", len(state.options.kinds)))
    if state.hiding == len(state.options.kinds):
        return replace(_begin(state, Phase.MUSTER), to_place=MUSTER)
    return replace(_begin(state, Phase.HIDE), hiding=state.hiding + 1)


def hide(state: State, action: act.Hide, log: Log) -> State:
    """A treasure is hidden, first in a castle (THO-3.12), then in territories (THO-3.14; a fourth: THO-19.4)."""
    turn = state.hiding
    clause = "THO-3.12" if turn == 1 else "THO-3.14" if turn <= 3 else "THO-19.4"
    log.append(ev.Hidden(clause, action.seat, action.owner, action.kind, action.space))
    left = replaced(state.to_hide, action.owner, without(state.to_hide[action.owner], action.kind))
    state = with_lying(state, *state.lying, Lying(action.space, action.owner, action.kind))
    state = _next(replace(state, to_hide=left))
    return state if state.queue else _hide_next(state, log)


def muster(state: State, action: act.Mass, log: Log) -> State:
    """Ten soldiers come into one space (THO-3.17), a figure among them if wanted (THO-3.18)."""
    clause = "THO-3.18" if action.figures else "THO-3.17"
    state = _next(place(state, log, clause, action.seat, action.space, MUSTER, action.figures))
    return state if state.queue else replace(state, phase=Phase.REVEAL, to_place=0, hiding=0)


def reveal(state: State, log: Log) -> State:
    """Treasures under their owners' units are turned over, in turn order (THO-R21)."""
    finds = [
        Found(seat, lying.space)
        for seat in in_order(state)
        for lying in state.lying
        if lying.owner == seat and state.holds(seat, lying.space)
    ]
    return replace(state, finds=tuple(finds), phase=Phase.FIND, then=Phase.ROUND)
