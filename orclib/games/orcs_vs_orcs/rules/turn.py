"""A player turn: actions, moves and forced marches (OVO-5 to 7)."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.actions import zone_target
from orclib.games.orcs_vs_orcs.box import MARCHERS, STEPS
from orclib.games.orcs_vs_orcs.rules.entry import burnable, can_mark, uses_up, wants_marker
from orclib.games.orcs_vs_orcs.rules.flow import ask, on, then, to_reserve, with_army
from orclib.games.orcs_vs_orcs.rules.moment import actionless, at, not_shared, untimely
from orclib.games.orcs_vs_orcs.state import Army, Job, Phase, State, Table, Task, Walk

NO_ROAD = Rule(
    "no-road", "OVO-3.3", "No road leads {from_start} {to_end}.", "Aucune route ne mène {from_start} {to_end}."
)
NOT_ADJACENT = Rule(
    "no-road",
    "OVO-3.4",
    "{start} and {end} are not adjacent: you go from zone to zone by road.",
    "{start} et {end} ne sont pas des zones adjacentes : on passe de l'une à l'autre par les routes.",
)
TWO_ROADS = Rule(
    "two-roads",
    "OVO-3.4",
    "{start} and {end} are not adjacent: the way is two roads long, {by_way}, so point at the zone on the way first.",
    "{start} et {end} ne sont pas des zones adjacentes : le chemin a deux routes, {by_way} : montrez donc "
    "d'abord la zone en chemin.",
)
NOBODY_THERE = Rule("nobody-there", "OVO-6.1", "There is no Horde {at_zone}.", "Il n'y a aucune Horde {at_zone}.")
NOT_YOURS = Rule(
    "not-yours",
    "OVO-6.1",
    "The Hordes {at_zone} belong to {seat}: you move only your own.",
    "Les Hordes {at_zone} sont à {seat} : vous ne déplacez que les vôtres.",
)
TOO_FAR = Rule(
    "too-far",
    "OVO-6.1",
    "A move action goes one or two zones far, not {zones}.",
    "Une action de mouvement fait avancer d'une ou deux zones, pas de {zones}.",
)
ENEMY_STOPS = Rule(
    "enemy-stops",
    "OVO-6.2",
    "Enemy Hordes stand {at_zone}: your move ends there.",
    "Il y a des Hordes ennemies {at_zone} : votre mouvement s'y arrête.",
)
ENEMY_ZONE = Rule(
    "enemy-stops",
    "OVO-6.3",
    "With enemy Hordes there, {zone} is an enemy zone that nobody crosses.",
    "Avec des Hordes ennemies, {zone} est une zone ennemie que l'on ne traverse pas.",
)
TOO_MANY = Rule(
    "too-many",
    "OVO-6.5",
    ("You have only {there} Horde {at_zone}, not {n}.", "You have only {there} Hordes {at_zone}, not {n}."),
    ("Vous avez seulement {there} Horde {at_zone}, pas {n}.", "Vous avez seulement {there} Hordes {at_zone}, pas {n}."),
    count="there",
)
ALL_MOVED = Rule(
    "moved-already",
    "OVO-6.7",
    "All your Hordes {at_zone} have moved in this turn.",
    "Toutes vos Hordes {at_zone} se sont déplacées à ce tour.",
)
MOVED_ALREADY = Rule(
    "moved-already",
    "OVO-6.7",
    (
        "Only {fresh} of your Hordes {at_zone} has not moved in this turn, and {n} are to move.",
        "Only {fresh} of your Hordes {at_zone} have not moved in this turn, and {n} are to move.",
    ),
    (
        "Seule {fresh} de vos Hordes {at_zone} ne s'est pas déplacée à ce tour, et vous en déplacez {n}.",
        "Seules {fresh} de vos Hordes {at_zone} ne se sont pas déplacées à ce tour, et vous en déplacez {n}.",
    ),
    count="fresh",
)
NO_ZONE_BETWEEN = Rule(
    "no-zone-between",
    "OVO-6.8",
    "Hordes stay or come along in the zone between two roads, and this move takes one road.",
    "On laisse ou on prend des Hordes dans la zone entre deux routes, et ce mouvement ne suit qu'une route.",
)
LEAVE_TOO_MANY = Rule(
    "leave-too-many",
    "OVO-6.8",
    "You cannot leave {n} Hordes {at_zone}: not so many are on the move.",
    "Vous ne pouvez pas laisser {n} Hordes {at_zone} : il n'y en a pas autant en mouvement.",
)
NOBODY_TO_TAKE = Rule(
    "take-too-many",
    "OVO-6.9",
    "You have no Horde {at_zone} that could come along.",
    "Vous n'avez aucune Horde {at_zone} à emmener.",
)
TAKE_TOO_MANY = Rule(
    "take-too-many",
    "OVO-6.9",
    (
        "You have only {there} Horde {at_zone} that could come along, not {n}.",
        "You have only {there} Hordes {at_zone} that could come along, not {n}.",
    ),
    (
        "Vous avez seulement {there} Horde {at_zone} à emmener, pas {n}.",
        "Vous avez seulement {there} Hordes {at_zone} à emmener, pas {n}.",
    ),
    count="there",
)
TAKE_ALL_MOVED = Rule(
    "take-moved",
    "OVO-6.9",
    "Your Hordes {at_zone} have moved in this turn: they do not come along.",
    "Vos Hordes {at_zone} se sont déplacées à ce tour : on ne les emmène pas.",
)
TAKE_MOVED = Rule(
    "take-moved",
    "OVO-6.9",
    (
        "Only {fresh} of your Hordes {at_zone} has not moved in this turn: the others do not come along.",
        "Only {fresh} of your Hordes {at_zone} have not moved in this turn: the others do not come along.",
    ),
    (
        "Seule {fresh} de vos Hordes {at_zone} ne s'est pas déplacée à ce tour : les autres ne viennent pas.",
        "Seules {fresh} de vos Hordes {at_zone} ne se sont pas déplacées à ce tour : les autres ne viennent pas.",
    ),
    count="fresh",
)
TAKEN_ALONG = Rule(
    "taken-along",
    "OVO-6.10",
    (
        "{along} of the Hordes {at_zone} was taken along by others: it goes no further on its own.",
        "{along} of the Hordes {at_zone} were taken along by others: they go no further on their own.",
    ),
    (
        "{along} des Hordes {at_zone} a été emmenée par d'autres : elle n'avance pas seule.",
        "{along} des Hordes {at_zone} ont été emmenées par d'autres : elles n'avancent pas seules.",
    ),
    count="along",
)
JUST_COME = Rule(
    "just-come",
    "OVO-R13",
    (
        "{rooted} of your Hordes {at_zone} has come in this turn and does not move before your next one.",
        "{rooted} of your Hordes {at_zone} have come in this turn and do not move before your next one.",
    ),
    (
        "{rooted} de vos Hordes {at_zone} est arrivée à ce tour et ne se déplace pas avant votre prochain tour.",
        "{rooted} de vos Hordes {at_zone} sont arrivées à ce tour et ne se déplacent pas avant votre prochain tour.",
    ),
    count="rooted",
)
NOBODY_MOVES = Rule(
    "nobody-moves", "OVO-6.14", "At least one Horde has to move.", "Il faut déplacer au moins une Horde."
)
NOBODY_GOES_ON = Rule(
    "nobody-goes-on",
    "OVO-6.14",
    "At least one Horde has to go on {from_zone}.",
    "Au moins une Horde doit continuer au-delà {from_zone}.",
)
DARK_CITY = Rule(
    "dark-city",
    "OVO-6.15",
    "{whose_seat} Dark City is {at_zone}: nobody else enters or crosses it.",
    "La Cité Sombre {whose_seat} est {at_zone} : aucun autre camp n'y entre ni ne la traverse.",
)
NO_ENEMY_COMES = Rule(
    "dark-city",
    "OVO-15.2",
    "No enemy of {seat} ever comes {to_zone}, where the Dark City lies.",
    "Aucun ennemi ne va jamais {to_zone}, où {seat} a sa Cité Sombre.",
)
PARTNERS_CITY = Rule(
    "partner-city",
    "OVO-30.3",
    "{whose_seat} Dark City is {at_zone}: you may cross your partner's city, but not stop there.",
    "La Cité Sombre {whose_seat} est {at_zone} : vous pouvez traverser celle de votre équipier, pas vous y arrêter.",
)
PARTNER_THERE = Rule(
    "partner-there",
    "OVO-30.3",
    "{seat}, your partner, stands {at_zone}: you may cross that zone, but not stop there.",
    "{seat}, dans votre équipe, a des Hordes {at_zone} : vous pouvez traverser la zone, pas vous y arrêter.",
)
PARTNERS_NEVER_FIGHT = Rule(
    "partner-there",
    "OVO-30.2",
    "{seat} is your partner, and partners never fight each other.",
    "{seat} est dans votre équipe, et les équipiers ne se battent jamais entre eux.",
)
NO_MARKER_FOR_CITY = Rule(
    "no-marker-for-city",
    "OVO-8.14",
    "You have no marker for the city {of_zone}, in stock or to be taken back: you cannot stop there.",
    "Vous n'avez pas de marqueur pour la Cité {of_zone}, ni en stock ni à reprendre : vous ne pouvez pas vous "
    "y arrêter.",
)
MARKER_USED_UP = Rule(
    "marker-used-up",
    "OVO-8.14",
    "Hordes left {at_zone} would use up the marker that you need for the city {of_city}.",
    "Des Hordes laissées {at_zone} prendraient le marqueur qu'il vous faut pour la Cité {of_city}.",
)
ONE_ZONE = Rule(
    "one-zone",
    "OVO-7.1",
    "A forced march goes one zone further: no road leads {from_start} {to_end}.",
    "Une marche forcée fait avancer d'une zone : aucune route ne mène {from_start} {to_end}.",
)
MARCH_IS_SECOND = Rule(
    "march-unmoved",
    "OVO-7.1",
    "A forced march is for Hordes that have already moved in this turn.",
    "Une marche forcée est pour des Hordes qui se sont déjà déplacées à ce tour.",
)
MARCH_COSTS = Rule(
    "march-too-few",
    "OVO-7.2",
    "A forced march costs one Horde, which is removed worn out.",
    "Une marche forcée coûte une Horde, retirée car épuisée.",
)
MARCH_TOO_FEW = Rule(
    "march-too-few",
    "OVO-7.3",
    "A forced march takes at least two Hordes, so that one is left.",
    "Une marche forcée demande au moins deux Hordes, pour qu'il en reste une.",
)
NONE_MOVED = Rule(
    "march-unmoved",
    "OVO-7.4",
    "Your Hordes {at_zone} have not moved in this turn, so they make no forced march.",
    "Vos Hordes {at_zone} ne se sont pas déplacées à ce tour : pas de marche forcée pour elles.",
)
MARCH_UNMOVED = Rule(
    "march-unmoved",
    "OVO-7.4",
    (
        "Only {moved} of your Hordes {at_zone} has moved in this turn: others do not come along.",
        "Only {moved} of your Hordes {at_zone} have moved in this turn: others do not come along.",
    ),
    (
        "Seule {moved} de vos Hordes {at_zone} s'est déplacée à ce tour : elle n'emmène pas les autres.",
        "Seules {moved} de vos Hordes {at_zone} se sont déplacées à ce tour : elles n'emmènent pas les autres.",
    ),
    count="moved",
)
MARCHED_ALREADY = Rule(
    "marched-already",
    "OVO-7.5",
    (
        "A Horde makes one forced march in a turn: {marched} of yours {at_zone} can make none now.",
        "A Horde makes one forced march in a turn: {marched} of yours {at_zone} can make none now.",
    ),
    (
        "Une Horde ne fait qu'une marche forcée par tour : {marched} des vôtres {at_zone} ne peut plus en faire.",
        "Une Horde ne fait qu'une marche forcée par tour : {marched} des vôtres {at_zone} ne peuvent plus en faire.",
    ),
    count="marched",
)
IN_BATTLE = Rule(
    "in-battle",
    "OVO-7.6",
    "A battle is pending {at_zone}: the Hordes there may not leave.",
    "Une bataille est en attente {at_zone} : les Hordes qui s'y trouvent ne peuvent pas partir.",
)


def begin_turn(state: State, job: Job, log: Log) -> State:
    """A player's turn begins: three actions, four with a well (OVO-5.2, 5.3, 31.2, 31.3)."""
    seat = job.seat
    assert seat is not None
    wells = wells_of(state, seat)
    actions = state.options.actions + bool(wells)
    basic = "OVO-31.2" if state.options.tactical_start else "OVO-5.2"
    extra = "OVO-31.3" if state.options.tactical_start else "OVO-5.3" if len(wells) == 1 else "OVO-5.4"
    log.append(ev.TurnBegan(extra if wells else basic, seat, actions, wells))
    return ask(replace(state, mover=seat, actions=actions), Phase.ACTIONS, seat)


