"""E1 to E22 of the specification, one by one; all at the standard frontier unless a case says otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from orclib.errors import PositionError
from orclib.games.orc.events import (
    Cleared,
    Forfeited,
    Fought,
    Froze,
    GameDecided,
    LooksAround,
    RingFrozen,
    TrophyRaised,
    TwoBattles,
    Won,
)
from tests.games.orc.support import (
    F1,
    GAME,
    NORTH,
    SOUTH,
    Phase,
    State,
    Tribe,
    act,
    allowed,
    at,
    attacks,
    cards,
    ev,
    frozen,
    game,
    last,
    letters,
    of,
    only,
    owners,
    piles,
    play,
    refused,
    sheet,
    strengths,
    totals,
    uses,
)

FAR_FIRST = "\noptions: far_battle_first on"

E1 = F1 + "all piles 4. North to move, hand RB"


def test_e1_one_card_has_two_very_different_attacks() -> None:
    refused(E1, "RB:1-R", "4.5")
    allowed(E1, "RB:2-R")
    allowed(E1, "RB:1-B")
    refused(E1, "RB:2-B", "4.5")
    after, events = play(E1, "RB:2-R")
    assert strengths(after, "R") == (2, 0)
    assert only(events, ev.MayDraw) == ev.MayDraw("ORC-6.2", NORTH, 1)
    after, events = play(E1, "RB:1-B")
    assert strengths(after, "B") == (1, 0)
    assert only(events, ev.MayDraw) == ev.MayDraw("ORC-6.1", NORTH, 2)


def test_e1_the_card_has_5_single_and_5_double_attacks_and_1_discard() -> None:
    typed = attacks(E1)
    assert (sum("RB:1" in a for a in typed), sum("RB:2" in a for a in typed)) == (5, 5)
    assert uses(E1) == (10, 1)


def test_e2_the_unused_half_does_not_exist() -> None:
    text = F1 + "piles Y4 G3 W4 R4 B4 V4; G: N WR:2. South to move, hand RB, YR"
    refused(text, "RB:1-G", "4.6")
    refused(text, "YR:2-G", "4.6")
    assert attacks(text, "G") == ["RB:2-G", "YR:1-G"]


def test_e3_locked_out_of_your_own_battle() -> None:
    text = F1 + "piles Y4 G4 W1 R3 B4 V4; W: N RB:2, S GY:2, VY:2. North to move, hand VR, WB"
    assert strengths(at(text), "W") == (2, 4)
    refused(text, "VR:1-W", "4.7")
    refused(text, "VR:2-W", "4.7")
    refused(text, "WB:1-W", "4.5", "4.7")
    assert attacks(text, "W") == ["WB:2-W"]
    assert strengths(play(text, "WB:2-W").state, "W") == (4, 4)


E4 = F1 + "piles Y4 G3 W4 R4 B4 V4; G: N RB:2. South to move, hand BR, GW"


def test_e4_the_ban_is_local() -> None:
    refused(E4, "BR:1-G", "4.6")
    allowed(E4, "BR:1-W")
    refused(E4, "BR:1-B", "4.5")


def test_e4_blue_at_white_is_open_to_north_until_south_takes_it_there() -> None:
    later = F1 + "piles Y3 G3 W4 R3 B4 V4; G: N RB:2; W: S {}. North to move, hand YB. South VY, VW, VG"
    refused(later.format("BR:1"), "YB:2-W", "4.6")
    allowed(later.format("GW:1"), "YB:2-W")


def test_e5_both_cards_from_one_pile_sound_one_battle_which_freezes() -> None:
    text = F1 + "piles Y4 G2 W4 R4 B4 V3; G: N WR:2, S RB:2. North to move, hand YR, YV"
    end, events = play(text, "YR:1-B", "draw G", "draw G")
    assert [drew.clause for drew in of(events, ev.Drew)] == ["ORC-6.4", "ORC-6.5"]
    assert only(events, Fought) == Fought("ORC-9.3", Tribe.G, 2, 2)
    assert only(events, Froze) == Froze("ORC-9.4", Tribe.G, Tribe.Y)
    assert frozen(end) == "G"
    assert strengths(end, "G") == (2, 2)
    assert owners(end) == {}
    assert end.mover == SOUTH


E6 = F1 + "piles Y4 G1 W4 R4 B4 V3; G: N WR:2, S RB:2; North to move, hand YR, GY"


def test_e6a_the_card_just_played_fights() -> None:
    end, events = play(E6, "YR:2-G", "draw G")
    assert only(events, Fought) == Fought("ORC-7.3", Tribe.G, 4, 2)
    assert owners(end) == {"G": "N"}


def test_e6b_after_a_discard_the_same_battle_ties_and_freezes() -> None:
    end, events = play(E6, "discard GY", "draw G")
    assert only(events, Fought) == Fought("ORC-9.3", Tribe.G, 2, 2)
    assert frozen(end) == "G"
    assert owners(end) == {}


E7 = (
    F1
    + """piles G1 (VG) V1 (YW); won: Y-N, W-N, R-S, B-S; G: N WR:1; V: S BY:2, RY:2
