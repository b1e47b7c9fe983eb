"""E1 to E25 of the specification, one by one: positions, moves, refusals with their clauses, sums, results."""

from __future__ import annotations

import pytest

from orclib.games.thorval.rules.fight import strengths
from orclib.games.thorval.rules.orks import band_targets, bands
from orclib.games.thorval.rules.turn import reinforcements
from tests.games.thorval.support import (
    A,
    B,
    Figure,
    Kind,
    Phase,
    Played,
    Start,
    after,
    allowed,
    at,
    ev,
    evidence,
    here,
    of,
    only,
    outcome,
    pairs,
    play,
    refused,
    stands,
    told,
    typed,
    units,
)


def sums(start: Start, *moves: str) -> tuple[int, int]:
    """The strengths of attacker and defender once these moves are made."""
    state = after(start, *moves)
    assert state.fight is not None
    return strengths(state, state.fight)


def named(played: Played) -> list[str]:
    """The attacks of bands, in order."""
    return [f"{event.origin} {event.target}" for event in of(played.events, ev.BandAttacks)]


# --- strength --------------------------------------------------------------------------------------------------------

E1 = "A V/1 = 9S+W\nB VI/2, II/5 = 4S\nfar soldiers"


@pytest.mark.clause("THO-15.1", "THO-15.3", "THO-15.5", "THO-15.6", "THO-15.8")
def test_e1_one_garrison_three_strengths() -> None:
    """E1 One garrison, three strengths."""
    ours = f"{E1}\nB to move"
    assert sums(ours, "attack VI/2 V/1 partial") == (4, 4 + 2 + 1)
    assert sums(ours, "attack II/5 V/1 partial") == (4, 4 + 2 + 1 + 2)
    assert sums(f"{ours}\nhelp 5", "attack II/5 V/1 partial by boat") == (4, 7)
    assert sums(E1, "attack V/1 VI/2 partial") == (6, 4 + 1)
    assert sums(E1, "attack V/1 II/5 partial") == (6, 4 + 2)


E2 = "A V/5 = 5S+W\nB III/4, V/4 = 9S\nfar soldiers\nB to move"


@pytest.mark.clause("THO-15.8", "THO-15.9", "THO-15.18")
@pytest.mark.parametrize(
    ("origin", "before", "later"), [("III/4", 4 + 2 + 2, 2 + 2 + 2), ("V/4", 4 + 2 + 1, 2 + 2 + 1)]
)
def test_e2_the_tunnel_swaps_it_does_not_add(origin: str, before: int, later: int) -> None:
    """E2 The tunnel swaps, it does not add."""
    attack = f"attack {origin} V/5 partial"
    assert sums(E2, attack)[1] == before
    state = after(E2, attack, "3 : 1", "A: lose soldiers")
    stands(state, V_5="A 2S+W")
    assert sums(state)[1] == later
    assert (before, later) in ((8, 6), (7, 5))


# --- fights ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-15.13", "THO-15.14", "THO-16.6")
def test_e3_equal_is_a_hit_and_both_die() -> None:
    """E3 Equal is a hit; both die."""
    start = "A II/2 = 3S\nO II/5 = 3\nfar soldiers"
    assert sums(start, "attack II/2 II/5 total") == (3, 3)
    state, events = play(start, "attack II/2 II/5 total", "3 : 3")
    stands(state, II_2="", II_5="")
    assert only(events, ev.Emptied) == ev.Emptied("THO-16.6", ("II/2", "II/5"))
    assert not of(events, ev.Occupied)
    assert [event.lost for event in of(events, ev.Struck)] == [3, 3]
    assert state.conquests == ()


@pytest.mark.clause("THO-15.16", "THO-7.6")
def test_e4_both_miss_and_the_orks_pay_if_they_attack() -> None:
    """E4 Both miss: the orks pay if they attack."""
    start = "O II/2 = 4\nA II/5 = 1S\nfar soldiers\nphase spread"
    state, events = play(start, "1 3", "5 : 6")
    assert only(events, ev.BothMissed).clause == "THO-15.16"
    stands(state, II_2="O 3", II_5="A 1S")
    state, events = play(state, "1 : 2")
    assert only(events, ev.Struck).at == "II/5"
    assert only(events, ev.Occupied) == ev.Occupied("THO-7.6", None, "II/2", "II/5", 1)
    stands(state, II_2="O 2", II_5="O 1")


