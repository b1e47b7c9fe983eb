"""The live picture: a scene painted on an ipycanvas, and clicks on it as targets.

The only module that knows ipycanvas, and some private names of it, which tests/scene/test_canary.py watches.
A canvas keeps no drawing: whoever opens the page later, or again, gets it painted anew. It takes much of the browser's
memory: boards that nobody touches are asleep, which is to say still pictures, and awake when they are clicked.
"""

from __future__ import annotations

import contextlib
import itertools
import math
import threading
import time
import weakref
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, ClassVar, Final

import ipywidgets
import msgspec
from ipycanvas import Canvas, Path2D
from ipycanvas.canvas import _CanvasManager
from traitlets import Unicode

from orclib.scene import glyphs
from orclib.scene.changes import dirty, touched
from orclib.scene.model import Scene
from orclib.scene.palette import INK
from orclib.scene.shapes import Box, Circle, Glyph, Group, Layer, Poly, Rect, Shape, Text
from orclib.scene.shared_widgets import new_widget, shared
from orclib.scene.svg import svg
from orclib.scene.text import SANS, SERIF

SHARP: Final = 1.5  # buffer px per logical px: for sharp screens, and small where a board is: a browser leaves out px
SHARP_MARKS: Final = 1  # rings and ticks lose nothing by it, and a board costs a quarter more memory, not twice
TAP: Final = 0.7  # seconds in which a browser may repeat a tap as a mouse press

Pick = Callable[[str | None, float, float], object]
Press = Callable[[str, bool, bool], object]
Draw = Callable[[str | None, str | None, int], object]
Lift = Callable[[str], bool]


class NamedCanvas(Canvas):
    """A canvas whose tooltip works, which makes it the accessible name."""

    # ipywidgets reads the description of whatever has a tooltip, and shows the tooltip only where that is empty.
    description = Unicode("").tag(sync=True)


class Manager(_CanvasManager):
    """ipycanvas's sender of drawing commands, one per board, with shorter messages."""

    def _send_custom(self, command: list[Any], buffers: Sequence[Any] = ()) -> None:
        # No blanks and no "0 buffers" behind each command: a quarter less to send.
        short = [part[:2] if len(part) == 3 and not part[2] else part for part in command]
        data = msgspec.json.encode(short)
        self.send({"shape": (len(data),), "dtype": "uint8"}, buffers=[data, *buffers])


def _resting() -> Manager:
    """The sender of all boards that are asleep, and send nothing."""
    return shared((Manager,), Manager)


_NUMBERS: Final = itertools.count(1)


def _short_name() -> str:
    """A name for a canvas or path of this kernel: they are sent with every frame, so they are kept short."""
    return f"o{next(_NUMBERS)}"


MOST_BOXES: Final = 1000
"""So many boxes around things are remembered."""
MUCH: Final = 100
"""A change of so many shapes at once is another picture: the one that is left is kept, for it may come back."""
MOST_AWAKE: Final = 3
"""So many boards are awake; the one that was touched longest ago goes to sleep for another."""
MOST_KEPT: Final = 3
"""So many pictures are kept, such as a map and a battle as either side sees it; each costs memory in the browser."""
LETTERS: Final = 40
"""How many px a text may be wider in the browser's font than in ours."""
WIDE, HIGH, LEAST = "--orc-wide", "--orc-high", "--orc-least"
"""How wide and how high a board may become, as properties of a page's style, for pages that say so; and, if it is 1,
that a board is never so narrow that its words cannot be read."""
READ: Final = 11 / 17
"""The scale at which the smallest words of a picture can be read: 11 px."""
HEIGHT: Final = 80
"""How much of the window's height a board may take by itself, in hundredths; the rest is the page around."""


FAR: Final = 4000
"""A canvas takes the focus before it reads where it was clicked. As if so many px at each edge were not there, no page
scrolls to bring it into view first, and a click hits what it was aimed at."""

DRAW: Final = "Draw"
"""How a key begins by which our front end tells what the right button has drawn."""
LIFT, DROP = "Lift", "Drop"
"""The same of a thing that the left button carries: where it was taken, and where it is let go."""
LEAVE: Final = "Leave"
"""As a key: a page with our front end has left the board by itself."""


class _Kept:
    """A copy of a picture that was on a sheet, on a canvas that nobody sees."""

    def __init__(self, sheet: Canvas) -> None:
        self.canvas = Canvas(
            _canvas_manager=sheet._canvas_manager,
            model_id=_short_name(),
            width=sheet.width,
            height=sheet.height,
            layout=sheet.layout,
        )
        self.scene: Scene | None = None


_Due = list[tuple[Group, list[Shape]]]
"""What is to be painted: things, and those of their shapes that are needed."""


