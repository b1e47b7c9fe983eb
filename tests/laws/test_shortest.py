"""Every clause of every rulebook is shown by a play or a refusal, but for those that nothing can cite."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

import pytest

from orclib.engine import Match
from orclib.engine.teaching import lines
from orclib.games import list_games, rules
from orclib.notebook import explain
from orclib.players.shortest import Position, Refusal, Search
from orclib.testing import AnyGame
from tests.laws.lessons import every_game

TEACHES: Final = ("lessons", "scenes", "examples", "experiments")
"""How files begin that name clauses without citing them."""

_UNTYPED: Final = "forbids only what no notation says and nothing on the table points at"
_POSITION: Final = "stands behind faults of typed positions alone"
_NEVER: Final = "the last line of a case that no play reaches, as far as is known"
UNMET: Final[dict[str, dict[str, str]]] = {
    "orc": {_UNTYPED: "1.1", _POSITION: "1.2 1.4 1.8 5.4 6.12 10.4"},
    "armadora": {_UNTYPED: "3.1", _POSITION: "7.1"},
    "braves": {_UNTYPED: "3.1", _POSITION: "1.6 1.7 1.8 2.5 8.4 10.1 13.3 20.3"},
    "thorval": {_UNTYPED: "2.1", _POSITION: "2.11 5.1 9.2"},
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


@pytest.mark.thorough
@every_game
def test_every_clause_that_can_be_cited_is_met(game: AnyGame) -> None:
    search = explain.from_named_positions(game)
    silent = set(game.rulebook.clauses) - search.shown() - search.refused()
    assert silent & cited_in_code(game.slug) == unmet(game.slug)


@every_game
def test_every_line_shows_its_clause(game: AnyGame) -> None:
    search = explain.from_named_positions(game)
    for clause in lines(game.slug):
        found = search.line(clause)
        if isinstance(found, Refusal):
            assert clause in {reason.clause for reason in found.reasons}, clause
        else:
            assert found is not None
            last = found.match.plies[-1]
            assert clause in game.cited(last.events, game.outcome(last.state)), clause


@every_game
def test_a_refused_witness_typed_as_it_is_shown_is_the_same_attempt(game: AnyGame) -> None:
    search = explain.from_named_positions(game)
    for clause in lines(game.slug):
        found = search.line(clause)
        if isinstance(found, Refusal):
            match = found.play.match
            assert match.read(game.format_in(match.state, found.action)) == found.action, clause


@pytest.mark.long
@every_game
def test_every_clause_is_shown_by_its_shortest_play_or_refusal(game: AnyGame) -> None:
    search = explain.from_named_positions(game)
    for clause in game.rulebook.clauses:
        play, refusal = search.play(clause), search.refusal(clause)
        can_be = clause in cited_in_code(game.slug) - unmet(game.slug)
        assert (play is not None or refusal is not None) is can_be, clause
        if play is not None:
            last = play.match.plies[-1]
            assert clause in game.cited(last.events, game.outcome(last.state))
            likely = explain.chances_to_win(play.position.match, None, games=20, clause=clause)
            assert not likely.lines[0].text.startswith(f"{clause}: 0%")
        if refusal is not None:
            match = refusal.play.match
            assert match.read(game.format_in(match.state, refusal.action)) == refusal.action
            assert clause in {reason.clause for reason in match.refusals(refusal.action)}


@pytest.mark.parametrize("slug", list_games())
def test_the_list_is_of_clauses_that_exist_and_are_cited(slug: str) -> None:
    assert unmet(slug) <= cited_in_code(slug) & set(rules(slug).rulebook.clauses)


def test_a_stopped_search_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules("orc")

    def search() -> Search:
        return Search(game, [Position("", Match(game, game.options(), seed=7))], broad=200, random=200)

    stopped = search()
    with monkeypatch.context() as patched:

        def stop(self: Search) -> None:
            raise KeyboardInterrupt

        patched.setattr(Search, "_wander", stop)
        with pytest.raises(KeyboardInterrupt):
            stopped.shown()
    assert stopped.looked == 0
    assert stopped.shown() == search().shown()
