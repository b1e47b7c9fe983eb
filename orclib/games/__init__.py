"""The games, one folder each, all with the same files. A new game joins by one word in `_GAMES`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from orclib.engine import Game
from orclib.errors import UsageError
from orclib.language import say

_GAMES = ("orc", "armadora", "braves", "thorval", "orcs_vs_orcs")


def list_games() -> tuple[str, ...]:
    """The slugs of all games, in the order in which they are best learnt."""
    return _GAMES


def rules(slug: str) -> Game[Any, Any, Any, Any]:
    """The rules of a game by its slug, and nothing else. Raises UsageError."""
    if slug not in _GAMES:
        raise UsageError.unknown(say("game", "aucun jeu"), slug, _GAMES)
    found: Game[Any, Any, Any, Any] = import_module(f"orclib.games.{slug}.game").GAME
    return found
