"""The worked examples (W) and edge cases (E) of the specification, from their named positions."""

from __future__ import annotations

import pytest

from orclib.games.thorval.lessons.cases import PRESETS
from orclib.games.thorval.rules.fight import strengths
from tests.games.thorval.support import (
    A,
    Kind,
    Phase,
    Tale,
    after,
    allowed,
    cited,
    comes_true,
    ev,
    of,
    only,
    play,
    stands,
    tales,
    told,
    typed,
)

ATTACK = "attack II/2 II/5 total"
EXAMPLES = [
    Tale("W1 two equal ork dice", "2 3", "OrksPlaced 3.6", "I/1: ; I/2: O 2; I/3: O 2; I/4: "),
    Tale("W1 two equal ork dice", "2 2 2 3", "DieAgain 3.7, DieAgain 3.7, OrksPlaced 3.6", "I/2: O 2; I/3: O 2"),
    Tale("W2 figure for soldiers", "mass 4 hero", "Placed 3.18", "4: A 9S+H"),
    Tale("W2 figure for soldiers", "mass 4", "Placed 3.17", "4: A 11S"),
    Tale(
        "W3 order of targets",
        "1 : 6; 1 : 6; 1 : 6; 1 : 6",
        "BandAttacks 7.1, BandAttacks 7.4 x3",
        "3: O 2; II/3: O 1; II/4: O 1; III/1: O 1; VI/1: O 1",
    ),
    Tale("W4 where the dragon lands", "4 5", "DragonLands 9.1"),
    Tale("W5 where boats sail", "attack I/1 VI/2 total by boat", "AttackDeclared 12.12"),
    Tale("W5 where boats sail", "attack IV/4 IV/1 total by boat", "AttackDeclared 12.12"),
    Tale("W5 where boats sail", "attack IV/5 5 total by boat", "AttackDeclared 12.12"),
    Tale("W6 a kingdom of three", "help 0", "ReinforcementsDue 13.4"),
    Tale("W6 a kingdom of six", "help 0; reinforce II/3 6", "ReinforcementsDue 13.3, Placed 13.5 x6", "II/3: A 7S"),
    Tale("W9 above the strength", "6 : 5", "Missed 15.13, Missed 15.13, BothMissed 15.16", "II/2: A 2S; II/5: B 2S"),
    Tale("E3 both sides wiped out", f"{ATTACK}; 3 : 3", "Struck 15.12, Struck 15.12, Emptied 16.6", "II/2: ; II/5: "),
    Tale("E4 orks miss as well", "5 : 6", "BothMissed 15.16", "II/2: O 3; II/5: A 1S"),
    Tale("E4 orks miss as well", "5 : 6; 1 : 2", "Struck 15.12, Occupied 7.6", "II/2: O 2; II/5: O 1"),
    Tale("E5 the last ork stays at home", "1 : 2", "Struck 15.12 x2", "II/2: O 2; II/5: A 2S"),
    Tale("E5 the last ork stays at home", "1 : 2; 2 : 1", "StaysHome 7.7, Refilled 8.1", "II/2: O 1; II/5: O 1"),
    Tale(
        "E6 the hero is a wall",
        "2 : 6; 2 : 6",
        "BandHeldOff 7.11, BandAttacks 7.1, BandAttacks 7.4",
        "3: O 4; II/3: A H; II/4: O 1; III/1: O 1; VI/1: O 1",
    ),
    Tale("E7 who opens the tunnel", "6 : 4", "BandAttacks 7.8, Thrown 15.11"),
    Tale("E7 a hero keeps the tunnel shut", "", "BandHeldOff 7.11, BandHeldOff 7.8", "V/5: O 6; III/4: B 1S"),
    Tale("E8 a castle rolled and infested", "2 4 6", "OrksGrew 6.5, CastleGrew 6.6", "3: O 3; II/1: O 3; III/2: O 1"),
    Tale("E8 a castle rolled and infested", "2 3 4", "CastleGrew 6.7", "3: O 4; II/1: O 3; III/2: O 2"),
    Tale(
        "E10 a victory that brings nothing", f"{ATTACK}; 1 : 3", "StaysHome 16.4, HelpLost 12.5", "II/2: A 1S; II/5: "
    ),
    Tale("E11 winning out of turn", f"{ATTACK}; 5 : 4; B: occupy 1", "TreasureFound 17.1, GameOver 18.2"),
    Tale("E11 winning out of turn", f"{ATTACK}; 5 : 4; B: occupy 3 with wizard", "TreasureFound 17.1, GameOver 18.2"),
    Tale("E12 orks counter-conquer", f"{ATTACK}; 4 : 2", "Occupied 16.5", "II/2: O 1; II/5: O 1"),
    Tale("E12 a single ork stays", f"{ATTACK}; 4 : 1", "StaysHome 16.5", "II/2: ; II/5: O 1"),
    Tale(
        "E14 a hungry dragon",
        "3 1 2; 6 6; 5 1 5",
        "DragonEats 9.3, DragonFliesOn 9.6 x2, DragonEats 9.3, Lost 9.5, DragonStays 9.8",
        "III/1: O 1; V/1: ",
    ),
    Tale("E15 kingdoms by bridge and tunnel", "help 0", "ReinforcementsDue 13.3"),
    Tale("E15 a kingdom is cut", "help 0", "ReinforcementsDue 13.3"),
    Tale("E16 six units may ask for six", "help 4 3 2, II/3 4", "Placed 12.11 x6", "3: A 7S; II/3: A 4S+H"),
    Tale(
        "E17 the second attack lapses",
        f"{ATTACK}; announce II/2 II/3; 2 : 2",
        "SecondAnnounced 12.7, SecondLapsed 12.7, HelpLost 12.6",
        "II/2: ; II/5: ; II/3: O 1",
    ),
    Tale(
        "E18 who may be gathered",
        f"{ATTACK}; rally II/1 3, II/3 1+H",
        "Gathered 14.8 x5",
        "II/2: A 5S+H; II/1: A 1S; II/3: A 1S; II/6: A 1S",
    ),
    Tale("E19 a hero from anywhere", f"{ATTACK}; transfer hero VI/5", "Transferred 14.11", "II/2: A 2S+H; VI/5: A 1S"),
    Tale(
        "E20 the boat dodges the bridge", "attack II/5 V/1 partial; 1 : 6; B: lose soldiers", "", "II/5: ; V/1: B 1S+H"
    ),
    Tale(
        "E21 the ring ends a career",
        f"{ATTACK}; 1 : 2; occupy 1; take units V/6 1, VI/5 2",
        "TreasureFound 17.1, RingTook 17.4 x3, Eliminated 18.1, GameOver 18.1",
        "V/6: ; VI/5: ; II/2: A 2S; II/5: A 1S",
    ),
    Tale(
        "E22 under its owner's nose",
        "hide crown II/4; hide crown IV/2; hide crown I/4; hide ring VI/4; hide ring IV/5; hide ring I/5; "
        "hide ring I/6; mass 4 hero; mass 5; mass 7; mass 2; put 4; put II/4; put II/4",
        "Hidden 3.14 x7, TreasureFound 17.1",
        "II/4: A 3S; 4: A 10S+H",
    ),
    Tale("E23 the hero comes back", "mass IV/2 hero", "MediatorComes 10.1, Placed 10.2", "IV/2: A 2S+H"),
    Tale("E24 no way back", f"{ATTACK}; 6 : 2", "Struck 15.12", "II/2: A 1S; II/5: O 4"),
    Tale("E24 no way back", "attack II/2 II/5 partial; 6 : 2; stop", "BrokenOff 16.2", "II/2: A 1S; II/5: O 4"),
]


