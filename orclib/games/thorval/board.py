"""Maps of the island as data: reading a board file, finding all its faults, asking what borders what.

A board file is JSON like `board.json` beside this module, our reconstruction of the lost map:

    name          what the board is called; an option of the game names it
    nodes         each space: id ("II/5", or "3" for a castle), kind ("territory" or "castle"), region, number, terrain
                  ("plain", "desert", "forest", "mountain"), center and radius to draw it; may have a polygon and
                  `neighbours`, a list of ids that must agree with the links
    edges         each link once: a, b and kind ("land", "bridge", "tunnel")
    water_network the ids of the spaces on the river or the inner sea
    bridges, tunnel, draw   only for the picture; may be left out
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from importlib import resources
from itertools import pairwise, starmap
from os import PathLike
from typing import Any, Literal

import msgspec
import networkx as nx

from orclib.engine.saves import digest
from orclib.games import own
from orclib.games.thorval.box import DIE, REGIONS, Route
from orclib.language import Bilingual, listing, say

Point = own.Point
HOUSE = "thorval"
"""The name of the board in the box."""
LEAST_CASTLES = 6
"""Each of six players takes one (THO-3.4)."""


class Node(msgspec.Struct, frozen=True):
    """One space of a board file."""

    id: str
    kind: Literal["territory", "castle"]
    center: Point
    region: str | None = None
    number: int = 0
    terrain: str | None = None
    radius: float = 40.0
    polygon: tuple[Point, ...] = ()
    neighbours: tuple[str, ...] | None = None


class Edge(msgspec.Struct, frozen=True):
    """One link of a board file."""

    a: str
    b: str
    kind: Literal["land", "bridge", "tunnel"] = "land"


class Bridge(msgspec.Struct, frozen=True):
    """Where a bridge is drawn."""

    a: str
    b: str
    line: tuple[Point, Point]


class Tunnel(msgspec.Struct, frozen=True):
    """Where the mouths of the tunnel are drawn."""

    a: str
    b: str
    gates: tuple[Point, Point]


class River(msgspec.Struct, frozen=True):
    """A stretch of the river to draw."""

    points: tuple[Point, ...]
    width_start: float = 18.0
    width_end: float = 18.0


class Sea(msgspec.Struct, frozen=True):
    """The inner sea to draw."""

    name: str
    polygon: tuple[Point, ...]
    label: Point | None = None


class Drawing(msgspec.Struct, frozen=True):
    """What is drawn beside the spaces."""

    coast: tuple[Point, ...] = ()
    sea: Sea | None = None
    rivers: tuple[River, ...] = ()


class BoardFile(msgspec.Struct, frozen=True, kw_only=True):
    """What a board file holds, before anybody asks whether it can be a board."""

    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    water_network: tuple[str, ...] = ()
    name: str = HOUSE
    canvas: tuple[float, float] = (1000.0, 1000.0)
    bridges: tuple[Bridge, ...] = ()
    tunnel: Tunnel | None = None
    draw: Drawing = Drawing()
    provenance: dict[str, str] = {}


BONUS = {"plain": 0, "desert": 0, "forest": 1, "mountain": 1}
"""What the terrain adds to whoever defends there (THO-15.5)."""


class Board:
    """A map that fits the rules. Spaces are ids in the orks' order: regions rising, numbers rising, castles last."""

    def __init__(self, file: BoardFile) -> None:
        self.file, self.name = file, file.name
        nodes = sorted(file.nodes, key=_rank)
        self.nodes = {node.id: node for node in nodes}
        self.spaces = tuple(self.nodes)
        self.index = {space: at for at, space in enumerate(self.spaces)}
        self.territories = tuple(node.id for node in nodes if node.kind == "territory")
        self.castles = tuple(node.id for node in nodes if node.kind == "castle")
        self.graph: nx.Graph[str] = nx.Graph()
        self.graph.add_nodes_from(self.spaces)
        for edge in file.edges:
            self.graph.add_edge(edge.a, edge.b)
        self.neighbours = {space: self.ordered(self.graph.neighbors(space)) for space in self.spaces}
        """The contiguous spaces of each, bridges and tunnel counted (THO-2.4), in the orks' order."""
        self._routes = {pair: Route(edge.kind) for edge in file.edges for pair in ((edge.a, edge.b), (edge.b, edge.a))}
        self.water = frozenset(file.water_network)
        self.shores = self.ordered(self.water)
        """The spaces on the water, in order."""
        self.region = {node.id: REGIONS.index(node.region) + 1 if node.region else None for node in nodes}
        """The region of each space as a die shows it; None for castles (THO-2.2)."""
        self.bonus = {node.id: BONUS.get(node.terrain or "plain", 0) for node in nodes}
        links = sorted((*sorted((edge.a, edge.b)), edge.kind) for edge in file.edges)
        self.digest = digest([[(n.id, n.terrain) for n in nodes], links, sorted(self.water)])[:8]
        """Of all that is played on, not of how it is drawn."""

    def route(self, a: str, b: str) -> Route | None:
        """How two spaces are joined; None when they are not contiguous."""
        return self._routes.get((a, b))

    def is_castle(self, space: str) -> bool:
        """Whether a space is a castle."""
        return self.region[space] is None

    def territory(self, region: int, number: int) -> str:
        """The territory that two dice name."""
        return f"{REGIONS[region - 1]}/{number}"

    @cached_property
    def castle_regions(self) -> dict[str, tuple[int, ...]]:
        """The regions that border each castle (THO-2.3), rising."""
        return {
            castle: tuple(sorted({r for near in self.neighbours[castle] if (r := self.region[near]) is not None}))
            for castle in self.castles
        }

    def ordered(self, spaces: Iterable[str]) -> tuple[str, ...]:
        """Some spaces in the order of the board."""
        return tuple(sorted(spaces, key=self.index.__getitem__))

    def groups(self, spaces: Iterable[str]) -> list[frozenset[str]]:
        """The connected groups of some spaces."""
        left, found = dict.fromkeys(spaces), list[frozenset[str]]()
        while left:
            group = [left.popitem()[0]]
            for space in group:  # which grows while it is gone through
                near = [each for each in self.neighbours[space] if each in left]
                group += near
                for each in near:
                    del left[each]
            found.append(frozenset(group))
        return found

    def __repr__(self) -> str:
        return f"<Board {self.name}: {len(self.territories)} territories, {len(self.castles)} castles>"


