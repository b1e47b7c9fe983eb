"""The named positions of Thorval: worked examples and edge cases of the specification, as a person types them.

A is Orange, B Blue, C Green, D Yellow, clockwise. Where orks, dragon or mediator are about to act, the person at the table
throws the dice (`deal=False`); in fights the dice of the specification fall first (`script`). An R stands before the other
reading of a ruling, a P before a position of our own.
"""

from __future__ import annotations

import re
from typing import Final

from orclib.engine.teaching import Case, Compared, Start
from orclib.games.thorval.board import board
from orclib.games.thorval.text.statements import FAR
from orclib.language import Bilingual as Words

# --- four players, from the open box to the first round --------------------------------------------------------------

_CASTLES: Final = {"A": "4", "B": "5", "C": "7", "D": "2"}
"""The castles of the fixture, by player."""
_SETTLED: Final = {
    "A": ("II/4", "III/2", "III/3", "VI/1", "VI/2", "VI/3"),
    "B": ("I/1", "II/2", "II/3", "II/6", "III/5", "V/3"),
    "C": ("IV/1", "IV/2", "IV/6", "V/1", "V/4", "V/5"),
    "D": ("I/2", "I/3", "I/4", "III/6", "IV/4", "VI/5"),
}
"""The territories of the fixture, by player, in the order in which they are settled."""
_ORKS: Final = "O I/5, I/6, II/1, II/5, III/1, III/4, IV/3, IV/5, V/2, V/6, VI/4, VI/6, 1, 3, 6, 8 = 2"
_CASTLE_TREASURES: Final = "treasures A chest 2; B chest 4; C chest 3; D chest 7"
_OTHER_TREASURES: Final = "treasures B chest 4, crown IV/2, ring IV/6; C chest 3, crown I/4, ring I/3"
_TREASURES: Final = f"treasures A chest 2, crown I/1, ring IV/4; D chest 7, crown III/2, ring II/4\n{_OTHER_TREASURES}"
_UNDER_THE_NOSE: Final = (
    f"treasures A chest 2, crown II/4, ring IV/4; D chest 7, crown III/2, ring I/1\n{_OTHER_TREASURES}"
)
"""The same, but that A's crown lies where A stands (E22)."""


def _peopled(castle: str, **others: str) -> str:
    """What stands in each castle (`others`: in that of some players), a soldier or orks everywhere else."""
    lines = [
        f"{who} {_CASTLES[who]} = {others.get(who, castle)}; {', '.join(spaces)} = 1S"
        for who, spaces in _SETTLED.items()
    ]
    return "\n".join(["4 players", *lines, _ORKS])


PEOPLED: Final = _peopled("1S")
"""All castles and territories have their soldiers or orks; no treasure lies anywhere."""
STANDING: Final = _peopled("9S+H")
"""Four players right after the set-up, without their treasures: for what is not about them."""
FIXTURE: Final = f"{STANDING}\n{_TREASURES}"
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
_CUT: Final = """
2 players
A 6, II/5, 8, V/5, III/4, II/1 = 1S
B IV/6, V/1 = 1S
"""
"""The same once B has taken V/1."""

_FAR: Final = "far soldiers"


def wilds(position: str, rest: str = "O") -> str:
    """The position with one ork (or one soldier of a player) in every other space."""
    forces = [line for line in position.splitlines() if "=" in line]
    named = {word for line in forces for word in re.sub("=[^;]*|[,;]", " ", line).split()}
    if _FAR in position:
        named |= set(FAR[: 3 if "3 players" in position else 2])
    more = [space for space in board().spaces if space not in named]
    return f"{position.strip()}\n{rest} {', '.join(more)} = {'1' if rest == 'O' else '1S'}"


def _at(position: str, *script: str, overlay: str = "") -> Start:
    return Start(position=position, script=script, overlay=overlay)


def _by_hand(position: str, *moves: str, overlay: str = "") -> Start:
    """A position in which the person at the table throws the dice."""
    return Start(position=position, moves=moves, deal=False, overlay=overlay)


_QUIET: Final = ("roll 1", "roll 2")
"""Two players roll for the orks, in regions without any: nothing grows."""
_CENTRE: Final = f"A II/2 = 3S\nO II/5 = 3\n{_FAR}"
_IN_CASTLES: Final = f"{_CASTLE_TREASURES}\nphase hide\nfirst A"

_E7: Final = f"O V/5 = 6; V/3 = 1\nB III/4 = 1S\n{_FAR}\nphase spread"
_E8: Final = f"3 players\nO 3 = 2; II/1 = 2; III/2 = 1\n{_FAR}\nphase spread"
_E19: Final = "A II/2 = 2S; VI/5 = 1S+H; III/4 = W\nB II/5 = 2S; II/6 = 1S+W; I/3 = 1S"

