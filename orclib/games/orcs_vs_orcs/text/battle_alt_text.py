"""A battle in words: the names of its steps, what is asked of whom, a sentence for each thing, the text of it all.

`battle_text` tells in lines what the picture of battlefield.py shows.
"""

from __future__ import annotations

from typing import Final

from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.box import FIRST_LINE, Card, Line, in_order
from orclib.games.orcs_vs_orcs.picture import cards, strikes
from orclib.games.orcs_vs_orcs.rules import battle_facts as facts
from orclib.games.orcs_vs_orcs.rules.effects import ENTRIES
from orclib.games.orcs_vs_orcs.state import Hidden, Phase, Play, Secret, Side, Slot, View
from orclib.games.orcs_vs_orcs.text.names import (
    card_name,
    cards_count,
    cards_list,
    hordes_count,
    line_name,
    seat_name,
    the_zone,
)
from orclib.language import Bilingual, capital, labelled, listing, plural, say

_STEPS: Final = {
    "decks": Bilingual("decks", "composition"),
    "draw": Bilingual("draw", "pioche"),
    "choose": Bilingual("choose", "choix"),
    "reveal": Bilingual("reveal", "révélation"),
    "strengths": Bilingual("strengths", "forces"),
    "effects": Bilingual("effects", "effets"),
    "end": Bilingual("end of round", "fin du round"),
}


def step_name(step: str) -> str:
    """A step of a battle, as the bar calls it."""
    return str(_STEPS[step])


def effect_orders(view: View) -> list[str]:
    """The order of the effects (OVO-17.15, R39)."""
    froksh = card_name(Card.FROKSH)
    match view.options.effect_order:
        case "attacker_first":
            return [froksh, say("attacker", "attaquant"), say("defender", "défenseur")]
        case "simultaneous":
            return [froksh, say("all at once", "tous ensemble")]
    return [froksh, say("Heroes", "Héros"), say("Units", "Unités")]


def order_of(view: View) -> int | None:
    """Which part of the effects goes on."""
    step = facts.the_battle(view).step
    if step is None or facts.step_of(view) != "effects":
        return None
    if step.card is Card.FROKSH:
        return 0
    match view.options.effect_order:
        case "attacker_first":
            return 1 + step.side
        case "simultaneous":
            return 1
    return 1 if step.card.is_hero or step.copied or step.play else 2


def round_text(view: View) -> str:
    """Which round it is."""
    number = facts.the_battle(view).round
    return say("round {n}", "round {n}").format(n=number) if number else say("before round 1", "avant le round 1")


def role(number: int) -> str:
    """What a side does."""
    return say("attacker", "attaquant") if number == 0 else say("defender", "défenseur")


def statuses(view: View, number: int) -> list[str]:
    """What holds for a side beyond the rule: by Froksh, Eruhsk, Vri-Hurcka, Xaphyr, or as declared."""
    side, secret = facts.the_battle(view).sides[number], facts.known_of(view, number)
    told = []
    if side.cancelled:
        told.append(say("effect cancelled", "effet annulé"))
    if side.waits:
        told.append(say("chooses second", "choisit ensuite"))
    if side.blind:
        told.append(say("top card unseen", "première carte en aveugle"))
    if side.rewinds:
        told.append(say("goes back {n}", "recule de {n}").format(n=side.rewinds))
    if secret.told and secret.declared is not None:
        told.append(say("reorganises", "se réorganise") if secret.declared else say("plays on", "continue"))
    elif isinstance(secret, Hidden) and secret.answered:
        told.append(say("has declared", "a déclaré"))
    return told