class _Sheet:
    """One canvas of a board and what is painted on it: the table, or the marks that lie over it.

    It is one px large until it is to `fit` a scene.
    """

    def __init__(self, manager: Manager, sharp: float, layers: tuple[Layer, ...], **traits: Any) -> None:
        self.sharp, self.layers = sharp, layers
        self.see_through = "board" not in layers  # the ground is opaque
        self.painted: Scene | None = None
        self._kept: list[_Kept] = []
        """Pictures that have been left, and room for such."""
        self._boxes: dict[int, tuple[Group, Box]] = {}
        self.canvas = NamedCanvas(
            _canvas_manager=manager,
            model_id=_short_name(),
            width=1,
            height=1,
            layout=shared((Canvas,), ipywidgets.Layout),  # how large it is shown is for the style of boards to say
            **traits,
        )

    def part(self, scene: Scene) -> Scene:
        """What of a scene belongs on this sheet."""
        return msgspec.structs.replace(scene, groups=tuple(g for g in scene.ordered if g.layer in self.layers))

    @property
    def canvases(self) -> tuple[Canvas, ...]:
        """The canvas that is seen, and those that are not."""
        return self.canvas, *(kept.canvas for kept in self._kept)

    def fit(self, scene: Scene) -> None:
        """Give the canvas the size of the scene."""
        self._size(round(self.sharp * scene.width), round(self.sharp * scene.height))

    def shrink(self) -> None:
        """Give the browser back what the canvas takes."""
        self._size(1, 1)

    def _size(self, *size: int) -> None:
        if (self.canvas.width, self.canvas.height) != size:
            for canvas in self.canvases:
                with canvas.hold_sync():
                    canvas.width, canvas.height = size
            self.forget()  # a canvas loses its drawing with its size

    def close(self) -> None:
        """Take its canvases from the page."""
        for canvas in self.canvases:
            canvas.close()

    def forget(self) -> None:
        """Nothing is known of what a browser shows or has kept."""
        self.painted = None
        for kept in self._kept:
            kept.scene = None

    def changed(self, part: Scene) -> tuple[Box, ...] | None:
        """The boxes to paint anew, () for all of it; None when nothing differs."""
        if self.painted is None:
            return ()
        if self.see_through:  # a few marks: wiping the sheet is shorter to say than where to wipe
            return () if part.groups != self.painted.groups else None
        boxes = dirty(self.painted, part)
        return boxes or None if boxes is not None else ()

    def paint(self, part: Scene, boxes: tuple[Box, ...]) -> None:
        """Paint what lies in these boxes, or all when there are none."""
        due = self._due(part, boxes)
        if not self.see_through and self.painted is not None and _count(due) > MUCH:
            due, boxes = self._turned(part, due, boxes)
        self.canvas.save()
        pen = _Pen(self.canvas, self.sharp)
        pen.clip(boxes)
        if self.see_through:
            self.canvas.clear_rect(0, 0, _number(part.width), _number(part.height))
        for group, shapes in due:
            pen.draw_all(shapes, group.x, group.y)
        self.canvas.restore()
        self.painted = part

    def _due(self, part: Scene, boxes: tuple[Box, ...]) -> _Due:
        """What is to be painted in these boxes, or all when there are none."""
        if not boxes:
            return [(group, list(group.shapes)) for group in part.groups]
        near = [group for group in part.groups if any(self._around(group).overlaps(box) for box in boxes)]
        return [(group, [shape for shape in group.shapes if _reaches(shape, group, boxes)]) for group in near]

    def _turned(self, part: Scene, due: _Due, boxes: tuple[Box, ...]) -> tuple[_Due, tuple[Box, ...]]:
        """Keep the present picture; go back to one kept before where that leaves less than half to paint."""
        assert self.painted is not None
        back, rest = min(self._ways(part), key=lambda way: _count(way[1]), default=(None, due))
        if 2 * _count(rest) > _count(due):
            back, rest = None, due
        self._keep(self.painted, back)
        if back is None or back.scene is None:
            return due, boxes
        self.canvas.draw_image(back.canvas)
        return rest, dirty(back.scene, part) or ()

    def _ways(self, part: Scene) -> Iterator[tuple[_Kept, _Due]]:
        """The kept pictures, and what each leaves to paint."""
        for kept in self._kept:
            if kept.scene is not None and (boxes := dirty(kept.scene, part)) is not None:
                yield kept, self._due(part, boxes) if boxes else []

    def _keep(self, present: Scene, needed: _Kept | None) -> None:
        """Copy the present picture over an older state of it, else to a free canvas, else over that with the least."""
        ways = [(_count(rest), kept) for kept, rest in self._ways(present) if kept is not needed]
        rest, place = min(ways, key=lambda way: way[0], default=(0, None))
        if place is None or 2 * rest > _shapes(present):
            free = next((kept for kept in self._kept if kept.scene is None), None)
            if free is None and len(self._kept) < MOST_KEPT:
                free = _Kept(self.canvas)
                self._kept.append(free)
            others = [kept for kept in self._kept if kept is not needed]
            place = free or min(others, key=lambda kept: _shapes(kept.scene) if kept.scene else 0)
        place.scene = present
        place.canvas.draw_image(self.canvas)

    def _around(self, group: Group) -> Box:
        """The box around a thing, with room for letters that are wider than we think; reckoned once for each thing."""
        known = self._boxes.get(id(group))
        if known is None or known[0] is not group:
            if len(self._boxes) > MOST_BOXES:
                self._boxes.clear()
            known = self._boxes[id(group)] = group, group.bounds.grow(LETTERS)
        return known[1]


