"""The judge of Armadöra: every reason against an action, what a person should hear first in front."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orclib.engine import CHANCE, Reason, Seat, UsageError
from orclib.games.armadora import actions as act
from orclib.games.armadora import effects, grounds
from orclib.games.armadora.attempts import attempt_refusals
from orclib.games.armadora.components import GOLD_SQUARES, REFERENCE, STICKS, People, Square
from orclib.games.armadora.grounds import Kind, marks
from orclib.games.armadora.state import SETTING_UP, Phase, State, reinforced
from orclib.games.armadora.territories import line_bit

Reasons = tuple[Reason, ...]


def refusals(state: State, action: act.AnyAction) -> Reasons:
    """Every reason against an action; () means that it is legal."""
    judge = _JUDGES.get(type(action))
    if judge is None:
        if isinstance(action, act.Attempt):
            return attempt_refusals(state, action)
        raise UsageError(f"{action!r} is not an action of Armadöra.")
    return judge(state, action)


# --- set-up ----------------------------------------------------------------------------------------------------------


def _judge_heap(state: State, action: act.PutHeap) -> Reasons:
    square, facts = action.square, {"square": action.square, "gold": action.gold}
    if state.phase is not Phase.HEAPS:
        return (*grounds.over(state), Reason("ARM-2.3", "heaps-stand", marks(GOLD_SQUARES)))
    reasons = []
    setter = grounds.setter(state)
    if action.seat != setter:
        reasons.append(
            Reason("ARM-3.5", "not-your-heap", (), {"people": None if setter == CHANCE else state.people(setter)})
        )
    if square not in GOLD_SQUARES:
        reasons.append(Reason("ARM-2.3", "no-mine", marks((square,)), facts))
    elif state.gold(square):
        reasons.append(Reason("ARM-3.5", "one-heap-each", marks((square,)), facts))
    elif state.options.heap_placement != "manual" and square is not grounds.next_mine(state):
        reasons.append(
            Reason(
                "ARM-3.5", "heaps-in-order", marks((grounds.next_mine(state),)), {"square": grounds.next_mine(state)}
            )
        )
    elif state.options.heap_placement == "reference" and action.gold != REFERENCE[GOLD_SQUARES.index(square)]:
        facts = {"square": square, "gold": REFERENCE[GOLD_SQUARES.index(square)]}
        reasons.append(Reason("ARM-3.5", "reference-heap", marks((square,)), facts))
    if action.gold not in grounds.heaps_left(state):
        reasons.append(Reason("ARM-3.5", "no-such-heap", (), {"gold": action.gold, "heaps": grounds.heaps_left(state)}))
    return tuple(reasons)


def _judge_first(state: State, action: act.NameFirst) -> Reasons:
    reasons = [*grounds.over(state), *grounds.not_chance(action)]
    if not grounds.plays(state, action.player):
        reasons.append(Reason("ARM-3.1", "nobody-there", (), {"players": state.options.players}))
    if state.phase is not Phase.FIRST:
        reasons.append(Reason("ARM-3.7", "first-settled" if state.phase is not Phase.HEAPS else "heaps-before"))
    elif isinstance(state.options.first_player, int) and action.player != state.options.first_player:
        people = state.people(Seat(state.options.first_player))
        reasons.append(Reason("ARM-3.7", "first-chosen", (), {"people": people}))
    return tuple(reasons)


# --- the three actions, and passing ----------------------------------------------------------------------------------


def _judge_warrior(state: State, action: act.PlaceWarrior) -> Reasons:
    return (
        *grounds.not_now(state, action.seat, Kind.ACTION),
        *grounds.not_free(state, action.square),
        *grounds.not_in_hand(state, action.seat, action.value),
    )


def _not_laying(state: State, seat: Seat) -> list[Reason]:
    """Why the turn has no room for a palisade: as for any action, but for the second one."""
    if state.phase is Phase.SECOND_STICK and seat == state.active:
        return []
    return grounds.not_now(state, seat, Kind.ACTION)


def _judge_palisade(state: State, action: act.LayPalisade) -> Reasons:
    reasons = [*_not_laying(state, action.seat), *grounds.line_refused(state, state.land, action.line)]
    if not reasons and state.phase is not Phase.SECOND_STICK:
        reasons = grounds.pair_wanted(state, action.line)
    return tuple(reasons)


def _judge_stop(state: State, action: act.Stop) -> Reasons:
    if state.phase is not Phase.SECOND_STICK or action.seat != state.active:
        return (*grounds.not_now(state, action.seat, Kind.ACTION), Reason("ARM-6.2", "nothing-begun"))
    if state.options.stick_count == "two_if_possible":
        return (Reason("ARM-6.1", "second-wanted", (), {"line": state.stick}),)
    return ()


# --- all palisades of an action at once ------------------------------------------------------------------------------


def parts(action: act.AnyAction) -> tuple[act.AnyAction, ...]:
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
    return grounds.line_refused(state, state.land, part.line) if isinstance(part, act.LayPalisade) else []


def whole(state: State, action: act.AnyAction, found: Reasons) -> Reasons:
    """Every reason against an announcement: the second palisade has been judged with the first in place (ARM-6.12)."""
    assert isinstance(action, act.LayPalisades)
    lines, count = action.lines, len(action.lines)
    reasons = [*grounds.not_now(state, action.seat, Kind.ACTION)]
    if not count:
        reasons.append(Reason("ARM-6.2", "none-announced"))
    if count > STICKS:
        reasons.append(Reason("ARM-6.1", "too-many", tuple(map(act.line_target, lines)), {"n": count}))
    if count > state.supply:
        reasons.append(Reason("ARM-6.4", "supply-short", (act.SUPPLY,), {"n": count, "supply": state.supply}))
    alone = [line for line in lines if state.land.legal & line_bit(line)]
    for reason in found:
        line = reason.facts.get("line")
        if reason.code == "line-taken" and line in alone:
            reasons.append(Reason("ARM-6.6", "line-twice", reason.evidence, {"line": line}))
        elif reason.code != "supply-empty":  # the sum tells that
            reasons.append(reason)
    for line in (reason.facts["line"] for reason in found if reason.code == "too-small"):
        if line in alone:
            reasons.append(Reason("ARM-6.12", "because-of-first", (act.line_target(lines[0]),), {"line": line}))
    if reasons and count > 1:
        reasons.append(Reason("ARM-6.16", "all-or-nothing", (), {"n": count}))
    return tuple(reasons)


# --- reinforcements --------------------------------------------------------------------------------------------------


def _judge_reinforcement(state: State, action: act.PlaceReinforcement) -> Reasons:
    seat, square = action.seat, action.square
    reasons = [*grounds.advanced_only(state), *grounds.not_now(state, seat, Kind.ACTION)]
    if not state.options.advanced or state.phase in SETTING_UP or not grounds.plays(state, seat):
        return tuple(reasons)
    here, one = marks((square,)), state.squares[square.index]
    if not state.reinforcements[seat]:
        placed = next((s for s in _squares_of_seat(state, seat) if reinforced(state, s.bit)), None)
        evidence = () if placed is None else marks((placed,))
        reasons.append(Reason("ARM-12.9", "used-reinforcement", evidence, {"people": state.people(seat)}))
    if one is None:
        reasons.append(Reason("ARM-12.1", "no-warrior", here, {"square": square}))
        return tuple(reasons)
    if one.owner != seat:
        facts = {"square": square, "people": state.people(one.owner)}
        reasons.append(Reason("ARM-12.1", "not-own-warrior", here, facts))
        if one.owner == state.options.partner(seat):
            reasons.append(Reason("ARM-12.6", "partners-warrior", here, facts))
    gaps = grounds.incomplete(state, square)
    if gaps:
        evidence = marks(gaps) if len(gaps) <= grounds.FEW else here
        reasons.append(
            Reason("ARM-12.3", "not-complete", evidence, {"square": square, "n": len(gaps), "squares": gaps})
        )
    taken = reinforced(state, state.land.territory(square))
    if taken:
        facts = {"square": taken[0]}
        reasons.append(Reason("ARM-12.4", "one-per-territory", marks(taken), facts))
        reasons.append(Reason("ARM-12.11", "token-counts-here", marks(taken), facts))
    return tuple(reasons)


def _squares_of_seat(state: State, seat: Seat) -> list[Square]:
    return [square for square in Square if (one := state.squares[square.index]) is not None and one.owner == seat]


def _judge_pass(state: State, action: act.Pass) -> Reasons:
    return tuple(grounds.not_now(state, action.seat, Kind.PASS))


# --- powers ----------------------------------------------------------------------------------------------------------


def _judge_look(state: State, action: act.Look) -> Reasons:
    reasons = grounds.no_power(state, action.seat, People.MAGE)
    reasons += _no_target(state, action.seat, action.square, "ARM-14.1", "ARM-14.4", "look")
    one = state.squares[action.square.index]
    if one is not None and one.face_up:
        reasons.append(Reason("ARM-14.5", "face-up-already", marks((action.square,)), {"square": action.square}))
    return _with_sequel(state, action, reasons)


def _judge_shoot(state: State, action: act.Shoot) -> Reasons:
    square = action.square
    reasons = grounds.no_power(state, action.seat, People.ELF)
    reasons += _no_target(state, action.seat, square, "ARM-14.16", "ARM-14.20", "shoot")
    if state.squares[square.index] is None:
        return tuple(reasons)
    territory = state.land.territory(square)
    if not any(each.bit & territory for each in _squares_of_seat(state, action.seat)):
        reasons.append(Reason("ARM-14.17", "out-of-range", grounds.few(state, square), {"square": square}))
    if not grounds.incomplete(state, square):
        reasons.append(Reason("ARM-14.19", "complete-is-safe", grounds.few(state, square), {"square": square}))
    return _with_sequel(state, action, reasons)


def _no_target(state: State, seat: Seat, square: Square, clause: str, partners: str, what: str) -> list[Reason]:
    """Why a warrior is not an opposing one."""
    here, one = marks((square,)), state.squares[square.index]
    if one is None:
        return [Reason(clause, f"{what}-nobody", here, {"square": square})]
    if one.owner == seat:
        return [Reason(clause, f"{what}-own", here, {"square": square})]
    if grounds.plays(state, seat) and one.owner == state.options.partner(seat):
        return [Reason(partners, f"{what}-partner", here, {"square": square, "people": state.people(one.owner)})]
    return []


def _judge_extra_warrior(state: State, action: act.ExtraWarrior) -> Reasons:
    reasons = grounds.no_power(state, action.seat, People.GOBLIN)
    square = grounds.not_free(state, action.square)
    if square:
        square.append(Reason("ARM-14.9", "extra-needs-free", marks((action.square,)), {"square": action.square}))
    hand = grounds.not_in_hand(state, action.seat, action.value)
    if hand:
        hand.append(Reason("ARM-14.7", "extra-from-hand", (), {"value": action.value}))
    return _with_sequel(state, action, [*reasons, *square, *hand])


def _judge_extra_palisade(state: State, action: act.ExtraPalisade) -> Reasons:
    reasons = grounds.no_power(state, action.seat, People.ORC)
    line = grounds.line_refused(state, state.land, action.line)
    if line:
        line.append(Reason("ARM-14.13", "extra-same-limits", (), {"line": action.line}))
    return _with_sequel(state, action, [*reasons, *line])


def _with_sequel(
    state: State, action: act.Look | act.Shoot | act.ExtraWarrior | act.ExtraPalisade, reasons: list[Reason]
) -> Reasons:
    """The reasons, or if there is none so far, that no action would be possible after the power (ARM-13.4)."""
    if (
        not reasons
        and state.options.power_needs_action
        and not grounds.can_act(effects.power(state, action), action.seat)
    ):
        return (Reason("ARM-13.4", "nothing-follows"),)
    return tuple(reasons)


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
