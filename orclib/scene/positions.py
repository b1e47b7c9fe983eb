"""The picture of where a match stands, and the things in it that something is about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from orclib.engine import Event, Match, Reason, Seat
from orclib.scene.model import Scene

AnyMatch = Match[Any, Any, Any, Any]


def present(scene: Scene, ids: Iterable[str]) -> tuple[str, ...]:
    """Those of the ids that are targets of the scene: evidence may lie where the picture has nothing to show."""
    there = {target.id for target in scene.targets}
    return tuple(id for id in dict.fromkeys(ids) if id in there)


def places(scene: Scene, events: Iterable[Event]) -> tuple[str, ...]:
    """The targets of the scene at which events happened."""
    return present(scene, (mark for event in events for mark in event.marks))


def proof(scene: Scene, reasons: Iterable[Reason]) -> tuple[str, ...]:
    """The targets of the scene that prove a refusal."""
    return present(scene, (id for reason in reasons for id in reason.evidence))


def seen(match: AnyMatch, eyes: Seat | None, overlay: str = "", side: Seat | None = None) -> Scene:
    """The picture of where a match stands, for the eyes of a seat (None for the referee), an overlay on top of it.

    `side` is the seat at the bottom, if not that of the eyes.
    """
    view = match.game.observe(match.state, eyes)
    scene: Scene = match.game.from_side(view, side)
    return match.game.overlays()[overlay].draw(scene, view) if overlay else scene
