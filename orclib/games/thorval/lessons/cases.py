"""The named positions of Thorval: worked examples and edge cases of the specification, as a person types them.

A is Orange, B Blue, C Green, D Yellow, clockwise. Where orks, dragon or mediator are about to act, the person at the table
throws the dice (`deal=False`); in fights the dice of the specification fall first (`script`). An R stands before the other
reading of a ruling, a P before a position of our own.
"""

from __future__ import annotations

import re
from typing import Final

from orclib.engine import Seat
from orclib.engine.teaching import Compared, Start
from orclib.games.thorval.board import board
from orclib.games.thorval.text.statements import FAR

# --- four players, from the open box to the first round --------------------------------------------------------------

CASTLES: Final = {"A": "4", "B": "5", "C": "7", "D": "2"}
"""The castles of the fixture, by player."""
SETTLED: Final = {
    "A": ("II/4", "III/2", "III/3", "VI/1", "VI/2", "VI/3"),
    "B": ("I/1", "II/2", "II/3", "II/6", "III/5", "V/3"),
    "C": ("IV/1", "IV/2", "IV/6", "V/1", "V/4", "V/5"),
    "D": ("I/2", "I/3", "I/4", "III/6", "IV/4", "VI/5"),
}
"""The territories of the fixture, by player, in the order in which they are settled."""
ORK_DICE: Final = ("5 6", "1 5", "1 4", "3 5", "2 6", "4 6")
"""The dice of the fixture, by region."""
_ORKS: Final = "O I/5, I/6, II/1, II/5, III/1, III/4, IV/3, IV/5, V/2, V/6, VI/4, VI/6, 1, 3, 6, 8 = 2"
_CASTLE_TREASURES: Final = "treasures A chest 2; B chest 4; C chest 3; D chest 7"
_OTHER_TREASURES: Final = "treasures B chest 4, crown IV/2, ring IV/6; C chest 3, crown I/4, ring I/3"
_TREASURES: Final = f"treasures A chest 2, crown I/1, ring IV/4; D chest 7, crown III/2, ring II/4\n{_OTHER_TREASURES}"
_UNDER_THE_NOSE: Final = (
    f"treasures A chest 2, crown II/4, ring IV/4; D chest 7, crown III/2, ring I/1\n{_OTHER_TREASURES}"
)
"""The same, but that A's crown lies where A stands (E22)."""
HIDING: Final = (
    "hide chest 7", "hide chest 2", "hide chest 4", "hide chest 3",
    "hide crown III/2", "hide crown I/1", "hide crown IV/2", "hide crown I/4",
    "hide ring II/4", "hide ring IV/4", "hide ring IV/6", "hide ring I/3",
)  # fmt: skip
"""Where the treasures of the fixture are hidden: each player hides those of the right-hand neighbour, in turn order."""


def _peopled(castle: str, **others: str) -> str:
    """What stands in each castle (`others`: in that of some players), a soldier or orks everywhere else."""
    lines = [
        f"{who} {CASTLES[who]} = {others.get(who, castle)}; {', '.join(spaces)} = 1S" for who, spaces in SETTLED.items()
    ]
    return "\n".join(["4 players", *lines, _ORKS])


PEOPLED: Final = _peopled("1S")
"""All castles and territories have their soldiers or orks; no treasure lies anywhere."""
FIXTURE: Final = f"{_peopled('9S+H')}\n{_TREASURES}"
"""Four players right after the set-up (fixture D1)."""

_NEAR_A_TREASURE: Final = FIXTURE.replace("4 = 9S+H; II/4, III/2, ", "4 = 1S; III/2 = 9S+H; II/4, ").replace(
    "crown I/1", "crown III/1"
)
"""The same, but that A's hero stands beside two orks who guard A's crown."""

ACROSS: Final = """
2 players
A 6, V/1, II/5, 8, V/5, III/4, II/1 = 1S
B IV/6 = 1S
"""
"""Kingdoms across water and under the earth (E15)."""
CUT: Final = """
2 players
A 6, II/5, 8, V/5, III/4, II/1 = 1S
B IV/6, V/1 = 1S
"""
"""The same once B has taken V/1."""

