"""The decisions of Armadöra: how they are typed and pointed at."""

from __future__ import annotations

from typing import Annotated

from orclib.engine import Action, Announced, ChanceAction, Seat, Try
from orclib.games.armadora import box as box
from orclib.games.armadora.box import LINES, Line, Square
from orclib.language import plural, say

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


class _LineTargets(dict[Line, str]):
    """What each line is called on the picture; pieces of the rim and pairs that are no line are asked for seldom."""

    def __missing__(self, line: Line) -> str:
        return line_target(line)


LINE_TARGETS = _LineTargets({line: line_target(line) for line in LINES})
MARKS = {"line": LINE_TARGETS, "lines": LINE_TARGETS}


class ArmadoraAction(Action, frozen=True):
    """A decision of a player."""

    marks = MARKS


# --- set-up ----------------------------------------------------------------------------------------------------------


Mine = Annotated[Square, "where a heap goes"]


class PutHeap(ArmadoraAction, frozen=True, tag="heap"):
    """A heap goes on a gold square: by chance on the next one in reading order, or by the first seat on any."""

    square: Mine
    gold: int
    typed = (
        "heap|tas {square}={gold}",
        "[put|placer|place|poser|mettre] heap|tas {gold} {square}",
        "[put|mettre|poser] {gold} {square}",
        "[put|mettre|poser] {square}={gold}",
    )
    points = "heap:{gold} square:{square}"
    headline = ("The heaps", "Les tas")
    says = ("Put a heap of {gold} on {square}", "Placer un tas de {gold} en {square}")


class NameFirst(ChanceAction, frozen=True, tag="first"):
    """Chance says who takes the first turn."""

    player: Seat
    typed = "first|premier|starter {player}"
    points = "screen:{player}"
    headline = ("Who starts", "Qui commence")

    @property
    def says(self) -> str:
        return say("Player {n} takes the first turn", "Le joueur {n} joue en premier").format(n=self.player + 1)


# --- the three actions, and passing ----------------------------------------------------------------------------------


class PlaceWarrior(ArmadoraAction, frozen=True, tag="warrior"):
    """Place a warrior of the hand, face down (ARM-5)."""

    value: int
    square: Square
    typed = (
        "place|poser|put|play|placer|mettre|jouer {value} [face_down|face_cachée] {square}",
        "{value} [face_down|face_cachée] {square}",
        "[place|poser|put|play|placer|mettre|jouer] {square}={value}",
    )
    points = "tile:{value} square:{square}"
    says = ("Place a {value} face down on {square}", "Poser un {value} face cachée en {square}")


class LayPalisade(ArmadoraAction, frozen=True, tag="palisade"):
    """Lay a palisade: the first of the action, or a second one (ARM-6)."""

    line: Line
    typed = (
        "fence|palissade|palisade|stick|bâton|fences|palissades|palisades|sticks|bâtons {line}",
        "[lay|poser|put|placer] {line}",
        "place|poser palisade|palissade {line}",
    )
    points = "{line}", "supply {line}"
    says = ("Lay a palisade on {line}", "Poser une palissade en {line}")


class Stop(ArmadoraAction, frozen=True, tag="stop"):
    """Leave it at one palisade."""

    typed = "stop|arrêter|done|fini [after_one_palisade|après_une_palissade]"
    points = "stop"
    says = ("Stop after one palisade", "Arrêter après une palissade")


class PlaceReinforcement(ArmadoraAction, frozen=True, tag="reinforcement"):
    """Place the reinforcement on a warrior of one's own (ARM-12)."""

    square: Square
    typed = (
        "reinforce|renforcer|reinforcement|renfort {square}",
        "put|placer|place|poser|mettre reinforcement|renfort {square}",
        "+ {square}",
    )
    points = "reinforcement square:{square}"
    says = ("Put the reinforcement on {square}", "Placer le renfort en {square}")


