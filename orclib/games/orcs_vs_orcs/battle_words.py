"""A battle in words: the names of its steps, what is asked of whom, a sentence for each thing, the text of it all.

`battle_text` tells in lines what the picture of battlefield.py shows.
"""

from __future__ import annotations

from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import battle_facts as facts
from orclib.games.orcs_vs_orcs import cards, strikes
from orclib.games.orcs_vs_orcs.components import FIRST_LINE, Card, Line, in_order
from orclib.games.orcs_vs_orcs.names import (
    card_name,
    cards_count,
    cards_list,
    hordes_count,
    line_name,
    seat_name,
    the_zone,
)
from orclib.games.orcs_vs_orcs.state import Hidden, Phase, Play, Secret, Side, Slot, View
from orclib.language import _, labelled, listing, ngettext, pgettext


def step_name(step: str) -> str:
    """A step of a battle, as the bar calls it."""
    return {
        "decks": lambda: pgettext("battle step", "decks"),
        "draw": lambda: pgettext("battle step", "draw"),
        "choose": lambda: pgettext("battle step", "choose"),
        "reveal": lambda: pgettext("battle step", "reveal"),
        "strengths": lambda: pgettext("battle step", "strengths"),
        "effects": lambda: pgettext("battle step", "effects"),
        "end": lambda: pgettext("battle step", "end of round"),
    }[step]()


def effect_orders(view: View) -> list[str]:
    """The order of the effects (OVO-17.15, R39)."""
    froksh = card_name(Card.FROKSH)
    match view.options.effect_order:
        case "attacker_first":
            return [froksh, pgettext("battle step", "attacker"), pgettext("battle step", "defender")]
        case "simultaneous":
            return [froksh, pgettext("battle step", "all at once")]
    return [froksh, pgettext("battle step", "Heroes"), pgettext("battle step", "Units")]


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
    return pgettext("battle", "round {n}").format(n=number) if number else _("before round 1")


def role(number: int) -> str:
    """What a side does."""
    return pgettext("side", "attacker") if number == 0 else pgettext("side", "defender")


def statuses(view: View, number: int) -> list[str]:
    """What holds for a side beyond the rule: by Froksh, Eruhsk, Vri-Hurcka, Xaphyr, or as declared."""
    side, secret = facts.the_battle(view).sides[number], facts.known_of(view, number)
    told = []
    if side.cancelled:
        told.append(_("effect cancelled"))
    if side.waits:
        told.append(_("chooses second"))
    if side.blind:
        told.append(_("top card unseen"))
    if side.rewinds:
        told.append(_("goes back {n}").format(n=side.rewinds))
    if secret.told and secret.declared is not None:
        told.append(_("reorganises") if secret.declared else _("plays on"))
    elif isinstance(secret, Hidden) and secret.answered:
        told.append(_("has declared"))
    return told


def asked(view: View) -> str:
    """What is decided now, and by whom."""
    battle = facts.the_battle(view)
    if battle.ending:
        told = _ended(view)
        if view.phase is Phase.ROUT and view.active is not None:
            told = f"{told} {_('{player} retreats to a zone beside it.').format(player=seat_name(view.active))}"
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
            return _("{player} puts up to 10 cards in a combat deck.").format(player=who)
        case Phase.VANGUARD:
            told = ngettext(
                "{player} engages {n} first-line Unit before round 1.",
                "{player} engages {n} first-line Units before round 1.",
                battle.vanguard,
            )
            return told.format(player=who, n=battle.vanguard)
        case Phase.DECLARE:
            return _("{player} says in secret whether to reorganise.").format(player=who)
        case Phase.PLACE:
            card = card_name(battle.sides[number].plays[0].card)
            return _("{player} places a card: {card}.").format(player=who, card=card)
        case Phase.SWAP:
            return _("Shagratt of {player}: does {enemy} engage the other card?").format(player=who, enemy=foe)
        case Phase.BERSERK:
            return _("{player}: use Berserk now? {enemy} loses one Horde.").format(player=who, enemy=foe)
        case Phase.EFFECT:
            return _effect_asked(view, who, foe)
    return _("{player} chooses a card and its place, or reorganises.").format(player=who)


def _drawn(view: View) -> str:
    battle = facts.the_battle(view)
    assert battle.drawing is not None
    who = seat_name(battle.sides[battle.drawing].seat)
    if battle.turned:
        return _("The top card of {player} is discarded.").format(player=who)
    if battle.blind:
        return _("{player} engages the top card unseen.").format(player=who)
    return _("{player} draws a card.").format(player=who)


