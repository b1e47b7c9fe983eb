"""The maps of the box, with their numbers of section 10; maps and Heroes of one's own, and all their faults."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from importlib import resources
from itertools import combinations, pairwise, product
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from orclib.games.orcs_vs_orcs import board as boards
from orclib.games.orcs_vs_orcs import strengths
from orclib.games.orcs_vs_orcs.board import SCENARIOS, Board, board, load, plan, plan_faults
from orclib.games.orcs_vs_orcs.box import HEROES, Card
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    CONTROL,
    GAME,
    GREEN,
    HOUSE,
    PLAYERS,
    Objective,
    Options,
    Phase,
    PositionError,
    UsageError,
    act,
    after,
    fate,
    position,
    refused,
    stands,
    stop,
    walk,
)

FILE: dict[str, Any] = json.loads(
    (resources.files("orclib.games.orcs_vs_orcs") / "data" / "boards.json").read_text("utf-8")
)
SIDES: dict[str, Any] = FILE["boards"]
FOUR, THREE = board(players=4), board(players=3)
TABLES = [(players, scenario) for players in PLAYERS for scenario in SCENARIOS]
BOTH = pytest.mark.parametrize("side", [FOUR, THREE], ids=["side_4", "side_3"])
EVERY = pytest.mark.parametrize(("players", "scenario"), TABLES)

# --- counts ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-3.1", "OVO-3.3")
@pytest.mark.parametrize(
    ("side", "kinds", "roads", "diameter"),
    [
        (FOUR, {"ruin": 40, "city": 8, "start": 4, "tower": 1}, 88, 10),
        (THREE, {"ruin": 36, "city": 6, "start": 3, "tower": 1}, 69, 8),
    ],
)
def test_zones_and_roads(side: Board, kinds: dict[str, int], roads: int, diameter: int) -> None:
    """53 zones, 88 roads, diameter 10; 46 zones, 69 roads, diameter 8."""
    assert Counter(side.kind.values()) == kinds
    assert len(side.zones) == sum(kinds.values())
    assert len(side.face.roads) == side.graph.number_of_edges() == roads
    assert nx.diameter(side.graph) == diameter
    for zone in side.zones:
        assert all(zone in side.neighbours[near] for near in side.neighbours[zone])  # roads go both ways


@pytest.mark.clause("OVO-4.1", "OVO-4.3", "OVO-4.12", "OVO-4.13")
def test_which_side_and_which_starts_are_used() -> None:
    """Three players have a side of their own; two sit opposite each other."""
    assert (board(players=2).side, FOUR.side, THREE.side) == ("side_4", "side_4", "side_3")
    assert HOUSE.starts == ("start_n", "start_s")
    assert FOUR.starts == ("start_n", "start_e", "start_s", "start_w")
    assert THREE.starts == ("start_a", "start_b", "start_c")
    around = nx.cycle_graph(4)  # seats 0 and 2 are partners, and sit opposite (OVO-4.2)
    assert nx.shortest_path_length(around, 0, 2) == 2
    for one, other in (("start_n", "start_s"), ("start_e", "start_w")):
        x, y = FOUR.places[one].x + FOUR.places[other].x, FOUR.places[one].y + FOUR.places[other].y
        assert (x, y) == (1000, 1000)


@pytest.mark.clause("OVO-3.2", "OVO-4.9", "OVO-4.10", "OVO-4.11")
@EVERY
def test_villages_and_wells(players: int, scenario: str) -> None:
    """36, 32 and 28 = 40 - 4, 36 - 4, 40 - 4 - 8."""
    side = board(players=players, scenario=scenario)
    assert sum(side.villages) == {4: 40 - 4, 3: 36 - 4, 2: 40 - 4 - 8}[players] == {4: 36, 3: 32, 2: 28}[players]
    assert len(side.wells) == 4
    assert all(side.kind[well] == "ruin" and not side.villages[side.index[well]] for well in side.wells)
    state = GAME.new(Options(players=players, scenario=scenario))  # type: ignore[arg-type]
    assert state.villages == side.villages
    assert (state.board.wells, set(state.control), set(state.fortresses)) == (side.wells, {None}, {None})


@pytest.mark.clause("OVO-4.4", "OVO-4.11")
def test_what_two_players_leave_empty() -> None:
    """The eight places on the left and right borders, and the two other starts, which are ruins."""
    empty = {"e_cw1", "e_cw2", "e_cc1", "e_cc2", "w_cw1", "w_cw2", "w_cc1", "w_cc2"}
    bare = {zone for zone, there in zip(HOUSE.zones, HOUSE.villages, strict=True) if not there}
    ruins = {zone for zone in bare if HOUSE.kind[zone] == "ruin"} - HOUSE.wells
    assert ruins == {*empty, "start_e", "start_w"}
    assert {min(HOUSE.places[zone].x, 1000 - HOUSE.places[zone].x) < 100 for zone in empty} == {True}
    assert not any(HOUSE.takes_marker(zone) for zone in ruins)
    assert Counter(HOUSE.kind.values()) == {"ruin": 42, "city": 8, "start": 2, "tower": 1}


# --- distances -------------------------------------------------------------------------------------------------------


WELLS = {
    ("side_4", "standard"): [3, 3, 6, 6],
    ("side_4", "total_fight"): [3, 3, 5, 5],
    ("side_4", "calm"): [1, 5, 5, 7],
    ("side_3", "standard"): [3, 3, 5, 7],
    ("side_3", "total_fight"): [3, 5, 5, 5],
    ("side_3", "calm"): [1, 5, 5, 5],
}


@pytest.mark.clause("OVO-4.8")
@pytest.mark.parametrize(("name", "scenario"), WELLS)
def test_distances_to_the_wells(name: str, scenario: str) -> None:
    """Equal for every seat; total fight brings them to the middle, calm gives each seat one beside it."""
    side = board(players=4 if name == "side_4" else 3, scenario=scenario)
    for start in side.starts:
        distances = nx.single_source_shortest_path_length(side.graph, start)
        assert sorted(distances[well] for well in side.wells) == WELLS[name, scenario]


# --- fairness --------------------------------------------------------------------------------------------------------


@EVERY
def test_every_seat_can_be_mapped_on_every_other(players: int, scenario: str) -> None:
    """By a symmetry of the roads that keeps kinds, wells, villages and the starts in use."""
    side = board(players=players, scenario=scenario)
    seen = {
        zone: (side.kind[zone], zone in side.wells, side.villages[side.index[zone]], zone in side.dark_city)
        for zone in side.zones
    }
    copies = []
    for start in side.starts:
        copy = side.graph.copy()
        nx.set_node_attributes(copy, {zone: (*what, zone == start) for zone, what in seen.items()}, "what")
        copies.append(copy)
    for one, other in combinations(copies, 2):
        assert nx.is_isomorphic(one, other, node_match=lambda a, b: a["what"] == b["what"])


# --- the drawing -----------------------------------------------------------------------------------------------------


Point = tuple[float, float]


def curve(side: Board, road: tuple[str, str, float, float]) -> list[Point]:
    """Some points of a road: it is drawn from zone to zone, bent by its point."""
    (start, end), (x, y) = (side.places[road[0]], side.places[road[1]]), road[2:]
    ways = [i / 6 for i in range(7)]
    return [
        (
            start.x * (1 - t) ** 2 + 2 * x * t * (1 - t) + end.x * t**2,
            start.y * (1 - t) ** 2 + 2 * y * t * (1 - t) + end.y * t**2,
        )
        for t in ways
    ]


def turns(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


@BOTH
def test_no_roads_cross_in_the_drawing(side: Board) -> None:
    roads = [(road[:2], curve(side, road)) for road in side.face.roads]
    for (ends, one), (others, other) in combinations(roads, 2):
        if {*ends} & {*others}:
            continue
        for (a, b), (c, d) in product(pairwise(one), pairwise(other)):
            assert turns(a, b, c) * turns(a, b, d) >= 0 or turns(c, d, a) * turns(c, d, b) >= 0, (ends, others)


@BOTH
def test_everything_lies_on_the_canvas_and_apart(side: Board) -> None:
    wide, high = FILE["canvas"]
    for zone in side.places.values():
        assert 0 < zone.x < wide
        assert 0 < zone.y < high
        assert zone.name
    names = [zone.name for zone in side.places.values()]
    assert len(set(names)) == len(names)
    for one, other in combinations(side.places.values(), 2):
        assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > 90**2, (one.id, other.id)


# --- maps of one's own: what is wrong with them ----------------------------------------------------------------------

Plan = dict[str, Any]
Change = Callable[[Plan], None]
Written = Callable[..., Path]


@pytest.fixture(autouse=True)
def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards and Heroes that a test loads are gone after it."""
    monkeypatch.setattr(boards.FILES, "loaded", {})
    monkeypatch.setattr(strengths.FILES, "loaded", {})


