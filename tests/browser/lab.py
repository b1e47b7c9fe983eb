"""Drive a notebook in a real JupyterLab as a person does: look at pixels and text, click, press, reload.

Nothing here sleeps for a guessed time: every wait is for something that is seen.
"""

import json
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Locator, Page, WebSocket

Which = int | Locator

MARKS, TABLE = 0, 1  # the canvases of the first board: the marks lie over the table and take the clicks
OVERSAMPLING = 1.5  # px of a board's buffer for each px of its logical size
TOLERANCE = 4  # how far a channel of a colour may be off
PATIENCE = 240_000  # ms, for anything: only what never comes makes a test wait so long, not a slow machine
RUN_PATIENCE = 600_000  # ms, for a whole notebook

# While it loads, JupyterLab throws the 404s of optional files of its own, as a bare `Response`; Notebook 7 looks for
# settings and a command of plugins that it does not have, or not yet.
KNOWN_NOISE = re.compile(
    r"(Object|Response|\[object Response\]|.*\(reading 'schema'\)|Command 'filebrowser:open-path' not registered\.)?"
)
WIDGET_TROUBLE = re.compile(r"Error (displaying|creating) widget|Could not create a (view|model)")
# Tornado leaves Nagle's algorithm on for WebSockets. With the delayed acknowledgements of Linux it holds
# back, by 40 ms and at random, what the kernel says after its "busy": we would measure TCP. So: off.
# And JupyterLab need not ask at each page whether all its extensions are built, which takes a second of a processor.
SERVER_CONFIG = """
c.ServerApp.tornado_settings = {"page_config_data": {"buildCheck": False}}
from tornado.http1connection import HTTP1Connection
detach = HTTP1Connection.detach
def detach_prompt(connection):
    stream = detach(connection)
    stream.set_nodelay(True)
    return stream
HTTP1Connection.detach = detach_prompt
"""

LIVE = ".jp-OutputArea-output:has(> .jupyter-widgets)"  # an output of ours, without its word and picture

ANSI = re.compile(r"\x1b\[[0-9;]*m")

METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}

NOTEBOOK = "window.jupyterapp?.shell.currentWidget"
KERNEL = f"{NOTEBOOK}?.sessionContext?.session?.kernel"
READY = f"() => {KERNEL}?.status === 'idle' && {NOTEBOOK}.context.isReady"
# Every output has been put on the page, and each that is a widget with something else in it than a promise.
RESTORED = f"""() => {{
    const cells = Array.from({NOTEBOOK}.content.model.cells, cell => cell.toJSON().outputs ?? []);
    const shown = Array.from(document.querySelectorAll(".jp-OutputArea-output"));
    return shown.length >= cells.flat().length && shown.every(node => node.textContent !== "Loading widget...");
}}"""
SAVED = f"() => !{NOTEBOOK}.context.model.dirty"
CELLS = f"() => Array.from({NOTEBOOK}.content.model.cells, cell => cell.toJSON())"
COMMAND = "name => window.jupyterapp.commands.execute(name).then(() => null)"
EXECUTE = f"""async code => {{
    const future = {KERNEL}.requestExecute({{code, store_history: false}});
    let text = "", error = null;
    future.onIOPub = ({{header, content}}) => {{
        if (header.msg_type === "stream") text += content.text;
        if (header.msg_type === "error") error = content.traceback.join("\\n");
    }};
    await future.done;
    return [text, error];
}}"""
WITHIN = """Promise.race([work, new Promise((_, fail) =>
    setTimeout(() => fail(new Error(`not done after ${ms} ms`)), ms))])"""
PIXEL = "(canvas, [x, y]) => Array.from(canvas.getContext('2d').getImageData(x, y, 1, 1).data)"
BLANK = """canvas => {
    const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Uint32Array(data.buffer).every((pixel, _, all) => pixel === all[0]);
}"""


@dataclass(frozen=True)
class Frame:
    """One frame of the WebSocket between page and kernel, `size` bytes long."""

    sent: bool
    size: int
    kind: str  # the type of its message, such as "comm_msg" or "status"
    about: str  # the type of the message that it answers

    @property
    def is_comm(self) -> bool:
        """Whether it is widget traffic: a comm message, or the kernel's busy and idle for one."""
        return "comm_msg" in (self.kind, self.about)


