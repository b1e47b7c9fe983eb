"""A fight from the first gathering to the last unit that moves in (THO-14.7 to 14.14, 15, 16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.games.thorval import actions as act
from orclib.games.thorval import events as ev
from orclib.games.thorval.actions import space_target
from orclib.games.thorval.box import Figure, Mode, Piece, Route
from orclib.games.thorval.rules.fight import Part, attack_parts, bonus_parts, force_parts, strengths, toll
from orclib.games.thorval.rules.flow import eliminate
from orclib.games.thorval.rules.forces import (
    BROUGHT_TOGETHER,
    NOT_YOUR_FIGURE,
    TOGETHER,
    add,
    at,
    lacking,
    others,
    remove,
    together,
)
from orclib.games.thorval.rules.losses import choose, owe
from orclib.games.thorval.rules.moments import nobody, untimely
from orclib.games.thorval.state import Fight, Force, Found, Phase, State, lying_at

AGAINST_ORKS = Rule(
    "against-orks",
    "THO-14.7",
    "When orks attack, nobody gathers units.",
    "Quand les Orks attaquent, personne ne se renforce.",
)
ONLY_TOTAL = Rule(
    "partial",
    "THO-14.7",
    "Units are gathered for a total attack only, and this one is partial.",
    "On ne se renforce que pour une attaque totale, et celle-ci est partielle.",
)
NOT_BESIDE = Rule(
    "not-beside",
    "THO-14.7",
    "{space} does not border {target}: units are gathered from contiguous spaces.",
    "Entre {space} et {target}, il n'y a pas de frontière commune : on prend des unités dans des cases contiguës.",
)
IN_THE_FIGHT = Rule(
    "in-the-fight",
    "THO-14.14",
    "All units in {space} are in the fight already.",
    "Toutes les unités placées dans {space} participent déjà au combat.",
)
NO_OWN_UNITS = Rule(
    "no-own-units", "THO-14.7", "You have no units in {space}.", "Vous n'avez pas d'unité dans {space}."
)
ALL_BUT_ONE = Rule(
    "last-unit",
    "THO-14.8",
    "You may take all units but one from {space}: the last one stays.",
    "Dans {space}, vous pouvez prendre toutes vos unités sauf une : la dernière reste.",
)
NEVER_EMPTY = Rule(
    "last-unit",
    "THO-14.10",
    "The last unit of {space} stays there: no space may be left empty.",
    "La dernière unité placée dans {space} y reste : on ne peut pas évacuer complètement une case.",
)
NO_TRANSFER_AGAINST_ORKS = Rule(
    "no-transfer-against-orks",
    "THO-14.11",
    "Nobody transfers a hero or small wizard against a band of orks: that belongs to players' attacks.",
    "Contre une bande d'Orks, on ne transfère ni héros ni petit magicien : c'est pour les attaques des joueurs.",
)
DEFENDER_TRANSFERS = Rule(
    "defender-transfers",
    "THO-14.11",
    "The defender transfers neither hero nor small wizard: that is for the attacker.",
    "Le défenseur ne transfère ni héros ni petit magicien : c'est réservé à l'attaquant.",
)
ONE_TRANSFER = Rule(
    "one-transfer",
    "THO-14.11",
    "You have transferred one already: there is one transfer in an attack.",
    "Vous en avez déjà transféré un : il y a un seul transfert par attaque.",
)
THERE_ALREADY = Rule(
    "there-already", "THO-14.11", "Your {figure} is in {space} already.", "Votre {figure} est déjà dans {space}."
)
TOO_LATE_TO_TRANSFER = Rule(
    "dice-were-thrown",
    "THO-14.11",
    "Dice have been thrown in this fight: hero or small wizard is transferred before that.",
    "Les dés de ce combat ont été jetés : on transfère le héros ou le petit magicien avant cela.",
)
TOO_LATE_TO_GATHER = Rule(
    "dice-were-thrown",
    "THO-14.7",
    "Dice have been thrown in this fight: units are gathered before that.",
    "Les dés de ce combat ont été jetés : on se renforce avant cela.",
)
NO_WALKING = Rule(
    "no-walking",
    "THO-14.6",
    "Units move only in an attack: nobody just walks.",
    "Les unités ne se déplacent que par une attaque : il n'y a pas de déplacement libre.",
)
OWNER_CHOOSES = Rule(
    "owner-chooses",
    "THO-15.17",
    "{seat} chooses which of these units are lost, and nobody else.",
    "C'est {seat} qui choisit lesquelles de ces unités sont perdues, et personne d'autre.",
)
OWNER_FEEDS = Rule(
    "owner-chooses",
    "THO-9.4",
    "{seat} chooses which of these units the dragon eats, and nobody else.",
    "C'est {seat} qui choisit lesquelles de ces unités le dragon dévore, et personne d'autre.",
)
NO_WAY_BACK = Rule(
    "no-way-back",
    "THO-16.2",
    "A total attack goes on to the end: it cannot be broken off.",
    "Une attaque totale va jusqu'au bout : on ne peut pas l'interrompre.",
)
ONE_EXCHANGE_FIRST = Rule(
    "one-exchange-first",
    "THO-16.2",
    "Both sides roll at least once: only after that an attack may be broken off.",
    "Les deux camps jettent le dé au moins une fois : après cela seulement, on peut interrompre une attaque.",
)
ORKS_DO_NOT_STOP = Rule(
    "orks-do-not-stop",
    "THO-7.15",
    "Orks attack here, and no player chooses for them.",
    "Ici, ce sont les Orks qui attaquent, et aucun joueur ne choisit pour eux.",
)
ONE_MUST_MOVE = Rule(
    "one-must-move",
    "THO-16.3",
    "At least one unit moves into the emptied space.",
    "Au moins une unité va occuper la case vidée.",
)
ONE_STAYS = Rule(
    "one-stays", "THO-16.3", "At least one unit stays in {space}.", "Au moins une unité reste dans {space}."
)
ONLY_THE_EMPTIED = Rule(
    "only-the-emptied",
    "THO-16.3",
    "The winner moves into the space that was emptied: {space}.",
    "Le vainqueur occupe la case qui a été vidée : {space}.",
)


def ground(fight: Fight) -> tuple[str, str]:
    """The two spaces of a fight, as targets."""
    return space_target(fight.origin), space_target(fight.target)


# --- before the first exchange ---------------------------------------------------------------------------------------


def start_band_fight(state: State, band: str, target: str, defender: Seat, route: Route) -> State:
    """A band of orks attacks; nobody gathers, unless THO-R10 is read the other way."""
    state = replace(state, fight=Fight(band, target, None, defender, route))
    return _defend(state)


def prepare(state: State) -> State:
    """The attacker transfers and gathers first, if there is anything to bring (THO-14.7, 14.11)."""
    fight = state.fight
    assert fight is not None
    assert fight.attacker is not None
    state = replace(state, phase=Phase.PREPARE, active=fight.attacker)
    return state if can_prepare(state, fight.attacker) else _defend(state)


def _defend(state: State) -> State:
    """Then a defending player gathers, knowing what the attacker did (THO-14.9, R10)."""
    fight = state.fight
    assert fight is not None
    state = replace(state, fight=replace(fight, transferred=False), phase=Phase.DEFEND, active=fight.defender)
    if fight.defender is not None and can_prepare(state, fight.defender):
        return state
    return _to_exchange(state)


def prepared(state: State, log: Log) -> State:
    """Whoever prepared is ready."""
    return _defend(state) if state.phase is Phase.PREPARE else _to_exchange(state)


def _to_exchange(state: State) -> State:
    assert state.fight is not None
    return replace(state, fight=replace(state.fight, transferred=False), phase=Phase.EXCHANGE, active=None)


def rallying(state: State) -> str | None:
    """The fighting space that whoever prepares now strengthens."""
    if state.fight is None:
        return None
    return {Phase.PREPARE: state.fight.origin, Phase.DEFEND: state.fight.target}.get(state.phase)


def judge_transfer(state: State, action: act.Transfer) -> list[Reason]:
    """Why that figure is not transferred."""
    seat, here, fight = action.seat, rallying(state), state.fighting
    reasons = untimely(state, action)
    barred = [*transfer_bars(state, seat)]
    if here is None:
        late = (
            () if fight is None or not fight.exchanges else (TOO_LATE_TO_TRANSFER(*ground(fight), n=fight.exchanges),)
        )
        return [*(barred or late), *reasons]
    reasons += barred
    if seat != state.active:
        return reasons
    if fight is not None and fight.transferred:
        reasons.append(ONE_TRANSFER(space_target(here)))
    return [*reasons, *transfer_faults(state, here, seat, action.space, action.figure)]


def transfer_bars(state: State, seat: Seat) -> Iterator[Reason]:
    """It is the attacker's right (THO-14.11, R12), and orks are met as one stands."""
    fight = state.fighting
    if fight is not None and seat == fight.defender:
        if fight.mode is None:
            yield NO_TRANSFER_AGAINST_ORKS(space_target(fight.target))
        elif not state.options.defender_transfer:
            yield DEFENDER_TRANSFERS(space_target(fight.target))


