"""IL-1 to IL-32 of the specification: every clause of the table, the evidence, and the nearest legal move."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from orclib.errors import IllegalAction, NotationError, UsageError
from orclib.games.armadora.box import off_board
from tests.games.armadora.support import (
    CHANCE,
    EIGHT,
    FIRST,
    FOURTH,
    GAME,
    GOLD,
    GOLD_SQUARES,
    LINES,
    SEATS,
    SECOND,
    SQUARES,
    STUCK,
    THIRD,
    Line,
    Match,
    Options,
    Phase,
    Side,
    Square,
    State,
    act,
    after,
    allowed,
    at,
    begin,
    breaking,
    cited,
    evidence,
    legal,
    legal_lines,
    random_game,
    reasons_against,
    refused,
    sizes,
    sticks,
    targets,
    territory,
)

BASIC = "Basic, ME"
ADVANCED = "Advanced, ME"
NE_FULL = "{}, {}, NE closed, M:G1=3 E:H1=2 E:G2=2 M:A1=1"
"""NE is complete; on A1 a Mage warrior stands in the open. To fill in: the rule set, the seats."""


# --- IL-1 to IL-3: turns ---------------------------------------------------------------------------------------------

OUT_OF_TURN = [
    ("place 1 A1", {"4.3"}),
    ("fence A1|B1", {"4.3"}),
    ("fence A1|B1 C1|D1", {"4.3", "6.16"}),
    ("pass", {"4.3"}),
    ("stop", {"4.3", "6.2"}),
]


@pytest.mark.parametrize(("move", "clauses"), OUT_OF_TURN)
@pytest.mark.clause("ARM-4.3")
def test_il_01_nobody_acts_out_of_turn(move: str, clauses: set[str]) -> None:
    """IL-1 acting when it is another player's turn."""
    reasons = refused(BASIC, f"E: {move}", *clauses)
    assert evidence(reasons, "4.3") == {"screen:0"}
    if move != "stop":
        allowed(BASIC, f"M: {move}")
        allowed(f"{BASIC}, E to move", f"E: {move}")


@pytest.mark.parametrize("move", ["reinforce G2", "shoot G1"])
def test_il_01_nor_under_the_advanced_rules(move: str) -> None:
    """IL-1 acting when it is another player's turn."""
    text = "Advanced, ME, NE closed, M:G1=3 E:H1=2 E:G2=2" if move.startswith("r") else "Advanced, ME, M:G1=3 E:H1=2"
    refused(text, f"E: {move}", "4.3")
    allowed(f"{text}, E to move", f"E: {move}")


@pytest.mark.parametrize("move", ["place 1 A1", "fence A1|B1", "fence A1|B1 C1|D1", "pass", "stop"])
@pytest.mark.parametrize("people", "ME")
@pytest.mark.clause("ARM-8.8")
def test_il_01_nobody_acts_after_the_game_has_ended(people: str, move: str) -> None:
    """IL-1 acting after the game has ended."""
    over = after(BASIC, "pass", "pass")
    assert GAME.to_act(over) == ()
    assert {"8.8", "8.5"} <= cited(over, f"{people}: {move}")
    if move != "stop":
        allowed(after(BASIC, "pass"), move)  # one pass fewer


@pytest.mark.parametrize("typed", ["take D1", "take A1|B1", "turn A1", "peek A1", "behind E", "show", "take J7"])
def test_il_01_also_those_who_try_what_is_never_allowed_hear_that_it_is_over(typed: str) -> None:
    """IL-1 acting after the game has ended."""
    state = after(BASIC, "place 1 A1", "pass", "pass")
    assert "8.8" in cited(state, typed)
    assert "8.8" not in cited(BASIC, typed)


@pytest.mark.parametrize("move", ["place 1 A1", "fence A1|B1", "fence A1|B1 C1|D1", "pass"])
@pytest.mark.clause("ARM-8.5")
def test_il_02_a_pass_is_for_the_rest_of_the_game(move: str) -> None:
    """IL-2 acting after having passed."""
    state = after("Basic, MEG", "pass")
    for text in (state, after(state, "place 1 H1"), after(state, "place 1 H1", "place 1 H3")):
        reasons = reasons_against(text, f"M: {move}")
        assert "ARM-8.5" in {reason.clause for reason in reasons}
        assert evidence(reasons, "8.5") == {"screen:0"}
    allowed("Basic, MEG", f"M: {move}")


@pytest.mark.clause("ARM-4.1")
def test_il_03_no_palisade_and_no_warrior_after_a_warrior() -> None:
    """IL-3 two actions in one turn."""
    done = after(BASIC, "place 1 A1")
    for move in ("place 1 B1", "fence A1|B1", "fence A1|B1 C1|D1"):
        assert {"4.1", "4.3"} <= cited(done, f"M: {move}")
        allowed(BASIC, move)
        allowed(after(done, "place 1 H1"), move)  # on the next turn


@pytest.mark.clause("ARM-4.1", "ARM-4.2")
def test_il_03_after_a_palisade_only_a_second_one() -> None:
    """IL-3 two actions in one turn."""
    begun = after(BASIC, "fence A1|B1")
    assert begun.phase is Phase.SECOND_STICK
    assert evidence(refused(begun, "place 1 A1", "4.1")) == {"line:A1|B1"}
    refused(begun, "fence C1|D1 E1|F1", "4.1", "6.16")
    assert evidence(refused(begun, "pass", "4.2")) == {"line:A1|B1"}
    allowed(begun, "fence C1|D1")
    allowed(begun, "stop")
    done = after(begun, "fence C1|D1")
    for move in ("fence E1|F1", "place 1 A1"):
        assert {"4.1", "4.3"} <= cited(done, f"M: {move}")


def test_il_03_a_reinforcement_is_an_action_too() -> None:
    """IL-3 two actions in one turn."""
    text = NE_FULL.format("Advanced", "ME")
    done = after(text, "reinforce G1")
    assert {"4.1", "4.3"} <= cited(done, "M: place 1 B1")
    assert {"4.1", "4.3"} <= cited(after(text, "place 1 B1"), "M: reinforce G1")
    assert "4.1" in cited(after(text, "fence A1|B1"), "reinforce G1")
    allowed(text, "reinforce G1")


# --- IL-4 to IL-7: warriors ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("square", GOLD.split())
@pytest.mark.clause("ARM-2.6", "ARM-5.3")
def test_il_04_no_warrior_on_gold(square: str) -> None:
    """IL-4 warrior on a gold square."""
    assert evidence(refused(BASIC, f"place 1 {square}", "5.3", "2.6")) == targets(square)