class Board:
    """A scene on a live canvas. Show `board.widget`; give it a new scene with `show`.

    Marks lie on a sheet of their own above the table, so that a ring comes and goes without painting what is under it.
    Asleep, a board is a still picture under a sheet of one px, which fills it and so can be clicked.
    """

    style: ClassVar[str] = f"""<style class="orc-sheet">
.orc-view {{pointer-events: none}}
.orc-carrying {{cursor: grabbing !important}}
.orc-live {{cursor: pointer; user-select: none; touch-action: manipulation; -webkit-tap-highlight-color: transparent}}
.orc-board {{position: relative; line-height: 0; overflow: hidden}}
.orc-board > .orc-still {{flex: 1; width: auto; height: auto; margin: 0; line-height: 0}}
.orc-still svg {{display: block; width: 100%}}
.orc-board > canvas {{position: absolute; left: 0; top: 0; width: 100%; height: 100%; margin: 0;
  scroll-margin: -{FAR}px; touch-action: pan-x pan-y pinch-zoom}}
.orc-board > .orc-marks {{z-index: 1}}
.orc-board > canvas.orc-keys {{scroll-margin: 0}}
.orc-board > canvas:not(.orc-marks), .orc-view > canvas {{interactivity: inert}}
.orc-board > .orc-still:has(~ canvas) {{interactivity: inert}}
.orc-marks:focus-visible {{outline: 3px dotted {INK}; outline-offset: -4px}}
</style>"""

    def __init__(self, scene: Scene, *, live: bool = True) -> None:
        self.scene = scene
        self.errors: Callable[[BaseException], None] | None = None
        self._lock = threading.RLock()
        self._manager = _resting()
        self._picks: list[Pick] = []
        self._presses: list[Press] = []
        self._draws: list[Draw] = []
        self.lifts: Lift = lambda _target: False
        """Take up what the mouse begins to carry, as a click would, if it can be; and say whether it is in hand."""
        self._lifted: str | None = None
        self._tapped = -math.inf
        self._by_keys = False
        self.pointed = False
        """Whether somebody pointed at it last, who can see it."""
        self._marks = self._hear(_Sheet(self._manager, SHARP_MARKS, ("marks",)))
        self._table: _Sheet | None = None
        """What lies under the marks, while awake."""
        self.canvas = self._marks.canvas
        self.canvas.add_class("orc-marks")
        self._still = new_widget(ipywidgets.HTML).add_class("orc-still")
        self._film: ipywidgets.HTML | None = None
        self.widget = ipywidgets.Box([self.canvas, self._still], layout=_layout(scene))
        self.widget.add_class("orc-board").add_class("orc-live" if live else "orc-view")
        self._name()
        if live:
            self.canvas.on_mouse_down(self._guarded(self._mouse))
            self.canvas.on_touch_start(self._guarded(self._touch))
        if not _awake():  # the first of a notebook
            self._get_up(waking=False)
            _touched(self)
        self._show_still()

    # --- asleep and awake ----------------------------------------------------------------------------

    @property
    def awake(self) -> bool:
        """Whether it is on a live canvas; else a still picture is shown, which takes the browser little."""
        return self._table is not None

    def wake(self) -> None:
        """Somebody uses it: what is shown next is painted live."""
        with self._lock:
            if self._table is None:
                self._get_up(waking=True)
            _touched(self)

    def _get_up(self, *, waking: bool) -> None:
        self._manager = self.canvas._canvas_manager = Manager()
        # A browser that hears of a canvas asks for its picture; when waking, it is on its way already. Tab comes to
        # the marks alone, which are the board's name and keys.
        traits = {"_send_client_ready_event": not waking, "tabbable": False}
        table = _Sheet(self._manager, SHARP, ("board", "pieces", "front"), **traits)
        for sheet in (table, self._marks):
            sheet.fit(self.scene)
        self._table = self._hear(table)
        self._lay_out()
        table.canvas._send_client_ready_event = True  # for a page that is opened later

    def sleep(self) -> None:
        """Show a still picture and give the browser back what the canvases take."""
        with self._lock:
            if self._table is not None:
                table, self._table = self._table, None
                self._show_still()
                self._lay_out()
                table.close()
                self._marks.shrink()
                self._manager.close()
                self._manager = self.canvas._canvas_manager = _resting()

    def _lay_out(self) -> None:
        parts = (self.canvas, self._still, self._table and self._table.canvas, self._film)
        # What stays keeps its place from the left, or else the browser would make it, and its focus, anew.
        self.widget.children = [part for part in parts if part is not None]

    def _show_still(self) -> None:
        """The picture while asleep; it stays under a live canvas, which is blank where a page has lost its kernel."""
        ratio = f"{self.scene.width:g}/{self.scene.height:g}"
        self._still.value = f'<div style="aspect-ratio:{ratio}">{svg(self.scene)}</div>'

    # --- painting ------------------------------------------------------------------------------------

    @property
    def _sheets(self) -> tuple[_Sheet, ...]:
        """What is painted on, from below; asleep, nothing is."""
        return () if self._table is None else (self._table, self._marks)

    def show(self, scene: Scene) -> None:
        """Make this the scene, painting only what differs; sends nothing when nothing does."""
        with self._lock:
            resized = (scene.width, scene.height) != (self.scene.width, self.scene.height)
            outdated = not self.awake and scene != self.scene
            self.scene = scene
            changes = []
            if self.widget.layout.max_width != widest(scene):
                self.widget.layout = _layout(scene)
            if resized or outdated:
                self._show_still()
            for sheet in self._sheets:
                sheet.fit(scene)
                part = sheet.part(scene)
                boxes = sheet.changed(part)
                if boxes is None:
                    sheet.painted = part
                else:
                    changes.append((sheet, part, boxes))
            self._paint(changes)
            self._name()  # after the picture, for which somebody waits
        _let_sleep()

    def play(self, film: str) -> None:
        """Show a film above the picture, see `motion`; "" ends the one that is shown."""
        if film and self._film is None:
            self._film = new_widget(ipywidgets.HTML, layout={"margin": "0"}).add_class("orc-film")
            self._lay_out()
        if self._film is not None and self._film.value != film:
            self._film.value = film

    @property
    def film(self) -> str:
        """The film that was shown last, "" when it has been ended."""
        return "" if self._film is None else str(self._film.value)

    def redraw(self) -> None:
        """Paint the whole scene."""
        self._paint_whole(self._sheets)

    def _asked(self, sheet: _Sheet) -> None:
        """A browser has nothing on a sheet yet."""
        if sheet in self._sheets:
            self._paint_whole([sheet])

    def _paint_whole(self, sheets: Iterable[_Sheet]) -> None:
        with self._lock:
            for sheet in sheets:
                sheet.forget()
            self._paint([(sheet, sheet.part(self.scene), ()) for sheet in sheets])

    def revive(self) -> None:
        """Start anew after the browser got stuck on a drawing it could not do."""
        with self._lock:
            self._manager = Manager()
            for sheet in {self._marks, *self._sheets}:
                for canvas in sheet.canvases:
                    canvas._canvas_manager = self._manager
            self.redraw()

    @contextlib.contextmanager
    def frame(self) -> Iterator[NamedCanvas]:
        """All drawing inside reaches the browser as one message, or not at all when it fails."""
        with self._lock:
            manager, outer = self._manager, self._manager._caching
            if outer:
                yield self.canvas
                return
            # Another browser may have come since: it does not know which canvas was drawn on last.
            manager._current_canvas = None
            manager._commands_cache, manager._buffers_cache, manager._caching = [], [], True
            try:
                yield self.canvas
                manager.flush()
            except BaseException:
                for sheet in self._sheets:
                    sheet.forget()  # what was to be painted never arrived
                raise
            finally:
                manager._commands_cache, manager._buffers_cache, manager._caching = [], [], False

    def _name(self) -> None:
        """The title of the scene is the name of the canvas for those who cannot see it."""
        if self.canvas.tooltip != self.scene.title:
            self.canvas.tooltip = self.scene.title

    def _paint(self, changes: Sequence[tuple[_Sheet, Scene, tuple[Box, ...]]]) -> None:
        if not changes:
            return
        with self.frame():
            for sheet, part, boxes in changes:
                sheet.paint(part, boxes)

    # --- what a person does ---------------------------------------------------------------------------

    def on_pick(self, fn: Pick) -> None:
        """Call fn(target id or None, x, y) for each click and tap; x and y in px of the scene."""
        self._picks.append(fn)

    def on_key(self, fn: Press) -> None:
        """Call fn(key, shift, ctrl) for each key pressed on the board; Tab and Escape leave it as well."""
        self._presses.append(fn)

    def on_draw(self, fn: Draw) -> None:
        """Call fn(target id or None, another one, colour) for a ring or an arrow that is drawn with the right button.

        The two are the same for a ring; the colour is a number from 0.
        """
        self._draws.append(fn)

    def _draw(self, told: str) -> None:
        """What `hands.js` tells of the right button: a colour, and two places as shares of the width and height."""
        colour, *places = told.split()
        x, y, to_x, to_y = map(float, places)
        begin, end = (self.scene.at(a * self.scene.width, b * self.scene.height) for a, b in ((x, y), (to_x, to_y)))
        for fn in self._draws:
            fn(begin.id if begin else None, end.id if end else None, int(colour))

    def _carry(self, word: str, x: float, y: float) -> None:
        """What `hands.js` tells of the left button: a thing is taken up, or put where a click would put it."""
        x, y = x * self.scene.width, y * self.scene.height
        if word == LIFT:
            target = self._pointed_at(x, y)
            self._lifted = target if target and self.lifts(target) else None
            self.show(self.scene)  # what has just woken
        elif self._lifted:
            lifted, self._lifted = self._lifted, None
            if self._pointed_at(x, y) != lifted:
                self._point(x, y)

    def _mouse(self, x: float, y: float) -> None:
        # Some browsers follow a tap with the mouse press it stands for; it is one click all the same.
        if time.monotonic() - self._tapped > TAP:
            self._pick(x, y)

    def _touch(self, touches: list[tuple[float, float]]) -> None:
        if len(touches) == 1:  # two fingers scroll or zoom
            self._tapped = time.monotonic()
            self._pick(*touches[0])

    def _pick(self, x: float, y: float) -> None:
        if x <= 1 and y <= 1:  # the sheet was but one px when this was clicked
            x, y = x * self.scene.width, y * self.scene.height
        else:
            x, y = x / SHARP_MARKS, y / SHARP_MARKS
        self._point(x, y)

    def _point(self, x: float, y: float) -> None:
        target = self._pointed_at(x, y)
        for fn in self._picks:
            fn(target, x, y)
        self.show(self.scene)  # what has just woken, and nobody has shown since

    def _pointed_at(self, x: float, y: float) -> str | None:
        """Wake for somebody who sees the board, and say what lies at a place of the scene."""
        self._by_keys, self.pointed = False, True
        self.wake()
        target = self.scene.at(x, y)
        return target.id if target else None

    def _key(self, canvas: Canvas, key: str, shift: bool, ctrl: bool, meta: bool) -> None:
        self.pointed = False
        if key.startswith(DRAW):
            self.wake()
            self._draw(key.removeprefix(DRAW))
            return
        if key.startswith((LIFT, DROP)):
            word, x, y = key.split()
            self._carry(word, float(x), float(y))
            return
        if key in ("Tab", "Escape", LEAVE):
            self._by_keys = False
            if key != LEAVE:
                canvas.blur()  # the browser goes on from here with the next Tab
        elif not self._by_keys:
            self._by_keys = True
            _bring_into_view(canvas)
        if key not in ("Tab", LEAVE):
            self.wake()
        for fn in self._presses:
            fn(key, shift, ctrl)

    def _hear(self, sheet: _Sheet) -> _Sheet:
        """Heed what a page says of a sheet."""
        sheet.canvas.on_client_ready(self._guarded(partial(self._asked, sheet)))
        # A canvas keeps every key from the browser, Tab too: one that did not answer would be a trap. Browsers
        # without `interactivity` come to both sheets.
        sheet.canvas.on_key_down(self._guarded(partial(self._key, sheet.canvas)))
        return sheet

    def _guarded(self, fn: Callable[..., None]) -> Callable[..., None]:
        """The callback, with its errors given to `errors`: in a notebook nobody sees an exception of one."""

        def call(*args: Any) -> None:
            try:
                fn(*args)
            except Exception as error:
                if self.errors is None:
                    raise
                self.errors(error)

        return call


