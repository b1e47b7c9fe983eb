"""The judge: every reason against an action, each with its clause and what on the board proves it.

What a person should hear first stands in front. An action without a reason against it is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orclib.engine import CHANCE, Reason, Seat
from orclib.games.thorval import actions as act
from orclib.games.thorval.actions import Trick, seat_target, space_target
from orclib.games.thorval.box import DIE, FEW_UNITS, FIGURE_COST, REAL, REQUESTS, Figure, Mode, Piece
from orclib.games.thorval.rules.battle import ends, may_gather, rallying
from orclib.games.thorval.rules.choices import hiding_places, laying_places, liftable, mass_soldiers, mass_spaces
from orclib.games.thorval.rules.turn import second_origins
from orclib.games.thorval.state import MASSING, ROLLING, SETUP, SPREADING, Phase, State, lying_at

Reasons = tuple[Reason, ...]


def refusals(state: State, action: act.AnyAction) -> Reasons:
    """Every reason against an action; () means that it is legal."""
    strange = [space for space in _spaces(action) if space not in state.board.index]
    if strange:
        return tuple(Reason("THO-2.1", "no-such-space", (), {"space": space}) for space in strange)
    return _once(_JUDGES[type(action)](state, action))


def _once(reasons: list[Reason]) -> Reasons:
    kept: list[Reason] = []
    for reason in reasons:
        if reason not in kept:
            kept.append(reason)
    return tuple(kept)


def _spaces(action: act.AnyAction) -> list[str]:
    if isinstance(action, act.Try) and action.trick is Trick.BIND:
        return []
    names = ("space", "origin", "target", *(("to",) if isinstance(action, act.Try) and action.to else ()))
    return [getattr(action, name) for name in names if hasattr(action, name)]


def at(*spaces: str) -> tuple[str, ...]:
    return tuple(space_target(space) for space in spaces)


# --- whose turn it is ------------------------------------------------------------------------------------------------


def _nobody(state: State, seat: Seat) -> list[Reason]:
    """Why a seat can never act now: it does not exist, is out, or all is over."""
    if not 0 <= seat < state.options.players:
        return [Reason("THO-1.2", "no-such-seat", (), {"players": state.options.players})]
    if state.phase is Phase.OVER:
        return [_over(state)]
    if seat in state.out:
        return [Reason("THO-18.1", "eliminated", (seat_target(seat),), {"seat": seat})]
    return []


def _over(state: State) -> Reason:
    """The game is over, by three treasures (THO-18.2) or since nobody else is left (THO-18.1)."""
    crowned = any(set(REAL) <= set(state.found[winner]) for winner in state.winners)
    return Reason("THO-18.2" if crowned else "THO-18.1", "over", tuple(map(seat_target, state.winners)))


_PHASE_CLAUSES: dict[Phase, tuple[str, str]] = {
    Phase.OPENING_ROLL: ("THO-3.1", "opening-roll-first"),
    Phase.CASTLES: ("THO-3.4", "castles-now"),
    Phase.ORK_SETUP: ("THO-3.6", "orks-now"),
    Phase.SETTLE: ("THO-3.8", "settle-now"),
    Phase.HIDE: ("THO-3.12", "hide-now"),
    Phase.MUSTER: ("THO-3.17", "muster-now"),
    Phase.SPREAD: ("THO-6.1", "spread-now"),
    Phase.DRAGON: ("THO-9.1", "dragon-now"),
    Phase.MEDIATOR: ("THO-10.1", "mediator-now"),
    Phase.GIFT: ("THO-10.2", "gift-now"),
    Phase.FIRST_PLAYER: ("THO-11.1", "first-player-now"),
    Phase.HELP: ("THO-12.1", "help-first"),
    Phase.LIFT: ("THO-12.9", "lift-now"),
    Phase.LAY: ("THO-12.9", "lay-now"),
    Phase.EXTRA: ("THO-12.11", "extra-now"),
    Phase.REINFORCE: ("THO-13.1", "reinforce-first"),
    Phase.DECLARE: ("THO-14.1", "declare-now"),
    Phase.ANNOUNCE: ("THO-12.7", "announce-now"),
    Phase.PREPARE: ("THO-14.7", "prepare-now"),
    Phase.DEFEND: ("THO-14.9", "defend-now"),
    Phase.EXCHANGE: ("THO-15.11", "dice-now"),
    Phase.LOSSES: ("THO-15.17", "losses-now"),
    Phase.GO_ON: ("THO-16.1", "go-on-now"),
    Phase.OCCUPY: ("THO-16.3", "occupy-now"),
    Phase.CHEST: ("THO-17.2", "chest-now"),
    Phase.CROWN: ("THO-17.3", "crown-now"),
    Phase.RING: ("THO-17.4", "ring-now"),
    Phase.HELP_SOLDIERS: ("THO-12.5", "help-soldiers-now"),
    Phase.SECOND_ATTACK: ("THO-12.8", "second-now"),
}


def untimely(state: State, seat: Seat, *phases: Phase) -> list[Reason]:
    """Why it is not this seat's moment for something of these phases."""
    if reasons := _nobody(state, seat):
        return reasons
    reasons = []
    due, code = _PHASE_CLAUSES[state.phase]
    due = _exact(state) or due
    if state.active is not None and seat != state.active:
        clause = "THO-3.3" if state.phase in SETUP else due if state.mover is None else "THO-12.1"
        reasons.append(Reason(clause, "not-your-turn", (seat_target(state.active),), {"seat": state.active}))
    if state.phase not in phases:
        reasons.append(Reason(due, code))
    return reasons


