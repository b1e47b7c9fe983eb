"""WE-1 and WE-2 of the specification: every number of a finished game, and of two unequal rows of piles."""

from __future__ import annotations

import pytest

from tests.games.armadora.support import (
    GAME,
    SEATS,
    Phase,
    State,
    after,
    at,
    complete,
    count,
    ev,
    gold_of,
    hand,
    of,
    only,
    pass_on,
    play,
    regions,
    result,
    scoring,
    sheet,
    sizes,
    sticks,
    takers,
    territories,
    territory,
    totals,
)

WE1 = """Basic rules, seats MOGE
heaps: D1=5 B2=6 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6
D1|E1 E1|F1 D1/D2 C2|D2 E2|F2 G2|H2 A2/A3 B2/B3 C2/C3 D2/D3 F2/F3 G2/G3 H2/H3 E3|F3 G3|H3 A3/A4 B3/B4 C3/C4 E3/E4
C4|D4 D4|E4 E4|F4 G4|H4 C4/C5 D4/D5 F4/F5 B5|C5 F5|G5
O:A1=1 M:B1=1 G:C1=1 O:E1=1 G:F1=3 E:G1=2 O:H1=3 M:A2=1 M:C2=3 O:D2=1 M:E2=1 G:G2=4 G:A3=1 O:B3=1 E:C3=1 G:D3=1
O:E3=1 M:F3=1 E:G3=1 O:H3=4 E:B4=1 G:C4=1 E:D4=4 M:F4=1 E:G4=3 O:H4=2 G:A5=1 E:B5=1 E:D5=1 M:E5=2 M:F5=4 G:H5=2
"""
TABLE = [
    ("A1 B1 C1 D1 A2 B2 C2", "5+6", {"M": 5, "O": 1, "G": 1}, (6, 1)),
    ("E1 D2 E2 A3 B3 C3 D3 E3 D4", "0", {"M": 1, "O": 4, "G": 2, "E": 5}, (3, 9)),
    ("F1 G1 H1 F2 G2 H2", "4+7", {"O": 3, "G": 7, "E": 2}, (7, 5)),
    ("F3 G3 H3 F4 G4 H4 G5 H5", "6", {"M": 2, "O": 6, "G": 2, "E": 4}, (4, 10)),
    ("A4 B4 C4 A5 B5", "4", {"G": 2, "E": 2}, (2, 2)),
    ("E4 C5 D5 E5 F5", "5+3", {"M": 6, "E": 1}, (6, 1)),
]
"""T1 to T6: squares, gold, totals of each player who is there, totals of M+G and O+E."""
NUMBERS = range(1, 7)
IN_TEAMS = [("MG", 11), ("", 0), ("MG", 11), ("OE", 6), ("MGOE", 2), ("MG", 8)]
ALONE = [("M", 11), ("", 0), ("G", 11), ("O", 6), ("GE", 2), ("M", 8)]
"""Who takes something of each territory, and what each side gets."""


def alone(state: State) -> State:
    """The same table with `teams` off."""
    return at(state, teams=False)


@pytest.mark.clause("ARM-3.3", "ARM-3.6")
def test_we_1_every_hand_is_empty_every_square_occupied_and_seven_sticks_are_left() -> None:
    """WE-1 A finished four-player game."""
    state = at(WE1)
    assert [hand(state, people) for people in "MOGE"] == [[]] * 4
    laid = [(one.owner, one.value) for one in state.squares if one is not None]
    assert len(laid) == 32 == 4 * 8
    for seat in SEATS:
        assert sorted(value or 0 for owner, value in laid if owner == seat) == [1, 1, 1, 1, 1, 2, 3, 4]
    assert (len(sticks(state)), state.supply) == (28, 7)


@pytest.mark.clause("ARM-7.1", "ARM-7.5", "ARM-7.8")
def test_we_1_six_complete_territories_with_their_squares_and_gold() -> None:
    """WE-1 A finished four-player game."""
    state = at(WE1)
    assert territories(state) == {frozenset(row[0].split()) for row in TABLE} == regions(sticks(state))
    assert sizes(state) == sorted([7, 9, 6, 8, 5, 5])
    assert sum(sizes(state)) == 40
    assert min(sizes(state)) >= 4
    for names, gold, _, _ in TABLE:
        assert territory(state, names[:2]) == names
        heaps = [heap for heap in map(int, gold.split("+")) if heap]
        assert (gold_of(state, names), count(state, names[:2]).heaps) == (sum(heaps), tuple(heaps))
        assert complete(state, names[:2])
    assert sum(gold_of(state, row[0]) for row in TABLE) == 40


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.clause("ARM-9.2")
def test_we_1_the_totals_of_each_territory(number: int) -> None:
    """WE-1 A finished four-player game."""
    names, _, players, teams = TABLE[number - 1]
    found = count(WE1, names[:2])
    assert found.number == number
    assert totals(WE1, names[:2]) == players
    assert dict(found.totals) == dict(enumerate(teams))
    singles = dict(count(alone(at(WE1)), names[:2]).totals)
    assert {"MOGE"[seat]: total for seat, total in singles.items()} == players


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(1, marks=pytest.mark.clause("ARM-9.3", "ARM-10.3")),  # every heap; Mage and Goblin together
        pytest.param(2, marks=pytest.mark.clause("ARM-7.5")),  # no heap
        pytest.param(3, marks=pytest.mark.clause("ARM-9.3")),
        pytest.param(4, marks=pytest.mark.clause("ARM-9.3")),
        pytest.param(5, marks=pytest.mark.clause("ARM-9.4", "ARM-10.5")),  # a tie, between the teams
        pytest.param(6, marks=pytest.mark.clause("ARM-9.3")),
    ],
)
def test_we_1_who_takes_what_in_teams_and_alone(number: int) -> None:
    """WE-1 A finished four-player game."""
    square, gold = TABLE[number - 1][0][:2], gold_of(WE1, TABLE[number - 1][0])
    for state, (who, what) in ((at(WE1), IN_TEAMS[number - 1]), (alone(at(WE1)), ALONE[number - 1])):
        if not gold:
            assert count(state, square).gold == 0
            assert all(sheet(state, people, number) == {} for people in "MOGE")
            continue
        assert (takers(state, square), count(state, square).share) == (who, what)
        assert count(state, square).remainder == 0
        for people in "MOGE":
            assert sum(sheet(state, people, number).values()) == (what if people in who else 0)


