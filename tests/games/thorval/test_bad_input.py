"""What people get wrong: each gives one clear error of the tree that names what is wrong."""

from __future__ import annotations

import ast
import copy
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest

from orclib.engine import Match
from orclib.errors import IllegalAction, NotationError, PositionError, SaveError, UsageError
from orclib.games.thorval import board as boards
from orclib.games.thorval.actions import Lot
from orclib.games.thorval.text.position import CALM
from tests.games.thorval.support import (
    GAME,
    HOUSE,
    A,
    B,
    Options,
    Phase,
    act,
    after,
    at,
    lively,
    play,
)
from tests.games.thorval.tools import (
    DECLARE,
    EXCHANGE,
    OCCUPY,
    PHASES,
    PREPARE,
    REINFORCE,
    RING,
)
from tests.laws.saves import BadCodes, BadSaves, Saved, check_bad_code, check_bad_save, load, read

AnyMatch = Match[Any, Any, Any, Any]


def a_match(seed: int = 7, options: Options | None = None, moves: int = 400) -> AnyMatch:
    """A game some plies old, of all kinds of moves; chance is played like the others."""
    match: AnyMatch = Match(GAME, options or Options(players=3), seed=seed, deal=False)
    choose = lively(Random(seed))
    for _ in range(moves):
        if match.to_act:
            match.play(choose(match.state, match.legal()))
    return match


SAVED = Saved(a_match())


# --- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 7, 8, -1, True, "four", 4.0, None])
def test_a_wrong_number_of_players_is_named(players: object) -> None:
    with pytest.raises(UsageError, match=f"2 to 6 players.*{re.escape(repr(players))}"):
        GAME.options(players=players)


@pytest.mark.parametrize(
    ("name", "meant"),
    [("blank_treasur", "blank_treasure"), ("kingdom_rul", "kingdom_rule"), ("tunel_rule", "tunnel_rule"), ("orks", "")],
)
def test_an_unknown_option_is_named_with_the_one_meant(name: str, meant: str) -> None:
    with pytest.raises(UsageError, match=f'"{name}".*' + (f'Did you mean "{meant}"' if meant else "")):
        GAME.options(**{name: True})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("blank_treasure", 1),
        ("blank_treasure", "on"),
        ("castle_growth", "none"),
        ("castle_growth", True),
        ("tunnel_rule", "orks"),
        ("dragon_eats_orks", None),
        ("gather_against_orks", 0),
        ("attack_modes", "total"),
        ("attack_modes", ["declared"]),
        ("defender_transfer", "yes"),
        ("kingdom_rule", "all"),
        ("kingdom_rule", None),
        ("transfer_may_empty", 1.0),
        ("defender_occupies", "off"),
        ("second_attack_origin", "anywhere"),
        ("hide_under_owner", 2),
        ("last_survivor_wins", "true"),
        ("bridge_adds_terrain", []),
    ],
)
def test_an_unknown_value_is_named_with_its_option(name: str, value: object) -> None:
    with pytest.raises(UsageError, match=f'value of {name} "{re.escape(str(value))}"'):
        GAME.options(**{name: value})


@pytest.mark.parametrize("name", ["", "atlantis", "Thorval", "thorva", "../board"])
def test_an_unknown_board_is_named(name: str) -> None:
    with pytest.raises(UsageError, match=f'no board of Thorval "{re.escape(name)}".*There is: thorval'):
        GAME.options(board=name)
    assert GAME.options(board="thorval") == Options()


@pytest.mark.parametrize("value", [None, 3, True, ["thorval"]])
def test_a_board_that_is_no_name_is_an_error_of_ours(value: object) -> None:
    with pytest.raises(UsageError, match="board"):
        GAME.options(board=value)


def test_good_options_are_taken() -> None:
    options = GAME.options(players=5, kingdom_rule="any", blank_treasure=True, attack_modes="per_exchange")
    assert options == Options(players=5, kingdom_rule="any", blank_treasure=True, attack_modes="per_exchange")
    assert GAME.options() == Options()


@pytest.mark.parametrize("name", ["THO-20.1", "1.1", "", "ORC-1.1", "THO-R99", "THO-1"])
def test_an_unknown_clause_is_named(name: str) -> None:
    with pytest.raises(UsageError, match=f'clause "{re.escape(name)}"'):
        GAME.rulebook[name]


