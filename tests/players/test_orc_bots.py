"""What only the bots of ORC do; what all bots are held to is in `tests/players/test_bots.py`."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from orclib.engine import Seat
from orclib.engine.bot import Advice, Bot
from orclib.games.orc.actions import Discard
from orclib.games.orc.bots.opponents import Sensible, Strong
from orclib.games.orc.bots.outlook import prospect
from orclib.games.orc.bots.search import Search
from orclib.games.orc.box import NORTH, SEATS, SOUTH
from orclib.games.orc.game import GAME
from orclib.games.orc.state import Options, Phase
from orclib.players.arena import play, tournament
from orclib.players.random_player import RandomPlayer
from tests.players import courses

advise, decisions = partial(courses.advise, GAME), partial(courses.states, GAME)
F1 = "frontier: □ Y1 G2 | W2 R1 | B1 V2\n"


def said(bot: Bot, text: str) -> tuple[str, str]:
    """What a bot would do in a typed position, as it is typed, and why."""
    advice = advise(bot, GAME.position(text))
    return GAME.format(advice.action), advice.why


# --- decisions ----------------------------------------------------------------------------------------------


def test_the_first_decision_is_the_box_or_with_start_choice_who_starts() -> None:
    for choice, phase in ((False, Phase.BOX), (True, Phase.CHOOSE)):
        first = decisions([Sensible()], Options(start_choice=choice), seed=1)[0]
        assert first.phase is phase


# --- strength -----------------------------------------------------------------------------------------------


@pytest.mark.thorough
def test_between_equals_neither_seat_nor_order_decides() -> None:
    games = [play(GAME, [Sensible(), Sensible()], seed) for seed in range(200)]
    starters = sum(game.state.starter in game.outcome.winners for game in games)
    norths = sum(NORTH in game.outcome.winners for game in games)
    print(f"starter wins {starters / 2:.1f} %, mean {sum(game.state.turn for game in games) / 200:.1f} turns")
    assert 0.35 < starters / 200 < 0.65  # N18: 44.5 % ± 2.5 for another greedy bot
    assert 0.35 < norths / 200 < 0.65


@pytest.mark.long
def test_strong_beats_sensible_in_a_clear_majority() -> None:
    result = tournament(GAME, [Strong(), Sensible()], 100, seed=4)
    print(result)
    assert result[0].share - 2 * result[0].error > 0.5


# --- sense --------------------------------------------------------------------------------------------------

E16 = (
    F1
    + """piles B1 (VG); frozen: V, Y, G, W, R; Y: N RB:2, S GW:2; W: N YR:1, S GB:1; V: N WB:1, S RG:1
G: none; R: none; B: none
North to move, hand BY, RV; South WY, VR"""
)


@pytest.mark.parametrize("bot", [Sensible(), Strong(samples=8)])
def test_one_orc_that_takes_six_tribes_is_not_missed(bot: Bot) -> None:
    move, why = said(bot, E16)
    assert move.endswith("B")  # any attack on blue wins it, and with it the ring of ice
    assert "you win blue: take the last card of its pile" in why


def test_a_battle_that_is_won_is_closed() -> None:
    start = GAME.position(F1 + """piles Y4 G1 W4 R4 B4 V3; G: N WR:2, S RB:2; North to move, hand YR, GY""")
    state, _events = GAME.apply(start, GAME.parse("YR:2-G", start))
    advice = advise(Sensible(), state)
    assert GAME.format(advice.action) == "draw G"
    assert advice.why == "You lead at green and its last card is there: close it."


def test_a_finished_imagined_game_is_worth_its_outcome_and_sides_are_opposed() -> None:
    last = play(GAME, [Sensible(), Sensible()], seed=1)
    (winner,) = last.outcome.winners
    assert prospect(last.state, winner) == 1.0 == -prospect(last.state, SEATS[1 - winner])
    for state in decisions([Sensible()], Options(), seed=2):
        assert prospect(state, NORTH) == pytest.approx(-prospect(state, SOUTH))


# --- looking ahead ------------------------------------------------------------------------------------------


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
