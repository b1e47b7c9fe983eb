"""The 40 rulings: each default as decided, each switch in every reading, and what a switch leaves alone."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from orclib.errors import UsageError
from tests.games.armadora.support import (
    ALL_LINES,
    CHANCE,
    EIGHT,
    FIRST,
    GAME,
    GOLD,
    GOLD_SQUARES,
    HEAPS,
    SEATS,
    SECOND,
    SQUARES,
    STUCK,
    THIRD,
    UPRIGHTS,
    Event,
    Line,
    Options,
    Phase,
    Square,
    State,
    act,
    after,
    allowed,
    at,
    begin,
    cited,
    complete,
    count,
    differ,
    ev,
    evidence,
    fenced,
    hand,
    last,
    legal,
    legal_lines,
    of,
    only,
    play,
    random_game,
    reasons_against,
    refused,
    regions,
    result,
    scoring,
    sheet,
    sizes,
    states_of,
    sticks,
    takers,
    targets,
    territories,
    territory,
    totals,
    warrior,
)

BASIC = "Basic, ME"
SWITCHES: dict[str, tuple[str, Any]] = {
    "stick_count": ("ARM-R1", "one_or_two"),
    "min_territory": ("ARM-R2", 4),
    "heap_placement": ("ARM-R8", "random"),
    "first_player": ("ARM-R10", "random"),
    "relook": ("ARM-R12", True),
    "partners_share": ("ARM-R13", False),
    "power_needs_action": ("ARM-R17", True),
    "claim_needs_positive": ("ARM-R19", False),
    "final_tie": ("ARM-R21", "piles"),
    "reinforcement_breaks": ("ARM-R24", "own_ties"),
    "arrow_floor": ("ARM-R28", False),
    "teams": ("ARM-R33", True),
}
"""The switches of section 8, each with its ruling and default."""


def test_the_rulebook_lists_40_rulings_and_twelve_of_them_have_a_switch() -> None:
    rulings = GAME.rulebook.rulings
    assert list(rulings) == [f"ARM-R{n}" for n in range(1, 41)]
    assert {name: (ruling.id, ruling.default) for name, ruling in GAME.rulebook.switches().items()} == SWITCHES
    for name, (_, default) in SWITCHES.items():
        assert getattr(Options(), name) == default
    for ruling in rulings.values():
        assert set(ruling.clauses) <= set(GAME.rulebook.clauses)
        assert all(ruling.id in GAME.rulebook.clauses[clause].rulings for clause in ruling.clauses)


@pytest.mark.clause("ARM-3.8")
def test_all_that_a_group_agrees_on_is_an_option() -> None:
    names = set(Options.__struct_fields__)
    assert names == {*SWITCHES, "players", "peoples", "advanced"}
    for name, value in (
        ("relook", 1),
        ("final_tie", "dice"),
        ("min_territory", 0),
        ("first_player", 2),
        ("players", 5),
    ):
        with pytest.raises(UsageError, match=name if name != "players" else "2 to 4"):
            GAME.options(**{name: value})


def some_states(*, every: int = 9, **options: Any) -> Iterator[State]:
    """States of advanced games with two, three and four players, after the set-up."""
    tables: list[dict[str, Any]] = [
        {"players": 2, "peoples": "EM"},
        {"players": 2, "peoples": "OG"},
        {"players": 3, "peoples": "MEG"},
        {"players": 4, "peoples": "MOGE"},
    ]
    for seed, table in enumerate(tables):
        for state in states_of(random_game(seed, advanced=True, **{**table, **options}), every):
            if state.phase not in (Phase.HEAPS, Phase.FIRST):
                yield state


# --- R1: one palisade or two -----------------------------------------------------------------------------------------

COLUMNS = [" ".join(f"{column}{row}" for row in "12345") for column in "ABC"]
BEND = "H1 H2 H3 H4 H5 G5 G4 G3 G2 G1 F1"
TWELVE = f"{BASIC}, " + fenced(*COLUMNS, "D1 D2 D3 D4 D5 E5", "E1 E2 E3 E4", "E3 F3", "F3 F4 F5", f"{BEND} F2")
"""Two sticks are left. Only the bent path of twelve squares can be divided: once in five places, twice in one way."""
ELEVEN = f"{BASIC}, " + fenced(*COLUMNS, "E1 D1 D2 D3 D4 D5 E5", "E2 E3 E4", "E3 F3", "F2 F3 F4 F5", BEND)
"""Two sticks are left, but after any one no second fits."""
TWO = "; stick_count two_if_possible"
PLACES = ["H4/H5", "G5|H5", "G4/G5", "G3/G4", "G2/G3"]


@pytest.mark.clause("ARM-6.1", "ARM-6.2")
def test_r1_one_or_two_palisades_and_never_none() -> None:
    """R1 stick_count: one_or_two."""
    assert Options().stick_count == "one_or_two"
    for typed in ("fence A1|B1 stop", "fence A1|B1 C1|D1"):
        allowed(BASIC, typed)
    refused(BASIC, "fence nothing", "6.2")
    assert (at(TWELVE).supply, sorted(legal_lines(TWELVE))) == (2, sorted(PLACES))
    for line in PLACES:
        allowed(TWELVE, f"fence {line} stop")
    assert after(TWELVE, "fence H4/H5").phase is Phase.SECOND_STICK


def test_r1_the_other_way_one_alone_is_refused_while_two_fit() -> None:
    """R1 stick_count: two_if_possible."""
    both = BASIC + TWO
    refused(both, "fence A1|B1 stop", "R1")
    allowed(both, "fence A1|B1 C1|D1")
    begun = after(both, "fence A1|B1")
    refused(begun, "stop", "R1")
    allowed(begun, "fence C1|D1")
    refused(both, "fence nothing", "6.2")
    refused(both, "fence A1|B1 C1|D1 E1|F1", "6.1", "6.16")


def test_r1_the_other_way_the_first_one_must_leave_room_for_a_second() -> None:
    """R1 stick_count: two_if_possible."""
    assert set(legal_lines(TWELVE + TWO)) == {"H4/H5", "G2/G3"}
    for line in ("G5|H5", "G4/G5", "G3/G4"):
        assert evidence(refused(TWELVE + TWO, f"fence {line}", "R1")) <= {"line:H4/H5", "line:G2/G3"}
        refused(TWELVE + TWO, f"fence {line} stop", "R1")
    allowed(TWELVE + TWO, "fence H4/H5 G2/G3")
    begun = after(TWELVE + TWO, "fence H4/H5")
    assert legal(begun) == ["fence G2/G3"]


def test_r1_the_other_way_one_alone_is_allowed_where_no_two_fit() -> None:
    """R1 stick_count: two_if_possible."""
    assert at(ELEVEN).supply == 2
    assert sorted(legal_lines(ELEVEN + TWO)) == sorted(legal_lines(ELEVEN)) == sorted(PLACES[:4])
    for line in PLACES[:4]:
        allowed(ELEVEN + TWO, f"fence {line} stop")
        assert after(ELEVEN + TWO, f"fence {line}").active == SECOND
    last_one = f"{BASIC}, all 35 upright sticks except G1|H1" + TWO
    allowed(last_one, "fence G1|H1 stop")  # one in the supply


def test_r1_the_switch_takes_nothing_away_but_lone_palisades() -> None:
    for state in some_states(every=4):
        more, fewer = differ(state, stick_count="two_if_possible")
        assert more == set()
        assert all(move == "stop" or move.startswith("fence ") for move in fewer)


# --- R2: four squares ------------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-6.12")
def test_r2_checking_each_stick_is_the_same_as_checking_the_picture_they_make() -> None:
    """R2: after each or after both makes no difference, and neither does the order."""
    rng, seen = Random(2), {True: 0, False: 0}
    for state in some_states(every=12):
        if state.phase is not Phase.ACTION or state.supply < 2:
            continue
        laid, open_ = sticks(state), [line for line in ALL_LINES if line not in sticks(state)]
        near = [line for line in open_ if line not in legal_lines(state)] + open_[:3]
        for one, two in [*(rng.sample(open_, 2) for _ in range(12)), *itertools.islice(itertools.pairwise(near), 6)]:
            fits = min(map(len, regions([*laid, one, two]))) >= 4
            answers = [
                GAME.refusals(state, GAME.parse(f"fence {a} {b}", state)) == () for a, b in ((one, two), (two, one))
            ]
            assert answers == [fits, fits]
            seen[fits] += 1
    assert min(seen.values()) > 20


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.clause("ARM-6.9", "ARM-7.6", "ARM-7.7")
def test_r2_a_line_once_forbidden_is_forbidden_for_good(seed: int) -> None:
    """R2: a small territory never grows again."""
    forbidden: set[str] = set()
    divided: list[str] = []
    for step in random_game(seed, advanced=True, peoples="OE"):
        state = step.state
        if state.supply and state.phase in (Phase.ACTION, Phase.AFTER_POWER):
            laid = sticks(state)
            now = set(ALL_LINES) - set(laid) - set(legal_lines(state))
            assert forbidden <= now
            assert not forbidden & set(laid)
            assert all(min(map(len, regions([*laid, line]))) < 4 for line in now)
            forbidden = now
        divided += [event.clause for event in of(step.events, ev.TerritoryDivided)]
        assert min(sizes(state)) >= 4
        assert territories(state) == regions(sticks(state))
    assert forbidden
    assert divided[:1] == ["ARM-7.4"]
    assert {*divided[1:]} == {"ARM-7.6"}


@pytest.mark.parametrize(("minimum", "pocket"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_r2_the_figure_itself_can_be_changed(minimum: int, pocket: int) -> None:
    """R2 min_territory."""
    assert Options().min_territory == 4
    rows = {1: "A1|B1", 2: "A1/A2 B1/B2", 3: "A1/A2 B1/B2 C1/C2", 4: "A1/A2 B1/B2 C1/C2 D1/D2"}
    rows[5] = f"{rows[4]} E1/E2"
    gates = {1: "A1/A2", 2: "B1|C1", 3: "C1|D1", 4: "D1|E1", 5: "E1|F1"}
    for size, gate in gates.items():
        text = f"{BASIC}, sticks {rows[size]}; min_territory {minimum}"
        if size > pocket:
            allowed(text, f"fence {gate}")
        else:
            reasons = reasons_against(text, f"fence {gate}")
            told = {reason.clause for reason in reasons}
            figures = {r.clause: r.facts["minimum"] for r in reasons if r.code == "too-small"}
            assert ({"ARM-6.9", "ARM-6.10"} <= told) == (size < 4)  # their text says four
            assert figures.get("ARM-6.9", 4) == 4
            assert figures.get("ARM-R2", 4) == minimum


def test_r2_the_figure_changes_nothing_but_where_palisades_may_lie() -> None:
    for state in filter(GAME.calm, some_states(every=16)):
        loose = GAME.position(f"{GAME.describe(state)}\nmin_territory 3")
        one, two = ({GAME.format(a) for a in GAME.legal_actions(s, s.active)} for s in (state, loose))
        assert one <= two
        assert all("|" in move or "/" in move for move in two - one)


# --- R3 to R6 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("there", ["", "M:A1=1", "E:A1=1 E:B1=1", "M:A1=1 E:B1=1 M:A2=1"])
@pytest.mark.clause("ARM-6.11")
def test_r3_gold_squares_and_occupied_squares_count(there: str) -> None:
    """R3: all squares count towards the four."""
    text = f"{BASIC}, sticks B1|C1 B2|C2 A2/A3, {there}"
    allowed(text, "fence B2/B3")
    three = f"{BASIC}, sticks B1|C1 B2|C2 A1/A2, {there}"
    assert cited(three, "fence B1/B2") == {"6.9", "6.10", *(["6.11"] if there else [])}


@pytest.mark.clause("ARM-7.1", "ARM-7.2", "ARM-7.3", "ARM-7.4")
def test_r4_a_territory_is_what_one_can_walk_and_the_rim_is_a_wall() -> None:
    """R4: connected regions, the rim included as a boundary."""
    assert territory(BASIC, "C3").split() == [square.value for square in SQUARES]
    corner = f"{BASIC}, NW closed"
    closing = [line for line in sticks(at(corner)) if set(line) & set("AB")]
    assert len(closing) == 4  # no stick on the rim, and yet it is closed
    assert territory(corner, "A1") == "A1 B1 A2 B2"
    assert len(territory(corner, "H5").split()) == 36  # the outside is one too
    assert sum(sizes(corner)) == 40
    dead_end = f"{corner}, sticks A1|B1"
    assert sizes(dead_end) == [4, 36]


@pytest.mark.clause("ARM-2.5", "ARM-6.13", "ARM-6.14")
def test_r5_a_palisade_may_close_nothing_anywhere() -> None:
    """R5: otherwise no enclosure could ever be begun."""
    assert legal_lines(BASIC) == ALL_LINES
    assert len(ALL_LINES) == 67
    for line in ALL_LINES:
        end, events = play(BASIC, f"fence {line} stop")
        assert (sizes(end), of(events, ev.TerritoryDivided)) == ([40], [])
    crowd = f"{BASIC}, E:A1=5 E:B1=1 E:A2=1 E:C3=1 M:G1=1 M:H5=4"
    assert legal_lines(crowd) == ALL_LINES  # whoever has warriors nearby


@pytest.mark.clause("ARM-6.8", "ARM-6.16")
def test_r6_refuse_both_and_announce_anew() -> None:
    """R6: nobody loses a turn by a slip."""
    state = at(BASIC)
    refused(state, "fence A1|B1 A1/A2", "6.9", "6.10", "6.12", "6.16")
    assert (state.active, state.supply) == (FIRST, 35)
    for again in ("fence A1|B1 stop", "fence A1|B1 H4/H5", "fence A1/A2 C3|D3", "place 1 A1", "pass"):
        allowed(state, again)  # two sticks need not touch


@pytest.mark.parametrize("seed", range(4))
def test_r6_step_by_step_or_at_once_leads_to_the_same(seed: int) -> None:
    """Section 5: SECOND_STICK and the one-shot form reach the same set of results."""
    rng = Random(seed)
    for state in states_of(random_game(seed, players=3), 13):
        if state.phase is not Phase.ACTION or state.supply < 2 or not legal_lines(state):
            continue
        one = rng.choice(legal_lines(state))
        begun = after(state, f"fence {one}")
        assert after(begun, "stop") == after(state, f"fence {one} stop")
        seconds = [line for line in ALL_LINES if line != one and line not in sticks(state)]
        for two in rng.sample(seconds, 12):
            move = GAME.parse(f"fence {one} {two}", state)
            assert (GAME.refusals(state, move) == ()) == (two in legal_lines(begun))
            if two in legal_lines(begun):
                assert after(begun, f"fence {two}") == after(state, f"fence {one} {two}")


# --- R7 to R11: the box, the set-up, the hand ------------------------------------------------------------------------


@pytest.mark.clause("ARM-1.3", "ARM-3.6", "ARM-6.3", "ARM-6.4", "ARM-6.15")
def test_r7_one_supply_of_35_for_everybody() -> None:
    """R7: 35 in one supply; the last may be laid alone."""
    state, events = play("Basic, MEG", "fence A1|B1 C1|D1", "fence E1|F1 stop", "place 1 A1", "fence H4/H5")
    assert [laid.supply for laid in of(events, ev.PalisadeLaid)] == [34, 33, 32, 31]
    assert (state.supply, len(sticks(state))) == (31, 4)
    mage, elf = (after(f"{BASIC}, {who} to move", "fence C3|D3 stop") for who in "ME")
    assert mage.land == elf.land  # it belongs to nobody
    one_left = f"{BASIC}, all 35 upright sticks except G1|H1"
    allowed(one_left, "fence G1|H1")
    assert "6.4" in cited(after(one_left, "fence G1|H1"), "fence G1/G2")
    assert only(play(one_left, "fence G1|H1").events, ev.SupplyEmpty).clause == "ARM-6.4"


@pytest.mark.clause("ARM-1.3")
def test_r7_warriors_are_ones_own() -> None:
    """R7 and the aim: warriors of one's own people, palisades shared by all."""
    for step in random_game(3, players=4, advanced=True):
        for event in step.events:
            if isinstance(event, ev.WarriorPlaced | ev.ExtraWarriorPlaced):
                assert event.people is step.state.options.seating[event.seat]
                assert warrior(step.state, event.square.value).owner == event.seat == step.before.active


