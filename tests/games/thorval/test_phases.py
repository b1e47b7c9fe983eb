"""The laws of all games, and bad input, in a typed position of each phase: random play comes to some of them seldom."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from orclib import testing
from orclib.games.thorval.actions import Lot
from orclib.games.thorval.rules import tries
from tests.games.thorval.support import (
    CHANCE,
    GAME,
    A,
    B,
    E,
    Figure,
    Kind,
    Match,
    Mode,
    Phase,
    Piece,
    Seat,
    act,
    at,
    reasons_against,
)
from tests.games.thorval.tools import FLIPS, PHASES, RESTING

phases = pytest.mark.parametrize("phase", RESTING)


@phases
def test_the_laws_of_one_state_hold(phase: Phase) -> None:
    state, rng = at(PHASES[phase]), Random(1)
    strays = testing.stray_actions(GAME, state, rng, 40)
    testing.check_turns(GAME, state)
    testing.check_chances(GAME, state)
    testing.check_legality(GAME, state)
    testing.check_application(GAME, state)
    testing.check_strays(GAME, state, strays)
    testing.check_encoding(GAME, state)
    testing.check_notation(GAME, state, strays)
    testing.check_position(GAME, state)
    for flip in FLIPS:
        testing.check_readings(GAME, state, msgspec.structs.replace(state.options, **flip))


@phases
def test_the_laws_of_what_is_hidden_hold(phase: Phase) -> None:
    state, rng = at(PHASES[phase]), Random(1)
    match = Match(GAME, start=state, deal=False)
    for seat in state.options.seats:
        testing.check_observation(GAME, state, seat, rng, GAME.never_legal_actions(state, seat))
        testing.check_secrets(GAME, state, seat, rng)
        testing.check_shared(match, seat, rng)


@phases
def test_a_line_from_there_is_saved_and_taken_back(phase: Phase) -> None:
    match = Match(GAME, start=at(PHASES[phase]), seed=1, deal=False)
    if match.to_act:
        match.play(match.legal()[0])
    testing.check_save(match)
    testing.check_code(match)
    testing.check_undo(match)


def every_kind(seat: Seat, space: str) -> list[act.AnyAction]:
    """An action of each kind that a seat may name, in or from a space."""
    one, lots = act.Attack(seat, space, "II/4", Mode.TOTAL), (Lot(space, 4),)
    return [
        act.Settle(seat, space),
        act.Hide(seat, B, Kind.RING, space),
        act.Mass(seat, space, (Figure.HERO,)),
        act.Help(seat, 1),
        act.Lift(seat, space),
        act.Lay(seat, space),
        act.Put(seat, space, Piece.HERO),
        act.Pass(seat),
        one,
        act.Attack(seat, "II/2", space, Mode.TOTAL, boat=True),
        act.Announce(seat, "II/2", space),
        act.Begin(seat, Mode.TOTAL),
        act.Transfer(seat, space, Figure.HERO),
        act.Gather(seat, space, Piece.REST),
        act.Ready(seat),
        act.Lose(seat, figure=True),
        act.GoOn(seat),
        act.Stop(seat),
        act.Advance(seat, space),
        act.Take(seat, space),
        act.Keep(seat),
        act.Reinforce(seat, lots),
        act.Rally(seat, lots),
        act.Occupy(seat, 1),
        act.MoveTreasure(seat, space, "II/4"),
        act.MoveTreasure(seat, "II/6", space),
        act.AskExtra(seat, (Lot(space, 6),)),
        act.AttackTwice(seat, one, "II/2", space),
        act.TakeUnits(seat, (Lot(space, 3),)),
        *(trick(seat, space) for trick in tries.AnyTry.__args__),
    ]


@phases
@pytest.mark.clause("THO-1.2")
def test_a_seat_that_nobody_has_may_do_nothing(phase: Phase) -> None:
    state = at(PHASES[phase])
    for seat in (CHANCE, Seat(6), Seat(-5), Seat(99), E):
        assert seat == CHANCE or GAME.legal_actions(state, seat) == ()
        for action in every_kind(seat, "3"):
            assert "THO-1.2" in {reason.clause for reason in reasons_against(state, action)}


STRANGE = ("", "II/7", "0", "9", "VII/1", "castle 3", "ii/2", "II/2 ", "banana")
NO_SPACE = (act.Help, act.Pass, act.Begin, act.Ready, act.Lose, act.GoOn, act.Stop, act.Keep, act.Occupy)


@phases
def test_spaces_and_numbers_that_are_not_there_are_refused(phase: Phase) -> None:
    state = at(PHASES[phase])
    seat = A if state.active is None else state.active
    for space in STRANGE:
        for action in every_kind(seat, space):
            if not isinstance(action, NO_SPACE):
                reasons_against(state, action)
    for number in (-1, 0, 7, 99):
        reasons_against(state, act.Roll(CHANCE, number))
        reasons_against(state, act.Exchange(CHANCE, number, 3))
        reasons_against(state, act.Exchange(CHANCE, 3, number))
        reasons_against(state, act.Help(seat, number or -7))
        reasons_against(state, act.Hide(seat, Seat(number + 20), Kind.RING, "3"))
        reasons_against(state, act.Occupy(seat, number - 9))
        reasons_against(state, act.Occupy(seat, number if number > 6 else 0, figure=True))


@phases
def test_nothing_is_no_announcement(phase: Phase) -> None:
    """Neither out of turn nor in it; but who gathers nothing is ready."""
    state = at(PHASES[phase])
    for seat in (*state.options.seats, Seat(99)):
        for empty in (act.Reinforce(seat, ()), act.TakeUnits(seat, ()), act.AskExtra(seat, ())):
            reasons_against(state, empty)
        if phase not in (Phase.PREPARE, Phase.DEFEND) or seat != state.active:
            reasons_against(state, act.Rally(seat, ()))
