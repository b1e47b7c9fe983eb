"""How likely something is, for all that some eyes know: exact where it can be counted, else with its margin."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

from orclib import (
    IllegalAction,
    NotationError,
    OrclibError,
    UsageError,
    armadora,
    braves,
    orc,
    orcs_vs_orcs,
    testing,
    thorval,
)
from orclib.engine import Seat
from orclib.games import list_games, rules
from orclib.games.thorval.bots import fight_odds
from orclib.probe.conditions import condition, facts, grammar_of, holds
from orclib.probe.odds import _EachDraw, deals
from orclib.probe.results import TooManyError
from orclib.testing.words import speaking

FIGHT = "A II/2 = 6S\nB II/5 = 5S\nB VI/5 = 3S\nthen: attack II/2 II/5 total"
FEW_UNSEEN = "piles Y2 V2; won: G-N, W-S, R-N, B-S. North to move, hand RB. South: GW, YV"
TREASURES = "A II/2 = 3S\nB II/5 = 3S\ntreasures A chest 2, crown I/1, ring I/3; B chest IV/4, crown IV/3, ring 3"


# --- conditions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", list_games())
def test_all_that_is_told_of_a_state_holds_there(slug: str) -> None:
    game, rng, asked = rules(slug), Random(3), 0
    for seed in range(4):
        match = testing.random_line(game, seed=seed, plies=rng.randrange(20, 400))
        for state in testing.sample_states(match, rng, 12):
            assert facts(game, state)  # half-done moments too
            if game.calm(state):
                told = [each for each in game.told(state) if each.asks]
                assert [each for each in told if not holds(game, state, each)] == []
                wanted = condition(game, "\n".join(map(grammar_of(game).write, told)), state)
                assert wanted.holds(state)
                asked += 1
    assert asked > 4


@pytest.mark.parametrize(
    ("game", "position", "so", "not_so"),
    [
        (thorval, FIGHT, "II/5: B 5; A II/2 = 6S; A to move", "II/5: B 4"),
        (thorval, FIGHT, "II/5: A 0; II/5: blue 5", "B II/5 = 0"),
        (thorval, TREASURES, "treasures B ring 3", "treasures B ring IV/4"),
        (orc, FEW_UNSEEN, "won: G-N; South: GW; piles: Y2", "won: G-S"),
        (orc, FEW_UNSEEN, "North to move, hand RB; box: left; piles: Y2 V2", "all piles 2"),
        (orc, FEW_UNSEEN, "W, B = south; empty table", "frozen: W"),
        (braves, "5 players, phase call, hand B: giant, 2 gob; scores: C 5", "hand B: giant, gob", "hand C: giant"),
        (
            braves,
            "5 players, phase call, hand B: giant, 2 gob; scores: C 5",
            "scores: C 5; hand C: none",
            "scores: C 4",
        ),
        (armadora, "basic, MEG\nNE closed\nM:G1=2 E:H1=2", "M:G1=2; supply: 31", "M:G1=3"),
        (armadora, "basic, MEG\nM:G1=2", "hand M: 1", "hand M: none"),
        (orcs_vs_orcs, "n_city: G 2\nn_ward: B 1", "n_city: G 2; s_ward: G 0", "n_city: G 1"),
        (orcs_vs_orcs, "G: glory 3\nn_ward: B 1", "G: glory 3; turn 1", "G: glory 2"),
    ],
)
def test_a_condition_is_typed_as_positions_are(game: Any, position: str, so: str, not_so: str) -> None:
    state = game.position(position)
    assert condition(game.engine, so, state).holds(state)
    assert not condition(game.engine, not_so, state).holds(state)


@pytest.mark.parametrize("slug", list_games())
def test_who_wins_can_be_asked(slug: str) -> None:
    game = rules(slug)
    match = testing.random_line(game, seed=3)
    assert match.outcome is not None
    for seat in map(Seat, range(match.options.players)):
        wanted = condition(game, f"{game.seat_name(seat, match.options)} wins", match.state)
        assert wanted.holds(match.state) is (seat in match.outcome.winners)
        assert not wanted.holds(match.start)


@pytest.mark.parametrize(
    ("wanted", "error", "told"),
    [
        ("xx", NotationError, "expected a statement"),
        ("", NotationError, "what is asked about"),
        (3, UsageError, "not 3"),
        ("F1", UsageError, "cannot be asked"),
        (lambda state: state.nothing, UsageError, "AttributeError"),
    ],
)
def test_what_cannot_be_asked_is_one_clear_error(wanted: Any, error: type[OrclibError], told: str) -> None:
    table = orc.table(FEW_UNSEEN, seed=1, eyes=0)
    with pytest.raises(error, match=told):
        table.odds(wanted)
    assert table.odds("South: GW").chance == Fraction(1, 3)  # nothing is lost


# --- how likely ------------------------------------------------------------------------------------------------------


def test_a_fight_is_as_likely_won_as_the_chain_says() -> None:
    table = thorval.table(FIGHT, seed=1, deal=False, eyes="referee")
    answer = table.odds("II/5: B 0", until="fight")
    assert table.state.fight is not None
    sides = fight_odds.sides(table.state, table.state.fight)
    assert sides is not None
    known = fight_odds.result(*sides)
    assert answer.chance == known.win + known.both
    assert answer.margin == 0
    assert "Exact: all of chance was counted, over 42 positions." in repr(answer)
    assert table.odds(lambda state: not state.holds(Seat(1), "II/5"), until="fight").chance == answer.chance


@pytest.mark.parametrize("eyes", ["referee", 0])
def test_after_each_move_it_is_as_likely_as_once_it_is_played(eyes: Any) -> None:
    """Of somebody who cannot see all, over the deals that fit: the move itself tells nothing here."""
    table = orc.table(FEW_UNSEEN, seed=1, deal=False, eyes=eyes)
    answer = table.odds("North wins", until="turn", moves=True)
    apart = {}
    for action in table.match.legal():
        after = orc.table(FEW_UNSEEN, seed=1, deal=False, eyes=eyes).play(move := table.match.game.format(action))
        apart[move] = after.odds("North wins", until="turn").chance
    assert answer.margin == 0
    assert answer.chance == max(apart.values())
    ends = table.odds("North wins", until="end", moves=True)  # it takes many decisions of bots, made once
    assert ends.margin == 0
    told = [str(line).partition(": ")[0] for line in answer.lines[: len(apart)]]
    assert sorted(told) == sorted(apart)
    assert [apart[move] for move in told] == sorted(apart.values(), reverse=True)


def test_what_is_too_much_to_count_is_played_on_after_each_move_with_the_same_luck() -> None:
    table = armadora.table(seed=3, first_player=0)
    wanted, some = "M wins", ("place 5 C2", "pass")
    answer = table.odds(wanted, until="end", policy="random", moves=some, games=6)
    assert answer.margin > 0
    assert len(answer.lines) >= len(some)
    more = table.odds(wanted, until="end", policy="random", moves=some, games=12)
    assert more.margin < answer.margin
    assert "12 games" in repr(more)
    one = table.odds(wanted, until="end", policy="random", moves="pass", games=6)
    assert "pass" in repr(one)


@pytest.mark.parametrize(
    ("moves", "eyes", "error"),
    [("RB:1-R", 0, IllegalAction), ("attack X", 0, NotationError), (True, 1, UsageError)],
)
def test_only_moves_that_may_be_made_are_asked_about(moves: Any, eyes: int, error: type[OrclibError]) -> None:
    table = orc.table(FEW_UNSEEN, seed=1, deal=False, eyes=eyes)
    with pytest.raises(error):
        table.odds("North wins", until="turn", moves=moves)


@pytest.mark.clause("ORC-13.3")
def test_a_belief_is_the_average_over_all_deals_that_the_eyes_cannot_tell_apart() -> None:
    """Two of six unseen cards are South's: each of them is there once in three."""
    table = orc.table(FEW_UNSEEN, seed=1, eyes=0)
    answer = table.odds("South: GW")
    assert answer.chance == Fraction(2, 6)
    assert "30 deals" in repr(answer)  # in their order in hand
    assert orc.table(FEW_UNSEEN, seed=1, eyes=1).odds("South: GW").chance == 1
    assert table.odds("South: RB").chance == 0  # North holds it


