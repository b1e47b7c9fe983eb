"""The table of illegal moves in the specification, row by row: every clause, the evidence, the nearest legal move."""

from __future__ import annotations

import itertools
from typing import NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet

from orclib.games.thorval.actions import Trick
from orclib.games.thorval.state import SETUP
from tests.games.thorval.support import (
    CHANCE,
    GAME,
    HOUSE,
    SEATS,
    A,
    B,
    D,
    F,
    Figure,
    Kind,
    Match,
    Mode,
    Phase,
    Piece,
    Seat,
    act,
    after,
    allowed,
    at,
    cited,
    ev,
    evidence,
    here,
    legal,
    only,
    play,
    reasons_against,
    refused,
)
from tests.games.thorval.tools import (
    ANNOUNCE,
    CASTLES,
    CHEST,
    CROWN,
    DECLARE,
    EXCHANGE,
    EXTRA,
    GIFT,
    GO_ON,
    HELP,
    HELP_SOLDIER,
    HELP_SOLDIERS,
    HIDE,
    HIDE_FIRST,
    LAY,
    LIFT,
    LOSSES,
    MIDDLE,
    MUSTER,
    OCCUPY,
    OVER,
    PHASES,
    PREPARE,
    REINFORCE,
    RESTING,
    RING,
    SECOND_ATTACK,
    SETTLE,
)

ASIDE = "A II/2 = 4S+W; II/1 = 2S; VI/5 = 2S\nO II/5 = 2\nfar soldiers"
"""A wizard in the middle; the hero is not on the board."""
BESIDE = "A II/2 = 4S+W; II/1 = 2S+H; VI/5 = 2S\nO II/5 = 2\nfar soldiers"
"""A wizard in the middle, and the hero in the next space."""
GATHERING = "A II/2 = 1S; II/1 = 4S; II/3 = 2S+H; II/6 = 1S; VI/5 = 3S\nO II/5 = 4\nfar soldiers"
"""Friends around a lone soldier (E18), and some far away."""
SIEGE = """A II/2 = 3S
B II/5 = 2S; II/6 = 3S; VI/2 = 1S; VI/5 = 1S+W; I/6 = 4S
far soldiers
then: attack II/2 II/5 total"""
"""B's friends around an attacked space."""
TRUCE = "mediator II/2\nA II/3 = 5S\nB II/4 = 2S; 3, III/1 = 1S\nO II/5 = 4; II/2 = 1; III/6 = 2\nfar soldiers"
"""The mediator's truce (E13)."""
WATER = "A I/1 = 2S; II/1 = 3S; I/6 = 1S\nB VI/2 = 1S; 5 = 2S; III/6 = 1S\nO IV/4 = 1\nfar soldiers"
"""Friends and enemies at the river."""
BOTH = "A II/2 = 3S\nB II/5 = 2S+W; II/3 = 1S\nO II/6 = 1\nfar soldiers"
"""Something of everybody around II/2."""


CYCLE = f"{SETTLE}\nC V/1 = 1S\nD I/2 = 1S"
"""Everybody has placed one soldier."""
MEETING = f"{BESIDE}\nthen: attack II/2 II/5 total"
TOTAL = f"{GATHERING}\nthen: attack II/2 II/5 total"
PARTIAL = f"{GATHERING}\nthen: attack II/2 II/5 partial"


class Row(NamedTuple):
    """A refused move: all clauses against it, what they point at, and a legal move that differs in one thing."""

    number: str
    start: str
    move: str
    clauses: str
    proof: str
    twin: str
    elsewhere: str = ""
    """The position in which the twin is legal; by default the same."""


def spaces(*names: str) -> str:
    """The targets of some spaces."""
    return " ".join(f"space:{name}" for name in names)


SET_UP = [
    Row("X1", CASTLES, "B: settle 4", "3.4 2.9", "space:4", "B: settle 5"),
    Row("X1", CASTLES, "B: settle II/2", "3.4", "space:II/2", "B: settle 3"),
    Row("X2", SETTLE, "C: settle III/2", "3.8 2.9", "space:III/2", "C: settle III/3"),
    Row("X2", SETTLE, "C: settle I/5", "3.8 2.10", "space:I/5", "C: settle I/4"),
    Row("X2", SETTLE, "C: settle 7", "3.8", "space:7", "C: settle V/1"),
    Row("X2", SETTLE, "C: settle 2", "3.8 2.9", "space:2", "C: settle I/2"),
    Row("X2", SETTLE, "C: settle 1", "3.8 2.10", "space:1", "C: settle I/2"),
    Row("X2", CYCLE, "A: settle III/2", "3.8", "space:III/2", "A: settle VI/1"),
    Row("X3", HIDE_FIRST, "A: hide chest II/1", "3.12", "space:II/1", "A: hide chest 3"),
    Row("X3", HIDE, "A: hide crown 1", "3.14", "space:1", "A: hide crown I/1"),
    Row("X3", HIDE, "A: hide crown 5", "3.14", "space:5", "A: hide crown II/6"),
    Row("X3 X5", HIDE, "A: hide crown 3", "3.14 3.15", "space:3", "A: hide crown III/1"),
    Row("X4", HIDE_FIRST, "A: hide chest 2", "3.13", "space:2", "A: hide chest 4"),
    Row("X4", HIDE_FIRST, "A: hide ring 2", "3.13", "space:2", "A: hide ring 1"),
    Row("X6", HIDE, "A: hide crown of A I/1", "3.11", "seat:3", "A: hide crown of D I/1"),
    Row("X6", HIDE, "A: hide crown of B I/1", "3.11", "seat:3", "A: hide crown of D I/1"),
    Row("X6", HIDE, "A: hide crown of C I/1", "3.11", "seat:3", "A: hide crown of D I/1"),
    Row("X7", MUSTER, "A: mass I/1", "3.17 2.9", "space:I/1", "A: mass II/4"),
    Row("X7", MUSTER, "A: mass II/1", "3.17 2.10", "space:II/1", "A: mass II/4"),
    Row("X7", MUSTER, "A: mass 1", "3.17 2.10", "space:1", "A: mass 4"),
    Row("X7", MUSTER, "A: mass 5 wizard", "3.17 2.9", "space:5", "A: mass 4 wizard"),
    Row("X7", MUSTER, "A: put II/4", "3.17", "", "A: mass II/4"),
    Row("X7", MUSTER, "A: reinforce II/4 5, III/2 5", "3.17", "", "A: mass II/4"),
    Row("X8", MUSTER, "A: mass II/4 hero wizard", "3.17 4.2 4.3", "space:II/4", "A: mass II/4 wizard"),
    Row("X8", MUSTER, "A: mass 4 wizard hero", "3.17 4.2 4.3", "space:4", "A: mass 4 hero"),
]

