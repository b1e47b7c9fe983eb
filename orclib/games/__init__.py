"""The games, one folder each, all with the same files. A new game joins by one word in `_GAMES`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from orclib.errors import UsageError

if TYPE_CHECKING:
    from orclib.api import Api
    from orclib.engine import Game

_GAMES = ("orc", "armadora", "braves", "thorval", "orcs_vs_orcs")


def list_games() -> tuple[str, ...]:
    """The slugs of all games, in the order in which they are best learnt."""
    return _GAMES


def rules(slug: str) -> Game[Any, Any, Any, Any]:
    """The rules of a game by its slug, and nothing else. Raises UsageError."""
    if slug not in _GAMES:
        raise UsageError.unknown("game", slug, _GAMES)
    found: Game[Any, Any, Any, Any] = import_module(f"orclib.games.{slug}.game").GAME
    return found


@cache
def game(slug: str) -> Api:
    """A game by its slug, with everything a person types in a cell. Raises UsageError."""
    from orclib.api import Api  # the face reaches for pictures, which not everybody needs

    return Api(rules(slug))
