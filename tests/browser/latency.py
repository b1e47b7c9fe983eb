"""How long from a click to the change a person sees, against a bare ipywidgets button in the same page.

Real mouse input; the clock runs inside the page, from the captured `pointerdown` to the first look that
finds the watched pixels or text changed; looks follow each other by MessageChannel (a timer would be clamped
to 4 ms, an animation frame quantised to 16). Before each click the mouse rests elsewhere and the kernel is
idle; then it makes one move onto its target. Traffic is counted from that move to the kernel's last word.
"""

import math
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Error, Locator

from tests.browser.lab import MARKS, PATIENCE, WITHIN, Lab, Traffic, Which, bring_into_view

Point = tuple[float, float]
Record = Callable[[str, object], None]
Area = tuple[float, float, float, float]  # x, y, width, height in logical pixels

SAMPLES = 40
ROUNDS = 4
WARM_UP = 2
TRIES = 8  # measurements at most, for a limit to be kept
AROUND = 12  # logical pixels on each side of a click that are watched if nothing else is said

# A cell to put at the end of a notebook: `lab.open("01_orc", extra=[BARE_BUTTON])`.
BARE_BUTTON = """
import ipywidgets
bare_button, bare_label = ipywidgets.Button(description="bare button"), ipywidgets.HTML("0")
bare_label.add_class("bare-label")
bare_button.on_click(lambda _: setattr(bare_label, "value", str(int(bare_label.value) + 1)))
ipywidgets.HBox([bare_button, bare_label])
"""

ARM = """(watched, area) => {
    const pixels = () => new Uint32Array(watched.getContext('2d').getImageData(...area).data.buffer);
    const text = () => [watched.textContent];
    const look = area ? pixels : text;
    const before = look();
    window.orclibClick = new Promise(seen => addEventListener('pointerdown', () => {
        const start = performance.now();
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => {
            if (look().every((value, i) => value === before[i])) port2.postMessage(null);
            else { port1.close(); seen(performance.now() - start); }
        };
        port2.postMessage(null);
    }, {capture: true, once: true}));
}"""

SEEN = f"ms => {{ const work = window.orclibClick; return {WITHIN}; }}"


@dataclass(frozen=True)
class Target:
    """Something to click, and where to look for the change."""

    name: str
    pressed: Locator
    watched: Locator
    clicks: tuple[Point, ...] = ()  # in turn, in logical pixels of a board; none: the middle
    probe: Area | None = None  # of a board; None: around the click
    reset: str = ""  # run in the kernel before each click


@dataclass(frozen=True)
class Timing:
    """The samples of one target, in milliseconds, and its traffic."""

    name: str
    samples: tuple[float, ...]
    traffic: tuple[Traffic, ...]

    @property
    def median(self) -> float:
        """Half of the clicks took no longer."""
        return median(self.samples)

    @property
    def p95(self) -> float:
        """95 % of the clicks took no longer."""
        return sorted(self.samples)[math.ceil(0.95 * len(self.samples)) - 1]

    @property
    def frames(self) -> float:
        """Frames of widget traffic per click, both ways, the kernel's busy and idle included (median)."""
        return median(traffic.count for traffic in self.traffic)

    @property
    def messages(self) -> float:
        """Comm messages per click, both ways, without busy and idle (median)."""
        return median(traffic.messages for traffic in self.traffic)

    @property
    def bytes(self) -> float:
        """Bytes of those frames per click (median)."""
        return median(traffic.bytes for traffic in self.traffic)

    def __str__(self) -> str:
        return (
            f"{self.name}: median {self.median:.0f} ms, p95 {self.p95:.0f} ms, "
            f"{self.messages:g} comm messages in {self.frames:g} frames, {self.bytes / 1000:.1f} kB a click "
            f"({len(self.samples)} clicks, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} CPUs)"
        )


def button(lab: Lab, text: str = "bare button", label: str | Locator = ".bare-label") -> Target:
    """Return the button with this text, and the element (or its CSS selector) whose text it changes."""
    watched = lab.page.locator(label).first if isinstance(label, str) else label
    return Target(text, lab.button(text), watched)


