"""What actions, events, reasons and score lines say.

A sentence is a template with the facts' names in braces; `_words` turns the facts into words of the language in use.
Players go by the colours of their score wheels, without an article.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from orclib.engine import Action, Event, Line, Reason, Seat
from orclib.games.braves.box import SHIELDS, Back, Design
from orclib.games.braves.state import Options
from orclib.games.braves.text.names import (
    a_back,
    a_design,
    back_name,
    cards_list,
    design_name,
    designs_count,
    designs_list,
    player_name,
    players_list,
    points_count,
    the_people,
)
from orclib.language import capital, labelled, percent, plural, say

Facts = Mapping[str, Any]
Say = Callable[[Facts], str]


def seat_name(seat: Seat, options: Options) -> str:
    """The name of a player, or chance."""
    return player_name(seat)


def answers(player: Seat, design: Design) -> tuple[str, str]:
    """What a player may answer to a spy: there is such a card, or there is none."""
    facts = {"player": player_name(player), "design": a_design(design)}
    return say("{player} has {design} to give", "{player} a {design} à donner").format(**facts), say(
        "{player} has no such card to give", "{player} n'a pas de telle carte à donner"
    ).format(**facts)


def holding(player: Seat, found: Iterable[tuple[Design, Fraction]]) -> str:
    """What a player may still hold, and how likely each of it is."""
    told = [f"{a_design(design)} {percent(float(share))}" for design, share in found]
    return labelled(say("{player} holds", "{player} a").format(player=player_name(player)), ", ".join(told))


def coming(found: Iterable[tuple[Back, Fraction]]) -> str:
    """What the next card may be, and how likely each kind is."""
    told = [f"{a_back(back)} {percent(float(share))}" for back, share in found]
    return labelled(say("The next card", "La carte suivante"), ", ".join(told))


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
        template = REASONS[thing.clause, thing.code](facts)
    elif isinstance(thing, Line):
        facts = thing.facts
        template = LINES[thing.code](facts)
    else:
        facts = {field: getattr(thing, field) for field in thing.__struct_fields__}
        template = thing.template
    return capital(template.format(**_words(facts)))


# --- events ----------------------------------------------------------------------------------------------------------


# --- reasons ---------------------------------------------------------------------------------------------------------


def _nobody(f: Facts) -> str:
    return say(
        "There is no such player: {players} play at this table.",
        "Ce joueur n'existe pas : on joue à {players} à cette table.",
    )


def _on_top(f: Facts) -> str:
    return say(
        "A card is laid on top of a pile, never under it or into it.",
        "Une carte se pose sur le dessus d'une pile, jamais dessous ni dedans.",
    )


def _stays(f: Facts) -> str:
    return say(
        "Laid is laid: a played card is neither taken back nor moved.",
        "Posé, c'est posé : on ne reprend ni ne déplace une carte jouée.",
    )


def _none_left(f: Facts) -> str:
    kind = design_name(f["design"]) if "design" in f else back_name(f["back"])
    return say(
        "No such card is left to be dealt: {kind}.", "Il ne reste pas de telle carte à distribuer : {kind}."
    ).replace("{kind}", kind)


def _start_card_place(f: Facts) -> str:
    if f["least"] == f["most"]:
        return say(
            "The start card comes just once, after {least} army cards.",
            "La carte « début des recrutements » vient une seule fois, après {least} cartes armée.",
        )
    return say(
        "The start card comes just once, after {least} to {most} army cards.",
        "La carte « début des recrutements » vient une seule fois, après {least} à {most} cartes armée.",
    )


def _goblins_short(f: Facts) -> str:
    if not f["n"]:
        return say("You have no goblin in your hand.", "Vous n'avez pas de gobelin en main.")
    return plural(
        f["n"],
        (
            "You have only {n} goblin in your hand: no more can fly.",
            "You have only {n} goblins in your hand: no more can fly.",
        ),
        (
            "Vous n'avez que {n} gobelin en main : pas un de plus ne peut voler.",
            "Vous n'avez que {n} gobelins en main : pas un de plus ne peut voler.",
        ),
    )


def _table_goblins(f: Facts) -> str:
    return plural(
        f["n"],
        (
            "Your goblin on the table does not fly: only goblins from the hand do.",
            "Your {n} goblins on the table do not fly: only goblins from the hand do.",
        ),
        (
            "Votre gobelin déjà sur la table ne vole pas : seuls ceux de la main volent.",
            "Vos {n} gobelins déjà sur la table ne volent pas : seuls ceux de la main volent.",
        ),
    )


REASONS: dict[tuple[str, str], Say] = {
    # who and when
    ("BRV-1.1", "no-such-seat"): _nobody,
    ("BRV-21.3", "over"): lambda f: say("The game is over.", "La partie est finie."),
    ("BRV-2.2", "sorcerer-first"): lambda f: say(
        "First chance names the first sorcerer, then the round begins.",
        "D'abord le hasard désigne le premier sorcier, puis la manche commence.",
    ),
    ("BRV-9.1", "sorcerer-decides"): lambda f: say(
        "Only the sorcerer names the champion, and that is {seat}.",
        "Seul le sorcier nomme le champion, et c'est {seat}.",
    ),
    ("BRV-14.1", "sorcerer-decides"): lambda f: say(
        "Only the sorcerer calls a people, and that is {seat}.", "Seul le sorcier appelle un peuple, et c'est {seat}."
    ),
    ("BRV-3.2", "sorcerer-plays-nothing"): lambda f: say(
        "You are the sorcerer, who plays no card all round: no shield, no desertion, no army card.",
        "Vous êtes le sorcier, qui ne joue aucune carte de toute la manche : ni bouclier, ni désertion, ni carte "
        "armée.",
    ),
    # chance and the clock
    ("BRV-2.2", "chance-only"): lambda f: say(
        "Nobody chooses the first sorcerer: chance does.", "Personne ne choisit le premier sorcier : c'est le hasard."
    ),
    ("BRV-2.3", "named-already"): lambda f: say(
        "{seat} is the sorcerer. Chance names only the first one; later the tile goes to the left.",
        "{seat} est le sorcier. Le hasard ne désigne que le premier ; ensuite, la tuile passe à gauche.",
    ),
    ("BRV-2.2", "no-such-sorcerer"): lambda f: say(
        "That player cannot be the first sorcerer at this table of {players}.",
        "Ce joueur ne peut pas être le premier sorcier à cette table de {players}.",
    ),
    ("BRV-3.1", "clock-only"): lambda f: say(
        "No player turns up the next card: the deal goes on by itself.",
        "Aucun joueur ne retourne la carte suivante : la distribution avance toute seule.",
    ),
    ("BRV-22.3", "seen-already"): lambda f: say(
        "There is no new back to be seen now.", "Il n'y a pas de nouveau dos à voir maintenant."
    ),
    ("BRV-22.3", "not-seen-yet"): lambda f: say(
        "First the back of the next card is seen, then the card falls.",
        "On voit d'abord le dos de la carte suivante, puis elle tombe.",
    ),
    ("BRV-22.3", "other-back"): lambda f: say(
        "The next card has shown its back already: {back}.", "La carte suivante a déjà montré son dos : {back}."
    ),
    ("BRV-4.4", "none-left"): _none_left,
    ("BRV-4.5", "start-card-place"): _start_card_place,
    ("BRV-5.7", "nothing-to-deal"): lambda f: say("Nothing is dealt now.", "On ne distribue rien maintenant."),
    ("BRV-16.2", "chance-only"): lambda f: say(
        "Nobody chooses the card that the commando takes away: chance does.",
        "Personne ne choisit la carte que le commando enlève : c'est le hasard.",
    ),
    ("BRV-16.2", "no-commando-out"): lambda f: say(
        "No goblin commando is on its way now.", "Aucun commando gobelin n'est en route maintenant."
    ),
    ("BRV-16.2", "not-in-row"): lambda f: say(
        "{seat} has no such card where the commando strikes.", "{seat} n'a pas de telle carte là où frappe le commando."
    ),
    # recruitment
    ("BRV-4.6", "no-such-pile"): lambda f: say(
        "There is no pile {pile}: the piles go from 1 to {piles}.",
        "Il n'y a pas de pile {pile} : les piles vont de 1 à {piles}.",
    ),
    ("BRV-6.4", "not-begun"): lambda f: say(
        "Pile {pile} is still empty: wait until a card lies there.",
        "La pile {pile} est encore vide : attendez qu'il y ait une carte.",
    ),
    ("BRV-22.3", "no-window"): lambda f: say(
        "The next card is just coming: wait until its back can be seen.",
        "La carte suivante arrive : attendez de voir son dos.",
    ),
    ("BRV-8.1", "deal-over"): lambda f: say(
        "Desertions are played during the deal, and the deal is over.",
        "Les désertions se jouent pendant la distribution, et elle est finie.",
    ),
    ("BRV-4.2", "no-desertion"): lambda f: say(
        "You have no desertion left: each recruiter has {n} a round.",
        "Vous n'avez plus de désertion : chaque recruteur en a {n} par manche.",
    ),
    ("BRV-7.1", "too-early"): lambda f: say(
        "It is too early for shields: wait until the start card lies in the centre.",
        "Il est trop tôt pour les boucliers : attendez que la carte « début des recrutements » soit au centre.",
    ),
    ("BRV-8.6", "shields-over"): lambda f: say(
        "All shields have been played: no more can follow this round.",
        "Tous les boucliers ont été joués : il n'y en aura plus dans cette manche.",
    ),
    ("BRV-4.1", "no-shield"): lambda f: say(
        "You have no shield left: each recruiter has {n} a round.",
        "Vous n'avez plus de bouclier : chaque recruteur en a {n} par manche.",
    ).replace("{n}", str(SHIELDS)),
    ("BRV-R7", "clockwise"): lambda f: say(
        "We agreed to play the last shields clockwise: it is the turn of {seat}.",
        "On a convenu de jouer les derniers boucliers dans le sens des aiguilles d'une montre : c'est à {seat}.",
    ),
    ("BRV-9.1", "too-early"): lambda f: say(
        "First all army cards must be dealt and all shields played.",
        "Il faut d'abord que toutes les cartes armée soient distribuées et tous les boucliers joués.",
    ),
    ("BRV-9.3", "named-already"): lambda f: say(
        "{seat} has been named as champion, and stays so all round.",
        "{seat} a été nommé champion et le reste toute la manche.",
    ),
    ("BRV-9.1", "opened-already"): lambda f: say(
        "The champion is named before the piles are opened; now they are open.",
        "On nomme le champion avant d'ouvrir les piles ; à présent, elles sont ouvertes.",
    ),
    ("BRV-9.2", "oneself"): lambda f: say(
        "The sorcerer cannot be the champion: it must be another player.",
        "Le sorcier ne peut pas être le champion : il faut un autre joueur.",
    ),
    ("BRV-9.2", "nobody"): _nobody,
    # spies
    ("BRV-11.1", "spies-later"): lambda f: say(
        "Spies are called once the piles have been given out.", "On appelle les espions une fois les piles données."
    ),
    ("BRV-11.1", "spies-over"): lambda f: say(
        "All four spies have been called this round.", "Les quatre espions ont été appelés dans cette manche."
    ),
    ("BRV-11.1", "other-spy"): lambda f: say(
        "Now spy {spy} is called, and {seat} holds it.", "C'est l'espion {spy} qui est appelé, et {seat} l'a en main."
    ),
    ("BRV-11.5", "nobody"): _nobody,
    ("BRV-11.5", "oneself"): lambda f: say(
        "You cannot ask yourself: ask another recruiter.",
        "On ne se demande rien à soi-même : demandez à un autre recruteur.",
    ),
    ("BRV-11.5", "sorcerer"): lambda f: say(
        "The sorcerer holds no army cards: ask another recruiter.",
        "Le sorcier n'a pas de cartes armée : demandez à un autre recruteur.",
    ),
    ("BRV-R10", "no-spies"): lambda f: say(
        "We agreed that nobody asks for a spy: ask for another card.",
        "On a convenu de ne pas demander d'espion : demandez une autre carte.",
    ),
    ("BRV-11.10", "called-already"): lambda f: say(
        "Spy {spy} has been called: only a spy that is still to be called may be asked for.",
        "L'espion {spy} a été appelé : on ne peut demander qu'un espion qui reste à appeler.",
    ),
    ("BRV-11.12", "discarded"): lambda f: say(
        "Spy {spy} is discarded after its call, so nobody can give it.",
        "L'espion {spy} est défaussé après son appel : personne ne peut le donner.",
    ),
    ("BRV-11.13", "nobody-held"): lambda f: say(
        "Nobody held spy {spy} when it was called, so nobody can give it.",
        "Personne n'avait l'espion {spy} quand il a été appelé : personne ne peut donc le donner.",
    ),
    # war
    ("BRV-13.1", "all-fought"): lambda f: say(
        "All four battles of this round have been fought.", "Les quatre batailles de cette manche ont été livrées."
    ),
    ("BRV-20.1", "ends-by-itself"): lambda f: say(
        "Nobody ends the round: it is over after the fourth battle.",
        "Personne ne met fin à la manche : elle est finie après la quatrième bataille.",
    ),
    ("BRV-20.1", "four-battles-first"): lambda f: say(
        "The round ends after the fourth battle, not before.", "La manche finit après la quatrième bataille, pas avant."
    ),
    ("BRV-20.1", "ended-already"): lambda f: say(
        "The last round has ended, and the game with it.", "La dernière manche est finie, et la partie avec elle."
    ),
    ("BRV-14.1", "battle-runs"): lambda f: say(
        "A battle is being fought: the next people is called after it.",
        "Une bataille est en cours : on appelle le peuple suivant après elle.",
    ),
    ("BRV-14.1", "war-later"): lambda f: say(
        "The war has not begun: first come the piles, the spies and the giants.",
        "La guerre n'a pas commencé : il y a d'abord les piles, les espions et les géants.",
    ),
    ("BRV-14.1", "no-people"): lambda f: say(
        "Call one of the four peoples: orcs, barbarians, skeletons or dwarves.",
        "Appelez un des quatre peuples : orcs, barbares, squelettes ou nains.",
    ),
    ("BRV-13.2", "called-already"): lambda f: say(
        "This round {people} have been called already: each people fights once.",
        "Dans cette manche, {people} ont déjà été appelés : chaque peuple combat une fois.",
    ),
    ("BRV-15.7", "all-have-sent"): lambda f: say(
        "All have decided about their mercenaries: nothing can be added now.",
        "Tous ont décidé pour leurs mercenaires : on ne peut plus rien ajouter.",
    ),
    ("BRV-15.1", "no-battle"): lambda f: say(
        "No battle is being fought: mercenaries are sent in a battle.",
        "Aucune bataille n'est en cours : on envoie des mercenaires pendant une bataille.",
    ),
    ("BRV-15.7", "had-turn"): lambda f: say(
        "You have decided about your mercenaries: once in each battle.",
        "Vous avez déjà décidé pour vos mercenaires : une fois par bataille.",
    ),
    ("BRV-15.1", "not-your-turn"): lambda f: say(
        "It is the turn of {seat}: all decide one after the other.", "C'est à {seat} : chacun décide à son tour."
    ),
    ("BRV-15.5", "no-mercenary"): lambda f: say(
        "Only mercenaries are sent, and this is none: {design}.",
        "On n'envoie que des mercenaires, et ceci n'en est pas un : {design}.",
    ),
    ("BRV-14.2", "other-people"): lambda f: say(
        "In this battle {people} fight, and no other people.",
        "Dans cette bataille, {people} combattent, et aucun autre peuple.",
    ),
    ("BRV-15.4", "not-in-hand"): lambda f: say(
        "You have no {kind} in your hand.", "Vous n'avez aucune carte de ce type en main : {kind}."
    ).replace("{kind}", design_name(f["design"])),
    ("BRV-15.4", "too-few"): lambda f: say(
        "You cannot send more than you hold: {held}.", "Vous ne pouvez pas envoyer plus que vous n'avez : {held}."
    ).replace("{held}", designs_count(f["design"], f["n"])),
    ("BRV-R15", "needs-people"): lambda f: say(
        "We agreed that mercenaries only help an army of the people that fights. Here {people} fight, and you "
        "have no card of them in the battle.",
        "Nous avons convenu que les mercenaires n'aident qu'une armée du peuple qui combat. Ici, ce sont "
        "{people}, et vous n'en avez aucune carte dans la bataille.",
    ),
    ("BRV-R16", "special-stays"): lambda f: say(
        "We agreed that this card is not laid face down: {design}.",
        "On a convenu que cette carte ne se pose pas face cachée : {design}.",
    ),
    # the goblin commando
    ("BRV-16.1", "no-battle"): lambda f: say(
        "No battle is being fought: the commando strikes in a battle.",
        "Aucune bataille n'est en cours : le commando frappe pendant une bataille.",
    ),
    ("BRV-16.1", "too-early"): lambda f: say(
        "The commando waits until all have decided about their mercenaries.",
        "Le commando attend que tous aient décidé pour leurs mercenaires.",
    ),
    ("BRV-16.1", "too-late"): lambda f: say(
        "It is too late for the commando: it strikes before the cards are revealed.",
        "C'est trop tard pour le commando : il frappe avant que les cartes soient révélées.",
    ),
    ("BRV-16.1", "other-asked"): lambda f: say(
        "Now {seat} is asked about the goblin commando.", "C'est à {seat} qu'on pose la question du commando gobelin."
    ),
    ("BRV-16.1", "no-commando"): lambda f: say(
        "You do not have the goblin commando in your hand.", "Vous n'avez pas le commando gobelin en main."
    ),
    ("BRV-15.9", "commando-laid"): lambda f: say(
        "Your goblin commando lies face down as a mercenary: there it can no longer strike.",
        "Votre commando gobelin est posé face cachée comme mercenaire : là, il ne peut plus frapper.",
    ),
    ("BRV-16.2", "nobody"): _nobody,
    ("BRV-16.5", "oneself"): lambda f: say(
        "The commando strikes an opponent, never yourself.", "Le commando frappe un adversaire, jamais vous-même."
    ),
    ("BRV-16.2", "no-cards"): lambda f: say(
        "{seat} has no card in this battle: strike at somebody who has one.",
        "{seat} n'a pas de carte dans cette bataille : visez quelqu'un qui en a.",
    ),
    ("BRV-16.2", "no-such-back"): lambda f: say(
        "{seat} has laid no {kind} in this battle.",
        "{seat} n'a posé aucune carte de ce type dans cette bataille : {kind}.",
    ).replace("{kind}", back_name(f["back"])),
    ("BRV-16.2", "back-wanted"): lambda f: say(
        "Say which back the commando strikes: a card of the people or a mercenary.",
        "Dites quel dos vise le commando : une carte du peuple ou un mercenaire.",
    ),
    ("BRV-R17", "any-card"): lambda f: say(
        "We agreed that the commando may hit any card of the opponent: name no back.",
        "On a convenu que le commando peut toucher n'importe quelle carte de l'adversaire : ne nommez pas de dos.",
    ),
    # the flying machine
    ("BRV-18.1", "no-battle"): lambda f: say(
        "No battle is being fought: the flying machine joins a battle.",
        "Aucune bataille n'est en cours : la machine volante rejoint une bataille.",
    ),
    ("BRV-18.1", "too-early"): lambda f: say(
        "The flying machine waits until all cards are revealed.",
        "La machine volante attend que toutes les cartes soient révélées.",
    ),
    ("BRV-18.1", "other-asked"): lambda f: say(
        "Now {seat} is asked about the flying machine.", "C'est à {seat} qu'on pose la question de la machine volante."
    ),
    ("BRV-18.1", "no-flyer"): lambda f: say(
        "You do not have the flying machine in your hand.", "Vous n'avez pas la machine volante en main."
    ),
    ("BRV-15.9", "flyer-laid"): lambda f: say(
        "Your flying machine lies in your army already, laid as a mercenary.",
        "Votre machine volante est déjà dans votre armée, posée comme mercenaire.",
    ),
    ("BRV-18.2", "no-number"): lambda f: say(
        "That is no number of goblins: there are only {n} in the game.",
        "Ce nombre de gobelins n'existe pas : il n'y en a que {n} dans le jeu.",
    ),
    ("BRV-18.2", "goblins-short"): _goblins_short,
    ("BRV-18.4", "table-goblins"): _table_goblins,
    ("BRV-18.3", "alone"): lambda f: say(
        "The flying machine never flies alone: at least one goblin from the hand comes too.",
        "La machine volante ne vole jamais seule : il lui faut au moins un gobelin de la main.",
    ),
    ("BRV-R15", "flyer-needs-people"): lambda f: say(
        "We agreed that the flying machine only helps an army of the people that fights. Here {people} fight, and "
        "you have no card of them in the battle.",
        "Nous avons convenu que la machine volante n'aide qu'une armée du peuple qui combat. Ici, ce sont "
        "{people}, et vous n'en avez aucune carte dans la bataille.",
    ),
    # things nobody does
    ("BRV-5.5", "no-halt"): lambda f: say(
        "Nothing stops the deal: the cards keep falling until all are dealt.",
        "Rien n'arrête la distribution : les cartes tombent jusqu'à la dernière.",
    ),
    ("BRV-5.2", "in-order"): lambda f: say(
        "The piles get their cards in turn: nobody chooses where a card falls.",
        "Les piles reçoivent leurs cartes à tour de rôle : personne ne choisit où tombe une carte.",
    ),
    ("BRV-5.5", "no-reorder"): lambda f: say(
        "Nothing that a player does changes the order of the deal.",
        "Rien de ce que fait un joueur ne change l'ordre de la distribution.",
    ),
    ("BRV-6.3", "on-top"): _on_top,
    ("BRV-7.3", "on-top"): lambda f: say(
        "A shield lies face up on top of a pile, never under it or in it.",
        "Un bouclier se pose face visible sur le dessus d'une pile, jamais dessous ni dedans.",
    ),
    ("BRV-6.6", "stays"): _stays,
    ("BRV-7.7", "stays"): lambda f: say(
        "That goes for shields too: a shield stays where it was laid.",
        "Cela vaut aussi pour les boucliers : un bouclier reste là où on l'a posé.",
    ),
    ("BRV-22.1", "no-looking"): lambda f: say(
        "Covered cards are not looked at again: only the top of a pile is seen.",
        "On ne regarde plus les cartes recouvertes : on ne voit que le dessus d'une pile.",
    ),
    ("BRV-8.3", "must-play"): lambda f: say(
        "Shields that are left must all be played, each on a pile of your choice.",
        "Les boucliers qui restent doivent tous être joués, chacun sur une pile de votre choix.",
    ),
    ("BRV-9.3", "for-the-round"): lambda f: say(
        "The champion is chosen for the whole round.", "Le champion est choisi pour toute la manche."
    ),
    ("BRV-9.2", "just-one"): lambda f: say("There is just one champion.", "Il n'y a qu'un seul champion."),
    ("BRV-9.2", "must-name"): lambda f: say(
        "The sorcerer must name a champion: any other player will do.",
        "Le sorcier doit nommer un champion : n'importe quel autre joueur convient.",
    ),
    ("BRV-11.2", "must-reveal"): lambda f: say(
        "Whoever holds the called spy must reveal it, and may then ask for nothing.",
        "Celui qui a l'espion appelé doit le révéler ; il peut ensuite ne rien demander.",
    ),
    ("BRV-11.4", "one-design"): lambda f: say(
        "Name one precise card, such as a dwarf warrior, a skeleton leader, a troll or spy 3.",
        "Demandez une carte précise, par exemple un guerrier nain, un chef squelette, un troll ou l'espion 3.",
    ),
    ("BRV-11.7", "no-second"): lambda f: say(
        "A spy asks once only, even when the card is not there.",
        "Un espion ne demande qu'une fois, même si la carte n'y est pas.",
    ),
    ("BRV-11.3", "one-card"): lambda f: say(
        "With a spy one player is asked for one card.", "Avec un espion, on demande une seule carte à un seul joueur."
    ),
    ("BRV-11.6", "must-give"): lambda f: say(
        "Whoever has the card and is asked for it must give it.",
        "Celui à qui l'on demande une carte qu'il a doit la donner.",
    ),
    ("BRV-12.1", "all-giants"): lambda f: say(
        "Two giants or more quarrel: all of them are discarded, not all but one.",
        "À deux ou plus, les géants se disputent : on les défausse tous, sans en garder un.",
    ),
    ("BRV-12.2", "compulsory"): lambda f: say(
        "Nobody chooses here: giants that a spy brought are discarded too.",
        "Ici, personne ne choisit : les géants obtenus par un espion partent aussi.",
    ),
    ("BRV-14.2", "all-cards"): lambda f: say(
        "All your cards of the called people must be laid: none is held back.",
        "Il faut poser toutes vos cartes du peuple appelé : on n'en garde aucune.",
    ),
    ("BRV-15.7", "final"): lambda f: say(
        "What was laid in your turn stays, and nothing is added after it.",
        "Ce que vous avez posé à votre tour reste, et l'on n'ajoute rien ensuite.",
    ),
    ("BRV-18.6", "goblins-only"): lambda f: say(
        "The flying machine carries goblins and nothing else.",
        "La machine volante emporte des gobelins et rien d'autre.",
    ),
    ("BRV-20.1", "over-by-itself"): lambda f: say(
        "Nobody ends the round: its four battles are over, and so is the round.",
        "Personne ne met fin à la manche : ses quatre batailles sont terminées, et la manche avec elles.",
    ),
    ("BRV-21.1", "round-first"): lambda f: say(
        "The round is played to its end first: only then may the game be over.",
        "On joue d'abord la manche jusqu'au bout : la partie ne peut finir qu'après.",
    ),
    ("BRV-22.5", "own-hand"): lambda f: say(
        "That is your own hand: its faces are shown to you.", "C'est votre propre main : vous en voyez les faces."
    ),
    ("BRV-22.4", "seen-already"): lambda f: say(
        "You opened the piles, so you know what {seat} received.",
        "Vous avez ouvert les piles : vous savez ce que {seat} a reçu.",
    ),
    ("BRV-22.5", "secret-hand"): lambda f: say(
        "The faces in the hand of {seat} are secret until they are shown.",
        "Les faces des cartes de {seat} sont secrètes tant qu'on ne les montre pas.",
    ),
    ("BRV-11.15", "backs-only"): lambda f: say(
        "You see only the backs in the hand of {seat}.", "Vous ne voyez que le dos des cartes de {seat}."
    ),
    ("BRV-3.2", "no-hand-at-all"): lambda f: say(
        "{seat} is the sorcerer of this round and has no cards.",
        "{seat} est le sorcier de cette manche et n'a pas de cartes.",
    ),
    ("BRV-10.14", "no-hand-yet"): lambda f: say(
        "{seat} has no army cards in hand now: they come when the piles are opened.",
        "{seat} n'a pas de cartes armée en main : elles viennent à l'ouverture des piles.",
    ),
    # the end
    ("BRV-21.3", "nobody-past"): lambda f: say(
        "Nobody is past the limit of {limit}: the most points are {best}.",
        "Personne n'a dépassé la limite de {limit} : le meilleur score est {best}.",
    ),
    ("BRV-21.4", "most-points"): lambda f: say(
        "{seat} wins the game with {points}, more than anybody else.",
        "{seat} gagne la partie avec {points}, plus que tout autre.",
    ),
    ("BRV-21.5", "latest-win"): lambda f: say(
        "{seats} are tied at {points}. The latest battle won counts for {seat}, who wins the game.",
        "{seats} sont à égalité à {points}. La dernière bataille gagnée compte pour {seat}, qui gagne la partie.",
    ),
    ("BRV-21.7", "earlier-win"): lambda f: say(
        "{seats} are tied at {points}, and the latest battle won does not settle it. An earlier one does: {seat} "
        "wins the game.",
        "{seats} sont à égalité à {points}, et la dernière bataille gagnée ne les départage pas. Une bataille "
        "d'avant le fait : {seat} gagne la partie.",
    ),
    ("BRV-21.7", "some-share"): lambda f: say(
        "{seats} are tied at {points}. The battles won speak for {winners}, and nothing sets these apart: they "
        "share the victory.",
        "{seats} sont à égalité avec {points}. Les batailles remportées parlent pour {winners}, et rien ne les "
        "départage : ils partagent la victoire.",
    ),
    ("BRV-21.7", "shared"): lambda f: say(
        "{seats} are tied at {points}, and no battle won sets them apart: they share the victory.",
        "{seats} sont à égalité à {points}, et aucune bataille gagnée ne les départage : ils se partagent la victoire.",
    ),
}

# --- score lines -----------------------------------------------------------------------------------------------------

LINES: dict[str, Say] = {
    "earlier": lambda f: say("Points from battles before this position", "Points de batailles d'avant cette position"),
    "won": lambda f: (
        say(
            "Round {round_no}, battle {battle}, {people}: won",
            "Manche {round_no}, bataille {battle}, {people} : gagnée",
        )
        if f["people"] is not None
        else say("Round {round_no}, battle {battle}: won", "Manche {round_no}, bataille {battle} : gagnée")
    ),
    "tied": lambda f: (
        say(
            "Round {round_no}, battle {battle}, {people}: won in a tie",
            "Manche {round_no}, bataille {battle}, {people} : gagnée à égalité",
        )
        if f["people"] is not None
        else say(
            "Round {round_no}, battle {battle}: won in a tie", "Manche {round_no}, bataille {battle} : gagnée à égalité"
        )
    ),
    "share": lambda f: say(
        "Round {round_no}, battle {battle}, {people}: scored with the champion, {champion}",
        "Manche {round_no}, bataille {battle}, {people} : marqué avec le champion, {champion}",
    ),
}

# --- actions ---------------------------------------------------------------------------------------------------------


# --- the strength of an army -----------------------------------------------------------------------------------------
