"""How the game is played: the decisions of all chapters, who makes them when, what is legal and what it does.

The clause that a line carries out stands beside it. What is legal is what no rule closes; only the deal has a faster
road to the same answer, `clock.odds` and `recruitment.legal_plays` (a test holds them equal to the refusals).
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from orclib.engine import CHANCE, Reason, Seat, Try
from orclib.games.braves import actions as act
from orclib.games.braves.rules import (
    clock,
    commando,
    ending,
    flyer,
    mercenaries,
    recruitment,
    setup,
    spies,
)
from orclib.games.braves.rules.turns import Decision, Does, nobody
from orclib.games.braves.state import Phase, State

_DECISIONS: dict[type, Decision] = {
    **setup.DECISIONS,
    **clock.DECISIONS,
    **recruitment.DECISIONS,
    **spies.DECISIONS,
    **mercenaries.DECISIONS,
    **commando.DECISIONS,
    **flyer.DECISIONS,
    **ending.DECISIONS,
}
_BY_PHASE = {phase: [of for of in _DECISIONS.values() if phase in of.phases] for phase in Phase}


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that may act now; during the deal all who can play a card, and the clock."""
    phase = state.phase
    if phase is Phase.DEAL:
        return recruitment.able(state)
    if state.active is not None:
        return (state.active,)
    if phase is Phase.LEFTOVER:
        return tuple([Seat(seat) for seat, n in enumerate(state.shields) if n])
    if phase in (Phase.CHAMPION, Phase.CALL):
        return (state.sorcerer,)
    return () if phase is Phase.OVER else (CHANCE,)


def clocked(state: State) -> bool:
    """Whether chance waits for the clock: the next card falls when it is time (BRV-5.1), so does the round end."""
    if state.phase is Phase.DEAL:
        return not recruitment.between_cards(state)
    return state.phase is Phase.ROUND_END


def pseudo_legal_actions(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    """Every action that a seat may think of in this phase, forbidden ones included."""
    for of in _BY_PHASE[state.phase]:
        if (of.chance is not None) is (seat == CHANCE):
            yield from of.candidates(seat, state.options)


def legal_actions(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """The actions that a seat may take now, in the order of `pseudo_legal_actions`."""
    phase = state.phase
    if seat == CHANCE:
        if phase is Phase.DEAL:
            return clock.possible(state)
        return tuple([action for action, _ in chances(state)])
    if nobody(state, seat):
        return ()
    if phase is Phase.DEAL:
        return recruitment.legal_plays(state, seat)
    found: list[act.AnyAction] = []
    for of in _BY_PHASE[phase]:
        if of.chance is not None or of.timing(state, seat):
            continue
        if of.left is not None:
            found += of.left(state, seat)
        elif not of.able(state, seat):
            found += [action for action in of.candidates(seat, state.options) if not of.choice(state, action)]
    return tuple(found)


def refusals(state: State, action: act.AnyAction) -> tuple[Reason, ...]:
    """Every reason against an action, in the order in which a person should hear them; () means legal."""
    if isinstance(action, Try):
        return action.judge(state)
    of, seat = _DECISIONS[type(action)], action.seat
    if of.chance is not None:
        return (of.chance,) if seat != CHANCE else tuple(of.timing(state, seat) or of.choice(state, action))
    return nobody(state, seat) or tuple(of.timing(state, seat) + of.able(state, seat) + of.choice(state, action))


def apply_unchecked(state: State, action: act.AnyAction) -> Does:
    """What a legal action does, with all that follows by itself."""
    return _DECISIONS[type(action)].does(state, action)


def chances(state: State) -> tuple[tuple[act.AnyAction, Fraction], ...]:
    """What chance may do, exactly."""
    phase = state.phase
    if phase is Phase.DEAL:
        return clock.odds(state)
    if phase is Phase.SORCERER:
        first = setup.first_sorcerers(state.options)
        return tuple([(action, Fraction(1, len(first))) for action in first])
    if phase is Phase.STRIKE:
        return commando.odds(state)
    return ((ending.END_ROUND, Fraction(1)),) if phase is Phase.ROUND_END else ()
