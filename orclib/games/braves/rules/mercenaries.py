"""A people is called to battle, and mercenaries are sent (BRV-13 to BRV-15)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.braves import actions as act
from orclib.games.braves import events as ev
from orclib.games.braves.box import MERCENARIES, PEOPLES, Back, minus, only, with_one
from orclib.games.braves.rules.asked import helps
from orclib.games.braves.rules.commando import ask_commando
from orclib.games.braves.rules.turns import CALLER, Reasons, recruiters_only, sorcerer_only, whose_turn
from orclib.games.braves.state import WAR, Phase, State

# the call
ALL_FOUGHT = Rule(
    "all-fought",
    "BRV-13.1",
    "All four battles of this round have been fought.",
    "Les quatre batailles de cette manche ont été livrées.",
)
BATTLE_RUNS = Rule(
    "battle-runs",
    "BRV-14.1",
    "A battle is being fought: the next people is called after it.",
    "Une bataille est en cours : on appelle le peuple suivant après elle.",
)
WAR_LATER = Rule(
    "war-later",
    "BRV-14.1",
    "The war has not begun: first come the piles, the spies and the giants.",
    "La guerre n'a pas commencé : il y a d'abord les piles, les espions et les géants.",
)
NO_PEOPLE = Rule(
    "no-people",
    "BRV-14.1",
    "Call one of the four peoples: orcs, barbarians, skeletons or dwarves.",
    "Appelez un des quatre peuples : orcs, barbares, squelettes ou nains.",
)
CALLED_ALREADY = Rule(
    "called-already",
    "BRV-13.2",
    "This round {people} have been called already: each people fights once.",
    "Dans cette manche, {people} ont déjà été appelés : chaque peuple combat une fois.",
)
# mercenaries
ALL_HAVE_SENT = Rule(
    "all-have-sent",
    "BRV-15.7",
    "All have decided about their mercenaries: nothing can be added now.",
    "Tous ont décidé pour leurs mercenaires : on ne peut plus rien ajouter.",
)
NO_BATTLE = Rule(
    "no-battle",
    "BRV-15.1",
    "No battle is being fought: mercenaries are sent in a battle.",
    "Aucune bataille n'est en cours : on envoie des mercenaires pendant une bataille.",
)
HAD_TURN = Rule(
    "had-turn",
    "BRV-15.7",
    "You have decided about your mercenaries: once in each battle.",
    "Vous avez déjà décidé pour vos mercenaires : une fois par bataille.",
)
NOT_YOUR_TURN = Rule(
    "not-your-turn",
    "BRV-15.1",
    "It is the turn of {seat}: all decide one after the other.",
    "C'est à {seat} : chacun décide à son tour.",
)
NO_MERCENARY = Rule(
    "no-mercenary",
    "BRV-15.5",
    "Only mercenaries are sent, and this is none: {design}.",
    "On n'envoie que des mercenaires, et ceci n'en est pas un : {design}.",
)
OTHER_PEOPLE = Rule(
    "other-people",
    "BRV-14.2",
    "In this battle {people} fight, and no other people.",
    "Dans cette bataille, {people} combattent, et aucun autre peuple.",
)
NOT_IN_HAND = Rule(
    "not-in-hand",
    "BRV-15.4",
    "You have no {kind} in your hand.",
    "Vous n'avez aucune carte de ce type en main : {kind}.",
)
TOO_FEW = Rule(
    "too-few",
    "BRV-15.4",
    "You cannot send more than you hold: {held}.",
    "Vous ne pouvez pas envoyer plus que vous n'avez : {held}.",
)
NEEDS_PEOPLE = Rule(
    "needs-people",
    "BRV-R15",
    "We agreed that mercenaries only help an army of the people that fights. Here {people} fight, and you have no "
    "card of them in the battle.",
    "Nous avons convenu que les mercenaires n'aident qu'une armée du peuple qui combat. Ici, ce sont {people}, et "
    "vous n'en avez aucune carte dans la bataille.",
)
SPECIAL_STAYS = Rule(
    "special-stays",
    "BRV-R16",
    "We agreed that this card is not laid face down: {design}.",
    "On a convenu que cette carte ne se pose pas face cachée : {design}.",
)


# --- the call --------------------------------------------------------------------------------------------------------


def judge_call(state: State, action: act.CallPeople) -> Reasons:
    people, reasons = action.people, sorcerer_only(state, action.seat, CALLER)
    if state.phase is Phase.ROUND_END:
        reasons.append(ALL_FOUGHT())
    elif state.phase is not Phase.CALL:
        reasons.append(BATTLE_RUNS() if state.phase in WAR else WAR_LATER())
    if people not in PEOPLES:
        reasons.append(NO_PEOPLE(back=people))
    elif people in state.called:
        reasons.append(CALLED_ALREADY(act.people_target(people), people=people))
    return reasons


def call_people(state: State, action: act.CallPeople, log: Log) -> State:
    """All lay their cards of the people that was called (BRV-14)."""
    people = action.people
    state = replace(state, called=(*state.called, people), phase=Phase.COMMIT)
    log.append(ev.PeopleCalled("BRV-14.1", state.battle, people))
    laid = tuple([only(hand, people) for hand in state.hands])
    hands = tuple([minus(hand, cards) for hand, cards in zip(state.hands, laid, strict=True)])
    for seat in state.recruiters:
        count = sum(laid[seat])
        log.append(ev.Mustered("BRV-14.2" if count else "BRV-14.4", seat, people, count))
    first = state.speakers[0]
    skipped = state.battle % state.options.players == 0
    log.append(ev.FirstSpeaker("BRV-15.3" if skipped else "BRV-15.2", state.battle, first))
    return replace(state, hands=hands, laid=laid, active=first)


# --- mercenaries -----------------------------------------------------------------------------------------------------


def _sending(state: State, seat: Seat) -> Reasons:
    reasons = recruiters_only(state, seat)
    if state.phase is not Phase.COMMIT:
        late = state.phase in (Phase.COMMANDO, Phase.STRIKE, Phase.FLYER)
        return [*reasons, ALL_HAVE_SENT() if late else NO_BATTLE()]
    if turn := whose_turn(state, seat, NOT_YOUR_TURN):
        order = state.speakers
        if order.index(seat) < order.index(state.active):
            reasons += whose_turn(state, seat, HAD_TURN)
    return [*reasons, *turn]


def _may_send(state: State, seat: Seat) -> Reasons:
    if state.phase is not Phase.COMMIT or seat == state.sorcerer or helps(state, seat):
        return []
    return [NEEDS_PEOPLE(act.seat_target(seat), people=state.people)]


def judge_send(state: State, action: act.Send) -> Reasons:
    seat, design = action.seat, action.design
    reasons = [*_sending(state, seat), *_may_send(state, seat)]
    if design.back is not Back.MERCENARY:
        reasons.append(NO_MERCENARY(design=design))
        if design.back in PEOPLES and state.people not in (None, design.back):
            reasons.append(OTHER_PEOPLE(people=state.people))
    if not state.hands[seat][design]:
        reasons.append(NOT_IN_HAND(kind=design))
    if state.phase is Phase.COMMIT and seat != state.sorcerer and design in state.options.kept_back:
        reasons.append(SPECIAL_STAYS(act.hand_target(design), design=design))
    return reasons


def judge_end(state: State, action: act.EndSending) -> Reasons:
    return _sending(state, action.seat)


@cache
def sends(seat: Seat) -> tuple[act.Send, ...]:
    """Each mercenary that a seat may think of."""
    return tuple(act.Send(seat, design) for design in MERCENARIES)


def legal_sends(state: State, seat: Seat) -> list[act.Send]:
    """The same as the judge leaves of them to the seat whose turn it is, on a faster road."""
    if not helps(state, seat):
        return []
    hand, stay = state.hands[seat], state.options.kept_back
    return [each for each in sends(seat) if hand[each.design] and each.design not in stay]


def send(state: State, action: act.Send, log: Log) -> State:
    """One mercenary more lies face down (BRV-15.4)."""
    seat, design, people = action.seat, action.design, state.people
    assert people is not None
    log.append(ev.MercenarySent("BRV-15.4" if any(only(state.laid[seat], people)) else "BRV-15.8", seat, design))
    return replace(
        state,
        hands=replaced(state.hands, seat, with_one(state.hands[seat], design, -1)),
        laid=replaced(state.laid, seat, with_one(state.laid[seat], design)),
    )


def end_sending(state: State, action: act.EndSending, log: Log) -> State:
    """The next one decides; when all have, the commando may strike (BRV-15.7, 16.1)."""
    seat, order = action.seat, state.speakers
    count = sum(state.laid[seat][design] for design in MERCENARIES)
    log.append(ev.SendingEnded("BRV-15.4", seat, count))
    after = order.index(seat) + 1
    if after < len(order):
        return replace(state, active=order[after])
    return ask_commando(state, None, log)


# --- all mercenaries of a battle at once -----------------------------------------------------------------------------


def parts(state: State, action: act.AnyAction) -> tuple[act.AnyAction, ...]:
    """The decisions of an announcement."""
    if not isinstance(action, act.Commit):
        return (action,)
    return (*(act.Send(action.seat, design) for design in action.designs), act.EndSending(action.seat))


def timely(state: State, part: act.AnyAction) -> bool:
    """Whether its seat is asked for such a decision now."""
    return state.phase is Phase.COMMIT and part.seat == state.active


def whole(state: State, action: act.AnyAction, found: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Every reason against an announcement: who names a card more often than he holds it is told how many he has."""
    reasons = []
    for reason in found:
        if reason.rule is NOT_IN_HAND and (held := state.hands[action.seat][reason.facts["kind"]]):
            reason = TOO_FEW(held=(reason.facts["kind"], held))
        reasons.append(reason)
    return tuple(reasons)
