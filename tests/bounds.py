"""The oldest libraries that pyproject.toml allows are enough: `.ci/run` starts this with all of them at that version.

Nothing of ours that needs pytest is imported, since nobody who plays has it.
"""

from __future__ import annotations

import re
import tempfile
import tomllib
from importlib import metadata
from pathlib import Path
from random import Random
from typing import Any

import orclib
from orclib import testing
from orclib.engine import Match
from orclib.games import rules
from orclib.notebook import saved
from orclib.notebook.displayed import Displayed

ROOT = Path(__file__).parents[1]


def versions() -> list[str]:
    """Every library that we ask for ourselves, as it is installed. Raises AssertionError for one above its bound."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *(each for extra in project["optional-dependencies"].values() for each in extra)]
    found = []
    for name, _, bounds in (each.partition(">=") for each in asked):
        here, least = metadata.version(name), re.split("[,;]", bounds)[0]
        assert f"{here}.".startswith(f"{least}."), f"{name} {here} is not the lower bound {least}"
        found.append(f"{name} {here}")
    return found


def shown(thing: Displayed, kind: str = "svg") -> None:
    """A cell shows it, and it is drawn."""
    assert [*saved.outputs(thing)][-1][0].keys() == {"text/plain", saved.PNG}
    with tempfile.TemporaryDirectory() as folder:
        assert thing.picture(Path(folder) / f"picture.{kind}").stat().st_size


def check(slug: str) -> None:
    """A game at random to its end and back from a save, and every kind of widget."""
    game = rules(slug)
    line: Any = testing.random_line(game, testing.random_options(game, Random(1)), seed=1, deal=True)
    assert line.outcome is not None
    assert Match.loads(line.dumps(), rules).state == Match.from_code(line.code(), rules).state == line.state
    api = orclib.game(slug)
    table = api.table(seed=1)
    table.hint()
    shown(table, "png")
    for thing in (api.practice(kept=False), api.cases(), api.rules(), api.rulings(), api.glance()):
        shown(thing)
    for name in [*api.lessons()][:2]:
        shown(api.lesson(name))
    shown(api.compare(next(iter(api.engine.Options.readings()))))


if __name__ == "__main__":
    print(*versions(), sep=", ")
    for each in orclib.list_games():
        check(each)
        print(f"{each}: played and shown")
