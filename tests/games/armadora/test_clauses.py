"""Every clause of the rules, one after the other: what it says, shown by the engine."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from pathlib import Path

import pytest
from msgspec.structs import asdict, replace

from orclib.errors import NotationError, PositionError, UsageError
from orclib.games.armadora import events as ev
from orclib.games.armadora.box import LAND, LINES, SQUARES, People, Side
from orclib.games.armadora.rules import scoring
from orclib.games.armadora.rules.territories import squares_of
from orclib.games.armadora.state import free_mask, is_complete
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
    Step,
    act,
    after_set_up,
    all_pass,
    allowed,
    at,
    ended,
    evidence,
    free_lines,
    gold,
    lands,
    lawful_lines,
    legal,
    line,
    names,
    of,
    on,
    only,
    play,
    random_game,
    refused,
    sticks,
)

MINES = "D1 B2 F2 H2 A4 E4 C5 G5"
UPRIGHTS = "all 35 upright sticks"
NEAR = "sticks: F1|G1 F2|G2 F3|G3 F4|G4 G4/G5 H4/H5 G2/G3"
"""A territory of eight in the east, G1 to G4 and H1 to H4 (EC-15)."""


@cache
def games() -> tuple[tuple[Step, ...], ...]:
    """Random games of every number of players by both rule sets, from the closed box to the count."""
    tables = [Options(players=n, advanced=advanced) for n in (2, 3, 4) for advanced in (False, True)]
    return tuple(tuple(random_game(seed, options)) for options in tables for seed in (1, 2))


def steps() -> Iterator[Step]:
    """Every step of these games after the set-up."""
    return (s for steps in games() for s in steps if s.before.hands)


def ends() -> Iterator[State]:
    """The last states of these games."""
    return (steps[-1].state for steps in games())


def seated(count: int) -> list[str]:
    """All seatings of that many players."""
    return ["".join(letters) for letters in permutations("MEGO", count)]


# --- 1 aim -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-1.1")
def test_the_side_with_the_most_gold_wins() -> None:
    for text, winners in (
        ("NE closed; M:G1=1 E:A1=1", (SECOND,)),  # 7 against 33
        ("NE closed; E:G1=1 M:A1=1", (FIRST,)),
        ("MOGE, NE closed; M:G1=1 G:H1=1 E:A1=1", (SECOND, FOURTH)),
    ):
        outcome = ended(text)
        assert (outcome.winners, outcome.reason.clause) == (winners, "ARM-9.9")
    for end in ends():
        found = GAME.outcome(end)
        assert found is not None
        best = max(found.score.totals)
        assert all(found.score.totals[winner] == best for winner in found.winners)


@pytest.mark.clause("ARM-1.2")
def test_no_gold_moves_before_the_final_count() -> None:
    for s in steps():
        assert s.state.heaps == s.before.heaps
        assert (GAME.outcome(s.state) is None) == (s.state.phase is not Phase.OVER)
        won = [e for e in s.events if isinstance(e, ev.TerritoryWon | ev.TerritoryShared)]
        assert not won or s.state.phase is Phase.OVER
    refused("NE closed; M:G1=5 M:H1=1 M:G2=1", "take H2", "2.7", "1.2")


@pytest.mark.clause("ARM-1.3")
def test_warriors_are_of_ones_own_people_and_palisades_of_all() -> None:
    after = play("", "place 5 A1", "fence A1|B1 stop", "fence B1|C1 stop").state
    assert [GAME.seat_name(on(after, "A1").owner, after.options)] == ["Mage"]
    assert [sum(hand) for hand in after.hands] == [15, 16]  # only the Mage's hand has given a tile
    assert after.supply == 35 - 2  # one supply for both
    refused(after, "M: place 5 B1", "4.3", "4.1", "5.1")  # the Mage's only 5 is laid
    allowed(after, "place 5 B1")  # the Elf has one as well


# --- 2 board and lines -----------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-2.1")
def test_the_board_has_columns_a_to_h_and_rows_1_to_5() -> None:
    assert [square.value for square in Square] == [f"{column}{row}" for row in range(1, 6) for column in "ABCDEFGH"]
    for place in ("I1", "A6", "A0", "J7"):
        refused("", f"place 1 {place}", "2.1")
    allowed("", "place 1 A1", "place 1 H1", "place 1 A5", "place 1 H5")


@pytest.mark.clause("ARM-2.2")
def test_neighbours_share_a_side() -> None:
    for far in ("B1|A2", "A1|B2", "A1|C1", "A1/A3", "H1|A2"):
        assert evidence(refused("", f"fence {far}", "6.5", "2.2")) == {f"square:{far[:2]}", f"square:{far[3:]}"}
    allowed("", "fence A1|B1", "fence A1/A2")
    near = {frozenset((each.a.value, each.b.value)) for each in LINES}
    for one, two in combinations(SQUARES, 2):
        step = abs(ord(one.value[0]) - ord(two.value[0])) + abs(int(one.value[1]) - int(two.value[1]))
        assert (frozenset((one.value, two.value)) in near) == (step == 1)


@pytest.mark.clause("ARM-2.3")
def test_eight_squares_hold_gold_for_the_whole_game() -> None:
    for steps in games():
        for s in steps:
            if s.before.phase is not Phase.HEAPS:
                assert [square.value for square in Square if s.state.gold(square)] == MINES.split()
    refused(GAME.new(), act.PutHeap(CHANCE, Square.A1, 5), "2.3")
    refused("", act.PutHeap(CHANCE, Square.D1, 5), "2.3")


@pytest.mark.clause("ARM-2.4")
def test_the_other_32_squares_are_land() -> None:
    ground = {a.square.value for a in GAME.legal_actions(at(""), FIRST) if isinstance(a, act.PlaceWarrior)}
    assert ground == {square.value for square in Square} - set(MINES.split())
    assert len(ground) == 32 == len(LAND)


@pytest.mark.clause("ARM-2.5")
def test_a_line_is_a_common_side_and_the_rim_is_none() -> None:
    assert len(lawful_lines("")) == 67
    for square in ("A1", "D1", "H3", "C5"):
        for side in Side:
            if side.of(Square(square)):
                refused("", act.LayPalisade(FIRST, side.beside(Square(square))), "6.7", "2.5")
    with pytest.raises(NotationError, match="a side at which D1 lies at the rim"):
        GAME.parse("fence rim D1 bottom", at(""))


@pytest.mark.clause("ARM-2.6")
def test_a_square_is_free_without_a_warrior_and_without_gold() -> None:
    state = at("M:A1=1 E:B1=1")
    assert squares_of(free_mask(state)) == tuple(s for s in LAND if s.value not in ("A1", "B1"))
    refused(state, "place 1 B2", "5.3", "2.6")
    refused(state, "place 1 A1", "5.3", "5.6")
    allowed(state, "place 1 C1")


@pytest.mark.clause("ARM-2.7")
def test_what_is_laid_stays_as_it_is() -> None:
    for s in steps():
        assert s.before.land.palisades & ~s.state.land.palisades == 0
        for before, after in zip(s.before.squares, s.state.squares, strict=True):
            if before is not None:
                assert after is not None
                kept = (before.owner, before.value, before.face_up)
                assert (after.owner, after.value, after.face_up) == kept
                assert after.arrows >= before.arrows
                assert after.reinforced >= before.reinforced
    text = "advanced, GE; G:A1=1 G:B1=2^ E:C1=1; sticks: A1|B1; powers: G 0"
    for take, clauses in {
        "take A1": ["2.7"],
        "take C1": ["2.7"],
        "take D1": ["2.7", "1.2"],
        "take A1|B1": ["2.7", "6.15"],
        "turn A1": ["2.7", "5.2"],
        "turn B1": ["2.7", "14.8"],
        "turn C1": ["2.7", "5.2", "15.1"],
    }.items():
        refused(text, take, *clauses)


# --- 3 set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-3.1")
def test_two_to_four_players_with_different_peoples() -> None:
    assert list(GAME.players) == [2, 3, 4]
    for players in (0, 1, 5):
        with pytest.raises(UsageError, match="2 to 4 players"):
            GAME.options(players=players)
    for count in GAME.players:
        for peoples in seated(count):
            state = after_set_up(Options(players=count, peoples=peoples))
            assert [one.value for one in state.options.seating] == list(peoples)
    for peoples in ("MM", "MX", "M"):
        with pytest.raises(UsageError):
            GAME.options(players=2, peoples=peoples)


@pytest.mark.clause("ARM-3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_under_the_basic_rules_the_people_makes_no_difference(players: int) -> None:
    played = random_game(5, Options(players=players))
    result = GAME.outcome(played[-1].state)
    assert result is not None
    for peoples in seated(players):
        state = GAME.new(Options(players=players, peoples=peoples))
        for s in played:
            seat = GAME.to_act(state)[0]
            assert GAME.legal_actions(state, seat) == GAME.legal_actions(s.before, seat)
            state, _ = GAME.apply(state, s.action)
        other = GAME.outcome(state)
        assert other is not None
        assert (other.winners, other.score.totals) == (result.winners, result.score.totals)


@pytest.mark.clause("ARM-3.3")
@pytest.mark.parametrize(("players", "hand"), [(2, (11, 2, 1, 1, 1)), (3, (7, 2, 1, 1, 0)), (4, (5, 1, 1, 1, 0))])
def test_all_start_with_the_same_hand(players: int, hand: tuple[int, ...]) -> None:
    steps = random_game(1, Options(players=players))
    start = next(s for s in steps if s.state.phase is Phase.ACTION)
    assert start.state.hands == (hand,) * players
    points = sum(value * count for value, count in enumerate(hand, 1))
    assert only(start.events, ev.HandsTaken) == ev.HandsTaken("ARM-3.3", sum(hand), points)
    if not hand[4]:
        refused(start.state, act.PlaceWarrior(start.state.active, 5, Square.A1), "5.1", "3.3")


@pytest.mark.clause("ARM-3.4")
@pytest.mark.parametrize(("players", "each", "unused"), [(2, 0, 2), (3, 5, 1), (4, 8, 0)])
def test_tiles_not_in_a_starting_hand_are_out_of_the_game(players: int, each: int, unused: int) -> None:
    steps = random_game(2, Options(players=players), passes=0.0)
    start = next(s for s in steps if s.state.phase is Phase.ACTION)
    assert only(start.events, ev.TilesLeftOut) == ev.TilesLeftOut("ARM-3.4", each, unused)
    for s in steps:
        if s.state.hands:
            laid = Counter(one.owner for one in s.state.squares if one is not None)
            assert {sum(hand) + laid[Seat(seat)] for seat, hand in enumerate(s.state.hands)} == {16 - each}


@pytest.mark.clause("ARM-3.5")
def test_eight_heaps_are_put_at_random() -> None:
    assert {GAME.format(a): share for a, share in GAME.chances(GAME.new())} == {
        "heap D1=3": Fraction(1, 8),
        "heap D1=4": Fraction(2, 8),
        "heap D1=5": Fraction(2, 8),
        "heap D1=6": Fraction(2, 8),
        "heap D1=7": Fraction(1, 8),
    }
    put = [e for s in games()[0] for e in of(s.events, ev.HeapPut)]
    assert [(e.clause, e.square.value) for e in put] == [("ARM-3.5", square) for square in MINES.split()]
    assert tuple(e.gold for e in put) == games()[0][-1].state.heaps
    for end in ends():
        assert sorted(end.heaps) == [3, 4, 4, 5, 5, 6, 6, 7]
        assert {GAME.observe(end, seat).heaps for seat in end.options.seats} == {end.heaps}
    assert len({end.heaps for end in ends()}) > 1
    refused(GAME.new(), act.PutHeap(FIRST, Square.D1, 5), "3.5")
    one = GAME.apply(GAME.new(), act.PutHeap(CHANCE, Square.D1, 7))[0]
    refused(one, act.PutHeap(CHANCE, Square.B2, 7), "3.5")
    refused(one, act.PutHeap(CHANCE, Square.D1, 5), "3.5")


@pytest.mark.clause("ARM-3.6")
def test_35_palisades_form_one_supply() -> None:
    for players in GAME.players:
        steps = random_game(3, Options(players=players))
        start = next(s for s in steps if s.state.phase is Phase.ACTION)
        assert (start.state.supply, only(start.events, ev.SupplyMade)) == (35, ev.SupplyMade("ARM-3.6", 35))
        for s in steps:
            assert s.state.supply + s.state.land.palisades.bit_count() == 35


@pytest.mark.clause("ARM-3.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_and_play_goes_clockwise(players: int) -> None:
    state = next(s.before for s in random_game(1, Options(players=players)) if s.before.phase is Phase.FIRST)
    assert GAME.to_act(state) == (CHANCE,)
    assert [share for _, share in GAME.chances(state)] == [Fraction(1, players)] * players
    refused(state, act.NameFirst(FIRST, FIRST), "3.7")
    for first, (action, _) in enumerate(GAME.chances(state)):
        now, events = GAME.apply(state, action)
        assert (now.first, now.active) == (first, first)
        people = state.options.seating[first]
        assert only(events, ev.FirstNamed) == ev.FirstNamed("ARM-3.7", Seat(first), people)
        assert only(events, ev.TurnBegun) == ev.TurnBegun("ARM-4.1", Seat(first), people)
        movers = []
        for _turn in range(2 * players):
            movers.append(now.active)
            now = GAME.apply(now, GAME.legal_actions(now, now.active)[0])[0]
        assert movers == [(first + turn) % players for turn in range(2 * players)]


@pytest.mark.clause("ARM-3.8")
def test_rule_set_and_looking_again_are_fixed_before_the_start() -> None:
    for steps in games():
        assert len({s.state.options for s in steps}) == 1
    assert not any(after_set_up(Options(advanced=False)).powers)
    assert all(after_set_up(Options(advanced=True)).powers)
    for relook, value in ((True, 5), (False, None)):
        state = play(f"options: relook {'on' if relook else 'off'}", "place 5 A1").state
        own = GAME.observe(state, FIRST).squares[Square.A1.index]
        assert own is not None
        assert own.value == value


# --- 4 the turn ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-4.1")
def test_a_turn_is_one_of_two_actions() -> None:
    assert {type(a) for a in GAME.legal_actions(at(""), FIRST)} == {act.PlaceWarrior, act.LayPalisade, act.Pass}
    placed = play("", "place 1 A1").state
    assert placed.active == SECOND
    for second in ("M: place 1 B1", "M: fence A1|B1"):
        refused(placed, second, "4.3", "4.1")
    begun = play("", "fence A1|B1").state
    refused(begun, "place 1 A1", "4.1")
    refused("", "reinforce A1", "4.1", "11.3", "12.1", "12.3")
    refused("", "M: look A1", "4.1", "11.3", "14.1")


@pytest.mark.clause("ARM-4.2")
def test_the_only_alternative_is_to_pass_for_good() -> None:
    for s in steps():
        if s.before.phase is Phase.ACTION and not s.before.options.advanced:
            others = {type(a) for a in GAME.legal_actions(s.before, s.before.active)}
            assert others - {act.PlaceWarrior, act.LayPalisade} == {act.Pass}
    refused(play("", "fence A1|B1").state, "pass", "4.2")
    assert play("", "pass").state.passed == (True, False)


@pytest.mark.clause("ARM-4.3")
def test_only_the_active_player_acts() -> None:
    for s in steps():
        assert GAME.to_act(s.before) == (s.before.active,)
    for move in ("E: place 1 A1", "E: fence A1|B1", "E: pass"):
        assert evidence(refused("", move, "4.3")) == {"screen:0"}


@pytest.mark.clause("ARM-4.4")
def test_the_next_player_is_the_next_clockwise_who_has_not_passed() -> None:
    state, events = play("MOGE; passed: O G", "place 1 A1")
    assert (state.active, only(events, ev.TurnBegun).clause) == (FOURTH, "ARM-4.4")
    for s in steps():
        if s.state.turn > s.before.turn:
            count, seat = s.state.options.players, s.before.active
            order = [(seat + step) % count for step in range(1, count + 1)]
            assert s.state.active == next(who for who in order if not s.state.passed[who])


@pytest.mark.clause("ARM-4.5")
def test_nothing_in_a_turn_is_decided_by_chance() -> None:
    for s in steps():
        assert CHANCE not in GAME.to_act(s.before)
        assert GAME.apply_unchecked(s.before, s.action) == (s.state, s.events)


# --- 5 placing a warrior ---------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-5.1")
def test_exactly_one_warrior_of_ones_own_hand() -> None:
    for s in steps():
        if isinstance(s.action, act.PlaceWarrior):
            seat, value = s.action.seat, s.action.value
            fewer = [n - (place == value - 1) for place, n in enumerate(s.before.hands[seat])]
            assert list(s.state.hands[seat]) == fewer
            new = [one for one, old in zip(s.state.squares, s.before.squares, strict=True) if one != old]
            assert [(one.owner, one.value) for one in new if one is not None] == [(seat, value)]
    refused("M:A1=5", "place 5 B1", "5.1")  # the only one is laid
    refused("", "place 6 A1", "5.1")
    refused("MEG", "place 5 A1", "5.1", "3.3")
    allowed("M:A1=5", "place 4 B1")


@pytest.mark.clause("ARM-5.2")
def test_a_warrior_is_laid_face_down() -> None:
    state, events = play("advanced, GM", "place 5 A1")
    assert not on(state, "A1").face_up
    assert only(events, ev.WarriorPlaced).clause == "ARM-5.2"
    assert asdict(only(events, ev.WarriorPlaced).seen_by(SECOND))["value"] is None
    refused(state, "G: turn A1", "2.7", "5.2")


@pytest.mark.clause("ARM-5.3")
def test_a_warrior_needs_a_free_square() -> None:
    text = "M:A1=1 E:B1=1"
    refused(text, "place 1 D1", "5.3", "2.6")
    refused(text, "place 1 A1", "5.3", "5.6")
    refused(text, "place 1 B1", "5.3", "5.6")
    allowed(text, "place 1 C1")


@pytest.mark.clause("ARM-5.4")
def test_any_free_square_will_do() -> None:
    """Whoever stands there, however the board is divided: own, foreign, contested, empty territories."""
    text = "NW NE SW closed; M:A1=1 E:G1=1 M:A5=1 E:B5=1"
    places = {a.square for a in GAME.legal_actions(at(text), FIRST) if isinstance(a, act.PlaceWarrior)}
    assert places == set(LAND) - {Square.A1, Square.G1, Square.A5, Square.B5}
    for s in steps():
        placed = {a.square for a in GAME.legal_actions(s.before, s.before.active) if isinstance(a, act.PlaceWarrior)}
        if placed:
            assert placed == set(squares_of(free_mask(s.before)))


@pytest.mark.clause("ARM-5.5")
def test_the_player_chooses_which_tile_to_lay() -> None:
    assert [move for move in legal("") if move.endswith(" A1")] == [f"place {value} A1" for value in range(1, 6)]
    assert [move for move in legal("M:B1=3 M:C1=5") if move.endswith(" A1")] == [f"place {v} A1" for v in (1, 2, 4)]
    assert on(play("", "place 4 A1").state, "A1").value == 4


@pytest.mark.clause("ARM-5.6")
def test_a_square_holds_one_warrior() -> None:
    assert evidence(refused("E:A1=1", "place 5 A1", "5.3", "5.6")) == {"square:A1"}
    with pytest.raises(PositionError, match=r"Two warriors stand on A1.*ARM-5\.6"):
        at("M:A1=1 E:A1=2")
    for s in steps():
        gone = sum(map(sum, s.before.hands)) - sum(map(sum, s.state.hands))
        assert (
            sum(one is not None for one in s.state.squares) - sum(one is not None for one in s.before.squares) == gone
        )


# --- 6 laying palisades ----------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-6.1")
def test_one_or_two_palisades_as_the_player_likes() -> None:
    one, events = play("", "fence C3|D3")
    laid = only(events, ev.PalisadeLaid)
    assert (laid.clause, laid.extra) == ("ARM-6.1", False)
    assert (one.phase, one.active) == (Phase.SECOND_STICK, FIRST)
    alone, events = play(one, "stop")
    assert (alone.active, only(events, ev.Stopped).clause) == (SECOND, "ARM-6.1")
    two = play(one, "fence E3|F3").state
    assert (two.active, sticks(two)) == (SECOND, {"C3|D3", "E3|F3"})
    refused("", "fence C3|D3 E3|F3 C4|D4", "6.1", "6.16")
    refused(two, "M: fence C4|D4", "4.3", "4.1")
    allowed("", "fence C3|D3 stop", "fence C3|D3 E3|F3")


@pytest.mark.clause("ARM-6.2")
def test_laying_none_is_no_action() -> None:
    refused("", "fence nothing", "6.2")
    refused("", "stop", "6.2")
    allowed(play("", "fence A1|B1").state, "stop")


@pytest.mark.clause("ARM-6.3")
def test_each_palisade_comes_from_the_common_supply() -> None:
    state = play("", "fence A1|B1 C1|D1", "fence E1|F1 stop").state
    assert state.supply == 35 - 3
    for s in steps():
        laid = isinstance(s.action, act.LayPalisade | act.ExtraPalisade)
        assert s.before.supply - s.state.supply == laid
        assert [e.supply for e in of(s.events, ev.PalisadeLaid)] == [s.state.supply] * laid


@pytest.mark.clause("ARM-6.4")
def test_the_last_palisade_is_laid_alone_and_then_the_action_is_gone() -> None:
    last = f"{UPRIGHTS} except G1|H1"
    assert at(last).supply == 1
    refused(last, "fence G1/G2 H1/H2", "6.4", "6.9", "6.10", "6.12", "6.16")
    none, events = play(last, "fence G1|H1")
    assert (none.active, none.phase, none.supply) == (SECOND, Phase.ACTION, 0)
    assert only(events, ev.SupplyEmpty).clause == "ARM-6.4"
    assert legal(none, act.LayPalisade) == []
    assert evidence(refused(none, "fence A1/A2", "6.9", "6.10", "6.4")) == {"square:A1", "supply"}


@pytest.mark.clause("ARM-6.5")
def test_each_palisade_lies_on_a_line_between_two_squares() -> None:
    for s in steps():
        laid = {a.line for a in GAME.legal_actions(s.before, s.before.active) if isinstance(a, act.LayPalisade)}
        assert laid <= set(LINES)
    refused("", "fence A1|C1", "6.5", "2.2")
    refused("", "fence A1|A1", "6.5", "2.2")
    allowed("", "fence A1|B1")


@pytest.mark.clause("ARM-6.6")
def test_one_palisade_a_line() -> None:
    assert evidence(refused("sticks: C3|D3", "fence C3|D3", "6.6")) == {"line:C3|D3"}
    refused("", "fence C3|D3 D3|C3", "6.6", "6.16")
    refused(play("", "fence C3|D3").state, "fence C3|D3", "6.6")
    allowed("", "fence C3|D3")


@pytest.mark.clause("ARM-6.7")
def test_no_palisade_on_the_rim() -> None:
    rim = [(square, side) for square in SQUARES for side in Side if side.of(square)]
    assert len(rim) == 2 * (8 + 5)
    for square, side in rim:
        told = refused("", act.LayPalisade(FIRST, side.beside(square)), "6.7", "2.5")
        assert evidence(told) == {f"rim:{square.value}:{side.value}"}
    refused("", "fence rim A1 left", "6.7", "2.5")


@pytest.mark.clause("ARM-6.8")
def test_two_palisades_of_a_turn_need_not_touch() -> None:
    allowed("", "fence A1|B1 G5|H5", "fence C3|D3 F2/F3")
    begun = play("", "fence C3|D3").state
    assert lawful_lines(begun) == free_lines(begun)


CORNER = "sticks: A3/A4 A4|B4 B4/B5"
"""Of A4, A5 and B5 only B5|C5 is open (EC-3)."""


@pytest.mark.clause("ARM-6.9")
def test_no_territory_of_fewer_than_four_squares() -> None:
    told = refused(CORNER, "fence B5|C5", "6.9", "6.10", "6.11")
    assert evidence(told) == {"square:A4", "square:A5", "square:B5"}
    wide = play(CORNER, "fence C5|D5 stop").state
    refused(wide, "fence B5|C5", "6.9", "6.10", "6.11")
    closed = play(wide, "fence C4/C5 stop").state
    assert "A4 A5 B5 C5" in lands(closed)
    refused("sticks: A1|B1", "fence A1/A2", "6.9", "6.10")


@pytest.mark.clause("ARM-6.10")
def test_both_parts_need_four_squares() -> None:
    seven = "sticks: D1|E1 D1/D2 C2|D2 A2/A3 B2/B3 C2/C3 B1|C1"  # EC-4
    assert "A1 B1 C1 D1 A2 B2 C2" in lands(seven)
    told = refused(seven, "fence B2|C2", "6.9", "6.10", "6.11")
    assert evidence(told) == {"square:C1", "square:D1", "square:C2"}
    refused(seven, "fence C1|D1", "6.9", "6.10", "6.11")
    inside = {name for name in lawful_lines(seven) if {name[:2], name[3:]} <= {*lands(seven)[0].split()}}
    assert inside == {"A1|B1", "A1/A2", "B1/B2", "A2|B2"}
    allowed(seven.replace(" B1|C1", ""), "fence B1|C1")


@pytest.mark.clause("ARM-6.11")
def test_gold_and_warriors_count_as_squares_too() -> None:
    text = "sticks: B1|C1 B2|C2 A2/A3; M:A1=1 E:B1=1 E:A2=1"
    allowed(text, "fence B2/B3")  # four squares: a heap and three warriors
    assert "A1 B1 A2 B2" in lands(play(text, "fence B2/B3 stop").state)
    told = refused("sticks: A1/A2 B1/B2; M:A1=1", "fence B1|C1", "6.9", "6.10", "6.11")
    assert told[-1].evidence == ("square:A1",)


@pytest.mark.clause("ARM-6.12")
def test_the_second_palisade_is_checked_with_the_first_in_place() -> None:
    allowed("", "fence A1|B1", "fence A1/A2", "fence A1|B1 stop", "fence A1/A2 stop")
    told = refused("", "fence A1|B1 A1/A2", "6.9", "6.10", "6.12", "6.16")
    assert told[2].evidence == ("line:A1|B1",)
    refused(play("", "fence A1|B1").state, "fence A1/A2", "6.9", "6.10")
    for pair in ("C5|D5 C4/C5", "C4/C5 C5|D5"):  # EC-3: in either order
        allowed(CORNER, f"fence {pair}")


@pytest.mark.clause("ARM-6.13")
def test_a_palisade_may_close_nothing() -> None:
    state, events = play("", "fence D3|E3")
    assert (lands(state), only(events, ev.PalisadeLaid).closes_nothing) == ([names(2**40 - 1)], True)
    closing = play("sticks: B1|C1 B2|C2 A2/A3", "fence B2/B3").events
    assert not only(closing, ev.PalisadeLaid).closes_nothing
    allowed("NW closed", "fence A1|B1")  # a dead end in a closed corner (EC-5)


@pytest.mark.clause("ARM-6.14")
def test_palisades_may_be_laid_anywhere_whoever_stands_there() -> None:
    for s in steps():
        if s.before.supply and s.before.phase is Phase.ACTION:
            bare = replace(s.before, squares=(None,) * 40)
            assert lawful_lines(bare) == lawful_lines(s.before)
            assert lawful_lines(replace(s.before, active=Seat(1 - s.before.active % 2))) == lawful_lines(s.before)
    allowed("E:A1=1 E:B1=1", "fence A1|B1")


@pytest.mark.clause("ARM-6.15")
def test_palisades_belong_to_nobody() -> None:
    one = play("", "fence A1|B1 stop", "fence C1|D1 stop").state
    other = play("", "fence C1|D1 stop", "fence A1|B1 stop").state
    assert one == other
    for taker in ("M", "E"):
        assert {r.code for r in refused(one, f"{taker}: take A1|B1", "2.7", "6.15")} >= {"nobodys-palisade"}


@pytest.mark.clause("ARM-6.16")
@pytest.mark.parametrize("pair", ["A1|B1 A1/A2", "C3|D3 C3|D3", "C3|D3 C3|E3", "A1|C1 C3|D3"])
def test_an_announcement_with_one_wrong_palisade_lays_none(pair: str) -> None:
    state = at("")
    told = GAME.refusals(state, GAME.parse(f"fence {pair}", state))
    assert told[-1].clause == "ARM-6.16"
    refused(state, f"fence {pair}", *(r.clause.removeprefix("ARM-") for r in told))
    allowed(state, "fence C3|D3 E3|F3")


# --- 7 territories ---------------------------------------------------------------------------------------------------

WE1 = """sticks: D1|E1 E1|F1 D1/D2 C2|D2 E2|F2 G2|H2 A2/A3 B2/B3 C2/C3 D2/D3 F2/F3 G2/G3 H2/H3 E3|F3 G3|H3 A3/A4 B3/B4
C3/C4 E3/E4 C4|D4 D4|E4 E4|F4 G4|H4 C4/C5 D4/D5 F4/F5 B5|C5 F5|G5"""


@pytest.mark.clause("ARM-7.1")
def test_a_territory_is_all_that_can_be_reached_across_open_lines() -> None:
    assert lands(WE1) == [
        "A1 B1 C1 D1 A2 B2 C2",
        "E1 D2 E2 A3 B3 C3 D3 E3 D4",
        "F1 G1 H1 F2 G2 H2",
        "F3 G3 H3 F4 G4 H4 G5 H5",
        "A4 B4 C4 A5 B5",
        "E4 C5 D5 E5 F5",
    ]
    dead_end = play("NW closed", "fence A1|B1 stop").state  # one walks around it (EC-5)
    assert "A1 B1 A2 B2" in lands(dead_end)


@pytest.mark.clause("ARM-7.2")
def test_the_rim_bounds_a_territory() -> None:
    assert "A1 B1 A2 B2" in lands("sticks: B1|C1 B2|C2 A2/A3 B2/B3")  # the rim does the rest
    assert lands(UPRIGHTS) == [" ".join(f"{column}{row}" for row in range(1, 6)) for column in "ABCDEFGH"]
    flat = "all flat sticks in rows 1, 2, 3, 4"
    assert lands(flat) == [" ".join(f"{column}{row}" for column in "ABCDEFGH") for row in range(1, 6)]


@pytest.mark.clause("ARM-7.3")
def test_the_board_is_one_territory_while_nothing_is_closed() -> None:
    whole = [" ".join(square.value for square in SQUARES)]
    assert lands("") == whole
    assert lands("all upright sticks in rows 2, 3, 4, 5") == whole  # the comb (EC-6)
    assert lands("sticks: B1|C1 B2|C2 A2/A3") == whole
    allowed("advanced, EM; M:A1=4 E:H5=1", "shoot A1")  # the same territory, across the board


@pytest.mark.clause("ARM-7.4")
def test_every_square_lies_in_one_territory_the_outside_too() -> None:
    for s in steps():
        assert sum(s.state.land.territories) == 2**40 - 1
        assert sum(mask.bit_count() for mask in s.state.land.territories) == 40
    state, events = play("sticks: B1|C1 B2|C2 A2/A3", "fence B2/B3")
    divided = only(events, ev.TerritoryDivided)
    assert (divided.clause, sorted(map(len, (divided.one, divided.two)))) == ("ARM-7.4", [4, 36])
    assert gold(play(state, "stop", "place 1 C3").state) == (0, 34)  # the outside is counted as well


@pytest.mark.clause("ARM-7.5")
@pytest.mark.parametrize(("cells", "heaps"), [("C3 D3 C4 D4", 0), ("G1 H1 G2 H2", 1), ("A4 A5 B5 C5", 2)])
def test_a_territory_may_hold_several_heaps_or_none(cells: str, heaps: int) -> None:
    block = cells.split()
    border = [str(each) for each in LINES if (each.a.value in block) is not (each.b.value in block)]
    text = f"sticks: {' '.join(border[:-1])}"
    allowed(text, f"fence {border[-1]}")
    closed = play(text, f"fence {border[-1]} stop").state
    assert cells in lands(closed)
    (count,) = (c for c in scoring.counts(closed) if names(sum(s.bit for s in c.squares)) == cells)
    assert len(count.heaps) == heaps
    if not heaps:
        (line_,) = (sheet for sheet in ended(closed).score.lines if sheet.clause == "ARM-7.5")
        assert line_.code == "no-gold"


@pytest.mark.clause("ARM-7.6")
def test_a_territory_may_be_divided_again() -> None:
    allowed(NEAR, "fence H2/H3")
    halves, events = play(NEAR, "fence H2/H3")
    assert only(events, ev.TerritoryDivided).clause == "ARM-7.6"
    assert {"G1 H1 G2 H2", "G3 H3 G4 H4"} < set(lands(halves))
    assert len(lands(halves)) == 3
    refused("NE closed; sticks: G1|H1", "fence G2|H2", "6.9", "6.9", "6.11")  # two parts of two squares


@pytest.mark.clause("ARM-7.7")
def test_territories_never_merge() -> None:
    for steps_ in games():
        for s in steps_:
            for mask in s.state.land.territories:
                assert sum(mask & old == mask for old in s.before.land.territories) == 1
    refused("NE closed", "take G2/G3", "2.7", "6.15")


FULL = "NE closed; M:G1=3 E:H1=2 E:G2=2"
"""A complete corner: three warriors and a heap."""


@pytest.mark.clause("ARM-7.8")
def test_a_territory_is_complete_when_every_square_is_occupied_gold_included() -> None:
    state = at(FULL)
    complete = [names(mask) for mask in state.land.territories if is_complete(state, mask)]
    assert complete == ["G1 H1 G2 H2"]
    gap = at("advanced, ME; NE closed; M:G1=3 E:H1=2")
    assert not any(is_complete(gap, mask) for mask in gap.land.territories)
    told = only(play(gap, "place 1 G2").events, ev.TerritoryCompleted)
    assert (told.clause, told.squares) == ("ARM-7.8", (Square.G1, Square.H1, Square.G2, Square.H2))
    refused(gap, "reinforce G1", "12.3")
    allowed(f"advanced, ME; {FULL}", "reinforce G1")


@pytest.mark.clause("ARM-7.8")
def test_a_palisade_completes_a_territory_by_cutting_its_free_squares_away() -> None:
    gap = f"advanced, OE; {NEAR}; O:G1=1 E:H1=1 O:G2=2 E:G3=1 O:H3=1 E:G4=2"  # EC-15: only H4 is free
    events = play(gap, "fence H2/H3").events
    assert [e.squares for e in of(events, ev.TerritoryCompleted)] == [
        (Square.G1, Square.H1, Square.G2, Square.H2),
    ]
    assert of(play(f"{gap} O:H4=1", "fence H2/H3").events, ev.TerritoryCompleted) == []  # it was complete before


EIGHT = "O:G1=1 E:H1=2 O:G2=1 E:G3=1 O:H3=1 E:G4=2 O:H4=2"
"""With NEAR a complete territory of eight (EC-16)."""


@pytest.mark.clause("ARM-7.9")
def test_a_complete_territory_stays_complete_and_so_do_its_parts() -> None:
    state = play(f"advanced, EO; {NEAR}; {EIGHT}; reinforced: G2", "fence H2/H3 stop").state
    complete = {names(mask) for mask in state.land.territories if is_complete(state, mask)}
    assert complete == {"G1 H1 G2 H2", "G3 H3 G4 H4"}
    allowed(play(state, "place 1 A1").state, "reinforce G4")
    seen = 0
    for s in steps():
        full = [mask for mask in s.before.land.territories if is_complete(s.before, mask)]
        for mask in full:
            parts = [part for part in s.state.land.territories if part & mask]
            assert sum(parts) == mask
            assert all(is_complete(s.state, part) for part in parts)
            seen += 1
    assert seen


# --- 8 running out, passing, end -------------------------------------------------------------------------------------

ALL_MAGES = "M:A1=5 M:B1=4 M:C1=3 M:E1=2 M:F1=2 " + " ".join(
    f"M:{square}=1" for square in ["G1", "H1", "A2", "C2", "D2", "E2", "G2", "A3", "B3", "C3", "D3"]
)
"""The Mage's 16 tiles."""


