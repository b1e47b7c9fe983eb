"""What can happen in Thorval: each event with what it tells, to whom, and where on the picture."""

from __future__ import annotations

from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.games.thorval.actions import seat_target, space_target
from orclib.games.thorval.box import Figure, Kind, Mode, Route

# --- dice ------------------------------------------------------------------------------------------------------------


class Rolled(Event, frozen=True, tag=True):
    """A player threw a die: for first player (THO-3.1, 11.1), for a region of orks (THO-6.1)."""

    seat: Seat
    face: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class Tied(Event, frozen=True, tag=True):
    """Several threw the highest number and throw again (THO-11.2)."""

    seats: tuple[Seat, ...]
    face: int

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(seat_target, self.seats))


class FirstNamed(Event, frozen=True, tag=True):
    """Somebody is first player (THO-3.1, 11.1), or takes over from one who is out (THO-11.3)."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class DieAgain(Event, frozen=True, tag=True):
    """A number had been thrown already, so the die is thrown again (THO-3.7, 6.2)."""

    face: int


# --- set-up ----------------------------------------------------------------------------------------------------------


class Settled(Event, frozen=True, tag=True):
    """A soldier was put in a castle (THO-3.4) or a vacant territory (THO-3.8)."""

    seat: Seat
    space: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.space),)


class OrksPlaced(Event, frozen=True, tag=True):
    """Orks came into spaces: castles left over (THO-3.5), territories named by dice (THO-3.6)."""

    spaces: tuple[str, ...]
    count: int
    """In each of them."""

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(space_target, self.spaces))


class TreasuresHanded(Event, frozen=True, tag=True):
    """Each player gave the treasures to the left-hand neighbour (THO-3.11)."""

    count: int
    """By player."""


class Hidden(Event, frozen=True, tag=True):
    """A treasure was hidden (THO-3.12, 3.14); its kind is known to the hider."""

    seat: Seat
    owner: Seat
    kind: Kind | None
    space: str
    private: ClassVar[tuple[str, ...]] = ("kind",)

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,)

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.space),)


class Placed(Event, frozen=True, tag=True):
    """Units were put in a space; the clause says what for."""

    seat: Seat
    space: str
    soldiers: int
    figure: Figure | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.space),)


# --- rounds and orks -------------------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True, tag=True):
    """A new round began (THO-5.2; the first: THO-5.3)."""

    number: int


class RegionsNamed(Event, frozen=True, tag=True):
    """The regions in which orks multiply are known (THO-6.2; five players: 6.3; six: 6.4)."""

    regions: tuple[int, ...]


class OrksGrew(Event, frozen=True, tag=True):
    """One more ork came into each territory of a region that holds orks (THO-6.5)."""

    region: int
    spaces: tuple[str, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(space_target, self.spaces))


class CastleGrew(Event, frozen=True, tag=True):
    """Orks came into a castle, one for each region that counts (THO-6.6; several: 6.7)."""

    space: str
    regions: tuple[int, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.space),)


class BandAttacks(Event, frozen=True, tag=True):
    """A band of orks attacks a space (THO-7.1; the next target: 7.4; through the tunnel: 7.8)."""

    origin: str
    target: str
    orks: int
    route: Route

    @property
    def marks(self) -> tuple[str, ...]:
        return space_target(self.origin), space_target(self.target)


class BandHeldOff(Event, frozen=True, tag=True):
    """A band may not attack a space: a hero (THO-7.11), the mediator (7.12), the dragon (7.13), the tunnel (7.8)."""

    origin: str
    target: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.target),)


class BandStalls(Event, frozen=True, tag=True):
    """One ork is left of a band, too few to go on (THO-7.5)."""

    origin: str
    target: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.origin),)


class Refilled(Event, frozen=True, tag=True):
    """An ork came into each empty space (THO-8.1)."""

    spaces: tuple[str, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(space_target, self.spaces))


# --- dragon and mediator ---------------------------------------------------------------------------------------------


class DragonLands(Event, frozen=True, tag=True):
    """Two dice led the dragon to a territory (THO-9.1)."""

    space: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.space),)


class DragonEats(Event, frozen=True, tag=True):
    """The dragon is hungry for so many units or orks, and gets as many as are there (THO-9.3)."""

    space: str
    seat: Seat | None
    """None: orks."""
    appetite: int
    eaten: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.space),)


class DragonFliesOn(Event, frozen=True, tag=True):
    """The dragon found no unit of a player and flies on (THO-9.6)."""

    space: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.space),)


class DragonAway(Event, frozen=True, tag=True):
    """No territory holds a player's unit: the dragon does not come (THO-9.6, R8)."""