def _exact(state: State) -> str | None:
    """The clause of what is due now where the phase alone does not tell it."""
    match state.phase:
        case Phase.HELP_SOLDIERS:
            return _mass_clause(state)
        case Phase.HIDE if state.hiding > 1:
            return "THO-3.14" if state.hiding <= 3 else "THO-19.4"
        case Phase.SPREAD if len(state.alive) == len(DIE) - 1:
            return "THO-6.3"
        case Phase.LOSSES if state.then is Phase.LANDING:
            return "THO-9.4"
        case Phase.PREPARE if not may_gather(state):
            return "THO-14.11"
    return None


def _chance(state: State, seat: Seat, clause: str, phases: tuple[Phase, ...]) -> list[Reason]:
    if seat != CHANCE:
        return [Reason("THO-1.5", "dice-only")]
    if state.phase is Phase.OVER:
        return [_over(state)]
    if state.phase not in phases:
        return [Reason(clause, "no-die-now")]
    return []


def _faces(clause: str, *faces: int) -> list[Reason]:
    return [Reason(clause, "no-such-face", (), {"n": face}) for face in faces if face not in DIE]


def _judge_roll(state: State, action: act.Roll) -> list[Reason]:
    return [*_chance(state, action.seat, "THO-1.5", ROLLING), *_faces("THO-1.3", action.face)]


def _judge_exchange(state: State, action: act.Exchange) -> list[Reason]:
    reasons = _chance(state, action.seat, "THO-15.11", (Phase.EXCHANGE,))
    return [*reasons, *_faces("THO-1.3", action.attack, action.defence)]


# --- what stands in a space ------------------------------------------------------------------------------------------


def not_own(state: State, seat: Seat, space: str, clause: str) -> list[Reason]:
    """Why a seat has no units there, to put others beside them."""
    force, here = state.force(space), at(space)
    if force is not None and force.holder == seat:
        return []
    if force is None:
        first = Reason(clause, "not-own-empty", here, {"space": space})
    elif force.holder is None:
        first = Reason(clause, "not-own-orks", here, {"space": space})
    else:
        first = Reason(clause, "not-own-foreign", here, {"space": space, "seat": force.holder})
    return [first, *_others(state, seat, space)]


def _others(state: State, seat: Seat, space: str) -> list[Reason]:
    """Somebody else stands there: orks (THO-2.10) or another player (THO-2.9)."""
    force = state.force(space)
    if force is None or force.holder == seat:
        return []
    if force.holder is None:
        return [Reason("THO-2.10", "orks-there", at(space), {"space": space})]
    return [Reason("THO-2.9", "foreign-there", at(space), {"space": space, "seat": force.holder})]