@pytest.mark.clause("ARM-8.1")
def test_without_warriors_one_may_go_on_laying_palisades() -> None:
    assert at(ALL_MAGES).hands[FIRST] == (0, 0, 0, 0, 0)
    assert (legal(ALL_MAGES, act.PlaceWarrior), lawful_lines(ALL_MAGES)) == ([], free_lines(ALL_MAGES))
    allowed(ALL_MAGES, "fence A1|B1", "fence A1|B1 stop")
    last = play(f"{ALL_MAGES.replace(' M:D3=1', '')}", "place 1 D3").events
    assert only(last, ev.HandEmpty).clause == "ARM-8.1"


@pytest.mark.clause("ARM-8.2")
def test_without_palisades_one_may_still_place_warriors() -> None:
    assert at(UPRIGHTS).supply == 0
    assert len(legal(UPRIGHTS, act.PlaceWarrior)) == 5 * 32
    assert legal(UPRIGHTS, act.LayPalisade) == []
    allowed(UPRIGHTS, "place 5 A1")


STUCK = f"""advanced, ME; {UPRIGHTS}; M:A1=5 M:A2=1 M:A3=1 M:B1=4 M:B3=1 M:B4=1 M:C1=3 M:C2=1 M:C3=1 M:D2=2 M:D3=1
M:D4=1 M:E1=2 M:E2=1 M:E3=1 M:F1=1 E:H1=1 E:H3=3"""
"""EC-20: no stick, no tile in the Mage's hand, no column of his complete."""


