"""What actions, events, reasons and score lines say.

A sentence is a template with the facts' names in braces; `_words` turns the facts into words of the language in use.
Players go by the colours of their counters, without an article; a space is named as in "in castle 3".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from orclib.engine import Action, Event, Line, Reason, Seat
from orclib.games.thorval import events as ev
from orclib.games.thorval.box import REGIONS, Figure, Kind
from orclib.games.thorval.state import Options
from orclib.games.thorval.text import names
from orclib.games.thorval.text.names import (
    full_figure_name,
    orks_count,
    regions_list,
    seats_list,
    soldiers_count,
    the_kind,
    the_space,
    the_spaces,
    units_list,
)
from orclib.language import capital, current, percent, plural, say

Facts = Mapping[str, Any]
Say = Callable[[Facts], str]


def seat_name(seat: Seat, options: Options) -> str:
    """The name of a player, or chance."""
    return names.seat_name(seat)


_SEATS: Final = dict.fromkeys(("seat", "owner", "victim", "defender"), names.seat_name)
_SPACES: Final = dict.fromkeys(("space", "origin", "target", "start", "end", "by", "at", "emptied", "to"), the_space)
_WORDS: Final[Mapping[str, Callable[[Any], Any]]] = {
    **_SEATS,
    **_SPACES,
    "seats": seats_list,
    "winners": seats_list,
    "spaces": the_spaces,
    "region": lambda region: REGIONS[region - 1],
    "regions": regions_list,
    "kind": the_kind,
    "figure": lambda figure: full_figure_name(figure) if isinstance(figure, Figure) else figure,
    "soldiers": soldiers_count,
    "orks": orks_count,
}


def _words(facts: Facts) -> dict[str, Any]:
    words = {key: _WORDS[key](value) if key in _WORDS and value is not None else value for key, value in facts.items()}
    if "soldiers" in facts and "figure" in facts:
        words["units"] = units_list(facts["soldiers"], facts["figure"])
    return words


def sentence(thing: Action | Event | Reason | Line) -> str:
    """What a thing says, in the language in use."""
    if isinstance(thing, Reason):
        facts: Facts = thing.facts
        template = REASONS[thing.clause, thing.code](facts)
    elif isinstance(thing, Line):
        facts = {**thing.facts, "clause": thing.clause}
        template = LINES[thing.code](facts)
    else:
        facts = {field: getattr(thing, field) for field in thing.__struct_fields__}
        template = thing.template
    return capital(template.format(**_words(facts)))


# --- events: dice and set-up -----------------------------------------------------------------------------------------


def _hidden(f: Facts) -> str:
    if f["clause"] == "THO-19.4":
        if f["kind"] is None:
            return say(
                "{seat} hides the fourth treasure of {owner} in {space}.",
                "{seat} cache le quatrième trésor du joueur {owner} dans {space}.",
            )
        return say(
            "{seat} hides the fourth treasure of {owner} in {space}: {kind}.",
            "{seat} cache le quatrième trésor du joueur {owner} dans {space} : {kind}.",
        )
    if f["kind"] is None:
        return say(
            "{seat} hides a treasure of {owner} in {space}.", "{seat} cache un trésor du joueur {owner} dans {space}."
        )
    return say(
        "{seat} hides a treasure of {owner} in {space}: {kind}.",
        "{seat} cache un trésor du joueur {owner} dans {space} : {kind}.",
    )


# --- events: orks ----------------------------------------------------------------------------------------------------


# --- events: dragon and mediator -------------------------------------------------------------------------------------


# --- events: a turn --------------------------------------------------------------------------------------------------


# --- events: a fight -------------------------------------------------------------------------------------------------


# --- reasons ---------------------------------------------------------------------------------------------------------


def _own_only(rule: Callable[[], str]) -> Mapping[str, Say]:
    """Why soldiers cannot be put there: where they go, and who is there."""
    return {
        "not-own-empty": lambda f: rule() + say(" Nobody is in {space}.", " Il n'y a personne dans {space}."),
        "not-own-orks": lambda f: f"{rule()} {say('Orks are in {space}.', 'Il y a des Orks dans {space}.')}",
        "not-own-foreign": lambda f: f"{rule()} {say('{seat} is in {space}.', '{seat} se trouve dans {space}.')}",
    }


_OWN_ONLY: Final[Mapping[str, Callable[[], str]]] = {
    "THO-3.17": lambda: say(
        "The ten soldiers go into a space that you hold.", "Les dix soldats vont dans une case que vous occupez."
    ),
    "THO-12.11": lambda: say(
        "The six soldiers of option 4 go into spaces that you hold.",
        "Les six soldats de la possibilité 4 vont dans des cases que vous occupez.",
    ),
    "THO-13.5": lambda: say(
        "Reinforcements go into spaces that you hold.", "Les renforts vont dans des cases que vous occupez."
    ),
    "THO-17.3": lambda: say(
        "The soldiers of the crown go into spaces that you hold.",
        "Les soldats de la couronne vont dans des cases que vous occupez.",
    ),
}


def _no_such_space(f: Facts) -> str:
    if not f["space"]:
        return say(
            "Say which space: there are the territories I/1 to VI/6, and the castles by their numbers.",
            "Dites quelle case : il y a les territoires de I/1 à VI/6, et les châteaux avec leur numéro.",
        )
    return say(
        "{space} is not on the island: there are the territories I/1 to VI/6, and the castles by their numbers.",
        "{space} n'existe pas sur l'île : il y a les territoires de I/1 à VI/6, et les châteaux avec leur numéro.",
    )


def _not_contiguous(f: Facts) -> str:
    if f["origin"] == f["target"]:
        return say(
            "An attack goes from one space to another, not from {origin} to itself.",
            "Une attaque va d'une case à une autre, et {origin} ne peut pas être les deux.",
        )
    return say(
        "{target} does not border {origin}: an attack goes to a contiguous space.",
        "Entre {origin} et {target}, il n'y a pas de frontière commune : une attaque vise une case contiguë.",
    )


def _figure_costs_two(f: Facts) -> str:
    return plural(
        f["n"],
        (
            "The {figure} comes in place of two soldiers, and you have only {n} left to put.",
            "The {figure} comes in place of two soldiers, and you have {n} left to put.",
        ),
        (
            "Le {figure} remplace deux soldats, et il ne vous en reste que {n} à poser.",
            "Le {figure} remplace deux soldats, et il vous en reste {n} à poser.",
        ),
    )


def _not_all(f: Facts) -> str:
    return plural(
        f["n"],
        (
            "You place {n} soldier, but {due} are left to place: none is kept back.",
            "You place {n} soldiers, but {due} are left to place: none is kept back.",
        ),
        (
            "Vous posez {n} soldat, mais il en reste {due} à poser : on n'en garde aucun.",
            "Vous posez {n} soldats, mais il en reste {due} à poser : on n'en garde aucun.",
        ),
    )


def _too_many(f: Facts) -> str:
    return plural(
        f["due"],
        (
            "You place {n} soldiers, but only {due} is left to place.",
            "You place {n} soldiers, but only {due} are left to place.",
        ),
        (
            "Vous posez {n} soldats, mais il n'en reste que {due} à poser.",
            "Vous posez {n} soldats, mais il n'en reste que {due} à poser.",
        ),
    )


def _option_4(f: Facts) -> str:
    return say(
        "Option 4 brings {due} soldiers, and you place {n}.",
        "La possibilité 4 donne {due} soldats, et vous en posez {n}.",
    )


def _ring_sum(f: Facts) -> str:
    return plural(
        f["due"],
        (
            "Here the ring takes just {due} unit, and you name {n}.",
            "Here the ring takes just {due} units, and you name {n}.",
        ),
        (
            "Ici, l'anneau enlève {due} unité exactement, et vous en nommez {n}.",
            "Ici, l'anneau enlève {due} unités exactement, et vous en nommez {n}.",
        ),
    )


def _not_your_figure(f: Facts) -> str:
    return say("Your {figure} is not in {space}.", "Votre {figure} n'est pas dans {space}.")


def _no_soldier(f: Facts) -> str:
    return say("There is no soldier in {space}.", "Il n'y a pas de soldat dans {space}.")


def _not_so_many(f: Facts) -> str:
    return plural(
        f["n"],
        ("Only {n} soldier is in {space}.", "Only {n} soldiers are in {space}."),
        ("Il n'y a que {n} soldat dans {space}.", "Il n'y a que {n} soldats dans {space}."),
    )


def _together(f: Facts) -> str:
    return say(
        "Your {figure} stands in {space}: hero and small wizard are never in the same space.",
        "Votre {figure} est dans {space} : le héros et le petit magicien ne sont jamais dans la même case.",
    )


def _occupied_already(f: Facts) -> str:
    return say(
        "{space} is taken already: choose one where nobody is.",
        "Il y a déjà quelqu'un dans {space} : choisissez une case où il n'y a personne.",
    )


def _under_owner(f: Facts) -> str:
    return say(
        "We agreed that no treasure is laid where its owner stands, and {seat} holds {space}.",
        "On a convenu de ne poser aucun trésor là où se trouve son propriétaire, et {seat} occupe {space}.",
    )


def _treasure_there(f: Facts) -> str:
    return say(
        "A treasure lies in {space} already: there is room for one in a space.",
        "Il y a déjà un trésor dans {space} : une case n'en contient qu'un.",
    )


def _nothing_lies_there(f: Facts) -> str:
    return say("No treasure lies in {space}.", "Il n'y a pas de trésor dans {space}.")


def _partial(f: Facts) -> str:
    return say(
        "Units are gathered for a total attack only, and this one is partial.",
        "On ne se renforce que pour une attaque totale, et celle-ci est partielle.",
    )


def _not_beside(f: Facts) -> str:
    if f["space"] == f["target"]:
        return say(
            "The units in {space} are in the fight already.",
            "Les unités placées dans {space} participent déjà au combat.",
        )
    return say(
        "{space} does not border {target}: units are gathered from contiguous spaces.",
        "Entre {space} et {target}, il n'y a pas de frontière commune : on prend des unités dans des cases contiguës.",
    )


def _no_own_units(f: Facts) -> str:
    return say("You have no units in {space}.", "Vous n'avez pas d'unité dans {space}.")


def _but_one(f: Facts) -> str:
    return say(
        "You may take all units but one from {space}: the last one stays.",
        "Dans {space}, vous pouvez prendre toutes vos unités sauf une : la dernière reste.",
    )


def _against_orks(f: Facts) -> str:
    return say("When orks attack, nobody gathers units.", "Quand les Orks attaquent, personne ne se renforce.")


def _no_second_here(f: Facts) -> str:
    return say(
        "The soldiers of option 1 are not kept for later: put them in a space that you have taken.",
        "On ne garde pas pour plus tard les soldats de la possibilité 1 : posez-les dans une case que vous avez prise.",
    )


_DECISIONS: Final = (
    "THO-9.4", "THO-10.2", "THO-12.1", "THO-14.9", "THO-15.17", "THO-16.3", "THO-17.2", "THO-17.3",
    "THO-17.4",
)  # fmt: skip
"""The clauses by which somebody has to decide: in the players' episode whose turn it is, elsewhere what is due."""

