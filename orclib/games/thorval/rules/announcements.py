"""Several decisions said at once: how they fall into parts, and what only the whole is to blame for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orclib.engine import Reason, Seat
from orclib.games.thorval import actions as act
from orclib.games.thorval.actions import Lot
from orclib.games.thorval.box import EXTRA, FIGURE_COST, Figure, Piece
from orclib.games.thorval.rules import refusals
from orclib.games.thorval.rules.battle import ends
from orclib.games.thorval.rules.turn import due_for, kingdoms
from orclib.games.thorval.state import SPREADING, Phase, State


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


_MOMENTS: Final[dict[type, tuple[Phase, ...]]] = {
    act.Reinforce: SPREADING,
    act.AskExtra: (Phase.HELP,),
    act.MoveTreasure: (Phase.HELP,),
    act.Rally: (Phase.PREPARE, Phase.DEFEND),
    act.Occupy: (Phase.OCCUPY,),
    act.TakeUnits: (Phase.RING,),
    act.AttackTwice: (Phase.DECLARE,),
    act.Help: (Phase.HELP,),
    act.Lift: (Phase.LIFT,),
    act.Lay: (Phase.LAY,),
    act.Put: SPREADING,
    act.Attack: (Phase.DECLARE,),
    act.Announce: (Phase.ANNOUNCE,),
    act.Gather: (Phase.PREPARE, Phase.DEFEND),
    act.Ready: (Phase.PREPARE, Phase.DEFEND, Phase.OCCUPY),
    act.Advance: (Phase.OCCUPY,),
    act.Take: (Phase.RING,),
}
"""The phases in which an announcement, or a part of one, can be made."""


def timely(state: State, part: act.AnyAction) -> bool:
    """Whether its seat is asked for such a decision now."""
    return part.seat == state.active and state.phase in _MOMENTS[type(part)]


def whole(state: State, action: act.AnyAction, found: Iterable[Reason]) -> tuple[Reason, ...]:
    """Every reason against an announcement: its moment first, then its parts, then the sums."""
    moment = refusals.untimely(state, action.seat, *_MOMENTS[type(action)])
    if bad := [lot.soldiers for lot in getattr(action, "lots", ()) if lot.soldiers < 0]:
        return (*moment, Reason("THO-1.6", "no-such-number", (), {"n": bad[0]}))
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
            return Reason("THO-4.4", "named-twice", (), {"figure": figure})
        case "nobody-there" if figure is not None:
            return Reason(reason.clause, "no-such-figure", reason.evidence, {"space": space, "figure": figure})
        case "nobody-there" | "no-soldier" if force.count:
            return Reason(reason.clause, "not-so-many", reason.evidence, {"space": space, "n": force.count})
        case "nobody-there":
            return Reason(reason.clause, "no-soldier", reason.evidence, {"space": space})
        case "figure-on-board" if figure is not None and state.where(seat, figure) is None:
            return Reason("THO-4.4", "named-twice", (), {"figure": figure})
        case "figures-together" if reason.clause == "THO-4.3" and force.figure is None:
            return Reason("THO-4.3", "figures-together-put", reason.evidence)
    return reason


def _places(state: State, action: act.AnyAction) -> list[Reason]:
    """What speaks against the places that are named, whether or not their parts come to their moment."""
    seat, board = action.seat, state.board.index
    match action:
        case act.Reinforce(lots=lots) | act.AskExtra(lots=lots):
            clause = refusals.SPREAD_CLAUSES.get(state.phase, "THO-12.11")
            return [
                reason
                for lot in lots
                if lot.space in board
                for reason in refusals.not_own(state, seat, lot.space, clause)
            ]
        case act.MoveTreasure(start=start, end=end) if start in board and end in board:
            return [*refusals.lifting(state, seat, start), *refusals.laying(state, start, end)]
        case act.AttackTwice(origin=origin, target=target) if origin in board and target in board:
            won = action.first.target if state.options.second_attack_origin == "free" else None
            launch = [] if origin == won else refusals.origin_faults(state, seat, origin)
            lacking = [] if state.help == 2 else [Reason("THO-12.6", "no-second-attack")]
            way = refusals.way(state, origin, target)
            return [*lacking, *launch, *way, *refusals.target_faults(state, seat, target)]
    return []


def _sums(state: State, action: act.AnyAction, refused: bool) -> list[Reason]:
    """Why an announcement as a whole says too much or too little, where a part of it may be `refused` already."""
    match action:
        case act.Reinforce(lots=lots) | act.AskExtra(lots=lots):
            asks = isinstance(action, act.AskExtra)
            given, due = _worth(lots), EXTRA if asks else state.to_place
            figures = [lot.figure for lot in lots if lot.figure is not None]
            twice = [
                Reason("THO-4.4", "named-twice", (), {"figure": figure})
                for figure in dict.fromkeys(figures)
                if figures.count(figure) > 1
            ]
            if given == due:
                return twice
            facts = {"n": given, "due": due}
            code = "too-few" if given < due else "too-many"
            clause = "THO-12.11" if asks else refusals.SPREAD_CLAUSES[state.phase]
            reasons = [*twice, Reason(clause, code, (), facts)]
            if state.phase is Phase.REINFORCE:
                reasons.append(Reason(due_for(kingdoms(state, action.seat))[1], "due", (), facts))
            return reasons
        case act.Occupy(units=units):
            assert state.fight is not None
            home, emptied = ends(state.fight)
            force = state.force(home)
            assert force is not None
            if units < 1:
                return [Reason("THO-16.3", "one-must-move", refusals.at(home, emptied))]
            if units >= force.units:
                return [Reason("THO-16.3", "one-stays", refusals.at(home), {"space": home})]
        case act.TakeUnits(lots=lots):
            named = sum(lot.soldiers + (lot.figure is not None) for lot in lots)
            spaces = [state.force(lot.space) for lot in lots if lot.space in state.board.index]
            holders = dict.fromkeys(force.holder for force in spaces if force is not None)
            victim = next((each for each in holders if each is not None and each != action.seat), None)
            most = state.to_place if victim is None else min(state.to_place, state.units(victim))
            if named != most and (len(holders) == 1 or not named or not refused):
                facts = {"n": named, "due": most}
                return [Reason("THO-17.4", "too-few" if named < most else "too-many", (), facts)]
    return []


def _worth(lots: Iterable[Lot]) -> int:
    """The soldiers that some lots stand for: a figure for two."""
    return sum(lot.soldiers + (FIGURE_COST if lot.figure is not None else 0) for lot in lots)
