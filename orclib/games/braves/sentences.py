"""What actions, events, reasons and score lines say. The French stands in `fr.po` beside this file.

A sentence is a template with the facts' names in braces; `_words` turns the facts into words of the language in use.
Players go by the colours of their score wheels, without an article.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from orclib.engine import Action, Event, Line, Reason, Seat
from orclib.games.braves import actions as act
from orclib.games.braves import events as ev
from orclib.games.braves.actions import Trick
from orclib.games.braves.components import LEADERS, POINTS, SHIELDS, Back, Design
from orclib.games.braves.names import (
    a_back,
    a_design,
    back_name,
    backs_count,
    cards_count,
    cards_list,
    design_name,
    designs_count,
    designs_list,
    player_name,
    players_list,
    points_count,
    the_people,
)
from orclib.games.braves.state import Options
from orclib.games.braves.strength import Term
from orclib.language import _, labelled, ngettext, percent

Facts = Mapping[str, Any]
Say = Callable[[Facts], str]


def seat_name(seat: Seat, options: Options) -> str:
    """The name of a player, or chance."""
    return player_name(seat)


def answers(player: Seat, design: Design) -> tuple[str, str]:
    """What a player may answer to a spy: there is such a card, or there is none."""
    facts = {"player": player_name(player), "design": a_design(design)}
    return _("{player} has {design} to give").format(**facts), _("{player} has no such card to give").format(**facts)


def holding(player: Seat, found: Iterable[tuple[Design, Fraction]]) -> str:
    """What a player may still hold, and how likely each of it is."""
    told = [f"{a_design(design)} {percent(float(share))}" for design, share in found]
    return labelled(_("{player} holds").format(player=player_name(player)), ", ".join(told))


def coming(found: Iterable[tuple[Back, Fraction]]) -> str:
    """What the next card may be, and how likely each kind is."""
    told = [f"{a_back(back)} {percent(float(share))}" for back, share in found]
    return labelled(_("The next card"), ", ".join(told))


def _cards(cards: Any) -> Any:
    return cards_list(cards) if isinstance(cards, tuple) else cards


_WORDS: Mapping[str, Callable[[Any], Any]] = {
    "seat": player_name,
    "player": player_name,
    "sorcerer": player_name,
    "champion": player_name,
    "seats": players_list,
    "winners": players_list,
    "design": a_design,
    "designs": designs_list,
    "back": a_back,
    "people": the_people,
    "cards": _cards,
    "army": cards_list,
    "points": points_count,
}


def _words(facts: Facts) -> dict[str, Any]:
    return {key: _WORDS[key](value) if key in _WORDS and value is not None else value for key, value in facts.items()}


def sentence(thing: Action | Event | Reason | Line) -> str:
    """What a thing says, in the language in use."""
    if isinstance(thing, Reason):
        facts: Facts = thing.facts
        say = REASONS[thing.clause, thing.code]
    elif isinstance(thing, Line):
        facts = thing.facts
        say = LINES[thing.code]
    else:
        facts = {field: getattr(thing, field) for field in thing.__struct_fields__}
        say = (EVENTS if isinstance(thing, Event) else ACTIONS)[type(thing)]
    return _capital(say(facts).format(**_words(facts)))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- events ----------------------------------------------------------------------------------------------------------


def _cards_taken(f: Facts) -> str:
    return ngettext(
        "Each recruiter takes {shields} shields and {desertions} desertion. The sorcerer takes none.",
        "Each recruiter takes {shields} shields and {desertions} desertions. The sorcerer takes none.",
        f["desertions"],
    )


def _deck_made(f: Facts) -> str:
    if f["least"] == f["most"]:
        return _("{cards} army cards are shuffled. The start card is slipped in beneath {least} of them.")
    return _("{cards} army cards are shuffled. The start card is slipped in beneath {least} to {most} of them.")


def _start_shown(f: Facts) -> str:
    return ngettext(
        "The start card comes up after {above} army card. From now on shields may be played.",
        "The start card comes up after {above} army cards. From now on shields may be played.",
        f["above"],
    )


def _desertion_played(f: Facts) -> str:
    if f["left"]:
        return _("{seat} lays a desertion on pile {pile} and has {left} left.")
    return _("{seat} lays a desertion on pile {pile} and has none left.")


def _shield_played(f: Facts) -> str:
    lays = (
        _("{seat} lays a shield on pile {pile} and has {left} left.")
        if f["left"]
        else _("{seat} lays a shield on pile {pile} and has none left.")
    )
    means = (
        _("It is the lowest shield there, so it claims the pile.")
        if f["first"]
        else _("Another shield lies lower, so it claims nothing.")
    )
    return f"{lays} {means}"


def _shields_owed(f: Facts) -> str:
    return ngettext(
        "{seat} still holds {count} shield and must play it.",
        "{seat} still holds {count} shields and must play them all.",
        f["count"],
    )


def _desertions_lost(f: Facts) -> str:
    return ngettext(
        "{seat} has not played {count} desertion in time: it is lost for this round.",
        "{seat} has not played {count} desertions in time: they are lost for this round.",
        f["count"],
    )


_DESERTED: Mapping[str, Callable[[], str]] = {
    "BRV-10.2": lambda: _("In pile {pile} the card right beneath a desertion deserts"),
    "BRV-10.3": lambda: _("In pile {pile} a desertion lies on a shield, and the card beneath the shield deserts"),
    "BRV-10.4": lambda: _("In pile {pile} a desertion lies on {shields} shields, and the card beneath them deserts"),
    "BRV-R9": lambda: _("In pile {pile} a desertion passes another one, as we agreed, and the next card deserts"),
}


def _deserted(f: Facts) -> str:
    text = _DESERTED[f["clause"]]()
    return (text if f["design"] is None else labelled(text, "{design}")) + "."


def _desertion_void(f: Facts) -> str:
    if not f["shields"]:
        return _("In pile {pile} a desertion lies on another desertion: it has no effect.")
    if f["clause"] == "BRV-R9":
        return _("In pile {pile} a desertion finds no army card that has not deserted: it has no effect.")
    return ngettext(
        "In pile {pile} a desertion has no effect: beneath the shield under it lies another desertion.",
        "In pile {pile} a desertion has no effect: beneath the {shields} shields under it lies another desertion.",
        f["shields"],
    )


def _pile_given(f: Facts) -> str:
    if not f["count"]:
        return _("Pile {pile} goes to {seat}, but all its army cards have deserted: it brings nothing.")
    if f["cards"] is not None:
        return _("Pile {pile} goes to {seat}, whose shield lies lowest: {cards}.")
    return ngettext(
        "Pile {pile} goes to {seat}, whose shield lies lowest: {count} army card.",
        "Pile {pile} goes to {seat}, whose shield lies lowest: {count} army cards.",
        f["count"],
    )


def _pile_unclaimed(f: Facts) -> str:
    if not f["count"]:
        return _("Pile {pile} has no shield, and all its army cards have deserted: what is left is discarded.")
    if f["cards"] is not None:
        return _("Pile {pile} has no shield, so it goes to nobody. Discarded unseen: {cards}.")
    return ngettext(
        "Pile {pile} has no shield, so it goes to nobody: {count} army card is discarded unseen.",
        "Pile {pile} has no shield, so it goes to nobody: {count} army cards are discarded unseen.",
        f["count"],
    )


def _refused(f: Facts) -> str:
    if f["protected"]:
        return _(
            "With spy {spy}, {seat} asks {player} for {design}. A spy brought that card to {player}, so it is "
            "protected: no effect."
        )
    return _("With spy {spy}, {seat} asks {player} for {design}. {player} has no such card to give: no effect.")


def _mustered(f: Facts) -> str:
    if not f["count"]:
        return _("{seat} has no card of this people and lays none.")
    return _("{seat} lays {row} face down.").replace("{row}", backs_count(f["people"], f["count"]))


def _first_speaker(f: Facts) -> str:
    if f["clause"] == "BRV-15.3":
        return _("The sorcerer would begin but sends no mercenaries: {seat} decides first.")
    return _("{seat} is the first to decide about mercenaries.")


def _sending_ended(f: Facts) -> str:
    if not f["count"]:
        return _("{seat} sends no mercenary.")
    return ngettext(
        "{seat} has sent {count} mercenary and stops there.",
        "{seat} has sent {count} mercenaries and stops there.",
        f["count"],
    )


def _commando_played(f: Facts) -> str:
    cards, back = f["cards"], f["back"]
    if cards == 1:
        return (
            _("{seat} sends the goblin commando against the only card of {player}.")
            if back is None
            else _("{seat} sends the goblin commando against {player}. There is just one such card: {back}.")
        )
    row = cards_count(cards) if back is None else backs_count(back, cards)
    text = _("{seat} sends the goblin commando against {player}. Chance picks one of {row}.")
    return text.replace("{row}", row)


def _part_counted(f: Facts) -> str:
    part = Term(f["code"], f["clause"], f["designs"], f["cards"], f["points"])
    text = term_sentence(part)
    return labelled(player_name(f["seat"]), text[:1].lower() + text[1:])


def _flyer_joined(f: Facts) -> str:
    if f["clause"] == "BRV-18.9":
        return ngettext(
            "{seat} plays the flying machine with {goblins} goblin, but two leaders quarrel there: strength {after}.",
            "{seat} plays the flying machine with {goblins} goblins, but two leaders quarrel there: strength {after}.",
            f["goblins"],
        )
    if not f["goblins"] and f["before"] == f["after"]:
        return _("{seat} plays the flying machine with no goblin from the hand: the strength stays {after}.")
    if not f["goblins"]:
        return _(
            "{seat} plays the flying machine; goblins of the army are its company. Strength {after} instead of "
            "{before}."
        )
    return ngettext(
        "{seat} plays the flying machine with {goblins} goblin: strength {after} instead of {before}.",
        "{seat} plays the flying machine with {goblins} goblins: strength {after} instead of {before}.",
        f["goblins"],
    )


def _battle_won(f: Facts) -> str:
    if len(f["winners"]) == 1:
        return _("{winners} wins battle {battle} with strength {strength}.")
    return _("{winners} tie at strength {strength}: each of them wins battle {battle}.")


def _armies_discarded(f: Facts) -> str:
    return ngettext(
        "{cards} card of the battle is discarded.", "{cards} cards of the battle are discarded.", f["cards"]
    )


def _game_goes_on(f: Facts) -> str:
    if f["best"] == f["limit"]:
        return _("The best score is {best}, just the limit and no more: another round follows.")
    return _("The best score is {best}, and the limit is {limit}: another round follows.")


def _game_ended(f: Facts) -> str:
    if len(f["seats"]) == 1:
        return _("{seats} has enough points to end the game: the limit is {limit}.")
    return _("{seats} have enough points to end the game: the limit is {limit}.")


EVENTS: dict[type, Say] = {
    ev.WheelsSet: lambda f: _("All {players} players set their score wheels to 0."),
    ev.SorcererNamed: lambda f: (
        _("Round {round_no}: {seat} is the first sorcerer.")
        if f["clause"] == "BRV-2.2"
        else _("Round {round_no}: the tile goes to the left, and {seat} is the sorcerer.")
    ),
    ev.CardsTaken: _cards_taken,
    ev.DeckMade: _deck_made,
    ev.RingMade: lambda f: _("The cards are dealt to a ring of {piles} piles."),
    ev.BackSeen: lambda f: _("The next card shows its back: {back}."),
    ev.CardDealt: lambda f: _("Card {number} falls on pile {pile}: {design}."),
    ev.StartShown: _start_shown,
    ev.DesertionPlayed: _desertion_played,
    ev.ShieldPlayed: _shield_played,
    ev.DealEnded: lambda f: _("All {cards} army cards lie in piles: the deal is over."),
    ev.DesertionsLost: _desertions_lost,
    ev.ShieldsOwed: _shields_owed,
    ev.ShieldsAllPlayed: lambda f: _("Nobody holds a shield any more."),
    ev.ChampionNamed: lambda f: _("{sorcerer} names {champion} as champion and will score what {champion} scores."),
    ev.Deserted: _deserted,
    ev.DesertionVoid: _desertion_void,
    ev.ShieldVoid: lambda f: _("In pile {pile} the shield of {seat} lies above another one: it has no effect."),
    ev.PileGiven: _pile_given,
    ev.PileUnclaimed: _pile_unclaimed,
    ev.SpyMissing: lambda f: _("Spy {spy} is called, and nobody holds it."),
    ev.SpyRevealed: lambda f: _("Spy {spy} is called: {seat} reveals it."),
    ev.CardGiven: lambda f: _(
        "With spy {spy}, {seat} asks {player} for {design} and gets the card. No other spy can take it this round."
    ),
    ev.CardRefused: _refused,
    ev.SpyDeclined: lambda f: _("{seat} asks for nothing with spy {spy}."),
    ev.SpyDiscarded: lambda f: _("Spy {spy} is discarded."),
    ev.GiantsQuarrelled: lambda f: _("{seat} has {count} giants. They quarrel, and all of them are discarded."),
    ev.PeopleCalled: lambda f: _("Battle {battle}, for {prize}: {people} fight.").replace(
        "{prize}", points_count(POINTS[f["battle"] - 1])
    ),
    ev.Mustered: _mustered,
    ev.FirstSpeaker: _first_speaker,
    ev.MercenarySent: lambda f: (
        _("{seat} lays a mercenary face down.")
        if f["design"] is None
        else _("{seat} lays a mercenary face down: {design}.")
    ),
    ev.SendingEnded: _sending_ended,
    ev.CommandoPlayed: _commando_played,
    ev.CardStruck: lambda f: _("The commando takes a card of {player} away: {design}. Both are discarded."),
    ev.CommandoHeld: lambda f: _("{seat} plays no goblin commando."),
    ev.ArmyRevealed: lambda f: _("{seat} reveals {army}: strength {strength}."),
    ev.PartCounted: _part_counted,
    ev.FlyerJoined: _flyer_joined,
    ev.FlyerHeld: lambda f: _("{seat} plays no flying machine."),
    ev.StoodAside: lambda f: _("{seat} has no card in the battle and does not compete."),
    ev.CompetedAtZero: lambda f: (
        _("The army of {seat} has strength 0 and competes all the same.")
        if f["clause"] == "BRV-19.6"
        else _("{seat} has no card in the battle and competes with strength 0, as we agreed.")
    ),
    ev.BattleWon: _battle_won,
    ev.NobodyCompeted: lambda f: _("Nobody has a card in battle {battle}, so nobody scores."),
    ev.PointsScored: lambda f: (
        _("{seat} scores {points} as the sorcerer, since the champion does. The score is {score}.")
        if f["clause"] == "BRV-19.4"
        else _("{seat} scores {points}. The score is {score}.")
    ),
    ev.WheelTurned: lambda f: _("{seat} has reached 10 points: the marker is turned to its +10 side."),
    ev.ArmiesDiscarded: _armies_discarded,
    ev.RoundEnded: lambda f: _("Round {round_no} is over. All cards go back, and nothing is kept."),
    ev.GameGoesOn: _game_goes_on,
    ev.GameEnded: _game_ended,
}

# --- reasons ---------------------------------------------------------------------------------------------------------


def _nobody(f: Facts) -> str:
    return _("There is no such player: {players} play at this table.")


def _on_top(f: Facts) -> str:
    return _("A card is laid on top of a pile, never under it or into it.")


def _stays(f: Facts) -> str:
    return _("Laid is laid: a played card is neither taken back nor moved.")


def _none_left(f: Facts) -> str:
    kind = design_name(f["design"]) if "design" in f else back_name(f["back"])
    return _("No such card is left to be dealt: {kind}.").replace("{kind}", kind)


def _start_card_place(f: Facts) -> str:
    if f["least"] == f["most"]:
        return _("The start card comes just once, after {least} army cards.")
    return _("The start card comes just once, after {least} to {most} army cards.")


def _goblins_short(f: Facts) -> str:
    if not f["n"]:
        return _("You have no goblin in your hand.")
    return ngettext(
        "You have only {n} goblin in your hand: no more can fly.",
        "You have only {n} goblins in your hand: no more can fly.",
        f["n"],
    )


def _table_goblins(f: Facts) -> str:
    return ngettext(
        "Your goblin on the table does not fly: only goblins from the hand do.",
        "Your {n} goblins on the table do not fly: only goblins from the hand do.",
        f["n"],
    )


REASONS: dict[tuple[str, str], Say] = {
    # who and when
    ("BRV-1.1", "no-such-seat"): _nobody,
    ("BRV-21.3", "over"): lambda f: _("The game is over."),
    ("BRV-2.2", "sorcerer-first"): lambda f: _("First chance names the first sorcerer, then the round begins."),
    ("BRV-9.1", "sorcerer-decides"): lambda f: _("Only the sorcerer names the champion, and that is {seat}."),
    ("BRV-14.1", "sorcerer-decides"): lambda f: _("Only the sorcerer calls a people, and that is {seat}."),
    ("BRV-3.2", "sorcerer-plays-nothing"): lambda f: _(
        "You are the sorcerer, who plays no card all round: no shield, no desertion, no army card."
    ),
    # chance and the clock
    ("BRV-2.2", "chance-only"): lambda f: _("Nobody chooses the first sorcerer: chance does."),
    ("BRV-2.3", "named-already"): lambda f: _(
        "{seat} is the sorcerer. Chance names only the first one; later the tile goes to the left."
    ),
    ("BRV-2.2", "no-such-sorcerer"): lambda f: _(
        "That player cannot be the first sorcerer at this table of {players}."
    ),
    ("BRV-3.1", "clock-only"): lambda f: _("No player turns up the next card: the deal goes on by itself."),
    ("BRV-22.3", "seen-already"): lambda f: _("There is no new back to be seen now."),
    ("BRV-22.3", "not-seen-yet"): lambda f: _("First the back of the next card is seen, then the card falls."),
    ("BRV-22.3", "other-back"): lambda f: _("The next card has shown its back already: {back}."),
    ("BRV-4.4", "none-left"): _none_left,
    ("BRV-4.5", "start-card-place"): _start_card_place,
    ("BRV-5.7", "nothing-to-deal"): lambda f: _("Nothing is dealt now."),
    ("BRV-16.2", "chance-only"): lambda f: _("Nobody chooses the card that the commando takes away: chance does."),
    ("BRV-16.2", "no-commando-out"): lambda f: _("No goblin commando is on its way now."),
    ("BRV-16.2", "not-in-row"): lambda f: _("{seat} has no such card where the commando strikes."),
    # recruitment
    ("BRV-4.6", "no-such-pile"): lambda f: _("There is no pile {pile}: the piles go from 1 to {piles}."),
    ("BRV-6.4", "not-begun"): lambda f: _("Pile {pile} is still empty: wait until a card lies there."),
    ("BRV-22.3", "no-window"): lambda f: _("The next card is just coming: wait until its back can be seen."),
    ("BRV-8.1", "deal-over"): lambda f: _("Desertions are played during the deal, and the deal is over."),
    ("BRV-4.2", "no-desertion"): lambda f: _("You have no desertion left: each recruiter has {n} a round."),
    ("BRV-7.1", "too-early"): lambda f: _("It is too early for shields: wait until the start card lies in the centre."),
    ("BRV-8.6", "shields-over"): lambda f: _("All shields have been played: no more can follow this round."),
    ("BRV-4.1", "no-shield"): lambda f: _("You have no shield left: each recruiter has {n} a round.").replace(
        "{n}", str(SHIELDS)
    ),
    ("BRV-R7", "clockwise"): lambda f: _("We agreed to play the last shields clockwise: it is the turn of {seat}."),
    ("BRV-9.1", "too-early"): lambda f: _("First all army cards must be dealt and all shields played."),
    ("BRV-9.3", "named-already"): lambda f: _("{seat} has been named as champion, and stays so all round."),
    ("BRV-9.1", "opened-already"): lambda f: _("The champion is named before the piles are opened; now they are open."),
    ("BRV-9.2", "oneself"): lambda f: _("The sorcerer cannot be the champion: it must be another player."),
    ("BRV-9.2", "nobody"): _nobody,
    # spies
    ("BRV-11.1", "spies-later"): lambda f: _("Spies are called once the piles have been given out."),
    ("BRV-11.1", "spies-over"): lambda f: _("All four spies have been called this round."),
    ("BRV-11.1", "other-spy"): lambda f: _("Now spy {spy} is called, and {seat} holds it."),
    ("BRV-11.5", "nobody"): _nobody,
    ("BRV-11.5", "oneself"): lambda f: _("You cannot ask yourself: ask another recruiter."),
    ("BRV-11.5", "sorcerer"): lambda f: _("The sorcerer holds no army cards: ask another recruiter."),
    ("BRV-R10", "no-spies"): lambda f: _("We agreed that nobody asks for a spy: ask for another card."),
    ("BRV-11.10", "called-already"): lambda f: _(
        "Spy {spy} has been called: only a spy that is still to be called may be asked for."
    ),
    ("BRV-11.12", "discarded"): lambda f: _("Spy {spy} is discarded after its call, so nobody can give it."),
    ("BRV-11.13", "nobody-held"): lambda f: _("Nobody held spy {spy} when it was called, so nobody can give it."),
    # war
    ("BRV-13.1", "all-fought"): lambda f: _("All four battles of this round have been fought."),
    ("BRV-20.1", "ends-by-itself"): lambda f: _("Nobody ends the round: it is over after the fourth battle."),
    ("BRV-20.1", "four-battles-first"): lambda f: _("The round ends after the fourth battle, not before."),
    ("BRV-20.1", "ended-already"): lambda f: _("The last round has ended, and the game with it."),
    ("BRV-14.1", "battle-runs"): lambda f: _("A battle is being fought: the next people is called after it."),
    ("BRV-14.1", "war-later"): lambda f: _("The war has not begun: first come the piles, the spies and the giants."),
    ("BRV-14.1", "no-people"): lambda f: _("Call one of the four peoples: orcs, barbarians, skeletons or dwarves."),
    ("BRV-13.2", "called-already"): lambda f: _(
        "This round {people} have been called already: each people fights once."
    ),
    ("BRV-15.7", "all-have-sent"): lambda f: _("All have decided about their mercenaries: nothing can be added now."),
    ("BRV-15.1", "no-battle"): lambda f: _("No battle is being fought: mercenaries are sent in a battle."),
    ("BRV-15.7", "had-turn"): lambda f: _("You have decided about your mercenaries: once in each battle."),
    ("BRV-15.1", "not-your-turn"): lambda f: _("It is the turn of {seat}: all decide one after the other."),
    ("BRV-15.5", "no-mercenary"): lambda f: _("Only mercenaries are sent, and this is none: {design}."),
    ("BRV-14.2", "other-people"): lambda f: _("In this battle {people} fight, and no other people."),
    ("BRV-15.4", "not-in-hand"): lambda f: _("You have no {kind} in your hand.").replace(
        "{kind}", design_name(f["design"])
    ),
    ("BRV-15.4", "too-few"): lambda f: _("You cannot send more than you hold: {held}.").replace(
        "{held}", designs_count(f["design"], f["n"])
    ),
    ("BRV-R15", "needs-people"): lambda f: _(
        "We agreed that mercenaries only help an army of the people that fights. Here {people} fight, and you have "
        "no card of them in the battle."
    ),
    ("BRV-R16", "special-stays"): lambda f: _("We agreed that this card is not laid face down: {design}."),
    # the goblin commando
    ("BRV-16.1", "no-battle"): lambda f: _("No battle is being fought: the commando strikes in a battle."),
    ("BRV-16.1", "too-early"): lambda f: _("The commando waits until all have decided about their mercenaries."),
    ("BRV-16.1", "too-late"): lambda f: _("It is too late for the commando: it strikes before the cards are revealed."),
    ("BRV-16.1", "other-asked"): lambda f: _("Now {seat} is asked about the goblin commando."),
    ("BRV-16.1", "no-commando"): lambda f: _("You do not have the goblin commando in your hand."),
    ("BRV-15.9", "commando-laid"): lambda f: _(
        "Your goblin commando lies face down as a mercenary: there it can no longer strike."
    ),
    ("BRV-16.2", "nobody"): _nobody,
    ("BRV-16.5", "oneself"): lambda f: _("The commando strikes an opponent, never yourself."),
    ("BRV-16.2", "no-cards"): lambda f: _("{seat} has no card in this battle: strike at somebody who has one."),
    ("BRV-16.2", "no-such-back"): lambda f: _("{seat} has laid no {kind} in this battle.").replace(
        "{kind}", back_name(f["back"])
    ),
    ("BRV-16.2", "back-wanted"): lambda f: _(
        "Say which back the commando strikes: a card of the people or a mercenary."
    ),
    ("BRV-R17", "any-card"): lambda f: _("We agreed that the commando may hit any card of the opponent: name no back."),
    # the flying machine
    ("BRV-18.1", "no-battle"): lambda f: _("No battle is being fought: the flying machine joins a battle."),
    ("BRV-18.1", "too-early"): lambda f: _("The flying machine waits until all cards are revealed."),
    ("BRV-18.1", "other-asked"): lambda f: _("Now {seat} is asked about the flying machine."),
    ("BRV-18.1", "no-flyer"): lambda f: _("You do not have the flying machine in your hand."),
    ("BRV-15.9", "flyer-laid"): lambda f: _("Your flying machine lies in your army already, laid as a mercenary."),
    ("BRV-18.2", "no-number"): lambda f: _("That is no number of goblins: there are only {n} in the game."),
    ("BRV-18.2", "goblins-short"): _goblins_short,
    ("BRV-18.4", "table-goblins"): _table_goblins,
    ("BRV-18.3", "alone"): lambda f: _(
        "The flying machine never flies alone: at least one goblin from the hand comes too."
    ),
    ("BRV-R15", "flyer-needs-people"): lambda f: _(
        "We agreed that the flying machine only helps an army of the people that fights. Here {people} fight, and you "
        "have no card of them in the battle."
    ),
    # things nobody does
    ("BRV-5.5", "no-halt"): lambda f: _("Nothing stops the deal: the cards keep falling until all are dealt."),
    ("BRV-5.2", "in-order"): lambda f: _("The piles get their cards in turn: nobody chooses where a card falls."),
    ("BRV-5.5", "no-reorder"): lambda f: _("Nothing that a player does changes the order of the deal."),
    ("BRV-6.3", "on-top"): _on_top,
    ("BRV-7.3", "on-top"): lambda f: _("A shield lies face up on top of a pile, never under it or in it."),
    ("BRV-6.6", "stays"): _stays,
    ("BRV-7.7", "stays"): lambda f: _("That goes for shields too: a shield stays where it was laid."),
    ("BRV-22.1", "no-looking"): lambda f: _("Covered cards are not looked at again: only the top of a pile is seen."),
    ("BRV-8.3", "must-play"): lambda f: _("Shields that are left must all be played, each on a pile of your choice."),
    ("BRV-9.3", "for-the-round"): lambda f: _("The champion is chosen for the whole round."),
    ("BRV-9.2", "just-one"): lambda f: _("There is just one champion."),
    ("BRV-9.2", "must-name"): lambda f: _("The sorcerer must name a champion: any other player will do."),
    ("BRV-11.2", "must-reveal"): lambda f: _(
        "Whoever holds the called spy must reveal it, and may then ask for nothing."
    ),
    ("BRV-11.4", "one-design"): lambda f: _(
        "Name one precise card, such as a dwarf warrior, a skeleton leader, a troll or spy 3."
    ),
    ("BRV-11.7", "no-second"): lambda f: _("A spy asks once only, even when the card is not there."),
    ("BRV-11.3", "one-card"): lambda f: _("With a spy one player is asked for one card."),
    ("BRV-11.6", "must-give"): lambda f: _("Whoever has the card and is asked for it must give it."),
    ("BRV-12.1", "all-giants"): lambda f: _("Two giants or more quarrel: all of them are discarded, not all but one."),
    ("BRV-12.2", "compulsory"): lambda f: _("Nobody chooses here: giants that a spy brought are discarded too."),
    ("BRV-14.2", "all-cards"): lambda f: _("All your cards of the called people must be laid: none is held back."),
    ("BRV-15.7", "final"): lambda f: _("What was laid in your turn stays, and nothing is added after it."),
    ("BRV-18.6", "goblins-only"): lambda f: _("The flying machine carries goblins and nothing else."),
    ("BRV-20.1", "over-by-itself"): lambda f: _(
        "Nobody ends the round: its four battles are over, and so is the round."
    ),
    ("BRV-21.1", "round-first"): lambda f: _("The round is played to its end first: only then may the game be over."),
    ("BRV-22.5", "own-hand"): lambda f: _("That is your own hand: its faces are shown to you."),
    ("BRV-22.4", "seen-already"): lambda f: _("You opened the piles, so you know what {seat} received."),
    ("BRV-22.5", "secret-hand"): lambda f: _("The faces in the hand of {seat} are secret until they are shown."),
    ("BRV-11.15", "backs-only"): lambda f: _("You see only the backs in the hand of {seat}."),
    ("BRV-3.2", "no-hand-at-all"): lambda f: _("{seat} is the sorcerer of this round and has no cards."),
    ("BRV-10.14", "no-hand-yet"): lambda f: _(
        "{seat} has no army cards in hand now: they come when the piles are opened."
    ),
    # the end
    ("BRV-21.3", "nobody-past"): lambda f: _("Nobody is past the limit of {limit}: the most points are {best}."),
    ("BRV-21.4", "most-points"): lambda f: _("{seat} wins the game with {points}, more than anybody else."),
    ("BRV-21.5", "latest-win"): lambda f: _(
        "{seats} are tied at {points}. The latest battle won counts for {seat}, who wins the game."
    ),
    ("BRV-21.7", "earlier-win"): lambda f: _(
        "{seats} are tied at {points}, and the latest battle won does not settle it. An earlier one does: {seat} wins "
        "the game."
    ),
    ("BRV-21.7", "some-share"): lambda f: _(
        "{seats} are tied at {points}. The battles won speak for {winners}, and nothing sets these apart: they share "
        "the victory."
    ),
    ("BRV-21.7", "shared"): lambda f: _(
        "{seats} are tied at {points}, and no battle won sets them apart: they share the victory."
    ),
}

# --- score lines -----------------------------------------------------------------------------------------------------

LINES: dict[str, Say] = {
    "earlier": lambda f: _("Points from battles before this position"),
    "won": lambda f: (
        _("Round {round_no}, battle {battle}, {people}: won")
        if f["people"] is not None
        else _("Round {round_no}, battle {battle}: won")
    ),
    "tied": lambda f: (
        _("Round {round_no}, battle {battle}, {people}: won in a tie")
        if f["people"] is not None
        else _("Round {round_no}, battle {battle}: won in a tie")
    ),
    "share": lambda f: _("Round {round_no}, battle {battle}, {people}: scored with the champion, {champion}"),
}

# --- actions ---------------------------------------------------------------------------------------------------------


def _on_pile(place: int, there: str, somewhere: str) -> str:
    return there if place else somewhere


_TRICKS: dict[Trick, Callable[[int], str]] = {
    Trick.HALT: lambda place: _("Stop the deal"),
    Trick.DEAL_TO: lambda place: _on_pile(
        place, _("Have the next card dealt to pile {place}"), _("Have the next card dealt to another pile")
    ),
    Trick.UNDER: lambda place: _on_pile(place, _("Slip a card under pile {place}"), _("Slip a card under a pile")),
    Trick.TAKE_BACK: lambda place: _on_pile(
        place, _("Take a played card back from pile {place}"), _("Take a played card back")
    ),
    Trick.PEEK: lambda place: _on_pile(place, _("Look through pile {place}"), _("Look through a pile")),
    Trick.KEEP_SHIELD: lambda place: _("Keep a shield"),
    Trick.OTHER_CHAMPION: lambda place: _("Change the champion"),
    Trick.NO_CHAMPION: lambda place: _("Name no champion"),
    Trick.HIDE_SPY: lambda place: _("Keep the called spy hidden"),
    Trick.ASK_VAGUELY: lambda place: _("Ask without naming a precise card"),
    Trick.ASK_AGAIN: lambda place: _("Ask a second time"),
    Trick.REFUSE: lambda place: _("Refuse to give the card"),
    Trick.KEEP_GIANTS: lambda place: _("Keep one of several giants"),
    Trick.HOLD_BACK: lambda place: _("Hold back a card of the called people"),
    Trick.TAKE_HOME: lambda place: _("Take a card back from the battle"),
    Trick.CARRY: lambda place: _("Fly in something else than goblins"),
    Trick.LOOK: lambda place: _("Look at the hand of {player}").replace("{player}", player_name(Seat(place))),
    Trick.END: lambda place: _("End the game in the middle of a round"),
}


def _play_flyer(f: Facts) -> str:
    if not f["goblins"]:
        return _("Play the flying machine without a goblin from the hand")
    return ngettext(
        "Play the flying machine with {goblins} goblin", "Play the flying machine with {goblins} goblins", f["goblins"]
    )


ACTIONS: dict[type, Say] = {
    act.NameSorcerer: lambda f: _("{player} is the first sorcerer"),
    act.ShowBack: lambda f: _("The back of the next card: {back}"),
    act.Deal: lambda f: _("Deal {design}") if f["design"] is not None else _("Lay the start card in the centre"),
    act.Strike: lambda f: _("The commando hits {design}"),
    act.EndRound: lambda f: _("End the round"),
    act.PlayDesertion: lambda f: _("Lay a desertion on pile {pile}"),
    act.PlayShield: lambda f: _("Lay a shield on pile {pile}"),
    act.NameChampion: lambda f: _("Name {player} as champion"),
    act.SpyAsk: lambda f: _("Ask {player} for {design}"),
    act.SpyDecline: lambda f: _("Ask for nothing"),
    act.CallPeople: lambda f: _("Call {people} to battle"),
    act.Send: lambda f: _("Send {design} face down"),
    act.EndSending: lambda f: _("Send nothing more"),
    act.Commit: lambda f: _("Send {designs} face down and nothing more") if f["designs"] else _("Send no mercenary"),
    act.PlayCommando: lambda f: (
        _("Send the commando against any card of {player}")
        if f["back"] is None
        else _("Send the commando against {player}: {back}")
    ),
    act.HoldCommando: lambda f: _("Play no commando"),
    act.PlayFlyer: _play_flyer,
    act.HoldFlyer: lambda f: _("Play no flying machine"),
    act.Try: lambda f: _TRICKS[f["trick"]](f["place"]),
}

# --- the strength of an army -----------------------------------------------------------------------------------------


def _each(term: Term) -> str:
    if term.cards == 1:
        return _("{cards}: {points}.")
    return _("{cards}, {value} each: {points}.")


def _doubled(term: Term) -> str:
    return _DOUBLED[term.designs[0].back]()


def _doubled_others(term: Term) -> str:
    return _DOUBLED_OTHERS[term.designs[0].back]()


_DOUBLED: Mapping[Back, Callable[[], str]] = {
    Back.ORC: lambda: _("The leader doubles the cards of the orcs: {points} more."),
    Back.BARBARIAN: lambda: _("The leader doubles the cards of the barbarians: {points} more."),
    Back.SKELETON: lambda: _("The leader doubles the cards of the skeletons: {points} more."),
    Back.DWARF: lambda: _("The leader doubles the cards of the dwarves: {points} more."),
}
_DOUBLED_OTHERS: Mapping[Back, Callable[[], str]] = {
    Back.ORC: lambda: _("The leader doubles the other cards of the orcs: {points} more."),
    Back.BARBARIAN: lambda: _("The leader doubles the other cards of the barbarians: {points} more."),
    Back.SKELETON: lambda: _("The leader doubles the other cards of the skeletons: {points} more."),
    Back.DWARF: lambda: _("The leader doubles the other cards of the dwarves: {points} more."),
}


def _two_leaders(term: Term) -> str:
    leader = next(design for design in LEADERS if design.back is term.designs[0].back)
    text = _("{leaders} quarrel: the whole army counts {points}, mercenaries included.")
    return text.replace("{leaders}", designs_count(leader, 2))


def _served(term: Term) -> str:
    return ngettext(
        "A war machine served by a goblin: {points}.",
        "{n} war machines, each served by a goblin, {each} each: {points}.",
        term.cards,
    ).replace("{each}", str(term.points // term.cards))


def _unserved(term: Term) -> str:
    return ngettext(
        "A war machine without a goblin to serve it: {points}.",
        "{n} war machines without a goblin to serve them: {points}.",
        term.cards,
    )


def _flown(term: Term) -> str:
    if term.points:
        return _("The flying machine, in the company of goblins: {points}.")
    return _("The flying machine, alone: {points}.")


def _aboard(term: Term) -> str:
    return ngettext("A goblin that flies in: {points}.", "{n} goblins that fly in, 1 each: {points}.", term.cards)


def _leader_once(term: Term) -> str:
    return _("As we agreed, the leader does not double its own card.")


def _serving(term: Term) -> str:
    return ngettext(
        "A goblin that serves a war machine still counts its own 1.",
        "{n} goblins that serve war machines still count 1 each.",
        term.cards,
    )


def _spare(term: Term) -> str:
    return ngettext(
        "A goblin more than there are war machines adds nothing but its own 1.",
        "{n} goblins more than there are war machines add nothing but 1 each.",
        term.cards,
    )


TERMS: dict[str, Callable[[Term], str]] = {
    "people": _each,
    "doubled": _doubled,
    "doubled-others": _doubled_others,
    "doubled-leader": lambda term: _("The leader doubles its own card too: {points} more."),
    "leader-once": _leader_once,
    "undoubled": lambda term: _("The leader does not double mercenaries."),
    "undoubled-flyer": lambda term: _("The leader does not double the flying machine and its goblins."),
    "two-leaders": _two_leaders,
    "goblins": _each,
    "serving": _serving,
    "spare": _spare,
    "served": _served,
    "unserved": _unserved,
    "mercenary": _each,
    "commando-laid": lambda term: _("The goblin commando, laid as a mercenary: {points}."),
    "flown": _flown,
    "aboard": _aboard,
    "embarked": lambda term: _("Goblins that fly in serve no war machine of the army."),
    "embarked-serve": lambda term: _("As we agreed, goblins that fly in serve war machines of the army."),
    "flyer-laid": lambda term: _("The flying machine, with a goblin that serves nothing else: {points}."),
    "flyer-alone": lambda term: _("The flying machine, without a goblin that is free: {points}."),
}


def term_sentence(term: Term) -> str:
    """One line of the sum that makes the strength of an army."""
    design: Design = term.designs[0]
    text = TERMS[term.code](term)
    cards = designs_count(design, term.cards)
    return _capital(text.format(cards=cards, n=term.cards, value=term.points // max(term.cards, 1), points=term.points))
