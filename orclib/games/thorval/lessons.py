"""The sixteen scenes of the notebook as data: what is said, where each begins, its steps and questions."""

from __future__ import annotations

from collections.abc import Callable

from orclib.engine import Seat
from orclib.games.thorval import knowledge
from orclib.games.thorval.components import Kind
from orclib.games.thorval.examples import (
    CASTLES,
    CUT,
    E8,
    E14,
    E18,
    E21,
    FIXTURE,
    GATHERING,
    HIDING,
    ORK_DICE,
    PEOPLED,
    PRESETS,
    SETTLED,
    THREE,
    W10,
    wilds,
)
from orclib.games.thorval.experiments import (
    GARRISON,
    LOST,
    NOBODY,
    PLACES,
    band,
    battle,
    exchange,
    heat,
    landings,
    realm,
    spread,
    strength,
)
from orclib.games.thorval.fight import strengths
from orclib.games.thorval.rules.orks import band_targets
from orclib.games.thorval.rules.turn import reinforcements
from orclib.games.thorval.state import Options, Phase, State
from orclib.language import Bilingual as Words
from orclib.teaching import Dials, Lesson, Start, Step, WhatHappens, WhichOnes

_A, _B = Seat(0), Seat(1)
_ORANGE, _SKY = Words("Orange", "Orange"), Words("Sky", "Azur")
_NOBODY = Words("Nobody", "Personne")
_YES_NO = {"yes": Words("Yes", "Oui"), "no": Words("No", "Non")}


def _numbers(*numbers: int) -> dict[str, Words]:
    return {str(n): Words(str(n), str(n)) for n in numbers}


def _presets(*names: str) -> dict[str, Start]:
    return {name: PRESETS[name] for name in names}


def _clauses(section: int, *numbers: int) -> tuple[str, ...]:
    return tuple(f"THO-{section}.{number}" for number in numbers)


def _by_hand(position: str, *moves: str, overlay: str = "", eyes: Seat | str | None = "mover") -> Start:
    """A position in which the person at the table throws the dice."""
    return Start(position=position, moves=moves, deal=False, overlay=overlay, eyes=eyes)


# --- what questions read off a state ---------------------------------------------------------------------------------


def _units(space: str) -> Callable[[State], str]:
    """How many units or orks stand in a space."""

    def truth(state: State) -> str:
        force = state.force(space)
        return str(force.units if force else 0)

    return truth


def _holder(space: str) -> Callable[[State], str]:
    """Who holds a space: a letter, "orks" or "nobody"."""

    def truth(state: State) -> str:
        force = state.force(space)
        return "nobody" if force is None else "orks" if force.holder is None else "ABCDEF"[force.holder]

    return truth


def _strength(side: int) -> Callable[[State], str]:
    """The strength of the attacker (0) or the defender (1) in the fight that is prepared or runs."""

    def truth(state: State) -> str:
        assert state.fight is not None
        return str(strengths(state, state.fight)[side])

    return truth


def _targets(band_space: str) -> Callable[[State], str]:
    """The spaces that a band may attack now, in order."""
    return lambda state: ", ".join(band_targets(state, band_space)) or "none"


def _due(state: State) -> str:
    """How many soldiers Orange gets as reinforcements."""
    return str(reinforcements(state, _A))


def _winners(state: State) -> str:
    """Who has won the game, by letters."""
    return "".join("ABCDEF"[seat] for seat in state.winners) or "nobody"


def _orders(*orders: str) -> dict[str, Words]:
    """Orders of attack, or "none" for no attack at all."""
    names = {order: order.replace(", ", "; then ") for order in orders}
    french = {order: order.replace(", ", " ; puis ") for order in orders}
    return {
        order: Words("Nobody", "Personne") if order == "none" else Words(names[order], french[order])
        for order in orders
    }


def _ork_castles(state: State) -> str:
    """How many castles orks hold."""
    return str(sum(state.holds(None, castle) for castle in state.board.castles))


def _knowing(space: str) -> Callable[[State], str]:
    """Who knows what lies in a space, by letters."""

    def truth(state: State) -> str:
        eyes = [
            (seat, each.kind)
            for seat in state.options.seats
            for each in knowledge.observe(state, seat).lying
            if each.space == space
        ]
        return "".join("ABCDEF"[seat] for seat, kind in eyes if kind is not None)

    return truth


