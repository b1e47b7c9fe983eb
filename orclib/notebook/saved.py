"""What a notebook keeps of an output of ours: its picture and words, seen wherever the live thing is not.

An output is three of a notebook's, one after the other: a word that the cell is to be run, the widget, the picture.
While the widget lives, it alone is seen. Where it does not (a notebook opened again, never run, exported, on a code
host) the picture is, and where the cell can be run, the word above it; and the word alone above a widget that has lost
its kernel. All this is told by style: pages that do not trust the notebook leave style and widget out.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from html import escape
from typing import Any, Final, Protocol

import ipywidgets as ipw

from orclib import files
from orclib.errors import UsageError
from orclib.language import say
from orclib.scene import Scene
from orclib.scene.palette import INK, PAPER


class Shown(Protocol):
    """Something `Displayed`, as far as it is of use here."""

    @property
    def widget(self) -> ipw.Widget: ...
    def words(self) -> str: ...
    def still(self) -> Scene: ...


Output = tuple[dict[str, Any], dict[str, Any]]
"""What is shown, by media type, and what is said of it."""

WIDGET: Final = "application/vnd.jupyter.widget-view+json"
PNG: Final = "image/png"

_ANY: Final = ".jp-OutputArea-child"
_WORD: Final = f"{_ANY}:has(.orc-again)"
_VIEW: Final = "> .jp-OutputArea-output:not([data-mime-type])"
"""In JupyterLab a widget, and the message in its place that there is none, has no media type."""
_LIVE, _LOST = f"{_VIEW} > .jupyter-widgets", f"{_VIEW} > .jupyter-widgets-disconnected"
_NO_KERNEL: Final = ".jp-NotebookPanel-toolbar:has(:is([data-status=unknown],[data-status=dead])) ~ *"
"""What lies beside a toolbar that says so. (`:has` of the whole panel is slow: it looks through all that is in it.)"""
STYLE: Final = f"""<style class="orc-sheet">
.orc-again {{display: none; width: fit-content; margin: 2px 0 4px; padding: 4px 10px; border-left: 4px solid {INK};
  background: {PAPER}; color: {INK}; animation: orc-again 2s steps(1)}}
@keyframes orc-again {{from {{opacity: 0}}}}
.jp-NotebookPanel .orc-again {{display: block}}
{_WORD} + {_ANY}:has({_VIEW}):not(:has({_LIVE})), {_WORD} + {_ANY}:has({_LIVE}) + {_ANY},
{_WORD}:has(+ * {_LIVE}):not(:has(+ * {_LOST})) {{display: none}}
{_NO_KERNEL} {_WORD}:has(+ * {_LIVE}) {{display: flex !important}}
{_WORD} + {_ANY}:has({_LOST}), {_NO_KERNEL} {_WORD} + {_ANY}:has({_LIVE}) {{opacity: .6}}
{_WORD} + {_ANY} .jupyter-widgets-disconnected::before {{content: none}}
</style>"""
"""Who opens a notebook sees the picture at once, and reads the word only if no widget comes soon."""


def outputs(shown: Shown) -> Iterator[Output]:
    """What a cell shows of it, one after the other: the widget comes before its picture is drawn, which takes time."""
    view = {WIDGET: shown.widget._repr_mimebundle_()[WIDGET]}
    if files.on_a_page():  # nothing of it is saved
        yield view, {}
        return
    yield {"text/html": again()}, {}
    yield view, {}
    yield still(shown)


def again() -> str:
    """The word that the cell is to be run, with the style that says what is seen when."""
    word = say(
        "Only a picture for now: run this cell (Shift+Enter) to bring it to life.",
        "Une simple image pour l'instant : exécutez cette cellule (Maj+Entrée) pour lui donner vie.",
    )
    style = STYLE.replace("\n", " ")  # a line in a stored notebook
    return f'{style}<div class="orc-again">{escape(word)}</div>'


def still(shown: Shown) -> Output:
    """What is left of it without its kernel: its words, and where PNG can be drawn here, its picture."""
    from orclib.scene.png import png  # loads what draws

    scene, data = shown.still(), {"text/plain": shown.words()}
    with contextlib.suppress(UsageError):
        return {**data, PNG: png(scene)}, {PNG: {"alt": scene.text}}
    return data, {}
