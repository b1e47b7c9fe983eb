"""The judge of Armadöra: every reason against an action, what a person should hear first in front."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any

from orclib.engine import CHANCE, Reason, Seat
from orclib.errors import UsageError
from orclib.games.armadora import actions as act
from orclib.games.armadora.box import GOLD_SQUARES, REFERENCE, STICKS, Line, People, Square
from orclib.games.armadora.rules import effects, refusal_checks
from orclib.games.armadora.rules.never_legal import attempt_refusals
from orclib.games.armadora.rules.refusal_checks import Kind, marks
from orclib.games.armadora.rules.territories import Land, line_bit
from orclib.games.armadora.state import Phase, State, reinforced
from orclib.language import say

Reasons = tuple[Reason, ...]


def refusals(state: State, action: act.AnyAction) -> Reasons:
    """Every reason against an action; () means that it is legal."""
    judge = _JUDGES.get(type(action))
    if judge is None:
        if isinstance(action, act.NeverLegal):
            return attempt_refusals(state, action)
        told = say("{action} is not an action of Armadöra.", "{action} n'est pas une action du jeu Armadöra.")
        raise UsageError(told.format(action=repr(action)))
    return judge(state, action)


# --- set-up ----------------------------------------------------------------------------------------------------------


def _judge_heap(state: State, action: act.PutHeap) -> Reasons:
    square, facts = action.square, {"square": action.square, "gold": action.gold}
    if state.phase is not Phase.HEAPS:
        stand = Reason("ARM-2.3", "heaps-stand", marks(GOLD_SQUARES))
        return (*refusal_checks.over(state), stand, *refusal_checks.outside(square))
    reasons = refusal_checks.outside(square)
    setter = refusal_checks.setter(state)
    if action.seat != setter:
        if setter == CHANCE:
            reasons.append(Reason("ARM-3.5", "not-your-heap", (), {"people": None}))
        else:
            reasons.append(Reason("ARM-R8", "not-your-heap", (), {"people": state.people(setter)}))
    if square.bit and square not in GOLD_SQUARES:
        reasons.append(Reason("ARM-2.3", "no-mine", marks((square,)), facts))
    elif square.bit:
        reasons += _mine_refused(state, square, action.gold)
    if action.gold not in refusal_checks.heaps_left(state):
        reasons.append(
            Reason("ARM-3.5", "no-such-heap", (), {"gold": action.gold, "heaps": refusal_checks.heaps_left(state)})
        )
    return tuple(reasons)


def _mine_refused(state: State, square: Square, gold: int) -> list[Reason]:
    """Why a heap of that size does not go on a gold square now."""
    here, reasons, following = marks((square,)), list[Reason](), refusal_checks.next_mine(state)
    if state.gold(square):
        reasons.append(Reason("ARM-3.5", "one-heap-each", here, {"square": square}))
    elif state.options.heap_placement != "manual" and square is not following:
        reasons.append(Reason("ARM-3.5", "heaps-in-order", marks((following,)), {"square": following}))
    wanted = REFERENCE[GOLD_SQUARES.index(square)]
    if state.options.heap_placement == "reference" and gold != wanted:
        reasons.append(Reason("ARM-R8", "reference-heap", here, {"square": square, "gold": wanted}))
    return reasons


def _judge_first(state: State, action: act.NameFirst) -> Reasons:
    reasons = [*refusal_checks.over(state), *refusal_checks.not_chance(action)]
    if not refusal_checks.plays(state, action.player):
        reasons.append(Reason("ARM-3.1", "nobody-there", (), {"players": state.options.players}))
    if state.phase is not Phase.FIRST:
        reasons.append(Reason("ARM-3.7", "first-settled" if state.phase is not Phase.HEAPS else "heaps-before"))
    if isinstance(state.options.first_player, int) and action.player != state.options.first_player:
        people = state.people(Seat(state.options.first_player))
        reasons.append(Reason("ARM-R10", "first-chosen", (), {"people": people}))
    return tuple(reasons)


# --- the three actions, and passing ----------------------------------------------------------------------------------


def _judge_warrior(state: State, action: act.PlaceWarrior) -> Reasons:
    return (
        *refusal_checks.not_now(state, action.seat, Kind.ACTION),
        *refusal_checks.not_free(state, action.square),
        *refusal_checks.not_in_hand(state, action.seat, action.value),
    )


def _not_laying(state: State, seat: Seat) -> list[Reason]:
    """Why the turn has no room for a palisade: as for any action, but for the second one."""
    if state.phase is Phase.SECOND_STICK and seat == state.active:
        return []
    return refusal_checks.not_now(state, seat, Kind.ACTION)


def _judge_palisade(state: State, action: act.LayPalisade) -> Reasons:
    reasons = [*_not_laying(state, action.seat), *refusal_checks.line_refused(state, state.land, action.line)]
    return (*reasons, *refusal_checks.lone(state, action.line, announced=False))


def _judge_stop(state: State, action: act.Stop) -> Reasons:
    if state.phase is not Phase.SECOND_STICK or action.seat != state.active:
        return (*refusal_checks.not_now(state, action.seat, Kind.ACTION), Reason("ARM-6.2", "nothing-begun"))
    if state.options.stick_count == "two_if_possible":
        return (Reason("ARM-R1", "second-wanted", (), {"line": state.stick}),)
    return ()


# --- all palisades of an action at once ------------------------------------------------------------------------------


def parts(state: State, action: act.AnyAction) -> tuple[act.AnyAction, ...]:
    """The decisions of an announcement: after a single palisade, no second one."""
    if not isinstance(action, act.LayPalisades):
        return (action,)
    stop = (act.Stop(action.seat),) if len(action.lines) == 1 else ()
    return (*(act.LayPalisade(action.seat, line) for line in action.lines), *stop)


def timely(state: State, part: act.AnyAction) -> bool:
    """Whether its seat is asked for such a decision now."""
    return part.seat == state.active and (state.phase is Phase.SECOND_STICK or not isinstance(part, act.Stop))


def regardless(state: State, part: act.AnyAction) -> list[Reason]:
    """Why a palisade cannot lie there, be it its moment or not."""
    return refusal_checks.line_refused(state, state.land, part.line) if isinstance(part, act.LayPalisade) else []


def whole(state: State, action: act.AnyAction, found: Reasons) -> Reasons:
    """Every reason against an announcement: the second palisade has been judged with the first in place (ARM-6.12)."""
    assert isinstance(action, act.LayPalisades)
    lines, count = action.lines, len(action.lines)
    reasons = [
        *(_not_laying(state, action.seat) if count == 1 else refusal_checks.not_now(state, action.seat, Kind.ACTION))
    ]
    if not count:
        reasons.append(Reason("ARM-6.2", "none-announced"))
    if count > STICKS:
        reasons.append(Reason("ARM-6.1", "too-many", tuple(map(act.line_target, lines)), {"n": count}))
    if count > state.supply:
        reasons.append(Reason("ARM-6.4", "supply-short", (act.SUPPLY,), {"n": count, "supply": state.supply}))
    land, laid = state.land, list[Line]()
    for line in lines:
        if line in laid:
            reasons.append(Reason("ARM-6.6", "line-twice", (act.line_target(line),), {"line": line}))
            continue
        against = [*refusal_checks.not_on_line(land, line), *refusal_checks.occupied_count_too(state, land, line)]
        reasons += against
        if against and laid and state.land.legal & line_bit(line):
            culprits = _culprits(state.land, laid, line)
            facts = {"line": line, "lines": culprits}
            reasons.append(Reason("ARM-6.12", "because-of-first", tuple(map(act.line_target, culprits)), facts))
        if not against:
            land, laid = land.with_palisade(line), [*laid, line]
    if count == 1:
        reasons += refusal_checks.lone(state, lines[0], announced=True)
    if reasons and count > 1:
        reasons.append(Reason("ARM-6.16", "all-or-nothing", (), {"n": count}))
    return tuple(reasons) or found


def _culprits(land: Land, laid: list[Line], line: Line) -> tuple[Line, ...]:
    """Those palisades of an announcement that forbid a later one: each by itself, or else together."""

    def forbid(several: list[Line]) -> bool:
        return not reduce(Land.with_palisade, several, land).legal & line_bit(line)

    if alone := [one for one in laid if forbid([one])]:
        return tuple(alone)
    for one in laid:
        others = [each for each in laid if each != one]
        laid = others if forbid(others) else laid
    return tuple(laid)


# --- reinforcements --------------------------------------------------------------------------------------------------


def _judge_reinforcement(state: State, action: act.PlaceReinforcement) -> Reasons:
    seat, square = action.seat, action.square
    reasons = [
        *refusal_checks.advanced_only(state),
        *refusal_checks.not_now(state, seat, Kind.ACTION),
        *refusal_checks.outside(square),
    ]
    left = state.reinforcements if state.options.advanced and refusal_checks.plays(state, seat) else ()
    if left and not left[seat]:
        placed = tuple(each for each in _squares_of_seat(state, seat) if reinforced(state, each.bit))
        reasons.append(Reason("ARM-12.9", "used-reinforcement", marks(placed), {"people": state.people(seat)}))
    if not square.bit:
        return tuple(reasons)
    here, one = marks((square,)), state.squares[square.index]
    if one is None:
        reasons.append(Reason("ARM-12.1", "no-warrior", here, {"square": square}))
    elif one.owner != seat:
        facts = {"square": square, "people": state.people(one.owner)}
        reasons.append(Reason("ARM-12.1", "not-own-warrior", here, facts))
        if one.owner == state.options.partner(seat):
            reasons.append(Reason("ARM-12.6", "partners-warrior", here, facts))
    if gaps := refusal_checks.incomplete(state, square):
        evidence = marks(gaps) if len(gaps) <= refusal_checks.FEW else here
        reasons.append(
            Reason("ARM-12.3", "not-complete", evidence, {"square": square, "n": len(gaps), "squares": gaps})
        )
    if taken := reinforced(state, state.land.territory(square)):
        facts = {"square": taken[0]}
        reasons.append(Reason("ARM-12.4", "one-per-territory", marks(taken), facts))
        reasons.append(Reason("ARM-12.11", "token-counts-here", marks(taken), facts))
    return tuple(reasons)


def _squares_of_seat(state: State, seat: Seat) -> list[Square]:
    return [square for square in Square if (one := state.squares[square.index]) is not None and one.owner == seat]


def _judge_pass(state: State, action: act.Pass) -> Reasons:
    return tuple(refusal_checks.not_now(state, action.seat, Kind.PASS))


# --- powers ----------------------------------------------------------------------------------------------------------


def _judge_look(state: State, action: act.Look) -> Reasons:
    reasons = refusal_checks.no_power(state, action.seat, People.MAGE)
    target = _no_target(state, action.seat, action.square, "ARM-14.1", "ARM-14.4", "look")
    if action.square.bit and (one := state.squares[action.square.index]) is not None and one.face_up:
        target.append(Reason("ARM-14.5", "face-up-already", marks((action.square,)), {"square": action.square}))
    return (*reasons, *target, *_no_sequel(state, action, target))


def _judge_shoot(state: State, action: act.Shoot) -> Reasons:
    square = action.square
    reasons = refusal_checks.no_power(state, action.seat, People.ELF)
    target = _no_target(state, action.seat, square, "ARM-14.16", "ARM-14.20", "shoot")
    if square.bit:
        territory = state.land.territory(square)
        if not any(each.bit & territory for each in _squares_of_seat(state, action.seat)):
            target.append(Reason("ARM-14.17", "out-of-range", refusal_checks.few(state, square), {"square": square}))
        if not refusal_checks.incomplete(state, square):
            target.append(
                Reason("ARM-14.19", "complete-is-safe", refusal_checks.few(state, square), {"square": square})
            )
    return (*reasons, *target, *_no_sequel(state, action, target))


def _no_target(state: State, seat: Seat, square: Square, clause: str, partners: str, what: str) -> list[Reason]:
    """Why a warrior is not an opposing one."""
    if not square.bit:
        return refusal_checks.outside(square)
    here, one = marks((square,)), state.squares[square.index]
    if one is None:
        return [Reason(clause, f"{what}-nobody", here, {"square": square})]
    if one.owner == seat:
        return [Reason(clause, f"{what}-own", here, {"square": square})]
    if refusal_checks.plays(state, seat) and one.owner == state.options.partner(seat):
        return [Reason(partners, f"{what}-partner", here, {"square": square, "people": state.people(one.owner)})]
    return []


def _judge_extra_warrior(state: State, action: act.ExtraWarrior) -> Reasons:
    reasons = refusal_checks.no_power(state, action.seat, People.GOBLIN)
    what = refusal_checks.not_free(state, action.square)
    if what and action.square.bit:
        what.append(Reason("ARM-14.9", "extra-needs-free", marks((action.square,)), {"square": action.square}))
    hand = refusal_checks.not_in_hand(state, action.seat, action.value)
    if hand:
        what += [*hand, Reason("ARM-14.7", "extra-from-hand", (), {"value": action.value})]
    return (*reasons, *what, *_no_sequel(state, action, what))


def _judge_extra_palisade(state: State, action: act.ExtraPalisade) -> Reasons:
    reasons = refusal_checks.no_power(state, action.seat, People.ORC)
    what = refusal_checks.line_refused(state, state.land, action.line)
    if what:
        what.append(Reason("ARM-14.13", "extra-same-limits", (), {"line": action.line}))
    return (*reasons, *what, *_no_sequel(state, action, what))


def _no_sequel(state: State, action: effects.Power, against: list[Reason]) -> Reasons:
    """That no action would be possible after the power (ARM-13.4), whatever else is against it.

    A power that the board does not allow leaves the board as it is.
    """
    options = state.options
    if not (
        options.advanced and options.power_needs_action and state.hands and refusal_checks.plays(state, action.seat)
    ):
        return ()
    after = state if against else effects.power(state, action)
    return () if refusal_checks.can_act(after, action.seat) else (Reason("ARM-13.4", "nothing-follows"),)


_JUDGES: dict[type, Callable[[State, Any], Reasons]] = {
    act.PutHeap: _judge_heap,
    act.NameFirst: _judge_first,
    act.PlaceWarrior: _judge_warrior,
    act.LayPalisade: _judge_palisade,
    act.Stop: _judge_stop,
    act.PlaceReinforcement: _judge_reinforcement,
    act.Pass: _judge_pass,
    act.Look: _judge_look,
    act.Shoot: _judge_shoot,
    act.ExtraWarrior: _judge_extra_warrior,
    act.ExtraPalisade: _judge_extra_palisade,
}