def transfer_faults(state: State, here: str, seat: Seat, space: str, figure: Figure) -> Iterator[Reason]:
    """From any space that is not left empty (THO-14.10, 14.11, R14), never to the other figure (THO-14.12)."""
    force = state.force(space)
    if force is None or force.holder != seat or force.figure is not figure:
        yield at(NOT_YOUR_FIGURE, space, figure=figure)
        return
    if space == here:
        yield at(THERE_ALREADY, space, figure=figure)
    elif force.units < 2 and not state.options.transfer_may_empty:
        yield at(NEVER_EMPTY, space)
    yield from together(state, seat, here, figure, BROUGHT_TOGETHER, TOGETHER)


def legal_transfers(state: State, seat: Seat) -> Iterator[act.Transfer]:
    """Which figures may be transferred, and from where."""
    here, fight = rallying(state), state.fight
    if here is None or fight is None or fight.transferred or any(transfer_bars(state, seat)):
        return
    pairs = zip(state.board.spaces, state.forces, strict=True)
    figures = [(space, f.figure) for space, f in pairs if f is not None and f.figure is not None and f.holder == seat]
    for space, figure in figures:
        if not any(transfer_faults(state, here, seat, space, figure)):
            yield act.Transfer(seat, space, figure)


def judge_gather(state: State, action: act.Gather) -> list[Reason]:
    """Why that unit is not gathered."""
    seat, here, fight = action.seat, rallying(state), state.fighting
    reasons = untimely(state, action)
    if fight is None:
        return reasons
    clause = "THO-14.9" if seat == fight.defender else "THO-14.7"
    if here is None:
        if fight.mode is None and not state.may_gather:
            return [AGAINST_ORKS.under("THO-14.9")(space_target(fight.target)), *reasons]
        if fight.mode is Mode.PARTIAL:
            reasons = [ONLY_TOTAL.under(clause)(*ground(fight)), *reasons]
        late = TOO_LATE_TO_GATHER.under(clause)
        return [late(*ground(fight), n=fight.exchanges), *reasons] if fight.exchanges else reasons
    if seat != state.active:
        return reasons
    if not state.may_gather:
        rule = AGAINST_ORKS if fight.mode is None else ONLY_TOTAL
        reasons.append(rule.under(clause)(space_target(here)))
    return [*reasons, *gather_faults(state, here, seat, action.space, action.piece)]


