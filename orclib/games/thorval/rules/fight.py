"""Strength and exchanges (THO-15): numbers in, numbers out, for the rules, the odds and the pictures alike."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from orclib.games.thorval.board import Board
from orclib.games.thorval.box import CASTLE_BONUS, CROSSING_BONUS, Route
from orclib.games.thorval.state import AnyTable, Fight, Force


class Part(NamedTuple):
    """One part of a strength: points, and the clause that gives them."""

    points: int
    code: str
    clause: str


def force_parts(force: Force) -> tuple[Part, ...]:
    """What soldiers and figure are worth, as a sum (THO-15.1 to 15.4)."""
    parts = []
    if force.count:
        alone = force.strength - (force.figure.strength if force.figure else 0)
        parts.append(Part(alone, "soldiers" if force.holder is not None else "orks", "THO-15.1"))
    if force.figure is not None:
        clause = "THO-15.2" if force.figure.strength == 1 else "THO-15.3"
        parts.append(Part(force.figure.strength, force.figure.value, clause))
    return tuple(parts)


def attack_parts(table: AnyTable, space: str) -> tuple[Part, ...]:
    """What whoever attacks from a space is worth; land that helps only defenders is told as nothing (THO-15.6)."""
    force = table.force(space)
    land = (Part(0, "own-land", "THO-15.6"),) if table.board.bonus[space] else ()
    return (*(force_parts(force) if force else ()), *land)


def bonus_parts(table: AnyTable, space: str, route: Route) -> tuple[Part, ...]:
    """What whoever defends a space adds, by the road of the attack (THO-15.5 to 15.9, R24, R25)."""
    return _bonus_parts(table.board, space, route, table.options.bridge_adds_terrain)[0]


@lru_cache(maxsize=1024)
def _bonus_parts(board: Board, space: str, route: Route, bridge_adds: bool) -> tuple[tuple[Part, ...], int]:
    """The parts and their sum: the land is always the same."""
    parts = []
    crossing = route in (Route.BRIDGE, Route.TUNNEL)
    swaps = route is Route.BRIDGE and not bridge_adds
    if board.bonus[space] and route is Route.TUNNEL:
        parts.append(Part(0, "forest-lost", "THO-15.9"))
    elif board.bonus[space] and not swaps:
        parts.append(Part(board.bonus[space], board.nodes[space].terrain or "", "THO-15.5"))
    if board.is_castle(space):
        parts.append(Part(CASTLE_BONUS, "castle", "THO-15.7"))
    if crossing:
        parts.append(Part(CROSSING_BONUS, route.value, "THO-15.8"))
    return tuple(parts), sum([part.points for part in parts])


def bonus(table: AnyTable, space: str, route: Route) -> int:
    """The sum of `bonus_parts`."""
    return _bonus_parts(table.board, space, route, table.options.bridge_adds_terrain)[1]


def strengths(table: AnyTable, fight: Fight) -> tuple[int, int]:
    """The strength of attacker and defender now (THO-15.18); attackers have no bonus (THO-15.6)."""
    attacker, defender = table.force(fight.origin), table.force(fight.target)
    ours = attacker.strength if attacker else 0
    return ours, (defender.strength if defender else 0) + bonus(table, fight.target, fight.route)


class Toll(NamedTuple):
    """What an exchange costs each side, before anybody chooses which units."""

    attacker: int
    defender: int
    both_missed: bool


def toll(attack: int, defence: int, ours: int, theirs: int, units: int, enemies: int) -> Toll:
    """What two dice do (THO-15.12 to 15.16): factors, the strengths of both sides, the units they have."""
    hits, is_hit = attack <= ours, defence <= theirs
    if not hits and not is_hit:
        return Toll(1, 0, both_missed=True)
    return Toll(min(defence, units) if is_hit else 0, min(attack, enemies) if hits else 0, both_missed=False)
