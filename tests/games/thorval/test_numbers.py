"""Section 10 of the specification, "Numbers worth knowing": each found again from the game itself.

Odds are held against three sources: the printed tables, a chain of our own that is written from the clauses, and the
engine's own tree of chances; and, as a last resort, fights thrown with dice of our own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb
from random import Random
from time import process_time

import pytest
from msgspec.structs import replace

from orclib.games.thorval.bots import fight_odds as odds
from orclib.games.thorval.box import Figure
from orclib.games.thorval.lessons.cases import FIXTURE
from orclib.games.thorval.rules import transitions
from orclib.games.thorval.rules.fight import bonus
from orclib.games.thorval.rules.orks import band_targets, bands
from orclib.games.thorval.rules.turn import reinforcements
from orclib.games.thorval.state import Force
from tests.benchmarks.test_speed import MEASURE, random_spiel
from tests.games.thorval.support import (
    GAME,
    HOUSE,
    PLAYERS,
    A,
    B,
    C,
    D,
    Event,
    Phase,
    Route,
    State,
    act,
    after,
    at,
    cited,
    ev,
    game,
    here,
    lively,
    of,
    only,
    orks,
    pairs,
    play,
    typed,
)

D1 = f"{FIXTURE}\n"
WATER = ("I/1", "I/6", "II/5", "II/6", "IV/1", "IV/2", "IV/4", "IV/5", "V/1", "V/2", "VI/2", "5")


def settled(players: int, seed: int, until: Phase) -> State:
    """A random set-up, up to a phase."""
    for step in game(lively(Random(seed)), options=GAME.options(players=players)):
        if step.before.phase is until:
            state: State = step.before
            return state
    raise AssertionError


# --- 10.1 counts -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-3.2", "THO-3.5", "THO-3.6", "THO-3.8", "THO-3.9", "THO-3.17")
@pytest.mark.parametrize("players", PLAYERS)
def test_set_up_orks_and_soldiers(players: int) -> None:
    """2 x (8 - n) + 24 orks; n + 24 soldiers before the ten."""
    state = settled(players, players, Phase.HIDE)
    assert orks(state) == 2 * (8 - players) + 24 == {2: 36, 3: 34, 4: 32, 5: 30, 6: 28}[players]
    assert state.first is not None
    shares = [state.units(seat) for seat in state.options.clockwise(state.first)]
    assert shares == {2: [13] * 2, 3: [9] * 3, 4: [7] * 4, 5: [6, 6, 6, 6, 5], 6: [5] * 6}[players]
    assert sum(shares) == players + 24
    mustered = settled(players, players, Phase.MUSTER)
    while mustered.phase is Phase.MUSTER:
        seat = mustered.active
        assert seat is not None
        before = mustered
        mustered, events = GAME.apply_unchecked(mustered, act.Mass(seat, before.own(seat)[0]))
        assert [event.soldiers for event in of(events, ev.Placed)][:1] == [10]
    placed = sum(before.units(seat) for seat in before.options.seats) + 10
    assert placed == 24 + 11 * players


@pytest.mark.clause("THO-15.4", "THO-15.5", "THO-15.7", "THO-15.8", "THO-15.9")
def test_the_greatest_strengths() -> None:
    """6 for attackers; 9 for defenders in V/1 over the bridge, 8 in a castle or at a tunnel mouth."""
    forces = [Force(A, count, figure) for count in range(9) for figure in (None, *Figure) if count or figure]
    assert max(force.strength for force in forces) == 6
    table = at("A II/2 = 1S\nfar soldiers")
    most = {
        (space, route): 6 + bonus(table, space, route)
        for space in HOUSE.spaces
        for near in HOUSE.neighbours[space]
        if (route := HOUSE.route(near, space)) is not None
    }
    most |= {(space, Route.BOAT): 6 + bonus(table, space, Route.BOAT) for space in WATER}
    assert max(most.values()) == 9
    assert [pair for pair, strength in most.items() if strength == 9] == [("V/1", Route.BRIDGE)]
    eight = {pair for pair, strength in most.items() if strength == 8}
    assert {space for space, _ in eight} == {*HOUSE.castles, "III/4", "V/5", "I/6", "IV/4", "II/5"}
    assert {pair for pair in eight if pair[1] is Route.TUNNEL} == {("III/4", Route.TUNNEL), ("V/5", Route.TUNNEL)}


# --- 10.2 dice -------------------------------------------------------------------------------------------------------

TIES = {2: "1/6", 3: "17/72", 4: "11/36", 5: "2881/7776", 6: "1117/2592"}


@pytest.mark.clause("THO-3.1", "THO-11.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_ties_for_first_player(players: int) -> None:
    """1/6, 17/72, 11/36, 2881/7776, 1117/2592."""
    throws = list(product(range(1, 7), repeat=players))
    tied = sum(throw.count(max(throw)) > 1 for throw in throws)
    assert Fraction(tied, len(throws)) == Fraction(TIES[players])


@pytest.mark.clause("THO-3.1", "THO-11.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ties_for_first_player_as_they_are_thrown(players: int) -> None:
    def tied(state: State) -> Fraction:
        total = Fraction(0)
        for action, share in GAME.chances(state):
            then, events = GAME.apply_unchecked(state, action)
            if of(events, ev.Tied):
                total += share
            elif then.phase is Phase.OPENING_ROLL:
                total += share * tied(then)
        return total

    assert tied(GAME.new(GAME.options(players=players))) == Fraction(TIES[players])


CROWD = "A I/3 = 1S\nB I/5 = 1S\nC IV/6 = 1S\nD V/2 = 1S\nE VI/4 = 1S\nF III/3 = 1S\n"


def spread_state(players: int) -> State:
    """Players far from the castles 1 and 2, which orks hold; orks in every region."""
    crowd = "\n".join(CROWD.splitlines()[:players])
    return at(f"{players} players\n{crowd}\nO 1, 2 = 2; I/1, II/2, III/1, IV/1, V/6, VI/6 = 1\nphase spread")


def spreads(state: State) -> tuple[dict[tuple[int, ...], Fraction], Fraction]:
    """How likely which regions are named, and how many dice are thrown on average."""
    if state.phase is not Phase.SPREAD:
        return {state.regions: Fraction(1)}, Fraction(0)
    found: dict[tuple[int, ...], Fraction] = {}
    throws, progress = Fraction(1), Fraction(0)
    for action, share in GAME.chances(state):
        then, events = GAME.apply_unchecked(state, action)
        if of(events, ev.DieAgain):
            assert replace(then, thrown=state.thrown) == state
            continue
        progress += share
        regions, more = spreads(then)
        throws += share * more
        for named, each in regions.items():
            found[named] = found.get(named, Fraction(0)) + share * each
    return {named: each / progress for named, each in found.items()}, throws / progress


@pytest.mark.clause("THO-6.1", "THO-6.2", "THO-6.3")
@pytest.mark.parametrize(("players", "throws"), [(2, 2.2), (3, 3.7), (4, 5.7), (5, 1)])
def test_spread(players: int, throws: float) -> None:
    """Each region with probability n/6; 2.2, 3.7, 5.7 throws, one for five players."""
    regions, expected = spreads(spread_state(players))
    assert round(float(expected), 4) == throws
    assert len(regions) == comb(6, players)
    assert set(regions.values()) == {Fraction(1, comb(6, players))}
    for region in range(1, 7):
        assert sum(share for named, share in regions.items() if region in named) == Fraction(players, 6)
    assert cited(spread_state(players), act.Pass(A)) == {"6.3" if players == 5 else "6.1"}


@pytest.mark.clause("THO-6.3")
@pytest.mark.parametrize(("players", "rolling"), [(4, 4), (5, 1)])
def test_of_five_the_first_player_alone_rolls_for_the_spread(players: int, rolling: int) -> None:
    state = replace(spread_state(players), phase=Phase.ROUND)
    assert transitions.settle_down(state)[0].queue == state.options.seats[:rolling]


@pytest.mark.clause("THO-6.4")
def test_spread_of_six() -> None:
    state = at(spread_text := "6 players\n" + CROWD + "O 1, 2 = 2; I/1, II/2, III/1, IV/1, V/6, VI/6 = 1\nphase round")
    assert state.regions == (1, 2, 3, 4, 5, 6), spread_text
    assert (here(state, "1"), here(state, "2")) == ("O 5", "O 4")


AT_LEAST_FOUR = {2: ("1/15", "1/5"), 3: ("1/5", "1/2"), 4: ("2/5", "4/5"), 5: ("2/3", "1"), 6: ("1", "1")}


@pytest.mark.clause("THO-6.6", "THO-6.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_castles_after_the_first_spread(players: int) -> None:
    """At least 4 orks from 2, with two and with three regions around."""
    four: Counter[str] = Counter()
    for named in combinations(range(1, 7), players):
        rolls = named if players < 5 else tuple(set(range(1, 7)) - set(named))
        _state, events = play(spread_state(players), " ".join(map(str, rolls)))
        grown = {event.space: len(event.regions) for event in of(events, ev.CastleGrew)}
        for castle in ("1", "2"):
            around = [region for region in HOUSE.castle_regions[castle] if region in named]
            assert grown.get(castle, 0) == len(around)
            four[castle] += 2 + len(around) >= 4
            assert (2 + len(around) == 5) == (set(around) == {1, 2, 3})
    assert (len(HOUSE.castle_regions["2"]), len(HOUSE.castle_regions["1"])) == (2, 3)
    shares = tuple(Fraction(four[castle], comb(6, players)) for castle in ("2", "1"))
    assert shares == tuple(map(Fraction, AT_LEAST_FOUR[players]))


@pytest.mark.parametrize("players", PLAYERS)
def test_castles_after_the_first_spread_in_the_odds(players: int) -> None:
    for at_least, regions in zip(AT_LEAST_FOUR[players], (2, 3), strict=True):
        growth = odds.castle_growth(players, regions)
        assert sum(growth) == 1
        assert sum(growth[2:]) == Fraction(at_least)


@pytest.mark.clause("THO-9.1", "THO-9.2", "THO-9.6")
def test_landings_of_the_dragon() -> None:
    """36 / territories with units; 1.5 right after the set-up."""
    start, fed = at(f"{D1}phase dragon"), 0
    for region, number in product(range(1, 7), repeat=2):
        _state, events = play(start, f"{region} {number} 1")
        assert only(events, ev.DragonLands).space in HOUSE.territories
        fed += not of(events, ev.DragonFliesOn)
    assert fed == 24
    assert odds.expected_landings(24) == Fraction(36, fed) == Fraction(3, 2)


EATEN = {1: "1", 2: "11/6", 3: "5/2", 4: "3", 5: "10/3", 6: "7/2", 7: "7/2", 12: "7/2"}


@pytest.mark.clause("THO-9.3")
@pytest.mark.parametrize("count", EATEN)
def test_appetite_of_the_dragon(count: int) -> None:
    """1, 11/6, 5/2, 3, 10/3, 7/2 of 1, 2, 3, 4, 5, 6 or more units."""
    start = f"A V/1 = {count}S\nfar soldiers\nphase dragon"
    eaten = [only(play(start, f"5 1 {face}").events, ev.DragonEats).eaten for face in range(1, 7)]
    assert Fraction(sum(eaten), 6) == Fraction(EATEN[count]) == odds.expected_eaten(count)


# --- fights, in code of our own --------------------------------------------------------------------------------------


def strength(fighters: int, adds: int) -> int:
    """THO-15.1 to 15.4: soldiers count up to four, a figure adds; `adds` is 0, 1 (hero) or 2 (wizard)."""
    soldiers = fighters - 1 if adds else fighters
    return (4 if soldiers > 4 else soldiers) + adds


def exchange(a: int, d: int, ours: int, theirs: int, mine: int, yours: int) -> tuple[int, int]:
    """THO-15.12 to 15.16: what is left of both sides."""
    if mine > ours and yours > theirs:
        return a - 1, d
    left_a = max(0, a - yours) if yours <= theirs else a
    left_d = max(0, d - mine) if mine <= ours else d
    return left_a, left_d


@cache
def chain(a: int, adds: int, d: int, other: int, plus: int, least: int = 0) -> dict[tuple[int, int], Fraction]:
    """How a fight to the end ends: soldiers go first, the figure last; orks stop with `least` left."""
    if a <= least or not d:
        return {(a, d): Fraction(1)}
    found: dict[tuple[int, int], Fraction] = {}
    ours, theirs = strength(a, adds), strength(d, other) + plus
    for mine, yours in product(range(1, 7), repeat=2):
        left = exchange(a, d, ours, theirs, mine, yours)
        for end, share in chain(*(left[0], adds, left[1], other), plus, least).items():
            found[end] = found.get(end, Fraction(0)) + share / 36
    return found


def outcomes(ends: dict[tuple[int, int], Fraction]) -> tuple[Fraction, Fraction, Fraction]:
    """Win, both die, loss."""
    win = sum((share for (a, d), share in ends.items() if a and not d), Fraction(0))
    both = sum((share for (a, d), share in ends.items() if not a and not d), Fraction(0))
    return win, both, sum((share for (a, d), share in ends.items() if not a and d), Fraction(0))


def four(share: Fraction) -> str:
    """As the tables print it: ".1389", "1.0000", "0"."""
    return f"{float(share):.4f}".removeprefix("0") if share else "0"


# --- 10.3 tables -----------------------------------------------------------------------------------------------------

COLUMNS = (1, 2, 3, 4, 5, 6, 8)
TABLES = {
    0: """1  .1389 .0154 .0013 .0001 .0000 .0000 .0000
          2  .4259 .1986 .0569 .0147 .0040 .0010 .0001
          3  .7130 .5123 .2817 .1106 .0592 .0275 .0056
          4  .9043 .7855 .5957 .3502 .2251 .1482 .0525
          5  .9681 .8991 .7384 .5054 .3557 .2543 .1095
          6  .9894 .9553 .8411 .6287 .4889 .3722 .1838
          8  .9988 .9916 .9504 .8295 .7272 .6154 .3829
          10 .9999 .9985 .9851 .9240 .8603 .7796 .5757
          12 1.0000 .9997 .9956 .9682 .9333 .8832 .7332""",
    1: """2  .3395 .1466 .0305 .0052 .0010 .0002 .0000
          3  .6507 .3942 .1937 .0530 .0233 .0086 .0010
          4  .8663 .6990 .4446 .2252 .1185 .0661 .0150
          5  .9435 .8156 .6070 .3408 .2055 .1276 .0373
          6  .9769 .8917 .7103 .4656 .3063 .2041 .0712
          8  .9961 .9681 .8719 .6727 .5297 .3962 .1791
          10 .9993 .9907 .9441 .8189 .7058 .5804 .3284
          12 .9999 .9973 .9769 .9010 .8212 .7213 .4834""",
    2: """2  .2593 .1016 .0125 .0001 .0000 .0000 .0000
          3  .5100 .2859 .1200 .0128 .0033 .0004 .0000
          4  .7990 .5383 .3080 .1223 .0388 .0150 .0005
          5  .8870 .7067 .4354 .2026 .0901 .0439 .0055
          6  .9365 .7894 .5701 .2980 .1571 .0862 .0156
          8  .9832 .9103 .7408 .4952 .3289 .2090 .0583
          10 .9953 .9622 .8607 .6681 .5138 .3671 .1391
          12 .9987 .9847 .9249 .7838 .6536 .5131 .2492""",
}
"""Soldiers against soldiers or orks, by the defender's bonus."""


