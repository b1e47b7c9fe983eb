"""What a seat can reckon of values it may not see: exact odds for each territory, as if the game were counted now.

A player's unseen tiles are the starting hand less all that the seat has seen of it, and any of them may lie anywhere.
So the total of some face-down tiles is that of as many tiles drawn without replacement (N-24 to N-29).
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import comb
from typing import cast

import msgspec

from orclib.engine import Seat
from orclib.games.armadora.box import HANDS, VALUES, Counts, Square
from orclib.games.armadora.rules.scoring import final_value, token_holder
from orclib.games.armadora.rules.territories import squares_of
from orclib.games.armadora.rules.verdicts import verdict
from orclib.games.armadora.rules.warriors import without
from orclib.games.armadora.state import View, Warrior, start_hand
from orclib.language import say

Totals = dict[int, Fraction]
"""The chance of each total."""


class Prospect(msgspec.Struct, frozen=True):
    """A territory as a seat has to reckon it."""

    number: int
    squares: tuple[Square, ...]
    gold: int
    wins: tuple[Fraction, ...]
    """By side: the chance to take all of the gold."""
    shares: tuple[Fraction, ...]
    """By side: the chance to share it with others."""
    shared: Fraction
    """The chance that it is shared, whoever shares."""
    nobody: Fraction
    """The chance that nobody takes it (ARM-R19)."""


def prospects(view: View) -> tuple[Prospect, ...]:
    """Every territory with gold and warriors, as the eyes of the view have to reckon it."""
    found = []
    for number, mask in enumerate(view.land.territories, 1):
        squares = squares_of(mask)
        gold = sum(map(view.gold, squares))
        if gold and any(view.squares[square.index] is not None for square in squares):
            found.append(Prospect(number, squares, gold, *_chances(view, mask)))
    return tuple(found)


def _chances(view: View, mask: int) -> tuple[tuple[Fraction, ...], tuple[Fraction, ...], Fraction, Fraction]:
    """By side the chances to take all the gold of a territory and to share it; that it is shared; that nobody takes."""
    options = view.options
    by_side: dict[int, Totals] = {}
    for seat in options.seats:
        there = [one for s in squares_of(mask) if (one := view.squares[s.index]) is not None and one.owner == seat]
        if there:
            side = options.side(seat)
            before = by_side.get(side, {0: Fraction(1)})
            by_side[side] = _added(before, _band(view, seat, there))
    wins, shares = ([Fraction(0)] * len(options.sides) for _ in range(2))
    shared, nobody, token = Fraction(0), Fraction(0), token_holder(view, mask)
    for totals_now, chance in _worlds(by_side):
        taking = verdict(options, totals_now, token).takers
        for side in taking:
            (wins if len(taking) == 1 else shares)[side] += chance
        shared += chance if len(taking) > 1 else 0
        nobody += chance if not taking else 0
    return tuple(wins), tuple(shares), shared, nobody


def _worlds(by_side: dict[int, Totals]) -> Iterator[tuple[dict[int, int], Fraction]]:
    """Every combination of totals; hands are dealt apart, so the chances multiply."""
    worlds: list[tuple[dict[int, int], Fraction]] = [({}, Fraction(1))]
    for side, chances in sorted(by_side.items()):
        worlds = [({**known, side: n}, share * chance) for known, share in worlds for n, chance in chances.items()]
    yield from worlds


def _added(one: Totals, two: Totals) -> Totals:
    """The totals of two hands that have nothing to do with each other."""
    result: Totals = {}
    for a, p in one.items():
        for b, q in two.items():
            result[a + b] = result.get(a + b, Fraction(0)) + p * q
    return result


def _band(view: View, seat: Seat, there: list[Warrior]) -> Totals:
    """What one player's warriors in a territory may come to."""
    known = sum(final_value(one, view.options) for one in there if one.value is not None)
    hidden = [one for one in there if one.value is None]
    changed = [one for one in hidden if one.arrows or one.reinforced]
    chances = _with_tokens(view, unseen(view, seat), changed, len(hidden) - len(changed))
    return {known + total: chance for total, chance in chances.items()}


def _with_tokens(view: View, pool: Counts, changed: list[Warrior], plain: int) -> Totals:
    """The totals of unseen warriors of which some carry arrows or a reinforcement."""
    if not changed:
        return totals(pool, plain)
    result: Totals = {}
    for value, count in zip(VALUES, pool, strict=True):
        if count:
            worth = final_value(changed[0], view.options, value)
            for total, chance in _with_tokens(view, without(pool, value), changed[1:], plain).items():
                result[total + worth] = result.get(total + worth, Fraction(0)) + chance * Fraction(count, sum(pool))
    return result


def look(view: View, square: Square) -> dict[int, Fraction]:
    """The chance of each value that a face-down warrior may have, as the eyes of the view have to reckon it."""
    one = view.squares[square.index]
    assert one is not None
    if one.value is not None:
        return {one.value: Fraction(1)}
    pool = unseen(view, one.owner)
    return {value: Fraction(n, sum(pool)) for value, n in zip(VALUES, pool, strict=True) if n}


def unseen(view: View, seat: Seat) -> Counts:
    """The tiles of a player whose place the eyes of the view do not know: face down on the board, or in the hand."""
    left = list(start_hand(view.options))
    for one in view.squares:
        if one is not None and one.owner == seat and one.value is not None:
            left[one.value - 1] -= 1
    hand = view.hands[seat]
    if hand is not None:
        left = [n - kept for n, kept in zip(left, hand, strict=True)]
    return cast(Counts, tuple(left))


@cache
def totals(pool: Counts, tiles: int) -> Totals:
    """The chance of each total of so many tiles drawn without replacement. ValueError when the pool has fewer."""
    if not 0 <= tiles <= sum(pool):
        told = say("{n} tiles cannot be drawn from {all}.", "On ne peut pas piocher {n} guerriers parmi {all}.")
        raise ValueError(told.format(n=tiles, all=sum(pool)))
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value, there in zip(VALUES, pool, strict=True):
        grown: dict[tuple[int, int], int] = {}
        for (drawn, total), count in ways.items():
            for n in range(min(there, tiles - drawn) + 1):
                key = drawn + n, total + n * value
                grown[key] = grown.get(key, 0) + count * comb(there, n)
        ways = grown
    every = comb(sum(pool), tiles)
    return {total: Fraction(count, every) for (drawn, total), count in sorted(ways.items()) if drawn == tiles}


def against(own: int, other: int, players: int) -> tuple[Fraction, Fraction, Fraction]:
    """The chances to win, tie and lose with so many random tiles of a fresh hand against so many of another's."""
    mine, theirs = totals(HANDS[players], own), totals(HANDS[players], other)
    win = sum((p * q for a, p in mine.items() for b, q in theirs.items() if a > b), Fraction(0))
    tie = sum((p * theirs.get(a, Fraction(0)) for a, p in mine.items()), Fraction(0))
    return win, tie, 1 - win - tie