@pytest.mark.clause("ARM-2.4", "ARM-5.4")
def test_il_04_any_other_square_of_the_open_board_will_do() -> None:
    """IL-4: the legal twins."""
    places = {move for move in legal(BASIC, "place") if move.startswith("1 ")}
    assert places == {f"1 {square.value}" for square in SQUARES if square.value not in GOLD.split()}
    assert len(places) == 32


def test_il_04_also_in_the_territory_of_others() -> None:
    """IL-4: the legal twins; nothing has to be adjacent, and the territory may be anybody's."""
    text = "Basic, ME, NE closed, SW closed, E:G1=3 M:A5=1"
    for square in ("H1", "G2", "B4", "B5", "D3", "E1"):
        allowed(text, f"place 1 {square}")


@pytest.mark.parametrize("there", ["M:A1=2", "E:A1=2"])
@pytest.mark.clause("ARM-5.3", "ARM-5.6")
def test_il_05_no_warrior_on_a_warrior(there: str) -> None:
    """IL-5 warrior on a square that has a warrior."""
    text = f"{BASIC}, {there}"
    assert evidence(refused(text, "place 1 A1", "5.3", "5.6")) == targets("A1")
    allowed(text, "place 1 B1")
    allowed(BASIC, "place 1 A1")


def test_il_05_nor_on_one_that_lies_face_up() -> None:
    """IL-5 warrior on a square that has a warrior."""
    refused("Advanced, MG, G:A1=2^", "place 1 A1", "5.3", "5.6")


@pytest.mark.parametrize("seats", ["MEG", "MOGE"])
@pytest.mark.clause("ARM-3.3", "ARM-5.1")
def test_il_06_nobody_has_a_five_with_three_or_four_players(seats: str) -> None:
    """IL-6 warrior of a value not left in the hand."""
    refused(f"Basic, {seats}", "place 5 A1", "5.1", "3.3")
    allowed(f"Basic, {seats}", "place 4 A1")
    allowed(BASIC, "place 5 A1")


@pytest.mark.parametrize(("seats", "value"), [("ME", 5), ("ME", 3), ("MEG", 4), ("MOGE", 2)])
@pytest.mark.clause("ARM-5.1")
def test_il_06_a_tile_is_placed_once(seats: str, value: int) -> None:
    """IL-6 warrior of a value not left in the hand."""
    text = f"Basic, {seats}, M:A1={value}"
    refused(text, f"place {value} B1", "5.1")
    allowed(text.replace(f"={value}", "=1"), f"place {value} B1")
    allowed(text, "place 1 B1")


@pytest.mark.parametrize("value", [0, 6, 9])
def test_il_06_there_is_no_such_value(value: int) -> None:
    """IL-6 warrior of a value not left in the hand."""
    refused(BASIC, f"place {value} A1", "5.1")


@pytest.mark.parametrize("square", ["I1", "A6", "J7", "A0", "Z99"])
@pytest.mark.clause("ARM-2.1")
def test_il_07_a_square_that_does_not_exist(square: str) -> None:
    """IL-7 square that does not exist."""
    refused(BASIC, f"place 1 {square}", "2.1")
    refused("Advanced, EM", f"shoot {square}", "2.1")
    refused(ADVANCED, f"reinforce {square}", "2.1")
    for nearest in ("H1", "A5"):
        allowed(BASIC, f"place 1 {nearest}")


def test_il_07_two_squares_that_do_not_exist_make_no_line() -> None:
    """IL-7 square that does not exist."""
    refused(BASIC, "fence J1|K1", "2.1")
    refused(BASIC, "fence A1|B1 J1|K1", "2.1", "6.16")
    allowed(BASIC, "fence A1|B1 G1|H1")


# --- IL-8 to IL-14: palisades ----------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-6.2")
def test_il_08_laying_none_is_no_action() -> None:
    """IL-8 laying no palisade."""
    for typed in ("fence nothing", "place_palisades()"):
        refused(BASIC, typed, "6.2")
    refused(BASIC, "stop", "6.2")
    allowed(BASIC, "fence A1|B1 stop")
    allowed(after(BASIC, "fence A1|B1"), "stop")


@pytest.mark.clause("ARM-6.1")
def test_il_08_three_palisades_are_too_many() -> None:
    """IL-8 laying three without a power."""
    reasons = refused(BASIC, "fence A1|B1 C1|D1 E1|F1", "6.1", "6.16")
    assert evidence(reasons, "6.1") == {"line:A1|B1", "line:C1|D1", "line:E1|F1"}
    for typed in ("fence A1|B1 C1|D1", "fence A1|B1 stop", "fence A1|B1"):
        allowed(BASIC, typed)
    orc = after("Advanced, OM", "extra A1|B1")
    allowed(orc, "fence C1|D1 E1|F1")
    refused(orc, "fence C1|D1 E1|F1 G1|H1", "6.1", "6.16")


@pytest.mark.parametrize("line", ["A1|B2", "B1|A2", "A1|C1", "A1/A3", "A1|H5", "A1|A1", "H1|A2"])
@pytest.mark.clause("ARM-2.2", "ARM-6.5")
def test_il_09_a_palisade_lies_between_neighbours(line: str) -> None:
    """IL-9 palisade between squares that are not neighbours."""
    assert evidence(refused(BASIC, f"fence {line}", "6.5", "2.2")) == targets(f"{line[:2]} {line[3:]}")
    refused(BASIC, f"fence {line} stop", "6.5", "2.2")
    refused(BASIC, f"fence E3|F3 {line}", "6.5", "2.2", "6.16")
    allowed(BASIC, "fence A1|B1")
    allowed(BASIC, "fence A1/A2")


RIM = [(square, side) for square in SQUARES for side in Side if side.of(square)]


@pytest.mark.clause("ARM-2.5", "ARM-6.7")
def test_il_10_no_palisade_on_the_rim() -> None:
    """IL-10 palisade on the rim."""
    assert len(RIM) == 2 * 8 + 2 * 5
    for square, side in RIM:
        reasons = refused(BASIC, act.LayPalisade(FIRST, side.beside(square)), "6.7", "2.5")
        assert evidence(reasons) == {f"rim:{square.value}:{side.value}"}


