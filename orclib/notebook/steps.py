"""What others have done since one's own last move, to step through: a row of two buttons beside a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import ipywidgets as ipw

from orclib.engine import Event, Seat
from orclib.engine.match import Ply
from orclib.language import labelled, say
from orclib.notebook.any_table import AnyTable
from orclib.scene import Scene, marked, positions
from orclib.scene.positions import AnyMatch
from orclib.scene.shared_widgets import SNUG, new_widget

LONG: Final = 8
"""To a step of so many sentences nothing is added that chance does next."""


class Step(NamedTuple):
    """Something that was done: by whom (None for the set-up), and what happened."""

    seat: Seat | None
    events: tuple[Event, ...]
    plies: int
    """How many plies there are after it, counted from the start of the game."""


def steps(plies: Sequence[Ply], start: int) -> list[Step]:
    """What was done from a ply on, decision by decision, each with what chance made of it, as long as that is short.

    A decision of which nothing can be told is a part of the next one.
    """
    found: list[Step] = []
    for at, ply in enumerate(plies[start:], start + 1):
        if not found:
            found.append(Step(None if at == 1 and ply.automatic else ply.action.seat, ply.events, at))
            continue
        last = found[-1]
        answer = ply.automatic and (last.seat is None or len(last.events) < LONG)
        if last.events and not ply.joined and not answer:
            found.append(Step(ply.action.seat, ply.events, at))
        else:
            seat = last.seat if last.events or ply.automatic else ply.action.seat
            found[-1] = Step(seat, last.events + ply.events, at)
    if len(found) > 1 and not found[-1].events:
        found[-2:] = [found[-2]._replace(plies=found[-1].plies)]
    return found


def pictured(match: AnyMatch, step: Step, eyes: Seat | None, overlay: str) -> Scene:
    """The table after a step, with brackets where it happened, as these eyes saw it."""
    past = match.fork()
    del past.plies[step.plies :]
    scene = positions.seen(past, eyes, overlay)
    return marked(scene, last=positions.places(scene, [event.seen_by(eyes) for event in step.events]))


class Stepper:
    """The row of buttons: made when it is first needed, and not there where there is nothing to step through."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self.there: tuple[ipw.Widget, ...] = ()
        """The row, as long as it is of use."""
        self.row: ipw.HBox | None = None

    def refresh(self) -> None:
        """Follow the table."""
        steps = self.table.steps
        if steps and self.row is None:
            self._make()
        self.there = (self.row,) if steps else ()
        if steps:
            self._say(self.table.back, len(steps))

    def _say(self, here: int | None, all: int) -> None:
        """Invite to look back; to whoever does, say where they are."""
        self._right.description = (
            "" if here else say("See what happened ({n})", "Voir ce qui s'est passé ({n})").format(n=all)
        )
        self._count.value = labelled(say("Since your move", "Depuis votre coup"), f"{here} / {all}") if here else ""

    def relabel(self) -> None:
        """Say everything in the language in use."""
        if self.row is not None:
            self._left.tooltip = say(
                "A step back in what was done since your last move",
                "Une étape en arrière dans ce qui s'est passé depuis votre dernier coup",
            )
            self._right.tooltip = say(
                "A step on; after the last one comes the first",
                "Une étape en avant ; après la dernière vient la première",
            )

    def _make(self) -> None:
        self._left, self._right = (
            new_widget(ipw.Button, icon=f"arrow-{way}", layout=SNUG) for way in ("left", "right")
        )
        for button, by in ((self._left, -1), (self._right, +1)):
            button.on_click(lambda _button, by=by: self._step(by))
        self._count = new_widget(ipw.Label)
        self.row = new_widget(ipw.HBox, [self._left, self._count, self._right])
        self.relabel()

    def _step(self, by: int) -> None:
        all = len(self.table.steps)
        if all:
            to = ((self.table.back or all) - 1 + by) % all + 1
            self.table.guarded(lambda: self.table.go(to))
