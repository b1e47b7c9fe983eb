"""What actions, events, reasons and score lines say.

A sentence is a template with the facts' names in braces; `_words` turns the facts into words of the language in use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from orclib.engine import CHANCE, Action, Event, Line, Reason, Seat
from orclib.games.orc.box import NORTH, Card, End, Tribe
from orclib.games.orc.state import Use
from orclib.language import capital, listing, plural, say

Facts = Mapping[str, Any]
Say = Callable[[Facts], str]


def tribe_name(tribe: Tribe) -> str:
    """The colour of a tribe, as in "the green tribe"."""
    return {
        Tribe.R: say("red", "rouge"),
        Tribe.Y: say("yellow", "jaune"),
        Tribe.B: say("blue", "bleue"),
        Tribe.G: say("green", "verte"),
        Tribe.W: say("white", "blanche"),
        Tribe.V: say("violet", "violette"),
    }[tribe]


def seat_name(seat: Seat) -> str:
    """North, South or chance."""
    if seat == CHANCE:
        return say("Chance", "Le hasard")
    return say("North", "Nord") if seat == NORTH else say("South", "Sud")


def end_name(end: End) -> str:
    """An end of the row."""
    return say("left", "gauche") if end is End.LEFT else say("right", "droite")


def cards_count(n: int) -> str:
    """A number of cards."""
    return plural(n, ("{n} card", "{n} cards"), ("{n} carte", "{n} cartes")).format(n=n)


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
        template = (REASONS if isinstance(thing, Reason) else LINES)[thing.code](facts)
    else:
        facts = {field: getattr(thing, field) for field in thing.__struct_fields__}
        template = thing.template
    text = template.format(**_words(facts))
    return capital(text)


def _of_use(use: Use) -> str:
    return {
        Use.SINGLE: say(
            "an attack with one orc draws two cards", "une attaque avec un seul orc fait piocher deux cartes"
        ),
        Use.DOUBLE: say("an attack with two orcs draws one card", "une attaque avec deux orcs fait piocher une carte"),
        Use.DISCARD: say("a discard draws one card", "une carte écartée fait piocher une carte"),
    }[use]


REASONS: dict[str, Say] = {
    # set-up
    "colour-twice": lambda f: plural(
        len(f["tribes"]),
        (
            "{card} would show {tribes} a second time: the frontier shows each colour once.",
            "{card} would show {tribes} a second time: the frontier shows each of these colours once.",
        ),
        (
            "{card} montrerait une deuxième fois la couleur {tribes} : la frontière montre chaque couleur une fois.",
            "{card} montrerait une deuxième fois les couleurs {tribes} : la frontière montre chaque couleur une fois.",
        ),
    ),
    "frontier-stands": lambda f: say(
        "The three frontier cards lie there for the whole game.",
        "Les trois cartes de la frontière restent là toute la partie.",
    ),
    "two-players": lambda f: say(
        "There are only two players, North and South.", "Il n'y a que deux joueurs, Nord et Sud."
    ),
    "chance-only": lambda f: say(
        "Nobody chooses this: chance decides.", "Personne ne choisit cela : c'est le hasard qui décide."
    ),
    "start-settled": lambda f: say("It is settled who starts.", "On sait déjà qui commence."),
    "start-by-choice": lambda f: say(
        "In this variant a dealer is drawn, and the other player chooses who starts.",
        "Dans cette variante, on tire au sort celui qui distribue, et l'autre joueur choisit qui commence.",
    ),
    "start-by-chance": lambda f: say(
        "Chance says who starts; nobody chooses (unless the variant is switched on).",
        "C'est le hasard qui dit qui commence ; personne ne choisit (sauf si la variante est activée).",
    ),
    "dealt-already": lambda f: say(
        "Cards are dealt only during the set-up.", "On ne distribue des cartes que pendant la préparation."
    ),
    "deal-order": lambda f: say("The next card is dealt to {seat}.", "La prochaine carte est pour {seat}."),
    "set-up-order": lambda f: say(
        "The set-up has an order: the frontier, the piles, who starts, the hands, the box.",
        "La préparation a un ordre : la frontière, les pioches, qui commence, les mains, la boîte.",
    ),
    "dealer-first": lambda f: say(
        "First a dealer is drawn; then the other player chooses who starts.",
        "On tire d'abord au sort celui qui donne ; l'autre joueur choisit ensuite qui commence.",
    ),
    "choice-next": lambda f: say(
        "{seat} has to choose: one card and start, or two cards and come second.",
        "{seat} doit choisir : une carte et commencer, ou deux cartes et jouer en second.",
    ),
    "lies-in-pile": lambda f: say(
        "{card} lies in a pile, so it is not dealt.", "{card} se trouve dans une pioche : on ne la distribue pas."
    ),
    "not-in-deck": lambda f: say(
        "{card} is not among the cards still to be dealt.",
        "{card} ne fait pas partie des cartes qui restent à distribuer.",
    ),
    "box-stays": lambda f: say(
        "The box has been placed, and it stays where it is.", "La boîte est posée, et elle ne bouge plus."
    ),
    "box-last": lambda f: say(
        "The box is placed last, when all cards have been dealt.",
        "La boîte se place en dernier, quand toutes les cartes sont distribuées.",
    ),
    "box-end": lambda f: say(
        "The box stands at one of the two ends of the row, and nowhere else.",
        "La boîte se pose à l'un des deux bouts de la rangée, et nulle part ailleurs.",
    ),
    "box-side": lambda f: say(
        "A side of the frontier means an end of the row here, not a long side.",
        "Un côté de la frontière désigne ici un bout de la rangée, pas un long côté.",
    ),
    "box-needed": lambda f: say(
        "The starter has to put the box at one end of the row.",
        "L'Oya (le joueur qui commence) doit poser la boîte à un bout de la rangée.",
    ),
    "set-up-first": lambda f: say(
        "The set-up is not finished: the box comes last, then the first turn begins.",
        "La préparation n'est pas finie : la boîte vient en dernier, puis le premier tour commence.",
    ),
    # turns
    "not-yours": lambda f: say("It is up to {seat} now.", "C'est à {seat} de jouer."),
    "use-first": lambda f: say(
        "First use a card (attack or discard), then draw.",
        "Utilisez d'abord une carte (attaquer ou écarter), puis piochez.",
    ),
    "no-pass": lambda f: say(
        "There is no passing: every turn uses a card and then draws.",
        "On ne peut pas passer : à chaque tour, on utilise une carte, puis on pioche.",
    ),
    "used-already": lambda f: say(
        "A card has been used this turn, and a turn uses only one. Now draw.",
        "Une carte a déjà été utilisée, et on n'en utilise qu'une par tour. Il faut maintenant piocher.",
    ),
    # using a card
    "not-in-hand": lambda f: say("{card} is not in your hand.", "{card} n'est pas dans votre main."),
    "frontier-card": lambda f: say(
        "{card} is part of the frontier, which nobody plays.",
        "{card} fait partie de la frontière : personne ne joue cette carte.",
    ),
    "wrong-side": lambda f: say(
        "Your cards go to your own side of the frontier.", "Vos cartes se posent de votre côté de la frontière."
    ),
    "two-tribes": lambda f: say(
        "A card attacks one tribe only, not {tribes} at once.",
        "Une carte n'attaque qu'une seule tribu, pas les tribus {tribes} à la fois.",
    ),
    "not-astray": lambda f: say(
        "Beside one tribe, on your own side: that is an attack, so say it as one.",
        "Près d'une seule tribu, de votre côté : c'est une attaque, dites-le ainsi.",
    ),
    "no-tribe": lambda f: say(
        "A card that attacks has to lie beside one of the six tribes.",
        "Une carte qui attaque se pose près d'une des six tribus.",
    ),
    "own-colour": lambda f: say(
        "The {tribe} tribe cannot be attacked by orcs of its own colour.",
        "La tribu {tribe} ne peut pas être attaquée par des orcs de sa propre couleur.",
    ),
    "enemy-colour": lambda f: say(
        "Your opponent attacks {tribe} with {colour}, so {colour} is closed to you there.",
        "Votre adversaire attaque déjà la tribu {tribe} avec la couleur {colour} : elle vous est interdite à cet "
        "endroit.",
    ),
    "colour-lock": lambda f: say(
        "Your side of {tribe} is {own} already: one colour a side, so not {colour}.",
        "Vous attaquez déjà la tribu {tribe} avec la couleur {own} : une seule couleur par attaque, donc pas la "
        "{colour}.",
    ),
    "placed-stays": lambda f: say(
        "{card} has been placed: it is not moved, turned or taken back.",
        "{card} est posée : on ne peut plus la déplacer, la retourner ni la reprendre.",
    ),
    "not-on-table": lambda f: say(
        "{card} does not lie on the table, so it cannot be taken from there.",
        "{card} n'est pas sur la table : on ne peut donc pas l'y reprendre.",
    ),
    "frozen": lambda f: say(
        "The {tribe} tribe is frozen until somebody wins {neighbour}: nobody may attack it.",
        "La tribu {tribe} est gelée jusqu'à ce que quelqu'un gagne la tribu {neighbour} : personne ne peut l'attaquer.",
    ),
    "frozen-both": lambda f: say(
        "No card is played at a frozen tribe, by either player; {tribe} waits for {neighbour}.",
        "Aucun des deux joueurs ne peut poser de carte près d'une tribu gelée ; la tribu {tribe} attend la tribu "
        "{neighbour}.",
    ),
    "won": lambda f: say(
        "The {tribe} tribe has been won by {seat}: its battle is over.",
        "La tribu {tribe} a été gagnée par {seat} : sa bataille est finie.",
    ),
    "removed-for-good": lambda f: say(
        "{card} has left the game and never comes back.", "{card} est sortie du jeu et n'y revient jamais."
    ),
    "cleared-for-good": lambda f: say(
        "What leaves the table after a battle or by a discard is out of the game.",
        "Ce qui quitte la table après une bataille ou par une carte écartée est hors du jeu.",
    ),
    "trophy-flag": lambda f: say(
        "{card} is only a flag now: it is in nobody's hand.",
        "{card} n'est plus qu'un trophée : elle n'est dans la main de personne.",
    ),
    "trophy-stays": lambda f: say(
        "{card} is a trophy: it marks a won tribe and is never taken back.",
        "{card} est un trophée : il montre qui a gagné une tribu, et on ne le reprend jamais.",
    ),
    # drawing
    "drawn-enough": lambda f: say("No more cards: {because}.", "Pas une carte de plus : {because}.").replace(
        "{because}", _of_use(f["use"])
    ),
    "one-owed": lambda f: (
        say(
            "One of the two cards has been drawn: one is still owed, so name one pile.",
            "Une des deux cartes est piochée : il n'en reste qu'une à prendre, désignez donc une seule pioche.",
        )
        if f["drawn"]
        else say(
            "One card is owed, so name one pile: {because}.",
            "Il n'y a qu'une carte à prendre, désignez donc une seule pioche : {because}.",
        ).replace("{because}", _of_use(f["use"]))
    ),
    "second-forfeited": lambda f: say(
        "There is no second card in the piles: it is forfeited.",
        "Il n'y a pas de deuxième carte dans les pioches : elle est perdue.",
    ),
    "no-piles": lambda f: say(
        "There are no piles yet: they are made once the frontier lies there.",
        "Il n'y a pas encore de pioches : on les forme une fois la frontière posée.",
    ),
    "draw-all": lambda f: plural(
        f["cards"],
        (
            "You still have to draw {cards} card: drawing is not optional while a pile has cards.",
            "You still have to draw {cards} cards: drawing is not optional while a pile has cards.",
        ),
        (
            "Vous devez encore piocher {cards} carte : c'est obligatoire tant qu'une pioche n'est pas vide.",
            "Vous devez encore piocher {cards} cartes : c'est obligatoire tant qu'une pioche n'est pas vide.",
        ),
    ),
    "empty-pile": lambda f: say(
        "The pile beside the {tribe} tribe is empty.", "La pioche près de la tribu {tribe} est vide."
    ),
    "one-card-pile": lambda f: say(
        "The pile beside {tribe} holds one card: it cannot give two.",
        "La pioche de la tribu {tribe} ne contient qu'une carte : elle ne peut pas en donner deux.",
    ),
    "top-card": lambda f: say(
        "Only the top card of the {tribe} pile can be drawn.",
        "Dans la pioche de la tribu {tribe}, on ne peut prendre que la carte du dessus.",
    ),
    "one-at-a-time": lambda f: say(
        "Cards are drawn one at a time: look at the first, then choose the second pile.",
        "On pioche une carte à la fois : regardez la première, puis choisissez la pioche de la deuxième.",
    ),
    "name-both": lambda f: say(
        "In this variant you name both piles before you see either card.",
        "Dans cette variante, vous désignez les deux pioches avant de voir une seule carte.",
    ),
    "nothing-drawn": lambda f: say("No card is being drawn now.", "On ne pioche pas en ce moment."),
    "other-pile": lambda f: say(
        "The card comes from the {tribe} pile.", "La carte vient de la pioche de la tribu {tribe}."
    ),
    "not-in-pile": lambda f: say(
        "{card} has been seen elsewhere, so it is in no pile.",
        "{card} a été vue ailleurs : elle n'est donc dans aucune pioche.",
    ),
    "not-on-top": lambda f: say(
        "{card} does not lie on top of that pile.", "{card} n'est pas sur le dessus de cette pioche."
    ),
    "cards-first": lambda f: say(
        "The piles have been named: first see which cards come up.",
        "Les pioches sont désignées : voyons d'abord quelles cartes en sortent.",
    ),
    "card-first": lambda f: say("First see which card comes up.", "Voyez d'abord quelle carte sort."),
    # battles
    "no-battle-yet": lambda f: plural(
        f["cards"],
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
    ),
    "battle-later": lambda f: say(
        "The battle for {tribe} is fought once all cards of the turn are drawn.",
        "La bataille pour la tribu {tribe} a lieu quand toutes les cartes du tour sont piochées.",
    ),
    "ring-frozen": lambda f: say(
        "All six battles tied: the {tribe} tribe is nobody's, for good.",
        "Les six batailles sont à égalité : la tribu {tribe} n'est à personne, pour toujours.",
    ),
    "won-already": lambda f: say(
        "The {tribe} tribe belongs to {seat} for good: each tribe has one battle.",
        "La tribu {tribe} est à {seat} pour de bon : chaque tribu n'a qu'une bataille.",
    ),
    "claim-frozen": lambda f: say(
        "The {tribe} tribe is frozen: it goes to whoever wins {neighbour}.",
        "La tribu {tribe} est gelée : elle ira à qui gagne la tribu {neighbour}.",
    ),
    "order-fixed": lambda f: say(
        "The order of battles is not yours to choose. It is this: {tribes}.",
        "L'ordre des batailles ne se choisit pas. Le voici : {tribes}.",
    ),
    "count-facing": lambda f: say(
        "Only the halves that face {tribe} count in its battle.",
        "Dans la bataille pour la tribu {tribe}, seuls comptent les côtés de carte tournés vers elle.",
    ),
    "count-half": lambda f: say(
        "The other half of a placed card counts for nothing, as if it were crossed out.",
        "L'autre côté d'une carte posée ne compte pas, comme s'il était barré.",
    ),
    "count-trophy": lambda f: say(
        "A trophy only shows who won: its orcs neither fight nor score.",
        "Un trophée montre seulement qui a gagné : ses orcs ne se battent pas et ne rapportent rien.",
    ),
    "count-drawn": lambda f: say(
        "The card used this turn fights in the battle; the cards drawn this turn do not.",
        "La carte utilisée ce tour-ci se bat ; celles que l'on vient de piocher, non.",
    ),
    "face-down": lambda f: say(
        "The piles are face down: nobody may look into the {tribe} pile.",
        "Les pioches sont face cachée : personne ne peut regarder celle de la tribu {tribe}.",
    ),
    "hands-open": lambda f: say(
        "Both hands lie open since the game stopped: there is nothing left to look at.",
        "Les deux mains sont étalées depuis la fin de la partie : il n'y a plus rien à regarder.",
    ),
    "secret-hand": lambda f: say(
        "{seat}'s hand is secret until the game stops.", "La main de {seat} reste secrète jusqu'à la fin de la partie."
    ),
    # the end
    "stopped": lambda f: say(
        "The game has stopped: the last pile is empty.", "La partie est terminée : la dernière pioche est vide."
    ),
    "no-further-turn": lambda f: say(
        "Nobody gets another turn, even if the starter has had one more.",
        "Plus personne ne joue, même si l'Oya (le joueur qui commence) a eu un tour de plus.",
    ),
    "higher-total": lambda f: say(
        "The higher total wins: North {north}, South {south}.",
        "Le total le plus élevé gagne : Nord {north}, Sud {south}.",
    ),
    "nearest-box": lambda f: say(
        "Both have {north}: the owner of {tribe}, the tribe nearest the box, wins.",
        "Égalité à {north} partout : celui qui a gagné la tribu {tribe}, la plus proche de la boîte, gagne la partie.",
    ),
    "drawn": lambda f: say(
        "All six battles tied, nobody owns a tribe: {north} to {south}, a draw.",
        "Les six batailles ont fini à égalité et personne n'a de tribu : {north} à {south}, partie nulle.",
    ),
}

LINES: dict[str, Say] = {
    "worth": lambda f: say("{tribe} tribe: its worth", "Tribu {tribe} : sa valeur"),
    "orcs": lambda f: say("{tribe} tribe: orcs in hand", "Tribu {tribe} : orcs en main"),
    "lost-colour": lambda f: plural(
        f["orcs"],
        (
            "{tribe} tribe: {orcs} orc in hand, but the tribe was not won",
            "{tribe} tribe: {orcs} orcs in hand, but the tribe was not won",
        ),
        (
            "Tribu {tribe} : {orcs} orc en main, mais tribu non gagnée",
            "Tribu {tribe} : {orcs} orcs en main, mais tribu non gagnée",
        ),
    ),
}