@pytest.mark.parametrize(
    ("line", "square", "side"), [("A1|A0", "A1", "top"), ("H1|I1", "H1", "right"), ("C5/C6", "C5", "bottom")]
)
def test_il_10_however_it_is_typed(line: str, square: str, side: str) -> None:
    """IL-10 palisade on the rim."""
    refused(BASIC, f"fence {line}", "6.7", "2.5")
    refused(BASIC, f"fence B1|C1 {line}", "6.7", "2.5", "6.16")
    assert GAME.parse(f"fence {line}", at(BASIC)) == act.LayPalisade(FIRST, Side(side).beside(Square(square)))
    inner = {"A1": "A1/A2", "H1": "G1|H1", "C5": "C4/C5"}[square]
    allowed(BASIC, f"fence {inner}")


def test_il_10_a_square_inside_has_no_rim() -> None:
    """IL-10 palisade on the rim."""
    with pytest.raises(NotationError, match="a side at which B2 lies at the rim"):
        GAME.parse("fence rim B2 left", at(BASIC))
    allowed(BASIC, "fence A2|B2")


@pytest.mark.clause("ARM-6.6")
def test_il_11_a_line_takes_one_palisade() -> None:
    """IL-11 palisade on a line that has one."""
    text = f"{BASIC}, sticks E3|F3"
    assert evidence(refused(text, "fence E3|F3", "6.6")) == {"line:E3|F3"}
    refused(text, "fence E3|F3 A1|B1", "6.6", "6.16")
    refused(after(BASIC, "fence E3|F3"), "fence E3|F3", "6.6")
    allowed(text, "fence D3|E3")
    allowed(BASIC, "fence E3|F3")


def test_il_11_both_palisades_on_one_line() -> None:
    """IL-11 both palisades on the same line."""
    assert evidence(refused(BASIC, "fence E3|F3 E3|F3", "6.6", "6.16"), "6.6") == {"line:E3|F3"}
    refused(BASIC, "fence E3|F3 F3|E3", "6.6", "6.16")
    allowed(BASIC, "fence E3|F3 E2|F2")


POCKETS = breaking(
    ("sticks A1|B1", "A1/A2", "A1", "", "6.9 6.10"),
    ("sticks A1|B1, E:A1=1", "A1/A2", "A1", "A1", "6.9 6.10 6.11"),
    ("sticks C1|D1 D1|E1", "D1/D2", "D1", "D1", "6.9 6.10 6.11"),
    ("sticks A1/A2 B1/B2", "B1|C1", "A1 B1", "", "6.9 6.10"),
    ("sticks A1/A2 B1/B2, M:B1=1", "B1|C1", "A1 B1", "B1", "6.9 6.10 6.11"),
    ("sticks A3/A4 A4|B4 B4/B5", "B5|C5", "A4 A5 B5", "A4", "6.9 6.10 6.11"),
    ("sticks H3/H4 G4|H4", "G5|H5", "H4 H5", "", "6.9 6.10"),
)
"""Sticks (and a warrior), the line, the pocket, what is occupied of it, the clauses."""


@pytest.mark.parametrize(("text", "line", "pocket", "taken", "clauses"), POCKETS)
def test_il_12_no_territory_of_one_two_or_three(text: str, line: str, pocket: str, taken: str, clauses: str) -> None:
    """IL-12 palisade that makes a territory of one, two or three squares."""
    text = f"{BASIC}, {text}"
    reasons = refused(text, f"fence {line}", *clauses.split())
    assert evidence(reasons, "6.9") == targets(pocket)
    assert evidence(reasons, "6.11") == targets(taken)
    said = " ".join(GAME.sentence(reason) for reason in reasons if reason.clause == "ARM-6.9")
    assert all(square in said for square in pocket.split())
    assert f"{len(pocket.split())} square" in said
    for one in sticks(at(text)):  # with any one stick fewer it would do
        allowed(f"{BASIC}, sticks {' '.join({*sticks(at(text))} - {one}) or 'none'}", f"fence {line}")


@pytest.mark.clause("ARM-6.10")
def test_il_12_both_parts_are_looked_at() -> None:
    """IL-12: six squares divided in the middle leave two parts of three."""
    text = f"{BASIC}, sticks B1|C1 B2|C2 B3|C3 A3/A4 B3/B4 A2|B2 A3|B3"
    assert territory(text, "A1") == "A1 B1 A2 B2 A3 B3"
    reasons = [r for r in reasons_against(text, "fence A1|B1") if r.clause == "ARM-6.9"]
    assert [evidence([reason]) for reason in reasons] == [targets("A1 A2 A3"), targets("B1 B2 B3")]
    allowed(text.replace(" A2|B2", ""), "fence A1|B1")


def test_il_12_four_squares_are_enough_whatever_lies_on_them() -> None:
    """IL-12: the legal twin of three squares is four."""
    for there in ("", ", M:A1=1", ", M:A1=1 E:B1=1 M:A2=1"):
        text = f"{BASIC}, sticks B1|C1 B2|C2 A2/A3{there}"
        allowed(text, "fence B2/B3")
        assert sizes(after(text, "fence B2/B3 stop")) == [4, 36]


@pytest.mark.clause("ARM-6.12", "ARM-6.16")
def test_il_13_the_second_fails_only_because_of_the_first() -> None:
    """IL-13 two palisades of which the second fails only because of the first."""
    for one, two in (("A1|B1", "A1/A2"), ("A1/A2", "A1|B1")):
        reasons = refused(BASIC, f"fence {one} {two}", "6.9", "6.10", "6.12", "6.16")
        assert evidence(reasons, "6.9") == targets("A1")
        assert evidence(reasons, "6.12") == {f"line:{one}"}
        for line in (one, two):
            allowed(BASIC, f"fence {line} stop")
    allowed(BASIC, "fence A1|B1 A2/A3")


@pytest.mark.clause("ARM-6.16")
def test_il_13_all_or_nothing() -> None:
    """IL-13: nothing is laid, and the player announces again."""
    match = Match(GAME, start=begin())
    before = match.state
    with pytest.raises(IllegalAction):
        match.play("fence A1|B1 A1/A2")
    assert (match.state, match.plies) == (before, [])
    assert (sticks(match.state), match.state.supply) == ([], 35)
    match.play("fence A1|B1 stop")
    assert (sticks(match.state), match.state.supply, match.state.active) == (["A1|B1"], 34, SECOND)


def test_il_13_one_that_is_bad_by_itself_spoils_the_other_too() -> None:
    """IL-13: here 6.12 is no reason, for the second would fail without the first."""
    text = f"{BASIC}, sticks A1|B1"
    for typed in ("fence C3|D3 A1/A2", "fence A1/A2 C3|D3"):
        refused(text, typed, "6.9", "6.10", "6.16")
    allowed(text, "fence C3|D3 stop")
    allowed(text, "fence C3|D3 A2/A3")


