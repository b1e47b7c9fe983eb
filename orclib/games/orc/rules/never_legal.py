"""Things that learners try and the rules never allow, each with every clause against it."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Reason, Seat
from orclib.games.orc import actions as act
from orclib.games.orc.box import SEATS, TRIBES, Card, Tribe
from orclib.games.orc.rules import refusal_checks
from orclib.games.orc.state import Phase, State


def never_legal_actions(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    """The attempts that can be pointed at on the picture: a look at the other hand, taking a card back."""
    yield act.LookHand(seat)
    for front in state.fronts:
        for owner in SEATS:
            placed = front.sides[owner]
            card = placed[-1].card if placed else front.trophy if front.owner == owner else None
            if card is not None:
                yield act.TakeBack(seat, card, act.side_target(front.tribe, owner))
    if state.removed:
        yield act.TakeBack(seat, state.removed[-1], act.HEAP)


def attempt_refusals(state: State, attempt: act.NeverLegal) -> tuple[Reason, ...]:
    """Every reason against an attempt; never empty."""
    over = refusal_checks.over(state)
    if over and isinstance(attempt, act.LookHand):  # nothing is left to refuse, nor to look at
        hands = tuple(map(act.hand_target, SEATS))
        return (Reason("ORC-11.1", "hands-open", hands),)
    return (*over, *_reasons(state, attempt))


def _reasons(state: State, attempt: act.NeverLegal) -> list[Reason]:
    match attempt:
        case act.Stop():
            return _stop(state, attempt)
        case act.PutAstray():
            return _astray(state, attempt)
        case act.BoxAstray(where=where):
            return _box_astray(state, attempt, where)
        case act.TakeBack(card=card):
            return _take_back(state, attempt, card)
        case act.DrawBelow(tribe=tribe):
            return _draw_below(state, attempt, tribe)
        case act.Claim(tribe=tribe):
            return _claim(state, tribe)
        case act.Resolve(tribes=tribes):
            return _resolve(state, tribes)
        case act.Count(what=what, tribe=tribe):
            return _count(what, attempt, tribe)
        case act.LookPile(tribe=tribe):
            return [_look(state, tribe)]
        case act.LookHand(seat=seat):
            foe = SEATS[1 - seat] if seat in SEATS else SEATS[0]
            return [Reason("ORC-13.2", "secret-hand", (act.hand_target(foe),), {"seat": foe})]
        case _:
            raise AssertionError(f"no reasons for {attempt!r}")


def _astray(state: State, attempt: act.PutAstray) -> list[Reason]:
    reasons = [] if state.phase is Phase.OVER else refusal_checks.not_now(state, attempt.seat)
    if state.phase is Phase.USE and attempt.seat == state.mover:
        reasons = []
    if attempt.seat not in SEATS or attempt.card not in state.hands[attempt.seat]:
        reasons += refusal_checks.not_in_hand(state, attempt.card, "ORC-4.1")
    evidence = tuple(act.tribe_target(tribe) for tribe in attempt.tribes)
    codes = [
        code
        for code, so in (
            ("wrong-side", not attempt.own_side),
            ("two-tribes", len(attempt.tribes) > 1),
            ("no-tribe", not attempt.tribes),
            ("not-astray", attempt.own_side and len(attempt.tribes) == 1),
        )
        if so
    ]
    reasons += [Reason("ORC-4.1", code, evidence, {"tribes": attempt.tribes}) for code in codes]
    if len(state.row) == len(TRIBES):
        side = attempt.seat if attempt.own_side and attempt.seat in SEATS else None
        for tribe in dict.fromkeys(attempt.tribes):
            reasons += refusal_checks.bans(state, side, attempt.card.half[attempt.half], tribe)
    return reasons


def _box_astray(state: State, attempt: act.BoxAstray, where: str) -> list[Reason]:
    if state.box is not None:
        reasons = [Reason("ORC-2.11", "box-stays", ("box",))]
    elif state.phase is not Phase.BOX:
        reasons = [Reason("ORC-2.10", "box-last")]
    else:
        reasons = list(refusal_checks.not_your_turn(state, attempt.seat, "ORC-2.10"))
    ends = ("box:left", "box:right") if state.phase is Phase.BOX else ()
    reasons.append(Reason("ORC-2.10", "box-end", ends))
    if where == act.LONG_SIDE:
        reasons.append(Reason("ORC-R5", "box-side", ends))
    return reasons


def _stop(state: State, attempt: act.Stop) -> list[Reason]:
    match state.phase:
        case Phase.OVER:  # there is no turn to pass any more
            return []
        case Phase.BOX:
            return [*refusal_checks.not_your_turn(state, attempt.seat, "ORC-2.10"), Reason("ORC-2.10", "box-needed")]
        case Phase.CHOOSE:
            choose = Reason("ORC-R3", "choice-next", (act.hand_target(state.mover),), {"seat": state.mover})
            return [choose]
        case Phase.FRONTIER | Phase.START | Phase.DEAL:
            return [Reason("ORC-2.10", "set-up-first")]
    reasons = list(refusal_checks.not_your_turn(state, attempt.seat, "ORC-3.1"))
    if state.phase is Phase.DRAW and not reasons:
        piles = tuple(act.pile_target(front.tribe) for front in state.fronts if front.pile)
        left = min(state.owed, state.pile_cards)
        reasons.append(Reason("ORC-6.6", "draw-all", piles, {"cards": left}))
        if left < state.owed:
            reasons.append(Reason("ORC-6.7", "second-forfeited", piles))
    return [*reasons, Reason("ORC-3.3", "no-pass")]


def _draw_below(state: State, attempt: act.DrawBelow, tribe: Tribe) -> list[Reason]:
    drawing = state.phase is Phase.DRAW and attempt.seat == state.mover
    reasons = [] if drawing or state.phase is Phase.OVER else refusal_checks.not_drawing(state, attempt.seat)
    if state.box is not None and not state.front(tribe).pile:
        return [*reasons, refusal_checks.empty_pile(tribe)]
    top = Reason("ORC-6.10", "top-card", (act.pile_target(tribe),), {"tribe": tribe})
    return [*(reason for reason in reasons if reason.clause != "ORC-6.10"), top]


def _take_back(state: State, attempt: act.TakeBack, card: Card) -> list[Reason]:
    facts = {"card": card}
    for front in state.fronts:
        for seat in SEATS:
            if any(placed.card is card for placed in front.sides[seat]):
                return [Reason("ORC-4.10", "placed-stays", (act.side_target(front.tribe, seat),), facts)]
        if front.trophy is card and front.owner is not None:
            here = (act.side_target(front.tribe, front.owner),)
            return [Reason("ORC-8.5", "trophy-flag", here, facts), Reason("ORC-8.6", "trophy-stays", here, facts)]
    if card in state.removed or (attempt.seat in SEATS and card in state.buried[attempt.seat]):
        # Why a card lies in the heap is not remembered: discarded or cleared away, it never comes back.
        return [
            Reason("ORC-5.3", "removed-for-good", (act.HEAP,), facts),
            Reason("ORC-8.6", "cleared-for-good", (act.HEAP,), facts),
        ]
    if any(slot.card is card for slot in state.frontier):
        return [Reason("ORC-2.13", "frontier-card", (act.card_target(card),), facts)]
    return [Reason("ORC-4.10", "not-on-table", (), facts)]


def _claim(state: State, tribe: Tribe) -> list[Reason]:
    front = state.front(tribe)
    facts = {"tribe": tribe, "cards": front.pile, "seat": front.owner}
    if front.owner is not None:
        return [Reason("ORC-7.5", "won-already", (act.tribe_target(tribe),), facts)]
    if front.frozen and state.phase is Phase.OVER:
        return [Reason("ORC-9.11", "ring-frozen", tuple(map(act.tribe_target, state.ranks)), facts)]
    if front.frozen:
        neighbour = state.toward_box(tribe)
        return [Reason("ORC-9.7", "claim-frozen", (act.tribe_target(neighbour),), {**facts, "neighbour": neighbour})]
    if tribe in state.emptied:
        return [Reason("ORC-7.2", "battle-later", (act.pile_target(tribe),), facts)]
    early = [] if state.phase in refusal_checks.IN_PLAY else [Reason("ORC-2.10", "set-up-first")]
    waits = [Reason("ORC-7.1", "no-battle-yet", (act.pile_target(tribe),), facts)] if front.pile else []
    return [*early, *waits]


def _resolve(state: State, tribes: tuple[Tribe, ...]) -> list[Reason]:
    """Battles that are over are not fought; of those to come nobody chooses the order, and one alone has none."""
    if state.box is None:
        return [Reason("ORC-2.10", "set-up-first")]
    named = tuple(dict.fromkeys(tribes)) or state.ranks
    coming = [tribe for tribe in named if state.front(tribe).open]
    reasons = [reason for tribe in named if tribe not in coming for reason in _claim(state, tribe)]
    if len(coming) == 1:
        return [*reasons, *_claim(state, coming[0])]
    if coming:
        coming.sort(key=state.rank, reverse=state.options.far_battle_first)
        evidence = tuple(act.tribe_target(tribe) for tribe in coming)
        reasons.append(Reason("ORC-7.6", "order-fixed", evidence, {"tribes": tuple(coming)}))
    return reasons


def _look(state: State, tribe: Tribe) -> Reason:
    if state.phase is Phase.FRONTIER:
        return Reason("ORC-2.6", "no-piles")
    if not state.front(tribe).pile:
        return refusal_checks.empty_pile(tribe)
    return Reason("ORC-13.1", "face-down", (act.pile_target(tribe),), {"tribe": tribe})


def _count(what: str, attempt: act.Count, tribe: Tribe) -> list[Reason]:
    facts = {"tribe": tribe}
    sides = tuple(act.side_target(tribe, seat) for seat in SEATS)
    if what == "trophy":
        return [Reason("ORC-8.5", "count-trophy", sides, facts)]
    if what == "drawn":
        evidence = (act.hand_target(attempt.seat),) if attempt.seat in SEATS else ()
        return [Reason("ORC-7.8", "count-drawn", evidence, facts)]
    return [Reason("ORC-4.3", "count-facing", sides, facts), Reason("ORC-4.4", "count-half", sides, facts)]