def _effect_asked(view: View, who: str, foe: str) -> str:
    step = facts.the_battle(view).step
    assert step is not None
    told = {
        Card.SHAMAN: lambda: _("green or red?"),
        Card.ASHANI: lambda: _("which Unit of {enemy} is destroyed?"),
        Card.BUURK: lambda: _("which card is copied?"),
        Card.KRAASH: lambda: _("which kind strikes once more?"),
        Card.KOKOTH: lambda: _("which card is engaged at once?"),
        Card.MOORDAKK: lambda: _("which Hero in the deck of {enemy} is discarded?"),
        Card.VRUSHN: lambda: _("which card of the deck comes in hand?"),
        Card.PORKASH: lambda: _("which Horde joins the army?"),
    }[step.card]()
    card = _("{card} of {player}").format(card=card_name(step.card), player=who)
    return labelled(card, told.format(enemy=foe))


def _ended(view: View) -> str:
    battle = facts.the_battle(view)
    why = {
        1: lambda: _("no Horde is left"),
        2: lambda: _("two losses to none"),
        3: lambda: _("the third loss"),
        4: lambda: _("out of cards"),
    }[battle.ending]()
    if battle.winner is None:
        return _("Nobody wins: {why}.").format(why=why)
    return _("{player} wins: {why}.").format(player=seat_name(battle.sides[battle.winner].seat), why=why)


def choice_sentence(view: View, number: int) -> str:
    """The card that a side has chosen in secret, as far as these eyes know it; "" for none."""
    secret, seat = facts.known_of(view, number), facts.the_battle(view).sides[number].seat
    if isinstance(secret, Hidden):
        return (
            _("{player} has chosen a card: it lies face down.").format(player=seat_name(seat)) if secret.commit else ""
        )
    if secret.commit is None:
        return ""
    card, where = secret.commit.card, _spot_text(secret.commit)
    told = _("{player} has chosen in secret: {card}, {where}.")
    return told.format(player=seat_name(seat), card=card_name(card), where=where)


def _spot_text(play: Play) -> str:
    """Where a card is to lie."""
    spot = play.spot
    if spot is None:
        return _("without a place")
    if spot.column is None:
        return _("a new column") if play.card in FIRST_LINE else _("behind the walls")
    if play.card.is_hero:
        over = (
            _("on the first line of column {n}") if spot.line is Line.FIRST else _("on the second line of column {n}")
        )
        return over.format(n=spot.column + 1)
    return _("column {n}").format(n=spot.column + 1)


def slot_sentence(view: View, number: int, at: int, line: Line) -> str:
    """A place on the battlefield: whose, which column and line, what lies there."""
    side = facts.the_battle(view).sides[number]
    column = side.columns[at]
    slot = column.slot(line)
    where = _("{player}, column {n}, {line}").format(player=seat_name(side.seat), n=at + 1, line=line_name(line))
    if column.wall and line is Line.SECOND:
        where = _("{place} behind the walls").format(place=where)
    if slot is None:
        told = _("empty.")
        if line is Line.SECOND and column.first is not None:
            told = _("empty, open to a second-line Unit.")
        return labelled(where, told)
    told = _unit_sentence(view, slot)
    if column.covers(line) and column.hero is not None:
        cover = _("Covered by {hero}: no enemy effect counts it.").format(hero=card_name(column.hero))
        told = f"{told} {cover} {cards.sentence(column.hero, view.options)}"
    heroes = (False, True) if column.covers(line) else (False,)
    if any(facts.engaged_now(view, number, at, line, hero) for hero in heroes):
        told = f"{told} {_('Engaged in this round.')}"
    return labelled(where, told)


def _unit_sentence(view: View, slot: Slot) -> str:
    if slot.down:
        told = _("{card}, face down: no effect counts it, but it protects.")
        return told.format(card=card_name(slot.card))
    return cards.sentence(slot.card, view.options)


def loose_sentence(view: View, number: int, card: Card, down: bool) -> str:
    seat = facts.the_battle(view).sides[number].seat
    told = _("{player}, {card}: without a place, so its strength only; it is discarded at the end of the round.")
    if not card.is_hero:
        told = _("{player}, {card}: unprotected, so its strength only; it is discarded at the end of the round.")
    text = told.format(player=seat_name(seat), card=card_name(card))
    return f"{text} {_('It lies face down.')}" if down else text


def button_sentence(view: View, id: str) -> str:
    """What a button is for."""
    match id:
        case act.READY:
            return _("The deck is ready: the cards left out stay aside for this battle.")
        case act.ALL:
            return _("Put all your cards in the deck, up to 10.")
        case act.REORGANISE:
            return _(
                "Reorganise: both cards go under the deck, you draw two and take 1 strike. Then say which lies above."
            )
        case act.SHUFFLE:
            return _("Shuffle the deck after the reorganisation.")
        case act.HOLD:
            return _("Do not reorganise.")
        case act.SWAP:
            return _("The enemy takes the card back and engages the one kept in hand.")
        case act.LET:
            return _("The enemy's card stays as it is.")
        case act.BERSERK:
            return _(
                "Berserk: an enemy Horde is eliminated, the enemy's token goes back to space 1, yours turns white."
            )
        case act.CALM:
            return _("No Berserk now: the token stays red.")
    return _("Let the effect go by.")