PRESETS: dict[str, Start] = {
    "D1 right after the set-up": _by_hand(f"{FIXTURE}\nphase spread\nfirst A"),
    # --- worked examples ---
    "W1 two equal ork dice": _by_hand(
        "4 players\nA 4 = 1S\nB 5 = 1S\nC 7 = 1S\nD 2 = 1S\nO 1, 3, 6, 8 = 2\nphase ork_setup"
    ),
    "W2 figure for soldiers": _at(f"{PEOPLED}\n{_TREASURES}\nphase muster\nfirst A"),
    "W3 order of targets": _by_hand(
        f"O 3 = 6\nA II/3, III/1 = 1S\nB II/4, VI/1 = 1S\n{_FAR}\nphase spread", "roll 1", "roll 4", overlay="bands"
    ),
    "W4 where the dragon lands": _by_hand(f"{STANDING}\nphase dragon\nfirst A"),
    "W5 where boats sail": _at(
        f"A I/1, IV/4, IV/5 = 2S\nB VI/2, IV/1, 5 = 1S; 8 = 3S\n{_FAR}\nhelp 5", overlay="water"
    ),
    "W6 a kingdom of three": _at("2 players\nA 3, II/3, II/4 = 1S\nB IV/6 = 1S\nphase help", overlay="kingdoms"),
    "W6 a kingdom of six": _at(
        "2 players\nA 3, II/3, II/4, III/1, VI/1, II/2 = 1S\nB IV/6 = 1S\nphase help", overlay="kingdoms"
    ),
    "W7 hero and six soldiers": _at(f"A II/2 = 6S+H; II/6 = 3S; II/1 = 7S+W\nO II/5 = 5\n{_FAR}"),
    "W8 two soldiers and a hero in the forest": _at(f"A V/1 = 2S+H\nB VI/2 = 4S\n{_FAR}\nB to move"),
    "W9 as high as the strength": _by_hand(f"A II/2 = 6S\nB II/5 = 5S+H\n{_FAR}", "attack II/2 II/5 total"),
    "W9 above the strength": _by_hand(f"A II/2 = 3S\nB II/5 = 2S\n{_FAR}", "attack II/2 II/5 total"),
    "W10 the complete fight": _at(f"A II/2 = 4S+W\nO II/5 = 4\n{_FAR}", "exchange 2 2", "exchange 5 5", "exchange 3 4"),
    "W11 a broken promise": _at(f"A II/2 = 3S; III/6 = 1S\nB II/1, 5 = 2S\n{_FAR}"),
    # --- edge cases ---
    "E1 one garrison, three strengths": _by_hand(f"A V/1 = 9S+W\nB VI/2 = 4S; II/5 = 4S\n{_FAR}\nB to move"),
    "E2 the tunnel in place of the forest": _by_hand(f"A V/5 = 5S+W\nB III/4 = 4S; V/4 = 4S\n{_FAR}\nB to move"),
    "E3 both sides wiped out": _at(_CENTRE, "exchange 3 3"),
    "E4 orks miss as well": _by_hand(f"O II/2 = 4\nA II/5 = 1S\n{_FAR}\nphase spread", "roll 1", "roll 3"),
    "E5 the last ork stays at home": _by_hand(f"O II/2 = 4\nA II/5 = 3S\n{_FAR}\nphase spread", "roll 1", "roll 3"),
    "E6 the hero is a wall": _by_hand(
        f"3 players\nO 3 = 6; VI/1 = 1\nA II/3 = H; II/4 = 1S+W\nB III/1 = 2S\n{_FAR}\nphase spread",
        "roll 1",
        "roll 4",
        "roll 5",
        overlay="bands",
    ),
    "E7 who opens the tunnel": _by_hand(_E7, *_QUIET, overlay="bands"),
    "E7 a hero keeps the tunnel shut": _by_hand(f"{_E7}\nA V/4 = 1S+H", *_QUIET, overlay="bands"),
    "E8 a castle rolled and infested": _by_hand(_E8),
    "E9 empty land is a wall": _at(f"B II/6 = 2S\nO II/1 = 1\nA VI/5 = 2S\n{_FAR}\nB to move"),
    "E10 a victory that brings nothing": _at(
        f"A II/2 = 1S\nO II/5 = 1\n{_FAR}\ntreasures A chest II/5\nhelp 1\nrequests A 1", "exchange 1 3"
    ),
    "E11 winning out of turn": _at(
        f"A II/2 = 2S\nB II/5 = 3S+W\n{_FAR}\ntreasures B ring II/2\nfound B chest crown", "exchange 5 4"
    ),
    "E12 orks counter-conquer": _at(f"A II/2 = 1S\nO II/5 = 2\n{_FAR}", "exchange 4 2"),
    "E12 a single ork stays": _at(f"A II/2 = 1S\nO II/5 = 1\n{_FAR}", "exchange 4 1"),
    "E13 the mediator's truce": _at(
        f"mediator II/2\nA II/3 = 5S\nB II/4 = 2S; 3 = 1S; III/1 = 1S\nO II/5 = 4; II/2 = 1; III/6 = 2\n{_FAR}\nA to move",
        overlay="targets",
    ),
    "E14 a hungry dragon": _by_hand(f"O III/1 = 3\nA V/1 = 2S+H\n{_FAR}\nphase dragon"),
    "E15 kingdoms by bridge and tunnel": _at(f"{ACROSS.strip()}\nphase help", overlay="kingdoms"),
    "E15 a kingdom is cut": _at(f"{_CUT.strip()}\nphase help", overlay="kingdoms"),
    "E16 six units may ask for six": _at(
        "2 players\nA 3 = 5S; II/3 = H\nB IV/6 = 1S\ntreasures B chest I/6\nphase help"
    ),
    "E16 seven units are too many": _at(
        "2 players\nA 3 = 5S; II/3 = H; II/4 = W\nB IV/6 = 1S\ntreasures B chest I/6\nphase help"
    ),
    "E17 the second attack lapses": _at(
        f"A II/2 = 2S\nO II/5 = 2; II/3 = 1\n{_FAR}\nhelp 2\nrequests A 1", "exchange 2 2"
    ),
    "E18 who may be gathered": _at(
        f"A II/2 = 1S; II/1 = 4S; II/3 = 2S+H; II/6 = 1S\nO II/5 = 4\n{_FAR}", overlay="targets"
    ),
    "E19 a hero from anywhere": _at(_E19),
    "E20 the boat dodges the bridge": _at(f"A II/5 = 4S\nB V/1 = 2S+H\n{_FAR}\nhelp 5"),
    "E21 the ring ends a career": _at(
        "2 players\nA II/2 = 3S\nO II/5 = 1\nB V/6 = 1S; VI/5 = 2S\ntreasures A ring II/5; B chest I/6", "exchange 1 2"
    ),
    "E22 under its owner's nose": _at(f"{PEOPLED}\n{_IN_CASTLES}\ntreasures D crown III/2"),
    "E23 the hero comes back": _by_hand(f"A IV/2 = 1S; II/1 = 1S+W\n{_FAR}\nphase mediator", "roll 4", "roll 2"),
    "E24 no way back": _at(f"A II/2 = 3S\nO II/5 = 4\n{_FAR}", "exchange 6 2"),
    "E25 the dragon's lair": _at(f"dragon II/5\nA II/2 = 3S\nB II/5 = 2S\nO II/3 = 1\n{_FAR}"),
    # --- other readings, and positions of our own ---
    "R10 friends beside a siege": _by_hand(
        f"O II/2 = 4\nA II/5 = 1S; II/6 = 3S; VI/2 = 2S\n{_FAR}\nphase spread", "roll 1", "roll 3"
    ),
    "R12 the defender's wizard": _by_hand(_E19, "attack II/2 II/5 partial", "A: ready"),
    "R32 a fourth treasure": _at(f"{PEOPLED}\nphase hide\nfirst A"),
    "P0 your first attack": Start(position=f"{FIXTURE}\nfirst A", seed=3),
    "P15 your first treasure": Start(position=f"{_NEAR_A_TREASURE}\nfirst A", seed=3),
    "P1 highest roll begins": _by_hand("4 players\nphase opening_roll"),
    "P2 five players": _at(
        "5 players\nA 1 = 1S\nB 2 = 1S\nC 3 = 1S\nD 4 = 1S\nE 5 = 1S\nO 6, 7, 8 = 2\n"
        "O I/5, I/6, II/1, II/5, III/1, III/4, IV/3, IV/5, V/2, V/6, VI/4, VI/6 = 2\nphase settle\nfirst A"
    ),
    "P3 two hundred soldiers": _at(f"A II/2 = 200S\nO II/5 = 156\n{_FAR}"),
    "P4 water and bridge": _at(f"A II/5 = 4S\nO II/6, VI/2, V/1, I/6, V/2, 3 = 1\n{_FAR}"),
    "P5 many in one space": _at(
        f"dragon II/5\nmediator II/5\nA II/2 = 3S\nB II/5 = 2S\n{_FAR}\ntreasures A crown II/5"
    ),
    "P6 the last ten soldiers": _by_hand(f"{_peopled('9S+H', D='1S')}\n{_UNDER_THE_NOSE}\nphase muster\nfirst A"),
    "P7 before the first round": _by_hand(f"{_peopled('9S+H', D='1S')}\n{_TREASURES}\nphase muster\nfirst A"),
    "P8 five players roll once": _by_hand(
        wilds(
            "A 1 = 10S\nB 2 = 10S\nC 3 = 10S\nD 4 = 10S\nE 5 = 10S\nO 6, 7, 8 = 2\n"
            "O I/5, I/6, II/1, II/5, III/1, III/4, IV/3, IV/5, V/2, V/6, VI/4, VI/6 = 2\nphase spread\nfirst A",
            "A",
        )
    ),
    "P9 a band against four": _by_hand(f"O II/2 = 4\nA II/5 = 4S\n{_FAR}\nphase spread", "roll 1", "roll 3"),
    "P10 a blank treasure": _at(
        f"blank_treasure=on\nA II/2 = 3S\nO II/5 = 1\n{_FAR}\ntreasures A blank II/5, ring VI/5; B chest I/6\nfound A chest crown",
        "exchange 1 2",
    ),
    "P11 two attacks": _at(f"A II/2 = 3S; VI/5 = 2S\nO II/5, II/3, V/6, V/1 = 1\n{_FAR}\nhelp 2\nrequests A 1"),
    "P13 ten requests": _at("2 players\nA 3, II/3, II/4 = 1S\nB IV/6 = 1S\nphase help\nrequests A 10"),
    "P14 six players": _by_hand(
        wilds(
            "6 players\nA 1 = 10S\nB 2 = 10S\nC 3 = 10S\nD 4 = 10S\nE 5 = 10S\nF 6 = 10S\nO 7, 8 = 2\nphase round\nfirst A",
            "A",
        )
    ),
    "P12 a castle among soldiers": _by_hand(wilds(_E8, "C")),
    "P16 beside dragon and mediator": _by_hand(
        f"dragon II/4\nmediator II/3\nA II/3, II/4, VI/1 = 1S\nO 3 = 4\nB VI/5 = 1S\n{_FAR}\nphase spread"
    ),
}

