"""Why a typed position cannot be: every fault in both languages, with the clause that it breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from orclib.engine import Seat
from orclib.engine.positions import fault
from orclib.games.orc.box import (
    CARDS,
    FRONTIER_CARDS,
    OTHER_CARDS,
    PILE_CARDS,
    SEATS,
    STARTER_CARDS,
    TRIBES,
)
from orclib.games.orc.rules import attack
from orclib.games.orc.state import Front, Phase, State, Table
from orclib.games.orc.text.sentences import cards_count, seat_name
from orclib.games.orc.text.statements import Draft
from orclib.language import listing, say

BEFORE_BOX = frozenset({Phase.FRONTIER, Phase.START, Phase.CHOOSE, Phase.DEAL})
SET_UP = BEFORE_BOX | {Phase.BOX}
ALL_PILES = PILE_CARDS * len(TRIBES)
Held = tuple[int, int]
"""How many cards North and South hold."""


def faults(state: State, draft: Draft) -> Iterator[str]:
    """Everything that is wrong with a position that was read."""
    yield from _frontier_faults(state, draft)
    yield from _card_faults(state, draft)
    for front in state.fronts:
        yield from _front_faults(state, front)
    yield from _set_up_faults(state, draft) if state.phase in SET_UP else _play_faults(state, draft)
    yield from turn_faults(state, (len(state.hands[0]), len(state.hands[1])), state.mover, draft)
    yield from _option_faults(state, draft)


# --- the row and the cards -------------------------------------------------------------------------------------------


def _frontier_faults(state: State, draft: Draft) -> Iterator[str]:
    halves = draft.halves
    for (left, one), (right, two) in zip(halves[::2], halves[1::2], strict=False):
        if left is right or one is two:
            yield fault(
                "ORC-1.4",
                "{left}{one} {right}{two} is no card: two colours, one and two orcs",
                "{left}{one} {right}{two} n'est pas une carte : deux couleurs, un orc et deux",
                left=left.value,
                one=one.value,
                right=right.value,
                two=two.value,
            )
    if len(halves) % 2:
        half = halves[-1][0].value
        yield fault(
            "ORC-2.1",
            "The frontier ends with half a card, {half}",
            "La frontière finit par une moitié de carte, {half}",
            half=half,
        )
    counts = Counter(tribe for tribe, _ in halves)
    for tribe, count in counts.items():
        if count > 1:
            yield fault(
                "ORC-2.1",
                "The frontier shows {tribe} {count} times; each colour stands there once",
                "La frontière montre {tribe} {count} fois ; chaque couleur y est une fois",
                tribe=tribe.value,
                count=count,
            )
    missing = [tribe.value for tribe in TRIBES if tribe not in counts]
    if missing:
        yield fault(
            "ORC-2.1",
            "The frontier does not show {tribes}; all six colours stand there",
            "Il manque {tribes} dans la frontière ; les six couleurs y sont",
            tribes=listing(missing),
        )
    shown = {slot.card for slot in state.frontier}
    if draft.frontier_cards is not None and set(draft.frontier_cards) != shown:
        yield fault(
            "ORC-2.1",
            "The row shows {shown}, not {told}",
            "La rangée montre {shown}, et non {told}",
            shown=listing(slot.card.value for slot in state.frontier),
            told=listing(card.value for card in draft.frontier_cards),
        )


def _card_faults(state: State, draft: Draft) -> Iterator[str]:
    hidden = [card for part in (*state.hands, *state.buried) for card in part]
    places = Counter([*state.open_cards(), *hidden, *(card for _, card in draft.tops)])
    for card, count in places.items():
        if count > 1:
            yield fault(
                "ORC-1.8",
                "{card} lies in {count} places; there is one of each card",
                "{card} est à {count} endroits ; il n'y a qu'un exemplaire de chaque carte",
                card=card.value,
                count=count,
            )
    if state.phase not in BEFORE_BOX:
        if len(state.unseen) != state.pile_cards:
            yield fault(
                "ORC-2.6",
                "The piles hold {cards}, but {left} are left for them",
                "Il y a {cards} dans les pioches, mais il n'en reste que {left} pour elles",
                cards=cards_count(state.pile_cards),
                left=len(state.unseen),
            )
        if draft.removed == () and state.removed:
            yield fault(
                "ORC-1.2",
                "{gone} of {all} cards lie nowhere, and none was removed: name them in a hand or a pile",
                "{gone} cartes sur {all} ne sont nulle part, et aucune n'a été retirée : mettez-les dans une main ou "
                "une pioche",
                gone=len(state.removed),
                all=len(CARDS),
            )


_SHOWN = {
    attack.COLOUR_LOCK: (
        "{seat} shows two colours at {tribe}; one colour a side",
        "{seat} montre deux couleurs devant {tribe} ; une seule par côté",
    ),
    attack.OWN_COLOUR: ("{seat} attacks {tribe} with its own colour", "{seat} attaque {tribe} avec sa propre couleur"),
    attack.ENEMY_COLOUR: ("Both sides attack {tribe} with {colour}", "Les deux côtés attaquent {tribe} avec {colour}"),
}
"""What is wrong with cards that lie where a ban closes the tribe to them."""


def _front_faults(state: State, front: Front) -> Iterator[str]:
    name = front.tribe.value
    if front.pile > PILE_CARDS:
        yield fault(
            "ORC-2.6",
            "The pile beside {tribe} has {cards}; it starts with {all}",
            "La pioche de {tribe} a {cards} ; elle commence avec {all}",
            tribe=name,
            cards=cards_count(front.pile),
            all=PILE_CARDS,
        )
    named = sum(tribe is front.tribe for tribe, _ in state.tops)
    if named > front.pile:
        yield fault(
            "ORC-2.6",
            "The pile beside {tribe} has {cards}, and {named} are named there",
            "La pioche de {tribe} a {cards}, et {named} y sont nommées",
            tribe=name,
            cards=cards_count(front.pile),
            named=named,
        )
    if front.pile and not front.open:
        state_of = say("won", "gagnée") if front.owner is not None else say("frozen", "gelée")
        yield fault(
            "ORC-7.1",
            "{tribe} is {state}, yet its pile holds cards; battles come with the last card",
            "{tribe} est {state}, et pourtant sa pioche a des cartes ; la bataille vient avec la dernière",
            tribe=name,
            state=state_of,
        )
    if front.owner is not None and front.frozen:
        yield fault(
            "ORC-9.4",
            "{tribe} cannot be won and frozen at once",
            "{tribe} ne peut pas être gagnée et gelée à la fois",
            tribe=name,
        )
    if state.frontier and front.open and not front.pile and state.phase in (Phase.USE, Phase.OVER):
        yield fault(
            "ORC-7.1",
            "The pile beside {tribe} is empty, so its battle is over: say who won or that it is frozen",
            "La pioche de {tribe} est vide, sa bataille est donc finie : dites qui l'a gagnée ou qu'elle est gelée",
            tribe=name,
        )
    for ban, (en, fr) in _SHOWN.items():
        for seat in SEATS:
            for placed in front.sides[seat]:
                if ban.closes(front, seat) & placed.colour.bit:
                    yield fault(ban.clause, en, fr, seat=seat_name(seat), tribe=name, colour=placed.colour.value)
    north, south = (front.strength(seat) for seat in SEATS)
    if front.frozen and north != south:
        yield fault(
            "ORC-9.4",
            "{tribe} is frozen, yet {north} against {south} is no tie",
            "{tribe} est gelée, mais {north} contre {south} n'est pas une égalité",
            tribe=name,
            north=north,
            south=south,
        )
    if front.owner is not None and any(front.sides) and not state.options.attack_on_won:
        yield fault(
            "ORC-8.1",
            "{tribe} is won, yet cards lie there; they were removed",
            "{tribe} est gagnée, et pourtant des cartes y sont ; on les a retirées",
            tribe=name,
        )
    if front.trophy is not None and front.owner is None:
        yield fault(
            "ORC-8.2", "{tribe} has a trophy but no winner", "{tribe} a un trophée mais pas de gagnant", tribe=name
        )


# --- the set-up ------------------------------------------------------------------------------------------------------


def begun(draft: Draft) -> bool:
    """Whether a text tells of something that happens only once the box has been placed."""
    piles = any(count != PILE_CARDS for count in draft.piles.values())
    gone = draft.owners or draft.frozen or draft.sides or draft.trophies or draft.removed or draft.buried
    return bool(piles or gone or draft.turn or draft.last_use)


def _set_up_faults(state: State, draft: Draft) -> Iterator[str]:
    if draft.owners or draft.frozen or draft.sides:
        yield fault(
            "ORC-2.10",
            "During the set-up no tribe has been attacked, won or frozen",
            "Pendant la mise en place, aucune tribu n'a été attaquée, gagnée ou gelée",
        )
    if state.box is not None:
        yield fault(
            "ORC-2.10",
            "The box is placed last of all, so the set-up is over",
            "La boîte se place en dernier : la mise en place est donc finie",
        )
    if draft.removed or draft.buried or draft.last_use is not None or draft.turn:
        yield fault(
            "ORC-2.10",
            "During the set-up no card has been used and no turn begun",
            "Pendant la mise en place, aucune carte n'a servi et aucun tour n'a commencé",
        )
    if any(front.pile != PILE_CARDS for front in state.fronts):
        yield fault(
            "ORC-2.6",
            "During the set-up every pile has {all} cards",
            "Pendant la mise en place, chaque pioche a {all} cartes",
            all=PILE_CARDS,
        )
    if state.phase is Phase.CHOOSE and draft.starter is not None:
        yield fault("ORC-2.8", "It is not settled yet who starts", "On ne sait pas encore qui commence")


def _option_faults(state: State, draft: Draft) -> Iterator[str]:
    options = state.options
    if state.phase is Phase.CHOOSE and not options.start_choice:
        yield fault(
            "ORC-2.9",
            "Nobody chooses who starts, unless the option start_choice is on",
            "Personne ne choisit qui commence, sauf avec l'option start_choice",
        )
    if draft.dealer is not None and not options.start_choice:
        yield fault(
            "ORC-2.9",
            "Nobody deals, unless the option start_choice is on",
            "Personne ne donne, sauf avec l'option start_choice",
        )
    if any(state.buried) and not options.discard_face_down:
        yield fault(
            "ORC-5.4",
            "No card is buried, unless the option discard_face_down is on: discards lie face up",
            "Aucune carte n'est cachée, sauf avec l'option discard_face_down : on écarte face visible",
        )


# --- the turns -------------------------------------------------------------------------------------------------------


def _play_faults(state: State, draft: Draft) -> Iterator[str]:
    if state.box is None:
        yield fault(
            "ORC-2.10",
            "No box stands at an end of the row: write □ (or box) at the left or the right end of the frontier. "
            "Once the game has begun it stands there",
            "Il n'y a de boîte à aucun bout de la rangée : écrivez □ (ou boîte) à gauche ou à droite de la frontière. "
            "Dès que la partie a commencé, elle y est",
        )
    elif set(state.row) == set(TRIBES):
        for tribe in draft.frozen:
            neighbour = state.toward_box(tribe)
            if state.front(neighbour).owner is not None:
                yield fault(
                    "ORC-9.7",
                    "{tribe} is frozen, yet {neighbour}, which it waits for, is won",
                    "{tribe} est gelée, et pourtant {neighbour}, qu'elle attend, est gagnée",
                    tribe=tribe.value,
                    neighbour=neighbour.value,
                )
    for tribe in dict.fromkeys(draft.bare):
        if any(state.front(tribe).sides):
            yield fault(
                "ORC-4.3",
                "The text says that no card lies at {tribe}, and names one there",
                "Le texte dit qu'il n'y a aucune carte devant {tribe}, et en nomme une",
                tribe=tribe.value,
            )
    if draft.turn is not None and not 1 <= draft.turn <= ALL_PILES:
        yield fault(
            "ORC-3.4",
            "Turn {turn} cannot be: a game has at most {all} turns",
            "Il n'y a pas de tour {turn} : une partie a au plus {all} tours",
            turn=draft.turn,
            all=ALL_PILES,
        )
    won = [front for front in state.fronts if front.owner is not None]
    if state.phase is Phase.OVER and len(won) not in (0, len(TRIBES)):
        yield fault(
            "ORC-10.4",
            "At the end either all six tribes are won or none is",
            "À la fin, les six tribus sont gagnées, ou aucune",
        )
    for seat in empty_hands((len(state.hands[0]), len(state.hands[1]))):
        yield fault(
            "ORC-6.12",
            "{seat} has no card; only who is about to draw may have none",
            "{seat} n'a pas de carte ; seul qui va piocher peut ne pas en avoir",
            seat=seat_name(seat),
        )


def turn_faults(table: Table, held: Held, mover: Seat, draft: Draft) -> Iterator[str]:
    """Why it cannot be that player's turn with so many cards in the two hands."""
    if table.phase in SET_UP:
        yield from _set_up_turn_faults(table, held, mover, draft)
        return
    used = turns_used(table, held)
    turn = used + (table.phase is Phase.USE)
    if used < 0 or table.pile_cards > ALL_PILES:
        return  # there are not so many cards: that is said already
    if not turn:
        yield fault(
            "ORC-3.2",
            "No card has been used, so the game is not over",
            "Aucune carte n'a servi : la partie n'est donc pas finie",
        )
        return
    if draft.turn not in (None, turn):
        yield fault(
            "ORC-3.4",
            "Every turn uses one card, and {used} have been used: this is turn {turn}, not {told}",
            "Chaque tour utilise une carte, et {used} ont servi : c'est le tour {turn}, et non {told}",
            used=used,
            turn=turn,
            told=draft.turn,
        )
    starter = mover if turn % 2 else SEATS[1 - mover]
    if draft.starter not in (None, starter):
        yield fault(
            "ORC-3.1",
            "{mover} is to move on turn {turn}, so {starter} started",
            "{mover} joue au tour {turn}, c'est donc {starter} qui a commencé",
            mover=seat_name(mover),
            turn=turn,
            starter=seat_name(starter),
        )
    first = turn == 1  # the hands are as they were dealt, but for the turn itself
    yield from misfits(table, held, mover) if first else _drawn_faults(table, held)


