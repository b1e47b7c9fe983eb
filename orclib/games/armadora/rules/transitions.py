"""One table: who judges each action, and what it does."""

from __future__ import annotations

from typing import Final

from orclib.engine import Acts, Event, Log, Reason, Try
from orclib.games.armadora import actions as act
from orclib.games.armadora.rules import palisades, passing, powers, reinforcement, setup, warriors
from orclib.games.armadora.rules.territories import Land
from orclib.games.armadora.state import Options, State


def new(options: Options | None = None) -> State:
    """The open box: no heap on the board, nobody has a hand."""
    options = options or Options()
    return State(options=options, land=Land(options.min_territory))


def refusals(state: State, action: act.AnyAction) -> tuple[Reason, ...]:
    """Every reason against an action, what a person should hear first in front; () means that it is legal."""
    if isinstance(action, Try):
        return action.judge(state)
    reasons = _ACTIONS[type(action)][0](state, action)
    if reasons and not state.options.advanced:
        return tuple([reason for reason in reasons if not reason.clause.startswith(ADVANCED)])
    return tuple(reasons)


ADVANCED = ("ARM-12.", "ARM-13.", "ARM-14.")
"""How the clauses begin that the basic rules do not have."""


def apply_unchecked(state: State, action: act.AnyAction) -> tuple[State, tuple[Event, ...]]:
    """What a legal action does, the final count included."""
    log: Log = []
    state = _ACTIONS[type(action)][1](state, action, log)
    return state, tuple(log)


_ACTIONS: Final[Acts[State]] = {
    act.PutHeap: (setup.judge_heap, setup.put_heap),
    act.NameFirst: (setup.judge_first, setup.name_first),
    act.PlaceWarrior: (warriors.judge_warrior, warriors.place),
    act.LayPalisade: (palisades.judge_palisade, palisades.lay),
    act.Stop: (palisades.judge_stop, palisades.stop),
    act.PlaceReinforcement: (reinforcement.judge_reinforcement, reinforcement.reinforce),
    act.Pass: (passing.judge_pass, passing.pass_for_good),
    act.Look: (powers.judge_look, powers.look),
    act.Shoot: (powers.judge_shoot, powers.shoot),
    act.ExtraWarrior: (powers.judge_extra_warrior, powers.extra_warrior),
    act.ExtraPalisade: (powers.judge_extra_palisade, powers.extra_palisade),
}
"""Who judges an action, and what it does."""
