"""The final count, territory by territory: every cube of gold as a line with its clause (ARM-9, 10, 12.7, 14.25)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from orclib.engine import Line, Outcome, Reason, Score, Seat
from orclib.games.armadora.actions import square_target
from orclib.games.armadora.components import GOLD_SQUARES, People, Square
from orclib.games.armadora.state import AnyTable, Options, Phase, Warrior, reinforced
from orclib.games.armadora.territories import squares_of

FLOOR: Final = 0
"""With `arrow_floor`: what a warrior counts at least (ARM-R28)."""


def final_value(one: Warrior, options: Options, value: int | None = None) -> int:
    """What a warrior counts: its value (or the one supposed), less arrows, plus a reinforcement (ARM-14.25)."""
    value = one.value if value is None else value
    assert value is not None
    value += one.reinforced - one.arrows
    return max(value, FLOOR) if options.arrow_floor else value


class Band(msgspec.Struct, frozen=True):
    """One player's warriors in a territory, and how their total comes about."""

    seat: Seat
    squares: tuple[Square, ...]
    values: tuple[int, ...]
    """The printed values, in the order of `squares`."""
    arrows: tuple[Square, ...]
    """Once for each arrow."""
    reinforcement: Square | None
    raised: int
    """What `arrow_floor` adds."""

    @property
    def total(self) -> int:
        return sum(self.values) - len(self.arrows) + (self.reinforcement is not None) + self.raised


class Count(msgspec.Struct, frozen=True):
    """One territory counted: who is there with how much, and who takes what."""

    number: int
    """From 1, in reading order of the territories' first squares."""
    squares: tuple[Square, ...]
    heaps: tuple[int, ...]
    """Of its gold squares, in reading order."""
    bands: tuple[Band, ...]
    totals: tuple[tuple[int, int], ...]
    """(side, total) of every side present, in the order of the sides."""
    takers: tuple[int, ...]
    """The sides that take gold: one, or those that share."""
    clause: str
    """What decided: highest total, tie, reinforcement, nobody there …"""

    @property
    def gold(self) -> int:
        return sum(self.heaps)

    @property
    def share(self) -> int:
        """What each taker gets, in whole cubes (ARM-9.5)."""
        return self.gold // len(self.takers) if self.takers else 0

    @property
    def remainder(self) -> int:
        """What nobody gets."""
        return self.gold - self.share * len(self.takers)


def counts(table: AnyTable) -> tuple[Count, ...]:
    """Every territory as if the game were counted now. All values have to be known."""
    return tuple(_count(table, number, squares_of(mask), mask) for number, mask in enumerate(table.land.territories, 1))


def _count(table: AnyTable, number: int, squares: tuple[Square, ...], mask: int) -> Count:
    options = table.options
    heaps = tuple(table.gold(square) for square in squares if square in GOLD_SQUARES)
    bands = tuple(_bands(table, squares))
    present = {options.side(band.seat) for band in bands}
    totals = {side: sum(b.total for b in bands if options.side(b.seat) == side) for side in sorted(present)}
    return Count(
        number, squares, heaps, bands, tuple(totals.items()), *takers(options, totals, token_side(table, mask))
    )


def token_side(table: AnyTable, territory: int) -> int | None:
    """The side whose reinforcement lies in a territory."""
    holders = (table.squares[square.index] for square in reinforced(table, territory))
    return next((table.options.side(one.owner) for one in holders if one is not None), None)


def takers(options: Options, totals: Mapping[int, int], token: int | None) -> tuple[tuple[int, ...], str]:
    """The sides that take a territory's gold, by the totals of those present, and the clause that decides."""
    contenders = {side: n for side, n in totals.items() if n > 0 or not options.claim_needs_positive}  # ARM-R19
    if not contenders:
        return (), "ARM-9.8" if totals else "ARM-9.7"
    best = max(contenders.values())
    tied = tuple(side for side, total in contenders.items() if total == best)
    if len(tied) == 1:
        return tied, "ARM-9.3" if best > 0 else "ARM-9.8"
    if token in tied or (token in contenders and options.reinforcement_breaks == "any_tie"):  # ARM-R24
        assert token is not None
        return (token,), "ARM-12.7"
    return tied, "ARM-9.4"