def wells_of(state: Table, seat: Seat) -> tuple[str, ...]:
    """The mana wells that a player controls, which bring one action more (OVO-5.3, 5.4)."""
    return state.board.ordered([zone for zone in state.board.wells if state.marker(zone) == seat])


def carry_on(state: State, job: Job, log: Log) -> State:
    """The action phase goes on while there is an action left, or a village that may burn for nothing (OVO-5.8, 8.9)."""
    seat = state.mover
    assert seat is not None
    if state.actions or burnable(state, seat, state.own(seat)):
        return ask(state, Phase.ACTIONS, seat)
    return then(state, Job(Task.NEXT_BATTLE))


def end_actions(state: State, action: act.EndActions, log: Log) -> State:
    log.append(ev.ActionsOver("OVO-5.8", action.seat, state.actions))
    return on(replace(state, actions=0), Job(Task.NEXT_BATTLE))


def judge_end(state: State, action: act.EndActions) -> list[Reason]:
    return untimely(state, action.seat, Phase.ACTIONS)


def spend(state: State, walked: Walk | None = None) -> State:
    """An action is taken; perhaps Hordes have walked."""
    return replace(state, actions=state.actions - 1, walked=walked)


# --- moving -----------------------------------------------------------------------------------------------------------


def _leaving(state: State, seat: Seat, origin: str) -> list[Reason]:
    """Why no Hordes of a seat can leave a zone at all."""
    army = state.army(origin)
    if seat == state.mover and state.clash(origin) is not None:
        return at(origin, IN_BATTLE)
    if army is None:
        return at(origin, NOBODY_THERE)
    if army.seat != seat:
        return [*at(origin, NOT_YOURS, seat=army.seat), *not_shared(state, seat, army.seat)]
    return []


