"""The decisions of Thorval and the attempts that are never allowed, with the targets to point at."""

from __future__ import annotations

import enum

import msgspec

from orclib.engine import Action, Announced, Seat
from orclib.games.thorval.box import Figure, Kind, Mode, Piece

# --- targets on the picture ------------------------------------------------------------------------------------------

DONE = "done"
PASS = "pass"
CONTINUE = "continue"
STOP = "stop"
KEEP = "keep"
BOAT = "boat"
LOSE_SOLDIERS = "lose:soldiers"
LOSE_FIGURE = "lose:figure"


def space_target(space: str) -> str:
    """A space of the island."""
    return f"space:{space}"


def seat_target(seat: Seat) -> str:
    """A player: colour, treasures found, tally of requests."""
    return f"seat:{seat}"


def treasure_target(owner: Seat, kind: Kind) -> str:
    """A treasure in the hand of whoever hides it."""
    return f"treasure:{owner}:{kind.value}"


def lying_target(space: str) -> str:
    """A treasure that lies face down in a space."""
    return f"lying:{space}"


def piece_target(piece: Piece) -> str:
    """The kind of piece to put, gather or move, where it is no single soldier."""
    return f"piece:{piece.value}"


def mode_target(mode: Mode) -> str:
    """How an attack is made."""
    return f"mode:{mode.value}"


def help_target(option: int) -> str:
    """An option of the mediator's help; 0 is none."""
    return f"help:{option}"


def die_target(face: int) -> str:
    """A face of the die that is thrown; in a fight, of the attacker's."""
    return f"die:{face}"


def defence_target(face: int) -> str:
    """A face of the defender's die."""
    return f"defence:{face}"


def _with(piece: Piece, target: str) -> tuple[tuple[str, ...], ...]:
    """A single soldier is pointed at by the space alone; anything else is picked first."""
    return ((target,),) if piece is Piece.SOLDIER else ((piece_target(piece), target),)


# --- chance ----------------------------------------------------------------------------------------------------------


class Roll(Action, frozen=True, tag="roll"):
    """One die is thrown: for first player, orks, dragon or mediator."""

    face: int

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((die_target(self.face),),)


class Exchange(Action, frozen=True, tag="exchange"):
    """Both sides of a fight throw a die (THO-15.11)."""

    attack: int
    defence: int

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((die_target(self.attack), defence_target(self.defence)),)


# --- set-up ----------------------------------------------------------------------------------------------------------


class Settle(Action, frozen=True, tag="settle"):
    """Put one soldier in an unoccupied castle (THO-3.4) or a vacant territory (THO-3.8)."""

    space: str

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((space_target(self.space),),)


class Hide(Action, frozen=True, tag="hide"):
    """Hide a treasure of the right-hand neighbour (THO-3.12, 3.14)."""

    owner: Seat
    kind: Kind
    space: str

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((treasure_target(self.owner, self.kind), space_target(self.space)),)


class Mass(Action, frozen=True, tag="mass"):
    """Put all soldiers that are due in one space, a figure in the place of two of them if wanted.

    The ten at the end of the set-up (THO-3.17), the mediator's three (THO-10.2), the chest's four (THO-17.2), those of
    help options 1 and 2 (THO-12.5, 12.6). Two figures may be typed, and are refused (THO-4.2).
    """

    space: str
    figures: tuple[Figure, ...] = ()

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((*(piece_target(Piece.of(figure)) for figure in self.figures), space_target(self.space)),)


# --- the players' episode --------------------------------------------------------------------------------------------


class Help(Action, frozen=True, tag="help"):
    """Ask the mediator for help: option 1 to 5, or 0 for none (THO-12.2)."""

    option: int

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((help_target(self.option),),)


class Lift(Action, frozen=True, tag="lift"):
    """Option 3: take up an opponent's treasure, unseen (THO-12.9)."""

    space: str

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((space_target(self.space),),)


class Lay(Action, frozen=True, tag="lay"):
    """Option 3: lay it in a space without a treasure (THO-12.9)."""

    space: str

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((space_target(self.space),),)


class Put(Action, frozen=True, tag="put"):
    """Put one soldier, a figure for two of them, or all the rest in an own space (THO-13.5, 12.11, 17.3)."""

    space: str
    piece: Piece = Piece.SOLDIER

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return _with(self.piece, space_target(self.space))


