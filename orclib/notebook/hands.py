"""What a page does itself, where it may run a few lines of ours: see `hands.js`."""

from __future__ import annotations

from pathlib import Path

from anywidget import AnyWidget
from traitlets import Unicode

from orclib import files
from orclib.scene.shared_widgets import new_widget, shared


class Hands(AnyWidget):
    """Wheel and fingers scroll over a board, only a click or tap plays, keys go on to the notebook."""

    _esm = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
    _css = '@property --orc-left {syntax: "<integer>"; inherits: false; initial-value: 0}'
    """Once on a page, not with each output: where a property comes or goes, all of the page is styled anew."""
    place = Unicode("").tag(sync=True)
    """The key by which a page of Voila's is found again, see `files.place`."""


def hands() -> Hands:
    """The one of this kernel, to be part of every output: it shows nothing."""
    return shared((Hands,), lambda: new_widget(Hands, place=files.place()))