class MediatorComes(Event, frozen=True, tag=True):
    """Two dice led the mediator to a territory (THO-10.1), to an empty one (THO-10.4); his region has peace (10.5)."""

    space: str
    region: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.space),)


class OrksJoin(Event, frozen=True, tag=True):
    """The mediator's three orks came (THO-10.3)."""

    space: str
    count: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.space),)


# --- a turn ----------------------------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True, tag=True):
    """It is a player's turn (THO-12.1)."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class HelpAsked(Event, frozen=True, tag=True):
    """A player asked the mediator for help and noted it (THO-12.4)."""

    seat: Seat
    option: int
    left: int
    """The requests that are left."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class NoHelp(Event, frozen=True, tag=True):
    """A player asked for no help this turn (THO-12.3)."""

    seat: Seat


class TreasureMoved(Event, frozen=True, tag=True):
    """A treasure was moved, unseen (THO-12.9); nobody can do so again (THO-12.10)."""

    seat: Seat
    owner: Seat
    start: str
    end: str

    @property
    def marks(self) -> tuple[str, ...]:
        return space_target(self.start), space_target(self.end)


class ReinforcementsDue(Event, frozen=True, tag=True):
    """A player gets soldiers for the kingdoms (THO-13.3), or the least there is (THO-13.4)."""

    seat: Seat
    soldiers: int
    kingdoms: tuple[tuple[str, ...], ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(space_target(space) for kingdom in self.kingdoms for space in kingdom)


class Passed(Event, frozen=True, tag=True):
    """A player attacks nobody this turn (THO-14.1)."""

    seat: Seat


class AttackDeclared(Event, frozen=True, tag=True):
    """A player attacks (THO-14.2; by boat: 12.12; the second attack: 12.8)."""

    seat: Seat
    defender: Seat | None
    origin: str
    target: str
    route: Route
    mode: Mode

    @property
    def marks(self) -> tuple[str, ...]:
        return space_target(self.origin), space_target(self.target)


class SecondAnnounced(Event, frozen=True, tag=True):
    """A player announced the second attack (THO-12.7)."""

    seat: Seat
    origin: str
    target: str

    @property
    def marks(self) -> tuple[str, ...]:
        return space_target(self.origin), space_target(self.target)


class SecondLapsed(Event, frozen=True, tag=True):
    """The second attack is no longer possible (THO-12.7, R16), or none was announced (THO-12.6)."""

    seat: Seat
    origin: str | None = None
    target: str | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(space_target(space) for space in (self.origin, self.target) if space)


class Transferred(Event, frozen=True, tag=True):
    """Hero or wizard was transferred (THO-14.11)."""

    seat: Seat
    figure: Figure
    start: str
    end: str

    @property
    def marks(self) -> tuple[str, ...]:
        return space_target(self.start), space_target(self.end)


class Gathered(Event, frozen=True, tag=True):
    """Units strengthened a fighting space (the attacker's: THO-14.8, the defender's: 14.9)."""

    seat: Seat
    start: str
    end: str
    soldiers: int
    figure: Figure | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        return space_target(self.start), space_target(self.end)


# --- a fight ---------------------------------------------------------------------------------------------------------


class PartCounted(Event, frozen=True, tag=True):
    """A part of a side's strength as its fight begins (THO-15.1 to 15.8); the parts of a side add up to it."""

    space: str
    attacks: bool
    """Whether it is the attacker's side."""
    code: str
    """What gives the points, as in `fight.Part`."""
    points: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.space),)


