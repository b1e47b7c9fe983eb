"""Each test has its own home, its own clock, and leaves no table open."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import ipywidgets as ipw
import pytest

from orclib.language.switch import language
from tests.notebook.support import Clock, Traffic


@pytest.fixture(autouse=True)
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English, and an empty home."""
    monkeypatch.setenv("ORCLIB_HOME", str(tmp_path / "home"))
    language("en")
    yield
    language("en")


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time stands still until a test moves it; a person of `support` takes a second between two deeds."""
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    return clock


@pytest.fixture
def traffic(monkeypatch: pytest.MonkeyPatch) -> Traffic:
    """All that any widget sends."""
    traffic = Traffic()
    monkeypatch.setattr(ipw.Widget, "_send", traffic.record)
    return traffic
