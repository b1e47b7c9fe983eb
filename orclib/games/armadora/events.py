"""What can happen in Armadöra: each event with what it tells, to whom, and where on the picture."""

from __future__ import annotations

from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.games.armadora.actions import PASS, SUPPLY, line_target, screen_target, square_target
from orclib.games.armadora.box import Line, People, Square

# --- set-up ----------------------------------------------------------------------------------------------------------


class HeapPut(Event, frozen=True, tag=True):
    """A heap was put on a gold square (ARM-3.5)."""

    square: Square
    gold: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (square_target(self.square),)


class FirstNamed(Event, frozen=True, tag=True):
    """It was settled who starts (ARM-3.7)."""

    seat: Seat
    people: People

    @property
    def marks(self) -> tuple[str, ...]:
        return (screen_target(self.seat),)


class HandsTaken(Event, frozen=True, tag=True):
    """Each player took the same hand behind a screen (ARM-3.3)."""

    tiles: int
    points: int


class TilesLeftOut(Event, frozen=True, tag=True):
    """The other tiles went back to the box (ARM-3.4)."""

    each: int
    """Left over for each people that plays."""
    unused: int
    """Peoples that do not play, whose 16 tiles all stay in the box."""


class SupplyMade(Event, frozen=True, tag=True):
    """The palisades were put beside the board for everybody (ARM-3.6)."""

    palisades: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (SUPPLY,)


class TeamsMade(Event, frozen=True, tag=True):
    """Those who face each other play together (ARM-10.1)."""

    one: tuple[People, People]
    two: tuple[People, People]


class TokensGiven(Event, frozen=True, tag=True):
    """A player received tokens: the reinforcement (ARM-11.1) or power tokens (ARM-11.2)."""

    people: People
    tokens: int


# --- the turn --------------------------------------------------------------------------------------------------------


class WarriorPlaced(Event, frozen=True, tag=True):
    """A warrior was placed face down (ARM-5.2)."""

    private: ClassVar[tuple[str, ...]] = ("value",)
    seat: Seat
    people: People
    square: Square
    value: int | None
    knows: tuple[Seat, ...]
    """Who may read the value: the owner; with `partners_share` the partner; nobody again if `relook` is off."""
    left: int

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return self.knows

    @property
    def marks(self) -> tuple[str, ...]:
        return (square_target(self.square),)


class ExtraWarriorPlaced(Event, frozen=True, tag=True):
    """The Goblin's extra warrior was placed face up (ARM-14.8)."""

    seat: Seat
    people: People
    square: Square
    value: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (square_target(self.square),)


class PalisadeLaid(Event, frozen=True, tag=True):
    """A palisade was laid: the first or second of the action (ARM-6.1), or the Orc's extra one (ARM-14.12)."""

    seat: Seat
    people: People
    line: Line
    supply: int
    """What is left of it."""
    extra: bool = False
    closes_nothing: bool = False

    @property
    def marks(self) -> tuple[str, ...]:
        return (line_target(self.line),)


class Stopped(Event, frozen=True, tag=True):
    """The player left it at one palisade (ARM-6.1)."""

    seat: Seat
    people: People


