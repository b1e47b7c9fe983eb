"""The 40 rulings: what each switch changes, and what it leaves alone. What follows from a reading: test_clauses."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from orclib.games.armadora.rules import scoring
from orclib.games.armadora.state import Phase, State
from tests.games.armadora.support import (
    ALL_LINES,
    FIRST,
    GAME,
    SECOND,
    STUCK,
    Options,
    act,
    after,
    at,
    bound,
    legal,
    legal_lines,
    on,
    random_game,
    regions,
    sticks,
)
from tests.games.support import states_of

SWITCHES: dict[str, tuple[str, Any, Any]] = {
    "stick_count": ("ARM-R1", "one_or_two", "two_if_possible"),
    "min_territory": ("ARM-R2", 4, 3),
    "heap_placement": ("ARM-R8", "random", "manual"),
    "first_player": ("ARM-R10", "random", 1),
    "relook": ("ARM-R12", True, False),
    "partners_share": ("ARM-R13", False, True),
    "power_needs_action": ("ARM-R17", True, False),
    "claim_needs_positive": ("ARM-R19", False, True),
    "final_tie": ("ARM-R21", "piles", "shared"),
    "reinforcement_breaks": ("ARM-R24", "own_ties", "any_tie"),
    "arrow_floor": ("ARM-R28", False, True),
    "teams": ("ARM-R33", True, False),
}
"""The switches of section 8, each with its ruling, its default and another value."""


@pytest.mark.clause("ARM-3.8")
def test_all_that_a_group_agrees_on_is_an_option() -> None:
    assert set(Options.__struct_fields__) == {*SWITCHES, "players", "peoples", "advanced"}


# --- what a switch leaves alone --------------------------------------------------------------------------------------


@cache
def some_states(every: int = 9) -> tuple[State, ...]:
    """States of advanced games with two, three and four players, after the set-up."""
    games = (
        random_game(seed, advanced=True, players=len(peoples), peoples=peoples)
        for seed, peoples in enumerate(("EM", "OG", "MEG", "MOGE"))
    )
    return tuple(state for steps in games for state in states_of(steps, every) if state.hands)


MAY_ADD = {"power_needs_action": "look shoot extra pass", "teams": "look shoot", "min_territory": "fence extra"}
SLOW = ("stick_count", "min_territory")
"""Here each move is looked at twice, or the land is made anew."""
MAY_TAKE = {"stick_count": "fence stop"}


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_changes_no_legal_moves_but_those_that_it_is_about(name: str) -> None:
    other, added = SWITCHES[name][2], set[str]()
    for state in some_states(every=2 if name == "teams" else 16 if name in SLOW else 7):
        flipped = at(state, **{name: other})
        if name == "min_territory":
            if not GAME.calm(state):
                continue
            flipped = GAME.position(f"{GAME.describe(state)}\nmin_territory 3")
        more, fewer = bound.differ(state, flipped)
        assert {move.split()[0] for move in more} <= set(MAY_ADD.get(name, "").split())
        assert {move.split()[0] for move in fewer} <= set(MAY_TAKE.get(name, "").split())
        if name == "power_needs_action":
            assert ("pass" in more) == (state.phase is Phase.AFTER_POWER)
        assert name != "teams" or not more or state.options.players == 4
        added |= more
    assert bool(added) == (name in MAY_ADD)


@pytest.mark.parametrize("name", ["claim_needs_positive", "arrow_floor", "reinforcement_breaks", "relook"])
def test_a_switch_changes_no_count_but_where_its_case_comes_up(name: str) -> None:
    seen = 0
    for state in some_states():
        counts = scoring.counts(state), scoring.counts(at(state, **{name: SWITCHES[name][2]}))
        for one, two in zip(*counts, strict=True):
            there = [on(state, s.value) for s in one.squares if state.squares[s.index] is not None]
            concerned = {
                "claim_needs_positive": any(total <= 0 for _, total in one.totals),
                "arrow_floor": any(scoring.final_value(warrior, state.options) < 0 for warrior in there),
                "reinforcement_breaks": one.verdict.clause == "ARM-9.4"
                and any(warrior.reinforced for warrior in there),
            }
            if concerned.get(name):
                assert name != "reinforcement_breaks" or two.verdict.clause == "ARM-12.7"
            else:
                assert one == two
                seen += 1
    assert seen


# --- what it changes -------------------------------------------------------------------------------------------------


def test_r8_heaps_as_in_the_examples_or_by_hand() -> None:
    state = GAME.new(Options(heap_placement="reference"))
    while state.phase is Phase.HEAPS:
        ((action, share),) = GAME.chances(state)
        assert share == Fraction(1)
        state = GAME.apply(state, action)[0]
    assert state.heaps == (5, 6, 4, 7, 4, 5, 3, 6)
    manual = GAME.new(Options(heap_placement="manual"))
    assert (GAME.to_act(manual), len(GAME.legal_actions(manual, FIRST))) == ((FIRST,), 8 * 5)
    put = after(manual, "H2=7", "D1=3", "G5=4", "A4=4", "B2=5", "F2=5", "E4=6", "C5=6")
    assert (put.phase, put.heaps) == (Phase.FIRST, (3, 5, 5, 7, 4, 6, 6, 4))


def test_r17_and_r39_a_pass_may_follow_a_power_and_is_for_good() -> None:
    looked = after(f"{STUCK}\npower_needs_action off", "look H1")
    assert legal(looked) == ["pass"]
    end = after(looked, "pass")
    assert (end.passed, end.active, end.powers) == ((True, False), SECOND, (1, 2))


@pytest.mark.parametrize("minimum", [5, 6])
def test_r40_smaller_territories_that_are_there_already_stay(minimum: int) -> None:
    """What a palisade makes has to be large enough, not what was there."""
    text = f"NW closed; min_territory {minimum}"
    laid = sticks(at(text))
    fit = {
        line
        for line in set(ALL_LINES) - set(laid)
        if all(len(part) >= minimum for part in regions([*laid, line]) - regions(laid))
    }
    assert set(legal_lines(text)) == fit
    assert {"A1|B1", "A1/A2"} <= fit  # they cut nothing off
    assert GAME.position(GAME.describe(at(text))) == at(text)


def test_the_goblins_and_orcs_powers_are_none_of_the_two_palisades() -> None:
    """R38, stick_count: two_if_possible."""
    power = after("advanced, OM; stick_count two_if_possible", "extra A1|B1")
    assert act.PlaceWarrior in {type(action) for action in GAME.legal_actions(power, FIRST)}
    assert after(power, "fence C1|D1 E1|F1").supply == 32
