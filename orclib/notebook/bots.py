"""Bots that are asked at a table: what they answer, who thinks now, and how long each of them takes."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from orclib.engine import Seat
from orclib.errors import BotError
from orclib.language import plural, say
from orclib.notebook.seating import Seating
from orclib.players.asking import advised
from orclib.players.clock import answers

SLOW: Final = 0.2
"""Seconds after which an answer is waited for. A bot that may take longer thinks before everybody's eyes."""


class Thinking:
    """The bots that are asked, and who waits for them."""

    def __init__(self) -> None:
        self.seats: tuple[Seat, ...] = ()
        """The seats of the bots that are asked now."""
        self._paces: dict[Seat, float] = {}
        """How many seconds each bot took last."""
        self._woken = -SLOW
        """When somebody stopped thinking who was waited for."""

    def actions(self, seating: Seating, show: Callable[[], None]) -> tuple[Any, ...]:
        """What bots do now: in the window of a clock what they play in it, else the decision of the first of them.

        Unless they are known to be quick, `show` is called before. Raises BotError.
        """
        match, bots = seating.match, seating.bots
        seats = tuple(seat for seat in match.to_act if seat in bots)
        clocked = match.game.clocked(match.state)
        seats = seats if clocked else seats[:1]
        self.seats, began = seats, time.monotonic()
        try:
            if any(self._paces.get(seat, SLOW) >= SLOW for seat in seats):
                show()
            if clocked:
                return answers(match.game, match.state, bots, f"{match.seed}/{len(match.plies)}")
            return (advised(match, seats[0], bots[seats[0]]).action,)
        except KeyboardInterrupt:
            seating.stuck, self.seats = BotError(seats[0], partial(_interrupted, seating, seats)), ()
            show()
            raise
        finally:
            self.seats, now = (), time.monotonic()
            self._paces.update(dict.fromkeys(seats, now - began))
            if now - began >= SLOW:
                self._woken = now

    def told(self, seating: Seating) -> str:
        """Who thinks now, if anybody does."""
        told = plural(
            len(self.seats),
            ("{who} is thinking …", "{who} are thinking …"),
            ("{who} réfléchit…", "{who} réfléchissent…"),
        )
        return told.format(who=seating.named(self.seats)) if self.seats else ""

    def too_early(self, seating: Seating) -> str:
        """The answer to somebody who asks for something while a bot is waited for; "" where none is.

        Such a click arrives meanwhile where the kernel has a thread for clicks, and else just after: it was aimed at a
        position that is no more.
        """
        if who := self.seats:
            told = plural(
                len(who),
                ("{who} is still thinking.", "{who} are still thinking."),
                ("{who} réfléchit encore.", "{who} réfléchissent encore."),
            )
            return told.format(who=seating.named(who))
        if time.monotonic() - self._woken >= SLOW / 2:
            return ""
        self._woken = time.monotonic()  # perhaps there are more of them
        return say(
            "You clicked while others were thinking. Now look, and click again.",
            "Vous avez cliqué pendant que d'autres réfléchissaient. Regardez, puis cliquez à nouveau.",
        )


def _interrupted(seating: Seating, seats: tuple[Seat, ...]) -> str:
    told = plural(
        len(seats),
        ("{who} was interrupted.", "{who} were interrupted."),
        ("{who} : réflexion interrompue.", "{who} : réflexion interrompue."),
    )
    return told.format(who=seating.named(seats))
