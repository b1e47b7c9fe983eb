"""The fifteen scenes of the Armadöra notebook as data: what is said, where each begins, its steps and questions."""

from __future__ import annotations

from collections.abc import Callable

from orclib.engine import Seat
from orclib.games.armadora import scoring
from orclib.games.armadora.components import GOLD_SQUARES, Square
from orclib.games.armadora.examples import COMB, FOUR_PLAYERS, PRESETS, SEVEN
from orclib.games.armadora.experiments import FENCES, duel, set_up, shares, smallest
from orclib.games.armadora.state import State
from orclib.language import Bilingual as Words
from orclib.teaching import Dials, Lesson, Start, Step, WhatHappens, WhichOnes

_MAGE, _ELF = Words("Mage", "Mage"), Words("Elf", "Elfe")
_GOBLIN, _ORC = Words("Goblin", "Gobelin"), Words("Orc", "Orc")
_PLAYERS = {"M": _MAGE, "E": _ELF, "G": _GOBLIN, "O": _ORC}
_NOBODY = Words("Nobody", "Personne")
_TEAMS = {
    "MG": Words("Mage and Goblin", "Mage et Gobelin"),
    "OE": Words("Orc and Elf", "Orc et Elfe"),
    "none": _NOBODY,
}


def _numbers(*numbers: int) -> dict[str, Words]:
    return {str(n): Words(str(n), str(n)) for n in numbers}


def _presets(*names: str) -> dict[str, Start]:
    return {name: PRESETS[name] for name in names}


def _clauses(section: int, *numbers: int) -> tuple[str, ...]:
    return tuple(f"ARM-{section}.{number}" for number in numbers)


def _taker(square: Square) -> Callable[[State], str]:
    """Who takes the gold of a square's territory, by letters."""

    def truth(state: State) -> str:
        count = next(each for each in scoring.counts(state) if square in each.squares)
        taking = [state.people(seat) for side in count.takers for seat in state.options.sides[side]]
        return "".join(people.value for people in taking) or "none"

    return truth


def _gold_of(seat: int) -> Callable[[State], str]:
    """How much gold a seat has when the game is counted."""

    def truth(state: State) -> str:
        return str(scoring.score(state).totals[seat])

    return truth


def _winner(state: State) -> str:
    result = scoring.outcome(state)
    assert result is not None
    return "".join(state.people(seat).value for seat in result.winners)


def _territories(state: State) -> str:
    return str(len(state.land.territories))


