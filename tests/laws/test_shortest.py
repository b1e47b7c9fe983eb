"""Every clause of every rulebook is shown by a play or a refusal, but for those that nothing can cite."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

import pytest

from orclib.engine.teaching import lines
from orclib.games import list_games, rules
from orclib.notebook.found import Finding, shortest
from orclib.probe.atlas import atlas
from orclib.probe.moment import AMONG
from orclib.probe.sweep import told
from orclib.testing import AnyGame
from tests.depth import always, few
from tests.laws.lessons import every_game

TEACHES: Final = ("lessons", "scenes", "examples", "experiments")
"""How files begin that name clauses without citing them."""

_UNTYPED: Final = "forbids only what no notation says and nothing on the table points at"
_POSITION: Final = "stands behind faults of typed positions alone"
_FORCED: Final = "forbids only where the game goes on by itself, and nobody can stop"
_NEVER: Final = "the last line of a case that no play reaches, as far as is known"
UNMET: Final[dict[str, dict[str, str]]] = {
    "orc": {_UNTYPED: "1.1", _POSITION: "1.2 1.4 1.8 5.4 6.12 10.4"},
    "armadora": {_UNTYPED: "3.1", _POSITION: "7.1"},
    "braves": {_UNTYPED: "3.1", _FORCED: "13.1", _POSITION: "1.6 1.7 1.8 2.5 8.4 10.1 13.3 20.3"},
    "thorval": {_UNTYPED: "1.2 2.1", _POSITION: "2.11 5.1 9.2"},
    "orcs_vs_orcs": {
        _UNTYPED: "3.1 17.7",
        _POSITION: "2.1 2.2 2.3 2.4 2.7 2.10 4.9 4.10 4.17 6.6 16.9",
        _NEVER: "11.8 19.2 20.8",
    },
}
"""By game and reason the clauses that its code cites and that nothing from its named positions shows."""


@cache
def cited_in_code(slug: str) -> frozenset[str]:
    """The clauses that anything of a game can cite: all others say what things are, and stand behind these."""
    files = [resources.files("orclib.games") / slug]
    found: set[str] = set()
    while files:
        file = files.pop()
        if file.name.startswith(TEACHES):
            continue
        if file.is_dir():
            files += file.iterdir()
        elif file.name.endswith(".py"):
            found |= set(re.findall(r'"([A-Z]{3}-\d+\.\d+)"', file.read_text("utf-8")))
    return frozenset(found)


def unmet(slug: str) -> set[str]:
    """The clauses of the list for a game."""
    return {f"{rules(slug).prefix}-{number}" for numbers in UNMET[slug].values() for number in numbers.split()}


@every_game
def test_every_line_shows_its_clause(game: AnyGame) -> None:
    """What somebody has written down for a clause that is far from anywhere."""
    found = told(game).found
    for clause in lines(game.slug):
        assert clause in found or AMONG + clause in found, clause


@always
@every_game
def test_the_shortest_play_is_told_at_once_with_its_clause(game: AnyGame) -> None:
    clauses = [clause for clause in game.rulebook.clauses if atlas(game.slug).shows(clause)]
    for clause in clauses[:: 1 + len(clauses) // few(120)]:
        answer = shortest(game, clause, seconds=0)
        assert isinstance(answer, Finding)
        assert clause in answer.clauses, clause


@pytest.mark.parametrize("slug", list_games())
def test_the_list_is_of_clauses_that_exist_and_are_cited(slug: str) -> None:
    assert unmet(slug) <= cited_in_code(slug) & set(rules(slug).rulebook.clauses)
