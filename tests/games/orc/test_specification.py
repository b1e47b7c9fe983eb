"""Every position of the specification (sections 7 and 9), read word for word: what it says is what lies there."""

from __future__ import annotations

import pytest

from tests.games.orc.support import (
    SEATS,
    State,
    at,
    frozen,
    letters,
    owners,
    piles,
)

F0, F1 = "GRWYVB", "YGWRBV"

TEXTS: dict[str, tuple[str, ...]] = {
    "W1": ("Frontier F0: `□ G1 R2 | W1 Y2 | V1 B2` (cards `GR`, `WY`, `VB`).",),
    "W2": ("F0, all piles 4, North to move with `RB`, South holds `YW`, `BG`.",),
    "W4": (
        "F1; piles G1 W2 R2 B2 V2; **won: Y-N** (its pile is empty); "
        "G: N `WR:2` (**2 red**), S `YB:2` (**2 blue**); North to move with `VG`, `BW`; "
        "South `BR`, `GV`, `WB`.",
    ),
    "W5": (
        "F1; piles W2 R2 B1 V2; won: Y-N, G-N; "
        "B: N `YB:1` (**one yellow**), S `VR:1`, `WV:2` (**three violet** = 1 + 2); "
        "South to move with `RY`, `GV`, `WB`.",
    ),
    "W6": (
        "F1; owners Y, G, W = N; R, B, V = S.",
        "North `BW`, `VW`, `RY`; South `BR`, `VR`, `GV`, `WB`, `BY`.",
    ),
    "E1": ("All piles 4, empty table, North to move with `RB`.",),
    "E2": ("Piles Y4 G3 W4 R4 B4 V4; G: N `WR:2`. South to move, hand `RB`, `YR`.",),
    "E3": ("Piles Y4 G4 W1 R3 B4 V4; W: N `RB:2`, S `GY:2`, `VY:2` (2 against 4). North to move, hand `VR`, `WB`.",),
    "E4": ("Piles Y4 G3 W4 R4 B4 V4; G: N `RB:2`. South to move, hand `BR`, `GW`.",),
    "E5": ("Piles Y4 G2 W4 R4 B4 V3; G: N `WR:2`, S `RB:2`. North to move, hand `YR`, `YV`.",),
    "E6": ("Piles Y4 G1 W4 R4 B4 V3; G: N `WR:2`, S `RB:2`; North to move, hand `YR`, `GY`.",),
    "E7": (
        "Piles G1 (`VG`) V1 (`YW`); won: Y-N, W-N, R-S, B-S; G: N `WR:1`; V: S `BY:2`, `RY:2`. "
        "North to move, hand `GB`, `YR`; South `RB`, `BW`, `WV`.",
    ),
    "E8": (
        "Piles V1 (`VW`); won: Y-N, W-N, G-S, R-S, B-S; V: N `BY:2`, S `WR:1`. "
        "North to move, hand `YB`, `WB`; South `GB`.",
    ),
    "E9": ("Piles Y2 W1 R3 B3 V3; won: G-S; no card at white. North to move, hand `RV`, `YB`.",),
    "E10": (
        "Piles Y1 B3 V3; frozen: G, W, R; Y: N `GR:2` (2 red), S `BR:1` (1 blue); G: N `WR:2`, S `YB:2`; "
        "W: N `VY:1`, S `BG:1`; R: none. South to move, hand `RB`, `WB`, `YV`.",
    ),
    "E11": ("Piles Y1 G2 W2 R2 B2; won: V-S; Y: N `RB:1`, S `GV:1`. North to move, hand `BR`, `YW`.",),
    "E12": (
        "Piles G2 W2 R2 B1; frozen: V, Y; Y: N `RB:2`, S `GV:2`; V: none; "
        "B: N `VR:2`, `YR:2`, S `GW:2`, `VW:2` (4–4). North to move, hand `RG`, `YV`.",
    ),
    "E13": ("Piles Y1 G1 W3 R3 B2 V3; Y: N `RB:1`, S `GV:2`; G: N `WR:2`, S `YB:2`. North to move, hand `RV`, `BY`.",),
    "E14": ("Piles Y1 G3 W3 R3 B2 V1; Y: N `BR:1`, S `GV:1`; V: N `WR:2`, S `YB:1`. South to move, hand `WG`, `VB`.",),
    "E16": (
        "Piles B1 (`VG`); frozen: V, Y, G, W, R; Y: N `RB:2`, S `GW:2`; W: N `YR:1`, S `GB:1`; "
        "V: N `WB:1`, S `RG:1`; G, R, B: none. North to move, hand `BY`, `RV`; South `WY`, `VR`.",
    ),
    "E17": (
        "Piles Y1 W2 B3 V3; won: R-S; frozen: G; G: N `WR:2`, S `YB:2`; W: N `GB:2`. North to move, hand `BR`, `VY`.",
    ),
    "E18": ("Piles R2; won: Y-N, W-N, B-N, G-S, V-S; R: S `GB:2` (blue). North to move, hand `RB`, `BR`.",),
    "E19": ("All piles empty; R, W, V = North; Y, G, B = South; North holds `RB`, `WV`, `BG`; South `GB`, `VY`.",),
    "E20": ("W, V = North; Y, G, R, B = South; North `WV`, `VW`; South `WR`.",),
    "E21": (
        "Piles R1 B2; won: Y-N, V-N, G-S, W-S; R: N `GV:2`, `YV:2`, S `BY:2`; B: N `VR:2`. "
        "South to move, hand `WY`, `GB`; North `WG`, `BR`.",
    ),
}
"""The words of the specification, untouched; the worked example 6 has a remark between its two parts."""

