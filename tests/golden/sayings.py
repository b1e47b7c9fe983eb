"""What recorded games and forbidden moves say: notation, paths and sentences in both languages, some of each kind.

`python -m tests.golden.sayings` writes the files again, `… sayings orc` those of one game. Do it when the words were
meant to change, and read the difference before you keep it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import orclib
from orclib.engine import CHANCE, Action, Event, Line, Reason
from orclib.language import LANGUAGES
from orclib.testing.play import AnyGame, seats_of
from orclib.testing.words import speaking
from tests.games import phases
from tests.games.rows import Row
from tests.golden import record, texts

EXAMPLES = 4
"""How many of each kind are kept."""
EVERY = 9
"""Refusals are asked for in one state out of so many: they cost the most."""
ASKED = "asked: "
"""Begins the lines that say in which states something new was refused; a run that asks there only hears it all."""

Moments = dict[str, list[int]]
"""Steps of the recorded games, by the names of their files."""
Found = dict[tuple[Any, ...], list[Any]]
"""The things found of each kind, in the order in which they were met."""


def kind(thing: Any) -> tuple[Any, ...]:
    """What tells one saying from another: for events and actions which fields are known, for reasons their case."""
    if isinstance(thing, Reason | Line):
        return type(thing).__name__, thing.clause, thing.code
    known = tuple(getattr(thing, name) is None for name in thing.__struct_fields__)
    clause = thing.clause if isinstance(thing, Event) else ""
    return type(thing).__name__, clause, known


def met(slug: str, moments: Moments | None) -> tuple[Found, Moments]:
    """Some things of every kind that the recorded games and its table of forbidden moves hold, and where it was asked.

    What is refused is asked for at these moments of the recorded games only, or in one state out of `EVERY`.
    """
    found, asked = Found(), Moments()

    def heard(thing: Any) -> bool:
        some = found.setdefault(kind(thing), [])
        new = len(some) < EXAMPLES and thing not in some
        if new:
            some.append(thing)
        return new

    for path in (record.file(*case) for case in record.cases() if case[0] == slug):
        told = json.loads(path.read_text("utf-8"))
        steps = range(0, len(told["steps"]), EVERY) if moments is None else moments.get(path.stem, ())
        for number, thing in _things(orclib.game(slug).engine, told, frozenset(steps)):
            if heard(thing) and number is not None and number not in asked.setdefault(path.stem, []):
                asked[path.stem].append(number)
    for thing in _forbidden(slug):
        heard(thing)
    return found, asked


def _forbidden(slug: str) -> Iterator[Action | Reason]:
    """The moves that the table of a game forbids, and why; and in each phase why what is done in another is not."""
    game = orclib.game(slug).engine
    for row in import_module(f"tests.games.{slug}.test_illegal_moves").ROWS:
        each = row if isinstance(row, Row) else row.values[0]
        state, action = each.tried(game)
        if isinstance(each.no, str):  # what cannot be typed is not said either
            yield action
        yield from game.refusals(state, action)
    states = phases.moments(slug).values()
    elsewhere = [game.legal_actions(state, seat)[0] for state in states for seat in game.to_act(state)]
    for state in states:
        for action in elsewhere:
            yield from game.refusals(state, action)


def _things(
    game: AnyGame, told: dict[str, Any], asked: frozenset[int]
) -> Iterator[tuple[int | None, Action | Event | Reason | Line]]:
    """All that a recorded game says, and at which step it was asked what is refused, if it was."""
    state = game.new(game.options(**told["options"]))
    for number, (seat, text, _) in enumerate(told["steps"]):
        action = game.parse(text, state, seat)
        yield None, action
        if number in asked:
            for who in (CHANCE, *seats_of(state)):
                for each in (*game.pseudo_legal_actions(state, who), *game.never_legal_actions(state, who)):
                    yield number, each
                    for reason in game.refusals(state, each):
                        yield number, reason
        state, events = game.apply(state, action)
        for event in events:
            yield None, event
            for who in seats_of(state):
                yield None, event.seen_by(who)
    outcome = game.outcome(state)
    assert outcome is not None
    yield None, outcome.reason
    for line in outcome.score.lines:
        yield None, line


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


def lines(slug: str, moments: Moments | None = None) -> list[str]:
    """All that is kept of a game, a line a thing, sorted; moments leave out no line, if they are those of the file."""
    game = orclib.game(slug).engine
    found, asked = met(slug, moments)
    said = {
        f"{'action' if isinstance(thing, Action) else 'event' if isinstance(thing, Event) else 'rule'}: "
        + line(game, thing)
        for things in found.values()
        for thing in things
    }
    return sorted(said | {f"{ASKED}{stem} {' '.join(map(str, steps))}" for stem, steps in asked.items()})


def kept(slug: str) -> tuple[list[str], Moments]:
    """The lines of the file of a game, and where it is to be asked."""
    told = texts.kept(slug, "sayings")
    asked = [text.removeprefix(ASKED).split() for text in told if text.startswith(ASKED)]
    return told, {stem: [int(step) for step in steps] for stem, *steps in asked}


if __name__ == "__main__":
    texts.write("sayings", lines)