_TOUCHED: list[weakref.ref[Board]] = []
"""Boards that were awake, the one touched last at the end."""


def _touched(board: Board) -> None:
    _TOUCHED[:] = map(weakref.ref, [*(each for each in _awake() if each is not board), board])


def _awake() -> list[Board]:
    """The boards that are awake and on a page, the one touched last at the end."""
    boards = [ref() for ref in _TOUCHED]
    return [board for board in boards if board and board.awake and board.canvas.comm is not None]


def _let_sleep() -> None:
    """Send to bed the boards that were touched longest ago where too many are awake."""
    for board in _awake()[:-MOST_AWAKE]:
        if board._lock.acquire(blocking=False):  # who is at work is not asleep
            try:
                board.sleep()
            finally:
                board._lock.release()


def _bring_into_view(canvas: Canvas) -> None:
    """Let the page scroll to a canvas that has the focus: see FAR."""
    canvas.add_class("orc-keys")
    canvas.blur()
    canvas.focus()
    canvas.remove_class("orc-keys")


def _count(due: _Due) -> int:
    """How many shapes are to be painted."""
    return sum([len(shapes) for _group, shapes in due])


def _shapes(scene: Scene) -> int:
    """How many shapes a picture has."""
    return sum([len(group.shapes) for group in scene.groups])