@dataclass
class Traffic:
    """The frames of widget traffic in some stretch of time."""

    frames: list[Frame] = field(default_factory=list)

    @property
    def count(self) -> int:
        """How many frames, the kernel's busy and idle included."""
        return len(self.frames)

    @property
    def messages(self) -> int:
        """How many comm messages, without the kernel's busy and idle."""
        return sum(frame.kind == "comm_msg" for frame in self.frames)

    @property
    def message_bytes(self) -> int:
        """Size of the comm messages alone."""
        return sum(frame.size for frame in self.frames if frame.kind == "comm_msg")

    @property
    def bytes(self) -> int:
        """Total size of the frames."""
        return sum(frame.size for frame in self.frames)

    def __str__(self) -> str:
        sent = sum(frame.sent for frame in self.frames)
        return f"{sent} frames out, {self.count - sent} in, {self.messages} comm messages, {self.bytes} bytes"


class Wire:
    """Reads along on the WebSockets between a page and its kernel."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        self.callback_errors: list[str] = []
        self._unanswered: set[str] = set()
        page.on("websocket", self._follow)

    @property
    def quiet(self) -> bool:
        """Whether the kernel is done with everything that the page asked for."""
        return not self._unanswered

    def _follow(self, websocket: WebSocket) -> None:
        if "/channels" in websocket.url:
            self._unanswered.clear()
            websocket.on("framesent", lambda data: self._note(data, sent=True))
            websocket.on("framereceived", lambda data: self._note(data, sent=False))

    def _note(self, data: str | bytes, *, sent: bool) -> None:
        header, parent, content = parse(data)
        frame = Frame(sent, len(data), header.get("msg_type", ""), parent.get("msg_type", ""))
        self.frames.append(frame)
        if sent and frame.kind in ("comm_msg", "comm_open", "execute_request"):
            self._unanswered.add(header["msg_id"])
        elif frame.kind == "status" and content["execution_state"] == "idle":
            self._unanswered.discard(parent.get("msg_id", ""))
        elif frame.kind == "error" and frame.is_comm:
            self.callback_errors.append(f"{content['ename']}: {content['evalue']}")


def parse(data: str | bytes) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Return header, parent header and content of a message of Jupyter's, in either of its two protocols.

    The binary one (v1.kernel.websocket.jupyter.org) is a count of offsets, the offsets, then the parts they
    delimit: channel, header, parent header, metadata, content, buffers.
    """
    if isinstance(data, str):
        message = json.loads(data)
        return message["header"], message["parent_header"] or {}, message["content"]
    count = int.from_bytes(data[:8], "little")
    offsets = [int.from_bytes(data[8 * i : 8 * i + 8], "little") for i in range(1, count + 1)]
    parts = [json.loads(data[offsets[i] : offsets[i + 1]]) for i in (1, 2, 4)]
    return parts[0], parts[1], parts[2]