# --- actions ---------------------------------------------------------------------------------------------------------


def test_an_action_out_of_turn_says_whose_turn_it_is() -> None:
    match = Match(GAME, start=at(DECLARE), deal=False)
    for move, seat in (("B: pass", None), ("pass", B), ("C: attack 8 IV/3", None)):
        with pytest.raises(IllegalAction, match=GAME.seat_name(A, match.options)):
            match.play(move, seat)
    assert match.plies == []


def check_refused(text: str, action: act.AnyAction) -> None:
    """The action is refused with reasons that can be read."""
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(at(text), action)
    assert all(caught.value.sentences)


@pytest.mark.parametrize(
    ("start", "moves", "announced"),
    [
        (PREPARE, (), "A: occupy 3"),
        (PHASES[Phase.DEFEND], (), "B: occupy 3"),
        (OCCUPY, ("A: advance II/5",), "A: rally nothing"),
        (OCCUPY, ("A: advance II/5",), "A: take units nothing"),
        (DECLARE, (), "A: reinforce nothing"),
        (DECLARE, (), "B: reinforce nothing"),
        (EXCHANGE, (), "C: take units nothing"),
    ],
)
def test_an_announcement_belongs_to_its_own_phase(start: str, moves: tuple[str, ...], announced: str) -> None:
    state = after(start, *moves)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, GAME.parse(announced, state))
    assert all(caught.value.sentences)


FEW = "A 3 = 4S\nB IV/6 = 1S\nphase help"


@pytest.mark.parametrize(
    ("start", "action"),
    [
        (REINFORCE, act.Reinforce(A, (Lot("3", 6), Lot("II/2", -1)))),
        (REINFORCE, act.Reinforce(A, (Lot("II/2", -1), Lot("3", 6)))),
        (FEW, act.AskExtra(A, (Lot("3", 7), Lot("3", -1)))),
        (PREPARE, act.Rally(A, (Lot("II/1", -1),))),
        (RING, act.TakeUnits(A, (Lot("II/4", 4), Lot("VI/2", -1)))),
        (OCCUPY, act.Occupy(A, -1)),
    ],
)
def test_less_than_nothing_is_no_lot(start: str, action: act.AnyAction) -> None:
    check_refused(start, action)


def test_a_mistyped_or_forbidden_move_changes_nothing() -> None:
    match = Match(GAME, start=at(DECLARE), deal=False)
    for text in ("", "attack", "A: attack II/2", "A: attack II/2 II/4", "A: put 3", "B: pass", "A: help 1", "A: X"):
        with pytest.raises((NotationError, IllegalAction)):
            match.play(text)
    assert (match.plies, match.state) == ([], at(DECLARE))


def test_an_illegal_action_holds_reasons_and_sentences() -> None:
    with pytest.raises(IllegalAction) as caught:
        play(f"{DECLARE}\ndragon II/4", "A: attack II/2 II/4")
    assert [reason.clause for reason in caught.value.reasons] == ["THO-14.2", "THO-14.4"]
    assert caught.value.sentences == tuple(GAME.sentence(reason) for reason in caught.value.reasons)
    assert str(caught.value) == "\n".join(caught.value.sentences)


@pytest.mark.parametrize("phase", [p for p in Phase if p in CALM and p not in (Phase.OPENING_ROLL, Phase.CASTLES)])
def test_phases_that_lack_what_they_need_are_faults_and_nothing_worse(phase: Phase) -> None:
    with pytest.raises(PositionError):
        at(f"phase {phase.value}")


def test_reprs_tell_a_person_what_a_thing_is() -> None:
    assert repr(GAME) == "<Thorval>"
    assert "160 clauses, 38 rulings" in repr(GAME.rulebook)
    assert "Thorval" in repr(SAVED.match)
    assert repr(HOUSE) == "<Board thorval: 36 territories, 8 castles>"


# --- boards ----------------------------------------------------------------------------------------------------------

File = dict[str, Any]


@cache
def _box() -> bytes:
    return (resources.files("orclib.games.thorval") / "data" / "board.json").read_bytes()


