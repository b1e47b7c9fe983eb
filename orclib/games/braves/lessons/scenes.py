"""The scenes of the notebook as data: what is said, where each begins, its steps and questions."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from orclib.engine import Seat
from orclib.engine.teaching import Dials, Lesson, Start, Step, WhatHappens, WhichOnes
from orclib.games.braves.box import DESIGNS, Back, Design
from orclib.games.braves.lessons.cases import PILE_TEXTS, PRESETS, dealt
from orclib.games.braves.lessons.experiments import LAID, NO_MACHINE, army, ending, ring, stack, strike, values
from orclib.games.braves.rules import scoring
from orclib.games.braves.rules.piles import owner_of, read_pile
from orclib.games.braves.state import Phase, State
from orclib.language import Bilingual as Words

_RED, _BLUE, _GREEN, _YELLOW = map(Seat, range(4))
_PLAYERS = {
    "Z": Words("Red", "Rouge"),
    "A": Words("Blue", "Bleu"),
    "B": Words("Green", "Vert"),
    "C": Words("Yellow", "Jaune"),
}
_NOBODY = Words("Nobody", "Personne")
_YES_NO = {"yes": Words("Yes", "Oui"), "no": Words("No", "Non")}
_TIE = Words("Blue and Green tie", "Bleu et Vert à égalité")
_BATTLE = {"A": Words("Blue wins", "Bleu gagne"), "B": Words("Green wins", "Vert gagne"), "AB": _TIE}


def _numbers(*numbers: int) -> dict[str, Words]:
    return {str(n): Words(str(n), str(n)) for n in numbers}


def _presets(*names: str) -> dict[str, Start]:
    return {name: PRESETS[name] for name in names}


def _clauses(section: int, *numbers: int) -> tuple[str, ...]:
    return tuple(f"BRV-{section}.{number}" for number in numbers)


# --- what questions read off a state ---------------------------------------------------------------------------------


def _held(seat: Seat, design: Design) -> Callable[[State], str]:
    """How many cards of a design a seat holds."""
    return lambda state: str(state.hands[seat][design])


def _hand(seat: Seat) -> Callable[[State], str]:
    """What a seat holds, by slugs."""

    def truth(state: State) -> str:
        hand = state.hands[seat]
        return " ".join(design.slug for design in DESIGNS for _ in range(hand[design])) or "none"

    return truth


def _strength(seat: Seat) -> Callable[[State], str]:
    """The strength of a seat's army in the battle fought last."""
    return lambda state: str(state.battles[-1].strengths[seat])


def _winners(state: State) -> str:
    """Who won the battle fought last, by letters."""
    return "".join("ZABC"[seat] for seat in state.battles[-1].winners) or "none"


def _score(seat: Seat) -> Callable[[State], str]:
    """The points of a seat."""
    return lambda state: str(state.scores[seat])


def _victors(state: State) -> str:
    """Who has won the game, by letters."""
    result = scoring.outcome(state)
    assert result is not None
    return "".join("ZABC"[seat] for seat in result.winners)


def _over(state: State) -> str:
    """Whether the round that has just been played ended the game."""
    assert state.phase in (Phase.OVER, Phase.DEAL)
    return "yes" if state.phase is Phase.OVER else "no"


def _holder(design: Design) -> Callable[[State], str]:
    """Who holds the only card of a design."""

    def truth(state: State) -> str:
        return next(("ZABC"[seat] for seat in state.options.seats if state.hands[seat][design]), "none")

    return truth


def _deserter(pile: int) -> Callable[[State], str]:
    """The card of a pile that will desert."""

    def truth(state: State) -> str:
        gone = read_pile(state.piles[pile - 1], state.options).gone
        return " ".join(design.slug for design in DESIGNS if gone[design]) or "none"

    return truth


def _owner(pile: int) -> Callable[[State], str]:
    """Whose shield lies lowest in a pile."""

    def truth(state: State) -> str:
        seat = owner_of(state.piles[pile - 1])
        return "none" if seat is None else "ZABC"[seat]

    return truth


def _with_back(back: Back) -> Callable[[State], str]:
    """How many army cards have a back."""
    return lambda state: str(
        sum(n for design, n in zip(DESIGNS, state.options.deck, strict=True) if design.back is back)
    )


_WAR = "phase call\nhand A: OR4 OR6 BA4 gob tro\nhand B: OR4 2 BA6 gia war gob\nhand C: OR* OR6 SK4 2 tro"

