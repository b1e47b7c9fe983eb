"""Buttons in a row. What can do nothing now is not shown, and not made before it is first of use."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import ipywidgets as ipw

from orclib.scene.shared_widgets import SNUG, WRAPPED, new_widget

Deed = Callable[[], object]


class Row:
    """The buttons by their names, and what each does; `guard` is given what a click asks for."""

    def __init__(self, deeds: Mapping[str, Deed], guard: Callable[[Deed], None]) -> None:
        self._deeds, self._guard = deeds, guard
        self._made: dict[str, ipw.Button] = {}
        self.widget = new_widget(ipw.HBox, [], layout=WRAPPED)

    def __getitem__(self, name: str) -> ipw.Button:
        """A button, shown or not."""
        if name not in self._made:
            self._made[name] = new_widget(ipw.Button, layout=SNUG)
            self._made[name].on_click(lambda _button: self._guard(self._deeds[name]))
        return self._made[name]

    def show(self, labels: Mapping[str, str]) -> None:
        """Let just these be shown, in this order, each with what it is called."""
        there = tuple(self[name] for name in labels)
        for button, label in zip(there, labels.values(), strict=True):
            button.description = label
        if self.widget.children != there:
            self.widget.children = there