def rows(table: str) -> Iterator[tuple[int, list[str]]]:
    for line in table.splitlines():
        number, *cells = line.split()
        yield int(number), cells


@pytest.mark.clause("THO-15.1", "THO-15.5", "THO-15.7", "THO-15.8")
@pytest.mark.parametrize("plus", TABLES)
def test_soldiers_against_soldiers(plus: int) -> None:
    for attackers, cells in rows(TABLES[plus]):
        for defenders, cell in zip(COLUMNS, cells, strict=True):
            exact = outcomes(chain(attackers, 0, defenders, 0, plus))
            found = odds.result(odds.soldiers(attackers), odds.soldiers(defenders, bonus=plus))
            assert tuple(found) == exact
            assert f"{float(found.win):.4f}".removeprefix("0") == cell, (attackers, defenders)


FEWEST = {
    0: ("3 3 4 5 7 8", "4 5 6 8 9 11"),
    1: ("3 4 5 7 8 10", "4 5 7 10 12 14"),
    2: ("3 4 6 9 10 12", "5 7 9 13 15 18"),
}


@pytest.mark.parametrize("plus", FEWEST)
def test_fewest_soldiers(plus: int) -> None:
    """For at least 1/2, and 4/5, against 1 to 6."""
    for wanted, line in zip((Fraction(1, 2), Fraction(4, 5)), FEWEST[plus], strict=True):
        found = [odds.fewest(wanted, odds.soldiers(defenders, bonus=plus)) for defenders in range(1, 7)]
        assert found == list(map(int, line.split()))
        for count, defenders in zip(found, range(1, 7), strict=True):
            assert count is not None
            assert outcomes(chain(count, 0, defenders, 0, plus))[0] >= wanted
            assert outcomes(chain(count - 1, 0, defenders, 0, plus))[0] < wanted
    assert odds.fewest(Fraction(1), odds.soldiers(1)) is None  # a soldier can always lose


