"""A fight from the first gathering to the last unit that moves in (THO-14.7 to 14.14, 15, 16)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.games.thorval import actions as act
from orclib.games.thorval import events as ev
from orclib.games.thorval.box import Figure, Piece, Route
from orclib.games.thorval.rules.fight import Part, bonus_parts, force_parts, strengths, toll
from orclib.games.thorval.rules.flow import Log, add, eliminate, remove
from orclib.games.thorval.rules.losses import choose, owe
from orclib.games.thorval.state import AnyTable, Fight, Force, Found, Phase, State, lying_at

# --- before the first exchange ---------------------------------------------------------------------------------------


def start_band_fight(state: State, band: str, target: str, defender: Seat, route: Route) -> State:
    """A band of orks attacks; nobody gathers, unless THO-R10 is read the other way."""
    state = replace(state, fight=Fight(band, target, None, defender, route))
    return _defend(state)


def prepare(state: State) -> State:
    """The attacker transfers and gathers first, if there is anything to bring (THO-14.7, 14.11)."""
    fight = state.fight
    assert fight is not None
    state = replace(state, phase=Phase.PREPARE, active=fight.attacker)
    return state if can_prepare(state) else _defend(state)


def _defend(state: State) -> State:
    """Then a defending player gathers, knowing what the attacker did (THO-14.9, R10)."""
    fight = state.fight
    assert fight is not None
    state = replace(state, fight=replace(fight, transferred=False), phase=Phase.DEFEND, active=fight.defender)
    if fight.defender is not None and can_prepare(state):
        return state
    return _to_exchange(state)


def prepared(state: State, log: Log) -> State:
    """Whoever prepared is ready."""
    return _defend(state) if state.phase is Phase.PREPARE else _to_exchange(state)


def _to_exchange(state: State) -> State:
    assert state.fight is not None
    return replace(state, fight=replace(state.fight, transferred=False), phase=Phase.EXCHANGE, active=None)


def rallying(table: AnyTable) -> str | None:
    """The fighting space that whoever prepares now strengthens."""
    if table.fight is None:
        return None
    return {Phase.PREPARE: table.fight.origin, Phase.DEFEND: table.fight.target}.get(table.phase)


def may_gather(table: AnyTable) -> bool:
    """Whether whoever prepares now may gather: in a total attack only (THO-14.7, 14.9, R10, R11)."""
    fight = table.fight
    if fight is None:
        return False
    return table.options.gather_against_orks if fight.mode is None else fight.mode.gathers


def may_transfer(table: AnyTable) -> bool:
    """Whether whoever prepares now may still transfer a figure (THO-14.11, R12, R14)."""
    fight = table.fight
    if fight is None or fight.mode is None or fight.transferred:
        return False
    return table.phase is Phase.PREPARE or table.options.defender_transfer


def gatherable(table: AnyTable) -> tuple[tuple[str, Piece], ...]:
    """What may be gathered now, from contiguous spaces, at least one unit staying behind (THO-14.8 to 14.10)."""
    here = rallying(table)
    if here is None or not may_gather(table):
        return ()
    own = table.force(here)
    assert own is not None
    found = []
    for space in table.board.neighbours[here]:
        force = table.force(space)
        if force is None or force.holder != own.holder or force.units < 2:
            continue
        if force.count:
            found.append((space, Piece.SOLDIER))
        if force.figure is not None and own.figure is None:
            found.append((space, Piece.of(force.figure)))
        if force.count:
            found.append((space, Piece.REST))
    return tuple(found)


def transferable(table: AnyTable) -> tuple[tuple[str, Figure], ...]:
    """Which figures may be transferred now, and from where (THO-14.11, 14.12, R14)."""
    here = rallying(table)
    if here is None or not may_transfer(table):
        return ()
    own = table.force(here)
    assert own is not None
    if own.figure is not None:
        return ()
    found = []
    for space, force in zip(table.board.spaces, table.forces, strict=True):
        if force is None or force.holder != own.holder or force.figure is None:
            continue
        if force.units > 1 or table.options.transfer_may_empty:
            found.append((space, force.figure))
    return tuple(found)


def can_prepare(state: State) -> bool:
    """Whether there is anything to bring."""
    return bool(gatherable(state) or transferable(state))


def transfer(state: State, action: act.Transfer, log: Log) -> State:
    """Hero or wizard comes from any space (THO-14.11)."""
    here, fight = rallying(state), state.fight
    assert here is not None
    assert fight is not None
    log.append(ev.Transferred("THO-14.11", action.seat, action.figure, action.space, here))
    state = remove(state, action.space, 0, figure=True)
    state = add(state, here, action.seat, 0, action.figure)
    return replace(state, fight=replace(fight, transferred=True))


def gather(state: State, action: act.Gather, log: Log) -> State:
    """Units come from a contiguous space (THO-14.8, 14.9)."""
    here = rallying(state)
    force = state.force(action.space)
    assert here is not None
    assert force is not None
    figure, count = action.piece.figure, _soldiers(force, action.piece)
    clause = "THO-14.8" if state.phase is Phase.PREPARE else "THO-14.9"
    log.append(ev.Gathered(clause, action.seat, action.space, here, count, figure))
    state = remove(state, action.space, count, figure is not None)
    return add(state, here, action.seat, count, figure)


def _soldiers(force: Force, piece: Piece) -> int:
    """The soldiers that leave a space as a piece; as the rest, all that may, so that one unit stays."""
    if piece is Piece.REST:
        return force.count if force.figure is not None else force.count - 1
    return int(piece is Piece.SOLDIER)


# --- exchanges -------------------------------------------------------------------------------------------------------


def exchange(state: State, action: act.Exchange, log: Log) -> State:
    """Both sides throw a die, and losses are taken at the same time (THO-15.11 to 15.16)."""
    fight = state.fight
    assert fight is not None
    attacker, defender = state.force(fight.origin), state.force(fight.target)
    assert attacker is not None
    assert defender is not None
    ours, theirs = strengths(state, fight)
    paid = toll(action.attack, action.defence, ours, theirs, attacker.units, defender.units)
    dice = (action.attack, action.defence)
    number = fight.exchanges + 1
    if number == 1:
        _tell_parts(fight.origin, force_parts(attacker), log, attacks=True)
        told = (*force_parts(defender), *bonus_parts(state, fight.target, fight.route))
        _tell_parts(fight.target, told, log, attacks=False)
    log.append(ev.Thrown("THO-15.11", fight.origin, fight.target, number, *dice, ours, theirs))
    sides = (
        (fight.origin, fight.target, action.attack, ours, paid.defender, defender.units),
        (fight.target, fight.origin, action.defence, theirs, paid.attacker, attacker.units),
    )
    for by, at, factor, strength, lost, there in sides:
        if factor > strength:
            log.append(ev.Missed("THO-15.13", by, factor, strength))
        else:
            log.append(ev.Struck("THO-15.15" if factor > there else "THO-15.12", by, at, factor, lost))
    if paid.both_missed:
        log.append(ev.BothMissed("THO-15.16", fight.origin, fight.target))
    state = replace(state, fight=replace(fight, exchanges=number, dice=dice), thrown=dice, then=Phase.FIGHT)
    return owe(state, ((fight.origin, paid.attacker), (fight.target, paid.defender)), log)


def _tell_parts(space: str, parts: Iterable[Part], log: Log, *, attacks: bool) -> None:
    log += [ev.PartCounted(part.clause, space, attacks, part.code, part.points) for part in parts]


def lose(state: State, action: act.Lose, log: Log) -> State:
    """An owner chooses."""
    return choose(state, action.figure, log)


def after_exchange(state: State, log: Log) -> State:
    """Is a space emptied (THO-16.1), does a band stop (THO-7.5), or may the attacker stop (THO-16.2)?"""
    state = eliminate(state, log)
    fight = state.fight
    if state.phase is Phase.OVER:
        return state
    assert fight is not None
    attacker, defender = state.force(fight.origin), state.force(fight.target)
    if attacker is not None and defender is not None:
        if fight.attacker is None and attacker.count < 2:
            log.append(ev.BandStalls("THO-7.5", fight.origin, fight.target))
            return replace(state, phase=Phase.FOUGHT)
        if fight.mode is not None and fight.mode.stops:
            return replace(state, phase=Phase.GO_ON, active=fight.attacker)
        return replace(state, phase=Phase.EXCHANGE, active=None)
    if attacker is None and defender is None:
        log.append(ev.Emptied("THO-16.6", (fight.origin, fight.target)))
        return replace(state, phase=Phase.FOUGHT)
    home, emptied = (fight.origin, fight.target) if attacker is not None else (fight.target, fight.origin)
    log.append(ev.Emptied("THO-7.5" if fight.attacker is None else "THO-16.1", (emptied,)))
    return _won(replace(state, fight=replace(fight, winner=home)), home, emptied, log)


def _won(state: State, home: str, emptied: str, log: Log) -> State:
    """The winner moves in (THO-16.3, 16.5, 7.6), unless a single unit is left (THO-16.4, 7.7) or by THO-R15."""
    fight, force = state.fight, state.force(home)
    assert fight is not None
    assert force is not None
    holder, defends = force.holder, home == fight.target
    if holder is None:
        in_episode = fight.attacker is None
        if force.count < 2:
            log.append(ev.StaysHome("THO-7.7" if in_episode else "THO-16.5", None, home, emptied))
        else:
            log.append(ev.Occupied("THO-7.6" if in_episode else "THO-16.5", None, home, emptied, 1))
            state = add(remove(state, home, 1), emptied, None, 1)
        return replace(state, phase=Phase.FOUGHT, active=None)
    if force.units < 2 or (defends and not state.options.defender_occupies):
        clause = "THO-16.4" if force.units < 2 else "THO-16.3"
        log.append(ev.StaysHome(clause, holder, home, emptied))
        return replace(state, phase=Phase.FOUGHT, active=None)
    if force.figure is None and force.units == 2:  # no choice is left
        return advance(state, act.Advance(holder, emptied), log)
    return replace(state, phase=Phase.OCCUPY, active=holder)


def go_on(state: State, action: act.GoOn, log: Log) -> State:
    """Another exchange (THO-16.1)."""
    return replace(state, phase=Phase.EXCHANGE, active=None)


def stop(state: State, action: act.Stop, log: Log) -> State:
    """The attacker breaks off, and nothing moves (THO-16.2)."""
    fight = state.fight
    assert fight is not None
    log.append(ev.BrokenOff("THO-16.2", action.seat, fight.origin, fight.target))
    return replace(state, phase=Phase.FOUGHT, active=None)


# --- moving in -------------------------------------------------------------------------------------------------------


def ends(fight: Fight) -> tuple[str, str]:
    """The winner's space and the emptied one."""
    assert fight.winner is not None
    return fight.winner, fight.target if fight.winner == fight.origin else fight.origin


