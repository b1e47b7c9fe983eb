"""What the bots think with: how fights are likely to go, how far own treasures are, what an attack would gain.

A treasure is as far as the turns that the way to it is likely to take: one conquest a turn, more where spaces on the
way are hard to take. What is gained is counted in points, `TURN` of them for a turn saved on the way to a treasure.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from heapq import heappop, heappush
from math import inf
from typing import Final, NamedTuple

from orclib.engine import Seat
from orclib.games.thorval.bots.fight_odds import ROLLS, Side, exchange
from orclib.games.thorval.box import BAND, FIGURE_COST, LEAST_REINFORCEMENTS, REAL, Figure, Mode, Route
from orclib.games.thorval.rules.fight import bonus
from orclib.games.thorval.rules.turn import attack_pairs, attackable, boat_pairs, reinforcements
from orclib.games.thorval.state import Fight, Force, View

TURN: Final = 10.0
"""Points for a turn saved on the way to an own treasure."""
FOUND: Final = 6.0
"""Points for an own treasure found: soldiers come with it, and nobody can move it any more."""
UNIT: Final = 0.5
"""Points for a unit."""
KINGDOM: Final = 2.0
"""Points for a space that brings one more soldier a turn."""
RIVAL: Final = 3.0
"""Points for a space that a player who may soon win holds beside a treasure of his, by treasures found."""
BAND_BESIDE: Final = 0.3
"""Points for each ork that can no longer grow into a band beside one's own spaces."""
LIFT: Final = 0.06
"""What gathering must add to the chance to win, to be worth the units that leave their spaces."""
SLOWEST: Final = 8.0
"""The most turns that a space on the way is thought to take."""
LARGEST: Final = 60
"""Larger forces are thought of as having so many units."""


class Prospect(NamedTuple):
    """How an attack to the end is likely to go."""

    win: float
    left: float
    """The attacker's units left, on average; none where he does not win."""


@cache
def prospect(attacker: Side, defender: Side) -> Prospect:
    """The same numbers as `odds.result`, in floats: each pair of sides is reckoned once for all larger ones."""
    if not defender.units or not attacker.units:
        return Prospect(1.0, attacker.units) if attacker.units else Prospect(0.0, 0.0)
    win = left = 0.0
    strengths = attacker.strength, defender.strength
    for (ours, theirs), ways in exchange(*strengths, attacker.units, defender.units):
        then = prospect(
            Side(attacker.units - ours, attacker.figure, attacker.bonus),
            Side(defender.units - theirs, defender.figure, defender.bonus),
        )
        win += ways * then.win
        left += ways * then.left
    return Prospect(win / ROLLS, left / ROLLS)


def _side(units: int, figure: Figure | None, extra: int = 0) -> Side:
    return Side(min(units, LARGEST), figure.strength if figure is not None else 0, extra)


def chance(view: View, fight: Fight, more: int = 0, figure: Figure | None = None) -> float:
    """How likely the attacker wins a fight as both sides stand, or once more units defend, a figure among them."""
    attacker, defender = view.force(fight.origin), view.force(fight.target)
    assert attacker is not None
    assert defender is not None
    added = bonus(view, fight.target, fight.route)
    theirs = _side(defender.units + more, defender.figure or figure, added)
    return prospect(_side(attacker.units, attacker.figure), theirs).win


class Odds(NamedTuple):
    """An attack made in a certain way, and how it is likely to go."""

    mode: Mode
    units: int
    prospect: Prospect


class Plan(NamedTuple):
    """An attack that may be made, and what it gains on average."""

    value: float
    origin: str
    target: str
    odds: Odds
    boat: bool = False

    @property
    def win(self) -> float:
        """How likely it succeeds."""
        return self.odds.prospect.win