def empty_hands(held: Held) -> list[Seat]:
    """The players without a card."""
    return [seat for seat in SEATS if not held[seat]]


def turns_used(table: Table, held: Held) -> int:
    """How many cards have been used: those that lie neither in a pile nor in a hand."""
    return len(CARDS) - FRONTIER_CARDS - table.pile_cards - sum(held)


def _set_up_turn_faults(table: Table, held: Held, mover: Seat, draft: Draft) -> Iterator[str]:
    other = SEATS[1 - mover]
    if table.phase is Phase.CHOOSE:
        if draft.dealer == mover:
            yield fault(
                "ORC-R3",
                "The player who deals does not choose who starts: the other one does",
                "Qui donne ne choisit pas qui commence : c'est l'autre",
            )
        if any(held):
            yield fault(
                "ORC-2.7",
                "No card is dealt to a hand before it is settled who starts",
                "On ne donne aucune carte avant de savoir qui commence",
            )
        return
    if draft.starter not in (None, mover):
        yield fault(
            "ORC-2.10",
            "During the set-up it is the starter who is to act",
            "Pendant la mise en place, c'est au premier joueur d'agir",
        )
    if (held[mover], held[other]) != (STARTER_CARDS, OTHER_CARDS):
        yield fault(
            "ORC-2.7",
            "Before the box is placed the starter holds {one} card and the other player {two}; once the game has "
            "begun, □ stands at an end of the frontier",
            "Avant de placer la boîte, le premier joueur a {one} carte et l'autre {two} ; une fois la partie "
            "commencée, □ est à un bout de la frontière",
            one=STARTER_CARDS,
            two=OTHER_CARDS,
        )