North to move, hand GB, YR; South RB, BW, WV"""
)


def test_e7_you_cannot_refuse_the_second_card() -> None:
    owed = play(E7, "GB:1-V", "draw G", "turn G VG").state
    assert owed.owed == 1
    assert "6.6" in {r.clause.removeprefix("ORC-") for r in GAME.refusals(owed, GAME.parse("pass", owed))}
    refused(owed, "draw Y", "6.8")
    assert [GAME.format(a) for a in GAME.legal_actions(owed, NORTH)] == ["draw V"]


def test_e7_north_wins_11_to_10() -> None:
    end, events = play(E7, "GB:1-V", "draw G", "turn G VG", "draw V", "turn V YW")
    assert [(f.tribe.value, f.north, f.south) for f in of(events, Fought)] == [("G", 1, 0), ("V", 1, 4)]
    assert of(events, ev.GameStopped) == [ev.GameStopped("ORC-10.1")]
    assert end.hands[NORTH] == cards("YR VG YW")
    assert [sheet(end, NORTH, t) for t in "YGW"] == [{"11.2": w, "11.3": h} for w, h in ((1, 2), (2, 2), (2, 2))]
    assert [sheet(end, SOUTH, t) for t in "RBV"] == [{"11.2": w, "11.3": h} for w, h in ((1, 1), (1, 3), (2, 2))]
    assert only(events, GameDecided) == GameDecided("ORC-12.1", NORTH, 11, 10)


E8 = (
    F1
    + """piles V1 (VW); won: Y-N, W-N, G-S, R-S, B-S; V: N BY:2, S WR:1
