"""The named positions of ORC: the rulebook's worked examples and the edge cases, as a person types them.

Cards that a caption of the rulebook does not name are our own choice, so that each example can be played.
"""

from __future__ import annotations

from orclib.engine.teaching import Case, Compared, Start
from orclib.language import Bilingual as Words

_CAPTION = "□ G1 R2 | W1 Y2 | V1 B2\n"


def _at(position: str) -> Start:
    return Start(position=position)


PRESETS: dict[str, Start] = {
    "W1 what each tribe is worth": _at(f"{_CAPTION}all piles 4\nNorth to move, hand RB\nSouth: YW BG"),
    "W2 colours that are closed": _at(f"{_CAPTION}all piles 4\nNorth to move, hand RB\nSouth: YW BG"),
    "W3 who won which tribe": _at("piles: Y4 G4 B4 V4\nwon: R-S, W-N\ntrophies: R YB, W GB\nNorth to move"),
    "W4 a tie asks the neighbour": _at(
        "piles: G1 W2 R2 B2 V2\nwon: Y-N\nG: N WR:2, S YB:2\nNorth to move, hand VG BW\nSouth: BR GV WB",
    ),
    "W5 more orcs win": _at(
        "piles: W2 R2 B1 V2\nwon: Y-N G-N\nB: N YB:1, S VR:1 WV:2\nSouth to move, hand RY GV WB",
    ),
    "W6 final count": _at(
        "all piles empty\nwon: Y-N G-N W-N R-S B-S V-S\nNorth: BW VW RY\nSouth: BR VR GV WB BY",
    ),
    "E1 one card, two halves": _at("all piles 4\nNorth to move, hand RB"),
    "E2 the unused half": _at("piles: Y4 G3 W4 R4 B4 V4\nG: N WR:2\nSouth to move, hand RB YR"),
    "E3 tied to one colour": _at("piles: Y4 G4 W1 R3 B4 V4\nW: N RB:2, S GY:2 VY:2\nNorth to move, hand VR WB"),
    "E4 a ban at one tribe only": _at("piles: Y4 G3 W4 R4 B4 V4\nG: N RB:2\nSouth to move, hand BR GW"),
    "E5 two cards from one pile": _at("piles: Y4 G2 W4 R4 B4 V3\nG: N WR:2, S RB:2\nNorth to move, hand YR YV"),
    "E6 the card just played fights": _at("piles: Y4 G1 W4 R4 B4 V3\nG: N WR:2, S RB:2\nNorth to move, hand YR GY"),
    "E7 no refusing a card": _at(
        "piles: G1 (VG) V1 (YW)\nwon: Y-N W-N R-S B-S\nG: N WR:1\nV: S BY:2 RY:2\n"
        "North to move, hand GB YR\nSouth: RB BW WV",
    ),
    "E8 no second card is left": _at(
        "piles: V1 (VW)\nwon: Y-N W-N G-S R-S B-S\nV: N BY:2, S WR:1\nNorth to move, hand YB WB\nSouth: GB",
    ),
    "E9 a tribe nobody attacked": _at("piles: Y2 W1 R3 B3 V3\nwon: G-S\nNorth to move, hand RV YB"),
    "E10 three thaws": _at(
        "piles: Y1 B3 V3\nfrozen: G W R\nY: N GR:2, S BR:1\nG: N WR:2, S YB:2\nW: N VY:1, S BG:1\n"
        "South to move, hand RB WB YV",
    ),
    "E11 rank 1 looks to the far end": _at(
        "piles: Y1 G2 W2 R2 B2\nwon: V-S\nY: N RB:1, S GV:1\nNorth to move, hand BR YW"
    ),
    "E12 a thaw around the corner": _at(
        "piles: G2 W2 R2 B1\nfrozen: V Y\nY: N RB:2, S GV:2\nB: N VR:2 YR:2, S GW:2 VW:2\nNorth to move, hand RG YV",
    ),
    "E13 two battles in one turn": _at(
        "piles: Y1 G1 W3 R3 B2 V3\nY: N RB:1, S GV:2\nG: N WR:2, S YB:2\nNorth to move, hand RV BY",
    ),
    "P2 the far battle first": _at(
        "piles: Y1 G1 W3 R3 B2 V3\nY: N RB:1, S GV:2\nG: N WR:2, S YB:2\nNorth to move, hand RV BY\n"
        "options: far_battle_first on",
    ),
    "E14 two battles, the tie first": _at(
        "piles: Y1 G3 W3 R3 B2 V1\nY: N BR:1, S GV:1\nV: N WR:2, S YB:1\nSouth to move, hand WG VB",
    ),
    "E15 nobody fights": _at(
        "piles: V1 (VG)\nfrozen: Y G W R B\nstarter: North\nturn: 24\nSouth to move, hand RB GW\nNorth: YR",
    ),
    "E16 one orc takes six tribes": _at(
        "piles: B1 (VG)\nfrozen: V Y G W R\nY: N RB:2, S GW:2\nW: N YR:1, S GB:1\nV: N WB:1, S RG:1\n"
        "North to move, hand BY RV\nSouth: WY VR",
    ),
    "E17 frozen or won: closed": _at(
        "piles: Y1 W2 B3 V3\nwon: R-S\nfrozen: G\nG: N WR:2, S YB:2\nW: N GB:2\nNorth to move, hand BR VY",
    ),
    "E18 nothing but a discard": _at("piles: R2\nwon: Y-N W-N B-N G-S V-S\nR: S GB:2\nNorth to move, hand RB BR"),
    "E19 equal totals": _at(
        "all piles empty\nwon: R-N W-N V-N Y-S G-S B-S\nNorth: RB WV BG\nSouth: GB VY",
    ),
    "E20 two tribes beat four": _at("all piles empty\nwon: W-N V-N Y-S G-S R-S B-S\nNorth: WV VW\nSouth: WR"),
    "E21 a trophy scores nothing": _at(
        "piles: R1 B2\nwon: Y-N V-N G-S W-S\nR: N GV:2 YV:2, S BY:2\nB: N VR:2\nSouth to move, hand WY GB\nNorth: WG BR",
    ),
    "P1 choosing who begins": Start(options={"start_choice": True}, seed=1),
    "E22 which cards make a frontier": Start(seed=22, deal=False, eyes=None),
}