@pytest.mark.parametrize("tale", tales(*EXAMPLES))
def test_an_example_of_the_specification(tale: Tale) -> None:
    comes_true(tale)


@pytest.mark.parametrize(
    ("name", "moves", "attack", "defence"),
    [
        ("W7 hero and six soldiers", "attack II/2 II/5 partial", 4 + 1, 4),
        ("W7 hero and six soldiers", "attack II/6 II/5 partial", 3, 4),
        ("W8 two soldiers and a hero in the forest", "attack VI/2 V/1 partial", 4, 2 + 1 + 1),
        ("E1 one garrison, three strengths", "attack VI/2 V/1 partial", 4, 4 + 2 + 1),
        ("E1 one garrison, three strengths", "attack II/5 V/1 partial", 4, 4 + 2 + 1 + 2),
        ("E2 the tunnel in place of the forest", "attack III/4 V/5 partial", 4, 4 + 2 + 2),
        ("E2 the tunnel in place of the forest", "attack V/4 V/5 partial", 4, 4 + 2 + 1),
        (
            "E2 the tunnel in place of the forest",
            "attack V/4 V/5 partial; 3 : 1; A: lose soldiers; B: go on",
            3,
            2 + 2 + 1,
        ),
        ("E7 who opens the tunnel", "", 4, 1 + 2),
        ("E18 who may be gathered", f"{ATTACK}; rally II/1 3, II/3 1+H", 4 + 1, 4),
        ("E18 who may be gathered", "attack II/2 II/5 partial; ready", 1, 4),
        ("E20 the boat dodges the bridge", "attack II/5 V/1 partial", 4, 2 + 1 + 1 + 2),
        ("E20 the boat dodges the bridge", "attack II/5 V/1 partial by boat", 4, 2 + 1 + 1),
        ("E24 no way back", f"{ATTACK}; 6 : 2", 1, 4),
    ],
)
@pytest.mark.clause("THO-15.1", "THO-15.2", "THO-15.3", "THO-15.4", "THO-15.5", "THO-15.8", "THO-15.9", "THO-15.18")
def test_a_strength_of_the_specification(name: str, moves: str, attack: int, defence: int) -> None:
    start = PRESETS[name]
    state = after(start.position or "", *start.moves, *filter(None, moves.split("; ")))
    assert state.fight is not None
    assert strengths(state, state.fight) == (attack, defence)


