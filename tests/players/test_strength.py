"""How strong the bots of every game are. A few games always; the 200 of the specification are long, but for ORC's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from orclib.engine.bot import Bot
from orclib.games import rules
from orclib.players.arena import Tournament, tournament
from orclib.players.random_player import RandomPlayer


class Table(msgspec.Struct, frozen=True):
    """Who plays against whom, by their initials, and the share of the games that the first wins at least."""

    slug: str
    seats: str
    """S: sensible, B: beginner, R: random play. All that are named like the first share their wins."""
    games: int
    seed: int
    share: float
    options: dict[str, Any] = {}

    def __str__(self) -> str:
        return "-".join([self.slug, self.seats, *(f"{name}={value}" for name, value in self.options.items())])

    def play(self) -> Tournament:
        """Play all games."""
        game = rules(self.slug)
        found: dict[str, Callable[[], Bot]] = {
            "S": type(game.bots()["sensible"]), "B": lambda: game.bots()["beginner"], "R": RandomPlayer,
        }  # fmt: skip
        bots = [found[seat]() for seat in self.seats]
        options = game.options(players=len(bots), **self.options)
        return tournament(game, bots, self.games, self.seed, options)


ADVANCED: Final[tuple[dict[str, Any], ...]] = ({"advanced": False}, {"advanced": True})
ALWAYS: Final = [
    Table("orc", "SB", 200, 2, 0.8),
    Table("orc", "SR", 200, 1, 0.955),
    Table("orc", "BR", 400, 3, 0.45),  # the beginner is no worse than random play
    Table("armadora", "SB", 20, 1, 0.8, {"advanced": True}),
    Table("armadora", "BR", 60, 6, 0.6),
    *[Table("braves", "S" + "B" * (players - 1), 20, 1, 2 / players) for players in (4, 7)],
    *[Table("thorval", "S" + "B" * (players - 1), 20, 1, 0.75) for players in (2, 6)],
    *[Table("orcs_vs_orcs", seats, 12, 1, 0.8) for seats in ("SB", "SBSB")],
]
LONG: Final = [
    *[Table("armadora", "SB", 200, 2, 0.8, options) for options in ADVANCED],
    *[Table("armadora", "SBB", 60, 3, 0.61, options) for options in ADVANCED],
    *[Table("armadora", "SBSB", 40, 4, 0.8, options) for options in ADVANCED],
    *[Table("armadora", "SBBB", 40, 5, 0.46, {**options, "teams": False}) for options in ADVANCED],
    *[Table("braves", "S" + "B" * (players - 1), 200, 2, 0.65) for players in range(4, 8)],
    Table("braves", "SBSB", 200, 3, 0.9),
    Table("braves", "BRRR", 300, 6, 0.276),  # it is sane, not clever
    *[Table("thorval", "S" + "B" * (players - 1), 200, 2, 0.95 if players < 4 else 0.9) for players in range(2, 7)],
    Table("thorval", "SBSB", 200, 3, 0.9),
    Table("thorval", "BRR", 60, 6, 0.397),
    *[Table("orcs_vs_orcs", seats, 200, 2, 0.95) for seats in ("SB", "SBB", "SBSB")],
    Table("orcs_vs_orcs", "SBBB", 200, 4, 0.9, {"free_for_all": True}),
    Table("orcs_vs_orcs", "BR", 60, 6, 0.63),
]


def check(table: Table) -> None:
    """The first and those of the same name win their share."""
    result = table.play()
    print(result)
    name = result[0].name
    assert sum(standing.share for standing in result.standings if standing.name == name) >= table.share


@pytest.mark.thorough
@pytest.mark.parametrize("table", ALWAYS, ids=str)
def test_the_better_bot_wins_its_share(table: Table) -> None:
    check(table)


@pytest.mark.long
@pytest.mark.parametrize("table", LONG, ids=str)
def test_the_better_bot_wins_its_share_of_many_games(table: Table) -> None:
    check(table)
