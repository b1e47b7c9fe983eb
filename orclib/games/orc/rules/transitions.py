"""One table: who judges each action, and what it does."""

from __future__ import annotations

from typing import Final

from orclib.engine import Acts, Event, Log, Reason, Try
from orclib.games.orc import actions as act
from orclib.games.orc.box import CARDS
from orclib.games.orc.rules import attack, drawing, setup
from orclib.games.orc.state import Options, State


def new(options: Options | None = None) -> State:
    """The closed box: all thirty cards unseen."""
    return State(options=options or Options(), unseen=CARDS)


def refusals(state: State, action: act.AnyAction) -> tuple[Reason, ...]:
    """Every reason against an action, what a person should hear first in front; () means that it is legal."""
    if isinstance(action, Try):
        return action.judge(state)
    return tuple(_ACTIONS[type(action)][0](state, action))


def apply_unchecked(state: State, action: act.AnyAction) -> tuple[State, tuple[Event, ...]]:
    """What a legal action does, battles and the end of the game included."""
    log: Log = []
    state = _ACTIONS[type(action)][1](state, action, log)
    return state, tuple(log)


_ACTIONS: Final[Acts[State]] = {
    act.LayFrontier: (setup.judge_lay, setup.lay),
    act.NameStarter: (setup.judge_start, setup.name_starter),
    act.NameDealer: (setup.judge_start, setup.name_dealer),
    act.ChooseStart: (setup.judge_choose, setup.choose),
    act.DealCard: (setup.judge_deal, setup.deal),
    act.PlaceBox: (setup.judge_box, setup.place_box),
    act.Attack: (attack.judge_attack, attack.attack),
    act.Discard: (attack.judge_discard, attack.discard),
    act.Draw: (drawing.judge_draw, drawing.draw),
    act.DrawTwo: (drawing.judge_draw_two, drawing.draw_two),
    act.TurnUp: (drawing.judge_turn_up, drawing.turn_up),
}
"""Who judges an action, and what it does."""
