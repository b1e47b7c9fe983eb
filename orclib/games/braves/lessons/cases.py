"""The named positions of De l'Orc pour les Braves: worked examples and edge cases of the specification, as a person types them.

Four players unless it is said otherwise: Z (red) is the sorcerer, A (blue), B (green) and C (yellow) recruit. An R stands
before the other reading of a ruling.
"""

from __future__ import annotations

from typing import Final

from orclib.engine.teaching import Case, Compared, Start
from orclib.games.braves.box import FOLKS, PEOPLES, PILES
from orclib.language import Bilingual

_CARDS: Final = (
    "BA4 DW4 war DW6 SK6 war BA6 BA* sp2 DW4 OR6 gia BA4 DW* BA4 SK4 DW4 tro gia SK4 SK6 OR6 BA4 OR6 gob OR6 BA6 "
    "DW6 SK6 gob SK4 SK4 BA4 DW4 gia gob SK4 gia BA4 gob DW6 SK* tro BA6 SK4 OR4 gia BA4 DW4 OR4 OR4 OR4 SK6 gob "
    "OR4 gob DW4 sp3 DW4 DW6 fly SK4 tro DW* OR4 OR* OR4 SK* sp1 war war tro com BA6 BA* gob sp4 gob OR* gia"
)
DECK: Final = tuple(_CARDS.split())
"""The 80 army cards in the order in which the lessons deal them; the card that comes second to last is a leader."""
DEPTH: Final = 40
"""So many of them lie above the start card."""
PLAYS: Final = (
    (12, 3, "A", "Des"),
    (14, 5, "B", "Des"),
    (42, 1, "C", "Sh"),
    (47, 2, "C", "Des"),
    (47, 3, "B", "Sh"),
    (53, 7, "A", "Sh"),
    (60, 8, "A", "Sh"),
    (66, 2, "B", "Sh"),
)
"""What the recruiters do while the lessons deal: after which card, on which pile, who, a desertion or a shield."""
_BACKS: Final[dict[str, str]] = {FOLKS[people].letters: people.value for people in PEOPLES} | {"sp": "spy"}


def back(card: str) -> str:
    """What the back of a card shows."""
    return _BACKS.get(card[:2], "mercenary")


def dealt(
    count: int, *more: tuple[int, str, str], played: bool = True, seen: bool = True, phase: str = "", options: str = ""
) -> str:
    """The deal of the lessons after so many cards, with what was played before the last of them fell.

    `more` is played on top of that: on which pile, who, what. `seen`: whether the back of the next card has been seen.
    """
    plays = [play for play in PLAYS if play[0] < count and played]
    piles: list[list[str]] = [[] for _ in range(PILES[4])]
    left = {"Des": dict.fromkeys("ABC", 2), "Sh": dict.fromkeys("ABC", 2)}

    def lay(pile: int, who: str, what: str) -> None:
        piles[pile - 1].append("Des" if what == "Des" else f"Sh({who})")
        left[what][who] -= 1

    for number, card in enumerate(DECK[:count], 1):
        piles[(number - 1) % PILES[4]].append(card)
        for _after, pile, who, what in (play for play in plays if play[0] == number):
            lay(pile, who, what)
    for pile, who, what in more:
        lay(pile, who, what)
    over = count == len(DECK)
    shields, desertions = (", ".join(f"{who} {n}" for who, n in left[what].items()) for what in ("Sh", "Des"))
    told = [f"4 players, {options}".rstrip(", "), f"phase {phase or ('leftover' if over else 'deal')}"]
    if not over:
        told += ["start out" if count > DEPTH else "start in"]
        told += [f"next {'start' if count == DEPTH else back(DECK[count])}"] if seen else []
        told.append(f"desertions: {desertions}")
    told += [f"pile {number}: {' '.join(pile)}" for number, pile in enumerate(piles, 1) if pile]
    return "\n".join([*told, f"shields: {shields}"])


def single(cards: str, *options: str) -> str:
    """A single pile before it is opened, with its covered cards in sight."""
    return "\n".join(["4 players", "phase champion", "memory_aid=full", *options, f"pile 1: {cards}"])


PILE_TEXTS: Final = {
    "W2": "OR4 gia Des Sh(A)",
    "W3": "OR4 gia Sh(A) Des tro",
    "W4": "OR4 BA6 Des Des SK4 Sh(B)",
    "W5": "SK6 Sh(B) gob Sh(A) war",
    "W6": "SK6 Des gob war",
    "E3": "OR4 BA6 Des Sh(C) Des DW6",
    "E4": "war gob Sh(A) Sh(B) Des",
    "E5": "gia Sh(A) OR4 gia",
    "E6": "gia Sh(A) OR4 gia Des",
}
"""The piles of the examples, from the bottom up."""
THREE_REQUESTS: Final = "phase spy\nspy 1\nhand A: sp1 sp2 sp3\nhand B: 2 OR6 gia fly\nhand C: OR4"
TWO_LEADERS: Final = "called orcs\nhand A: OR6 2 OR* gia\nhand B: OR4 com\nthen: commit gia; done; done"
WHICH_BACK: Final = (
    "called orcs\nhand A: 2 OR4 OR6 OR* gob war\nhand B: 2 OR4 2 OR6 gob gia com\nthen: commit gob war; "
    "commit gob gia; done"
)
TIED: Final = "called orcs\nhand A: 3 OR6\nhand B: 2 OR4 2 gob 2 tro fly\nthen: done; commit 2 tro; done; hold"
ON_THE_TABLE: Final = "called orcs\nhand A: OR4 OR6\nhand B: OR6 3 gob tro fly\nthen: done; commit 3 gob; done; hold"
NO_CREW: Final = "called dwarves\nhand A: DW6 gob war fly\nhand B: 2 DW6\nthen: commit war; done; done; hold"
LAST_BATTLE: Final = "phase commit\ncalled orcs barbarians skeletons dwarves"
WORTHLESS: Final = "called dwarves\nchampion A\nhand A: 2 DW*\nhand B: SK4\nhand C: OR4"
SHARED: Final = (
    f"round 2\n{LAST_BATTLE}\nchampion A\nscores: Z 7, A 7\nwon 1.1: A\nwon 1.2: Z\nhand A: DW6\nhand B: DW4"
)
"""Round 2; after this battle the sorcerer and the champion have 9 points each."""
SPECIALS: Final = "called orcs\nhand A: OR4 com gob\nhand B: OR6 fly gob"