def widest(scene: Scene) -> str:
    """The width of a board: its own, or what lets all of its height be seen at once in a notebook's window."""
    ratio = scene.width / scene.height
    return f"min(var({WIDE}, {scene.width:g}px), var({HIGH}, {HEIGHT}vh) * {ratio:.3f})"


def narrowest(scene: Scene) -> str:
    """The width that a board has at least, on a page that asks for it."""
    return f"calc(var({LEAST}, 0) * {READ * scene.width:.0f}px)"


def _layout(scene: Scene) -> ipywidgets.Layout:
    """The layout of all boards of a scene's size: each one is a model of its own to a page."""
    width, least = widest(scene), narrowest(scene)
    return shared(
        (Board, width, least),
        lambda: ipywidgets.Layout(width="100%", max_width=width, min_width=least, height="auto"),
    )


def _reaches(shape: Shape, group: Group, boxes: Sequence[Box]) -> bool:
    """Whether a shape of the group leaves colour in one of the boxes."""
    # The browser's font may be another, so a text may be wider than we think.
    slack = 0.08 * shape.width if isinstance(shape, Text) else 0.0
    places = [place.grow(slack).moved(group.x, group.y) for place in touched(shape)]
    return any(place.overlaps(box) for box in boxes for place in places)


class _NamedPath(Path2D):
    """A path under a short name of our own: the name is sent each time the glyph or line is drawn."""

    def __init__(self, d: str) -> None:
        self.set_trait("value", d)
        super(Path2D, self).__init__(model_id=_short_name())


