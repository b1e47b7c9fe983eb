"""A player's turn: help of the mediator (THO-12), reinforcements (THO-13), the attack declared (THO-14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.thorval import actions as act
from orclib.games.thorval import events as ev
from orclib.games.thorval.actions import seat_target, space_target
from orclib.games.thorval.box import (
    EXTRA,
    FEW_UNITS,
    LEAST_REINFORCEMENTS,
    REQUESTS,
    Mode,
    Route,
)
from orclib.games.thorval.helps import HELPS, OPTIONS
from orclib.games.thorval.rules.battle import prepare
from orclib.games.thorval.rules.flow import with_lying
from orclib.games.thorval.rules.forces import at, options_of_mass, place
from orclib.games.thorval.rules.moments import REINFORCE_FIRST, untimely
from orclib.games.thorval.rules.placing import help_clause
from orclib.games.thorval.rules.setup import TREASURE_THERE, UNDER_OWNER
from orclib.games.thorval.state import AnyTable, Fight, Found, Lying, Pair, Phase, State, lying_at

NO_SUCH_OPTION = Rule(
    "no-such-option",
    "THO-12.4",
    "There is no option {n}: the mediator offers the options 1 to 5, and 0 means no help.",
    "La possibilité {n} n'existe pas : le médiateur offre les possibilités 1 à 5, et 0 veut dire aucune aide.",
)
HELP_AT_START = Rule(
    "help-at-start",
    "THO-12.1",
    "Help is asked for at the beginning of a turn: now it is too late.",
    "L'aide se demande au début du tour : il est trop tard maintenant.",
)
ONE_OPTION = Rule(
    "one-option",
    "THO-12.3",
    "You have asked for option {n} this turn: there is one a turn.",
    "Vous avez demandé la possibilité {n} pendant ce tour : une seule par tour.",
)
REQUESTS_SPENT = Rule(
    "requests-spent",
    "THO-12.2",
    "You have asked for help {n} times: that is all in a game.",
    "Vous avez demandé l'aide {n} fois : c'est tout pour une partie.",
)
NO_SECOND_ATTACK = Rule(
    "no-second-attack",
    "THO-12.6",
    "For a second attack you need option 2, asked for at the beginning of the turn.",
    "Pour une deuxième attaque, il faut la possibilité 2, demandée au début du tour.",
)
ANNOUNCED_ALREADY = Rule(
    "announced-already",
    "THO-12.7",
    "The second attack is announced, from {origin} on {target}: it cannot be changed.",
    "La deuxième attaque est annoncée, depuis {origin} contre {target} : on ne peut plus la changer.",
)
TOO_LATE_TO_ANNOUNCE = Rule(
    "too-late-to-announce",
    "THO-12.7",
    "The second attack is announced before the first is fought.",
    "La deuxième attaque s'annonce avant de livrer la première.",
)
NOTHING_LIES_THERE = Rule(
    "nothing-lies-there", "THO-12.9", "No treasure lies in {space}.", "Il n'y a pas de trésor dans {space}."
)
OWN_TREASURE = Rule(
    "own-treasure-moved",
    "THO-12.9",
    "The treasure in {space} is your own: option 3 moves one of an opponent.",
    "Le trésor qui est dans {space} est le vôtre : la possibilité 3 déplace un trésor adverse.",
)
NO_TREASURE = Rule(
    "no-treasure",
    "THO-12.9",
    "No opponent has a treasure on the board that could be moved.",
    "Aucun adversaire n'a sur le plateau un trésor à déplacer.",
)
NOWHERE_TO_LAY = Rule(
    "nowhere-to-lay",
    "THO-12.9",
    "The treasure in {space} can be laid nowhere else.",
    "Le trésor qui est dans {space} ne peut aller nulle part ailleurs.",
)
SAME_SPACE = Rule(
    "same-space",
    "THO-12.9",
    "The treasure comes from {space}: lay it in another space.",
    "Le trésor était déjà dans {space} : posez-le dans une autre case.",
)
MOVED_ALREADY = Rule(
    "moved-already",
    "THO-12.10",
    "Option 3 has been used: it works once in a game, for all players together.",
    "La possibilité 3 a déjà servi : une seule fois par partie, tous joueurs réunis.",
)
TOO_MANY_UNITS = Rule(
    "too-many-units",
    "THO-12.11",
    "You have {n} units: option 4 is for players with fewer than {few}.",
    "Vous avez {n} unités : la possibilité 4 est pour ceux qui en ont moins de {few}.",
)
NO_WATER = Rule(
    "no-water",
    "THO-12.12",
    "You hold no space on the river or the inner sea: no boat can start.",
    "Vous n'occupez aucune case au bord du fleuve ou de la mer intérieure : aucun bateau ne peut partir.",
)
NO_BOAT = Rule(
    "no-boat",
    "THO-12.12",
    "For a boat you need option 5 of the mediator's help.",
    "Pour un bateau, il faut la possibilité 5 de l'aide du médiateur.",
)
SAME_SHORE = Rule(
    "same-shore",
    "THO-12.12",
    "A boat goes to another space, not from {origin} to itself.",
    "Un bateau va vers une autre case : {origin} ne peut pas être le départ et l'arrivée.",
)
NOT_ON_WATER = Rule(
    "not-on-water",
    "THO-12.12",
    "{space} touches neither the river nor the inner sea: no boat stops there.",
    "{space} ne touche ni le fleuve ni la mer intérieure : aucun bateau ne s'y arrête.",
)
NOTHING_TO_KEEP_FOR = Rule(
    "nothing-to-keep-for",
    "THO-12.6",
    "No second attack is to come: there is nothing to keep it for.",
    "Aucune deuxième attaque ne va suivre : il n'y a pas de raison de le garder.",
)
NOTHING_IS_KEPT = Rule(
    "nothing-to-keep-for",
    "THO-12.5",
    "The soldiers of option 1 are not kept for later: put them in a space that you have taken.",
    "On ne garde pas pour plus tard les soldats de la possibilité 1 : posez-les dans une case que vous avez prise.",
)
ONE_ATTACK = Rule(
    "one-attack",
    "THO-14.1",
    "You have launched your normal attack: there is one a turn.",
    "Vous avez lancé votre attaque normale : il y en a une par tour.",
)
ORIGIN_NOT_OWN = Rule(
    "origin-not-own",
    "THO-14.2",
    "You do not hold {space}: an attack starts from a space of your own.",
    "Vous n'occupez pas {space} : une attaque part d'une de vos cases.",
)
NOT_CONTIGUOUS = Rule(
    "not-contiguous",
    "THO-14.2",
    "{target} does not border {origin}, and an attack goes to a contiguous space.",
    "{origin} et {target} n'ont pas de frontière commune, et une attaque vise une case contiguë.",
)
TO_ITSELF = Rule(
    "not-contiguous",
    "THO-14.2",
    "An attack goes from one space to another, not from {origin} to itself.",
    "Une attaque va d'une case à une autre, et {origin} ne peut pas être les deux.",
)
WATER_BETWEEN = Rule(
    "water-between",
    "THO-2.5",
    "Over the water, only a boat gets from {origin} to {target}: that is option 5 of the mediator's help.",
    "Sur l'eau, entre {origin} et {target}, il faut un bateau : c'est la possibilité 5 de l'aide du médiateur.",
)
BOAT_NOT_SAID = Rule(
    "boat-not-said",
    "THO-2.5",
    'Over the water, only a boat gets from {origin} to {target}: say that the attack goes "by boat".',
    "Sur l'eau, entre {origin} et {target}, il faut un bateau : dites que l'attaque se fait « by boat ».",
)
TARGET_EMPTY = Rule(
    "target-empty",
    "THO-14.3",
    "{space} is empty: attack another player, or orks.",
    "{space} est vide : attaquez un autre joueur, ou des Orks.",
)
TARGET_OWN = Rule(
    "target-own",
    "THO-14.3",
    "{space} is your own: attack another player, or orks.",
    "{space} est à vous : attaquez un autre joueur, ou des Orks.",
)
DRAGONS_SPACE = Rule(
    "dragons-space",
    "THO-14.4",
    "The dragon is in {space}: no player may attack there.",
    "Le dragon se trouve dans {space} : aucun joueur ne peut attaquer là.",
)
TRUCE = Rule(
    "truce",
    "THO-14.5",
    "The mediator is in region {region}, and so is {space}: no player may attack there.",
    "Le médiateur est dans la région {region}, et {space} aussi : aucun joueur ne peut attaquer là.",
)
TRUCE_REGION = Rule(
    "truce-region",
    "THO-10.5",
    "The mediator protects all of region {region} until he moves on.",
    "Le médiateur protège toute la région {region} jusqu'à son prochain départ.",
)
TOTAL_OR_PARTIAL = Rule(
    "no-such-mode",
    "THO-14.7",
    "Say whether the attack is total or partial.",
    "Dites si l'attaque est totale ou partielle.",
)
NEITHER_TOTAL_NOR_PARTIAL = Rule(
    "mode-by-series",
    "THO-14.7",
    "We agreed that attacks are neither total nor partial: any attack may be broken off.",
    "On a convenu que les attaques ne sont ni totales ni partielles : toute attaque peut être interrompue.",
)


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


def judge_help(state: State, action: act.Help) -> list[Reason]:
    """Why help cannot be asked for, or not this."""
    seat, option = action.seat, action.option
    reasons = untimely(state, action)
    if option not in OPTIONS:
        return [*reasons, NO_SUCH_OPTION(n=option)]
    if not 0 <= seat < state.options.players:
        return reasons
    if state.phase not in (Phase.HELP, Phase.OVER) and seat == state.mover:
        reasons = [HELP_AT_START(), *reasons]
        if state.help:
            reasons.append(ONE_OPTION(n=state.help))
    return [*reasons, *option_faults(state, seat, option)]


def option_faults(state: AnyTable, seat: Seat, option: int) -> Iterator[Reason]:
    """Ten requests in all (THO-12.2), and what each option needs (THO-12.9 to 12.12, R36)."""
    if option and state.requests[seat] >= REQUESTS:
        yield REQUESTS_SPENT(seat_target(seat), n=REQUESTS)
    if option == 3:
        if state.treasure_moved:
            yield MOVED_ALREADY()
        if not any(liftable(state, seat)):
            yield NO_TREASURE()
    elif option == 4 and (units := state.units(seat)) >= FEW_UNITS:
        yield TOO_MANY_UNITS(*map(space_target, state.own(seat)), n=units, few=FEW_UNITS)
    elif option == 5 and not any(state.holds(seat, space) for space in state.board.shores):
        yield NO_WATER(*map(space_target, state.board.shores))


def legal_helps(state: State, seat: Seat) -> Iterator[act.Help]:
    """The options that may be asked for."""
    return (act.Help(seat, option) for option in OPTIONS if not any(option_faults(state, seat, option)))


def judge_lift(state: State, action: act.Lift) -> list[Reason]:
    """Why that treasure cannot be taken up."""
    return [*untimely(state, action), *lift_faults(state, action.seat, action.space)]


def lift_faults(state: AnyTable, seat: Seat, space: str) -> Iterator[Reason]:
    """An opponent's treasure, for which there is another place (THO-12.9)."""
    lying = lying_at(state, space)
    if lying is None:
        yield at(NOTHING_LIES_THERE, space)
    elif lying.owner == seat:
        yield at(OWN_TREASURE, space)
    elif all(any(lay_faults(state, space, other)) for other in state.board.spaces):
        yield at(NOWHERE_TO_LAY, space)


