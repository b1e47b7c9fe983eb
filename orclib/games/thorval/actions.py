"""The decisions of Thorval: how each is typed and pointed at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec

from orclib.engine import Action, Announced, ChanceAction, Seat, Try
from orclib.games.thorval.box import Figure, Kind, Mode, Piece
from orclib.games.thorval.helps import HELPS, OPTIONS
from orclib.games.thorval.text.names import (
    full_figure_name,
)
from orclib.language import listing, plural, say

_BEGIN: Final[Mapping[Mode, tuple[str, str]]] = {
    Mode.TOTAL: ("Begin the second attack, a total one", "Commencer la deuxième attaque, totale"),
    Mode.PARTIAL: ("Begin the second attack, a partial one", "Commencer la deuxième attaque, partielle"),
    Mode.SERIES: ("Begin the second attack", "Commencer la deuxième attaque"),
}
_ATTACK: Final[Mapping[tuple[Mode, bool], tuple[str, str]]] = {
    (Mode.TOTAL, False): ("Total attack from {origin} on {target}", "Attaque totale depuis {origin} contre {target}"),
    (Mode.TOTAL, True): (
        "Total attack by boat from {origin} on {target}",
        "Attaque totale en bateau depuis {origin} contre {target}",
    ),
    (Mode.PARTIAL, False): (
        "Partial attack from {origin} on {target}",
        "Attaque partielle depuis {origin} contre {target}",
    ),
    (Mode.PARTIAL, True): (
        "Partial attack by boat from {origin} on {target}",
        "Attaque partielle en bateau depuis {origin} contre {target}",
    ),
    (Mode.SERIES, False): ("Attack from {origin} on {target}", "Attaque depuis {origin} contre {target}"),
    (Mode.SERIES, True): (
        "Attack by boat from {origin} on {target}",
        "Attaque en bateau depuis {origin} contre {target}",
    ),
}


class _OfPiece(Action, frozen=True):
    """A decision about a soldier, a figure, or all soldiers that can go."""

    space: str
    piece: Piece = Piece.SOLDIER
    of_piece: ClassVar[tuple[tuple[str, str], tuple[str, str], tuple[str, str]]]
    """What it says of each."""

    @property
    def says(self) -> tuple[str, str]:
        soldier, figure, rest = self.of_piece
        return figure if self.piece.figure is not None else rest if self.piece is Piece.REST else soldier


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


BY_BOAT = {"boat": {True: BOAT}}
GIVEN = {"figure": ("soldiers", "figure")}
"""What targets call the values of these fields."""


# --- chance ----------------------------------------------------------------------------------------------------------


class Roll(ChanceAction, frozen=True, tag="roll"):
    """One die is thrown: for first player, orks, dragon or mediator."""

    face: int
    typed = "roll|lancer|throw|jeter|faire {face}"
    points = "die:{face}"
    headline = ("The die", "Le dé")
    says = ("Roll {face}", "Faire {face}")


class Exchange(ChanceAction, frozen=True, tag="exchange"):
    """Both sides of a fight throw a die (THO-15.11)."""

    attack: int
    defence: int
    typed = "exchange|échange|dice|dés {attack} {defence}", "{attack}:{defence}"
    points = "die:{attack} defence:{defence}"
    headline = ("The dice", "Les dés")
    says = ("The attack rolls {attack}, the defence {defence}", "L'attaque fait {attack}, la défense {defence}")


# --- set-up ----------------------------------------------------------------------------------------------------------


class Settle(Action, frozen=True, tag="settle"):
    """Put one soldier in an unoccupied castle (THO-3.4) or a vacant territory (THO-3.8)."""

    space: str
    typed = "settle|installer|poser [soldier|soldat] [in|dans|en] {space}"
    points = "space:{space}"
    says = ("Put a soldier in {space}", "Poser un soldat dans {space}")


class Hide(Action, frozen=True, tag="hide"):
    """Hide a treasure of the right-hand neighbour (THO-3.12, 3.14)."""

    owner: Seat
    kind: Kind
    space: str
    typed = "hide|cacher {kind} [of|de|du {owner}] [in|dans|en] {space}"
    points = "treasure:{owner}:{kind} space:{space}"
    says = ("Hide a treasure of {owner} in {space}: {kind}", "Cacher un trésor du joueur {owner} dans {space} : {kind}")


class Mass(Action, frozen=True, tag="mass"):
    """Put all soldiers that are due in one space, a figure in the place of two of them if wanted.

    The ten at the end of the set-up (THO-3.17), the mediator's three (THO-10.2), the chest's four (THO-17.2), those of
    help options 1 and 2 (THO-12.5, 12.6). Two figures may be typed, and are refused (THO-4.2).
    """

    space: str
    figures: tuple[Figure, ...] = ()
    typed = (
        "mass|masser|muster|gift|three|chest|place|trois|cadeau|coffret|poser [in|dans|en] {space} "
        "[[with|avec] {figures...|none|aucun}]"
    )
    points = "piece:{figures...} space:{space}"

    @property
    def says(self) -> str:
        figures = self.figures
        if not figures:
            return say("Put all soldiers in {space}", "Poser tous les soldats dans {space}")
        text = plural(
            len(figures),
            (
                "Put the soldiers in {space}, with the {figure} in place of two",
                "Put the soldiers in {space}, with {figures} in place of four",
            ),
            (
                "Poser les soldats dans {space}, avec le {figure} à la place de deux",
                "Poser les soldats dans {space}, avec {figures} à la place de quatre",
            ),
        )
        return text.replace("{figure}", full_figure_name(figures[0])).replace(
            "{figures}", listing(map(full_figure_name, figures))
        )


# --- the players' episode --------------------------------------------------------------------------------------------


class Help(Action, frozen=True, tag="help"):
    """Ask the mediator for help: option 1 to 5, or 0 for none (THO-12.2)."""

    option: int
    typed = (
        "help|aide|option|possibilité {option}",
        "help|aide none|rien|nothing|aucune",
        "no|pas_d|sans|aucune help|aide",
    )
    points = "help:{option}"

    @property
    def says(self) -> tuple[str, str]:
        if self.option in OPTIONS:
            return HELPS[self.option].says
        return ("Ask for option {option}", "Demander la possibilité {option}")


class Lift(Action, frozen=True, tag="lift"):
    """Option 3: take up an opponent's treasure, unseen (THO-12.9)."""

    space: str
    typed = "lift|soulever|take_up|ramasser|prendre [treasure|trésor] [in|dans|from|de] {space}"
    points = "space:{space}"
    says = ("Take up the treasure in {space}", "Prendre le trésor dans {space}")


