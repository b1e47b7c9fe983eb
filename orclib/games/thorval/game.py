"""Thorval as the contract wants it: one object that binds the files of this folder together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from importlib import resources
from os import PathLike
from random import Random
from typing import TYPE_CHECKING, Any

from orclib.engine import CHANCE, Action, Announced, Event, Game, Line, Outcome, Overlay, Reason, Rulebook, Seat
from orclib.games.thorval import actions, board
from orclib.games.thorval import state as values
from orclib.games.thorval.bots import forecast
from orclib.games.thorval.box import Figure
from orclib.games.thorval.rules import announcements, knowledge, refusals, scoring, transitions
from orclib.games.thorval.text import position, sentences
from orclib.games.thorval.text.words import WORDS, fill

if TYPE_CHECKING:
    from orclib.engine.bot import Bot
    from orclib.scene import Scene


class Thorval(Game[values.State, actions.AnyAction, values.View, values.Options]):
    """Two to six players search an island of orks for their lost treasures; see `rules/`."""

    slug = "thorval"
    title = "Thorval"
    prefix = "THO"
    players = range(2, 7)
    Options = values.Options
    State = values.State
    action_type = actions.Stored
    announced_type = actions.Announcement
    words = WORDS
    told_by = True
    rulebook = Rulebook(resources.files("orclib.games.thorval") / "data" / "rulebook.toml")
    playouts = 40

    def new(self, options: values.Options | None = None) -> values.State:
        return transitions.new(options or values.Options())

    def load_board(self, path: str | PathLike[str]) -> board.Board:
        """Read a map of one's own; `board=<its name>` plays on it. Raises UsageError, PositionError with all faults."""
        return board.load(path)

    def plan(self, name: str = board.HOUSE) -> dict[str, Any]:
        """A map as a board file holds it, to be changed and saved as one's own. Raises UsageError."""
        return board.plan(name)

    def plan_faults(self, plan: dict[str, Any]) -> tuple[str, ...]:
        """Everything that keeps a plan from being a map; () when `load_board` would take it. Raises UsageError."""
        return board.plan_faults(plan)

    def to_act(self, state: values.State) -> tuple[Seat, ...]:
        return transitions.to_act(state)

    def pseudo_legal_actions(self, state: values.State, seat: Seat) -> Iterable[actions.AnyAction]:
        return transitions.pseudo_legal_actions(state, seat)

    def never_legal_actions(self, state: values.State, seat: Seat) -> Iterable[actions.AnyAction]:
        return (actions.Try(seat, actions.Trick.LOOK, lying.space) for lying in state.lying)

    def refusals(self, state: values.State, action: actions.AnyAction) -> tuple[Reason, ...]:
        if isinstance(action, Announced):
            return self.judged(state, action)[1]
        return refusals.refusals(state, action)

    def legal_actions(self, state: values.State, seat: Seat) -> tuple[actions.AnyAction, ...]:
        return transitions.legal_actions(state, seat)

    def apply_unchecked(self, state: values.State, action: actions.AnyAction) -> tuple[values.State, tuple[Event, ...]]:
        return transitions.apply_unchecked(state, action)

    def parts(self, state: values.State, action: actions.AnyAction) -> tuple[actions.AnyAction, ...]:
        return announcements.parts(state, action)

    def timely(self, state: values.State, part: actions.AnyAction) -> bool:
        return announcements.timely(state, part)

    def whole(self, state: values.State, action: actions.AnyAction, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        return announcements.whole(state, action, reasons)

    def chances(self, state: values.State) -> tuple[tuple[actions.AnyAction, Fraction], ...]:
        return transitions.chances(state) if CHANCE in transitions.to_act(state) else ()

    def outcome(self, state: values.State) -> Outcome | None:
        return scoring.outcome(state)

    def inventory(self, state: values.State) -> dict[str, int]:
        """Treasures wherever they are, and figures: on the board, or else with their owner. Soldiers have no end."""
        things: Counter[str] = Counter()
        for owner in state.options.seats:
            places = (*state.to_hide[owner], *state.found[owner], *state.gone[owner])
            things.update(f"{owner} {kind.value}" for kind in places)
            for figure in Figure:
                out = [f for f in state.forces if f is not None and f.holder == owner and f.figure is figure]
                things[f"{owner} {figure.value}"] = max(1, len(out))
        things.update(f"{lying.owner} {lying.kind.value}" for lying in state.lying if lying.kind is not None)
        return dict(things)

    def observe(self, state: values.State, seat: Seat | None) -> values.View:
        return knowledge.observe(state, seat)

    def determinize(self, view: values.View, rng: Random) -> values.State:
        return knowledge.determinize(view, rng)

    def asked(self, state: values.State) -> Seat:
        return state.active or Seat(0)

    def complete(self, cls: Any, said: dict[str, Any], state: values.State, seat: Seat) -> Any:
        fill(cls, said, state, seat)
        return super().complete(cls, said, state, seat)

    def position(self, text: str) -> values.State:
        return position.position(text)

    def describe(self, state: values.State) -> str:
        return position.describe(state)

    def sentence(self, thing: Action | Event | Reason | Line) -> str:
        return sentences.sentence(thing)

    def seat_name(self, seat: Seat, options: values.Options) -> str:
        return sentences.seat_name(seat, options)

    def chapter(self, event: Event) -> str:
        return sentences.chapter(event)

    def aspects(self, action: actions.AnyAction) -> tuple[str, ...]:
        """A throw of two dice says little; what a fight comes to is told by `reveals`."""
        return () if isinstance(action, actions.Exchange) else super().aspects(action)

    def reveals(self, view: values.View, action: actions.AnyAction) -> dict[str, Fraction]:
        return forecast.reveals(view, action, self.apply)

    def assumes(self, view: values.View, action: actions.AnyAction) -> str:
        return forecast.assumes(view, action, self.apply)

    def discloses(self, view: values.View, action: actions.AnyAction) -> bool:
        """Only treasures lie hidden, and only moving in, or the last choice before it, turns one over."""
        return forecast.discloses(view, action, self.apply)

    def prospects(self, view: values.View) -> tuple[tuple[str, str], ...]:
        return forecast.prospects(view)

    def overlays(self) -> dict[str, Overlay]:
        from orclib.games.thorval.picture.overlays import overlays  # rules can be used without drawing anything

        return overlays()

    def loaded(self, options: values.Options) -> str:
        return options.island.digest

    def with_options(self, state: values.State, options: values.Options) -> values.State:
        return position.with_options(state, options)

    def bots(self) -> dict[str, Bot]:
        from orclib.games.thorval.bots.opponents import BOTS  # rules can be used without playing against anybody

        return BOTS

    def glance(self) -> Scene:
        from orclib.games.thorval.picture.glance import glance  # rules can be used without drawing anything

        return glance()

    def picture(self, view: values.View) -> Scene:
        from orclib.games.thorval.picture.table import picture  # rules can be used without drawing anything

        return picture(view)


GAME = Thorval()