THREE: Final = """
2 players
A II/2 = 6S; I/5 = 1S
B II/3 = 1S; II/4 = 2S; I/3 = 1S
O II/5 = 1
treasures A chest II/5, crown II/3, ring II/4; B chest I/6, crown III/3, ring VI/5
help 2
requests A 1
"""
"""A has asked for a second attack, and three treasures of his lie near."""
_FAR: Final = "far soldiers"


def wilds(position: str, rest: str = "O", *, empty: tuple[str, ...] = ()) -> str:
    """The position with one ork (or one soldier of a player) in every other space, but for those that stay empty."""
    forces = [line for line in position.splitlines() if "=" in line]
    named = {word for line in forces for word in re.sub("=[^;]*|[,;]", " ", line).split()}
    if _FAR in position:
        named |= set(FAR[: 3 if "3 players" in position else 2])
    more = [space for space in board().spaces if space not in named and space not in empty]
    return f"{position.strip()}\n{rest} {', '.join(more)} = {'1' if rest == 'O' else '1S'}"


def _at(position: str, *script: str, overlay: str = "") -> Start:
    return Start(position=position, script=script, overlay=overlay)


def by_hand(position: str, *moves: str, overlay: str = "", eyes: Seat | str | None = "mover") -> Start:
    """A position in which the person at the table throws the dice."""
    return Start(position=position, moves=moves, deal=False, overlay=overlay, eyes=eyes)


_QUIET: Final = ("roll 1", "roll 2")
"""Two players roll for the orks, in regions without any: nothing grows."""
_CENTRE: Final = f"A II/2 = 3S\nO II/5 = 3\n{_FAR}"
_IN_CASTLES: Final = f"{_CASTLE_TREASURES}\nphase hide\nfirst A"

E1: Final = f"A V/1 = 9S+W\nB VI/2 = 4S; II/5 = 4S\n{_FAR}\nB to move"
E2: Final = f"A V/5 = 5S+W\nB III/4 = 4S; V/4 = 4S\n{_FAR}\nB to move"
E4: Final = f"O II/2 = 4\nA II/5 = 1S\n{_FAR}\nphase spread"
E5: Final = f"O II/2 = 4\nA II/5 = 3S\n{_FAR}\nphase spread"
E6: Final = f"3 players\nO 3 = 6; VI/1 = 1\nA II/3 = H; II/4 = 1S+W\nB III/1 = 2S\n{_FAR}\nphase spread"
E7: Final = f"O V/5 = 6; V/3 = 1\nB III/4 = 1S\n{_FAR}\nphase spread"
E8: Final = f"3 players\nO 3 = 2; II/1 = 2; III/2 = 1\n{_FAR}\nphase spread"
E10: Final = f"A II/2 = 1S\nO II/5 = 1\n{_FAR}\ntreasures A chest II/5\nhelp 1\nrequests A 1"
E13: Final = (
    f"mediator II/2\nA II/3 = 5S\nB II/4 = 2S; 3 = 1S; III/1 = 1S\nO II/5 = 4; II/2 = 1; III/6 = 2\n{_FAR}\nA to move"
)
E14: Final = f"O III/1 = 3\nA V/1 = 2S+H\n{_FAR}\nphase dragon"
E18: Final = f"A II/2 = 1S; II/1 = 4S; II/3 = 2S+H; II/6 = 1S\nO II/5 = 4\n{_FAR}"
E19: Final = "A II/2 = 2S; VI/5 = 1S+H; III/4 = W\nB II/5 = 2S; II/6 = 1S+W; I/3 = 1S"
E21: Final = "2 players\nA II/2 = 3S\nO II/5 = 1\nB V/6 = 1S; VI/5 = 2S\ntreasures A ring II/5; B chest I/6"
E23: Final = f"A IV/2 = 1S; II/1 = 1S+W\n{_FAR}\nphase mediator"
GATHERING: Final = f"A II/2 = 4S\nB II/5 = 2S; II/6 = 3S; VI/2 = 1S; V/1 = 2S; II/1 = 4S\n{_FAR}"
W10: Final = f"A II/2 = 4S+W\nO II/5 = 4\n{_FAR}"

