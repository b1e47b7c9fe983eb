"""Maps as data: reading a board file, finding all its faults, asking what a road leads to.

A board file is JSON like `boards.json` beside this module, our reconstruction of the lost maps:

    name            what the board is called; an option of the game names it
    boards          its sides, by a name of one's own; each has
        players             the numbers of players who use this side
        zones               each with id, kind ("ruin", "city", "start", "tower"), name, and x, y to draw it
        roads               each once: [zone, zone, control_x, control_y]; the point bends the drawing only
        starts_clockwise    the start places in the order of seats
        wells               by scenario ("standard", "total_fight", "calm"): four ruin places
        two_players         starts_used, starts_as_ruins, empty_ruins: only for a side that two players use
        villages            by number of players, how many villages there are: only checked

Sector, orbit, teams_of_2 and scenario_numbers of a file are for whoever reads it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from importlib import resources
from os import PathLike
from typing import Any

import msgspec
import networkx as nx

from orclib.engine import Seat
from orclib.engine.saves import digest
from orclib.errors import UsageError
from orclib.games import own
from orclib.games.orcs_vs_orcs.box import WELLS, Kind
from orclib.language import Bilingual, labelled, say

HOUSE = "house"
"""The name of the board in the box."""
SCENARIOS = ("standard", "total_fight", "calm")


class Zone(msgspec.Struct, frozen=True):
    """One zone of a board file."""

    id: str
    kind: Kind
    x: float
    y: float
    name: str = ""


class Ends(msgspec.Struct, frozen=True):
    """What two players change on a side (OVO-4.3, 4.4, 4.11)."""

    starts_used: tuple[str, ...]
    starts_as_ruins: tuple[str, ...] = ()
    empty_ruins: tuple[str, ...] = ()


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a board file."""

    players: tuple[int, ...]
    zones: tuple[Zone, ...]
    roads: tuple[tuple[str, str, float, float], ...]
    starts_clockwise: tuple[str, ...]
    wells: dict[str, tuple[str, ...]]
    two_players: Ends | None = None
    villages: dict[str, int] = {}


class BoardFile(msgspec.Struct, frozen=True, kw_only=True):
    """What a board file holds, before anybody asks whether it can be a board."""

    boards: dict[str, Face]
    name: str = HOUSE
    canvas: tuple[float, float] = (1000.0, 1000.0)
    about: str = ""

    def face(self, players: int) -> tuple[str, Face] | None:
        """The side for so many players, with its name."""
        return next(((name, face) for name, face in self.boards.items() if players in face.players), None)


class Board:
    """One side of a map as so many players use it, with the wells of a scenario."""

    def __init__(self, file: BoardFile, players: int, scenario: str) -> None:
        found = file.face(players)
        assert found is not None
        self.file, self.name, self.players, self.scenario = file, file.name, players, scenario
        self.side, self.face = found
        face, ends = self.face, self.face.two_players if players == 2 else None
        self.places = {zone.id: zone for zone in face.zones}
        """How the file describes each zone."""
        self.zones = tuple(self.places)
        self.index = {zone: at for at, zone in enumerate(self.zones)}
        self.starts = ends.starts_used if ends else face.starts_clockwise
        """By seat (OVO-4.13)."""
        self.dark_city = {zone: Seat(seat) for seat, zone in enumerate(self.starts)}
        self.kind: dict[str, Kind] = {
            zone.id: "ruin" if zone.kind == "start" and zone.id not in self.dark_city else zone.kind
            for zone in face.zones
        }
        """With two players the other starts are ruins (OVO-4.4)."""
        self.wells = frozenset(face.wells[scenario])
        self.cities = tuple(zone.id for zone in face.zones if zone.kind == "city")
        self.tower = next(zone.id for zone in face.zones if zone.kind == "tower")
        empty = {*self.wells, *(ends.empty_ruins if ends else ())}
        self.villages = tuple(zone.kind == "ruin" and zone.id not in empty for zone in face.zones)
        """By zone: whether a village stands there at the start (OVO-4.10, 4.11)."""
        self.graph: nx.Graph[str] = nx.Graph()
        self.graph.add_nodes_from(self.zones)
        self.graph.add_edges_from((a, b) for a, b, _x, _y in face.roads)
        self.neighbours = {zone: self.ordered(self.graph.neighbors(zone)) for zone in self.zones}
        """The adjacent zones of each (OVO-3.4), in the order of the file."""
        self.digest = digest([self.kind, self.starts, self.neighbours, self.villages, sorted(self.wells)])[:8]
        """Of all that is played on, not of how it is drawn."""

    def ordered(self, zones: Iterable[str]) -> tuple[str, ...]:
        """Some zones in the order of the file."""
        return tuple(sorted(zones, key=self.index.__getitem__))

    def takes_marker(self, zone: str) -> bool:
        """Whether a control marker may ever lie there while no village burns: not on ruins nor Dark Cities."""
        return self.kind[zone] in ("city", "tower") or zone in self.wells or self.villages[self.index[zone]]

    def __repr__(self) -> str:
        return f"<Board {self.name}, {self.side}: {len(self.zones)} zones, {self.players} players, {self.scenario}>"


