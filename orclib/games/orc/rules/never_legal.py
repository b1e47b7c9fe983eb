"""Things that learners try and the rules never allow, each with every clause against it."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Reason, Rule, Seat
from orclib.games.orc import actions as act
from orclib.games.orc.box import SEATS, TRIBES, Card, Tribe
from orclib.games.orc.rules import bans, refusal_checks
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


HANDS_OPEN = Rule(
    "hands-open",
    "ORC-11.1",
    "Both hands lie open since the game stopped: there is nothing left to look at.",
    "Les deux mains sont étalées depuis la fin de la partie : il n'y a plus rien à regarder.",
)


def attempt_refusals(state: State, attempt: act.NeverLegal) -> tuple[Reason, ...]:
    """Every reason against an attempt; never empty."""
    over = refusal_checks.over(state)
    if over and isinstance(attempt, act.LookHand):  # nothing is left to refuse, nor to look at
        hands = tuple(map(act.hand_target, SEATS))
        return (HANDS_OPEN(*hands),)
    return (*over, *_reasons(state, attempt))


SECRET_HAND = Rule(
    "secret-hand",
    "ORC-13.2",
    "{seat}'s hand is secret until the game stops.",
    "La main de {seat} reste secrète jusqu'à la fin de la partie.",
)


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
            return _look(state, tribe)
        case act.LookHand(seat=seat):
            foe = SEATS[1 - seat] if seat in SEATS else SEATS[0]
            return [SECRET_HAND(act.hand_target(foe), seat=foe)]
        case _:
            raise AssertionError(f"no reasons for {attempt!r}")


WRONG_SIDE = Rule(
    "wrong-side",
    "ORC-4.1",
    "Your cards go to your own side of the frontier.",
    "Vos cartes se posent de votre côté de la frontière.",
)
TWO_TRIBES = Rule(
    "two-tribes",
    "ORC-4.1",
    "A card attacks one tribe only, not {tribes} at once.",
    "Une carte n'attaque qu'une seule tribu, pas les tribus {tribes} à la fois.",
)
NO_TRIBE = Rule(
    "no-tribe",
    "ORC-4.1",
    "A card that attacks has to lie beside one of the six tribes.",
    "Une carte qui attaque se pose près d'une des six tribus.",
)
NOT_ASTRAY = Rule(
    "not-astray",
    "ORC-4.1",
    "Beside one tribe, on your own side: that is an attack, so say it as one.",
    "Près d'une seule tribu, de votre côté : c'est une attaque, dites-le ainsi.",
)


def _astray(state: State, attempt: act.PutAstray) -> list[Reason]:
    reasons = [] if state.phase is Phase.OVER else refusal_checks.not_now(state, attempt.seat)
    reasons += refusal_checks.not_in_hand(state, attempt.seat, attempt.card, "ORC-4.1")
    evidence = tuple(act.tribe_target(tribe) for tribe in attempt.tribes)
    broken = {
        WRONG_SIDE: not attempt.own_side,
        TWO_TRIBES: len(attempt.tribes) > 1,
        NO_TRIBE: not attempt.tribes,
        NOT_ASTRAY: attempt.own_side and len(attempt.tribes) == 1,
    }
    reasons += [rule(*evidence, tribes=attempt.tribes) for rule, so in broken.items() if so]
    if len(state.row) == len(TRIBES):
        side = attempt.seat if attempt.own_side and attempt.seat in SEATS else None
        for tribe in dict.fromkeys(attempt.tribes):
            reasons += bans.against(state, side, attempt.card.half[attempt.half], tribe)
    return reasons


BOX_END = Rule(
    "box-end",
    "ORC-2.10",
    "The box stands at one of the two ends of the row, and nowhere else.",
    "La boîte se pose à l'un des deux bouts de la rangée, et nulle part ailleurs.",
)
BOX_SIDE = Rule(
    "box-side",
    "ORC-R5",
    "A side of the frontier means an end of the row here, not a long side.",
    "Un côté de la frontière désigne ici un bout de la rangée, pas un long côté.",
)


def _box_astray(state: State, attempt: act.BoxAstray, where: str) -> list[Reason]:
    ends = ("box:left", "box:right") if state.phase is Phase.BOX else ()
    along = [BOX_SIDE(*ends)] if where == act.LONG_SIDE else []
    return [*refusal_checks.not_placing(state, attempt.seat), BOX_END(*ends), *along]


BOX_NEEDED = Rule(
    "box-needed",
    "ORC-2.10",
    "The starter has to put the box at one end of the row.",
    "L'Oya (le joueur qui commence) doit poser la boîte à un bout de la rangée.",
)
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
SECOND_FORFEITED = Rule(
    "second-forfeited",
    "ORC-6.7",
    "There is no second card in the piles: it is forfeited.",
    "Il n'y a pas de deuxième carte dans les pioches : elle est perdue.",
)
NO_PASS = Rule(
    "no-pass",
    "ORC-3.3",
    "There is no passing: every turn uses a card and then draws.",
    "On ne peut pas passer : à chaque tour, on utilise une carte, puis on pioche.",
)


def _stop(state: State, attempt: act.Stop) -> list[Reason]:
    match state.phase:
        case Phase.OVER:  # there is no turn to pass any more
            return []
        case Phase.BOX:
            return [*refusal_checks.not_your_turn(state, attempt.seat, "ORC-2.10"), BOX_NEEDED()]
        case Phase.CHOOSE:
            return [refusal_checks.choice_next(state)]
        case Phase.FRONTIER | Phase.START | Phase.DEAL:
            return [refusal_checks.SET_UP_FIRST()]
    reasons = list(refusal_checks.not_your_turn(state, attempt.seat, "ORC-3.1"))
    if state.phase is Phase.DRAW and not reasons:
        piles = tuple(act.pile_target(front.tribe) for front in state.fronts if front.pile)
        left = min(state.owed, state.pile_cards)
        reasons.append(DRAW_ALL(*piles, cards=left))
        if left < state.owed:
            reasons.append(SECOND_FORFEITED(*piles))
    return [*reasons, NO_PASS()]


TOP_CARD = Rule(
    "top-card",
    "ORC-6.10",
    "Only the top card of the {tribe} pile can be drawn.",
    "Dans la pioche de la tribu {tribe}, on ne peut prendre que la carte du dessus.",
)


def _draw_below(state: State, attempt: act.DrawBelow, tribe: Tribe) -> list[Reason]:
    reasons = [] if state.phase is Phase.OVER else refusal_checks.not_drawing(state, attempt.seat)
    if empty := refusal_checks.empty_pile(state, tribe):
        return [*reasons, *empty]
    top = TOP_CARD(act.pile_target(tribe), tribe=tribe)
    return [*(reason for reason in reasons if reason.clause != TOP_CARD.clause), top]


PLACED_STAYS = Rule(
    "placed-stays",
    "ORC-4.10",
    "{card} has been placed: it is not moved, turned or taken back.",
    "{card} est posée : on ne peut plus la déplacer, la retourner ni la reprendre.",
)
TROPHY_FLAG = Rule(
    "trophy-flag",
    "ORC-8.5",
    "{card} is only a flag now: it is in nobody's hand.",
    "{card} n'est plus qu'un trophée : elle n'est dans la main de personne.",
)
TROPHY_STAYS = Rule(
    "trophy-stays",
    "ORC-8.6",
    "{card} is a trophy: it marks a won tribe and is never taken back.",
    "{card} est un trophée : il montre qui a gagné une tribu, et on ne le reprend jamais.",
)
REMOVED_FOR_GOOD = Rule(
    "removed-for-good",
    "ORC-5.3",
    "{card} has left the game and never comes back.",
    "{card} est sortie du jeu et n'y revient jamais.",
)
CLEARED_FOR_GOOD = Rule(
    "cleared-for-good",
    "ORC-8.6",
    "What leaves the table after a battle or by a discard is out of the game.",
    "Ce qui quitte la table après une bataille ou par une carte écartée est hors du jeu.",
)
NOT_ON_TABLE = Rule(
    "not-on-table",
    "ORC-4.10",
    "{card} does not lie on the table, so it cannot be taken from there.",
    "{card} n'est pas sur la table : on ne peut donc pas l'y reprendre.",
)


def _take_back(state: State, attempt: act.TakeBack, card: Card) -> list[Reason]:
    facts = {"card": card}
    for front in state.fronts:
        for seat in SEATS:
            if any(placed.card is card for placed in front.sides[seat]):
                return [PLACED_STAYS(act.side_target(front.tribe, seat), **facts)]
        if front.trophy is card and front.owner is not None:
            here = (act.side_target(front.tribe, front.owner),)
            return [TROPHY_FLAG(*here, **facts), TROPHY_STAYS(*here, **facts)]
    if card in state.removed or (attempt.seat in SEATS and card in state.buried[attempt.seat]):
        # Why a card lies in the heap is not remembered: discarded or cleared away, it never comes back.
        return [REMOVED_FOR_GOOD(act.HEAP, **facts), CLEARED_FOR_GOOD(act.HEAP, **facts)]
    if any(slot.card is card for slot in state.frontier):
        return [refusal_checks.FRONTIER_CARD(act.card_target(card), **facts)]
    return [NOT_ON_TABLE(**facts)]


WON_ALREADY = Rule(
    "won-already",
    "ORC-7.5",
    "The {tribe} tribe belongs to {seat} for good: each tribe has one battle.",
    "La tribu {tribe} est à {seat} pour de bon : chaque tribu n'a qu'une bataille.",
)
RING_FROZEN = Rule(
    "ring-frozen",
    "ORC-9.11",
    "All six battles tied: the {tribe} tribe is nobody's, for good.",
    "Les six batailles sont à égalité : la tribu {tribe} n'est à personne, pour toujours.",
)
CLAIM_FROZEN = Rule(
    "claim-frozen",
    "ORC-9.7",
    "The {tribe} tribe is frozen: it goes to whoever wins {neighbour}.",
    "La tribu {tribe} est gelée : elle ira à qui gagne la tribu {neighbour}.",
)
BATTLE_LATER = Rule(
    "battle-later",
    "ORC-7.2",
    "The battle for {tribe} is fought once all cards of the turn are drawn.",
    "La bataille pour la tribu {tribe} a lieu quand toutes les cartes du tour sont piochées.",
)
NO_BATTLE_YET = Rule(
    "no-battle-yet",
    "ORC-7.1",
    (
        "The battle for {tribe} comes with the last card of its pile; {cards} card still lies there.",
        "The battle for {tribe} comes with the last card of its pile; {cards} cards still lie there.",
    ),
    (
        "La bataille pour la tribu {tribe} a lieu quand on pioche la dernière carte près d'elle ; il y reste "
        "{cards} carte.",
        "La bataille pour la tribu {tribe} a lieu quand on pioche la dernière carte près d'elle ; il y reste "
        "{cards} cartes.",
    ),
    count="cards",
)


def _claim(state: State, tribe: Tribe) -> list[Reason]:
    front = state.front(tribe)
    facts = {"tribe": tribe, "cards": front.pile, "seat": front.owner}
    if front.owner is not None:
        return [WON_ALREADY(act.tribe_target(tribe), **facts)]
    if front.frozen and state.phase is Phase.OVER:
        return [RING_FROZEN(*map(act.tribe_target, state.ranks), **facts)]
    if front.frozen:
        neighbour = state.toward_box(tribe)
        return [CLAIM_FROZEN(act.tribe_target(neighbour), **facts, neighbour=neighbour)]
    if tribe in state.emptied:
        return [BATTLE_LATER(act.pile_target(tribe), **facts)]
    early = [] if state.phase in refusal_checks.IN_PLAY else [refusal_checks.SET_UP_FIRST()]
    waits = [NO_BATTLE_YET(act.pile_target(tribe), **facts)] if front.pile else []
    return [*early, *waits]


ORDER_FIXED = Rule(
    "order-fixed",
    "ORC-7.6",
    "The order of battles is not yours to choose. It is this: {tribes}.",
    "L'ordre des batailles ne se choisit pas. Le voici : {tribes}.",
)


def _resolve(state: State, tribes: tuple[Tribe, ...]) -> list[Reason]:
    """Battles that are over are not fought; of those to come nobody chooses the order, and one alone has none."""
    if state.box is None:
        return [refusal_checks.SET_UP_FIRST()]
    named = tuple(dict.fromkeys(tribes)) or state.ranks
    coming = [tribe for tribe in named if state.front(tribe).open]
    reasons = [reason for tribe in named if tribe not in coming for reason in _claim(state, tribe)]
    if len(coming) == 1:
        return [*reasons, *_claim(state, coming[0])]
    if coming:
        order = state.battle_order(coming)
        reasons.append(ORDER_FIXED(*map(act.tribe_target, order), tribes=order))
    return reasons


NO_PILES = Rule(
    "no-piles",
    "ORC-2.6",
    "There are no piles yet: they are made once the frontier lies there.",
    "Il n'y a pas encore de pioches : on les forme une fois la frontière posée.",
)
FACE_DOWN = Rule(
    "face-down",
    "ORC-13.1",
    "The piles are face down: nobody may look into the {tribe} pile.",
    "Les pioches sont face cachée : personne ne peut regarder celle de la tribu {tribe}.",
)


def _look(state: State, tribe: Tribe) -> list[Reason]:
    if state.phase is Phase.FRONTIER:
        return [NO_PILES()]
    return refusal_checks.empty_pile(state, tribe) or [FACE_DOWN(act.pile_target(tribe), tribe=tribe)]


COUNT_TROPHY = Rule(
    "count-trophy",
    "ORC-8.5",
    "A trophy only shows who won: its orcs neither fight nor score.",
    "Un trophée montre seulement qui a gagné : ses orcs ne se battent pas et ne rapportent rien.",
)
COUNT_DRAWN = Rule(
    "count-drawn",
    "ORC-7.8",
    "The card used this turn fights in the battle; the cards drawn this turn do not.",
    "La carte utilisée ce tour-ci se bat ; celles que l'on vient de piocher, non.",
)
COUNT_FACING = Rule(
    "count-facing",
    "ORC-4.3",
    "Only the halves that face {tribe} count in its battle.",
    "Dans la bataille pour la tribu {tribe}, seuls comptent les côtés de carte tournés vers elle.",
)
COUNT_HALF = Rule(
    "count-half",
    "ORC-4.4",
    "The other half of a placed card counts for nothing, as if it were crossed out.",
    "L'autre côté d'une carte posée ne compte pas, comme s'il était barré.",
)


def _count(what: str, attempt: act.Count, tribe: Tribe) -> list[Reason]:
    facts = {"tribe": tribe}
    sides = tuple(act.side_target(tribe, seat) for seat in SEATS)
    if what == "trophy":
        return [COUNT_TROPHY(*sides, **facts)]
    if what == "drawn":
        evidence = (act.hand_target(attempt.seat),) if attempt.seat in SEATS else ()
        return [COUNT_DRAWN(*evidence, **facts)]
    return [COUNT_FACING(*sides, **facts), COUNT_HALF(*sides, **facts)]
