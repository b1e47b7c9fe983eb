"""The small experiments of the lessons, by name."""

from __future__ import annotations

from typing import Final

from orclib.engine.teaching import Dials
from orclib.games.orcs_vs_orcs.box import HEROES, UNITS
from orclib.games.orcs_vs_orcs.lessons.experiments import (
    ARMIES,
    COUNTED,
    DECKS,
    FIELDS,
    FOES,
    GALLERY,
    NONE,
    OWNERS,
    PLACES,
    THORNBY,
    WALLS,
    city,
    distance,
    effect,
    ending,
    fate,
    fortress,
    hero,
    lab,
    march,
    market,
    objective,
    opening,
    run,
    setup,
    strike,
    walk,
)
from orclib.language import Bilingual as Words

_PLAYERS = {
    "G": Words("Green", "Vert"),
    "B": Words("Blue", "Bleu"),
    "O": Words("Orange", "Orange"),
    "V": Words("Violet", "Violet"),
}
_NOBODY = Words("Nobody", "Personne")
_CARDS = {
    "ORC": Words("Orc", "Orc"),
    "HEAVY": Words("Heavy Orc", "Orc lourd"),
    "BOAR": Words("Boar rider", "Sanglier monté"),
    "XBOW": Words("Crossbowman", "Arbalétrier"),
    "SHAMAN": Words("Shaman", "Shaman"),
    "CATAPULT": Words("Catapult", "Catapulte"),
    **{hero.value: Words(hero.value.title(), hero.value.title()) for hero in HEROES},
}
_TOKENS = {"white": Words("white", "blanc"), "red": Words("red", "rouge")}
_STATES = {"lying": Words("lying", "couchée"), "standing": Words("standing", "debout")}
_FIELD_OR_WALLS = {
    NONE: Words("in the field", "en rase campagne"),
    "assault": Words("an assault on a fortress", "à l'assaut d'une Forteresse"),
}


def _digits(first: int, last: int) -> tuple[str, ...]:
    """The settings of a dial that counts."""
    return tuple(map(str, range(first, last + 1)))


