"""Positions typed by hand: what is read, what is filled in, what cannot be."""

from __future__ import annotations

import pytest

from orclib.errors import IllegalAction, NotationError, PositionError
from tests.games.orc.support import (
    CARDS,
    F1,
    GAME,
    NORTH,
    SOUTH,
    Card,
    Phase,
    Tribe,
    at,
    cards,
    everywhere,
    letters,
    owners,
    piles,
    play,
    strengths,
)


def test_the_texts_of_the_specification_are_understood() -> None:
    state = at(
        """□ Y1 G2 | W2 R1 | B1 V2
        Piles Y1 G2 W2 R2 B2; won: V-S; Y: N `RB:1`, S `GV:1`; R: none. North to move, hand `BR`, `YW`."""
    )
    assert letters(state.row) == "YGWRBV"
    assert piles(state) == {"Y": 1, "G": 2, "W": 2, "R": 2, "B": 2}
    assert (owners(state), strengths(state, "Y")) == ({"V": "S"}, (1, 1))
    assert (state.mover, state.hands[NORTH]) == (NORTH, cards("BR YW"))


def test_words_may_stand_in_any_order_with_comments() -> None:
    one = at(F1 + "piles Y1 W2 R3 B3 V3; frozen: G. South to move, hand VR; North BY, VW")
    two = at(
        "North: BY VW  # her last cards\nSouth to move with VR\nfrozen G\npiles: V3 B3 R3 W2 Y1\nrow: "
        + F1.partition(":")[2]
    )
    assert one == two


def test_the_filling_rule_takes_unused_cards_in_canonical_order() -> None:
    state = at(F1 + "piles Y2 G1; frozen: W R B V. North to move, hand VW")
    order = sorted(
        (c for c in CARDS if c.value not in ["YG", "RW", "BV", "VW"]), key=lambda c: c.value.translate(RANKED)
    )
    assert list(state.unseen) == order[:3]
    assert list(state.hands[SOUTH]) == order[3:5]
    assert list(state.removed) == order[5:]
    assert sorted(everywhere(state), key=lambda c: c.index) == list(CARDS)


RANKED = str.maketrans("RYBGWV", "012345")


def test_named_removed_cards_leave_the_filling_rule_in_force() -> None:
    """The specification's loader puts named cards in place and lets what is left over lie in the heap too."""
    state = at(F1 + "piles Y2 G1; frozen: W R B V. North to move, hand VW; South GW, VG, VB; removed VR")
    assert Card.VR in state.removed
    assert sorted(everywhere(state), key=lambda c: c.index) == list(CARDS)


@pytest.mark.parametrize(
    ("row", "ranks"), [("□ Y1 G2 | W2 R1 | B1 V2", "YGWRBV"), ("Y1 G2 | W2 R1 | B1 V2 □", "VBRWGY")]
)
def test_the_square_is_the_box(row: str, ranks: str) -> None:
    assert letters(at(f"frontier: {row}").ranks) == ranks


def test_without_a_box_the_starter_has_still_to_place_it() -> None:
    state = at("frontier: Y1 G2 | W2 R1 | B1 V2\nstarter South. South to move, hand RB; North GW YV")
    assert (state.phase, GAME.to_act(state)) == (Phase.BOX, (SOUTH,))


@pytest.mark.parametrize(
    ("text", "hands", "heap"),
    [
        ("all piles 4", (1, 2), 0),  # ORC-2.7: North starts
        ("all piles 4. North to move, hand RB", (1, 2), 0),
        ("all piles 4. South to move", (2, 1), 0),
        ("piles Y3 G4 W4 R4 B4 V4", (2, 1), 1),  # South used his only card and drew one
        ("piles Y2 G4 W4 R4 B4 V4", (2, 2), 1),
        ("piles Y1 G4 W4 R4 B4 V4", (2, 2), 2),
    ],
)
def test_hands_not_given_get_two_cards_or_as_many_as_can_be(text: str, hands: tuple[int, int], heap: int) -> None:
    state = at(text)
    assert (tuple(map(len, state.hands)), len(state.removed)) == (hands, heap)


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("all piles 4; North: none. South to move, hand RB", "North"),
        ("all piles 4; South: none. North to move, hand RB", "South"),
        ("all piles 4; North: none; South: none", "North"),
        ("all piles 4; North: none; South: none", "South"),
    ],
)
def test_an_empty_hand_between_turns_is_a_fault(text: str, who: str) -> None:
    with pytest.raises(PositionError) as caught:
        at(text)
    assert any(told.startswith(f"{who} has no card") and "ORC-6.12" in told for told in caught.value.faults)