# --- what can be wrong with a map ------------------------------------------------------------------------------------

_EXAMPLE = Bilingual("my land", "mon pays")
_ZONE = re.compile(r"[a-z]\w*")


def faults(file: BoardFile) -> tuple[str, ...]:
    """Everything that keeps a map from being a board, each with its clause; () when it can be played on."""
    told = list(_name_faults(file))
    for name, face in file.boards.items():
        found = list[str]()
        for find in (_player_faults, _zone_faults, _road_faults, _start_faults, _well_faults, _village_faults):
            found += find(face)
        the_zone = say("The zone {id}", "La zone {id}")
        the_road = say("The road from {a} to {b}", "La route de {a} à {b}")
        places = [(the_zone.format(id=zone.id), [(zone.x, zone.y)]) for zone in face.zones]
        places += [(the_road.format(a=a, b=b), [(x, y)]) for a, b, x, y in face.roads]
        found += own.canvas_faults(file.canvas, places)
        told += [labelled(name, fault) for fault in found] if len(file.boards) > 1 else found
    return tuple(told)


def _name_faults(file: BoardFile) -> Iterator[str]:
    yield from own.name_faults(file.name, _EXAMPLE)
    if not file.boards:
        yield say(
            "The board has no side (OVO-4.1).",
            "Le plateau n'a pas de face (OVO-4.1).",
        )
    for players, times in Counter(n for face in file.boards.values() for n in {*face.players}).items():
        if times > 1:
            yield say(
                "{n} sides are for {players} players; each number has one side (OVO-4.1).",
                "Il y a {n} faces à {players} joueurs ; chaque nombre en a une seule (OVO-4.1).",
            ).format(n=times, players=players)


def _player_faults(face: Face) -> Iterator[str]:
    if not face.players:
        yield say(
            "No number of players uses this side (OVO-4.1).",
            "Aucun nombre de joueurs n'utilise cette face (OVO-4.1).",
        )
    for players, times in Counter(face.players).items():
        if times > 1:
            yield say(
                "The side names {players} players {n} times; name each number once (OVO-4.1).",
                "La face nomme {n} fois {players} joueurs ; nommez chaque nombre une fois (OVO-4.1).",
            ).format(n=times, players=players)
        if players not in (2, 3, 4):
            yield say(
                "The game is for 2 to 4 players, not {players} (OVO-1.1).",
                "Le jeu est pour 2 à 4 joueurs, et non {players} (OVO-1.1).",
            ).format(players=players)


def _zone_faults(face: Face) -> Iterator[str]:
    for id, times in Counter(zone.id for zone in face.zones).items():
        if times > 1:
            yield say(
                "{id} is there {n} times; every zone is there once (OVO-3.1).",
                "{id} figure {n} fois ; chaque zone figure une fois (OVO-3.1).",
            ).format(id=id, n=times)
        if not _ZONE.fullmatch(id):
            yield say(
                '"{id}" is no id of a zone: take small letters, digits and _, as in n_road.',
                "« {id} » n'est pas l'id d'une zone : lettres minuscules, chiffres et _, comme n_road.",
            ).format(id=id)
    towers = [zone.id for zone in face.zones if zone.kind == "tower"]
    if len(towers) != 1:
        yield say(
            "There are {n} White Towers; the map has one (OVO-3.1).",
            "Nombre de Tours blanches : {n} ; la carte en a une (OVO-3.1).",
        ).format(n=len(towers))