@pytest.fixture
def write(tmp_path: Path) -> Written:
    """Write the board of the box with some changes to a file."""

    def written(*changes: Change, name: str = "atoll") -> Path:
        data = deepcopy(FILE)
        for change in changes:
            change(data)
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(data), "utf-8")
        return path

    return written


def face(data: Plan, side: str = "side_4") -> Plan:
    found: Plan = data["boards"][side]
    return found


def zone(data: Plan, id: str) -> Plan:
    """A zone of the first side that has it."""
    return next(each for side in data["boards"].values() for each in side["zones"] if each["id"] == id)


def also(id: str, kind: str = "ruin", side: str = "side_4") -> Change:
    """One more zone, far from all."""
    return lambda data: face(data, side)["zones"].append({"id": id, "kind": kind, "x": 10, "y": 10, "name": id})


def road(a: str, b: str, side: str = "side_4") -> Change:
    """One more road."""
    return lambda data: face(data, side)["roads"].append([a, b, 500, 500])


def cut(*pairs: tuple[str, str], side: str = "side_4") -> Change:
    """Without some roads."""

    def drop(data: Plan) -> None:
        gone = [set(pair) for pair in pairs]
        face(data, side)["roads"] = [each for each in face(data, side)["roads"] if set(each[:2]) not in gone]

    return drop