@pytest.mark.clause("THO-7.4", "THO-7.5", "THO-7.7", "THO-8.1")
def test_e5_two_orks_carry_on_and_the_last_stays_at_home() -> None:
    """E5 Two orks carry on, the last stays at home."""
    state = after("O II/2 = 4\nA II/5 = 3S\nfar soldiers\nphase spread", "1 3", "1 : 2")
    stands(state, II_2="O 2", II_5="A 2S")
    assert state.phase is Phase.EXCHANGE  # two go on
    state, events = play(state, "2 : 1")
    assert only(events, ev.StaysHome) == ev.StaysHome("THO-7.7", None, "II/2", "II/5")
    assert "II/5" in only(events, ev.Refilled).spaces
    assert "II/2" not in only(events, ev.Refilled).spaces
    stands(state, II_2="O 1", II_5="O 1")


# --- the orks attack -------------------------------------------------------------------------------------------------

E6 = "O 3 = 6; VI/1 = 1\nA II/3 = H; II/4 = 1S+W\nB III/1 = 2S\nfar soldiers\nphase spread"


@pytest.mark.clause("THO-7.3", "THO-7.9", "THO-7.11")
def test_e6_the_hero_is_a_wall_the_wizard_is_not() -> None:
    """E6 The hero is a wall, the wizard is not."""
    played = play(E6, "1 4", "2 : 6", "2 : 6")
    assert named(played) == ["3 II/4", "3 III/1"]
    assert only(played.events, ev.BandHeldOff) == ev.BandHeldOff("THO-7.11", "3", "II/3")
    stands(played.state, castle_3="O 4", II_3="A H", II_4="O 1", III_1="O 1", VI_1="O 1")
    assert band_targets(at(E6), "3") == ("II/4", "III/1")


E7 = "O V/5 = 6; V/3 = 1\nB III/4 = 1S\nfar soldiers\nphase spread"


@pytest.mark.clause("THO-7.8", "THO-7.10", "THO-15.9")
def test_e7_the_tunnel_opens() -> None:
    """E7 Who opens the tunnel?"""
    played = play(E7, "1 2", "6 : 4")
    attack = only(played.events, ev.BandAttacks)
    assert (attack.clause, attack.origin, attack.target) == ("THO-7.8", "V/5", "III/4")
    assert only(played.events, ev.Thrown).defence_strength == 1 + 2 == 3


@pytest.mark.clause("THO-7.8", "THO-7.11")
def test_e7_a_hero_keeps_the_tunnel_shut() -> None:
    """E7 Who opens the tunnel? Now a hero stands beside the band."""
    state, events = play(f"{E7}\nA V/4 = 1S+H", "1 2")
    assert not of(events, ev.BandAttacks)
    assert {(held.clause, held.target) for held in of(events, ev.BandHeldOff)} == {
        ("THO-7.11", "V/4"),
        ("THO-7.8", "III/4"),
    }
    assert state.phase is Phase.DRAGON
    stands(state, V_5="O 6", III_4="B 1S")


E8 = "3 players\nO 3 = 2; II/1 = 2; III/2 = 1\nfar soldiers\nphase spread"


@pytest.mark.clause("THO-6.5", "THO-6.6", "THO-6.8")
def test_e8_regions_that_are_both_rolled_and_infested() -> None:
    """E8 A castle grows by regions that are both rolled and infested: II, IV, VI."""
    state, events = play(E8, "2 4 6")
    stands(state, castle_3="O 3", II_1="O 3", III_2="O 1")
    assert only(events, ev.CastleGrew) == ev.CastleGrew("THO-6.6", "3", (2,))
    assert only(events, ev.OrksGrew) == ev.OrksGrew("THO-6.5", 2, ("II/1",))
    assert not of(events, ev.BandAttacks)
    assert bands(state) == ()


