"""The sixteen scenes of the notebook as data: what is said, where each begins, its steps and questions."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs.components import HEROES, UNITS
from orclib.games.orcs_vs_orcs.examples import (
    BARE,
    BEFORE_W10,
    E7,
    E13_MARCH,
    PARTNERS,
    PRESETS,
    SETUP,
    W9_MOVES,
    W10_MOVES,
    battle,
    fight,
)
from orclib.games.orcs_vs_orcs.experiments import (
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
from orclib.games.orcs_vs_orcs.state import Phase, State
from orclib.language import Bilingual as Words
from orclib.teaching import Dials, Lesson, Start, Step, WhatHappens, WhichOnes

_GREEN, _BLUE = Seat(0), Seat(1)
_LETTERS = "GBOV"
_PLAYERS = {
    "G": Words("Green", "Vert"),
    "B": Words("Blue", "Bleu"),
    "O": Words("Orange", "Orange"),
    "V": Words("Violet", "Violet"),
}
_NOBODY = Words("Nobody", "Personne")
_YES_NO = {"yes": Words("Yes", "Oui"), "no": Words("No", "Non")}
_OWNERS = {"G": _PLAYERS["G"], "B": _PLAYERS["B"], "nobody": _NOBODY}
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


def _numbers(*numbers: int) -> dict[str, Words]:
    return {str(n): Words(str(n), str(n)) for n in numbers}


def _digits(first: int, last: int) -> tuple[str, ...]:
    """The settings of a dial that counts."""
    return tuple(map(str, range(first, last + 1)))


def _presets(*names: str) -> dict[str, Start]:
    return {name: PRESETS[name] for name in names}


def _clauses(section: int, last: int, first: int = 1) -> tuple[str, ...]:
    return tuple(f"OVO-{section}.{number}" for number in range(first, last + 1))


def _at(position: str, *moves: str, overlay: str = "") -> Start:
    return Start(position=position, moves=moves, overlay=overlay)


def _after(name: str, *moves: str) -> Start:
    """A named position after some moves, without anything on top that would give an answer away."""
    start = PRESETS[name]
    return replace(start, moves=(*start.moves, *moves), overlay="", deal=False)


def _fought(name: str, *rounds: tuple[str, ...]) -> Start:
    """A battle of the rulebook after some rounds; cards come as the example says."""
    moves = [move for played in rounds for move in played if not move.startswith("draw")]
    return replace(PRESETS[name], moves=tuple(moves))


def _plain(name: str) -> Start:
    """A named position without anything on top."""
    return replace(PRESETS[name], overlay="")


# --- what questions read off a state ---------------------------------------------------------------------------------


def _glory(seat: Seat) -> Callable[[State], str]:
    """The points of a player."""
    return lambda state: str(state.players[seat].glory)


def _victor(state: State) -> str:
    """Who has gained a point since nobody had any, by letters."""
    found = "".join(_LETTERS[seat] for seat in state.options.seats if state.players[seat].glory)
    return found or "nobody"


def _hordes(zone: str) -> Callable[[State], str]:
    """How many Hordes stand in a zone."""

    def truth(state: State) -> str:
        army = state.army(zone)
        return str(army.hordes if army else 0)

    return truth


def _owner(zone: str) -> Callable[[State], str]:
    """Whose marker lies in a zone, by a letter."""

    def truth(state: State) -> str:
        seat = state.marker(zone)
        return "nobody" if seat is None else _LETTERS[seat]

    return truth


def _actions(state: State) -> str:
    """The actions that are left to whoever acts."""
    return str(state.actions)


def _space(seat: Seat) -> Callable[[State], str]:
    """Where the strike token of a player stands in the battle."""

    def truth(state: State) -> str:
        number = state.side(seat)
        assert number is not None
        assert state.battle is not None
        return str(state.battle.sides[number].space)

    return truth


def _struck(seat: Seat, before: int) -> Callable[[State], str]:
    """How many strikes a player has taken since the token stood on a space, with the Hordes lost before none."""

    def truth(state: State) -> str:
        number = state.side(seat)
        assert number is not None
        assert state.battle is not None
        side = state.battle.sides[number]
        return str(side.space - before + 6 * side.losses)

    return truth


def _lost(seat: Seat) -> Callable[[State], str]:
    """How many Hordes a player has lost in the battle."""

    def truth(state: State) -> str:
        number = state.side(seat)
        assert number is not None
        assert state.battle is not None
        return str(state.battle.sides[number].losses)

    return truth


def _goes_on(state: State) -> str:
    """Whether the battle goes on."""
    return "yes" if state.battle is not None and not state.battle.ending else "no"


def _fortress(zone: str) -> Callable[[State], str]:
    """Whose fortress a zone has and how it stands, as in "G lying"."""

    def truth(state: State) -> str:
        fort = state.fortress(zone)
        return "none" if fort is None else f"{_LETTERS[fort.owner]} {'standing' if fort.standing else 'lying'}"

    return truth


def _gains(state: State) -> str:
    """What Green and Blue have gained on 10 and 13 points."""
    green, blue = (state.players[seat].glory for seat in (_GREEN, _BLUE))
    return f"{green - 10} {blue - 13}"


def _winners(state: State) -> str:
    """Who has won the game, by letters."""
    return "".join(_LETTERS[seat] for seat in state.winners) or "nobody"


def _berserk_asked(state: State) -> str:
    """Whether Blue is asked about Berserk."""
    return "yes" if state.phase is Phase.BERSERK and state.active == _BLUE else "no"


# --- positions of single scenes --------------------------------------------------------------------------------------

_TURN = "start_n: G 6\nn_road: G 1"
_CITIES = "ne_out: G 1\nne_city: B marker\nBlue: heroes VIGDISH away FROKSH"
_W9 = "W9 battle in the field"
_STORES = "n_road: G marker, G fortress\nn_cwm: ruin, G fortress, G 1\nstart_n: G 3"
_BUILDERS = "n_ward: G 2\ns_ward: B 2"
_LONG_DECK = "deck ORC ORC ORC ORC HEAVY HEAVY HEAVY HEAVY HEAVY HEAVY HEAVY"
_DECK_ROOM = "n_road: G 2\nn_cwm: B 2\nn_cw1: ruin\nGreen: units HEAVY 7, heroes FROKSH VIGDISH away"
_LAST_CARDS = fight(
    "2 against 2, round 6",
    "token 4, field ORC/XBOW ORC/CATAPULT ORC, hand ORC",
    "token 5, field ORC/XBOW ORC/CATAPULT ORC, hand ORC",
)
_BOTH_FALL = fight(
    "1 against 2, round 4",
    "token 6, losses 1, field ORC HEAVY BOAR, hand ORC XBOW, deck ORC",
    "token 6, losses 2, field ORC HEAVY ORC, hand ORC XBOW, deck HEAVY",
)

LESSONS: tuple[Lesson, ...] = (
    # --- 1 ---
    Lesson(
        slug="land",
        title=Words("A land to ruin", "Une terre à ruiner"),
        say=Words(
            "You lead a tribe of orcs in a land of men, and glory is the only coin. Objectives bring it at the end of a game turn, victories over enemy armies bring it at once. Nothing else does. "
            "Roads link villages, cities, four mana wells and the White Tower. The pictures of the rulebook are lost: this map and its number of cities are our own, and every number of the rulebook fits. Point at a place to hear what it is.",
            "Vous menez une tribu d'orcs au pays des hommes, et la gloire est la seule monnaie. Les Objectifs en donnent à la fin d'un tour de jeu, les victoires sur une armée ennemie en donnent aussitôt. Rien d'autre n'en donne. "
            "Des routes relient les Villages, les Cités, quatre puits de Mana et la Tour blanche. Les images de la règle sont perdues : cette carte et son nombre de Cités sont de nous, et tous les nombres de la règle y sont respectés. Montrez un lieu pour savoir ce que c'est.",
        ),
        start=Start(position=SETUP, watch=True, eyes=None),
        clauses=(*_clauses(1, 7), *_clauses(2, 11), *_clauses(3, 13)),
        dials=Dials(
            slug="distance",
            prompt=Words(
                "How far is it? Choose the number of players, then how many roads to go from Green's start. One action leads two zones far at most.",
                "Est-ce loin ? Choisissez le nombre de joueurs, puis le nombre de routes depuis le départ de Vert. Une action mène à deux zones au plus.",
            ),
            names=(Words("players", "joueurs"), Words("roads", "routes")),
            choices=(("2", "3", "4"), _digits(0, 10)),
            begin=("2", "4"),
            show=distance,
        ),
        questions=(
            WhatHappens(
                slug="no-glory",
                prompt=Words(
                    "Green sends four Hordes to the city of Hallowmere. Its defenders kill one, the others take the city. How many glory points does Green gain?",
                    "Vert envoie quatre Hordes vers la Cité de Hallowmere. Ses défenseurs en tuent une, les autres prennent la Cité. Combien de points de gloire Vert gagne-t-il ?",
                ),
                start=_after("E1 a city"),
                moves=("move 4 start_n n_road n_city", "hero FROKSH", "hero ASHANI", "keep FROKSH"),
                choices=_numbers(0, 1, 2),
                truth=_glory(_GREEN),
                because=("OVO-1.7",),
            ),
            WhichOnes(
                slug="adjacent",
                prompt=Words(
                    "Two zones are adjacent when one road leads straight from one to the other. Two Hordes of Green stand at Goosefold. Where can they go along one road?",
                    "Deux zones sont adjacentes quand une route mène directement de l'une à l'autre. Deux Hordes de Vert sont à Goosefold. Où peuvent-elles aller par une seule route ?",
                ),
                start=_at("n_cwm: G 2"),
                move="move 2 n_cwm {}",
                over=("n_road", "ne_in", "ne_out", "n_city", "start_n"),
            ),
            WhatHappens(
                slug="marker-stays",
                prompt=Words(
                    "A control marker of Green lies under the village of Oxwell, and a single Horde stands there. It leaves for Goosefold, a bare ruin. Who controls Oxwell now?",
                    "Un marqueur de contrôle de Vert est sous le Village d'Oxwell, avec une seule Horde. Elle part pour Goosefold, une simple ruine. Qui contrôle Oxwell maintenant ?",
                ),
                start=_at("start_n: G 2\nn_road: G 1\nn_cwm: ruin"),
                moves=("move 1 n_road n_cwm",),
                choices=_OWNERS,
                truth=_owner("n_road"),
                because=("OVO-3.10",),
            ),
            WhatHappens(
                slug="bare-ruin",
                prompt=Words(
                    "Two Hordes of Green stop at Foxhollow, a bare ruin. Who controls Foxhollow?",
                    "Deux Hordes de Vert s'arrêtent à Foxhollow, une simple ruine. Qui contrôle Foxhollow ?",
                ),
                start=_at("start_w: G 2"),
                moves=("move 2 start_w w_cw1",),
                choices=_OWNERS,
                truth=_owner("w_cw1"),
                because=("OVO-3.8", "OVO-10.4"),
            ),
        ),
        presets=_presets("P0 your first move", "P1 three players", "P2 four players", "P7 two actions"),
    ),
    # --- 2 ---
    Lesson(
        slug="set-up",
        title=Words("Setting up", "La mise en place"),
        say=Words(
            "Two players face each other. Each has put a Dark City tile on a start place with six Hordes, and holds four Orcs, one Crossbowman and one Catapult. "
            "Wells stand where the map bears the number of the scenario, villages on the other ruin places; with two players both side borders stay empty. Only the objectives are missing: turn up four of them.",
            "Deux joueurs se font face. Chacun a posé sa Cité Sombre sur un départ, avec six Hordes, et tient quatre Orcs, un Arbalétrier et une Catapulte. "
            "Les puits sont aux endroits qui portent le numéro du scénario, les Villages sur les autres emplacements Ruine ; à deux, les deux bords latéraux restent vides. Il ne manque que les Objectifs : retournez-en quatre.",
        ),
        start=Start(position="phase river", deal=False, eyes=None),
        clauses=(*_clauses(4, 22), "OVO-12.10"),
        steps=(
            Step(
                Words(
                    "Four tiles in a row: this is the river, and its four objectives are active. The other four are shuffled and lie beside it as a pile.",
                    "Quatre tuiles en ligne : c'est la rivière, et ses quatre Objectifs sont actifs. Les quatre autres, mélangées, forment une pile à côté.",
                ),
                ("tile CITIES", "tile HORDES", "tile KILLS", "tile VILLAGES"),
            ),
            Step(
                Words(
                    "The pile lies face up, so everybody sees its top tile, the White Tower, and nobody the three below. It will come into the river next.",
                    "La pile est face visible : tous voient la tuile du dessus, la Tour blanche, et personne les trois autres. C'est elle qui entrera ensuite dans la rivière.",
                ),
                ("tile TOWER",),
            ),
            Step(
                Words(
                    "Last, the first player: at the table the nastiest face, here a draw. Green takes the first player tile and begins, with three actions.",
                    "Enfin, le premier joueur : à table, la plus méchante tête ; ici, un tirage. Vert prend la tuile Premier joueur et commence, avec trois actions.",
                ),
                ("first green",),
            ),
        ),
        dials=Dials(
            slug="setup",
            prompt=Words(
                "Choose players and scenario: 1 is the standard game, 2 the total fight, 3 the calm before the storm. Where are the wells, and how far are they from you?",
                "Choisissez le nombre de joueurs et le scénario : 1, standard ; 2, total fight ; 3, le calme avant la tempête. Où sont les puits, et à quelle distance ?",
            ),
            names=(Words("players", "joueurs"), Words("scenario", "scénario")),
            choices=(("2", "3", "4"), ("1", "2", "3")),
            begin=("2", "1"),
            show=setup,
        ),
        questions=(
            WhatHappens(
                slug="villages-for-two",
                prompt=Words(
                    "The map has 40 ruin places. With two players four of them get wells, and the eight on the left and right borders stay empty. How many villages are there?",
                    "La carte a 40 emplacements Ruine. À deux, quatre reçoivent un puits et les huit des bords gauche et droit restent vides. Combien y a-t-il de Villages ?",
                ),
                start=_at(SETUP),
                moves=(),
                choices=_numbers(28, 32, 36, 40),
                truth=lambda state: str(sum(state.villages)),
                because=("OVO-4.11",),
            ),
            WhichOnes(
                slug="orcs-for-sale",
                prompt=Words(
                    "The box has 16 Orc cards and 20 Heroes, and each of four players was dealt four Orcs. Which of these can Green buy with the first action?",
                    "La boîte contient 16 cartes Orc et 20 Héros, et chacun des quatre joueurs a reçu quatre Orcs. Que peut acheter Vert avec sa première action ?",
                ),
                start=_at(f"4 players\n{SETUP}"),
                move="buy {}",
                over=("ORC", "HEAVY", "SHAMAN", "FROKSH"),
            ),
            WhatHappens(
                slug="supply",
                prompt=Words(
                    "The rulebook says: 26 glory points, made of eighteen tokens of 1 and two of 5. That would be 28, so we take sixteen of 1 (our ruling). The longer game uses all 21 tokens, five of them 5s. How many points is that?",
                    "La règle dit : 26 points de gloire, soit dix-huit jetons de 1 et deux de 5. Cela ferait 28 : nous prenons seize jetons de 1 (notre décision). La partie longue utilise les 21 jetons, dont cinq de 5. Combien de points cela fait-il ?",
                ),
                start=_plain("W12 the glory supply"),
                moves=(),
                choices=_numbers(28, 36, 41, 46),
                truth=lambda state: str(replace(state.options, longer_game=True).glory),
                because=("OVO-31.1",),
            ),
            WhatHappens(
                slug="partner",
                prompt=Words(
                    "With four players two partners never play one straight after the other in a game turn, and they start opposite each other. Clockwise sit Green, Blue, Orange and Violet. Who is Green's partner?",
                    "À quatre, deux équipiers ne jouent jamais à la suite dans un tour de jeu, et partent à l'opposé l'un de l'autre. Dans le sens des aiguilles d'une montre : Vert, Bleu, Orange, Violet. Qui est l'équipier de Vert ?",
                ),
                start=_at(f"4 players\n{SETUP}"),
                moves=(),
                choices={letter: _PLAYERS[letter] for letter in "BOV"},
                truth=lambda state: "".join(_LETTERS[seat] for seat in state.options.camp(_GREEN) if seat != _GREEN),
                because=("OVO-4.2",),
            ),
            WhichOnes(
                slug="without-hordes",
                prompt=Words(
                    "Blue has lost every Horde on the board; nine are in reserve. Which of these may Blue do?",
                    "Bleu n'a plus aucune Horde sur le plateau ; neuf sont en réserve. Que peut faire Bleu ?",
                ),
                start=_at("Blue to act\nstart_s: empty"),
                move="{}",
                over=("recruit 2 start_s", "buy HEAVY", "move 1 start_s s_road", "lay s_road", "end"),
            ),
        ),
        presets=_presets("W12 the glory supply", "W12 the longer game", "R8 who begins"),
    ),
    # --- 3 ---
    Lesson(
        slug="three-actions",
        title=Words("Three actions", "Trois actions"),
        say=Words(
            "In your turn you have three actions: move, recruit, buy cards or build, in any order and as often as you like. A move leads one army along one or two roads; halfway it may leave Hordes behind and take others along. "
            "Click Start N, then Oxwell, how many join there, then Goosefold, and how many go.",
            "À votre tour, vous avez trois actions : vous déplacer, recruter, acheter des cartes ou édifier, dans l'ordre que vous voulez et même plusieurs fois. Un mouvement mène une armée par une ou deux routes ; à mi-chemin, elle peut laisser des Hordes et en prendre d'autres. "
            "Cliquez Départ N, puis Oxwell, combien y suivent, puis Goosefold, et combien partent.",
        ),
        start=_at(_TURN, overlay="reach"),
        clauses=(*_clauses(5, 9), *_clauses(6, 16)),
        steps=(
            Step(
                Words(
                    "Three go and take the one from Oxwell along: four arrive at Goosefold. All four lie down: they have moved, and move no more in this turn. The marker shows that Green now controls the village.",
                    "Trois partent et emmènent celle d'Oxwell : quatre arrivent à Goosefold. Toutes les quatre sont couchées : elles se sont déplacées et ne bougent plus à ce tour. Le marqueur montre que Vert contrôle maintenant le Village.",
                ),
                ("move 3 start_n n_road take 1 n_cwm", "control"),
            ),
            Step(
                Words(
                    "Two go the other way. One is left at Larkrise and enters it at once: its village gets a marker before the other goes on to Bramblecote.",
                    "Deux partent de l'autre côté. L'une reste à Larkrise et y entre aussitôt : ce Village reçoit un marqueur avant que l'autre continue vers Bramblecote.",
                ),
                ("move 2 start_n n_cc1 leave 1 n_cc2", "control", "control"),
            ),
            Step(
                Words(
                    "The third action buys a Heavy Orc. No action is left, so it is Blue's turn. Battles, if there were any, would be fought now.",
                    "La troisième action achète un Orc lourd. Il n'y a plus d'action : c'est à Bleu. S'il y avait des batailles, on les jouerait maintenant.",
                ),
                ("buy HEAVY",),
            ),
        ),
        dials=Dials(
            slug="walk",
            prompt=Words(
                "Green has four Hordes at Start N and two at Oxwell, and moves over Oxwell to Goosefold. How many go, how many are left at Oxwell, how many are taken along from there?",
                "Vert a quatre Hordes à Départ N et deux à Oxwell, et va par Oxwell à Goosefold. Combien partent, combien restent à Oxwell, combien y sont emmenées ?",
            ),
            names=(Words("go", "partent"), Words("left", "laissées"), Words("taken", "emmenées")),
            choices=(_digits(1, 5), _digits(0, 4), _digits(0, 3)),
            begin=("3", "1", "1"),
            show=walk,
        ),
        questions=(
            WhichOnes(
                slug="one-action",
                prompt=Words(
                    "Green has six Hordes at Start N. Which of these moves can one action make?",
                    "Vert a six Hordes à Départ N. Lesquels de ces mouvements peut-on faire en une action ?",
                ),
                start=_at(SETUP),
                move="move 2 start_n {}",
                over=("n_road", "n_road n_cwm", "n_cwm", "n_road n_city n_ward", "n_cc1 start_n"),
            ),
            WhichOnes(
                slug="taken-along",
                prompt=Words(
                    "Two Hordes have gone from Start N to Goosefold and have taken one along from Oxwell. Which of these may Green do next?",
                    "Deux Hordes sont allées de Départ N à Goosefold et en ont emmené une d'Oxwell. Que peut faire Vert ensuite ?",
                ),
                start=_after("W3 taking a Horde along", "move 2 start_n n_road take 1 n_cwm"),
                move="{}",
                over=("move 1 n_cwm ne_in", "move 3 n_cwm ne_in", "recruit 2 start_n", "buy BOAR", "end"),
            ),
            WhichOnes(
                slug="what-stops-you",
                prompt=Words(
                    "Blue has a Horde at Oxwell. At Thornby there is only a marker of Blue, at Larkrise an empty fortress of Blue. Which of these moves are allowed?",
                    "Bleu a une Horde à Oxwell. À Thornby, il n'y a qu'un marqueur de Bleu ; à Larkrise, une Forteresse de Bleu, vide. Lesquels de ces mouvements sont permis ?",
                ),
                start=_at("n_road: B 1\nn_cw1: B marker\nn_cc1: B marker, B fortress"),
                move="move 2 start_n {}",
                over=("n_road n_city", "n_cw1 n_cw2", "n_cc1 n_cc2", "n_road"),
            ),
            WhatHappens(
                slug="crossed",
                prompt=Words(
                    "Four Hordes of Green cross the village of Oxwell, which is nobody's, on their way to Hallowmere. What becomes of the village?",
                    "Quatre Hordes de Vert traversent le Village d'Oxwell, qui n'est à personne, en allant à Hallowmere. Que devient le Village ?",
                ),
                start=_after("E1 a city"),
                moves=("move 4 start_n n_road n_city", "hero FROKSH", "hero ASHANI", "keep FROKSH"),
                choices={
                    "same": Words("Nothing changes there", "Rien n'y change"),
                    "control": Words("Green controls it", "Vert en prend le contrôle"),
                    "ruin": Words("It burns down", "Il brûle"),
                },
                truth=lambda state: (
                    "ruin"
                    if not state.village("n_road")
                    else "control"
                    if state.marker("n_road") is not None
                    else "same"
                ),
                because=("OVO-10.5",),
            ),
            WhatHappens(
                slug="well-now",
                prompt=Words(
                    "Whoever controls a well has a fourth action. Green has three, and takes the well of Cobblewick with the first. How many are left?",
                    "Qui contrôle un puits a une quatrième action. Vert en a trois, et prend le puits de Cobblewick avec la première. Combien en reste-t-il ?",
                ),
                start=_plain("E9 whose well is it"),
                moves=("move 2 n_cwm ne_out",),
                choices=_numbers(2, 3, 4),
                truth=_actions,
                because=("OVO-5.5",),
            ),
            WhatHappens(
                slug="two-wells",
                prompt=Words(
                    "Green controls two wells. Blue ends the turn: how many actions has Green?",
                    "Vert contrôle deux puits. Bleu finit son tour : combien d'actions a Vert ?",
                ),
                start=_at("Blue to act, first Blue\nne_out, nw_out: G marker"),
                moves=("end",),
                choices=_numbers(3, 4, 5),
                truth=_actions,
            ),
        ),
        presets=_presets(
            "W2 leaving a Horde",
            "W3 taking a Horde along",
            "W4 three armies",
            "E9 whose well is it",
            "R13 fresh recruits",
        ),
        switch="fresh_hordes_move",
    ),
    # --- 4 ---
    Lesson(
        slug="three-fates",
        title=Words("Three fates", "Trois sorts"),
        say=Words(
            "When Hordes of yours stop in a village that you do not control, choose its fate at once. Raze: your strike token turns red, ready for Berserk in a battle (scene 10). Convert: a new Horde on your Dark City. Control: your marker. "
            "The first two burn the village: a bare ruin for ever, and a trophy for you. Send two Hordes to Thornby.",
            "Quand des Hordes à vous s'arrêtent dans un Village que vous ne contrôlez pas, choisissez aussitôt son sort. Raser : votre jeton de frappes devient rouge, prêt pour l'effet Berserk au combat (scène 10). Convertir : une nouvelle Horde sur votre Cité Sombre. Contrôler : votre marqueur. "
            "Les deux premiers brûlent le Village : une simple ruine pour toujours, et un trophée pour vous. Envoyez deux Hordes à Thornby.",
        ),
        start=_at(SETUP),
        clauses=_clauses(8, 14),
        steps=(
            Step(
                Words(
                    "The game waits for your choice, below the map. Nothing else can be done before it.",
                    "Le jeu attend votre choix, sous la carte. On ne peut rien faire d'autre avant.",
                ),
                ("move 2 start_n n_cw1",),
            ),
            Step(
                Words(
                    "Control: a marker lies under the village, and stays there even when the Hordes go. Whoever stops in a village of their own is not asked again.",
                    "Contrôler : un marqueur est sous le Village, et y reste même si les Hordes s'en vont. Qui s'arrête dans un Village à soi n'a plus de choix à faire.",
                ),
                ("control",),
            ),
            Step(
                Words(
                    "Larkrise is razed. Green keeps the village token as a trophy, and the strike token is red now.",
                    "Larkrise est rasé. Vert garde le jeton Village comme trophée, et son jeton de frappes est rouge maintenant.",
                ),
                ("move 2 start_n n_cc1", "raze"),
            ),
            Step(
                Words(
                    "Oxwell is converted: one trophy more, and a new Horde on the Dark City. Green's actions are used up.",
                    "Oxwell est converti : un trophée de plus, et une nouvelle Horde sur la Cité Sombre. Vert n'a plus d'action.",
                ),
                ("move 2 start_n n_road", "convert"),
            ),
            Step(
                Words(
                    "In Green's next turn Thornby is razed at no cost: it was taken in an earlier turn, and Hordes stand there. All three actions are left. The token was red already: no second Berserk.",
                    "Au tour suivant de Vert, Thornby brûle gratuitement : il a été pris à un tour précédent, et des Hordes y sont. Il reste trois actions. Le jeton était déjà rouge : pas de deuxième Berserk.",
                ),
                ("end", "tile TOWER", "end", "raze n_cw1"),
            ),
        ),
        dials=Dials(
            slug="fate",
            prompt=Words(
                "Two Hordes of Green stop at Thornby. Choose the fate, the colour of Green's strike token, how many Hordes are in reserve, and whose village it is.",
                "Deux Hordes de Vert s'arrêtent à Thornby. Choisissez le sort, la couleur du jeton de Vert, les Hordes en réserve, et à qui est le Village.",
            ),
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
        questions=(
            WhichOnes(
                slug="burn-today",
                prompt=Words(
                    "Green has just taken control of Thornby, with two Hordes. Which of these may Green do in this same turn?",
                    "Vert vient de prendre le contrôle de Thornby, avec deux Hordes. Que peut-il faire à ce même tour ?",
                ),
                start=_at(SETUP, "move 2 start_n n_cw1", "control"),
                move="{}",
                over=("raze n_cw1", "convert n_cw1", "move 2 start_n n_road", "move 2 n_cw1 n_cw2", "buy HEAVY"),
            ),
            WhatHappens(
                slug="no-reserve",
                prompt=Words(
                    "All 15 Hordes of Green are on the board, two of them at Thornby. Green converts the village. What happens?",
                    "Les 15 Hordes de Vert sont sur le plateau, dont deux à Thornby. Vert convertit le Village. Que se passe-t-il ?",
                ),
                start=_at("phase fate n_cw1\nn_cw1: village, G 2 moved\nstart_n: G 13"),
                moves=("convert",),
                choices={
                    "burns": Words(
                        "The village burns, but no Horde comes", "Le Village brûle, mais aucune Horde n'arrive"
                    ),
                    "stays": Words("Nothing: the village stays", "Rien : le Village reste"),
                    "horde": Words("A sixteenth Horde comes", "Une seizième Horde arrive"),
                },
                truth=lambda state: (
                    "stays" if state.village("n_cw1") else "burns" if state.hordes(_GREEN) == 15 else "horde"
                ),
            ),
            WhichOnes(
                slug="enemy-village",
                prompt=Words(
                    "Green stops in a village where a marker of Blue lies, and no Horde. What may Green choose?",
                    "Vert s'arrête dans un Village où il y a un marqueur de Bleu, et pas de Horde. Que peut choisir Vert ?",
                ),
                start=_at("phase fate n_cw1\nn_cw1: village B, G 2 moved"),
                move="{}",
                over=("raze", "convert", "control", "end", "buy HEAVY"),
            ),
            WhichOnes(
                slug="out-of-markers",
                prompt=Words(
                    "Green's twelve markers lie on the board. Green wants to control Thornby and has to take one back (our ruling); a Horde of Green stands at Reedham. From where may it come?",
                    "Les douze marqueurs de Vert sont sur le plateau. Vert veut contrôler Thornby et doit en reprendre un (notre décision) ; une Horde de Vert est à Reedham. D'où peut-il venir ?",
                ),
                start=_after("R26 twelve markers", "move 2 start_n n_cw1", "control"),
                move="take back {}",
                over=("n_cc1", "ne_out", "n_ward", "n_city"),
            ),
        ),
        presets=_presets("E3 slaves today, fire tomorrow", "R26 twelve markers"),
        switch="marker_limit",
    ),
    # --- 5 ---
    Lesson(
        slug="walls-of-men",
        title=Words("Walls of men", "Des murs d'hommes"),
        say=Words(
            "A neutral militia defends every city: it kills one Horde of whoever stops there. If any survive, they take the city, and you draw two Hero cards and keep one. "
            "Once beaten the militia never comes back: an enemy's city without Hordes is free, and you steal a Hero from that enemy. Send four Hordes to Hallowmere.",
            "Une milice neutre défend chaque Cité : elle tue une Horde de qui s'y arrête. S'il en reste, elles prennent la Cité ; vous piochez deux cartes Héros et en gardez une. "
            "Une fois battue, la milice ne revient jamais : une Cité ennemie sans Horde est libre, et vous volez un Héros à cet ennemi. Envoyez quatre Hordes à Hallowmere.",
        ),
        start=_at(f"{_CITIES}\npile from top KOKOTH ASHANI"),
        clauses=(*_clauses(9, 10), *_clauses(10, 5)),
        steps=(
            Step(
                Words(
                    "One Horde is dead and back in reserve; three hold the city. Two Heroes come up, and only Green sees them. Their cards are lost: what bears a star is our own.",
                    "Une Horde est morte et revenue en réserve ; trois tiennent la Cité. Deux Héros sont piochés, et seul Vert les voit. Leurs cartes sont perdues : ce qui porte une étoile est de nous.",
                ),
                ("move 4 start_n n_road n_city", "hero KOKOTH", "hero ASHANI"),
            ),
            Step(
                Words(
                    "Kokoth is kept, Ashani goes under the pile. Nobody else knows which Hero Green holds (our ruling).",
                    "Kokoth est gardé, Ashani va sous la pile. Personne d'autre ne sait quel Héros Vert détient (notre décision).",
                ),
                ("keep KOKOTH",),
            ),
            Step(
                Words(
                    "One Horde is enough for Corvenhold, a city of Blue without Hordes. The markers change places. One of Blue's two Heroes is drawn at random: Vigdish, who has fought in this game turn and has to rest.",
                    "Une seule Horde suffit pour Corvenhold, une Cité de Bleu sans Horde. On échange les marqueurs. On pioche au hasard un des deux Héros de Bleu : Vigdish, qui a combattu à ce tour de jeu et doit se reposer.",
                ),
                ("move 1 ne_out ne_city", "steal VIGDISH"),
            ),
        ),
        dials=Dials(
            slug="city",
            prompt=Words(
                "How many Hordes go to Hallowmere, and whose city is it? No Horde stands there.",
                "Combien de Hordes vont à Hallowmere, et à qui est la Cité ? Aucune Horde n'y est.",
            ),
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
        questions=(
            WhatHappens(
                slug="suicide",
                prompt=Words(
                    "A single Horde of Green stops in the neutral city of Hallowmere. What happens?",
                    "Une seule Horde de Vert s'arrête dans la Cité neutre de Hallowmere. Que se passe-t-il ?",
                ),
                start=_plain("E2 suicide"),
                moves=("move 1 start_n n_road n_city",),
                choices={
                    "dies": Words("It dies, and the city stays neutral", "Elle meurt, et la Cité reste neutre"),
                    "both": Words("It dies, but the city is Green's", "Elle meurt, mais la Cité est à Vert"),
                    "takes": Words("It takes the city", "Elle prend la Cité"),
                },
                truth=lambda state: (
                    "takes" if state.army("n_city") else "both" if state.marker("n_city") is not None else "dies"
                ),
            ),
            WhatHappens(
                slug="left-in-a-city",
                prompt=Words(
                    "Three Hordes go from Oxwell through the neutral city of Hallowmere to Reedham, and leave one in the city. Who controls Hallowmere then?",
                    "Trois Hordes vont d'Oxwell à Reedham par la Cité neutre de Hallowmere, et y laissent une Horde. Qui contrôle alors Hallowmere ?",
                ),
                start=_at("n_road: G 3\nn_ward: ruin"),
                moves=("move 3 n_road n_city leave 1 n_ward",),
                choices=_OWNERS,
                truth=_owner("n_city"),
            ),
            WhatHappens(
                slug="empty-city",
                prompt=Words(
                    "Corvenhold bears Blue's marker, and nobody is there. One Horde of Green enters. How many Hordes of Green stand in the city then?",
                    "Corvenhold porte le marqueur de Bleu, et personne n'y est. Une Horde de Vert entre. Combien de Hordes de Vert sont alors dans la Cité ?",
                ),
                start=Start(position=E7, deal=False),
                moves=("move 1 ne_out ne_city", "steal FROKSH"),
                choices=_numbers(0, 1),
                truth=_hordes("ne_city"),
                because=("OVO-3.9",),
            ),
            WhatHappens(
                slug="stolen-and-tired",
                prompt=Words(
                    "The stolen Hero is Vigdish, who has already fought for Blue in this game turn. May Green use Vigdish in a battle of this game turn?",
                    "Le Héros volé est Vigdish, qui a déjà combattu pour Bleu à ce tour de jeu. Vert peut-il s'en servir dans une bataille de ce même tour de jeu ?",
                ),
                start=Start(position=E7, deal=False),
                moves=("move 1 ne_out ne_city", "steal VIGDISH"),
                choices=_YES_NO,
                truth=lambda state: "no" if state.held[_GREEN][0].away else "yes",
                because=("OVO-21.8",),
            ),
            WhatHappens(
                slug="last-hero",
                prompt=Words(
                    "Only one card is left in the Hero pile. Green takes a neutral city with four Hordes. How many Heroes has Green then?",
                    "Il ne reste qu'une carte dans la pile des Héros. Vert prend une Cité neutre avec quatre Hordes. Combien de Héros a-t-il alors ?",
                ),
                start=Start(position="pile KRAASH\nBlue: heroes others", deal=False),
                moves=("move 4 start_n n_road n_city", "hero KRAASH"),
                choices=_numbers(0, 1, 2),
                truth=lambda state: str(len(state.held[_GREEN])),
            ),
            WhatHappens(
                slug="tower-marker",
                prompt=Words(
                    "Blue's marker lies on the White Tower, and nobody is there. Two Hordes of Green stop at the tower. Who controls it?",
                    "Le marqueur de Bleu est sur la Tour blanche, et personne n'y est. Deux Hordes de Vert s'y arrêtent. Qui la contrôle ?",
                ),
                start=_at("n_ward: G 2\ntower: B marker"),
                moves=("move 2 n_ward tower",),
                choices=_OWNERS,
                truth=_owner("tower"),
            ),
        ),
        presets=_presets(
            "E1 a city",
            "E2 suicide",
            "E7 the stolen Hero",
            "E7 nothing to steal",
            "R64 hidden Heroes",
            "P8 the last Hero",
        ),
        switch="open_heroes",
    ),
    # --- 6 ---
    Lesson(
        slug="stand-or-run",
        title=Words("Stand or run", "Rester ou fuir"),
        say=Words(
            "When an army enters a zone of yours, you may retreat at once, as a whole, to one adjacent zone that is neutral or yours. It costs you the zone, and the attacker gains one glory point. Villages and cities that you do not control are closed. "
            "A lone Horde has to go when three or more come, unless it stands behind walls. Green moves two Hordes over Oxwell to Goosefold.",
            "Quand une armée entre dans une de vos zones, vous pouvez vous replier aussitôt, tous ensemble, dans une zone adjacente neutre ou à vous. Cela vous coûte la zone, et l'attaquant gagne un point de gloire. Les Villages et les Cités que vous ne contrôlez pas sont fermés. "
            "Une Horde isolée doit partir quand il en vient trois ou plus, sauf derrière des murs. Vert déplace deux Hordes par Oxwell à Goosefold.",
        ),
        start=PRESETS["E5 three in two steps"],
        clauses=_clauses(11, 17),
        steps=(
            Step(
                Words(
                    "Two against one: Blue may stand, or run to Thornby, a bare ruin. Oxwell and Turnipstead are villages of nobody, and on the well of Cobblewick lies Green's marker.",
                    "Deux contre une : Bleu peut rester, ou fuir à Thornby, une simple ruine. Oxwell et Turnipstead sont des Villages sans maître, et le puits de Cobblewick porte le marqueur de Vert.",
                ),
                ("move 2 start_n n_road n_cwm",),
            ),
            Step(
                Words(
                    "Blue stands, and a battle is pending. It waits for the end of Green's actions. Until then nobody leaves Goosefold, and nothing is burned or built there.",
                    "Bleu reste, et une bataille est en attente. Elle attend la fin des actions de Vert. D'ici là, personne ne quitte Goosefold, et on n'y brûle ni n'édifie rien.",
                ),
                ("stand",),
            ),
            Step(
                Words(
                    "A third Horde joins the first two: they are one army. Blue may choose anew, and this time has to go: one against three.",
                    "Une troisième Horde rejoint les deux premières : c'est une seule armée. Bleu choisit de nouveau, et cette fois doit partir : une contre trois.",
                ),
                ("move 1 start_n n_road n_cwm",),
            ),
            Step(
                Words(
                    "Blue is gone, and Green gains one point, not more. Green holds the zone at once: the village gets a new fate, and Blue's marker goes home.",
                    "Bleu est parti, et Vert gagne un point, pas plus. Vert tient aussitôt la zone : le Village reçoit un nouveau sort, et le marqueur de Bleu rentre chez lui.",
                ),
                ("retreat n_cw1", "control"),
            ),
        ),
        dials=Dials(
            slug="run",
            prompt=Words(
                "Green attacks Goosefold. How many against how many; what is there at Thornby; and has Blue a fortress at Goosefold? Ringed: where Blue may go.",
                "Vert attaque Goosefold. Combien contre combien ; qu'y a-t-il à Thornby ; Bleu a-t-il une Forteresse à Goosefold ? Entouré : là où Bleu peut aller.",
            ),
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
        questions=(
            WhatHappens(
                slug="nowhere",
                prompt=Words(
                    "Three Hordes attack a lone one of Blue at Goosefold. Around it are villages of nobody and a well of Green. What becomes of Blue's Horde?",
                    "Trois Hordes attaquent une Horde isolée de Bleu à Goosefold. Autour, il n'y a que des Villages sans maître et un puits de Vert. Que devient la Horde de Bleu ?",
                ),
                start=_plain("E4 nowhere to run"),
                moves=("move 3 start_n n_cw1 n_cwm",),
                choices={
                    "destroyed": Words("It is destroyed", "Elle est détruite"),
                    "fights": Words("It stands and fights", "Elle reste et combat"),
                    "runs": Words("It retreats to a village", "Elle se replie dans un Village"),
                },
                truth=lambda state: "fights" if state.clashes else "destroyed" if state.hordes(_BLUE) == 6 else "runs",
            ),
            WhatHappens(
                slug="trapped-two",
                prompt=Words(
                    "The same place, but Blue has two Hordes there, and four attack. What do they do?",
                    "Le même endroit, mais Bleu y a deux Hordes, et quatre attaquent. Que font-elles ?",
                ),
                start=_at("n_cwm: B 2\nne_out: G marker"),
                moves=("move 4 start_n n_road n_cwm",),
                choices={
                    "destroyed": Words("They are destroyed", "Elles sont détruites"),
                    "fights": Words("They stand and fight", "Elles restent et combattent"),
                    "runs": Words("They retreat to a village", "Elles se replient dans un Village"),
                },
                truth=lambda state: "fights" if state.clashes else "destroyed" if state.hordes(_BLUE) == 6 else "runs",
            ),
            WhichOnes(
                slug="behind-walls",
                prompt=Words(
                    "Four Hordes attack Blue's lone Horde, which stands in Blue's own standing fortress. What may Blue do?",
                    "Quatre Hordes attaquent la Horde isolée de Bleu, dans sa propre Forteresse, debout. Que peut faire Bleu ?",
                ),
                start=_plain("E6 walls"),
                after=("move 4 start_n n_road n_cwm",),
                move="Blue: {}",
                over=("stand", "retreat n_cw1", "retreat n_road", "retreat ne_out"),
            ),
            WhichOnes(
                slug="lying-walls",
                prompt=Words(
                    "The same, but the fortress is not finished: it still lies. What may Blue do?",
                    "De même, mais la Forteresse n'est pas finie : elle est couchée. Que peut faire Bleu ?",
                ),
                start=_plain("E6 a lying fortress"),
                after=("move 4 start_n n_road n_cwm",),
                move="Blue: {}",
                over=("stand", "retreat n_cw1", "retreat n_road", "retreat ne_out"),
            ),
            WhichOnes(
                slug="empty-seat",
                prompt=Words(
                    "Two players. Green comes from Pigsty-on-Mere over Start E, which nobody uses, and attacks Blue at Applegarth. Where may Blue retreat to?",
                    "Deux joueurs. Vert vient de Pigsty-on-Mere par Départ E, que personne n'utilise, et attaque Bleu à Applegarth. Où Bleu peut-il se replier ?",
                ),
                start=_plain("E24 the empty seat"),
                after=("move 2 e_cc1 start_e e_cw1",),
                move="Blue: retreat {}",
                over=("start_e", "e_cw2", "e_cwm", "e_cc1"),
            ),
            WhatHappens(
                slug="lone-attacker",
                prompt=Words(
                    "A single Horde of Green attacks four of Blue, and Blue stands. Green ends the actions. What happens?",
                    "Une seule Horde de Vert attaque quatre Hordes de Bleu, et Bleu reste. Vert finit ses actions. Que se passe-t-il ?",
                ),
                start=_at("n_cwm: B 4"),
                moves=("move 1 start_n n_road n_cwm", "stand", "end"),
                choices={
                    "battle": Words("The battle is fought", "La bataille a lieu"),
                    "runs": Words("Green has to retreat", "Vert doit se replier"),
                },
                truth=lambda state: "battle" if state.battle is not None else "runs",
                because=("OVO-11.8",),
            ),
        ),
        presets=_presets(
            "E4 nowhere to run",
            "E4 it is a kill",
            "E5 three in two steps",
            "E6 before the walls",
            "E6 walls",
            "E6 a lying fortress",
            "E24 the empty seat",
            "R21 a retreat to a well",
            "P15 your partner's village",
        ),
        switch="retreat_takes_control",
    ),
    # --- 7 ---
    Lesson(
        slug="exhausted",
        title=Words("The exhausted", "Les épuisées"),
        say=Words(
            "An army that has moved may go one zone further in the same turn: a forced march. It costs one more action, and one Horde that breaks down and goes back to your reserve; at least two have to be there. "
            "If the march ends in a battle, that Horde already counts as a loss. Green moves three Hordes over Thornby to Goosefold.",
            "Une armée qui s'est déplacée peut avancer d'une zone de plus au même tour : c'est la marche forcée. Elle coûte une action de plus, et une Horde épuisée qui retourne en réserve ; il en faut au moins deux. "
            "Si la marche finit par une bataille, cette Horde compte déjà comme une perte. Vert déplace trois Hordes par Thornby à Goosefold.",
        ),
        start=_at(E13_MARCH),
        clauses=_clauses(7, 9),
        steps=(
            Step(
                Words(
                    "All three lie down. Blue stands one zone away, at Turnipstead, and feels safe.",
                    "Toutes les trois sont couchées. Bleu est à une zone de là, à Turnipstead, et se croit à l'abri.",
                ),
                ("move 3 start_n n_cw1 n_cwm",),
            ),
            Step(
                Words(
                    "The march: one Horde breaks down, two arrive. They may not march again in this turn. Blue may retreat, as ever.",
                    "La marche : une Horde s'épuise, deux arrivent. Elles ne peuvent plus marcher à ce tour. Bleu peut se replier, comme toujours.",
                ),
                ("march 3 n_cwm ne_in",),
            ),
            Step(
                Words(
                    "Blue stands, and the battle begins. The worn-out Horde lies on Green's side of the tracking tile: one loss before the first blow. No Shaman brings it back, and it is nobody's kill.",
                    "Bleu reste, et la bataille commence. La Horde épuisée est déjà du côté de Vert sur la tuile de suivi : une perte avant le premier coup. Aucune Shaman ne la ramène, et personne ne l'a éliminée.",
                ),
                ("stand", "end", "all", "all", "draw ORC", "draw XBOW", "draw ORC", "draw CATAPULT"),
            ),
        ),
        dials=Dials(
            slug="march",
            prompt=Words(
                "How many Hordes march from Goosefold, and who awaits them at Turnipstead?",
                "Combien de Hordes marchent de Goosefold, et qui les attend à Turnipstead ?",
            ),
            names=(Words("Hordes", "Hordes"), Words("there", "là-bas")),
            choices=(_digits(1, 5), (NONE, "retreat", "stand")),
            begin=("3", "stand"),
            show=march,
            labels={
                NONE: _NOBODY,
                "retreat": Words("four of Blue's, who retreat", "quatre de Bleu, qui se replient"),
                "stand": Words("four of Blue's, who stand", "quatre de Bleu, qui restent"),
            },
        ),
        questions=(
            WhichOnes(
                slug="who-marches",
                prompt=Words(
                    "At Goosefold stand three Hordes of Green; two of them have moved, one has not. At Start N stand two that have not moved. Which forced marches are allowed?",
                    "À Goosefold, Vert a trois Hordes ; deux se sont déplacées, une non. À Départ N, deux ne se sont pas déplacées. Quelles marches forcées sont permises ?",
                ),
                start=_at(f"{BARE}\nstart_n: G 2\nn_cwm: G 3 moved 2"),
                move="march {}",
                over=("2 n_cwm ne_in", "3 n_cwm ne_in", "1 n_cwm ne_in", "2 start_n n_cw1"),
            ),
            WhatHappens(
                slug="two-nil",
                prompt=Words(
                    "Two losses to none end a battle. Green marched, and nothing else is lost on that side; Blue has lost one Horde. Green's Boar rider now takes Blue past the end of the strike tile, where a Horde is lost (scene 10). Is the battle over?",
                    "Deux pertes à zéro finissent une bataille. Vert a fait une marche forcée et n'a rien perdu d'autre ; Bleu a perdu une Horde. Le Sanglier monté de Vert fait maintenant passer Bleu au bout de sa tuile, où une Horde est perdue (scène 10). La bataille est-elle finie ?",
                ),
                start=_plain("E13 the exhausted"),
                moves=("play BOAR", "play ORC", "draw ORC", "draw ORC"),
                choices=_YES_NO,
                truth=lambda state: "no" if _goes_on(state) == "yes" else "yes",
                because=("OVO-7.9", "OVO-25.4"),
            ),
            WhichOnes(
                slug="revive-the-exhausted",
                prompt=Words(
                    "A Shaman either brings back a Horde lost in the battle (green) or makes the enemy discard a card (red). Green's only loss is the Horde of the forced march. What may Green choose?",
                    "Une Shaman ramène une Horde perdue dans la bataille (vert) ou fait défausser une carte à l'ennemi (rouge). La seule perte de Vert est la Horde de la marche forcée. Que peut choisir Vert ?",
                ),
                start=battle(
                    fight(
                        "2 against 3, round 2",
                        "losses 1 (1 exhausted), field ORC, hand SHAMAN ORC, deck ORC HEAVY",
                        "field ORC, hand ORC BOAR, deck ORC HEAVY",
                    ),
                    "play SHAMAN behind 1",
                    "play ORC",
                ),
                move="{}",
                over=("green", "red"),
            ),
        ),
        presets=_presets("E13 the exhausted", "E13 on the march", "R16 marching on", "P12 nobody to revive"),
        switch="forced_march_repeat",
    ),
    # --- 8 ---
    Lesson(
        slug="feeding-the-war",
        title=Words("Feeding the war", "Nourrir la guerre"),
        say=Words(
            "Recruit: one action brings two Hordes from your reserve to your Dark City or to a standing fortress of yours. Each fortress takes two of them in a turn, the Dark City any number. "
            "Buy: one action brings one card for each fortress, the Dark City included, all of different kinds. Green has two fortresses. All Orcs were dealt at the start, so none is for sale.",
            "Recruter : une action amène deux Hordes de votre réserve sur votre Cité Sombre ou dans une de vos Forteresses debout. Chaque Forteresse en reçoit deux par tour, la Cité Sombre autant qu'on veut. "
            "Acheter : une action donne une carte par Forteresse, Cité Sombre comprise, toutes de types différents. Vert a deux Forteresses. Tous les Orcs ont été distribués au départ : aucun n'est à acheter.",
        ),
        start=_at(_STORES),
        clauses=(*_clauses(12, 9), *_clauses(13, 9), *_clauses(15, 4)),
        steps=(
            Step(
                Words(
                    "One action, two places: a Horde comes to Oxwell and one to Goosefold. Nobody stood at Oxwell: an empty fortress recruits too, if it is yours and stands.",
                    "Une action, deux endroits : une Horde arrive à Oxwell et une à Goosefold. Personne n'était à Oxwell : une Forteresse vide recrute aussi, si elle est à vous et debout.",
                ),
                ("recruit n_road n_cwm",),
            ),
            Step(
                Words(
                    "Three cards with one action: one for the Dark City, two for the fortresses. They may fight in this very turn. You may own as many as you like; Heroes are not for sale.",
                    "Trois cartes en une action : une pour la Cité Sombre, deux pour les Forteresses. Elles peuvent combattre à ce tour même. On en possède autant qu'on veut ; les Héros ne s'achètent pas.",
                ),
                ("buy HEAVY BOAR SHAMAN",),
            ),
            Step(
                Words(
                    "Two more for the Dark City, and Green's actions are used up. No enemy ever comes in there: it stays Green's to the end.",
                    "Deux de plus sur la Cité Sombre, et Vert n'a plus d'action. Aucun ennemi n'y entre jamais : elle reste à Vert jusqu'à la fin.",
                ),
                ("recruit 2 start_n",),
            ),
        ),
        dials=Dials(
            slug="market",
            prompt=Words(
                "How many players, and how many standing fortresses has Green beside the Dark City? Ringed: what may be bought, and where recruits may come.",
                "Combien de joueurs, et combien de Forteresses debout a Vert en plus de la Cité Sombre ? Entouré : ce qu'on peut acheter, et où les recrues peuvent arriver.",
            ),
            names=(Words("players", "joueurs"), Words("fortresses", "Forteresses")),
            choices=(("2", "3", "4"), _digits(0, 4)),
            begin=("2", "2"),
            show=market,
        ),
        questions=(
            WhichOnes(
                slug="recruit-again",
                prompt=Words(
                    "Green has a fortress at Oxwell and has just recruited two Hordes there. Which recruit actions may follow in the same turn?",
                    "Vert a une Forteresse à Oxwell et vient d'y recruter deux Hordes. Quels recrutements peuvent suivre au même tour ?",
                ),
                start=_after("E10 where recruits come", "recruit 2 n_road"),
                move="recruit {}",
                over=("2 start_n", "1 start_n", "1 n_road", "n_road start_n", "2 n_cwm"),
            ),
            WhichOnes(
                slug="buy-with-three",
                prompt=Words(
                    "Green has the Dark City and two standing fortresses. Which of these may one action buy?",
                    "Vert a la Cité Sombre et deux Forteresses debout. Que peut-il acheter en une action ?",
                ),
                start=_plain("W5 three fortresses"),
                move="buy {}",
                over=(
                    "HEAVY BOAR SHAMAN",
                    "CATAPULT CATAPULT CATAPULT",
                    "HEAVY",
                    "HEAVY BOAR SHAMAN XBOW",
                    "ORC",
                    "FROKSH",
                ),
            ),
            WhichOnes(
                slug="last-in-reserve",
                prompt=Words(
                    "Fourteen Hordes of Green are on the board. Which of these may Green do?",
                    "Quatorze Hordes de Vert sont sur le plateau. Que peut faire Vert ?",
                ),
                start=_at("start_n: G 14"),
                move="recruit {}",
                over=("2 start_n", "1 start_n"),
            ),
            WhichOnes(
                slug="finished-today",
                prompt=Words(
                    "Green has just stood up a fortress at Oxwell, laid in an earlier turn. Which of these may Green do in this same turn?",
                    "Vert vient de redresser une Forteresse à Oxwell, posée à un tour précédent. Que peut-il faire à ce même tour ?",
                ),
                start=_at("n_road: ruin, G fortress lying, G 1", "stand up n_road"),
                move="{}",
                over=("recruit 2 n_road", "buy HEAVY BOAR", "buy HEAVY BOAR SHAMAN", "lay n_road"),
            ),
            WhichOnes(
                slug="at-the-gates",
                prompt=Words(
                    "Two Hordes of Blue stand at Oxwell, beside Green's Dark City at Start N. Where may Blue go?",
                    "Deux Hordes de Bleu sont à Oxwell, à côté de la Cité Sombre de Vert, à Départ N. Où Bleu peut-il aller ?",
                ),
                start=_at("Blue to act\nn_road: B 2\nstart_n: empty"),
                move="move 2 n_road {}",
                over=("start_n", "start_n n_cc1", "n_cwm", "n_city"),
            ),
        ),
        presets=_presets("W5 three fortresses", "E10 where recruits come"),
        switch="dark_city_counts",
    ),
    # --- 9 ---
    Lesson(
        slug="stone-by-stone",
        title=Words("Stone by stone", "Pierre par pierre"),
        say=Words(
            "A fortress takes two turns. One action lays the foundation, in a zone where you have a Horde and the enemy none; in a later turn one action stands it up. Until then it gives nothing. "
            "It is always owned by whoever held the zone with Hordes last. Green lays one at Reedham; Blue waits beyond the White Tower.",
            "Une Forteresse prend deux tours. Une action pose les fondations, dans une zone où vous avez une Horde et l'ennemi aucune ; à un tour suivant, une action la redresse. D'ici là, elle ne donne rien. "
            "Elle est toujours à qui a tenu sa zone en dernier avec des Hordes. Vert en pose une à Reedham ; Bleu attend de l'autre côté de la Tour blanche.",
        ),
        start=_at(_BUILDERS),
        clauses=_clauses(14, 15),
        steps=(
            Step(
                Words(
                    "The fortress lies at Reedham. Try to stand it up now: it is refused until a later turn. Two foundations in one turn are allowed, but in two zones.",
                    "La Forteresse est couchée à Reedham. Essayez de la redresser maintenant : c'est refusé jusqu'à un tour suivant. Deux fondations au même tour sont permises, mais dans deux zones.",
                ),
                ("lay n_ward",),
            ),
            Step(
                Words(
                    "In Green's next turn it stands, and it counts at once: one action now buys two cards.",
                    "Au tour suivant de Vert, elle est debout et compte aussitôt : une action achète maintenant deux cartes.",
                ),
                ("end", "end", "tile TOWER", "end", "stand up n_ward", "buy HEAVY BOAR"),
            ),
            Step(
                Words(
                    "Green's Hordes march on to Turnipstead. Nobody guards Reedham, and the fortress is still Green's. A game turn is over, and a new one has begun.",
                    "Les Hordes de Vert partent pour Turnipstead. Plus personne ne garde Reedham, et la Forteresse est encore à Vert. Un tour de jeu est fini, un autre a commencé.",
                ),
                ("move 2 n_ward ne_in", "control", "tile KILLS"),
            ),
            Step(
                Words(
                    "Blue walks in over the White Tower. No battle, no glory: but the fortress is laid down, and it is Blue's. Blue may stand it up, with one action, in a later turn.",
                    "Bleu entre par la Tour blanche. Ni bataille, ni gloire : mais la Forteresse est couchée, et elle est à Bleu. Bleu pourra la redresser, avec une action, à un tour suivant.",
                ),
                ("end", "move 2 s_ward tower n_ward", "control"),
            ),
        ),
        dials=Dials(
            slug="fortress",
            prompt=Words(
                "A fortress of Green's at Oxwell, lying or standing, with how many guards? What does it give, and what happens when three Hordes of Blue come?",
                "Une Forteresse de Vert à Oxwell, couchée ou debout ; combien de Hordes la gardent ? Que donne-t-elle, et que se passe-t-il quand viennent trois Hordes de Bleu ?",
            ),
            names=(Words("fortress", "Forteresse"), Words("guards", "gardes")),
            choices=(("lying", "standing"), _digits(0, 2)),
            begin=("standing", "1"),
            show=fortress,
            labels=_STATES,
        ),
        questions=(
            WhichOnes(
                slug="where-to-lay",
                prompt=Words(
                    "Green has a Horde at Oxwell (a bare ruin), in the city of Hallowmere, on the well of Cobblewick and at Thornby, where a fortress lies. Where may Green lay a foundation?",
                    "Vert a une Horde à Oxwell (simple ruine), dans la Cité de Hallowmere, sur le puits de Cobblewick et à Thornby, où une Forteresse est couchée. Où peut-il poser des fondations ?",
                ),
                start=_at("n_road: ruin, G 1\nn_city: G 1\nne_out: G 1\nn_cw1: ruin, G fortress lying, G 1"),
                move="lay {}",
                over=("n_road", "n_city", "ne_out", "n_cw1", "start_n", "n_cwm"),
            ),
            WhatHappens(
                slug="nobody-on-guard",
                prompt=Words(
                    "Blue's fortress stands at the White Tower, but nobody is there. Two Hordes of Green stop at the tower. What becomes of the fortress?",
                    "La Forteresse de Bleu est debout à la Tour blanche, mais personne n'y est. Deux Hordes de Vert s'y arrêtent. Que devient la Forteresse ?",
                ),
                start=_plain("E8 nobody on guard"),
                moves=("move 2 n_ward tower",),
                choices={
                    "G lying": Words("It is Green's and lies", "Elle est à Vert, couchée"),
                    "G standing": Words("It is Green's and stands", "Elle est à Vert, debout"),
                    "B standing": Words("It stays Blue's", "Elle reste à Bleu"),
                    "none": Words("It goes back to the stock", "Elle retourne au stock"),
                },
                truth=_fortress("tower"),
            ),
            WhichOnes(
                slug="rebuild-today",
                prompt=Words(
                    "Green has just conquered Blue's fortress at the White Tower, which now lies. Which of these may Green do in this same turn?",
                    "Vert vient de conquérir la Forteresse de Bleu à la Tour blanche ; elle est couchée. Que peut-il faire à ce même tour ?",
                ),
                start=_after("E8 nobody on guard", "move 2 n_ward tower"),
                move="{}",
                over=("stand up tower", "lay tower", "buy HEAVY", "buy HEAVY BOAR", "recruit 2 tower"),
            ),
            WhichOnes(
                slug="lying-gives",
                prompt=Words(
                    "A fortress of Green's lies at Oxwell since an earlier turn, and a Horde of Green stands there. Which of these may Green do?",
                    "Une Forteresse de Vert est couchée à Oxwell depuis un tour précédent, avec une Horde de Vert. Que peut faire Vert ?",
                ),
                start=_at("n_road: ruin, G fortress lying, G 1"),
                move="{}",
                over=("stand up n_road", "buy HEAVY", "buy HEAVY BOAR", "recruit 2 n_road"),
            ),
        ),
        presets=_presets("E8 nobody on guard", "P13 twelve fortresses"),
        switch="rebuild_same_turn",
    ),
    # --- 10 ---
    Lesson(
        slug="counting-strikes",
        title=Words("Counting strikes", "Compter les frappes"),
        say=Words(
            "In battle each strike moves the token of whoever is hit one space to the right. Past space 6 a Horde is lost, and the token goes on from 1: six strikes, one Horde. Spaces 4 to 6 are the Berserk zone. "
            "When your red token enters it, you may use Berserk: an enemy Horde dies at once. Green's token is red and stands on 3. Putting both cards of a hand under the deck costs a strike: try it.",
            "Au combat, chaque frappe avance d'une case vers la droite le jeton de qui la subit. Après la case 6, une Horde est perdue et le jeton repart de 1 : six frappes, une Horde. Les cases 4 à 6 sont la zone Berserk. "
            "Quand votre jeton rouge y entre, vous pouvez utiliser l'effet Berserk : une Horde adverse meurt aussitôt. Le jeton de Vert est rouge, sur la case 3. Remettre les deux cartes de sa main sous le Deck coûte une frappe : essayez.",
        ),
        start=replace(PRESETS["E11 rage before the clash"], deal=False),
        clauses=(*_clauses(18, 6), *_clauses(23, 11)),
        steps=(
            Step(
                Words(
                    "That strike brings the token to 4. Green has to decide now, at the entry; later is too late, until the token has left the zone and comes back.",
                    "Cette frappe amène le jeton sur 4. Vert doit décider maintenant, à l'entrée ; plus tard, c'est trop tard, tant que le jeton n'est pas sorti puis revenu.",
                ),
                ("reorganise XBOW",),
            ),
            Step(
                Words(
                    "Berserk! A Horde of Blue is gone, and Blue's token goes back to 1: four strikes are thrown away with that. Green's token turns white and stays on 4.",
                    "Berserk ! Une Horde de Bleu disparaît, et le jeton de Bleu revient sur 1 : quatre frappes sont perdues avec cela. Celui de Vert devient blanc et reste sur 4.",
                ),
                ("berserk", "draw ORC", "draw ORC"),
            ),
            Step(
                Words(
                    "Orc against Orc: one strike each. Green's token moves within the zone, which is no entry. In the next battle both will begin on 1 again. The picture of the tile is lost: that 2 and 3 belong together is our ruling, and only the Hero Kro-Morda asks for it.",
                    "Orc contre Orc : une frappe chacun. Le jeton de Vert avance dans la zone, ce n'est pas une entrée. À la prochaine bataille, les deux repartiront de 1. L'image de la tuile est perdue : que 2 et 3 aillent ensemble est notre décision, et seul le Héros Kro-Morda s'en sert.",
                ),
                ("play ORC", "play ORC", "draw ORC"),
            ),
        ),
        dials=Dials(
            slug="strike",
            prompt=Words(
                "Blue's token stands on a space, and Blue takes so many strikes in one step. Which colour has it, and where is Green's token? When is Berserk a waste?",
                "Le jeton de Bleu est sur une case, et Bleu subit tant de frappes en une étape. De quelle couleur est-il, et où est le jeton de Vert ? Quand Berserk est-il du gâchis ?",
            ),
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
        questions=(
            WhatHappens(
                slug="full-lap",
                prompt=Words(
                    "Green's token stands on 3. Blue's Boar rider strikes twice, and four times more because of two Crossbowmen. Where is the token then? (The picture in the rulebook is lost; its text ends on this space.)",
                    "Le jeton de Vert est sur 3. Le Sanglier monté de Bleu frappe deux fois, et quatre fois de plus à cause de deux Arbalétriers. Où est alors le jeton ? (L'image de la règle est perdue ; son texte finit sur cette case.)",
                ),
                start=PRESETS["W8 two Crossbowmen"],
                moves=("play ORC", "play BOAR", "draw ORC", "draw ORC"),
                choices=_numbers(1, 3, 5, 6),
                truth=_space(_GREEN),
            ),
            WhatHappens(
                slug="straight-through",
                prompt=Words(
                    "Blue's red token stands on 3. Green's Catapult strikes four times in one step: the token runs through the whole zone and out of it. May Blue use Berserk?",
                    "Le jeton rouge de Bleu est sur 3. La Catapulte de Vert frappe quatre fois en une étape : le jeton traverse toute la zone et en sort. Bleu peut-il utiliser l'effet Berserk ?",
                ),
                start=PRESETS["E12 straight through"],
                moves=("play CATAPULT behind 1", "play ORC", "draw SHAMAN"),
                choices=_YES_NO,
                truth=_berserk_asked,
            ),
            WhatHappens(
                slug="already-inside",
                prompt=Words(
                    "Blue's red token stands on 4 already, and Blue takes one strike: it moves to 5. May Blue use Berserk?",
                    "Le jeton rouge de Bleu est déjà sur 4, et Bleu subit une frappe : il passe sur 5. Bleu peut-il utiliser l'effet Berserk ?",
                ),
                start=battle(
                    fight("2 against 2", "hand ORC XBOW, deck ORC", "red, token 4, hand ORC XBOW, deck ORC"),
                ),
                moves=("play ORC", "play ORC", "draw ORC", "draw ORC"),
                choices=_YES_NO,
                truth=_berserk_asked,
                because=("OVO-23.6",),
            ),
            WhatHappens(
                slug="both-enter",
                prompt=Words(
                    "Both tokens are red and enter the zone in the same step. Who decides first?",
                    "Les deux jetons sont rouges et entrent dans la zone à la même étape. Qui décide d'abord ?",
                ),
                start=battle(
                    fight(
                        "2 against 2", "red, token 3, hand ORC XBOW, deck ORC", "red, token 3, hand ORC XBOW, deck ORC"
                    ),
                ),
                moves=("play ORC", "play ORC"),
                choices={
                    "G": Words("Green, the attacker", "Vert, l'attaquant"),
                    "B": Words("Blue, the defender", "Bleu, le défenseur"),
                    "nobody": Words("Nobody: the two cancel out", "Personne : ils s'annulent"),
                },
                truth=lambda state: (
                    _LETTERS[state.active] if state.phase is Phase.BERSERK and state.active is not None else "nobody"
                ),
                because=("OVO-23.10",),
            ),
        ),
        presets=_presets("E11 rage before the clash", "E12 straight through", "R40 now or later", "P10 two laps"),
        switch="berserk_timing",
    ),
    # --- 11 ---
    Lesson(
        slug="battle-round",
        title=Words("A battle round", "Un round de combat"),
        say=Words(
            "Before a battle both sides secretly make up a deck of one to ten of their cards. Each round: fill your hand to two, choose one in secret, reveal together. First both strengths strike at once, then come the effects. "
            "This is the field battle of the rulebook: Blue attacks Hallowmere with three Hordes, Green defends with two and a red token. (Blue's first two cards and the last ones are our choice: the text does not name them.)",
            "Avant une bataille, chacun compose en secret un Deck d'une à dix de ses cartes. À chaque round : complétez votre main à deux, choisissez-en une en secret, révélez ensemble. D'abord les deux Forces frappent en même temps, puis viennent les Effets. "
            "Voici la bataille en rase campagne de la règle : Bleu attaque Hallowmere avec trois Hordes, Vert se défend avec deux et un jeton rouge. (Les deux premières cartes de Bleu et les dernières sont notre choix : le texte ne les nomme pas.)",
        ),
        start=PRESETS["W9 battle in the field"],
        clauses=(*_clauses(16, 10), *_clauses(17, 17), *_clauses(20, 7)),
        steps=(
            Step(
                Words(
                    "Blue does not like the hand and reorganises: both cards go under the deck, two others come, for one strike. They are not discarded, and may come up again.",
                    "Bleu n'aime pas sa main et se réorganise : les deux cartes vont sous le Deck, deux autres viennent, pour une frappe. Elles ne sont pas défaussées, et peuvent revenir.",
                ),
                W9_MOVES[0],
            ),
            Step(
                Words(
                    "Round 1, Orc against Orc: one strike each. Both Orcs stay on the battlefield, but will not strike again by themselves.",
                    "Round 1, Orc contre Orc : une frappe chacun. Les deux Orcs restent sur le champ de bataille, mais ne frapperont plus d'eux-mêmes.",
                ),
                W9_MOVES[1],
            ),
            Step(
                Words(
                    "Round 2. The Heavy Orc's two strikes take Green's red token into the zone: Green declines, for Blue stands on 4 and will be struck twice more. The Crossbowman's effect: one strike for the Orc, one for the Heavy Orc that has just come.",
                    "Round 2. Les deux frappes de l'Orc lourd mènent le jeton rouge de Vert dans la zone : Vert renonce, car Bleu est sur 4 et va subir deux frappes de plus. L'Effet de l'Arbalétrier : une frappe pour l'Orc, une pour l'Orc lourd qui vient d'arriver.",
                ),
                W9_MOVES[2],
            ),
            Step(
                Words(
                    "Round 3. The Hero Buurk covers Green's Orc and copies the Crossbowman: with three strikes Blue loses a Horde. Blue's own Crossbowman finds only a covered Orc: no effect.",
                    "Round 3. Le Héros Buurk recouvre l'Orc de Vert et copie l'Arbalétrier : avec trois frappes, Bleu perd une Horde. L'Arbalétrier de Bleu ne trouve qu'un Orc recouvert : pas d'Effet.",
                ),
                W9_MOVES[3],
            ),
            Step(
                Words(
                    "Round 4. Blue's second Crossbowman is there as well: the Boar rider strikes 2 and 2 × 2, six in all, and a second Horde is lost. Two losses to none: Green wins and gains a point.",
                    "Round 4. Le deuxième Arbalétrier de Bleu est là aussi : le Sanglier monté frappe 2 et 2 × 2, six en tout, et une deuxième Horde est perdue. Deux à zéro : Vert gagne, et prend un point.",
                ),
                W9_MOVES[4],
            ),
            Step(
                Words(
                    "Blue's last Horde retreats to Reedham. Green keeps the city, the red token, and all cards.",
                    "La dernière Horde de Bleu se replie à Reedham. Vert garde la Cité, son jeton rouge et toutes ses cartes.",
                ),
                W9_MOVES[5],
            ),
        ),
        dials=Dials(
            slug="opening",
            prompt=Words(
                "A deck with how many cards of the first line (Orcs, Heavy Orcs, Boar riders) and how many of the second? How often does the first hand have nobody for the first line?",
                "Un Deck avec combien de cartes de première ligne (Orcs, Orcs lourds, Sangliers montés) et combien de seconde ligne ? Combien de fois la première main n'a-t-elle personne pour la première ligne ?",
            ),
            names=(Words("first line", "première ligne"), Words("second line", "seconde ligne")),
            choices=(_digits(0, 8), _digits(0, 6)),
            begin=("4", "2"),
            show=opening,
        ),
        questions=(
            WhichOnes(
                slug="which-deck",
                prompt=Words(
                    "Green has four Orcs, seven Heavy Orcs, a Crossbowman, a Catapult and two Heroes: Froksh, and Vigdish, who has fought in this game turn. Which decks are allowed?",
                    "Vert a quatre Orcs, sept Orcs lourds, un Arbalétrier, une Catapulte et deux Héros : Froksh, et Vigdish qui a combattu à ce tour de jeu. Quels Decks sont permis ?",
                ),
                start=Start(
                    position=_DECK_ROOM, moves=("move 2 n_road n_cwm", "stand", "end"), deal=False, eyes=_GREEN
                ),
                move="{}",
                over=(
                    "deck ORC HEAVY FROKSH",
                    "deck CATAPULT",
                    _LONG_DECK,
                    "deck ORC VIGDISH",
                    "deck ORC SHAMAN",
                    "deck none",
                ),
            ),
            WhatHappens(
                slug="first-strikes",
                prompt=Words(
                    "The first round. Blue reveals a Heavy Orc (strength 2), Green an Orc (strength 1). On which space is Green's token then?",
                    "Premier round. Bleu révèle un Orc lourd (Force 2), Vert un Orc (Force 1). Sur quelle case est alors le jeton de Vert ?",
                ),
                start=PRESETS["W7 first strikes"],
                moves=("play ORC", "play HEAVY", "draw ORC", "draw ORC"),
                choices=_numbers(1, 2, 3, 4),
                truth=_space(_GREEN),
            ),
            WhatHappens(
                slug="only-new-cards",
                prompt=Words(
                    "Green has engaged two Heavy Orcs in earlier rounds and now reveals an Orc. How many strikes does Blue take?",
                    "Vert a engagé deux Orcs lourds aux rounds précédents et révèle maintenant un Orc. Combien de frappes Bleu subit-il ?",
                ),
                start=battle(
                    fight(
                        "3 against 3, round 3",
                        "field HEAVY HEAVY, hand ORC XBOW, deck ORC",
                        "field ORC/XBOW, hand ORC BOAR, deck ORC",
                    )
                ),
                moves=("play ORC", "play ORC", "draw ORC", "draw ORC"),
                choices=_numbers(1, 3, 5),
                truth=_struck(_BLUE, 1),
                because=("OVO-17.13",),
            ),
            WhatHappens(
                slug="counts-the-new",
                prompt=Words(
                    "Round 2 of the field battle: Blue has an Orc engaged and reveals a Heavy Orc, Green a Crossbowman behind an Orc: strength 1, and one strike for each Orc and Heavy Orc that Blue has engaged. Blue's token stands on 3. Where is it at the end of the round?",
                    "Round 2 de la bataille : Bleu a engagé un Orc et révèle un Orc lourd ; Vert, un Arbalétrier derrière un Orc : Force 1, et une frappe par Orc et Orc lourd engagé par Bleu. Le jeton de Bleu est sur 3. Où est-il à la fin du round ?",
                ),
                start=_fought(_W9, *W9_MOVES[:2]),
                moves=W9_MOVES[2],
                choices=_numbers(4, 5, 6),
                truth=_space(_BLUE),
                because=("OVO-17.14",),
            ),
            WhatHappens(
                slug="under-the-deck",
                prompt=Words(
                    "Blue reorganises: Shaman and Catapult go under the deck. What does that cost?",
                    "Bleu se réorganise : la Shaman et la Catapulte vont sous le Deck. Qu'est-ce que cela coûte ?",
                ),
                start=_fought(_W9),
                moves=W9_MOVES[0],
                choices={
                    "2": Words("One strike", "Une frappe"),
                    "1": Words("Nothing", "Rien"),
                    "3": Words("Two strikes", "Deux frappes"),
                },
                truth=_space(_BLUE),
            ),
            WhichOnes(
                slug="which-battle",
                prompt=Words(
                    "Green's actions are over, and battles are pending at Goosefold and at Larkrise. Which may come first?",
                    "Vert n'a plus d'action, et des batailles attendent à Goosefold et à Larkrise. Laquelle peut se jouer d'abord ?",
                ),
                start=_at("phase battles\nn_cwm, n_cc1: B 2, G 2 attacking"),
                move="battle {}",
                over=("n_cwm", "n_cc1", "n_city"),
            ),
        ),
        presets=_presets("W7 first strikes", "W9 battle in the field", "R36 blind or not", "P3 two battles"),
        switch="reorganise_blind",
    ),
    # --- 12 ---
    Lesson(
        slug="two-lines",
        title=Words("Two lines", "Deux lignes"),
        say=Words(
            "Orcs, Heavy Orcs and Boar riders fight in the first line; Crossbowmen, Shamans and Catapults in the second. Each of these needs a first-line Unit of its own in front, engaged before: the two are a column. "
            "Without it only the strength counts, and the card is discarded at the end of the round. Green reveals a Boar rider, and Blue a Crossbowman with nobody in front.",
            "Orcs, Orcs lourds et Sangliers montés sont en première ligne ; Arbalétriers, Shamans et Catapultes en seconde. Il faut à chacune de celles-ci une Unité de première ligne devant elle, engagée avant : les deux font une colonne. "
            "Sinon, seule la Force compte, et la carte est défaussée à la fin du round. Vert révèle un Sanglier monté, et Bleu un Arbalétrier avec personne devant.",
        ),
        start=PRESETS["E15 the naked Crossbowman"],
        clauses=(*_clauses(19, 10), *_clauses(20, 14, 8)),
        steps=(
            Step(
                Words(
                    "The naked Crossbowman strikes once, and has no effect. But in this round it is engaged, and the Boar rider counts it: 2 + 2 strikes. Then it is discarded: out of this battle, not lost.",
                    "L'Arbalétrier à découvert frappe une fois, sans Effet. Mais à ce round il est engagé, et le Sanglier monté le compte : 2 + 2 frappes. Puis il est défaussé : hors de cette bataille, pas perdu.",
                ),
                ("play BOAR", "play XBOW", "draw ORC", "draw ORC"),
            ),
            Step(
                Words(
                    "Blue puts an Orc in front. The Crossbowman is gone, so the second Boar rider strikes twice only; that takes Blue's token past the end, and a Horde is lost.",
                    "Bleu met un Orc devant. L'Arbalétrier n'est plus là : le deuxième Sanglier monté ne frappe que deux fois ; le jeton de Bleu passe la fin, et une Horde est perdue.",
                ),
                ("play BOAR", "play ORC", "draw HEAVY", "draw HEAVY"),
            ),
            Step(
                Words(
                    "Behind the Orc the Shaman is safe. Blue may choose green, for a Horde is lost and the deck has cards, or red: Green would have to discard.",
                    "Derrière l'Orc, la Shaman est à l'abri. Bleu peut choisir le vert, car une Horde est perdue et il reste des cartes dans le Deck, ou le rouge : Vert devrait défausser.",
                ),
                ("play ORC", "play SHAMAN behind 1"),
            ),
            Step(
                Words(
                    "Green: the Horde comes back, and the top card of Blue's deck is the price.",
                    "Le vert : la Horde revient, et la première carte du Deck de Bleu en est le prix.",
                ),
                ("green", "draw ORC", "draw ORC"),
            ),
        ),
        dials=Dials(
            slug="effect",
            prompt=Words(
                "Green reveals a card, and Blue has engaged some already. Choose both, and where it is. Ringed: what the effect of Green's card counts.",
                "Vert révèle une carte, et Bleu en a déjà engagé. Choisissez les deux, et le lieu. Entouré : ce que compte l'Effet de la carte de Vert.",
            ),
            names=(Words("card", "carte"), Words("Blue has", "Bleu a"), Words("where", "où")),
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
        questions=(
            WhatHappens(
                slug="naked",
                prompt=Words(
                    "Blue's Crossbowman has nobody in front. Green's Boar rider: strength 2, and two strikes for each Crossbowman that Blue has engaged. How many strikes does Blue take?",
                    "L'Arbalétrier de Bleu n'a personne devant lui. Le Sanglier monté de Vert : Force 2, et deux frappes par Arbalétrier engagé par Bleu. Combien de frappes Bleu subit-il ?",
                ),
                start=_after("E15 the naked Crossbowman"),
                moves=("play BOAR", "play XBOW", "draw ORC", "draw ORC"),
                choices=_numbers(0, 2, 4, 6),
                truth=_struck(_BLUE, 1),
                because=("OVO-19.7",),
            ),
            WhichOnes(
                slug="behind-whom",
                prompt=Words(
                    "Green has engaged an Orc, a Heavy Orc with a Shaman behind it, and a Boar rider. Where may a Crossbowman go? (That a free place must be used is our ruling.)",
                    "Vert a engagé un Orc, un Orc lourd avec une Shaman derrière lui, et un Sanglier monté. Où un Arbalétrier peut-il aller ? (Qu'une place libre doive servir est notre décision.)",
                ),
                start=battle(
                    fight(
                        "3 against 3, round 5",
                        "field ORC HEAVY/SHAMAN BOAR, hand XBOW ORC, deck ORC",
                        "field ORC/XBOW HEAVY/SHAMAN, hand ORC BOAR, deck ORC",
                    )
                ),
                move="play XBOW {}",
                over=("behind 1", "behind 2", "behind 3", "loose"),
            ),
            WhatHappens(
                slug="covered-orc",
                prompt=Words(
                    "Round 3 of the field battle: Green's only first-line Unit is an Orc, and Buurk covers it. Blue reveals a Crossbowman: strength 1, and one strike for each Orc. Green's token stands on 4. Where is it at the end of the round?",
                    "Round 3 de la bataille : la seule Unité de première ligne de Vert est un Orc, que Buurk recouvre. Bleu révèle un Arbalétrier : Force 1, et une frappe par Orc. Le jeton de Vert est sur 4. Où est-il à la fin du round ?",
                ),
                start=_fought(_W9, *W9_MOVES[:3]),
                moves=W9_MOVES[3],
                choices=_numbers(4, 5, 6),
                truth=_space(_GREEN),
                because=("OVO-21.5",),
            ),
            WhichOnes(
                slug="shaman-colours",
                prompt=Words(
                    "Green has lost a Horde in this battle, has one card in hand and none in the deck, and has just engaged a Shaman behind an Orc. What may Green choose?",
                    "Vert a perdu une Horde dans cette bataille, a une carte en main et aucune dans son Deck, et vient d'engager une Shaman derrière un Orc. Que peut-il choisir ?",
                ),
                start=battle(
                    fight(
                        "2 against 3, round 2",
                        "losses 1, field ORC, hand SHAMAN ORC",
                        "field ORC, hand ORC BOAR, deck ORC HEAVY",
                    ),
                    "play SHAMAN behind 1",
                    "play ORC",
                ),
                move="{}",
                over=("green", "red"),
            ),
            WhatHappens(
                slug="catapult-in-the-field",
                prompt=Words(
                    "No fortress far and wide: Green engages a Catapult behind an Orc. How many strikes does Blue take?",
                    "Pas de Forteresse à la ronde : Vert engage une Catapulte derrière un Orc. Combien de frappes Bleu subit-il ?",
                ),
                start=PRESETS["R46 a Catapult in the field"],
                moves=("play CATAPULT behind 1", "play ORC", "draw ORC", "draw BOAR"),
                choices=_numbers(0, 1, 4),
                truth=_struck(_BLUE, 1),
            ),
            WhatHappens(
                slug="nothing-to-discard",
                prompt=Words(
                    "Green's Shaman makes Blue discard the top card, but Blue's deck is empty; one card is left in hand. What happens?",
                    "La Shaman de Vert fait défausser à Bleu la première carte de son Deck, mais ce Deck est vide ; il a encore une carte en main. Que se passe-t-il ?",
                ),
                start=PRESETS["R44 an empty deck"],
                moves=("play SHAMAN behind 1", "play ORC", "red", "draw ORC"),
                choices={
                    "yes": Words("Nothing: the battle goes on", "Rien : la bataille continue"),
                    "no": Words("Blue loses the battle", "Bleu perd la bataille"),
                },
                truth=_goes_on,
            ),
        ),
        presets=_presets(
            "W8 two Crossbowmen", "E15 the naked Crossbowman", "R44 an empty deck", "R46 a Catapult in the field"
        ),
        switch="catapult_discard_always",
    ),
    # --- 13 ---
    Lesson(
        slug="legends",
        title=Words("Legends", "Légendes"),
        say=Words(
            "A Hero comes last, onto a column that has both lines, one Hero per column; the Unit below is safe from enemy effects, and still counts for its owner's. Effects go in order: attacker's Hero, defender's Hero, attacker's Unit, defender's Unit. "
            "The twenty cards are lost. The rulebook explains what they do only in part: a star marks what is ours. Green covers the Crossbowman with Ashani, and Blue brings a Crossbowman too.",
            "Un Héros vient en dernier, sur une colonne qui a ses deux lignes, un Héros par colonne ; l'Unité recouverte est à l'abri des Effets adverses, et compte toujours pour ceux de son camp. Ordre des Effets : Héros de l'attaquant, Héros du défenseur, Unité de l'attaquant, Unité du défenseur. "
            "Les vingt cartes sont perdues. La règle n'explique leurs Effets qu'en partie : une étoile marque ce qui est de nous. Vert recouvre l'Arbalétrier avec Ashani, et Bleu amène aussi un Arbalétrier.",
        ),
        start=PRESETS["E19 the attacker's Hero"],
        clauses=(*_clauses(21, 10), *_clauses(22, 20)),
        steps=(
            Step(
                Words(
                    "Both strengths first: two strikes for Blue, one for Green. Then the attacker's Hero: which Unit of Blue's is to be destroyed?",
                    "D'abord les Forces : deux frappes pour Bleu, une pour Vert. Puis le Héros de l'attaquant : quelle Unité de Bleu doit être détruite ?",
                ),
                ("play ASHANI on 1 second", "play XBOW behind 1"),
            ),
            Step(
                Words(
                    "The Crossbowman goes back to its pile for good, before its effect: two strikes that never come. After the battle Ashani rests until the next game turn.",
                    "L'Arbalétrier retourne pour de bon dans sa pile, avant son Effet : deux frappes qui n'auront pas lieu. Après la bataille, Ashani se repose jusqu'au tour de jeu suivant.",
                ),
                ("hit 1 second", "draw ORC", "draw ORC"),
            ),
        ),
        dials=Dials(
            slug="hero",
            prompt=Words(
                "Choose a Hero for Green, or look at all twenty; then its place, and what Blue plays against it.",
                "Choisissez un Héros pour Vert, ou regardez les vingt ; puis sa place, et ce que joue Bleu.",
            ),
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
        questions=(
            WhichOnes(
                slug="where-heroes-go",
                prompt=Words(
                    "Green's columns: an Orc with a Crossbowman behind it, a Heavy Orc alone, and a Boar rider, covered by Buurk, with a Shaman. Where may Froksh go?",
                    "Les colonnes de Vert : un Orc avec un Arbalétrier derrière lui, un Orc lourd seul, et un Sanglier monté, recouvert par Buurk, avec une Shaman. Où Froksh peut-il aller ?",
                ),
                start=battle(
                    fight(
                        "3 against 3, round 7",
                        "field ORC/XBOW HEAVY BOAR+BUURK/SHAMAN, hand FROKSH ORC, deck ORC",
                        "field ORC/XBOW HEAVY/SHAMAN ORC/CATAPULT, hand ORC BOAR, deck HEAVY",
                    )
                ),
                move="play FROKSH {}",
                over=("on 1 first", "on 1 second", "on 2 first", "on 3 second", "loose"),
            ),
            WhichOnes(
                slug="whom-ashani-hits",
                prompt=Words(
                    "Ashani destroys a Unit. Blue has an Orc covered by Buurk with a Shaman behind it, and a Heavy Orc. Which may Green choose?",
                    "Ashani détruit une Unité. Bleu a un Orc recouvert par Buurk, avec une Shaman derrière lui, et un Orc lourd. Laquelle Vert peut-il choisir ?",
                ),
                start=battle(
                    fight(
                        "3 against 3, round 5",
                        "field ORC/XBOW HEAVY/SHAMAN, hand ASHANI ORC, deck ORC",
                        "field ORC+BUURK/SHAMAN, discards CATAPULT, hand HEAVY ORC, deck BOAR",
                    ),
                    "play ASHANI on 1 first",
                    "play HEAVY",
                ),
                move="hit {}",
                over=("1 first", "1 second", "2 first"),
            ),
            WhatHappens(
                slug="froksh-cancels",
                prompt=Words(
                    "Green attacks and reveals Vigdish: strength 1, and one strike for each of Green's two Orcs. Blue reveals Froksh, who cancels the effect of the enemy's card. How many strikes does Blue take?",
                    "Vert attaque et révèle Vigdish : Force 1, et une frappe pour chacun de ses deux Orcs. Bleu révèle Froksh, qui annule l'Effet de la carte adverse. Combien de frappes Bleu subit-il ?",
                ),
                start=PRESETS["E20 unless it is Froksh"],
                moves=("play VIGDISH on 1 first", "play FROKSH on 1 first", "draw ORC", "draw ORC"),
                choices=_numbers(0, 1, 3),
                truth=_struck(_BLUE, 1),
            ),
            WhatHappens(
                slug="two-heavy-orcs",
                prompt=Words(
                    "Green has engaged two Heavy Orcs (strength 2) and reveals Kraash (strength 1 by our table), who lets all Units of one kind strike once more. Green names the Heavy Orcs. How many strikes does Blue take?",
                    "Vert a engagé deux Orcs lourds (Force 2) et révèle Kraash (Force 1 selon notre tableau), qui fait frapper encore une fois toutes les Unités d'un type. Vert nomme les Orcs lourds. Combien de frappes Bleu subit-il ?",
                ),
                start=PRESETS["W11 Kraash"],
                moves=("play KRAASH on 1 first", "play ORC", "name HEAVY", "draw ORC", "draw ORC"),
                choices=_numbers(3, 4, 5, 7),
                truth=_struck(_BLUE, 1),
            ),
            WhatHappens(
                slug="gruragh-anyway",
                prompt=Words(
                    "Gruragh also strikes his own army once. Green engages Gruragh without a place, so the effect is cancelled; Blue reveals an Orc. How many strikes does Green take?",
                    "Gruragh frappe aussi une fois sa propre armée. Vert engage Gruragh sans place, son Effet est donc annulé ; Bleu révèle un Orc. Combien de frappes Vert subit-il ?",
                ),
                start=battle(
                    fight(
                        "3 against 3, round 2",
                        "field ORC, hand GRURAGH XBOW, deck ORC",
                        "field ORC, hand ORC XBOW, deck ORC",
                    )
                ),
                moves=("play GRURAGH", "play ORC", "draw ORC", "draw ORC"),
                choices=_numbers(1, 2, 4),
                truth=_struck(_GREEN, 1),
            ),
            WhatHappens(
                slug="xaphyr-saves",
                prompt=Words(
                    "Blue's last Horde, token on 5. Green's Heavy Orc takes it past the end. Blue has revealed Xaphyr: at the end of the round the token goes back one space, over a lap of this round too. Is the battle over?",
                    "La dernière Horde de Bleu, jeton sur 5. L'Orc lourd de Vert le fait passer la fin. Bleu a révélé Xaphyr : à la fin du round, le jeton recule d'une case, même par-dessus un tour complet de ce round. La bataille est-elle finie ?",
                ),
                start=PRESETS["E21 Xaphyr"],
                moves=("play HEAVY", "play XAPHYR on 1 first", "draw ORC", "draw ORC"),
                choices=_YES_NO,
                truth=lambda state: "no" if _goes_on(state) == "yes" else "yes",
            ),
        ),
        presets=_presets(
            "W11 Kraash",
            "E19 the attacker's Hero",
            "E20 unless it is Froksh",
            "E21 Xaphyr",
            "R6 Kro-Morda pushes",
            "R39 Shaman or Ashani",
            "P4 Heroes and hands",
            "P5 Heroes and decks",
            "P6 Heroes and armies",
            "P11 under a Hero",
        ),
        switch="effect_order",
    ),
    # --- 14 ---
    Lesson(
        slug="breaking-walls",
        title=Words("Breaking walls", "Briser les murs"),
        say=Words(
            "Where the defender's own fortress stands, walls protect all the defender's second-line cards, with nobody in front. Before round 1 the attacker engages two first-line Units of the deck; they do not strike, and eight cards are left to draw. "
            "This is the assault of the rulebook. Its list of ten cards lacks the Hero that is drawn, so one Crossbowman is replaced by Kokoth (our ruling).",
            "Là où se dresse la Forteresse du défenseur, les murs protègent toutes ses cartes de seconde ligne, sans personne devant. Avant le round 1, l'attaquant engage deux Unités de première ligne de son Deck ; elles ne frappent pas, et il reste huit cartes à piocher. "
            "Voici l'assaut de la règle. Dans sa liste de dix cartes, il manque le Héros qui est pioché : nous remplaçons un Arbalétrier par Kokoth (notre décision).",
        ),
        start=PRESETS["W10 the assault"],
        clauses=_clauses(24, 10),
        steps=(
            Step(
                Words(
                    "Orc and Boar rider stand in front, and Green reorganises: Kokoth and Crossbowman go under the deck, for one strike.",
                    "L'Orc et le Sanglier monté sont devant, et Vert se réorganise : Kokoth et l'Arbalétrier vont sous le Deck, pour une frappe.",
                ),
                W10_MOVES[0],
            ),
            Step(
                Words(
                    "Round 1. The Catapult has no strength, but against walls four strikes and a discard. Blue's Crossbowman, behind the wall, strikes once, and once for the Orc in front.",
                    "Round 1. La Catapulte n'a pas de Force, mais contre des murs quatre frappes et une défausse. L'Arbalétrier de Bleu, derrière le mur, frappe une fois, et une fois pour l'Orc de devant.",
                ),
                W10_MOVES[1],
            ),
            Step(
                Words(
                    "Round 2. Gruragh, on the Crossbowman behind the wall, strikes three times, and his own army once. Green loses a Horde, and the Shaman brings it back for a card. Five cards are left to Green, seven to Blue, as the rulebook says.",
                    "Round 2. Gruragh, sur l'Arbalétrier derrière le mur, frappe trois fois, et une fois sa propre armée. Vert perd une Horde, que la Shaman ramène pour une carte. Il reste cinq cartes à Vert, sept à Bleu, comme le dit la règle.",
                ),
                W10_MOVES[2],
            ),
        ),
        dials=Dials(
            slug="lab",
            prompt=Words(
                "The battle lab. Decks: A the six starting cards; B the ten of the rulebook's assault; C ours: no Catapult, three Heavy Orcs, two Boar riders; D ours: four Orcs, three Crossbowmen, two Shamans, a Catapult. How many Hordes attack how many, and where?",
                "Le laboratoire. Decks : A les six cartes de départ ; B les dix de l'assaut de la règle ; C de nous : sans Catapulte, trois Orcs lourds, deux Sangliers montés ; D de nous : quatre Orcs, trois Arbalétriers, deux Shamans, une Catapulte. Combien de Hordes en attaquent combien, et où ?",
            ),
            names=(
                Words("attacker", "attaquant"),
                Words("defender", "défenseur"),
                Words("Hordes", "Hordes"),
                Words("where", "où"),
            ),
            choices=(tuple(DECKS), tuple(DECKS), ARMIES, (NONE, "assault")),
            begin=("A", "A", "1 : 1", NONE),
            show=lab,
            labels=_FIELD_OR_WALLS,
        ),
        questions=(
            WhichOnes(
                slug="who-goes-ahead",
                prompt=Words(
                    "Green attacks a standing fortress with a deck of Orcs, Heavy Orcs, a Boar rider, a Crossbowman, a Shaman, Catapults and Kokoth. Which cards may go ahead before round 1?",
                    "Vert attaque une Forteresse debout avec un Deck d'Orcs, d'Orcs lourds, d'un Sanglier monté, d'un Arbalétrier, d'une Shaman, de Catapultes et de Kokoth. Quelles cartes peuvent aller devant avant le round 1 ?",
                ),
                start=Start(
                    position=BEFORE_W10,
                    moves=("move 3 n_road n_cwm", "stand", "end", "all", "all"),
                    deal=False,
                    eyes=_GREEN,
                ),
                move="engage {}",
                over=("ORC", "BOAR", "HEAVY", "XBOW", "CATAPULT", "KOKOTH"),
            ),
            WhatHappens(
                slug="heavy-at-the-walls",
                prompt=Words(
                    "Blue defends walls with two Boar riders. Green reveals a Heavy Orc: strength 2, two strikes against a fortress, one for each Boar rider. How many strikes does Blue take?",
                    "Bleu défend ses murs avec deux Sangliers montés. Vert révèle un Orc lourd : Force 2, deux frappes contre une Forteresse, une par Sanglier monté. Combien de frappes Bleu subit-il ?",
                ),
                start=PRESETS["W1 Heavy Orc at the walls"],
                moves=("play HEAVY", "play ORC", "draw ORC", "draw ORC"),
                choices=_numbers(2, 4, 6),
                truth=_struck(_BLUE, 1),
            ),
            WhatHappens(
                slug="riders-at-the-walls",
                prompt=Words(
                    "Green's Boar rider attacks walls, and behind them Blue reveals a Crossbowman. In the field the rider would strike 2 + 2 times. How often here?",
                    "Le Sanglier monté de Vert attaque des murs, et derrière eux Bleu révèle un Arbalétrier. En rase campagne, il frapperait 2 + 2 fois. Et ici ?",
                ),
                start=PRESETS["E16 riders at the walls"],
                moves=("play BOAR", "play XBOW wall", "draw HEAVY", "draw ORC"),
                choices=_numbers(0, 2, 4),
                truth=_struck(_BLUE, 1),
            ),
            WhichOnes(
                slug="hero-behind-walls",
                prompt=Words(
                    "Blue has one Crossbowman engaged behind the walls and no first-line Unit. Where may Gruragh go?",
                    "Bleu a engagé un Arbalétrier derrière les murs, et aucune Unité de première ligne. Où Gruragh peut-il aller ?",
                ),
                start=_fought("W10 the assault", *W10_MOVES[:2], ("play SHAMAN behind 2",)),
                move="play GRURAGH {}",
                over=("on 1 second", "on 1 first", "loose"),
            ),
            WhatHappens(
                slug="unfinished-walls",
                prompt=Words(
                    "Blue's fortress at Goosefold still lies. Green attacks. Does Green have to engage two Units before round 1?",
                    "La Forteresse de Bleu à Goosefold est encore couchée. Vert attaque. Vert doit-il engager deux Unités avant le round 1 ?",
                ),
                start=Start(position=BEFORE_W10.replace("B fortress", "B fortress lying"), deal=False),
                moves=("move 3 n_road n_cwm", "stand", "end", "all", "all"),
                choices=_YES_NO,
                truth=lambda state: "yes" if state.phase is Phase.VANGUARD else "no",
                because=("OVO-24.1",),
            ),
        ),
        presets=_presets(
            "W1 Heavy Orc at the walls", "W10 the assault", "W10 before the assault", "E16 riders at the walls"
        ),
        switch="forced_discard_rout",
    ),
    # --- 15 ---
    Lesson(
        slug="how-it-ends",
        title=Words("How it ends", "Comment cela finit"),
        say=Words(
            "When a round is over, look for an ending, in this order: an army has no Horde left; one has two losses and the other none; one has three losses; and once hands are filled, one has no card. The winner gains one glory point, and a beaten army retreats. "
            "Blue has lost two of four Hordes, and the token stands on 6. Green's Heavy Orc strikes, and Blue plays the Shaman.",
            "Quand un round est fini, cherchez une issue, dans cet ordre : une armée n'a plus de Horde ; l'une a deux pertes et l'autre aucune ; l'une a trois pertes ; et, les mains complétées, l'une n'a plus de carte. Le vainqueur gagne un point de gloire, et l'armée battue se replie. "
            "Bleu a perdu deux Hordes sur quatre, et son jeton est sur 6. L'Orc lourd de Vert frappe, et Bleu joue la Shaman.",
        ),
        start=PRESETS["E14 saved by the Shaman"],
        clauses=(*_clauses(25, 8), *_clauses(26, 10)),
        steps=(
            Step(
                Words(
                    "Blue's third Horde falls. But the round is not over: the Shaman's effect is still to come.",
                    "La troisième Horde de Bleu tombe. Mais le round n'est pas fini : l'Effet de la Shaman est encore à venir.",
                ),
                ("play HEAVY", "play SHAMAN behind 1"),
            ),
            Step(
                Words(
                    "Green: one Horde is back, for the last card of the deck. At the end of the round there are two losses against one: none of the endings.",
                    "Le vert : une Horde revient, pour la dernière carte du Deck. À la fin du round, deux pertes contre une : aucune des issues.",
                ),
                ("green", "draw XBOW", "draw ORC"),
            ),
            Step(
                Words(
                    "Orc against Orc. Then Blue has no card left, neither in the deck nor in hand: Green wins and gains a point. Where does Blue go?",
                    "Orc contre Orc. Puis Bleu n'a plus de carte, ni dans le Deck, ni en main : Vert gagne, et prend un point. Où va Bleu ?",
                ),
                ("play ORC", "play ORC"),
            ),
            Step(
                Words(
                    "Blue retreats to Foxhollow, another bare ruin. Lost Hordes are back in reserve, cards with their owners, and it is Blue's turn.",
                    "Bleu se replie à Foxhollow, une autre ruine. Les Hordes perdues sont revenues en réserve, les cartes chez leur propriétaire, et c'est à Bleu.",
                ),
                ("retreat w_cw1",),
            ),
        ),
        dials=Dials(
            slug="ending",
            prompt=Words(
                "The end of a round: Green's Hordes, losses and cards, then Blue's. Which of the four endings lights up, and who wins?",
                "La fin d'un round : les Hordes, les pertes et les cartes de Vert, puis de Bleu. Laquelle des quatre issues s'allume, et qui gagne ?",
            ),
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
        questions=(
            WhatHappens(
                slug="last-cards",
                prompt=Words(
                    "Two armies with their six starting cards each. In round 6 both play the last one, an Orc, and no Horde falls. Who wins?",
                    "Deux armées avec leurs six cartes de départ. Au round 6, chacune joue sa dernière, un Orc, et aucune Horde ne tombe. Qui gagne ?",
                ),
                start=battle(_LAST_CARDS),
                moves=("play ORC", "play ORC"),
                choices={"G": _PLAYERS["G"], "B": _PLAYERS["B"], "nobody": _NOBODY},
                truth=_victor,
            ),
            WhichOnes(
                slug="both-retreat",
                prompt=Words(
                    "After that both have to retreat. Green, the attacker, has chosen Foxhollow. Muckleford is a free well, Copperlea a village of nobody. Where may Blue go?",
                    "Ensuite, les deux doivent se replier. Vert, l'attaquant, a choisi Foxhollow. Muckleford est un puits libre, Copperlea un Village sans maître. Où Bleu peut-il aller ?",
                ),
                start=battle(_LAST_CARDS, "play ORC", "play ORC", "retreat w_cw1"),
                move="retreat {}",
                over=("w_cw1", "nw_out", "w_road"),
            ),
            WhatHappens(
                slug="nobody-left",
                prompt=Words(
                    "One Horde each, both tokens on 6, both reveal an Orc: nobody is left. Blue's marker lay in the village. Who controls it now?",
                    "Une Horde chacun, les deux jetons sur 6, chacun révèle un Orc : il ne reste personne. Le marqueur de Bleu était dans le Village. Qui le contrôle maintenant ?",
                ),
                start=PRESETS["E18 nobody is left"],
                moves=("play ORC", "play ORC"),
                choices=_OWNERS,
                truth=_owner("n_cwm"),
                because=("OVO-26.6",),
            ),
            WhatHappens(
                slug="order-of-endings",
                prompt=Words(
                    "In one round Green's last Horde falls, and Blue, who has another, loses a third one. Who wins?",
                    "Au même round, la dernière Horde de Vert tombe, et Bleu, à qui il en reste une, en perd une troisième. Qui gagne ?",
                ),
                start=battle(_BOTH_FALL),
                moves=("play ORC", "play ORC"),
                choices={"G": _PLAYERS["G"], "B": _PLAYERS["B"], "nobody": _NOBODY},
                truth=_victor,
                because=("OVO-25.1",),
            ),
            WhatHappens(
                slug="the-trap",
                prompt=Words(
                    "Green has attacked Goosefold over the neutral village of Oxwell, and plays the last card. Around are neutral villages, and a well with Blue's marker. No Horde falls. What becomes of Green's two Hordes?",
                    "Vert a attaqué Goosefold par le Village neutre d'Oxwell, et joue sa dernière carte. Autour, des Villages neutres, et un puits avec le marqueur de Bleu. Aucune Horde ne tombe. Que deviennent les deux Hordes de Vert ?",
                ),
                start=PRESETS["E25 the last round of the trap"],
                moves=("play CATAPULT behind 1", "play CATAPULT behind 1"),
                choices={
                    "destroyed": Words("They are destroyed", "Elles sont détruites"),
                    "back": Words("They go back to Oxwell", "Elles retournent à Oxwell"),
                    "win": Words("They win the battle", "Elles gagnent la bataille"),
                },
                truth=lambda state: (
                    "win" if state.players[_GREEN].glory else "destroyed" if not state.hordes(_GREEN) else "back"
                ),
            ),
            WhatHappens(
                slug="kept-for-the-count",
                prompt=Words(
                    "The objective for enemy Hordes eliminated is active. Green drives a lone Horde of Blue out, and it is destroyed. Where is it until the glory of this game turn has been given out?",
                    "L'Objectif des Hordes ennemies éliminées est actif. Vert chasse une Horde isolée de Bleu, qui est détruite. Où est-elle jusqu'à la distribution de la gloire de ce tour de jeu ?",
                ),
                start=_plain("E4 it is a kill"),
                moves=("move 3 start_n n_cw1 n_cwm", "raze"),
                choices={
                    "kept": Words("Green keeps it", "Vert la garde"),
                    "reserve": Words("In Blue's reserve", "Dans la réserve de Bleu"),
                    "box": Words("In the box, for good", "Dans la boîte, pour de bon"),
                },
                truth=lambda state: "kept" if state.players[_BLUE].kept else "reserve",
            ),
        ),
        presets=_presets(
            "E14 saved by the Shaman",
            "E17 two starting decks",
            "E18 nobody is left",
            "E25 the trap",
            "E25 the last round of the trap",
            "P9 three losses each",
        ),
        switch="endings_check",
    ),
    # --- 16 ---
    Lesson(
        slug="reckoning",
        title=Words("The reckoning", "Les comptes"),
        say=Words(
            "When all have played, each of the four objectives pays one point to whoever has most of it, or to each of two who tie; three who tie get nothing, nor does whoever has none of it (our ruling). Then the tile on the right leaves, and a new one enters on the left. "
            "The game ends when the supply is empty, or when nobody can pass the leader any more. The table shows who would be paid now. Orange ends the turn.",
            "Quand tous ont joué, chacun des quatre Objectifs donne un point à qui en a le plus, ou à chacun de deux ex æquo ; à trois ex æquo, rien, et zéro ne rapporte rien (notre décision). Puis la tuile de droite s'en va, et une nouvelle entre à gauche. "
            "La partie finit quand le stock est vide, ou quand plus personne ne peut dépasser le premier. Le tableau montre qui serait payé maintenant. Orange finit son tour.",
        ),
        start=replace(PRESETS["E22 ties"], deal=False, eyes=None),
        clauses=(*_clauses(27, 14), *_clauses(28, 6), *_clauses(29, 4), *_clauses(30, 6), *_clauses(31, 4)),
        steps=(
            Step(
                Words(
                    "Cities: two, two and one, so Green and Blue gain a point each. Villages: three each, so nobody. No fortress, no marker on the tower. The tower's tile is gone, the one for Hordes has come, and Blue is first player.",
                    "Cités : deux, deux et une, donc un point chacun pour Vert et Bleu. Villages : trois chacun, donc personne. Pas de Forteresse, pas de marqueur sur la Tour. La tuile de la Tour est partie, celle des Hordes est venue, et Bleu est premier joueur.",
                ),
                ("end", "tile MARKERS"),
            ),
            Step(
                Words(
                    "Blue buys. The rulebook's advice, not its rules: fill your deck to ten cards soon, but with few Heroes; attack with more than three Hordes; leave none alone at the front; get ready for objectives to come; playing last is an advantage.",
                    "Bleu achète. Des conseils de la règle, pas des règles : ayez vite dix cartes, mais peu de Héros ; attaquez avec plus de trois Hordes ; n'en laissez aucune isolée au front ; préparez les Objectifs à venir ; jouer en dernier est un avantage.",
                ),
                ("buy BOAR",),
            ),
        ),
        dials=Dials(
            slug="objective",
            prompt=Words(
                "Three players. What is counted, and how many has each?",
                "Trois joueurs. Que compte-t-on, et combien chacun en a-t-il ?",
            ),
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
        questions=(
            WhatHappens(
                slug="empty-purse",
                prompt=Words(
                    "Three points are left; the river is paid from right to left. Markers: Green and Blue tie. Tower: Blue. Cities: Green. Hordes: both tie. What do they gain?",
                    "Il reste trois points ; on paie la rivière de droite à gauche. Marqueurs : Vert et Bleu ex æquo. Tour : Bleu. Cités : Vert. Hordes : ex æquo. Que gagnent-ils ?",
                ),
                start=_plain("E23 the purse is empty"),
                moves=("end",),
                choices={
                    "1 2": Words("Green 1, Blue 2", "Vert 1, Bleu 2"),
                    "3 3": Words("Green 3, Blue 3", "Vert 3, Bleu 3"),
                    "2 1": Words("Green 2, Blue 1", "Vert 2, Bleu 1"),
                    "0 0": Words("Nothing", "Rien"),
                },
                truth=_gains,
            ),
            WhatHappens(
                slug="one-point-left",
                prompt=Words(
                    "One point is left. Green has 12, Blue 13, and both tie for the first tile that pays. Green was first player in this game turn. Who wins the game?",
                    "Il reste un point. Vert en a 12, Bleu 13, et ils sont ex æquo pour la première tuile qui paie. Vert était premier joueur à ce tour de jeu. Qui gagne la partie ?",
                ),
                start=_plain("E23 one point left"),
                moves=("end",),
                choices={
                    "GB": Words("They share the victory", "Ils partagent la victoire"),
                    "G": _PLAYERS["G"],
                    "B": _PLAYERS["B"],
                },
                truth=_winners,
            ),
            WhatHappens(
                slug="river-moves",
                prompt=Words(
                    "The river: cities, Hordes, villages, markers; razed villages lie on top of the pile. Blue, the last to play, ends the turn. What is on the left then?",
                    "La rivière : Cités, Hordes, Villages, marqueurs ; sur la pile, les Villages rasés. Bleu, le dernier à jouer, finit son tour. Qu'y a-t-il alors à gauche ?",
                ),
                start=replace(PRESETS["W6 the river"], deal=False),
                moves=("end", "tile FORTRESSES"),
                choices={
                    "RAZED": Words("Razed villages", "Les Villages rasés"),
                    "CITIES": Words("Cities", "Les Cités"),
                    "MARKERS": Words("Markers", "Les marqueurs"),
                },
                truth=lambda state: state.river[0].value,
            ),
            WhatHappens(
                slug="unbeatable",
                prompt=Words(
                    "After this game turn Green has 13 points, Blue 9, and 4 are left. Blue could draw level at best. Does the game end now?",
                    "Après ce tour de jeu, Vert a 13 points, Bleu 9, et il en reste 4. Bleu pourrait au mieux égaliser. La partie finit-elle maintenant ?",
                ),
                start=replace(PRESETS["R59 a lead of four"], deal=False, overlay=""),
                moves=("end",),
                choices=_YES_NO,
                truth=lambda state: "yes" if state.phase is Phase.OVER else "no",
            ),
            WhatHappens(
                slug="in-the-middle",
                prompt=Words(
                    "One point is left in the supply. In Green's first action Blue has to retreat: a point for Green. Does Green's turn go on?",
                    "Il reste un point dans le stock. À la première action de Vert, Bleu doit se replier : un point pour Vert. Le tour de Vert continue-t-il ?",
                ),
                start=_plain("R58 the last point"),
                moves=("move 3 start_n n_road n_cwm", "retreat n_cw1"),
                choices=_YES_NO,
                truth=lambda state: "no" if state.phase is Phase.OVER else "yes",
            ),
            WhichOnes(
                slug="partners",
                prompt=Words(
                    "Four players: Green and Orange are partners. Orange has a Horde at Goosefold, Blue one at Turnipstead behind it. Green's two Hordes stand at Oxwell. Which moves are allowed?",
                    "Quatre joueurs : Vert et Orange sont équipiers. Orange a une Horde à Goosefold, Bleu une à Turnipstead, derrière. Les deux Hordes de Vert sont à Oxwell. Quels mouvements sont permis ?",
                ),
                start=_at(PARTNERS),
                move="move 2 n_road {}",
                over=("n_cwm", "n_cwm ne_in", "n_cwm ne_out", "n_city"),
            ),
            WhatHappens(
                slug="team-points",
                prompt=Words(
                    "Green has 9 points, Blue 7, Orange 3, Violet 6, and the last point of the supply has just gone to Violet's markers. Green and Orange are partners, Blue and Violet too. Who wins?",
                    "Vert a 9 points, Bleu 7, Orange 3, Violet 6, et le dernier point du stock vient d'aller aux marqueurs de Violet. Vert et Orange sont équipiers, Bleu et Violet aussi. Qui gagne ?",
                ),
                start=Start(
                    position="4 players\nViolet to act\nw_road: V marker\nriver KILLS RAZED FORTRESSES MARKERS\n"
                    "Green: glory 9\nBlue: glory 7\nOrange: glory 3\nViolet: glory 6",
                    deal=False,
                ),
                moves=("end",),
                choices={
                    "BV": Words("Blue and Violet", "Bleu et Violet"),
                    "GO": Words("Green and Orange", "Vert et Orange"),
                    "G": _PLAYERS["G"],
                },
                truth=_winners,
                because=("OVO-30.1",),
            ),
            WhatHappens(
                slug="tactical-well",
                prompt=Words(
                    "The tactical start: two basic actions instead of three. Green controls a well, and Blue ends the turn. How many actions has Green?",
                    "Le démarrage tactique : deux actions de base au lieu de trois. Vert contrôle un puits, et Bleu finit son tour. Combien d'actions a Vert ?",
                ),
                start=_at("tactical_start=on\nBlue to act, first Blue\nne_out: G marker"),
                moves=("end",),
                choices=_numbers(2, 3, 4),
                truth=_actions,
            ),
        ),
        presets=_presets(
            "W6 the river",
            "E22 ties",
            "E23 the purse is empty",
            "E23 one point left",
            "R53 nothing for nothing",
            "R54 razed or converted",
            "R58 the last point",
            "R59 a lead of four",
            "R61 partners",
            "P14 no glory left",
        ),
        switch="supply_cap",
    ),
)