def layouts(state: State, share: Fraction = Fraction(1)) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Every way in which chance may put the heaps, with its probability."""
    if state.phase is not Phase.HEAPS:
        yield state.heaps, share
        return
    for action, part in GAME.chances(state):
        yield from layouts(GAME.apply(state, action)[0], share * part)


@pytest.mark.clause("ARM-2.1", "ARM-2.3", "ARM-2.4", "ARM-3.5")
def test_r8_heaps_lie_at_random_one_on_each_gold_square() -> None:
    """R8 heap_placement: random."""
    assert len(SQUARES) == 40
    assert [square.value for square in GOLD_SQUARES] == GOLD.split()
    found = list(layouts(GAME.new()))
    assert len({heaps for heaps, _ in found}) == len(found) == 5_040
    assert {share for _, share in found} == {Fraction(1, 5_040)}
    assert {tuple(sorted(heaps)) for heaps, _ in found} == {HEAPS} == {(3, 4, 4, 5, 5, 6, 6, 7)}


def test_r8_or_as_in_the_examples() -> None:
    """R8 heap_placement: reference."""
    found = list(layouts(GAME.new(Options(heap_placement="reference"))))
    assert found == [((5, 6, 4, 7, 4, 5, 3, 6), Fraction(1))]
    refused(GAME.new(Options(heap_placement="reference")), act.PutHeap(CHANCE, Square.D1, 6), "R8")


def test_r8_or_by_hand() -> None:
    """R8 heap_placement: manual."""
    state = GAME.new(Options(heap_placement="manual"))
    assert GAME.to_act(state) == (FIRST,)
    assert len(GAME.legal_actions(state, FIRST)) == 8 * 5  # five sizes on eight squares
    refused(state, act.PutHeap(SECOND, Square.H2, 7), "R8")
    refused(state, act.PutHeap(CHANCE, Square.H2, 7), "R8")
    refused(state, "heap A1=7", "2.3")
    for typed in ("H2=7", "D1=3", "G5=4", "A4=4"):
        allowed(state, typed)
        state = after(state, typed)
    refused(state, "heap B2=4", "3.5")  # there are but two
    refused(state, "heap H2=5", "3.5")
    state = after(state, "B2=5", "F2=5", "E4=6", "C5=6")
    assert (state.phase, state.heaps) == (Phase.FIRST, (3, 5, 5, 7, 4, 6, 6, 4))
    assert GAME.to_act(state) == (CHANCE,)


def test_r8_how_the_heaps_came_to_lie_makes_no_difference_afterwards() -> None:
    for state in itertools.islice(some_states(every=30), 6):
        for how in ("manual", "reference"):
            assert differ(state, heap_placement=how) == (set(), set())


def set_up(**options: Any) -> tuple[Event, ...]:
    """What is told when the first player is named, and the set-up is over."""
    drawn = GAME.new(GAME.options(heap_placement="reference", **options))
    while drawn.phase is Phase.HEAPS:
        drawn = GAME.apply(drawn, GAME.legal_actions(drawn, CHANCE)[0])[0]
    return GAME.apply(drawn, act.NameFirst(CHANCE, FIRST))[1]


@pytest.mark.parametrize(
    ("players", "tiles", "points", "out", "unused"),
    [
        (2, [1] * 11 + [2, 2, 3, 4, 5], 27, 0, 2),
        (3, [1] * 7 + [2, 2, 3, 4], 18, 5, 1),
        (4, [1] * 5 + [2, 3, 4], 14, 8, 0),
    ],
)
@pytest.mark.clause("ARM-3.3", "ARM-3.4")
def test_r9_hands_by_number_of_players(players: int, tiles: list[int], points: int, out: int, unused: int) -> None:
    """R9: table 2.3."""
    state = begin(players=players)
    for people in state.options.peoples:
        assert hand(state, people) == tiles
    assert sum(tiles) == points
    events = set_up(players=players)
    assert only(events, ev.HandsTaken) == ev.HandsTaken("ARM-3.3", len(tiles), points)
    assert only(events, ev.TilesLeftOut) == ev.TilesLeftOut("ARM-3.4", out, unused)
    assert len(tiles) + out == 16
    assert players + unused == 4
    assert only(events, ev.SupplyMade) == ev.SupplyMade("ARM-3.6", 35)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.clause("ARM-3.7", "ARM-4.4", "ARM-4.5")
def test_r10_a_random_seat_starts_and_play_goes_clockwise(players: int) -> None:
    """R10 first_player: random."""
    for step in random_game(players, players=players, advanced=True):
        if step.before.phase is Phase.FIRST:
            assert dict(GAME.chances(step.before)) == {
                act.NameFirst(CHANCE, seat): Fraction(1, players) for seat in SEATS[:players]
            }
        elif step.before.phase is not Phase.HEAPS:
            assert CHANCE not in GAME.to_act(step.before)  # nothing in a turn is decided by chance
            if step.state.turn > step.before.turn:
                waiting = [seat for seat in range(players) if not step.state.passed[seat]]
                later = [(step.before.active + k) % players for k in range(1, players + 1)]
                assert step.state.active == next(seat for seat in later if seat in waiting)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_r10_or_the_seat_that_was_chosen(seat: int) -> None:
    """R10 first_player: a seat."""
    state = begin(players=3, first_player=seat)
    assert (state.active, state.first, state.turn) == (seat, seat, 1)
    for other in {0, 1, 2} - {seat}:
        drawn = replace(state, phase=Phase.FIRST)
        refused(drawn, act.NameFirst(CHANCE, SEATS[other]), "R10")


def test_r10_who_started_makes_no_difference_afterwards() -> None:
    for state in itertools.islice(some_states(every=30), 6):
        assert differ(state, first_player=1) == (set(), set())


@pytest.mark.clause("ARM-5.5")
def test_r11_one_chooses_the_value_laid() -> None:
    """R11: choose."""
    assert {move.split()[0] for move in legal(BASIC, "place")} == set("12345")
    for value in range(1, 6):
        end, events = play(BASIC, f"place {value} C3")
        assert only(events, ev.WarriorPlaced).value == warrior(end, "C3").value == value
    third = after(BASIC, "place 4 A1", "pass")
    assert {move.split()[0] for move in legal(third, "place")} == set("1235")


# --- R12 to R14: who knows what (more of it in test_knowledge.py) ----------------------------------------------------


def value_seen(state: State, square: str, seat: int) -> int | None:
    """What a seat sees on a square."""
    one = GAME.observe(state, SEATS[seat]).squares[Square(square).index]
    assert one is not None
    return one.value


@pytest.mark.clause("ARM-3.8", "ARM-15.2")
def test_r12_owners_may_look_again() -> None:
    """R12 relook."""
    text = f"{BASIC}, M:A1=3 E:B1=2"
    assert [value_seen(at(text), square, seat) for square, seat in (("A1", 0), ("B1", 0), ("B1", 1))] == [3, None, 2]
    dim = at(text + "; relook off")
    assert [value_seen(dim, square, seat) for square, seat in (("A1", 0), ("B1", 0), ("B1", 1))] == [None] * 3
    assert GAME.observe(dim, FIRST).hands[0] == at(text).hands[0]  # the tiles behind the screen one does see


def test_r12_the_switch_changes_nothing_but_what_is_seen() -> None:
    for state in some_states():
        assert differ(state, relook=False) == (set(), set())
        dim = at(state, relook=False)
        assert scoring.counts(dim) == scoring.counts(state)
        views = GAME.observe(state, None), GAME.observe(dim, None)
        assert replace(views[1], options=state.options) == views[0]


@pytest.mark.clause("ARM-10.7")
def test_r13_partners_do_not_see_each_others_tiles() -> None:
    """R13 partners_share."""
    text = "Basic, MOGE, M:A1=3 O:B1=2"
    apart, shared = at(text), at(text + "; partners_share on")
    assert [value_seen(apart, "A1", seat) for seat in range(4)] == [3, None, None, None]
    assert [value_seen(shared, "A1", seat) for seat in range(4)] == [3, None, 3, None]
    assert [value_seen(shared, "B1", seat) for seat in range(4)] == [None, 2, None, 2]
    assert [h is not None for h in GAME.observe(apart, THIRD).hands] == [False, False, True, False]
    assert [h is not None for h in GAME.observe(shared, THIRD).hands] == [True, False, True, False]


def test_r13_without_a_partner_the_switch_does_nothing() -> None:
    for text in ("Basic, ME, M:A1=3 E:B1=2", "Basic, MEG, M:A1=3 G:B1=2", "Basic, MOGE, M:A1=3 G:B1=2; teams off"):
        for seat in at(text).options.seats:
            shared = GAME.observe(at(text, partners_share=True), seat)
            assert replace(shared, options=at(text).options) == GAME.observe(at(text), seat)


def test_r13_the_switch_changes_nothing_but_what_is_seen() -> None:
    for state in some_states(players=4, peoples="MOGE"):
        assert differ(state, partners_share=True) == (set(), set())


@pytest.mark.clause("ARM-15.3")
def test_r14_the_number_of_warriors_left_is_public() -> None:
    """R14: one may count an opponent's remaining warriors, not their values."""
    for state in some_states():
        for seat in state.options.seats:
            view = GAME.observe(state, seat)
            assert view.held == tuple(map(sum, state.hands))
            assert [other for other, known in enumerate(view.hands) if known is not None] == [seat]


