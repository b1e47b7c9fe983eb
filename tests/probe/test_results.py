"""What can come of a position is counted exactly: against plain recursion, and against numbers that are known."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from orclib import UsageError, armadora, braves, orc, orcs_vs_orcs, testing, thorval
from orclib.engine import CHANCE, Seat
from orclib.games import list_games, rules
from orclib.games.thorval.bots import fight_odds
from orclib.probe.results import Policy, TooManyError, _Node, _solved, count, ends
from orclib.testing import AnyGame

FIGHT = "A II/2 = 6S\nB II/5 = 5S\nB VI/5 = 3S\nthen: attack II/2 II/5 total"
LAST_DRAW = "piles: Y2\nwon: R-N, B-N, G-S, W-S, V-S\nNorth to move, hand BY\nSouth: VG VW"
START = {
    "orc": ("turn", LAST_DRAW),
    "armadora": ("turn", "basic, MEG\nNE closed\nM:G1=2 E:H1=2 G:G2=2"),
    "braves": ("battle", "5 players, phase call, sorcerer A, hand B: giant, OR4; hand C: gob"),
    "thorval": ("fight", "A II/2 = 2S\nB II/5 = 2S\nB VI/5 = 3S\nthen: attack II/2 II/5 total"),
    "orcs_vs_orcs": ("move", "n_city: G 2\nn_ward: B 1\nthen: move 2 n_city n_ward"),
}


def plainly(game: AnyGame, state: Any, end: Any, decide: Policy, share: Fraction, found: Counter[Any]) -> None:
    """Every line of play by itself, nothing merged."""
    acting = game.to_act(state)
    for seat in acting if decide.random else acting[:1]:
        chosen = dict(game.chances(state)) if seat == CHANCE else dict(decide(state, seat))
        part = share / len(acting) if decide.random else share
        for action, chance in chosen.items():
            after, events = game.apply(state, action)
            if end(state, after, events) or not game.to_act(after):
                found[game.forget(after)] += part * chance  # type: ignore[assignment]
            else:
                plainly(game, after, end, decide, part * chance, found)


@pytest.mark.parametrize("slug", list_games())
@pytest.mark.parametrize("policy", ["sensible", "random"])
def test_counting_is_what_plain_recursion_finds(slug: str, policy: str) -> None:
    until, text = START[slug]
    game = rules(slug)
    state = game.position(text)
    until = "move" if policy == "random" and slug in ("braves", "orc") else until  # else recursion takes too long
    decide, found = Policy(game, policy), Counter[Any]()
    counted = count(game, {game.forget(state): Fraction(1)}, ends(game, until), decide)
    plainly(game, state, ends(game, until), decide, Fraction(1), found)
    assert {result.state: result.chance for result in counted.results} == found
    assert sum(result.chance for result in counted.results) == 1


@pytest.mark.clause("THO-15.12")
def test_a_fight_is_counted_over_few_positions_and_agrees_with_the_chain() -> None:
    answer, state = thorval.results(FIGHT, "fight"), thorval.position(FIGHT)
    empty = [result for result in answer.results if not result.state.holds(Seat(1), "II/5")]
    won = sum(result.chance for result in empty if any(result.state.own(Seat(0))))
    assert state.fight is not None
    both = fight_odds.sides(state, state.fight)
    assert both is not None
    known = fight_odds.result(*both)
    assert (won, sum(result.chance for result in empty) - won) == (known.win, known.both)
    assert "over 42 positions" in answer.lines[0].text


def test_a_policy_may_keep_every_choice_apart() -> None:
    state = orc.position(LAST_DRAW)
    answer = orc.results(state, "move", policy=None)
    assert {result.choices for result in answer.results} == {
        (action,) for action in orc.legal_actions(state, state.mover)
    }
    assert {result.chance for result in answer.results} == {1}
    turn = orc.results(state, "turn", policy=None).results
    for choices in {result.choices for result in turn}:
        assert sum(result.chance for result in turn if result.choices == choices) == 1


def test_each_game_names_its_stretches_and_says_what_it_knows_otherwise() -> None:
    assert {game.slug: [*game.spans] for game in (orc, armadora, braves, thorval, orcs_vs_orcs)} == {
        "orc": ["battle", "turn"],
        "armadora": ["turn"],
        "braves": ["deal", "battle", "round"],
        "thorval": ["fight", "turn", "episode", "round"],
        "orcs_vs_orcs": ["battle", "turn", "game_turn"],
    }
    with pytest.raises(UsageError, match=r'no stretch of ORC "figth".*move, battle, turn, end'):
        orc.results(orc.new(), until="figth")


@pytest.mark.parametrize("slug", list_games())
def test_every_stretch_ends_again_and_again_in_a_game_at_random(slug: str) -> None:
    game = rules(slug)
    rng, state = Random(7), game.new()
    if slug == "orcs_vs_orcs":  # at random nobody meets for long
        state = orcs_vs_orcs.battle("3x ORC 2x XBOW", "3x ORC 2x XBOW")
    ended = Counter[str]()
    steps = 0
    while game.to_act(state):
        before = state
        state, events = game.apply(state, testing.random_step(game, state, rng))
        ended.update(name for name, span in game.spans.items() if span.ends(before, state, events))
        steps += 1
    assert {*ended} == {*game.spans}
    assert max(ended.values()) < steps
    assert all(all(span.when) for span in game.spans.values())


@pytest.mark.parametrize("slug", list_games())
def test_what_is_forgotten_no_rule_asks_for(slug: str) -> None:
    game, rng = rules(slug), Random(1)
    match = testing.random_line(game, seed=4, plies=400)
    for state in testing.sample_states(match, rng, 30):
        bare = game.forget(state)
        assert game.forget(bare) == bare
        assert game.to_act(bare) == game.to_act(state)
        assert game.outcome(bare) == game.outcome(state)
        for seat in game.to_act(state):
            legal = game.legal_actions(state, seat)
            assert game.legal_actions(bare, seat) == legal
            for action in rng.sample(legal, min(3, len(legal))):
                one, other = (game.forget(game.apply(each, action)[0]) for each in (state, bare))
                assert one == other


def test_throws_that_are_made_again_are_summed_up() -> None:
    """Two of three leave the ring: 1/2 + 1/4 · 1/2 + …"""
    one, two, out = _Node("one"), _Node("two"), _Node("out")
    ways = {one: {two: Fraction(1, 2), out: Fraction(1, 2)}, two: {one: Fraction(1, 2), out: Fraction(1, 2)}, out: {}}
    assert _solved([one, two], ways, {one: Fraction(1), two: Fraction(0)}) == {one: Fraction(4, 3), two: Fraction(2, 3)}
    with pytest.raises(TooManyError):
        _solved([one], {one: {one: Fraction(1)}}, {one: Fraction(1)})


@pytest.mark.clause("THO-9.6")
def test_a_dragon_that_flies_on_lands_where_prey_is() -> None:
    """However often he flies on, he feeds on each of three forces equally often."""
    state = thorval.position("A II/2 = 9S\nB II/5 = 9S\nB IV/3 = 9S\nphase dragon")
    answer = thorval.results(state, "episode", policy="random")
    share = {
        space: sum((r.chance for r in answer.results if r.state.dragon == space), Fraction(0))
        for space in ("II/2", "II/5", "IV/3")
    }
    assert share == dict.fromkeys(share, Fraction(1, 3))


def test_what_is_too_much_to_count_is_said() -> None:
    with pytest.raises(UsageError, match="more than 100 to count at the end of the game"):
        orc.results(orc.new(), "end", most=100)


@pytest.mark.parametrize("given", [3, None, "nonsense"])
def test_bad_input_is_one_clear_error(given: Any) -> None:
    from orclib import OrclibError

    with pytest.raises(OrclibError):
        orc.results(given)
    with pytest.raises(UsageError):
        orc.results(orc.new(), policy=3)  # type: ignore[arg-type]


def test_braves_count_a_battle_and_orcs_a_move_on_the_map() -> None:
    answer = braves.results(START["braves"][1], "battle")
    assert sum(result.chance for result in answer.results) == 1
    assert all(len(result.state.battles) == 1 for result in answer.results)
    assert orcs_vs_orcs.results(START["orcs_vs_orcs"][1], "move").results
