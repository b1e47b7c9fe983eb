"""The named positions of Orcs vs Orcs: worked examples and edge cases of the specification, as a person types them.

Two players, Green at start_n and Blue at start_s, unless it is said otherwise. Cards come off the decks in the order of
the specification (`deck from top`, `script`). An R stands before the other reading of a ruling, a P before a position
of our own.
"""

from __future__ import annotations

from typing import Final

from orclib.engine import Seat
from orclib.engine.teaching import Case, Compared, Start
from orclib.games.orcs_vs_orcs.box import HEROES
from orclib.language import Bilingual

FIELD: Final = "w_cwm"
"""Where most battles are fought: a bare ruin beside another one and a free well."""
BARE: Final = "n_cw1, n_cwm, ne_in, n_ward, e_ccm: ruin"
"""A corner of the map in which nothing has to be decided."""
SETUP: Final = "turn 1"
"""Two players right after the set-up."""


def fight(hordes: str, green: str, blue: str, *more: str) -> str:
    """A battle between cards that are known: Green attacks with the first number of Hordes, Blue has the second."""
    told = (f"{FIELD}: ruin", f"battle {FIELD}, {hordes}", f"Green: {green}", f"Blue: {blue}")
    return "\n".join([*told, *more])


def _at(position: str, *moves: str, script: tuple[str, ...] = (), overlay: str = "") -> Start:
    return Start(position=position, moves=moves, script=script, overlay=overlay)


def battle(position: str, *moves: str, script: tuple[str, ...] = (), eyes: Seat | str | None = None) -> Start:
    """A battle, with the hands of both sides in sight."""
    return Start(position=position, moves=moves, script=script, eyes=eyes)


# --- worked examples -------------------------------------------------------------------------------------------------

W1: Final = fight(
    "3 against 3, assault", "field ORC ORC, hand HEAVY ORC, deck ORC", "field BOAR BOAR, hand ORC XBOW, deck ORC"
)
W3: Final = "start_n: G 2\nn_road: G 1\nn_cwm: ruin"
W5: Final = "n_road, n_cwm: ruin, G fortress, G 1"
W6: Final = "Blue to act\nriver CITIES HORDES VILLAGES MARKERS, top RAZED\ntiles from top FORTRESSES TOWER KILLS"
W7: Final = fight("3 against 3", "hand ORC XBOW, deck ORC", "hand HEAVY ORC, deck ORC")
W8: Final = fight(
    "3 against 3, round 5",
    "token 3, field ORC/XBOW HEAVY/XBOW, hand ORC BOAR, deck ORC",
    "field HEAVY/SHAMAN HEAVY/CATAPULT, hand BOAR ORC, deck ORC",
)
W9: Final = """
Blue to act, first Blue
n_city, n_road: G marker
n_ward: B marker
battle n_city, 3 against 2
Blue: deck from top SHAMAN CATAPULT ORC HEAVY XBOW XBOW ORC
Green: red, deck from top ORC XBOW BUURK SHAMAN BOAR ORC
""".strip()
W9_MOVES: Final = (
    ("reorganise SHAMAN", "draw ORC", "draw HEAVY"),
    ("play ORC", "play ORC", "draw XBOW", "draw BUURK"),
    ("play HEAVY", "play XBOW behind 1", "calm", "draw XBOW", "draw SHAMAN"),
    ("play XBOW behind 1", "play BUURK on 1 first", "name XBOW", "draw ORC", "draw BOAR"),
    ("play XBOW behind 2",),
    ("play BOAR", "retreat n_ward"),
)
"""The field battle, step by step: the reorganisation, three rounds, a card of the fourth, its end and the retreat."""
W10: Final = """
n_road: G marker
n_cwm: B marker, B fortress
battle n_cwm, 3 against 2
Green: field ORC BOAR, deck from top KOKOTH XBOW SHAMAN CATAPULT ORC HEAVY CATAPULT HEAVY
Blue: deck from top XBOW GRURAGH SHAMAN ORC HEAVY HEAVY XBOW ORC ORC CATAPULT
""".strip()
W10_MOVES: Final = (
    ("reorganise KOKOTH", "draw SHAMAN", "draw CATAPULT"),
    ("play CATAPULT behind 1", "play XBOW wall", "draw SHAMAN", "draw ORC", "draw ORC"),
    ("play SHAMAN behind 2", "play GRURAGH on 1 second", "green", "draw HEAVY", "draw CATAPULT", "draw HEAVY"),
)
"""The assault, step by step: the reorganisation and two rounds."""
BEFORE_W10: Final = """
n_road: G 3
n_cwm: B 2, B fortress
Green: units ORC 2 HEAVY 2 BOAR 1 XBOW 1 SHAMAN 1 CATAPULT 2, heroes KOKOTH
Blue: units ORC 3 HEAVY 2 XBOW 2 SHAMAN 1 CATAPULT 1, heroes GRURAGH
""".strip()
"""The same before Green attacks."""
W11: Final = fight(
    "3 against 3, round 4",
    "field HEAVY/XBOW HEAVY, hand KRAASH ORC, deck ORC",
    "field ORC/XBOW BOAR, hand ORC HEAVY, deck ORC",
)

# --- edge cases ------------------------------------------------------------------------------------------------------

ALONE: Final = "n_cwm: B 1\nne_out: G marker"
"""A single Horde of Blue's in a village of its own, with closed zones all around (E4)."""
E7: Final = "ne_city: B marker\nne_out: G 1\nBlue: heroes VIGDISH away FROKSH"
E8: Final = "n_ward: G 2\ntower: B marker, B fortress"
E9: Final = "n_cwm: G 2\nne_city: B 2"
E10: Final = "n_road: G marker, G fortress"
E11: Final = fight(
    "2 against 2", "red, token 3, hand XBOW CATAPULT, deck from top ORC ORC", "token 5, hand ORC HEAVY, deck ORC"
)
E12: Final = fight(
    "3 against 3, assault",
    "token 5, field ORC BOAR, hand CATAPULT ORC, deck ORC",
    "red, token 3, hand ORC HEAVY, deck SHAMAN",
)
E13: Final = fight(
    "2 against 3", "losses 1 (1 exhausted), hand BOAR ORC, deck ORC", "token 5, losses 1, hand ORC HEAVY, deck ORC"
)
E13_MARCH: Final = f"{BARE}\nstart_n: G 3\nne_in: B 4"
E14: Final = fight(
    "2 against 2",
    "losses 1, hand HEAVY ORC, deck ORC",
    "token 6, losses 2, field ORC, hand SHAMAN ORC, deck XBOW",
)
E15: Final = fight(
    "3 against 3", "hand BOAR BOAR, deck from top ORC HEAVY ORC", "hand XBOW SHAMAN, deck from top ORC HEAVY ORC"
)
E16: Final = fight("3 against 3, assault", "field ORC/XBOW ORC, hand BOAR ORC, deck HEAVY", "hand XBOW BOAR, deck ORC")
STARTERS: Final = "ORC ORC ORC ORC XBOW CATAPULT"
"""The six cards that everybody is dealt."""
E17: Final = fight("2 against 2", f"deck {STARTERS}", f"deck {STARTERS}")
E18: Final = (
    "n_cwm: village B\nbattle n_cwm, 1 against 1\nGreen: token 6, hand ORC HEAVY\nBlue: token 6, hand ORC HEAVY"
)
E19: Final = fight(
    "3 against 3, round 4",
    "field ORC/XBOW HEAVY, hand ASHANI ORC, deck ORC",
    "field ORC, discards SHAMAN CATAPULT, hand XBOW ORC, deck ORC",
)
E20: Final = fight(
    "3 against 3, round 4",
    "field ORC/XBOW ORC, hand VIGDISH HEAVY, deck ORC",
    "field ORC/SHAMAN, discards CATAPULT, hand FROKSH ORC, deck ORC",
)
E21: Final = fight(
    "2 against 1, round 3",
    "field BOAR BOAR, hand HEAVY ORC, deck ORC",
    "token 5, losses 1, field ORC/SHAMAN, hand XAPHYR ORC, deck ORC",
)
E22: Final = """
3 players
Orange to act
a_city, ab_city, a_cw1, a_cw2, a_cwm: G marker
b_city, bc_city, b_cw1, b_cw2, b_cwm: B marker
c_city, c_cw1, c_cw2, c_cwm: O marker
river CITIES VILLAGES FORTRESSES TOWER
tiles from top MARKERS
""".strip()
PURSE: Final = """
Blue to act
n_city, n_road: G marker
tower, s_road: B marker
river HORDES CITIES TOWER MARKERS
""".strip()
E23: Final = f"{PURSE}\nGreen: glory 10\nBlue: glory 13"
E23_ONE: Final = f"{PURSE}\nGreen: glory 12\nBlue: glory 13"
E24: Final = "e_cc1: G 2\ne_cw1: B 2"
E25: Final = "start_n: G 2\nn_cwm: B 2\nne_out: B marker"
E25_LAST: Final = """
start_n: empty
ne_out: B marker
n_cwm: B marker
battle n_cwm, 2 against 2, round 5
Green: token 5, field ORC ORC ORC ORC, hand CATAPULT
Blue: token 5, field ORC ORC ORC ORC, hand CATAPULT XBOW
""".strip()
"""The trap before its fifth round."""