PIECES = [
    Row(
        "X9",
        f"{ASIDE}\nphase reinforce\nthen: put II/1; put II/1; put II/1",
        "A: put II/1 hero",
        "4.1",
        "",
        "A: put II/1 hero",
        f"{ASIDE}\nphase reinforce\nthen: put II/1; put II/1",
    ),
    Row(
        "X9",
        f"{BESIDE}\nphase reinforce",
        "A: put VI/5 hero",
        "4.4",
        "space:II/1",
        "A: put VI/5 hero",
        f"{ASIDE}\nphase reinforce",
    ),
    Row("X9", f"{BESIDE}\nphase reinforce", "A: put VI/5 wizard", "4.4", "space:II/2", "A: put VI/5"),
    Row(
        "X9",
        f"{BESIDE}\nphase reinforce\nthen: put II/1; put II/1; put II/1",
        "A: put VI/5 hero",
        "4.4 4.1",
        "space:II/1",
        "A: put VI/5",
    ),
    Row(
        "X9",
        HELP_SOLDIER,
        "A: mass II/5 hero",
        "4.1",
        "",
        "A: mass II/5 hero",
        HELP_SOLDIERS,
    ),
    Row("X9", HELP_SOLDIERS, "A: mass II/5 wizard", "4.4", "space:II/2", "A: mass II/5 hero"),
    Row("X10", f"{ASIDE}\nphase reinforce", "A: put II/2 hero", "4.3", "space:II/2", "A: put II/1 hero"),
    Row(
        "X10",
        "A IV/2 = 1S+W\nfar soldiers\nphase gift\nmediator IV/2",
        "A: mass IV/2 hero",
        "4.3",
        "space:IV/2",
        "A: mass IV/2 hero",
        "A IV/2 = 1S\nfar soldiers\nphase gift\nmediator IV/2",
    ),
    Row("X10", MEETING, "A: gather II/1 hero", "14.12 4.3", "space:II/2", "A: gather II/1"),
    Row(
        "X10",
        MEETING,
        "A: transfer hero II/1",
        "14.12 4.3",
        "space:II/2",
        "A: transfer hero II/1",
        MEETING.replace("4S+W", "4S"),
    ),
    Row("X11", f"{BOTH}\nphase reinforce", "A: put II/3", "13.5 2.9", "space:II/3", "A: put II/2"),
    Row("X11", f"{BOTH}\nphase reinforce", "A: put II/6", "13.5 2.10", "space:II/6", "A: put I/5"),
    Row("X11", BOTH, "A: try walk II/2 II/3", "14.6 2.9", "space:II/2 space:II/3", "A: attack II/2 II/3"),
    Row("X11", BOTH, "A: try walk II/2 II/6", "14.6 2.10", "space:II/2 space:II/6", "A: attack II/2 II/6"),
    Row("X36", BOTH, "A: try walk II/2 II/1", "14.6", "space:II/2 space:II/1", "A: attack II/2 II/5"),
    Row("X36", BOTH, "A: try walk II/2 I/5", "14.6", "space:II/2 space:I/5", "A: attack II/2 II/5"),
    Row("X36", f"{BOTH}\nphase reinforce", "A: put II/1", "13.5", "space:II/1", "A: put II/2"),
    Row("X36", BOTH, "A: advance II/1", "14.1 14.6", "space:II/1", "A: attack II/2 II/5"),
    Row("X36", BOTH, "A: gather I/5", "14.1", "", "A: gather II/1", PREPARE),
]

ASKED = f"{MIDDLE}\nphase reinforce\nhelp 1\nrequests A 1"
HELPS = [
    Row("X12", REINFORCE, "A: help 1", "12.1 13.1", "", "A: help 1", HELP),
    Row("X12", DECLARE, "A: help 1", "12.1 14.1", "", "A: help 1", HELP),
    Row(
        "X12",
        PREPARE,
        "A: help 1",
        "12.1 14.7",
        "",
        "A: help 1",
        HELP,
    ),
    Row("X12", GO_ON, "A: help 5", "12.1 16.1", "", "A: help 5", HELP),
    Row("X12", OCCUPY, "A: help 1", "12.1 16.3", "", "A: help 1", HELP),
    Row("X12", f"{BOTH}\nA 3 = 1S\nphase declare", "A: help 0", "12.1 14.1", "", "A: help 0", HELP),
    Row("X13", ASKED, "A: help 2", "12.1 12.3 13.1", "", "A: help 2", HELP),
    Row("X13", f"{MIDDLE}\nhelp 5\nrequests A 1", "A: help 1", "12.1 12.3 14.1", "", "A: help 1", HELP),
    Row(
        "X13",
        LIFT,
        "A: help 4",
        "12.1 12.3 12.9 12.11",
        spaces("II/1", "II/2", "II/3", "II/6", "I/5", "3", "VI/5"),
        "A: help 4",
        EXTRA.replace("\nthen: help 4", ""),
    ),
    Row("X13", f"{HELP}\nrequests A 10", "A: help 1", "12.2", "seat:0", "A: help 1", f"{HELP}\nrequests A 9, B 10"),
    Row("X13", f"{HELP}\nrequests A 10", "A: help 5", "12.2", "seat:0", "A: help 0"),
    Row("X14", f"{HELP}\ntreasure moved", "A: help 3", "12.10", "", "A: help 3", HELP),
    Row("X14", f"{HELP}\ntreasure moved\nB to move", "B: help 3", "12.10", "", "B: help 3", f"{HELP}\nB to move"),
    Row("X14", f"{HELP}\ntreasure moved", "A: help 3 II/6 II/4", "12.10", "", "A: help 3 II/6 II/4", HELP),
    Row("X15", LIFT, "A: lift II/5", "12.9", "space:II/5", "A: lift II/6"),
    Row("X15", LIFT, "A: lift II/3", "12.9", "space:II/3", "A: lift II/2"),
    Row("X15", HELP, "A: help 3 V/1 II/4", "12.9", "space:V/1", "A: help 3 6 II/4"),
    Row("X15", LAY, "A: lay II/6", "12.9", "space:II/6", "A: lay II/4"),
    Row("X15", LAY, "A: lay II/5", "12.9", "space:II/5", "A: lay VI/6"),
    Row("X15", LAY, "A: lay III/6", "12.9", "space:III/6", "A: lay III/5"),
    Row("X15", HELP, "A: help 3 III/6 III/6", "12.9", "space:III/6", "A: help 3 III/6 III/5"),
    Row(
        "X15",
        "A II/2 = 1S\ntreasures A chest II/5\nfar soldiers\nphase help",
        "A: help 3",
        "12.9",
        "",
        "A: help 3",
        "A II/2 = 1S\ntreasures B chest II/5\nfar soldiers\nphase help",
    ),
    Row("X16", DECLARE, "A: try look II/2", "12.9 17.6", "lying:II/2", "A: lift II/2", LIFT),
    Row("X16", DECLARE, "A: try look III/6", "12.9 17.6", "lying:III/6", "A: lift III/6", LIFT),
    Row("X16", DECLARE, "A: try look V/1", "17.1", "lying:V/1", "A: attack II/2 II/5", DECLARE),
    Row(
        "X17",
        "A 3 = 5S; II/3 = H; II/4 = W\nB IV/6 = 1S\nphase help",
        "A: help 4",
        "12.11",
        spaces("II/3", "II/4", "3"),
        "A: help 4",
        "A 3 = 5S; II/3 = H\nB IV/6 = 1S\nphase help",
    ),
    Row(
        "X17",
        "A 3 = 7S\nB IV/6 = 1S\nphase help",
        "A: help 4 3 6",
        "12.11",
        "space:3",
        "A: help 4 3 6",
        "A 3 = 6S\nB IV/6 = 1S\nphase help",
    ),
    Row(
        "X18",
        "A 3 = 5S\nB IV/6 = 1S\nphase help",
        "A: help 5",
        "12.12",
        spaces("I/1", "I/6", "II/5", "II/6", "IV/1", "IV/2", "IV/4", "IV/5", "V/1", "V/2", "VI/2", "5"),
        "A: help 5",
        "A 3 = 4S; II/6 = 1S\nB IV/6 = 1S\nphase help",
    ),
    Row("X18", f"{WATER}\nhelp 5", "A: attack II/1 VI/2 by boat", "12.12", "space:II/1", "A: attack I/1 VI/2 by boat"),
    Row("X18", f"{WATER}\nhelp 5", "A: attack I/1 III/6 by boat", "12.12", "space:III/6", "A: attack I/1 5 by boat"),
    Row("X18", WATER, "A: attack I/1 VI/2 by boat", "12.12", "", "A: attack I/1 VI/2 by boat", f"{WATER}\nhelp 5"),
    Row("X19", HELP_SOLDIERS, "A: mass II/2", "12.5", "space:II/5", "A: mass II/5"),
    Row("X19", HELP_SOLDIERS, "A: mass III/6", "12.5", "space:II/5", "A: mass II/5"),
    Row("X19", HELP_SOLDIERS, "A: put II/5", "12.5", "", "A: mass II/5"),
    Row("X19", HELP_SOLDIERS, "A: reinforce II/5 1, II/2 1", "12.5", "", "A: mass II/5"),
    Row("X19", HELP_SOLDIER, "A: mass II/2", "12.6", "space:II/5", "A: mass II/5"),
    Row("X19", HELP_SOLDIER, "A: put II/2", "12.6", "", "A: mass II/5"),
]

