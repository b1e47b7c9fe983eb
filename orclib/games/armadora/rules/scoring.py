"""The final count, territory by territory: every cube of gold as a line with its clause (ARM-9, 10, 12.7, 14.25)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from orclib.engine import Item, Line, Outcome, Reason, Rule, Score, Seat
from orclib.games.armadora.actions import square_target
from orclib.games.armadora.box import GOLD_SQUARES, People, Square
from orclib.games.armadora.rules.territories import squares_of
from orclib.games.armadora.state import AnyTable, Options, Phase, Warrior, reinforced

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
    def low(self) -> int | None:
        """The best total where it is shared or won by a token, though it is not above 0 (ARM-9.8); None elsewhere."""
        best = max((total for _side, total in self.totals), default=1)
        return best if best <= 0 and self.takers and self.clause != "ARM-9.8" else None

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
        return (), "ARM-R19" if totals else "ARM-9.7"
    best = max(contenders.values())
    tied = tuple(side for side, total in contenders.items() if total == best)
    if len(tied) == 1:
        return tied, "ARM-9.3" if best > 0 else "ARM-9.8"
    if token is not None and token in tied:
        return (token,), "ARM-12.7"
    if token is not None and token in contenders and options.reinforcement_breaks == "any_tie":
        return (token,), "ARM-R24"
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
    clauses, winning = fates(all_piles, final_tie)
    return winning, clauses[winning[0]]


def fates(all_piles: Sequence[tuple[int, ...]], final_tie: str = "piles") -> tuple[tuple[str, ...], tuple[int, ...]]:
    """By side the clause by which it won or lost, and the sides that win."""
    gold = [sum(each) for each in all_piles]
    richest = tuple(side for side, amount in enumerate(gold) if amount == max(gold))
    best = max(all_piles[side] for side in richest)
    ahead = tuple(side for side in richest if all_piles[side] == best)
    if len(richest) == 1:
        return ("ARM-9.9",) * len(gold), richest
    if final_tie == "shared":
        return tuple("ARM-R21" if side in richest else "ARM-9.9" for side in range(len(gold))), richest
    won = "ARM-9.10" if len(ahead) == 1 else "ARM-9.11"
    clauses = (won if side in ahead else "ARM-9.10" if side in richest else "ARM-9.9" for side in range(len(gold)))
    return tuple(clauses), ahead


# --- the sheet -------------------------------------------------------------------------------------------------------


def score(table: AnyTable) -> Score:
    """The score as if the game were counted now."""
    return _score(table, counts(table))


def _score(table: AnyTable, found: tuple[Count, ...]) -> Score:
    sheet = (*(line for count in found for line in _lines(table, count)), *_fate_lines(table, found))
    totals = tuple(sum(line.points for line in sheet if line.seat == seat) for seat in table.options.seats)
    return Score(totals, sheet)


MOST = Item("fate-most", "ARM-9.9", "The most gold: {gold}", "Le plus d'or : {gold}")
LESS = Item(
    "fate-less",
    "ARM-9.9",
    "Less gold than the most: {gold} against {most}",
    "Moins d'or que le plus riche : {gold} contre {most}",
)
LARGER = Item(
    "piles",
    "ARM-9.10",
    "Equal gold. Piles, from the largest down: {piles}",
    "Même total d'or. Piles, de la plus grande à la plus petite : {piles}",
)
SMALLER = Item(
    "fate-smaller",
    "ARM-9.10",
    "Equal gold. Piles, from the largest down: {piles}, less than {best}",
    "Même total d'or. Piles, de la plus grande à la plus petite : {piles}, c'est moins que {best}",
)
LEVEL = Item(
    "fate-level",
    "ARM-9.11",
    "Equal gold and equal piles ({piles}): the victory is shared",
    "Même total d'or et mêmes piles ({piles}) : la victoire est partagée",
)
AGREED = Item(
    "fate-agreed",
    "ARM-R21",
    "Equal gold, {gold}: read so (ARM-R21), the victory is shared",
    "Même total d'or, {gold} : dans cette lecture (ARM-R21), la victoire est partagée",
)
NOTHING = Item(
    "fate-nothing",
    "ARM-9.11",
    "Nobody has any gold: the victory is shared",
    "Personne n'a d'or : la victoire est partagée",
)
_WINS: Final = {item.clause: item for item in (MOST, LARGER, LEVEL, AGREED)}
_LOSES: Final = {item.clause: item for item in (LESS, SMALLER)}


def _fate_lines(table: AnyTable, found: tuple[Count, ...]) -> Iterator[Line]:
    """By which rule each side has won or lost: the last line of everybody's sheet."""
    sides = table.options.sides
    all_piles = [piles(found, side) for side in range(len(sides))]
    clauses, winning = fates(all_piles, table.options.final_tie)
    best = all_piles[winning[0]]
    for side, (clause, own) in enumerate(zip(clauses, all_piles, strict=True)):
        item = (_WINS if side in winning else _LOSES)[clause] if any(best) else NOTHING.under(clause)
        facts = {"number": 0, "gold": sum(own), "most": sum(best), "piles": own, "best": best}
        for seat in sides[side]:
            yield item(seat, 0, **facts)