def test_il_13_step_by_step_the_first_one_stays() -> None:
    """IL-13: who lays one after the other has laid the first."""
    begun = after(BASIC, "fence A1|B1")
    refused(begun, "fence A1/A2", "6.9", "6.10")
    assert sticks(begun) == ["A1|B1"]
    allowed(begun, "stop")
    allowed(begun, "fence A2/A3")


SCARCE = f"""{BASIC}, NW, NE closed; B3|C3 B4|C4 B5|C5 F3|G3 F4|G4 F5|G5 A3|B3 A4|B4 G3|H3 G4|H4
{" ".join(f"{column}{row}/{column}{row + 1}" for column in "CDEF" for row in (1, 2, 3, 4))}"""
"""34 sticks: five rows of four in the middle, two corners in which one dead end fits, two hooks of six."""


@pytest.mark.clause("ARM-6.4")
def test_il_14_more_palisades_than_there_are() -> None:
    """IL-14 more palisades than the supply holds."""
    assert (len(sticks(at(SCARCE))), at(SCARCE).supply, sizes(SCARCE)) == (34, 1, [4] * 7 + [6] * 2)
    assert evidence(refused(SCARCE, "fence A1|B1 G1|H1", "6.4", "6.16"), "6.4") == {"supply"}
    allowed(SCARCE, "fence A1|B1 stop")
    allowed(SCARCE, "fence G1|H1")
    allowed(SCARCE.replace(" G3|H3", ""), "fence A1|B1 G1|H1")  # one more in the supply


def test_il_14_none_is_left() -> None:
    """IL-14 more palisades than the supply holds."""
    empty = after(SCARCE, "fence A1|B1")
    assert (empty.supply, empty.active) == (0, SECOND)  # after the last one nobody is asked for a second
    assert evidence(refused(empty, "fence G1|H1", "6.4")) == {"supply"}
    refused(empty, "fence G1|H1 stop", "6.4")
    assert legal_lines(empty) == []


# --- IL-15 and IL-16: what lies stays, and stays hidden --------------------------------------------------------------

LAID = "Advanced, MEG, NE closed, sticks A1|B1, M:G1=1 E:H1=2 G:G2=1^ M:A1=3, arrows G1, reinforced G2"


@pytest.mark.parametrize(
    ("typed", "clauses"),
    breaking(
        ("take A1", "2.7"),
        ("take H1", "2.7"),
        ("take G2", "2.7"),
        ("take G1", "2.7"),
        ("take H2", "2.7 1.2"),
        ("take A1|B1", "2.7 6.15"),
        ("turn A1", "2.7 5.2"),
        ("turn G2", "2.7 14.8"),
    ),
)
def test_il_15_nothing_is_moved_turned_or_taken_back(typed: str, clauses: str) -> None:
    """IL-15 moving, turning or taking back anything on the board."""
    reasons = refused(LAID, typed, *clauses.split())
    what = typed.split()[1]
    assert evidence(reasons) == ({f"line:{what}"} if "|" in what else targets(what))
    assert "2.7" in cited(LAID, f"E: {typed}")  # whoever tries
    allowed(LAID, "place 1 B1")  # what is still in the hand may go anywhere
    allowed(LAID, "fence C1|D1")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.clause("ARM-2.7", "ARM-7.7")
def test_il_15_in_a_whole_game_nothing_on_the_board_changes_but_by_addition(seed: int) -> None:
    """IL-15 moving, turning or taking back anything on the board."""
    for step in random_game(seed, advanced=True, players=2 + seed % 3, peoples=("EM", "GEO", "MOGE", "OG")[seed]):
        one, two = step.before, step.state
        for gold, then in zip(one.heaps, two.heaps, strict=True):
            assert gold in (0, then)
        assert set(sticks(one)) <= set(sticks(two))
        for mask in two.land.territories:  # each territory lies inside one of those before: none merge
            assert any(mask & ~before == 0 for before in one.land.territories)
        for there, then_ in zip(one.squares, two.squares, strict=True):
            if there is not None:
                assert then_ is not None
                assert (then_.owner, then_.value, then_.face_up) == (there.owner, there.value, there.face_up)
                assert then_.arrows >= there.arrows
                assert then_.reinforced >= there.reinforced


HIDDEN = "Advanced, MEG, M:A1=3 E:C1=2 G:B1=1^"


@pytest.mark.clause("ARM-5.2", "ARM-15.1")
def test_il_16_nobody_turns_up_a_tile() -> None:
    """IL-16 turning up one's own tile, or another's."""
    assert evidence(refused(HIDDEN, "turn A1", "2.7", "5.2")) == targets("A1")
    assert evidence(refused(HIDDEN, "turn C1", "2.7", "5.2", "15.1")) == targets("C1")
    allowed(HIDDEN.replace("MEG", "GME").replace(" G:B1=1^", ""), "extra 1 D2")  # the Goblin lays one face up


@pytest.mark.parametrize("people", "EG")
@pytest.mark.clause("ARM-15.1")
def test_il_16_nobody_peeks_without_the_mages_power(people: str) -> None:
    """IL-16 peeking at another's without the Mage's power."""
    assert evidence(refused(HIDDEN, f"{people}: peek A1", "15.1")) == targets("A1")
    assert evidence(refused(HIDDEN, "peek C1", "15.1")) == targets("C1")
    allowed(HIDDEN, "look C1")


@pytest.mark.clause("ARM-15.2", "ARM-15.3")
def test_il_16_nor_behind_a_screen() -> None:
    """IL-16: the other hidden things."""
    assert evidence(refused(HIDDEN, "behind E", "15.3")) == {"screen:1"}
    refused(HIDDEN, "look behind E", "15.3")
    refused(HIDDEN, "peek A1", "15.2")  # no peek is needed: the owner's view shows it
    assert GAME.observe(at(HIDDEN), FIRST).squares[0] == at(HIDDEN).squares[0]
    no_look = at(HIDDEN, relook=False)
    codes = [reason.code for reason in refused(no_look, "peek A1", "15.2", "R12")]
    assert codes == ["no-second-look", "read-no-second-look"]


# --- IL-17 to IL-21: reinforcement -----------------------------------------------------------------------------------

ADVANCED_ONLY = [
    ("ME, NE closed, M:G1=3 E:H1=2 E:G2=2", "reinforce G1"),
    ("ME, E:H1=1", "look H1"),
    ("EM, E:H1=1 M:A1=1", "shoot A1"),
    ("GM", "extra 1 C3"),
    ("OM", "extra A1|B1"),
]


