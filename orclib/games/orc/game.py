"""ORC as the contract wants it: one object that binds the files of this folder together."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from random import Random
from typing import TYPE_CHECKING

from orclib.engine import Action, Event, Game, Line, Outcome, Reason, Rulebook, Seat
from orclib.games.orc import actions, knowledge, position, rules, scoring, sentences
from orclib.games.orc.state import Options, State, View

if TYPE_CHECKING:
    from orclib.scene import Scene


class Orc(Game[State, actions.AnyAction, View, Options]):
    """Two players, six tribes in a row; see `rules.py` for how it goes."""

    slug = "orc"
    title = "ORC"
    prefix = "ORC"
    players = range(2, 3)
    Options = Options
    State = State
    action_type = actions.AnyAction
    rulebook = Rulebook(resources.files("orclib.games.orc") / "rulebook.toml")

    def new(self, options: Options | None = None) -> State:
        return rules.new(options or Options())

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def candidates(self, state: State, seat: Seat) -> Iterable[actions.AnyAction]:
        return rules.candidates(state, seat)

    def refusals(self, state: State, action: actions.AnyAction) -> tuple[Reason, ...]:
        return rules.refusals(state, action)

    def legal_actions(self, state: State, seat: Seat) -> tuple[actions.AnyAction, ...]:
        return rules.legal_actions(state, seat)

    def carry_out(self, state: State, action: actions.AnyAction) -> tuple[State, tuple[Event, ...]]:
        return rules.carry_out(state, action)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def observe(self, state: State, seat: Seat | None) -> View:
        return knowledge.observe(state, seat)

    def determinize(self, view: View, rng: Random) -> State:
        return knowledge.determinize(view, rng)

    def format(self, action: actions.AnyAction) -> str:
        return actions.write(action)

    def parse(self, text: str, state: State, seat: Seat | None = None) -> actions.AnyAction:
        return actions.read(text, state, seat)

    def position(self, text: str) -> State:
        return position.position(text)

    def describe(self, state: State) -> str:
        return position.describe(state)

    def sentence(self, thing: Action | Event | Reason | Line) -> str:
        return sentences.sentence(thing)

    def seat_name(self, seat: Seat) -> str:
        return sentences.seat_name(seat)

    def picture(self, view: View) -> Scene:
        from orclib.games.orc.picture import picture  # rules can be used without drawing anything

        return picture(view)


GAME = Orc()
