"""Several decisions said at once: how they fall into parts, and what only the whole is to blame for."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from orclib.engine import Reason, Rule, Seat
from orclib.games.thorval import actions as act
from orclib.games.thorval.actions import Lot, space_target
from orclib.games.thorval.box import EXTRA, FIGURE_COST, Figure, Piece
from orclib.games.thorval.rules.battle import ONE_MUST_MOVE, ONE_STAYS, ends
from orclib.games.thorval.rules.forces import NO_SOLDIER, PUT_TOGETHER, at
from orclib.games.thorval.rules.moments import untimely
from orclib.games.thorval.rules.placing import put_faults
from orclib.games.thorval.rules.treasures import NO_SUCH_FIGURE
from orclib.games.thorval.rules.turn import (
    NO_SECOND_ATTACK,
    due_for,
    kingdoms,
    lay_faults,
    lift_faults,
    origin_faults,
    target_faults,
    way_faults,
)
from orclib.games.thorval.state import Phase, State

NAMED_TWICE = Rule(
    "named-twice",
    "THO-4.4",
    "You name the {figure} twice, and each player has just one.",
    "Vous nommez deux fois le {figure}, et chaque joueur n'en a qu'un.",
)
NO_SUCH_NUMBER = Rule("no-such-number", "THO-1.6", "{n} is no number of units.", "{n} n'est pas un nombre d'unités.")
NOT_SO_MANY = Rule(
    "not-so-many",
    "THO-14.7",
    ("Only {n} soldier is in {space}.", "Only {n} soldiers are in {space}."),
    ("Il n'y a que {n} soldat dans {space}.", "Il n'y a que {n} soldats dans {space}."),
    count="n",
)
TOO_FEW = Rule(
    "too-few",
    "THO-13.5",
    (
        "You place {n} soldier, but {due} are left to place: none is kept back.",
        "You place {n} soldiers, but {due} are left to place: none is kept back.",
    ),
    (
        "Vous posez {n} soldat, mais il en reste {due} à poser : on n'en garde aucun.",
        "Vous posez {n} soldats, mais il en reste {due} à poser : on n'en garde aucun.",
    ),
    count="n",
)
TOO_MANY = Rule(
    "too-many",
    "THO-13.5",
    (
        "You place {n} soldiers, but only {due} is left to place.",
        "You place {n} soldiers, but only {due} are left to place.",
    ),
    (
        "Vous posez {n} soldats, mais il n'en reste que {due} à poser.",
        "Vous posez {n} soldats, mais il n'en reste que {due} à poser.",
    ),
    count="due",
)
DUE = Rule(
    "due",
    "THO-13.3",
    "Reinforcements are a soldier for each space of your kingdoms: {due} left to place.",
    "Les renforts sont d'un soldat par case de vos royaumes : {due} à poser encore.",
)
LEAST_DUE = Rule(
    "due",
    "THO-13.4",
    "Reinforcements are never fewer than 4 soldiers: {due} left to place.",
    "Les renforts sont toujours d'au moins 4 soldats : {due} à poser encore.",
)
TOO_FEW_EXTRA = Rule(
    "too-few",
    "THO-12.11",
    "Option 4 brings {due} soldiers, and you place {n}.",
    "La possibilité 4 donne {due} soldats, et vous en posez {n}.",
)
TOO_MANY_EXTRA = replace(TOO_FEW_EXTRA, code="too-many")
TOO_FEW_TAKEN = Rule(
    "too-few",
    "THO-17.4",
    (
        "Here the ring takes just {due} unit, and you name {n}.",
        "Here the ring takes just {due} units, and you name {n}.",
    ),
    (
        "Ici, l'anneau enlève {due} unité exactement, et vous en nommez {n}.",
        "Ici, l'anneau enlève {due} unités exactement, et vous en nommez {n}.",
    ),
    count="due",
)
TOO_MANY_TAKEN = replace(TOO_FEW_TAKEN, code="too-many")


def parts(state: State, action: act.AnyAction) -> tuple[act.AnyAction, ...]:
    """The decisions of an announcement."""
    seat = action.seat
    match action:
        case act.Reinforce(lots=lots):
            return _puts(seat, lots)
        case act.AskExtra(lots=lots):
            return (act.Help(seat, 4), *_puts(seat, lots))
        case act.Rally(lots=lots):
            return (*(act.Gather(seat, lot.space, piece) for lot in lots for piece in _pieces(lot)), act.Ready(seat))
        case act.TakeUnits(lots=lots):
            return tuple(act.Take(seat, lot.space, piece) for lot in lots for piece in _pieces(lot))
        case act.MoveTreasure(start=start, end=end):
            return act.Help(seat, 3), act.Lift(seat, start), act.Lay(seat, end)
        case act.AttackTwice(first=first):
            return first, action.second
        case act.Occupy() if state.fight is not None and state.fight.winner is not None:
            home, emptied = ends(state.fight)
            force = state.force(home)
            figure = force.figure if force is not None else None
            led = Lot(emptied, action.units - action.figure, (figure or Figure.HERO) if action.figure else None)
            return (*(act.Advance(seat, emptied, piece) for piece in _pieces(led)), act.Ready(seat))
        case act.Occupy():
            return ()
    return (action,)


def _pieces(lot: Lot) -> tuple[Piece, ...]:
    figure = () if lot.figure is None else (Piece.of(lot.figure),)
    return (*figure, *(Piece.SOLDIER,) * lot.soldiers)


def _puts(seat: Seat, lots: Iterable[Lot]) -> tuple[act.AnyAction, ...]:
    return tuple(act.Put(seat, lot.space, piece) for lot in lots for piece in _pieces(lot))


def whole(state: State, action: act.AnyAction, found: Iterable[Reason]) -> tuple[Reason, ...]:
    """Every reason against an announcement: its moment first, then its parts, then the sums."""
    moment = untimely(state, action)
    if bad := [lot.soldiers for lot in getattr(action, "lots", ()) if lot.soldiers < 0]:
        return (*moment, NO_SUCH_NUMBER(n=bad[0]))
    reasons = [*moment, *(_from_here(state, action.seat, reason) for reason in found)]
    return tuple(reasons if moment else [*reasons, *_places(state, action), *_sums(state, action, bool(reasons))])


def _from_here(state: State, seat: Seat, reason: Reason) -> Reason:
    """A reason against a part as it is told before the parts in front of it are played."""
    space, figure = reason.facts.get("space"), reason.facts.get("figure")
    force = state.force(space) if space in state.board.index else None
    if force is None:
        return reason
    match reason.code:
        case "no-such-figure" | "nobody-there" if figure is not None and force.figure is figure:
            return NAMED_TWICE(figure=figure)
        case "nobody-there" if figure is not None:
            return NO_SUCH_FIGURE(*reason.evidence, space=space, figure=figure)
        case "nobody-there" | "no-soldier" if force.count:
            return NOT_SO_MANY.under(reason.clause)(*reason.evidence, space=space, n=force.count)
        case "nobody-there":
            return NO_SOLDIER.under(reason.clause)(*reason.evidence, space=space)
        case "figure-on-board" if figure is not None and state.where(seat, figure) is None:
            return NAMED_TWICE(figure=figure)
        case "figures-together" if reason.clause == "THO-4.3" and force.figure is None:
            return PUT_TOGETHER(*reason.evidence)
    return reason


def _places(state: State, action: act.AnyAction) -> list[Reason]:
    """What speaks against the places that are named, whether or not their parts come to their moment."""
    seat, board = action.seat, state.board.index
    match action:
        case act.Reinforce(lots=lots) | act.AskExtra(lots=lots):
            return [reason for lot in lots if lot.space in board for reason in put_faults(state, seat, lot.space)]
        case act.MoveTreasure(start=start, end=end) if start in board and end in board:
            return [*lift_faults(state, seat, start), *lay_faults(state, start, end)]
        case act.AttackTwice(origin=origin, target=target) if origin in board and target in board:
            won = action.first.target if state.options.second_attack_origin == "free" else None
            launch = () if origin == won else origin_faults(state, seat, origin)
            lacking = () if state.help == 2 else (NO_SECOND_ATTACK(),)
            return [*lacking, *launch, *way_faults(state, origin, target), *target_faults(state, seat, target)]
    return []


def _sums(state: State, action: act.AnyAction, refused: bool) -> list[Reason]:
    """Why an announcement as a whole says too much or too little, where a part of it may be `refused` already."""
    match action:
        case act.Reinforce(lots=lots) | act.AskExtra(lots=lots):
            asks = isinstance(action, act.AskExtra)
            given = sum([lot.soldiers + (FIGURE_COST if lot.figure is not None else 0) for lot in lots])
            due = EXTRA if asks else state.to_place
            figures = [lot.figure for lot in lots if lot.figure is not None]
            twice = [NAMED_TWICE(figure=figure) for figure in dict.fromkeys(figures) if figures.count(figure) > 1]
            if given == due:
                return twice
            few, many = TOO_FEW, TOO_MANY
            if asks or state.phase is Phase.EXTRA:
                few, many = TOO_FEW_EXTRA, TOO_MANY_EXTRA
            elif state.phase is Phase.CROWN:
                few, many = TOO_FEW.under("THO-17.3"), TOO_MANY.under("THO-17.3")
            reasons = [*twice, (few if given < due else many)(n=given, due=due)]
            if state.phase is Phase.REINFORCE:
                clause = due_for(kingdoms(state, action.seat))[1]
                reasons.append((DUE if clause == DUE.clause else LEAST_DUE)(n=given, due=due))
            return reasons
        case act.Occupy(units=units):
            assert state.fight is not None
            home, emptied = ends(state.fight)
            force = state.force(home)
            assert force is not None
            if units < 1:
                return [ONE_MUST_MOVE(space_target(home), space_target(emptied))]
            if units >= force.units:
                return [at(ONE_STAYS, home)]
        case act.TakeUnits(lots=lots):
            named = sum(lot.soldiers + (lot.figure is not None) for lot in lots)
            spaces = [state.force(lot.space) for lot in lots if lot.space in state.board.index]
            holders = dict.fromkeys(force.holder for force in spaces if force is not None)
            victim = next((each for each in holders if each is not None and each != action.seat), None)
            most = state.to_place if victim is None else min(state.to_place, state.units(victim))
            if named != most and (len(holders) == 1 or not named or not refused):
                return [(TOO_FEW_TAKEN if named < most else TOO_MANY_TAKEN)(n=named, due=most)]
    return []