def button_text(id: str) -> str:
    return {
        act.READY: lambda: _("Deck ready"),
        act.ALL: lambda: _("All cards"),
        act.REORGANISE: lambda: _("Reorganise (1 strike)"),
        act.SHUFFLE: lambda: _("and shuffle"),
        act.HOLD: lambda: _("No, play on"),
        act.SWAP: lambda: _("Yes, the other card"),
        act.LET: lambda: _("No, it stays"),
        act.BERSERK: lambda: _("Berserk!"),
        act.CALM: lambda: _("Not now"),
        act.SKIP: lambda: _("None of them"),
    }[id]()


# --- in lines of text ------------------------------------------------------------------------------------------------


def battle_text(view: View) -> list[str]:
    """The battle in lines, in reading order: what is decided, then side by side, the nearer one last."""
    battle = facts.the_battle(view)
    attacker, defender = [seat_name(side.seat) for side in battle.sides]
    told = _("Battle in {zone}: {attacker} attacks {defender}, {round}.").format(
        zone=the_zone(battle.zone, view.board), attacker=attacker, defender=defender, round=round_text(view)
    )
    if battle.assault:
        told = f"{told} {_('A fortress stands: walls protect the second line of {player}.').format(player=defender)}"
    order = order_of(view)
    step = step_name(facts.step_of(view)) + (f" ({effect_orders(view)[order]})" if order is not None else "")
    lines = [told, f"{labelled(_('Step'), step)}. {asked(view)}"]
    near = facts.near_side(view)
    for number in (1 - near, near):
        lines += _side_text(view, number)
    if view.phase is Phase.DECKS:
        lines += _deck_text(view)
    return lines


def _side_text(view: View, number: int) -> list[str]:
    side, secret = facts.the_battle(view).sides[number], facts.known_of(view, number)
    player = view.players[side.seat]
    first = _("{player}, {role}: {hordes}.").format(
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
        lines.append(_("{player} has no card on the battlefield.").format(player=seat_name(side.seat)))
    lines += [loose_sentence(view, number, slot.card, slot.down) for slot in side.loose]
    lines += [loose_sentence(view, number, hero, False) for hero in side.strays]
    for play in facts.revealed_cards(view, number):
        lines.append(_("{player} has revealed: {card}").format(
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
    return f"{text[:1].upper()}{text[1:]}."


def deck_sentence(view: View, number: int) -> str:
    side, secret = facts.the_battle(view).sides[number], facts.known_of(view, number)
    hidden = isinstance(secret, Hidden)
    deck, under = (secret.deck, secret.under) if isinstance(secret, Hidden) else (len(secret.deck), len(secret.under))
    told = _("Deck of {player}: {cards}, face down.").format(
        player=seat_name(side.seat), cards=cards_count(deck + under)
    )
    if under:
        told += " " + ngettext(
            "{n} of them was put at the bottom.", "{n} of them were put at the bottom.", under
        ).format(n=under)
    if not hidden and isinstance(secret, Secret) and (deck or under):
        told += " " + labelled(_("In it"), cards_list(in_order([*secret.deck, *secret.under]))) + "."
    return told


def hand_sentence(view: View, number: int) -> str:
    side, secret = facts.the_battle(view).sides[number], facts.known_of(view, number)
    name = seat_name(side.seat)
    if isinstance(secret, Hidden):
        return _("Hand of {player}: {cards}, face down.").format(player=name, cards=cards_count(secret.hand))
    if not secret.hand:
        return _("Hand of {player}: no card.").format(player=name)
    return _("Hand of {player}: {cards}.").format(player=name, cards=cards_list(secret.hand))


def discards_sentence(side: Side) -> str:
    return _("Discarded by {player}: {cards}.").format(player=seat_name(side.seat), cards=cards_list(side.discards))


def seen_sentence(side: Side, secret: Hidden) -> str:
    """What these eyes have seen of the cards that a side hides, and which of it is not in the deck."""
    told = _("You have seen among the hidden cards of {player}: {cards}.")
    told = told.format(player=seat_name(side.seat), cards=cards_list(secret.peeked))
    if not secret.shown:
        return told
    hand = _("In hand, or chosen: {cards}.") if secret.commit else _("In hand: {cards}.")
    return f"{told} {hand.format(cards=cards_list(secret.shown))}"


def _deck_text(view: View) -> list[str]:
    number = view.side(view.active)
    if number is None or not isinstance(facts.known_of(view, number), Secret):
        return []
    left = facts.own_pool(view, number)
    lines = [labelled(_("Not in the deck"), cards_list(in_order(list(left.elements()))) or _("nothing")) + "."]
    if away := facts.set_aside(view, number):
        lines.append(labelled(_("Aside until the next game turn"), cards_list(away)) + ".")
    return lines