# --- R15 to R17: passing, waiting, powers ----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["Basic", "Advanced"])
@pytest.mark.clause("ARM-4.2", "ARM-8.4", "ARM-11.6")
def test_r15_one_may_pass_although_one_could_act(rules: str) -> None:
    """R15: on any turn, the first included."""
    state = at(f"{rules}, MEG")
    for _ in range(3):
        allowed(state, "pass")
        state, events = play(state, "pass")
        assert only(events, ev.Passed).clause == "ARM-8.4"
    assert state.phase is Phase.OVER


@pytest.mark.clause("ARM-8.3", "ARM-8.10")
def test_r16_nobody_waits_for_a_later_possibility() -> None:
    """R16: the Mage has nothing to do now, but could later place the reinforcement."""
    assert legal(STUCK) == ["pass"]
    assert legal(STUCK + "; E to move", "place")  # the others still can
    later = after(STUCK, "pass", "place 1 A5", "place 1 B5")
    assert complete(later, "A1")
    assert {"8.5"} <= cited(later, "M: reinforce A1")
    assert legal(after(STUCK + "; E to move", "place 1 A5"), "reinforce") == ["A1", "A2", "A3"]


@pytest.mark.clause("ARM-13.3", "ARM-13.4")
def test_r17_a_power_is_followed_by_an_action() -> None:
    """R17 power_needs_action: on."""
    refused(STUCK, "look H1", "13.4")
    looked = after("Advanced, ME, E:H1=1", "look H1")
    refused(looked, "pass", "13.3")


