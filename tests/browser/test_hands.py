"""What a person's hands do: a mouse on boards that are half in view, keys from the top of a notebook, no help.

Playwright's own `click` scrolls a board into view first, and a test that focuses a board finds no way to it
barred: here the mouse is moved and pressed where things are seen, and every key is pressed where the last one led.
"""

from __future__ import annotations

import json

import pytest

import orclib
from orclib.notebook.layout import STRIP
from tests.browser.conftest import NewLab
from tests.browser.lab import CELLS, LIVE, TABLE, Lab, swipe
from tests.depth import sampled

SMALL = {"width": 1280, "height": 720}
"""The screen of a small notebook computer."""
HIGHEST = 0.8 * SMALL["height"] - STRIP
"""How high the words beside a board may be: as high as a board may be, above the strip."""
SCROLLER = ".jp-WindowedPanel-outer"
FIRST = {
    "orc": "orc.table(seed=7, eyes=0)",
    "armadora": "armadora.table(seed=3, first_player=0, eyes=0)",
    "braves": "braves.table(players=4, seed=7, first_sorcerer=3, eyes=0)",
    "thorval": 'thorval.preset("P0 your first attack")',
    "orcs_vs_orcs": 'orcs_vs_orcs.preset("P0 your first move")',
}
"""A board of each game on which somebody may act at once."""
APPS = [("orc", ""), ("orc", "notebooks"), *((slug, "") for slug in FIRST if slug != "orc")]
"""In JupyterLab, and one in Notebook."""

SET_UP = """
import json
picked = []
def told(table):
    table.board.on_pick(lambda target, x, y: picked.append(target))
    return table
def ringed(table, others=False):
    scene, found = table.board.scene, []
    ids = [target.id for target in scene.targets] if others else table.pointing.next
    for target in scene.targets:
        for box in target.boxes if target.id in ids else ():
            hit = scene.at(box.cx, box.cy)
            if hit is not None and hit.id == target.id:
                found.append((target.id, box.cx, box.cy))
    print(json.dumps([scene.width, found]))
"""


def run(new_lab: NewLab, *cells: str, app: str = "") -> Lab:
    """A page on a small screen with these cells, run; in JupyterLab if no other `app` is named."""
    lab = new_lab(viewport=SMALL)
    lab.app = app or lab.app
    lab.open_cells(SET_UP, *cells)
    lab.run_all()
    return lab


def in_view(lab: Lab, cell: int, table: str, *, others: bool = False) -> list[tuple[str, float, float]]:
    """The things on the board of a cell whose middle a person sees, with where it is on the page.

    Those that can be clicked next, or all (`others`).
    """
    width, found = json.loads(lab.py(f"ringed({table}, others={others})"))
    board = lab.cell(cell).locator("canvas.orc-marks").first.bounding_box()
    window = lab.page.locator(SCROLLER).first.bounding_box()
    assert board is not None
    assert window is not None
    scale = board["width"] / width
    places = [(id, board["x"] + x * scale, board["y"] + y * scale) for id, x, y in found]
    return [(id, x, y) for id, x, y in places if window["y"] + 2 < y < window["y"] + window["height"] - 2]


def scrolled(lab: Lab) -> float:
    """How far the notebook is scrolled."""
    return float(lab.page.locator(SCROLLER).first.evaluate("node => node.scrollTop"))


def click_first(lab: Lab, x: float, y: float) -> None:
    """Press and let go of the mouse there, with the focus elsewhere: the first click on a board."""
    lab.page.evaluate("() => document.activeElement?.blur()")
    lab.page.mouse.move(x, y)
    lab.page.mouse.down()
    lab.page.mouse.up()
    lab.settle()


def check_hit(lab: Lab, place: tuple[str, float, float]) -> None:
    """A first click there hits what is there, and the page stays where it is."""
    id, x, y = place
    lab.py("picked.clear()")
    before = scrolled(lab)
    click_first(lab, x, y)
    assert json.loads(lab.py("print(json.dumps(picked))")) == [id]
    assert scrolled(lab) == before


