"""The land held equal to a plain flood fill by networkx, and what enumeration finds out about sticks and territories.

Tests named after a number, as n6, find that figure of the specification's section 10 again.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orclib.games.armadora.box import GOLD_SQUARES, LAND, LINES, SQUARES, Line, Square
from orclib.games.armadora.rules import palisades
from orclib.games.armadora.rules.territories import WHOLE, Land, land, line_bit, lines_of, squares_of
from tests.games.armadora.support import (
    BOARD,
    EDGES,
    GAME,
    Edge,
    Names,
    act,
    at,
    border,
    connected,
    free_lines,
    lands,
    legal_lines,
    line,
    lines_with,
    names,
    set_up,
)

MINIMA = range(1, 7)
CORNERS = {"A1 B1 A2 B2", "G1 H1 G2 H2", "A4 B4 A5 B5", "G4 H4 G5 H5"}

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


@given(st.sets(st.sampled_from(LINES)), minima)
@settings(max_examples=100)
def test_territories_are_right_also_where_nobody_asked_whether_a_palisade_may_lie(
    laid: set[Line], minimum: int
) -> None:
    assert named(land(laid, minimum).territories) == pieces(laid)


@pytest.mark.thorough
@given(walks(), st.randoms(use_true_random=False))
@settings(max_examples=60)
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


# --- N-6 to N-9: the first sticks ------------------------------------------------------------------------------------


def sets_of(size: int, here: Land, start: int = 0) -> Iterator[Land]:
    """The lands with every legal set of that many palisades, each laid in the order of `LINES`."""
    if not size:
        yield here
        return
    for place in range(start, len(LINES)):
        if here.legal >> place & 1:
            yield from sets_of(size - 1, here.with_palisade(LINES[place]), place + 1)


def last_place(here: Land) -> int:
    """The place in `LINES` of the last palisade."""
    return here.palisades.bit_length()


@cache
def borders() -> tuple[frozenset[Edge], ...]:
    """The borders of all connected sets of one, two or three squares."""
    small = {frozenset(cells) for size in (1, 2, 3) for cells in connected(size)}
    return tuple(border(cells) for cells in small)


def forbidden_sets(size: int) -> int:
    """How many sets of sticks isolate one, two or three squares: they hold the whole border of such a set."""
    found: set[frozenset[Edge]] = set()
    for wall in borders():
        if len(wall) <= size:
            others = [edge for edge in EDGES if edge not in wall]
            found.update(wall | {*more} for more in itertools.combinations(others, size - len(wall)))
    return len(found)


def test_n6_one_stick_may_lie_anywhere_on_the_empty_board() -> None:
    assert len(legal_lines("")) == 67 == len(LINES) == len(EDGES)
    assert forbidden_sets(1) == 0


def test_n7_of_2211_pairs_2207_are_legal_and_the_others_isolate_a_corner() -> None:
    state, wrong = at(""), []
    for pair in itertools.combinations(LINES, 2):
        if GAME.refusals(state, act.LayPalisades(state.active, pair)):
            wrong.append({frozenset(cells) for cells in pieces(pair) if len(cells) < 4})
    assert sum(1 for _ in sets_of(2, Land())) == 2_207 == 2_211 - len(wrong)
    assert {next(iter(small)) for small in wrong} == {frozenset((corner,)) for corner in ("A1", "H1", "A5", "H5")}
    assert forbidden_sets(2) == 4 == len(wrong)


@pytest.mark.thorough
def test_n8_of_47905_sets_of_three_sticks_47619_are_legal_and_none_divides_the_board() -> None:
    found = list(sets_of(3, Land()))
    assert len(found) == 47_619 == 47_905 - forbidden_sets(3)
    assert forbidden_sets(3) == 286
    assert {here.territories for here in found} == {(WHOLE,)}


def rings(most: int) -> set[frozenset[Edge]]:
    """The smallest sets of up to that many sticks that divide the board: rings of posts, the rim being one post."""
    posts: nx.MultiGraph[str] = nx.MultiGraph()
    for edge in EDGES:
        one, two = sorted(edge)
        x, y = "ABCDEFGH".index(two[0]), int(two[1]) - 1
        ends = ((x, y), (x, y + 1)) if one[1] == two[1] else ((x, y), (x + 1, y))
        a, b = ("rim" if p[0] in (0, 8) or p[1] in (0, 5) else str(p) for p in ends)
        posts.add_edge(a, b, key=tuple(sorted(edge)))
    found: set[frozenset[Edge]] = set()
    for ring in nx.simple_cycles(posts, length_bound=most):
        steps = [sorted(posts[a][b]) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)]
        ways = [choice for choice in itertools.product(*steps) if len({*choice}) == len(ring)]
        found |= {frozenset(map(frozenset, choice)) for choice in ways}
    return found


@pytest.mark.thorough
def test_n9_of_766480_sets_of_four_sticks_756474_are_legal_and_four_divide_the_board() -> None:
    """Counted on the legal sets of three; which sets divide is found on the graph of posts."""
    legal = sum((here.legal >> last_place(here)).bit_count() for here in sets_of(3, Land()))
    assert legal == 756_474 == 766_480 - forbidden_sets(4)
    assert forbidden_sets(4) == 10_006
    dividing = [ring for ring in rings(4) if not any(wall <= ring for wall in borders())]
    closed = [names(min(land(lines_with(ring)).territories, key=int.bit_count)) for ring in dividing]
    assert (len(closed), set(closed)) == (4, CORNERS)
    assert {len(ring) for ring in dividing} == {4}  # and every legal set of four that divides is such a ring itself
    for ring in dividing:
        first, second = lines_with(ring)[:2], lines_with(ring)[2:]
        state = set_up().state
        for pair in (first, second):  # so the first territory can be closed on the second turn
            state, _ = GAME.apply(state, act.LayPalisades(state.active, tuple(pair)))
        assert (state.turn, len(state.land.territories)) == (3, 2)


# --- N-14 to N-16: sets of four squares ------------------------------------------------------------------------------


SHAPES = {"I": "A1 B1 C1 D1", "O": "A1 B1 A2 B2", "T": "A1 B1 C1 B2", "S": "A1 B1 B2 C2", "L": "A1 B1 C1 C2"}


def looks(cells: Iterable[str]) -> set[frozenset[tuple[int, int]]]:
    """A set of squares pushed into the corner, in all eight ways to turn and mirror it."""
    found = set()
    places = [(ord(square[0]), int(square[1])) for square in cells]
    for a, b, swap in itertools.product((1, -1), (1, -1), (False, True)):
        turned = [(b * y, a * x) if swap else (a * x, b * y) for x, y in places]
        left, top = (min(place[i] for place in turned) for i in (0, 1))
        found.add(frozenset((x - left, y - top) for x, y in turned))
    return found


def shape(cells: Names) -> str:
    """Which of the five pieces of four squares a set is."""
    (found,) = (name for name, piece in SHAPES.items() if looks(piece.split()) == looks(cells))
    return found


def test_n14_there_are_429_connected_sets_of_four_squares() -> None:
    assert Counter(map(shape, connected(4))) == {"I": 41, "O": 28, "T": 90, "S": 90, "L": 180}
    assert len(connected(4)) == 429
    for cells in connected(4):
        assert cells in named(land(lines_with(border(cells))).territories)


def test_n15_of_these_405_leave_no_small_part_outside() -> None:
    needed = Counter[int]()
    for cells in connected(4):
        walls = lines_with(border(cells))
        if min(mask.bit_count() for mask in land(walls).territories) >= 4:
            needed[len(walls)] += 1
    assert needed == {4: 4, 5: 16, 6: 36, 7: 46, 8: 58, 9: 132, 10: 113}
    assert needed.total() == 405


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(2))
def test_n15_the_walls_of_such_a_set_can_be_laid_in_any_order(seed: int) -> None:
    rng = Random(seed)
    for cells in connected(4):
        walls = lines_with(border(cells))
        rng.shuffle(walls)
        here = Land()
        for each in walls:
            if not here.legal & line_bit(each):
                break
            here = here.with_palisade(each)
        stopped = here != land(walls)
        assert stopped == (min(map(len, pieces(walls))) < 4)


def test_n16_no_connected_set_of_four_holds_three_heaps_so_a_territory_has_two_land_squares() -> None:
    mines = {square.value for square in GOLD_SQUARES}
    heaps = Counter(len(cells & mines) for cells in connected(4))
    assert heaps == {0: 135, 1: 266, 2: 28}
    ground = {square.value for square in LAND}
    assert min(len(cells & ground) for cells in connected(4)) == 2


@given(walks())
def test_n16_every_territory_has_two_land_squares(path: list[Land]) -> None:
    ground = sum(square.bit for square in LAND)
    if path[0].minimum >= 4:
        assert all((mask & ground).bit_count() >= 2 for here in path for mask in here.territories)


# --- N-19 and N-30 ---------------------------------------------------------------------------------------------------

COMB = "all upright sticks in rows 2, 3, 4, 5"


def test_n19_28_sticks_can_lie_without_dividing_the_board_and_29_cannot() -> None:
    state = at(COMB)
    assert (state.land.palisades.bit_count(), lands(state)) == (28, [names(WHOLE)])
    assert nx.minimum_spanning_tree(BOARD).number_of_edges() == 39 == 67 - 28
    divided = {len(state.land.with_palisade(line(name)).territories) for name in legal_lines(state)}
    assert divided == {2}


@given(walks())
def test_n19_with_p_sticks_there_are_at_least_p_less_27_territories(path: list[Land]) -> None:
    for here in path:
        assert len(here.territories) >= max(1, here.palisades.bit_count() - 27)


@pytest.mark.thorough
@given(walks())
@settings(max_examples=200)
def test_n19_with_all_35_sticks_there_are_8_to_10_territories(path: list[Land]) -> None:
    if path[0].minimum == 4 and len(path) > 35:
        assert 8 <= len(path[35].territories) <= 10


def walls(*blocks: str) -> str:
    """The sticks between blocks that cover the board."""
    where = {square: place for place, block in enumerate(blocks) for square in block.split()}
    assert len(where) == 40
    return "sticks: " + " ".join(str(each) for each in LINES if where[each.a.value] != where[each.b.value])


WEST, EAST = ("A1 B1 A2 B2", "C1 D1 C2 D2"), ("E1 F1 E2 F2", "G1 H1 G2 H2")
SOUTH = ("A3 B3 A4 B4", "C3 D3 C4 D4", "E3 F3 E4 F4", "G3 H3 G4 H4", "A5 B5 C5 D5", "E5 F5 G5 H5")
FULL = {
    8: "all 35 upright sticks",
    9: f"{walls(' '.join(WEST), *EAST, *SOUTH)} A1|B1 C1|D1 E1|F1 G1|H1 A3|B3 C3|D3 E3|F3 G3|H3",
    10: f"{walls(*WEST, *EAST, *SOUTH)} A1|B1 C1|D1 E1|F1 G1|H1 A3|B3 C3|D3",
}


@pytest.mark.parametrize("count", FULL)
def test_n19_with_35_sticks_each_number_of_territories_from_8_to_10_can_be(count: int) -> None:
    state = at(FULL[count])
    assert (state.supply, len(state.land.territories)) == (0, count)


def test_n30_a_closed_corner_leaves_63_lines_and_a_dead_end_in_it_59_of_62() -> None:
    assert set(legal_lines("NW closed")) == free_lines("NW closed")
    assert len(free_lines("NW closed")) == 63
    dead_end = at("NW closed; sticks: A1|B1")
    assert (len(legal_lines(dead_end)), len(free_lines(dead_end))) == (59, 62)
    assert free_lines(dead_end) - set(legal_lines(dead_end)) == {"A1/A2", "B1/B2", "A2|B2"}
