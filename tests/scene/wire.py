"""What a board sends to the browser, read back, and what the browser sends, made up."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from ipycanvas.canvas import _CMD_LIST

from orclib.scene.canvas import Board

Command = tuple[str, list[Any]]
ATTRIBUTES = {0: "fill", 1: "stroke", 3: "font", 4: "align", 8: "line", 9: "cap", 10: "join"}


class Wire:
    """Records the frames of a board; `board._manager` is replaced by `revive`, so tap it again then."""

    def __init__(self, board: Board) -> None:
        self.frames: list[bytes] = []
        self.board = board
        board.wake()
        table, marks = [sheet.canvas for sheet in board._sheets]
        self.canvases = {"table": table, "marks": marks}
        board._manager.send = self._send

    def _send(self, content: dict[str, Any], buffers: list[Any]) -> None:
        assert content == {"shape": (len(buffers[0]),), "dtype": "uint8"}
        assert len(buffers) == 1, "no command may need buffers of its own"
        self.frames.append(bytes(buffers[0]))

    @property
    def commands(self) -> list[Command]:
        """The commands of the last frame, by name."""
        return [(_CMD_LIST[part[0]], part[1]) for part in json.loads(self.frames[-1])]

    def sheets(self) -> dict[str, list[Command]]:
        """The commands of the last frame by the canvas that they draw on; only canvases that are drawn on."""
        names = {f"IPY_MODEL_{canvas.model_id}": name for name, canvas in self.canvases.items()}
        for canvas in self.board._sheets[0].canvases[1:]:  # pictures that are kept
            names[f"IPY_MODEL_{canvas.model_id}"] = "kept"
        found: dict[str, list[Command]] = {}
        for command in self.commands:
            if command[0] == "switchCanvas":
                sheet = found.setdefault(names[command[1][0]], [])
            else:
                sheet.append(command)  # a frame that does not say first where to draw fails here
        return found

    def names(self) -> list[str]:
        return [name for name, _ in self.commands]

    def texts(self) -> list[str]:
        return [args[0] for name, args in self.commands if name == "fillText"]

    def event(self, event: str, on: str = "marks", **content: Any) -> None:
        """What the browser sends for an event; the upper canvas, of the marks, gets all that a person does."""
        # One call below `_handle_msg`, which would print an exception instead of letting it through.
        self.canvases[on]._handle_custom_msg({"event": event, **content}, [])

    def opened(self) -> None:
        """What the browser sends when it has opened the board: each canvas says so for itself."""
        for sheet in self.canvases:
            self.event("client_ready", on=sheet)

    def click(self, x: float, y: float) -> None:
        self.event("mouse_down", x=x, y=y)

    def tap(self, *points: tuple[float, float]) -> None:
        self.event("touch_start", touches=[{"x": x, "y": y} for x, y in points])


def drawn(commands: list[Command], paths: dict[str, str]) -> list[tuple[str, str]]:
    """The drawing as (kind of shape, colour), in order; `paths` maps model ids to glyph names and kinds of shapes."""
    style: dict[str, str] = {}
    found: list[tuple[str, str]] = []
    path = ""
    for name, args in commands:
        match name:
            case "set":
                style[ATTRIBUTES[args[0]]] = args[1]
            case "beginPath":
                path = ""
            case "arc" | "lineTo":
                path = "rect" if name == "arc" else "poly"
            case "fillRect" | "strokeRect":
                found.append((f"{name[:-4]} rect", style[name[:-4]]))
            case "fillCircle" | "strokeCircle":
                found.append((f"{name[:-6]} circle", style[name[:-6]]))
            case "strokeLine":
                found.append(("stroke poly", style["stroke"]))
            case "fill" | "stroke":
                found.append((f"{name} {path}", style[name]))
            case "fillPath" | "strokePath":
                found.append((f"{name[:-4]} {paths[args[0]]}", style[name[:-4]]))
            case "fillText":
                found.append((f"text {args[0]}", style["fill"]))
    return one_stroke(found)


def one_stroke(drawing: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The drawing with lines of one colour in a row as one: open lines that look alike are one path on a canvas."""
    pairs = pairwise([("", ""), *drawing])
    return [kind for before, kind in pairs if kind != before or kind[0] != "stroke poly"]