class Lay(Action, frozen=True, tag="lay"):
    """Option 3: lay it in a space without a treasure (THO-12.9)."""

    space: str
    typed = "lay|déposer|put_down|poser [treasure|trésor] [in|dans|en] {space}"
    points = "space:{space}"
    says = ("Lay the treasure in {space}", "Poser le trésor dans {space}")


class Put(_OfPiece, frozen=True, tag="put"):
    """Put one soldier, a figure for two of them, or all the rest in an own space (THO-13.5, 12.11, 17.3)."""

    typed = (
        "put|poser|place|mettre [in|dans|en|into] {space} [[with|avec] {piece}]",
        "put|poser|place|mettre {piece} [in|dans|en|into] {space}",
    )
    points = "[piece:{piece}] space:{space}"

    of_piece = (
        ("Put a soldier in {space}", "Poser un soldat dans {space}"),
        (
            "Put the {figure} in {space}, in place of two soldiers",
            "Poser le {figure} dans {space}, à la place de deux soldats",
        ),
        ("Put all soldiers that are left in {space}", "Poser tous les soldats qui restent dans {space}"),
    )


class Pass(Action, frozen=True, tag="pass"):
    """Attack nobody this turn (THO-14.1); or announce no second attack (THO-12.6)."""

    typed = "pass|passer", "no|pas_d|aucune|sans attack|attaque"
    points = PASS
    says = ("No attack", "Pas d'attaque")


class Attack(Action, frozen=True, tag="attack"):
    """Declare an attack (THO-14.2); by boat with help option 5 (THO-12.12)."""

    origin: str
    target: str
    mode: Mode
    boat: bool = False
    typed = (
        "attack|attaquer|attaque [from|depuis|de] {origin} [to|vers|on|contre] [-] {target} [{mode}] [by|en {boat}]",
        "attack|attaquer|attaque [from|depuis|de] {origin} [to|vers|on|contre] [-] {target} [{mode}] {boat}",
        "attack|attaquer|attaque [from|depuis|de] {origin} [to|vers|on|contre] [-] {target} [by|en] {boat} {mode}",
        "attack|attaquer|attaque {mode} [from|depuis|de] {origin} [to|vers|on|contre] [-] {target} [[by|en] {boat}]",
        "attack|attaquer|attaque [by|en] {boat} [from|depuis|de] {origin} [to|vers|on|contre] [-] {target} [{mode}]",
        "attack|attaquer|attaque {target} from|depuis {origin} [{mode}] [[by|en] {boat}]",
    )
    marks = BY_BOAT
    points = (
        "[{boat}] space:{origin} space:{target} mode:{mode}",
        "[{boat}] mode:{mode} space:{origin} space:{target}",
        "mode:{mode} [{boat}] space:{origin} space:{target}",
    )

    @property
    def says(self) -> tuple[str, str]:
        return _ATTACK[self.mode, self.boat]


