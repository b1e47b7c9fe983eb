"""A picture with words beside it, as every output of ours is laid out: seen at once, without scrolling the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import ipywidgets as ipw

from orclib.widgets.made import made

STYLE: Final = """<style>
.orc-play {container-type: inline-size}
.orc-desk {flex-direction: column; gap: 8px}
.orc-desk > :last-child {overflow-y: auto; max-height: 60vh}
@container (min-width: 840px) {
  .jupyter-widgets.orc-desk {flex-direction: row}
  .orc-desk > :first-child {flex: 1000 1 0}
  .orc-desk > :last-child {flex: 1 0 280px; contain: size; max-height: none}
}
</style>"""
"""The words stand beside the picture where there is room, else below; they are never higher than it, but scroll."""


def desk(picture: ipw.Widget, words: Sequence[ipw.Widget]) -> ipw.Widget:
    """A picture, whose layout says how wide it may become, and words beside it; to be put into something `played`."""
    found = made(ipw.Box, [picture, made(ipw.VBox, list(words))])
    found.add_class("orc-desk")
    return found


def played(*parts: ipw.Widget) -> ipw.Widget:
    """Parts one below the other, among them a desk that fits itself to the room they have."""
    found = made(ipw.VBox, list(parts))
    found.add_class("orc-play")
    return found
