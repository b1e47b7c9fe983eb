"""What games tell one another in: actions, events, reasons, score lines and outcomes, as plain frozen values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final, NamedTuple, NewType, Self, TypeVar

import msgspec

from orclib.engine import pointing
from orclib.language import plural, say

S = TypeVar("S")

Seat = NewType("Seat", int)
CHANCE: Final = Seat(-1)
"""The seat that rolls the dice and turns the cards."""

Facts = Mapping[str, Any]


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
    headline: ClassVar[tuple[str, str]] = ("Chance", "Le hasard")
    """Where chance does it: what is written above it in a story, in both languages."""

    @property
    def template(self) -> str:
        """What it says, its fields in braces, in the language in use."""
        return self.says if isinstance(self.says, str) else say(*self.says)

    @property
    def facts(self) -> Facts:
        """Its fields, as the braces of its sentence name them."""
        return {name: getattr(self, name) for name in self.__struct_fields__}

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


Forms = tuple[str, str]
"""What is said of one and of more."""
Pair = tuple[str, str] | tuple[Forms, Forms, str]
"""What a thing says in English and French; or for one and for more, and which of its fields tells how many."""


def by_clause(says: dict[str, Pair]) -> Mapping[str, Pair]:
    """What an event says under each clause that may make it happen."""
    return MappingProxyType(says)


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, and the clause that made it happen. Games subclass it.

    Fields named in `private` are known to `witnesses` only; None means that everybody saw everything.
    """

    clause: str
    private: ClassVar[tuple[str, ...]] = ()
    says: ClassVar[Any] = ("", "")
    """What it says, as a `Pair`, its fields in braces; or such pairs `by_clause`; or a property that chooses."""
    unseen: ClassVar[Any] = None
    """What it says instead to those who do not know the private fields."""
    where: ClassVar[str] = ""
    """The targets on the picture where it happened, as `pointing` reads them, with fields in them that all know."""
    stop: ClassVar[Any] = False
    """Whether whoever looks back wants to stop at it: a fight is over, something comes to light, a result is known;
    or a property that says so."""

    @property
    def template(self) -> str:
        """What it says, its fields in braces, in the language in use."""
        hidden = self.unseen is not None and any(getattr(self, name) is None for name in self.private)
        says = self.unseen if hidden else self.says
        if isinstance(says, Mapping):
            says = says[self.clause]
        if isinstance(says, str) or len(says) == 2:
            return says if isinstance(says, str) else say(*says)
        one, other, name = says
        told = getattr(self, name)
        return plural(told if isinstance(told, int) else len(told), one, other)

    @property
    def facts(self) -> Facts:
        """Its fields, as the braces of its sentence name them."""
        return {name: getattr(self, name) for name in self.__struct_fields__}

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        """The seats that know the private fields: the one that the event is about; None for all."""
        return (self.facts["seat"],) if self.private else None

    @property
    def marks(self) -> tuple[str, ...]:
        """The targets on the picture where it happened."""
        return pointing.targets(self)

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as a seat knows it: private fields are None for those who did not see them. None sees all."""
        witnesses = self.witnesses
        if seat is None or witnesses is None or seat in witnesses:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.private))


class Entry(msgspec.Struct, frozen=True):
    """One thing that the rules say, in one place: its name, its clause, its sentence in both languages.

    Facts stand in braces. With `count`, `en` and `fr` are pairs, for one and for more of what that fact counts. `says`
    makes the template where neither is enough.
    """

    code: str
    clause: str
    en: str | tuple[str, str] = ""
    fr: str | tuple[str, str] = ""
    count: str = ""
    says: Callable[[Facts], str] | None = None

    def under(self, clause: str) -> Self:
        """The same, as another clause has it."""
        return msgspec.structs.replace(self, clause=clause)

    def __repr__(self) -> str:
        return f"<{self.clause} {self.code}>"

    def template(self, facts: Facts) -> str:
        """What it says, facts in braces, in the language in use."""
        if self.says is not None:
            return self.says(facts)
        if isinstance(self.en, str) and isinstance(self.fr, str):
            return say(self.en, self.fr)
        assert isinstance(self.en, tuple)
        assert isinstance(self.fr, tuple)
        return plural(facts[self.count], self.en, self.fr)


class Rule(Entry, frozen=True):
    """A way to be forbidden, or to win. Called with the places that prove it and its facts, it is a `Reason`."""

    def __call__(self, *evidence: str, **facts: Any) -> Reason:
        return Reason(self, evidence, facts)


class Item(Entry, frozen=True):
    """A kind of line on a score sheet. Called with a seat, points, places and facts, it is a `Line`."""

    tempts: str = ""
    """Its fact that one may count as points by mistake, though it brings none."""

    def __call__(self, seat: Seat | None, points: int, /, *evidence: str, **facts: Any) -> Line:
        return Line(seat, points, self, evidence, facts)


class Reason(msgspec.Struct, frozen=True):
    """Why an action is forbidden, or somebody has won: the rule, the things on the table that prove it."""

    rule: Rule
    evidence: tuple[str, ...] = ()
    facts: Facts = {}

    @property
    def clause(self) -> str:
        """The clause that says so."""
        return self.rule.clause

    @property
    def code(self) -> str:
        """Which of the cases of its clause it is."""
        return self.rule.code

    @property
    def template(self) -> str:
        """What it says, its facts in braces, in the language in use."""
        return self.rule.template(self.facts)


class Try(Action, frozen=True):
    """What learners try and the rules never allow: an action like any other, and beside it the rules against it.

    It exists so that "why not?" has an answer. It is never legal, so it is never played or saved.
    """

    name: ClassVar[str] = ""
    """What it is called in both languages, "halt|arrêter", where its pattern says `{trick}` (see `kinds.tricks`)."""
    against: ClassVar[Rule | tuple[Rule, ...]] = ()
    """The rule or rules that forbid it in any position; what depends on the position, `rules` or `reasons` says."""

    @property
    def trick(self) -> type[Try]:
        """Which try it is."""
        return type(self)

    def judge(self, state: Any) -> tuple[Reason, ...]:
        """Every reason against it, what a person should hear first in front; never empty."""
        return (*self.untimely(state), *self.reasons(state))

    def untimely(self, state: Any) -> Sequence[Reason]:
        """Why nobody tries anything now, such as the end of the game."""
        return ()

    def reasons(self, state: Any) -> Sequence[Reason]:
        """Why it is not allowed, whenever it is tried."""
        return [rule(*self.evidence(state), **self.facts) for rule in self.rules(state)]

    def rules(self, state: Any) -> Sequence[Rule]:
        """The rules that forbid it here."""
        return (self.against,) if isinstance(self.against, Rule) else self.against

    def evidence(self, state: Any) -> tuple[str, ...]:
        """The targets on the picture that prove it."""
        return ()


class Line(msgspec.Struct, frozen=True):
    """One line of a score sheet: points for a seat, the item that gives them, what on the table they are for.

    Without a seat the points are nobody's: they add to no total.
    """

    seat: Seat | None
    points: int
    item: Item
    evidence: tuple[str, ...] = ()
    facts: Facts = {}

    @property
    def clause(self) -> str:
        """The clause that gives the points."""
        return self.item.clause

    @property
    def code(self) -> str:
        """Which of the cases of its clause it is."""
        return self.item.code

    @property
    def template(self) -> str:
        """What it says, its facts in braces, in the language in use."""
        return self.item.template(self.facts)


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


Log = list[Event]
"""What has happened, in order: whoever does something adds to it."""
Acts = dict[type, tuple[Callable[[S, Any], list[Reason]], Callable[[S, Any, Log], S]]]
"""The one table of a game with states of a type: who judges each kind of action, and what it does."""


def once(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The same reasons, none told twice."""
    kept: list[Reason] = []
    for reason in reasons:
        if reason not in kept:
            kept.append(reason)
    return tuple(kept)
