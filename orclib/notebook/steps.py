"""What others have done since one's own last move, step by step, each as it is worth looking at."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, Final, NamedTuple

from orclib.engine import Event, Seat
from orclib.engine.match import Ply
from orclib.scene import Scene, marked, positions
from orclib.scene.positions import AnyMatch

LONG: Final = 8
"""To a step of so many sentences nothing is added that chance does next."""
MOST: Final = 8
"""Where there are more steps than these, those at which nobody would stop are put together."""


class Step(NamedTuple):
    """Something that was done (None for the set-up), and what happened."""

    action: Any
    events: tuple[Event, ...]
    plies: int
    """How many plies there are after it, counted from the start of the game."""
    others: tuple[Any, ...] = ()
    """What other seats did first, where what several did is put together."""

    @property
    def stops(self) -> bool:
        """Whether something happened that one wants to see."""
        return any(event.stop for event in self.events)

    @property
    def seat(self) -> Seat | None:
        """Who did it."""
        return None if self.action is None else self.action.seat


def steps(plies: Sequence[Ply], start: int) -> list[Step]:
    """What was done from a ply on, decision by decision, each with what chance made of it, as long as that is short.

    A decision of which nothing can be told is a part of the next one. Where they are many, what one seat did in a row
    is put together, if need be what several did; whatever one wants to see ends its step.
    """
    found: list[Step] = []
    for at, ply in enumerate(plies[start:], start + 1):
        if not found:
            found.append(Step(None if at == 1 and ply.automatic else ply.action, ply.events, at))
            continue
        last = found[-1]
        short = last.action is None or (len(last.events) < LONG and not last.stops)
        answer = ply.automatic and short
        if last.events and not ply.joined and not answer:
            found.append(Step(ply.action, ply.events, at))
        else:
            action = last.action if last.events or ply.automatic else ply.action
            found[-1] = Step(action, last.events + ply.events, at)
    if len(found) > 1 and not found[-1].events:
        found[-2:] = [found[-2]._replace(plies=found[-1].plies)]
    for across in (False, True):
        if len(found) > MOST:
            found = _together(found, across)
    return found


def _together(found: Sequence[Step], across: bool) -> list[Step]:
    """Fewer steps, each up to what one wants to see, or a fair share where there is little of it.

    The first, one's own, stays as it is. `across` puts together what several seats did.
    """
    room = MOST - 1 - sum(step.stops for step in found)
    share = ceil((len(found) - 1) / max(room, 1))
    fewer, count = [*found[:2]], 1
    for step in found[2:]:
        last = fewer[-1]
        if last.stops or count == share or not (across or last.seat == step.seat):
            fewer.append(step)
            count = 1
        else:
            others = (*last.others, *(() if last.seat == step.seat else (step.action,)), *step.others)
            fewer[-1] = Step(last.action, last.events + step.events, step.plies, others)
            count += 1
    return fewer


def pictured(match: AnyMatch, step: Step, eyes: Seat | None, overlay: str, side: Seat | None) -> Scene:
    """The table after a step, with brackets where it happened, as these eyes saw it."""
    past = match.fork()
    del past.plies[step.plies :]
    scene = positions.seen(past, eyes, overlay, side)
    return marked(scene, last=positions.places(scene, [event.seen_by(eyes) for event in step.events]))