@pytest.mark.clause("THO-6.6", "THO-6.7", "THO-7.1")
def test_e8_then_castle_3_attacks() -> None:
    """E8 A castle grows by regions that are both rolled and infested: II, III, IV."""
    state, events = play(E8, "2 3 4")
    stands(state, castle_3="O 4", II_1="O 3", III_2="O 2")
    assert only(events, ev.CastleGrew) == ev.CastleGrew("THO-6.7", "3", (2, 3))
    assert bands(state) == ("3",)
    assert named(play(f"{E8}\nA VI/1 = 1S", "2 3 4")) == ["3 VI/1"]
    assert named(play(f"{E8}\nA VI/1 = 1S", "2 4 6")) == []


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
    (reason,) = refused(state, "attack II/6 II/5 total", "14.3")
    assert reason.code == "target-empty"
    assert evidence([reason]) == {"space:II/5"}
    state, events = play(state, "pass", "1 3")  # the orks of II/3 stand beside both
    assert not of(events, ev.BandAttacks)
    assert {"II/2", "II/5"} <= set(only(events, ev.Refilled).spaces)
    stands(state, II_2="O 1", II_3="O 4", II_5="O 1")
    assert [(lying.space, lying.kind) for lying in state.lying] == [("II/5", Kind.RING), ("III/3", Kind.RING)]


@pytest.mark.clause("THO-16.4", "THO-12.5", "THO-17.1")
def test_e10_a_victory_that_brings_nothing() -> None:
    """E10 A victory that brings nothing."""
    start = "A II/2 = 1S\nO II/5 = 1\nfar soldiers\ntreasures A chest II/5\nhelp 1"
    state, events = play(start, "attack II/2 II/5 total", "1 : 3")
    stands(state, II_2="A 1S", II_5="")
    assert only(events, ev.StaysHome) == ev.StaysHome("THO-16.4", A, "II/2", "II/5")
    assert only(events, ev.HelpLost) == ev.HelpLost("THO-12.5", A, 2)
    assert not of(events, ev.TreasureFound)
    assert len(state.lying) == 1
    assert state.requests == (1, 0)


@pytest.mark.clause("THO-16.3", "THO-17.1", "THO-18.2")
def test_e11_winning_the_game_in_somebody_elses_turn() -> None:
    """E11 Winning the game in somebody else's turn."""
    start = "A II/2 = 2S\nB II/5 = 3S+W\nfar soldiers\ntreasures B ring II/2\nfound B chest crown"
    state = after(start, "attack II/2 II/5 total", "5 : 4")
    stands(state, II_2="", II_5="B 3S+W")
    assert (state.phase, state.active) == (Phase.OCCUPY, B)
    refused(state, "B: occupy 0", "16.3")
    refused(state, "B: occupy 4", "16.3")
    for move in ("occupy 1", "occupy 2", "occupy 3", "occupy 1 with wizard", "occupy 3 with wizard"):
        allowed(state, f"B: {move}")
        over, events = play(state, f"B: {move}")
        assert only(events, ev.TreasureFound).kind is Kind.RING
        assert over.winners == (B,)
        assert outcome(over).winners == (B,)
        assert outcome(over).reason.clause == "THO-18.2"
        assert over.phase is Phase.OVER  # no unit is taken any more


@pytest.mark.clause("THO-16.5")
def test_e12_orks_counter_conquer() -> None:
    """E12 Orks counter-conquer."""
    state, events = play("A II/2 = 1S\nO II/5 = 2\nfar soldiers", "attack II/2 II/5 total", "4 : 2")
    stands(state, II_2="O 1", II_5="O 1")
    assert only(events, ev.Occupied) == ev.Occupied("THO-16.5", None, "II/5", "II/2", 1)
    state, events = play("A II/2 = 1S\nO II/5 = 1\nfar soldiers", "attack II/2 II/5 total", "4 : 1")
    stands(state, II_2="", II_5="O 1")
    assert only(events, ev.StaysHome) == ev.StaysHome("THO-16.5", None, "II/5", "II/2")


