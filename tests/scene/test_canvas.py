from __future__ import annotations

import json
import math
import time
from collections import Counter
from typing import Any

import pytest
from ipycanvas.canvas import _CMD_LIST
from msgspec.structs import replace

from orclib.scene import Box, Circle, Glyph, Poly, Rect, Scene, Shape, Target, Text, group, marked
from orclib.scene import canvas as module
from orclib.scene.canvas import HEIGHT, Board
from orclib.scene.parts import ground
from orclib.scene.svg import svg
from tests.scene.sample import sample
from tests.scene.wire import Wire, drawn, one_stroke


@pytest.fixture(autouse=True)
def nothing_drawn_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """No path is known yet and no board awake: other tests of this process may have drawn a great many."""
    monkeypatch.setattr(module, "_TOUCHED", [])
    for name, empty in (("_PATHS", {}), ("_LINES", {}), ("_MET", Counter())):
        monkeypatch.setattr(module, name, empty)


def painted(scene: Scene | None = None) -> tuple[Board, Wire]:
    """A board that has been painted once, and a recorder of what it sends after that."""
    board = Board(scene or sample())
    wire = Wire(board)
    wire.opened()
    assert len(wire.frames) == 2
    wire.frames.clear()
    return board, wire


def small(*shapes: Shape) -> Scene:
    target = Target("a", (Box(10, 10, 40, 40),), "A.")
    return Scene(100, 100, "small", "t", (group("ground", ground(100, 100)), group("g", *shapes)), (target,))


# --- painting ----------------------------------------------------------------------------------------


def test_nothing_is_sent_until_a_browser_asks_for_it() -> None:
    board = Board(sample())
    wire = Wire(board)
    assert wire.frames == []
    wire.event("client_ready")
    assert len(wire.frames) == 1


def test_every_new_browser_gets_the_whole_picture() -> None:
    board, wire = painted()
    board.show(marked(sample(), legal=["tribe:B"]))
    wire.frames.clear()
    wire.event("client_ready", on="table")
    assert wire.texts() == [s.text for g in board.scene.ordered for s in g.shapes if isinstance(s, Text)]
    assert set(wire.sheets()) == {"table"}
    wire.event("client_ready", on="marks")
    assert set(wire.sheets()) == {"marks"}
    assert len(wire.frames) == 2
    # The new browser does not know which canvas was drawn on last, so each frame says so.
    assert all(json.loads(frame)[0][0] == _CMD_LIST.index("switchCanvas") for frame in wire.frames)


def test_the_same_picture_again_sends_nothing() -> None:
    board, wire = painted()
    board.show(sample())
    assert wire.frames == []


def test_a_change_is_one_frame_of_what_it_touches() -> None:
    board, wire = painted()
    board.show(marked(sample(), evidence=["card:RY"]))
    assert len(wire.frames) == 1
    assert wire.texts() == []  # a ring is painted without what lies under it
    board.show(sample())
    status = replace(sample().groups[1], shapes=(Text(72, 48, "North", 17, "#FFFBF2", bold=True),))
    scene = sample()
    board.show(replace(scene, groups=(scene.groups[0], status, *scene.groups[2:])))
    assert len(wire.frames) == 3
    assert set(wire.sheets()) == {"table"}
    assert "clip" in wire.names()
    assert wire.texts() == ["North"]


# --- asleep and awake --------------------------------------------------------------------------------


def sizes(board: Board) -> list[tuple[int, int]]:
    """The canvases that a browser has for a board."""
    return [(each.width, each.height) for each in board.widget.children if hasattr(each, "fill_rect")]


def test_the_first_board_is_awake_and_others_are_still_pictures() -> None:
    first, second = Board(sample()), Board(sample())
    assert (first.awake, second.awake) == (True, False)
    assert sizes(first) == [(1200, 800), (1800, 1200)]
    assert sizes(second) == [(1, 1)]
    for board in (first, second):
        assert svg(sample()) in board.widget.children[1].value, "seen where there is no kernel to paint"
    second.show(small(Text(20, 50, "another")))
    assert "another" in second.widget.children[1].value
    assert not second.awake, "nobody has touched it"