# --- other readings, and positions of our own ------------------------------------------------------------------------

SPENT: Final = """
start_n: G 5
n_ward: G 1
n_cc1, n_cc2, n_ccm, n_cwm, n_cw2, n_road, ne_in, ne_out, nw_in, nw_out, e_ccm: G marker
""".strip()
"""Green's twelve markers lie on the board."""
PARTNERS: Final = "4 players\nn_road: G 2\nn_cwm: O 1\nne_in: B 1"
LEAD: Final = """
Blue to act
tower: G marker
river KILLS FORTRESSES RAZED TOWER
tiles from top HORDES
Green: glory 12
Blue: glory 9
""".strip()
"""After this game turn Green has 13 points, Blue 9, and 4 are left."""
NOTHING: Final = "Blue to act\nriver CITIES RAZED VILLAGES FORTRESSES\ntiles from top KILLS"
"""Nobody has any of what is counted."""
BURNT: Final = """
Blue to act
n_cw1, n_cc1, s_cw1: ruin
river RAZED CITIES VILLAGES FORTRESSES
tiles from top KILLS
Green: trophies 2, razed 1
Blue: trophies 1, razed 1
""".strip()
BATTLES: Final = f"{BARE}\nn_cc1: ruin\nstart_n: G 6\nn_cwm, n_ccm: B 2"
"""Two armies of Blue's that Green can attack in one turn."""
TO_BATTLE: Final = (
    "move 3 start_n n_road n_cwm", "stand", "move 3 start_n n_road n_ccm", "stand", "end",
)  # fmt: skip
HAND_HEROES: Final = fight(
    "3 against 3, round 2",
    "field HEAVY/SHAMAN, hand ERUHSK SHAGRATT, deck ORC",
    "field ORC/XBOW, hand VHRAARG VRI-HURCKA, deck ORC",
)
"""Heroes who are about what is in hand."""
DECK_HEROES: Final = fight(
    "3 against 3, round 2",
    "field HEAVY/SHAMAN, hand MOORDAKK VRIURCK, deck ORC HEAVY",
    "field ORC/XBOW, discards CATAPULT, hand POGDUSH VRUSHN, deck BUURK ORC",
)
"""Heroes who are about decks, and Vriurck."""
FIELD_HEROES: Final = "n_cwm: G 1\n" + fight(
    "3 against 3, round 2",
    "field HEAVY/SHAMAN, hand KHANROGG PORKASH, deck ORC",
    "red, token 4, field ORC/XBOW, hand ROSHNAR ORC, deck ORC",
)
"""Heroes who are about armies, tokens and what is engaged."""
THREE_EACH: Final = fight(
    "4 against 4, round 3",
    "token 6, losses 2, hand HEAVY ORC, deck ORC",
    "token 6, losses 2, hand HEAVY ORC, deck ORC",
)
"""Both sides lose their third Horde in the same round."""
TWO_LAPS: Final = fight(
    "1 against 3, round 4",
    "token 5, field ORC/XBOW HEAVY/XBOW HEAVY/XBOW, hand HEAVY ORC, deck ORC",
    "hand BOAR ORC, deck ORC",
)
"""Blue's Boar rider strikes Green's only Horde eight times."""
COVERED: Final = fight(
    "3 against 3, round 3",
    "field HEAVY/SHAMAN, hand ASHANI ORC, deck ORC",
    "field ORC+ERUHSK/XBOW BOAR, hand ORC VIGDISH, deck ORC",
)
EXHAUSTED: Final = fight(
    "2 against 3, round 2",
    "losses 1 (1 exhausted), field ORC, hand SHAMAN ORC, deck ORC HEAVY",
    "field ORC, hand ORC BOAR, deck ORC HEAVY",
)
"""Green's only loss is the Horde of the forced march."""
LAST_HERO: Final = f"Blue: heroes {' '.join(hero.value for hero in HEROES[1:])}"
"""Only Ashani is left in the pile."""
TWELVE_FORTRESSES: Final = """
n_cwm: G 1
n_road, n_cw1, n_cw2, n_cc1, n_cc2, n_ccm, ne_in, ne_out, nw_in, nw_out, e_ccm, e_cwm: G fortress
""".strip()
"""The stock is empty."""
NO_GLORY: Final = """
finish_turn=on
start_n: G 6
n_cwm, n_ccm: ruin, B 1
n_cw1, n_cc1: ruin
Green: glory 12
Blue: glory 13
""".strip()
"""One point is left, for two lone Hordes; the turn goes on when the supply is empty."""
LAST_POINT: Final = f"{ALONE}\nn_cw1: ruin\nGreen: glory 12\nBlue: glory 13"
PRESETS: dict[str, Start] = {
    # --- worked examples ---
    "W1 Heavy Orc at the walls": battle(W1),
    "W2 leaving a Horde": _at("start_n: G 3"),
    "W3 taking a Horde along": _at(W3),
    "W4 three armies": _at(SETUP, overlay="reach"),
    "W5 three fortresses": _at(W5),
    "W6 the river": _at(W6),
    "W7 first strikes": battle(W7),
    "W8 two Crossbowmen": battle(W8),
    "W9 battle in the field": battle(W9),
    "W10 the assault": battle(W10),
    "W10 before the assault": _at(BEFORE_W10),
    "W11 Kraash": battle(W11),
    "W12 the glory supply": _at(SETUP),
    "W12 the longer game": _at(f"longer_game=on\n{SETUP}"),
    # --- edge cases ---
    "E1 a city": _at(f"{SETUP}\npile from top FROKSH ASHANI"),
    "E2 suicide": _at(SETUP),
    "E3 slaves today, fire tomorrow": _at(SETUP),
    "E4 nowhere to run": _at(ALONE, overlay="retreats"),
    "E4 it is a kill": _at(f"{ALONE}\nriver KILLS HORDES VILLAGES MARKERS", overlay="retreats"),
    "E5 three in two steps": _at(f"{ALONE}\nn_cw1: ruin", overlay="retreats"),
    "E6 before the walls": _at(f"{ALONE}\nn_cw1: ruin\nn_cwm: B fortress", "move 3 start_n n_road n_cwm"),
    "E6 walls": _at(f"{ALONE}\nn_cw1: ruin\nn_cwm: B fortress"),
    "E6 a lying fortress": _at(f"{ALONE}\nn_cw1: ruin\nn_cwm: B fortress lying"),
    "E7 the stolen Hero": _at(E7),
    "E7 nothing to steal": _at("ne_city: B marker\nne_out: G 1"),
    "E8 nobody on guard": _at(E8),
    "E9 whose well is it": _at(E9),
    "E10 where recruits come": _at(E10),
    "E11 rage before the clash": battle(E11),
    "E12 straight through": battle(E12),
    "E13 the exhausted": battle(E13),
    "E13 on the march": _at(E13_MARCH),
    "E14 saved by the Shaman": battle(E14),
    "E15 the naked Crossbowman": battle(E15),
    "E16 riders at the walls": battle(E16),
    "E17 two starting decks": battle(E17),
    "E18 nobody is left": battle(E18),
    "E19 the attacker's Hero": battle(E19),
    "E20 unless it is Froksh": battle(E20),
    "E21 Xaphyr": battle(E21),
    "E22 ties": _at(E22, overlay="objectives"),
    "E23 the purse is empty": _at(E23, overlay="objectives"),
    "E23 one point left": _at(E23_ONE, overlay="objectives"),
    "E24 the empty seat": _at(E24),
    "E25 the trap": _at(E25),
    "E25 the last round of the trap": battle(E25_LAST),
    # --- other readings of rulings with a switch ---
    "R6 Kro-Morda pushes": battle(
        fight(
            "2 against 3, round 3",
            "field ORC/XBOW, hand KRO-MORDA HEAVY, deck ORC",
            "field ORC BOAR, hand ORC HEAVY, deck ORC",
        )
    ),
    "R8 who begins": Start(
        position="new game",
        moves=("tile CITIES", "tile HORDES", "tile VILLAGES", "tile MARKERS", "tile RAZED"),
        deal=False,
    ),
    "R13 fresh recruits": _at("start_n: G 1"),
    "R16 marching on": _at(f"{BARE}\nstart_n: G 2\nn_cwm: G 4 moved 4"),
    "R21 a retreat to a well": _at("n_road: G 3\nn_cwm: B 2", overlay="retreats"),
    "R26 twelve markers": _at(SPENT),
    "R36 blind or not": battle(
        fight("2 against 2", "hand XBOW CATAPULT, deck ORC HEAVY", "hand ORC BOAR, deck ORC HEAVY")
    ),
    "R39 Shaman or Ashani": battle(
        fight(
            "2 against 2, round 3",
            "losses 1, field ORC, discards CATAPULT, hand SHAMAN HEAVY, deck ORC",
            "losses 1, field ORC/XBOW, hand ASHANI HEAVY, deck ORC",
        )
    ),
    "R40 now or later": battle(
        fight(
            "2 against 3, round 2",
            "token 2, field ORC, hand HEAVY ORC, deck ORC",
            "red, token 3, field ORC, hand XBOW ORC, deck ORC",
        )
    ),
    "R44 an empty deck": battle(
        fight(
            "3 against 3, round 2",
            "field ORC, hand SHAMAN ORC, deck ORC",
            "field ORC, hand ORC HEAVY",
        )
    ),
    "R46 a Catapult in the field": battle(
        fight(
            "3 against 3, round 2",
            "field ORC, hand CATAPULT ORC, deck ORC",
            "field ORC, hand ORC HEAVY, deck BOAR BOAR",
        )
    ),
    "R53 nothing for nothing": _at(NOTHING, overlay="objectives"),
    "R54 razed or converted": _at(BURNT, overlay="objectives"),
    "R58 the last point": _at(LAST_POINT),
    "R59 a lead of four": _at(LEAD, overlay="objectives"),
    "R61 partners": _at(PARTNERS),
    "R64 hidden Heroes": Start(position="Blue: heroes FROKSH KOKOTH", eyes=Seat(0)),
    "P0 your first move": Start(position=SETUP, seed=3),
    "P1 three players": _at(f"3 players\n{SETUP}"),
    "P2 four players": _at(f"4 players\n{SETUP}"),
    "P3 two battles": _at(BATTLES, *TO_BATTLE),
    "P4 Heroes and hands": battle(HAND_HEROES),
    "P5 Heroes and decks": battle(DECK_HEROES),
    "P6 Heroes and armies": battle(FIELD_HEROES),
    "P7 two actions": _at(f"tactical_start=on\nse_out: B marker\n{SETUP}"),
    "P8 the last Hero": _at(LAST_HERO),
    "P9 three losses each": battle(THREE_EACH),
    "P10 two laps": battle(TWO_LAPS),
    "P11 under a Hero": battle(COVERED),
    "P12 nobody to revive": battle(EXHAUSTED),
    "P13 twelve fortresses": _at(TWELVE_FORTRESSES),
    "P14 no glory left": _at(NO_GLORY),
    "P16 your first victim": Start(
        position="n_road: ruin, G 3\nn_cw1: ruin\nn_cwm: village B, B 1\nstart_n: G 3", seed=3
    ),
    "P15 your partner's village": _at(
        "4 players\nn_road: V marker\nn_cw1: ruin\nn_cwm: B 2\nstart_n: G 3", "move 3 start_n n_cw1 n_cwm"
    ),
}

