"""A notebook as a page without code, as a class sees it: Voila shows all of it, and it is alive.

`voila.json` lies where README starts Voila, and so holds for our pages alone. Shown cell by cell, a page finds each
widget (all at once, a busy browser gave up looking for some after two seconds) and has its first board soon; without
the XSRF check, which wants a cookie that Voila never sets, a page that is closed may end its kernel; what is left of
others goes after an hour. While the cells of a page run, Voila hears nothing from it: for an hour that is no reason to
cut it off. Where many pages begin at once, a kernel may take minutes to start, and what a cell shows may come long
after it was done: Voila waits ten minutes for either, and not four seconds.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from orclib import orc
from tests.browser.lab import METADATA, PATIENCE, free_port, running, swipe
from tests.notebooks.support import ABOUT_CODE, ROOT, code_cells, read
from tests.plugin import private_environment

pytestmark = pytest.mark.thorough

Record = Callable[[str, object], None]

LARGEST = "fr/05_orcs_vs_orcs"
OUTPUT = ".jp-OutputArea-output"
PLAIN = "[data-mime-type='text/plain']"
"""What is written for a reader of code, and so not shown here: a list of names."""
TROUBLE = re.compile(
    r"model not found|Loading widget|Error displaying|Could not create|Error\b.*:|error when executing"
)
SHOWS = """board => {
    const painted = canvas => canvas.width > 1
        && canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.some(value => value > 0);
    const drawn = svg => svg.getBoundingClientRect().height > 20;
    return Array.from(board.querySelectorAll("canvas")).some(painted)
        || Array.from(board.querySelectorAll("svg")).some(drawn);
}"""
TABLE = 'orc.table(seed=2, bots={1: "beginner"}, eyes=0'
"""Most of what the first cell of 01_orc says."""
HEIGHTS = "outputs => outputs.map(output => output.getBoundingClientRect().height)"

TOP = "node => node.getBoundingClientRect().top"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page on a small screen."""
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.set_default_timeout(PATIENCE)
    yield page
    page.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the notebooks."""
    copy = tmp_path_factory.mktemp("voila") / "notebooks"
    return Path(shutil.copytree(ROOT / "notebooks", copy, ignore=shutil.ignore_patterns(".*")))


@pytest.fixture(scope="module")
def server(browser: Browser, folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of all the notebooks. (No browser, no server.)"""
    with shown(folder, tmp_path_factory.mktemp("voila")) as url:
        yield url


@contextmanager
def shown(what: Path, private: Path, start: Sequence[str] = ("-m", "voila")) -> Iterator[str]:
    """Run Voila on a notebook or a folder, where README does; yield its address."""
    environment = os.environ | private_environment(private) | {"TMPDIR": str(private)}
    del environment["ORCLIB_HOME"]
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command = [sys.executable, *start, "--no-browser", f"--port={port}", str(what)]
    with running(command, f"{url}/voila/static/voila.js", ROOT, environment, private / "server.log"):
        yield url


def first_board(page: Page, address: str) -> float:
    """Open a page; after how many seconds its first board shows something."""
    begun = time.monotonic()
    page.goto(address, wait_until="commit")
    wait_shown(page.locator(".orc-board").first)
    return time.monotonic() - begun


def wait_shown(board: Locator) -> None:
    """Wait until a board shows something."""
    wait_until(board.page, lambda: bool(board.evaluate(SHOWS)), "a board shows nothing")


