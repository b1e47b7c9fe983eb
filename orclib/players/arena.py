"""Games between bots, without anything that only people need: one, or many with the seats taken in turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any

import msgspec

from orclib.engine import CHANCE, Outcome, Seat
from orclib.engine.bot import Bot
from orclib.engine.game import AnyGame
from orclib.players.asking import ask
from orclib.players.clock import answers
from orclib.players.luck import chance_action


class Played(msgspec.Struct, frozen=True):
    """A game that bots played to its end: the start, every action (chance's too), the last state."""

    start: Any
    actions: tuple[Any, ...]
    state: Any
    outcome: Outcome

    def __repr__(self) -> str:
        totals = " : ".join(map(str, self.outcome.score.totals))
        winners = ", ".join(map(str, self.outcome.winners)) or "nobody"
        return f"<Played: {len(self.actions)} actions, {totals}, won by {winners}>"


def play(game: AnyGame, bots: Sequence[Bot], seed: int | str, options: Any = None) -> Played:
    """One game, each seat played by its bot. The same bots and seed play the same game, always.

    Raises BotError where a bot does what no bot may do.
    """
    state = start = game.new(game.options(players=len(bots)) if options is None else options)
    luck = Random(f"{seed}/chance")
    minds = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    seated = {Seat(seat): bot for seat, bot in enumerate(bots)}
    actions = []
    while seats := game.to_act(state):
        if game.clocked(state):
            window, state = _until_the_clock_strikes(game, state, seated, luck)
            actions += window
            continue
        seat = seats[0] if len(seats) == 1 else luck.choice(seats)
        if seat == CHANCE:
            action = chance_action(game, state, luck)
        else:
            action = ask(game, bots[seat], state, seat, minds[seat]).action
        actions.append(action)
        state, _events = game.apply_unchecked(state, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(start, tuple(actions), state, outcome)


def _until_the_clock_strikes(
    game: AnyGame, state: Any, bots: Mapping[Seat, Bot], luck: Random
) -> tuple[list[Any], Any]:
    """What is played until all bots wait, then the stroke of the clock; and the state after it."""
    actions: list[Any] = []
    while plays := answers(game, state, bots, str(luck.random())):
        for action in plays:
            if not game.refusals(state, action):
                actions.append(action)
                state, _events = game.apply_unchecked(state, action)
    actions.append(chance_action(game, state, luck))
    return actions, game.apply_unchecked(state, actions[-1])[0]


class Standing(msgspec.Struct, frozen=True):
    """How one bot did. A shared win counts as a part for each; a game that nobody won counts for none."""

    name: str
    wins: float
    games: int

    @property
    def share(self) -> float:
        """The part of the games that it won, 0 to 1."""
        return self.wins / self.games

    @property
    def error(self) -> float:
        """The standard error of `share`."""
        return sqrt(self.share * (1 - self.share) / self.games)

    def __repr__(self) -> str:
        share = f"{100 * self.share:.1f} % ± {100 * self.error:.1f}"
        return f"{self.name}: {self.wins:g} of {self.games} games, {share}"


class Tournament(msgspec.Struct, frozen=True):
    """Many games between the same bots: how each did, in the order in which they were given."""

    standings: tuple[Standing, ...]

    def __getitem__(self, place: int) -> Standing:
        return self.standings[place]

    def __repr__(self) -> str:
        return "\n".join(map(repr, self.standings))


def tournament(game: AnyGame, bots: Sequence[Bot], games: int, seed: int, options: Any = None) -> Tournament:
    """Many games in which the bots move on by one seat each time."""
    wins = [0.0] * len(bots)
    for number in range(games):
        order = [(seat + number) % len(bots) for seat in range(len(bots))]
        winners = play(game, [bots[who] for who in order], f"{seed}/{number}", options).outcome.winners
        for seat in winners:
            wins[order[seat]] += 1 / len(winners)
    names = [getattr(bot, "name", type(bot).__name__) for bot in bots]
    return Tournament(tuple(Standing(name, won, games) for name, won in zip(names, wins, strict=True)))


__all__ = ["Played", "Standing", "Tournament", "play", "tournament"]
