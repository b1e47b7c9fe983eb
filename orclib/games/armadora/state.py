"""A position of Armadöra as a value, what a seat may know of it, and the readings of the rules it is played under."""

from __future__ import annotations

from functools import cache
from itertools import compress, permutations
from typing import Any, ClassVar, Final, Literal

import msgspec
from msgspec.structs import force_setattr

from orclib.engine import Seat
from orclib.engine.options import GameOptions, value_of
from orclib.engine.values import Sole
from orclib.errors import UsageError
from orclib.games.armadora.box import (
    GOLD_SQUARES,
    HANDS,
    HEAPS,
    PALISADES,
    PEOPLES,
    SQUARES,
    VALUES,
    Counts,
    Line,
    People,
    Square,
)
from orclib.games.armadora.rules.territories import Land, squares_of
from orclib.language import say

_SEATINGS: Final = {2: "ME", 3: "MEG", 4: "MOGE"}
"""Who plays when nobody says so, in turn order."""
_LETTERS: Final = "".join(people.value for people in PEOPLES)


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays, basic or advanced, and the readings of the rules; the defaults are the rulebook as we read it."""

    players: int = 2
    peoples: str = ""
    """The peoples in turn order, by letter: "MOGE" (ARM-R34). Left out: ME, MEG or MOGE."""
    advanced: bool = False
    """Powers and reinforcements (ARM-11)."""
    teams: bool = True
    """ARM-R33: four players are two teams of those who face each other."""
    min_territory: int = 4
    """ARM-R2: the fewest squares of a territory; any other figure is for the laboratory."""
    stick_count: Literal["one_or_two", "two_if_possible"] = "one_or_two"
    """ARM-R1: whether one palisade alone may be laid while two could be."""
    heap_placement: Literal["random", "reference", "manual"] = "random"
    """ARM-R8: chance puts the heaps, or they lie as in the examples, or the first seat puts them for all."""
    first_player: int | str = "random"
    """ARM-R10: "random", or the seat that starts, counted from 0."""
    relook: bool = True
    """ARM-R12: owners may look again at their tiles on the board."""
    partners_share: bool = False
    """ARM-R13: partners know each other's tiles."""
    power_needs_action: bool = True
    """ARM-R17: a power is used only if an action can and will follow."""
    reinforcement_breaks: Literal["own_ties", "any_tie"] = "own_ties"
    """ARM-R24: whether a reinforcement wins only ties its own side is in."""
    claim_needs_positive: bool = False
    """ARM-R19: sides with a total under 1 take nothing."""
    arrow_floor: bool = False
    """ARM-R28: no warrior counts less than 0."""
    final_tie: Literal["piles", "shared"] = "piles"
    """ARM-R21: sides equal in gold compare their piles, or share the victory."""

    player_counts: ClassVar[range] = range(2, 5)
    seat_counted_from: ClassVar[dict[str, int]] = {"first_player": 0}
    allowed: ClassVar[dict[str, tuple[Any, ...]]] = {
        "peoples": ("", *("".join(letters) for n in (2, 3, 4) for letters in permutations(_LETTERS, n))),
        "min_territory": (1, 2, 3, 4, 5, 6),
        "first_player": ("random", 0, 1, 2, 3),
    }

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.peoples:
            force_setattr(self, "peoples", _SEATINGS[self.players])
        if len(self.peoples) != self.players:
            told = say(
                'peoples "{peoples}" seats {n} players, but players is {players}: write both, as in {example}.',
                "peoples « {peoples} » est pour {n} joueurs, mais players vaut {players} : écrivez les deux, comme "
                "{example}.",
            )
            facts = {"peoples": self.peoples, "n": len(self.peoples), "players": self.players}
            raise UsageError(told.format(**facts, example='players=4, peoples="MOGE"'))
        if isinstance(self.first_player, int) and self.first_player >= self.players:
            raise UsageError.unknown(value_of("first_player"), self.first_player, map(str, range(self.players)))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in turn order."""
        return _SEATS[: self.players]

    @property
    def seating(self) -> tuple[People, ...]:
        """The people of each seat."""
        return _seating(self.peoples)

    @property
    def in_teams(self) -> bool:
        """Whether partners play together (ARM-10.1)."""
        return self.teams and self.players == 4

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The sides: two teams of seats that face each other, or each seat for itself."""
        if self.in_teams:
            return ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
        return tuple((seat,) for seat in self.seats)

    def side(self, seat: Seat) -> int:
        """The place of a seat's side in `sides`."""
        return seat % 2 if self.in_teams else seat

    def partner(self, seat: Seat) -> Seat | None:
        """The seat across the table, in a team game."""
        return Seat((seat + 2) % 4) if self.in_teams and seat in self.seats else None

    def confidants(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that know what a seat knows of tiles: itself, and with `partners_share` its partner."""
        partner = self.partner(seat)
        return (seat,) if partner is None or not self.partners_share else tuple(sorted((seat, partner)))


_SEATS: Final = tuple(map(Seat, range(4)))


@cache
def _seating(letters: str) -> tuple[People, ...]:
    return tuple(map(People, letters))


class Phase(Sole):
    """Where in the game we are (spec 5)."""

    HEAPS = "heaps"
    """The heaps are put on the gold squares."""
    FIRST = "first"
    """Chance draws the first player."""
    ACTION = "action"
    """The active player acts, passes, or uses a power first."""
    AFTER_POWER = "after_power"
    """A power has been used: one of the three actions follows."""
    SECOND_STICK = "second_stick"
    """One palisade has been laid: a second one, or stop."""
    OVER = "over"


SETTING_UP: Final = (Phase.HEAPS, Phase.FIRST)
"""The phases before the first turn."""


class Warrior(msgspec.Struct, frozen=True):
    """A warrior on the board. In a view `value` is None where the seat may not know it."""

    owner: Seat
    value: int | None
    face_up: bool = False
    arrows: int = 0
    reinforced: bool = False


NOBODY: Final[tuple[Warrior | None, ...]] = (None,) * len(SQUARES)


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows (ARM-15.4): all of a position but the values face down and the hands."""

    options: Options
    phase: Phase = Phase.HEAPS
    heaps: tuple[int, ...] = (0,) * len(GOLD_SQUARES)
    """The gold on `GOLD_SQUARES`, in their order; 0 where none has been put yet."""
    land: Land = Land()
    supply: int = PALISADES
    passed: tuple[bool, ...] = ()
    """By seat, as are the next two."""
    powers: tuple[int, ...] = ()
    """Power tokens left."""
    reinforcements: tuple[bool, ...] = ()
    """Whether the reinforcement is still unused."""
    first: Seat | None = None
    """Who took the first turn."""
    active: Seat = _SEATS[0]
    previous: Seat | None = None
    """Who took the turn before."""
    turn: int = 0
    """1 for the first turn, 0 during the set-up."""
    power_used: bool = False
    """Whether the active player has used a power this turn."""
    stick: Line | None = None
    """In `SECOND_STICK`, the palisade just laid."""

    def gold(self, square: Square) -> int:
        """The gold on a square."""
        return self.heaps[GOLD_SQUARES.index(square)] if square in GOLD_SQUARES else 0

    def people(self, seat: Seat) -> People:
        """The people of a seat."""
        return self.options.seating[seat]

    def seat_of(self, people: People) -> Seat | None:
        """The seat of a people, if it plays."""
        seating = self.options.seating
        return _SEATS[seating.index(people)] if people in seating else None


class State(Table, frozen=True, kw_only=True):
    """A whole position."""

    squares: tuple[Warrior | None, ...] = NOBODY
    """The warrior on each square, in the order of `SQUARES`."""
    hands: tuple[Counts, ...] = ()
    """By seat: how many tiles of each value are left behind the screen."""
    seen: tuple[tuple[Square, ...], ...] = ()
    """By seat: the squares whose tile a Mage has looked at and remembers."""


class View(Table, frozen=True, kw_only=True):
    """What one seat may know."""

    seat: Seat | None
    """Whose eyes these are; None for the referee."""
    squares: tuple[Warrior | None, ...]
    """As in a state, with the value None where the seat may not know it."""
    hands: tuple[Counts | None, ...]
    """None for a hand behind another's screen."""
    held: tuple[int, ...]
    """By seat: how many tiles are left, which everybody can count (ARM-15.3)."""
    seen: tuple[tuple[Square, ...], ...]
    """By seat: the squares a Mage has looked at, which everybody saw (ARM-15.4)."""


AnyTable = State | View


def warrior(table: AnyTable, square: Square) -> Warrior | None:
    """The warrior on a square."""
    return table.squares[square.index]


def free_mask(table: AnyTable) -> int:
    """The free squares as a set: neither gold nor a warrior is there (ARM-2.6)."""
    return _LAND & ~sum(compress(_BITS, table.squares))


_BITS: Final = tuple(square.bit for square in SQUARES)
_LAND: Final = sum(square.bit for square in SQUARES if square not in GOLD_SQUARES)
"""The squares without gold."""


def is_complete(table: AnyTable, territory: int) -> bool:
    """Whether each square of the territory is occupied, by a warrior or by gold (ARM-7.8)."""
    return not territory & free_mask(table)


def reinforced(table: AnyTable, territory: int) -> tuple[Square, ...]:
    """The squares of the territory whose warrior carries a reinforcement."""
    return tuple(
        square
        for square in squares_of(territory)
        if (one := table.squares[square.index]) is not None and one.reinforced
    )


def start_hand(options: Options) -> Counts:
    """What each player begins with (ARM-3.3)."""
    return HANDS[options.players]


__all__ = [
    "HEAPS", "NOBODY", "VALUES", "AnyTable", "Options", "Phase", "State", "Table", "View", "Warrior", "free_mask",
    "is_complete", "reinforced", "start_hand", "warrior",
]  # fmt: skip
