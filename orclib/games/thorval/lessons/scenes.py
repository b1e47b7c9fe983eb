"""The sixteen scenes of the notebook as data: what is said, where each begins, its pages and questions."""

from __future__ import annotations

from orclib.engine import Seat
from orclib.engine.teaching import Lesson, Question, Start, Step
from orclib.games.thorval.lessons.cases import (
    CASTLES,
    E18,
    FIXTURE,
    HIDING,
    ORK_DICE,
    PEOPLED,
    PRESETS,
    SETTLED,
    THREE,
    W10,
    by_hand,
    wilds,
)
from orclib.games.thorval.lessons.dials import DIALS
from orclib.games.thorval.lessons.questions import FIRST_FIND, QUESTIONS, ROLLED, ROUND, SECOND_FIND
from orclib.language import Bilingual as Words

_A = Seat(0)


def _presets(*names: str) -> dict[str, Start]:
    return {name: PRESETS[name] for name in names}


def _asked(*names: str) -> tuple[Question, ...]:
    return tuple(QUESTIONS[name] for name in names)


def _clauses(section: int, *numbers: int) -> tuple[str, ...]:
    return tuple(f"THO-{section}.{number}" for number in numbers)


_SETTLING = tuple(f"settle {SETTLED[who][turn]}" for turn in range(6) for who in CASTLES)
_DICE = tuple(tuple(f"roll {face}" for face in pair.split()) for pair in ORK_DICE)

