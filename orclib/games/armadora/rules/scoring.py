"""The final count, territory by territory: every cube of gold as a line with its clause (ARM-9, 10, 12.7, 14.25)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from orclib.engine import Event, Item, Line, Outcome, Reason, Score, Seat
from orclib.games.armadora import events as ev
from orclib.games.armadora.actions import square_target
from orclib.games.armadora.box import GOLD_SQUARES, People, Square
from orclib.games.armadora.rules.territories import squares_of
from orclib.games.armadora.rules.verdicts import LARGER_PILE, Decision, Verdict, decision, verdict
from orclib.games.armadora.state import AnyTable, Options, Phase, State, Warrior, reinforced

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
    verdict: Verdict

    @property
    def takers(self) -> tuple[int, ...]:
        """The sides that take gold: one, or those that share."""
        return self.verdict.takers

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
    heaps = tuple([gold for square, gold in zip(GOLD_SQUARES, table.heaps, strict=True) if mask & square.bit])
    bands = tuple(_bands(table, squares))
    present = {options.side(band.seat) for band in bands}
    totals = {side: sum(b.total for b in bands if options.side(b.seat) == side) for side in sorted(present)}
    return Count(
        number, squares, heaps, bands, tuple(totals.items()), verdict(options, totals, token_holder(table, mask))
    )


def token_holder(table: AnyTable, territory: int) -> Seat | None:
    """The player whose reinforcement lies in a territory."""
    holders = (table.squares[square.index] for square in reinforced(table, territory))
    return next((one.owner for one in holders if one is not None), None)


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


# --- the sheet -------------------------------------------------------------------------------------------------------


def score(table: AnyTable) -> Score:
    """The score as if the game were counted now."""
    return _score(table, counts(table))


def _score(table: AnyTable, found: tuple[Count, ...]) -> Score:
    sheet = (*(line for count in found for line in _lines(table, count)), *_fate_lines(table, found))
    totals = tuple(sum(line.points for line in sheet if line.seat == seat) for seat in table.options.seats)
    return Score(totals, sheet)


def _fate_lines(table: AnyTable, found: tuple[Count, ...]) -> Iterator[Line]:
    """By which rule each side has won or lost: the last line of everybody's sheet."""
    made = _decision(table, found)
    for seats, own, item in zip(table.options.sides, made.piles, made.told, strict=True):
        facts = {"number": 0, "gold": sum(own), "most": sum(made.best), "piles": own, "best": made.best}
        for seat in seats:
            yield item(seat, 0, **facts)


def _decision(table: AnyTable, found: tuple[Count, ...]) -> Decision:
    all_piles = tuple(piles(found, side) for side in range(len(table.options.sides)))
    return decision(all_piles, table.options.final_tie)


NO_GOLD = Item("no-gold", "ARM-7.5", "Territory {at}: no gold lies there", "Territoire {at} : il n'y a pas d'or")
TEAM_TOTAL = Item("team-total", "ARM-10.3", "Territory {at}: together {total}", "Territoire {at} : ensemble {total}")
REMAINDER = Item(
    "remainder",
    "ARM-9.5",
    "Territory {at}: what is left over when {gold} is shared by {sides}",
    "Territoire {at} : ce qui reste quand on partage {gold} en {sides}",
)


def _lines(table: AnyTable, count: Count) -> Iterator[Line]:
    """One territory: how each side's total comes about, what it takes, and what is nobody's."""
    evidence = tuple(map(square_target, count.squares))
    facts = {"number": count.number, "gold": count.gold, "squares": count.squares}
    if not count.gold:
        yield NO_GOLD(None, 0, *evidence, **facts)
        return
    totals = dict(count.totals)
    best = max(totals.values(), default=0)
    for side, seats in enumerate(table.options.sides):
        if count.verdict.told.keys().isdisjoint(seats):
            continue
        for seat in seats:
            for band in count.bands:
                if band.seat in seats:
                    yield from _band_lines(table, seat, count, band)
            here = {**facts, "total": totals.get(side, 0), "best": best, "sides": len(count.takers)}
            if sum(band.seat in seats for band in count.bands) > 1:
                yield TEAM_TOTAL(seat, 0, *evidence, **here)
            share = count.share if side in count.takers else 0
            *also, item = count.verdict.told[seat]
            yield from (each(seat, 0, *evidence, **here) for each in also)
            yield item(seat, share, *evidence, **here)
    if count.remainder and count.takers:
        yield REMAINDER(None, count.remainder, *evidence, **facts, n=count.remainder, sides=len(count.takers))
    if not count.takers:
        yield count.verdict.by(None, count.gold, *evidence, **facts)