def liftable(state: AnyTable, seat: Seat) -> Iterator[str]:
    """The spaces whose treasure may be taken up."""
    return (lying.space for lying in state.lying if not any(lift_faults(state, seat, lying.space)))


def judge_lay(state: State, action: act.Lay) -> list[Reason]:
    """Why the treasure cannot be laid there."""
    faults = () if state.lifted is None else lay_faults(state, state.lifted, action.space)
    return [*untimely(state, action), *faults]


def lay_faults(state: AnyTable, lifted: str, space: str) -> Iterator[Reason]:
    """Another space without a treasure (THO-12.9, R18, R21)."""
    lying = lying_at(state, lifted)
    if space == lifted:
        yield at(SAME_SPACE, space)
    elif lying_at(state, space) is not None:
        yield at(TREASURE_THERE.under("THO-12.9"), space)
    elif lying is not None and not state.options.hide_under_owner and state.holds(lying.owner, space):
        yield at(UNDER_OWNER.under("THO-12.9"), space, seat=lying.owner)


def ask_help(state: State, action: act.Help, log: Log) -> State:
    """One option a turn, applied at once and noted (THO-12.3, 12.4)."""
    seat, option = action.seat, action.option
    state = replace(state, help=option)
    if not option:
        log.append(ev.NoHelp("THO-12.3", seat))
        return replace(state, phase=Phase.SUPPLY)
    used = state.requests[seat] + 1
    log.append(ev.HelpAsked("THO-12.4", seat, option, REQUESTS - used))
    state = replace(state, requests=replaced(state.requests, seat, used), help_soldiers=HELPS[option].soldiers)
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