def asked(view: View) -> str:
    """What is decided now, and by whom."""
    battle = facts.the_battle(view)
    if battle.ending:
        told = _ended(view)
        if view.phase is Phase.ROUT and view.active is not None:
            retreats = say("{player} retreats to a zone beside it.", "{player} se replie dans une zone à côté.")
            told = f"{told} {retreats.format(player=seat_name(view.active))}"
        return told
    if view.phase is Phase.DRAW:
        return _drawn(view)
    assert view.active is not None
    who = seat_name(view.active)
    number = view.side(view.active)
    assert number is not None
    foe = seat_name(battle.sides[1 - number].seat)
    match view.phase:
        case Phase.DECKS:
            return say(
                "{player} puts up to 10 cards in a combat deck.",
                "{player} met jusqu'à 10 cartes dans un Deck de combat.",
            ).format(player=who)
        case Phase.VANGUARD:
            told = plural(
                battle.vanguard,
                (
                    "{player} engages {n} first-line Unit before round 1.",
                    "{player} engages {n} first-line Units before round 1.",
                ),
                (
                    "{player} engage {n} Unité de première ligne avant le round 1.",
                    "{player} engage {n} Unités de première ligne avant le round 1.",
                ),
            )
            return told.format(player=who, n=battle.vanguard)
        case Phase.DECLARE:
            return say(
                "{player} says in secret whether to reorganise.", "{player} dit en secret s'il faut se réorganiser."
            ).format(player=who)
        case Phase.PLACE:
            card = card_name(battle.sides[number].plays[0].card)
            return say("{player} places a card: {card}.", "{player} place une carte : {card}.").format(
                player=who, card=card
            )
        case Phase.SWAP:
            return say(
                "Shagratt of {player}: does {enemy} engage the other card?",
                "Shagratt, pour {player} : {enemy} doit-il engager l'autre carte ?",
            ).format(player=who, enemy=foe)
        case Phase.BERSERK:
            return say(
                "{player}: use Berserk now? {enemy} loses one Horde.",
                "{player} : Berserk maintenant ? {enemy} perd une Horde.",
            ).format(player=who, enemy=foe)
        case Phase.EFFECT:
            return _effect_asked(view, who, foe)
    return say(
        "{player} chooses a card and its place, or reorganises.",
        "{player} choisit une carte et sa place, ou se réorganise.",
    ).format(player=who)


def _drawn(view: View) -> str:
    battle = facts.the_battle(view)
    assert battle.drawing is not None
    who = seat_name(battle.sides[battle.drawing].seat)
    if battle.turned:
        return say("The top card of {player} is discarded.", "On défausse la première carte ({player}).").format(
            player=who
        )
    if battle.blind:
        return say("{player} engages the top card unseen.", "{player} engage en aveugle sa première carte.").format(
            player=who
        )
    return say("{player} draws a card.", "{player} pioche une carte.").format(player=who)


def _effect_asked(view: View, who: str, foe: str) -> str:
    step = facts.the_battle(view).step
    assert step is not None
    told = str(ENTRIES[step.card].asks)
    card = say("{card} of {player}", "{card} ({player})").format(card=card_name(step.card), player=who)
    return labelled(card, told.format(enemy=foe))


_ENDINGS: Final = {
    1: Bilingual("no Horde is left", "il ne reste aucune Horde"),
    2: Bilingual("two losses to none", "deux pertes à zéro"),
    3: Bilingual("the third loss", "la troisième perte"),
    4: Bilingual("out of cards", "plus de cartes"),
}


def _ended(view: View) -> str:
    battle = facts.the_battle(view)
    why = str(_ENDINGS[battle.ending])
    if battle.winner is None:
        return say("Nobody wins: {why}.", "Personne ne gagne : {why}.").format(why=why)
    return say("{player} wins: {why}.", "{player} gagne : {why}.").format(
        player=seat_name(battle.sides[battle.winner].seat), why=why
    )


def choice_sentence(view: View, number: int) -> str:
    """The card that a side has chosen in secret, as far as these eyes know it; "" for none."""
    secret, seat = facts.known_of(view, number), facts.the_battle(view).sides[number].seat
    if isinstance(secret, Hidden):
        return (
            say(
                "{player} has chosen a card: it lies face down.", "{player} a choisi une carte : elle est face cachée."
            ).format(player=seat_name(seat))
            if secret.commit
            else ""
        )
    if secret.commit is None:
        return ""
    card, where = secret.commit.card, _spot_text(secret.commit)
    told = say("{player} has chosen in secret: {card}, {where}.", "{player} a choisi en secret : {card}, {where}.")
    return told.format(player=seat_name(seat), card=card_name(card), where=where)