class Announce(Action, frozen=True, tag="announce"):
    """Option 2: name the second attack before the first is fought (THO-12.7)."""

    origin: str
    target: str
    typed = "announce|annoncer [from|depuis|de] {origin} [to|vers|on|contre] [-] {target}"
    points = "space:{origin} space:{target}"
    says = (
        "Announce the second attack from {origin} on {target}",
        "Annoncer la deuxième attaque depuis {origin} contre {target}",
    )


class Begin(Action, frozen=True, tag="begin"):
    """Begin the second attack, which was announced (THO-12.8)."""

    mode: Mode
    typed = "begin|commencer [{mode}]"
    points = "mode:{mode}"

    @property
    def says(self) -> tuple[str, str]:
        return _BEGIN[self.mode]


# --- a fight ---------------------------------------------------------------------------------------------------------


class Transfer(Action, frozen=True, tag="transfer"):
    """Bring hero or wizard from any space to the origin (THO-14.11)."""

    space: str
    figure: Figure
    typed = (
        "transfer|transférer {figure} [from|depuis|de|in|dans] {space}",
        "transfer|transférer [from|depuis|de|in|dans] {space} [with|avec] {figure}",
    )
    points = "transfer piece:{figure} space:{space}"
    says = ("Transfer the {figure} from {space}", "Transférer le {figure} depuis {space}")


class Gather(_OfPiece, frozen=True, tag="gather"):
    """Bring a unit, or all that may go, from a contiguous space into the fighting space (THO-14.7, 14.9)."""

    typed = (
        "gather|rassembler|se_renforcer [from|depuis|in|dans|de] {space} [[with|avec] {piece}]",
        "gather|rassembler|se_renforcer [with|avec] {piece} [from|depuis|in|dans|de] {space}",
    )
    points = "[piece:{piece}] space:{space}"

    of_piece = (
        ("Gather a soldier from {space}", "Se renforcer d'un soldat depuis {space}"),
        ("Gather the {figure} from {space}", "Se renforcer avec le {figure} depuis {space}"),
        (
            "Gather all soldiers that may leave {space}",
            "Se renforcer de tous les soldats qui peuvent quitter {space}",
        ),
    )


class Ready(Action, frozen=True, tag="ready"):
    """Say that all is gathered, or that no more units move in."""

    typed = "ready|prêt|done|fini"
    points = DONE
    says = ("Ready", "C'est prêt")


class Lose(Action, frozen=True, tag="lose"):
    """Choose which units are lost: soldiers only, or the figure and soldiers for the rest (THO-15.17, 9.4)."""

    figure: bool
    typed = "lose|perdre {figure}"
    marks = GIVEN
    points = "lose:{figure}"

    @property
    def says(self) -> tuple[str, str]:
        if self.figure:
            return "Lose hero or small wizard", "Perdre le héros ou le petit magicien"
        return "Lose soldiers only", "Perdre des soldats seulement"


class GoOn(Action, frozen=True, tag="go on"):
    """Fight another exchange (THO-16.1)."""

    typed = "go_on|continuer|continue"
    points = CONTINUE
    says = ("Fight on", "Continuer le combat")


class Stop(Action, frozen=True, tag="stop"):
    """Break off an attack (THO-16.2)."""

    typed = "stop|arrêter|break_off|interrompre"
    points = STOP
    says = ("Break off", "Interrompre l'attaque")


class Advance(_OfPiece, frozen=True, tag="advance"):
    """Move a unit, or all that may go, of the winner into the emptied space (THO-16.3)."""

    typed = (
        "advance|avancer [to|vers|into|dans|en] {space} [[with|avec] {piece}]",
        "advance|avancer [[with|avec] {piece}] [[to|vers|into|dans|en] {space}]",
    )
    points = "[piece:{piece}] space:{space}"

    of_piece = (
        ("Move a soldier into {space}", "Occuper {space} avec un soldat"),
        ("Move the {figure} into {space}", "Occuper {space} avec le {figure}"),
        (
            "Move all soldiers that may go into {space}",
            "Occuper {space} avec tous les soldats qui peuvent y aller",
        ),
    )


class Take(_OfPiece, frozen=True, tag="take"):
    """With the ring, take a unit of an opponent (THO-17.4)."""

    typed = (
        "take|enlever|prendre [from|de|in|dans|à] {space} [[with|avec] {piece}]",
        "take|enlever|prendre {piece} [from|de|in|dans|à] {space}",
    )
    points = "[piece:{piece}] space:{space}"

    of_piece = (
        ("Take a soldier from {space}", "Enlever un soldat dans {space}"),
        ("Take the {figure} from {space}", "Enlever le {figure} dans {space}"),
        ("Take all soldiers from {space}", "Enlever tous les soldats dans {space}"),
    )


