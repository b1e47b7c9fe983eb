"""A player turn: moves and marches, recruits, cards, fortresses (OVO-5 to 7, 12 to 14)."""

from __future__ import annotations

from collections.abc import Container, Iterable

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.box import FORTRESSES, RECRUITS, UNITS
from orclib.games.orcs_vs_orcs.rules.entry import burn, come
from orclib.games.orcs_vs_orcs.rules.flow import Log, ask, on, then, to_reserve, with_army, with_fortress, with_player
from orclib.games.orcs_vs_orcs.state import Army, Fortress, Job, Phase, State, Table, Task, Walk


def begin_turn(state: State, job: Job, log: Log) -> State:
    """A player's turn begins: three actions, four with a well (OVO-5.2, 5.3, 31.2, 31.3)."""
    seat = job.seat
    assert seat is not None
    board = state.board
    wells = board.ordered([zone for zone in board.wells if state.marker(zone) == seat])
    actions = state.options.actions + bool(wells)
    basic = "OVO-31.2" if state.options.tactical_start else "OVO-5.2"
    extra = "OVO-31.3" if state.options.tactical_start else "OVO-5.3" if len(wells) == 1 else "OVO-5.4"
    log.append(ev.TurnBegan(extra if wells else basic, seat, actions, wells))
    return ask(replace(state, mover=seat, actions=actions), Phase.ACTIONS, seat)


def carry_on(state: State, job: Job, log: Log) -> State:
    """The action phase goes on while there is an action left, or a village that may burn for nothing (OVO-5.8, 8.9)."""
    seat = state.mover
    assert seat is not None
    if state.actions or burnable(state, seat):
        return ask(state, Phase.ACTIONS, seat)
    return then(state, Job(Task.NEXT_BATTLE))


def end_actions(state: State, action: act.EndActions, log: Log) -> State:
    log.append(ev.ActionsOver("OVO-5.8", action.seat, state.actions))
    return on(replace(state, actions=0), Job(Task.NEXT_BATTLE))


def _spend(state: State, walked: Walk | None = None) -> State:
    """An action is taken; perhaps Hordes have walked."""
    return replace(state, actions=state.actions - 1, walked=walked)


# --- moving ----------------------------------------------------------------------------------------------------------


def move(state: State, action: act.Move, log: Log) -> State:
    """Hordes leave a zone; in the zone between some stay and some come along (OVO-6.1, 6.8, 6.9)."""
    seat, first = action.seat, action.path[0]
    army = state.army(action.origin)
    assert army is not None
    walked = Walk(action.hordes, (action.origin, *action.path), action.leave, action.take)
    state = _spend(with_army(state, action.origin, replace(army, hordes=army.hordes - action.hordes)), walked)
    log.append(ev.Moved("OVO-6.1", seat, action.origin, first, action.hordes))
    if len(action.path) == 1:
        return on(state, Job(Task.ARRIVE, seat, first, action.hordes), Job(Task.CARRY_ON))
    if action.take:
        local = state.army(first)
        assert local is not None
        log.append(ev.TakenAlong("OVO-6.9", seat, first, action.take))
        state = with_army(state, first, replace(local, hordes=local.hordes - action.take))
    going = action.hordes - action.leave + action.take
    state = replace(state, travelling=Army(seat, going, going, along=action.take))
    jobs = [Job(Task.STEP, seat, f"{first}>{action.path[1]}"), Job(Task.CARRY_ON)]
    if action.leave:
        log.append(ev.LeftBehind("OVO-6.8", seat, first, action.leave))
        jobs.insert(0, Job(Task.ARRIVE, seat, first, action.leave))
    return on(state, *jobs)


def forced_march(state: State, action: act.ForcedMarch, log: Log) -> State:
    """One Horde is removed, the others go one zone further (OVO-7.1, 7.2)."""
    seat, army = action.seat, state.army(action.origin)
    assert army is not None
    going, moved = action.hordes - 1, army.moved - action.hordes
    tired = moved, min(army.marched, moved), min(army.along, moved), army.rooted
    left = Army(seat, army.hordes - action.hordes, *tired)
    walked = Walk(action.hordes, (action.origin, action.to))
    state = _spend(to_reserve(with_army(state, action.origin, left), seat, 1), walked)
    log.append(ev.Exhausted("OVO-7.2", seat, action.origin))
    log.append(ev.Marched("OVO-7.1", seat, action.origin, action.to, going))
    return on(state, Job(Task.ARRIVE, seat, action.to, going, True), Job(Task.CARRY_ON))