def test_r17_switched_off_a_pass_may_follow() -> None:
    """R17 power_needs_action: off."""
    loose = STUCK + "; power_needs_action off"
    allowed(loose, "look H1")
    looked = after(loose, "look H1")
    assert legal(looked) == ["pass"]
    end = after(looked, "pass")
    assert (end.passed, end.active, end.powers) == ((True, False), SECOND, (1, 2))
    other = after("Advanced, ME, E:H1=1; power_needs_action off", "look H1")
    for move in ("pass", "place 1 A1", "fence A1|B1"):
        allowed(other, move)
    refused(other, "look H1", "13.2")


def test_r17_the_switch_adds_nothing_but_powers_and_passes_after_them() -> None:
    added = set()
    for state in some_states(every=3):
        more, fewer = differ(state, power_needs_action=False)
        assert fewer == set()
        if state.phase is Phase.AFTER_POWER:
            assert more == {"pass"}
        else:
            assert {move.split()[0] for move in more} <= {"look", "shoot", "extra"}
        added |= more
    assert "pass" in added


# --- R18 to R21: the count -------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-9.7")
def test_r18_gold_without_warriors_goes_to_nobody() -> None:
    """R18: unclaimed."""
    text = f"{BASIC}, NE closed, M:A1=1"
    done = result(text)
    assert (done.gold, done.unclaimed) == ({"M": 33, "E": 0}, 7)
    assert result(BASIC).gold == {"M": 0, "E": 0}
    assert (result(BASIC).unclaimed, result(BASIC).winners) == (40, "ME")
    (line,) = [line for line in scoring.score(at(text)).lines if line.seat is None]
    assert (line.clause, line.points) == ("ARM-9.7", 7)


LOW = "Advanced, ME, NE closed, M:G1=1 E:A1=1, arrows G1{}"
NAUGHT = "Advanced, MEG, NE closed, M:G1=1 G:H1=1 E:A1=1, arrows G1 H1"


