"""What learners try and the rules never allow, each with every rule against it (spec 6)."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Reason, Rule, Seat, Try
from orclib.games.orc.actions import HEAP, MARKS, card_target, hand_target, pile_target, side_target, tribe_target
from orclib.games.orc.box import SEATS, TRIBES, Card, Half, Tribe
from orclib.games.orc.rules.attack import against, can_attack
from orclib.games.orc.rules.drawing import draw_all, empty_pile, not_drawing, piles_left
from orclib.games.orc.rules.moment import (
    FRONTIER_CARD,
    IN_PLAY,
    SET_UP_FIRST,
    not_in_hand,
    not_now,
    not_your_turn,
    over,
)
from orclib.games.orc.rules.setup import choice_next, not_placing
from orclib.games.orc.state import Phase, State


class OrcTry(Try, frozen=True):
    """Never legal in any position."""

    marks = MARKS

    def untimely(self, state: State) -> list[Reason]:
        return over(state)


def never_legal_actions(state: State, seat: Seat) -> Iterator[OrcTry]:
    """Those that can be pointed at on the picture: a look at the other hand, taking a card back."""
    yield LookHand(seat)
    for front in state.fronts:
        for owner in SEATS:
            placed = front.sides[owner]
            card = placed[-1].card if placed else front.trophy if front.owner == owner else None
            if card is not None:
                yield TakeBack(seat, card, side_target(front.tribe, owner))
    if state.removed:
        yield TakeBack(seat, state.removed[-1], HEAP)


BOX_NEEDED = Rule(
    "box-needed",
    "ORC-2.10",
    "The starter has to put the box at one end of the row.",
    "L'Oya (le joueur qui commence) doit poser la boîte à un bout de la rangée.",
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
NO_ATTACK = Rule(
    "no-attack",
    "ORC-5.2",
    "No attack is allowed with your cards, so you have to discard one.",
    "Aucune attaque n'est permise avec vos cartes : vous devez en écarter une.",
)


class Stop(OrcTry, frozen=True, tag="stop"):
    typed = "pass|passer|stop"
    says = ("Pass", "Passer")

    def reasons(self, state: State) -> list[Reason]:
        match state.phase:
            case Phase.OVER:  # there is no turn to pass any more
                return []
            case Phase.BOX:
                return [*not_your_turn(state, self.seat, "ORC-2.10"), BOX_NEEDED()]
            case Phase.CHOOSE:
                return [choice_next(state)]
            case Phase.FRONTIER | Phase.START | Phase.DEAL:
                return [SET_UP_FIRST()]
        reasons = not_your_turn(state, self.seat)
        if state.phase is Phase.DRAW and not reasons:
            reasons.append(draw_all(state))
            if state.pile_cards < state.owed:
                reasons.append(SECOND_FORFEITED(*piles_left(state)))
        if state.phase is Phase.USE and not reasons and not can_attack(state, self.seat):
            reasons.append(NO_ATTACK(HEAP))
        return [*reasons, NO_PASS()]


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


class PutAstray(OrcTry, frozen=True, tag="astray"):
    """Place a card on the opponent's side, beside no tribe, or beside two."""

    card: Card
    half: Half
    tribes: tuple[Tribe, ...]
    own_side: bool = True
    typed = "[attack|attaquer] {card}:{half}-{tribes+...|nowhere|nulle_part} [{own_side}]"
    says = ("Place {card} elsewhere", "Poser {card} ailleurs")

    def reasons(self, state: State) -> list[Reason]:
        reasons = [] if state.phase is Phase.OVER else not_now(state, self.seat)
        reasons += not_in_hand(state, self.seat, self.card, "ORC-4.1")
        evidence = tuple(map(tribe_target, self.tribes))
        broken = {
            WRONG_SIDE: not self.own_side,
            TWO_TRIBES: len(self.tribes) > 1,
            NO_TRIBE: not self.tribes,
            NOT_ASTRAY: self.own_side and len(self.tribes) == 1,
        }
        reasons += [rule(*evidence, tribes=self.tribes) for rule, so in broken.items() if so]
        if len(state.row) == len(TRIBES):
            side = self.seat if self.own_side and self.seat in SEATS else None
            for tribe in dict.fromkeys(self.tribes):
                reasons += against(state, side, self.card.half[self.half], tribe)
        return reasons


