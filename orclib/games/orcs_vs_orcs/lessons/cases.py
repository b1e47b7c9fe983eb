"""The named positions of Orcs vs Orcs: worked examples and edge cases of the specification, as a person types them.

Two players, Green at start_n and Blue at start_s, unless it is said otherwise. Cards come off the decks in the order of
the specification (`deck from top`, `script`). An R stands before the other reading of a ruling, a P before a position
of our own.
"""

from __future__ import annotations

from typing import Final

from orclib.engine import Seat
from orclib.engine.teaching import Compared, Start
from orclib.games.orcs_vs_orcs.box import HEROES

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
    ("play XBOW behind 2", "play BOAR"),
    ("retreat n_ward",),
)
"""The field battle, step by step: the reorganisation, four rounds, the retreat."""
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

FRENCH: dict[str, str] = {
    "P0 your first move": "votre premier mouvement",
    "P16 your first victim": "votre première victime",
    "P1 three players": "trois joueurs",
    "P2 four players": "quatre joueurs",
    "P7 two actions": "deux actions",
    "W12 the glory supply": "la réserve de gloire",
    "W12 the longer game": "la partie longue",
    "R8 who begins": "qui commence",
    "W2 leaving a Horde": "laisser une Horde",
    "W3 taking a Horde along": "emmener une Horde",
    "W4 three armies": "trois armées",
    "E9 whose well is it": "à qui est le puits",
    "R13 fresh recruits": "recrues fraîches",
    "E3 slaves today, fire tomorrow": "esclaves aujourd'hui, feu demain",
    "R26 twelve markers": "douze marqueurs",
    "E1 a city": "une cité",
    "E2 suicide": "suicide",
    "E7 the stolen Hero": "le Héros volé",
    "E7 nothing to steal": "rien à voler",
    "R64 hidden Heroes": "Héros cachés",
    "P8 the last Hero": "le dernier Héros",
    "E4 nowhere to run": "nulle part où fuir",
    "E4 it is a kill": "c'est un kill",
    "E5 three in two steps": "trois en deux pas",
    "E6 before the walls": "devant les murs",
    "E6 walls": "des murs",
    "E6 a lying fortress": "une forteresse couchée",
    "E24 the empty seat": "la place vide",
    "R21 a retreat to a well": "une retraite vers un puits",
    "P15 your partner's village": "le village de votre partenaire",
    "E13 the exhausted": "les épuisées",
    "E13 on the march": "en marche",
    "R16 marching on": "marcher encore",
    "P12 nobody to revive": "personne à ranimer",
    "W5 three fortresses": "trois forteresses",
    "E10 where recruits come": "où viennent les recrues",
    "E8 nobody on guard": "personne de garde",
    "P13 twelve fortresses": "douze forteresses",
    "E11 rage before the clash": "la rage avant le choc",
    "E12 straight through": "tout droit",
    "R40 now or later": "maintenant ou plus tard",
    "P10 two laps": "deux tours",
    "W7 first strikes": "premières frappes",
    "W9 battle in the field": "bataille en plaine",
    "R36 blind or not": "à l'aveugle ou non",
    "P3 two battles": "deux batailles",
    "W8 two Crossbowmen": "deux Arbalétriers",
    "E15 the naked Crossbowman": "l'Arbalétrier à nu",
    "R44 an empty deck": "un paquet vide",
    "R46 a Catapult in the field": "une Catapulte en plaine",
    "W11 Kraash": "Kraash",
    "E19 the attacker's Hero": "le Héros de l'attaquant",
    "E20 unless it is Froksh": "sauf si c'est Froksh",
    "E21 Xaphyr": "Xaphyr",
    "R6 Kro-Morda pushes": "Kro-Morda pousse",
    "R39 Shaman or Ashani": "Shaman ou Ashani",
    "P4 Heroes and hands": "Héros et mains",
    "P5 Heroes and decks": "Héros et paquets",
    "P6 Heroes and armies": "Héros et armées",
    "P11 under a Hero": "sous un Héros",
    "W1 Heavy Orc at the walls": "un Orc lourd devant les murs",
    "W10 the assault": "l'assaut",
    "W10 before the assault": "avant l'assaut",
    "E16 riders at the walls": "des Sangliers montés devant les murs",
    "E14 saved by the Shaman": "sauvé par le Shaman",
    "E17 two starting decks": "deux paquets de départ",
    "E18 nobody is left": "il ne reste personne",
    "E25 the trap": "le piège",
    "E25 the last round of the trap": "le dernier round du piège",
    "P9 three losses each": "trois pertes chacun",
    "W6 the river": "la rivière",
    "E22 ties": "égalités",
    "E23 the purse is empty": "la bourse est vide",
    "E23 one point left": "il reste un point",
    "R53 nothing for nothing": "rien pour rien",
    "R54 razed or converted": "rasé ou converti",
    "R58 the last point": "le dernier point",
    "R59 a lead of four": "quatre points d'avance",
    "R61 partners": "partenaires",
    "P14 no glory left": "plus de gloire",
}
"""What the named positions are called in French, without their numbers."""
