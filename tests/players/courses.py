"""Games that bots play against themselves, decision by decision, and what they say in a state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from functools import partial
from random import Random
from typing import Any, Final

import msgspec

from orclib.engine import CHANCE, Seat
from orclib.engine.bot import Advice, Bot
from orclib.games.orc.bots.opponents import Strong
from orclib.players.luck import chance_action
from orclib.testing import AnyGame

UNEXPLAINED: Final = {"armadora": {"HEAPS"}}
"""The phases in which no reason is given."""


class Decision(msgspec.Struct, frozen=True):
    """A state in which somebody decides, who, what is legal, and what the bot says."""

    state: Any
    seat: Seat
    legal: tuple[Any, ...]
    advice: Advice


def makers(game: AnyGame) -> dict[str, Callable[[], Bot]]:
    """What makes each bot of a game; the strong one imagines one world only, for what does not hang on its strength."""
    return {
        name: partial(Strong, samples=1) if isinstance(bot, Strong) else partial(copy, bot)
        for name, bot in game.bots().items()
    }


def advise(game: AnyGame, bot: Bot, state: Any, seat: Seat | None = None, *, seed: int = 0) -> Advice:
    """What a bot says in a state, to the seat or to the first that may act."""
    asked = game.to_act(state)[0] if seat is None else seat
    return bot.choose(game, game.observe(state, asked), game.legal_actions(state, asked), Random(seed))


def decisions(game: AnyGame, bots: Sequence[Bot], options: Any, seed: int) -> Iterator[Decision]:
    """A game between bots, seated in turn; all that they choose is legal, and every choice among several explained.

    While a clock runs, all who may play are asked one after the other, until all of them wait.
    """
    rng, state = Random(seed), game.new(options)
    while seats := game.to_act(state):
        clocked, played = game.clocked(state), False
        players = [seat for seat in seats if seat != CHANCE]
        rng.shuffle(players)
        for seat in players if clocked else players[:1]:
            legal = game.legal_actions(state, seat)
            advice = bots[seat % len(bots)].choose(game, game.observe(state, seat), legal, rng)
            assert advice.action in legal or (clocked and advice.action is None)
            assert "{" not in advice.why
            if len(legal) > 1 and state.phase.name not in UNEXPLAINED.get(game.slug, ()):
                assert advice.why.endswith(".")
            yield Decision(state, seat, legal, advice)
            if advice.action is not None:
                state, played = game.apply(state, advice.action)[0], True
        if not played:
            state, _events = game.apply(state, chance_action(game, state, rng))
    assert game.outcome(state) is not None


def states(game: AnyGame, bots: Sequence[Bot], options: Any, seed: int) -> list[Any]:
    """The states in which somebody decides, in a game between bots."""
    return [each.state for each in decisions(game, bots, options, seed)]
