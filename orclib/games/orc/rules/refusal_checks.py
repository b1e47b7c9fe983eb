"""Grounds of refusal that several actions share: whose turn it is, what the turn is at, where a card is."""

from __future__ import annotations

from orclib.engine import CHANCE, Reason, Rule, Seat
from orclib.games.orc import actions as act
from orclib.games.orc.box import SEATS, STARTER_CARDS, Card, Tribe
from orclib.games.orc.rules.bans import other
from orclib.games.orc.state import Phase, State, Use

_DRAWS = {Use.SINGLE: "ORC-6.1", Use.DOUBLE: "ORC-6.2", Use.DISCARD: "ORC-6.3"}
IN_PLAY = frozenset({Phase.USE, Phase.DRAW, Phase.TURN_UP})


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


def shown(state: State) -> int:
    """The colours of the frontier as a set: they are closed to its next card (ORC-2.1)."""
    return sum(tribe.bit for tribe in state.row)


def names_two(state: State) -> bool:
    """Whether both piles have to be named at once (ORC-R11 switched off, two owed and two there)."""
    return not state.options.peek_between_draws and state.owed == 2 and state.pile_cards >= 2


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
    if state.phase is not Phase.OVER:
        return []
    return [STOPPED(), NO_FURTHER_TURN()]


def start_clause(state: State) -> str:
    """What says who starts: chance, or with the option of ORC-R3 a choice."""
    return "ORC-R3" if state.options.start_choice else "ORC-2.9"


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


def not_your_turn(state: State, seat: Seat, clause: str) -> tuple[Reason, ...]:
    """It is the other player who decides."""
    if seat == state.mover:
        return ()
    return (NOT_YOURS.under(clause)(act.hand_target(state.mover), seat=state.mover),)


CHOICE_NEXT = Rule(
    "choice-next",
    "ORC-R3",
    "{seat} has to choose: one card and start, or two cards and come second.",
    "{seat} doit choisir : une carte et commencer, ou deux cartes et jouer en second.",
)


def choice_next(state: State) -> Reason:
    """With `start_choice`: nothing else is done before a player has chosen."""
    return CHOICE_NEXT(act.hand_target(state.mover), seat=state.mover)


BOX_LAST = Rule(
    "box-last",
    "ORC-2.10",
    "The box is placed last, when all cards have been dealt.",
    "La boîte se place en dernier, quand toutes les cartes sont distribuées.",
)
BOX_STAYS = Rule(
    "box-stays",
    "ORC-2.11",
    "The box has been placed, and it stays where it is.",
    "La boîte est posée, et elle ne bouge plus.",
)


def not_placing(state: State, seat: Seat) -> tuple[Reason, ...]:
    """Why the box cannot be placed now, wherever it is to go."""
    if state.box is not None:
        return (BOX_STAYS("box"),)
    return not_your_turn(state, seat, "ORC-2.10") if state.phase is Phase.BOX else (BOX_LAST(),)


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
    reasons = list(not_your_turn(state, seat, "ORC-3.1"))
    return reasons or [USED_ALREADY()]


USE_FIRST = Rule(
    "use-first",
    "ORC-3.2",
    "First use a card (attack or discard), then draw.",
    "Utilisez d'abord une carte (attaquer ou écarter), puis piochez.",
)
CARDS_FIRST = Rule(
    "cards-first",
    "ORC-R11",
    "The piles have been named: first see which cards come up.",
    "Les pioches sont désignées : voyons d'abord quelles cartes en sortent.",
)
CARD_FIRST = Rule("card-first", "ORC-6.10", "First see which card comes up.", "Voyez d'abord quelle carte sort.")


def not_drawing(state: State, seat: Seat) -> list[Reason]:
    """Why no card can be drawn now."""
    if state.phase is Phase.DRAW and seat == state.mover:
        return []
    if state.phase not in IN_PLAY:
        return over(state) or [SET_UP_FIRST()]
    reasons = list(not_your_turn(state, seat, "ORC-3.1"))
    if reasons:
        if state.phase is Phase.USE and seat == other(state.mover) and state.last_use is not None:
            reasons.append(only_one(state))  # the player who has just drawn wants more
        return reasons
    if state.phase is Phase.USE:
        return [USE_FIRST()]
    blind = state.last_use is Use.SINGLE and not state.options.peek_between_draws
    return [CARDS_FIRST() if blind else CARD_FIRST()]


DRAWN_ENOUGH = Rule("drawn-enough", "ORC-6.1", "No more cards: {use}.", "Pas une carte de plus : {use}.")


def only_one(state: State) -> Reason:
    """The draw is over: one or two cards, by what was used (ORC-6.1, 6.2, 6.3)."""
    assert state.last_use is not None
    return DRAWN_ENOUGH.under(_DRAWS[state.last_use])(use=state.last_use)


ONE_OWED = Rule(
    "one-owed",
    "ORC-6.1",
    "One card is owed, so name one pile: {use}.",
    "Il n'y a qu'une carte à prendre, désignez donc une seule pioche : {use}.",
)
ONE_STILL_OWED = Rule(
    "one-still-owed",
    "ORC-6.1",
    "One of the two cards has been drawn: one is still owed, so name one pile.",
    "Une des deux cartes est piochée : il n'en reste qu'une à prendre, désignez donc une seule pioche.",
)


def one_owed(state: State) -> Reason:
    """Two piles are named, and one card is to be drawn."""
    assert state.last_use is not None
    rule = ONE_OWED if state.owed == state.last_use.cards else ONE_STILL_OWED
    return rule.under(_DRAWS[state.last_use])(use=state.last_use)


EMPTY_PILE = Rule(
    "empty-pile",
    "ORC-6.8",
    "The pile beside the {tribe} tribe is empty.",
    "La pioche près de la tribu {tribe} est vide.",
)


def empty_pile(state: State, tribe: Tribe) -> list[Reason]:
    """Why nothing can be drawn from a pile."""
    if state.phase is Phase.FRONTIER or state.fronts[tribe.index].pile:
        return []
    return [EMPTY_PILE(act.pile_target(tribe), tribe=tribe)]


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