@pytest.mark.clause("THO-17.1")
def test_where_a_treasure_lies_its_seeker_cannot_tell() -> None:
    state = thorval.position(TREASURES)
    for eyes, share in ((0, Fraction(1, 3)), (1, Fraction(1, 3))):
        found = {
            thorval.table(state, seed=1, eyes=eyes).odds(f"treasures {who} ring {at}").chance
            for who, at in (("A", "I/3"), ("B", "3"))
        }
        assert found == {share, Fraction(1)}


def test_asking_tells_no_more_than_the_eyes_know() -> None:
    one = orc.table(FEW_UNSEEN, seed=1, eyes=0)
    view = orc.observe(one.state, Seat(0))
    others = [orc.table(orc.determinize(view, Random(seed)), seed=1, eyes=0) for seed in range(3)]
    assert len({other.state.hands[1] for other in others}) > 1
    for wanted, until in (("South: GW", "now"), ("North wins", "end")):
        assert {repr(other.odds(wanted, until)) for other in others} == {repr(one.odds(wanted, until))}
    for other in others:
        with pytest.raises(NotationError) as caught:
            other.odds("xx")
        assert "YV" not in str(caught.value)


MANY_UNSEEN = "all piles 4. North to move, hand RB. South: GW, YV"


def test_one_card_of_many_unseen_is_counted_too() -> None:
    assert orc.table(MANY_UNSEEN, seed=1, eyes=0).odds("South: GW").chance == Fraction(2, 26)