def _at(position: str, eyes: str | None = "mover") -> Start:
    return Start(position=position, eyes=eyes)


PRESETS: dict[str, Start] = {
    "W1 order of dealing": _at(dealt(9)),
    "W2 a desertion on an army card": _at(single(PILE_TEXTS["W2"])),
    "W3 a desertion on a shield": _at(single(PILE_TEXTS["W3"])),
    "W4 a desertion on a desertion": _at(single(PILE_TEXTS["W4"])),
    "W5 two shields in a pile": _at(single(PILE_TEXTS["W5"])),
    "W6 a pile without a shield": _at(single(PILE_TEXTS["W6"])),
    "W7 the requests of three spies": _at(THREE_REQUESTS, None),
    "W8 an army with one leader": _at("called orcs\nhand A: OR* 2 OR4 OR6 gia\nhand B: 2 OR6 OR4", None),
    "W9 an army with two leaders": _at("called orcs\nhand A: 2 OR* OR6 gia war gob\nhand B: OR4", None),
    "W10 war machines and their goblins": _at("called skeletons\nhand A: 2 war 3 gob tro\nhand B: SK6", None),
    "W11 the flying machine turns a battle": _at(
        "called barbarians\nhand A: 3 BA6\nhand B: 2 BA4 BA6 3 gob fly\nthen: done; done; done; hold"
    ),
    "W12 points for a tie": _at(
        "sorcerer Z, champion B\nphase call\nhand A: OR* OR4 OR6 BA4\nhand B: 2 OR6 gia\nhand C: OR6 tro BA6", None
    ),
    "W13 who decides first in battle 1": _at(
        "5 players\nphase call\nhand A: OR4 gob\nhand B: BA4 gob\nhand C: SK4 gob\nhand D: DW4 gob"
    ),
    "W14 card totals": _at("phase spy\nspy 1\nhand A: sp1", None),
    "E1 a desertion after card 80": Start(position=dealt(79), moves=("deal gia",)),
    "E2 a desertion before card 80": _at(dealt(79)),
    "E3 desertion, shield, desertion": _at(single(PILE_TEXTS["E3"])),
    "E4 a desertion on two shields": _at(single(PILE_TEXTS["E4"])),
    "E5 a giant you did not want": _at(single(PILE_TEXTS["E5"])),
    "E6 a desertion on one's own pile": _at(single(PILE_TEXTS["E6"])),
    "E7 two shields at the same moment": _at(dealt(50)),
    "E8 shields left after the deal": _at(dealt(80)),
    "E9 a pile not yet begun": _at(dealt(3)),
    "E10 a spy takes a spy": _at("phase spy\nspy 1\nhand A: sp1 OR4\nhand B: sp2 DW4\nhand C: gia", None),
    "E11 one copy protected, one not": _at("phase spy\nspy 1\nhand A: sp1 OR6\nhand B: sp2 OR6\nhand C: OR4", None),
    "E11 the only copy is protected": _at("phase spy\nspy 1\nhand A: sp1 gob\nhand B: sp2 OR6\nhand C: OR4", None),
    "E12 a spy makes peace among giants": _at(
        "phase spy\nspy 1\nhand A: sp1 OR4\nhand B: 2 gia DW4\nhand C: SK4", None
    ),
    "E12 a spy makes giants quarrel": _at("phase spy\nspy 1\nhand A: sp1 gia\nhand B: gia DW4\nhand C: SK4", None),
    "E13 two leaders and the commando": _at(TWO_LEADERS, None),
    "E14 three war machines, two goblins": _at("called barbarians\nhand A: 3 war 2 gob\nhand B: 3 BA6", None),
    "E15 which back the commando strikes": _at(WHICH_BACK, None),
    "E16 the flying machine breaks a tie": _at(TIED, None),
    "E17 goblins on the table do not fly": _at(ON_THE_TABLE, None),
    "E18 goblins from the air serve no machine": _at(NO_CREW, None),
    "E19 flying to two leaders": _at(
        "called orcs\nhand A: 2 OR* 4 gob fly\nhand B: OR4\nthen: done; done; done; hold", None
    ),
    "E20 who decides first in battle 4": _at(
        "phase call\ncalled orcs barbarians skeletons\nhand A: DW4 gob\nhand B: DW6 tro\nhand C: DW* gia"
    ),
    "E21 a win with strength 0": _at(WORTHLESS, None),
    "E22 one goblin has one job": _at("called orcs\nhand A: war fly 2 gob\nhand B: OR6", None),
    "E23 a score exactly at the limit": _at(
        f"5 players\nround 3\n{LAST_BATTLE}\nchampion B\nscores: Z 3, A 6, B 7, C 5, D 2\nhand A: DW6\nhand B: DW4",
        None,
    ),
    "E24 tied on top": _at(SHARED, None),
    "E25 mercenaries without their people": _at("called skeletons\nhand A: gia BA4\nhand B: SK6\nhand C: OR4", None),
    "P1 a pile with nothing left": _at(single("OR4 Des Sh(A)")),
    "P2 the last battle of the game": _at(
        f"round 3\n{LAST_BATTLE}\nchampion A\nscores: Z 7, A 9\nhand A: DW6\nhand B: DW4", None
    ),
    "P3 two recruiters tied on top": _at(
        f"round 3\n{LAST_BATTLE}\nchampion C\nscores: A 9, B 7\nwon 3.3: A\nhand A: DW4\nhand B: DW6", None
    ),
    "R1 other reading: one war machine": _at("war_machines=1\nphase spy\nspy 1\nhand A: sp1", None),
    "R2 when the start card comes": Start(position=dealt(38, seen=False), deal=False, eyes=None),
    "R7 the order of the last shields": _at(dealt(79, played=False)),
    "R16 other reading: commando and flyer stay in hand": _at(f"specials_may_be_committed=off\n{SPECIALS}", None),
    "R19 other reading: a leader does not double himself": _at(
        "leader_value=5\nleader_doubles_self=off\ncalled orcs\nhand A: OR* OR4 OR6\nhand B: 3 OR6 2 OR4", None
    ),
    "R20 other reading: the flying machine alone": _at(
        "flyer_alone=on\ncalled orcs\nhand A: OR6 fly\nhand B: OR6\nthen: done; done; done; hold", None
    ),
    "R22 other reading: goblins from the air serve": _at(f"embarked_goblins_serve=on\n{NO_CREW}", None),
    "R24 other reading: no card is needed to win": _at(f"empty_army_competes=on\n{WORTHLESS}", None),
    "R26 other reading: the sorcerer wins battles too": _at(f"sorcerer_share_counts_as_win=on\n{SHARED}", None),
    "R28 covered cards in sight": _at(dealt(50, options="memory_aid=full")),
}

