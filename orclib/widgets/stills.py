"""Pictures in what a notebook stores, for readers without a kernel: a fresh clone, a printout, a code host."""

from __future__ import annotations

from typing import Any

from orclib.explain import Answer
from orclib.scene import Scene
from orclib.scene.png import png
from orclib.widgets.shown import Shown

Still = tuple[bytes, dict[str, str]]


def keep() -> None:
    """From now on every output of ours in this notebook holds its still. Needs the extra `orclib[png]`."""
    from IPython.core.getipython import get_ipython

    formatter: Any = get_ipython().display_formatter.formatters["image/png"]  # type: ignore[no-untyped-call]
    for kind in (Shown, Answer, Scene):
        formatter.for_type(kind, still)


def still(shown: Shown | Answer | Scene) -> Still | None:
    """The picture of something shown and what it says in words; None where words are all there is."""
    scene = shown.still()
    return None if scene is None else (png(scene), {"alt": scene.text})
