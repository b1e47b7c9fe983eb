"""What a person does at a table, as the browser sends it, and what goes back."""

from __future__ import annotations

import json
import re
from typing import Any

import ipywidgets as ipw

from orclib import orc
from orclib.engine import Seat
from orclib.games.orc.box import CARDS
from orclib.notebook.controls import DRAWERS, Controls
from orclib.notebook.drawers import Drawer, Moves
from orclib.notebook.table import Table
from orclib.scene import Scene
from orclib.scene.canvas import DROP, LIFT, Board

Kind = type[Drawer]
NORTH, SOUTH = Seat(0), Seat(1)
SLOW = 1.0
"""Seconds between two clicks of a person who means both."""
FULL = "frontier: □ Y1 G2 | W2 R1 | B1 V2\npiles: Y3 R3 B3 G3 W3 V3\n"
TWO_REASONS = FULL + "G: N WR:2, S YB:2\nNorth to move, hand BY RG\nSouth: VG"
"""North cannot send the blue half against green, for two reasons."""
LAST_CARD = (
    "frontier: □ Y1 G2 | W2 R1 | B1 V2\npiles: Y1\nwon: R-N, B-N, G-S, W-S, V-S\nNorth to move, hand BY\nSouth: VG VW"
)
"""One card to draw, then the game is over."""


class Clock:
    """The time in seconds, moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Traffic:
    """Every message to the browser, with the widget that sends it."""

    def __init__(self) -> None:
        self.sent: list[tuple[ipw.Widget, Any, Any]] = []

    @property
    def record(self) -> Any:
        def _send(widget: ipw.Widget, msg: Any, buffers: Any = None) -> None:
            self.sent.append((widget, msg, buffers))

        return _send

    def clear(self) -> None:
        self.sent.clear()

    def frames(self, board: Board) -> list[bytes]:
        """The drawing commands sent to a board, a message each."""
        return [bytes(buffers[0]) for widget, _, buffers in self.sent if widget is board._manager]

    def panels(self, table: Table) -> list[dict[str, Any]]:
        """What was sent to the HTML beside the board; nothing may be sent twice."""
        word, story = self.updates(table.layout._word), self.updates(table.layout._story)
        assert len(word) <= 1
        assert len(story) <= 1
        return word + story

    def updates(self, *widgets: ipw.Widget) -> list[dict[str, Any]]:
        """The new values sent to some widgets, a message each."""
        return [
            msg["state"]
            for widget, msg, _ in self.sent
            if any(widget is w for w in widgets) and msg["method"] == "update"
        ]

    def bytes(self) -> int:
        """All that was sent: messages as JSON, and their buffers."""
        return sum(len(json.dumps(msg)) + sum(map(len, buffers or ())) for _, msg, buffers in self.sent)


class Person:
    """Somebody with a mouse and a keyboard at a table. One second passes before each deed, unless it is quick."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.table, self.clock = table, clock

    def click(self, *targets: str, after: float = SLOW) -> None:
        """Click things on the board, where one sees them."""
        for target in targets:
            self.click_at(*spot(self.table.board.scene, target), after=after)

    def click_at(self, x: float, y: float, after: float = SLOW) -> None:
        self.clock.now += after
        press(self.table.board, x, y)

    def keys(self, *names: str) -> None:
        """Press keys while the board has the focus."""
        for name in names:
            self.clock.now += SLOW
            event = {"event": "key_down", "key": name, "shift_key": False, "ctrl_key": False, "meta_key": False}
            self.table.board.canvas._handle_custom_msg(event, [])

    def walk_to(self, target: str) -> None:
        """Walk with the arrows until the thing has the focus."""
        for _ in range(60):
            if self.table.focus == target:
                return
            self.keys("ArrowRight")
        raise AssertionError(f"the arrows never come to {target}, only round to {self.table.focus}")

    def push(self, button: str) -> None:
        """Push one of the buttons above the board."""
        click_button(controls(self.table).row[button])

    def type(self, text: str, *, enter: bool = True) -> None:
        """Type a move below the board, then Enter; without it, the field is left."""
        field = controls(self.table)[Moves].typed
        # A browser sends letters as they come when it is to; otherwise only as the field is left, and that is after
        # it has sent Enter (ipywidgets 8, TextView).
        for deed in ("value", "enter") if field.continuous_update else ("enter", "value"):
            if deed == "value":
                field.set_state({"value": text})
            elif enter:
                field._handle_custom_msg({"event": "submit"}, [])

    def open_drawer(self, drawer: Kind | None) -> None:
        """Open a drawer beside the board; None closes it."""
        for kind, handle in zip(DRAWERS, controls(self.table).handles, strict=True):
            if handle.value is not (kind == drawer) and drawer in (None, kind):
                handle.set_state({"value": kind == drawer})