PLAIN = "A 3, II/3, II/4 = 1S\nB IV/6 = 1S\nphase reinforce"
"""Four soldiers are due: the least there is."""
SIX = "A 3, II/3, II/4, III/1, VI/1, II/2 = 1S\nB IV/6 = 1S\nphase reinforce"
"""Six soldiers are due, for a kingdom of six."""
REINFORCEMENTS = [
    Row("X20", PLAIN, "A: put II/2", "13.5", "space:II/2", "A: put II/3"),
    Row("X20", PLAIN, "A: put IV/6", "13.5 2.9", "space:IV/6", "A: put 3"),
    Row("X20", f"{PLAIN}\nO II/1 = 1", "A: put II/1", "13.5 2.10", "space:II/1", "A: put 3"),
    Row("X20", PLAIN, "A: reinforce 3 3", "13.5 13.4", "", "A: reinforce 3 4"),
    Row("X20", PLAIN, "A: reinforce 3 1, II/3 2, II/4 2", "13.5 13.4", "", "A: reinforce 3 1, II/3 1, II/4 2"),
    Row("X20", PLAIN, "A: reinforce nothing", "13.5 13.4", "", "A: reinforce II/3 4"),
    Row("X20", SIX, "A: reinforce 3 4", "13.5 13.3", "", "A: reinforce 3 4, II/2 2"),
    Row("X20", SIX, "A: reinforce 3 5+H", "13.5 13.3", "", "A: reinforce 3 4+H"),
    Row("X20", PLAIN, "A: pass", "13.1", "", "A: pass", PLAIN.replace("phase reinforce", "phase declare")),
    Row("X20", f"{PLAIN}\nthen: put 3; put 3; put 3", "A: pass", "13.1", "", "A: put 3"),
    Row("X21", f"{BOTH}\nphase reinforce", "A: attack II/2 II/5", "13.1", "", "A: attack II/2 II/5", BOTH),
    Row("X21", f"{BOTH}\nphase help", "A: attack II/2 II/5", "12.1 13.1", "", "A: attack II/2 II/5", BOTH),
    Row("X21", GO_ON, "A: attack II/3 II/4", "14.1 16.1", spaces("II/2", "II/5"), "A: attack II/3 II/4", DECLARE),
    Row("X21", EXCHANGE, "A: attack II/3 II/4", "14.1 15.11", spaces("II/2", "II/5"), "A: attack II/3 II/4", DECLARE),
    Row("X21", GO_ON, "A: announce II/3 II/4", "12.6 16.1", "", "A: announce II/3 II/4", ANNOUNCE),
]

ATTACKS = [
    Row("X22", BOTH, "A: attack II/3 II/2", "14.2 14.3", "space:II/3 space:II/2", "A: attack II/2 II/3"),
    Row("X22", f"{BOTH}\nB I/2 = 1S", "A: attack II/5 II/6", "14.2", "space:II/5", "A: attack II/2 II/6"),
    Row(
        "X22",
        f"{BOTH}\nB I/2 = 1S",
        "A: attack I/4 I/2",
        "14.2",
        "space:I/4",
        "A: attack I/5 I/4",
        f"{BOTH}\nB I/2, I/4 = 1S",
    ),
    Row("X23", f"{BOTH}\nB VI/5 = 1S", "A: attack II/2 VI/5", "14.2", spaces("II/2", "VI/5"), "A: attack II/2 II/5"),
    Row("X23", WATER, "A: attack I/1 VI/2", "14.2 2.5", spaces("I/1", "VI/2"), "A: attack I/1 5"),
    Row("X23", WATER, "A: attack I/1 IV/4", "14.2 2.5", spaces("I/1", "IV/4"), "A: attack I/6 IV/4"),
    Row(
        "X23", f"{WATER}\nhelp 5", "A: attack I/1 VI/2", "14.2 2.5", spaces("I/1", "VI/2"), "A: attack I/1 VI/2 by boat"
    ),
    Row("X24", f"{BOTH}\nA II/1 = 1S", "A: attack II/2 II/1", "14.3", "space:II/1", "A: attack II/2 II/3"),
    Row("X24", BOTH, "A: attack II/2 II/1", "14.3", "space:II/1", "A: attack II/2 II/1", f"{BOTH}\nO II/1 = 1"),
    Row("X24", BOTH, "A: attack II/2 II/2", "14.2 14.3", "space:II/2", "A: attack II/2 II/3"),
    Row(
        "X25",
        f"{BOTH}\ndragon II/5",
        "A: attack II/2 II/5",
        "14.4",
        "space:II/5",
        "A: attack II/2 II/5",
        f"{BOTH}\ndragon II/4",
    ),
    Row("X25", f"{BOTH}\ndragon II/6", "A: attack II/2 II/6", "14.4", "space:II/6", "A: attack II/2 II/5"),
    Row("X25", f"{BOTH}\ndragon II/1", "A: attack II/2 II/1", "14.4 14.3", "space:II/1", "A: attack II/2 II/5"),
    Row("X26", TRUCE, "A: attack II/3 II/2", "14.5 10.5", "space:II/2", "A: attack II/3 III/1"),
    Row("X26", TRUCE, "A: attack II/3 II/4", "14.5 10.5", "space:II/2", "A: attack II/3 3"),
    Row("X26", TRUCE, "A: attack II/3 II/5", "14.5 10.5", "space:II/2", "A: attack II/3 III/6"),
    Row(
        "X26",
        f"{TRUCE}\ndragon II/4",
        "A: attack II/3 II/4",
        "14.4 14.5 10.5",
        "space:II/2 space:II/4",
        "A: attack II/3 II/4",
        TRUCE.replace("mediator II/2", "dragon II/2"),
    ),
    Row(
        "X26",
        f"{TRUCE}\nB II/6 = 1S",
        "A: attack I/5 II/6",
        "14.2 14.5 10.5",
        spaces("II/2", "I/5", "II/6"),
        "A: attack II/3 3",
    ),
]

