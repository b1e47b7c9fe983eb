"""The set-up: the frontier, who starts, the hands, the box (ORC-2)."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.engine.values import replaced, without
from orclib.games.orc import actions as act
from orclib.games.orc import events as ev
from orclib.games.orc.box import FRONTIER_CARDS, OTHER_CARDS, PILE_CARDS, SEATS, STARTER_CARDS
from orclib.games.orc.rules.moment import coming, not_chance, not_your_turn, other, over
from orclib.games.orc.state import Phase, Slot, State

# --- the frontier ----------------------------------------------------------------------------------------------------
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


def shown(state: State) -> int:
    """The colours of the frontier as a set: they are closed to its next card (ORC-2.1)."""
    return sum(tribe.bit for tribe in state.row)


def judge_lay(state: State, action: act.LayFrontier) -> list[Reason]:
    if state.phase is not Phase.FRONTIER:
        return [*over(state), FRONTIER_STANDS(*map(act.tribe_target, state.row))]
    reasons = not_chance(action)
    card, closed = action.card, shown(state)
    if twice := tuple(colour for colour in (card.single, card.double) if colour.bit & closed):
        reasons.append(COLOUR_TWICE(*map(act.tribe_target, twice), card=card, tribes=twice, n=len(twice)))
    return reasons


def lay(state: State, action: act.LayFrontier, log: Log) -> State:
    frontier = (*state.frontier, Slot(action.card, action.flipped))
    log.append(ev.FrontierLaid("ORC-2.1", action.card, len(frontier)))
    state = replace(state, frontier=frontier, unseen=without(state.unseen, action.card))
    if len(frontier) < FRONTIER_CARDS:
        return state
    log += (ev.FrontierComplete("ORC-2.2"), ev.Shuffled("ORC-2.5"), ev.PilesMade("ORC-2.6"))
    piles = tuple([replace(front, pile=PILE_CARDS) for front in state.fronts])
    return replace(state, fronts=piles, phase=Phase.START)


# --- who starts ------------------------------------------------------------------------------------------------------
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
DEALER_FIRST = Rule(
    "dealer-first",
    "ORC-2.9",
    "First a dealer is drawn; then the other player chooses who starts.",
    "On tire d'abord au sort celui qui donne ; l'autre joueur choisit ensuite qui commence.",
)
CHOICE_NEXT = Rule(
    "choice-next",
    "ORC-R3",
    "{seat} has to choose: one card and start, or two cards and come second.",
    "{seat} doit choisir : une carte et commencer, ou deux cartes et jouer en second.",
)


def choice_next(state: State) -> Reason:
    """With `start_choice`: nothing else is done before a player has chosen."""
    return CHOICE_NEXT(act.hand_target(state.mover), seat=state.mover)


def start_clause(state: State) -> str:
    """What says who starts: chance, or with the option of ORC-R3 a choice."""
    return "ORC-R3" if state.options.start_choice else "ORC-2.9"


def judge_start(state: State, action: act.NameStarter | act.NameDealer) -> list[Reason]:
    clause = start_clause(state)
    reasons = [*over(state), *not_chance(action, clause)]
    if action.player not in SEATS:
        reasons.append(TWO_PLAYERS())
    if state.phase is Phase.FRONTIER:
        reasons.append(SET_UP_ORDER.under(clause)())
    elif state.phase is Phase.CHOOSE:
        reasons.append(choice_next(state))
    elif state.phase is not Phase.START:
        reasons.append(START_SETTLED.under(clause)())
    elif isinstance(action, act.NameDealer) is not state.options.start_choice:  # ORC-R3
        reasons.append(START_BY_CHOICE() if state.options.start_choice else START_BY_CHANCE())
    return reasons


def name_starter(state: State, action: act.NameStarter, log: Log) -> State:
    return _begin_deal(state, action.player, "ORC-2.9", log)


def name_dealer(state: State, action: act.NameDealer, log: Log) -> State:
    log.append(ev.DealerNamed("ORC-R3", action.player))
    return replace(state, dealer=action.player, mover=other(action.player), phase=Phase.CHOOSE)


def judge_choose(state: State, action: act.ChooseStart) -> list[Reason]:
    clause = start_clause(state)
    if not state.options.start_choice:
        return [*over(state), START_BY_CHANCE()]
    if state.phase in (Phase.FRONTIER, Phase.START):
        return [DEALER_FIRST.under(clause)()]
    if state.phase is not Phase.CHOOSE:
        return [*over(state), START_SETTLED.under(clause)()]
    return not_your_turn(state, action.seat, clause)


def choose(state: State, action: act.ChooseStart, log: Log) -> State:
    return _begin_deal(state, action.seat if action.first else other(action.seat), "ORC-2.8", log)


def _begin_deal(state: State, starter: Seat, clause: str, log: Log) -> State:
    log.append(ev.StarterNamed(clause, starter))
    return replace(state, starter=starter, mover=starter, phase=Phase.DEAL)


# --- the hands -------------------------------------------------------------------------------------------------------
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


def deal_to(state: State) -> Seat:
    """The starter receives his card first, then the other player his two (ORC-2.7, 2.8)."""
    assert state.starter is not None
    return state.starter if len(state.hands[state.starter]) < STARTER_CARDS else other(state.starter)


def judge_deal(state: State, action: act.DealCard) -> list[Reason]:
    if state.phase in (Phase.FRONTIER, Phase.START, Phase.CHOOSE):
        return [SET_UP_ORDER()]
    if state.phase is not Phase.DEAL:
        return [*over(state), DEALT_ALREADY()]
    reasons = not_chance(action)
    if reasons:  # where a card is not, is nothing to tell a player
        return reasons
    if action.player != deal_to(state):
        reasons.append(DEAL_ORDER(seat=deal_to(state)))
    if action.card not in state.unseen:
        reasons.append(NOT_IN_DECK(act.card_target(action.card), card=action.card))
    elif action.card not in coming(state):
        reasons.append(LIES_IN_PILE(card=action.card))
    return reasons


def deal(state: State, action: act.DealCard, log: Log) -> State:
    log.append(ev.HandDealt("ORC-2.7", action.player, action.card))
    hands = replaced(state.hands, action.player, (*state.hands[action.player], action.card))
    done = sum(map(len, hands)) == STARTER_CARDS + OTHER_CARDS
    phase = Phase.BOX if done else Phase.DEAL
    return replace(state, hands=hands, unseen=without(state.unseen, action.card), phase=phase)


# --- the box ---------------------------------------------------------------------------------------------------------
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


def not_placing(state: State, seat: Seat) -> list[Reason]:
    """Why the box cannot be placed now, wherever it is to go."""
    if state.box is not None:
        return [BOX_STAYS("box")]
    return not_your_turn(state, seat, "ORC-2.10") if state.phase is Phase.BOX else [BOX_LAST()]


def judge_box(state: State, action: act.PlaceBox) -> list[Reason]:
    return [*over(state), *not_placing(state, action.seat)]


def place_box(state: State, action: act.PlaceBox, log: Log) -> State:
    state = replace(state, box=action.end, phase=Phase.USE, turn=1)
    log += (
        ev.BoxPlaced("ORC-2.10", action.seat, action.end, state.ranks[0]),
        ev.TurnPassed("ORC-3.1", action.seat),
    )
    return state