@pytest.mark.parametrize(("text", "move"), ADVANCED_ONLY)
@pytest.mark.clause("ARM-4.1", "ARM-11.3")
def test_il_17_no_reinforcement_and_no_power_under_the_basic_rules(text: str, move: str) -> None:
    """IL-17 reinforcement or power under the basic rules."""
    refused(f"Basic, {text}", move, "4.1", "11.3")
    allowed(f"Advanced, {text}", move)


TWICE = "Advanced, ME, NE closed, NW closed, M:G1=3 E:H1=2 E:G2=2 M:A1=1 E:B1=1 M:A2=1"


@pytest.mark.clause("ARM-12.9")
def test_il_18_one_reinforcement_a_game() -> None:
    """IL-18 second reinforcement by the same player."""
    used = f"{TWICE}, reinforced G1"
    for square in ("A1", "A2"):
        assert evidence(refused(used, f"reinforce {square}", "12.9")) == targets("G1")
        allowed(TWICE, f"reinforce {square}")
    assert "12.9" in cited(used, "reinforce G1")
    played = after(TWICE, "reinforce A1", "place 1 D3")
    assert evidence(refused(played, "reinforce G1", "12.9")) == targets("A1")


FOUR = "Advanced, MOGE, NE closed, M:G1=1 O:H1=1 G:G2=1"


@pytest.mark.parametrize(
    ("square", "clauses"),
    breaking(("A1", "12.1 12.3"), ("H2", "12.1"), ("B2", "12.1 12.3"), ("H1", "12.1"), ("G2", "12.1 12.6")),
)
def test_il_19_on_ones_own_warrior_only(square: str, clauses: str) -> None:
    """IL-19 reinforcement on an empty or gold square, on an opponent's or on the partner's warrior."""
    assert evidence(refused(FOUR, f"reinforce {square}", *clauses.split())) == targets(square)
    allowed(FOUR, "reinforce G1")
    assert legal(FOUR, "reinforce") == ["G1"]


def test_il_19_alone_the_same_warrior_is_just_anothers() -> None:
    """IL-19 on the partner's warrior."""
    refused(FOUR + "; teams off", "reinforce G2", "12.1")


@pytest.mark.parametrize(
    ("text", "free"),
    [
        ("NE closed, M:G1=1 E:H1=1", "G2"),
        ("NE closed, M:G1=1", "H1 G2"),
        (f"sticks {EIGHT}, M:G1=1 E:H3=1", "H1 G2 G3 G4 H4"),
    ],
)
@pytest.mark.clause("ARM-12.3")
def test_il_20_not_while_a_square_is_free(text: str, free: str) -> None:
    """IL-20 reinforcement in a territory with a free square."""
    text = f"{ADVANCED}, {text}"
    assert evidence(refused(text, "reinforce G1", "12.3")) == targets(free)
    allowed(f"{text}, {' '.join(f'E:{square}=1' for square in free.split())}", "reinforce G1")


def test_il_20_on_the_open_board_only_the_warrior_is_pointed_at() -> None:
    """IL-20: thirty free squares prove nothing to the eye."""
    assert evidence(refused(f"{ADVANCED}, M:C3=1", "reinforce C3", "12.3")) == targets("C3")


@pytest.mark.clause("ARM-12.4")
def test_il_21_one_reinforcement_in_a_territory() -> None:
    """IL-21 reinforcement in a territory that has one."""
    text = NE_FULL.format("Advanced", "EM") + "{}"
    for square in ("H1", "G2"):
        assert evidence(reasons_against(text.format(", reinforced G1"), f"reinforce {square}"), "12.4") == targets("G1")
        allowed(text.format(""), f"reinforce {square}")


CUT = f"""Advanced, EO, sticks {EIGHT} H2/H3, O:G1=1 E:H1=2 O:G2=1 E:G3=1 O:H3=1 E:G4=2 O:H4=2,
reinforcement of the Orc on G2"""


@pytest.mark.clause("ARM-12.11")
def test_il_21_the_token_counts_where_its_warrior_stands() -> None:
    """IL-21 reinforcement in a territory that has one: it went with its warrior when the territory was divided."""
    reasons = reasons_against(CUT, "reinforce H1")
    assert evidence(reasons, "12.4") == targets("G2")
    for square in ("G3", "G4"):
        allowed(CUT, f"reinforce {square}")


def test_il_21_the_refusal_cites_both_clauses() -> None:
    """IL-21: the table names ARM-12.4 and ARM-12.11."""
    assert {"12.4", "12.11"} <= cited(CUT, "reinforce H1")


# --- IL-22 to IL-25: powers in general -------------------------------------------------------------------------------

POWERS = [
    ("ME", "look H1", "E:H1=1"),
    ("EM", "shoot H1", "M:H1=1 E:A1=1"),
    ("GM", "extra 1 C3", ""),
    ("OM", "extra D3|E3", ""),
]
"""The four powers, each with the warriors that it needs. The first seat uses it."""


@pytest.mark.parametrize(("seats", "power", "there"), POWERS)
@pytest.mark.clause("ARM-13.1")
def test_il_22_first_the_power_then_the_deed(seats: str, power: str, there: str) -> None:
    """IL-22 power after the action."""
    text = f"Advanced, {seats}, {there}"
    for deed in ("place 1 B1", "fence B1|C1 stop", "fence B1|C1 C1|D1"):
        assert {"13.1", "4.3"} <= cited(after(text, deed), f"{seats[0]}: {power}")
        allowed(text, power)
        allowed(after(text, power), deed)
    midway = after(text, "fence B1|C1")
    assert evidence(reasons_against(midway, power), "13.1") == {"line:B1|C1"}


@pytest.mark.parametrize(("seats", "power", "there"), POWERS)
@pytest.mark.clause("ARM-13.2")
def test_il_23_one_power_a_turn(seats: str, power: str, there: str) -> None:
    """IL-23 second power in the same turn."""
    again = {"extra 1 C3": "extra 1 D3", "extra D3|E3": "extra A1|B1"}.get(power, power)
    used = after(f"Advanced, {seats}, {there}", power)
    assert "13.2" in cited(used, again)
    if seats[0] in "ME":  # who has two tokens may use the second on the next turn
        refused(used, again, "13.2")
        allowed(after(used, "place 1 B1", "place 1 D3"), again)


