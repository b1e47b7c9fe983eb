"""How gold is likely to be shared out, as far as a seat can see: what the bots think with.

A *plot* is a connected set of squares with gold that palisades could close off: at least as many squares as a
territory needs, and not many more. Each heap is thought to end up in one of the plots around it, the likelier the
fewer palisades that plot lacks; and who wins a plot is reckoned from what stands there and what may still come.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, cached_property, lru_cache
from itertools import chain
from math import erf, sqrt
from typing import Final, NamedTuple

from orclib.engine import Seat
from orclib.games.armadora.bots.odds import unseen
from orclib.games.armadora.box import GOLD_SQUARES, SQUARES, VALUES, Square
from orclib.games.armadora.rules.territories import Land, border, neighbours, squares_of
from orclib.games.armadora.state import View, free_mask

LACK: Final = 0.45
"""How much less likely a plot is for each palisade that it lacks."""
OPEN: Final = LACK**3
"""How likely a territory that can still be divided is to stay as it is."""
UNREST: Final = 16.0
"""How much a free square may yet change, in squares of the values still held."""
REST: Final = 4.0
"""The same where a territory is closed for good, so that only its own free squares count."""
LARGEST: Final = 7
"""The most squares of a plot."""
BORDER: Final = 10
"""The most lines around a plot."""
FAR: Final = 6
"""Plots that lack more palisades are not thought of."""
_GOLD: Final = sum(square.bit for square in GOLD_SQUARES)


class Plot(NamedTuple):
    """A set of squares that could become a territory."""

    squares: int
    missing: int
    """The lines of its border without a palisade."""
    heaps: tuple[int, ...]
    """The places of its heaps in `GOLD_SQUARES`."""
    settled: bool = False
    """Whether it is a territory that can no longer be divided."""


class Standing(NamedTuple):
    """How a side stands in a plot."""

    lead: float
    """Over the best of the others, with unseen tiles at their mean."""
    doubt: float
    """The variance of what is unseen there."""
    free: int
    settled: bool = False

    def after(self, value: int) -> Standing:
        """With one more warrior of that value."""
        return self._replace(lead=self.lead + value, free=self.free - 1)


class Outlook:
    """The gold that each side may hope for in a position, for one side."""

    def __init__(self, view: View, side: int) -> None:
        self.view, self.side, self.land = view, side, view.land
        self._values, self._doubts = _seen(view)
        self.free = free_mask(view)
        held = [value * value * n for seat in view.options.seats for value, n in _hopes(view, seat)]
        self.held = sum(view.held)
        self.swing = sum(held) / self.held if self.held else 0.0
        self._cache: dict[tuple[int, bool], tuple[Standing, float]] = {}

    # --- gold to expect ------------------------------------------------------------------------------------------

    @cached_property
    def gold(self) -> float:
        """The gold to expect as things stand."""
        return self._sum(*self._tally)

    def with_land(self, land: Land, laid: int = 1) -> float:
        """The gold to expect with other palisades, `laid` more than there are now."""
        same = len(land.territories) == len(self.land.territories)
        if same and laid == 1 and self.view.supply > 1:
            return self._sum(*self._retally(land))
        return self._sum(*self._count(_weighed(land, self.view.supply > laid)))

    def gain(self, square: Square, value: int) -> float:
        """What a warrior of a value on a free square would add to the gold to expect."""
        gain = 0.0
        for share, at, chance in self._around.get(square, ()):
            gain += share * (self.win(at.after(value)) - chance)
        return gain

    def _sum(self, hopes: list[float], weights: list[float]) -> float:
        pairs = zip(self.view.heaps, hopes, weights, strict=True)
        return sum(gold * hope / weight for gold, hope, weight in pairs if weight)

    @cached_property
    def _plots(self) -> list[tuple[Plot, float]]:
        return list(_weighed(self.land, self.view.supply > 0))

    @cached_property
    def _tally(self) -> tuple[list[float], list[float]]:
        return self._count(self._plots)

    def _count(self, plots: Iterable[tuple[Plot, float]]) -> tuple[list[float], list[float]]:
        """By heap, the weight of all plots around it, and how much of it the side may hope for."""
        hopes, weights = [0.0] * len(GOLD_SQUARES), [0.0] * len(GOLD_SQUARES)
        for plot, weight in plots:
            hope = weight * self.chance(plot.squares, plot.settled)
            for heap in plot.heaps:
                hopes[heap] += hope
                weights[heap] += weight
        return hopes, weights

    def _retally(self, land: Land) -> tuple[list[float], list[float]]:
        """The tally after a palisade that divides nothing: only plots at its line, or at lines it closed, change."""
        laid, closed = land.palisades & ~self.land.palisades, land.closed & ~self.land.closed
        hopes, weights = (list(each) for each in self._tally)
        for plot, weight in self._plots:
            if not plot.missing & (laid | closed):
                continue
            change = -weight if plot.missing & closed else weight / LACK - weight
            hope = change * self.chance(plot.squares, plot.settled)
            for heap in plot.heaps:
                hopes[heap] += hope
                weights[heap] += change
        return hopes, weights

    @cached_property
    def _around(self) -> dict[Square, list[tuple[float, Standing, float]]]:
        """By free square, the plots it lies in: the gold at stake, how the side stands, its chance."""
        worth = [gold / weight if weight else 0.0 for gold, weight in zip(self.view.heaps, self._tally[1], strict=True)]
        found: dict[Square, list[tuple[float, Standing, float]]] = {}
        for plot, weight in self._plots:
            share = weight * sum(worth[heap] for heap in plot.heaps)
            row = (share, *self._known(plot.squares, plot.settled))
            for square in squares_of(plot.squares & self.free):
                found.setdefault(square, []).append(row)
        return found

    # --- who wins a plot -----------------------------------------------------------------------------------------

    def standing(self, squares: int, settled: bool = False) -> Standing:
        """How the side stands on a set of squares."""
        return self._known(squares, settled)[0]

    def chance(self, squares: int, settled: bool = False) -> float:
        """The chance that the side wins a set of squares."""
        return self._known(squares, settled)[1]

    def _known(self, squares: int, settled: bool) -> tuple[Standing, float]:
        found = self._cache.get((squares, settled))
        if found is None:
            totals = [sum(v * (mask & squares).bit_count() for v, mask in each.items()) for each in self._values]
            own = totals.pop(self.side)
            doubt = sum(v * (mask & squares).bit_count() for v, mask in self._doubts.items())
            at = Standing(own - max(totals), doubt, (self.free & squares).bit_count(), settled)
            found = self._cache[squares, settled] = at, self.win(at)
        return found

    def win(self, at: Standing) -> float:
        """The chance to be ahead in the end: a lead against what is unseen and what free squares may bring."""
        unrest = REST if at.settled else UNREST
        spread = at.doubt + unrest * self.swing * min(at.free, self.held)
        if spread <= 0:
            return 0.5 if at.lead == 0 else float(at.lead > 0)
        return 0.5 + 0.5 * erf(at.lead / sqrt(2 * (spread + 0.3)))


def _hopes(view: View, seat: Seat) -> list[tuple[float, float]]:
    """The values a seat may still have in the hand, each with how many are to be expected."""
    hand = view.hands[seat]
    if hand is not None:
        return list(zip(VALUES, hand, strict=True))
    pool = unseen(view, seat)
    share = view.held[seat] / sum(pool) if sum(pool) else 0.0
    return [(value, n * share) for value, n in zip(VALUES, pool, strict=True)]


def _seen(view: View) -> tuple[list[dict[float, int]], dict[float, int]]:
    """By side, the squares that each value stands on; and the squares of unseen tiles by their variance."""
    values: list[dict[float, int]] = [{} for _ in view.options.sides]
    doubts: dict[float, int] = {}
    guesses = [_mean_and_variance(view, seat) for seat in view.options.seats]
    for square, one in zip(SQUARES, view.squares, strict=True):
        if one is None:
            continue
        value: float
        if one.value is None:
            value, variance = guesses[one.owner]
            doubts[variance] = doubts.get(variance, 0) | square.bit
        else:
            value = one.value
        value += 1.5 * one.reinforced - one.arrows  # a reinforcement wins ties too
        side = values[view.options.side(one.owner)]
        side[value] = side.get(value, 0) | square.bit
    return values, doubts


def _mean_and_variance(view: View, seat: Seat) -> tuple[float, float]:
    """Of a tile of this seat that the eyes have not seen."""
    pool = unseen(view, seat)
    count = sum(pool) or 1
    mean = sum(value * n for value, n in zip(VALUES, pool, strict=True)) / count
    return mean, sum((value - mean) ** 2 * n for value, n in zip(VALUES, pool, strict=True)) / count


# --- plots -----------------------------------------------------------------------------------------------------------


def _weighed(land: Land, more: bool) -> Iterator[tuple[Plot, float]]:
    """Every plot of a land with how likely it is; `more`: palisades are left."""
    for territory in land.territories:
        if territory & _GOLD:
            divisible = more and territory.bit_count() >= 2 * land.minimum
            yield Plot(territory, 0, _heaps(territory), not divisible), OPEN if divisible else 1.0
    if more:
        yield from ((plot, LACK ** plot.missing.bit_count()) for plot in possible(land))


@lru_cache(maxsize=4096)
def possible(land: Land) -> tuple[Plot, ...]:
    """The plots that may still be closed off in a land, without those that are closed already."""
    palisades, closed = land.palisades, land.closed
    large = [each for each in land.territories if each & _GOLD and each.bit_count() >= 2 * land.minimum]
    found = []
    for squares, around, heaps in _plots(land.minimum):
        missing = around & ~palisades
        if around & closed or not 0 < missing.bit_count() <= FAR:
            continue
        if any(not squares & ~territory for territory in large):
            found.append(Plot(squares, missing, heaps))
    return tuple(found)


@cache
def _plots(minimum: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Connected sets of squares with gold: the squares, the lines around them, the heaps."""
    layer = {square.bit for square in SQUARES}
    layers = [layer]
    for _size in range(2, LARGEST + 1):
        layer = {
            mask | other.bit
            for mask in layer
            for other in chain.from_iterable(map(neighbours, squares_of(mask)))
            if not mask & other.bit
        }
        layers.append(layer)
    masks = (mask for each in layers[minimum - 1 :] for mask in sorted(each) if mask & _GOLD)
    bordered = ((mask, border(mask)) for mask in masks)
    return tuple((mask, around, _heaps(mask)) for mask, around in bordered if around.bit_count() <= BORDER)


@cache
def _heaps(squares: int) -> tuple[int, ...]:
    return tuple(place for place, square in enumerate(GOLD_SQUARES) if squares & square.bit)
