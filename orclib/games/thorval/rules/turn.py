"""A player's turn: help of the mediator (THO-12), reinforcements (THO-13), the attack declared (THO-14)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.values import replaced
from orclib.games.thorval import actions as act
from orclib.games.thorval import events as ev
from orclib.games.thorval.box import (
    EXTRA,
    FIGURE_COST,
    HELP_SOLDIERS,
    LEAST_REINFORCEMENTS,
    REQUESTS,
    Mode,
    Piece,
    Route,
)
from orclib.games.thorval.rules.battle import prepare
from orclib.games.thorval.rules.flow import Log, add, options_of_mass, place, with_lying
from orclib.games.thorval.state import AnyTable, Fight, Found, Lying, Pair, Phase, State, lying_at


def next_turn(state: State, log: Log) -> State:
    """The next player's turn (THO-12.1); after the last a new round begins (THO-5.2)."""
    if not state.queue:
        return replace(state, phase=Phase.ROUND, mover=None, fight=None, second=None, conquests=(), help=None)
    mover = state.queue[0]
    log.append(ev.TurnBegan("THO-12.1", mover))
    return replace(
        state, queue=state.queue[1:], mover=mover, active=mover, phase=Phase.HELP, help=None, fight=None, second=None,
        conquests=(), help_soldiers=0,
    )  # fmt: skip


# --- help ------------------------------------------------------------------------------------------------------------


def ask_help(state: State, action: act.Help, log: Log) -> State:
    """One option a turn, applied at once and noted (THO-12.3, 12.4)."""
    seat, option = action.seat, action.option
    state = replace(state, help=option)
    if not option:
        log.append(ev.NoHelp("THO-12.3", seat))
        return replace(state, phase=Phase.SUPPLY)
    used = state.requests[seat] + 1
    log.append(ev.HelpAsked("THO-12.4", seat, option, REQUESTS - used))
    state = replace(state, requests=replaced(state.requests, seat, used), help_soldiers=HELP_SOLDIERS.get(option, 0))
    if option == 3:
        return replace(state, phase=Phase.LIFT)
    if option == 4:
        return replace(state, phase=Phase.EXTRA, to_place=EXTRA)
    return replace(state, phase=Phase.SUPPLY)


def lift(state: State, action: act.Lift, log: Log) -> State:
    """A treasure of an opponent is taken up, unseen (THO-12.9)."""
    return replace(state, phase=Phase.LAY, lifted=action.space)


def lay(state: State, action: act.Lay, log: Log) -> State:
    """It is laid elsewhere (THO-12.9), and nobody can do so again (THO-12.10); its owner may find it (THO-R21)."""
    lying = lying_at(state, state.lifted)
    assert lying is not None
    log.append(ev.TreasureMoved("THO-12.9", action.seat, lying.owner, lying.space, action.space))
    others = (each for each in state.lying if each is not lying)
    state = with_lying(state, *others, Lying(action.space, lying.owner, lying.kind))
    state = replace(state, lifted=None, treasure_moved=True)
    finds = (Found(lying.owner, action.space),) if state.holds(lying.owner, action.space) else ()
    return replace(state, finds=finds, phase=Phase.FIND, active=None, then=Phase.SUPPLY)


# --- reinforcements --------------------------------------------------------------------------------------------------


def kingdoms(table: AnyTable, seat: Seat) -> tuple[tuple[str, ...], ...]:
    """The kingdoms of a player: castles with what hangs on them, by the reading in force (THO-13.2, R13)."""
    board, own = table.board, table.own(seat)
    castles = [space for space in own if board.is_castle(space)]
    if not castles:
        return ()
    rule = table.options.kingdom_rule
    if rule == "any":
        return (own,)
    kept = own
    if rule == "touching_castle":
        kept = tuple([space for space in own if space in castles or set(board.neighbours[space]) & set(castles)])
    groups = [group for group in board.groups(kept) if group & set(castles)]
    return tuple(sorted(map(board.ordered, groups), key=lambda group: board.index[group[0]]))


def reinforcements(table: AnyTable, seat: Seat) -> int:
    """A soldier for each space of all kingdoms (THO-13.3), four at least (THO-13.4)."""
    return due_for(kingdoms(table, seat))[0]


