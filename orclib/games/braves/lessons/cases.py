"""The named positions of De l'Orc pour les Braves: worked examples and edge cases of the specification, as a person types them.

Four players unless it is said otherwise: Z (red) is the sorcerer, A (blue), B (green) and C (yellow) recruit. An R stands
before the other reading of a ruling.
"""

from __future__ import annotations

from typing import Final

from orclib.engine.teaching import Compared, Start
from orclib.games.braves.box import FOLKS, PEOPLES, PILES

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
    "W2 struck": _at(single(PILE_TEXTS["W2"])),
    "W3 through a shield": _at(single(PILE_TEXTS["W3"])),
    "W4 on a desertion": _at(single(PILE_TEXTS["W4"])),
    "W5 two shields": _at(single(PILE_TEXTS["W5"])),
    "W6 no shield": _at(single(PILE_TEXTS["W6"])),
    "W7 three requests": _at(THREE_REQUESTS, None),
    "W8 one leader": _at("called orcs\nhand A: OR* 2 OR4 OR6 gia\nhand B: 2 OR6 OR4", None),
    "W9 two leaders": _at("called orcs\nhand A: 2 OR* OR6 gia war gob\nhand B: OR4", None),
    "W10 war machines": _at("called skeletons\nhand A: 2 war 3 gob tro\nhand B: SK6", None),
    "W11 flying machine": _at(
        "called barbarians\nhand A: 3 BA6\nhand B: 2 BA4 BA6 3 gob fly\nthen: done; done; done; hold"
    ),
    "W12 points": _at(
        "sorcerer Z, champion B\nphase call\nhand A: OR* OR4 OR6 BA4\nhand B: 2 OR6 gia\nhand C: OR6 tro BA6", None
    ),
    "W13 who speaks first": _at(
        "5 players\nphase call\nhand A: OR4 gob\nhand B: BA4 gob\nhand C: SK4 gob\nhand D: DW4 gob"
    ),
    "W14 card totals": _at("phase spy\nspy 1\nhand A: sp1", None),
    "E1 too late": Start(position=dealt(79), moves=("deal gia",)),
    "E2 last window": _at(dealt(79)),
    "E3 desertion, shield, desertion": _at(single(PILE_TEXTS["E3"])),
    "E4 through two shields": _at(single(PILE_TEXTS["E4"])),
    "E5 unwanted gift": _at(single(PILE_TEXTS["E5"])),
    "E6 own pile": _at(single(PILE_TEXTS["E6"])),
    "E7 one window": _at(dealt(50)),
    "E8 forced but free": _at(dealt(80)),
    "E9 not begun": _at(dealt(3)),
    "E10 spy steals spy": _at("phase spy\nspy 1\nhand A: sp1 OR4\nhand B: sp2 DW4\nhand C: gia", None),
    "E11 protected twin": _at("phase spy\nspy 1\nhand A: sp1 OR6\nhand B: sp2 OR6\nhand C: OR4", None),
    "E11 only the stolen one": _at("phase spy\nspy 1\nhand A: sp1 gob\nhand B: sp2 OR6\nhand C: OR4", None),
    "E12 peace among giants": _at("phase spy\nspy 1\nhand A: sp1 OR4\nhand B: 2 gia DW4\nhand C: SK4", None),
    "E12 war among giants": _at("phase spy\nspy 1\nhand A: sp1 gia\nhand B: gia DW4\nhand C: SK4", None),
    "E13 two leaders": _at(TWO_LEADERS, None),
    "E14 three machines": _at("called barbarians\nhand A: 3 war 2 gob\nhand B: 3 BA6", None),
    "E15 which back": _at(WHICH_BACK, None),
    "E16 breaking a tie": _at(TIED, None),
    "E17 goblins on the table": _at(ON_THE_TABLE, None),
    "E18 no late crew": _at(NO_CREW, None),
    "E19 flying to a quarrel": _at(
        "called orcs\nhand A: 2 OR* 4 gob fly\nhand B: OR4\nthen: done; done; done; hold", None
    ),
    "E20 first speaker": _at(
        "phase call\ncalled orcs barbarians skeletons\nhand A: DW4 gob\nhand B: DW6 tro\nhand C: DW* gia"
    ),
    "E21 worthless win": _at(WORTHLESS, None),
    "E22 one goblin, one job": _at("called orcs\nhand A: war fly 2 gob\nhand B: OR6", None),
    "E23 at the limit": _at(
        f"5 players\nround 3\n{LAST_BATTLE}\nchampion B\nscores: Z 3, A 6, B 7, C 5, D 2\nhand A: DW6\nhand B: DW4",
        None,
    ),
    "E24 tied on top": _at(SHARED, None),
    "E25 mercenaries alone": _at("called skeletons\nhand A: gia BA4\nhand B: SK6\nhand C: OR4", None),
    "P1 nothing left to give": _at(single("OR4 Des Sh(A)")),
    "P2 the last battle of the game": _at(
        f"round 3\n{LAST_BATTLE}\nchampion A\nscores: Z 7, A 9\nhand A: DW6\nhand B: DW4", None
    ),
    "R1 one war machine": _at("war_machines=1\nphase spy\nspy 1\nhand A: sp1", None),
    "R2 now or later": Start(position=dealt(38, seen=False), deal=False, eyes=None),
    "R7 all shields left": _at(dealt(79, played=False)),
    "R16 specials stay in hand": _at(f"specials_may_be_committed=off\n{SPECIALS}", None),
    "R19 leader worth 5": _at(
        "leader_value=5\nleader_doubles_self=off\ncalled orcs\nhand A: OR* OR4 OR6\nhand B: 3 OR6 2 OR4", None
    ),
    "R20 flying alone": _at(
        "flyer_alone=on\ncalled orcs\nhand A: OR6 fly\nhand B: OR6\nthen: done; done; done; hold", None
    ),
    "R22 crew from the air": _at(f"embarked_goblins_serve=on\n{NO_CREW}", None),
    "R24 nothing competes": _at(f"empty_army_competes=on\n{WORTHLESS}", None),
    "R26 shared wins": _at(f"sorcerer_share_counts_as_win=on\n{SHARED}", None),
    "R28 all in sight": _at(dealt(50, options="memory_aid=full")),
}