class Pass(ArmadoraAction, frozen=True, tag="pass"):
    """Pass, for the rest of the game (ARM-8)."""

    typed = "pass|passer|passe|passed [turn|son_tour|mon_tour] [for_the_rest_of_the_game|pour_le_reste_de_la_partie]"
    points = "pass"
    says = ("Pass for the rest of the game", "Passer pour le reste de la partie")


# --- powers ----------------------------------------------------------------------------------------------------------


class Look(ArmadoraAction, frozen=True, tag="look"):
    """The Mage looks at the value of an opposing warrior."""

    square: Square
    typed = "look|regarder {square}", "extra|pouvoir|power|use_power [look|regarder] {square}"
    points = "power square:{square}"
    says = ("Mage's power: look at the warrior on {square}", "Pouvoir du Mage : regarder le guerrier en {square}")


class ExtraWarrior(ArmadoraAction, frozen=True, tag="extra warrior"):
    """The Goblin places a warrior more, face up."""

    value: int
    square: Square
    typed = (
        "extra|pouvoir|power|use_power [extra] {value} [face_up|face_visible] {square}",
        "[place|poser|put|play|placer|mettre|jouer] {value} face_up|face_visible {square}",
        "[place|poser|put|play|placer|mettre|jouer|extra|pouvoir|power|use_power] {value} {square}^",
        "[place|poser|put|play|placer|mettre|jouer|extra|pouvoir|power|use_power] {square}={value}^",
        "extra|pouvoir|power|use_power {square}={value}",
    )
    points = "power tile:{value} square:{square}"
    says = ("Goblin's power: a {value} face up on {square}", "Pouvoir du Gobelin : un {value} face visible en {square}")


class ExtraPalisade(ArmadoraAction, frozen=True, tag="extra palisade"):
    """The Orc lays a palisade more."""

    line: Line
    typed = "extra|pouvoir|power|use_power [extra] {line}"
    points = "power {line}"
    says = ("Orc's power: an extra palisade on {line}", "Pouvoir de l'Orc : une palissade de plus en {line}")


class Shoot(ArmadoraAction, frozen=True, tag="arrow"):
    """The Elf shoots an arrow at an opposing warrior."""

    square: Square
    typed = (
        "shoot|tirer|arrow|flèche|an_arrow|une_flèche [an_arrow|une_flèche] {square}",
        "extra|pouvoir|power|use_power [shoot|tirer|arrow|flèche] {square}",
    )
    points = "power square:{square}"
    says = (
        "Elf's power: an arrow at the warrior on {square}",
        "Pouvoir de l'Elfe : une flèche sur le guerrier en {square}",
    )


# --- an announcement: a whole palisade action said at once -----------------------------------------------------------


class LayPalisades(Announced, frozen=True, tag="palisades"):
    """Announce all palisades of an action at once: all are laid or none is (ARM-6.16).

    It is played as its parts, `LayPalisade` and `Stop`, and never listed among the legal actions.
    """

    marks = MARKS
    lines: tuple[Line, ...]
    typed = (
        "fence|palissade|lay|poser|palisades|palissades|sticks|bâtons {lines.0} [and|et] stop|arrêter",
        "fence|palissade|lay|poser|palisades|palissades|sticks|bâtons {lines...|nothing|rien} [[and|et] stop|arrêter]",
        "{lines.0} [and|et] stop|arrêter",
        "{lines...|nothing|rien} [[and|et] stop|arrêter]",
        "place|poser palisades|palissades {lines.0}",
        "place|poser palisades|palissades {lines...}",
        "place|poser palisades|palissades",
    )
    points = "{lines...}"

    @property
    def says(self) -> str:
        return (
            plural(
                len(self.lines),
                ("Lay a palisade on {lines}, and stop", "Lay palisades on {lines}"),
                ("Poser une palissade en {lines}, et arrêter là", "Poser des palissades en {lines}"),
            )
            if self.lines
            else say("Lay no palisade", "Ne poser aucune palissade")
        )


Decision = PlaceWarrior | LayPalisade | Stop | PlaceReinforcement | Pass | Look | ExtraWarrior | ExtraPalisade | Shoot
Chance = PutHeap | NameFirst
AnyAction = Decision | Chance | LayPalisades | Try