def test_a_still_picture_is_drawn_again_only_for_another_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    Board(sample())
    drawn: list[Scene] = []

    def counted(scene: Scene) -> str:
        drawn.append(scene)
        return svg(scene)

    monkeypatch.setattr(module, "svg", counted)
    board = Board(sample())
    board.show(sample())
    assert len(drawn) == 1
    board.show(STATES["legal"])
    assert drawn[1:] == [STATES["legal"]]


@pytest.mark.parametrize("event", ["mouse_down", "touch_start", "key_down"])
def test_whoever_touches_a_board_wakes_it(event: str) -> None:
    Board(sample())
    board = Board(sample())
    found, keys = picks(board), list[tuple[str, bool, bool]]()
    board.on_key(lambda *key: keys.append(key))
    sent: dict[str, Any] = {
        "mouse_down": {"x": 420 / 1200, "y": 700 / 800},  # a canvas of one px
        "touch_start": {"touches": [{"x": 420 / 1200, "y": 700 / 800}]},
        "key_down": {"key": "ArrowLeft", "shift_key": False, "ctrl_key": False, "meta_key": False},
    }
    board.canvas._handle_custom_msg({"event": event, **sent[event]}, [])
    assert board.awake
    assert sizes(board) == [(1200, 800), (1800, 1200)]
    assert board.canvas is board.widget.children[0], "it keeps its place, and so the focus"
    if event == "key_down":
        assert keys == [("ArrowLeft", False, False)]
    else:
        target = sample().at(420, 700)
        assert target is not None
        assert [(name, round(x), round(y)) for name, x, y in found] == [(target.id, 420, 700)]


def test_what_wakes_is_painted_once() -> None:
    Board(sample())
    board = Board(sample())
    assert not board.awake
    wire = Wire(board)  # wakes it
    board.on_pick(lambda *_pick: board.show(STATES["selected"]))
    wire.click(420 / 1200, 700 / 800)
    assert len(wire.frames) == 1
    assert set(wire.sheets()) == {"table", "marks"}
    wire.click(420, 700)
    assert len(wire.frames) == 1, "nothing has changed"


def test_who_was_touched_longest_ago_goes_to_sleep() -> None:
    boards = [Board(sample()) for _each in range(module.MOST_AWAKE + 1)]

    def touch(board: Board) -> None:
        board.canvas._handle_custom_msg({"event": "mouse_down", "x": 0.5, "y": 0.5}, [])

    for board in [*boards[:-1], boards[0], boards[-1]]:
        touch(board)
    assert [board.awake for board in boards] == [True, False, *[True] * (module.MOST_AWAKE - 1)]
    slept = boards[1]
    assert sizes(slept) == [(1, 1)]
    assert svg(sample()) in slept.widget.children[1].value
    touch(slept)
    assert slept.awake


def test_a_browser_that_opens_later_asks_for_the_picture() -> None:
    Board(sample())
    board = Board(sample())
    wire = Wire(board)
    board.show(board.scene)
    wire.opened()
    assert len(wire.frames) == 3
    assert all(sheet.canvas._send_client_ready_event for sheet in board._sheets)
    board.sleep()
    board.canvas._handle_custom_msg({"event": "client_ready"}, [])
    assert len(wire.frames) == 3, "a still picture needs no painting"


