"""One table: who judges each action, and what it does; then all that follows by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from orclib.engine import Acts, Event, Log, Reason, Rule, Try
from orclib.engine.records import once
from orclib.games.thorval import actions as act
from orclib.games.thorval.rules import battle, orks, placing, setup, treasures, turn, visitors
from orclib.games.thorval.rules.moments import judge_throw, untimely
from orclib.games.thorval.rules.tries import ThorvalTry
from orclib.games.thorval.state import ROLLING, Options, Phase, State

NO_SPACE_NAMED = Rule(
    "no-such-space",
    "THO-2.1",
    "Say which space: there are the territories I/1 to VI/6, and the castles by their numbers.",
    "Dites quelle case : il y a les territoires de I/1 à VI/6, et les châteaux avec leur numéro.",
)
NO_SUCH_SPACE = Rule(
    "no-such-space",
    "THO-2.1",
    "{space} is not on the island: there are the territories I/1 to VI/6, and the castles by their numbers.",
    "{space} n'existe pas sur l'île : il y a les territoires de I/1 à VI/6, et les châteaux avec leur numéro.",
)


def new(options: Options | None = None) -> State:
    """The open box: nobody has rolled yet."""
    options = options or Options()
    players = options.players
    return State(
        options=options,
        forces=(None,) * len(options.island.spaces),
        found=((),) * players,
        requests=(0,) * players,
        queue=options.seats,
        to_hide=(options.kinds,) * players,
        gone=((),) * players,
    )


def refusals(state: State, action: act.AnyAction) -> tuple[Reason, ...]:
    """Every reason against an action, what a person should hear first in front; () means that it is legal."""
    strange = [space for space in _spaces(action) if space not in state.board.index]
    if strange:
        return tuple([(NO_SUCH_SPACE if space else NO_SPACE_NAMED)(space=space) for space in strange])
    reasons = action.judge(state) if isinstance(action, Try) else _ACTIONS[type(action)][0](state, action)
    return once(reasons)


def _spaces(action: act.AnyAction) -> tuple[str, ...]:
    """The spaces that an action names."""
    if isinstance(action, ThorvalTry):
        return action.spaces
    return tuple([getattr(action, name) for name in ("space", "origin", "target") if hasattr(action, name)])


def apply_unchecked(state: State, action: act.AnyAction) -> tuple[State, tuple[Event, ...]]:
    """What an action does that the judge has allowed, and all that follows by itself."""
    log: Log = []
    state = _settled(_ACTIONS[type(action)][1](state, action, log), log)
    return state, tuple(log)


def settle_down(state: State) -> tuple[State, tuple[Event, ...]]:
    """All that follows by itself in a phase in which nobody decides; any other state stays as it is."""
    log: Log = []
    return _settled(state, log), tuple(log)


def _settled(state: State, log: Log) -> State:
    while (follows := _BY_ITSELF.get(state.phase)) is not None:
        state = follows(state, log)
    return state


# --- what a decision of several phases does --------------------------------------------------------------------------

_DICE: Final[dict[Phase, Callable[[State, int, Log], State]]] = {
    Phase.OPENING_ROLL: setup.opening_roll,
    Phase.ORK_SETUP: setup.ork_die,
    Phase.SPREAD: orks.spread_die,
    Phase.DRAGON: visitors.dragon_die,
    Phase.MEDIATOR: visitors.mediator_die,
    Phase.FIRST_PLAYER: visitors.first_player_die,
}
assert tuple(_DICE) == ROLLING


def _roll(state: State, action: act.Roll, log: Log) -> State:
    return _DICE[state.phase](replace(state, thrown=(action.face,)), action.face, log)


_MASSES: Final[dict[Phase, Callable[[State, act.Mass, Log], State]]] = {
    Phase.MUSTER: setup.muster,
    Phase.GIFT: visitors.gift,
    Phase.CHEST: treasures.chest,
    Phase.HELP_SOLDIERS: turn.help_soldiers,
}


def _mass(state: State, action: act.Mass, log: Log) -> State:
    return _MASSES[state.phase](state, action, log)


def _pass(state: State, action: act.Pass, log: Log) -> State:
    return turn.no_second(state, log) if state.phase is Phase.ANNOUNCE else turn.no_attack(state, log)


def _ready(state: State, action: act.Ready, log: Log) -> State:
    return battle.moved_in(state, log) if state.phase is Phase.OCCUPY else battle.prepared(state, log)


def _put(state: State, action: act.Put, log: Log) -> State:
    state = placing.put(state, action, log)
    if state.to_place:
        return state
    if state.phase is Phase.CROWN:
        return treasures.done(state)
    if state.phase is Phase.EXTRA:
        return replace(state, phase=Phase.SUPPLY, active=None)
    return replace(state, phase=Phase.DECLARE)


# --- the table -------------------------------------------------------------------------------------------------------

_ACTIONS: Final[Acts[State]] = {
    act.Roll: (judge_throw, _roll),
    act.Exchange: (judge_throw, battle.exchange),
    act.Settle: (setup.judge_settle, setup.settle),
    act.Hide: (setup.judge_hide, setup.hide),
    act.Mass: (placing.judge_mass, _mass),
    act.Help: (turn.judge_help, turn.ask_help),
    act.Lift: (turn.judge_lift, turn.lift),
    act.Lay: (turn.judge_lay, turn.lay),
    act.Put: (placing.judge_put, _put),
    act.Pass: (untimely, _pass),
    act.Attack: (turn.judge_attack, turn.attack),
    act.Announce: (turn.judge_announce, turn.announce),
    act.Begin: (turn.judge_begin, turn.begin_second),
    act.Ready: (battle.judge_ready, _ready),
    act.Transfer: (battle.judge_transfer, battle.transfer),
    act.Gather: (battle.judge_gather, battle.gather),
    act.Lose: (battle.judge_lose, battle.lose),
    act.GoOn: (untimely, battle.go_on),
    act.Stop: (battle.judge_stop, battle.stop),
    act.Advance: (battle.judge_advance, battle.advance),
    act.Take: (treasures.judge_take, treasures.take),
    act.Keep: (turn.judge_keep, turn.keep),
}
"""Who judges an action, and what it does."""

_BY_ITSELF: dict[Phase, Callable[[State, Log], State]] = {
    Phase.REVEAL: setup.reveal,
    Phase.ROUND: orks.new_round,
    Phase.ORK_ATTACK: orks.next_fight,
    Phase.REFILL: orks.refill,
    Phase.LANDING: visitors.after_dragon,
    Phase.TURN: turn.next_turn,
    Phase.SUPPLY: turn.supply,
    Phase.FIGHT: battle.after_exchange,
    Phase.FIND: treasures.turn_over,
    Phase.FOUGHT: turn.after_fight,
}