def box() -> File:
    """The board file of the box, to be spoilt."""
    found: File = json.loads(_box())
    return copy.deepcopy(found)


@pytest.fixture(autouse=True)
def no_board_stays() -> Iterator[None]:
    """Forget the boards that a test loaded."""
    yield
    boards._loaded.clear()


def saved(tmp_path: Path, file: File, name: str = "isle") -> Path:
    """A board file, written down."""
    path = tmp_path / f"{name}.json"
    path.write_text(json.dumps(file), "utf-8")
    return path


def node(file: File, space: str) -> File:
    """A space of a board file."""
    found: File = next(each for each in file["nodes"] if each["id"] == space)
    return found


def drop(name: str) -> Callable[[File], None]:
    """Leave out a space and all its links."""

    def spoil(file: File) -> None:
        file["nodes"] = [each for each in file["nodes"] if each["id"] != name]
        file["edges"] = [each for each in file["edges"] if name not in (each["a"], each["b"])]
        file["water_network"] = [each for each in file["water_network"] if each != name]

    return spoil


def put(space: str, **parts: object) -> Callable[[File], None]:
    """Change some facts of a space."""
    return lambda file: node(file, space).update(parts)


def link(a: str, b: str, kind: str = "land") -> Callable[[File], None]:
    """Add a link."""
    return lambda file: file["edges"].append({"a": a, "b": b, "kind": kind})


def without_castles(file: File) -> None:
    """Leave out three castles."""
    for castle in "678":
        drop(castle)(file)


def island_of_its_own(file: File) -> None:
    """Cut all links of I/5."""
    file["edges"] = [each for each in file["edges"] if "I/5" not in (each["a"], each["b"])]


def one_region(file: File) -> None:
    """Castle 5 borders region II only."""
    file["edges"] = [each for each in file["edges"] if {each["a"], each["b"]} != {"I/1", "5"}]


def no_tunnel(file: File) -> None:
    """The tunnel is land."""
    for edge in file["edges"]:
        edge["kind"] = "land" if edge["kind"] == "tunnel" else edge["kind"]


def tunnel_from_a_mountain(file: File) -> None:
    """The tunnel starts in VI/4."""
    no_tunnel(file)
    link("VI/4", "V/2", "tunnel")(file)


def twice(file: File) -> None:
    """I/1 is there twice."""
    file["nodes"].append(dict(node(file, "I/1")))


def sea_where_nothing_is(file: File) -> None:
    """Something lies on the water that is not there."""
    file["water_network"].append("9")


