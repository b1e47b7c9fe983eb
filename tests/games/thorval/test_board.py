"""The map: the hints of the rulebook (B1 to B17 of the specification), its table of neighbours, boards of one's own."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from importlib import resources
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from orclib.errors import SaveError
from orclib.games.thorval import board as boards
from orclib.games.thorval.board import Board, load
from tests.games.thorval.support import (
    CLAUSES,
    GAME,
    HOUSE,
    A,
    Match,
    PositionError,
    Route,
    UsageError,
    after,
    allowed,
    at,
    here,
    pairs,
)

FILE: dict[str, Any] = json.loads((resources.files("orclib.games.thorval") / "data" / "board.json").read_text("utf-8"))
NODES = {node["id"]: node for node in FILE["nodes"]}
REGIONS = ("I", "II", "III", "IV", "V", "VI")
TABLE = """
I/1 ~ | I/2 I/6 II/1 2 5
I/2 | I/1 I/3 I/4 I/6 II/1 III/5 III/6 1 2
I/3 | I/2 I/4 III/5
I/4 | I/2 I/3 I/5 I/6
I/5 | I/4 I/6
I/6 ~ | I/1 I/2 I/4 I/5 IV/4(b)
II/1 | I/1 I/2 II/2 II/6 III/6 1 2 5
II/2 | II/1 II/3 II/5 II/6 III/6
II/3 | II/2 II/4 II/5 III/1 III/6 3
II/4 | II/3 II/5 VI/1 VI/2 3
II/5 ~ | II/2 II/3 II/4 II/6 VI/2 V/1(b)
II/6 ~ | II/1 II/2 II/5 5
III/1 | II/3 III/2 III/3 III/4 III/6 VI/1 3
III/2 | III/1 III/3 VI/1 VI/3 4
III/3 | III/1 III/2 III/4
III/4 | III/1 III/3 III/5 III/6 V/5(t)
III/5 | I/2 I/3 III/4 III/6
III/6 | I/2 II/1 II/2 II/3 III/1 III/4 III/5 1
IV/1 ~ | IV/2 IV/3 V/2 V/4 7
IV/2 ~ | IV/1 IV/3 IV/5 IV/6
IV/3 | IV/1 IV/2 IV/6 V/4 V/5 7 8
IV/4 ~ | IV/5 I/6(b)
IV/5 ~ | IV/2 IV/4 IV/6
IV/6 | IV/2 IV/3 IV/5
V/1 ~ | V/2 V/3 V/4 VI/2 VI/6 6 II/5(b)
V/2 ~ | IV/1 V/1 V/4
V/3 | V/1 V/4 V/5 V/6 6
V/4 | IV/1 IV/3 V/1 V/2 V/3 V/5 7 8
V/5 | IV/3 V/3 V/4 V/6 8 III/4(t)
V/6 | V/3 V/5 VI/5 VI/6 6
VI/1 | II/4 III/1 III/2 VI/2 VI/3 3 4
VI/2 ~ | II/4 II/5 V/1 VI/1 VI/3 VI/4 VI/5 VI/6
VI/3 | III/2 VI/1 VI/2 VI/4 4
VI/4 | VI/2 VI/3 VI/5
VI/5 | V/6 VI/2 VI/4 VI/6
VI/6 | V/1 V/6 VI/2 VI/5 6
1 | I/2 II/1 III/6
2 | I/1 I/2 II/1
3 | II/3 II/4 III/1 VI/1
4 | III/2 VI/1 VI/3
5 ~ | I/1 II/1 II/6
6 | V/1 V/3 V/6 VI/6
7 | IV/1 IV/3 V/4
8 | IV/3 V/4 V/5
""".strip()
"""The neighbours as the specification prints them, castles last: (b) bridge, (t) tunnel, ~ on the water."""
KINDS = {"b": "bridge", "t": "tunnel", "": "land"}


def printed() -> dict[str, dict[str, str]]:
    """The table: by space its neighbours, each with the kind of link."""
    found: dict[str, dict[str, str]] = {}
    for line in TABLE.splitlines():
        left, right = line.split("|")
        cells = [cell.rstrip(")").partition("(") for cell in right.split()]
        found[left.split()[0]] = {space: KINDS[kind] for space, _, kind in cells}
    return found


def island(*kinds: str) -> nx.Graph[str]:
    """The spaces and the links of some kinds, by default of all."""
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(NODES)
    graph.add_edges_from((e["a"], e["b"]) for e in FILE["edges"] if e["kind"] in (kinds or KINDS.values()))
    return graph


GRAPH, LAND = island(), island("land")
BOTH = pytest.mark.parametrize("graph", [GRAPH, LAND], ids=["with bridges and tunnel", "on land alone"])


# --- section 2.3 -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-2.4", "THO-2.5")
def test_the_table_of_neighbours() -> None:
    table = printed()
    assert len(table) == 44
    for space, near in table.items():
        assert all(table[other][space] == kind for other, kind in near.items())  # both ways
        assert set(GRAPH.neighbors(space)) == set(near)
        assert {other: route.value for other in near if (route := HOUSE.route(space, other))} == near
        assert HOUSE.neighbours[space] == tuple(sorted(near, key=FILE["order"].index))
    for space, other in combinations(table, 2):
        assert (HOUSE.route(space, other) is None) == (other not in table[space])


@pytest.mark.clause("THO-2.8")
def test_the_marks_of_the_water() -> None:
    wet = {line.split()[0] for line in TABLE.splitlines() if "~" in line}
    assert wet == set(FILE["water_network"]) == HOUSE.water
    assert len(wet) == 12
    assert wet == {node["id"] for node in FILE["nodes"] if node["touches_sea"] or node["touches_river"]}


@pytest.mark.clause("THO-7.2", "THO-7.3")
def test_the_canonical_order() -> None:
    order = [f"{region}/{number}" for region in REGIONS for number in range(1, 7)] + list("12345678")
    assert order == FILE["order"]
    assert HOUSE.spaces == tuple(order)
    assert (HOUSE.territories, HOUSE.castles) == (tuple(order[:36]), tuple(order[36:]))
    assert [HOUSE.territory(region, number) for region in range(1, 7) for number in range(1, 7)] == order[:36]


# --- section 2.2: the hints ------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-2.1")
def test_b1_six_regions_with_six_territories_each() -> None:
    found = Counter((node["region"], node["number"]) for node in FILE["nodes"] if node["kind"] == "territory")
    assert found == {(region, number): 1 for region in REGIONS for number in range(1, 7)}
    assert all(HOUSE.region[f"{region}/1"] == at_ for at_, region in enumerate(REGIONS, 1))


@pytest.mark.clause("THO-2.2")
def test_b2_castles_are_numbered_spaces_outside_the_regions() -> None:
    castles = [node for node in FILE["nodes"] if node["kind"] == "castle"]
    assert [(node["id"], node["number"], node["region"]) for node in castles] == [
        (str(n), n, None) for n in range(1, 9)
    ]
    assert all(HOUSE.is_castle(space) == (space in "12345678") for space in HOUSE.spaces)


RINGS = {
    "1": "I II III", "2": "I II", "3": "II III VI", "4": "III VI", "5": "I II", "6": "V VI", "7": "IV V", "8": "IV V",
}  # fmt: skip


@pytest.mark.clause("THO-2.3")
def test_b3_every_castle_borders_several_regions() -> None:
    for castle, regions in RINGS.items():
        around = {NODES[near]["region"] for near in GRAPH.neighbors(castle)}
        assert around == set(regions.split())
        assert NODES[castle]["borders_regions"] == regions.split()
        assert [REGIONS[region - 1] for region in HOUSE.castle_regions[castle]] == regions.split()
        assert len(around) > 1


@pytest.mark.clause("THO-2.6", "THO-15.5")
def test_b5_mountain_and_forest_are_iii_v_and_vi() -> None:
    wild = {"III": "forest", "V": "forest", "VI": "mountain"}
    for node in FILE["nodes"]:
        if node["kind"] == "territory":
            usual = {"I": "plain", "II": "desert", "IV": "plain"}
            assert node["terrain"] == (wild | usual)[node["region"]]
            assert HOUSE.bonus[node["id"]] == int(node["region"] in wild) == node["defence_bonus"]


@pytest.mark.clause("THO-2.7")
def test_b7_one_tunnel_with_forest_at_both_ends() -> None:
    (tunnel,) = [edge for edge in FILE["edges"] if edge["kind"] == "tunnel"]
    assert {tunnel["a"], tunnel["b"]} == {"III/4", "V/5"} == {FILE["tunnel"]["a"], FILE["tunnel"]["b"]}
    assert NODES["III/4"]["terrain"] == NODES["V/5"]["terrain"] == "forest"
    assert not LAND.has_edge("III/4", "V/5")
    assert HOUSE.route("V/5", "III/4") is Route.TUNNEL


def test_b8_two_bridges_across_the_river() -> None:
    bridges = {frozenset((edge["a"], edge["b"])) for edge in FILE["edges"] if edge["kind"] == "bridge"}
    assert bridges == {frozenset({"II/5", "V/1"}), frozenset({"I/6", "IV/4"})}
    assert bridges == {frozenset((bridge["a"], bridge["b"])) for bridge in FILE["bridges"]}
    for pair in bridges:
        assert not LAND.has_edge(*pair)
        assert pair <= set(FILE["water_network"])


@pytest.mark.clause("THO-3.10")
@pytest.mark.parametrize("castle", HOUSE.castles)
def test_b12_soldiers_can_be_set_next_to_ones_castle(castle: str) -> None:
    near = list(LAND.neighbors(castle))
    assert len(near) in (3, 4)
    assert all(NODES[space]["kind"] == "territory" for space in near)
    assert set(near) == set(GRAPH.neighbors(castle))


# --- section 2.2: what a script checked ------------------------------------------------------------------------------


@pytest.mark.clause("THO-2.4")
def test_the_links_add_up() -> None:
    """105 = 102 land (76 + 26) + 2 bridges + 1 tunnel."""
    kinds = Counter(edge["kind"] for edge in FILE["edges"])
    assert kinds == {"land": 102, "bridge": 2, "tunnel": 1}
    assert (GRAPH.number_of_nodes(), GRAPH.number_of_edges()) == (44, 105)
    castles = [sum(NODES[end]["kind"] == "castle" for end in (edge["a"], edge["b"])) for edge in FILE["edges"]]
    assert Counter(castles) == {0: 76 + 3, 1: 26}  # none joins two castles


@BOTH
def test_connected(graph: nx.Graph[str]) -> None:
    assert nx.is_connected(graph)
    for region in REGIONS:
        assert nx.is_connected(graph.subgraph(f"{region}/{number}" for number in range(1, 7)))


def test_cut_vertices_and_diameter() -> None:
    """None with bridges and tunnel, diameter 7; on land IV/5, on which IV/4 hangs, and 12."""
    assert list(nx.articulation_points(GRAPH)) == []
    assert list(nx.articulation_points(LAND)) == ["IV/5"]
    assert set(LAND["IV/4"]) == {"IV/5"}
    assert (nx.diameter(GRAPH), nx.diameter(LAND)) == (7, 12)


Point = tuple[float, float]


def inside(point: Point, polygon: list[Point]) -> bool:
    """Whether a point lies in a polygon (rays to the right)."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            found = not found
    return found


