"""What all rules use: players are eliminated (THO-18.1), the game ends (THO-18.2), the order of play."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine import Log, Seat
from orclib.engine.values import replaced
from orclib.games.thorval import events as ev
from orclib.games.thorval.box import Kind
from orclib.games.thorval.rules import scoring
from orclib.games.thorval.state import Lying, Phase, State


def eliminate(state: State, log: Log) -> State:
    """Players without a unit on the board are out at once (THO-18.1); the last survivor wins (THO-R23)."""
    holders = {force.holder for force in state.forces if force is not None}
    for seat in state.alive:
        if seat not in holders:
            state = _out(state, seat, log)
    alive = state.alive
    if len(alive) <= (1 if state.options.last_survivor_wins else 0):
        return end(state, alive, log)
    if state.first in state.out:  # the next survivor takes over (THO-R38)
        assert state.first is not None
        heir = next(each for each in state.options.clockwise(state.first) if each not in state.out)
        log.append(ev.FirstNamed("THO-11.3", heir))
        state = replace(state, first=heir)
    return state


def _out(state: State, seat: Seat, log: Log) -> State:
    log.append(ev.Eliminated("THO-18.1", seat))
    leaving = tuple(lying for lying in state.lying if lying.owner == seat)
    kinds = [*state.gone[seat], *(lying.kind for lying in leaving if lying.kind is not None)]
    state = replace(
        state,
        out=tuple(sorted((*state.out, seat))),
        queue=tuple([each for each in state.queue if each != seat]),
        finds=tuple([each for each in state.finds if each.seat != seat]),
        lying=tuple([lying for lying in state.lying if lying.owner != seat]),
        gone=replaced(state.gone, seat, tuple(sorted(kinds, key=lambda kind: kind.place))),
    )
    if leaving:
        log.append(ev.TreasuresLeave("THO-18.1", seat, tuple(lying.space for lying in leaving)))
    return state


def end(state: State, winners: tuple[Seat, ...], log: Log) -> State:
    """The game is over."""
    state = replace(
        state, phase=Phase.OVER, active=None, winners=winners, queue=(), finds=(), losses=(), to_place=0, victim=None
    )
    log.append(ev.GameOver(scoring.verdict(state).clause, winners))
    return state


def in_order(state: State) -> tuple[Seat, ...]:
    """The players who are left, clockwise from the first player (THO-12.1)."""
    assert state.first is not None
    return tuple([seat for seat in state.options.clockwise(state.first) if seat not in state.out])


def throw_for_first(state: State, face: int, clause: str, log: Log) -> State:
    """One of those who throw for first player throws; once one leads alone, he is `first` and the queue is empty.

    Those tied for the highest number throw again among themselves (THO-11.2, R1).
    """
    seat, queue = state.queue[0], state.queue[1:]
    log.append(ev.Rolled(clause, seat, face))
    rolls = (*state.rolls, (seat, face))
    if queue:
        return replace(state, queue=queue, rolls=rolls)
    best = max(face for _, face in rolls)
    leaders = tuple([seat for seat, face in rolls if face == best])
    if len(leaders) > 1:
        log.append(ev.Tied("THO-11.2", leaders, best))
        return replace(state, queue=leaders, rolls=())
    log.append(ev.FirstNamed(clause, leaders[0]))
    return replace(state, first=leaders[0], queue=(), rolls=())


def with_lying(state: State, *treasures: Lying) -> State:
    """The state with just these treasures face down, kept in the order of their spaces."""
    index = state.board.index
    return replace(state, lying=tuple(sorted(treasures, key=lambda lying: index[lying.space])))


def without(kinds: tuple[Kind, ...], kind: Kind) -> tuple[Kind, ...]:
    """The kinds but one."""
    return tuple([each for each in kinds if each is not kind])
