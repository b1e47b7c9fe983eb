"""A picture with words beside it, as every output of ours is laid out: seen at once, without scrolling the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import ipywidgets as ipw

from orclib.language import _
from orclib.scene import Scene
from orclib.scene.canvas import HIGH, WIDE, widest
from orclib.scene.made import SNUG, made, shared
from orclib.scene.palette import TABLE

STYLE: Final = f"""<style>
.orc-play {{container-type: inline-size}}
.orc-desk {{flex-direction: column; gap: 8px; {WIDE}: 100cqw; {HIGH}: 53vh}}
.jupyter-widgets.orc-desk > :last-child {{display: grid; align-items: start; overflow-y: auto; max-height: 28vh;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr))}}
.orc-desk > :last-child > * {{flex-shrink: 0}}
.orc-desk .widget-checkbox, .orc-desk .widget-checkbox label, .orc-desk .widget-radio label {{height: auto;
  white-space: normal; line-height: 1.35; overflow: visible}}
.orc-desk .orc-stage {{position: sticky; bottom: 0; margin-left: auto; width: 40px; padding: 0}}
@container (min-width: 840px) {{
  .jupyter-widgets.orc-desk {{flex-direction: row; {HIGH}: 80vh}}
  .orc-desk > :first-child {{flex: 1000 1 0}}
  .jupyter-widgets.orc-desk > :last-child {{display: flex; flex: 1 0 280px; contain: size; max-height: none}}
}}
@container (max-width: 500px) {{
  .jupyter-widgets.orc-desk > :last-child {{max-height: none}}
}}
.orc-play:has(> .orc-desk .orc-stage.mod-active) {{position: fixed; inset: 0; z-index: 9999; margin: 0; padding: 8px;
  background: {TABLE}; overflow: auto; font-size: 120%}}
.lm-Widget:has(.orc-stage.mod-active) {{contain: none !important; z-index: 9999 !important}}
.orc-play .orc-desk:has(.orc-stage.mod-active) {{{HIGH}: calc(100vh - 16px)}}
</style>"""
"""The words stand beside the picture where there is room, else below in columns; they are never higher than it, but
scroll. On the stage both fill the window."""


def desk(picture: ipw.Widget, words: Sequence[ipw.Widget]) -> ipw.Widget:
    """A picture, whose layout says how wide it may become, and words beside it; to be put into something `played`."""
    stage = made(ipw.ToggleButton, icon="expand", tooltip=_("Fill the window, and back"), layout=SNUG)
    stage.add_class("orc-stage")
    found = made(ipw.Box, [picture, made(ipw.VBox, [*words, stage])])
    found.add_class("orc-desk")
    return found


def played(*parts: ipw.Widget) -> ipw.Widget:
    """Parts one below the other, among them a desk that fits itself to the room they have."""
    found = made(ipw.VBox, list(parts))
    found.add_class("orc-play")
    return found


def picture() -> ipw.HTML:
    """Room for a picture that is only looked at, for `framed`."""
    return made(ipw.HTML, layout={"width": "100%", "margin": "0"})


def framed(picture: ipw.HTML, scene: Scene, words: Sequence[ipw.Widget]) -> ipw.Widget:
    """A picture that is only looked at, as large as that scene may become, and words beside it: a whole output."""
    frame = made(ipw.Box, [picture], layout={"max_width": widest(scene)})
    return played(styled(), desk(frame, words))


def styled(more: str = "") -> ipw.HTML:
    """The style of desks, and more, as a part of an output that takes no room; all outputs show the same widget."""
    return shared((ipw.HTML, more), lambda: made(ipw.HTML, STYLE + more, layout={"height": "0", "margin": "0"}))