def test_a_picture_of_another_size_is_painted_whole() -> None:
    board, wire = painted()
    scene = small(Text(20, 50, "small"))
    board.show(scene)
    table, marks = [sheet.canvas for sheet in board._sheets]
    assert (table.width, table.height) == (150, 150)
    assert (marks.width, marks.height) == (100, 100)
    wide = f"min(var(--orc-wide, 100px), var(--orc-high, {HEIGHT}vh) * 1.000)"
    assert board.widget.layout.max_width == wide
    assert "aspect-ratio:100/100" in board.widget.children[1].value
    assert (board.canvas.tooltip, board.canvas.description) == ("small", "")
    assert "clip" not in wire.names()
    assert wire.texts() == ["small"]


def test_the_accessible_name_is_the_title() -> None:
    board = Board(sample())
    assert (board.canvas.tooltip, board.canvas.description) == ("A sample table", "")  # else the tooltip is not shown


def test_the_table_is_finer_than_the_picture_and_the_marks_are_as_fine() -> None:
    board, wire = painted()
    table, marks = [sheet.canvas for sheet in board._sheets]
    assert (table.width, table.height) == (1800, 1200)
    assert (marks.width, marks.height) == (1200, 800)
    board.redraw()
    assert ("setTransform", [1.5, 0, 0, 1.5, 0, 0]) in wire.sheets()["table"]
    assert ("setTransform", [1, 0, 0, 1, 0, 0]) in wire.sheets()["marks"]


def test_canvas_and_svg_draw_the_same() -> None:
    scene = marked(sample().lifted("card:GW"), legal=["tribe:B", "card:VR"], evidence=["token:1"], selected=["card:GW"])
    board, wire = painted(scene)
    board.redraw()
    table, marks = (drawn(commands, known_paths()) for commands in wire.sheets().values())
    assert table == wanted(only(scene, "board", "pieces", "front"))
    assert marks == wanted(only(scene, "marks"))
    assert sorted(table + marks) == sorted(wanted(scene))


def test_what_lies_above_what_is_the_same_on_the_canvas_and_in_the_svg() -> None:
    scene = marked(sample(), legal=["tribe:B"], evidence=["card:RY"])
    board, wire = painted(scene)
    board.redraw()
    table, marks = (drawn(commands, known_paths()) for commands in wire.sheets().values())
    assert table + marks == wanted(scene)


def without(scene: Scene, id: str) -> Scene:
    """The picture with one thing gone."""
    assert any(group.id == id for group in scene.groups)
    return replace(scene, groups=tuple(group for group in scene.groups if group.id != id))


def only(scene: Scene, *layers: str) -> Scene:
    """What of a scene lies on these layers."""
    return replace(scene, groups=tuple(group for group in scene.groups if group.layer in layers))


def known_paths() -> dict[str, str]:
    """What the paths are that the browser knows: a glyph, a rectangle with round corners, a long line."""
    kinds = {"r": "rect", "l": "poly"}
    named = [*module._PATHS.items(), *((kinds[key[0]], path) for key, path in module._LINES.items())]
    return {f"IPY_MODEL_{path.model_id}": name for name, path in named if path.comm is not None}  # not closed by a test


def wanted(scene: Scene) -> list[tuple[str, str]]:
    """The drawing as the SVG has it."""
    from xml.etree import ElementTree

    from orclib.scene import svg

    found: list[tuple[str, str]] = []
    root = ElementTree.fromstring(svg(scene))
    for node in root.iter():
        tag = node.tag.rpartition("}")[2]
        if tag in ("rect", "circle", "polygon", "polyline", "path"):
            kind = tag if tag in ("rect", "circle") else "poly"
            lines = node.get("d", "M").count("M")  # several lines of one paint are one path
            painted = [(f"{way} {kind}", node.get(way, "none")) for way in ("fill", "stroke")]
            found += [each for each in painted if each[1] != "none"] * lines
        elif tag == "use":
            name = str(node.get("href")).removeprefix("#orclib-")
            found.append((f"fill {name}", str(node.get("fill"))))
        elif tag == "text":
            found.append((f"text {node.text}", str(node.get("fill"))))
    return one_stroke(found)