LONG_SIDE = "side"
MIDDLE = "middle"
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


class BoxAstray(OrcTry, frozen=True, tag="box astray"):
    """Put the box anywhere but at an end of the row: in its middle, or along a long side."""

    where: str
    typed = "box|boîte|placebox [in|au|at] {where}"

    @property
    def says(self) -> tuple[str, str]:
        if self.where == LONG_SIDE:
            return "Put the box along a long side", "Poser la boîte le long d'un grand côté"
        return "Put the box in the middle of the row", "Poser la boîte au milieu de la rangée"

    def reasons(self, state: State) -> list[Reason]:
        ends = ("box:left", "box:right") if state.phase is Phase.BOX else ()
        along = [BOX_SIDE(*ends)] if self.where == LONG_SIDE else []
        return [*not_placing(state, self.seat), BOX_END(*ends), *along]


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


class TakeBack(OrcTry, frozen=True, tag="take"):
    """Move, turn or take a card that has been used: placed, removed, or a trophy."""

    card: Card
    at: str = ""
    """The target where it lies, when it was pointed at."""
    typed = "take|reprendre [back] {card} [back]"
    points = "[{at}]"
    says = ("Take {card} back", "Reprendre {card}")

    def reasons(self, state: State) -> list[Reason]:
        card = self.card
        for front in state.fronts:
            for seat in SEATS:
                if any(placed.card is card for placed in front.sides[seat]):
                    return [PLACED_STAYS(side_target(front.tribe, seat), card=card)]
            if front.trophy is card and front.owner is not None:
                here = side_target(front.tribe, front.owner)
                return [TROPHY_FLAG(here, card=card), TROPHY_STAYS(here, card=card)]
        if card in state.removed or (self.seat in SEATS and card in state.buried[self.seat]):
            # Why a card lies in the heap is not remembered: discarded or cleared away, it never comes back.
            return [REMOVED_FOR_GOOD(HEAP, card=card), CLEARED_FOR_GOOD(HEAP, card=card)]
        if any(slot.card is card for slot in state.frontier):
            return [FRONTIER_CARD(card_target(card), card=card)]
        return [NOT_ON_TABLE(card=card)]


TOP_CARD = Rule(
    "top-card",
    "ORC-6.10",
    "Only the top card of the {tribe} pile can be drawn.",
    "Dans la pioche de la tribu {tribe}, on ne peut prendre que la carte du dessus.",
)


class DrawBelow(OrcTry, frozen=True, tag="below"):
    tribe: Tribe
    typed = "draw|piocher|take below|dessous {tribe}"
    says = ("Take a lower card of the {tribe} pile", "Prendre une carte plus bas dans la pioche de la tribu {tribe}")

    def reasons(self, state: State) -> list[Reason]:
        reasons = [] if state.phase is Phase.OVER else not_drawing(state, self.seat)
        if empty := empty_pile(state, self.tribe):
            return [*reasons, *empty]
        top = TOP_CARD(pile_target(self.tribe), tribe=self.tribe)
        return [*(reason for reason in reasons if reason.clause != TOP_CARD.clause), top]


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


class Claim(OrcTry, frozen=True, tag="claim"):
    """Say that a tribe is won, without a battle."""

    tribe: Tribe
    typed = "claim|revendiquer {tribe}"
    says = ("Claim the {tribe} tribe", "Réclamer la tribu {tribe}")

    def reasons(self, state: State) -> list[Reason]:
        return _unclaimed(state, self.tribe)


def _unclaimed(state: State, tribe: Tribe) -> list[Reason]:
    """Why nobody says that a tribe is won, or that its battle is due."""
    front = state.front(tribe)
    facts = {"tribe": tribe, "cards": front.pile, "seat": front.owner}
    if front.owner is not None:
        return [WON_ALREADY(tribe_target(tribe), **facts)]
    if front.frozen and state.phase is Phase.OVER:
        return [RING_FROZEN(*map(tribe_target, state.ranks), **facts)]
    if front.frozen:
        neighbour = state.toward_box(tribe)
        return [CLAIM_FROZEN(tribe_target(neighbour), **facts, neighbour=neighbour)]
    if tribe in state.emptied:
        return [BATTLE_LATER(pile_target(tribe), **facts)]
    early = [] if state.phase in IN_PLAY else [SET_UP_FIRST()]
    waits = [NO_BATTLE_YET(pile_target(tribe), **facts)] if front.pile else []
    return [*early, *waits]