@pytest.mark.clause("ARM-8.3")
def test_who_can_do_nothing_must_pass() -> None:
    assert legal(STUCK) == ["pass"]
    told = only(play(STUCK, "pass").events, ev.Passed)
    assert (told.clause, told.forced) == ("ARM-8.3", True)


@pytest.mark.clause("ARM-8.4")
def test_who_could_act_may_pass_even_on_the_first_turn() -> None:
    assert len(legal("")) == 160 + 67 + 1
    told = only(play("", "pass").events, ev.Passed)
    assert (told.clause, told.forced) == ("ARM-8.4", False)
    for s in steps():
        if s.before.phase is Phase.ACTION:
            assert act.Pass(s.before.active) in GAME.legal_actions(s.before, s.before.active)


@pytest.mark.clause("ARM-8.5")
def test_a_pass_is_final() -> None:
    state = play("MEG", "pass", "place 1 A1", "place 1 B1").state
    assert state.active == SECOND  # the Mage is skipped
    for move in ("place 1 C1", "fence A1|B1", "pass"):
        assert evidence(refused(state, f"M: {move}", "8.5", "4.3")) == {"screen:0", "screen:1"}
    for steps_ in games():
        out: set[Seat] = set()
        for s in steps_:
            assert s.action.seat not in out
            out |= {s.action.seat} if isinstance(s.action, act.Pass) else set()


