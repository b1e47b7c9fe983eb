"""W1 to W11 of the specification: the examples of the rulebook, played out, with their sums."""

from __future__ import annotations

import pytest

from orclib.games.thorval.rules.fight import strengths
from orclib.games.thorval.state import Force
from tests.games.thorval.support import (
    GAME,
    A,
    B,
    Figure,
    Phase,
    Route,
    after,
    allowed,
    at,
    cited,
    ev,
    here,
    of,
    only,
    pairs,
    play,
    refused,
    stands,
    told,
    typed,
    units,
)

CASTLES = "4 players\nA 4 = 1S\nB 5 = 1S\nC 7 = 1S\nD 2 = 1S\nO 1, 3, 6, 8 = 2"
PEOPLED = """4 players
A 4, II/4, III/2, III/3, VI/1, VI/2, VI/3 = 1S
B 5, I/1, II/2, II/3, II/6, III/5, V/3 = 1S
C 7, IV/1, IV/2, IV/6, V/1, V/4, V/5 = 1S
D 2, I/2, I/3, I/4, III/6, IV/4, VI/5 = 1S
O I/5, I/6, II/1, II/5, III/1, III/4, IV/3, IV/5, V/2, V/6, VI/4, VI/6, 1, 3, 6, 8 = 2
treasures A chest 2, crown I/1, ring IV/4; B chest 4, crown IV/2, ring IV/6
treasures C chest 3, crown I/4, ring I/3; D chest 7, crown III/2, ring II/4
phase muster
first A"""


@pytest.mark.clause("THO-3.6")
def test_w1_two_dice_name_two_territories_of_a_region() -> None:
    """W1 Ork dice."""
    state, events = play(f"{CASTLES}\nphase ork_setup", "2 3")
    stands(state, I_1="", I_2="O 2", I_3="O 2", I_4="", I_5="", I_6="")
    assert only(events, ev.OrksPlaced) == ev.OrksPlaced("THO-3.6", ("I/2", "I/3"), 2)
    assert after(state, "5 2").forces[7:12:3] == (Force(None, 2), Force(None, 2))  # then region II: II/2 and II/5


@pytest.mark.clause("THO-3.7")
def test_w1_had_both_shown_2_one_die_would_be_thrown_again() -> None:
    """W1 Ork dice."""
    state, events = play(f"{CASTLES}\nphase ork_setup", "2 2")
    assert only(events, ev.DieAgain) == ev.DieAgain("THO-3.7", 2)
    assert here(state, "I/2") == ""
    state, events = play(state, "2 2 3")  # until they differ
    assert len(of(events, ev.DieAgain)) == 2
    stands(state, I_2="O 2", I_3="O 2")


@pytest.mark.clause("THO-3.17", "THO-3.18", "THO-4.1")
def test_w2_eight_soldiers_and_the_hero_for_ten_soldiers() -> None:
    """W2 Figure for soldiers."""
    state, events = play(PEOPLED, "A: mass 4 hero")
    assert only(events, ev.Placed) == ev.Placed("THO-3.18", A, "4", 8, Figure.HERO)
    stands(state, castle_4="A 9S+H")
    assert 8 + 2 == 10
    assert units(state, A) == units(PEOPLED, A) + 8 + 1
    stands(after(PEOPLED, "A: mass 4"), castle_4="A 11S")
    stands(after(PEOPLED, "A: mass II/4 wizard"), II_4="A 9S+W")


W3 = "O 3 = 6\nA II/3, III/1 = 1S\nB II/4, VI/1 = 1S\nfar soldiers\nphase spread"


@pytest.mark.clause("THO-7.1", "THO-7.3", "THO-7.4", "THO-7.6")
def test_w3_the_band_of_castle_3_takes_its_targets_in_order() -> None:
    """W3 Order of targets."""
    state, events = play(W3, "1 4", "1 : 6", "1 : 6", "1 : 6", "1 : 6")
    attacks = of(events, ev.BandAttacks)
    assert [attack.target for attack in attacks] == ["II/3", "II/4", "III/1", "VI/1"]
    assert [attack.clause for attack in attacks] == ["THO-7.1", "THO-7.4", "THO-7.4", "THO-7.4"]
    assert [attack.orks for attack in attacks] == [6, 5, 4, 3]  # one moves in each time
    stands(state, castle_3="O 2", II_3="O 1", II_4="O 1", III_1="O 1", VI_1="O 1")