def wait_until(page: Page, seen: Callable[[], bool], complaint: str) -> None:
    """Look again and again until something is seen; after `PATIENCE`, complain."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not seen():
        assert time.monotonic() < deadline, complaint
        page.wait_for_timeout(50)


def check_whole(page: Page, notebook: Path) -> str:
    """All that the notebook stores is on the page, alive, with no word about code; in a few words, what there is."""
    stored = [cell for cell in code_cells(read(notebook)) if cell.outputs]
    outputs, boards = page.locator(OUTPUT), page.locator(".orc-board:visible")
    outputs.nth(len(stored) - 1).wait_for(state="attached")
    expect(page.get_by_text("Loading widget...")).to_have_count(0)
    for at in range(boards.count()):
        wait_shown(boards.nth(at))
    assert outputs.count() == len(stored)
    assert outputs.and_(page.locator(PLAIN)).count() == 0
    heights = page.locator(f"{OUTPUT}:not({PLAIN})").evaluate_all(HEIGHTS)
    assert min(heights) > 20
    seen, all_words = page.inner_text("body"), page.locator("body").text_content() or ""
    assert TROUBLE.findall(seen) == []
    assert ABOUT_CODE.findall(seen) == []
    assert ABOUT_CODE.search(all_words), "the notebook has no words about code, or others than are looked for"
    return f"{outputs.count()} outputs, {boards.count()} boards"


def links(page: Page) -> set[str]:
    """What a mouse does on the links to other notebooks."""
    found = page.locator("a[href$='.ipynb']").evaluate_all("all => all.map(one => getComputedStyle(one).pointerEvents)")
    return set(found)


def click(page: Page, target: str, *, tap: bool = False) -> None:
    """Press and let go of the mouse in the middle of a thing on the first board of ORC; or `tap` on it."""
    scene = orc.table(seed=2, bots={1: "beginner"}, eyes=0).scene()
    thing = scene.target(target).boxes[0]
    board = page.locator(".orc-board").first
    board.evaluate("board => board.scrollIntoView({block: 'start'})")
    box = board.bounding_box()
    assert box is not None
    scale = box["width"] / scene.width
    x, y = box["x"] + scale * thing.cx, box["y"] + scale * thing.cy
    if tap:
        page.touchscreen.tap(x, y)
        return
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()


def test_somebody_plays_on_the_page_of_one_notebook(
    page: Page, folder: Path, tmp_path: Path, record_property: Record
) -> None:
    notebook = folder / "01_orc.ipynb"
    with shown(notebook, tmp_path) as url:
        seconds = first_board(page, url)
        click(page, "half:BY:1")
        click(page, "tribe:V")
        page.get_by_text("North attacks violet with 1 blue orc").first.wait_for()
        told = check_whole(page, notebook)
        assert links(page) == {"none"}  # Voila would break off for an error
        [home] = tmp_path.glob("orclib-pages-*/*")  # a place of its own, which the key in the address names
        assert len(list((home / "tables").iterdir())) == 1
    record_property("figure", f"Voila, 01_orc: first board after {seconds:.1f} s; {told}")


def test_a_page_loaded_again_goes_on_where_it_was(page: Page, tmp_path: Path) -> None:
    """And another pupil's page begins."""
    notebook = new_notebook(metadata=METADATA)  # type: ignore[no-untyped-call]
    cells = (f"from orclib import orc\n{TABLE})", 'orc.lesson("colours")')
    notebook.cells = [new_code_cell(cell) for cell in cells]  # type: ignore[no-untyped-call]
    nbformat.write(notebook, tmp_path / "page.ipynb")  # type: ignore[no-untyped-call]
    first = page.locator(".orc-desk").first
    with shown(tmp_path / "page.ipynb", tmp_path) as url:
        first_board(page, url)
        page.locator(".orc-next").wait_for()
        expect(page).to_have_url(re.compile(r"[?&]place=[\w-]{24}$"))
        click(page, "half:BY:2")
        click(page, "tribe:W")
        expect(first).to_contain_text("North attacks white with 2 yellow orcs")
        page.locator(".orc-next").click()
        expect(page.get_by_text(re.compile("2 / "))).to_be_visible()
        page.reload()
        expect(page.get_by_text(re.compile("2 / "))).to_be_visible()
        wait_shown(page.locator(".orc-board").first)
        expect(first).to_contain_text("North 2 yellow orcs")
        page.goto(url)
        expect(page.get_by_text(re.compile("1 / "))).to_be_visible()
        wait_shown(page.locator(".orc-board").first)
        expect(first).not_to_contain_text("North 2 yellow orcs")


def test_a_fair_table_gives_nothing_away(page: Page, tmp_path: Path) -> None:
    cell = new_code_cell(f"from orclib import orc\n{TABLE}, fair=True)")  # type: ignore[no-untyped-call]
    notebook = tmp_path / "contest.ipynb"
    nbformat.write(new_notebook(cells=[cell], metadata=METADATA), notebook)  # type: ignore[no-untyped-call]
    with shown(notebook, tmp_path) as url:
        first_board(page, url)
        click(page, "half:BY:1")
        click(page, "tribe:V")
        page.get_by_text("North attacks violet with 1 blue orc").first.wait_for()
        page.get_by_text("Save and share").click()
        page.get_by_text("This one is for the eyes of North").wait_for()
        assert page.get_by_text("This code holds the whole game").count() == 0


