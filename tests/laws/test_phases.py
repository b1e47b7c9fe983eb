"""The laws of one state in every phase of every game: random play comes to some phases seldom, so these are typed."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import orclib
from orclib import testing
from orclib.engine import CHANCE, Match, Seat
from orclib.errors import UsageError
from orclib.testing import AnyMatch, seats_of, stray_actions
from tests import ledger
from tests.games.phases import moments

every_phase = pytest.mark.parametrize(
    ("slug", "phase"),
    [pytest.param(slug, phase, id=f"{slug} {phase.value}") for slug in orclib.list_games() for phase in moments(slug)],
)


@every_phase
def test_the_laws_of_one_state_hold(slug: str, phase: Any) -> None:
    game, state, rng = orclib.game(slug).engine, moments(slug)[phase], Random(1)
    assert state.phase is phase
    strays = stray_actions(game, state, rng, 40)
    testing.check_turns(game, state)
    testing.check_chances(game, state)
    testing.check_legality(game, state)
    testing.check_application(game, state)
    testing.check_strays(game, state, strays)
    testing.check_encoding(game, state)
    testing.check_notation(game, state, strays)
    testing.check_position(game, state)
    for name, values in game.Options.readings().items():
        with suppress(UsageError):  # not with so many players
            testing.check_readings(game, state, replace(state.options, **{name: values[-1]}))


@every_phase
def test_the_laws_of_what_is_hidden_hold(slug: str, phase: Any) -> None:
    game, state, rng = orclib.game(slug).engine, moments(slug)[phase], Random(1)
    match: AnyMatch = Match(game, start=state, deal=False)
    for seat in seats_of(state):
        testing.check_observation(game, state, seat, rng, game.never_legal_actions(state, seat))
        testing.check_secrets(game, state, seat, rng)
        testing.check_shared(match, seat, rng)


@every_phase
def test_a_line_from_there_is_saved_and_taken_back(slug: str, phase: Any) -> None:
    match: AnyMatch = Match(orclib.game(slug).engine, start=moments(slug)[phase], seed=1, deal=False)
    if match.to_act:
        match.play(match.legal()[0])
    testing.check_save(match)
    testing.check_code(match)
    testing.check_undo(match)


@every_phase
def test_nobody_acts_out_of_turn_nor_for_a_seat_that_nobody_has(slug: str, phase: Any) -> None:
    game, state = orclib.game(slug).engine, moments(slug)[phase]
    acting, count = game.to_act(state), len(seats_of(state))
    others = [seat for seat in (CHANCE, *map(Seat, (*range(count), count, 99, -3))) if seat not in acting]
    for seat in others:
        assert not game.legal_actions(state, seat)
        for action in (each for seat in acting for each in game.legal_actions(state, seat)[:40]):
            reasons = game.refusals(state, replace(action, seat=seat))
            assert reasons, (action, seat)
            ledger.witness(refusals=reasons)
    for seat in (*acting, *others):
        for action in game.never_legal_actions(state, seat):
            assert game.refusals(state, action), action