def side_of(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def test_polygons_are_simple() -> None:
    """No side of a space crosses another one of it, and its middle lies inside, with the circle around it."""
    for node in FILE["nodes"]:
        polygon = [tuple(point) for point in node["polygon"]]
        sides = list(pairwise([*polygon, polygon[0]]))
        for (a, b), (c, d) in combinations(sides, 2):
            if len({a, b, c, d}) < 4:
                continue
            crossing = side_of(a, b, c) * side_of(a, b, d) < 0 and side_of(c, d, a) * side_of(c, d, b) < 0
            assert not crossing, node["id"]
        center = (float(node["center"][0]), float(node["center"][1]))
        assert inside(center, polygon), node["id"]
        nearest = min(((center[0] - x) ** 2 + (center[1] - y) ** 2) ** 0.5 for x, y in polygon)
        assert nearest >= node["radius"] - 3, node["id"]


def test_polygons_do_not_overlap() -> None:
    """No point of a close grid lies in two spaces."""
    boxes = []
    for node in FILE["nodes"]:
        xs, ys = zip(*node["polygon"], strict=True)
        boxes.append((node["id"], min(xs), max(xs), min(ys), max(ys), [tuple(point) for point in node["polygon"]]))
    covered = 0
    for x, y in ((i * 12 + 5.03, j * 12 + 5.07) for i in range(83) for j in range(83)):
        there = [
            name for name, left, right, top, bottom, polygon in boxes
            if left <= x <= right and top <= y <= bottom and inside((x, y), polygon)
        ]  # fmt: skip
        assert len(there) <= 1, (x, y, there)
        covered += bool(there)
    assert covered > 2_000


# --- boards of one's own ---------------------------------------------------------------------------------------------

Change = Callable[[dict[str, Any]], None]


@pytest.fixture(autouse=True)
def forget_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board that a test loads is gone after it."""
    monkeypatch.setattr(boards.FILES, "loaded", {})


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Write the island with some changes to a file."""

    def written(*changes: Change, name: str = "atoll") -> Path:
        data = deepcopy(FILE)
        for change in changes:
            change(data)
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(data), "utf-8")
        return path

    return written