@pytest.mark.clause("ARM-8.6")
def test_what_a_passed_player_has_on_the_board_stays_and_counts() -> None:
    state = play("NE closed", "place 2 G1", "place 1 H1", "pass", "place 1 A1").state
    assert on(state, "G1").value == 2
    assert gold(state) == (7, 33)


@pytest.mark.clause("ARM-8.7")
def test_the_last_player_left_takes_turn_after_turn() -> None:
    state, events = play("MEG", "pass", "pass", "place 1 A1", "place 2 B1", "fence A1|B1 C1/C2")
    assert (state.active, state.turn) == (THIRD, 6)
    assert [e.clause for e in of(events, ev.TurnBegun)] == ["ARM-4.4", "ARM-4.4", "ARM-8.7", "ARM-8.7", "ARM-8.7"]
    allowed(state, "place 1 C1", "pass")


@pytest.mark.clause("ARM-8.8")
def test_the_game_stops_the_moment_all_have_passed() -> None:
    state = play("MEG", "pass", "pass").state
    assert GAME.outcome(state) is None
    end, events = play(state, "pass")
    assert (GAME.to_act(end), only(events, ev.GameStopped).clause) == ((), "ARM-8.8")
    assert of(events, ev.TurnBegun) == []
    assert all(GAME.legal_actions(end, seat) == () for seat in end.options.seats)
    refused(end, "M: place 1 A1", "8.8", "8.5")
    for end in ends():
        assert all(end.passed)


@pytest.mark.clause("ARM-8.9")
def test_what_is_not_played_counts_for_nothing() -> None:
    assert gold("M:A1=1 E:B1=2") == (0, 40)  # the Mage keeps a 5, a 4 and a 3
    assert (
        gold("advanced, ME; M:A1=1 E:B1=1")
        == gold("advanced, ME; M:A1=1 E:B1=1; seen: M B1 B1; arrows: none")
        == (20, 20)
    )
    assert only(play("", "pass").events, ev.Passed).tiles == 16


@pytest.mark.clause("ARM-8.10")
def test_one_may_not_wait_for_a_later_possibility() -> None:
    out = play(STUCK, "pass", "E: place 1 A5").state  # the Elf completes column A
    assert is_complete(out, out.land.territory(Square.A1))
    refused(out, "M: reinforce A1", "8.5", "4.3")
    assert [GAME.format(a) for a in GAME.legal_actions(out, FIRST)] == []
    first = play(f"{STUCK}; E to move", "place 1 A5").state  # had the Elf moved first
    assert legal(first, act.PlaceReinforcement) == ["reinforce A1", "reinforce A2", "reinforce A3"]


# --- 9 final count ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-9.1")
def test_all_warriors_are_turned_up() -> None:
    end, events = all_pass("MEG; M:A1=4 E:B1=1 E:C1=3")
    assert only(events, ev.WarriorsRevealed) == ev.WarriorsRevealed("ARM-9.1", 3)
    for seat in end.options.seats:
        assert [one.value for one in GAME.observe(end, seat).squares if one is not None] == [4, 1, 3]


@pytest.mark.clause("ARM-9.2")
def test_the_values_of_each_player_are_added_up_in_each_territory() -> None:
    text = "NE closed; M:G1=1 M:H1=2 E:G2=4 M:A1=5 E:C3=1 E:D3=1"
    assert [count.totals for count in scoring.counts(at(text))] == [((0, 5), (1, 2)), ((0, 3), (1, 4))]
    lines = [x for x in ended(text).score.lines if x.clause == "ARM-9.2"]
    assert [(x.seat, x.facts["n"], len(x.evidence)) for x in lines] == [(0, 5, 1), (1, 2, 2), (0, 3, 2), (1, 4, 1)]


@pytest.mark.clause("ARM-9.3")
def test_the_highest_total_takes_every_heap_of_the_territory() -> None:
    assert gold("M:A1=2 E:B1=1") == (40, 0)
    text = "sticks: A3/A4 A4|B4 B4/B5 C4/C5 C5|D5; M:A5=1 E:B5=2"  # two heaps: 4 and 3
    assert gold(text) == (0, 7)
    assert [(e.clause, e.gold, e.total) for e in of(all_pass(text).events, ev.TerritoryWon)] == [("ARM-9.3", 7, 2)]
    lines = [(x.seat, x.points, x.code) for x in ended("M:A1=2 E:B1=1").score.lines if x.clause == "ARM-9.3"]
    assert lines == [(FIRST, 40, "won"), (SECOND, 0, "lost")]


@pytest.mark.clause("ARM-9.4")
def test_a_tie_shares_the_gold() -> None:
    text = "SW closed; M:A5=2 E:B5=2"
    assert gold(text) == (2, 2)
    told = only(all_pass(text).events, ev.TerritoryShared)
    assert (told.clause, told.share, told.remainder, told.total) == ("ARM-9.4", 2, 0, 2)
    assert gold("MEG, SW closed; M:A5=2 E:B5=2 G:B4=1") == (2, 2, 0)  # only those who tie for the highest
    assert [count.clause for count in scoring.counts(at(text))] == ["ARM-9.7", "ARM-9.4"]