PRESETS: dict[str, Start] = {
    "D1 right after the set-up": by_hand(f"{FIXTURE}\nphase spread\nfirst A"),
    # --- worked examples ---
    "W1 ork dice": by_hand("4 players\nA 4 = 1S\nB 5 = 1S\nC 7 = 1S\nD 2 = 1S\nO 1, 3, 6, 8 = 2\nphase ork_setup"),
    "W2 figure for soldiers": _at(f"{PEOPLED}\n{_TREASURES}\nphase muster\nfirst A"),
    "W3 order of targets": by_hand(
        f"O 3 = 6\nA II/3, III/1 = 1S\nB II/4, VI/1 = 1S\n{_FAR}\nphase spread", "roll 1", "roll 4", overlay="bands"
    ),
    "W4 dragon": by_hand(f"{FIXTURE}\nphase dragon\nfirst A"),
    "W5 boats": _at(f"A I/1, IV/4, IV/5 = 2S\nB VI/2, IV/1, 5 = 1S; 8 = 3S\n{_FAR}\nhelp 5", overlay="water"),
    "W6 reinforcements": _at("2 players\nA 3, II/3, II/4 = 1S\nB IV/6 = 1S\nphase help", overlay="kingdoms"),
    "W6 six spaces": _at(
        "2 players\nA 3, II/3, II/4, III/1, VI/1, II/2 = 1S\nB IV/6 = 1S\nphase help", overlay="kingdoms"
    ),
    "W7 strength": _at(f"A II/2 = 6S+H; II/6 = 3S; II/1 = 7S+W\nO II/5 = 5\n{_FAR}"),
    "W8 tunnel mouth": _at(f"A V/5 = 5S+W\nB III/4 = 4S\n{_FAR}\nB to move"),
    "W8 forest": _at(f"A V/1 = 2S+H\nB VI/2 = 4S\n{_FAR}\nB to move"),
    "W9 single rolls": by_hand(f"A II/2 = 6S\nB II/5 = 5S+H\n{_FAR}", "attack II/2 II/5 total"),
    "W9 too high": by_hand(f"A II/2 = 3S\nB II/5 = 2S\n{_FAR}", "attack II/2 II/5 total"),
    "W10 the complete fight": _at(W10, "exchange 2 2", "exchange 5 5", "exchange 3 4"),
    "W11 negotiation": _at(f"A II/2 = 3S; III/6 = 1S\nB II/1, 5 = 2S\n{_FAR}"),
    # --- edge cases ---
    "E1 one garrison, three strengths": by_hand(E1),
    "E2 the tunnel swaps": by_hand(E2),
    "E3 both die": _at(_CENTRE, "exchange 3 3"),
    "E4 both miss": by_hand(E4, "roll 1", "roll 3"),
    "E5 the last stays at home": by_hand(E5, "roll 1", "roll 3"),
    "E6 the hero is a wall": by_hand(E6, "roll 1", "roll 4", "roll 5", overlay="bands"),
    "E7 who opens the tunnel": by_hand(E7, *_QUIET, overlay="bands"),
    "E7 a hero keeps it shut": by_hand(f"{E7}\nA V/4 = 1S+H", *_QUIET, overlay="bands"),
    "E8 rolled and infested": by_hand(E8),
    "E9 a wall for a round": _at(f"B II/6 = 2S\nO II/1 = 1\nA VI/5 = 2S\n{_FAR}\nB to move"),
    "E10 a victory that brings nothing": _at(E10, "exchange 1 3"),
    "E11 winning out of turn": _at(
        f"A II/2 = 2S\nB II/5 = 3S+W\n{_FAR}\ntreasures B ring II/2\nfound B chest crown", "exchange 5 4"
    ),
    "E12 orks counter-conquer": _at(f"A II/2 = 1S\nO II/5 = 2\n{_FAR}", "exchange 4 2"),
    "E12 a single ork stays": _at(f"A II/2 = 1S\nO II/5 = 1\n{_FAR}", "exchange 4 1"),
    "E13 the truce": _at(E13, overlay="targets"),
    "E14 a hungry dragon": by_hand(E14),
    "E15 kingdoms": _at(f"{ACROSS.strip()}\nphase help", overlay="kingdoms"),
    "E15 a kingdom is cut": _at(f"{CUT.strip()}\nphase help", overlay="kingdoms"),
    "E16 six units": _at("2 players\nA 3 = 5S; II/3 = H\nB IV/6 = 1S\ntreasures B chest I/6\nphase help"),
    "E16 seven units": _at("2 players\nA 3 = 5S; II/3 = H; II/4 = W\nB IV/6 = 1S\ntreasures B chest I/6\nphase help"),
    "E17 the second attack lapses": _at(
        f"A II/2 = 2S\nO II/5 = 2; II/3 = 1\n{_FAR}\nhelp 2\nrequests A 1", "exchange 2 2"
    ),
    "E18 gathering": _at(E18, overlay="targets"),
    "E19 transfer": _at(E19),
    "E20 the boat dodges the bridge": _at(f"A II/5 = 4S\nB V/1 = 2S+H\n{_FAR}\nhelp 5"),
    "E21 the ring ends a career": _at(E21, "exchange 1 2"),
    "E22 under its owner's nose": _at(f"{PEOPLED}\n{_IN_CASTLES}\ntreasures D crown III/2"),
    "E23 the hero comes back": by_hand(E23, "roll 4", "roll 2"),
    "E24 no way back": _at(f"A II/2 = 3S\nO II/5 = 4\n{_FAR}", "exchange 6 2"),
    "E25 the dragon's lair": _at(f"dragon II/5\nA II/2 = 3S\nB II/5 = 2S\nO II/3 = 1\n{_FAR}"),
    # --- other readings, and positions of our own ---
    "R10 friends beside a siege": by_hand(
        f"O II/2 = 4\nA II/5 = 1S; II/6 = 3S; VI/2 = 2S\n{_FAR}\nphase spread", "roll 1", "roll 3"
    ),
    "R12 the defender's wizard": by_hand(E19, "attack II/2 II/5 partial", "A: ready"),
    "R32 a fourth treasure": _at(f"{PEOPLED}\nphase hide\nfirst A"),
    "P0 your first attack": Start(position=f"{FIXTURE}\nfirst A", seed=3),
    "P15 your first treasure": Start(position=f"{_NEAR_A_TREASURE}\nfirst A", seed=3),
    "P1 the open box": by_hand("4 players\nphase opening_roll"),
    "P2 five players": _at(
        "5 players\nA 1 = 1S\nB 2 = 1S\nC 3 = 1S\nD 4 = 1S\nE 5 = 1S\nO 6, 7, 8 = 2\n"
        "O I/5, I/6, II/1, II/5, III/1, III/4, IV/3, IV/5, V/2, V/6, VI/4, VI/6 = 2\nphase settle\nfirst A"
    ),
    "P3 two hundred soldiers": _at(f"A II/2 = 200S\nO II/5 = 156\n{_FAR}"),
    "P4 water and bridge": _at(f"A II/5 = 4S\nO II/6, VI/2, V/1, I/6, V/2, 3 = 1\n{_FAR}"),
    "P5 many in one space": _at(
        f"dragon II/5\nmediator II/5\nA II/2 = 3S\nB II/5 = 2S\n{_FAR}\ntreasures A crown II/5"
    ),
    "P6 the last ten soldiers": by_hand(f"{_peopled('9S+H', D='1S')}\n{_UNDER_THE_NOSE}\nphase muster\nfirst A"),
    "P7 before the first round": by_hand(f"{_peopled('9S+H', D='1S')}\n{_TREASURES}\nphase muster\nfirst A"),
    "P8 five players roll once": by_hand(
        wilds(
            "A 1 = 10S\nB 2 = 10S\nC 3 = 10S\nD 4 = 10S\nE 5 = 10S\nO 6, 7, 8 = 2\n"
            "O I/5, I/6, II/1, II/5, III/1, III/4, IV/3, IV/5, V/2, V/6, VI/4, VI/6 = 2\nphase spread\nfirst A",
            "A",
        )
    ),
    "P9 a band against four": by_hand(f"O II/2 = 4\nA II/5 = 4S\n{_FAR}\nphase spread", "roll 1", "roll 3"),
    "P10 a blank treasure": _at(
        f"blank_treasure=on\nA II/2 = 3S\nO II/5 = 1\n{_FAR}\ntreasures A blank II/5, ring VI/5; B chest I/6\nfound A chest crown",
        "exchange 1 2",
    ),
    "P11 two attacks": _at(f"A II/2 = 3S; VI/5 = 2S\nO II/5, II/3, V/6, V/1 = 1\n{_FAR}\nhelp 2\nrequests A 1"),
    "P13 ten requests": _at("2 players\nA 3, II/3, II/4 = 1S\nB IV/6 = 1S\nphase help\nrequests A 10"),
    "P14 six players": by_hand(
        wilds(
            "6 players\nA 1 = 10S\nB 2 = 10S\nC 3 = 10S\nD 4 = 10S\nE 5 = 10S\nF 6 = 10S\nO 7, 8 = 2\nphase round\nfirst A",
            "A",
        )
    ),
    "P12 a castle among soldiers": by_hand(wilds(E8, "C")),
}

