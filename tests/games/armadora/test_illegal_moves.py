"""The clause table, IL-1 to IL-32 of the specification in their order; and that every refusal gives all its reasons."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from orclib.engine import Seat
from orclib.games.armadora.box import Side, off_board
from tests.games.armadora.support import (
    ALL_LINES,
    CHANCE,
    FIRST,
    GAME,
    GOLD,
    NAMED,
    SECOND,
    STUCK,
    Options,
    Square,
    act,
    after,
    at,
    line,
    refused,
    sticks,
    tries,
)
from tests.games.judged import evidence
from tests.games.rows import Row, holds, table

# --- positions -------------------------------------------------------------------------------------------------------

FULL = NAMED["EC-12 behind by one is enough"]
FULL_BASIC = FULL.replace("advanced", "basic")
SCARCE = f"""NW, NE closed; B3|C3 B4|C4 B5|C5 F3|G3 F4|G4 F5|G5 A3|B3 A4|B4 G3|H3 G4|H4
{" ".join(f"{column}{row}/{column}{row + 1}" for column in "CDEF" for row in (1, 2, 3, 4))}"""
"""34 sticks: five rows of four in the middle, two corners in which one dead end fits, two hooks of six."""
LAID = "advanced, MEG, NE closed, sticks A1|B1, M:G1=1 E:H1=2 G:G2=1^ M:A1=3, arrows G1, reinforced G2"
HIDDEN = "advanced, MEG, M:A1=3 E:C1=2 G:B1=1^"
TWICE = "advanced, ME, NE closed, NW closed, M:G1=3 E:H1=2 E:G2=2 M:A1=1 E:B1=1 M:A2=1"
FOUR = "advanced, MOGE, NE closed, M:G1=1 O:H1=1 G:G2=1"
CUT = NAMED["EC-16 a reinforced territory is cut"].replace("G2/G3", "G2/G3 H2/H3", 1)
LOOKS = "advanced, MOGE, M:A2=1 O:A1=2 G:B1=3^ E:C1=1 G:D2=1"
ARCHER = "advanced, EMOG, E:A1=1 M:B1=1 O:C1=1 G:D2=1"
RANGE = "advanced, EM, NE closed, M:G1=1 {}"
ORC = "advanced, OM, sticks E3|F3 A1|B1 A3/A4 A4|B4 B4/B5"
EMPTY = "advanced, {}, all 35 upright sticks, {}"
GOBLINS = "G:A1=5 G:A2=1 G:A3=1 G:B1=4 G:B3=1 G:B4=1 G:C1=3 G:C2=1 G:C3=1 G:D2=2 G:D3=1 G:D4=1 G:E1=2 G:E2=1 G:E3=1"
ORCS = "O:A1=5 O:A2=1 O:B1=4 O:B3=1 O:B4=1 O:C1=3 O:C2=1 O:C3=1 O:D2=2 O:D3=1 O:D4=1 O:E1=2 O:E2=1 O:E3=1 O:F3=1"
MAGES = "M:A1=5 M:B1=4 M:G1=3 M:H1=2 M:C2=2 M:C1=1 M:E1=1 M:D2=1 M:C3=1 M:D3=1 M:E3=1 M:C4=1 M:D4=1 M:D5=1 M:E5=1"
TWO = "; stick_count two_if_possible"
HEAPS = "; ".join(f"heap {told}" for told in ["D1=5", "B2=6", "F2=4", "H2=7", "A4=4", "E4=5", "C5=3", "G5=6"])
OPENED, MANUAL = GAME.new(), GAME.new(Options(heap_placement="manual"))
DRAWN = GAME.position(f"MEG, new game then: {HEAPS}")
CHOSEN = GAME.position(f"new game, options: first_player 1; then: {HEAPS}")
SHARED = "MOGE; G:A1=2{}; partners_share on"
BEND = "H1 H2 H3 H4 H5 G5 G4 G3 G2 G1 F1"


def fenced(*paths: str) -> str:
    """The sticks that leave no step open but those along the paths, as a position has them."""
    steps = {frozenset(pair) for path in paths for pair in itertools.pairwise(path.split())}
    return "sticks " + " ".join(each for each in ALL_LINES if frozenset((each[:2], each[3:])) not in steps)


COLUMNS = [" ".join(f"{column}{row}" for row in "12345") for column in "ABC"]
TWELVE = fenced(*COLUMNS, "D1 D2 D3 D4 D5 E5", "E1 E2 E3 E4", "E3 F3", "F3 F4 F5", f"{BEND} F2")
"""Two sticks are left. Only the bent path of twelve squares can be divided: once in five places, twice in one way."""
ELEVEN = fenced(*COLUMNS, "E1 D1 D2 D3 D4 D5 E5", "E2 E3 E4", "E3 F3", "F2 F3 F4 F5", BEND)
"""Two sticks are left, but after any one no second fits."""

# --- the table -------------------------------------------------------------------------------------------------------

EIGHT = "advanced, EM; E:A1=1 M:H1=4; sticks: F1|G1 F2|G2 F3|G3"
"""East of these palisades and some more lies a territory of about eight squares."""

ROWS = table(
    "armadora",
    # IL-1 to IL-3: turns
    Row("4.3", "", "E: place 1 A1", "M: place 1 A1", shows="screen:0"),
    Row("4.3", "", "E: fence A1|B1", "fence A1|B1", "E to move", shows="screen:0"),
    Row("4.3 6.16", "", "E: fence A1|B1 C1|D1", shows="screen:0"),
    Row("4.3", "", "E: pass", "pass", shows="screen:0"),
    Row("4.3 6.2", "", "E: stop", shows="screen:0"),
    Row("4.3", FULL, "E: reinforce G2", "reinforce G2", f"{FULL}, E to move", shows="screen:0"),
    Row("4.3", "advanced, ME, M:G1=3 E:H1=2", "E: shoot G1", shows="screen:0"),
    Row("8.8 8.5", "then: pass; pass", "M: place 1 A1", "E: place 1 A1", "then: pass", shows="screen:0"),
    Row("8.8 8.5", "then: pass; pass", "E: fence A1|B1", "fence A1|B1", "then: pass", shows="screen:1"),
    Row("8.8 8.5 6.16", "then: pass; pass", "M: fence A1|B1 C1|D1", shows="screen:0"),
    Row("8.8 8.5", "then: pass; pass", "M: pass", "pass", "then: pass", shows="screen:0"),
    Row("8.8 8.5 6.2", "then: pass; pass", "M: stop"),
    Row("8.8 2.7", "all have passed", "take A1|B1"),
    Row("8.8 2.7 1.2", "all have passed", "take D1", shows="square:D1"),
    Row("8.8 15.4", "M:A1=1, all have passed", "turn A1", shows="square:A1"),
    Row("8.8 15.4", "M:A1=1, all have passed", "peek A1", shows="square:A1"),
    Row("8.8 15.3", "all have passed", "behind E", shows="screen:1"),
    Row("8.8 10.1", "all have passed", "show"),
    Row("8.8 2.3", "all have passed", act.PutHeap(CHANCE, Square.D1, 5)),
    Row("8.5 4.3", "MEG, then: pass", "M: place 1 A1", "E: place 1 A1", shows="screen:0 screen:1"),
    Row("8.5 4.3", "MEG, then: pass; place 1 H1", "M: fence A1|B1", "fence A1|B1", shows="screen:0 screen:2"),
    Row("8.5 4.3 6.16", "MEG, then: pass", "M: fence A1|B1 C1|D1"),
    Row("8.5 4.3", "MEG, then: pass", "M: pass", "pass", shows="screen:0 screen:1"),
    Row("8.5 4.3", f"{FULL}\nthen: pass", "M: reinforce G1", "reinforce G1", FULL, shows="screen:0 screen:1"),
    Row("8.5 4.3", f"{FULL}\nthen: pass", "M: look H1", "look H1", FULL, shows="screen:0 screen:1"),
    Row("4.3 4.1", "then: place 1 A1", "M: place 1 B1", "place 1 B1", "then: place 1 A1; place 1 H1", "screen:1"),
    Row("4.3 4.1", "then: place 1 A1", "M: fence A1|B1", "fence A1|B1", "then: place 1 A1; place 1 H1", "screen:1"),
    Row("4.3 4.1 6.16", "then: place 1 A1", "M: fence A1|B1 C1|D1", shows="screen:1"),
    Row("4.3 4.1", f"{FULL}\nthen: reinforce G1", "M: place 1 B1", "place 1 B1", FULL),
    Row("4.3 4.1", f"{FULL}\nthen: place 1 B1", "M: reinforce G1", "reinforce G1", FULL),
    Row("4.1", "then: fence A1|B1", "place 1 A1", "fence C1|D1", shows="line:A1|B1"),
    Row("4.3", "advanced, ME, E:A1=1", act.Look(Seat(7), Square.A1), "M: look A1"),
    Row("4.1 6.16", "then: fence A1|B1", "fence C1|D1 E1|F1", shows="line:A1|B1"),
    Row("4.1", f"{FULL}\nthen: fence A1|B1", "reinforce G1", "stop", shows="line:A1|B1"),
    Row("4.2", "then: fence A1|B1", "pass", "stop", shows="line:A1|B1"),
    Row("4.3 4.1", "then: fence A1|B1 C1|D1", "M: fence E1|F1", "fence E1|F1"),
    # IL-4 to IL-7: warriors
    *(Row("5.3 2.6", "", f"place 1 {square}", shows=f"square:{square}") for square in GOLD.split()),
    Row("5.3 5.6", "M:A1=2", "place 1 A1", "place 1 B1", shows="square:A1"),
    Row("5.3 5.6", "E:A1=2", "place 1 A1", "place 1 A1", "E:B1=2", shows="square:A1"),
    Row("5.3 5.6", "advanced, MG, G:A1=2^", "place 1 A1", "place 1 H1", shows="square:A1"),
    Row("5.1 3.3", "MEG", "place 5 A1", "place 4 A1", shows=""),
    Row("5.1 3.3", "MOGE", "place 5 A1", "place 5 A1", "", shows=""),
    Row("5.1", "M:A1=5", "place 5 B1", "place 5 B1", "M:A1=1"),
    Row("5.1", "MEG, M:A1=4", "place 4 B1", "place 3 B1"),
    Row("5.1", "MOGE, M:A1=2", "place 2 B1", "place 2 B1", "MOGE, O:A1=2"),
    Row("5.1", "", "place 0 A1", "place 1 A1"),
    Row("5.1", "", "place 6 A1", "place 5 A1"),
    Row("2.1", "", "place 1 I1", "place 1 H1", shows=""),
    Row("2.1", "", "place 1 A6", "place 1 A5"),
    Row("2.1", "", "place 1 A0"),
    Row("2.1", "advanced, EM", "shoot J7"),
    Row("2.1", "advanced, ME", "look Z99"),
    Row("2.1", "advanced, ME", "reinforce I1"),
    Row("2.1", "", "take J7"),
    Row("2.1", "", tries.TurnOver(FIRST, off_board("J7"))),
    Row("2.1 2.1", "", "fence J1|K1", "fence G1|H1"),
    Row("2.1 2.1 6.16", "", "fence A1|B1 J1|K1", "fence A1|B1 G1|H1"),
    Row("2.1 5.1 14.7", "advanced, GM", "extra 9 J7", "extra 5 H1"),
    Row("2.1 2.1 14.13", "advanced, OM", "extra J1|K1", "extra A1|B1"),
    # IL-8 to IL-14: palisades
    Row("6.2", "", "fence nothing", "fence A1|B1 stop"),
    Row("6.2", "", "stop", "stop", "then: fence A1|B1"),
    Row("6.1 6.16", "", "fence A1|B1 C1|D1 E1|F1", "fence A1|B1 C1|D1", shows="line:A1|B1 line:C1|D1 line:E1|F1"),
    Row("6.1 6.16", "advanced, OM, then: extra A1|B1", "fence C1|D1 E1|F1 G1|H1", "fence C1|D1 E1|F1"),
    *(
        Row(
            "6.5 2.2",
            "",
            f"fence {far}",
            "fence A1|B1",
            shows=" ".join(sorted({f"square:{far[:2]}", f"square:{far[3:]}"})),
        )
        for far in ("A1|B2", "B1|A2", "A1|C1", "A1/A3", "A1|H5", "A1|A1", "H1|A2")
    ),
    Row("6.5 2.2", "", "fence A1|B2 stop", "fence A1/A2 stop"),
    Row("6.5 2.2 6.16", "", "fence E3|F3 A1|B2", "fence E3|F3 A1|B1"),
    *(
        Row("6.7 2.5", "", act.LayPalisade(FIRST, side.beside(square)), shows=f"rim:{square.value}:{side.value}")
        for square in Square
        for side in Side
        if side.of(square)
    ),
    Row("6.7 2.5", "", "fence A1|A0", "fence A1/A2", shows="rim:A1:top"),
    Row("6.7 2.5 6.16", "", "fence B1|C1 H1|I1", "fence B1|C1 G1|H1", shows="rim:H1:right"),
    Row("6.6", "sticks E3|F3", "fence E3|F3", "fence D3|E3", shows="line:E3|F3"),
    Row("6.6 6.16", "sticks E3|F3", "fence E3|F3 A1|B1", "fence E3|F3 A1|B1", ""),
    Row("6.6", "then: fence E3|F3", "fence E3|F3", "fence E2|F2", shows="line:E3|F3"),
    Row("6.6 6.16", "", "fence E3|F3 F3|E3", "fence E3|F3 E2|F2", shows="line:E3|F3"),
    Row("6.9 6.10", "sticks A1|B1", "fence A1/A2", "fence A1/A2", "", "square:A1", "1 square"),
    Row("6.9 6.10 6.11", "sticks A1|B1, E:A1=1", "fence A1/A2", "fence A1/A2", "E:A1=1", "square:A1"),
    Row("6.9 6.10 6.11", "C1|D1 D1|E1", "fence D1/D2", "fence D1/D2", "C1|D1", "square:D1"),
    Row("6.9 6.10", "A1/A2 B1/B2", "fence B1|C1", "fence B1|C1", "A1/A2", "square:A1 square:B1", "2 square"),
    Row("6.9 6.10 6.11", "A1/A2 B1/B2, M:B1=1", "fence B1|C1", "fence B1|C1", "A1/A2, M:B1=1"),
    Row(
        "6.9 6.10 6.11",
        "A3/A4 A4|B4 B4/B5",
        "fence B5|C5",
        "fence B5|C5",
        "A3/A4 A4|B4",
        shows="square:A4 square:A5 square:B5",
        says="3 square",
    ),
    Row("6.9 6.10", "H3/H4 G4|H4", "fence G5|H5", "fence G5|H5", "H3/H4"),
    Row("6.9 6.10 6.11", "B1|C1 B2|C2 A1/A2, M:A1=1", "fence B1/B2", "fence B2/B3", "B1|C1 B2|C2 A2/A3, M:A1=1"),
    Row("6.9 6.9 6.11 6.11", "B1|C1 B2|C2 B3|C3 A3/A4 B3/B4 A2|B2 A3|B3, M:A1=1", "fence A1|B1"),
    Row("6.9 6.9 6.11", "NE closed; sticks: G1|H1", "fence G2|H2", "fence G2|H2", "NE closed"),
    *(
        Row("6.9 6.10 6.11", NAMED["EC-4 what is left over is too small"], f"fence {cut}", "fence A1|B1", shows=small)
        for cut, small in (
            ("B2|C2", "square:C1 square:D1 square:C2"),
            ("C1|D1", "square:D1"),
            ("C1/C2", "square:C1 square:D1"),
        )
    ),
    Row("6.9 6.10 6.12 6.16", "", "fence A1|B1 A1/A2", "fence A1|B1 stop", shows="line:A1|B1 square:A1"),
    Row("6.9 6.10 6.12 6.16", "", "fence A1/A2 A1|B1", "fence A1|B1 A2/A3", shows="line:A1/A2 square:A1"),
    Row("6.9 6.10 6.16", "sticks A1|B1", "fence C3|D3 A1/A2", "fence C3|D3 A2/A3", shows="square:A1"),
    Row("6.9 6.10 6.16", "sticks A1|B1", "fence A1/A2 C3|D3", "fence C3|D3 stop"),
    Row("6.9 6.10", "then: fence A1|B1", "fence A1/A2", "fence A2/A3", shows="square:A1"),
    Row("6.1 6.9 6.10 6.12 6.16", "", "fence G1|H1 A1|B1 A1/A2", shows="line:A1|B1 line:A1/A2 line:G1|H1 square:A1"),
    Row("6.4 6.16", SCARCE, "fence A1|B1 G1|H1", "fence A1|B1 stop"),
    Row("6.4", f"{SCARCE}; then: fence A1|B1", "fence G1|H1", "fence G1|H1", SCARCE, "supply"),
    Row("6.4", f"{SCARCE}; then: fence A1|B1", "fence G1|H1 stop", "place 1 C1"),
    Row("6.4 6.9 6.10 6.12 6.16", NAMED["EC-7 one palisade left"], "fence G1/G2 H1/H2", "fence G1/G2 stop"),
    Row("6.9 6.10 6.4", "all 35 upright sticks", "fence A1/A2", "place 1 A1", shows="square:A1 supply"),
    # IL-15 and IL-16: what lies stays, and stays hidden
    Row("2.7", LAID, "take A1", "place 1 B1", shows="square:A1"),
    Row("2.7", LAID, "E: take H1", shows="square:H1"),
    Row("2.7", LAID, "take G2", shows="square:G2"),
    Row("2.7 1.2", LAID, "take H2", shows="square:H2"),
    Row("2.7 6.15", LAID, "take A1|B1", "fence C1|D1", shows="line:A1|B1"),
    Row("2.7 5.2", LAID, "turn A1", shows="square:A1"),
    Row("2.7 5.2 15.1", LAID, "E: turn A1", shows="square:A1"),
    Row("2.7 14.8", LAID, "turn G2", shows="square:G2"),
    Row("2.7", "", "take C3|D3"),
    Row("2.7", "", "turn A1", says="Nothing lies on A1"),
    Row("2.7 1.2", "", "take B2", says="The heap on B2 stays"),
    Row("6.5 2.2", "", "take A1|C1"),
    Row("15.1", HIDDEN, "G: peek A1", shows="square:A1"),
    Row("15.1", HIDDEN, "peek C1", "look C1", shows="square:C1"),
    Row("15.1", "", "peek A1"),
    Row("15.1", "advanced, ME; E:A1=4; seen: M A1", "peek A1", shows="square:A1"),
    Row("15.2", HIDDEN, "peek A1", shows="square:A1"),
    Row("15.2 R12", f"{HIDDEN}; relook off", "peek A1", shows="square:A1"),
    Row("15.3", HIDDEN, "look behind E", shows="screen:1"),
    Row("15.3", "", "look behind M", shows="screen:0"),
    Row("3.1", "", tries.LookBehind(FIRST, Seat(7))),
    Row("15.4", HIDDEN, "peek B1", shows="square:B1"),
    # IL-17 to IL-21: reinforcement
    Row("4.1 11.3", FULL_BASIC, "reinforce G1", "reinforce G1", FULL, ""),
    Row("4.1 11.3", "basic, ME, E:H1=1", "look H1", "look H1", "advanced, ME, E:H1=1"),
    Row("4.1 11.3", "basic, EM, E:H1=1 M:A1=1", "shoot A1", "shoot A1", "advanced, EM, E:H1=1 M:A1=1"),
    Row("4.1 11.3", "basic, GM", "extra 1 C3", "extra 1 C3", "advanced, GM"),
    Row("4.1 11.3", "basic, OM", "extra A1|B1", "extra A1|B1", "advanced, OM"),
    Row("12.9", f"{TWICE}, reinforced G1", "reinforce A1", "reinforce A1", TWICE, "square:G1"),
    Row("12.9", f"{TWICE}; then: reinforce A1; place 1 D3", "reinforce G1", "reinforce G1", TWICE, "square:A1"),
    Row("12.1 12.3", FOUR, "reinforce A1", "reinforce G1", shows="square:A1"),
    Row("12.1 12.3", FOUR, "reinforce B2", shows="square:B2"),
    Row("12.1", FOUR, "reinforce H2", shows="square:H2"),
    Row("12.1", FOUR, "reinforce H1", shows="square:H1"),
    Row("12.1 12.6", FOUR, "reinforce G2", shows="square:G2"),
    Row("12.1", f"{FOUR}; teams off", "reinforce G2", shows="square:G2"),
    Row("12.3", FULL.replace("E:G2=2", ""), "reinforce G1", "reinforce G1", FULL, "square:G2"),
    Row("12.3", "advanced, ME, NE closed, M:G1=1", "reinforce G1", shows="square:H1 square:G2"),
    Row("12.3", "advanced, ME, M:C3=1", "reinforce C3", shows="square:C3"),
    Row(
        "12.3",
        NAMED["EC-14 the Goblin fills the gap"],
        "reinforce B1",
        "reinforce B1",
        f"{NAMED['EC-14 the Goblin fills the gap']} G:A2=1",
    ),
    Row("12.3", NAMED["EC-15 the free square is cut away"], "reinforce G2", "extra H2/H3", shows="square:H4"),
    Row(
        "12.3",
        f"{NAMED['EC-15 the free square is cut away']}\nthen: extra H2/H3",
        "reinforce H3",
        "reinforce G2",
        shows="square:H4",
    ),
    Row(
        "12.4 12.11",
        f"{FULL}\nreinforced: G1, E to move",
        "reinforce H1",
        "reinforce H1",
        f"{FULL}, E to move",
        "square:G1",
    ),
    Row("12.4 12.11", NAMED["EC-16 a reinforced territory is cut"], "reinforce G4", "reinforce G4", CUT),
    Row("12.4 12.11", CUT, "reinforce H1", "reinforce G3", shows="square:G2"),
    # IL-22 to IL-25: powers in general
    Row("4.3 13.1", "advanced, ME, E:H1=1; then: place 1 B1", "M: look H1", "look H1", "advanced, ME, E:H1=1"),
    Row("4.3 13.1", "advanced, EM, M:H1=1 E:A1=1; then: fence B1|C1 stop", "E: shoot H1"),
    Row("4.3 13.1", "advanced, GM; then: fence B1|C1 C1|D1", "G: extra 1 C3"),
    Row("4.3 13.1", "advanced, OM; then: place 1 B1", "O: extra D3|E3"),
    Row("13.1", "advanced, ME, E:H1=1; then: fence B1|C1", "look H1", "stop", shows="line:B1|C1"),
    Row("13.1", "advanced, EM, M:H1=1 E:A1=1; then: fence B1|C1", "shoot H1", shows="line:B1|C1"),
    Row("13.1", "advanced, GM; then: fence B1|C1", "extra 1 C3", shows="line:B1|C1"),
    Row("13.1", "advanced, OM; then: fence B1|C1", "extra D3|E3", shows="line:B1|C1"),
    Row("13.2", "advanced, ME, E:H1=1; then: look H1", "look H1", "look H1", "advanced, ME, E:H1=1; seen: M H1"),
    Row("13.2", "advanced, EM, M:H1=1 E:A1=1; then: shoot H1", "shoot H1", "place 1 B1"),
    Row("13.1 13.2", "advanced, ME, E:A1=2 E:C1=1; then: look A1; fence A1|B1", "look C1", "stop"),
    Row("13.2 13.5", "advanced, GM; then: extra 1 C3", "extra 1 D3", "place 1 D3", shows="screen:0"),
    Row("13.2 13.5", "advanced, OM; then: extra D3|E3", "extra A1|B1", "fence A1|B1", shows="screen:0"),
    Row("13.3", "advanced, GM; then: extra 1 C3", "pass", "pass", "advanced, GM", shows=""),
    Row("13.3", "advanced, ME, E:H1=1; then: look H1", "pass", "place 1 A1"),
    Row("13.4", STUCK, "look H1", "look H1", STUCK.replace(" M:F1=1", ""), ""),
    Row("13.4", EMPTY.format("GM", GOBLINS), "extra 1 F1", "extra 1 F1", EMPTY.format("GM", GOBLINS[:-7])),
    Row("13.4", EMPTY.format("GM", GOBLINS), "extra 1 F1", "extra 1 A5"),  # takes the reinforcement then
    Row(
        "13.4",
        f"advanced, OM, all 35 upright sticks except G1|H1, {ORCS} O:F1=1",
        "extra G1|H1",
        "extra G1|H1",
        f"advanced, OM, all 35 upright sticks except G1|H1, {ORCS}",
    ),
    Row("13.4", f"advanced, {SCARCE} A1|B1; {MAGES} M:A3=1 E:B3=1", "look B3", "pass"),
    Row("13.4", f"{STUCK} E:A5=1 E:B5=1; reinforced B1", "look H1", "look H1", f"{STUCK} E:A5=1 E:B5=1"),
    Row("13.4 14.1", STUCK, "look A1"),
    Row("13.4 13.7 14.16", STUCK, "shoot A1"),
    Row("13.4 14.1 4.3", f"{STUCK}\nE to move", "M: look D1"),
    Row("14.1", f"{STUCK}; power_needs_action off", "look A1"),
    Row("13.5", "advanced, ME, E:H1=1, powers: M 0, seen: M H1", "look H1", "place 1 A1", shows="screen:0"),
    Row("13.5", "advanced, EM, M:H1=1 E:A1=1, arrows H1 D5, M:D5=1", "shoot H1", shows="screen:0"),
    Row("13.5", "advanced, GM, G:D5=1^", "extra 1 C3", "extra 1 C3", "advanced, GM", "screen:0"),
    Row("13.5", "advanced, OM, sticks F3|G3, powers: O 0", "extra D3|E3", "fence D3|E3", shows="screen:0"),
    Row("13.5 13.7", "advanced, ME, E:A1=1 M:B1=1, seen: M A1 A1", "shoot A1"),
    *(
        Row("13.7", f"advanced, {who}{foe}, {who}:A1=1 {foe}:H1=1", power, shows="screen:0")
        for owner, power in zip("MEGO", ("look H1", "shoot H1", "extra 1 C3", "extra D3|E3"), strict=True)
        for who, foe in itertools.permutations("MEGO", 2)
        if owner not in (who, foe)
    ),
    # IL-26 to IL-31: the four powers
    Row("14.1", LOOKS, "look A2", "look A1", shows="square:A2"),
    Row("14.1", LOOKS, "look E2", "look C1", shows="square:E2"),
    Row("14.1", LOOKS, "look D1", shows="square:D1"),
    Row("14.4", LOOKS, "look D2", "look D2", f"{LOOKS}; teams off", "square:D2"),
    Row("14.4 14.5", LOOKS, "look B1", shows="square:B1"),
    Row("14.5", f"{LOOKS}; teams off", "look B1", shows="square:B1"),
    Row("14.5", "advanced, MEG, G:B1=3^ E:C1=1", "look B1", "look B1", "advanced, MEG, G:B1=3 E:C1=1"),
    Row("14.9 5.3 2.6", "advanced, GM, G:A1=5 M:B1=1", "extra 1 B2", "extra 1 C3", shows="square:B2"),
    Row("14.9 5.3 5.6", "advanced, GM, G:A1=5 M:B1=1", "extra 1 A1", shows="square:A1"),
    Row("14.7 5.1", "advanced, GM, G:A1=5 M:B1=1", "extra 5 C3", "extra 5 C3", "advanced, GM, G:A1=1"),
    Row("14.7 5.1", "advanced, GM", "extra 6 C3"),
    Row("14.7 5.1 3.3", "advanced, GME", "extra 5 C3", "extra 4 C3"),
    Row("14.7 5.1 14.9 5.3 2.6", "advanced, GM, G:A1=5", "extra 5 B2"),
    Row("14.13 6.5 2.2", ORC, "extra A1|B2", "extra D3|E3", shows="square:A1 square:B2"),
    Row("14.13 6.6", ORC, "extra E3|F3", "extra E3|F3", "advanced, OM", "line:E3|F3"),
    Row("14.13 6.9 6.10", ORC, "extra A1/A2", "extra A1/A2", "advanced, OM", "square:A1"),
    Row("14.13 6.9 6.10 6.11", ORC, "extra B5|C5", "extra B5|C5", "advanced, OM"),
    Row("14.13 6.7 2.5", "advanced, OM", "extra A1|A0", "extra A1/A2", shows="rim:A1:top"),
    Row(
        "14.13 6.4",
        f"advanced, OM, {SCARCE} A1|B1",
        "extra G1|H1",
        "extra G1|H1",
        f"advanced, OM, {SCARCE}",
    ),
    Row("14.16", ARCHER, "shoot A1", "shoot B1", shows="square:A1"),
    Row("14.16", ARCHER, "shoot E1", "shoot D2", shows="square:E1"),
    Row("14.16", ARCHER, "shoot D1", shows="square:D1"),
    Row(
        "14.17",
        f"{EIGHT} F4|G4 G4/G5 H4/H5",
        "shoot H1",
        shows=" ".join(f"square:{at}{n}" for n in range(1, 5) for at in "GH"),
    ),
    Row("14.17", f"{EIGHT} F4|G4 F5|G5 H4/H5", "shoot H1", shows="square:H1"),  # nine, too many to show
    Row("14.20", ARCHER, "shoot C1", "shoot C1", f"{ARCHER}; teams off", "square:C1"),
    Row(
        "14.17",
        RANGE.format("E:A1=1"),
        "shoot G1",
        "shoot G1",
        RANGE.format("E:H1=1"),
        "square:G1 square:H1 square:G2 square:H2",
    ),
    Row("14.17", "advanced, EMOG, NE closed, M:G1=1 O:H1=1", "shoot G1", "shoot G1", "advanced, EMOG, M:G1=1 E:A1=1"),
    Row("14.17", "advanced, EM, M:A1=4", "shoot A1", "shoot A1", NAMED["EC-17 an arrow across the open board"]),
    Row(
        "14.19",
        RANGE.format("E:H1=1 M:G2=1"),
        "shoot G1",
        "shoot G1",
        RANGE.format("E:H1=1"),
        "square:G1 square:H1 square:G2 square:H2",
    ),
    Row("14.16 14.17 14.19", RANGE.format("M:H1=1 M:G2=1 E:A1=1"), "shoot H2"),
    Row("14.16 14.17", RANGE.format("M:H1=1 E:A1=1"), "shoot H2"),
    # a reinforcement on nobody breaks the rules of the territory too
    Row("12.1 12.4 12.11", f"{FULL}\nreinforced: H1", "reinforce H2"),
    Row("12.1 12.4 12.11 12.9", f"{FULL}\nreinforced: G1", "reinforce H2"),
    Row("2.1 12.9", f"{FULL}\nreinforced: G1", "reinforce J7"),
    # IL-32: partners
    Row("10.7", "MOGE, M:A1=3 G:B1=2", "show", shows="screen:2"),
    Row("10.7", "advanced, MOGE", tries.Show(SECOND), shows="screen:3"),
    Row("10.1", "", "show", shows=""),
    Row("10.1", "MEG", "show"),
    Row("R33", "MOGE; teams off", "show"),
    Row("R13", SHARED.format(""), "show", shows="screen:2"),
    Row("R13", SHARED.format(""), "peek A1", shows="square:A1"),
    Row("R13", SHARED.format(""), "look behind G", shows="screen:2"),
    # the set-up
    Row("3.5", OPENED, "M: place 1 A1"),
    Row("3.5", OPENED, act.Pass(SECOND)),
    Row("3.5", OPENED, act.PutHeap(CHANCE, Square.B2, 5), act.PutHeap(CHANCE, Square.D1, 5)),
    Row("3.5", OPENED, act.PutHeap(CHANCE, Square.D1, 8)),
    Row("2.1", OPENED, act.PutHeap(CHANCE, off_board("J7"), 3)),
    Row("3.5", OPENED, act.PutHeap(FIRST, Square.D1, 5)),
    Row("2.3 3.5", OPENED, act.PutHeap(CHANCE, Square.A1, 8)),
    Row("3.5", after(OPENED, "heap D1=7"), act.PutHeap(CHANCE, Square.D1, 3), act.PutHeap(CHANCE, Square.B2, 3)),
    Row("3.5", after(OPENED, "heap D1=7"), act.PutHeap(CHANCE, Square.B2, 7)),
    Row("2.3", after(OPENED, "heap D1=7"), act.PutHeap(CHANCE, Square.A1, 3)),
    Row("2.3", "", act.PutHeap(CHANCE, Square.D1, 5)),
    Row("3.7", OPENED, act.NameFirst(CHANCE, FIRST)),
    Row("3.7", "", act.NameFirst(CHANCE, FIRST)),
    Row("3.7", DRAWN, "M: place 4 A1"),
    Row("3.7 5.1 3.3", DRAWN, "M: place 5 A1"),
    Row("3.7", DRAWN, act.NameFirst(SECOND, FIRST), act.NameFirst(CHANCE, SECOND)),
    Row("3.1", DRAWN, act.NameFirst(CHANCE, Seat(3))),
    Row("R10", CHOSEN, act.NameFirst(CHANCE, FIRST), act.NameFirst(CHANCE, SECOND)),
    Row("R8", GAME.new(Options(heap_placement="reference")), act.PutHeap(CHANCE, Square.D1, 6)),
    Row("R8", MANUAL, act.PutHeap(CHANCE, Square.H2, 7), act.PutHeap(FIRST, Square.H2, 7)),
    Row("R8", MANUAL, act.PutHeap(SECOND, Square.H2, 7)),
    Row("3.5", after(MANUAL, "H2=7", "D1=3", "G5=4", "A4=4"), "heap B2=4", "heap B2=5"),
    Row("3.5", after(MANUAL, "H2=7"), "heap H2=5", "heap D1=5"),
    Row("2.3", MANUAL, "heap A1=7"),
    # other readings of the rules
    Row("R1", TWO[2:], "fence A1|B1 stop", "fence A1|B1 C1|D1", shows=""),
    Row("R1", f"{TWO[2:]}; then: fence A1|B1", "stop", "fence C1|D1"),
    Row("6.2", TWO[2:], "fence nothing"),
    Row("6.1 6.16", TWO[2:], "fence A1|B1 C1|D1 E1|F1"),
    Row("6.6 R1", f"E3|F3{TWO}", "fence E3|F3 stop", "fence A1|B1 B1|C1"),
    Row("6.6", f"E3|F3{TWO}", "fence E3|F3"),  # a second one may follow
    Row("6.9 6.10 R1", f"A1|B1{TWO}", "fence A1/A2 stop"),
    Row("4.3 R1", f"A1|B1{TWO}", "E: fence C1|D1 stop"),
    *(Row("R1", f"{TWELVE}{TWO}", f"fence {one}", "fence H4/H5 G2/G3") for one in ("G5|H5", "G4/G5", "G3/G4")),
    Row("R1", f"{TWELVE}{TWO}", "fence G4/G5 stop", "fence G4/G5 stop", TWELVE),
    Row("R1", f"advanced, OM{TWO}; then: extra A1|B1", "fence C1|D1 stop", "fence C1|D1 E1|F1"),
    Row("R1", f"advanced, OM{TWO}; then: extra A1|B1; fence C1|D1", "stop"),
    *(
        Row(clauses, f"{rows}; min_territory {least}", f"fence {gate}", "", f"{rows}; min_territory {least - 1}")
        for clauses, least, rows, gate in (
            ("6.9 6.10 R2", 2, "A1|B1", "A1/A2"),
            ("6.9 6.10 R2", 3, "A1/A2 B1/B2", "B1|C1"),
            ("R2", 5, "A1/A2 B1/B2 C1/C2 D1/D2", "D1|E1"),
            ("R2", 6, "A1/A2 B1/B2 C1/C2 D1/D2 E1/E2", "E1|F1"),
        )
    ),
    Row("6.9 6.9 6.11 R2 R2", "NW closed; min_territory 5; then: fence A1|B1", "fence A1/A2", "stop"),
    Row("13.2", "advanced, ME, E:H1=1; power_needs_action off; then: look H1", "look H1", "pass"),
)


@pytest.mark.parametrize("row", ROWS)
def test_a_move_that_breaks_these_clauses_and_its_legal_twin(row: Row) -> None:
    holds("armadora", row)


def codes(start: Any, move: str | act.AnyAction) -> list[str]:
    """By which words a move is refused."""
    state = at(start)
    return [told.code for told in GAME.refusals(state, GAME.parse(move, state) if isinstance(move, str) else move)]


@pytest.mark.parametrize(
    ("start", "move", "words"),
    [
        ("", "take A1", "nothing-there"),
        (OPENED, "M: take B2", "nothing-there"),
        ("", "take C3|D3", "no-palisade"),
        ("A1|B1", "take A1|B1", "nobodys-palisade palisade-stays"),
        ("", "peek A1", "nobody-to-see"),
        ("M:A1=4", "peek A1", "own-tile-known"),
        ("M:A1=4; relook off", "peek A1", "no-second-look read-no-second-look"),
        ("advanced, ME; E:A1=4; seen: M A1", "peek A1", "known-already"),
        ("MOGE; G:A1=4; partners_share on", "peek A1", "known-already"),
        ("", "look behind M", "own-screen"),
        ("MOGE, M:A1=3", "show", "no-showing"),
        ("", "show", "no-partner"),
        ("", tries.LookBehind(FIRST, Seat(7)), "nobody-there"),
        ("", act.PutHeap(CHANCE, Square.D1, 5), "heaps-stand"),
        ("", act.NameFirst(CHANCE, FIRST), "first-settled"),
        (OPENED, act.NameFirst(CHANCE, FIRST), "heaps-before"),
        (OPENED, "M: place 1 A1", "heaps-first"),
        (OPENED, act.PutHeap(CHANCE, Square.B2, 5), "heaps-in-order"),
        (OPENED, act.PutHeap(CHANCE, Square.D1, 8), "no-such-heap"),
        (MANUAL, act.PutHeap(CHANCE, Square.D1, 5), "not-your-heap"),
        (DRAWN, "M: place 1 A1", "first-player-first"),
        (DRAWN, act.NameFirst(SECOND, FIRST), "chance-only"),
        (CHOSEN, act.NameFirst(CHANCE, FIRST), "first-chosen"),
        (TWO[2:], "fence C3|D3 stop", "second-wanted"),
    ],
)
def test_what_nobody_can_do_is_answered_in_its_own_words(start: Any, move: str | act.AnyAction, words: str) -> None:
    assert {*codes(start, move)} == {*words.split()}


# --- all reasons at once ---------------------------------------------------------------------------------------------

MOMENTS: dict[str, tuple[str, dict[str, str]]] = {
    "another's turn": ("M to move", {"action": "4.3", "power": "4.3"}),
    "after one's own action": ("then: fence C3|D3 stop", {"action": "4.3 4.1", "power": "4.3 13.1"}),
    "after having passed": ("then: pass", {"action": "8.5 4.3", "power": "8.5 4.3"}),
    "after the end": ("then: pass; pass", {"action": "8.8 8.5", "power": "8.8 8.5"}),
    "after a palisade": ("then: fence E1|F1", {"action": "4.1", "power": "13.1"}),
}
"""When the first of two seats may not act: how it comes to that, and why it may not, for an action and for a power."""
FAULTY: list[tuple[str, str, str]] = [
    ("action", "place 1 B2", "5.3 2.6"),
    ("action", "place 6 E2", "5.1"),
    ("action", "place 6 J7", "5.1 2.1"),
    ("action", "place 6 C1", "5.1 5.3 5.6"),
    ("action", "fence A1/A2 stop", "6.9 6.10"),
    ("action", "fence E3|F3 A1|C1", "6.6 6.5 2.2 6.16"),
    ("action", "fence C4|D4 A5/A6", "6.7 2.5 6.16"),
    ("action", "fence C4|D4 D4|E4 E3|F3", "6.1 6.6 6.16"),
    ("action", "reinforce B2", "12.1 12.3"),
    ("action", "reinforce J7", "2.1"),
    ("power", "look E2", "13.7 14.1"),
    ("power", "shoot A3", "13.7 14.16 14.17"),
    ("power", "extra 6 B2", "13.7 5.1 14.7 5.3 2.6 14.9"),
    ("power", "extra E3|F3", "6.6 14.13"),
    ("power", "extra A1/A0", "6.7 2.5 14.13"),
]
"""Moves of an Orc that the board, the hand or the box forbid, and why."""


def cited(start: str, move: str) -> set[str]:
    """The clauses against a move, without the prefix."""
    state = at(start)
    return {told.clause.removeprefix("ARM-") for told in GAME.refusals(state, GAME.parse(move, state))}


@pytest.mark.parametrize(("kind", "move", "clauses"), FAULTY, ids=[move for _, move, _ in FAULTY])
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_moment_and_the_board_are_both_told(moment: str, kind: str, move: str, clauses: str) -> None:
    """Each moment with each fault of the board: neither hides the other."""
    text = "advanced, OM, NE closed, sticks A1|B1 E3|F3, O:G1=1 M:H1=1 M:C1=2"
    then, when = MOMENTS[moment]
    # A second palisade may be said to be the last.
    why = "" if (moment, move[-4:]) == ("after a palisade", "stop") else when[kind]
    assert cited(text, move) == {*clauses.split()}
    assert cited(f"{text}; {then}", f"O: {move}") == {*clauses.split(), *why.split()}


@pytest.mark.parametrize(
    ("seats", "move", "clauses"),
    [
        ("OM", "reinforce J7", "2.1"),
        ("OM", "reinforce A1", "12.1 12.3"),
        ("OM", "extra A1/A0", "6.7 2.5 14.13"),
        ("EM", "shoot D1", "14.16 14.17"),
        ("GM", "extra 9 J7", "2.1 5.1 14.7"),
    ],
)
def test_the_basic_rules_and_the_board_are_both_told(seats: str, move: str, clauses: str) -> None:
    """But of the board nothing that only the advanced rules say."""
    basic = [clause for clause in clauses.split() if not clause.startswith(("12.", "13.", "14."))]
    assert cited(f"basic, {seats}", move) == {"4.1", "11.3", *basic}
    assert cited(f"advanced, {seats}", move) == {*clauses.split()}


def test_the_palisade_that_forbids_a_later_one_is_blamed_and_shown() -> None:
    for board, fence, blamed in (
        ("", "G1|H1 A1|B1 A1/A2", {"line:A1|B1"}),
        ("A2/A3", "G1|H1 A1|B1 A2|B2", {"line:A1|B1"}),
        ("B1|C1", "G1|H1 A1/A2 B1/B2", {"line:A1/A2"}),
        ("", "A1/A2 G1|H1 B1/B2 B1|C1", {"line:A1/A2", "line:B1/B2"}),
    ):
        told = refused(board, f"fence {fence}", "6.1", "6.9", "6.10", "6.12", "6.16")
        assert evidence(told, "6.12") == blamed
    either = refused("A1/A2", "fence G1|H1 A3|B3 A2|B2 A1|B1", "6.1", "6.9", "6.10", "6.16")
    assert evidence(either, "6.12") == set()


def test_what_a_person_should_hear_first_comes_first() -> None:
    def told(text: str, move: str) -> Iterator[str]:
        return (reason.clause for reason in GAME.refusals(at(text), GAME.parse(move, at(text))))

    assert [*told("", "E: place 1 B2")] == ["ARM-4.3", "ARM-5.3", "ARM-2.6"]
    assert next(told("basic, EM", "look A1")) == "ARM-4.1"


@pytest.mark.parametrize(
    ("text", "move", "mage"),
    [
        ("basic, ME, M:A1=2; E to move", "peek A1", False),
        ("basic, ME, E:A1=2", "turn A1", False),
        ("advanced, ME, E:A1=2", "peek A1", True),
        ("advanced, ME, E:A1=2", "turn A1", True),
        ("advanced, ME, M:A1=2; E to move", "peek A1", False),
        ("advanced, MOGE, G:A1=2", "peek A1", False),
        ("advanced, MOGE, G:A1=2; teams off", "peek A1", True),
        ("advanced, OG, G:A1=2", "peek A1", False),
    ],
)
def test_a_mages_power_is_named_only_where_a_mage_might_use_it(text: str, move: str, mage: bool) -> None:
    state = at(text)
    (told,) = (GAME.sentence(r) for r in GAME.refusals(state, GAME.parse(move, state)) if r.clause == "ARM-15.1")
    assert ("Mage may use a power" in told) == mage
    assert "is a secret of" in told


def test_a_lone_palisade_will_do_where_no_second_one_fits() -> None:
    assert [(len(sticks(text)), at(text).supply) for text in (SCARCE, TWELVE, ELEVEN)] == [
        (34, 1),
        (33, 2),
        (33, 2),
    ]
    for lone in ("H4/H5", "G5|H5", "G4/G5", "G3/G4"):  # after none of them a second one fits
        assert after(f"{ELEVEN}{TWO}", f"fence {lone}").active == SECOND
    assert GAME.refusals(at(f"{ELEVEN}{TWO}"), act.LayPalisades(FIRST, (line("H4/H5"),))) == ()


def test_out_of_season_there_are_no_candidates() -> None:
    for seat, state in ((FIRST, OPENED), (FIRST, DRAWN), (CHANCE, at(""))):
        assert [*GAME.pseudo_legal_actions(state, seat)] == []