def put(key: str, value: Any, side: str = "side_4") -> Change:
    """Something else for a side."""
    return lambda data: face(data, side).__setitem__(key, value)


def wells(scenario: str, *places: str, side: str = "side_4") -> Change:
    return lambda data: face(data, side)["wells"].__setitem__(scenario, list(places))


def ends(**changes: Any) -> Change:
    """Something else for two players."""
    return lambda data: face(data)["two_players"].update(changes)


def kind(id: str, what: str) -> Change:
    return lambda data: zone(data, id).__setitem__("kind", what)


def named(name: str) -> Change:
    return lambda data: data.__setitem__("name", name)


def no_counts(data: Plan) -> None:
    """The villages are not told."""
    for side in data["boards"].values():
        side.pop("villages")


def only(*names: str) -> Change:
    """Only some sides."""
    return lambda data: data.__setitem__("boards", {name: data["boards"][name] for name in names})


def twin_side(data: Plan) -> None:
    data["boards"]["other"] = deepcopy(data["boards"]["side_3"])


def apart(data: Plan) -> None:
    """The side for three once more, for nobody else's number."""
    twin_side(data)
    data["boards"].pop("side_3")


STARTS = ["start_n", "start_e", "start_s", "start_w"]
EMPTY = ["e_cw1", "e_cw2", "e_cc1", "e_cc2", "w_cw1", "w_cw2", "w_cc1", "w_cc2"]
NEAR_N = [("start_n", "n_cw1"), ("start_n", "n_road"), ("start_n", "n_cc1")]
NEAR_E = [("e_cw1", near) for near in ("e_cw2", "e_cwm", "start_e")]