PREPARATIONS = [
    Row("X27", PARTIAL, "A: gather II/1", "14.7", "space:II/2", "A: gather II/1", TOTAL),
    Row("X27", PARTIAL, "A: rally II/1 3", "14.7", "space:II/2", "A: rally II/1 3", TOTAL),
    Row(
        "X27",
        f"{TOTAL}; ready; exchange 1 6",
        "A: gather II/1",
        "14.7 15.11",
        spaces("II/2", "II/5"),
        "A: gather II/1",
        TOTAL,
    ),
    Row(
        "X27",
        f"{PARTIAL}; ready; exchange 1 6",
        "A: gather II/1",
        "14.7 16.1",
        spaces("II/2", "II/5"),
        "A: gather II/1",
        TOTAL,
    ),
    Row(
        "X27",
        f"defender_transfer=on\n{SIEGE.replace('total', 'partial')}",
        "B: gather II/6",
        "14.9",
        "space:II/5",
        "B: gather II/6",
        SIEGE,
    ),
    Row("X28", TOTAL, "A: gather VI/5", "14.7", spaces("VI/5", "II/2"), "A: gather II/1"),
    Row("X28", TOTAL, "A: gather II/6", "14.8 14.10", "space:II/6", "A: gather II/1"),
    Row("X28", TOTAL, "A: rally II/1 4", "14.8 14.10", "space:II/1", "A: rally II/1 3"),
    Row("X28", TOTAL, "A: rally II/3 2+H", "14.8 14.10", "space:II/3", "A: rally II/3 1+H"),
    Row("X28", TOTAL, "A: gather I/5", "14.7 14.8 14.10", spaces("I/5", "II/2"), "A: gather II/1"),
    Row("X28", TOTAL, "A: gather II/1 hero", "14.7", "space:II/1", "A: gather II/3 hero"),
    Row(
        "X28",
        f"{GATHERING}\nB III/6 = 2S\nthen: attack II/2 II/5 total",
        "A: gather III/6",
        "14.7",
        "space:III/6",
        "A: gather II/1",
    ),
    Row("X28", SIEGE, "B: gather VI/2", "14.9 14.10", "space:VI/2", "B: gather II/6"),
    Row("X28", SIEGE, "B: gather I/6", "14.9", spaces("I/6", "II/5"), "B: gather II/6"),
    Row("X28", SIEGE, "B: gather II/2", "14.9", "space:II/2", "B: gather II/6"),
    Row(
        "X29",
        SIEGE,
        "B: transfer wizard VI/5",
        "14.11",
        "space:II/5",
        "B: transfer wizard VI/5",
        f"defender_transfer=on\n{SIEGE}",
    ),
    Row(
        "X29",
        f"{TOTAL}; transfer hero II/3",
        "A: transfer hero II/3",
        "14.11",
        "space:II/2",
        "A: transfer hero II/3",
        TOTAL,
    ),
    Row(
        "X29",
        "A II/2 = 1S; II/1 = 4S+W; II/3 = 1S+H\nO II/5 = 4\nfar soldiers\n"
        "then: attack II/2 II/5 total; transfer hero II/3",
        "A: transfer wizard II/1",
        "14.11 14.12 4.3",
        "space:II/2",
        "A: transfer wizard II/1",
        "A II/2 = 1S; II/1 = 4S+W\nO II/5 = 4\nfar soldiers\nthen: attack II/2 II/5 total",
    ),
    Row(
        "X29",
        "A II/2 = 1S; VI/5 = H; II/1 = 2S\nO II/5 = 4\nfar soldiers\nthen: attack II/2 II/5 total",
        "A: transfer hero VI/5",
        "14.10",
        "space:VI/5",
        "A: transfer hero VI/5",
        "A II/2 = 1S; VI/5 = 1S+H; II/1 = 2S\nO II/5 = 4\nfar soldiers\nthen: attack II/2 II/5 total",
    ),
    Row("X29", TOTAL, "A: transfer wizard II/3", "14.11", "space:II/3", "A: transfer hero II/3"),
]

DUEL = "A II/2 = 3S\nO II/5 = 4\nfar soldiers"
FIGHTS = [
    Row("X30", PARTIAL, "A: stop", "16.2 14.11", spaces("II/2", "II/5"), "A: stop", GO_ON),
    Row(
        "X30",
        f"{DUEL}\nthen: attack II/2 II/5 partial",
        "A: stop",
        "16.2 15.11",
        spaces("II/2", "II/5"),
        "A: stop",
        f"{DUEL}\nthen: attack II/2 II/5 partial; exchange 1 6",
    ),
    Row(
        "X30",
        f"{DUEL}\nthen: attack II/2 II/5 total; exchange 1 6",
        "A: stop",
        "16.2 15.11",
        spaces("II/2", "II/5"),
        "A: stop",
        f"{DUEL}\nthen: attack II/2 II/5 partial; exchange 1 6",
    ),
    Row(
        "X31",
        f"{ANNOUNCE}; announce II/3 II/4; ready",
        "A: announce II/1 5",
        "12.7 15.11",
        spaces("II/3", "II/4"),
        "A: announce II/1 5",
        ANNOUNCE,
    ),
    Row(
        "X31",
        f"{ANNOUNCE}; pass; ready",
        "A: announce II/1 5",
        "12.7 15.11",
        "",
        "A: announce II/1 5",
        ANNOUNCE,
    ),
    Row(
        "X31",
        f"{ANNOUNCE.replace('total', 'partial')}; pass; exchange 1 6",
        "A: announce II/1 5",
        "12.7 16.1",
        "",
        "A: announce II/1 5",
        ANNOUNCE,
    ),
    Row("X31", SECOND_ATTACK, "A: announce II/3 II/4", "12.7 12.8", spaces("II/2", "II/5"), "A: begin total"),
    Row("X31", SECOND_ATTACK, "A: attack II/3 II/4", "14.1 12.8", spaces("II/1", "5"), "A: begin partial"),
    Row("X32", OCCUPY, "A: ready", "16.3", spaces("II/2", "II/5"), "A: advance II/5"),
    Row("X32", OCCUPY, "A: occupy 0", "16.3", spaces("II/2", "II/5"), "A: occupy 1"),
    Row("X32", OCCUPY, "A: occupy 5", "16.3", "space:II/2", "A: occupy 4"),
    Row("X32", OCCUPY, "A: occupy 5 with wizard", "16.3", "space:II/2", "A: occupy 4 with wizard"),
    Row("X32", OCCUPY, "A: occupy 99", "16.3", "space:II/2", "A: occupy 1"),
    Row("X11", OCCUPY, "A: advance III/6", "16.3 14.6 2.10", spaces("II/5", "III/6"), "A: advance II/5"),
    Row("X11", OCCUPY, "A: advance II/4", "16.3 14.6 2.9", spaces("II/5", "II/4"), "A: advance II/5"),
    Row(
        "X33",
        f"{MIDDLE}\nthen: attack II/3 II/4 total; ready; ready",
        "A: take II/4",
        "15.17 15.11",
        "space:II/4",
        "2 : 6",
        f"{MIDDLE}\nthen: attack II/3 II/4 total; ready; ready",
    ),
    Row("X33", DECLARE, "A: take II/4", "15.17 14.1", "space:II/4", "A: take II/4", RING),
    Row(
        "X33",
        "A II/2 = 4S\nB II/5 = 3S+H\nfar soldiers\nthen: attack II/2 II/5 total; exchange 2 6",
        "A: lose figure",
        "15.17 12.1",
        "space:II/5 seat:1",
        "B: lose figure",
    ),
    Row("X33", LOSSES, "B: lose soldiers", "15.17 12.1", "space:II/2 seat:0", "A: lose soldiers"),
]

