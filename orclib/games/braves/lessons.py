"""The sixteen scenes of the notebook as data: what is said, where each begins, its steps and questions."""

from __future__ import annotations

from collections.abc import Callable

from orclib.engine import Seat
from orclib.games.braves import scoring
from orclib.games.braves.components import DESIGNS, Back, Design
from orclib.games.braves.examples import PILE_TEXTS, PRESETS, dealt
from orclib.games.braves.experiments import LAID, NO_MACHINE, army, ending, ring, stack, strike, values
from orclib.games.braves.piles import owner_of, read_pile
from orclib.games.braves.state import Phase, State
from orclib.language import Bilingual as Words
from orclib.teaching import Dials, Lesson, Start, Step, WhatHappens, WhichOnes

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
        say=Words(
            "Here is every kind of army card: four peoples, the mercenaries, four spies, 80 cards in all. Point at one to hear what it does. "
            "The rulebook's pictures are lost: values with a star, the names warrior and veteran, and the number of war machines are our own choice.",
            "Voici toutes les sortes de cartes « armée » : quatre peuples, les mercenaires, quatre espions, 80 cartes en tout. Montrez-en une pour savoir ce qu'elle fait. "
            "Les images de la règle sont perdues : les valeurs avec une étoile, les noms guerrier et vétéran et le nombre de machines de guerre sont notre choix.",
        ),
        start=Start(position="phase spy\nspy 1\nhand A: sp1", watch=True, eyes=None),
        clauses=(*_clauses(1, *range(1, 14)), *_clauses(2, *range(1, 7))),
        dials=Dials(
            slug="values",
            prompt=Words(
                "A leader, two warriors, a veteran, a troll and a giant fight together. All these values but the veteran's are our own: change them.",
                "Un chef, deux guerriers, un vétéran, un troll et un géant se battent ensemble. Toutes ces valeurs, sauf celle du vétéran, sont notre choix : changez-les.",
            ),
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
        questions=(
            WhatHappens(
                slug="machines",
                prompt=Words(
                    "The rulebook announces 24 mercenaries. It lists 8 goblins, 4 trolls, 6 giants, a flying machine, a commando and one war machine: only 21. "
                    "It also speaks of war machines in the plural. How many of them make 24?",
                    "La règle annonce 24 mercenaires. Elle énumère 8 gobelins, 4 trolls, 6 géants, une machine volante, un commando et une machine de guerre : 21 seulement. "
                    "Elle parle aussi des machines de guerre au pluriel. Combien en faut-il pour arriver à 24 ?",
                ),
                start=PRESETS["W14 card totals"],
                moves=(),
                choices=_numbers(1, 3, 4, 6),
                truth=lambda state: str(state.options.deck[Design.WAR_MACHINE]),
            ),
            WhatHappens(
                slug="backs",
                prompt=Words(
                    "A card lies face down, and its back shows a mercenary. How many of the 80 army cards look like that?",
                    "Une carte est face cachée, et son dos montre un mercenaire. Combien des 80 cartes « armée » ont ce dos ?",
                ),
                start=PRESETS["W14 card totals"],
                moves=(),
                choices=_numbers(4, 13, 24, 80),
                truth=_with_back(Back.MERCENARY),
            ),
        ),
        presets=_presets("W14 card totals", "R1 one war machine"),
        switch="war_machines",
    ),
    Lesson(
        slug="deal",
        title=Words("The sorcerer deals and never stops", "Le sorcier distribue sans s'arrêter"),
        say=Words(
            "Red is the sorcerer, the others are recruiters. Card after card falls face up on the next pile, round and round the ring. "
            "The back of the next card can be seen: the rulebook does not say so, but its backs differ.",
            "Rouge est le sorcier, les autres sont les recruteurs. Carte après carte, tout tombe face visible sur la pile suivante, en rond. "
            "On voit le dos de la prochaine carte : la règle n'en parle pas, mais les dos diffèrent.",
        ),
        start=Start(position=dealt(8), eyes=None),
        clauses=(*_clauses(3, 1, 2, 3), *_clauses(4, *range(1, 7)), *_clauses(5, *range(1, 9)), *_clauses(22, 1, 2, 3)),
        steps=(
            Step(
                Words(
                    "The ninth card, a spy, begins the ninth pile: with four players there are no more.",
                    "La neuvième carte, un espion, commence la neuvième pile : à quatre joueurs, c'est la dernière.",
                ),
                ("deal sp2", "back dwarf"),
            ),
            Step(
                Words(
                    "Now it begins again at pile 1: the tenth card lies on the first. What lay there is covered, and nobody may look again.",
                    "On recommence à la pile 1 : la dixième carte est sur la première. Ce qui est couvert, personne ne peut le revoir.",
                ),
                ("deal DW4", "back orc"),
            ),
        ),
        dials=Dials(
            slug="ring",
            prompt=Words(
                "How many players, and how many cards have been dealt? The last pile to get a card is not the same for all.",
                "Combien de joueurs, et combien de cartes distribuées ? La dernière pile servie n'est pas la même pour tous.",
            ),
            names=(Words("players", "joueurs"), Words("cards", "cartes")),
            choices=(tuple("4567"), ("9", "10", "20", "34", "46", "60", "79", "80")),
            begin=("4", "80"),
            show=ring,
        ),
        questions=(
            WhatHappens(
                slug="tenth-card",
                prompt=Words(
                    "Nine piles have one card each. Where does the tenth card fall?",
                    "Neuf piles ont une carte chacune. Où tombe la dixième carte ?",
                ),
                start=PRESETS["W1 order of dealing"],
                moves=("deal DW4",),
                choices={
                    "1": Words("On pile 1", "Sur la pile 1"),
                    "9": Words("On pile 9", "Sur la pile 9"),
                    "10": Words("On a tenth pile", "Sur une dixième pile"),
                },
                truth=lambda state: str(state.last_pile),
            ),
            WhatHappens(
                slug="start-card",
                prompt=Words(
                    "The last card fell on pile 4. Now the start card comes up, then an army card. On which pile does that one fall?",
                    "La dernière carte est tombée sur la pile 4. La carte « début des recrutements » sort, puis une carte « armée ». Sur quelle pile tombe-t-elle ?",
                ),
                start=Start(position=dealt(40)),
                moves=("deal start", "back dwarf", "deal DW6"),
                choices=_numbers(4, 5, 6),
                truth=lambda state: str(state.last_pile),
            ),
        ),
        presets=_presets("W1 order of dealing", "R2 now or later"),
        switch="start_depth",
    ),
    Lesson(
        slug="desertion",
        title=Words("Strike the card on top", "Frapper la carte du dessus"),
        say=Words(
            "A giant lies on pile 3. Click your desertion, then the pile: the giant will desert when the pile is opened. "
            "Nobody waits for you, so be quick. Once laid, a card stays (our ruling).",
            "Un géant est sur la pile 3. Cliquez votre désertion, puis la pile : le géant désertera à l'ouverture. "
            "Personne ne vous attend, alors vite. Carte posée ne se reprend pas (notre décision).",
        ),
        start=Start(position=dealt(12), eyes=_BLUE),
        clauses=(*_clauses(6, *range(1, 9)), *_clauses(10, 1, 2, 8)),
        steps=(
            Step(
                Words(
                    "Blue strikes the giant. Nothing happens yet: the sorcerer finds the desertion when the piles are opened.",
                    "Bleu frappe le géant. Rien ne se passe encore : le sorcier trouvera la désertion en ouvrant les piles.",
                ),
                ("A: desertion 3",),
            ),
            Step(
                Words(
                    "The deal goes on. A barbarian warrior falls on pile 4 and covers the dwarf veteran there.",
                    "La distribution continue. Un guerrier barbare tombe sur la pile 4 et couvre le vétéran nain.",
                ),
                ("deal BA4", "back dwarf"),
            ),
            Step(
                Words(
                    "Green wanted the dwarf and comes too late: this desertion lies on the barbarian.",
                    "Vert visait le nain et arrive trop tard : cette désertion est sur le barbare.",
                ),
                ("B: desertion 4",),
            ),
        ),
        questions=(
            WhichOnes(
                slug="piles-begun",
                prompt=Words(
                    "Three cards have been dealt. On which piles may Blue lay a desertion?",
                    "Trois cartes sont distribuées. Sur quelles piles Bleu peut-il poser une désertion ?",
                ),
                start=Start(position=dealt(3), eyes=_BLUE),
                move="A: desertion {}",
                over=("1", "2", "3", "4", "9", "10"),
            ),
            WhatHappens(
                slug="too-slow",
                prompt=Words(
                    "A dwarf veteran lies on pile 4. A barbarian warrior falls on it, and only then does Blue lay a desertion there. Who will desert?",
                    "Un vétéran nain est sur la pile 4. Un guerrier barbare tombe dessus, et c'est seulement alors que Bleu y pose une désertion. Qui désertera ?",
                ),
                start=Start(position=dealt(12), eyes=_BLUE),
                moves=("deal BA4", "back dwarf", "A: desertion 4"),
                choices={
                    "dwarf_veteran": Words("The dwarf veteran", "Le vétéran nain"),
                    "barbarian_warrior": Words("The barbarian warrior", "Le guerrier barbare"),
                    "barbarian_warrior dwarf_veteran": Words("Both", "Les deux"),
                },
                truth=_deserter(4),
            ),
            WhatHappens(
                slug="own-pile",
                prompt=Words(
                    "Two giants quarrel, and whoever holds both loses both. In Blue's own pile lie, from the bottom: a giant, Blue's shield, an orc warrior, a giant "
                    "and a desertion that Blue laid on top. How many giants does Blue keep?",
                    "Deux géants se disputent, et qui en tient deux perd les deux. Dans la pile de Bleu il y a, de bas en haut : un géant, le bouclier de Bleu, un guerrier orc, "
                    "un géant et une désertion posée par Bleu lui-même. Combien de géants garde-t-il ?",
                ),
                start=PRESETS["E6 own pile"],
                moves=("Z: champion A",),
                choices=_numbers(0, 1, 2),
                truth=_held(_BLUE, Design.GIANT),
            ),
        ),
        presets=_presets("W2 struck", "E6 own pile", "E9 not begun"),
    ),
    Lesson(
        slug="shields",
        title=Words("Claim a pile", "Prendre une pile"),
        say=Words(
            "About the middle of the deck the start card comes up. From then on you may lay a shield on a pile: the whole pile is yours, with all that still falls on it. "
            "Each recruiter has two. The lowest shield wins; try one now, it is too early.",
            "Vers le milieu du paquet sort la carte « début des recrutements ». Dès lors, vous pouvez poser un bouclier sur une pile : elle est à vous, avec tout ce qui y tombera encore. "
            "Chaque recruteur en a deux. Le bouclier le plus bas gagne ; essayez maintenant, c'est trop tôt.",
        ),
        start=Start(position=dealt(40), eyes=_BLUE),
        clauses=(*_clauses(7, *range(1, 8)), *_clauses(10, *range(9, 15))),
        steps=(
            Step(
                Words(
                    "The start card lies in the centre. The shields are free.",
                    "La carte « début des recrutements » est au centre. Les boucliers sont libres.",
                ),
                ("deal start", "back dwarf"),
            ),
            Step(
                Words(
                    "Blue claims pile 5, one card before it grows: the next back shows a dwarf.",
                    "Bleu prend la pile 5, une carte avant qu'elle ne grandisse : le prochain dos montre un nain.",
                ),
                ("A: shield 5",),
            ),
            Step(
                Words(
                    "The dwarf falls on Blue's shield, and comes along. Green lays a shield there too: it lies higher, so it is lost.",
                    "Le nain tombe sur le bouclier de Bleu et suit la pile. Vert y pose aussi un bouclier : il est plus haut, donc perdu.",
                ),
                ("deal DW6", "back skeleton", "B: shield 5"),
            ),
        ),
        questions=(
            WhichOnes(
                slug="before-the-start",
                prompt=Words(
                    "The start card will come next, but does not lie there yet. Which of these may Blue play?",
                    "La carte « début des recrutements » va sortir, mais n'est pas encore là. Que peut jouer Bleu ?",
                ),
                start=Start(position=dealt(40), eyes=_BLUE),
                move="A: {}",
                over=("desertion 2", "desertion 9", "shield 2", "shield 9"),
            ),
            WhichOnes(
                slug="after-the-start",
                prompt=Words(
                    "Green's shield lies in pile 3, Yellow's in pile 1. Blue holds both shields. Which of these may Blue play?",
                    "Le bouclier de Vert est dans la pile 3, celui de Jaune dans la pile 1. Bleu a encore ses deux boucliers. Que peut jouer Bleu ?",
                ),
                start=Start(position=dealt(50), eyes=_BLUE),
                move="A: {}",
                over=("shield 6", "shield 3", "shield 10", "try under 4", "try take back 3"),
            ),
            WhatHappens(
                slug="two-shields",
                prompt=Words(
                    "A pile, from the bottom: skeleton veteran, Green's shield, goblin, Blue's shield, war machine. Who holds the war machine after the opening?",
                    "Une pile, de bas en haut : vétéran squelette, bouclier de Vert, gobelin, bouclier de Bleu, machine de guerre. Qui a la machine de guerre après l'ouverture ?",
                ),
                start=PRESETS["W5 two shields"],
                moves=("Z: champion A",),
                choices={"A": _PLAYERS["A"], "B": _PLAYERS["B"], "none": _NOBODY},
                truth=_holder(Design.WAR_MACHINE),
            ),
        ),
        presets=_presets(
            "W5 two shields", "W6 no shield", "E5 unwanted gift", "E7 one window", "P1 nothing left to give"
        ),
    ),
    Lesson(
        slug="under",
        title=Words("What lies under what?", "Qui est sous qui ?"),
        say=Words(
            "The sorcerer reads each pile from the bottom up. A desertion strikes the army card under it; if shields lie between, it looks through them. "
            "On another desertion it does nothing. Where the rulebook is silent, our rulings decide; the dial shows the other reading.",
            "Le sorcier lit chaque pile de bas en haut. Une désertion frappe la carte « armée » placée dessous ; elle agit à travers les boucliers. "
            "Sur une autre désertion, elle ne fait rien. Là où la règle se tait, c'est notre décision ; la molette montre l'autre lecture.",
        ),
        start=PRESETS["W3 through a shield"],
        clauses=(*_clauses(10, *range(2, 9)), *_clauses(10, 12, 13)),
        steps=(
            Step(
                Words(
                    "The desertion lay on Blue's shield, so the giant under the shield deserts. Blue gets the orc, and the troll that fell later.",
                    "La désertion était sur le bouclier de Bleu : c'est le géant sous le bouclier qui déserte. Bleu reçoit l'orc, et le troll tombé ensuite.",
                ),
                ("Z: champion A",),
            ),
        ),
        dials=Dials(
            slug="stack",
            prompt=Words(
                "Choose a pile, and how to read a desertion on a shield that lies on a desertion: “none” is our ruling, no effect; “next_army” strikes the next card further down.",
                "Choisissez une pile, et comment lire une désertion sur un bouclier posé sur une désertion : « none » est notre décision, sans effet ; « next_army » frappe la carte suivante, plus bas.",
            ),
            names=(Words("pile", "pile"), Words("reading", "lecture")),
            choices=(tuple(PILE_TEXTS), ("none", "next_army")),
            begin=("E3", "none"),
            show=stack,
        ),
        questions=(
            WhatHappens(
                slug="two-desertions",
                prompt=Words(
                    "From the bottom: orc warrior, barbarian veteran, desertion, desertion, skeleton warrior, Green's shield. How many army cards does Green receive?",
                    "De bas en haut : guerrier orc, vétéran barbare, désertion, désertion, guerrier squelette, bouclier de Vert. Combien de cartes « armée » reçoit Vert ?",
                ),
                start=PRESETS["W4 on a desertion"],
                moves=("Z: champion A",),
                choices=_numbers(1, 2, 3),
                truth=lambda state: str(sum(state.hands[_GREEN])),
            ),
            WhatHappens(
                slug="through-two",
                prompt=Words(
                    "From the bottom: war machine, goblin, Blue's shield, Green's shield, desertion. What does Blue receive?",
                    "De bas en haut : machine de guerre, gobelin, bouclier de Bleu, bouclier de Vert, désertion. Que reçoit Bleu ?",
                ),
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
                prompt=Words(
                    "From the bottom: orc warrior, barbarian veteran, desertion, Yellow's shield, desertion, dwarf veteran. As we decided: what does Yellow receive?",
                    "De bas en haut : guerrier orc, vétéran barbare, désertion, bouclier de Jaune, désertion, vétéran nain. Selon notre décision : que reçoit Jaune ?",
                ),
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
        switch="desertion_through_shield",
    ),
    Lesson(
        slug="last-cards",
        title=Words("The last cards fall", "Les dernières cartes tombent"),
        say=Words(
            "Five cards are left, and each recruiter holds one desertion. When card 80 lies there, desertions are lost for the round. "
            "Shields are not: whoever still has one must lay it, in any order (our ruling).",
            "Il reste cinq cartes, et chaque recruteur a une désertion. Quand la carte 80 est posée, les désertions sont perdues pour la manche. "
            "Pas les boucliers : qui en a encore doit les poser, dans n'importe quel ordre (notre décision).",
        ),
        start=Start(position=dealt(75), eyes=_GREEN),
        clauses=_clauses(8, *range(1, 7)),
        steps=(
            Step(
                Words(
                    "Four more cards. An orc leader falls on pile 7, where Blue's shield lies. One card is left: a mercenary for pile 8.",
                    "Quatre cartes de plus. Un chef orc tombe sur la pile 7, où est le bouclier de Bleu. Il reste une carte : un mercenaire pour la pile 8.",
                ),
                (
                    "deal gob",
                    "back spy",
                    "deal sp4",
                    "back mercenary",
                    "deal gob",
                    "back orc",
                    "deal OR*",
                    "back mercenary",
                ),
            ),
            Step(
                Words(
                    "The last window. Green strikes the leader: just in time.",
                    "La dernière fenêtre. Vert frappe le chef : juste à temps.",
                ),
                ("B: desertion 7",),
            ),
            Step(
                Words(
                    "Card 80 is a giant, and nobody can strike it any more. Yellow still holds a shield and must lay it.",
                    "La carte 80 est un géant, et plus personne ne peut le frapper. Jaune a encore un bouclier et doit le poser.",
                ),
                ("deal gia",),
            ),
            Step(
                Words(
                    "Pile 6 was nobody's: Yellow takes it. No shields are left, so the sorcerer goes on.",
                    "La pile 6 n'était à personne : Jaune la prend. Plus de boucliers : le sorcier continue.",
                ),
                ("C: shield 6",),
            ),
        ),
        questions=(
            WhichOnes(
                slug="after-the-deal",
                prompt=Words(
                    "All cards are dealt. Yellow holds a shield and a lost desertion; Green's shield lies in pile 3. Which of these may Yellow do?",
                    "Toutes les cartes sont distribuées. Jaune a un bouclier et une désertion perdue ; le bouclier de Vert est dans la pile 3. Que peut faire Jaune ?",
                ),
                start=Start(position=dealt(80), eyes=_YELLOW),
                move="C: {}",
                over=("shield 3", "shield 5", "desertion 8", "try keep shield"),
            ),
            WhatHappens(
                slug="just-in-time",
                prompt=Words(
                    "Card 79, an orc leader, lies on Blue's pile 7. Green lays a desertion on it, then card 80 falls. After the opening, does Blue hold that orc leader?",
                    "La carte 79, un chef orc, est sur la pile 7 de Bleu. Vert y pose une désertion, puis tombe la carte 80. Après l'ouverture, Bleu a-t-il ce chef orc ?",
                ),
                start=Start(position=dealt(79), eyes=_GREEN),
                moves=("B: desertion 7", "deal gia", "C: shield 6", "Z: champion A"),
                choices=_YES_NO,
                truth=lambda state: "yes" if state.hands[_BLUE][Design.ORC_LEADER] else "no",
            ),
        ),
        presets=_presets("E1 too late", "E2 last window", "E8 forced but free", "R7 all shields left"),
        switch="leftover_order",
    ),
    Lesson(
        slug="live",
        title=Words("The race", "La course"),
        say=Words(
            "There are no turns here. Between two cards anybody may play, as often as they like; on one pile, whoever was first lies lower (our ruling). "
            "What is covered you must remember: the top cards and the next back are all you see. Let the clock run, or deal card by card.",
            "Ici, pas de tours. Entre deux cartes, chacun peut jouer, autant de fois qu'il veut ; sur une même pile, le premier est plus bas (notre décision). "
            "Ce qui est couvert, il faut le retenir : on ne voit que les cartes du dessus et le prochain dos. Laissez courir l'horloge, ou distribuez carte par carte.",
        ),
        start=Start(position=dealt(50), eyes=_BLUE),
        clauses=(*_clauses(5, 5, 8), "BRV-6.2", "BRV-7.6", *_clauses(22, *range(1, 7))),
        steps=(
            Step(
                Words(
                    "One window, three plays: Green and Blue both want the troll of pile 7, and Yellow strikes it. Green was first.",
                    "Une seule fenêtre, trois cartes jouées : Vert et Bleu veulent le troll de la pile 7, et Jaune le frappe. Vert était le premier.",
                ),
                ("C: desertion 7", "B: shield 7", "A: shield 7"),
            ),
            Step(
                Words(
                    "The next card falls as if nothing had happened.",
                    "La carte suivante tombe comme si de rien n'était.",
                ),
                ("deal OR4", "back orc"),
            ),
        ),
        questions=(
            WhatHappens(
                slug="same-moment",
                prompt=Words(
                    "A troll lies on pile 7. Between two cards Green lays a shield there, then Blue does. Whose pile is it?",
                    "Un troll est sur la pile 7. Entre deux cartes, Vert y pose un bouclier, puis Bleu aussi. À qui est la pile ?",
                ),
                start=Start(position=dealt(50), eyes=_BLUE),
                moves=("B: shield 7", "A: shield 7"),
                choices={"A": _PLAYERS["A"], "B": _PLAYERS["B"], "none": _NOBODY},
                truth=_owner(7),
            ),
            WhichOnes(
                slug="during-the-deal",
                prompt=Words(
                    "The deal is running. Which of these may Blue do?",
                    "La distribution est en cours. Que peut faire Bleu ?",
                ),
                start=Start(position=dealt(50), eyes=_BLUE),
                move="A: {}",
                over=("desertion 7", "shield 7", "try halt", "try deal to 4", "try peek 3", "try take back 3"),
            ),
        ),
        presets=_presets("R28 all in sight"),
        switch="show_next_back",
    ),
    Lesson(
        slug="champion",
        title=Words("The sorcerer bets", "Le sorcier parie"),
        say=Words(
            "You are Red, the sorcerer. Name your champion before any pile is opened: all round long you will score what your champion scores. "
            "You saw every card fall, so who has the best piles?",
            "Vous êtes Rouge, le sorcier. Nommez votre champion avant d'ouvrir les piles : toute la manche, vous marquerez autant de points que lui. "
            "Vous avez vu tomber chaque carte : qui a les meilleures piles ?",
        ),
        start=Start(position=dealt(80, (6, "C", "Sh"), phase="champion"), eyes=_RED, overlay="memory"),
        clauses=("BRV-3.4", *_clauses(9, 1, 2, 3), "BRV-19.4"),
        steps=(
            Step(
                Words(
                    "Red bets on Green and opens the piles. Each recruiter holds the cards of one or two piles; spy 1 is Yellow's.",
                    "Rouge parie sur Vert et ouvre les piles. Chaque recruteur tient les cartes d'une ou deux piles ; l'espion 1 est à Jaune.",
                ),
                ("Z: champion B",),
            ),
        ),
        questions=(
            WhichOnes(
                slug="who-may-be-champion",
                prompt=Words(
                    "Whom may Red, the sorcerer, name as champion?", "Qui Rouge, le sorcier, peut-il nommer champion ?"
                ),
                start=Start(position=dealt(80, (6, "C", "Sh"), phase="champion"), eyes=_RED),
                move="Z: champion {}",
                over=("Z", "A", "B", "C"),
            ),
            WhatHappens(
                slug="shared-points",
                prompt=Words(
                    "Green is the champion. In battle 1, worth 2 points, Blue and Green tie at 20. How many points does Red, the sorcerer, get?",
                    "Vert est le champion. À la bataille 1, qui vaut 2 points, Bleu et Vert sont à égalité à 20. Combien de points pour Rouge, le sorcier ?",
                ),
                start=PRESETS["W12 points"],
                moves=("Z: call orcs", "A: done", "B: send gia", "B: done", "C: send tro", "C: done"),
                choices=_numbers(0, 1, 2, 4),
                truth=_score(_RED),
            ),
        ),
        presets=_presets("W12 points"),
    ),
    Lesson(
        slug="spies",
        title=Words("Four spies", "Quatre espions"),
        say=Words(
            "Spy 1 is called first, then 2, 3 and 4. Whoever holds the called spy shows it and may ask one other recruiter for one precise card. "
            "Who has the card must give it; then no other spy can take it. You see only the backs of the other hands, so choose well.",
            "On appelle l'espion 1, puis 2, 3 et 4. Qui a l'espion appelé le montre et peut demander une carte précise à un autre recruteur. "
            "Qui l'a doit la donner ; ensuite, aucun autre espion ne peut la prendre. On ne voit que le dos des autres mains : choisissez bien.",
        ),
        start=Start(position=PRESETS["W7 three requests"].position, eyes=_BLUE),
        clauses=_clauses(11, *range(1, 16)),
        steps=(
            Step(
                Words(
                    "Blue asks Green for an orc veteran. Green has two, and gives one. It is protected now.",
                    "Bleu demande à Vert un vétéran orc. Vert en a deux et en donne un. Il est maintenant protégé.",
                ),
                ("A: ask B OR6",),
            ),
            Step(
                Words(
                    "Spy 2: Blue does not look at the backs and asks Yellow for a giant. Yellow holds no mercenary at all, and there is no second try.",
                    "Espion 2 : Bleu ne regarde pas les dos et demande un géant à Jaune. Jaune n'a aucun mercenaire, et il n'y a pas de deuxième essai.",
                ),
                ("A: ask C gia",),
            ),
            Step(
                Words(
                    "Spy 3: the flying machine of Green. Spy 4 is called, and nobody holds it.",
                    "Espion 3 : la machine volante de Vert. On appelle l'espion 4, et personne ne l'a.",
                ),
                ("A: ask B fly",),
            ),
        ),
        questions=(
            WhichOnes(
                slug="what-to-ask",
                prompt=Words(
                    "Blue uses spy 1. Green holds spy 2 and a dwarf warrior, Yellow a giant, Red is the sorcerer. Which requests are allowed? (That a spy may take a spy is our ruling.)",
                    "Bleu utilise l'espion 1. Vert a l'espion 2 et un guerrier nain, Jaune un géant, Rouge est le sorcier. Quelles demandes sont permises ? (Qu'un espion prenne un espion, c'est notre décision.)",
                ),
                start=Start(position=PRESETS["E10 spy steals spy"].position, eyes=_BLUE),
                move="A: ask {}",
                over=("B sp2", "C gia", "B troll", "B sp1", "Z gia", "A OR4"),
            ),
            WhatHappens(
                slug="spy-steals-spy",
                prompt=Words(
                    "With spy 1 Blue takes spy 2 from Green. Then spy 2 is called, and its holder asks Yellow for the giant. Who has the giant?",
                    "Avec l'espion 1, Bleu prend l'espion 2 de Vert. Puis on appelle l'espion 2, et celui qui l'a demande le géant de Jaune. Qui a le géant ?",
                ),
                start=PRESETS["E10 spy steals spy"],
                moves=("A: ask B sp2", "A: ask C gia"),
                choices={"A": _PLAYERS["A"], "B": _PLAYERS["B"], "C": _PLAYERS["C"]},
                truth=_holder(Design.GIANT),
            ),
            WhatHappens(
                slug="protected",
                prompt=Words(
                    "Blue takes Green's only orc veteran with spy 1, and has no other. With spy 2 Green asks for it back. How many orc veterans does Blue hold?",
                    "Avec l'espion 1, Bleu prend le seul vétéran orc de Vert, et n'en a pas d'autre. Avec l'espion 2, Vert le redemande. Combien de vétérans orcs a Bleu ?",
                ),
                start=PRESETS["E11 only the stolen one"],
                moves=("A: ask B OR6", "B: ask A OR6"),
                choices=_numbers(0, 1, 2),
                truth=_held(_BLUE, Design.ORC_VETERAN),
            ),
        ),
        presets=_presets("W7 three requests", "E10 spy steals spy", "E11 protected twin", "E11 only the stolen one"),
        switch="spies_take_spies",
    ),
    Lesson(
        slug="giants",
        title=Words("Giants do not share", "Les géants ne partagent pas"),
        say=Words(
            "After the spies, whoever holds two giants or more loses all of them. One giant stays. "
            "So a spy can make peace among giants, or war: here Green has two, and Blue has spy 1.",
            "Après les espions, qui a deux géants ou plus les perd tous. Un seul géant reste. "
            "Un espion peut donc faire la paix entre les géants, ou la guerre : ici Vert en a deux, et Bleu a l'espion 1.",
        ),
        start=Start(position=PRESETS["E12 peace among giants"].position, eyes=None),
        clauses=_clauses(12, 1, 2, 3),
        steps=(
            Step(
                Words(
                    "Blue takes one of Green's giants. Each has one now, and both stay.",
                    "Bleu prend un des géants de Vert. Chacun en a un, et les deux restent.",
                ),
                ("A: ask B gia",),
            ),
        ),
        questions=(
            WhatHappens(
                slug="peace",
                prompt=Words(
                    "Green holds two giants, Blue none. Blue asks for nothing. How many giants are left in the hands?",
                    "Vert a deux géants, Bleu aucun. Bleu ne demande rien. Combien de géants reste-t-il dans les mains ?",
                ),
                start=PRESETS["E12 peace among giants"],
                moves=("A: decline",),
                choices=_numbers(0, 1, 2),
                truth=lambda state: str(sum(hand[Design.GIANT] for hand in state.hands)),
            ),
            WhatHappens(
                slug="war",
                prompt=Words(
                    "Blue and Green hold one giant each. Blue's spy takes Green's. How many giants are left in the hands?",
                    "Bleu et Vert ont un géant chacun. L'espion de Bleu prend celui de Vert. Combien de géants reste-t-il dans les mains ?",
                ),
                start=PRESETS["E12 war among giants"],
                moves=("A: ask B gia",),
                choices=_numbers(0, 1, 2),
                truth=lambda state: str(sum(hand[Design.GIANT] for hand in state.hands)),
            ),
        ),
        presets=_presets("E12 peace among giants", "E12 war among giants"),
    ),
    Lesson(
        slug="muster",
        title=Words("Muster, then reinforce", "Rassembler, puis renforcer"),
        say=Words(
            "The sorcerer calls a people: everybody lays all cards of that people face down. Then, one after the other, each recruiter may add mercenaries, as many as they like. "
            "The others count your cards, but do not see them. Who speaks last knows most.",
            "Le sorcier appelle un peuple : chacun pose toutes ses cartes de ce peuple, face cachée. Puis chaque recruteur, l'un après l'autre, peut ajouter des mercenaires, autant qu'il veut. "
            "Les autres comptent vos cartes, mais ne les voient pas. Qui parle en dernier en sait le plus.",
        ),
        start=Start(position=_WAR, eyes="mover"),
        clauses=(*_clauses(13, *range(1, 5)), *_clauses(14, *range(1, 5)), *_clauses(15, *range(1, 10))),
        steps=(
            Step(
                Words(
                    "Red calls the orcs. Blue, left of Red, speaks first; in the next battle it will be Green.",
                    "Rouge appelle les orcs. Bleu, à gauche de Rouge, parle le premier ; à la bataille suivante, ce sera Vert.",
                ),
                ("Z: call orcs",),
            ),
            Step(
                Words(
                    "Blue sends a goblin and says no more. Mercenaries that stay in hand can still fight later.",
                    "Bleu envoie un gobelin et s'arrête là. Les mercenaires gardés en main pourront encore se battre plus tard.",
                ),
                ("A: send gob", "A: done"),
            ),
            Step(
                Words(
                    "Green sends two cards. Only Green knows which: a war machine, and the goblin that serves it.",
                    "Vert envoie deux cartes. Lui seul sait lesquelles : une machine de guerre, et le gobelin qui la sert.",
                ),
                ("B: send war", "B: send gob", "B: done"),
            ),
        ),
        questions=(
            WhichOnes(
                slug="what-to-send",
                prompt=Words(
                    "The orcs fight. Blue holds a barbarian warrior, a goblin and a troll, Green a giant. Which of these may Blue do?",
                    "Les orcs se battent. Bleu a en main un guerrier barbare, un gobelin et un troll, Vert un géant. Que peut faire Bleu ?",
                ),
                start=Start(position=_WAR, moves=("Z: call orcs",), eyes=_BLUE),
                move="A: {}",
                over=("send gob", "send tro", "send BA4", "send gia", "done", "try hold back"),
            ),
            WhatHappens(
                slug="first-to-speak",
                prompt=Words(
                    "Four players, battle 4: counting four seats to the left of Red leads back to Red, the sorcerer. Who speaks first? (The rulebook is silent; both ways of counting give the same.)",
                    "Quatre joueurs, bataille 4 : le quatrième à gauche de Rouge serait Rouge lui-même, le sorcier. Qui parle le premier ? (La règle se tait ; les deux façons de compter donnent le même.)",
                ),
                start=PRESETS["E20 first speaker"],
                moves=("Z: call dwarves",),
                choices={"A": _PLAYERS["A"], "B": _PLAYERS["B"], "C": _PLAYERS["C"]},
                truth=lambda state: "none" if state.active is None else "ZABC"[state.active],
            ),
            WhatHappens(
                slug="mercenaries-alone",
                prompt=Words(
                    "The skeletons fight. Green has laid a skeleton veteran, 6. Blue has no skeleton and sends a giant, 8 (our own value); we allow that. Who wins?",
                    "Les squelettes se battent. Vert a posé un vétéran squelette, 6. Bleu n'a pas de squelette et envoie un géant, 8 (notre valeur) ; nous le permettons. Qui gagne ?",
                ),
                start=PRESETS["E25 mercenaries alone"],
                moves=("A: send gia", "A: done", "B: done", "C: done"),
                choices={"A": _PLAYERS["A"], "B": _PLAYERS["B"], "none": _NOBODY},
                truth=_winners,
            ),
        ),
        presets=_presets(
            "W13 who speaks first", "E20 first speaker", "E25 mercenaries alone", "R16 specials stay in hand"
        ),
        switch="mercs_need_people",
    ),
    Lesson(
        slug="strength",
        title=Words("How strong is an army?", "Quelle force a une armée ?"),
        say=Words(
            "All cards are turned up and added. One leader doubles the people cards, never the mercenaries; two leaders of a people quarrel, and everything counts 0. "
            "A war machine is worth 9, but only with a goblin to serve it. Most values are our own: see the stars.",
            "On retourne tout et on additionne. Un chef double les cartes du peuple, jamais les mercenaires ; deux chefs d'un peuple se disputent, et tout compte 0. "
            "Une machine de guerre vaut 9, mais seulement servie par un gobelin. La plupart des valeurs sont notre choix : voyez les étoiles.",
        ),
        start=PRESETS["W8 one leader"],
        clauses=_clauses(17, *range(1, 14)),
        steps=(
            Step(
                Words(
                    "Blue sends a giant and the cards are turned up: 2 × (0 + 4 + 4 + 6) + 8 = 36. The giant is not doubled.",
                    "Bleu envoie un géant et on retourne les cartes : 2 × (0 + 4 + 4 + 6) + 8 = 36. Le géant n'est pas doublé.",
                ),
                ("A: send gia", "A: done", "B: done", "C: done"),
            ),
        ),
        dials=Dials(
            slug="army",
            prompt=Words(
                f"Build an army of orcs and mercenaries; can you make exactly 20? The flying machine: {NO_MACHINE} is none, {LAID} is laid face down with the others, "
                "+1 to +3 flies in after the reveal with so many goblins. Warrior 4, leader 0, troll 5 and giant 8 are our own values.",
                f"Formez une armée d'orcs et de mercenaires ; arrivez-vous à 20 tout juste ? La machine volante : {NO_MACHINE} aucune, {LAID} posée face cachée avec les autres, "
                "+1 à +3 arrive après la révélation avec autant de gobelins. Guerrier 4, chef 0, troll 5 et géant 8 sont nos propres valeurs.",
            ),
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
                slug="two-leaders",
                prompt=Words(
                    "Blue fights with two orc leaders, an orc veteran, a giant, a war machine and a goblin. What is the strength?",
                    "Bleu se bat avec deux chefs orcs, un vétéran orc, un géant, une machine de guerre et un gobelin. Quelle est la force ?",
                ),
                start=PRESETS["W9 two leaders"],
                moves=("A: commit gia war gob", "B: done", "C: done"),
                choices=_numbers(0, 18, 24, 30),
                truth=_strength(_BLUE),
            ),
            WhatHappens(
                slug="three-machines",
                prompt=Words(
                    "Three war machines and two goblins. What is the strength?",
                    "Trois machines de guerre et deux gobelins. Quelle est la force ?",
                ),
                start=PRESETS["E14 three machines"],
                moves=("A: commit war war war gob gob", "B: done", "C: done"),
                choices=_numbers(18, 20, 27, 29),
                truth=_strength(_BLUE),
            ),
            WhatHappens(
                slug="one-job",
                prompt=Words(
                    "Blue lays a war machine, the flying machine and a single goblin face down. Alone, the flying machine is worth 0, in company 4. One goblin has one job (our ruling). What is the strength?",
                    "Bleu pose face cachée une machine de guerre, la machine volante et un seul gobelin. Seule, la machine volante vaut 0, accompagnée 4. Un gobelin n'a qu'un travail (notre décision). Quelle est la force ?",
                ),
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
        switch="leader_doubles_self",
    ),
    Lesson(
        slug="commando",
        title=Words("The goblin commando", "Le commando gobelin"),
        say=Words(
            "Before anything is turned up, the commando may remove one card of an opponent in the battle. As we read it, you choose the opponent and the back, and chance picks the card. "
            "Blue has 38, Green has 29 and the commando: which back is best?",
            "Avant qu'on ne retourne quoi que ce soit, le commando peut retirer une carte d'un adversaire dans la bataille. Selon notre lecture, on choisit l'adversaire et le dos, et le hasard choisit la carte. "
            "Bleu a 38, Vert a 29 et le commando : quel dos viser ?",
        ),
        start=PRESETS["E15 which back"],
        clauses=_clauses(16, *range(1, 7)),
        steps=(
            Step(
                Words(
                    "Green aims at a mercenary of Blue's, and hits the war machine: 29 against 29, a tie, and both score.",
                    "Vert vise un mercenaire de Bleu, et touche la machine de guerre : 29 contre 29, égalité, et les deux marquent.",
                ),
                ("B: commando A mercenary", "strike war"),
            ),
        ),
        dials=Dials(
            slug="strike",
            prompt=Words(
                "Green's commando strikes at Blue's army, by back. E13: two orc leaders, an orc veteran, a giant. E15: an orc leader, a veteran, two warriors, a war machine, a goblin.",
                "Le commando de Vert vise l'armée de Bleu, par le dos. E13 : deux chefs orcs, un vétéran orc, un géant. E15 : un chef orc, un vétéran, deux guerriers, une machine de guerre, un gobelin.",
            ),
            names=(Words("example", "exemple"), Words("back", "dos")),
            choices=(("E13", "E15"), (Back.ORC.value, Back.MERCENARY.value)),
            begin=("E15", Back.ORC.value),
            show=strike,
        ),
        questions=(
            WhichOnes(
                slug="whom-to-strike",
                prompt=Words(
                    "The orcs fight. Blue and Green have laid orcs and mercenaries, Yellow nothing. Where may Green's commando strike?",
                    "Les orcs se battent. Bleu et Vert ont posé des orcs et des mercenaires, Jaune rien. Où peut frapper le commando de Vert ?",
                ),
                start=Start(position=PRESETS["E15 which back"].position, eyes=_GREEN),
                move="B: commando {}",
                over=("A orc", "A mercenary", "A dwarf", "B orc", "C orc"),
            ),
            WhatHappens(
                slug="helpful",
                prompt=Words(
                    "Blue must lay two orc leaders and a veteran, and has added a giant: strength 0. The commando of Green (4) hits one of the leaders. Who wins?",
                    "Bleu doit poser deux chefs orcs et un vétéran, et a ajouté un géant : force 0. Le commando de Vert (4) touche un des chefs. Qui gagne ?",
                ),
                start=PRESETS["E13 two leaders"],
                moves=("B: commando A orc", "strike OR*"),
                choices=_BATTLE,
                truth=_winners,
            ),
        ),
        presets=_presets("E13 two leaders", "E15 which back"),
        switch="commando_by_back",
    ),
    Lesson(
        slug="flyer",
        title=Words("The flying machine", "La machine volante"),
        say=Words(
            "All strengths are known, and one card can still come: the flying machine, with one goblin or more from your hand. It adds 4, and each goblin 1. "
            "Goblins already on the table do not fly, and those that land serve no war machine: both are our rulings.",
            "Toutes les forces sont connues, et une carte peut encore venir : la machine volante, avec un gobelin ou plus de votre main. Elle ajoute 4, et chaque gobelin 1. "
            "Les gobelins déjà sur la table ne volent pas, et ceux qui arrivent ne servent aucune machine de guerre : ce sont nos décisions.",
        ),
        start=PRESETS["W11 flying machine"],
        clauses=_clauses(18, *range(1, 12)),
        steps=(
            Step(
                Words(
                    "Blue leads with 18. Green flies in with three goblins: 14 + 4 + 3 = 21.",
                    "Bleu mène avec 18. Vert arrive avec trois gobelins : 14 + 4 + 3 = 21.",
                ),
                ("B: flyer 3",),
            ),
        ),
        questions=(
            WhichOnes(
                slug="how-many-goblins",
                prompt=Words(
                    "Blue and Green have 18 each. Green holds the flying machine and two goblins. Which of these may Green do?",
                    "Bleu et Vert ont 18 chacun. Vert a en main la machine volante et deux gobelins. Que peut faire Vert ?",
                ),
                start=Start(position=PRESETS["E16 breaking a tie"].position, eyes=_GREEN),
                move="B: {}",
                over=("flyer 0", "flyer 1", "flyer 2", "flyer 3", "no flyer", "try carry"),
            ),
            WhichOnes(
                slug="table-goblins",
                prompt=Words(
                    "Three of Green's goblins lie in the battle. Green holds the flying machine and a troll. Which of these may Green do?",
                    "Trois gobelins de Vert sont dans la bataille. Vert a en main la machine volante et un troll. Que peut faire Vert ?",
                ),
                start=Start(position=PRESETS["E17 goblins on the table"].position, eyes=_GREEN),
                move="B: {}",
                over=("flyer 0", "flyer 1", "flyer 3", "no flyer"),
            ),
            WhatHappens(
                slug="no-late-crew",
                prompt=Words(
                    "Blue's army: a dwarf veteran, 6, and a war machine that no goblin serves. Blue flies in with one goblin. What is the strength?",
                    "L'armée de Bleu : un vétéran nain, 6, et une machine de guerre sans gobelin. Bleu arrive par les airs avec un gobelin. Quelle est la force ?",
                ),
                start=PRESETS["E18 no late crew"],
                moves=("A: flyer 1",),
                choices=_numbers(6, 11, 20),
                truth=_strength(_BLUE),
            ),
            WhatHappens(
                slug="to-a-quarrel",
                prompt=Words(
                    "Both orc leaders of Blue quarrel: strength 0. Blue flies in with four goblins. What is the strength?",
                    "Les deux chefs orcs de Bleu se disputent : force 0. Bleu arrive par les airs avec quatre gobelins. Quelle est la force ?",
                ),
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
        switch="flyer_uses_table_goblins",
    ),
    Lesson(
        slug="points",
        title=Words("Points, and the end", "Les points, et la fin"),
        say=Words(
            "Battles 1 and 4 are worth 2 points, battles 2 and 3 one; in a tie everybody scores in full. "
            "After a round the game ends if somebody has more than 8 points (six players 7, seven players 6); as we read it, 8 itself is not enough. "
            "Tied at the top? Whoever won a battle last wins.",
            "Les batailles 1 et 4 valent 2 points, les batailles 2 et 3 un seul ; à égalité, chacun marque tout. "
            "Après une manche, la partie finit si quelqu'un a plus de 8 points (7 à six joueurs, 6 à sept) ; selon notre lecture, 8 ne suffit pas. "
            "Égalité en tête ? Le dernier à avoir gagné une bataille l'emporte.",
        ),
        start=PRESETS["E24 tied on top"],
        clauses=(*_clauses(19, *range(1, 9)), *_clauses(20, *range(1, 5)), *_clauses(21, *range(1, 8))),
        steps=(
            Step(
                Words(
                    "Blue, the champion, wins battle 4. Red, the sorcerer, scores the same 2 points: 9 each.",
                    "Bleu, le champion, gagne la bataille 4. Rouge, le sorcier, marque les mêmes 2 points : 9 chacun.",
                ),
                ("A: done", "B: done", "C: done"),
            ),
            Step(
                Words(
                    "The round is over, and 9 is more than 8: so is the game. Blue's army won that battle, Red only shared the points, so Blue wins the game (our ruling).",
                    "La manche est finie, et 9 dépasse 8 : la partie aussi. L'armée de Bleu a gagné cette bataille, Rouge n'a fait que partager les points : Bleu gagne la partie (notre décision).",
                ),
                ("end round",),
            ),
        ),
        dials=Dials(
            slug="ending",
            prompt=Words(
                "Round 2 is over, four players. Scores of Blue and Green, the battle that each won last (2.4 is battle 4 of round 2), and how to read the limit: exceed is our ruling.",
                "La manche 2 est finie, à quatre joueurs. Scores de Bleu et de Vert, la dernière bataille gagnée par chacun (2.4 : bataille 4 de la manche 2), et comment lire la limite : exceed (dépasser) est notre décision, reach veut dire atteindre.",
            ),
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
                slug="at-the-limit",
                prompt=Words(
                    "Five players. Blue has 6 points, wins battle 4 and reaches 8; nobody has more. Is the game over?",
                    "Cinq joueurs. Bleu a 6 points, gagne la bataille 4 et arrive à 8 ; personne n'a plus. La partie est-elle finie ?",
                ),
                start=PRESETS["E23 at the limit"],
                moves=("D: done", "A: done", "B: done", "C: done", "end round"),
                choices=_YES_NO,
                truth=_over,
            ),
            WhatHappens(
                slug="worthless-win",
                prompt=Words(
                    "The dwarves fight. Blue lays both dwarf leaders: strength 0. The others lay nothing at all, and so do not compete (our ruling). Who wins?",
                    "Les nains se battent. Bleu pose les deux chefs nains : force 0. Les autres ne posent rien du tout, donc ne participent pas (notre décision). Qui gagne ?",
                ),
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
                slug="tied-on-top",
                prompt=Words(
                    "Red, the sorcerer, and Blue, the champion, have 7 each. Blue wins battle 4, worth 2, so both have 9. Who wins the game?",
                    "Rouge, le sorcier, et Bleu, le champion, ont 7 chacun. Bleu gagne la bataille 4, qui vaut 2 : ils ont 9 tous les deux. Qui gagne la partie ?",
                ),
                start=PRESETS["E24 tied on top"],
                moves=("A: done", "B: done", "C: done", "end round"),
                choices={"Z": _PLAYERS["Z"], "A": _PLAYERS["A"], "ZA": Words("They share it", "Ils partagent")},
                truth=_victors,
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
        switch="end_rule",
    ),
    Lesson(
        slug="play",
        title=Words("Play", "Jouez"),
        say=Words(
            "Now a whole game. Remember two or three good piles rather than all of them, keep a desertion for the last cards, and keep mercenaries for the battles of 2 points. "
            "Try what is forbidden: every refusal names its rule. And try our rulings the other way.",
            "À vous, pour une partie entière. Retenez deux ou trois bonnes piles plutôt que toutes, gardez une désertion pour les dernières cartes, et des mercenaires pour les batailles à 2 points. "
            "Essayez ce qui est interdit : chaque refus cite sa règle. Et essayez nos décisions dans l'autre sens.",
        ),
        start=Start(seed=4, options={"players": 4, "first_sorcerer": 0}, eyes=None),
        clauses=("BRV-2.6", "BRV-3.4", "BRV-4.6", "BRV-15.1", "BRV-21.4"),
        questions=(
            WhichOnes(
                slug="why-not",
                prompt=Words(
                    "The orcs fight, and Blue is to speak; Blue holds an orc leader, an orc veteran and a goblin. Which of these may Blue do?",
                    "Les orcs se battent, et c'est à Bleu de parler ; il a un chef orc, un vétéran orc et un gobelin. Que peut faire Bleu ?",
                ),
                start=Start(position="called orcs\nhand A: OR* OR6 gob\nhand B: OR4 tro\nhand C: OR4", eyes=_BLUE),
                move="A: {}",
                over=("send gob", "done", "try take home", "commando B orc", "flyer 1", "try look 2", "try end"),
            ),
            WhatHappens(
                slug="quiz-tie",
                prompt=Words(
                    "Battle 1: Blue and Green have 18 each. Green flies in with two goblins. Who scores?",
                    "Bataille 1 : Bleu et Vert ont 18 chacun. Vert arrive par les airs avec deux gobelins. Qui marque ?",
                ),
                start=PRESETS["E16 breaking a tie"],
                moves=("B: flyer 2",),
                choices=_BATTLE,
                truth=_winners,
            ),
            WhatHappens(
                slug="quiz-twin",
                prompt=Words(
                    "Blue has an orc veteran and takes a second one from Green with spy 1. With spy 2 Green asks for an orc veteran. How many does Blue keep?",
                    "Bleu a un vétéran orc et en prend un deuxième à Vert avec l'espion 1. Avec l'espion 2, Vert demande un vétéran orc. Combien en garde Bleu ?",
                ),
                start=PRESETS["E11 protected twin"],
                moves=("A: ask B OR6", "B: ask A OR6"),
                choices=_numbers(0, 1, 2),
                truth=_held(_BLUE, Design.ORC_VETERAN),
            ),
            WhatHappens(
                slug="quiz-gift",
                prompt=Words(
                    "Blue's pile, from the bottom: giant, Blue's shield, orc warrior, giant. How many army cards has Blue left when the war begins?",
                    "La pile de Bleu, de bas en haut : géant, bouclier de Bleu, guerrier orc, géant. Combien de cartes « armée » a Bleu quand la guerre commence ?",
                ),
                start=PRESETS["E5 unwanted gift"],
                moves=("Z: champion A",),
                choices=_numbers(1, 2, 3),
                truth=lambda state: str(sum(state.hands[_BLUE])),
            ),
        ),
        switch="empty_army_competes",
    ),
)