@pytest.mark.clause("ARM-9.5")
def test_shares_are_rounded_down_and_the_remainder_is_nobodys() -> None:
    text = "MEG, NE closed; M:G1=2 E:H1=2 G:G2=2"
    assert gold(text) == (2, 2, 2)
    (rest,) = (x for x in ended(text).score.lines if x.clause == "ARM-9.5")
    assert (rest.seat, rest.points) == (None, 1)


@pytest.mark.clause("ARM-9.6")
def test_the_sum_of_the_heaps_is_shared_and_not_heap_by_heap() -> None:
    text = "sticks: E3/E4 D4|E4 E4|F4 C4/C5 D4/D5 F4/F5 B5|C5 F5|G5; M:D5=3 E:E5=2 E:F5=1"  # heaps 5 and 3
    assert gold(text) == (4, 4)
    assert [(e.gold, e.share, e.remainder) for e in of(all_pass(text).events, ev.TerritoryShared)] == [(8, 4, 0)]


@pytest.mark.clause("ARM-9.7")
def test_who_is_not_there_gets_nothing() -> None:
    assert gold("NE closed; M:A1=1") == (33, 0)
    events = all_pass("NE closed; M:A1=1").events
    assert [(e.clause, e.gold) for e in of(events, ev.TerritoryUnclaimed)] == [("ARM-9.7", 7)]
    assert gold("advanced, ME; NE closed; M:G1=1 E:A1=1; arrows: G1") == (7, 33)  # 0 against nobody
    (rest,) = (x for x in ended("NE closed; M:A1=1").score.lines if x.clause == "ARM-9.7")
    assert (rest.seat, rest.points, rest.code) == (None, 7, "unclaimed")


@pytest.mark.clause("ARM-9.8")
@pytest.mark.parametrize(("arrows", "total"), [("G1", 0), ("G1 G1", -1)])
def test_a_total_of_zero_or_less_can_be_the_highest(arrows: str, total: int) -> None:
    text = f"advanced, ME; NE closed; M:G1=1 E:A1=1; arrows: {arrows}"
    assert gold(text) == (7, 33)
    won = of(all_pass(text).events, ev.TerritoryWon)[1]
    assert (won.clause, won.total, won.side) == ("ARM-9.8", total, (People.MAGE,))
    strict = ended(f"{text}; options: claim_needs_positive on")
    assert strict.score.totals == (0, 33)
    told = {(x.seat, x.points, x.code) for x in strict.score.lines if x.clause == "ARM-R19"}
    assert told == {(FIRST, 0, "left-out"), (None, 7, "no-total")}


@pytest.mark.clause("ARM-9.9")
def test_the_gold_of_all_territories_is_added() -> None:
    text = "NW NE SW closed; M:A1=1 M:A5=1 E:G1=1"
    outcome = ended(text)
    assert outcome.score.totals == (6 + 4, 7)
    assert (outcome.winners, outcome.reason.clause) == ((FIRST,), "ARM-9.9")
    for end in ends():
        found = GAME.outcome(end)
        assert found is not None
        for seat in end.options.seats:
            assert found.score.totals[seat] == sum(x.points for x in found.score.lines if x.seat == seat)
        sides = end.options.sides
        lost = sum(x.points for x in found.score.lines if x.seat is None)
        assert sum(found.score.totals[side[0]] for side in sides) + lost == 40


BLOCK = "C3|D3 C4|D4 E3|F3 E4|F4 D2/D3 E2/E3 D4/D5 E4/E5"
"""Closes D3, E3, D4 and E4, heap 5."""


@pytest.mark.clause("ARM-9.10")
def test_equal_gold_is_decided_by_the_piles_shares_included() -> None:
    outcome = ended(f"NW NE SW closed; sticks: {BLOCK}; M:A1=1 M:D3=1 E:G1=1 E:B5=1")  # 6 + 5 against 7 + 4
    assert outcome.score.totals == (11, 11)
    assert (outcome.winners, outcome.reason.clause) == ((SECOND,), "ARM-9.10")
    assert [(x.seat, x.points) for x in outcome.score.lines if x.clause == "ARM-9.10"] == [(FIRST, 0), (SECOND, 0)]
    assert scoring.leaders([(6, 4, 3), (6, 5, 2)]) == ((1,), "ARM-9.10")  # WE-2
    assert scoring.leaders([(6, 4), (6, 3, 1)]) == ((0,), "ARM-9.10")
    shared = at("SW closed; M:A5=1 E:B5=1; M:A1=1")
    assert [scoring.piles(scoring.counts(shared), side) for side in (0, 1)] == [(7, 6, 6, 5, 5, 4, 3, 2), (2,)]


@pytest.mark.clause("ARM-9.11")
def test_equal_piles_share_the_victory() -> None:
    outcome = ended("SW closed; M:A5=1 E:B5=1")
    assert (outcome.winners, outcome.reason.clause) == ((FIRST, SECOND), "ARM-9.11")
    assert ended("").winners == (FIRST, SECOND)
    three = ended("MEG, NW SE closed; M:A1=1 E:G4=1")  # 6 and 6 and 0
    assert three.winners == (FIRST, SECOND)


# --- 10 four players -------------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-10.1")
def test_who_face_each_other_are_a_team() -> None:
    for peoples in seated(4):
        options = Options(players=4, peoples=peoples)
        assert options.sides == ((FIRST, THIRD), (SECOND, FOURTH))
        assert [options.partner(seat) for seat in options.seats] == [THIRD, FOURTH, FIRST, SECOND]
    start = next(s for s in random_game(1, Options(players=4)) if s.state.phase is Phase.ACTION)
    told = only(start.events, ev.TeamsMade)
    assert (told.clause, told.one, told.two) == (
        "ARM-10.1", (People.MAGE, People.GOBLIN), (People.ORC, People.ELF),
    )  # fmt: skip
    refused("MEG", "show", "10.1")  # with three everybody is alone


@pytest.mark.clause("ARM-10.2")
def test_partners_keep_their_own_hands_tokens_and_turns() -> None:
    state = play("advanced, MOGE", "place 4 A1").state
    assert [sum(hand) for hand in state.hands] == [7, 8, 8, 8]
    assert (state.powers, state.reinforcements) == ((2, 1, 1, 2), (True,) * 4)
    now, movers = state, []
    for _ in range(8):
        movers.append(now.active)
        now = GAME.apply(now, GAME.legal_actions(now, now.active)[0])[0]
    assert movers == [1, 2, 3, 0, 1, 2, 3, 0]
    assert [state.options.side(seat) for seat in movers] == [1, 0] * 4
    refused("MOGE; M:A1=4 O to move", "G: place 1 B1", "4.3")
    allowed("MOGE; M:A1=4; passed: M O", "G: place 4 B1")  # the Mage's 4 is not the Goblin's


@pytest.mark.clause("ARM-10.3")
def test_the_values_of_partners_are_added_in_each_territory() -> None:
    text = "MOGE, NE closed; O:G1=4 M:H1=3 G:G2=2"
    assert gold(text) == (7, 0, 7, 0)
    alone = f"{text}; options: teams off"
    assert gold(alone) == (0, 7, 0, 0)
    lines = [x for x in ended(text).score.lines if x.clause == "ARM-10.3"]
    assert [(x.seat, x.facts["total"]) for x in lines] == [(FIRST, 5), (THIRD, 5)]


@pytest.mark.clause("ARM-10.4")
def test_a_team_has_one_sum_of_gold_and_wins_or_loses_as_one() -> None:
    text = "MOGE, NW NE SE closed; M:A1=1 G:G1=1 O:G4=1"  # 6 + 7 against 6
    outcome = ended(text)
    assert outcome.score.totals == (13, 6, 13, 6)
    assert outcome.winners == (FIRST, THIRD)
    assert outcome.reason.facts["gold"] == 13


@pytest.mark.clause("ARM-10.5")
def test_ties_shares_and_piles_are_between_the_teams() -> None:
    text = "MOGE, SW closed; M:A5=1 G:B4=1 E:B5=2"  # 1 + 1 against 2
    assert gold(text) == (2, 2, 2, 2)
    assert only(all_pass(text).events, ev.TerritoryShared).share == 2
    assert gold(f"{text}; options: teams off") == (0, 0, 0, 4)
    piles = ended(f"MOGE, NW NE SW closed; sticks: {BLOCK}; M:A1=1 G:D3=1 E:G1=1 O:B5=1")
    assert (piles.winners, piles.reason.clause) == ((SECOND, FOURTH), "ARM-9.10")
    assert piles.reason.facts["piles"] == ((6, 5), (7, 4))


@pytest.mark.clause("ARM-10.6")
def test_a_pass_is_personal() -> None:
    state = play("MOGE", "pass", "place 1 A1").state
    assert (state.active, state.passed) == (THIRD, (True, False, False, False))
    allowed(state, "place 1 B1", "fence A1|B1", "pass")


@pytest.mark.clause("ARM-10.7")
def test_partners_neither_show_tiles_nor_confer() -> None:
    text = "MOGE; G:A1=4 M:B1=1"
    assert evidence(refused(text, "show", "10.7")) == {"screen:2"}
    view = GAME.observe(at(text), FIRST)
    partner = view.squares[Square.A1.index]
    assert partner is not None
    assert (partner.value, view.hands[THIRD]) == (None, None)


# --- 11 advanced rules -----------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-11.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_receives_one_reinforcement(players: int) -> None:
    start = next(s for s in random_game(1, Options(players=players, advanced=True)) if s.state.phase is Phase.ACTION)
    assert start.state.reinforcements == (True,) * players
    given = [e for e in of(start.events, ev.TokensGiven) if e.clause == "ARM-11.1"]
    assert [e.tokens for e in given] == [1] * players
    assert not any(after_set_up(Options(players=players)).reinforcements)


@pytest.mark.clause("ARM-11.2")
def test_each_people_has_its_number_of_power_tokens() -> None:
    tokens = {"E": 2, "M": 2, "O": 1, "G": 1}
    for count in (2, 3, 4):
        for peoples in seated(count):
            state = after_set_up(Options(players=count, peoples=peoples, advanced=True))
            assert state.powers == tuple(tokens[people] for people in peoples)
    start = next(s for s in random_game(1, Options(players=4, advanced=True)) if s.state.phase is Phase.ACTION)
    given = {e.people.value: e.tokens for e in of(start.events, ev.TokensGiven) if e.clause == "ARM-11.2"}
    assert given == tokens


