"""What all rules use: units come and go, players are eliminated (THO-18.1), the game ends (THO-18.2)."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine import Event, Seat
from orclib.engine.values import replaced
from orclib.games.thorval import events as ev
from orclib.games.thorval.box import FIGURE_COST, Figure, Kind
from orclib.games.thorval.state import Force, Lying, Phase, State

Log = list[Event]


def with_force(state: State, space: str, force: Force | None) -> State:
    """The state with something else in a space; a force without units is none."""
    left = force if force is not None and force.units else None
    return replace(state, forces=replaced(state.forces, state.board.index[space], left))


def add(state: State, space: str, holder: Seat | None, count: int, figure: Figure | None = None) -> State:
    """Soldiers or orks, and perhaps a figure, come into a space."""
    force = state.force(space)
    if force is None:
        return with_force(state, space, Force(holder, count, figure))
    return with_force(state, space, Force(holder, force.count + count, figure or force.figure))


def remove(state: State, space: str, count: int, figure: bool = False) -> State:
    """Soldiers or orks leave a space, and perhaps its figure; they can be used again (THO-4.5)."""
    force = state.force(space)
    assert force is not None
    left = None if figure else force.figure
    return with_force(state, space, Force(force.holder, force.count - count, left))


def add_orks(state: State, growth: dict[str, int]) -> State:
    """So many orks come into each of these spaces."""
    forces = list(state.forces)
    for space, count in growth.items():
        at = state.board.index[space]
        force = forces[at]
        forces[at] = Force(None, count + (force.count if force else 0))
    return replace(state, forces=tuple(forces))


def place(
    state: State, log: Log, clause: str, seat: Seat, space: str, soldiers: int, figures: tuple[Figure, ...]
) -> State:
    """So many soldiers come into a space, a figure instead of two of them if wanted (THO-4.1)."""
    figure = figures[0] if figures else None
    put = soldiers - (FIGURE_COST if figure else 0)
    log.append(ev.Placed(clause, seat, space, put, figure))
    return add(state, space, seat, put, figure)


def may_bring(state: State, seat: Seat, space: str, figure: Figure, soldiers: int) -> bool:
    """Whether a figure may come in for two of so many soldiers in a space (THO-4.1 to 4.4)."""
    force = state.force(space)
    free = force is None or force.figure is None
    return soldiers >= FIGURE_COST and free and state.where(seat, figure) is None


def options_of_mass(state: State, seat: Seat, space: str, soldiers: int) -> tuple[tuple[Figure, ...], ...]:
    """The figures that may come in when all is put in one space; () is always among them."""
    return ((), *((figure,) for figure in Figure if may_bring(state, seat, space, figure, soldiers)))


def eliminate(state: State, log: Log) -> State:
    """Players without a unit on the board are out at once (THO-18.1); the last survivor wins (THO-R23)."""
    for seat in state.alive:
        if not state.units(seat):
            state = _out(state, seat, log)
    alive = state.alive
    if len(alive) <= (1 if state.options.last_survivor_wins else 0):
        return end(state, alive, "THO-18.1", log)
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


def end(state: State, winners: tuple[Seat, ...], clause: str, log: Log) -> State:
    """The game is over."""
    log.append(ev.GameOver(clause, winners))
    return replace(
        state, phase=Phase.OVER, active=None, winners=winners, queue=(), finds=(), losses=(), to_place=0, victim=None
    )


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
