"""EC-1 to EC-25 of the specification, one by one: positions, moves, refusals with their clauses, sums, results."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.armadora.support import (
    ALL_LINES,
    EIGHT,
    FIRST,
    GAME,
    GOLD,
    SECOND,
    STUCK,
    UPRIGHTS,
    Event,
    Phase,
    Square,
    State,
    act,
    after,
    allowed,
    at,
    cited,
    complete,
    count,
    ev,
    evidence,
    game,
    gold_of,
    hand,
    last,
    legal,
    legal_lines,
    lively,
    of,
    only,
    pass_on,
    play,
    reasons_against,
    refused,
    regions,
    result,
    sheet,
    sizes,
    sticks,
    takers,
    targets,
    territories,
    territory,
    totals,
    warrior,
)

EC1 = "Basic, ME, empty board."


@pytest.mark.clause("ARM-6.9", "ARM-6.12", "ARM-6.16")
def test_ec_01_the_corner_needs_its_exit() -> None:
    """EC-1 The corner needs its exit."""
    for typed in ("fence A1|B1 A1/A2", "fence A1/A2 A1|B1"):
        reasons = refused(EC1, typed, "6.9", "6.10", "6.12", "6.16")
        assert evidence(reasons, "6.9") == targets("A1")
    for line in ("A1|B1", "A1/A2"):
        allowed(EC1, f"fence {line}")
        allowed(EC1, f"fence {line} stop")


def test_ec_01_a_refused_pair_lays_nothing() -> None:
    """EC-1 The corner needs its exit."""
    state = at(EC1)
    refused(state, "fence A1|B1 A1/A2", "6.9", "6.10", "6.12", "6.16")  # which looks that the state is untouched
    assert (state.supply, sticks(state), state.phase) == (35, [], Phase.ACTION)
    assert after(state, "fence A1|B1 stop").supply == 34


def test_ec_01_after_one_stick_one_line_is_forbidden_to_everybody() -> None:
    """EC-1 The corner needs its exit."""
    elf = after(EC1, "fence A1|B1 stop")
    mage = after(elf, "place 1 H1")
    for state in (elf, mage):
        assert set(ALL_LINES) - {"A1|B1"} - set(legal_lines(state)) == {"A1/A2"}
        assert len(legal_lines(state)) == 65
        assert evidence(refused(state, "fence A1/A2", "6.9", "6.10"), "6.9") == targets("A1")


EC2 = "Basic, ME, sticks B1|C1 B2|C2 A2/A3"


@pytest.mark.clause("ARM-6.11", "ARM-7.4", "ARM-7.5")
def test_ec_02_a_heaps_square_counts() -> None:
    """EC-2 A heap's square counts."""
    allowed(EC2, "fence B2/B3")
    end, events = play(EC2, "fence B2/B3 stop")
    assert sizes(end) == [4, 36]
    assert territory(end, "A1") == "A1 B1 A2 B2"
    assert gold_of(end, "A1 B1 A2 B2") == 6
    divided = only(events, ev.TerritoryDivided)
    assert (divided.clause, len(divided.one), len(divided.two)) == ("ARM-7.4", 4, 36)


EC3 = "Basic, ME, sticks A3/A4 A4|B4 B4/B5"


@pytest.mark.clause("ARM-6.9", "ARM-6.13")
def test_ec_03_three_squares_never_close() -> None:
    """EC-3 Three squares never close."""
    reasons = refused(EC3, "fence B5|C5", "6.9", "6.10", "6.11")
    assert evidence(reasons, "6.9") == targets("A4 A5 B5")
    allowed(EC3, "fence C5|D5")
    elf, events = play(EC3, "fence C5|D5 stop")
    assert (sizes(elf), of(events, ev.TerritoryDivided)) == ([40], [])
    assert only(events, ev.PalisadeLaid).closes_nothing
    assert evidence(refused(elf, "fence B5|C5", "6.9", "6.10", "6.11"), "6.9") == targets("A4 A5 B5")
    allowed(elf, "fence C4/C5")
    closed = after(elf, "fence C4/C5 stop")
    assert territory(closed, "A4") == "A4 A5 B5 C5"
    assert count(closed, "A4").heaps == (4, 3)


