"""The decisions of Thorval and the attempts that are never allowed: how each is typed and pointed at."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from orclib.engine import Action, Announced, ChanceAction, Seat
from orclib.games.thorval.box import Figure, Kind, Mode, Piece
from orclib.games.thorval.text.names import (
    full_figure_name,
    the_space,
    units_list,
)
from orclib.language import listing, plural, say, series


def _lots(event: Any, each: Callable[[], str]) -> str:
    """What an announcement says of its spaces, one after the other."""
    lots: tuple[Lot, ...] = event.lots
    parts = (each().format(units=units_list(lot.soldiers, lot.figure), space=the_space(lot.space)) for lot in lots)
    return series(parts) or say("nothing", "rien")


def _lots_in(event: Any) -> str:
    return _lots(event, lambda: say("{units} in {space}", "{units} dans {space}"))


def _lots_from(event: Any) -> str:
    return _lots(event, lambda: say("{units} from {space}", "{units} depuis {space}"))


_HELP: Final[Mapping[int, Callable[[], str]]] = {
    0: lambda: say("Ask for no help", "Ne pas demander d'aide"),
    1: lambda: say("Option 1: two more soldiers", "Possibilité 1 : deux soldats de plus"),
    2: lambda: say(
        "Option 2: one more soldier and a second attack", "Possibilité 2 : un soldat de plus et une deuxième attaque"
    ),
    3: lambda: say("Option 3: move a treasure", "Possibilité 3 : déplacer un trésor"),
    4: lambda: say("Option 4: six soldiers", "Possibilité 4 : six soldats"),
    5: lambda: say("Option 5: attack by boat", "Possibilité 5 : attaque en bateau"),
}


_BEGIN: Final[Mapping[Mode, Callable[[], str]]] = {
    Mode.TOTAL: lambda: say("Begin the second attack, a total one", "Commencer la deuxième attaque, totale"),
    Mode.PARTIAL: lambda: say("Begin the second attack, a partial one", "Commencer la deuxième attaque, partielle"),
    Mode.SERIES: lambda: say("Begin the second attack", "Commencer la deuxième attaque"),
}


def _by_piece(piece: Piece, soldier: str, figure: str, rest: str) -> str:
    """The words of an action for a soldier, a figure, or all that can go."""
    if piece.figure is not None:
        return figure.replace("{figure}", full_figure_name(piece.figure))
    return rest if piece is Piece.REST else soldier


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
    says = ("Roll {face}", "Faire {face}")


class Exchange(ChanceAction, frozen=True, tag="exchange"):
    """Both sides of a fight throw a die (THO-15.11)."""

    attack: int
    defence: int
    typed = "exchange|échange|dice|dés {attack} {defence}", "{attack}:{defence}"
    points = "die:{attack} defence:{defence}"
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
    def says(self) -> str:
        return (
            _HELP[self.option]()
            if self.option in _HELP
            else say("Ask for option {option}", "Demander la possibilité {option}")
        )


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


class Put(Action, frozen=True, tag="put"):
    """Put one soldier, a figure for two of them, or all the rest in an own space (THO-13.5, 12.11, 17.3)."""

    space: str
    piece: Piece = Piece.SOLDIER
    typed = (
        "put|poser|place|mettre [in|dans|en|into] {space} [[with|avec] {piece}]",
        "put|poser|place|mettre {piece} [in|dans|en|into] {space}",
    )
    points = "[piece:{piece}] space:{space}"

    @property
    def says(self) -> str:
        return _by_piece(
            self.piece,
            say("Put a soldier in {space}", "Poser un soldat dans {space}"),
            say(
                "Put the {figure} in {space}, in place of two soldiers",
                "Poser le {figure} dans {space}, à la place de deux soldats",
            ),
            say("Put all soldiers that are left in {space}", "Poser tous les soldats qui restent dans {space}"),
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
    def says(self) -> str:
        match self.mode, self.boat:
            case Mode.TOTAL, False:
                return say("Total attack from {origin} on {target}", "Attaque totale depuis {origin} contre {target}")
            case Mode.TOTAL, _:
                return say(
                    "Total attack by boat from {origin} on {target}",
                    "Attaque totale en bateau depuis {origin} contre {target}",
                )
            case Mode.PARTIAL, False:
                return say(
                    "Partial attack from {origin} on {target}", "Attaque partielle depuis {origin} contre {target}"
                )
            case Mode.PARTIAL, _:
                return say(
                    "Partial attack by boat from {origin} on {target}",
                    "Attaque partielle en bateau depuis {origin} contre {target}",
                )
            case _, False:
                return say("Attack from {origin} on {target}", "Attaque depuis {origin} contre {target}")
        return say("Attack by boat from {origin} on {target}", "Attaque en bateau depuis {origin} contre {target}")


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
    def says(self) -> str:
        return _BEGIN[self.mode]()


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


class Gather(Action, frozen=True, tag="gather"):
    """Bring a unit, or all that may go, from a contiguous space into the fighting space (THO-14.7, 14.9)."""

    space: str
    piece: Piece = Piece.SOLDIER
    typed = (
        "gather|rassembler|se_renforcer [from|depuis|in|dans|de] {space} [[with|avec] {piece}]",
        "gather|rassembler|se_renforcer [with|avec] {piece} [from|depuis|in|dans|de] {space}",
    )
    points = "[piece:{piece}] space:{space}"

    @property
    def says(self) -> str:
        return _by_piece(
            self.piece,
            say("Gather a soldier from {space}", "Se renforcer d'un soldat depuis {space}"),
            say("Gather the {figure} from {space}", "Se renforcer avec le {figure} depuis {space}"),
            say(
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
    def says(self) -> str:
        return (
            say("Lose hero or small wizard", "Perdre le héros ou le petit magicien")
            if self.figure
            else say("Lose soldiers only", "Perdre des soldats seulement")
        )


class GoOn(Action, frozen=True, tag="go on"):
    """Fight another exchange (THO-16.1)."""

    typed = "go on", "continue|continuer"
    points = CONTINUE
    says = ("Fight on", "Continuer le combat")


class Stop(Action, frozen=True, tag="stop"):
    """Break off an attack (THO-16.2)."""

    typed = "stop|arrêter|break_off|interrompre"
    points = STOP
    says = ("Break off", "Interrompre l'attaque")


class Advance(Action, frozen=True, tag="advance"):
    """Move a unit, or all that may go, of the winner into the emptied space (THO-16.3)."""

    space: str
    """The emptied space."""
    piece: Piece = Piece.SOLDIER
    typed = (
        "advance|avancer [to|vers|into|dans|en] {space} [[with|avec] {piece}]",
        "advance|avancer [[with|avec] {piece}] [[to|vers|into|dans|en] {space}]",
    )
    points = "[piece:{piece}] space:{space}"

    @property
    def says(self) -> str:
        return _by_piece(
            self.piece,
            say("Move a soldier into {space}", "Occuper {space} avec un soldat"),
            say("Move the {figure} into {space}", "Occuper {space} avec le {figure}"),
            say(
                "Move all soldiers that may go into {space}",
                "Occuper {space} avec tous les soldats qui peuvent y aller",
            ),
        )


class Take(Action, frozen=True, tag="take"):
    """With the ring, take a unit of an opponent (THO-17.4)."""

    space: str
    piece: Piece = Piece.SOLDIER
    typed = (
        "take|enlever|prendre [from|de|in|dans|à] {space} [[with|avec] {piece}]",
        "take|enlever|prendre {piece} [from|de|in|dans|à] {space}",
    )
    points = "[piece:{piece}] space:{space}"

    @property
    def says(self) -> str:
        return _by_piece(
            self.piece,
            say("Take a soldier from {space}", "Enlever un soldat dans {space}"),
            say("Take the {figure} from {space}", "Enlever le {figure} dans {space}"),
            say("Take all soldiers from {space}", "Enlever tous les soldats dans {space}"),
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

    @property
    def says(self) -> str:
        return say("Reinforcements: {lots}", "Renforts : {lots}").replace("{lots}", _lots_in(self))


class Rally(Announced, frozen=True, tag="rally"):
    """Say at once what is gathered, and that no more is: all of it or nothing (THO-14.7)."""

    lots: tuple[Lot, ...]
    typed = "rally|rassembler|gather|se_renforcer {lots}"

    @property
    def says(self) -> str:
        return say("Gather {lots}", "Se renforcer : {lots}").replace("{lots}", _lots_from(self))


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

    @property
    def says(self) -> str:
        return say("Option 4: {lots}", "Possibilité 4 : {lots}").replace("{lots}", _lots_in(self))


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

    @property
    def says(self) -> str:
        text = say(
            "{first}, then a second one from {origin} on {target}",
            "{first}, puis une deuxième depuis {origin} contre {target}",
        )
        one = self.first.template.format(origin=the_space(self.first.origin), target=the_space(self.first.target))
        return text.replace("{first}", one)


class TakeUnits(Announced, frozen=True, tag="take units"):
    """With the ring, name all units that are taken at once: three of them, or all that the opponent has (THO-17.4)."""

    lots: tuple[Lot, ...]
    typed = "take|enlever|prendre units|unités {lots}", "take|enlever|prendre {lots}"

    @property
    def says(self) -> str:
        return say("With the ring, take {lots}", "Avec l'anneau, enlever {lots}").replace("{lots}", _lots_from(self))


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
    typed = (
        "try|essayer {trick} [[in|dans|from|de] {space} [[to|vers|on] [-] {to}]]",
        "{trick} [[in|dans|from|de] {space} [[to|vers|on] [-] {to}]]",
    )

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((lying_target(self.space),),) if self.trick is Trick.LOOK else ()

    @property
    def says(self) -> str:
        match self.trick:
            case Trick.LOOK:
                return (
                    say("Look at the treasure in {space}", "Regarder le trésor dans {space}")
                    if self.space
                    else say("Look at a treasure", "Regarder un trésor")
                )
            case Trick.WALK if self.space and self.to:
                return say(
                    "Walk from {space} to {to} without an attack", "Aller sans attaquer depuis {space} vers {to}"
                )
            case Trick.WALK:
                return say("Walk without an attack", "Se déplacer sans attaquer")
        return say("Hold somebody to a promise", "Obliger quelqu'un à tenir une promesse")


Decision = (
    Settle | Hide | Mass | Help | Lift | Lay | Put | Pass | Attack | Announce | Begin | Transfer | Gather | Ready | Lose
    | GoOn | Stop | Advance | Take | Keep
)  # fmt: skip
Chance = Roll | Exchange
Announcement = Reinforce | Rally | Occupy | MoveTreasure | AskExtra | AttackTwice | TakeUnits
Stored = Decision | Chance | Try
"""What a save may hold: everything but an announcement, which is played as its parts."""
AnyAction = Stored | Announcement
