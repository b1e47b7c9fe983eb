"""Everybody is told by which rule they won or lost: in the events, by `why`, on the score sheet."""

from __future__ import annotations

import pytest

from orclib import armadora
from orclib.games.armadora import events as ev
from orclib.games.armadora.rules import scoring, verdicts
from tests.games.armadora.support import GAME, pass_on
from tests.games.support import of

EQUAL = """Basic, MEG, NW, NE, SW, SE closed, sticks C3|D3 C4|D4 E3|F3 E4|F4 D2/D3 E2/E3 D4/D5 E4/E5
heaps: D1=3 B2=5 F2=6 H2=7 A4=5 E4=4 C5=6 G5=4
M:A1=1 E:A5=1 M:G1=1 E:H1=1 G:G4=1 G:D3=1"""
"""Mage and Elf win a heap of 5 each and share 7 (3 each); the Goblin wins two heaps of 4. All have 8."""


def fates(text: str) -> list[tuple[str, str]]:
    """The last line of everybody's sheet: the clause and the code."""
    state = pass_on(text).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    last = {line.seat: line for line in outcome.score.lines}
    assert all(GAME.sentence(last[seat]) for seat in state.options.seats)
    return [(last[seat].clause, last[seat].code) for seat in state.options.seats]


def decided(text: str) -> list[str]:
    """The clauses that told who lost and who won."""
    return [e.clause for e in pass_on(text).events if isinstance(e, ev.PlayerBeaten | ev.GameDecided)]


def test_a_loser_by_the_second_criterion_is_told_so() -> None:
    assert fates(EQUAL) == [("ARM-9.11", "fate-level"), ("ARM-9.11", "fate-level"), ("ARM-9.10", "fate-smaller")]
    assert decided(EQUAL) == ["ARM-9.10", "ARM-9.11"]
    (beaten,) = of(pass_on(EQUAL).events, ev.PlayerBeaten)
    assert GAME.sentence(beaten) == ("Equal gold, 8, but Goblin has the smaller pile, 4 against 5, and does not win.")
    table = armadora.table(f"{EQUAL}\npassed: M E, G to move", eyes="referee")
    table.play("pass")
    assert {"ARM-9.10", "ARM-9.11"} <= set(table.why().clauses)


def test_a_loser_by_the_first_criterion_is_told_so_when_the_second_decides() -> None:
    text = EQUAL.replace(" E:A5=1", "")
    assert fates(text) == [("ARM-9.10", "piles"), ("ARM-9.9", "fate-less"), ("ARM-9.10", "fate-smaller")]
    assert decided(text) == ["ARM-9.9", "ARM-9.10"]


def test_where_equal_gold_is_read_to_be_enough_no_piles_are_told() -> None:
    """ARM-R21, final_tie: shared."""
    text = EQUAL + "; final_tie shared"
    assert fates(text) == [("ARM-R21", "fate-agreed")] * 3
    assert decided(text) == ["ARM-R21"]
    cited = {e.clause for e in pass_on(text).events} | {clause for clause, _ in fates(text)}
    assert not cited & {"ARM-9.10", "ARM-9.11"}
    less = text.replace(" E:A5=1", "")
    assert fates(less) == [("ARM-R21", "fate-agreed"), ("ARM-9.9", "fate-less"), ("ARM-R21", "fate-agreed")]
    assert decided(less) == ["ARM-9.9", "ARM-R21"]


@pytest.mark.parametrize(
    ("piles", "clauses", "winners"),
    [
        (((5, 3), (4, 4), (5, 2)), "9.10 9.10 9.9", (0,)),
        (((5, 3), (5, 3), (5, 2)), "9.11 9.11 9.9", (0, 1)),
        (((5, 3), (5, 3), (4, 4)), "9.11 9.11 9.10", (0, 1)),
        (((), (), ()), "9.11 9.11 9.11", (0, 1, 2)),
    ],
)
def test_every_side_has_one_fate(piles: tuple[tuple[int, ...], ...], clauses: str, winners: tuple[int, ...]) -> None:
    found = verdicts.decision(piles)
    assert [item.clause for item in found.told] == [f"ARM-{clause}" for clause in clauses.split()]
    assert found.winning == winners


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "Basic, MEG, NE closed, M:G1=2 E:H1=1",
            [
                "Elf has less gold, 0 against 7, and does not win.",
                "Goblin has less gold, 0 against 7, and does not win.",
            ],
        ),
        (
            "Basic, MOGE, NE closed, M:G1=2 O:H1=1",
            ["Orc has less gold, 0 against 7, and does not win.", "Elf has less gold, 0 against 7, and does not win."],
        ),
        (EQUAL, ["Equal gold, 8, but Goblin has the smaller pile, 4 against 5, and does not win."]),
        ("Basic, ME", []),
    ],
)
def test_why_tells_every_loser_the_rule_by_which_he_lost_played_or_typed(text: str, told: list[str]) -> None:
    """What was played to its end, and an end that was typed."""
    played = armadora.table(text, eyes="referee")
    while played.match.outcome is None:
        played.play("pass")
    for table in (played, armadora.table(f"{text}, all have passed", eyes="referee")):
        assert [line.text for line in table.why().lines if "does not win" in line.text] == told


LOW = "Advanced, MEG, NE closed, M:G1=1 G:H1=1, E:A1=1, arrows G1 H1;"


def test_a_tie_at_zero_is_won_by_the_rule_of_zero_and_shared_by_that_of_ties() -> None:
    text = LOW
    there = [e.clause for e in pass_on(text).events if isinstance(e, ev.BestIsLow | ev.TerritoryShared)]
    assert there == ["ARM-9.8", "ARM-9.4"]
    sheet = [(x.seat, x.clause, x.points) for x in scoring.score(pass_on(text).state).lines if x.facts["number"] == 2]
    for seat in (0, 2):
        assert {(seat, "ARM-9.8", 0), (seat, "ARM-9.4", 3)} <= set(sheet)
    above = [e.clause for e in pass_on(text.replace(" H1;", ";")).events if isinstance(e, ev.BestIsLow)]
    assert above == []


LEFT_OUT = """Advanced, MEG, NE closed, M:G1=1 E:H1=2 G:G2=2, reinforced: G1, arrows: G1 G1, all have passed
options: claim_needs_positive {}, reinforcement_breaks {}"""


@pytest.mark.parametrize(
    ("positive", "breaks", "clause"),
    [("on", "any_tie", "R19"), ("on", "own_ties", "R19"), ("off", "own_ties", "12.8"), ("off", "any_tie", "R24")],
)
def test_who_is_left_out_is_told_the_ruling_that_leaves_them_out(positive: str, breaks: str, clause: str) -> None:
    """ARM-R36: a side that is left out wins nothing by its reinforcement, whatever ties it breaks."""
    found = GAME.outcome(GAME.position(LEFT_OUT.format(positive, breaks)))
    assert found is not None
    (line,) = [x for x in found.score.lines if x.seat == 0 and x.code in CODES]
    assert line.clause == f"ARM-{clause}"
    assert found.score.totals == ((7, 0, 0) if clause == "R24" else (0, 3, 3))


CODES = ("left-out", "token-in-vain", "tie-taken")


def test_a_tie_below_the_highest_total_is_none() -> None:
    """ARM-R36, reinforcement_breaks: any_tie."""
    text = "Advanced, MEG, NE closed, M:G1=3 E:H1=1 G:G2=1{}; reinforcement_breaks any_tie"
    for token in ("", ", reinforced H1", ", reinforced G2"):
        assert GAME.outcome(pass_on(text.format(token)).state).score.totals == (7, 0, 0)  # type: ignore[union-attr]