def test_a_turn_goes_on_behind_then() -> None:
    start = F1 + "piles Y2 G3 W3 R3 B3 V3; Y: N RB:1; North to move, hand RV; South GW, VW, VG"
    state = at(f"{start}\nthen: RV:1-W; draw Y; turn Y BG")
    assert (state.phase, state.owed, len(state.hands[NORTH])) == (Phase.DRAW, 1, 1)
    assert owners(play(state, "draw Y").state) == {"Y": "N"}
    with pytest.raises(PositionError, match="half done"):
        GAME.describe(state)
    with pytest.raises(IllegalAction, match="own colour"):
        at(f"{start}\nthen: RV:1-R")
    with pytest.raises(NotationError) as caught:
        at(f"{start}\nthen: RV:1-W\n  draw green pole")
    assert (caught.value.line, caught.value.column) == (4, 14)


# --- what brackets and remarks say ----------------------------------------------------------------------------


def test_a_fact_in_brackets_is_read() -> None:
    bare = "piles Y1 G4 W4 R4 B4 V4\nNorth to move, hand YR WB"
    for text in (
        "piles Y1 G4 W4 R4 B4 V4\nNorth to move (hand YR WB)",
        "(piles Y1 G4 W4 R4 B4 V4)\nNorth to move (hand YR, WB)",
        "piles Y1 G4 W4 R4 B4 V4 (North to move, hand YR WB)",
        "F1; piles Y1 G4 W4 R4 B4 V4 (turn: 3); North to move, hand YR WB",
    ):
        assert at(text) == at(bare), text
    won = "piles Y2 W2 R3 B3 V3; {}. North to move, hand BR, VY"
    assert at(won.format("won: (G-S)")) == at(won.format("won: G-S"))