LINES: dict[str, tuple[str, ...]] = {
    "OVO-1.6": (
        "P14 no glory left",
        "move 3 start_n n_road n_cwm",
        "retreat n_cw1",
        "move 3 start_n n_road n_ccm",
        "retreat n_cc1",
    ),
    "OVO-3.8": ("E6 walls", "try mark n_cw1"),
    "OVO-5.6": ("P0 your first move", "ready"),
    "OVO-5.9": ("P0 your first move", "try fight_now n_cwm"),
    "OVO-14.3": ("P0 your first move", "move 2 start_n n_cw1", "raze n_cw1", "lay n_cw1", "stand up n_cw1"),
    "OVO-6.10": ("W3 taking a Horde along", "move 2 start_n n_road take 1 n_cwm", "move 1 n_cwm ne_in"),
    "OVO-6.14": ("W2 leaving a Horde", "move 0 start_n n_road"),
    "OVO-7.5": ("R16 marching on", "march 4 n_cwm ne_in", "march 3 ne_in ne_out"),
    "OVO-7.6": ("P3 two battles", "march 3 n_cwm n_cw1"),
    "OVO-7.9": ("P12 nobody to revive", "play SHAMAN behind 1", "play ORC", "green"),
    "OVO-8.14": ("R26 twelve markers", "move 2 start_n n_cw1", "take back n_ward"),
    "OVO-9.5": ("P8 the last Hero", "move 4 start_n n_road n_city", "hero ASHANI"),
    "OVO-9.10": ("E7 the stolen Hero", "try look"),
    "OVO-11.12": ("E4 nowhere to run", "try go_on n_cwm"),
    "OVO-11.15": ("E6 before the walls", "blue: stand", "move 3 start_n n_road n_cwm"),
    "OVO-11.17": ("P3 two battles", "lay n_cwm"),
    "OVO-12.4": ("W5 three fortresses", "recruit 3 n_road"),
    "OVO-13.3": ("W5 three fortresses", "buy HEAVY HEAVY"),
    "OVO-13.6": ("W5 three fortresses", "buy none"),
    "OVO-13.9": ("W5 three fortresses", "buy VIGDISH"),
    "OVO-14.10": ("W5 three fortresses", "try mark n_cwm"),
    "OVO-14.13": ("E8 nobody on guard", "move 2 n_ward tower", "stand up tower"),
    "OVO-15.4": ("W5 three fortresses", "try mark start_n"),
    "OVO-17.17": (
        "P4 Heroes and hands",
        "play SHAGRATT on 1 first",
        "play VHRAARG on 1 first",
        "swap",
        "green: place on 1 second",
    ),
    "OVO-20.1": (
        "W9 battle in the field",
        *(move for moves in W9_MOVES[:3] for move in moves),
        *("play XBOW behind 1", "play BUURK on 1 first", "name ORC"),
    ),
    "OVO-20.10": ("P12 nobody to revive", "play SHAMAN behind 1", "play ORC", "green"),
    "OVO-21.2": ("P11 under a Hero", "play ASHANI on 1 first", "play VIGDISH on 1 second"),
    "OVO-21.5": ("P11 under a Hero", "play ASHANI on 1 first", "play ORC", "hit 1 first"),
    "OVO-22.3": ("P4 Heroes and hands", "play ERUHSK on 1 first", "play VHRAARG on 1 first"),
    "OVO-22.7": (
        "W10 the assault",
        *("play XBOW behind 1", "play XBOW wall", "draw SHAMAN", "draw SHAMAN"),
        *("play KOKOTH on 1 first", "play SHAMAN wall", "draw CATAPULT"),
    ),
    "OVO-22.12": ("P6 Heroes and armies", "play PORKASH on 1 first", "play ROSHNAR on 1 first"),
    "OVO-22.15": ("P4 Heroes and hands", "play ERUHSK on 1 first", "play VHRAARG on 1 first"),
    "OVO-22.16": ("E20 unless it is Froksh", "play VIGDISH on 1 first", "play ORC"),
    "OVO-22.18": ("P5 Heroes and decks", "play VRIURCK on 1 first", "play POGDUSH on 1 first"),
    "OVO-22.19": ("P5 Heroes and decks", "play VRIURCK on 1 first", "play VRUSHN on 1 first", "seek BUURK"),
    "OVO-23.1": ("E12 straight through", "berserk"),
    "OVO-23.6": ("P6 Heroes and armies", "blue: berserk"),
}
"""How a clause shows that forbids only what has to be typed, or shows late: a named position, and moves from there."""