BAD_BOARDS: dict[str, tuple[Callable[[File], None], str]] = {
    "a name that nobody can type": (lambda file: file.update(name='isle "of" skulls;'), "The board cannot be called"),
    "a space twice": (twice, r"I/1 is there 2 times; every space is there once .THO-2\.1"),
    "a territory missing": (drop("II/5"), r"The territory II/5 is missing.*THO-2\.1"),
    "too few castles": (without_castles, r"There are 5 castles; six players need 6 .THO-3\.4"),
    "a castle with a wrong name": (
        put("3", number=4),
        r'The castle "3" must be called by its number, which is 4 .THO-2\.2',
    ),
    "a castle in a region": (put("3", region="II"), r"Castle 3 has region II; castles belong to no region .THO-2\.2"),
    "a region that is not": (put("II/5", region="VII"), r"II/5 should be a territory of a region I to VI.*THO-2\.1"),
    "a number that is not": (put("II/5", number=7), r"II/5 should be a territory of a region I to VI.*THO-2\.1"),
    "a terrain that is not": (put("II/5", terrain="swamp"), r"II/5 has terrain swamp; there is plain.*THO-2\.6"),
    "no terrain": (put("II/5", terrain=None), r"II/5 has terrain None; there is plain.*THO-2\.6"),
    "a forest in the desert": (put("II/5", terrain="forest"), r"II/5 is forest; all of region II is neither.*THO-2\.6"),
    "a plain in the forest": (
        put("V/1", terrain="plain"),
        r"V/1 is plain; all of region V is mountain or forest.*THO-2\.6",
    ),
    "a link to nowhere": (link("II/5", "9"), r"A link joins II/5 and 9, but there is no space 9 .THO-2\.4"),
    "a link to itself": (link("II/5", "II/5"), r"A link joins II/5 to itself .THO-2\.4"),
    "a link twice": (link("II/5", "II/2"), r"II/2 and II/5 are linked 2 times; name each link once .THO-2\.4"),
    "a neighbour that is not": (
        put("I/5", neighbours=["9", "I/4", "I/6"]),
        r"I/5 names the neighbour 9, which does not exist",
    ),
    "a neighbour that is none": (
        put("I/5", neighbours=["I/4", "I/6", "V/1"]),
        r"I/5 names V/1 as its neighbour, but no link joins",
    ),
    "a neighbour not named": (
        put("I/5", neighbours=["I/4"]),
        r"A link joins I/5 and I/6, but I/5 does not name I/6 .THO-2\.4",
    ),
    "the sea in nowhere": (
        sea_where_nothing_is,
        r"9 is said to lie on the water, but there is no such space .THO-2\.8",
    ),
    "no tunnel": (no_tunnel, r"There are 0 tunnels; the island has one .THO-2\.7"),
    "two tunnels": (link("V/1", "III/6", "tunnel"), r"There are 2 tunnels; the island has one .THO-2\.7"),
    "a tunnel from a mountain": (tunnel_from_a_mountain, r"The tunnel ends in VI/4, which is no forest .THO-2\.7"),
    "a castle in one region": (one_region, r"Castle 5 borders II only; every castle borders more than one.*THO-2\.3"),
    "a shape without corners": (put("I/1", polygon=[[10, 10], [20, 20], [10, 10]]), "The border of I/1 has 2 corners"),
    "a river without a way": (
        lambda file: file["draw"]["rivers"][0].update(points=[[10, 10]]),
        "River 1 has 1 points; a line has two",
    ),
    "a bridge whose ends coincide": (  # it was loaded, and failed when it was drawn
        lambda file: file["bridges"][0].update(line=[[1e-320, 1e-320]] * 2),
        "The bridge from .* has no length",
    ),
    "a canvas of no size": (lambda file: file.update(canvas=[0, 1e9]), r"The canvas is 0 by 1e\+09; each side is from"),
    "a radius of nothing": (put("I/1", radius=0), "The radius of I/1 is 0; on this canvas it goes from 1 to 250"),
    "a river like a sea": (
        lambda file: file["draw"]["rivers"][0].update(width_end=1e308),
        r"The width of river 1 is 1e\+308",
    ),
    "a space without a way": (island_of_its_own, r"No way leads from I/5 to the rest of the island .THO-2\.4"),
}  # fmt: skip


@pytest.mark.parametrize(("spoil", "fault"), BAD_BOARDS.values(), ids=BAD_BOARDS)
def test_a_map_that_cannot_be_is_told_why(tmp_path: Path, spoil: Callable[[File], None], fault: str) -> None:
    file = box()
    spoil(file)
    with pytest.raises(PositionError) as caught:
        GAME.load_board(saved(tmp_path, file))
    assert any(re.search(fault, each) for each in caught.value.faults), caught.value.faults
    with pytest.raises(UsageError, match='no board of Thorval "isle"'):
        GAME.options(board="isle")


ABSURD = [10**6, 10**9, 10**400, 1e308, -1, -1e9, float("nan"), float("inf"), -float("inf")]


@pytest.mark.parametrize("number", ABSURD)
def test_everything_that_lies_off_the_map_is_told_at_once(tmp_path: Path, number: float) -> None:
    """Such a map was loaded, and failed or took a gigabyte when it was drawn."""
    file = box()
    for place, each in enumerate(file["nodes"][:3]):
        each["center"][place % 2] = number
    file["nodes"][4]["polygon"][2] = [number, 5]
    file["bridges"][0]["line"][0] = [5, number]
    file["tunnel"]["gates"][1] = [number, number]
    file["draw"]["coast"][3] = [number, 5]
    file["draw"]["sea"]["label"] = [5, number]
    with pytest.raises(PositionError) as caught:
        GAME.load_board(saved(tmp_path, file))
    assert [each for each in caught.value.faults if "off the canvas of 1000 by 1000" in each] == [*caught.value.faults]
    assert len(caught.value.faults) == 8


