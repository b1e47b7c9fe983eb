"""ipywidgets that share their layouts and styles.

Each of these is a model of its own to a page, and a page that is reloaded has to make all models of a notebook anew
before it shows the first: shared, they are a third of what they would be.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import ipywidgets as ipw

W = TypeVar("W", bound=ipw.Widget)
Way = dict[str, str]

_SHARED: dict[tuple[Any, ...], ipw.Widget] = {}


def new_widget(kind: type[W], *args: Any, layout: Way | None = None, style: Way | None = None, **traits: Any) -> W:
    """A widget of a kind; its layout and style are for reading only, since others of that look have the same."""
    traits["layout"] = shared_layout(layout or {})
    if (styles := kind.class_traits().get("style")) is not None:
        traits["style"] = _shared(styles.klass, style or {})
    widget: W = kind(*args, **traits)
    return widget


def shared_layout(way: Way) -> ipw.Layout:
    """The layout of that look, for reading only."""
    return cast(ipw.Layout, _shared(ipw.Layout, way))


def _shared(kind: type[Any], way: Way) -> ipw.Widget:
    return shared((kind, *sorted(way.items())), lambda: kind(**way))


def shared(key: tuple[Any, ...], make: Callable[[], W]) -> W:
    """The widget of that key, for reading only, since all who ask for it have the same; `closed` leaves it open."""
    known = _SHARED.get(key)
    if known is None or known.comm is None:  # closed with all other widgets
        known = _SHARED[key] = make()
    return cast(W, known)  # a key is asked for with one kind of widget


def closed(widget: ipw.Widget) -> None:
    """Take a widget and all that it holds from the page for good; what is shared stays."""
    if widget in _SHARED.values():
        return
    for child in getattr(widget, "children", ()):
        closed(child)
    for name in ("layout", "style", "_canvas_manager"):
        own = getattr(widget, name, None)
        if isinstance(own, ipw.Widget) and own not in _SHARED.values():
            own.close()
    widget.close()


WRAPPED: Way = {"flex_flow": "row wrap"}
"""The layout of a row that goes on below where a page is narrow."""
SNUG: Way = {"width": "auto"}
"""The layout of something no wider than what it says."""