FINDS = [
    Row("X34", CROWN, "A: put III/6", "17.3 2.10", "space:III/6", "A: put II/5"),
    Row("X34", CROWN, "A: put II/4", "17.3 2.9", "space:II/4", "A: put 3"),
    Row("X34", CROWN, "A: put V/6", "17.3", "space:V/6", "A: put VI/5"),
    Row("X34", CHEST, "A: mass II/2", "17.2", "space:II/5", "A: mass II/5"),
    Row("X35", RING, "A: take III/6", "17.4", "space:III/6", "A: take II/4"),
    Row("X35", f"{RING}; take 5", "A: take VI/1", "17.4", "seat:1", "A: take VI/2"),
    Row("X35", RING, "A: take units II/4 2, VI/1 1", "17.4", "seat:1", "A: take units II/4 2, VI/2 1"),
    Row("X35", RING, "A: take II/2", "17.4", "space:II/2", "A: take I/3"),
    Row("X35", RING, "A: take V/6", "17.4", "space:V/6", "A: take V/1"),
    Row("X35", RING, "A: take II/4 hero", "17.4", "space:II/4", "A: take V/1 hero"),
    Row("X35", RING, "A: take units II/4 2", "17.4", "", "A: take units II/4 2, I/3 1"),
    Row("X35", RING, "A: take units II/4 2, VI/2 2", "17.4", "", "A: take units II/4 2, VI/2 W"),
    Row("X37", DECLARE, "B: pass", "12.1", "seat:0", "A: pass"),
    Row("X37", DECLARE, "B: attack VI/2 VI/1", "12.1", "seat:0", "B: attack VI/2 VI/1", f"{DECLARE}\nB to move"),
    Row("X37", HELP, "C: help 1", "12.1", "seat:0", "C: help 1", f"{HELP}\nC to move"),
    Row("X37", REINFORCE, "B: put 5", "12.1", "seat:0", "A: put 3"),
    Row("X37", GO_ON, "B: stop", "12.1", "seat:0", "A: stop"),
    Row("X37", GIFT, "B: mass II/4", "10.2", "seat:0", "A: mass II/4"),
    Row("X37", CASTLES, "A: settle 3", "3.3", "seat:1", "B: settle 3"),
    Row("X37", "3 players\nA II/2 = 3S\nB II/5 = 1S", "C: pass", "18.1", "seat:2", "A: pass"),
    Row("X37", "3 players\nA II/2 = 3S\nB II/5 = 1S\nphase help", "C: help 1", "18.1", "seat:2", "A: help 1"),
]


def marked(row: Row) -> ParameterSet:
    """A row as a parameter of a test that shows its clauses."""
    clauses = (f"THO-{clause}" for clause in row.clauses.split())
    return pytest.param(row, marks=pytest.mark.clause(*clauses), id=f"{row.number} {row.move}")


ROWS = [*SET_UP, *PIECES, *HELPS, *REINFORCEMENTS, *ATTACKS, *PREPARATIONS, *FIGHTS, *FINDS]


@pytest.mark.parametrize("row", [marked(row) for row in ROWS])
def test_a_row_of_the_table(row: Row) -> None:
    reasons = refused(row.start, row.move, *row.clauses.split())
    assert evidence(reasons) >= set(row.proof.split())
    allowed(row.elsewhere or row.start, row.twin)


def test_no_row_was_forgotten() -> None:
    elsewhere = {"X5"}  # its own tests below
    numbers = {number for row in ROWS for number in row.number.split()} | elsewhere
    assert numbers == {f"X{number}" for number in range(1, 38)}


def test_evidence_is_on_the_board() -> None:
    known = {f"space:{space}" for space in at(DECLARE).board.spaces} | {f"seat:{seat}" for seat in SEATS}
    for row in ROWS:
        for target in evidence(reasons_against(row.start, row.move)):
            assert target in known or target.startswith("lying:")


# --- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-3.15")
def test_x5_a_second_treasure_in_one_territory_or_castle() -> None:
    first = after(HIDE_FIRST, "A: hide chest 3")
    assert evidence(refused(first, "B: hide chest 3", "3.15")) == {"space:3"}
    allowed(first, "B: hide chest 1")
    allowed(HIDE_FIRST, "A: hide chest 3")
    second = after(HIDE, "A: hide crown I/1")
    assert evidence(refused(second, "B: hide crown I/1", "3.15")) == {"space:I/1"}
    allowed(second, "B: hide crown I/2")
    third = after(second, "B: hide ring I/2", "C: hide ring V/5", "D: hide ring VI/6")
    for space in ("I/1", "I/2", "V/5", "VI/6"):
        refused(third, f"A: hide ring {space}", "3.15")


@pytest.mark.parametrize(("move", "clauses"), [("A: hide chest I/1", "3.16"), ("A: hide blank I/1", "19.4")])
@pytest.mark.clause("THO-3.16", "THO-19.4")
def test_hiding_what_is_hidden_already_or_not_in_the_box(move: str, clauses: str) -> None:
    refused(HIDE, move, clauses)
    allowed(HIDE, "A: hide crown I/1", "A: hide ring I/1")
    allowed(f"blank_treasure=on\n{HIDE}", "A: hide blank I/1")


@pytest.mark.clause("THO-3.14")
def test_hiding_under_its_owner_where_that_is_not_read_so() -> None:
    assert evidence(refused(f"hide_under_owner=off\n{HIDE}", "A: hide crown I/2", "3.14")) == {"space:I/2"}
    allowed(HIDE, "A: hide crown I/2")
    allowed(f"hide_under_owner=off\n{HIDE}", "A: hide crown I/1")


@pytest.mark.parametrize("phase", SETUP)
@pytest.mark.clause("THO-3.3")
def test_nothing_of_a_later_part_of_the_set_up_comes_earlier(phase: Phase) -> None:
    state = at(PHASES[phase])
    seat = state.active or A
    wanted = {Phase.CASTLES: act.Settle, Phase.SETTLE: act.Settle, Phase.HIDE: act.Hide, Phase.MUSTER: act.Mass}
    for action in (
        act.Settle(seat, "I/4"),
        act.Hide(seat, state.options.hides_for(seat), Kind.RING, "I/4"),
        act.Mass(seat, "4"),
        act.Help(seat, 0),
        act.Pass(seat),
    ):
        if not isinstance(action, wanted.get(phase, act.Roll)):
            reasons = reasons_against(state, action)
            now = {"opening_roll": "3.1", "castles": "3.4", "ork_setup": "3.6", "settle": "3.8", "hide": "3.14"}
            assert f"THO-{now.get(phase.value, '3.17')}" in {reason.clause for reason in reasons}


# --- more than one thing wrong ---------------------------------------------------------------------------------------


@pytest.mark.clause("THO-14.2", "THO-14.3", "THO-14.4", "THO-14.5", "THO-10.5", "THO-12.12")
def test_all_reasons_against_an_attack_are_told_at_once() -> None:
    state = f"{TRUCE}\ndragon II/2\nB VI/6 = 1S"
    refused(state, "A: attack VI/6 II/2", "14.2", "14.4", "14.5", "10.5")
    refused(state, "B: attack VI/6 II/2", "12.1", "14.2", "14.4", "14.5", "10.5")
    refused(state, "A: attack VI/6 VI/5 by boat", "14.2", "14.3", "12.12")
    refused(f"{state}\nhelp 5", "A: attack VI/6 VI/5 by boat", "14.2", "14.3", "12.12")
    refused(f"{state}\nphase reinforce", "A: attack VI/6 II/2", "13.1", "14.2", "14.4", "14.5", "10.5")
    allowed(state, "A: attack II/3 3")