def faults(path: Path) -> list[str]:
    """What is wrong with a board file; nothing is registered then."""
    with pytest.raises(PositionError) as caught:
        load(path)
    assert boards.boards() == ("thorval",)
    return list(caught.value.faults)


def node(data: dict[str, Any], space: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in data["nodes"] if each["id"] == space)
    return found


def change(space: str, **fields: Any) -> Change:
    return lambda data: node(data, space).update(fields)


def without(space: str) -> Change:
    """A space is missing, and all that leads to it."""

    def drop(data: dict[str, Any]) -> None:
        data["nodes"] = [each for each in data["nodes"] if each["id"] != space]
        data["edges"] = [edge for edge in data["edges"] if space not in (edge["a"], edge["b"])]
        data["water_network"] = [each for each in data["water_network"] if each != space]

    return drop


def cut(*links: tuple[str, str]) -> Change:
    def drop(data: dict[str, Any]) -> None:
        data["edges"] = [e for e in data["edges"] if {e["a"], e["b"]} not in [set(link) for link in links]]

    return drop


def link(a: str, b: str, kind: str = "land") -> Change:
    return lambda data: data["edges"].append({"a": a, "b": b, "kind": kind})


def again(space: str) -> Change:
    return lambda data: data["nodes"].append(deepcopy(node(data, space)))