def test_the_index_lists_notebooks_alone(page: Page, server: str) -> None:
    def listed() -> bool:
        """On a busy machine Voila's own list has come out empty, and stays so until it is loaded again."""
        page.goto(f"{server}/voila/tree", wait_until="networkidle")
        with contextlib.suppress(TimeoutError):
            page.get_by_text("01_orc.ipynb").first.wait_for(timeout=5_000)
        return page.get_by_text("01_orc.ipynb").count() > 0

    wait_until(page, listed, "no notebook is listed")
    for kept in ("source", "images"):
        assert page.get_by_text(kept, exact=True).count() == 0


def test_a_page_is_not_cut_off_while_its_cells_run_for_long(page: Page, tmp_path: Path) -> None:
    """As by default after 90 s, when it has not heard from the page for three pings of 30 s; here of 300 ms."""
    soon = (
        "from jupyter_server.base import websocket as w; w.WS_PING_INTERVAL = 300; from voila.app import main; main()"
    )
    cells = [new_code_cell(text) for text in ("import time; time.sleep(3); print('long')", "print('and whole')")]  # type: ignore[no-untyped-call]
    notebook = tmp_path / "long.ipynb"
    nbformat.write(new_notebook(cells=cells, metadata=METADATA), notebook)  # type: ignore[no-untyped-call]
    with shown(notebook, tmp_path, ("-c", soon)) as url:
        page.goto(url)
        page.get_by_text("and whole").wait_for()


def test_wheel_and_fingers_scroll_over_boards_of_a_page(browser: Browser, tmp_path: Path) -> None:
    """On a tablet; a tap plays, and Escape leaves the filled window."""
    cells = [new_code_cell(text) for text in (f"from orclib import orc\n{TABLE})", "orc.table(seed=3, eyes=0)")]  # type: ignore[no-untyped-call]
    notebook = tmp_path / "tablet.ipynb"
    nbformat.write(new_notebook(cells=cells, metadata=METADATA), notebook)  # type: ignore[no-untyped-call]
    tablet = {"width": 768, "height": 600}
    page = browser.new_page(viewport=tablet, has_touch=True)  # type: ignore[arg-type]
    page.set_default_timeout(PATIENCE)
    with shown(notebook, tmp_path) as url:
        first_board(page, url)
        wait_shown(page.locator(".orc-board").nth(1))
        board, play = page.locator(".orc-board").first, page.locator(".orc-play").first
        told = play.inner_text()
        ways: list[Callable[[], None]] = [lambda: swipe(page, 384, 200, 60), lambda: page.mouse.wheel(0, 60)]
        for scroll in ways:
            page.mouse.move(384, 150)
            risen = partial(above, board, board.evaluate(TOP))
            scroll()
            wait_until(page, risen, "the page does not scroll")
        assert play.inner_text() == told
        click(page, "half:BY:1", tap=True)
        click(page, "tribe:V", tap=True)
        page.get_by_text("North attacks violet with 1 blue orc").first.wait_for()
        page.locator(".orc-stage").first.click()
        assert play.bounding_box() == {"x": 0, "y": 0, **tablet}
        page.keyboard.press("Escape")
        assert play.bounding_box() != {"x": 0, "y": 0, **tablet}
    page.close()


def above(element: Locator, before: float) -> bool:
    """Whether an element is higher on the screen than before."""
    return float(element.evaluate(TOP)) < before


def test_a_notebook_of_a_folder_is_a_page(page: Page, server: str, folder: Path, record_property: Record) -> None:
    seconds = first_board(page, f"{server}/voila/render/{LARGEST}.ipynb")
    told = check_whole(page, folder / f"{LARGEST}.ipynb")
    assert links(page) == {"auto"}
    record_property("figure", f"Voila, {LARGEST}: first board after {seconds:.1f} s; {told}")