LINES: dict[str, tuple[str, ...]] = {
    "BRV-6.6": ("E2 last window", "blue: try take back 1"),
    "BRV-7.7": ("E2 last window", "blue: try take back 1"),
    "BRV-9.3": ("W12 points", "red: champion blue"),
    "BRV-11.4": ("W7 three requests", "blue: try ask vaguely"),
    "BRV-12.2": ("E12 war among giants", "blue: try keep giants"),
    "BRV-10.13": ("P1 nothing left to give", "champion A"),
    "BRV-13.1": ("E24 tied on top", "done", "done", "done", "red: call orc"),
    "BRV-15.5": ("E25 mercenaries alone", "blue: send skeleton_warrior"),
    "BRV-18.6": ("W11 flying machine", "green: try carry"),
    "BRV-21.4": ("P2 the last battle of the game", "done", "done", "done", "end round"),
    "BRV-21.1": ("E23 at the limit", "blue: try end"),
}
"""How a clause shows that forbids only what has to be typed, or shows late: a named position, and moves from there."""

HOUSE_VALUES: Final = ("warrior_value", "veteran_value", "leader_value", "troll_value", "giant_value", "commando_value")
"""The readings that only change what a card is worth."""

COMPARISONS: dict[str, Compared] = {
    "war_machines": Compared(),
    "start_depth": Compared("R2 now or later"),
    "show_next_back": Compared("E7 one window"),
    "leftover_order": Compared("R7 all shields left", ("deal gia",)),
    "desertion_through_shield": Compared("E3 desertion, shield, desertion", ("Z: champion A",)),
    "spies_take_spies": Compared("E10 spy steals spy"),
    "mercs_need_people": Compared("E25 mercenaries alone"),
    "specials_may_be_committed": Compared("R16 specials stay in hand"),
    "commando_by_back": Compared("E15 which back"),
    "leader_doubles_self": Compared("R19 leader worth 5", ("A: done", "B: done", "C: done")),
    "flyer_alone": Compared("R20 flying alone"),
    "flyer_uses_table_goblins": Compared("E17 goblins on the table"),
    "embarked_goblins_serve": Compared("E18 no late crew", ("A: flyer 1",)),
    "empty_army_competes": Compared("E21 worthless win", ("A: done", "B: done", "C: done")),
    "end_rule": Compared("E23 at the limit", ("D: done", "A: done", "B: done", "C: done", "end round")),
    "sorcerer_share_counts_as_win": Compared("E24 tied on top", ("A: done", "B: done", "C: done", "end round")),
    "memory_aid": Compared("R28 all in sight"),
    "first_sorcerer": Compared(),
    **dict.fromkeys(HOUSE_VALUES, Compared("W14 card totals")),
}
"""For each reading of the rules, the smallest position that tells it from the usual one."""

