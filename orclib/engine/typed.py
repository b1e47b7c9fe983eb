"""How moves and positions of a game are typed, read and written: by the patterns that its entries have."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, cast, get_args

import msgspec

from orclib.engine import kinds, patterns, positions
from orclib.engine.reading import Reading, bare, tokens
from orclib.engine.records import CHANCE, Action, ChanceAction, Seat
from orclib.engine.rules import A, O, Rules, S, V
from orclib.errors import NotationError, PositionError, UsageError
from orclib.language import either, say, speaking


class Typed(Rules[S, A, V, O]):
    """A game whose moves and positions can be typed."""

    words: ClassVar[Mapping[Any, kinds.Kind]] = {}
    """What the fields of actions are called and how their values are typed, by the field's name or type; `Seat` too."""
    statements: ClassVar[tuple[type[positions.Statement], ...]] = ()
    """What a typed position may say, one class a kind of statement; where two fit equally well, the first counts."""
    conditions: ClassVar[tuple[type[positions.Statement], ...]] = ()
    """What else may be asked of a state, beside what a typed position may say."""
    in_the_box: ClassVar[Mapping[str, tuple[str, str]]] = {}
    """What lies beside the board where a position is set up, by the beginning of its targets, in both languages."""
    bare: ClassVar[tuple[str, str]] = ("", "")
    """The typed position with which somebody begins who sets one up, in both languages."""
    told_by: ClassVar[bool] = False
    """Whether a typed action begins with who does it: `red: send gob`."""

    # --- moves -----------------------------------------------------------------------------------------------------

    @cached_property
    def grammar(self) -> patterns.Grammar:
        """The patterns of all actions, announcements last."""
        every = get_args(self.action_type) + (get_args(self.announced_type) or (self.announced_type,))
        return patterns.Grammar([cls for cls in dict.fromkeys(every) if cls is not None], self.words)

    def format(self, action: A) -> str:
        """The action as a person types it. Raises UsageError for what is none, such as a state."""
        given: object = action
        if not isinstance(given, Action):
            told = say(
                "A move is written, not {given}; describe writes a position.",
                "On écrit ainsi un coup, et non {given} ; describe écrit une position.",
            )
            raise UsageError(told.format(given=type(given).__name__))
        told = self.grammar.write(action)
        return f"{self.words[Seat].write(action.seat)}: {told}" if self.told_by and action.seat != CHANCE else told

    def format_in(self, state: S, action: A) -> str:
        """The action as it is typed in a state; with who does it, where somebody else is meant if nobody is named."""
        told = self.format(action)
        if action.seat == CHANCE or self.parse(told, state) == action:
            return told
        return f"{self.seat_name(action.seat, cast(Any, state).options)}: {told}"

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
            said.pop("trick", None)  # the class says it
        return cls(**said)

    def _named(self, reading: Reading) -> dict[int, Seat]:
        kind = self.words.get(Seat)
        return kind.read(reading, 0) if kind is not None else {}

    def _meant(self, state: S, found: Sequence[A]) -> A:
        """Of several meanings the first that is legal, or that may be thought of; or the first."""
        if len(found) > 1:
            for action in found:
                if not self.refusals(state, action):
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
        first = [entry.forms[0] for entry in self.notation().moves][:8]
        shown = either(f'"{say(form.examples[0], form.exemples[0])}"' for form in first)
        return say(f"a move such as {shown}", f"un coup tel que {shown}")

    def notation(self) -> patterns.Notation:
        """How moves and positions are typed: each kind of them in words, with its forms and examples."""
        state, moves = self.new(), list[patterns.Entry]()
        for cls in self.grammar.classes:
            action = self.grammar.example(cls, state)
            en, fr = self._in_both(action)
            moves.append(patterns.Entry(en, fr, self.grammar.forms(cls, state)))
        return patterns.Notation(tuple(moves), self._statement_entries)

    def statement_examples(self) -> list[str]:
        """A typical statement of each kind, in the language in use."""
        return [
            say(*(entry.typical[0] if entry.typical else (form.examples[0], form.exemples[0])))
            for entry in self._statement_entries
            for form in entry.forms[:1]
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
        told, moves = self.told_in(text)
        return self.under(self.built(told), choices), moves

    def told_in(self, text: str) -> tuple[list[positions.Told], tuple[positions.Move, ...]]:
        """The statements of a typed position, and the moves behind `then:`. Raises NotationError."""
        head, moves = positions.split(text)
        plain = self.plain(head)
        try:
            told = positions.read(plain, self.position_grammar, self.statement_examples, self.setting(plain))
        except NotationError as error:
            raise error.within(text, 1, 1) from None  # it shows what was typed, marks and brackets included
        return told, moves

    def under(self, state: S, choices: Mapping[str, Any]) -> S:
        """A calm position with some readings of the rules flipped.

        Raises UsageError for a reading that does not exist, PositionError where the position cannot be under it.
        """
        if not choices:
            return state
        before = cast("Any", state).options
        options = self.options(**{**msgspec.structs.asdict(before), **choices})
        if options.players != before.players:
            told = say(
                "The position is one of {n} players, not of {other}.",
                "C'est une position à {n} joueurs, et non à {other}.",
            )
            raise PositionError([told.format(n=before.players, other=options.players)])
        return self.with_options(state, options)

    def plain(self, text: str) -> str:
        """The text of a position without what only explains or decorates."""
        return text

    def setting(self, text: str) -> Any:
        """What the names in a position depend on, such as how many play; None where they depend on nothing."""
        return None

    @abstractmethod
    def built(self, told: Iterable[positions.Told], /) -> S:
        """The state of which the statements tell. Raises PositionError with all its faults."""

    def plays(self, state: S, type_: Any, value: Any) -> bool:
        """Whether a value of a field may be named at that table: a seat at which somebody sits, anything else."""
        return type_ is not Seat or value is None or value < cast(Any, state).options.players

    def calm(self, state: S) -> bool:
        """Whether somebody is about to begin a decision of the rulebook, with nothing half done."""
        return True

    @abstractmethod
    def told(self, state: S) -> Iterable[Any]:
        """The statements that tell a calm moment."""

    def spelled(self, state: S) -> Iterable[Any]:
        """The statements that tell what can be seen of a position, what goes without saying too."""
        return self.told(state)

    def ensure_calm(self, state: S) -> None:
        """Raise PositionError for a moment at which something is half done, or that no statement tells."""
        if not self.calm(state):
            over = self.outcome(state) is not None
            raise PositionError([positions.game_over() if over else positions.half_done()])

    def describe(self, state: S) -> str:
        """A calm moment as a person types it; `position` reads it back. Raises PositionError for any other moment."""
        self.ensure_calm(state)
        return "\n".join(map(self.position_grammar.write, self.told(state)))