LINES: dict[str, tuple[str, ...]] = {
    "ORC-2.11": ("W1 what each tribe is worth", "box left"),
    "ORC-3.3": ("E1 one card, two halves", "pass"),
    "ORC-4.3": ("W2 colours that are closed", "count half Y"),
    "ORC-4.4": ("W2 colours that are closed", "count half Y"),
    "ORC-5.2": ("E18 nothing but a discard", "pass"),
    "ORC-6.6": ("E1 one card, two halves", "RB:2-G", "pass"),
    "ORC-7.2": ("E13 two battles in one turn", "RV:1-V", "draw G", "turn G BR", "resolve G"),
    "ORC-7.5": ("W5 more orcs win", "claim Y"),
    "ORC-7.8": ("W5 more orcs win", "count drawn B"),
}
"""How a clause shows that forbids only what has to be typed, or shows late: a named position, and moves from there."""

COMPARISONS: dict[str, Compared] = {
    "start_choice": Compared(kept="Chance goes on by itself here, so one sees who has to choose."),
    "attack_on_won": Compared("E17 frozen or won: closed"),
    "peek_between_draws": Compared("E7 no refusing a card", ("GB:1-V",)),
    "discard_face_down": Compared("E18 nothing but a discard", ("discard RB",)),
    "far_battle_first": Compared(
        "E13 two battles in one turn",
        ("RV:1-V", "draw G", "draw Y"),
        kept="The order decides who owns a tribe here; what was found is longer.",
    ),
}
"""For each reading of the rules, the smallest position that tells it from the usual one."""