@pytest.mark.clause("THO-9.1")
def test_w4_dice_4_and_5_lead_the_dragon_to_iv_5() -> None:
    """W4 Dragon."""
    state, events = play("A IV/5 = 2S\nfar soldiers\nphase dragon", "4 5")
    assert only(events, ev.DragonLands) == ev.DragonLands("THO-9.1", "IV/5")
    assert state.dragon == "IV/5"
    assert after("A IV/5 = 2S\nfar soldiers\nphase dragon", "5 4").dragon == "V/4"  # the region comes first


VOYAGES = [("I/1", "VI/2"), ("IV/4", "IV/1"), ("IV/5", "5")]


@pytest.mark.clause("THO-2.8", "THO-12.12")
@pytest.mark.parametrize(("origin", "target"), VOYAGES)
def test_w5_the_three_voyages_need_a_boat(origin: str, target: str) -> None:
    """W5 Boats."""
    start = f"A {origin} = 2S\nB VI/2, IV/1, 5 = 1S\nfar soldiers"
    boat = f"attack {origin} {target} total by boat"
    allowed(f"{start}\nhelp 5", boat)
    declared = only(play(f"{start}\nhelp 5", boat).events, ev.AttackDeclared)
    assert (declared.clause, declared.route) == ("THO-12.12", Route.BOAT)
    refused(start, boat, "12.12")
    refused(start, f"attack {origin} {target} total", "14.2", "2.5")
    refused(f"{start}\nhelp 5", f"attack {origin} {target} total", "14.2", "2.5")


@pytest.mark.clause("THO-12.12")
def test_w5_all_at_once() -> None:
    """W5 Boats: each of the three origins reaches each of the three targets."""
    start = "A I/1, IV/4, IV/5 = 2S\nB VI/2, IV/1, 5 = 1S\nfar soldiers\nhelp 5"
    assert set(pairs(start, boat=True)) == {(a, b) for a, _ in VOYAGES for _, b in VOYAGES}


@pytest.mark.clause("THO-13.2", "THO-13.3", "THO-13.4")
@pytest.mark.parametrize(
    ("spaces", "kingdom", "due", "clause"),
    [("3, II/3, II/4", 3, 4, "THO-13.4"), ("3, II/3, II/4, III/1, VI/1, II/2", 6, 6, "THO-13.3")],
)
def test_w6_three_spaces_bring_four_soldiers_six_bring_six(spaces: str, kingdom: int, due: int, clause: str) -> None:
    """W6 Reinforcements."""
    state, events = play(f"full position\n2 players\nA {spaces} = 1S\nB IV/6 = 1S\nphase help", "help 0")
    supply = only(events, ev.ReinforcementsDue)
    assert (supply.clause, supply.soldiers, len(supply.kingdoms[0])) == (clause, due, kingdom)
    assert state.to_place == due == max(4, kingdom)
    allowed(state, f"reinforce II/3 {due}")
    assert "13.5" in cited(state, f"reinforce II/3 {due - 1}")
    assert "13.5" in cited(state, f"reinforce II/3 {due + 1}")


@pytest.mark.clause("THO-15.1", "THO-15.2", "THO-15.3", "THO-15.4")
def test_w7_strength() -> None:
    """W7 Strength."""
    assert Force(A, 3).strength == 3
    assert Force(None, 5).strength == 4
    assert Force(A, 6, Figure.HERO).strength == min(4, 6) + 1 == 5 != 1 + 4 + 1
    assert Force(A, 7, Figure.WIZARD).strength == min(4, 7) + 2 == 6


@pytest.mark.clause("THO-15.1", "THO-15.2", "THO-15.3", "THO-15.4", "THO-15.18")
@pytest.mark.parametrize(("force", "strength"), [("3S", 3), ("6S+H", 5), ("7S+W", 6), ("H", 1), ("W", 2)])
def test_w7_strength_in_a_fight(force: str, strength: int) -> None:
    """W7 Strength: thrown against five orks, whose strength is 4."""
    _state, events = play(f"A II/2 = {force}\nO II/5 = 5\nfar soldiers", "attack II/2 II/5 partial", "6 : 6")
    thrown = only(events, ev.Thrown)
    assert (thrown.attack_strength, thrown.defence_strength) == (strength, 4)


@pytest.mark.clause("THO-15.6", "THO-15.10")
def test_w8_attackers_have_no_forest() -> None:
    """W8 Strength with terrain (a)."""
    _state, events = play("O V/5 = 6\nA V/4 = 1S\nfar soldiers\nphase spread", "1 2", "6 : 6")
    thrown = only(events, ev.Thrown)
    assert (thrown.origin, thrown.attack_strength, thrown.defence_strength) == ("V/5", 4, 1 + 1)