LINES: dict[str, tuple[str, ...]] = {
    "THO-1.3": ("W1 ork dice", "roll 7"),
    "THO-1.5": ("P0 your first attack", "roll 4"),
    "THO-1.6": (
        "E21 the ring ends a career",
        "attack II/2 II/5 total",
        "exchange 1 2",
        "advance II/5",
        "ready",
        "take VI/5 rest",
    ),
    "THO-4.1": ("W6 reinforcements", "help 1", "put 3", "put 3", "put 3", "put 3 hero"),
    "THO-4.2": ("W2 figure for soldiers", "mass 4 hero wizard"),
    "THO-7.8": (
        "E7 a hero keeps it shut",
        *("roll 1", "roll 3", "roll 1", "roll 2", "roll 5", "roll 6", "roll 5"),
        *("help 0", "reinforce V/4 4", "pass", "help 0", "reinforce III/4 4", "pass", "roll 3", "roll 4"),
    ),
    "THO-7.15": ("E4 both miss", "A: stop"),
    "THO-12.2": ("P13 ten requests", "help 1"),
    "THO-12.10": ("E16 six units", "help 3", "lift I/6", "lay I/5", "help 3"),
    "THO-13.1": ("W6 reinforcements", "attack 3 IV/6 total"),
    "THO-14.12": ("W7 strength", "attack II/2 II/5 total", "gather II/1 wizard"),
    "THO-14.6": ("E18 gathering", "try walk II/2 II/3"),
    "THO-19.2": ("W11 negotiation", "try bind"),
    "THO-19.4": ("R32 a fourth treasure", "hide blank of yellow 1"),
}
"""How a clause shows that forbids only what has to be typed, or shows late: a named position, and moves from there."""