REASONS: Final[Mapping[tuple[str, str], Say]] = {
    # who and when
    ("THO-1.2", "no-such-seat"): lambda f: say(
        "There is no such player: {players} play at this table.",
        "Ce joueur n'existe pas : on joue à {players} à cette table.",
    ),
    **dict.fromkeys(
        (("THO-18.2", "over"), ("THO-18.1", "over")), lambda f: say("The game is over.", "La partie est finie.")
    ),
    ("THO-18.1", "eliminated"): lambda f: say(
        "{seat} has no unit left and is out of the game.", "{seat} n'a plus d'unité et se trouve éliminé."
    ),
    ("THO-3.3", "not-your-turn"): lambda f: say(
        "Now it is up to {seat}: the island is filled in strict order.",
        "C'est maintenant à {seat} : l'île se remplit dans un ordre strict.",
    ),
    **{
        (clause, "not-your-turn"): lambda f: say("Now it is up to {seat}.", "C'est maintenant à {seat}.")
        for clause in _DECISIONS
    },
    ("THO-3.1", "opening-roll-first"): lambda f: say(
        "First all roll for the first player.", "Chacun jette d'abord son dé pour désigner le premier joueur."
    ),
    ("THO-3.4", "castles-now"): lambda f: say(
        "Now each player puts a soldier in a castle where nobody is.",
        "Chaque joueur pose maintenant un soldat dans un château inoccupé.",
    ),
    ("THO-3.6", "orks-now"): lambda f: say(
        "Now the dice say which territories get orks.",
        "Les dés disent maintenant quels territoires reçoivent des Orks.",
    ),
    ("THO-3.8", "settle-now"): lambda f: say(
        "Now the vacant territories get a soldier each, one after the other.",
        "Les territoires libres reçoivent maintenant un soldat chacun, l'un après l'autre.",
    ),
    **dict.fromkeys(
        (("THO-3.14", "hide-now"), ("THO-19.4", "hide-now")),
        lambda f: say("Now the treasures are hidden.", "C'est le moment de cacher les trésors."),
    ),
    ("THO-6.3", "spread-now"): lambda f: say(
        "Now a die says in which region the orks do not multiply.",
        "Maintenant, un dé dit dans quelle région les Orks ne se multiplient pas.",
    ),
    ("THO-14.11", "prepare-now"): lambda f: say(
        "The attacker is preparing the fight: say first when all is ready.",
        "L'attaquant prépare le combat : il dit d'abord quand tout est prêt.",
    ),
    ("THO-9.4", "losses-now"): lambda f: say(
        "First the owner says which units are eaten.", "D'abord, le propriétaire dit quelles unités sont dévorées."
    ),
    ("THO-14.11", "no-transfer-against-orks"): lambda f: say(
        "Nobody transfers a hero or small wizard against a band of orks: that belongs to players' attacks.",
        "Contre une bande d'Orks, on ne transfère ni héros ni petit magicien : c'est pour les attaques des joueurs.",
    ),
    ("THO-3.12", "hide-now"): lambda f: say("Now the treasures are hidden.", "C'est le moment de cacher les trésors."),
    ("THO-3.17", "muster-now"): lambda f: say(
        "Now each player puts ten soldiers in one space.", "Chaque joueur pose maintenant dix soldats dans une case."
    ),
    ("THO-6.1", "spread-now"): lambda f: say(
        "Now the dice say in which regions the orks multiply.",
        "Les dés disent maintenant dans quelles régions les Orks se multiplient.",
    ),
    ("THO-9.1", "dragon-now"): lambda f: say("Now the dice lead the dragon.", "Les dés guident maintenant le dragon."),
    ("THO-10.1", "mediator-now"): lambda f: say(
        "Now the dice lead the mediator.", "Les dés guident maintenant le médiateur."
    ),
    ("THO-10.2", "gift-now"): lambda f: say(
        "First the three soldiers of the mediator are put in his space.",
        "On pose d'abord les trois soldats du médiateur dans sa case.",
    ),
    ("THO-11.1", "first-player-now"): lambda f: say(
        "Now all roll for the first player of this round.",
        "Chacun jette maintenant son dé pour désigner le premier joueur de ce tour de jeu.",
    ),
    ("THO-12.1", "help-first"): lambda f: say(
        "A turn begins with the mediator's help: choose an option, or none.",
        "Un tour commence par l'aide du médiateur : choisissez une possibilité, ou aucune.",
    ),
    ("THO-12.9", "lift-now"): lambda f: say(
        "First choose the treasure that option 3 moves.", "Choisissez d'abord le trésor que la possibilité 3 déplace."
    ),
    ("THO-12.9", "lay-now"): lambda f: say(
        "First lay down the treasure that was taken up.", "Posez d'abord le trésor que vous avez pris."
    ),
    ("THO-12.11", "extra-now"): lambda f: say(
        "First the six soldiers of option 4 are placed.", "On pose d'abord les six soldats de la possibilité 4."
    ),
    ("THO-13.1", "reinforce-first"): lambda f: say(
        "First all reinforcements are placed, then an attack may follow.",
        "On pose d'abord tous les renforts, ensuite on peut attaquer.",
    ),
    ("THO-14.1", "declare-now"): lambda f: say(
        "Now an attack may be declared, or none.", "C'est le moment de déclarer une attaque, ou aucune."
    ),
    ("THO-12.7", "announce-now"): lambda f: say(
        "Now the second attack is announced, or none, before any die is thrown.",
        "C'est le moment d'annoncer la deuxième attaque, ou aucune, avant de jeter les dés.",
    ),
    ("THO-14.7", "prepare-now"): lambda f: say(
        "The attacker is preparing the fight: say first when all is ready.",
        "L'attaquant prépare le combat : il dit d'abord quand tout est prêt.",
    ),
    ("THO-14.9", "defend-now"): lambda f: say(
        "The defender is preparing for the fight: say first when all is ready.",
        "Le défenseur prépare le combat : il dit d'abord quand tout est prêt.",
    ),
    ("THO-15.11", "dice-now"): lambda f: say(
        "Now both sides of the fight throw their dice.", "Les deux camps jettent maintenant leur dé."
    ),
    ("THO-15.17", "losses-now"): lambda f: say(
        "First the owner says which units are lost.", "Le propriétaire dit d'abord quelles unités sont perdues."
    ),
    ("THO-16.1", "go-on-now"): lambda f: say(
        "Now the attacker decides: fight on, or break off.",
        "L'attaquant décide maintenant : continuer le combat, ou l'interrompre.",
    ),
    ("THO-16.3", "occupy-now"): lambda f: say(
        "First the winner moves into the emptied space.", "Le vainqueur occupe d'abord la case vidée."
    ),
    ("THO-17.2", "chest-now"): lambda f: say(
        "First the four soldiers of the chest are put where it lay.",
        "On pose d'abord les quatre soldats du coffret là où il se trouvait.",
    ),
    ("THO-17.3", "crown-now"): lambda f: say(
        "First the three soldiers of the crown are placed.", "On pose d'abord les trois soldats de la couronne."
    ),
    ("THO-17.4", "ring-now"): lambda f: say(
        "First the magic ring takes its units.", "L'anneau magique enlève d'abord ses unités."
    ),
    ("THO-12.6", "help-soldiers-now"): lambda f: say(
        "First the mediator's soldier goes into a space taken this turn.",
        "D'abord, le soldat du médiateur va dans une case prise pendant ce tour.",
    ),
    ("THO-12.5", "help-soldiers-now"): lambda f: say(
        "First the mediator's soldiers go into a space taken this turn.",
        "On pose d'abord les soldats du médiateur dans une case prise pendant ce tour.",
    ),
    ("THO-12.8", "second-now"): lambda f: say(
        "Now the second attack begins: say whether it is total or partial.",
        "La deuxième attaque commence : dites si elle est totale ou partielle.",
    ),
    # dice
    ("THO-1.5", "dice-only"): lambda f: say(
        "No player chooses that: the dice do.", "Aucun joueur ne choisit cela : ce sont les dés qui décident."
    ),
    ("THO-1.5", "no-die-now"): lambda f: say(
        "This is no time for a single die.", "Ce n'est pas le moment de jeter un seul dé."
    ),
    ("THO-15.11", "no-die-now"): lambda f: say(
        "This is no time for the dice of a fight.", "Ce n'est pas le moment de jeter les dés d'un combat."
    ),
    ("THO-1.3", "no-such-face"): lambda f: say(
        "A die shows 1 to 6, and never {n}.", "Un dé montre de 1 à 6, et jamais {n}."
    ),
    # spaces, and who is there
    ("THO-2.1", "no-such-space"): _no_such_space,
    **{(clause, code): say for clause, rule in _OWN_ONLY.items() for code, say in _own_only(rule).items()},
    ("THO-14.6", "no-walking"): lambda f: say(
        "Units move only in an attack: nobody just walks.",
        "Les unités ne se déplacent que par une attaque : il n'y a pas de déplacement libre.",
    ),
    ("THO-2.10", "orks-there"): lambda f: say(
        "Orks are in {space}: they share a space with nobody.",
        "Il y a des Orks dans {space} : ils ne partagent leur case avec personne.",
    ),
    ("THO-2.9", "foreign-there"): lambda f: say(
        "{seat} is in {space}: two players never share a space.",
        "{seat} se trouve dans {space} : deux joueurs ne partagent jamais une case.",
    ),
    # hero and small wizard
    ("THO-4.4", "figure-on-board"): lambda f: say(
        "You have just one {figure}, already on the board, in {space}.",
        "Vous n'avez qu'un {figure}, et il est déjà sur le plateau, dans {space}.",
    ),
    ("THO-4.4", "named-twice"): lambda f: say(
        "You name the {figure} twice, and each player has just one.",
        "Vous nommez deux fois le {figure}, et chaque joueur n'en a qu'un.",
    ),
    ("THO-4.1", "figure-costs-two"): _figure_costs_two,
    ("THO-4.3", "figures-together"): _together,
    ("THO-14.12", "figures-together"): lambda f: say(
        "Neither gathering nor a transfer may bring hero and small wizard together in {space}.",
        "Ni un renfort ni un transfert ne peut réunir le héros et le petit magicien dans {space}.",
    ),
    ("THO-4.2", "two-figures"): lambda f: say(
        "All these soldiers go into one space, and the two figures need two: bring in just one of them.",
        "Tous ces soldats vont dans une seule case, et il faut une case pour le héros et une autre pour le petit "
        "magicien : n'en posez qu'un.",
    ),
    ("THO-4.3", "figures-together-put"): lambda f: say(
        "Hero and small wizard are never in the same space.",
        "Le héros et le petit magicien ne sont jamais dans la même case.",
    ),
    # set-up
    ("THO-3.4", "castle-wanted"): lambda f: say(
        "{space} is no castle: the first soldier goes into a castle.",
        "{space} n'est pas un château : le premier soldat va dans un château.",
    ),
    ("THO-3.8", "territory-wanted"): lambda f: say(
        "These soldiers go into territories, and {space} is none.",
        "Ces soldats vont dans des territoires, et {space} n'en est pas un.",
    ),
    ("THO-3.4", "occupied"): _occupied_already,
    ("THO-3.8", "occupied"): _occupied_already,
    ("THO-3.11", "own-treasure"): lambda f: say(
        "Nobody hides their own treasures: you hide those of {seat}, on your right.",
        "Personne ne cache ses propres trésors : vous cachez ceux du joueur {seat}, à votre droite.",
    ),
    ("THO-3.11", "others-treasure"): lambda f: say(
        "That treasure is not for you to hide: you hide those of {seat}, on your right.",
        "Ce n'est pas à vous de cacher ce trésor : vous cachez ceux du joueur {seat}, à votre droite.",
    ),
    ("THO-19.4", "no-blank"): lambda f: say(
        "The blank treasure belongs to the variant, which we do not play.",
        "Le trésor sans inscription fait partie de la variante, et on n'y joue pas.",
    ),
    ("THO-3.16", "hidden-already"): lambda f: say(
        "You have already hidden it: {kind}.", "Vous l'avez déjà caché : {kind}."
    ),
    ("THO-3.12", "castle-wanted"): lambda f: say(
        "{space} is no castle: the first treasure goes into a castle.",
        "{space} n'est pas un château : le premier trésor va dans un château.",
    ),
    ("THO-3.14", "territory-wanted"): lambda f: say(
        "From the second on, treasures go into territories, and {space} is none.",
        "À partir du deuxième, les trésors vont dans des territoires, et {space} n'en est pas un.",
    ),
    ("THO-3.13", "owners-castle"): lambda f: say(
        "{seat} holds {space}: hide the treasure in a castle that its owner does not hold.",
        "{seat} occupe {space} : cachez le trésor dans un château que son propriétaire n'occupe pas.",
    ),
    ("THO-3.14", "under-owner"): _under_owner,
    ("THO-3.15", "treasure-there"): _treasure_there,
    # soldiers that come all together
    ("THO-3.17", "all-in-one-space"): lambda f: say(
        "The ten soldiers are put all at once, and all in one space.",
        "Les dix soldats sont posés en une seule fois, et tous dans la même case.",
    ),
    ("THO-10.2", "other-space"): lambda f: say(
        "The soldiers of the mediator go where he is, not into {space}.",
        "Les soldats du médiateur vont là où il est, pas dans {space}.",
    ),
    ("THO-17.2", "other-space"): lambda f: say(
        "The soldiers of the chest go where it lay, not into {space}.",
        "Les soldats du coffret vont là où il se trouvait, pas dans {space}.",
    ),
    ("THO-12.5", "not-taken"): lambda f: say(
        "You have not taken {space} this turn: the soldiers of option 1 go into a space that you have taken.",
        "Vous n'avez pas pris {space} pendant ce tour : les soldats de la possibilité 1 vont dans une case que "
        "vous venez de prendre.",
    ),
    ("THO-12.6", "not-taken"): lambda f: say(
        "You have not taken {space} this turn: the soldier of option 2 goes into a space that you have taken.",
        "Vous n'avez pas pris {space} pendant ce tour : le soldat de la possibilité 2 va dans une case que vous "
        "venez de prendre.",
    ),
    ("THO-12.5", "together"): lambda f: say(
        "The soldiers of option 1 stay together: put both at once in one space.",
        "Les soldats de la possibilité 1 restent ensemble : posez les deux à la fois dans une même case.",
    ),
    ("THO-12.6", "together"): lambda f: say(
        "The soldier of option 2 goes into a space taken this turn, with nothing to share out.",
        "Le soldat de la possibilité 2 va dans une case prise pendant ce tour : il n'y a rien à répartir.",
    ),
    ("THO-12.5", "nothing-to-keep-for"): _no_second_here,
    ("THO-12.6", "nothing-to-keep-for"): lambda f: say(
        "No second attack is to come: there is nothing to keep it for.",
        "Aucune deuxième attaque ne va suivre : il n'y a pas de raison de le garder.",
    ),
    # help
    ("THO-12.4", "no-such-option"): lambda f: say(
        "There is no option {n}: the mediator offers the options 1 to 5, and 0 means no help.",
        "La possibilité {n} n'existe pas : le médiateur offre les possibilités 1 à 5, et 0 veut dire aucune aide.",
    ),
    ("THO-12.1", "help-at-start"): lambda f: say(
        "Help is asked for at the beginning of a turn: now it is too late.",
        "L'aide se demande au début du tour : il est trop tard maintenant.",
    ),
    ("THO-12.3", "one-option"): lambda f: say(
        "You have asked for option {n} this turn: there is one a turn.",
        "Vous avez demandé la possibilité {n} pendant ce tour : une seule par tour.",
    ),
    ("THO-12.2", "requests-spent"): lambda f: say(
        "You have asked for help {n} times: that is all in a game.",
        "Vous avez demandé l'aide {n} fois : c'est tout pour une partie.",
    ),
    ("THO-12.10", "moved-already"): lambda f: say(
        "Option 3 has been used: it works once in a game, for all players together.",
        "La possibilité 3 a déjà servi : une seule fois par partie, tous joueurs réunis.",
    ),
    ("THO-12.9", "no-treasure"): lambda f: say(
        "No opponent has a treasure on the board that could be moved.",
        "Aucun adversaire n'a sur le plateau un trésor à déplacer.",
    ),
    ("THO-12.11", "too-many-units"): lambda f: say(
        "You have {n} units: option 4 is for players with fewer than {few}.",
        "Vous avez {n} unités : la possibilité 4 est pour ceux qui en ont moins de {few}.",
    ),
    ("THO-12.12", "no-water"): lambda f: say(
        "You hold no space on the river or the inner sea: no boat can start.",
        "Vous n'occupez aucune case au bord du fleuve ou de la mer intérieure : aucun bateau ne peut partir.",
    ),
    ("THO-12.9", "nothing-lies-there"): _nothing_lies_there,
    ("THO-12.9", "own-treasure-moved"): lambda f: say(
        "The treasure in {space} is your own: option 3 moves one of an opponent.",
        "Le trésor qui est dans {space} est le vôtre : la possibilité 3 déplace un trésor adverse.",
    ),
    ("THO-12.9", "same-space"): lambda f: say(
        "The treasure comes from {space}: lay it in another space.",
        "Le trésor était déjà dans {space} : posez-le dans une autre case.",
    ),
    ("THO-12.9", "treasure-there"): _treasure_there,
    ("THO-12.9", "under-owner"): _under_owner,
    # sums
    ("THO-13.5", "too-few"): _not_all,
    ("THO-13.5", "too-many"): _too_many,
    ("THO-13.3", "due"): lambda f: say(
        "Reinforcements are a soldier for each space of your kingdoms: {due} left to place.",
        "Les renforts sont d'un soldat par case de vos royaumes : {due} à poser encore.",
    ),
    ("THO-13.4", "due"): lambda f: say(
        "Reinforcements are never fewer than 4 soldiers: {due} left to place.",
        "Les renforts sont toujours d'au moins 4 soldats : {due} à poser encore.",
    ),
    ("THO-12.11", "too-few"): _option_4,
    ("THO-12.11", "too-many"): _option_4,
    ("THO-17.3", "too-few"): _not_all,
    ("THO-17.3", "too-many"): _too_many,
    ("THO-1.6", "no-such-number"): lambda f: say("{n} is no number of units.", "{n} n'est pas un nombre d'unités."),
    ("THO-12.9", "nowhere-to-lay"): lambda f: say(
        "The treasure in {space} can be laid nowhere else.",
        "Le trésor qui est dans {space} ne peut aller nulle part ailleurs.",
    ),
    ("THO-17.4", "too-few"): _ring_sum,
    ("THO-17.4", "too-many"): _ring_sum,
    # attacks
    ("THO-14.1", "one-attack"): lambda f: say(
        "You have launched your normal attack: there is one a turn.",
        "Vous avez lancé votre attaque normale : il y en a une par tour.",
    ),
    ("THO-14.7", "no-such-mode"): lambda f: say(
        "Say whether the attack is total or partial.", "Dites si l'attaque est totale ou partielle."
    ),
    ("THO-14.7", "mode-by-series"): lambda f: say(
        "We agreed that attacks are neither total nor partial: any attack may be broken off.",
        "On a convenu que les attaques ne sont ni totales ni partielles : toute attaque peut être interrompue.",
    ),
    ("THO-12.12", "no-boat"): lambda f: say(
        "For a boat you need option 5 of the mediator's help.",
        "Pour un bateau, il faut la possibilité 5 de l'aide du médiateur.",
    ),
    ("THO-12.12", "same-shore"): lambda f: say(
        "A boat goes to another space, not from {origin} to itself.",
        "Un bateau va vers une autre case : {origin} ne peut pas être le départ et l'arrivée.",
    ),
    ("THO-12.12", "not-on-water"): lambda f: say(
        "{space} touches neither the river nor the inner sea: no boat stops there.",
        "{space} ne touche ni le fleuve ni la mer intérieure : aucun bateau ne s'y arrête.",
    ),
    ("THO-14.2", "origin-not-own"): lambda f: say(
        "You do not hold {space}: an attack starts from a space of your own.",
        "Vous n'occupez pas {space} : une attaque part d'une de vos cases.",
    ),
    ("THO-14.2", "not-contiguous"): _not_contiguous,
    ("THO-2.5", "water-between"): lambda f: say(
        "Over the water, only a boat gets from {origin} to {target}: that is option 5 of the mediator's help.",
        "Sur l'eau, entre {origin} et {target}, il faut un bateau : c'est la possibilité 5 de l'aide du médiateur.",
    ),
    ("THO-14.3", "target-empty"): lambda f: say(
        "{space} is empty: attack another player, or orks.", "{space} est vide : attaquez un autre joueur, ou des Orks."
    ),
    ("THO-14.3", "target-own"): lambda f: say(
        "{space} is your own: attack another player, or orks.",
        "{space} est à vous : attaquez un autre joueur, ou des Orks.",
    ),
    ("THO-14.4", "dragons-space"): lambda f: say(
        "The dragon is in {space}: no player may attack there.",
        "Le dragon se trouve dans {space} : aucun joueur ne peut attaquer là.",
    ),
    ("THO-14.5", "truce"): lambda f: say(
        "The mediator is in region {region}, and so is {space}: no player may attack there.",
        "Le médiateur est dans la région {region}, et {space} aussi : aucun joueur ne peut attaquer là.",
    ),
    ("THO-10.5", "truce-region"): lambda f: say(
        "The mediator protects all of region {region} until he moves on.",
        "Le médiateur protège toute la région {region} jusqu'à son prochain départ.",
    ),
    ("THO-2.5", "boat-not-said"): lambda f: say(
        'Over the water, only a boat gets from {origin} to {target}: say that the attack goes "by boat".',
        "Sur l'eau, entre {origin} et {target}, il faut un bateau : dites que l'attaque se fait « by boat ».",
    ),
    ("THO-12.6", "no-second-attack"): lambda f: say(
        "For a second attack you need option 2, asked for at the beginning of the turn.",
        "Pour une deuxième attaque, il faut la possibilité 2, demandée au début du tour.",
    ),
    ("THO-12.7", "announced-already"): lambda f: say(
        "The second attack is announced, from {origin} on {target}: it cannot be changed.",
        "La deuxième attaque est annoncée, depuis {origin} contre {target} : on ne peut plus la changer.",
    ),
    ("THO-12.7", "too-late-to-announce"): lambda f: say(
        "The second attack is announced before the first is fought.",
        "La deuxième attaque s'annonce avant de livrer la première.",
    ),
    # before a fight
    ("THO-14.11", "dice-were-thrown"): lambda f: say(
        "Dice have been thrown in this fight: hero or small wizard is transferred before that.",
        "Les dés de ce combat ont été jetés : on transfère le héros ou le petit magicien avant cela.",
    ),
    **dict.fromkeys(
        (("THO-14.7", "dice-were-thrown"), ("THO-14.9", "dice-were-thrown")),
        lambda f: say(
            "Dice have been thrown in this fight: units are gathered before that.",
            "Les dés de ce combat ont été jetés : on se renforce avant cela.",
        ),
    ),
    ("THO-14.11", "defender-transfers"): lambda f: say(
        "The defender transfers neither hero nor small wizard: that is for the attacker.",
        "Le défenseur ne transfère ni héros ni petit magicien : c'est réservé à l'attaquant.",
    ),
    ("THO-14.11", "one-transfer"): lambda f: say(
        "You have transferred one already: there is one transfer in an attack.",
        "Vous en avez déjà transféré un : il y a un seul transfert par attaque.",
    ),
    ("THO-14.11", "there-already"): lambda f: say(
        "Your {figure} is in {space} already.", "Votre {figure} est déjà dans {space}."
    ),
    ("THO-14.11", "no-such-figure"): _not_your_figure,
    ("THO-14.7", "no-such-figure"): _not_your_figure,
    ("THO-14.9", "no-such-figure"): _not_your_figure,
    ("THO-14.7", "no-soldier"): _no_soldier,
    ("THO-14.9", "no-soldier"): _no_soldier,
    ("THO-14.7", "partial"): _partial,
    ("THO-14.9", "partial"): _partial,
    ("THO-14.7", "against-orks"): _against_orks,
    ("THO-14.9", "against-orks"): _against_orks,
    ("THO-14.7", "not-beside"): _not_beside,
    ("THO-14.9", "not-beside"): _not_beside,
    ("THO-14.7", "no-own-units"): _no_own_units,
    ("THO-14.9", "no-own-units"): _no_own_units,
    ("THO-14.8", "last-unit"): _but_one,
    ("THO-14.9", "last-unit"): _but_one,
    ("THO-14.10", "last-unit"): lambda f: say(
        "The last unit of {space} stays there: no space may be left empty.",
        "La dernière unité placée dans {space} y reste : on ne peut pas évacuer complètement une case.",
    ),
    # the fight
    ("THO-15.17", "owner-chooses"): lambda f: say(
        "{seat} chooses which of these units are lost, and nobody else.",
        "C'est {seat} qui choisit lesquelles de ces unités sont perdues, et personne d'autre.",
    ),
    ("THO-9.4", "owner-chooses"): lambda f: say(
        "{seat} chooses which of these units the dragon eats, and nobody else.",
        "C'est {seat} qui choisit lesquelles de ces unités le dragon dévore, et personne d'autre.",
    ),
    ("THO-16.2", "no-way-back"): lambda f: say(
        "A total attack goes on to the end: it cannot be broken off.",
        "Une attaque totale va jusqu'au bout : on ne peut pas l'interrompre.",
    ),
    ("THO-16.2", "one-exchange-first"): lambda f: say(
        "Both sides roll at least once: only after that an attack may be broken off.",
        "Les deux camps jettent le dé au moins une fois : après cela seulement, on peut interrompre une attaque.",
    ),
    ("THO-7.15", "orks-do-not-stop"): lambda f: say(
        "Orks attack here, and no player chooses for them.",
        "Ici, ce sont les Orks qui attaquent, et aucun joueur ne choisit pour eux.",
    ),
    ("THO-16.3", "one-must-move"): lambda f: say(
        "At least one unit moves into the emptied space.", "Au moins une unité va occuper la case vidée."
    ),
    ("THO-16.3", "one-stays"): lambda f: say(
        "At least one unit stays in {space}.", "Au moins une unité reste dans {space}."
    ),
    ("THO-16.3", "only-the-emptied"): lambda f: say(
        "The winner moves into the space that was emptied: {space}.",
        "Le vainqueur occupe la case qui a été vidée : {space}.",
    ),
    ("THO-16.3", "no-soldier"): _no_soldier,
    ("THO-16.7", "no-such-figure"): _not_your_figure,
    # treasures
    ("THO-15.17", "not-by-choice"): lambda f: say(
        "Players choose their own losses: only the magic ring takes units of your choice.",
        "Chaque joueur choisit ses propres pertes : seul l'anneau magique enlève des unités de votre choix.",
    ),
    ("THO-17.4", "nobody-there"): lambda f: say(
        "Nobody is in {space}: take units of an opponent.",
        "Il n'y a personne dans {space} : enlevez des unités d'un adversaire.",
    ),
    ("THO-17.4", "orks-no-opponent"): lambda f: say(
        "Only orks are in {space}: the ring takes units of a player.",
        "Il n'y a que des Orks dans {space} : l'anneau enlève des unités d'un joueur.",
    ),
    ("THO-17.4", "own-units"): lambda f: say(
        "The units in {space} are your own: take those of an opponent.",
        "Les unités placées dans {space} sont à vous : enlevez celles d'un adversaire.",
    ),
    ("THO-17.4", "one-opponent"): lambda f: say(
        "The ring takes all its units from one opponent, and you have begun with {seat}.",
        "L'anneau enlève toutes ses unités à un seul adversaire, et vous avez commencé par {seat}.",
    ),
    ("THO-17.4", "no-such-figure"): lambda f: say(
        "There is no {figure} in {space}.", "Il n'y a pas de {figure} dans {space}."
    ),
    ("THO-17.4", "no-soldier"): _no_soldier,
    **{(clause, "not-so-many"): _not_so_many for clause in ("THO-14.7", "THO-14.9", "THO-16.3", "THO-17.4")},
    ("THO-1.6", "one-by-one"): lambda f: say(
        "The ring takes single units: a soldier, the hero or the small wizard.",
        "L'anneau enlève des unités une à une : un soldat, le héros ou le petit magicien.",
    ),
    # attempts
    ("THO-17.6", "nothing-lies-there"): _nothing_lies_there,
    ("THO-17.1", "occupy-first"): lambda f: say(
        "The treasure in {space} is your own: you turn it over when you occupy that space.",
        "Le trésor qui est dans {space} est le vôtre : vous le retournez quand vous occupez cette case.",
    ),
    ("THO-17.6", "stays-face-down"): lambda f: say(
        "The treasure in {space} stays face down: it is one of {seat}, who alone may turn it over.",
        "Le trésor qui est dans {space} reste face cachée : c'est un trésor du joueur {seat}, qui seul peut le "
        "retourner.",
    ),
    ("THO-12.9", "unseen"): lambda f: say(
        "Even whoever moves a treasure with option 3 does not look at it.",
        "Même celui qui déplace un trésor avec la possibilité 3 ne le regarde pas.",
    ),
    ("THO-19.2", "promises-bind-nobody"): lambda f: say(
        "A promise binds nobody: bluffing is allowed.", "Une promesse n'engage personne : on a le droit de bluffer."
    ),
    # the end
    ("THO-18.2", "three-treasures"): lambda f: say(
        "{seat} has found all three treasures and is king of Thorval.",
        "{seat} a retrouvé ses trois trésors et devient roi de Thorval.",
    ),
    ("THO-18.1", "last-survivor"): lambda f: say(
        "{seat} is the last player with units on the board, and wins.",
        "{seat} est le dernier joueur à avoir des unités sur le plateau et gagne.",
    ),
    ("THO-18.1", "nobody-left"): lambda f: say(
        "Nobody has a unit left on the board, and nobody wins.",
        "Personne n'a plus d'unité sur le plateau, et personne ne gagne.",
    ),
}

