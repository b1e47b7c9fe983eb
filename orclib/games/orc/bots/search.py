"""Looking ahead with hidden cards: imagine worlds that fit the view and try every action in each."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

import msgspec

from orclib.engine import CHANCE, Game, Seat
from orclib.games.orc.actions import AnyAction
from orclib.games.orc.state import Options, State, View
from orclib.players.luck import chance_action

AnyOrc = Game[State, AnyAction, View, Options]
Actions = tuple[AnyAction, ...]
Evaluate = Callable[[State, Seat], float]
"""How good an imagined state is for a seat: the higher the better, a finished game included."""

ROUNDS = 4
"""After each quarter of the worlds only the better half of the actions stays: time goes to what matters."""


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """Averages, over imagined worlds, how things stand a few decisions after each action.

    In those worlds everybody does what looks best one decision ahead. With `seconds` None the answer depends
    on the view and the rng only; otherwise thinking stops after that time, though not before the first world.
    """

    evaluate: Evaluate
    samples: int
    depth: Callable[[State], int]
    """How many decisions to follow an action in a state; a large number plays on to the end."""
    seconds: float | None = None

    def best(self, game: AnyOrc, view: View, legal: Actions, rng: Random) -> AnyAction:
        """The action that does best on average; of equals the first. All are the seat's own."""
        if len(legal) == 1:
            return legal[0]
        started = perf_counter()
        totals = dict.fromkeys(legal, 0.0)
        rivals = list(legal)
        for number in range(self.samples):
            world = game.determinize(view, rng)
            luck = rng.getrandbits(32)
            for action in rivals:  # the same world and luck for all: only their differences count
                totals[action] += self.follow(game, world, action, Random(luck))
            if self.seconds is not None and perf_counter() - started > self.seconds:
                break
            if (number + 1) * ROUNDS // self.samples > number * ROUNDS // self.samples and len(rivals) > 2:
                rivals = sorted(rivals, key=totals.__getitem__, reverse=True)[: (len(rivals) + 1) // 2]
        return max(rivals, key=totals.__getitem__)

    def follow(self, game: AnyOrc, world: State, action: AnyAction, rng: Random) -> float:
        """What an action is worth in one world, for the seat that makes it."""
        seat, left = action.seat, self.depth(world)
        state, _events = game.apply_unchecked(world, action)
        while seats := game.to_act(state):
            if seats[0] == CHANCE:
                step = chance_action(game, state, rng)
            elif left:
                step, left = self.glance(game, state, seats[0]), left - 1
            else:
                break
            state, _events = game.apply_unchecked(state, step)
        return self.evaluate(state, seat)

    def glance(self, game: AnyOrc, state: State, seat: Seat) -> AnyAction:
        """The action that looks best at once."""
        legal = game.legal_actions(state, seat)
        if len(legal) == 1:
            return legal[0]
        return max(legal, key=lambda action: self.evaluate(game.apply_unchecked(state, action)[0], seat))
