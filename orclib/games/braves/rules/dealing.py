"""Cards of one back dealt to places in all the ways that may be, each as likely as any other: counted and drawn.

A way puts every single card in a place of its own; what is known of the hands leaves some ways out, or gives them less
weight. The places come as how many each hand has, and at the end those that are nobody's.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate
from math import comb, factorial, lcm
from random import Random
from typing import Final, NamedTuple

Counts = tuple[int, ...]
_ALIKE: Final = lcm(*range(1, 9))
"""A multiple of every number of like cards that a hand can have had."""


class Kind(NamedTuple):
    """Cards with the same face, and what is known of who has them; everything by hand, but `copies`."""

    copies: int
    most: Counts
    """The most that each hand may get."""
    shown: Counts
    """How many each has shown since it gave one away, where it did."""
    gave: Counts
    """How many each gave away: of its like cards it gave any."""
    capped: bool
    """Whether they count for the caps: the most of such kinds together that a hand may get."""

    def bound(self, room: Counts) -> bool:
        """Whether anything is known of them."""
        return self.capped or any(self.gave) or any(map(_less, self.most, room, (self.copies,) * len(room)))


def _less(most: int, room: int, copies: int) -> bool:
    return most < min(room, copies)


def _dealings(copies: int, most: Sequence[int]) -> Iterator[Counts]:
    """Every way to put so many like cards into places that take so many each."""
    if not most:
        if not copies:
            yield ()
        return
    for n in range(min(copies, most[0]) + 1):
        for rest in _dealings(copies - n, most[1:]):
            yield (n, *rest)


def _after(kind: Kind, room: Counts, caps: Counts) -> Iterator[tuple[Counts, int, Counts, Counts]]:
    """How a kind may be dealt: so many to each, in how many ways; the places and the caps that are left."""
    most = [*map(min, room, kind.most, caps if kind.capped else kind.most), room[-1]]
    for dealt in _dealings(kind.copies, most):
        number = factorial(kind.copies)
        for n, places in zip(dealt, room, strict=True):
            number *= comb(places, n)
        for n, shown, gave in zip(dealt, kind.shown, kind.gave, strict=False):
            for more in range(1, gave + 1):
                number *= _ALIKE // (n + shown + more)
        left = tuple([places - n for places, n in zip(room, dealt, strict=True)])
        yield dealt, number, left, tuple([c - n for c, n in zip(caps, dealt, strict=False)]) if kind.capped else caps


@lru_cache(maxsize=4096)
def _table(kinds: tuple[Kind, ...], room: Counts, caps: Counts) -> tuple[tuple[Counts, ...], tuple[int, ...]]:
    """How the first of some kinds may be dealt, and in how many ways all of them may then be, added up."""
    found = [
        (dealt, number * more)
        for dealt, number, left, cap in _after(kinds[0], room, caps)
        if (more := _ways(kinds[1:], left, cap))
    ]
    return tuple([dealt for dealt, _ in found]), tuple(accumulate(number for _, number in found))


def _ways(kinds: tuple[Kind, ...], room: Counts, caps: Counts) -> int:
    if not kinds:
        return 1
    sums = _table(kinds, room, caps)[1]
    return sums[-1] if sums else 0


def deal(kinds: tuple[Kind, ...], room: Counts, caps: Counts, rng: Random) -> list[list[int]]:
    """How many cards of each kind each hand gets, every way as likely as it is: by hand, then by kind."""
    tight = [at for at, kind in enumerate(kinds) if kind.bound(room[:-1])]
    dealt: dict[int, Counts] = {}
    space = room
    for place, at in enumerate(tight):
        options, sums = _table(tuple([kinds[each] for each in tight[place:]]), space, caps)
        took = dealt[at] = options[bisect_right(sums, rng.randrange(sums[-1]))]
        space = tuple([s - n for s, n in zip(space, took, strict=True)])
        if kinds[at].capped:
            caps = tuple([c - n for c, n in zip(caps, took, strict=False)])
    heap = [at for at, kind in enumerate(kinds) if at not in dealt for _ in range(kind.copies)]
    rng.shuffle(heap)
    hands = []
    for who, places in enumerate(space[:-1]):
        counts = [dealt[at][who] if at in dealt else 0 for at in range(len(kinds))]
        for _ in range(places):
            counts[heap.pop()] += 1
        hands.append(counts)
    return hands


@lru_cache(maxsize=4096)
def first_hand(kinds: tuple[Kind, ...], room: Counts, caps: Counts) -> dict[Counts, Fraction]:
    """How many cards of each kind the first hand gets, and how likely each of it is.

    Kinds of which nothing is known need not be followed card by card but in the first hand, so they come last, as one.
    """
    tight = [kind.bound(room[:-1]) for kind in kinds]
    free = [kind.copies for kind, is_tight in zip(kinds, tight, strict=True) if not is_tight]
    ways: dict[tuple[Counts, Counts, Counts], int] = {((), room, caps): 1}
    for kind in (kind for kind, is_tight in zip(kinds, tight, strict=True) if is_tight):
        after: dict[tuple[Counts, Counts, Counts], int] = {}
        for (taken, space, caps_left), number in ways.items():
            for dealt, more, left, cap in _after(kind, space, caps_left):
                key = (*taken, dealt[0]), left, cap
                after[key] = after.get(key, 0) + number * more
        ways = after
    found: dict[Counts, Fraction] = {}
    for (taken, space, _), number in ways.items():
        for own in _dealings(space[0], free):
            weight = number
            for copies, n in zip(free, own, strict=True):
                weight *= comb(copies, n)
            of_tight, of_free = iter(taken), iter(own)
            counts = tuple(next(of_tight if is_tight else of_free) for is_tight in tight)
            found[counts] = found.get(counts, Fraction(0)) + Fraction(weight, comb(sum(free), space[0]))
    whole = sum(found.values())
    return {counts: share / whole for counts, share in found.items()}