def test_styles_are_sent_once() -> None:
    board, wire = painted(small(*(Rect(10 * i, 10, 8, 8, fill="#112233", stroke="#445566") for i in range(5))))
    board.redraw()
    styles = [args for name, args in wire.commands if name == "set"]
    assert styles.count([0, "#112233"]) == 1
    assert styles.count([1, "#445566"]) == 1


def test_a_ring_drawn_often_is_one_path() -> None:
    board, wire = painted()
    for _time in range(1 + module.OFTEN):
        board.show(sample())
        board.show(marked(sample(), selected=["place:5"]))
    assert wire.names()[-4:] == ["set", "set", "strokePath", "restore"]


def test_a_round_rectangle_begins_where_its_path_begins() -> None:
    """So dashes lie alike, whether its points are told, as the first times, or its path is called."""
    frame = Rect(10.0, 20.0, 71.5, 33.5, 7, stroke="#112233", dash=(6, 4))
    board = Board(small(frame))
    wire = Wire(board)
    wire.event("client_ready", on="table")
    assert ("moveTo", [17, 20]) in wire.commands
    assert module._told_round(71.5, 33.5, 7).startswith("M7 0h")
    for _time in range(module.OFTEN):
        board.redraw()
    assert ("moveTo", [17, 20]) not in wire.commands  # by its path now


def test_a_glyph_turns_about_its_middle() -> None:
    board, wire = painted(small(Glyph("axe", 20, 20, 24, turn=90)))
    board.redraw()
    # The left top corner of the grid comes to lie right top of the square.
    assert ("setTransform", [0, 1.5, -1.5, 0, 66, 30]) in wire.commands


def test_a_path_that_was_closed_is_made_again() -> None:
    board, wire = painted(small(Glyph("axe", 20, 20, 24)))
    before = module._path("axe", False)
    before.close()
    board.redraw()
    after = module._path("axe", False)
    assert after is not before
    assert ("fillPath", [f"IPY_MODEL_{after.model_id}"]) in wire.commands


@pytest.mark.parametrize(
    "shape",
    [
        Circle(50, 50, -1, fill="#000000"),
        Circle(math.nan, 50, 1, fill="#000000"),
        Rect(0, 0, -5, 5, fill="#000000"),
        Poly(((0, 0), (1, math.inf), (3, 3)), fill="#000000"),
        Glyph("axe", 0, 0, -3),
        Glyph("elk", 0, 0, 20),
        Text(0, math.nan, "x"),
        Rect(0, 0, 5, 5, fill="rubbish"),
    ],
)
def test_what_would_stop_the_browser_is_never_sent(shape: Shape) -> None:
    board = Board(small(Text(20, 50, "well")))
    wire = Wire(board)
    with pytest.raises(Exception):  # noqa: B017, PT011 - which one depends on the fault
        board.show(small(shape))
    assert wire.frames == []
    board.show(small(Text(20, 50, "well again")))
    assert wire.texts() == ["well again"]


def test_a_frame_that_fails_sends_nothing_and_the_next_one_works() -> None:
    board, wire = painted()
    with pytest.raises(TypeError), board.frame() as canvas:
        canvas.fill_rect()
    assert wire.frames == []
    with board.frame() as canvas:
        canvas.fill_rect(1, 2, 3, 4)
    assert wire.commands[1:] == [("fillRect", [1, 2, 3, 4])]


def test_frames_within_frames_are_one_message() -> None:
    board, wire = painted()
    with board.frame() as canvas:
        canvas.fill_rect(0, 0, 1, 1)
        board.redraw()
        canvas.fill_rect(0, 0, 2, 2)
    assert len(wire.frames) == 1
    assert wire.commands[1] == ("fillRect", [0, 0, 1, 1])
    assert wire.commands[-1] == ("fillRect", [0, 0, 2, 2])


def test_an_empty_frame_sends_nothing() -> None:
    board, wire = painted()
    with board.frame():
        pass
    assert wire.frames == []