def controls(table: Table) -> Controls:
    """The buttons and drawers of a table."""
    assert table.layout.controls is not None
    return table.layout.controls


def press(board: Board, x: float, y: float) -> None:
    """What the browser sends for a click at a point of the picture."""
    # One call below `_handle_msg`, which would print an exception instead of letting it through.
    board.canvas._handle_custom_msg({"event": "mouse_down", "x": x, "y": y}, [])


def carry(board: Board, what: str, to: str) -> None:
    """What a page with our front end sends when the mouse takes a thing of the picture and lets go on another."""
    for word, target in ((LIFT, what), (DROP, to)):
        (x, y), scene = spot(board.scene, target), board.scene
        key = f"{word} {x / scene.width} {y / scene.height}"
        event = {"event": "key_down", "key": key, "shift_key": False, "ctrl_key": False, "meta_key": False}
        board.canvas._handle_custom_msg(event, [])


def click_button(button: ipw.Button) -> None:
    """What the browser sends for a click on a button."""
    button._handle_custom_msg({"event": "click"}, [])


def spot(scene: Scene, target: str) -> tuple[float, float]:
    """A point at which the scene finds the target, as near its middle as can be."""
    box = scene.target(target).boxes[0]
    for share in (0.5, 0.25, 0.75, 0.1, 0.9):
        x, y = box.x + share * box.w, box.y + share * box.h
        found = scene.at(x, y)
        if found is not None and found.id == target:
            return x, y
    raise AssertionError(f"{target} is covered by something else")


def marks(table: Table, state: str) -> set[str]:
    """The things on the board that carry a mark: legal, evidence, selected, last or focus."""
    lead = f"{state}:"
    return {g.id.removeprefix(lead) for g in table.board.scene.groups if g.layer == "marks" and g.id.startswith(lead)}


def bubble(table: Table) -> str:
    """What the bubble on the board says; "" when there is none."""
    shapes = [shape for g in table.board.scene.groups if g.id == "bubble" for shape in g.shapes]
    return " ".join(shape.text for shape in shapes if hasattr(shape, "text"))


def panel(table: Table) -> str:
    """The HTML beside the board: the word about the last click, then the story of the last move."""
    return f"{table.layout.word}{table.layout.story}"


def hidden_from(table: Table, eyes: Seat) -> set[str]:
    """The codes of the cards that a seat has not seen: those in the piles and in the other hand."""
    view = table.match.game.observe(table.state, eyes)
    return {card.value for card in view.unknown}


def codes_in(text: str) -> set[str]:
    """The cards that a text names; letters that belong to a longer word or digest do not count."""
    known = {card.value for card in CARDS}
    return {word for word in re.findall(r"(?<![A-Za-z0-9])[RYBGWV]{2}(?![A-Za-z0-9])", text) if word in known}


def opened(*moves: str, **choices: Any) -> Table:
    """The table of most tests, shown on a page: North (seat 0) holds RB and starts."""
    table: Table = orc.table(seed=7, **choices)
    assert table.widget is not None
    return table.play(*moves)
