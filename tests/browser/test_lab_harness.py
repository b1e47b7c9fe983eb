"""The harness itself, on throw-away notebooks with nothing of ours in them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.lab import Lab
from tests.browser.latency import BARE_BUTTON, button, canvas, measure, measure_canvas

WHITE, RED = (255, 255, 255), (255, 0, 0)

CANVAS = """
import ipycanvas, ipycanvas.canvas as ic, ipywidgets
marks = []
canvas = ipycanvas.Canvas(width=300, height=225, layout=dict(width="200px", height="150px"))
def draw(*_):
    canvas._canvas_manager._current_canvas = None
    with ipycanvas.hold_canvas():
        canvas.fill_style = "white"
        canvas.fill_rect(0, 0, 300, 225)
        canvas.fill_style = "red"
        for x, y in marks:
            canvas.fill_rect(x - 10, y - 10, 20, 20)
def click(x, y):
    marks.append((x, y))
    draw()
canvas.on_mouse_down(click)
canvas.on_touch_start(lambda touches: click(*touches[0]))
canvas.on_client_ready(draw)
draw()
canvas
"""

BUTTON = """
button, label = ipywidgets.Button(description="Roll"), ipywidgets.HTML("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
ipywidgets.VBox([button, label])
"""


@pytest.mark.thorough
def test_a_click_paints_and_survives_a_reload(lab: Lab, tmp_path: Path) -> None:
    lab.open_cells(CANVAS)
    lab.run_all()
    lab.wait_pixel(60, 40, WHITE)
    assert lab.canvas_is_blank()
    before = lab.pixels()

    lab.click_canvas(60, 40)
    lab.wait_pixel(60, 40, RED)
    lab.wait_pixel(50, 40, WHITE)
    assert lab.pixels_differ(before)
    assert not lab.canvas_is_blank()
    [(x, y)] = eval(lab.py("print(marks)"))
    assert (x, y) == pytest.approx((90, 60), abs=2)

    lab.reload()
    lab.wait_pixel(60, 40, RED)
    lab.click_canvas(150, 100)
    lab.wait_pixel(150, 100, RED)
    lab.screenshot(tmp_path / "page.png")
    assert (tmp_path / "page.png").stat().st_size > 10_000
    assert lab.canvases.count() == 1
    assert lab.errors == []


@pytest.mark.thorough
def test_traffic_is_counted_and_keys_reach_what_has_the_focus(lab: Lab) -> None:
    lab.open_cells(CANVAS, BUTTON)
    lab.run_all()
    with lab.traffic() as nothing:
        lab.py("print(1)")
    with lab.traffic() as button:
        lab.button("Roll").click()
        lab.wait_text("1")
    with lab.traffic() as board:
        lab.click_canvas(60, 40)
    with lab.traffic() as hover:
        lab.hover_canvas(90, 40)
    assert nothing.count == 0
    assert (button.messages, button.count) == (2, 4)  # click and new text; the kernel's busy and idle
    assert (board.messages, board.count) == (4, 10)  # move, down, up, drawing; three times busy and idle
    assert (hover.messages, hover.count) == (1, 3)  # even though nobody listens
    assert 1_000 < board.bytes < 10_000

    lab.button("Roll").focus()
    lab.press("Enter")
    lab.cell(2).get_by_text("2", exact=True).wait_for()


@pytest.mark.thorough
def test_errors_are_seen_wherever_they_happen(lab: Lab) -> None:
    """JupyterLab shows nothing of a callback's error but a number on the badge of its log."""
    lab.open_cells("import ipywidgets\nb = ipywidgets.Button(description='x')\nb.on_click(lambda _: {}[0])\nb", "1 / 0")
    with pytest.raises(AssertionError, match="division by zero"):
        lab.run_all()
    lab.button("x").click()
    lab.settle()
    assert lab.output_errors() == ["ZeroDivisionError: division by zero", "KeyError: 0"]
    with pytest.raises(RuntimeError, match="KeyError"):
        lab.py("{}[0]")
    assert lab.errors == []


@pytest.mark.thorough
def test_a_second_window_shares_the_kernel_and_a_copy_does_not(
    lab: Lab, new_lab: Callable[..., Lab], lab_root: Path
) -> None:
    lab.open_cells(CANVAS)
    lab.run_all()
    lab.click_canvas(60, 40)
    lab.wait_pixel(60, 40, RED)
    lab.save()

    second = new_lab(has_touch=True, device_scale_factor=2)
    second.visit(lab.name)
    second.wait_pixel(60, 40, RED)
    second.tap_canvas(150, 100)
    second.wait_pixel(150, 100, RED)
    lab.wait_pixel(150, 100, RED)

    second.open(lab_root / lab.name, extra=["print('the last cell')"])
    assert second.py("print('marks' in globals())") == "False"
    second.run_all()
    second.wait_text("the last cell")
    assert second.py("print(marks)") == "[]"


@pytest.mark.thorough
def test_clicks_are_timed_in_the_page(lab: Lab) -> None:
    """On a canvas the kernel hears of the move first: twice as many messages.

    How long each takes is for quiet cores to say (`-m benchmark`): beside other tests it says how busy the machine is.
    """
    lab.open_cells(CANVAS, BARE_BUTTON)
    lab.run_all()
    clicks = [(20 + 30 * i, 20 + 30 * j) for j in range(4) for i in range(5)]
    timings = measure(lab, button(lab), canvas(lab, clicks), samples=12)
    print(*timings, sep="\n")
    bare, board = timings
    assert len(bare.samples) == len(board.samples) == 12
    assert 1 < bare.median <= bare.p95
    assert 1 < board.median <= board.p95
    assert (bare.messages, board.messages) == (2, 4)
    assert lab.py("print(len(marks), bare_label.value)") == "20 20"


@pytest.mark.thorough
def test_a_click_that_changes_nothing_is_not_timed(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.browser.latency.PATIENCE", 600)
    lab.open_cells(CANVAS)
    lab.run_all()
    with pytest.raises(TimeoutError, match="changed nothing"):
        measure_canvas(lab, [(60, 40)], probe=(100, 100, 10, 10))