@pytest.mark.clause("ARM-11.3")
@pytest.mark.parametrize(
    ("text", "power"),
    [
        ("advanced, ME; M:G1=3 E:H1=2 E:G2=2", act.Look),
        ("advanced, EM; E:G1=3 M:H1=2 E:G2=2 E:A1=1 M:B1=1", act.Shoot),
        ("advanced, GM; G:G1=3 M:H1=2 M:G2=2", act.ExtraWarrior),
        ("advanced, OM; O:G1=3 M:H1=2 M:G2=2", act.ExtraPalisade),
    ],
)
def test_a_turn_is_one_of_three_actions_or_a_power_and_one_of_them(text: str, power: type[act.AnyAction]) -> None:
    three = {act.PlaceWarrior, act.LayPalisade, act.PlaceReinforcement}
    state = at(f"{text}; NE closed")
    assert {type(a) for a in GAME.legal_actions(state, FIRST)} == {*three, power, act.Pass}
    use = next(a for a in GAME.legal_actions(state, FIRST) if isinstance(a, power))
    after = GAME.apply(state, use)[0]
    assert (after.active, {type(a) for a in GAME.legal_actions(after, FIRST)}) == (FIRST, three)
    basic = at(f"{text.replace('advanced', 'basic')}; NE closed")
    assert "ARM-11.3" in {r.clause for r in GAME.refusals(basic, use)}
    refused(basic, "reinforce G1", "4.1", "11.3")


@pytest.mark.clause("ARM-11.4")
def test_the_basic_rules_stay_in_force() -> None:
    """What may be placed and laid is the same in every position, and so is what it leads to."""
    for s in steps():
        if s.before.options.advanced and s.before.phase is Phase.ACTION:
            basic = replace(
                s.before,
                options=replace(s.before.options, advanced=False),
                squares=tuple(one and replace(one, arrows=0, reinforced=False) for one in s.before.squares),
            )
            kinds = (act.PlaceWarrior, act.LayPalisade, act.Pass)
            assert legal(basic, *kinds) == legal(s.before, *kinds) == legal(basic)
    refused("advanced, ME; M:A1=1", "place 1 A1", "5.3", "5.6")
    refused("advanced, ME; sticks: A1|B1", "fence A1/A2", "6.9", "6.10")
    refused(play("advanced, ME", "place 1 A1").state, "M: place 1 B1", "4.3", "4.1")


@pytest.mark.clause("ARM-11.5")
def test_everybody_knows_how_many_tokens_are_left() -> None:
    for s in steps():
        for seat in s.state.options.seats:
            view = GAME.observe(s.state, seat)
            assert (view.powers, view.reinforcements) == (s.state.powers, s.state.reinforcements)


@pytest.mark.clause("ARM-11.6")
def test_passing_needs_no_token_and_gives_up_all_tokens() -> None:
    text = "advanced, ME; NE closed; M:G1=3 E:H1=2 E:G2=2"
    allowed(text, "reinforce G1", "look H1", "pass")
    out = play(text, "pass", "place 1 A1").state
    refused(out, "M: reinforce G1", "8.5", "4.3")
    refused(out, "M: look H1", "8.5", "4.3")
    spent = f"{text}; seen: M H1 G2; reinforced: G1"
    assert (at(spent).powers[FIRST], at(spent).reinforcements[FIRST]) == (0, False)
    allowed(spent, "pass")


# --- 12 reinforcement ------------------------------------------------------------------------------------------------

COMPLETE = "advanced, ME; NE closed; M:G1=3 E:H1=2 E:G2=2"


@pytest.mark.clause("ARM-12.1")
def test_a_reinforcement_goes_on_ones_own_warrior_on_the_board() -> None:
    assert legal(COMPLETE, act.PlaceReinforcement) == ["reinforce G1"]
    state, events = play(COMPLETE, "reinforce G1")
    assert on(state, "G1").reinforced
    assert only(events, ev.ReinforcementPlaced).clause == "ARM-12.1"
    refused(COMPLETE, "reinforce H1", "12.1")
    refused(COMPLETE, "reinforce H2", "12.1")
    refused(COMPLETE, "reinforce A1", "12.1", "12.3")


@pytest.mark.clause("ARM-12.2")
def test_a_reinforced_warrior_is_worth_one_more() -> None:
    text = "advanced, ME; NE closed; M:G1=2 E:H1=1 E:G2=1"
    assert gold(text) == (3, 3)
    more = f"{text}; reinforced: G1"
    assert scoring.counts(at(more))[1].totals == ((0, 3), (1, 2))
    assert gold(more) == (7, 0)
    assert [x.facts["square"] for x in ended(more).score.lines if x.clause == "ARM-12.2"] == [Square.G1]


@pytest.mark.clause("ARM-12.3")
def test_the_territory_must_be_complete_when_the_token_is_placed() -> None:
    gap = "advanced, ME; NE closed; M:G1=3 E:H1=2"
    assert evidence(refused(gap, "reinforce G1", "12.3")) == {"square:G2"}
    allowed(play(gap, "place 1 G2", "place 1 A1").state, "reinforce G1", "reinforce G2")
    refused("advanced, ME; M:G1=3", "reinforce G1", "12.3")


@pytest.mark.clause("ARM-12.4")
def test_one_reinforcement_a_territory_no_matter_whose() -> None:
    taken = f"{COMPLETE}; reinforced: G1; E to move"
    assert evidence(refused(taken, "reinforce H1", "12.4", "12.11")) == {"square:G1"}
    allowed(f"{COMPLETE}; E to move", "reinforce H1")
    two = "advanced, ME; NE SE closed; M:G1=3 E:H1=2 E:G2=2 E:G4=1 E:H4=1 E:H5=1; reinforced: G1; E to move"
    allowed(two, "reinforce G4")  # another territory


@pytest.mark.clause("ARM-12.5")
@pytest.mark.parametrize("arrows", ["G1", "G1 G1"])
def test_it_may_lie_on_arrows(arrows: str) -> None:
    state, events = play(f"{COMPLETE}; arrows: {arrows}", "reinforce G1")
    assert only(events, ev.ReinforcementPlaced).clause == "ARM-12.5"
    assert (on(state, "G1").arrows, on(state, "G1").reinforced) == (len(arrows.split()), True)


@pytest.mark.clause("ARM-12.6")
def test_it_may_not_go_on_the_partners_warrior() -> None:
    text = "advanced, MOGE, NE closed; M:G1=1 O:H1=1 G:G2=1"
    refused(text, "reinforce G2", "12.1", "12.6")
    refused(text, "reinforce H1", "12.1")
    allowed(text, "reinforce G1")
    refused(f"{text}; options: teams off", "reinforce G2", "12.1")  # then there is no partner


@pytest.mark.clause("ARM-12.7")
def test_the_side_of_its_owner_wins_a_tie_outright() -> None:
    text = f"{COMPLETE}; reinforced: G1"  # 3 + 1 against 2 + 2
    assert gold(text) == (7, 0)
    won = only(all_pass(text).events, ev.TerritoryWon)
    assert (won.clause, won.total) == ("ARM-12.7", 4)
    told = [(x.seat, x.points, x.code) for x in ended(text).score.lines if x.clause == "ARM-12.7"]
    assert told == [(FIRST, 7, "tie-broken"), (SECOND, 0, "tie-lost")]
    tie = "advanced, MOGE, NE closed; M:G1=1 O:H1=3 G:G2=1"
    assert gold(f"{tie}; reinforced: G1") == gold(f"{tie}; reinforced: G2") == (7, 0, 7, 0)


@pytest.mark.clause("ARM-12.8")
def test_a_reinforcement_of_a_side_that_is_not_tied_changes_nothing() -> None:
    text = "advanced, MEG, NE closed; M:G1=3 E:H1=3 G:G2=1"
    assert gold(text) == gold(f"{text}; reinforced: G2") == (3, 3, 0)
    (vain,) = (x for x in ended(f"{text}; reinforced: G2").score.lines if x.clause == "ARM-12.8")
    assert (vain.seat, vain.points) == (THIRD, 0)


@pytest.mark.clause("ARM-12.9")
def test_one_reinforcement_a_player_and_game() -> None:
    text = "advanced, ME; NE SE closed; M:G1=3 E:H1=2 E:G2=2 M:G4=1 E:H4=1 E:H5=1"
    allowed(text, "reinforce G1", "reinforce G4")
    state = play(text, "reinforce G1", "place 1 A1").state
    assert evidence(refused(state, "reinforce G4", "12.9")) == {"square:G1"}
    for end in ends():
        placed = Counter(one.owner for one in end.squares if one is not None and one.reinforced)
        assert all(count == 1 for count in placed.values())


@pytest.mark.clause("ARM-12.10")
def test_it_is_the_whole_action_and_a_power_may_come_before_it() -> None:
    state = play(COMPLETE, "reinforce G1").state
    assert state.active == SECOND
    refused(state, "M: place 1 A1", "4.3", "4.1")
    refused(play(COMPLETE, "place 1 A1").state, "M: reinforce G1", "4.3", "4.1")
    both = play(COMPLETE, "look H1", "reinforce G1").state
    assert (both.active, both.powers[FIRST], both.reinforcements[FIRST]) == (SECOND, 1, False)


CUT = f"advanced, EO; {NEAR}; {EIGHT}; reinforced: G2"


@pytest.mark.clause("ARM-12.11")
def test_when_a_territory_is_cut_the_token_counts_where_its_warrior_stands() -> None:
    refused(CUT, "reinforce G4", "12.4", "12.11")
    cut = play(CUT, "fence H2/H3 stop", "place 1 A1").state
    refused(cut, "reinforce H1", "12.4", "12.11")  # the north still has it
    allowed(cut, "reinforce G4")  # the south has none
    even = f"advanced, EO; {NEAR} H2/H3; O:G1=1 E:H1=3 O:G2=1 E:G3=1 O:H3=1 E:G4=1 O:H4=1; reinforced: G2"
    counts = {names(sum(s.bit for s in c.squares)): c for c in scoring.counts(at(even))}
    assert (counts["G1 H1 G2 H2"].takers, counts["G1 H1 G2 H2"].clause) == ((1,), "ARM-12.7")
    assert counts["G3 H3 G4 H4"].takers == (0, 1)


@pytest.mark.clause("ARM-12.12")
def test_the_warrior_may_be_face_down_or_face_up() -> None:
    text = "advanced, GM; NE closed; G:G1=3 G:H1=2^ M:G2=2"
    assert legal(text, act.PlaceReinforcement) == ["reinforce G1", "reinforce H1"]
    assert only(play(text, "reinforce H1").events, ev.ReinforcementPlaced).clause == "ARM-12.12"
    assert on(play(text, "reinforce H1").state, "H1").reinforced


# --- 13 powers in general --------------------------------------------------------------------------------------------

SPY = "advanced, ME; E:A1=4 E:B1=1"


@pytest.mark.clause("ARM-13.1")
def test_a_power_comes_before_the_action_never_after_it() -> None:
    allowed(SPY, "look A1")
    refused(play(SPY, "place 1 C1").state, "M: look A1", "4.3", "13.1")
    refused(play(SPY, "fence A1|B1").state, "look A1", "13.1")


@pytest.mark.clause("ARM-13.2")
def test_one_power_a_turn() -> None:
    state = play(SPY, "look A1").state
    assert state.powers[FIRST] == 1
    refused(state, "look B1", "13.2")
    allowed(play(state, "place 1 C1", "place 1 E1").state, "look B1")
    for s in steps():
        used = isinstance(s.action, act.Look | act.Shoot | act.ExtraWarrior | act.ExtraPalisade)
        goes_on = s.state.turn == s.before.turn and s.state.phase is not Phase.OVER
        assert s.state.power_used == (goes_on and (used or s.before.power_used))