class Lab:
    """A page of JupyterLab with one notebook, as JupyterLab opens a link to it.

    x and y are in a board's logical pixels. `which` board is meant is its place on the page from 0, or
    a locator, such as `lab.cell(3).locator("canvas").first`.
    """

    def __init__(self, page: Page, url: str, root: Path) -> None:
        self.page, self.url, self.root = page, url, root
        self.app = "doc/tree"
        """Where notebooks are opened: in JupyterLab, or with "notebooks" in Notebook 7."""
        self.name = ""
        self.wire = Wire(page)
        self._page_errors: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self._page_errors.append(error.message))
        page.on("dialog", lambda dialog: dialog.accept())

    # Opening and running

    def open(self, notebook: str | Path, extra: Sequence[str] = (), *, first: int | None = None) -> None:
        """Open a fresh copy of a notebook (`"01_orc"`, or a path), with `extra` code cells at its end.

        `first` takes only so many of its cells.

        The copy has a name of its own, and so a kernel of its own.
        """
        path = self.root / f"{notebook}.ipynb" if isinstance(notebook, str) else notebook
        copy = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
        self._open(path.stem, [*copy.cells[:first], *map(new_code_cell, extra)])

    def open_cells(self, *sources: str) -> None:
        """Open a throw-away notebook of these code cells."""
        self._open("cells", [new_code_cell(source) for source in sources])  # type: ignore[no-untyped-call]

    def _open(self, stem: str, cells: list[Any]) -> None:
        name = f"{stem}-{uuid4().hex[:8]}.ipynb"
        notebook = new_notebook(cells=cells, metadata=METADATA)  # type: ignore[no-untyped-call]
        nbformat.write(notebook, self.root / name)  # type: ignore[no-untyped-call]
        self.visit(name)

    def visit(self, name: str) -> None:
        """Open a notebook where it lies: with another Lab's `name`, as a second window on the same kernel."""
        self.name = name
        self.page.goto(f"{self.url}/{self.app}/{name}?reset")
        self.page.wait_for_function(READY)

    def run_all(self, *, check: bool = True) -> None:
        """Run all cells and wait until they and the messages they caused are done; `check` for errors."""
        self._evaluate(COMMAND, "notebook:run-all-cells", RUN_PATIENCE)
        self.page.wait_for_function(READY)
        self.settle()
        if check and (errors := self.output_errors()):
            raise AssertionError("\n".join(errors))

    def save(self) -> None:
        """Save the notebook, with its outputs."""
        self._evaluate(COMMAND, "docmanager:save")
        self.page.wait_for_function(SAVED)

    def reload(self) -> None:
        """Save, then reload the page and wait until its widgets are back; the kernel keeps running.

        For a few scenes only: JupyterLab looks two seconds for the model of a widget, and where these end while the
        models of a long notebook are being restored, as on a slow machine, it says "model not found" for good.
        """
        self.save()
        self.page.reload()
        self.page.wait_for_function(READY)
        self.page.wait_for_function(RESTORED)

    def py(self, code: str) -> str:
        """Run code in the notebook's kernel and return what it printed; raise if it raised."""
        text, error = self._evaluate(EXECUTE, code)
        if error is not None:
            raise RuntimeError(ANSI.sub("", error))
        return str(text).strip()

    def settle(self) -> None:
        """Wait until the kernel has dealt with everything the page sent."""
        deadline = time.monotonic() + PATIENCE / 1000
        self.page.evaluate("null")  # lets what was sent be noted
        while not self.wire.quiet:
            if time.monotonic() > deadline:
                raise TimeoutError(f"the kernel left a message unanswered for {PATIENCE / 1000:.0f} s")
            self.page.wait_for_timeout(5)

    def close(self) -> None:
        """Close the page and stop the kernel."""
        self.page.context.close()
        for session in json.loads(_request(f"{self.url}/api/sessions")):
            if session["path"] == self.name:
                _request(f"{self.url}/api/sessions/{session['id']}", "DELETE")

    def _evaluate(self, work: str, argument: str, patience: int = PATIENCE) -> Any:
        """Run JavaScript that works for a while; unlike Playwright's own `evaluate` this has a time limit."""
        script = f"([argument, ms]) => {{ const work = ({work})(argument); return {WITHIN}; }}"
        return self.page.evaluate(script, [argument, patience])

    # Finding things

    @property
    def canvases(self) -> Locator:
        """All boards of the notebook, in order: `.count()`, `.nth(2)`."""
        return self.page.locator(".jp-Notebook canvas")

    def canvas(self, which: Which = 0) -> Locator:
        """Return one board."""
        return self.canvases.nth(which) if isinstance(which, int) else which

    def cell(self, number: int) -> Locator:
        """Return a code cell by its number from 1, as in the brackets beside it."""
        return self.page.locator(".jp-Notebook .jp-CodeCell").nth(number - 1)

    def button(self, text: str) -> Locator:
        """Return the button with this text in some cell's output."""
        return self.page.locator(".jp-OutputArea").get_by_role("button", name=text, exact=True)

    # Doing things

    def click_canvas(self, x: float, y: float, which: Which = 0) -> None:
        """Click on a board with the mouse; scrolls to it, and fails if something else lies on top."""
        self._aimed(which).click(position=self._offset(x, y, which))

    def tap_canvas(self, x: float, y: float, which: Which = 0) -> None:
        """Tap on a board with a finger; needs `new_lab(has_touch=True)`."""
        self._aimed(which).tap(position=self._offset(x, y, which))

    def press(self, *keys: str) -> None:
        """Press keys one after the other, such as "Tab" or "Shift+ArrowLeft", where the focus is."""
        for key in keys:
            self.page.keyboard.press(key)

    def rest_mouse(self) -> None:
        """Take the mouse away from the notebook."""
        self.page.mouse.move(1, 1)

    def screenshot(self, path: Path) -> None:
        """Save a picture of the page, for a person to look at."""
        self.page.screenshot(path=path)

    def scale(self, which: Which = 0) -> float:
        """Return how many pixels of the page one logical pixel of a board is."""
        board = self.canvas(which)
        box = board.bounding_box()
        assert box is not None, "the board is not visible"
        return float(box["width"] * self.oversampling(which) / board.evaluate("canvas => canvas.width"))

    def oversampling(self, which: Which = 0) -> float:
        """Return how many buffer pixels a board has for one logical pixel: the sheet of marks has just one."""
        marks = self.canvas(which).evaluate("canvas => canvas.classList.contains('orc-marks')")
        return 1 if marks else OVERSAMPLING

    def _aimed(self, which: Which) -> Locator:
        """What takes the pointer: a board, since its canvases take none while our front end is there; or the canvas."""
        canvas = self.canvas(which)
        board = canvas.locator("xpath=ancestor::*[contains(@class, 'orc-board')]")
        return board if board.count() else canvas

    def _offset(self, x: float, y: float, which: Which) -> Any:
        bring_into_view(self.canvas(which))
        scale = self.scale(which)
        return {"x": x * scale, "y": y * scale}

    # Looking

    def pixel(self, x: float, y: float, which: Which = 0) -> tuple[int, int, int]:
        """Return the colour of a board at a point, as red, green, blue."""
        sharp = self.oversampling(which)
        place = [round(x * sharp), round(y * sharp)]
        red, green, blue, _ = self.canvas(which).evaluate(PIXEL, place)
        return red, green, blue

    def wait_pixel(self, x: float, y: float, rgb: tuple[int, int, int], which: Which = 0) -> None:
        """Wait until a board has (nearly) this colour at a point."""

        def close() -> bool:
            there = self.pixel(x, y, which)
            return all(abs(a - b) <= TOLERANCE for a, b in zip(there, rgb, strict=True))

        self.wait_until(close, lambda: f"the colour at ({x}, {y}) is {self.pixel(x, y, which)}, not {rgb}")

    def pixels(self, which: Which = 0) -> str:
        """Return a text that is the same for the same picture on a board."""
        return str(self.canvas(which).evaluate("canvas => canvas.toDataURL()"))

    def pixels_differ(self, before: str, which: Which = 0) -> bool:
        """Return whether a board shows something else than `before`, which `pixels` returned."""
        return self.pixels(which) != before

    def wait_pixels_differ(self, before: str, which: Which = 0) -> None:
        """Wait until a board shows something else than `before`."""
        self.wait_until(lambda: self.pixels_differ(before, which), lambda: "the board still shows the same")

    def canvas_is_blank(self, which: Which = 0) -> bool:
        """Return whether all pixels of a board are alike."""
        return bool(self.canvas(which).evaluate(BLANK))

    def wait_painted(self, which: Which = 0) -> None:
        """Wait until something is drawn on a board."""
        self.wait_until(lambda: not self.canvas_is_blank(which), lambda: "the board is blank")

    def wait_shown(self, board: Locator) -> None:
        """Wait until a board shows its picture, painted or still."""
        canvas, still = board.locator("canvas:not(.orc-marks)"), board.locator(".orc-still svg")
        self.wait_until(
            lambda: still.count() > 0 or (canvas.count() > 0 and not self.canvas_is_blank(canvas)),
            lambda: "the board shows nothing",
        )

    def wait_text(self, text: str) -> None:
        """Wait until some cell's output shows this text."""
        self.page.locator(".jp-OutputArea").get_by_text(text).first.wait_for()

    def wait_until(self, seen: Callable[[], bool], complaint: Callable[[], str]) -> None:
        """Look again and again until something is seen; after `PATIENCE`, complain."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not seen():
            if time.monotonic() > deadline:
                raise TimeoutError(complaint())
            self.page.wait_for_timeout(10)

    @contextmanager
    def traffic(self) -> Iterator[Traffic]:
        """Record the widget traffic of a `with` block, up to the kernel's last word on it."""
        self.settle()
        start, traffic = len(self.wire.frames), Traffic()
        yield traffic
        self.settle()
        traffic.frames += [frame for frame in self.wire.frames[start:] if frame.is_comm]

    @property
    def errors(self) -> list[str]:
        """The errors of the page's JavaScript, without JupyterLab's known noise."""
        return [message for message in self._page_errors if not KNOWN_NOISE.fullmatch(message)]

    def output_errors(self) -> list[str]:
        """Return what went wrong in the notebook: errors in outputs, errors in place of a widget, and those
        of callbacks, which JupyterLab hides from a person."""
        outputs = [output for cell in self.page.evaluate(CELLS) for output in cell.get("outputs", [])]
        errors = [f"{out['ename']}: {out['evalue']}" for out in outputs if out["output_type"] == "error"]
        widgets = self.page.locator(".jp-OutputArea").get_by_text(WIDGET_TROUBLE)
        return [*errors, *widgets.all_inner_texts(), *self.wire.callback_errors]