# --- mediator, dragon ------------------------------------------------------------------------------------------------

E13 = """mediator II/2
A II/3 = 5S
B II/4 = 2S; 3 = 1S; III/1 = 1S
O II/5 = 4; II/2 = 1; III/6 = 2
far soldiers"""


@pytest.mark.clause("THO-10.5", "THO-10.6", "THO-14.5")
def test_e13_the_mediators_truce() -> None:
    """E13 The mediator's truce."""
    assert [target for origin, target in pairs(E13) if origin == "II/3"] == ["III/1", "III/6", "3"]
    for target in ("II/2", "II/4", "II/5"):
        reasons = refused(E13, f"attack II/3 {target} total", "14.5", "10.5")
        assert "space:II/2" in evidence(reasons)  # where he stands
    allowed(E13, "attack II/3 3 total", "attack II/3 III/1 partial", "attack II/3 III/6 total")


@pytest.mark.clause("THO-7.14", "THO-7.12")
def test_e13_orks_respect_only_his_own_space() -> None:
    """E13 The mediator's truce: in the next ork episode."""
    played = play(f"{E13}\nphase spread\nround 1", "1 4", "4 : 6", "1 : 6", "2 : 6")
    assert named(played) == ["II/5 II/3", "II/5 II/4"]
    stands(played.state, II_3="O 1", II_4="O 1", II_5="O 2")
    beside = "mediator II/2\nA II/2 = 1S; II/3 = 1S\nO II/5 = 4\nfar soldiers\nphase spread"
    held = play(beside, "1 4")
    assert named(held) == ["II/5 II/3"]
    assert only(held.events, ev.BandHeldOff) == ev.BandHeldOff("THO-7.12", "II/5", "II/2")


E14 = "O III/1 = 3\nA V/1 = 2S+H\nB VI/2 = 3S\nfar soldiers\nphase dragon"


@pytest.mark.clause("THO-9.3", "THO-9.6", "THO-9.8")
def test_e14_a_hungry_dragon() -> None:
    """E14 A hungry dragon."""
    state, events = play(E14, "3 1 2")
    assert only(events, ev.DragonEats) == ev.DragonEats("THO-9.3", "III/1", None, 2, 2)
    assert only(events, ev.DragonFliesOn) == ev.DragonFliesOn("THO-9.6", "III/1")
    stands(state, III_1="O 1")
    state, events = play(state, "6 6")
    assert told(events) == ["DragonLands 9.1", "DragonFliesOn 9.6"]
    state, events = play(state, "5 1 5")
    assert only(events, ev.DragonEats) == ev.DragonEats("THO-9.3", "V/1", A, 5, 3)
    assert only(events, ev.Lost) == ev.Lost("THO-9.4", A, "V/1", 2, Figure.HERO)
    stands(state, V_1="")
    assert (state.dragon, state.phase) == ("V/1", Phase.MEDIATOR)


@pytest.mark.clause("THO-14.4", "THO-9.8", "THO-8.1")
def test_e14_he_rests_and_the_refill_puts_an_ork_beside_him() -> None:
    """E14 A hungry dragon: the rest of the round, and the next refill."""
    state = after(E14, "3 1 2", "6 6", "5 1 5", "4 6", "1 6", "B: help 0", "reinforce VI/2 4")
    assert (state.dragon, state.mediator, state.active) == ("V/1", "IV/6", B)
    refused(state, "B: attack VI/2 V/1 total", "14.3", "14.4")
    state, events = play(state, "pass", "A: help 0", "reinforce I/5 4", "pass", "1 5")
    assert "V/1" in only(events, ev.Refilled).spaces
    stands(state, V_1="O 1")
    assert (state.dragon, state.phase, state.round_no) == ("V/1", Phase.DRAGON, 2)
    refused("dragon V/1\nB VI/2 = 3S\nO V/1 = 1\nfar soldiers\nB to move", "attack VI/2 V/1 total", "14.4")