@pytest.mark.clause("ARM-6.12")
def test_ec_03_the_mage_could_have_laid_both_at_once_in_either_order() -> None:
    """EC-3 Three squares never close."""
    one, two = "fence C5|D5 C4/C5", "fence C4/C5 C5|D5"
    for typed in (one, two):
        allowed(EC3, typed)
        assert territory(after(EC3, typed), "A4") == "A4 A5 B5 C5"
    assert after(EC3, one) == after(EC3, two)


EC4 = "Basic, ME, sticks D1|E1 D1/D2 C2|D2 A2/A3 B2/B3 C2/C3 B1|C1"


@pytest.mark.clause("ARM-6.10")
def test_ec_04_the_leftover_is_too_small() -> None:
    """EC-4 The leftover is too small."""
    assert territory(EC4, "A1") == "A1 B1 C1 D1 A2 B2 C2"
    for line, left, rest in (("B2|C2", "C1 D1 C2", 4), ("C1|D1", "D1", 6), ("C1/C2", "C1 D1", 5)):
        reasons = refused(EC4, f"fence {line}", "6.9", "6.10", "6.11")
        assert evidence(reasons, "6.9") == evidence(reasons, "6.10") == targets(left)
        assert evidence(reasons, "6.11") == targets("D1")
        assert next(r.facts["rest"] for r in reasons if r.clause == "ARM-6.10") == rest


def test_ec_04_inside_the_seven_squares_only_four_lines_are_legal() -> None:
    """EC-4 The leftover is too small."""
    seven = set(territory(EC4, "A1").split())
    inside = {line for line in ALL_LINES if {line[:2], line[3:]} <= seven} - set(sticks(at(EC4)))
    assert inside & set(legal_lines(EC4)) == {"A1|B1", "A1/A2", "B1/B2", "A2|B2"}
    assert len(inside) == 7


EC5 = "Basic, ME, NW closed."


@pytest.mark.clause("ARM-6.9", "ARM-6.13", "ARM-7.1")
def test_ec_05_one_dead_end_in_a_closed_2x2() -> None:
    """EC-5 One dead end in a closed 2×2."""
    assert len(legal_lines(EC5)) == 63
    allowed(EC5, "fence A1|B1")
    elf, events = play(EC5, "fence A1|B1 stop")
    assert territory(elf, "A1") == territory(elf, "B1") == "A1 B1 A2 B2"
    assert of(events, ev.TerritoryDivided) == []
    for line in ("A1/A2", "B1/B2", "A2|B2"):
        assert {"6.9"} <= cited(elf, f"fence {line}")
    unoccupied = set(ALL_LINES) - set(sticks(elf))
    assert (len(unoccupied), len(legal_lines(elf))) == (62, 59)
    assert unoccupied - set(legal_lines(elf)) == {"A1/A2", "B1/B2", "A2|B2"}


EC6 = """Basic, ME; in each of rows 2, 3, 4, 5 all seven upright sticks are laid (A|B, B|C, … G|H), 28 in all;
row 1 is open and no flat stick lies"""


@pytest.mark.clause("ARM-6.13", "ARM-7.3")
def test_ec_06_the_comb() -> None:
    """EC-6 The comb."""
    state = at(EC6)
    assert set(sticks(state)) == {line for line in UPRIGHTS if line[1] != "1"}
    assert (len(sticks(state)), state.supply, sizes(state)) == (28, 7, [40])
    row_1 = [line for line in UPRIGHTS if line[1] == "1"]
    assert set(legal_lines(state)) == {*row_1, *(f"{column}1/{column}2" for column in "ABCDEFGH")}
    assert len(legal_lines(state)) == 15


