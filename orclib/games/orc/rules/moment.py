"""Whose moment it is, and what every decision needs: the turn, the cards of a hand (ORC-3, 10)."""

from __future__ import annotations

from orclib.engine import CHANCE, Reason, Rule, Seat
from orclib.games.orc import actions as act
from orclib.games.orc.box import SEATS, Card
from orclib.games.orc.state import Phase, State

IN_PLAY = frozenset({Phase.USE, Phase.DRAW, Phase.TURN_UP})
CHANCE_PHASES = frozenset({Phase.FRONTIER, Phase.START, Phase.DEAL, Phase.TURN_UP})


def other(seat: Seat) -> Seat:
    """The opponent."""
    return SEATS[1 - seat]


def coming(state: State) -> tuple[Card, ...]:
    """The cards that chance may turn up or deal next: those not seen, but for what a typed position says of them."""
    if not state.tops:
        return state.unseen
    for tribe, card in state.tops:
        if state.picked and tribe is state.picked[0]:
            return (card,)
    promised = {card for _, card in state.tops}
    return tuple(card for card in state.unseen if card not in promised)


STOPPED = Rule(
    "stopped",
    "ORC-10.1",
    "The game has stopped: the last pile is empty.",
    "La partie est terminée : la dernière pioche est vide.",
)
NO_FURTHER_TURN = Rule(
    "no-further-turn",
    "ORC-10.3",
    "Nobody gets another turn, even if the starter has had one more.",
    "Plus personne ne joue, même si l'Oya (le joueur qui commence) a eu un tour de plus.",
)


def over(state: State) -> list[Reason]:
    """After the last pile is exhausted nothing is done any more."""
    return [STOPPED(), NO_FURTHER_TURN()] if state.phase is Phase.OVER else []


CHANCE_ONLY = Rule(
    "chance-only",
    "ORC-2.9",
    "Nobody chooses this: chance decides.",
    "Personne ne choisit cela : c'est le hasard qui décide.",
)


def not_chance(action: act.AnyAction, clause: str = "ORC-2.9") -> list[Reason]:
    """What chance decides, nobody else does."""
    return [] if action.seat == CHANCE else [CHANCE_ONLY.under(clause)()]


NOT_YOURS = Rule("not-yours", "ORC-3.1", "It is up to {seat} now.", "C'est à {seat} de jouer.")


def not_your_turn(state: State, seat: Seat, clause: str = "ORC-3.1") -> list[Reason]:
    """It is the other player who decides."""
    return [] if seat == state.mover else [NOT_YOURS.under(clause)(act.hand_target(state.mover), seat=state.mover)]


SET_UP_FIRST = Rule(
    "set-up-first",
    "ORC-2.10",
    "The set-up is not finished: the box comes last, then the first turn begins.",
    "La préparation n'est pas finie : la boîte vient en dernier, puis le premier tour commence.",
)
USED_ALREADY = Rule(
    "used-already",
    "ORC-3.4",
    "A card has been used this turn, and a turn uses only one. Now draw.",
    "Une carte a déjà été utilisée, et on n'en utilise qu'une par tour. Il faut maintenant piocher.",
)


def not_now(state: State, seat: Seat) -> list[Reason]:
    """Why a card cannot be used now."""
    if state.phase is Phase.USE and seat == state.mover:
        return []
    if state.phase not in IN_PLAY:
        return over(state) or [SET_UP_FIRST()]
    return not_your_turn(state, seat) or [USED_ALREADY()]


NOT_IN_HAND = Rule("not-in-hand", "ORC-4.1", "{card} is not in your hand.", "{card} n'est pas dans votre main.")
FRONTIER_CARD = Rule(
    "frontier-card",
    "ORC-2.13",
    "{card} is part of the frontier, which nobody plays.",
    "{card} fait partie de la frontière : personne ne joue cette carte.",
)


def not_in_hand(state: State, seat: Seat, card: Card, clause: str) -> list[Reason]:
    """Why a seat has no such card to use. Says where it is only when everybody can see it there."""
    if seat in SEATS and card in state.hands[seat]:
        return []
    evidence = (act.card_target(card),) if card in set(state.open_cards()) else ()
    reasons = [NOT_IN_HAND.under(clause)(*evidence, card=card)]
    if any(slot.card is card for slot in state.frontier):
        reasons.append(FRONTIER_CARD(*evidence, card=card))
    return reasons
