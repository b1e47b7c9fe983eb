"""What actions, events, reasons and score lines say.

A sentence is a template with the facts' names in braces; `_words` turns the facts into words of the language in use.
Players go by the names of their peoples, without an article.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from orclib.engine import CHANCE, Action, Event, Line, Reason, Seat
from orclib.games.armadora import box as box
from orclib.games.armadora.bots.odds import Prospect
from orclib.games.armadora.box import People, Square
from orclib.games.armadora.state import Options, View
from orclib.games.armadora.text.names import people_name, squares_count, squares_list
from orclib.language import capital, listing, percent, plural, say

Facts = Mapping[str, Any]
Say = Callable[[Facts], str]


def seat_name(seat: Seat, options: Options) -> str:
    """The name of a player, or chance."""
    return say("Chance", "Le hasard") if seat == CHANCE else people_name(options.seating[seat])


def _word(value: Any) -> Any:
    if isinstance(value, People):
        return people_name(value)
    if isinstance(value, Square):
        return value.value
    if isinstance(value, box.Line):
        return (
            str(value)
            if value.rim is None
            else say("the rim beside {square}", "bordure, à côté de {square}").format(square=value.a.value)
        )
    if isinstance(value, tuple):
        return listing(str(_word(item)) for item in value)
    return value


def _words(facts: Facts) -> dict[str, Any]:
    return {key: _word(value) for key, value in facts.items()}


def sentence(thing: Action | Event | Reason | Line) -> str:
    """What a thing says, in the language in use."""
    if isinstance(thing, Reason | Line):
        facts: Facts = thing.facts
        template = (REASONS if isinstance(thing, Reason) else LINES)[thing.code](facts)
    else:
        facts = {field: getattr(thing, field) for field in thing.__struct_fields__}
        template = thing.template
    # A territory goes by its first square in reading order, which can be found on the board.
    at = (
        {"at": facts["territory"]}
        if "territory" in facts
        else {"at": facts["squares"][:1]}
        if "squares" in facts
        else {}
    )
    text = template.format(**_words({**at, **facts}))
    return capital(text)


def _sum(values: tuple[int, ...]) -> str:
    """Values as a sum that a person can check: "1 + 1 + 3 = 5", or the one value."""
    return " + ".join(map(str, values)) + (f" = {sum(values)}" if len(values) > 1 else "")


# --- events ----------------------------------------------------------------------------------------------------------


# --- reasons ---------------------------------------------------------------------------------------------------------


def _not_complete(f: Facts) -> str:
    if f["n"] > 8:
        return say(
            "The territory of {square} is not complete: {n} squares are still free.",
            "Le territoire de la case {square} n'est pas complet : {n} cases sont encore libres.",
        )
    return plural(
        f["n"],
        (
            "The territory of {square} is not complete: {squares} is still free.",
            "The territory of {square} is not complete: {squares} are still free.",
        ),
        (
            "Le territoire de la case {square} n'est pas complet : {squares} est encore libre.",
            "Le territoire de la case {square} n'est pas complet : {squares} sont encore libres.",
        ),
    )


def _too_small(f: Facts) -> str:
    return plural(
        f["n"],
        (
            "A palisade on {line} would cut off a territory of {n} square: {squares}. It needs at least {minimum}.",
            "A palisade on {line} would cut off a territory of {n} squares: {squares}. It needs at least {minimum}.",
        ),
        (
            "Une palissade en {line} fermerait un territoire de {n} case : {squares}. Il en faut au moins {minimum}.",
            "Une palissade en {line} fermerait un territoire de {n} cases : {squares}. Il en faut au moins {minimum}.",
        ),
    )


REASONS: dict[str, Say] = {
    # set-up
    "heaps-stand": lambda f: say(
        "The heaps lie on their squares for the whole game.", "Les tas d'or restent sur leurs cases toute la partie."
    ),
    "not-your-heap": lambda f: (
        say("{people} puts the heaps, for everybody.", "C'est {people} qui place les tas d'or, pour tout le monde.")
        if f["people"] is not None
        else say(
            "Nobody chooses where a heap goes: chance does.", "Personne ne choisit où va un tas d'or : c'est le hasard."
        )
    ),
    "no-mine": lambda f: say(
        "{square} is no mine: heaps go on the eight gold squares.",
        "La case {square} n'est pas une mine : les tas vont sur les huit cases d'or.",
    ),
    "one-heap-each": lambda f: say(
        "{square} has its heap already: one on each gold square.",
        "La case {square} a déjà son tas : un seul par case d'or.",
    ),
    "heaps-in-order": lambda f: say("The next heap goes on {square}.", "Le prochain tas va en {square}."),
    "reference-heap": lambda f: say(
        "In the layout of the examples {square} has {gold} gold.",
        "Dans la disposition des exemples, il y a {gold} pièces d'or en {square}.",
    ),
    "no-such-heap": lambda f: say(
        "There is no heap of {gold} left to put; these are left: {heaps}.",
        "Il n'y a plus de tas de {gold} à placer ; il reste : {heaps}.",
    ),
    "chance-only": lambda f: say(
        "Nobody chooses this: chance decides.", "Personne ne choisit cela : c'est le hasard qui décide."
    ),
    "nobody-there": lambda f: say(
        "There are only {players} players at this table.", "Il n'y a que {players} joueurs à cette table."
    ),
    "first-settled": lambda f: say("It is settled who starts.", "On sait déjà qui commence."),
    "heaps-before": lambda f: say(
        "First the heaps are put, then it is drawn who starts.",
        "On place d'abord les tas d'or, puis on tire au sort qui commence.",
    ),
    "first-chosen": lambda f: say("It was agreed that {people} starts.", "C'est convenu : {people} commence."),
    "heaps-first": lambda f: say(
        "The set-up is not finished: first a heap goes on each gold square.",
        "La préparation n'est pas finie : il faut d'abord un tas sur chaque case d'or.",
    ),
    "first-player-first": lambda f: say(
        "The set-up is not finished: first it is drawn who starts.",
        "La préparation n'est pas finie : il faut d'abord tirer au sort qui commence.",
    ),
    # turns
    "stopped": lambda f: say(
        "Everybody has passed: the game has stopped.", "Tout le monde a passé : la partie est finie."
    ),
    "passed": lambda f: say(
        "{people} has passed, and a pass is for the rest of the game.",
        "{people} a passé, et c'est pour le reste de la partie.",
    ),
    "not-yours": lambda f: say(
        "It is the turn of {people}, and only the player whose turn it is acts.",
        "C'est à {people} de jouer, et chacun ne joue qu'à son tour.",
    ),
    "one-action": lambda f: say(
        "You have had your turn: it holds one action only.", "Vous avez déjà joué : un tour, c'est une seule action."
    ),
    "palisades-begun": lambda f: (
        say(
            "You have begun to lay palisades ({line}): lay a second one or stop.",
            "Vous avez commencé à poser des palissades ({line}) : posez-en une deuxième ou arrêtez là.",
        )
        if f["may_stop"]
        else say(
            "You have begun to lay palisades ({line}): lay a second one.",
            "Vous avez commencé à poser des palissades ({line}) : posez-en une deuxième.",
        )
    ),
    "pass-midway": lambda f: (
        say(
            "You have laid a palisade on {line}, so you cannot pass this turn: stop there instead.",
            "Vous avez posé une palissade en {line} : ce tour-ci, on ne peut plus passer, seulement arrêter là.",
        )
        if f["may_stop"]
        else say(
            "You have laid a palisade on {line}, so you cannot pass this turn: lay a second one.",
            "Vous avez posé une palissade en {line} : ce tour-ci, on ne peut plus passer, il faut en poser une "
            "deuxième.",
        )
    ),
    "power-midway": lambda f: say(
        "A power comes before the action, and you have laid a palisade on {line} already.",
        "Un pouvoir vient avant l'action, et vous avez déjà posé une palissade en {line}.",
    ),
    "power-after": lambda f: say(
        "A power comes before the action of a turn, never after it.",
        "Un pouvoir vient avant l'action du tour, jamais après.",
    ),
    "second-power": lambda f: say(
        "You have used a power this turn: one a turn.",
        "Vous avez déjà utilisé un pouvoir ce tour-ci : un seul par tour.",
    ),
    "pass-after-power": lambda f: say(
        "A power must be followed by one of the three actions; a pass is none.",
        "Après un pouvoir, il faut faire une des trois actions ; passer n'en est pas une.",
    ),
    # warriors
    "no-such-value": lambda f: say(
        "There is no warrior of value {value}: the tiles go from 1 to 5.",
        "Il n'y a pas de guerrier de valeur {value} : les tuiles vont de 1 à 5.",
    ),
    "not-in-hand": lambda f: say(
        "You have no {value} left behind your screen.", "Il ne vous reste aucun {value} derrière votre paravent."
    ),
    "never-dealt": lambda f: say(
        "With {players} players nobody starts with a {value}.",
        "À {players} joueurs, personne ne commence avec un {value}.",
    ),
    "on-gold": lambda f: say(
        "There is gold on {square}: warriors go on free squares.",
        "Il y a de l'or en {square} : les guerriers vont sur des cases libres.",
    ),
    "gold-not-free": lambda f: say(
        "{square} is not free: a free square has neither a warrior nor gold.",
        "La case {square} n'est pas libre : une case libre n'a ni guerrier ni or.",
    ),
    "on-warrior": lambda f: say(
        "A warrior stands on {square} already: warriors go on free squares.",
        "Il y a déjà un guerrier en {square} : les guerriers vont sur des cases libres.",
    ),
    "one-each": lambda f: say(
        "{square} holds at most one warrior.", "Il n'y a de place que pour un guerrier en {square}."
    ),
    "outside": lambda f: say(
        "The board has no square {place}: columns go from A to H, rows from 1 to 5.",
        "Le plateau n'a pas de case {place} : les colonnes vont de A à H, les rangées de 1 à 5.",
    ),
    # palisades
    "no-line": lambda f: say(
        "There is no line between {one} and {two}: a palisade lies between two squares.",
        "Il n'y a pas de ligne entre {one} et {two} : une palissade se pose entre deux cases voisines.",
    ),
    "not-neighbours": lambda f: say(
        "{one} and {two} are not neighbours: they share no side.",
        "Les cases {one} et {two} ne sont pas voisines : elles n'ont pas de côté commun.",
    ),
    "line-taken": lambda f: say(
        "A palisade lies on {line} already: one on each line.",
        "Il y a déjà une palissade en {line} : une seule par ligne.",
    ),
    "line-twice": lambda f: say(
        "Both palisades cannot lie on {line}.", "On ne peut pas poser les deux palissades en {line}."
    ),
    "on-rim": lambda f: say(
        "That is the rim of the board, beside {square}: no palisade lies there.",
        "C'est le pourtour du plateau, à côté de la case {square} : on n'y pose pas de palissade.",
    ),
    "rim-no-line": lambda f: say(
        "A line has a square on both sides; beside {square} there is only one.",
        "Une ligne sépare deux cases ; ici, il n'y en a qu'une, {square}.",
    ),
    "too-small": _too_small,
    "both-parts": lambda f: plural(
        f["n"],
        (
            "The other part would have {rest} squares, but both parts need {minimum}: {n} square is too few.",
            "The other part would have {rest} squares, but both parts need {minimum}: {n} squares are too few.",
        ),
        (
            "L'autre partie aurait {rest} cases, mais il en faut {minimum} dans chacune : {n} case, c'est trop peu.",
            "L'autre partie aurait {rest} cases, mais il en faut {minimum} dans chacune : {n} cases, c'est trop peu.",
        ),
    ),
    "occupied-count": lambda f: plural(
        f["n"],
        (
            "Squares with gold or a warrior were counted too ({squares}): it is still only {n} square.",
            "Squares with gold or a warrior were counted too ({squares}): it is still only {n} squares.",
        ),
        (
            "Les cases avec de l'or ou un guerrier sont déjà comptées ({squares}) : cela ne fait que {n} case.",
            "Les cases avec de l'or ou un guerrier sont déjà comptées ({squares}) : cela ne fait que {n} cases.",
        ),
    ),
    "supply-empty": lambda f: say(
        "No palisade is left in the supply.", "Il ne reste aucune palissade dans la réserve."
    ),
    "supply-short": lambda f: plural(
        f["supply"],
        (
            "You announce {n}, but only {supply} palisade is left.",
            "You announce {n}, but only {supply} palisades are left.",
        ),
        (
            "Vous en annoncez {n}, mais il ne reste que {supply} palissade.",
            "Vous en annoncez {n}, mais il ne reste que {supply} palissades.",
        ),
    ),
    "none-announced": lambda f: say(
        "Laying no palisade is no action: lay one or two.",
        "Ne poser aucune palissade n'est pas une action : posez-en une ou deux.",
    ),
    "nothing-begun": lambda f: say(
        "There is nothing to stop: the action has not begun with a palisade.",
        "Il n'y a rien à arrêter : l'action n'a pas commencé par une palissade.",
    ),
    "too-many": lambda f: say(
        "One action lays one or two palisades, not {n}.", "En une action, on pose une ou deux palissades, pas {n}."
    ),
    "two-wanted": lambda f: say(
        "In this reading two are laid whenever two fit, and they would after {line}.",
        "Dans cette lecture, on en pose deux quand c'est possible, et ça l'est en commençant par {line}.",
    ),
    "second-wanted": lambda f: say(
        "In this reading two are laid whenever two fit: lay a second one after {line}.",
        "Dans cette lecture, on en pose deux quand c'est possible : posez-en une deuxième après {line}.",
    ),
    "because-of-first": lambda f: plural(
        len(f["lines"]),
        (
            "Alone {line} would be allowed; it fails with the palisade on {lines} in place.",
            "Alone {line} would be allowed; it fails with the palisades on {lines} in place.",
        ),
        (
            "Seule, la palissade en {line} serait permise ; c'est celle en {lines} qui l'interdit.",
            "Seule, la palissade en {line} serait permise ; ce sont celles en {lines} qui l'interdisent.",
        ),
    ),
    "all-or-nothing": lambda f: say(
        "What you announce is laid as a whole or not at all: announce again.",
        "Ce que vous annoncez se pose en entier ou pas du tout : annoncez de nouveau.",
    ),
    # reinforcement
    "basic-rules": lambda f: say(
        "In the basic game there are two actions: place a warrior, or lay palisades.",
        "Avec les règles de base, il y a deux actions : poser un guerrier ou poser des palissades.",
    ),
    "advanced-only": lambda f: say(
        "Powers and reinforcements belong to the advanced rules.",
        "Les pouvoirs et les renforts font partie des règles avancées.",
    ),
    "used-reinforcement": lambda f: say(
        "{people} has used the reinforcement: one in a game.", "{people} a déjà placé son renfort : un seul par partie."
    ),
    "no-warrior": lambda f: say(
        "No warrior stands on {square} to be reinforced.", "Il n'y a pas de guerrier à renforcer en {square}."
    ),
    "not-own-warrior": lambda f: say(
        "The warrior on {square} is not yours: it belongs to {people}.",
        "Le guerrier en {square} n'est pas à vous : il est à {people}.",
    ),
    "partners-warrior": lambda f: say(
        "{people} is your partner, but a reinforcement goes on one's own warrior.",
        "{people} est votre partenaire, mais un renfort se place sur un guerrier à soi.",
    ),
    "not-complete": _not_complete,
    "one-per-territory": lambda f: say(
        "The territory holds a reinforcement already, on {square}: one in each.",
        "Ce territoire a déjà un renfort, en {square} : un seul par territoire.",
    ),
    "token-counts-here": lambda f: say(
        "A reinforcement counts where its warrior stands: here, with {square}.",
        "Un renfort compte là où se trouve son guerrier : ici, avec {square}.",
    ),
    # powers
    "other-people": lambda f: say(
        "This is the power of {other}, not of {people}.", "Ce pouvoir est à {other}, pas à {people}."
    ),
    "no-token": lambda f: say("{people} has no power token left.", "{people} n'a plus de jeton de pouvoir."),
    "nothing-follows": lambda f: say(
        "After the power none of the three actions would be possible.",
        "Après le pouvoir, aucune des trois actions ne serait possible.",
    ),
    "look-nobody": lambda f: say(
        "No warrior stands on {square} to be looked at.", "Il n'y a pas de guerrier à regarder en {square}."
    ),
    "look-own": lambda f: say(
        "The warrior on {square} is your own: the Mage looks at an opposing one.",
        "Le guerrier en {square} est à vous : le Mage regarde un guerrier adverse.",
    ),
    "look-partner": lambda f: say(
        "The warrior on {square} belongs to {people}, your partner: that is no opposing one.",
        "Le guerrier en {square} est à {people}, votre partenaire : ce n'est pas un guerrier adverse.",
    ),
    "face-up-already": lambda f: say(
        "The warrior on {square} lies face up: there is nothing to find out.",
        "Le guerrier en {square} est face visible : il n'y a rien à découvrir.",
    ),
    "shoot-nobody": lambda f: say(
        "No warrior stands on {square} to be shot at.", "Il n'y a pas de guerrier à viser en {square}."
    ),
    "shoot-own": lambda f: say(
        "The warrior on {square} is your own: an arrow is for an opposing one.",
        "Le guerrier en {square} est à vous : une flèche vise un guerrier adverse.",
    ),
    "shoot-partner": lambda f: say(
        "The warrior on {square} belongs to {people}, your partner, who is no opponent.",
        "Le guerrier en {square} est à {people}, votre partenaire : on ne tire pas sur son équipe.",
    ),
    "out-of-range": lambda f: say(
        "You have no warrior in the territory of {square}, so no arrow reaches it.",
        "Vous n'avez pas de guerrier dans le territoire de la case {square} : aucune flèche ne l'atteint.",
    ),
    "complete-is-safe": lambda f: say(
        "The territory of {square} is complete, and no arrow is allowed there.",
        "Le territoire de la case {square} est complet : il est à l'abri des flèches.",
    ),
    "extra-needs-free": lambda f: say(
        "The Goblin's extra warrior needs a free square like any other.",
        "Le guerrier supplémentaire du Gobelin a besoin d'une case libre, comme les autres.",
    ),
    "extra-from-hand": lambda f: say(
        "The Goblin's extra warrior comes from the hand, and no {value} is there.",
        "Le guerrier supplémentaire du Gobelin vient de la main, et il n'y a là aucun {value}.",
    ),
    "extra-same-limits": lambda f: say(
        "The Orc's extra palisade keeps to all the rules of palisades.",
        "La palissade supplémentaire de l'Orc suit toutes les règles des palissades.",
    ),
    # things nobody does
    "gold-stays": lambda f: say(
        "The heap on {square} stays where it is until the final count.",
        "Le tas en {square} reste à sa place jusqu'au décompte final.",
    ),
    "gold-at-the-end": lambda f: say(
        "Gold is won only at the final count, territory by territory.",
        "L'or ne se gagne qu'au décompte final, territoire par territoire.",
    ),
    "warrior-stays": lambda f: say(
        "The warrior on {square} stays where it is until the final count.",
        "Le guerrier en {square} reste à sa place jusqu'au décompte final.",
    ),
    "nothing-there": lambda f: say("Nothing lies on {square}.", "Il n'y a rien en {square}."),
    "palisade-stays": lambda f: say(
        "The palisade on {line} stays: none is ever taken back.",
        "La palissade en {line} reste là : on n'en reprend jamais aucune.",
    ),
    "nobodys-palisade": lambda f: say(
        "Once laid, the palisade on {line} belongs to nobody.",
        "Une fois posée, la palissade en {line} n'est à personne.",
    ),
    "no-palisade": lambda f: say("No palisade lies on {line}.", "Il n'y a pas de palissade en {line}."),
    "never-turned": lambda f: say(
        "What has been laid on {square} is not turned over before the final count.",
        "Ce qui est posé en {square} ne se retourne pas avant le décompte final.",
    ),
    "stays-face-up": lambda f: say(
        "The Goblin's extra warrior on {square} stays face up.",
        "Le guerrier supplémentaire du Gobelin, en {square}, reste face visible.",
    ),
    "stays-face-down": lambda f: say(
        "The warrior on {square} was laid face down and stays so.",
        "Le guerrier en {square} a été posé face cachée et le reste.",
    ),
    "secret-value": lambda f: say(
        "The value on {square} is a secret of {people}.", "{people} garde secrète la valeur en {square}."
    ),
    "secret-but-for-mage": lambda f: say(
        "The value on {square} is a secret of {people}; only a Mage may use a power to see it.",
        "{people} garde secrète la valeur en {square} ; seul un Mage peut la voir, par son pouvoir.",
    ),
    "known-already": lambda f: say(
        "You know the value on {square} already: it is shown to you.",
        "Vous connaissez déjà la valeur en {square} : elle est affichée.",
    ),
    "nobody-to-see": lambda f: say("No warrior stands on {square}.", "Il n'y a pas de guerrier en {square}."),
    "open-to-all": lambda f: say(
        "The warrior on {square} lies face up: everybody can read it.",
        "Le guerrier en {square} est face visible : tout le monde lit sa valeur.",
    ),
    "own-tile-known": lambda f: say(
        "You may look at your own tile on {square} whenever you like: its value is shown.",
        "Votre tuile en {square}, vous pouvez la regarder quand vous voulez : sa valeur est affichée.",
    ),
    "no-second-look": lambda f: say(
        "It was agreed that nobody looks again at a tile laid down, not even at {square}.",
        "C'est convenu : personne ne regarde à nouveau une tuile posée, pas même en {square}.",
    ),
    "read-no-second-look": lambda f: say(
        "Read so, tiles are a matter of memory once they lie face down.",
        "Dans cette lecture, les tuiles posées face cachée sont affaire de mémoire.",
    ),
    "secret-hand": lambda f: say(
        "Nobody looks behind the screen of {people}: only the number of tiles is known.",
        "Ce paravent est à {people} et cache ses tuiles : on n'en connaît que le nombre.",
    ),
    "own-screen": lambda f: say(
        "That is your own screen: your tiles are shown.", "C'est votre propre paravent : vos tuiles sont affichées."
    ),
    "no-partner": lambda f: say("You have no partner at this table.", "Vous n'avez pas de partenaire à cette table."),
    "no-showing": lambda f: say(
        "Partners neither show each other tiles nor confer: {people} must guess.",
        "Les partenaires ne se montrent rien et ne se concertent pas : {people} doit deviner.",
    ),
    "shared-already": lambda f: say(
        "At this table partners know each other's tiles: {people} sees yours already.",
        "À cette table, les partenaires voient leurs tuiles : {people} voit déjà les vôtres.",
    ),
    # the end
    "most-gold": lambda f: say(
        "The most gold wins: {winners}, with {gold}.", "Le plus d'or gagne : {winners}, avec {gold}."
    ),
    "larger-pile": lambda f: say(
        "Equal gold, {gold}. Piles from the largest down: {larger} beats {smaller}, for {winners}.",
        "Même total d'or, {gold}. À la première différence, la pile de {larger} bat celle de {smaller} : avantage "
        "à {winners}.",
    ),
    "together": lambda f: say(
        "Equal gold, {gold}, and equal piles ({best}): {winners} share the victory.",
        "Même total d'or, {gold}, et mêmes piles ({best}) : {winners} se partagent la victoire.",
    ),
    "no-gold-at-all": lambda f: say(
        "Nobody has any gold: {winners} share the victory.", "Personne n'a d'or : {winners} partagent la victoire."
    ),
    "agreed-shared": lambda f: say(
        "Equal gold, {gold}. Read so (ARM-R21), that is enough: {winners} share the victory.",
        "Même total d'or, {gold}. Dans cette lecture (ARM-R21), cela suffit : {winners} se partagent la victoire.",
    ),
}

# --- odds ------------------------------------------------------------------------------------------------------------


def prospects(view: View, found: Iterable[Prospect]) -> tuple[tuple[str, str], ...]:
    """What each territory with gold and warriors would bring if the game were counted now, with exact odds."""
    return tuple((_prospect(view, each), "ARM-9.3") for each in found)


def _prospect(view: View, prospect: Prospect) -> str:
    told = []
    for seats, win in zip(view.options.sides, prospect.wins, strict=True):
        if win:
            names = listing(people_name(view.people(seat)) for seat in seats)
            told.append(f"{names} {percent(float(win))}")
    if prospect.shared:
        told.append(say("shared {chance}", "partage {chance}").format(chance=percent(float(prospect.shared))))
    if prospect.nobody:
        told.append(say("nobody {chance}", "personne {chance}").format(chance=percent(float(prospect.nobody))))
    text = say(
        "Territory {at} ({squares}), if it were counted now: who takes its {gold} gold?",
        "Territoire {at} ({squares}), si l'on comptait maintenant : qui prend ses {gold} pièces d'or ?",
    ).format(at=prospect.squares[0].value, squares=_few(prospect.squares), gold=prospect.gold)
    return f"{text} {listing(told) or say('Nobody', 'Personne')}."


def value_seen(value: int) -> str:
    """What a look may find."""
    return say("It is a {value}", "C'est un {value}").format(value=value)


def _few(squares: tuple[Square, ...]) -> str:
    """Squares by name, or how many there are."""
    return squares_list(squares) if len(squares) <= 8 else squares_count(len(squares))


# --- score lines -----------------------------------------------------------------------------------------------------

LINES: dict[str, Say] = {
    "warriors": lambda f: say("Territory {at}, {people}: {sum}", "Territoire {at}, {people} : {sum}").replace(
        "{sum}", _sum(f["values"])
    ),
    "arrows": lambda f: plural(
        f["n"],
        (
            "Territory {at}, {people}: {n} arrow, −{n} ({squares})",
            "Territory {at}, {people}: {n} arrows, −{n} ({squares})",
        ),
        (
            "Territoire {at}, {people} : {n} flèche, −{n} ({squares})",
            "Territoire {at}, {people} : {n} flèches, −{n} ({squares})",
        ),
    ),
    "raised": lambda f: say(
        "Territory {at}, {people}: read so (ARM-R28), no warrior counts less than 0, +{n}",
        "Territoire {at}, {people} : dans cette lecture (ARM-R28), aucun guerrier ne compte moins de 0, +{n}",
    ),
    "reinforcement": lambda f: say(
        "Territory {at}, {people}: reinforcement on {square}, +1", "Territoire {at}, {people} : renfort en {square}, +1"
    ),
    "team-total": lambda f: say("Territory {at}: together {total}", "Territoire {at} : ensemble {total}"),
    "won": lambda f: say(
        "Territory {at}: {total} is the highest total, so all {gold} gold",
        "Territoire {at} : {total} est le total le plus élevé, donc les {gold} pièces d'or",
    ),
    "won-low": lambda f: say(
        "Territory {at}: {total} is the best that is there, so all {gold} gold",
        "Territoire {at} : {total} est le meilleur total présent, donc les {gold} pièces d'or",
    ),
    "share": lambda f: say(
        "Territory {at}: a tie at {total}; {gold} gold shared by {sides}",
        "Territoire {at} : égalité à {total} ; {gold} pièces d'or à partager en {sides}",
    ),
    "tie-broken": lambda f: say(
        "Territory {at}: {total}, and the reinforcement wins the tie: all {gold} gold",
        "Territoire {at} : {total}, et le renfort gagne l'égalité : les {gold} pièces d'or",
    ),
    "tie-lost": lambda f: say(
        "Territory {at}: a tie at {total}, but another side's reinforcement wins it",
        "Territoire {at} : égalité à {total}, mais le renfort d'un autre camp la gagne",
    ),
    "token-in-vain": lambda f: say(
        "Territory {at}: {total} is less than {best}, so the reinforcement breaks no tie",
        "Territoire {at} : {total}, c'est moins que {best} : le renfort ne départage rien",
    ),
    "left-out": lambda f: say(
        "Territory {at}: read so (ARM-R19), a total of {total} takes nothing",
        "Territoire {at} : dans cette lecture (ARM-R19), un total de {total} ne prend rien",
    ),
    "lost": lambda f: say(
        "Territory {at}: {total} is less than {best}", "Territoire {at} : {total}, c'est moins que {best}"
    ),
    "remainder": lambda f: say(
        "Territory {at}: what is left over when {gold} is shared by {sides}",
        "Territoire {at} : ce qui reste quand on partage {gold} en {sides}",
    ),
    "unclaimed": lambda f: say(
        "Territory {at}: gold without any warrior", "Territoire {at} : de l'or, mais aucun guerrier"
    ),
    "no-total": lambda f: say(
        "Territory {at}: read so (ARM-R19), gold where nobody has more than 0",
        "Territoire {at} : dans cette lecture (ARM-R19), de l'or là où personne n'a plus de 0 point",
    ),
    "low": lambda f: say(
        "Territory {at}: {total} is not above 0, yet it is the best that is there",
        "Territoire {at} : {total} ne dépasse pas 0, mais c'est le meilleur total présent",
    ),
    "fate-most": lambda f: say("The most gold: {gold}", "Le plus d'or : {gold}"),
    "fate-less": lambda f: say(
        "Less gold than the most: {gold} against {most}", "Moins d'or que le plus riche : {gold} contre {most}"
    ),
    "piles": lambda f: say(
        "Equal gold. Piles, from the largest down: {piles}",
        "Même total d'or. Piles, de la plus grande à la plus petite : {piles}",
    ),
    "fate-smaller": lambda f: say(
        "Equal gold. Piles, from the largest down: {piles}, less than {best}",
        "Même total d'or. Piles, de la plus grande à la plus petite : {piles}, c'est moins que {best}",
    ),
    "fate-level": lambda f: say(
        "Equal gold and equal piles ({piles}): the victory is shared",
        "Même total d'or et mêmes piles ({piles}) : la victoire est partagée",
    ),
    "fate-agreed": lambda f: say(
        "Equal gold, {gold}: read so (ARM-R21), the victory is shared",
        "Même total d'or, {gold} : dans cette lecture (ARM-R21), la victoire est partagée",
    ),
    "fate-nothing": lambda f: say(
        "Nobody has any gold: the victory is shared", "Personne n'a d'or : la victoire est partagée"
    ),
    "tie-taken": lambda f: say(
        "Territory {at}: {total}; read so (ARM-R24), a reinforcement wins any tie: all {gold} gold",
        "Territoire {at} : {total} ; dans cette lecture (ARM-R24), un renfort gagne toute égalité : les {gold} "
        "pièces d'or",
    ),
    "no-gold": lambda f: say("Territory {at}: no gold lies there", "Territoire {at} : il n'y a pas d'or"),
}

# --- actions ---------------------------------------------------------------------------------------------------------