def test_what_is_too_much_to_count_is_played_on_and_the_margin_shrinks() -> None:
    asked: dict[str, Any] = {"until": "end", "policy": "random"}
    table = orc.table(MANY_UNSEEN, seed=1, eyes=0)
    few, more = table.odds("North wins", games=20, **asked), table.odds("North wins", games=120, **asked)
    assert 0 < more.margin < few.margin
    assert "simulated in 120 games" in repr(more)
    assert table.odds("North wins", games=120, **asked) == more  # it goes on from there: nothing is played again
    again = orc.table(MANY_UNSEEN, seed=9, eyes=0)
    assert again.odds("North wins", games=120, **asked) == more


def test_the_answer_says_who_decides() -> None:
    table = orc.table(FEW_UNSEEN, seed=1, eyes="referee", deal=False)
    told = repr(table.odds("North wins", until="turn", policy="random"))
    assert "each choice is as likely as any other" in told
    assert "North: beginner" in repr(table.odds("North wins", until="turn", policy={0: "beginner"}))
    with pytest.raises(UsageError, match='no bot "sensibel"'):
        table.odds("North wins", until="turn", policy="sensibel")
    with pytest.raises(UsageError, match='no stretch of ORC "fight"'):
        table.odds("North wins", until="fight")


def test_it_is_told_in_french() -> None:
    with speaking("fr"):
        answer = orc.table(FEW_UNSEEN, seed=1, eyes=0).odds("Sud : GW")
        assert "maintenant" in answer.title
        assert "ne peuvent pas distinguer" in repr(answer)


# --- every deal ------------------------------------------------------------------------------------------------------