def due_for(found: tuple[tuple[str, ...], ...]) -> tuple[int, str]:
    """The soldiers that kingdoms bring, and the clause that says so: a soldier a space, or the least there is."""
    spaces = sum(map(len, found))
    return (spaces, "THO-13.3") if spaces >= LEAST_REINFORCEMENTS else (LEAST_REINFORCEMENTS, "THO-13.4")


def supply(state: State, log: Log) -> State:
    """The mover's reinforcements are due (THO-13.1)."""
    seat = state.mover
    assert seat is not None
    if seat in state.out:
        return replace(state, phase=Phase.TURN)
    found = kingdoms(state, seat)
    due, clause = due_for(found)
    log.append(ev.ReinforcementsDue(clause, seat, due, found))
    return replace(state, phase=Phase.REINFORCE, active=seat, to_place=due)


_PUT_CLAUSES = {Phase.REINFORCE: "THO-13.5", Phase.EXTRA: "THO-12.11", Phase.CROWN: "THO-17.3"}
_FIGURE_CLAUSES = {Phase.REINFORCE: "THO-13.6", Phase.EXTRA: "THO-12.13", Phase.CROWN: "THO-17.5"}


def put(state: State, action: act.Put, log: Log) -> State:
    """A soldier, a figure for two, or all the rest come into an own space."""
    figure = action.piece.figure
    soldiers = 0 if figure else state.to_place if action.piece is Piece.REST else 1
    clause = _FIGURE_CLAUSES[state.phase] if figure else _PUT_CLAUSES[state.phase]
    log.append(ev.Placed(clause, action.seat, action.space, soldiers, figure))
    state = add(state, action.space, action.seat, soldiers, figure)
    return replace(state, to_place=state.to_place - (FIGURE_COST if figure else soldiers))


# --- attacks ---------------------------------------------------------------------------------------------------------


def no_attack(state: State, log: Log) -> State:
    """The mover attacks nobody (THO-14.1); soldiers of options 1 and 2 are lost (THO-R17)."""
    assert state.mover is not None
    log.append(ev.Passed("THO-14.1", state.mover))
    return _end_turn(state, log)


def attack(state: State, action: act.Attack, log: Log) -> State:
    """An attack is declared (THO-14.2), by boat with option 5 (THO-12.12)."""
    state = _declare(state, action.seat, action.origin, action.target, action.mode, action.boat, log)
    if state.help == 2:
        state = replace(state, phase=Phase.ANNOUNCE)
        return state if any(second_pairs(state)) else no_second(state, log)
    return prepare(state)


def _declare(
    state: State, seat: Seat, origin: str, target: str, mode: Mode, boat: bool, log: Log, *, second: bool = False
) -> State:
    route = Route.BOAT if boat else state.board.route(origin, target)
    enemy = state.force(target)
    assert route is not None
    assert enemy is not None
    clause = "THO-12.12" if boat else "THO-12.8" if second else "THO-14.2"
    log.append(ev.AttackDeclared(clause, seat, enemy.holder, origin, target, route, mode))
    return replace(state, fight=Fight(origin, target, seat, enemy.holder, route, mode, second=second))


def attackable(table: AnyTable, seat: Seat, target: str) -> bool:
    """Whether a player may attack a space at all, by who and what is there (THO-14.3 to 14.5)."""
    force = table.force(target)
    if force is None or force.holder == seat or target == table.dragon:
        return False
    truce = table.truce
    return truce is None or table.board.region[target] != truce


def second_origins(state: AnyTable) -> tuple[str, ...]:
    """Where the second attack may start: own spaces, or by the other reading what the first is to win (THO-R16)."""
    assert state.fight is not None
    assert state.mover is not None
    own = state.own(state.mover)
    if state.options.second_attack_origin == "free":
        return state.board.ordered({*own, state.fight.target})
    return own


def attack_pairs(table: AnyTable, seat: Seat, origins: Iterable[str]) -> list[tuple[str, str]]:
    """The origins and targets of all attacks that a player may make by land, bridge or tunnel (THO-14.2)."""
    near = table.board.neighbours
    return [(origin, target) for origin in origins for target in near[origin] if attackable(table, seat, target)]


def boat_pairs(table: AnyTable, seat: Seat) -> list[tuple[str, str]]:
    """The origins and targets of all attacks that a player may make by boat (THO-12.12)."""
    water = table.board.ordered(table.board.water)
    targets = [space for space in water if attackable(table, seat, space)]
    return [(origin, target) for origin in water if table.holds(seat, origin) for target in targets]


