"""Every move that a clause forbids, in the order of the specification's table (X1 to X37), beside its legal twin."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from orclib.games.thorval.rules import tries
from orclib.games.thorval.state import SETUP
from tests.games.rows import Row, holds, table
from tests.games.thorval.support import (
    GAME,
    HOUSE,
    A,
    C,
    Figure,
    Kind,
    Mode,
    Phase,
    Seat,
    act,
    after,
    allowed,
    at,
    cited,
    legal,
    reasons_against,
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
TRUCE = "mediator II/2\nA II/3 = 5S\nB II/4 = 2S; 3 = 1S; III/1 = 1S\nO II/5 = 4; II/2 = 1; III/6 = 2\nfar soldiers"
"""The mediator's truce (E13)."""
WATER = "A I/1 = 2S; II/1 = 3S; I/6 = 1S\nB VI/2 = 1S; 5 = 2S; III/6 = 1S\nO IV/4 = 1\nfar soldiers"
"""Friends and enemies at the river."""
BOTH = "A II/2 = 3S\nB II/5 = 2S+W; II/3 = 1S\nO II/6 = 1\nfar soldiers"
"""Something of everybody around II/2."""
PLAIN = "A 3, II/3, II/4 = 1S\nB IV/6 = 1S\nphase reinforce"
"""Four soldiers are due: the least there is."""
SIX = "A 3, II/3, II/4, III/1, VI/1, II/2 = 1S\nB IV/6 = 1S\nphase reinforce"
"""Six soldiers are due, for a kingdom of six."""
FEW = "A 3 = 5S; II/3 = H\nB IV/6 = 1S\nphase help"
"""Six units, far from the water."""
OUT = "3 players\nA II/2 = 3S\nB II/5 = 1S"
"""C is out."""
DUEL = "A II/2 = 3S\nO II/5 = 4\nfar soldiers\nthen: attack II/2 II/5"

CYCLE = f"{SETTLE}\nC V/1 = 1S\nD I/2 = 1S"
"""Everybody has placed one soldier."""
MEETING = f"{BESIDE}\nthen: attack II/2 II/5 total"
TOTAL = f"{GATHERING}\nthen: attack II/2 II/5 total"
PARTIAL = f"{GATHERING}\nthen: attack II/2 II/5 partial"
ROAD = "A II/2 = 1S; II/1 = 4S+W; II/3 = 1S+H\nO II/5 = 4\nfar soldiers\nthen: attack II/2 II/5 total"
"""A wizard may be gathered, or the hero be transferred."""
AWAY = "A II/2 = 1S; VI/5 = {}; II/1 = 2S\nO II/5 = 4\nfar soldiers\nthen: attack II/2 II/5 total"
"""The hero is far away."""
BOXED = f"{ASIDE}\nphase reinforce\nthen: put II/1; put II/1"
"""Two more soldiers may be put."""
HERO_IN = f"{BESIDE}\nphase reinforce"
ADDING = f"{BOTH}\nphase reinforce"
ASKED = f"{MIDDLE}\nphase reinforce\nhelp 1\nrequests A 1"
SPENT = f"{HELP}\nrequests A 10"
MOVED = f"{HELP}\ntreasure moved"
BOAT = f"{WATER}\nhelp 5"

VISITED = "A IV/2 = {}\nfar soldiers\nphase gift\nmediator IV/2"
"""The mediator comes."""
LONELY = "A II/2 = 1S\ntreasures {} chest II/5\nfar soldiers\nphase help"
"""One treasure is left."""
FAR_TRUCE = f"{TRUCE}\ndragon II/2\nB VI/6 = 1S"
SPENT_ALL = "A 3 = 7S\nB IV/6 = 1S\nphase help\nrequests A 10\ntreasure moved"
SERIES = f"attack_modes=per_exchange\n{BOTH}"
STAYS = f"{TOTAL}; gather II/3 rest"
"""Both soldiers have left II/3, where the hero stays alone."""
BUSY = SIEGE.replace("A II/2 = 3S", "A II/2 = 3S; II/1 = 2S")
"""A may still gather."""
FAR_WIZARD = f"defender_transfer=on\n{SIEGE.replace('1S+W', 'W')}"
BAND = "O II/2 = 4\nA II/5 = 1S; II/6 = 4S+W\nfar soldiers\nphase spread\nthen: roll 1; roll 3"
"""A band attacks a space with friends beside it."""
EATEN = "A II/2 = 3S+H\nB 5 = 1S\nphase dragon\nthen: roll 2; roll 2; roll 2"
"""A chooses what the dragon eats."""
WON = "A II/2 = 4S\nB 5 = 1S\nO 8 = 3; II/5 = 4\nphase spread\nthen: roll 1; roll 3; exchange 6 4"
"""A has beaten a band."""
RALLY = "A II/2 = 2S; II/1 = 3S+H; II/6 = 1S; V/1 = 3S\nB 8 = 2S\nO II/5 = 4\nthen: attack II/2 II/5 total"
TAKE = """A II/5 = 4S
O II/2 = 1
B I/3 = 2S; 2 = 2S; 8 = H
treasures A ring II/2
then: attack II/5 II/2 total; exchange 1 6; occupy 3"""
TWICE = "A II/2 = 6S; II/1 = 6S\nO II/5, VI/2, II/3, I/1 = 1\nfar soldiers\nhelp 2"
"""A second attack may be announced."""
TAKEN_TWICE = f"{TWICE}\nthen: attack II/2 II/5 partial; announce II/1 I/1; exchange 1 6; occupy 1; keep; begin partial"
TAKEN_TWICE += "; exchange 1 6; occupy 1"
SAY = "A 3, II/3 = 1S\nB VI/4 = 1S\nO II/4 = 1\nphase reinforce"
SAY_HELP = "A 3 = 5S\nB VI/4 = 1S\nO II/4 = 1\nphase help\ntreasures A ring VI/6; B chest II/5, crown 5, ring I/1"