@pytest.mark.parametrize("slug", sampled(orclib.list_games(), most=0, thorough=1))
def test_the_first_click_in_a_lesson_hits_what_it_was_aimed_at(new_lab: NewLab, slug: str) -> None:
    """In every third lesson of a notebook, with the lesson's text at the top of the page."""
    lessons = list(orclib.game(slug).lessons())[::3]
    cells = [
        f"lessons[{name!r}] = {slug}.lesson({name!r}); told(lessons[{name!r}].table); lessons[{name!r}]"
        for name in lessons
    ]
    lab = run(new_lab, f"from orclib import {slug}\nlessons = {{}}", *cells)
    lab.page.mouse.wheel(0, 1)  # a person goes back to the first; until then the page shows what was run last
    clicked = 0
    for cell, name in enumerate(lessons, 3):
        output = lab.cell(cell).locator(LIVE)
        output.scroll_into_view_if_needed()
        output.evaluate("node => node.scrollIntoView({block: 'start'})")
        lab.wait_shown(lab.cell(cell).locator(".orc-board").first)
        table = f"lessons[{name!r}].table"
        places = in_view(lab, cell, table) or in_view(lab, cell, table, others=True)
        assert places, f"nothing of the board of {name} is in view"
        check_hit(lab, places[len(places) // 2])
        clicked += 1
    assert clicked == len(lessons)
    assert lab.output_errors() == []


@pytest.mark.parametrize(("slug", "app"), sampled(APPS, most=1, thorough=1))
def test_a_first_click_on_a_board_half_in_view_hits_what_it_was_aimed_at(new_lab: NewLab, slug: str, app: str) -> None:
    cells = f"from orclib import {slug}\ntable = told({FIRST[slug]})\ntable", *["'a long page'"] * 12
    lab = run(new_lab, *cells, app=app)
    lab.wait_painted(TABLE)
    board, scroller = lab.cell(2).locator(".orc-board").first, lab.page.locator(SCROLLER).first
    for share in (-0.5, 0.5, -0.8, 0.7):  # of the board that is above the window, or below it
        board.evaluate(f"node => node.scrollIntoView({{block: '{'start' if share > 0 else 'end'}'}})")
        scroller.evaluate(f"(node, height) => node.scrollBy(0, {share} * height)", board.bounding_box()["height"])  # type: ignore[index]
        for part in (0, 0.5, 0.99):
            places = in_view(lab, 2, "table", others=True)  # a click may have changed what is where
            check_hit(lab, places[int(part * len(places))])
        lab.py("table.undo(); picked.clear()")
    assert lab.errors == []
    assert lab.output_errors() == []


# --- keys --------------------------------------------------------------------------------------------


def active(lab: Lab) -> str:
    """What has the focus: its element, classes and name."""
    return str(
        lab.page.evaluate("() => (node => `${node.tagName} ${node.className} ${node.title}`)(document.activeElement)")
    )


def tab_to_board(lab: Lab, key: str = "Tab", most: int = 60) -> None:
    """Press Tab until a board has the focus."""
    way = []
    for _ in range(most):
        lab.press(key)
        lab.settle()
        way.append(active(lab))
        if way[-1].startswith("CANVAS"):
            return
    raise AssertionError(f"no board after {most} times {key}: {way}")


@pytest.mark.parametrize("slug", sampled(orclib.list_games(), most=1, thorough=1))
def test_keys_from_the_top_of_the_notebook_play_and_leave(new_lab: NewLab, slug: str) -> None:
    lab = run(
        new_lab, f"from orclib import {slug}\ntable = {FIRST[slug]}\ntable", f"{slug}.table(seed=1, controls=False)"
    )
    lab.wait_painted(TABLE)
    scroller = lab.page.locator(SCROLLER).first
    scroller.evaluate("node => node.scrollTo(0, 0)")
    lab.page.locator(".skip-link").first.focus()  # the top of the page
    tab_to_board(lab)
    board, window = lab.cell(2).locator("canvas.orc-marks").first, scroller.bounding_box()
    lab.press("ArrowRight")
    lab.settle()
    box = board.bounding_box()
    assert box is not None
    assert window is not None
    assert box["y"] >= window["y"] - 1
    assert box["y"] + box["height"] <= window["y"] + window["height"] + 1
    assert active(lab).startswith("CANVAS")

    done = "print(len(table.match.plies), table.pointing.chosen)"
    before = lab.py(done)
    for _ in range(4):
        lab.press("Enter", "ArrowRight")
        lab.settle()
    assert lab.py(done) != before

    lab.press("?")
    lab.wait_text("Keys on a board")
    undoable = lab.py("print(table.can_undo)")
    lab.press("u")
    lab.settle()
    assert lab.py("print(table.match.can_redo)") == undoable
    assert active(lab).startswith("CANVAS")

    lab.press("Tab")
    lab.settle()
    assert not active(lab).startswith("CANVAS")
    tab_to_board(lab)  # the next board: this one is not come to again
    assert lab.cell(3).locator("canvas.orc-marks").first.evaluate("node => node === document.activeElement")
    lab.press("Escape")
    lab.settle()
    assert not active(lab).startswith("CANVAS")
    tab_to_board(lab, "Shift+Tab")
    for _ in range(2):  # the first lets go
        lab.press("Shift+Tab")
        lab.settle()
        assert not active(lab).startswith("CANVAS")
    assert lab.output_errors() == []


@pytest.mark.thorough
def test_a_screen_reader_finds_the_board_its_text_and_what_happened(new_lab: NewLab) -> None:
    lab = run(new_lab, "from orclib import orc\ntable = told(orc.table(seed=7, eyes=0))\ntable")
    lab.wait_painted(TABLE)

    def nodes() -> list[tuple[str, str]]:
        tree = lab.page.context.new_cdp_session(lab.page).send("Accessibility.getFullAXTree")["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in tree if not node["ignored"]]

    said = nodes()
    assert [name for role, name in said if role == "Canvas"] == ["The table of ORC"]
    assert [role for role, name in said if name == "The table of ORC"] == ["Canvas"], "no still of an earlier moment"
    for line in lab.py("print(table.board.scene.text)").splitlines():
        assert any(line.strip() in name for role, name in said if role == "StaticText"), line
    lab.cell(2).locator(".orc-board").first.evaluate("node => node.scrollIntoView({block: 'start'})")
    check_hit(lab, in_view(lab, 2, "table")[0])
    assert "alert" in [role for role, _ in nodes()]
    assert any("puts the box" in name for _, name in nodes())


# --- wheel, buttons, fingers -------------------------------------------------------------------------

TWO = (
    "from orclib import orc\ntable = told(orc.table(seed=7, eyes=0))\ntable",
    "asleep = told(orc.table(seed=3))\nasleep",
)
LONG_PAGE = ["'a long page'"] * 8
PICKED = "print(json.dumps(picked)); picked.clear()"


def middle(lab: Lab, cell: int) -> tuple[float, float]:
    """The middle of what is seen of the board of a cell, scrolled to the top of the page."""
    board = lab.cell(cell).locator(".orc-board")
    board.evaluate("node => node.scrollIntoView({block: 'start'})")
    box = board.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wait_scrolled(lab: Lab, before: float) -> None:
    """Wait until the notebook is scrolled down and lies still: a tap on a moving page only stops it."""

    def lies() -> bool:
        at = scrolled(lab)
        lab.page.wait_for_timeout(150)
        return before < at == scrolled(lab)

    lab.wait_until(lies, lambda: "the page does not scroll")


def test_the_wheel_scrolls_over_boards_and_only_a_click_plays(new_lab: NewLab) -> None:
    lab = run(new_lab, *TWO, *LONG_PAGE)
    lab.wait_painted(TABLE)
    mouse = lab.page.mouse
    for cell, name in ((2, "table"), (3, "asleep")):
        assert lab.py(f"print({name}.board.awake)") == str(name == "table")
        x, y = middle(lab, cell)
        before = scrolled(lab)
        mouse.move(x, y)
        mouse.wheel(0, 150)
        wait_scrolled(lab, before)

        x, y = middle(lab, cell)
        with lab.traffic() as traffic:
            mouse.move(x - 90, y)
            mouse.move(x, y, steps=5)  # on hover nothing is sent
            mouse.click(x, y, button="middle")
            lab.page.keyboard.down("Control")
            mouse.click(x, y, button="right")
            lab.page.keyboard.up("Control")
            lab.page.locator(".lm-Menu").wait_for()
            lab.press("Escape")
        assert traffic.frames == []
        mouse.down()
        mouse.move(x + 60, y + 20, steps=4)  # nothing that could be dragged
        mouse.up()
        lab.settle()
        assert json.loads(lab.py(PICKED)) == []
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 3, y + 2)  # no hand is quite still
        mouse.up()
        lab.settle()
        assert len(json.loads(lab.py(PICKED))) == 1
    assert lab.errors == []
    assert lab.output_errors() == []


def test_the_mouse_carries_a_card_to_its_place(new_lab: NewLab) -> None:
    lab = run(new_lab, "from orclib import orc\ntable = told(orc.table(seed=7, eyes=0).play('box left'))\ntable")
    lab.wait_painted(TABLE)
    mouse, chosen = lab.page.mouse, "print(table.pointing.chosen, len(table.match.plies), picked)"
    begin, plies = lab.py("print(*table.pointing.next)").split(), int(lab.py("print(len(table.match.plies))"))
    places = {id: (x, y) for id, x, y in in_view(lab, 2, "table", others=True)}
    half, other = [id for id in begin if id.startswith("half:")][:2]

    def carry(what: str, x: float, y: float) -> None:
        mouse.move(*places[what])
        mouse.down()
        mouse.move(x, y, steps=4)
        lab.settle()
        mouse.up()
        lab.settle()

    x, y = places["pile:W"]
    carry("pile:W", *places[half])  # nothing that could be carried
    assert lab.py(chosen) == f"() {plies} []"
    mouse.move(*places[other])
    mouse.down()
    mouse.move(x, y, steps=4)
    lab.settle()
    assert lab.py(chosen) == f"('{other}',) {plies} []", "it is seen to be in hand, and where it may go"
    mouse.up()
    lab.settle()
    tribe = lab.py(
        f"print(next(path[1] for path, _ in table.pointing.paths if path[0] == '{half}' and 'tribe' in path[1]))"
    )
    carry(half, *places[tribe])
    assert lab.py("print(table.match.plies[-1].action.seat, len(table.match.plies))") == f"0 {plies + 1}"
    assert lab.errors == []
    assert lab.output_errors() == []


def test_the_right_button_draws_rings_and_arrows(new_lab: NewLab) -> None:
    lab = run(new_lab, "from orclib import orc\ntable = told(orc.table(seed=7, eyes=0).play('box left'))\ntable")
    lab.wait_painted(TABLE)
    mouse = lab.page.mouse
    places = {id: (x, y) for id, x, y in in_view(lab, 2, "table", others=True)}
    for begin, end, keys in (("tribe:W", "tribe:W", ()), ("tribe:Y", "tribe:G", ("Shift", "Alt"))):
        for key in keys:
            lab.page.keyboard.down(key)
        mouse.move(*places[begin])
        mouse.down(button="right")
        mouse.move(*places[end], steps=4)
        mouse.up(button="right")
        for key in keys:
            lab.page.keyboard.up(key)
        lab.settle()
    drawn = "print([tuple(each) for each in table.drawn], picked)"
    assert lab.py(drawn) == "[('tribe:W', '', 'orange'), ('tribe:Y', 'tribe:G', 'black')] []"
    assert not lab.page.locator(".lm-Menu").is_visible()
    board = lab.cell(2).locator("canvas.orc-marks").bounding_box()
    assert board is not None
    mouse.click(board["x"] + board["width"] - 60, board["y"] + board["height"] * 0.35)
    lab.settle()
    assert lab.py(drawn) == "[] [None]"
    assert lab.errors == []
    assert lab.output_errors() == []


def test_a_finger_scrolls_over_boards_and_a_tap_plays(new_lab: NewLab) -> None:
    lab = new_lab(viewport=SMALL, has_touch=True)
    lab.open_cells(SET_UP, *TWO, *LONG_PAGE)
    lab.run_all()
    for cell in (2, 3):
        x, y = middle(lab, cell)
        before = scrolled(lab)
        swipe(lab.page, x, y, 150)
        wait_scrolled(lab, before)
        x, y = middle(lab, cell)
        lab.page.touchscreen.tap(x, y)
        lab.settle()
        assert len(json.loads(lab.py(PICKED))) == 1, "a swipe pressed, or a tap did not"
    assert lab.output_errors() == []


@pytest.mark.thorough
def test_without_our_front_end_a_board_is_played_on_all_the_same(new_lab: NewLab) -> None:
    lab = new_lab(viewport=SMALL)
    lab.page.route("**/extensions/anywidget/**", lambda route: route.abort())
    lab.open_cells(SET_UP, *TWO)
    lab.run_all()
    lab.page.mouse.click(*middle(lab, 2))
    lab.settle()
    assert len(json.loads(lab.py(PICKED))) == 1
    broken = lab.cell(2).locator(".orc-play > .orc-style + *")
    assert broken.count() == 1
    assert broken.bounding_box() is None  # nothing is said in its place


# --- keys that are not for the board -----------------------------------------------------------------


def counts(lab: Lab) -> list[int | None]:
    """The numbers in the brackets beside the cells."""
    return [cell.get("execution_count") for cell in lab.page.evaluate(CELLS)]


def goes_on(lab: Lab, cell: int) -> None:
    """Shift+Enter runs that cell, whatever has the focus in it, and its board is wholly in view."""
    before = counts(lab)[cell - 1]
    lab.press("Shift+Enter")
    lab.wait_until(
        lambda: counts(lab)[cell - 1] not in (None, before), lambda: f"cell {cell} has not run: {active(lab)}"
    )
    lab.settle()
    window = lab.page.locator(SCROLLER).first.bounding_box()
    play = lab.cell(cell).locator(".orc-play").first
    assert window is not None

    def whole() -> bool:
        box = play.bounding_box()
        return bool(
            box
            and box["height"] > 300
            and box["y"] >= window["y"] - 1
            and box["y"] + box["height"] <= window["y"] + window["height"] + 1
        )

    lab.wait_until(whole, lambda: f"only a part of the board is seen: {play.bounding_box()} in {window}")


@pytest.mark.parametrize("app", sampled(["", "notebooks"], most=1))
def test_shift_enter_goes_on_wherever_the_focus_is(new_lab: NewLab, app: str) -> None:
    lab = new_lab(viewport=SMALL)
    lab.app = app or lab.app
    lab.open_cells(f"{SET_UP}\n{TWO[0]}", TWO[1], "orc.table(seed=5)", *LONG_PAGE)
    lab.cell(1).click()
    lab.press("Escape")
    goes_on(lab, 1)
    goes_on(lab, 2)
    lab.page.mouse.click(*middle(lab, 2))
    lab.settle()
    assert active(lab).startswith("CANVAS")
    goes_on(lab, 2)
    goes_on(lab, 3)
    lab.page.mouse.click(*middle(lab, 3))
    for _ in range(2):
        lab.press("Escape")
        lab.settle()
    goes_on(lab, 3)
    lab.cell(3).get_by_text("All moves").click()
    lab.cell(3).locator("input[type=text]").first.focus()
    goes_on(lab, 3)
    lab.cell(3).get_by_role("button", name="Hint").click()  # and with the focus lost to a button that went
    lab.page.evaluate("() => document.activeElement.blur()")
    goes_on(lab, 3)
    assert lab.errors == []
    assert lab.output_errors() == []


def test_keys_turn_pages_and_leave_the_filled_window(new_lab: NewLab) -> None:
    lab = new_lab(viewport=SMALL, permissions=["clipboard-read", "clipboard-write"])
    lab.open_cells("from orclib import orc\nlesson = orc.lesson('colours')\nlesson", "table = orc.table(seed=7)\ntable")
    lab.run_all()
    play, table = lab.page.locator(".orc-play").first, lab.page.locator(".orc-play").last

    def turned(key: str) -> int:
        lab.press(key)
        lab.settle()
        return int(lab.py("print(lesson.page)"))

    def fills() -> bool:
        return play.bounding_box() == {"x": 0, "y": 0, **SMALL}

    undo = play.get_by_role("button", name="Undo")
    assert undo.count() == 0
    lab.py("lesson.table.play(lesson.table.match.legal()[0])")
    undo.click()
    undo.wait_for(state="detached")
    assert lab.py("print(len(lesson.table.match.plies) == lesson.table.settled)") == "True"

    last = int(lab.py("print(len(lesson.pages) - 1)"))
    play.get_by_role("button", name="Next").click()
    lab.settle()
    assert [turned("PageDown") for _ in range(last)][-1] == last  # the button cannot be pressed now: no focus
    assert turned("PageUp") == last - 1
    lab.page.mouse.click(*middle(lab, 1))
    assert turned("ArrowLeft") == last - 1  # on a board they walk over what can be chosen
    fill = play.locator(".orc-stage input")
    fill.focus()
    lab.press("Enter")
    assert fills()
    assert turned("ArrowLeft") == last - 2
    lab.page.mouse.click(*middle(lab, 1))
    assert turned("ArrowRight") == last - 1  # unless a mouse led there
    lab.press("Escape")
    assert not fills()

    table.get_by_text("Save and share").click()
    table.locator(".orc-copy").first.click()
    table.locator(".orc-copied").wait_for()
    assert lab.page.evaluate("navigator.clipboard.readText()") == lab.py("print(table.code())")
    lab.page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")  # a page without https
    lab.page.evaluate("document.execCommand = () => false")
    table.locator(".orc-copy").first.click()
    assert lab.page.evaluate("getSelection().toString()") == lab.py("print(table.code())")
    assert lab.errors == []
    assert lab.output_errors() == []


# --- what is said ------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", sampled(["braves", "thorval", "orc", "armadora", "orcs_vs_orcs"], most=0, thorough=2))
def test_nothing_said_about_a_click_is_higher_than_a_board_may_be(new_lab: NewLab, slug: str) -> None:
    """At every step of a game to its end, the score sheet too."""
    lab = run(new_lab, f"from orclib import {slug}\nfrom random import Random\ntable = {FIRST[slug]}\ntable")
    lab.wait_painted(TABLE)
    lab.py("table.look('mover')")
    desk = lab.cell(2).locator(".orc-desk").first
    most = 0.0
    for step in range(12):
        lab.py(f"""
rng = Random({step})
for _ in range(40):
    if table.match.to_act:
        table.match.play(rng.choice(table.match.legal(table.match.to_act[0])))
table.set_up(table.match)
""")
        lab.settle()
        board, words = desk.evaluate("node => [...node.children].map(child => child.getBoundingClientRect().height)")
        most = max(most, words)
        assert words <= max(board, HIGHEST) + 1
        if lab.py("print(table.match.outcome is not None)") == "True":
            break
    assert most > 0
    assert lab.output_errors() == []
