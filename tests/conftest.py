"""What all tests share."""

import os
from collections.abc import Iterator
from typing import Any

import ipywidgets as ipw
import pytest
from hypothesis import settings
from ipywidgets.widgets.widget import CallbackDispatcher

from orclib.language import current
from orclib.language.switch import _followers

# Time depends on the machine, so no deadline; on CI the same examples every time.
settings.register_profile("orclib", deadline=None, print_blob=True)
settings.register_profile("ci", settings.get_profile("orclib"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "orclib")


def _call_each(dispatcher: Any, *args: Any, **kwargs: Any) -> Any:
    """Call all callbacks as ipywidgets does, but let an exception through."""
    values = [callback(*args, **kwargs) for callback in dispatcher.callbacks]
    return next((value for value in reversed(values) if value is not None), None)


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    """Close what a test opened: it would follow every change of language, and the next would not be the first.

    Each test begins in English, whatever the one before has chosen or imported.
    """
    yield
    ipw.Widget.close_all()
    _followers.clear()
    current("en")


@pytest.fixture(scope="session", autouse=True)
def loud_callbacks() -> Iterator[None]:
    """Make a failing click handler fail the test: outside a kernel ipywidgets only logs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CallbackDispatcher, "__call__", _call_each)
        yield