@pytest.mark.clause(
    "THO-14.2", "THO-15.11", "THO-15.12", "THO-15.14", "THO-15.15", "THO-15.16", "THO-15.17", "THO-15.18", "THO-16.1",
    "THO-16.2", "THO-16.3", "THO-16.7", "THO-4.5",
)  # fmt: skip
def test_w10_the_complete_fight() -> None:
    """W10 The complete fight, its table line by line."""
    state, events = play(PRESETS["W10 the complete fight"].position or "", "attack II/2 II/5 partial")
    assert told(events) == ["AttackDeclared 14.2"]
    assert state.fight is not None
    assert strengths(state, state.fight) == (4 + 2, 4)

    state, events = play(state, "2 : 2")
    thrown = only(events, ev.Thrown)
    assert (thrown.attack_strength, thrown.defence_strength) == (6, 4)
    assert (state.phase, state.active) == (Phase.LOSSES, A)
    assert sorted(typed(state)) == ["lose figure", "lose soldiers"]
    state, _ = play(state, "A: lose soldiers")
    stands(state, II_2="A 2S+W", II_5="O 2")
    assert sorted(typed(state)) == ["go on", "stop"]

    state, events = play(state, "go on", "5 : 5")
    thrown = only(events, ev.Thrown)
    assert (thrown.attack_strength, thrown.defence_strength) == (2 + 2, 2)
    assert [(event.by, event.factor, event.strength) for event in of(events, ev.Missed)] == [
        ("II/2", 5, 4),
        ("II/5", 5, 2),
    ]
    assert only(events, ev.BothMissed).clause == "THO-15.16"
    state, events = play(state, "lose soldiers")
    assert only(events, ev.Lost) == ev.Lost("THO-15.17", A, "II/2", 1, None)
    stands(state, II_2="A 1S+W", II_5="O 2")
    allowed(state, "stop", "go on")  # "I decide to go on"

    state, events = play(state, "go on", "3 : 4")
    thrown = only(events, ev.Thrown)
    assert (thrown.number, thrown.attack_strength, thrown.defence_strength) == (3, 1 + 2, 2)
    assert only(events, ev.Struck) == ev.Struck("THO-15.15", "II/2", "II/5", 3, 2)
    assert only(events, ev.Missed) == ev.Missed("THO-15.13", "II/5", 4, 2)
    stands(state, II_2="A 1S+W", II_5="")
    assert (state.phase, state.active) == (Phase.OCCUPY, A)

    allowed(state, "occupy 1", "occupy 1 with wizard", "advance II/5", "advance II/5 wizard")
    stands(after(state, "occupy 1"), II_2="A W", II_5="A 1S")
    stands(after(state, "occupy 1 with wizard"), II_2="A 1S", II_5="A W")
    assert only(play(state, "advance II/5").events, ev.Occupied) == ev.Occupied("THO-16.3", A, "II/2", "II/5", 1)


E9 = """A II/2 = 3S
B II/6 = 2S
O II/5 = 3; II/3 = 4
treasures A ring II/5; B ring III/3
far soldiers
A to move"""


@pytest.mark.clause("THO-14.3", "THO-7.10", "THO-8.1", "THO-8.2")
def test_e9_an_empty_space_is_a_wall_for_a_round() -> None:
    """E9 An empty space is a wall for a round."""
    state = after(E9, "attack II/2 II/5 total", "3 : 3", "B: help 0", "reinforce II/6 4")
    stands(state, II_2="", II_5="")
    assert cited(state, "attack II/6 II/5 total") == {"14.3"}
    state, events = play(state, "pass", "1 3")  # the orks of II/3 stand beside both
    assert not of(events, ev.BandAttacks)
    assert {"II/2", "II/5"} <= set(only(events, ev.Refilled).spaces)
    stands(state, II_2="O 1", II_3="O 4", II_5="O 1")
    assert [(lying.space, lying.kind) for lying in state.lying] == [("II/5", Kind.RING), ("III/3", Kind.RING)]


@pytest.mark.clause("THO-12.6", "THO-12.7", "THO-18.1")
def test_what_an_eliminated_attacker_loses_is_told() -> None:
    start = "3 players\nA II/2 = 2S{}\nB 8 = 1S\nC 7 = 1S\nO II/5 = 2; II/3 = 1\nhelp 2\nrequests A 1"
    moves = ("attack II/2 II/5 total then II/2 II/3", "6 : 2")
    for others, out in (("", True), ("; I/5 = 1S", False)):
        state, events = play(start.format(others), *moves)
        assert bool(of(events, ev.Eliminated)) is out
        assert only(events, ev.SecondLapsed) == ev.SecondLapsed("THO-12.7", A, "II/2", "II/3")
        assert only(events, ev.HelpLost) == ev.HelpLost("THO-12.6", A, 1)
        assert state.mover != A
