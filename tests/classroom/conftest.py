"""Each test has its own home, and leaves no room open."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from orclib.classroom import network, room
from orclib.language.switch import language


@pytest.fixture(autouse=True)
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English, an empty home, a computer like any, and no server left."""
    monkeypatch.setenv("ORCLIB_HOME", str(tmp_path / "home"))
    for name in [each for each in os.environ if each.startswith((*network.ELSEWHERE, "JPY_SESSION"))]:
        monkeypatch.delenv(name)
    language("en")
    yield
    room.close_all()
    for thread in [each for each in threading.enumerate() if each.name == "orclib-class"]:
        thread.join(10)
        assert not thread.is_alive()