FAULTS: dict[str, tuple[tuple[Change, ...], list[str], tuple[Change, ...]]] = {
    "a name with a stroke": (
        (named("my/land"),),
        ['The board cannot be called "my/land": take letters, digits, blanks, - and _, as in "my land".'],
        (named("my land"),),
    ),
    "a name that is a word of switches": (
        (named("On"),),
        ['The board cannot be called "On": take letters, digits, blanks, - and _, as in "my land".'],
        (named("Onward"),),
    ),
    "no side": ((only(),), ["The board has no side (OVO-4.1)."], (only("side_3"),)),
    "two sides for one number": (
        (twin_side,), ["2 sides are for 3 players; each number has one side (OVO-4.1)."], (apart,),
    ),
    "a side for nobody": (
        (put("players", [], "side_3"),),
        ["side_3: No number of players uses this side (OVO-4.1)."],
        (put("players", [4]),),
    ),
    "a lonely player": (
        (put("players", [1, 3], "side_3"),),
        ["side_3: The game is for 2 to 4 players, not 1 (OVO-1.1)."],
        (put("players", [2]),),
    ),
    "a number of players twice": (
        (put("players", [3, 3], "side_3"),),
        ["side_3: The side names 3 players 2 times; name each number once (OVO-4.1)."],
        (put("players", [3], "side_3"),),
    ),
    "too many players": (
        (put("players", [2, 4, 5]),),
        [
            "side_4: The game is for 2 to 4 players, not 5 (OVO-1.1).",
            "side_4: 5 players need 5 starts, and there are 4 (OVO-4.12).",
        ],
        (put("players", [4, 2]),),
    ),
    "a zone twice": (
        (no_counts, also("n_ward")),
        ["side_4: n_ward is there 2 times; every zone is there once (OVO-3.1)."],
        (no_counts, also("n_moor"), road("n_moor", "n_ward")),
    ),
    "an id that is none": (
        (no_counts, also("N moor"), road("N moor", "n_ward")),
        ['side_4: "N moor" is no id of a zone: take small letters, digits and _, as in n_road.'],
        (no_counts, also("n_moor_2"), road("n_moor_2", "n_ward")),
    ),
    "no tower": (
        (no_counts, kind("tower", "ruin")),
        ["side_4: There are 0 White Towers; the map has one (OVO-3.1)."],
        (no_counts, kind("tower", "ruin"), kind("n_city", "tower")),
    ),
    "two towers": (
        (kind("n_city", "tower"),),
        ["side_4: There are 2 White Towers; the map has one (OVO-3.1)."],
        (no_counts, kind("n_city", "ruin")),
    ),
    "a road to nowhere": (
        (road("n_ward", "n_moor"),),
        ["side_4: A road joins n_ward and n_moor, but there is no zone n_moor (OVO-3.3)."],
        (no_counts, road("n_ward", "n_moor"), also("n_moor")),
    ),
    "a road to itself": (
        (road("n_ward", "n_ward"),),
        ["side_4: A road joins n_ward to itself (OVO-3.4)."],
        (road("n_ward", "e_ward"),),
    ),
    "a road twice": (
        (road("n_road", "start_n"),),
        ["side_4: n_road and start_n are joined by 2 roads; name each road once (OVO-3.4)."],
        (road("n_city", "start_n"),),
    ),
    "a start without a road": (
        (cut(*NEAR_N),),
        ["side_4: No road leads from the start start_n (OVO-3.3)."],
        (cut(*NEAR_N[1:]),),
    ),
    "an island": (
        (cut(*NEAR_E),),
        ["side_4: No way leads from e_cw1 to the rest of the map but through a Dark City (OVO-6.15)."],
        (cut(*NEAR_E[:2], NEAR_E[2]), road("e_cw1", "e_road")),
    ),
    "a way through a Dark City only": (
        (cut(*NEAR_E[:2]),),
        ["side_4: No way leads from e_cw1 to the rest of the map but through a Dark City (OVO-6.15)."],
        (cut(NEAR_E[0], NEAR_E[2]),),
    ),
    "a start between starts": (
        (cut(*NEAR_N), road("start_n", "start_e")),
        ["side_4: From the start start_n roads lead to other starts only, which nobody enters (OVO-6.15)."],
        (cut(*NEAR_N), road("start_n", "start_e"), put("players", [2])),
    ),
    "a start that is a city": (
        (put("starts_clockwise", [*STARTS[:3], "w_city"]), ends(starts_as_ruins=["start_e", "w_city"])),
        [
            "side_4: w_city is said to be a start, but it is city (OVO-4.12).",
            "side_4: The start start_w is not among the starts clockwise (OVO-4.13).",
        ],
        (put("starts_clockwise", ["start_e", "start_s", "start_w", "start_n"]),),
    ),
    "a start that is nowhere": (
        (put("starts_clockwise", [*STARTS[:3], "start_x"]), ends(starts_as_ruins=["start_e", "start_x"])),
        [
            "side_4: start_x is said to be a start, but it is no zone (OVO-4.12).",
            "side_4: The start start_w is not among the starts clockwise (OVO-4.13).",
        ],
        (put("starts_clockwise", STARTS[::-1]),),
    ),
    "a start left over": (
        (no_counts, also("start_x", "start"), road("start_x", "n_ward")),
        ["side_4: The start start_x is not among the starts clockwise (OVO-4.13)."],
        (no_counts, also("n_moor", "city"), road("n_moor", "n_ward")),
    ),
    "a start twice": (
        (put("players", [2]), put("starts_clockwise", [*STARTS, "start_w"])),
        ["side_4: A start is named twice among the starts clockwise (OVO-4.13)."],
        (put("players", [2]),),
    ),
    "too few starts": (
        (put("players", [2, 3]), only("side_4")),
        ["3 players need 3 starts, and there are 4 (OVO-4.12)."],
        (put("players", [2, 4]), only("side_4")),
    ),
    "two players of four": (
        (no_counts, put("two_players", None)),
        ["side_4: Two players use this side, but two_players does not say which two starts (OVO-4.3)."],
        (put("two_players", None), put("players", [4])),
    ),
    "one start for two": (
        (ends(starts_used=["start_n"], starts_as_ruins=STARTS[1:]),),
        ["side_4: Two players use two starts, not 1 (OVO-4.3)."],
        (ends(starts_used=["start_n", "start_e"], starts_as_ruins=["start_s", "start_w"]),),
    ),
    "a start forgotten by two": (
        (ends(starts_as_ruins=["start_e"]),),
        ["side_4: With two players each start is either used or a ruin (OVO-4.4)."],
        (ends(starts_as_ruins=["start_w", "start_e"]),),
    ),
    "a start used and a ruin": (
        (ends(starts_as_ruins=["start_e", "start_w", "start_s"]),),
        ["side_4: With two players each start is either used or a ruin (OVO-4.4)."],
        (ends(starts_used=["start_e", "start_w"], starts_as_ruins=["start_n", "start_s"]),),
    ),
    "an empty city": (
        (ends(empty_ruins=[*EMPTY[:7], "w_city"]),),
        ["side_4: w_city is said to stay empty, but it is city (OVO-4.11)."],
        (ends(empty_ruins=[*EMPTY[:7], "w_ward"]),),
    ),
    "an empty place twice": (
        (ends(empty_ruins=[*EMPTY, EMPTY[0]]),),
        [f"side_4: {EMPTY[0]} is said to stay empty 2 times; name each place once (OVO-4.11)."],
        (ends(empty_ruins=EMPTY),),
    ),
    "an empty nothing": (
        (ends(empty_ruins=[*EMPTY[:7], "w_moor"]),),
        ["side_4: w_moor is said to stay empty, but it is no zone (OVO-4.11)."],
        (ends(empty_ruins=EMPTY[::-1]),),
    ),
    "no calm": (
        (lambda data: face(data)["wells"].pop("calm"),),
        ["side_4: The wells of the scenario calm are missing (OVO-4.8)."],
        (wells("calm", "n_ward", "e_ward", "s_ward", "w_ward"),),
    ),
    "three wells": (
        (wells("calm", "n_road", "e_road", "s_road"),),
        ["side_4: The scenario calm has 3 wells; there are 4 (OVO-4.9)."],
        (wells("calm", "n_road", "e_road", "s_road", "w_ward"),),
    ),
    "a well twice": (
        (wells("calm", "n_road", "e_road", "s_road", "n_road"),),
        ["side_4: The scenario calm has 3 wells; there are 4 (OVO-4.9)."],
        (wells("calm", "w_road", "s_road", "e_road", "n_road"),),
    ),
    "five wells, one twice": (
        (wells("calm", "n_road", "e_road", "s_road", "w_road", "n_road"),),
        ["side_4: The scenario calm names wells more than once: n_road (OVO-4.9)."],
        (wells("calm", "n_road", "e_road", "s_road", "w_road"),),
    ),
    "a well in a city": (
        (wells("calm", "n_road", "e_road", "s_road", "w_city"),),
        ["side_4: w_city is said to hold a well, but it is city (OVO-4.9)."],
        (wells("calm", "n_road", "e_road", "s_road", "w_cwm"),),
    ),
    "a well in no zone": (
        (wells("calm", "n_road", "e_road", "s_road", "w_moor"),),
        ["side_4: w_moor is said to hold a well, but it is no zone (OVO-4.9)."],
        (wells("calm", "n_road", "e_road", "s_road", "w_ccm"),),
    ),
    "a well where two leave it empty": (
        (wells("calm", "n_road", "e_road", "s_road", "w_cw1"),),
        ["side_4: w_cw1 holds a well in the scenario calm, but stays empty with two players (OVO-4.11)."],
        (wells("calm", "n_road", "e_road", "s_road", "w_cw1"), ends(empty_ruins=EMPTY[:4]), no_counts),
    ),
    "a scenario of one's own": (
        (wells("storm", "n_road", "e_road", "s_road", "w_road"),),
        ["side_4: There is no scenario storm; there are standard, total_fight, calm (OVO-4.8)."],
        (wells("standard", "n_road", "e_road", "s_road", "w_road"),),
    ),
    "villages miscounted": (
        (put("villages", {"4": 35, "2": 28}),),
        ["side_4: 4 players have 36 villages here, not 35 (OVO-4.10)."],
        (put("villages", {"4": 36}),),
    ),
}  # fmt: skip