SIDES = "space:II/2 space:II/5"
HIT = "A II/2 = 4S\nB II/5 = 3S+H\nfar soldiers\nthen: attack II/2 II/5 total; exchange 2 6"
PARTLY = f"defender_transfer=on\n{SIEGE.replace('total', 'partial')}"
WATCHED = f"{GATHERING}\nB III/6 = 2S\nthen: attack II/2 II/5 total"
GIVEN_UP = f"{ANNOUNCE.replace('total', 'partial')}; pass; exchange 1 6"
DICE_DUE = f"{MIDDLE}\nthen: attack II/3 II/4 total; ready; ready"
ONCE = f"{DUEL} partial; exchange 1 6"
ALONE = ROAD.replace("; II/3 = 1S+H", "")
LAIR = TRUCE.replace("mediator II/2", "dragon II/2")
BARRED = f"{BOTH}\ndragon II/5"
LAST_ONE = f"{HERO_IN}\nthen: put II/1; put II/1; put II/1"
SEVEN = FEW.replace("H", "H; II/4 = W")

ROWS: list[Row] = [
    # X1
    Row("3.4 2.9", CASTLES, "B: settle 4", "B: settle 5", shows="space:4"),
    Row("3.4", CASTLES, "B: settle II/2", "B: settle 3", shows="space:II/2"),
    # X2
    Row("3.8 2.9", SETTLE, "C: settle III/2", "C: settle III/3", shows="space:III/2"),
    Row("3.8 2.10", SETTLE, "C: settle I/5", "C: settle I/4", shows="space:I/5"),
    Row("3.8 3.8", SETTLE, "C: settle 7", "C: settle V/1", shows="space:7"),
    Row("3.8 3.8 2.9", SETTLE, "C: settle 2", "C: settle I/2", shows="space:2"),
    Row("3.8 3.8 2.10", SETTLE, "C: settle 1", "C: settle I/2", shows="space:1"),
    Row("3.8", CYCLE, "A: settle III/2", "A: settle VI/1", shows="space:III/2"),
    # X3
    Row("3.12", HIDE_FIRST, "A: hide chest II/1", "A: hide chest 3", shows="space:II/1"),
    Row("3.14", HIDE, "A: hide crown 1", "A: hide crown I/1", shows="space:1"),
    # X3 X5
    Row("3.14 3.15", HIDE, "A: hide crown 3", "A: hide crown III/1", shows="space:3"),
    # X4
    Row("3.13", HIDE_FIRST, "A: hide chest 2", "A: hide chest 4", shows="space:2"),
    # X6
    Row("3.11", HIDE, "A: hide crown of A I/1", "A: hide crown of D I/1", shows="seat:3"),
    Row("3.11", HIDE, "A: hide crown of B I/1", "A: hide crown of D I/1", shows="seat:3"),
    # X7
    Row("3.17 2.9", MUSTER, "A: mass I/1", "A: mass II/4", shows="space:I/1"),
    Row("3.17 2.10", MUSTER, "A: mass II/1", "A: mass II/4", shows="space:II/1"),
    Row("3.17", MUSTER, "A: put II/4", "A: mass II/4"),
    Row("3.17 3.17", MUSTER, "A: reinforce II/4 5, III/2 5", "A: mass II/4"),
    # X8
    Row("3.17 4.2 4.3", MUSTER, "A: mass II/4 hero wizard", "A: mass II/4 wizard", shows="space:II/4"),
    # X9
    Row("4.1", f"{BOXED}; put II/1", "A: put II/1 hero", yes_at=BOXED),
    Row("4.4", HERO_IN, "A: put VI/5 hero", yes_at=f"{ASIDE}\nphase reinforce", shows="space:II/1"),
    Row("4.4 4.1", LAST_ONE, "A: put VI/5 hero", "A: put VI/5", shows="space:II/1"),
    Row("4.1", HELP_SOLDIER, "A: mass II/5 hero", yes_at=HELP_SOLDIERS),
    Row("4.4", HELP_SOLDIERS, "A: mass II/5 wizard", "A: mass II/5 hero", shows="space:II/2"),
    # X10
    Row("4.3", f"{ASIDE}\nphase reinforce", "A: put II/2 hero", "A: put II/1 hero", shows="space:II/2"),
    Row("4.3", VISITED.format("1S+W"), "A: mass IV/2 hero", yes_at=VISITED.format("1S"), shows="space:IV/2"),
    Row("14.12 4.3", MEETING, "A: gather II/1 hero", "A: gather II/1", shows="space:II/2"),
    Row("14.12 4.3", MEETING, "A: transfer hero II/1", yes_at=MEETING.replace("4S+W", "4S"), shows="space:II/2"),
    # X11
    Row("13.5 2.9", ADDING, "A: put II/3", "A: put II/2", shows="space:II/3"),
    Row("13.5 2.10", ADDING, "A: put II/6", "A: put I/5", shows="space:II/6"),
    Row("14.6 2.9", BOTH, "A: try walk II/2 II/3", "A: attack II/2 II/3", shows="space:II/2 space:II/3"),
    Row("14.6 2.10", BOTH, "A: try walk II/2 II/6", "A: attack II/2 II/6", shows="space:II/2 space:II/6"),
    # X36
    Row("14.6", BOTH, "A: try walk II/2 II/1", "A: attack II/2 II/5", shows="space:II/1 space:II/2"),
    Row("13.5", ADDING, "A: put II/1", "A: put II/2", shows="space:II/1"),
    Row("14.1 14.6", BOTH, "A: advance II/1", "A: attack II/2 II/5", shows="space:II/1"),
    Row("14.1", BOTH, "A: gather I/5", "A: gather II/1", yes_at=PREPARE),
    # X12
    Row("12.1 13.1", REINFORCE, "A: help 1", yes_at=HELP),
    Row("12.1 14.1", DECLARE, "A: help 1", yes_at=HELP),
    Row("12.1 14.7", PREPARE, "A: help 1", yes_at=HELP),
    Row("12.1 16.1", GO_ON, "A: help 5", yes_at=HELP),
    Row("12.1 16.3", OCCUPY, "A: help 1", yes_at=HELP),
    # X13
    Row("12.1 13.1 12.3", ASKED, "A: help 2", yes_at=HELP),
    Row("12.1 14.1 12.3", f"{MIDDLE}\nhelp 5\nrequests A 1", "A: help 1", yes_at=HELP),
    Row("12.1 12.9 12.3 12.11", LIFT, "A: help 4", yes_at=EXTRA.replace("\nthen: help 4", "")),
    Row("12.2", SPENT, "A: help 1", yes_at=f"{HELP}\nrequests A 9, B 10", shows="seat:0"),
    # X14
    Row("12.10", MOVED, "A: help 3", yes_at=HELP),
    Row("12.10", MOVED, "A: help 3 II/6 II/4", yes_at=HELP),
    # X15
    Row("12.9", LIFT, "A: lift II/5", "A: lift II/6", shows="space:II/5"),
    Row("12.9", LIFT, "A: lift II/3", "A: lift II/2", shows="space:II/3"),
    Row("12.9", HELP, "A: help 3 V/1 II/4", "A: help 3 6 II/4", shows="space:V/1"),
    Row("12.9", LAY, "A: lay II/6", "A: lay II/4", shows="space:II/6"),
    Row("12.9", LAY, "A: lay III/6", "A: lay III/5", shows="space:III/6"),
    Row("12.9", HELP, "A: help 3 III/6 III/6", "A: help 3 III/6 III/5", shows="space:III/6"),
    Row("12.9", LONELY.format("A"), "A: help 3", yes_at=LONELY.format("B")),
    # X16
    Row("17.6 12.9", DECLARE, "A: try look II/2", "A: lift II/2", yes_at=LIFT, shows="lying:II/2"),
    Row("17.1", DECLARE, "A: try look V/1", "A: attack II/2 II/5", shows="lying:V/1"),
    # X17
    Row("12.11", SEVEN, "A: help 4", yes_at=FEW, shows="space:3 space:II/3 space:II/4"),
    Row(
        "12.11",
        "A 3 = 7S\nB IV/6 = 1S\nphase help",
        "A: help 4 3 6",
        yes_at="A 3 = 6S\nB IV/6 = 1S\nphase help",
        shows="space:3",
    ),
    # X18
    Row(
        "12.12",
        "A 3 = 5S\nB IV/6 = 1S\nphase help",
        "A: help 5",
        yes_at="A 3 = 4S; II/6 = 1S\nB IV/6 = 1S\nphase help",
        shows=" ".join(f"space:{space}" for space in HOUSE.water),
    ),
    Row("12.12", BOAT, "A: attack II/1 VI/2 by boat", "A: attack I/1 VI/2 by boat", shows="space:II/1"),
    Row("12.12", WATER, "A: attack I/1 VI/2 by boat", yes_at=BOAT),
    # X19
    Row("12.5", HELP_SOLDIERS, "A: mass II/2", "A: mass II/5", shows="space:II/5"),
    Row("12.5", HELP_SOLDIERS, "A: put II/5", "A: mass II/5"),
    Row("12.5 12.5", HELP_SOLDIERS, "A: reinforce II/5 1, II/2 1", "A: mass II/5"),
    Row("12.6", HELP_SOLDIER, "A: mass II/2", "A: mass II/5", shows="space:II/5"),
    Row("12.6", HELP_SOLDIER, "A: put II/2", "A: mass II/5"),
    # X20
    Row("13.5 13.4", PLAIN, "A: reinforce 3 3", "A: reinforce 3 4"),
    Row("13.5 13.4", PLAIN, "A: reinforce 3 1, II/3 2, II/4 2", "A: reinforce 3 1, II/3 1, II/4 2"),
    Row("13.5 13.3", SIX, "A: reinforce 3 4", "A: reinforce 3 4, II/2 2"),
    Row("13.5 13.3", SIX, "A: reinforce 3 5+H", "A: reinforce 3 4+H"),
    Row("13.1", PLAIN, "A: pass", yes_at=PLAIN.replace("phase reinforce", "phase declare")),
    # X21
    Row("13.1", ADDING, "A: attack II/2 II/5", yes_at=BOTH),
    Row("12.1 13.1", f"{BOTH}\nphase help", "A: attack II/2 II/5", yes_at=BOTH),
    Row("14.1 16.1", GO_ON, "A: attack II/3 II/4", yes_at=DECLARE, shows=SIDES),
    Row("14.1 15.11", EXCHANGE, "A: attack II/3 II/4", yes_at=DECLARE, shows=SIDES),
    Row("16.1 12.6", GO_ON, "A: announce II/3 II/4", yes_at=ANNOUNCE),
    # X22
    Row("14.2 14.3", BOTH, "A: attack II/3 II/2", "A: attack II/2 II/3", shows="space:II/2 space:II/3"),
    Row("14.2", f"{BOTH}\nB I/2 = 1S", "A: attack II/5 II/6", "A: attack II/2 II/6", shows="space:II/5"),
    # X23
    Row("14.2", f"{BOTH}\nB VI/5 = 1S", "A: attack II/2 VI/5", "A: attack II/2 II/5", shows="space:II/2 space:VI/5"),
    Row("14.2 2.5", WATER, "A: attack I/1 VI/2", "A: attack I/1 5", shows="space:I/1 space:VI/2"),
    Row("14.2 2.5", BOAT, "A: attack I/1 VI/2", "A: attack I/1 VI/2 by boat", shows="space:I/1 space:VI/2"),
    # X24
    Row("14.3", f"{BOTH}\nA II/1 = 1S", "A: attack II/2 II/1", "A: attack II/2 II/3", shows="space:II/1"),
    Row("14.3", BOTH, "A: attack II/2 II/1", yes_at=f"{BOTH}\nO II/1 = 1", shows="space:II/1"),
    Row("14.2 14.3", BOTH, "A: attack II/2 II/2", "A: attack II/2 II/3", shows="space:II/2"),
    # X25
    Row("14.4", BARRED, "A: attack II/2 II/5", yes_at=f"{BOTH}\ndragon II/4", shows="space:II/5"),
    Row("14.3 14.4", f"{BOTH}\ndragon II/1", "A: attack II/2 II/1", "A: attack II/2 II/5", shows="space:II/1"),
    # X26
    Row("14.5 10.5", TRUCE, "A: attack II/3 II/2", "A: attack II/3 III/1", shows="space:II/2"),
    Row("14.4 14.5 10.5", f"{TRUCE}\ndragon II/4", "A: attack II/3 II/4", yes_at=LAIR, shows="space:II/2 space:II/4"),
    Row(
        "14.2 14.5 10.5",
        f"{TRUCE}\nB II/6 = 1S",
        "A: attack I/5 II/6",
        "A: attack II/3 3",
        shows="space:I/5 space:II/2 space:II/6",
    ),
    # X27
    Row("14.7", PARTIAL, "A: gather II/1", yes_at=TOTAL, shows="space:II/2"),
    Row("14.7", PARTIAL, "A: rally II/1 3", yes_at=TOTAL, shows="space:II/2"),
    Row("14.7 15.11", f"{TOTAL}; ready; exchange 1 6", "A: gather II/1", yes_at=TOTAL, shows=SIDES),
    Row("14.7 14.7 16.1", f"{PARTIAL}; ready; exchange 1 6", "A: gather II/1", yes_at=TOTAL, shows=SIDES),
    Row("14.9", PARTLY, "B: gather II/6", yes_at=SIEGE, shows="space:II/5"),
    # X28
    Row("14.7", TOTAL, "A: gather VI/5", "A: gather II/1", shows="space:II/2 space:VI/5"),
    Row("14.8 14.10", TOTAL, "A: gather II/6", "A: gather II/1", shows="space:II/6"),
    Row("14.8 14.10", TOTAL, "A: rally II/1 4", "A: rally II/1 3", shows="space:II/1"),
    Row("14.7 14.8 14.10", TOTAL, "A: gather I/5", "A: gather II/1", shows="space:I/5 space:II/2"),
    Row("14.7", TOTAL, "A: gather II/1 hero", "A: gather II/3 hero", shows="space:II/1"),
    Row("14.7", WATCHED, "A: gather III/6", "A: gather II/1", shows="space:III/6"),
    Row("14.9 14.10", SIEGE, "B: gather VI/2", "B: gather II/6", shows="space:VI/2"),
    Row("14.9", SIEGE, "B: gather I/6", "B: gather II/6", shows="space:I/6 space:II/5"),
    Row("14.9", SIEGE, "B: gather II/2", "B: gather II/6", shows="space:II/2"),
    # X29
    Row("14.11", SIEGE, "B: transfer wizard VI/5", yes_at=f"defender_transfer=on\n{SIEGE}", shows="space:II/5"),
    Row(
        "14.11 14.11",
        f"{TOTAL}; transfer hero II/3",
        "A: transfer hero II/3",
        yes_at=TOTAL,
        shows="space:II/2 space:II/3",
    ),
    Row("14.11 14.12 4.3", f"{ROAD}; transfer hero II/3", "A: transfer wizard II/1", yes_at=ALONE, shows="space:II/2"),
    Row("14.10", AWAY.format("H"), "A: transfer hero VI/5", yes_at=AWAY.format("1S+H"), shows="space:VI/5"),
    Row("14.11", TOTAL, "A: transfer wizard II/3", "A: transfer hero II/3", shows="space:II/3"),
    # X30
    Row("16.2 14.11", PARTIAL, "A: stop", yes_at=GO_ON, shows=SIDES),
    Row("16.2 15.11", f"{DUEL} partial", "A: stop", yes_at=ONCE, shows=SIDES),
    Row("16.2 15.11", f"{DUEL} total; exchange 1 6", "A: stop", yes_at=ONCE, shows=SIDES),
    # X31
    Row(
        "12.7 15.11",
        f"{ANNOUNCE}; announce II/3 II/4; ready",
        "A: announce II/1 5",
        yes_at=ANNOUNCE,
        shows="space:II/3 space:II/4",
    ),
    Row("12.7 15.11", f"{ANNOUNCE}; pass; ready", "A: announce II/1 5", yes_at=ANNOUNCE),
    Row("12.7 16.1", GIVEN_UP, "A: announce II/1 5", yes_at=ANNOUNCE),
    Row("12.7 12.8", SECOND_ATTACK, "A: announce II/3 II/4", "A: begin total", shows=SIDES),
    Row("14.1 12.8", SECOND_ATTACK, "A: attack II/3 II/4", "A: begin partial", shows="space:5 space:II/1"),
    # X32
    Row("16.3", OCCUPY, "A: ready", "A: advance II/5", shows=SIDES),
    Row("16.3", OCCUPY, "A: occupy 0", "A: occupy 1", shows=SIDES),
    Row("16.3", OCCUPY, "A: occupy 5", "A: occupy 4", shows="space:II/2"),
    # X11
    Row("16.3 2.10 14.6", OCCUPY, "A: advance III/6", "A: advance II/5", shows="space:II/5 space:III/6"),
    Row("16.3 2.9 14.6", OCCUPY, "A: advance II/4", "A: advance II/5", shows="space:II/4 space:II/5"),
    # X33
    Row("15.11 15.17", DICE_DUE, "A: take II/4", "2 : 6", shows="space:II/4"),
    Row("14.1 15.17", DECLARE, "A: take II/4", yes_at=RING, shows="space:II/4"),
    Row("15.17 12.1", HIT, "A: lose figure", "B: lose figure", shows="seat:1 space:II/5"),
    # X34
    Row("17.3 2.10", CROWN, "A: put III/6", "A: put II/5", shows="space:III/6"),
    Row("17.3 2.9", CROWN, "A: put II/4", "A: put 3", shows="space:II/4"),
    Row("17.3", CROWN, "A: put V/6", "A: put VI/5", shows="space:V/6"),
    Row("17.2", CHEST, "A: mass II/2", "A: mass II/5", shows="space:II/5"),
    # X35
    Row("17.4", RING, "A: take III/6", "A: take II/4", shows="space:III/6"),
    Row("17.4", f"{RING}; take 5", "A: take VI/1", "A: take VI/2", shows="seat:1"),
    Row("17.4", RING, "A: take units II/4 2, VI/1 1", "A: take units II/4 2, VI/2 1", shows="seat:1"),
    Row("17.4", RING, "A: take II/2", "A: take I/3", shows="space:II/2"),
    Row("17.4", RING, "A: take V/6", "A: take V/1", shows="space:V/6"),
    Row("17.4", RING, "A: take II/4 hero", "A: take V/1 hero", shows="space:II/4"),
    Row("17.4", RING, "A: take units II/4 2", "A: take units II/4 2, I/3 1"),
    Row("17.4", RING, "A: take units II/4 2, VI/2 2", "A: take units II/4 2, VI/2 W"),
    # X37
    Row("12.1", DECLARE, "B: pass", "A: pass", shows="seat:0"),
    Row("18.2", OVER, "A: pass", yes_at=DECLARE, shows="seat:0"),
    Row("1.3", EXCHANGE, "exchange 7 3", "exchange 6 3"),
    Row("1.3", EXCHANGE, "exchange 3 0", "exchange 3 1"),
    Row("12.1", DECLARE, "B: attack VI/2 VI/1", yes_at=f"{DECLARE}\nB to move", shows="seat:0"),
    Row("12.1", HELP, "C: help 1", yes_at=f"{HELP}\nC to move", shows="seat:0"),
    Row("12.1", REINFORCE, "B: put 5", "A: put 3", shows="seat:0"),
    Row("12.1", GO_ON, "B: stop", "A: stop", shows="seat:0"),
    Row("10.2", GIFT, "B: mass II/4", "A: mass II/4", shows="seat:0"),
    Row("3.3", CASTLES, "A: settle 3", "B: settle 3", shows="seat:1"),
    Row("18.1", OUT, "C: pass", "A: pass", shows="seat:2"),
    Row("18.1", f"{OUT}\nphase help", "C: help 1", "A: help 1", shows="seat:2"),
    # of those treasures that are hidden
    Row("3.15", f"{HIDE}\nthen: hide crown I/1", "B: hide crown I/1", "B: hide crown I/2", shows="space:I/1"),
    Row("3.15", f"{HIDE_FIRST}\nthen: hide chest 3", "B: hide chest 3", "B: hide chest 1", shows="space:3"),
    Row("1.2", HIDE, act.Hide(Seat(4), A, Kind.RING, "I/4"), "A: hide ring of D I/4"),
    Row("3.16", HIDE, "A: hide chest I/1", "A: hide crown I/1"),
    Row("19.4", HIDE, "A: hide blank I/1", yes_at=f"blank_treasure=on\n{HIDE}"),
    Row("3.14", f"hide_under_owner=off\n{HIDE}", "A: hide crown I/2", yes_at=HIDE, shows="space:I/2"),
    # all reasons at once
    Row("14.2 14.2 14.4 14.5 10.5", FAR_TRUCE, "A: attack VI/6 II/2", "A: attack II/3 3"),
    Row("12.1 14.2 14.4 14.5 10.5", FAR_TRUCE, "B: attack VI/6 II/2", "A: attack II/3 3"),
    Row("13.1 14.2 14.2 14.4 14.5 10.5", f"{FAR_TRUCE}\nphase reinforce", "A: attack VI/6 II/2", "A: put II/3"),
    Row("12.12 14.2 12.12 12.12 14.3", FAR_TRUCE, "A: attack VI/6 VI/5 by boat", "A: attack II/3 3"),
    Row("14.2 14.3 12.12 12.12", f"{FAR_TRUCE}\nhelp 5", "A: attack VI/6 VI/5 by boat", "A: attack II/3 3"),
    Row("4.4 4.1", HELP_SOLDIER, "A: mass II/5 wizard", "A: mass II/5"),
    Row("4.1 4.4 4.1 4.2 4.3", HELP_SOLDIER, "A: mass II/5 hero wizard", "A: mass II/5"),
    Row("12.6 4.1 4.3", HELP_SOLDIER, "A: mass II/2 hero", "A: mass II/5"),
    Row("12.2 12.9 12.10", SPENT_ALL, "A: help 3", "A: help 0"),
    Row("12.2 12.11", SPENT_ALL, "A: help 4", "A: help 0"),
    Row("12.2 12.12", SPENT_ALL, "A: help 5", "A: help 0"),
    Row("12.4", SPENT_ALL, "A: help 6", "A: help 0"),
    # what help brings
    Row("12.6", HELP_SOLDIER, "A: pass", "A: keep"),
    Row("12.5", HELP_SOLDIERS, "A: pass", "A: mass II/5"),
    Row("12.5", HELP_SOLDIERS, "A: keep", "A: mass II/5"),
    Row("12.11 2.9", EXTRA, "A: put IV/6", "A: put II/3"),
    Row("12.11 2.10", EXTRA, "A: put II/5", "A: put 3 wizard"),
    Row("12.11", EXTRA, "A: put II/2", "A: put 3 rest"),
    Row("4.4", EXTRA, "A: put II/3 hero", "A: put II/3"),
    Row("12.11", EXTRA, "A: pass", "A: put II/3"),
    Row("12.11", FEW, "A: help 4 3 5", "A: help 4 3 2, II/3 4"),
    Row("12.11", FEW, "A: help 4 3 7", "A: help 4 3 4+W"),
    Row("12.9", f"hide_under_owner=off\n{LAY}", "A: lay 5", "A: lay III/5"),
    # kinds of attacks, and the second one
    Row("14.7", BOTH, "attack II/2 II/5 series", "attack II/2 II/5 total", says="whether the attack is total"),
    Row("14.7", SERIES, "attack II/2 II/5 partial", "attack II/2 II/5 series", says="neither total nor partial"),
    Row("14.7", SERIES, "attack II/2 II/5 total", "attack II/2 II/5 series", says="neither total nor partial"),
    Row("14.4", BARRED, "A: attack II/2 II/5", "B: attack II/5 II/2", f"{BARRED}\nB to move"),
    Row("14.2", ANNOUNCE, "A: announce II/5 VI/2", yes_at=f"second_attack_origin=free\n{ANNOUNCE}"),
    Row("14.3", ANNOUNCE, "A: announce II/2 II/1", "A: announce II/2 II/5"),
    Row("14.2", ANNOUNCE, "A: announce II/2 II/4", "A: announce II/3 II/4"),
    Row("14.4", f"dragon II/4\n{ANNOUNCE}", "A: announce II/3 II/4", "A: pass"),
    Row("14.5 10.5", f"mediator III/2\n{ANNOUNCE}", "A: announce II/1 III/6", yes_at=ANNOUNCE),
    Row("12.7 14.7", f"{ANNOUNCE}; announce II/1 5", "A: announce II/3 II/4", "A: ready"),
    Row("12.7 14.7", f"{ANNOUNCE}; pass", "A: announce II/1 5", "A: ready"),
    Row("12.8", SECOND_ATTACK, "A: pass", "A: begin total"),
    Row("14.7", SECOND_ATTACK, "A: begin series", "A: begin partial"),
    # gathering and transfer
    Row("14.10", STAYS, "A: transfer hero II/3", "A: gather II/1"),
    Row("14.8 14.10", STAYS, "A: gather II/3 hero", "A: gather II/1"),
    Row("14.7 14.8 14.10", STAYS, "A: gather II/3", "A: gather II/1"),
    Row("14.8 14.10", f"{TOTAL}; gather II/1 rest", "A: gather II/1 rest", "A: gather II/3"),
    Row("12.1 14.11", BUSY, "B: transfer wizard VI/5", "A: gather II/1"),
    Row("12.1", BUSY, "B: gather II/6", yes_at=f"{BUSY}; ready"),
    Row("12.1", SIEGE, "A: gather II/1", "B: gather II/6"),
    Row("14.10", FAR_WIZARD, "B: transfer wizard VI/5", "B: gather II/6", shows="space:VI/5"),
    Row("14.9 15.11", f"{SIEGE}; ready; exchange 1 1", "B: gather II/6", yes_at=SIEGE),
    Row("14.9 15.11", BAND, "A: gather II/6", yes_at=f"gather_against_orks=on\n{BAND}"),
    Row("14.11", f"gather_against_orks=on\n{BAND}", "A: transfer wizard II/6", "A: gather II/6 wizard"),
    # ends of fights
    Row("15.11", f"{DUEL} partial; exchange 1 6; go on", "A: stop", "1 : 6"),
    Row("14.1", DECLARE, "A: stop", "A: pass"),
    Row("16.7", OCCUPY, "A: advance II/5 hero", "A: advance II/5 wizard", shows="space:II/2"),
    Row("16.7", f"{OCCUPY}; advance II/5 wizard", "A: advance II/5 wizard", "A: advance II/5"),
    Row("1.6", RING, "A: take II/4 rest", "A: take II/4"),
    # several decisions said at once
    Row("14.8 14.10", RALLY, "rally II/1 3+H", "rally II/1 2+H", says="units but one from II/1"),
    Row("4.4", RALLY, "rally II/1 H, II/1 H", "rally II/1 H, II/1 1", says="You name the hero twice"),
    Row("14.7 14.8 14.10", RALLY, "rally V/1 1, II/6 1", "rally II/1 1, II/1 1"),
    Row("14.7 14.8 14.10", RALLY, "rally II/6 1, V/1 1", "rally nothing"),
    Row("17.4", TAKE, "take units I/3 3", "take units I/3 2, 2 1", says="Only 2 soldiers are in I/3."),
    Row("17.4 17.4", TAKE, "take units I/3 4", "take units I/3 2, 2 1", says="takes just 3 units, and you name 4"),
    Row("17.4", RING, "A: take units II/4 2, VI/1 2", "A: take units II/4 2, VI/2 1", shows="seat:1"),
    Row("4.4", TAKE, "take units 8 H, 8 H, 2 1", "take units 8 H, 2 2"),
    Row("17.4", TAKE, "take units 8 H+1, 2 1", "take units 8 H, I/3 1, 2 1"),
    Row("13.5 2.10 13.5 13.4", SAY, "reinforce 3 4, II/4 1", "reinforce 3 3, II/3 1"),
    Row("13.5 2.10 13.5 2.9", SAY, "reinforce II/4 2, VI/4 2", "reinforce II/3 2, 3 2"),
    Row("4.3", SAY, "reinforce 3 H+W", "reinforce 3 H, II/3 W", says="never in the same space"),
    Row("4.4", SAY, "reinforce 3 H, II/3 H", "reinforce 3 H, II/3 2", says="You name the hero twice"),
    Row("13.5 2.10 13.5 2.9 4.4", SAY, "reinforce II/4 H, VI/4 H", "reinforce II/3 H, 3 W", says="the hero twice"),
    Row("12.11 2.10 12.11", SAY_HELP, "help 4 3 2, II/4 3", "help 4 3 6"),
    Row("12.11 12.11 2.10", SAY_HELP.replace("5S", "9S"), "help 4 II/4 6", "help 0"),
    Row("12.9 12.9", SAY_HELP, "help 3 VI/6 5", "help 3 II/5 II/6"),
    Row("12.10 12.9 12.9", f"{SAY_HELP}\ntreasure moved", "help 3 VI/6 5", "help 0"),
    # whose clause it is
    Row("9.4", EATEN, "B: lose figure", "A: lose figure", shows="space:II/2"),
    Row("16.3", WON, "B: advance II/5", "A: advance II/5"),
    Row("10.2", GIFT, "A: mass 4", "A: mass II/4"),
    Row("7.15 15.11", BAND, "A: stop", "2 : 6"),
    Row("12.6", TAKEN_TWICE, "keep", "mass I/1"),
    Row("14.7 14.8 14.10", RALLY, "rally II/1 4", "rally II/1 3"),
    Row("14.2 14.3", TWICE, "attack II/5 II/2 total then II/2 II/3", "attack II/2 II/5 total then II/2 II/3"),
    Row("14.2 14.3", TWICE, "attack II/2 II/5 total then II/2 VI/1", "attack II/2 II/5 total then II/2 II/3"),
    Row("12.6", TWICE.replace("help 2", "help 1"), "attack II/2 II/5 then II/2 II/3", "attack II/2 II/5"),
    Row("12.9", HELP, "A: help 3 V/5 II/4", "A: help 3 6 II/4"),
    Row("14.3", ANNOUNCE, "A: announce I/5 I/6", "A: announce II/3 II/4"),
    Row("19.2", DECLARE, "A: try bind", "A: pass"),
    Row("2.1", SETTLE, act.Settle(C, "VII/1"), act.Settle(C, "I/4")),
]


