"""Who won and why (THO-18): treasures found, or nobody else left."""

from __future__ import annotations

from orclib.engine import Item, Outcome, Reason, Rule, Score, Seat
from orclib.games.thorval.actions import seat_target
from orclib.games.thorval.box import REAL, Kind
from orclib.games.thorval.state import Phase, State

FOUND = Item("treasure", "THO-17.7", "Found: {kind}", "Retrouvé : {kind}")
FOUND_BLANK = Item(
    "treasure", "THO-19.5", "Found: {kind}, which counts nothing", "Retrouvé : {kind}, qui ne compte pas"
)
THREE_TREASURES = Rule(
    "three-treasures",
    "THO-18.2",
    "{seat} has found all three treasures and is king of Thorval.",
    "{seat} a retrouvé ses trois trésors et devient roi de Thorval.",
)
LAST_SURVIVOR = Rule(
    "last-survivor",
    "THO-18.1",
    "{seat} is the last player with units on the board, and wins.",
    "{seat} est le dernier joueur à avoir des unités sur le plateau et gagne.",
)
NOBODY_LEFT = Rule(
    "nobody-left",
    "THO-18.1",
    "Nobody has a unit left on the board, and nobody wins.",
    "Personne n'a plus d'unité sur le plateau, et personne ne gagne.",
)


def score(state: State) -> Score:
    """A point for each of the three treasures found (THO-17.7); the blank one brings nothing (THO-19.5)."""
    lines = tuple(
        FOUND_BLANK(seat, 0, seat_target(seat), kind=kind)
        if kind is Kind.BLANK
        else FOUND(seat, 1, seat_target(seat), kind=kind)
        for seat in state.options.seats
        for kind in state.found[seat]
    )
    totals = tuple(sum(line.points for line in lines if line.seat == seat) for seat in state.options.seats)
    return Score(totals, lines)


def outcome(state: State) -> Outcome | None:
    """How it ended; None while it goes on."""
    return Outcome(state.winners, verdict(state), score(state)) if state.phase is Phase.OVER else None


def crowned(state: State, seat: Seat) -> bool:
    """Whether a player has found all three treasures (THO-18.2)."""
    return set(REAL) <= set(state.found[seat])


def verdict(state: State) -> Reason:
    """Why who has won has won: decided here for the event, the outcome, and who wants to go on."""
    if not state.winners:
        return NOBODY_LEFT()
    rule = THREE_TREASURES if crowned(state, state.winners[0]) else LAST_SURVIVOR
    return rule(*map(seat_target, state.winners), seat=state.winners[0])
