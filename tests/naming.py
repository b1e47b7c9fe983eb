"""One test that goes through a table of rows, and yet says which row failed."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def row(name: object) -> Iterator[None]:
    """What fails within is told with the name of its row."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"In the row {name!r}.")
        raise
