"""A bot in the arena that does what no bot may do is an error that says which, where and what."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orclib import BotError
from orclib.engine.bot import Advice
from orclib.games import rules
from orclib.players.arena import play, tournament


class Spoilt:
    """A bot that keeps to the rules a few times, and then does not."""

    name = "spoilt"

    def __init__(self, answer: Any, after: int) -> None:
        self.answer, self.left = answer, after

    def choose(self, game: Any, view: Any, legal: tuple[Any, ...], rng: Random) -> Any:
        self.left -= 1
        if self.left >= 0:
            return Advice(legal[0], "")
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer(legal[0])


WRONG = {
    "SystemExit": SystemExit(3),
    "RecursionError": RecursionError("too deep"),
    "another seat": lambda first: Advice(type(first)(**{**_fields(first), "seat": 1 - first.seat}), ""),
    "no clock runs": lambda first: Advice(None, ""),
    "no Advice": lambda first: first,
}


def _fields(action: Any) -> dict[str, Any]:
    return {name: getattr(action, name) for name in action.__struct_fields__}


@pytest.mark.parametrize("told", WRONG)
@pytest.mark.parametrize("slug", ["orc", "armadora"])
def test_a_game_between_bots_ends_with_the_error_of_one(slug: str, told: str) -> None:
    game = rules(slug)
    bots = [game.bots()["beginner"], Spoilt(WRONG[told], after=2)]
    with pytest.raises(BotError) as found:
        play(game, bots, seed=1)
    assert "spoilt (Spoilt)" in str(found.value)
    assert told in str(found.value)
    assert found.value.seat == 1
    with pytest.raises(BotError):
        tournament(game, [game.bots()["beginner"], Spoilt(WRONG[told], after=0)], games=1, seed=1)


def test_a_bot_in_the_window_of_a_clock_is_judged_too() -> None:
    game = rules("braves")
    bots = [game.bots()["beginner"]] * 3 + [Spoilt(SystemExit(), after=0)]
    with pytest.raises(BotError, match="spoilt"):
        play(game, bots, seed=1)


def test_an_interrupt_is_nobodys_error() -> None:
    game = rules("orc")
    with pytest.raises(KeyboardInterrupt):
        play(game, [game.bots()["beginner"], Spoilt(KeyboardInterrupt(), after=0)], seed=1)


def test_an_announcement_is_none_of_the_actions_that_a_bot_is_given() -> None:
    class Announces:
        name = "announces"

        def choose(self, game: Any, view: Any, legal: tuple[Any, ...], rng: Random) -> Any:
            return Advice(game.parse("fence A1|B1 E3|F3", game.determinize(view, rng), legal[0].seat), "")

    game = rules("armadora")
    with pytest.raises(BotError, match="none of the actions that it was given"):
        play(game, [Announces(), Announces()], seed=1)


def test_what_a_bot_says_in_error_is_cut() -> None:
    game = rules("orc")
    with pytest.raises(BotError) as found:
        play(game, [Spoilt(ValueError("x" * 10**6), after=0), game.bots()["beginner"]], seed=1)
    assert len(str(found.value)) < 600