LESSONS: tuple[Lesson, ...] = (
    Lesson(
        slug="cards",
        title=Words("Six backs, twenty-two faces", "Six dos, vingt-deux faces"),
        en="Eighty army cards: four peoples of 13, 24 mercenaries, four spies. Click one to read what it does. A back shows the "
        "people, or only mercenary or spy. The rulebook's pictures are lost: values with a star, the names warrior and veteran, and "
        "the four war machines are our own choice.",
        fr="Quatre-vingts cartes « armée » : quatre peuples de 13, 24 mercenaires, quatre espions. Cliquez-en une pour lire ce qu'elle "
        "fait. Le dos montre le peuple, ou seulement mercenaire ou espion. Les images de la règle sont perdues : les valeurs avec une "
        "étoile, les noms guerrier et vétéran et les quatre machines de guerre sont notre choix.",
        start=Start(position="phase spy\nspy 1\nhand A: sp1", watch=True, eyes=None),
        clauses=(*_clauses(1, *range(1, 14)), *_clauses(2, *range(1, 7))),
        dials=Dials(
            slug="values",
            en="A leader, two warriors, a veteran, a troll and a giant fight together. All these values but the veteran's are our own: change them.",
            fr="Un chef, deux guerriers, un vétéran, un troll et un géant se battent ensemble. Toutes ces valeurs, sauf celle du vétéran, sont notre choix : changez-les.",
            names=(
                Words("warrior", "guerrier"),
                Words("veteran", "vétéran"),
                Words("leader", "chef"),
                Words("troll", "troll"),
                Words("giant", "géant"),
            ),
            choices=(tuple("123456"), tuple("45678"), tuple("0123456"), tuple("345678"), ("6", "7", "8", "9")),
            begin=("4", "6", "0", "5", "8"),
            show=values,
        ),
        steps=(
            WhatHappens(
                slug="backs",
                en="A card lies face down, and its back shows a mercenary. How many of the 80 army cards look like that?",
                fr="Une carte est face cachée, et son dos montre un mercenaire. Combien des 80 cartes « armée » ont ce dos ?",
                start=PRESETS["W14 card totals"],
                moves=(),
                choices=_numbers(4, 13, 24, 80),
                truth=_with_back(Back.MERCENARY),
                because=("BRV-1.7",),
            ),
        ),
        presets=_presets("W14 card totals", "R1 one war machine"),
    ),
    Lesson(
        slug="deal",
        title=Words("The sorcerer deals and never stops", "Le sorcier distribue sans s'arrêter"),
        en="A round is recruitment, then war. Red is the sorcerer, drawn at random: Red deals and plays no card. Next round it is the "
        "player to the left. The others are recruiters. Cards fall face up on one pile after the other, round the ring. You may see "
        "the back of the next card (our ruling).",
        fr="Une manche, c'est le recrutement, puis la guerre. Rouge est le sorcier, désigné au hasard : il distribue et ne joue aucune "
        "carte. À la manche suivante, ce sera le joueur à sa gauche. Les autres sont les recruteurs. Les cartes tombent face visible, "
        "pile après pile, en rond. On peut voir le dos de la prochaine (notre décision).",
        start=Start(position=dealt(8), eyes=None),
        clauses=(*_clauses(3, 1, 2, 3), *_clauses(4, *range(1, 7)), *_clauses(5, *range(1, 9)), *_clauses(22, 1, 2, 3)),
        steps=(
            Step(
                "The ninth card begins the ninth pile. With four players there are no more; with five 11, with six 13, with seven 14.",
                "La neuvième carte commence la neuvième pile. À quatre joueurs, c'est tout ; à cinq 11, à six 13, à sept 14.",
                ("deal sp2", "back dwarf"),
            ),
            WhatHappens(
                slug="tenth-card",
                en="Nine piles have one card each. Where does the tenth card fall?",
                fr="Neuf piles ont une carte chacune. Où tombe la dixième carte ?",
                start=PRESETS["W1 order of dealing"],
                moves=("deal DW4",),
                choices={
                    "1": Words("On pile 1", "Sur la pile 1"),
                    "9": Words("On pile 9", "Sur la pile 9"),
                    "10": Words("On a tenth pile", "Sur une dixième pile"),
                },
                truth=lambda state: str(state.last_pile),
            ),
            Step(
                "The tenth card covers the first. Nobody may look again at what is covered (our ruling): remember it.",
                "La dixième carte couvre la première. Personne ne peut revoir ce qui est couvert (notre décision) : retenez-le.",
                ("deal DW4", "back orc"),
            ),
        ),
        dials=Dials(
            slug="ring",
            en="How many players, and how many cards have been dealt? The last pile to get a card is not the same for all.",
            fr="Combien de joueurs, et combien de cartes distribuées ? La dernière pile servie n'est pas la même pour tous.",
            names=(Words("players", "joueurs"), Words("cards", "cartes")),
            choices=(tuple("4567"), ("9", "10", "20", "34", "46", "60", "79", "80")),
            begin=("4", "80"),
            show=ring,
        ),
        presets=_presets("W1 order of dealing", "R2 now or later"),
    ),
    Lesson(
        slug="desertion",
        title=Words("Strike the card on top", "Frapper la carte du dessus"),
        en="Every recruiter has two desertions (with six or seven players, one). Lay one on any pile that has begun: the army card right "
        "under it will desert. Nobody waits for you, and what is laid stays (our ruling). A giant lies on pile 3: click your "
        "desertion, then the pile.",
        fr="Chaque recruteur a deux cartes désertion (une seule à six ou sept joueurs). Posez-en une sur une pile commencée : la carte "
        "« armée » juste dessous désertera. Personne ne vous attend, et carte posée ne se reprend pas (notre décision). Un géant est "
        "sur la pile 3 : cliquez votre désertion, puis la pile.",
        start=Start(position=dealt(12), eyes=_BLUE),
        clauses=(*_clauses(6, *range(1, 9)), *_clauses(10, 1, 2, 8)),
        steps=(
            Step(
                "Blue has struck the giant. Then a barbarian warrior fell on pile 4. The desertion works only when the piles are opened.",
                "Bleu a frappé le géant. Puis un guerrier barbare est tombé sur la pile 4. La désertion n'agira qu'à l'ouverture des piles.",
                ("A: desertion 3", "deal BA4", "back dwarf"),
            ),
            WhatHappens(
                slug="too-slow",
                en="A dwarf veteran lies on pile 4. A barbarian warrior falls on it, and only then does Blue lay a desertion there. Who will desert?",
                fr="Un vétéran nain est sur la pile 4. Un guerrier barbare tombe dessus, et c'est seulement alors que Bleu y pose une désertion. Qui désertera ?",
                start=Start(position=dealt(12), eyes=_BLUE),
                moves=("deal BA4", "back dwarf", "A: desertion 4"),
                choices={
                    "dwarf_veteran": Words("The dwarf veteran", "Le vétéran nain"),
                    "barbarian_warrior": Words("The barbarian warrior", "Le guerrier barbare"),
                    "barbarian_warrior dwarf_veteran": Words("Both", "Les deux"),
                },
                truth=_deserter(4),
            ),
        ),
        questions=(
            WhichOnes(
                slug="piles-begun",
                en="Three cards have been dealt. On which piles may Blue lay a desertion?",
                fr="Trois cartes sont distribuées. Sur quelles piles Bleu peut-il poser une désertion ?",
                start=Start(position=dealt(3), eyes=_BLUE),
                move="A: desertion {}",
                over=("1", "2", "3", "4", "9", "10"),
            ),
        ),
        presets=_presets("W2 struck", "E6 own pile", "E9 not begun"),
    ),
    Lesson(
        slug="shields",
        title=Words("Claim a pile", "Prendre une pile"),
        en="After 35 to 45 cards (our ruling) the start card comes up. From then on every recruiter may lay two shields, on any piles. The "
        "lowest shield in a pile owns it, with every army card below and above. Later shields there are lost. Try one now: too early.",
        fr="Après 35 à 45 cartes (notre décision) sort la carte « début des recrutements ». Dès lors, chaque recruteur peut poser ses deux boucliers, sur les "
        "piles de son choix. Le plus bas d'une pile la prend, avec toutes les cartes « armée » dessous et dessus. Les boucliers "
        "suivants y sont perdus. Essayez maintenant : trop tôt.",
        start=Start(position=dealt(40), eyes=_BLUE),
        clauses=(*_clauses(7, *range(1, 8)), *_clauses(10, *range(9, 15))),
        steps=(
            Step(
                "The start card lies in the centre, and Blue claims pile 5. A dwarf falls on the shield: Blue's too. Green's shield comes "
                "too late.",
                "La carte « début des recrutements » est au centre, et Bleu prend la pile 5. Un nain tombe sur le bouclier : il sera à Bleu "
                "aussi. Le bouclier de Vert arrive trop tard.",
                ("deal start", "back dwarf", "A: shield 5", "deal DW6", "back skeleton", "B: shield 5"),
            ),
            WhichOnes(
                slug="after-the-start",
                en="Green's shield lies in pile 3, Yellow's in pile 1. Blue holds both shields. Which of these may Blue play?",
                fr="Le bouclier de Vert est dans la pile 3, celui de Jaune dans la pile 1. Bleu a encore ses deux boucliers. Que peut jouer Bleu ?",
                start=Start(position=dealt(50), eyes=_BLUE),
                move="A: {}",
                over=("shield 6", "shield 3", "shield 10", "try under 4", "try take back 3"),
            ),
            WhatHappens(
                slug="two-shields",
                en="A pile, from the bottom: skeleton veteran, Green's shield, goblin, Blue's shield, war machine. Who holds the war machine after the opening?",
                fr="Une pile, de bas en haut : vétéran squelette, bouclier de Vert, gobelin, bouclier de Bleu, machine de guerre. Qui a la machine de guerre après l'ouverture ?",
                start=PRESETS["W5 two shields"],
                moves=("Z: champion A",),
                choices={"A": _PLAYERS["A"], "B": _PLAYERS["B"], "none": _NOBODY},
                truth=_holder(Design.WAR_MACHINE),
            ),
        ),
        questions=(
            WhichOnes(
                slug="before-the-start",
                en="The start card will come next, but does not lie there yet. Which of these may Blue play?",
                fr="La carte « début des recrutements » va sortir, mais n'est pas encore là. Que peut jouer Bleu ?",
                start=Start(position=dealt(40), eyes=_BLUE),
                move="A: {}",
                over=("desertion 2", "desertion 9", "shield 2", "shield 9"),
            ),
            WhatHappens(
                slug="start-card",
                en="The last card fell on pile 4. Now the start card comes up, then an army card. On which pile does that one fall?",
                fr="La dernière carte est tombée sur la pile 4. La carte « début des recrutements » sort, puis une carte « armée ». Sur quelle pile tombe-t-elle ?",
                start=Start(position=dealt(40)),
                moves=("deal start", "back dwarf", "deal DW6"),
                choices=_numbers(4, 5, 6),
                truth=lambda state: str(state.last_pile),
            ),
        ),
        presets=_presets(
            "W5 two shields", "W6 no shield", "E5 unwanted gift", "E7 one window", "P1 nothing left to give"
        ),
    ),
    Lesson(
        slug="under",
        title=Words("What lies under what?", "Qui est sous qui ?"),
        en="After the deal the sorcerer reads each pile from the bottom up. A desertion removes the army card under it. It looks through a "
        "shield, which stays; on another desertion it does nothing. A pile without a shield is thrown away. To open this one, name any champion.",
        fr="Après la distribution, le sorcier lit chaque pile de bas en haut. Une désertion retire la carte « armée » placée dessous. Elle "
        "agit à travers un bouclier, qui reste ; sur une autre désertion, elle ne fait rien. Une pile sans bouclier est défaussée. Pour ouvrir celle-ci, nommez un "
        "champion quelconque.",
        start=PRESETS["W3 through a shield"],
        clauses=(*_clauses(10, *range(2, 9)), *_clauses(10, 12, 13)),
        steps=(
            Step(
                "This pile is open. The desertion lay on Blue's shield, so the giant under the shield has left. Blue gets the orc and the "
                "troll.",
                "Cette pile est ouverte. La désertion était sur le bouclier de Bleu : le géant placé sous le bouclier est parti. Bleu reçoit "
                "l'orc et le troll.",
                ("Z: champion A",),
            ),
            WhatHappens(
                slug="two-desertions",
                en="From the bottom: orc warrior, barbarian veteran, desertion, desertion, skeleton warrior, Green's shield. How many army cards does Green receive?",
                fr="De bas en haut : guerrier orc, vétéran barbare, désertion, désertion, guerrier squelette, bouclier de Vert. Combien de cartes « armée » reçoit Vert ?",
                start=PRESETS["W4 on a desertion"],
                moves=("Z: champion A",),
                choices=_numbers(1, 2, 3),
                truth=lambda state: str(sum(state.hands[_GREEN])),
            ),
        ),
        dials=Dials(
            slug="stack",
            en="Choose a pile, and how to read a desertion on a shield that lies on a desertion: “none” is our ruling, no effect; “next_army” strikes the next card further down.",
            fr="Choisissez une pile, et comment lire une désertion sur un bouclier posé sur une désertion : « none » est notre décision, sans effet ; « next_army » frappe la carte suivante, plus bas.",
            names=(Words("pile", "pile"), Words("reading", "lecture")),
            choices=(tuple(PILE_TEXTS), ("none", "next_army")),
            begin=("E3", "none"),
            show=stack,
        ),
        questions=(
            WhatHappens(
                slug="through-two",
                en="From the bottom: war machine, goblin, Blue's shield, Green's shield, desertion. A desertion looks through all shields (our ruling). What does Blue receive?",
                fr="De bas en haut : machine de guerre, gobelin, bouclier de Bleu, bouclier de Vert, désertion. Une désertion agit à travers tous les boucliers (notre décision). Que reçoit Bleu ?",
                start=PRESETS["E4 through two shields"],
                moves=("Z: champion A",),
                choices={
                    "goblin war_machine": Words("Both cards", "Les deux cartes"),
                    "war_machine": Words("The war machine", "La machine de guerre"),
                    "goblin": Words("The goblin", "Le gobelin"),
                    "none": Words("Nothing", "Rien"),
                },
                truth=_hand(_BLUE),
            ),
            WhatHappens(
                slug="sandwich",
                en="From the bottom: orc warrior, barbarian veteran, desertion, Yellow's shield, desertion, dwarf veteran. By our ruling no desertion looks through another one. What does Yellow receive?",
                fr="De bas en haut : guerrier orc, vétéran barbare, désertion, bouclier de Jaune, désertion, vétéran nain. Selon notre décision, une désertion n'agit pas à travers une autre. Que reçoit Jaune ?",
                start=PRESETS["E3 desertion, shield, desertion"],
                moves=("Z: champion A",),
                choices={
                    "orc_warrior dwarf_veteran": Words("The orc and the dwarf", "L'orc et le nain"),
                    "dwarf_veteran": Words("Only the dwarf", "Le nain seulement"),
                    "orc_warrior barbarian_veteran dwarf_veteran": Words("All three", "Les trois"),
                },
                truth=_hand(_YELLOW),
            ),
        ),
        presets=_presets(
            "W3 through a shield", "W4 on a desertion", "E3 desertion, shield, desertion", "E4 through two shields"
        ),
    ),
    Lesson(
        slug="last-cards",
        title=Words("The last cards fall", "Les dernières cartes tombent"),
        en="Five cards are left, and each recruiter holds one desertion. When card 80 lies there, desertions in hand are lost for the "
        "round. Shields are not: whoever still has one must lay it on a pile, in any order (our ruling).",
        fr="Il reste cinq cartes, et chaque recruteur a une désertion. Quand la carte 80 est posée, les désertions en main sont perdues "
        "pour la manche. Pas les boucliers : qui en a encore doit les poser sur une pile, dans n'importe quel ordre (notre décision).",
        start=Start(position=dealt(75), eyes=_GREEN),
        clauses=_clauses(8, *range(1, 7)),
        steps=(
            Step(
                "Four more cards. An orc leader lies on pile 7, which is Blue's. Green strikes him: just in time.",
                "Quatre cartes de plus. Un chef orc est sur la pile 7, qui est à Bleu. Vert le frappe : juste à temps.",
                (
                    "deal gob",
                    "back spy",
                    "deal sp4",
                    "back mercenary",
                    "deal gob",
                    "back orc",
                    "deal OR*",
                    "back mercenary",
                    "B: desertion 7",
                ),
            ),
            WhichOnes(
                slug="after-the-deal",
                en="Card 80 lies there. Yellow holds a shield and a desertion; Green's shield lies in pile 3. Which of these may Yellow do?",
                fr="La carte 80 est posée. Jaune a un bouclier et une désertion ; le bouclier de Vert est dans la pile 3. Que peut faire Jaune ?",
                start=Start(position=dealt(80), eyes=_YELLOW),
                move="C: {}",
                over=("shield 3", "shield 5", "desertion 8", "try keep shield"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="just-in-time",
                en="Card 79, an orc leader, lies on Blue's pile 7. Green lays a desertion on it, then card 80 falls. After the opening, does Blue hold that orc leader?",
                fr="La carte 79, un chef orc, est sur la pile 7 de Bleu. Vert y pose une désertion, puis tombe la carte 80. Après l'ouverture, Bleu a-t-il ce chef orc ?",
                start=Start(position=dealt(79), eyes=_GREEN),
                moves=("B: desertion 7", "deal gia", "C: shield 6", "Z: champion A"),
                choices=_YES_NO,
                truth=lambda state: "yes" if state.hands[_BLUE][Design.ORC_LEADER] else "no",
            ),
        ),
        presets=_presets("E1 too late", "E2 last window", "E8 forced but free", "R7 all shields left"),
    ),
    Lesson(
        slug="live",
        title=Words("The race", "La course"),
        en="There are no turns in the deal, and nothing stops it. Between two cards anybody may play, as often as they like; on one pile, "
        "whoever was first lies lower (our ruling). Let the clock run, or deal card by card.",
        fr="La distribution n'a pas de tours, et rien ne l'arrête. Entre deux cartes, chacun peut jouer, autant de fois qu'il veut ; sur une "
        "même pile, le premier est plus bas (notre décision). Laissez courir l'horloge, ou distribuez carte par carte.",
        start=Start(position=dealt(50), eyes=_BLUE),
        clauses=(*_clauses(5, 5, 8), "BRV-6.2", "BRV-7.6", *_clauses(22, *range(1, 7))),
        steps=(
            WhatHappens(
                slug="same-moment",
                en="A troll lies on pile 7. Between two cards Green lays a shield there, then Blue does. Whose pile is it?",
                fr="Un troll est sur la pile 7. Entre deux cartes, Vert y pose un bouclier, puis Bleu aussi. À qui est la pile ?",
                start=Start(position=dealt(50), eyes=_BLUE),
                moves=("B: shield 7", "A: shield 7"),
                choices={"A": _PLAYERS["A"], "B": _PLAYERS["B"], "none": _NOBODY},
                truth=_owner(7),
            ),
            Step(
                "Three cards in one moment: Yellow struck the troll, then came Green's shield and Blue's. The next card falls as if nothing "
                "had happened.",
                "Trois cartes au même moment : Jaune a frappé le troll, puis sont venus les boucliers de Vert et de Bleu. La carte suivante "
                "tombe comme si de rien n'était.",
                ("C: desertion 7", "B: shield 7", "A: shield 7", "deal OR4", "back orc"),
            ),
        ),
        questions=(
            WhichOnes(
                slug="during-the-deal",
                en="The deal is running, and the start card is out. Blue holds a desertion and both shields. Which of these may Blue do?",
                fr="La distribution est en cours, et la carte « début des recrutements » est sortie. Bleu a une désertion et ses deux boucliers. Que peut-il faire ?",
                start=Start(position=dealt(50), eyes=_BLUE),
                move="A: {}",
                over=("desertion 7", "shield 7", "try halt", "try deal to 4", "try peek 3", "try take back 3"),
            ),
        ),
        presets=_presets("R28 all in sight"),
    ),
    Lesson(
        slug="champion",
        title=Words("The sorcerer bets", "Le sorcier parie"),
        en="You are Red, the sorcerer. All cards and shields lie; no pile is open yet. Name another player your champion: all round long "
        "you will score what your champion scores. Whose piles are best? Here all cards are shown.",
        fr="Vous êtes Rouge, le sorcier. Cartes et boucliers sont posés ; aucune pile n'est ouverte. Nommez champion un autre joueur : "
        "toute la manche, vous marquerez autant de points que lui. Qui a les meilleures piles ? Ici, on voit toutes les cartes.",
        start=Start(position=dealt(80, (6, "C", "Sh"), phase="champion"), eyes=_RED, overlay="memory"),
        clauses=("BRV-3.4", *_clauses(9, 1, 2, 3), "BRV-19.4"),
        steps=(
            WhichOnes(
                slug="who-may-be-champion",
                en="Whom may Red, the sorcerer, name as champion?",
                fr="Qui Rouge, le sorcier, peut-il nommer champion ?",
                start=Start(position=dealt(80, (6, "C", "Sh"), phase="champion"), eyes=_RED),
                move="Z: champion {}",
                over=("Z", "A", "B", "C"),
            ),
            Step(
                "Red has bet on Green and opened the piles. Each recruiter holds the cards won, with the backs in sight of all.",
                "Rouge a parié sur Vert et ouvert les piles. Chaque recruteur tient ses cartes, le dos visible pour tous.",
                ("Z: champion B",),
            ),
        ),
        presets=_presets("W12 points"),
    ),
    Lesson(
        slug="spies",
        title=Words("Four spies", "Quatre espions"),
        en="The sorcerer calls spy 1, then 2, 3 and 4. Whoever holds it throws it away and may ask another recruiter for one precise card. "
        "Who has such a card must give one; after that no spy can take it again. You see only backs: choose well.",
        fr="Le sorcier appelle l'espion 1, puis 2, 3 et 4. Qui l'a le montre, le défausse et peut demander une carte précise à un autre "
        "recruteur. Qui en a une doit la donner ; ensuite, aucun espion ne peut la reprendre. On ne voit que les dos : choisissez bien.",
        start=Start(position=PRESETS["W7 three requests"].position, eyes=_BLUE),
        clauses=_clauses(11, *range(1, 16)),
        steps=(
            Step(
                "Blue has asked Green for an orc veteran. Green has two and gives one. Then Blue asks Yellow for a giant with spy 2, and "
                "Yellow has none: no second try.",
                "Bleu a demandé un vétéran orc à Vert, qui en a deux et en donne un. Puis, avec l'espion 2, Bleu demande un géant à Jaune, "
                "qui n'en a pas : pas de deuxième essai.",
                ("A: ask B OR6", "A: ask C gia"),
            ),
            WhichOnes(
                slug="what-to-ask",
                en="Blue uses spy 1. Green holds spy 2 and a dwarf warrior, Yellow a giant, Red is the sorcerer. Which requests are allowed? (A spy may take a spy: our ruling.)",
                fr="Bleu utilise l'espion 1. Vert a l'espion 2 et un guerrier nain, Jaune un géant, Rouge est le sorcier. Quelles demandes sont permises ? (Un espion peut prendre un espion : notre décision.)",
                start=Start(position=PRESETS["E10 spy steals spy"].position, eyes=_BLUE),
                move="A: ask {}",
                over=("B sp2", "C gia", "B troll", "Z gia", "A OR4"),
            ),
            WhatHappens(
                slug="protected",
                en="Blue takes Green's only orc veteran with spy 1, and has no other. With spy 2 Green asks for it back. How many orc veterans does Blue hold?",
                fr="Avec l'espion 1, Bleu prend le seul vétéran orc de Vert, et n'en a pas d'autre. Avec l'espion 2, Vert le redemande. Combien de vétérans orcs a Bleu ?",
                start=PRESETS["E11 only the stolen one"],
                moves=("A: ask B OR6", "B: ask A OR6"),
                choices=_numbers(0, 1, 2),
                truth=_held(_BLUE, Design.ORC_VETERAN),
            ),
        ),
        questions=(
            WhatHappens(
                slug="spy-steals-spy",
                en="With spy 1 Blue takes spy 2 from Green. Then spy 2 is called, and its holder asks Yellow for the giant. Who has the giant?",
                fr="Avec l'espion 1, Bleu prend l'espion 2 de Vert. Puis on appelle l'espion 2, et celui qui l'a demande le géant de Jaune. Qui a le géant ?",
                start=PRESETS["E10 spy steals spy"],
                moves=("A: ask B sp2", "A: ask C gia"),
                choices={"A": _PLAYERS["A"], "B": _PLAYERS["B"], "C": _PLAYERS["C"]},
                truth=_holder(Design.GIANT),
            ),
            WhatHappens(
                slug="quiz-twin",
                en="Blue has an orc veteran and takes a second one from Green with spy 1. With spy 2 Green asks for an orc veteran. How many does Blue keep?",
                fr="Bleu a un vétéran orc et en prend un deuxième à Vert avec l'espion 1. Avec l'espion 2, Vert demande un vétéran orc. Combien en garde Bleu ?",
                start=PRESETS["E11 protected twin"],
                moves=("A: ask B OR6", "B: ask A OR6"),
                choices=_numbers(0, 1, 2),
                truth=_held(_BLUE, Design.ORC_VETERAN),
            ),
        ),
        presets=_presets("W7 three requests", "E10 spy steals spy", "E11 protected twin", "E11 only the stolen one"),
    ),
    Lesson(
        slug="giants",
        title=Words("Giants do not share", "Les géants ne partagent pas"),
        en="After the spies, whoever holds two giants or more loses all of them. A single giant stays. Here Green has two, and Blue has "
        "spy 1.",
        fr="Après les espions, qui a deux géants ou plus les perd tous. Un seul géant reste. Ici Vert en a deux, et Bleu a l'espion 1.",
        start=Start(position=PRESETS["E12 peace among giants"].position, eyes=None),
        clauses=_clauses(12, 1, 2, 3),
        steps=(
            Step(
                "Blue has taken one of Green's giants. Each has one now, and both stay.",
                "Bleu a pris un des géants de Vert. Chacun en a un, et les deux restent.",
                ("A: ask B gia",),
            ),
            WhatHappens(
                slug="war",
                en="Blue and Green hold one giant each. Blue's spy takes Green's. How many giants are left in the hands?",
                fr="Bleu et Vert ont un géant chacun. L'espion de Bleu prend celui de Vert. Combien de géants reste-t-il dans les mains ?",
                start=PRESETS["E12 war among giants"],
                moves=("A: ask B gia",),
                choices=_numbers(0, 1, 2),
                truth=lambda state: str(sum(hand[Design.GIANT] for hand in state.hands)),
            ),
        ),
        questions=(
            WhatHappens(
                slug="own-pile",
                en="In Blue's own pile lie, from the bottom: a giant, Blue's shield, an orc warrior, a giant and a desertion that Blue laid on top. How many giants does Blue keep?",
                fr="Dans la pile de Bleu il y a, de bas en haut : un géant, le bouclier de Bleu, un guerrier orc, un géant et une désertion posée par Bleu lui-même. Combien de géants garde-t-il ?",
                start=PRESETS["E6 own pile"],
                moves=("Z: champion A",),
                choices=_numbers(0, 1, 2),
                truth=_held(_BLUE, Design.GIANT),
            ),
            WhatHappens(
                slug="quiz-gift",
                en="Blue's pile, from the bottom: giant, Blue's shield, orc warrior, giant. How many army cards has Blue left when the war begins?",
                fr="La pile de Bleu, de bas en haut : géant, bouclier de Bleu, guerrier orc, géant. Combien de cartes « armée » a Bleu quand la guerre commence ?",
                start=PRESETS["E5 unwanted gift"],
                moves=("Z: champion A",),
                choices=_numbers(1, 2, 3),
                truth=lambda state: str(sum(state.hands[_BLUE])),
            ),
        ),
        presets=_presets("E12 peace among giants", "E12 war among giants"),
    ),
    Lesson(
        slug="muster",
        title=Words("Muster, then reinforce", "Rassembler, puis renforcer"),
        en="War is four battles, one for each people. The sorcerer calls one: all recruiters lay all their cards of that people, face down. "
        "Then each in turn may add as many mercenaries as they like, even without a card of that people (our ruling). The others count "
        "your cards, but do not see them.",
        fr="La guerre, c'est quatre batailles, une par peuple. Le sorcier en appelle un : chacun pose toutes ses cartes de ce peuple, face "
        "cachée. Puis chacun à son tour peut ajouter des mercenaires, autant qu'il veut, même sans carte de ce peuple (notre décision). Les "
        "autres comptent vos cartes sans les voir.",
        start=Start(position=_WAR, eyes="mover"),
        clauses=(*_clauses(13, *range(1, 5)), *_clauses(14, *range(1, 5)), *_clauses(15, *range(1, 10))),
        steps=(
            Step(
                "Red has called the orcs. Blue, left of Red, speaks first; in battle 2 it will be Green, then Yellow.",
                "Rouge a appelé les orcs. Bleu, à gauche de Rouge, parle le premier ; à la bataille 2 ce sera Vert, puis Jaune.",
                ("Z: call orcs",),
            ),
            WhichOnes(
                slug="what-to-send",
                en="The orcs fight. Blue holds a barbarian warrior, a goblin and a troll, Green a giant. Which of these may Blue do?",
                fr="Les orcs se battent. Bleu a en main un guerrier barbare, un gobelin et un troll, Vert un géant. Que peut faire Bleu ?",
                start=Start(position=_WAR, moves=("Z: call orcs",), eyes=_BLUE),
                move="A: {}",
                over=("send gob", "send tro", "send BA4", "send gia", "done", "try hold back"),
            ),
            Step(
                "Blue sends a goblin, Green two cards. What stays in hand can still fight later.",
                "Bleu envoie un gobelin, Vert deux cartes. Ce qui reste en main pourra se battre plus tard.",
                ("A: send gob", "A: done", "B: send war", "B: send gob", "B: done"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="first-to-speak",
                en="Four players, battle 4: the fourth to the left of Red is Red again, the sorcerer, who does not fight. The next one speaks (our ruling). Who is it?",
                fr="Quatre joueurs, bataille 4 : le quatrième à gauche de Rouge est Rouge lui-même, le sorcier, qui ne se bat pas. C'est au suivant de parler (notre décision). Qui est-ce ?",
                start=PRESETS["E20 first speaker"],
                moves=("Z: call dwarves",),
                choices={"A": _PLAYERS["A"], "B": _PLAYERS["B"], "C": _PLAYERS["C"]},
                truth=lambda state: "none" if state.active is None else "ZABC"[state.active],
            ),
            WhatHappens(
                slug="mercenaries-alone",
                en="The skeletons fight. Green has laid a skeleton veteran, 6. Blue has no skeleton and sends a giant, 8 (our own value); we allow that. Who wins?",
                fr="Les squelettes se battent. Vert a posé un vétéran squelette, 6. Bleu n'a pas de squelette et envoie un géant, 8 (notre valeur) ; nous le permettons. Qui gagne ?",
                start=PRESETS["E25 mercenaries alone"],
                moves=("A: send gia", "A: done", "B: done", "C: done"),
                choices={"A": _PLAYERS["A"], "B": _PLAYERS["B"], "none": _NOBODY},
                truth=_winners,
            ),
            WhichOnes(
                slug="why-not",
                en="The orcs fight, and Blue is to speak. Blue has laid an orc leader and an orc veteran, and holds a goblin. Which of these may Blue do?",
                fr="Les orcs se battent, et c'est à Bleu de parler. Il a posé un chef orc et un vétéran orc, et tient un gobelin. Que peut faire Bleu ?",
                start=Start(position="called orcs\nhand A: OR* OR6 gob\nhand B: OR4 tro\nhand C: OR4", eyes=_BLUE),
                move="A: {}",
                over=("send gob", "done", "try take home", "commando B orc", "flyer 1", "try look 2", "try end"),
            ),
        ),
        presets=_presets(
            "W13 who speaks first", "E20 first speaker", "E25 mercenaries alone", "R16 specials stay in hand"
        ),
    ),
    Lesson(
        slug="strength",
        title=Words("How strong is an army?", "Quelle force a une armée ?"),
        en="All cards are turned up and added. One leader doubles the people's cards, never mercenaries. Two leaders quarrel: the whole "
        "army counts 0. A war machine is worth 9 if a goblin serves it, else 0; each goblin serves one and counts 1 itself.",
        fr="On retourne toutes les cartes et on additionne. Un chef double les cartes du peuple, jamais les mercenaires. Deux chefs se "
        "disputent : toute l'armée vaut 0. Une machine de guerre vaut 9 si un gobelin la sert, sinon 0 ; chaque gobelin en sert une et "
        "compte lui-même 1.",
        start=PRESETS["W8 one leader"],
        clauses=_clauses(17, *range(1, 14)),
        steps=(
            Step(
                "Blue's leader doubles 4, 4 and 6; the giant adds 8: 28 + 8 = 36. The leader himself is worth 0 (our value).",
                "Le chef de Bleu double 4, 4 et 6 ; le géant ajoute 8 : 28 + 8 = 36. Le chef lui-même vaut 0 (notre valeur).",
                ("A: send gia", "A: done", "B: done", "C: done"),
            ),
            WhatHappens(
                slug="three-machines",
                en="Blue sends three war machines and two goblins. What is the strength?",
                fr="Bleu envoie trois machines de guerre et deux gobelins. Quelle est la force ?",
                start=PRESETS["E14 three machines"],
                moves=("A: commit war war war gob gob", "B: done", "C: done"),
                choices=_numbers(18, 20, 27, 29),
                truth=_strength(_BLUE),
            ),
            WhatHappens(
                slug="two-leaders",
                en="Blue fights with two orc leaders, an orc veteran, a giant, a war machine and a goblin. What is the strength?",
                fr="Bleu se bat avec deux chefs orcs, un vétéran orc, un géant, une machine de guerre et un gobelin. Quelle est la force ?",
                start=PRESETS["W9 two leaders"],
                moves=("A: commit gia war gob", "B: done", "C: done"),
                choices=_numbers(0, 18, 24, 30),
                truth=_strength(_BLUE),
            ),
        ),
        dials=Dials(
            slug="army",
            en=f"Build an army of orcs and mercenaries; can you make exactly 20? The flying machine: {NO_MACHINE} is none, {LAID} is laid face down with the others, "
            "+1 to +3 flies in after the reveal with so many goblins. Warrior 4, leader 0, troll 5 and giant 8 are our own values.",
            fr=f"Formez une armée d'orcs et de mercenaires ; arrivez-vous à 20 tout juste ? La machine volante : {NO_MACHINE} aucune, {LAID} posée face cachée avec les autres, "
            "+1 à +3 arrive après la révélation avec autant de gobelins. Guerrier 4, chef 0, troll 5 et géant 8 sont nos propres valeurs.",
            names=(
                Words("warriors", "guerriers"),
                Words("veterans", "vétérans"),
                Words("leaders", "chefs"),
                Words("goblins", "gobelins"),
                Words("war machines", "machines de guerre"),
                Words("trolls", "trolls"),
                Words("giants", "géants"),
                Words("flying machine", "machine volante"),
            ),
            choices=(
                tuple("01234567"),
                tuple("01234"),
                tuple("012"),
                tuple("012345"),
                tuple("01234"),
                tuple("01234"),
                tuple("01"),
                (NO_MACHINE, LAID, "+1", "+2", "+3"),
            ),
            begin=("2", "1", "1", "0", "0", "0", "1", NO_MACHINE),
            show=army,
        ),
        questions=(
            WhatHappens(
                slug="one-job",
                en="Blue lays a war machine, the flying machine and a single goblin face down. Alone, the flying machine is worth 0, in company 4. One goblin has one job (our ruling). What is the strength?",
                fr="Bleu pose face cachée une machine de guerre, la machine volante et un seul gobelin. Seule, la machine volante vaut 0, accompagnée 4. Un gobelin n'a qu'un travail (notre décision). Quelle est la force ?",
                start=PRESETS["E22 one goblin, one job"],
                moves=("A: commit war fly gob", "B: done", "C: done", "A: no commando"),
                choices=_numbers(5, 10, 14, 15),
                truth=_strength(_BLUE),
            ),
        ),
        presets=_presets(
            "W8 one leader",
            "W9 two leaders",
            "W10 war machines",
            "E14 three machines",
            "E22 one goblin, one job",
            "R19 leader worth 5",
        ),
    ),
    Lesson(
        slug="commando",
        title=Words("The goblin commando", "Le commando gobelin"),
        en="Before cards are turned up, whoever holds the commando may remove one opponent's card from the battle. You choose the opponent "
        "and a back; chance picks the card (our ruling). It is no goblin and adds no strength. Green, 29 strong, holds it; Blue has 38. "
        "Here you see all cards.",
        fr="Avant qu'on retourne les cartes, qui a le commando peut retirer une carte d'un adversaire dans la bataille. On choisit "
        "l'adversaire et un dos ; le hasard choisit la carte (notre décision). Ce n'est pas un gobelin et il n'ajoute aucune force. Vert, "
        "avec 29, l'a en main ; Bleu a 38. Ici, vous voyez toutes les cartes.",
        start=PRESETS["E15 which back"],
        clauses=_clauses(16, *range(1, 7)),
        steps=(
            WhichOnes(
                slug="whom-to-strike",
                en="The orcs fight. Blue and Green have laid orcs and mercenaries, Yellow nothing. Where may Green's commando strike?",
                fr="Les orcs se battent. Bleu et Vert ont posé des orcs et des mercenaires, Jaune rien. Où peut frapper le commando de Vert ?",
                start=Start(position=PRESETS["E15 which back"].position, eyes=_GREEN),
                move="B: commando {}",
                over=("A orc", "A mercenary", "A dwarf", "B orc", "C orc"),
            ),
            Step(
                "Green aimed at a mercenary and hit the war machine: 29 against 29.",
                "Vert a visé un mercenaire et touché la machine de guerre : 29 contre 29.",
                ("B: commando A mercenary", "strike war"),
            ),
        ),
        dials=Dials(
            slug="strike",
            en="Green's commando strikes at Blue's army, by back. E13: two orc leaders, an orc veteran, a giant. E15: an orc leader, a veteran, two warriors, a war machine, a goblin.",
            fr="Le commando de Vert vise l'armée de Bleu, par le dos. E13 : deux chefs orcs, un vétéran orc, un géant. E15 : un chef orc, un vétéran, deux guerriers, une machine de guerre, un gobelin.",
            names=(Words("example", "exemple"), Words("back", "dos")),
            choices=(("E13", "E15"), (Back.ORC.value, Back.MERCENARY.value)),
            begin=("E15", Back.ORC.value),
            show=strike,
        ),
        questions=(
            WhatHappens(
                slug="helpful",
                en="Blue must lay two orc leaders and a veteran, and has added a giant: strength 0. The commando of Green (4) hits one of the leaders. Who wins?",
                fr="Bleu doit poser deux chefs orcs et un vétéran, et a ajouté un géant : force 0. Le commando de Vert (4) touche un des chefs. Qui gagne ?",
                start=PRESETS["E13 two leaders"],
                moves=("B: commando A orc", "strike OR*"),
                choices=_BATTLE,
                truth=_winners,
            ),
        ),
        presets=_presets("E13 two leaders", "E15 which back"),
    ),
    Lesson(
        slug="flyer",
        title=Words("The flying machine", "La machine volante"),
        en="All strengths are known, and one card can still come: the flying machine, with at least one goblin from the same hand. It adds "
        "4, and each goblin 1. Nothing else flies. Our rulings: goblins that land serve no war machine; those on the table do not fly; a "
        "flying machine sent face down before counts 4 with a free goblin.",
        fr="Toutes les forces sont connues, et une carte peut encore venir : la machine volante, avec au moins un gobelin de la même main. "
        "Elle ajoute 4, et chaque gobelin 1. Rien d'autre ne vole. Nos décisions : les gobelins qui arrivent ne servent aucune machine de "
        "guerre ; ceux de la table ne volent pas ; une machine volante posée avant, face cachée, vaut 4 avec un gobelin libre.",
        start=PRESETS["W11 flying machine"],
        clauses=_clauses(18, *range(1, 12)),
        steps=(
            Step(
                "Blue led with 18. Green has flown in with three goblins: 14 + 4 + 3 = 21.",
                "Bleu menait avec 18. Vert est arrivé avec trois gobelins : 14 + 4 + 3 = 21.",
                ("B: flyer 3",),
            ),
            WhichOnes(
                slug="how-many-goblins",
                en="Blue and Green have 18 each. Green holds the flying machine and two goblins. Which of these may Green do?",
                fr="Bleu et Vert ont 18 chacun. Vert a en main la machine volante et deux gobelins. Que peut faire Vert ?",
                start=Start(position=PRESETS["E16 breaking a tie"].position, eyes=_GREEN),
                move="B: {}",
                over=("flyer 0", "flyer 1", "flyer 2", "flyer 3", "no flyer", "try carry"),
            ),
        ),
        questions=(
            WhichOnes(
                slug="table-goblins",
                en="Three of Green's goblins lie in the battle. Green holds the flying machine and a troll. Which of these may Green do?",
                fr="Trois gobelins de Vert sont dans la bataille. Vert a en main la machine volante et un troll. Que peut faire Vert ?",
                start=Start(position=PRESETS["E17 goblins on the table"].position, eyes=_GREEN),
                move="B: {}",
                over=("flyer 0", "flyer 1", "flyer 3", "no flyer"),
            ),
            WhatHappens(
                slug="no-late-crew",
                en="Blue's army: a dwarf veteran, 6, and a war machine that no goblin serves. Blue flies in with one goblin. What is the strength?",
                fr="L'armée de Bleu : un vétéran nain, 6, et une machine de guerre sans gobelin. Bleu arrive par les airs avec un gobelin. Quelle est la force ?",
                start=PRESETS["E18 no late crew"],
                moves=("A: flyer 1",),
                choices=_numbers(6, 11, 20),
                truth=_strength(_BLUE),
            ),
            WhatHappens(
                slug="to-a-quarrel",
                en="Both orc leaders of Blue quarrel: strength 0. Blue flies in with four goblins. What is the strength?",
                fr="Les deux chefs orcs de Bleu se disputent : force 0. Bleu arrive par les airs avec quatre gobelins. Quelle est la force ?",
                start=PRESETS["E19 flying to a quarrel"],
                moves=("A: flyer 4",),
                choices=_numbers(0, 4, 8),
                truth=_strength(_BLUE),
            ),
        ),
        presets=_presets(
            "W11 flying machine",
            "E16 breaking a tie",
            "E17 goblins on the table",
            "E18 no late crew",
            "E19 flying to a quarrel",
            "R20 flying alone",
            "R22 crew from the air",
        ),
    ),
    Lesson(
        slug="points",
        title=Words("Points, and the end", "Les points, et la fin"),
        en="The strongest army wins: 2 points in battles 1 and 4, 1 in the others; tied winners all score in full. Without a card there, "
        "you do not compete (our ruling). After a round the game "
        "ends if somebody has more than 8 points (six players 7, seven 6). The highest score wins; if tied, whoever won a battle last.",
        fr="La plus forte armée gagne : 2 points aux batailles 1 et 4, 1 aux autres ; à égalité, chacun marque tout. Sans carte, on ne "
        "participe pas (notre décision). Après une manche, la partie finit si quelqu'un dépasse 8 points (7 à six joueurs, 6 à sept). Le plus haut score gagne ; à égalité, le dernier à "
        "avoir gagné une bataille.",
        start=PRESETS["E24 tied on top"],
        clauses=(*_clauses(19, *range(1, 9)), *_clauses(20, *range(1, 5)), *_clauses(21, *range(1, 8))),
        steps=(
            Step(
                "Blue, the champion, has won battle 4. Red, the sorcerer, scores the same 2 points: 9 each. All cards of the battle are "
                "thrown away.",
                "Bleu, le champion, a gagné la bataille 4. Rouge, le sorcier, marque les mêmes 2 points : 9 chacun. Les cartes de la bataille "
                "sont défaussées.",
                ("A: done", "B: done", "C: done"),
            ),
            WhatHappens(
                slug="tied-on-top",
                en="The round is over. Red, the sorcerer, and Blue, the champion, have 9 each. Blue's army won battle 4. Who wins the game?",
                fr="La manche est finie. Rouge, le sorcier, et Bleu, le champion, ont 9 chacun. L'armée de Bleu a gagné la bataille 4. Qui gagne la partie ?",
                start=msgspec.structs.replace(PRESETS["E24 tied on top"], moves=("A: done", "B: done", "C: done")),
                moves=("end round",),
                choices={"Z": _PLAYERS["Z"], "A": _PLAYERS["A"], "ZA": Words("They share it", "Ils partagent")},
                truth=_victors,
                because=("BRV-21.6",),
            ),
            Step(
                "Blue wins: Red only shared the points (our ruling). Without an end, everybody would take back shields and desertions, and "
                "Blue would deal all 80 cards anew.",
                "Bleu gagne : Rouge n'a fait que partager les points (notre décision). Sinon, chacun reprendrait boucliers et désertions, et "
                "Bleu distribuerait de nouveau les 80 cartes.",
                ("end round",),
            ),
            WhatHappens(
                slug="shared-points",
                en="Green is the champion. In battle 1, worth 2 points, Blue and Green tie at 20. How many points does Red, the sorcerer, get?",
                fr="Vert est le champion. À la bataille 1, qui vaut 2 points, Bleu et Vert sont à égalité à 20. Combien de points pour Rouge, le sorcier ?",
                start=PRESETS["W12 points"],
                moves=("Z: call orcs", "A: done", "B: send gia", "B: done", "C: send tro", "C: done"),
                choices=_numbers(0, 1, 2, 4),
                truth=_score(_RED),
            ),
            WhatHappens(
                slug="at-the-limit",
                en="Five players. Blue has 6 points, wins battle 4 and reaches 8; nobody has more. Is the game over?",
                fr="Cinq joueurs. Bleu a 6 points, gagne la bataille 4 et arrive à 8 ; personne n'a plus. La partie est-elle finie ?",
                start=PRESETS["E23 at the limit"],
                moves=("D: done", "A: done", "B: done", "C: done", "end round"),
                choices=_YES_NO,
                truth=_over,
            ),
        ),
        dials=Dials(
            slug="ending",
            en="Round 2 is over, four players. Scores of Blue and Green, the battle that each won last (2.4 is battle 4 of round 2), and how to read the limit: exceed is our ruling.",
            fr="La manche 2 est finie, à quatre joueurs. Scores de Bleu et de Vert, la dernière bataille gagnée par chacun (2.4 : bataille 4 de la manche 2), et comment lire la limite : exceed (dépasser) est notre décision, reach veut dire atteindre.",
            names=(
                Words("Blue", "Bleu"),
                Words("Green", "Vert"),
                Words("Blue won", "Bleu a gagné"),
                Words("Green won", "Vert a gagné"),
                Words("limit", "limite"),
            ),
            choices=(
                ("7", "8", "9", "10", "11"),
                ("7", "8", "9", "10", "11"),
                ("1.4", "2.1", "2.2", "2.3", "2.4"),
                ("1.4", "2.1", "2.2", "2.3", "2.4"),
                ("exceed", "reach"),
            ),
            begin=("9", "9", "2.4", "2.3", "exceed"),
            show=ending,
        ),
        questions=(
            WhatHappens(
                slug="worthless-win",
                en="The dwarves fight. Blue lays both dwarf leaders: strength 0. The others lay nothing at all, and so do not compete (our ruling). Who wins?",
                fr="Les nains se battent. Bleu pose les deux chefs nains : force 0. Les autres ne posent rien du tout, donc ne participent pas (notre décision). Qui gagne ?",
                start=PRESETS["E21 worthless win"],
                moves=("A: done", "B: done", "C: done"),
                choices={
                    "A": _PLAYERS["A"],
                    "ABC": Words("All three tie", "Tous les trois à égalité"),
                    "none": _NOBODY,
                },
                truth=_winners,
            ),
            WhatHappens(
                slug="quiz-tie",
                en="Battle 1: Blue and Green have 18 each. Green flies in with two goblins. Who scores?",
                fr="Bataille 1 : Bleu et Vert ont 18 chacun. Vert arrive par les airs avec deux gobelins. Qui marque ?",
                start=PRESETS["E16 breaking a tie"],
                moves=("B: flyer 2",),
                choices=_BATTLE,
                truth=_winners,
            ),
        ),
        presets=_presets(
            "E21 worthless win",
            "E23 at the limit",
            "E24 tied on top",
            "R24 nothing competes",
            "R26 shared wins",
            "P2 the last battle of the game",
        ),
    ),
)
