"""What a person types in a cell: one object per game that joins its rules, pictures and widgets."""

from __future__ import annotations

from typing import Any

from orclib.engine import Game


class Face:
    """A game with everything a notebook needs; anything that `Game` offers is offered here too."""

    def __init__(self, rules: Game[Any, Any, Any, Any]) -> None:
        self.rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def __repr__(self) -> str:
        return f"<{self.rules.title}: orclib.{self.rules.slug}>"