class Outlook:
    """How the island looks to a seat."""

    def __init__(self, view: View, seat: Seat, *taken: str) -> None:
        """`taken` are spaces that the seat moves into at this very moment."""
        self.view, self.seat, self.board = view, seat, view.board
        self.at: dict[str, Force | None] = dict(zip(self.board.spaces, view.forces, strict=True))
        self.own = view.own(seat)
        self.mine = frozenset((*self.own, *taken))
        self.homes = {force.figure: space for space in self.own if (force := self.at[space]) and force.figure}
        self.wanted = tuple(
            [lying.space for lying in view.lying if lying.owner == seat and lying.space not in self.mine]
        )
        self.lying = {lying.space: lying.owner for lying in view.lying}
        self._costs: dict[str, float] = {}

    # --- distances

    @cached_property
    def due(self) -> int:
        """The reinforcements of a turn, as things stand."""
        return reinforcements(self.view, self.seat)

    @cached_property
    def muscle(self) -> Side:
        """What one attack on the way to a treasure is likely to be made with."""
        wizard = Figure.WIZARD in self.homes
        return _side(self.due + 2 + wizard, Figure.WIZARD if wizard else None)

    def cost(self, space: str) -> float:
        """How many turns it is likely to take to conquer a space once one stands beside it."""
        if space not in self._costs:
            force = self.at[space]
            if force is None:  # an ork comes at the next refill
                defender = Side(1, 0, bonus(self.view, space, Route.LAND))
            else:
                defender = _side(force.units, force.figure, bonus(self.view, space, Route.LAND))
            win = prospect(self.muscle, defender).win
            self._costs[space] = min(SLOWEST, 1 / win) if win else SLOWEST
        return self._costs[space]

    @cached_property
    def ways(self) -> dict[str, dict[str, float]]:
        """For each own treasure, what it takes to conquer all on the way from a space to it, that space included."""
        return {treasure: self._way(treasure, self.mine) for treasure in self.wanted}

    def _way(self, treasure: str, ends: frozenset[str]) -> dict[str, float]:
        """From a treasure outwards, to the spaces where the way may begin."""
        found: dict[str, float] = {}
        heap = [(self.cost(treasure), treasure)]
        while heap:
            far, space = heappop(heap)
            if space in found:
                continue
            found[space] = far
            if space in ends:
                continue
            for near in self.board.neighbours[space]:
                if near not in found:
                    heappush(heap, (far if near in ends else far + self.cost(near), near))
        return found

    @cached_property
    def far(self) -> dict[str, float]:
        """How far each own treasure is."""
        return {
            treasure: min([way[space] for space in self.own if space in way], default=SLOWEST)
            for treasure, way in self.ways.items()
        }

    def saved(self, target: str) -> dict[str, float]:
        """The turns that a conquest saves, by treasure; only where it saves any."""
        found = {}
        for treasure, way in self.ways.items():
            if target in way:
                less = self.far[treasure] - (way[target] - self.cost(target))
                if less > 0:
                    found[treasure] = less
        return found

    def pull(self, space: str) -> float:
        """How near the next treasure is to a stack in an own space: the lower, the nearer."""
        ahead = [near for near in self.board.neighbours[space] if near not in self.mine]
        return min([way[near] for way in self.ways.values() for near in ahead if near in way], default=inf)

    # --- worth

    @cached_property
    def realm(self) -> frozenset[str]:
        """The spaces of one's own kingdoms."""
        castles = {space for space in self.own if self.board.is_castle(space)}
        return frozenset(space for group in self.board.groups(self.own) if group & castles for space in group)

    @cached_property
    def rivals(self) -> dict[Seat, int]:
        """The other players, with the number of real treasures that they have found."""
        view = self.view
        return {seat: sum(kind in REAL for kind in view.found[seat]) for seat in view.alive if seat != self.seat}

    def worth(self, target: str) -> float:
        """Points for holding a space that somebody else holds now."""
        board, force = self.board, self.at[target]
        points = TURN * sum(self.saved(target).values())
        if target in self.wanted:
            points += FOUND
        grown = len(self.realm) >= LEAST_REINFORCEMENTS
        if board.is_castle(target):
            points += KINGDOM * 1.5
        elif not self.realm.isdisjoint(board.neighbours[target]):
            points += KINGDOM if grown else KINGDOM / 2
        if force is not None and force.holder is None:
            points += BAND_BESIDE * force.count
        elif force is not None and force.holder is not None:
            points += 0.3 * force.units
            points += self.menace(force.holder, target)
        return points

    def menace(self, rival: Seat, space: str) -> float:
        """Points for pushing a rival away from his treasures."""
        found = self.rivals.get(rival, 0)
        near = [each for each in (space, *self.board.neighbours[space]) if self.lying.get(each) == rival]
        return RIVAL * found * len(near)

    def bands(self, space: str) -> bool:
        """Whether a band of orks stands beside a space."""
        forces = [self.at[near] for near in self.board.neighbours[space]]
        return any(force is not None and force.holder is None and force.count >= BAND for force in forces)

    def garrison(self, space: str) -> int:
        """How many units should stay in a space that a stack leaves."""
        holds = space in self.lying and self.lying[space] != self.seat
        return 1 + holds + self.board.is_castle(space)

    # --- attacks

    def figure_for(self, origin: str) -> Figure | None:
        """The figure that would fight from a space: the one there, or one that can be transferred."""
        here = self.at[origin]
        if here is not None and here.figure is not None:
            return here.figure
        for figure in (Figure.WIZARD, Figure.HERO):
            home = self.homes.get(figure)
            if home is not None and self.may_leave(home):
                return figure
        return None

    @property
    def wizard_is_free(self) -> bool:
        """Whether the wizard can be brought in."""
        return Figure.WIZARD not in self.homes

    def may_leave(self, home: str) -> bool:
        """Whether a figure may be transferred from its space."""
        force = self.at[home]
        return force is not None and (force.units > 1 or self.view.options.transfer_may_empty)

    def spare(self, space: str, holder: Seat | None, soldiers_only: bool) -> int:
        """The units that could be gathered into a space."""
        found = 0
        for near in self.board.neighbours[space]:
            force = self.at[near]
            if force is not None and force.holder == holder:
                found += min(force.units - 1, force.count) if soldiers_only else force.units - 1
        return found

    def odds(self, origin: str, target: str, extra: int = 0, *, boat: bool = False) -> Iterator[Odds]:
        """The ways to make an attack, `extra` soldiers being put in the origin before."""
        here, there = self.at[origin], self.at[target]
        assert here is not None
        assert there is not None
        route = Route.BOAT if boat else self.board.route(origin, target)
        assert route is not None
        figure = self.figure_for(origin)
        units = here.units + extra + (figure is not None and here.figure is None)
        if figure is not Figure.WIZARD and here.figure is None and extra >= FIGURE_COST and self.wizard_is_free:
            figure, units = Figure.WIZARD, here.units + extra - FIGURE_COST + 1
        added = bonus(self.view, target, route)
        for mode in self.view.options.modes:
            ours, theirs = units, there.units
            if mode.gathers:
                ours += self.spare(origin, self.seat, figure is not None)
                if there.holder is not None:
                    theirs += self.spare(target, there.holder, there.figure is not None)
            yield Odds(mode, ours, prospect(_side(ours, figure), _side(theirs, there.figure, added)))

    def best_odds(self, origin: str, target: str, extra: int = 0, *, boat: bool = False) -> Odds:
        """The best way to make an attack; without gathering, unless that lifts the odds."""
        first, *others = sorted(self.odds(origin, target, extra, boat=boat), key=lambda each: each.mode.gathers)
        for other in others:
            if other.prospect.win > first.prospect.win + LIFT:
                first = other
        return first

    def plan(self, origin: str, target: str, extra: int = 0, *, boat: bool = False) -> Plan:
        """An attack with what it gains."""
        odds = self.best_odds(origin, target, extra, boat=boat)
        lost = odds.units - odds.prospect.left
        if odds.mode.stops:
            lost *= 0.6  # a lost cause is given up
        value = odds.prospect.win * self._worths[target] - UNIT * lost
        return Plan(value, origin, target, odds, boat)

    @cached_property
    def _worths(self) -> dict[str, float]:
        return {space: self.worth(space) for space in self.targets}

    @cached_property
    def targets(self) -> tuple[str, ...]:
        """The spaces that may be attacked this turn."""
        return tuple([space for space in self.board.spaces if attackable(self.view, self.seat, space)])

    def pairs(self, *, boat: bool = False) -> list[tuple[str, str]]:
        """The attacks that may be made, by land or by boat."""
        if boat:
            return boat_pairs(self.view, self.seat)
        return attack_pairs(self.view, self.seat, self.own)

    def plans(self, extra: int = 0, *, boat: bool = False) -> list[Plan]:
        """The attacks that may be made, the best first."""
        found = [self.plan(origin, target, extra, boat=boat) for origin, target in self.pairs(boat=boat)]
        return sorted(found, key=lambda plan: plan.value, reverse=True)


def largest(view: View) -> str:
    """The space with most units of the seat that decides."""
    assert view.active is not None
    own = view.own(view.active)
    return max(own, key=lambda space: units(view, space))


def units(view: View, space: str) -> int:
    """The units or orks in a space."""
    force = view.force(space)
    return force.units if force is not None else 0