FRENCH: dict[str, str] = {
    "W14 card totals": "le compte des cartes",
    "R1 one war machine": "une seule machine de guerre",
    "W1 order of dealing": "l'ordre de la donne",
    "R2 now or later": "maintenant ou plus tard",
    "W2 struck": "frappée",
    "E6 own pile": "sa propre pile",
    "E9 not begun": "pas commencée",
    "W5 two shields": "deux boucliers",
    "W6 no shield": "sans bouclier",
    "E5 unwanted gift": "un cadeau dont on ne veut pas",
    "E7 one window": "un seul instant",
    "P1 nothing left to give": "plus rien à donner",
    "W3 through a shield": "à travers un bouclier",
    "W4 on a desertion": "sur une désertion",
    "E3 desertion, shield, desertion": "désertion, bouclier, désertion",
    "E4 through two shields": "à travers deux boucliers",
    "E1 too late": "trop tard",
    "E2 last window": "le dernier instant",
    "E8 forced but free": "forcé mais libre",
    "R7 all shields left": "tous les boucliers restent",
    "R28 all in sight": "tout est visible",
    "W12 points": "points",
    "W7 three requests": "trois demandes",
    "E10 spy steals spy": "un espion vole un espion",
    "E11 protected twin": "le jumeau protégé",
    "E11 only the stolen one": "rien que la carte volée",
    "E12 peace among giants": "la paix des géants",
    "E12 war among giants": "la guerre des géants",
    "W13 who speaks first": "qui parle en premier",
    "E20 first speaker": "le premier à parler",
    "E25 mercenaries alone": "des mercenaires seuls",
    "R16 specials stay in hand": "les spéciaux restent en main",
    "W8 one leader": "un chef",
    "W9 two leaders": "deux chefs",
    "W10 war machines": "machines de guerre",
    "E14 three machines": "trois machines",
    "E22 one goblin, one job": "un gobelin, une tâche",
    "R19 leader worth 5": "un chef qui vaut 5",
    "E13 two leaders": "deux chefs",
    "E15 which back": "quel dos",
    "W11 flying machine": "machine volante",
    "E16 breaking a tie": "départager",
    "E17 goblins on the table": "des gobelins sur la table",
    "E18 no late crew": "pas d'équipage tardif",
    "E19 flying to a quarrel": "voler vers une querelle",
    "R20 flying alone": "voler seule",
    "R22 crew from the air": "un équipage venu du ciel",
    "E21 worthless win": "une victoire sans valeur",
    "E23 at the limit": "à la limite",
    "E24 tied on top": "égaux en tête",
    "R24 nothing competes": "rien ne concourt",
    "R26 shared wins": "victoires partagées",
    "P2 the last battle of the game": "la dernière bataille de la partie",
}
"""What the named positions are called in French, without their numbers."""