WIZARDS = {
    1: ".6389 .4156 .2223 .0860 .0460 .0212",
    3: ".9799 .9330 .8089 .5633 .4569 .3439",
    4: "1 .9961 .9606 .8472 .7540 .6486",
    6: "1 1 .9975 .9664 .9263 .8738",
}


@pytest.mark.clause("THO-15.3")
@pytest.mark.parametrize("soldiers", WIZARDS)
def test_the_wizard(soldiers: int) -> None:
    """Small wizard with s soldiers; the 1s are exact."""
    for defenders, cell in zip(range(1, 7), WIZARDS[soldiers].split(), strict=True):
        found = odds.result(odds.soldiers(soldiers, Figure.WIZARD), odds.soldiers(defenders)).win
        assert found == outcomes(chain(soldiers + 1, 2, defenders, 0, 0))[0]
        assert found == 1 if cell == "1" else found < 1
        assert cell in ("1", four(found))


@pytest.mark.clause("THO-15.2")
def test_the_hero_pays_from_four_soldiers_on() -> None:
    """Hero with up to 3 soldiers is s + 1 soldiers; .6481 instead of .5054, .6693 instead of .4980."""
    for soldiers, defenders, plus in product(range(4), range(1, 9), range(3)):
        with_hero = odds.result(odds.soldiers(soldiers, Figure.HERO), odds.soldiers(defenders, bonus=plus))
        assert with_hero == odds.result(odds.soldiers(soldiers + 1), odds.soldiers(defenders, bonus=plus))
        assert strength(soldiers + 1, 1) == strength(soldiers + 1, 0)
    for soldiers, defenders, cell, without in ((4, 4, ".6481", ".5054"), (6, 6, ".6693", ".4980")):
        assert four(odds.result(odds.soldiers(soldiers, Figure.HERO), odds.soldiers(defenders)).win) == cell
        assert four(odds.result(odds.soldiers(soldiers + 1), odds.soldiers(defenders)).win) == without


