"""What can be shown on top of any table of De l'Orc pour les Braves: what a good memory still knows, and all cards."""

from __future__ import annotations

from functools import partial
from typing import Literal

from msgspec.structs import replace

from orclib.engine import Overlay
from orclib.games.braves.picture.table import picture
from orclib.games.braves.state import Phase, View
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
        "cards": Overlay(say("all cards that there are", "toutes les cartes du jeu"), _every_card),
    }


def _remembered(scene: Scene, view: View, *, aid: Literal["counts", "full"]) -> Scene:
    """The same picture with more of the covered cards (BRV-R28: at a table nobody may look)."""
    return picture(replace(view, options=replace(view.options, memory_aid=aid))) if view.piles else scene


def _every_card(scene: Scene, view: View) -> Scene:
    """The list of all cards from which whoever has a spy may ask, with no spy called yet."""
    if view.phase in (Phase.SORCERER, Phase.OVER):
        return scene
    return picture(replace(view, phase=Phase.SPY, spy=0, active=None, revealed=False, piles=()))
