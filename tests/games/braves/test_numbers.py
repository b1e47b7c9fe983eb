"""Section 10 of the specification, "Numbers worth knowing": each found again from the game itself."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from orclib.games.braves.box import LIMITS, NEAR, PEOPLES, PILES, POINTS
from tests.games.braves.support import (
    BACKS,
    CHANCE,
    DESIGNS,
    GAME,
    MERCENARIES,
    SPIES,
    A,
    B,
    Options,
    Phase,
    Seat,
    State,
    Z,
    act,
    after,
    any_card,
    army,
    at,
    backs,
    battle,
    begin,
    cards,
    deal,
    deal_until,
    designs,
    ev,
    flown,
    legal,
    of,
    outcome,
    quiet,
    result,
    show,
)

TABLES = pytest.mark.parametrize("players", [4, 5, 6, 7])
DECK = Options().deck


# --- the box ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-1.5")
@pytest.mark.clause("BRV-1.7", "BRV-1.8")
def test_army_cards_peoples_mercenaries_and_spies() -> None:
    """80 / 52 / 24 / 4."""
    peoples = sum(DECK[design] for design in DESIGNS if design.back in PEOPLES)
    mercenaries, spies = sum(DECK[design] for design in MERCENARIES), sum(DECK[design] for design in SPIES)
    assert (sum(DECK), peoples, mercenaries, spies) == (80, 52, 24, 4)
    assert sum(GAME.inventory(begin()).values()) == 80


@pytest.mark.clause("BRV-1.9")
def test_backs() -> None:
    """13 + 13 + 13 + 13 + 24 + 4."""
    assert backs(DECK) == (13, 13, 13, 13, 24, 4)
    assert len(BACKS) == 6
    shown = {action.back: share for action, share in GAME.chances(begin()) if isinstance(action, act.ShowBack)}
    assert [shown[back] for back in BACKS] == [Fraction(n, 80) for n in (13, 13, 13, 13, 24, 4)]


# --- the deal --------------------------------------------------------------------------------------------------------


@cache
def whole_deal(players: int) -> State:
    """All cards dealt, nobody playing."""
    return deal_until(begin(players=players), 80)


SIZES = {4: [9] * 8 + [8], 5: [8] * 3 + [7] * 8, 6: [7] * 2 + [6] * 11, 7: [6] * 10 + [5] * 4}


@TABLES
@pytest.mark.clause("BRV-4.6", "BRV-5.2")
def test_pile_sizes(players: int) -> None:
    """8 of 9 and one of 8; 3 of 8 and 8 of 7; 2 of 7 and 11 of 6; 10 of 6 and 4 of 5."""
    state = whole_deal(players)
    assert [len(pile) for pile in state.piles] == SIZES[players]
    assert sum(SIZES[players]) == 80
    big, small = SIZES[players].count(SIZES[players][0]), SIZES[players].count(SIZES[players][-1])
    assert big * SIZES[players][0] + small * SIZES[players][-1] == 80


@TABLES
@pytest.mark.clause("BRV-5.6", "BRV-5.8")
def test_deal_events_and_windows(players: int) -> None:
    """81 events, and a window after each but the last."""
    state, events, windows = begin(players=players), 0, 0
    while state.phase is Phase.DEAL:
        card = any_card(state)
        state = show(state, None if card == "start" else designs(card)[0])
        if events:
            assert GAME.to_act(state) == (*range(1, players), CHANCE)
            assert GAME.clocked(state)
            windows += 1
        state = deal(state, card).state
        events += 1
    assert (events, windows) == (81, 80)
    assert not any(isinstance(action, act.PlayDesertion) for action in legal(state))


def plays(state: State) -> int:
    """How many cards may be played in a window."""
    return sum(action.seat != CHANCE for action in legal(state))


@TABLES
@pytest.mark.clause("BRV-6.1", "BRV-6.2", "BRV-6.8", "BRV-7.2")
def test_distinct_card_plays_in_a_window(players: int) -> None:
    """After the first card 3, 4, 5, 6; with all piles begun 27, 44, 65, 84; after the start card twice that."""
    assert plays(deal_until(begin(players=players), 1)) == players - 1 == {4: 3, 5: 4, 6: 5, 7: 6}[players]
    full = plays(deal_until(begin(players=players), PILES[players]))
    assert full == (players - 1) * PILES[players] == {4: 27, 5: 44, 6: 65, 7: 84}[players]
    twice = plays(deal_until(begin(players=players), NEAR[-1] + 1))
    assert twice == 2 * full == {4: 54, 5: 88, 6: 130, 7: 168}[players]


# --- spies, champion, calls, mercenaries -----------------------------------------------------------------------------


@TABLES
@pytest.mark.parametrize("spy", [1, 2, 3, 4])
@pytest.mark.clause("BRV-11.4", "BRV-11.5", "BRV-11.10")
def test_legal_answers_of_the_holder_of_a_spy(players: int, spy: int) -> None:
    """43, 41, 39, 37 with four players; 106, 101, 96, 91 with seven."""
    state = at(f"{players} players\nphase spy\nspy {spy}\nhand A: sp{spy}")
    count = len(legal(state))
    assert count == (players - 2) * (12 + 6 + (4 - spy)) + 1
    assert {4: (43, 41, 39, 37), 7: (106, 101, 96, 91)}.get(players, (count,) * 4)[spy - 1] == count


# --- the largest armies ----------------------------------------------------------------------------------------------


def test_how_137_arises() -> None:
    """2 x (4 x 6 + 7 x 4) = 104, a giant 8, two served machines 20, a troll 5; 18 cards."""
    text = "OR* 4 OR6 7 OR4 gia 2 war 2 gob tro"
    assert army(text) == 137 == 2 * (4 * 6 + 7 * 4) + 8 + 20 + 5
    assert 2 * (4 * 6 + 7 * 4) == 104
    assert sum(cards(text)) == 18 == 1 + 4 + 7 + 1 + 4 + 1
    fought = battle(f"4 players\nphase call\nhand A: {text}", "call orcs", "A: commit gia war war gob gob tro")
    assert fought.strengths[A] == 137


def test_the_largest_army_of_any_hand() -> None:
    """180 = 104 + 8 goblins 8 + four machines 36 + four trolls 20 + giant 8 + flying machine 4."""
    everything = "OR* 4 OR6 7 OR4 8 gob 4 war 4 tro gia fly"
    assert army(everything) == 180 == 104 + 8 + 36 + 20 + 8 + 4
    assert flown("OR* 4 OR6 7 OR4 4 gob 4 war 4 tro gia", 4) == 180
    assert army("OR* 4 OR6 7 OR4 8 gob 4 war 4 tro gia fly com") == 180


# --- points and rounds -----------------------------------------------------------------------------------------------


@TABLES
@pytest.mark.clause("BRV-19.2")
def test_points_of_one_round(players: int) -> None:
    """At most 6: 2 + 1 + 1 + 2, for the winner of all four battles and for the sorcerer of that champion."""
    assert sum(POINTS) == 6 == 2 + 1 + 1 + 2
    state = at(f"{players} players, champion A\nphase call\nhand A: OR4 BA4 SK4 DW4")
    gains = []
    for people in ("orcs", "barbarians", "skeletons", "dwarves"):
        gains.append(result(state, f"call {people}"))
        state = quiet(after(state, f"call {people}")).state
    assert gains == [{"Z": n, "A": n} for n in (2, 1, 1, 2)]
    assert state.scores[:2] == (6, 6)
    assert state.phase is Phase.DEAL  # 6 exceeds no limit


def round_for(state: State, seat: Seat) -> State:
    """A round in which that seat gets the one pile that anybody claims, and with it all four battles."""
    state = deal_until(state, 80)
    state = after(state, *(act.PlayShield(seat, 1),) * state.shields[seat])
    while state.phase is Phase.LEFTOVER:
        state = after(state, act.PlayShield(GAME.to_act(state)[0], 1))
    other = next(each for each in state.recruiters if each != seat)
    state = quiet(after(state, act.NameChampion(state.sorcerer, other))).state
    for people in PEOPLES:
        state = quiet(after(state, act.CallPeople(state.sorcerer, people))).state
    return state


@TABLES
@pytest.mark.clause("BRV-2.5", "BRV-21.3", "BRV-21.4")
def test_the_shortest_game(players: int) -> None:
    """2 rounds: nobody can pass 8, 8, 7 or 6 with 6 points."""
    assert {n: limit + 1 for n, limit in LIMITS.items()} == {4: 9, 5: 9, 6: 8, 7: 7}
    assert 6 <= LIMITS[players] < 12
    first = round_for(begin(players=players), B)
    assert (first.scores[B], first.phase, first.round_no, first.sorcerer) == (6, Phase.DEAL, 2, A)
    second = round_for(first, B)
    assert (second.scores[B], second.phase, second.round_no) == (12, Phase.OVER, 2)
    assert outcome(second).winners == (B,)


@TABLES
@pytest.mark.clause("BRV-1.4")
def test_the_highest_possible_final_score(players: int) -> None:
    """14, 14, 13, 12: the limit and a whole round; so the +10 side suffices."""
    limit = LIMITS[players]
    start = f"{players} players\nround 2\nphase call\nscores: B {limit}\nhand B: OR4 BA4 SK4 DW4"
    state, turned = at(start), []
    for people in PEOPLES:
        called = GAME.apply(state, act.CallPeople(Z, people))[0]
        state, events = quiet(called)
        turned += of(events, ev.WheelTurned)
    assert state.scores[B] == limit + 6 == {4: 14, 5: 14, 6: 13, 7: 12}[players] < 20
    assert [(event.clause, event.seat) for event in turned] == [("BRV-1.4", B)]
    assert state.phase is Phase.OVER
