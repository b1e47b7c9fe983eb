"""What is seen on pages when everything on them is tried: each button, tick, choice and field once, and the keys.

`python -m tests.golden.pages` writes the file again. Do it when a page was meant to change, and read the difference
before you keep it.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from tempfile import TemporaryDirectory
from typing import Final

import ipywidgets as ipw
import pytest

from orclib import armadora, braves, orc, orcs_vs_orcs, thorval
from orclib.language.switch import _followers, language
from orclib.notebook.answer import view as answered
from orclib.notebook.displayed import Displayed
from orclib.notebook.layout import GONE
from orclib.notebook.table import Table
from orclib.scene.motion import motion
from tests.golden import record
from tests.notebook.support import LAST_CARD, TWO_REASONS, Clock, Person, click_button

FILE: Final = record.FOLDER / "pages.txt"
MOST: Final = 30
"""Deeds on one page."""
TYPED: Final = ("BY:1-G", "red", "?")
"""What is typed into the fields of a page, one after the other."""
KEYS: Final = ("?", "ArrowRight", "ArrowDown", "Enter", "h", "Escape", "u", "r", "w")
LONG: Final = 120
SHORT: Final = 50
"""Letters of a line that is new, and of one that has gone."""
TOLD: Final = (
    "description",
    "value",
    "placeholder",
    "tooltip",
    "icon",
    "button_style",
    "disabled",
    "min",
    "max",
    "index",
)

VIEWS: Final[dict[str, Callable[[], Displayed]]] = {
    "a table with a bot": lambda: orc.table(seed=7, bots={1: "beginner"}).play("box right"),
    "a fair table": lambda: orc.table(seed=7, bots={1: "beginner"}, eyes=0, fair=True).play("box right"),
    "chance by hand": lambda: orc.table(TWO_REASONS, deal=False, seed=1),
    "the last card": lambda: orc.table(LAST_CARD, seed=1),
    "a clock": lambda: braves.table(seed=5, first_sorcerer=3, eyes=0, bots={1: "beginner"}),
    "a board that turns": lambda: armadora.table(seed=3, overlay="territories"),
    "dice": lambda: thorval.table(seed=3, bots={1: "beginner"}),
    "a map": lambda: orcs_vs_orcs.table(seed=3),
    "a lesson": lambda: orc.lesson("ties"),
    "practice": lambda: orc.practice(kept=False),
    "cases": lambda: orc.cases(),
    "rulings": lambda: orc.rulings(),
    "rules": lambda: orc.rules(),
    "a rule": lambda: orc.clause("ORC-9.7"),
    "two readings": lambda: orc.compare("attack_on_won"),
    "a replay": lambda: orc.table(seed=7).play("box right", "RB:1-G", "draw V").replay(),
    "why not": lambda: answered(orc.why_not("BY:1-G", TWO_REASONS)),
    "how likely": lambda: answered(orc.table(LAST_CARD, seed=1).how_likely()),
    "odds": lambda: answered(orc.table(TWO_REASONS, seed=1).odds("South: VG")),
    "results": lambda: answered(orc.results(orc.table(TWO_REASONS, seed=1).play("BY:1-R"), until="move")),
    "what was found": lambda: answered(orc.find("ORC-9.8", "ORC-7.6")),
    "an ending": lambda: answered(orc.table(LAST_CARD, seed=1).solve()),
    "the game at a glance": lambda: orc.glance(),
    **{f"question {slug}": partial(orc.question, slug) for slug in [*orc.questions()][:3]},
    **{
        f"dials {lesson.dials.slug}": partial(orc.dials, lesson.dials.slug)
        for lesson in orc.lessons().values()
        if lesson.dials
    },
}


def walk(name: str) -> list[str]:
    """Try everything on a page; what is new on it, and what has gone, after each deed."""
    told = []
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as home:
        clock = Clock()
        patch.setattr(time, "monotonic", clock)
        patch.setenv("ORCLIB_HOME", home)
        motion(False)
        ipw.Widget.close_all()
        _followers.clear()
        language("en")
        view = VIEWS[name]()
        before = Counter(page(view))
        told += [f"  {line}" for line in before]
        for deed, do in deeds(view, clock):
            do()
            after = Counter(page(view))
            told += [
                f"{deed}:",
                *(f"  {line}" for line in after - before),
                *(f"  no {line[:SHORT]}" for line in before - after),
            ]
            before = after
        language("en")
    return told


def deeds(view: Displayed, clock: Clock) -> Iterator[tuple[str, Callable[[], object]]]:
    """What can be tried on a page, found again after each deed; at last the other language."""
    done: set[str] = set()
    typed = iter(TYPED * MOST)
    while len(done) < MOST:
        for widget in shown(view.widget):
            if (do := _use(widget, typed)) is None or widget.disabled:
                continue
            name = f"{type(widget).__name__} {widget.description or widget.tooltip or ''}"
            if name not in done:
                done.add(name)
                clock.now += 1
                yield name, do
                break
        else:
            break
    if isinstance(view, Table):
        for key in KEYS:
            yield f"key {key}", partial(Person(view, clock).keys, key)
    yield "French", lambda: language("fr")


def _use(widget: ipw.Widget, typed: Iterator[str]) -> Callable[[], object] | None:
    """What a person does with a widget."""
    match widget:
        case ipw.Button():
            return lambda: click_button(widget)
        case ipw.ToggleButton() | ipw.Checkbox():
            return lambda: widget.set_state({"value": not widget.value})
        case ipw.Select() | ipw.RadioButtons() | ipw.Dropdown() if len(widget.options) > 1:
            return lambda: widget.set_state({"index": ((widget.index or 0) + 1) % len(widget.options)})
        case ipw.IntSlider():
            return lambda: widget.set_state({"value": widget.value + 1 if widget.value < widget.max else widget.min})
        case ipw.Text():
            return lambda: widget.set_state({"value": next(typed)})
    return None


def shown(widget: ipw.Widget) -> Iterator[ipw.Widget]:
    """A widget and all in it that is not hidden, from above."""
    if GONE not in getattr(widget, "_dom_classes", ()) and "orc-style" not in getattr(widget, "_dom_classes", ()):
        yield widget
        for child in getattr(widget, "children", ()):
            yield from shown(child)


def page(view: Displayed) -> list[str]:
    """What is on the page, in lines: the widgets with what they say, what is marked on the board, the words."""
    lines = []
    for widget in shown(view.widget):
        kind = type(widget).__name__
        said = [(trait, getattr(widget, trait)) for trait in TOLD if widget.has_trait(trait)]
        lines += [f"{kind} {trait} {line}" for trait, value in said if value for line in _lines(str(value))]
        lines += [f"{kind} option {option}" for option in getattr(widget, "_options_labels", ())]
    words = view.words().splitlines()
    if isinstance(view, Table):
        groups = [group for group in view.board.scene.groups if group.layer == "marks" or group.id == "bubble"]
        lines += [f"marked {group.id}" for group in groups]
        lines += [f"bubble {shape.text}" for group in groups for shape in group.shapes if hasattr(shape, "text")]
        words = words[-1:]  # the others are in the HTML, for those who hear the page
    return [line[:LONG] for line in (*lines, *(f"said {line}" for line in words))]


def _lines(text: str) -> list[str]:
    """HTML, a line for each part; styles, pictures and files are left out, they have tests of their own."""
    text = re.sub(r"<style.*?>.*?</style>|<svg.*?</svg>", "", text, flags=re.DOTALL)
    text = re.sub(r'(base64,)[^"]*|(<div class="code">)[^<]*', r"\1\2…", text)
    return re.sub(r"(?=<(?:p|li|h4|div|details|tr)\b)", "\n", text).split("\n")


def kept() -> dict[str, list[str]]:
    """What the file says of each page."""
    parts = f"\n{FILE.read_text('utf-8')}".split("\n# ")[1:]
    return {name: lines for name, *lines in map(str.splitlines, parts)}


def main() -> None:
    """Write the file."""
    FILE.write_text("".join("\n".join([f"# {name}", *walk(name), ""]) for name in VIEWS), "utf-8")


if __name__ == "__main__":
    main()
