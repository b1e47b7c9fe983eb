"""Every clause of every rulebook is shown by a play or a refusal, but for those that nothing can cite."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

import pytest

from orclib import explain
from orclib.games import list_games, rules
from orclib.shortest import cited_by
from orclib.testing import AnyGame
from tests.laws.lessons import every_game

TEACHES: Final = ("lessons.py", "examples.py", "experiments.py")
"""Files that name clauses without citing them."""

_TYPED: Final = "forbids only what has to be typed, or asked out of its moment: no candidate of the positions does it"
_FAR: Final = "happens, but longer after any named position than the search goes on"
_ASKED: Final = "met only when it is asked for, from the positions of the lessons that teach it"
_PARTS: Final = "a part of a strength, told on its own line but by no event yet"
UNMET: Final[dict[str, dict[str, str]]] = {
    "orc": {_TYPED: "1.1 2.8 2.11 3.3 4.3 4.4 6.6 7.2 7.5 7.8 9.12"},
    "armadora": {
        _TYPED: "2.1 2.2 2.3 3.1 6.5 6.12 6.16 10.7 11.1 11.2 11.3 13.7 15.2 15.4",
        _FAR: "9.8 12.8 12.12 14.23",
    },
    "braves": {
        _TYPED: "1.6 1.7 1.8 3.1 6.6 7.7 8.4 9.3 10.13 11.4 12.2 13.1 15.5 15.8 18.6 18.11 21.1",
        _FAR: "1.4",
        _PARTS: "17.2 17.3 17.6 17.7 17.8 17.9 17.12 17.13",
    },
    "thorval": {
        _TYPED: "1.3 1.5 1.6 2.1 4.1 4.2 7.15 9.2 12.2 12.10 13.1 15.1 15.2 15.3 15.5 15.7 15.8 19.2",
        _FAR: "19.4",
    },
    "orcs_vs_orcs": {
        _TYPED: "1.2 1.6 3.1 3.8 4.9 5.6 5.7 5.9 6.10 6.14 7.6 7.9 9.5 9.10 11.8 11.12 11.17 12.4 13.3 13.6 13.9 14.7 "
        "14.10 14.13 15.4 17.17 19.2 20.8 20.10 21.2 21.5 23.1 23.6 25.6 30.6 31.2 31.3",
        _ASKED: "8.14 11.15",
        _FAR: "11.7 16.1 22.3 22.6 22.10 22.11 22.12 22.13 22.14 22.15 22.17 22.18 22.19",
    },
}
"""By game and reason the clauses that its code cites and that no search from its named positions meets."""


@cache
def cited_in_code(slug: str) -> frozenset[str]:
    """The clauses that anything of a game can cite: all others say what things are, and stand behind these."""
    files = [resources.files("orclib.games") / slug]
    found: set[str] = set()
    while files:
        file = files.pop()
        if file.is_dir():
            files += file.iterdir()
        elif file.name.endswith(".py") and file.name not in TEACHES:
            found |= set(re.findall(r'"([A-Z]{3}-\d+\.\d+)"', file.read_text("utf-8")))
    return frozenset(found)


def unmet(slug: str, *, asked: bool = True) -> set[str]:
    """The clauses of the list for a game, with or without those that are met when they are asked for."""
    prefix = rules(slug).prefix
    some = (numbers for reason, numbers in UNMET[slug].items() if asked or reason != _ASKED)
    return {f"{prefix}-{number}" for numbers in some for number in numbers.split()}


@every_game
def test_every_clause_that_can_be_cited_is_met(game: AnyGame) -> None:
    search = explain.from_named_positions(game)
    silent = set(game.rulebook.clauses) - search.shown() - search.refused()
    assert silent & cited_in_code(game.slug) == unmet(game.slug)


@pytest.mark.long
@every_game
def test_every_clause_is_shown_by_its_shortest_play_or_refusal(game: AnyGame) -> None:
    search = explain.from_named_positions(game)
    for clause in game.rulebook.clauses:
        play, refusal = search.play(clause), search.refusal(clause)
        can_be = clause in cited_in_code(game.slug) - unmet(game.slug, asked=False)
        assert (play is not None or refusal is not None) is can_be, clause
        if play is not None:
            last = play.match.plies[-1]
            assert clause in cited_by(game, last.state, last.events)
            likely = explain.chances_to_win(play.position.match, None, games=20, clause=clause)
            assert not likely.lines[0].text.startswith(f"{clause}: 0%")
        if refusal is not None:
            assert clause in {reason.clause for reason in refusal.play.match.refusals(refusal.action)}


@pytest.mark.parametrize("slug", list_games())
def test_the_list_is_of_clauses_that_exist_and_are_cited(slug: str) -> None:
    assert unmet(slug) <= cited_in_code(slug) & set(rules(slug).rulebook.clauses)