COMPARISONS: dict[str, Compared] = {
    "blank_treasure": Compared("R32 a fourth treasure"),
    "castle_growth": Compared("P12 a castle among soldiers", ("roll 2", "roll 4", "roll 6")),
    "tunnel_rule": Compared("E7 who opens the tunnel"),
    "dragon_eats_orks": Compared("E14 a hungry dragon", ("roll 3", "roll 1")),
    "gather_against_orks": Compared("R10 friends beside a siege"),
    "attack_modes": Compared("E24 no way back"),
    "defender_transfer": Compared("R12 the defender's wizard"),
    "kingdom_rule": Compared("E15 kingdoms", ("help 0",)),
    "transfer_may_empty": Compared("E19 transfer", ("attack II/2 II/5 partial",)),
    "defender_occupies": Compared("E11 winning out of turn", ("attack II/2 II/5 total",)),
    "second_attack_origin": Compared("P11 two attacks", ("attack II/2 II/5 total",)),
    "hide_under_owner": Compared("E22 under its owner's nose"),
    "last_survivor_wins": Compared(
        "E21 the ring ends a career",
        ("attack II/2 II/5 total", "occupy 1", "take units V/6 1, VI/5 2"),
    ),
    "bridge_adds_terrain": Compared(
        moves=("attack II/5 V/1 partial", "go on"), position=f"A II/5 = 4S\nB V/1 = 2S\n{_FAR}"
    ),
}
"""For each reading of the rules, the smallest position that tells it from the usual one."""