class Thrown(Event, frozen=True, tag=True):
    """Both sides of a fight threw their die (THO-15.11), with such strengths (THO-15.18)."""

    origin: str
    target: str
    number: int
    """1 for the first exchange of the fight."""
    attack: int
    defence: int
    attack_strength: int
    defence_strength: int

    @property
    def marks(self) -> tuple[str, ...]:
        return space_target(self.origin), space_target(self.target)


class Struck(Event, frozen=True, tag=True):
    """A side's factor counts: so many of the enemy are lost (THO-15.12; no more than there are: 15.15)."""

    by: str
    """The space of the side that struck."""
    at: str
    factor: int
    lost: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.at),)


class Missed(Event, frozen=True, tag=True):
    """A side's factor is greater than its own strength and kills nothing (THO-15.13)."""

    by: str
    factor: int
    strength: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.by),)


class BothMissed(Event, frozen=True, tag=True):
    """Both factors were too great: the attacker loses one (THO-15.16)."""

    origin: str
    target: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.origin),)


class Lost(Event, frozen=True, tag=True):
    """Units of a player were lost by the owner's choice, or for want of one (THO-15.17; eaten: 9.4)."""

    seat: Seat
    space: str
    soldiers: int
    figure: Figure | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.space),)


class BrokenOff(Event, frozen=True, tag=True):
    """The attacker broke off the attack (THO-16.2)."""

    seat: Seat
    origin: str
    target: str

    @property
    def marks(self) -> tuple[str, ...]:
        return space_target(self.origin), space_target(self.target)


class Emptied(Event, frozen=True, tag=True):
    """A fight is over, for a space is emptied (THO-16.1); or both are (THO-16.6)."""

    spaces: tuple[str, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(space_target, self.spaces))


class Occupied(Event, frozen=True, tag=True):
    """The winner moved in (a player: THO-16.3; orks: 7.6, 16.5)."""

    seat: Seat | None
    """None: orks."""
    start: str
    end: str
    soldiers: int
    figure: Figure | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        return space_target(self.start), space_target(self.end)


class StaysHome(Event, frozen=True, tag=True):
    """The emptied space stays empty: the winner has one unit (a player: THO-16.4; orks: 7.7, 16.5), or R15."""

    seat: Seat | None
    space: str
    emptied: str

    @property
    def marks(self) -> tuple[str, ...]:
        return space_target(self.space), space_target(self.emptied)


class HelpLost(Event, frozen=True, tag=True):
    """Nothing was taken, so the soldiers of option 1 or 2 are lost (THO-12.5, 12.6)."""

    seat: Seat
    soldiers: int


class HelpKept(Event, frozen=True, tag=True):
    """The soldier of option 2 is kept for the second attack (THO-12.6)."""

    seat: Seat


# --- treasures and the end -------------------------------------------------------------------------------------------


class TreasureFound(Event, frozen=True, tag=True):
    """A player turned over an own treasure (THO-17.1), and keeps it (THO-17.7); the blank one brings nothing (19.5)."""

    seat: Seat
    kind: Kind
    space: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.space),)


class RingTook(Event, frozen=True, tag=True):
    """The ring took units (THO-17.4)."""

    seat: Seat
    victim: Seat
    space: str
    soldiers: int
    figure: Figure | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        return (space_target(self.space),)


class Eliminated(Event, frozen=True, tag=True):
    """A player has no unit left (THO-18.1)."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class TreasuresLeave(Event, frozen=True, tag=True):
    """The treasures of an eliminated player left the board (THO-18.1, R23)."""

    seat: Seat
    spaces: tuple[str, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(space_target, self.spaces))


class GameOver(Event, frozen=True, tag=True):
    """The game is over: three treasures (THO-18.2), one survivor or none (THO-18.1)."""

    winners: tuple[Seat, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(seat_target, self.winners))