def _figure_faults(state: State, seat: Seat, space: str, figure: Figure, soldiers: int) -> list[Reason]:
    """Why a figure cannot come in there for two of so many soldiers."""
    reasons = []
    there = state.where(seat, figure) if 0 <= seat < state.options.players else None
    if there is not None:
        facts = {"figure": figure, "space": there}
        reasons.append(Reason("THO-4.4", "figure-on-board", at(there), facts))
    if soldiers < FIGURE_COST:
        reasons.append(Reason("THO-4.1", "figure-costs-two", (), {"figure": figure, "n": soldiers}))
    return [*reasons, *_together(state, seat, space, figure, "THO-4.3")]


def _together(state: State, seat: Seat, space: str, figure: Figure, *clauses: str) -> list[Reason]:
    """Why a figure cannot stand there: the other one does."""
    force = state.force(space)
    if force is None or force.holder != seat or force.figure is not figure.other:
        return []
    facts = {"figure": figure.other, "space": space}
    return [Reason(clause, "figures-together", at(space), facts) for clause in clauses]


# --- set-up ----------------------------------------------------------------------------------------------------------


def _judge_settle(state: State, action: act.Settle) -> list[Reason]:
    seat, space = action.seat, action.space
    reasons = untimely(state, seat, Phase.CASTLES, Phase.SETTLE)
    force, here, facts = state.force(space), at(space), {"space": space}
    castles = state.phase is not Phase.SETTLE
    clause = "THO-3.4" if castles else "THO-3.8"
    if castles is not state.board.is_castle(space):
        reasons.append(Reason(clause, "castle-wanted" if castles else "territory-wanted", here, facts))
    if force is not None:
        reasons.append(Reason(clause, "occupied", here, facts))
        reasons += _others(state, seat, space)
    return reasons


def _judge_hide(state: State, action: act.Hide) -> list[Reason]:
    seat, owner, space = action.seat, action.owner, action.space
    reasons = untimely(state, seat, Phase.HIDE)
    here, facts = at(space), {"space": space}
    if not 0 <= seat < state.options.players:
        return reasons
    rightful = state.options.hides_for(seat)
    if owner != rightful:
        code = "own-treasure" if owner == seat else "others-treasure"
        reasons.append(Reason("THO-3.11", code, (seat_target(rightful),), {"seat": rightful}))
        return reasons
    if action.kind not in state.options.kinds:
        reasons.append(Reason("THO-19.4", "no-blank"))
    elif action.kind not in state.to_hide[owner]:
        reasons.append(Reason("THO-3.16", "hidden-already", (), {"kind": action.kind}))
    taken = {lying.space for lying in state.lying}
    castle = state.board.is_castle(space)
    if state.hiding > 1:
        if castle:
            reasons.append(Reason("THO-3.14", "territory-wanted", here, facts))
        elif not state.options.hide_under_owner and state.holds(owner, space):
            reasons.append(Reason("THO-3.14", "under-owner", here, {"space": space, "seat": owner}))
    elif not castle:
        reasons.append(Reason("THO-3.12", "castle-wanted", here, facts))
    elif state.holds(owner, space) and space not in taken and space not in hiding_places(state, owner):
        reasons.append(Reason("THO-3.13", "owners-castle", here, {"space": space, "seat": owner}))
    if space in taken:
        reasons.append(Reason("THO-3.15", "treasure-there", here, facts))
    return reasons


_MASS_CLAUSES = {Phase.MUSTER: "THO-3.17", Phase.GIFT: "THO-10.2", Phase.CHEST: "THO-17.2"}


def _mass_clause(state: State) -> str:
    return _MASS_CLAUSES.get(state.phase, "THO-12.6" if state.help == 2 else "THO-12.5")