class TerritoryDivided(Event, frozen=True, tag=True):
    """A palisade divided a territory in two (ARM-7.1, ARM-7.6)."""

    one: tuple[Square, ...]
    two: tuple[Square, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        smaller = min(self.one, self.two, key=len)
        return tuple(map(square_target, smaller))


class TerritoryCompleted(Event, frozen=True, tag=True):
    """Every square of a territory is occupied now (ARM-7.8)."""

    squares: tuple[Square, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(square_target, self.squares))


class SupplyEmpty(Event, frozen=True, tag=True):
    """The last palisade was laid (ARM-6.4)."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (SUPPLY,)


class HandEmpty(Event, frozen=True, tag=True):
    """A player laid the last warrior (ARM-8.1)."""

    seat: Seat
    people: People

    @property
    def marks(self) -> tuple[str, ...]:
        return (screen_target(self.seat),)


class ReinforcementPlaced(Event, frozen=True, tag=True):
    """A warrior was reinforced (ARM-12.1)."""

    seat: Seat
    people: People
    square: Square

    @property
    def marks(self) -> tuple[str, ...]:
        return (square_target(self.square),)


class Looked(Event, frozen=True, tag=True):
    """The Mage looked at a warrior (ARM-14.1); only who `knows` may read the value (ARM-14.3)."""

    private: ClassVar[tuple[str, ...]] = ("value",)
    seat: Seat
    people: People
    square: Square
    owner: People
    value: int | None
    knows: tuple[Seat, ...]
    left: int

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return self.knows

    @property
    def marks(self) -> tuple[str, ...]:
        return (square_target(self.square),)


class ArrowShot(Event, frozen=True, tag=True):
    """The Elf shot an arrow (ARM-14.16)."""

    seat: Seat
    people: People
    square: Square
    owner: People
    arrows: int
    """How many stick there now."""
    left: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (square_target(self.square),)


class TokenSpent(Event, frozen=True, tag=True):
    """A power token left the game (ARM-14.6, 14.11, 14.15) or stays on its target (ARM-14.21)."""

    people: People
    left: int


class ActionFollows(Event, frozen=True, tag=True):
    """A power was used: one of the three actions has to follow (ARM-13.3)."""

    people: People


class Passed(Event, frozen=True, tag=True):
    """A player passed, by choice (ARM-8.4) or because nothing could be done (ARM-8.3)."""

    seat: Seat
    people: People
    tiles: int
    """Warriors left in the hand: they count for nothing (ARM-8.9)."""
    forced: bool

    @property
    def marks(self) -> tuple[str, ...]:
        return (PASS, screen_target(self.seat))


class TurnBegun(Event, frozen=True, tag=True):
    """It is somebody's turn: the next one clockwise (ARM-4.4), or the last one left again (ARM-8.7)."""

    seat: Seat
    people: People


# --- the end ---------------------------------------------------------------------------------------------------------


class GameStopped(Event, frozen=True, tag=True):
    """Everybody has passed (ARM-8.8)."""


class WarriorsRevealed(Event, frozen=True, tag=True):
    """Every warrior on the board was turned up (ARM-9.1)."""

    warriors: int


class TerritoryWon(Event, frozen=True, tag=True):
    """A territory's gold went to the highest total (ARM-9.3), or to a reinforcement in a tie (ARM-12.7, ARM-R24)."""

    number: int
    squares: tuple[Square, ...]
    side: tuple[People, ...]
    gold: int
    total: int
    """Of the side that wins."""
    best: int
    """The highest there; more than `total` only where a reinforcement wins any tie (ARM-R24)."""

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(square_target, self.squares))


class TerritoryShared(Event, frozen=True, tag=True):
    """A territory's gold was shared (ARM-9.4); the remainder is nobody's (ARM-9.5)."""

    number: int
    squares: tuple[Square, ...]
    sides: tuple[People, ...]
    gold: int
    share: int
    remainder: int
    total: int
    teams: bool

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(square_target, self.squares))


class TerritoryUnclaimed(Event, frozen=True, tag=True):
    """Nobody takes a territory's gold: no warrior is there (ARM-9.7), or no total is above 0 (ARM-R19)."""

    number: int
    squares: tuple[Square, ...]
    gold: int

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(square_target, self.squares))


class BestIsLow(Event, frozen=True, tag=True):
    """The best total of a territory is not above 0, and yet it counts (ARM-9.8)."""

    number: int
    squares: tuple[Square, ...]
    total: int

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(square_target, self.squares))


class PlayerBeaten(Event, frozen=True, tag=True):
    """A player lost: by less gold (ARM-9.9), by smaller piles (ARM-9.10)."""

    people: People
    piles: tuple[int, ...]
    """Those of the player's side."""
    best: tuple[int, ...]
    """The piles of who wins."""


class GameDecided(Event, frozen=True, tag=True):
    """The gold was compared: the most wins (ARM-9.9), else the piles (ARM-9.10), else the victory is shared (ARM-9.11).

    Where equal gold is read to be enough, that reading shares it (ARM-R21).
    """

    winners: tuple[People, ...]
    gold: int
    """What the winning side has."""


AnyEvent = (
    HeapPut | FirstNamed | HandsTaken | TilesLeftOut | SupplyMade | TeamsMade | TokensGiven | WarriorPlaced
    | ExtraWarriorPlaced | PalisadeLaid | Stopped | TerritoryDivided | TerritoryCompleted | SupplyEmpty | HandEmpty
    | ReinforcementPlaced | Looked | ArrowShot | TokenSpent | ActionFollows | Passed | TurnBegun | GameStopped
    | WarriorsRevealed | TerritoryWon | TerritoryShared | TerritoryUnclaimed | BestIsLow | PlayerBeaten | GameDecided
)  # fmt: skip
