"""The shape that every game has: values going in, values coming out, and one judge who cites the rules."""

from __future__ import annotations

import types
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, cached_property
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar, cast, get_args

import msgspec

from orclib.engine import kinds, patterns, positions
from orclib.engine.bot import Bot
from orclib.engine.reading import Reading, bare, tokens
from orclib.engine.records import CHANCE, Action, Announced, ChanceAction, Event, Line, Outcome, Reason, Seat, Step
from orclib.engine.rulebook import Rulebook
from orclib.errors import IllegalAction, NotationError, PositionError, UsageError, shortened
from orclib.language import either, say, speaking

MOST_OF_ANYTHING: Final = 9_999
"""No count of pieces, turns or points in a state is greater, and nothing in it is longer."""

Picture: TypeAlias = Any
"""A `Scene`, as a game draws it: here it is only handed on."""


class Overlay(NamedTuple):
    """Something that can be shown on top of the table: what it is called, and how it is drawn on a view's picture."""

    label: str
    draw: Callable[[Picture, Any], Picture]


@cache
def _fields(cls: Any) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a class: asking for them costs milliseconds, and options are made all the time."""
    return msgspec.structs.fields(cls)


def value_of(option: str) -> str:
    """What `UsageError.unknown` calls the value of an option."""
    return say("value of {option}", "pour l'option {option} aucune valeur").format(option=option)


class GameOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The players and the readings of the rules. Games subclass it; each ruling's switch is a field.

    Raises UsageError for a value that no reading has.
    """

    players: int

    player_counts: ClassVar[range]
    allowed: ClassVar[dict[str, tuple[Any, ...]]] = {}

    def __post_init__(self) -> None:
        counts = self.player_counts
        if type(self.players) is not int or self.players not in counts:
            many = str(counts[0]) if len(counts) == 1 else say("{} to {}", "{} à {}").format(counts[0], counts[-1])
            told = say(
                "This game is for {many} players, not {given}.", "Ce jeu est pour {many} joueurs, et non {given}."
            )
            raise UsageError(told.format(many=many, given=shortened(self.players)))
        for field in _fields(type(self)):
            value = getattr(self, field.name)
            choices = self.allowed.get(field.name, (False, True) if field.type is bool else None)
            if choices is not None and not any(
                value is choice or (value == choice and type(value) is type(choice)) for choice in choices
            ):
                raise UsageError.unknown(value_of(field.name), value, map(str, choices))

    @classmethod
    def readings(cls) -> dict[str, tuple[Any, ...]]:
        """The values of every option that has few, the default first: what can be compared."""
        found: dict[str, tuple[Any, ...]] = {}
        for field in msgspec.structs.fields(cls):
            usual = field.default
            values = (False, True) if field.type is bool else cls.allowed.get(field.name, ())
            if values:
                found[field.name] = (usual, *(value for value in values if value != usual))
        return found


S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=msgspec.Struct)
O = TypeVar("O", bound=GameOptions)  # noqa: E741