_SETTLING = tuple(f"settle {SETTLED[who][turn]}" for turn in range(6) for who in CASTLES)
_DICE = tuple(tuple(f"roll {face}" for face in pair.split()) for pair in ORK_DICE)
_ROUND = f"{FIXTURE}\nphase spread\nfirst A"
_ROLLED = ("roll 2", "roll 3", "roll 5", "roll 6")

LESSONS: tuple[Lesson, ...] = (
    Lesson(
        slug="island",
        title=Words("The island of Thorval", "L'île de Thorval"),
        say=Words(
            "Thorval has 36 territories in six regions, and 8 castles that stand between the regions. Your three treasures are lost there: find all three first, and you are king. "
            "The picture of the board is lost too, so this map is our own: it fits every hint of the rulebook, and the number of castles comes from reviews of other editions. "
            "Point at a space to hear what it is; then put Orange's soldier in a castle.",
            "Thorval a 36 territoires en six régions, et 8 châteaux placés entre les régions. Vos trois trésors y sont perdus : retrouvez-les avant tous les autres, et vous êtes roi. "
            "L'image du plateau est perdue aussi : cette carte est la nôtre. Elle respecte tous les indices de la règle, et le nombre de châteaux vient de critiques d'autres éditions. "
            "Montrez une case pour savoir ce que c'est, puis posez le soldat d'Orange dans un château.",
        ),
        start=_by_hand("4 players\nphase castles\nfirst A", overlay="regions"),
        clauses=(*_clauses(1, *range(1, 7)), *_clauses(2, *range(1, 14))),
        steps=(
            Step(
                Words(
                    "Orange has taken castle 4. Now it is Sky's turn: try castle 4 too. It is refused, for a space belongs to one player at most, and never to a player and orks together.",
                    "Orange a pris le château 4. C'est à Azur : essayez aussi le château 4. Refusé : une case est à un seul joueur au plus, et jamais à un joueur et aux Orks ensemble.",
                ),
                ("settle 4",),
            ),
            Step(
                Words(
                    "Sky stands in castle 5. It touches I/1, II/1 and II/6: two regions. Every castle lies between several regions and belongs to none.",
                    "Azur est au château 5. Il touche I/1, II/1 et II/6 : deux régions. Chaque château est entre plusieurs régions et n'appartient à aucune.",
                ),
                ("settle 5",),
            ),
        ),
        questions=(
            WhichOnes(
                slug="contiguous",
                prompt=Words(
                    "Orange holds II/5, beside the river and the inner sea. Contiguous means: with a common land border, or joined by a bridge or the tunnel. Which spaces may Orange attack?",
                    "Orange tient II/5, au bord du fleuve et de la mer intérieure. Contigu veut dire : avec une frontière terrestre commune, ou relié par un pont ou par le tunnel. Quelles cases Orange peut-il attaquer ?",
                ),
                start=PRESETS["P4 water and bridge"],
                move="attack II/5 {} total",
                over=("II/6", "VI/2", "V/1", "I/6", "V/2", "3"),
            ),
            WhatHappens(
                slug="who-controls",
                prompt=Words(
                    "The dragon has landed in II/5, where two of Sky's soldiers stand, and a treasure of Orange lies there. Who controls II/5?",
                    "Le dragon est en II/5, avec deux soldats d'Azur, et un trésor d'Orange s'y trouve. Qui contrôle II/5 ?",
                ),
                start=PRESETS["P5 many in one space"],
                moves=(),
                choices={"A": _ORANGE, "B": _SKY, "nobody": _NOBODY, "dragon": Words("The dragon", "Le dragon")},
                truth=_holder("II/5"),
            ),
            WhatHappens(
                slug="between-regions",
                prompt=Words(
                    "Look at castle 1 in the middle of the island. How many regions does it border?",
                    "Regardez le château 1, au milieu de l'île. À combien de régions est-il contigu ?",
                ),
                start=_by_hand("4 players\nphase castles\nfirst A", overlay="regions"),
                moves=(),
                choices=_numbers(1, 2, 3, 6),
                truth=lambda state: str(len(state.board.castle_regions["1"])),
            ),
        ),
        presets=_presets("P4 water and bridge", "P5 many in one space"),
    ),
    Lesson(
        slug="peopling",
        title=Words("Peopling the island", "Peupler l'île"),
        say=Words(
            "The box is open, the island empty. All roll for first player, and then the island fills in a strict order: castles, orks in the castles left, orks in territories, soldiers, treasures, ten soldiers each. "
            "Throw the dice yourself, or turn the page.",
            "La boîte est ouverte, l'île est vide. On tire le premier joueur, puis l'île se remplit dans un ordre strict : châteaux, Orks dans les châteaux qui restent, Orks dans les territoires, soldats, trésors, dix soldats chacun. "
            "Jetez les dés vous-même, ou tournez la page.",
        ),
        start=PRESETS["P1 the open box"],
        clauses=(*_clauses(3, *range(1, 11)), *_clauses(3, 17, 18), *_clauses(4, *range(1, 6))),
        steps=(
            Step(
                Words(
                    "Orange and Sky both roll 6, so those two roll again (our ruling, as in every later round): Orange is first. The others follow clockwise.",
                    "Orange et Azur font 6 tous les deux : ils rejouent entre eux (notre décision, comme aux tours suivants). Orange est premier joueur. Les autres suivent dans le sens des aiguilles d'une montre.",
                ),
                ("roll 6", "roll 6", "roll 2", "roll 4", "roll 5", "roll 3"),
            ),
            Step(
                Words(
                    "Each player puts one soldier in a castle. The four castles left over get 2 orks each.",
                    "Chacun pose un soldat dans un château. Les quatre châteaux qui restent reçoivent 2 Orks chacun.",
                ),
                tuple(f"settle {castle}" for castle in CASTLES.values()),
            ),
            Step(
                Words(
                    "Two dice for region I: 5 and 5 are no two territories, so one die is thrown again. 5 and 6: 2 orks in I/5, 2 in I/6.",
                    "Deux dés pour la région I : 5 et 5 ne font pas deux territoires, on relance donc un dé. 5 et 6 : 2 Orks en I/5, 2 en I/6.",
                ),
                ("roll 5", "roll 5", "roll 6"),
            ),
            Step(
                Words(
                    "The same for regions II to VI. Four territories are left in each region: 24 in all.",
                    "De même pour les régions II à VI. Il reste quatre territoires par région : 24 en tout.",
                ),
                tuple(roll for pair in _DICE[1:] for roll in pair),
            ),
            Step(
                Words(
                    "In turn each player puts one soldier in a territory that is still vacant. The rulebook's advice: beside your castle.",
                    "À tour de rôle, chacun pose un soldat dans un territoire encore libre. Le conseil de la règle : à côté de votre château.",
                ),
                _SETTLING[:4],
            ),
            Step(
                Words(
                    "All 24 are placed, six each. (With five players the last one places only four.) Every space is held by somebody. Now the treasures are hidden: that is the next lesson.",
                    "Les 24 sont posés, six par joueur. (À cinq, le dernier n'en pose que quatre.) Toutes les cases sont tenues. On cache maintenant les trésors : c'est la leçon suivante.",
                ),
                _SETTLING[4:],
            ),
            Step(
                Words(
                    "The treasures lie hidden. Last, ten soldiers each, all in one space that is already yours. Orange takes the hero in place of two: 8 soldiers and the hero join the soldier in castle 4.",
                    "Les trésors sont cachés. Enfin, dix soldats chacun, tous dans une même case déjà à vous. Orange prend le héros à la place de deux : 8 soldats et le héros rejoignent le soldat du château 4.",
                ),
                (*HIDING, "mass 4 hero"),
            ),
            Step(
                Words(
                    "The others do the same. The small wizards are still outside: each can come in later for two soldiers, but never into the space of the hero.",
                    "Les autres font de même. Les petits magiciens sont encore dehors : chacun pourra entrer plus tard à la place de deux soldats, mais jamais dans la case du héros.",
                ),
                ("mass 5 hero", "mass 7 hero", "mass 2 hero"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="ork-double",
                prompt=Words(
                    "Orks for region I: both dice show 2. What happens?",
                    "Les Orks de la région I : les deux dés montrent 2. Que se passe-t-il ?",
                ),
                start=PRESETS["W1 ork dice"],
                moves=("roll 2", "roll 2"),
                choices={
                    "again": Words("One die is thrown again", "On relance un dé"),
                    "four": Words("Four orks come to I/2", "Quatre Orks arrivent en I/2"),
                    "two": Words("Two orks come to I/2, and region I is done", "Deux Orks arrivent en I/2, et c'est tout"),
                },
                truth=lambda state: {"0": "again", "2": "two"}.get(_units("I/2")(state), "four"),
            ),
            WhatHappens(
                slug="castles-left",
                prompt=Words(
                    "Three players have chosen castles 4, 5 and 7. How many castles do orks get?",
                    "Trois joueurs ont choisi les châteaux 4, 5 et 7. Combien de châteaux vont aux Orks ?",
                ),
                start=_by_hand("3 players\nphase castles\nfirst A"),
                moves=("settle 4", "settle 5", "settle 7"),
                choices=_numbers(2, 3, 5),
                truth=_ork_castles,
            ),
            WhichOnes(
                slug="ten-soldiers",
                prompt=Words(
                    "Orange has ten soldiers to put, and holds castle 4 and II/4; I/1 is Sky's. Which of these may Orange do?",
                    "Orange a dix soldats à poser, et tient le château 4 et II/4 ; I/1 est à Azur. Que peut faire Orange ?",
                ),
                start=PRESETS["W2 figure for soldiers"],
                move="mass {}",
                over=("4", "4 hero", "II/4 wizard", "4 hero wizard", "I/1"),
            ),
        ),
        presets=_presets("W1 ork dice", "W2 figure for soldiers", "P1 the open box", "P2 five players"),
    ),
    Lesson(
        slug="hiding",
        title=Words("Your neighbour hides your treasures", "Votre voisin cache vos trésors"),
        say=Words(
            "You give your three treasures to the neighbour on your left, who hides them face down: the first in a castle, then two in territories, never two in one space. "
            "Everybody sees whose a treasure is; only the hider knows what it is (our ruling). Orange hides Yellow's: choose one, then a castle.",
            "Vous donnez vos trois trésors à votre voisin de gauche, qui les cache, image vers le bas : le premier dans un château, puis deux dans des territoires, jamais deux au même endroit. "
            "Tous voient à qui est un trésor ; seul celui qui l'a caché sait lequel c'est (notre décision). Orange cache ceux de Jaune : choisissez-en un, puis un château.",
        ),
        start=_by_hand(f"{PEOPLED}\nphase hide\nfirst A"),
        clauses=(*_clauses(3, *range(11, 17)), "THO-17.6"),
        steps=(
            Step(
                Words(
                    "Orange has hidden Yellow's chest in castle 7. You now look with Sky's eyes: a treasure of Yellow, and no more. Sky has Orange's three treasures in hand.",
                    "Orange a caché le coffret de Jaune au château 7. Vous regardez maintenant avec les yeux d'Azur : un trésor de Jaune, rien de plus. Azur a en main les trois trésors d'Orange.",
                ),
                HIDING[:1],
            ),
            Step(
                Words(
                    "The others hide their first one, each in another castle, and not in one of the treasure's owner. The second and third go to territories.",
                    "Les autres cachent leur premier, chacun dans un autre château, qui n'est pas au propriétaire du trésor. Le deuxième et le troisième vont dans des territoires.",
                ),
                HIDING[1:4],
            ),
            Step(
                Words(
                    "All twelve treasures lie hidden. Where orks stand, or an enemy, or nobody: a treasure lies still until its owner holds the space.",
                    "Les douze trésors sont cachés. Chez les Orks, chez un ennemi ou chez personne : un trésor attend que son propriétaire tienne la case.",
                ),
                HIDING[4:],
            ),
        ),
        questions=(
            WhichOnes(
                slug="first-treasure",
                prompt=Words(
                    "Sky hides Orange's first treasure. Orange holds castle 4; Orange has just hidden one of Yellow's in castle 7. Where may it go?",
                    "Azur cache le premier trésor d'Orange. Orange tient le château 4 et vient d'en cacher un de Jaune au château 7. Où Azur peut-il le mettre ?",
                ),
                start=_by_hand(f"{PEOPLED}\nphase hide\nfirst A", *HIDING[:1], eyes=_B),
                move="B: hide chest {}",
                over=("2", "3", "5", "4", "7", "II/4"),
            ),
            WhichOnes(
                slug="second-treasure",
                prompt=Words(
                    "The second turn. Yellow's crown lies in III/2 already, and II/4 is held by Orange. Where may Sky hide Orange's crown?",
                    "Deuxième tour. La couronne de Jaune est déjà en III/2, et II/4 est tenu par Orange. Où Azur peut-il cacher la couronne d'Orange ?",
                ),
                start=Start(position=PRESETS["E22 under its owner's nose"].position, eyes=_B),
                move="B: hide crown {}",
                over=("I/1", "II/1", "II/4", "III/2", "3"),
            ),
            WhatHappens(
                slug="under-the-nose",
                prompt=Words(
                    "Sky has hidden Orange's crown in II/4, under Orange's own soldier (allowed, by our ruling). Yellow puts the last ten soldiers, and the set-up is complete. "
                    "How many soldiers does Orange get at once?",
                    "Azur a caché la couronne d'Orange en II/4, sous le soldat d'Orange lui-même (permis, selon notre décision). Jaune pose les dix derniers soldats, la préparation est finie. "
                    "Combien de soldats Orange reçoit-il aussitôt ?",
                ),
                start=PRESETS["P6 the last ten soldiers"],
                moves=("mass 2",),
                choices=_numbers(0, 3, 4),
                truth=lambda state: str(state.to_place),
            ),
            WhatHappens(
                slug="who-knows",
                prompt=Words(
                    "A treasure of Orange lies in I/1, which Sky holds. Sky hid it there. Who knows what it is?",
                    "Un trésor d'Orange est en I/1, tenu par Azur. C'est Azur qui l'a caché. Qui sait ce que c'est ?",
                ),
                start=Start(position=PRESETS["D1 right after the set-up"].position, eyes=_A, deal=False),
                moves=(),
                choices={
                    "A": Words("Orange, the owner", "Orange, son propriétaire"),
                    "B": Words("Sky, who hid it", "Azur, qui l'a caché"),
                    "AB": Words("Both", "Les deux"),
                    "ABCD": Words("Everybody", "Tout le monde"),
                },
                truth=_knowing("I/1"),
            ),
        ),
        presets=_presets("E22 under its owner's nose", "P6 the last ten soldiers"),
        switch="hide_under_owner",
    ),
    Lesson(
        slug="round",
        title=Words("A round has five episodes", "Un tour de jeu en cinq épisodes"),
        say=Words(
            "Orks, dragon, mediator, first player, players: always in this order. The first four happen to you; only the fifth is yours. "
            "The set-up is complete, and nobody has moved yet: the orks begin.",
            "Orks, dragon, médiateur, premier joueur, joueurs : toujours dans cet ordre. Les quatre premiers vous arrivent ; seul le cinquième est à vous. "
            "La préparation est finie et personne n'a encore joué : les Orks commencent.",
        ),
        start=PRESETS["D1 right after the set-up"],
        clauses=_clauses(5, 1, 2, 3),
        steps=(
            Step(
                Words(
                    "Episode 1, the orks: 2, 3, 5 and 6 are rolled, and they multiply in those regions. In castles 1, 3 and 6 they are four or more: three bands will attack.",
                    "Épisode 1, les Orks : on tire 2, 3, 5 et 6, et ils se multiplient dans ces régions. Aux châteaux 1, 3 et 6 ils sont quatre ou plus : trois bandes vont attaquer.",
                ),
                _ROLLED,
            ),
            Step(
                Words(
                    "The bands have fought: I/2, III/6, II/3 and II/4 are lost to them; V/1 has held out. No space is empty, so nothing is refilled.",
                    "Les bandes ont combattu : elles ont pris I/2, III/6, II/3 et II/4 ; V/1 a tenu. Aucune case n'est vide, il n'y a donc pas de remplacement.",
                ),
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
                Words(
                    "Episode 2, the dragon: IV/5 has only orks, he eats one and flies on. In V/4 he eats Green's soldier, and stays there.",
                    "Épisode 2, le dragon : en IV/5 il n'y a que des Orks, il en dévore un et s'envole. En V/4 il dévore le soldat de Vert, et y reste.",
                ),
                ("roll 4", "roll 5", "roll 1", "roll 5", "roll 4", "roll 3"),
            ),
            Step(
                Words(
                    "Episode 3, the mediator: he visits Orange in VI/3 with three soldiers. Orange takes one and the small wizard. Region VI is now safe from players.",
                    "Épisode 3, le médiateur : il arrive chez Orange en VI/3 avec trois soldats. Orange prend un soldat et le petit magicien. La région VI est à l'abri des joueurs.",
                ),
                ("roll 6", "roll 3", "mass VI/3 wizard"),
            ),
            Step(
                Words(
                    "Episode 4, the first player: Sky and Yellow tie with 6 and roll again. Sky is first.",
                    "Épisode 4, le premier joueur : Azur et Jaune ont 6 tous les deux et rejouent. Azur est premier joueur.",
                ),
                ("roll 3", "roll 6", "roll 2", "roll 6", "roll 4", "roll 1"),
            ),
            Step(
                Words(
                    "Episode 5, the players: Sky asks for no help, gets four soldiers, and takes I/2 from a single ork.",
                    "Épisode 5, les joueurs : Azur ne demande pas d'aide, reçoit quatre soldats et prend I/2 à un Ork isolé.",
                ),
                ("help 0", "reinforce I/1 4", "attack I/1 I/2 partial", "ready", "exchange 4 2", "occupy 2"),
            ),
            Step(
                Words(
                    "Green, Yellow and Orange only bring in their reinforcements. Then round 2 begins, with the orks again: there is no last round.",
                    "Vert, Jaune et Orange posent seulement leurs renforts. Puis le tour 2 commence, de nouveau par les Orks : il n'y a pas de dernier tour.",
                ),
                (
                    *("help 0", "reinforce 7 4", "pass"),
                    *("help 0", "reinforce 2 4", "pass"),
                    *("help 0", "reinforce 4 6", "pass"),
                ),
            ),
        ),
        questions=(
            WhatHappens(
                slug="who-begins",
                prompt=Words(
                    "Orange is first player, and Yellow puts the last ten soldiers of the set-up. What comes next?",
                    "Orange est premier joueur, et Jaune pose les dix derniers soldats de la préparation. Qu'est-ce qui vient ensuite ?",
                ),
                start=PRESETS["P7 before the first round"],
                moves=("mass 2 hero",),
                choices={
                    "spread": Words("The orks multiply", "Les Orks se multiplient"),
                    "help": Words("Orange's turn", "C'est à Orange de jouer"),
                    "dragon": Words("The dragon flies", "Le dragon s'envole"),
                },
                truth=lambda state: state.phase.value,
            ),
            WhatHappens(
                slug="after-the-last",
                prompt=Words(
                    "Yellow, the last in order, attacks nobody. All four have played. What comes next?",
                    "Jaune, le dernier à jouer, n'attaque pas. Tous les quatre ont joué. Qu'est-ce qui vient ensuite ?",
                ),
                start=_by_hand(f"{FIXTURE}\nphase declare\nfirst A\nturn D"),
                moves=("pass",),
                choices={
                    "spread": Words("A new round, with the orks", "Un nouveau tour de jeu, avec les Orks"),
                    "help": Words("Orange's turn again", "C'est de nouveau à Orange"),
                    "first_player": Words("The roll for first player", "On tire le premier joueur"),
                    "over": Words("The game ends", "La partie finit"),
                },
                truth=lambda state: state.phase.value,
            ),
        ),
        presets=_presets("D1 right after the set-up", "P7 before the first round"),
    ),
    Lesson(
        slug="spread",
        title=Words("Orks multiply", "Les Orks se multiplient"),
        say=Words(
            "Each player rolls a region, always a new one: as many regions as players. There every territory with orks gets one more. "
            "A castle of orks gets one for each of those regions that borders it and holds orks, so it may grow by several at once. Throw the dice: 2, 3, 5, 6 brings trouble.",
            "Chaque joueur tire une région, toujours une nouvelle : autant de régions que de joueurs. Tout territoire où il y a des Orks en reçoit un de plus. "
            "Un château tenu par des Orks en reçoit un pour chacune de ces régions qui le borde et où il y a des Orks : il peut donc grandir de plusieurs d'un coup. Jetez les dés : 2, 3, 5, 6 fait mal.",
        ),
        start=Start(position=_ROUND, deal=False, overlay="regions"),
        clauses=_clauses(6, *range(1, 9)),
        steps=(
            Step(
                Words(
                    "Orange rolls 2, Sky 3. Green rolls 3 too: that region is taken, so Green must roll again.",
                    "Orange fait 2, Azur 3. Vert fait 3 aussi : la région est déjà prise, il doit relancer.",
                ),
                ("roll 2", "roll 3", "roll 3"),
            ),
            Step(
                Words(
                    "Green rolls 5, Yellow 6. The eight ork territories of II, III, V and VI now hold 3 orks. Castle 3, between II, III and VI, has jumped from 2 to 5; castles 1 and 6 have 4, castle 8 has 3.",
                    "Vert fait 5, Jaune 6. Les huit territoires d'Orks de II, III, V et VI en ont maintenant 3. Le château 3, entre II, III et VI, est passé de 2 à 5 ; les châteaux 1 et 6 en ont 4, le 8 en a 3.",
                ),
                ("roll 5", "roll 6"),
            ),
        ),
        dials=Dials(
            slug="spread",
            prompt=Words(
                "Four players right after the set-up: which regions are rolled, and how does a castle grow? rolled_with_orks is our ruling: only regions that were rolled and hold orks. "
                "rolled: every rolled region. any_with_orks: every region with orks, rolled or not. Fewer regions: choose one twice.",
                "Quatre joueurs, juste après la préparation : quelles régions sont tirées, et comment grandit un château ? rolled_with_orks est notre décision : seules comptent les régions tirées où il y a des Orks. "
                "rolled : toutes les régions tirées. any_with_orks : toutes les régions où il y a des Orks, tirées ou non. Pour moins de régions, choisissez deux fois la même.",
            ),
            names=(
                Words("first region", "première région"),
                Words("second", "deuxième"),
                Words("third", "troisième"),
                Words("fourth", "quatrième"),
                Words("castles grow by", "un château grandit selon"),
            ),
            choices=(*(("I", "II", "III", "IV", "V", "VI"),) * 4, Options.allowed["castle_growth"]),
            begin=("II", "III", "V", "VI", "rolled_with_orks"),
            show=spread,
        ),
        questions=(
            WhatHappens(
                slug="castle-two",
                prompt=Words(
                    "Castle 3 lies between II, III and VI. Orks: 2 in castle 3, 2 in II/1, 1 in III/2, no others. Three players roll II, IV and VI. How many orks are in castle 3 then?",
                    "Le château 3 est entre II, III et VI. Orks : 2 au château 3, 2 en II/1, 1 en III/2, pas d'autres. Trois joueurs tirent II, IV et VI. Combien d'Orks y a-t-il alors au château 3 ?",
                ),
                start=_by_hand(E8),
                moves=("roll 2", "roll 4", "roll 6"),
                choices=_numbers(2, 3, 4, 5),
                truth=_units("3"),
            ),
            WhatHappens(
                slug="castle-three",
                prompt=Words(
                    "The same orks, but the players roll II, III and IV. How many are in castle 3?",
                    "Les mêmes Orks, mais les joueurs tirent II, III et IV. Combien sont-ils au château 3 ?",
                ),
                start=_by_hand(E8),
                moves=("roll 2", "roll 3", "roll 4"),
                choices=_numbers(2, 3, 4, 5),
                truth=_units("3"),
            ),
            WhatHappens(
                slug="five-players",
                prompt=Words(
                    "Five players roll only once: a 4. Where do the orks multiply?",
                    "À cinq joueurs, on ne jette le dé qu'une fois : un 4. Où les Orks se multiplient-ils ?",
                ),
                start=PRESETS["P8 five players roll once"],
                moves=("roll 4",),
                choices={
                    "4": Words("In region IV only", "Dans la région IV seulement"),
                    "12356": Words("Everywhere but in IV", "Partout, sauf dans la région IV"),
                    "123456": Words("Everywhere", "Partout"),
                },
                truth=lambda state: "".join(map(str, state.regions)),
            ),
        ),
        presets=_presets("E8 rolled and infested", "P8 five players roll once"),
        switch="castle_growth",
    ),