# --- attacks ---------------------------------------------------------------------------------------------------------


def judge_attack(state: State, action: act.Attack) -> list[Reason]:
    """Why that attack cannot be declared."""
    seat, origin, target, fight = action.seat, action.origin, action.target, state.fight
    reasons = untimely(state, action)
    if state.phase not in (Phase.DECLARE, Phase.OVER) and seat == state.mover:
        if state.phase in (Phase.HELP, Phase.LIFT, Phase.LAY, Phase.EXTRA):
            reasons.append(REINFORCE_FIRST())
        elif fight is not None and fight.attacker == seat and state.phase is not Phase.ANNOUNCE:
            reasons = [ONE_ATTACK(space_target(fight.origin), space_target(fight.target)), *reasons]
    reasons += mode_faults(state, action.mode)
    if action.boat and state.help != 5:
        reasons.append(NO_BOAT())
    reasons += origin_faults(state, seat, origin)
    reasons += boat_faults(state, origin, target) if action.boat else way_faults(state, origin, target)
    return [*reasons, *target_faults(state, seat, target)]


def mode_faults(state: State, mode: Mode) -> Iterator[Reason]:
    """Total or partial, by the reading in force (THO-14.7, R11)."""
    if mode not in state.options.modes:
        yield TOTAL_OR_PARTIAL() if mode is Mode.SERIES else NEITHER_TOTAL_NOR_PARTIAL()


