"""N-1 to N-30 of the specification: numbers worth knowing, each found again from the game itself.

N-6 to N-9, N-14 to N-16, N-19 and N-30 stand in `test_territories.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from math import factorial

import pytest
from msgspec.structs import replace

from orclib.games.armadora.bots import odds
from orclib.games.armadora.box import VALUES
from orclib.games.armadora.rules import scoring
from tests import depth
from tests.games.armadora.support import (
    FIRST,
    FOURTH,
    GAME,
    SECOND,
    THIRD,
    Options,
    Phase,
    Seat,
    Square,
    State,
    act,
    at,
    gold,
    legal,
    random_game,
    set_up,
    walk,
)
from tests.games.support import Step, last

# --- the board and the box -------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-3.5")
def test_n3_there_are_5040_layouts_of_the_heaps_and_chance_makes_each_as_often() -> None:
    layouts: dict[tuple[int, ...], Fraction] = {}
    branches = [(GAME.new(), Fraction(1))]
    while branches:
        state, share = branches.pop()
        if state.phase is not Phase.HEAPS:
            assert state.heaps not in layouts
            layouts[state.heaps] = share
            continue
        for action, chance in GAME.chances(state):
            branches.append((GAME.apply_unchecked(state, action)[0], share * chance))
    assert len(layouts) == 5_040 == factorial(8) // 2**3
    assert set(layouts.values()) == {Fraction(1, 5_040)}
    assert {tuple(sorted(heaps)) for heaps in layouts} == {(3, 4, 4, 5, 5, 6, 6, 7)}


def hand(players: int) -> list[int]:
    """The values of a starting hand, tile by tile."""
    held = set_up(players=players).state.hands
    assert len(held) == players
    assert len(set(held)) == 1
    return [value for value, count in zip(VALUES, held[0], strict=True) for _ in range(count)]


# --- first turns -----------------------------------------------------------------------------------------------------


def endings(state: State) -> Counter[str]:
    """The ways to end the turn from here without a power, two palisades counted in one order only."""
    found = Counter[str]()
    for action in GAME.legal_actions(state, state.active):
        if isinstance(action, act.LayPalisade):
            after = GAME.apply_unchecked(state, action)[0]
            assert after.phase is Phase.SECOND_STICK
            found["one"] += 1
            found["ordered"] += sum(isinstance(a, act.LayPalisade) for a in GAME.legal_actions(after, after.active))
        elif isinstance(action, act.PlaceWarrior | act.Pass):
            found["warrior" if isinstance(action, act.PlaceWarrior) else "pass"] += 1
    found["two"] = found.pop("ordered") // 2
    return found


def powers(state: State) -> list[State]:
    """The states after each use of a power that is allowed now."""
    kinds = (act.Look, act.Shoot, act.ExtraWarrior, act.ExtraPalisade)
    actions = [a for a in GAME.legal_actions(state, state.active) if isinstance(a, kinds)]
    return [GAME.apply_unchecked(state, action)[0] for action in actions]


def opening(peoples: str, *, advanced: bool = False) -> State:
    """The first turn, taken by the first of the peoples."""
    state: State = set_up(players=len(peoples), peoples=peoples, advanced=advanced).state
    return state


@pytest.mark.parametrize(("peoples", "warriors"), [("ME", 160), ("MEG", 128), ("MOGE", 128)])
def test_n10_legal_first_turns_under_the_basic_rules(peoples: str, warriors: int) -> None:
    ways = endings(opening(peoples))
    assert ways == {"warrior": warriors, "one": 67, "two": 2_207, "pass": 1}
    assert ways.total() == {160: 2_435, 128: 2_403}[warriors]


@pytest.mark.parametrize(("peoples", "more"), [("OM", 157_991), ("OME", 155_847), ("OMGE", 155_847)])
def test_n11_extra_first_turns_of_an_orc_who_uses_the_power(peoples: str, more: int) -> None:
    state = opening(peoples, advanced=True)
    assert endings(state) == endings(opening(peoples))
    ways = sum(map(endings, powers(state)), Counter[str]())
    assert ways == {"warrior": 67 * len(legal(state, act.PlaceWarrior)), "one": 4_414, "two": 142_857}
    assert ways.total() == more


@pytest.mark.parametrize(
    ("peoples", "more"), depth.sampled([("GM", 385_664), ("GME", 304_960), ("GMOE", 303_968)], most=1)
)
def test_n12_extra_first_turns_of_a_goblin_who_uses_the_power(peoples: str, more: int) -> None:
    state = opening(peoples, advanced=True)
    assert endings(state) == endings(opening(peoples))
    assert sum(endings(after).total() for after in powers(state)) == more


# --- the length of the game ------------------------------------------------------------------------------------------


def slowly(state: State, actions: Sequence[act.AnyAction]) -> act.AnyAction:
    """One stick a turn, uprights first; then the warriors, then the reinforcement, and at last a pass."""
    for kind in (act.Stop, act.LayPalisade, act.PlaceWarrior, act.PlaceReinforcement, act.Pass):
        fitting = [a for a in actions if isinstance(a, kind)]
        if fitting:
            return min(fitting, key=_column)
    return actions[0]


def _column(action: act.AnyAction) -> tuple[int, ...]:
    """Each player fills another column from the top, so that each has one to reinforce; other actions are alike."""
    if isinstance(action, act.PlaceWarrior):
        return (action.square.column - action.seat) % 8, action.square.row
    return ()


def longest(options: Options) -> list[Step]:
    """A game that lasts as long as it can."""
    return list(walk(slowly, options=options))


def turns_of(steps: list[Step]) -> int:
    """How many turns a game had, counted by who was to move."""
    return sum(s.before.phase is Phase.ACTION for s in steps)


@pytest.mark.parametrize(("players", "turns"), [(2, 69), (3, 70), (4, 71)])
def test_n21_the_longest_basic_game_is_reached_by_a_scripted_one(players: int, turns: int) -> None:
    steps = longest(Options(players=players))
    assert turns_of(steps) == steps[-1].state.turn == turns == 35 + 32 + players
    assert (steps[-1].state.supply, all(steps[-1].state.passed)) == (0, True)


@pytest.mark.parametrize(("players", "turns"), [(2, 71), (3, 73), (4, 75)])
def test_n22_the_longest_advanced_game_has_a_turn_more_for_each_reinforcement(players: int, turns: int) -> None:
    steps = longest(Options(players=players, advanced=True))
    assert turns_of(steps) == steps[-1].state.turn == turns == 35 + 32 + 2 * players
    assert not any(steps[-1].state.reinforcements)


# --- gold ------------------------------------------------------------------------------------------------------------


def test_n23_one_side_can_win_all_40_and_nobody_may_win_any() -> None:
    assert gold("E:C3=1") == (0, 40)
    assert gold("") == (0, 0)
    assert gold("advanced, MOGE; G:C3=1") == (40, 0, 40, 0)
    for seed in range(20):
        outcome = GAME.outcome(last(random_game(seed)))
        assert outcome is not None
        assert 0 <= sum(outcome.score.totals) <= 40


# --- odds ------------------------------------------------------------------------------------------------------------


@cache
def draws(players: int, tiles: int) -> Counter[tuple[int, ...]]:
    """What some random tiles of a fresh hand may be, and how often."""
    return Counter(combinations(sorted(hand(players)), tiles))


@cache
def majority(players: int, mine: tuple[int, ...], theirs: tuple[int, ...]) -> int:
    """1, 0 or −1: whether the first seat wins, ties or loses a territory to the second, as the game counts it."""
    peoples = {2: "ME", 4: "MOGE"}[players]
    places = [f"{column}{row}" for row in (1, 3) for column in "ABCEFG"]
    told = [f"{peoples[0]}:{square}={value}" for square, value in zip(places, mine, strict=False)]
    told += [f"{peoples[1]}:{square}={value}" for square, value in zip(places[6:], theirs, strict=False)]
    first, second = gold(f"{peoples}; {' '.join(told)}")[:2]
    assert (first, second) in ((40, 0), (0, 40), (20, 20))
    return (first > second) - (first < second)


def counted_odds(players: int, mine: int, theirs: int) -> tuple[Fraction, Fraction, Fraction]:
    """How likely so many random tiles win, tie and lose against so many: every draw is laid out and counted."""
    ways = Counter[int]()
    for (one, often), (other, times) in (
        (a, b) for a in draws(players, mine).items() for b in draws(players, theirs).items()
    ):
        ways[majority(players, one, other)] += often * times
    return tuple(Fraction(ways[result], ways.total()) for result in (1, 0, -1))  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("mine", "theirs", "win", "tie"),
    [
        pytest.param(1, 1, Fraction(1, 4), Fraction(1, 2), id="n24"),
        pytest.param(2, 1, Fraction(257, 320), Fraction(157, 1920), id="n25"),
        pytest.param(2, 2, Fraction(1733, 4800), Fraction(667, 2400), id="n26", marks=pytest.mark.thorough),
        pytest.param(3, 2, Fraction(15947, 22400), Fraction(1013, 9600), id="n27", marks=pytest.mark.thorough),
        pytest.param(3, 3, Fraction(12819, 31360), Fraction(2861, 15680), id="n28", marks=pytest.mark.thorough),
    ],
)
def test_n24_to_n28_random_tiles_of_fresh_two_player_hands(
    mine: int, theirs: int, win: Fraction, tie: Fraction
) -> None:
    assert counted_odds(2, mine, theirs) == odds.against(mine, theirs, 2) == (win, tie, 1 - win - tie)
    assert counted_odds(2, theirs, mine) == odds.against(theirs, mine, 2) == (1 - win - tie, tie, win)
    if mine == theirs:
        assert win == 1 - win - tie


@pytest.mark.parametrize(
    ("mine", "theirs", "win", "tie"),
    [
        (1, 1, Fraction(9, 32), Fraction(7, 16)),
        (2, 1, Fraction(179, 224), Fraction(5, 56)),
        pytest.param(3, 2, Fraction(1143, 1568), Fraction(45, 392), marks=pytest.mark.thorough),
    ],
)
def test_n29_random_tiles_of_fresh_four_player_hands(mine: int, theirs: int, win: Fraction, tie: Fraction) -> None:
    assert counted_odds(4, mine, theirs) == odds.against(mine, theirs, 4) == (win, tie, 1 - win - tie)


def worlds(state: State, seat: Seat | None) -> Iterator[tuple[State, int]]:
    """Every board that a seat cannot tell from this one, and in how many ways it comes about."""
    view = GAME.observe(state, seat)
    branches = [(state, 1)]
    for owner in state.options.seats:
        mine = [place for place, one in enumerate(view.squares) if one is not None and one.owner == owner]
        hidden = [place for place in mine if (one := view.squares[place]) is not None and one.value is None]
        pool = hand(state.options.players)
        for place in mine:
            one = view.squares[place]
            if one is not None and one.value is not None:
                pool.remove(one.value)
        for value in [v for v, n in zip(VALUES, view.hands[owner] or (0,) * 5, strict=True) for _ in range(n)]:
            pool.remove(value)
        ways = Counter(permutations(pool, len(hidden)))
        branches = [
            (turned(now, hidden, drawn), times * often) for now, times in branches for drawn, often in ways.items()
        ]
    yield from branches


def turned(state: State, places: list[int], drawn: tuple[int, ...]) -> State:
    """The state with other values on some squares."""
    squares = list(state.squares)
    for place, value in zip(places, drawn, strict=True):
        one = squares[place]
        assert one is not None
        squares[place] = replace(one, value=value)
    return replace(state, squares=tuple(squares))


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("MEG; M:A1=1 M:B1=2 E:C1=4", THIRD),
        ("MEG, NE closed; M:A1=1 M:B1=2 E:C1=4 G:E1=3 E:G1=1 G:H1=2", FIRST),
        ("advanced, EMG, NE closed; E:G1=1 M:H1=1 M:A1=2 E:C1=4; arrows: H1 A1; seen: M C1", SECOND),
        ("advanced, MEG, NE closed; E:G1=1 M:H1=1 E:G2=2 M:A1=2; reinforced: G1; arrows: H1", THIRD),
        (
            "advanced, MEG, NE closed; E:G1=1 M:H1=1 G:G2=2; reinforced: G2; options: reinforcement_breaks any_tie",
            THIRD,
        ),
        ("advanced, EM; M:A1=1 E:B1=1; arrows: A1 A1; options: arrow_floor on, claim_needs_positive on", FIRST),
        ("advanced, MOGE, NW closed; M:A1=1 O:B1=2 G:C1=3^ E:E1=4 G:A2=1", SECOND),
        ("advanced, MOGE; M:A1=1 O:B1=2 G:C1=3 E:E1=4; options: teams off", FOURTH),
        ("MOGE; M:A1=1 O:B1=2 G:C1=3; options: partners_share on", THIRD),
        ("M:A1=1 E:B1=1; options: relook off", FIRST),
    ],
)
def test_prospects_are_what_counting_every_hidden_world_gives(text: str, seat: Seat) -> None:
    state = at(text)
    wins, shares, shared, none = Counter[tuple[int, int]](), Counter[tuple[int, int]](), Counter[int](), Counter[int]()
    every = 0
    for world, often in worlds(state, seat):
        every += often
        for count in scoring.counts(world):
            for side in count.takers:
                (wins if len(count.takers) == 1 else shares)[count.number, side] += often
            shared[count.number] += often * (len(count.takers) > 1)
            none[count.number] += often * (not count.takers)
    found = odds.prospects(GAME.observe(state, seat))
    assert {prospect.number for prospect in found} == {c.number for c in scoring.counts(state) if c.gold and c.bands}
    for each in found:
        sides = range(len(state.options.sides))
        assert each.wins == tuple(Fraction(wins[each.number, side], every) for side in sides)
        assert each.shares == tuple(Fraction(shares[each.number, side], every) for side in sides)
        assert each.shared == Fraction(shared[each.number], every)
        assert each.nobody == Fraction(none[each.number], every)
        assert sum(each.wins) + each.shared + each.nobody == 1
    assert every > 1


def test_the_sentence_of_odds_says_that_nobody_may_take_it() -> None:
    text = "advanced, EM, NE closed; M:G1=1 E:A1=1; arrows: G1; options: claim_needs_positive {}"
    on, off = (GAME.prospects(GAME.observe(at(text.format(how)), FIRST)) for how in ("on", "off"))
    ((told, _clause),) = [each for each in on if "G1" in each[0]]
    assert told.endswith("who takes its 7 gold? Mage 31.2% and nobody 68.8%.")
    assert not any("nobody" in sentence for sentence, _ in off)


def test_a_look_finds_each_value_as_often_as_it_is_among_the_unseen_tiles() -> None:
    state = at("advanced, MEG; E:A1=4 E:B1=1 G:C1=3^; M to move")
    view = GAME.observe(state, FIRST)
    tiles = Counter(hand(3))
    assert odds.look(view, Square.A1) == {value: Fraction(n, 11) for value, n in tiles.items()}
    assert odds.look(view, Square.C1) == {3: Fraction(1)}
    after = GAME.observe(GAME.apply(state, GAME.parse("look A1", state))[0], FIRST)
    assert odds.look(after, Square.A1) == {4: Fraction(1)}
    assert odds.look(after, Square.B1) == {1: Fraction(7, 10), 2: Fraction(2, 10), 3: Fraction(1, 10)}


def test_more_tiles_than_there_are_cannot_be_drawn() -> None:
    assert odds.totals((1, 1, 0, 0, 0), 2) == {3: Fraction(1)}
    for tiles in (-1, 3):
        with pytest.raises(ValueError, match=f"{tiles} tiles cannot be drawn from 2"):
            odds.totals((1, 1, 0, 0, 0), tiles)
