"""A picture with words beside it, as every output of ours is laid out: seen at once, without scrolling the page.

Each widget is a model of its own to a page, so what is only looked at is one piece of HTML.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

import ipywidgets as ipw

from orclib.language import NAMES, say
from orclib.language.switch import Follower, language
from orclib.notebook import html
from orclib.notebook.hands import hands
from orclib.scene import Scene, motion
from orclib.scene.canvas import HIGH, LEAST, WIDE, Board, narrowest, widest
from orclib.scene.palette import INK, LINE, PANEL, REFUSE, TABLE
from orclib.scene.shared_widgets import SNUG, new_widget, shared, shared_layout

GONE: Final = "orc-gone"
"""The class of what is not shown now."""
STRIP: Final = 34
"""How high the strip at the foot of an output is."""
STAGED: Final = ".orc-play.orc-staged"
"""An output that fills the window: `hands.js` says which, and what it lies in. (`:has` of whole outputs is slow.)"""


PANEL_WIDE: Final = "clamp(221px, 25cqw, 280px)"


def _beside(condition: str, desk: str, high: str, wide: str) -> str:
    """The style of a desk, on some condition, with its words beside the picture; under them lies the strip."""
    return f"""{condition} {{
  {desk} {{flex-direction: row; align-items: start; {HIGH}: {high}}}
  {desk} > :first-child {{flex: 1000 1 0}}
  {desk}:has(> :last-child:empty) {{{HIGH}: calc({high} - {STRIP}px)}}
  {desk}:has(> :last-child:not(:empty)) {{margin-bottom: -{STRIP}px}}
  {desk} > :last-child {{display: flex; flex-flow: column; align-items: stretch; flex: 1 0 {wide};
    contain: inline-size; max-height: calc({high} - {STRIP}px); margin-bottom: {STRIP}px}}
  {desk}.orc-wordy > :last-child {{flex-basis: clamp(221px, 28cqw, 400px)}}
}}"""


STYLE: Final = f"""{Board.style}{motion.STYLE}{html.STYLE}<style class="orc-sheet">
.orc-play {{container-type: inline-size; position: relative; padding-bottom: {STRIP}px}}
.orc-desk {{display: flex; flex-direction: column; gap: 8px; {WIDE}: 100cqw; {HIGH}: 53vh}}
.orc-desk > * {{flex-shrink: 0; box-sizing: border-box}}
.orc-desk > :last-child {{display: grid; align-items: start; overflow-y: auto; max-height: calc(28vh - {STRIP}px);
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr))}}
.orc-desk > :last-child > * {{flex-shrink: 0}}
.orc-desk > :last-child:empty {{display: none}}
.orc-wordy {{--orc-text: 14px; --orc-line: 1.3}}
.orc-wordy .orclib {{padding: 4px 12px}}
.orc-wordy .orclib :is(li, h4, ul) {{margin-block: 0 1px}}
.orc-desk .orc-row {{position: sticky; top: 0; z-index: 1; background: var(--jp-layout-color0, white)}}
.orc-row .jupyter-button {{flex: none; max-width: 100%; height: auto; min-height: var(--jp-widgets-inline-height);
  white-space: normal; line-height: 1.4}}
.orc-row .widget-hbox {{flex-wrap: wrap; height: auto; max-width: 100%}}
.jupyter-widgets.orc-drawer {{max-height: 40vh; overflow: hidden auto; padding: 4px 6px; background: {PANEL};
  border: 1px solid {LINE}; border-radius: 10px}}
.orc-drawer .orclib {{border: 0; padding: 0}}
.orc-drawer > * {{flex-shrink: 0; max-width: 100%}}
.jupyter-widgets.orc-moves {{display: block}}
.jupyter-widgets.orc-drawer:has(> .orc-moves) {{max-height: none; overflow: visible}}
.orc-drawer > .orc-moves + .widget-button {{position: sticky; bottom: 28px; z-index: 1}}
.orc-moves input {{scroll-margin: 80px}}
.orc-moves .widget-radio-box {{margin: 0; max-width: none}}
.orc-desk .orc-moves label {{margin: 0; padding: 2px 0; gap: 6px; border-bottom: 1px solid {LINE}}}
.orc-drawer .widget-text {{flex: 1 1 0; min-width: 0}}
.orc-drawer .widget-button {{flex: none}}
.orc-desk .widget-checkbox, .orc-desk .widget-checkbox label, .orc-desk .widget-radio label {{height: auto;
  white-space: normal; line-height: 1.35; overflow: visible}}
.orc-desk .widget-radio label {{display: flex}}
.orc-desk .widget-radio input {{order: -1; flex: none}}
.jupyter-widgets.{GONE} {{display: none}}
.orc-style, .jupyter-widgets.orc-style {{position: absolute; right: 0; bottom: 0; height: {STRIP - 4}px; display: flex;
  align-items: center; gap: 6px; margin: 0; overflow: visible}}