# --- 10.4, 10.5: exact values, and fights thrown ---------------------------------------------------------------------

FIGHTS = {
    "1S against 1": ((1, 0, 1, 0, 0), ".1389 .0278 .8333", ".1405 .0276 .8318"),
    "2S against 2": ((2, 0, 2, 0, 0), ".1986 .0323 .7690", ".1989 .0323 .7688"),
    "3S against 1": ((3, 0, 1, 0, 0), ".7130 .0093 .2778", ".7117 .0096 .2787"),
    "4S against 2": ((4, 0, 2, 0, 0), ".7855 .0074 .2072", ".7868 .0075 .2057"),
    "4S+W against 4": ((5, 2, 4, 0, 0), ".8472 .0131 .1397", ".8477 .0128 .1394"),
    "5S against 3, bonus 1": ((5, 0, 3, 0, 1), ".6070 .0300 .3630", ".6074 .0297 .3629"),
    "6S against 4, bonus 2": ((6, 0, 4, 0, 2), ".2980 .0731 .6289", ".2976 .0715 .6309"),
    "8S+H against 6": ((9, 1, 6, 0, 0), ".8692 .0028 .1280", ".8710 .0029 .1260"),
    "8S+W against 6": ((9, 2, 6, 0, 0), ".9762 .0023 .0215", ".9760 .0023 .0217"),
    "9S against 9": ((9, 0, 9, 0, 0), ".3876 .0062 .6062", ".3850 .0062 .6088"),
    "10S+H against 5, bonus 2": ((11, 1, 5, 0, 2), ".7959 .0307 .1733", ".7959 .0308 .1733"),
    "12S against 4S+H, bonus 1": ((12, 0, 5, 1, 1), ".7347 .0142 .2511", ".7334 .0140 .2526"),
    "6S+W against 5S+W, bonus 2": ((7, 2, 6, 2, 2), ".4475 .1294 .4231", ".4466 .1295 .4239"),
}
"""Fighters and figure of both sides, the bonus; exact and as the specification simulated it."""
BANDS = {
    (4, 1, 0): ".8796 .0093 0 .1111 0",
    (4, 1, 1): ".8205 .0327 .0095 .1183 .0190",
    (4, 1, 2): ".6512 .1368 .0329 .1317 .0473",
    (4, 2, 0): ".7465 .0259 .0048 .1990 .0238",
    (4, 3, 0): ".5056 .0734 .0083 .3277 .0850",
    (4, 4, 0): ".2925 .0425 .0312 .3545 .2793",
    (4, 4, 2): ".0814 .0362 .0994 .2105 .5726",
    (5, 2, 1): ".7712 .0370 .0158 .1271 .0488",
    (6, 2, 0): ".9464 .0054 .0008 .0433 .0041",
    (6, 4, 1): ".3971 .0571 .0229 .3250 .1979",
    (8, 3, 2): ".6965 .0405 .0421 .0983 .1226",
}
"""Orks, soldiers, bonus: conquered, emptied, both die, stalled, wiped out."""


