"""Every refusal gives all its reasons: faults that have nothing to do with each other, put together two by two."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from tests.games.armadora.support import GAME, STUCK, State, after, allowed, at, evidence, refused

ASK = frozenset[str]


def cited(start: State | str, move: str) -> ASK:
    """The clauses against a move, without the prefix."""
    state = at(start)
    return frozenset(r.clause.removeprefix("ARM-") for r in GAME.refusals(state, GAME.parse(move, state)))


MOMENTS: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "another's turn": (("M to move",), {"action": "4.3", "power": "4.3"}),
    "after one's own action": (("fence C3|D3 stop",), {"action": "4.3 4.1", "power": "4.3 13.1"}),
    "after having passed": (("pass",), {"action": "8.5 4.3", "power": "8.5 4.3"}),
    "after the end": (("pass", "pass"), {"action": "8.8 8.5", "power": "8.8 8.5"}),
    "after a palisade": (("fence E1|F1",), {"action": "4.1", "power": "13.1"}),
}
"""When the first of two seats may not act: how it comes to that, and why it may not, for an action and for a power."""

FAULTY: list[tuple[str, str, str]] = [
    ("action", "place 1 B2", "5.3 2.6"),
    ("action", "place 6 E2", "5.1"),
    ("action", "place 6 J7", "5.1 2.1"),
    ("action", "place 6 C1", "5.1 5.3 5.6"),
    ("action", "fence A1/A2 stop", "6.9 6.10"),
    ("action", "fence E3|F3 A1|C1", "6.6 6.5 2.2 6.16"),
    ("action", "fence C4|D4 A5/A6", "6.7 2.5 6.16"),
    ("action", "fence C4|D4 D4|E4 E3|F3", "6.1 6.6 6.16"),
    ("action", "reinforce H1", "12.1 12.3"),
    ("action", "reinforce B2", "12.1 12.3"),
    ("action", "reinforce J7", "2.1"),
    ("power", "look E2", "13.7 14.1"),
    ("power", "look J7", "13.7 2.1"),
    ("power", "shoot A3", "13.7 14.16 14.17"),
    ("power", "extra 6 B2", "13.7 5.1 14.7 5.3 2.6 14.9"),
    ("power", "extra E3|F3", "6.6 14.13"),
    ("power", "extra A1/A0", "6.7 2.5 14.13"),
    ("power", "extra J1|K1", "2.1 14.13"),
]
"""Moves of an Orc that the board, the hand or the box forbid, and why."""


def put_together() -> Iterator[tuple[str, str, str, ASK]]:
    for (moment, (_, when)), (kind, move, what) in itertools.product(MOMENTS.items(), FAULTY):
        # A second palisade may be said to be the last.
        then = "" if (moment, move[-4:]) == ("after a palisade", "stop") else when[kind]
        yield moment, kind, move, frozenset([*then.split(), *what.split()])


@pytest.mark.parametrize(("moment", "kind", "move", "clauses"), list(put_together()))
def test_the_moment_and_the_board_are_both_told(moment: str, kind: str, move: str, clauses: ASK) -> None:
    """Each moment with each fault of the board: neither hides the other."""
    text = "Advanced, OM, NE closed, sticks A1|B1 E3|F3, O:G1=1 M:H1=1 M:C1=2"
    alone = {clauses_of for _, what, clauses_of in FAULTY if what == move}
    assert cited(text, move) == {clause for told in alone for clause in told.split()}
    steps = MOMENTS[moment][0]
    then = f"{text}, M to move" if steps == ("M to move",) else after(text, *steps)
    assert cited(then, f"O: {move}") == clauses
    allowed(text, "place 1 E2" if kind == "action" else "extra C4|D4")


@pytest.mark.parametrize(
    ("seats", "move", "clauses"),
    [
        ("OM", "reinforce J7", "4.1 11.3 2.1"),
        ("OM", "reinforce A1", "4.1 11.3 12.1 12.3"),
        ("OM", "extra A1/A0", "4.1 11.3 6.7 2.5 14.13"),
        ("ME", "look J7", "4.1 11.3 2.1"),
        ("EM", "shoot D1", "4.1 11.3 14.16 14.17"),
        ("GM", "extra 9 J7", "4.1 11.3 2.1 5.1 14.7"),
    ],
)
def test_the_basic_rules_and_the_board_are_both_told(seats: str, move: str, clauses: str) -> None:
    assert cited(f"Basic, {seats}", move) == frozenset(clauses.split())
    assert cited(f"Advanced, {seats}", move) == frozenset(clauses.split()) - {"4.1", "11.3"}


@pytest.mark.parametrize(
    ("move", "clauses"),
    [
        ("fence A1/A0", "6.7 2.5 6.4"),
        ("fence J1|K1", "2.1 6.4"),
        ("fence A1|B1", "6.6 6.4"),
        ("fence A1|C2", "6.5 2.2 6.4"),
    ],
)
def test_an_empty_supply_and_the_line_are_both_told(move: str, clauses: str) -> None:
    text = "Basic, ME, all 35 upright sticks"
    assert cited(text, move) == frozenset(clauses.split())
    assert cited("Basic, ME, A1|B1", move) == frozenset(clauses.split()) - {"6.4"}
    assert cited(f"{text} except G1|H1", "fence A1/A0 G1|H1") == {"6.7", "2.5", "6.4", "6.16"}


def test_a_second_power_in_the_midst_of_laying_breaks_two_rules() -> None:
    text = "Advanced, ME, E:A1=2 E:C1=1"
    both = after(text, "look A1", "fence A1|B1")
    refused(both, "look C1", "13.1", "13.2")
    refused(after(text, "fence A1|B1"), "look C1", "13.1")
    refused(after(text, "look A1"), "look C1", "13.2")
    refused(after("Advanced, OM", "extra A1|B1", "fence C1|D1"), "extra D1|E1", "13.1", "13.2", "13.5")
    allowed(after(text, "look A1", "fence A1|B1", "stop", "place 1 H1"), "look C1")


@pytest.mark.parametrize(
    ("move", "clauses"), [("look A1", "14.1"), ("look D1", "14.1"), ("look J7", "2.1"), ("shoot A1", "13.7 14.16")]
)
def test_that_nothing_could_follow_a_power_is_told_beside_what_else_is_wrong(move: str, clauses: str) -> None:
    assert cited(STUCK, move) == {*clauses.split(), "13.4"}
    assert cited(STUCK.replace(" M:F1=1", ""), move) == {*clauses.split()}  # with a tile in hand
    assert cited(f"{STUCK}\nE to move", f"M: {move}") == {*clauses.split(), "13.4", "4.3"}
    assert cited(f"{STUCK}; power_needs_action off", move) == {*clauses.split()}


def test_an_arrow_into_nowhere_also_breaks_the_rules_of_the_territory() -> None:
    """The rulebook: never in a complete territory, and only where an Elf stands, whatever is aimed at."""
    text = "Advanced, EM, NE closed, M:G1=1 M:H1=1 {}:G2=1 E:A1=1"
    refused(text.format("M"), "shoot H2", "14.16", "14.17", "14.19")
    refused(text.format("E"), "shoot H2", "14.16", "14.19")
    refused(text.format("M").replace(" M:G2=1", ""), "shoot H2", "14.16", "14.17")
    refused(text.format("M"), "shoot B2", "14.16")
    allowed(text.format("E").replace("M:H1=1 ", ""), "shoot G1")


def test_a_reinforcement_on_nobody_also_breaks_the_rules_of_the_territory() -> None:
    """The rulebook: only in a complete territory, and one in each, whatever it is put on."""
    text = "Advanced, ME, NE closed, M:G1=1 E:H1=1 E:G2=1 M:A1=1{}"
    refused(text.format(", reinforced H1"), "reinforce H2", "12.1", "12.4", "12.11")
    refused(text.format(", reinforced H1"), "reinforce H1", "12.1", "12.4", "12.11")
    refused(text.format(", reinforced G1"), "reinforce H2", "12.1", "12.4", "12.11", "12.9")
    refused(text.format(", reinforced G1"), "reinforce J7", "2.1", "12.9")
    refused(text.format(""), "reinforce C3", "12.1", "12.3")
    allowed(text.format(""), "reinforce G1")


def test_a_mage_without_tokens_has_no_other_peoples_power_either() -> None:
    text = "Advanced, ME, E:A1=1 M:B1=1, {}"
    refused(text.format("seen: M A1 A1"), "shoot A1", "13.5", "13.7")
    refused(text.format("seen: M A1"), "shoot A1", "13.7")
    allowed(text.format("seen: M A1"), "look A1")


def test_the_palisade_that_forbids_a_later_one_is_blamed_and_shown() -> None:
    three = refused("Basic, ME", "fence G1|H1 A1|B1 A1/A2", "6.1", "6.9", "6.10", "6.12", "6.16")
    assert evidence(three, "6.12") == {"line:A1|B1"}
    assert any("with the palisade on A1|B1 in place" in GAME.sentence(reason) for reason in three)
    either = refused("Basic, ME, A1/A2", "fence G1|H1 A3|B3 A2|B2 A1|B1", "6.1", "6.9", "6.10", "6.16")
    assert evidence(either, "6.12") == set()
    together = refused("Basic, ME, A2/A3", "fence G1|H1 A1|B1 A2|B2", "6.1", "6.9", "6.10", "6.12", "6.16")
    assert evidence(together, "6.12") == {"line:A1|B1"}
    only_both = refused("Basic, ME, B1|C1", "fence G1|H1 A1/A2 B1/B2", "6.1", "6.9", "6.10", "6.12", "6.16")
    assert evidence(only_both, "6.12") == {"line:A1/A2"}
    pair = refused("Basic, ME", "fence A1/A2 G1|H1 B1/B2 B1|C1", "6.1", "6.9", "6.10", "6.12", "6.16")
    assert evidence(pair, "6.12") == {"line:A1/A2", "line:B1/B2"}
    allowed("Basic, ME", "fence A1|B1 G1|H1")


def test_with_pairs_wanted_a_lone_palisade_is_refused_beside_what_else_is_wrong() -> None:
    """ARM-R1, stick_count: two_if_possible."""
    text = "Basic, ME, A1|B1 E3|F3; stick_count two_if_possible"
    refused(text, "fence E3|F3 stop", "6.6", "R1")
    refused(text, "fence A1/A2 stop", "6.9", "6.10", "R1")
    refused(text, "fence C1|D1 stop", "R1")
    refused(text, "E: fence C1|D1 stop", "4.3", "R1")
    refused(text, "fence E3|F3", "6.6")  # a second one may follow
    allowed(text, "fence C1|D1 D1|E1")


def test_the_ruling_that_decides_is_cited_and_not_a_clause_that_says_the_contrary() -> None:
    refused("Basic, ME; min_territory 5; sticks A1/A2 B1/B2 C1/C2 D1/D2", "fence D1|E1", "R2")
    refused("Basic, ME; min_territory 3; sticks A1|B1", "fence A1/A2", "R2", "6.9", "6.10")
    refused("Basic, MOGE; partners_share on; G:A1=2", "peek A1", "R13")
    refused("Basic, MOGE; partners_share on", "behind G", "R13")
    refused("Basic, MOGE; G:A1=2", "peek A1", "15.1")
    allowed("Basic, ME; min_territory 4; sticks A1/A2 B1/B2 C1/C2 D1/D2", "fence D1|E1")


@pytest.mark.parametrize(
    ("text", "move", "mage"),
    [
        ("Basic, ME, M:A1=2; E to move", "peek A1", False),
        ("Basic, ME, E:A1=2", "turn A1", False),
        ("Advanced, ME, E:A1=2", "peek A1", True),
        ("Advanced, ME, E:A1=2", "turn A1", True),
        ("Advanced, ME, M:A1=2; E to move", "peek A1", False),
        ("Advanced, MOGE, G:A1=2", "peek A1", False),
        ("Advanced, MOGE, G:A1=2; teams off", "peek A1", True),
        ("Advanced, MOGE, O:A1=2; E to move", "peek A1", True),
        ("Advanced, OG, G:A1=2", "peek A1", False),
    ],
)
def test_a_mages_power_is_named_only_where_a_mage_might_use_it(text: str, move: str, mage: bool) -> None:
    state = at(text)
    (told,) = (GAME.sentence(r) for r in GAME.refusals(state, GAME.parse(move, state)) if r.clause == "ARM-15.1")
    assert ("Mage may use a power" in told) == mage
    assert "is a secret of" in told


def test_what_lies_on_a_square_is_called_by_its_name() -> None:
    for move, told in (
        ("turn B2", "The heap on B2 stays"),
        ("take B2", "The heap on B2 stays"),
        ("turn A1", "Nothing lies on A1"),
    ):
        reasons = GAME.refusals(at("Basic, ME"), GAME.parse(move, at("Basic, ME")))
        assert GAME.sentence(reasons[0]).startswith(told)
    opened = GAME.new()
    assert [r.code for r in GAME.refusals(opened, GAME.parse("M: take B2", opened))] == ["nothing-there"]
    assert [r.code for r in GAME.refusals(opened, GAME.parse("M: turn B2", opened))] == ["nothing-there"]


def test_to_put_is_to_place_once_the_heaps_lie_there() -> None:
    allowed("Basic, ME", "put 5 on A2")
    refused("Basic, MEG", "put 5 on A2", "5.1", "3.3")
    refused("Basic, ME", "put 5 on B2", "5.3", "2.6")
    opened = GAME.new()
    assert GAME.format(GAME.parse("put 5 on D1", opened)) == "heap D1=5"


def test_before_the_first_turn_the_hand_is_judged_by_what_it_will_be() -> None:
    heaps = ["D1=5", "B2=6", "F2=4", "H2=7", "A4=4", "E4=5", "C5=3", "G5=6"]
    opened = GAME.position(f"MEG, new game then: {'; '.join(f'heap {told}' for told in heaps)}")
    refused(opened, "M: place 5 A1", "3.7", "5.1", "3.3")
    refused(opened, "M: place 4 A1", "3.7")
