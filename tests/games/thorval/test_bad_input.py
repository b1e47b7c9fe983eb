"""What people get wrong: each gives one clear error of the tree that names what is wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orclib.engine import Match
from orclib.errors import IllegalAction, PositionError, UsageError
from orclib.games.thorval.actions import Lot
from orclib.games.thorval.text.position import CALM
from tests.games.thorval.support import (
    GAME,
    A,
    B,
    Options,
    Phase,
    Seat,
    act,
    after,
    at,
    lively,
    reasons_against,
)
from tests.games.thorval.tools import (
    DECLARE,
    EXCHANGE,
    OCCUPY,
    PHASES,
    PREPARE,
    REINFORCE,
    RESTING,
    RING,
)
from tests.laws.saves import BadCodes, BadSaves, Saved, check_bad_code, check_bad_save

AnyMatch = Match[Any, Any, Any, Any]


def a_match(seed: int = 7, options: Options | None = None, moves: int = 400) -> AnyMatch:
    """A game some plies old, of all kinds of moves; chance is played like the others."""
    match: AnyMatch = Match(GAME, options or Options(players=3), seed=seed, deal=False)
    choose = lively(Random(seed))
    for _ in range(moves):
        if match.to_act:
            match.play(choose(match.state, match.legal()))
    return match


SAVED = Saved(a_match())


# --- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [None, 3, True, ["thorval"]])
def test_a_board_that_is_no_name_is_an_error_of_ours(value: object) -> None:
    with pytest.raises(UsageError, match="board"):
        GAME.options(board=value)


# --- actions ---------------------------------------------------------------------------------------------------------


def test_an_action_out_of_turn_says_whose_turn_it_is() -> None:
    match = Match(GAME, start=at(DECLARE), deal=False)
    for move, seat in (("B: pass", None), ("pass", B), ("C: attack 8 IV/3", None)):
        with pytest.raises(IllegalAction, match=GAME.seat_name(A, match.options)):
            match.play(move, seat)
    assert match.plies == []


def check_refused(text: str, action: act.AnyAction) -> None:
    """The action is refused with reasons that can be read."""
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(at(text), action)
    assert all(caught.value.sentences)


@pytest.mark.parametrize(
    ("start", "moves", "announced"),
    [
        (PREPARE, (), "A: occupy 3"),
        (PHASES[Phase.DEFEND], (), "B: occupy 3"),
        (OCCUPY, ("A: advance II/5",), "A: rally nothing"),
        (OCCUPY, ("A: advance II/5",), "A: take units nothing"),
        (DECLARE, (), "A: reinforce nothing"),
        (DECLARE, (), "B: reinforce nothing"),
        (EXCHANGE, (), "C: take units nothing"),
    ],
)
def test_an_announcement_belongs_to_its_own_phase(start: str, moves: tuple[str, ...], announced: str) -> None:
    state = after(start, *moves)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, GAME.parse(announced, state))
    assert all(caught.value.sentences)


FEW = "A 3 = 4S\nB IV/6 = 1S\nphase help"


@pytest.mark.parametrize(
    ("start", "action"),
    [
        (REINFORCE, act.Reinforce(A, (Lot("3", 6), Lot("II/2", -1)))),
        (REINFORCE, act.Reinforce(A, (Lot("II/2", -1), Lot("3", 6)))),
        (FEW, act.AskExtra(A, (Lot("3", 7), Lot("3", -1)))),
        (PREPARE, act.Rally(A, (Lot("II/1", -1),))),
        (RING, act.TakeUnits(A, (Lot("II/4", 4), Lot("VI/2", -1)))),
        (OCCUPY, act.Occupy(A, -1)),
    ],
)
def test_less_than_nothing_is_no_lot(start: str, action: act.AnyAction) -> None:
    check_refused(start, action)


@pytest.mark.parametrize("phase", RESTING)
def test_nothing_is_no_announcement(phase: Phase) -> None:
    """Neither out of turn nor in it; but who gathers nothing is ready."""
    state = at(PHASES[phase])
    for seat in (*state.options.seats, Seat(99)):
        for empty in (act.Reinforce(seat, ()), act.TakeUnits(seat, ()), act.AskExtra(seat, ())):
            reasons_against(state, empty)
        if phase not in (Phase.PREPARE, Phase.DEFEND) or seat != state.active:
            reasons_against(state, act.Rally(seat, ()))


@pytest.mark.parametrize("phase", [p for p in Phase if p in CALM and p not in (Phase.OPENING_ROLL, Phase.CASTLES)])
def test_phases_that_lack_what_they_need_are_faults_and_nothing_worse(phase: Phase) -> None:
    with pytest.raises(PositionError):
        at(f"phase {phase.value}")


# --- saves -----------------------------------------------------------------------------------------------------------


ATTEMPT = {"type": "bind", "seat": 0, "space": "", "to": ""}
BAD_SAVES: BadSaves = {
    "more players": (lambda s: s.options_with(players=4), "tampered"),
    "an unknown value": (lambda s: s.options_with(kingdom_rule="all"), "kingdom_rule|no game has"),
    "an unknown board": (lambda s: s.options_with(board="atlantis"), "atlantis"),
    "a switch as text": (lambda s: s.options_with(defender_transfer="on"), "no game has"),
    "another option": (lambda s: s.options_with(last_survivor_wins=False), "tampered"),
    "a seven": (lambda s: s.with_action("roll", face=7), "tampered.*action 1 "),
    "a die as text": (lambda s: s.with_action("roll", face="six"), "no game has"),
    "a space that is not": (lambda s: s.with_action("settle", space="9"), "tampered.*action"),
    "a space that is taken": (lambda s: s.with_action("settle", space="II/1"), "tampered.*action"),
    "a space as number": (lambda s: s.with_action("settle", space=3), "no game has"),
    "an own treasure": (lambda s: s.with_action("hide", owner=s.actions()[-1]["seat"] % 3, seat=9), "tampered.*action"),
    "a treasure that is not": (lambda s: s.with_action("hide", kind="sword"), "no game has.*sword"),
    "the blank treasure": (lambda s: s.with_action("hide", kind="blank"), "tampered.*action"),
    "a figure that is not": (lambda s: s.with_action("mass", figures=["king"]), "no game has.*king"),
    "both figures": (lambda s: s.with_action("mass", figures=["hero", "wizard"]), "tampered.*action"),
    "an option of help that is not": (lambda s: s.with_action("help", option=9), "tampered.*action"),
    "an attempt": (lambda s: s.changed(actions=[ATTEMPT, *s.actions()[1:]]), "tampered.*action 1 "),
    "an announcement": (
        lambda s: s.changed(actions=[*s.actions()[:-1], {"type": "occupy", "seat": 0, "units": 1, "figure": False}]),
        "no game has.*occupy",
    ),
}


@pytest.mark.parametrize("bad", BAD_SAVES)
def test_a_bad_save_is_one_clear_error(bad: str) -> None:
    spoil, told = BAD_SAVES[bad]
    check_bad_save(spoil(SAVED), told)


# --- share codes -----------------------------------------------------------------------------------------------------

BAD_CODES: BadCodes = {
    "an unknown value": (lambda s: s.packed(options=s.values(kingdom_rule="never")), "never|damaged"),
    "an unknown board": (lambda s: s.packed(options=s.values(board="atlantis")), "atlantis"),
    "more players": (lambda s: s.packed(options=s.values(players=6)), "tampered"),
    "another option": (lambda s: s.packed(options=s.values(hide_under_owner=False)), "tampered"),
}


@pytest.mark.parametrize("bad", BAD_CODES)
def test_a_bad_share_code_is_one_clear_error(bad: str) -> None:
    spoil, told = BAD_CODES[bad]
    check_bad_code(spoil(SAVED), told)