def _judge_mass(state: State, action: act.Mass) -> list[Reason]:
    seat, space, figures = action.seat, action.space, action.figures
    reasons = untimely(state, seat, *MASSING)
    if reasons and state.phase not in MASSING:
        return reasons
    clause, soldiers = _mass_clause(state), mass_soldiers(state)
    if seat == state.active and space not in mass_spaces(state):
        if state.phase is Phase.MUSTER:
            reasons += not_own(state, seat, space, clause)
        else:
            code = "not-taken" if state.phase is Phase.HELP_SOLDIERS else "other-space"
            reasons.append(Reason(clause, code, at(*mass_spaces(state)), {"space": space}))
    for figure in dict.fromkeys(figures):
        reasons += _figure_faults(state, seat, space, figure, soldiers)
    if len(figures) > 1:
        if state.phase is Phase.MUSTER:
            reasons.append(Reason("THO-3.17", "all-in-one-space", at(space)))
        reasons.append(Reason("THO-4.2", "two-figures", at(space)))
        reasons.append(Reason("THO-4.3", "figures-together-put", at(space)))
    return reasons


# --- help ------------------------------------------------------------------------------------------------------------


def _judge_help(state: State, action: act.Help) -> list[Reason]:
    seat, option = action.seat, action.option
    reasons = untimely(state, seat, Phase.HELP)
    if not 0 <= option <= 5:
        return [*reasons, Reason("THO-12.4", "no-such-option", (), {"n": option})]
    if not 0 <= seat < state.options.players:
        return reasons
    if state.phase is not Phase.HELP and seat == state.mover and state.phase is not Phase.OVER:
        reasons = [Reason("THO-12.1", "help-at-start"), *reasons]
        if state.help:
            reasons.append(Reason("THO-12.3", "one-option", (), {"n": state.help}))
    if not option:
        return reasons
    if state.requests[seat] >= REQUESTS:
        reasons.append(Reason("THO-12.2", "requests-spent", (seat_target(seat),), {"n": REQUESTS}))
    if option == 3:
        if state.treasure_moved:
            reasons.append(Reason("THO-12.10", "moved-already"))
        if not liftable(state, seat):
            reasons.append(Reason("THO-12.9", "no-treasure"))
    if option == 4 and (units := state.units(seat)) >= FEW_UNITS:
        reasons.append(Reason("THO-12.11", "too-many-units", at(*state.own(seat)), {"n": units, "few": FEW_UNITS}))
    if option == 5 and not any(state.holds(seat, space) for space in state.board.water):
        water = [space for space in state.board.spaces if space in state.board.water]
        reasons.append(Reason("THO-12.12", "no-water", at(*water)))
    return reasons


def _judge_lift(state: State, action: act.Lift) -> list[Reason]:
    seat, space = action.seat, action.space
    return [*untimely(state, seat, Phase.LIFT), *lifting(state, seat, space)]


def lifting(state: State, seat: Seat, space: str) -> list[Reason]:
    """Why the treasure in a space cannot be taken up."""
    lying, here, facts = lying_at(state, space), at(space), {"space": space}
    if lying is None:
        return [Reason("THO-12.9", "nothing-lies-there", here, facts)]
    if lying.owner == seat:
        return [Reason("THO-12.9", "own-treasure-moved", here, facts)]
    return [] if laying_places(state, space) else [Reason("THO-12.9", "nowhere-to-lay", here, facts)]


def _judge_lay(state: State, action: act.Lay) -> list[Reason]:
    reasons = untimely(state, action.seat, Phase.LAY)
    return reasons if state.lifted is None else [*reasons, *laying(state, state.lifted, action.space)]


def laying(state: State, lifted: str, space: str) -> list[Reason]:
    """Why the treasure of one space cannot be laid in another one."""
    lying, here, facts = lying_at(state, lifted), at(space), {"space": space}
    if space == lifted:
        return [Reason("THO-12.9", "same-space", here, facts)]
    if lying_at(state, space) is not None:
        return [Reason("THO-12.9", "treasure-there", here, facts)]
    if lying is None or space in laying_places(state, lifted):
        return []
    return [Reason("THO-12.9", "under-owner", here, {"space": space, "seat": lying.owner})]


# --- placing soldiers ------------------------------------------------------------------------------------------------

SPREAD_CLAUSES = {Phase.REINFORCE: "THO-13.5", Phase.EXTRA: "THO-12.11", Phase.CROWN: "THO-17.3"}


