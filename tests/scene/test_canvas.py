from __future__ import annotations

import math
import time

import pytest
from msgspec.structs import replace

from orclib.scene import Box, Circle, Glyph, Poly, Rect, Scene, Shape, Target, Text, group, marked
from orclib.scene import canvas as module
from orclib.scene.canvas import Board
from orclib.scene.parts import ground
from tests.scene.sample import sample
from tests.scene.wire import Wire, drawn


def painted(scene: Scene | None = None) -> tuple[Board, Wire]:
    """A board that has been painted once, and a recorder of what it sends after that."""
    board = Board(scene or sample())
    wire = Wire(board)
    wire.event("client_ready")
    assert len(wire.frames) == 1
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


def test_every_new_browser_gets_the_whole_picture_in_one_frame() -> None:
    board, wire = painted()
    board.show(marked(sample(), legal=["tribe:B"]))
    wire.event("client_ready")
    assert wire.texts() == [s.text for g in board.scene.ordered for s in g.shapes if isinstance(s, Text)]
    # The new browser does not know which canvas was drawn on last, so each frame says so.
    assert all(b"IPY_MODEL_" + board.widget.model_id.encode() in frame for frame in wire.frames)


def test_the_same_picture_again_sends_nothing() -> None:
    board, wire = painted()
    board.show(sample())
    assert wire.frames == []


def test_a_change_is_one_frame_of_what_it_touches() -> None:
    board, wire = painted()
    board.show(marked(sample(), evidence=["card:RY"]))
    assert len(wire.frames) == 1
    assert set(wire.texts()) <= {"R"}  # the ring may touch the letter in the corner, nothing else
    assert "clip" in wire.names()
    board.show(sample())
    status = replace(sample().groups[1], shapes=(Text(72, 48, "North", 17, "#FFFBF2", bold=True),))
    scene = sample()
    board.show(replace(scene, groups=(scene.groups[0], status, *scene.groups[2:])))
    assert wire.texts() == ["North"]


def test_a_picture_of_another_size_is_painted_whole() -> None:
    board, wire = painted()
    scene = small(Text(20, 50, "small"))
    board.show(scene)
    assert (board.widget.width, board.widget.height) == (200, 200)
    assert board.widget.layout.max_width == "100px"
    assert board.widget.tooltip == board.widget.description == "small"
    assert "clip" not in wire.names()
    assert wire.texts() == ["small"]


def test_the_accessible_name_is_the_title() -> None:
    board = Board(sample())
    assert board.widget.tooltip == board.widget.description == "A sample table"


def test_a_canvas_is_twice_as_fine_as_the_picture() -> None:
    board, wire = painted()
    assert (board.widget.width, board.widget.height) == (2400, 1600)
    board.redraw()
    assert ("setTransform", [2, 0, 0, 2, 0, 0]) in wire.commands


def test_canvas_and_svg_draw_the_same() -> None:
    scene = marked(
        sample().lifted("card:GW"), legal=["tribe:B", "card:VR"], evidence=["token:1"], selected=["card:GW"]
    )
    board, wire = painted(scene)
    board.redraw()
    assert drawn(wire.commands, known_glyphs()) == wanted(scene)


def known_glyphs() -> dict[str, str]:
    return {f"IPY_MODEL_{path.model_id}": key for key, path in module._PATHS.items()}


def wanted(scene: Scene) -> list[tuple[str, str]]:
    """The drawing as the SVG has it."""
    from xml.etree import ElementTree

    from orclib.scene import svg

    found: list[tuple[str, str]] = []
    root = ElementTree.fromstring(svg(scene))
    for node in root.iter():
        tag = node.tag.rpartition("}")[2]
        if tag in ("rect", "circle", "polygon", "polyline"):
            kind = tag.replace("polygon", "poly").replace("polyline", "poly")
            for way in ("fill", "stroke"):
                colour = node.get(way, "none")
                if colour != "none":
                    found.append((f"{way} {kind}", colour))
        elif tag == "use":
            name = str(node.get("href")).removeprefix("#orclib-")
            found.append((f"fill {name}", str(node.get("fill"))))
        elif tag == "text":
            found.append((f"text {node.text}", str(node.get("fill"))))
    return found


def test_styles_are_sent_once() -> None:
    board, wire = painted(
        small(*(Rect(10 * i, 10, 8, 8, fill="#112233", stroke="#445566") for i in range(5)))
    )
    board.redraw()
    styles = [args for name, args in wire.commands if name == "set"]
    assert styles.count([0, "#112233"]) == 1
    assert styles.count([1, "#445566"]) == 1


def test_a_ring_drawn_twice_is_one_path() -> None:
    board, wire = painted()
    board.show(marked(sample(), selected=["place:5"]))
    assert wire.names()[-4:] == ["set", "set", "stroke", "restore"]


def test_a_glyph_turns_about_its_middle() -> None:
    board, wire = painted(small(Glyph("axe", 20, 20, 24, turn=90)))
    board.redraw()
    # The left top corner of the grid comes to lie right top of the square.
    assert ("setTransform", [0, 2, -2, 0, 88, 40]) in wire.commands


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
    board = Board(small(shape))
    wire = Wire(board)
    with pytest.raises(Exception):  # noqa: B017, PT011 - which one depends on the fault
        board.redraw()
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
    assert board.widget._canvas_manager is board._manager
    again = Wire(board)
    board.redraw()
    assert len(again.frames) == 1
    assert wire.frames == []


def test_boards_do_not_share_a_manager() -> None:
    assert Board(sample())._manager is not Board(sample())._manager


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
    assert not board.widget._mouse_move_callbacks.callbacks


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
    assert "pointer-events:none" in Board.style


def test_the_paths_of_glyphs_are_shared_by_all_boards() -> None:
    painted()
    paths = dict(module._PATHS)
    painted()
    assert paths == module._PATHS