ORDER_FIXED = Rule(
    "order-fixed",
    "ORC-7.6",
    "The order of battles is not yours to choose. It is this: {tribes}.",
    "L'ordre des batailles ne se choisit pas. Le voici : {tribes}.",
)


class Resolve(OrcTry, frozen=True, tag="resolve"):
    """Fight two battles of one turn in an order of one's own."""

    tribes: tuple[Tribe, ...]
    typed = "resolve|résoudre {tribes...}"

    @property
    def says(self) -> tuple[str, str]:
        if len(self.tribes) == 1:
            return "Fight {tribes} first", "Se battre d'abord pour la tribu {tribes}"
        return "Fight {tribes} in this order", "Se battre pour les tribus {tribes}, dans cet ordre"

    def reasons(self, state: State) -> list[Reason]:
        """Battles that are over are not fought; of those to come nobody chooses the order, and one alone has none."""
        if state.box is None:
            return [SET_UP_FIRST()]
        named = tuple(dict.fromkeys(self.tribes)) or state.ranks
        coming = [tribe for tribe in named if state.front(tribe).open]
        reasons = [reason for tribe in named if tribe not in coming for reason in _unclaimed(state, tribe)]
        if len(coming) == 1:
            return [*reasons, *_unclaimed(state, coming[0])]
        if coming:
            order = state.battle_order(coming)
            reasons.append(ORDER_FIXED(*map(tribe_target, order), tribes=order))
        return reasons


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


class Count(OrcTry, frozen=True, tag="count"):
    """Count something in the battle for a tribe that does not face it: `what` is half, trophy or drawn."""

    what: str
    tribe: Tribe
    typed = "count|compter {what} [for|pour] {tribe}"
    says = ("Count more in the battle for {tribe}", "Compter autre chose dans la bataille pour la tribu {tribe}")

    def reasons(self, state: State) -> list[Reason]:
        if self.what == "drawn":
            return [COUNT_DRAWN(*([hand_target(self.seat)] if self.seat in SEATS else []))]
        sides = [side_target(self.tribe, seat) for seat in SEATS]
        rules = (COUNT_TROPHY,) if self.what == "trophy" else (COUNT_FACING, COUNT_HALF)
        return [rule(*sides, tribe=self.tribe) for rule in rules]


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


class LookPile(OrcTry, frozen=True, tag="look pile"):
    tribe: Tribe
    typed = "look|regarder [into|dans|at] [pile|pioche] {tribe} [pile|pioche]"
    says = ("Look into the {tribe} pile", "Regarder dans la pioche de la tribu {tribe}")

    def reasons(self, state: State) -> list[Reason]:
        if state.phase is Phase.FRONTIER:
            return [NO_PILES()]
        return empty_pile(state, self.tribe) or [FACE_DOWN(pile_target(self.tribe), tribe=self.tribe)]


HANDS_OPEN = Rule(
    "hands-open",
    "ORC-11.1",
    "Both hands lie open since the game stopped: there is nothing left to look at.",
    "Les deux mains sont étalées depuis la fin de la partie : il n'y a plus rien à regarder.",
)
SECRET_HAND = Rule(
    "secret-hand",
    "ORC-13.2",
    "{seat}'s hand is secret until the game stops.",
    "La main de {seat} reste secrète jusqu'à la fin de la partie.",
)


class LookHand(OrcTry, frozen=True, tag="look hand"):
    typed = "look|regarder [at|dans] hand|main"
    says = ("Look at the opponent's hand", "Regarder la main de l'adversaire")

    @property
    def foe(self) -> Seat:
        """Whose hand it is."""
        return SEATS[1 - self.seat] if self.seat in SEATS else SEATS[0]

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((hand_target(self.foe),),) if self.seat in SEATS else ()

    def judge(self, state: State) -> tuple[Reason, ...]:
        if state.phase is Phase.OVER:  # nothing is left to refuse, nor to look at
            return (HANDS_OPEN(*map(hand_target, SEATS)),)
        return (SECRET_HAND(hand_target(self.foe), seat=self.foe),)


AnyTry = Stop | PutAstray | BoxAstray | TakeBack | DrawBelow | Claim | Resolve | Count | LookPile | LookHand