def _judge_put(state: State, action: act.Put) -> list[Reason]:
    seat, space = action.seat, action.space
    reasons = untimely(state, seat, *SPREADING)
    if state.phase not in SPREADING:
        if state.phase is Phase.MUSTER and seat == state.active:
            return [Reason("THO-3.17", "all-in-one-space")]
        if state.phase is Phase.HELP_SOLDIERS and seat == state.active:
            return [Reason(_mass_clause(state), "together")]
        return reasons
    if seat != state.active:
        return reasons
    reasons += not_own(state, seat, space, SPREAD_CLAUSES[state.phase])
    if (figure := action.piece.figure) is not None:
        reasons += _figure_faults(state, seat, space, figure, state.to_place)
    return reasons


# --- attacks ---------------------------------------------------------------------------------------------------------


def _judge_pass(state: State, action: act.Pass) -> list[Reason]:
    return untimely(state, action.seat, Phase.DECLARE, Phase.ANNOUNCE)


def _judge_attack(state: State, action: act.Attack) -> list[Reason]:
    seat, origin, target = action.seat, action.origin, action.target
    reasons = untimely(state, seat, Phase.DECLARE)
    if state.phase is not Phase.DECLARE and seat == state.mover and state.phase is not Phase.OVER:
        if state.phase in (Phase.HELP, Phase.LIFT, Phase.LAY, Phase.EXTRA):
            reasons.append(Reason("THO-13.1", "reinforce-first"))
        elif state.fight is not None and state.fight.attacker == seat and state.phase is not Phase.ANNOUNCE:
            here = at(state.fight.origin, state.fight.target)
            reasons = [Reason("THO-14.1", "one-attack", here), *reasons]
    reasons += _mode(state, action.mode)
    if action.boat and state.help != 5:
        reasons.append(Reason("THO-12.12", "no-boat"))
    reasons += origin_faults(state, seat, origin)
    reasons += way(state, origin, target, boat=action.boat)
    return [*reasons, *target_faults(state, seat, target)]


def _mode(state: State, mode: Mode) -> list[Reason]:
    if mode in state.options.modes:
        return []
    return [Reason("THO-14.7", "no-such-mode" if mode is Mode.SERIES else "mode-by-series")]


def origin_faults(state: State, seat: Seat, origin: str) -> list[Reason]:
    if not 0 <= seat < state.options.players or state.holds(seat, origin):
        return []
    return [Reason("THO-14.2", "origin-not-own", at(origin), {"space": origin})]


def way(state: State, origin: str, target: str, *, boat: bool = False) -> list[Reason]:
    board = state.board
    facts = {"origin": origin, "target": target}
    if boat:
        dry = [space for space in (origin, target) if space not in board.water]
        same = [Reason("THO-12.12", "same-shore", at(origin), facts)] if origin == target else []
        return [*(Reason("THO-12.12", "not-on-water", at(space), {"space": space}) for space in dry), *same]
    if board.route(origin, target) is not None:
        return []
    reasons = [Reason("THO-14.2", "not-contiguous", at(origin, target), facts)]
    if origin != target and origin in board.water and target in board.water:
        code = "boat-not-said" if state.help == 5 else "water-between"
        reasons.append(Reason("THO-2.5", code, at(origin, target), facts))
    return reasons


def target_faults(state: State, seat: Seat, target: str) -> list[Reason]:
    force, here, facts = state.force(target), at(target), {"space": target}
    reasons = []
    if force is None:
        reasons.append(Reason("THO-14.3", "target-empty", here, facts))
    elif force.holder == seat:
        reasons.append(Reason("THO-14.3", "target-own", here, facts))
    if target == state.dragon:
        reasons.append(Reason("THO-14.4", "dragons-space", here, facts))
    truce = state.truce
    if truce is not None and state.board.region[target] == truce:
        assert state.mediator is not None
        proof = at(state.mediator)
        reasons.append(Reason("THO-14.5", "truce", proof, {**facts, "region": truce}))
        reasons.append(Reason("THO-10.5", "truce-region", proof, {"region": truce}))
    return reasons


