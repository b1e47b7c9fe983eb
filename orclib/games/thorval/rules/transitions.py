"""What is done, by the table of decisions, and then all that follows by itself."""

from __future__ import annotations

from collections.abc import Callable

from orclib.engine import CHANCE, Event, Seat
from orclib.games.thorval import actions as act
from orclib.games.thorval.rules import battle, orks, setup, treasures, turn, visitors
from orclib.games.thorval.rules.decisions import DECISIONS
from orclib.games.thorval.rules.flow import Log
from orclib.games.thorval.state import Options, Phase, State


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


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat that decides, or chance: somebody always acts alone (spec 5)."""
    if state.active is not None:
        return (state.active,)
    return () if state.phase is Phase.OVER else (CHANCE,)


def apply_unchecked(state: State, action: act.AnyAction) -> tuple[State, tuple[Event, ...]]:
    """What an action does that the judge has allowed, and all that follows by itself."""
    log: Log = []
    state, events = settle_down(DECISIONS[type(action)].does(state, action, log))
    return state, (*log, *events)


def settle_down(state: State) -> tuple[State, tuple[Event, ...]]:
    """All that follows by itself in a phase in which nobody decides; any other state stays as it is."""
    log: Log = []
    while (follows := _BY_ITSELF.get(state.phase)) is not None:
        state = follows(state, log)
    return state, tuple(log)


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