LINES: dict[str, tuple[str, ...]] = {
    "THO-1.3": ("W1 two equal ork dice", "roll 7"),
    "THO-1.5": ("P0 your first attack", "roll 4"),
    "THO-1.6": (
        "E21 the ring ends a career",
        "attack II/2 II/5 total",
        "exchange 1 2",
        "advance II/5",
        "ready",
        "take VI/5 rest",
    ),
    "THO-4.1": ("W6 a kingdom of three", "help 1", "put 3", "put 3", "put 3", "put 3 hero"),
    "THO-4.2": ("W2 figure for soldiers", "mass 4 hero wizard"),
    "THO-7.8": (
        "E7 a hero keeps the tunnel shut",
        *("roll 1", "roll 3", "roll 1", "roll 2", "roll 5", "roll 6", "roll 5"),
        *("help 0", "reinforce V/4 4", "pass", "help 0", "reinforce III/4 4", "pass", "roll 3", "roll 4"),
    ),
    "THO-7.15": ("E4 orks miss as well", "A: stop"),
    "THO-11.3": (
        "E8 a castle rolled and infested",
        *("roll 1", "roll 4", "roll 5", "roll 1", "roll 5", "roll 1"),
    ),
    "THO-12.2": ("P13 ten requests", "help 1"),
    "THO-12.10": ("E16 six units may ask for six", "help 3", "lift I/6", "lay I/5", "help 3"),
    "THO-13.1": ("W6 a kingdom of three", "attack 3 IV/6 total"),
    "THO-14.6": ("E18 who may be gathered", "try walk II/2 II/3"),
    "THO-14.7": ("E18 who may be gathered", "attack II/2 II/5 partial", "gather II/1"),
    "THO-14.10": ("E18 who may be gathered", "attack II/2 II/5 total", "gather II/6"),
    "THO-14.12": ("W7 hero and six soldiers", "attack II/2 II/5 total", "gather II/1 wizard"),
    "THO-14.14": ("E18 who may be gathered", "attack II/2 II/5 total", "gather II/2"),
    "THO-19.2": ("W11 a broken promise", "try bind"),
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
    "kingdom_rule": Compared("E15 kingdoms by bridge and tunnel", ("help 0",)),
    "transfer_may_empty": Compared("E19 a hero from anywhere", ("attack II/2 II/5 partial",)),
    "defender_occupies": Compared("E11 winning out of turn", ("attack II/2 II/5 total",)),
    "second_attack_origin": Compared("P11 two attacks", ("attack II/2 II/5 total",)),
    "hide_under_owner": Compared("E22 under its owner's nose"),
    "last_survivor_wins": Compared(
        "E21 the ring ends a career",
        ("attack II/2 II/5 total", "occupy 1", "take units V/6 1, VI/5 2"),
    ),
    "bridge_adds_terrain": Compared(
        position="A II/5 = 4\nB V/1 = 2\nthen: attack II/5 V/1 partial; exchange 6 5",
        kept="It decides who falls here; in what was found only a sum differs.",
    ),
}
"""For each reading of the rules, the smallest position that tells it from the usual one."""

