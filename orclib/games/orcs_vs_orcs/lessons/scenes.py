"""The sixteen scenes of the notebook as data: what is said, where each begins, its pages and questions."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine.teaching import Lesson, Question, Start, Step
from orclib.games.orcs_vs_orcs.lessons.cases import E13_MARCH, PRESETS, SETUP, W9_MOVES, W10_MOVES
from orclib.games.orcs_vs_orcs.lessons.dials import DIALS
from orclib.games.orcs_vs_orcs.lessons.questions import QUESTIONS
from orclib.language import Bilingual as Words


def _presets(*names: str) -> dict[str, Start]:
    return {name: PRESETS[name] for name in names}


def _asked(*names: str) -> tuple[Question, ...]:
    return tuple(QUESTIONS[name] for name in names)


def _clauses(section: int, last: int, first: int = 1) -> tuple[str, ...]:
    return tuple(f"OVO-{section}.{number}" for number in range(first, last + 1))


def _at(position: str, *moves: str, overlay: str = "") -> Start:
    return Start(position=position, moves=moves, overlay=overlay)


_TURN = "start_n: G 6\nn_road: G 1"
_CITIES = "ne_out: G 1\nne_city: B marker\nBlue: heroes VIGDISH away FROKSH"
_STORES = "n_road: G marker, G fortress\nn_cwm: ruin, G fortress, G 1\nstart_n: G 3"
_BUILDERS = "n_ward: G 2\ns_ward: B 2"
_GRURAGH, _SHAMAN = W10_MOVES[2][:2], W10_MOVES[2][2:]

LESSONS: tuple[Lesson, ...] = (
    # --- 1 ---
    Lesson(
        slug="land",
        title=Words("A land to ruin", "Une terre à ruiner"),
        en="You lead a tribe of orcs in a land of men, and you want glory. Objectives bring it at the end of each game turn. An enemy army beaten or driven away brings one point at once. Nothing else does: no village, no city. "
        "(The pictures of the rulebook are lost: the map, its names and the number of cities are ours.) Point at a place.",
        fr="Vous menez une tribu d'orcs au pays des hommes, et vous voulez de la gloire. Les Objectifs en donnent à la fin de chaque tour de jeu. Une armée ennemie battue ou chassée donne un point aussitôt. Rien d'autre n'en donne : ni Village, ni Cité. "
        "(Les images de la règle sont perdues : la carte, ses noms et le nombre de Cités sont de nous.) Montrez un lieu.",
        start=Start(position=SETUP, watch=True, eyes=None),
        clauses=(*_clauses(1, 7), *_clauses(2, 11), *_clauses(3, 13)),
        steps=(
            Step(
                "A figure is a Horde. All your Hordes in one zone are an army. They go along roads; two zones with one road between them are adjacent. A ruin place holds a village, a mana well or nothing: a bare ruin.",
                "Une figurine est une Horde. Toutes vos Hordes dans une zone sont une armée. Elles suivent les routes ; deux zones reliées par une route sont adjacentes. Un emplacement Ruine porte un Village, un puits de Mana, ou rien : une simple ruine.",
            ),
            QUESTIONS["adjacent"],
            Step(
                "A marker shows who controls a village, a city, a well or the White Tower. It stays when the Hordes leave. Nobody ever controls a bare ruin.",
                "Un marqueur montre qui contrôle un Village, une Cité, un puits ou la Tour blanche. Il reste quand les Hordes s'en vont. Personne ne contrôle jamais une simple ruine.",
            ),
            QUESTIONS["marker-stays"],
        ),
        dials=DIALS["distance"],
        questions=_asked("no-glory", "bare-ruin"),
        presets=_presets(
            "P0 your first move", "P1 three players", "P2 four players", "P7 two actions", "P16 your first victim"
        ),
    ),
    # --- 2 ---
    Lesson(
        slug="set-up",
        title=Words("Setting up", "La mise en place"),
        en="Two players face each other; three have a map of their own; four are two teams, partners opposite. Each has 15 Hordes, six of them on a Dark City, 12 markers, and six cards: four Orcs, a Crossbowman, a Catapult. "
        "The number of the scenario says where the four wells stand; villages stand on the other ruin places. (With two players, the left and right borders stay empty.) Turn up four objectives.",
        fr="À deux, on se fait face ; à trois, on a une carte à part ; à quatre, deux équipes, équipiers face à face. Chacun a 15 Hordes, dont six sur une Cité Sombre, 12 marqueurs, et six cartes : quatre Orcs, un Arbalétrier, une Catapulte. "
        "Le numéro du scénario dit où sont les quatre puits ; les Villages sont sur les autres emplacements Ruine. (À deux, les bords gauche et droit restent vides.) Retournez quatre Objectifs.",
        start=Start(position="new game", deal=False, eyes=None),
        clauses=(*_clauses(4, 22), "OVO-12.10"),
        steps=(
            Step(
                "This row is the river: its four objectives count now. The other four are shuffled, as a pile beside it.",
                "Cette ligne est la rivière : ses quatre Objectifs comptent maintenant. Les quatre autres, mélangés, forment une pile à côté.",
                ("tile CITIES", "tile HORDES", "tile KILLS", "tile VILLAGES"),
            ),
            Step(
                "The pile lies face up: all see its top tile, the White Tower, nobody the three below.",
                "La pile est face visible : tous voient sa première tuile, la Tour blanche, personne les trois autres.",
                ("tile TOWER",),
            ),
            Step(
                "First player is whoever makes the nastiest face; here a draw. On the table lie cards to buy, 12 fortresses, a pile of 20 secret Heroes, and 26 points of glory. (The tokens that the rulebook lists make 28: our ruling.)",
                "Le premier joueur est celui qui fait la plus méchante tête ; ici, un tirage. Sur la table : des cartes à acheter, 12 Forteresses, une pile de 20 Héros secrets, et 26 points de gloire. (Les jetons que la règle énumère en feraient 28 : notre décision.)",
                ("first green",),
            ),
        ),
        dials=DIALS["setup"],
        questions=_asked("villages-for-two", "orcs-for-sale", "supply", "partner", "without-hordes"),
        presets=_presets("W12 the glory supply", "W12 the longer game", "R8 who begins"),
    ),
    # --- 3 ---
    Lesson(
        slug="three-actions",
        title=Words("Three actions", "Trois actions"),
        en="Your turn has three actions: move, recruit, buy, build. Take them in any order, one kind again, or fewer. A move leads one army, or a part of it, along one or two roads. "
        "On the way it may leave Hordes behind and take others along. Click Start N, Oxwell, how many join there, Goosefold, how many go.",
        fr="Votre tour a trois actions : se déplacer, recruter, acheter, édifier. Dans l'ordre que vous voulez, plusieurs fois la même, ou moins de trois. Un mouvement mène une armée, ou une partie, par une ou deux routes. "
        "En chemin elle peut laisser des Hordes et en prendre d'autres. Cliquez Départ N, Oxwell, combien y suivent, Goosefold, combien partent.",
        start=_at(_TURN, overlay="reach"),
        clauses=(*_clauses(5, 9), *_clauses(6, 16)),
        steps=(
            Step(
                "Three went, and took the one at Oxwell along. All four lie down: they have moved and move no more this turn. (Goosefold is Green's now: that is the next lesson.)",
                "Trois sont parties et ont pris celle d'Oxwell. Toutes les quatre sont couchées : elles se sont déplacées et ne bougent plus à ce tour. (Goosefold est maintenant à Vert : c'est la leçon suivante.)",
                ("move 3 start_n n_road take 1 n_cwm", "control"),
            ),
            QUESTIONS["taken-along"],
            Step(
                "Two go the other way. One is left at Larkrise: it has moved too, and enters the village before the other goes on. Only passing through changes nothing.",
                "Deux vont de l'autre côté. L'une reste à Larkrise : elle s'est déplacée aussi, et entre dans le Village avant que l'autre continue. Traverser seulement ne change rien.",
                ("move 2 start_n n_cc1 leave 1 n_cc2", "control", "control"),
            ),
            Step(
                "The third action buys a card; then it is Blue's turn. An enemy army stops a move; enemy markers and empty fortresses do not. Nobody enters an enemy Dark City.",
                "La troisième action achète une carte ; puis c'est à Bleu. Une armée ennemie arrête un mouvement ; des marqueurs ennemis et des Forteresses vides, non. Personne n'entre dans une Cité Sombre ennemie.",
                ("buy HEAVY",),
            ),
            QUESTIONS["what-stops-you"],
            Step(
                "Whoever controls a well, one or more, when the turn begins has one action more.",
                "Qui contrôle un puits ou plusieurs au début de son tour a une action de plus.",
            ),
            QUESTIONS["well-now"],
        ),
        dials=DIALS["walk"],
        questions=_asked("one-action", "crossed", "two-wells"),
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
        en="Stop in a village that you do not control, and choose its fate at once. Control: your marker. Raze: your strike token turns red, which helps in a battle. Convert: a new Horde on your Dark City. "
        "Razed or converted, the village burns: a bare ruin for ever, a trophy for you. Send two Hordes to Thornby.",
        fr="Arrêtez-vous dans un Village que vous ne contrôlez pas, et choisissez aussitôt son sort. Contrôler : votre marqueur. Raser : votre jeton de frappes devient rouge, ce qui aide au combat. Convertir : une nouvelle Horde sur votre Cité Sombre. "
        "Rasé ou converti, le Village brûle : une simple ruine pour toujours, un trophée pour vous. Envoyez deux Hordes à Thornby.",
        start=_at(SETUP),
        clauses=_clauses(8, 14),
        steps=(
            Step(
                "Thornby is controlled. Whoever stops in a village of their own is asked nothing.",
                "Thornby est contrôlé. Qui s'arrête dans un Village à soi n'a rien à choisir.",
                ("move 2 start_n n_cw1", "control"),
            ),
            Step(
                "Larkrise is razed: a trophy, and a red token. Red is red: razing more does not add to it.",
                "Larkrise est rasé : un trophée, et un jeton rouge. Rouge, c'est rouge : raser encore n'y ajoute rien.",
                ("move 2 start_n n_cc1", "raze"),
            ),
            Step(
                "Oxwell is converted: a trophy, and a new Horde at Start N.",
                "Oxwell est converti : un trophée, et une nouvelle Horde à Départ N.",
                ("move 2 start_n n_road", "convert"),
            ),
            Step(
                "Blue has played; a game turn is over. In a later turn Green may burn a village of Green's where Hordes stand, without an action: here Thornby. The marker comes back.",
                "Bleu a joué ; un tour de jeu est fini. À un tour suivant, Vert peut brûler un Village à lui où il a des Hordes, sans dépenser d'action : ici Thornby. Le marqueur lui revient.",
                ("end", "tile TOWER", "end", "raze n_cw1"),
            ),
            QUESTIONS["burn-today"],
            Step(
                "A village with an enemy marker and no Hordes offers the same three fates. If your markers are used up, take one back from a place without Hordes of yours (our ruling).",
                "Un Village avec un marqueur ennemi et sans Horde offre les trois mêmes sorts. Si vos marqueurs sont épuisés, reprenez-en un là où vous n'avez pas de Horde (notre décision).",
            ),
        ),
        dials=DIALS["fate"],
        questions=_asked("no-reserve", "enemy-village", "out-of-markers"),
        presets=_presets("E3 slaves today, fire tomorrow", "R26 twelve markers"),
        switch="marker_limit",
    ),
    # --- 5 ---
    Lesson(
        slug="walls-of-men",
        title=Words("Walls of men", "Des murs d'hommes"),
        en="A militia defends each neutral city: it kills one Horde of the army that stops there. The others take the city, and the militia never comes back. You draw two Heroes, secret cards for battles, and keep one. Send four Hordes to Hallowmere.",
        fr="Une milice défend chaque Cité neutre : elle tue une Horde de l'armée qui s'y arrête. Les autres prennent la Cité, et la milice ne revient jamais. Vous piochez deux Héros, des cartes secrètes pour les batailles, et en gardez un. Envoyez quatre Hordes à Hallowmere.",
        start=_at(f"{_CITIES}\npile from top KOKOTH ASHANI"),
        clauses=(*_clauses(9, 10), *_clauses(10, 5)),
        steps=(
            Step(
                "One is dead, three hold the city. Only Green sees these two Heroes. (Their cards are lost: a star marks what is ours.)",
                "Une est morte, trois tiennent la Cité. Seul Vert voit ces deux Héros. (Leurs cartes sont perdues : une étoile marque ce qui est de nous.)",
                ("move 4 start_n n_road n_city", "hero KOKOTH", "hero ASHANI"),
            ),
            Step(
                "Kokoth is kept, Ashani goes under the pile. A single Horde would have died for nothing: the city would be neutral still.",
                "Kokoth est gardé, Ashani va sous la pile. Une Horde seule serait morte pour rien : la Cité serait encore neutre.",
                ("keep KOKOTH",),
            ),
            QUESTIONS["left-in-a-city"],
            Step(
                "Corvenhold is Blue's, but without Hordes: one of Green's is enough, and Green steals one of Blue's Heroes at random. Vigdish has fought in this game turn, and rests until the next.",
                "Corvenhold est à Bleu, mais sans Horde : une seule de Vert suffit, et Vert vole au hasard un Héros de Bleu. Vigdish a combattu à ce tour de jeu, et se repose jusqu'au suivant.",
                ("move 1 ne_out ne_city", "steal VIGDISH"),
            ),
            Step(
                "Nobody defends the White Tower and the wells: stop there, and your marker replaces any other.",
                "Personne ne défend la Tour blanche ni les puits : arrêtez-vous là, et votre marqueur remplace tout autre.",
            ),
        ),
        dials=DIALS["city"],
        questions=_asked("suicide", "empty-city", "stolen-and-tired", "last-hero", "tower-marker"),
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
        en="When an enemy army enters a zone where your Hordes stand, you may retreat at once, all together, to one adjacent zone. Open are: what you control, your Dark City, bare ruins, and a well or tower that no enemy controls. "
        "The attacker then gains one point of glory. Green moves two Hordes over Oxwell to Goosefold.",
        fr="Quand une armée ennemie entre dans une zone où sont vos Hordes, vous pouvez vous replier aussitôt, tous ensemble, dans une zone adjacente. Sont ouverts : ce que vous contrôlez, votre Cité Sombre, les simples ruines, un puits ou la Tour si aucun ennemi ne les contrôle. "
        "L'attaquant gagne alors un point de gloire. Vert déplace deux Hordes par Oxwell à Goosefold.",
        start=PRESETS["E5 three in two steps"],
        clauses=_clauses(11, 17),
        steps=(
            Step(
                "Blue may stand, or go to Thornby, a bare ruin. Closed: villages and cities that Blue does not control, enemies and their fortresses, and Green's well.",
                "Bleu peut rester, ou aller à Thornby, une simple ruine. Fermés : les Villages et les Cités que Bleu ne contrôle pas, les ennemis et leurs Forteresses, et le puits de Vert.",
                ("move 2 start_n n_road n_cwm",),
            ),
            Step(
                "Blue stands. The battle waits until Green's actions are over; meanwhile nobody leaves, and nothing is burned or built there.",
                "Bleu reste. La bataille attend la fin des actions de Vert ; d'ici là, personne ne part, et on n'y brûle ni n'édifie rien.",
                ("stand",),
            ),
            Step(
                "A third Horde joins them: one army now. Blue chooses again, and now has to go: a lone Horde does not stand against three or more, unless in its own standing fortress.",
                "Une troisième Horde les rejoint : une seule armée. Bleu choisit de nouveau, et cette fois doit partir : une Horde isolée ne reste pas face à trois ou plus, sauf dans sa propre Forteresse debout.",
                ("move 1 start_n n_road n_cwm",),
            ),
            Step(
                "Green gains the point, and the village. If a Horde that has to go cannot, it is destroyed, for the same point. An army that need not go may always stand.",
                "Vert gagne le point, et le Village. Une Horde qui doit partir et ne le peut pas est détruite, pour le même point. Une armée qui n'y est pas obligée peut toujours rester.",
                ("retreat n_cw1", "control"),
            ),
            QUESTIONS["nowhere"],
            QUESTIONS["trapped-two"],
        ),
        dials=DIALS["run"],
        questions=_asked("behind-walls", "lying-walls", "empty-seat", "lone-attacker"),
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
        en="Hordes that have moved may go one zone further, together: a forced march. It costs an action, and one of them goes back to your reserve, exhausted; so there have to be two. None marches twice in a turn (our ruling). "
        "Green moves three Hordes over Thornby to Goosefold.",
        fr="Des Hordes qui se sont déplacées peuvent avancer ensemble d'une zone de plus : une marche forcée. Elle coûte une action, et l'une d'elles retourne en réserve, épuisée ; il en faut donc deux. Aucune ne marche deux fois par tour (notre décision). "
        "Vert déplace trois Hordes par Thornby à Goosefold.",
        start=_at(E13_MARCH),
        clauses=_clauses(7, 9),
        steps=(
            Step(
                "Blue is one zone away, at Turnipstead, and feels safe.",
                "Bleu est à une zone de là, à Turnipstead, et se croit à l'abri.",
                ("move 3 start_n n_cw1 n_cwm",),
            ),
            Step(
                "One is exhausted, two arrive. Blue may retreat, as ever.",
                "Une est épuisée, deux arrivent. Bleu peut se replier, comme toujours.",
                ("march 3 n_cwm ne_in",),
            ),
            Step(
                "Blue stands. In the battle the exhausted Horde counts as a loss of Green's from the start: two armies that march here bring two losses. Nothing brings it back, and it is nobody's kill.",
                "Bleu reste. Dans la bataille, la Horde épuisée compte dès le début comme une perte de Vert : deux armées qui marchent jusqu'ici apportent deux pertes. Rien ne la ramène, et personne ne l'a éliminée.",
                ("stand", "end", "all", "all", "draw ORC", "draw XBOW", "draw ORC", "draw CATAPULT"),
            ),
            QUESTIONS["who-marches"],
        ),
        dials=DIALS["march"],
        questions=_asked("two-nil", "revive-the-exhausted"),
        presets=_presets("E13 the exhausted", "E13 on the march", "R16 marching on", "P12 nobody to revive"),
        switch="forced_march_repeat",
    ),
    # --- 8 ---
    Lesson(
        slug="feeding-the-war",
        title=Words("Feeding the war", "Nourrir la guerre"),
        en="Recruit: an action brings two Hordes from your reserve to your Dark City or to standing fortresses of yours. A fortress takes two in a turn, the Dark City any number. "
        "Buy: an action brings one card for each standing fortress, the Dark City included, no two alike. Green has two fortresses.",
        fr="Recruter : une action amène deux Hordes de votre réserve sur votre Cité Sombre ou dans vos Forteresses debout. Une Forteresse en reçoit deux par tour, la Cité Sombre autant qu'on veut. "
        "Acheter : une action donne une carte par Forteresse debout, Cité Sombre comprise, toutes différentes. Vert a deux Forteresses.",
        start=_at(_STORES),
        clauses=(*_clauses(12, 9), *_clauses(13, 9), *_clauses(15, 4)),
        steps=(
            Step(
                "One Horde each for two fortresses. Nobody was at Oxwell: it recruits all the same.",
                "Une Horde pour chacune de deux Forteresses. Personne n'était à Oxwell : elle recrute quand même.",
                ("recruit n_road n_cwm",),
            ),
            Step(
                "Three cards: they may fight in this very turn. You may own any number. Orcs are sold out: all were dealt. Heroes are never for sale.",
                "Trois cartes : elles peuvent combattre à ce tour même. On en possède autant qu'on veut. Il n'y a plus d'Orc : tous ont été distribués. Les Héros ne s'achètent jamais.",
                ("buy HEAVY BOAR SHAMAN",),
            ),
            QUESTIONS["buy-with-three"],
            Step(
                "Two for the Dark City. It is Green's to the end: even a player without Hordes can begin again there.",
                "Deux sur la Cité Sombre. Elle est à Vert jusqu'à la fin : même un joueur sans Horde peut y recommencer.",
                ("recruit 2 start_n",),
            ),
        ),
        dials=DIALS["market"],
        questions=_asked("recruit-again", "last-in-reserve", "finished-today", "at-the-gates"),
        presets=_presets("W5 three fortresses", "E10 where recruits come"),
        switch="dark_city_counts",
    ),
    # --- 9 ---
    Lesson(
        slug="stone-by-stone",
        title=Words("Stone by stone", "Pierre par pierre"),
        en="A fortress takes two turns. One action lays it, where you have a Horde and no enemy has one: one fortress a zone, none on a Dark City. In a later turn one action stands it up. Lying, it gives nothing. Green lays one at Reedham.",
        fr="Une Forteresse prend deux tours. Une action la pose, couchée, là où vous avez une Horde et l'ennemi aucune : une seule par zone, pas sur une Cité Sombre. À un tour suivant, une action la redresse. Couchée, elle ne donne rien. Vert en pose une à Reedham.",
        start=_at(_BUILDERS),
        clauses=_clauses(14, 15),
        steps=(
            Step(
                "Try to stand it up now: that is refused until a later turn.",
                "Essayez de la redresser maintenant : c'est refusé jusqu'à un tour suivant.",
                ("lay n_ward",),
            ),
            QUESTIONS["lying-gives"],
            Step(
                "Green and Blue have ended their turns: the game turn is over, and a new objective has come. Now Blue is first player.",
                "Vert et Bleu ont fini leur tour : le tour de jeu est fini, et un nouvel Objectif est venu. Maintenant, Bleu est premier joueur.",
                ("end", "end", "tile TOWER"),
            ),
            Step(
                "Blue has done nothing. Green stands the fortress up. It counts at once: one action has bought two cards.",
                "Bleu n'a rien fait. Vert redresse la Forteresse. Elle compte aussitôt : une action a acheté deux cartes.",
                ("end", "stand up n_ward", "buy HEAVY BOAR"),
            ),
            Step(
                "The Hordes move to Turnipstead. The fortress is still Green's: it belongs to whoever had Hordes there last. The second game turn is over.",
                "Les Hordes vont à Turnipstead. La Forteresse est encore à Vert : elle est à qui y a eu des Hordes en dernier. Le deuxième tour de jeu est fini.",
                ("move 2 n_ward ne_in", "control", "tile KILLS"),
            ),
            Step(
                "Green does nothing; Blue walks in. No battle, no glory: but the fortress is laid down, and Blue's. Blue may stand it up in a later turn.",
                "Vert ne fait rien ; Bleu entre. Ni bataille, ni gloire : mais la Forteresse est couchée, et à Bleu. Bleu pourra la redresser à un tour suivant.",
                ("end", "move 2 s_ward tower n_ward", "control"),
            ),
        ),
        dials=DIALS["fortress"],
        questions=_asked("where-to-lay", "nobody-on-guard", "rebuild-today"),
        presets=_presets("E8 nobody on guard", "P13 twelve fortresses"),
        switch="rebuild_same_turn",
    ),
    # --- 10 ---
    Lesson(
        slug="counting-strikes",
        title=Words("Counting strikes", "Compter les frappes"),
        en="In a battle each strike moves the token of whoever is hit one space to the right. Past space 6 a Horde is lost, and the token goes on from 1: six strikes, one Horde. "
        "A red token that enters spaces 4 to 6, the Berserk zone, may kill an enemy Horde at once. Green's stands on 3. Both play cards from a hand of two. Reorganise, that is, put both under the deck and draw two: it costs one strike.",
        fr="Dans une bataille, chaque frappe avance d'une case vers la droite le jeton de qui la subit. Après la case 6, une Horde est perdue, et le jeton repart de 1 : six frappes, une Horde. "
        "Un jeton rouge qui entre dans les cases 4 à 6, la zone Berserk, peut tuer aussitôt une Horde ennemie. Celui de Vert est sur 3. Chacun joue des cartes d'une main de deux. Réorganisez-vous, c'est-à-dire mettez-les sous le Deck et piochez-en deux : cela coûte une frappe.",
        start=replace(PRESETS["E11 rage before the clash"], deal=False),
        clauses=(*_clauses(18, 6), *_clauses(23, 11)),
        steps=(
            Step(
                "On 4: Green has to decide now. Later is too late, until the token has left the zone and comes back.",
                "Sur 4 : Vert doit décider maintenant. Plus tard, c'est trop tard, tant que le jeton n'est pas sorti de la zone puis revenu.",
                ("reorganise XBOW",),
            ),
            Step(
                "Berserk! Blue loses a Horde. Blue's token goes back to 1, so Green has struck four times for nothing. Green's token turns white and stays on 4.",
                "Berserk ! Bleu perd une Horde. Son jeton revient sur 1 : Vert a donc frappé quatre fois pour rien. Le jeton de Vert devient blanc et reste sur 4.",
                ("berserk", "draw ORC", "draw ORC"),
            ),
            Step(
                "An Orc each: one strike each. In the next battle both tokens begin on 1. A red face that was not used stays red.",
                "Un Orc chacun : une frappe chacun. À la prochaine bataille, les deux jetons repartent de 1. Une face rouge qui n'a pas servi reste rouge.",
                ("play ORC", "play ORC", "draw ORC"),
            ),
            QUESTIONS["already-inside"],
        ),
        dials=DIALS["strike"],
        questions=_asked("full-lap", "straight-through", "both-enter"),
        presets=_presets("E11 rage before the clash", "E12 straight through", "R40 now or later", "P10 two laps"),
        switch="berserk_timing",
    ),
    # --- 11 ---
    Lesson(
        slug="battle-round",
        title=Words("A battle round", "Un round de combat"),
        en="Each side secretly makes up a deck: one to ten of its cards, however many Hordes fight. Both tokens go to 1. (Where several battles wait, the attacker chooses the order.) "
        "This is the field battle of the rulebook: Blue attacks Hallowmere with three Hordes, Green has two and a red token. Where the text names no card, we chose one.",
        fr="Chaque camp compose en secret un Deck : une à dix de ses cartes, quel que soit le nombre de Hordes. Les deux jetons vont sur 1. (S'il y a plusieurs batailles, l'attaquant choisit l'ordre.) "
        "Voici la bataille en rase campagne de la règle : Bleu attaque Hallowmere avec trois Hordes, Vert en a deux et un jeton rouge. Où le texte ne nomme pas la carte, nous avons choisi.",
        start=PRESETS["W9 battle in the field"],
        clauses=(*_clauses(16, 10), *_clauses(17, 17), *_clauses(20, 7)),
        steps=(
            Step(
                "A round: 1, fill your hand to two cards. 2, choose one in secret. 3, reveal both. 4, both strengths strike at once. 5, the effects follow. 6, look whether the battle ends.",
                "Un round : 1, complétez votre main à deux cartes. 2, choisissez-en une en secret. 3, révélez les deux. 4, les deux Forces frappent en même temps. 5, les Effets suivent. 6, voyez si la bataille finit.",
            ),
            Step(
                "Instead of choosing, Blue reorganises: both cards under the deck, two new ones, one strike. This may be done again.",
                "Au lieu de choisir, Bleu se réorganise : les deux cartes sous le Deck, deux nouvelles, une frappe. On peut recommencer.",
                W9_MOVES[0],
            ),
            Step(
                "Round 1. An Orc each: strength 1, no effect. Cards that were played are engaged: they stay, but do not strike again.",
                "Round 1. Un Orc chacun : Force 1, pas d'Effet. Les cartes jouées sont engagées : elles restent, mais ne frappent plus.",
                W9_MOVES[1],
            ),
            QUESTIONS["only-new-cards"],
            Step(
                "Round 2. Blue's Heavy Orc: strength 2, and a strike for each enemy Boar rider engaged. Green's Crossbowman: strength 1, and a strike for each enemy Orc and Heavy Orc, the new one too. "
                "Green's token enters the zone, but Berserk would send Blue's token from 4 back to 1. Green waits.",
                "Round 2. L'Orc lourd de Bleu : Force 2, et une frappe par Sanglier monté ennemi engagé. L'Arbalétrier de Vert : Force 1, et une frappe par Orc et Orc lourd ennemi, le nouveau aussi. "
                "Le jeton de Vert entre dans la zone, mais Berserk ramènerait celui de Bleu de 4 à 1. Vert attend.",
                W9_MOVES[2],
            ),
            Step(
                "Round 3. The Hero Buurk covers Green's Orc, and copies one engaged card of Green's, a Unit or another Hero: here the Crossbowman. Blue loses a Horde. Blue's Crossbowman cannot count a covered Orc.",
                "Round 3. Le Héros Buurk recouvre l'Orc de Vert, et copie une carte engagée de Vert, Unité ou autre Héros : ici l'Arbalétrier. Bleu perd une Horde. L'Arbalétrier de Bleu ne peut pas compter un Orc recouvert.",
                W9_MOVES[3],
            ),
            Step(
                "Round 4. Green's Boar rider: strength 2, and two strikes for each enemy Crossbowman: six. Two Hordes lost to none: Green wins, and gains a point.",
                "Round 4. Le Sanglier monté de Vert : Force 2, et deux frappes par Arbalétrier ennemi : six. Deux Hordes perdues à zéro : Vert gagne, et prend un point.",
                W9_MOVES[4],
            ),
            Step(
                "Blue's last Horde retreats. Everybody keeps their cards.",
                "La dernière Horde de Bleu se replie. Chacun garde ses cartes.",
                W9_MOVES[5],
            ),
        ),
        dials=DIALS["opening"],
        questions=_asked("which-deck", "first-strikes", "counts-the-new", "under-the-deck", "which-battle"),
        presets=_presets("W7 first strikes", "W9 battle in the field", "R36 blind or not", "P3 two battles"),
        switch="reorganise_blind",
    ),
    # --- 12 ---
    Lesson(
        slug="two-lines",
        title=Words("Two lines", "Deux lignes"),
        en="Orcs, Heavy Orcs and Boar riders are the first line; Crossbowmen, Shamans and Catapults the second. A second-line card needs a first-line card of its own in front, engaged before: it is protected, and the two are a column. "
        "Green reveals a Boar rider, Blue a Crossbowman with nobody in front.",
        fr="Orcs, Orcs lourds et Sangliers montés forment la première ligne ; Arbalétriers, Shamans et Catapultes la seconde. Une carte de seconde ligne a besoin d'une carte de première ligne devant elle, engagée avant : elle est protégée, et les deux font une colonne. "
        "Vert révèle un Sanglier monté, Bleu un Arbalétrier avec personne devant.",
        start=PRESETS["E15 the naked Crossbowman"],
        clauses=(*_clauses(19, 10), *_clauses(20, 14, 8)),
        steps=(
            Step(
                "Not protected, the Crossbowman has its strength and no effect, and is discarded at the end of the round: out of this battle, not lost. Until then it counts for Green's Boar rider: 2 + 2 strikes.",
                "Sans protection, l'Arbalétrier a sa Force et pas d'Effet, et est défaussé à la fin du round : hors de cette bataille, pas perdu. D'ici là il compte pour le Sanglier monté de Vert : 2 + 2 frappes.",
                ("play BOAR", "play XBOW", "draw ORC", "draw ORC"),
            ),
            Step(
                "Now the Crossbowman is gone: the next Boar rider strikes twice only. Blue has put an Orc in front.",
                "L'Arbalétrier n'est plus là : le Sanglier monté suivant ne frappe que deux fois. Bleu a mis un Orc devant.",
                ("play BOAR", "play ORC", "draw HEAVY", "draw HEAVY"),
            ),
            QUESTIONS["behind-whom"],
            Step(
                "Behind it comes a Shaman: strength 0, and a choice. Green effect: a Horde lost in this battle comes back, and you discard the top card of your deck. Red effect: the enemy discards one.",
                "Derrière lui vient une Shaman : Force 0, et un choix. Effet vert : une Horde perdue dans cette bataille revient, et vous défaussez la première carte de votre Deck. Effet rouge : l'ennemi défausse la sienne.",
                ("play ORC", "play SHAMAN behind 1"),
            ),
            Step(
                "Blue chose the green effect: the Horde is back. (A Catapult has strength 0, and an effect only against fortresses.)",
                "Bleu a choisi l'Effet vert : la Horde est revenue. (Une Catapulte a une Force de 0, et un Effet seulement contre les Forteresses.)",
                ("green", "draw ORC", "draw ORC"),
            ),
            QUESTIONS["shaman-colours"],
        ),
        dials=DIALS["effect"],
        questions=_asked("covered-orc", "catapult-in-the-field", "nothing-to-discard"),
        presets=_presets(
            "W8 two Crossbowmen", "E15 the naked Crossbowman", "R44 an empty deck", "R46 a Catapult in the field"
        ),
        switch="catapult_discard_always",
    ),
    # --- 13 ---
    Lesson(
        slug="legends",
        title=Words("Legends", "Légendes"),
        en="A Hero covers a Unit of a complete column, of the first or the second line: one Hero a column. Enemy effects neither touch nor count what is covered; its owner's effects do count it. A Hero without a complete column has only strength, and is discarded. "
        'Green covers the Crossbowman with Ashani. All twenty Heroes stand in "At a glance"; on a card, a star marks what is ours.',
        fr="Un Héros recouvre une Unité d'une colonne complète, en première ou en seconde ligne : un Héros par colonne. Les Effets ennemis ne touchent ni ne comptent ce qui est recouvert ; ceux de son propre camp le comptent. Un Héros sans colonne complète n'a que sa Force, et est défaussé. "
        "Vert recouvre l'Arbalétrier avec Ashani. Les vingt Héros sont dans « En un coup d'œil » ; sur une carte, une étoile marque ce qui est de nous.",
        start=PRESETS["E19 the attacker's Hero"],
        clauses=(*_clauses(21, 10), *_clauses(22, 20)),
        steps=(
            Step(
                "The strengths have struck. Now the effects, in this order: attacker's Hero, defender's Hero, attacker's Unit, defender's Unit. Only Froksh comes before all of them. Ashani destroys a Unit: which?",
                "Les Forces ont frappé. Maintenant les Effets, dans cet ordre : Héros de l'attaquant, Héros du défenseur, Unité de l'attaquant, Unité du défenseur. Seul Froksh passe avant tous. Ashani détruit une Unité : laquelle ?",
                ("play ASHANI on 1 second", "play XBOW behind 1"),
            ),
            Step(
                "The Crossbowman leaves Blue for good, before its effect. After the battle a Hero who was played rests until the next game turn.",
                "L'Arbalétrier quitte Bleu pour de bon, avant son Effet. Après la bataille, un Héros qui a été joué se repose jusqu'au tour de jeu suivant.",
                ("hit 1 second", "draw ORC", "draw ORC"),
            ),
            QUESTIONS["where-heroes-go"],
            QUESTIONS["whom-ashani-hits"],
        ),
        dials=DIALS["hero"],
        questions=_asked("froksh-cancels", "two-heavy-orcs", "gruragh-anyway", "xaphyr-saves"),
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
        en="A standing fortress protects all second-line cards of its defender. Before round 1 the attacker takes two first-line cards out of the deck and engages them; they do not strike. (A lying fortress changes nothing.) "
        "This is the assault of the rulebook. Its deck lacks a Hero that is drawn later, so Kokoth replaces a Crossbowman (our ruling).",
        fr="Une Forteresse debout protège toutes les cartes de seconde ligne de son défenseur. Avant le round 1, l'attaquant sort deux cartes de première ligne de son Deck et les engage ; elles ne frappent pas. (Une Forteresse couchée ne change rien.) "
        "Voici l'assaut de la règle. Il manque à son Deck un Héros pioché plus tard : Kokoth remplace un Arbalétrier (notre décision).",
        start=PRESETS["W10 the assault"],
        clauses=_clauses(24, 10),
        steps=(
            Step(
                "Orc and Boar rider stand in front. Green reorganises, for one strike.",
                "L'Orc et le Sanglier monté sont devant. Vert se réorganise, pour une frappe.",
                W10_MOVES[0],
            ),
            Step(
                "Round 1. Against walls, Green's Catapult: four strikes, and Blue discards the top card. Blue's Crossbowman needs nobody in front: one strike, and one for the Orc.",
                "Round 1. Contre des murs, la Catapulte de Vert : quatre frappes, et Bleu défausse sa première carte. L'Arbalétrier de Bleu n'a besoin de personne devant lui : une frappe, et une pour l'Orc.",
                W10_MOVES[1],
            ),
            Step(
                "Round 2. Behind walls a Hero may cover any second-line card. Gruragh strikes three times, and Blue's own army once. Green loses a Horde.",
                "Round 2. Derrière les murs, un Héros peut recouvrir toute carte de seconde ligne. Gruragh frappe trois fois, et une fois l'armée de Bleu. Vert perd une Horde.",
                _GRURAGH,
            ),
            Step(
                "Green's Shaman brings it back. Against walls, too, a Heavy Orc strikes twice more, and an attacking Boar rider has no effect.",
                "La Shaman de Vert la ramène. Contre des murs aussi, un Orc lourd frappe deux fois de plus, et un Sanglier monté qui attaque n'a pas d'Effet.",
                _SHAMAN,
            ),
            QUESTIONS["riders-at-the-walls"],
        ),
        dials=DIALS["lab"],
        questions=_asked("who-goes-ahead", "heavy-at-the-walls", "hero-behind-walls", "unfinished-walls"),
        presets=_presets(
            "W1 Heavy Orc at the walls", "W10 the assault", "W10 before the assault", "E16 riders at the walls"
        ),
        switch="forced_discard_rout",
    ),
    # --- 15 ---
    Lesson(
        slug="how-it-ends",
        title=Words("How it ends", "Comment cela finit"),
        en="When a round is over, an army loses, in this order: 1, if it has no Horde left; 2, if it has two losses and the enemy none; 3, if it has three losses; 4, if, hands being filled, it has no card. "
        "The winner gains one point. Blue has lost two of four Hordes, and the token stands on 6.",
        fr="Quand un round est fini, une armée perd, dans cet ordre : 1, si elle n'a plus de Horde ; 2, si elle a deux pertes et l'ennemi aucune ; 3, si elle a trois pertes ; 4, si, les mains complétées, elle n'a plus de carte. "
        "Le vainqueur gagne un point. Bleu a perdu deux Hordes sur quatre, et son jeton est sur 6.",
        start=PRESETS["E14 saved by the Shaman"],
        clauses=(*_clauses(25, 8), *_clauses(26, 10)),
        steps=(
            Step(
                "Green's Heavy Orc fells a third Horde. But the round is not over: Blue's Shaman has an effect.",
                "L'Orc lourd de Vert abat une troisième Horde. Mais le round n'est pas fini : la Shaman de Bleu a un Effet.",
                ("play HEAVY", "play SHAMAN behind 1"),
            ),
            Step(
                "One Horde is back. Two losses to one: the battle goes on.",
                "Une Horde revient. Deux pertes à une : la bataille continue.",
                ("green", "draw XBOW", "draw ORC"),
            ),
            Step(
                "An Orc each. Then Blue has no card, neither in hand nor in the deck. Green wins.",
                "Un Orc chacun. Puis Bleu n'a plus de carte, ni en main, ni dans son Deck. Vert gagne.",
                ("play ORC", "play ORC"),
            ),
            Step(
                "The loser always retreats, to the same zones as before a battle, or is destroyed; that brings no further point. (Before a battle only a lone Horde against three has to.) An attacker who wins enters the zone as if nobody were there; a standing fortress is laid down. Lost Hordes go to the reserve, cards to their owners.",
                "Le perdant se replie toujours, vers les mêmes zones qu'avant une bataille, ou est détruit ; cela ne rapporte pas d'autre point. (Avant une bataille, seule une Horde isolée face à trois y est obligée.) Un attaquant vainqueur entre dans la zone comme si personne n'y était ; une Forteresse debout est couchée. Les Hordes perdues vont en réserve, les cartes à leurs propriétaires.",
                ("retreat w_cw1",),
            ),
            QUESTIONS["order-of-endings"],
            Step(
                "If both lose in the same way in one round, nobody wins, and nobody gains a point. Those who are left retreat, the attacker first. The zone stays with whoever controlled it.",
                "Si les deux perdent de la même façon au même round, personne ne gagne, et personne ne prend de point. Ceux qui restent se replient, l'attaquant d'abord. La zone reste à qui la contrôlait.",
            ),
            QUESTIONS["last-cards"],
        ),
        dials=DIALS["ending"],
        questions=_asked("both-retreat", "nobody-left", "the-trap", "kept-for-the-count"),
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
        en="When all have played, each objective of the river pays one point to whoever has most of it, or to each of two who tie. Three who tie get nothing; nor does anybody for zero (our ruling). "
        "The table shows who would be paid. Orange ends the turn.",
        fr="Quand tous ont joué, chaque Objectif de la rivière donne un point à qui en a le plus, ou à chacun de deux ex æquo. À trois ex æquo, rien ; et zéro ne rapporte rien (notre décision). "
        "Le tableau montre qui serait payé. Orange finit son tour.",
        start=replace(PRESETS["E22 ties"], deal=False, eyes=None),
        clauses=(*_clauses(27, 14), *_clauses(28, 6), *_clauses(29, 4), *_clauses(30, 6), *_clauses(31, 4)),
        steps=(
            Step(
                "Cities, 2, 2 and 1: a point each for Green and Blue. Villages, 3 each: nobody. No fortress; nobody on the tower. Then the tile on the right has gone under the pile, a new one has come in on the left, and Blue is first player.",
                "Cités, 2, 2 et 1 : un point chacun pour Vert et Bleu. Villages, 3 chacun : personne. Pas de Forteresse ; personne sur la Tour. Puis la tuile de droite est passée sous la pile, une nouvelle est entrée à gauche, et Bleu est premier joueur.",
                ("end", "tile MARKERS"),
            ),
            Step(
                "Seven tiles count: cities, villages and all markers of yours; your Hordes on the board; village trophies; standing fortresses, without the Dark City; enemy Hordes killed in this game turn (the killer keeps them till then). The eighth pays whoever controls the tower.",
                "Sept tuiles comptent : vos Cités, vos Villages, tous vos marqueurs ; vos Hordes sur le plateau ; vos trophées de Villages ; vos Forteresses debout, sans la Cité Sombre ; les Hordes ennemies éliminées à ce tour de jeu (on les garde jusque-là). La huitième paie qui contrôle la Tour.",
            ),
            QUESTIONS["river-moves"],
            Step(
                "So each tile counts for four game turns. Those that have left lie face down; every fourth game turn the pile is shuffled and turned up again.",
                "Chaque tuile compte donc pour quatre tours de jeu. Celles qui sont sorties sont face cachée ; tous les quatre tours de jeu, la pile est mélangée et retournée.",
            ),
            Step(
                "The game ends at once when all glory is gone. It also ends when, after objectives are paid, nobody can pass the leader any more; this is not checked in mid-turn (our ruling). Most points win; a tie is shared.",
                "La partie finit aussitôt quand il n'y a plus de gloire. Elle finit aussi quand, les Objectifs payés, plus personne ne peut dépasser le premier ; on ne le vérifie pas en cours de tour (notre décision). Le plus de points gagne ; une égalité se partage.",
            ),
            QUESTIONS["unbeatable"],
            Step(
                "Four players: partners add their points and never fight. One may cross a zone with the other's Hordes, not stop there; all else is each one's own. Options: a longer game, 41 points; a tactical start, two actions.",
                "À quatre : les équipiers additionnent leurs points et ne se battent jamais. On peut traverser une zone où sont les Hordes de l'autre, pas s'y arrêter ; tout le reste est à chacun. Options : une partie longue, 41 points ; un démarrage tactique, deux actions.",
            ),
            Step(
                "Blue buys: advice of the rulebook. Have ten cards soon, but few Heroes. Attack with more than three Hordes, and leave none alone at the front. Prepare the objectives to come. Playing last is good.",
                "Bleu achète : un conseil de la règle. Ayez vite dix cartes, mais peu de Héros. Attaquez avec plus de trois Hordes, et n'en laissez aucune isolée au front. Préparez les Objectifs à venir. Jouer en dernier est un avantage.",
                ("buy BOAR",),
            ),
        ),
        dials=DIALS["objective"],
        questions=_asked("empty-purse", "one-point-left", "in-the-middle", "partners", "team-points", "tactical-well"),
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
