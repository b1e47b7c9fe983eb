"""The rules of Thorval, in the rulebook's order; the clause a line carries out stands beside it.

    moments.py    whose moment it is, and what each phase waits for (THO-1.2, 1.5, 3.3, 12.1)
    forces.py     what stands in a space, who shares it, hero and wizard (THO-2.9, 2.10, 4)
    placing.py    soldiers that come, all together or one by one
    flow.py       players are eliminated, the game ends, the order of play
    setup.py      first player, castles, orks, soldiers, treasures, ten soldiers (THO-3)
    orks.py       orks multiply, attack, fill what is empty (THO-6 to 8)
    visitors.py   dragon, mediator, first player of the round (THO-9 to 11)
    turn.py       help, the attack that is declared (THO-12 to 14)
    battle.py     gathering, exchanges, casualties, moving in (THO-14 to 16)
    fight.py      strengths and what dice do, as numbers (THO-15)
    treasures.py  what is found, and what it brings (THO-17)
    scoring.py    who won and why (THO-18)
    tries.py      what is never allowed
    decisions.py  every decision: what may be thought of, what is allowed, what is not, what it does

Each chapter begins with its rules: why something is refused, with the clause, in both languages. `..._faults` are the
conditions, which legal lists and refusals ask alike; `..._refusals` are all reasons against one action.
`apply_unchecked` does one decision, and then all that follows by itself up to the next decision or throw of dice.
"""

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
