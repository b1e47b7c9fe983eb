"""The sixteen scenes of the ORC notebook as data: what is said, where each begins, its steps and questions."""

from __future__ import annotations

from collections.abc import Callable

from orclib.games.orc import scoring
from orclib.games.orc.components import CARDS, NORTH, Tribe
from orclib.games.orc.examples import PRESETS
from orclib.games.orc.ring import OUTCOMES, ring
from orclib.games.orc.state import State
from orclib.language import Bilingual as Words
from orclib.teaching import Dials, Lesson, Start, Step, WhatHappens, WhichOnes

_RACE = ("Y", "G", "W", "R", "B", "V")
_WINNERS = {
    "N": Words("North wins it", "Nord la gagne"),
    "S": Words("South wins it", "Sud la gagne"),
    "frozen": Words("Nobody yet: it freezes", "Personne pour l'instant : elle gèle"),
}
_WHO = {
    "N": Words("North", "Nord"),
    "S": Words("South", "Sud"),
    "draw": Words("Nobody: a draw", "Personne : partie nulle"),
}
_COUNTS = {str(n): Words(str(n), str(n)) for n in range(7)}


def _presets(*names: str) -> dict[str, Start]:
    return {name: PRESETS[name] for name in names}


def _owner(tribe: Tribe) -> Callable[[State], str]:
    def truth(state: State) -> str:
        front = state.front(tribe)
        return "frozen" if front.owner is None else "NS"[front.owner]

    return truth


def _thawed(state: State) -> str:
    return str(sum(front.owner == NORTH for front in state.fronts))


def _winner(state: State) -> str:
    result = scoring.outcome(state)
    assert result is not None
    return "NS"[result.winners[0]] if result.winners else "draw"


def _clauses(section: int, *numbers: int) -> tuple[str, ...]:
    return tuple(f"ORC-{section}.{number}" for number in numbers)


