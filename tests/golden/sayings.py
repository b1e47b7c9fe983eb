"""What the recorded games say: notation, paths and sentences in both languages, a few examples of each kind.

`python -m tests.golden.sayings` writes the files again. Do it when the words were meant to change, and read the
difference before you keep it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import Any

import orclib
from orclib.engine import CHANCE, Action, Event, Line, Reason
from orclib.language import LANGUAGES
from orclib.testing.play import AnyGame, seats_of
from orclib.testing.words import speaking
from tests.golden import record

EXAMPLES = 4
"""How many of each kind are kept."""
EVERY = 9
"""Refusals are asked for in one state out of so many: they cost the most."""

Found = dict[tuple[Any, ...], list[Any]]
"""The things found of each kind, in the order in which they were met."""


def kind(thing: Any) -> tuple[Any, ...]:
    """What tells one saying from another: for events and actions which fields are known, for reasons their case."""
    if isinstance(thing, Reason | Line):
        return type(thing).__name__, thing.clause, thing.code
    known = tuple(getattr(thing, name) is None for name in thing.__struct_fields__)
    clause = thing.clause if isinstance(thing, Event) else ""
    return type(thing).__name__, clause, known


def met(slug: str, most: float = inf) -> Found:
    """Some things of every kind that the recorded games of a game hold; those after so many steps are left out."""
    found, seen, steps = Found(), Counter[tuple[Any, ...]](), 0

    def keep(thing: Any) -> None:
        which = kind(thing)
        if seen[which] < EXAMPLES and thing not in found.setdefault(which, []):
            found[which].append(thing)
            seen[which] += 1

    for case in record.cases():
        if case[0] == slug and steps < most:
            told = json.loads(record.file(*case).read_text("utf-8"))
            steps += len(told["steps"])
            for thing in _things(orclib.game(slug).engine, told):
                keep(thing)
    return found


def _things(game: AnyGame, told: dict[str, Any]) -> Iterator[Action | Event | Reason | Line]:
    state = game.new(game.options(**told["options"]))
    for number, (seat, text, _) in enumerate(told["steps"]):
        action = game.parse(text, state, seat)
        yield action
        if number % EVERY == 0:
            for who in (CHANCE, *seats_of(state)):
                for each in (*game.pseudo_legal_actions(state, who), *game.never_legal_actions(state, who)):
                    yield each
                    yield from game.refusals(state, each)
        state, events = game.apply(state, action)
        for event in events:
            yield event
            for who in seats_of(state):
                yield event.seen_by(who)
    outcome = game.outcome(state)
    assert outcome is not None
    yield outcome.reason
    yield from outcome.score.lines


def line(game: AnyGame, thing: Any) -> str:
    """One thing as the file shows it: the rule or the notation, the places on the picture, what it says."""
    sentences = []
    for code in LANGUAGES:
        with speaking(code):
            sentences.append(game.sentence(thing))
    if isinstance(thing, Action):
        head = f"{game.format(thing)} | {' or '.join(' '.join(path) for path in thing.paths)}"
    else:
        places = thing.marks if isinstance(thing, Event) else thing.evidence
        head = f"{thing.clause} | {' '.join(places)}"
    return " | ".join([head, *sentences])


def lines(slug: str, most: float = inf) -> list[str]:
    """All that is kept of a game, a line a thing, sorted; of its first games only, it is a part of that."""
    game = orclib.game(slug).engine
    found = {
        f"{'action' if isinstance(thing, Action) else 'event' if isinstance(thing, Event) else 'rule'}: "
        + line(game, thing)
        for things in met(slug, most).values()
        for thing in things
    }
    return sorted(found)


def file(slug: str) -> Path:
    """Where the sayings of a game are kept."""
    return record.FOLDER / f"{slug}.sayings.txt"


def main() -> None:
    """Write the files of all games."""
    for slug in orclib.list_games():
        file(slug).write_text("\n".join(lines(slug)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