def canvas(
    lab: Lab,
    clicks: Sequence[Point],
    probe: Area | None = None,
    which: Which = 0,
    name: str = "canvas",
    reset: str = "",
) -> Target:
    """Return a board with the clicks to make on it in turn, each of which must change the `probe` area.

    `reset` is code for the kernel that takes back a click's effect where there are not enough clicks to make.
    """
    board = lab.canvas(which)
    return Target(name, board, board, tuple(clicks), probe, reset)


def measure(lab: Lab, *targets: Target, samples: int = SAMPLES, rounds: int = ROUNDS) -> list[Timing]:
    """Click the targets alternately, in `rounds` of equal size, until each has `samples` clicks that count.

    The first clicks of a round do not: they warm up and, as they come from another cell, also pay for
    JupyterLab's making this one the active cell.
    """
    kept: list[list[tuple[float, Traffic]]] = [[] for _ in targets]
    made = [0 for _ in targets]
    for _ in range(rounds):
        for number, target in enumerate(targets):
            clicks = [_click(lab, target, made[number] + turn) for turn in range(WARM_UP + samples // rounds)]
            made[number] += len(clicks)
            kept[number] += clicks[WARM_UP:]
    return [
        Timing(target.name, tuple(ms for ms, _ in clicks), tuple(traffic for _, traffic in clicks))
        for target, clicks in zip(targets, kept, strict=True)
    ]


def ratio(lab: Lab, bare: Target, board: Target, limit: float) -> float:
    """How many times as long a board takes as a bare button; measured again, up to `TRIES` times, while over the limit.

    Noise only makes a click slower, so the least of them is nearest to what the board costs.
    """
    found: list[float] = []
    while len(found) < TRIES and (not found or min(found) >= limit):
        one, other = measure(lab, bare, board, samples=24)
        found.append(other.median / one.median)
        print(one, other, f"ratio {found[-1]:.2f}", sep="\n")
    return min(found)


def answered(lab: Lab, record_property: Record, game: str, board: Target, limit: float) -> None:
    """A click on a board takes fewer times as long as one on a bare button in the same page than the limit."""
    found = ratio(lab, button(lab), board, limit)
    record_property("measured", ("a click, bare buttons", game, found, "×", limit))
    assert found < limit


def cheap(lab: Lab, record_property: Record, game: str, point: Point, most: int = 10_000) -> None:
    """A click on a board sends few messages, and no more bytes than this."""
    with lab.traffic() as traffic:
        lab.click_canvas(*point, MARKS)
    record_property("measured", ("a click, sent", game, traffic.message_bytes, "bytes", most))
    assert traffic.messages <= 8, traffic
    assert traffic.message_bytes <= most, traffic


def _click(lab: Lab, target: Target, turn: int) -> tuple[float, Traffic]:
    """Return the milliseconds and the traffic of one click."""
    lab.rest_mouse()
    if target.reset:
        lab.py(target.reset)
    bring_into_view(target.pressed)
    box = target.pressed.bounding_box()
    assert box is not None, f"{target.name} is not visible"
    if target.clicks:
        point = target.clicks[turn % len(target.clicks)]
        scale = lab.scale(target.pressed)
        x, y = box["x"] + point[0] * scale, box["y"] + point[1] * scale
        area = [round(lab.oversampling(target.pressed) * value) for value in target.probe or around(point)]
    else:
        x, y, area = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, None
    with lab.traffic() as traffic:
        target.watched.evaluate(ARM, area)
        lab.page.mouse.click(x, y)  # move, down and up in one go: a held button would be our time, not theirs
        try:
            ms = lab.page.evaluate(SEEN, PATIENCE / 6)
        except Error as error:
            raise TimeoutError(f"click {turn} on {target.name} changed nothing that is watched") from error
    return float(ms), traffic


def around(point: Point) -> Area:
    """Return the area around a click."""
    x, y = max(0.0, point[0] - AROUND), max(0.0, point[1] - AROUND)
    return x, y, 2 * AROUND, 2 * AROUND