class Game(ABC, Generic[S, A, V, O]):
    """One game: the contract that tables, bots, lessons and tests rely on, and nothing else."""

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
    decides: ClassVar[str] = ""
    """The clause by which the higher score wins; "" where `fates` or what happens at the end tells everybody's fate."""
    words: ClassVar[Mapping[Any, kinds.Kind]] = {}
    """What the fields of actions are called and how their values are typed, by the field's name or type; `Seat` too."""
    statements: ClassVar[tuple[type[positions.Statement], ...]] = ()
    """What a typed position may say, one class a kind of statement; where two fit equally well, the first counts."""
    told_by: ClassVar[bool] = False
    """Whether a typed action begins with who does it: `red: send gob`."""
    clock: ClassVar[str] = ""
    """The target on the picture that lets time pass, in a game with a clock (see `clocked`)."""

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
    def refusals(self, state: S, action: A) -> tuple[Reason, ...]:
        """Every reason against the action, what a person should hear first in front; () means that it is legal."""

    @abstractmethod
    def apply_unchecked(self, state: S, action: A) -> tuple[S, tuple[Event, ...]]:
        """What a legal action does. Call `apply`, which asks the judge first."""

    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """The actions that a seat may take now."""
        if seat not in self.to_act(state):
            return ()
        return tuple(action for action in self.pseudo_legal_actions(state, seat) if not self.refusals(state, action))

    def apply(self, state: S, action: A) -> tuple[S, tuple[Event, ...]]:
        """The state after the action, and what happened. Raises IllegalAction, with the state untouched."""
        if isinstance(action, Announced):
            steps = self.steps(state, action)
            return steps[-1].state, tuple([event for step in steps for event in step.events])
        self._ensure_legal(self.refusals(state, action))
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

    @abstractmethod
    def outcome(self, state: S, /) -> Outcome | None:
        """How the game ended; None while it goes on."""

    def fates(self, state: S) -> tuple[Event, ...]:
        """At the end, by which rule each loser lost, in a game where that is not always the rule that `decides`."""
        return ()

    @abstractmethod
    def inventory(self, state: S) -> Mapping[str, int]:
        """How many there are of each thing in the box, counted wherever it lies: the same in every position."""

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
        return tuple(steps), _once(self.whole(state, action, _once(reasons))) or late

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

    # --- words and pictures --------------------------------------------------------------------------------------

    @cached_property
    def grammar(self) -> patterns.Grammar:
        """The patterns of all actions, announcements last."""
        every = get_args(self.action_type) + (get_args(self.announced_type) or (self.announced_type,))
        return patterns.Grammar([cls for cls in dict.fromkeys(every) if cls is not None], self.words)

    def format(self, action: A) -> str:
        """The action as a person types it."""
        told = self.grammar.write(action)
        return f"{self.words[Seat].write(action.seat)}: {told}" if self.told_by and action.seat != CHANCE else told

    def parse(self, text: str, state: S, seat: Seat | None = None) -> A:
        """The action that a person typed. `seat` says who; by default the first of those who may act.

        A leading `N:` says who, too. What `sentence` says of an action can be typed as well. Of several meanings, one
        that is legal counts. Raises NotationError.
        """
        who = self.asked(state) if seat is None or seat == CHANCE else seat
        reading = Reading(text, state)
        named = self._named(reading)
        nobody = self.told_by and not named and reading.word(1) == ":"  # such a player there is not
        if nobody and not reading.word(0).isdecimal() and not self.grammar.begins(reading.word(0)):
            raise reading.mistaken(0, self.words[Seat].label())
        starts = {0: who} | {reading.past(end, ":"): seat for end, seat in named.items()}
        found = list[A]()
        for at, one in starts.items():
            reading.build = lambda cls, said, one=one: self.complete(cls, said, state, one)  # type: ignore[misc]
            found += [reading.build(cls, said) for cls, said in self.grammar.read(reading, at)]
        found = found or self._said(reading, state, starts, anyone=seat is None)
        if not found and nobody and reading.furthest < 2:
            raise reading.mistaken(0, self.words[Seat].label())
        if not found:
            raise self.grammar.error(reading, starts, lambda: self._a_move(state))
        return self._meant(state, found)

    def asked(self, state: S) -> Seat:
        """Who is meant where nobody is named."""
        return next((seat for seat in self.to_act(state) if seat != CHANCE), Seat(0))

    def complete(self, cls: Any, said: dict[str, Any], state: S, seat: Seat) -> Any:
        """The action (or a part of one) of which so much was typed; here a game adds what goes without saying."""
        if issubclass(cls, Action):
            said = {"seat": CHANCE if issubclass(cls, ChanceAction) else seat} | said
        return cls(**said)

    def _named(self, reading: Reading) -> dict[int, Seat]:
        kind = self.words.get(Seat)
        return kind.read(reading, 0) if kind is not None else {}

    def _meant(self, state: S, found: Sequence[A]) -> A:
        """Of several meanings the first that is legal, or that may be thought of; or the first."""
        if len(found) > 1:
            for action in found:
                if not (
                    self.judged(state, action)[1] if isinstance(action, Announced) else self.refusals(state, action)
                ):
                    return action
            for action in found:
                if action.seat in self.to_act(state) and action in self.pseudo_legal_actions(state, action.seat):
                    return action
            asked = {type(action) for seat in self.to_act(state) for action in self.legal_actions(state, seat)}
            return next((action for action in found if type(action) in asked), found[0])
        return found[0]

    def _said(self, reading: Reading, state: S, starts: Mapping[int, Seat], *, anyone: bool) -> list[A]:
        """The action whose sentence this is, in either language: a legal one, or else one that may be thought of.

        It is done by whoever is named or asked; where nobody is, by whoever acts now.
        """
        told = {bare(reading.tokens[at:]): at for at in sorted(starts, reverse=True)}
        acting = self.to_act(state)
        for choices in (self.legal_actions, self.pseudo_legal_actions, self.never_legal_actions):
            for seat in sorted(acting, key=lambda seat: seat not in starts.values()):
                for action in choices(state, seat):
                    for sentence in self._in_both(action):
                        if (at := told.get(bare(tokens(sentence)))) is not None:
                            itself = seat == CHANCE or (anyone and at == 0)
                            return [action if itself else msgspec.structs.replace(action, seat=starts[at])]
        return []

    def _in_both(self, action: A) -> tuple[str, str]:
        with speaking("en"):
            en = self.sentence(action)
        with speaking("fr"):
            return en, self.sentence(action)

    def _a_move(self, state: S) -> str:
        shown = [f'"{entry.forms[0].examples[0]}"' for entry in self.notation().moves]
        return say(f"a move such as {either(shown[:8])}", f"un coup tel que {either(shown[:8])}")

    def notation(self) -> patterns.Notation:
        """How moves and positions are typed: each kind of them in words, with its forms and examples."""
        state, moves = self.new(), list[patterns.Entry]()
        for cls in self.grammar.classes:
            action = self.grammar.example(cls, state)
            en, fr = self._in_both(action)
            moves.append(patterns.Entry(en, fr, self.grammar.forms(cls, state)))
        return patterns.Notation(tuple(moves), self._statement_entries)

    def _statement_examples(self) -> list[str]:
        return [
            say(*entry.typical[0]) if entry.typical else entry.forms[0].examples[0] for entry in self._statement_entries
        ]

    @cached_property
    def _statement_entries(self) -> tuple[patterns.Entry, ...]:
        forms = self.position_grammar.forms
        found = []
        for cls in self.statements:
            typical: Any = (cls.example,) if cls.example and isinstance(cls.example[0], str) else cls.example
            found.append(patterns.Entry(*cls.tells, forms(cls, None, bare=False), typical))
        return tuple(found)

    @cached_property
    def position_grammar(self) -> patterns.Grammar:
        """The patterns of all statements of a typed position."""
        return patterns.Grammar(self.statements, self.words)

    def position(self, text: str, **choices: Any) -> S:
        """The state that a person typed: statements, and perhaps moves behind `then:` (see `positions`).

        `choices` flip readings of the rules in the calm moment, from which the moves are played. Raises NotationError,
        PositionError with all faults, or IllegalAction for a move that is forbidden.
        """
        state, moves = self.opening(text, **choices)
        for move in moves:
            for action in positions.actions(self, state, move, text):
                state, _ = self.apply(state, action)
        return state

    def opening(self, text: str, **choices: Any) -> tuple[S, tuple[positions.Move, ...]]:
        """The calm moment that a person typed, and the moves behind `then:`; `choices` flip readings of the rules.

        Raises NotationError or PositionError.
        """
        head, moves = positions.split(text)
        plain = self.plain(head)
        try:
            told = positions.read(plain, self.position_grammar, self._statement_examples, self.setting(plain))
        except NotationError as error:
            raise error.within(text, 1, 1) from None  # it shows what was typed, marks and brackets included
        state = self.built([each.statement for each in told], positions.contradictions(told))
        if choices:
            state = self.with_options(state, msgspec.structs.replace(cast("Any", state).options, **choices))
        return state, moves

    def plain(self, text: str) -> str:
        """The text of a position without what only explains or decorates."""
        return text

    def setting(self, text: str) -> Any:
        """What the names in a position depend on, such as how many play; None where they depend on nothing."""
        return None

    def built(self, statements: Sequence[Any], faults: Sequence[str]) -> S:
        """The state of which the statements tell. Raises PositionError with all its faults, behind those given."""
        raise NotImplementedError

    def calm(self, state: S) -> bool:
        """Whether somebody is about to begin a decision of the rulebook, with nothing half done."""
        return True

    def told(self, state: S) -> Iterable[Any]:
        """The statements that tell a calm moment."""
        raise NotImplementedError

    def ensure_calm(self, state: S) -> None:
        """Raise PositionError for a moment at which something is half done, or that no statement tells."""
        if not self.calm(state):
            over = self.outcome(state) is not None
            raise PositionError([positions.game_over() if over else positions.half_done()])

    def describe(self, state: S) -> str:
        """A calm moment as a person types it; `position` reads it back. Raises PositionError for any other moment."""
        self.ensure_calm(state)
        return "\n".join(map(self.position_grammar.write, self.told(state)))

    @abstractmethod
    def sentence(self, thing: Action | Event | Reason | Line) -> str:
        """What an action, event, reason or score line says, in the language in use."""

    @abstractmethod
    def seat_name(self, seat: Seat, options: O) -> str:
        """The name of a seat at a table with these options, in the language in use."""

    @abstractmethod
    def picture(self, view: V) -> Picture:
        """The table as the view's seat sees it."""

    def glance(self) -> Picture:
        """The turn and the tables of the game on one drawn page. Raises UsageError where a game draws none."""
        told = say("{game} has no page at a glance.", "{game} n'a pas de page « En un coup d'œil ».")
        raise UsageError(told.format(game=self.title))

    # --- conveniences built on the contract ----------------------------------------------------------------------

    def sides(self, options: O) -> tuple[tuple[Seat, ...], ...]:
        """Who wins or loses together: by default each seat for itself."""
        return tuple((Seat(seat),) for seat in range(options.players))

    def options(self, **choices: Any) -> O:
        """Options by name. Raises UsageError for a name or a value that does not exist."""
        names = [field.name for field in msgspec.structs.fields(self.Options)]
        for name in choices:
            if name not in names:
                what = say("option of {game}", "dans le jeu {game} aucune option").format(game=self.title)
                raise UsageError.unknown(what, name, names)
        return self.Options(**choices)

    def overlays(self) -> Mapping[str, Overlay]:
        """What can be shown on top of the table, by name; labels are in the language in use."""
        return {}

    def timeline(self, events: Sequence[Event], upto: Sequence[Event]) -> Picture | None:
        """A line of play at a glance, with a mark where the events up to then end; None where a game draws none."""
        return None

    def chapter(self, event: Event) -> str:
        """The title of the part of the story that an event opens, where much happens without people; "" for none."""
        return ""

    def prospects(self, view: V) -> tuple[tuple[str, str], ...]:
        """What the eyes of a view can reckon of hidden things: sentences with exact odds, each with its clause."""
        return ()

    def reveals(self, view: V, action: A) -> Mapping[str, Fraction]:
        """What an action leads to that is not certain, in words, with exact odds as the eyes of the view know them."""
        return {}

    def assumes(self, view: V, action: A) -> str:
        """What the odds of `reveals` take for granted, in words; "" where they hold as they are."""
        return ""

    def discloses(self, view: V, action: A) -> bool:
        """Whether doing this would show the eyes of a view something that they cannot know before it is done."""
        return len(self.reveals(view, action)) > 1

    def with_options(self, state: S, options: O) -> S:
        """The same position under other readings of the rules, with all that follows from them."""
        return msgspec.structs.replace(state, options=options)

    def plausible(self, state: S) -> bool:
        """Whether no number of a state is out of all proportion, and what it says twice agrees: asked of files."""
        return all(0 <= number <= MOST_OF_ANYTHING for number in _numbers(msgspec.to_builtins(state)))

    def loaded(self, options: O) -> str:
        """The fingerprint of what the options only name, such as a map of one's own; "" in a game without such."""
        return ""

    def aspects(self, action: A) -> tuple[str, ...]:
        """What people ask the odds of when chance does this: by default the action itself."""
        return (self.sentence(action),)

    def preview(self, state: S, action: A) -> tuple[str, str] | None:
        """What a legal action would make of a number on the table, told at a target: ("side:G:N", "0 → 2")."""
        return None

    def bots(self) -> Mapping[str, Bot]:
        """The bots that play this game, the weakest first."""
        return {}

    def decode_actions(self, data: bytes | msgspec.Raw) -> tuple[A, ...]:
        """Actions as a save holds them. Raises msgspec's errors."""
        return cast(
            "tuple[A, ...]", msgspec.json.Decoder(types.GenericAlias(tuple, (self.action_type, ...))).decode(data)
        )

    def sentences(self, things: Sequence[Event | Reason]) -> tuple[str, ...]:
        """The sentences of several events or reasons."""
        return tuple(map(self.sentence, things))

    def __repr__(self) -> str:
        return f"<{self.title}>"


def _numbers(tree: Any) -> Iterator[int]:
    """The numbers in nested lists and mappings, and how long the lists are."""
    if isinstance(tree, int):
        yield tree
    elif isinstance(tree, dict):
        yield from _numbers(tuple(tree.values()))
    elif isinstance(tree, list | tuple):
        yield len(tree)
        for each in tree:
            yield from _numbers(each)


def _once(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    kept: list[Reason] = []
    for reason in reasons:
        if reason not in kept:
            kept.append(reason)
    return tuple(kept)


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


AnyGame = Game[Any, Any, Any, Any]