def _bands(table: AnyTable, squares: tuple[Square, ...]) -> Iterator[Band]:
    there = [(square, one) for square in squares if (one := table.squares[square.index]) is not None]
    for seat in table.options.seats:
        own = [(square, one) for square, one in there if one.owner == seat]
        if not own:
            continue
        plain = [one.value - one.arrows + one.reinforced for _, one in own if one.value is not None]
        yield Band(
            seat,
            tuple(square for square, _ in own),
            tuple(one.value for _, one in own if one.value is not None),
            tuple(square for square, one in own for _ in range(one.arrows)),
            next((square for square, one in own if one.reinforced), None),
            sum(final_value(one, table.options) for _, one in own) - sum(plain),
        )


# --- gold and piles --------------------------------------------------------------------------------------------------


def piles(found: Iterable[Count], side: int) -> tuple[int, ...]:
    """A side's piles, the largest first: each heap won outright, and one pile for each share (ARM-9.10)."""
    result: list[int] = []
    for count in found:
        if side in count.takers:
            result += count.heaps if len(count.takers) == 1 else (count.share,)
    return tuple(sorted((pile for pile in result if pile), reverse=True))


def leaders(all_piles: Sequence[tuple[int, ...]], final_tie: str = "piles") -> tuple[tuple[int, ...], str]:
    """Who of several sides wins by their piles, and the clause: most gold, then the larger pile, then together."""
    gold = [sum(each) for each in all_piles]
    richest = [side for side, amount in enumerate(gold) if amount == max(gold)]
    if len(richest) == 1:
        return tuple(richest), "ARM-9.9"
    best = max(all_piles[side] for side in richest)
    ahead = richest if final_tie == "shared" else [side for side in richest if all_piles[side] == best]
    return tuple(ahead), "ARM-9.10" if len(ahead) == 1 else "ARM-9.11"


# --- the sheet -------------------------------------------------------------------------------------------------------


def score(table: AnyTable) -> Score:
    """The score as if the game were counted now."""
    return _score(table, counts(table))


def _score(table: AnyTable, found: tuple[Count, ...]) -> Score:
    sheet = (*(line for count in found for line in _lines(table, count)), *_pile_lines(table, found))
    totals = tuple(sum(line.points for line in sheet if line.seat == seat) for seat in table.options.seats)
    return Score(totals, sheet)


def _pile_lines(table: AnyTable, found: tuple[Count, ...]) -> Iterator[Line]:
    """Where several sides have the most gold: the piles that decide."""
    sides = table.options.sides
    all_piles = [piles(found, side) for side in range(len(sides))]
    most = max(map(sum, all_piles))
    level = [side for side, each in enumerate(all_piles) if sum(each) == most and most]
    if len(level) > 1:
        for side in level:
            facts = {"number": 0, "piles": all_piles[side]}
            yield from (Line(seat, 0, "ARM-9.10", "piles", (), facts) for seat in sides[side])


def _lines(table: AnyTable, count: Count) -> Iterator[Line]:
    """One territory: how each side's total comes about, what it takes, and what is nobody's."""
    evidence = tuple(map(square_target, count.squares))
    facts = {"number": count.number, "gold": count.gold, "squares": count.squares}
    if not count.gold:
        yield Line(None, 0, "ARM-7.5", "no-gold", evidence, facts)
        return
    totals = dict(count.totals)
    best = max(totals.values(), default=0)
    for side, seats in enumerate(table.options.sides):
        if side not in totals:
            continue
        for seat in seats:
            for band in count.bands:
                if band.seat in seats:
                    yield from _band_lines(table, seat, count, band)
            here = {**facts, "total": totals[side], "best": best, "sides": len(count.takers)}
            if sum(band.seat in seats for band in count.bands) > 1:
                yield Line(seat, 0, "ARM-10.3", "team-total", evidence, here)
            yield _result(seat, side, count, totals, evidence, here)
    if count.remainder and count.takers:
        facts = {**facts, "n": count.remainder, "sides": len(count.takers)}
        yield Line(None, count.remainder, "ARM-9.5", "remainder", evidence, facts)
    if not count.takers:
        yield Line(None, count.gold, count.clause, "no-total" if totals else "unclaimed", evidence, facts)