def _rank(node: Node) -> tuple[bool, str, int]:
    return node.kind == "castle", str(REGIONS.index(node.region)) if node.region in REGIONS else "", node.number


# --- what can be wrong with a map ------------------------------------------------------------------------------------


_EXAMPLE = Bilingual("my island", "mon île")


def faults(file: BoardFile) -> tuple[str, ...]:
    """Everything that keeps a map from being a board, each with its clause; () when it can be played on."""
    return (
        *own.name_faults(file.name, _EXAMPLE),
        *_space_faults(file),
        *_link_faults(file),
        *_map_faults(file),
        *_drawing_faults(file),
    )


def _space_faults(file: BoardFile) -> Iterator[str]:
    for id, times in Counter(node.id for node in file.nodes).items():
        if times > 1:
            yield say(
                "{id} is there {n} times; every space is there once (THO-2.1).",
                "{id} figure {n} fois ; chaque case figure une fois (THO-2.1).",
            ).format(id=id, n=times)
    there = {node.id for node in file.nodes}
    for region in REGIONS:
        for number in DIE:
            if f"{region}/{number}" not in there:
                yield say(
                    "The territory {region}/{number} is missing: each region has six, numbered 1 to 6 (THO-2.1).",
                    "Le territoire {region}/{number} manque : chaque région en a six, de 1 à 6 (THO-2.1).",
                ).format(region=region, number=number)
    castles = [node for node in file.nodes if node.kind == "castle"]
    if len(castles) < LEAST_CASTLES:
        yield say(
            "There are {n} castles; six players need {least} (THO-3.4).",
            "Nombre de châteaux : {n} ; à six joueurs, il en faut {least} (THO-3.4).",
        ).format(n=len(castles), least=LEAST_CASTLES)
    for node in file.nodes:
        if node.kind == "castle":
            if node.id != str(node.number) or node.number < 1:
                yield say(
                    'The castle "{id}" must be called by its number, which is {number} (THO-2.2).',
                    "Le château « {id} » doit porter le nom de son numéro, qui est {number} (THO-2.2).",
                ).format(id=node.id, number=node.number)
            if node.region is not None:
                yield say(
                    "Castle {id} has region {region}; castles belong to no region (THO-2.2).",
                    "Le château {id} a la région {region} ; un château ne fait partie d'aucune région (THO-2.2).",
                ).format(id=node.id, region=node.region)
        elif node.region not in REGIONS or node.id != f"{node.region}/{node.number}" or node.number not in DIE:
            yield say(
                "{id} should be a territory of a region I to VI, with a number 1 to 6, called like II/5 (THO-2.1).",
                "{id} devrait être un territoire d'une région I à VI, de numéro 1 à 6, nommé comme II/5 (THO-2.1).",
            ).format(id=node.id)
        elif node.terrain not in BONUS:
            yield say(
                "{id} has terrain {terrain}; there is {known} (THO-2.6).",
                "{id} a le terrain {terrain} ; au choix : {known} (THO-2.6).",
            ).format(id=node.id, terrain=node.terrain, known=", ".join(BONUS))
        elif bool(BONUS[node.terrain]) is not (node.region in ("III", "V", "VI")):
            wanted = (
                say("mountain or forest", "en montagne ou en forêt")
                if node.region in ("III", "V", "VI")
                else say("neither mountain nor forest", "sans montagne ni forêt")
            )
            yield say(
                "{id} is {terrain}; all of region {region} is {wanted} (THO-2.6).",
                "{id} a le terrain {terrain} ; toute la région {region} est {wanted} (THO-2.6).",
            ).format(id=node.id, terrain=node.terrain, region=node.region, wanted=wanted)