_PATHS: Final[dict[str, Path2D]] = {}


def _known(paths: dict[str, Path2D], key: str, told: Callable[[], str]) -> Path2D:
    """The path of that key; told to the browser the first time, and again after all widgets were closed."""
    known = paths.get(key)
    if known is None or known.comm is None:
        known = paths[key] = _NamedPath(told())
    return known


def _path(name: str, base: bool) -> Path2D:
    """The path of a glyph, known to the browser from the first time it is drawn by any board."""
    found = glyphs.paths(name)
    return _known(_PATHS, f"{name}-base" if base else name, lambda: found.base if base else found.d)


LONG: Final = 16
"""Lines with so many points are made a path, which the browser is told once and then called by name."""
SHORT: Final = 5
"""Lines with so many points are made a path once they have been drawn often: they are a sign that comes again."""
OFTEN: Final = 2
"""So often they are told point by point: a browser asks for each picture again, and then all of it is drawn twice."""
MOST_PATHS: Final = 600
"""So many lines and sizes of round rectangles are made paths; others are told point by point."""
_LINES: Final[dict[str, Path2D]] = {}
_MET: Final = Counter[str]()
"""How often short lines and round rectangles have been drawn."""

Lines = tuple[tuple[tuple[float, float], ...], ...]


def _named(key: str, told: Callable[[], str], *, at_once: bool = False) -> Path2D | None:
    """A path known to the browser once it was drawn often by any board; None before, or when there are many.

    To tell a path is a message of its own, and a model that stays: not worth it for what is drawn but once.
    """
    if key not in _LINES:
        if len(_LINES) >= MOST_PATHS:
            return None
        if not at_once and _MET[key] < OFTEN:
            if key in _MET or len(_MET) < 10 * MOST_PATHS:
                _MET[key] += 1
            return None
    return _known(_LINES, key, told)


def _lines_path(lines: Lines, closed: bool) -> Path2D | None:
    """The path of lines from their first point on; None while it is shorter to tell the points."""
    count = sum([len(line) for line in lines])
    if count < SHORT:
        return None
    x, y = lines[0][0]
    there = tuple([tuple([(round(a - x, 2), round(b - y, 2)) for a, b in line]) for line in lines])
    key = f"l{hash((there, closed))}"
    return _named(key, partial(_told, there, closed), at_once=count >= LONG)


