"""Positions typed by hand: what is read, what is filled in, what cannot be."""

from __future__ import annotations

import re

import pytest

from orclib.errors import IllegalAction, NotationError, PositionError
from orclib.games.armadora.box import REFERENCE
from orclib.games.armadora.text import position
from orclib.testing.words import speaking
from tests.games.armadora.support import (
    CHANCE,
    FIRST,
    GAME,
    SECOND,
    THIRD,
    Phase,
    Seat,
    Square,
    at,
    lands,
    on,
    play,
    sticks,
)

UPRIGHTS = "all 35 upright sticks"


# --- what is understood ----------------------------------------------------------------------------------------------


def test_nothing_typed_is_a_basic_game_of_two_before_the_first_turn() -> None:
    state = at("")
    options = state.options
    assert (options.peoples, options.advanced, state.phase, state.turn) == ("ME", False, Phase.ACTION, 1)
    assert (state.heaps, state.supply, state.active) == (REFERENCE, 35, FIRST)
    assert state == at("empty board") == at("Basic, ME, nobody has passed.")


def test_the_sample_of_the_docstring_is_a_position() -> None:
    sample = (position.__doc__ or "").split("\n\n")[1]
    state = at(sample)
    assert len(sample.splitlines()) == 11
    assert (state.options.peoples, state.active, state.passed) == ("MOGE", SECOND, (False, False, False, True))
    assert (on(state, "A1").arrows, on(state, "A2").reinforced, state.seen[FIRST]) == (1, True, (Square.C1,))
    assert (state.powers, state.reinforcements) == ((1, 1, 1, 1), (False, True, True, True))
    assert sticks(state) == ["B1|C1", "C1|D1", "B2|C2", "C2|D2", "A2/A3", "B2/B3"]
    assert at(GAME.describe(state)) == state


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("M:A1=2 (E:B1=3)", "M:A1=2 E:B1=3"),
        ("M:A1=2 (A|B, B|C, … G|H)", "M:A1=2"),
        ("(E to move) M:A1=1", "M:A1=1, E to move"),
        ("MOGE, teams M+G and E+O", "MOGE"),
        ("NW closed (a territory of 36)", "NW closed"),
        ("NW closed, one territory of 36, one closed territory of 4: A1–B2", "NW closed"),
        ("all 35 upright sticks (35 laid, eight columns of five, one heap in each, supply 0)", UPRIGHTS),
        ("the middle block G1 H1 G2 H2 closed by F1|G1 F2|G2 G2/G3 H2/H3", "NE closed"),
        ("row 2 is open, no flat sticks lie, no reinforcements; A1|B1", "A1|B1"),
        ("heaps: reference", ""),
        ("heaps as in 2.4", ""),
        ("advanced; E:A1=1; seen: M A1 A1", "advanced; E:A1=1; seen: M A1; powers: M 0"),
    ],
)
def test_what_is_said_of_the_rest_may_be_said_if_it_is_so(text: str, plain: str) -> None:
    assert at(text) == at(plain)


