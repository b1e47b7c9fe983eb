"""What people get wrong: each gives one clear error of the tree that names what is wrong."""

from __future__ import annotations

import re
from typing import Any

import pytest

from orclib.engine import Action, Match, Outcome, Score, Seat
from orclib.errors import IllegalAction, NotationError, OrclibError, PositionError, SaveError, UsageError
from orclib.games.orc.rules.scoring import DRAWN
from tests.games.orc.support import F1, GAME, NORTH, Options, at
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


@pytest.mark.parametrize("value", [1, "on", None, 0])
def test_an_unknown_value_is_named_with_its_option(value: object) -> None:
    with pytest.raises(UsageError, match=f"attack_on_won.*{re.escape(str(value))}"):
        GAME.options(attack_on_won=value)


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


class Fence(Action, frozen=True, tag="fence"):
    """An action of another game."""

    where: str


@pytest.mark.parametrize("thing", [Fence(NORTH, "d2"), None, 5, "RB:1-Y"])
def test_something_that_is_no_action_of_this_game_is_named(thing: Any) -> None:
    with pytest.raises(UsageError, match="not an action of ORC"):
        GAME.apply(at(START), thing)


# --- saves --------------------------------------------------------------------------------------------------


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


def test_reprs_tell_a_person_what_a_thing_is() -> None:
    assert repr(GAME) == "<ORC>"
    assert "100 clauses" in repr(GAME.rulebook)
    assert "ORC" in repr(SAVED.match)
    assert repr(Outcome((), DRAWN(), Score((0, 0), ())))