@pytest.mark.parametrize(("more", "total"), [("", 0), (" G1", -1)])
@pytest.mark.clause("ARM-9.8")
def test_r19_the_best_side_there_wins_however_low(more: str, total: int) -> None:
    """R19 claim_needs_positive: off."""
    text = LOW.format(more)
    assert totals(text, "G1") == {"M": total}
    assert (takers(text, "G1"), count(text, "G1").clause) == ("M", "ARM-9.8")
    assert result(text).gold["M"] == 7


@pytest.mark.parametrize("more", ["", " G1"])
def test_r19_switched_on_who_has_nothing_takes_nothing(more: str) -> None:
    """R19 claim_needs_positive: on."""
    text = LOW.format(more) + "; claim_needs_positive on"
    assert (takers(text, "G1"), count(text, "G1").clause) == ("", "ARM-R19")
    assert (result(text).gold["M"], result(text).unclaimed) == (0, 7)


def test_r19_two_that_tie_at_zero() -> None:
    """R19 claim_needs_positive: off and on."""
    assert (takers(NAUGHT, "G1"), count(NAUGHT, "G1").share) == ("MG", 3)
    assert takers(NAUGHT + "; claim_needs_positive on", "G1") == ""


def test_r19_switched_on_the_best_of_the_others_takes_it() -> None:
    """R19 claim_needs_positive: on."""
    text = "Advanced, MEG, NE closed, M:G1=1 G:H1=1 E:G2=1, arrows G1 G1; claim_needs_positive {}"
    for how in ("off", "on"):
        assert totals(text.format(how), "G1") == {"M": -1, "E": 1, "G": 1}
        assert takers(text.format(how), "G1") == "EG"


def test_r19_the_switch_changes_no_territory_where_all_totals_are_above_zero() -> None:
    seen = 0
    for state in some_states():
        assert differ(state, claim_needs_positive=True) == (set(), set())
        for one, two in zip(scoring.counts(state), scoring.counts(at(state, claim_needs_positive=True)), strict=True):
            if all(total > 0 for _, total in one.totals):
                assert one == two
                seen += 1
    assert seen


THREE_THREE = """Basic, ME, sticks E3/E4 D4|E4 E4|F4 C4/C5 D4/D5 F4/F5 B5|C5 F5|G5, M:D5=3 E:E5=2 E:F5=1"""


@pytest.mark.clause("ARM-9.6")
def test_r20_the_sum_is_shared_not_each_heap() -> None:
    """R20: sum."""
    found = count(THREE_THREE, "E4")
    assert (found.heaps, found.share, found.remainder) == ((5, 3), 4, 0)
    assert [sheet(THREE_THREE, people, found.number)["9.4"] for people in "ME"] == [4, 4]


@pytest.mark.clause("ARM-9.5")
def test_r20_four_that_tie_for_a_heap_of_3_get_nothing() -> None:
    """R20: whole cubes, rounded down."""
    text = """Basic, MOGE, sticks A4|B4 A5|B5 B3/B4 C3/C4 C4|D4 D4/D5 D5|E5, M:B4=1 O:C4=1 G:B5=1 E:D5=1; teams {}"""
    found = count(text.format("off"), "C5")
    assert (found.gold, found.share, found.remainder, takers(text.format("off"), "C5")) == (3, 0, 3, "MOGE")
    assert result(text.format("off")).gold == dict.fromkeys("MOGE", 0)
    assert count(text.format("on"), "C5").share == 1  # two teams share it


@pytest.mark.clause("ARM-9.10", "ARM-9.11")
def test_r21_equal_gold_is_decided_by_piles_then_shared() -> None:
    """R21 final_tie: piles."""
    assert scoring.leaders(((6, 4, 3), (6, 5, 2))) == ((1,), "ARM-9.10")
    assert scoring.leaders(((7, 4), (6, 5))) == ((0,), "ARM-9.10")
    assert scoring.leaders(((4,), (4,))) == ((0, 1), "ARM-9.11")
    assert scoring.leaders(((5, 5), (6, 3), (5, 4))) == ((0,), "ARM-9.9")
    assert scoring.leaders(((4, 4), (5, 3), (5, 3))) == ((1, 2), "ARM-9.11")
    assert result(THREE_THREE).winners == "ME"


def test_r21_or_shared_at_once() -> None:
    """R21 final_tie: shared."""
    assert scoring.leaders(((6, 4, 3), (6, 5, 2)), "shared") == ((0, 1), "ARM-R21")
    assert scoring.leaders(((5, 5), (6, 3)), "shared") == ((0,), "ARM-9.9")


def test_r21_the_switch_changes_only_who_wins_with_equal_gold() -> None:
    changed = 0
    for seed in range(40):
        end = last(random_game(seed))
        one, two = GAME.outcome(end), GAME.outcome(at(end, final_tie="shared"))
        assert one is not None
        assert two is not None
        lines = [[line for line in end.score.lines if line.facts["number"]] for end in (one, two)]
        assert (one.score.totals, lines[0]) == (two.score.totals, lines[1])
        if one.reason.clause == "ARM-9.9":
            assert one.winners == two.winners
        else:
            assert set(one.winners) <= set(two.winners)
            assert len(two.winners) > 1
            changed += one.winners != two.winners
    pair = at(
        "Basic, ME, NW, NE, SW closed, C3|D3 C4|D4 E3|F3 E4|F4 D2/D3 E2/E3 D4/D5 E4/E5, M:A1=1 M:D3=1 E:G1=1 E:B5=1"
    )
    assert (result(pair).winners, result(at(pair, final_tie="shared")).winners) == ("E", "ME")


# --- R22 to R25: reinforcements --------------------------------------------------------------------------------------


def full_board(rules: str = "Advanced, MEG") -> str:
    """All 32 land squares taken, in reading order, by three players in turn; no stick lies."""
    tiles = {people: [4, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1] for people in "MEG"}
    land = [square.value for square in SQUARES if square.value not in GOLD.split()]
    return f"{rules}, " + " ".join(f"{p}:{s}={tiles[p].pop(0)}" for s, p in zip(land, "MEG" * 11, strict=False))


@pytest.mark.clause("ARM-7.8")
def test_r22_gold_occupies_its_square_and_the_open_board_can_be_complete() -> None:
    """R22: yes to both."""
    corner = "Advanced, ME, NE closed, M:G1=1 E:H1=1{}"
    assert (complete(corner.format(""), "G1"), complete(corner.format(" E:G2=1"), "G1")) == (False, True)
    assert sizes(full_board()) == [40]
    assert complete(full_board(), "A1")
    allowed(full_board(), "reinforce A1")


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.clause("ARM-7.9")
def test_r22_complete_stays_complete(seed: int) -> None:
    """R22: and so does each part that is divided later."""
    full: set[str] = set()
    for step in random_game(seed, advanced=True, players=3, peoples="GOE"):
        now = {square.value for square in SQUARES if complete(step.state, square.value)}
        assert full <= now
        full = now
    assert full


CUT = f"""Advanced, EO, sticks {EIGHT} H2/H3, O:G1=1 E:H1=2 O:G2=1 E:G3=1 O:H3=1 E:G4=2 O:H4=2,
reinforcement of the Orc on G2"""