def _drawn_faults(table: Table, held: Held) -> Iterator[str]:
    """Every turn brings one or two cards for the one that it uses."""
    used, drawn = turns_used(table, held), ALL_PILES - table.pile_cards
    if not used <= drawn <= 2 * used:
        hands = say("few", "trop peu de") if used > drawn else say("many", "trop de")
        yield fault(
            "ORC-3.4, 6.1 to 6.3",
            "The turns before used {cards} and drew {drawn}, but each uses one and draws one or two: the hands hold "
            "too {hands} cards",
            "Les tours d'avant ont utilisé {cards} et pioché {drawn}, mais chacun en utilise une et en pioche une ou "
            "deux : il y a {hands} cartes en main",
            cards=cards_count(used),
            drawn=drawn,
            hands=hands,
        )


def misfits(table: Table, held: Held, mover: Seat) -> Iterator[str]:
    """Why one player cannot hold so many cards, if the turns went to and fro from the deal."""
    used = turns_used(table, held)
    turn = used + (table.phase is Phase.USE)
    starter = mover if turn % 2 else SEATS[1 - mover]
    for seat in SEATS:
        least = STARTER_CARDS if seat == starter else OTHER_CARDS
        most = least + (used + (seat == starter)) // 2
        if not least <= held[seat] <= most:
            begins = (
                say("{seat} started", "{seat} a commencé")
                if seat == starter
                else say("{seat} did not start", "{seat} n'a pas commencé")
            ).format(seat=seat_name(seat))
            counts = str(least) if least == most else say("{} to {}", "{} à {}").format(least, most)
            yield fault(
                "ORC-2.7, 2.8",
                "{begins}, so that hand holds {counts} on turn {turn}, not {held}",
                "{begins} : cette main a donc {counts} cartes au tour {turn}, et non {held}",
                begins=begins,
                counts=counts,
                turn=turn,
                held=held[seat],
            )