TOLD: dict[str, tuple[str, str, str, str, str, str, str | None, str | None]] = {
    # row by rank, piles, won, frozen, what lies at the tribes, who moves, the hands (None: not given)
    "W1": (F0, "G4 R4 W4 Y4 V4 B4", "", "", "", "N", None, None),
    "W2": (F0, "G4 R4 W4 Y4 V4 B4", "", "", "", "N", "RB", "YW BG"),
    "W4": (F1, "G1 W2 R2 B2 V2", "Y-N", "", "G: N WR:2, S YB:2", "N", "VG BW", "BR GV WB"),
    "W5": (F1, "W2 R2 B1 V2", "Y-N G-N", "", "B: N YB:1, S VR:1 WV:2", "S", None, "RY GV WB"),
    "W6": (F1, "", "R-S Y-N B-S G-N W-N V-S", "", "", "N", "BW VW RY", "BR VR GV WB BY"),
    "E1": (F1, "Y4 G4 W4 R4 B4 V4", "", "", "", "N", "RB", None),
    "E2": (F1, "Y4 G3 W4 R4 B4 V4", "", "", "G: N WR:2", "S", None, "RB YR"),
    "E3": (F1, "Y4 G4 W1 R3 B4 V4", "", "", "W: N RB:2, S GY:2 VY:2", "N", "VR WB", None),
    "E4": (F1, "Y4 G3 W4 R4 B4 V4", "", "", "G: N RB:2", "S", None, "BR GW"),
    "E5": (F1, "Y4 G2 W4 R4 B4 V3", "", "", "G: N WR:2, S RB:2", "N", "YR YV", None),
    "E6": (F1, "Y4 G1 W4 R4 B4 V3", "", "", "G: N WR:2, S RB:2", "N", "YR GY", None),
    "E7": (F1, "G1 V1", "R-S Y-N B-S W-N", "", "G: N WR:1; V: S BY:2 RY:2", "N", "GB YR", "RB BW WV"),
    "E8": (F1, "V1", "R-S Y-N B-S G-S W-N", "", "V: N BY:2, S WR:1", "N", "YB WB", "GB"),
    "E9": (F1, "Y2 W1 R3 B3 V3", "G-S", "", "", "N", "RV YB", None),
    "E10": (
        F1,
        "Y1 B3 V3",
        "",
        "GWR",
        "Y: N GR:2, S BR:1; G: N WR:2, S YB:2; W: N VY:1, S BG:1",
        "S",
        None,
        "RB WB YV",
    ),
    "E11": (F1, "Y1 G2 W2 R2 B2", "V-S", "", "Y: N RB:1, S GV:1", "N", "BR YW", None),
    "E12": (F1, "G2 W2 R2 B1", "", "YV", "Y: N RB:2, S GV:2; B: N VR:2 YR:2, S GW:2 VW:2", "N", "RG YV", None),
    "E13": (F1, "Y1 G1 W3 R3 B2 V3", "", "", "Y: N RB:1, S GV:2; G: N WR:2, S YB:2", "N", "RV BY", None),
    "E14": (F1, "Y1 G3 W3 R3 B2 V1", "", "", "Y: N BR:1, S GV:1; V: N WR:2, S YB:1", "S", None, "WG VB"),
    "E16": (F1, "B1", "", "YGWRV", "Y: N RB:2, S GW:2; W: N YR:1, S GB:1; V: N WB:1, S RG:1", "N", "BY RV", "WY VR"),
    "E17": (F1, "Y1 W2 B3 V3", "R-S", "G", "G: N WR:2, S YB:2; W: N GB:2", "N", "BR VY", None),
    "E18": (F1, "R2", "Y-N B-N G-S W-N V-S", "", "R: S GB:2", "N", "RB BR", None),
    "E19": (F1, "", "R-N Y-S B-S G-S W-N V-N", "", "", "N", "RB WV BG", "GB VY"),
    "E20": (F1, "", "R-S Y-S B-S G-S W-N V-N", "", "", "N", "WV VW", "WR"),
    "E21": (F1, "R1 B2", "Y-N G-S W-S V-N", "", "R: N GV:2 YV:2, S BY:2; B: N VR:2", "S", "WG BR", "WY GB"),
}


def told(state: State, given: tuple[str | None, str | None]) -> tuple[str | None, ...]:
    """What lies on the table, in the words of TOLD."""
    sides = "; ".join(
        f"{tribe.value}: "
        + ", ".join(
            f"{'NS'[seat]} {' '.join(f'{p.card.value}:{p.half.value}' for p in state.front(tribe).sides[seat])}"
            for seat in SEATS
            if state.front(tribe).sides[seat]
        )
        for tribe in state.ranks
        if any(state.front(tribe).sides)
    )
    left = piles(state)
    return (
        letters(state.ranks),
        " ".join(f"{tribe.value}{left[tribe.value]}" for tribe in state.ranks if tribe.value in left),
        " ".join(f"{tribe}-{owner}" for tribe, owner in owners(state).items()),
        frozen(state),
        sides,
        "NS"[state.mover],
        *(
            None if typed is None else " ".join(card.value for card in hand)
            for hand, typed in zip(state.hands, given, strict=True)
        ),
    )


@pytest.mark.parametrize("name", TEXTS)
def test_a_position_of_the_specification_is_read_word_for_word(name: str) -> None:
    expected = TOLD[name]
    state = at(" ".join(TEXTS[name]))
    assert told(state, expected[6:]) == expected
    assert all(state.hands)


TOPS = {"E7": "G VG, V YW", "E8": "V VW", "E16": "B VG"}


@pytest.mark.parametrize("name", TEXTS)
def test_named_pile_cards_are_a_fact_of_the_position(name: str) -> None:
    tops = at(" ".join(TEXTS[name])).tops
    assert ", ".join(f"{tribe.value} {card.value}" for tribe, card in tops) == TOPS.get(name, "")
