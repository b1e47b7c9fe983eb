"""All of a notebook runs, and all that belongs together is on one screen; and the stage that fills the window.

And while they are all there, how much they cost the browser.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import NewLab
from tests.browser.lab import KERNEL, TABLE, Lab
from tests.depth import sampled
from tests.notebooks.support import name, notebooks

Record = Callable[[str, object], None]

SMALLEST = 17
"""Units of the smallest text of a picture: tests/laws hold it."""
MEASURE = """() => {
  const box = node => node.getBoundingClientRect();
  const shown = node => box(node).height > 0;
  const room = box(document.querySelector('.jp-WindowedPanel-outer')).height;
  const cells = [...document.querySelectorAll('.jp-Notebook .jp-CodeCell')];
  return cells.flatMap((cell, at) => [...cell.querySelectorAll('.orc-play')].filter(shown).map(play => {
    const pictures = [...play.querySelectorAll('.orc-still > div > div, svg[viewBox]')]
      .filter(it => shown(it) && it.closest('.orc-desk > :first-child, .orc-two'));
    const units = it => it.viewBox ? it.viewBox.baseVal.width : parseFloat(it.style.aspectRatio);
    const scale = it => box(it).width / units(it);
    const boards = [...play.querySelectorAll('.orc-board')].filter(shown);
    return {cell: at + 1, room, play: box(play).height,
            board: Math.min(9999, ...boards.map(it => box(it).height)),
            scale: Math.min(9999, ...pictures.map(scale)),
            over: Math.max(0, ...[play, ...play.querySelectorAll('*')].filter(shown)
              .filter(node => !node.closest('.orc-desk > :first-child') && !node.closest('.heard'))
              .map(node => box(node).right - box(play).right))};
  }));
}"""
"""Of each of our outputs: how high it and its board are, the scale of its pictures, what stands out at the right.

On a phone a picture does, in a frame in which it can be moved.

