"""A class opens its pages at once: each comes whole, however busy the server is.

Twenty browsers on one machine would measure the browsers. So the pages are opened by clients that do to Voila what a
page does, without drawing: they fetch it, listen to its kernel, and ask for its cells.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import pytest
from nbformat.v4 import new_code_cell, new_notebook
from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import WebSocketClientConnection, websocket_connect
from traitlets.config import Config
from voila.execute import VoilaExecutor

from orclib.notebook.saved import WIDGET
from tests.browser.test_voila import shown
from tests.notebooks.support import ROOT, code_cells, name, notebooks, read

PAGES = 20
PATIENCE = 3600.0  # s, as `voila.json` has it
KERNEL = re.compile(r'"kernelId":\s*"([^"]+)"')
PROTOCOL = "v1.kernel.websocket.jupyter.org"


class Opened(NamedTuple):
    """What a page got: after how many seconds its first widget, after how many all of it, and how many widgets."""

    first: float
    whole: float
    outputs: int


async def opened(url: str, notebook: str) -> Opened:
    """Open a page as a browser does, and wait until Voila has sent all its cells, or no longer listens."""
    begun, first, outputs = time.monotonic(), 0.0, 0
    answer = await AsyncHTTPClient().fetch(
        f"{url}/voila/render/{notebook}.ipynb", connect_timeout=PATIENCE, request_timeout=PATIENCE
    )
    [kernel] = KERNEL.findall(answer.body.decode())
    listening = await connected(url, f"api/kernels/{kernel}/channels?session_id={uuid4().hex}", [PROTOCOL])
    heard = asyncio.create_task(listen(listening))
    cells = await connected(url, f"voila/execution/{kernel}")
    while (text := await cells.read_message()) is not None:
        message = json.loads(text)
        if message["action"] == "initialized":
            await cells.write_message(json.dumps({"action": "execute", "payload": {"kernel_id": kernel}}))
            continue
        assert message["action"] == "execution_result", message
        payload = message["payload"]
        views = [output for output in payload["output_cell"].get("outputs", ()) if WIDGET in output.get("data", {})]
        if views and not outputs:
            first = time.monotonic() - begun
        outputs += len(views)
        if payload["cell_index"] + 1 == payload["total_cell"]:
            break
    assert not heard.done(), "the page no longer hears its kernel"
    cells.close()
    listening.close()
    await heard
    return Opened(first, time.monotonic() - begun, outputs)


async def connected(url: str, address: str, protocols: list[str] | None = None) -> WebSocketClientConnection:
    """A WebSocket of a page."""
    socket = f"{url.replace('http', 'ws', 1)}/{address}"
    return await websocket_connect(socket, subprotocols=protocols, connect_timeout=PATIENCE, max_message_size=2**30)


async def listen(socket: WebSocketClientConnection) -> None:
    """Take all that comes, until it is closed."""
    while await socket.read_message() is not None:
        pass


async def all_opened(url: str, chosen: list[str]) -> list[Opened]:
    """Open pages at once."""
    AsyncHTTPClient.configure(None, max_clients=len(chosen))
    return await asyncio.gather(*(opened(url, each) for each in chosen))


@pytest.mark.thorough
def test_what_a_cell_shows_may_come_late() -> None:
    """As on a busy server: by default Voila leaves out what is not there four seconds after its cell was done."""
    late = """import sys, time
sys.stdout.flush_timeout = sys.stderr.flush_timeout = 0  # so the cell is done before all of it is sent
get_ipython().kernel.iopub_thread.schedule(lambda: time.sleep(6))
display("late")"""
    notebook = new_notebook(cells=list(map(new_code_cell, [late, "display('and whole')"])))  # type: ignore[no-untyped-call]
    as_we_say = Config(json.loads((ROOT / "voila.json").read_text(encoding="utf-8")))
    VoilaExecutor(notebook, config=as_we_say, kernel_name="python3").execute(notebook, {})
    assert [len(cell.outputs) for cell in code_cells(notebook)] == [1, 1]


@pytest.mark.long
def test_twenty_pages_at_once_are_whole(tmp_path: Path, record_property: Callable[[str, Any], None]) -> None:
    games = [path for path in reversed(notebooks()) if not path.stem.startswith("00")]
    chosen = [games[at % len(games)] for at in range(PAGES)]
    with shown(notebooks()[0].parent, tmp_path) as url:
        found = asyncio.run(all_opened(url, [name(path) for path in chosen]))
    for path, page in zip(chosen, found, strict=True):
        stored = [cell for cell in code_cells(read(path)) if cell.outputs]
        assert page.outputs == len(stored), name(path)
    slowest = max(page.first for page in found), max(page.whole for page in found)
    told = f"Voila, {PAGES} pages: each has its first board by {slowest[0]:.0f} s, all are whole by {slowest[1]:.0f} s"
    record_property("figure", told)