@pytest.mark.parametrize(
    "text",
    [
        "piles Y2 (RB, then WV) G4 W4 R4 B4 V4",
        "all piles 4 (South of course)",
        "all piles 4 (the turn of North)",
        "all piles 4; North to move (she has Y1)",
    ],
)
def test_a_bracket_that_tells_a_fact_in_other_words_is_pointed_at(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        at(text)
    assert caught.value.column > text.index("(")


@pytest.mark.parametrize(
    "remark", ["(its pile is empty)", "(2 against 4)", "(blue)", "(three violet = 1 + 2)", "(**2**)"]
)
def test_a_remark_in_brackets_changes_nothing(remark: str) -> None:
    text = "piles Y2 W2 R3 B3 V3; won: G-S {}. North to move, hand BR, VY"
    assert at(text.format(remark)) == at(text.format(""))


@pytest.mark.parametrize("empty", ["empty table", "no card at yellow", "no cards at Y", "Y: none", "G, Y: none"])
def test_a_word_on_an_empty_place_is_held_against_the_cards_there(empty: str) -> None:
    text = f"piles Y2 G4 W4 R4 B4 V4; {empty}; {{}}North to move, hand RB"
    assert at(text.format("")).front(Tribe.Y).sides == ((), ())
    with pytest.raises(PositionError, match="no card lies at Y"):
        at(text.format("Y: N GR:2; "))


def test_the_cards_of_a_row_are_held_against_the_row() -> None:
    assert at("F0 (cards GR, WY, VB)") == at("F0") == at("Frontier F0: □ G1 R2 | W1 Y2 | V1 B2")
    for text in ("F0 (cards GR, WY, VW)", "F0: □ Y1 G2 | W2 R1 | B1 V2", "F0: G1 R2 | W1 Y2 | V1 B2 □"):
        with pytest.raises(PositionError):
            at(text)


# --- faults -------------------------------------------------------------------------------------------------

FAULTS = {
    "frontier: □ R1 R2 | W1 Y2 | V1 B2": ["ORC-1.4", "ORC-2.1"],
    "frontier: □ R1 Y1 | W1 G2 | V1 B2": ["ORC-1.4"],
    "frontier: □ R1 B2 | B1 G2 | W1 V2": ["B 2 times", "does not show Y"],
    "frontier: □ R1 B2 | B1 G2 | W1 V2; frozen: Y": ["does not show Y"],
    "frontier: □ Y1 G2 | W2 R1": ["does not show B and V"],
    "frontier: □ Y1 G2 | W2 R1 | B1": ["half a card"],
    "piles Y5": ["Y has 5 cards"],
    "piles Y4 G4 W4 R4 B4; V: N RB:2": ["pile beside V is empty"],
    "piles Y2 G1 W4 R4 B4 V4; won: Y-N": ["Y is won, yet its pile holds cards"],
    "piles Y2 G1 W4 R4 B4 V4; frozen: Y": ["Y is frozen, yet its pile holds cards"],
    "piles G1 W4 R4 B4 V4; frozen: Y; won: Y-N": ["won and frozen at once"],
    "piles W4 R4 B4 V4; frozen: G; won: Y-N": ["G is frozen, yet Y"],
    "piles Y1 W4 R4 B4 V4; frozen: G; G: N WR:2, S RB:1": ["2 against 1 is no tie"],
    "piles Y1 W2 R4 B4 V4; won: G-N; G: N WR:2": ["ORC-8.1"],
    "piles Y1 G1 W2 R4 B4 V4; G: N WR:2, RW:2": ["two colours", "RW lies in 2 places"],
    "piles Y1 G1 W2 R4 B4 V4; G: N RG:2": ["own colour"],
    "piles Y1 G1 W2 R4 B4 V4; G: N WR:2, S BR:2": ["Both sides attack G with R"],
    "piles Y1 G1 W2 R4 B4 V4; North RB; South RB": ["RB lies in 2 places"],
    "piles Y1 G1 W2 R4 B4 V4; North YG": ["YG lies in 2 places"],
    "piles Y1 G1 W2 R4 B4 V4; North to move, hand none": ["ORC-6.12"],
    "all piles empty; won: Y-N; frozen: G": ["ORC-10.4"],
    "piles Y1; trophies: Y RB; frozen: G W R B V": ["trophy but no winner"],
    "all piles 4; North RB RY RG; South VW": ["24 cards, but"],
    # what is told twice, and differently
    "piles Y1 Y3 R4 B4 G4 W4 V4": ["Line 1 tells the piles (Y) again, and differently."],
    "all piles 4\npiles Y1 G4 W4 R4 B4 V4": ["Line 2 tells the piles (Y) again, and differently."],
    "won: Y-N\nY = south": ["Line 2 tells tribes of one winner (Y) again, and differently."],
    "North to move\nSouth to move, hand RB": ["Line 2 tells whose turn it is again, and differently."],
    "hand YB; North to move\nNorth: YR": ["Line 1 tells the hand of the player to move again, and differently."],
    F1 + "box right": ["Line 2 tells where the box stands again, and differently."],
    "□ Y1 G2 | W2 R1 | B1 V2 □": ["ORC-2.10"],
    "new game\nturn 2": ["In a new game nothing lies on the table yet (ORC-2.1)."],
}


@pytest.mark.parametrize(("text", "faults"), FAULTS.items(), ids=FAULTS)
def test_a_position_that_cannot_be_is_told_why(text: str, faults: list[str]) -> None:
    with pytest.raises(PositionError) as caught:
        at(text)
    for fault in faults:
        assert any(fault in told for told in caught.value.faults), caught.value.faults


def test_all_faults_are_told_at_once() -> None:
    text = F1 + "piles Y5 G1 W4 R4 B4 V4; won: G-N; Y: N RY:2; W: N RB:2, S GB:2; North RB"
    with pytest.raises(PositionError) as caught:
        at(text)
    told = "\n".join(caught.value.faults)
    for fault in (
        "Y has 5 cards",
        "G is won, yet",
        "own colour",
        "Both sides attack W",
        "RB lies in 2 places",
    ):
        assert fault in told
    assert str(len(caught.value.faults)) in str(caught.value)


IMPOSSIBLE = [
    "frontier: Y1 G2 | W2 R1 | B1 V2\nNorth to choose",  # without the variant nobody chooses
    "turn: 99",
    "piles Y1 Y3 R4 B4 G4 W4 V4",
    "won: Y-N, Y-S",
    "North: RB. North: YR",
    "□ Y1 G2 | W2 R1 | B1 V2 □",
    F1 + "frontier: Y1 G2 | W2 R1 | B1 V2 □",
    "North to move\nSouth to move",
    "to move: North. South to move, hand RB",
    "all piles 4; piles Y1 G4 W4 R4 B4 V4",
    "turn: 1; turn: 2",
    "starter North; starter South",
    "removed RB; removed RG",
    "options: discard_face_down on; buried N RB; buried N RG",
    "piles Y1 (RB WV) G4 W4 R4 B4 V4",
    "piles Y1 (RB) G4 (RB) W4 R4 B4 V4",
    "piles Y1 (RB) G4 W4 R4 B4 V4; North to move, hand RB",
    "piles Y1 (RW) G4 W4 R4 B4 V4",  # RW is in the frontier
    "all piles 4\nturn: 24",
    "all piles 4; North to move, hand RB; turn: 2",
    "all piles 4; North to move, hand RB; starter South",
    "all piles 4; North to move, hand RB RG; South RV",  # the starter holds one card
    "piles Y3 G4 W4 R4 B4 V4; North RB RV; South GW GR",  # a card was drawn and none used
    "piles Y1 G3 W4 R4 B4 V4; North to move, hand RB; South GW",
    "piles Y1 G3 W4 R4 B4 V4; North to move, hand RB RV; South GW GR; starter North",
    "piles Y1 G3 W4 R4 B4 V4; North to move, hand RB RV; South GW GR; turn: 3",
    "piles Y1 G3 W4 R4 B4 V4; North to move; South GW; turn: 9",
    "all piles empty; won: Y-N, G-N, W-N, R-S, B-S, V-S; North none; South none",
    "all piles empty; won: Y-N, G-N, W-N, R-S, B-S, V-S; North WV; South WB",
    "all piles empty; won: Y-N, G-N, W-N, R-S, B-S, V-S; North WV VW; South WB; removed: none",
    "frontier: Y1 G2 | W2 R1 | B1 V2\nNorth: RB GW YV",
    "frontier: Y1 G2 | W2 R1 | B1 V2\nNorth to move, hand RB GW; South RV",
    "frontier: Y1 G2 | W2 R1 | B1 V2\nstarter South; North to move, hand RB",
    "frontier: Y1 G2 | W2 R1 | B1 V2\nNorth to choose; dealer North; options: start_choice on",
    "dealer North",  # nobody deals
    "buried N RB",  # discards lie face up
]


POSSIBLE = [
    "Y1 G2 | W2 R1 | B1 V2 □",
    "South to move",
    "piles Y2 (RB WV) G4 W4 R4 B4 V4",
    "all piles 4; North to move, hand RB; turn: 1; starter North",
    "all piles 4; North to move, hand RB; South RG RV",
    "piles Y3 G4 W4 R4 B4 V4; North RB RV; South GW",
    "piles Y1 G3 W4 R4 B4 V4; North to move, hand RB RV; South GW GR; turn: 4; starter South",
    "piles Y1 G3 W4 R4 B4 V4; North to move; South GW; turn: 4",
    "all piles empty; won: Y-N, G-N, W-N, R-S, B-S, V-S; North WV; South WB VW",
    "frontier: Y1 G2 | W2 R1 | B1 V2\nNorth to move, hand RB; South GW RV",
    "frontier: Y1 G2 | W2 R1 | B1 V2\nSouth to choose; dealer North; options: start_choice on",
    "dealer North; options: start_choice on",
    "piles Y1 G3 W4 R4 B4 V4; North RB RV; South GW GR; buried N RG; options: discard_face_down on",
]
"""The legal twins of what is impossible."""


@pytest.mark.parametrize("text", POSSIBLE)
def test_a_position_that_can_be_is_read_and_read_back(text: str) -> None:
    state = at(text)
    assert at(GAME.describe(state)) == state
    while GAME.to_act(state):
        state = GAME.apply_unchecked(state, GAME.legal_actions(state, GAME.to_act(state)[0])[-1])[0]
        assert not GAME.calm(state) or at(GAME.describe(state)) == state


@pytest.mark.parametrize("text", ["piles Y1 G3 W4 R4 B4 V4; North RB RV", "won: Y-N", "turn: 5", "G: N RB:2"])
def test_a_forgotten_box_is_named(text: str) -> None:
    with pytest.raises(PositionError, match=r"No box stands.*ORC-2\.10"):
        at(f"frontier: Y1 G2 | W2 R1 | B1 V2\n{text}")


def test_a_hand_of_three_without_a_box_is_told_of_both() -> None:
    with pytest.raises(PositionError, match=r"□.*ORC-2\.7"):
        at("frontier: Y1 G2 | W2 R1 | B1 V2\nNorth: RB GW YV")


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_a_position_that_contradicts_itself_is_refused(text: str) -> None:
    with pytest.raises((PositionError, NotationError)):
        at(text)
