"""What can be shown on top of any table of De l'Orc pour les Braves: the cards that a good memory would still know."""

from __future__ import annotations

from functools import partial
from typing import Literal

from msgspec.structs import replace

from orclib.engine import Overlay
from orclib.games.braves.picture.table import picture
from orclib.games.braves.state import View
from orclib.language import say
from orclib.scene import Scene


def overlays() -> dict[str, Overlay]:
    """The overlays by name."""
    return {
        "counts": Overlay(
            say("how many cards lie in each pile", "nombre de cartes dans chaque pile"),
            partial(_remembered, aid="counts"),
        ),
        "memory": Overlay(
            say("every card of the piles", "toutes les cartes des piles"), partial(_remembered, aid="full")
        ),
    }


def _remembered(scene: Scene, view: View, *, aid: Literal["counts", "full"]) -> Scene:
    """The same picture with more of the covered cards (BRV-R28: at a table nobody may look)."""
    return picture(replace(view, options=replace(view.options, memory_aid=aid))) if view.piles else scene