NO_GOLD = Item("no-gold", "ARM-7.5", "Territory {at}: no gold lies there", "Territoire {at} : il n'y a pas d'or")
TEAM_TOTAL = Item("team-total", "ARM-10.3", "Territory {at}: together {total}", "Territoire {at} : ensemble {total}")
REMAINDER = Item(
    "remainder",
    "ARM-9.5",
    "Territory {at}: what is left over when {gold} is shared by {sides}",
    "Territoire {at} : ce qui reste quand on partage {gold} en {sides}",
)


NO_TOTAL = Item(
    "no-total",
    "ARM-R19",
    "Territory {at}: read so (ARM-R19), gold where nobody has more than 0",
    "Territoire {at} : dans cette lecture (ARM-R19), de l'or là où personne n'a plus de 0 point",
)
UNCLAIMED = Item(
    "unclaimed",
    "ARM-9.7",
    "Territory {at}: gold without any warrior",
    "Territoire {at} : de l'or, mais aucun guerrier",
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
        if side not in totals:
            continue
        for seat in seats:
            for band in count.bands:
                if band.seat in seats:
                    yield from _band_lines(table, seat, count, band)
            here = {**facts, "total": totals[side], "best": best, "sides": len(count.takers)}
            if sum(band.seat in seats for band in count.bands) > 1:
                yield TEAM_TOTAL(seat, 0, *evidence, **here)
            yield from _results(table, seat, side, count, evidence, here)
    if count.remainder and count.takers:
        yield REMAINDER(None, count.remainder, *evidence, **facts, n=count.remainder, sides=len(count.takers))
    if not count.takers:
        yield (NO_TOTAL if totals else UNCLAIMED)(None, count.gold, *evidence, **facts)


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


WON = Item(
    "won",
    "ARM-9.3",
    "Territory {at}: {total} is the highest total, so all {gold} gold",
    "Territoire {at} : {total} est le total le plus élevé, donc les {gold} pièces d'or",
)
WON_LOW = Item(
    "won-low",
    "ARM-9.8",
    "Territory {at}: {total} is the best that is there, so all {gold} gold",
    "Territoire {at} : {total} est le meilleur total présent, donc les {gold} pièces d'or",
)
TIE_BROKEN = Item(
    "tie-broken",
    "ARM-12.7",
    "Territory {at}: {total}, and the reinforcement wins the tie: all {gold} gold",
    "Territoire {at} : {total}, et le renfort gagne l'égalité : les {gold} pièces d'or",
)
TIE_TAKEN = Item(
    "tie-taken",
    "ARM-R24",
    "Territory {at}: {total}; read so (ARM-R24), a reinforcement wins any tie: all {gold} gold",
    "Territoire {at} : {total} ; dans cette lecture (ARM-R24), un renfort gagne toute égalité : les {gold} pièces d'or",
)
_TAKES: Final = {item.clause: item for item in (WON, WON_LOW, TIE_BROKEN, TIE_TAKEN)}
"""How a side takes all, by the clause that decided."""
LOW = Item(
    "low",
    "ARM-9.8",
    "Territory {at}: {total} is not above 0, yet it is the best that is there",
    "Territoire {at} : {total} ne dépasse pas 0, mais c'est le meilleur total présent",
)
SHARE = Item(
    "share",
    "ARM-9.4",
    "Territory {at}: a tie at {total}; {gold} gold shared by {sides}",
    "Territoire {at} : égalité à {total} ; {gold} pièces d'or à partager en {sides}",
)
LEFT_OUT = Item(
    "left-out",
    "ARM-R19",
    "Territory {at}: read so (ARM-R19), a total of {total} takes nothing",
    "Territoire {at} : dans cette lecture (ARM-R19), un total de {total} ne prend rien",
)
TIE_LOST = Item(
    "tie-lost",
    "ARM-12.7",
    "Territory {at}: a tie at {total}, but another side's reinforcement wins it",
    "Territoire {at} : égalité à {total}, mais le renfort d'un autre camp la gagne",
)
TOKEN_IN_VAIN = Item(
    "token-in-vain",
    "ARM-12.8",
    "Territory {at}: {total} is less than {best}, so the reinforcement breaks no tie",
    "Territoire {at} : {total}, c'est moins que {best} : le renfort ne départage rien",
)
LOST = Item(
    "lost",
    "ARM-9.3",
    "Territory {at}: {total} is less than {best}",
    "Territoire {at} : {total}, c'est moins que {best}",
)


def _results(
    table: AnyTable, seat: Seat, side: int, count: Count, evidence: tuple[str, ...], facts: dict[str, object]
) -> Iterator[Line]:
    """What a side takes from a territory, and why no more."""
    level = facts["total"] == facts["best"]
    if count.low is not None and level:
        yield LOW(seat, 0, *evidence, **facts)
    if side in count.takers and len(count.takers) > 1:
        yield SHARE(seat, count.share, *evidence, **facts)
    elif side in count.takers:
        yield _TAKES[count.clause](seat, count.gold, *evidence, **facts)
    elif table.options.claim_needs_positive and dict(count.totals)[side] <= 0:
        yield LEFT_OUT(seat, 0, *evidence, **facts)
    elif level:
        yield TIE_LOST.under(count.clause)(seat, 0, *evidence, **facts)
    elif len(count.takers) > 1 and any(band.reinforcement and band.seat == seat for band in count.bands):
        yield TOKEN_IN_VAIN(seat, 0, *evidence, **facts)
    else:
        yield LOST(seat, 0, *evidence, **facts)


def outcome(table: AnyTable) -> Outcome | None:
    """Who won, once everybody has passed."""
    if table.phase is not Phase.OVER:
        return None
    found = counts(table)
    return Outcome(*decision(table, found), _score(table, found))


MOST_GOLD = Rule(
    "most-gold",
    "ARM-9.9",
    "The most gold wins: {winners}, with {gold}.",
    "Le plus d'or gagne : {winners}, avec {gold}.",
)
LARGER_PILE = Rule(
    "larger-pile",
    "ARM-9.10",
    "Equal gold, {gold}. Piles from the largest down: {larger} beats {smaller}, for {winners}.",
    "Même total d'or, {gold}. À la première différence, la pile de {larger} bat celle de {smaller} : avantage à "
    "{winners}.",
)
TOGETHER = Rule(
    "together",
    "ARM-9.11",
    "Equal gold, {gold}, and equal piles ({best}): {winners} share the victory.",
    "Même total d'or, {gold}, et mêmes piles ({best}) : {winners} se partagent la victoire.",
)
AGREED_SHARED = Rule(
    "agreed-shared",
    "ARM-R21",
    "Equal gold, {gold}. Read so (ARM-R21), that is enough: {winners} share the victory.",
    "Même total d'or, {gold}. Dans cette lecture (ARM-R21), cela suffit : {winners} se partagent la victoire.",
)
NO_GOLD_AT_ALL = Rule(
    "no-gold-at-all",
    "ARM-9.11",
    "Nobody has any gold: {winners} share the victory.",
    "Personne n'a d'or : {winners} partagent la victoire.",
)
_DECIDES: Final = {rule.clause: rule for rule in (MOST_GOLD, LARGER_PILE, TOGETHER, AGREED_SHARED)}


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
    rule = _DECIDES[clause] if facts["gold"] else NO_GOLD_AT_ALL.under(clause)
    if rule is LARGER_PILE:
        rivals = [each for each in all_piles if sum(each) == facts["gold"] and each != facts["best"]]
        facts["larger"], facts["smaller"] = _difference(all_piles[winning[0]], max(rivals))
    return winners, rule(**facts)


def beaten(table: AnyTable, found: tuple[Count, ...]) -> Iterator[tuple[str, People, tuple[int, ...], tuple[int, ...]]]:
    """Every player who lost: the clause, who, the piles of their side and the best."""
    all_piles = tuple(piles(found, side) for side in range(len(table.options.sides)))
    clauses, winning = fates(all_piles, table.options.final_tie)
    for side, clause in enumerate(clauses):
        if side not in winning:
            for people in peoples_of(table, side):
                yield clause, people, all_piles[side], all_piles[winning[0]]


def _difference(one: tuple[int, ...], two: tuple[int, ...]) -> tuple[int, int]:
    """The first piles in which two sides of equal gold differ."""
    return next((a, b) for a, b in zip(one, two, strict=False) if a != b)


def peoples_of(table: AnyTable, side: int) -> tuple[People, ...]:
    """The peoples of a side."""
    return tuple(table.people(seat) for seat in table.options.sides[side])