def faults(path: Path) -> list[str]:
    """What is wrong with a board file; nothing is registered then."""
    with pytest.raises(PositionError) as caught:
        load(path)
    assert boards.boards() == ("house",)
    return list(caught.value.faults)


@pytest.mark.clause(
    "OVO-3.1", "OVO-3.3", "OVO-3.4", "OVO-4.1", "OVO-4.8", "OVO-4.9", "OVO-4.10", "OVO-4.12", "OVO-6.15"
)
@pytest.mark.parametrize("name", FAULTS)
def test_what_cannot_be_a_board(name: str, write: Written) -> None:
    wrong, told, _ = FAULTS[name]
    assert sorted(faults(write(*wrong))) == sorted(told)
    data = deepcopy(FILE)
    for change in wrong:
        change(data)
    assert sorted(plan_faults(data)) == sorted(told)


@pytest.mark.parametrize("name", FAULTS)
def test_and_what_can_be_one(name: str, write: Written) -> None:
    """The legal twin of each fault; one can set up on it."""
    path = write(*FAULTS[name][2])
    assert plan_faults(json.loads(path.read_text("utf-8"))) == ()
    made = load(path)
    assert boards.boards() == ("house", made.name)
    for players in sorted({players for side in made.boards.values() for players in side.players}):
        for scenario in SCENARIOS:
            state = GAME.new(Options(players=players, scenario=scenario, board=made.name))  # type: ignore[arg-type]
            assert sum(army.hordes for army in state.armies if army is not None) == 6 * players