def _spot_text(play: Play) -> str:
    """Where a card is to lie."""
    spot = play.spot
    if spot is None:
        return say("without a place", "sans place")
    if spot.column is None:
        return (
            say("a new column", "une nouvelle colonne")
            if play.card in FIRST_LINE
            else say("behind the walls", "derrière les murs")
        )
    if play.card.is_hero:
        over = (
            say("on the first line of column {n}", "en première ligne de la colonne {n}")
            if spot.line is Line.FIRST
            else say("on the second line of column {n}", "en seconde ligne de la colonne {n}")
        )
        return over.format(n=spot.column + 1)
    return say("column {n}", "colonne {n}").format(n=spot.column + 1)


def slot_sentence(view: View, number: int, at: int, line: Line) -> str:
    """A place on the battlefield: whose, which column and line, what lies there."""
    side = facts.the_battle(view).sides[number]
    column = side.columns[at]
    slot = column.slot(line)
    where = say("{player}, column {n}, {line}", "{player}, colonne {n}, {line}").format(
        player=seat_name(side.seat), n=at + 1, line=line_name(line)
    )
    if column.wall and line is Line.SECOND:
        where = say("{place} behind the walls", "{place} derrière les murs").format(place=where)
    if slot is None:
        told = say("empty.", "vide.")
        if line is Line.SECOND and column.first is not None:
            told = say("empty, open to a second-line Unit.", "vide, libre pour une Unité de seconde ligne.")
        return labelled(where, told)
    told = _unit_sentence(view, slot)
    if column.covers(line) and column.hero is not None:
        cover = say(
            "Covered by {hero}: no enemy effect counts it.",
            "Sous la protection d'un Héros, {hero} : aucun Effet adverse ne la compte.",
        ).format(hero=card_name(column.hero))
        told = f"{told} {cover} {cards.sentence(column.hero, view.options)}"
    heroes = (False, True) if column.covers(line) else (False,)
    if any(facts.engaged_now(view, number, at, line, hero) for hero in heroes):
        told = f"{told} {say('Engaged in this round.', 'Carte engagée à ce round.')}"
    return labelled(where, told)


def _unit_sentence(view: View, slot: Slot) -> str:
    if slot.down:
        told = say(
            "{card}, face down: no effect counts it, but it protects.",
            "{card}, face cachée : aucun Effet ne compte cette carte, mais elle protège.",
        )
        return told.format(card=card_name(slot.card))
    return cards.sentence(slot.card, view.options)


def loose_sentence(view: View, number: int, card: Card, down: bool) -> str:
    seat = facts.the_battle(view).sides[number].seat
    told = say(
        "{player}, {card}: without a place, so its strength only; it is discarded at the end of the round.",
        "{player}, {card} : sans place, donc la Force seule ; on défausse cette carte à la fin du round.",
    )
    if not card.is_hero:
        told = say(
            "{player}, {card}: unprotected, so its strength only; it is discarded at the end of the round.",
            "{player}, {card} : sans protection, donc la Force seule ; on défausse cette carte à la fin du round.",
        )
    text = told.format(player=seat_name(seat), card=card_name(card))
    return f"{text} {say('It lies face down.', 'Elle est face cachée.')}" if down else text


def button_sentence(view: View, id: str) -> str:
    """What a button is for."""
    match id:
        case act.READY:
            return say(
                "The deck is ready: the cards left out stay aside for this battle.",
                "Le Deck est prêt : les cartes non retenues restent de côté pour cette bataille.",
            )
        case act.ALL:
            return say(
                "Put all your cards in the deck, up to 10.", "Mettre toutes vos cartes dans le Deck, jusqu'à 10."
            )
        case act.REORGANISE:
            return say(
                "Reorganise: both cards go under the deck, you draw two and take 1 strike. Then say which lies above.",
                "Se réorganiser : les deux cartes vont sous le Deck, vous en piochez deux et subissez 1 frappe. "
                "Dites ensuite laquelle est au-dessus.",
            )
        case act.SHUFFLE:
            return say("Shuffle the deck after the reorganisation.", "Mélanger le Deck après la réorganisation.")
        case act.HOLD:
            return say("Do not reorganise.", "Ne pas se réorganiser.")
        case act.SWAP:
            return say(
                "The enemy takes the card back and engages the one kept in hand.",
                "L'adversaire reprend la carte et engage celle gardée en main.",
            )
        case act.LET:
            return say("The enemy's card stays as it is.", "La carte de l'adversaire reste comme elle est.")
        case act.BERSERK:
            return say(
                "Berserk: an enemy Horde is eliminated, the enemy's token goes back to space 1, yours turns white.",
                "Berserk : une Horde adverse est éliminée, le jeton adverse revient sur la case 1, le vôtre "
                "devient blanc.",
            )
        case act.CALM:
            return say("No Berserk now: the token stays red.", "Pas d'effet Berserk maintenant : le jeton reste rouge.")
    if upper := upper_of(id):
        return say(
            "Shuffle the deck after the reorganisation; before, one of the two is drawn again: {card}.",
            "Mélanger le Deck après la réorganisation ; avant, l'une des deux est repiochée : {card}.",
        ).format(card=card_name(upper))
    return say("Let the effect go by.", "Renoncer à l'Effet.")