LINES: dict[str, tuple[str, ...]] = {
    "BRV-1.1": ("W7 the requests of three spies", "blue: try look 5"),
    "BRV-6.6": ("E2 a desertion before card 80", "blue: try take back 1"),
    "BRV-7.7": ("E2 a desertion before card 80", "blue: try take back 1"),
    "BRV-9.3": ("W12 points for a tie", "red: champion blue"),
    "BRV-11.4": ("W7 the requests of three spies", "blue: try ask vaguely"),
    "BRV-12.2": ("E12 a spy makes giants quarrel", "blue: try keep giants"),
    "BRV-10.13": ("P1 a pile with nothing left", "champion A"),
    "BRV-15.7": ("W13 who decides first in battle 1", "call orcs", "blue: done", "blue: send goblin"),
    "BRV-15.5": ("E25 mercenaries without their people", "blue: send skeleton_warrior"),
    "BRV-18.6": ("W11 the flying machine turns a battle", "green: try carry"),
    "BRV-21.4": ("P2 the last battle of the game", "done", "done", "done", "end round"),
    "BRV-21.1": ("E23 a score exactly at the limit", "blue: try end"),
}
"""How a clause shows that forbids only what has to be typed, or shows late: a named position, and moves from there."""

HOUSE_VALUES: Final = ("warrior_value", "veteran_value", "leader_value", "troll_value", "giant_value", "commando_value")
"""The readings that only change what a card is worth."""

COMPARISONS: dict[str, Compared] = {
    "war_machines": Compared(),
    "start_depth": Compared(
        position=dealt(DEPTH - 1),
        moves=(f"deal {DECK[DEPTH - 1]}",),
        kept="Chance goes on by itself here, and on one side the next card is the start card.",
    ),
    "show_next_back": Compared("E7 two shields at the same moment"),
    "leftover_order": Compared("R7 the order of the last shields", ("deal gia",)),
    "desertion_through_shield": Compared("E3 desertion, shield, desertion", ("Z: champion A",)),
    "spies_take_spies": Compared("E10 a spy takes a spy"),
    "mercs_need_people": Compared("E25 mercenaries without their people"),
    "specials_may_be_committed": Compared("R16 other reading: commando and flyer stay in hand"),
    "commando_by_back": Compared("E15 which back the commando strikes"),
    "leader_doubles_self": Compared(
        "R19 other reading: a leader does not double himself", ("A: done", "B: done", "C: done")
    ),
    "flyer_alone": Compared("R20 other reading: the flying machine alone"),
    "flyer_uses_table_goblins": Compared("E17 goblins on the table do not fly"),
    "embarked_goblins_serve": Compared("E18 goblins from the air serve no machine", ("A: flyer 1",)),
    "empty_army_competes": Compared("E21 a win with strength 0", ("A: done", "B: done", "C: done")),
    "end_rule": Compared("E23 a score exactly at the limit", ("D: done", "A: done", "B: done", "C: done", "end round")),
    "sorcerer_share_counts_as_win": Compared("E24 tied on top", ("A: done", "B: done", "C: done", "end round")),
    "memory_aid": Compared("R28 covered cards in sight"),
    "first_sorcerer": Compared(),
    **dict.fromkeys(HOUSE_VALUES, Compared("W14 card totals")),
}
"""For each reading of the rules, the smallest position that tells it from the usual one."""

