"""Who knows what (ARM-15): a seat's view of a position, and positions that fit a view."""

from __future__ import annotations

from random import Random
from typing import cast

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.chance import shuffle_last
from orclib.engine.values import part
from orclib.games.armadora.box import VALUES, Counts, Square
from orclib.games.armadora.state import Phase, State, Table, View, Warrior, start_hand


def observe(state: State, seat: Seat | None) -> View:
    """What a seat may know; at the end every warrior on the board is face up (ARM-9.1), hands are never shown."""
    options, held = state.options, tuple(map(sum, state.hands))
    if seat is None:
        return View(
            **part(state, Table), seat=None, squares=state.squares, hands=state.hands, held=held, seen=state.seen
        )
    confidants = options.confidants(seat)
    squares = state.squares
    if state.phase is not Phase.OVER:
        looked = {square.index for who in confidants if 0 <= who < len(state.seen) for square in state.seen[who]}
        owners = confidants if options.relook else ()
        squares = tuple(
            [
                one
                if one is None or one.face_up or one.owner in owners or index in looked
                else Warrior(one.owner, None, False, one.arrows, one.reinforced)
                for index, one in enumerate(squares)
            ]
        )
    hands = tuple(hand if who in confidants else None for who, hand in enumerate(state.hands))
    return View(**part(state, Table), seat=seat, squares=squares, hands=hands, held=held, seen=state.seen)


def determinize(view: View, rng: Random) -> State:
    """A state that fits the view: what each player may still have is dealt to face-down tiles and hidden hands."""
    squares, hands = list(view.squares), list(view.hands)
    start = start_hand(view.options)
    for seat in view.options.seats if view.hands else ():
        own = [(index, one) for index, one in enumerate(squares) if one is not None and one.owner == seat]
        hidden = [index for index, one in own if one.value is None]
        hand = hands[seat]
        left = list(start)
        for _index, one in own:
            if one.value is not None:
                left[one.value - 1] -= 1
        if hand is not None:
            left = [n - kept for n, kept in zip(left, hand, strict=True)]
        tiles = [value for value, n in zip(VALUES, left, strict=True) for _ in range(n)]
        shuffle_last(tiles, len(hidden), rng)
        for index in hidden:
            squares[index] = replace(cast(Warrior, squares[index]), value=tiles.pop())
        if hand is None:
            hands[seat] = cast(Counts, tuple(tiles.count(value) for value in VALUES))
    return State(
        **part(view, Table), squares=tuple(squares), hands=cast("tuple[Counts, ...]", tuple(hands)), seen=view.seen
    )


def known_to(state: State, square: Square) -> tuple[Seat, ...]:
    """The seats that know the value on a square."""
    return tuple(
        seat
        for seat in state.options.seats
        if (one := observe(state, seat).squares[square.index]) is not None and one.value is not None
    )