@pytest.mark.clause("OVO-4.9")
def test_too_few_ruin_places_for_the_wells(tmp_path: Path) -> None:
    """A map of three ruins, and one of four."""
    for ruins in (3, 4):
        path = tmp_path / f"rock{ruins}.json"
        path.write_text(json.dumps(rock(ruins)), "utf-8")
        if ruins == 3:
            assert faults(path) == [
                *[f"The scenario {scenario} has 3 wells; there are 4 (OVO-4.9)." for scenario in SCENARIOS],
                "There are 3 ruin places, too few for 4 wells (OVO-4.9).",
            ]
        else:
            assert load(path).name == "rock4"


def rock(ruins: int) -> Plan:
    """A small map: two starts, a city, the tower and some ruins, in a row."""
    row = ["start_a", *(f"r{number}" for number in range(ruins)), "city", "tower", "start_b"]
    kinds = {"city": "city", "tower": "tower", "start_a": "start", "start_b": "start"}
    return {
        "boards": {
            "row": {
                "players": [2],
                "zones": [{"id": id, "kind": kinds.get(id, "ruin"), "x": 50 * at, "y": 5} for at, id in enumerate(row)],
                "roads": [[a, b, 0, 0] for a, b in pairwise(row)],
                "starts_clockwise": ["start_a", "start_b"],
                "wells": dict.fromkeys(SCENARIOS, row[1 : ruins + 1]),
            }
        }
    }


def test_all_faults_are_told_at_once(write: Written) -> None:
    names = ("a name with a stroke", "a road to itself", "a start without a road", "three wells", "villages miscounted")
    changes = [each for name in names for each in FAULTS[name][0]]
    assert sorted(faults(write(*changes))) == sorted(told for name in names for told in FAULTS[name][1])


@pytest.mark.parametrize("number", [10**6, 10**9, 10**400, 1e308, -1, -1e9, float("nan"), float("inf"), -float("inf")])
def test_everything_that_lies_off_the_map_is_told_at_once(number: float, write: Written) -> None:
    """Such a map was loaded, and failed or took a gigabyte when it was drawn."""

    def off(data: dict[str, Any]) -> None:
        data["canvas"] = [1000, 900]
        side = data["boards"]["side_4"]
        side["zones"][0]["x"], side["zones"][1]["y"] = number, number
        side["roads"][0][2:], side["roads"][1][2:] = [number, 5], [5, number]
        for each in data["boards"].values():
            for zone in each["zones"]:
                zone["y"] = min(zone["y"], 900) if zone["y"] == zone["y"] and abs(zone["y"]) < 1e3 else zone["y"]
            for bend in each["roads"]:
                bend[3] = min(bend[3], 900) if bend[3] == bend[3] and abs(bend[3]) < 1e3 else bend[3]

    told = faults(write(off, named("my land")))
    assert len(told) == 4
    assert all(fault.startswith("side_4: The ") and "off the canvas of 1000 by 900." in fault for fault in told)


