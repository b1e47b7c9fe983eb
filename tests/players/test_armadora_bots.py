"""The bots of Armadöra: what they may do, what they know, how strong they are, what they say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from orclib.engine import CHANCE
from orclib.games.armadora.bot import BOTS, Beginner, Sensible
from orclib.games.armadora.components import Square
from orclib.games.armadora.game import GAME
from orclib.games.armadora.outlook import Outlook
from orclib.games.armadora.state import Options, Phase, State
from orclib.players import Bot
from orclib.players.arena import play, tournament
from orclib.players.luck import chance_action
from orclib.players.random_player import RandomPlayer
from orclib.testing.play import random_options

every_bot = pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.name)


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
    seat = GAME.to_act(state)[0]
    return bot.choose(GAME, GAME.observe(state, seat), GAME.legal_actions(state, seat), Random(seed))


def said(text: str) -> tuple[str, str]:
    """What the sensible bot would do in a typed position, as it is typed, and why."""
    advice = advise(Sensible(), GAME.position(text))
    return GAME.format(advice.action), advice.why


# --- legal, repeatable, honest ------------------------------------------------------------------------------


def test_the_bots_are_listed_from_weak_to_strong_under_their_own_names() -> None:
    assert list(GAME.bots()) == ["beginner", "sensible"]
    assert all(bot.name == name for name, bot in BOTS.items())


@every_bot
def test_every_choice_is_legal_under_all_readings_of_the_rules(bot: Bot) -> None:
    rng, met = Random(7), set()
    for seed in range(8):
        for state in decisions(bot, random_options(GAME, rng), seed):
            met.add(state.phase)
    assert {Phase.ACTION, Phase.SECOND_STICK, Phase.AFTER_POWER} <= met
    manual = decisions(bot, Options(heap_placement="manual"), seed=1)
    assert next(manual).phase is Phase.HEAPS


@every_bot
def test_every_choice_among_several_is_explained(bot: Bot) -> None:
    for state in decisions(bot, Options(players=3, advanced=True), seed=4):
        why = advise(bot, state).why
        assert "{" not in why
        assert not why or why.endswith(".")


@every_bot
def test_the_same_seed_plays_the_same_game(bot: Bot) -> None:
    bots = [bot, Sensible()]
    assert play(GAME, bots, seed=3).actions == play(GAME, bots, seed=3).actions


@every_bot
@pytest.mark.parametrize("relook", [False, True])
def test_what_a_seat_cannot_see_changes_nothing(bot: Bot, relook: bool) -> None:
    rng, redealt = Random(11), 0
    for state in list(decisions(bot, Options(players=3, advanced=True, relook=relook), seed=5))[::4]:
        twin = GAME.sample_hidden(state, state.active, rng)
        assert GAME.observe(twin, state.active) == GAME.observe(state, state.active)
        assert advise(bot, twin, seed=9) == advise(bot, state, seed=9)
        redealt += twin != state
    assert redealt > 8


# --- strength -----------------------------------------------------------------------------------------------


def share_of(bots: Sequence[Bot], games: int, seed: int, **options: Any) -> float:
    """The part of the games that the sensible bots at a table win together."""
    result = tournament(GAME, bots, games, seed, GAME.options(players=len(bots), **options))
    print(result)
    return sum(standing.share for standing in result.standings if standing.name == "sensible")


@pytest.mark.parametrize("advanced", [False, True])
def test_sensible_beats_the_beginner(advanced: bool) -> None:
    assert share_of([Sensible(), Beginner()], 30, seed=1, advanced=advanced) >= 0.8


@pytest.mark.long
@pytest.mark.parametrize("advanced", [False, True])
def test_sensible_beats_the_beginner_in_at_least_80_of_100_games(advanced: bool) -> None:
    assert share_of([Sensible(), Beginner()], 200, seed=2, advanced=advanced) >= 0.8


@pytest.mark.long
@pytest.mark.parametrize("advanced", [False, True])
def test_sensible_wins_more_than_its_share_at_a_larger_table(advanced: bool) -> None:
    assert share_of([Sensible(), Beginner(), Beginner()], 60, seed=3, advanced=advanced) > 0.6
    teams: list[Bot] = [Sensible(), Beginner(), Sensible(), Beginner()]
    assert share_of(teams, 40, seed=4, advanced=advanced) >= 0.8
    alone: list[Bot] = [Sensible(), Beginner(), Beginner(), Beginner()]
    assert share_of(alone, 40, seed=5, advanced=advanced, teams=False) > 0.45


def test_the_beginner_beats_random_play() -> None:
    result = tournament(GAME, [Beginner(), RandomPlayer()], 60, seed=6)
    print(result)
    assert result[0].share >= 0.6


# --- sense --------------------------------------------------------------------------------------------------


def test_a_corner_that_can_be_closed_where_one_is_ahead_is_closed() -> None:
    move, why = said("basic, ME\nsticks: F1|G1 F2|G2 G2/G3\nM:G1=5 M:H1=2 E:B1=1\nstick: G2/G3")
    assert move == "fence H2/H3"
    assert why == "It closes off G1, H1, G2 and H2, where you are ahead: 7 gold."


def test_the_last_square_decides_and_is_filled() -> None:
    move, why = said("basic, ME\nNE closed\nM:G1=3 E:H1=2\nM to move\nsupply: 31")
    assert move.startswith("place")
    assert move.endswith("G2")
    assert why == "It fills the last free square around 7 gold."


def test_a_reinforcement_turns_a_lost_tie() -> None:
    move, _why = said(
        "advanced, ME\nall 35 upright sticks\nM:H1=3 M:H3=1 E:H4=2 E:H5=2\npowers: M 0\nseen: M H4 H5\nhand M: none\n"
        "M:A1=5 M:A2=4 M:A3=2 M:A5=2 M:B1=1 M:B3=1 M:C1=1 M:C2=1 M:D2=1 M:D3=1 M:E1=1 M:E2=1 M:F1=1 M:F3=1"
    )
    assert move in ("reinforce H1", "reinforce H3")


def test_nobody_passes_while_something_can_be_gained() -> None:
    for state in decisions(Sensible(), Options(), seed=2):
        advice = advise(Sensible(), state)
        if GAME.format(advice.action) == "pass":
            gains = [each.gain for each in Sensible().weighed(GAME.observe(state, state.active), _legal(state))]
            assert max(gains) <= 0


def _legal(state: State) -> tuple[Any, ...]:
    return GAME.legal_actions(state, state.active)


def test_the_outlook_of_two_sides_adds_up_to_the_gold() -> None:
    state = GAME.position("basic, ME\nNE closed\nsticks: A3/A4 A4|B4\nM:G1=3 E:H1=2 E:B3=4 M:C3=1")
    view = GAME.observe(state, None)
    mage, elf = Outlook(view, 0), Outlook(view, 1)
    assert mage.gold + elf.gold == pytest.approx(40)
    assert mage.gain(Square.G2, 1) > 0
    assert mage.gain(Square.C4, 5) > mage.gain(Square.C4, 1) > 0
    for line in ("A5|B5", "C3|D3"):
        action = GAME.parse(f"fence {line}", state)
        if not GAME.refusals(state, action):
            land = state.land.with_palisade(action.line)  # type: ignore[union-attr]
            assert mage.with_land(land) + elf.with_land(land) == pytest.approx(40)