def test_revive_paints_with_a_new_manager() -> None:
    board, wire = painted()
    old = board._manager
    board.revive()
    assert board._manager is not old
    assert all(canvas._canvas_manager is board._manager for canvas in [sheet.canvas for sheet in board._sheets])
    again = Wire(board)
    board.redraw()
    assert len(again.frames) == 1
    assert wire.frames == []


def test_boards_do_not_share_a_manager() -> None:
    assert painted()[0]._manager is not painted()[0]._manager


# --- two sheets --------------------------------------------------------------------------------------


STATES = {
    "legal": marked(sample(), legal=["tribe:B", "card:VR"]),
    "evidence": marked(sample(), evidence=["token:1"]),
    "selected": marked(sample(), selected=["card:GW"]),
    "last": marked(sample(), last=["place:5"]),
    "focus": marked(sample(), focus="tribe:Y"),
}


@pytest.mark.parametrize("name", STATES)
def test_marks_come_and_go_without_painting_the_table(name: str) -> None:
    board, wire = painted()
    board.show(STATES[name])
    assert set(wire.sheets()) == {"marks"}
    board.show(STATES["legal" if name != "legal" else "last"])
    assert set(wire.sheets()) == {"marks"}
    board.show(sample())
    assert set(wire.sheets()) == {"marks"}
    assert len(wire.frames) == 3


def test_the_marks_are_wiped_before_they_are_drawn_anew() -> None:
    board, wire = painted()
    board.show(STATES["legal"])
    shown = wire.sheets()["marks"]
    names = [name for name, _ in shown]
    assert names.index("clearRect") < min(names.index(name) for name in names if name.startswith("stroke"))
    assert ("clearRect", [0, 0, 1200, 800]) in shown
    assert drawn(shown, known_paths()) == wanted(only(STATES["legal"], "marks"))
    board.show(sample())
    assert ("clearRect", [0, 0, 1200, 800]) in wire.sheets()["marks"]
    assert drawn(wire.sheets()["marks"], {}) == []


def test_the_table_changes_without_drawing_the_marks_again() -> None:
    board, wire = painted(STATES["legal"])
    board.show(without(STATES["legal"], "card:BV"))
    assert set(wire.sheets()) == {"table"}


def test_a_change_of_both_sheets_is_one_message() -> None:
    board, wire = painted()
    board.show(marked(without(sample(), "card:BV"), selected=["card:GW"]))
    assert len(wire.frames) == 1
    assert list(wire.sheets()) == ["table", "marks"]
    assert wire.names().count("switchCanvas") == 2


@pytest.mark.parametrize("sheet", ["table", "marks"])
def test_a_sheet_that_a_browser_has_ready_is_painted_whole_and_alone(sheet: str) -> None:
    board, wire = painted()
    board.show(STATES["evidence"])
    wire.frames.clear()
    wire.event("client_ready", on=sheet)
    assert len(wire.frames) == 1
    layers = {"table": ("board", "pieces", "front"), "marks": ("marks",)}
    ((name, commands),) = wire.sheets().items()
    assert name == sheet
    assert drawn(commands, known_paths()) == wanted(only(board.scene, *layers[sheet]))
    assert "clip" not in wire.names()


def test_the_same_marks_on_a_picture_of_another_size_are_drawn_again() -> None:
    scene = marked(small(Text(20, 50, "small")), legal=["a"])
    board, wire = painted(scene)
    board.show(replace(scene, height=120))
    assert set(wire.sheets()) == {"table", "marks"}
    assert drawn(wire.sheets()["marks"], known_paths()) == wanted(only(scene, "marks"))