def _band_lines(table: AnyTable, seat: Seat, count: Count, band: Band) -> Iterator[Line]:
    common = {"number": count.number, "territory": count.squares[0], "people": table.people(band.seat)}
    here = tuple(map(square_target, band.squares))
    yield Line(seat, 0, "ARM-9.2", "warriors", here, {**common, "values": band.values, "n": sum(band.values)})
    if band.arrows:
        hit = tuple(dict.fromkeys(band.arrows))
        facts = {**common, "n": len(band.arrows), "squares": hit}
        yield Line(seat, 0, "ARM-14.18", "arrows", tuple(map(square_target, hit)), facts)
    if band.raised:
        yield Line(seat, 0, "ARM-14.23", "raised", (), {**common, "n": band.raised})
    if band.reinforcement is not None:
        here = (square_target(band.reinforcement),)
        yield Line(seat, 0, "ARM-12.2", "reinforcement", here, {**common, "square": band.reinforcement})


def _result(
    seat: Seat, side: int, count: Count, totals: dict[int, int], evidence: tuple[str, ...], facts: dict[str, object]
) -> Line:
    """What a side takes from a territory."""
    if side in count.takers and len(count.takers) > 1:
        return Line(seat, count.share, "ARM-9.4", "share", evidence, facts)
    if side in count.takers:
        own_tie = totals[side] == facts["best"]
        broken = "tie-broken" if own_tie else "tie-taken"
        code = broken if count.clause == "ARM-12.7" else "won" if count.clause == "ARM-9.3" else "won-low"
        return Line(seat, count.gold, count.clause, code, evidence, facts)
    if count.clause == "ARM-12.7" and totals[side] == facts["best"]:
        return Line(seat, 0, "ARM-12.7", "tie-lost", evidence, facts)
    own = any(band.reinforcement is not None and band.seat == seat for band in count.bands)
    if own and len(count.takers) > 1:
        return Line(seat, 0, "ARM-12.8", "token-in-vain", evidence, facts)
    if not count.takers or totals[side] == facts["best"]:
        return Line(seat, 0, "ARM-9.8", "left-out", evidence, facts)
    return Line(seat, 0, "ARM-9.3", "lost", evidence, facts)


def outcome(table: AnyTable) -> Outcome | None:
    """Who won, once everybody has passed."""
    if table.phase is not Phase.OVER:
        return None
    found = counts(table)
    return Outcome(*decision(table, found), _score(table, found))


def decision(table: AnyTable, found: tuple[Count, ...]) -> tuple[tuple[Seat, ...], Reason]:
    """Who wins with these territories, and why."""
    sides = table.options.sides
    all_piles = tuple(piles(found, side) for side in range(len(sides)))
    winning, clause = leaders(all_piles, table.options.final_tie)
    winners = tuple(sorted(seat for side in winning for seat in sides[side]))
    facts = {
        "winners": tuple(table.people(seat) for seat in winners),
        "gold": sum(all_piles[winning[0]]),
        "piles": tuple(all_piles),
        "best": all_piles[winning[0]],
        "teams": table.options.in_teams,
    }
    together = "together" if table.options.final_tie == "piles" else "agreed-shared"
    together = together if facts["gold"] else "no-gold-at-all"
    code = {"ARM-9.9": "most-gold", "ARM-9.10": "larger-pile", "ARM-9.11": together}[clause]
    if code == "larger-pile":
        rivals = [each for each in all_piles if sum(each) == facts["gold"] and each != facts["best"]]
        facts["larger"], facts["smaller"] = _difference(all_piles[winning[0]], max(rivals))
    return winners, Reason(clause, code, (), facts)


def _difference(one: tuple[int, ...], two: tuple[int, ...]) -> tuple[int, int]:
    """The first piles in which two sides of equal gold differ."""
    return next((a, b) for a, b in zip(one, two, strict=False) if a != b)


def peoples_of(table: AnyTable, side: int) -> tuple[People, ...]:
    """The peoples of a side."""
    return tuple(table.people(seat) for seat in table.options.sides[side])
