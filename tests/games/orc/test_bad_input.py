"""What people get wrong: each gives one clear error of the tree that names what is wrong."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from orclib import testing
from orclib.engine import CHANCE, Action, Match, Outcome, Score, Seat
from orclib.errors import IllegalAction, NotationError, OrclibError, PositionError, SaveError, UsageError
from orclib.games.orc.rules.scoring import DRAWN
from tests.games.orc.support import F1, GAME, NORTH, Options, Phase, act, at, last, play, random_game
from tests.laws.saves import BadSaves, Saved, check_bad_save

START = F1 + "all piles 4. North to move, hand RB. South: GW, YV"


def a_match(seed: int = 7, options: Options | None = None) -> Match[Any, Any, Any, Any]:
    """A game some turns old."""
    match = Match(GAME, options, seed=seed)
    for _ in range(9):
        match.play(match.legal()[-1])
    return match


SAVED = Saved(a_match())


def test_every_error_is_of_one_tree_and_a_value_error() -> None:
    for kind in (UsageError, NotationError, PositionError, IllegalAction, SaveError):
        assert issubclass(kind, OrclibError)
    assert issubclass(OrclibError, ValueError)


# --- options ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 3, -1, True, "two", 2.0, None])
def test_a_wrong_number_of_players_is_named(players: object) -> None:
    with pytest.raises(UsageError, match=f"2 players.*{re.escape(repr(players))}"):
        GAME.options(players=players)


def test_an_unknown_option_is_named_with_the_one_meant() -> None:
    with pytest.raises(UsageError, match=r'"attack_on_one".*Did you mean "attack_on_won"'):
        GAME.options(attack_on_one=True)


@pytest.mark.parametrize("value", [1, "on", None, 0])
def test_an_unknown_value_is_named_with_its_option(value: object) -> None:
    with pytest.raises(UsageError, match=f"attack_on_won.*{re.escape(str(value))}"):
        GAME.options(attack_on_won=value)


def test_good_options_are_taken() -> None:
    assert GAME.options(attack_on_won=True) == Options(attack_on_won=True)


@pytest.mark.parametrize("name", ["ORC-4.66", "4.6", "", "ARM-1.1"])
def test_an_unknown_clause_is_named(name: str) -> None:
    with pytest.raises(UsageError, match=f'clause "{re.escape(name)}"'):
        GAME.rulebook[name]


def test_the_rulebook_is_a_mapping_also_for_what_it_does_not_hold() -> None:
    assert "ORC-4.66" not in GAME.rulebook
    assert GAME.rulebook.get("ORC-4.66") is None
    assert GAME.rulebook.get("ORC-4.6") is GAME.rulebook["ORC-4.6"]


# --- actions ------------------------------------------------------------------------------------------------


def test_an_action_for_the_wrong_seat_says_whose_turn_it_is() -> None:
    match = Match(GAME, start=at(START))
    with pytest.raises(IllegalAction, match="North"):
        match.play("S: discard GW")
    with pytest.raises(IllegalAction, match="North"):
        match.play("discard GW", Seat(1))
    assert match.plies == []


@pytest.mark.parametrize("seat", [CHANCE, Seat(2), Seat(-5)])
def test_a_seat_that_does_not_exist_may_do_nothing(seat: Seat) -> None:
    for s in random_game(3):
        if s.before.phase in (Phase.BOX, Phase.USE, Phase.DRAW):
            assert GAME.legal_actions(s.before, seat) == ()
            for action in GAME.legal_actions(s.before, s.before.mover):
                with pytest.raises(IllegalAction):
                    GAME.apply(s.before, msgspec.structs.replace(action, seat=seat))


def test_nothing_is_played_after_the_end() -> None:
    end = last(random_game(1))
    with pytest.raises(IllegalAction, match="stopped"):
        GAME.apply(end, act.Discard(NORTH, end.hands[NORTH][0]))
    match = Match(GAME, start=end)
    assert match.legal() == ()
    with pytest.raises(IllegalAction, match="stopped"):
        match.play("pass")


class Fence(Action, frozen=True, tag="fence"):
    """An action of another game."""

    where: str


@pytest.mark.parametrize("thing", [Fence(NORTH, "d2"), None, 5, "RB:1-Y"])
def test_something_that_is_no_action_of_this_game_is_named(thing: Any) -> None:
    with pytest.raises(UsageError, match="not an action of ORC"):
        GAME.apply(at(START), thing)


def test_a_mistyped_move_changes_nothing() -> None:
    match = Match(GAME, start=at(START))
    for text in ("RB:1-", "", "RB:1-R", "draw G"):
        with pytest.raises((NotationError, IllegalAction)):
            match.play(text)
    assert match.plies == []


# --- saves --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(start_choice=True, attack_on_won=True, peek_between_draws=False, discard_face_down=True),
    ],
)
def test_a_save_comes_back_as_it_was(options: Options) -> None:
    match = a_match(3, options)
    testing.check_save(match)
    testing.check_code(match)


def test_a_save_from_a_typed_position_comes_back() -> None:
    match = Match(GAME, start=at(START), seed=1)
    match.play("RB:1-Y")
    testing.check_save(match)
    testing.check_code(match)


BAD_SAVES: BadSaves = {
    "another option": (lambda s: s.options_with(attack_on_won=True), "tampered"),
    "another card laid": (lambda s: s.with_action(0, flipped=not s.actions()[0]["flipped"]), "tampered"),
    "an unknown card": (lambda s: s.with_action(0, card="RR"), "RR"),
    "an illegal action": (lambda s: s.with_action(1, card=s.actions()[0]["card"]), "tampered.*action 2"),
    "a player nobody knows": (lambda s: s.with_action(3, player=7), "tampered|no game has"),
}


@pytest.mark.parametrize("bad", BAD_SAVES)
def test_a_bad_save_is_one_clear_error(bad: str) -> None:
    spoil, told = BAD_SAVES[bad]
    check_bad_save(spoil(SAVED), told)


# --- what errors look like ----------------------------------------------------------------------------------


def test_an_illegal_action_holds_reasons_and_sentences() -> None:
    with pytest.raises(IllegalAction) as caught:
        play(START, "RB:1-R")
    assert [r.clause for r in caught.value.reasons] == ["ORC-4.5"]
    assert caught.value.sentences == tuple(GAME.sentence(r) for r in caught.value.reasons)
    assert str(caught.value) == "\n".join(caught.value.sentences)


def test_reprs_tell_a_person_what_a_thing_is() -> None:
    assert repr(GAME) == "<ORC>"
    assert "100 clauses" in repr(GAME.rulebook)
    assert "ORC" in repr(SAVED.match)
    assert repr(Outcome((), DRAWN(), Score((0, 0), ())))
