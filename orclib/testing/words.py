"""All that a game says about a position: that it cites rules that exist, and reads well in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal

import msgspec

from orclib.engine import CHANCE, Action, Event, Line, Reason
from orclib.language import LANGUAGES
from orclib.language.switch import language
from orclib.testing.play import AnyGame, seats_of

Kind = Literal["events", "refusals", "score lines", "actions"]


class Said(msgspec.Struct, frozen=True):
    """One thing that a game says: an action cites no clause, all others do."""

    kind: Kind
    thing: Action | Event | Reason | Line

    @property
    def clause(self) -> str | None:
        """The clause that it cites."""
        return None if isinstance(self.thing, Action) else self.thing.clause


_BLEMISHES: Final = (
    (re.compile(r"[{}]"), "an unfilled brace"),
    (re.compile(r"\bNone\b"), "the word None"),
    (re.compile(r"  |^ | $"), "a space too many"),
    (re.compile(r"<|\w\(\w*=|\b[A-Z]\w*\.\w"), "a Python repr"),
    (re.compile(r"^$"), "nothing at all"),
)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """The language for a while; whatever was spoken before is spoken again afterwards."""
    before = language()
    language(code)
    try:
        yield
    finally:
        language(before)


def said(game: AnyGame, state: Any, events: Iterable[Event] = (), strays: Iterable[Any] = ()) -> Iterator[Said]:
    """All that is said at one step.

    That is: what has just happened (as every seat saw it), every action and why it is refused, the score.
    """
    for event in events:
        for seat in (None, *seats_of(state)):
            yield Said("events", event.seen_by(seat))
    for seat in (CHANCE, *seats_of(state)):
        for action in game.pseudo_legal_actions(state, seat):
            yield Said("actions", action)
            yield from (Said("refusals", reason) for reason in game.refusals(state, action))
    for action in strays:
        yield from (Said("refusals", reason) for reason in game.refusals(state, action))
    outcome = game.outcome(state)
    if outcome is not None:
        yield Said("score lines", outcome.reason)
        yield from (Said("score lines", line) for line in outcome.score.lines)


def check_citations(game: AnyGame, things: Iterable[Said]) -> None:
    """Everything but an action cites a clause that exists."""
    for each in things:
        if each.clause is not None and each.clause not in game.rulebook:
            raise AssertionError(f"{game.title} has no clause {each.clause!r}, which {each.thing!r} cites")


def check_words(game: AnyGame, things: Iterable[Said]) -> None:
    """Everything has a sentence in both languages, without unfilled braces, "None" or double spaces."""
    things = _different(things)
    for code in LANGUAGES:
        with speaking(code):
            for each in things:
                text = game.sentence(each.thing)
                for blemish, name in _BLEMISHES:
                    if blemish.search(text):
                        raise AssertionError(f"{text!r} has {name}: that is {each.thing!r}, in {code!r}")


def check_translated(game: AnyGame, things: Iterable[Said]) -> None:
    """No event, refusal or score line is said in the same words in two languages."""
    for each in _different(things):
        if each.kind == "actions":
            continue  # two words may well be the same: "Stop"
        texts = []
        for code in LANGUAGES:
            with speaking(code):
                texts.append(game.sentence(each.thing))
        if len(set(texts)) < len(texts):
            raise AssertionError(f"{texts[0]!r} is said in every language: that is {each.thing!r}")


def _different(things: Iterable[Said]) -> list[Said]:
    """Each thing once; facts are dicts, which cannot be hashed, but they can be written."""
    return list({repr(each): each for each in things}.values())