def _entering(state: State, seat: Seat, zone: str) -> list[Reason]:
    """Why a zone cannot be entered or crossed at all (OVO-6.15, 15.2)."""
    dark = state.board.dark_city.get(zone)
    if dark is None or not state.options.enemies(dark, seat):
        return []
    return at(zone, DARK_CITY, NO_ENEMY_COMES, seat=dark)


def stopping(state: Table, seat: Seat, zone: str) -> list[Reason]:
    """Why Hordes may cross a zone and not stop there (OVO-30.3, 8.14)."""
    dark, army = state.board.dark_city.get(zone), state.army(zone)
    if dark is not None and dark != seat and not state.options.enemies(dark, seat):
        return at(zone, PARTNERS_CITY, seat=dark)
    if army is not None and army.seat != seat and not state.options.enemies(army.seat, seat):
        return at(zone, PARTNER_THERE, PARTNERS_NEVER_FIGHT, seat=army.seat)
    if wants_marker(state, seat, zone) and not can_mark(state, seat, zone):
        return at(zone, NO_MARKER_FOR_CITY)
    return []


def _no_road(start: str, end: str, *between: str) -> list[Reason]:
    """Why Hordes cannot go from a zone to another one; `between`: the zones by which they could."""
    ends, far = (zone_target(start), zone_target(end)), TWO_ROADS if between else NOT_ADJACENT
    return [NO_ROAD(*ends, start=start, end=end), far(*ends, start=start, end=end, way=(*between, end))]


