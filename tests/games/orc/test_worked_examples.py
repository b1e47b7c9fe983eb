"""The rulebook's own pictures, W1 to W6 of the specification: every printed number."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from orclib.games.orc.rules import scoring
from tests.games.orc.support import (
    CARDS,
    F0,
    F1,
    GAME,
    NORTH,
    SOUTH,
    Half,
    Tribe,
    act,
    at,
    attacks,
    cards,
    ev,
    of,
    only,
    owners,
    play,
    refused,
    sheet,
    strengths,
    totals,
)

W2 = F0 + "all piles 4. North to move, hand `RB`. South `YW`, `BG`"
W4 = (
    F1
    + """piles G1 W2 R2 B2 V2; won: Y-N; G: N `WR:2`, S `YB:2`
North to move, hand `VG`, `BW`; South `BR`, `GV`, `WB`"""
)
W5 = (
    F1
    + """piles W2 R2 B1 V2; won: Y-N, G-N; B: N `YB:1`, S `VR:1`, `WV:2`
South to move, hand `RY`, `GV`, `WB`"""
)
W6 = (
    F1
    + """all piles empty; won: Y-N, G-N, W-N, R-S, B-S, V-S
North `BW`, `VW`, `RY`; South `BR`, `VR`, `GV`, `WB`, `BY`"""
)


@pytest.mark.clause("ORC-2.3", "ORC-2.4")
def test_w1_red_yellow_and_blue_are_worth_two() -> None:
    state = at(F0)
    worths = {tribe.value: state.worth(tribe) for tribe in Tribe}
    assert worths == {"R": 2, "Y": 2, "B": 2, "G": 1, "W": 1, "V": 1}
    assert sum(worths.values()) == 9


def test_w2_two_blue_orcs_at_green_draw_only_one_card() -> None:
    after, events = play(W2, "RB:2-G", "draw Y")
    assert only(events, ev.MayDraw) == ev.MayDraw("ORC-6.2", NORTH, 1)
    assert len(of(events, ev.Drew)) == 1
    assert after.mover == SOUTH
    assert strengths(after, "G") == (2, 0)


def test_w2_north_may_add_only_blue_at_green() -> None:
    after = play(W2, "RB:2-G", "draw Y").state
    rest = tuple(card for card in CARDS if card not in [*after.open_cards(), *after.hands[SOUTH]])
    again = replace(after, mover=NORTH, hands=(rest, after.hands[SOUTH]))
    added = {a for a in GAME.legal_actions(again, NORTH) if isinstance(a, act.Attack) and a.tribe is Tribe.G}
    blue = {act.Attack(NORTH, c, h, Tribe.G) for c in rest for h in Half if c.half[h] is Tribe.B}
    assert added == blue
    assert {h for a in blue for h in [a.half]} == set(Half)


def test_w2_south_may_play_neither_green_nor_blue_at_green_and_plays_yellow() -> None:
    after = play(W2, "RB:2-G", "draw Y").state
    assert attacks(after, "G") == ["YW:1-G", "YW:2-G"]
    refused(after, "BG:1-G", "4.6")
    refused(after, "BG:2-G", "4.5")
    end, events = play(after, "YW:1-G", "draw Y", "draw R")
    assert only(events, ev.MayDraw) == ev.MayDraw("ORC-6.1", SOUTH, 2)
    assert len(of(events, ev.Drew)) == 2
    assert end.mover == NORTH


@pytest.mark.clause("ORC-4.4")
def test_w2_the_struck_out_halves_count_for_nothing() -> None:
    end = play(W2, "RB:2-G", "draw Y", "YW:1-G", "draw Y", "draw R").state
    assert strengths(end, "G") == (2, 1)  # not 3 and 3
    green = end.front(Tribe.G)
    assert (green.colour(NORTH), green.colour(SOUTH)) == (Tribe.B, Tribe.Y)  # neither red nor white


@pytest.mark.clause("ORC-8.2", "ORC-11.2")
def test_w3_souths_trophy_at_red_is_worth_1_and_norths_at_white_is_worth_2() -> None:
    text = (
        F1
        + """piles R1 W1 B4; won: Y-N, G-N, V-S; R: S `BY:2`; W: N `YR:2`
    North to move, hand `RG`; South `GB`, `VW`"""
    )
    end, events = play(text, "RG:1-B", "draw R", "draw W")
    assert of(events, ev.TrophyRaised) == [
        ev.TrophyRaised("ORC-8.2", Tribe.W, NORTH, *cards("YR")),
        ev.TrophyRaised("ORC-8.2", Tribe.R, SOUTH, *cards("BY")),
    ]
    assert sheet(end, SOUTH, "R")["11.2"] == 1
    assert sheet(end, NORTH, "W")["11.2"] == 2


def test_w4_a_tie_at_green_goes_to_north_who_won_yellow() -> None:
    end, events = play(W4, "VG:2-W", "draw G")
    assert strengths(end, "W") == (2, 0)
    assert end.front(Tribe.W).colour(NORTH) is Tribe.G  # two green orcs at white
    assert only(events, ev.MayDraw).cards == 1
    assert only(events, ev.BattleSounded) == ev.BattleSounded("ORC-7.1", NORTH, Tribe.G)
    assert only(events, ev.Fought) == ev.Fought("ORC-9.3", Tribe.G, 2, 2)
    assert only(events, ev.Won) == ev.Won("ORC-9.1", Tribe.G, NORTH, Tribe.Y)
    assert owners(end) == {"Y": "N", "G": "N"}
    assert sheet(end, NORTH, "G")["11.2"] == 2


def test_w4_without_norths_yellow_the_same_tie_goes_elsewhere() -> None:
    end, events = play(W4.replace("Y-N", "Y-S"), "VG:2-W", "draw G")
    assert owners(end) == {"Y": "S", "G": "S"}
    assert only(events, ev.Won).seat == SOUTH


def test_w5_three_violet_orcs_beat_one_yellow() -> None:
    start = at(W5)
    blue = start.front(Tribe.B)
    assert (blue.colour(NORTH), blue.colour(SOUTH)) == (Tribe.Y, Tribe.V)
    assert strengths(start, "B") == (1, 3)
    end, events = play(start, "RY:2-R", "draw B")
    assert end.front(Tribe.R).colour(SOUTH) is Tribe.Y
    assert strengths(end, "R") == (0, 2)
    assert only(events, ev.MayDraw).cards == 1
    assert only(events, ev.Fought) == ev.Fought("ORC-7.3", Tribe.B, 1, 3)
    assert only(events, ev.Won) == ev.Won("ORC-7.4", Tribe.B, SOUTH)
    assert owners(end) == {"Y": "N", "G": "N", "B": "S"}


@pytest.mark.parametrize(
    ("seat", "tribe", "worth", "orcs"),
    [
        (NORTH, "W", 2, 4),
        (NORTH, "G", 2, 0),
        (NORTH, "Y", 1, 2),
        (SOUTH, "R", 1, 4),
        (SOUTH, "V", 2, 3),
        (SOUTH, "B", 1, 4),
    ],
)
def test_w6_each_tribe_gives_its_worth_and_the_orcs_in_hand(seat: int, tribe: str, worth: int, orcs: int) -> None:
    lines = sheet(at(W6), NORTH if seat == NORTH else SOUTH, tribe)
    assert lines == ({"11.2": worth, "11.3": orcs} if orcs else {"11.2": worth})


@pytest.mark.clause("ORC-11.5")
def test_w6_orcs_of_tribes_that_were_not_won_score_nothing() -> None:
    lost = {(line.seat, line.facts["tribe"].value): line for line in scoring.score(at(W6)).lines if not line.points}
    assert {line.clause for line in lost.values()} == {"ORC-11.5"}
    told = {key: line.facts["orcs"] for key, line in lost.items()}
    assert told == {
        (NORTH, "B"): 1, (NORTH, "V"): 1, (NORTH, "R"): 1,
        (SOUTH, "G"): 1, (SOUTH, "W"): 1, (SOUTH, "Y"): 2,
    }  # fmt: skip


@pytest.mark.clause("ORC-12.1")
def test_w6_south_wins_15_to_11() -> None:
    state = at(W6)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert totals(state) == outcome.score.totals == (11, 15)
    assert outcome.winners == (SOUTH,)
    assert outcome.reason.clause == "ORC-12.1"