def _road_faults(face: Face) -> Iterator[str]:
    there = {zone.id for zone in face.zones}
    pairs: Counter[frozenset[str]] = Counter()
    for a, b, _x, _y in face.roads:
        for end in (a, b):
            if end not in there:
                yield say(
                    "A road joins {a} and {b}, but there is no zone {end} (OVO-3.3).",
                    "Une route relie {a} et {b}, mais la zone {end} n'existe pas (OVO-3.3).",
                ).format(a=a, b=b, end=end)
        if a == b:
            yield say(
                "A road joins {a} to itself (OVO-3.4).",
                "Une route relie {a} à cette même zone (OVO-3.4).",
            ).format(a=a)
        pairs[frozenset((a, b))] += 1
    for pair, times in pairs.items():
        if times > 1:
            a, b = sorted(pair) if len(pair) == 2 else [*pair, *pair]
            yield say(
                "{a} and {b} are joined by {n} roads; name each road once (OVO-3.4).",
                "{a} et {b} sont reliées par {n} routes ; nommez chaque route une fois (OVO-3.4).",
            ).format(a=a, b=b, n=times)
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(zone.id for zone in face.zones)
    graph.add_edges_from((a, b) for a, b, _x, _y in face.roads if {a, b} <= there)
    order, starts = [zone.id for zone in face.zones], _in_use(face)
    for start in [zone.id for zone in face.zones if zone.kind == "start"]:
        near = set(graph.neighbors(start))
        if start in starts and not near:
            yield say(
                "No road leads from the start {start} (OVO-3.3).",
                "Aucune route ne part de la zone de départ {start} (OVO-3.3).",
            ).format(start=start)
        elif start in starts and near <= starts:
            yield say(
                "From the start {start} roads lead to other starts only, which nobody enters (OVO-6.15).",
                "De la zone de départ {start}, les routes ne mènent qu'à d'autres départs, où nul n'entre (OVO-6.15).",
            ).format(start=start)
    free = graph.subgraph([zone for zone in graph if zone not in starts])
    for group in sorted(nx.connected_components(free), key=len, reverse=True)[1:]:
        names = ", ".join(sorted(group, key=order.index))
        yield say(
            "No way leads from {names} to the rest of the map but through a Dark City (OVO-6.15).",
            "Aucun chemin ne mène de {names} au reste de la carte sans traverser une Cité Sombre (OVO-6.15).",
        ).format(names=names)


def _in_use(face: Face) -> set[str]:
    """The starts that are Dark Cities whoever plays on this side: with two players alone, the two that they use."""
    only_two = face.two_players is not None and {*face.players} == {2}
    return {*(face.two_players.starts_used if only_two and face.two_players else face.starts_clockwise)}


def _kind_of(zone: str, kinds: Mapping[str, Kind]) -> str:
    """What a zone is, as a board file says it."""
    return kinds.get(zone) or say("no zone", "une zone qui n'existe pas")


def _start_faults(face: Face) -> Iterator[str]:
    kinds = {zone.id: zone.kind for zone in face.zones}
    starts = face.starts_clockwise
    for zone in dict.fromkeys(starts):
        if kinds.get(zone) != "start":
            yield say(
                "{zone} is said to be a start, but it is {kind} (OVO-4.12).",
                "{zone} serait une zone de départ, mais c'est {kind} (OVO-4.12).",
            ).format(zone=zone, kind=_kind_of(zone, kinds))
    for zone in [zone.id for zone in face.zones if zone.kind == "start" and zone.id not in starts]:
        yield say(
            "The start {zone} is not among the starts clockwise (OVO-4.13).",
            "La zone de départ {zone} manque dans starts_clockwise (OVO-4.13).",
        ).format(zone=zone)
    if len({*starts}) != len(starts):
        yield say(
            "A start is named twice among the starts clockwise (OVO-4.13).",
            "Une zone de départ est nommée deux fois dans starts_clockwise (OVO-4.13).",
        )
    for players in dict.fromkeys(face.players):
        if players > 2 and len(starts) != players:
            yield say(
                "{players} players need {players} starts, and there are {n} (OVO-4.12).",
                "À {players} joueurs, il faut {players} zones de départ, et non {n} (OVO-4.12).",
            ).format(players=players, n=len(starts))
    ends = face.two_players
    if 2 in face.players:
        if ends is None:
            if len(starts) != 2:
                yield say(
                    "Two players use this side, but two_players does not say which two starts (OVO-4.3).",
                    "On joue à deux sur cette face, mais two_players ne dit pas avec quels départs (OVO-4.3).",
                )
            return
        if len(ends.starts_used) != 2 or len({*ends.starts_used}) != 2:
            yield say(
                "Two players use two starts, not {n} (OVO-4.3).",
                "À deux, on utilise deux zones de départ, et non {n} (OVO-4.3).",
            ).format(n=len({*ends.starts_used}))
        if {*ends.starts_used} & {*ends.starts_as_ruins} or {*ends.starts_used, *ends.starts_as_ruins} != {*starts}:
            yield say(
                "With two players each start is either used or a ruin (OVO-4.4).",
                "À deux, chaque zone de départ est soit utilisée, soit une ruine (OVO-4.4).",
            )
        for zone, times in Counter(ends.empty_ruins).items():
            if kinds.get(zone) != "ruin":
                yield say(
                    "{zone} is said to stay empty, but it is {kind} (OVO-4.11).",
                    "{zone} resterait vide, mais c'est {kind} (OVO-4.11).",
                ).format(zone=zone, kind=_kind_of(zone, kinds))
            if times > 1:
                yield say(
                    "{zone} is said to stay empty {n} times; name each place once (OVO-4.11).",
                    "{zone} est dite vide {n} fois ; nommez chaque emplacement une fois (OVO-4.11).",
                ).format(zone=zone, n=times)