def advance(state: State, action: act.Advance, log: Log) -> State:
    """Units of the winner move in, one at least stays behind (THO-16.3); which ones, he chooses (THO-16.7)."""
    fight = state.fight
    assert fight is not None
    home, emptied = ends(fight)
    force = state.force(home)
    assert force is not None
    figure, count = action.piece.figure, _soldiers(force, action.piece)
    log.append(ev.Occupied("THO-16.7" if figure else "THO-16.3", action.seat, home, emptied, count, figure))
    state = add(remove(state, home, count, figure is not None), emptied, action.seat, count, figure)
    left = state.force(home)
    assert left is not None
    return moved_in(state, log) if left.units == 1 else state


def moved_in(state: State, log: Log) -> State:
    """All that moves has moved: the winner finds what lies there (THO-17.1)."""
    fight = state.fight
    assert fight is not None
    _home, emptied = ends(fight)
    force = state.force(emptied)
    assert force is not None
    assert force.holder is not None
    owner = force.holder
    if owner == fight.attacker:
        state = replace(state, conquests=(*state.conquests, emptied))
    lying = lying_at(state, emptied)
    finds = (Found(owner, emptied),) if lying is not None and lying.owner == owner else ()
    return replace(state, finds=finds, phase=Phase.FIND, active=None, then=Phase.FOUGHT)