def _judge_announce(state: State, action: act.Announce) -> list[Reason]:
    seat, origin, target = action.seat, action.origin, action.target
    reasons = untimely(state, seat, Phase.ANNOUNCE)
    if state.phase is not Phase.ANNOUNCE:
        if seat == state.mover and state.phase is not Phase.OVER and state.fight is not None:
            if state.help != 2:
                reasons.append(Reason("THO-12.6", "no-second-attack"))
            elif state.second is not None:
                here = at(state.second.origin, state.second.target)
                facts = {"origin": state.second.origin, "target": state.second.target}
                reasons = [Reason("THO-12.7", "announced-already", here, facts), *reasons]
            else:
                reasons = [Reason("THO-12.7", "too-late-to-announce"), *reasons]
        return reasons
    if seat != state.active:
        return reasons
    if origin not in second_origins(state):
        reasons += origin_faults(state, seat, origin)
    return [*reasons, *way(state, origin, target), *target_faults(state, seat, target)]


def _judge_begin(state: State, action: act.Begin) -> list[Reason]:
    reasons = untimely(state, action.seat, Phase.SECOND_ATTACK)
    reasons += _mode(state, action.mode)
    return reasons


# --- preparing -------------------------------------------------------------------------------------------------------


def _too_late(state: State, clause: str) -> list[Reason]:
    """Once dice have been thrown nobody prepares any more."""
    fight = state.fighting
    if fight is None or fight.exchanges == 0:
        return []
    return [Reason(clause, "dice-were-thrown", at(fight.origin, fight.target), {"n": fight.exchanges})]


def _judge_transfer(state: State, action: act.Transfer) -> list[Reason]:
    seat, space, figure = action.seat, action.space, action.figure
    reasons = untimely(state, seat, Phase.PREPARE, Phase.DEFEND)
    barred = _no_transfer(state, seat)
    if state.phase not in (Phase.PREPARE, Phase.DEFEND):
        return [*(barred or _too_late(state, "THO-14.11")), *reasons]
    here, fight = rallying(state), state.fight
    assert here is not None
    assert fight is not None
    reasons += barred
    if seat != state.active:
        return reasons
    if fight.transferred:
        reasons.append(Reason("THO-14.11", "one-transfer", at(here)))
    force = state.force(space)
    if force is None or force.holder != seat or force.figure is not figure:
        facts = {"space": space, "figure": figure}
        reasons.append(Reason("THO-14.11", "no-such-figure", at(space), facts))
    else:
        if space == here:
            reasons.append(Reason("THO-14.11", "there-already", at(space), {"space": space, "figure": figure}))
        elif force.units < 2 and not state.options.transfer_may_empty:
            reasons.append(Reason("THO-14.10", "last-unit", at(space), {"space": space}))
        reasons += _together(state, seat, here, figure, "THO-14.12", "THO-4.3")
    return reasons


def _no_transfer(state: State, seat: Seat) -> list[Reason]:
    """Why a defender transfers nobody: it is the attacker's right (R12), and orks are met as one stands."""
    fight = state.fighting
    if fight is None or seat != fight.defender:
        return []
    if fight.mode is None:
        return [Reason("THO-14.11", "no-transfer-against-orks", at(fight.target))]
    return [] if state.options.defender_transfer else [Reason("THO-14.11", "defender-transfers", at(fight.target))]