def test_a_table_that_could_not_be_sent_for_its_marks_is_painted_the_next_time() -> None:
    scene = small(Text(20, 50, "old"))
    board, wire = painted(scene)
    after = small(Text(20, 50, "new"))
    broken = replace(scene, groups=(*after.groups, group("bad", Circle(50, 50, -1, fill="#000000"), layer="marks")))
    with pytest.raises(ValueError, match="size"):
        board.show(broken)
    assert wire.frames == []
    board.show(after)
    assert "new" in wire.texts()


# --- pictures that come back -------------------------------------------------------------------------


def full(word: str, *last: str) -> Scene:
    """A picture with so much on it that another one in its place is another picture."""
    words = [*(f"{word}{n}" for n in range(module.MUCH + 20 - len(last))), *last]
    things = [group(f"{word}:{n}", Text(20 + 40 * (n % 12), 30 + 24 * (n // 12), w)) for n, w in enumerate(words)]
    return Scene(520, 320, "full", word, (group("ground", ground(520, 320)), *things))


def test_a_picture_that_comes_back_is_copied_and_only_what_differs_is_painted() -> None:
    board, wire = painted(full("m"))
    board.show(full("b"))
    assert len(wire.texts()) == module.MUCH + 20
    assert wire.sheets()["kept"] == [("drawImage", [f"IPY_MODEL_{board._sheets[0].canvas.model_id}", 0, 0])]
    board.show(full("m", "new"))
    assert "new" in wire.texts()
    assert len(wire.texts()) < 10
    hidden = board._sheets[0].canvases[1]
    assert wire.sheets()["table"][0] == ("drawImage", [f"IPY_MODEL_{hidden.model_id}", 0, 0])
    board.show(full("b"))
    assert wire.texts() == []
    assert len(wire.frames[-1]) < 400


def test_a_kept_picture_of_a_browser_that_is_gone_is_not_copied() -> None:
    board, wire = painted(full("m"))
    board.show(full("b"))
    wire.opened()
    board.show(full("m"))
    assert len(wire.texts()) == module.MUCH + 20
    assert len(board._sheets[0].canvases) == 2  # the same hidden canvas again


def test_few_pictures_are_kept_and_the_fullest_of_them_longest() -> None:
    rich = replace(full("m"), groups=(*full("m").groups, group("more", *(Text(20, 300, "x") for _ in range(30)))))
    board, wire = painted(rich)
    for word in "abcdefg":
        board.show(full(word))
    assert len(board._sheets[0].canvases) == 1 + module.MOST_KEPT
    board.show(rich)
    assert wire.texts() == []


def test_a_small_change_keeps_no_picture() -> None:
    board, _wire = painted()
    board.show(without(sample(), "card:BV"))
    assert len(board._sheets[0].canvases) == 1


def test_kept_pictures_have_the_size_of_the_board_and_its_manager() -> None:
    board, _wire = painted(full("m"))
    board.show(full("b"))
    board.show(replace(full("b"), height=400))
    table, hidden = board._sheets[0].canvases
    assert (hidden.width, hidden.height) == (table.width, table.height) == (780, 600)
    board.revive()
    assert hidden._canvas_manager is table._canvas_manager is board._manager


# --- bytes -------------------------------------------------------------------------------------------


def test_a_typical_click_stays_within_its_bytes() -> None:
    """Of the 10 kB a click may cost, about 5 go to the messages around the drawing (JUPYTER section 7.1)."""
    board, wire = painted()
    scene = sample()
    steps = {
        "choose a card": marked(scene.lifted("card:GW"), selected=["card:GW"], legal=["tribe:B", "tribe:V"]),
        "refused": marked(scene.lifted("card:GW"), selected=["card:GW"], evidence=["tribe:Y"]),
        "moved": marked(scene, last=["tribe:B", "card:BV"]),
        "nothing more": scene,
    }
    for name, step in steps.items():
        board.show(step)
        assert len(wire.frames[-1]) < 5_000, name
    board.redraw()
    assert len(wire.frames[-1]) < 32_000


# --- what a person does -------------------------------------------------------------------------------


def picks(board: Board) -> list[tuple[str | None, float, float]]:
    found: list[tuple[str | None, float, float]] = []
    board.on_pick(lambda target, x, y: found.append((target, x, y)))
    return found


def test_a_click_names_the_target_in_px_of_the_picture() -> None:
    board, wire = painted()
    found = picks(board)
    wire.click(420, 700)
    wire.click(5, 5)
    assert found == [("card:GW", 420, 700), (None, 5, 5)]


def test_a_click_is_judged_by_the_picture_shown_last() -> None:
    board, wire = painted()
    found = picks(board)
    board.show(small())
    wire.click(30, 30)
    assert found == [("a", 30, 30)]


def test_a_tap_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    board, wire = painted()
    found = picks(board)
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    wire.tap((420, 700))
    now += 0.3
    wire.click(420, 700)
    assert len(found) == 1
    now += 0.6
    wire.click(420, 700)
    assert len(found) == 2


def test_two_fingers_are_no_tap() -> None:
    board, wire = painted()
    found = picks(board)
    wire.tap((420, 700), (500, 700))
    assert found == []


def test_a_key_comes_with_shift_and_control() -> None:
    board, wire = painted()
    found: list[tuple[str, bool, bool]] = []
    board.on_key(lambda *key: found.append(key))
    wire.event("key_down", key="Tab", shift_key=True, ctrl_key=False, meta_key=False)
    assert found == [("Tab", True, False)]


def test_moving_the_mouse_calls_nobody() -> None:
    board, _ = painted()
    assert not any(canvas._mouse_move_callbacks.callbacks for canvas in [sheet.canvas for sheet in board._sheets])


def test_only_the_upper_sheet_hears_what_a_person_does() -> None:
    board, wire = painted()
    found = picks(board)
    wire.event("mouse_down", on="table", x=420, y=700)
    wire.event("touch_start", on="table", touches=[{"x": 420, "y": 700}])
    assert found == []


def test_an_error_of_a_callback_is_handed_on() -> None:
    board, wire = painted()

    def fail(*_: object) -> None:
        raise LookupError("no such card")

    board.on_pick(fail)
    with pytest.raises(LookupError):
        wire.click(420, 700)
    seen: list[BaseException] = []
    board.errors = seen.append
    wire.click(420, 700)
    assert [str(error) for error in seen] == ["no such card"]


def test_a_board_to_look_at_takes_no_clicks() -> None:
    board = Board(sample(), live=False)
    wire = Wire(board)
    found = picks(board)
    wire.click(420, 700)
    assert found == []
    assert "orc-view" in board.widget._dom_classes
    assert "orc-live" in Board(sample()).widget._dom_classes
    assert ".orc-view {pointer-events: none}" in Board.style


def test_the_paths_of_glyphs_are_shared_by_all_boards() -> None:
    painted()
    paths = dict(module._PATHS)
    painted()
    assert paths == module._PATHS


@pytest.mark.parametrize("live", [True, False])
@pytest.mark.parametrize("sheet", [0, 1])
def test_tab_and_escape_leave_either_sheet_of_any_board(live: bool, sheet: int) -> None:
    board = Board(sample(), live=live)
    board.wake()
    canvas = board._sheets[sheet].canvas
    sent: list[tuple[object, str]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            type(canvas), "send", lambda self, content, buffers=None: sent.append((self, content.get("do", "")))
        )
        for key, asked in (
            ("Tab", ["blur"]),
            ("Escape", ["blur"]),
            ("ArrowRight", ["blur", "focus"]),
            ("ArrowLeft", []),
        ):
            sent.clear()
            event = {"event": "key_down", "key": key, "shift_key": False, "ctrl_key": False, "meta_key": False}
            canvas._handle_custom_msg(event, [])
            assert [(each, do) for each, do in sent if do in ("blur", "focus")] == [(canvas, do) for do in asked]