def _link_faults(file: BoardFile) -> Iterator[str]:
    there = {node.id for node in file.nodes}
    links: Counter[frozenset[str]] = Counter()
    for edge in file.edges:
        for end in (edge.a, edge.b):
            if end not in there:
                yield say(
                    "A link joins {a} and {b}, but there is no space {end} (THO-2.4).",
                    "Un lien joint {a} et {b}, mais la case {end} n'existe pas (THO-2.4).",
                ).format(a=edge.a, b=edge.b, end=end)
        if edge.a == edge.b:
            yield say("A link joins {a} to itself (THO-2.4).", "Un lien joint {a} à cette même case (THO-2.4).").format(
                a=edge.a
            )
        links[frozenset((edge.a, edge.b))] += 1
    for pair, times in links.items():
        if times > 1:
            a, b = sorted(pair) if len(pair) == 2 else [*pair, *pair]
            yield say(
                "{a} and {b} are linked {n} times; name each link once (THO-2.4).",
                "{a} et {b} sont reliés {n} fois ; nommez chaque lien une fois (THO-2.4).",
            ).format(a=a, b=b, n=times)
    told = {node.id: node.neighbours for node in file.nodes if node.neighbours is not None}
    for node in file.nodes:
        for near in node.neighbours or ():
            if near not in there:
                missing = say(
                    "{id} names the neighbour {near}, which does not exist (THO-2.4).",
                    "{id} nomme pour voisine {near}, qui n'existe pas (THO-2.4).",
                )
                yield missing.format(id=node.id, near=near)
            elif near in told and node.id not in (told[near] or ()):
                missing = say(
                    "{id} names {near} as its neighbour, but {near} does not name {id} (THO-2.4).",
                    "{id} nomme {near} pour voisine, mais {near} ne nomme pas {id} (THO-2.4).",
                )
                yield missing.format(id=node.id, near=near)
            elif frozenset((node.id, near)) not in links:
                missing = say(
                    "{id} names {near} as its neighbour, but no link joins them (THO-2.4).",
                    "{id} nomme {near} pour voisine, mais aucun lien ne les joint (THO-2.4).",
                )
                yield missing.format(id=node.id, near=near)
        if node.neighbours is not None:
            for pair in links:
                if node.id in pair and len(pair) == 2 and not pair - {node.id} <= set(node.neighbours):
                    (near,) = pair - {node.id}
                    yield say(
                        "A link joins {id} and {near}, but {id} does not name {near} (THO-2.4).",
                        "Un lien joint {id} et {near}, mais {id} ne nomme pas {near} (THO-2.4).",
                    ).format(id=node.id, near=near)
    for space in file.water_network:
        if space not in there:
            yield say(
                "{space} is said to lie on the water, but there is no such space (THO-2.8).",
                "{space} serait au bord de l'eau, mais cette case n'existe pas (THO-2.8).",
            ).format(space=space)