def upper_of(id: str) -> Card | None:
    """The card that a button to shuffle puts above the other."""
    return next((card for card in Card if act.shuffle_target(card) == id), None)


_BUTTONS: Final = {
    act.READY: Bilingual("Deck ready", "Deck prêt"),
    act.ALL: Bilingual("All cards", "Toutes les cartes"),
    act.REORGANISE: Bilingual("Reorganise (1 strike)", "Se réorganiser (1 frappe)"),
    act.SHUFFLE: Bilingual("and shuffle", "et mélanger"),
    act.HOLD: Bilingual("No, play on", "Non, continuer"),
    act.SWAP: Bilingual("Yes, the other card", "Oui, l'autre carte"),
    act.LET: Bilingual("No, it stays", "Non, elle reste"),
    act.BERSERK: Bilingual("Berserk!", "Berserk !"),
    act.CALM: Bilingual("Not now", "Pas maintenant"),
    act.SKIP: Bilingual("None of them", "Aucune d'elles"),
}


def button_text(id: str) -> str:
    """What is written on a button."""
    if upper := upper_of(id):
        return say("Shuffle, {card} above", "Mélanger, {card} dessus").format(card=card_name(upper))
    return str(_BUTTONS[id])


# --- in lines of text ------------------------------------------------------------------------------------------------


def battle_text(view: View) -> list[str]:
    """The battle in lines, in reading order: what is decided, then side by side, the nearer one last."""
    battle = facts.the_battle(view)
    attacker, defender = [seat_name(side.seat) for side in battle.sides]
    told = say(
        "Battle in {zone}: {attacker} attacks {defender}, {round}.",
        "Bataille ({zone}) : {attacker} attaque {defender}, {round}.",
    ).format(zone=the_zone(battle.zone, view.board), attacker=attacker, defender=defender, round=round_text(view))
    if battle.assault:
        walls = say(
            "A fortress stands: walls protect the second line of {player}.",
            "Une Forteresse est debout : des murs protègent la seconde ligne ({player}).",
        )
        told = f"{told} {walls.format(player=defender)}"
    order = order_of(view)
    step = step_name(facts.step_of(view)) + (f" ({effect_orders(view)[order]})" if order is not None else "")
    lines = [told, f"{labelled(say('Step', 'Étape'), step)}. {asked(view)}"]
    near = facts.near_side(view)
    for number in (1 - near, near):
        lines += _side_text(view, number)
    if view.phase is Phase.DECKS:
        lines += _deck_text(view)
    return lines