def sides(fight: tuple[int, int, int, int, int]) -> tuple[odds.Side, odds.Side]:
    a, adds, d, other, plus = fight
    return odds.Side(a, adds), odds.Side(d, other, plus)


def band_end(a: int, d: int) -> int:
    """The column of the table."""
    if not d:
        return 0 if a > 1 else 1 if a else 2
    return 3 if a else 4


@pytest.mark.parametrize("name", FIGHTS)
def test_exact_values(name: str) -> None:
    fight, printed, simulated = FIGHTS[name]
    found = odds.result(*sides(fight))
    assert tuple(found) == outcomes(chain(*fight))
    assert sum(found) == 1
    assert " ".join(map(four, found)) == printed
    for share, cell in zip(found, simulated.split(), strict=True):
        assert abs(float(share) - float(cell)) < 0.0031


def test_the_start_of_w10_and_a_duel_exactly() -> None:
    """1383095675/1632586752, 669833/51018336, 76018807/544195584; 5/36, 1/36, 30/36."""
    found = odds.result(odds.soldiers(4, Figure.WIZARD), odds.soldiers(4))
    assert tuple(found) == (
        Fraction(1383095675, 1632586752),
        Fraction(669833, 51018336),
        Fraction(76018807, 544195584),
    )
    assert tuple(odds.result(odds.soldiers(1), odds.soldiers(1))) == (
        Fraction(5, 36),
        Fraction(1, 36),
        Fraction(30, 36),
    )


