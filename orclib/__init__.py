"""Five orc board games, each taught by an interactive notebook.

    from orclib import orc
    orc.table(seed=7)              # play it, on a picture
    orc.clause("ORC-4.6")          # read a rule

Importing this package loads no widget and no game; both come with the first use.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from orclib.display import show_with
from orclib.engine import CHANCE
from orclib.errors import BotError, IllegalAction, NotationError, OrclibError, PositionError, SaveError, UsageError
from orclib.games import list_games
from orclib.language.switch import begin as _begin
from orclib.language.switch import language

if TYPE_CHECKING:
    from orclib.api import Api

    armadora: Api
    braves: Api
    orc: Api
    orcs_vs_orcs: Api
    thorval: Api

__all__ = [
    "CHANCE",
    "BotError",
    "IllegalAction",
    "NotationError",
    "OrclibError",
    "PositionError",
    "SaveError",
    "UsageError",
    "armadora",
    "braves",
    "game",
    "language",
    "list_games",
    "motion",
    "orc",
    "orcs_vs_orcs",
    "thorval",
]

_begin()


def game(slug: str) -> Api:
    """A game by its slug, with everything a person types in a cell. Raises UsageError."""
    from orclib import api  # it reaches for pictures, which not everybody needs

    return api.game(slug)


def _in_a_cell(shown: Any, include: object, exclude: object) -> Mapping[str, Any]:
    """A picture or an answer as a cell shows it."""
    from orclib.notebook import answer  # widgets are loaded only where something is shown

    return answer.bundle(shown, include, exclude)


show_with(_in_a_cell)


def motion(on: bool | None = None) -> bool:
    """Whether moves are seen to move on a board; with an answer, let it be so from now on."""
    from orclib.scene import motion as films

    return films.motion(on)


def __getattr__(name: str) -> Any:
    if name in list_games():
        return game(name)
    raise AttributeError(f"module 'orclib' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