def tells_neighbours(data: dict[str, Any]) -> None:
    """Every space names its neighbours."""
    for each in data["nodes"]:
        each["neighbours"] = list(GRAPH.neighbors(each["id"]))


WRONG: dict[str, tuple[tuple[Change, ...], list[str]]] = {
    "missing territory": (
        (without("III/3"),),
        ["The territory III/3 is missing: each region has six, numbered 1 to 6 (THO-2.1)."],
    ),
    "castle with one region": (
        (cut(("7", "V/4")),),
        ["Castle 7 borders IV only; every castle borders more than one region (THO-2.3)."],
    ),
    "castle without any region": (
        (cut(("7", "V/4"), ("7", "IV/1"), ("7", "IV/3")),),
        [
            "Castle 7 borders no region only; every castle borders more than one region (THO-2.3).",
            "No way leads from 7 to the rest of the island (THO-2.4).",
        ],
    ),
    "one-way link": (
        (tells_neighbours, lambda data: node(data, "I/2")["neighbours"].remove("I/1")),
        [
            "I/1 names I/2 as its neighbour, but I/2 does not name I/1 (THO-2.4).",
            "A link joins I/2 and I/1, but I/2 does not name I/1 (THO-2.4).",
        ],
    ),
    "neighbour without a link": (
        (tells_neighbours, lambda data: node(data, "I/5")["neighbours"].append("I/1"),
         lambda data: node(data, "I/1")["neighbours"].append("I/5")),
        [
            "I/1 names I/5 as its neighbour, but no link joins them (THO-2.4).",
            "I/5 names I/1 as its neighbour, but no link joins them (THO-2.4).",
        ],
    ),
    "disconnected island": (
        (cut(("IV/4", "IV/5"), ("IV/4", "I/6")),),
        ["No way leads from IV/4 to the rest of the island (THO-2.4)."],
    ),
    "unknown ids": (
        (link("I/1", "I/7"), lambda data: data["water_network"].append("9"),
         change("I/5", neighbours=["I/4", "I/6", "X/1"])),
        [
            "A link joins I/1 and I/7, but there is no space I/7 (THO-2.4).",
            "I/5 names the neighbour X/1, which does not exist (THO-2.4).",
            "9 is said to lie on the water, but there is no such space (THO-2.8).",
        ],
    ),
    "double names": (
        (again("II/2"), again("4")),
        [
            "II/2 is there 2 times; every space is there once (THO-2.1).",
            "4 is there 2 times; every space is there once (THO-2.1).",
        ],
    ),
    "double link": ((link("I/2", "I/1"),), ["I/1 and I/2 are linked 2 times; name each link once (THO-2.4)."]),
    "a link to itself": ((link("I/2", "I/2"),), ["A link joins I/2 to itself (THO-2.4)."]),
    "wrong terrain": (
        (change("I/3", terrain="forest"), change("V/2", terrain="plain"), change("VI/1", terrain="swamp")),
        [
            "I/3 is forest; all of region I is neither mountain nor forest (THO-2.6).",
            "V/2 is plain; all of region V is mountain or forest (THO-2.6).",
            "VI/1 has terrain swamp; there is plain, desert, forest, mountain (THO-2.6).",
        ],
    ),
    "no tunnel": ((cut(("III/4", "V/5")),), ["There are 0 tunnels; the island has one (THO-2.7)."]),
    "two tunnels": (
        (link("III/5", "V/2", "tunnel"),),
        ["There are 2 tunnels; the island has one (THO-2.7)."],
    ),
    "a tunnel into the plain": (
        (cut(("III/4", "V/5")), link("I/5", "VI/4", "tunnel")),
        [
            "The tunnel ends in I/5, which is no forest (THO-2.7).",
            "The tunnel ends in VI/4, which is no forest (THO-2.7).",
        ],
    ),
    "too few castles": (
        (without("6"), without("7"), without("8")),
        ["There are 5 castles; six players need 6 (THO-3.4)."],
    ),
    "a castle in a region": (
        (change("3", region="II"),),
        ["Castle 3 has region II; castles belong to no region (THO-2.2)."],
    ),
    "a territory of no region": (
        (change("II/2", region="VII"),),
        ["II/2 should be a territory of a region I to VI, with a number 1 to 6, called like II/5 (THO-2.1)."],
    ),
    "a name that nobody can type": (
        (lambda data: data.update(name='isle "of" skulls;'),),
        ['The board cannot be called "isle "of" skulls;": take letters, digits, blanks, - and _, as in "my island".'],
    ),
    "a castle with a wrong name": (
        (change("3", number=4),),
        ['The castle "3" must be called by its number, which is 4 (THO-2.2).'],
    ),
    "a number that is not": (
        (change("II/5", number=7),),
        ["II/5 should be a territory of a region I to VI, with a number 1 to 6, called like II/5 (THO-2.1)."],
    ),
    "no terrain": (
        (change("II/5", terrain=None),),
        ["II/5 has terrain None; there is plain, desert, forest, mountain (THO-2.6)."],
    ),
    "a neighbour not named": (
        (change("I/5", neighbours=["I/4"]),),
        ["A link joins I/5 and I/6, but I/5 does not name I/6 (THO-2.4)."],
    ),
    "a shape without corners": (
        (change("I/1", polygon=[[10, 10], [20, 20], [10, 10]]),),
        ["The border of I/1 has 2 corners; a shape has three at least."],
    ),
    "a river without a way": (
        (lambda data: data["draw"]["rivers"][0].update(points=[[10, 10]]),),
        ["River 1 has 1 points; a line has two at least."],
    ),
    "a bridge whose ends coincide": (
        (lambda data: data["bridges"][0].update(line=[[1e-320, 1e-320]] * 2),),
        ["The bridge from I/6 to IV/4 has no length."],
    ),
    "a canvas of no size": (
        (lambda data: data.update(canvas=[0, 1e9]),),
        ["The canvas is 0 by 1e+09; each side is from 100 to 10000 long."],
    ),
    "a radius of nothing": (
        (change("I/1", radius=0),),
        ["The radius of I/1 is 0; on this canvas it goes from 1 to 250."],
    ),
    "a river like a sea": (
        (lambda data: data["draw"]["rivers"][0].update(width_end=1e308),),
        ["The width of river 1 is 1e+308; on this canvas it goes from 1 to 250."],
    ),
}  # fmt: skip


