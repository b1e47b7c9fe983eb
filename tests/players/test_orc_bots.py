"""The bots of ORC: what they may do, what they know, how strong they are, what they say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from orclib.engine import CHANCE
from orclib.games.orc.bot import BOTS, Beginner, Sensible, Strong, prospect
from orclib.games.orc.components import NORTH, SEATS, SOUTH
from orclib.games.orc.game import GAME
from orclib.games.orc.state import Options, Phase, State
from orclib.players import Bot
from orclib.players.arena import play, tournament
from orclib.players.luck import chance_action
from orclib.players.random_player import RandomPlayer
from orclib.testing.play import option_values, random_options

F1 = "frontier: □ Y1 G2 | W2 R1 | B1 V2\n"
QUICK: dict[str, Bot] = {"beginner": Beginner(), "sensible": Sensible(), "strong": Strong(samples=1)}
"""The bots, the strong one with fewer worlds: what is tested of it here does not hang on its strength."""


def decisions(bot: Bot, options: Options, seed: int) -> Iterator[State]:
    """The states in which somebody decides, in a game that a bot plays against itself."""
    rng, state = Random(seed), GAME.new(options)
    while seats := GAME.to_act(state):
        if seats == (CHANCE,):
            action = chance_action(GAME, state, rng)
        else:
            yield state
            legal = GAME.legal_actions(state, seats[0])
            action = bot.choose(GAME, GAME.observe(state, seats[0]), legal, rng).action
            assert action in legal
        state, _events = GAME.apply(state, action)
    assert state.phase is Phase.OVER


def advise(bot: Bot, state: State, seed: int = 0) -> Any:
    """What a bot says in a state."""
    seat = state.mover
    return bot.choose(GAME, GAME.observe(state, seat), GAME.legal_actions(state, seat), Random(seed))


def said(bot: Bot, text: str) -> tuple[str, str]:
    """What a bot would do in a typed position, as it is typed, and why."""
    advice = advise(bot, GAME.position(text))
    return GAME.format(advice.action), advice.why


# --- legal, repeatable, honest ------------------------------------------------------------------------------


def test_the_bots_are_listed_from_weak_to_strong_under_their_own_names() -> None:
    assert list(GAME.bots()) == ["beginner", "sensible", "strong"]
    assert all(bot.name == name for name, bot in BOTS.items())


@pytest.mark.parametrize("name", QUICK)
def test_every_choice_is_legal_and_explained_under_all_readings_of_the_rules(name: str) -> None:
    rng, met = Random(7), set()
    for seed in range(3 if name == "strong" else 25):
        for state in decisions(QUICK[name], random_options(GAME, rng), seed):
            met.add(state.phase)
            why = advise(QUICK[name], state).why
            assert why.endswith(".")
            assert "{" not in why
    assert {Phase.BOX, Phase.USE, Phase.DRAW} <= met


@pytest.mark.parametrize("name", QUICK)
def test_each_switch_alone_is_played_to_the_end(name: str) -> None:
    for switch, choices in option_values(GAME).items():
        for choice in choices[1:]:
            states = list(decisions(QUICK[name], GAME.options(**{switch: choice}), seed=1))
            assert (states[0].phase is Phase.CHOOSE) is (switch == "start_choice" and choice is True)


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    bots = [QUICK[name], Sensible()]
    assert play(GAME, bots, seed=3).actions == play(GAME, bots, seed=3).actions


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("face_down", [False, True])
def test_what_a_seat_cannot_see_changes_nothing(name: str, face_down: bool) -> None:
    options = Options(discard_face_down=face_down, peek_between_draws=not face_down)
    rng, redealt = Random(11), 0
    for state in decisions(QUICK[name], options, seed=5):
        twin = GAME.sample_hidden(state, state.mover, rng)
        assert GAME.observe(twin, state.mover) == GAME.observe(state, state.mover)
        assert advise(QUICK[name], twin, seed=9) == advise(QUICK[name], state, seed=9)
        redealt += twin != state
    assert redealt > 10


# --- strength -----------------------------------------------------------------------------------------------


def test_sensible_beats_random_play_in_more_than_95_of_100_games() -> None:
    result = tournament(GAME, [Sensible(), RandomPlayer()], 200, seed=1)
    print(result)
    assert result[0].share > 0.95


def test_sensible_beats_the_beginner_in_at_least_80_of_100_games() -> None:
    result = tournament(GAME, [Sensible(), Beginner()], 200, seed=2)
    print(result)
    assert result[0].share >= 0.80


def test_the_beginner_is_no_worse_than_random_play() -> None:
    result = tournament(GAME, [Beginner(), RandomPlayer()], 400, seed=3)
    print(result)
    assert result[0].share >= 0.45


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
    for state in decisions(Sensible(), Options(), seed=2):
        assert prospect(state, NORTH) == pytest.approx(-prospect(state, SOUTH))