A small picture in a list of positions is there to find one, not to be read: it opens as a board.
"""


STAGED = """() => {
  const play = document.querySelector('.orc-staged');
  const box = name => play.querySelector(name).getBoundingClientRect();
  const words = [...play.querySelectorAll('button, label, input, select, .orclib, .orclib *')];
  const board = box('.orc-board');
  return {smallest: Math.min(...words.filter(it => it.getClientRects().length && it.type !== 'checkbox')
            .map(it => parseFloat(getComputedStyle(it).fontSize))),
          ratio: board.width / board.height,
          own: eval(play.querySelector('.orc-board > .orc-still div > div').style.aspectRatio),
          panel: box('.orc-desk > :last-child').bottom, strip: box('.orc-style').top, board: board.bottom};
}"""
"""Of what fills the window: its smallest words, how its board is stretched, and whether a button lies on its panel."""
MODELS = "from ipywidgets.widgets.widget import _instances; print(len(_instances))"
MEGABYTES = 800
BOARDS = {"00_start_here": 1, "06_teach": 7}
"""At least so many are seen in a notebook that is not of a game."""
BOARDS_OF_A_GAME = 10
SCROLL = """async ms => {
  const {content} = window.jupyterapp.shell.currentWidget;
  for (let at = 0; at < content.model.cells.length; at++) {
    content.scrollToItem(at, 'start');
    await new Promise(done => setTimeout(done, ms));
  }
}"""


def renderer_megabytes(lab: Lab) -> int:
    """What the process that draws the page holds now: its share of the memory, as Linux counts it."""
    session = lab.page.context.browser.new_browser_cdp_session()  # type: ignore[union-attr]
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    held = []
    for pid in (each["id"] for each in processes if each["type"] == "renderer"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has ended since
            rollup = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
            held.append(int(re.search(r"^Pss: +(\d+) kB", rollup, re.MULTILINE)[1]) // 1024)  # type: ignore[index]
    return max(held)


def measured(lab: Lab, width: int, height: int) -> list[dict[str, float]]:
    """The outputs of the notebook in a window of that size."""
    lab.page.set_viewport_size({"width": width, "height": height})
    lab.page.wait_for_timeout(300)  # a page lays itself out anew in its own time
    found: list[dict[str, float]] = lab.page.evaluate(MEASURE)
    return found


FIRST = ("00_start_here", "fr/05_orcs_vs_orcs", "04_thorval", "06_teach")
"""One by default; then the longest, in French, the one with the largest board, and the one for teachers."""
TRIED = [*FIRST, *(each for each in map(name, notebooks("en")) if each not in FIRST)]
"""All in English, and one in French: that pictures are whole in both languages is held by tests/laws."""


@pytest.mark.parametrize("notebook", sampled(TRIED, most=1, thorough=3))
def test_every_output_is_seen_at_once(new_lab: NewLab, notebook: str, record_property: Record) -> None:
    """Its picture too, wide and high enough to be read: see "One screen" of the design. None of it costs much."""
    lab = new_lab(viewport={"width": 1280, "height": 720})
    lab.open(notebook)
    session = lab.page.context.new_cdp_session(lab.page)
    session.send("Performance.enable")
    lab.run_all()
    lab.wait_painted(TABLE)
    models = int(lab.py(MODELS))
    lab.page.evaluate(SCROLL, 100)
    megabytes = renderer_megabytes(lab)
    spent = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    busy, styling = spent["TaskDuration"], spent["RecalcStyleDuration"]
    told = f"the page holds {megabytes} MB after a scroll through it and worked {busy:.0f} s, {styling:.0f} s on styles"
    record_property("figure", f"{notebook}: {models} models; {told}")
    assert styling < busy / 2  # ten times as much where each output has its own sheets, or `:has` looks through all
    assert lab.page.locator("body .orc-sheet").count() == 0
    assert lab.page.locator(".orc-board").count() >= BOARDS.get(notebook, BOARDS_OF_A_GAME)
    assert models <= (400 if "05" in notebook else 440)
    assert megabytes <= MEGABYTES
    for (width, height), smallest, high in (
        ((1280, 720), 11, 500),
        ((1920, 1080), 14, 500),
        ((920, 720), 0, 360),
    ):
        found = measured(lab, width, height)
        assert found
        assert [each for each in found if each["play"] > each["room"]] == []
        assert [each for each in found if SMALLEST * each["scale"] < smallest] == []
        assert [each for each in found if each["board"] < high] == []
    for (width, height), high in (((853, 480), 280), ((640, 360), 200)):  # 1280 x 720 at a zoom of 150 and 200 %
        assert [each for each in measured(lab, width, height) if each["board"] < high] == []
    phone = measured(lab, 390, 844)
    assert [each for each in phone if each["over"] > 1 or SMALLEST * each["scale"] < 10.9] == []
    assert lab.errors == []
    assert lab.output_errors() == []


@pytest.mark.thorough
def test_the_stage_fills_the_window_and_gives_it_back(new_lab: NewLab) -> None:
    lab = new_lab(viewport={"width": 1280, "height": 720})
    lab.open_cells("from orclib import orc\norc.table(seed=7)", "'a cell below'")
    lab.run_all()
    lab.wait_painted(TABLE)
    play, board = lab.page.locator(".orc-play"), lab.page.locator("canvas.orc-marks")
    before = board.bounding_box()
    button = lab.page.locator(".orc-stage")
    button.click()  # a word of HTML, so that it takes no message
    assert play.bounding_box() == {"x": 0, "y": 0, "width": 1280, "height": 720}
    # Nothing of the page lies over it, at its corners or in its middle.
    over = "([x, y]) => !!document.elementFromPoint(x, y).closest('.orc-play')"
    assert all(lab.page.evaluate(over, [x, y]) for x in (4, 640, 1270) for y in (4, 360, 715))
    staged = board.bounding_box()
    assert staged is not None
    assert before is not None
    assert staged["height"] > before["height"]
    assert staged["y"] + staged["height"] <= 720
    lab.button("Français").click()
    for (width, height), least in (((1280, 720), 16), ((1920, 1080), 20), ((844, 390), 16)):
        lab.page.set_viewport_size({"width": width, "height": height})
        lab.page.wait_for_timeout(300)
        seen = lab.page.evaluate(STAGED)
        assert seen["smallest"] >= least
        assert seen["ratio"] == pytest.approx(seen["own"], rel=0.01)
        assert seen["panel"] <= seen["strip"]
        assert seen["board"] <= height
        assert "Retour (Échap)" in button.inner_text()
    lab.page.set_viewport_size({"width": 1280, "height": 720})
    lab.button("English").click()
    button.click()
    lab.page.wait_for_timeout(300)
    assert board.bounding_box() == before
    button.click()
    lab.page.evaluate(f"{KERNEL}.restart()")  # as when it has crashed
    assert play.bounding_box() == {"x": 0, "y": 0, "width": 1280, "height": 720}
    button.click()
    lab.page.wait_for_timeout(300)
    after = board.bounding_box()
    assert after is not None
    assert {**after, "y": before["y"]} == before  # above it now stands the word to run the cell again