def test_ec_06_what_the_comb_allows_and_refuses() -> None:
    """EC-6 The comb."""
    assert evidence(refused(EC6, "fence A2/A3", "6.9", "6.10", "6.11"), "6.9") == targets("A3 A4 A5")
    assert territory(after(EC6, "fence A1/A2 stop"), "A2") == "A2 A3 A4 A5"
    reasons = refused(EC6, "fence A1/A2 A1|B1", "6.9", "6.10", "6.12", "6.16")
    assert evidence(reasons, "6.9") == targets("A1")
    allowed(EC6, "fence A1|B1 B1|C1")
    assert sizes(after(EC6, "fence A1|B1 B1|C1")) == [5, 5, 30]


EC7 = "Basic, ME, all 35 upright sticks except G1|H1 (34 laid, supply 1)."


@pytest.mark.clause("ARM-6.4")
def test_ec_07_one_stick_left() -> None:
    """EC-7 One stick left."""
    assert (len(sticks(at(EC7))), at(EC7).supply) == (34, 1)
    reasons = refused(EC7, "fence G1/G2 H1/H2", "6.4", "6.9", "6.10", "6.12", "6.16")
    assert evidence(reasons, "6.4") == {"supply"}
    assert set(legal_lines(EC7)) == {"G1|H1", "G1/G2", "H1/H2"}


@pytest.mark.clause("ARM-6.4", "ARM-8.2")
def test_ec_07_without_sticks_the_action_is_gone_and_warriors_may_still_be_placed() -> None:
    """EC-7 One stick left."""
    elf, events = play(EC7, "fence G1|H1")
    assert elf.active == SECOND  # the last stick ends the turn: no second one is asked for
    assert only(events, ev.SupplyEmpty).clause == "ARM-6.4"
    assert (sizes(elf), elf.supply) == ([5] * 8, 0)
    mage = after(elf, "place 1 A1")
    for state in (elf, mage):
        assert legal_lines(state) == []
        for line in (line for line in ALL_LINES if line not in UPRIGHTS):
            assert "6.4" in cited(state, f"fence {line}")
        allowed(state, "place 1 B1")
        assert {move.split()[0] for move in legal(state)} == {"place", "pass"}


EC8 = """Basic, ME, sticks E3/E4 D4|E4 E4|F4 C4/C5 D4/D5 F4/F5 B5|C5 F5|G5, warriors M:D5=3 E:E5=2 E:F5=1"""