North to move, hand YB, WB; South GB"""
)


def test_e8_owed_two_with_one_left_and_it_decides_the_game() -> None:
    assert attacks(E8) == ["YB:1-V"]
    end, events = play(E8, "YB:1-V", "draw V")
    assert only(events, ev.MayDraw) == ev.MayDraw("ORC-6.7", NORTH, 1)  # owed two, and there is one
    assert only(events, Forfeited) == Forfeited("ORC-6.7", NORTH)
    assert only(events, Fought) == Fought("ORC-7.3", Tribe.V, 3, 1)
    assert [sheet(end, NORTH, t) for t in "YWV"] == [
        {"11.2": 1},
        {"11.2": 2, "11.3": 3},
        {"11.2": 2, "11.3": 1},
    ]
    assert [sheet(end, SOUTH, t) for t in "GRB"] == [
        {"11.2": 2, "11.3": 1},
        {"11.2": 1},
        {"11.2": 1, "11.3": 2},
    ]
    assert only(events, GameDecided) == GameDecided("ORC-12.1", NORTH, 9, 7)
    drawn = cards("VW")[0]
    assert 9 - drawn.orcs(Tribe.V) - drawn.orcs(Tribe.W) == 6


def test_e9_winning_with_nobody_there() -> None:
    text = F1 + "piles Y2 W1 R3 B3 V3; won: G-S. North to move, hand RV, YB"
    end, events = play(text, "YB:2-R", "draw W")
    assert only(events, Fought) == Fought("ORC-9.3", Tribe.W, 0, 0)
    assert only(events, Won) == Won("ORC-9.1", Tribe.W, SOUTH, Tribe.G)
    assert only(events, TrophyRaised) == TrophyRaised("ORC-8.4", Tribe.W, SOUTH, None)
    assert owners(end) == {"G": "S", "W": "S"}
    assert sheet(end, SOUTH, "W")["11.2"] == 2


def test_e10_a_chain_of_three_thaws() -> None:
    text = (
        F1
        + """piles Y1 B3 V3; frozen: G, W, R; Y: N GR:2, S BR:1; G: N WR:2, S YB:2; W: N VY:1, S BG:1; R: none
    South to move, hand RB, WB, YV"""
    )
    end, events = play(text, "RB:2-V", "draw Y")
    assert only(events, Fought) == Fought("ORC-7.3", Tribe.Y, 2, 1)
    assert [(w.tribe.value, w.clause) for w in of(events, Won)] == [
        ("Y", "ORC-7.4"), ("G", "ORC-9.7"), ("W", "ORC-9.8"), ("R", "ORC-9.8"),
    ]  # fmt: skip
    assert owners(end) == dict.fromkeys("YGWR", "N")
    assert sum(end.worth(Tribe(t)) for t in owners(end)) == 6
    assert [(t.tribe.value, t.card, t.clause) for t in of(events, TrophyRaised)] == [
        ("Y", *cards("GR"), "ORC-8.2"), ("G", *cards("WR"), "ORC-8.2"),
        ("W", *cards("VY"), "ORC-8.2"), ("R", None, "ORC-8.4"),
    ]  # fmt: skip
    assert [(c.clause, c.cards) for c in of(events, Cleared)] == [
        ("ORC-8.1", cards("BR")), ("ORC-9.9", cards("YB")), ("ORC-9.9", cards("BG")),
    ]  # fmt: skip
    assert frozen(end) == ""


def test_e11_the_tribe_nearest_the_box_looks_to_the_far_end() -> None:
    text = F1 + "piles Y1 G2 W2 R2 B2; won: V-S; Y: N RB:1, S GV:1. North to move, hand BR, YW"
    end, events = play(text, "YW:2-G", "draw Y")
    assert only(events, Fought) == Fought("ORC-9.3", Tribe.Y, 1, 1)
    assert only(events, LooksAround) == LooksAround("ORC-9.2", Tribe.Y, Tribe.V)
    assert only(events, Won) == Won("ORC-9.1", Tribe.Y, SOUTH, Tribe.V)
    assert owners(end) == {"V": "S", "Y": "S"}


def test_e12_a_thaw_goes_around_the_corner() -> None:
    text = (
        F1
        + """piles G2 W2 R2 B1; frozen: V, Y; Y: N RB:2, S GV:2; V: none; B: N VR:2, YR:2, S GW:2, VW:2
    North to move, hand RG, YV"""
    )
    assert strengths(at(text), "B") == (4, 4)
    end, events = play(text, "RG:1-B", "draw B", "draw G")
    assert only(events, Fought) == Fought("ORC-7.3", Tribe.B, 5, 4)
    assert [(w.tribe.value, w.clause) for w in of(events, Won)] == [
        ("B", "ORC-7.4"), ("V", "ORC-9.7"), ("Y", "ORC-9.8"),
    ]  # fmt: skip
    assert owners(end) == dict.fromkeys("BVY", "N")
    assert sum(end.worth(Tribe(t)) for t in owners(end)) == 4
    assert piles(end) == {"G": 1, "W": 2, "R": 2}


E13 = (
    F1
    + """piles Y1 G1 W3 R3 B2 V3; Y: N RB:1, S GV:2; G: N WR:2, S YB:2