def _drawing_faults(file: BoardFile) -> Iterator[str]:
    draw, tunnel, sea = file.draw, file.tunnel, file.draw.sea
    shapes: list[tuple[str, tuple[Point, ...]]] = [
        *(
            (say("The border of {id}", "La frontière de {id}").format(id=node.id), node.polygon)
            for node in file.nodes
            if node.polygon
        ),
        *([(say("The coast", "La côte"), draw.coast)] if draw.coast else ()),
        *([(say("The sea", "La mer"), sea.polygon)] if sea else ()),
    ]
    lines = [
        *(
            (say("The bridge from {a} to {b}", "Le pont de {a} à {b}").format(a=bridge.a, b=bridge.b), bridge.line)
            for bridge in file.bridges
        ),
        *(
            [(say("The tunnel from {a} to {b}", "Le tunnel de {a} à {b}").format(a=tunnel.a, b=tunnel.b), tunnel.gates)]
            if tunnel
            else ()
        ),
        *(
            (say("River {n}", "Le fleuve {n}").format(n=number), river.points)
            for number, river in enumerate(draw.rivers, 1)
        ),
    ]
    names = [(say("The name of the sea", "Le nom de la mer"), (sea.label,))] if sea and sea.label else []
    spaces = [(say("The space {id}", "La case {id}").format(id=node.id), (node.center,)) for node in file.nodes]
    yield from own.canvas_faults(file.canvas, [*spaces, *shapes, *lines, *names])
    for name, points in shapes:
        if len({*points}) < 3:
            yield say(
                "{name} has {n} corners; a shape has three at least.",
                "{name} a pour nombre de coins {n} ; une forme en a trois au moins.",
            ).format(name=name, n=len({*points}))
    for name, points in lines:
        if len(points) < 2:
            yield say(
                "{name} has {n} points; a line has two at least.",
                "{name} a pour nombre de points {n} ; une ligne en a deux au moins.",
            ).format(name=name, n=len(points))
        elif sum(starmap(math.dist, pairwise(points))) < 1:
            yield say("{name} has no length.", "{name} n'a pas de longueur.").format(name=name)
    sizes = [(say("The radius of {id}", "Le rayon de {id}").format(id=node.id), node.radius) for node in file.nodes]
    for number, river in enumerate(draw.rivers, 1):
        name = say("The width of river {n}", "La largeur du fleuve {n}").format(n=number)
        sizes += [(name, width) for width in (river.width_start, river.width_end)]
    yield from own.size_faults(file.canvas, sizes)


def _map_faults(file: BoardFile) -> Iterator[str]:
    terrain = {node.id: node.terrain for node in file.nodes}
    region = {node.id: node.region for node in file.nodes}
    links = [edge for edge in file.edges if edge.a in terrain and edge.b in terrain]
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(terrain)
    graph.add_edges_from((edge.a, edge.b) for edge in links)
    tunnels = [edge for edge in links if edge.kind == "tunnel"]
    if len(tunnels) != 1:
        yield say(
            "There are {n} tunnels; the island has one (THO-2.7).",
            "Nombre de tunnels : {n} ; l'île en a un (THO-2.7).",
        ).format(n=len(tunnels))
    for edge in tunnels:
        for end in (edge.a, edge.b):
            if terrain[end] != "forest":
                yield say(
                    "The tunnel ends in {end}, which is no forest (THO-2.7).",
                    "Le tunnel débouche en {end}, qui n'est pas en forêt (THO-2.7).",
                ).format(end=end)
    for castle in [node.id for node in file.nodes if node.kind == "castle"]:
        regions = sorted({str(region[near]) for near in graph.neighbors(castle) if region[near] is not None})
        if len(regions) < 2:
            yield say(
                "Castle {id} borders {names} only; every castle borders more than one region (THO-2.3).",
                "Régions que touche le château {id} : {names} ; tout château en touche plus d'une (THO-2.3).",
            ).format(id=castle, names=listing(regions) or say("no region", "aucune"))
    order = list(terrain)
    for group in sorted(nx.connected_components(graph), key=len, reverse=True)[1:]:
        names = ", ".join(sorted(group, key=order.index))
        yield say(
            "No way leads from {names} to the rest of the island (THO-2.4).",
            "Aucun chemin ne mène de {names} au reste de l'île (THO-2.4).",
        ).format(names=names)


# --- reading ---------------------------------------------------------------------------------------------------------

FILES = own.Files(
    BoardFile,
    HOUSE,
    resources.files("orclib.games.thorval") / "data" / "board.json",
    Board,
    faults,
    unknown=Bilingual("board of Thorval", "pour Thorval aucun plateau"),
)
no_such_board, boards, plan_faults = FILES.no_such, FILES.names, FILES.plan_faults


def board(name: str = HOUSE) -> Board:
    """A board by its name: the one in the box, or one that `load` has read. Raises UsageError."""
    return FILES.made(name)


def load(path: str | PathLike[str]) -> Board:
    """Read a board file; from now on `board=<its name>` plays on it. Without a name it is called like the file.

    Raises UsageError for a file that cannot be read, PositionError with all the faults of a map that cannot be.
    """
    return board(FILES.load(path).name)


def plan(name: str = HOUSE) -> dict[str, Any]:
    """A board as a board file holds it, to be changed and written to a file of one's own. Raises UsageError."""
    return FILES.plan(name)
