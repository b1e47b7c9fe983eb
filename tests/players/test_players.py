"""Random play and the arena, for any game that has rules."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from orclib import game as find
from orclib.engine import Seat
from orclib.engine.bot import Advice
from orclib.games import list_games
from orclib.games.orc.game import GAME
from orclib.players.arena import Standing, Tournament, play, tournament
from orclib.players.random_player import RandomPlayer


@pytest.mark.parametrize("slug", list_games())
def test_random_players_finish_every_game_and_the_seed_settles_it(slug: str) -> None:
    rules = find(slug).engine
    bots = [RandomPlayer() for _seat in range(rules.players[0])]
    first, again = (play(rules, bots, seed=4) for _time in range(2))
    assert first.actions == again.actions
    state = first.start
    for action in first.actions:
        state, _events = rules.apply(state, action)
    assert state == first.state
    assert rules.outcome(state) == first.outcome


def test_random_play_gives_no_reason_and_every_action_its_share() -> None:
    chosen = [RandomPlayer().choose(GAME, None, ("a", "b", "c"), Random(seed)) for seed in range(600)]
    assert {advice.why for advice in chosen} == {""}
    assert all(150 < count < 250 for count in Counter(advice.action for advice in chosen).values())


class SeatTaker:
    """Notes which seat it is asked to play."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seats: set[Seat] = set()

    def choose(self, game: Any, view: Any, legal: tuple[Any, ...], rng: Random) -> Advice:
        self.seats.add(legal[0].seat)
        return Advice(rng.choice(legal), "")


def test_a_tournament_seats_everybody_everywhere_and_counts_every_game() -> None:
    bots = [SeatTaker("one"), SeatTaker("two")]
    result = tournament(GAME, bots, 6, seed=1)
    assert bots[0].seats == bots[1].seats == {0, 1}
    assert [standing.name for standing in result.standings] == ["one", "two"]
    assert sum(standing.wins for standing in result.standings) == 6
    assert result == tournament(GAME, bots, 6, seed=1)


def test_a_tournament_reads_like_a_table() -> None:
    result = Tournament((Standing("sensible", 75, 100), Standing("random", 25, 100)))
    assert repr(result) == "sensible: 75 of 100 games, 75.0 % ± 4.3\nrandom: 25 of 100 games, 25.0 % ± 4.3"