North to move, hand RV, BY"""
)


def test_e13_of_two_battles_the_second_leans_on_the_first() -> None:
    end, events = play(E13, "RV:1-V", "draw G", "draw Y")
    assert only(events, TwoBattles) == TwoBattles("ORC-7.6", Tribe.Y, Tribe.G)
    assert of(events, Fought) == [Fought("ORC-7.3", Tribe.Y, 1, 2), Fought("ORC-9.3", Tribe.G, 2, 2)]
    assert of(events, Won) == [Won("ORC-7.4", Tribe.Y, SOUTH), Won("ORC-9.1", Tribe.G, SOUTH, Tribe.Y)]
    assert owners(end) == {"Y": "S", "G": "S"}


def test_e13_both_battles_wait_for_both_cards() -> None:
    first = play(E13, "RV:1-V", "draw G")
    assert of(first.events, Fought) == []
    assert letters(first.state.emptied) == "G"


@pytest.mark.clause("ORC-9.12")
def test_e13_the_far_battle_first_gives_the_same_owners() -> None:
    near, far = play(E13, "RV:1-V", "draw G", "draw Y"), play(E13 + FAR_FIRST, "RV:1-V", "draw G", "draw Y")
    assert [f.tribe.value for f in of(far.events, Fought)] == ["G", "Y"]
    assert only(far.events, TwoBattles) == TwoBattles("ORC-9.12", Tribe.G, Tribe.Y, far_first=True)
    assert only(far.events, Froze).tribe is Tribe.G
    assert owners(far.state) == owners(near.state)


E14 = (
    F1
    + """piles Y1 G3 W3 R3 B2 V1; Y: N BR:1, S GV:1; V: N WR:2, S YB:1
South to move, hand WG, VB"""
)


def test_e14_two_battles_in_the_awkward_order() -> None:
    end, events = play(E14, "VB:1-W", "draw Y", "draw V")
    assert of(events, Fought) == [Fought("ORC-9.3", Tribe.Y, 1, 1), Fought("ORC-7.3", Tribe.V, 2, 1)]
    assert only(events, LooksAround) == LooksAround("ORC-9.2", Tribe.Y, Tribe.V)
    assert only(events, Froze) == Froze("ORC-9.4", Tribe.Y, Tribe.V)
    assert of(events, Won) == [Won("ORC-7.4", Tribe.V, NORTH), Won("ORC-9.7", Tribe.Y, NORTH, Tribe.V)]
    assert owners(end) == {"V": "N", "Y": "N"}
    assert frozen(end) == ""


@pytest.mark.clause("ORC-9.12")
def test_e14_the_far_battle_first_gives_the_same_owners() -> None:
    near, far = play(E14, "VB:1-W", "draw Y", "draw V"), play(E14 + FAR_FIRST, "VB:1-W", "draw Y", "draw V")
    assert [f.tribe.value for f in of(far.events, Fought)] == ["V", "Y"]
    assert of(far.events, Froze) == []
    assert of(far.events, Won)[1] == Won("ORC-9.1", Tribe.Y, NORTH, Tribe.V)
    assert only(far.events, LooksAround) == LooksAround("ORC-9.2", Tribe.Y, Tribe.V)
    assert only(far.events, TwoBattles) == TwoBattles("ORC-9.12", Tribe.V, Tribe.Y, far_first=True)
    assert owners(far.state) == owners(near.state)


@pytest.mark.parametrize("seed", range(5))
def test_e15_nobody_ever_fights(seed: int) -> None:
    rng = Random(seed)

    def peaceful(_: State, legal: Sequence[act.AnyAction]) -> act.AnyAction:
        return rng.choice([a for a in legal if not isinstance(a, act.Attack)])

    steps = list(game(peaceful))
    end, events = steps[-1].state, [event for step in steps for event in step.events]
    assert end.turn == 24
    assert [(f.north, f.south) for f in of(events, Fought)] == [(0, 0)] * 6
    assert {f.clause for f in of(events, Fought)} == {"ORC-9.3"}
    assert len(of(events, Froze)) == 6
    assert only(events, RingFrozen) == RingFrozen("ORC-9.11")
    assert len(frozen(end)) == 6
    assert owners(end) == {}
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert (outcome.winners, outcome.score.totals, outcome.reason.clause) == ((), (0, 0), "ORC-12.3")
    starter = end.starter
    assert starter is not None
    assert (len(end.hands[starter]), len(end.hands[1 - starter])) == (1, 2)
    assert len(end.removed) == 24
    assert end.mover == 1 - starter


E16 = (
    F1
    + """piles B1 (VG); frozen: V, Y, G, W, R; Y: N RB:2, S GW:2; W: N YR:1, S GB:1; V: N WB:1, S RG:1
