"""How deep a run goes: `pytest` takes a few examples of each law, `pytest -m thorough` all of them, and what is marked.

Whatever draws examples says how many a thorough run has: `@depth.law(60)`. It is then part of both runs.
"""

import os
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import pytest
from hypothesis import HealthCheck, settings

THOROUGH: Final = bool(os.environ.get("ORCLIB_THOROUGH"))
"""Whether this is a thorough run; `tests/plugin.py` sets it from `-m thorough`."""
SHARE: Final = 15
"""By default, one example in so many is tried, but at least `LEAST`."""
LEAST: Final = 3

Test = TypeVar("Test", bound=Callable[..., Any])


def few(count: int) -> int:
    """How many of so many are tried in this run."""
    return count if THOROUGH else max(LEAST, count // SHARE)


def law(count: int) -> Callable[[Test], Test]:
    """Mark a Hypothesis test, above `@given`: it tries so many examples when thorough, a few otherwise."""

    def wrap(test: Test) -> Test:
        checked = settings(max_examples=few(count), deadline=None, suppress_health_check=[HealthCheck.too_slow])(test)
        return both(checked)

    return wrap


def both(test: Test) -> Test:
    """Mark a test as part of the default run and of the thorough one."""
    marked: Test = pytest.mark.thorough(test) if THOROUGH else test
    return marked


def sampled(things: Iterable[Any], *, most: int, thorough: int | None = None) -> list[Any]:
    """The first of some parameters of a test by default, the next `thorough` in such a run (None: all), then `long`."""

    def marked(number: int, thing: Any) -> Any:
        if number < most:
            return thing
        rare = pytest.mark.thorough if thorough is None or number < most + thorough else pytest.mark.long
        return pytest.param(*thing if isinstance(thing, tuple) else (thing,), marks=rare)

    return [marked(number, thing) for number, thing in enumerate(things)]
