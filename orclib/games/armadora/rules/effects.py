"""What an action changes on the table, without events and without passing the turn on."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.values import replaced
from orclib.games.armadora import actions as act
from orclib.games.armadora.box import Counts, Square
from orclib.games.armadora.state import State, Warrior

Power = act.Look | act.Shoot | act.ExtraWarrior | act.ExtraPalisade


def with_warrior(state: State, seat: Seat, value: int, square: Square, *, face_up: bool = False) -> State:
    """A tile goes from the hand to a square."""
    hand = state.hands[seat]
    return replace(
        state,
        squares=replaced(state.squares, square.index, Warrior(seat, value, face_up)),
        hands=replaced(state.hands, seat, without(hand, value)),
    )


def without(hand: Counts, value: int) -> Counts:
    """A hand with one tile of a value less."""
    return cast(Counts, replaced(hand, value - 1, hand[value - 1] - 1))


def with_arrow(state: State, square: Square) -> State:
    """One arrow more sticks in a warrior."""
    one = state.squares[square.index]
    assert one is not None
    return replace(state, squares=replaced(state.squares, square.index, replace(one, arrows=one.arrows + 1)))


def with_reinforcement(state: State, square: Square) -> State:
    """A warrior takes its owner's reinforcement."""
    one = state.squares[square.index]
    assert one is not None
    return replace(
        state,
        squares=replaced(state.squares, square.index, replace(one, reinforced=True)),
        reinforcements=replaced(state.reinforcements, one.owner, False),
    )


def power(state: State, action: Power) -> State:
    """The token is spent and the power takes effect (ARM-13.5, ARM-13.6); what the Mage sees is remembered."""
    seat = action.seat
    state = replace(state, powers=replaced(state.powers, seat, state.powers[seat] - 1), power_used=True)
    match action:
        case act.Look(square=square):
            known = tuple(sorted({*state.seen[seat], square}, key=lambda each: each.index))
            return replace(state, seen=replaced(state.seen, seat, known))
        case act.Shoot(square=square):
            return with_arrow(state, square)
        case act.ExtraWarrior(value=value, square=square):
            return with_warrior(state, seat, value, square, face_up=True)
        case act.ExtraPalisade(line=line):
            return replace(state, land=state.land.with_palisade(line), supply=state.supply - 1)