def _between_two_roads(state: State, seat: Seat, start: str, end: str) -> list[str]:
    """The zones that Hordes may cross on their way to a zone two roads away."""
    near = state.board.neighbours
    found = [zone for zone in near[start] if end in near[zone] and start != end]
    return [zone for zone in found if not _entering(state, seat, zone) and not state.enemy_army(seat, zone)]


def judge_move(state: State, action: act.Move) -> list[Reason]:
    seat, origin, path = action.seat, action.origin, action.path
    reasons = actionless(state, seat)
    if not 1 <= len(path) <= STEPS:
        reasons.append(TOO_FAR(*map(zone_target, path), zones=len(path)))
    for start, end in pairwise((origin, *path)):
        if end not in state.board.neighbours[start]:
            reasons += _no_road(start, end, *(_between_two_roads(state, seat, start, end) if len(path) == 1 else ()))
    reasons += _leaving(state, seat, origin) or _who_moves(state, action)
    for zone in path:
        reasons += _entering(state, seat, zone)
    if path:
        reasons += stopping(state, seat, path[-1])
    if len(path) > 1:
        if state.enemy_army(seat, path[0]):
            reasons += at(path[0], ENEMY_STOPS, ENEMY_ZONE)
        else:
            reasons += _between(state, action)
    elif action.leave or action.take:
        reasons.append(NO_ZONE_BETWEEN(*map(zone_target, path)))
    return reasons


