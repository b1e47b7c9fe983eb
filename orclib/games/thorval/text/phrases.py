"""Turns of phrase that several sentences share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from orclib.games.thorval.box import CAP
from orclib.language import say

_PARTS: Final[Mapping[str, Callable[[], str]]] = {
    "soldiers": lambda: say("{points} for the soldiers", "{points} pour les soldats"),
    "orks": lambda: say("{points} for the orks", "{points} pour les Orks"),
    "hero": lambda: say("{points} for the hero", "{points} pour le héros"),
    "wizard": lambda: say("{points} for the small wizard", "{points} pour le petit magicien"),
    "forest": lambda: say("{points} for the forest", "{points} pour la forêt"),
    "mountain": lambda: say("{points} for the mountain", "{points} pour la montagne"),
    "castle": lambda: say("{points} for the castle", "{points} pour le château"),
    "own-land": lambda: say(
        "{points} for the land, since it helps only defenders",
        "{points} pour le terrain, qui n'aide que le défenseur",
    ),
    "forest-lost": lambda: say(
        "{points} for the forest, since the attack comes through the tunnel",
        "{points} pour la forêt, car l'attaque vient par le tunnel",
    ),
    "bridge": lambda: say("{points} for the bridge", "{points} pour le pont"),
    "tunnel": lambda: say("{points} for the tunnel", "{points} pour le tunnel"),
}


def part(code: str, points: int) -> str:
    """A part of a strength, as in "2 for the castle"; the code is that of `fight.Part`."""
    if points == CAP and code == "soldiers":
        text = say("{points} for the soldiers (at most {points})", "{points} pour les soldats ({points} au plus)")
    elif points == CAP and code == "orks":
        text = say("{points} for the orks (at most {points})", "{points} pour les Orks ({points} au plus)")
    else:
        text = _PARTS[code]()
    return text.format(points=points)