@pytest.mark.parametrize(("seats", "power", "there"), POWERS)
@pytest.mark.clause("ARM-13.3")
def test_il_24_no_pass_after_a_power(seats: str, power: str, there: str) -> None:
    """IL-24 power followed by a pass."""
    text = f"Advanced, {seats}, {there}"
    used = after(text, power)
    refused(used, "pass", "13.3")
    for deed in ("place 1 B1", "fence B1|C1"):
        allowed(used, deed)
    allowed(text, "pass")


@pytest.mark.clause("ARM-13.4")
def test_il_24_no_power_when_nothing_could_follow() -> None:
    """IL-24 power when no action would be possible after it."""
    refused(STUCK, "look H1", "13.4")
    allowed(STUCK.replace(" M:F1=1", ""), "look H1")  # with a tile in hand


def test_il_24_the_goblins_last_tile_on_the_last_free_square() -> None:
    """IL-24: what the power itself uses up is not there any more for the action."""
    tiles = "G:A1=5 G:A2=1 G:A3=1 G:B1=4 G:B3=1 G:B4=1 G:C1=3 G:C2=1 G:C3=1 G:D2=2 G:D3=1 G:D4=1 G:E1=2 G:E2=1 G:E3=1"
    text = f"Advanced, GM, all 35 upright sticks, {tiles}"
    refused(text, "extra 1 F1", "13.4")
    allowed(text, "place 1 F1")
    allowed(text.replace(" G:E3=1", ""), "extra 1 F1")  # with a second tile
    allowed(text, "extra 1 A5")  # column A is complete then, and takes the reinforcement


def test_il_24_the_orcs_last_palisade() -> None:
    """IL-24: what the power itself uses up is not there any more for the action."""
    tiles = "O:A1=5 O:A2=1 O:B1=4 O:B3=1 O:B4=1 O:C1=3 O:C2=1 O:C3=1 O:D2=2 O:D3=1 O:D4=1 O:E1=2 O:E2=1 O:E3=1 O:F3=1"
    text = f"Advanced, OM, all 35 upright sticks except G1|H1, {tiles}"
    refused(text + " O:F1=1", "extra G1|H1", "13.4")
    allowed(text + " O:F1=1", "fence G1|H1")
    allowed(text, "extra G1|H1")  # with a tile in hand


def test_il_24_lines_without_a_stick_to_lay_are_no_action() -> None:
    """IL-24: one more palisade would fit, but none is left."""
    text = (
        SCARCE.replace(BASIC, "Advanced, ME")
        + """ A1|B1
    M:A1=5 M:B1=4 M:G1=3 M:H1=2 M:C1=2 M:E1=1 M:C2=1 M:D2=1 M:C3=1 M:D3=1 M:E3=1 M:C4=1 M:D4=1 M:D5=1 M:E5=1{}
    E:B3=1"""
    )
    assert (at(text.format(" M:A3=1")).supply, legal(text.format(" M:A3=1"))) == (0, ["pass"])
    refused(text.format(" M:A3=1"), "look B3", "13.4")
    allowed(text.format(""), "look B3")  # with a tile in hand


def test_il_24_a_token_already_placed_is_no_action() -> None:
    """IL-24: column A is complete and without a token, but the Mage has none left to put there."""
    text = STUCK + " E:A5=1 E:B5=1"
    refused(f"{text}, reinforced B1", "look H1", "13.4")
    assert legal(f"{text}, reinforced B1") == ["pass"]
    allowed(text, "look H1")


@pytest.mark.parametrize(("seats", "power", "there"), POWERS)
@pytest.mark.clause("ARM-13.5")
def test_il_25_no_power_without_a_token(seats: str, power: str, there: str) -> None:
    """IL-25 power without a token."""
    spent = {
        "M": "powers: M 0, seen: M H1",
        "E": "arrows H1 D5, M:D5=1",
        "G": "G:D5=1^",
        "O": "sticks F3|G3, powers: O 0",
    }[seats[0]]
    text = f"Advanced, {seats}, {there}"
    assert evidence(refused(f"{text}, {spent}", power, "13.5"), "13.5") == {"screen:0"}
    allowed(text, power)


@pytest.mark.parametrize(("seats", "power", "there"), POWERS)
@pytest.mark.parametrize("other", "MEGO")
@pytest.mark.clause("ARM-13.7")
def test_il_25_no_power_of_another_people(seats: str, power: str, there: str, other: str) -> None:
    """IL-25 another people's power."""
    owner = seats[0]
    if other == owner:
        allowed(f"Advanced, {seats}, {there}", power)
        return
    foe = next(people for people in "MEGO" if people not in (owner, other))
    text = f"Advanced, {other}{foe}, {other}:A1=1 {foe}:H1=1"
    assert evidence(refused(text, power, "13.7"), "13.7") == {"screen:0"}


# --- IL-26 to IL-31: the four powers ---------------------------------------------------------------------------------

LOOKS = "Advanced, MOGE, M:A2=1 O:A1=2 G:B1=3^ E:C1=1 G:D2=1"
"""A2 is the Mage's own, B1 and D2 are the partner's, B1 face up; nobody stands on E2 and on the mine D1."""


@pytest.mark.parametrize(
    ("square", "clauses"),
    breaking(("A2", "14.1"), ("D2", "14.4"), ("B1", "14.4 14.5"), ("E2", "14.1"), ("D1", "14.1")),
)
def test_il_26_the_mage_looks_at_an_opposing_warrior_that_lies_face_down(square: str, clauses: str) -> None:
    """IL-26 Mage: own warrior, partner's warrior, face-up warrior, empty or gold square."""
    assert evidence(refused(LOOKS, f"look {square}", *clauses.split())) == targets(square)
    for other in ("A1", "C1"):
        allowed(LOOKS, f"look {other}")


def test_il_26_alone_the_same_warriors_are_opposing_ones() -> None:
    """IL-26 Mage: with `teams` off the Goblin is no partner."""
    text = LOOKS + "; teams off"
    refused(text, "look B1", "14.5")
    allowed(text, "look D2")


GOBLIN = "Advanced, GM, G:A1=5 M:B1=1"