def gather_faults(state: State, here: str, seat: Seat, space: str, piece: Piece) -> Iterator[Reason]:
    """From a contiguous space, where one unit at least stays (THO-14.7 to 14.10), never to the other figure (14.12)."""
    attacks, force = state.phase is Phase.PREPARE, state.force(space)
    clause = "THO-14.7" if attacks else "THO-14.9"
    if space == here:
        yield at(IN_THE_FIGHT, space)
        return
    if here not in state.board.neighbours[space]:
        yield NOT_BESIDE.under(clause)(space_target(space), space_target(here), space=space, target=here)
    if force is None or force.holder != seat:
        yield NO_OWN_UNITS.under(clause)(space_target(space), space=space, target=here)
        return
    yield from lacking(space, force, piece, clause, clause)
    if force.units < 2:
        yield at(ALL_BUT_ONE if attacks else ALL_BUT_ONE.under("THO-14.9"), space)
        yield at(NEVER_EMPTY, space)
    if piece.figure is not None and force.figure is piece.figure:
        yield from together(state, seat, here, piece.figure, BROUGHT_TOGETHER, TOGETHER)


def legal_gathers(state: State, seat: Seat) -> Iterator[act.Gather]:
    """What may be gathered, and from where."""
    here = rallying(state)
    if here is None or not state.may_gather:
        return
    for space in state.board.neighbours[here]:
        force = state.force(space)
        if force is not None and force.holder == seat:
            for piece in force.pieces:
                if not any(gather_faults(state, here, seat, space, piece)):
                    yield act.Gather(seat, space, piece)


def judge_ready(state: State, action: act.Ready) -> list[Reason]:
    """Why somebody is not ready yet."""
    return [*untimely(state, action), *(ready_faults(state) if action.seat == state.active else ())]


