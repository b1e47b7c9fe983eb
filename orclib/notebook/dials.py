"""A small experiment: turn the dials, and the engine says what follows."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as ipw

from orclib.engine import Game
from orclib.engine.teaching import Dials
from orclib.errors import UsageError
from orclib.language import labelled, say
from orclib.notebook import html
from orclib.notebook.displayed import Displayed
from orclib.notebook.layout import framed
from orclib.scene import Scene
from orclib.scene.answer import Answer
from orclib.scene.page import Said, page
from orclib.scene.shared_widgets import WRAPPED, new_widget


class DialsView(Displayed):
    """Dials over a board. `turn(...)` does what turning them does."""

    def __init__(self, game: Game[Any, Any, Any, Any], dials: Dials) -> None:
        self.game, self.dials = game, dials
        self.values = dials.begin
        self._prompt, self._picture, self._text = new_widget(ipw.HTML), new_widget(ipw.HTML), new_widget(ipw.HTML)
        self._knobs = [
            new_widget(
                ipw.Dropdown,
                options=self._named(choices),
                value=value,
                layout={"width": "max-content", "min_width": "130px"},
                style={"description_width": "auto"},
            )
            for choices, value in zip(dials.choices, self.values, strict=True)
        ]
        for knob in self._knobs:
            knob.observe(self._turned, "value")
        self.keep_following()
        self._show()

    def build(self) -> ipw.Widget:
        knobs = new_widget(ipw.HBox, self._knobs, layout=WRAPPED)
        return framed(self._picture, _board(self.answer()), [self._prompt, knobs, self._text], many=True)

    def answer(self) -> Answer:
        """What follows from the dials as they stand."""
        answer: Answer = self.dials.show(*self.values)
        return answer

    def turn(self, *values: str) -> DialsView:
        """Set every dial. Raises UsageError for a setting that no dial has."""
        if len(values) != len(self.dials.names):
            told = say("There are {n} dials, not {given}.", "Il faut {n} réglages, et non {given}.")
            raise UsageError(told.format(n=len(self.dials.names), given=len(values)))
        for choices, value in zip(self.dials.choices, values, strict=True):
            if value not in choices:
                raise UsageError.unknown(say("setting", "aucun réglage"), value, choices)
        self.values = values
        self._set()
        return self

    def _named(self, choices: tuple[str, ...]) -> list[tuple[str, str]]:
        """The settings of a dial, each with what it is called."""
        return [(str(self.dials.labels.get(choice, choice)), choice) for choice in choices]

    def _turned(self, _change: object) -> None:
        self.values = tuple(knob.value for knob in self._knobs)
        self._show()

    def follow_language(self) -> None:
        self._set()

    def _set(self) -> None:
        """Turn all dials to their values, in the words of the language, and ask once."""
        for knob, choices, value in zip(self._knobs, self.dials.choices, self.values, strict=True):
            knob.unobserve(self._turned, "value")
            knob.options = self._named(choices)  # other words turn it back to its first setting
            knob.value = value
            knob.observe(self._turned, "value")
        self._show()

    def _show(self) -> None:
        answer = self.answer()
        for knob, name in zip(self._knobs, self.dials.names, strict=True):
            knob.description = str(name)
        self._prompt.value = html.box(escape(str(self.dials.say)))
        self._text.value = html.box(f"<h4>{escape(answer.title)}</h4>", html.sentences(self.game, answer.lines))
        self._picture.value = html.still(_board(answer))

    def __repr__(self) -> str:
        between = ", " if self.dials.labels else " "
        return f"{self.dials.say}\n{between.join(name for name, _ in self._named(self.values))}\n{self.answer()!r}"

    def still(self) -> Scene:
        answer, settings = self.answer(), [name for name, _choice in self._named(self.values)]
        knobs = [labelled(str(name), setting) for name, setting in zip(self.dials.names, settings, strict=True)]
        said = [Said(str(self.dials.say), "title"), *map(Said, knobs), Said(answer.title, "yes")]
        return page(_board(answer), [*said, *(Said(str(line)) for line in answer.lines)])


def _board(answer: Answer) -> Scene:
    assert answer.scene is not None
    return answer.scene
