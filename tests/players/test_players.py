"""Random play, search and the arena, for any game that has rules."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from orclib import game as find
from orclib.engine import Seat
from orclib.engine.bot import Advice, Bot
from orclib.games import list_games
from orclib.games.orc.actions import Discard
from orclib.games.orc.bots.outlook import prospect
from orclib.games.orc.game import GAME
from orclib.players.arena import Standing, Tournament, play, tournament
from orclib.players.random_player import RandomPlayer
from orclib.players.search import Search


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


def pondered(search: Search, seed: int = 0) -> Any:
    """What a search plays as its first decision of a game of ORC."""
    answers: list[Any] = []

    class Ponders(RandomPlayer):
        def choose(self, game: Any, view: Any, legal: tuple[Any, ...], rng: Random) -> Advice:
            if len(legal) > 2 and not answers:
                answers.append(search.best(game, view, legal, Random(seed)))
            return super().choose(game, view, legal, rng)

    bot: Bot = Ponders()
    play(GAME, [bot, bot], seed=2)
    return answers[0]


def test_a_search_answers_the_same_for_the_same_rng() -> None:
    search = Search(evaluate=prospect, samples=6, depth=lambda state: 2)
    assert pondered(search) == pondered(search)


def test_a_search_out_of_time_has_looked_at_one_world() -> None:
    worlds = []

    def evaluate(state: Any, seat: Seat) -> float:
        worlds.append(state)
        return 0.0

    pondered(Search(evaluate=evaluate, samples=1000, depth=lambda state: 0, seconds=0.0))
    assert len(worlds) == 11  # N14: ten attacks and a discard


def test_a_search_keeps_the_action_that_always_ends_best() -> None:
    def evaluate(state: Any, seat: Seat) -> float:
        return float(len(state.removed))

    assert isinstance(pondered(Search(evaluate=evaluate, samples=8, depth=lambda state: 0)), Discard)
