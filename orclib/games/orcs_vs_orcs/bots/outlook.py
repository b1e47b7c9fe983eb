"""What the bots think with: who leads which objective, what a zone would bring, who would win a battle.

Everything is counted in glory: a point for a majority that is scored once, a point for a battle won. What pays later
counts for less.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Final, NamedTuple

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs.board import Board
from orclib.games.orcs_vs_orcs.box import (
    DECK,
    LAP,
    OBJECTIVES,
    OVERWHELMING,
    RIVER,
    UNITS,
    VANGUARD,
    Card,
    Fate,
    Objective,
)
from orclib.games.orcs_vs_orcs.rules.entry import can_mark
from orclib.games.orcs_vs_orcs.rules.reckoning import counted
from orclib.games.orcs_vs_orcs.state import View

VICTORY: Final = 1.1
"""A military victory: a point now."""
LATER: Final = 0.3
"""What each further game turn of an active objective adds to the point that it brings in this one."""
NEXT: Final = 0.7
"""The objective that is about to enter."""
SOMEDAY: Final = 0.25
"""Objectives that come later still."""
WELL: Final = 1.0
"""The first well: an action more in each turn to come."""
SPARE_WELL: Final = 0.25
"""A well when one has one already: nobody else has it then."""
HORDE: Final = 0.5
"""A Horde on the board."""
RED: Final = 0.6
"""A red strike token."""
CARD_AHEAD: Final = (0.3, 0.9, 0.7, 0.4)
"""A card more, by how many cards the largest enemy deck has less or more: far behind, not ahead, one, two ahead."""
FRESH: Final = 0.25
"""A good card where the deck is full: it takes the place of a poor one."""
LONE: Final = 0.06
"""What is lost on average by leaving a Horde alone where no enemy is near."""
NEAR: Final = 0.12
"""What a Horde is worth more beside something worth taking, for each point that it is worth."""
BUILDING: Final = 0.3
"""What a standing fortress is worth beside the objective: a card more in each purchase, a place to recruit."""

GOOD: Final = (Card.HEAVY, Card.BOAR, Card.SHAMAN, Card.XBOW)
"""The cards that are bought first (spec 12)."""


class Chances(NamedTuple):
    """How likely a battle is thought to end how."""

    win: float
    """For the attacker."""
    loss: float

    @property
    def even(self) -> float:
        """How likely nobody wins."""
        return 1 - self.win - self.loss


@cache
def chances(hordes: int, others: int, cards: int, theirs: int, assault: bool) -> Chances:
    """A battle at a glance, as the lab finds it: one Horde is soon lost, and otherwise the longer deck wins.

    `cards` and `theirs` are the sizes of both decks; an attacker of a fortress has two cards less to play.
    """
    ahead = cards - (VANGUARD if assault else 0) - theirs
    if hordes == 1 and others == 1:
        return Chances(0.3, 0.3)
    if others == 1:
        return Chances(0.95, 0.01) if ahead > -LAP // 2 else Chances(0.6, 0.3)
    if hordes == 1:
        return Chances(0.01, 0.95) if ahead < LAP // 2 else Chances(0.3, 0.6)
    if ahead:
        sure = 0.8 if abs(ahead) == 1 else 0.92
        if ahead > 0:
            return Chances(sure, 0.08) if hordes > 2 else Chances(sure - 0.1, 0.15)
        return Chances(0.08, sure) if others > 2 else Chances(0.15, sure - 0.1)
    wall = 0.1 if assault else 0.0
    return Chances(0.28 + 0.1 * (others == 2) - wall, 0.28 + 0.1 * (hordes == 2) + wall)


@cache
def _reach(board: Board) -> dict[str, tuple[str, ...]]:
    """By zone: those from which an army comes there with one move, Dark Cities of others left out."""
    found = {}
    for zone in board.zones:
        near = set(board.neighbours[zone])
        for each in board.neighbours[zone]:
            if each not in board.dark_city:
                near |= {*board.neighbours[each]}
        found[zone] = board.ordered(near - {zone})
    return found


@cache
def distances(board: Board) -> dict[str, dict[str, int]]:
    """How many roads lie between two zones, not through the Dark Cities of others."""
    found = {}
    for start in board.zones:
        far, row = {start: 0}, [start]
        for zone in row:
            if zone in board.dark_city and zone != start:
                continue
            for near in board.neighbours[zone]:
                if near not in far:
                    far[near] = far[zone] + 1
                    row.append(near)
        found[start] = far
    return found


Change = Mapping[Objective, int]
"""How much more (or less) somebody has of what objectives count."""
NO_CHANGE: Final[Change] = {}


class Outlook:
    """How the land looks to a seat."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view, self.seat, self.board, self.options = view, seat, view.board, view.options
        self.camp = view.options.camp(seat)
        self.foes = tuple([other for other in view.options.seats if view.options.enemies(other, seat)])
        self.at = {zone: army for zone, army in zip(self.board.zones, view.armies, strict=True) if army is not None}
        self._arrivals: dict[tuple[str, int], float] = {}
        self._departures: dict[tuple[str, int], float] = {}
        self._entries: dict[tuple[str, int], float] = {}
        self._pulls: dict[str, float] = {}

    # --- objectives

    @cached_property
    def counts(self) -> dict[Objective, tuple[int, ...]]:
        """What each objective counts, by seat."""
        return {tile: counted(self.view, tile) for tile in OBJECTIVES}

    @cached_property
    def weights(self) -> dict[Objective, float]:
        """How many points a majority is worth, this game turn's and what is to be expected of later ones."""
        found = dict.fromkeys(OBJECTIVES, SOMEDAY)
        if self.view.top is not None:
            found[self.view.top] = NEXT
        for place, tile in enumerate(self.view.river):
            found[tile] = 1 + LATER * (RIVER - 1 - place)
        found[Objective.KILLS] = 1.0 if Objective.KILLS in self.view.river else 0.0
        return found

    @cached_property
    def last(self) -> bool:
        """Whether nobody plays after this seat in this game turn."""
        first = self.view.first
        return first is not None and self.options.clockwise(first)[-1] == self.seat

    def _standing(self, tile: Objective, own: int, most: int) -> float:
        """How good it is to have so many where the enemy has at most so many: from -1 to a little more than 1."""
        if tile is Objective.TOWER or tile is Objective.KILLS:
            return float((own > most) - (own < most))
        lead = own - most
        sure = 0.95 if self.last else 0.7
        if not lead:
            return 0.2 if own and len(self.foes) > 1 else 0.0
        far = min(abs(lead), 5)
        points = sure + (1 - sure) * (1 - 0.5 ** (far - 1)) + 0.01 * far
        return points if lead > 0 else -points

    def _margin(self, tile: Objective, ours: int, theirs: int, whose: Seat | None) -> float:
        counts = self.counts[tile]
        own = max([counts[seat] + (ours if seat == self.seat else 0) for seat in self.camp])
        most = max([counts[seat] + (theirs if seat == whose else 0) for seat in self.foes])
        return self._standing(tile, own, most)

    def gain(self, ours: Change, theirs: Change = NO_CHANGE, whose: Seat | None = None) -> float:
        """What it brings when the seat, and perhaps an enemy, has so much more of what objectives count."""
        points = 0.0
        for tile in {**ours, **theirs}:
            if weight := self.weights[tile]:
                after = self._margin(tile, ours.get(tile, 0), theirs.get(tile, 0), whose)
                points += weight * (after - self._margin(tile, 0, 0, None))
        return points

    # --- cards

    def cards(self, seat: Seat) -> int:
        """How many cards a combat deck of a player would have."""
        heroes = sum([1 for held in self.view.held[seat] if not held.away])
        return min(DECK, sum(self.view.players[seat].units) + heroes)

    @cached_property
    def deck(self) -> int:
        """The size of one's own combat deck."""
        return self.cards(self.seat)

    @cached_property
    def rival_deck(self) -> int:
        """The size of the largest combat deck of an enemy."""
        return max([self.cards(seat) for seat in self.foes])

    def card(self, more: int = 0) -> float:
        """What the next card is worth, after so many others."""
        size = self.deck + more
        if size >= DECK:
            good = sum([n for kind, n in zip(UNITS, self.view.players[self.seat].units, strict=True) if kind in GOOD])
            return FRESH if good + more < DECK else 0.03
        ahead = size - self.rival_deck
        return CARD_AHEAD[0] if ahead < -3 else CARD_AHEAD[min(max(1, ahead + 1), 3)]

    # --- danger

    @cached_property
    def reach(self) -> dict[str, tuple[str, ...]]:
        """By zone: from where an army comes with one move."""
        return _reach(self.board)

    def menace(self, zone: str) -> dict[Seat, int]:
        """The enemy Hordes that can come to a zone with one move, by enemy."""
        found: dict[Seat, int] = {}
        for near in self.reach[zone]:
            army = self.at.get(near)
            if army is not None and army.seat in self.foes:
                found[army.seat] = found.get(army.seat, 0) + army.hordes
        return found

    def peril(self, zone: str, hordes: int) -> float:
        """What is lost on average when so many Hordes stay in a zone."""
        if not hordes or zone in self.board.dark_city:
            return 0.0
        menace = self._menaces.get(zone)
        if menace is None:
            menace = self._menaces[zone] = self.menace(zone)
        worst = LONE if hordes == 1 else 0.0
        for seat, others in menace.items():
            if hordes == 1:
                risk = 0.9 if others >= OVERWHELMING else 0.5 if others == 2 else 0.1
            else:
                risk = 0.5 * self.attack(others, hordes, self.cards(seat), self.deck, self.walls(zone)).win
            worst = max(worst, risk * (0.6 if self.walls(zone) else 1.0))
        return worst

    @cached_property
    def _menaces(self) -> dict[str, dict[Seat, int]]:
        return {}

    def walls(self, zone: str) -> bool:
        """Whether a fortress stands in a zone."""
        fort = self.view.fortress(zone)
        return fort is not None and fort.standing

    def attack(self, hordes: int, others: int, cards: int, theirs: int, assault: bool) -> Chances:
        """How a battle is likely to go."""
        return chances(min(hordes, 4), min(others, 4), cards, theirs, assault)

    # --- what zones bring

    def fates(self, zone: str) -> dict[Fate, float]:
        """What each fate of a village would bring that stands in a zone."""
        view, player = self.view, self.view.players[self.seat]
        owner = view.marker(zone)
        theirs: Change = {Objective.VILLAGES: -1, Objective.MARKERS: -1} if owner in self.foes else NO_CHANGE
        burnt: dict[Objective, int] = {Objective.RAZED: 1}
        if owner == self.seat:
            burnt |= {Objective.VILLAGES: -1, Objective.MARKERS: -1}
        converts = self.options.razed_counts == "trophies"
        recruit = {Objective.HORDES: 1} if player.reserve else {}
        converted = {**burnt, **recruit} if converts else {**burnt, **recruit, Objective.RAZED: 0}
        found = {
            Fate.RAZE: self.gain(burnt, theirs, owner) + RED * (not player.red),
            Fate.CONVERT: self.gain(converted, theirs, owner) + HORDE * bool(player.reserve),
        }
        if owner != self.seat and can_mark(view, self.seat, zone):
            held = {Objective.VILLAGES: 1, Objective.MARKERS: int(view.stock(self.seat) > 0)}
            found[Fate.CONTROL] = self.gain(held, theirs, owner)
        return found

    def entry(self, zone: str, hordes: int) -> float:
        """What it brings when so many Hordes stop in a zone that no enemy Horde holds."""
        key = zone, min(hordes, 2)
        if key not in self._entries:
            self._entries[key] = self._entry(zone, hordes) + self._fortress(zone)
        return self._entries[key]

    def _entry(self, zone: str, hordes: int) -> float:
        view, owner = self.view, self.view.marker(zone)
        if owner in self.camp or zone in self.board.dark_city:
            return 0.0
        if view.village(zone):
            return max(self.fates(zone).values())
        stock = view.stock(self.seat) > 0
        mark = {Objective.MARKERS: 1} if stock else {}
        less: dict[Objective, int] = {Objective.MARKERS: -1} if owner in self.foes else {}
        if self.board.kind[zone] == "city":
            if owner is None:
                militia = {Objective.HORDES: -1}
                if hordes == 1:
                    return self.gain(militia) - 2 * HORDE
                return self.gain({**mark, **militia, Objective.CITIES: 1}) - HORDE + self.card()
            less |= {Objective.CITIES: -1}
            stolen = self.card() if view.held[owner] else 0.0
            return self.gain({**mark, Objective.CITIES: 1}, less, owner) + stolen
        if not stock:
            return 0.0
        if zone == self.board.tower:
            return self.gain({**mark, Objective.TOWER: 1}, {**less, Objective.TOWER: -len(less)}, owner)
        if zone in self.board.wells:
            well = SPARE_WELL if self.wells else WELL
            return self.gain(mark, less, owner) + well + (0.5 if less else 0.0)
        return 0.0

    @cached_property
    def wells(self) -> int:
        """How many wells the seat has."""
        return sum([1 for zone in self.board.wells if self.view.marker(zone) == self.seat])

    def _fortress(self, zone: str) -> float:
        """An enemy's fortress that nobody guards (OVO-14.12)."""
        fort = self.view.fortress(zone)
        if fort is None or fort.owner not in self.foes:
            return 0.0
        if not fort.standing:
            return BUILDING / 2
        return self.gain({}, {Objective.FORTRESSES: -1}, fort.owner) + BUILDING

    # --- attacks

    def assault(self, zone: str, hordes: int, spent: int = 0) -> float:
        """What it brings to stand before an enemy army with so many Hordes."""
        army = self.at[zone]
        walls = self.walls(zone)
        after = self.entry(zone, 2)
        kills = self.gain({Objective.KILLS: 1})
        if army.hordes == 1 and hordes >= OVERWHELMING and not walls:
            return VICTORY + after + 0.2 * kills
        found = self.attack(hordes, army.hordes, self.deck, self.cards(army.seat), walls)
        if spent and found.win < 0.9:
            return -1.0
        lost = HORDE * 1.2 + self.gain({}, {Objective.KILLS: 1}, army.seat) * -0.7
        value = VICTORY * (found.win - found.loss) + found.win * (after + kills) - found.loss * HORDE * hordes / 2
        return value - lost * (1 - found.win * 0.6)

    # --- moves

    def arrival(self, zone: str, hordes: int) -> float:
        """What it brings that so many Hordes come to a zone and stay there."""
        key = zone, hordes
        if key not in self._arrivals:
            self._arrivals[key] = self._arrival(zone, hordes)
        return self._arrivals[key]

    def _arrival(self, zone: str, hordes: int) -> float:
        army = self.at.get(zone)
        if army is not None and army.seat in self.foes:
            clash = self.view.clash(zone)
            there = clash.hordes if clash is not None else 0
            before = self.assault(zone, there) if there else 0.0
            return self.assault(zone, there + hordes) - before + NEAR * hordes * self.pull(zone)
        there = army.hordes if army is not None else 0
        if self.board.kind[zone] == "city" and self.view.marker(zone) is None and hordes == 1:
            return self.entry(zone, hordes)
        left = there + hordes - (self.board.kind[zone] == "city" and self.view.marker(zone) is None)
        value = self.entry(zone, hordes) - self.peril(zone, left) + self.peril(zone, there)
        return value + NEAR * hordes * self.pull(zone)

    def departure(self, zone: str, hordes: int) -> float:
        """What it brings (mostly less than nothing) that so many Hordes leave a zone."""
        key = zone, hordes
        if key not in self._departures:
            army = self.at[zone]
            less = self.peril(zone, army.hordes) - self.peril(zone, army.hordes - hordes)
            self._departures[key] = less - NEAR * hordes * self.pull(zone) - 0.02 * self._building(zone, hordes)
        return self._departures[key]

    def _building(self, zone: str, hordes: int) -> float:
        """Whether a foundation would be left without anybody to finish it."""
        fort = self.view.fortress(zone)
        gone = self.at[zone].hordes == hordes
        return 25.0 if gone and fort is not None and not fort.standing and fort.owner == self.seat else 0.0

    @cached_property
    def prizes(self) -> dict[str, float]:
        """What each zone would bring that is worth going to."""
        found = {}
        for zone in self.board.zones:
            army = self.at.get(zone)
            if army is not None and army.seat in self.foes and zone not in self.board.dark_city:
                value = self.assault(zone, 3)
            elif army is None:
                value = self.entry(zone, 2)
            else:
                continue
            if value > 0:
                found[zone] = min(value, 2.0)
        return found

    def pull(self, zone: str) -> float:
        """How much there is to be had around a zone, less where it is far."""
        if zone not in self._pulls:
            far = distances(self.board)[zone]
            best = sorted([value * 0.7 ** far[prize] for prize, value in self.prizes.items() if prize in far])[-3:]
            self._pulls[zone] = sum(best)
        return self._pulls[zone]
