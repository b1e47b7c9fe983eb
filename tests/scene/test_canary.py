"""canvas.py uses private names of ipycanvas; if a new release renames one, this says which."""

from __future__ import annotations

import inspect

import ipycanvas.canvas as inside
from ipycanvas import Canvas, Path2D


def test_the_manager_still_works_as_we_use_it() -> None:
    manager = inside._CanvasManager()
    for name in ("_caching", "_current_canvas", "_commands_cache", "_buffers_cache", "flush", "_send_custom"):
        assert hasattr(manager, name), f"ipycanvas renamed _CanvasManager.{name}: see orclib/scene/canvas.py"
    assert list(inspect.signature(manager._send_custom).parameters) == ["command", "buffers"]
    assert "_send_custom" in inspect.getsource(type(manager).flush), "flush no longer calls what we shorten"


def test_a_canvas_still_takes_a_manager_of_its_own() -> None:
    assert Canvas._canvas_manager.klass is inside._CanvasManager
    manager = inside._CanvasManager()
    canvas = Canvas(_canvas_manager=manager)
    manager._caching = True
    canvas.fill_rect(1, 2, 3, 4)
    switch, rect = manager._commands_cache
    assert switch == [inside.COMMANDS["switchCanvas"], [f"IPY_MODEL_{canvas.model_id}"]]
    assert rect == [inside.COMMANDS["fillRect"], [1, 2, 3, 4], 0]


def test_leaving_out_what_the_browser_assumes_still_works() -> None:
    manager = inside._CanvasManager()
    canvas = Canvas(_canvas_manager=manager)
    manager._caching = True
    canvas.arc(1, 2, 3, 0, 1, None)
    canvas.fill(None)
    assert [command[1] for command in manager._commands_cache[1:]] == [[1, 2, 3, 0, 1], []]


def test_paths_are_widgets_known_by_their_model() -> None:
    manager = inside._CanvasManager()
    canvas = Canvas(_canvas_manager=manager)
    manager._caching = True
    path = Path2D("M0 0L1 1Z")
    assert path.comm is not None
    canvas.fill(path)
    assert manager._commands_cache[-1][1] == [f"IPY_MODEL_{path.model_id}"]


def test_commands_have_the_numbers_and_events_the_names_we_know() -> None:
    assert inside._CMD_LIST[0] == "fillRect"
    assert len(inside._CMD_LIST) == len(set(inside._CMD_LIST)), "a name must have one number"
    source = inspect.getsource(Canvas._handle_frontend_event)
    for event in ("client_ready", "mouse_down", "touch_start", "key_down"):
        assert f'"{event}"' in source