@pytest.mark.clause("ARM-13.3")
def test_an_action_must_follow_a_power_and_a_pass_is_none() -> None:
    state, events = play(SPY, "look A1")
    assert (state.phase, state.active) == (Phase.AFTER_POWER, FIRST)
    assert only(events, ev.ActionFollows).clause == "ARM-13.3"
    refused(state, "pass", "13.3")
    assert {type(a) for a in GAME.legal_actions(state, FIRST)} == {act.PlaceWarrior, act.LayPalisade}


@pytest.mark.clause("ARM-13.4")
def test_a_power_needs_an_action_that_will_be_possible_after_it() -> None:
    refused(STUCK, "look H1", "13.4")
    one_more = STUCK.replace(" M:F1=1", "")  # a tile is left
    allowed(one_more, "look H1")
    for s in steps():
        if s.before.phase is Phase.AFTER_POWER:
            assert GAME.legal_actions(s.before, s.before.active)


@pytest.mark.clause("ARM-13.5")
def test_each_use_spends_a_token_and_nobody_has_to_use_one() -> None:
    assert play(SPY, "look A1").state.powers == (1, 2)
    refused(f"{SPY}; seen: M A1 A1", "look A1", "13.5")
    assert play(SPY, "place 1 C1").state.powers == (2, 2)
    for s in steps():
        used = isinstance(s.action, act.Look | act.Shoot | act.ExtraWarrior | act.ExtraPalisade)
        spent = [before - after for before, after in zip(s.before.powers, s.state.powers, strict=True)]
        assert sum(spent) == used
        assert not used or spent[s.action.seat] == 1


@pytest.mark.clause("ARM-13.6")
def test_the_action_finds_the_board_that_the_power_has_made() -> None:
    gap = "advanced, GM; NW closed; M:A1=2 G:B1=1"  # EC-14
    refused(gap, "reinforce B1", "12.3")
    after = play(gap, "extra 1 A2").state
    allowed(after, "reinforce A2", "reinforce B1")
    assert gold(play(after, "reinforce A2").state) == (6, 0)
    allowed("advanced, OE", "fence A1/A2")
    refused(play("advanced, OE", "extra A1|B1").state, "fence A1/A2", "6.9", "6.10")


@pytest.mark.clause("ARM-13.7")
@pytest.mark.parametrize("people", "MEGO")
def test_a_player_has_only_the_power_of_the_own_people(people: str) -> None:
    other = "E" if people == "M" else "M"
    state = at(f"advanced, {people}{other}; {people}:A1=1 {other}:B1=1")
    uses: dict[str, act.AnyAction] = {
        "M": act.Look(FIRST, Square.B1),
        "E": act.Shoot(FIRST, Square.B1),
        "G": act.ExtraWarrior(FIRST, 1, Square.C1),
        "O": act.ExtraPalisade(FIRST, line("A1|B1")),
    }
    for power, use in uses.items():
        told = [reason.clause for reason in GAME.refusals(state, use)]
        assert told == ([] if power == people else ["ARM-13.7"])
        assert (use in GAME.legal_actions(state, FIRST)) == (power == people)


# --- 14 the four powers: the Mage ------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-14.1")
def test_the_mage_looks_at_one_opposing_warrior() -> None:
    text = "advanced, ME; M:A1=1 E:B1=4"
    assert legal(text, act.Look) == ["look B1"]
    looked = only(play(text, "look B1").events, ev.Looked)
    assert (looked.clause, looked.value) == ("ARM-14.1", 4)
    refused(text, "look A1", "14.1")
    refused(text, "look C1", "14.1")
    refused(text, "look D1", "14.1")


@pytest.mark.clause("ARM-14.2")
def test_in_any_territory_and_with_tokens_the_printed_value_is_seen() -> None:
    text = "advanced, EMO, NE closed; E:G1=1 M:H1=1 O:G2=3 O:A1=2; arrows: G2 A1; reinforced: G2; M to move"
    assert set(legal(text, act.Look)) == {"look G1", "look G2", "look A1"}
    for square, value in (("G2", 3), ("A1", 2), ("G1", 1)):
        assert only(play(text, f"look {square}").events, ev.Looked).value == value


@pytest.mark.clause("ARM-14.3")
def test_only_the_mage_learns_the_value_and_the_tile_stays_face_down() -> None:
    state, events = play("advanced, MEG; E:B1=4", "look B1")
    looked = only(events, ev.Looked)
    assert [asdict(looked.seen_by(seat))["value"] for seat in state.options.seats] == [4, None, None]
    assert not on(state, "B1").face_up
    seen = [GAME.observe(state, seat).squares[Square.B1.index] for seat in state.options.seats]
    assert [one and one.value for one in seen] == [4, 4, None]  # the second seat owns it


@pytest.mark.clause("ARM-14.4")
def test_the_partners_warriors_may_not_be_looked_at() -> None:
    text = "advanced, MOGE; O:A1=2 E:C1=1 G:E1=1"
    refused(text, "look E1", "14.4")
    assert legal(text, act.Look) == ["look A1", "look C1"]
    assert "look E1" in legal(f"{text}; options: teams off", act.Look)


@pytest.mark.clause("ARM-14.5")
def test_a_face_up_warrior_is_no_target_for_the_mage() -> None:
    text = "advanced, MEG; G:B1=3{} E:C1=1"
    refused(text.format("^"), "look B1", "14.5")
    allowed(text.format(""), "look B1")


@pytest.mark.clause("ARM-14.6")
def test_the_mages_token_leaves_the_game_and_there_are_two() -> None:
    one, events = play("advanced, ME; E:A1=4 E:B1=1", "look A1", "place 1 C1", "place 1 E1")
    assert only(events, ev.TokenSpent) == ev.TokenSpent("ARM-14.6", People.MAGE, 1)
    two, events = play(one, "look A1", "place 1 F1", "place 1 G1")  # the same tile again is allowed
    assert (two.powers[FIRST], two.seen[FIRST]) == (0, (Square.A1,))
    refused(two, "look B1", "13.5")
    assert legal(two, act.Look) == []


# --- the Goblin ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-14.7")
def test_the_goblin_places_an_extra_warrior_of_his_hand() -> None:
    state = play("advanced, GM", "extra 3 A1").state
    assert (state.active, state.hands[FIRST]) == (FIRST, (11, 2, 0, 1, 1))
    assert (on(state, "A1").owner, on(state, "A1").value) == (FIRST, 3)
    refused("advanced, GM; G:B1=3", "extra 3 A1", "5.1", "14.7")
    allowed("advanced, GM; G:B1=3", "extra 4 A1")


@pytest.mark.clause("ARM-14.8")
def test_it_lies_face_up_and_stays_so() -> None:
    state, events = play("advanced, GM", "extra 3 A1")
    assert on(state, "A1").face_up
    assert only(events, ev.ExtraWarriorPlaced).clause == "ARM-14.8"
    seen = GAME.observe(state, SECOND).squares[Square.A1.index]
    assert seen is not None
    assert seen.value == 3
    assert events[0].seen_by(SECOND) == events[0]
    refused(state, "turn A1", "2.7", "14.8")


@pytest.mark.clause("ARM-14.9")
def test_it_needs_a_free_square_and_is_an_ordinary_warrior_in_all_else() -> None:
    refused("advanced, GM", "extra 1 D1", "5.3", "2.6", "14.9")
    refused("advanced, GM; M:A1=1", "extra 1 A1", "5.3", "5.6", "14.9")
    allowed("advanced, GM; M:A1=1", "extra 1 B1")
    text = "advanced, GEM, NE closed; G:G1=3^ E:H1=1"
    assert gold(text)[0] == 7  # it counts
    allowed(f"{text}; E to move", "shoot G1")  # it can be shot at
    allowed(f"{text} M:G2=1", "reinforce G1")  # it fills its square and can be reinforced
    refused(f"{text}; M to move", "place 1 G1", "5.3", "5.6")


@pytest.mark.clause("ARM-14.10")
def test_the_action_may_place_a_second_warrior_face_down() -> None:
    state = play("advanced, GM", "extra 3 A1", "place 4 B1").state
    assert (on(state, "A1").face_up, on(state, "B1").face_up) == (True, False)
    assert (state.active, sum(state.hands[FIRST])) == (SECOND, 14)


@pytest.mark.clause("ARM-14.11")
def test_the_goblins_token_leaves_the_game_and_there_is_one() -> None:
    state, events = play("advanced, GM", "extra 3 A1", "place 4 B1", "place 1 C1")
    assert only(events, ev.TokenSpent) == ev.TokenSpent("ARM-14.11", People.GOBLIN, 0)
    refused(state, "extra 1 E1", "13.5")
    assert legal(state, act.ExtraWarrior) == []


# --- the Orc ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-14.12")
def test_the_orc_lays_an_extra_palisade() -> None:
    state, events = play("advanced, OM", "extra B2|C2")
    assert (sticks(state), state.active, state.phase) == ({"B2|C2"}, FIRST, Phase.AFTER_POWER)
    laid = only(events, ev.PalisadeLaid)
    assert (laid.clause, laid.extra) == ("ARM-14.12", True)


@pytest.mark.clause("ARM-14.13")
def test_all_limits_hold_for_the_extra_palisade() -> None:
    text = "advanced, OM; sticks: A1|B1"
    refused(text, "extra A1|B1", "6.6", "14.13")
    refused(text, "extra A1/A2", "6.9", "6.10", "14.13")
    refused(text, "extra A1|C1", "6.5", "2.2", "14.13")
    assert play(text, "extra C1|D1").state.supply == 33
    refused("advanced, OM; all 35 upright sticks", "extra A1/A2", "6.4", "6.9", "6.10", "14.13")
    extra = {move.removeprefix("extra ") for move in legal(text, act.ExtraPalisade)}
    assert extra == lawful_lines(text)


@pytest.mark.clause("ARM-14.14")
def test_up_to_three_palisades_in_the_orcs_turn() -> None:
    state = play("advanced, OM; sticks: B1|C1", "extra B2|C2", "fence A2/A3 B2/B3").state
    assert (state.supply, state.active, lands(state)[0]) == (31, SECOND, "A1 B1 A2 B2")
    after = play("advanced, OM", "extra B2|C2").state
    refused(after, "fence A1|B1 C1|D1 E1|F1", "6.1", "6.16")
    allowed(after, "fence A1|B1 stop", "fence A1|B1 C1|D1")


@pytest.mark.clause("ARM-14.15")
def test_the_orcs_token_leaves_the_game_and_there_is_one() -> None:
    state, events = play("advanced, OM", "extra B2|C2", "place 1 A1", "place 1 B1")
    assert only(events, ev.TokenSpent) == ev.TokenSpent("ARM-14.15", People.ORC, 0)
    refused(state, "extra C2|D2", "13.5")
    assert legal(state, act.ExtraPalisade) == []


# --- the Elf ---------------------------------------------------------------------------------------------------------

RANGE = "advanced, EM, NE closed; E:H1=1 M:G1=4"