def _well_faults(face: Face) -> Iterator[str]:
    kinds = {zone.id: zone.kind for zone in face.zones}
    empty = {*face.two_players.empty_ruins} if face.two_players else set()
    for scenario in SCENARIOS:
        wells = face.wells.get(scenario)
        if wells is None:
            yield say(
                "The wells of the scenario {scenario} are missing (OVO-4.8).",
                "Les puits du scénario {scenario} manquent (OVO-4.8).",
            ).format(scenario=scenario)
            continue
        counted = Counter(wells)
        if len(counted) != WELLS:
            yield say(
                "The scenario {scenario} has {n} wells; there are {wells} (OVO-4.9).",
                "Le scénario {scenario} a {n} puits ; il y en a {wells} (OVO-4.9).",
            ).format(scenario=scenario, n=len(counted), wells=WELLS)
        elif len(wells) != WELLS:
            twice = ", ".join([zone for zone, times in counted.items() if times > 1])
            yield say(
                "The scenario {scenario} names wells more than once: {twice} (OVO-4.9).",
                "Le scénario {scenario} nomme des puits plus d'une fois : {twice} (OVO-4.9).",
            ).format(scenario=scenario, twice=twice)
        for zone in counted:
            if kinds.get(zone) != "ruin":
                yield say(
                    "{zone} is said to hold a well, but it is {kind} (OVO-4.9).",
                    "{zone} porterait un puits, mais c'est {kind} (OVO-4.9).",
                ).format(zone=zone, kind=_kind_of(zone, kinds))
            elif zone in empty:
                yield say(
                    "{zone} holds a well in the scenario {scenario}, but stays empty with two players (OVO-4.11).",
                    "{zone} porte un puits dans le scénario {scenario}, mais reste vide à deux joueurs (OVO-4.11).",
                ).format(zone=zone, scenario=scenario)
    for scenario in face.wells:
        if scenario not in SCENARIOS:
            yield say(
                "There is no scenario {scenario}; there are {known} (OVO-4.8).",
                "Il n'y a pas de scénario {scenario} ; au choix : {known} (OVO-4.8).",
            ).format(scenario=scenario, known=", ".join(SCENARIOS))


def _village_faults(face: Face) -> Iterator[str]:
    ruins = sum(zone.kind == "ruin" for zone in face.zones)
    for players in dict.fromkeys(face.players):
        empty = len({*face.two_players.empty_ruins}) if players == 2 and face.two_players else 0
        count, told = ruins - WELLS - empty, face.villages.get(str(players))
        if told is not None and told != count:
            yield say(
                "{players} players have {n} villages here, not {told} (OVO-4.10).",
                "À {players} joueurs, il y a ici {n} Villages, et non {told} (OVO-4.10).",
            ).format(players=players, n=count, told=told)
        if count < 0:
            yield say(
                "There are {n} ruin places, too few for {wells} wells (OVO-4.9).",
                "Nombre d'emplacements Ruine : {n}, trop peu pour {wells} puits (OVO-4.9).",
            ).format(n=ruins, wells=WELLS)


# --- reading ---------------------------------------------------------------------------------------------------------


def _side(file: BoardFile, players: int, scenario: str) -> Board:
    if file.face(players) is None:
        told = say(
            'The board "{name}" has no side for {players} players.',
            "Le plateau « {name} » n'a pas de face à {players} joueurs.",
        )
        raise UsageError(told.format(name=file.name, players=players))
    return Board(file, players, scenario)


FILES = own.Files(
    BoardFile,
    HOUSE,
    resources.files("orclib.games.orcs_vs_orcs") / "data" / "boards.json",
    lambda file: cache(partial(_side, file)),
    faults,
    unknown=Bilingual("board of Orcs vs Orcs", "pour Orcs vs Orcs aucun plateau"),
)
board_file, no_such_board, boards, plan_faults = FILES.file, FILES.no_such, FILES.names, FILES.plan_faults


def board(name: str = HOUSE, players: int = 2, scenario: str = "standard") -> Board:
    """The side of a board for so many players, with the wells of a scenario. Raises UsageError."""
    return FILES.made(name)(players, scenario)


def load(path: str | PathLike[str]) -> BoardFile:
    """Read a board file; from now on `board=<its name>` plays on it. Without a name it is called like the file.

    Raises UsageError for a file that cannot be read, PositionError with all the faults of a map that cannot be.
    """
    return FILES.load(path)


def plan(name: str = HOUSE) -> dict[str, Any]:
    """A board as a board file holds it, to be changed and written to a file of one's own. Raises UsageError."""
    return FILES.plan(name)