@pytest.mark.parametrize("row", table("thorval", *ROWS))
def test_what_a_clause_forbids(row: Row) -> None:
    holds("thorval", row)


def test_no_two_reasons_against_a_move_sound_alike() -> None:
    for row in ROWS:
        state = at(row.start)
        action: Any = GAME.parse(row.no, state) if isinstance(row.no, str) else row.no
        sentences = [GAME.sentence(reason) for reason in GAME.refusals(state, action)]
        assert len(set(sentences)) == len(sentences)


# --- set-up ----------------------------------------------------------------------------------------------------------


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


# --- help ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", RESTING)
@pytest.mark.clause("THO-17.6", "THO-12.9")
def test_x16_nobody_ever_looks_at_a_treasure(phase: Phase) -> None:
    state = at(PHASES[phase])
    for lying, seat in itertools.product(state.lying, state.options.seats):
        found = cited(state, tries.Look(seat, lying.space))
        assert found >= ({"17.1"} if lying.owner == seat else {"17.6", "12.9"})
    assert "17.6" in cited(state, tries.Look(A, "V/6"))


# --- fights ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thrown", [f"{EXCHANGE}; exchange 1 6", LOSSES, GO_ON, OCCUPY])
@pytest.mark.clause("THO-14.7", "THO-14.11")
def test_x27_nobody_gathers_or_transfers_once_dice_were_thrown(thrown: str) -> None:
    assert "14.7" in cited(thrown, "A: gather II/1")
    assert "14.7" in cited(thrown, "A: rally II/1 1")
    assert "14.11" in cited(thrown, act.Transfer(A, "II/2", Figure.WIZARD))
    allowed(PREPARE, "A: gather II/1")


