"""How much a ruling matters: the same games under both readings, and how often somebody else wins.

Both games of a pair have the same bots and the same luck, so they run alike until the reading makes a difference.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import cache
from importlib import resources
from math import sqrt
from typing import Any, Final

import msgspec

from orclib.engine import Seat
from orclib.engine.game import AnyGame
from orclib.games import rules
from orclib.language import say
from orclib.players.arena import play
from orclib.probe.workers import Workers, ensure_count, progress

BOT: Final = "beginner"
"""Who plays, unless another bot is asked for: many games between bots that do not think long tell more than a few."""
PAIRS: Final = 100
"""So many pairs of games, unless others are asked for."""
TASK: Final = 5
"""So many pairs of games are one task."""
ROUND: Final = 8
"""So many tasks are given out at a time."""
SURE: Final = 1.96
"""Standard errors to either side: in 95 of 100 such searches the interval holds the true share."""


class Impact(msgspec.Struct, frozen=True, array_like=True):
    """What another reading changed in pairs of games that are alike but for it."""

    pairs: int
    parted: int
    """Pairs that were not played alike to the end."""
    changed: int
    """Pairs that other players won."""
    unrelated: int = 0
    """Of as many pairs of games under the usual reading, with other luck each, those that other players won: so often
    the winner changes where two games have nothing in common."""

    def and_those(self, other: Impact) -> Impact:
        """Both together."""
        pairs, parted = self.pairs + other.pairs, self.parted + other.parted
        return Impact(pairs, parted, self.changed + other.changed, self.unrelated + other.unrelated)

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the winner changes, 0 to 1, with 95 % confidence (Wilson's score interval)."""
        n, share, z = self.pairs, self.changed / self.pairs, SURE
        middle = share + z * z / (2 * n)
        reach = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
        low, high = ((middle + sign * reach) / (1 + z * z / n) for sign in (-1, 1))
        return max(low, 0.0), min(high, 1.0)


class Measured(msgspec.Struct, frozen=True, array_like=True):
    """What was measured for a switch and its value beside the usual one, between the usual bots."""

    switch: str
    to: Any
    found: Impact


@cache
def measured(slug: str) -> tuple[Measured, ...]:
    """What was measured for a game, by `python -m orclib.probe orc --impact`; () where nothing was."""
    file = resources.files(f"orclib.games.{slug}") / "data" / "impact.jsonl"
    return tuple(msgspec.json.Decoder(Measured).decode_lines(file.read_bytes())) if file.is_file() else ()


def known(slug: str, switch: str, value: object) -> Impact | None:
    """What was measured for a value of a switch; None where nothing was."""
    alike = (
        each.found for each in measured(slug) if (each.switch, type(each.to), each.to) == (switch, type(value), value)
    )
    return next(alike, None)


class Task(msgspec.Struct, frozen=True, array_like=True):
    """Some pairs of games: by the numbers of their seeds, under one value of a switch and another."""

    slug: str
    bot: str
    options: dict[str, Any]
    switch: str
    values: tuple[Any, Any]
    seed: str
    first: int
    pairs: int


def paired(task: Task) -> Impact:
    """The pairs of a task, played; so many as a person waits for."""
    game = rules(task.slug)
    readings = [game.options(**{**task.options, task.switch: value}) for value in task.values]
    bots = [game.bots()[task.bot]] * readings[0].players
    parted = changed = 0
    winners = list[tuple[Seat, ...]]()
    try:
        for number in range(task.first, task.first + task.pairs):
            one, other = (play(game, bots, f"{task.seed}/{number}", options) for options in readings)
            winners.append(one.outcome.winners)
            parted += one.actions != other.actions or one.outcome != other.outcome
            changed += one.outcome.winners != other.outcome.winners
    except KeyboardInterrupt:
        if not winners:
            raise
    unrelated = sum(won != winners[at - 1] for at, won in enumerate(winners))
    return Impact(len(winners), parted, changed, unrelated)


def impact(
    game: AnyGame,
    switch: str,
    values: tuple[Any, Any],
    options: Mapping[str, Any],
    *,
    bot: str = BOT,
    pairs: int = PAIRS,
    seconds: float = 30,
    workers: Workers | None = None,
    seed: object = 0,
) -> Impact:
    """So many pairs of games, or as many as there is time for: at least those of one task.

    Stopped by a person it tells of those that were played. The same pairs give the same, whoever plays them.
    Raises UsageError for a number of pairs that is none.
    """
    ensure_count(say("number of games", "aucun nombre de parties"), pairs)
    end = time.monotonic() + seconds
    starts = range(0, pairs, TASK)
    tasks = [Task(game.slug, bot, dict(options), switch, values, str(seed), at, min(TASK, pairs - at)) for at in starts]
    played = Impact(0, 0, 0)
    with workers or Workers() as hands, progress(say("pairs of games", "paires de parties")) as bar:
        for first in range(0, len(tasks), ROUND):
            for task, report in zip(tasks[first:], hands(paired, tasks[first : first + ROUND]), strict=False):
                played = played.and_those(report)
                bar.update(report.pairs)
                if report.pairs < task.pairs or time.monotonic() > end:
                    return played
    return played