CASES: dict[str, Case] = {
    "W1 what each tribe is worth": Case(
        fr="ce que vaut chaque tribu",
        asks=Words(
            "Green shows one orc in the row, red two. What is each tribe worth to its winner?",
            "Dans la rangée, la verte montre un orc, la rouge deux. Que vaut chaque tribu pour son vainqueur ?",
        ),
        tells=Words(
            "As many points as orcs on its half of the row: red, yellow and blue 2, green, white and violet 1.",
            "Autant de points que d'orcs sur son côté de la rangée : rouge, jaune et bleue 2 ; verte, blanche et violette 1.",
        ),
        why=("ORC-2.3", "ORC-2.4", "ORC-11.2"),
    ),
    "E22 which cards make a frontier": Case(
        fr="quelles cartes font une frontière",
        asks=Words(
            "YG lies in the frontier. Which cards may lie beside it?",
            "YG est dans la frontière. Quelles cartes peuvent la suivre ?",
        ),
        moves=("lay YG",),
        tries=("lay RW", "lay BV", "lay GR", "lay VY"),
        why=("ORC-2.1",),
    ),
    "P1 choosing who begins": Case(
        fr="choisir qui commence",
        asks=Words(
            "If one player deals and the other chooses: what does the choice decide?",
            "Si l'un distribue et que l'autre choisit : que décide ce choix ?",
        ),
        moves=("choose second",),
        tells=Words(
            "One card and the first turn, or two cards and the second.",
            "Une carte et le premier tour, ou deux cartes et le deuxième.",
        ),
        why=("ORC-2.8", "ORC-2.7"),
    ),
    "E1 one card, two halves": Case(
        fr="une carte, deux côtés",
        asks=Words(
            "No card lies anywhere. Where may the red orc of RB go, where its two blue ones?",
            "Aucune carte n'est posée. Où peut aller l'orc rouge de RB, où vont ses deux bleus ?",
        ),
        tries=("RB:1-R", "RB:1-B", "RB:2-B", "RB:2-R"),
        tells=Words(
            "Each half goes anywhere but to the tribe of its own colour: ten attacks in all.",
            "Chaque côté va partout, sauf à la tribu de sa couleur : dix attaques en tout.",
        ),
        why=("ORC-4.5", "ORC-4.2"),
    ),
    "W2 colours that are closed": Case(
        fr="les couleurs fermées",
        asks=Words(
            "North sends two blue orcs to green. Which colours are then closed to South there, and to North?",
            "Nord envoie deux orcs bleus à la verte. Quelles couleurs y sont alors fermées à Sud, et à Nord ?",
        ),
        moves=("RB:2-G", "draw R", "turn R RY"),
        tries=("YW:1-G", "YW:2-G", "BG:1-G", "BG:2-G"),
        tells=Words(
            "South may use neither blue nor green there. North may add only blue.",
            "Sud ne peut y employer ni le bleu ni le vert. Nord ne peut y ajouter que du bleu.",
        ),
        why=("ORC-4.6", "ORC-4.5", "ORC-4.7"),
    ),
    "E2 the unused half": Case(
        fr="le côté qui ne sert pas",
        asks=Words(
            "North's WR shows red to green; its white half points away. Which halves may South send to green?",
            "WR montre son rouge à la verte ; le blanc ne lui fait pas face. Quels côtés Sud peut-il envoyer à la verte ?",
        ),
        tries=("RB:1-G", "RB:2-G", "YR:1-G", "YR:2-G"),
        tells=Words(
            "Only red is closed. That the other half of South's card is red, or North's white, does not matter.",
            "Seul le rouge est fermé. Que l'autre côté de la carte soit rouge n'y change rien.",
        ),
        why=("ORC-4.6", "ORC-4.4"),
    ),
    "E3 tied to one colour": Case(
        fr="tenu à une seule couleur",
        asks=Words(
            "At white, North shows blue and South yellow. Which halves of VR and WB may North send there?",
            "À la blanche, Nord montre du bleu et Sud du jaune. Quels côtés de VR et WB Nord peut-il y envoyer ?",
        ),
        tries=("VR:1-W", "VR:2-W", "WB:1-W", "WB:2-W"),
        why=("ORC-4.7", "ORC-4.5"),
    ),
    "E4 a ban at one tribe only": Case(
        fr="un interdit à une seule tribu",
        asks=Words(
            "North attacks green with blue. May South's blue orc go to green, and elsewhere?",
            "Nord attaque la verte en bleu. L'orc bleu de Sud peut-il aller à la verte, et ailleurs ?",
        ),
        tries=("BR:1-G", "BR:1-W", "BR:1-B"),
        why=("ORC-4.6", "ORC-4.5"),
    ),
    "E7 no refusing a card": Case(
        fr="on ne refuse pas une carte",
        asks=Words(
            "One orc was sent, so two cards are owed. May North stop after the first, which hurts less?",
            "Un orc est envoyé : deux cartes à piocher. Nord peut-il s'arrêter après la première, moins gênante ?",
        ),
        moves=("GB:1-V", "draw G", "turn G VG"),
        tries=("pass", "draw Y", "draw V"),
        why=("ORC-6.6", "ORC-6.8"),
    ),
    "E8 no second card is left": Case(
        fr="plus de deuxième carte",
        asks=Words(
            "Two cards are owed and one is left in all. What becomes of the second?",
            "Il faut piocher deux cartes, et il n'en reste qu'une en tout. Que devient la deuxième ?",
        ),
        moves=("YB:1-V", "draw V", "turn V VW"),
        why=("ORC-6.7", "ORC-10.2", "ORC-10.1"),
    ),
    "E18 nothing but a discard": Case(
        fr="rien d'autre qu'écarter",
        asks=Words(
            "South attacks red with blue; North holds only red and blue. What may North do?",
            "Sud attaque la rouge en bleu ; Nord n'a que du rouge et du bleu. Que peut-il faire ?",
        ),
        tries=("RB:1-R", "RB:2-R", "pass", "discard RB"),
        why=("ORC-5.2", "ORC-4.6", "ORC-4.5"),
    ),
    "W5 more orcs win": Case(
        fr="le plus d'orcs gagne",
        asks=Words(
            "South takes the last card beside blue: three violet orcs against one yellow. Who wins blue?",
            "Sud prend la dernière carte près de la bleue : trois orcs violets contre un jaune. Qui la gagne ?",
        ),
        moves=("RY:2-R", "draw B", "turn B BR"),
        why=("ORC-7.4", "ORC-7.3"),
    ),
    "E6 the card just played fights": Case(
        fr="la carte qu'on vient de jouer se bat",
        asks=Words(
            "Green stands at 2 against 2. Do the two orcs that North adds this turn still fight?",
            "À la verte, 2 contre 2. Les deux orcs que Nord ajoute ce tour-ci se battent-ils déjà ?",
        ),
        moves=("YR:2-G", "draw G", "turn G BY"),
        tells=Words(
            "Yes: 4 against 2. The card drawn does not: it is in the hand.",
            "Oui : 4 contre 2. La carte piochée, non : elle est en main.",
        ),
        why=("ORC-7.8", "ORC-7.4"),
    ),
    "W3 who won which tribe": Case(
        fr="qui a gagné quelle tribu",
        asks=Words(
            "A card lies spear up at red, on South's side. What does it say, and may it be taken back?",
            "Une carte montre sa lance à la rouge, côté Sud. Que dit-elle, et peut-on la reprendre ?",
        ),
        tries=("take YB", "claim R"),
        tells=Words("It is a trophy: South has won red.", "C'est un trophée : Sud a gagné la rouge."),
        why=("ORC-8.2", "ORC-8.5", "ORC-7.5"),
    ),
    "E21 a trophy scores nothing": Case(
        fr="un trophée ne rapporte rien",
        asks=Words(
            "North wins red, 4 to 2. Which cards leave, which one stays, and does it score for violet?",
            "Nord gagne la rouge, 4 à 2. Quelles cartes partent, laquelle reste, et compte-t-elle pour la violette ?",
        ),
        moves=("WY:1-B", "draw R", "turn R RY", "draw B", "turn B RB"),
        tries=("count trophy R",),
        why=("ORC-8.1", "ORC-8.3", "ORC-8.5"),
    ),
    "W4 a tie asks the neighbour": Case(
        fr="l'égalité regarde la voisine",
        asks=Words(
            "Green ends 2 against 2, and yellow, next toward the box, is North's. Who wins green?",
            "La verte finit à 2 contre 2 ; la jaune, voisine côté boîte, est à Nord. Qui gagne la verte ?",
        ),
        moves=("VG:2-W", "draw G", "turn G BG"),
        why=("ORC-9.1", "ORC-9.3"),
    ),
    "E9 a tribe nobody attacked": Case(
        fr="une tribu que personne n'attaque",
        asks=Words(
            "Nobody has a card at white, and its last card is drawn. Does anybody win it?",
            "Personne n'a de carte à la blanche, et sa dernière carte est piochée. Quelqu'un la gagne-t-il ?",
        ),
        moves=("YB:2-R", "draw W", "turn W BG"),
        why=("ORC-9.3", "ORC-9.1", "ORC-8.4"),
    ),
    "E11 rank 1 looks to the far end": Case(
        fr="le rang 1 regarde l'autre bout",
        asks=Words(
            "Yellow, next to the box, ends 1 against 1. Which tribe decides, as there is none before it?",
            "La jaune, près de la boîte, finit à 1 contre 1. Quelle tribu décide, puisqu'aucune ne la précède ?",
        ),
        moves=("YW:2-G", "draw Y", "turn Y BG"),
        why=("ORC-9.2", "ORC-9.1"),
    ),
    "E5 two cards from one pile": Case(
        fr="deux cartes d'une même pioche",
        asks=Words(
            "Green's pile holds two cards and North owes two. May both come from there, and what follows?",
            "La pioche de la verte a deux cartes, et Nord en doit deux. Peut-il prendre les deux, et que se passe-t-il ?",
        ),
        moves=("YR:1-B", "draw G", "turn G BG", "draw G", "turn G BY"),
        why=("ORC-6.5", "ORC-9.4", "ORC-9.6"),
    ),
    "E10 three thaws": Case(
        fr="trois dégels",
        asks=Words(
            "Green, white and red are frozen, each waiting for the one before. North wins yellow. What becomes of them?",
            "La verte, la blanche et la rouge sont gelées, chacune attend la précédente. Nord gagne la jaune. Que deviennent-elles ?",
        ),
        moves=("RB:2-V", "draw Y", "turn Y RG"),
        why=("ORC-9.7", "ORC-9.8", "ORC-9.9"),
    ),
    "E12 a thaw around the corner": Case(
        fr="un dégel qui fait le tour",
        asks=Words(
            "Yellow (rank 1) waits for violet (rank 6), violet for blue. North wins blue, 5 to 4. How far does it thaw?",
            "La jaune (rang 1) attend la violette (rang 6), la violette la bleue. Nord gagne la bleue, 5 à 4. Jusqu'où va le dégel ?",
        ),
        moves=("RG:1-B", "draw B", "turn B BY", "draw G", "turn G BG"),
        why=("ORC-9.8", "ORC-9.7", "ORC-9.2"),
        tells=Words(
            "To violet, and from rank 6 around to rank 1: North owns blue, violet and yellow.",
            "Jusqu'à la violette, puis du rang 6 au rang 1 : Nord a la bleue, la violette et la jaune.",
        ),
    ),
    "E17 frozen or won: closed": Case(
        fr="gelée ou gagnée : fermée",
        asks=Words(
            "Green is frozen, red is won. May North still send cards there, and where else?",
            "La verte est gelée, la rouge est gagnée. Nord peut-il encore y envoyer des cartes, et où sinon ?",
        ),
        tries=("VY:2-G", "VY:1-R", "BR:2-B", "VY:2-W"),
        tells=Words(
            "Where a pile is left, the tribe is open; elsewhere it is closed.",
            "Là où il reste une pioche, la tribu est ouverte ; ailleurs, elle est fermée.",
        ),
        why=("ORC-4.11", "ORC-9.5", "ORC-4.12", "ORC-4.13"),
    ),
    "E13 two battles in one turn": Case(
        fr="deux batailles dans un tour",
        asks=Words(
            "North empties green's pile first, then yellow's. Which battle comes first, and who gets green, 2 against 2?",
            "Nord vide la pioche de la verte, puis celle de la jaune. Quelle bataille vient d'abord, et à qui la verte, 2 contre 2 ?",
        ),
        moves=("RV:1-V", "draw G", "turn G BR", "draw Y", "turn Y GB"),
        why=("ORC-7.6", "ORC-7.4", "ORC-9.1"),
    ),
    "P2 the far battle first": Case(
        fr="la bataille éloignée d'abord",
        asks=Words(
            "And if, against the rule, the battle farther from the box came first: would somebody else own green?",
            "Et si, contre la règle, la bataille la plus éloignée de la boîte passait d'abord : la verte changerait-elle de mains ?",
        ),
        moves=("RV:1-V", "draw G", "turn G BR", "draw Y", "turn Y GB"),
        why=("ORC-9.12", "ORC-9.4", "ORC-9.7"),
    ),
    "E14 two battles, the tie first": Case(
        fr="deux batailles, l'égalité d'abord",
        asks=Words(
            "Yellow, 1 against 1, is fought before violet, to which it looks. Does it stay frozen?",
            "La jaune, 1 contre 1, passe avant la violette, qu'elle regarde. Reste-t-elle gelée ?",
        ),
        moves=("VB:1-W", "draw Y", "turn Y BG", "draw V", "turn V GB"),
        why=("ORC-9.7", "ORC-9.4", "ORC-7.6", "ORC-9.2"),
    ),
    "E15 nobody fights": Case(
        fr="personne ne se bat",
        asks=Words(
            "Both have thrown a card away every turn. Five tribes are frozen; the last card is drawn. Who wins?",
            "Les deux joueurs ont écarté une carte à chaque tour. Cinq tribus sont gelées ; on pioche la dernière carte. Qui gagne ?",
        ),
        moves=("discard RB", "draw V", "turn V VG"),
        why=("ORC-9.11", "ORC-12.3", "ORC-9.3"),
    ),
    "E16 one orc takes six tribes": Case(
        fr="un orc prend six tribus",
        asks=Words(
            "Five tribes are frozen around the ring. North wins the last, blue, with one orc. How many tribes is that?",
            "Cinq tribus sont gelées autour de l'anneau. Nord gagne la dernière, la bleue, avec un orc. Combien de tribus a-t-il ?",
        ),
        moves=("RV:1-B", "draw B", "turn B VG"),
        why=("ORC-9.8", "ORC-9.7", "ORC-6.7"),
    ),
    "W6 final count": Case(
        fr="le compte final",
        asks=Words(
            "The piles are empty. How many points has each, and what in the hands counts?",
            "Les pioches sont vides. Combien de points chacun a-t-il, et qu'est-ce qui compte dans les mains ?",
        ),
        tells=Words(
            "North 11: white 2 + 4 in hand, green 2, yellow 1 + 2. South 15: red 1 + 4, violet 2 + 3, blue 1 + 4. South wins. "
            "Orcs of tribes that are the other's count nothing.",
            "Nord 11 : blanche 2 + 4 en main, verte 2, jaune 1 + 2. Sud 15 : rouge 1 + 4, violette 2 + 3, bleue 1 + 4. Sud gagne. "
            "Les orcs des tribus de l'autre ne comptent pas.",
        ),
        why=("ORC-11.3", "ORC-11.2", "ORC-11.5"),
    ),
    "E19 equal totals": Case(
        fr="totaux égaux",
        asks=Words("Both count 9. Who wins?", "Les deux comptent 9. Qui gagne ?"),
        tells=Words(
            "With the box at the other end, violet would be next to it, and North would win.",
            "La boîte à l'autre bout, la violette en serait la plus proche, et Nord gagnerait.",
        ),
        why=("ORC-12.2", "ORC-2.11"),
    ),
    "E20 two tribes beat four": Case(
        fr="deux tribus en battent quatre",
        asks=Words(
            "North has won two tribes, South four. Can North still win?",
            "Nord a gagné deux tribus, Sud quatre. Nord peut-il encore gagner ?",
        ),
        tells=Words(
            "Yes, 10 to 7: each of North's tribes has three orcs more in hand, South's have two in all.",
            "Oui, 10 à 7 : chaque tribu de Nord a trois orcs de plus en main ; celles de Sud, deux en tout.",
        ),
        why=("ORC-11.3", "ORC-12.1"),
    ),
}
"""What each of them is there to show: the question, what happens, and why."""
