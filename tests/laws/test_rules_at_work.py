"""Every rule of every game is shown at work, or it is said plainly that it only says how things are."""

from __future__ import annotations

from collections import Counter

import pytest

from orclib.notebook.rules import at_work, place, told
from orclib.testing import AnyGame
from tests.laws.lessons import every_game
from tests.laws.test_shortest import cited_in_code, unmet

pytestmark = pytest.mark.thorough


@every_game
def test_every_clause_has_something_to_show(game: AnyGame) -> None:
    places = {id: place(game, id) for id in game.rulebook.clauses}
    silent = {id for id, found in places.items() if found.kind == "lesson"}
    assert silent & cited_in_code(game.slug) <= unmet(game.slug)
    counts = Counter(found.kind for found in places.values())
    assert counts.total() == len(game.rulebook.clauses)
    assert counts["page"]
    assert counts["case"]
    for kind in counts:
        clause = next(id for id, found in places.items() if found.kind == kind)
        shown = at_work(game, places[clause])
        assert repr(shown)
        if kind in ("question", "play"):
            assert f"({clause})" in repr(shown)
        assert ("No move" in told(game, clause, places[clause])) is (kind == "lesson")


@every_game
def test_every_ruling_is_shown_by_its_two_readings_or_by_a_clause(game: AnyGame) -> None:
    for id, ruling in game.rulebook.rulings.items():
        found = place(game, id)
        if found.kind == "comparison":
            assert game.rulebook.rulings[found.clause].switch
            assert found.clause == id or found.clause in str(ruling.question)
        else:
            assert found.clause == ruling.clauses[0]