def enumerated(draw: Callable[[Any], Any]) -> Counter[Any]:
    path, found = list[int](), Counter[Any]()
    while True:
        luck = _EachDraw(path)
        found[draw(luck)] += luck.share  # type: ignore[assignment]
        while path and path[-1] == luck.widths[len(path) - 1] - 1:
            path.pop()
        if not path:
            return found
        path[-1] += 1


def test_every_draw_is_made_with_its_chance() -> None:
    def shuffled(luck: Any) -> tuple[str, ...]:
        cards = list("aabc")
        luck.shuffle(cards)
        return tuple(cards)

    every = Counter(permutations("aabc"))
    assert enumerated(shuffled) == {cards: Fraction(n, 24) for cards, n in every.items()}
    assert enumerated(lambda luck: tuple(luck.sample("abc", 2))) == dict.fromkeys(
        permutations("abc", 2), Fraction(1, 6)
    )
    assert enumerated(lambda luck: luck.choice("aab")) == {"a": Fraction(2, 3), "b": Fraction(1, 3)}
    assert enumerated(lambda luck: luck.randrange(2, 8, 2)) == dict.fromkeys((2, 4, 6), Fraction(1, 3))


def test_the_deals_are_those_that_are_sampled() -> None:
    game, view = rules("orc"), orc.observe(orc.position(FEW_UNSEEN), Seat(0))
    every = deals(game, view)
    assert sum(every.values()) == 1
    assert {game.determinize(view, Random(seed)) for seed in range(300)} == set(every)
    assert {orc.observe(state, Seat(0)) for state in every} == {view}
    with pytest.raises(TooManyError):
        deals(game, orc.observe(orc.position(MANY_UNSEEN), Seat(0)), most=100)


# --- numbers worth knowing -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attackers", "defenders", "known"), [(1, 1, 0.1389), (3, 2, 0.5123), (4, 4, 0.3502), (6, 5, 0.4889)]
)
def test_attacker_wins_as_often_as_the_table_of_the_spec_says(attackers: int, defenders: int, known: float) -> None:
    text = f"A II/2 = {attackers}S\nB II/5 = {defenders}S\nB VI/5 = 1S\nthen: attack II/2 II/5 total"
    table = thorval.table(text, seed=1, deal=False, eyes="referee")
    answer = table.odds(lambda state: state.own(Seat(0)) and not state.holds(Seat(1), "II/5"), until="fight")
    assert answer.margin == 0
    assert round(float(answer.chance), 4) == known


def test_one_hidden_tile_against_another_is_reckoned_from_whole_hands() -> None:
    """Each of two unseen warriors is any tile of its hand: as N-24, at a table of three, whose third player looks."""
    state = armadora.position("basic, MEG\nM:A1=1\nE:B1=1")
    hands = [
        Counter({value: n + (value == 1) for value, n in zip(range(1, 6), state.hands[s], strict=True)}) for s in (0, 1)
    ]
    total = sum(hands[0].values()) * sum(hands[1].values())
    wins = sum(n * m for one, n in hands[0].items() for other, m in hands[1].items() if one > other)

    def first_is_stronger(state: Any) -> bool:
        one, other = state.squares[0].value, state.squares[1].value
        return bool(one > other)

    answer = armadora.table(state, seed=1, eyes=2).odds(first_is_stronger)
    assert answer.margin == 0
    assert answer.chance == Fraction(wins, total)


def test_a_starting_deck_draws_no_first_line_once_in_fifteen() -> None:
    state = orcs_vs_orcs.battle("4x ORC 2x XBOW", "4x ORC 2x XBOW")
    table = orcs_vs_orcs.table(state, seed=1, deal=False, eyes="referee")

    def none(seat: int) -> Callable[[Any], bool]:
        return lambda state: {card.value for card in state.secrets[seat].hand} == {"XBOW"}

    assert table.odds(none(0), until="move").chance == Fraction(1, 15)
    assert table.odds(lambda state: none(0)(state) and none(1)(state), until="move").chance == Fraction(1, 225)
