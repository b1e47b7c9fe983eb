"""Pictures in what a notebook stores, for readers without a kernel: a fresh clone, a printout, a code host."""

from __future__ import annotations

from typing import Any

from orclib.notebook.displayed import Displayed
from orclib.scene import Scene
from orclib.scene.answer import Answer
from orclib.scene.png import png

Still = tuple[bytes, dict[str, str]]


def keep() -> None:
    """From now on every output of ours in this notebook holds its still. Needs the extra `orclib[png]`."""
    from IPython.core.getipython import get_ipython

    notebook: Any = get_ipython()
    formatter = notebook.display_formatter.formatters["image/png"]
    for kind in (Displayed, Answer, Scene):
        formatter.for_type(kind, still)


def still(shown: Displayed | Answer | Scene) -> Still:
    """The picture of something shown, and what it says in words."""
    scene = shown.still()
    return png(scene), {"alt": scene.text}