def _side_text(view: View, number: int) -> list[str]:
    side, secret = facts.the_battle(view).sides[number], facts.known_of(view, number)
    player = view.players[side.seat]
    first = say("{player}, {role}: {hordes}.", "{player}, {role} : {hordes}.").format(
        player=seat_name(side.seat), role=role(number), hordes=hordes_count(view.fighters(number))
    )
    lines = [f"{first} {strikes.losses_sentence(side)}"]
    lines.append(strikes.strikes_sentence(side, player.red, view.options.segments))
    if extra := statuses(view, number):
        lines.append(as_sentence(listing(extra)))
    for at, column in enumerate(side.columns):
        found = [slot_sentence(view, number, at, line) for line in Line if column.slot(line) is not None]
        lines += found or [slot_sentence(view, number, at, Line.FIRST)]
    if not side.columns:
        lines.append(
            say(
                "{player} has no card on the battlefield.", "{player} n'a aucune carte sur le champ de bataille."
            ).format(player=seat_name(side.seat))
        )
    lines += [loose_sentence(view, number, slot.card, slot.down) for slot in side.loose]
    lines += [loose_sentence(view, number, hero, False) for hero in side.strays]
    for play in facts.revealed_cards(view, number):
        lines.append(say("{player} has revealed: {card}", "{player} a révélé : {card}").format(
            player=seat_name(side.seat), card=cards.sentence(play.card, view.options)
        ))  # fmt: skip
    if chosen := choice_sentence(view, number):
        lines.append(chosen)
    if view.secrets:
        lines.append(deck_sentence(view, number))
        if view.phase not in (Phase.DECKS, Phase.VANGUARD):
            lines.append(hand_sentence(view, number))
    if side.discards:
        lines.append(discards_sentence(side))
    if isinstance(secret, Hidden) and secret.peeked:
        lines.append(seen_sentence(side, secret))
    return lines


def as_sentence(text: str) -> str:
    return f"{capital(text)}."


def deck_sentence(view: View, number: int) -> str:
    side, secret = facts.the_battle(view).sides[number], facts.known_of(view, number)
    hidden = isinstance(secret, Hidden)
    deck, under = (secret.deck, secret.under) if isinstance(secret, Hidden) else (len(secret.deck), len(secret.under))
    told = say("Deck of {player}: {cards}, face down.", "Deck ({player}) : {cards}, face cachée.").format(
        player=seat_name(side.seat), cards=cards_count(deck + under)
    )
    if under:
        told += " " + plural(
            under,
            ("{n} of them was put at the bottom.", "{n} of them were put at the bottom."),
            ("{n} d'entre elles a été mise dessous.", "{n} d'entre elles ont été mises dessous."),
        ).format(n=under)
    if not hidden and isinstance(secret, Secret) and (deck or under):
        told += " " + labelled(say("In it", "Dedans"), cards_list(in_order([*secret.deck, *secret.under]))) + "."
    return told


def hand_sentence(view: View, number: int) -> str:
    side, secret = facts.the_battle(view).sides[number], facts.known_of(view, number)
    name = seat_name(side.seat)
    if isinstance(secret, Hidden):
        return say("Hand of {player}: {cards}, face down.", "Main ({player}) : {cards}, face cachée.").format(
            player=name, cards=cards_count(secret.hand)
        )
    if not secret.hand:
        return say("Hand of {player}: no card.", "Main ({player}) : aucune carte.").format(player=name)
    return say("Hand of {player}: {cards}.", "Main ({player}) : {cards}.").format(
        player=name, cards=cards_list(secret.hand)
    )


def discards_sentence(side: Side) -> str:
    return say("Discarded by {player}: {cards}.", "Défausse ({player}) : {cards}.").format(
        player=seat_name(side.seat), cards=cards_list(side.discards)
    )


def seen_sentence(side: Side, secret: Hidden) -> str:
    """What these eyes have seen of the cards that a side hides, and which of it is not in the deck."""
    told = say(
        "You have seen among the hidden cards of {player}: {cards}.",
        "Vous avez vu parmi les cartes cachées ({player}) : {cards}.",
    )
    told = told.format(player=seat_name(side.seat), cards=cards_list(secret.peeked))
    if not secret.shown:
        return told
    hand = (
        say("In hand, or chosen: {cards}.", "En main, ou choisie : {cards}.")
        if secret.commit
        else say("In hand: {cards}.", "En main : {cards}.")
    )
    return f"{told} {hand.format(cards=cards_list(secret.shown))}"


def _deck_text(view: View) -> list[str]:
    number = view.side(view.active)
    if number is None or not isinstance(facts.known_of(view, number), Secret):
        return []
    left = facts.own_pool(view, number)
    lines = [
        labelled(
            say("Not in the deck", "Hors du Deck"),
            cards_list(in_order(list(left.elements()))) or say("nothing", "rien"),
        )
        + "."
    ]
    if away := facts.set_aside(view, number):
        lines.append(
            labelled(say("Aside until the next game turn", "À l'écart jusqu'au prochain tour de jeu"), cards_list(away))
            + "."
        )
    return lines