class Pass(Action, frozen=True, tag="pass"):
    """Attack nobody this turn (THO-14.1); or announce no second attack (THO-12.6)."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((PASS,),)


class Attack(Action, frozen=True, tag="attack"):
    """Declare an attack (THO-14.2); by boat with help option 5 (THO-12.12)."""

    origin: str
    target: str
    mode: Mode
    boat: bool = False

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        way, mode = (space_target(self.origin), space_target(self.target)), mode_target(self.mode)
        if self.boat:
            return (BOAT, *way, mode), (BOAT, mode, *way), (mode, BOAT, *way)
        return (*way, mode), (mode, *way)


class Announce(Action, frozen=True, tag="announce"):
    """Option 2: name the second attack before the first is fought (THO-12.7)."""

    origin: str
    target: str

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((space_target(self.origin), space_target(self.target)),)


class Begin(Action, frozen=True, tag="begin"):
    """Begin the second attack, which was announced (THO-12.8)."""

    mode: Mode

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((mode_target(self.mode),),)


# --- a fight ---------------------------------------------------------------------------------------------------------


class Transfer(Action, frozen=True, tag="transfer"):
    """Bring hero or wizard from any space to the origin (THO-14.11)."""

    space: str
    figure: Figure

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return (("transfer", piece_target(Piece.of(self.figure)), space_target(self.space)),)


class Gather(Action, frozen=True, tag="gather"):
    """Bring a unit, or all that may go, from a contiguous space into the fighting space (THO-14.7, 14.9)."""

    space: str
    piece: Piece = Piece.SOLDIER

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return _with(self.piece, space_target(self.space))


class Ready(Action, frozen=True, tag="ready"):
    """Say that all is gathered, or that no more units move in."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((DONE,),)


class Lose(Action, frozen=True, tag="lose"):
    """Choose which units are lost: soldiers only, or the figure and soldiers for the rest (THO-15.17, 9.4)."""

    figure: bool

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((LOSE_FIGURE if self.figure else LOSE_SOLDIERS,),)


class GoOn(Action, frozen=True, tag="go on"):
    """Fight another exchange (THO-16.1)."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((CONTINUE,),)


class Stop(Action, frozen=True, tag="stop"):
    """Break off an attack (THO-16.2)."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((STOP,),)


class Advance(Action, frozen=True, tag="advance"):
    """Move a unit, or all that may go, of the winner into the emptied space (THO-16.3)."""

    space: str
    """The emptied space."""
    piece: Piece = Piece.SOLDIER

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return _with(self.piece, space_target(self.space))


class Take(Action, frozen=True, tag="take"):
    """With the ring, take a unit of an opponent (THO-17.4)."""

    space: str
    piece: Piece = Piece.SOLDIER

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return _with(self.piece, space_target(self.space))


class Keep(Action, frozen=True, tag="keep"):
    """Keep the soldier of option 2 for the second attack (THO-12.6)."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((KEEP,),)


# --- announcements: several decisions said at once -------------------------------------------------------------------


class Lot(msgspec.Struct, frozen=True):
    """So many soldiers, and perhaps a figure, in or from a space: a part of an announcement."""

    space: str
    soldiers: int
    figure: Figure | None = None


class Reinforce(Announced, frozen=True, tag="reinforce"):
    """Say the whole placement of reinforcements at once: all are placed or none (THO-13.5)."""

    lots: tuple[Lot, ...]


class Rally(Announced, frozen=True, tag="rally"):
    """Say at once what is gathered, and that no more is: all of it or nothing (THO-14.7)."""

    lots: tuple[Lot, ...]


class Occupy(Announced, frozen=True, tag="occupy"):
    """Say at once how many units move in, the figure among them or not (THO-16.3)."""

    units: int
    figure: bool = False


class MoveTreasure(Announced, frozen=True, tag="move treasure"):
    """Ask for option 3, and say at once which treasure goes where (THO-12.9)."""

    start: str
    end: str


class AskExtra(Announced, frozen=True, tag="ask extra"):
    """Ask for option 4, and say at once where the six soldiers go (THO-12.11)."""

    lots: tuple[Lot, ...]


class AttackTwice(Announced, frozen=True, tag="attack twice"):
    """Declare the normal attack and announce the second one at once (THO-12.7)."""

    first: Attack
    second: Announce


class TakeUnits(Announced, frozen=True, tag="take units"):
    """With the ring, name all units that are taken at once: three of them, or all that the opponent has (THO-17.4)."""

    lots: tuple[Lot, ...]


# --- attempts that are never allowed ---------------------------------------------------------------------------------


class Trick(enum.Enum):
    """What learners try and the rules never allow."""

    LOOK = "look"
    """Look at a treasure that lies face down."""
    WALK = "walk"
    """Move units without an attack."""
    BIND = "bind"
    """Hold somebody to a promise."""


class Try(Action, frozen=True, tag="try"):
    """One of the attempts that no rule allows, and where."""

    trick: Trick
    space: str = ""
    to: str = ""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((lying_target(self.space),),) if self.trick is Trick.LOOK else ()


Decision = (
    Settle | Hide | Mass | Help | Lift | Lay | Put | Pass | Attack | Announce | Begin | Transfer | Gather | Ready | Lose
    | GoOn | Stop | Advance | Take | Keep
)  # fmt: skip
Chance = Roll | Exchange
Announcement = Reinforce | Rally | Occupy | MoveTreasure | AskExtra | AttackTwice | TakeUnits
Stored = Decision | Chance | Try
"""What a save may hold: everything but an announcement, which is played as its parts."""
AnyAction = Stored | Announcement