@pytest.mark.clause("THO-7.4", "THO-7.5", "THO-7.6", "THO-7.7")
@pytest.mark.parametrize("band", BANDS)
def test_ork_bands(band: tuple[int, int, int]) -> None:
    count, soldiers, plus = band
    found = odds.band_result(count, odds.soldiers(soldiers, bonus=plus))
    shares = [Fraction(0)] * 5
    for (a, d), share in chain(count, 0, soldiers, 0, plus, 1).items():
        shares[band_end(a, d)] += share
    assert list(found) == shares
    assert sum(found) == 1
    assert " ".join(map(four, found)) == BANDS[band]


def seconds(left: odds.Side, right: odds.Side, least: int = 0) -> float:
    """The CPU time of a fight that nobody has reckoned before: the best of three."""
    times = []
    for _ in range(3):
        odds.endings.cache_clear()
        odds.exchange.cache_clear()
        start = process_time()
        odds.endings(left, right, least)
        times.append(process_time() - start)
    return min(times)


@pytest.mark.benchmark
def test_each_fight_is_reckoned_at_once() -> None:
    """In 50 ms where a step of the measure takes 33 µs, as on a quick machine."""
    measure, start = random_spiel(MEASURE), process_time()
    measure(1_500)
    most = process_time() - start
    for fight, _, _ in FIGHTS.values():
        assert seconds(*sides(fight)) < most
    for count, soldiers, plus in BANDS:
        assert seconds(odds.soldiers(count), odds.soldiers(soldiers, bonus=plus), 1) < most
    assert seconds(odds.soldiers(20, Figure.WIZARD), odds.soldiers(20, Figure.HERO, 3)) < most


# --- the engine's own tree -------------------------------------------------------------------------------------------


