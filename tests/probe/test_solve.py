"""Small endings are solved exactly: against plain recursion, and against what can be seen."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from orclib import UsageError, orc, testing
from orclib.engine import CHANCE, Seat
from orclib.games import list_games, rules
from orclib.probe.solve import Solution, Unsolved, Values, solve, worth
from orclib.testing import AnyGame
from orclib.testing.words import speaking

LAST_TURN = (
    "frontier: W2 G1 V2 Y1 R1 B2 □\npiles: Y1\nwon: B-S, W-S, V-N, G-N, R-N\nY: S VG:2\n"
    "North to move, hand GV BV\nSouth: BG WY"
)
"""One card is left to draw: two orcs tie at yellow, and the tie looks to what North has won."""


def plainly(game: AnyGame, state: Any) -> Values:
    """What a position is worth, every line of play by itself."""
    outcome = game.outcome(state)
    if outcome is not None:
        return worth(game, outcome, state.options.players)
    seat = game.to_act(state)[0]
    if seat == CHANCE:
        found = [(plainly(game, game.apply(state, action)[0]), share) for action, share in game.chances(state)]
        return tuple(
            sum((values[at] * share for values, share in found), Fraction(0)) for at in range(state.options.players)
        )
    return max(
        (plainly(game, game.apply(state, action)[0]) for action in game.legal_actions(state, seat)),
        key=lambda values: values[seat],
    )


def endings(slug: str) -> list[Any]:
    """The last states of games at random in which somebody still decides."""
    game, found = rules(slug), list[Any]()
    for seed in range(6):
        match = testing.random_line(game, seed=seed)
        deciding = [
            before
            for before, ply in zip([match.start, *(ply.state for ply in match.plies)], match.plies, strict=False)
            if ply.action.seat != CHANCE
        ]
        found += deciding[-2:]
    return found


@pytest.mark.parametrize("slug", list_games())
def test_an_ending_is_worth_what_plain_recursion_finds(slug: str) -> None:
    game, checked = rules(slug), 0
    for state in endings(slug):
        found = solve(game, state, None, 300)
        if isinstance(found, Unsolved) or found.positions > 60:
            continue
        checked += 1
        assert found.values == plainly(game, game.forget(state))
        for move, values in found.moves.items():
            assert values == plainly(game, game.apply(state, move)[0])
        best = found.moves[found.best]
        assert best[found.best.seat] == max(values[move.seat] for move, values in found.moves.items())
    assert checked


def test_the_average_over_the_deals_is_that_of_their_solutions() -> None:
    game, state = rules("orc"), orc.position(LAST_TURN)
    seen = solve(game, state, Seat(0))
    assert isinstance(seen, Solution)
    assert seen.deals > 1
    view, worlds = game.observe(state, Seat(0)), set()
    for seed in range(200):
        worlds.add(game.determinize(view, Random(seed)))
    assert len(worlds) == seen.deals
    values = [solution.values for world in worlds if isinstance(solution := solve(game, world, None), Solution)]
    assert len(values) == seen.deals  # each is as likely here
    for seat in (0, 1):
        assert seen.values[seat] == sum((each[seat] for each in values), Fraction(0)) / len(values)


def test_it_tells_the_best_move_and_marks_it() -> None:
    table = orc.table(LAST_TURN, seed=1, eyes="referee", deal=False)
    answer = table.solve()
    assert answer.solution is not None
    best = answer.solution.best
    assert orc.format(best) == "GV:2-Y"
    told = [line.text for line in answer.lines]
    worths = {values[move.seat] for move, values in answer.solution.moves.items()}
    assert len(worths) > 1
    assert f"Best: {orc.sentence(best)}." in told
    assert answer.scene is not None
    assert {f"legal:{target}" for target in best.paths[0]} <= {group.id for group in answer.scene.groups}
    assert {line.partition(": ")[0] for line in told} >= {orc.format(move) for move in answer.solution.moves}


def test_a_seat_is_told_what_the_average_is() -> None:
    answer = orc.table(LAST_TURN, seed=1, eyes=0, deal=False).solve()
    assert "deals that these eyes cannot tell apart" in repr(answer)
    assert "nothing is claimed" in repr(answer)
    view = orc.observe(orc.position(LAST_TURN), Seat(0))
    others = {
        repr(orc.table(orc.determinize(view, Random(seed)), seed=1, eyes=0, deal=False).solve()) for seed in (1, 2)
    }
    assert others == {repr(answer)}


def test_what_is_not_solved_is_said() -> None:
    table = orc.table(seed=1, deal=False, eyes="referee")
    answer = table.solve(budget=50)
    assert answer.solution is None
    assert answer.title == "Not solved."
    assert "more than 50 positions" in answer.lines[0].text
    dealing = testing.random_line(rules("braves"), seed=1, plies=30).state
    assert solve(rules("braves"), dealing, None) is Unsolved.CLOCK
    with speaking("fr"):
        assert table.solve(budget=50).title == "Pas résolu."


@pytest.mark.parametrize("budget", [0, -1, "many", 2.5])
def test_a_budget_is_a_number_of_positions(budget: Any) -> None:
    with pytest.raises(UsageError, match="number of positions"):
        orc.table(LAST_TURN, seed=1).solve(budget=budget)


def test_with_more_than_two_it_says_what_each_plays_for() -> None:
    game = rules("armadora")
    match = testing.random_line(game, game.options(players=3), seed=2)
    from orclib import armadora

    answer = armadora.table(match.plies[-2].state, seed=1, eyes="referee", deal=False).solve()
    assert "largest share of the win" in repr(answer)