@pytest.mark.parametrize(
    ("text", "who", "first", "turn"),
    [
        ("M:A1=1; turn: 2", SECOND, FIRST, 2),
        ("E:A1=1; turn: 2", FIRST, SECOND, 2),
        ("E:A1=1; M to move; turn: 2", FIRST, SECOND, 2),
        ("M:A1=1; first: M", SECOND, FIRST, 2),
        ("MEG; E:A1=1 G:B1=1; turn: 3", FIRST, SECOND, 3),
        ("MEG; E:A1=1; first: E", Seat(2), SECOND, 2),
        ("A1|B1 B1|C1; first: M; M to move", FIRST, FIRST, 3),
        ("M:A1=1", FIRST, SECOND, 2),
    ],
)
def test_turns_go_round_so_the_rest_follows(text: str, who: Seat, first: Seat, turn: int) -> None:
    state = at(text)
    assert (state.active, state.first, state.turn) == (who, first, turn)
    assert at(GAME.describe(state)) == state


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("NW closed", "sticks: B1|C1 B2|C2 A2/A3 B2/B3"),
        ("NE and SW closed", "sticks: F1|G1 F2|G2 G2/G3 H2/H3 A3/A4 B3/B4 B4|C4 B5|C5"),
        ("nw, ne, sw and se closed", "NW closed, NE closed, SW closed, SE closed"),
        ("NE closed and empty", "NE closed"),
        ("B1|C1 B2|C2", "sticks: B1|C1, B2|C2"),
        ("stick B1|C1", "sticks: B1|C1"),
        ("palisades: B1-C1 and B2–C2", "sticks: B1|C1 B2|C2"),
        ("C1|B1", "sticks: B1|C1"),
        ("sticks: none", ""),
        ("no sticks, no warriors, no arrows", ""),
        ("all upright sticks", UPRIGHTS),
        ("all 35 upright sticks except G1|H1 A1|B1", "all upright sticks except A1|B1 and G1|H1"),
        ("in each of rows 2, 3, 4, 5 all seven upright sticks are laid", "all upright sticks in rows 2, 3, 4 and 5"),
        ("all flat sticks in row 2", "A2/A3 B2/B3 C2/C3 D2/D3 E2/E3 F2/F3 G2/G3 H2/H3"),
        ("M:A1=2 B1=1 E:C1=1", "M:A1=2 M:B1=1 E:C1=1"),
        ("warriors: Mage:A1=2 elf:C1=1", "M:A1=2; E:C1=1"),
        ("`M:A1=2`, **E:C1=1** (a remark)", "M:A1=2 E:C1=1"),
        ("G2 free, G1 is free", ""),
        ("advanced, ME, E:A1=1 M:B1=2, two arrows on B1", "advanced, E:A1=1 M:B1=2, arrows: B1 B1"),
        ("advanced; E:A1=1 M:B1=2; an arrow on B1", "advanced, E:A1=1 M:B1=2, arrows: B1"),
        ("advanced; E:A1=1 M:B1=2 M:C1=1; one arrow on B1, 1 arrow on C1", "advanced E:A1=1 M:B1=2 C1=1 arrows: B1 C1"),
        (
            "advanced, ME, NE closed, M:G1=1 H1=1 G2=1, reinforcement of the Mage on G1",
            "advanced, ME, NE closed, M:G1=1 H1=1 G2=1; reinforced: G1",
        ),
        ("advanced, the Elf has one power token left; M:A1=1; arrows: A1; E:B1=1", "advanced M:A1=1 E:B1=1 arrows: A1"),
        ("advanced; E:A1=1; seen: M A1", "advanced; E:A1=1; seen: M: A1; powers: M 1, E 2"),
        ("advanced, powers: M 2, E 2", "advanced"),
        ("advanced; reinforcements: M 1, E 1", "advanced"),
        ("hand M: 1x11 2 2 3 4 5", "hand M 1×11 2x2 3 4 5"),
        ("supply: 34; A1|B1", "A1|B1"),
        ("M:A1=1, E to move, turn 2", "M:A1=1; to move: E; turn: 2"),
        ("passed: M", "Mage has passed"),
        ("passed: nobody", "passed: none"),
        ("all have passed", "passed: M E"),
        ("both passed", "all players have passed"),
        ("options: relook off, final_tie shared", "relook=off final_tie: shared"),
        ("options: first_player 1, min_territory 3, first E", "first_player=1 min_territory=3"),
        ("three players", "MEG"),
        ("4 players", "MOGE"),
        ("me", "ME"),
        ("mage, elf", "ME"),
        ("players: 4", "MOGE"),
        ("M passed", "passed: M"),
        ("MOGE; Mage and Orc have passed", "MOGE; passed: M O"),
        ("MOGE, le Mage et l'Orc ont passé", "MOGE; passed: M O"),
        ("heaps: 5 6 4 7 4 5 3 6", ""),
        ("gold: D1=5 B2=6 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6", ""),
        ("walls: A1|B1", "A1|B1"),
        ("35 sticks left", ""),
        ("row 2 and all flat lines open", ""),
        (
            "advanced, MEG; NE closed; M:G1=1 E:G2=1 G:H1=1; two arrows and the Mage's reinforcement on G1",
            "advanced, MEG; NE closed; M:G1=1 E:G2=1 G:H1=1; arrows: G1 G1; reinforced: G1",
        ),
        ("règles avancées, MOGE", "advanced, MOGE"),
        ("Mage : A1=2 B1=1 ; palissades : A1|B1 ; trait : E", "M:A1=2 B1=1; sticks: A1|B1; E to move"),
        ("main M : 1x11 2x2 3 4 5 ; réserve : 35", ""),
        ("NW fermé et E doit jouer", "NW closed, E to move"),
        ("toutes les palissades verticales", UPRIGHTS),
        ("options : relook non", "relook off"),
        ("ADVANCED, M:A1=2 E:B1=3, E TO MOVE", "advanced, M:A1=2 E:B1=3, E to move"),
    ],
)
def test_what_may_be_typed_in_other_words(text: str, canonical: str) -> None:
    assert at(text) == at(canonical)


