"""What a game is as rules: values going in, values coming out, one judge who cites clauses, what a seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Generic, TypeVar, get_args

import msgspec

from orclib.engine.options import GameOptions
from orclib.engine.records import CHANCE, Action, Announced, Event, Line, Outcome, Reason, Seat, Step, Try, once
from orclib.engine.rulebook import Rulebook
from orclib.engine.spans import Span
from orclib.errors import IllegalAction, UsageError, shortened
from orclib.language import say

S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=msgspec.Struct)
O = TypeVar("O", bound=GameOptions)  # noqa: E741


class Rules(ABC, Generic[S, A, V, O]):
    """The rules of a game, and who may know what of it."""

    slug: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]
    players: ClassVar[range]
    Options: type[O]
    State: type[S]
    action_type: Any
    """The union of all action classes that are played, for decoding."""
    announced_type: Any = None
    """The union of all announcements; None where there are none."""
    rulebook: Rulebook
    playouts: ClassVar[int] = 400
    """How many games are played on at random to tell who may win: fewer where games are long."""
    longest: ClassVar[int] = 1_000
    """A game of more actions than this has hardly ever been played, at random neither."""
    decides: ClassVar[str] = ""
    """The clause by which the higher score wins; "" where `fates` or what happens at the end tells everybody's fate."""
    counts: ClassVar[bool] = True
    """Whether the rulebook counts points at the end."""
    spans: ClassVar[Mapping[str, Span]] = {}
    """Stretches of play by their names in this game, such as "turn" or "fight", and how each is known to have ended."""
    clock: ClassVar[str] = ""
    """The target on the picture that lets time pass, in a game with a clock (see `clocked`)."""
    _listed: tuple[Any, dict[Seat, tuple[Any, ...]]] = None, {}
    """The state whose legal actions were asked for last, and those of each seat asked about: they need no judge."""

    # --- rules ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def new(self, options: O | None = None) -> S:
        """The state before anything has been rolled or dealt."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that may act now, CHANCE among them; () when the game is over."""

    @abstractmethod
    def pseudo_legal_actions(self, state: S, seat: Seat) -> Iterable[A]:
        """Every action that a seat may think of now, forbidden ones included: what `refusals` is asked about."""

    def never_legal_actions(self, state: S, seat: Seat) -> Iterable[A]:
        """Things that are never allowed, yet a learner points at: asked only when nothing else fits."""
        return ()

    @abstractmethod
    def judge(self, state: S, action: A, /) -> tuple[Reason, ...]:
        """Every reason against a single decision, what a person should hear first in front; () means legal."""

    def refusals(self, state: S, action: A) -> tuple[Reason, ...]:
        """Every reason against the action, an announcement too: () means that it is legal.

        Raises UsageError for what is no action of this game.
        """
        self._ensure_action(action)
        return self.judged(state, action)[1] if isinstance(action, Announced) else self.judge(state, action)

    @cached_property
    def _kinds(self) -> frozenset[type]:
        """The classes of all that is played or announced."""
        unions = (self.action_type, self.announced_type)
        return frozenset(kind for union in unions if union is not None for kind in get_args(union) or (union,))

    def _ensure_action(self, action: object) -> None:
        if type(action) not in self._kinds and not isinstance(action, Try):
            told = say("{action} is not an action of {game}.", "{action} n'est pas une action du jeu {game}.")
            raise UsageError(told.format(action=shortened(action), game=self.title))

    @abstractmethod
    def apply_unchecked(self, state: S, action: A) -> tuple[S, tuple[Event, ...]]:
        """What a legal action does. Call `apply`, which asks the judge first."""

    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """The actions that a seat may take now."""
        listed = self._listed
        if listed[0] is not state:
            listed = self._listed = state, {}
        legal = listed[1][seat] = self.list_legal(state, seat)
        return legal

    def list_legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """The same, found anew: the candidates that are not refused, or a faster road to them."""
        if seat not in self.to_act(state):
            return ()
        return tuple(action for action in self.pseudo_legal_actions(state, seat) if not self.refusals(state, action))

    def apply(self, state: S, action: A) -> tuple[S, tuple[Event, ...]]:
        """The state after the action, and what happened. Raises IllegalAction or UsageError, and keeps the state.

        What was just listed as legal in this very state is not judged again.
        """
        at, legal = self._listed
        if at is state:
            for each in legal.get(getattr(action, "seat", CHANCE), ()):
                if each is action:
                    return self.apply_unchecked(state, action)
        self._ensure_action(action)
        if isinstance(action, Announced):
            steps = self.steps(state, action)
            return steps[-1].state, tuple([event for step in steps for event in step.events])
        if reasons := self.judge(state, action):
            self._ensure_legal(reasons)
        return self.apply_unchecked(state, action)

    def steps(self, state: S, action: A) -> tuple[Step, ...]:
        """The decisions that an action consists of, each as it is played: one, but for an announcement.

        Raises IllegalAction with every reason against it.
        """
        if isinstance(action, Announced):
            steps, reasons = self.judged(state, action)
            self._ensure_legal(reasons)
            return steps
        return (Step(action, *self.apply(state, action)),)

    def ensure_legal(self, state: S, action: A) -> None:
        """Nothing, when the action is legal. Raises IllegalAction with every reason against it."""
        self._ensure_legal(self.refusals(state, action))

    def _ensure_legal(self, reasons: tuple[Reason, ...]) -> None:
        if reasons:
            raise IllegalAction(reasons, tuple(map(self.sentence, reasons)))

    def chances(self, state: S) -> tuple[tuple[A, Fraction], ...]:
        """What chance may do now, with exact probabilities that sum to 1; equal ones unless a game says otherwise."""
        actions = self.legal_actions(state, CHANCE)
        return tuple((action, Fraction(1, len(actions))) for action in actions)

    def clocked(self, state: S) -> bool:
        """Whether chance's next deed waits for a clock while others may act: somebody lets it strike (`Match.tick`)."""
        return False

    def chances_known(self, state: S, seat: Seat | None) -> tuple[tuple[A, Fraction], ...]:
        """What chance may do now as a seat has to reckon it, who does not know all that lies hidden elsewhere."""
        return self.chances(state)

    def forget(self, state: S) -> S:
        """The state without what no rule asks for and only tells how it came to be, such as the dice thrown last."""
        return state

    @abstractmethod
    def outcome(self, state: S, /) -> Outcome | None:
        """How the game ended; None while it goes on."""

    def fates(self, state: S) -> tuple[Event, ...]:
        """At the end, by which rule each loser lost, in a game where that is not always the rule that `decides`."""
        return ()

    @abstractmethod
    def inventory(self, state: S) -> Mapping[str, int]:
        """How many there are of each thing in the box, counted wherever it lies: the same in every position."""

    # --- readings of the rules -------------------------------------------------------------------------------------

    def still_in(self, state: S) -> tuple[Seat, ...]:
        """The seats that are still in the game: by default all."""
        return tuple(map(Seat, range(state.options.players)))  # type: ignore[attr-defined]

    def sides(self, options: O) -> tuple[tuple[Seat, ...], ...]:
        """Who wins or loses together: by default each seat for itself."""
        return tuple((Seat(seat),) for seat in range(options.players))

    def options(self, **choices: Any) -> O:
        """Options by name. Raises UsageError for a name or a value that does not exist."""
        names = self.Options.__struct_fields__
        for name in choices:
            if name not in names:
                what = say("option of {game}", "dans le jeu {game} aucune option").format(game=self.title)
                raise UsageError.unknown(what, name, names)
        return self.Options(**choices)

    def with_options(self, state: S, options: O) -> S:
        """The same position under other readings of the rules, with all that follows from them."""
        return msgspec.structs.replace(state, options=options)

    # --- announcements -------------------------------------------------------------------------------------------

    def parts(self, state: S, action: A) -> tuple[A, ...]:
        """The decisions of an announcement, in the order in which they are played; others are their own part."""
        return (action,)

    def whole(self, state: S, action: A, reasons: tuple[Reason, ...], /) -> Iterable[Reason]:
        """Every reason against an announcement: those against its parts, and what only the whole is to blame for."""
        return reasons

    def timely(self, state: S, part: A) -> bool:
        """Whether its seat is asked for such a decision now."""
        return part.seat in self.to_act(state)

    def regardless(self, state: S, part: A) -> Iterable[Reason]:
        """What speaks against a part even where it does not come to its moment."""
        return ()

    def judged(self, state: S, action: A) -> tuple[tuple[Step, ...], tuple[Reason, ...]]:
        """An announcement part by part, each judged in the state it meets, and every reason against it.

        What is refused is left out. What the game did by itself is not done twice. Where a part has lost its moment,
        since another is refused or the game went on, only what speaks against it regardless is told.
        """
        steps, reasons, late = list[Step](), list[Reason](), tuple[Reason, ...]()
        now, parts, by_itself = state, self.parts(state, action), list[Event]()
        begun = bool(parts) and self.timely(state, parts[0])
        for at, part in enumerate(parts):
            closes = part.__struct_fields__ == Action.__struct_fields__  # "no more", "ready"
            if closes and reasons:
                break
            if at and begun and not self.timely(now, part):
                if steps and (closes or _told(part, steps[-1], by_itself)):
                    continue
                found = tuple(self.regardless(now, part))
                late = late or found or self.refusals(now, part)
            elif not (found := self.refusals(now, part)):
                now, events = self.apply_unchecked(now, part)
                steps.append(Step(part, now, events))
                by_itself = list(events[1:])
            reasons += found
        return tuple(steps), once(self.whole(state, action, once(reasons))) or late

    # --- knowledge -----------------------------------------------------------------------------------------------

    @abstractmethod
    def observe(self, state: S, seat: Seat | None) -> V:
        """What a seat may know; None is the referee, who sees all that has been dealt."""

    @abstractmethod
    def determinize(self, view: V, rng: Random) -> S:
        """A state that fits the view, with what its seat cannot know dealt afresh."""

    def sample_hidden(self, state: S, seat: Seat, rng: Random) -> S:
        """A state that the seat could not tell from this one."""
        return self.determinize(self.observe(state, seat), rng)

    # --- words -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def sentence(self, thing: Action | Event | Reason | Line) -> str:
        """What an action, event, reason or score line says, in the language in use."""

    def cited(self, events: Iterable[Event], outcome: Outcome | None) -> set[str]:
        """The clauses that what has happened cites, and at the end those of the score sheet."""
        clauses = {event.clause for event in events}
        if outcome is not None:
            clauses |= {outcome.reason.clause, *(line.clause for line in outcome.score.lines)}
            totals = outcome.score.totals
            if self.decides and outcome.winners and min(totals) < totals[outcome.winners[0]]:
                clauses.add(self.decides)
        return clauses

    @abstractmethod
    def seat_name(self, seat: Seat, options: O) -> str:
        """The name of a seat at a table with these options, in the language in use."""


def _told(part: Action, before: Step, events: list[Event]) -> bool:
    """Whether an event tells that the game did a part by itself, after one of its kind; the event is used up."""
    if type(part) is not type(before.action):
        return False
    fields, like = part.__struct_fields__, type(before.events[0])
    for event in events:
        same = type(event) is like and set(fields) <= set(event.__struct_fields__)
        if same and all(getattr(event, name) == getattr(part, name) for name in fields):
            events.remove(event)
            return True
    return False