def cost(events: tuple[Event, ...], origin: str) -> tuple[int, int]:
    """What an exchange cost attacker and defender, as the events tell it."""
    lost = Counter({struck.at == origin: struck.lost for struck in of(events, ev.Struck)})
    return lost[True] + len(of(events, ev.BothMissed)), lost[False]


def tree(start: State, least: int = 0) -> dict[tuple[int, int], Fraction]:
    """How a fight to the end ends, by every die the engine may throw; soldiers are given first."""
    assert start.fight is not None
    origin, target = start.fight.origin, start.fight.target
    known: dict[tuple[int, int], dict[tuple[int, int], Fraction]] = {}

    def ends(state: State) -> dict[tuple[int, int], Fraction]:
        attacker, defender = state.force(origin), state.force(target)
        assert attacker is not None
        assert defender is not None
        here_ = attacker.units, defender.units
        if here_ in known:
            return known[here_]
        found: dict[tuple[int, int], Fraction] = {}
        total = Fraction(0)
        for action, share in GAME.chances(state):
            then, events = GAME.apply(state, action)
            total += share
            ours, theirs = cost(events, origin)
            left = here_[0] - ours, here_[1] - theirs
            while then.phase in (Phase.LOSSES, Phase.GO_ON):
                assert then.active is not None
                move = act.Lose(then.active, False) if then.phase is Phase.LOSSES else act.GoOn(then.active)
                then, _ = GAME.apply(then, move)
            if not left[0] or not left[1] or left[0] <= least:
                found[left] = found.get(left, Fraction(0)) + share
                continue
            assert then.phase is Phase.EXCHANGE
            for end, more in ends(then).items():
                found[end] = found.get(end, Fraction(0)) + share * more
        assert total == 1
        known[here_] = found
        return found

    return ends(start)


SMALL = {
    "plain": ("A II/2 = 3S\nO II/5 = 2", "II/2 II/5", (3, 0, 2, 0, 0)),
    "a duel of two": ("A II/2 = 2S\nB II/5 = 2S", "II/2 II/5", (2, 0, 2, 0, 0)),
    "the cap": ("A II/2 = 7S\nO II/5 = 6", "II/2 II/5", (7, 0, 6, 0, 0)),
    "wizard, W10": ("A II/2 = 4S+W\nO II/5 = 4", "II/2 II/5", (5, 2, 4, 0, 0)),
    "hero in the forest": ("A VI/2 = 4S\nB V/1 = 2S+H", "VI/2 V/1", (4, 0, 3, 1, 1)),
    "castle": ("A II/1 = 5S+H\nB 1 = 3S+W", "II/1 1", (6, 1, 4, 2, 2)),
    "bridge into the forest": ("A II/5 = 4S+W\nB V/1 = 2S", "II/5 V/1", (5, 2, 2, 0, 3)),
    "bridge into open land": ("A I/6 = 4S\nB IV/4 = 2S+W", "I/6 IV/4", (4, 0, 3, 2, 2)),
    "tunnel": ("A III/4 = 5S\nB V/5 = 3S", "III/4 V/5", (5, 0, 3, 0, 2)),
    "a lone wizard": ("A II/2 = W\nB II/5 = H", "II/2 II/5", (1, 2, 1, 1, 0)),
}


@pytest.mark.clause("THO-15.4", "THO-15.12", "THO-15.13", "THO-15.14", "THO-15.15", "THO-15.16", "THO-15.18")
@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("mode", ["total", "partial"])
def test_the_chain_is_the_engines_own_tree(name: str, mode: str) -> None:
    text, pair, fight = SMALL[name]
    start = after(f"{text}\nfar soldiers", f"attack {pair} {mode}")
    assert start.phase is Phase.EXCHANGE
    assert start.fight is not None
    assert odds.sides(start, start.fight) == sides(fight)
    found = tree(start)
    assert found == {tuple(end): share for end, share in odds.endings(*sides(fight)).items()}
    assert outcomes(found) == tuple(odds.result(*sides(fight)))