@pytest.mark.clause("ARM-12.4", "ARM-12.11")
def test_r23_the_limit_follows_the_token() -> None:
    """R23: the other part is another territory, without a reinforcement."""
    assert {"12.4"} <= cited(CUT, "reinforce H1")
    allowed(CUT, "reinforce G4")
    tie = f"""Advanced, EO, sticks {EIGHT} H2/H3, O:G1=1 E:H1=2 O:G2=1 E:G3=1 O:H3=1 E:G4=1 O:H4=1,
    reinforcement of the Orc on H3"""
    assert count(tie, "G1").clause == "ARM-9.4"  # a tie in the part without the token is shared
    assert totals(tie, "G1") == {"E": 2, "O": 2}
    assert totals(tie, "G3") == {"E": 2, "O": 3}


OTHERS_TIE = "Advanced, MEG, NE closed, M:G1=3 E:H1=3 G:G2=1, reinforced G2"
OWN_TIE = "Advanced, MEG, NE closed, M:G1=2 E:H1=2 G:G2=1, reinforced G2"


@pytest.mark.clause("ARM-12.8")
def test_r24_a_reinforcement_decides_only_ties_its_own_side_is_in() -> None:
    """R24 reinforcement_breaks: own_ties."""
    found = count(OTHERS_TIE, "G1")
    assert totals(OTHERS_TIE, "G1") == {"M": 3, "E": 3, "G": 2}
    assert (takers(OTHERS_TIE, "G1"), found.share, found.remainder) == ("ME", 3, 1)
    assert "12.8" in sheet(OTHERS_TIE, "G", found.number)
    assert totals(OWN_TIE, "G1") == {"M": 2, "E": 2, "G": 2}
    assert takers(OWN_TIE, "G1") == "G"


def test_r24_or_any_tie_of_its_territory() -> None:
    """R24 reinforcement_breaks: any_tie."""
    text = OTHERS_TIE + "; reinforcement_breaks any_tie"
    assert (takers(text, "G1"), count(text, "G1").clause) == ("G", "ARM-R24")
    assert result(text).gold == {"M": 0, "E": 0, "G": 7}
    alone = "Advanced, MEG, NE closed, M:G1=3 E:H1=2 G:G2=1, reinforced G2; reinforcement_breaks any_tie"
    assert takers(alone, "G1") == "M"  # no tie, nothing to break


@pytest.mark.clause("ARM-12.7")
def test_r24_with_four_players_the_gold_goes_to_the_team() -> None:
    """R24: the side of its owner."""
    text = f"Advanced, MOGE, sticks {EIGHT} H2/H3, M:G1=2 O:H1=3 G:G2=1, reinforced G2"
    assert dict(count(text.replace(", reinforced G2", ""), "G1").totals) == {0: 3, 1: 3}
    text = text.replace("M:G1=2", "M:G1=1")
    assert dict(count(text, "G1").totals) == {0: 3, 1: 3}
    assert takers(text, "G1") == "MG"
    assert result(text).gold == {"M": 7, "O": 0, "G": 7, "E": 0}


def test_r24_the_switch_changes_only_ties_where_a_token_lies() -> None:
    for state in some_states():
        assert differ(state, reinforcement_breaks="any_tie") == (set(), set())
        for one, two in zip(
            scoring.counts(state), scoring.counts(at(state, reinforcement_breaks="any_tie")), strict=True
        ):
            token = any(band.reinforcement is not None for band in one.bands)
            if not token or one.clause != "ARM-9.4":
                assert one == two
            else:
                assert two.clause == "ARM-12.7"


@pytest.mark.clause("ARM-12.3")
def test_r25_the_territory_has_to_be_complete() -> None:
    """R25: the rulebook stands."""
    text = "Advanced, ME, NE closed, M:G1=1 E:H1=1{}"
    assert evidence(refused(text.format(""), "reinforce G1", "12.3")) == targets("G2")
    allowed(text.format(" E:G2=1"), "reinforce G1")


# --- R26 to R29: arrows ----------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-14.17")
def test_r26_the_archer_is_an_elf_of_the_player() -> None:
    """R26: as an own warrior; a partner's does not do."""
    text = "Advanced, EMOG, NE closed, M:G1=1 {}:H1=1"
    allowed(text.format("E"), "shoot G1")
    for other in "OG":
        assert "14.17" in cited(text.format(other), "shoot G1")


@pytest.mark.clause("ARM-14.21", "ARM-14.22")
def test_r27_two_arrows_on_one_warrior_on_different_turns() -> None:
    """R27: yes."""
    text = "Advanced, EM, E:A1=1 M:B1=4"
    once = after(text, "shoot B1")
    refused(once, "shoot B1", "13.2")
    again = after(once, "place 1 C1", "place 1 H1")
    allowed(again, "shoot B1")
    twice, events = play(again, "shoot B1")
    assert only(events, ev.ArrowShot).clause == "ARM-14.22"
    assert [token.left for token in of(events, ev.TokenSpent)] == [0]
    assert (warrior(twice, "B1").arrows, twice.powers[0]) == (2, 0)
    assert totals(twice, "B1")["M"] == 4 - 2 + 1  # and a 1 on H1
    done = after(twice, "place 1 D2", "place 1 H3")
    refused(done, "shoot B1", "13.5")  # two in all; the arrows stay where they are
    assert warrior(done, "B1").arrows == 2


@pytest.mark.clause("ARM-14.23", "ARM-14.25")
def test_r28_a_warrior_can_drop_below_zero() -> None:
    """R28 arrow_floor: off."""
    text = "Advanced, ME, NE closed, M:G1=1 E:H1=1, arrows {}"
    assert [totals(text.format(arrows), "G1")["M"] for arrows in ("none", "G1", "G1 G1")] == [1, 0, -1]


def test_r28_or_not() -> None:
    """R28 arrow_floor: on."""
    text = "Advanced, ME, NE closed, M:G1=1 E:H1=1, arrows {}; arrow_floor on"
    assert [totals(text.format(arrows), "G1")["M"] for arrows in ("none", "G1", "G1 G1")] == [1, 0, 0]
    crown = "Advanced, ME, NE closed, M:G1=1 E:H1=1 E:G2=1, arrows G1 G1, reinforced G1; arrow_floor {}"
    assert [totals(crown.format(how), "G1")["M"] for how in ("off", "on")] == [0, 0]  # the floor comes last
    both = "Advanced, ME, NE closed, M:G1=1 M:H1=2 E:G2=1, arrows G1 G1; arrow_floor {}"
    assert [totals(both.format(how), "G1")["M"] for how in ("off", "on")] == [1, 2]  # each warrior by itself


def test_r28_the_switch_changes_no_total_where_nobody_is_below_zero() -> None:
    for state in some_states():
        assert differ(state, arrow_floor=True) == (set(), set())
        for one, two in zip(scoring.counts(state), scoring.counts(at(state, arrow_floor=True)), strict=True):
            there = [s for s in one.squares if state.squares[s.index] is not None]
            low = any(scoring.final_value(warrior(state, s.value), state.options) < 0 for s in there)
            assert low or one == two


