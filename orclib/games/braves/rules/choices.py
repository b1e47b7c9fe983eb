"""What may be tried, and what may be done, in each phase.

`legal_actions` is a faster road to the same answer as asking for the refusals of every pseudo-legal action (a law holds
the two equal, order included).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final

from orclib.engine import CHANCE, Seat
from orclib.games.braves import actions as act
from orclib.games.braves.box import DESIGNS, PEOPLES
from orclib.games.braves.rules import clock, commando, ending, flyer, mercenaries, recruitment, setup, spies
from orclib.games.braves.state import Phase, State

Lister = Callable[[State, Seat], Iterable[act.AnyAction]]


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


def pseudo_legal_actions(state: State, seat: Seat) -> Iterable[act.AnyAction]:
    """Every action that a seat may think of in this phase, forbidden ones included."""
    thinkable = (_BY_CHANCE if seat == CHANCE else _BY_PLAYERS).get(state.phase)
    return () if thinkable is None else thinkable(state, seat)


def legal_actions(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """The actions that a seat may take now, in the order of `pseudo_legal_actions`."""
    if seat not in to_act(state):
        return ()
    if seat != CHANCE:
        return tuple(_LEGAL[state.phase](state, seat))
    return clock.possible(state) if state.phase is Phase.DEAL else tuple([action for action, _ in chances(state)])


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


# --- what may be thought of ------------------------------------------------------------------------------------------


def _on_piles(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    piles = state.options.piles
    return (*recruitment.desertions(seat)[:piles], *recruitment.shields(seat)[:piles])


_BY_CHANCE: Final[dict[Phase, Lister]] = {
    Phase.SORCERER: lambda state, seat: [act.NameSorcerer(CHANCE, player) for player in state.options.seats],
    Phase.DEAL: lambda state, seat: (*clock.SHOWN, *clock.DEALT),
    Phase.STRIKE: lambda state, seat: [act.Strike(CHANCE, design) for design in DESIGNS],
    Phase.ROUND_END: lambda state, seat: (ending.END_ROUND,),
}
_BY_PLAYERS: Final[dict[Phase, Lister]] = {
    Phase.DEAL: _on_piles,
    Phase.LEFTOVER: _on_piles,
    Phase.CHAMPION: lambda state, seat: [act.NameChampion(seat, player) for player in state.options.seats],
    Phase.SPY: lambda state, seat: (*spies.asks(state.options.players, seat), act.SpyDecline(seat)),
    Phase.CALL: lambda state, seat: [act.CallPeople(seat, people) for people in PEOPLES],
    Phase.COMMIT: lambda state, seat: (*mercenaries.sends(seat), act.EndSending(seat)),
    Phase.COMMANDO: lambda state, seat: (*commando.targets(seat, state.options), act.HoldCommando(seat)),
    Phase.FLYER: lambda state, seat: (*flyer.flights(seat), act.HoldFlyer(seat)),
}

# --- what may be done, by those who may act --------------------------------------------------------------------------

_LEGAL: Final[dict[Phase, Lister]] = {
    Phase.DEAL: recruitment.legal_plays,
    Phase.LEFTOVER: recruitment.legal_plays,
    Phase.CHAMPION: lambda state, seat: [
        act.NameChampion(seat, player) for player in state.options.seats if player != seat
    ],
    Phase.SPY: lambda state, seat: (*spies.legal_asks(state, seat), act.SpyDecline(seat)),
    Phase.CALL: lambda state, seat: [act.CallPeople(seat, each) for each in PEOPLES if each not in state.called],
    Phase.COMMIT: lambda state, seat: (*mercenaries.legal_sends(state, seat), act.EndSending(seat)),
    Phase.COMMANDO: lambda state, seat: (*commando.legal_targets(state, seat), act.HoldCommando(seat)),
    Phase.FLYER: lambda state, seat: (*flyer.legal_flights(state, seat), act.HoldFlyer(seat)),
}