LESSONS: tuple[Lesson, ...] = (
    Lesson(
        slug="cards",
        title=Words("A weak end and a strong end", "Un bout faible, un bout fort"),
        say=Words(
            "Every orc card has two halves: one orc of one colour, two orcs of another. Point at any card: the letter names "
            "the colour, the dots repeat the number of orcs. Six colours and two unequal halves make exactly thirty cards.",
            "Chaque carte a deux côtés : un orc d'une couleur, deux orcs d'une autre. Montrez une carte : la lettre dit la "
            "couleur, les points répètent le nombre d'orcs. Six couleurs et deux côtés inégaux font tout juste trente cartes.",
        ),
        start=Start(deal=False, eyes=None, watch=True),
        clauses=_clauses(1, *range(1, 10)),
        questions=(
            WhatHappens(
                slug="blue-pairs",
                prompt=Words(
                    "On how many of the thirty cards is blue the strong end, with two orcs?",
                    "Sur combien des trente cartes le bleu est-il le bout fort, à deux orcs ?",
                ),
                start=Start(deal=False, eyes=None),
                moves=(),
                choices=_COUNTS,
                truth=lambda _state: str(sum(card.double is Tribe.B for card in CARDS)),
            ),
        ),
    ),
    Lesson(
        slug="frontier",
        title=Words("Three cards make the frontier", "Trois cartes font la frontière"),
        say=Words(
            "Find three cards that show all six colours, each once. Click the half that shall lie on the left. Cards that would "
            "show a colour twice turn pale. The orcs on each half say what the tribe is worth.",
            "Cherchez trois cartes qui montrent les six couleurs, une fois chacune. Cliquez le côté qui sera à gauche. Les "
            "cartes qui répéteraient une couleur pâlissent. Les orcs de chaque côté donnent la valeur de la tribu.",
        ),
        start=Start(deal=False, eyes=None),
        clauses=(*_clauses(2, 1, 2, 3, 4, 9, 13),),
        steps=(
            Step(
                Words(
                    "Yellow and green are laid: every card with yellow or green is closed now.",
                    "La jaune et la verte sont posées : toute carte jaune ou verte est maintenant fermée.",
                ),
                ("lay YG",),
            ),
            Step(
                Words(
                    "Two more, and the frontier stands: always three tribes worth 2 and three worth 1. Only 120 sets of three "
                    "cards out of 4060 do it.",
                    "Encore deux, et la frontière est prête : toujours trois tribus à 2 points et trois à 1. Sur 4060 trios de "
                    "cartes, 120 seulement conviennent.",
                ),
                ("lay RW flipped", "lay BV"),
            ),
        ),
        questions=(
            WhichOnes(
                slug="second-card",
                prompt=Words(
                    "YG shall be the first frontier card. Which cards may come second?",
                    "YG sera la première carte de la frontière. Quelles cartes peuvent être la deuxième ?",
                ),
                start=Start(deal=False, eyes=None, watch=True),
                after=("lay YG",),
                move="lay {}",
                over=("RW", "GR", "BV", "VY", "WB"),
            ),
        ),
        presets=_presets("W1 worths", "E22 a frontier?"),
    ),
    Lesson(
        slug="set-up",
        title=Words("Piles, hands, box", "Pioches, mains, boîte"),
        say=Words(
            "The other 27 cards are shuffled: four face down beside each tribe, three left for the hands. Whoever gets a single "
            "card starts. Last of all the starter puts the box at one end: it ranks the tribes.",
            "Les 27 autres cartes sont mélangées : quatre face cachée près de chaque tribu, trois pour les mains. Qui reçoit une "
            "seule carte commence. Enfin il pose la boîte à un bout : elle donne leur rang aux tribus.",
        ),
        start=Start(seed=1),
        clauses=_clauses(2, 5, 6, 7, 8, 10, 11, 12),
        steps=(
            Step(
                Words(
                    "The box stands, for the whole game. Rank 1 is next to it, rank 6 the farthest. At the other end, all ranks "
                    "would be reversed: try it with Undo.",
                    "La boîte est posée pour toute la partie. Le rang 1 est à côté d'elle, le rang 6 au plus loin. À l'autre "
                    "bout, tous les rangs seraient inversés : essayez avec Annuler.",
                ),
                ("box left",),
            ),
        ),
        presets=_presets("P1 who begins"),
        switch="start_choice",
    ),
    Lesson(
        slug="turn",
        title=Words("Use a card, then draw", "Jouer une carte, puis piocher"),
        say=Words(
            "Your turn: use exactly one card, then draw. Click the half that shall fight, then the tribe. Only the half that "
            "faces the tribe counts; the other is as if crossed out. There is no passing.",
            "À votre tour : jouez exactement une carte, puis piochez. Cliquez le côté qui se bat, puis la tribu. Seul le "
            "côté tourné vers la tribu compte ; l'autre est comme barré. On ne passe jamais.",
        ),
        start=PRESETS["E1 two ends"],
        clauses=(*_clauses(3, 1, 2, 3, 4), *_clauses(4, 1, 2, 3, 10)),
        steps=(
            Step(
                Words(
                    "Two blue orcs went against red. The card is used and stays as it lies. Now one card must be drawn.",
                    "Deux orcs bleus ont attaqué la rouge. La carte est jouée et reste ainsi. Il faut maintenant piocher une carte.",
                ),
                ("RB:2-R",),
            ),
            Step(
                Words(
                    "One card drawn: the turn is over, South is to move.",
                    "Une carte piochée : le tour est fini, c'est à Sud.",
                ),
                ("draw G", "turn G GV"),
            ),
        ),
        questions=(
            WhichOnes(
                slug="two-ends",
                prompt=Words(
                    "North holds RB (one red orc, two blue orcs). Which of these attacks are allowed?",
                    "Nord tient RB (un orc rouge, deux orcs bleus). Quelles attaques sont permises ?",
                ),
                start=PRESETS["E1 two ends"],
                move="RB:{}",
                over=("1-R", "2-R", "1-B", "2-B"),
            ),
        ),
        presets=_presets("E1 two ends"),
    ),
    Lesson(
        slug="colours",
        title=Words("Colours you may not use", "Les couleurs interdites"),
        say=Words(
            "Three bans, all about the half that faces the tribe: never the tribe's own colour, never the colour your opponent "
            "uses there, and only one colour on your side. Try any half on any tribe: what forbids it is marked.",
            "Trois interdits, tous sur le côté tourné vers la tribu : jamais la couleur de la tribu, jamais celle que "
            "l'adversaire y emploie, et une seule couleur de votre côté. Essayez : ce qui interdit est marqué.",
        ),
        start=PRESETS["E3 locked out"],
        clauses=_clauses(4, 4, 5, 6, 7, 8, 9, 14),
        questions=(
            WhichOnes(
                slug="locked-out",
                prompt=Words(
                    "North's side of white shows blue, South's yellow. Which halves may North send to white?",
                    "À la blanche, Nord montre du bleu, Sud du jaune. Quels côtés Nord peut-il envoyer à la blanche ?",
                ),
                start=PRESETS["E3 locked out"],
                move="{}-W",
                over=("VR:1", "VR:2", "WB:1", "WB:2"),
            ),
            WhichOnes(
                slug="unused-half",
                prompt=Words(
                    "North attacks green with red. Which halves may South send there? Mind which half faces the tribe.",
                    "Nord attaque la verte en rouge. Quels côtés Sud peut-il y envoyer ? Regardez celui qui est tourné vers elle.",
                ),
                start=PRESETS["E2 unused half"],
                move="{}-G",
                over=("RB:1", "RB:2", "YR:1", "YR:2"),
            ),
            WhichOnes(
                slug="local-ban",
                prompt=Words(
                    "North attacks green with blue. Where may South use the single blue orc of BR?",
                    "Nord attaque la verte en bleu. Où Sud peut-il employer l'orc bleu de BR ?",
                ),
                start=PRESETS["E4 local ban"],
                move="BR:1-{}",
                over=_RACE,
            ),
        ),
        presets=_presets("W2 colours", "E2 unused half", "E3 locked out", "E4 local ban"),
    ),
    Lesson(
        slug="draw",
        title=Words("Weak attack, rich draw", "Petite attaque, grosse pioche"),
        say=Words(
            "One orc sent: draw two cards. Two orcs, or a discard: draw one. Take them from any piles that have cards, one at a "
            "time. You may not refuse. If the last pile runs dry, the second card is lost.",
            "Un orc envoyé : piochez deux cartes. Deux orcs, ou une carte écartée : une seule. Prenez-les dans n'importe quelles "
            "pioches non vides, une à une. Impossible de refuser. Si tout est vide, la deuxième carte est perdue.",
        ),
        start=PRESETS["E7 no refusing"],
        clauses=_clauses(6, *range(1, 13)),
        steps=(
            Step(
                Words(
                    "One orc: North must draw two. Try to stop after one!",
                    "Un orc : Nord doit piocher deux cartes. Essayez d'arrêter !",
                ),
                ("GB:1-V", "draw G", "turn G VG"),
            ),
            Step(
                Words(
                    "Violet's last card had to be drawn. Both piles are empty, both battles are fought, the game stops.",
                    "Il fallait prendre la dernière carte de la violette. Les pioches sont vides, on se bat, la partie s'arrête.",
                ),
                ("draw V", "turn V YW"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="forfeit",
                prompt=Words(
                    "North attacks violet with one yellow orc, so two cards are owed. A single card is left in all. How many "
                    "cards does North hold afterwards?",
                    "Nord attaque la violette avec un orc jaune : deux cartes dues. Il n'en reste qu'une en tout. Combien de "
                    "cartes Nord a-t-il ensuite ?",
                ),
                start=PRESETS["E8 forfeited card"],
                moves=("YB:1-V", "draw V", "turn V VW"),
                choices=_COUNTS,
                truth=lambda state: str(len(state.hands[NORTH])),
            ),
        ),
        presets=_presets("E7 no refusing", "E8 forfeited card"),
        switch="peek_between_draws",
    ),
    Lesson(
        slug="discard",
        title=Words("You may throw a card away", "On peut écarter une carte"),
        say=Words(
            "Instead of attacking you may remove a card from the game: click a half, then the heap. You still draw one card. "
            "Here North has nothing else: every half is red, the tribe's colour, or blue, the enemy's.",
            "Au lieu d'attaquer, on peut écarter une carte du jeu : cliquez un côté, puis le tas. On pioche quand même une "
            "carte. Ici Nord n'a pas le choix : tout est rouge, couleur de la tribu, ou bleu, couleur adverse.",
        ),
        start=PRESETS["E18 only a discard"],
        clauses=_clauses(5, 1, 2, 3, 4),
        questions=(
            WhichOnes(
                slug="only-discard",
                prompt=Words("Which of these may North do?", "Que peut faire Nord ?"),
                start=PRESETS["E18 only a discard"],
                move="{}",
                over=("RB:1-R", "RB:2-R", "BR:1-R", "BR:2-R", "discard RB", "discard BR"),
            ),
        ),
        presets=_presets("E18 only a discard"),
        switch="discard_face_down",
    ),
    Lesson(
        slug="battle",
        title=Words("The last card of a pile sounds the battle", "La dernière carte d'une pioche sonne la bataille"),
        say=Words(
            "Whoever takes the last card beside a tribe starts its battle, even to lose it. When all cards of the turn are drawn, "
            "count the orcs that face the tribe: more orcs win. One against none is enough.",
            "Qui prend la dernière carte près d'une tribu y déclenche la bataille, même pour la perdre. Une fois toutes les "
            "cartes piochées, on compte les orcs tournés vers la tribu : le plus grand nombre gagne. Un contre zéro suffit.",
        ),
        start=PRESETS["W5 battle"],
        clauses=_clauses(7, 1, 3, 4, 5, 7, 8),
        steps=(
            Step(
                Words(
                    "South attacks red with two yellow orcs and owes one card.",
                    "Sud attaque la rouge avec deux orcs jaunes et doit piocher une carte.",
                ),
                ("RY:2-R",),
            ),
            Step(
                Words(
                    "South takes the last card beside blue: 3 violet orcs against 1 yellow. South wins blue.",
                    "Sud prend la dernière carte près de la bleue : 3 orcs violets contre 1 jaune. Sud gagne la bleue.",
                ),
                ("draw B", "turn B BR"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="fresh-card",
                prompt=Words(
                    "Green stands at 2 against 2. North adds two red orcs there and takes green's last card. Who wins green?",
                    "À la verte, 2 contre 2. Nord y ajoute deux orcs rouges et prend sa dernière carte. Qui gagne la verte ?",
                ),
                start=PRESETS["E6 fresh card fights"],
                moves=("YR:2-G", "draw G", "turn G BY"),
                choices=_WINNERS,
                truth=_owner(Tribe.G),
            ),
            WhatHappens(
                slug="fresh-discard",
                prompt=Words(
                    "Same position, but North discards GY and takes green's last card. Who wins green?",
                    "Même position, mais Nord écarte GY et prend la dernière carte de la verte. Qui gagne la verte ?",
                ),
                start=PRESETS["E6 fresh card fights"],
                moves=("discard GY", "draw G", "turn G BY"),
                choices=_WINNERS,
                truth=_owner(Tribe.G),
            ),
        ),
        presets=_presets("W5 battle", "E6 fresh card fights"),
    ),
    Lesson(
        slug="trophy",
        title=Words("Clear the field, keep one flag", "On débarrasse, on garde un trophée"),
        say=Words(
            "After a battle the cards at the tribe leave the game, all but one: the winner's last card turns spear up and marks "
            "the owner. It is only a flag: its orcs never score. If no card lies there, a marker does the job.",
            "Après une bataille, les cartes de la tribu quittent le jeu, sauf une : la dernière du vainqueur montre sa lance et "
            "marque le camp. Ce n'est qu'un trophée : ses orcs ne rapportent rien. Sans carte, un jeton le remplace.",
        ),
        start=PRESETS["E21 only a flag"],
        clauses=_clauses(8, 1, 2, 3, 4, 5, 6),
        steps=(
            Step(
                Words(
                    "South sends one white orc against blue and draws red's last card, then one of blue.",
                    "Sud envoie un orc blanc à la bleue, prend la dernière carte de la rouge, puis une de la bleue.",
                ),
                ("WY:1-B", "draw R", "turn R RY"),
            ),
            Step(
                Words(
                    "Red goes to North, 4 to 2. Three cards lay there: two leave, the last one is the trophy.",
                    "La rouge va à Nord, 4 à 2. Trois cartes y étaient : deux s'en vont, la dernière est le trophée.",
                ),
                ("draw B", "turn B RB"),
            ),
        ),
        presets=_presets("W3 trophies", "E21 only a flag"),
    ),
    Lesson(
        slug="ties",
        title=Words("A tie? Ask the neighbour toward the box", "Égalité ? Voyez la voisine côté boîte"),
        say=Words(
            "A tie goes to the owner of the next tribe toward the box. The tribe nearest the box looks to the far end: the row is "
            "a ring. 0 against 0 is a tie too. The neighbour on the other side has no say.",
            "Une égalité va à qui a gagné la tribu voisine, côté boîte. La plus proche de la boîte regarde tout au bout : la "
            "rangée est un anneau. 0 contre 0 est aussi une égalité. L'autre voisine ne compte pas.",
        ),
        start=PRESETS["W4 tie"],
        clauses=_clauses(9, 1, 2, 3, 10),
        steps=(
            Step(
                Words(
                    "North attacks white with two green orcs and takes green's last card: 2 against 2. Yellow is North's, so green is too.",
                    "Nord attaque la blanche avec deux orcs verts et prend la dernière carte de la verte : 2 contre 2. La jaune est à Nord, donc la verte aussi.",
                ),
                ("VG:2-W", "draw G", "turn G BG"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="nobody-there",
                prompt=Words(
                    "North takes white's last card; nobody has a card there. Green, toward the box, is South's. Who wins white?",
                    "Nord prend la dernière carte de la blanche ; personne n'y a joué. La verte, côté boîte, est à Sud. Qui gagne la blanche ?",
                ),
                start=PRESETS["E9 nobody there"],
                moves=("YB:2-R", "draw W", "turn W BG"),
                choices=_WINNERS,
                truth=_owner(Tribe.W),
            ),
            WhatHappens(
                slug="far-end",
                prompt=Words(
                    "Yellow, rank 1, ends 1 against 1. Violet, rank 6, is South's. Who wins yellow?",
                    "La jaune, rang 1, finit 1 contre 1. La violette, rang 6, est à Sud. Qui gagne la jaune ?",
                ),
                start=PRESETS["E11 far end"],
                moves=("YW:2-G", "draw Y", "turn Y BG"),
                choices=_WINNERS,
                truth=_owner(Tribe.Y),
            ),
        ),
        presets=_presets("W4 tie", "E9 nobody there", "E11 far end"),
    ),
    Lesson(
        slug="frozen",
        title=Words("Frozen", "Gelée"),
        say=Words(
            "If that neighbour has no owner yet, the tied tribe freezes: no more cards there, and those that lie there stay. "
            "Whoever wins the neighbour wins the frozen tribe at once, and so on down the row.",
            "Si cette voisine n'est encore à personne, la tribu gèle : plus de cartes là, et celles qui y sont restent. Qui gagne "
            "la voisine gagne aussitôt la tribu gelée, et ainsi de suite.",
        ),
        start=PRESETS["E10 three thaws"],
        clauses=(*_clauses(4, 11, 12, 13), *_clauses(9, 4, 5, 6, 7, 8, 9)),
        steps=(
            Step(
                Words(
                    "South attacks violet. Green, white and red wait, each for the one before.",
                    "Sud attaque la violette. La verte, la blanche et la rouge attendent, chacune la précédente.",
                ),
                ("RB:2-V",),
            ),
            Step(
                Words(
                    "Yellow falls to North, and the ice breaks: green, white, red, one after the other.",
                    "La jaune tombe à Nord, et la glace se brise : verte, blanche, rouge, l'une après l'autre.",
                ),
                ("draw Y", "turn Y RG"),
            ),
        ),
        questions=(
            WhichOnes(
                slug="closed-doors",
                prompt=Words(
                    "Green is frozen, red is won. Where may North send the two red orcs of BR?",
                    "La verte est gelée, la rouge est gagnée. Où Nord peut-il envoyer les deux orcs rouges de BR ?",
                ),
                start=PRESETS["E17 closed doors"],
                move="BR:2-{}",
                over=_RACE,
            ),
            WhatHappens(
                slug="around-corner",
                prompt=Words(
                    "Violet and yellow are frozen. North wins blue, 5 to 4. How many tribes does North own then?",
                    "La violette et la jaune sont gelées. Nord gagne la bleue, 5 à 4. Combien de tribus Nord a-t-il alors ?",
                ),
                start=PRESETS["E12 around the corner"],
                moves=("RG:1-B", "draw B", "turn B BY", "draw G", "turn G BG"),
                choices=_COUNTS,
                truth=_thawed,
            ),
        ),
        presets=_presets("E5 same pile twice", "E10 three thaws", "E12 around the corner", "E17 closed doors"),
        switch="attack_on_won",
    ),
    Lesson(
        slug="two-battles",
        title=Words("Two battles at once", "Deux batailles d'un coup"),
        say=Words(
            "Two cards can empty two piles in one turn. The battle nearer the box is fought first, whichever pile was emptied "
            "first. The order shows in the log; it never changes who owns what in the end.",
            "Deux cartes peuvent vider deux pioches le même tour. On se bat d'abord au plus près de la boîte, quelle que soit la "
            "pioche vidée en premier. L'ordre se lit dans le journal ; il ne change jamais qui possède quoi à la fin.",
        ),
        start=PRESETS["E13 two battles"],
        clauses=(*_clauses(7, 2, 6), *_clauses(9, 12)),
        steps=(
            Step(
                Words(
                    "One violet-bound orc, two cards owed. North empties green first ...",
                    "Un orc vers la violette, deux cartes dues. Nord vide d'abord la verte…",
                ),
                ("RV:1-V", "draw G", "turn G BR"),
            ),
            Step(
                Words(
                    "... then yellow. Yellow is fought first: South's. Then green ties, and goes to yellow's owner.",
                    "… puis la jaune. On se bat d'abord à la jaune : à Sud. Puis la verte, à égalité, va à qui a la jaune.",
                ),
                ("draw Y", "turn Y GB"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="awkward-order",
                prompt=Words(
                    "South empties yellow (1 against 1) and violet (North 2, South 1) in one turn. Yellow looks to violet. Who "
                    "owns yellow in the end?",
                    "Sud vide la jaune (1 contre 1) et la violette (Nord 2, Sud 1) le même tour. La jaune regarde la violette. À "
                    "qui est la jaune à la fin ?",
                ),
                start=PRESETS["E14 awkward order"],
                moves=("VB:1-W", "draw Y", "turn Y BG", "draw V", "turn V GB"),
                choices=_WINNERS,
                truth=_owner(Tribe.Y),
            ),
        ),
        presets=_presets("E13 two battles", "E13 the far end first", "E14 awkward order"),
        switch="far_battle_first",
    ),
    Lesson(
        slug="ring",
        title=Words("The ring of ice", "L'anneau de glace"),
        say=Words(
            "Of the 729 ways six battles can end, 728 give every tribe an owner: only six ties leave the ring frozen for good. "
            "Here five tribes are frozen and only blue is open: watch what one orc can do.",
            "Sur 729 façons de finir six batailles, 728 donnent un propriétaire à chaque tribu : seules six égalités gèlent "
            "l'anneau pour toujours. Ici cinq tribus sont gelées, seule la bleue est ouverte : voyez ce que peut un orc.",
        ),
        start=PRESETS["E16 six at once"],
        clauses=("ORC-9.11", "ORC-10.4", "ORC-12.3"),
        dials=Dials(
            slug="ring",
            prompt=Words(
                "Rank 1 (next to the box) to rank 6. How does each battle end?",
                "Du rang 1 (près de la boîte) au rang 6. Comment finit chaque bataille ?",
            ),
            names=tuple(Words(f"rank {n}", f"rang {n}") for n in range(1, 7)),
            choices=(OUTCOMES,) * 6,
            begin=("N", "=", "=", "S", "=", "="),
            show=ring,
        ),
        steps=(
            Step(
                Words(
                    "Five tribes are frozen. North sends a single orc to blue ...",
                    "Cinq tribus sont gelées. Nord envoie un seul orc à la bleue…",
                ),
                ("RV:1-B",),
            ),
            Step(
                Words(
                    "... takes the last card, wins blue 1 to 0, and all five others thaw: six tribes with one orc.",
                    "… prend la dernière carte, gagne la bleue 1 à 0, et les cinq autres dégèlent : six tribus avec un orc.",
                ),
                ("draw B", "turn B VG"),
            ),
        ),
        presets=_presets("E15 nobody fights", "E16 six at once"),
    ),
    Lesson(
        slug="score",
        title=Words("The game stops; hands are worth gold", "La partie s'arrête ; la main vaut de l'or"),
        say=Words(
            "When the last pile is empty the game stops, after its battles. Each tribe you won gives its worth, plus one point "
            "for every orc of that colour in your hand. Orcs of other colours give nothing. Equal totals: the owner of rank 1 wins.",
            "Quand la dernière pioche est vide, la partie s'arrête, après les batailles. Chaque tribu gagnée rapporte sa valeur, "
            "plus un point par orc de cette couleur en main. Les autres couleurs ne donnent rien. Égalité : qui a le rang 1 gagne.",
        ),
        start=PRESETS["W6 final count"],
        clauses=(*_clauses(10, 1, 2, 3), *_clauses(11, *range(1, 8)), *_clauses(12, 1, 2)),
        questions=(
            WhatHappens(
                slug="equal-totals",
                prompt=Words(
                    "North and South both count 9. Yellow, next to the box, is South's. Who wins the game?",
                    "Nord et Sud comptent 9 chacun. La jaune, près de la boîte, est à Sud. Qui gagne la partie ?",
                ),
                start=PRESETS["E19 equal totals"],
                moves=(),
                choices=_WHO,
                truth=_winner,
            ),
        ),
        presets=_presets("W6 final count", "E19 equal totals", "E20 two beat four"),
    ),
    Lesson(
        slug="knowledge",
        title=Words("What do you know?", "Que savez-vous ?"),
        say=Words(
            "Piles are face down and hands are secret, but everything on the table can be counted. Look with North's eyes, with "
            "South's, as the referee. Here one card is left in the piles: who has counted all others knows it, but for the other hand.",
            "Les pioches sont cachées et les mains secrètes, mais tout ce qui est sur la table se compte. Regardez avec les yeux "
            "de Nord, de Sud, de l'arbitre. Ici il reste une carte en pioche : qui a compté les autres la connaît, à la main adverse près.",
        ),
        start=PRESETS["E8 forfeited card"],
        clauses=_clauses(13, 1, 2, 3, 4),
        switch="discard_face_down",
    ),
    Lesson(
        slug="play",
        title=Words("Play", "Jouez"),
        say=Words(
            "You know the rules. One thought to start with: the orcs you spend in fights are orcs that will not score. Spend the "
            "colours you will not win.",
            "Vous connaissez les règles. Une idée pour commencer : les orcs dépensés au combat ne rapporteront rien. Dépensez les "
            "couleurs que vous ne gagnerez pas.",
        ),
        start=Start(seed=2026, moves=("box left",)),
        clauses=(),
        questions=(
            WhatHappens(
                slug="quiz-one-orc",
                prompt=Words(
                    "Five tribes are frozen. North sends the single red orc of RV to blue and takes blue's last card. "
                    "How many tribes does North own then?",
                    "Cinq tribus sont gelées. Nord envoie l'orc rouge de RV à la bleue et prend sa dernière carte. Combien de tribus "
                    "Nord a-t-il alors ?",
                ),
                start=PRESETS["E16 six at once"],
                moves=("RV:1-B", "draw B", "turn B VG"),
                choices=_COUNTS,
                truth=_thawed,
            ),
            WhatHappens(
                slug="quiz-two-tribes",
                prompt=Words(
                    "The game is over. North owns white and violet, South the four others. Count the hands: who wins?",
                    "La partie est finie. Nord a la blanche et la violette, Sud les quatre autres. Comptez les mains : qui gagne ?",
                ),
                start=PRESETS["E20 two beat four"],
                moves=(),
                choices=_WHO,
                truth=_winner,
            ),
        ),
    ),
)