def origin_faults(table: AnyTable, seat: Seat, origin: str) -> Iterator[Reason]:
    """From a space of one's own (THO-14.2)."""
    if 0 <= seat < table.options.players and not table.holds(seat, origin):
        yield at(ORIGIN_NOT_OWN, origin)


def way_faults(table: AnyTable, origin: str, target: str) -> Iterator[Reason]:
    """To a contiguous space (THO-14.2); over the water only by boat (THO-2.5)."""
    board, both = table.board, (space_target(origin), space_target(target))
    if board.route(origin, target) is None:
        rule = TO_ITSELF if origin == target else NOT_CONTIGUOUS
        yield rule(*both, origin=origin, target=target)
        if origin != target and origin in board.water and target in board.water:
            rule = BOAT_NOT_SAID if table.help == 5 else WATER_BETWEEN
            yield rule(*both, origin=origin, target=target)


def boat_faults(table: AnyTable, origin: str, target: str) -> Iterator[Reason]:
    """From one space on the water to another (THO-12.12)."""
    for space in (origin, target):
        if space not in table.board.water:
            yield at(NOT_ON_WATER, space)
    if origin == target:
        yield SAME_SHORE(space_target(origin), origin=origin, target=target)


def target_faults(table: AnyTable, seat: Seat, target: str) -> Iterator[Reason]:
    """Others' units or orks (THO-14.3), not beside the dragon (THO-14.4) or in the mediator's region (THO-14.5)."""
    force = table.force(target)
    if force is None:
        yield at(TARGET_EMPTY, target)
    elif force.holder == seat:
        yield at(TARGET_OWN, target)
    if target == table.dragon:
        yield at(DRAGONS_SPACE, target)
    if table.mediator is not None and table.board.region[target] == (truce := table.truce):
        mediator = space_target(table.mediator)
        yield TRUCE(mediator, space=target, region=truce)
        yield TRUCE_REGION(mediator, region=truce)


def attackable(table: AnyTable, seat: Seat, target: str) -> bool:
    """Whether a player may attack a space at all: no `target_faults`, found without wording them."""
    force, region = table.force(target), table.board.region[target]
    if force is None or force.holder == seat or target == table.dragon:
        return False
    return table.mediator is None or region != table.truce


def attack_pairs(table: AnyTable, seat: Seat, origins: Iterable[str]) -> list[tuple[str, str]]:
    """The origins and targets of all attacks that a player may make by land, bridge or tunnel."""
    near = {origin: table.board.neighbours[origin] for origin in origins}
    goals = {target for targets in near.values() for target in targets}
    goals = {target for target in goals if attackable(table, seat, target)}
    return [(origin, target) for origin, targets in near.items() for target in targets if target in goals]


def boat_pairs(table: AnyTable, seat: Seat) -> list[tuple[str, str]]:
    """The origins and targets of all attacks that a player may make by boat."""
    water = table.board.shores
    goals = [space for space in water if attackable(table, seat, space)]
    return [(origin, target) for origin in water if table.holds(seat, origin) for target in goals]


def legal_attacks(state: State, seat: Seat) -> Iterator[act.Attack]:
    """The attacks that may be declared."""
    ways = [(False, attack_pairs(state, seat, state.own(seat)))]
    if state.help == 5:
        ways.append((True, boat_pairs(state, seat)))
    for boat, pairs in ways:
        for mode in state.options.modes:
            for origin, target in pairs:
                yield act.Attack(seat, origin, target, mode, boat)


