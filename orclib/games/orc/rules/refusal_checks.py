"""Grounds of refusal that several actions share: whose turn it is, what the turn is at, where a card is."""

from __future__ import annotations

from orclib.engine import CHANCE, Reason, Seat
from orclib.games.orc import actions as act
from orclib.games.orc.box import SEATS, STARTER_CARDS, Card, Tribe
from orclib.games.orc.state import Phase, State, Use

_DRAWS = {Use.SINGLE: "ORC-6.1", Use.DOUBLE: "ORC-6.2", Use.DISCARD: "ORC-6.3"}
IN_PLAY = frozenset({Phase.USE, Phase.DRAW, Phase.TURN_UP})


def other(seat: Seat) -> Seat:
    """The opponent."""
    return SEATS[1 - seat]


def deal_to(state: State) -> Seat:
    """The starter receives his card first, then the other player his two (ORC-2.7, 2.8)."""
    assert state.starter is not None
    return state.starter if len(state.hands[state.starter]) < STARTER_CARDS else other(state.starter)


def coming(state: State) -> tuple[Card, ...]:
    """The cards that chance may turn up or deal next: those not seen, but for what a typed position says of them."""
    if not state.tops:
        return state.unseen
    for tribe, card in state.tops:
        if state.picked and tribe is state.picked[0]:
            return (card,)
    promised = {card for _, card in state.tops}
    return tuple(card for card in state.unseen if card not in promised)


def names_two(state: State) -> bool:
    """Whether both piles have to be named at once (ORC-R11 switched off, two owed and two there)."""
    return not state.options.peek_between_draws and state.owed == 2 and state.pile_cards >= 2


def over(state: State) -> list[Reason]:
    """After the last pile is exhausted nothing is done any more."""
    if state.phase is not Phase.OVER:
        return []
    return [Reason("ORC-10.1", "stopped"), Reason("ORC-10.3", "no-further-turn")]


def start_clause(state: State) -> str:
    """What says who starts: chance, or with the option of ORC-R3 a choice."""
    return "ORC-R3" if state.options.start_choice else "ORC-2.9"


def not_chance(action: act.AnyAction, clause: str = "ORC-2.9") -> list[Reason]:
    """What chance decides, nobody else does."""
    return [] if action.seat == CHANCE else [Reason(clause, "chance-only")]


def not_your_turn(state: State, seat: Seat, clause: str) -> tuple[Reason, ...]:
    """It is the other player who decides."""
    if seat == state.mover:
        return ()
    return (Reason(clause, "not-yours", (act.hand_target(state.mover),), {"seat": state.mover}),)


def not_now(state: State, seat: Seat) -> list[Reason]:
    """Why a card cannot be used now."""
    if state.phase not in IN_PLAY:
        return over(state) or [Reason("ORC-2.10", "set-up-first")]
    reasons = list(not_your_turn(state, seat, "ORC-3.1"))
    if state.phase is not Phase.USE and not reasons:
        reasons.append(Reason("ORC-3.4", "used-already", (), {"use": state.last_use}))
    return reasons


def not_drawing(state: State, seat: Seat) -> list[Reason]:
    """Why no card can be drawn now."""
    if state.phase not in IN_PLAY:
        return over(state) or [Reason("ORC-2.10", "set-up-first")]
    reasons = list(not_your_turn(state, seat, "ORC-3.1"))
    if state.phase is Phase.USE and not reasons:
        reasons.append(Reason("ORC-3.2", "use-first"))
    if state.phase is Phase.USE and reasons and seat == other(state.mover) and state.last_use is not None:
        reasons.append(only_one(state))  # the player who has just drawn wants more
    if state.phase is Phase.TURN_UP and not reasons:
        blind = state.last_use is Use.SINGLE and not state.options.peek_between_draws
        reasons.append(Reason("ORC-R11", "cards-first") if blind else Reason("ORC-6.10", "card-first"))
    return reasons


def bans(state: State, seat: Seat | None, colour: Tribe, tribe: Tribe) -> list[Reason]:
    """What keeps a colour, or every card, away from a tribe; without a seat, only what holds for both sides."""
    front, reasons = state.fronts[tribe.index], []
    here, facts = (act.tribe_target(tribe),), {"tribe": tribe, "colour": colour}
    if colour is tribe:
        reasons.append(Reason("ORC-4.5", "own-colour", here, facts))
    if seat is not None:
        if front.colour(other(seat)) is colour:
            reasons.append(Reason("ORC-4.6", "enemy-colour", (act.side_target(tribe, other(seat)),), facts))
        own = front.colour(seat)
        if own is not None and own is not colour:
            reasons.append(Reason("ORC-4.7", "colour-lock", (act.side_target(tribe, seat),), {**facts, "own": own}))
    if front.frozen:
        waits = {"tribe": tribe, "neighbour": state.toward_box(tribe)}
        reasons.append(Reason("ORC-4.11", "frozen", here, waits))
        reasons.append(Reason("ORC-9.5", "frozen-both", here, waits))
    if front.owner is not None and not state.options.attack_on_won:
        reasons.append(Reason("ORC-4.12", "won", here, {"tribe": tribe, "seat": front.owner}))
    return reasons


def only_one(state: State) -> Reason:
    """The draw is over: one or two cards, by what was used (ORC-6.1, 6.2, 6.3)."""
    assert state.last_use is not None
    return Reason(_DRAWS[state.last_use], "drawn-enough", (), {"use": state.last_use})


def one_owed(state: State) -> Reason:
    """Two piles are named, and one card is to be drawn."""
    assert state.last_use is not None
    drawn = state.last_use.cards - state.owed
    return Reason(_DRAWS[state.last_use], "one-owed", (), {"use": state.last_use, "drawn": drawn})


def empty_pile(tribe: Tribe) -> Reason:
    """There is nothing to draw."""
    return Reason("ORC-6.8", "empty-pile", (act.pile_target(tribe),), {"tribe": tribe})


def not_in_hand(state: State, card: Card, clause: str) -> list[Reason]:
    """Says where the card is only when everybody can see it there."""
    evidence = (act.card_target(card),) if card in set(state.open_cards()) else ()
    reasons = [Reason(clause, "not-in-hand", evidence, {"card": card})]
    if any(slot.card is card for slot in state.frontier):
        reasons.append(Reason("ORC-2.13", "frontier-card", evidence, {"card": card}))
    return reasons
