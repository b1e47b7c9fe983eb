"""Section 10 of the specification, "Numbers worth knowing": each found again from the game itself."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb, factorial, prod

import pytest

from orclib.games.braves.box import BY_BACK, LIMITS, MIDDLE, NEAR, PEOPLES, PILES, POINTS, SHIELDS
from tests.games.braves.support import (
    BACKS,
    CHANCE,
    DESIGNS,
    GAME,
    MERCENARIES,
    SPIES,
    A,
    B,
    Back,
    Counts,
    Design,
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
    names,
    of,
    outcome,
    quiet,
    random_game,
    result,
    show,
    strength,
)

TABLES = pytest.mark.parametrize("players", [4, 5, 6, 7])
DECK = Options().deck
HANDS = {4: 18, 5: 16, 6: 14, 7: 12}
"""The cards of the two biggest piles, by the number of players."""


# --- the box ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-1.5")
@pytest.mark.clause("BRV-1.7", "BRV-1.8")
def test_army_cards_peoples_mercenaries_and_spies() -> None:
    """80 / 52 / 24 / 4."""
    peoples = sum(DECK[design] for design in DESIGNS if design.back in PEOPLES)
    mercenaries, spies = sum(DECK[design] for design in MERCENARIES), sum(DECK[design] for design in SPIES)
    assert (sum(DECK), peoples, mercenaries, spies) == (80, 52, 24, 4)
    assert sum(GAME.inventory(begin()).values()) == 80


def test_designs() -> None:
    """22: 4 x 3 + 6 + 4."""
    assert len(DESIGNS) == 22 == 4 * 3 + len(MERCENARIES) + len(SPIES) == 4 * 3 + 6 + 4
    assert len({design.slug for design in DESIGNS}) == 22
    assert all(len(BY_BACK[people]) == 3 for people in PEOPLES)


@pytest.mark.clause("BRV-1.9")
def test_backs() -> None:
    """13 + 13 + 13 + 13 + 24 + 4."""
    assert backs(DECK) == (13, 13, 13, 13, 24, 4)
    assert len(BACKS) == 6
    shown = {action.back: share for action, share in GAME.chances(begin()) if isinstance(action, act.ShowBack)}
    assert [shown[back] for back in BACKS] == [Fraction(n, 80) for n in (13, 13, 13, 13, 24, 4)]


@pytest.mark.clause("BRV-1.12")
def test_sum_of_printed_values() -> None:
    """208 of the peoples and 116 of the mercenaries: 324."""
    at_best = {design: army(f"{names(one(design))}") for design in DESIGNS if design.back is not Back.SPY}
    at_best[Design.WAR_MACHINE] = army("war gob") - army("gob")
    at_best[Design.FLYING_MACHINE] = army("fly gob") - army("gob")
    peoples = sum(DECK[d] * value for d, value in at_best.items() if d.back in PEOPLES)
    mercenaries = sum(DECK[d] * value for d, value in at_best.items() if d.back is Back.MERCENARY)
    assert peoples == 208 == 4 * (7 * 4 + 4 * 6 + 2 * 0)
    assert mercenaries == 116 == 8 * 1 + 4 * 5 + 6 * 8 + 4 * 9 + 4 + 0
    assert peoples + mercenaries == 324


def one(design: Design) -> Counts:
    """One card."""
    return tuple(int(each is design) for each in DESIGNS)


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
def test_the_pile_that_gets_the_80th_card(players: int) -> None:
    """8 / 3 / 2 / 10."""
    assert whole_deal(players).last_pile == {4: 8, 5: 3, 6: 2, 7: 10}[players] == 79 % PILES[players] + 1


@TABLES
@pytest.mark.clause("BRV-4.1")
def test_shields_against_piles_and_piles_surely_unclaimed(players: int) -> None:
    """6 of 9, 8 of 11, 10 of 13, 12 of 14; so at least 3, 3, 3, 2 piles with 26, 21, 18, 10 cards go to nobody."""
    state = begin(players=players)
    shields, piles = sum(state.shields), len(state.piles)
    assert (shields, piles) == {4: (6, 9), 5: (8, 11), 6: (10, 13), 7: (12, 14)}[players]
    assert shields == SHIELDS * (players - 1)
    unclaimed = piles - shields
    least = sum(sorted(SIZES[players])[:unclaimed])
    assert (unclaimed, least) == {4: (3, 26), 5: (3, 21), 6: (3, 18), 7: (2, 10)}[players]
    over = whole_deal(players)  # every shield on another pile, the largest first
    biggest = sorted(range(1, piles + 1), key=lambda pile: -len(over.piles[pile - 1]))
    holders = [Seat(seat) for seat, n in enumerate(over.shields) for _ in range(n)]
    for seat, pile in zip(holders, biggest, strict=False):
        over = after(over, act.PlayShield(seat, pile))
    _, events = GAME.apply(over, act.NameChampion(Z, A))
    nobody = of(events, ev.PileUnclaimed)
    assert (len(nobody), sum(event.count for event in nobody)) == (unclaimed, least)


@TABLES
@pytest.mark.clause("BRV-4.2")
def test_desertions_in_play(players: int) -> None:
    """6, 8, 5, 6: two or one for each recruiter."""
    assert sum(begin(players=players).desertions) == {4: 6, 5: 8, 6: 5, 7: 6}[players]


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
@pytest.mark.clause("BRV-6.2", "BRV-7.2")
def test_distinct_card_plays_in_a_window(players: int) -> None:
    """After the first card 3, 4, 5, 6; with all piles begun 27, 44, 65, 84; after the start card twice that."""
    assert plays(deal_until(begin(players=players), 1)) == players - 1 == {4: 3, 5: 4, 6: 5, 7: 6}[players]
    full = plays(deal_until(begin(players=players), PILES[players]))
    assert full == (players - 1) * PILES[players] == {4: 27, 5: 44, 6: 65, 7: 84}[players]
    twice = plays(deal_until(begin(players=players), NEAR[-1] + 1))
    assert twice == 2 * full == {4: 54, 5: 88, 6: 130, 7: 168}[players]


def test_possible_deck_orders() -> None:
    """1.2496 x 10^87, up to equal faces."""
    orders = factorial(80) // prod(map(factorial, DECK))
    assert orders == factorial(80) // (
        factorial(7) ** 4 * factorial(4) ** 4 * factorial(2) ** 4 * factorial(8) * factorial(4) ** 2 * factorial(6)
    )
    assert f"{orders:.4e}" == "1.2496e+87"


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


@TABLES
@pytest.mark.clause("BRV-9.2")
def test_champion_choices(players: int) -> None:
    """One less than there are players."""
    assert len(legal(f"{players} players\nphase champion")) == players - 1


@pytest.mark.clause("BRV-13.2", "BRV-14.1")
def test_orders_of_the_four_peoples() -> None:
    """24 = 4!"""

    def orders(state: State) -> Iterator[tuple[Back, ...]]:
        if state.phase is not Phase.CALL:
            yield ()
            return
        for action in legal(state):
            assert isinstance(action, act.CallPeople)
            for rest in orders(quiet(after(state, action)).state):
                yield (action.people, *rest)

    found = set(orders(at("4 players\nphase call\nhand A: OR4 BA4 SK4 DW4")))
    assert len(found) == 24 == factorial(4)
    assert all(set(order) == set(PEOPLES) for order in found)


@pytest.mark.clause("BRV-15.4")
def test_commit_choices() -> None:
    """12 with two goblins, a troll and a giant: (2 + 1)(1 + 1)(1 + 1)."""
    found = sent("2 gob tro gia")
    assert len(found) == 12 == (2 + 1) * (1 + 1) * (1 + 1)
    assert found == {cards(f"OR4 {g} gob {t} tro {n} gia") for g, t, n in product(range(3), range(2), range(2))}
    assert len(sent("")) == 1
    assert len(sent("8 gob 4 tro gia 4 war fly com")) == 9 * 5 * 2 * 5 * 2 * 2


def sent(hand: str) -> set[Counts]:
    """What can lie before A at the end of the turn, by trying every way to send mercenaries."""
    found, seen = set(), set()
    open_ = [after(f"4 players\nphase call\nhand A: OR4 {hand}", "call orcs")]
    while open_:
        state = open_.pop()
        for action in GAME.legal_actions(state, A):
            end = after(state, action)
            if isinstance(action, act.EndSending):
                found.add(state.laid[A])
            elif end.laid[A] not in seen:
                seen.add(end.laid[A])
                open_.append(end)
    return found


# --- odds ------------------------------------------------------------------------------------------------------------


def at_most(copies: int, drawn: int, wanted: int, of_all: int = 80) -> Fraction:
    """How likely it is that so many random cards hold at most so many of the copies."""
    ways = sum(comb(copies, n) * comb(of_all - copies, drawn - n) for n in range(wanted + 1))
    return Fraction(ways, comb(of_all, drawn))


@TABLES
def test_probability_of_two_or_more_giants_in_a_random_hand(players: int) -> None:
    """0.4078 / 0.3445 / 0.2813 / 0.2195 in a hand of 18 / 16 / 14 / 12 cards."""
    assert sum(sorted(SIZES[players])[-2:]) == HANDS[players]
    odds = 1 - at_most(DECK[Design.GIANT], HANDS[players], 1)
    assert round(float(odds), 4) == {4: 0.4078, 5: 0.3445, 6: 0.2813, 7: 0.2195}[players]


def test_probability_of_both_leaders() -> None:
    """0.0484 of a given people, 0.1823 of at least one of the four, in 18 random cards."""
    leaders = DECK[Design.ORC_LEADER]
    assert leaders == 2
    single = 1 - at_most(leaders, 18, 1)
    assert single == Fraction(comb(78, 16), comb(80, 18)) == Fraction(18 * 17, 80 * 79)
    assert round(float(single), 4) == 0.0484
    some = Fraction(0)
    for peoples in range(1, 5):  # inclusion and exclusion
        both = Fraction(comb(80 - 2 * peoples, 18 - 2 * peoples), comb(80, 18))
        some += (-1) ** (peoples + 1) * comb(4, peoples) * both
    assert round(float(some), 4) == 0.1823


def test_probability_of_no_card_of_a_people() -> None:
    """0.0264 in 18 random cards."""
    odds = at_most(13, 18, 0)
    assert odds == Fraction(comb(67, 18), comb(80, 18))
    assert round(float(odds), 4) == 0.0264


def test_probability_that_the_holder_of_the_flying_machine_has_a_goblin() -> None:
    """0.8704: one card is the flying machine, 17 others are random."""
    odds = 1 - at_most(DECK[Design.GOBLIN], 17, 0, of_all=79)
    assert odds == 1 - Fraction(comb(71, 17), comb(79, 17))
    assert round(float(odds), 4) == 0.8704


def test_probability_of_all_four_spies_above_the_start_card() -> None:
    """0.0578 at depth 40."""
    odds = Fraction(comb(76, MIDDLE - 4), comb(80, MIDDLE))
    assert round(float(odds), 4) == 0.0578
    assert odds == prod((Fraction(40 - n, 80 - n) for n in range(4)), start=Fraction(1))


def test_mean_start_depth() -> None:
    """40: uniform on 35 to 45."""
    state, reached, mean = begin(), Fraction(1), Fraction(0)
    depths = []
    while not state.start_shown:
        odds = dict(GAME.chances(state))
        hazard = odds.get(act.ShowBack(CHANCE, Back.START), Fraction(0))
        if hazard:
            depths.append(state.dealt)
        mean += state.dealt * reached * hazard
        reached *= 1 - hazard
        state = deal(state, any_card(state)).state
    assert mean == 40 == MIDDLE
    assert depths == list(NEAR) == list(range(35, 46))
    assert len(depths) == 11


# --- the largest armies ----------------------------------------------------------------------------------------------


@cache
def largest() -> dict[int, int]:
    """By number of cards: the strongest army of any people, with one leader and one giant at most."""
    options, best = Options(), dict.fromkeys(range(31), 0)
    some = (range(8), range(5), range(2), range(9), range(5), range(2), range(5), range(2))
    for warriors, veterans, leaders, goblins, trolls, giants, machines, flying in product(*some):
        size = warriors + veterans + leaders + goblins + trolls + giants + machines + flying
        if 18 < size < 30:  # no hand has so many; 30 is everything
            continue
        counts = [0] * len(DESIGNS)
        counts[0:3] = warriors, veterans, leaders
        counts[12:17] = goblins, trolls, giants, machines, flying
        force = tuple(counts)
        ways = [strength(options, force).total]
        if flying:
            ways += [strength(options, force, True, aboard).total for aboard in {1, goblins} if 1 <= aboard <= goblins]
        best[size] = max(best[size], *ways)
    return best


@pytest.mark.thorough
@TABLES
def test_the_largest_possible_army(players: int) -> None:
    """137 / 127 / 117 / 104 by the size of the two biggest piles: 18 / 16 / 14 / 12 cards."""
    best = max(value for size, value in largest().items() if size <= HANDS[players])
    assert best == {4: 137, 5: 127, 6: 117, 7: 104}[players]


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
    assert max(largest().values()) == 180
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


@TABLES
def test_the_longest_game_if_every_battle_is_scored(players: int) -> None:
    """At most 6, 7, 8, 8 rounds: recruiters get 6 points or more in each, and nobody may be above the limit before."""
    room = players * LIMITS[players]
    assert room == {4: 32, 5: 40, 6: 42, 7: 42}[players]
    longest = room // sum(POINTS) + 1
    assert longest == {4: 6, 5: 7, 6: 8, 7: 8}[players]
    for seed in range(12):
        *_, end = random_game(seed, players=players)
        rounds: dict[int, int] = {}
        for fought in end.state.battles:
            gained = POINTS[fought.number - 1] * len(fought.winners)
            rounds[fought.round_no] = rounds.get(fought.round_no, 0) + gained
            assert bool(fought.winners) is any(strength is not None for strength in fought.strengths)
        if all(fought.winners for fought in end.state.battles):
            assert min(rounds.values()) >= 6
            assert len(rounds) <= longest
        assert max(end.state.scores) <= LIMITS[players] + 6


@pytest.mark.parametrize("pair", list(combinations(PEOPLES, 2)))
def test_no_people_is_stronger_than_another(pair: tuple[Back, Back]) -> None:
    """The four peoples are alike, so all numbers of one hold for all."""
    one_people, other = pair
    for design, twin in zip(BY_BACK[one_people], BY_BACK[other], strict=True):
        assert (DECK[design], Options().value(design)) == (DECK[twin], Options().value(twin))