FRENCH: dict[str, str] = {
    "P0 your first attack": "votre première attaque",
    "P15 your first treasure": "votre premier trésor",
    "P4 water and bridge": "l'eau et le pont",
    "P5 many in one space": "beaucoup dans un territoire",
    "W1 ork dice": "les dés des Orks",
    "W2 figure for soldiers": "une figurine pour des soldats",
    "P1 the open box": "la boîte ouverte",
    "P2 five players": "cinq joueurs",
    "E22 under its owner's nose": "sous le nez de son propriétaire",
    "P6 the last ten soldiers": "les dix derniers soldats",
    "D1 right after the set-up": "juste après la mise en place",
    "P7 before the first round": "avant le premier tour",
    "E8 rolled and infested": "tirée et infestée",
    "P8 five players roll once": "cinq joueurs lancent une fois",
    "P14 six players": "six joueurs",
    "P12 a castle among soldiers": "un château parmi les soldats",
    "W7 strength": "puissance",
    "W8 tunnel mouth": "la bouche du tunnel",
    "W8 forest": "forêt",
    "E1 one garrison, three strengths": "une garnison, trois puissances",
    "E2 the tunnel swaps": "le tunnel change tout",
    "W9 single rolls": "jets simples",
    "W9 too high": "trop haut",
    "W10 the complete fight": "le combat complet",
    "W3 order of targets": "l'ordre des cibles",
    "E4 both miss": "deux jets manqués",
    "E6 the hero is a wall": "le héros est un mur",
    "E7 who opens the tunnel": "qui ouvre le tunnel",
    "E7 a hero keeps it shut": "un héros le tient fermé",
    "R10 friends beside a siege": "des amis près d'un siège",
    "P9 a band against four": "une bande contre quatre",
    "E3 both die": "tous deux meurent",
    "E5 the last stays at home": "le dernier reste chez lui",
    "E9 a wall for a round": "un mur pour un tour",
    "W4 dragon": "dragon",
    "E14 a hungry dragon": "un dragon affamé",
    "E13 the truce": "la trêve",
    "E23 the hero comes back": "le retour du héros",
    "W6 reinforcements": "renforts",
    "W6 six spaces": "six territoires",
    "E15 kingdoms": "royaumes",
    "E15 a kingdom is cut": "un royaume coupé",
    "P13 ten requests": "dix demandes",
    "E12 orks counter-conquer": "les Orks reprennent",
    "E12 a single ork stays": "un seul Ork reste",
    "E18 gathering": "rassemblement",
    "E19 transfer": "transfert",
    "E24 no way back": "pas de retour",
    "E25 the dragon's lair": "l'antre du dragon",
    "R12 the defender's wizard": "le magicien du défenseur",
    "W5 boats": "bateaux",
    "E10 a victory that brings nothing": "une victoire pour rien",
    "E16 six units": "six unités",
    "E16 seven units": "sept unités",
    "E17 the second attack lapses": "la seconde attaque tombe",
    "E20 the boat dodges the bridge": "le bateau évite le pont",
    "P11 two attacks": "deux attaques",
    "E11 winning out of turn": "gagner hors de son tour",
    "E21 the ring ends a career": "l'anneau met fin à une carrière",
    "W11 negotiation": "négociation",
    "R32 a fourth treasure": "un quatrième trésor",
    "P3 two hundred soldiers": "deux cents soldats",
    "P10 a blank treasure": "un trésor blanc",
}
"""What the named positions are called in French, without their numbers."""
