"""The sixteen scenes of the notebook as data: what is said, where each begins, its steps and questions."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs.components import UNITS, Card
from orclib.games.orcs_vs_orcs.examples import (
    ALONE,
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
    market,
    march,
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


def _pile(kind: Card) -> Callable[[State], str]:
    """How many cards of a kind can be bought."""
    return lambda state: str(state.piles[UNITS.index(kind)])


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
            ),
            WhatHappens(
                slug="adjacent",
                prompt=Words(
                    "Two zones are adjacent when one road leads straight from one to the other. How many zones are adjacent to Goosefold?",
                    "Deux zones sont adjacentes quand une route mène directement de l'une à l'autre. Combien de zones sont adjacentes à Goosefold ?",
                ),
                start=_at(SETUP),
                moves=(),
                choices=_numbers(2, 3, 4, 5),
                truth=lambda state: str(len(state.board.neighbours["n_cwm"])),
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
            ),
        ),
        presets=_presets("P0 your first move", "P1 three players", "P2 four players"),
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
            ),
            WhatHappens(
                slug="orcs-for-sale",
                prompt=Words(
                    "The box has 16 Orc cards. Four players get four each. How many Orcs are left to buy?",
                    "La boîte contient 16 cartes Orc. Quatre joueurs en reçoivent quatre chacun. Combien d'Orcs reste-t-il à acheter ?",
                ),
                start=_at(f"4 players\n{SETUP}"),
                moves=(),
                choices=_numbers(0, 4, 8, 16),
                truth=_pile(Card.ORC),
            ),
            WhatHappens(
                slug="supply",
                prompt=Words(
                    "The rulebook says: 26 glory points, made of eighteen tokens of 1 and two of 5. That would be 28. The longer game uses all 21 tokens: 41 points, and five of them are 5s. How many points are there in the usual game? (Our ruling follows from that.)",
                    "La règle dit : 26 points de gloire, soit dix-huit jetons de 1 et deux de 5. Cela ferait 28. La partie longue utilise les 21 jetons : 41 points, dont cinq jetons de 5. Combien de points y a-t-il dans la partie normale ? (Notre décision en découle.)",
                ),
                start=_plain("W12 the glory supply"),
                moves=(),
                choices=_numbers(21, 26, 28, 41),
                truth=lambda state: str(state.supply),
            ),
            WhatHappens(
                slug="partner",
                prompt=Words(
                    "With four players two partners never play one straight after the other, and they start opposite each other. Clockwise sit Green, Blue, Orange and Violet. Who is Green's partner?",
                    "À quatre, deux équipiers ne jouent jamais à la suite et partent à l'opposé l'un de l'autre. Dans le sens des aiguilles d'une montre : Vert, Bleu, Orange, Violet. Qui est l'équipier de Vert ?",
                ),
                start=_at(f"4 players\n{SETUP}"),
                moves=(),
                choices={letter: _PLAYERS[letter] for letter in "BOV"},
                truth=lambda state: "".join(_LETTERS[seat] for seat in state.options.camp(_GREEN) if seat != _GREEN),
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
            "Click Start N, then Oxwell, how many come along, then Goosefold, and how many go.",
            "À votre tour, vous avez trois actions : vous déplacer, recruter, acheter des cartes ou édifier, dans l'ordre que vous voulez et même plusieurs fois. Un mouvement mène une armée par une ou deux routes ; à mi-chemin, elle peut laisser des Hordes et en prendre d'autres. "
            "Cliquez Départ N, puis Oxwell, combien sont emmenées, puis Goosefold, et combien partent.",
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
                truth=lambda state: "ruin" if not state.village("n_road") else "control" if state.marker("n_road") is not None else "same",
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
            "W2 leaving a Horde", "W3 taking a Horde along", "W4 three armies", "E9 whose well is it", "R13 fresh recruits"
        ),
        switch="fresh_hordes_move",
    ),
    # --- 4 ---
    Lesson(
        slug="three-fates",
        title=Words("Three fates", "Trois sorts"),
        say=Words(
            "When Hordes of yours stop in a village that you do not control, choose its fate at once. Raze: your strike token turns red, ready for Berserk in a battle. Convert: a new Horde on your Dark City. Control: your marker. "
            "The first two burn the village: a bare ruin for ever, and a trophy for you. Send two Hordes to Thornby.",
            "Quand des Hordes à vous s'arrêtent dans un Village que vous ne contrôlez pas, choisissez aussitôt son sort. Raser : votre jeton de frappes devient rouge, prêt pour l'effet Berserk au combat. Convertir : une nouvelle Horde sur votre Cité Sombre. Contrôler : votre marqueur. "
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
                    "In Green's next turn Thornby burns for nothing: it was taken in an earlier turn, and Hordes stand there. All three actions are left. The token was red already: no second Berserk.",
                    "Au tour suivant de Vert, Thornby brûle gratuitement : il a été pris à un tour précédent, et des Hordes y sont. Il reste trois actions. Le jeton était déjà rouge : pas de deuxième Berserk.",
                ),
                ("end", "tile TOWER", "end", "raze n_cw1"),
            ),
        ),
        dials=Dials(
            slug="fate",
            prompt=Words(
                "Two Hordes of Green stop at Thornby. Choose the fate, the colour of Green's strike token, how many Hordes are in reserve, and whose village it is (- nobody's, B Blue's).",
                "Deux Hordes de Vert s'arrêtent à Thornby. Choisissez le sort (raze raser, convert convertir, control contrôler), la couleur du jeton de Vert (white blanc, red rouge), les Hordes en réserve, et à qui est le Village (- à personne, B à Bleu).",
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
                    "burns": Words("The village burns, but no Horde comes", "Le Village brûle, mais aucune Horde n'arrive"),
                    "stays": Words("Nothing: the village stays", "Rien : le Village reste"),
                    "horde": Words("A sixteenth Horde comes", "Une seizième Horde arrive"),
                },
                truth=lambda state: "stays" if state.village("n_cw1") else "burns" if state.hordes(_GREEN) == 15 else "horde",
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
                "How many Hordes go to Hallowmere, and whose city is it: nobody's (-), Blue's without a Hero (B), or Blue's with two Heroes (B+)? No Horde stands there.",
                "Combien de Hordes vont à Hallowmere, et à qui est la Cité : à personne (-), à Bleu qui n'a pas de Héros (B), ou à Bleu qui en a deux (B+) ? Aucune Horde n'y est.",
            ),
            names=(Words("Hordes", "Hordes"), Words("city of", "Cité de")),
            choices=(_digits(1, 4), tuple(OWNERS)),
            begin=("2", NONE),
            show=city,
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
                truth=lambda state: "takes" if state.army("n_city") else "both" if state.marker("n_city") is not None else "dies",
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
        presets=_presets("E1 a city", "E2 suicide", "E7 the stolen Hero", "R64 hidden Heroes"),
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
                "Green attacks Goosefold. How many against how many; what is there at Thornby (G Green, B Blue); and has Blue a fortress at Goosefold (lying or standing)? Ringed: where Blue may go.",
                "Vert attaque Goosefold. Combien contre combien ; qu'y a-t-il à Thornby (ruin ruine, village, fortress Forteresse, G Vert, B Bleu) ; Bleu a-t-il une Forteresse à Goosefold (lying couchée, standing debout) ? Entouré : là où Bleu peut aller.",
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
                start=_after("E6 walls", "move 4 start_n n_road n_cwm"),
                move="{}",
                over=("stand", "retreat n_cw1", "retreat n_road", "retreat ne_out"),
            ),
            WhichOnes(
                slug="lying-walls",
                prompt=Words(
                    "The same, but the fortress is not finished: it still lies. What may Blue do?",
                    "De même, mais la Forteresse n'est pas finie : elle est couchée. Que peut faire Bleu ?",
                ),
                start=_after("E6 a lying fortress", "move 4 start_n n_road n_cwm"),
                move="{}",
                over=("stand", "retreat n_cw1", "retreat n_road", "retreat ne_out"),
            ),
            WhichOnes(
                slug="empty-seat",
                prompt=Words(
                    "Two players. Green comes from Pigsty-on-Mere over Start E, which nobody uses, and attacks Blue at Applegarth. Where may Blue retreat to?",
                    "Deux joueurs. Vert vient de Pigsty-on-Mere par Départ E, que personne n'utilise, et attaque Bleu à Applegarth. Où Bleu peut-il se replier ?",
                ),
                start=_after("E24 the empty seat", "move 2 e_cc1 start_e e_cw1"),
                move="retreat {}",
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
            ),
        ),
        presets=_presets(
            "E4 nowhere to run",
            "E4 it is a kill",
            "E5 three in two steps",
            "E6 walls",
            "E6 a lying fortress",
            "E24 the empty seat",
            "R21 a retreat to a well",
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
                "How many Hordes march from Goosefold, and what awaits them: nobody (0), or four Hordes of Blue, who retreat or stand?",
                "Combien de Hordes marchent de Goosefold, et qu'est-ce qui les attend : personne (0), ou quatre Hordes de Bleu qui se replient (retreat) ou restent (stand) ?",
            ),
            names=(Words("Hordes", "Hordes"), Words("Blue", "Bleu")),
            choices=(_digits(1, 5), ("0", "retreat", "stand")),
            begin=("3", "stand"),
            show=march,
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
                    "Two losses to none end a battle. Green marched, and nothing else is lost on that side; Blue has lost one Horde. Green's Boar rider now takes Blue past the end of the strike tile. Is the battle over?",
                    "Deux pertes à zéro finissent une bataille. Vert a fait une marche forcée et n'a rien perdu d'autre ; Bleu a perdu une Horde. Le Sanglier monté de Vert fait maintenant passer Bleu au bout de sa tuile. La bataille est-elle finie ?",
                ),
                start=_plain("E13 the exhausted"),
                moves=("play BOAR", "play ORC", "draw ORC", "draw ORC"),
                choices=_YES_NO,
                truth=lambda state: "no" if _goes_on(state) == "yes" else "yes",
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
        presets=_presets("E13 the exhausted", "E13 on the march", "R16 marching on"),
        switch="forced_march_repeat",
    ),
)