@pytest.mark.clause("THO-4.1", "THO-4.2", "THO-4.3", "THO-4.4")
def test_all_reasons_against_figures_are_told_at_once() -> None:
    one = HELP_SOLDIER
    refused(one, "A: mass II/5 wizard", "4.1", "4.4")
    refused(one, "A: mass II/5 hero wizard", "4.1", "4.2", "4.3", "4.4")
    refused(one, "A: mass II/2 hero", "12.6", "4.1", "4.3")
    allowed(one, "A: mass II/5")


@pytest.mark.clause("THO-12.2", "THO-12.9", "THO-12.10", "THO-12.11", "THO-12.12")
def test_all_reasons_against_a_request_are_told_at_once() -> None:
    state = "A 3 = 7S\nB IV/6 = 1S\nphase help\nrequests A 10\ntreasure moved"
    refused(state, "A: help 3", "12.2", "12.9", "12.10")
    refused(state, "A: help 4", "12.2", "12.11")
    refused(state, "A: help 5", "12.2", "12.12")
    refused(state, "A: help 6", "12.4")
    allowed(state, "A: help 0")


# --- help ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-12.10")
def test_x14_once_a_treasure_has_been_moved_nobody_may_move_one() -> None:
    moved = after(HELP, "A: help 3 III/6 III/5")
    assert moved.treasure_moved
    for name in "ABC":
        state = GAME.position(f"{HELP}\ntreasure moved\n{name} to move")
        refused(state, f"{name}: help 3", "12.10")
        allowed(f"{HELP}\n{name} to move", f"{name}: help 3")
        allowed(state, f"{name}: help 1")


@pytest.mark.parametrize("phase", RESTING)
@pytest.mark.clause("THO-17.6", "THO-12.9")
def test_x16_nobody_ever_looks_at_a_treasure(phase: Phase) -> None:
    state = at(PHASES[phase])
    for lying, seat in itertools.product(state.lying, state.options.seats):
        found = cited(state, act.Try(seat, Trick.LOOK, lying.space))
        assert found >= ({"17.1"} if lying.owner == seat else {"17.6", "12.9"})
    assert "17.6" in cited(state, act.Try(A, Trick.LOOK, "V/6"))


@pytest.mark.clause("THO-17.1")
def test_x16_but_whoever_occupies_the_space_turns_it_over() -> None:
    assert only(play(OCCUPY, "A: advance II/5", "A: ready").events, ev.TreasureFound).kind is Kind.CHEST


@pytest.mark.parametrize("option", range(1, 6))
@pytest.mark.parametrize("phase", [phase for phase in RESTING if phase is not Phase.HELP])
@pytest.mark.clause("THO-12.1")
def test_x12_help_is_asked_for_at_the_start_of_a_turn_only(phase: Phase, option: int) -> None:
    state = at(PHASES[phase])
    mover = state.mover if state.mover is not None else A
    found = cited(state, act.Help(mover, option))
    if state.mover is not None and phase is not Phase.OVER:
        assert "12.1" in found
        assert ("12.3" in found) is bool(state.help)


@pytest.mark.clause("THO-12.6")
def test_x19_what_is_said_while_the_soldier_of_option_2_comes_is_about_option_2() -> None:
    refused(HELP_SOLDIER, "A: pass", "12.6")
    allowed(HELP_SOLDIER, "A: keep")
    refused(HELP_SOLDIERS, "A: pass", "12.5")
    refused(HELP_SOLDIERS, "A: keep", "12.5")


@pytest.mark.clause("THO-12.11")
def test_x17_and_the_six_soldiers_are_put_in_own_spaces_to_the_last() -> None:
    refused(EXTRA, "A: put IV/6", "12.11", "2.9")
    refused(EXTRA, "A: put II/5", "12.11", "2.10")
    refused(EXTRA, "A: put II/2", "12.11")
    refused(EXTRA, "A: put II/3 hero", "4.4")
    refused(EXTRA, "A: pass", "12.11")
    start = EXTRA.replace("\nthen: help 4", "")
    refused(start, "A: help 4 3 5", "12.11")
    refused(start, "A: help 4 3 7", "12.11")
    allowed(start, "A: help 4 3 6", "A: help 4 3 2, II/3 4", "A: help 4 3 4+W")
    allowed(EXTRA, "A: put II/3", "A: put 3 wizard", "A: put 3 rest")


# --- reinforcements and attacks --------------------------------------------------------------------------------------


@pytest.mark.clause("THO-13.5")
def test_x20_a_refused_placement_places_nothing() -> None:
    match = Match(GAME, start=at(PLAIN), deal=False)
    for text in ("A: reinforce 3 2, II/2 2", "A: reinforce 3 3", "A: reinforce 3 9", "A: reinforce II/3 2, 3 1+H"):
        with pytest.raises(ValueError, match=r"."):
            match.play(text)
    assert (match.plies, match.state) == ([], at(PLAIN))
    match.play("A: reinforce 3 2, II/3 2")
    assert len(match.plies) == 4


@pytest.mark.clause("THO-13.1", "THO-13.5")
def test_x20_nothing_is_kept_back() -> None:
    state = at(PLAIN)
    for _ in range(4):
        for move in ("A: pass", "A: attack 3 IV/6", "A: ready"):
            assert "13.1" in cited(state, move)
        state = after(state, "A: put 3")
    allowed(state, "A: pass")
    refused(state, "A: put 3", "14.1")


@pytest.mark.clause("THO-14.7")
def test_an_attack_is_made_in_a_way_that_there_is() -> None:
    series = f"attack_modes=per_exchange\n{BOTH}"
    refused(BOTH, act.Attack(A, "II/2", "II/5", Mode.SERIES), "14.7")
    for mode in (Mode.TOTAL, Mode.PARTIAL):
        refused(series, act.Attack(A, "II/2", "II/5", mode), "14.7")
        allowed(BOTH, act.Attack(A, "II/2", "II/5", mode))
    allowed(series, act.Attack(A, "II/2", "II/5", Mode.SERIES))


@pytest.mark.clause("THO-14.4")
def test_x25_the_dragon_bars_his_own_space_only() -> None:
    state = f"{BOTH}\ndragon II/5"
    refused(state, "A: attack II/2 II/5", "14.4")
    allowed(state, "A: attack II/2 II/3", "A: attack II/2 II/6")
    allowed(state.replace("A to move", "") + "\nB to move", "B: attack II/5 II/2")  # out of the lair (E25)


@pytest.mark.clause("THO-14.5", "THO-10.5", "THO-10.6")
def test_x26_castles_and_other_regions_are_not_protected() -> None:
    allowed(TRUCE, "A: attack II/3 III/1", "A: attack II/3 III/6", "A: attack II/3 3")
    for target in ("II/2", "II/4", "II/5"):
        refused(TRUCE, f"A: attack II/3 {target}", "14.5", "10.5")
        allowed(TRUCE.replace("mediator II/2", "mediator VI/2"), f"A: attack II/3 {target}")


@pytest.mark.clause("THO-12.7", "THO-12.6", "THO-14.2", "THO-14.3", "THO-14.4", "THO-14.5", "THO-10.5")
def test_x31_the_second_attack_is_judged_like_the_first() -> None:
    refused(ANNOUNCE, "A: announce II/5 VI/2", "14.2")  # not won yet
    allowed(f"second_attack_origin=free\n{ANNOUNCE}", "A: announce II/5 VI/2")
    refused(ANNOUNCE, "A: announce II/2 II/1", "14.3")
    refused(ANNOUNCE, "A: announce II/2 II/4", "14.2")
    refused(f"dragon II/4\n{ANNOUNCE}", "A: announce II/3 II/4", "14.4")
    refused(f"mediator III/2\n{ANNOUNCE}", "A: announce II/1 III/6", "14.5", "10.5")
    allowed(ANNOUNCE, "A: announce II/3 II/4", "A: announce II/1 III/6", "A: announce II/2 II/5", "A: pass")