def test_a_walk_is_told_with_both_its_ends_or_with_none() -> None:
    told = {places: GAME.sentence(tries.Walk(A, *places)) for places in (("II/2", "II/1"), ("II/2", ""), ("", ""))}
    assert told["II/2", "II/1"] == "Walk from II/2 to II/1 without an attack"
    assert told["II/2", ""] == told["", ""] == "Walk without an attack"


# --- whose turn ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [phase for phase in RESTING if phase not in SETUP])
@pytest.mark.clause("THO-18.1")
def test_x37_nor_after_elimination(phase: Phase) -> None:
    text = PHASES[phase].replace("3 players", "4 players").replace("4 players", "5 players")
    state = at(text.replace("2 players", "3 players"))
    gone = Seat(state.options.players - 1)
    assert gone in state.out
    for action in (act.Pass(gone), act.Help(gone, 1), act.Put(gone, "3"), act.Attack(gone, "3", "II/4", Mode.TOTAL)):
        assert cited(state, action) & {"18.1", "18.2"} == {"18.2" if phase is Phase.OVER else "18.1"}


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


@pytest.mark.clause("THO-2.5")
def test_with_option_5_the_boat_has_only_to_be_said() -> None:
    start = "A I/1 = 3S\nB VI/2 = 1S\nhelp {}"
    by_land = reasons_against(start.format(5), "attack I/1 VI/2 total")
    assert [reason.code for reason in by_land] == ["not-contiguous", "boat-not-said"]
    assert reasons_against(start.format(0), "attack I/1 VI/2 total")[-1].code == "water-between"
    allowed(start.format(5), "attack I/1 VI/2 total by boat")


@pytest.mark.clause("THO-17.4")
def test_the_ring_is_told_which_piece_is_missing() -> None:
    for move, code in (("A: take 8", "no-soldier"), ("A: take I/3 hero", "no-such-figure")):
        assert [reason.code for reason in reasons_against(TAKE, move)] == [code]
    allowed(TAKE, "A: take 8 hero", "A: take I/3")


@pytest.mark.clause("THO-14.11")
def test_a_late_transfer_is_the_attackers_fault_only_where_he_had_the_right() -> None:
    late = f"{SIEGE}; ready; exchange 1 2"
    codes = {"A: transfer hero VI/5": "dice-were-thrown", "B: transfer wizard VI/5": "defender-transfers"}
    for move, code in codes.items():
        assert [reason.code for reason in reasons_against(late, move)] == [code, "dice-now"]