# --- reinforcements, help --------------------------------------------------------------------------------------------

E15 = "full position\n2 players\nA 6, V/1, II/5, 8, V/5, III/4, II/1 = 1S\nB IV/6 = 1S\nphase help"
E15_CUT = "full position\n2 players\nA 6, II/5, 8, V/5, III/4, II/1 = 1S\nB IV/6, V/1 = 1S\nphase help"


@pytest.mark.clause("THO-13.2", "THO-13.3", "THO-13.4")
def test_e15_kingdoms_across_water_and_under_the_earth() -> None:
    """E15 Kingdoms across water and under the earth."""
    supply = only(play(E15, "help 0").events, ev.ReinforcementsDue)
    assert {frozenset(kingdom) for kingdom in supply.kingdoms} == {
        frozenset({"6", "V/1", "II/5"}),
        frozenset({"8", "V/5", "III/4"}),
    }
    assert (supply.soldiers, supply.clause) == (3 + 3, "THO-13.3")
    cut = only(play(E15_CUT, "help 0").events, ev.ReinforcementsDue)
    assert {frozenset(kingdom) for kingdom in cut.kingdoms} == {frozenset({"6"}), frozenset({"8", "V/5", "III/4"})}
    assert cut.soldiers == 1 + 3 == 4
    assert reinforcements(at(E15), A) == 6


E16 = "full position\n2 players\nA 3 = 5S; II/3 = H\nB IV/6 = 1S\nphase help"


@pytest.mark.clause("THO-12.11", "THO-1.6")
def test_e16_seven_is_too_many() -> None:
    """E16 Seven is too many."""
    assert units(E16, A) == 6
    allowed(E16, "help 4", "help 4 3 6", "help 4 3 2, II/3 4")
    seven = E16.replace("II/3 = H", "II/3 = H; II/4 = W")
    assert units(seven, A) == 7
    (reason,) = refused(seven, "help 4", "12.11")
    assert evidence([reason]) == {"space:II/3", "space:II/4", "space:3"}
    refused(seven, "help 4 3 6", "12.11")
    refused(E16.replace("5S", "6S"), "help 4", "12.11")


@pytest.mark.clause("THO-12.6", "THO-12.7", "THO-16.6")
def test_e17_the_announced_second_attack_lapses() -> None:
    """E17 The announced second attack lapses."""
    start = "A II/2 = 2S\nO II/5 = 2; II/3 = 1\nfar soldiers\nhelp 2"
    allowed(start, "attack II/2 II/5 total then II/2 II/3")
    state, events = play(start, "attack II/2 II/5 total", "announce II/2 II/3", "2 : 2")
    assert only(events, ev.SecondAnnounced) == ev.SecondAnnounced("THO-12.7", A, "II/2", "II/3")
    assert only(events, ev.SecondLapsed) == ev.SecondLapsed("THO-12.7", A, "II/2", "II/3")
    assert only(events, ev.HelpLost) == ev.HelpLost("THO-12.6", A, 1)
    assert len(of(events, ev.AttackDeclared)) == 1
    stands(state, II_2="", II_5="", II_3="O 1")
    assert (state.phase, state.active) == (Phase.HELP, B)


# --- gathering, transfer ---------------------------------------------------------------------------------------------

E18 = "A II/2 = 1S; II/1 = 4S; II/3 = 2S+H; II/6 = 1S\nO II/5 = 4\nfar soldiers"


@pytest.mark.clause("THO-14.7", "THO-14.8", "THO-14.10")
def test_e18_gathering() -> None:
    """E18 Gathering: how many may come from where."""
    state = after(E18, "attack II/2 II/5 total")
    assert state.phase is Phase.PREPARE
    allowed(
        state, "rally II/1 3", "rally II/3 2", "rally II/3 1+H", "rally II/1 1, II/3 1", "gather II/1 rest", "ready"
    )
    refused(state, "rally II/1 4", "14.8", "14.10")
    refused(state, "rally II/3 2+H", "14.8", "14.10")
    refused(state, "gather II/6", "14.8", "14.10")
    refused(state, "rally II/6 1", "14.8", "14.10")
    stands(after(state, "gather II/1 rest"), II_2="A 4S", II_1="A 1S")
    stands(after(state, "gather II/3 rest"), II_2="A 3S", II_3="A H")