@pytest.mark.parametrize(
    ("move", "clauses"),
    breaking(
        ("extra 1 B2", "14.9 5.3 2.6"),
        ("extra 1 A1", "14.9 5.3 5.6"),
        ("extra 1 B1", "14.9 5.3 5.6"),
        ("extra 5 C3", "14.7 5.1"),
        ("extra 6 C3", "14.7 5.1"),
        ("extra 5 B2", "14.7 5.1 14.9 5.3 2.6"),
    ),
)
def test_il_27_the_goblins_extra_warrior_comes_from_the_hand_onto_a_free_square(move: str, clauses: str) -> None:
    """IL-27 Goblin: extra warrior on a square that is not free, or a value not in hand."""
    refused(GOBLIN, move, *clauses.split())
    allowed(GOBLIN, "extra 1 C3")
    allowed(GOBLIN.replace("G:A1=5", "G:A1=1"), "extra 5 C3")


def test_il_27_with_three_players_there_is_no_five() -> None:
    """IL-27 Goblin: a value not in hand."""
    refused("Advanced, GME", "extra 5 C3", "14.7", "5.1", "3.3")
    allowed("Advanced, GME", "extra 4 C3")


@pytest.mark.parametrize(
    ("line", "clauses"),
    breaking(
        ("A1|B2", "14.13 6.5 2.2"),
        ("E3|F3", "14.13 6.6"),
        ("A1/A2", "14.13 6.9 6.10"),
        ("B5|C5", "14.13 6.9 6.10 6.11"),
    ),
)
def test_il_28_the_orcs_extra_palisade_keeps_all_the_rules(line: str, clauses: str) -> None:
    """IL-28 Orc: extra palisade against any palisade rule."""
    text = "Advanced, OM, sticks E3|F3 A1|B1 A3/A4 A4|B4 B4/B5"
    refused(text, f"extra {line}", *clauses.split())
    allowed(text, "extra D3|E3")
    if "6.5" not in clauses:
        allowed("Advanced, OM", f"extra {line}")


def test_il_28_nor_on_the_rim() -> None:
    """IL-28 Orc: extra palisade against any palisade rule."""
    assert "6.7" in cited("Advanced, OM", "extra A1|A0")
    allowed("Advanced, OM", "extra A1/A2")


def test_il_28_nor_without_a_palisade_in_the_supply() -> None:
    """IL-28 Orc: extra palisade against any palisade rule."""
    text = SCARCE.replace(BASIC, "Advanced, OM")
    empty = f"{text} A1|B1"
    assert at(empty).supply == 0
    assert evidence(refused(empty, "extra G1|H1", "6.4", "14.13"), "6.4") == {"supply"}
    allowed(text, "extra G1|H1")


ARCHER = "Advanced, EMOG, E:A1=1 M:B1=1 O:C1=1 G:D2=1"
"""A1 is the Elf's own, C1 the partner's; nobody stands on E1 and on the mine D1."""


@pytest.mark.parametrize(
    ("square", "clauses"), breaking(("A1", "14.16"), ("C1", "14.20"), ("E1", "14.16"), ("D1", "14.16"))
)
def test_il_29_the_elf_shoots_at_an_opposing_warrior(square: str, clauses: str) -> None:
    """IL-29 Elf: target is own, partner's, or no warrior."""
    assert evidence(refused(ARCHER, f"shoot {square}", *clauses.split())) == targets(square)
    for other in ("B1", "D2"):
        allowed(ARCHER, f"shoot {other}")
    allowed(ARCHER + "; teams off", "shoot C1")


@pytest.mark.clause("ARM-14.17")
def test_il_30_the_archer_stands_in_the_territory() -> None:
    """IL-30 Elf: no own warrior in the target's territory."""
    text = "Advanced, EM, NE closed, M:G1=1 {}"
    assert evidence(refused(text.format("E:A1=1"), "shoot G1", "14.17")) == targets("G1 H1 G2 H2")
    allowed(text.format("E:H1=1"), "shoot G1")
    allowed(text.format("E:A1=1").replace("NE closed, ", ""), "shoot G1")


def test_il_30_a_partners_warrior_is_no_archer() -> None:
    """IL-30 Elf: no own warrior in the target's territory."""
    text = "Advanced, EMOG, NE closed, M:G1=1 {}:H1=1"
    refused(text.format("O"), "shoot G1", "14.17")
    allowed(text.format("E"), "shoot G1")


@pytest.mark.clause("ARM-14.19")
def test_il_31_a_complete_territory_is_safe() -> None:
    """IL-31 Elf: the target's territory is complete."""
    text = "Advanced, EM, NE closed, M:G1=1 E:H1=1 {}"
    for filler in ("M:G2=1", "E:G2=1"):
        assert evidence(refused(text.format(filler), "shoot G1", "14.19")) == targets("G1 H1 G2 H2")
    allowed(text.format(""), "shoot G1")


# --- IL-32: partners -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["Basic", "Advanced"])
@pytest.mark.clause("ARM-10.7")
def test_il_32_partners_show_each_other_nothing(rules: str) -> None:
    """IL-32 partner showing values or conferring."""
    text = f"{rules}, MOGE, M:A1=3 G:B1=2"
    for seat, screen in zip(SEATS, ("screen:2", "screen:3", "screen:0", "screen:1"), strict=True):
        reasons = refused(text, act.Show(seat), "10.7")
        assert [reason.code for reason in reasons] == ["no-showing"]
        assert evidence(reasons) == {screen}
    goblin = GAME.observe(at(text), THIRD)
    assert goblin.squares[0] is not None
    assert goblin.squares[0].value is None


def test_il_32_at_a_table_where_partners_share_there_is_nothing_left_to_show() -> None:
    """IL-32: the legal twin; the partner sees the tiles already."""
    text = "Basic, MOGE, M:A1=3 G:B1=2; partners_share on"
    assert [reason.code for reason in reasons_against(text, "show")] == ["shared-already"]
    assert GAME.observe(at(text), THIRD).squares[0] == at(text).squares[0]


def test_il_32_who_has_no_partner_has_nobody_to_show_to() -> None:
    """IL-32: only partners."""
    for text, clause in (("Basic, ME", "10.1"), ("Basic, MEG", "10.1"), ("Basic, MOGE; teams off", "R33")):
        assert [reason.code for reason in refused(text, "show", clause)] == ["no-partner"]


# --- the set-up ------------------------------------------------------------------------------------------------------


def test_before_the_first_turn_nobody_acts() -> None:
    opened = GAME.new(Options())
    refused(opened, act.PlaceWarrior(FIRST, 1, Square.A1), "3.5")
    refused(opened, act.Pass(SECOND), "3.5")
    drawn = at(opened)
    while drawn.phase is Phase.HEAPS:
        drawn = GAME.apply(drawn, GAME.legal_actions(drawn, CHANCE)[0])[0]
    refused(drawn, act.PlaceWarrior(FIRST, 1, Square.A1), "3.7")
    refused(drawn, act.PutHeap(CHANCE, Square.D1, 3), "2.3")
    allowed(drawn, act.NameFirst(CHANCE, SECOND))
    refused(drawn, act.NameFirst(FIRST, FIRST), "3.7")
    refused(drawn, act.NameFirst(CHANCE, FOURTH), "3.1")


