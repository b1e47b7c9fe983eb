"""Named pile cards are facts of the position: chance keeps them whatever is played, and no player knows them."""

from __future__ import annotations

import itertools
from fractions import Fraction
from random import Random

import pytest
from msgspec.structs import replace

from orclib import orc, testing
from orclib.engine import Match
from orclib.games.orc.state import Options, View
from orclib.notebook import chances
from orclib.testing.play import random_step
from tests import depth
from tests.games.orc.support import (
    CARDS,
    CHANCE,
    F1,
    GAME,
    NORTH,
    SEATS,
    Card,
    Half,
    Phase,
    State,
    Tribe,
    act,
    at,
    cards,
    play,
    readings,
    refused,
    step,
)

TEXT = F1 + "piles: Y4 G2 (GV VB) W4 R4 B4 (WY) V4\nNorth to move, hand RB"
TOPS = ((Tribe.B, Card.WY), (Tribe.G, Card.GV), (Tribe.G, Card.VB))


@pytest.mark.parametrize("seed", range(4))
def test_a_named_card_never_turns_up_in_another_pile(seed: int) -> None:
    match = orc.match(TEXT, seed=seed)
    match.play("RB:1-W")
    match.play("draw Y")
    match.play("draw R")
    assert not set(match.state.hands[NORTH]) & set(cards("GV VB WY"))
    match.play(match.legal()[-1])
    match.play("draw G")
    assert match.state.hands[1][-1] is Card.GV


def test_chance_is_certain_of_a_named_card_and_leaves_it_to_its_pile() -> None:
    turning = play(TEXT, "RB:1-W").state
    assert GAME.chances(step(turning, "draw G").state) == ((act.TurnUp(CHANCE, Tribe.G, Card.GV), Fraction(1)),)
    elsewhere = step(turning, "draw Y").state
    told = GAME.chances(elsewhere)
    assert {action.card for action, _ in told} == set(elsewhere.unseen) - set(cards("GV VB WY"))  # type: ignore[union-attr]
    assert {share for _, share in told} == {Fraction(1, len(elsewhere.unseen) - 3)}


def test_the_second_named_card_comes_after_the_first_and_then_any() -> None:
    after = play(TEXT, "RB:1-W", "draw G", "draw G").state
    assert (after.hands[NORTH], after.tops) == (cards("GV VB"), TOPS[:1])


def test_a_card_that_is_not_on_top_is_refused_to_the_referee() -> None:
    turning = step(play(TEXT, "RB:1-W").state, "draw G").state
    refused(turning, "turn G VB", "6.10")
    refused(turning, "turn G RY", "6.10")
    refused(step(play(TEXT, "RB:1-W").state, "draw Y").state, "turn Y WY", "6.10")


@pytest.mark.parametrize("options", depth.sampled(readings(), most=1), ids=str)
def test_the_laws_hold_where_cards_are_named(options: Options) -> None:
    """A game from a position that names cards: nothing leaks, all is kept, and it ends."""
    start = GAME.with_options(at(TEXT), options)
    match: Match[State, act.AnyAction, View, Options] = Match(GAME, start=start, seed=2, deal=False)
    rng = Random(2)
    while match.outcome is None:
        state, seat = match.state, rng.choice(SEATS)
        assert {card for _, card in state.tops} <= set(state.unseen)
        testing.check_chances(GAME, state)
        testing.check_position(GAME, state)
        testing.check_observation(GAME, state, seat, rng)
        if len(match.plies) % 5 == 0:
            testing.check_secrets(GAME, state, seat, rng)
            testing.check_shared(match, seat, rng)
        match.play(random_step(GAME, match.state, rng))
    assert match.state.tops == ()
    for check in (testing.check_conservation, testing.check_determinism, testing.check_save, testing.check_code):
        check(match)


