"""The choices of a question, the button that checks them, and the verdict: one set of widgets for many questions."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as ipw

from orclib.language import say
from orclib.notebook import html
from orclib.notebook.layout import GONE
from orclib.notebook.quiz import Quiz
from orclib.scene.shared_widgets import SNUG, new_widget


def show(widget: ipw.DOMWidget, shown: bool) -> None:
    """Show or hide a widget without making it anew."""
    if shown:
        widget.remove_class(GONE)
    else:
        widget.add_class(GONE)


class Choices:
    """What a question is answered on. `ask` puts another one on it; whoever owns it calls `check` as it is pressed.

    The button stands in its place before and after, so that who works with the keyboard stays there.
    """

    def __init__(self, after: Callable[[], str] | None = None) -> None:
        """`after` is what the button is called after an answer; by default that is taken back by it."""
        self._after = after
        self.ticks: list[ipw.Checkbox] = []
        self.radio: ipw.RadioButtons | None = None
        self.button = new_widget(ipw.Button, layout={**SNUG, "align_self": "flex-start"})
        self.verdict = new_widget(ipw.HTML)
        self._choices = new_widget(ipw.VBox, [])
        self.widget = new_widget(ipw.VBox, [self._choices, self.button, self.verdict])
        self.ask(None)

    def ask(self, asked: Quiz | None) -> None:
        """Put a question on the sheet, with what was answered to it; None leaves it empty."""
        self.asked: Quiz | None = asked
        names = asked.names if asked and asked.many else ()
        for _name in names[len(self.ticks) :]:
            self.ticks.append(new_widget(ipw.Checkbox, indent=False, layout=SNUG))
        if asked and not asked.many and self.radio is None:
            self.radio = new_widget(ipw.RadioButtons, options=[], layout=SNUG)
        self._choices.children = [*self.ticks, *([self.radio] if self.radio else [])]
        for at, tick in enumerate(self.ticks):
            tick.value = asked is not None and at < len(names) and names[at] in asked.given
            show(tick, at < len(names))
        if self.radio:
            self.radio.options = ()
            show(self.radio, asked is not None and not asked.many)
        self.say()
        if self.radio and asked and not asked.many and asked.given:
            self.radio.value = asked.given[0]

    @property
    def chosen(self) -> tuple[str, ...]:
        """The names that are ticked, or the one chosen."""
        if self.asked is None:
            return ()
        if self.asked.many:
            return tuple(name for name, tick in zip(self.asked.names, self.ticks, strict=False) if tick.value)
        return () if self.radio is None or self.radio.value is None else (self.radio.value,)

    def check(self) -> bool:
        """Judge what is chosen, if anything is, and say whether that was done; once it is judged, take it back."""
        if self.asked is None:
            return False
        if self.asked.right is not None:
            self.asked.forget()
            self.ask(self.asked)
            return False
        if not self.chosen and not self.asked.many:
            self.verdict.value = html.live(html.told(say("Choose an answer first.", "Choisissez d'abord une réponse.")))
            return False
        self.asked.answer(*self.chosen)
        self.say()
        return True

    def guarded(self, deed: Callable[[], object]) -> None:
        """Do what a click asks for; nobody sees an exception of a callback, so it is shown too."""
        try:
            deed()
        except Exception as error:
            self.verdict.value = html.live(html.failure(f"{type(error).__name__}: {error}"))
            raise

    def say(self) -> None:
        """Say everything again, in the language in use."""
        asked = self.asked
        show(self.widget, asked is not None)
        show(self._choices, asked is not None and asked.right is None)
        if asked is None:
            self.verdict.value = ""
            return
        if asked.many:
            for name, tick in zip(asked.names, self.ticks, strict=False):
                tick.description = asked.choice(name)
        elif self.radio:
            value = self.radio.value
            self.radio.options = [(asked.choice(name), name) for name in asked.names]
            self.radio.value = value
        unanswered = asked.right is None
        after = self._after() if self._after else say("Try again", "Réessayer")
        self.button.description = say("Check my answer", "Vérifier ma réponse") if unanswered else after
        self.button.button_style = "info" if unanswered or self._after else ""
        self.verdict.value = asked.judged()