@pytest.mark.clause("THO-14.7", "THO-15.4", "THO-14.14")
def test_e18_all_that_may_come() -> None:
    """E18 Gathering: with the hero the strength is 5; announced at once, it is the same."""
    start = after(E18, "attack II/2 II/5 total")
    state = after(start, "gather II/1", "gather II/1", "gather II/1", "gather II/3 hero", "gather II/3")
    stands(state, II_2="A 5S+H", II_1="A 1S", II_3="A 1S", II_6="A 1S")
    assert sums(state) == (4 + 1, 4)
    assert typed(state) == ["ready"]  # nothing is left to gather
    allowed(start, "rally II/1 3, II/3 1+H")
    assert after(start, "rally II/1 3, II/3 1+H") == after(state, "ready")


@pytest.mark.clause("THO-14.7")
def test_e18_in_a_partial_attack_nobody_comes() -> None:
    """E18 Gathering: in a partial attack a single soldier, strength 1."""
    state = after(E18, "attack II/2 II/5 partial")  # the hero could still be transferred
    refused(state, "gather II/1", "14.7")
    ready = after(state, "ready")
    stands(ready, II_2="A 1S")
    assert sums(ready) == (1, 4)


E19 = "A II/2 = 2S; VI/5 = 1S+H\nB II/5 = 2S; II/6 = 1S+W\nfar soldiers"


@pytest.mark.clause("THO-14.11")
@pytest.mark.parametrize("mode", ["total", "partial"])
def test_e19_a_transfer_comes_from_any_distance(mode: str) -> None:
    """E19 Transfer."""
    state = after(E19, f"attack II/2 II/5 {mode}")
    allowed(state, "transfer hero VI/5")
    state, events = play(state, "transfer hero VI/5")
    assert only(events, ev.Transferred) == ev.Transferred("THO-14.11", A, Figure.HERO, "VI/5", "II/2")
    stands(state, II_2="A 2S+H", VI_5="A 1S")


@pytest.mark.clause("THO-14.10", "THO-14.12", "THO-4.3")
def test_e19_what_a_transfer_may_not_do() -> None:
    """E19 Transfer: no space is left empty, and the figures never meet."""
    alone = after(f"{E19.replace('1S+H', 'H')}\nA II/1 = 2S", "attack II/2 II/5 total")
    refused(alone, "transfer hero VI/5", "14.10")
    together = after(f"{E19.replace('II/2 = 2S', 'II/2 = 2S+W')}\nA II/1 = 2S", "attack II/2 II/5 total")
    refused(together, "transfer hero VI/5", "14.12", "4.3")
    alone_and_together = E19.replace("II/2 = 2S", "II/2 = 2S+W").replace("1S+H", "H")
    both = after(f"{alone_and_together}\nA II/1 = 2S", "attack II/2 II/5 total")
    refused(both, "transfer hero VI/5", "14.10", "14.12", "4.3")


@pytest.mark.clause("THO-14.11")
def test_e19_the_defender_may_not_transfer() -> None:
    """E19 Transfer: the transcriber's doubt."""
    start = f"{E19}\nB VI/3 = 1S+H; VI/2 = 3S"
    attacked = after(start, "attack II/2 II/5 total")
    assert attacked.phase is Phase.PREPARE
    refused(attacked, "B: transfer hero VI/3", "12.1", "14.11")
    defending = after(attacked, "ready")
    assert (defending.phase, defending.active) == (Phase.DEFEND, B)
    refused(defending, "B: transfer hero VI/3", "14.11")
    refused(defending, "B: transfer wizard II/6", "14.11")
    allowed(defending, "B: gather II/6 wizard")  # gathering is another matter