COMPARISONS: dict[str, Compared] = {
    "segments": Compared("R6 Kro-Morda pushes", ("play KRO-MORDA on 1 first", "play ORC")),
    "fresh_hordes_move": Compared("R13 fresh recruits", ("recruit 2 start_n",)),
    "forced_march_repeat": Compared("R16 marching on", ("march 4 n_cwm ne_in",)),
    "retreat_takes_control": Compared("R21 a retreat to a well", ("move 3 start_n n_road n_cwm", "retreat ne_out")),
    "marker_limit": Compared("R26 twelve markers", ("move 2 start_n n_cw1",)),
    "rebuild_same_turn": Compared("E8 nobody on guard", ("move 2 n_ward tower",)),
    "reorganise_blind": Compared("R36 blind or not"),
    "effect_order": Compared(
        "R39 Shaman or Ashani", ("play SHAMAN behind 1", "play ASHANI on 1 first"), "attacker_first"
    ),
    "berserk_timing": Compared("R40 now or later", ("play HEAVY", "play XBOW behind 1", "berserk")),
    "endings_check": Compared("E14 saved by the Shaman", ("play HEAVY", "play SHAMAN behind 1")),
    "forced_discard_rout": Compared("R44 an empty deck", ("play SHAMAN behind 1", "play ORC", "red")),
    "catapult_discard_always": Compared("R46 a Catapult in the field", ("play CATAPULT behind 1", "play ORC")),
    "zero_scores": Compared("R53 nothing for nothing", ("end",)),
    "razed_counts": Compared("R54 razed or converted", ("end",)),
    "dark_city_counts": Compared("R53 nothing for nothing", ("end",)),
    "supply_cap": Compared("E23 the purse is empty", ("end",), "overdraw"),
    "finish_turn": Compared("R58 the last point", ("move 3 start_n n_road n_cwm", "retreat n_cw1")),
    "early_end": Compared("R59 a lead of four", ("end",)),
    "free_for_all": Compared("R61 partners"),
    "open_heroes": Compared("R64 hidden Heroes"),
    "longer_game": Compared("W12 the glory supply"),
    "tactical_start": Compared("R8 who begins", ("first green",)),
    "scenario": Compared(to="calm"),
    "first_player": Compared(to="2"),
}
"""For each reading of the rules, the smallest position that tells it from the usual one."""


def _case(
    fr: str,
    asks: str,
    demande: str,
    *moves: str,
    why: str,
    tries: tuple[str, ...] = (),
    tells: tuple[str, str] | None = None,
) -> Case:
    """A case: its French name, its question in both languages, what is played, what decides (`20.2 17.11`)."""
    return Case(
        fr=fr,
        asks=Bilingual(asks, demande),
        moves=moves,
        tries=tries,
        tells=Bilingual(*tells) if tells else None,
        why=tuple(f"OVO-{clause}" for clause in why.split()),
    )