class Keep(Action, frozen=True, tag="keep"):
    """Keep the soldier of option 2 for the second attack (THO-12.6)."""

    typed = "keep|garder [soldier|soldat]"
    points = KEEP
    says = ("Keep the soldier for the second attack", "Garder le soldat pour la deuxième attaque")


# --- announcements: several decisions said at once -------------------------------------------------------------------


class Lot(msgspec.Struct, frozen=True):
    """So many soldiers, and perhaps a figure, in or from a space: a part of an announcement."""

    space: str
    soldiers: int
    figure: Figure | None = None


class Reinforce(Announced, frozen=True, tag="reinforce"):
    """Say the whole placement of reinforcements at once: all are placed or none (THO-13.5)."""

    lots: tuple[Lot, ...]
    typed = "reinforce|renforts|renforcer|reinforcements|crown|couronne|put|poser|mettre {lots}"

    says = ("Reinforcements: {lots_in}", "Renforts : {lots_in}")


class Rally(Announced, frozen=True, tag="rally"):
    """Say at once what is gathered, and that no more is: all of it or nothing (THO-14.7)."""

    lots: tuple[Lot, ...]
    typed = "rally|rassembler|gather|se_renforcer {lots}"

    says = ("Gather {lots_from}", "Se renforcer : {lots_from}")


class Occupy(Announced, frozen=True, tag="occupy"):
    """Say at once how many units move in, the figure among them or not (THO-16.3)."""

    units: int
    figure: bool = False
    typed = "occupy|occuper [with|avec] {units} [units|unités] [with|avec {figure}]"

    @property
    def says(self) -> str:
        if self.figure:
            return plural(
                self.units,
                (
                    "Move {units} unit in, hero or small wizard",
                    "Move {units} units in, hero or small wizard among them",
                ),
                (
                    "Occuper la case avec {units} unité, le héros ou le petit magicien",
                    "Occuper la case avec {units} unités, dont le héros ou le petit magicien",
                ),
            )
        return plural(
            self.units,
            ("Move {units} soldier in", "Move {units} soldiers in"),
            ("Occuper la case avec {units} soldat", "Occuper la case avec {units} soldats"),
        )


class MoveTreasure(Announced, frozen=True, tag="move treasure"):
    """Ask for option 3, and say at once which treasure goes where (THO-12.9)."""

    start: str
    end: str
    typed = "help|aide|option|possibilité 3 [from|de|depuis] {start} [to|vers|on|in|dans|en] [-] {end}"
    says = (
        "Option 3: move the treasure from {start} to {end}",
        "Possibilité 3 : prendre le trésor dans {start} et le poser dans {end}",
    )


class AskExtra(Announced, frozen=True, tag="ask extra"):
    """Ask for option 4, and say at once where the six soldiers go (THO-12.11)."""

    lots: tuple[Lot, ...]
    typed = "help|aide|option|possibilité 4 {lots}"

    says = ("Option 4: {lots_in}", "Possibilité 4 : {lots_in}")


class AttackTwice(Announced, frozen=True, tag="attack twice"):
    """Declare the normal attack and announce the second one at once (THO-12.7)."""

    first: Attack
    origin: str
    target: str
    typed = "{first} then|puis [announce|annoncer] [from|depuis|de] {origin} [to|vers|on|contre] [-] {target}"

    @property
    def second(self) -> Announce:
        """The second attack."""
        return Announce(self.seat, self.origin, self.target)

    says = (
        "{first}, then a second one from {origin} on {target}",
        "{first}, puis une deuxième depuis {origin} contre {target}",
    )


class TakeUnits(Announced, frozen=True, tag="take units"):
    """With the ring, name all units that are taken at once: three of them, or all that the opponent has (THO-17.4)."""

    lots: tuple[Lot, ...]
    typed = "take|enlever|prendre units|unités {lots}", "take|enlever|prendre {lots}"

    says = ("With the ring, remove {lots_in}", "Avec l'anneau, enlever {lots_in}")


Decision = (
    Settle | Hide | Mass | Help | Lift | Lay | Put | Pass | Attack | Announce | Begin | Transfer | Gather | Ready | Lose
    | GoOn | Stop | Advance | Take | Keep
)  # fmt: skip
Chance = Roll | Exchange
Announcement = Reinforce | Rally | Occupy | MoveTreasure | AskExtra | AttackTwice | TakeUnits
AnyAction = Decision | Chance | Announcement | Try