def _told(lines: Lines, closed: bool) -> str:
    """Lines in the words of a path."""
    ends = "Z" if closed else ""
    return "".join([f"M{'L'.join(f'{_number(x, 2)} {_number(y, 2)}' for x, y in line)}{ends}" for line in lines])


def _round_path(w: float, h: float, r: float) -> Path2D | None:
    """The path of a rectangle with round corners at (0, 0)."""
    return _named(f"r{w}-{h}-{r}", partial(_told_round, w, h, r))


def _told_round(w: float, h: float, r: float) -> str:
    """A rectangle with round corners in the words of a path."""
    across, down, arc = _number(w - 2 * r, 2), _number(h - 2 * r, 2), f"a{r} {r} 0 0 1"
    return f"M{r} 0h{across}{arc} {r} {r}v{down}{arc} {-r} {r}h{-across}{arc} {-r} {-r}v{-down}{arc} {r} {-r}Z"


class _Pen:
    """Draws shapes within one frame; remembers the styles that are set, so that none is sent twice.

    The canvas is saved before and restored after, so that each frame starts with the browser's defaults.
    """

    def __init__(self, canvas: NamedCanvas, sharp: float) -> None:
        self.canvas, self.sharp = canvas, sharp
        self.styles: dict[str, object] = {"text_align": "start", "line_width": 1.0}
        self.dash: tuple[float, ...] = ()
        self.matrix: tuple[float, ...] = ()
        self.path: tuple[float, ...] = ()
        self._set(line_join="round", line_cap="round")

    def clip(self, boxes: Sequence[Box]) -> None:
        """Let nothing outside these boxes be touched; no boxes, no limit."""
        self._level()
        if boxes:
            self.canvas.begin_path()
            for box in boxes:
                self.canvas.rect(*map(_number, (box.x, box.y, box.w, box.h)))
            self.canvas.clip()

    def draw(self, shape: Shape, dx: float, dy: float) -> None:
        """Draw a shape, moved by (dx, dy)."""
        if isinstance(shape, Glyph):
            self._glyph(shape, dx, dy)
            return
        if isinstance(shape, Poly) and self._lines([shape], dx, dy):
            return
        if isinstance(shape, Rect) and shape.r:
            size = _size(shape.w), _size(shape.h), _size(shape.radius)
            if path := _round_path(*size):
                self._matrix(1, 0, 0, 1, shape.x + dx, shape.y + dy)
                self._finish(shape, path)
                return
        self._level()
        match shape:
            case Rect():
                self._rect(shape, shape.x + dx, shape.y + dy)
            case Circle():
                self._circle(shape, _number(shape.x + dx), _number(shape.y + dy))
            case Poly():
                self._poly(shape, [(_number(x + dx), _number(y + dy)) for x, y in shape.points])
            case Text():
                self._text(shape, _number(shape.x + dx), _number(shape.y + dy))

    def draw_all(self, shapes: Sequence[Shape], dx: float, dy: float) -> None:
        """Draw shapes, moved by (dx, dy); open lines in a row that look alike as one path."""
        for (style, _place), run in itertools.groupby(enumerate(shapes), _alike):
            row = [shape for _at, shape in run]
            if style is None or not self._lines([shape for shape in row if isinstance(shape, Poly)], dx, dy):
                for shape in row:
                    self.draw(shape, dx, dy)

    def _lines(self, polys: Sequence[Poly], dx: float, dy: float) -> bool:
        """Draw lines that look alike by a path that the browser knows, if it does."""
        path = _lines_path(tuple([poly.points for poly in polys]), polys[0].closed)
        if path is not None:
            x, y = polys[0].points[0]
            self._matrix(1, 0, 0, 1, x + dx, y + dy)
            self._finish(polys[0], path)
        return path is not None

    def _rect(self, shape: Rect, x: float, y: float) -> None:
        if not shape.r:
            place = [_number(v) for v in (x, y, _size(shape.w), _size(shape.h))]
            if self._fills(shape):
                self.canvas.fill_rect(*place)
            if self._strokes(shape):
                self.canvas.stroke_rect(*place)
            return
        self._round(x, y, x + shape.w, y + shape.h, _size(shape.radius))
        self._finish(shape)

    def _round(self, x: float, y: float, right: float, bottom: float, r: float) -> None:
        """Make a rounded rectangle the path, unless it is: a ring is drawn twice, wide and then narrow."""
        if self.path == (x, y, right, bottom, r):
            return
        self.canvas.begin_path()
        self.path = (x, y, right, bottom, r)
        # From where the named path and the SVG begin, so that dashes lie alike.
        self.canvas.move_to(_number(x + r), _number(y))
        # Quarter circles, joined by the straight sides: shorter to send than anything else.
        for cx, cy, start in (
            (right - r, y + r, -math.pi / 2),
            (right - r, bottom - r, 0),
            (x + r, bottom - r, math.pi / 2),
            (x + r, y + r, math.pi),
        ):
            angles = _number(start, 2), _number(start + math.pi / 2, 2)
            # None for "clockwise", which the browser assumes and so need not be sent.
            self.canvas.arc(_number(cx), _number(cy), _number(r), *angles, None)
        self.canvas.close_path()

    def _circle(self, shape: Circle, x: float, y: float) -> None:
        self.path = ()
        r = _number(_size(shape.r))
        if self._fills(shape):
            self.canvas.fill_circle(x, y, r)
        if self._strokes(shape):
            self.canvas.stroke_circle(x, y, r)

    def _poly(self, shape: Poly, points: list[tuple[float, float]]) -> None:
        self.path = ()
        if len(points) == 2:
            if self._strokes(shape):
                self.canvas.stroke_line(*points[0], *points[1])
            return
        self.canvas.begin_path()
        self.canvas.move_to(*points[0])
        for x, y in points[1:]:
            self.canvas.line_to(x, y)
        if shape.closed:
            self.canvas.close_path()
        self._finish(shape)

    def _text(self, shape: Text, x: float, y: float) -> None:
        weight = "700 " if shape.bold or shape.serif else ""
        align = "center" if shape.align == "middle" else shape.align
        font = f"{weight}{_number(_size(shape.size))}px {SERIF if shape.serif else SANS}"
        self._set(fill_style=shape.fill, font=font, text_align=align)
        self.canvas.fill_text(shape.text, x, y)

    def _glyph(self, shape: Glyph, dx: float, dy: float) -> None:
        half, scale = _size(shape.size) / 2, shape.size / glyphs.GRID
        turn = math.radians(shape.turn)
        a, b = scale * math.cos(turn), scale * math.sin(turn)
        # The middle of the grid goes to the middle of the square, whichever way it is turned.
        middle = glyphs.GRID / 2
        x = shape.x + dx + half - a * middle + b * middle
        y = shape.y + dy + half - b * middle - a * middle
        self._matrix(a, b, -b, a, x, y)
        if shape.base:
            self._set(fill_style=shape.base)
            self.canvas.fill(_path(shape.name, True))
        self._set(fill_style=shape.fill)
        self.canvas.fill(_path(shape.name, False))

    def _finish(self, shape: Rect | Poly, path: Path2D | None = None) -> None:
        """Fill and outline a path, or the one just drawn."""
        if self._fills(shape):
            self.canvas.fill(path)  # without a path by the rule the browser assumes
        if self._strokes(shape):
            self.canvas.stroke(path)

    def _fills(self, shape: Rect | Circle | Poly) -> bool:
        if shape.fill:
            self._set(fill_style=shape.fill)
        return shape.fill is not None

    def _strokes(self, shape: Rect | Circle | Poly) -> bool:
        if shape.stroke:
            self._set(stroke_style=shape.stroke, line_width=_size(shape.line))
            if shape.dash != self.dash:
                self.dash = shape.dash
                self.canvas.set_line_dash([_size(part) for part in shape.dash])
                # Round ends would make the dashes longer than they are.
                self._set(line_cap="butt" if shape.dash else "round")
        return shape.stroke is not None

    def _set(self, **styles: object) -> None:
        for name, value in styles.items():
            if self.styles.get(name) != value:
                self.styles[name] = value
                setattr(self.canvas, name, value)

    def _level(self) -> None:
        """Back to px of the scene, after a glyph."""
        self._matrix(1, 0, 0, 1, 0, 0)

    def _matrix(self, *matrix: float) -> None:
        """Set the whole transform, so that nothing need be undone."""
        sharp = tuple(_number(self.sharp * value, 3) for value in matrix)
        if sharp != self.matrix:
            self.matrix = sharp
            self.canvas.set_transform(*sharp)


def _alike(numbered: tuple[int, Shape]) -> tuple[object, int]:
    """What open lines share that can be drawn as one; all else stands alone."""
    place, shape = numbered
    if isinstance(shape, Poly) and not shape.closed and not shape.fill:
        return (shape.stroke, shape.line, shape.dash), -1
    return None, place


def _number(value: float, digits: int = 1) -> float:
    """A number as short as it can be sent; one that is none would stop the browser for good."""
    if not math.isfinite(value):
        raise ValueError(f"cannot draw at {value}")
    short = round(float(value), digits)
    return int(short) if short == int(short) else short


def _size(value: float) -> float:
    """A length; a negative one would stop the browser for good."""
    if value < 0:
        raise ValueError(f"cannot draw a size of {value}")
    return _number(value, 2)