@pytest.mark.parametrize("canvas", [[0, 1000], [1000, 99], [1e9, 1000], [1000, float("nan")], [-1000, 1000]])
def test_a_canvas_that_cannot_be_drawn_is_told(canvas: list[float], write: Written) -> None:
    assert any(told.startswith("side_4: The canvas is ") for told in faults(write(lambda d: d.update(canvas=canvas))))


def test_the_board_of_the_box_has_no_fault(write: Written) -> None:
    assert plan_faults(plan()) == ()
    assert plan()["boards"].keys() == SIDES.keys()
    assert load(write()).name == "atoll"


@pytest.mark.parametrize(
    "data",
    [
        b"", b"{", b"no json", b"\xff\xfe", b"[]", b"17", b"{}", b"[" * 100_000, b'{"boards": 3}',
        b'{"boards": {"a": {}}}', b'{"boards": {"a": {"players": ["2"]}}}', b'{"boards": {}, "name": 3}',
        b'{"boards": {"a": {"players": [2], "zones": [{"id": "a", "kind": "sea", "x": 1, "y": 1}], "roads": [],'
        b' "starts_clockwise": [], "wells": {}}}}',
        b'{"boards": {"a": {"players": [2], "zones": [], "roads": [["a", "b"]], "starts_clockwise": [], "wells": {}}}}',
    ],
)  # fmt: skip
def test_what_is_no_board_file(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "isle.json"
    path.write_bytes(data)
    with pytest.raises(UsageError, match=r"isle\.json is no board file"):
        load(path)
    assert boards.boards() == ("house",)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.json", tmp_path):
        with pytest.raises(UsageError, match="cannot be read"):
            load(path)
        with pytest.raises(UsageError, match="cannot be read"):
            strengths.load(path)


def test_a_name_that_nobody_gave_is_the_name_of_the_file(write: Written) -> None:
    assert load(write(name="atoll")).name == "atoll"
    with pytest.raises(UsageError, match="give yours another name"):
        load(write(name="house"))
    with pytest.raises(UsageError, match="atoll"):
        Options(board="nowhere")
    with pytest.raises(UsageError, match="nowhere"):
        plan("nowhere")


# --- maps of one's own: playing on them ------------------------------------------------------------------------------

SHORT_CUT = (named("my land"), road("start_n", "n_city"))


@pytest.mark.clause("OVO-3.3", "OVO-6.1")
def test_a_good_board_is_registered_and_played_on(write: Written) -> None:
    load(write(*SHORT_CUT))
    assert "n_city" in Options(board="my land").map.neighbours["start_n"]
    way = walk("start_n", 2, "n_city")
    refused(position(), way, "3.3", "3.4")
    state = after(position(board="my land"), way, Card.FROKSH, Card.ASHANI, act.KeepHero(GREEN, Card.FROKSH))
    stands(state, n_city="G 1", start_n="G 4")
    assert state.marker("n_city") == GREEN
    assert state.board.name == "my land"


def test_a_side_that_a_board_has_not_cannot_be_played_on(write: Written) -> None:
    load(write(named("for three"), only("side_3")))
    assert Options(players=3, board="for three").map.side == "side_3"
    for players in (2, 4):
        with pytest.raises(UsageError, match=f"no side for {players} players"):
            Options(players=players, board="for three")


@pytest.mark.clause("OVO-4.3", "OVO-4.10", "OVO-4.12")
def test_a_small_map_of_ones_own(tmp_path: Path) -> None:
    """Two starts of its own for two players, five ruins in a row: one village, four wells."""
    data = rock(5)
    data["boards"]["row"]["wells"] = {scenario: ["r1", "r2", "r3", "r4"] for scenario in SCENARIOS}
    path = tmp_path / "row.json"
    path.write_text(json.dumps(data), "utf-8")
    load(path)
    state = after(
        GAME.new(Options(board="row", first_player="1")), *list(Objective)[:5], act.Move(GREEN, "start_a", 2, ("r0",))
    )
    assert (state.phase, sum(state.villages)) == (Phase.FATE, 1)
    state = after(state, fate(CONTROL), act.Move(GREEN, "start_a", 2, ("r0", "r1")), stop())
    assert (state.marker("r0"), state.marker("r1"), state.mover) == (GREEN, GREEN, BLUE)
    state = after(state, act.Move(BLUE, "start_b", 3, ("tower",)), stop(BLUE))
    assert state.marker("tower") == BLUE


# --- Heroes of one's own ---------------------------------------------------------------------------------------------

TABLE: dict[str, Any] = json.loads(
    (resources.files("orclib.games.orcs_vs_orcs") / "data" / "heroes.json").read_text("utf-8")
)


def cast(**strengths: int | None) -> dict[str, Any]:
    """The Heroes of the box with other strengths; None for one that is missing."""
    found = deepcopy(TABLE["heroes"])
    for name, strength in strengths.items():
        code = name.replace("_", "-")
        if strength is None:
            del found[code]
        else:
            found[code] = {"strength": strength}
    return {"heroes": found}


CASTS: dict[str, tuple[dict[str, int | None], list[str], dict[str, int | None]]] = {
    "one too many": ({"GROMP": 2}, ["There is no Hero GROMP (spec 2.3)."], {"FROKSH": 6}),
    "one too few": ({"KRO_MORDA": None}, ["The Hero KRO-MORDA is missing."], {"KRO_MORDA": 0}),
    "too strong": ({"FROKSH": 7}, ["FROKSH has strength 7; it goes from 0 to 6."], {"FROKSH": 6}),
    "too weak": ({"FROKSH": -1}, ["FROKSH has strength -1; it goes from 0 to 6."], {"FROKSH": 0}),
    "all at once": (
        {"ORC": 1, "ASHANI": None, "XAPHYR": 99},
        [
            "There is no Hero ORC (spec 2.3).",
            "The Hero ASHANI is missing.",
            "XAPHYR has strength 99; it goes from 0 to 6.",
        ],
        {"ASHANI": 1, "XAPHYR": 2},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASTS)
def test_what_cannot_be_heroes(name: str, tmp_path: Path) -> None:
    wrong, told, right = CASTS[name]
    path = tmp_path / "giants.json"
    path.write_text(json.dumps(cast(**wrong)), "utf-8")
    with pytest.raises(PositionError) as caught:
        strengths.load(path)
    assert list(caught.value.faults) == told
    with pytest.raises(UsageError, match="giants"):
        Options(heroes_file="giants")
    path.write_text(json.dumps(cast(**right)), "utf-8")
    made = strengths.load(path)
    options = Options(heroes_file="giants")
    for code, strength in right.items():
        assert (
            options.strength(Card(code.replace("_", "-"))) == strength == made.strengths[Card(code.replace("_", "-"))]
        )
    assert len(made.source) == len(HEROES) == 20


@pytest.mark.parametrize(
    "data",
    [
        b"", b"{", b"\xff", b"[]", b"{}", b'{"heroes": []}', b'{"heroes": {"FROKSH": 2}}',
        b'{"heroes": {"FROKSH": {}}}', b'{"heroes": {"FROKSH": {"strength": "2"}}}',
        b'{"heroes": {"FROKSH": {"strength": 2, "line": 1}}}', b'{"heroes": {"FROKSH": {"strength": 1.5}}}',
        b'{"heroes": {"FROKSH": {"strength": 2, "source": "hearsay"}}}',
    ],
)  # fmt: skip
def test_what_is_no_file_of_heroes(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "giants.json"
    path.write_bytes(data)
    with pytest.raises(UsageError, match=r"giants\.json is no file of Heroes"):
        strengths.load(path)


def test_the_names_of_files_of_heroes(tmp_path: Path) -> None:
    path = tmp_path / "house.json"
    path.write_text(json.dumps(cast()), "utf-8")
    with pytest.raises(UsageError, match="give yours another name"):
        strengths.load(path)
    path.write_text(json.dumps({**cast(FROKSH=4), "name": "tall"}), "utf-8")
    assert strengths.load(path).file.name == "tall"
    assert strengths.strengths("tall")[Card.FROKSH] == 4
    assert strengths.strengths()[Card.FROKSH] == 2
    with pytest.raises(UsageError, match="short"):
        strengths.heroes("short")
