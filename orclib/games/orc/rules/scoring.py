"""Who won and why: every point as a line with its clause (ORC-11, ORC-12)."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Item, Line, Outcome, Rule, Score, Seat
from orclib.games.orc.actions import hand_target, tribe_target
from orclib.games.orc.box import NORTH, SEATS, SOUTH
from orclib.games.orc.state import Phase, State, View

WORTH = Item("worth", "ORC-11.2", "{tribe} tribe: its worth", "Tribu {tribe} : sa valeur")
ORCS = Item("orcs", "ORC-11.3", "{tribe} tribe: orcs in hand", "Tribu {tribe} : orcs en main")
LOST_COLOUR = Item(
    "lost-colour",
    "ORC-11.5",
    (
        "{tribe} tribe: {orcs} orc in hand, but the tribe was not won",
        "{tribe} tribe: {orcs} orcs in hand, but the tribe was not won",
    ),
    (
        "Tribu {tribe} : {orcs} orc en main, mais tribu non gagnée",
        "Tribu {tribe} : {orcs} orcs en main, mais tribu non gagnée",
    ),
    count="orcs",
    tempts="orcs",
)


def lines(state: State | View, seat: Seat) -> Iterator[Line]:
    """The score sheet of one seat as things stand: worth, orcs in hand, and the orcs that count for nothing."""
    for tribe in state.ranks:
        orcs = sum([card.orcs(tribe) for card in state.hands[seat] if card is not None])
        here = (tribe_target(tribe), hand_target(seat))
        if state.front(tribe).owner == seat:
            worth = state.worth(tribe)
            yield WORTH(seat, worth, *here[:1], tribe=tribe, worth=worth)
            if orcs:
                yield ORCS(seat, orcs, *here, tribe=tribe, orcs=orcs)
        elif orcs:
            yield LOST_COLOUR(seat, 0, *here, tribe=tribe, orcs=orcs)


def score(state: State | View) -> Score:
    """The score as if the game were counted now."""
    sheet = tuple(line for seat in SEATS for line in lines(state, seat))
    totals = tuple([sum([line.points for line in sheet if line.seat == seat]) for seat in SEATS])
    return Score(totals, sheet)


HIGHER_TOTAL = Rule(
    "higher-total",
    "ORC-12.1",
    "The higher total wins: North {north}, South {south}.",
    "Le total le plus élevé gagne : Nord {north}, Sud {south}.",
)
NEAREST_BOX = Rule(
    "nearest-box",
    "ORC-12.2",
    "Both have {north}: the owner of {tribe}, the tribe nearest the box, wins.",
    "Égalité à {north} partout : celui qui a gagné la tribu {tribe}, la plus proche de la boîte, gagne la partie.",
)
DRAWN = Rule(
    "drawn",
    "ORC-12.3",
    "All six battles tied, nobody owns a tribe: {north} to {south}, a draw.",
    "Les six batailles ont fini à égalité et personne n'a de tribu : {north} à {south}, partie nulle.",
)


def outcome(state: State | View) -> Outcome | None:
    """Who won, once the game has stopped."""
    if state.phase is not Phase.OVER:
        return None
    result = score(state)
    north, south = result.totals
    facts = {"north": north, "south": south}
    if north != south:
        return Outcome((NORTH if north > south else SOUTH,), HIGHER_TOTAL(**facts), result)
    nearest = state.ranks[0]
    owner = state.front(nearest).owner
    here = (tribe_target(nearest),)
    if owner is not None:
        return Outcome((owner,), NEAREST_BOX(*here, **facts, tribe=nearest), result)
    return Outcome((), DRAWN(*here, **facts), result)