@pytest.mark.clause("ARM-14.24")
def test_r29_an_arrow_stays_and_reveals_nothing() -> None:
    """R29: whatever later becomes of the territory or of the Elf's own warriors in it."""
    shot = after("Advanced, EO, E:A1=1 O:G1=2", "shoot G1", "place 1 B1")
    closed = after(shot, "fence F1|G1 F2|G2", "fence G2/G3 H2/H3")
    assert territory(closed, "G1") == "G1 H1 G2 H2"
    assert totals(closed, "G1") == {"O": 1}  # no Elf is there any more
    assert (warrior(closed, "G1").arrows, warrior(closed, "G1").face_up) == (1, False)
    assert value_seen(closed, "G1", 0) is None
    filled = after(closed, "place 1 H1", "place 1 C1", "place 1 G2")
    assert totals(filled, "G1") == {"O": 3}


# --- R30 to R35 ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-14.2", "ARM-14.3", "ARM-14.5", "ARM-14.6")
def test_r30_the_mage_sees_the_printed_value_and_nobody_else_does() -> None:
    """R30: any face-down opposing warrior anywhere, remembered."""
    text = "Advanced, MEG, NE closed, E:G1=3 G:H1=1^ E:G2=2 G:A1=4, arrows none, reinforced G1"
    assert legal(text, "look") == ["A1", "G1", "G2"]
    refused(text, "look H1", "14.5")
    looked, events = play(text, "look G1")
    told = only(events, ev.Looked)
    assert (told.value, warrior(looked, "G1").reinforced, warrior(looked, "G1").face_up) == (3, True, False)
    assert [value_seen(looked, "G1", seat) for seat in range(3)] == [3, 3, None]
    later = after(looked, "place 1 D3", "place 1 E3", "place 1 F3")
    assert value_seen(later, "G1", 0) == 3  # remembered
    allowed(later, "look G1")  # twice at the same tile
    twice = after(later, "look G1", "place 1 D2", "pass", "pass")
    refused(twice, "look A1", "13.5")  # two looks in all


def test_r30_arrows_do_not_change_what_is_seen() -> None:
    """R30: the printed value."""
    text = "Advanced, MEG, E:A1=1 G:B1=4 M:C1=1, arrows B1 B1"
    assert only(play(text, "look B1").events, ev.Looked).value == 4


@pytest.mark.clause("ARM-14.8", "ARM-14.9", "ARM-14.10", "ARM-14.11")
def test_r31_the_goblins_face_up_warrior_is_ordinary_in_all_else() -> None:
    """R31: never turned down."""
    text = "Advanced, GE, NE closed, E:H1=1"
    two, events = play(text, "extra 3 G1", "place 1 G2")
    assert [type(e) for e in events if isinstance(e, ev.ExtraWarriorPlaced | ev.WarriorPlaced)] == [
        ev.ExtraWarriorPlaced,
        ev.WarriorPlaced,
    ]
    assert (warrior(two, "G1").face_up, warrior(two, "G2").face_up) == (True, False)
    assert [value_seen(two, square, 1) for square in ("G1", "G2")] == [3, None]
    assert totals(two, "G1") == {"G": 4, "E": 1}
    again = after(two, "place 1 A1")
    refused(again, "extra 1 A2", "13.5")  # one use
    refused(again, "place 1 G1", "5.3", "5.6")
    allowed(again, "reinforce G1")
    assert totals(after(again, "reinforce G1"), "G1") == {"G": 5, "E": 1}
    shown = after(text, "extra 3 G1", "place 1 A1")
    allowed(shown, "shoot G1")
    assert totals(after(shown, "shoot G1"), "G1") == {"G": 2, "E": 1}


@pytest.mark.clause("ARM-14.13", "ARM-14.14", "ARM-14.15")
def test_r32_the_orcs_extra_palisade_is_one_like_any_other() -> None:
    """R32: it obeys the minimum and the supply."""
    text = "Advanced, OM, sticks A1|B1"
    assert {"14.13", "6.9"} <= cited(text, "extra A1/A2")
    one = after(text, "extra A2/A3")
    assert (one.supply, sticks(one)) == (33, ["A1|B1", "A2/A3"])
    three = after(one, "fence C3|D3 D3|E3")
    assert three.supply == 31
    refused(after(three, "place 1 A1"), "extra E3|F3", "13.5")  # one use
    for line in ALL_LINES:
        extra, plain = (GAME.refusals(at(text), GAME.parse(f"{word} {line}", at(text))) for word in ("extra", "fence"))
        assert (extra == ()) == (plain == ())


@pytest.mark.clause("ARM-10.1", "ARM-10.2", "ARM-10.6")
def test_r33_those_who_face_each_other_are_a_team() -> None:
    """R33 teams: on."""
    state = begin(players=4, advanced=True)
    assert GAME.sides(state.options) == ((0, 2), (1, 3))
    mage, orc, goblin, elf = state.options.seating
    assert only(set_up(players=4), ev.TeamsMade) == ev.TeamsMade("ARM-10.1", (mage, goblin), (orc, elf))
    assert of(set_up(players=4, teams=False), ev.TeamsMade) == of(set_up(players=3), ev.TeamsMade) == []
    assert [state.options.partner(seat) for seat in SEATS] == [2, 3, 0, 1]
    assert len(set(state.hands)) == 1
    assert (len(state.hands), state.powers, state.reinforcements) == (4, (2, 1, 1, 2), (True,) * 4)
    movers = []
    for move in ("place 1 A1", "place 1 B1", "place 1 C1", "place 1 E1", "pass", "pass", "place 1 F1", "place 1 G1"):
        movers.append(state.active)
        state = after(state, move)
    assert movers == [0, 1, 2, 3, 0, 1, 2, 3]  # the teams alternate
    assert (state.active, state.passed) == (THIRD, (True, True, False, False))  # the partner plays on


def test_r33_or_each_plays_alone() -> None:
    """R33 teams: off."""
    assert GAME.sides(Options(players=4, peoples="MOGE", teams=False)) == ((0,), (1,), (2,), (3,))
    text = "Basic, MOGE, NE closed, O:G1=4 M:H1=3 G:G2=2{}"
    assert (result(text.format("")).winners, result(text.format("; teams off")).winners) == ("MG", "O")


def test_r33_the_switch_changes_only_who_is_an_opponent() -> None:
    opponents = set()
    for state in some_states(every=3):
        more, fewer = differ(state, teams=False)
        assert fewer == set()
        if state.options.players < 4:
            assert more == set()
            assert scoring.score(at(state, teams=False)) == scoring.score(state)
        kinds = {move.split()[0] for move in more}
        assert kinds <= {"look", "shoot"}
        opponents |= kinds
    assert opponents


@pytest.mark.clause("ARM-3.1")
def test_r34_peoples_are_chosen_freely_and_all_different() -> None:
    """R34: by seat."""
    for players in (2, 3, 4):
        for letters in map("".join, itertools.permutations("MEGO", players)):
            state = begin(players=players, peoples=letters)
            assert "".join(people.value for people in state.options.seating) == letters
    for wrong in ("MM", "MOO", "X", "MEGOM", "mE"):
        with pytest.raises(UsageError):
            GAME.options(players=max(2, min(4, len(wrong))), peoples=wrong)
    for players in (1, 5):
        with pytest.raises(UsageError, match="2 to 4"):
            GAME.options(players=players)


@pytest.mark.clause("ARM-3.2")
def test_r34_under_the_basic_rules_the_people_makes_no_difference() -> None:
    """R34: only the advanced rules give it meaning."""
    for step in itertools.islice(random_game(5, players=3, peoples="MEG"), 0, None, 5):
        other = at(step.before, peoples="OGE")
        for seat in GAME.to_act(step.before):
            assert GAME.legal_actions(other, seat) == GAME.legal_actions(step.before, seat)
        end, _ = GAME.apply(other, step.action)
        assert replace(end, options=step.state.options) == step.state
        assert scoring.score(end).totals == scoring.score(step.state).totals