def test_we_1_the_score_lines_cite_the_clauses() -> None:
    """WE-1 A finished four-player game."""
    state = at(WE1)
    assert sheet(state, "M", 1) == {"9.2": 0, "10.3": 0, "9.3": 11}
    assert sheet(state, "G", 1) == {"9.2": 0, "10.3": 0, "9.3": 11}  # the team wins as one
    assert sheet(state, "O", 1) == sheet(state, "E", 1) == {"9.2": 0, "9.3": 0}
    assert sheet(state, "M", 5) == {"9.2": 0, "9.4": 2}
    assert sheet(alone(state), "M", 5) == {}
    assert sheet(alone(state), "G", 5) == sheet(alone(state), "E", 5) == {"9.2": 0, "9.4": 2}
    nobody = [line for line in scoring.score(state).lines if line.seat is None]
    assert [(line.points, line.facts["number"]) for line in nobody] == [(0, 2)]


@pytest.mark.clause("ARM-1.1", "ARM-9.1", "ARM-9.9", "ARM-10.4")
def test_we_1_the_four_pass_in_turn_and_mage_and_goblin_win_32_to_8() -> None:
    """WE-1 A finished four-player game."""
    end, events = pass_on(WE1)
    assert [(passed.people.value, passed.tiles) for passed in of(events, ev.Passed)] == [(p, 0) for p in "MOGE"]
    assert end.phase is Phase.OVER
    assert only(events, ev.WarriorsRevealed).warriors == 32
    assert [won.number for won in of(events, ev.TerritoryWon)] == [1, 3, 4, 6]
    assert [(shared.number, shared.share, shared.remainder) for shared in of(events, ev.TerritoryShared)] == [(5, 2, 0)]
    found = result(WE1)
    assert found.gold == {"M": 32, "G": 32, "O": 8, "E": 8}
    assert (found.unclaimed, found.winners, found.clause) == (0, "MG", "9.9")
    assert 11 + 11 + 2 + 8 == 32
    decided = only(events, ev.GameDecided)
    assert (decided.clause, decided.gold) == ("ARM-9.9", 32)


def test_we_1_with_teams_off_the_mage_wins_with_19_13_6_2() -> None:
    """WE-1 A finished four-player game."""
    found = result(WE1 + "options: teams off")
    assert found.gold == {"M": 19, "G": 13, "O": 6, "E": 2}
    assert sum(found.gold.values()) == 40
    assert (found.unclaimed, found.winners, found.clause) == (0, "M", "9.9")


@pytest.mark.parametrize("teams", ["on", "off"])
def test_we_1_which_elf_lies_on_c3_and_which_on_d4_makes_no_difference(teams: str) -> None:
    """WE-1: a house choice without effect."""
    swapped = WE1.replace("E:C3=1", "E:C3=4").replace("E:D4=4", "E:D4=1")
    assert after(swapped) != after(WE1)
    assert result(f"{swapped}options: teams {teams}") == result(f"{WE1}options: teams {teams}")


# --- WE-2 ------------------------------------------------------------------------------------------------------------

FIRST_SIDE, SECOND_SIDE = (6, 4, 3), (6, 5, 2)
WE2 = """basic, MEG; heaps: D1=7 B2=6 F2=4 H2=5 A4=4 E4=5 C5=3 G5=6; NW, NE and SE closed
A3/A4 A4|B4 B4/B5 C4/C5 C5|D5; D1|E1 D2|E2 E2/E3 F2/F3
M:A1=1 M:B5=1 E:G1=1 E:H5=1 E:E1=1 G:F1=1"""
"""The Mage has 6, 4 and 3, the Elf 6 and 5, and shares 4 with the Goblin; 7 + 5 lie where nobody stands."""


@pytest.mark.clause("ARM-9.10")
def test_we_2_the_larger_second_pile_wins() -> None:
    """WE-2 Equal gold, unequal piles."""
    assert sum(FIRST_SIDE) == sum(SECOND_SIDE) == 13
    assert scoring.leaders((FIRST_SIDE, SECOND_SIDE)) == ((1,), "ARM-9.10")
    assert scoring.leaders((SECOND_SIDE, FIRST_SIDE)) == ((0,), "ARM-9.10")


@pytest.mark.clause("ARM-9.10")
def test_we_2_on_a_board_the_share_of_2_is_a_pile() -> None:
    """WE-2 Equal gold, unequal piles."""
    found = result(WE2)
    assert found.piles == (FIRST_SIDE, SECOND_SIDE, (2,))
    assert found.gold == {"M": 13, "E": 13, "G": 2}
    assert (found.unclaimed, found.winners, found.clause) == (12, "E", "9.10")
    assert play(WE2, "pass", "pass", "pass").events[-1].clause == "ARM-9.10"


def test_we_2_no_heap_is_as_small_as_2() -> None:
    """WE-2: a pile of 2 can only be a share."""
    assert min(at(WE2).heaps) == 3
    reason = GAME.outcome(pass_on(WE2).state)
    assert reason is not None
    assert reason.reason.facts["best"] == SECOND_SIDE