def _who_moves(state: State, action: act.Move) -> list[Reason]:
    """Why so many Hordes cannot move from a zone (OVO-6.5, 6.7, 6.10, 6.14)."""
    zone, hordes, army = action.origin, action.hordes, state.army(action.origin)
    assert army is not None
    if 0 < hordes <= army.fresh:
        return []
    facts = {"n": hordes, "there": army.hordes, "fresh": army.fresh}
    if hordes < 1:
        return at(zone, NOBODY_MOVES, **facts)
    if hordes > army.hordes:
        return at(zone, TOO_MANY, **facts)
    reasons, unmoved = [], army.fresh + army.rooted
    if hordes > unmoved:
        reasons += at(zone, MOVED_ALREADY if unmoved else ALL_MOVED, **{**facts, "fresh": unmoved})
        if army.along:
            reasons += at(zone, TAKEN_ALONG, **facts, along=army.along)
    if army.rooted:
        reasons += at(zone, JUST_COME, **facts, rooted=army.rooted)
    return reasons


def _between(state: State, action: act.Move) -> list[Reason]:
    """What is wrong with those who stay or come along in the zone between (OVO-6.8, 6.9, 6.14)."""
    zone, take = action.path[0], action.take
    local = state.army(zone)
    own = local if local is not None and local.seat == action.seat else None
    there, fresh, rooted = (own.hordes, own.fresh, own.rooted) if own else (0, 0, 0)
    reasons: list[Reason] = []
    if action.leave < 0 or action.leave > action.hordes:
        reasons += at(zone, LEAVE_TOO_MANY, n=action.leave)
    elif action.leave:
        reasons += stopping(state, action.seat, zone)
        if uses_up(state, action.seat, zone, action.path[-1]):
            city = action.path[-1]
            reasons.append(MARKER_USED_UP(zone_target(zone), zone_target(city), zone=zone, city=city))
    if take < 0 or take > there:
        reasons += at(zone, TAKE_TOO_MANY if there else NOBODY_TO_TAKE, n=take, there=there)
    elif take > fresh:
        unmoved = fresh + rooted
        if take > unmoved:
            reasons += at(zone, TAKE_MOVED if unmoved else TAKE_ALL_MOVED, n=take, fresh=unmoved)
        if rooted:
            reasons += at(zone, JUST_COME, rooted=rooted)
    if action.hordes - action.leave + take < 1:
        reasons += at(zone, NOBODY_GOES_ON)
    return reasons


