"""Each notebook is run at most once in a session, whoever asks."""

from collections.abc import Callable
from functools import cache

import pytest

from tests.notebooks.support import execute


@pytest.fixture(scope="session")
def executed() -> Callable[..., object]:
    """Return `execute` with a memory."""
    return cache(execute)