def judge_announce(state: State, action: act.Announce) -> list[Reason]:
    """Why that second attack cannot be announced."""
    seat, origin, target, second = action.seat, action.origin, action.target, state.second
    reasons = untimely(state, action)
    if state.phase is not Phase.ANNOUNCE:
        if seat == state.mover and state.phase is not Phase.OVER and state.fight is not None:
            if state.help != 2:
                reasons.append(NO_SECOND_ATTACK())
            elif second is not None:
                here = (space_target(second.origin), space_target(second.target))
                reasons = [ANNOUNCED_ALREADY(*here, origin=second.origin, target=second.target), *reasons]
            else:
                reasons = [TOO_LATE_TO_ANNOUNCE(), *reasons]
        return reasons
    if seat != state.active:
        return reasons
    if origin not in second_origins(state):
        reasons += origin_faults(state, seat, origin)
    return [*reasons, *way_faults(state, origin, target), *target_faults(state, seat, target)]


def second_origins(state: State) -> tuple[str, ...]:
    """Where the second attack may start: own spaces, or by the other reading what the first is to win (THO-R16)."""
    assert state.fight is not None
    assert state.mover is not None
    own = state.own(state.mover)
    if state.options.second_attack_origin == "free":
        return state.board.ordered({*own, state.fight.target})
    return own


def judge_begin(state: State, action: act.Begin) -> list[Reason]:
    """Why the second attack does not begin so."""
    return [*untimely(state, action), *mode_faults(state, action.mode)]


def legal_announcements(state: State, seat: Seat) -> Iterator[act.Announce]:
    """What may be announced as second attack (THO-12.6, 12.7)."""
    return (act.Announce(seat, *pair) for pair in attack_pairs(state, seat, second_origins(state)))


def judge_keep(state: State, action: act.Keep) -> list[Reason]:
    """Why the soldier of option 2 is not kept (THO-12.6)."""
    return [*untimely(state, action), *keep_faults(state)]


def keep_faults(state: State) -> Iterator[Reason]:
    """It waits for a second attack only (THO-12.6)."""
    if state.phase is Phase.HELP_SOLDIERS and state.second is None:
        yield NOTHING_TO_KEEP_FOR() if state.help == 2 else NOTHING_IS_KEPT()


def no_attack(state: State, log: Log) -> State:
    """The mover attacks nobody (THO-14.1); soldiers of options 1 and 2 are lost (THO-R17)."""
    assert state.mover is not None
    log.append(ev.Passed("THO-14.1", state.mover))
    return _end_turn(state, log)


def attack(state: State, action: act.Attack, log: Log) -> State:
    """An attack is declared (THO-14.2), by boat with option 5 (THO-12.12)."""
    state = _declare(state, action.seat, action.origin, action.target, action.mode, action.boat, log)
    if state.help == 2:
        return replace(state, phase=Phase.ANNOUNCE)  # the same attack, at least, may be named as the second one
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
    region, mediator = state.board.region, state.mediator
    if mediator is not None and region[origin] == region[mediator]:
        log.append(ev.AttackAllowed("THO-10.6", seat, origin, target))
    force = state.force(origin)
    if force is not None and force.units == 1:
        log.append(ev.AttackAllowed("THO-14.13", seat, origin, target))
    return replace(state, fight=Fight(origin, target, seat, enemy.holder, route, mode, second=second))


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
    return _offer(state, log) if state.held_conquests and state.help_soldiers else _second(state, log)


def _lapse(state: State, log: Log) -> State:
    """The announced second attack lapses when it is no longer legal (R16)."""
    pair, seat = state.second, state.mover
    if pair is None or seat is None or (state.holds(seat, pair.origin) and attackable(state, seat, pair.target)):
        return state
    log.append(ev.SecondLapsed("THO-12.7", seat, pair.origin, pair.target))
    return replace(state, second=None)


def _offer(state: State, log: Log) -> State:
    """The soldiers of option 1 or 2 come into a space that was taken (THO-12.5, 12.6), by choice if there is one."""
    seat, spaces = state.mover, state.held_conquests
    assert seat is not None
    state = replace(state, phase=Phase.HELP_SOLDIERS, active=seat)
    alone = len(spaces) == 1 and len(options_of_mass(state, seat, spaces[0], state.help_soldiers)) == 1
    if alone and state.second is None:
        return help_soldiers(state, act.Mass(seat, spaces[0]), log)
    return state


def help_soldiers(state: State, action: act.Mass, log: Log) -> State:
    """They are put together in one space."""
    clause = "THO-12.13" if action.figures else help_clause(state)
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
        if state.held_conquests:
            return _offer(state, log)
        log.append(ev.HelpLost(help_clause(state), state.mover, state.help_soldiers))
        state = replace(state, help_soldiers=0)
    return replace(state, phase=Phase.TURN, active=None, fight=None, conquests=())
