"""Chance made explicit: one draw, and exact distributions over what it can lead to."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from math import lcm
from random import Random
from typing import TypeVar

from orclib.engine.errors import UsageError
from orclib.engine.game import CHANCE, A, Game, O, S, V

T = TypeVar("T")
L = TypeVar("L", bound=Hashable)


def draw(chances: tuple[tuple[T, Fraction], ...], rng: Random) -> T:
    """One of the outcomes, by exact integer arithmetic. ValueError when the probabilities do not sum to 1."""
    unit = lcm(*(share.denominator for _, share in chances))
    ticket = rng.randrange(unit)
    for outcome, share in chances:
        ticket -= int(share * unit)
        if ticket < 0:
            return outcome
    raise ValueError("the probabilities of a chance node sum to less than 1")


def distribution(
    game: Game[S, A, V, O],
    state: S,
    label: Callable[[S], L],
    *,
    most: int = 200_000,
) -> dict[L, Fraction]:
    """How likely each label is once chance has done all it has to do, exactly.

    Follows every branch of chance until a player decides or the game ends; most likely label first.
    Raises UsageError when there are more than `most` branches.
    """
    shares: dict[L, Fraction] = {}
    branches = [(state, Fraction(1))]
    seen = 0
    while branches:
        here, share = branches.pop()
        if game.to_act(here) != (CHANCE,):
            shares[label(here)] = shares.get(label(here), Fraction(0)) + share
            continue
        for action, odds in game.chances(here):
            seen += 1
            if seen > most:
                raise UsageError(f"More than {most} ways chance can go: ask a smaller question.")
            branches.append((game.carry_out(here, action)[0], share * odds))
    return dict(sorted(shares.items(), key=lambda item: (-item[1], str(item[0]))))
