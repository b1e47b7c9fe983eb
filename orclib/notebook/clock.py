"""The clock of a game in real time: run it, at a speed of one's own, stop it, strike it once."""

from __future__ import annotations

import asyncio
import contextlib
from functools import cached_property
from typing import TYPE_CHECKING

import ipywidgets as ipw

from orclib.errors import UsageError
from orclib.language import say
from orclib.notebook.row import Row
from orclib.notebook.session import Session
from orclib.scene.shared_widgets import new_widget

if TYPE_CHECKING:
    from concurrent.futures import Future


SLOWEST, USUAL, FASTEST = 5.0, 1.5, 0.2
"""Seconds between two cards."""


class Clock:
    """The bar with the clock's buttons. While it runs nothing is blocked: it is a task beside everything else."""

    def __init__(self, table: Session) -> None:
        self.table = table
        self._loop = _running_loop()
        self._task: Future[None] | None = None
        self.row = Row({"run": self._toggle, "strike": self._step}, table.guarded, stays=False)
        self.relabel()

    @cached_property
    def _speed(self) -> ipw.FloatSlider:
        return new_widget(
            ipw.FloatSlider,
            value=USUAL,
            min=FASTEST,
            max=SLOWEST,
            step=0.1,
            readout_format=".1f",
            layout={"width": "98%"},
            style={"description_width": "auto"},
        )

    @property
    def running(self) -> bool:
        """Whether the clock strikes by itself now."""
        return self._task is not None and not self._task.done()

    @property
    def seconds(self) -> float:
        """How long it waits between two strokes."""
        return float(self._speed.value)

    def start(self) -> None:
        """Let the clock run. Raises UsageError where nothing can run beside: outside a notebook."""
        if self._loop is None:
            raise UsageError(
                say(
                    "The clock runs in a notebook only; elsewhere table.tick() strikes it.",
                    "L'horloge ne tourne que dans un notebook ; ailleurs, table.tick() la fait sonner.",
                )
            )
        if not self.running:
            self._task = asyncio.run_coroutine_threadsafe(self._go(), self._loop)
        self.refresh()

    def stop(self) -> None:
        """Stop the clock."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self.refresh()

    async def _go(self) -> None:
        with contextlib.suppress(asyncio.CancelledError):  # somebody stopped the clock
            while self.table.clock_runs and self.table.stuck is None:
                await asyncio.sleep(self.seconds)
                if self.table.clock_runs:
                    self.table.guarded(self.table.tick)
        self._task = None
        self.refresh()

    def _toggle(self) -> None:
        if self.running:
            self.stop()
        else:
            self.start()

    def _step(self) -> None:
        self.stop()
        self.table.tick()

    def relabel(self) -> None:
        """Say everything in the language in use."""
        self.refresh()

    def refresh(self) -> None:
        """Follow the table: what can be pressed now, and whether the clock runs."""
        if not self.table.clock_runs:
            self.row.show()
            return
        run = (
            say("Stop the deal", "Arrêter la distribution")
            if self.running
            else say("Deal by itself", "Laisser distribuer")
        )
        self.row.show({"run": run, "strike": say("Next card", "Carte suivante")}, self._speed)
        self.row["run"].icon, self.row["run"].button_style = "pause" if self.running else "play", "info"
        self.row["strike"].icon = "step-forward"
        self.row["strike"].tooltip = say("Deal one card", "Distribuer une carte")
        self._speed.description = say("Seconds a card", "Secondes par carte")


def _running_loop() -> asyncio.AbstractEventLoop | None:
    """The loop of the kernel; None in a plain Python."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
