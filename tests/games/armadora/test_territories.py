"""The land held equal to a plain flood fill by networkx, and what enumeration finds out about sticks and territories.

Tests named after a number, as n6, find that figure of the specification's section 10 again.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from random import Random

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orclib.games.armadora.box import LINES, SQUARES, Line, Square
from orclib.games.armadora.rules import palisades
from orclib.games.armadora.rules.territories import WHOLE, Land, land, line_bit, lines_of, squares_of
from tests import depth
from tests.games.armadora.support import (
    BOARD,
    GAME,
    Names,
    act,
    at,
    free_lines,
    lands,
    legal_lines,
    line,
    names,
    set_up,
)

MINIMA = range(1, 7)

# --- the plain board -------------------------------------------------------------------------------------------------


def graph(laid: Iterable[Line]) -> nx.Graph[str]:
    """The board with the lines cut that have a palisade."""
    cut = BOARD.copy()
    cut.remove_edges_from((each.a.value, each.b.value) for each in laid)
    return cut


def pieces(laid: Iterable[Line]) -> set[Names]:
    """The territories, by flooding."""
    return set(map(frozenset, nx.connected_components(graph(laid))))


def named(masks: Iterable[int]) -> set[Names]:
    """Sets of squares as sets of names."""
    return {frozenset(square.value for square in squares_of(mask)) for mask in masks}


def lawful(laid: Iterable[Line], minimum: int) -> set[Line]:
    """The lines that may take one more palisade: each is cut, and the two sides of the cut are flooded."""
    cut = graph(laid)
    found = set()
    for each in LINES:
        a, b = each.a.value, each.b.value
        if cut.has_edge(a, b):
            cut.remove_edge(a, b)
            if all(len(nx.node_connected_component(cut, end)) >= minimum for end in (a, b)):
                found.add(each)
            cut.add_edge(a, b)
    return found


# --- any land at all -------------------------------------------------------------------------------------------------

minima = st.sampled_from(MINIMA)
orders = st.permutations(LINES)


@st.composite
def walks(draw: st.DrawFn) -> list[Land]:
    """The lands that one goes through when lines are laid where the land itself says that one may."""
    here = Land(draw(minima))
    path = [here]
    for each in draw(orders):
        if here.legal & line_bit(each):
            here = here.with_palisade(each)
            path.append(here)
    return path


@pytest.mark.thorough
@given(walks(), st.randoms(use_true_random=False))
@settings(max_examples=100)
def test_a_land_is_what_a_plain_flood_fill_says(path: list[Land], rng: Random) -> None:
    for here in rng.sample(path, min(4, len(path))):
        laid = lines_of(here.palisades)
        allowed = lawful(laid, here.minimum)
        assert len(laid) == path.index(here)
        assert named(here.territories) == pieces(laid)
        assert set(lines_of(here.legal)) == allowed
        assert set(lines_of(here.closed)) == set(LINES) - allowed - set(laid)
        assert min(map(len, pieces(laid))) >= here.minimum


@depth.law(100)
@given(st.sets(st.sampled_from(LINES)), minima)
def test_territories_are_right_also_where_nobody_asked_whether_a_palisade_may_lie(
    laid: set[Line], minimum: int
) -> None:
    assert named(land(laid, minimum).territories) == pieces(laid)


@depth.law(180)
@given(walks(), st.randoms(use_true_random=False))
def test_parts_and_pockets_are_the_two_sides_of_the_cut(path: list[Land], rng: Random) -> None:
    here = rng.choice(path)
    laid = lines_of(here.palisades)
    for each in rng.sample(sorted(set(LINES) - set(laid), key=str), min(20, 67 - len(laid))):
        after = graph((*laid, each))
        near, far = (frozenset(nx.node_connected_component(after, end.value)) for end in (each.a, each.b))
        expected = (near, far) if near != far else (near, frozenset())
        one, two = here.parts(each)
        assert (*named([one]), *named([two])) == expected
        assert one | two == here.territory(each.a) == here.territory(each.b)
        small = {side for side in (near, far) if near != far and len(side) < here.minimum}
        assert named(palisades.pockets(here, each)) == small
        assert bool(small) == bool(here.closed & line_bit(each))


@pytest.mark.clause("ARM-7.4")
@depth.law(100)
@given(walks(), st.sampled_from(SQUARES))
def test_a_square_lies_in_one_territory_which_is_found_by_it(path: list[Land], square: Square) -> None:
    for here in path:
        assert sum(mask & square.bit > 0 for mask in here.territories) == 1
        assert here.territory(square) & square.bit
        assert here.territory(square) in here.territories
        assert sum(here.territories) == WHOLE
        firsts = [squares_of(mask)[0].index for mask in here.territories]
        assert firsts == sorted(firsts)


@pytest.mark.clause("ARM-6.12")
@depth.law(100)
@given(walks())
def test_a_line_once_forbidden_is_forbidden_for_good(path: list[Land]) -> None:
    """ARM-R2: a small territory never grows again."""
    for before, after in itertools.pairwise(path):
        assert before.closed & ~after.closed == 0
        assert before.legal & after.legal == after.legal


@pytest.mark.thorough
@pytest.mark.clause("ARM-6.12")
@given(walks(), st.randoms(use_true_random=False))
def test_the_order_of_laying_never_matters(path: list[Land], rng: Random) -> None:
    """ARM-R2: what may lie there in the end may be laid in any order."""
    end = path[-1]
    laid = list(lines_of(end.palisades))
    rng.shuffle(laid)
    here = Land(end.minimum)
    for each in laid:
        assert here.legal & line_bit(each)
        here = here.with_palisade(each)
    assert here == end


@pytest.mark.clause("ARM-6.12")
def test_of_two_palisades_the_order_never_matters() -> None:
    """All 2,211 pairs on three boards: legal one way is legal the other way."""
    comb = [each for each in LINES if each.upright and each.a.row]
    for laid in ([], comb, [line("A3/A4"), line("A4|B4"), line("B4/B5")]):
        here = land(laid)
        for one, two in itertools.combinations(lines_of(here.legal), 2):
            both = [here.with_palisade(x).legal & line_bit(y) > 0 for x, y in ((one, two), (two, one))]
            assert both in ([True, True], [False, False])


@pytest.mark.clause("ARM-7.7")
@depth.law(100)
@given(walks())
def test_territories_never_merge_and_a_palisade_divides_at_most_one(path: list[Land]) -> None:
    for before, after in itertools.pairwise(path):
        assert len(after.territories) - len(before.territories) in (0, 1)
        for mask in after.territories:
            assert sum(mask & old == mask for old in before.territories) == 1
        changed = set(before.territories) - set(after.territories)
        assert len(changed) == len(after.territories) - len(before.territories)


@pytest.mark.parametrize("minimum", MINIMA)
def test_the_minimum_is_the_smallest_piece_that_may_be_cut_off(minimum: int) -> None:
    """Growing pieces are cut off along row 1 and in the corner: the first that passes has `minimum` squares."""
    state = set_up(min_territory=minimum).state
    for cells in (["A1", "B1", "C1", "D1", "E1", "F1"], ["A1", "A2", "B1", "B2", "A3", "B3"]):
        for size in range(1, 7):
            border = [e for e in LINES if (e.a.value in cells[:size]) is not (e.b.value in cells[:size])]
            here = land(border[:-1], minimum)
            assert bool(here.legal & line_bit(border[-1])) == (size >= minimum)
    refusals = GAME.refusals(state, act.LayPalisades(state.active, (line("A1|B1"), line("A1/A2"))))
    assert [reason.clause for reason in refusals[:1]] == (["ARM-6.9"] if minimum > 1 else [])


# --- N-19 and N-30 ---------------------------------------------------------------------------------------------------

COMB = "all upright sticks in rows 2, 3, 4, 5"


def test_n19_28_sticks_can_lie_without_dividing_the_board_and_29_cannot() -> None:
    state = at(COMB)
    assert (state.land.palisades.bit_count(), lands(state)) == (28, [names(WHOLE)])
    assert nx.minimum_spanning_tree(BOARD).number_of_edges() == 39 == 67 - 28
    divided = {len(state.land.with_palisade(line(name)).territories) for name in legal_lines(state)}
    assert divided == {2}


def test_n30_a_closed_corner_leaves_63_lines_and_a_dead_end_in_it_59_of_62() -> None:
    assert set(legal_lines("NW closed")) == free_lines("NW closed")
    assert len(free_lines("NW closed")) == 63
    dead_end = at("NW closed; sticks: A1|B1")
    assert (len(legal_lines(dead_end)), len(free_lines(dead_end))) == (59, 62)
    assert free_lines(dead_end) - set(legal_lines(dead_end)) == {"A1/A2", "B1/B2", "A2|B2"}