@pytest.mark.parametrize(
    ("text", "phase", "who"),
    [
        ("new game", Phase.HEAPS, CHANCE),
        ("new game, three players, relook off", Phase.HEAPS, CHANCE),
        ("nouvelle partie; options: heap_placement manual", Phase.HEAPS, FIRST),
        ("passed: M", Phase.ACTION, SECOND),
        ("MEG; passed: M E", Phase.ACTION, THIRD),
        ("then: A1|B1", Phase.SECOND_STICK, FIRST),
        ("advanced, GM; then: extra 1 A1", Phase.AFTER_POWER, FIRST),
        ("all have passed", Phase.OVER, None),
    ],
)
def test_the_phase_follows_from_what_is_told(text: str, phase: Phase, who: Seat | None) -> None:
    state = at(text)
    assert (state.phase, GAME.to_act(state)) == (phase, () if who is None else (who,))


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("", 1),
        ("M:A1=1 E:B1=1", 3),
        ("A1|B1 B1|C1 C1|D1", 3),
        ("passed: M", 2),
        ("advanced, GM; G:A1=1^ M:B1=1", 2),
        ("advanced; NE closed; M:G1=1 E:H1=1 E:G2=1; reinforced: G1", 7),
        ("turn: 3; A1|B1 B1|C1", 3),
        ("all have passed", 2),
    ],
)
def test_the_turn_is_at_least_what_lies_there(text: str, turn: int) -> None:
    assert at(text).turn == turn


def test_tokens_are_unspent_but_for_what_lies_there() -> None:
    state = at(
        "advanced, EMGO, NE closed; E:A1=1 M:B1=1 G:C1=2^ O:G1=1 O:H1=1 O:G2=1; arrows: B1; seen: M A1; reinforced: G1"
    )
    assert state.powers == (1, 1, 0, 1)
    assert state.reinforcements == (True, True, True, False)
    assert state.seen == ((), (Square.A1,), (), ())


def test_moves_lead_on_from_a_calm_moment() -> None:
    begun = at("sticks: B1|C1 B2|C2; then: A2/A3")
    assert lands(play(begun, "fence B2/B3").state)[0] == "A1 B1 A2 B2"
    power = at("advanced, OM\nsticks: B1|C1\nthen: extra B2|C2\nfence A1/A2 stop; M: place 1 A1")
    assert (power.active, on(power, "A1").owner) == (FIRST, SECOND)
    with pytest.raises(NotationError) as caught:
        at("advanced, OM\nthen: pass; fance A1|B1")
    assert (caught.value.line, caught.value.column, caught.value.nearest) == (2, 13, "fence")
    with pytest.raises(IllegalAction):
        at("M:A1=1; then: place 1 A1")


# --- faults ----------------------------------------------------------------------------------------------------------

