"""Meeting an enemy: stand, retreat, be destroyed (OVO-11)."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Log, Reason, Rule, Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.actions import zone_target
from orclib.games.orcs_vs_orcs.box import OVERWHELMING
from orclib.games.orcs_vs_orcs.rules.flow import (
    add_hordes,
    ask,
    eliminated,
    gain,
    on,
    then,
    with_army,
    without_clash,
)
from orclib.games.orcs_vs_orcs.rules.moment import at, untimely
from orclib.games.orcs_vs_orcs.state import Job, Phase, State, Table, Task

NOT_NEAR = Rule(
    "not-adjacent",
    "OVO-11.2",
    "A retreat goes to an adjacent zone: no road leads {from_start} {to_end}.",
    "On se replie dans une zone adjacente : aucune route ne mène {from_start} {to_end}.",
)
ENEMYS_MARKER = Rule(
    "closed-enemy-marker",
    "OVO-11.2",
    "An enemy has a marker {at_zone}: you cannot retreat there.",
    "Un ennemi a un marqueur {at_zone} : vous ne pouvez pas vous y replier.",
)
ENEMYS_DARK_CITY = Rule(
    "closed-dark-city",
    "OVO-11.3",
    "An enemy's Dark City is {at_zone}: you cannot retreat there.",
    "La Cité Sombre d'un ennemi est {at_zone} : vous ne pouvez pas vous y replier.",
)
NOBODY_ENTERS = Rule(
    "closed-dark-city",
    "OVO-6.15",
    "Nobody enters a Dark City of another camp, and one is {at_zone}.",
    "On n'entre jamais dans la Cité Sombre d'un autre camp, et il y en a une {at_zone}.",
)
ENEMY_ARMY = Rule(
    "closed-enemy-army",
    "OVO-11.3",
    "Enemy Hordes stand {at_zone}: you cannot retreat there.",
    "Il y a des Hordes ennemies {at_zone} : vous ne pouvez pas vous y replier.",
)
ENEMY_FORTRESS = Rule(
    "closed-enemy-fortress",
    "OVO-11.3",
    "An enemy has a fortress {at_zone}: you cannot retreat there.",
    "Un ennemi a une Forteresse {at_zone} : vous ne pouvez pas vous y replier.",
)
FOREIGN_VILLAGE = Rule(
    "closed-village",
    "OVO-11.3",
    "You do not control the village {of_zone}: you cannot retreat there.",
    "Vous ne contrôlez pas le Village {of_zone} : vous ne pouvez pas vous y replier.",
)
FOREIGN_CITY = Rule(
    "closed-city",
    "OVO-11.3",
    "You do not control the city {of_zone}: you cannot retreat there.",
    "Vous ne contrôlez pas la Cité {of_zone} : vous ne pouvez pas vous y replier.",
)
MUST_LEAVE = Rule(
    "must-leave",
    "OVO-11.6",
    "Your Horde {at_zone} is alone against {n} or more: it must retreat.",
    "Votre Horde {at_zone} est isolée contre {n} ou plus : elle doit se replier.",
)
BATTLE_PENDING = Rule(
    "battle-pending",
    "OVO-11.17",
    "A battle is pending {at_zone}: until it is fought, nothing is built or burned there.",
    "Une bataille est en attente {at_zone} : tant qu'elle n'est pas jouée, on n'y édifie et on n'y brûle rien.",
)
PARTNERS_ARMY = Rule(
    "closed-partner-army",
    "OVO-30.3",
    "Your partner stands {at_zone}: you cannot retreat there.",
    "Votre équipier a des Hordes {at_zone} : vous ne pouvez pas vous y replier.",
)
PARTNERS_DARK_CITY = Rule(
    "closed-partner-city",
    "OVO-30.3",
    "Your partner's Dark City is {at_zone}: you cannot retreat there.",
    "La Cité Sombre de votre équipier est {at_zone} : vous ne pouvez pas vous y replier.",
)
PARTNERS_VILLAGE = Rule(
    "closed-village",
    "OVO-30.6",
    "Your partner controls the village {of_zone}: you cannot retreat there.",
    "Votre équipier contrôle le Village {of_zone} : vous ne pouvez pas vous y replier.",
)
PARTNERS_CITY = Rule(
    "closed-city",
    "OVO-30.6",
    "Your partner controls the city {of_zone}: you cannot retreat there.",
    "Votre équipier contrôle la Cité {of_zone} : vous ne pouvez pas vous y replier.",
)


def stands_alone(state: Table, zone: str) -> bool:
    """Whether a lone Horde in a zone must leave: three or more stand against it, and no walls of its own (OVO-11.6)."""
    army, clash, fort = state.army(zone), state.clash(zone), state.fortress(zone)
    if army is None or clash is None or army.hordes != 1 or clash.hordes < 3:
        return False
    return not (fort is not None and fort.standing and fort.owner == army.seat)


def retreats(state: Table, seat: Seat, zone: str) -> tuple[str, ...]:
    """Where an army of a player may retreat to from a zone (OVO-11.2, 11.3, 30.3, 30.6)."""
    return tuple([near for near in state.board.neighbours[zone] if not any(closed(state, seat, near))])


def closed(state: Table, seat: Seat, zone: str) -> Iterator[Rule]:
    """Why an army may not retreat to an adjacent zone; none where it may (OVO-11.2, 11.3, 30.3, 30.6)."""
    options, board = state.options, state.board
    dark = board.dark_city.get(zone)
    if dark is not None:
        if options.enemies(dark, seat):
            yield ENEMYS_DARK_CITY
            yield NOBODY_ENTERS
        elif dark != seat:
            yield PARTNERS_DARK_CITY
        return
    army, owner, fort = state.army(zone), state.marker(zone), state.fortress(zone)
    if state.enemy_army(seat, zone):
        yield ENEMY_ARMY
    elif army is not None and army.seat != seat:
        yield PARTNERS_ARMY
    if fort is not None and options.enemies(fort.owner, seat):
        yield ENEMY_FORTRESS
    hostile = owner is None or options.enemies(owner, seat)
    if state.village(zone):
        if owner != seat:
            yield FOREIGN_VILLAGE if hostile else PARTNERS_VILLAGE
    elif board.kind[zone] == "city":
        if owner != seat:
            yield FOREIGN_CITY if hostile else PARTNERS_CITY
    elif options.enemies(owner, seat):
        yield ENEMYS_MARKER


def meet(state: State, job: Job, log: Log) -> State:
    """The defender may retreat at once, or has to (OVO-11.1, 11.6); again at each entry (OVO-11.15)."""
    seat, zone = job.where
    army, clash = state.army(zone), state.clash(zone)
    assert army is not None
    assert clash is not None
    must = stands_alone(state, zone)
    first = clash.hordes == job.number
    clause = "OVO-11.6" if must else "OVO-11.1" if first else "OVO-11.15"
    log.append(ev.Met(clause, seat, army.seat, zone, clash.hordes, army.hordes))
    if retreats(state, army.seat, zone):
        return ask(state, Phase.RETREAT, army.seat, zone)
    if must:
        return destroyed(state, log, zone)
    log.append(ev.Stood("OVO-11.11", army.seat, zone))
    return state


def recheck(state: State, job: Job, log: Log) -> State:
    """Just before the battle a lone Horde against three must leave (OVO-11.8); otherwise it begins."""
    seat, zone = job.where
    if not stands_alone(state, zone):
        return then(state, Job(Task.BEGIN_BATTLE, seat, zone))
    army, clash = state.army(zone), state.clash(zone)
    assert army is not None
    assert clash is not None
    log.append(ev.Met("OVO-11.8", seat, army.seat, zone, clash.hordes, army.hordes))
    if retreats(state, army.seat, zone):
        return ask(state, Phase.RETREAT, army.seat, zone)
    return destroyed(state, log, zone)


def destroyed(state: State, log: Log, zone: str) -> State:
    """An army that must retreat and cannot: a point for the attacker, who holds the zone (OVO-11.9, 11.10)."""
    army, attacker = state.army(zone), state.mover
    assert army is not None
    assert attacker is not None
    log.append(ev.Destroyed("OVO-11.9", army.seat, zone, army.hordes))
    state = eliminated(with_army(state, zone, None), log, army.seat, attacker, army.hordes, "OVO-11.10")
    state = gain(state, log, attacker, "OVO-11.10")
    return state if state.phase is Phase.OVER else then(state, Job(Task.FREE, attacker, zone))


def judge_stand(state: State, action: act.Stand) -> list[Reason]:
    reasons, zone = untimely(state, action.seat, Phase.RETREAT), state.deciding
    if state.phase is Phase.RETREAT and zone is not None and stands_alone(state, zone):
        reasons += at(zone, MUST_LEAVE, n=OVERWHELMING)
    return reasons


def stand(state: State, action: act.Stand, log: Log) -> State:
    zone = state.deciding
    assert zone is not None
    army, clash = state.army(zone), state.clash(zone)
    lone = army is not None and clash is not None and army.hordes == 1 and clash.hordes >= 3
    log.append(ev.Stood("OVO-11.7" if lone else "OVO-11.13", action.seat, zone))
    return on(state)


def judge_retreat(state: State, action: act.Retreat) -> list[Reason]:
    reasons, zone, to = untimely(state, action.seat, Phase.RETREAT, Phase.ROUT), state.deciding, action.to
    if reasons or zone is None:
        return reasons
    if to not in state.board.neighbours[zone]:
        reasons.append(NOT_NEAR(zone_target(zone), zone_target(to), start=zone, end=to))
    return [*reasons, *(at(to, *closed(state, action.seat, to)) if to != zone else ())]


def retreat(state: State, action: act.Retreat, log: Log) -> State:
    """Before the battle: the whole army goes, and the attacker gains a point (OVO-11.4, 11.5)."""
    zone, attacker = state.deciding, state.mover
    assert zone is not None
    assert attacker is not None
    state = withdraw(state, log, action.seat, zone, action.to, "OVO-11.4")
    state = gain(on(state), log, attacker, "OVO-11.5")
    if state.phase is Phase.OVER:
        return state
    return then(state, Job(Task.SETTLE, action.seat, action.to), Job(Task.FREE, attacker, zone))


def withdraw(state: State, log: Log, seat: Seat, zone: str, to: str, clause: str) -> State:
    """The defending army of a zone goes to another one."""
    army = state.army(zone)
    assert army is not None
    log.append(ev.Retreated(clause, seat, zone, to, army.hordes))
    return add_hordes(with_army(state, zone, None), seat, to, army.hordes)


def free(state: State, job: Job, log: Log) -> State:
    """The enemy has left: the attackers hold the zone, and the entry rules apply (OVO-11.12)."""
    seat, zone = job.where
    clash = state.clash(zone)
    if clash is None:
        return state
    if clash.exhausted:
        log.append(ev.MarchFree("OVO-7.8", seat, zone))
    state = without_clash(state, zone)
    state = add_hordes(state, seat, zone, clash.hordes, clash.hordes, clash.marched)
    return then(state, Job(Task.HOLD, seat, zone), Job(Task.CONQUER, seat, zone, 1))
