"""The scenes of the ORC notebook as data: what is said, where each begins, its steps and questions."""

from __future__ import annotations

from collections.abc import Callable

from orclib.engine.teaching import Dials, Lesson, Start, Step, WhatHappens, WhichOnes
from orclib.games.orc.box import CARDS, NORTH, Tribe
from orclib.games.orc.lessons.cases import PRESETS
from orclib.games.orc.lessons.ring_of_ties import OUTCOMES, ring
from orclib.games.orc.rules import scoring
from orclib.games.orc.rules.knowledge import observe
from orclib.games.orc.state import State
from orclib.language import Bilingual as Words

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
_EARLY = "piles: Y3 G3 W4 R4 B4 V4\nR: S GV:1\nNorth to move, hand RB WY"
"""The second turn of a game: South has sent one orc and drawn two cards."""
_LATE = "piles: V2 (VW VG)\nwon: Y-N W-N G-S R-S B-S\nV: N BY:2, S WR:1\nNorth to move, hand YB WB\nSouth: GB"
"""Two cards are left in the piles."""


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
        en="Every card has two halves: one orc of one colour, two orcs of another. Letters name the colours: RB has one red "
        "orc, two blue ones. Point at a card. We take it that no card comes twice: that makes thirty.",
        fr="Chaque carte a deux côtés : un orc d'une couleur, deux orcs d'une autre. Les lettres, anglaises, disent la couleur : RB a un "
        "orc rouge et deux bleus ; Y est jaune, G vert, W blanc, V violet. Montrez une carte. Selon nous, aucune carte n'existe en double : cela en fait trente.",
        start=Start(deal=False, eyes=None, watch=True),
        clauses=_clauses(1, *range(1, 10)),
        steps=(
            WhatHappens(
                slug="blue-pairs",
                en="On how many of the thirty cards is blue the strong end, with two orcs?",
                fr="Sur combien des trente cartes le bleu est-il le bout fort, à deux orcs ?",
                start=Start(deal=False, eyes=None),
                moves=(),
                choices=_COUNTS,
                truth=lambda _state: str(sum(card.double is Tribe.B for card in CARDS)),
                because=("ORC-1.8",),
            ),
        ),
    ),
    Lesson(
        slug="frontier",
        title=Words("Three cards make the frontier", "Trois cartes font la frontière"),
        en="Chance (our ruling) picks three cards that show all six colours, each once. They lie in a row: six tribes. Click "
        "the half that shall lie on the left.",
        fr="Le hasard (notre décision) choisit trois cartes qui montrent les six couleurs, une fois chacune. Elles forment une "
        "rangée de six tribus. Cliquez le côté qui sera à gauche.",
        start=Start(deal=False, eyes=None),
        clauses=(*_clauses(2, 1, 2, 3, 4, 9, 13),),
        steps=(
            WhichOnes(
                slug="second-card",
                en="YG is the first card of the frontier. Which cards may come second?",
                fr="YG est la première carte de la frontière. Quelles cartes peuvent être la deuxième ?",
                start=Start(deal=False, eyes=None, watch=True),
                after=("lay YG",),
                move="lay {}",
                over=("RW", "GR", "BV", "VY", "WB"),
            ),
            Step(
                "The frontier stands. The orcs on its halves say what each tribe is worth: always three tribes 1 point, three 2. "
                "These cards stay: nobody plays or scores them.",
                "La frontière est prête. Les orcs de chaque côté donnent la valeur de la tribu : toujours trois à 1 point, trois "
                "à 2. Ces cartes restent là : on ne les joue ni ne les compte.",
                ("lay YG", "lay RW flipped", "lay BV"),
            ),
        ),
        presets=_presets("W1 worths", "E22 a frontier?"),
    ),
    Lesson(
        slug="set-up",
        title=Words("Piles, hands, box", "Pioches, mains, boîte"),
        en="The other 27 cards are shuffled: four face down beside each tribe, three for the hands. Whoever gets one card starts; "
        "the other has two. Your side of the row is the one you sit at.",
        fr="Les 27 autres cartes sont mélangées : quatre face cachée près de chaque tribu, trois pour les mains. L'Oya, qui n'en "
        "reçoit qu'une, commence ; l'autre en a deux. Votre côté de la rangée est devant vous.",
        start=Start(seed=1),
        clauses=_clauses(2, 5, 6, 7, 8, 10, 11, 12),
        steps=(
            Step(
                "Last, the starter puts the box at one end, for the whole game. It ranks the tribes: 1 next to it, 6 farthest. "
                "You will need that for ties.",
                "Enfin l'Oya pose la boîte à un bout, pour toute la partie. Elle donne leur rang aux tribus : 1 à côté d'elle, 6 "
                "au plus loin. Cela servira pour les égalités.",
                ("box left",),
            ),
        ),
        presets=_presets("P1 who begins"),
    ),
    Lesson(
        slug="turn",
        title=Words("Use a card, then draw", "Jouer une carte, puis piocher"),
        en="Your turn: use exactly one card, then draw. To attack, click the half that shall fight, then a tribe. Only the half "
        "facing the tribe counts, and the card stays as it lies. There is no passing.",
        fr="À votre tour : jouez exactement une carte, puis piochez. Pour attaquer, cliquez le côté qui se bat, puis une tribu. "
        "Seul le côté tourné vers la tribu compte, et la carte reste ainsi. On ne passe jamais.",
        start=Start(position=_EARLY),
        clauses=(*_clauses(3, 1, 2, 3, 4), *_clauses(4, 1, 2, 3, 10)),
        steps=(
            Step(
                "Two blue orcs went to white.",
                "Deux orcs bleus ont attaqué la blanche.",
                ("RB:2-W",),
            ),
            WhichOnes(
                slug="then-draw",
                en="North has just sent two blue orcs to white. Which of these may North do now?",
                fr="Nord vient d'envoyer deux orcs bleus à la blanche. Que peut-il faire maintenant ?",
                start=Start(position=_EARLY, moves=("RB:2-W",)),
                move="{}",
                over=("draw G", "WY:1-B", "pass"),
            ),
            Step(
                "A card is drawn: the turn is over, South is to move.",
                "Une carte est piochée : c'est à Sud.",
                ("draw G", "turn G GY"),
            ),
        ),
        presets=_presets("E1 two ends"),
    ),
    Lesson(
        slug="colours",
        title=Words("Colours you may not use", "Les couleurs interdites"),
        en="Three bans, all about the half that faces the tribe: never the tribe's own colour; never the colour your opponent uses "
        "at that tribe; and your own cards there all show one colour. Elsewhere the same colour is free. Try any half anywhere.",
        fr="Trois interdits, tous sur le côté tourné vers la tribu : jamais la couleur de la tribu ; jamais celle que l'adversaire "
        "y emploie ; et toutes vos cartes y montrent la même. Ailleurs, la couleur reste libre. Essayez partout.",
        start=PRESETS["E3 locked out"],
        clauses=_clauses(4, 4, 5, 6, 7, 8, 9, 14),
        steps=(
            WhichOnes(
                slug="locked-out",
                en="At white, North's cards show blue, South's yellow. North holds VR and WB. Which halves may North send to white?",
                fr="À la blanche, Nord montre du bleu, Sud du jaune. Nord tient VR et WB. Quels côtés peut-il envoyer à la blanche ?",
                start=PRESETS["E3 locked out"],
                move="{}-W",
                over=("VR:1", "VR:2", "WB:1", "WB:2"),
            ),
            WhichOnes(
                slug="local-ban",
                en="North attacks green with blue, nobody is elsewhere. Where may South send the one blue orc of BR?",
                fr="Nord attaque la verte en bleu ; ailleurs, personne. Où Sud peut-il envoyer l'orc bleu de BR ?",
                start=PRESETS["E4 local ban"],
                move="BR:1-{}",
                over=_RACE,
            ),
        ),
        questions=(
            WhichOnes(
                slug="two-ends",
                en="No card lies at any tribe. North holds RB (one red orc, two blue). Which of these attacks are allowed?",
                fr="Aucune tribu n'est attaquée. Nord tient RB (un orc rouge, deux bleus). Quelles attaques sont permises ?",
                start=PRESETS["E1 two ends"],
                move="RB:{}",
                over=("1-R", "2-R", "1-B", "2-B"),
            ),
            WhichOnes(
                slug="unused-half",
                en="North's card WR lies at green with its red half facing the tribe. South holds RB and YR. Which halves may South send to green?",
                fr="La carte WR de Nord est à la verte, côté rouge vers la tribu. Sud tient RB et YR. Quels côtés peut-il envoyer à la verte ?",
                start=PRESETS["E2 unused half"],
                move="{}-G",
                over=("RB:1", "RB:2", "YR:1", "YR:2"),
            ),
        ),
        presets=_presets("W2 colours", "E2 unused half", "E3 locked out", "E4 local ban"),
    ),
    Lesson(
        slug="draw",
        title=Words("Weak attack, rich draw", "Petite attaque, grosse pioche"),
        en="Two orcs sent: draw one card. One orc sent: draw two, as long as any are left. Take each from any pile you like; you see "
        "the first before you choose the second (our ruling). Hands have no limit.",
        fr="Deux orcs envoyés : piochez une carte. Un seul : piochez-en deux, tant qu'il en reste. Prenez chacune où vous voulez ; "
        "on voit la première avant de choisir la deuxième (notre décision). La main est sans limite.",
        start=Start(position=_EARLY),
        clauses=_clauses(6, *range(1, 13)),
        steps=(
            Step(
                "One white orc went to blue. North has drawn one card from red's pile.",
                "Un orc blanc a attaqué la bleue. Nord a pioché une carte près de la rouge.",
                ("WY:1-B", "draw R", "turn R RY"),
            ),
            WhichOnes(
                slug="second-draw",
                en="North has sent one orc and drawn one card from red's pile. Which of these may North do now?",
                fr="Nord a envoyé un orc et pioché une carte près de la rouge. Que peut-il faire maintenant ?",
                start=Start(position=_EARLY, moves=("WY:1-B", "draw R"), script=("turn R RY",)),
                move="{}",
                over=("draw R", "draw G", "pass"),
            ),
            Step(
                "Both cards came from one pile: that is allowed.",
                "Les deux viennent de la même pioche : c'est permis.",
                ("draw R", "turn R RG"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="forfeit",
                en="North holds YB and WB and attacks violet with one yellow orc: two cards are owed. A single card is left in all. "
                "How many cards does North hold afterwards?",
                fr="Nord tient YB et WB et attaque la violette avec un orc jaune : il doit piocher deux cartes. Il n'en reste qu'une "
                "en tout. Combien de cartes a-t-il ensuite ?",
                start=PRESETS["E8 forfeited card"],
                moves=("YB:1-V", "draw V", "turn V VW"),
                choices=_COUNTS,
                truth=lambda state: str(len(state.hands[NORTH])),
            ),
        ),
        presets=_presets("E7 no refusing", "E8 forfeited card"),
    ),
    Lesson(
        slug="discard",
        title=Words("You may throw a card away", "On peut écarter une carte"),
        en="Instead of attacking you may always throw a card away: click a half, then the heap of removed cards. It lies face up "
        "(our ruling) and never comes back. Then draw one card. Here only red can still be attacked.",
        fr="Au lieu d'attaquer, on peut toujours écarter une carte : cliquez un côté, puis le tas des cartes écartées. Elle y est "
        "visible (notre décision) et ne revient jamais. Piochez ensuite une carte. Ici, seule la rouge peut encore être attaquée.",
        start=PRESETS["E18 only a discard"],
        clauses=_clauses(5, 1, 2, 3, 4),
        steps=(
            WhichOnes(
                slug="only-discard",
                en="South attacks red with blue. North holds RB and BR. Which of these may North do?",
                fr="Sud attaque la rouge en bleu. Nord tient RB et BR. Que peut faire Nord ?",
                start=PRESETS["E18 only a discard"],
                move="{}",
                over=("RB:1-R", "RB:2-R", "BR:1-R", "BR:2-R", "discard RB", "discard BR"),
            ),
        ),
        presets=_presets("E18 only a discard"),
    ),
    Lesson(
        slug="battle",
        title=Words("The last card of a pile sounds the battle", "La dernière carte d'une pioche sonne la bataille"),
        en="Whoever takes the last card beside a tribe starts its battle, even to lose it. Finish drawing first. Then count the orcs "
        "that face the tribe: more orcs win it for good. One against none is enough.",
        fr="Qui prend la dernière carte près d'une tribu y déclenche la bataille, même pour la perdre. On finit d'abord de piocher. "
        "Puis on compte les orcs tournés vers la tribu : le plus grand nombre la gagne pour de bon. Un contre zéro suffit.",
        start=PRESETS["W5 battle"],
        clauses=_clauses(7, 1, 3, 4, 5, 7, 8),
        steps=(
            Step(
                "South sends two orcs to red and takes the last card beside blue. Three violet orcs beat one yellow: blue is South's.",
                "Sud envoie deux orcs à la rouge et prend la dernière carte près de la bleue. Trois orcs violets battent un jaune : la "
                "bleue est à Sud.",
                ("RY:2-R", "draw B", "turn B BR"),
            ),
            WhatHappens(
                slug="fresh-card",
                en="Green stands at 2 against 2. North sends two more orcs there, then takes green's last card. Cards laid this turn "
                "fight, cards drawn do not. Who wins green?",
                fr="À la verte, 2 contre 2. Nord y envoie deux orcs de plus, puis prend sa dernière carte. Une carte jouée ce tour-ci se "
                "bat, une carte piochée non. Qui gagne la verte ?",
                start=PRESETS["E6 fresh card fights"],
                moves=("YR:2-G", "draw G", "turn G BY"),
                choices=_WINNERS,
                truth=_owner(Tribe.G),
            ),
        ),
        presets=_presets("W5 battle", "E6 fresh card fights"),
    ),
    Lesson(
        slug="trophy",
        title=Words("Clear the field, keep one flag", "On débarrasse, on garde un trophée"),
        en="After a battle the cards at the tribe leave the game, all but one: the winner's last card (our ruling) turns spear up "
        "and marks the owner. This trophy never scores. Without cards, a marker does the job.",
        fr="Après une bataille, les cartes de la tribu quittent le jeu, sauf une : la dernière du vainqueur (notre décision) montre sa "
        "lance et marque le camp. Ce trophée ne rapporte rien. Sans carte, un jeton le remplace.",
        start=PRESETS["E21 only a flag"],
        clauses=_clauses(8, 1, 2, 3, 4, 5, 6),
        steps=(
            Step(
                "South takes the last card beside red, and one beside blue. North wins red, 4 to 2: two cards leave, YV stays as the trophy.",
                "Sud prend la dernière carte près de la rouge, et une près de la bleue. Nord gagne la rouge, 4 à 2 : deux cartes s'en "
                "vont, YV reste comme trophée.",
                ("WY:1-B", "draw R", "turn R RY", "draw B", "turn B RB"),
            ),
        ),
        presets=_presets("W3 trophies", "E21 only a flag"),
    ),
    Lesson(
        slug="ties",
        title=Words("A tie? Ask the neighbour toward the box", "Égalité ? Voyez la voisine côté boîte"),
        en="A tie goes to whoever has won the next tribe toward the box. 0 against 0 is a tie, too. The neighbour on the other side "
        "has no say. Rank 1 has no tribe before it, so it asks rank 6: the row is a ring.",
        fr="Une égalité va à qui a gagné la tribu voisine côté boîte. 0 contre 0 en est une aussi. L'autre voisine ne compte pas. Le "
        "rang 1 n'a personne devant lui : il regarde le rang 6. La rangée est un anneau.",
        start=PRESETS["W4 tie"],
        clauses=_clauses(9, 1, 2, 3, 10),
        steps=(
            Step(
                "North sends two orcs to white and takes green's last card: 2 against 2. Yellow is North's, so green is too.",
                "Nord envoie deux orcs à la blanche et prend la dernière carte de la verte : 2 contre 2. La jaune est à Nord, donc la "
                "verte aussi.",
                ("VG:2-W", "draw G", "turn G BG"),
            ),
            WhatHappens(
                slug="nobody-there",
                en="Nobody has a card at white. Green, next toward the box, is South's. North takes white's last card. Who wins white?",
                fr="Personne n'a de carte à la blanche. La verte, voisine côté boîte, est à Sud. Nord prend la dernière carte de la "
                "blanche. Qui la gagne ?",
                start=PRESETS["E9 nobody there"],
                moves=("YB:2-R", "draw W", "turn W BG"),
                choices=_WINNERS,
                truth=_owner(Tribe.W),
            ),
        ),
        questions=(
            WhatHappens(
                slug="far-end",
                en="Yellow, rank 1, ends 1 against 1. Violet, rank 6, is South's. Who wins yellow?",
                fr="La jaune, rang 1, finit à 1 contre 1. La violette, rang 6, est à Sud. Qui gagne la jaune ?",
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
        en="A tie looks to the neighbour toward the box. If nobody has won it yet, the tied tribe freezes: its cards stay, no more may come. Won tribes take no "
        "cards either (our ruling). So attack where a pile is left; a won tribe's colour may still fight elsewhere.",
        fr="Une égalité regarde la voisine côté boîte. Si elle n'est encore à personne, la tribu gèle : ses cartes restent, et plus aucune n'y vient. Une tribu gagnée "
        "n'en reçoit plus non plus (notre décision). On attaque donc là où il reste une pioche ; la couleur d'une tribu gagnée peut "
        "se battre ailleurs.",
        start=PRESETS["E10 three thaws"],
        clauses=(*_clauses(4, 11, 12, 13), *_clauses(9, 4, 5, 6, 7, 8, 9)),
        steps=(
            Step(
                "South takes yellow's last card, and North wins yellow. Whoever wins a tribe wins the frozen one that waits for it, "
                "too. So green thaws, then white, then red: all North's.",
                "Sud prend la dernière carte de la jaune, et Nord la gagne. Qui gagne une tribu gagne aussi la tribu gelée qui l'attend. "
                "La verte dégèle donc, puis la blanche, puis la rouge : toutes à Nord.",
                ("RB:2-V", "draw Y", "turn Y RG"),
            ),
            WhichOnes(
                slug="closed-doors",
                en="Green is frozen, red is won, and at white North already shows blue. Where may North send the two red orcs of BR?",
                fr="La verte est gelée, la rouge est gagnée, et à la blanche Nord montre déjà du bleu. Où peut-il envoyer les deux orcs "
                "rouges de BR ?",
                start=PRESETS["E17 closed doors"],
                move="BR:2-{}",
                over=_RACE,
            ),
        ),
        questions=(
            WhatHappens(
                slug="fresh-discard",
                en="Green stands at 2 against 2; nobody has won yellow, next toward the box. North throws GY away and takes green's last "
                "card. Who wins green?",
                fr="À la verte, 2 contre 2 ; la jaune, voisine côté boîte, n'est à personne. Nord écarte GY et prend la dernière carte de "
                "la verte. Qui la gagne ?",
                start=PRESETS["E6 fresh card fights"],
                moves=("discard GY", "draw G", "turn G BY"),
                choices=_WINNERS,
                truth=_owner(Tribe.G),
            ),
            WhatHappens(
                slug="around-corner",
                en="Two tribes are frozen: yellow (rank 1) waits for violet (rank 6), violet for blue. North owns no tribe and wins blue, "
                "5 to 4. How many tribes does North own then?",
                fr="Deux tribus sont gelées : la jaune (rang 1) attend la violette (rang 6), la violette attend la bleue. Nord n'a aucune "
                "tribu et gagne la bleue, 5 à 4. Combien de tribus a-t-il alors ?",
                start=PRESETS["E12 around the corner"],
                moves=("RG:1-B", "draw B", "turn B BY", "draw G", "turn G BG"),
                choices=_COUNTS,
                truth=_thawed,
            ),
        ),
        presets=_presets("E5 same pile twice", "E10 three thaws", "E12 around the corner", "E17 closed doors"),
    ),
    Lesson(
        slug="two-battles",
        title=Words("Two battles at once", "Deux batailles d'un coup"),
        en="Two cards can empty two piles in one turn. Then the battle nearer the box comes first, whichever pile was emptied first. "
        "The order never changes who owns what in the end.",
        fr="Deux cartes peuvent vider deux pioches le même tour. On se bat alors d'abord au plus près de la boîte, quelle que soit la "
        "pioche vidée en premier. L'ordre ne change jamais qui possède quoi à la fin.",
        start=PRESETS["E13 two battles"],
        clauses=(*_clauses(7, 2, 6), *_clauses(9, 12)),
        steps=(
            Step(
                "North sends one orc to violet, so draws two cards: green's last, then yellow's. Yellow is fought first: South's. "
                "Green is tied, and goes to yellow's owner.",
                "Nord envoie un orc à la violette, donc pioche deux cartes : la dernière de la verte, puis celle de la jaune. On se "
                "bat d'abord à la jaune : à Sud. La verte, à égalité, va à qui a la jaune.",
                ("RV:1-V", "draw G", "turn G BR", "draw Y", "turn Y GB"),
            ),
            WhatHappens(
                slug="awkward-order",
                en="South empties yellow (rank 1, 1 against 1) and violet (rank 6, North 2, South 1) in one turn. Who owns yellow in the end?",
                fr="Sud vide le même tour la jaune (rang 1, 1 contre 1) et la violette (rang 6, Nord 2, Sud 1). À qui est la jaune à la fin ?",
                start=PRESETS["E14 awkward order"],
                moves=("VB:1-W", "draw Y", "turn Y BG", "draw V", "turn V GB"),
                choices=_WINNERS,
                truth=_owner(Tribe.Y),
            ),
        ),
        presets=_presets("E13 two battles", "E13 the far end first", "E14 awkward order"),
    ),
    Lesson(
        slug="ring",
        title=Words("The ring of ice", "L'anneau de glace"),
        en="Can ice stay for ever? Only if all six battles tie: then nobody wins a tribe, and the game is drawn (our ruling). Here "
        "five tribes are frozen; only blue is open.",
        fr="La glace peut-elle rester ? Seulement si les six batailles finissent à égalité : personne ne gagne de tribu, et la partie "
        "est nulle (notre décision). Ici cinq tribus sont gelées ; seule la bleue est ouverte.",
        start=PRESETS["E16 six at once"],
        clauses=("ORC-9.11", "ORC-10.4", "ORC-12.3"),
        dials=Dials(
            slug="ring",
            en="Rank 1 (next to the box) to rank 6. How does each battle end?",
            fr="Du rang 1 (près de la boîte) au rang 6. Comment finit chaque bataille ?",
            names=tuple(Words(f"rank {n}", f"rang {n}") for n in range(1, 7)),
            choices=(OUTCOMES,) * 6,
            begin=("N", "=", "=", "S", "=", "="),
            show=ring,
        ),
        steps=(
            Step(
                "North sends a single orc to blue, takes the last card and wins 1 to 0. All five others thaw: six tribes with one orc.",
                "Nord envoie un seul orc à la bleue, prend la dernière carte et gagne 1 à 0. Les cinq autres dégèlent : six tribus avec "
                "un orc.",
                ("RV:1-B", "draw B", "turn B VG"),
            ),
        ),
        presets=_presets("E15 nobody fights", "E16 six at once"),
    ),
    Lesson(
        slug="score",
        title=Words("Count your tribes and your hand", "Comptez vos tribus et votre main"),
        en="When the last pile is empty, its battles are fought and the game stops: no last turn for the other. Each tribe you won "
        "scores its worth, plus 1 for every orc of its colour in your hand. Nothing else scores. Equal totals? Whoever won the tribe next to the box wins.",
        fr="Quand la dernière pioche est vide, on livre ses batailles et la partie s'arrête : pas de dernier tour pour l'autre. Chaque "
        "tribu gagnée rapporte sa valeur, plus 1 par orc de sa couleur en main. Rien d'autre ne compte. Égalité ? Qui a gagné la tribu la plus proche de la boîte l'emporte.",
        start=PRESETS["W6 final count"],
        clauses=(*_clauses(10, 1, 2, 3), *_clauses(11, *range(1, 8)), *_clauses(12, 1, 2)),
        steps=(
            WhatHappens(
                slug="two-tribes",
                en="North owns white and violet, worth 2 each, and holds WV and VW. South owns green, worth 2, and yellow, red and blue, "
                "worth 1 each, and holds WR. Who wins?",
                fr="Nord a la blanche et la violette, 2 points chacune, et tient WV et VW. Sud a la verte, 2 points, et la jaune, la rouge "
                "et la bleue, 1 point chacune, et tient WR. Qui gagne ?",
                start=PRESETS["E20 two beat four"],
                moves=(),
                choices=_WHO,
                truth=_winner,
                because=("ORC-11.3",),
            ),
        ),
        questions=(
            WhatHappens(
                slug="equal-totals",
                en="North and South both count 9. Yellow, next to the box, is South's. Who wins the game?",
                fr="Nord et Sud comptent 9 chacun. La jaune, près de la boîte, est à Sud. Qui gagne la partie ?",
                start=PRESETS["E19 equal totals"],
                moves=(),
                choices=_WHO,
                truth=_winner,
                because=("ORC-12.2",),
            ),
        ),
        presets=_presets("W6 final count", "E19 equal totals", "E20 two beat four"),
    ),
    Lesson(
        slug="knowledge",
        title=Words("What do you know?", "Que savez-vous ?"),
        en="Piles lie face down and hands are secret. All the rest lies open: count it, and little is left unknown. This game is nearly over.",
        fr="Les pioches sont cachées et les mains secrètes. Tout le reste est visible : comptez, et il reste peu d'inconnu. Cette partie "
        "est presque finie.",
        start=Start(position=_LATE, eyes=NORTH),
        clauses=_clauses(13, 1, 2, 3, 4),
        steps=(
            Step(
                "North has thrown WB away and drawn VW. One pile card is left, and South holds one card.",
                "Nord a écarté WB et pioché VW. Il reste une carte en pioche, et Sud en tient une.",
                ("discard WB", "draw V", "turn V VW"),
            ),
            WhatHappens(
                slug="last-pile-card",
                en="North sees all cards but two: the last one of the piles, and South's only one. For North, how many cards could the one in the pile be?",
                fr="Nord voit toutes les cartes sauf deux : la dernière des pioches, et la seule de Sud. Pour Nord, combien de cartes "
                "peuvent être celle de la pioche ?",
                start=Start(position=_LATE, moves=("discard WB", "draw V"), script=("turn V VW",), eyes=NORTH),
                moves=(),
                choices=_COUNTS,
                truth=lambda state: str(len(observe(state, NORTH).unknown)),
                because=("ORC-13.3",),
            ),
        ),
    ),
)