@pytest.mark.clause("THO-7.4", "THO-7.5", "THO-7.6", "THO-7.7", "THO-15.10", "THO-15.16")
@pytest.mark.parametrize(
    ("text", "rolls", "band", "adds", "plus"),
    [
        ("O II/2 = 4\nA II/5 = 2S", "1 3", (4, 2), 0, 0),
        ("O II/2 = 5\nA II/5 = 4S", "1 3", (5, 4), 0, 0),
        ("O V/4 = 6\nA V/5 = 3S", "1 2", (6, 3), 0, 1),
        ("O II/1 = 4\nA 1 = 3S", "1 3", (4, 3), 0, 2),
        ("O III/4 = 4\nA V/5 = 1S", "1 2", (4, 1), 0, 2),
        ("O II/2 = 5\nA II/5 = 3S+W", "1 3", (5, 4), 2, 0),
    ],
)
def test_the_chain_of_bands_is_the_engines_own_tree(
    text: str, rolls: str, band: tuple[int, int], adds: int, plus: int
) -> None:
    start = after(f"{text}\nfar soldiers\nphase spread", rolls)
    assert start.phase is Phase.EXCHANGE
    defender = odds.Side(band[1], adds, plus)
    found = tree(start, least=1)
    assert found == {tuple(end): share for end, share in odds.endings(odds.Side(band[0]), defender, 1).items()}
    shares = [Fraction(0)] * 5
    for (a, d), share in found.items():
        shares[band_end(a, d)] += share
    assert tuple(shares) == tuple(odds.band_result(band[0], defender))


# --- 10.6 fixture D1 -------------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-13.3", "THO-13.4")
def test_d1_reinforcements() -> None:
    """A 7, B 5, C 7, D 5."""
    assert [reinforcements(at(D1), seat) for seat in (A, B, C, D)] == [7, 5, 7, 5]
    for letter, due in zip("ABCD", (7, 5, 7, 5), strict=True):
        state, events = play(f"{D1}phase help\n{letter} to move", "help 0")
        assert only(events, ev.ReinforcementsDue).soldiers == due == state.to_place


@pytest.mark.clause("THO-14.2", "THO-14.3", "THO-12.12")
@pytest.mark.parametrize(
    ("letter", "attacks", "bridge", "tunnel", "boats"),
    [("A", 14, 0, 0, 11), ("B", 24, 0, 0, 27), ("C", 22, 1, 1, 27), ("D", 23, 1, 0, 11)],
)
def test_d1_legal_attacks(letter: str, attacks: int, bridge: int, tunnel: int, boats: int) -> None:
    found = pairs(f"{D1}{letter} to move")
    assert len(found) == attacks
    routes = Counter(HOUSE.route(origin, target) for origin, target in found)
    assert (routes[Route.BRIDGE], routes[Route.TUNNEL]) == (bridge, tunnel)
    assert len(pairs(f"{D1}{letter} to move\nhelp 5", boat=True)) == boats
    assert len(pairs(f"{D1}{letter} to move\nhelp 5")) == attacks
    assert len(typed(f"{D1}{letter} to move")) == 1 + 2 * attacks  # pass, or either mode


@pytest.mark.clause("THO-6.5", "THO-6.6", "THO-6.7", "THO-7.2", "THO-7.3")
def test_d1_spread_and_bands() -> None:
    """II, III, V, VI: castles 4, 5, 4, 3; 48 orks; bands 1, 3, 6."""
    start = at(f"{D1}phase spread")
    assert orks(start) == 32
    state, events = play(start, "2 3 5 6")
    assert [here(state, castle) for castle in ("1", "3", "6", "8")] == ["O 4", "O 5", "O 4", "O 3"]
    grown = [space for event in of(events, ev.OrksGrew) for space in event.spaces]
    assert len(grown) == 8
    assert all(here(state, space) == "O 3" for space in grown)
    assert all(here(state, space) == "O 2" for space in ("I/5", "I/6", "IV/3", "IV/5"))
    assert orks(state) == 48
    assert bands(state) == ("1", "3", "6")
    assert [band_targets(state, band) for band in bands(state)] == [
        ("I/2", "III/6"),
        ("II/3", "II/4", "VI/1"),
        ("V/1", "V/3"),
    ]
    played = play(state, *["1 : 6"] * 7)
    order = [(event.origin, event.target) for event in of((*events, *played.events), ev.BandAttacks)]
    assert order == [
        ("1", "I/2"), ("1", "III/6"), ("3", "II/3"), ("3", "II/4"), ("3", "VI/1"), ("6", "V/1"), ("6", "V/3"),
    ]  # fmt: skip
    assert played.state.phase is Phase.DRAGON