@pytest.mark.clause("ARM-14.16")
def test_the_elf_shoots_at_one_opposing_warrior() -> None:
    state, events = play(RANGE, "shoot G1")
    assert on(state, "G1").arrows == 1
    assert only(events, ev.ArrowShot).clause == "ARM-14.16"
    refused(RANGE, "shoot H1", "14.16")
    refused(RANGE, "shoot H2", "14.16")
    refused(RANGE, "shoot G2", "14.16")
    assert legal(RANGE, act.Shoot) == ["shoot G1"]


@pytest.mark.clause("ARM-14.17")
def test_a_warrior_of_the_elf_must_be_in_the_territory_at_that_moment() -> None:
    away = "advanced, EM, NE closed; E:A1=1 M:G1=4 M:B1=1"
    refused(away, "shoot G1", "14.17")
    allowed(away, "shoot B1")
    refused("advanced, EM; M:G1=4", "shoot G1", "14.17")
    team = "advanced, EOMG, NE closed; M:H1=1 O:G1=1"  # the partner's warrior does not do
    refused(team, "shoot G1", "14.17")


@pytest.mark.clause("ARM-14.16", "ARM-14.17", "ARM-14.19", "ARM-14.1", "ARM-14.5")
def test_the_targets_of_elf_and_mage_are_counted_by_hand() -> None:
    seen = Counter[People]()
    for s in steps():
        state, seat = s.before, s.before.active
        people = state.people(seat)
        if state.phase is not Phase.ACTION or people not in (People.ELF, People.MAGE) or not state.powers[seat]:
            continue
        targets = set()
        for square, one in zip(Square, state.squares, strict=True):
            if one is None or state.options.side(one.owner) == state.options.side(seat):
                continue
            here = squares_of(state.land.territory(square))
            archer = any((near := state.squares[s.index]) is not None and near.owner == seat for s in here)
            in_range = archer and not is_complete(state, state.land.territory(square))
            if in_range if people is People.ELF else not one.face_up:
                targets.add(square)
        legal_ = GAME.legal_actions(state, seat)
        if {type(a) for a in legal_} - {act.Pass}:
            assert {a.square for a in legal_ if isinstance(a, act.Shoot | act.Look)} == targets
            seen[people] += bool(targets)
    assert min(seen[People.ELF], seen[People.MAGE]) > 10


@pytest.mark.clause("ARM-14.18")
def test_the_target_is_worth_one_less() -> None:
    text = "advanced, EM, NE closed; E:H1=2 M:G1=2"
    assert gold(text) == (3, 3)
    assert gold(play(text, "shoot G1", "fence A1|B1 stop").state) == (7, 0)
    shot = f"{text}; arrows: G1"
    assert [x.facts["n"] for x in ended(shot).score.lines if x.clause == "ARM-14.18"] == [1]


@pytest.mark.clause("ARM-14.19")
def test_no_arrow_into_a_complete_territory() -> None:
    full = f"{RANGE} M:G2=1"
    for target in ("G1", "G2"):
        told = refused(full, f"shoot {target}", "14.19")
        assert evidence(told) == {"square:G1", "square:H1", "square:G2", "square:H2"}
    allowed(RANGE, "shoot G1")


@pytest.mark.clause("ARM-14.20")
def test_the_partners_warrior_cannot_be_shot() -> None:
    text = "advanced, EOMG; E:A1=1 M:B1=1 O:C1=1 G:E1=1"
    refused(text, "shoot B1", "14.20")
    assert legal(text, act.Shoot) == ["shoot C1", "shoot E1"]
    allowed(f"{text}; options: teams off", "shoot B1")


@pytest.mark.clause("ARM-14.21")
def test_the_token_stays_on_the_target_two_in_all_and_one_a_turn() -> None:
    text = "advanced, EM; E:A1=1 M:B1=4 M:C1=1"
    one, events = play(text, "shoot B1")
    assert only(events, ev.TokenSpent) == ev.TokenSpent("ARM-14.21", People.ELF, 1)
    refused(one, "shoot C1", "13.2")
    two = play(one, "place 1 E1", "place 1 F1", "shoot C1", "place 1 G1", "place 1 H1").state
    assert (on(two, "B1").arrows, on(two, "C1").arrows, two.powers[FIRST]) == (1, 1, 0)
    refused(two, "shoot B1", "13.5")


@pytest.mark.clause("ARM-14.22")
def test_both_arrows_may_hit_the_same_warrior_on_different_turns() -> None:
    text = "advanced, EM; E:A1=1 M:B1=4"
    state = play(text, "shoot B1", "place 1 E1", "place 1 F1").state
    again, events = play(state, "shoot B1", "place 1 G1")
    assert only(events, ev.ArrowShot).clause == "ARM-14.22"
    assert on(again, "B1").arrows == 2
    assert scoring.final_value(on(again, "B1"), again.options) == 2


@pytest.mark.clause("ARM-14.23")
def test_there_is_no_lower_limit() -> None:
    text = "advanced, ME; NE closed; M:G1=1 M:H1=1 E:G2=1; arrows: G1 G1"
    assert scoring.final_value(on(text, "G1"), at(text).options) == -1
    assert gold(text) == (0, 7)  # 0 against 1


@pytest.mark.clause("ARM-14.24")
def test_an_arrow_stays_in_force_and_reveals_nothing() -> None:
    state, events = play(RANGE, "shoot G1", "place 1 A1", "place 1 G2")
    assert is_complete(state, state.land.territory(Square.G1))  # complete now, and the arrow counts
    assert scoring.counts(state)[1].totals == ((0, 1), (1, 4 - 1 + 1))
    hidden = GAME.observe(play(RANGE, "shoot G1").state, FIRST).squares[Square.G1.index]
    assert hidden is not None
    assert (hidden.value, hidden.face_up, hidden.arrows) == (None, False, 1)
    assert not hasattr(only(events, ev.ArrowShot), "value")
    divided = f"advanced, EM; {NEAR}; E:G4=1 M:G1=4"  # a later palisade leaves the archer outside
    cut = play(divided, "shoot G1", "fence H2/H3 stop").state
    assert cut.land.territory(Square.G1) != cut.land.territory(Square.G4)
    assert [c.totals for c in scoring.counts(cut) if Square.G1 in c.squares] == [((1, 3),)]


@pytest.mark.clause("ARM-14.25")
@pytest.mark.parametrize("value", [1, 2, 5])
@pytest.mark.parametrize("arrows", [0, 1, 2])
@pytest.mark.parametrize("reinforced", [False, True])
def test_a_warrior_is_worth_its_value_less_arrows_plus_a_reinforcement(
    value: int, arrows: int, reinforced: bool
) -> None:
    text = f"advanced, ME; NE closed; M:G1={value} E:H1=1 E:G2=2"
    text += f"; arrows: {' '.join(['G1'] * arrows) or 'none'}; reinforced: {'G1' if reinforced else 'none'}"
    worth = value - arrows + reinforced
    assert scoring.final_value(on(text, "G1"), at(text).options) == worth
    assert gold(text) == ((7, 0) if worth > 3 or (worth == 3 and reinforced) else (3, 3) if worth == 3 else (0, 7))


# --- 15 who knows what -----------------------------------------------------------------------------------------------


def known(state: State, square: str) -> list[int | None]:
    """The value of a warrior as each seat knows it."""
    views = [GAME.observe(state, seat).squares[Square(square).index] for seat in state.options.seats]
    return [one.value for one in views if one is not None]


@pytest.mark.clause("ARM-15.1")
def test_a_face_down_value_is_known_to_its_owner_and_a_mage_who_looked() -> None:
    text = "advanced, MEG; E:A1=4 G:B1=2 M:C1=3"
    state = at(text)
    assert [known(state, s) for s in ("A1", "B1", "C1")] == [[None, 4, None], [None, None, 2], [3, None, None]]
    assert known(play(state, "look A1").state, "A1") == [4, 4, None]
    assert known(all_pass(text).state, "A1") == [4, 4, 4]
    assert evidence(refused(text, "peek A1", "15.1")) == {"square:A1"}
    refused(text, "turn A1", "2.7", "5.2", "15.1")


@pytest.mark.clause("ARM-15.2")
def test_owners_may_look_again_at_their_own_tiles_unless_agreed_otherwise() -> None:
    text = "M:A1=4; options: relook {}"
    assert known(at(text.format("on")), "A1") == [4, None]
    assert known(at(text.format("off")), "A1") == [None, None]
    codes = [r.code for r in refused(text.format("off"), "peek A1", "15.2", "R12")]
    assert codes == ["no-second-look", "read-no-second-look"]
    assert [r.code for r in refused(text.format("on"), "peek A1", "15.2")] == ["own-tile-known"]  # shown anyway


@pytest.mark.clause("ARM-15.3")
def test_the_number_of_tiles_left_is_public_and_which_they_are_is_not() -> None:
    for s in steps():
        for seat in s.state.options.seats:
            view = GAME.observe(s.state, seat)
            assert view.held == tuple(map(sum, s.state.hands))
            assert [who for who, hand in enumerate(view.hands) if hand is not None] == [seat]
    assert evidence(refused("", "look behind E", "15.3")) == {"screen:1"}


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("advanced, ME; E:A1=4; seen: M A1", "peek A1"),
        ("MOGE; G:A1=4; options: partners_share on", "peek A1"),
        ("MOGE; options: partners_share on", "look behind G"),
    ],
)
def test_what_a_player_sees_is_not_refused_as_a_secret(text: str, move: str) -> None:
    state = at(text)
    view = GAME.observe(state, FIRST)
    shown = [one.value for one in view.squares if one is not None]
    assert shown == ([4] if "A1" in text else [])
    assert "partners_share" not in text or view.hands[THIRD] is not None
    codes = {reason.code for reason in GAME.refusals(state, GAME.parse(move, state))}
    assert codes
    assert not codes & {"secret-value", "secret-hand"}


@pytest.mark.clause("ARM-15.4")
def test_all_else_is_public() -> None:
    open_fields = (
        "heaps", "land", "supply", "passed", "powers", "reinforcements", "active", "phase", "turn", "first", "seen",
    )  # fmt: skip
    for s in steps():
        for seat in s.state.options.seats:
            view = GAME.observe(s.state, seat)
            assert [getattr(view, name) for name in open_fields] == [getattr(s.state, name) for name in open_fields]
            for seen, real in zip(view.squares, s.state.squares, strict=True):
                assert (seen is None) == (real is None)
                if seen is not None and real is not None:
                    assert replace(seen, value=None) == replace(real, value=None)
                    assert seen.value == real.value or not real.face_up
    assert [r.clause for r in refused("advanced, GM; G:A1=3^; M to move", "peek A1", "15.4")] == ["ARM-15.4"]


# --- the ledger ------------------------------------------------------------------------------------------------------


def marked(files: Iterable[Path]) -> Counter[str]:
    """How many tests of these files are marked with each clause."""
    found: Counter[str] = Counter()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                found.update(str(ast.literal_eval(arg)) for arg in node.args)
    return found


def test_every_clause_has_a_marked_test_here_and_every_mark_a_clause() -> None:
    assert len(GAME.rulebook.clauses) == 136
    assert set(marked([Path(__file__)])) == set(GAME.rulebook.clauses)
    assert set(marked(Path(__file__).parent.glob("test_*.py"))) == set(GAME.rulebook.clauses)