# --- score lines -----------------------------------------------------------------------------------------------------

LINES: Final[Mapping[str, Say]] = {
    "treasure": lambda f: (
        say("Found: {kind}, which counts nothing", "Retrouvé : {kind}, qui ne compte pas")
        if f["kind"] is Kind.BLANK
        else say("Found: {kind}", "Retrouvé : {kind}")
    ),
}

# --- actions ---------------------------------------------------------------------------------------------------------


# --- odds and strengths ----------------------------------------------------------------------------------------------


def chapter(event: Event) -> str:
    """Each round begins with what nobody does: orks, dragon, mediator."""
    if not isinstance(event, ev.RoundBegan):
        return ""
    return say("Round {n}: orks, dragon and mediator", "Tour {n} : Orks, dragon et médiateur").format(n=event.number)


def fight_endings() -> tuple[str, str, str]:
    """How a player's attack may end: for the attacker, for nobody, for the defender."""
    return (
        say("the attacker wins", "l'attaquant gagne"),
        say("both sides are wiped out", "les deux camps sont anéantis"),
        say("the attacker is wiped out", "l'attaquant est anéanti"),
    )


def reckoned(more_may_come: bool) -> str:
    """What the odds of a fight leave out of account: what may still be brought to it, and whom the owners give."""
    if more_may_come:
        return say(
            "Reckoned with the units that stand there now: nobody gathers or transfers any more, the fight goes "
            "to its end, and soldiers are lost before hero or wizard.",
            "Calcul avec les unités présentes maintenant : plus aucun renfort ni transfert, le combat va jusqu'au "
            "bout, et on perd les soldats avant le héros ou le petit magicien.",
        )
    return say(
        "Reckoned to the end of the fight; soldiers are lost before hero or wizard.",
        "Calcul jusqu'à la fin du combat ; on perd les soldats avant le héros ou le petit magicien.",
    )


