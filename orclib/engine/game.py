"""The shape that every game has: its rules, how it is typed, its pictures and words."""

from __future__ import annotations

import types
from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple, TypeAlias, cast

import msgspec

from orclib.engine.bot import Bot
from orclib.engine.records import Event, Reason, Seat
from orclib.engine.rules import A, O, S, V
from orclib.engine.typed import Typed
from orclib.errors import UsageError
from orclib.language import say

MOST_OF_ANYTHING: Final = 9_999
"""No count of pieces, turns or points in a state is greater, and nothing in it is longer."""

Picture: TypeAlias = Any
"""A `Scene`, as a game draws it: here it is only handed on."""


class Overlay(NamedTuple):
    """Something that can be shown on top of the table: what it is called, and how it is drawn on a view's picture."""

    label: str
    draw: Callable[[Picture, Any], Picture]


class Game(Typed[S, A, V, O]):
    """One game: the contract that tables, bots, lessons and tests rely on, and nothing else."""

    # --- pictures --------------------------------------------------------------------------------------------------

    @abstractmethod
    def picture(self, view: V) -> Picture:
        """The table as the view's seat sees it."""

    def from_side(self, view: V, below: Seat | None) -> Picture:
        """The same with that seat at the bottom, where there is a side to sit at; None for the view's own."""
        return self.picture(view)

    @property
    def turns(self) -> bool:
        """Whether the table looks another way from another side of it."""
        return type(self).from_side is not Game.from_side

    def glance(self) -> Picture:
        """The turn and the tables of the game on one drawn page. Raises UsageError where a game draws none."""
        told = say("{game} has no page at a glance.", "{game} n'a pas de page « En un coup d'œil ».")
        raise UsageError(told.format(game=self.title))

    def chip(self, target: str, options: O) -> tuple[str, str]:
        """The few letters and the colour of a thing in the box of an editor; "" for its name, and for no colour."""
        return "", ""

    # --- conveniences built on the contract ----------------------------------------------------------------------

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


AnyGame = Game[Any, Any, Any, Any]
