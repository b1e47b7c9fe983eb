"""Casualties: how many are lost is settled elsewhere, which ones their owner chooses (THO-15.17, 9.4)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from orclib.engine import Log
from orclib.games.thorval import events as ev
from orclib.games.thorval.rules.forces import remove
from orclib.games.thorval.state import Loss, Phase, State


def owe(state: State, tolls: Iterable[tuple[str, int]], log: Log) -> State:
    """So many are lost in each of these spaces. Where the owner has a choice, he is asked, one after the other.

    A choice there is only where a figure stands and some but not all units are lost. Then `state.then` goes on.
    """
    asked = []
    for space, count in tolls:
        force = state.force(space)
        if force is None or not count:
            continue
        if force.figure is not None and count < force.units:
            asked.append(Loss(space, count))
        else:
            state = _lose(state, space, min(count, force.count), force.figure is not None, log)
    return _ask(state, tuple(asked))


def _lose(state: State, space: str, soldiers: int, figure: bool, log: Log) -> State:
    force = state.force(space)
    assert force is not None
    if force.holder is not None:
        gone = force.figure if figure else None
        eaten = "THO-9.4" if gone is None else "THO-9.5"
        log.append(ev.Lost(eaten if state.then is Phase.LANDING else "THO-15.17", force.holder, space, soldiers, gone))
    return remove(state, space, soldiers, figure)


def _ask(state: State, losses: tuple[Loss, ...]) -> State:
    """The next owner to choose, or what goes on after the last."""
    if not losses:
        return replace(state, phase=state.then, active=None, then=Phase.ROUND, losses=())
    force = state.force(losses[0].space)
    assert force is not None
    assert force.holder is not None
    return replace(state, phase=Phase.LOSSES, active=force.holder, losses=losses)


def choose(state: State, figure: bool, log: Log) -> State:
    """The owner gives soldiers only, or the figure and soldiers for the rest."""
    loss = state.losses[0]
    state = _lose(state, loss.space, loss.count - figure, figure, log)
    return _ask(state, state.losses[1:])
