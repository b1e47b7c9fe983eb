"""What the tests of every game ask of text that cannot be read: the error points at the place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orclib.errors import NotationError


def check_pointed_at(
    read: Callable[[str], object], text: str, line: int, column: int, found: str, expected: str
) -> NotationError:
    """Reading fails there, names what stands there and begins to say what was expected; the error."""
    with pytest.raises(NotationError) as caught:
        read(text)
    error = caught.value
    assert (error.line, error.column, error.found) == (line, column, found)
    assert error.expected.startswith(expected)
    assert f"Line {line}, column {column}: expected " in str(error)
    return error