def test_players_know_nothing_of_them() -> None:
    known, unknown = at(TEXT), replace(at(TEXT), tops=())
    for seat in SEATS:
        assert GAME.observe(known, seat) == GAME.observe(unknown, seat)
        assert GAME.sample_hidden(known, seat, Random(1)).tops == ()
        turning = [step(play(state, "RB:1-W").state, "draw G").state for state in (known, unknown)]
        assert GAME.chances_known(turning[0], seat) == GAME.chances_known(turning[1], seat)
    assert GAME.observe(known, None).tops == TOPS  # the referee has read the position
    assert GAME.chances_known(turning[0], None) == GAME.chances(turning[0])
    held = {card for _ in range(300) for card in GAME.sample_hidden(known, NORTH, Random(_)).hands[1]}
    assert held >= set(cards("GV VB WY"))


# --- how likely ---------------------------------------------------------------------------------------------

PAIR = "all piles 4\nNorth to move, hand RB\noptions: peek_between_draws off"


def likely(table: object, move: str) -> dict[str, str]:
    """What an answer says of each kind of orcs, as a fraction."""
    answer = chances.odds(table.match, move, table.eyes)  # type: ignore[attr-defined]
    told = (str(line.text).rpartition(": ") for line in answer.lines)
    return {words: share.split(" ")[0] for words, _, share in told if " = " in share}


@pytest.mark.parametrize("pair", ["draw Y G", "draw G G"])
def test_a_pair_of_piles_is_reckoned_as_a_pair(pair: str) -> None:
    table = orc.table(PAIR, seed=1, eyes=0)
    table.play("RB:1-G")
    assert likely(table, pair)["2 yellow orcs"] == "23/65"  # 1 - 21/26 * 20/25
    hidden = [card for card in CARDS if card not in set(cards("YG RW BV RB"))]
    pairs = list(itertools.combinations(hidden, 2))
    for half, tribe in itertools.product(Half, Tribe):
        share = Fraction(sum(any(card.half[half] is tribe for card in two) for two in pairs), len(pairs))
        view = GAME.observe(table.match.state, NORTH)
        assert GAME.reveals(view, act.DrawTwo(NORTH, Tribe.Y, Tribe.G))[orcs_told(half, tribe)] == share


def orcs_told(half: Half, tribe: Tribe) -> str:
    """The words for some orcs of a colour."""
    return next(
        words for words in GAME.aspects(act.TurnUp(CHANCE, tribe, shows(half, tribe))) if str(int(half)) in words
    )


def shows(half: Half, tribe: Tribe) -> Card:
    """Some card with that many orcs of a colour."""
    return next(card for card in CARDS if card.half[half] is tribe)


def test_the_referee_reckons_with_the_named_cards() -> None:
    state = play(TEXT + "\noptions: peek_between_draws off", "RB:1-W").state
    view = GAME.observe(state, None)
    both = GAME.reveals(view, act.DrawTwo(NORTH, Tribe.G, Tribe.G))
    assert {words for words, share in both.items() if share == 1} == {
        "1 green orc", "2 violet orcs", "1 violet orc", "2 blue orcs",
    }  # fmt: skip
    assert set(both.values()) == {Fraction(1)}
    one = GAME.reveals(view, act.DrawTwo(NORTH, Tribe.Y, Tribe.G))
    assert one["1 green orc"] == 1
    pool = set(state.unseen) - set(cards("GV VB WY"))
    assert one["1 red orc"] == Fraction(sum(card.single is Tribe.R for card in pool), len(pool))
    assert GAME.reveals(GAME.observe(state, NORTH), act.DrawTwo(NORTH, Tribe.G, Tribe.G))["1 green orc"] < 1


def test_who_chooses_reckons_with_his_own_cards() -> None:
    table = orc.table(seed=5, start_choice=True)
    assert table.match.state.phase is Phase.CHOOSE
    chooser = table.match.to_act[0]
    view = GAME.observe(table.match.state, chooser)
    one, two = (GAME.reveals(view, act.ChooseStart(chooser, first)) for first in (True, False))
    for words, share in one.items():
        left = 27 - share * 27
        assert two[words] == 1 - Fraction(left * (left - 1), 27 * 26)
    assert sum(one.values()) == 2  # a card shows two kinds


def test_an_answer_to_why_not_tells_no_odds_of_what_chance_does_later() -> None:
    view = GAME.observe(play(PAIR, "RB:1-G").state, NORTH)
    assert not GAME.discloses(view, act.DrawTwo(NORTH, Tribe.Y, Tribe.G))