def ready_faults(state: State) -> Iterator[Reason]:
    """A winner moves one unit in at least (THO-16.3)."""
    if state.phase is Phase.OCCUPY:
        assert state.fight is not None
        home, emptied = ends(state.fight)
        if state.force(emptied) is None:
            yield ONE_MUST_MOVE(space_target(home), space_target(emptied))


def can_prepare(state: State, seat: Seat) -> bool:
    """Whether there is anything to bring."""
    return any(legal_gathers(state, seat)) or any(legal_transfers(state, seat))


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
        _tell_parts(fight.origin, attack_parts(state, fight.origin), log, attacks=True)
        told = (*force_parts(defender), *bonus_parts(state, fight.target, fight.route))
        _tell_parts(fight.target, told, log, attacks=False)
    log.append(
        ev.Thrown("THO-15.11" if number == 1 else "THO-15.18", fight.origin, fight.target, number, *dice, ours, theirs)
    )
    sides = (
        (fight.origin, fight.target, action.attack, ours, paid.defender, defender.units),
        (fight.target, fight.origin, action.defence, theirs, paid.attacker, attacker.units),
    )
    for by, foe, factor, strength, lost, there in sides:
        if factor > strength:
            log.append(ev.Missed("THO-15.13", by, factor, strength))
        else:
            log.append(ev.Struck("THO-15.15" if factor > there else "THO-15.12", by, foe, factor, lost))
    if paid.attacker and paid.defender:
        log.append(ev.FellTogether("THO-15.14", fight.origin, fight.target))
    if paid.both_missed:
        log.append(ev.BothMissed("THO-15.16", fight.origin, fight.target))
    state = replace(state, fight=replace(fight, exchanges=number, dice=dice), thrown=dice, then=Phase.FIGHT)
    return owe(state, ((fight.origin, paid.attacker), (fight.target, paid.defender)), log)


def _tell_parts(space: str, parts: Iterable[Part], log: Log, *, attacks: bool) -> None:
    log += [ev.PartCounted(part.clause, space, attacks, part.code, part.points) for part in parts]


def judge_lose(state: State, action: act.Lose) -> list[Reason]:
    """Why somebody does not choose these losses: their owner does (THO-15.17, 9.4)."""
    reasons = untimely(state, action)
    if state.phase is Phase.LOSSES and action.seat != state.active and not nobody(state, action.seat):
        rule = OWNER_FEEDS if state.then is Phase.LANDING else OWNER_CHOOSES
        left = [reason for reason in reasons if reason.clause != rule.clause]
        return [rule(space_target(state.losses[0].space), seat=state.active), *left]
    return reasons


def judge_stop(state: State, action: act.Stop) -> list[Reason]:
    """Why the attack is not broken off: by whom, in which attack, and when (THO-7.15, 16.2)."""
    reasons, fight = untimely(state, action), state.fighting
    if fight is None or state.phase is Phase.GO_ON:
        return reasons
    if fight.attacker is None:
        return [ORKS_DO_NOT_STOP(*ground(fight)), *reasons]
    if fight.mode is Mode.TOTAL and fight.winner is None:
        return [NO_WAY_BACK(*ground(fight)), *reasons]
    return reasons if fight.exchanges else [ONE_EXCHANGE_FIRST(*ground(fight)), *reasons]


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


def judge_advance(state: State, action: act.Advance) -> list[Reason]:
    """Why those units do not move in there."""
    seat, space = action.seat, action.space
    reasons = untimely(state, action)
    if state.phase is not Phase.OCCUPY or seat != state.active:
        if state.phase is not Phase.OVER and state.fight is None:
            reasons.append(NO_WALKING(space_target(space)))
        return reasons
    assert state.fight is not None
    home, emptied = ends(state.fight)
    if space != emptied:
        reasons += [at(ONLY_THE_EMPTIED, emptied), *others(state, seat, space), NO_WALKING(space_target(space))]
    return [*reasons, *advance_faults(state, home, action.piece)]


def advance_faults(state: State, home: str, piece: Piece) -> Iterator[Reason]:
    """Units of the winner's space (THO-16.7), one of which stays (THO-16.3)."""
    force = state.force(home)
    assert force is not None
    yield from lacking(home, force, piece, "THO-16.3", "THO-16.7")
    if force.units < 2:
        yield at(ONE_STAYS, home)


def legal_advances(state: State, seat: Seat) -> Iterator[act.Advance]:
    """What may move in."""
    assert state.fight is not None
    home, emptied = ends(state.fight)
    force = state.force(home)
    assert force is not None
    return (act.Advance(seat, emptied, piece) for piece in force.pieces if not any(advance_faults(state, home, piece)))


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
