"""The sixteen scenes of the notebook as data: what is said, where each begins, its steps and questions."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.games.thorval import knowledge
from orclib.games.thorval.examples import (
    CASTLES,
    E4,
    E5,
    E6,
    E7,
    E13,
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
    by_hand,
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
from orclib.games.thorval.game import GAME
from orclib.games.thorval.rules.orks import band_targets
from orclib.games.thorval.rules.turn import reinforcements
from orclib.games.thorval.state import Options, Phase, State
from orclib.language import Bilingual as Words
from orclib.teaching import Dials, Lesson, Start, Step, WhatHappens, WhichOnes

_A, _B = Seat(0), Seat(1)
_ORANGE, _BLUE = Words("Orange", "Orange"), Words("Blue", "Bleu")
_NOBODY = Words("Nobody", "Personne")
_YES_NO = {"yes": Words("Yes", "Oui"), "no": Words("No", "Non")}


def _numbers(*numbers: int) -> dict[str, Words]:
    return {str(n): Words(str(n), str(n)) for n in numbers}


def _before(start: Start, moves: int) -> Start:
    """A start without its last moves, and without anything on top that would give the answer away."""
    return replace(start, moves=start.moves[: len(start.moves) - moves], overlay="")


def _presets(*names: str) -> dict[str, Start]:
    return {name: PRESETS[name] for name in names}


def _clauses(section: int, *numbers: int) -> tuple[str, ...]:
    return tuple(f"THO-{section}.{number}" for number in numbers)


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


def _order(position: str, rolls: tuple[str, ...], band_space: str) -> Callable[[State], str]:
    """The spaces that a band attacks, in order, as they stand once the orks have multiplied."""
    before = by_hand(position, *rolls)
    return lambda _state: ", ".join(band_targets(before.match(GAME).state, band_space)) or "none"


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


_SIEGE = "A II/3, III/1 = 1S; I/5 = 2S\nB II/4, VI/1 = 1S; I/3 = 2S\nO 3 = 6\nphase spread"
_TUNNEL = wilds(E7, empty=("IV/3", "V/4", "V/6", "8"))
_SHUT = wilds(f"{E7}\nA V/4 = 1S+H", empty=("IV/3", "V/6", "8"))
_TRUCE = f"{E13.replace('A to move', '')}\nphase spread"
_SETTLING = tuple(f"settle {SETTLED[who][turn]}" for turn in range(6) for who in CASTLES)
_DICE = tuple(tuple(f"roll {face}" for face in pair.split()) for pair in ORK_DICE)
_FIRST_FIND = ("attack II/2 II/5 total", "announce II/2 II/3", "exchange 3 6", "occupy 2")
_SECOND_FIND = ("mass II/5 hero", "keep", "begin total", "ready", "B: ready", "exchange 2 5", "occupy 2")
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
        start=by_hand("4 players\nphase castles\nfirst A", overlay="regions"),
        clauses=(*_clauses(1, *range(1, 7)), *_clauses(2, *range(1, 14))),
        steps=(
            Step(
                Words(
                    "Orange has taken castle 4. Now it is Blue's turn: try castle 4 too. It is refused, for a space belongs to one player at most, and never to a player and orks together.",
                    "Orange a pris le château 4. C'est à Bleu : essayez aussi le château 4. Refusé : une case est à un seul joueur au plus, et jamais à un joueur et aux Orks ensemble.",
                ),
                ("settle 4",),
            ),
            Step(
                Words(
                    "Blue stands in castle 5, which touches two regions and belongs to none. Each of the two to six players has soldiers, a hero and a small wizard; each of them is one unit. Orks, dragon and mediator are nobody's, dice lead them; dragon and mediator may stand in any player's space.",
                    "Bleu est au château 5, qui touche deux régions et n'appartient à aucune. Chacun des deux à six joueurs a des soldats, un héros et un petit magicien ; chacun d'eux est une unité. Orks, dragon et médiateur ne sont à personne, les dés les dirigent ; dragon et médiateur peuvent être dans la case d'un joueur.",
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
                    "The dragon has landed in II/5, where two of Blue's soldiers stand, and a treasure of Orange lies there. Who controls II/5?",
                    "Le dragon est en II/5, avec deux soldats de Bleu, et un trésor d'Orange s'y trouve. Qui contrôle II/5 ?",
                ),
                start=PRESETS["P5 many in one space"],
                moves=(),
                choices={"A": _ORANGE, "B": _BLUE, "nobody": _NOBODY, "dragon": Words("The dragon", "Le dragon")},
                truth=_holder("II/5"),
            ),
            WhatHappens(
                slug="between-regions",
                prompt=Words(
                    "Look at castle 1, between the forest of III and the meadows of I. How many regions does it border?",
                    "Regardez le château 1, entre la forêt de III et les prairies de I. À combien de régions est-il contigu ?",
                ),
                start=by_hand("4 players\nphase castles\nfirst A", overlay="regions"),
                moves=(),
                choices=_numbers(1, 2, 3, 6),
                truth=lambda state: str(len(state.board.castle_regions["1"])),
            ),
        ),
        presets=_presets("P0 your first attack", "P4 water and bridge", "P5 many in one space"),
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
                    "Orange and Blue both roll 6, so those two roll again (our ruling, as in every later round): Orange is first. The others follow clockwise.",
                    "Orange et Bleu font 6 tous les deux : ils rejouent entre eux (notre décision, comme aux tours suivants). Orange est premier joueur. Les autres suivent dans le sens des aiguilles d'une montre.",
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
                    "The others do the same. The small wizards are still outside: each can come in later for two soldiers, but never into the space of the hero. A figure that is lost can come back the same way.",
                    "Les autres font de même. Les petits magiciens sont encore dehors : chacun pourra entrer plus tard à la place de deux soldats, mais jamais dans la case du héros. Une figurine perdue peut revenir de la même façon.",
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
                    "two": Words(
                        "Two orks come to I/2, and region I is done", "Deux Orks arrivent en I/2, et c'est tout"
                    ),
                },
                truth=lambda state: {"0": "again", "2": "two"}.get(_units("I/2")(state), "four"),
            ),
            WhatHappens(
                slug="castles-left",
                prompt=Words(
                    "Three players have chosen castles 4, 5 and 7. How many castles do orks get?",
                    "Trois joueurs ont choisi les châteaux 4, 5 et 7. Combien de châteaux vont aux Orks ?",
                ),
                start=by_hand("3 players\nphase castles\nfirst A"),
                moves=("settle 4", "settle 5", "settle 7"),
                choices=_numbers(2, 3, 5),
                truth=_ork_castles,
            ),
            WhichOnes(
                slug="ten-soldiers",
                prompt=Words(
                    "Orange has ten soldiers to put, and holds castle 4 and II/4; I/1 is Blue's. Which of these may Orange do?",
                    "Orange a dix soldats à poser, et tient le château 4 et II/4 ; I/1 est à Bleu. Que peut faire Orange ?",
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
        start=by_hand(f"{PEOPLED}\nphase hide\nfirst A"),
        clauses=(*_clauses(3, *range(11, 17)), "THO-17.6"),
        steps=(
            Step(
                Words(
                    "Orange has hidden Yellow's chest in castle 7. You now look with Blue's eyes: a treasure of Yellow, and no more. Blue has Orange's three treasures in hand.",
                    "Orange a caché le coffret de Jaune au château 7. Vous regardez maintenant avec les yeux de Bleu : un trésor de Jaune, rien de plus. Bleu a en main les trois trésors d'Orange.",
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
                    "All twelve treasures lie hidden. Those of others stay face down, even where you stand: a treasure is turned over only when its owner holds the space.",
                    "Les douze trésors sont cachés. Ceux des autres restent face cachée, même chez vous : un trésor n'est retourné que si son propriétaire tient la case.",
                ),
                HIDING[4:],
            ),
        ),
        questions=(
            WhichOnes(
                slug="first-treasure",
                prompt=Words(
                    "Blue hides Orange's first treasure. Orange holds castle 4; Orange has just hidden one of Yellow's in castle 7. Where may it go?",
                    "Bleu cache le premier trésor d'Orange. Orange tient le château 4 et vient d'en cacher un de Jaune au château 7. Où Bleu peut-il le mettre ?",
                ),
                start=by_hand(f"{PEOPLED}\nphase hide\nfirst A", *HIDING[:1], eyes=_B),
                move="B: hide chest {}",
                over=("2", "3", "5", "4", "7", "II/4"),
            ),
            WhichOnes(
                slug="second-treasure",
                prompt=Words(
                    "The second turn. Yellow's crown lies in III/2 already, and II/4 is held by Orange. Where may Blue hide Orange's crown?",
                    "Deuxième tour. La couronne de Jaune est déjà en III/2, et II/4 est tenu par Orange. Où Bleu peut-il cacher la couronne d'Orange ?",
                ),
                start=Start(position=PRESETS["E22 under its owner's nose"].position, eyes=_B),
                move="B: hide crown {}",
                over=("I/1", "II/1", "II/4", "III/2", "3"),
            ),
            WhatHappens(
                slug="under-the-nose",
                prompt=Words(
                    "Blue has hidden Orange's crown in II/4, under Orange's own soldier (allowed, by our ruling). Yellow puts the last ten soldiers, and the set-up is complete. "
                    "How many soldiers does Orange get at once?",
                    "Bleu a caché la couronne d'Orange en II/4, sous le soldat d'Orange lui-même (permis, selon notre décision). Jaune pose les dix derniers soldats, la préparation est finie. "
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
                    "A treasure of Orange lies in I/1, which Blue holds. Blue hid it there. Who knows what it is?",
                    "Un trésor d'Orange est en I/1, tenu par Bleu. C'est Bleu qui l'a caché. Qui sait ce que c'est ?",
                ),
                start=Start(position=PRESETS["D1 right after the set-up"].position, eyes=_A, deal=False),
                moves=(),
                choices={
                    "A": Words("Orange, the owner", "Orange, son propriétaire"),
                    "B": Words("Blue, who hid it", "Bleu, qui l'a caché"),
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
                    "Episode 4, the first player: Blue and Yellow tie with 6 and roll again. Blue is first.",
                    "Épisode 4, le premier joueur : Bleu et Jaune ont 6 tous les deux et rejouent. Bleu est premier joueur.",
                ),
                ("roll 3", "roll 6", "roll 2", "roll 6", "roll 4", "roll 1"),
            ),
            Step(
                Words(
                    "Episode 5, the players: Blue asks for no help, gets four soldiers, and takes I/2 from a single ork.",
                    "Épisode 5, les joueurs : Bleu ne demande pas d'aide, reçoit quatre soldats et prend I/2 à un Ork isolé.",
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
                start=by_hand(f"{FIXTURE}\nphase declare\nfirst A\nturn D"),
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
            "Each player rolls a region, always a new one: as many regions as players (with six nobody rolls: all six). There every territory with orks gets one more. "
            "A castle of orks gets one for each of those regions that borders it and holds orks, so it may grow by several at once. Throw the dice: 2, 3, 5 and 6 bring trouble.",
            "Chaque joueur tire une région, toujours une nouvelle : autant de régions que de joueurs (à six, on ne tire pas : toutes comptent). Tout territoire où il y a des Orks en reçoit un de plus. "
            "Un château tenu par des Orks en reçoit un pour chacune de ces régions qui le borde et où il y a des Orks : il peut donc grandir de plusieurs d'un coup. Jetez les dés : avec 2, 3, 5 et 6, cela tourne mal.",
        ),
        start=Start(position=_ROUND, deal=False, overlay="regions"),
        clauses=_clauses(6, *range(1, 9)),
        steps=(
            Step(
                Words(
                    "Orange rolls 2, Blue 3. Green rolls 3 too: that region is taken, so Green must roll again.",
                    "Orange fait 2, Bleu 3. Vert fait 3 aussi : la région est déjà prise, il doit relancer.",
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
                    "Castle 3 lies between II, III and VI. Orks: 2 in castle 3, 2 in II/1, 1 in III/2, no others; everywhere else stand soldiers. Three players roll II, IV and VI. How many orks are in castle 3 then?",
                    "Le château 3 est entre II, III et VI. Orks : 2 au château 3, 2 en II/1, 1 en III/2, pas d'autres ; partout ailleurs il y a des soldats. Trois joueurs tirent II, IV et VI. Combien d'Orks y a-t-il alors au château 3 ?",
                ),
                start=PRESETS["P12 a castle among soldiers"],
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
                start=PRESETS["P12 a castle among soldiers"],
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
        presets=_presets(
            "E8 rolled and infested", "P8 five players roll once", "P14 six players", "P12 a castle among soldiers"
        ),
        switch="castle_growth",
    ),
    Lesson(
        slug="strength",
        title=Words("How strong am I?", "Quelle est ma puissance ?"),
        say=Words(
            "Soldiers and orks count up to 4, however many they are. A hero adds 1, a small wizard 2, on top of that. "
            "Whoever defends adds 1 in mountains or forest, 2 in a castle, 2 when attacked over a bridge or through the tunnel; attackers add nothing for terrain. Blue is about to attack V/1 in the forest.",
            "Les soldats et les Orks comptent jusqu'à 4, même s'ils sont plus nombreux. Un héros ajoute 1, un petit magicien 2, en plus. "
            "Le défenseur ajoute 1 en montagne ou en forêt, 2 dans un château, 2 si l'attaque vient par un pont ou par le tunnel ; l'attaquant n'ajoute rien pour le terrain. Bleu va attaquer V/1, en forêt.",
        ),
        start=PRESETS["E1 one garrison, three strengths"],
        clauses=_clauses(15, *range(1, 11)),
        steps=(
            Step(
                Words(
                    "From VI/2, over land: Blue's four soldiers have strength 4, and the mountain they leave adds nothing. Orange defends with 4 + 2 for the small wizard + 1 for the forest: 7.",
                    "Depuis VI/2, par terre : les quatre soldats de Bleu ont une puissance de 4, et leur montagne n'ajoute rien. Orange se défend avec 4 + 2 pour le petit magicien + 1 pour la forêt : 7.",
                ),
                ("attack VI/2 V/1 partial",),
            ),
            Step(
                Words(
                    "Blue rolls 5, too high for strength 4; Orange rolls 1, and a soldier is gone. With strength 7 no roll of Orange's is too high: from 6 on you never miss. Blue stops.",
                    "Bleu fait 5, trop pour une puissance de 4 ; Orange fait 1, et un soldat disparaît. Avec 7, aucun jet d'Orange n'est trop haut : à partir de 6, on ne manque jamais. Bleu s'arrête.",
                ),
                ("exchange 5 1", "stop"),
            ),
            Step(
                Words(
                    "Now Orange attacks II/5 over the bridge: 13 soldiers still count 4, and the wizard 2: 6. Blue's four soldiers in the desert have 4 + 2 for the bridge: 6 too.",
                    "Maintenant Orange attaque II/5 par le pont : 13 soldats comptent toujours 4, et le magicien 2 : 6. Les quatre soldats de Bleu, dans le désert, ont 4 + 2 pour le pont : 6 aussi.",
                ),
                ("help 0", "reinforce V/1 4", "attack V/1 II/5 partial"),
            ),
        ),
        dials=Dials(
            slug="strength",
            prompt=Words(
                "A garrison: how many soldiers, a figure (H hero, W small wizard, - none), and where it is attacked (the arrow: from where; ~ a boat; - it is attacking itself). When is it 6 or more?",
                "Une garnison : soldats, figurine (H héros, W petit magicien, - aucune), et où on l'attaque (la flèche : d'où ; ~ en bateau ; - c'est elle qui attaque). Quand arrive-t-elle à 6 ou plus ?",
            ),
            names=(Words("soldiers", "soldats"), Words("figure", "figurine"), Words("attack", "attaque")),
            choices=(tuple("0123456789"), GARRISON, tuple(PLACES)),
            begin=("9", "W", "VI/2 → V/1"),
            show=strength,
        ),
        questions=(
            WhatHappens(
                slug="hero-and-six",
                prompt=Words(
                    "Orange attacks from II/2 with the hero and 6 soldiers. What is their strength?",
                    "Orange attaque depuis II/2 avec le héros et 6 soldats. Quelle est leur puissance ?",
                ),
                start=PRESETS["W7 strength"],
                moves=("attack II/2 II/5 partial", "exchange 1 6"),
                choices=_numbers(4, 5, 6, 7),
                truth=_strength(0),
            ),
            WhatHappens(
                slug="over-the-bridge",
                prompt=Words(
                    "Orange has 9 soldiers and the small wizard in V/1, in the forest. Blue attacks from II/5, over the bridge. What is Orange's strength? (That bridge and forest add up is our ruling.)",
                    "Orange a 9 soldats et le petit magicien en V/1, en forêt. Bleu attaque depuis II/5, par le pont. Quelle est la puissance d'Orange ? (Que le pont et la forêt s'additionnent, c'est notre décision.)",
                ),
                start=PRESETS["E1 one garrison, three strengths"],
                moves=("attack II/5 V/1 partial", "exchange 5 1"),
                choices=_numbers(6, 7, 8, 9),
                truth=_strength(1),
            ),
            WhatHappens(
                slug="through-the-tunnel",
                prompt=Words(
                    "Orange has 5 soldiers and the small wizard in V/5, in the forest. Blue attacks through the tunnel. What is Orange's strength?",
                    "Orange a 5 soldats et le petit magicien en V/5, en forêt. Bleu attaque par le tunnel. Quelle est la puissance d'Orange ?",
                ),
                start=PRESETS["E2 the tunnel swaps"],
                moves=("attack III/4 V/5 partial", "exchange 5 1"),
                choices=_numbers(6, 7, 8, 9),
                truth=_strength(1),
            ),
            WhatHappens(
                slug="hero-in-the-forest",
                prompt=Words(
                    "Orange has 2 soldiers and the hero in V/1, in the forest. Blue attacks from VI/2, over land. What is Orange's strength?",
                    "Orange a 2 soldats et le héros en V/1, en forêt. Bleu attaque depuis VI/2, par terre. Quelle est la puissance d'Orange ?",
                ),
                start=PRESETS["W8 forest"],
                moves=("attack VI/2 V/1 partial", "exchange 5 1"),
                choices=_numbers(3, 4, 5, 6),
                truth=_strength(1),
            ),
            WhatHappens(
                slug="band-in-the-forest",
                prompt=Words(
                    "Six orks in V/5, in the forest, attack Blue's soldier in III/4 through the tunnel. What is the strength of the orks?",
                    "Six Orks de V/5, en forêt, attaquent par le tunnel le soldat de Bleu en III/4. Quelle est la puissance des Orks ?",
                ),
                start=_before(PRESETS["E7 who opens the tunnel"], 2),
                moves=("roll 1", "roll 2", "exchange 5 4"),
                choices=_numbers(4, 5, 6, 7),
                truth=_strength(0),
            ),
        ),
        presets=_presets(
            "W7 strength",
            "W8 tunnel mouth",
            "W8 forest",
            "E1 one garrison, three strengths",
            "E2 the tunnel swaps",
        ),
        switch="bridge_adds_terrain",
    ),
    Lesson(
        slug="exchange",
        title=Words("Roll high, but not above yourself", "Faire un haut jet, mais pas trop haut"),
        say=Words(
            "In an exchange both sides roll one die. Your roll is your annihilation factor: so many enemies are lost, if it is not more than your strength. "
            "This is the fight of the rulebook: four soldiers and the small wizard (6) against four orks (4). Attack, throw the dice, or turn the page.",
            "À chaque jet, les deux camps lancent un dé. Le résultat est votre facteur d'anéantissement : autant d'ennemis disparaissent, s'il ne dépasse pas votre puissance. "
            "Voici le combat de la règle : quatre soldats et le petit magicien (6) contre quatre Orks (4). Attaquez, jetez les dés, ou tournez la page.",
        ),
        start=by_hand(W10),
        clauses=_clauses(15, *range(11, 19)),
        steps=(
            Step(
                Words(
                    "2 and 2: neither is too high, so both sides lose two, at the same time. Orange chooses what to give: two soldiers, or the wizard and one.",
                    "2 et 2 : aucun n'est trop haut, les deux camps perdent donc deux unités, en même temps. Orange choisit : deux soldats, ou le magicien et un soldat.",
                ),
                ("attack II/2 II/5 partial", "exchange 2 2"),
            ),
            Step(
                Words(
                    "Orange gives two soldiers and keeps the wizard. Strength is counted anew: 2 + 2 = 4 against 2. Orange goes on.",
                    "Orange donne deux soldats et garde le magicien. On recompte les puissances : 2 + 2 = 4 contre 2. Orange continue.",
                ),
                ("lose soldiers", "go on"),
            ),
            Step(
                Words(
                    "5 and 5: both are too high. Then the attacker, and only the attacker, loses one unit: a soldier.",
                    "5 et 5 : trop haut pour les deux. Alors l'attaquant, et lui seul, perd une unité : un soldat.",
                ),
                ("exchange 5 5", "lose soldiers"),
            ),
            Step(
                Words(
                    "Orange goes on with 1 + 2 = 3. 3 and 4: the orks would lose 3, but only two are there; their own 4 is too high. Orange has won.",
                    "Orange continue avec 1 + 2 = 3. 3 et 4 : les Orks perdraient 3, mais ils ne sont que deux ; leur 4 est trop haut. Orange a gagné.",
                ),
                ("go on", "exchange 3 4"),
            ),
            Step(
                Words(
                    "Of two units one must move in and one must stay. The soldier goes, as in the rulebook; the wizard might have gone instead.",
                    "De deux unités, l'une doit avancer et l'autre rester. C'est le soldat qui avance, comme dans la règle ; le magicien aurait pu avancer à sa place.",
                ),
                ("advance II/5",),
            ),
        ),
        dials=Dials(
            slug="exchange",
            prompt=Words(
                "Two strengths and two dice. Each cell of the grid is one of the 36 rolls, with the losses of attacker and defender (six units or more on each side). When do both miss most often?",
                "Deux puissances et deux dés. Chaque case de la grille est un des 36 jets, avec les pertes de l'attaquant et du défenseur (au moins six unités de chaque côté). Quand les deux manquent-ils le plus souvent ?",
            ),
            names=(
                Words("attacker's strength", "puissance de l'attaquant"),
                Words("defender's strength", "puissance du défenseur"),
                Words("attacker's die", "dé de l'attaquant"),
                Words("defender's die", "dé du défenseur"),
            ),
            choices=(tuple("123456"), tuple("123456789"), tuple("123456"), tuple("123456")),
            begin=("4", "2", "5", "5"),
            show=exchange,
        ),
        questions=(
            WhatHappens(
                slug="five-five",
                prompt=Words(
                    "Orange attacks with strength 4 (two soldiers and the small wizard) two orks with strength 2. Both dice show 5. What happens?",
                    "Orange attaque avec une puissance de 4 (deux soldats et le petit magicien) deux Orks de puissance 2. Les deux dés montrent 5. Que se passe-t-il ?",
                ),
                start=by_hand(W10, "attack II/2 II/5 partial", "exchange 2 2", "lose soldiers", "go on"),
                moves=("exchange 5 5", "lose soldiers"),
                choices={
                    "3:2": Words("Nobody loses anything", "Personne ne perd rien"),
                    "2:2": Words("Orange loses one unit", "Orange perd une unité"),
                    "3:1": Words("The orks lose one", "Les Orks perdent un des leurs"),
                    "0:0": Words("All are wiped out", "Tous sont anéantis"),
                },
                truth=lambda state: f"{_units('II/2')(state)}:{_units('II/5')(state)}",
            ),
            WhatHappens(
                slug="five-counts",
                prompt=Words(
                    "Orange attacks with 6 soldiers and rolls 2. Blue, with 5 soldiers and the hero, has strength 5 and rolls 5. How many soldiers does Orange lose?",
                    "Orange attaque avec 6 soldats et fait 2. Bleu, avec 5 soldats et le héros, a une puissance de 5 et fait 5. Combien de soldats Orange perd-il ?",
                ),
                start=PRESETS["W9 single rolls"],
                moves=("exchange 2 5", "B: lose soldiers"),
                choices=_numbers(0, 1, 4, 5),
                truth=lambda state: str(6 - int(_units("II/2")(state))),
            ),
            WhatHappens(
                slug="too-high",
                prompt=Words(
                    "Orange attacks with 3 soldiers and rolls 5. Blue has 2 soldiers and rolls 1. How many does Blue lose?",
                    "Orange attaque avec 3 soldats et fait 5. Bleu a 2 soldats et fait 1. Combien Bleu en perd-il ?",
                ),
                start=PRESETS["W9 too high"],
                moves=("exchange 5 1",),
                choices=_numbers(0, 1, 2),
                truth=lambda state: str(2 - int(_units("II/5")(state))),
            ),
            WhichOnes(
                slug="whom-to-lose",
                prompt=Words(
                    "Orange, with four soldiers and the small wizard, has to lose two units. What may Orange do?",
                    "Orange, avec quatre soldats et le petit magicien, doit perdre deux unités. Que peut faire Orange ?",
                ),
                start=by_hand(W10, "attack II/2 II/5 partial", "exchange 2 2"),
                move="{}",
                over=("lose soldiers", "lose wizard", "stop", "take II/5"),
            ),
        ),
        presets=_presets("W9 single rolls", "W9 too high", "W10 the complete fight"),
    ),
    Lesson(
        slug="orks",
        title=Words("The orks attack", "Les Orks attaquent"),
        say=Words(
            "The orks have multiplied. Four or more in a space attack every contiguous space of a player, one after the other, until one ork or none is left; a space with a hero, the dragon or the mediator is spared. "
            "Bands act by regions I to VI, castles last; they take their targets in the same order. Nobody chooses for them; the numbered arrows show who would be attacked, and when.",
            "Les Orks se sont multipliés. À quatre ou plus dans une case, ils attaquent toutes les cases contiguës des joueurs, l'une après l'autre, jusqu'à ce qu'il ne reste qu'un Ork ou aucun ; une case où se trouve un héros, le dragon ou le médiateur est épargnée. "
            "Les bandes agissent par régions, de I à VI, les châteaux en dernier ; leurs cibles suivent le même ordre. Personne ne choisit pour eux ; les flèches numérotées montrent qui serait attaqué, et quand.",
        ),
        start=by_hand(_ROUND, *_ROLLED, overlay="bands"),
        clauses=_clauses(7, *range(1, 16)),
        steps=(
            Step(
                Words(
                    "Castle 1 comes first, and its first target is I/2: the orks roll 3, Yellow's soldier is lost, and one ork moves in. Three are left. Next is III/6, in the forest.",
                    "Le château 1 d'abord, et sa première cible est I/2 : les Orks font 3, le soldat de Jaune disparaît, et un Ork s'y installe. Il en reste trois. La suivante est III/6, en forêt.",
                ),
                ("exchange 3 5",),
            ),
            Step(
                Words(
                    "Four are needed to begin, but two carry on: III/6 falls too, and one ork is left in castle 1. The band of castle 3 is next; the first of its targets is II/3.",
                    "Il faut être quatre pour commencer, mais deux suffisent pour continuer : III/6 tombe aussi, et il reste un Ork au château 1. Vient la bande du château 3, d'abord contre II/3.",
                ),
                ("exchange 2 1",),
            ),
            Step(
                Words(
                    "Both miss, so the attackers pay, orks too: five become four. Then II/3 falls. Against II/4 both sides lose one; II/4 falls, one ork moves in, one is left. VI/1 is spared.",
                    "Les deux manquent, et c'est l'attaquant qui paie, même des Orks : de cinq, ils passent à quatre. Puis II/3 tombe. Contre II/4, chaque camp perd un des siens ; II/4 tombe, un Ork s'y installe, il en reste un. VI/1 est épargné.",
                ),
                ("exchange 6 4", "exchange 1 3", "exchange 2 1"),
            ),
            Step(
                Words(
                    "Castle 6 against V/1: Green's soldier in the forest has strength 2 and kills two; then both miss, and one ork is left. He stops. V/1 has held out, and the ork episode is over.",
                    "Le château 6 contre V/1 : le soldat de Vert, en forêt, a une puissance de 2 et en élimine deux ; puis les deux manquent, et il reste un Ork. Il s'arrête. V/1 a tenu, et l'épisode des Orks est fini.",
                ),
                ("exchange 5 2", "exchange 4 6"),
            ),
        ),
        dials=Dials(
            slug="band",
            prompt=Words(
                "A band attacks a garrison: how many orks, how many soldiers (W: with the small wizard; a hero cannot be attacked), and the bonus of the place (1 forest or mountain, 2 castle, bridge or tunnel). How does it end?",
                "Une bande attaque une garnison : combien d'Orks, combien de soldats (W : avec le petit magicien ; un héros ne peut pas être attaqué), et le bonus du lieu (1 forêt ou montagne, 2 château, pont ou tunnel). Comment cela finit-il ?",
            ),
            names=(
                Words("orks", "Orks"),
                Words("soldiers", "soldats"),
                Words("figure", "figurine"),
                Words("bonus", "bonus"),
            ),
            choices=(("4", "5", "6", "7", "8", "10"), tuple("123456"), (NOBODY, "W"), tuple("0123")),
            begin=("4", "1", NOBODY, "0"),
            show=band,
        ),
        questions=(
            WhatHappens(
                slug="order-of-targets",
                prompt=Words(
                    "Six orks in castle 3 are about to attack. All four spaces around hold players' soldiers. In which order do they attack?",
                    "Six Orks du château 3 vont attaquer. Les quatre cases autour sont tenues par des soldats. Dans quel ordre attaquent-ils ?",
                ),
                start=by_hand(wilds(_SIEGE)),
                moves=("roll 1", "roll 4", "exchange 1 6", "exchange 1 6", "exchange 1 6"),
                choices=_orders(
                    "II/3, II/4, III/1, VI/1", "II/3, III/1, II/4, VI/1", "VI/1, III/1, II/4, II/3", "II/3, II/4"
                ),
                truth=_order(wilds(_SIEGE), ("roll 1", "roll 4"), "3"),
            ),
            WhatHappens(
                slug="hero-or-wizard",
                prompt=Words(
                    "Six orks in castle 3. Orange's hero stands in II/3, a soldier and the small wizard in II/4; Blue has two soldiers in III/1; VI/1 is held by an ork. Whom do they attack?",
                    "Six Orks au château 3. Le héros d'Orange est en II/3, un soldat et le petit magicien en II/4 ; Bleu a deux soldats en III/1 ; un Ork tient VI/1. Qui attaquent-ils ?",
                ),
                start=by_hand(E6),
                moves=("roll 1", "roll 4", "roll 5", "exchange 2 4"),
                choices=_orders("II/3, II/4, III/1", "II/4, III/1", "III/1", "II/4, III/1, VI/1"),
                truth=_order(E6, ("roll 1", "roll 4", "roll 5"), "3"),
            ),
            WhatHappens(
                slug="open-tunnel",
                prompt=Words(
                    "Six orks in V/5. One neighbour is held by an ork, the others are empty; at the far end of the tunnel, in III/4, stands Blue's soldier. Whom do they attack? (As we read it, empty spaces do not shut the tunnel.)",
                    "Six Orks en V/5. Un Ork tient une case voisine, les autres sont vides ; à l'autre bout du tunnel, en III/4, il y a un soldat de Bleu. Qui attaquent-ils ? (Selon notre lecture, les cases vides ne ferment pas le tunnel.)",
                ),
                start=by_hand(_TUNNEL),
                moves=("roll 1", "roll 2"),
                choices=_orders("III/4", "V/3", "none"),
                truth=_order(_TUNNEL, ("roll 1", "roll 2"), "V/5"),
            ),
            WhatHappens(
                slug="shut-tunnel",
                prompt=Words(
                    "The same, but Orange's hero and a soldier stand in V/4, beside the orks. Whom do they attack?",
                    "De même, mais le héros d'Orange et un soldat sont en V/4, à côté des Orks. Qui attaquent-ils ?",
                ),
                start=by_hand(_SHUT),
                moves=("roll 1", "roll 2"),
                choices=_orders("III/4", "V/4", "V/4, III/4", "none"),
                truth=_order(_SHUT, ("roll 1", "roll 2"), "V/5"),
            ),
            WhatHappens(
                slug="orks-pay-too",
                prompt=Words(
                    "Four orks in II/2 attack Orange's soldier in II/5. First the dice show 5 and 6, then 1 and 2. How many orks are left in II/2?",
                    "Quatre Orks de II/2 attaquent le soldat d'Orange en II/5. Les dés montrent d'abord 5 et 6, puis 1 et 2. Combien d'Orks reste-t-il en II/2 ?",
                ),
                start=by_hand(wilds(E4), "roll 1", "roll 3"),
                moves=("exchange 5 6", "exchange 1 2"),
                choices=_numbers(1, 2, 3, 4),
                truth=_units("II/2"),
            ),
            WhatHappens(
                slug="band-wiped-out",
                prompt=Words(
                    "Four orks in II/2 attack Orange's four soldiers in II/5 and roll 6; Orange rolls 4. What happens to II/2?",
                    "Quatre Orks de II/2 attaquent les quatre soldats d'Orange en II/5 et font 6 ; Orange fait 4. Que devient II/2 ?",
                ),
                start=by_hand(wilds(PRESETS["P9 a band against four"].position), "roll 1", "roll 3"),
                moves=("exchange 6 4", "advance II/2", "ready"),
                choices={
                    "A": Words("Orange has to move in (our ruling)", "Orange doit s'y installer (notre décision)"),
                    "orks": Words("A new ork comes at once", "Un nouvel Ork y arrive aussitôt"),
                    "nobody": Words("It stays empty", "Elle reste vide"),
                },
                truth=_holder("II/2"),
            ),
        ),
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
    Lesson(
        slug="refill",
        title=Words("No empty land", "Pas de terre vide"),
        say=Words(
            "When all bands have fought, one ork comes into every empty space, so that no space is left without somebody. "
            "What is emptied later in the round, by players or by the dragon, stays empty until the next refill. Orange attacks II/5 with three soldiers, against three orks.",
            "Quand toutes les bandes ont combattu, un Ork arrive dans chaque case vide : toutes les cases sont de nouveau occupées. "
            "Ce qui se vide plus tard dans le tour de jeu, à cause des joueurs ou du dragon, reste vide jusqu'au prochain remplacement. Orange attaque II/5 avec trois soldats, contre trois Orks.",
        ),
        start=by_hand(wilds("A II/2 = 3S; I/5 = 2S\nO II/5 = 3\nB II/6, I/3 = 2S")),
        clauses=(*_clauses(8, 1, 2), "THO-16.6"),
        steps=(
            Step(
                Words(
                    "Both roll 3, and 3 is not more than 3: everybody is wiped out, on both sides. II/2 and II/5 are empty, and nobody has conquered anything.",
                    "Les deux font 3, et 3 ne dépasse pas 3 : tous sont anéantis, des deux côtés. II/2 et II/5 sont vides, et personne n'a rien conquis.",
                ),
                ("attack II/2 II/5 total", "exchange 3 3"),
            ),
            Step(
                Words(
                    "Blue's turn. From II/6 Blue could reach both, but may not walk in: an attack needs somebody to attack. For this round an empty space is a wall.",
                    "C'est à Bleu. De II/6, les deux sont à côté, mais on ne peut pas y entrer : il faut quelqu'un à attaquer. Pour ce tour de jeu, une case vide est un mur.",
                ),
                ("help 0", "reinforce II/6 4"),
            ),
            Step(
                Words(
                    "Round 2: the orks multiply in III and IV, no band is strong enough to attack, and then one ork comes to II/2 and one to II/5.",
                    "Tour 2 : les Orks se multiplient en III et IV, aucune bande n'est assez forte pour attaquer, puis un Ork arrive en II/2 et un autre en II/5.",
                ),
                ("pass", "roll 3", "roll 4"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="last-ork",
                prompt=Words(
                    "Ork episode: four orks in II/2 attack Orange's three soldiers in II/5. The dice show 1 and 2, then 2 and 1. What is in II/5 when the episode is over?",
                    "Épisode des Orks : quatre Orks de II/2 attaquent les trois soldats d'Orange en II/5. Les dés montrent 1 et 2, puis 2 et 1. Qu'y a-t-il en II/5 à la fin de l'épisode ?",
                ),
                start=by_hand(wilds(E5), "roll 1", "roll 3"),
                moves=("exchange 1 2", "exchange 2 1"),
                choices={
                    "0": Words("Nobody", "Personne"),
                    "1": Words("One ork", "Un Ork"),
                    "2": Words("Two orks", "Deux Orks"),
                },
                truth=_units("II/5"),
            ),
            WhatHappens(
                slug="both-die",
                prompt=Words(
                    "Three soldiers of Orange attack three orks, and both dice show 3. Who holds II/5 afterwards?",
                    "Trois soldats d'Orange attaquent trois Orks, et les deux dés montrent 3. Qui tient II/5 ensuite ?",
                ),
                start=PRESETS["E3 both die"],
                moves=("attack II/2 II/5 total", "exchange 3 3"),
                choices={"A": _ORANGE, "orks": Words("The orks", "Les Orks"), "nobody": _NOBODY},
                truth=_holder("II/5"),
            ),
            WhichOnes(
                slug="a-wall",
                prompt=Words(
                    "II/2 and II/5 have just been emptied; an ork stands in II/1. What may Blue attack from II/6?",
                    "II/2 et II/5 viennent d'être vidées ; un Ork est en II/1. Que peut attaquer Bleu depuis II/6 ?",
                ),
                start=PRESETS["E9 a wall for a round"],
                move="attack II/6 {} total",
                over=("II/5", "II/2", "II/1"),
            ),
        ),
        presets=_presets("E3 both die", "E5 the last stays at home", "E9 a wall for a round"),
    ),
    Lesson(
        slug="dragon",
        title=Words("The hungry dragon", "Le dragon a faim"),
        say=Words(
            "Two dice say where the dragon lands, never in a castle; where somebody is, a third die says how many he eats. "
            "Orks do not sate him: as we read it he eats them too, and then flies on, until he has found a soldier, a hero or a small wizard. Throw his dice.",
            "Deux dés disent où atterrit le dragon, jamais dans un château ; s'il y a quelqu'un, un troisième dit combien il en dévore. "
            "Les Orks ne le rassasient pas : selon notre lecture il en dévore aussi, puis s'envole, jusqu'à ce qu'il trouve un soldat, un héros ou un petit magicien. Jetez ses dés.",
        ),
        start=PRESETS["E14 a hungry dragon"],
        clauses=_clauses(9, *range(1, 9)),
        steps=(
            Step(
                Words(
                    "3 and 1: he lands in III/1 and is hungry for 2. Two of three orks are eaten, but orks are not enough: he flies on.",
                    "3 et 1 : il atterrit en III/1, avec un appétit de 2. Deux Orks sur trois sont dévorés, mais des Orks ne suffisent pas : il s'envole.",
                ),
                ("roll 3", "roll 1", "roll 2"),
            ),
            Step(
                Words(
                    "6 and 6: VI/6 is empty, so he flies on at once.",
                    "6 et 6 : VI/6 est vide, il repart aussitôt.",
                ),
                ("roll 6", "roll 6"),
            ),
            Step(
                Words(
                    "5 and 1: in V/1 stand two soldiers and the hero of Orange. The appetite is 2, and Orange chooses: two soldiers, or one soldier and the hero.",
                    "5 et 1 : en V/1 il y a deux soldats et le héros d'Orange. L'appétit est de 2, et Orange choisit : deux soldats, ou un soldat et le héros.",
                ),
                ("roll 5", "roll 1", "roll 2"),
            ),
            Step(
                Words(
                    "Better lose soldiers: the hero is kept. The dragon stays in V/1 until he flies again. Until then nobody may attack V/1, neither players nor orks. Only the mediator has nothing to fear from him.",
                    "Mieux vaut perdre des soldats : le héros est sauf. Le dragon reste en V/1 jusqu'à son prochain vol. D'ici là, personne ne peut attaquer V/1, ni joueurs ni Orks. Seul le médiateur n'a rien à craindre de lui.",
                ),
                ("lose soldiers",),
            ),
        ),
        dials=Dials(
            slug="landings",
            prompt=Words(
                "How many of the 36 territories hold a player's units (24 right after the set-up), and how many units does he find? How long does he fly, and how many does he eat?",
                "Combien des 36 territoires sont tenus par des joueurs (24 juste après la préparation), et combien d'unités trouve-t-il ? Combien de temps vole-t-il, et combien en dévore-t-il ?",
            ),
            names=(Words("territories", "territoires"), Words("units", "unités")),
            choices=(("1", "3", "6", "12", "18", "24", "30", "36"), tuple("1234567")),
            begin=("24", "3"),
            show=landings,
        ),
        questions=(
            WhatHappens(
                slug="where-he-lands",
                prompt=Words(
                    "The dragon's dice show 4, then 5. Where does he land?",
                    "Les dés du dragon montrent 4, puis 5. Où atterrit-il ?",
                ),
                start=PRESETS["W4 dragon"],
                moves=("roll 4", "roll 5"),
                choices={
                    "IV/5": Words("In IV/5", "En IV/5"),
                    "V/4": Words("In V/4", "En V/4"),
                    "4": Words("In castle 4", "Au château 4"),
                },
                truth=lambda state: state.dragon or "",
            ),
            WhatHappens(
                slug="appetite-five",
                prompt=Words(
                    "The dragon lands in V/1, on two soldiers and the hero of Orange, and is hungry for 5. How many of Orange's units are left there?",
                    "Le dragon atterrit en V/1, sur deux soldats et le héros d'Orange, avec un appétit de 5. Combien d'unités d'Orange y reste-t-il ?",
                ),
                start=by_hand(E14),
                moves=("roll 5", "roll 1", "roll 5"),
                choices=_numbers(0, 1, 2, 3),
                truth=_units("V/1"),
            ),
            WhatHappens(
                slug="only-orks",
                prompt=Words(
                    "He lands in III/1, on three orks, and is hungry for 2. What comes next?",
                    "Il atterrit en III/1, sur trois Orks, avec un appétit de 2. Qu'est-ce qui vient ensuite ?",
                ),
                start=by_hand(E14),
                moves=("roll 3", "roll 1", "roll 2"),
                choices={
                    "dragon": Words("He flies on", "Il s'envole vers un autre territoire"),
                    "mediator": Words("He stays, and the mediator comes", "Il reste, et le médiateur arrive"),
                },
                truth=lambda state: state.phase.value,
            ),
            WhichOnes(
                slug="the-lair",
                prompt=Words(
                    "The dragon rests in II/5, beside two of Blue's soldiers; an ork stands in II/3. What may Orange attack from II/2?",
                    "Le dragon se repose en II/5, avec deux soldats de Bleu ; un Ork est en II/3. Que peut attaquer Orange depuis II/2 ?",
                ),
                start=PRESETS["E25 the dragon's lair"],
                move="A: attack II/2 {} total",
                over=("II/5", "II/3", "II/6"),
            ),
        ),
        presets=_presets("W4 dragon", "E14 a hungry dragon"),
        switch="dragon_eats_orks",
    ),
    Lesson(
        slug="mediator",
        title=Words("The mediator: a gift and a truce", "Le médiateur : un cadeau et une trêve"),
        say=Words(
            "Two dice say where the mediator appears. Whoever holds the space, a player or the orks, gets three more there (in an empty space he stays alone); then he protects his whole region from players until he moves on. "
            "Orks respect only the space where he stands. Throw his dice.",
            "Deux dés disent où apparaît le médiateur. Celui qui tient la case, joueur ou Orks, y reçoit trois pions de plus (dans une case vide, le médiateur reste seul) ; puis il protège toute sa région des joueurs, jusqu'à son départ. "
            "Les Orks ne respectent que la case où il se trouve. Jetez ses dés.",
        ),
        start=by_hand(f"{FIXTURE}\nphase mediator\nfirst A"),
        clauses=_clauses(10, *range(1, 8)),
        steps=(
            Step(
                Words(
                    "4 and 2: he appears in IV/2, at Green's. Green may put three soldiers, or one soldier and the small wizard; the hero is on the board already.",
                    "4 et 2 : il apparaît en IV/2, chez Vert. Vert peut poser trois soldats, ou un soldat et le petit magicien ; le héros est déjà sur le plateau.",
                ),
                ("roll 4", "roll 2"),
            ),
            Step(
                Words(
                    "Green takes the wizard. Now no space of region IV may be attacked by a player, whoever holds it. Castle 7 borders it, but belongs to no region: it is not safe (our ruling).",
                    "Vert prend le magicien. Désormais aucune case de la région IV ne peut être attaquée par un joueur, quel que soit l'occupant. Le château 7 la borde, mais n'appartient à aucune région : il n'est pas protégé (notre décision).",
                ),
                ("mass IV/2 wizard",),
            ),
            Step(
                Words(
                    "Green rolls highest and begins. The truce binds only attacks into the region: out of it, from IV/1, Green may attack V/2.",
                    "Vert fait le plus haut jet et commence. La trêve n'interdit que les attaques contre la région : depuis IV/1, Vert peut en sortir et attaquer V/2.",
                ),
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
        ),
        questions=(
            WhichOnes(
                slug="truce",
                prompt=Words(
                    "The mediator stands in II/2, Orange beside him in II/3. Orks hold II/2, II/5 and III/6; Blue holds II/4, III/1 and castle 3. What may Orange attack from II/3?",
                    "Le médiateur est en II/2, Orange à côté, en II/3. Les Orks tiennent II/2, II/5 et III/6 ; Bleu tient II/4, III/1 et le château 3. Que peut attaquer Orange depuis II/3 ?",
                ),
                start=Start(position=PRESETS["E13 the truce"].position),
                move="attack II/3 {} total",
                over=("II/2", "II/4", "II/5", "III/1", "III/6", "3"),
            ),
            WhatHappens(
                slug="orks-and-truce",
                prompt=Words(
                    "The mediator still stands in II/2, region II. Four orks in II/5 border Orange in II/3 and Blue in II/4. Whom would they attack?",
                    "Le médiateur est toujours en II/2, dans la région II. Quatre Orks de II/5 sont à côté d'Orange en II/3 et de Bleu en II/4. Qui attaqueraient-ils ?",
                ),
                start=by_hand(_TRUCE),
                moves=("roll 1", "roll 4", "exchange 4 6", "exchange 1 6"),
                choices=_orders("II/3, II/4", "II/3", "none"),
                truth=_order(_TRUCE, ("roll 1", "roll 4"), "II/5"),
            ),
            WhichOnes(
                slug="three-soldiers",
                prompt=Words(
                    "Orange's hero was lost; the small wizard stands in II/1. The mediator has come to Orange in IV/2. What may Orange put?",
                    "Le héros d'Orange a été perdu ; le petit magicien est en II/1. Le médiateur est venu chez Orange en IV/2. Que peut poser Orange ?",
                ),
                start=PRESETS["E23 the hero comes back"],
                move="mass {}",
                over=("IV/2", "IV/2 hero", "IV/2 wizard", "II/1"),
            ),
        ),
        presets=_presets("E13 the truce", "E23 the hero comes back"),
    ),
    Lesson(
        slug="realm",
        title=Words("First player, kingdoms, reinforcements", "Premier joueur, royaumes, renforts"),
        say=Words(
            "All roll: the highest is first player until the next such roll. A turn is help, then reinforcements, then fights. "
            "A kingdom is a castle of yours with all your spaces that hang together with it; each of its spaces brings a soldier, and you never get fewer than four.",
            "Tous jettent le dé : le plus haut est premier joueur jusqu'au prochain tirage. Un tour, c'est l'aide, puis les renforts, puis les combats. "
            "Un royaume est un de vos châteaux avec toutes vos cases qui s'y rattachent de proche en proche ; chacune de ses cases rapporte un soldat, et vous n'en recevez jamais moins de quatre.",
        ),
        start=by_hand(f"{FIXTURE}\nphase first_player\nfirst A", overlay="kingdoms"),
        clauses=(*_clauses(11, 1, 2, 3), "THO-12.1", *_clauses(13, *range(1, 7))),
        steps=(
            Step(
                Words(
                    "Orange and Blue tie with 5, and roll again among themselves: Orange wins and plays first, then the others clockwise.",
                    "Orange et Bleu ont 5 tous les deux et rejouent entre eux : Orange l'emporte et joue en premier, puis les autres dans le sens des aiguilles d'une montre.",
                ),
                ("roll 5", "roll 5", "roll 2", "roll 3", "roll 6", "roll 1"),
            ),
            Step(
                Words(
                    "Orange asks for no help. Castle 4 and six territories hang together: a kingdom of 7, so 7 soldiers.",
                    "Orange ne demande pas d'aide. Le château 4 et six territoires se tiennent : un royaume de 7 cases, donc 7 soldats.",
                ),
                ("help 0",),
            ),
            Step(
                Words(
                    "They go where Orange likes, on own spaces, in the kingdom or not: three to II/4, and for the other four the small wizard and two soldiers in VI/3. Only now may Orange attack.",
                    "Ils vont où Orange veut, sur ses propres cases, dans le royaume ou non : trois en II/4, et à la place des quatre autres le petit magicien et deux soldats en VI/3. C'est seulement maintenant qu'Orange peut attaquer.",
                ),
                ("reinforce II/4 3, VI/3 2+W",),
            ),
            Step(
                Words(
                    "Orange does not attack. It is Blue's turn: castle 5, I/1, II/2, II/3 and II/6 make a kingdom of 5. V/3 and III/5 lie apart and bring nothing.",
                    "Orange n'attaque pas. C'est à Bleu : le château 5, I/1, II/2, II/3 et II/6 font un royaume de 5 cases. V/3 et III/5 sont à l'écart et ne rapportent rien.",
                ),
                ("pass", "help 0"),
            ),
        ),
        dials=Dials(
            slug="realm",
            prompt=Words(
                "Orange holds castles 6 and 8, V/1, V/5, II/5 (over the bridge), III/4 (through the tunnel) and II/1. Which of these is lost (- none), and what is a kingdom? connected is our ruling: all that hangs together with a castle. "
                "touching_castle: only what touches the castle itself. any: all spaces, once you hold a castle.",
                "Orange tient les châteaux 6 et 8, V/1, V/5, II/5 (par le pont), III/4 (par le tunnel) et II/1. Laquelle de ces cases perd-il (- aucune), et qu'est-ce qu'un royaume ? connected est notre décision : tout ce qui se rattache à un château de proche en proche. "
                "touching_castle : seulement ce qui touche le château lui-même. any : toutes les cases, dès qu'on tient un château.",
            ),
            names=(Words("reading", "lecture"), Words("lost", "perdue")),
            choices=(Options.allowed["kingdom_rule"], LOST),
            begin=("connected", NOBODY),
            show=realm,
        ),
        questions=(
            WhatHappens(
                slug="three-spaces",
                prompt=Words(
                    "Orange holds castle 3 and, beside it, II/3 and II/4: three spaces in all. How many soldiers are due?",
                    "Orange tient le château 3 et, à côté, II/3 et II/4 : trois cases en tout. Combien de soldats reçoit-il ?",
                ),
                start=Start(position=PRESETS["W6 reinforcements"].position),
                moves=("help 0",),
                choices=_numbers(3, 4, 5),
                truth=_due,
            ),
            WhatHappens(
                slug="six-spaces",
                prompt=Words(
                    "Orange holds castle 3, II/3, II/4, III/1, VI/1 and II/2, and no others. How many soldiers are due?",
                    "Orange tient le château 3, II/3, II/4, III/1, VI/1 et II/2, et rien d'autre. Combien de soldats reçoit-il ?",
                ),
                start=Start(position=PRESETS["W6 six spaces"].position),
                moves=("help 0",),
                choices=_numbers(4, 5, 6, 7),
                truth=_due,
            ),
            WhatHappens(
                slug="across-the-water",
                prompt=Words(
                    "Orange holds castle 6, V/1 and, over the bridge, II/5; castle 8, V/5 and, through the tunnel, III/4; and II/1. How many soldiers are due? (As we read it, bridge and tunnel count as contiguous.)",
                    "Orange tient le château 6, V/1 et, par le pont, II/5 ; le château 8, V/5 et, par le tunnel, III/4 ; et II/1. Combien de soldats reçoit-il ? (Selon notre lecture, le pont et le tunnel rendent les cases contiguës.)",
                ),
                start=Start(position=PRESETS["E15 kingdoms"].position),
                moves=("help 0",),
                choices=_numbers(4, 5, 6, 7),
                truth=_due,
            ),
            WhatHappens(
                slug="one-space-lost",
                prompt=Words(
                    "Now Blue has taken V/1, and Orange holds one space less. How many soldiers are due?",
                    "Maintenant Bleu a pris V/1, et Orange a une case de moins. Combien de soldats reçoit-il ?",
                ),
                start=Start(position=PRESETS["E15 a kingdom is cut"].position),
                moves=("help 0",),
                choices=_numbers(3, 4, 5, 6),
                truth=_due,
            ),
            WhatHappens(
                slug="lost-under-any",
                prompt=Words(
                    "The same spaces, V/1 being lost, but read the other way: with a castle, all your spaces count, wherever they lie. How many soldiers are due?",
                    "Les mêmes cases, V/1 étant perdue, mais avec une autre lecture : dès qu'on a un château, toutes les cases comptent, où qu'elles soient. Combien de soldats Orange reçoit-il ?",
                ),
                start=Start(position=PRESETS["E15 a kingdom is cut"].position, options={"kingdom_rule": "any"}),
                moves=("help 0",),
                choices=_numbers(3, 4, 5, 6),
                truth=_due,
            ),
            WhatHappens(
                slug="kept-under-touching",
                prompt=Words(
                    "A third reading: only spaces that touch the castle itself count. Orange has not lost anything: castle 6, V/1, II/5, castle 8, V/5, III/4, II/1. How many soldiers are due?",
                    "Une troisième lecture : seules comptent les cases qui touchent le château lui-même. Orange n'a rien perdu : château 6, V/1, II/5, château 8, V/5, III/4, II/1. Combien de soldats reçoit-il ?",
                ),
                start=Start(position=PRESETS["E15 kingdoms"].position, options={"kingdom_rule": "touching_castle"}),
                moves=("help 0",),
                choices=_numbers(4, 5, 6, 7),
                truth=_due,
            ),
        ),
        presets=_presets(
            "W6 reinforcements", "W6 six spaces", "E15 kingdoms", "E15 a kingdom is cut", "P13 ten requests"
        ),
        switch="kingdom_rule",
    ),
    Lesson(
        slug="attack",
        title=Words("An attack from A to Z", "Une attaque de A à Z"),
        say=Words(
            "Decide before the dice, as we read the rulebook. In a total attack both sides may gather units from contiguous spaces, all but one of each, and the fight goes on to the end. "
            "In a partial attack nobody gathers, but the attacker may stop after any exchange. Orange attacks II/5 from II/2.",
            "Décidez avant les dés, selon notre lecture de la règle. Dans une attaque totale, les deux camps peuvent se renforcer depuis les cases contiguës, avec toutes les unités sauf une, et le combat va jusqu'au bout. "
            "Dans une attaque partielle, personne ne se renforce, mais l'attaquant peut s'arrêter après chaque jet. Orange attaque II/5 depuis II/2.",
        ),
        start=by_hand(E18, overlay="targets"),
        clauses=(*_clauses(14, *range(1, 15)), *_clauses(16, *range(1, 6)), "THO-16.7"),
        steps=(
            Step(
                Words(
                    "A total attack. Orange may gather 3 from II/1, 2 from II/3, nobody from II/6: one unit stays everywhere. The orks, who defend, never gather.",
                    "Une attaque totale. Orange peut prendre 3 unités en II/1, 2 en II/3, aucune en II/6 : il en reste partout une. Les Orks, qui se défendent, ne se renforcent jamais.",
                ),
                ("attack II/2 II/5 total",),
            ),
            Step(
                Words(
                    "The hero and a soldier come from II/3, three soldiers from II/1. In II/2 five soldiers and the hero: strength 5. Orange is ready; the dice follow.",
                    "Le héros et un soldat viennent de II/3, trois soldats de II/1. En II/2, cinq soldats et le héros : puissance 5. Orange est prêt, on passe aux dés.",
                ),
                ("gather II/3 hero", "gather II/3", "gather II/1 rest", "ready"),
            ),
            Step(
                Words(
                    "4 and 2: all four orks are lost, and Orange gives two soldiers. The space is emptied.",
                    "4 et 2 : les quatre Orks disparaissent, et Orange donne deux soldats. La case est vidée.",
                ),
                ("exchange 4 2", "lose soldiers"),
            ),
            Step(
                Words(
                    "The winner must move in, with one unit at least, and leave one at least. Orange has three soldiers and the hero, and sends two soldiers. Units never move in any other way than by attacks.",
                    "Le vainqueur doit avancer avec une unité au moins, et en laisser une au moins. Orange a trois soldats et le héros ; il envoie deux soldats. Les unités ne bougent jamais autrement que par les attaques.",
                ),
                ("occupy 2",),
            ),
        ),
        dials=Dials(
            slug="battle",
            prompt=Words(
                "A total attack to the end: soldiers and figure of the attacker (H hero, W small wizard, - none), defenders, and their bonus. The curve shows what one soldier more is worth.",
                "Une attaque totale jusqu'au bout : soldats et figurine de l'attaquant (H héros, W petit magicien, - aucune), défenseurs, et leur bonus. La courbe montre ce que vaut un soldat de plus.",
            ),
            names=(
                Words("soldiers", "soldats"),
                Words("figure", "figurine"),
                Words("defenders", "défenseurs"),
                Words("bonus", "bonus"),
            ),
            choices=(tuple(str(n) for n in range(1, 13)), GARRISON, tuple("12345678"), tuple("0123")),
            begin=("5", NOBODY, "3", "0"),
            show=battle,
        ),
        questions=(
            WhichOnes(
                slug="what-to-gather",
                prompt=Words(
                    "A total attack from II/2 on II/5. Orange has 4 soldiers in II/1, 2 soldiers and the hero in II/3, one soldier in II/6 and one in I/5. What may Orange gather?",
                    "Une attaque totale de II/2 contre II/5. Orange a 4 soldats en II/1, 2 soldats et le héros en II/3, un soldat en II/6 et un en I/5. De quoi Orange peut-il se renforcer ?",
                ),
                start=by_hand(E18, "attack II/2 II/5 total"),
                move="gather {}",
                over=("II/1", "II/3 hero", "II/3", "II/6", "I/5"),
            ),
            WhichOnes(
                slug="what-the-defender-gathers",
                prompt=Words(
                    "Orange attacks Blue in II/5, a total attack. Blue has 3 soldiers in II/6, 1 in VI/2, 2 in V/1 across the bridge, 4 in II/1. What may Blue gather?",
                    "Orange attaque Bleu en II/5, attaque totale. Bleu a 3 soldats en II/6, 1 en VI/2, 2 en V/1 de l'autre côté du pont, 4 en II/1. De quoi Bleu peut-il se renforcer ?",
                ),
                start=by_hand(GATHERING, "attack II/2 II/5 total", eyes=_B),
                move="B: gather {}",
                over=("II/6", "V/1", "VI/2", "II/1"),
            ),
            WhichOnes(
                slug="transfer",
                prompt=Words(
                    "Orange attacks from II/2, and may bring hero or wizard from any space that is not emptied by it (our ruling). The hero stands in VI/5 with a soldier, the wizard alone in III/4. Blue's wizard stands in II/6. Which transfers are allowed?",
                    "Orange attaque depuis II/2, et peut y amener son héros ou son magicien de n'importe quelle case qui n'en est pas vidée (notre décision). Le héros est en VI/5 avec un soldat, le magicien seul en III/4. Le magicien de Bleu est en II/6. Quels transferts sont permis ?",
                ),
                start=by_hand(PRESETS["E19 transfer"].position, "attack II/2 II/5 partial"),
                move="{}",
                over=("A: transfer hero VI/5", "A: transfer wizard III/4", "B: transfer wizard II/6", "A: ready"),
            ),
            WhatHappens(
                slug="no-way-back",
                prompt=Words(
                    "A total attack: three soldiers against four orks. The dice show 6 and 2: Orange has one soldier left. What may Orange do?",
                    "Une attaque totale : trois soldats contre quatre Orks. Les dés montrent 6 et 2 : il reste un soldat à Orange. Que peut faire Orange ?",
                ),
                start=PRESETS["E24 no way back"],
                moves=("attack II/2 II/5 total", "exchange 6 2"),
                choices={
                    "exchange": Words("Nothing: the dice are thrown again", "Rien : on relance les dés"),
                    "go_on": Words("Go on or stop", "Continuer ou s'arrêter"),
                    "help": Words("Nothing: the turn is over", "Rien : le tour est fini"),
                },
                truth=lambda state: state.phase.value,
            ),
            WhichOnes(
                slug="a-way-back",
                prompt=Words(
                    "The same dice, but the attack was partial. What may Orange do?",
                    "Les mêmes dés, mais l'attaque était partielle. Que peut faire Orange ?",
                ),
                start=by_hand(PRESETS["E24 no way back"].position, "attack II/2 II/5 partial", "exchange 6 2"),
                move="A: {}",
                over=("stop", "go on", "gather I/5"),
            ),
            WhatHappens(
                slug="orks-strike-back",
                prompt=Words(
                    "Orange's only soldier in II/2 attacks two orks in II/5. The dice show 4 and 2. Who holds II/2 now?",
                    "Le seul soldat d'Orange en II/2 attaque deux Orks en II/5. Les dés montrent 4 et 2. Qui tient II/2 maintenant ?",
                ),
                start=PRESETS["E12 orks counter-conquer"],
                moves=("attack II/2 II/5 total", "exchange 4 2"),
                choices={"A": _ORANGE, "orks": Words("The orks", "Les Orks"), "nobody": _NOBODY},
                truth=_holder("II/2"),
            ),
            WhatHappens(
                slug="alone",
                prompt=Words(
                    "Orange's only soldier in II/2 attacks a single ork in II/5. The dice show 1 and 3. Who holds II/5 now?",
                    "Le seul soldat d'Orange en II/2 attaque un Ork isolé en II/5. Les dés montrent 1 et 3. Qui tient II/5 maintenant ?",
                ),
                start=PRESETS["E12 a single ork stays"],
                moves=("attack II/2 II/5 total", "exchange 1 3"),
                choices={"A": _ORANGE, "orks": Words("The ork", "L'Ork"), "nobody": _NOBODY},
                truth=_holder("II/5"),
            ),
        ),
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
    Lesson(
        slug="help",
        title=Words("Ask the mediator", "Demander l'aide du médiateur"),
        say=Words(
            "Ten times in the whole game, once a turn and before anything else, you may ask for help: 1, two soldiers; 2, a soldier and a second attack; 3, move an opponent's treasure, once in the game for all players together; 4, six soldiers if you have few units; 5, a boat. "
            "1 and 2 bring soldiers only if you take a space. Orange's treasure lies across the water in I/1.",
            "Dix fois dans la partie, une fois par tour et avant toute autre action, vous pouvez demander de l'aide : 1, deux soldats ; 2, un soldat et une deuxième attaque ; 3, déplacer un trésor adverse, une seule fois pour tous les joueurs ; 4, six soldats si vous avez peu d'unités ; 5, un bateau. "
            "1 et 2 n'apportent des soldats que si vous prenez une case. Un trésor d'Orange est de l'autre côté de l'eau, en I/1.",
        ),
        start=by_hand(f"{FIXTURE}\nphase help\nfirst A", overlay="water", eyes=_A),
        clauses=_clauses(12, *range(2, 14)),
        steps=(
            Step(
                Words(
                    "Orange asks for a boat. The request is noted: nine are left. The reinforcements are due.",
                    "Orange demande un bateau. La demande est notée : il en reste neuf. Viennent les renforts.",
                ),
                ("help 5",),
            ),
            Step(
                Words(
                    "All seven go to VI/2, on the shore. From there the boat reaches every other space on the river and the inner sea, near or far.",
                    "Tous les sept vont en VI/2, au bord de l'eau. De là, le bateau atteint toute autre case au bord du fleuve ou de la mer intérieure, proche ou lointaine.",
                ),
                ("reinforce VI/2 7",),
            ),
            Step(
                Words(
                    "Orange sails to I/1, where one soldier of Blue stands. By boat there is no bonus for a bridge; the hero may stay at home.",
                    "Orange vogue vers I/1, où il y a un soldat de Bleu. En bateau, pas de bonus de pont ; le héros peut rester chez lui.",
                ),
                ("attack VI/2 I/1 partial by boat", "ready"),
            ),
            Step(
                Words(
                    "4 and 6: the soldier is lost, Blue's 6 is too high. Three soldiers land and turn the treasure over: the crown!",
                    "4 et 6 : le soldat disparaît, le 6 de Bleu est trop haut. Trois soldats débarquent et retournent le trésor : la couronne !",
                ),
                ("exchange 4 6", "occupy 3"),
            ),
        ),
        questions=(
            WhichOnes(
                slug="boats",
                prompt=Words(
                    "Orange has a boat, and holds I/1, IV/4 and IV/5; Blue holds VI/2, IV/1, castle 5 and castle 8. Which of these attacks are allowed?",
                    "Orange a un bateau, et tient I/1, IV/4 et IV/5 ; Bleu tient VI/2, IV/1, le château 5 et le château 8. Lesquelles de ces attaques sont permises ?",
                ),
                start=Start(position=PRESETS["W5 boats"].position),
                move="attack {}",
                over=(
                    "I/1 VI/2 by boat",
                    "IV/4 IV/1 by boat",
                    "IV/5 5 by boat",
                    "IV/4 8 by boat",
                    "IV/4 IV/1",
                    "I/1 VI/2",
                ),
            ),
            WhichOnes(
                slug="which-options",
                prompt=Words(
                    "Orange has five soldiers in castle 3 and the hero in II/3, both away from the water: six units in all. Blue's chest lies in I/6. Which options may Orange ask for?",
                    "Orange a cinq soldats au château 3 et le héros en II/3, loin de l'eau : six unités en tout. Le coffret de Bleu est en I/6. Quelles possibilités Orange peut-il demander ?",
                ),
                start=PRESETS["E16 six units"],
                move="help {}",
                over=("1", "2", "3", "4", "5"),
            ),
            WhichOnes(
                slug="seven-units",
                prompt=Words(
                    "The same, and the small wizard stands in II/4. Which options are left?",
                    "De même, et le petit magicien est en II/4. Quelles possibilités reste-t-il ?",
                ),
                start=PRESETS["E16 seven units"],
                move="help {}",
                over=("1", "2", "3", "4", "5"),
            ),
            WhichOnes(
                slug="where-to-move",
                prompt=Words(
                    "Option 3: Orange takes up Blue's treasure of IV/2, unseen. Where may it go? (Our reading: one treasure in a space, castles included, and Blue's own spaces are allowed.)",
                    "Possibilité 3 : Orange prend le trésor de Bleu en IV/2, sans le regarder. Où peut-il aller ? (Notre lecture : un seul trésor par case, châteaux compris, et les cases de Bleu sont permises.)",
                ),
                start=by_hand(f"{FIXTURE}\nphase help\nfirst A", "help 3", "lift IV/2"),
                move="lay {}",
                over=("VI/6", "1", "II/2", "IV/2", "4", "I/1"),
            ),
            WhatHappens(
                slug="brings-nothing",
                prompt=Words(
                    "Orange has asked for option 1. A single soldier attacks a single ork in II/5, where a treasure of Orange lies; the dice show 1 and 3. What has Orange gained?",
                    "Orange a demandé la possibilité 1. Un seul soldat attaque un Ork isolé en II/5, où est un trésor d'Orange ; les dés montrent 1 et 3. Qu'a gagné Orange ?",
                ),
                start=PRESETS["E10 a victory that brings nothing"],
                moves=("attack II/2 II/5 total", "exchange 1 3"),
                choices={
                    "1": Words(
                        "Nothing: the soldiers are lost, the treasure stays hidden",
                        "Rien : les soldats sont perdus, le trésor reste caché",
                    ),
                    "3": Words("Two soldiers", "Deux soldats"),
                    "found": Words("The treasure", "Le trésor"),
                },
                truth=lambda state: "found" if state.found[_A] else _units("II/2")(state),
            ),
            WhatHappens(
                slug="second-lapses",
                prompt=Words(
                    "Option 2: Orange announces II/2 against II/5, then II/2 against II/3. Two soldiers attack two orks, and both dice show 2. What becomes of the second attack?",
                    "Possibilité 2 : Orange annonce II/2 contre II/5, puis II/2 contre II/3. Deux soldats attaquent deux Orks, et les deux dés montrent 2. Que devient la deuxième attaque ?",
                ),
                start=PRESETS["E17 the second attack lapses"],
                moves=("attack II/2 II/5 total", "announce II/2 II/3", "exchange 2 2"),
                choices={
                    "lapsed": Words("It lapses: the origin is lost", "Elle tombe : la case d'attaque est perdue"),
                    "begins": Words("It begins", "Elle commence"),
                    "other": Words("Orange chooses another one", "Orange en choisit une autre"),
                },
                truth=lambda state: (
                    "lapsed"
                    if state.mover != _A
                    else "begins"
                    if state.phase in (Phase.SECOND_ATTACK, Phase.EXCHANGE)
                    else "other"
                ),
            ),
            WhichOnes(
                slug="second-origin",
                prompt=Words(
                    "Option 2: Orange attacks II/5 from II/2, and now announces the second attack, before any die. Which of these may be announced? (Our ruling: it starts from a space that is Orange's already.)",
                    "Possibilité 2 : Orange attaque II/5 depuis II/2 et annonce maintenant la deuxième attaque, avant tout jet de dés. Que peut-il annoncer ? (Notre décision : elle part d'une case déjà à lui.)",
                ),
                start=by_hand(PRESETS["P11 two attacks"].position, "attack II/2 II/5 total"),
                move="announce {}",
                over=("II/2 II/3", "VI/5 V/6", "II/2 II/5", "II/5 V/1", "VI/5 II/3"),
            ),
            WhatHappens(
                slug="dodge-the-bridge",
                prompt=Words(
                    "Blue has two soldiers and the hero in V/1, in the forest. Over the bridge from II/5 their strength would be 6. Orange sails there from II/5. What is it now?",
                    "Bleu a deux soldats et le héros en V/1, en forêt. Par le pont, depuis II/5, leur puissance serait 6. Orange y va en bateau, depuis II/5. Quelle est-elle maintenant ?",
                ),
                start=PRESETS["E20 the boat dodges the bridge"],
                moves=("attack II/5 V/1 partial by boat", "exchange 5 1"),
                choices=_numbers(3, 4, 5, 6),
                truth=_strength(1),
            ),
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
    Lesson(
        slug="treasures",
        title=Words("Treasures and the crown", "Les trésors et la couronne"),
        say=Words(
            "Occupy a space where a treasure of your colour lies, and you turn it over. A chest brings four soldiers there, a crown three wherever you have units, a ring takes three units from one opponent. "
            "The third one makes you king at once. Three of Orange's treasures lie near, and Orange has asked for a second attack.",
            "Occupez une case où se trouve un trésor de votre couleur, et vous le retournez. Un coffret apporte quatre soldats sur place, une couronne trois là où vous avez des unités, un anneau enlève trois unités à un adversaire. "
            "Le troisième vous fait roi aussitôt. Trois trésors d'Orange sont tout près, et Orange a demandé une deuxième attaque.",
        ),
        start=by_hand(THREE, eyes=_A),
        clauses=(*_clauses(17, *range(1, 6)), "THO-17.7", *_clauses(18, 1, 2)),
        steps=(
            Step(
                Words(
                    "Orange takes II/5 from a single ork and turns the treasure over: a chest. Four soldiers come to II/5, or two and a figure.",
                    "Orange prend II/5 à un Ork isolé et retourne le trésor : un coffret. Quatre soldats arrivent en II/5, ou deux et une figurine.",
                ),
                _FIRST_FIND,
            ),
            Step(
                Words(
                    "Orange takes two soldiers and the hero, and keeps the soldier of option 2 for the second attack, which begins now. Blue may gather, and does not.",
                    "Orange prend deux soldats et le héros, et garde le soldat de la possibilité 2 pour la deuxième attaque, qui commence. Bleu pourrait se renforcer, et ne le fait pas.",
                ),
                _SECOND_FIND[:5],
            ),
            Step(
                Words(
                    "II/3 is taken as well. The crown: three soldiers, wherever Orange has units.",
                    "II/3 est prise aussi. La couronne : trois soldats, partout où Orange a des unités.",
                ),
                _SECOND_FIND[5:],
            ),
            Step(
                Words(
                    "Orange puts them in II/3, and the kept soldier too: six. Found treasures stay with their owner, two of three. Blue attacks II/3 from II/4.",
                    "Orange les pose en II/3, avec le soldat gardé : six. Les trésors trouvés restent à leur propriétaire : deux sur trois. Bleu attaque II/3 depuis II/4.",
                ),
                ("put II/3 rest", "mass II/3", "help 0", "reinforce I/3 4", "attack II/4 II/3 partial"),
            ),
            Step(
                Words(
                    "5 is too high for Blue; Orange's 4 wipes out II/4. As the winner Orange moves in there, and finds the ring: three treasures, and Orange is king, in Blue's turn!",
                    "5 est trop haut pour Bleu ; le 4 d'Orange anéantit II/4. Orange, vainqueur, s'y installe et trouve l'anneau : trois trésors, Orange est roi, pendant le tour de Bleu !",
                ),
                ("exchange 5 4", "occupy 1"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="out-of-turn",
                prompt=Words(
                    "Blue has found two treasures; the third lies in II/2, Orange's space. Orange attacks from there with two soldiers: 5, too high. Blue, with three soldiers and the small wizard in II/5, rolls 4. Who wins the game?",
                    "Bleu a trouvé deux trésors ; le troisième est en II/2, chez Orange. Orange attaque de là avec deux soldats : 5, trop haut. Bleu, avec trois soldats et le petit magicien en II/5, fait 4. Qui gagne la partie ?",
                ),
                start=PRESETS["E11 winning out of turn"],
                moves=("attack II/2 II/5 total", "exchange 5 4", "occupy 1"),
                choices={"A": _ORANGE, "B": _BLUE, "nobody": Words("Nobody yet", "Personne encore")},
                truth=_winners,
            ),
            WhatHappens(
                slug="ring-of-fate",
                prompt=Words(
                    "Two players. Orange takes II/5 and finds the ring. Blue has three units left: one soldier in V/6, two in VI/5. Orange takes all three. How does it end?",
                    "Deux joueurs. Orange prend II/5 et trouve l'anneau. Bleu n'a plus que trois unités : un soldat en V/6, deux en VI/5. Orange les enlève toutes. Comment cela finit-il ?",
                ),
                start=PRESETS["E21 the ring ends a career"],
                moves=("attack II/2 II/5 total", "exchange 1 2", "occupy 1", "take units V/6 1, VI/5 2"),
                choices={
                    "A": Words(
                        "Orange wins as the last survivor (our ruling)",
                        "Orange gagne, dernier survivant (notre décision)",
                    ),
                    "nobody": Words("Orange goes on alone", "Orange continue seul"),
                    "B": Words("Blue wins", "Bleu gagne"),
                },
                truth=_winners,
            ),
            WhichOnes(
                slug="ring-targets",
                prompt=Words(
                    "Orange has the ring and has taken one of Blue's soldiers from V/6. Blue has two in VI/5, Green two in VI/4; orks stand in II/1. Which unit may Orange take next?",
                    "Orange a l'anneau et a enlevé un soldat de Bleu en V/6. Bleu en a deux en VI/5, Vert deux en VI/4 ; des Orks sont en II/1. Quelle unité Orange peut-il enlever ensuite ?",
                ),
                start=by_hand(
                    E21.replace("2 players", "3 players\nC VI/4 = 2S\nO II/1 = 2"),
                    "attack II/2 II/5 total",
                    "exchange 1 2",
                    "occupy 1",
                    "take V/6",
                ),
                move="take {}",
                over=("VI/5", "VI/4", "II/1", "II/2"),
            ),
            WhichOnes(
                slug="chest",
                prompt=Words(
                    "Orange has just found the chest in II/5, with four soldiers left in II/2. Which of these may Orange do?",
                    "Orange vient de trouver le coffret en II/5, et il lui reste quatre soldats en II/2. Que peut faire Orange ?",
                ),
                start=by_hand(THREE, *_FIRST_FIND),
                move="{}",
                over=("mass II/5", "mass II/5 hero", "mass II/5 wizard", "mass II/5 hero wizard", "mass II/2"),
            ),
            WhichOnes(
                slug="crown",
                prompt=Words(
                    "Orange has found the crown in II/3 and puts three soldiers. The hero came with the chest and stands in II/5; Blue holds II/4. Where may Orange put what?",
                    "Orange a trouvé la couronne en II/3 et pose trois soldats. Le héros est venu avec le coffret, en II/5 ; Bleu tient II/4. Que peut poser Orange, et où ?",
                ),
                start=by_hand(THREE, *_FIRST_FIND, *_SECOND_FIND),
                move="put {}",
                over=("II/3", "I/5", "II/2 wizard", "II/5 wizard", "II/2 hero", "II/4"),
            ),
        ),
        presets=_presets("E11 winning out of turn", "E21 the ring ends a career"),
        switch="last_survivor_wins",
    ),
    Lesson(
        slug="play",
        title=Words("Play", "Jouez"),
        say=Words(
            "Now a whole game. Bargain and threaten as you like: promises hold for two or three rounds at most, bind nobody, and may not drive a third player out of the game. "
            "Soldiers and orks never run out: make more counters. With the blank treasure you may even search in vain.",
            "À vous, pour une partie entière. Négociez, menacez : un accord vaut pour deux ou trois tours de jeu au plus, n'engage personne, et ne doit pas chasser un troisième joueur. "
            "Soldats et Orks ne manquent jamais : faites d'autres pions. Et avec le trésor sans inscription, on peut même chercher pour rien.",
        ),
        start=Start(position=_ROUND, seed=11),
        clauses=_clauses(19, *range(1, 6)),
        dials=Dials(
            slug="heat",
            prompt=Words(
                "To keep beside you: how often a total attack wins, by soldiers and defenders. H: with the hero, W: with the small wizard; the bonus is the defender's. To the left of the line you win at least half of the fights.",
                "À garder sous la main : combien de fois gagne une attaque totale, selon les soldats et les défenseurs. H : avec le héros, W : avec le petit magicien ; le bonus est celui du défenseur. À gauche de la ligne, on gagne au moins un combat sur deux.",
            ),
            names=(Words("figure", "figurine"), Words("bonus", "bonus")),
            choices=(GARRISON, tuple("0123")),
            begin=(NOBODY, "0"),
            show=heat,
        ),
        questions=(
            WhichOnes(
                slug="why-not",
                prompt=Words(
                    "Blue has said: if you cross my land to attack my castle, I attack your weakest space at once. Orange has three soldiers in II/2; Blue holds II/1 and castle 5, and II/5 is empty. Which of these may Orange do?",
                    "Bleu a dit : si tu traverses mon territoire pour attaquer mon château, j'attaque immédiatement ta case la plus faible. Orange a trois soldats en II/2 ; Bleu tient II/1 et le château 5, et II/5 est vide. Que peut faire Orange ?",
                ),
                start=PRESETS["W11 negotiation"],
                move="A: {}",
                over=(
                    "attack II/2 II/1 total",
                    "attack II/2 5 total",
                    "try bind",
                    "try walk II/2 II/5",
                    "help 1",
                    "pass",
                ),
            ),
            WhatHappens(
                slug="broken-promise",
                prompt=Words(
                    "Orange has promised not to attack II/1, and attacks it all the same, from II/2. What does the rule say?",
                    "Orange a promis de ne pas attaquer II/1, et l'attaque quand même, depuis II/2. Que dit la règle ?",
                ),
                start=PRESETS["W11 negotiation"],
                moves=("attack II/2 II/1 partial",),
                choices={
                    "yes": Words(
                        "The attack goes on: promises bind nobody", "L'attaque a lieu : un accord n'engage personne"
                    ),
                    "no": Words("The attack is not allowed", "L'attaque est interdite"),
                },
                truth=lambda state: "yes" if state.fight is not None else "no",
            ),
            WhatHappens(
                slug="blank",
                prompt=Words(
                    "The variant: Orange has found the chest and the crown, takes II/5 and finds the blank treasure. Has Orange won?",
                    "La variante : Orange a trouvé le coffret et la couronne, prend II/5 et trouve le trésor sans inscription. A-t-il gagné ?",
                ),
                start=PRESETS["P10 a blank treasure"],
                moves=("attack II/2 II/5 total", "exchange 1 2", "occupy 1"),
                choices=_YES_NO,
                truth=lambda state: "yes" if state.winners else "no",
            ),
            WhatHappens(
                slug="two-hundred",
                prompt=Words(
                    "Orange attacks with 200 soldiers, far more than the box holds, and 156 orks defend. The dice show 4 and 4. How many soldiers does Orange lose?",
                    "Orange attaque avec 200 soldats, bien plus que la boîte n'en contient, et 156 Orks se défendent. Les dés montrent 4 et 4. Combien de soldats Orange perd-il ?",
                ),
                start=PRESETS["P3 two hundred soldiers"],
                moves=("attack II/2 II/5 partial", "exchange 4 4"),
                choices=_numbers(0, 4, 50, 156),
                truth=lambda state: str(200 - int(_units("II/2")(state))),
            ),
            WhatHappens(
                slug="quiz-tunnel",
                prompt=Words(
                    "A last one: Blue attacks V/5, in the forest, from V/4. Orange has 5 soldiers and the small wizard there. What is Orange's strength?",
                    "Une dernière : Bleu attaque V/5, en forêt, depuis V/4. Orange y a 5 soldats et le petit magicien. Quelle est la puissance d'Orange ?",
                ),
                start=PRESETS["E2 the tunnel swaps"],
                moves=("attack V/4 V/5 partial", "exchange 5 1"),
                choices=_numbers(6, 7, 8, 9),
                truth=_strength(1),
            ),
        ),
        presets=_presets("W11 negotiation", "R32 a fourth treasure", "P3 two hundred soldiers", "P10 a blank treasure"),
        switch="blank_treasure",
    ),
)
