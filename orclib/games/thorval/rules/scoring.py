"""Who won and why (THO-18): treasures found, or nobody else left."""

from __future__ import annotations

from orclib.engine import Item, Outcome, Rule, Score
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
    if state.phase is not Phase.OVER:
        return None
    if state.winners:
        winner = state.winners[0]
        rule = THREE_TREASURES if set(REAL) <= set(state.found[winner]) else LAST_SURVIVOR
        reason = rule(*map(seat_target, state.winners), seat=winner)
    else:
        reason = NOBODY_LEFT()
    return Outcome(state.winners, reason, score(state))