@pytest.mark.clause("THO-12.12", "THO-15.8")
def test_e20_the_boat_dodges_the_bridge() -> None:
    """E20 The boat dodges the bridge."""
    start = "A II/5 = 4S\nB V/1 = 2S+H\nfar soldiers\nhelp 5"
    assert sums(start, "attack II/5 V/1 partial") == (4, 2 + 1 + 1 + 2)
    assert sums(start, "attack II/5 V/1 partial by boat") == (4, 2 + 1 + 1)
    hit = after(start, "attack II/5 V/1 partial", "1 : 6", "B: lose soldiers")  # with 6 a die never misses
    stands(hit, II_5="", V_1="B 1S+H")


# --- treasures -------------------------------------------------------------------------------------------------------

E21 = "full position\n2 players\nA II/2 = 3S\nO II/5 = 1\nB V/6 = 1S; VI/5 = 2S\ntreasures A ring II/5"


@pytest.mark.clause("THO-17.4", "THO-18.1")
def test_e21_the_ring_ends_a_career() -> None:
    """E21 The ring ends a career."""
    state, events = play(E21, "attack II/2 II/5 total", "1 : 2", "occupy 1")
    assert only(events, ev.TreasureFound).kind is Kind.RING
    assert (state.phase, state.active, state.to_place) == (Phase.RING, A, 3)
    allowed(state, "take units V/6 1, VI/5 2")
    state, events = play(state, "take units V/6 1, VI/5 2")
    assert only(events, ev.Eliminated) == ev.Eliminated("THO-18.1", B)
    stands(state, V_6="", VI_5="", II_2="A 2S", II_5="A 1S")
    assert outcome(state).winners == (A,)
    assert outcome(state).reason.clause == "THO-18.1"


E22 = """4 players
A 4, II/4, III/2, III/3, VI/1, VI/2, VI/3 = 1S
B 5, I/1, II/2, II/3, II/6, III/5, V/3 = 1S
C 7, IV/1, IV/2, IV/6, V/1, V/4, V/5 = 1S
D 2, I/2, I/3, I/4, III/6, IV/4, VI/5 = 1S
O I/5, I/6, II/1, II/5, III/1, III/4, IV/3, IV/5, V/2, V/6, VI/4, VI/6, 1, 3, 6, 8 = 2
phase hide
first A
"""


@pytest.mark.clause("THO-3.14", "THO-17.1", "THO-17.3")
def test_e22_hidden_under_its_owners_nose() -> None:
    """E22 Hidden under its owner's nose."""
    built = f"{E22}treasures A chest 2; B chest 4; C chest 3; D chest 7"
    state = after(built, "A: hide crown III/2")
    assert here(state, "II/4") == "A 1S"
    allowed(state, "B: hide crown of A II/4")
    state = after(state, "hide crown II/4", "hide crown IV/2", "hide crown I/4")
    state = after(state, "hide ring VI/4", "hide ring IV/5", "hide ring I/5", "hide ring I/6")
    assert state.phase is Phase.MUSTER
    state, events = play(state, "A: mass 4 hero", "B: mass 5", "C: mass 7", "D: mass 2")
    found = of(events, ev.TreasureFound)
    assert found[0] == ev.TreasureFound("THO-17.1", A, Kind.CROWN, "II/4")
    assert (state.phase, state.active, state.to_place, state.round_no) == (Phase.CROWN, A, 3, 0)
    state = after(state, "put 4", "put II/4", "put II/4")
    stands(state, II_4="A 3S", castle_4="A 10S+H")
    assert [event.seat for event in found] == [A]


@pytest.mark.clause("THO-3.13")
def test_e22_not_in_its_owners_castle() -> None:
    """E22 Hidden under its owner's nose: in a castle of its owner it would have been illegal."""
    ours = E22.replace("A 4,", "A 3,").replace("1, 3, 6, 8 = 2", "1, 4, 6, 8 = 2")
    state = after(ours, "A: hide chest 7")
    (reason,) = refused(state, "B: hide chest of A 3", "3.13")
    assert evidence([reason]) == {"space:3"}
    allowed(state, "B: hide chest of A 4", "B: hide crown 5")