def test_a_heap_is_put_once_on_each_gold_square_by_chance() -> None:
    opened = GAME.new(Options())
    one = GAME.apply(opened, act.PutHeap(CHANCE, Square.D1, 7))[0]
    refused(one, act.PutHeap(CHANCE, Square.D1, 3), "3.5")
    refused(one, act.PutHeap(CHANCE, Square.B2, 7), "3.5")
    refused(one, act.PutHeap(CHANCE, Square.A1, 3), "2.3")
    refused(one, act.PutHeap(FIRST, Square.B2, 3), "3.5")
    allowed(one, act.PutHeap(CHANCE, Square.B2, 3))


# --- all reasons at once ---------------------------------------------------------------------------------------------


def test_a_move_that_breaks_many_rules_hears_of_all_of_them() -> None:
    text = "Basic, MEG, M:A1=4 E:B1=2"
    refused(text, "E: place 5 B1", "4.3", "5.3", "5.6", "5.1", "3.3")
    refused(text, "shoot A1", "4.1", "11.3", "13.7", "14.16")
    told = cited(text, "E: extra 5 B2")
    assert {"4.1", "11.3", "13.7", "4.3", "5.3", "2.6", "14.9", "5.1", "14.7"} <= told


def test_both_announced_palisades_are_told_their_reasons() -> None:
    text = f"{BASIC}, sticks A1|B1 E3|F3"
    refused(text, "fence A1/A2 E3|F3", "6.9", "6.10", "6.6", "6.16")
    refused(text, "fence A1|C1 A1/A2 E3|F3", "6.5", "2.2", "6.9", "6.10", "6.6", "6.1", "6.16")


def test_what_a_person_should_hear_first_comes_first() -> None:
    first = [reason.clause for reason in reasons_against(BASIC, "E: place 1 B2")]
    assert first == ["ARM-4.3", "ARM-5.3", "ARM-2.6"]
    assert next(reason.clause for reason in reasons_against("Basic, EM", "look A1")) == "ARM-4.1"


def everything(state: State) -> list[act.AnyAction]:
    """Everything anybody could try, sensible or not."""
    every: list[act.AnyAction] = []
    places = [*SQUARES[::3], *GOLD_SQUARES[:2], off_board("J7")]
    rim = [side.beside(square) for square in SQUARES for side in Side if side.of(square)]
    lines = [*LINES[::5], Line(Square.A1, Square.B2), Line(Square.A1, Square.A1), *rim, Line(*places[-2:])]
    for seat in (*SEATS[: state.options.players], CHANCE):
        every += [act.Stop(seat), act.Pass(seat), act.Show(seat), act.LayPalisades(seat, ())]
        every += [act.NameFirst(seat, who) for who in SEATS] + [act.LookBehind(seat, who) for who in SEATS]
        for square in places:
            every += [kind(seat, square) for kind in (act.Look, act.Shoot, act.PlaceReinforcement)]
            every += [kind(seat, square) for kind in (act.Peek, act.TurnOver, act.TakeBack)]
            every += [act.PutHeap(seat, square, gold) for gold in (3, 8)]
            every += [kind(seat, value, square) for kind in (act.PlaceWarrior, act.ExtraWarrior) for value in (1, 5, 6)]
        for line in lines:
            every += [act.LayPalisade(seat, line), act.ExtraPalisade(seat, line), act.TakePalisade(seat, line)]
        every += [act.LayPalisades(seat, pair) for pair in itertools.combinations_with_replacement(lines[::3], 2)]
        every += [act.LayPalisades(seat, tuple(lines[:3])), act.LayPalisades(seat, tuple(lines[:1]))]
    return every


READINGS: list[dict[str, Any]] = [
    {},
    {"advanced": True},
    {"advanced": True, "players": 3, "peoples": "GEO"},
    {"advanced": True, "players": 4, "power_needs_action": False, "partners_share": True},
    {"players": 4, "stick_count": "two_if_possible", "teams": False},
    {"heap_placement": "manual", "min_territory": 3, "first_player": 1, "relook": False},
]


@pytest.mark.parametrize("options", READINGS, ids=str)
def test_the_judge_has_an_answer_to_everything_in_every_phase(options: dict[str, Any]) -> None:
    faults: set[str] = set()
    for step in itertools.islice(random_game(4, **options), 0, None, 4):
        state, seats = step.before, GAME.to_act(step.before)
        listed = set(GAME.legal_actions(state, seats[0]))
        for action in everything(state):
            reasons = GAME.refusals(state, action)
            for reason in reasons:
                assert GAME.sentence(reason)
                assert reason.clause in GAME.rulebook
            parts = GAME.parts(state, action) if not reasons else (action,)
            if not isinstance(action, act.LayPalisades) and (not reasons) != (action in listed):
                faults.add(f"{state.phase.value}: {action} is {'refused' if reasons else 'accepted'}, not in {seats}")
            if not reasons and parts[0] not in listed:
                faults.add(f"{state.phase.value}: {action} is accepted, its first part is not legal")
            if isinstance(action, act.NeverLegal) and not reasons:
                faults.add(f"{action} is never legal")
    assert faults == set()


@pytest.mark.parametrize("options", READINGS, ids=str)
def test_legal_actions_are_the_candidates_that_are_not_refused(options: dict[str, Any]) -> None:
    for step in itertools.islice(random_game(11, **options), 0, None, 5):
        for seat in (*SEATS[: step.before.options.players], CHANCE):
            slow = tuple(a for a in GAME.pseudo_legal_actions(step.before, seat) if not GAME.refusals(step.before, a))
            assert GAME.legal_actions(step.before, seat) == (slow if seat in GAME.to_act(step.before) else ())


def test_an_action_of_another_game_is_no_action() -> None:
    with pytest.raises(UsageError, match="not an action of Armadöra"):
        GAME.refusals(at(BASIC), "place 1 A1")  # type: ignore[arg-type]


def test_what_is_no_move_at_all_is_said_to_be_none() -> None:
    for typed in ("", "place", "place 1", "place A1", "fence", "fence A1", "jump A1", "reinforce"):
        with pytest.raises(NotationError):
            GAME.parse(typed, at(BASIC))
