"""Buttons in a row. What can do nothing now is not shown, and not made before it is first of use."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import ipywidgets as ipw

from orclib.scene.shared_widgets import SNUG, WRAPPED, new_widget

Deed = Callable[[], object]


class Row:
    """The buttons by their names, and what each does; `guard` is given what a click asks for.

    `stays`: whether it is still seen when what is below it is scrolled.
    """

    def __init__(self, deeds: Mapping[str, Deed], guard: Callable[[Deed], object], *, stays: bool = True) -> None:
        self._deeds, self._guard = deeds, guard
        self._made: dict[str, ipw.Button] = {}
        self.widget = new_widget(ipw.HBox, [], layout=WRAPPED)
        if stays:
            self.widget.add_class("orc-row")

    def __getitem__(self, name: str) -> ipw.Button:
        """A button, shown or not."""
        if name not in self._made:
            self._made[name] = new_widget(ipw.Button, layout=SNUG)
            self._made[name].on_click(lambda _button: self._guard(self._deeds[name]))
        return self._made[name]

    def show(self, *parts: Mapping[str, str] | ipw.Widget) -> None:
        """Let just these be shown, in this order: buttons, each with what it is called, and what else stands there."""
        there: list[ipw.Widget] = []
        for part in parts:
            if isinstance(part, ipw.Widget):
                there.append(part)
            else:
                for name, label in part.items():
                    self[name].description = label
                    there.append(self[name])
        if self.widget.children != tuple(there):
            self.widget.children = there

    def shows(self, name: str) -> bool:
        """Whether a button is shown."""
        return name in self._made and self._made[name] in self.widget.children