WARRIORS = Item("warriors", "ARM-9.2", "Territory {at}, {people}: {values}", "Territoire {at}, {people} : {values}")
ARROWS = Item(
    "arrows",
    "ARM-14.18",
    (
        "Territory {at}, {people}: {n} arrow, −{n} ({squares})",
        "Territory {at}, {people}: {n} arrows, −{n} ({squares})",
    ),
    (
        "Territoire {at}, {people} : {n} flèche, −{n} ({squares})",
        "Territoire {at}, {people} : {n} flèches, −{n} ({squares})",
    ),
    count="n",
)
RAISED = Item(
    "raised",
    "ARM-R28",
    "Territory {at}, {people}: read so (ARM-R28), no warrior counts less than 0, +{n}",
    "Territoire {at}, {people} : dans cette lecture (ARM-R28), aucun guerrier ne compte moins de 0, +{n}",
)
REINFORCEMENT = Item(
    "reinforcement",
    "ARM-12.2",
    "Territory {at}, {people}: reinforcement on {square}, +1",
    "Territoire {at}, {people} : renfort en {square}, +1",
)


def _band_lines(table: AnyTable, seat: Seat, count: Count, band: Band) -> Iterator[Line]:
    common = {"number": count.number, "territory": count.squares[0], "people": table.people(band.seat)}
    here = tuple(map(square_target, band.squares))
    yield WARRIORS(seat, 0, *here, **common, values=band.values, n=sum(band.values))
    if band.arrows:
        hit = tuple(dict.fromkeys(band.arrows))
        yield ARROWS(seat, 0, *map(square_target, hit), **common, n=len(band.arrows), squares=hit)
    if band.raised:
        yield RAISED(seat, 0, **common, n=band.raised)
    if band.reinforcement is not None:
        yield REINFORCEMENT(seat, 0, square_target(band.reinforcement), **common, square=band.reinforcement)


def outcome(table: AnyTable) -> Outcome | None:
    """Who won, once everybody has passed."""
    if table.phase is not Phase.OVER:
        return None
    found = counts(table)
    return Outcome(*decided(table, found), _score(table, found))


def decided(table: AnyTable, found: tuple[Count, ...]) -> tuple[tuple[Seat, ...], Reason]:
    """Who wins with these territories, and why."""
    made = _decision(table, found)
    best = made.best
    winners = tuple(sorted(seat for side in made.winning for seat in table.options.sides[side]))
    facts = {
        "winners": tuple(table.people(seat) for seat in winners),
        "gold": sum(best),
        "piles": made.piles,
        "best": best,
        "teams": table.options.in_teams,
    }
    if made.by is LARGER_PILE:
        rivals = [each for each in made.piles if sum(each) == sum(best) and each != best]
        differing = [(a, b) for a, b in zip(best, max(rivals), strict=False) if a != b]
        facts["larger"], facts["smaller"] = differing[0]
    return winners, made.by(**facts)


def peoples_of(table: AnyTable, side: int) -> tuple[People, ...]:
    """The peoples of a side."""
    return tuple(table.people(seat) for seat in table.options.sides[side])


# --- as it happens ----------------------------------------------------------------------------------------------------


def count_up(state: State, log: list[Event]) -> None:
    """All warriors are turned up and every territory is counted (ARM-9)."""
    log += (
        ev.GameStopped("ARM-8.8"),
        ev.WarriorsRevealed("ARM-9.1", sum(one is not None and not one.face_up for one in state.squares)),
    )
    found = counts(state)
    for count in found:
        if count.gold:
            if count.verdict.low is not None:
                log.append(ev.BestIsLow("ARM-9.8", count.number, count.squares, count.verdict.low))
            log.append(_counted(state, count))
    reason = decided(state, found)[1]
    log += [each for each in fates(state, found) if each.clause != reason.clause]  # the rule that decides comes last
    log.append(ev.GameDecided(reason.clause, reason.facts["winners"], reason.facts["gold"]))


def fates(state: State, found: tuple[Count, ...]) -> tuple[Event, ...]:
    """By which rule each loser lost (ARM-9.9, ARM-9.10)."""
    made = _decision(state, found)
    losers = [side for side in range(len(made.piles)) if side not in made.winning]
    return tuple(
        ev.PlayerBeaten(made.told[side].clause, people, made.piles[side], made.best)
        for side in losers
        for people in peoples_of(state, side)
    )


def _counted(state: State, count: Count) -> Event:
    clause, squares, gold = count.verdict.clause, count.squares, count.gold
    if not count.takers:
        return ev.TerritoryUnclaimed(clause, count.number, squares, gold)
    totals = dict(count.totals)
    total = totals.get(count.takers[0], 0)
    if len(count.takers) == 1:
        side = peoples_of(state, count.takers[0])
        best = max(totals.values(), default=0)
        return ev.TerritoryWon(clause, count.number, squares, side, gold, total, best)
    sides = tuple(people for side in count.takers for people in peoples_of(state, side))
    return ev.TerritoryShared(
        clause, count.number, squares, sides, gold, count.share, count.remainder, total, state.options.in_teams
    )
