"""A picture with words beside it, as every output of ours is laid out: seen at once, without scrolling the page.

Each widget is a model of its own to a page, so what is only looked at is one piece of HTML.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

import ipywidgets as ipw

from orclib.language import say
from orclib.language.switch import language
from orclib.notebook import html
from orclib.scene import Scene, motion
from orclib.scene.canvas import HIGH, WIDE, Board, widest
from orclib.scene.palette import INK, TABLE
from orclib.scene.shared_widgets import new_widget, shared

GONE: Final = "orc-gone"
"""The class of what is not shown now."""
STYLE: Final = f"""{Board.style}{motion.STYLE}{html.STYLE}<style>
.orc-play {{container-type: inline-size; position: relative}}
.orc-desk {{display: flex; flex-direction: column; gap: 8px; {WIDE}: 100cqw; {HIGH}: 53vh}}
.orc-desk > :last-child {{display: grid; align-items: start; overflow-y: auto; max-height: 28vh;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr)); padding-bottom: 32px; box-sizing: border-box}}
.orc-desk > :last-child > * {{flex-shrink: 0}}
.orc-desk > :last-child:empty {{display: none}}
.orc-desk .widget-checkbox, .orc-desk .widget-checkbox label, .orc-desk .widget-radio label {{height: auto;
  white-space: normal; line-height: 1.35; overflow: visible}}
.jupyter-widgets.{GONE} {{display: none}}
.orc-style {{height: 0; margin: 0; overflow: visible}}
.orc-play:not(:has(> .orc-desk)) > .orc-style {{display: none}}
.orc-stage {{position: absolute; right: 2px; bottom: 2px; padding: 3px 7px; cursor: pointer; color: {INK};
  background: #ececec; line-height: 0}}
.orc-stage input {{position: absolute; opacity: 0}}
.orc-stage:hover, .orc-stage:has(:focus-visible) {{outline: 2px solid {INK}}}
@container (min-width: 840px) {{
  .orc-desk {{flex-direction: row; {HIGH}: 80vh}}
  .orc-desk > :first-child {{flex: 1000 1 0}}
  .orc-desk > :last-child {{display: flex; flex-direction: column; flex: 1 0 280px; contain: size; max-height: none}}
}}
@container (max-width: 500px) {{
  .orc-desk > :last-child {{max-height: none}}
}}
.orc-play:has(> .orc-style :checked) {{position: fixed; inset: 0; z-index: 9999; margin: 0; padding: 8px;
  background: {TABLE}; overflow: auto; font-size: 120%}}
.lm-Widget:has(.orc-stage :checked) {{contain: none !important; z-index: 9999 !important}}
.orc-play:has(> .orc-style :checked) > .orc-desk {{{HIGH}: calc(100vh - 16px)}}
</style>"""
"""The style of all our outputs. The words stand beside the picture where there is room, else below in columns; they are
never higher than it, but scroll. On the stage both fill the window."""


def desk(picture: ipw.Widget, words: ipw.Widget) -> ipw.Widget:
    """A picture, whose layout says how wide it may become, and words beside it; to be put into something `played`."""
    return new_widget(ipw.Box, [picture, words]).add_class("orc-desk")


def played(part: ipw.Widget) -> ipw.Widget:
    """A whole output of widgets, in our style: a desk that fits itself to the room it has, or something with such."""
    return new_widget(ipw.VBox, [part, _style()]).add_class("orc-play")


def picture() -> ipw.HTML:
    """Room for a picture that is only looked at, for `framed`."""
    return new_widget(ipw.HTML, layout={"width": "100%", "margin": "0"})


def framed(picture: ipw.HTML, scene: Scene, words: Sequence[ipw.Widget]) -> ipw.Widget:
    """A picture that is only looked at, as large as that scene may become, and words beside it: a whole output."""
    return played(
        desk(new_widget(ipw.Box, [picture], layout={"max_width": widest(scene)}), new_widget(ipw.VBox, list(words)))
    )


def laid_out(scene: Scene, words: str = "") -> str:
    """A picture and words, in HTML, that are only looked at: a whole output."""
    frame = f'<div style="width: 100%; max-width: {widest(scene)}">{html.still(scene)}</div>'
    desk = f'<div class="orc-desk">{frame}<div>{words}</div></div>'
    return f'<div class="orc-play">{desk}<div class="orc-style">{_styled()}</div></div>'


def _style() -> ipw.HTML:
    """The style as a part of an output that takes no room; all outputs show the same widget."""
    return shared((ipw.HTML, language()), lambda: new_widget(ipw.HTML, _styled()).add_class("orc-style"))


def _styled() -> str:
    """The style, and the button for the stage: no state of ours, so each output may have it by itself."""
    said = escape(say("Fill the window, and back", "Remplir la fenêtre, et revenir"))
    arrows = '<path d="M9 2h5v5M14 2 9.5 6.5M7 14H2V9M2 14l4.5-4.5"/>'
    icon = f'<svg width="16" height="16" fill="none" stroke="currentColor" stroke-width="2">{arrows}</svg>'
    return f'{STYLE}<label class="orc-stage" title="{said}"><input type="checkbox" aria-label="{said}">{icon}</label>'
