"""How a game of Orcs vs Orcs ended, and the score sheet (OVO-1.2, 29, 30.1)."""

from __future__ import annotations

from orclib.engine import Item, Outcome, Reason, Rule, Score, Seat
from orclib.games.orcs_vs_orcs.actions import seat_target
from orclib.games.orcs_vs_orcs.state import Phase, Table

GLORY = Item("glory", "OVO-1.4", "Own glory points", "Points de gloire personnels")
PARTNERS_GLORY = Item(
    "partner", "OVO-30.1", "Glory points of the partner, {seat}", "Points de gloire de l'équipier, {seat}"
)
SUPPLY_EMPTY = Rule(
    "supply-empty",
    "OVO-29.1",
    "The glory supply is empty: the camp with the most points wins.",
    "Le stock de gloire est vide : le camp qui a le plus de points gagne.",
)
UNBEATABLE = Rule(
    "unbeatable",
    "OVO-29.2",
    (
        "With {supply} point left in the supply, nobody can beat the leading camp any more.",
        "With {supply} points left in the supply, nobody can beat the leading camp any more.",
    ),
    (
        "Avec {supply} point dans le stock, plus personne ne peut battre le camp en tête.",
        "Avec {supply} points dans le stock, plus personne ne peut battre le camp en tête.",
    ),
    count="supply",
)
SHARED = Rule(
    "shared",
    "OVO-29.3",
    "Several camps have the most glory points: they share the victory.",
    "Plusieurs camps sont à égalité en tête : ils partagent la victoire.",
)


def score(table: Table) -> Score:
    """The points of every seat: its own, and in teams those of the partner (OVO-30.1)."""
    lines = []
    for seat in table.options.seats:
        for each in table.options.camp(seat):
            item, glory = GLORY if each == seat else PARTNERS_GLORY, table.players[each].glory
            lines.append(item(seat, glory, seat_target(each), seat=each, glory=glory))
    totals = tuple([sum([line.points for line in lines if line.seat == seat]) for seat in table.options.seats])
    return Score(totals, tuple(lines))


def outcome(table: Table) -> Outcome | None:
    """How the game ended; None while it goes on."""
    if table.phase is not Phase.OVER:
        return None
    winners = tuple(map(Seat, table.winners))
    marks = map(seat_target, winners)
    camps = {table.options.camp(seat) for seat in winners}
    return Outcome(winners, SHARED(*marks) if len(camps) > 1 else end(table, *marks), score(table))


def end(table: Table, *marks: str) -> Reason:
    """By which rule a game that is over has ended: for the event and the outcome."""
    return UNBEATABLE(*marks, supply=table.supply) if table.supply else SUPPLY_EMPTY(*marks)