LESSONS: tuple[Lesson, ...] = (
    # --- 1 ---
    Lesson(
        slug="island",
        title=Words("The island of Thorval", "L'île de Thorval"),
        en="Thorval has 36 territories, in regions I to VI, and 8 castles between the regions. (The picture of the rulebook is lost: the map and the number of castles are ours.) "
        "Three treasures of yours are hidden here. Find all three first, and you are king. Click a castle: Orange's first soldier goes there.",
        fr="Thorval a 36 territoires, dans les régions I à VI, et 8 châteaux entre les régions. (L'image de la règle est perdue : la carte et le nombre de châteaux sont de nous.) "
        "Trois trésors à vous y sont cachés. Retrouvez-les tous le premier, et vous êtes roi. Cliquez un château : le premier soldat d'Orange y va.",
        start=by_hand("4 players\nphase castles\nfirst A", overlay="regions"),
        clauses=(*_clauses(1, *range(1, 7)), *_clauses(2, *range(1, 14))),
        steps=(
            Step(
                "Orange holds castle 4. Try to put Blue's soldier there too: it is refused. A space belongs to one player, or to orks, or to nobody.",
                "Orange tient le château 4. Essayez d'y poser aussi le soldat de Bleu : c'est refusé. Une case est à un seul joueur, ou aux Orks, ou à personne.",
                ("settle 4",),
            ),
            Step(
                "Each of the two to six players has soldiers, one hero and one small wizard. Each of these is one unit. Orks, dragon and mediator are nobody's: dice lead them. "
                "The dragon, the mediator and treasures may be in anybody's space.",
                "Chacun des deux à six joueurs a des soldats, un héros et un petit magicien. Chacun d'eux est une unité. Orks, dragon et médiateur ne sont à personne : les dés les dirigent. "
                "Le dragon, le médiateur et les trésors peuvent être dans la case de n'importe qui.",
                ("settle 5",),
            ),
            QUESTIONS["who-controls"],
            Step(
                "Two spaces are next to each other (contiguous, says the rulebook) if they have a land border in common, or if a bridge or the tunnel joins them. Water keeps them apart.",
                "Deux cases sont contiguës si elles ont une frontière terrestre commune, ou si un pont ou le tunnel les relie. L'eau les sépare.",
            ),
            QUESTIONS["contiguous"],
        ),
        presets=_presets(
            "P0 your first attack", "P15 your first treasure", "P4 water and bridge", "P5 many in one space"
        ),
    ),
    # --- 2 ---
    Lesson(
        slug="peopling",
        title=Words("Peopling the island", "Peupler l'île"),
        en="All roll: the highest is first player, the others follow clockwise. Then the island fills, strictly in this order: castles, orks, soldiers, treasures, ten soldiers each. "
        "Throw the dice, or turn the page.",
        fr="Tous jettent le dé : le plus haut est premier joueur, les autres suivent dans le sens des aiguilles d'une montre. Puis l'île se remplit, strictement dans cet ordre : châteaux, Orks, soldats, trésors, dix soldats chacun. "
        "Jetez les dés, ou tournez la page.",
        start=PRESETS["P1 the open box"],
        clauses=(*_clauses(3, *range(1, 11)), *_clauses(3, 17, 18), *_clauses(4, *range(1, 6))),
        steps=(
            Step(
                "Orange and Blue both had a 6 and rolled again (our ruling). Orange is first.",
                "Orange et Bleu avaient 6 tous les deux et ont rejoué (notre décision). Orange est premier joueur.",
                ("roll 6", "roll 6", "roll 2", "roll 4", "roll 5", "roll 3"),
            ),
            Step(
                "In turn, each player puts a soldier in a free castle. Each castle left over gets 2 orks.",
                "À tour de rôle, chacun pose un soldat dans un château libre. Chaque château qui reste reçoit 2 Orks.",
                tuple(f"settle {castle}" for castle in CASTLES.values()),
            ),
            Step(
                "Two dice for region I: 5 and 5 name only one territory, so one die is thrown again. 5 and 6: I/5 and I/6 get 2 orks each.",
                "Deux dés pour la région I : 5 et 5 ne désignent qu'un territoire, on relance donc un dé. 5 et 6 : I/5 et I/6 reçoivent 2 Orks chacun.",
                ("roll 5", "roll 5", "roll 6"),
            ),
            Step(
                "The same for the other regions. Four territories are left in each, 24 in all.",
                "De même pour les autres régions. Il reste quatre territoires dans chacune, 24 en tout.",
                tuple(roll for pair in _DICE[1:] for roll in pair),
            ),
            Step(
                "In turn, each player puts one soldier in a free territory, until all 24 are taken. The rulebook's advice: next to your castle.",
                "À tour de rôle, chacun pose un soldat dans un territoire libre, jusqu'au dernier des 24. Le conseil de la règle : à côté de votre château.",
                _SETTLING,
            ),
            Step(
                "The treasures are hidden (that is the next lesson). Last, ten soldiers each, all in one space of your own. "
                "Wherever you may put two soldiers or more in one space, a figure (your hero or small wizard) may replace two. Orange: 8 soldiers and the hero.",
                "Les trésors sont cachés (c'est la leçon suivante). Enfin, dix soldats chacun, tous dans une seule case à soi. "
                "Chaque fois que vous posez deux soldats ou plus dans une case, une figurine (votre héros ou votre petit magicien) peut en remplacer deux. Orange : 8 soldats et le héros.",
                (*HIDING, "mass 4 hero"),
            ),
            Step(
                "The others do the same. Hero and small wizard of one player are never in the same space. A figure that is lost may come back in this way.",
                "Les autres font de même. Le héros et le petit magicien d'un joueur ne sont jamais dans la même case. Une figurine perdue peut revenir de cette façon.",
                ("mass 5 hero", "mass 7 hero", "mass 2 hero"),
            ),
            QUESTIONS["ten-soldiers"],
        ),
        questions=_asked("ork-double", "castles-left"),
        presets=_presets("W1 ork dice", "W2 figure for soldiers", "P1 the open box", "P2 five players"),
    ),
    # --- 3 ---
    Lesson(
        slug="hiding",
        title=Words("Your neighbour hides your treasures", "Votre voisin cache vos trésors"),
        en="Each player has a chest, a crown and a magic ring, and gives them to the player on the left, who hides them face down. The first goes to a castle that its owner does not hold. "
        "Orange hides Yellow's: choose one, then a castle.",
        fr="Chacun a un coffret, une couronne et un anneau magique, et les donne à son voisin de gauche, qui les cache, image vers le bas. Le premier va dans un château que son propriétaire n'occupe pas. "
        "Orange cache ceux de Jaune : choisissez-en un, puis un château.",
        start=by_hand(f"{PEOPLED}\nphase hide\nfirst A"),
        clauses=(*_clauses(3, *range(11, 17)), "THO-17.6"),
        steps=(
            Step(
                "Yellow's chest lies in castle 7. You look with Blue's eyes now: a treasure of Yellow, no more. Only Orange knows which one it is (our ruling).",
                "Le coffret de Jaune est au château 7. Vous regardez maintenant avec les yeux de Bleu : un trésor de Jaune, rien de plus. Seul Orange sait lequel c'est (notre décision).",
                HIDING[:1],
            ),
            Step(
                "Each first treasure is in another castle: no space ever gets two. The second and the third go to any territories.",
                "Chaque premier trésor est dans un autre château : jamais deux au même endroit. Le deuxième et le troisième vont dans des territoires quelconques.",
                HIDING[1:4],
            ),
            QUESTIONS["first-treasure"],
            Step(
                "All twelve lie hidden. A treasure is turned over when its owner holds the space, and only then.",
                "Les douze sont cachés. Un trésor est retourné quand son propriétaire tient la case, et seulement alors.",
                HIDING[4:],
            ),
        ),
        questions=_asked("second-treasure", "under-the-nose", "who-knows"),
        presets=_presets("E22 under its owner's nose", "P6 the last ten soldiers"),
        switch="hide_under_owner",
    ),
    # --- 4 ---
    Lesson(
        slug="round",
        title=Words("A round has five episodes", "Un tour de jeu en cinq épisodes"),
        en="Orks, dragon, mediator, first player, players: always in this order. The first four happen to you; the fifth is yours. See one round go by; each episode has its lesson later.",
        fr="Orks, dragon, médiateur, premier joueur, joueurs : toujours dans cet ordre. Les quatre premiers vous arrivent ; le cinquième est à vous. Regardez passer un tour ; chaque épisode aura sa leçon.",
        start=PRESETS["D1 right after the set-up"],
        clauses=_clauses(5, 1, 2, 3),
        steps=(
            Step(
                "1, the orks. They multiply. In castles 1, 3 and 6 they are now enough to attack.",
                "1, les Orks. Ils se multiplient. Aux châteaux 1, 3 et 6 ils sont maintenant assez pour attaquer.",
                ROLLED,
            ),
            Step(
                "They have taken I/2, III/6, II/3 and II/4. V/1 has held out.",
                "Ils ont pris I/2, III/6, II/3 et II/4. V/1 a tenu.",
                (
                    "exchange 3 5",
                    "exchange 2 1",
                    "exchange 6 4",
                    "exchange 1 3",
                    "exchange 2 1",
                    "exchange 5 2",
                    "exchange 4 6",
                ),
            ),
            Step(
                "2, the dragon. He eats an ork in IV/5 and flies on. In V/4 he eats a soldier of Green's, and stays.",
                "2, le dragon. Il dévore un Ork en IV/5 et s'envole. En V/4 il dévore un soldat de Vert, et reste.",
                ("roll 4", "roll 5", "roll 1", "roll 5", "roll 4", "roll 3"),
            ),
            Step(
                "3, the mediator. He brings soldiers to Orange in VI/3. No player may attack region VI now.",
                "3, le médiateur. Il apporte des soldats à Orange en VI/3. Aucun joueur ne peut plus attaquer la région VI.",
                ("roll 6", "roll 3", "mass VI/3 wizard"),
            ),
            Step(
                "4, the first player. All roll; Blue is first.",
                "4, le premier joueur. Tous jettent le dé ; Bleu est premier.",
                ("roll 3", "roll 6", "roll 2", "roll 6", "roll 4", "roll 1"),
            ),
            Step(
                "5, the players. Blue gets new soldiers, attacks, and takes I/2 from an ork.",
                "5, les joueurs. Bleu reçoit de nouveaux soldats, attaque, et prend I/2 à un Ork.",
                ("help 0", "reinforce I/1 4", "attack I/1 I/2 partial", "ready", "exchange 4 2", "occupy 2"),
            ),
            Step(
                "The others only place soldiers. Then round 2 begins, again with the orks. There is no last round.",
                "Les autres posent seulement des soldats. Puis le tour 2 commence, de nouveau par les Orks. Il n'y a pas de dernier tour.",
                (
                    *("help 0", "reinforce 7 4", "pass"),
                    *("help 0", "reinforce 2 4", "pass"),
                    *("help 0", "reinforce 4 6", "pass"),
                ),
            ),
        ),
        questions=_asked("who-begins", "after-the-last"),
        presets=_presets("D1 right after the set-up", "P7 before the first round"),
    ),
    # --- 5 ---
    Lesson(
        slug="spread",
        title=Words("Orks multiply", "Les Orks se multiplient"),
        en="Each player rolls a region, always a new one: as many regions as players. (With five, one roll names the region left out. With six, nobody rolls: all six count.) "
        "In these regions each territory with orks gets one more. Throw 2, 3, 5 and 6.",
        fr="Chaque joueur tire une région, toujours une nouvelle : autant de régions que de joueurs. (À cinq, un seul jet dit quelle région est épargnée. À six, on ne tire pas : toutes comptent.) "
        "Dans ces régions, chaque territoire où il y a des Orks en reçoit un de plus. Faites 2, 3, 5 et 6.",
        start=Start(position=ROUND, deal=False, overlay="regions"),
        clauses=_clauses(6, *range(1, 9)),
        steps=(
            Step(
                "Orange rolls 2, Blue 3. Green rolls 3 too, and has to roll again.",
                "Orange fait 2, Bleu 3. Vert fait 3 aussi : il doit relancer.",
                ("roll 2", "roll 3", "roll 3"),
            ),
            Step(
                "Green rolls 5, Yellow 6. A castle of orks gets one ork for each of these regions that touches it and has orks in it (our reading). Castle 3 touches II, III and VI: it jumps from 2 to 5.",
                "Vert fait 5, Jaune 6. Un château tenu par des Orks en reçoit un pour chacune de ces régions qui le touche et où il y a des Orks (notre lecture). Le château 3 touche II, III et VI : il passe de 2 à 5.",
                ("roll 5", "roll 6"),
            ),
            QUESTIONS["castle-two"],
        ),
        dials=DIALS["spread"],
        questions=_asked("five-players"),
        presets=_presets(
            "E8 rolled and infested", "P8 five players roll once", "P14 six players", "P12 a castle among soldiers"
        ),
        switch="castle_growth",
    ),
    # --- 6 ---
    Lesson(
        slug="strength",
        title=Words("How strong am I?", "Quelle est ma puissance ?"),
        en="Before a fight, count the strength of both sides. Soldiers and orks count 1 each, but 4 at most. A hero adds 1 to that, a small wizard 2. Blue's four soldiers in VI/2 are about to attack V/1.",
        fr="Avant un combat, comptez la puissance des deux camps. Soldats et Orks comptent 1 chacun, mais 4 au plus. Un héros y ajoute 1, un petit magicien 2. Les quatre soldats de Bleu en VI/2 vont attaquer V/1.",
        start=PRESETS["E1 one garrison, three strengths"],
        clauses=_clauses(15, *range(1, 11)),
        steps=(
            QUESTIONS["hero-and-six"],
            Step(
                "Defenders in mountains or forest (all of III, V and VI) add 1; attackers never add anything for land. Orange in V/1: 4 for nine soldiers, 2 for the small wizard, 1 for the forest. That is 7 against Blue's 4.",
                "Les défenseurs en montagne ou en forêt (toutes les cases de III, V et VI) ajoutent 1 ; le terrain n'ajoute jamais rien aux attaquants. Orange en V/1 : 4 pour neuf soldats, 2 pour le petit magicien, 1 pour la forêt. Cela fait 7 contre les 4 de Bleu.",
                ("attack VI/2 V/1 partial",),
            ),
            Step(
                "Defenders add 2 in a castle, and 2 if the attack comes over a bridge or through the tunnel. Bridge and forest add up (our ruling). The tunnel's 2 comes in place of the forest's 1.",
                "Les défenseurs ajoutent 2 dans un château, et 2 si l'attaque vient par un pont ou par le tunnel. Pont et forêt s'additionnent (notre décision). Les 2 du tunnel remplacent le 1 de la forêt.",
            ),
            QUESTIONS["over-the-bridge"],
            QUESTIONS["through-the-tunnel"],
        ),
        dials=DIALS["strength"],
        questions=_asked("hero-in-the-forest", "band-in-the-forest"),
        presets=_presets(
            "W7 strength",
            "W8 tunnel mouth",
            "W8 forest",
            "E1 one garrison, three strengths",
            "E2 the tunnel swaps",
        ),
        switch="bridge_adds_terrain",
    ),
    # --- 7 ---
    Lesson(
        slug="exchange",
        title=Words("Roll high, but not above yourself", "Faire un haut jet, mais pas trop haut"),
        en="A fight is thrown in exchanges: both sides roll a die (anybody for the orks). If your roll is not above your strength, so many enemies are lost. If it is above, you miss. "
        "This is the fight of the rulebook: four soldiers and the small wizard (6) against four orks (4). Attack, or turn the page.",
        fr="Un combat se joue en plusieurs jets : chaque camp lance un dé (n'importe qui pour les Orks). Si votre jet ne dépasse pas votre puissance, autant d'ennemis disparaissent. S'il la dépasse, c'est manqué. "
        "Voici le combat de la règle : quatre soldats et le petit magicien (6) contre quatre Orks (4). Attaquez, ou tournez la page.",
        start=by_hand(W10),
        clauses=_clauses(15, *range(11, 19)),
        steps=(
            Step(
                "2 and 2: both lose two, at the same time. Orange chooses: two soldiers, or the wizard and one. A figure counts as one unit.",
                "2 et 2 : chacun perd deux unités, en même temps. Orange choisit : deux soldats, ou le magicien et un soldat. Une figurine compte pour une unité.",
                ("attack II/2 II/5 partial", "exchange 2 2"),
            ),
            Step(
                "Orange gives two soldiers. Strength is counted anew: 2 + 2 = 4, against 2. Orange goes on.",
                "Orange donne deux soldats. On recompte les puissances : 2 + 2 = 4, contre 2. Orange continue.",
                ("lose soldiers", "go on"),
            ),
            QUESTIONS["five-counts"],
            Step(
                "5 and 5: both miss. Then the attacker, and only the attacker, loses one unit.",
                "5 et 5 : les deux manquent. Alors l'attaquant, et lui seul, perd une unité.",
                ("exchange 5 5", "lose soldiers"),
            ),
            Step(
                "Now 1 + 2 = 3. 3 and 4: the orks would lose three, but are only two. Their own 4 misses. Orange has won.",
                "Maintenant 1 + 2 = 3. 3 et 4 : les Orks perdraient trois des leurs, mais ne sont que deux. Leur 4 est manqué. Orange a gagné.",
                ("go on", "exchange 3 4"),
            ),
            Step(
                "Of the winner's units one at least moves in, and one at least stays. Here the soldier goes.",
                "Des unités du vainqueur, une au moins avance et une au moins reste. Ici, c'est le soldat qui avance.",
                ("advance II/5",),
            ),
        ),
        dials=DIALS["exchange"],
        questions=_asked("five-five", "too-high", "whom-to-lose"),
        presets=_presets("W9 single rolls", "W9 too high", "W10 the complete fight"),
    ),
    # --- 8 ---
    Lesson(
        slug="orks",
        title=Words("The orks attack", "Les Orks attaquent"),
        en="Four orks or more in a space attack all players' spaces next to them, one after the other. Spaces with a hero, the dragon or the mediator are spared; a small wizard stops nobody. "
        "Orks have no choice: regions I to VI, low numbers first, castles last, both for who attacks and for who is attacked. The arrows show it.",
        fr="À quatre ou plus dans une case, les Orks attaquent toutes les cases contiguës des joueurs, l'une après l'autre. Une case avec un héros, le dragon ou le médiateur est épargnée ; un petit magicien n'arrête personne. "
        "Les Orks n'ont pas le choix : régions de I à VI, petits chiffres d'abord, châteaux en dernier, pour qui attaque comme pour qui est attaqué. Les flèches le montrent.",
        start=by_hand(ROUND, *ROLLED, overlay="bands"),
        clauses=_clauses(7, *range(1, 16)),
        steps=(
            Step(
                "Castle 1 begins, with I/2: Yellow's soldier is lost, and one ork moves in. Three are left. Next: III/6.",
                "Le château 1 commence, par I/2 : le soldat de Jaune disparaît, et un Ork s'y installe. Il en reste trois. Ensuite : III/6.",
                ("exchange 3 5",),
            ),
            Step(
                "It takes four to begin, but two go on: III/6 falls too. A single ork stops and stays at home. Now castle 3.",
                "Il faut être quatre pour commencer, mais deux continuent : III/6 tombe aussi. Un Ork seul s'arrête et reste chez lui. Au château 3, maintenant.",
                ("exchange 2 1",),
            ),
            QUESTIONS["order-of-targets"],
            Step(
                "Both miss, so the attackers lose one: orks too. Then II/3 and II/4 fall. One ork is left, so VI/1 is spared.",
                "Les deux manquent, et l'attaquant perd une unité : les Orks aussi. Puis II/3 et II/4 tombent. Il reste un Ork : VI/1 est épargné.",
                ("exchange 6 4", "exchange 1 3", "exchange 2 1"),
            ),
            QUESTIONS["hero-or-wizard"],
            Step(
                "Castle 6 fails against V/1. Through the tunnel orks go last, and only if no player holds another space next to them (our reading).",
                "Le château 6 échoue contre V/1. Par le tunnel, les Orks passent en dernier, et seulement si aucun joueur ne tient une autre case contiguë (notre lecture).",
                ("exchange 5 2", "exchange 4 6"),
            ),
        ),
        dials=DIALS["band"],
        questions=_asked("open-tunnel", "shut-tunnel", "orks-pay-too", "band-wiped-out"),
        presets=_presets(
            "W3 order of targets",
            "E4 both miss",
            "E6 the hero is a wall",
            "E7 who opens the tunnel",
            "E7 a hero keeps it shut",
            "R10 friends beside a siege",
            "P9 a band against four",
        ),
        switch="tunnel_rule",
    ),
    # --- 9 ---
    Lesson(
        slug="refill",
        title=Words("No empty land", "Pas de terre vide"),
        en="When all orks have fought, one ork comes to every empty space. What is emptied later in the round stays empty until then. Orange attacks II/5: three soldiers against three orks.",
        fr="Quand tous les Orks ont combattu, un Ork arrive dans chaque case vide. Ce qui se vide plus tard dans le tour reste vide jusque-là. Orange attaque II/5 : trois soldats contre trois Orks.",
        start=by_hand(wilds("A II/2 = 3S; I/5 = 2S\nO II/5 = 3\nB II/6, I/3 = 2S")),
        clauses=(*_clauses(8, 1, 2), "THO-16.6"),
        steps=(
            Step(
                "3 and 3: nobody missed, and nobody is left. Both spaces are empty, and Orange has taken nothing.",
                "3 et 3 : personne n'a manqué, et il ne reste personne. Les deux cases sont vides, et Orange n'a rien pris.",
                ("attack II/2 II/5 total", "exchange 3 3"),
            ),
            Step(
                "Blue's turn. II/6 is next to both, but Blue may not go there: an attack needs an enemy. Until the next round an empty space is a wall.",
                "C'est à Bleu. II/6 est contiguë aux deux, mais Bleu ne peut pas y aller : il faut un ennemi à attaquer. Jusqu'au prochain tour, une case vide est un mur.",
                ("help 0", "reinforce II/6 4"),
            ),
            QUESTIONS["a-wall"],
            Step(
                "Round 2: no orks attack. Then one comes to each.",
                "Tour 2 : aucun Ork n'attaque. Puis il en arrive un dans chacune.",
                ("pass", "roll 3", "roll 4"),
            ),
        ),
        questions=_asked("last-ork", "both-die"),
        presets=_presets("E3 both die", "E5 the last stays at home", "E9 a wall for a round"),
    ),
    # --- 10 ---
    Lesson(
        slug="dragon",
        title=Words("The hungry dragon", "Le dragon a faim"),
        en="Two dice, region and number, say where the dragon lands: never in a castle. A third says how many he eats. He is full when he has eaten a player's unit. Throw his dice.",
        fr="Deux dés, région et chiffre, disent où atterrit le dragon : jamais dans un château. Un troisième dit combien il en dévore. Il est rassasié quand il a dévoré une unité d'un joueur. Jetez ses dés.",
        start=PRESETS["E14 a hungry dragon"],
        clauses=_clauses(9, *range(1, 9)),
        steps=(
            Step(
                "3 and 1: III/1. Then 2: he eats two of three orks (our reading), is not full, and flies on.",
                "3 et 1 : III/1. Puis 2 : il dévore deux Orks sur trois (notre lecture), n'est pas rassasié, et s'envole.",
                ("roll 3", "roll 1", "roll 2"),
            ),
            Step(
                "6 and 6: nobody is in VI/6. He flies on.",
                "6 et 6 : personne en VI/6. Il repart.",
                ("roll 6", "roll 6"),
            ),
            Step(
                "5 and 1: two soldiers and the hero of Orange. Then 2: Orange chooses whom he eats, two soldiers or a soldier and the hero.",
                "5 et 1 : deux soldats et le héros d'Orange. Puis 2 : Orange choisit qui sera dévoré, deux soldats ou un soldat et le héros.",
                ("roll 5", "roll 1", "roll 2"),
            ),
            Step(
                "Two soldiers are gone. The dragon stays until he flies next round. Until then nobody may attack V/1, neither players nor orks; Orange may attack out of it. The mediator is safe from him.",
                "Deux soldats ont disparu. Le dragon reste jusqu'à son vol du tour suivant. D'ici là, personne ne peut attaquer V/1, ni joueurs ni Orks ; Orange peut attaquer en partant de là. Le médiateur, lui, n'a rien à craindre.",
                ("lose soldiers",),
            ),
        ),
        dials=DIALS["landings"],
        questions=_asked("where-he-lands", "appetite-five", "only-orks", "the-lair"),
        presets=_presets("W4 dragon", "E14 a hungry dragon"),
        switch="dragon_eats_orks",
    ),
    # --- 11 ---
    Lesson(
        slug="mediator",
        title=Words("The mediator: a gift and a truce", "Le médiateur : un cadeau et une trêve"),
        en="Two dice say where the mediator appears. A player there gets three more soldiers, orks get three more orks; in an empty space he is alone. Then no player may attack his region until he moves on. Throw his dice.",
        fr="Deux dés disent où apparaît le médiateur. Un joueur y reçoit trois soldats de plus, les Orks trois Orks de plus ; dans une case vide, il est seul. Puis aucun joueur ne peut attaquer sa région jusqu'à son départ. Jetez ses dés.",
        start=by_hand(f"{FIXTURE}\nphase mediator\nfirst A"),
        clauses=_clauses(10, *range(1, 8)),
        steps=(
            Step(
                "IV/2, held by Green: three soldiers, or one and the small wizard. Green's hero is on the board already.",
                "IV/2, tenu par Vert : trois soldats, ou un seul et le petit magicien. Le héros de Vert est déjà sur le plateau.",
                ("roll 4", "roll 2"),
            ),
            Step(
                "Region IV is safe from players, whoever holds its spaces. Orks respect only IV/2, where he stands. Castle 7 belongs to no region, so it is not safe (our ruling).",
                "La région IV est à l'abri des joueurs, quel que soit l'occupant. Les Orks ne respectent que IV/2, où il se trouve. Le château 7 n'est dans aucune région : il n'est pas protégé (notre décision).",
                ("mass IV/2 wizard",),
            ),
            Step(
                "Out of the region one may attack: Green, from IV/1 against V/2.",
                "Depuis la région, on peut attaquer au-dehors : Vert, de IV/1 contre V/2.",
                (
                    "roll 2",
                    "roll 3",
                    "roll 6",
                    "roll 1",
                    "help 0",
                    "reinforce IV/1 7",
                    "attack IV/1 V/2 partial",
                    "ready",
                ),
            ),
            QUESTIONS["truce"],
        ),
        questions=_asked("orks-and-truce", "three-soldiers"),
        presets=_presets("E13 the truce", "E23 the hero comes back"),
    ),
    # --- 12 ---
    Lesson(
        slug="realm",
        title=Words("First player, kingdoms, reinforcements", "Premier joueur, royaumes, renforts"),
        en="All roll: the highest is first player until this roll next round. Then each player in turn asks for help or not, gets reinforcements, and attacks or not, in this order. Throw the dice.",
        fr="Tous jettent le dé : le plus haut est premier joueur jusqu'à ce tirage au tour suivant. Puis chacun son tour demande de l'aide ou non, reçoit des renforts, attaque ou non, dans cet ordre. Jetez les dés.",
        start=by_hand(f"{FIXTURE}\nphase first_player\nfirst A", overlay="kingdoms"),
        clauses=(*_clauses(11, 1, 2, 3), "THO-12.1", *_clauses(13, *range(1, 7))),
        steps=(
            Step(
                "Orange and Blue tie and roll again between them. Orange begins; the others follow clockwise.",
                "Orange et Bleu sont à égalité et rejouent entre eux. Orange commence ; les autres suivent dans le sens des aiguilles d'une montre.",
                ("roll 5", "roll 5", "roll 2", "roll 3", "roll 6", "roll 1"),
            ),
            Step(
                "Orange asks for no help. A kingdom is a castle of yours and all spaces of yours that hang together with it, step by step. Each space in it brings a soldier. Orange's castle and six territories: 7.",
                "Orange ne demande pas d'aide. Un royaume est un de vos châteaux et toutes vos cases qui s'y rattachent, de proche en proche. Chacune de ses cases rapporte un soldat. Le château d'Orange et six territoires : 7.",
                ("help 0",),
            ),
            Step(
                "They go to any spaces of Orange's, in a kingdom or not. Here: three to II/4, two and the small wizard to VI/3. None is kept back.",
                "Ils vont dans n'importe quelles cases d'Orange, dans un royaume ou non. Ici : trois en II/4, deux et le petit magicien en VI/3. On n'en garde aucun.",
                ("reinforce II/4 3, VI/3 2+W",),
            ),
            Step(
                "Blue has castle 5, I/1, II/2, II/3 and II/6: 5 soldiers. V/3 and III/5 lie apart and bring nothing. Nobody ever gets fewer than 4. Bridges and the tunnel join kingdoms too (our reading).",
                "Bleu a le château 5, I/1, II/2, II/3 et II/6 : 5 soldats. V/3 et III/5 sont à l'écart et ne rapportent rien. Personne ne reçoit jamais moins de 4 soldats. Les ponts et le tunnel relient aussi les royaumes (notre lecture).",
                ("pass", "help 0"),
            ),
            QUESTIONS["across-the-water"],
        ),
        dials=DIALS["realm"],
        questions=_asked("three-spaces", "six-spaces", "one-space-lost"),
        presets=_presets(
            "W6 reinforcements", "W6 six spaces", "E15 kingdoms", "E15 a kingdom is cut", "P13 ten requests"
        ),
        switch="kingdom_rule",
    ),
    # --- 13 ---
    Lesson(
        slug="attack",
        title=Words("An attack from A to Z", "Une attaque de A à Z"),
        en="Once in your turn you may attack: from one space of yours (the origin) to one next to it (the target). First choose how. Total: both sides gather friends, and the fight goes on to the end. "
        "Partial: nobody gathers, but you may stop after each exchange (our reading). Attack II/5 from II/2.",
        fr="Une fois à votre tour, vous pouvez attaquer : d'une case à vous (la case d'attaque) vers une case contiguë. Choisissez d'abord comment. Totale : les deux camps se renforcent, et le combat va jusqu'au bout. "
        "Partielle : pas de renfort, mais vous pouvez vous arrêter après chaque jet (notre lecture). Attaquez II/5 depuis II/2.",
        start=by_hand(E18, overlay="targets"),
        clauses=(*_clauses(14, *range(1, 15)), *_clauses(16, *range(1, 6)), "THO-16.7"),
        steps=(
            Step(
                "Total. You gather from your spaces next to the origin, and leave one unit in each: 3 from II/1, 2 from II/3, none from II/6. A player who defends gathers next to the target; orks never gather.",
                "Totale. On se renforce depuis ses cases contiguës à la case d'attaque, en laissant une unité dans chacune : 3 de II/1, 2 de II/3, aucune de II/6. Un joueur qui se défend se renforce autour de la case attaquée ; les Orks, jamais.",
                ("attack II/2 II/5 total",),
            ),
            QUESTIONS["what-the-defender-gathers"],
            Step(
                "Hero and soldier come from II/3, three soldiers from II/1: strength 4 + 1. In any attack the attacker may also bring hero or small wizard from any space where somebody stays (our ruling).",
                "Le héros et un soldat viennent de II/3, trois soldats de II/1 : puissance 4 + 1. Dans toute attaque, l'attaquant peut aussi amener son héros ou son petit magicien d'une case quelconque où il reste quelqu'un (notre décision).",
                ("gather II/3 hero", "gather II/3", "gather II/1 rest", "ready"),
            ),
            Step(
                "4 and 2: the orks are gone, and Orange gives two soldiers.",
                "4 et 2 : les Orks ont disparu, et Orange donne deux soldats.",
                ("exchange 4 2", "lose soldiers"),
            ),
            Step(
                "The winner has to move in and to leave somebody behind: two soldiers go. A single unit may attack too: if it wins, it stays where it is. A defender who wins takes the origin in the same way, from orks too (our reading). Units move in no other way.",
                "Le vainqueur doit avancer et laisser quelqu'un : deux soldats avancent. Une unité seule peut attaquer aussi : si elle gagne, elle reste où elle est. Un défenseur vainqueur prend de même la case d'attaque, aux Orks aussi (notre lecture). Les unités ne bougent jamais autrement.",
                ("occupy 2",),
            ),
            QUESTIONS["orks-strike-back"],
        ),
        dials=DIALS["battle"],
        questions=_asked("what-to-gather", "transfer", "no-way-back", "a-way-back", "alone"),
        presets=_presets(
            "E12 orks counter-conquer",
            "E12 a single ork stays",
            "E18 gathering",
            "E19 transfer",
            "E24 no way back",
            "E25 the dragon's lair",
            "R12 the defender's wizard",
        ),
        switch="attack_modes",
    ),
    # --- 14 ---
    Lesson(
        slug="help",
        title=Words("Ask the mediator", "Demander l'aide du médiateur"),
        en="At the beginning of your turn you may ask the mediator for one of five options: ten times in the whole game. All can see how often you have asked. A treasure of Orange's lies across the water, in I/1. Ask for option 5, the boat.",
        fr="Au début de votre tour, vous pouvez demander au médiateur une possibilité parmi cinq : dix fois dans la partie. Tous voient combien de fois vous avez demandé. Un trésor d'Orange est de l'autre côté de l'eau, en I/1. Demandez la possibilité 5, le bateau.",
        start=by_hand(f"{FIXTURE}\nphase help\nfirst A", overlay="water", eyes=_A),
        clauses=_clauses(12, *range(2, 14)),
        steps=(
            Step(
                "Option 5: your attack may go by boat, from any space on the river or the inner sea to any other one. Seven soldiers go on board in VI/2.",
                "Possibilité 5 : votre attaque peut aller en bateau, d'une case au bord du fleuve ou de la mer intérieure à n'importe quelle autre. Sept soldats embarquent en VI/2.",
                ("help 5", "reinforce VI/2 7"),
            ),
            Step(
                "They sail to I/1. Against a boat there is never 2 for a bridge (our ruling).",
                "Ils voguent vers I/1. Contre un bateau, jamais de 2 pour un pont (notre décision).",
                ("attack VI/2 I/1 partial by boat", "ready"),
            ),
            Step(
                "4 and 6: Blue's soldier is lost. Three land, and find the crown!",
                "4 et 6 : le soldat de Bleu disparaît. Trois débarquent, et trouvent la couronne !",
                ("exchange 4 6", "occupy 3"),
            ),
            Step(
                "Option 1: two soldiers, after the fight, together in a space that you take in this turn. If you take none, they are lost, and the request counts all the same.",
                "Possibilité 1 : deux soldats, après le combat, ensemble dans une case que vous prenez à ce tour. Si vous n'en prenez aucune, ils sont perdus, et la demande compte quand même.",
            ),
            Step(
                "Option 2: one soldier in the same way, and a second attack. Announce both before the first die; each starts from a space that is yours already (our ruling). The same target twice is allowed.",
                "Possibilité 2 : un soldat de la même façon, et une deuxième attaque. Annoncez les deux avant le premier jet ; chacune part d'une case déjà à vous (notre décision). Deux fois la même cible, c'est permis.",
            ),
            QUESTIONS["second-lapses"],
            Step(
                "Option 3: move a treasure of another player, unseen, to a space without treasure. Only one player may do this, once in the game.",
                "Possibilité 3 : déplacer un trésor adverse, sans le regarder, vers une case sans trésor. Un seul joueur peut le faire, une fois dans la partie.",
            ),
            Step(
                "Option 4: if you have fewer than seven units on the board, six soldiers at once, in one space of yours or in several.",
                "Possibilité 4 : si vous avez moins de sept unités sur le plateau, six soldats aussitôt, dans une ou plusieurs de vos cases.",
            ),
            QUESTIONS["which-options"],
        ),
        questions=_asked(
            "boats", "seven-units", "where-to-move", "brings-nothing", "second-origin", "dodge-the-bridge"
        ),
        presets=_presets(
            "W5 boats",
            "E10 a victory that brings nothing",
            "E16 six units",
            "E16 seven units",
            "E17 the second attack lapses",
            "E20 the boat dodges the bridge",
            "P11 two attacks",
        ),
        switch="second_attack_origin",
    ),
    # --- 15 ---
    Lesson(
        slug="treasures",
        title=Words("Treasures and the crown", "Les trésors et la couronne"),
        en="Take a space where a treasure of yours lies, and turn it over. The third one makes you king at once. Three treasures of Orange's lie near, and Orange has asked for option 2: attack II/5, then II/3.",
        fr="Prenez une case où se trouve un trésor à vous, et retournez-le. Le troisième vous fait roi aussitôt. Trois trésors d'Orange sont tout près, et Orange a demandé la possibilité 2 : attaquez II/5, puis II/3.",
        start=by_hand(THREE, eyes=_A),
        clauses=(*_clauses(17, *range(1, 6)), "THO-17.7", *_clauses(18, 1, 2)),
        steps=(
            Step(
                "A chest: four soldiers come to II/5, or two and a figure.",
                "Un coffret : quatre soldats arrivent en II/5, ou deux et une figurine.",
                FIRST_FIND,
            ),
            Step(
                "Orange takes the hero and two soldiers, and keeps the soldier of option 2 for the second attack. II/3 falls: a crown. Three soldiers, wherever Orange has units.",
                "Orange prend le héros et deux soldats, et garde le soldat de la possibilité 2 pour la deuxième attaque. II/3 tombe : une couronne. Trois soldats, partout où Orange a des unités.",
                SECOND_FIND,
            ),
            Step(
                "All go to II/3. What is found stays found: two of three. Blue's turn: Blue attacks II/3 from II/4.",
                "Tous vont en II/3. Ce qui est trouvé le reste : deux sur trois. C'est à Bleu : il attaque II/3 depuis II/4.",
                ("put II/3 rest", "mass II/3", "help 0", "reinforce I/3 4", "attack II/4 II/3 partial"),
            ),
            Step(
                "Blue's 5 misses, Orange's 4 empties II/4. Orange moves in there and finds the ring: three treasures. Orange is king, in Blue's turn!",
                "Le 5 de Bleu est manqué, le 4 d'Orange vide II/4. Orange s'y installe et trouve l'anneau : trois trésors. Orange est roi, pendant le tour de Bleu !",
                ("exchange 5 4", "occupy 1"),
            ),
            Step(
                "Found earlier, the ring takes three units of your choice from one opponent at once, hero and small wizard too. A player without units is out. The last one left wins (our ruling).",
                "Trouvé plus tôt, l'anneau enlève aussitôt trois unités de votre choix à un adversaire, héros et petit magicien compris. Un joueur sans unité est éliminé. Le dernier qui reste gagne (notre décision).",
            ),
            QUESTIONS["ring-and-hero"],
            QUESTIONS["ring-of-three"],
        ),
        questions=_asked("out-of-turn", "ring-of-fate", "ring-targets", "chest", "crown"),
        presets=_presets("E11 winning out of turn", "E21 the ring ends a career"),
        switch="last_survivor_wins",
    ),
    # --- 16 ---
    Lesson(
        slug="play",
        title=Words("Talk, bluff, play", "Négocier, bluffer, jouer"),
        en="While you play you may bargain and threaten. No promise binds anybody. The rulebook asks for manners, which nothing enforces: promises for two or three rounds at most, no lasting alliance against a third player. "
        "If counters run out, make more. A variant hides a fourth treasure, a blank one: worthless.",
        fr="En jouant, on peut négocier et menacer. Aucune promesse n'engage personne. La règle demande du savoir-vivre, que rien n'impose : un accord vaut deux ou trois tours au plus, pas d'alliance durable contre un troisième joueur. "
        "S'il manque des pions, faites-en d'autres. Une variante cache un quatrième trésor, sans inscription : sans valeur.",
        start=Start(position=ROUND, seed=11),
        clauses=_clauses(19, *range(1, 6)),
        steps=(QUESTIONS["broken-promise"],),
        dials=DIALS["heat"],
        questions=_asked("why-not", "blank"),
        presets=_presets("W11 negotiation", "R32 a fourth treasure", "P3 two hundred soldiers", "P10 a blank treasure"),
        switch="blank_treasure",
    ),
)
