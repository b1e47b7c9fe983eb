"""How long something takes, whatever the machine: the seconds of a quick one, on which all bounds were set."""

from functools import cache
from time import process_time
from typing import Final

QUICK: Final = 0.0105
"""CPU seconds that a piece of plain Python takes on that quick machine."""


def seconds() -> float:
    """A clock of CPU time that runs as slowly as this machine does: what it bounds holds on any."""
    return process_time() * QUICK / _here()


@cache
def _here() -> float:
    """CPU seconds that the same piece takes here, the least of some tries."""
    return min(_tried() for _try in range(5))


def _tried() -> float:
    begun = process_time()
    sum(number * number % 7 for number in range(200_000))
    return process_time() - begun
