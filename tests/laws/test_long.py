"""Many random steps, with the two roads to the legal actions compared at each."""

import itertools
from random import Random

import pytest

import orclib
from orclib import testing
from tests import depth, ledger


def walk(slug: str, steps: int, seed: str) -> None:
    """Play random games under random options until that many steps are made; every step is judged."""
    game, rng = orclib.game(slug).engine, Random(seed)
    made = 0
    while made < steps:
        state = game.new(testing.random_options(game, rng))
        for _ in range(testing.LONGEST):
            acting = game.to_act(state)
            if not acting:
                break
            for seat in acting:
                judged = [(action, game.refusals(state, action)) for action in game.pseudo_legal_actions(state, seat)]
                allowed = tuple([action for action, reasons in judged if not reasons])
                assert game.legal_actions(state, seat) == allowed, game.describe(state)
                refused = itertools.chain.from_iterable(reasons for _, reasons in judged)
                ledger.witness(refusals=refused)
            state, events = game.apply(state, testing.random_step(game, state, rng))
            ledger.witness(events)
            made += 1
        testing.check_turns(game, state)
        testing.check_sheet(game, state)
        ledger.witness(outcome=game.outcome(state))
        assert game.outcome(state), f"no end after {testing.LONGEST} steps"


@depth.always
@pytest.mark.parametrize("slug", orclib.list_games())
def test_a_long_walk(slug: str) -> None:
    walk(slug, depth.few(2_000), seed=f"walk {slug}")