@pytest.mark.clause("THO-2.1", "THO-2.2", "THO-2.3", "THO-2.4", "THO-2.6", "THO-2.7", "THO-2.8")
@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_a_board(name: str, write: Callable[..., Path]) -> None:
    changes, told = WRONG[name]
    assert sorted(faults(write(*changes))) == sorted(told)


@pytest.mark.parametrize("whole", ["no tunnel", "castle with one region", "disconnected island"])
@pytest.mark.parametrize("part", ["wrong terrain", "double link", "missing territory"])
def test_faults_of_spaces_do_not_hide_those_of_the_whole_map(whole: str, part: str, write: Callable[..., Path]) -> None:
    changes = (*WRONG[whole][0], *WRONG[part][0])
    assert sorted(faults(write(*changes))) == sorted((*WRONG[whole][1], *WRONG[part][1]))


@pytest.mark.parametrize("number", [10**6, 10**400, 1e308, -1, float("nan"), -float("inf")])
def test_everything_that_lies_off_the_map_is_told_at_once(number: float, write: Callable[..., Path]) -> None:
    """Such a map was loaded, and failed or took a gigabyte when it was drawn."""

    def stray(data: dict[str, Any]) -> None:
        for place, each in enumerate(data["nodes"][:3]):
            each["center"][place % 2] = number
        data["nodes"][4]["polygon"][2] = [number, 5]
        data["bridges"][0]["line"][0] = [5, number]
        data["tunnel"]["gates"][1] = [number, number]
        data["draw"]["coast"][3] = [number, 5]
        data["draw"]["sea"]["label"] = [5, number]

    told = faults(write(stray))
    assert len(told) == 8
    assert all("off the canvas of 1000 by 1000" in each for each in told)