CASES: dict[str, Case] = {
    "W14 card totals": Case(
        fr="le compte des cartes",
        asks=Bilingual(
            "The rulebook lists 21 mercenaries and announces 24, 80 army cards in all. How many cards of each kind are there?",
            "La règle cite 21 mercenaires et en annonce 24, pour 80 cartes « armée ». Combien de cartes de chaque sorte y a-t-il ?",
        ),
        tells=Bilingual(
            "Four peoples of 13 make 52; with 24 mercenaries and 4 spies, 80. The three missing mercenaries are war machines, "
            "so there are four (our ruling).",
            "Quatre peuples de 13 font 52 ; avec 24 mercenaires et 4 espions, 80. Les trois mercenaires qui manquent sont des "
            "machines de guerre : il y en a donc quatre (notre décision).",
        ),
        why=("BRV-1.7", "BRV-1.5"),
    ),
    "R1 other reading: one war machine": Case(
        fr="autre lecture : une seule machine de guerre",
        asks=Bilingual(
            "If there were only the one war machine that the rulebook lists, how many army cards would there be?",
            "S'il n'y avait que la seule machine de guerre citée par la règle, combien y aurait-il de cartes « armée » ?",
        ),
        tells=Bilingual(
            "77 instead of 80: 21 mercenaries, and piles that end three cards earlier. That is why we play with four.",
            "77 au lieu de 80 : 21 mercenaires, et des piles qui finissent trois cartes plus tôt. C'est pourquoi nous jouons avec quatre.",
        ),
        why=("BRV-1.7",),
    ),
    "W1 order of dealing": Case(
        fr="l'ordre de la donne",
        asks=Bilingual(
            "All nine piles have begun. Where does card 10 fall?",
            "Les neuf piles sont commencées. Où tombe la carte 10 ?",
        ),
        moves=("deal DW4",),
        why=("BRV-5.2",),
    ),
    "R2 when the start card comes": Case(
        fr="quand sort la carte « début des recrutements »",
        asks=Bilingual(
            "38 cards are dealt, and nobody has seen the next back. Can the start card come now? After card 39?",
            "38 cartes sont distribuées, et personne n'a vu le dos de la suivante. Le « début des recrutements » peut-il sortir maintenant ? Après la carte 39 ?",
        ),
        tries=("back start", "back orc"),
        tells=Bilingual(
            "Now or later: by our ruling it lies under 35 to 45 army cards, each place equally likely. It has not come after 35, 36 or "
            "37; so 8 places are left, one of them here.",
            "Maintenant ou plus tard : selon notre décision, elle est sous 35 à 45 cartes « armée », toutes les places ayant la même "
            "chance. Elle n'est sortie ni après 35, ni après 36, ni après 37 : il reste 8 places, dont celle-ci.",
        ),
        why=("BRV-4.5",),
    ),
    "W2 a desertion on an army card": Case(
        fr="une désertion sur une carte « armée »",
        asks=Bilingual(
            "From the bottom: orc warrior, giant, desertion, Blue's shield. What does Blue receive?",
            "De bas en haut : guerrier orc, géant, désertion, bouclier de Bleu. Que reçoit Bleu ?",
        ),
        moves=("champion A",),
        why=("BRV-10.2", "BRV-10.10"),
    ),
    "E6 a desertion on one's own pile": Case(
        fr="une désertion sur sa propre pile",
        asks=Bilingual(
            "From the bottom: giant, Blue's shield, orc warrior, giant, and on top a desertion by Blue. Does that help Blue?",
            "De bas en haut : géant, bouclier de Bleu, guerrier orc, géant, et dessus une désertion de Bleu. Cela sert-il à Bleu ?",
        ),
        moves=("champion A",),
        tells=Bilingual(
            "Yes: only one giant is left, so it does not quarrel, and Blue keeps it.",
            "Oui : il ne reste qu'un géant, donc pas de querelle, et Bleu le garde.",
        ),
        why=("BRV-10.2", "BRV-6.3", "BRV-12.3"),
    ),
    "E9 a pile not yet begun": Case(
        fr="une pile pas encore commencée",
        asks=Bilingual(
            "Three cards are dealt. May Blue lay a desertion on pile 2, or on pile 5, which has no card?",
            "Trois cartes sont distribuées. Bleu peut-il poser une désertion sur la pile 2, ou sur la pile 5, qui n'a pas de carte ?",
        ),
        tries=("A: desertion 2", "A: desertion 5"),
        why=("BRV-6.4",),
    ),
    "W5 two shields in a pile": Case(
        fr="deux boucliers dans une pile",
        asks=Bilingual(
            "From the bottom: skeleton veteran, Green's shield, goblin, Blue's shield, war machine. Whose pile is it?",
            "De bas en haut : vétéran squelette, bouclier de Vert, gobelin, bouclier de Bleu, machine de guerre. À qui est la pile ?",
        ),
        moves=("champion A",),
        why=("BRV-10.9", "BRV-10.11"),
    ),
    "W6 a pile without a shield": Case(
        fr="une pile sans bouclier",
        asks=Bilingual(
            "From the bottom: skeleton veteran, desertion, goblin, war machine. Who gets them?",
            "De bas en haut : vétéran squelette, désertion, gobelin, machine de guerre. Qui les reçoit ?",
        ),
        moves=("champion A",),
        why=("BRV-10.12",),
    ),
    "E5 a giant you did not want": Case(
        fr="un géant dont on ne veut pas",
        asks=Bilingual(
            "From the bottom: giant, Blue's shield, orc warrior, giant. What is left to Blue?",
            "De bas en haut : géant, bouclier de Bleu, guerrier orc, géant. Que reste-t-il à Bleu ?",
        ),
        moves=("champion A",),
        why=("BRV-10.10", "BRV-12.1"),
    ),
    "E7 two shields at the same moment": Case(
        fr="deux boucliers au même instant",
        asks=Bilingual(
            "Between two cards Green lays a shield on pile 7, then Blue does. Whose pile is it?",
            "Entre deux cartes, Vert pose un bouclier sur la pile 7, puis Bleu aussi. À qui est la pile ?",
        ),
        moves=("B: shield 7", "A: shield 7"),
        tells=Bilingual(
            "Green's: that shield came first, so it lies lower. Blue's is wasted.",
            "À Vert : son bouclier est venu le premier, donc il est plus bas. Celui de Bleu est perdu.",
        ),
        why=("BRV-7.6", "BRV-7.4"),
    ),
    "P1 a pile with nothing left": Case(
        fr="une pile où il ne reste rien",
        asks=Bilingual(
            "From the bottom: orc warrior, desertion, Blue's shield. What does Blue receive?",
            "De bas en haut : guerrier orc, désertion, bouclier de Bleu. Que reçoit Bleu ?",
        ),
        moves=("champion A",),
        why=("BRV-10.13", "BRV-10.2"),
    ),
    "W3 a desertion on a shield": Case(
        fr="une désertion sur un bouclier",
        asks=Bilingual(
            "From the bottom: orc warrior, giant, Blue's shield, desertion, troll. What does the desertion strike?",
            "De bas en haut : guerrier orc, géant, bouclier de Bleu, désertion, troll. Que frappe la désertion ?",
        ),
        moves=("champion A",),
        why=("BRV-10.3",),
    ),
    "W4 a desertion on a desertion": Case(
        fr="une désertion sur une désertion",
        asks=Bilingual(
            "From the bottom: orc warrior, barbarian veteran, two desertions, skeleton warrior, Green's shield. How many cards desert?",
            "De bas en haut : guerrier orc, vétéran barbare, deux désertions, guerrier squelette, bouclier de Vert. Combien de cartes désertent ?",
        ),
        moves=("champion A",),
        why=("BRV-10.5", "BRV-10.2"),
    ),
    "E3 desertion, shield, desertion": Case(
        fr="désertion, bouclier, désertion",
        asks=Bilingual(
            "From the bottom: orc warrior, barbarian veteran, desertion, Yellow's shield, desertion, dwarf veteran. What does the upper desertion do?",
            "De bas en haut : guerrier orc, vétéran barbare, désertion, bouclier de Jaune, désertion, vétéran nain. Que fait la désertion du dessus ?",
        ),
        moves=("champion A",),
        why=("BRV-10.7", "BRV-10.2"),
    ),
    "E4 a desertion on two shields": Case(
        fr="une désertion sur deux boucliers",
        asks=Bilingual(
            "From the bottom: war machine, goblin, Blue's shield, Green's shield, desertion. What deserts, and whose pile is it?",
            "De bas en haut : machine de guerre, gobelin, bouclier de Bleu, bouclier de Vert, désertion. Qui déserte, et à qui est la pile ?",
        ),
        moves=("champion A",),
        why=("BRV-10.4", "BRV-10.9", "BRV-10.11"),
    ),
    "E1 a desertion after card 80": Case(
        fr="une désertion après la carte 80",
        asks=Bilingual(
            "Card 80, a giant, lies on pile 8. May Green still strike it?",
            "La carte 80, un géant, est sur la pile 8. Vert peut-il encore la frapper ?",
        ),
        tries=("B: desertion 8",),
        why=("BRV-8.1",),
    ),
    "E2 a desertion before card 80": Case(
        fr="une désertion avant la carte 80",
        asks=Bilingual(
            "Card 79, an orc leader, lies on pile 7, and card 80 is still to come. May Green strike the leader? Or card 80 in advance, on pile 8?",
            "La carte 79, un chef orc, est sur la pile 7, et la carte 80 va venir. Vert peut-il frapper le chef ? Ou d'avance la carte 80, sur la pile 8 ?",
        ),
        tries=("B: desertion 7", "B: desertion 8"),
        tells=Bilingual(
            "Both may be laid. On pile 7 the leader deserts; on pile 8 it is card 71, for a desertion strikes what lies under it.",
            "Les deux peuvent être posées. Sur la pile 7, c'est le chef qui déserte ; sur la pile 8, c'est la carte 71, car une "
            "désertion frappe ce qui est dessous.",
        ),
        why=("BRV-6.1", "BRV-10.2"),
    ),
    "E8 shields left after the deal": Case(
        fr="des boucliers qui restent après la donne",
        asks=Bilingual(
            "Card 80 lies there, and Yellow still holds a shield. May Yellow keep it? Lay it on pile 3, where Green's lies?",
            "La carte 80 est posée, et Jaune a encore un bouclier. Jaune peut-il le garder ? Le poser sur la pile 3, où est celui de Vert ?",
        ),
        tries=("C: try keep shield", "C: shield 3", "Z: champion A"),
        why=("BRV-8.3", "BRV-9.1"),
    ),
    "R7 the order of the last shields": Case(
        fr="l'ordre des derniers boucliers",
        asks=Bilingual(
            "Card 80 has fallen, and all recruiters still hold shields. Who must begin?",
            "La carte 80 est tombée, et tous les recruteurs ont encore des boucliers. Qui doit commencer ?",
        ),
        moves=("deal gia", "C: shield 4", "A: shield 1"),
        tells=Bilingual(
            "Nobody in particular: the rulebook sets no order, so anybody may play at any time (our ruling).",
            "Personne en particulier : la règle ne fixe aucun ordre, chacun joue donc quand il veut (notre décision).",
        ),
        why=("BRV-8.4", "BRV-8.3"),
    ),
    "R28 covered cards in sight": Case(
        fr="les cartes couvertes en vue",
        asks=Bilingual(
            "The memory aid shows every covered card. Does that make looking into a pile a move?",
            "L'aide-mémoire montre toutes les cartes couvertes. Regarder dans une pile devient-il un coup permis ?",
        ),
        tries=("A: try peek 3",),
        tells=Bilingual(
            "No: the aid only changes what is displayed, to practise with. The rules stay the same.",
            "Non : l'aide ne change que l'affichage, pour s'exercer. Les règles restent les mêmes.",
        ),
        why=("BRV-22.1",),
    ),
    "W12 points for a tie": Case(
        fr="les points d'une égalité",
        asks=Bilingual(
            "Green is the champion. In battle 1 Blue and Green tie at 20, Yellow has 11. How many points does each get, and the sorcerer?",
            "Vert est le champion. À la bataille 1, Bleu et Vert sont à égalité à 20, Jaune a 11. Combien de points pour chacun, et pour le sorcier ?",
        ),
        moves=("call orcs", "A: done", "B: send gia", "B: done", "C: send tro", "C: done"),
        why=("BRV-19.3", "BRV-19.2", "BRV-19.4"),
    ),
    "W7 the requests of three spies": Case(
        fr="les demandes de trois espions",
        asks=Bilingual(
            "Blue asks Green for an orc veteran, Yellow for a giant, Green for the flying machine. What does Blue get?",
            "Bleu demande un vétéran orc à Vert, un géant à Jaune, la machine volante à Vert. Que reçoit Bleu ?",
        ),
        moves=("A: ask B OR6", "A: ask C gia", "A: ask B fly"),
        why=("BRV-11.6", "BRV-11.7"),
    ),
    "E10 a spy takes a spy": Case(
        fr="un espion prend un espion",
        asks=Bilingual(
            "Blue asks Green for spy 2. May Blue do that, and who uses spy 2 when it is called?",
            "Bleu demande l'espion 2 à Vert. En a-t-il le droit, et à qui sert l'espion 2 quand il est appelé ?",
        ),
        moves=("A: ask B sp2", "A: ask C gia"),
        tells=Bilingual(
            "Yes: a spy that has not been called is a card like any other, and serves whoever holds it then.",
            "Oui : un espion pas encore appelé est une carte comme une autre, et sert à qui l'a à ce moment-là.",
        ),
        why=("BRV-11.11", "BRV-11.10"),
    ),
    "E11 one copy protected, one not": Case(
        fr="un exemplaire protégé, l'autre non",
        asks=Bilingual(
            "Blue has an orc veteran and takes a second one from Green. Then Green asks for an orc veteran. Must Blue give one?",
            "Bleu a un vétéran orc et en prend un deuxième à Vert. Puis Vert demande un vétéran orc. Bleu doit-il en donner un ?",
        ),
        moves=("A: ask B OR6", "B: ask A OR6"),
        why=("BRV-11.9",),
    ),
    "E11 the only copy is protected": Case(
        fr="le seul exemplaire est protégé",
        asks=Bilingual(
            "Blue takes Green's orc veteran and has no other. Then Green asks for it back. Must Blue give it?",
            "Bleu prend le vétéran orc de Vert et n'en a pas d'autre. Puis Vert le redemande. Bleu doit-il le donner ?",
        ),
        moves=("A: ask B OR6", "B: ask A OR6"),
        why=("BRV-11.8",),
    ),
    "E12 a spy makes peace among giants": Case(
        fr="un espion fait la paix des géants",
        asks=Bilingual(
            "Green holds two giants, Blue none. Blue's spy takes one. How many giants go to war?",
            "Vert a deux géants, Bleu aucun. L'espion de Bleu en prend un. Combien de géants vont à la guerre ?",
        ),
        moves=("A: ask B gia",),
        tells=Bilingual(
            "Two: each has a single giant, and a single giant stays.",
            "Deux : chacun n'en a qu'un, et un géant seul reste.",
        ),
        why=("BRV-12.3", "BRV-11.6"),
    ),
    "E12 a spy makes giants quarrel": Case(
        fr="un espion fait se quereller les géants",
        asks=Bilingual(
            "Blue and Green hold one giant each. Blue's spy takes Green's. What becomes of them?",
            "Bleu et Vert ont un géant chacun. L'espion de Bleu prend celui de Vert. Que deviennent-ils ?",
        ),
        moves=("A: ask B gia",),
        why=("BRV-12.1",),
    ),
    "W13 who decides first in battle 1": Case(
        fr="qui décide en premier à la bataille 1",
        asks=Bilingual(
            "Five players, battle 1. In which order do the recruiters decide about mercenaries?",
            "Cinq joueurs, bataille 1. Dans quel ordre les recruteurs décident-ils de leurs mercenaires ?",
        ),
        moves=("call orcs", "A: done", "B: done", "C: done"),
        tells=Bilingual(
            "Blue, Green, Yellow, then the fourth to the left. Battle 2 begins with Green, battle 3 with Yellow; each decides once.",
            "Bleu, Vert, Jaune, puis le quatrième à gauche. La bataille 2 commence par Vert, la bataille 3 par Jaune ; chacun décide une fois.",
        ),
        why=("BRV-15.2", "BRV-15.1"),
    ),
    "E20 who decides first in battle 4": Case(
        fr="qui décide en premier à la bataille 4",
        asks=Bilingual(
            "Four players, battle 4: the fourth to the left of the sorcerer is the sorcerer. Who decides first?",
            "Quatre joueurs, bataille 4 : le quatrième à gauche du sorcier est le sorcier lui-même. Qui décide en premier ?",
        ),
        moves=("call dwarves",),
        why=("BRV-15.3",),
    ),
    "E25 mercenaries without their people": Case(
        fr="des mercenaires sans carte du peuple",
        asks=Bilingual(
            "The skeletons fight. Blue has no skeleton and sends a giant, 8, against Green's veteran, 6. Is that allowed, and who wins?",
            "Les squelettes se battent. Bleu n'en a pas et envoie un géant, 8, contre le vétéran de Vert, 6. Est-ce permis, et qui gagne ?",
        ),
        moves=("A: send gia", "A: done", "B: done", "C: done"),
        why=("BRV-15.8", "BRV-19.1"),
    ),
    "R16 other reading: commando and flyer stay in hand": Case(
        fr="autre lecture : commando et machine volante restent en main",
        asks=Bilingual(
            "If the goblin commando and the flying machine could not be laid with the mercenaries, what could Blue send?",
            "Si l'on ne pouvait pas poser le commando gobelin et la machine volante avec les mercenaires, que pourrait envoyer Bleu ?",
        ),
        tries=("A: send com", "A: send gob"),
        tells=Bilingual(
            "Only the goblin. As we play, any mercenary may be laid, the commando too: a bluff that counts 0.",
            "Le gobelin seulement. Comme nous jouons, on peut poser tout mercenaire, le commando aussi : un bluff qui compte 0.",
        ),
        why=("BRV-15.9",),
    ),
    "W8 an army with one leader": Case(
        fr="une armée avec un chef",
        asks=Bilingual(
            "An orc leader, two warriors, a veteran and a giant: how strong is this army?",
            "Un chef orc, deux guerriers, un vétéran et un géant : quelle est la force de cette armée ?",
        ),
        moves=("A: send gia", "A: done", "B: done", "C: done"),
        why=("BRV-17.3", "BRV-17.4"),
    ),
    "W9 an army with two leaders": Case(
        fr="une armée avec deux chefs",
        asks=Bilingual(
            "Both orc leaders, a veteran, a giant, a war machine and a goblin: how strong is this army?",
            "Les deux chefs orcs, un vétéran, un géant, une machine de guerre et un gobelin : quelle est la force de cette armée ?",
        ),
        moves=("A: commit gia war gob", "B: done", "C: done"),
        why=("BRV-17.6",),
    ),
    "W10 war machines and their goblins": Case(
        fr="les machines de guerre et leurs gobelins",
        asks=Bilingual(
            "Two war machines and three goblins: how strong is this army?",
            "Deux machines de guerre et trois gobelins : quelle est la force de cette armée ?",
        ),
        moves=("A: commit 2 war 3 gob", "B: done", "C: done", "A: no commando"),
        why=("BRV-17.8", "BRV-17.11"),
    ),
    "E14 three war machines, two goblins": Case(
        fr="trois machines de guerre, deux gobelins",
        asks=Bilingual(
            "Three war machines and only two goblins: how strong is this army?",
            "Trois machines de guerre et seulement deux gobelins : quelle est la force de cette armée ?",
        ),
        moves=("A: commit 3 war 2 gob", "B: done", "C: done"),
        why=("BRV-17.9", "BRV-17.8"),
    ),
    "E22 one goblin has one job": Case(
        fr="un gobelin n'a qu'un travail",
        asks=Bilingual(
            "A war machine, the flying machine and one goblin are laid face down. For which of them does the goblin work?",
            "Une machine de guerre, la machine volante et un gobelin sont posés face cachée. Pour laquelle travaille le gobelin ?",
        ),
        moves=("A: commit war fly gob", "B: done", "C: done", "A: no commando"),
        why=("BRV-17.13", "BRV-17.8"),
    ),
    "R19 other reading: a leader does not double himself": Case(
        fr="autre lecture : un chef ne se double pas lui-même",
        asks=Bilingual(
            "If a leader were worth 5 and did not double his own card, how strong were a leader, a warrior and a veteran?",
            "Si un chef valait 5 et ne doublait pas sa propre carte, quelle serait la force d'un chef, d'un guerrier et d'un vétéran ?",
        ),
        moves=("A: done", "B: done", "C: done"),
        tells=Bilingual(
            "25: 2 × 10 and 5 for the leader, too little against 26. As we play, his 5 would be doubled too: 30.",
            "25 : 2 × 10, et 5 pour le chef, trop peu contre 26. Comme nous jouons, ses 5 seraient doublés aussi : 30.",
        ),
        why=("BRV-17.5", "BRV-17.3"),
    ),
    "E13 two leaders and the commando": Case(
        fr="deux chefs et le commando",
        asks=Bilingual(
            "Blue lies at 0: two leaders, a veteran and a giant. Green's commando hits one of the leaders. Whom does that help?",
            "Bleu est à 0 : deux chefs, un vétéran et un géant. Le commando de Vert touche un des chefs. À qui cela sert-il ?",
        ),
        moves=("B: commando A orc", "strike OR*"),
        why=("BRV-17.3", "BRV-16.3"),
    ),
    "E15 which back the commando strikes": Case(
        fr="quel dos vise le commando",
        asks=Bilingual(
            "Blue has 38, Green 29. Green aims at a mercenary and hits the goblin that serves the war machine. Is that enough?",
            "Bleu a 38, Vert 29. Vert vise un mercenaire et touche le gobelin qui sert la machine de guerre. Est-ce assez ?",
        ),
        moves=("B: commando A mercenary", "strike gob"),
        why=("BRV-16.2", "BRV-17.8"),
    ),
    "W11 the flying machine turns a battle": Case(
        fr="la machine volante renverse une bataille",
        asks=Bilingual(
            "Blue leads with 18 to 14. Green flies in with three goblins. Who wins?",
            "Bleu mène 18 à 14. Vert arrive par les airs avec trois gobelins. Qui gagne ?",
        ),
        moves=("B: flyer 3",),
        why=("BRV-18.5",),
    ),
    "E16 the flying machine breaks a tie": Case(
        fr="la machine volante rompt une égalité",
        asks=Bilingual(
            "Blue and Green have 18 each. Green flies in with two goblins. Who scores?",
            "Bleu et Vert ont 18 chacun. Vert arrive par les airs avec deux gobelins. Qui marque ?",
        ),
        moves=("B: flyer 2",),
        why=("BRV-18.5", "BRV-19.1"),
    ),
    "E17 goblins on the table do not fly": Case(
        fr="les gobelins de la table ne volent pas",
        asks=Bilingual(
            "All of Green's goblins lie in the battle. May Green still play the flying machine?",
            "Tous les gobelins de Vert sont dans la bataille. Vert peut-il encore jouer la machine volante ?",
        ),
        tries=("B: flyer 1", "B: flyer 0"),
        why=("BRV-18.4", "BRV-18.3"),
    ),
    "E18 goblins from the air serve no machine": Case(
        fr="les gobelins venus du ciel ne servent pas",
        asks=Bilingual(
            "Blue has a dwarf veteran, 6, and a war machine without a goblin, and flies in with one goblin. How strong is Blue now?",
            "Bleu a un vétéran nain, 6, et une machine de guerre sans gobelin, et arrive par les airs avec un gobelin. Quelle est sa force ?",
        ),
        moves=("A: flyer 1",),
        why=("BRV-18.7", "BRV-18.5"),
    ),
    "E19 flying to two leaders": Case(
        fr="voler vers deux chefs",
        asks=Bilingual(
            "Blue's army has both leaders, strength 0. Blue flies in with four goblins. How strong is it now?",
            "L'armée de Bleu a ses deux chefs, force 0. Bleu arrive par les airs avec quatre gobelins. Quelle est sa force ?",
        ),
        moves=("A: flyer 4",),
        why=("BRV-18.9",),
    ),
    "R20 other reading: the flying machine alone": Case(
        fr="autre lecture : la machine volante seule",
        asks=Bilingual(
            "If the flying machine could come alone after the reveal, what would it add?",
            "Si la machine volante pouvait venir seule après la révélation, qu'ajouterait-elle ?",
        ),
        moves=("A: flyer alone",),
        tells=Bilingual(
            "Nothing: alone it is worth 0. As we play, it cannot come alone.",
            "Rien : seule, elle vaut 0. Comme nous jouons, elle ne peut pas venir seule.",
        ),
        why=("BRV-18.3",),
    ),
    "R22 other reading: goblins from the air serve": Case(
        fr="autre lecture : les gobelins venus du ciel servent",
        asks=Bilingual(
            "If goblins that fly in could serve, how strong were a dwarf veteran, a war machine, the flying machine and one goblin?",
            "Si les gobelins venus du ciel pouvaient servir, quelle serait la force d'un vétéran nain, d'une machine de guerre, de la "
            "machine volante et d'un gobelin ?",
        ),
        moves=("A: flyer 1",),
        tells=Bilingual(
            "20: the war machine would count 9. As we play, it stays at 0, and the army at 11.",
            "20 : la machine de guerre compterait 9. Comme nous jouons, elle reste à 0, et l'armée à 11.",
        ),
        why=("BRV-18.7", "BRV-18.5"),
    ),
    "E21 a win with strength 0": Case(
        fr="gagner avec une force de 0",
        asks=Bilingual(
            "Blue lays both dwarf leaders, strength 0; the others lay nothing. Does Blue win?",
            "Bleu pose les deux chefs nains, force 0 ; les autres ne posent rien. Bleu gagne-t-il ?",
        ),
        moves=("A: done", "B: done", "C: done"),
        why=("BRV-19.6", "BRV-19.5"),
    ),
    "E23 a score exactly at the limit": Case(
        fr="un score égal à la limite",
        asks=Bilingual(
            "Five players. Blue wins battle 4 and reaches 8, the limit; nobody has more. Is the game over?",
            "Cinq joueurs. Bleu gagne la bataille 4 et arrive à 8, la limite ; personne n'a plus. La partie est-elle finie ?",
        ),
        moves=("D: done", "A: done", "B: done", "C: done", "end round"),
        why=("BRV-21.2",),
    ),
    "E24 tied on top": Case(
        fr="sorcier et champion à égalité en tête",
        asks=Bilingual(
            "Red, the sorcerer, and Blue, the champion, end at 9. Blue's army won battle 4. Who wins the game?",
            "Rouge, le sorcier, et Bleu, le champion, finissent à 9. L'armée de Bleu a gagné la bataille 4. Qui gagne la partie ?",
        ),
        moves=("A: done", "B: done", "C: done", "end round"),
        why=("BRV-21.6",),
    ),
    "R24 other reading: no card is needed to win": Case(
        fr="autre lecture : on gagne même sans carte",
        asks=Bilingual(
            "If one could compete without a card, who would win when Blue lays two leaders, strength 0, and the others nothing?",
            "Si l'on pouvait participer sans carte, qui gagnerait quand Bleu pose deux chefs, force 0, et les autres rien ?",
        ),
        moves=("A: done", "B: done", "C: done"),
        tells=Bilingual(
            "All three, at 0. As we play, only Blue has an army there, and wins alone.",
            "Tous les trois, à 0. Comme nous jouons, seul Bleu a une armée, et il gagne seul.",
        ),
        why=("BRV-19.3",),
    ),
    "R26 other reading: the sorcerer wins battles too": Case(
        fr="autre lecture : le sorcier gagne aussi les batailles",
        asks=Bilingual(
            "If the sorcerer won every battle that the champion wins, who would win at 9 to 9?",
            "Si le sorcier gagnait chaque bataille que gagne son champion, qui gagnerait à 9 partout ?",
        ),
        moves=("A: done", "B: done", "C: done", "end round"),
        tells=Bilingual(
            "Red, by an earlier battle. As we play, the latest battle is Blue's alone, and Blue wins.",
            "Rouge, par une bataille d'avant. Comme nous jouons, la dernière bataille est à Bleu seul, et Bleu gagne.",
        ),
        why=("BRV-21.7",),
    ),
    "P2 the last battle of the game": Case(
        fr="la dernière bataille de la partie",
        asks=Bilingual(
            "Blue has 9 points before battle 4. Is the game over at once, or after the round?",
            "Bleu a 9 points avant la bataille 4. La partie est-elle finie tout de suite, ou après la manche ?",
        ),
        moves=("A: done", "B: done", "C: done", "end round"),
        why=("BRV-21.4",),
    ),
    "P3 two recruiters tied on top": Case(
        fr="deux recruteurs à égalité en tête",
        asks=Bilingual(
            "Blue has 9 points and won battle 3. Green wins battle 4 and reaches 9 too. Who wins the game?",
            "Bleu a 9 points et a gagné la bataille 3. Vert gagne la bataille 4 et arrive aussi à 9. Qui gagne la partie ?",
        ),
        moves=("A: done", "B: done", "C: done", "end round"),
        why=("BRV-21.5",),
    ),
}
"""What each of them is there to show: the question, what happens, and why."""