def move(state: State, action: act.Move, log: Log) -> State:
    """Hordes leave a zone; in the zone between some stay and some come along (OVO-6.1, 6.8, 6.9)."""
    seat, first = action.seat, action.path[0]
    army = state.army(action.origin)
    assert army is not None
    walked = Walk(action.hordes, (action.origin, *action.path), action.leave, action.take)
    state = spend(with_army(state, action.origin, replace(army, hordes=army.hordes - action.hordes)), walked)
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


# --- forced marches ---------------------------------------------------------------------------------------------------


def marchers(state: Table, army: Army) -> int:
    """How many Hordes of an army may make a forced march (OVO-7.4, 7.5, R13, R16)."""
    return army.moved - army.rooted if state.options.forced_march_repeat else army.tired


def judge_march(state: State, action: act.ForcedMarch) -> list[Reason]:
    seat, origin, to = action.seat, action.origin, action.to
    reasons = actionless(state, seat)
    if to not in state.board.neighbours[origin]:
        reasons += [*_no_road(origin, to), ONE_ZONE(zone_target(origin), zone_target(to), start=origin, end=to)]
    leaving, army = _leaving(state, seat, origin), state.army(origin)
    reasons += leaving
    if not leaving and army is not None:
        moved, able = army.moved - army.rooted, marchers(state, army)
        facts = {"n": action.hordes, "moved": moved, "marched": army.marched - army.rooted}
        if action.hordes < MARCHERS:
            reasons += at(origin, MARCH_TOO_FEW, MARCH_COSTS, **facts)
        if action.hordes > army.hordes:
            reasons += at(origin, TOO_MANY, **facts, there=army.hordes, fresh=army.fresh)
        hordes = min(action.hordes, army.hordes)
        if hordes > moved:
            reasons += at(origin, MARCH_UNMOVED if moved else NONE_MOVED, MARCH_IS_SECOND, **facts)
        if hordes > able < moved:
            reasons += at(origin, MARCHED_ALREADY, **facts)
    return [*reasons, *_entering(state, seat, to), *stopping(state, seat, to)]


def forced_march(state: State, action: act.ForcedMarch, log: Log) -> State:
    """One Horde is removed, the others go one zone further (OVO-7.1, 7.2)."""
    seat, army = action.seat, state.army(action.origin)
    assert army is not None
    going, moved = action.hordes - 1, army.moved - action.hordes
    tired = moved, min(army.marched, moved), min(army.along, moved), army.rooted
    left = Army(seat, army.hordes - action.hordes, *tired)
    walked = Walk(action.hordes, (action.origin, action.to))
    state = spend(to_reserve(with_army(state, action.origin, left), seat, 1), walked)
    log.append(ev.Exhausted("OVO-7.2", seat, action.origin))
    log.append(ev.Marched("OVO-7.1", seat, action.origin, action.to, going))
    return on(state, Job(Task.ARRIVE, seat, action.to, going, True), Job(Task.CARRY_ON))
