"""The judge of ORC: every reason against an action, what a person should hear first in front."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orclib.engine import Reason
from orclib.errors import UsageError
from orclib.games.orc import actions as act
from orclib.games.orc.box import SEATS
from orclib.games.orc.rules import refusal_checks
from orclib.games.orc.rules.never_legal import attempt_refusals
from orclib.games.orc.rules.refusal_checks import deal_to, names_two
from orclib.games.orc.state import Phase, State
from orclib.language import say


def refusals(state: State, action: act.AnyAction) -> tuple[Reason, ...]:
    """Every reason against an action; () means that it is legal."""
    judge = _JUDGES.get(type(action))
    if judge is None:
        if isinstance(action, act.NeverLegal):
            return attempt_refusals(state, action)
        told = say("{action} is not an action of ORC.", "{action} n'est pas une action du jeu ORC.")
        raise UsageError(told.format(action=repr(action)))
    return judge(state, action)


def _judge_lay(state: State, action: act.LayFrontier) -> tuple[Reason, ...]:
    if state.phase is not Phase.FRONTIER:
        return (
            *refusal_checks.over(state),
            Reason("ORC-2.13", "frontier-stands", tuple(map(act.tribe_target, state.row))),
        )
    reasons = refusal_checks.not_chance(action)
    shown = [colour for colour in (action.card.single, action.card.double) if colour in state.row]
    if shown:  # ORC-2.1
        evidence = tuple(act.tribe_target(tribe) for tribe in shown)
        reasons.append(Reason("ORC-2.1", "colour-twice", evidence, {"card": action.card, "tribes": tuple(shown)}))
    return tuple(reasons)


def _judge_start(state: State, action: act.NameStarter | act.NameDealer) -> tuple[Reason, ...]:
    clause = refusal_checks.start_clause(state)
    reasons = [*refusal_checks.over(state), *refusal_checks.not_chance(action, clause)]
    if action.player not in SEATS:
        reasons.append(Reason("ORC-1.1", "two-players"))
    if state.phase is Phase.FRONTIER:
        reasons.append(Reason(clause, "set-up-order"))
    elif state.phase is Phase.CHOOSE:
        reasons.append(Reason(clause, "choice-next", (act.hand_target(state.mover),), {"seat": state.mover}))
    elif state.phase is not Phase.START:
        reasons.append(Reason(clause, "start-settled"))
    elif isinstance(action, act.NameDealer) is not state.options.start_choice:  # ORC-R3
        reasons.append(Reason(clause, "start-by-choice" if state.options.start_choice else "start-by-chance"))
    return tuple(reasons)


def _judge_choose(state: State, action: act.ChooseStart) -> tuple[Reason, ...]:
    clause = refusal_checks.start_clause(state)
    if not state.options.start_choice:
        return (*refusal_checks.over(state), Reason(clause, "start-by-chance"))
    if state.phase in (Phase.FRONTIER, Phase.START):
        return (Reason(clause, "dealer-first"),)
    if state.phase is not Phase.CHOOSE:
        return (*refusal_checks.over(state), Reason(clause, "start-settled"))
    return refusal_checks.not_your_turn(state, action.seat, clause)


def _judge_deal(state: State, action: act.DealCard) -> tuple[Reason, ...]:
    if state.phase in (Phase.FRONTIER, Phase.START, Phase.CHOOSE):
        return (Reason("ORC-2.7", "set-up-order"),)
    if state.phase is not Phase.DEAL:
        return (*refusal_checks.over(state), Reason("ORC-2.7", "dealt-already"))
    reasons = refusal_checks.not_chance(action)
    if reasons:  # where a card is not, is nothing to tell a player
        return tuple(reasons)
    if action.player != deal_to(state):
        reasons.append(Reason("ORC-2.7", "deal-order", (), {"seat": deal_to(state)}))
    if action.card not in state.unseen:
        reasons.append(Reason("ORC-2.13", "not-in-deck", (act.card_target(action.card),), {"card": action.card}))
    elif action.card not in refusal_checks.coming(state):
        reasons.append(Reason("ORC-2.6", "lies-in-pile", (), {"card": action.card}))
    return tuple(reasons)


def _judge_turn_up(state: State, action: act.TurnUp) -> tuple[Reason, ...]:
    if state.phase is not Phase.TURN_UP:
        return (*refusal_checks.over(state), Reason("ORC-6.10", "nothing-drawn"))
    reasons = refusal_checks.not_chance(action)
    if reasons:  # where a card is not, is nothing to tell a player
        return tuple(reasons)
    if action.tribe is not state.picked[0]:
        facts = {"tribe": state.picked[0]}
        reasons.append(Reason("ORC-6.10", "other-pile", (act.pile_target(state.picked[0]),), facts))
    if action.card not in state.unseen:
        reasons.append(Reason("ORC-13.1", "not-in-pile", (act.card_target(action.card),), {"card": action.card}))
    elif action.card not in refusal_checks.coming(state):
        top = Reason("ORC-6.10", "not-on-top", (act.pile_target(state.picked[0]),), {"card": action.card})
        reasons.append(top)
    return tuple(reasons)


def _judge_box(state: State, action: act.PlaceBox) -> tuple[Reason, ...]:
    if state.box is not None:  # ORC-2.11
        return (*refusal_checks.over(state), Reason("ORC-2.11", "box-stays", ("box",)))
    if state.phase is not Phase.BOX:
        return (Reason("ORC-2.10", "box-last"),)
    return refusal_checks.not_your_turn(state, action.seat, "ORC-2.10")


def _judge_attack(state: State, action: act.Attack) -> tuple[Reason, ...]:
    reasons = (
        [] if state.phase is Phase.USE and action.seat == state.mover else refusal_checks.not_now(state, action.seat)
    )
    card, tribe, seat = action.card, action.tribe, action.seat
    if seat not in SEATS or card not in state.hands[seat]:
        reasons += refusal_checks.not_in_hand(state, card, "ORC-4.1")
    if not state.row:
        return tuple(reasons)
    who = seat if seat in SEATS else None
    return (*reasons, *refusal_checks.bans(state, who, card.half[action.half], tribe))


def _judge_discard(state: State, action: act.Discard) -> tuple[Reason, ...]:
    reasons = (
        [] if state.phase is Phase.USE and action.seat == state.mover else refusal_checks.not_now(state, action.seat)
    )
    if action.seat not in SEATS or action.card not in state.hands[action.seat]:
        reasons += refusal_checks.not_in_hand(state, action.card, "ORC-5.1")
    return tuple(reasons)


def _judge_draw(state: State, action: act.Draw) -> tuple[Reason, ...]:
    reasons = (
        []
        if state.phase is Phase.DRAW and action.seat == state.mover
        else refusal_checks.not_drawing(state, action.seat)
    )
    if state.box is not None and not state.fronts[action.tribe.index].pile:
        reasons.append(refusal_checks.empty_pile(action.tribe))
    if state.phase is Phase.DRAW and names_two(state):
        reasons.append(Reason("ORC-R11", "name-both"))
    return tuple(reasons)


def _judge_draw_two(state: State, action: act.DrawTwo) -> tuple[Reason, ...]:
    reasons = (
        []
        if state.phase is Phase.DRAW and action.seat == state.mover
        else refusal_checks.not_drawing(state, action.seat)
    )
    if state.options.peek_between_draws and not any(reason.clause == "ORC-6.10" for reason in reasons):  # ORC-R11
        reasons.append(Reason("ORC-6.10", "one-at-a-time"))
    if state.phase is Phase.DRAW and state.owed == 1:
        reasons.append(refusal_checks.one_owed(state))
    if state.box is None:
        return tuple(reasons)
    for tribe in dict.fromkeys((action.tribe, action.second)):
        if not state.front(tribe).pile:
            reasons.append(refusal_checks.empty_pile(tribe))
    if action.tribe is action.second and state.front(action.tribe).pile == 1:
        facts = {"tribe": action.tribe}
        reasons.append(Reason("ORC-6.8", "one-card-pile", (act.pile_target(action.tribe),), facts))
    return tuple(reasons)


_JUDGES: dict[type, Callable[[State, Any], tuple[Reason, ...]]] = {
    act.LayFrontier: _judge_lay,
    act.NameStarter: _judge_start,
    act.NameDealer: _judge_start,
    act.ChooseStart: _judge_choose,
    act.DealCard: _judge_deal,
    act.TurnUp: _judge_turn_up,
    act.PlaceBox: _judge_box,
    act.Attack: _judge_attack,
    act.Discard: _judge_discard,
    act.Draw: _judge_draw,
    act.DrawTwo: _judge_draw_two,
}