CASES: dict[str, Case] = {
    # --- the map and the turn ---
    "P0 your first move": _case(
        "votre premier mouvement",
        "Green's first action: two Hordes go to the village of Thornby. What does Green decide there?",
        "Première action de Vert : deux Hordes vont au Village de Thornby. Que décide-t-il là-bas ?",
        "move 2 start_n n_cw1",
        "raze",
        why="6.1 8.2 8.3",
    ),
    "P16 your first victim": _case(
        "votre première victime",
        "Green's three Hordes reach Blue's lone one. Where does Blue go, and what does it bring Green?",
        "Les trois Hordes de Vert atteignent celle, isolée, de Bleu. Où Bleu va-t-il, et qu'y gagne Vert ?",
        "move 3 n_road n_cwm",
        "retreat n_cw1",
        why="11.6 11.4 11.5",
    ),
    "P1 three players": _case(
        "trois joueurs",
        "Three play. How many actions has Green, and may he walk into the Dark City of another?",
        "On joue à trois. Combien d'actions a Vert, et peut-il entrer dans la Cité Sombre d'un autre ?",
        tries=("move 2 start_a start_b",),
        tells=(
            "Three actions each, as with two; the Dark Cities of the others are closed.",
            "Trois actions chacun, comme à deux ; les Cités Sombres des autres sont fermées.",
        ),
        why="5.2 6.15",
    ),
    "P2 four players": _case(
        "quatre joueurs",
        "Four play in two teams. Who is Green's partner, and what do partners share?",
        "On joue à quatre, en deux équipes. Qui est l'équipier de Vert, et que partagent-ils ?",
        tells=(
            "Orange, who starts opposite. Partners add their points up; all else is each one's own.",
            "Orange, qui part en face. Les équipiers additionnent leurs points ; tout le reste est à chacun.",
        ),
        why="4.2 30.1 30.5",
    ),
    "P7 two actions": _case(
        "deux actions",
        "The tactical start: two actions. Green has no well, and Blue has one. How many actions has each?",
        "Le démarrage tactique : deux actions. Vert n'a pas de puits, Bleu en a un. Combien d'actions a chacun ?",
        "recruit 2 start_n",
        "recruit 2 start_n",
        why="31.3",
    ),
    "W12 the glory supply": _case(
        "le stock de gloire",
        "How many points of glory are there for everybody?",
        "Combien y a-t-il de points de gloire pour tous ?",
        tells=(
            "26: sixteen tokens of 1 and two of 5. When they are gone, the game is over.",
            "26 : seize jetons de 1 et deux de 5. Quand il n'y en a plus, la partie est finie.",
        ),
        why="4.18 1.6 29.1",
    ),
    "W12 the longer game": _case(
        "la partie longue",
        "And how many are there in the longer game?",
        "Et combien y en a-t-il dans la partie longue ?",
        tells=("41: sixteen tokens of 1 and five of 5.", "41 : seize jetons de 1 et cinq de 5."),
        why="31.1",
    ),
    "R8 who begins": _case(
        "qui commence",
        "Who plays first?",
        "Qui joue en premier ?",
        "first blue",
        why="4.22 5.1",
    ),
    # --- moving ---
    "W2 leaving a Horde": _case(
        "laisser une Horde",
        "Three Hordes go by Oxwell and leave one there. Who decides about which village first, and may the one left "
        "behind move again?",
        "Trois Hordes passent par Oxwell et y laissent une des leurs. De quel Village décide-t-on d'abord, et celle qui "
        "reste peut-elle bouger encore ?",
        "move 3 start_n n_road leave 1 n_cwm",
        "control",
        "control",
        tries=("move 1 n_road n_cwm",),
        why="6.8 8.8 6.7",
    ),
    "W3 taking a Horde along": _case(
        "emmener une Horde",
        "Two Hordes take a third one along at Oxwell. May it go on alone afterwards?",
        "Deux Hordes en emmènent une troisième à Oxwell. Peut-elle ensuite continuer seule ?",
        "move 2 start_n n_road take 1 n_cwm",
        tries=("move 1 n_cwm ne_in",),
        why="6.9 6.10 6.7",
    ),
    "W4 three armies": _case(
        "trois armées",
        "Six Hordes, three actions. Can they become three armies?",
        "Six Hordes, trois actions. Peuvent-elles former trois armées ?",
        "move 2 start_n n_cw1",
        "control",
        "move 2 start_n n_road",
        "control",
        "move 2 start_n n_cc1",
        "control",
        why="6.1 8.8",
    ),
    "E9 whose well is it": _case(
        "à qui est le puits",
        "Green takes a well in this turn. Does it bring an action at once?",
        "Vert prend un puits à ce tour. Lui donne-t-il une action tout de suite ?",
        "move 2 n_cwm ne_out",
        "end",
        tells=(
            "Not at once: wells are counted when one's turn begins. Green needs to hold it till then.",
            "Pas tout de suite : on compte les puits au début de son tour. Vert doit le tenir jusque-là.",
        ),
        why="10.2 5.3 5.5",
    ),
    "R13 fresh recruits": _case(
        "recrues fraîches",
        "Green recruits two Hordes at Start N. May they move in the same turn?",
        "Vert recrute deux Hordes au Départ N. Peuvent-elles bouger au même tour ?",
        "recruit 2 start_n",
        tries=("move 3 start_n n_road",),
        tells=("Yes: they have not moved yet.", "Oui : elles n'ont pas encore bougé."),
        why="6.13 12.1",
    ),
    # --- villages ---
    "E3 slaves today, fire tomorrow": _case(
        "esclaves aujourd'hui, feu demain",
        "Green takes control of Thornby. May he burn it in the same turn?",
        "Vert prend le contrôle de Thornby. Peut-il le brûler au même tour ?",
        "move 2 start_n n_cw1",
        "control",
        tries=("raze n_cw1", "convert n_cw1"),
        why="8.10 8.8",
    ),
    "R26 twelve markers": _case(
        "douze marqueurs",
        "All twelve markers of Green lie on the board. How does he control one more village?",
        "Les douze marqueurs de Vert sont sur le plateau. Comment contrôle-t-il un Village de plus ?",
        "move 2 start_n n_cw1",
        "control",
        "take back n_cc1",
        why="8.8",
    ),
    # --- cities and Heroes ---
    "E1 a city": _case(
        "une Cité neutre",
        "Four Hordes attack the neutral city of Hallowmere. What does it cost, and what does it bring?",
        "Quatre Hordes attaquent la Cité neutre de Hallowmere. Que coûte-t-elle, et que rapporte-t-elle ?",
        "move 4 start_n n_road n_city",
        "hero FROKSH",
        "hero ASHANI",
        "keep FROKSH",
        why="9.1 9.2 9.3",
    ),
    "E2 suicide": _case(
        "suicide",
        "A lone Horde attacks a neutral city. What happens?",
        "Une Horde seule attaque une Cité neutre. Que se passe-t-il ?",
        "move 1 start_n n_road n_city",
        why="9.4",
    ),
    "E7 the stolen Hero": _case(
        "le Héros volé",
        "Blue's city is empty, and Blue holds two Heroes, of whom Vigdish is resting. What does Green gain?",
        "La Cité de Bleu est vide, et Bleu détient deux Héros, dont Vigdish au repos. Qu'y gagne Vert ?",
        "move 1 ne_out ne_city",
        "steal VIGDISH",
        why="9.7 9.6",
    ),
    "E7 nothing to steal": _case(
        "rien à voler",
        "And if Blue holds no Hero?",
        "Et si Bleu ne détient aucun Héros ?",
        "move 1 ne_out ne_city",
        why="9.8 9.6",
    ),
    "R64 hidden Heroes": _case(
        "Héros cachés",
        "Blue holds two Heroes. May Green look at them?",
        "Bleu détient deux Héros. Vert peut-il les regarder ?",
        tries=("try look",),
        why="9.10",
    ),
    "P8 the last Hero": _case(
        "le dernier Héros",
        "One Hero is left in the pile. What does whoever takes a city draw?",
        "Il reste un seul Héros dans la pile. Que pioche celui qui prend une Cité ?",
        "move 4 start_n n_road n_city",
        "hero ASHANI",
        why="9.5 9.1",
    ),
    # --- stand or run ---
    "E4 nowhere to run": _case(
        "nulle part où fuir",
        "Three Hordes attack a lone one, and no zone is open to it. What happens?",
        "Trois Hordes en attaquent une seule, et aucune zone ne lui est permise. Que se passe-t-il ?",
        "move 3 start_n n_cw1 n_cwm",
        why="11.9 11.10 11.6",
    ),
    "E4 it is a kill": _case(
        "éliminée, donc comptée",
        "The same while the objective for enemy Hordes eliminated is active. Where does the Horde go?",
        "De même pendant que l'Objectif Hordes ennemies éliminées est actif. Où va la Horde ?",
        "move 3 start_n n_cw1 n_cwm",
        "raze",
        "end",
        "end",
        why="26.8 27.8 27.2",
    ),
    "E5 three in two steps": _case(
        "trois en deux pas",
        "Two Hordes attack a lone one, and it stands. A third one comes. May it still stand?",
        "Deux Hordes en attaquent une seule, qui reste. Une troisième arrive. Peut-elle encore rester ?",
        "move 2 start_n n_road n_cwm",
        "stand",
        "move 1 start_n n_road n_cwm",
        tries=("stand", "retreat n_cw1"),
        why="11.6 11.13",
    ),
    "E6 before the walls": _case(
        "devant les murs",
        "Three Hordes stand before a lone one behind its own walls. Does it have to go?",
        "Trois Hordes sont devant une seule, derrière ses propres murs. Doit-elle partir ?",
        "stand",
        why="11.7",
    ),
    "E6 walls": _case(
        "des murs",
        "Four Hordes attack a lone one in its standing fortress. What comes at the end of the turn?",
        "Quatre Hordes en attaquent une seule dans sa Forteresse debout. Qu'arrive-t-il à la fin du tour ?",
        "move 4 start_n n_road n_cwm",
        "stand",
        "end",
        why="11.7 24.1",
    ),
    "E6 a lying fortress": _case(
        "une Forteresse couchée",
        "Its fortress still lies. May the lone Horde stand?",
        "Sa Forteresse est encore couchée. La Horde seule peut-elle rester ?",
        "move 4 start_n n_road n_cwm",
        tries=("stand", "retreat n_cw1"),
        why="11.6",
    ),
    "E24 the empty seat": _case(
        "la place vide",
        "With two players, what is an unused start place?",
        "À deux joueurs, qu'est-ce qu'une zone de départ inutilisée ?",
        "move 2 e_cc1 start_e e_cw1",
        "retreat start_e",
        tries=("try mark start_e",),
        why="3.8 11.4 4.4",
        tells=(
            "A bare ruin: one may cross it, retreat to it, build there, but not put a marker.",
            "Une simple ruine : on peut la traverser, s'y replier, y bâtir, mais pas y poser de marqueur.",
        ),
    ),
    "R21 a retreat to a well": _case(
        "une retraite vers un puits",
        "Blue retreats to a free well. Whose is it now?",
        "Bleu se replie sur un puits libre. À qui est-il maintenant ?",
        "move 3 start_n n_road n_cwm",
        "retreat ne_out",
        why="11.16 11.4",
    ),
    "P15 your partner's village": _case(
        "le Village de votre équipier",
        "Four players: may Blue retreat to the village of his partner Violet?",
        "À quatre joueurs : Bleu peut-il se replier dans le Village de son équipier Violet ?",
        tries=("retreat n_road", "retreat n_cw1"),
        why="30.6",
    ),
    # --- the exhausted ---
    "E13 the exhausted": _case(
        "les épuisées",
        "A forced march has put one Horde of Green's on the tile, and Blue has lost one. Now Blue loses another. Is it "
        "two-nil?",
        "Une marche forcée a mis une Horde de Vert sur la tuile, et Bleu en a perdu une. Il en perd une autre. Est-ce un "
        "deux-zéro ?",
        "play BOAR",
        "play ORC",
        tells=(
            "No: the exhausted Horde counts as a loss. It is one to two, and the battle goes on.",
            "Non : la Horde épuisée compte comme perte. On en est à une contre deux, et la bataille continue.",
        ),
        why="7.9 25.4",
    ),
    "E13 on the march": _case(
        "en marche",
        "Green marches on into Blue's zone. Where does the worn-out Horde go?",
        "Vert force la marche jusque chez Bleu. Où va la Horde épuisée ?",
        "move 3 start_n n_cw1 n_cwm",
        "march 3 n_cwm ne_in",
        "stand",
        "end",
        why="7.2 7.7",
    ),
    "R16 marching on": _case(
        "marcher encore",
        "Four Hordes that have moved march on. May they do it twice in a turn?",
        "Quatre Hordes déplacées forcent la marche. Peuvent-elles le faire deux fois par tour ?",
        "march 4 n_cwm ne_in",
        tries=("march 3 ne_in ne_out",),
        why="7.5 7.2 7.8",
    ),
    "P12 nobody to revive": _case(
        "personne à ranimer",
        "Green's only loss is the exhausted Horde. May the Shaman bring it back?",
        "La seule perte de Vert est la Horde épuisée. La Shaman peut-elle la ramener ?",
        "play SHAMAN behind 1",
        "play ORC",
        tries=("green", "red"),
        why="7.9 20.10",
    ),
    # --- fortresses ---
    "W5 three fortresses": _case(
        "trois Forteresses",
        "Green has a Dark City and two standing fortresses. What may one action buy?",
        "Vert a une Cité Sombre et deux Forteresses debout. Que peut acheter une action ?",
        tries=("buy HEAVY BOAR SHAMAN", "buy CATAPULT CATAPULT CATAPULT", "buy HEAVY BOAR XBOW SHAMAN"),
        why="13.1 13.3",
    ),
    "E10 where recruits come": _case(
        "où viennent les recrues",
        "Two Hordes are recruited at the fortress of Oxwell. Where may more come in this turn?",
        "On recrute deux Hordes dans la Forteresse d'Oxwell. Où peut-il en venir d'autres à ce tour ?",
        "recruit 2 n_road",
        tries=("recruit n_road start_n", "recruit 2 start_n"),
        why="12.4 12.1",
    ),
    "E8 nobody on guard": _case(
        "personne de garde",
        "Green enters the tower, where a fortress of Blue's stands and nobody is on guard. What becomes of it?",
        "Vert entre à la Tour blanche, où se dresse une Forteresse de Bleu sans personne de garde. Que devient-elle ?",
        "move 2 n_ward tower",
        tries=("stand up tower",),
        why="14.12 14.13 10.3",
    ),
    "P13 twelve fortresses": _case(
        "douze Forteresses",
        "All twelve fortresses are on the board. May one more be founded?",
        "Les douze Forteresses sont sur le plateau. Peut-on encore en fonder une ?",
        tries=("lay n_cwm",),
        why="14.7",
    ),
    # --- strikes and Berserk ---
    "E11 rage before the clash": _case(
        "la rage avant le choc",
        "Green reorganises, and the strike that it costs brings his red token into the zone. May he use Berserk?",
        "Vert se réorganise, et la frappe que cela coûte mène son jeton rouge dans la zone. Peut-il user du Berserk ?",
        "reorganise XBOW",
        "berserk",
        why="17.6 23.2 23.3 23.4 23.5",
    ),
    "E12 straight through": _case(
        "d'un trait",
        "Blue's red token goes from space 3 over the whole Berserk zone to space 1. May Blue use Berserk?",
        "Le jeton rouge de Bleu va de la case 3 à la case 1, par toute la zone Berserk. Bleu peut-il user du Berserk ?",
        "play CATAPULT behind 1",
        "play ORC",
        "draw SHAMAN",
        "berserk",
        why="23.8 23.3 23.4",
    ),
    "R40 now or later": _case(
        "maintenant ou plus tard",
        "Blue's red token enters the zone. When does Blue decide?",
        "Le jeton rouge de Bleu entre dans la zone. Quand Bleu décide-t-il ?",
        "play HEAVY",
        "play XBOW behind 1",
        "berserk",
        tells=(
            "At the end of the step in which it entered: here right after the strengths.",
            "À la fin de l'étape où il est entré : ici, juste après les Forces.",
        ),
        why="23.7 23.2 23.3",
    ),
    "P10 two laps": _case(
        "deux tours complets",
        "Eight strikes fall on Green's only Horde, token on 5. Where does the battle end?",
        "Huit frappes tombent sur la seule Horde de Vert, jeton sur 5. Où finit la bataille ?",
        "play HEAVY",
        "play BOAR",
        why="20.6 18.2 25.2",
    ),
    # --- rounds ---
    "W7 first strikes": _case(
        "premières frappes",
        "An Orc against a Heavy Orc. Who takes how many strikes?",
        "Un Orc contre un Orc lourd. Qui subit combien de frappes ?",
        "play ORC",
        "play HEAVY",
        why="17.11 20.5",
    ),
    "W9 battle in the field": _case(
        "bataille en rase campagne",
        "How does a whole battle go?",
        "Comment se déroule toute une bataille ?",
        *(move for moves in W9_MOVES for move in moves),
        why="17.11 20.2 25.4 26.1 26.2",
    ),
    "R36 blind or not": _case(
        "à l'aveugle ou non",
        "Before they choose, may both sides put their hand back and draw anew?",
        "Avant de choisir, peut-on remettre sa main et piocher de nouveau ?",
        tries=("reorganise XBOW", "reorganise CATAPULT"),
        tells=("Yes, for one strike.", "Oui, pour une frappe."),
        why="17.5 17.6",
    ),
    "P3 two battles": _case(
        "deux batailles",
        "Two battles are pending. Who says which comes first?",
        "Deux batailles sont en attente. Qui dit laquelle vient d'abord ?",
        "battle n_ccm",
        why="16.1 16.7",
    ),
    # --- Units ---
    "W8 two Crossbowmen": _case(
        "deux Arbalétriers",
        "Blue's Boar rider: strength 2, two strikes for each of Green's two Crossbowmen. What becomes of Green's token?",
        "Le Sanglier monté de Bleu : Force 2, deux frappes par Arbalétrier de Vert, qui en a deux. Que devient le jeton "
        "de Vert ?",
        "play ORC",
        "play BOAR",
        why="20.6 17.11 18.2",
    ),
    "E15 the naked Crossbowman": _case(
        "l'Arbalétrier à nu",
        "Blue engages a Crossbowman with nobody in front of him. What does he do?",
        "Bleu engage un Arbalétrier sans personne devant lui. Que fait-il ?",
        "play BOAR",
        "play XBOW",
        why="19.5 19.6 20.6",
    ),
    "R44 an empty deck": _case(
        "un Deck vide",
        "A Shaman's red effect against an empty deck: does Blue lose the battle?",
        "L'Effet rouge d'une Shaman contre un Deck vide : Bleu perd-il la bataille ?",
        "play SHAMAN behind 1",
        "play ORC",
        "red",
        why="20.13",
    ),
    "R46 a Catapult in the field": _case(
        "une Catapulte en rase campagne",
        "What does a Catapult do where there is no fortress?",
        "Que fait une Catapulte là où il n'y a pas de Forteresse ?",
        "play CATAPULT behind 1",
        "play ORC",
        why="20.12",
    ),
    # --- Heroes in battle ---
    "W11 Kraash": _case(
        "Kraash",
        "Kraash calls the Heavy Orcs, of whom two are engaged. How many strikes?",
        "Kraash appelle les Orcs lourds ; deux sont engagés. Combien de frappes ?",
        "play KRAASH on 1 first",
        "play ORC",
        "name HEAVY",
        why="22.8 17.11",
    ),
    "E19 the attacker's Hero": _case(
        "le Héros de l'attaquant",
        "Ashani hits the Crossbowman that has just been revealed. Does his effect still come?",
        "Ashani touche l'Arbalétrier qui vient d'être révélé. Son Effet vient-il encore ?",
        "play ASHANI on 1 second",
        "play XBOW behind 1",
        "hit 1 second",
        why="22.1",
    ),
    "E20 unless it is Froksh": _case(
        "sauf si c'est Froksh",
        "Green attacks with Vigdish, Blue reveals Froksh. Whose effect comes?",
        "Vert attaque avec Vigdish, Bleu révèle Froksh. Quel Effet se produit ?",
        "play VIGDISH on 1 first",
        "play FROKSH on 1 first",
        why="22.4",
    ),
    "E21 Xaphyr": _case(
        "Xaphyr",
        "Blue's last Horde falls in the strengths. Can Xaphyr still save it?",
        "La dernière Horde de Bleu tombe pendant les Forces. Xaphyr peut-il encore la sauver ?",
        "play HEAVY",
        "play XAPHYR on 1 first",
        why="22.20",
    ),
    "R6 Kro-Morda pushes": _case(
        "Kro-Morda pousse",
        "Kro-Morda pushes Blue's token. How far?",
        "Kro-Morda pousse le jeton de Bleu. Jusqu'où ?",
        "play KRO-MORDA on 1 first",
        "play ORC",
        why="22.9",
    ),
    "R39 Shaman or Ashani": _case(
        "Shaman ou Ashani",
        "The attacker's Shaman and the defender's Ashani: which effect comes first?",
        "La Shaman de l'attaquant et l'Ashani du défenseur : quel Effet vient d'abord ?",
        "play SHAMAN behind 1",
        "play ASHANI on 1 first",
        tells=(
            "Ashani's: Heroes come before Units, the defender's Hero too.",
            "Celui d'Ashani : les Héros passent avant les Unités, même celui du défenseur.",
        ),
        why="17.15",
    ),
    "P4 Heroes and hands": _case(
        "Héros et mains",
        "Shagratt against Vhraarg: which card does Blue fight with?",
        "Shagratt contre Vhraarg : avec quelle carte Bleu se bat-il ?",
        "play SHAGRATT on 1 first",
        "play VHRAARG on 1 first",
        "swap",
        "place on 1 second",
        why="22.14",
    ),
    "P5 Heroes and decks": _case(
        "Héros et Decks",
        "Moordakk looks through Blue's deck, where Buurk is. What becomes of Buurk?",
        "Moordakk regarde le Deck de Bleu, où se trouve Buurk. Que devient Buurk ?",
        "play MOORDAKK on 1 first",
        "play POGDUSH on 1 first",
        "seek BUURK",
        why="22.10 22.11",
    ),
    "P6 Heroes and armies": _case(
        "Héros et armées",
        "Khanrogg faces a red token. What happens to it?",
        "Khanrogg est face à un jeton rouge. Que lui arrive-t-il ?",
        "play KHANROGG on 1 first",
        "play ROSHNAR on 1 first",
        why="22.6",
    ),
    "P11 under a Hero": _case(
        "sous un Héros",
        "Eruhsk covers Blue's first Orc. May Ashani hit it?",
        "Eruhsk recouvre le premier Orc de Bleu. Ashani peut-elle le toucher ?",
        "play ASHANI on 1 first",
        "play ORC",
        tries=("hit 1 first", "hit 1 second"),
        why="21.5",
    ),
    # --- walls ---
    "W1 Heavy Orc at the walls": _case(
        "un Orc lourd devant les murs",
        "A Heavy Orc attacks walls, where two Boar riders are engaged. How many strikes?",
        "Un Orc lourd attaque des murs, où deux Sangliers montés sont engagés. Combien de frappes ?",
        "play HEAVY",
        "play ORC",
        why="20.4 17.11 18.2",
    ),
    "W10 the assault": _case(
        "l'assaut",
        "How does an assault on a fortress go?",
        "Comment se déroule l'assaut d'une Forteresse ?",
        *(move for moves in W10_MOVES for move in moves),
        why="20.12 24.7 24.8 22.5",
    ),
    "W10 before the assault": _case(
        "avant l'assaut",
        "Green attacks a standing fortress. What comes before round 1?",
        "Vert attaque une Forteresse debout. Qu'y a-t-il avant le round 1 ?",
        "move 3 n_road n_cwm",
        "stand",
        "end",
        "deck 2x ORC 2x HEAVY BOAR XBOW SHAMAN 2x CATAPULT KOKOTH",
        "all",
        "vanguard ORC BOAR",
        why="24.1 24.2",
    ),
    "E16 riders at the walls": _case(
        "des Sangliers montés devant les murs",
        "A Boar rider attacks walls, behind which a Crossbowman is engaged. Does its effect count?",
        "Un Sanglier monté attaque des murs, derrière lesquels un Arbalétrier est engagé. Son Effet compte-t-il ?",
        "play BOAR",
        "play XBOW wall",
        why="20.7 24.7",
    ),
    # --- how it ends ---
    "E14 saved by the Shaman": _case(
        "sauvé par la Shaman",
        "Blue's third Horde falls, and Blue has revealed a Shaman. Has Blue lost?",
        "La troisième Horde de Bleu tombe, et Bleu a révélé une Shaman. A-t-il perdu ?",
        "play HEAVY",
        "play SHAMAN behind 1",
        "green",
        "draw XBOW",
        why="20.9 18.2",
    ),
    "E17 two starting decks": _case(
        "deux Decks de départ",
        "Two starting decks meet, and Green's first hand is an Orc and a Catapult. What does a Catapult do alone?",
        "Deux Decks de départ se rencontrent, et la première main de Vert est un Orc et une Catapulte. Que fait une "
        "Catapulte seule ?",
        "play CATAPULT",
        "play ORC",
        why="19.5 19.6",
    ),
    "E18 nobody is left": _case(
        "il ne reste personne",
        "Both sides lose their last Horde in one round. Whose is the village?",
        "Les deux camps perdent leur dernière Horde au même round. À qui est le Village ?",
        "play ORC",
        "play ORC",
        why="25.3 26.6",
    ),
    "E25 the trap": _case(
        "le piège",
        "Green attacks by a neutral village. Where could he retreat to afterwards?",
        "Vert attaque par un Village neutre. Où pourrait-il se replier ensuite ?",
        "move 2 start_n n_road n_cwm",
        "stand",
        "end",
        tells=(
            "Nowhere: villages of nobody, and a well of Blue's, are closed. Beaten, he is destroyed.",
            "Nulle part : les Villages sans maître et un puits de Bleu sont fermés. Battu, il est détruit.",
        ),
        why="11.3 26.3",
    ),
    "E25 the last round of the trap": _case(
        "le dernier round du piège",
        "Green plays his last card, and no Horde falls. What becomes of his army?",
        "Vert joue sa dernière carte, et aucune Horde ne tombe. Que devient son armée ?",
        "play CATAPULT behind 1",
        "play CATAPULT behind 1",
        why="25.7 26.3",
    ),
    "P9 three losses each": _case(
        "trois pertes chacun",
        "Both sides lose their third Horde in the same round. Who wins, and who retreats first?",
        "Les deux camps perdent leur troisième Horde au même round. Qui gagne, et qui se replie d'abord ?",
        "play HEAVY",
        "play HEAVY",
        "retreat w_cw1",
        tries=("retreat w_cw1",),
        why="25.6 26.4 11.3",
    ),
    # --- the reckoning ---
    "W6 the river": _case(
        "la rivière",
        "The turn ends. How does the river of objectives move?",
        "Le tour finit. Comment la rivière d'Objectifs avance-t-elle ?",
        "end",
        why="28.2",
    ),
    "E22 ties": _case(
        "égalités",
        "Who is paid when two tie, when three tie, and when nobody has any?",
        "Qui est payé à deux ex æquo, à trois ex æquo, et quand personne n'a rien ?",
        "end",
        why="27.3 27.4 27.5 27.6",
    ),
    "E23 the purse is empty": _case(
        "la bourse est vide",
        "Three points are left, and more are due. Who is paid?",
        "Il reste trois points, et il en faudrait plus. Qui est payé ?",
        "end",
        why="27.14 29.1",
    ),
    "E23 one point left": _case(
        "il reste un point",
        "One point is left for two who tie. Who gets it, and who wins?",
        "Il reste un point pour deux ex æquo. Qui le prend, et qui gagne ?",
        "end",
        why="27.14 29.3",
    ),
    "R53 nothing for nothing": _case(
        "rien pour rien",
        "Nobody has any of what is counted. Is anybody paid?",
        "Personne n'a rien de ce que l'on compte. Paie-t-on quelqu'un ?",
        "end",
        why="27.5",
    ),
    "R54 razed or converted": _case(
        "rasé ou converti",
        "Does the objective for razed villages count converted ones too?",
        "L'Objectif des Villages rasés compte-t-il aussi les Villages convertis ?",
        "end",
        why="27.11 27.2",
    ),
    "R58 the last point": _case(
        "le dernier point",
        "Green takes the last point of glory in mid-turn. Does his turn go on?",
        "Vert prend le dernier point de gloire en plein tour. Son tour continue-t-il ?",
        "move 3 start_n n_road n_cwm",
        "retreat n_cw1",
        why="29.1 11.5",
    ),
    "R59 a lead of four": _case(
        "quatre points d'avance",
        "Green leads by four, and four points are left. Is the game over?",
        "Vert mène de quatre points, et il en reste quatre. La partie est-elle finie ?",
        "end",
        why="29.2 27.13",
    ),
    "R61 partners": _case(
        "équipiers",
        "Green's partner Orange stands at Goosefold. May Green stop there, or go through?",
        "Orange, équipier de Vert, est à Goosefold. Vert peut-il s'y arrêter, ou y passer ?",
        tries=("move 2 n_road n_cwm", "move 2 n_road n_cwm ne_in"),
        why="30.3",
    ),
    "P14 no glory left": _case(
        "plus de gloire",
        "One point is left, two lone Hordes run, and the turn goes on under this reading. Who is paid?",
        "Il reste un point, deux Hordes isolées fuient, et dans cette lecture le tour continue. Qui est payé ?",
        "move 3 start_n n_road n_cwm",
        "retreat n_cw1",
        "move 3 start_n n_road n_ccm",
        "retreat n_cc1",
        why="1.6 11.5",
    ),
}
"""What each of them is there to show: the question, what happens, and why."""
