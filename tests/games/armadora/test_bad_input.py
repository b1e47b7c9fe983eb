"""What people get wrong: each gives one clear error of the tree that names what is wrong."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from orclib.engine import Match
from orclib.errors import IllegalAction, UsageError
from tests.games.armadora.support import (
    GAME,
    Options,
    Phase,
    act,
    at,
)
from tests.laws.saves import BadSaves, Saved, check_bad_save


def a_match() -> Match[Any, Any, Any, Any]:
    """A game some turns old, of all kinds of moves."""
    match: Match[Any, Any, Any, Any] = Match(GAME, Options(players=3, advanced=True), seed=7)
    rng = Random(7)
    for _ in range(14):
        kinds: dict[type, Any] = {type(action): action for action in rng.sample(match.legal(), len(match.legal()))}
        kinds.pop(act.Pass, None)
        match.play(rng.choice(list(kinds.values())))
    return match


SAVED = Saved(a_match())


# --- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("peoples", "MM"),
        ("peoples", "me"),
        ("peoples", "MX"),
        ("peoples", "MEGOM"),
        ("peoples", None),
        ("advanced", 1),
        ("teams", 0),
        ("min_territory", 0),
        ("min_territory", 7),
        ("min_territory", True),
        ("stick_count", "two"),
        ("heap_placement", "Random"),
        ("first_player", "M"),
        ("first_player", 4),
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


# --- actions ---------------------------------------------------------------------------------------------------------


def test_a_refused_announcement_lays_nothing_and_a_good_one_is_undone_piece_by_piece() -> None:
    match = Match(GAME, start=at(""))
    with pytest.raises(IllegalAction):
        match.play("fence A1|B1 A1/A2")
    assert (match.plies, match.state.supply) == ([], 35)
    match.play("fence A1|B1 C4|D4")
    assert (len(match.plies), match.state.supply) == (2, 33)
    assert match.undo()
    assert (match.state.supply, match.state.phase) == (34, Phase.SECOND_STICK)


# --- saves -----------------------------------------------------------------------------------------------------------


BAD_SAVES: BadSaves = {
    "a people too few": (lambda s: s.options_with(players=4), "write both"),
    "a people twice": (lambda s: s.options_with(peoples="MME"), "peoples"),
    "another people": (lambda s: s.options_with(peoples="MEO"), "tampered"),
    "no territory": (lambda s: s.options_with(min_territory=0), "min_territory"),
    "a switch as text": (lambda s: s.options_with(teams="on"), "no game has"),
    "basic rules": (lambda s: s.options_with(advanced=False), "tampered"),
    "another first player": (lambda s: s.with_action("first", player=7), "tampered.*action 9"),
    "on gold": (lambda s: s.with_action("warrior", square="D1"), "tampered.*action"),
    "no line": (lambda s: s.with_action("palisade", line={"a": "A1", "b": "C1"}), "tampered.*action"),
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
