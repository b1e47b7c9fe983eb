"""Positions that are set up by pointing: what a game tells of a position can be pointed at, or says why not."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from orclib.engine import pieces
from orclib.engine.game import AnyGame
from orclib.engine.pieces import Piece
from orclib.engine.positions import Told
from orclib.games import list_games, rules
from orclib.language import LANGUAGES
from orclib.language.switch import language
from orclib.notebook.set_up import SetUp, beginning

GAMES = tuple(slug for slug in list_games() if rules(slug).in_the_box)
APART, FEW = 37, 5
"""So many steps of a random game lie between two positions that are looked at; so many are, of a number of players."""
PRESSES = 60


def reached(game: AnyGame, players: int) -> Iterator[Any]:
    """Calm positions of a random game."""
    rng, state, since = random.Random(players), game.new(game.Options(players=players)), APART
    while game.outcome(state) is None:
        seat = game.to_act(state)[0]
        actions = [action for action, _ in game.chances(state)] if seat < 0 else game.legal_actions(state, seat)
        state, _ = game.apply(state, rng.choice(actions))
        since += 1
        if since >= APART and game.calm(state):
            yield state
            since = 0


def words(statement: Any) -> list[str]:
    """All that a statement says, in whatever order."""
    return sorted(re.findall(r"\w+", repr(statement)))


def taken_apart(set_up: SetUp, statement: Any) -> tuple[list[Piece], list[Any]]:
    """The pieces of a statement that can be pointed at, as they are taken away, and what is left of it."""
    found, left = list[Piece](), [statement]
    for piece in (each for each in set_up.every if each.cls is type(statement)):
        while (at := next((at for at, one in enumerate(left) if pieces.tells(one, piece)), None)) is not None:
            own, rest = pieces.alone(left[at], piece)
            found.append(piece)
            left[at : at + 1] = [each for each in (rest, pieces.without(own, piece)) if each is not None]
    return found, [each for each in left if not pieces.empty(each)]


def put_together(parts: list[Piece], left: list[Any]) -> list[Any]:
    """Statements with pieces put in, one after the other."""
    for piece in parts:
        at = next((at for at, one in enumerate(left) if pieces.speaks(one, piece)), len(left))
        own, rest = pieces.alone(left[at], piece) if at < len(left) else (None, None)
        left = [*left[:at], *([] if rest is None else [rest]), pieces.put(own, piece), *left[at + 1 :]]
    return left


@pytest.mark.parametrize("slug", GAMES)
def test_every_statement_that_tells_a_position_is_pointed_at_or_says_why_it_is_typed(slug: str) -> None:
    game, seen = rules(slug), set[type]()
    for players in {game.players[0], game.players[-1]}:
        for state in itertools.islice(reached(game, players), FEW):
            set_up, told = SetUp(game, game.describe(state)), [*game.told(state)]
            assert set_up.possible
            for at, statement in enumerate(told):
                cls: Any = type(statement)
                seen.add(cls)
                if not cls.points:
                    assert all(cls.by_hand), f"{cls.__name__} is neither pointed at nor says why"
                    continue
                found, left = taken_apart(set_up, statement)
                assert not left or all(cls.by_hand), f"{cls.__name__}: {left} is left"
                again = put_together(found[::-1], left)
                every = [*told[:at], *again, *told[at + 1 :]]
                same = words([statement]) == words(again) or all(cls.by_hand)
                same = same or game.built([Told(each, 1) for each in every]) == state
                assert same, f"{statement} becomes {again}"
    assert any(getattr(cls, "points", ()) for cls in seen)


@pytest.mark.parametrize("slug", GAMES)
def test_whoever_points_at_random_things_meets_no_error_and_the_text_reads_back_to_what_is_shown(slug: str) -> None:
    game, rng = rules(slug), random.Random(3)
    set_up, possible = SetUp(game, beginning(game, None)), 0
    options = [(option, value) for option, values in set_up.choices.items() for value in values]
    for number in range(PRESSES):
        there = set_up.next if set_up.walk.chosen and rng.random() < 0.8 else [*set_up.sentences]
        set_up.press(rng.choice(there))
        if number % 40 == 39:
            set_up.choose(*rng.choice(options))
        if rng.random() < 0.1:
            language(rng.choice([*LANGUAGES]))
            set_up.follow_language()
        while rng.random() < (0.05 if set_up.possible else 0.8) and set_up.undo():
            pass
        assert set_up.unread is None, set_up.text
        game.told_in(set_up.text)
        assert set_up.marked().targets
        if set_up.possible:
            possible += 1
            assert game.opening(set_up.text)[0] == set_up.state
    assert possible > PRESSES // 4
