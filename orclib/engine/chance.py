"""Chance made explicit: one draw among outcomes with exact probabilities."""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from random import Random
from typing import TypeVar

T = TypeVar("T")


def draw(chances: tuple[tuple[T, Fraction], ...], rng: Random) -> T:
    """One of the outcomes, by exact integer arithmetic. ValueError when the probabilities do not sum to 1."""
    unit = lcm(*(share.denominator for _, share in chances))
    ticket = rng.randrange(unit)
    for outcome, share in chances:
        ticket -= int(share * unit)
        if ticket < 0:
            return outcome
    raise ValueError("the probabilities of a chance node sum to less than 1")