def band_endings() -> tuple[str, ...]:
    """How a band's attack may end, in the order of `BandResult`."""
    return (
        say("the band conquers the space and moves in", "la bande conquiert la case et l'occupe"),
        say(
            "the space is emptied, but the last ork stays where it is",
            "la case est vidée, mais le dernier Ork reste où il est",
        ),
        say("both sides are wiped out", "les deux camps sont anéantis"),
        say("the band stops with one ork left", "la bande s'arrête, réduite à un seul Ork"),
        say("the band is wiped out", "la bande est anéantie"),
    )


def is_kind(kind: Kind) -> str:
    """What a treasure turns out to be."""
    return say("it is {kind}", "c'est {kind}").format(kind=the_kind(kind))


def _share(share: Fraction) -> str:
    """A chance as a percentage; what is not quite certain, or not quite impossible, is not called so."""
    text = percent(float(share))
    if share in (0, 1) or text not in (percent(0), percent(1)):
        return text
    return say("almost {share}", "presque {share}").format(share=text)


def fight_prospect(origin: str, target: str, share: Fraction) -> str:
    """How likely the attack that is being fought takes its target."""
    text = say(
        "The attack from {origin} on {target}, fought to the end as both sides stand now, wins in {share} of all "
        "cases.",
        "Menée jusqu'au bout avec les forces en présence, l'attaque depuis {origin} contre {target} réussit dans "
        "{share} des cas.",
    )
    return text.format(origin=the_space(origin), target=the_space(target), share=_share(share))


def treasure_prospect(owner: Seat, space: str, kind: Kind, share: Fraction) -> str:
    """How likely a treasure face down is of a kind."""
    text = say(
        "The treasure of {owner} in {space} may be {kind}: {share}.",
        "Le trésor du joueur {owner} dans {space} est peut-être {kind} : {share}.",
    )
    words = {"owner": names.seat_name(owner), "space": the_space(space), "kind": the_kind(kind)}
    return text.format(**words, share=_share(share))


def landings_prospect(prey: int, landings: Fraction) -> str:
    """How often the dragon lands on average until he finds a unit."""
    text = say(
        "Territories with units of players: {prey} of 36. How often the dragon lands on average until he finds "
        "one: {landings}.",
        "Territoires avec des unités des joueurs : {prey} sur 36. Nombre moyen d'atterrissages avant que le "
        "dragon en trouve un : {landings}.",
    )
    return text.format(prey=prey, landings=_decimal(landings))


def _decimal(value: Fraction) -> str:
    """A number with one decimal, written as the language does."""
    text = f"{float(value):.1f}".removesuffix(".0")
    return text.replace(".", ",") if current() == "fr" else text
