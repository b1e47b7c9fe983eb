"""Positions typed by hand: what is read, what is filled in, what cannot be."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from orclib.errors import NotationError, PositionError
from orclib.games.armadora.box import REFERENCE
from orclib.games.armadora.lessons.cases import COLUMNS
from orclib.games.armadora.text import position
from tests.games.armadora.tools import (
    CHANCE,
    FIRST,
    FOURTH,
    GAME,
    SECOND,
    THIRD,
    Options,
    Phase,
    Seat,
    Square,
    State,
    after_set_up,
    at,
    changed,
    lands,
    on,
    play,
    random_game,
    readings,
    sticks,
)

UPRIGHTS = "all 35 upright sticks"


@pytest.mark.parametrize("options", readings(), ids=changed)
def test_what_is_described_is_read_back_in_every_phase(options: Options) -> None:
    phases = set()
    for s in (steps := random_game(31, options)):
        text = GAME.describe(s.before)
        assert GAME.position(text) == s.before
        phases.add(s.before.phase)
    assert GAME.position(GAME.describe(steps[-1].state)) == steps[-1].state
    assert phases >= {Phase.HEAPS, Phase.FIRST, Phase.ACTION, Phase.SECOND_STICK}


@pytest.mark.parametrize("advanced", [False, True])
def test_a_described_view_shows_no_value_that_it_hides(advanced: bool) -> None:
    for s in random_game(33, Options(players=3, advanced=advanced)):
        for seat in s.state.options.seats if s.state.hands else ():
            view = GAME.observe(s.state, seat)
            text = position.describe(view)
            hidden = sum(one is not None and one.value is None for one in view.squares)
            hands = sum(hand is None and held > 0 for hand, held in zip(view.hands, view.held, strict=True))
            assert text.count("?") == hidden + hands
            for square, one in zip(Square, view.squares, strict=True):
                if one is not None and one.value is None:
                    assert f":{square.value}=?" in text
            if "?" in text:
                with pytest.raises(NotationError, match="a position tells every value"):
                    at(text)


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
    assert len(sample.splitlines()) == 10
    assert (state.options.peoples, state.active, state.passed) == ("MOGE", FIRST, (False, False, False, True))
    assert (on(state, "A1").arrows, on(state, "A2").reinforced, state.seen[FIRST]) == (1, True, (Square.C1,))
    assert (state.powers, state.reinforcements) == ((1, 1, 0, 1), (True, False, True, True))
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
        ("A1|B1 B1|C1; first: M; M to move", FIRST, FIRST, 3),
        ("M:A1=1", FIRST, SECOND, 2),
    ],
)
def test_turns_go_round_so_the_rest_follows(text: str, who: Seat, first: Seat, turn: int) -> None:
    state = at(text)
    assert (state.active, state.first, state.turn) == (who, first, turn)
    assert at(GAME.describe(state)) == state


def test_the_text_of_the_docstring_is_understood() -> None:
    state = at(
        """advanced, MOGE
        heaps: D1=5 B2=6 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6
        sticks: B1|C1 B2|C2 A2/A3 B2/B3
        M:A1=2 E:C1=1 G:B1=3^ M:A2=1
        """
    )
    assert (state.options.advanced, state.options.peoples) == (True, "MOGE")
    assert lands(state)[0] == "A1 B1 A2 B2"
    assert [(on(state, s).owner, on(state, s).value) for s in ("A1", "C1", "B1")] == [
        (FIRST, 2),
        (FOURTH, 1),
        (THIRD, 3),
    ]
    assert on(state, "B1").face_up
    assert state.powers == (2, 1, 0, 2)  # the Goblin's lies there


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
        ("M:A1=1; active: E; turn 2", "M:A1=1, E to move, turn: 2"),
        ("passed: M", "Mage has passed"),
        ("passed: nobody", "passed: none"),
        ("all have passed", "passed: M E"),
        ("both passed", "all players have passed"),
        ("advanced, GM; G:A1=1^; power used", "advanced, GM, G:A1=1^, phase: after_power"),
        ("A1|B1; stick: A1|B1", "sticks: A1|B1; stick: A1|B1; phase: second_stick"),
        ("options: relook off, final_tie shared", "relook=off final_tie: shared"),
        ("options: first_player 1, min_territory 3, first E", "first_player=1 min_territory=3"),
        ("three players", "MEG"),
        ("4 players", "MOGE"),
    ],
)
def test_what_may_be_typed_in_other_words(text: str, canonical: str) -> None:
    assert at(text) == at(canonical)


def test_words_may_stand_in_any_order_with_comments() -> None:
    one = at("advanced, EO; NE closed; O:G1=2 E:H1=1; arrows: G1; O to move; turn 7")
    other = at("turn: 7  # late\narrows: G1\nE:H1=1\nto move: O\nO:G1=2\nEO\nNE closed  # heap 7\nadvanced")
    assert one == other


@pytest.mark.parametrize(
    ("text", "phase", "who"),
    [
        ("heaps: none", Phase.HEAPS, CHANCE),
        ("heaps: D1=5 B2=6", Phase.HEAPS, CHANCE),
        ("heaps: D1=5; options: heap_placement manual", Phase.HEAPS, FIRST),
        ("phase: heaps", Phase.HEAPS, CHANCE),
        ("phase: first", Phase.FIRST, CHANCE),
        ("passed: M", Phase.ACTION, SECOND),
        ("MEG; passed: M E", Phase.ACTION, THIRD),
        ("sticks: A1|B1; stick: A1|B1", Phase.SECOND_STICK, FIRST),
        ("advanced, GM; G:A1=1^; power used", Phase.AFTER_POWER, FIRST),
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


def test_hands_are_what_is_not_on_the_board() -> None:
    state = at("MEG; M:A1=4 M:B1=1 E:C1=2")
    assert state.hands == ((6, 2, 1, 0, 0), (7, 1, 1, 1, 0), (7, 2, 1, 1, 0))


def test_tokens_are_unspent_but_for_what_lies_there() -> None:
    state = at(
        "advanced, EMGO, NE closed; E:A1=1 M:B1=1 G:C1=2^ O:G1=1 O:H1=1 O:G2=1; arrows: B1; seen: M A1; reinforced: G1"
    )
    assert state.powers == (1, 1, 0, 1)
    assert state.reinforcements == (True, True, True, False)
    assert state.seen == ((), (Square.A1,), (), ())


def test_a_turn_can_be_resumed_in_the_middle() -> None:
    begun = at("sticks: B1|C1 B2|C2 A2/A3; stick: A2/A3")
    assert lands(play(begun, "fence B2/B3").state)[0] == "A1 B1 A2 B2"
    power = at("advanced, OM; sticks: B1|C1; power used; powers: O 0")
    assert play(power, "fence B2|C2 stop").state.active == SECOND


def test_a_state_made_by_play_is_described_as_typed() -> None:
    state = play(
        after_set_up(Options(first_player=0, heap_placement="reference")), "place 5 A1", "fence A1|B1 stop"
    ).state
    assert GAME.describe(state).splitlines() == [
        "basic, ME",
        "heaps: D1=5 B2=6 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6",
        "sticks: A1|B1",
        "warriors: M:A1=5",
        "supply: 34",
        "hand M: 1x11 2x2 3 4",
        "hand E: 1x11 2x2 3 4 5",
        "M to move",
        "first: M",
        "previous: E",
        "turn: 3",
        "phase: action",
        "options: heap_placement reference, first_player 0",
    ]
    assert sticks(state) == {"A1|B1"}


# --- faults ----------------------------------------------------------------------------------------------------------

NE = "NE closed; M:G1=1 M:H1=1 E:G2=1"

FAULTS: dict[str, list[str]] = {
    # who plays, what can be told once
    "O:A1=1": ["The Orc does not play here.*ARM-3.1"],
    "MEG, 2 players": ["MEG are 3 players, not 2.*ARM-3.1"],
    "7 players": ["7 cannot play.*ARM-3.1"],
    "options: first_player 2": ["first_player 2 is no seat.*ARM-R10"],
    "options: first_player 1; first: M": ["With first_player 1, the Elf takes the first turn.*ARM-R10"],
    "ME, EM": ["tells seats twice"],
    "basic, advanced": ["tells basic or advanced twice"],
    "supply: 35; supply: 34": ["tells the supply twice"],
    "relook on, relook off": ["tells option relook twice"],
    "hand M: 1; hand M: 2": ["tells the hand of M twice", "lacks"],
    "advanced; powers: M 1; the Mage has no power token left": ["tells the power tokens of M twice"],
    # the board
    "heaps: D1=7 B2=6 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6": ["heap too many, one of 7.*ARM-3.5"],
    "heaps: D1=9 B2=6 F2=6 H2=6 A4=6 E4=5 C5=3 G5=6": ["3 of 6 and one of 9.*ARM-3.5"],
    "heaps: D1=5 A1=4": ["A heap lies on A1.*ARM-2.3"],
    "heaps: D1=5; M:A1=1": ["No heap lies on B2 F2 H2 A4 E4 C5 G5.*ARM-3.5"],
    "heaps: D1=5 D1=6": ["tells the heap on D1 twice"],
    "phase: heaps; heaps: D1=5 B2=6 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6": ["All eight heaps lie there.*ARM-3.5"],
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
    "hand M: 1x5": ["The Mage lacks 6 of value 1, 2 of value 2, 1 of value 3.*ARM-3.3, ARM-5.1"],
    "hand M: 1x11 2x2 3 4 5 7": ["The Mage cannot hold a 7.*ARM-3.3"],
    "M:A1=1 A1 free": ["A1 is not free: a warrior.*ARM-2.6"],
    "D1 free": ["D1 is not free: gold.*ARM-2.6"],
    "NE closed and empty; M:G1=1": ["G1 is not free: a warrior.*ARM-2.6"],
    "G:A1=1^; MG": ["A1 lies face up; under the basic rules.*ARM-5.2"],
    "advanced; M:A1=1^": ["A1 lies face up; only the Goblin.*ARM-14.8"],
    "M:A1=1; arrows: A1": ["An arrow sticks on A1, but no Elf plays by the advanced rules.*ARM-14.16"],
    "advanced, OM; M:A1=1; arrows: A1": ["but no Elf plays.*ARM-14.16"],
    "advanced; E:A1=1; arrows: A1": ["the Elf's own warrior.*ARM-14.16"],
    "advanced, EOMG; E:B1=1 M:A1=1; arrows: A1": ["A1, a warrior of the Elf's partner.*ARM-14.20"],
    "advanced; E:A1=1; arrows: B1": ["An arrow sticks on B1, where no warrior stands.*ARM-14.16"],
    f"{NE}; reinforced: G1": ["G1 is reinforced; under the basic rules.*ARM-11.1"],
    "advanced; M:A1=1; reinforced: A1": ["A1 is reinforced, yet its territory is not complete.*ARM-12.3, ARM-7.9"],
    "advanced; reinforced: A1": ["A reinforcement lies on A1, where no warrior stands.*ARM-12.1"],
    f"advanced; {NE}; reinforcement of the Elf on G1": ["The Elf reinforces G1, where another's.*ARM-12.1"],
    f"advanced; {NE}; reinforced: G1 G1": ["G1 is reinforced twice.*ARM-12.4"],
    f"advanced; {NE}; reinforced: G1 G2": ["G1 G2 are reinforced in one territory.*ARM-12.4"],
    # tokens
    "powers: M 1": ["The Mage has tokens; under the basic rules.*ARM-11.1, ARM-11.2"],
    "reinforcements: M 1": ["The Mage has tokens; under the basic rules.*ARM-11.1, ARM-11.2"],
    "advanced; reinforcements: M 2": ["The Mage has 2 reinforcements.*ARM-11.1"],
    f"advanced; {NE}, SE closed; M:G4=1 H4=1 H5=1; reinforced: G1 G4": ["has reinforced G1 G4.*ARM-12.9"],
    f"advanced; {NE}; reinforced: G1; reinforcements: M 1": ["G1, yet has the reinforcement left.*ARM-12.9"],
    "advanced; reinforcements: M 0": ["no reinforcement left, yet none lies on the board.*ARM-2.7"],
    "advanced; powers: E 3": ["The Elf has 3 power tokens; this people has 2.*ARM-11.2"],
    "advanced; E:A1=1 M:B1=1; arrows: B1; powers: E 2": [
        "1 arrows? sticks? on the board and the Elf has 2 left.*ARM-14.21"
    ],
    "advanced; E:A1=1 M:B1=1; arrows: B1 B1 B1": ["3 arrows stick.*ARM-14.21"],
    "advanced; M:B1=1; arrows: B1": ["The Elf has shot, yet has no warrior.*ARM-14.17"],
    "advanced, GM; G:A1=1^ G:B1=1^": ["A1 B1 lie face up; the Goblin lays one.*ARM-14.11"],
    "advanced, GM; G:A1=1^; powers: G 1": ["A1 lies face up, yet the Goblin has the power token left.*ARM-14.11"],
    "advanced, GM; powers: G 0": ["The Goblin has used the power, yet no warrior lies face up.*ARM-14.8"],
    "advanced, OM; powers: O 0": ["The Orc has used the power, yet no palisade is laid.*ARM-14.12"],
    "advanced; E:A1=1; powers: M 1": ["The Mage has used the power, yet has seen nothing.*ARM-14.1"],
    "advanced; E:A1=1; seen: M A1; powers: M 2": ["The Mage has seen A1 with 0 tokens spent.*ARM-14.6"],
    # what a Mage has seen
    "advanced; seen: M A1": ["The Mage has seen A1, where no warrior stands.*ARM-14.1"],
    "advanced; M:A1=1; seen: M A1": ["A1, which is no opposing warrior.*ARM-14.1"],
    "advanced, MOGE; G:A1=1; seen: M A1": ["A1, which is no opposing warrior.*ARM-14.4"],
    "advanced, MG; G:A1=1^; seen: M A1": ["The Mage has seen A1, which lies face up.*ARM-14.5"],
    "advanced; M:A1=1; seen: E A1": ["The Elf has looked at nothing.*ARM-14.1"],
    "E:A1=1; seen: M A1": ["The Mage has looked at nothing.*ARM-14.1"],
    # the moment
    "phase: first; M:A1=1": ["Before the first turn only gold.*ARM-4.1"],
    "phase: first; A1|B1": ["Before the first turn only gold.*ARM-4.1"],
    "phase: first; hand M: 1": ["During the set-up nobody has tiles.*ARM-3.7"],
    "turn: 20; M:A1=1": ["Turn 20 does not fit: what lies there took 1 turn .*ARM-4.1"],
    "turn: 1; M:A1=1 E:B1=1 M:C1=1; M to move": ["Turn 1 does not fit.*ARM-4.1"],
    "turn: 2; M:A1=1; M to move": ["By turn 2 nobody can have laid all that lies there.*ARM-4.4"],
    "turn: 2; first: M; M:A1=1; M to move": [
        "The Mage is to move, yet after the Mage began, turn 2 is another's.*ARM-4.4"
    ],
    "first: M; M:A1=1; M to move": ["Turn 3 does not fit: what lies there took 1 turn .*ARM-4.1"],
    "MEG; M:A1=1 E:B1=1; turn: 3; previous: M": [
        "The Goblin is to move, yet the Mage, who took the turn before, sits not next.*ARM-4.4"
    ],
    "turn: 1; previous: E": ["In turn 1 nobody has taken the turn before.*ARM-3.7"],
    # what is said of the rest
    "M:A1=2 (E:B1=7)": ["no warrior of value 7, as on B1.*ARM-3.3"],
    "MOGE, teams M+O and G+E": [
        r"It is told that M and O are a team, and that is not so.*ARM-10.1",
        r"It is told that G and E are a team",
    ],
    "MOGE, teams M+G and O+E; options: teams off": ["It is told that M and G are a team"],
    "one territory of 12": ["It is told that 1 territory of 12 is there.*ARM-7.1"],
    "NW closed (a territory of 4: A1–B1, A2 C2)": ["It is told that a territory of 4 is there, A1 B1 A2 C2.*ARM-7.1"],
    "NW closed, two territories of 36": ["It is told that 2 territory of 36 is there"],
    "all 35 upright sticks (eight columns of four)": ["It is told that 8 territory of 4 is there"],
    "NW closed, one heap in each": ["It is told that each territory holds 1 of the heaps.*ARM-7.5"],
    "A1|B1 (2 laid)": ["It is told that 2 palisades are laid.*ARM-3.6"],
    "A1|B1, 2 in all": ["It is told that 2 palisades are laid"],
    "A1|B1, row 1 is open": ["It is told that row 1 is open.*ARM-6.6"],
    "A1/A2 and no flat stick lies": ["It is told that no flat sticks lie there.*ARM-3.6"],
    "A1|B1; sticks: none": ["It is told that no sticks lie there"],
    "M:A1=1; no warriors": ["It is told that no warriors lie there.*ARM-2.6"],
    "advanced; E:A1=1 M:B1=1; arrows: B1; arrows: none": ["It is told that no arrows lie there.*ARM-14.16"],
    f"advanced; {NE}; reinforced: G1; no reinforcements": ["It is told that no reinforcements lie there.*ARM-12.1"],
    "the block D3 E3 D4 E4 closed by C3|D3": ["It is told that the block is closed.*ARM-7.1"],
    "M:A1=1; empty board": ["It is told that the board is empty.*ARM-2.7"],
    "passed: M; nobody has passed": ["It is told that nobody has passed.*ARM-8.5"],
    "passed: M; passed: none": ["It is told that nobody has passed"],
    "heaps: D1=5; heaps: none": ["It is told that no heap lies there.*ARM-3.5"],
    "heaps: D1=6 B2=5 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6; heaps as in 2.4": ["heaps lie as in the examples.*ARM-3.5"],
    "heaps: D1=5; heaps: D1=6": ["tells the heap on D1 twice"],
    "advanced; powers: M 1; powers: none": ["tells the power tokens of M twice"],
    "all have passed; M to move": ["It is told that somebody is to move.*ARM-8.8"],
    "previous: M; M:A1=1; M to move; turn: 2": ["The Mage took the turn before, so it is another's turn.*ARM-4.4"],
    "advanced; E:A1=1; seen: M A1; powers: M 1; options: relook off": ["With relook off a Mage remembers.*ARM-R12"],
    f"advanced, ME; all 35 upright sticks; {COLUMNS}; power used; seen: M H1; powers: M 1; phase: after_power": [
        "The Mage can do nothing, so no power was used.*ARM-13.4"
    ],
    "phase: heaps; turn: 3": ["During the set-up nobody has tiles.*ARM-3.7"],
    "turn: 0": ["Turn 0 cannot be.*at most 69.*ARM-2.7, ARM-8.5"],
    "turn: 70": ["Turn 70 cannot be.*at most 69"],
    "advanced, MOGE; turn: 76": ["Turn 76 cannot be.*at most 75"],
    "turn: 1; first: M; E to move": ["The Elf is to move in turn 1, which is the first player's.*ARM-3.7"],
    "phase: over; passed: M": ["The game is over only when all have passed; the Elf ha(ve|s) not.*ARM-8.8"],
    "phase: action; all have passed": ["All have passed, so the game is over.*ARM-8.8"],
    "passed: M; M to move": ["The Mage is to move, yet has passed.*ARM-8.5"],
    "phase: after_power": ["no power is used, so the phase is not after_power.*ARM-11.3"],
    "advanced, GM; G:A1=1^; power used; phase: action": [
        "in the midst of a turn, so the phase is not action.*ARM-13.1"
    ],
    "A1|B1; stick: A1|B1; power used": ["Under the basic rules no power is used .*ARM-11.3"],
    "advanced; E:A1=1; power used": ["has used a power this turn, yet has all power tokens left.*ARM-13.5"],
    "A1|B1; stick: A1|B1; phase: action": ["A palisade just laid is told only in the phase second_stick.*ARM-6.1"],
    "A1|B1; phase: second_stick": ["In the phase second_stick a palisade has just been laid.*ARM-6.1"],
    "A1|B1; stick: B1|C1": ["The palisade just laid, B1\\|C1, is not on the board.*ARM-6.3"],
    f"{UPRIGHTS}; stick: A1|B1": ["No second palisade can be laid.*ARM-6.4"],
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


def test_a_turn_that_nobody_typed_is_no_fault() -> None:
    silent = [text for text in FAULTS if "turn" not in text and "first" not in text]  # who began settles the turn
    assert [text for text in silent if any(re.match("Turn [0-9]+ ", fault) for fault in told(text))] == []


def test_every_clause_that_a_fault_cites_exists() -> None:
    for text in FAULTS:
        for fault in told(text):
            for clause in re.findall(r"ARM-[0-9.]*[0-9]", fault):
                assert clause in GAME.rulebook
            for ruling in re.findall(r"ARM-R[0-9]+", fault):
                assert ruling in GAME.rulebook.rulings


class Sentences(ast.NodeVisitor):
    """Collects the sentences about faults that the game can say, each as a pattern."""

    def __init__(self) -> None:
        self.patterns: list[str] = []

    def visit_Expr(self, node: ast.Expr) -> None:
        """A docstring is not said to anybody."""
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        self._note([str(node.value)])

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        self._note([str(part.value) if isinstance(part, ast.Constant) else None for part in node.values])

    def _note(self, parts: list[str | None]) -> None:
        text = "".join("{}" if part is None else part for part in parts)
        if text.endswith(").") and ("(ARM-" in text or "({})" in text):
            self.patterns.append("".join(".*" if part is None else re.escape(part) for part in parts))


def test_no_fault_was_forgotten() -> None:
    found = [fault for text in FAULTS for fault in told(text)]
    collected = Sentences()
    for file in Path(position.__file__).parent.glob("*.py"):
        collected.visit(ast.parse(file.read_text("utf-8")))
    assert len(collected.patterns) > 60
    assert [p for p in collected.patterns if not any(re.fullmatch(p, fault) for fault in found)] == []


def test_all_faults_are_told_at_once() -> None:
    text = """advanced, MOGE; heaps: D1=9 B2=6 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6; A1|B1 A1/A2 A1|B1 C1|E1
    M:D1=1 O:B1=2^ M:C1=5 G:C1=1; arrows: B1 E1; reinforced: B1; powers: M 5; passed: M; M to move; supply: 7"""
    found = told(text)
    for fault in (
        "C1 and E1 share no side",
        "2 palisades lie on A1|B1",
        "Two warriors stand on C1",
        "An arrow sticks on E1, where no warrior stands",
        "There is a heap too many, one of 9",
        "2 palisades are laid and 7 left",
        "A1: a territory of 1",
        "A warrior stands on D1, a gold square",
        "B1 lies face up; only the Goblin",
        "B1 is reinforced, yet its territory is not complete",
        "The Mage has 1 tile of value 5",
        "The Mage has 5 power tokens",
        "The Elf has shot",
        "The Mage is to move, yet has passed",
    ):
        assert any(each.startswith(fault) for each in found), fault
    with pytest.raises(PositionError, match=rf"This position cannot be \({len(found)} faults\)"):
        at(text)


# --- text that cannot be read ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "column", "expected"),
    [
        ("banana", 1, 1, "a statement"),
        ("M:A1=1\nbanana: Y", 2, 1, "a statement"),
        ("advnced", 1, 1, '"advanced", or another statement'),
        ("reloook off", 1, 1, '"relook", or another statement'),
        ("MM", 1, 1, "two to four different letters"),
        ("MOGEM", 1, 1, "two to four different letters"),
        ("M", 1, 2, '":" and a warrior'),
        ("M A1=2", 1, 3, '":" and a warrior'),
        ("M:", 1, 3, "a square (A1 to H5)"),
        ("M:A1", 1, 5, '"=" and the value of the warrior'),
        ("M:A1=", 1, 6, "the value of the warrior"),
        ("M:A1=x", 1, 6, "the value of the warrior"),
        ("M:A1=?", 1, 6, "the value: a position tells every value"),
        ("M:A1=100", 1, 6, "the value of the warrior"),
        ("M to dance", 1, 6, '"move"'),
        ("M has won", 1, 7, 'how many power tokens, or "passed"'),
        ("M has two arrows", 1, 11, '"power"'),
        ("A1", 1, 3, '"|" or "/" and a second square, or "free"'),
        ("A1=2", 1, 3, '"|" or "/" and a second square, or "free"'),
        ("A1|", 1, 4, "the second square of the line"),
        ("sticks:", 1, 8, "a line between two squares"),
        ("sticks: A1 B1", 1, 12, '"|" or "/" and the second square'),
        ("stick: A1", 1, 10, '"|" or "/" and the second square'),
        ("NW", 1, 3, 'a corner (NW, NE, SW or SE), or "closed"'),
        ("NW open", 1, 4, 'a corner (NW, NE, SW or SE), or "closed"'),
        ("all the sticks", 1, 5, '"upright", "flat" or "passed"'),
        ("all upright banana", 1, 13, '"sticks"'),
        ("all upright sticks in column 1", 1, 23, '"row" or "rows"'),
        ("all upright sticks in row 7", 1, 27, "the number of a row"),
        ("in each of rows 2 3 none", 1, 21, '"all"'),
        ("heaps: D1", 1, 10, '"=" and the size of the heap'),
        ("heaps: D1=many", 1, 11, "the size of the heap"),
        ("arrows:", 1, 8, 'a square (A1 to H5), or "none"'),
        ("two banana", 1, 5, '"arrow" or "arrows"'),
        ("two arrows at A1", 1, 12, '"on"'),
        ("no banana", 1, 1, "a statement"),
        ("powers: 2", 1, 9, "a people (M, E, G or O; or Mage, Elf, Goblin, Orc) and a number"),
        ("powers: M two", 1, 11, "how many power tokens"),
        ("reinforcements: M", 1, 18, "how many reinforcements"),
        ("hand: 1 1", 1, 7, "a people (M, E, G or O"),
        ("hand M:", 1, 8, 'values, as in "1x3 2", or "none"'),
        ("hand M: ?x3", 1, 9, "the value: a position tells every value"),
        ("seen: A1", 1, 7, "a people (M, E, G or O"),
        ("seen: M", 1, 8, 'a square (A1 to H5), or "none"'),
        ("passed: A1", 1, 9, "a people (M, E, G or O"),
        ("supply: many", 1, 9, "the palisades left"),
        ("turn: soon", 1, 7, "the number of the turn"),
        ("phase: dinner", 1, 8, "a phase (heaps, first, action, after_power, second_stick, over)"),
        ("power lost", 1, 7, '"used"'),
        ("to dance: M", 1, 4, '"move"'),
        ("options: relook maybe", 1, 17, "relook: on or off"),
        ("options: min_territory 7", 1, 24, "min_territory: 1 or 2 or 3 or 4 or 5 or 6"),
        ("options: final_tie", 1, 19, "final_tie: piles or shared"),
        ("options: banana on", 1, 10, "a statement"),
    ],
)
def test_text_that_cannot_be_read_is_pointed_at(text: str, line: int, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        at(text)
    error = caught.value
    assert (error.line, error.column) == (line, column)
    assert error.expected.startswith(expected)
    assert f"Line {line}, column {column}" in str(error)


def test_an_error_shows_the_text_as_it_was_typed() -> None:
    with pytest.raises(NotationError) as caught:
        at("M:A1=1 (a remark)\n**E:B1=1** banana")
    assert (caught.value.line, caught.value.column, caught.value.found) == (2, 12, '"banana"')
    assert str(caught.value).splitlines()[1:] == ["  **E:B1=1** banana", "             ^"]


def test_every_option_can_be_typed_with_each_of_its_values() -> None:
    for options in readings():
        text = GAME.describe(GAME.new(options))
        assert at(text).options == options
    state: State = at("options: teams off, first_player random; MOGE")
    assert (state.options.teams, state.options.first_player) == (False, "random")
