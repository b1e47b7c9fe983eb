"""Drawing: how many cards, from which piles, one at a time or both at once (ORC-6)."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.engine.values import replaced, without
from orclib.games.orc import actions as act
from orclib.games.orc import events as ev
from orclib.games.orc.box import Tribe
from orclib.games.orc.rules.battle import end_turn
from orclib.games.orc.rules.moment import IN_PLAY, SET_UP_FIRST, coming, not_chance, not_your_turn, other, over
from orclib.games.orc.state import Front, Phase, State, Use

_DRAWS = {Use.SINGLE: "ORC-6.1", Use.DOUBLE: "ORC-6.2", Use.DISCARD: "ORC-6.3"}
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
DRAWN_ENOUGH = Rule("drawn-enough", "ORC-6.1", "No more cards: {use}.", "Pas une carte de plus : {use}.")


def not_drawing(state: State, seat: Seat) -> list[Reason]:
    """Why no card can be drawn now."""
    if state.phase is Phase.DRAW and seat == state.mover:
        return []
    if state.phase not in IN_PLAY:
        return over(state) or [SET_UP_FIRST()]
    if reasons := not_your_turn(state, seat):
        if state.phase is Phase.USE and seat == other(state.mover) and state.last_use is not None:
            reasons.append(only_one(state))  # the player who has just drawn wants more
        return reasons
    if state.phase is Phase.USE:
        return [USE_FIRST()]
    blind = state.last_use is Use.SINGLE and not state.options.peek_between_draws
    return [CARDS_FIRST() if blind else CARD_FIRST()]


def only_one(state: State) -> Reason:
    """The draw is over: one or two cards, by what was used (ORC-6.1, 6.2, 6.3)."""
    assert state.last_use is not None
    return DRAWN_ENOUGH.under(_DRAWS[state.last_use])(use=state.last_use)


DRAW_ALL = Rule(
    "draw-all",
    "ORC-6.6",
    (
        "You still have to draw {cards} card: drawing is not optional while a pile has cards.",
        "You still have to draw {cards} cards: drawing is not optional while a pile has cards.",
    ),
    (
        "Vous devez encore piocher {cards} carte : c'est obligatoire tant qu'une pioche n'est pas vide.",
        "Vous devez encore piocher {cards} cartes : c'est obligatoire tant qu'une pioche n'est pas vide.",
    ),
    count="cards",
)


def piles_left(state: State) -> tuple[str, ...]:
    """Where the piles that still hold a card are on the picture."""
    return tuple(act.pile_target(front.tribe) for front in state.fronts if front.pile)


def draw_all(state: State) -> Reason:
    """Cards are owed, and there are some."""
    return DRAW_ALL(*piles_left(state), cards=min(state.owed, state.pile_cards))


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


NAME_BOTH = Rule(
    "name-both",
    "ORC-R11",
    "In this variant you name both piles before you see either card.",
    "Dans cette variante, vous désignez les deux pioches avant de voir une seule carte.",
)


def names_two(state: State) -> bool:
    """Whether both piles have to be named at once (ORC-R11 switched off, two owed and two there)."""
    return not state.options.peek_between_draws and state.owed == 2 and state.pile_cards >= 2


def judge_draw(state: State, action: act.Draw) -> list[Reason]:
    reasons = [*not_drawing(state, action.seat), *empty_pile(state, action.tribe)]
    if state.phase is Phase.DRAW and names_two(state):
        reasons += [NAME_BOTH(), draw_all(state)]
    return reasons


def draw(state: State, action: act.Draw, log: Log) -> State:
    return replace(state, picked=(action.tribe,), phase=Phase.TURN_UP)


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


def judge_draw_two(state: State, action: act.DrawTwo) -> list[Reason]:
    reasons = not_drawing(state, action.seat)
    if state.options.peek_between_draws and not any(reason.clause == "ORC-6.10" for reason in reasons):  # ORC-R11
        reasons.append(ONE_AT_A_TIME())
    if state.phase is Phase.DRAW and state.owed == 1:
        reasons.append(one_owed(state))
    for tribe in dict.fromkeys((action.tribe, action.second)):
        reasons += empty_pile(state, tribe)
    if action.tribe is action.second and state.front(action.tribe).pile == 1:
        reasons.append(ONE_CARD_PILE(act.pile_target(action.tribe), tribe=action.tribe))
    return reasons


def draw_two(state: State, action: act.DrawTwo, log: Log) -> State:
    return replace(state, picked=(action.tribe, action.second), phase=Phase.TURN_UP)


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


def judge_turn_up(state: State, action: act.TurnUp) -> list[Reason]:
    if state.phase is not Phase.TURN_UP:
        return [*over(state), NOTHING_DRAWN()]
    reasons = not_chance(action)
    if reasons:  # where a card is not, is nothing to tell a player
        return reasons
    if action.tribe is not state.picked[0]:
        reasons.append(OTHER_PILE(act.pile_target(state.picked[0]), tribe=state.picked[0]))
    if action.card not in state.unseen:
        reasons.append(NOT_IN_PILE(act.card_target(action.card), card=action.card))
    elif action.card not in coming(state):
        reasons.append(NOT_ON_TOP(act.pile_target(state.picked[0]), card=action.card))
    return reasons


def turn_up(state: State, action: act.TurnUp, log: Log) -> State:
    seat, tribe, front = state.mover, action.tribe, state.fronts[action.tribe.index]
    left = front.pile - 1
    second = state.owed < (state.last_use.cards if state.last_use else 1)
    log.append(ev.Drew("ORC-6.5" if second else "ORC-6.4", seat, tribe, action.card, left))
    if not left:
        log.append(ev.BattleSounded("ORC-7.1", seat, tribe))
    picked, owed = state.picked[1:], state.owed - 1
    front = Front(tribe, left, front.sides, front.owner, front.frozen, front.trophy)
    fronts = replaced(state.fronts, tribe.index, front)
    more = left or any(front.pile for front in fronts)
    state = replace(
        state,
        fronts=fronts,
        hands=replaced(state.hands, seat, (*state.hands[seat], action.card)),  # ORC-6.9
        unseen=without(state.unseen, action.card),
        tops=state.tops and tuple(top for top in state.tops if top[1] is not action.card),
        emptied=state.emptied if left else (*state.emptied, tribe),
        picked=picked,
        owed=owed if more else 0,
        phase=Phase.TURN_UP if picked else Phase.DRAW if owed and more else Phase.USE,
    )
    if picked or (owed and more):
        return state
    if owed:
        log.append(ev.Forfeited("ORC-6.7", seat))
    return end_turn(state, log)
