"""What all rules use: jobs in a row, Hordes that come and go, glory, the end of the game (OVO-29)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from orclib.engine import Log, Seat
from orclib.engine.values import replaced
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.box import Objective
from orclib.games.orcs_vs_orcs.rules import scoring
from orclib.games.orcs_vs_orcs.state import Army, Clash, Fortress, Job, Note, Phase, State, Table


def then(state: State, *jobs: Job) -> State:
    """The state with jobs to be done next, before all that waits already."""
    return replace(state, todo=(*jobs, *state.todo))


def on(state: State, *jobs: Job) -> State:
    """Nobody decides now: the jobs go on by themselves."""
    return replace(state, phase=Phase.BY_ITSELF, active=None, deciding=None, todo=(*jobs, *state.todo))


def ask(state: State, phase: Phase, seat: Seat | None, deciding: str | None = None) -> State:
    """Somebody has to decide; None is chance."""
    return replace(state, phase=phase, active=seat, deciding=deciding)


def remember(state: State, *notes: Note) -> State:
    """The state with something more that has just been done or seen."""
    return replace(state, noted=tuple(dict.fromkeys([*state.noted, *notes]))) if notes else state


def with_player(state: State, seat: Seat, **changes: Any) -> State:
    """The state with something else beside a player's board."""
    player = replace(state.players[seat], **changes)
    return replace(state, players=replaced(state.players, seat, player))


def with_army(state: State, zone: str, army: Army | None) -> State:
    """The state with somebody else in a zone; an army without Hordes is none."""
    left = army if army is not None and army.hordes else None
    return replace(state, armies=replaced(state.armies, state.board.index[zone], left))


def add_hordes(
    state: State,
    seat: Seat,
    zone: str,
    hordes: int,
    moved: int = 0,
    marched: int = 0,
    along: int = 0,
    rooted: int = 0,
) -> State:
    """Hordes come into a zone that no enemy holds."""
    army = state.army(zone)
    if army is None:
        return with_army(state, zone, Army(seat, hordes, moved, marched, along, rooted))
    tired = army.moved + moved, army.marched + marched, army.along + along, army.rooted + rooted
    return with_army(state, zone, Army(seat, army.hordes + hordes, *tired))


def to_reserve(state: State, seat: Seat, hordes: int) -> State:
    """Hordes go back to their owner (OVO-2.1)."""
    return with_player(state, seat, reserve=state.players[seat].reserve + hordes)


def eliminated(state: State, log: Log, seat: Seat, by: Seat, hordes: int, clause: str = "OVO-26.7") -> State:
    """Hordes of a player were eliminated by an enemy (OVO-26.9); kept for a while where that objective counts."""
    if not hordes:
        return state
    state = with_player(state, by, kills=state.players[by].kills + hordes)
    if Objective.KILLS in state.river:
        log.append(ev.HordesKept("OVO-26.8", seat, by, hordes))
        return with_player(state, seat, kept=state.players[seat].kept + hordes)
    log.append(ev.HordesBack(clause, seat, hordes))
    return to_reserve(state, seat, hordes)


def with_marker(state: State, zone: str, seat: Seat | None) -> State:
    """The state with another marker in a zone, or none."""
    return replace(state, control=replaced(state.control, state.board.index[zone], seat))


def without_village(state: State, zone: str) -> State:
    """The state with a village burned down: a bare ruin is left, without a marker (OVO-3.7, 3.8)."""
    at = state.board.index[zone]
    return replace(state, villages=replaced(state.villages, at, False), control=replaced(state.control, at, None))


def with_fortress(state: State, zone: str, fortress: Fortress | None) -> State:
    """The state with another fortress in a zone, or none."""
    return replace(state, fortresses=replaced(state.fortresses, state.board.index[zone], fortress))


def with_clash(state: State, clash: Clash) -> State:
    """The state with more attackers before a zone, or a new pending battle."""
    others = [each for each in state.clashes if each.zone != clash.zone]
    return replace(state, clashes=tuple(sorted([*others, clash], key=lambda each: state.board.index[each.zone])))


def without_clash(state: State, zone: str) -> State:
    """The state without the pending battle of a zone."""
    return replace(state, clashes=tuple([clash for clash in state.clashes if clash.zone != zone]))


def gain(state: State, log: Log, seat: Seat, clause: str) -> State:
    """A point for a military victory (OVO-1.5); an empty supply ends the game (OVO-29.1)."""
    if not state.supply and state.options.supply_cap != "overdraw":
        log.append(ev.NoGloryLeft("OVO-1.6", seat))
        return state
    supply = max(0, state.supply - 1)
    log.append(ev.GloryWon(clause, seat, supply))
    state = replace(with_player(state, seat, glory=state.players[seat].glory + 1), supply=supply)
    return state if supply or state.options.finish_turn else over(state, log)


def camp_glory(state: Table, seat: Seat) -> int:
    """The points of a player's camp (OVO-30.1)."""
    return sum([state.players[each].glory for each in state.options.camp(seat)])


def leading(state: Table) -> tuple[Seat, ...]:
    """The players of the camps with the most points (OVO-29.3)."""
    points = [camp_glory(state, seat) for seat in state.options.seats]
    return tuple([seat for seat in state.options.seats if points[seat] == max(points)])


def over(state: State, log: Log) -> State:
    """The camp with the most points wins; a tie is shared (OVO-29.3)."""
    winners = leading(state)
    log.append(ev.GameOver(scoring.end(state).clause, winners))
    return replace(state, phase=Phase.OVER, active=None, deciding=None, todo=(), winners=winners)


def is_well(state: Table, zone: str) -> bool:
    """Whether a mana well stands in a zone."""
    return zone in state.board.wells
