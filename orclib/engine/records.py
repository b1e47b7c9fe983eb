"""What games tell one another in: actions, events, reasons, score lines and outcomes, as plain frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final, NamedTuple, NewType

import msgspec

from orclib.engine import pointing
from orclib.language import say

Seat = NewType("Seat", int)
CHANCE: Final = Seat(-1)
"""The seat that rolls the dice and turns the cards."""

type_facts = dict[str, Any]


class Action(msgspec.Struct, frozen=True, gc=False):
    """One atomic decision of one seat (or of CHANCE). Games subclass it, with `tag=True`."""

    seat: Seat

    typed: ClassVar[str | tuple[str, ...]] = ()
    """How it is typed, as `patterns` reads it; the first pattern that says it is written."""
    points: ClassVar[str | tuple[str, ...]] = ()
    """How it is pointed at, as `pointing` reads it: targets in order, with fields in them."""
    says: ClassVar[Any] = ("", "")
    """What it says in both languages, its fields in braces; or a property that chooses."""
    marks: ClassVar[Mapping[str, Any]] = {}
    """What targets call the values of a field, where that is not what they are: `{"seat": "NS"}`."""

    @property
    def template(self) -> str:
        """What it says, its fields in braces, in the language in use."""
        return self.says if isinstance(self.says, str) else say(*self.says)

    @property
    def unsaid(self) -> tuple[str, ...]:
        """Fields that have their usual value here, beside those with a default, so that nobody types them."""
        return ()

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        """The ways to point at this action on the picture: target ids in order. The first is the usual one."""
        return pointing.paths(self)


class ChanceAction(Action, frozen=True):
    """What nobody but CHANCE does."""


class Announced(Action, frozen=True):
    """Several decisions said at once: all of them are played, as its parts, or none is; it is never listed as legal."""


def by_clause(says: dict[str, tuple[str, str]]) -> Mapping[str, tuple[str, str]]:
    """What an event says under each clause that may make it happen, in English and French."""
    return MappingProxyType(says)


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, and the clause that made it happen. Games subclass it.

    Fields named in `private` are known to `witnesses` only; None means that everybody saw everything.
    """

    clause: str
    private: ClassVar[tuple[str, ...]] = ()
    says: ClassVar[Any] = ("", "")
    """What it says in both languages, its fields in braces; or such pairs `by_clause`; or a property that chooses."""

    @property
    def template(self) -> str:
        """What it says, its fields in braces, in the language in use."""
        says = self.says[self.clause] if isinstance(self.says, Mapping) else self.says
        return says if isinstance(says, str) else say(*says)

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        """The seats that know the private fields; None for all."""
        return None

    @property
    def marks(self) -> tuple[str, ...]:
        """The targets on the picture where it happened."""
        return ()

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as a seat knows it: private fields are None for those who did not see them. None sees all."""
        witnesses = self.witnesses
        if seat is None or witnesses is None or seat in witnesses:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.private))


class Reason(msgspec.Struct, frozen=True):
    """Why an action is forbidden: the clause, which of its cases, the things on the table that prove it."""

    clause: str
    code: str
    evidence: tuple[str, ...] = ()
    facts: type_facts = {}


class Line(msgspec.Struct, frozen=True):
    """One line of a score sheet: points for a seat, the clause that gives them, what on the table they are for.

    Without a seat the points are nobody's: they add to no total.
    """

    seat: Seat | None
    points: int
    clause: str
    code: str
    evidence: tuple[str, ...] = ()
    facts: type_facts = {}


class Score(msgspec.Struct, frozen=True):
    """The score of every seat, and the lines that add up to it; partners each have the lines of their side."""

    totals: tuple[int, ...]
    lines: tuple[Line, ...]


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winners (all who share it; nobody in a draw), the deciding reason, the score."""

    winners: tuple[Seat, ...]
    reason: Reason
    score: Score


class Step(NamedTuple):
    """A part of an announcement as it is played: the decision, the state after it, what happened."""

    action: Any
    state: Any
    events: tuple[Event, ...]