@pytest.mark.clause("THO-10.2", "THO-4.1", "THO-4.3", "THO-4.5", "THO-7.11")
def test_e23_the_mediator_brings_back_the_hero() -> None:
    """E23 The mediator brings back the hero."""
    start = "A IV/2 = 1S; II/1 = 1S+W\nfar soldiers\nphase mediator"
    state, events = play(start, "4 2")
    assert only(events, ev.MediatorComes) == ev.MediatorComes("THO-10.1", "IV/2", 4)
    assert (state.phase, state.active, state.to_place) == (Phase.GIFT, A, 3)
    assert sorted(typed(state)) == ["mass IV/2", "mass IV/2 hero"]
    stands(after(state, "gift IV/2"), IV_2="A 4S")
    brought, events = play(state, "gift IV/2 hero")
    assert only(events, ev.Placed) == ev.Placed("THO-10.2", A, "IV/2", 1, Figure.HERO)
    stands(brought, IV_2="A 2S+H")
    assert (units(brought, A), units(after(state, "gift IV/2"), A)) == (units(start, A) + 2, units(start, A) + 3)
    refused(state, "gift IV/2 wizard", "4.4")


@pytest.mark.clause("THO-4.3", "THO-10.2")
def test_e23_not_beside_the_wizard() -> None:
    """E23 The mediator brings back the hero: if the wizard stands there, three soldiers only."""
    state, events = play("A IV/2 = 1S+W\nfar soldiers\nphase mediator", "4 2")
    assert only(events, ev.Placed) == ev.Placed("THO-10.2", A, "IV/2", 3)
    stands(state, IV_2="A 4S+W")
    assert state.phase is Phase.FIRST_PLAYER  # no choice


@pytest.mark.clause("THO-7.11")
def test_e23_a_wall_against_orks() -> None:
    """E23 The mediator brings back the hero: three units instead of four, but a wall."""
    band = "O IV/3 = 4\nfar soldiers\nphase spread"
    assert named(play(f"A IV/2 = 2S+H\n{band}", "1 5")) == []
    assert named(play(f"A IV/2 = 4S\n{band}", "1 5")) == ["IV/3 IV/2"]


@pytest.mark.clause("THO-16.1", "THO-16.2")
def test_e24_no_way_back_from_a_total_attack() -> None:
    """E24 No way back from a total attack."""
    start = "A II/2 = 3S\nO II/5 = 4\nfar soldiers"
    state = after(start, "attack II/2 II/5 total", "6 : 2")
    stands(state, II_2="A 1S", II_5="O 4")
    assert sums(state) == (1, 4)
    reasons = refused(state, "A: stop", "16.2", "15.11")
    assert reasons[0].code == "no-way-back"
    state = after(start, "attack II/2 II/5 partial", "6 : 2")
    stands(state, II_2="A 1S", II_5="O 4")
    allowed(state, "A: stop")
    stopped, events = play(state, "stop")
    assert only(events, ev.BrokenOff).clause == "THO-16.2"
    stands(stopped, II_2="A 1S", II_5="O 4")
    assert stopped.active == B


E25 = "dragon II/5\nA II/2 = 3S\nB II/5 = 2S\nfar soldiers"


@pytest.mark.clause("THO-14.4", "THO-14.2", "THO-16.3")
def test_e25_out_of_the_dragons_lair_not_into_it() -> None:
    """E25 Out of the dragon's lair, not into it."""
    (reason,) = refused(E25, "A: attack II/2 II/5 total", "14.4")
    assert evidence([reason]) == {"space:II/5"}
    theirs = f"{E25}\nB to move"
    allowed(theirs, "B: attack II/5 II/2 total")
    state = after(theirs, "B: attack II/5 II/2 total", "6 : 2")
    stands(state, II_5="", II_2="A 3S")
    assert (state.phase, state.active) == (Phase.OCCUPY, A)
    state = after(state, "A: occupy 2")
    stands(state, II_5="A 2S", II_2="A 1S")
    assert state.dragon == "II/5"


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
