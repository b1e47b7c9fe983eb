"""What every named position looks like, in both languages, and each phase, recorded or typed, and the game at a glance.

A picture is kept as a fingerprint of its drawing, its targets and its alternative text: who has changed one knows which
others have changed with it, and looks at them (`orc.preset("E3 locked out")`) before `python -m tests.golden.drawings`
writes the files again, `… drawings orc` those of one game.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import orclib
from orclib.engine import CHANCE, Seat
from orclib.language import LANGUAGES, speaking
from orclib.scene import Scene
from orclib.testing import AnyGame
from tests.games.phases import moments
from tests.golden import record, texts

EVERY: Final = 4
"""Of so many named positions one is shown with all that can be laid over it."""


def lines(slug: str) -> list[str]:
    """A line a picture: what it shows, and its fingerprint."""
    found = []
    for code in LANGUAGES:
        with speaking(code):
            found += [f"{name}, {code}: {_fingerprint(scene)}" for name, scene in _pictures(slug)]
    return found


def _pictures(slug: str) -> Iterator[tuple[str, Scene]]:
    game = orclib.game(slug).engine
    yield "at a glance", game.glance()
    for number, (name, start) in enumerate(orclib.game(slug).presets().items()):
        match = start.match(game)
        eyes = Seat(start.eyes) if isinstance(start.eyes, int) else _deciding(game, match.state)
        view = game.observe(match.state, eyes)
        scene = game.picture(view)
        yield name, scene
        for overlay, laid in game.overlays().items() if number % EVERY == 0 else ():
            yield f"{name} with {overlay}", laid.draw(scene, view)
    for state in _phases(slug):
        yield f"the first {state.phase.name} recorded", game.picture(game.observe(state, None))
    for phase, state in moments(slug).items():
        yield f"{phase.name} for who decides", game.picture(game.observe(state, _deciding(game, state)))
    for lesson in orclib.game(slug).lessons().values():
        if (dials := lesson.dials) is not None:
            for at in (0, -1):
                setting = tuple(choices[at] for choices in dials.choices)
                yield f"the dials {dials.slug} at {' '.join(setting)}", dials.show(*setting).scene


def _deciding(game: AnyGame, state: Any) -> Seat | None:
    """The player who acts, or else the referee."""
    return next((seat for seat in game.to_act(state) if seat != CHANCE), None)


@cache
def _phases(slug: str) -> tuple[Any, ...]:
    """The first state of each phase in a recorded game of the fullest table."""
    game, (*_, case) = orclib.game(slug).engine, (case for case in record.cases() if case[0] == slug)
    told = json.loads(record.file(*case).read_text("utf-8"))
    state = game.new(game.options(**told["options"]))
    first = {state.phase: state}
    for seat, text, _legal in told["steps"]:
        state, _events = game.apply(state, game.parse(text, state, seat))
        first.setdefault(state.phase, state)
    return tuple(first.values())


def _fingerprint(scene: Scene) -> str:
    return hashlib.sha256(repr(scene).encode()).hexdigest()[:12]


if __name__ == "__main__":
    texts.write("drawings", lines)
