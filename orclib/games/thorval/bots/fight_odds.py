"""How likely a fight ends how: the Markov chain over the units left, in exact fractions.

It stands on `fight.toll`, as the rules do. Soldiers or orks are lost first, the figure last: the usual policy, by which
a number of units says all about a side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import comb
from typing import Final, NamedTuple

from orclib.games.thorval.box import CAP, DIE, Figure
from orclib.games.thorval.rules.fight import bonus, toll
from orclib.games.thorval.state import AnyTable, Fight, Force

ROLLS: Final = len(DIE) ** 2


class Side(NamedTuple):
    """A side of a fight: its units, what its figure adds, and its bonus for defending."""

    units: int
    figure: int = 0
    """The strength of its figure: 0 for none, 1 for a hero, 2 for a wizard."""
    bonus: int = 0

    @property
    def strength(self) -> int:
        """With so many units left, the figure among them (THO-15.4 to 15.8)."""
        return self.at(self.units)

    def at(self, units: int) -> int:
        """Its strength once so many units are left: soldiers go first."""
        return min(CAP, units - bool(self.figure)) + self.figure + self.bonus


def side(force: Force, bonus: int = 0) -> Side:
    """A force as a side of a fight."""
    return Side(force.units, force.figure.strength if force.figure else 0, bonus)


def soldiers(count: int, figure: Figure | None = None, bonus: int = 0) -> Side:
    """So many soldiers (or orks), and perhaps a figure."""
    return Side(count + (figure is not None), figure.strength if figure else 0, bonus)


@cache
def exchange(ours: int, theirs: int, units: int, enemies: int) -> tuple[tuple[tuple[int, int], int], ...]:
    """What one exchange costs both sides, with how many of the 36 rolls do so, by strengths and units."""
    tolls = (toll(attack, defence, ours, theirs, units, enemies) for attack in DIE for defence in DIE)
    return tuple(Counter((paid.attacker, paid.defender) for paid in tolls).items())


class Ending(NamedTuple):
    """How a fight ends: units left to attacker and defender."""

    attacker: int
    defender: int


@cache
def endings(attacker: Side, defender: Side, least: int = 0) -> Mapping[Ending, Fraction]:
    """The exact distribution of what is left when a fight runs to its end.

    It ends when a side has no unit left, or the attacker `least` or fewer (a band of orks stops at one, THO-7.5).
    Masses are whole numbers over 36 to the power of units lost so far, for an exchange removes at least one.
    """
    start = attacker.units + defender.units
    layers: list[dict[Ending, int]] = [{} for _ in range(start + 1)]
    layers[start][Ending(attacker.units, defender.units)] = 1
    found: dict[Ending, Fraction] = {}
    for total in range(start, -1, -1):
        for here, mass in layers[total].items():
            if not here.attacker or not here.defender or here.attacker <= least:
                found[here] = Fraction(mass, ROLLS ** (start - total))
                continue
            strengths = attacker.at(here.attacker), defender.at(here.defender)
            for (ours, theirs), ways in exchange(*strengths, here.attacker, here.defender):
                left = Ending(here.attacker - ours, here.defender - theirs)
                lost = ours + theirs
                layer = layers[total - lost]
                layer[left] = layer.get(left, 0) + mass * ways * ROLLS ** (lost - 1)
    return found


class Result(NamedTuple):
    """How likely the attacker empties the target, both are wiped out, or the attacker is."""

    win: Fraction
    both: Fraction
    loss: Fraction


@cache
def result(attacker: Side, defender: Side) -> Result:
    """A player's attack to the end."""
    ends = endings(attacker, defender)
    return Result(
        sum((share for end, share in ends.items() if end.attacker and not end.defender), Fraction(0)),
        sum((share for end, share in ends.items() if not end.attacker and not end.defender), Fraction(0)),
        sum((share for end, share in ends.items() if not end.attacker and end.defender), Fraction(0)),
    )


class BandResult(NamedTuple):
    """How likely a band conquers and moves in, empties the target but stays, dies with it, stalls, is wiped out."""

    conquer: Fraction
    emptied: Fraction
    both: Fraction
    stall: Fraction
    wiped_out: Fraction


@cache
def band_result(orks: int, defender: Side) -> BandResult:
    """A band's attack until the target is emptied or one ork is left (THO-7.5 to 7.7)."""
    shares = [Fraction(0)] * 5
    for end, share in endings(Side(orks), defender, least=1).items():
        at = (0 if end.attacker > 1 else 1 if end.attacker else 2) if not end.defender else 3 if end.attacker else 4
        shares[at] += share
    return BandResult(*shares)


def fewest(wanted: Fraction, defender: Side, most: int = 60) -> int | None:
    """The fewest soldiers that win at least so often; None when even `most` do not."""
    return next((n for n in range(1, most + 1) if result(Side(n), defender).win >= wanted), None)


def sides(table: AnyTable, fight: Fight) -> tuple[Side, Side] | None:
    """Both sides of a fight as they stand now; None once one is emptied."""
    attacker, defender = table.force(fight.origin), table.force(fight.target)
    if attacker is None or defender is None:
        return None
    return side(attacker), side(defender, bonus(table, fight.target, fight.route))


def expected_landings(prey: int) -> Fraction:
    """How often the dragon lands on average until he feeds, with so many territories that hold prey."""
    return Fraction(ROLLS, prey)


def expected_eaten(units: int) -> Fraction:
    """How many of so many units the dragon eats on average."""
    return Fraction(sum(min(face, units) for face in DIE), len(DIE))


@cache
def castle_growth(players: int, regions: int) -> tuple[Fraction, ...]:
    """How likely so many (0, 1, ...) of a castle's regions multiply, when all hold orks: `players` of six are named."""
    total = comb(6, players)
    return tuple(
        Fraction(comb(regions, hit) * comb(6 - regions, players - hit), total) if players >= hit else Fraction(0)
        for hit in range(regions + 1)
    )