def test_a_map_may_reach_to_its_edges(tmp_path: Path) -> None:
    file = box() | {"canvas": [10_000, 10_000]}
    node(file, "I/1")["polygon"][0] = [0, 10_000]
    assert GAME.load_board(saved(tmp_path, file)).name == "isle"
    state = GAME.new(GAME.options(board="isle"))
    assert GAME.picture(GAME.observe(state, None)).targets


def one_sided(file: File) -> None:
    """I/5 names I/4, which does not name it."""
    put("I/5", neighbours=["I/4", "I/6"])(file)
    put("I/4", neighbours=["I/2", "I/3", "I/6"])(file)


def test_neighbours_that_disagree_are_told(tmp_path: Path) -> None:
    file = box()
    one_sided(file)
    with pytest.raises(PositionError, match=r"I/5 names I/4 as its neighbour, but I/4 does not name I/5 .THO-2\.4"):
        GAME.load_board(saved(tmp_path, file))


def test_all_faults_of_a_map_are_told_at_once(tmp_path: Path) -> None:
    file = box()
    twice(file)
    drop("II/5")(file)
    put("3", region="II")(file)
    put("V/1", terrain="plain")(file)
    link("II/2", "II/2")(file)
    sea_where_nothing_is(file)
    with pytest.raises(PositionError, match=r"\(6 faults\)"):
        GAME.load_board(saved(tmp_path, file))


def test_every_fault_of_maps_is_tried(tmp_path: Path) -> None:
    said: list[str] = []
    for spoil in (*(spoil for spoil, _ in BAD_BOARDS.values()), one_sided):
        file = box()
        spoil(file)
        with pytest.raises(PositionError) as caught:
            GAME.load_board(saved(tmp_path, file))
        said += caught.value.faults
    for fault in said:
        for clause in re.findall(r"THO-[0-9]+\.[0-9]+", fault):
            assert clause in GAME.rulebook
    tree = ast.parse(Path(boards.__file__).read_text("utf-8"))
    count = 0
    for yielded in (each for each in ast.walk(tree) if isinstance(each, ast.Yield)):
        match yielded.value:
            case ast.Call(
                func=ast.Attribute(value=ast.Call(func=ast.Name(id="say"), args=[ast.Constant(value=text), _]))
            ):
                pattern = ".*".join(map(re.escape, re.split(r"\{[^}]*\}", str(text))))
                assert any(re.fullmatch(pattern, fault) for fault in said), text
                count += 1
    assert count > 15


BAD_FILES = {
    "nothing": b"",
    "no JSON": b"banana",
    "a list": b"[]",
    "no text": b"\xff\xfe\x00\x01",
    "no nodes": b'{"edges": []}',
    "nodes without names": b'{"nodes": [{}], "edges": []}',
    "a number for a name": b'{"nodes": [{"id": 3, "kind": "castle", "center": [0, 0]}], "edges": []}',
    "another kind of space": b'{"nodes": [{"id": "3", "kind": "lake", "center": [0, 0]}], "edges": []}',
    "another kind of link": b'{"nodes": [], "edges": [{"a": "1", "b": "2", "kind": "rope"}]}',
    "far too deep": b"[" * 100_000,
}


