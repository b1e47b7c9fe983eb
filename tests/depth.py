"""How deep a run goes: `pytest` takes a few examples of each law, `-m thorough` a third, `-m long` all of them.

Whatever draws examples says how many there are in all: `@depth.law(60)`. It is then part of every run. The two deep
runs have besides what is marked by their names.
"""

import os
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import pytest
from hypothesis import HealthCheck, settings

SHARES: Final = {"": 15, "thorough": 3, "long": 1}
"""One example in so many is tried, but at least `LEAST`, by the mark that is asked for; "" is the default run."""
LEAST: Final = 3
DEPTH: Final = os.environ.get("ORCLIB_DEPTH", "")
"""One of `SHARES`; `tests/plugin.py` sets it from `-m`."""
DEEP: Final = DEPTH != ""
"""Whether this is a thorough or a long run."""

deep: Final[pytest.MarkDecorator] = getattr(pytest.mark, DEPTH or "thorough")
"""Marks a test that is left out by default: part of both deep runs, as deep as the run is."""

Test = TypeVar("Test", bound=Callable[..., Any])


def few(count: int) -> int:
    """How many of so many are tried in this run."""
    return min(count, max(LEAST, count // SHARES[DEPTH]))


def law(count: int) -> Callable[[Test], Test]:
    """Mark a Hypothesis test, above `@given`: a long run tries so many examples, others a share of them."""

    def wrap(test: Test) -> Test:
        checked = settings(max_examples=few(count), deadline=None, suppress_health_check=[HealthCheck.too_slow])(test)
        return always(checked)

    return wrap


def always(test: Test) -> Test:
    """Mark a test as part of every run, as deep as the run is."""
    return deep(test) if DEEP else test


def sampled(things: Iterable[Any], *, most: int, thorough: int | None = None) -> list[Any]:
    """The first of some parameters of a test by default, the next `thorough` in such a run (None: all), then `long`."""

    def marked(number: int, thing: Any) -> Any:
        if number < most:
            return thing
        rare = pytest.mark.thorough if thorough is None or number < most + thorough else pytest.mark.long
        return pytest.param(*thing if isinstance(thing, tuple) else (thing,), marks=rare)

    return [marked(number, thing) for number, thing in enumerate(things)]