def _judge_gather(state: State, action: act.Gather) -> list[Reason]:
    seat, space, piece = action.seat, action.space, action.piece
    reasons = untimely(state, seat, Phase.PREPARE, Phase.DEFEND)
    if state.phase not in (Phase.PREPARE, Phase.DEFEND):
        fight = state.fighting
        if fight is None:
            return reasons
        clause = "THO-14.9" if seat == fight.defender else "THO-14.7"
        if fight.mode is None and not may_gather(state):
            return [Reason("THO-14.9", "against-orks", at(fight.target)), *reasons]
        if fight.mode is Mode.PARTIAL:
            reasons = [Reason(clause, "partial", at(fight.origin, fight.target)), *reasons]
        return [*_too_late(state, clause), *reasons]
    here, fight = rallying(state), state.fight
    assert here is not None
    assert fight is not None
    if seat != state.active:
        return reasons
    attacks = state.phase is Phase.PREPARE
    clause = "THO-14.7" if attacks else "THO-14.9"
    if not may_gather(state):
        reasons.append(Reason(clause, "against-orks" if fight.mode is None else "partial", at(here)))
    force, facts = state.force(space), {"space": space, "target": here}
    if here not in state.board.neighbours[space]:
        reasons.append(Reason(clause, "not-beside", at(space, here), facts))
    if force is None or force.holder != seat:
        reasons.append(Reason(clause, "no-own-units", at(space), facts))
        return reasons
    figure = piece.figure
    if figure is not None and force.figure is not figure:
        reasons.append(Reason(clause, "no-such-figure", at(space), {"space": space, "figure": figure}))
    if figure is None and not force.count:
        reasons.append(Reason(clause, "no-soldier", at(space), {"space": space}))
    if force.units < 2:
        reasons.append(Reason("THO-14.8" if attacks else "THO-14.9", "last-unit", at(space), {"space": space}))
        reasons.append(Reason("THO-14.10", "last-unit", at(space), {"space": space}))
    if figure is not None and force.figure is figure:
        reasons += _together(state, seat, here, figure, "THO-14.12", "THO-4.3")
    return reasons


def _judge_ready(state: State, action: act.Ready) -> list[Reason]:
    reasons = untimely(state, action.seat, Phase.PREPARE, Phase.DEFEND, Phase.OCCUPY)
    if state.phase is Phase.OCCUPY and action.seat == state.active:
        assert state.fight is not None
        home, emptied = ends(state.fight)
        if state.force(emptied) is None:
            reasons.append(Reason("THO-16.3", "one-must-move", at(home, emptied)))
    return reasons


# --- the fight -------------------------------------------------------------------------------------------------------


def _judge_lose(state: State, action: act.Lose) -> list[Reason]:
    reasons = untimely(state, action.seat, Phase.LOSSES)
    if (
        state.phase is Phase.LOSSES
        and action.seat != state.active
        and state.active is not None
        and not (_nobody(state, action.seat))
    ):
        clause = "THO-9.4" if state.then is Phase.LANDING else "THO-15.17"
        here = at(state.losses[0].space)
        others = [reason for reason in reasons if reason.clause != clause]
        return [Reason(clause, "owner-chooses", here, {"seat": state.active}), *others]
    return reasons


def _judge_go_on(state: State, action: act.GoOn) -> list[Reason]:
    return untimely(state, action.seat, Phase.GO_ON)


def _judge_stop(state: State, action: act.Stop) -> list[Reason]:
    reasons = untimely(state, action.seat, Phase.GO_ON)
    fight = state.fighting
    if fight is None or state.phase is Phase.GO_ON:
        return reasons
    here = at(fight.origin, fight.target)
    if fight.attacker is None:
        return [Reason("THO-7.15", "orks-do-not-stop", here), *reasons]
    if fight.mode is Mode.TOTAL and fight.winner is None:
        reasons = [Reason("THO-16.2", "no-way-back", here), *reasons]
    elif fight.exchanges == 0:
        reasons = [Reason("THO-16.2", "one-exchange-first", here), *reasons]
    return reasons


def _judge_advance(state: State, action: act.Advance) -> list[Reason]:
    seat, space, piece = action.seat, action.space, action.piece
    reasons = untimely(state, seat, Phase.OCCUPY)
    if state.phase is not Phase.OCCUPY or seat != state.active:
        if state.phase is not Phase.OVER and state.fight is None:
            reasons.append(Reason("THO-14.6", "no-walking", at(space)))
        return reasons
    assert state.fight is not None
    home, emptied = ends(state.fight)
    force = state.force(home)
    assert force is not None
    if space != emptied:
        reasons.append(Reason("THO-16.3", "only-the-emptied", at(emptied), {"space": emptied}))
        reasons += [*_others(state, seat, space), Reason("THO-14.6", "no-walking", at(space))]
    figure = piece.figure
    if figure is not None and force.figure is not figure:
        reasons.append(Reason("THO-16.7", "no-such-figure", at(home), {"space": home, "figure": figure}))
    if figure is None and not force.count:
        reasons.append(Reason("THO-16.3", "no-soldier", at(home), {"space": home}))
    if force.units < 2:
        reasons.append(Reason("THO-16.3", "one-stays", at(home), {"space": home}))
    return reasons


