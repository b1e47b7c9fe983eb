"""What actions, events, reasons and score lines say. The French stands in `fr.po` beside this file.

A sentence is a template with the facts' names in braces; `_words` turns the facts into words of the language in use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from orclib.engine import CHANCE, Action, Event, Line, Reason, Seat
from orclib.games.orc import actions as act
from orclib.games.orc import events as ev
from orclib.games.orc.components import NORTH, Card, End, Tribe
from orclib.games.orc.state import Use
from orclib.language import _, listing, ngettext, npgettext, pgettext

Facts = Mapping[str, Any]
Say = Callable[[Facts], str]


def tribe_name(tribe: Tribe) -> str:
    """The colour of a tribe, as in "the green tribe"."""
    return {
        Tribe.R: pgettext("tribe", "red"),
        Tribe.Y: pgettext("tribe", "yellow"),
        Tribe.B: pgettext("tribe", "blue"),
        Tribe.G: pgettext("tribe", "green"),
        Tribe.W: pgettext("tribe", "white"),
        Tribe.V: pgettext("tribe", "violet"),
    }[tribe]


def orcs(n: int, colour: Tribe) -> str:
    """A number of orcs of a colour, as in "2 green orcs"."""
    template = {
        Tribe.R: npgettext("orcs", "{n} red orc", "{n} red orcs", n),
        Tribe.Y: npgettext("orcs", "{n} yellow orc", "{n} yellow orcs", n),
        Tribe.B: npgettext("orcs", "{n} blue orc", "{n} blue orcs", n),
        Tribe.G: npgettext("orcs", "{n} green orc", "{n} green orcs", n),
        Tribe.W: npgettext("orcs", "{n} white orc", "{n} white orcs", n),
        Tribe.V: npgettext("orcs", "{n} violet orc", "{n} violet orcs", n),
    }[colour]
    return template.format(n=n)


def seat_name(seat: Seat) -> str:
    """North, South or chance."""
    if seat == CHANCE:
        return _("Chance")
    return _("North") if seat == NORTH else _("South")


def end_name(end: End) -> str:
    """An end of the row."""
    return pgettext("end", "left") if end is End.LEFT else pgettext("end", "right")


def cards_count(n: int) -> str:
    """A number of cards."""
    return ngettext("{n} card", "{n} cards", n).format(n=n)


def _word(key: str, value: Any) -> Any:
    if isinstance(value, Tribe):
        return tribe_name(value)
    if isinstance(value, Card):
        return value.value
    if isinstance(value, End):
        return end_name(value)
    if isinstance(value, tuple):
        return listing(str(_word(key.removesuffix("s"), item)) for item in value)
    if key in ("seat", "player", "winner") and value is not None:
        return seat_name(value)
    return value


def _words(facts: Facts) -> dict[str, Any]:
    return {key: _word(key, value) for key, value in facts.items()}


def sentence(thing: Action | Event | Reason | Line) -> str:
    """What a thing says, in the language in use."""
    if isinstance(thing, Reason | Line):
        facts: Facts = thing.facts
        say = (REASONS if isinstance(thing, Reason) else LINES)[thing.code]
    else:
        facts = {field: getattr(thing, field) for field in thing.__struct_fields__}
        say = (EVENTS if isinstance(thing, Event) else ACTIONS)[type(thing)]
    text = say(facts).format(**_words(facts))
    return text[:1].upper() + text[1:]


def _of_use(use: Use) -> str:
    return {
        Use.SINGLE: _("an attack with one orc draws two cards"),
        Use.DOUBLE: _("an attack with two orcs draws one card"),
        Use.DISCARD: _("a discard draws one card"),
    }[use]


def _won(f: Facts) -> str:
    if f["clause"] == "ORC-7.4":
        return _("{seat} wins the {tribe} tribe: more orcs.")
    if f["clause"] == "ORC-9.7":
        return _("{seat} has just won {neighbour}, so the frozen {tribe} tribe thaws and is {seat}'s too.")
    if f["clause"] == "ORC-9.8":
        return _("The thaw goes on: {neighbour} is {seat}'s, so {tribe}, which waited for it, is {seat}'s as well.")
    return _("The {neighbour} tribe, which a tie looks to, is {seat}'s: {seat} wins the {tribe} tribe.")


def _fought(f: Facts) -> str:
    if f["north"] == f["south"] == 0:
        return _("Battle for the {tribe} tribe: nobody is there, and 0 against 0 is a tie too.")
    if f["north"] == f["south"]:
        return _("Battle for the {tribe} tribe: {north} against {south}, a tie.")
    return _("Battle for the {tribe} tribe: North {north}, South {south}.")


def _attacked(f: Facts) -> str:
    text = _("{seat} attacks {tribe} with {orcs} ({card}). Strength there: {total}.")
    return text.replace("{orcs}", orcs(int(f["half"]), f["card"].half[f["half"]]))


def _decided(f: Facts) -> str:
    if f["winner"] is None:
        return _("{north} to {south}, and nobody won the tribe nearest the box: a draw.")
    if f["clause"] == "ORC-12.2":
        return _("{north} to {south}, a tie: {winner} has the tribe nearest the box and wins.")
    return _("North {north}, South {south}: {winner} wins the game.")


def _drew(f: Facts) -> str:
    if f["card"] is None:
        text = ngettext(
            "{seat} draws from the {tribe} pile; {left} card is left there.",
            "{seat} draws from the {tribe} pile; {left} cards are left there.",
            f["left"],
        )
    else:
        text = ngettext(
            "{seat} draws {card} from the {tribe} pile; {left} card is left there.",
            "{seat} draws {card} from the {tribe} pile; {left} cards are left there.",
            f["left"],
        )
    return text


EVENTS: dict[type, Say] = {
    ev.FrontierLaid: lambda f: _("Frontier card {place}: {card}."),
    ev.FrontierComplete: lambda f: _("Six tribes stand in a row, each colour once."),
    ev.PilesMade: lambda f: _("The other cards are shuffled: four face down beside each tribe."),
    ev.DealerNamed: lambda f: _("{seat} deals; the other player chooses who starts."),
    ev.StarterNamed: lambda f: _("{seat} receives a single card, so {seat} starts."),
    ev.HandDealt: lambda f: _("{seat} receives a card.") if f["card"] is None else _("{seat} receives {card}."),
    ev.BoxPlaced: lambda f: _("{seat} puts the box beside the {first} tribe, which is nearest to it now."),
    ev.Attacked: _attacked,
    ev.Discarded: lambda f: (
        _("{seat} discards a card, face down.")
        if f["card"] is None
        else _("{seat} discards {card}, face down.")
        if f["face_down"]
        else _("{seat} discards {card}.")
    ),
    ev.MayDraw: lambda f: ngettext("{seat} has to draw {cards} card.", "{seat} has to draw {cards} cards.", f["cards"]),
    ev.Drew: _drew,
    ev.Forfeited: lambda f: _("Every pile is empty: {seat} does not get the second card."),
    ev.BattleSounded: lambda f: _("That was the last card beside {tribe}: there will be a battle."),
    ev.TwoBattles: lambda f: (
        _("Two battles, in the laboratory's order: {first} first, then {second}. The owners will be the same.")
        if f["far_first"]
        else _("Two battles in one turn: {first} first, then {second}.")
    ),
    ev.LooksAround: lambda f: _(
        "The {tribe} tribe is nearest the box, so its tie looks around to the far end of the row: {neighbour}."
    ),
    ev.RingFrozen: lambda f: _("All six tied: each waits for the next, all around the ring, and nobody owns anything."),
    ev.Fought: _fought,
    ev.Won: _won,
    ev.Froze: lambda f: _("A tie, and nobody has won its neighbour {neighbour} yet: the {tribe} tribe is frozen."),
    ev.Cleared: lambda f: _("Out of the game: {cards}."),
    ev.TrophyRaised: lambda f: (
        _("No card lies there: a marker shows that {tribe} is {seat}'s.")
        if f["card"] is None
        else _("{card} is turned spear up in {seat}'s camp: the trophy of {tribe}.")
    ),
    ev.TurnPassed: lambda f: _("It is {seat}'s turn."),
    ev.GameStopped: lambda f: _("The last pile is empty: the game stops."),
    ev.HandsRevealed: lambda f: _("Hands are shown. North: {north}. South: {south}."),
    ev.GameDecided: _decided,
}

REASONS: dict[str, Say] = {
    # set-up
    "colour-twice": lambda f: ngettext(
        "{card} would show {tribes} a second time: the frontier shows each colour once.",
        "{card} would show {tribes} a second time: the frontier shows each of these colours once.",
        len(f["tribes"]),
    ),
    "frontier-stands": lambda f: _("The three frontier cards lie there for the whole game."),
    "two-players": lambda f: _("There are only two players, North and South."),
    "chance-only": lambda f: _("Nobody chooses this: chance decides."),
    "start-settled": lambda f: _("It is settled who starts."),
    "start-by-choice": lambda f: _("In this variant a dealer is drawn, and the other player chooses who starts."),
    "start-by-chance": lambda f: _("Chance says who starts; nobody chooses (unless the variant is switched on)."),
    "dealt-already": lambda f: _("Cards are dealt only during the set-up."),
    "deal-order": lambda f: _("The next card is dealt to {seat}."),
    "set-up-order": lambda f: _("The set-up has an order: the frontier, the piles, who starts, the hands, the box."),
    "dealer-first": lambda f: _("First a dealer is drawn; then the other player chooses who starts."),
    "choice-next": lambda f: _("{seat} has to choose: one card and start, or two cards and come second."),
    "lies-in-pile": lambda f: _("{card} lies in a pile, so it is not dealt."),
    "not-in-deck": lambda f: _("{card} is not among the cards still to be dealt."),
    "box-stays": lambda f: _("The box has been placed, and it stays where it is."),
    "box-last": lambda f: _("The box is placed last, when all cards have been dealt."),
    "box-end": lambda f: _("The box stands at one of the two ends of the row, and nowhere else."),
    "box-side": lambda f: _("A side of the frontier means an end of the row here, not a long side."),
    "box-needed": lambda f: _("The starter has to put the box at one end of the row."),
    "set-up-first": lambda f: _("The set-up is not finished: the box comes last, then the first turn begins."),
    # turns
    "not-yours": lambda f: _("It is up to {seat} now."),
    "use-first": lambda f: _("First use a card (attack or discard), then draw."),
    "no-pass": lambda f: _("There is no passing: every turn uses a card and then draws."),
    "used-already": lambda f: _("A card has been used this turn, and a turn uses only one. Now draw."),
    # using a card
    "not-in-hand": lambda f: _("{card} is not in your hand."),
    "frontier-card": lambda f: _("{card} is part of the frontier, which nobody plays."),
    "wrong-side": lambda f: _("Your cards go to your own side of the frontier."),
    "two-tribes": lambda f: _("A card attacks one tribe only, not {tribes} at once."),
    "not-astray": lambda f: _("Beside one tribe, on your own side: that is an attack, so say it as one."),
    "no-tribe": lambda f: _("A card that attacks has to lie beside one of the six tribes."),
    "own-colour": lambda f: _("The {tribe} tribe cannot be attacked by orcs of its own colour."),
    "enemy-colour": lambda f: _("Your opponent attacks {tribe} with {colour}, so {colour} is closed to you there."),
    "colour-lock": lambda f: _("Your side of {tribe} is {own} already: one colour a side, so not {colour}."),
    "placed-stays": lambda f: _("{card} has been placed: it is not moved, turned or taken back."),
    "not-on-table": lambda f: _("{card} does not lie on the table, so it cannot be taken from there."),
    "frozen": lambda f: _("The {tribe} tribe is frozen until somebody wins {neighbour}: nobody may attack it."),
    "frozen-both": lambda f: _("No card is played at a frozen tribe, by either player; {tribe} waits for {neighbour}."),
    "won": lambda f: _("The {tribe} tribe has been won by {seat}: its battle is over."),
    "removed-for-good": lambda f: _("{card} has left the game and never comes back."),
    "cleared-for-good": lambda f: _("What leaves the table after a battle or by a discard is out of the game."),
    "trophy-flag": lambda f: _("{card} is only a flag now: it is in nobody's hand."),
    "trophy-stays": lambda f: _("{card} is a trophy: it marks a won tribe and is never taken back."),
    # drawing
    "drawn-enough": lambda f: _("No more cards: {because}.").replace("{because}", _of_use(f["use"])),
    "one-owed": lambda f: (
        _("One of the two cards has been drawn: one is still owed, so name one pile.")
        if f["drawn"]
        else _("One card is owed, so name one pile: {because}.").replace("{because}", _of_use(f["use"]))
    ),
    "second-forfeited": lambda f: _("There is no second card in the piles: it is forfeited."),
    "no-piles": lambda f: _("There are no piles yet: they are made once the frontier lies there."),
    "draw-all": lambda f: ngettext(
        "You still have to draw {cards} card: drawing is not optional while a pile has cards.",
        "You still have to draw {cards} cards: drawing is not optional while a pile has cards.",
        f["cards"],
    ),
    "empty-pile": lambda f: _("The pile beside the {tribe} tribe is empty."),
    "one-card-pile": lambda f: _("The pile beside {tribe} holds one card: it cannot give two."),
    "top-card": lambda f: _("Only the top card of the {tribe} pile can be drawn."),
    "one-at-a-time": lambda f: _("Cards are drawn one at a time: look at the first, then choose the second pile."),
    "name-both": lambda f: _("In this variant you name both piles before you see either card."),
    "nothing-drawn": lambda f: _("No card is being drawn now."),
    "other-pile": lambda f: _("The card comes from the {tribe} pile."),
    "not-in-pile": lambda f: _("{card} has been seen elsewhere, so it is in no pile."),
    "not-on-top": lambda f: _("{card} does not lie on top of that pile."),
    "cards-first": lambda f: _("The piles have been named: first see which cards come up."),
    "card-first": lambda f: _("First see which card comes up."),
    # battles
    "no-battle-yet": lambda f: ngettext(
        "The battle for {tribe} comes with the last card of its pile; {cards} card still lies there.",
        "The battle for {tribe} comes with the last card of its pile; {cards} cards still lie there.",
        f["cards"],
    ),
    "battle-later": lambda f: _("The battle for {tribe} is fought once all cards of the turn are drawn."),
    "ring-frozen": lambda f: _("All six battles tied: the {tribe} tribe is nobody's, for good."),
    "won-already": lambda f: _("The {tribe} tribe belongs to {seat} for good: each tribe has one battle."),
    "claim-frozen": lambda f: _("The {tribe} tribe is frozen: it goes to whoever wins {neighbour}."),
    "order-fixed": lambda f: _("The order of battles is not yours to choose. It is this: {tribes}."),
    "count-facing": lambda f: _("Only the halves that face {tribe} count in its battle."),
    "count-half": lambda f: _("The other half of a placed card counts for nothing, as if it were crossed out."),
    "count-trophy": lambda f: _("A trophy only shows who won: its orcs neither fight nor score."),
    "count-drawn": lambda f: _("The card used this turn fights in the battle; the cards drawn this turn do not."),
    "face-down": lambda f: _("The piles are face down: nobody may look into the {tribe} pile."),
    "hands-open": lambda f: _("Both hands lie open since the game stopped: there is nothing left to look at."),
    "secret-hand": lambda f: _("{seat}'s hand is secret until the game stops."),
    # the end
    "stopped": lambda f: _("The game has stopped: the last pile is empty."),
    "no-further-turn": lambda f: _("Nobody gets another turn, even if the starter has had one more."),
    "higher-total": lambda f: _("The higher total wins: North {north}, South {south}."),
    "nearest-box": lambda f: _("Both have {north}: the owner of {tribe}, the tribe nearest the box, wins."),
    "drawn": lambda f: _("All six battles tied, nobody owns a tribe: {north} to {south}, a draw."),
}

LINES: dict[str, Say] = {
    "worth": lambda f: _("{tribe} tribe: its worth"),
    "orcs": lambda f: _("{tribe} tribe: orcs in hand"),
    "lost-colour": lambda f: ngettext(
        "{tribe} tribe: {orcs} orc in hand, but the tribe was not won",
        "{tribe} tribe: {orcs} orcs in hand, but the tribe was not won",
        f["orcs"],
    ),
}


def _half(f: Facts) -> str:
    text = _("Attack {tribe} with {orcs} ({card})")
    return text.replace("{orcs}", orcs(int(f["half"]), f["card"].half[f["half"]]))


ACTIONS: dict[type, Say] = {
    act.LayFrontier: lambda f: (
        _("Lay {card} in the frontier, double half left") if f["flipped"] else _("Lay {card} in the frontier")
    ),
    act.NameStarter: lambda f: _("{player} receives one card and starts"),
    act.NameDealer: lambda f: _("{player} deals"),
    act.DealCard: lambda f: _("Deal {card} to {player}"),
    act.TurnUp: lambda f: _("{card} is the card drawn from the {tribe} pile"),
    act.ChooseStart: lambda f: _("Take one card and start") if f["first"] else _("Take two cards and come second"),
    act.PlaceBox: lambda f: _("Put the box at the {end} end of the row, as South sees it"),
    act.Attack: _half,
    act.Discard: lambda f: _("Discard {card}"),
    act.Draw: lambda f: _("Draw from the {tribe} pile"),
    act.DrawTwo: lambda f: (
        _("Draw two from the {tribe} pile")
        if f["tribe"] is f["second"]
        else _("Draw from the {tribe} and {second} piles")
    ),
    act.Stop: lambda f: _("Pass"),
    act.PutAstray: lambda f: _("Place {card} elsewhere"),
    act.BoxAstray: lambda f: (
        _("Put the box along a long side") if f["where"] == act.LONG_SIDE else _("Put the box in the middle of the row")
    ),
    act.TakeBack: lambda f: _("Take {card} back"),
    act.DrawBelow: lambda f: _("Take a lower card of the {tribe} pile"),
    act.Claim: lambda f: _("Claim the {tribe} tribe"),
    act.Resolve: lambda f: _("Fight {tribes} in this order"),
    act.Count: lambda f: _("Count more in the battle for {tribe}"),
    act.LookPile: lambda f: _("Look into the {tribe} pile"),
    act.LookHand: lambda f: _("Look at the opponent's hand"),
}
