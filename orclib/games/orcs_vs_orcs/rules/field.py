"""What a battle asks of the table without changing it: places, counts, hands, endings (OVO-17 to 25)."""

from __future__ import annotations

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs.box import (
    DECK,
    FIRST_LINE,
    HAND,
    ROUT,
    SECOND_LINE,
    SKULLS,
    Card,
    Line,
    in_order,
    spread,
)
from orclib.games.orcs_vs_orcs.state import FRONT, Battle, Column, Phase, Secret, Side, Slot, Spot, State, Step, Table

Parts = tuple[tuple[str, int, int], ...]
"""What an effect counts: the code of the thing, how many there are, strikes for each."""


def fight(state: Table) -> Battle:
    """The battle that goes on."""
    assert state.battle is not None
    return state.battle


def number_of(state: Table, seat: Seat) -> int:
    """Which side of the battle a seat is."""
    number = state.side(seat)
    assert number is not None
    return number


# --- counting --------------------------------------------------------------------------------------------------------


def exposed(side: Side, kind: Card) -> int:
    """Units of a kind that enemy effects count: engaged, face up, not covered by a Hero (OVO-19.7, 20.14, 22.13)."""
    count = sum([1 for slot in side.loose if slot.card is kind and not slot.down])
    for column in side.columns:
        for line in Line:
            slot = column.slot(line)
            if slot is not None and slot.card is kind and not slot.down and not column.covers(line):
                count += 1
    return count


def engaged(side: Side, kind: Card) -> int:
    """Units of a kind that the own effects count: engaged and face up, covered or not (OVO-21.6, 22.13)."""
    return sum([1 for slot in slots(side) if slot.card is kind and not slot.down])


def slots(side: Side) -> list[Slot]:
    """All Units of a side on the battlefield."""
    found = [slot for column in side.columns for slot in (column.first, column.second) if slot is not None]
    return [*found, *side.loose]


def on_field(side: Side) -> list[Card]:
    """All cards of a side on the battlefield, Heroes included."""
    heroes = [column.hero for column in side.columns if column.hero is not None]
    return [*(slot.card for slot in slots(side)), *heroes, *side.strays]


def before(state: Table, step: Step) -> tuple[Side, ...]:
    """Both sides as an effect sees them: all at once (OVO-R39), as they were before the effects; else as they are."""
    battle = fight(state)
    return battle.sides if step.play or not battle.snapshot else battle.snapshot


def lie_engaged(table: Table) -> bool:
    """Whether the cards shown this round lie on the battlefield; before, they are only revealed (OVO-17.10)."""
    return all(side.plays for side in fight(table).sides) and table.phase not in (Phase.SWAP, Phase.PLACE)


def on_tile(state: State, seat: Seat) -> int:
    """The Hordes of a player that were lost in the battle and lie on the combat tracking tile (OVO-7.9, 18.4)."""
    number = state.side(seat)
    if number is None or not state.secrets:
        return 0
    side = fight(state).sides[number]
    return side.losses - side.exhausted


# --- places ----------------------------------------------------------------------------------------------------------


def spots(state: Table, number: int, card: Card) -> tuple[Spot | None, ...]:
    """Where a side may place a card now; (None,) where it has no place (OVO-19.3, 19.4, 21.1, 21.2, 24.7 to 24.9)."""
    battle = fight(state)
    side = battle.sides[number]
    if card in FIRST_LINE:
        return (FRONT,)
    found: list[Spot | None]
    if card in SECOND_LINE:
        found = [
            Spot(at, Line.SECOND)
            for at, column in enumerate(side.columns)
            if column.first is not None and column.second is None
        ]
        if battle.assault and number == 1:
            found.append(FRONT)
    else:
        found = [
            Spot(at, line)
            for at, column in enumerate(side.columns)
            if column.open_to_heroes
            for line in Line
            if column.slot(line) is not None
        ]
    return tuple(found) or (None,)


def placed(state: Table, number: int, card: Card, spot: Spot) -> tuple[tuple[Column, ...], int]:
    """The columns of a side with the card in its place, and which column that is."""
    columns = list(fight(state).sides[number].columns)
    if spot.column is None:
        slot = Slot(card)
        columns.append(Column(first=slot) if card in FIRST_LINE else Column(second=slot, wall=True))
        return tuple(columns), len(columns) - 1
    column = columns[spot.column]
    if card.is_hero:
        column = Column(column.first, column.second, card, spot.line, column.wall)
    else:
        column = Column(column.first, Slot(card), column.hero, column.on, column.wall)
    columns[spot.column] = column
    return tuple(columns), spot.column


# --- decks and hands -------------------------------------------------------------------------------------------------


def pool(state: State, number: int) -> tuple[Card, ...]:
    """The cards that a side may still put in its combat deck, one by one in order (OVO-16.3, 21.8)."""
    seat = fight(state).sides[number].seat
    heroes = [held.hero for held in state.held[seat] if held.hero is not None and not held.away]
    left = [*spread(state.players[seat].units), *heroes]
    for card in state.secrets[number].deck:
        left.remove(card)
    return in_order(left)


def room(state: State, number: int) -> int:
    """How many cards the combat deck may still take (OVO-16.3)."""
    return DECK - len(state.secrets[number].deck)


def shuffled_uppers(secret: Secret) -> tuple[Card, ...]:
    """Which card is the upper one where the deck is then shuffled: any, if one of both is drawn before (OVO-17.7)."""
    hand = in_order(tuple(dict.fromkeys(secret.hand)))
    return hand if len(secret.deck) + len(secret.under) < HAND else hand[:1]


def revivable(state: Table, number: int) -> bool:
    """Whether a side has lost a Horde in this battle that may come back (OVO-7.9, 20.10)."""
    side = fight(state).sides[number]
    return side.losses > side.exhausted


# --- endings ---------------------------------------------------------------------------------------------------------


def only_exhausted(battle: Battle) -> bool:
    """Whether a battle begins with all its losses: forced marches count for an ending after round 1 (OVO-7.9, 25.1)."""
    return battle.round == 1 and all(side.losses == side.exhausted for side in battle.sides)


def ending(state: Table) -> tuple[int, tuple[int, ...]]:
    """Which of endings 1 to 3 applies, and the sides that lose; (0, ()) for none (OVO-25.1 to 25.6)."""
    gone = tuple([number for number in (0, 1) if not state.fighters(number)])
    if gone:
        return 1, gone
    first, second = [side.losses for side in fight(state).sides]
    if first >= ROUT and not second:
        return 2, (0,)
    if second >= ROUT and not first:
        return 2, (1,)
    lost = tuple([number for number, losses in enumerate((first, second)) if losses >= SKULLS])
    return (3, lost) if lost else (0, ())
