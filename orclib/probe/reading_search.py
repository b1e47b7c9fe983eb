"""Finds for each value of each switch of a game where its readings part: what `readings.partings` keeps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from orclib.engine.game import AnyGame
from orclib.engine.teaching import Compared, comparisons
from orclib.games import rules
from orclib.probe.find import asked, plainest, shows, smallest_of
from orclib.probe.moment import Query, played
from orclib.probe.readings import Parting, known, start_written
from orclib.probe.shrink import Shrinking
from orclib.probe.sweep import NOTHING, Hit, Place, Sweep, Walk, roots, swept
from orclib.probe.witness import Witness
from orclib.probe.workers import Workers

MOST_VALUES: Final = 10
"""Of a switch with more values than that one stands for all: that written down, or the first."""
SHRUNK: Final = 2
"""Of what a sweep meets, and of what is written down, so many places are made small."""


class Task(msgspec.Struct, frozen=True, array_like=True):
    """A switch with its values beside the usual one, and how many moves are looked through for each at most."""

    slug: str
    switch: str
    values: tuple[Any, ...]
    steps: int
    seed: int = 0


def values(game: AnyGame) -> dict[str, tuple[Any, ...]]:
    """Each switch with its values beside the usual one, or what stands for them."""
    found = dict[str, tuple[Any, ...]]()
    listed = {switch: others for switch, (_usual, *others) in game.Options.readings().items()}
    for switch in dict.fromkeys([*listed, *comparisons(game.slug)]):
        others, told = listed.get(switch, []), comparisons(game.slug).get(switch, Compared())
        one = others[:1] if told.to is None else [told.to]
        found[switch] = tuple(others if 0 < len(others) < MOST_VALUES else one)
    return found


def searched(game: AnyGame, steps: int, workers: Workers, seed: int = 0) -> Iterator[tuple[Parting, ...]]:
    """What tells the values of each switch apart, of those where something was found; whoever the workers are."""
    with workers:
        yield from workers(looked, [Task(game.slug, *each, steps, seed) for each in values(game).items()])


def looked(task: Task) -> tuple[Parting, ...]:
    """For each value the smallest line of play found at whose end the readings part: on the board, if anything does.

    What is kept already is found again, if nothing smaller is.
    """
    game, found = rules(task.slug), list[Parting]()
    for value in task.values:
        query = asked(game, (), differs=task.switch, to=value)
        some: list[Witness | None] = [each.witness for each in found] or [_smallest(game, query, task)]
        best = smallest_seen(game, query, (*known(task.slug, task.switch, value), *filter(None, some)))
        if best is None or (found and not shows(game, query, best, seen=True)):
            best = smallest_seen(game, query, filter(None, (best, _smallest(game, query, task))))
        if best is not None:
            found.append(Parting(task.switch, value, best))
    return tuple(found)


def smallest_seen(game: AnyGame, query: Query, some: Iterable[Witness]) -> Witness | None:
    """The smallest of those that show what is asked: on the board too, if one does."""
    fit = [each for each in dict.fromkeys(some) if shows(game, query, each)]
    return min(fit, key=lambda each: (not shows(game, query, each, seen=True), each.rank), default=None)


def _smallest(game: AnyGame, query: Query, task: Task) -> Witness | None:
    written = list(_written(game, query, comparisons(task.slug).get(task.switch, Compared())))
    sweep = Sweep(game, task.seed, roots(game, task.switch, **query.options), query)
    while sweep.steps < task.steps and all(hit.against for hit in sweep.hits):
        for each in sweep.tasks(task.steps - sweep.steps):
            sweep.merge(swept(each))
    least = min((hit.against for hit in (*written, *sweep.hits)), default=0)
    places = [place for hits in (written, sweep.hits) for place in plainest(game, hits, SHRUNK, least)]
    return smallest_of(Shrinking(game, reading=query.reading), query, places)


def _written(game: AnyGame, query: Query, told: Compared) -> Iterator[Hit]:
    """Where the readings part on the line of play that somebody has written down for the switch."""
    match = start_written(game, told).match(game, **query.options)
    match.play_all(told.moves)
    walk = Walk(game, Place(msgspec.msgpack.encode(match.start), NOTHING, 0), query.reading)
    walk.stand()
    for ply in (None, *match.plies):
        if ply is not None:
            walk.add(played(game, walk.states[-1], ply.action))
        if walk.parts and walk.last is not None and query.allows(game, walk.last):
            yield Hit(walk.parting(), int(walk.silent))