@pytest.mark.clause("ARM-11.1", "ARM-11.2", "ARM-11.5")
def test_r35_tokens_are_open_to_everybody() -> None:
    """R35: open; one reinforcement each, and the powers of the people."""
    assert begin(players=4, advanced=True).powers == (2, 1, 1, 2)
    assert begin(players=4, advanced=True).reinforcements == (True,) * 4
    assert begin(players=4).powers == (0,) * 4
    assert begin(players=4).reinforcements == (False,) * 4
    given = [
        (told.clause, told.people.value, told.tokens) for told in of(set_up(players=4, advanced=True), ev.TokensGiven)
    ]
    assert given[:4] == [("ARM-11.1", people, 1) for people in "MOGE"]
    assert given[4:] == [("ARM-11.2", people, tokens) for people, tokens in zip("MOGE", (2, 1, 1, 2), strict=True)]
    assert of(set_up(players=4), ev.TokensGiven) == []
    for state in some_states():
        for seat in state.options.seats:
            view = GAME.observe(state, seat)
            assert (view.powers, view.reinforcements) == (state.powers, state.reinforcements)


# --- what has no ruling of its own -----------------------------------------------------------------------------------


@pytest.mark.clause("ARM-11.3", "ARM-11.4", "ARM-13.5")
def test_everything_in_the_basic_rules_stays_in_force_under_the_advanced_ones() -> None:
    for state in some_states(every=5):
        if state.phase not in (Phase.ACTION, Phase.SECOND_STICK):
            continue
        more, fewer = differ(state, advanced=False)
        assert more == set()  # powers are optional, and take nothing away
        assert {move.split()[0] for move in fewer} <= {"reinforce", "look", "shoot", "extra"}


@pytest.mark.clause("ARM-8.9", "ARM-11.6")
def test_a_pass_gives_up_all_tokens_and_tiles() -> None:
    passed = after("Advanced, ME, NE closed, M:G1=1 E:H1=1 E:G2=1", "pass")
    assert (passed.powers[0], passed.reinforcements[0], len(hand(passed, "M"))) == (2, True, 15)
    for move in ("reinforce G1", "look H1", "place 1 A1"):
        assert "8.5" in cited(passed, f"M: {move}")
    done = result(passed)
    assert done.gold == {"M": 0, "E": 7}  # the Mage's token would have made it a tie


@pytest.mark.clause("ARM-8.1", "ARM-8.2")
def test_who_has_run_out_of_one_thing_goes_on_with_the_other() -> None:
    values = [5, 4, 3, 2, 2] + [1] * 11
    land = [square.value for square in SQUARES if square.value not in GOLD.split()]
    tiles = " ".join(f"M:{square}={value}" for square, value in zip(land, values, strict=False))
    one_left = f"{BASIC}, {tiles.rsplit(' ', 1)[0]}"
    assert only(play(one_left, f"place 1 {tiles[-4:-2]}").events, ev.HandEmpty).clause == "ARM-8.1"
    empty = at(f"{BASIC}, {tiles}")
    assert hand(empty, "M") == []
    assert legal(empty, "place") == []
    assert len(legal_lines(empty)) == 67
    no_sticks = at(f"{BASIC}, all 35 upright sticks")
    assert legal_lines(no_sticks) == []
    assert len(legal(no_sticks, "place")) == 5 * 32


@pytest.mark.clause("ARM-1.2")
def test_no_gold_moves_before_the_final_count() -> None:
    for step in random_game(6, advanced=True, players=3):
        told: list[Event] = [*of(step.events, ev.TerritoryWon), *of(step.events, ev.TerritoryShared)]
        assert bool(GAME.outcome(step.state)) == (step.state.phase is Phase.OVER)
        assert not told or step.state.phase is Phase.OVER


@pytest.mark.parametrize("name", SWITCHES)
def test_every_switch_plays_to_the_end(name: str) -> None:
    others = {"stick_count": "two_if_possible", "min_territory": 3, "heap_placement": "manual", "first_player": 1}
    others |= {"final_tie": "shared", "reinforcement_breaks": "any_tie"}
    switched = {name: others.get(name, not SWITCHES[name][1])}
    for seed, peoples in enumerate(("OG", "EMG", "MOGE")):
        end = last(random_game(seed, advanced=True, players=len(peoples), peoples=peoples, **switched))
        outcome = GAME.outcome(end)
        assert outcome is not None
        assert outcome.winners
        assert getattr(end.options, name) == switched[name]


def test_the_lines_are_those_of_the_specification() -> None:
    assert len(UPRIGHTS) == 35
    assert {str(Line(Square(line[:2]), Square(line[3:]))) for line in ALL_LINES} == set(legal_lines(BASIC))


# --- R36 to R40: what a switch leaves open ---------------------------------------------------------------------------
# R36 stands in test_fates.py.


def test_r37_partners_who_share_also_share_what_the_mage_has_looked_at() -> None:
    """R37: only where partners_share is on."""
    for how, known in (("on", [3, 3, 3, 3]), ("off", [3, None, None, 3])):  # the Orc is the Elf's partner
        text = f"Advanced, MOGE, E:A1=3; partners_share {how}"
        looked, events = play(text, "look A1")
        assert [value_seen(looked, "A1", seat) for seat in SEATS] == known
        told = only(events, ev.Looked)
        assert told.witnesses == ((FIRST, THIRD) if how == "on" else (FIRST,))


def test_r38_the_orcs_extra_palisade_is_none_of_the_two() -> None:
    """R38, stick_count: two_if_possible."""
    text = f"Advanced, OM{TWO}"
    power = after(text, "extra A1|B1")
    refused(power, "fence C1|D1 stop", "R1")
    refused(after(power, "fence C1|D1"), "stop", "R1")
    allowed(power, "fence C1|D1 E1|F1")
    allowed(power, "place 1 A1")


def test_r39_without_an_action_after_the_power_one_passes_for_good() -> None:
    """R39, power_needs_action: off."""
    stuck = STUCK + "; power_needs_action off"
    looked = after(stuck, "look H1")
    assert legal(looked) == ["pass"]
    passed = after(looked, "pass")
    assert (passed.active, passed.passed) == (SECOND, (True, False))
    refused(after(passed, "place 1 A5"), "M: reinforce A1", "8.5", "4.3")


@pytest.mark.parametrize("minimum", [5, 6])
def test_r40_smaller_territories_that_are_there_already_stay(minimum: int) -> None:
    """R40 min_territory: what a palisade makes has to be large enough, not what was there."""
    text = f"{BASIC}, NW closed; min_territory {minimum}"
    laid = sticks(at(text))
    before = regions(laid)
    fit = {
        line
        for line in set(ALL_LINES) - set(laid)
        if all(len(part) >= minimum for part in regions([*laid, line]) - before)
    }
    assert set(legal_lines(text)) == fit
    assert {"A1|B1", "A1/A2"} <= fit  # they cut nothing off
    refused(after(text, "fence A1|B1"), "fence A1/A2", "6.9", "6.11", "R2")  # parts of one and three squares
    assert GAME.position(GAME.describe(at(text))) == at(text)