.orc-style + *, .orc-laid > :last-child, body:not(.orc-handy) :is(.orc-copy, .orc-window, .orc-stage) {{display: none}}
.orc-handy .orc-live > canvas {{pointer-events: none}}
.orc-think {{display: inline-block; margin: 2px 0; padding: 2px 10px; border: 1px solid {LINE}; border-radius: 10px;
  cursor: pointer; color: {INK}; background: {PANEL}; font-size: var(--orc-text, 15px)}}
.orc-think input {{position: absolute; opacity: 0}}
.orc-think:hover, .orc-think:has(:focus-visible) {{outline: 2px solid {INK}}}
.orc-think:has(:checked) .orc-off, .orc-think:not(:has(:checked)) .orc-on {{display: none}}
.orc-think .orc-on::before {{counter-reset: left var(--orc-left); content: counter(left) " s"; font-size: 1.6em;
  font-weight: 700; animation: orc-think calc(1s * var(--orc-time)) linear both}}
@keyframes orc-think {{from {{--orc-left: var(--orc-time)}} 99% {{color: {INK}}} to {{--orc-left: 0; color: {REFUSE}}}}}
.orc-copied::after {{content: " ✓"}}
.orc-play:not(:has(> .orc-desk)) > .orc-style {{display: none}}
.orc-play:not(:has(> .orc-desk)) {{padding-bottom: 0}}
.orc-style > * {{margin: 0}}
.orc-style .widget-html-content {{display: flex; gap: 6px}}
.orc-stage, .orc-whole {{display: flex; align-items: center; gap: 6px; padding: 0 6px; cursor: pointer; color: {INK};
  background: #ececec; font-size: var(--jp-widgets-font-size, 13px); line-height: {STRIP - 6}px; white-space: nowrap}}
.orc-style label input {{position: absolute; opacity: 0}}
.orc-style label:hover, .orc-style label:has(:focus-visible) {{outline: 2px solid {INK}; outline-offset: -2px}}
.orc-style label:has(:checked) .orc-off, .orc-style label:not(:has(:checked)) .orc-on {{display: none}}
.orc-french .orc-en, .orc-style:not(.orc-french) .orc-fr {{display: none}}
@media (min-height: 421px) {{
{_beside("@container (min-width: calc(83vh + 232px)) and (min-width: 500px)", ".orc-desk", "80vh", PANEL_WIDE)}
}}
@media (max-height: 420px) {{
  .orc-desk {{{HIGH}: 68vh}}
{_beside("@container (min-width: calc(107vh + 232px)) and (min-width: 500px)", ".orc-desk", "80vh", PANEL_WIDE)}
}}
@container (max-width: 500px) {{
  .orc-desk {{{LEAST}: 1; overflow-x: auto}}
  .orc-desk > :last-child {{position: sticky; left: 0; width: 100cqw; max-height: none}}
  .orc-play:has(.orc-whole :checked) > .orc-desk {{{LEAST}: 0}}
  .orc-style, .jupyter-widgets.orc-style {{top: 0; bottom: auto; left: 0; right: auto}}
  .orc-play > .orc-desk {{margin-top: {STRIP}px}}
  .jupyter-widgets.orc-drawer:has(> .orc-moves) {{max-height: 40vh; overflow: hidden auto}}
}}
@container (max-width: 380px) {{
  .orc-stage .orc-off {{position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%)}}
}}
@container (min-width: 500px) {{
  .orc-whole {{display: none}}
}}
{STAGED} {{position: fixed; inset: 0; z-index: 9999; margin: 0; padding: 8px 8px {STRIP + 4}px;
  background: {TABLE}; overflow: auto; --orc-text: max(16px, min(1.06vw, 1.9vh)); --orc-small: 1em;
  --jp-widgets-font-size: var(--orc-text); --jp-widgets-inline-height: calc(1.9 * var(--orc-text))}}
{STAGED} .orc-note {{display: none}}
{STAGED} > .orc-style {{right: 8px; bottom: 4px}}
{STAGED} .orc-row {{background: {TABLE}}}
{STAGED} > .orc-wordy {{--orc-text: inherit}}
{STAGED} > .orc-desk > :first-child :has(> svg) {{max-width: none !important}}
{STAGED} > .orc-desk {{{HIGH}: calc(60vh - {STRIP}px)}}
{STAGED} > .orc-desk > :last-child {{max-height: none}}
{_beside("@media (orientation: landscape)", f"{STAGED} > .orc-desk", "calc(100vh - 16px)", "max(240px, 20vw)")}
@keyframes orc-more {{from, 98% {{--orc-more: 28px}} to {{--orc-more: 0px}}}}
@supports (animation-timeline: scroll()) {{
  .orc-desk > :last-child, .orc-drawer {{--orc-more: 0px; animation: orc-more linear; animation-timeline: scroll(self);
    mask-image: linear-gradient(to bottom, black calc(100% - var(--orc-more)), transparent)}}
}}
.lm-Widget.orc-around {{contain: none !important; content-visibility: visible !important;
  z-index: 9999 !important}}
</style>"""
"""The style of all our outputs. The words stand beside the picture where that leaves it larger, else below in columns;
they are never higher than it may become, but scroll, and fade where there is more. On the stage both fill the window.
What belongs to the page and not to the game, its language and the way to the stage, has a strip of its own at the lower
right; on a narrow page above all else."""


def desk(picture: ipw.Widget, words: ipw.Widget) -> ipw.Widget:
    """A picture, whose layout says how wide it may become, and words beside it; to be put into something `played`."""
    return new_widget(ipw.Box, [picture, words]).add_class("orc-desk")


def played(part: ipw.Widget) -> ipw.Widget:
    """A whole output of widgets, in our style: a desk that fits itself to the room it has, or something with such."""
    return new_widget(ipw.VBox, [part, _style(), hands()]).add_class("orc-play")


def framed(picture: ipw.HTML, scene: Scene, words: Sequence[ipw.Widget], *, many: bool = False) -> ipw.Widget:
    """A picture that is only looked at, as large as that scene may become, and words beside it: a whole output.

    `many` words have more of the room.
    """
    size = {"width": "100%", "margin": "0", "max_width": widest(scene), "min_width": narrowest(scene)}
    picture.layout = shared_layout(size)
    both = desk(picture, new_widget(ipw.VBox, list(words)))
    return played(both.add_class("orc-wordy") if many else both)


def laid_out(scene: Scene, words: str = "") -> ipw.Widget:
    """A picture and words that are only looked at, in one piece of HTML: a whole output."""
    size = f"width: 100%; max-width: {widest(scene)}; min-width: {narrowest(scene)}"
    frame = f'<div style="{size}">{html.still(scene)}</div>'
    desk = f'<div class="orc-desk">{frame}<div>{words}</div></div>'
    french = " orc-french" if language() == "fr" else ""
    whole = f'<div class="orc-play">{desk}<div class="orc-style{french}">{_styled()}</div></div>'
    return new_widget(ipw.VBox, [new_widget(ipw.HTML, whole), hands()]).add_class("orc-laid")


class _Strip(Follower):
    """The style, with the switch of language and the way to the stage: all outputs show the same widgets."""

    def __init__(self) -> None:
        self.switch = new_widget(ipw.Button, layout=SNUG)
        self.switch.on_click(lambda _button: language(self._other()))
        # No language is in the style itself: sent anew, it would take everybody from the stage.
        self.widget = new_widget(ipw.Box, [self.switch, new_widget(ipw.HTML, _styled())]).add_class("orc-style")
        self.follow_language()
        self.keep_following()

    @property
    def gone(self) -> bool:
        return self.widget.comm is None

    def _other(self) -> str:
        """The language that is not in use."""
        return next(code for code in NAMES if code != language())

    def follow_language(self) -> None:
        self.switch.description = NAMES[self._other()]
        self.switch.tooltip = say("Change the language", "Changer de langue")
        if language() == "fr":
            self.widget.add_class("orc-french")
        else:
            self.widget.remove_class("orc-french")


_strips: list[_Strip] = []
"""The strip of all outputs, once there is one."""


def _style() -> ipw.Widget:
    """The strip as a part of an output."""

    def make() -> ipw.Widget:
        _strips[:] = [_Strip()]
        return _strips[0].widget

    return shared((_Strip,), make)


def _styled() -> str:
    """The style, and the button for the stage: no state of ours, so each output may have it by itself."""
    arrows = '<path d="M9 2h5v5M14 2 9.5 6.5M7 14H2V9M2 14l4.5-4.5"/>'
    icon = f'<svg width="16" height="16" fill="none" stroke="currentColor" stroke-width="2">{arrows}</svg>'
    return f"{STYLE}{_toggle('whole', '', WHOLE)}{_toggle('stage', icon, STAGE)}"


STAGE: Final = {"en": ("Fill the window", "Back (Escape)"), "fr": ("Remplir la fenêtre", "Retour (Échap)")}
WHOLE: Final = {"en": ("Whole board", "Larger"), "fr": ("Tout le plateau", "Plus grand")}
"""On a narrow page a board is as large as can be read, and moved about in its frame."""


def _toggle(name: str, icon: str, words: Mapping[str, tuple[str, str]]) -> str:
    """A button that is on or off: what it is called in either language while off, and while on."""
    spans = (
        f'<span class="orc-{way} orc-{code}">{escape(text)}</span>'
        for code, both in words.items()
        for way, text in zip(("off", "on"), both, strict=True)
    )
    return f'<label class="orc-{name}"><input type="checkbox">{icon}{"".join(spans)}</label>'