G: none; R: none; B: none
North to move, hand BY, RV; South WY, VR"""
)


def test_e16a_one_orc_takes_six_tribes() -> None:
    end, events = play(E16, "RV:1-B", "draw B")
    assert only(events, Forfeited).clause == "ORC-6.7"
    assert only(events, Fought) == Fought("ORC-7.3", Tribe.B, 1, 0)
    assert letters(won.tribe for won in of(events, Won)) == "BVYGWR"
    assert owners(end) == dict.fromkeys("BVYGWR", "N")
    assert sum(line["11.2"] for line in (sheet(end, NORTH, t) for t in "RYBGWV")) == 9
    assert {t: sheet(end, NORTH, t).get("11.3", 0) for t in "BYVG"} == {"B": 1, "Y": 2, "V": 1, "G": 2}
    assert totals(end) == (15, 0)


def test_e16b_a_discard_closes_the_ring_of_ice() -> None:
    end, events = play(E16, "discard RV", "draw B")
    assert only(events, Fought) == Fought("ORC-9.3", Tribe.B, 0, 0)
    assert only(events, RingFrozen) == RingFrozen("ORC-9.11")
    assert sorted(frozen(end)) == sorted("RYBGWV")
    assert owners(end) == {}
    assert only(events, GameDecided) == GameDecided("ORC-12.3", None, 0, 0)


def test_e17_frozen_and_won_tribes_are_closed() -> None:
    text = (
        F1
        + """piles Y1 W2 B3 V3; won: R-S; frozen: G; G: N WR:2, S YB:2; W: N GB:2
    North to move, hand BR, VY"""
    )
    for move in ("BR:1-G", "BR:2-G", "VY:1-G", "VY:2-G"):
        told = {r.clause for r in GAME.refusals(at(text), GAME.parse(move, at(text)))}
        assert {"ORC-4.11", "ORC-9.5"} <= told
    for move in ("BR:1-R", "BR:2-R", "VY:1-R", "VY:2-R"):
        told = {r.clause for r in GAME.refusals(at(text), GAME.parse(move, at(text)))}
        assert "ORC-4.12" in told
    assert (attacks(text, "G"), attacks(text, "R")) == ([], [])
    assert len(attacks(text, "YWBV")) == len(attacks(text)) == 10


def test_e18_nothing_but_a_discard() -> None:
    text = F1 + "piles R2; won: Y-N, W-N, B-N, G-S, V-S; R: S GB:2. North to move, hand RB, BR"
    for move in ("RB:1-R", "BR:2-R"):
        refused(text, move, "4.5")
    for move in ("RB:2-R", "BR:1-R"):
        refused(text, move, "4.6")
    assert uses(text) == (0, 2)
    end, events = play(text, "discard BR", "draw R")
    assert only(events, ev.MayDraw) == ev.MayDraw("ORC-6.3", NORTH, 1)
    assert piles(end) == {"R": 1}


E19 = """all piles empty; won: R-N, W-N, V-N, Y-S, G-S, B-S; North RB, WV, BG; South GB, VY"""


def test_e19_equal_totals_go_to_the_owner_of_rank_one() -> None:
    state = at(F1 + E19)
    assert [sheet(state, NORTH, t) for t in "RWV"] == [{"11.2": w, "11.3": h} for w, h in ((1, 1), (2, 1), (2, 2))]
    assert [sheet(state, SOUTH, t) for t in "YGB"] == [{"11.2": w, "11.3": h} for w, h in ((1, 2), (2, 1), (1, 2))]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.score.totals, outcome.winners, outcome.reason.clause) == ((9, 9), (SOUTH,), "ORC-12.2")
    assert outcome.reason.facts["tribe"] is Tribe.Y


def test_e19_with_the_box_at_the_other_end_north_would_win() -> None:
    outcome = GAME.outcome(at("frontier: Y1 G2 | W2 R1 | B1 V2 □\n" + E19))
    assert outcome is not None
    assert (outcome.winners, outcome.reason.facts["tribe"]) == ((NORTH,), Tribe.V)


def test_e20_two_tribes_beat_four() -> None:
    state = at(F1 + "all piles empty; won: W-N, V-N, Y-S, G-S, R-S, B-S; North WV, VW; South WR")
    assert [sheet(state, NORTH, t) for t in "WV"] == [{"11.2": 2, "11.3": 3}] * 2
    assert [sum(sheet(state, SOUTH, t).values()) for t in "YGRB"] == [1, 2, 3, 1]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.score.totals) == ((NORTH,), (10, 7))


def test_e21_a_trophy_is_only_a_flag() -> None:
    text = (
        F1
        + """piles R1 B2; won: Y-N, V-N, G-S, W-S; R: N GV:2, YV:2, S BY:2; B: N VR:2
    South to move, hand WY, GB; North WG, BR"""
    )
    end, events = play(text, "WY:1-B", "draw R", "draw B")
    assert only(events, Fought) == Fought("ORC-7.3", Tribe.R, 4, 2)
    assert only(events, Won).seat == NORTH
    assert set(only(events, Cleared).cards) == set(cards("GV BY"))
    assert set(cards("GV BY")) <= set(end.removed)
    assert end.front(Tribe.R).trophy is cards("YV")[0]
    assert cards("YV")[0] not in end.removed
    assert [sum(sheet(end, NORTH, t).values()) for t in "YRV"] == [1, 3, 2]
    assert totals(end)[NORTH] == 6


@pytest.mark.parametrize("trio", ["YG RW BV", "GR WY VB"])
def test_e22_these_three_cards_are_a_frontier(trio: str) -> None:
    end = GAME.new()
    for card in trio.split():
        allowed(end, f"lay {card}")
        end = GAME.apply(end, GAME.parse(f"lay {card}", end))[0]
    assert end.phase is Phase.START
    assert sorted(letters(end.row)) == sorted("RYBGWV")


@pytest.mark.parametrize(
    ("trio", "typed"), [("RB BG WV", "R1 B2 | B1 G2 | W1 V2"), ("RB BR GY", "R1 B2 | B1 R2 | G1 Y2")]
)
def test_e22_these_three_cards_are_no_frontier(trio: str, typed: str) -> None:
    first, second, _ = trio.split()
    state = GAME.apply(GAME.new(), GAME.parse(f"lay {first}", GAME.new()))[0]
    refused(state, f"lay {second}", "2.1")
    with pytest.raises(PositionError, match=r"ORC-2\.1"):
        at(f"frontier: □ {typed}")


def test_the_games_of_e15_are_the_longest_there_are() -> None:
    quiet = last(game(lambda _, legal: next(a for a in legal if not isinstance(a, act.Attack))))
    assert quiet.turn == sum([4] * 6)