def bring_into_view(element: Locator) -> None:
    """Scroll to an element; for a canvas to what it lies in, since a page never scrolls to a canvas of ours itself."""
    element.locator("..").scroll_into_view_if_needed()


def swipe(page: Page, x: float, y: float, up: float) -> None:
    """Put a finger on the page there, move it up by so many pixels, and lift it; needs `has_touch=True`."""
    screen = page.context.new_cdp_session(page)
    for part in range(11):
        point = {"x": x, "y": y - up * part / 10}
        screen.send("Input.dispatchTouchEvent", {"type": "touchMove" if part else "touchStart", "touchPoints": [point]})
        page.wait_for_timeout(16)  # a frame of the screen
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    screen.detach()


@contextmanager
def serve(root: Path, private: Path, environment: dict[str, str]) -> Iterator[str]:
    """Run JupyterLab on the notebooks in `root`, with its own files in `private`; yield its address."""
    settings = private / "settings" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True)
    quiet = {"fetchNews": "false", "checkForUpdates": False, "doNotDisturbMode": True}
    (settings / "notification.jupyterlab-settings").write_text(json.dumps(quiet), encoding="utf-8")
    (private / "prompt.py").write_text(SERVER_CONFIG, encoding="utf-8")
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    options = [
        f"--config={private / 'prompt.py'}",
        "--no-browser",
        "--allow-root",
        "--ServerApp.ip=127.0.0.1",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.root_dir={root}",
        "--ServerApp.disable_check_xsrf=True",
        "--IdentityProvider.token=",
        "--LabApp.expose_app_in_browser=True",
        "--JupyterNotebookApp.expose_app_in_browser=True",
        "--LabApp.extension_manager=readonly",
        f"--LabApp.user_settings_dir={private / 'settings'}",
        f"--LabApp.workspaces_dir={private / 'workspaces'}",
    ]
    command = [sys.executable, "-m", "jupyterlab", *options]
    with running(command, f"{url}/api", root, environment, private / "server.log"):
        yield url


@contextmanager
def running(command: list[str], address: str, folder: Path, environment: dict[str, str], log: Path) -> Iterator[None]:
    """Run a server in a folder, and wait until it answers at an address; stop it at the end."""
    with log.open("wb") as output:
        server = subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        _wait_for(server, address, log)
        yield
    finally:
        server.terminate()  # it stops its kernels
        try:
            server.wait(timeout=20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _wait_for(server: subprocess.Popen[bytes], address: str, log: Path) -> None:
    deadline = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            _request(address)
            return
        except OSError:
            if server.poll() is not None or time.monotonic() > deadline:
                said = log.read_text(encoding="utf-8", errors="replace")[-3000:]
                raise RuntimeError(f"{server.args!r} did not start; it said:\n{said}") from None
            time.sleep(0.05)  # between two looks


def free_port() -> int:
    """A port of this machine that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _request(url: str, method: str = "GET") -> bytes:
    with urllib.request.urlopen(urllib.request.Request(url, method=method), timeout=PATIENCE / 1000) as answer:
        return bytes(answer.read())