def second_pairs(state: AnyTable) -> list[tuple[str, str]]:
    """What may be announced as second attack (THO-12.6, 12.7)."""
    assert state.mover is not None
    return attack_pairs(state, state.mover, second_origins(state))


def announce(state: State, action: act.Announce, log: Log) -> State:
    """The second attack is named before any die is thrown (THO-12.7)."""
    log.append(ev.SecondAnnounced("THO-12.7", action.seat, action.origin, action.target))
    return prepare(replace(state, second=Pair(action.origin, action.target)))


def no_second(state: State, log: Log) -> State:
    """No second attack is announced (THO-12.6)."""
    assert state.mover is not None
    log.append(ev.SecondLapsed("THO-12.6", state.mover))
    return prepare(state)


def after_fight(state: State, log: Log) -> State:
    """A fight is over, and what was found is dealt with: help soldiers, the second attack, the next band (THO-R37)."""
    fight = state.fight
    assert fight is not None
    if fight.attacker is None:
        return replace(state, phase=Phase.ORK_ATTACK, active=None)
    state = _lapse(state, log)
    if state.second is None:
        return _end_turn(state, log)
    return _offer(state, log) if held_conquests(state) and state.help_soldiers else _second(state, log)


def _lapse(state: State, log: Log) -> State:
    """The announced second attack lapses when it is no longer legal (R16)."""
    pair, seat = state.second, state.mover
    if pair is None or seat is None or (state.holds(seat, pair.origin) and attackable(state, seat, pair.target)):
        return state
    log.append(ev.SecondLapsed("THO-12.7", seat, pair.origin, pair.target))
    return replace(state, second=None)


def held_conquests(state: AnyTable) -> tuple[str, ...]:
    """The spaces taken this turn that the mover still holds, in the order of the board."""
    return tuple([s for s in state.board.spaces if s in state.conquests and state.holds(state.mover, s)])


def _offer(state: State, log: Log) -> State:
    """The soldiers of option 1 or 2 come into a space that was taken (THO-12.5, 12.6), by choice if there is one."""
    seat, spaces = state.mover, held_conquests(state)
    assert seat is not None
    state = replace(state, phase=Phase.HELP_SOLDIERS, active=seat)
    alone = len(spaces) == 1 and len(options_of_mass(state, seat, spaces[0], state.help_soldiers)) == 1
    if alone and state.second is None:
        return help_soldiers(state, act.Mass(seat, spaces[0]), log)
    return state


def help_soldiers(state: State, action: act.Mass, log: Log) -> State:
    """They are put together in one space."""
    clause = "THO-12.13" if action.figures else "THO-12.5" if state.help == 1 else "THO-12.6"
    state = place(state, log, clause, action.seat, action.space, state.help_soldiers, action.figures)
    return _second(replace(state, help_soldiers=0, active=None), log)


def keep(state: State, action: act.Keep, log: Log) -> State:
    """The soldier of option 2 waits for the second attack (THO-12.6, R17)."""
    log.append(ev.HelpKept("THO-12.6", action.seat))
    return _second(state, log)


def _second(state: State, log: Log) -> State:
    """The second attack begins (THO-12.8)."""
    if state.second is None:
        return _end_turn(state, log)
    seat = state.mover
    assert seat is not None
    modes = state.options.modes
    if len(modes) == 1:
        return begin_second(state, act.Begin(seat, modes[0]), log)
    return replace(state, phase=Phase.SECOND_ATTACK, active=seat)


def begin_second(state: State, action: act.Begin, log: Log) -> State:
    """The announced attack is made, in a way chosen now (THO-R16)."""
    pair = state.second
    assert pair is not None
    state = replace(state, second=None)
    return prepare(_declare(state, action.seat, pair.origin, pair.target, action.mode, False, log, second=True))


def _end_turn(state: State, log: Log) -> State:
    """The turn passes on; help soldiers that found no place are lost (THO-R17)."""
    if state.help_soldiers:
        assert state.mover is not None
        if held_conquests(state):
            return _offer(state, log)
        log.append(ev.HelpLost("THO-12.5" if state.help == 1 else "THO-12.6", state.mover, state.help_soldiers))
        state = replace(state, help_soldiers=0)
    return replace(state, phase=Phase.TURN, active=None, fight=None, conquests=())