NE = "NE closed; M:G1=1 M:H1=1 E:G2=1"

FAULTS: dict[str, list[str]] = {
    # who plays, what can be told once
    "O:A1=1": ["Orc does not play here.*ARM-3.1"],
    "MEG, 2 players": ["MEG are 3 players, not 2.*ARM-3.1"],
    "7 players": ["7 cannot play.*ARM-3.1"],
    "options: first_player 2": ["first_player 2 is no seat.*ARM-R10"],
    "options: first_player 1; first: M": ["With first_player 1, Elf takes the first turn.*ARM-R10"],
    "ME, EM": ["Line 1 tells who plays again"],
    "basic, advanced": ["Line 1 tells whether the rules are basic or advanced again"],
    "supply: 35; supply: 34": ["Line 1 tells the palisades left again"],
    "relook on, relook off": ["Line 1 tells readings of the rules \\(relook\\) again"],
    "hand M: 1; hand M: 2": ["Line 1 tells a hand again", "lacks"],
    "advanced; powers: M 1; the Mage has no power token left": ["Line 1 tells a player's power tokens \\(M\\) again"],
    "new game; M:A1=1": ["In a new game nothing lies on the table yet.*ARM-3.7"],
    # the board
    "heaps: 5 6 4": ["There are 3 heaps, not eight.*ARM-3.5"],
    "heaps: D1=7 B2=6 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6": [
        "There is a heap too many, 1 of 7: the heaps are 3 4 4 5 5 6 6 7.*ARM-3.5"
    ],
    "heaps: D1=9 B2=6 F2=6 H2=6 A4=6 E4=5 C5=3 G5=6": [
        "There is a heap too many, 3 of 6 and 1 of 9: the heaps are 3 4 4 5 5 6 6 7.*ARM-3.5"
    ],
    "heaps: D1=5 A1=4": ["A heap lies on A1.*ARM-2.3"],
    "heaps: D1=5; M:A1=1": ["No heap lies on B2 F2 H2 A4 E4 C5 G5.*ARM-3.5"],
    "heaps: D1=5 D1=6": ["Line 1 tells the heaps \\(D1\\) again"],
    "heaps: D1=6 B2=5 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6; options: heap_placement reference": [
        "heap on D1 is 5, not 6.*ARM-R8",
        "heap on B2 is 6, not 5.*ARM-R8",
    ],
    "A1|B1; supply: 35": ["1 palisades? (are|is) laid and 35 left.*ARM-3.6"],
    "all upright sticks, all flat sticks in row 1": [
        "43 palisades are laid and 0 left.*ARM-3.6",
        "A1: a territory of 1",
    ],
    "A1|B1 A1/A2": ["A1: a territory of 1; none has fewer than 4.*ARM-6.9"],
    "B1|C1 A1/A2 B1/B2; options: min_territory 3": ["A1 B1: a territory of 2; none has fewer than 3.*ARM-6.9"],
    "A1|B1 A1|B1": ["2 palisades lie on A1|B1.*ARM-6.6"],
    "NW closed, B1|C1": ["2 palisades lie on B1|C1.*ARM-6.6"],
    "A1|C1": ["A1 and C1 share no side.*ARM-2.5"],
    "H1|I1": ["I1 is no square.*ARM-2.1"],
    "M:A6=1": ["A6 is no square.*ARM-2.1"],
    "all 28 upright sticks": ["All are 35 lines, not 28.*ARM-2.5"],
    # warriors and what lies on them
    "M:D1=1": ["D1, a gold square.*ARM-5.3"],
    "M:A1=1 E:A1=1": ["Two warriors stand on A1.*ARM-5.6"],
    "M:A1=6": ["no warrior of value 6, as on A1.*ARM-3.3"],
    "MEG; M:A1=5": ["1 tile of value 5; with 3 players it is 0.*ARM-3.3"],
    "M:A1=5 M:B1=5": ["2 tiles of value 5; with 2 players it is 1.*ARM-3.3"],
    "hand M: 1x5": ["Mage lacks 6 of value 1, 2 of value 2, 1 of value 3.*ARM-3.3, ARM-5.1"],
    "hand M: 1x11 2x2 3 4 5 7": ["Mage cannot hold a 7.*ARM-3.3"],
    "M:A1=1 A1 free": ['It is told "A1 free".*ARM-2.6'],
    "D1 free": ['It is told "D1 free".*ARM-2.6'],
    "NE closed and empty; M:G1=1": ['It is told "G1 H1 G2 free".*ARM-2.6'],
    "G:A1=1^; MG": ["A1 lies face up; under the basic rules.*ARM-5.2"],
    "advanced; M:A1=1^": ["A1 lies face up; only Goblin.*ARM-14.8"],
    "M:A1=1; arrows: A1": ["An arrow sticks on A1, but no Elf plays by the advanced rules.*ARM-14.16"],
    "advanced, OM; M:A1=1; arrows: A1": ["but no Elf plays.*ARM-14.16"],
    "advanced; E:A1=1; arrows: A1": ["Elf's own warrior.*ARM-14.16"],
    "advanced, EOMG; E:B1=1 M:A1=1; arrows: A1": ["A1, a warrior of Elf's partner.*ARM-14.20"],
    "advanced; E:A1=1; arrows: B1": ["An arrow sticks on B1, where no warrior stands.*ARM-14.16"],
    f"{NE}; reinforced: G1": ["G1 is reinforced; under the basic rules.*ARM-11.1"],
    "advanced; M:A1=1; reinforced: A1": ["A1 is reinforced, yet its territory is not complete.*ARM-12.3, ARM-7.9"],
    "advanced; reinforced: A1": ["A reinforcement lies on A1, where no warrior stands.*ARM-12.1"],
    f"advanced; {NE}; reinforcement of Elf on G1": ["Elf reinforces G1, another's warrior.*ARM-12.1"],
    f"advanced; {NE}; reinforced: G1 G1": ["G1 is reinforced twice.*ARM-12.4"],
    f"advanced; {NE}; reinforced: G1 G2": ["G1 G2 are reinforced in one territory.*ARM-12.4"],
    # tokens
    "powers: M 1": ["Mage has tokens; under the basic rules.*ARM-11.1, ARM-11.2"],
    "reinforcements: M 1": ["Mage has tokens; under the basic rules.*ARM-11.1, ARM-11.2"],
    "advanced; reinforcements: M 2": ["Mage has 2 reinforcements.*ARM-11.1"],
    f"advanced; {NE}, SE closed; M:G4=1 H4=1 H5=1; reinforced: G1 G4": ["has reinforced G1 G4.*ARM-12.9"],
    f"advanced; {NE}; reinforced: G1; reinforcements: M 1": ["G1, yet has the reinforcement left.*ARM-12.9"],
    "advanced; reinforcements: M 0": ["no reinforcement left, yet none lies on the board.*ARM-2.7"],
    "advanced; powers: E 3": ["Elf has 3 power tokens; this people has 2.*ARM-11.2"],
    "advanced; E:A1=1 M:B1=1; arrows: B1; powers: E 2": [
        "1 arrows? sticks? on the board and Elf has 2 left.*ARM-14.21"
    ],
    "advanced; E:A1=1 M:B1=1; arrows: B1 B1 B1": ["3 arrows stick.*ARM-14.21"],
    "advanced; M:B1=1; arrows: B1": ["Elf has shot, yet has no warrior.*ARM-14.17"],
    "advanced, GM; G:A1=1^ G:B1=1^": ["A1 B1 lie face up; Goblin lays one.*ARM-14.11"],
    "advanced, GM; G:A1=1^; powers: G 1": ["A1 lies face up, yet Goblin has the power token left.*ARM-14.11"],
    "advanced, GM; powers: G 0": ["Goblin has used the power, yet no warrior lies face up.*ARM-14.8"],
    "advanced, OM; powers: O 0": ["Orc has used the power, yet no palisade is laid.*ARM-14.12"],
    "advanced; E:A1=1; powers: M 1": ["Mage has used the power, yet has seen nothing.*ARM-14.1"],
    "advanced; E:A1=1; seen: M A1; powers: M 2": ["Mage has seen A1 with 0 tokens spent.*ARM-14.6"],
    # what a Mage has seen
    "advanced; seen: M A1": ["Mage has seen A1, where no warrior stands.*ARM-14.1"],
    "advanced; M:A1=1; seen: M A1": ["Mage has used the power, yet no opposing warrior lies face down.*ARM-14.1"],
    "advanced, MOGE; G:A1=1; seen: M A1": ["Mage has seen A1, no opposing warrior.*ARM-14.4"],
    "advanced, MG; G:A1=1^; seen: M A1": ["Mage has seen A1, which lies face up.*ARM-14.5"],
    "advanced; M:A1=1; seen: E A1": ["Elf has looked at nothing.*ARM-14.1"],
    "E:A1=1; seen: M A1": ["Mage has looked at nothing.*ARM-14.1"],
    # the moment
    "turn: 20; M:A1=1": ["Turn 20 does not fit: for what lies there, turns taken: 1.*ARM-4.1"],
    "turn: 1; M:A1=1 E:B1=1 M:C1=1; M to move": ["Turn 1 does not fit.*ARM-4.1"],
    "turn: 2; M:A1=1; M to move": ["By turn 2 nobody can have laid all that lies there.*ARM-4.4"],
    "turn: 2; first: M; M:A1=1; M to move": ["Mage is to move, yet after Mage began, turn 2 is another's.*ARM-4.4"],
    "first: M; M:A1=1; M to move": ["Turn 3 does not fit: for what lies there, turns taken: 1.*ARM-4.1"],
    "MEG; M:A1=1 E:B1=1; turn: 3; previous: M": [
        "Goblin is to move, yet Mage, who took the turn before, sits not next.*ARM-4.4"
    ],
    "turn: 1; previous: E": ["In turn 1 nobody has taken the turn before.*ARM-3.7"],
    # what is said of the rest
    "M:A1=2 (E:B1=7)": ["no warrior of value 7, as on B1.*ARM-3.3"],
    "MOGE, teams M+O and G+E": ['It is told "teams: M\\+O G\\+E".*ARM-10.1'],
    "MOGE, teams M+G and O+E; options: teams off": ['It is told "teams: M\\+G O\\+E".*ARM-10.1'],
    "one territory of 12": ['It is told "1 territories of 12".*ARM-7.1'],
    "NW closed (a territory of 4: A1–B1, A2 C2)": ['It is told "territory of 4: A1-B1 A2 C2".*ARM-7.1'],
    "NW closed, two territories of 36": ['It is told "2 territories of 36".*ARM-7.1'],
    "all 35 upright sticks (eight columns of four)": ['It is told "8 territories of 4".*ARM-7.1'],
    "NW closed, one heap in each": ['It is told "1 heap in each".*ARM-7.5'],
    "A1|B1 (2 laid)": ['It is told "2 laid".*ARM-3.6'],
    "A1|B1, 2 in all": ['It is told "2 laid".*ARM-3.6'],
    "A1|B1, row 1 is open": ['It is told "row 1 open".*ARM-6.6'],
    "A1/A2 and no flat stick lies": ['It is told "no flat sticks".*ARM-3.6'],
    "A1|B1; sticks: none": ['It is told "no sticks".*ARM-3.6'],
    "M:A1=1; no warriors": ['It is told "no warriors".*ARM-2.6'],
    "advanced; E:A1=1 M:B1=1; arrows: B1; arrows: none": ['It is told "no arrows".*ARM-14.16'],
    f"advanced; {NE}; reinforced: G1; no reinforcements": ['It is told "no reinforcements".*ARM-12.1'],
    "the block D3 E3 D4 E4 closed by C3|D3": ['It is told "territory of 4: D3-E4".*ARM-7.1'],
    "M:A1=1; empty board": ['It is told "empty board".*ARM-2.7'],
    "passed: M; nobody has passed": ['It is told "nobody passed".*ARM-8.5'],
    "passed: M; passed: none": ['It is told "nobody passed"'],
    "heaps: D1=6 B2=5 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6; heaps as in 2.4": ['It is told "heaps".*ARM-3.5'],
    "heaps: D1=5; heaps: D1=6": ["Line 1 tells the heaps again"],
    "advanced; powers: M 1; powers: none": ["Line 1 tells the power tokens left \\(M\\) again"],
    "all have passed; M to move": ["All have passed: nobody is to move.*ARM-8.8"],
    "previous: M; M:A1=1; M to move; turn: 2": ["Mage took the turn before, so it is another's turn.*ARM-4.4"],
    "advanced; E:A1=1; seen: M A1; powers: M 1; options: relook off": ["With relook off a Mage remembers.*ARM-R12"],
    "turn: 0": ["Turn 0 cannot be.*at most 69.*ARM-2.7, ARM-8.5"],
    "turn: 70": ["Turn 70 cannot be.*at most 69"],
    "advanced, MOGE; turn: 76": ["Turn 76 cannot be.*at most 75"],
    "turn: 1; first: M; E to move": ["Elf is to move in turn 1, which is the first player's.*ARM-3.7"],
    "passed: M; M to move": ["Mage is to move, yet has passed.*ARM-8.5"],
}


