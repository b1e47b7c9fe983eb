"""What people get wrong: each gives one clear error of the tree that names what is wrong."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest

from orclib import testing
from orclib.engine import Action, Match
from orclib.errors import IllegalAction, NotationError, UsageError
from orclib.games.armadora.box import off_board
from tests.games.armadora.tools import (
    CHANCE,
    FIRST,
    GAME,
    SECOND,
    Options,
    Phase,
    Seat,
    Square,
    State,
    act,
    all_pass,
    at,
    changed,
    line,
    play,
    random_game,
    readings,
)
from tests.laws.saves import BadCodes, BadSaves, Saved, check_bad_code, check_bad_save

START = "advanced, ME; M:A1=4 E:B1=1"


def a_match(seed: int = 7, options: Options | None = None, moves: int = 14) -> Match[Any, Any, Any, Any]:
    """A game some turns old, of all kinds of moves."""
    match: Match[Any, Any, Any, Any] = Match(GAME, options or Options(players=3, advanced=True), seed=seed)
    rng = Random(seed)
    for _ in range(moves):
        kinds: dict[type, Any] = {type(action): action for action in rng.sample(match.legal(), len(match.legal()))}
        kinds.pop(act.Pass, None)
        match.play(rng.choice(list(kinds.values())))
    return match


SAVED = Saved(a_match())


# --- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 5, -1, True, "two", 2.0, None])
def test_a_wrong_number_of_players_is_named(players: object) -> None:
    with pytest.raises(UsageError, match=f"2 to 4 players.*{re.escape(repr(players))}"):
        GAME.options(players=players)


@pytest.mark.parametrize(
    ("name", "meant"), [("teems", "teams"), ("advnced", "advanced"), ("min_teritory", "min_territory")]
)
def test_an_unknown_option_is_named_with_the_one_meant(name: str, meant: str) -> None:
    with pytest.raises(UsageError, match=f'"{name}".*Did you mean "{meant}"'):
        GAME.options(**{name: True})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("peoples", "MM"),
        ("peoples", "me"),
        ("peoples", "MX"),
        ("peoples", "M"),
        ("peoples", "MEGOM"),
        ("peoples", 2),
        ("peoples", None),
        ("advanced", 1),
        ("advanced", "on"),
        ("advanced", None),
        ("teams", 0),
        ("relook", "off"),
        ("partners_share", "yes"),
        ("power_needs_action", 1.0),
        ("claim_needs_positive", None),
        ("arrow_floor", "0"),
        ("min_territory", 0),
        ("min_territory", 7),
        ("min_territory", -4),
        ("min_territory", "4"),
        ("min_territory", 4.0),
        ("min_territory", True),
        ("stick_count", "two"),
        ("stick_count", 2),
        ("heap_placement", "Random"),
        ("heap_placement", False),
        ("first_player", "M"),
        ("first_player", 4),
        ("first_player", -1),
        ("first_player", True),
        ("first_player", None),
        ("reinforcement_breaks", "none"),
        ("final_tie", True),
    ],
)
def test_an_unknown_value_is_named_with_its_option(name: str, value: object) -> None:
    with pytest.raises(UsageError, match=f'value of {name} "{re.escape(str(value))}"'):
        GAME.options(**{name: value})


def test_a_first_player_who_does_not_sit_there_is_named() -> None:
    for players in (2, 3):
        with pytest.raises(UsageError, match=f'value of first_player "{players}".*There is: 0, 1'):
            GAME.options(players=players, first_player=players)
    assert GAME.options(players=4, first_player=3).first_player == 3


@pytest.mark.parametrize(("players", "peoples"), [(2, "MEG"), (3, "ME"), (4, "MEG")])
def test_peoples_that_do_not_fit_the_number_of_players_say_what_to_write(players: int, peoples: str) -> None:
    with pytest.raises(
        UsageError, match=f'"{peoples}" seats {len(peoples)} players, but players is {players}: write both'
    ):
        GAME.options(players=players, peoples=peoples)


def test_good_options_are_taken() -> None:
    options = GAME.options(players=4, peoples="GOEM", advanced=True, first_player=2, min_territory=3)
    assert options == Options(players=4, peoples="GOEM", advanced=True, first_player=2, min_territory=3)
    assert [GAME.options(players=n).peoples for n in (2, 3, 4)] == ["ME", "MEG", "MOGE"]


@pytest.mark.parametrize("name", ["ARM-6.99", "6.9", "", "ORC-1.1", "ARM-R99"])
def test_an_unknown_clause_is_named(name: str) -> None:
    with pytest.raises(UsageError, match=f'clause "{re.escape(name)}"'):
        GAME.rulebook[name]


# --- actions ---------------------------------------------------------------------------------------------------------


def test_an_action_for_the_wrong_seat_says_whose_turn_it_is() -> None:
    match = Match(GAME, start=at(START))
    for move, seat in (("E: place 1 C1", None), ("place 1 C1", SECOND), ("E: pass", None)):
        with pytest.raises(IllegalAction, match="turn of Mage"):
            match.play(move, seat)
    assert match.plies == []


@pytest.mark.parametrize("seat", [CHANCE, Seat(2), Seat(4), Seat(-5), Seat(99)])
def test_a_seat_that_does_not_exist_may_do_nothing(seat: Seat) -> None:
    for s in random_game(3, Options(players=2, advanced=True)):
        if s.before.phase in (Phase.ACTION, Phase.AFTER_POWER, Phase.SECOND_STICK):
            assert GAME.legal_actions(s.before, seat) == ()
            kinds = {type(action): action for action in GAME.legal_actions(s.before, s.before.active)}
            for action in kinds.values():
                stray = msgspec.structs.replace(action, seat=seat)
                with pytest.raises(IllegalAction):
                    GAME.apply(s.before, stray)
                assert "ARM-4.3" in {reason.clause for reason in GAME.refusals(s.before, stray)}


@pytest.mark.parametrize("seat", [Seat(2), Seat(-5), Seat(99)])
def test_attempts_of_a_seat_that_does_not_exist_are_refused_too(seat: Seat) -> None:
    state = at(START)
    for attempt in (
        *GAME.never_legal_actions(state, FIRST),
        act.Show(FIRST),
        act.TurnOver(FIRST, Square.A1),
        act.TurnOver(FIRST, off_board("J7")),
        act.LookBehind(FIRST, Seat(7)),
        act.LayPalisades(FIRST, ()),
        act.PlaceReinforcement(FIRST, Square.A1),
        act.Look(FIRST, Square.B1),
        act.Shoot(FIRST, Square.B1),
        act.NameFirst(FIRST, Seat(9)),
        act.PutHeap(FIRST, Square.A1, 99),
    ):
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(state, msgspec.structs.replace(attempt, seat=seat))
        assert all(caught.value.sentences)


def test_nothing_is_played_after_the_end() -> None:
    end = all_pass(START).state
    match = Match(GAME, start=end)
    assert match.legal() == ()
    for move in ("place 1 C1", "fence A1|B1", "pass", "M: look B1", "reinforce A1", "stop", "fence C1|D1 C2|D2"):
        with pytest.raises(IllegalAction, match="has stopped"):
            match.play(move)
    assert (match.plies, match.state) == ([], end)


def test_nothing_is_played_before_the_heaps_lie_there() -> None:
    for move in ("M: place 1 A1", "M: fence A1|B1", "M: pass", "M: look B1", "M: reinforce A1"):
        state = GAME.new(Options(advanced=True))
        with pytest.raises(IllegalAction, match="set-up is not finished"):
            GAME.apply(state, GAME.parse(move, state))


class Attack(Action, frozen=True, tag="attack"):
    """An action of another game."""

    card: str


@pytest.mark.parametrize("thing", [Attack(FIRST, "RB"), None, 5, "place 1 A1"])
def test_something_that_is_no_action_of_this_game_is_named(thing: Any) -> None:
    with pytest.raises(UsageError, match="not an action of Armadöra"):
        GAME.apply(at(START), thing)


HEAPS_PUT = "; ".join(f"heap {told}" for told in ["D1=5", "B2=6", "F2=4", "H2=7", "A4=4", "E4=5", "C5=3", "G5=6"])
FIRST_DRAWN = GAME.position(f"new game then: {HEAPS_PUT}")
CHOSEN = GAME.position(f"new game, options: first_player 1; then: {HEAPS_PUT}")
SHARING = "MOGE; G:A1=4; options: partners_share on"

POINTLESS: list[tuple[str | State, str | act.AnyAction, list[tuple[str, str]]]] = [
    ("", "take A1", [("ARM-2.7", "nothing-there")]),
    ("", "turn A1", [("ARM-2.7", "nothing-there")]),
    ("", "take C3|D3", [("ARM-2.7", "no-palisade")]),
    ("", "peek A1", [("ARM-15.1", "nobody-to-see")]),
    ("", "look behind M", [("ARM-15.3", "own-screen")]),
    ("", act.LookBehind(FIRST, Seat(7)), [("ARM-3.1", "nobody-there")]),
    ("", "show", [("ARM-10.1", "no-partner")]),
    ("MOGE; options: teams off", "show", [("ARM-R33", "no-partner")]),
    (SHARING, "show", [("ARM-R13", "shared-already")]),
    ("", act.PutHeap(CHANCE, Square.D1, 5), [("ARM-2.3", "heaps-stand")]),
    ("", act.NameFirst(CHANCE, FIRST), [("ARM-3.7", "first-settled")]),
    (GAME.new(), act.NameFirst(CHANCE, FIRST), [("ARM-3.7", "heaps-before")]),
    (GAME.new(), "M: place 1 A1", [("ARM-3.5", "heaps-first")]),
    (GAME.new(), act.PutHeap(CHANCE, Square.B2, 5), [("ARM-3.5", "heaps-in-order")]),
    (GAME.new(), act.PutHeap(CHANCE, Square.D1, 8), [("ARM-3.5", "no-such-heap")]),
    (
        GAME.new(Options(heap_placement="reference")),
        act.PutHeap(CHANCE, Square.D1, 6),
        [("ARM-R8", "reference-heap")],
    ),
    (
        GAME.new(Options(heap_placement="manual")),
        act.PutHeap(CHANCE, Square.D1, 5),
        [("ARM-R8", "not-your-heap")],
    ),
    (FIRST_DRAWN, "M: place 1 A1", [("ARM-3.7", "first-player-first")]),
    (FIRST_DRAWN, act.NameFirst(CHANCE, Seat(2)), [("ARM-3.1", "nobody-there")]),
    (FIRST_DRAWN, act.NameFirst(SECOND, FIRST), [("ARM-3.7", "chance-only")]),
    (CHOSEN, act.NameFirst(CHANCE, FIRST), [("ARM-R10", "first-chosen")]),
    ("stick_count two_if_possible", "fence C3|D3 stop", [("ARM-R1", "second-wanted")]),
    ("stick_count two_if_possible; then: C3|D3", "stop", [("ARM-R1", "second-wanted")]),
]


@pytest.mark.parametrize(("start", "move", "expected"), POINTLESS, ids=[told[2][0][1] for told in POINTLESS])
def test_what_nobody_can_do_is_answered_with_its_own_reason(
    start: str | State, move: str | act.AnyAction, expected: list[tuple[str, str]]
) -> None:
    state = at(start)
    action = GAME.parse(move, state) if isinstance(move, str) else move
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)
    assert [(reason.clause, reason.code) for reason in caught.value.reasons] == expected
    assert all(caught.value.sentences)


def test_the_lawful_twins_of_these() -> None:
    for start, move in (
        (GAME.new(), act.PutHeap(CHANCE, Square.D1, 5)),
        (GAME.new(Options(heap_placement="reference")), act.PutHeap(CHANCE, Square.D1, 5)),
        (GAME.new(Options(heap_placement="manual")), act.PutHeap(FIRST, Square.B2, 5)),
        (FIRST_DRAWN, act.NameFirst(CHANCE, SECOND)),
        (CHOSEN, act.NameFirst(CHANCE, SECOND)),
        (at("stick_count two_if_possible"), act.LayPalisade(FIRST, line("C3|D3"))),
    ):
        assert GAME.refusals(start, move) == ()
        assert move in GAME.legal_actions(start, move.seat)


def test_a_mistyped_or_forbidden_move_changes_nothing() -> None:
    match = Match(GAME, start=at(START))
    for text in ("place 1", "", "place 1 A1", "fence A1|B1 A1/A2", "stop", "fence A1|C1", "place 9 C1", "look A1"):
        with pytest.raises((NotationError, IllegalAction)):
            match.play(text)
    assert (match.plies, match.state) == ([], at(START))


def test_a_refused_announcement_lays_nothing_and_a_good_one_is_undone_piece_by_piece() -> None:
    match = Match(GAME, start=at(""))
    with pytest.raises(IllegalAction):
        match.play("fence A1|B1 A1/A2")
    assert (match.plies, match.state.supply) == ([], 35)
    match.play("fence A1|B1 C4|D4")
    assert (len(match.plies), match.state.supply) == (2, 33)
    assert match.undo()
    assert (match.state.supply, match.state.phase) == (34, Phase.SECOND_STICK)


def test_an_illegal_action_holds_reasons_and_sentences() -> None:
    with pytest.raises(IllegalAction) as caught:
        play("sticks: A1|B1", "fence A1/A2")
    assert [r.clause for r in caught.value.reasons] == ["ARM-6.9", "ARM-6.10"]
    assert caught.value.sentences == tuple(GAME.sentence(r) for r in caught.value.reasons)
    assert str(caught.value) == "\n".join(caught.value.sentences)
    assert "A1/A2" in caught.value.sentences[0]


def test_reprs_tell_a_person_what_a_thing_is() -> None:
    assert repr(GAME) == "<Armadöra>"
    assert "136 clauses, 40 rulings" in repr(GAME.rulebook)
    assert "Armadöra" in repr(SAVED.match)


# --- saves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", readings(), ids=changed)
def test_a_save_comes_back_as_it_was(options: Options) -> None:
    match = a_match(3, options)
    testing.check_save(match)
    testing.check_code(match)


def test_a_save_from_a_typed_position_comes_back() -> None:
    match = Match(GAME, start=at(START), seed=1)
    match.play("look B1")
    match.play("fence A1|B1 C4|D4")
    testing.check_save(match)
    testing.check_code(match)


def other_line(s: Saved) -> dict[str, str]:
    """A line on which nothing was laid in the save."""
    laid = [action["line"] for action in s.actions() if action["type"] == "palisade"]
    return next(each for each in ({"a": "D3", "b": "E3"}, {"a": "C3", "b": "D3"}) if each not in laid)


BAD_SAVES: BadSaves = {
    "a people too few": (lambda s: s.options_with(players=4), "write both"),
    "a people twice": (lambda s: s.options_with(peoples="MME"), "peoples"),
    "another people": (lambda s: s.options_with(peoples="MEO"), "tampered"),
    "no territory": (lambda s: s.options_with(min_territory=0), "min_territory"),
    "a switch as text": (lambda s: s.options_with(teams="on"), "no game has"),
    "basic rules": (lambda s: s.options_with(advanced=False), "tampered"),
    "another option": (lambda s: s.options_with(arrow_floor=True), "tampered"),
    "another heap": (lambda s: s.with_action("heap", gold=1), "tampered.*action 1"),
    "a heap elsewhere": (lambda s: s.with_action("heap", square="A1"), "tampered.*action 1"),
    "another first player": (lambda s: s.with_action("first", player=7), "tampered.*action 9"),
    "another tile": (lambda s: s.with_action("warrior", value=5), "tampered.*action"),
    "a tile nobody has": (lambda s: s.with_action("warrior", value=-1), "tampered.*action"),
    "on gold": (lambda s: s.with_action("warrior", square="D1"), "tampered.*action"),
    "a square off the board": (lambda s: s.with_action("warrior", square="J7"), "no game has.*J7"),
    "another line": (lambda s: s.with_action("palisade", line=other_line(s)), "tampered"),
    "no line": (lambda s: s.with_action("palisade", line={"a": "A1", "b": "C1"}), "tampered.*action"),
    "half a line": (lambda s: s.with_action("palisade", line={"a": "A1"}), "no game has.*b"),
    "an attempt": (lambda s: s.with_action("palisade", type="take palisade"), "tampered.*action"),
    "an announcement": (
        lambda s: s.changed(actions=[*s.actions()[:9], {"type": "palisades", "seat": 0, "lines": []}]),
        "no game has.*palisades",
    ),
}


@pytest.mark.parametrize("bad", BAD_SAVES)
def test_a_bad_save_is_one_clear_error(bad: str) -> None:
    spoil, told = BAD_SAVES[bad]
    check_bad_save(spoil(SAVED), told)


# --- share codes -----------------------------------------------------------------------------------------------------

BAD_CODES: BadCodes = {
    "a people twice": (lambda s: s.packed(options=s.values(peoples="MME")), "peoples"),
    "a territory too large": (lambda s: s.packed(options=s.values(min_territory=9)), "min_territory"),
    "basic rules": (lambda s: s.packed(options=s.values(advanced=False)), "tampered"),
    "another option": (lambda s: s.packed(options=s.values(min_territory=3)), "tampered"),
}


@pytest.mark.parametrize("bad", BAD_CODES)
def test_a_bad_share_code_is_one_clear_error(bad: str) -> None:
    spoil, told = BAD_CODES[bad]
    check_bad_code(spoil(SAVED), told)