_ALL = (
    Dials(
        slug="distance",
        en="How far is it? Choose the number of players, then how many roads to go from Green's start. One action leads two zones far at most.",
        fr="Est-ce loin ? Choisissez le nombre de joueurs, puis le nombre de routes depuis le départ de Vert. Une action mène à deux zones au plus.",
        names=(Words("players", "joueurs"), Words("roads", "routes")),
        choices=(("2", "3", "4"), _digits(0, 10)),
        begin=("2", "4"),
        show=distance,
    ),
    Dials(
        slug="setup",
        en="Choose players and scenario: 1 is the standard game, 2 the total fight, 3 the calm before the storm. Where are the wells, and how far are they from you?",
        fr="Choisissez le nombre de joueurs et le scénario : 1, standard ; 2, total fight ; 3, le calme avant la tempête. Où sont les puits, et à quelle distance ?",
        names=(Words("players", "joueurs"), Words("scenario", "scénario")),
        choices=(("2", "3", "4"), ("1", "2", "3")),
        begin=("2", "1"),
        show=setup,
    ),
    Dials(
        slug="walk",
        en="Green has four Hordes at Start N and two at Oxwell, and moves over Oxwell to Goosefold. How many go, how many are left at Oxwell, how many are taken along from there?",
        fr="Vert a quatre Hordes au Départ N et deux à Oxwell, et va par Oxwell à Goosefold. Combien partent, combien restent à Oxwell, combien y sont emmenées ?",
        names=(Words("go", "partent"), Words("left", "laissées"), Words("taken", "emmenées")),
        choices=(_digits(1, 5), _digits(0, 4), _digits(0, 3)),
        begin=("3", "1", "1"),
        show=walk,
    ),
    Dials(
        slug="fate",
        en="Two Hordes of Green stop at Thornby. Choose the fate, the colour of Green's strike token, how many Hordes are in reserve, and whose village it is.",
        fr="Deux Hordes de Vert s'arrêtent à Thornby. Choisissez le sort, la couleur du jeton de Vert, les Hordes en réserve, et à qui est le Village.",
        names=(
            Words("fate", "sort"),
            Words("token", "jeton"),
            Words("reserve", "réserve"),
            Words("village of", "Village de"),
        ),
        choices=(("raze", "convert", "control"), ("white", "red"), ("0", "1", "9"), (NONE, "B")),
        begin=("raze", "white", "9", NONE),
        show=fate,
        labels={
            "raze": Words("raze", "raser"),
            "convert": Words("convert", "convertir"),
            "control": Words("control", "contrôler"),
            **_TOKENS,
            NONE: _NOBODY,
            "B": _PLAYERS["B"],
        },
    ),
    Dials(
        slug="city",
        en="How many Hordes go to Hallowmere, and whose city is it? No Horde stands there.",
        fr="Combien de Hordes vont à Hallowmere, et à qui est la Cité ? Aucune Horde n'y est.",
        names=(Words("Hordes", "Hordes"), Words("city of", "Cité de")),
        choices=(_digits(1, 4), tuple(OWNERS)),
        begin=("2", NONE),
        show=city,
        labels={
            NONE: _NOBODY,
            "B": Words("Blue, who has no Hero", "Bleu, qui n'a pas de Héros"),
            "B+": Words("Blue, who has two Heroes", "Bleu, qui a deux Héros"),
        },
    ),
    Dials(
        slug="run",
        en="Green attacks Goosefold. How many against how many; what is there at Thornby; and has Blue a fortress at Goosefold? Ringed: where Blue may go.",
        fr="Vert attaque Goosefold. Combien contre combien ; qu'y a-t-il à Thornby ; Bleu a-t-il une Forteresse à Goosefold ? Entouré : là où Bleu peut aller.",
        names=(
            Words("attackers", "attaquants"),
            Words("defenders", "défenseurs"),
            Words("Thornby", "Thornby"),
            Words("fortress", "Forteresse"),
        ),
        choices=(_digits(1, 6), _digits(1, 3), tuple(THORNBY), tuple(WALLS)),
        begin=("3", "1", "ruin", NONE),
        show=run,
        labels={
            "ruin": Words("a bare ruin", "une simple ruine"),
            "village": Words("a village of nobody", "un Village sans maître"),
            "village B": Words("a village of Blue", "un Village de Bleu"),
            "village G": Words("a village of Green", "un Village de Vert"),
            "G 1": Words("a Horde of Green", "une Horde de Vert"),
            "B fortress": Words("a fortress of Blue", "une Forteresse de Bleu"),
            "G fortress": Words("a fortress of Green", "une Forteresse de Vert"),
            NONE: Words("none", "aucune"),
            **_STATES,
        },
    ),
    Dials(
        slug="march",
        en="How many Hordes march from Goosefold, and who awaits them at Turnipstead?",
        fr="Combien de Hordes marchent de Goosefold, et qui les attend à Turnipstead ?",
        names=(Words("Hordes", "Hordes"), Words("at Turnipstead", "à Turnipstead")),
        choices=(_digits(1, 5), (NONE, "retreat", "stand")),
        begin=("3", "stand"),
        show=march,
        labels={
            NONE: _NOBODY,
            "retreat": Words("four of Blue's, who retreat", "quatre de Bleu, qui se replient"),
            "stand": Words("four of Blue's, who stand", "quatre de Bleu, qui restent"),
        },
    ),
    Dials(
        slug="market",
        en="How many players, and how many standing fortresses has Green beside the Dark City? Ringed: what may be bought, and where recruits may come.",
        fr="Combien de joueurs, et combien de Forteresses debout a Vert en plus de la Cité Sombre ? Entouré : ce qu'on peut acheter, et où les recrues peuvent arriver.",
        names=(Words("players", "joueurs"), Words("fortresses", "Forteresses")),
        choices=(("2", "3", "4"), _digits(0, 4)),
        begin=("2", "2"),
        show=market,
    ),
    Dials(
        slug="fortress",
        en="A fortress of Green's at Oxwell, lying or standing, with how many guards? What does it give, and what happens when three Hordes of Blue come?",
        fr="Une Forteresse de Vert à Oxwell, couchée ou debout ; combien de Hordes la gardent ? Que donne-t-elle, et que se passe-t-il quand viennent trois Hordes de Bleu ?",
        names=(Words("fortress", "Forteresse"), Words("guards", "gardes")),
        choices=(("lying", "standing"), _digits(0, 2)),
        begin=("standing", "1"),
        show=fortress,
        labels=_STATES,
    ),
    Dials(
        slug="strike",
        en="Blue's token stands on a space, and Blue takes so many strikes in one step. Which colour has it, and where is Green's token? When is Berserk a waste?",
        fr="Le jeton de Bleu est sur une case, et Bleu subit tant de frappes en une étape. De quelle couleur est-il, et où est le jeton de Vert ? Quand Berserk est-il du gâchis ?",
        names=(
            Words("space", "case"),
            Words("strikes", "frappes"),
            Words("token", "jeton"),
            Words("Green's space", "case de Vert"),
        ),
        choices=(_digits(1, 6), _digits(1, 12), ("white", "red"), _digits(1, 6)),
        begin=("3", "2", "red", "1"),
        show=strike,
        labels=_TOKENS,
    ),
    Dials(
        slug="opening",
        en="A deck with how many cards of the first line (Orcs, Heavy Orcs, Boar riders) and how many of the second? How often does the first hand have nobody for the first line?",
        fr="Un Deck avec combien de cartes de première ligne (Orcs, Orcs lourds, Sangliers montés) et combien de seconde ligne ? Combien de fois la première main n'a-t-elle personne pour la première ligne ?",
        names=(Words("first line", "première ligne"), Words("second line", "seconde ligne")),
        choices=(_digits(0, 8), _digits(0, 6)),
        begin=("4", "2"),
        show=opening,
    ),
    Dials(
        slug="effect",
        en="Green reveals a card, and Blue has engaged some already. Choose both, and the kind of battle. Ringed: what the effect of Green's card counts.",
        fr="Vert révèle une carte, et Bleu en a déjà engagé. Choisissez les deux, et le genre de bataille. Entouré : ce que compte l'Effet de la carte de Vert.",
        names=(Words("card", "carte"), Words("Blue has", "Bleu a"), Words("battle", "bataille")),
        choices=(tuple(kind.value for kind in UNITS), FIELDS, (NONE, "assault")),
        begin=("XBOW", "ORC/XBOW HEAVY", NONE),
        show=effect,
        labels={
            **_CARDS,
            **_FIELD_OR_WALLS,
            "ORC/XBOW": Words("Orc, Crossbowman behind", "Orc, Arbalétrier derrière"),
            "BOAR BOAR": Words("two Boar riders", "deux Sangliers montés"),
            "ORC/XBOW HEAVY": Words("Orc, Crossbowman behind; Heavy Orc", "Orc, Arbalétrier derrière ; Orc lourd"),
            "HEAVY/XBOW ORC/XBOW": Words(
                "Heavy Orc and Orc, a Crossbowman behind each", "Orc lourd et Orc, un Arbalétrier derrière chacun"
            ),
            "ORC+BUURK/XBOW HEAVY": Words(
                "Orc under Buurk, Crossbowman behind; Heavy Orc", "Orc sous Buurk, Arbalétrier derrière ; Orc lourd"
            ),
            "ORC/XBOW+BUURK HEAVY/XBOW": Words(
                "Orc and Heavy Orc, a Crossbowman behind each, the first under Buurk",
                "Orc et Orc lourd, un Arbalétrier derrière chacun, le premier sous Buurk",
            ),
            "ORC*/XBOW* BOAR": Words(
                "Orc, Crossbowman behind, both face down; Boar rider",
                "Orc, Arbalétrier derrière, face cachée ; Sanglier monté",
            ),
        },
    ),
    Dials(
        slug="hero",
        en="Choose a Hero for Green, or look at all twenty; then its place, and what Blue plays against it.",
        fr="Choisissez un Héros pour Vert, ou regardez les vingt ; puis sa place, et ce que joue Bleu.",
        names=(Words("Hero", "Héros"), Words("place", "place"), Words("Blue", "Bleu")),
        choices=(GALLERY, PLACES, tuple(FOES)),
        begin=(NONE, PLACES[0], "ORC"),
        show=hero,
        labels={
            **_CARDS,
            NONE: Words("all twenty", "les vingt"),
            "on 1 first": Words("on the first line", "sur la première ligne"),
            "on 1 second": Words("on the second line", "sur la seconde ligne"),
            "loose": Words("none: no column is complete", "aucune : pas de colonne complète"),
            "XBOW behind 2": _CARDS["XBOW"],
            "FROKSH on 1 first": _CARDS["FROKSH"],
        },
    ),
    Dials(
        slug="lab",
        en="The battle lab. Decks: A the six starting cards; B the ten of the assault in lesson 14; C ours: no Catapult, three Heavy Orcs, two Boar riders; D ours: four Orcs, three Crossbowmen, two Shamans, a Catapult. How many Hordes attack how many, and in what battle?",
        fr="Le laboratoire. Decks : A les six cartes de départ ; B les dix de l'assaut de la leçon 14 ; C de nous : sans Catapulte, trois Orcs lourds, deux Sangliers montés ; D de nous : quatre Orcs, trois Arbalétriers, deux Shamans, une Catapulte. Combien de Hordes en attaquent combien, et dans quelle bataille ?",
        names=(
            Words("attacker", "attaquant"),
            Words("defender", "défenseur"),
            Words("Hordes", "Hordes"),
            Words("battle", "bataille"),
        ),
        choices=(tuple(DECKS), tuple(DECKS), ARMIES, (NONE, "assault")),
        begin=("A", "A", "1 : 1", NONE),
        show=lab,
        labels=_FIELD_OR_WALLS,
    ),
    Dials(
        slug="ending",
        en="The end of a round: Green's Hordes, losses and cards, then Blue's. Which of the four endings lights up, and who wins?",
        fr="La fin d'un round : les Hordes, les pertes et les cartes de Vert, puis de Bleu. Laquelle des quatre issues s'allume, et qui gagne ?",
        names=(
            Words("Green: Hordes", "Vert : Hordes"),
            Words("losses", "pertes"),
            Words("cards", "cartes"),
            Words("Blue: Hordes", "Bleu : Hordes"),
            Words("losses", "pertes"),
            Words("cards", "cartes"),
        ),
        choices=(_digits(0, 3), _digits(0, 3), _digits(0, 2), _digits(0, 3), _digits(0, 3), _digits(0, 2)),
        begin=("2", "1", "2", "1", "3", "2"),
        show=ending,
    ),
    Dials(
        slug="objective",
        en="Three players. What is counted, and how many has each?",
        fr="Trois joueurs. Que compte-t-on, et combien chacun en a-t-il ?",
        names=(Words("tile", "tuile"), _PLAYERS["G"], _PLAYERS["B"], _PLAYERS["O"]),
        choices=(COUNTED, _digits(0, 2), _digits(0, 2), _digits(0, 2)),
        begin=("CITIES", "2", "2", "1"),
        show=objective,
        labels={
            "CITIES": Words("cities", "Cités"),
            "HORDES": Words("Hordes", "Hordes"),
            "KILLS": Words("enemy Hordes eliminated", "Hordes ennemies éliminées"),
            "VILLAGES": Words("villages", "Villages"),
            "MARKERS": Words("control markers", "marqueurs de contrôle"),
            "RAZED": Words("village trophies", "trophées de Villages"),
            "FORTRESSES": Words("standing fortresses", "Forteresses debout"),
        },
    ),
)

DIALS: Final[dict[str, Dials]] = {dials.slug: dials for dials in _ALL}