@pytest.mark.clause("THO-12.7")
def test_x31_a_second_attack_that_was_announced_is_not_given_up_or_changed() -> None:
    announced = after(ANNOUNCE, "A: announce II/1 5")
    assert evidence(refused(announced, "A: announce II/3 II/4", "12.7", "14.7")) >= {"space:II/1", "space:5"}
    refused(after(ANNOUNCE, "A: pass"), "A: announce II/1 5", "12.7", "14.7")
    assert {GAME.format(action) for action in legal(SECOND_ATTACK)} == {"orange: begin total", "orange: begin partial"}
    refused(SECOND_ATTACK, "A: pass", "12.8")


# --- fights ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thrown", [f"{EXCHANGE}; exchange 1 6", LOSSES, GO_ON, OCCUPY])
@pytest.mark.clause("THO-14.7", "THO-14.11")
def test_x27_nobody_gathers_or_transfers_once_dice_were_thrown(thrown: str) -> None:
    assert "14.7" in cited(thrown, "A: gather II/1")
    assert "14.7" in cited(thrown, "A: rally II/1 1")
    assert "14.11" in cited(thrown, act.Transfer(A, "II/2", Figure.WIZARD))
    allowed(PREPARE, "A: gather II/1")


@pytest.mark.clause("THO-14.8", "THO-14.10")
def test_x28_units_leave_one_by_one_until_the_last() -> None:
    state = at(TOTAL)
    for _ in range(3):
        allowed(state, "A: gather II/1")
        state = after(state, "A: gather II/1")
    assert here(state, "II/1") == "A 1S"
    assert evidence(refused(state, "A: gather II/1", "14.8", "14.10")) == {"space:II/1"}
    refused(state, "A: gather II/1 rest", "14.8", "14.10")
    hero = after(TOTAL, "A: gather II/3 hero", "A: gather II/3")
    refused(hero, "A: gather II/3", "14.8", "14.10")
    stays = after(TOTAL, "A: gather II/3 rest")  # both soldiers, and the hero stays alone
    assert here(stays, "II/3") == "A H"
    refused(stays, "A: gather II/3 hero", "14.8", "14.10")
    refused(stays, "A: gather II/3", "14.7", "14.8", "14.10")
    refused(stays, "A: transfer hero II/3", "14.10")


@pytest.mark.clause("THO-14.11")
def test_x29_the_defender_is_told_so_also_while_the_attacker_prepares() -> None:
    state = SIEGE.replace("A II/2 = 3S", "A II/2 = 3S; II/1 = 2S")
    refused(state, "B: transfer wizard VI/5", "14.11", "12.1")
    refused(SIEGE, "A: transfer hero II/1", "12.1")
    refused(SIEGE, "A: gather II/1", "12.1")


@pytest.mark.clause("THO-16.2")
def test_x30_stopping_whenever_it_is_tried() -> None:
    start = f"{PARTIAL}; ready"
    refused(start, "A: stop", "16.2", "15.11")
    once = after(start.replace("A II/2 = 1S; ", "A II/2 = 9S; "), "2 : 6")
    assert once.phase is Phase.GO_ON
    allowed(once, "A: stop", "A: go on")
    again = after(once, "A: go on")
    refused(again, "A: stop", "15.11")  # the dice of the second exchange are about to be thrown
    refused(DECLARE, "A: stop", "14.1")


@pytest.mark.clause("THO-7.15")
def test_x30_bands_of_orks_do_not_stop() -> None:
    state = "O II/2 = 4\nA II/5 = 3S\nfar soldiers\nphase spread\nthen: roll 1; roll 3"
    assert at(state).phase is Phase.EXCHANGE
    for seat in (A, B):
        assert "7.15" in cited(state, act.Stop(seat))
    allowed(state, "2 : 6")


@pytest.mark.clause("THO-16.3", "THO-16.7")
def test_x32_the_winner_may_move_all_but_one() -> None:
    state = at(OCCUPY)  # four soldiers and the wizard
    for count in range(1, 5):
        allowed(state, f"A: occupy {count}", f"A: occupy {count} with wizard")
    for action in (act.Advance(A, "II/5", Piece.HERO), act.Advance(A, "II/5", Piece.HERO)):
        assert evidence(refused(state, action, "16.7")) == {"space:II/2"}
    moved = after(state, "A: advance II/5", "A: advance II/5 wizard")
    refused(moved, act.Advance(A, "II/5", Piece.WIZARD), "16.7")
    allowed(moved, "A: ready", "A: advance II/5")


@pytest.mark.clause("THO-15.17", "THO-9.4")
def test_x33_the_owner_chooses_what_the_dragon_eats() -> None:
    state = "A II/2 = 3S+H\nfar soldiers\nphase dragon\nthen: roll 2; roll 2; roll 2"
    assert {"9.4"} <= cited(state, "B: lose figure")
    assert evidence(reasons_against(state, "B: lose figure"), "9.4") == {"space:II/2"}
    allowed(state, "A: lose figure", "A: lose soldiers")


@pytest.mark.parametrize("phase", [phase for phase in RESTING if phase not in (*SETUP, Phase.RING)])
@pytest.mark.clause("THO-15.17")
def test_x33_nobody_takes_units_without_the_ring(phase: Phase) -> None:
    state = at(PHASES[phase])
    for seat in state.options.seats:
        space = next(
            s for s, f in zip(state.board.spaces, state.forces, strict=True) if f and f.holder not in (None, seat)
        )
        if phase is Phase.OVER:
            assert "18.2" in cited(state, act.Take(seat, space))
        else:
            assert "15.17" in cited(state, act.Take(seat, space))


# --- whose turn ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", RESTING)
@pytest.mark.clause("THO-12.1")
def test_x37_nobody_acts_out_of_turn(phase: Phase) -> None:
    state = at(PHASES[phase])
    for seat in set(state.options.seats) - set(GAME.to_act(state)):
        assert GAME.legal_actions(state, seat) == ()
        if state.active is None:
            continue
        for action in GAME.legal_actions(state, state.active):
            stray = type(action)(seat, *(getattr(action, name) for name in action.__struct_fields__ if name != "seat"))
            assert evidence(reasons_against(state, stray)) >= {f"seat:{state.active}"} or isinstance(action, act.Hide)


@pytest.mark.parametrize("phase", [phase for phase in RESTING if phase not in SETUP])
@pytest.mark.clause("THO-18.1")
def test_x37_nor_after_elimination(phase: Phase) -> None:
    text = PHASES[phase].replace("3 players", "4 players").replace("4 players", "5 players")
    state = at(text.replace("2 players", "3 players"))
    gone = Seat(state.options.players - 1)
    assert gone in state.out
    for action in (act.Pass(gone), act.Help(gone, 1), act.Put(gone, "3"), act.Attack(gone, "3", "II/4", Mode.TOTAL)):
        assert cited(state, action) & {"18.1", "18.2"} == {"18.2" if phase is Phase.OVER else "18.1"}