def marchers(state: Table, army: Army) -> int:
    """How many Hordes of an army may make a forced march (OVO-7.4, 7.5, R13, R16)."""
    return army.moved - army.rooted if state.options.forced_march_repeat else army.tired


# --- recruiting and buying -------------------------------------------------------------------------------------------


def recruit(state: State, action: act.Recruit, log: Log) -> State:
    """Hordes come from the reserve to the Dark City or standing fortresses (OVO-12.1 to 12.3)."""
    seat = action.seat
    clause = "OVO-12.3" if len(action.places) > 1 else "OVO-12.1"
    state = _spend(state)
    for zone, hordes in action.places:
        log.append(ev.Recruited(clause, seat, zone, hordes))
        state = with_player(state, seat, reserve=state.players[seat].reserve - hordes)
        state = come(state, seat, zone, hordes)
        if zone not in state.board.dark_city:
            counts = dict(state.recruited)
            counts[zone] = counts.get(zone, 0) + hordes
            state = replace(state, recruited=tuple(sorted(counts.items(), key=lambda item: state.board.index[item[0]])))
    return on(state, Job(Task.CARRY_ON))


def recruit_places(state: Table, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Where a player may recruit, and at most how many Hordes now (OVO-12.2, 12.4, 12.5)."""
    done, home = dict(state.recruited), state.board.starts[seat]
    standing = [zone for zone, fort in state.built.items() if fort.owner == seat and fort.standing]
    if not standing:
        return ((home, RECRUITS),)
    places = [(zone, RECRUITS - done.get(zone, 0)) for zone in state.board.ordered([home, *standing])]
    return tuple([(zone, most) for zone, most in places if most > 0])


def buy(state: State, action: act.Buy, log: Log) -> State:
    """Cards come from the piles, each of another kind (OVO-13.1, 13.3)."""
    log.append(ev.Bought("OVO-13.1", action.seat, action.cards))
    taken = [kind in action.cards for kind in UNITS]
    piles = tuple([pile - one for pile, one in zip(state.piles, taken, strict=True)])
    units = tuple([own + one for own, one in zip(state.players[action.seat].units, taken, strict=True)])
    state = with_player(replace(_spend(state), piles=piles), action.seat, units=units)
    return on(state, Job(Task.CARRY_ON))


def purchases(state: Table, seat: Seat) -> int:
    """How many cards one buy action brings at most (OVO-13.1, 13.2, 15.3)."""
    return 1 + state.standing(seat)


# --- building --------------------------------------------------------------------------------------------------------


def lay_foundation(state: State, action: act.LayFoundation, log: Log) -> State:
    log.append(ev.Laid("OVO-14.1", action.seat, action.zone))
    return on(with_fortress(_spend(state), action.zone, Fortress(action.seat, False, True)), Job(Task.CARRY_ON))


def stand_up(state: State, action: act.StandUp, log: Log) -> State:
    log.append(ev.StoodUp("OVO-14.2", action.seat, action.zone))
    return on(with_fortress(_spend(state), action.zone, Fortress(action.seat, True)), Job(Task.CARRY_ON))


def fortress_stock(state: Table) -> int:
    """Fortresses that are left in the common stock (OVO-2.3)."""
    return FORTRESSES - len(state.built)


def foundations(state: Table, own: Iterable[str]) -> list[str]:
    """Where of the zones that a player holds a fortress may be laid (OVO-14.1, 14.6, 14.7)."""
    built, homes = state.built, state.board.dark_city
    return [zone for zone in own if zone not in built and zone not in homes] if fortress_stock(state) else []


def rising(state: Table, seat: Seat, own: Container[str]) -> list[str]:
    """Which fortresses in the zones of a player may be stood up: laid in an earlier turn (OVO-14.2, 14.3)."""
    built = state.built.items()
    return [z for z, f in built if z in own and f.owner == seat and not f.standing and not f.fresh]


# --- burning what one controls ---------------------------------------------------------------------------------------


def burn_owned(state: State, action: act.BurnOwned, log: Log) -> State:
    return on(burn(state, log, action.seat, action.zone, action.fate), Job(Task.CARRY_ON))


def burnable(state: Table, seat: Seat) -> tuple[str, ...]:
    """The villages that a player may raze or convert for nothing now (OVO-8.9 to 8.11)."""
    if seat not in state.control:
        return ()
    index, control, villages = state.board.index, state.control, state.villages
    held = [zone for zone, army in state.there.items() if army.seat == seat and control[index[zone]] == seat]
    return tuple([zone for zone in held if villages[index[zone]] and zone not in state.taken])
