"""Every position under every reading of the rules: it can be described, read back and played to its end."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from orclib import orc, testing
from orclib.engine import Match
from orclib.errors import IllegalAction
from orclib.games.orc.state import Options, View
from orclib.testing.play import random_step
from tests.games.orc.support import CARDS, GAME, Card, State, act, everywhere

ALL = [
    Options(**dict(zip(Options.readings(), values, strict=True)))
    for values in itertools.product(*Options.readings().values())
]


@pytest.mark.parametrize("options", ALL, ids=[str(n) for n in range(len(ALL))])
def test_every_position_under_every_reading_is_described_and_read_back(options: Options) -> None:
    """Whatever is flipped on the way, the position can be shared and played to its end."""
    rng = Random(ALL.index(options))
    match: Match[State, act.AnyAction, View, Options] = Match(GAME, options, seed=7, deal=False)
    while match.outcome is None:
        for other in (Options(), rng.choice(ALL)) if GAME.calm(match.state) else ():
            flipped = GAME.with_options(match.state, other)
            assert flipped.options == other
            assert sorted(everywhere(flipped), key=lambda card: card.index) == list(CARDS)
            testing.check_position(GAME, flipped)
            if GAME.to_act(flipped):
                assert GAME.legal_actions(flipped, GAME.to_act(flipped)[0])
        if rng.random() < 0.1 and GAME.calm(match.state):
            match = Match(GAME, start=GAME.with_options(match.state, rng.choice(ALL)), seed=7, deal=False)
        match.play(random_step(GAME, match.state, rng))


def test_a_flipped_option_makes_a_code_that_can_be_read() -> None:
    match = orc.match("won: Y-N\nNorth to move, hand RB WV\noptions: attack_on_won on", seed=1)
    for move in ("RB:1-Y", "draw G", "draw G"):
        match.play(move)
    table = orc.table(orc.with_options(match.state, orc.options()), seed=1)
    state = orc.enter(table.code()).match.state
    assert state == table.match.state
    assert Card.RB in state.removed  # ORC-8.1: nothing lies at a won tribe
    with pytest.raises(IllegalAction):
        orc.enter(table.code()).match.play("WV:1-Y")