@pytest.mark.clause("THO-15.8", "THO-15.9")
@pytest.mark.parametrize(("origin", "target"), [("III/4", "V/5"), ("V/5", "III/4")])
def test_w8_at_a_tunnel_mouth(origin: str, target: str) -> None:
    """W8 Strength with terrain (b)."""
    start = f"A {target} = 5S+W\nB {origin} = 4S\nfar soldiers\nB to move"
    state, events = play(start, f"attack {origin} {target} partial")
    assert only(events, ev.AttackDeclared).route is Route.TUNNEL
    assert state.fight is not None
    assert strengths(state, state.fight)[1] == 4 + 2 + 2 == 8


@pytest.mark.clause("THO-15.2", "THO-15.5")
def test_w8_a_hero_in_the_forest() -> None:
    """W8 Strength with terrain (c)."""
    state = after("A V/1 = 2S+H\nB VI/2 = 4S\nfar soldiers\nB to move", "attack VI/2 V/1 partial")
    assert state.fight is not None
    assert strengths(state, state.fight) == (4, 2 + 1 + 1)
    assert only(play(state, "6 : 1").events, ev.Thrown).defence_strength == 4


@pytest.mark.clause("THO-15.11", "THO-15.12", "THO-15.13")
@pytest.mark.parametrize(("force", "strength", "face", "lost"), [("4S", 4, 2, 2), ("4S+H", 5, 5, 5), ("3S", 3, 5, 0)])
def test_w9_single_rolls(force: str, strength: int, face: int, lost: int) -> None:
    """W9 Single rolls: by the defender, whose enemy has many."""
    start = f"A II/2 = 9S\nB II/5 = {force}\nfar soldiers"
    state, events = play(start, "attack II/2 II/5 partial", f"1 : {face}")
    assert only(events, ev.Thrown).defence_strength == strength
    stands(state, II_2=f"A {9 - lost}S")
    missed = [event for event in of(events, ev.Missed) if event.by == "II/5"]
    assert missed == ([] if lost else [ev.Missed("THO-15.13", "II/5", face, strength)])
    if lost:
        struck = [event for event in of(events, ev.Struck) if event.by == "II/5"]
        assert struck == [ev.Struck("THO-15.12", "II/5", "II/2", face, lost)]


W10 = "A II/2 = 4S+W\nO II/5 = 4\nfar soldiers"


@pytest.mark.clause(
    "THO-14.2", "THO-15.11", "THO-15.12", "THO-15.14", "THO-15.15", "THO-15.16", "THO-15.17", "THO-15.18", "THO-16.1",
    "THO-16.2", "THO-16.3", "THO-16.7", "THO-4.5",
)  # fmt: skip
def test_w10_the_complete_fight() -> None:
    """W10 The complete fight, its table line by line."""
    state, events = play(W10, "attack II/2 II/5 partial")
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
    refused(state, "occupy 2", "16.3")
    refused(state, "occupy 0", "16.3")
    refused(state, "ready", "16.3")
    stands(after(state, "occupy 1"), II_2="A W", II_5="A 1S")
    stands(after(state, "occupy 1 with wizard"), II_2="A 1S", II_5="A W")
    assert only(play(state, "advance II/5").events, ev.Occupied) == ev.Occupied("THO-16.3", A, "II/2", "II/5", 1)


@pytest.mark.clause("THO-15.17")
def test_w10_the_wizard_might_have_been_given_instead() -> None:
    """W10 The complete fight: which units are lost the owner chooses."""
    state = after(W10, "attack II/2 II/5 partial", "2 : 2", "lose wizard")
    stands(state, II_2="A 3S", II_5="O 2")
    assert GAME.inventory(state) == GAME.inventory(at(W10))


@pytest.mark.clause("THO-19.1", "THO-19.2")
def test_w11_a_threat_is_legal_and_binds_nobody() -> None:
    """W11 Negotiation: "If you cross my land to attack my castle, I attack your weakest space at once"."""
    start = "A II/1 = 5S; III/6 = 1S\nB 1 = 1S; II/2 = 6S\nO I/2 = 1\nfar soldiers\nA to move"
    refused(start, "A: try bind", "19.2")
    crossed = after(start, "attack II/1 1 total", "4 : 6", "occupy 1")
    stands(crossed, castle_1="A 1S")
    assert (crossed.phase, crossed.active) == (Phase.HELP, B)
    threatening = after(crossed, "help 0", "reinforce II/2 4")
    allowed(threatening, "attack II/2 III/6 total")  # the weakest space
    allowed(threatening, "pass", "attack II/2 II/1 total")  # or bluff
    refused(threatening, "B: try bind", "19.2")
