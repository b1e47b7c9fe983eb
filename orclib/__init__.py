"""Five orc board games, each taught by an interactive notebook.

    from orclib import orc
    orc.table(seed=7)              # play it, on a picture
    orc.clause("ORC-4.6")          # read a rule

Importing this package loads no widget and no game; both come with the first use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orclib.display import show_with
from orclib.engine import CHANCE
from orclib.errors import (
    BotError,
    IllegalAction,
    LessonError,
    NotationError,
    OrclibError,
    PositionError,
    SaveError,
    UsageError,
)
from orclib.games import list_games
from orclib.language.switch import begin as _begin
from orclib.language.switch import language

if TYPE_CHECKING:
    from orclib.api import AnyApi, Api
    from orclib.games.armadora.game import Armadora
    from orclib.games.braves.game import Braves
    from orclib.games.orc.game import Orc
    from orclib.games.orcs_vs_orcs.game import OrcsVsOrcs
    from orclib.games.thorval.game import Thorval

    # What a cell types is a game's rules as well, with their types: `orc.new()` is a state of ORC. (Of a drawing that
    # is loaded lazily, mypy cannot tell the type within a circle of imports.)
    class _Armadora(Api, Armadora): ...  # type: ignore[misc]

    class _Braves(Api, Braves): ...  # type: ignore[misc]

    class _Orc(Api, Orc): ...  # type: ignore[misc]

    class _OrcsVsOrcs(Api, OrcsVsOrcs): ...  # type: ignore[misc]

    class _Thorval(Api, Thorval): ...  # type: ignore[misc]

    armadora: _Armadora
    braves: _Braves
    orc: _Orc
    orcs_vs_orcs: _OrcsVsOrcs
    thorval: _Thorval

__all__ = [
    "CHANCE",
    "BotError",
    "IllegalAction",
    "LessonError",
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


def game(slug: str) -> AnyApi:
    """A game by its slug, with everything a person types in a cell. Raises UsageError."""
    from orclib import api  # it reaches for pictures, which not everybody needs

    return api.game(slug)


def _in_a_cell(shown: Any) -> None:
    """Show a picture or an answer in a cell."""
    from orclib.notebook import answer  # widgets are loaded only where something is shown

    answer.view(shown)._ipython_display_()


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