def test_every_fault_of_maps_is_tried() -> None:
    said = [fault for _, told in WRONG.values() for fault in told]
    for fault in said:
        assert set(re.findall(r"THO-[0-9]+\.[0-9]+", fault)) <= CLAUSES
    count = 0
    for yielded in (each for each in ast.walk(ast.parse(Path(boards.__file__).read_text("utf-8")))):
        match yielded:
            case ast.Yield(
                value=ast.Call(
                    func=ast.Attribute(value=ast.Call(func=ast.Name(id="say"), args=[ast.Constant(value=text), _]))
                )
            ):
                pattern = ".*".join(map(re.escape, re.split(r"\{[^}]*\}", str(text))))
                assert any(re.fullmatch(pattern, fault) for fault in said), text
                count += 1
    assert count > 15


@pytest.mark.parametrize(
    "data",
    [
        b"", b"{", b"no json", b"\xff\xfe", b"[]", b"17", b"{}", b'{"nodes": 3, "edges": []}', b"[" * 100_000,
        b'{"nodes": [{"id": "I/1"}], "edges": []}',
        b'{"nodes": [{"id": 3, "kind": "castle", "center": [1, 2]}], "edges": []}',
        b'{"nodes": [], "edges": [{"a": "I/1", "b": "I/2", "kind": "ferry"}]}',
        b'{"nodes": [{"id": "I/1", "kind": "village", "center": [1, 2]}], "edges": []}',
    ],
)  # fmt: skip
def test_what_is_no_board_file(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "isle.json"
    path.write_bytes(data)
    with pytest.raises(UsageError, match=r"isle\.json is no board file"):
        load(path)
    assert boards.boards() == ("thorval",)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.json", tmp_path):
        with pytest.raises(UsageError, match="cannot be read"):
            load(path)


# --- a good one ------------------------------------------------------------------------------------------------------

SHORT_CUT = (link("II/6", "VI/2"), without("8"), lambda data: data.update(name="seven castles"))


@pytest.mark.clause("THO-2.1", "THO-2.4", "THO-14.2")
def test_a_good_board_is_registered_and_played_on(write: Callable[..., Path]) -> None:
    made = load(write(*SHORT_CUT))
    assert isinstance(made, Board)
    assert (made.name, len(made.castles), boards.boards()) == ("seven castles", 7, ("thorval", "seven castles"))
    assert GAME.options(board="seven castles").island is made
    start = 'board="seven castles"\nA II/6 = 2S\nB VI/2 = 1S\nfar soldiers'
    assert ("II/6", "VI/2") in pairs(start)
    assert pairs("A II/6 = 2S\nB VI/2 = 1S\nfar soldiers") == []
    allowed(start, "attack II/6 VI/2 total")
    state = after(start, "attack II/6 VI/2 total", "1 : 6")
    assert here(state, "VI/2") == "A 1S"
    assert at(GAME.describe(state)) == state
    with pytest.raises(PositionError, match="other spaces"):
        at("A 8 = 2S\nfar soldiers", board="seven castles")


def test_a_name_that_nobody_gave_is_the_name_of_the_file(write: Callable[..., Path]) -> None:
    assert load(write(name="atoll")).name == "atoll"
    with pytest.raises(UsageError, match="give yours another name"):
        load(write(name="thorval"))
    with pytest.raises(UsageError, match="atoll"):
        GAME.options(board="nowhere")
    assert load(write(tells_neighbours, name="told")).neighbours == HOUSE.neighbours


@pytest.mark.parametrize("name", ["on", "Off", "12", "two words", "l'île", 'the "old" one', "two\nlines", ""])
def test_positions_name_any_board_that_is_registered(name: str, write: Callable[..., Path]) -> None:
    try:
        made = load(write(lambda data: data.update(name=name)))
    except (UsageError, PositionError):
        assert boards.boards() == ("thorval",)
        return
    state = GAME.new(GAME.options(board=made.name))
    assert GAME.position(GAME.describe(state)) == state
    assert Match.from_code(Match(GAME, start=state, seed=1).code(), lambda slug: GAME).state.board is made


def test_a_match_on_it_is_saved_and_loaded(write: Callable[..., Path], tmp_path: Path) -> None:
    load(write(*SHORT_CUT))
    match = Match(GAME, GAME.options(players=3, board="seven castles"), seed=4)
    for _ in range(60):
        match.play(match.legal()[0])
    saved = match.save(tmp_path / "game.json")
    for again_ in (Match.load(saved, lambda slug: GAME), Match.from_code(match.code(), lambda slug: GAME)):
        assert again_.state == match.state
        assert again_.state.board.name == "seven castles"
    boards.FILES.loaded.clear()
    with pytest.raises(SaveError, match="seven castles"):
        Match.load(saved, lambda slug: GAME)


def test_the_picture_draws_it(write: Callable[..., Path]) -> None:
    load(write(*SHORT_CUT))
    bare = load(write(*SHORT_CUT, _plain, lambda data: data.update(name="bare")))
    for name in ("seven castles", bare.name):
        state = at(f'board="{name}"\nA II/6 = 2S\nB VI/2 = 1S\nfar soldiers')
        assert GAME.picture(GAME.observe(state, A)) is not None


def _plain(data: dict[str, Any]) -> None:
    """Without all that may be left out."""
    for key in ("bridges", "tunnel", "draw", "provenance", "canvas", "order", "regions"):
        data.pop(key, None)
    for each in data["nodes"]:
        each.pop("polygon")
        each.pop("radius")
