"""All of `orclib`, in French: `from orclib.fr import orc` in any cell, and the notebook speaks French."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orclib

if TYPE_CHECKING:
    from orclib import *  # noqa: F403

orclib.language("fr")


def __getattr__(name: str) -> Any:
    return getattr(orclib, name)


def __dir__() -> list[str]:
    return dir(orclib)
