"""W1 to W6 and E1 to E22 of the specification: the named positions played out, with battles, owners and points."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orclib.errors import PositionError
from orclib.games.orc.lessons.cases import PRESETS
from tests.games.orc.support import (
    GAME,
    NORTH,
    SOUTH,
    Card,
    Phase,
    Tribe,
    act,
    at,
    attacks,
    cards,
    ev,
    frozen,
    game,
    letters,
    of,
    only,
    owners,
    play,
    refused,
    sheet,
    step,
    strengths,
    tale,
    totals,
    uses,
)
from tests.games.rows import shown

NAMED = {name: start.position for name, start in PRESETS.items()}


TALES: list[tuple[str, str, tuple[str, ...], str]] = [
    ("9.1", "W4 a tie asks the neighbour", ("VG:2-W", "draw G"), "G2:2 G>N 9.1"),
    ("7.4", "W5 more orcs win", ("RY:2-R", "draw B"), "B1:3 B>S 7.4"),
    ("9.4 6.5", "E5 two cards from one pile", ("YR:1-B", "draw G", "draw G"), "G2:2 G* 9.4"),
    ("7.8", "E6 the card just played fights", ("YR:2-G", "draw G"), "G4:2 G>N 7.4"),
    ("9.4", "E6 the card just played fights", ("discard GY", "draw G"), "G2:2 G* 9.4"),
    ("7.4", "E7 no refusing a card", ("GB:1-V", "draw G", "turn G VG", "draw V"), "G1:0 G>N 7.4 V1:4 V>S 7.4"),
    ("7.4", "E8 no second card is left", ("YB:1-V", "draw V"), "V3:1 V>N 7.4"),
    ("9.1 9.3", "E9 a tribe nobody attacked", ("YB:2-R", "draw W"), "W0:0 W>S 9.1"),
    ("9.7 9.8", "E10 three thaws", ("RB:2-V", "draw Y"), "Y2:1 Y>N 7.4 G>N 9.7 W>N 9.8 R>N 9.8"),
    ("9.2", "E11 rank 1 looks to the far end", ("YW:2-G", "draw Y"), "Y1:1 Y>S 9.1"),
    ("9.7 9.8", "E12 a thaw around the corner", ("RG:1-B", "draw B", "draw G"), "B5:4 B>N 7.4 V>N 9.7 Y>N 9.8"),
    ("7.6 9.1", "E13 two battles in one turn", ("RV:1-V", "draw G", "draw Y"), "Y1:2 Y>S 7.4 G2:2 G>S 9.1"),
    ("9.12", "P2 the far battle first", ("RV:1-V", "draw G", "draw Y"), "G2:2 G* 9.4 Y1:2 Y>S 7.4 G>S 9.7"),
    ("9.2 9.7", "E14 two battles, the tie first", ("VB:1-W", "draw Y", "draw V"), "Y1:1 Y* 9.4 V2:1 V>N 7.4 Y>N 9.7"),
    (
        "9.8", "E16 one orc takes six tribes", ("RV:1-B", "draw B"),
        "B1:0 B>N 7.4 V>N 9.7 Y>N 9.8 G>N 9.8 W>N 9.8 R>N 9.8",
    ),
    ("9.11", "E16 one orc takes six tribes", ("discard RV", "draw B"), "B0:0 B* 9.4"),
    ("7.4", "E21 a trophy scores nothing", ("WY:1-B", "draw R", "draw B"), "R4:2 R>N 7.4"),
]  # fmt: skip
"""The clauses, a named position, what is done, and the battles that follow."""


@shown("orc", "name moves told", TALES)
def test_the_battles_of_a_turn(name: str, moves: tuple[str, ...], told: str) -> None:
    end, events = play(NAMED[name], *moves)
    assert tale(events) == told
    won = {piece[0]: piece[2] for piece in told.split() if ">" in piece}
    assert owners(end) == {**owners(at(NAMED[name])), **won}


@pytest.mark.clause("ORC-9.12")
def test_e14_the_far_battle_first_gives_the_same_owners() -> None:
    moves = ("VB:1-W", "draw Y", "draw V")
    text = f"{NAMED['E14 two battles, the tie first']}\noptions: far_battle_first {{}}"
    near, far = (play(text.format(how), *moves) for how in ("off", "on"))
    assert tale(far.events) == "V2:1 V>N 7.4 Y1:1 Y>N 9.1"
    assert only(far.events, ev.TwoBattles) == ev.TwoBattles("ORC-9.12", Tribe.V, Tribe.Y, far_first=True)
    assert owners(far.state) == owners(near.state)


SHEETS: list[tuple[str, tuple[str, ...], dict[str, tuple[int, int]], dict[str, tuple[int, int]], int | None, str]] = [
    (
        "W6 final count", (), {"W": (2, 4), "G": (2, 0), "Y": (1, 2)}, {"R": (1, 4), "V": (2, 3), "B": (1, 4)},
        SOUTH, "12.1",
    ),
    (
        "E7 no refusing a card", ("GB:1-V", "draw G", "turn G VG", "draw V", "turn V YW"),
        {"Y": (1, 2), "G": (2, 2), "W": (2, 2)}, {"R": (1, 1), "B": (1, 3), "V": (2, 2)}, NORTH, "12.1",
    ),
    (
        "E8 no second card is left", ("YB:1-V", "draw V"),
        {"Y": (1, 0), "W": (2, 3), "V": (2, 1)}, {"G": (2, 1), "R": (1, 0), "B": (1, 2)}, NORTH, "12.1",
    ),
    (
        "E16 one orc takes six tribes", ("RV:1-B", "draw B"),
        {"R": (1, 0), "Y": (1, 2), "B": (1, 1), "G": (2, 2), "W": (2, 0), "V": (2, 1)}, {}, NORTH, "12.1",
    ),
    ("E16 one orc takes six tribes", ("discard RV", "draw B"), {}, {}, None, "12.3"),
    (
        "E19 equal totals", (), {"R": (1, 1), "W": (2, 1), "V": (2, 2)}, {"Y": (1, 2), "G": (2, 1), "B": (1, 2)},
        SOUTH, "12.2",
    ),
    (
        "E20 two tribes beat four", (), {"W": (2, 3), "V": (2, 3)},
        {"Y": (1, 0), "G": (2, 0), "R": (1, 2), "B": (1, 0)}, NORTH, "12.1",
    ),
]  # fmt: skip
"""A named position, what is done, worth and orcs of the tribes of North and South, who wins and by which clause."""


@pytest.mark.clause("ORC-11.2", "ORC-11.3", "ORC-12.1", "ORC-12.2", "ORC-12.3")
@pytest.mark.parametrize(("name", "moves", "north", "south", "winner", "clause"), SHEETS)
def test_the_count(name: str, moves: tuple[str, ...], north: Any, south: Any, winner: Any, clause: str) -> None:
    end = play(NAMED[name], *moves).state
    for seat, tribes in ((NORTH, north), (SOUTH, south)):
        for tribe, (worth, orcs) in tribes.items():
            assert sheet(end, seat, tribe) == ({"11.2": worth, "11.3": orcs} if orcs else {"11.2": worth})
        assert totals(end)[seat] == sum(map(sum, tribes.values()))
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert (outcome.winners, outcome.reason.clause) == (() if winner is None else (winner,), f"ORC-{clause}")


def test_e19_with_the_box_at_the_other_end_north_would_win() -> None:
    outcome = GAME.outcome(at("frontier: Y1 G2 | W2 R1 | B1 V2 □\n" + (NAMED["E19 equal totals"] or "")))
    assert outcome is not None
    assert (outcome.winners, outcome.reason.facts["tribe"]) == ((NORTH,), Tribe.V)


@pytest.mark.clause("ORC-2.3", "ORC-2.4")
def test_w1_red_yellow_and_blue_are_worth_two() -> None:
    worths = {tribe.value: at(NAMED["W1 what each tribe is worth"]).worth(tribe) for tribe in Tribe}
    assert worths == {"R": 2, "Y": 2, "B": 2, "G": 1, "W": 1, "V": 1}


@pytest.mark.clause("ORC-4.3", "ORC-4.4", "ORC-6.1", "ORC-6.2")
def test_w2_two_blue_orcs_at_green_and_one_yellow() -> None:
    after, events = play(NAMED["W2 colours that are closed"], "RB:2-G", "draw Y")
    assert only(events, ev.MayDraw) == ev.MayDraw("ORC-6.2", NORTH, 1)
    assert attacks(after, "G") == ["YW:1-G", "YW:2-G"]  # neither green nor blue
    end, events = play(after, "YW:1-G", "draw Y", "draw R")
    assert only(events, ev.MayDraw) == ev.MayDraw("ORC-6.1", SOUTH, 2)
    green = end.front(Tribe.G)
    assert (strengths(end, "G"), green.colour(NORTH), green.colour(SOUTH)) == ((2, 1), Tribe.B, Tribe.Y)


@pytest.mark.clause("ORC-8.1", "ORC-8.2", "ORC-8.4", "ORC-9.9")
def test_e10_and_e21_what_becomes_of_the_cards_at_won_tribes() -> None:
    events = play(NAMED["E10 three thaws"], "RB:2-V", "draw Y").events
    assert [(t.tribe.value, t.card, t.clause) for t in of(events, ev.TrophyRaised)] == [
        ("Y", Card.GR, "ORC-8.2"), ("G", Card.WR, "ORC-8.2"), ("W", Card.VY, "ORC-8.2"), ("R", None, "ORC-8.4"),
    ]  # fmt: skip
    assert [(c.clause, c.cards) for c in of(events, ev.Cleared)] == [
        ("ORC-8.1", cards("BR")), ("ORC-9.9", cards("YB")), ("ORC-9.9", cards("BG")),
    ]  # fmt: skip
    end = play(NAMED["E21 a trophy scores nothing"], "WY:1-B", "draw R", "draw B").state
    assert end.front(Tribe.R).trophy is Card.YV
    assert {Card.GV, Card.BY} <= {*end.removed}
    assert Card.YV not in end.removed
    assert totals(end)[NORTH] == 6


LEGAL: list[tuple[str, str, str, str]] = [
    ("4.2 4.5", "E1 one card, two halves", "RB", "RB:2-R RB:1-B"),
    ("4.4 4.6", "E2 the unused half", "G", "RB:2-G YR:1-G"),
    ("4.5 4.7", "E3 tied to one colour", "W", "WB:2-W"),
    ("4.6 4.14", "E4 a ban at one tribe only", "GW", "BR:2-G BR:1-W BR:2-W GW:2-G GW:1-W"),
    ("4.11 4.12 9.5", "E17 frozen or won: closed", "GR", ""),
]


@shown("orc", "name tribes moves", LEGAL)
def test_the_legal_attacks(name: str, tribes: str, moves: str) -> None:
    assert set(attacks(NAMED[name], tribes)) == set(moves.split())


@pytest.mark.clause("ORC-5.2", "ORC-6.3")
def test_e1_and_e18_how_many_uses_there_are() -> None:
    assert uses(NAMED["E1 one card, two halves"]) == (10, 1)
    assert uses(NAMED["E18 nothing but a discard"]) == (0, 2)
    assert len(attacks(NAMED["E17 frozen or won: closed"])) == 10
    events = play(NAMED["E18 nothing but a discard"], "discard BR", "draw R").events
    assert only(events, ev.MayDraw) == ev.MayDraw("ORC-6.3", NORTH, 1)


@pytest.mark.clause("ORC-6.7")
def test_e8_owed_two_with_one_left() -> None:
    events = play(NAMED["E8 no second card is left"], "YB:1-V", "draw V").events
    assert only(events, ev.MayDraw) == ev.MayDraw("ORC-6.7", NORTH, 1)
    assert only(events, ev.Forfeited) == ev.Forfeited("ORC-6.7", NORTH)


@pytest.mark.clause("ORC-9.11")
@pytest.mark.parametrize("seed", range(3))
def test_e15_nobody_ever_fights(seed: int) -> None:
    rng = Random(seed)
    steps = list(game(lambda _, legal: rng.choice([a for a in legal if not isinstance(a, act.Attack)])))
    end, events = steps[-1].state, [event for each in steps for event in each.events]
    assert (end.turn, len(end.removed), end.mover) == (24, 24, 1 - end.starter)
    assert [(f.north, f.south, f.clause) for f in of(events, ev.Fought)] == [(0, 0, "ORC-9.3")] * 6
    assert only(events, ev.RingFrozen) == ev.RingFrozen("ORC-9.11")
    assert (len(frozen(end)), owners(end), totals(end)) == (6, {}, (0, 0))
    assert (len(end.hands[end.starter]), len(end.hands[1 - end.starter])) == (1, 2)


@pytest.mark.clause("ORC-2.1")
def test_e22_which_three_cards_are_a_frontier() -> None:
    for trio in ("YG RW BV", "GR WY VB"):
        end = step(GAME.new(), *(f"lay {card}" for card in trio.split())).state
        assert (end.phase, sorted(letters(end.row))) == (Phase.START, sorted("RYBGWV"))
    for one, two, typed in (("RB", "BG", "R1 B2 | B1 G2 | W1 V2"), ("RB", "BR", "R1 B2 | B1 R2 | G1 Y2")):
        refused(step(GAME.new(), f"lay {one}").state, f"lay {two}", "2.1")
        with pytest.raises(PositionError, match=r"ORC-2\.1"):
            at(f"frontier: □ {typed}")