@pytest.mark.parametrize("seat", [D, F, Seat(99), Seat(-3)])
@pytest.mark.parametrize("phase", RESTING)
@pytest.mark.clause("THO-1.2")
def test_nor_may_a_seat_act_that_nobody_has(phase: Phase, seat: Seat) -> None:
    state = at(PHASES[phase])
    if 0 <= seat < state.options.players:
        return
    for action in (
        act.Settle(seat, "3"),
        act.Hide(seat, A, Kind.RING, "3"),
        act.Mass(seat, "3"),
        act.Help(seat, 1),
        act.Lift(seat, "3"),
        act.Lay(seat, "3"),
        act.Put(seat, "3"),
        act.Pass(seat),
        act.Attack(seat, "3", "II/4", Mode.TOTAL),
        act.Announce(seat, "3", "II/4"),
        act.Begin(seat, Mode.TOTAL),
        act.Transfer(seat, "3", Figure.HERO),
        act.Gather(seat, "3"),
        act.Ready(seat),
        act.Lose(seat, figure=False),
        act.GoOn(seat),
        act.Stop(seat),
        act.Advance(seat, "3"),
        act.Take(seat, "3"),
        act.Keep(seat),
        act.Reinforce(seat, (act.Lot("3", 4),)),
        act.Rally(seat, (act.Lot("3", 4),)),
        act.Occupy(seat, 1),
        act.MoveTreasure(seat, "3", "II/4"),
        act.AskExtra(seat, (act.Lot("3", 6),)),
        act.TakeUnits(seat, (act.Lot("3", 3),)),
        act.Try(seat, Trick.BIND),
    ):
        assert "1.2" in cited(state, action)


@pytest.mark.parametrize(
    "move",
    [
        "A: pass",
        "A: help 1",
        "A: put II/2",
        "A: attack II/2 III/6",
        "A: ready",
        "A: stop",
        "A: occupy 1",
        "A: lift II/2",
    ],
)
@pytest.mark.clause("THO-18.2")
def test_nothing_is_done_after_the_end(move: str) -> None:
    assert legal(OVER) == []
    assert evidence(reasons_against(OVER, move), "18.2") == {"seat:0"}


@pytest.mark.clause("THO-1.5")
def test_only_chance_throws_dice_and_only_when_they_are_due() -> None:
    for phase in RESTING:
        state = at(PHASES[phase])
        for seat in state.options.seats:
            assert "1.5" in cited(state, act.Roll(seat, 3))
            assert "1.5" in cited(state, act.Exchange(seat, 3, 3))
        if CHANCE not in GAME.to_act(state):
            assert cited(state, act.Roll(CHANCE, 3)) <= {"1.5", "18.2"}
            assert cited(state, act.Exchange(CHANCE, 3, 3)) <= {"15.11", "18.2"}
    for face in (0, 7):
        refused(PHASES[Phase.DRAGON], act.Roll(CHANCE, face), "1.3")
        refused(EXCHANGE, act.Exchange(CHANCE, face, 3), "1.3")
        refused(EXCHANGE, act.Exchange(CHANCE, 3, face), "1.3")


@pytest.mark.clause("THO-19.2")
def test_nobody_is_held_to_a_promise() -> None:
    for phase in RESTING:
        for seat in at(PHASES[phase]).options.seats:
            assert "19.2" in cited(PHASES[phase], act.Try(seat, Trick.BIND))


@pytest.mark.parametrize("phase", RESTING)
def test_the_judge_and_the_list_of_legal_actions_agree(phase: Phase) -> None:
    state = at(PHASES[phase])
    for seat in (CHANCE, *state.options.seats):
        lawful = [action for action in GAME.pseudo_legal_actions(state, seat) if not GAME.refusals(state, action)]
        assert list(GAME.legal_actions(state, seat)) == lawful


def test_every_refusal_says_why_in_its_own_words() -> None:
    """No two reasons against a move sound alike."""
    for row in ROWS:
        sentences = [GAME.sentence(reason) for reason in reasons_against(row.start, row.move)]
        assert len(set(sentences)) == len(sentences)


@pytest.mark.clause("THO-12.9")
def test_no_request_leads_where_nothing_can_be_done() -> None:
    """B holds all other spaces, and no treasure may be put under its owner by this reading."""
    others = ", ".join(space for space in HOUSE.spaces if space != "I/1")
    start = f"hide_under_owner=off\nA I/1 = 1S\nB {others} = 1S\ntreasures B chest I/1\nphase help"
    state = at(start)
    for move in ("A: help 3", "A: lift I/1"):
        if GAME.refusals(state, GAME.parse(move, state)):
            return
        state = after(state, move)
        assert legal(state)


# --- whose clause it is ----------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-14.7", "THO-14.9")
def test_late_gathering_breaks_the_clause_of_the_side_that_tries() -> None:
    fight = "A II/2 = 3S; II/1 = 2S\nB II/5 = 3S; II/6 = 2S\nfar soldiers\n"
    begun = {"total": "ready; ready; exchange 1 6", "partial": "exchange 1 6; go on"}
    for mode, moves in begun.items():
        thrown = f"{fight}then: attack II/2 II/5 {mode}; {moves}"
        assert cited(thrown, "A: gather II/1") == {"14.7", "15.11"}
        assert cited(thrown, "B: gather II/6") == {"14.9", "15.11"}
    band = "O II/2 = 4\nB II/5 = 3S; II/6 = 2S\nA I/5 = 1S\nphase spread\nthen: roll 1; roll 3; exchange 6 1"
    reasons = reasons_against(band, "B: gather II/6")
    assert [reason.code for reason in reasons] == ["against-orks", "dice-now"]  # whether late or not
    assert cited(f"gather_against_orks=on\n{band.replace('roll 3;', 'roll 3; B: ready;')}", "B: gather II/6") == {
        "14.9",
        "15.11",
    }
    allowed(f"{fight}then: attack II/2 II/5 total", "A: gather II/1")
    allowed(f"{fight}then: attack II/2 II/5 total; ready", "B: gather II/6")


@pytest.mark.parametrize(
    ("start", "move", "clause", "legal"),
    [
        ("A II/4 = 1S\nB 5 = 1S\nphase gift\nmediator II/4", "B: mass II/4", "10.2", "A: mass II/4"),
        (
            "A II/2 = 3S+H\nB 5 = 1S\nphase dragon\nthen: roll 2; roll 2; roll 2",
            "B: lose figure",
            "9.4",
            "A: lose figure",
        ),
        (
            "A II/2 = 4S\nB 5 = 1S\nO 8 = 3; II/5 = 4\nphase spread\nthen: roll 1; roll 3; exchange 6 4",
            "B: advance II/5",
            "16.3",
            "A: advance II/5",
        ),
        ("A II/4 = 1S\nB 5 = 1S\nphase help", "B: help 1", "12.1", "A: help 1"),
    ],
)
def test_out_of_turn_is_told_by_what_is_due_and_in_the_players_episode_by_the_turn(
    start: str, move: str, clause: str, legal: str
) -> None:
    refused(start, move, clause)
    allowed(start, legal)


@pytest.mark.clause("THO-2.5")
def test_with_option_5_the_boat_has_only_to_be_said() -> None:
    start = "A I/1 = 3S\nB VI/2 = 1S\nhelp {}"
    by_land = reasons_against(start.format(5), "attack I/1 VI/2 total")
    assert [reason.code for reason in by_land] == ["not-contiguous", "boat-not-said"]
    assert reasons_against(start.format(0), "attack I/1 VI/2 total")[-1].code == "water-between"
    allowed(start.format(5), "attack I/1 VI/2 total by boat")


@pytest.mark.clause("THO-1.6")
def test_the_ring_takes_units_and_the_rest_is_none() -> None:
    refused(RING, "A: take II/4 rest", "1.6")
    allowed(RING, "A: take II/4")
