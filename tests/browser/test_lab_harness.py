"""The harness itself, on throw-away notebooks with nothing of ours in them."""

from pathlib import Path

import pytest

from tests.browser.lab import Lab

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
