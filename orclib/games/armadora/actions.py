"""The decisions of Armadöra and the attempts that are never allowed, with the targets one points at to make them."""

from __future__ import annotations

from orclib.engine import Action, Announced, Seat
from orclib.games.armadora.box import Line, Square

# --- targets on the picture ------------------------------------------------------------------------------------------

SUPPLY = "supply"
POWER = "power"
REINFORCEMENT = "reinforcement"
PASS = "pass"
STOP = "stop"


def square_target(square: Square) -> str:
    """A square of the board with what lies on it."""
    return f"square:{square.value}"


def line_target(line: Line) -> str:
    """A line between two squares, with or without a palisade; or a piece of the rim."""
    return f"line:{line}" if (side := line.rim) is None else f"rim:{line.a.value}:{side.value}"


def tile_target(value: int) -> str:
    """The tiles of a value in the hand of whoever looks."""
    return f"tile:{value}"


def screen_target(seat: Seat) -> str:
    """A player's screen: name, number of tiles, tokens."""
    return f"screen:{seat}"


def heap_target(gold: int) -> str:
    """A heap of that size that has not been put yet."""
    return f"heap:{gold}"


# --- set-up ----------------------------------------------------------------------------------------------------------


class PutHeap(Action, frozen=True, tag="heap"):
    """A heap goes on a gold square: by chance on the next one in reading order, or by the first seat on any."""

    square: Square
    gold: int

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((heap_target(self.gold), square_target(self.square)),)


class NameFirst(Action, frozen=True, tag="first"):
    """Chance says who takes the first turn."""

    player: Seat

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((screen_target(self.player),),)


# --- the three actions, and passing ----------------------------------------------------------------------------------


class PlaceWarrior(Action, frozen=True, tag="warrior"):
    """Place a warrior of the hand, face down (ARM-5)."""

    value: int
    square: Square

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((tile_target(self.value), square_target(self.square)),)


class LayPalisade(Action, frozen=True, tag="palisade"):
    """Lay a palisade: the first of the action, or a second one (ARM-6)."""

    line: Line

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((line_target(self.line),), (SUPPLY, line_target(self.line)))


class Stop(Action, frozen=True, tag="stop"):
    """Leave it at one palisade."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((STOP,),)


class PlaceReinforcement(Action, frozen=True, tag="reinforcement"):
    """Place the reinforcement on a warrior of one's own (ARM-12)."""

    square: Square

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((REINFORCEMENT, square_target(self.square)),)


class Pass(Action, frozen=True, tag="pass"):
    """Pass, for the rest of the game (ARM-8)."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((PASS,),)


# --- powers ----------------------------------------------------------------------------------------------------------


class Look(Action, frozen=True, tag="look"):
    """The Mage looks at the value of an opposing warrior."""

    square: Square

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((POWER, square_target(self.square)),)


class ExtraWarrior(Action, frozen=True, tag="extra warrior"):
    """The Goblin places a warrior more, face up."""

    value: int
    square: Square

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((POWER, tile_target(self.value), square_target(self.square)),)


class ExtraPalisade(Action, frozen=True, tag="extra palisade"):
    """The Orc lays a palisade more."""

    line: Line

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((POWER, line_target(self.line)),)


class Shoot(Action, frozen=True, tag="arrow"):
    """The Elf shoots an arrow at an opposing warrior."""

    square: Square

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((POWER, square_target(self.square)),)


# --- an announcement: a whole palisade action said at once -----------------------------------------------------------


class LayPalisades(Announced, frozen=True, tag="palisades"):
    """Announce all palisades of an action at once: all are laid or none is (ARM-6.16).

    It is played as its parts, `LayPalisade` and `Stop`, and never listed among the legal actions.
    """

    lines: tuple[Line, ...]

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return (tuple(map(line_target, self.lines)),)


# --- attempts: things a learner tries and the rules never allow ------------------------------------------------------


class NeverLegal(Action, frozen=True):
    """Never legal in any position: it exists so that "why not?" has an answer."""


class TakeBack(NeverLegal, frozen=True, tag="take"):
    """Move or take back a warrior or a heap on a square."""

    square: Square

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((square_target(self.square),),)


class TakePalisade(NeverLegal, frozen=True, tag="take palisade"):
    """Move or take back a palisade."""

    line: Line

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((line_target(self.line),),)


class TurnOver(NeverLegal, frozen=True, tag="turn"):
    """Turn up a warrior of one's own, or turn one down."""

    square: Square


class Peek(NeverLegal, frozen=True, tag="peek"):
    """Look at another's face-down warrior without the Mage's power, or at one's own when that was agreed away."""

    square: Square

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((square_target(self.square),),)


class LookBehind(NeverLegal, frozen=True, tag="behind"):
    """Look behind another's screen."""

    player: Seat

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((screen_target(self.player),),)


class Show(NeverLegal, frozen=True, tag="show"):
    """Show tiles to one's partner, or confer."""


Decision = PlaceWarrior | LayPalisade | Stop | PlaceReinforcement | Pass | Look | ExtraWarrior | ExtraPalisade | Shoot
Chance = PutHeap | NameFirst
AnyAttempt = TakeBack | TakePalisade | TurnOver | Peek | LookBehind | Show
Stored = Decision | Chance | AnyAttempt
"""What a save may hold: everything but an announcement, which is played as its parts."""
AnyAction = Stored | LayPalisades