@pytest.mark.clause("ARM-9.4", "ARM-9.6", "ARM-9.7", "ARM-9.11")
def test_ec_08_add_up_then_share() -> None:
    """EC-8 Add up, then share."""
    assert territory(EC8, "E4") == "E4 C5 D5 E5 F5"
    found = count(EC8, "E4")
    assert (totals(EC8, "E4"), found.heaps, found.gold) == ({"M": 3, "E": 3}, (5, 3), 8)
    assert (found.share, found.remainder) == (4, 0)
    assert sum(heap // 2 for heap in found.heaps) == 3  # heap by heap it would have been 2 + 1
    other = count(EC8, "A1")
    assert (other.gold, other.takers, other.clause) == (32, (), "ARM-9.7")
    done = result(EC8)
    assert done.gold == {"M": 4, "E": 4}
    assert (done.unclaimed, done.piles, done.winners, done.clause) == (32, ((4,), (4,)), "ME", "9.11")
    events = pass_on(EC8).events
    shared = only(events, ev.TerritoryShared)
    assert (shared.clause, shared.gold, shared.share, shared.remainder) == ("ARM-9.4", 8, 4, 0)
    assert only(events, ev.TerritoryUnclaimed).gold == 32


EC9 = "Basic, MEG, NE closed, M:G1=2 E:H1=2 G:G2=2"


@pytest.mark.clause("ARM-9.4", "ARM-9.5")
def test_ec_09_three_share_seven() -> None:
    """EC-9 Three share seven."""
    found = count(EC9, "G1")
    assert (found.gold, found.share, found.remainder, takers(EC9, "G1")) == (7, 2, 1, "MEG")
    done = result(EC9)
    assert done.gold == {"M": 2, "E": 2, "G": 2}
    assert (done.unclaimed, done.winners) == (33 + 1, "MEG")
    end = pass_on(EC9).state
    outcome = GAME.outcome(end)
    assert outcome is not None
    nobodys = {line.clause: line.points for line in outcome.score.lines if line.seat is None}
    assert nobodys == {"ARM-9.5": 1, "ARM-9.7": 33}


EC10 = "Basic, ME, NE closed and empty, M:A1=1"


@pytest.mark.clause("ARM-7.4", "ARM-9.3", "ARM-9.7")
def test_ec_10_one_1_takes_thirty_three() -> None:
    """EC-10 One “1” takes thirty-three."""
    done = result(EC10)
    assert (done.gold, done.unclaimed) == ({"M": 33, "E": 0}, 7)
    assert (done.winners, done.clause) == ("M", "9.9")
    assert count(EC10, "G1").takers == ()
    assert sheet(EC10, "M", count(EC10, "A1").number)["9.3"] == 33


EC11 = "Basic, MOGE, NE closed, O:G1=4 M:H1=3 G:G2=2"


@pytest.mark.clause("ARM-10.3", "ARM-10.5")
def test_ec_11_partners_add_up() -> None:
    """EC-11 Partners add up."""
    assert dict(count(EC11, "G1").totals) == {0: 5, 1: 4}
    assert takers(EC11, "G1") == "MG"
    done = result(EC11)
    assert done.gold == {"M": 7, "G": 7, "O": 0, "E": 0}
    assert done.winners == "MG"


def test_ec_11_with_teams_off_the_orc_would_have_won() -> None:
    """EC-11 Partners add up."""
    text = EC11 + "; teams off"
    assert totals(text, "G1") == {"M": 3, "O": 4, "G": 2}
    done = result(text)
    assert done.gold == {"M": 0, "O": 7, "G": 0, "E": 0}
    assert done.winners == "O"


EC12 = "Advanced, ME, NE closed, M:G1=3 E:H1=2 E:G2=2"


@pytest.mark.clause("ARM-12.2", "ARM-12.4", "ARM-12.7")
def test_ec_12_behind_by_one_is_enough() -> None:
    """EC-12 Behind by one is enough."""
    assert complete(EC12, "G1")
    assert totals(EC12, "G1") == {"M": 3, "E": 4}
    allowed(EC12, "reinforce G1")
    elf = after(EC12, "reinforce G1")
    assert totals(elf, "G1") == {"M": 4, "E": 4}
    for square in ("H1", "G2"):
        assert evidence(reasons_against(elf, f"reinforce {square}"), "12.4") == targets("G1")
    done = result(elf)
    assert (done.gold, done.winners) == ({"M": 7, "E": 0}, "M")
    assert sheet(elf, "M", count(elf, "G1").number) == {"9.2": 0, "12.2": 0, "12.7": 7}
    assert only(pass_on(elf).events, ev.TerritoryWon).clause == "ARM-12.7"


EC13 = "Advanced, EO, NE closed, O:G1=2 E:H1=1, G2 free"


@pytest.mark.clause("ARM-12.5", "ARM-12.7", "ARM-13.6", "ARM-14.17", "ARM-14.18", "ARM-14.19", "ARM-14.25")
def test_ec_13_arrow_fill_reinforcement() -> None:
    """EC-13 Arrow, fill, reinforcement."""
    assert not complete(EC13, "G1")
    allowed(EC13, "shoot G1")
    shot = after(EC13, "shoot G1")
    assert (shot.phase, shot.active) == (Phase.AFTER_POWER, FIRST)
    orc = after(shot, "place 1 G2")
    assert complete(orc, "G1")
    assert totals(orc, "G1") == {"E": 2, "O": 1}
    allowed(orc, "reinforce G1")
    end, events = play(orc, "reinforce G1")
    assert only(events, ev.ReinforcementPlaced).clause == "ARM-12.5"
    assert (warrior(end, "G1").arrows, warrior(end, "G1").reinforced) == (1, True)
    assert totals(end, "G1") == {"E": 2, "O": 2}
    done = result(end)
    assert (done.gold, done.winners) == ({"E": 0, "O": 7}, "O")
    number = count(end, "G1").number
    assert sheet(end, "O", number) == {"9.2": 0, "14.18": 0, "12.2": 0, "12.7": 7}


EC14 = "Advanced, GM, NW closed, M:A1=2 G:B1=1, A2 free"


@pytest.mark.clause("ARM-12.3", "ARM-12.10", "ARM-12.12", "ARM-13.6", "ARM-14.7", "ARM-14.8", "ARM-14.9")
def test_ec_14_the_goblin_fills_the_gap_himself() -> None:
    """EC-14 The Goblin fills the gap himself."""
    assert evidence(refused(EC14, "reinforce B1", "12.3")) == targets("A2")
    allowed(EC14, "extra 1 A2")
    filled, events = play(EC14, "extra 1 A2")
    assert only(events, ev.ExtraWarriorPlaced).clause == "ARM-14.8"
    assert warrior(filled, "A2").face_up
    assert len(hand(filled, "G")) == 16 - 2
    assert complete(filled, "A2")
    allowed(filled, "reinforce A2")
    end, told = play(filled, "reinforce A2")
    assert only(told, ev.ReinforcementPlaced).clause == "ARM-12.12"
    assert (end.turn, end.active) == (at(EC14).turn + 1, SECOND)  # one turn
    assert totals(end, "A1") == {"G": 3, "M": 2}
    done = result(end)
    assert (done.gold, done.winners) == ({"G": 6, "M": 0}, "G")


EC15 = f"Advanced, OE, sticks {EIGHT}, O:G1=1 E:H1=1 O:G2=2 E:G3=1 O:H3=1 E:G4=2, H4 free"


@pytest.mark.clause("ARM-7.8", "ARM-12.3", "ARM-13.6", "ARM-14.12")
def test_ec_15_the_orc_cuts_the_free_square_away() -> None:
    """EC-15 The Orc cuts the free square away."""
    assert territory(EC15, "G1") == "G1 H1 G2 H2 G3 H3 G4 H4"
    assert evidence(refused(EC15, "reinforce G2", "12.3")) == targets("H4")
    allowed(EC15, "extra H2/H3")
    cut, events = play(EC15, "extra H2/H3")
    assert only(events, ev.PalisadeLaid).clause == "ARM-14.12"
    assert (territory(cut, "G1"), territory(cut, "G3")) == ("G1 H1 G2 H2", "G3 H3 G4 H4")
    assert (complete(cut, "G1"), complete(cut, "G3")) == (True, False)
    allowed(cut, "reinforce G2")
    assert evidence(refused(cut, "reinforce H3", "12.3")) == targets("H4")
    end = after(cut, "reinforce G2")
    assert totals(end, "G1") == {"O": 4, "E": 1}
    done = result(end)
    assert (done.gold["O"], count(end, "G1").gold, takers(end, "G1")) == (7, 7, "O")


EC16 = f"""Advanced, EO, sticks {EIGHT}, O:G1=1 E:H1=2 O:G2=1 E:G3=1 O:H3=1 E:G4=2 O:H4=2,
reinforcement of the Orc on G2"""


@pytest.mark.clause("ARM-7.9", "ARM-12.4", "ARM-12.11")
def test_ec_16_a_reinforced_territory_is_cut() -> None:
    """EC-16 A reinforced territory is cut."""
    assert complete(EC16, "G1")
    assert totals(EC16, "G1") == {"O": 6, "E": 5}
    assert legal(EC16, "reinforce") == []
    for square in ("H1", "G3", "G4"):
        assert "12.4" in cited(EC16, f"reinforce {square}")
    allowed(EC16, "fence H2/H3")
    orc = after(EC16, "fence H2/H3 stop")
    assert (complete(orc, "G1"), complete(orc, "G3")) == (True, True)
    elf = after(orc, "pass")
    assert totals(elf, "G1") == {"O": 3, "E": 2}
    assert "12.4" in cited(elf, "reinforce H1")
    assert legal(elf, "reinforce") == ["G3", "G4"]
    end = after(elf, "reinforce G4")
    assert totals(end, "G3") == {"E": 4, "O": 3}
    done = result(end)
    assert (count(end, "G1").gold, takers(end, "G1"), count(end, "G3").gold) == (7, "O", 0)
    assert done.gold == {"E": 0, "O": 7}


EC17 = "Advanced, EM, no sticks, M:A1=4 E:H5=1"


@pytest.mark.clause("ARM-7.3", "ARM-14.17")
def test_ec_17_the_open_board_is_one_territory_for_the_archer() -> None:
    """EC-17 The open board is one territory for the archer."""
    assert sizes(EC17) == [40]
    allowed(EC17, "shoot A1")
    refused("Advanced, EM, no sticks, M:A1=4", "shoot A1", "14.17")


EC18 = "Advanced, ME, NE closed, M:G1=4 E:H1=1, G2 free"


@pytest.mark.clause("ARM-7.8", "ARM-14.19")
def test_ec_18_filling_is_a_shield() -> None:
    """EC-18 Filling is a shield."""
    for elsewhere in ("place 1 A1", "fence A1|B1 stop", "fence A1|B1 C1|D1"):
        allowed(after(EC18, elsewhere), "shoot G1")
    filled = after(EC18, "place 1 G2")
    assert evidence(refused(filled, "shoot G1", "14.19")) == targets("G1 H1 G2 H2")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.clause("ARM-7.9", "ARM-14.19")
def test_ec_18_the_arrow_is_refused_for_the_rest_of_the_game(seed: int) -> None:
    """EC-18 Filling is a shield."""
    turns = 0
    for step in game(lively(Random(seed)), start=after(EC18, "place 1 G2")):
        for square in ("G1", "G2"):
            assert "ARM-14.19" in {r.clause for r in GAME.refusals(step.before, act.Shoot(SECOND, Square(square)))}
        turns += step.before.active == SECOND
    assert turns > 3


EC19 = "Advanced, ME, NE closed, M:G1=1 M:H1=1 E:G2=1, two arrows on G1, the Elf has no power token left"


@pytest.mark.clause("ARM-14.22", "ARM-14.23")
def test_ec_19_below_zero() -> None:
    """EC-19 Below zero."""
    assert totals(EC19, "G1") == {"M": (1 - 2) + 1, "E": 1}
    assert at(EC19).powers == (2, 0)
    done = result(EC19)
    assert (done.gold, done.unclaimed, done.winners) == ({"M": 0, "E": 7}, 33, "E")


def test_ec_19_with_a_floor_it_is_a_tie() -> None:
    """EC-19 Below zero."""
    text = EC19 + "; arrow_floor on"
    assert totals(text, "G1") == {"M": 0 + 1, "E": 1}
    done = result(text)
    assert (done.gold, done.unclaimed) == ({"M": 3, "E": 3}, 33 + 1)
    assert sheet(text, "M", count(text, "G1").number) == {"9.2": 0, "14.18": 0, "R28": 0, "9.4": 3}


EC20 = STUCK


@pytest.mark.clause("ARM-8.3", "ARM-8.5", "ARM-8.10", "ARM-13.4")
def test_ec_20_no_waiting_room() -> None:
    """EC-20 No waiting room."""
    state = at(EC20)
    assert (hand(state, "M"), state.supply, sizes(state)) == ([], 0, [5] * 8)
    for column in "ABCDEFGH":
        assert len(set(territory(state, f"{column}1").split()) & set(GOLD.split())) == 1
    assert not any(complete(state, f"{column}1") for column in "ABCDEF")
    assert legal(state) == ["pass"]
    refused(state, "look H1", "13.4")
    elf, events = play(state, "pass")
    assert only(events, ev.Passed).clause == "ARM-8.3"
    alone = after(elf, "place 1 A5")
    assert complete(alone, "A1")
    assert alone.active == SECOND  # the Mage is not asked again
    for square in ("A1", "A2", "A3"):
        assert "8.5" in cited(alone, f"M: reinforce {square}")
    assert alone.reinforcements == (True, True)
    assert result(alone).gold["M"] == sum(gold_of(state, s) for s in ["B2", "A4", "C5", "D1", "E4", "F2"])


def test_ec_20_had_the_elf_moved_first_there_were_three_targets() -> None:
    """EC-20 No waiting room."""
    mage = after(EC20 + "; E to move", "place 1 A5")
    assert legal(mage, "reinforce") == ["A1", "A2", "A3"]
    for square in ("A1", "A2", "A3"):
        allowed(mage, f"reinforce {square}")


def thirty_two() -> str:
    """EC-21: all land squares filled in reading order by Mage, Elf and Goblin in turn, large values first."""
    tiles = {people: [4, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1] for people in "MEG"}
    land = [column + row for row in "12345" for column in "ABCDEFGH" if column + row not in GOLD.split()]
    placed = [f"{people}:{square}={tiles[people].pop(0)}" for square, people in zip(land, "MEG" * 11, strict=False)]
    return f"Basic, MEG, no sticks, {' '.join(placed)}, G to move"


@pytest.mark.clause("ARM-5.3", "ARM-8.1", "ARM-8.9")
def test_ec_21_the_thirty_third_warrior() -> None:
    """EC-21 The thirty-third warrior."""
    state = at(thirty_two())
    laid = [one.owner for one in state.squares if one is not None]
    assert [laid.count(seat) for seat in state.options.seats] == [11, 11, 10]
    assert [hand(state, people) for people in "MEG"] == [[], [], [1]]
    for square in Square:
        assert "5.3" in cited(state, f"place 1 {square.value}")
    assert legal(state) == [*(f"fence {line}" for line in ALL_LINES), "pass"]
    assert len(legal_lines(state)) == 67
    allowed(state, "fence A1|B1")
    assert only(play(state, "pass").events, ev.Passed).tiles == 1
    allowed(after(state, "fence A1|B1 stop"), "fence C1|D1")  # the Mage has no warrior and goes on


def test_ec_21_the_tile_in_hand_counts_for_nothing() -> None:
    """EC-21 The thirty-third warrior."""
    assert totals(thirty_two(), "A1") == {"M": 18, "E": 18, "G": 17}
    done = result(thirty_two())
    assert (done.gold, done.unclaimed) == ({"M": 20, "E": 20, "G": 0}, 0)


@pytest.mark.clause("ARM-8.4", "ARM-8.5", "ARM-8.6", "ARM-8.7", "ARM-8.8")
def test_ec_22_the_last_one_plays_on() -> None:
    """EC-22 The last one plays on."""
    start = at("Basic, MEG")
    moves = ["pass", "place 1 A1", "place 1 B1", "pass", "place 4 C1", "fence A1|B1 stop", "pass"]
    movers, state, told = list[str](), start, list[Event]()
    for move in moves:
        movers.append(state.options.peoples[state.active])
        allowed(state, move.removesuffix(" stop"))
        state, events = play(state, move)
        told += events
    assert "".join(movers) == "MEGEGGG"
    assert [begun.clause for begun in of(told, ev.TurnBegun)] == ["ARM-4.4"] * 4 + ["ARM-8.7"] * 2
    assert only(told, ev.GameStopped).clause == "ARM-8.8"
    assert (state.phase, GAME.to_act(state)) == (Phase.OVER, ())
    assert sizes(state) == [40]
    assert totals(state, "A1") == {"E": 1, "G": 5}
    done = result(state)
    assert (done.gold, done.winners) == ({"M": 0, "E": 0, "G": 40}, "G")


EC23 = """Basic, ME, NW, NE, SW closed and the middle block D3 E3 D4 E4 closed by
C3|D3 C4|D4 E3|F3 E4|F4 D2/D3 E2/E3 D4/D5 E4/E5; M:A1=1 M:D3=1 E:G1=1 E:B5=1"""


@pytest.mark.clause("ARM-9.10")
def test_ec_23_equal_gold_bigger_heap() -> None:
    """EC-23 Equal gold, bigger heap."""
    done = result(EC23)
    assert done.gold == {"M": 6 + 5, "E": 7 + 4}
    assert (done.unclaimed, done.piles) == (18, ((6, 5), (7, 4)))
    assert (done.winners, done.clause) == ("E", "9.10")


@pytest.mark.clause("ARM-9.11")
def test_ec_23_with_shared_victories_both_win() -> None:
    """EC-23 Equal gold, bigger heap."""
    done = result(EC23 + "; final_tie shared")
    assert (done.gold, done.piles) == ({"M": 11, "E": 11}, ((6, 5), (7, 4)))
    assert (done.winners, done.clause) == ("ME", "R21")


EC24 = "Advanced, MOGE, O:A1=2 G:B1=3^ E:C1=1 G:D2=1"


@pytest.mark.clause("ARM-14.1", "ARM-14.4")
def test_ec_24_what_the_mage_may_look_at() -> None:
    """EC-24 What the Mage may look at."""
    assert legal(EC24, "look") == ["A1", "C1"]
    for square in ("A1", "C1"):
        allowed(EC24, f"look {square}")
    refused(EC24, "look B1", "14.4", "14.5")
    refused(EC24, "look D2", "14.4")
    refused(EC24, "look E2", "14.1")


@pytest.mark.clause("ARM-14.5")
def test_ec_24_with_three_players_a_face_up_warrior_is_no_target() -> None:
    """EC-24 What the Mage may look at."""
    text = "Advanced, MEG, G:B1=3^ E:C1=1"
    assert evidence(refused(text, "look B1", "14.5")) == targets("B1")
    allowed(text, "look C1")


EC25 = "Advanced, OM, stick B1|C1"


@pytest.mark.clause("ARM-14.12", "ARM-14.13", "ARM-14.14")
def test_ec_25_three_sticks_in_one_turn() -> None:
    """EC-25 Three sticks in one turn."""
    allowed(EC25, "extra B2|C2")
    second = after(EC25, "extra B2|C2")
    assert (second.active, second.supply) == (FIRST, 33)
    allowed(second, "fence A2/A3 B2/B3")
    end = after(second, "fence A2/A3 B2/B3")
    assert territory(end, "A1") == "A1 B1 A2 B2"
    assert (sizes(end), end.supply) == ([4, 36], 31)
    assert (end.turn, end.active) == (at(EC25).turn + 1, SECOND)


# --- the positions themselves ----------------------------------------------------------------------------------------

POSITIONS = {
    name: text for name, text in globals().copy().items() if name.startswith("EC") and isinstance(text, str)
} | {"EC21": thirty_two()}


def test_every_case_with_a_position_of_its_own_is_here() -> None:
    assert set(POSITIONS) == {f"EC{n}" for n in range(1, 26)} - {"EC22"}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_territories_are_those_that_one_can_walk(name: str) -> None:
    """By a flood fill of these tests, which knows nothing of the engine's."""
    assert territories(POSITIONS[name]) == regions(sticks(at(POSITIONS[name])))


@pytest.mark.parametrize("name", POSITIONS)
def test_the_legal_lines_are_those_after_which_no_part_is_too_small(name: str) -> None:
    state = at(POSITIONS[name])
    laid = sticks(state)
    fitting = [line for line in ALL_LINES if line not in laid and min(map(len, regions([*laid, line]))) >= 4]
    assert legal_lines(state) == (fitting if state.supply else [])


@pytest.mark.parametrize("name", POSITIONS)
def test_every_case_can_be_played_to_its_end(name: str) -> None:
    end: State = last(game(lively(Random(name)), start=at(POSITIONS[name])))
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert outcome.winners