CASES: dict[str, Case] = {
    "P0 your first attack": Case(
        fr="votre première attaque",
        asks=Words(
            "Orange's only soldier in II/4 attacks Blue's in II/3. The dice show 1 and 3. What does Orange gain?",
            "Le seul soldat d'Orange en II/4 attaque celui de Bleu en II/3. Les dés montrent 1 et 3. Qu'y gagne Orange ?",
        ),
        moves=("attack II/4 II/3 partial", "ready", "exchange 1 3"),
        why=("THO-16.4", "THO-14.13"),
    ),
    "P15 your first treasure": Case(
        fr="votre premier trésor",
        asks=Words(
            "Orange's crown lies under two orks in III/1. Orange takes the space. What does the crown bring?",
            "La couronne d'Orange est en III/1, sous deux Orks. Orange prend la case. Que rapporte la couronne ?",
        ),
        moves=("attack III/2 III/1 total", "exchange 3 1", "lose soldiers", "occupy 3", "reinforce III/1 3"),
        why=("THO-17.3", "THO-17.1"),
    ),
    "P4 water and bridge": Case(
        fr="l'eau et le pont",
        asks=Words(
            "Orks are all around Orange in II/5, some of them across the water. Whom may Orange attack?",
            "Orange, en II/5, est entouré d'Orks, dont certains de l'autre côté de l'eau. Qui peut-il attaquer ?",
        ),
        tries=("attack II/5 II/6 total", "attack II/5 V/1 total", "attack II/5 VI/2 total", "attack II/5 V/2 total"),
        why=("THO-2.5", "THO-14.2"),
    ),
    "P5 many in one space": Case(
        fr="beaucoup dans un territoire",
        asks=Words(
            "Blue's soldiers, the dragon, the mediator and a treasure of Orange's are all in II/5. Who controls it?",
            "Des soldats de Bleu, le dragon, le médiateur et un trésor d'Orange sont tous en II/5. Qui contrôle la case ?",
        ),
        tells=Words(
            "Blue: only units and orks control a space. Dragon, mediator and treasures may lie in anybody's.",
            "Bleu : seuls les unités et les Orks contrôlent une case. Le dragon, le médiateur et les trésors peuvent être "
            "chez n'importe qui.",
        ),
        why=("THO-2.11", "THO-2.12", "THO-2.13"),
    ),
    "W1 two equal ork dice": Case(
        fr="deux dés égaux pour les Orks",
        asks=Words(
            "Both dice for the orks of region I show 2. What then?",
            "Les deux dés pour les Orks de la région I montrent 2. Et alors ?",
        ),
        moves=("roll 2", "roll 2", "roll 3"),
        why=("THO-3.7", "THO-3.6"),
    ),
    "W2 figure for soldiers": Case(
        fr="une figurine pour des soldats",
        asks=Words(
            "Orange has one soldier in castle 4 and puts the last ten there, with the hero. Who stands there then?",
            "Orange a un soldat au château 4 et y pose les dix derniers, avec le héros. Qui s'y trouve alors ?",
        ),
        moves=("mass 4 hero",),
        why=("THO-3.18",),
    ),
    "P1 highest roll begins": Case(
        fr="le plus haut commence",
        asks=Words(
            "The four players roll 6, 6, 2 and 4. Who is first player?",
            "Les quatre joueurs font 6, 6, 2 et 4. Qui est premier joueur ?",
        ),
        moves=("roll 6", "roll 6", "roll 2", "roll 4", "roll 5", "roll 3"),
        why=("THO-11.2", "THO-3.1"),
    ),
    "P2 five players": Case(
        fr="cinq joueurs",
        asks=Words(
            "24 territories are to be settled by five players. How many soldiers does each put?",
            "Cinq joueurs ont 24 territoires à peupler. Combien de soldats chacun pose-t-il ?",
        ),
        tells=Words(
            "The first four in turn order put five each, the last one four.",
            "Les quatre premiers à jouer en posent cinq chacun, le dernier quatre.",
        ),
        why=("THO-3.9", "THO-3.8"),
    ),
    "E22 under its owner's nose": Case(
        fr="sous le nez de son propriétaire",
        asks=Words(
            "May Blue hide Orange's crown in II/4, where Orange's own soldier stands?",
            "Bleu peut-il cacher la couronne d'Orange en II/4, sous le soldat d'Orange lui-même ?",
        ),
        moves=("B: hide crown II/4",),
        why=("THO-3.14",),
    ),
    "P6 the last ten soldiers": Case(
        fr="les dix derniers soldats",
        asks=Words(
            "Orange's crown was hidden in II/4, where Orange stands. What happens when the set-up is complete?",
            "La couronne d'Orange a été cachée en II/4, chez Orange. Que se passe-t-il à la fin de la préparation ?",
        ),
        moves=("mass 2", "reinforce II/4 3"),
        why=("THO-17.1", "THO-17.3"),
    ),
    "D1 right after the set-up": Case(
        fr="juste après la mise en place",
        asks=Words(
            "The four players roll 2, 3, 5 and 6 for the orks. Where do the orks multiply?",
            "Les quatre joueurs font 2, 3, 5 et 6 pour les Orks. Où les Orks se multiplient-ils ?",
        ),
        moves=("roll 2", "roll 3", "roll 5", "roll 6"),
        why=("THO-6.2", "THO-6.5", "THO-6.7"),
    ),
    "P7 before the first round": Case(
        fr="avant le premier tour",
        asks=Words(
            "Yellow puts the last ten soldiers. Who acts first, the players or the orks?",
            "Jaune pose les dix derniers soldats. Qui agit d'abord, les joueurs ou les Orks ?",
        ),
        moves=("mass 2 hero",),
        why=("THO-5.3",),
    ),
    "E8 a castle rolled and infested": Case(
        fr="un château, des régions tirées et infestées",
        asks=Words(
            "Castle 3, with 2 orks, touches II, III and VI; orks are in II and III. The rolls are 2, 3 and 4. "
            "How many orks come?",
            "Le château 3, avec 2 Orks, touche II, III et VI ; il y a des Orks dans II et III. On fait 2, 3 et 4. "
            "Combien d'Orks arrivent ?",
        ),
        moves=("roll 2", "roll 3", "roll 4"),
        why=("THO-6.7", "THO-7.10"),
    ),
    "P8 five players roll once": Case(
        fr="cinq joueurs lancent une fois",
        asks=Words(
            "Five players roll once for the orks: a 4. Where do the orks multiply?",
            "À cinq, on jette une seule fois le dé pour les Orks : 4. Où se multiplient-ils ?",
        ),
        moves=("roll 4",),
        why=("THO-6.3",),
    ),
    "P14 six players": Case(
        fr="six joueurs",
        asks=Words(
            "Six players: who rolls for the orks?",
            "À six joueurs, qui jette le dé pour les Orks ?",
        ),
        tells=Words(
            "Nobody: with six players the orks multiply in all six regions.",
            "Personne : à six joueurs, les Orks se multiplient dans les six régions.",
        ),
        why=("THO-6.4",),
    ),
    "P12 a castle among soldiers": Case(
        fr="un château parmi les soldats",
        asks=Words(
            "Castle 3, with 2 orks, touches II, III and VI; orks are in II and III. The rolls are 2, 4 and 6. "
            "How many orks come?",
            "Le château 3, avec 2 Orks, touche II, III et VI ; il y a des Orks dans II et III. On fait 2, 4 et 6. "
            "Combien d'Orks arrivent ?",
        ),
        moves=("roll 2", "roll 4", "roll 6"),
        why=("THO-6.6",),
    ),
    "W7 hero and six soldiers": Case(
        fr="le héros et six soldats",
        asks=Words(
            "The hero and six soldiers attack five orks. How strong are the two sides?",
            "Le héros et six soldats attaquent cinq Orks. Quelle est la puissance des deux camps ?",
        ),
        moves=("attack II/2 II/5 partial", "exchange 1 6"),
        why=("THO-15.1", "THO-15.2"),
    ),
    "W8 two soldiers and a hero in the forest": Case(
        fr="deux soldats et un héros en forêt",
        asks=Words(
            "Two soldiers and the hero defend V/1, a forest, by land. How strong are they?",
            "Deux soldats et le héros défendent V/1, une forêt, par terre. Quelle est leur puissance ?",
        ),
        moves=("attack VI/2 V/1 partial", "exchange 5 1"),
        why=("THO-15.5", "THO-15.1", "THO-15.2"),
    ),
    "E1 one garrison, three strengths": Case(
        fr="une garnison, trois puissances",
        asks=Words(
            "Nine soldiers and the small wizard in V/1, a forest, are attacked over the bridge. How strong are they?",
            "Neuf soldats et le petit magicien, en V/1, une forêt, sont attaqués par le pont. Quelle est leur puissance ?",
        ),
        moves=("attack II/5 V/1 partial", "exchange 5 1"),
        tells=Words(
            "9 over the bridge; by land from VI/2 it would be 7, and if they attack themselves 6.",
            "9 par le pont ; par terre, depuis VI/2, ce serait 7, et s'ils attaquent eux-mêmes, 6.",
        ),
        why=("THO-15.8", "THO-15.5", "THO-15.1", "THO-15.3"),
    ),
    "E2 the tunnel in place of the forest": Case(
        fr="le tunnel à la place de la forêt",
        asks=Words(
            "Five soldiers and the small wizard in V/5, a forest, are attacked through the tunnel. How strong are they?",
            "Cinq soldats et le petit magicien, en V/5, une forêt, sont attaqués par le tunnel. Quelle est leur puissance ?",
        ),
        moves=("attack III/4 V/5 partial", "exchange 5 1"),
        tells=Words(
            "8 through the tunnel; by land from V/4 it would be 7.",
            "8 par le tunnel ; par terre, depuis V/4, ce serait 7.",
        ),
        why=("THO-15.9", "THO-15.8"),
    ),
    "W9 as high as the strength": Case(
        fr="aussi haut que la puissance",
        asks=Words(
            "Blue, with strength 5, rolls 5; Orange, with strength 4, rolls 2. Who loses how many?",
            "Bleu, de puissance 5, fait 5 ; Orange, de puissance 4, fait 2. Qui perd combien d'unités ?",
        ),
        moves=("exchange 2 5", "B: lose soldiers"),
        why=("THO-15.12", "THO-15.14"),
    ),
    "W9 above the strength": Case(
        fr="plus haut que la puissance",
        asks=Words(
            "Three soldiers roll 5, two soldiers roll 1. Who loses how many?",
            "Trois soldats font 5, deux soldats font 1. Qui perd combien d'unités ?",
        ),
        moves=("exchange 5 1",),
        why=("THO-15.13", "THO-15.12"),
    ),
    "W10 the complete fight": Case(
        fr="le combat complet",
        asks=Words(
            "Four soldiers and the small wizard attack four orks: 2 and 2, 5 and 5, 3 and 4. Who wins?",
            "Quatre soldats et le petit magicien attaquent quatre Orks : 2 et 2, 5 et 5, 3 et 4. Qui gagne ?",
        ),
        moves=(
            *("attack II/2 II/5 partial", "exchange 2 2", "lose soldiers", "go on", "exchange 5 5", "lose soldiers"),
            *("go on", "exchange 3 4", "advance II/5"),
        ),
        why=("THO-15.12", "THO-15.16", "THO-15.15", "THO-16.3"),
    ),
    "W3 order of targets": Case(
        fr="l'ordre des cibles",
        asks=Words(
            "Six orks in castle 3 attack soldiers in II/3, II/4, III/1 and VI/1. In which order?",
            "Six Orks du château 3 attaquent des soldats en II/3, II/4, III/1 et VI/1. Dans quel ordre ?",
        ),
        moves=("exchange 1 6", "exchange 1 6", "exchange 1 6"),
        tells=Words(
            "II/3, II/4, III/1, VI/1: regions rising, then numbers. Castles would come last.",
            "II/3, II/4, III/1, VI/1 : les régions dans l'ordre croissant, puis les chiffres. Les châteaux seraient les "
            "derniers.",
        ),
        why=("THO-7.3", "THO-7.4"),
    ),
    "E4 orks miss as well": Case(
        fr="les Orks manquent aussi leur jet",
        asks=Words(
            "Four orks attack one soldier: 5 and 6, then 1 and 2. Who loses how many?",
            "Quatre Orks attaquent un soldat : 5 et 6, puis 1 et 2. Qui perd combien des siens ?",
        ),
        moves=("exchange 5 6", "exchange 1 2"),
        why=("THO-15.16", "THO-7.6"),
    ),
    "E6 the hero is a wall": Case(
        fr="le héros est un mur",
        asks=Words(
            "Six orks in castle 3: a hero is in II/3, a small wizard in II/4, soldiers in III/1. Whom do they attack?",
            "Six Orks au château 3 : un héros en II/3, un petit magicien en II/4, des soldats en III/1. Qui "
            "attaquent-ils ?",
        ),
        moves=("exchange 2 4",),
        tells=Words(
            "II/4, then III/1: a hero keeps orks out of his space, a small wizard does not.",
            "II/4, puis III/1 : un héros interdit sa case aux Orks, un petit magicien non.",
        ),
        why=("THO-7.11", "THO-7.3"),
    ),
    "E7 who opens the tunnel": Case(
        fr="qui ouvre le tunnel",
        asks=Words(
            "Six orks in V/5 have no player beside them. May they attack Blue in III/4, through the tunnel?",
            "Six Orks en V/5 n'ont aucun joueur à côté d'eux. Peuvent-ils attaquer Bleu en III/4, par le tunnel ?",
        ),
        moves=("exchange 1 4",),
        tells=Words(
            "Yes: no player holds another space next to them, and so the tunnel is open (our reading).",
            "Oui : aucun joueur ne tient d'autre case contiguë, et le tunnel leur est donc ouvert (notre lecture).",
        ),
        why=("THO-7.8", "THO-15.9"),
    ),
    "E7 a hero keeps the tunnel shut": Case(
        fr="un héros ferme le tunnel",
        asks=Words(
            "A hero, who may not be attacked, stands beside six orks in V/5. May they go through the tunnel?",
            "Un héros, qu'ils ne peuvent pas attaquer, est à côté de six Orks en V/5. Peuvent-ils prendre le tunnel ?",
        ),
        tells=Words(
            "No: V/4 is a player's and cannot be taken, so the tunnel stays shut. They attack nobody.",
            "Non : V/4 est à un joueur et ne peut pas être prise, le tunnel reste donc fermé. Ils n'attaquent personne.",
        ),
        why=("THO-7.8", "THO-7.11"),
    ),
    "P16 beside dragon and mediator": Case(
        fr="à côté du dragon et du médiateur",
        asks=Words(
            "Four orks in castle 3. Next to them Orange holds II/3, where the mediator is, II/4, where the dragon is, "
            "and VI/1. Whom do they attack?",
            "Quatre Orks au château 3. À côté d'eux, Orange tient II/3, où est le médiateur, II/4, où est le dragon, "
            "et VI/1. Qui attaquent-ils ?",
        ),
        moves=_QUIET,
        why=("THO-7.12", "THO-7.13"),
    ),
    "R10 friends beside a siege": Case(
        fr="des amis près d'un siège",
        asks=Words(
            "Four orks attack Orange's soldier in II/5. May Orange gather friends from next door?",
            "Quatre Orks attaquent le soldat d'Orange en II/5. Orange peut-il se renforcer depuis les cases voisines ?",
        ),
        tries=("A: gather II/6",),
        why=("THO-14.9",),
    ),
    "P9 a band against four": Case(
        fr="une bande contre quatre",
        asks=Words(
            "Four orks attack four soldiers. They roll 6, the soldiers 4. What becomes of the orks' space?",
            "Quatre Orks attaquent quatre soldats. Ils font 6, les soldats 4. Que devient la case des Orks ?",
        ),
        moves=("exchange 6 4", "advance II/2", "ready"),
        why=("THO-15.13", "THO-16.3"),
    ),
    "E3 both sides wiped out": Case(
        fr="les deux camps anéantis",
        asks=Words(
            "Three soldiers attack three orks, and both dice show 3. Who gets II/5?",
            "Trois soldats attaquent trois Orks, et les deux dés montrent 3. À qui va II/5 ?",
        ),
        moves=("attack II/2 II/5 total", "exchange 3 3"),
        why=("THO-16.6", "THO-15.14"),
    ),
    "E5 the last ork stays at home": Case(
        fr="le dernier Ork reste chez lui",
        asks=Words(
            "Four orks attack three soldiers: 1 and 2, then 2 and 1. Do they move in?",
            "Quatre Orks attaquent trois soldats : 1 et 2, puis 2 et 1. S'installent-ils ?",
        ),
        moves=("exchange 1 2", "exchange 2 1"),
        why=("THO-7.7", "THO-8.1"),
    ),
    "E9 empty land is a wall": Case(
        fr="une case vide est un mur",
        asks=Words(
            "II/2 and II/5 have just been emptied. May Blue move there from II/6?",
            "II/2 et II/5 viennent d'être vidées. Bleu peut-il y aller depuis II/6 ?",
        ),
        tries=("attack II/6 II/5 total", "try walk II/6 II/5", "attack II/6 II/1 total"),
        why=("THO-14.3", "THO-14.6"),
    ),
    "W4 where the dragon lands": Case(
        fr="où atterrit le dragon",
        asks=Words(
            "The dragon's dice show 4, then 5. Where does he land?",
            "Les dés du dragon montrent 4, puis 5. Où atterrit-il ?",
        ),
        moves=("roll 4", "roll 5"),
        why=("THO-9.1",),
    ),
    "E14 a hungry dragon": Case(
        fr="un dragon affamé",
        asks=Words(
            "The dragon finds orks, then nobody, then two soldiers and the hero. When has he had enough?",
            "Le dragon trouve des Orks, puis personne, puis deux soldats et le héros. Quand est-il rassasié ?",
        ),
        moves=("roll 3", "roll 1", "roll 2", "roll 6", "roll 6", "roll 5", "roll 1", "roll 5"),
        why=("THO-9.6", "THO-9.3", "THO-9.8"),
    ),
    "E13 the mediator's truce": Case(
        fr="la trêve du médiateur",
        asks=Words(
            "The mediator is in II/2. What may Orange attack from II/3?",
            "Le médiateur est en II/2. Que peut attaquer Orange depuis II/3 ?",
        ),
        tries=("attack II/3 II/4 total", "attack II/3 II/5 total", "attack II/3 III/1 total", "attack II/3 3 total"),
        why=("THO-14.5", "THO-10.5"),
    ),
    "E23 the hero comes back": Case(
        fr="le retour du héros",
        asks=Words(
            "Orange's hero was lost. May he come back with the mediator's three soldiers?",
            "Le héros d'Orange a été perdu. Peut-il revenir avec les trois soldats du médiateur ?",
        ),
        moves=("mass IV/2 hero",),
        why=("THO-10.2",),
    ),
    "W6 a kingdom of three": Case(
        fr="un royaume de trois cases",
        asks=Words(
            "Castle 3, II/3 and II/4 are Orange's. How many soldiers are due?",
            "Le château 3, II/3 et II/4 sont à Orange. Combien de soldats reçoit-il ?",
        ),
        moves=("help 0",),
        why=("THO-13.4",),
    ),
    "W6 a kingdom of six": Case(
        fr="un royaume de six cases",
        asks=Words(
            "Castle 3 and five spaces that hang on it are Orange's. How many soldiers are due?",
            "Le château 3 et cinq cases qui s'y rattachent sont à Orange. Combien de soldats reçoit-il ?",
        ),
        moves=("help 0",),
        why=("THO-13.3",),
    ),
    "E15 kingdoms by bridge and tunnel": Case(
        fr="des royaumes par le pont et le tunnel",
        asks=Words(
            "Castle 6, V/1 and II/5; castle 8, V/5 and III/4; and II/1: how many soldiers are due to Orange?",
            "Le château 6, V/1 et II/5 ; le château 8, V/5 et III/4 ; et II/1 : combien de soldats Orange reçoit-il ?",
        ),
        moves=("help 0",),
        tells=Words(
            "6: the bridge joins II/5 to the first kingdom, the tunnel III/4 to the second. II/1 hangs on no castle.",
            "6 : le pont rattache II/5 au premier royaume, le tunnel III/4 au second. II/1 n'est rattaché à aucun château.",
        ),
        why=("THO-13.2", "THO-13.3"),
    ),
    "E15 a kingdom is cut": Case(
        fr="un royaume coupé",
        asks=Words(
            "Blue has taken V/1, which joined II/5 to castle 6. How many soldiers are due to Orange now?",
            "Bleu a pris V/1, qui rattachait II/5 au château 6. Combien de soldats Orange reçoit-il maintenant ?",
        ),
        moves=("help 0",),
        tells=Words(
            "4: castle 6 alone, and castle 8 with V/5 and III/4. II/5 is cut off.",
            "4 : le château 6 seul, et le château 8 avec V/5 et III/4. II/5 est coupé.",
        ),
        why=("THO-13.2", "THO-13.3"),
    ),
    "P13 ten requests": Case(
        fr="dix demandes",
        asks=Words(
            "Orange has asked the mediator ten times. May Orange ask again?",
            "Orange a demandé dix fois l'aide du médiateur. Peut-il la demander encore ?",
        ),
        tries=("help 1", "help 0"),
        why=("THO-12.2",),
    ),
    "E12 orks counter-conquer": Case(
        fr="les Orks reprennent",
        asks=Words(
            "One soldier attacks two orks, and loses: 4 and 2. Who holds II/2 now?",
            "Un soldat attaque deux Orks, et perd : 4 et 2. Qui tient II/2 maintenant ?",
        ),
        moves=("attack II/2 II/5 total", "exchange 4 2"),
        why=("THO-16.5",),
    ),
    "E12 a single ork stays": Case(
        fr="un Ork seul ne bouge pas",
        asks=Words(
            "One soldier attacks one ork, and loses: 4 and 1. Who holds II/2 now?",
            "Un soldat attaque un Ork, et perd : 4 et 1. Qui tient II/2 maintenant ?",
        ),
        moves=("attack II/2 II/5 total", "exchange 4 1"),
        why=("THO-16.5",),
    ),
    "E18 who may be gathered": Case(
        fr="de qui se renforcer",
        asks=Words(
            "A total attack on II/5 from II/2. Whom may Orange gather?",
            "Une attaque totale de II/2 contre II/5. De qui Orange peut-il se renforcer ?",
        ),
        moves=("attack II/2 II/5 total", "gather II/1 rest", "gather II/3 hero"),
        tries=("gather II/6", "gather I/5"),
        why=("THO-14.8", "THO-14.10", "THO-14.7"),
    ),
    "E19 a hero from anywhere": Case(
        fr="un héros d'une case quelconque",
        asks=Words(
            "A partial attack from II/2. May the hero come from VI/5, where a soldier stays, or the wizard from III/4?",
            "Une attaque partielle depuis II/2. Le héros peut-il venir de VI/5, où reste un soldat, ou le magicien de "
            "III/4 ?",
        ),
        moves=("attack II/2 II/5 partial",),
        tries=("A: transfer hero VI/5", "A: transfer wizard III/4"),
        why=("THO-14.10",),
    ),
    "E24 no way back": Case(
        fr="pas de retour",
        asks=Words(
            "In a total attack three soldiers against four orks roll 6 and 2. May the last soldier stop?",
            "Dans une attaque totale de trois soldats contre quatre Orks, on fait 6 et 2. Le dernier soldat peut-il "
            "s'arrêter ?",
        ),
        moves=("attack II/2 II/5 total", "exchange 6 2"),
        tries=("A: stop",),
        why=("THO-16.2",),
    ),
    "E25 the dragon's lair": Case(
        fr="l'antre du dragon",
        asks=Words(
            "The dragon rests in II/5, beside two of Blue's soldiers. May Orange attack them?",
            "Le dragon se repose en II/5, avec deux soldats de Bleu. Orange peut-il les attaquer ?",
        ),
        tries=("A: attack II/2 II/5 total", "A: attack II/2 II/3 total"),
        why=("THO-14.4",),
    ),
    "R12 the defender's wizard": Case(
        fr="le magicien du défenseur",
        asks=Words(
            "Orange attacks II/5. May Blue, who defends, bring the small wizard from II/6?",
            "Orange attaque II/5. Bleu, qui se défend, peut-il amener son petit magicien de II/6 ?",
        ),
        tries=("B: transfer wizard II/6",),
        why=("THO-14.11",),
    ),
    "W5 where boats sail": Case(
        fr="où vont les bateaux",
        asks=Words(
            "Orange has a boat. Where may it go from I/1 and IV/4?",
            "Orange a un bateau. Où peut-il aller depuis I/1 et IV/4 ?",
        ),
        tries=("attack I/1 VI/2 by boat", "attack IV/4 IV/1 by boat", "attack IV/4 8 by boat", "attack I/1 VI/2 total"),
        why=("THO-12.12", "THO-2.5"),
    ),
    "E10 a victory that brings nothing": Case(
        fr="une victoire pour rien",
        asks=Words(
            "With option 1 asked for, one soldier beats one ork in II/5, where a treasure lies. What has Orange gained?",
            "Orange a demandé la possibilité 1. Un soldat bat un Ork en II/5, où est un trésor. Qu'a-t-il gagné ?",
        ),
        moves=("attack II/2 II/5 total", "exchange 1 3"),
        why=("THO-16.4", "THO-12.5"),
    ),
    "E16 six units may ask for six": Case(
        fr="six unités peuvent en demander six",
        asks=Words(
            "Orange has five soldiers and the hero. May Orange have the six soldiers of option 4?",
            "Orange a cinq soldats et le héros. Peut-il avoir les six soldats de la possibilité 4 ?",
        ),
        moves=("help 4", "reinforce 3 6"),
        why=("THO-12.11",),
    ),
    "E16 seven units are too many": Case(
        fr="sept unités, c'est trop",
        asks=Words(
            "Orange has five soldiers, the hero and the small wizard. May Orange have the six soldiers of option 4?",
            "Orange a cinq soldats, le héros et le petit magicien. Peut-il avoir les six soldats de la possibilité 4 ?",
        ),
        tries=("help 4",),
        why=("THO-12.11",),
    ),
    "E17 the second attack lapses": Case(
        fr="la seconde attaque tombe",
        asks=Words(
            "Orange announces II/5, then II/3, both from II/2. The first fight leaves nobody. What of the second?",
            "Orange annonce II/5, puis II/3, depuis II/2. Le premier combat ne laisse personne. Et la deuxième attaque ?",
        ),
        moves=("attack II/2 II/5 total", "announce II/2 II/3", "exchange 2 2"),
        why=("THO-12.7", "THO-16.6"),
    ),
    "E20 the boat dodges the bridge": Case(
        fr="le bateau évite le pont",
        asks=Words(
            "Two soldiers and the hero in V/1, a forest, are attacked by boat from II/5. How strong are they?",
            "Deux soldats et le héros, en V/1, une forêt, sont attaqués en bateau depuis II/5. Quelle est leur puissance ?",
        ),
        moves=("attack II/5 V/1 partial by boat", "exchange 1 5"),
        tells=Words("4; over the bridge it would be 6.", "4 ; par le pont, ce serait 6."),
        why=("THO-12.12", "THO-15.5"),
    ),
    "P11 two attacks": Case(
        fr="deux attaques",
        asks=Words(
            "Option 2: after II/2 against II/5, which second attacks may Orange announce?",
            "Possibilité 2 : après II/2 contre II/5, quelles deuxièmes attaques Orange peut-il annoncer ?",
        ),
        moves=("attack II/2 II/5 total",),
        tries=("announce II/2 II/3", "announce VI/5 V/6", "announce II/5 V/1"),
        why=("THO-14.2",),
    ),
    "E11 winning out of turn": Case(
        fr="gagner hors de son tour",
        asks=Words(
            "Blue lacks one treasure, which lies in II/2. Orange attacks Blue from there, and loses. What follows?",
            "Il manque à Bleu un trésor, qui est en II/2. Orange attaque Bleu depuis cette case, et perd. Et alors ?",
        ),
        moves=("attack II/2 II/5 total", "exchange 5 4", "occupy 1"),
        why=("THO-16.3", "THO-17.1", "THO-18.2"),
    ),
    "E21 the ring ends a career": Case(
        fr="l'anneau met fin à une carrière",
        asks=Words(
            "Of two players, Blue has three units left, and Orange finds the ring. How does it end?",
            "À deux joueurs, Bleu n'a plus que trois unités, et Orange trouve l'anneau. Comment cela finit-il ?",
        ),
        moves=("attack II/2 II/5 total", "exchange 1 2", "occupy 1", "take units V/6 1, VI/5 2"),
        why=("THO-17.4", "THO-18.1"),
    ),
    "W11 a broken promise": Case(
        fr="une promesse rompue",
        asks=Words(
            "Orange has promised not to attack II/1. May Orange do it all the same?",
            "Orange a promis de ne pas attaquer II/1. Peut-il le faire quand même ?",
        ),
        moves=("attack II/2 II/1 partial",),
        tries=("A: try bind",),
        why=("THO-19.2",),
    ),
    "R32 a fourth treasure": Case(
        fr="un quatrième trésor",
        asks=Words(
            "May a blank fourth treasure be hidden with the others?",
            "Peut-on cacher avec les autres un quatrième trésor, sans inscription ?",
        ),
        tries=("hide blank of yellow 1",),
        why=("THO-19.4",),
    ),
    "P3 two hundred soldiers": Case(
        fr="deux cents soldats",
        asks=Words(
            "200 soldiers attack 156 orks. How strong are the two sides?",
            "200 soldats attaquent 156 Orks. Quelle est la puissance des deux camps ?",
        ),
        moves=("attack II/2 II/5 total", "exchange 4 4"),
        why=("THO-15.1",),
    ),
    "P10 a blank treasure": Case(
        fr="un trésor blanc",
        asks=Words(
            "Orange, who has found two treasures, finds the blank one. Has Orange won?",
            "Orange, qui a retrouvé deux trésors, trouve celui sans inscription. A-t-il gagné ?",
        ),
        moves=("attack II/2 II/5 total", "exchange 1 2", "occupy 1"),
        why=("THO-19.5",),
    ),
}
"""What each of them is there to show: the question, what happens, and why."""
