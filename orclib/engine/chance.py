"""Chance made explicit: one draw among outcomes with exact probabilities."""

from __future__ import annotations

from collections.abc import MutableSequence
from fractions import Fraction
from math import lcm
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


class Luck(Random):
    """Luck that may do less than shuffle all, where not all is looked at; see `shuffle_last`."""

    def shuffle_last(self, things: MutableSequence[Any], needed: int) -> None:
        """Shuffle so that the last ones, so many, are as after a whole shuffle."""
        self.shuffle(things)


def shuffle_last(things: MutableSequence[Any], needed: int, rng: Random) -> None:
    """Shuffle things of which the last ones, so many, are dealt in order; the order of the rest tells nothing."""
    if isinstance(rng, Luck):
        rng.shuffle_last(things, needed)
    else:
        rng.shuffle(things)


def draw(chances: tuple[tuple[T, Fraction], ...], rng: Random) -> T:
    """One of the outcomes, by exact integer arithmetic. ValueError when the probabilities do not sum to 1."""
    unit = lcm(*(share.denominator for _, share in chances))
    ticket = rng.randrange(unit)
    for outcome, share in chances:
        ticket -= int(share * unit)
        if ticket < 0:
            return outcome
    raise ValueError("the probabilities of a chance node sum to less than 1")
