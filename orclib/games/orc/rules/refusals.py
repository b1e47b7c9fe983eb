"""The judge of ORC: every reason against an action, what a person should hear first in front."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orclib.engine import Reason, Rule
from orclib.errors import UsageError
from orclib.games.orc import actions as act
from orclib.games.orc.box import SEATS
from orclib.games.orc.rules import bans, refusal_checks
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


FRONTIER_STANDS = Rule(
    "frontier-stands",
    "ORC-2.13",
    "The three frontier cards lie there for the whole game.",
    "Les trois cartes de la frontière restent là toute la partie.",
)
COLOUR_TWICE = Rule(
    "colour-twice",
    "ORC-2.1",
    (
        "{card} would show {tribes} a second time: the frontier shows each colour once.",
        "{card} would show {tribes} a second time: the frontier shows each of these colours once.",
    ),
    (
        "{card} montrerait une deuxième fois la couleur {tribes} : la frontière montre chaque couleur une fois.",
        "{card} montrerait une deuxième fois les couleurs {tribes} : la frontière montre chaque couleur une fois.",
    ),
    count="n",
)


def _judge_lay(state: State, action: act.LayFrontier) -> tuple[Reason, ...]:
    if state.phase is not Phase.FRONTIER:
        return (
            *refusal_checks.over(state),
            FRONTIER_STANDS(*map(act.tribe_target, state.row)),
        )
    reasons = refusal_checks.not_chance(action)
    card, shown = action.card, refusal_checks.shown(state)
    if twice := tuple(colour for colour in (card.single, card.double) if colour.bit & shown):
        reasons.append(COLOUR_TWICE(*map(act.tribe_target, twice), card=card, tribes=twice, n=len(twice)))
    return tuple(reasons)


TWO_PLAYERS = Rule(
    "two-players", "ORC-1.1", "There are only two players, North and South.", "Il n'y a que deux joueurs, Nord et Sud."
)
SET_UP_ORDER = Rule(
    "set-up-order",
    "ORC-2.7",
    "The set-up has an order: the frontier, the piles, who starts, the hands, the box.",
    "La préparation a un ordre : la frontière, les pioches, qui commence, les mains, la boîte.",
)
START_SETTLED = Rule("start-settled", "ORC-2.9", "It is settled who starts.", "On sait déjà qui commence.")
START_BY_CHOICE = Rule(
    "start-by-choice",
    "ORC-R3",
    "In this variant a dealer is drawn, and the other player chooses who starts.",
    "Dans cette variante, on tire au sort celui qui distribue, et l'autre joueur choisit qui commence.",
)
START_BY_CHANCE = Rule(
    "start-by-chance",
    "ORC-2.9",
    "Chance says who starts; nobody chooses (unless the variant is switched on).",
    "C'est le hasard qui dit qui commence ; personne ne choisit (sauf si la variante est activée).",
)


def _judge_start(state: State, action: act.NameStarter | act.NameDealer) -> tuple[Reason, ...]:
    clause = refusal_checks.start_clause(state)
    reasons = [*refusal_checks.over(state), *refusal_checks.not_chance(action, clause)]
    if action.player not in SEATS:
        reasons.append(TWO_PLAYERS())
    if state.phase is Phase.FRONTIER:
        reasons.append(SET_UP_ORDER.under(clause)())
    elif state.phase is Phase.CHOOSE:
        reasons.append(refusal_checks.choice_next(state))
    elif state.phase is not Phase.START:
        reasons.append(START_SETTLED.under(clause)())
    elif isinstance(action, act.NameDealer) is not state.options.start_choice:  # ORC-R3
        reasons.append(START_BY_CHOICE() if state.options.start_choice else START_BY_CHANCE())
    return tuple(reasons)


DEALER_FIRST = Rule(
    "dealer-first",
    "ORC-2.9",
    "First a dealer is drawn; then the other player chooses who starts.",
    "On tire d'abord au sort celui qui donne ; l'autre joueur choisit ensuite qui commence.",
)


def _judge_choose(state: State, action: act.ChooseStart) -> tuple[Reason, ...]:
    clause = refusal_checks.start_clause(state)
    if not state.options.start_choice:
        return (*refusal_checks.over(state), START_BY_CHANCE())
    if state.phase in (Phase.FRONTIER, Phase.START):
        return (DEALER_FIRST.under(clause)(),)
    if state.phase is not Phase.CHOOSE:
        return (*refusal_checks.over(state), START_SETTLED.under(clause)())
    return refusal_checks.not_your_turn(state, action.seat, clause)


DEALT_ALREADY = Rule(
    "dealt-already",
    "ORC-2.7",
    "Cards are dealt only during the set-up.",
    "On ne distribue des cartes que pendant la préparation.",
)
DEAL_ORDER = Rule("deal-order", "ORC-2.7", "The next card is dealt to {seat}.", "La prochaine carte est pour {seat}.")
NOT_IN_DECK = Rule(
    "not-in-deck",
    "ORC-2.13",
    "{card} is not among the cards still to be dealt.",
    "{card} ne fait pas partie des cartes qui restent à distribuer.",
)
LIES_IN_PILE = Rule(
    "lies-in-pile",
    "ORC-2.6",
    "{card} lies in a pile, so it is not dealt.",
    "{card} se trouve dans une pioche : on ne la distribue pas.",
)


def _judge_deal(state: State, action: act.DealCard) -> tuple[Reason, ...]:
    if state.phase in (Phase.FRONTIER, Phase.START, Phase.CHOOSE):
        return (SET_UP_ORDER(),)
    if state.phase is not Phase.DEAL:
        return (*refusal_checks.over(state), DEALT_ALREADY())
    reasons = refusal_checks.not_chance(action)
    if reasons:  # where a card is not, is nothing to tell a player
        return tuple(reasons)
    if action.player != deal_to(state):
        reasons.append(DEAL_ORDER(seat=deal_to(state)))
    if action.card not in state.unseen:
        reasons.append(NOT_IN_DECK(act.card_target(action.card), card=action.card))
    elif action.card not in refusal_checks.coming(state):
        reasons.append(LIES_IN_PILE(card=action.card))
    return tuple(reasons)


NOTHING_DRAWN = Rule("nothing-drawn", "ORC-6.10", "No card is being drawn now.", "On ne pioche pas en ce moment.")
OTHER_PILE = Rule(
    "other-pile",
    "ORC-6.10",
    "The card comes from the {tribe} pile.",
    "La carte vient de la pioche de la tribu {tribe}.",
)
NOT_IN_PILE = Rule(
    "not-in-pile",
    "ORC-13.1",
    "{card} has been seen elsewhere, so it is in no pile.",
    "{card} a été vue ailleurs : elle n'est donc dans aucune pioche.",
)
NOT_ON_TOP = Rule(
    "not-on-top",
    "ORC-6.10",
    "{card} does not lie on top of that pile.",
    "{card} n'est pas sur le dessus de cette pioche.",
)


def _judge_turn_up(state: State, action: act.TurnUp) -> tuple[Reason, ...]:
    if state.phase is not Phase.TURN_UP:
        return (*refusal_checks.over(state), NOTHING_DRAWN())
    reasons = refusal_checks.not_chance(action)
    if reasons:  # where a card is not, is nothing to tell a player
        return tuple(reasons)
    if action.tribe is not state.picked[0]:
        reasons.append(OTHER_PILE(act.pile_target(state.picked[0]), tribe=state.picked[0]))
    if action.card not in state.unseen:
        reasons.append(NOT_IN_PILE(act.card_target(action.card), card=action.card))
    elif action.card not in refusal_checks.coming(state):
        reasons.append(NOT_ON_TOP(act.pile_target(state.picked[0]), card=action.card))
    return tuple(reasons)


def _judge_box(state: State, action: act.PlaceBox) -> tuple[Reason, ...]:
    return (*refusal_checks.over(state), *refusal_checks.not_placing(state, action.seat))


def _judge_attack(state: State, action: act.Attack) -> tuple[Reason, ...]:
    card, seat = action.card, action.seat
    reasons = [*refusal_checks.not_now(state, seat), *refusal_checks.not_in_hand(state, seat, card, "ORC-4.1")]
    if state.frontier:
        who = seat if seat in SEATS else None
        reasons += bans.against(state, who, card.half[action.half], action.tribe)
    return tuple(reasons)


def _judge_discard(state: State, action: act.Discard) -> tuple[Reason, ...]:
    seat = action.seat
    return (*refusal_checks.not_now(state, seat), *refusal_checks.not_in_hand(state, seat, action.card, "ORC-5.1"))


NAME_BOTH = Rule(
    "name-both",
    "ORC-R11",
    "In this variant you name both piles before you see either card.",
    "Dans cette variante, vous désignez les deux pioches avant de voir une seule carte.",
)


def _judge_draw(state: State, action: act.Draw) -> tuple[Reason, ...]:
    reasons = refusal_checks.not_drawing(state, action.seat)
    reasons += refusal_checks.empty_pile(state, action.tribe)
    if state.phase is Phase.DRAW and names_two(state):
        reasons.append(NAME_BOTH())
    return tuple(reasons)


ONE_AT_A_TIME = Rule(
    "one-at-a-time",
    "ORC-6.10",
    "Cards are drawn one at a time: look at the first, then choose the second pile.",
    "On pioche une carte à la fois : regardez la première, puis choisissez la pioche de la deuxième.",
)
ONE_CARD_PILE = Rule(
    "one-card-pile",
    "ORC-6.8",
    "The pile beside {tribe} holds one card: it cannot give two.",
    "La pioche de la tribu {tribe} ne contient qu'une carte : elle ne peut pas en donner deux.",
)


def _judge_draw_two(state: State, action: act.DrawTwo) -> tuple[Reason, ...]:
    reasons = refusal_checks.not_drawing(state, action.seat)
    if state.options.peek_between_draws and not any(reason.clause == "ORC-6.10" for reason in reasons):  # ORC-R11
        reasons.append(ONE_AT_A_TIME())
    if state.phase is Phase.DRAW and state.owed == 1:
        reasons.append(refusal_checks.one_owed(state))
    for tribe in dict.fromkeys((action.tribe, action.second)):
        reasons += refusal_checks.empty_pile(state, tribe)
    if action.tribe is action.second and state.front(action.tribe).pile == 1:
        reasons.append(ONE_CARD_PILE(act.pile_target(action.tribe), tribe=action.tribe))
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