@pytest.mark.parametrize("data", BAD_FILES.values(), ids=BAD_FILES)
def test_what_is_no_board_file_is_one_clear_error(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "isle.json"
    path.write_bytes(data)
    with pytest.raises(UsageError, match=r"isle\.json is no board file"):
        GAME.load_board(path)


def test_an_empty_map_has_all_its_faults(tmp_path: Path) -> None:
    with pytest.raises(PositionError, match=r"\(38 faults\)"):
        GAME.load_board(saved(tmp_path, {"nodes": [], "edges": []}))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.json", tmp_path):
        with pytest.raises(UsageError, match=f"{path.name} cannot be read"):
            GAME.load_board(path)


def test_a_board_of_ones_own_is_played_by_its_name(tmp_path: Path) -> None:
    file = box() | {"name": "isle of skulls"}
    loaded = GAME.load_board(saved(tmp_path, file))
    assert (loaded.name, loaded.spaces) == ("isle of skulls", HOUSE.spaces)
    state = at('board="isle of skulls"\nA II/2 = 3S\nB II/5 = 2S')
    assert state.board is loaded
    assert 'board = "isle of skulls"' in GAME.describe(state)
    assert at(GAME.describe(state)) == state
    match = a_match(1, GAME.options(players=2, board="isle of skulls"), 60)
    assert load(match.dumps()).plies == match.plies
    data, code = match.dumps(), match.code()
    boards._loaded.clear()
    with pytest.raises(SaveError, match="isle of skulls"):
        load(data)
    with pytest.raises(SaveError, match="isle of skulls"):
        read(code)


def test_a_board_without_a_name_is_called_like_its_file(tmp_path: Path) -> None:
    file = box()
    file.pop("name", None)
    assert GAME.load_board(saved(tmp_path, file)).name == "isle"
    with pytest.raises(UsageError, match='The board in the box is called "thorval"'):
        GAME.load_board(saved(tmp_path, file, "thorval"))


# --- saves -----------------------------------------------------------------------------------------------------------


ATTEMPT = {"type": "try", "seat": 0, "trick": "bind", "space": "", "to": ""}
BAD_SAVES: BadSaves = {
    "more players": (lambda s: s.options_with(players=4), "tampered"),
    "an unknown value": (lambda s: s.options_with(kingdom_rule="all"), "kingdom_rule|no game has"),
    "an unknown board": (lambda s: s.options_with(board="atlantis"), "atlantis"),
    "a switch as text": (lambda s: s.options_with(defender_transfer="on"), "no game has"),
    "another option": (lambda s: s.options_with(last_survivor_wins=False), "tampered"),
    "a seven": (lambda s: s.with_action("roll", face=7), "tampered.*action 1 "),
    "a die as text": (lambda s: s.with_action("roll", face="six"), "no game has"),
    "a space that is not": (lambda s: s.with_action("settle", space="9"), "tampered.*action"),
    "a space that is taken": (lambda s: s.with_action("settle", space="II/1"), "tampered.*action"),
    "a space as number": (lambda s: s.with_action("settle", space=3), "no game has"),
    "an own treasure": (lambda s: s.with_action("hide", owner=s.actions()[-1]["seat"] % 3, seat=9), "tampered.*action"),
    "a treasure that is not": (lambda s: s.with_action("hide", kind="sword"), "no game has.*sword"),
    "the blank treasure": (lambda s: s.with_action("hide", kind="blank"), "tampered.*action"),
    "a figure that is not": (lambda s: s.with_action("mass", figures=["king"]), "no game has.*king"),
    "both figures": (lambda s: s.with_action("mass", figures=["hero", "wizard"]), "tampered.*action"),
    "an option of help that is not": (lambda s: s.with_action("help", option=9), "tampered.*action"),
    "an attempt": (lambda s: s.changed(actions=[ATTEMPT, *s.actions()[1:]]), "tampered.*action 1 "),
    "an announcement": (
        lambda s: s.changed(actions=[*s.actions()[:-1], {"type": "occupy", "seat": 0, "units": 1, "figure": False}]),
        "no game has.*occupy",
    ),
}


@pytest.mark.parametrize("bad", BAD_SAVES)
def test_a_bad_save_is_one_clear_error(bad: str) -> None:
    spoil, told = BAD_SAVES[bad]
    check_bad_save(spoil(SAVED), told)


# --- share codes -----------------------------------------------------------------------------------------------------

BAD_CODES: BadCodes = {
    "an unknown value": (lambda s: s.packed(options=s.values(kingdom_rule="never")), "never|damaged"),
    "an unknown board": (lambda s: s.packed(options=s.values(board="atlantis")), "atlantis"),
    "more players": (lambda s: s.packed(options=s.values(players=6)), "tampered"),
    "another option": (lambda s: s.packed(options=s.values(hide_under_owner=False)), "tampered"),
}


@pytest.mark.parametrize("bad", BAD_CODES)
def test_a_bad_share_code_is_one_clear_error(bad: str) -> None:
    spoil, told = BAD_CODES[bad]
    check_bad_code(spoil(SAVED), told)