LESSONS: tuple[Lesson, ...] = (
    Lesson(
        slug="board",
        title=Words("Forty squares, forty gold, no dice", "Quarante cases, quarante pièces d'or, aucun dé"),
        say=Words(
            "The side with the most gold wins. The gold lies in eight heaps on eight mines, and who is strongest in a territory takes all its gold: "
            "for that you need warriors, and palisades that close territories in. Point at anything to hear what it is.",
            "Le camp qui a le plus d'or gagne. L'or forme huit tas sur huit mines, et le plus fort d'un territoire en prend tout l'or : il faut des "
            "guerriers, et des palissades que tout le monde peut poser. Montrez un objet pour savoir ce que c'est.",
        ),
        start=Start(seed=3, watch=True, eyes=None, options={"players": 2}),
        clauses=(*_clauses(1, 1, 2, 3), *_clauses(2, *range(1, 8)), *_clauses(3, *range(1, 9))),
        dials=Dials(
            slug="set-up",
            prompt=Words(
                "How many players, and which deal of the heaps?",
                "Combien de joueurs, et quel tirage des tas ?",
            ),
            names=(Words("players", "joueurs"), Words("heaps", "tas")),
            choices=(("2", "3", "4"), ("1", "2", "3", "4", "5")),
            begin=("2", "1"),
            show=set_up,
        ),
        questions=(
            WhatHappens(
                slug="land",
                prompt=Words(
                    "Forty squares, and gold lies on eight. How many squares can receive a warrior?",
                    "Quarante cases, dont huit portent de l'or. Combien peuvent recevoir un guerrier ?",
                ),
                start=Start(seed=3, eyes=None),
                moves=(),
                choices=_numbers(8, 32, 40, 67),
                truth=lambda _state: str(sum(square not in GOLD_SQUARES for square in Square)),
            ),
        ),
        switch="heap_placement",
    ),
    Lesson(
        slug="warrior",
        title=Words("A warrior is a secret", "Un guerrier est un secret"),
        say=Words(
            "Click a tile of your hand, then a free square: no gold, no warrior there. Any free square of the board will do. Your "
            "warrior lies face down. You still see its number; the others see only whose it is.",
            "Cliquez une tuile de votre main, puis une case libre : ni or, ni guerrier. Toute case libre du plateau convient. Votre "
            "guerrier est posé face cachée. Vous voyez encore sa valeur ; les autres voient seulement à qui il est.",
        ),
        start=Start(seed=3, options={"first_player": 0}),
        clauses=(*_clauses(5, *range(1, 7)), *_clauses(15, 1, 2, 3, 4)),
        steps=(
            Step(
                Words(
                    "Mage lays a 5 beside a heap. Mage reads 5; look with the eyes of Elf to see only a tile of Mage.",
                    "Mage pose un 5 près d'un tas. Mage lit 5 ; avec les yeux d'Elfe, on ne voit qu'une tuile de Mage.",
                ),
                ("place 5 G2",),
            ),
            Step(
                Words(
                    "Elf answers right beside it. What has Elf laid? Only Elf knows.",
                    "Elfe répond juste à côté. Qu'a posé Elfe ? Elfe seul le sait.",
                ),
                ("place 1 H1",),
            ),
        ),
        questions=(
            WhichOnes(
                slug="free-squares",
                prompt=Words(
                    "Mage has laid a warrior on G2, Elf one on H1. Where may Mage lay a 2?",
                    "Mage a posé un guerrier en G2, Elfe un en H1. Où Mage peut-il poser un 2 ?",
                ),
                start=Start(seed=3, options={"first_player": 0}, moves=("place 5 G2", "place 1 H1"), eyes=Seat(0)),
                move="place 2 {}",
                over=("G1", "G2", "H1", "H2", "A1", "B2"),
            ),
        ),
        switch="relook",
    ),
    Lesson(
        slug="palisades",
        title=Words("Palisades go on lines", "Les palissades vont sur les lignes"),
        say=Words(
            "A palisade lies on a line between two squares; there are 67 lines. Click a line to lay one; then lay a second one, or "
            "stop. The two need not touch. Try the rim, and a line that is taken: both are refused. The supply of 35 is for all.",
            "Une palissade se pose sur une ligne entre deux cases ; il y a 67 lignes. Cliquez une ligne ; puis posez-en une "
            "deuxième, ou arrêtez. Elles n'ont pas à se toucher. Essayez le bord, ou une ligne prise : refusé. La réserve de 35 "
            "est à tous.",
        ),
        start=Start(seed=3, options={"first_player": 0}),
        clauses=(*_clauses(6, *range(1, 9)), *_clauses(6, 14, 15)),
        steps=(
            Step(
                Words(
                    "Two palisades far apart, in one action. Nobody owns them now.",
                    "Deux palissades loin l'une de l'autre, en une action. Elles ne sont plus à personne.",
                ),
                ("fence B1|C1 G4/G5",),
            ),
        ),
        questions=(
            WhichOnes(
                slug="which-lines",
                prompt=Words(
                    "One palisade lies between B1 and C1. Where may another one go?",
                    "Une palissade est posée entre B1 et C1. Où peut-on en poser une autre ?",
                ),
                start=Start(position="basic, ME\nsticks: B1|C1"),
                move="fence {}",
                over=("B1|C1", "B2|C2", "A1|C1", "A1|B2", "D4/D5", "rim A1 left"),
            ),
            WhatHappens(
                slug="after-one-left",
                prompt=Words(
                    "One palisade is left. Mage lays it. How many may Elf lay then?",
                    "Il reste une palissade. Mage la pose. Combien Elfe pourra-t-il en poser ?",
                ),
                start=PRESETS["EC-7 one left"],
                moves=("fence G1|H1",),
                choices=_numbers(0, 1, 2),
                truth=lambda state: str(min(state.supply, 2)),
            ),
        ),
        presets=_presets("EC-7 one left"),
        switch="stick_count",
    ),
    Lesson(
        slug="territories",
        title=Words("What is a territory?", "Qu'est-ce qu'un territoire ?"),
        say=Words(
            "A territory is all you can walk through from square to square without crossing a palisade or the rim. At first the "
            "whole board is one. Lay palisades and watch: it falls apart only when one closes the last way round. What is left outside is "
            "a territory too, and none ever grows again.",
            "Un territoire est tout ce qu'on parcourt de case en case sans franchir ni palissade ni bord. Au début, tout le plateau "
            "en est un seul. Posez des palissades : il ne se coupe que lorsqu'on ferme le dernier passage. Ce qui reste dehors est "
            "aussi un territoire, et aucun ne regrandit jamais.",
        ),
        start=Start(position="basic, ME\nsticks: B1|C1 B2|C2 A2/A3", overlay="territories"),
        clauses=_clauses(7, *range(1, 8)),
        steps=(
            Step(
                Words(
                    "The fourth palisade closes the corner: 4 squares here, 36 outside, and both are territories.",
                    "La quatrième palissade ferme le coin : 4 cases ici, 36 dehors, et les deux sont des territoires.",
                ),
                ("fence B2/B3",),
            ),
            Step(
                Words(
                    "A palisade that closes nothing divides nothing: still two territories.",
                    "Une palissade qui ne ferme rien ne divise rien : toujours deux territoires.",
                ),
                ("fence E3|F3",),
            ),
        ),
        questions=(
            WhatHappens(
                slug="how-many-territories",
                prompt=Words(
                    "Eight columns of five squares, and one gap is left between G and H, in row 1. Mage fills it. How many "
                    "territories are there?",
                    "Huit colonnes de cinq cases, et une seule ouverture entre G et H, à la rangée 1. Mage la bouche. Combien y a-t-il "
                    "de territoires ?",
                ),
                start=PRESETS["EC-7 one left"],
                moves=("fence G1|H1",),
                choices=_numbers(2, 7, 8, 10),
                truth=_territories,
            ),
        ),
        presets=_presets("EC-2 heap counts"),
    ),
    Lesson(
        slug="four-squares",
        title=Words("Never fewer than four", "Jamais moins de quatre"),
        say=Words(
            "No palisade may make a territory of fewer than four squares: not on your side, not on the other. Every square counts, "
            "gold and warriors too. A line with a cross is closed for good. A palisade that closes nothing is fine.",
            "Aucune palissade ne peut créer un territoire de moins de quatre cases : ni de votre côté, ni de l'autre. Toutes les "
            "cases comptent, or et guerriers compris. Une ligne barrée l'est pour toujours. Ne rien fermer est permis.",
        ),
        start=PRESETS["EC-4 leftover"],
        clauses=(*_clauses(6, 9, 10, 11, 12, 13), "ARM-6.16"),
        dials=Dials(
            slug="smallest",
            prompt=Words(
                "Choose a board (A empty, B a corner, C three squares, D a dead end, E seven squares, F a comb) and the smallest "
                "territory. The rule says 4; any other figure is only an experiment.",
                "Choisissez un plateau (A vide, B un coin, C trois cases, D un cul-de-sac, E sept cases, F un peigne) et le plus "
                "petit territoire. La règle dit 4 ; tout autre nombre n'est qu'un essai.",
            ),
            names=(Words("board", "plateau"), Words("smallest territory", "plus petit territoire")),
            choices=(tuple(FENCES), tuple("123456")),
            begin=("E", "4"),
            show=smallest,
        ),
        questions=(
            WhichOnes(
                slug="seven",
                prompt=Words(
                    "Seven squares are closed off: A1 B1 C1 D1 A2 B2 C2. Which of these lines may take a palisade?",
                    "Sept cases sont fermées : A1 B1 C1 D1 A2 B2 C2. Sur quelles lignes peut-on poser une palissade ?",
                ),
                start=Start(position=f"basic, ME\nsticks: {SEVEN}"),
                move="fence {}",
                over=("B2|C2", "C1|D1", "C1/C2", "A1|B1", "A1/A2", "B1/B2"),
            ),
            WhichOnes(
                slug="pairs",
                prompt=Words(
                    "The comb: only row 1 joins the columns. Which pairs may Mage announce?",
                    "Le peigne : seule la rangée 1 relie les colonnes. Quelles paires Mage peut-il annoncer ?",
                ),
                start=Start(position=f"basic, ME\nsticks: {COMB}"),
                move="fence {}",
                over=("A1/A2 A1|B1", "A1|B1 B1|C1", "A2/A3 D1|E1", "A1/A2 H1/H2"),
            ),
        ),
        presets=_presets("EC-1 corner", "EC-3 three squares", "EC-4 leftover", "EC-5 dead end", "EC-6 comb"),
        switch="min_territory",
    ),
    Lesson(
        slug="one-action",
        title=Words("One thing a turn", "Une seule chose par tour"),
        say=Words(
            "On your turn do one of two things: place one warrior, or lay one or two palisades. The only other choice is to pass, "
            "for good. Then the next player clockwise has a turn. Nothing is left to chance.",
            "À votre tour, faites une de ces deux choses : poser un guerrier, ou poser une ou deux palissades. Sinon, on ne peut "
            "que passer, pour de bon. Puis c'est au joueur suivant, dans le sens horaire. Rien n'est laissé au hasard.",
        ),
        start=Start(seed=5, options={"players": 3, "first_player": 0}),
        clauses=_clauses(4, *range(1, 6)),
        steps=(
            Step(
                Words("Mage places a warrior: that was the turn.", "Mage pose un guerrier : le tour est fini."),
                ("place 3 C1",),
            ),
            Step(
                Words(
                    "Elf lays one palisade. A second one may follow, but no warrior: stop, or lay another.",
                    "Elfe pose une palissade. Une deuxième peut suivre, mais pas un guerrier : arrêter, ou en poser une autre.",
                ),
                ("fence B1|C1",),
            ),
            Step(Words("Elf stops. It is the turn of Goblin.", "Elfe s'arrête. C'est le tour de Gobelin."), ("stop",)),
        ),
        questions=(
            WhichOnes(
                slug="after-one-stick",
                prompt=Words(
                    "Elf has just laid one palisade on B1|C1. What may Elf do now?",
                    "Elfe vient de poser une palissade en B1|C1. Que peut faire Elfe maintenant ?",
                ),
                start=Start(seed=5, options={"players": 3, "first_player": 0}, moves=("place 3 C1", "fence B1|C1")),
                move="{}",
                over=("fence E3/E4", "stop", "place 1 A1", "pass"),
            ),
        ),
    ),
    Lesson(
        slug="passing",
        title=Words("When you stop, you stop", "Qui s'arrête s'arrête"),
        say=Words(
            "You may pass on any turn, even the first; and you must when you can do nothing. A pass is for the rest of the game. "
            "The others play on. If only one is left, that player takes turn after turn. What you laid still counts; what is left in your hand does not.",
            "On peut passer à chaque tour, même au premier ; et on doit passer si l'on ne peut rien faire. C'est pour toute la "
            "partie. Les autres continuent, le dernier tour après tour. Ce qui est posé compte encore ; ce qui reste en main, non.",
        ),
        start=PRESETS["EC-22 the last one"],
        clauses=_clauses(8, *range(1, 11)),
        steps=(
            Step(
                Words(
                    "Mage passes at once and is out for good. Elf and Goblin place a warrior each.",
                    "Mage passe aussitôt : c'est fini pour lui. Elfe et Gobelin posent chacun un guerrier.",
                ),
                ("pass", "place 1 A1", "place 1 B1"),
            ),
            Step(
                Words(
                    "Elf passes too. Only Goblin is left, and plays turn after turn.",
                    "Elfe passe aussi. Il ne reste que Gobelin, qui joue tour après tour.",
                ),
                ("pass", "place 4 C1", "fence A1|B1 stop"),
            ),
            Step(
                Words(
                    "Goblin passes: the game stops there and then. One territory, 5 against 1: all 40 gold to Goblin.",
                    "Gobelin passe : la partie s'arrête aussitôt. Un territoire, 5 contre 1 : les 40 d'or à Gobelin.",
                ),
                ("pass",),
            ),
        ),
        questions=(
            WhichOnes(
                slug="full-board",
                prompt=Words(
                    "All 32 land squares hold warriors, and Goblin still has one tile, a 1. What may Goblin do?",
                    "Les 32 cases de terre sont occupées, et Gobelin a encore une tuile, un 1. Que peut faire Gobelin ?",
                ),
                start=PRESETS["EC-21 one too many"],
                move="{}",
                over=("place 1 A1", "fence A1|B1", "pass"),
            ),
        ),
        presets=_presets("EC-7 one left", "EC-21 one too many", "EC-22 the last one"),
    ),
    Lesson(
        slug="count",
        title=Words("Turn them up", "On retourne tout"),
        say=Words(
            "When all have passed, every warrior is turned up. Territory by territory, each side adds up its warriors. The highest "
            "total takes all the gold there, every heap. Here is the end of a real game, as if each had played alone (nine values are deduced): step on, and click a square.",
            "Quand tous ont passé, on retourne tous les guerriers. Territoire par territoire, chaque camp additionne les siens. Le "
            "plus grand total prend tout l'or, tous les tas. Voici la fin d'une vraie partie, comme si chacun jouait pour soi (neuf valeurs sont déduites) : avancez, puis cliquez une case pour "
            "savoir pourquoi.",
        ),
        start=Start(position=f"{FOUR_PLAYERS}\noptions: teams off", eyes=Seat(0), overlay="territories"),
        clauses=(*_clauses(9, 1, 2, 3), "ARM-9.9"),
        steps=(
            Step(
                Words(
                    "All four pass. Six territories, five with gold. Each played alone here: Mage wins with 19.",
                    "Les quatre passent. Six territoires, dont cinq avec de l'or. Chacun pour soi ici : Mage gagne avec 19.",
                ),
                ("pass", "pass", "pass", "pass"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="top-right",
                prompt=Words(
                    "Top right (F1 to H2): Goblin 3 and 4, Orc 3, Elf 2, and heaps of 4 and 7. Who takes the 11 gold?",
                    "En haut à droite (F1 à H2) : Gobelin 3 et 4, Orc 3, Elfe 2, et des tas de 4 et 7. Qui prend les 11 d'or ?",
                ),
                start=Start(position=f"{FOUR_PLAYERS}\noptions: teams off", eyes=None),
                moves=("pass", "pass", "pass", "pass"),
                choices=_PLAYERS,
                truth=_taker(Square.G1),
            ),
            WhatHappens(
                slug="one-takes-all",
                prompt=Words(
                    "One corner with 7 gold is closed and empty. Mage's only warrior, a 1, stands outside it; Elf has none. Both pass. "
                    "How much gold does Mage get?",
                    "Un coin avec 7 pièces d'or est fermé et vide. Le seul guerrier de Mage, un 1, est dehors ; Elfe n'en a pas. Tous deux "
                    "passent. Combien d'or pour Mage ?",
                ),
                start=PRESETS["EC-10 one takes all"],
                moves=("pass", "pass"),
                choices=_numbers(0, 7, 33, 40),
                truth=_gold_of(0),
            ),
        ),
        presets=_presets("WE-1 each alone", "EC-10 one takes all"),
    ),
    Lesson(
        slug="ties",
        title=Words("Equal is not equal", "Égaux, mais pas tout à fait"),
        say=Words(
            "A tie shares the gold of the territory: add up its heaps first, then share in whole cubes. What is left over is nobody's, "
            "and so is gold where no warrior stands. Equal gold at the end? Compare the piles, the largest first.",
            "Une égalité partage l'or du territoire : on additionne d'abord ses tas, puis on partage en cubes entiers. Le reste n'est "
            "à personne, comme l'or sans guerrier. Autant d'or à la fin ? On compare les tas gagnés, du plus grand au plus petit.",
        ),
        start=PRESETS["EC-9 three share"],
        clauses=(*_clauses(9, *range(4, 9)), "ARM-9.10", "ARM-9.11"),
        steps=(
            Step(
                Words("All pass: 2, 2 and 2 around a heap of 7.", "Tous passent : 2, 2 et 2 autour d'un tas de 7."),
                ("pass", "pass", "pass"),
            ),
        ),
        dials=Dials(
            slug="shares",
            prompt=Words(
                "Three warriors around a heap of 7. Turn their values and watch the gold.",
                "Trois guerriers autour d'un tas de 7. Changez leurs valeurs et regardez l'or.",
            ),
            names=(_MAGE, _ELF, _GOBLIN),
            choices=(tuple("1234"),) * 3,
            begin=("2", "2", "1"),
            show=shares,
        ),
        questions=(
            WhatHappens(
                slug="sum-first",
                prompt=Words(
                    "Heaps of 5 and 3 in one territory, and a tie between Mage and Elf. How much does Mage get?",
                    "Des tas de 5 et 3 dans un territoire, et une égalité entre Mage et Elfe. Combien pour Mage ?",
                ),
                start=PRESETS["EC-8 add up"],
                moves=("pass", "pass"),
                choices=_numbers(3, 4, 5, 8),
                truth=_gold_of(0),
            ),
            WhatHappens(
                slug="equal-gold",
                prompt=Words(
                    "Mage wins heaps of 6 and 5, Elf heaps of 7 and 4: 11 gold each. Who wins the game?",
                    "Mage gagne des tas de 6 et 5, Elfe de 7 et 4 : 11 d'or chacun. Qui gagne la partie ?",
                ),
                start=PRESETS["EC-23 bigger heap"],
                moves=("pass", "pass"),
                choices={"M": _MAGE, "E": _ELF, "ME": Words("Both", "Les deux")},
                truth=_winner,
            ),
        ),
        presets=_presets("EC-8 add up", "EC-9 three share", "EC-23 bigger heap"),
        switch="final_tie",
    ),
    Lesson(
        slug="teams",
        title=Words("Two and two", "Deux contre deux"),
        say=Words(
            "With four players, those who face each other are a team. Their warriors add up in each territory, their gold is one "
            "sum, and they win or lose together. But each has a hand, turns and a pass of their own, and partners may not show "
            "tiles or talk about them.",
            "À quatre, les joueurs qui se font face forment une équipe. Leurs guerriers s'additionnent dans chaque territoire, leur "
            "or aussi, et ils gagnent ou perdent ensemble. Mais chacun a sa main, ses tours et passe pour soi ; les partenaires ne "
            "se montrent rien et ne se concertent pas.",
        ),
        start=Start(position=FOUR_PLAYERS, eyes=Seat(0), overlay="territories"),
        clauses=_clauses(10, *range(1, 8)),
        steps=(
            Step(
                Words(
                    "The same finished game, in teams: Mage and Goblin 32, Orc and Elf 8.",
                    "La même partie, en équipes : Mage et Gobelin 32, Orc et Elfe 8.",
                ),
                ("pass", "pass", "pass", "pass"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="partners",
                prompt=Words(
                    "Around a heap of 7: Orc 4, Mage 3, Goblin 2. Mage and Goblin are partners. Who takes the 7?",
                    "Autour d'un tas de 7 : Orc 4, Mage 3, Gobelin 2. Mage et Gobelin sont partenaires. Qui prend les 7 ?",
                ),
                start=PRESETS["EC-11 partners"],
                moves=("pass", "pass", "pass", "pass"),
                choices=_TEAMS,
                truth=lambda state: "".join(sorted(_taker(Square.G1)(state), key="MOGE".index)),
            ),
        ),
        presets=_presets("WE-1 four players", "EC-11 partners"),
        switch="teams",
    ),
    Lesson(
        slug="reinforcement",
        title=Words("A full house can be strengthened", "Une maison pleine peut être renforcée"),
        say=Words(
            "Advanced rules: each player has one reinforcement, and placing it is the whole action. It goes on a warrior of your own in a complete territory, where every "
            "square is occupied, gold included; one in a territory. It adds 1, and if its side is tied for the most, it takes all. A complete territory that "
            "is cut in two stays complete on both sides.",
            "Règles avancées : chacun a un renfort, et le poser est toute l'action. Il se pose sur un de ses guerriers, dans un territoire complet, où toutes les "
            "cases sont occupées, or compris ; un seul par territoire. Il ajoute 1, et si son camp est à égalité en tête, il prend tout. Un territoire complet "
            "coupé en deux reste complet des deux côtés.",
        ),
        start=PRESETS["EC-12 behind by one"],
        clauses=(*_clauses(7, 8, 9), *_clauses(11, *range(1, 7)), *_clauses(12, *range(1, 13))),
        steps=(
            Step(
                Words(
                    "Mage is behind, 3 against 4. The reinforcement makes it 4 against 4: a tie, and Mage will take all 7.",
                    "Mage perd, 3 contre 4. Le renfort fait 4 contre 4 : égalité, et Mage prendra les 7.",
                ),
                ("reinforce G1",),
            ),
            Step(
                Words(
                    "Elf may not answer there: one reinforcement in a territory. Both pass.",
                    "Elfe ne peut pas répondre ici : un seul renfort par territoire. Les deux passent.",
                ),
                ("pass", "pass"),
            ),
        ),
        questions=(
            WhichOnes(
                slug="where-to-reinforce",
                prompt=Words(
                    "Eight squares, H4 is still free. The power of Orc cuts them in two with H2/H3. Where may Orc reinforce then?",
                    "Huit cases, H4 est encore libre. Le pouvoir d'Orc les coupe en deux par H2/H3. Où Orc peut-il poser son renfort ?",
                ),
                start=PRESETS["EC-15 cut away"],
                after=("extra H2/H3",),
                move="reinforce {}",
                over=("G1", "H1", "G2", "H3", "H2"),
            ),
            WhatHappens(
                slug="behind-by-one",
                prompt=Words(
                    "Mage 3, Elf 2 and 2 around a heap of 7. Mage reinforces the 3, then both pass. Who takes the 7?",
                    "Mage 3, Elfe 2 et 2 autour d'un tas de 7. Mage renforce son 3, puis tous deux passent. Qui prend les 7 ?",
                ),
                start=PRESETS["EC-12 behind by one"],
                moves=("reinforce G1", "pass", "pass"),
                choices={"M": _MAGE, "E": _ELF, "ME": Words("They share it", "Ils partagent")},
                truth=_taker(Square.G1),
            ),
        ),
        presets=_presets(
            "EC-12 behind by one", "EC-12 face up", "EC-15 cut away", "EC-16 cut in two", "EC-20 no waiting"
        ),
        switch="reinforcement_breaks",
    ),
    Lesson(
        slug="powers",
        title=Words("First the power, then the deed", "D'abord le pouvoir, puis l'action"),
        say=Words(
            "Each people has a power. Mage looks at an opposing tile (twice a game). Goblin lays an extra warrior of the hand face up (once). Orc lays an extra "
            "palisade of the common supply (once). A power comes before the action, one a turn, and an action must follow: never a pass.",
            "Chaque peuple a un pouvoir. Mage regarde une tuile adverse (deux fois). Gobelin pose un guerrier de sa main en plus, face visible (une fois). Orc pose une "
            "palissade de la réserve en plus (une fois). Le pouvoir vient avant l'action, un par tour, et une action doit suivre : jamais un « passe ».",
        ),
        start=PRESETS["EC-14 fill the gap"],
        clauses=(*_clauses(13, *range(1, 8)), *_clauses(14, *range(1, 16))),
        steps=(
            Step(
                Words(
                    "Goblin's power fills the gap, face up: the corner is complete. Now an action has to follow.",
                    "Le pouvoir de Gobelin bouche le trou, face visible : le coin est complet. Une action doit suivre.",
                ),
                ("extra 1 A2",),
            ),
            Step(
                Words(
                    "The action: the reinforcement on that very tile. 1 + 1 + 1 = 3 against 2, in one turn.",
                    "L'action : le renfort sur cette même tuile. 1 + 1 + 1 = 3 contre 2, en un seul tour.",
                ),
                ("reinforce A2",),
            ),
        ),
        questions=(
            WhichOnes(
                slug="mage-looks",
                prompt=Words(
                    "Mage and Goblin are partners. Goblin's tile on B1 lies face up. Where may Mage look?",
                    "Mage et Gobelin sont partenaires. La tuile de Gobelin en B1 est face visible. Où Mage peut-il regarder ?",
                ),
                start=PRESETS["EC-24 a look"],
                move="look {}",
                over=("A1", "B1", "C1", "D2", "E2"),
            ),
            WhichOnes(
                slug="after-a-power",
                prompt=Words(
                    "Orc has used the power: an extra palisade on B2|C2. What may Orc do now?",
                    "Orc a utilisé son pouvoir : une palissade de plus en B2|C2. Que peut faire Orc maintenant ?",
                ),
                start=Start(position="advanced, OM\nsticks: B1|C1", moves=("extra B2|C2",)),
                move="{}",
                over=("fence A2/A3 B2/B3", "place 2 A1", "pass", "extra E1|F1"),
            ),
        ),
        presets=_presets("EC-14 fill the gap", "EC-24 a look", "EC-25 three at once", "P1 advanced rules"),
        switch="power_needs_action",
    ),
    Lesson(
        slug="arrows",
        title=Words("Arrows", "Les flèches"),
        say=Words(
            "Elf's power, twice a game: an arrow at an opposing warrior, which then counts 1 less. An Elf must stand in the same territory, and the "
            "territory must not be complete. The arrow stays, and a 1 with two arrows counts less than nothing.",
            "Le pouvoir d'Elfe, deux fois par partie : une flèche sur un guerrier adverse, qui vaudra 1 de moins. Il faut un Elfe dans le même territoire, "
            "et un territoire non complet. La flèche reste, et un 1 avec deux flèches vaut moins que rien.",
        ),
        start=PRESETS["EC-13 arrow first"],
        clauses=_clauses(14, *range(16, 26)),
        steps=(
            Step(
                Words(
                    "Elf shoots at G1: an Elf stands on H1, in the same territory, and G2 is free.",
                    "Elfe tire sur G1 : un Elfe est en H1, dans le même territoire, et G2 est libre.",
                ),
                ("shoot G1",),
            ),
            Step(
                Words(
                    "Then Elf fills G2. The corner is complete and safe: 2 against 2 − 1 = 1.",
                    "Puis Elfe remplit G2. Le coin est complet, à l'abri : 2 contre 2 − 1 = 1.",
                ),
                ("place 1 G2",),
            ),
            Step(
                Words(
                    "Orc's reinforcement goes on top of the arrow: 2 − 1 + 1 = 2, a tie, and the reinforcement wins it.",
                    "Le renfort d'Orc va par-dessus la flèche : 2 − 1 + 1 = 2, égalité, et le renfort la gagne.",
                ),
                ("reinforce G1",),
            ),
        ),
        questions=(
            WhichOnes(
                slug="shield",
                prompt=Words(
                    "Mage fills the last free square of the corner, G2, with a 1. Which warriors may Elf shoot at then?",
                    "Mage remplit la dernière case libre du coin, G2, avec un 1. Sur quels guerriers Elfe peut-il tirer ?",
                ),
                start=PRESETS["EC-18 shield"],
                after=("place 1 G2",),
                move="shoot {}",
                over=("G1", "G2", "H1"),
            ),
            WhatHappens(
                slug="below-zero",
                prompt=Words(
                    "A corner with 7 gold. Mage: a 1 with two arrows, and a 1. Elf: a 1. Both pass. Who takes the 7?",
                    "Un coin à 7 pièces d'or. Mage : un 1 percé de deux flèches, et un 1. Elfe : un 1. Les deux passent. Qui prend les 7 ?",
                ),
                start=PRESETS["EC-19 below zero"],
                moves=("pass", "pass"),
                choices={"M": _MAGE, "E": _ELF, "ME": Words("They share it", "Ils partagent")},
                truth=_taker(Square.G1),
            ),
        ),
        presets=_presets(
            "EC-13 arrow first", "EC-17 open board", "EC-18 shield", "EC-19 below zero", "EC-19 a token in vain"
        ),
        switch="arrow_floor",
    ),
    Lesson(
        slug="why-not",
        title=Words("Why not?", "Pourquoi pas ?"),
        say=Words(
            "Try anything that is forbidden: every refusal names the rule, and shows on the board what proves it. Here Elf has shot "
            "no arrow yet, the big territory still has free squares, and a corner is complete.",
            "Essayez tout ce qui est interdit : chaque refus cite la règle, et montre sur le plateau ce qui le prouve. Ici Elfe n'a "
            "tiré aucune flèche, le grand territoire a encore des cases libres, et un coin est complet.",
        ),
        start=Start(
            position="advanced, EO\nNE closed\nsticks: A3/A4 A4|B4 B4/B5\nO:G1=2 E:H1=1 E:G2=1 O:C3=4 E:B3=1\nE to move"
        ),
        clauses=("ARM-4.3", "ARM-5.3", "ARM-6.9", "ARM-12.3", "ARM-13.3", "ARM-14.19"),
        questions=(
            WhichOnes(
                slug="what-may-elf",
                prompt=Words("Which of these may Elf do?", "Que peut faire Elfe ?"),
                start=Start(
                    position="advanced, EO\nNE closed\nsticks: A3/A4 A4|B4 B4/B5\nO:G1=2 E:H1=1 E:G2=1 O:C3=4 E:B3=1\n"
                    "E to move"
                ),
                move="{}",
                over=("shoot G1", "shoot C3", "reinforce H1", "reinforce B3", "fence B5|C5", "place 5 B2"),
            ),
        ),
        dials=Dials(
            slug="duel",
            prompt=Words(
                "How likely is a majority? So many unknown tiles of Mage against so many of Elf, from full hands.",
                "Quelle chance d'avoir la majorité ? Tant de tuiles inconnues de Mage contre tant d'Elfe, mains pleines.",
            ),
            names=(
                Words("Mage's tiles", "tuiles de Mage"),
                Words("Elf's tiles", "tuiles d'Elfe"),
                Words("players", "joueurs"),
            ),
            choices=(tuple("123"), tuple("123"), tuple("234")),
            begin=("2", "1", "2"),
            show=duel,
        ),
    ),
    Lesson(
        slug="play",
        title=Words("Play", "Jouez"),
        say=Words(
            "Now play. The question is always the same: claim or fence? Lay a warrior early and others know where to fight you; fence "
            "early and somebody else may move in. A last small tile that fills a territory can be worth a 5.",
            "À vous de jouer. La question est toujours la même : occuper ou clôturer ? Un guerrier posé tôt dit où vous combattre ; "
            "une clôture posée tôt peut servir à un autre. Une petite tuile qui finit un territoire vaut parfois un 5.",
        ),
        start=Start(seed=8, options={"players": 3, "advanced": True}),
        clauses=("ARM-1.1", "ARM-4.1", "ARM-11.3"),
        questions=(
            WhatHappens(
                slug="quiz-last-square",
                prompt=Words(
                    "A corner with 7 gold: Mage 3, Elf 2, one square free. Elf fills it with a 1, then both pass. Who takes the 7?",
                    "Un coin à 7 pièces d'or : Mage 3, Elfe 2, une case libre. Elfe la remplit d'un 1, puis tous deux passent. À qui les 7 ?",
                ),
                start=Start(position="basic, ME\nNE closed\nM:G1=3 E:H1=2\nE to move", eyes=None),
                moves=("place 1 G2", "pass", "pass"),
                choices={"M": _MAGE, "E": _ELF, "ME": Words("They share it", "Ils partagent")},
                truth=_taker(Square.G1),
            ),
            WhatHappens(
                slug="quiz-split",
                prompt=Words(
                    "Eight squares with a heap of 7 on H2: Orc 1, 1, 1 and 2, and a reinforcement on G2; Elf 2, 1 and 2. Elf cuts "
                    "them in two with H2/H3, and all pass. Who takes the 7?",
                    "Huit cases, un tas de 7 en H2 : Orc 1, 1, 1 et 2, et un renfort en G2 ; Elfe 2, 1 et 2. Elfe les coupe en deux "
                    "par H2/H3, et tous passent. À qui les 7 ?",
                ),
                start=PRESETS["EC-16 cut in two"],
                moves=("fence H2/H3 stop", "pass", "pass"),
                choices={"O": _ORC, "E": _ELF, "EO": Words("They share it", "Ils partagent")},
                truth=_taker(Square.H2),
            ),
            WhatHappens(
                slug="quiz-token",
                prompt=Words(
                    "Around a heap of 7: Mage 1 with a reinforcement, Elf 3, Goblin 3. All pass. Who takes the 7?",
                    "Autour d'un tas de 7 : Mage 1 avec un renfort, Elfe 3, Gobelin 3. Tous passent. À qui les 7 ?",
                ),
                start=Start(position="advanced, MEG\nNE closed\nM:G1=1 E:H1=3 G:G2=3\nreinforced: G1", eyes=None),
                moves=("pass", "pass", "pass"),
                choices={
                    "M": _MAGE,
                    "EG": Words("Elf and Goblin share it", "Elfe et Gobelin partagent"),
                    "none": _NOBODY,
                },
                truth=_taker(Square.G1),
            ),
        ),
    ),
)
