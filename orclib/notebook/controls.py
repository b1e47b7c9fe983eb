"""The buttons around a board, and the drawers: a full path beside the canvas for everything it can do."""

from __future__ import annotations

from functools import cached_property
from typing import TypeVar

import ipywidgets as ipw

from orclib.engine import Seat
from orclib.errors import BotError
from orclib.language import say
from orclib.notebook import html
from orclib.notebook.any_table import AnyTable
from orclib.notebook.drawers import Drawer, Kept, Moves, Past, View
from orclib.notebook.steps import Stepper
from orclib.scene.shared_widgets import SNUG, WRAPPED, new_widget

DRAWERS = ("moves", "past", "kept", "view")
D = TypeVar("D", bound=Drawer)


class Controls:
    """The buttons and drawers of a table."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self._buttons: dict[str, ipw.Button] = {}
        for name, deed in (
            ("undo", table.undo),
            ("redo", table.redo),
            ("hint", table.hint),
            *([] if table.match.deal else [("throw", table.throw)]),
            ("why", self._why),
        ):
            self._buttons[name] = new_widget(ipw.Button, layout=SNUG)
            self._buttons[name].on_click(lambda _button, deed=deed: table.guarded(deed))
        self.offer: tuple[ipw.Widget, ...] = ()
        """What asks what to do with a game that an earlier run left."""
        self.mending: tuple[ipw.Widget, ...] = ()
        """What asks what to do about the error of a bot."""
        self.stepper = Stepper(table)
        self.top = new_widget(ipw.HBox, [], layout=WRAPPED)
        self.below = new_widget(ipw.Accordion, [new_widget(ipw.VBox, []) for _name in DRAWERS], selected_index=None)
        self.below.observe(lambda _change: self.refresh(), "selected_index")
        self._drawers: dict[int, Drawer] = {}
        self._mended: BotError | None = None
        self._seen_by: Seat | None = table.eyes
        """Whose eyes what is in the drawers is for."""
        self.relabel()

    @cached_property
    def moves(self) -> Moves:
        """The list of moves; this drawer and the others are made when they are first asked for."""
        return self._filled("moves", Moves(self.table))

    @cached_property
    def past(self) -> Past:
        """The log."""
        return self._filled("past", Past(self.table))

    @cached_property
    def kept(self) -> Kept:
        """Save and share."""
        return self._filled("kept", Kept(self.table))

    @cached_property
    def view(self) -> View:
        """Eyes, overlay and language."""
        return self._filled("view", View(self.table))

    def _filled(self, name: str, drawer: D) -> D:
        place = DRAWERS.index(name)
        self.below.children[place].children = drawer.widgets()
        self._drawers[place] = drawer
        return drawer

    def relabel(self) -> None:
        """Say everything in the language in use."""
        words = {
            "undo": (say("Undo", "Annuler"), say("Take back the last move", "Reprendre le dernier coup")),
            "redo": (say("Redo", "Rétablir"), say("Play the move again", "Rejouer le coup")),
            "hint": (say("Hint", "Conseil"), say("What a sensible player would do", "Ce que ferait un joueur avisé")),
            "why": (say("Why?", "Pourquoi ?"), say("Which rules made this happen", "Selon quelles règles")),
            "throw": (
                say("Leave it to chance", "Laisser faire le hasard"),
                say("Chance throws the dice or draws the card", "Le hasard jette les dés ou tire la carte"),
            ),
        }
        for name, button in self._buttons.items():
            button.description, button.tooltip = words[name]
        for place, title in enumerate(
            (
                say("All moves", "Tous les coups"),
                say("Log", "Journal"),
                say("Save and share", "Enregistrer et partager"),
                say("View and language", "Vue et langue"),
            )
        ):
            self.below.set_title(place, title)
        for drawer in self._drawers.values():
            drawer.relabel()
        self.stepper.relabel()
        self._mended, self.mending = None, ()
        self.offer_resume()

    def _lay_out(self) -> None:
        there = (*self._buttons.values(), *self.stepper.there, *self.offer, *self.mending)
        if self.top.children != there:
            self.top.children = there

    def offer_resume(self) -> None:
        """Ask what to do with a game that an earlier run left, or take the question away."""
        self.offer = ()
        if self.table.left_over is not None:
            text = new_widget(
                ipw.Label, value=say("An unfinished game from before was kept.", "Une partie inachevée a été gardée.")
            )
            resume = new_widget(ipw.Button, description=say("Go on with it", "La reprendre"), button_style="info")
            drop = new_widget(ipw.Button, description=say("Delete it", "La supprimer"))
            resume.on_click(lambda _b: self.table.guarded(self.table.resume))
            drop.on_click(lambda _b: self.table.guarded(self.table.forget))
            self.offer = (text, resume, drop)
        self._mend(self.table.stuck)
        self._lay_out()

    def _mend(self, stuck: BotError | None) -> None:
        """Offer what can be done about the error of a bot, or no longer."""
        if stuck is self._mended:
            return
        self._mended, self.mending = stuck, ()
        if stuck is not None:
            seat = self.table.match.game.seat_name(Seat(stuck.seat), self.table.match.options)
            again = new_widget(
                ipw.Button,
                description=say("Ask the bot again", "Interroger à nouveau le robot"),
                button_style="info",
                layout=SNUG,
            )
            again.on_click(lambda _b: self.table.guarded(self.table.ask_again))
            over = new_widget(
                ipw.Button,
                description=say("Play {seat} myself", "Jouer {seat} moi-même").format(seat=seat),
                layout=SNUG,
            )
            over.on_click(lambda _b: self.table.guarded(self.table.take_over))
            self.mending = (again,) if self.table.fair else (again, over)

    def refresh(self) -> None:
        """Follow the table. Closed drawers are left alone: what nobody sees need not be sent."""
        self._mend(self.table.stuck)
        self.stepper.refresh()
        self._lay_out()
        opened = self.below.selected_index
        if opened is not None:
            drawer: Drawer = getattr(self, DRAWERS[opened])
            drawer.refresh()
        if "view" in self.__dict__:  # made, and as little to send as it says
            self.view.refresh()
        if self._seen_by != self.table.eyes:
            self._seen_by = self.table.eyes
            for place, closed in self._drawers.items():
                if place != opened:
                    closed.empty()
        for name, on in (("undo", self.table.can_undo), ("redo", self.table.match.can_redo)):
            if self._buttons[name].disabled is on:
                self._buttons[name].disabled = not on

    def _why(self) -> None:
        answer = self.table.why()
        self.table.tell(f"<h4>{answer.title}</h4>{html.sentences(self.table.match.game, answer.lines)}")