def _judge_take(state: State, action: act.Take) -> list[Reason]:
    seat, space, piece = action.seat, action.space, action.piece
    reasons = untimely(state, seat, Phase.RING)
    if state.phase is not Phase.RING:
        if state.phase is not Phase.OVER:
            reasons.append(Reason("THO-15.17", "not-by-choice", at(space)))
        return reasons
    force, here, facts = state.force(space), at(space), {"space": space}
    if force is None:
        reasons.append(Reason("THO-17.4", "nobody-there", here, {**facts, "figure": piece.figure}))
    elif force.holder is None:
        reasons.append(Reason("THO-17.4", "orks-no-opponent", here, facts))
    elif force.holder == seat:
        reasons.append(Reason("THO-17.4", "own-units", here, facts))
    else:
        if state.victim not in (None, force.holder):
            assert state.victim is not None
            reasons.append(Reason("THO-17.4", "one-opponent", (seat_target(state.victim),), {"seat": state.victim}))
        figure = piece.figure
        if figure is not None and force.figure is not figure:
            reasons.append(Reason("THO-17.4", "no-such-figure", here, {"space": space, "figure": figure}))
        if figure is None and not force.count:
            reasons.append(Reason("THO-17.4", "no-soldier", here, facts))
    if piece is Piece.REST:
        reasons.append(Reason("THO-1.6", "one-by-one"))
    return reasons


def _judge_keep(state: State, action: act.Keep) -> list[Reason]:
    reasons = untimely(state, action.seat, Phase.HELP_SOLDIERS)
    if state.phase is Phase.HELP_SOLDIERS and state.second is None:
        clause = "THO-12.6" if state.help == 2 else "THO-12.5"
        reasons.append(Reason(clause, "nothing-to-keep-for"))
    return reasons


# --- attempts --------------------------------------------------------------------------------------------------------


def _judge_try(state: State, action: act.Try) -> list[Reason]:
    seat, space = action.seat, action.space
    before = _nobody(state, seat)
    match action.trick:
        case Trick.LOOK:
            lying = lying_at(state, space)
            if lying is None:
                return [*before, Reason("THO-17.6", "nothing-lies-there", at(space), {"space": space})]
            here = (act.lying_target(space),)
            facts = {"space": space, "seat": lying.owner}
            if lying.owner == seat:
                return [*before, Reason("THO-17.1", "occupy-first", here, facts)]
            return [*before, Reason("THO-17.6", "stays-face-down", here, facts), Reason("THO-12.9", "unseen", here)]
        case Trick.WALK:
            walk = Reason("THO-14.6", "no-walking", at(*(each for each in (space, action.to) if each)))
            return [*before, walk, *(_others(state, seat, action.to) if action.to else ())]
        case Trick.BIND:
            return [*before, Reason("THO-19.2", "promises-bind-nobody")]


_JUDGES: dict[type, Callable[[State, Any], list[Reason]]] = {
    act.Roll: _judge_roll,
    act.Exchange: _judge_exchange,
    act.Settle: _judge_settle,
    act.Hide: _judge_hide,
    act.Mass: _judge_mass,
    act.Help: _judge_help,
    act.Lift: _judge_lift,
    act.Lay: _judge_lay,
    act.Put: _judge_put,
    act.Pass: _judge_pass,
    act.Attack: _judge_attack,
    act.Announce: _judge_announce,
    act.Begin: _judge_begin,
    act.Transfer: _judge_transfer,
    act.Gather: _judge_gather,
    act.Ready: _judge_ready,
    act.Lose: _judge_lose,
    act.GoOn: _judge_go_on,
    act.Stop: _judge_stop,
    act.Advance: _judge_advance,
    act.Take: _judge_take,
    act.Keep: _judge_keep,
    act.Try: _judge_try,
}
