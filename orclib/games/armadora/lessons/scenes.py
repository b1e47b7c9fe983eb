"""The scenes of the Armadöra notebook as data: what is said, where each begins, its steps and questions."""

from __future__ import annotations

from collections.abc import Callable

from orclib.engine import Seat
from orclib.engine.teaching import Dials, Lesson, Start, Step, WhatHappens, WhichOnes
from orclib.games.armadora.box import GOLD_SQUARES, Square
from orclib.games.armadora.lessons.cases import COMB, FOUR_PLAYERS, PRESETS, SEVEN
from orclib.games.armadora.lessons.experiments import FENCES, duel, set_up, shares, smallest
from orclib.games.armadora.rules import scoring
from orclib.games.armadora.state import State
from orclib.language import Bilingual as Words

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
        title=Words("Forty squares, forty gold", "Quarante cases, quarante pièces d'or"),
        en="Squares are called A1 to H5. Chance lays eight heaps, 3 to 7 gold, on eight fixed mines, and picks who starts; nothing "
        "else is luck. Each player has a people, at first just a colour, and the same hand of warriors. Our rulebook has lost its "
        "pictures: mines, heaps and hands come from other sources that agree.",
        fr="Les cases vont de A1 à H5. Le hasard place huit tas, de 3 à 7 pièces, sur huit mines fixes, et choisit qui commence ; rien "
        "d'autre. Chacun a un peuple, pour l'instant une simple couleur, et la même main de guerriers. Notre livret a perdu ses images : mines, tas et mains viennent "
        "d'autres sources concordantes.",
        start=Start(seed=3, watch=True, eyes=None, options={"players": 2}),
        clauses=(*_clauses(1, 1, 2, 3), *_clauses(2, *range(1, 8)), *_clauses(3, *range(1, 9))),
        dials=Dials(
            slug="set-up",
            en="How many players, and which deal of the heaps?",
            fr="Combien de joueurs, et quel tirage des tas ?",
            names=(Words("players", "joueurs"), Words("heaps", "tas")),
            choices=(("2", "3", "4"), ("1", "2", "3", "4", "5")),
            begin=("2", "1"),
            show=set_up,
        ),
        questions=(
            WhatHappens(
                slug="land",
                en="Forty squares, and gold lies on eight. How many squares can receive a warrior?",
                fr="Quarante cases, dont huit portent de l'or. Combien peuvent recevoir un guerrier ?",
                start=Start(seed=3, eyes=None),
                moves=(),
                choices=_numbers(8, 32, 40, 67),
                truth=lambda _state: str(sum(square not in GOLD_SQUARES for square in Square)),
                because=("ARM-2.4",),
            ),
        ),
    ),
    Lesson(
        slug="warrior",
        title=Words("A warrior is a secret", "Un guerrier est un secret"),
        en="Click a tile of your hand, then any free square: no gold, no warrior there. Your warrior lies face down. Others see whose "
        "it is, not its number; you may look again (our ruling).",
        fr="Cliquez une tuile de votre main, puis une case libre : ni or, ni guerrier. Votre guerrier est face cachée. Les autres "
        "voient à qui il est, pas sa valeur ; vous pouvez le revoir (notre décision).",
        start=Start(seed=3, options={"first_player": 0}),
        clauses=(*_clauses(5, *range(1, 7)), *_clauses(15, 1, 2, 3, 4)),
        steps=(
            Step(
                "Mage has laid a 5 between two heaps. Elf has answered beside it. You see with Mage's eyes: what has Elf laid?",
                "Mage a posé un 5 entre deux tas. Elfe a répondu à côté. Vous voyez avec les yeux de Mage : qu'a posé Elfe ?",
                ("place 5 G2", "place 1 H1"),
            ),
            WhichOnes(
                slug="free-squares",
                en="Warriors lie on G2 and H1, gold on B2 and H2. Where may Mage lay a 2?",
                fr="Des guerriers sont en G2 et H1, de l'or en B2 et H2. Où Mage peut-il poser un 2 ?",
                start=Start(seed=3, options={"first_player": 0}, moves=("place 5 G2", "place 1 H1"), eyes=Seat(0)),
                move="place 2 {}",
                over=("G1", "G2", "H1", "H2", "A1", "B2"),
            ),
        ),
    ),
    Lesson(
        slug="palisades",
        title=Words("Palisades go on lines", "Les palissades vont sur les lignes"),
        en="Or lay one or two palisades of the supply: 35 for all. Click a line between two squares: B1|C1 side by side, A2/A3 one "
        "above the other. Never on the rim, never two on a line. They need not touch, belong to nobody, and stay.",
        fr="Ou posez une ou deux palissades de la réserve : 35 pour tous. Cliquez une ligne entre deux cases : B1|C1 côte à côte, "
        "A2/A3 l'une sous l'autre. Jamais sur le pourtour, jamais deux sur une ligne. Elles n'ont pas à se toucher, ne sont à "
        "personne, et restent.",
        start=Start(seed=3, options={"first_player": 0}),
        clauses=(*_clauses(6, *range(1, 9)), *_clauses(6, 14, 15)),
        steps=(
            Step(
                "Two palisades far apart: one turn.",
                "Deux palissades loin l'une de l'autre : un seul tour.",
                ("fence B1|C1 G4/G5",),
            ),
            WhichOnes(
                slug="which-lines",
                en="One palisade lies on B1|C1. Where may Mage lay another?",
                fr="Une palissade est en B1|C1. Où Mage peut-il en poser une autre ?",
                start=Start(position="basic, ME\nsticks: B1|C1"),
                move="fence {}",
                over=("B1|C1", "B2|C2", "A1|C1", "A1|B2", "D4/D5", "rim A1 left"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="after-one-left",
                en="One palisade is left in the supply. Mage lays it. How many may Elf lay then?",
                fr="Il reste une palissade dans la réserve. Mage la pose. Combien Elfe pourra-t-il en poser ?",
                start=PRESETS["EC-7 one left"],
                moves=("fence G1|H1",),
                choices=_numbers(0, 1, 2),
                truth=lambda state: str(min(state.supply, 2)),
            ),
        ),
        presets=_presets("EC-7 one left"),
    ),
    Lesson(
        slug="territories",
        title=Words("What is a territory?", "Qu'est-ce qu'un territoire ?"),
        en="A territory is all that can be reached from square to square without crossing a palisade or the rim. At first the whole "
        "board is one. It falls apart when a palisade closes the last way round.",
        fr="Un territoire est tout ce qu'on atteint de case en case sans franchir ni palissade ni pourtour. Au début, tout le plateau "
        "en est un. Il se coupe quand une palissade ferme le dernier passage.",
        start=Start(position="basic, ME\nsticks: B1|C1 B2|C2 A2/A3", overlay="territories"),
        clauses=_clauses(7, *range(1, 8)),
        steps=(
            Step(
                "The fourth palisade closes the corner: 4 squares inside. The 36 outside are a territory, too. Territories never "
                "grow together again; each may hold several heaps, or none.",
                "La quatrième palissade ferme le coin : 4 cases dedans. Les 36 de dehors sont aussi un territoire. Jamais deux "
                "territoires ne se rejoignent ; chacun peut contenir plusieurs tas, ou aucun.",
                ("fence B2/B3 stop",),
            ),
            WhatHappens(
                slug="how-many-territories",
                en="Palisades part all eight columns. One gap is left, between G1 and H1, and Mage fills it. How many territories are there?",
                fr="Des palissades séparent les huit colonnes. Il reste une ouverture, entre G1 et H1, et Mage la bouche. Combien y a-t-il de "
                "territoires ?",
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
        en="No palisade may make a territory of fewer than four squares, on either side. Every square counts, gold too. Lines with a "
        "cross are closed for good. A palisade that closes nothing is fine. Of two announced together, one forbidden stops both "
        "(our ruling).",
        fr="Aucune palissade ne peut créer un territoire de moins de quatre cases, d'un côté ou de l'autre. Toutes comptent, l'or "
        "aussi. Une ligne barrée l'est pour toujours. Ne rien fermer est permis. De deux palissades annoncées ensemble, une "
        "interdite arrête les deux (notre décision).",
        start=Start(position=PRESETS["EC-3 three squares"].position, overlay="lines"),
        clauses=(*_clauses(6, 9, 10, 11, 12, 13), "ARM-6.16"),
        dials=Dials(
            slug="smallest",
            en="Choose a board (A empty, B a corner, C three squares, D a dead end, E seven squares, F a comb) and the smallest "
            "territory. The rule says 4; any other figure is only an experiment.",
            fr="Choisissez un plateau (A vide, B un coin, C trois cases, D un cul-de-sac, E sept cases, F un peigne) et le plus "
            "petit territoire. La règle dit 4 ; tout autre nombre n'est qu'un essai.",
            names=(Words("board", "plateau"), Words("smallest territory", "plus petit territoire")),
            choices=(tuple(FENCES), tuple("123456")),
            begin=("E", "4"),
            show=smallest,
        ),
        steps=(
            WhichOnes(
                slug="seven",
                en="Seven squares are closed off: A1 B1 C1 D1 A2 B2 C2. Which of these lines may take a palisade?",
                fr="Sept cases sont fermées : A1 B1 C1 D1 A2 B2 C2. Sur quelles lignes peut-on poser une palissade ?",
                start=Start(position=f"basic, ME\nsticks: {SEVEN}"),
                move="fence {}",
                over=("B2|C2", "C1|D1", "C1/C2", "A1|B1", "A1/A2", "B1/B2"),
            ),
        ),
        questions=(
            WhichOnes(
                slug="pairs",
                en="The comb: only row 1 joins the columns. Which pairs may Mage announce?",
                fr="Le peigne : seule la rangée 1 relie les colonnes. Quelles paires Mage peut-il annoncer ?",
                start=Start(position=f"basic, ME\nsticks: {COMB}"),
                move="fence {}",
                over=("A1/A2 A1|B1", "A1|B1 B1|C1", "A2/A3 D1|E1", "A1/A2 H1/H2"),
            ),
        ),
        presets=_presets("EC-1 corner", "EC-3 three squares", "EC-4 leftover", "EC-5 dead end", "EC-6 comb"),
    ),
    Lesson(
        slug="one-action",
        title=Words("One thing a turn", "Une seule chose par tour"),
        en="Your turn is one thing: one warrior, or palisades, one or two. Otherwise you pass. Then the next player clockwise has a turn.",
        fr="Votre tour, c'est une seule chose : un guerrier, ou une ou deux palissades. Sinon, on passe. Puis c'est au joueur suivant, "
        "dans le sens horaire.",
        start=Start(seed=5, options={"players": 3, "first_player": 0}),
        clauses=_clauses(4, *range(1, 6)),
        steps=(
            Step(
                "Mage has placed a warrior. Now Elf has laid one palisade.",
                "Mage a posé un guerrier. Puis Elfe a posé une palissade.",
                ("place 3 C1", "fence B1|C1"),
            ),
            WhichOnes(
                slug="after-one-stick",
                en="Elf has just laid one palisade on B1|C1. What may Elf do now?",
                fr="Elfe vient de poser une palissade en B1|C1. Que peut faire Elfe maintenant ?",
                start=Start(seed=5, options={"players": 3, "first_player": 0}, moves=("place 3 C1", "fence B1|C1")),
                move="{}",
                over=("fence E3/E4", "stop", "place 1 A1", "pass"),
            ),
        ),
    ),
    Lesson(
        slug="passing",
        title=Words("When you stop, you stop", "Qui s'arrête s'arrête"),
        en="You may pass on any turn, and must when you can do nothing. A pass is for the rest of the game. What you laid still "
        "counts; what is in your hand does not. The others play on, the last one turn after turn.",
        fr="On peut passer à chaque tour, et on le doit quand on ne peut rien faire. C'est pour toute la partie. Ce qui est posé compte "
        "encore ; ce qui reste en main, non. Les autres continuent, le dernier tour après tour.",
        start=PRESETS["EC-22 the last one"],
        clauses=_clauses(8, *range(1, 11)),
        steps=(
            Step(
                "Mage has passed, then Elf. Goblin alone played on. Goblin passes too, and the game stops: Goblin, the strongest with 5 "
                "to 1, takes all 40 gold.",
                "Mage a passé, puis Elfe. Gobelin seul a continué. Il passe aussi, et la partie s'arrête : Gobelin, le plus fort avec 5 "
                "contre 1, prend les 40 pièces.",
                ("pass", "place 1 A1", "place 1 B1", "pass", "place 4 C1", "fence A1|B1 stop", "pass"),
            ),
            WhichOnes(
                slug="full-board",
                en="All 32 land squares hold warriors. Goblin, to move, still has one tile, a 1. What may Goblin do?",
                fr="Les 32 cases de terre sont occupées. C'est à Gobelin ; il a encore une tuile, un 1. Que peut-il faire ?",
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
        en="When all have passed, every warrior is turned up. In each territory players add up their warriors; the highest total takes "
        "all its gold. This is a real game, from a photograph, as if each played alone; we deduced nine values.",
        fr="Quand tous ont passé, on retourne tous les guerriers. Dans chaque territoire, chacun additionne les siens ; le plus grand "
        "total prend tout l'or. Voici une vraie partie, d'après une photo, comme si chacun jouait pour soi ; nous avons déduit neuf "
        "valeurs.",
        start=Start(position=f"{FOUR_PLAYERS}\noptions: teams off", eyes=Seat(0), overlay="territories"),
        clauses=(*_clauses(9, 1, 2, 3), "ARM-9.9"),
        steps=(
            WhatHappens(
                slug="top-right",
                en="The territory F1 to H2 has heaps of 4 and 7, and these warriors: Goblin 3 and 4, Orc 3, Elf 2. All pass. Who takes the 11 gold?",
                fr="Le territoire F1 à H2 a des tas de 4 et 7, et ces guerriers : Gobelin 3 et 4, Orc 3, Elfe 2. Tous passent. Qui prend les 11 "
                "pièces ?",
                start=Start(position=f"{FOUR_PLAYERS}\noptions: teams off", eyes=Seat(0), overlay="territories"),
                moves=("pass", "pass", "pass", "pass"),
                choices=_PLAYERS,
                truth=_taker(Square.G1),
            ),
            Step(
                "All have passed. Mage wins with 19 gold. Click a square to see how its gold was won.",
                "Tous ont passé. Mage gagne avec 19 pièces. Cliquez une case pour voir comment son or est gagné.",
                ("pass", "pass", "pass", "pass"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="one-takes-all",
                en="One corner with 7 gold is closed and empty. Mage's only warrior, a 1, stands outside it; Elf has none. Both pass. "
                "How much gold does Mage get?",
                fr="Un coin avec 7 pièces d'or est fermé et vide. Le seul guerrier de Mage, un 1, est dehors ; Elfe n'en a pas. Tous deux "
                "passent. Combien d'or pour Mage ?",
                start=PRESETS["EC-10 one takes all"],
                moves=("pass", "pass"),
                choices=_numbers(0, 7, 33, 40),
                truth=_gold_of(0),
            ),
            WhatHappens(
                slug="quiz-last-square",
                en="A corner with 7 gold: Mage 3, Elf 2, one square free. Elf fills it with a 1, then both pass. Who takes the 7?",
                fr="Un coin à 7 pièces d'or : Mage 3, Elfe 2, une case libre. Elfe la remplit d'un 1, puis tous deux passent. À qui les 7 ?",
                start=Start(position="basic, ME\nNE closed\nM:G1=3 E:H1=2\nE to move", eyes=None),
                moves=("place 1 G2", "pass", "pass"),
                choices={"M": _MAGE, "E": _ELF, "ME": Words("They share it", "Ils partagent")},
                truth=_taker(Square.G1),
            ),
        ),
        dials=Dials(
            slug="duel",
            en="How likely is a majority? So many unknown tiles of Mage against so many of Elf, from full hands.",
            fr="Quelle chance d'avoir la majorité ? Tant de tuiles inconnues de Mage contre tant d'Elfe, mains pleines.",
            names=(
                Words("Mage's tiles", "tuiles de Mage"),
                Words("Elf's tiles", "tuiles d'Elfe"),
                Words("players", "joueurs"),
            ),
            choices=(tuple("123"), tuple("123"), tuple("234")),
            begin=("2", "1", "2"),
            show=duel,
        ),
        presets=_presets("WE-1 each alone", "EC-10 one takes all"),
    ),
    Lesson(
        slug="ties",
        title=Words("Equal is not equal", "Égaux, mais pas tout à fait"),
        en="A tie shares the territory's gold: add up its heaps, then share in whole cubes. What is left over is nobody's; so is gold "
        "where no warrior stands. Equal gold at the end? Compare the piles won, the largest first (our ruling).",
        fr="Une égalité partage l'or du territoire : on additionne ses tas, puis on partage en cubes entiers. Le reste n'est à personne, "
        "comme l'or sans guerrier. Autant d'or à la fin ? On compare les tas gagnés, du plus grand au plus petit (notre décision).",
        start=PRESETS["EC-9 three share"],
        clauses=(*_clauses(9, *range(4, 9)), "ARM-9.10", "ARM-9.11"),
        steps=(
            Step(
                "All pass: 2, 2 and 2 around a heap of 7. Each takes 2; one cube is nobody's.",
                "Tous passent : 2, 2 et 2 autour d'un tas de 7. Chacun prend 2 ; un cube n'est à personne.",
                ("pass", "pass", "pass"),
            ),
            WhatHappens(
                slug="sum-first",
                en="Heaps of 5 and 3 lie in one territory. Mage has a 3 there, Elf a 2 and a 1. Both pass. How much gold does Mage get?",
                fr="Un territoire a des tas de 5 et 3. Mage y a un 3, Elfe un 2 et un 1. Tous deux passent. Combien d'or pour Mage ?",
                start=PRESETS["EC-8 add up"],
                moves=("pass", "pass"),
                choices=_numbers(3, 4, 5, 8),
                truth=_gold_of(0),
            ),
            WhatHappens(
                slug="equal-gold",
                en="Both pass. Mage wins heaps of 6 and 5, Elf heaps of 7 and 4: 11 gold each. Who wins the game?",
                fr="Tous deux passent. Mage gagne des tas de 6 et 5, Elfe de 7 et 4 : 11 pièces chacun. Qui gagne la partie ?",
                start=PRESETS["EC-23 bigger heap"],
                moves=("pass", "pass"),
                choices={"M": _MAGE, "E": _ELF, "ME": Words("Both", "Les deux")},
                truth=_winner,
            ),
        ),
        dials=Dials(
            slug="shares",
            en="Three warriors around a heap of 7. Turn their values and watch the gold.",
            fr="Trois guerriers autour d'un tas de 7. Changez leurs valeurs et regardez l'or.",
            names=(_MAGE, _ELF, _GOBLIN),
            choices=(tuple("1234"),) * 3,
            begin=("2", "2", "1"),
            show=shares,
        ),
        presets=_presets("EC-8 add up", "EC-9 three share", "EC-23 bigger heap"),
    ),
    Lesson(
        slug="teams",
        title=Words("Two and two", "Deux contre deux"),
        en="Four players are two teams: those who face each other. Partners add up their warriors and their gold, and win or lose "
        "together. Hands, turns and passes stay their own; they show each other nothing (our ruling).",
        fr="À quatre, les joueurs opposés jouent en équipe. Leurs guerriers et leur or s'additionnent ; ils gagnent ou perdent ensemble. "
        "Chacun garde sa main, ses tours et passe pour soi ; ils ne se montrent rien (notre décision).",
        start=Start(position=FOUR_PLAYERS, eyes=Seat(0), overlay="territories"),
        clauses=_clauses(10, *range(1, 8)),
        steps=(
            WhatHappens(
                slug="partners",
                en="Around a heap of 7: Orc 4, Mage 3, Goblin 2. Mage and Goblin are partners. All pass. Who takes the 7?",
                fr="Autour d'un tas de 7 : Orc 4, Mage 3, Gobelin 2. Mage et Gobelin sont partenaires. Tous passent. Qui prend les 7 ?",
                start=PRESETS["EC-11 partners"],
                moves=("pass", "pass", "pass", "pass"),
                choices=_TEAMS,
                truth=lambda state: "".join(sorted(_taker(Square.G1)(state), key="MOGE".index)),
            ),
            Step(
                "The finished game of the photograph, now in teams: Mage and Goblin 32, Orc and Elf 8.",
                "La partie de la photo, cette fois en équipes : Mage et Gobelin 32, Orc et Elfe 8.",
                ("pass", "pass", "pass", "pass"),
            ),
        ),
        presets=_presets("WE-1 four players", "EC-11 partners"),
    ),
    Lesson(
        slug="reinforcement",
        title=Words("Advanced rules: reinforcements", "Règles avancées : les renforts"),
        en="Everything stays, and each player has one reinforcement, worth 1; placing it is your action. It goes on a warrior of your "
        "own in a complete territory: every square occupied, gold counts as such (our ruling). One in a territory. If its side ties "
        "for the most, it takes all.",
        fr="Tout reste, et chacun a un renfort, qui vaut 1 ; le poser est votre action. Il va sur un de vos guerriers, dans un territoire "
        "complet : toutes les cases occupées, l'or compris (notre décision). Un seul par territoire. Si son camp est à égalité en "
        "tête, il prend tout.",
        start=PRESETS["EC-12 behind by one"],
        clauses=(*_clauses(7, 8, 9), *_clauses(11, *range(1, 7)), *_clauses(12, *range(1, 13))),
        steps=(
            WhatHappens(
                slug="behind-by-one",
                en="Mage 3, Elf 2 and 2 around a heap of 7. Mage reinforces the 3, then both pass. Who takes the 7?",
                fr="Mage 3, Elfe 2 et 2 autour d'un tas de 7. Mage renforce son 3, puis tous deux passent. Qui prend les 7 ?",
                start=PRESETS["EC-12 behind by one"],
                moves=("reinforce G1", "pass", "pass"),
                choices={"M": _MAGE, "E": _ELF, "ME": Words("They share it", "Ils partagent")},
                truth=_taker(Square.G1),
            ),
            Step(
                "Mage has reinforced the 3: 4 against 4. Elf may not answer here: this territory has its reinforcement.",
                "Mage a renforcé son 3 : 4 contre 4. Elfe ne peut pas répondre ici : ce territoire a son renfort.",
                ("reinforce G1",),
            ),
        ),
        questions=(
            WhatHappens(
                slug="quiz-split",
                en="The line H2/H3 parts eight squares. Above it lies a heap of 7, with Elf 2 and Orc 1 and 1, one of them reinforced; below, "
                "Orc 1 and 2, Elf 1 and 2. Elf lays a palisade there, and all pass. Who takes the 7?",
                fr="La ligne H2/H3 coupe huit cases en deux. Au-dessus, un tas de 7, avec Elfe 2 et Orc 1 et 1, dont un renforcé ; au-dessous, "
                "Orc 1 et 2, Elfe 1 et 2. Elfe y pose une palissade, et tous passent. À qui les 7 ?",
                start=PRESETS["EC-16 cut in two"],
                moves=("fence H2/H3 stop", "pass", "pass"),
                choices={"O": _ORC, "E": _ELF, "EO": Words("They share it", "Ils partagent")},
                truth=_taker(Square.H2),
            ),
            WhatHappens(
                slug="quiz-token",
                en="Around a heap of 7: Mage 1 with a reinforcement, Elf 3, Goblin 3. All pass. Who takes the 7?",
                fr="Autour d'un tas de 7 : Mage 1 avec un renfort, Elfe 3, Gobelin 3. Tous passent. À qui les 7 ?",
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
        presets=_presets(
            "EC-12 behind by one", "EC-12 face up", "EC-15 cut away", "EC-16 cut in two", "EC-20 no waiting"
        ),
    ),
    Lesson(
        slug="powers",
        title=Words("First the power, then the deed", "D'abord le pouvoir, puis l'action"),
        en="Each people has a power, used before the action. Mage looks at an opposing tile, never a partner's (twice a game). Goblin lays one more "
        "warrior, face up (once). Orc lays one more palisade (once). One power a turn, and an action must follow: never a pass.",
        fr="Chaque peuple a un pouvoir, utilisé avant l'action. Mage regarde une tuile adverse, jamais d'un partenaire (deux fois par partie). Gobelin joue un "
        "guerrier de plus, face visible (une fois). Orc joue une palissade de plus (une fois). Un pouvoir par tour, et une action doit "
        "suivre : pas question de passer.",
        start=PRESETS["EC-14 fill the gap"],
        clauses=(*_clauses(13, *range(1, 8)), *_clauses(14, *range(1, 16))),
        steps=(
            Step(
                "Goblin's power has filled A2, face up. The action: the reinforcement on that very tile. Goblin has 1 + 1 + 1 = 3 "
                "against 2.",
                "Le pouvoir de Gobelin a rempli A2, face visible. L'action : le renfort sur cette même tuile. Gobelin a 1 + 1 + 1 = 3 "
                "contre 2.",
                ("extra 1 A2", "reinforce A2"),
            ),
            WhichOnes(
                slug="after-a-power",
                en="Orc has used the power: an extra palisade on B2|C2. What may Orc do now?",
                fr="Orc a utilisé son pouvoir : une palissade de plus en B2|C2. Que peut faire Orc maintenant ?",
                start=Start(position="advanced, OM\nsticks: B1|C1", moves=("extra B2|C2",)),
                move="{}",
                over=("fence A2/A3 B2/B3", "place 2 A1", "pass", "extra E1|F1"),
            ),
        ),
        questions=(
            WhichOnes(
                slug="mage-looks",
                en="Mage and Goblin are partners. Warriors: Orc on A1, Goblin on B1 (face up) and D2, Elf on C1. Where may Mage look?",
                fr="Mage et Gobelin sont partenaires. Guerriers : Orc en A1, Gobelin en B1 (face visible) et D2, Elfe en C1. Où Mage peut-il "
                "regarder ?",
                start=PRESETS["EC-24 a look"],
                move="look {}",
                over=("A1", "B1", "C1", "D2", "E2"),
            ),
            WhichOnes(
                slug="where-to-reinforce",
                en="A territory of eight squares; only H4 is free. Orc's power cuts it in two with H2/H3. Orc stands on G1, G2 and H3, Elf "
                "on H1, G3 and G4; H2 has gold. Where may Orc reinforce then?",
                fr="Un territoire de huit cases ; seule H4 est libre. Le pouvoir d'Orc le coupe en deux par H2/H3. Orc est en G1, G2 et H3, "
                "Elfe en H1, G3 et G4 ; H2 porte de l'or. Où Orc peut-il poser son renfort ?",
                start=PRESETS["EC-15 cut away"],
                after=("extra H2/H3",),
                move="reinforce {}",
                over=("G1", "H1", "G2", "H3", "H2"),
            ),
        ),
        presets=_presets("EC-14 fill the gap", "EC-24 a look", "EC-25 three at once", "P1 advanced rules"),
    ),
    Lesson(
        slug="arrows",
        title=Words("Arrows", "Les flèches"),
        en="Elf's power, twice a game: an arrow on an opposing warrior, which then counts 1 less. An Elf must stand in the same "
        "territory, and it must not be complete. The arrow stays. A 1 with two arrows counts −1.",
        fr="Le pouvoir d'Elfe, deux fois par partie : une flèche sur un guerrier adverse, qui compte 1 de moins. Il faut un Elfe dans le "
        "même territoire, et un territoire non complet. La flèche reste. Un 1 percé de deux flèches compte −1.",
        start=PRESETS["EC-13 arrow first"],
        clauses=_clauses(14, *range(16, 26)),
        steps=(
            Step(
                "Elf has shot at G1, then filled G2 with a 1. The corner is complete: Elf 2, Orc 2 − 1 = 1.",
                "Elfe a tiré sur G1, puis rempli G2 d'un 1. Le coin est complet : Elfe 2, Orc 2 − 1 = 1.",
                ("shoot G1", "place 1 G2"),
            ),
            Step(
                "Orc's reinforcement goes on top of the arrow: 2 − 1 + 1 = 2. The tie is Orc's.",
                "Le renfort d'Orc va par-dessus la flèche : 2 − 1 + 1 = 2. L'égalité est à Orc.",
                ("reinforce G1",),
            ),
            WhichOnes(
                slug="shield",
                en="In a corner stand Mage on G1 and Elf on H1; H2 has gold. Mage fills the last free square, G2. Which warriors may Elf shoot "
                "at then?",
                fr="Dans un coin, Mage est en G1, Elfe en H1 ; H2 porte de l'or. Mage remplit la dernière case libre, G2. Sur quels guerriers "
                "Elfe peut-il alors tirer ?",
                start=PRESETS["EC-18 shield"],
                after=("place 1 G2",),
                move="shoot {}",
                over=("G1", "G2", "H1"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="below-zero",
                en="A corner with 7 gold. Mage: a 1 with two arrows, and a 1. Elf: a 1. Both pass. Who takes the 7?",
                fr="Un coin à 7 pièces d'or. Mage : un 1 percé de deux flèches, et un 1. Elfe : un 1. Les deux passent. Qui prend les 7 ?",
                start=PRESETS["EC-19 below zero"],
                moves=("pass", "pass"),
                choices={"M": _MAGE, "E": _ELF, "ME": Words("They share it", "Ils partagent")},
                truth=_taker(Square.G1),
            ),
            WhichOnes(
                slug="what-may-elf",
                en="Elf still has both arrows, the reinforcement and a 5. The corner at the top right (G1, H1, G2 and gold on H2) is complete; "
                "the rest is one open territory. Which of these may Elf do?",
                fr="Elfe a encore ses deux flèches, son renfort et un 5. Le coin en haut à droite (G1, H1, G2 et l'or en H2) est complet ; le "
                "reste est un territoire ouvert. Que peut faire Elfe ?",
                start=Start(
                    position="advanced, EO\nNE closed\nsticks: A3/A4 A4|B4 B4/B5\nO:G1=2 E:H1=1 E:G2=1 O:C3=4 E:B3=1\n"
                    "E to move"
                ),
                move="{}",
                over=("shoot G1", "shoot C3", "reinforce H1", "reinforce B3", "fence B5|C5", "place 5 B2"),
            ),
        ),
        presets=_presets(
            "EC-13 arrow first", "EC-17 open board", "EC-18 shield", "EC-19 below zero", "EC-19 a token in vain"
        ),
    ),
)