def told(text: str) -> tuple[str, ...]:
    """The faults of a position."""
    with pytest.raises(PositionError) as caught:
        at(text)
    return caught.value.faults


@pytest.mark.parametrize(("text", "expected"), FAULTS.items(), ids=FAULTS)
def test_a_position_that_cannot_be_is_told_why(text: str, expected: list[str]) -> None:
    found = told(text)
    for fault in expected:
        assert any(re.search(fault, each) for each in found), found
    assert len(set(found)) == len(found)
    assert set(re.findall(r"ARM-R?[0-9.]*[0-9]", " ".join(found))) <= set(GAME.rulebook)


def test_every_fault_is_told_in_french_too() -> None:
    for text in FAULTS:
        found = told(text)
        with speaking("fr"):
            french = told(text)
        assert len(found) == len(french)
        assert not {*found} & {*french}


def test_all_faults_are_told_at_once() -> None:
    text = """advanced, MOGE; heaps: D1=9 B2=6 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6; A1|B1 A1/A2 A1|B1 C1|E1
    M:D1=1 O:B1=2^ M:C1=5 G:C1=1; arrows: B1 E1; reinforced: B1; powers: M 5; passed: M; M to move; supply: 7"""
    found = told(text)
    for fault in (
        "C1 and E1 share no side",
        "2 palisades lie on A1|B1",
        "Two warriors stand on C1",
        "An arrow sticks on E1, where no warrior stands",
        "There is a heap too many, 1 of 9",
        "2 palisades are laid and 7 left",
        "A1: a territory of 1",
        "A warrior stands on D1, a gold square",
        "B1 lies face up; only Goblin",
        "B1 is reinforced, yet its territory is not complete",
        "Mage has 1 tile of value 5",
        "Mage has 5 power tokens",
        "Elf has shot",
        "Mage is to move, yet has passed",
    ):
        assert any(each.startswith(fault) for each in found), fault
    with pytest.raises(PositionError, match=rf"This position cannot be \({len(found)} faults\)"):
        at(text)


# --- text that cannot be read ----------------------------------------------------------------------------------------


def test_an_error_shows_the_text_as_it_was_typed() -> None:
    with pytest.raises(NotationError) as caught:
        at("M:A1=1 (a remark)\n**E:B1=1** banana")
    assert (caught.value.line, caught.value.column, caught.value.found) == (2, 12, '"banana"')
    assert str(caught.value).splitlines()[1:] == ["  **E:B1=1** banana", "             ^"]
