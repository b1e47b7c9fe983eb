"""The buttons around a board, and the drawers: a full path beside the canvas for everything it can do."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from html import escape
from typing import Any, Final, TypeVar, cast

import ipywidgets as ipw

from orclib.engine import Seat
from orclib.language import labelled, say
from orclib.notebook import html
from orclib.notebook.drawers import Drawer, Kept, Moves, Past, View
from orclib.notebook.kept_session import KeptSession
from orclib.notebook.row import Row
from orclib.notebook.session import Session
from orclib.scene.shared_widgets import SNUG, new_widget

DRAWERS: Final[tuple[type[Drawer], ...]] = (Moves, Past, Kept, View)
D = TypeVar("D", bound=Drawer)


class Controls:
    """The buttons and drawers of a table: `controls[Moves]` is its list of moves."""

    def __init__(self, table: KeptSession, on_change: Callable[[], None]) -> None:
        """`on_change` is called when a drawer is opened or closed."""
        self.table, self._on_change = table, on_change
        deeds = {"undo": table.undo, "redo": table.redo, "hint": table.hint, "throw": table.throw, "why": self._why}
        about_saves = {"resume": table.resume, "forget": table.forget}
        about_bots = {"ask again": table.ask_again, "take over": table.take_over}
        self.row = Row(deeds | about_saves | about_bots, table.guarded)
        self.stepper = Stepper(table)
        self.handles = [new_widget(ipw.ToggleButton, layout=SNUG) for _kind in DRAWERS]
        for kind, handle in zip(DRAWERS, self.handles, strict=True):
            handle.observe(partial(self._pulled, kind), "value")
        self.opened: type[Drawer] | None = None
        """Which of the drawers is open."""
        self._drawers: dict[type[Drawer], Drawer] = {}
        self._seen_by: Seat | None = table.eyes
        """Whose eyes what is in the drawers is for."""
        self.relabel()

    def __getitem__(self, kind: type[D]) -> D:
        """A drawer, made when it is first asked for."""
        if kind not in self._drawers:
            self._drawers[kind] = kind(self.table)
        return cast(D, self._drawers[kind])

    @cached_property
    def drawer(self) -> ipw.VBox:
        """What is in the open drawer, right under the buttons: there it is seen, and Tab comes to it next."""
        return new_widget(ipw.VBox, []).add_class("orc-drawer")

    @cached_property
    def _left_over(self) -> ipw.Label:
        """What is said of a game that an earlier run left."""
        return new_widget(ipw.Label)

    @property
    def there(self) -> tuple[ipw.Widget, ...]:
        """All of it, from above."""
        return (self.row.widget, *([] if self.opened is None else [self.drawer]))

    def open(self, opened: type[Drawer] | None) -> None:
        """Open a drawer and close the others; None closes all."""
        self.opened = opened
        for kind, handle in zip(DRAWERS, self.handles, strict=True):
            if handle.value is not (kind == opened):
                handle.value = kind == opened
        if opened is not None:
            self.drawer.children = self[opened].contents
        self._on_change()
        self.refresh()

    def _pulled(self, kind: type[Drawer], change: Any) -> None:
        """A handle was pressed, or follows what was opened."""
        if change.new is not (self.opened == kind):
            self.open(kind if change.new else None)

    def relabel(self) -> None:
        """Say everything in the language in use."""
        for kind, handle in zip(DRAWERS, self.handles, strict=True):
            handle.description = kind.title()
        for drawer in self._drawers.values():
            drawer.relabel()
        self._lay_out()

    def _lay_out(self) -> None:
        """Let those buttons be shown that are of use now."""
        play = {
            "undo": (
                say("Undo", "Annuler"),
                say("Take back the last move (on the board: u)", "Reprendre le dernier coup (sur le plateau : u)"),
            ),
            "redo": (say("Redo", "Rétablir"), say("Play the move again", "Rejouer le coup")),
            "hint": (say("Hint", "Conseil"), say("What a sensible player would do", "Ce que ferait un joueur avisé")),
            "throw": (
                say("Leave it to chance", "Laisser faire le hasard"),
                say("Chance throws the dice or draws the card", "Le hasard jette les dés ou tire la carte"),
            ),
            "why": (say("Why?", "Pourquoi ?"), say("Which rules made this happen", "Selon quelles règles")),
        }
        if self.table.match.deal:
            del play["throw"]
        offer: list[Any] = []
        if self.table.left_over is not None:
            self._left_over.value = say(
                "An unfinished game from before was kept.", "Une partie inachevée a été gardée."
            )
            asked = {"resume": say("Go on with it", "La reprendre"), "forget": say("Delete it", "La supprimer")}
            offer = [self._left_over, asked]
            self.row["resume"].button_style = "info"
        mend = {}
        if self.table.stuck is not None:
            mend = {"ask again": say("Ask the bot again", "Interroger à nouveau le robot")}
            self.row["ask again"].button_style = "info"
            if not self.table.fair:
                seat = self.table.named([Seat(self.table.stuck.seat)])
                mend["take over"] = say("Play {seat} myself", "Jouer {seat} moi-même").format(seat=seat)
        labels = {name: label for name, (label, _tip) in play.items()}
        self.row.show(labels, *self.handles, *self.stepper.there, *offer, mend)
        for name, (_label, tip) in play.items():
            self.row[name].tooltip = tip

    def refresh(self) -> None:
        """Follow the table. Closed drawers are left alone: what nobody sees need not be sent."""
        self._lay_out()
        if self.opened is not None:
            self[self.opened].refresh()
        if View in self._drawers:  # as little to send as it says
            self[View].refresh()
        if self._seen_by != self.table.eyes:
            self._seen_by = self.table.eyes
            for kind, closed in self._drawers.items():
                if kind != self.opened:
                    closed.empty()
        for name, on in (("undo", self.table.can_undo), ("redo", self.table.match.can_redo)):
            if self.row[name].disabled is on:
                self.row[name].disabled = not on

    def _why(self) -> None:
        refused, answer = self.table.word.refused, self.table.why()
        told = html.chapters(self.table.match.game, answer.lines)
        self.table.tell(f"<h4>{escape(answer.title)}</h4>{told}", retold=not refused)


class Stepper:
    """Two buttons to step through what others have done since one's own last move, and where one is."""

    def __init__(self, table: Session) -> None:
        self.table = table

    @cached_property
    def row(self) -> Row:
        """The buttons "back" and "on"."""
        return Row({"back": lambda: self._step(-1), "on": lambda: self._step(+1)}, lambda deed: deed(), stays=False)

    @cached_property
    def count(self) -> ipw.Label:
        """Where somebody is who looks back."""
        return new_widget(ipw.Label)

    @property
    def there(self) -> tuple[ipw.Widget, ...]:
        """The row as things stand: it invites to look back, or says where one is; () where it is of no use."""
        here, all = self.table.back, len(self.table.steps)
        if not all:
            return ()
        see = "" if here else say("See what happened ({n})", "Voir ce qui s'est passé ({n})").format(n=all)
        self.count.value = labelled(say("Since your move", "Depuis votre coup"), f"{here} / {all}") if here else ""
        self.row.show({"back": ""}, self.count, {"on": see})
        self.row["back"].icon, self.row["on"].icon = "arrow-left", "arrow-right"
        self.row["back"].tooltip = say(
            "A step back in what was done since your last move",
            "Une étape en arrière dans ce qui s'est passé depuis votre dernier coup",
        )
        self.row["on"].tooltip = say(
            "A step on; after the last one comes the first", "Une étape en avant ; après la dernière vient la première"
        )
        return (self.row.widget,)

    def _step(self, by: int) -> None:
        if all := len(self.table.steps):
            to = ((self.table.back or all) - 1 + by) % all + 1
            self.table.guarded(lambda: self.table.go(to))
