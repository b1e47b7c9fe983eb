"""What can happen in a player's turn."""

from __future__ import annotations

from typing import Final

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.thorval.actions import space_target
from orclib.games.thorval.box import LEAST_REINFORCEMENTS, Figure, Mode, Route
from orclib.games.thorval.helps import HELPS
from orclib.language import Bilingual, labelled, plural, say

_ROUTES: Final = {
    Route.LAND: Bilingual(
        "{seat} attacks {defender} in {target} from {origin}.",
        "depuis {origin}, {seat} attaque {defender} dans {target}.",
    ),
    Route.BRIDGE: Bilingual(
        "{seat} attacks {defender} in {target} from {origin}, over the bridge.",
        "depuis {origin}, {seat} attaque {defender} dans {target}, par le pont.",
    ),
    Route.TUNNEL: Bilingual(
        "{seat} attacks {defender} in {target} from {origin}, through the tunnel.",
        "depuis {origin}, {seat} attaque {defender} dans {target}, par le tunnel.",
    ),
    Route.BOAT: Bilingual(
        "{seat} attacks {defender} in {target} from {origin}, by boat.",
        "depuis {origin}, {seat} attaque {defender} dans {target}, en bateau.",
    ),
}


_MODES: Final = {
    Mode.TOTAL: Bilingual("It is a total attack.", "C'est une attaque totale."),
    Mode.PARTIAL: Bilingual("It is a partial attack.", "C'est une attaque partielle."),
    Mode.SERIES: Bilingual("", ""),
}


class TurnBegan(Event, frozen=True, tag=True):
    """It is a player's turn (THO-12.1)."""

    seat: Seat
    where = "seat:{seat}"
    says = ("It is the turn of {seat}.", "C'est à {seat} de jouer.")


class HelpAsked(Event, frozen=True, tag=True):
    """A player asked the mediator for help and noted it (THO-12.4)."""

    seat: Seat
    option: int
    left: int
    """The requests that are left."""
    where = "seat:{seat}"

    @property
    def says(self) -> str:
        left = (
            plural(
                self.left,
                ("{left} request is left.", "{left} requests are left."),
                ("Il reste {left} demande.", "Il reste {left} demandes."),
            )
            if self.left
            else say("No request is left.", "Il ne reste plus de demande.")
        )
        return f"{say(*HELPS[self.option].asked)} {left}"


class NoHelp(Event, frozen=True, tag=True):
    """A player asked for no help this turn (THO-12.3)."""

    seat: Seat
    says = HELPS[0].asked


class TreasureMoved(Event, frozen=True, tag=True):
    """A treasure was moved, unseen (THO-12.9); nobody can do so again (THO-12.10)."""

    seat: Seat
    owner: Seat
    start: str
    end: str
    where = "space:{start} space:{end}"
    says = (
        "{seat} takes a treasure of {owner} from {start} and lays it, unseen, in {end}. Nobody can do so again.",
        "{seat} prend un trésor du joueur {owner} dans {start} et le pose dans {end}, sans le regarder. Plus "
        "personne ne pourra le faire.",
    )


class ReinforcementsDue(Event, frozen=True, tag=True):
    """A player gets soldiers for the kingdoms (THO-13.3), or the least there is (THO-13.4)."""

    seat: Seat
    soldiers: int
    kingdoms: tuple[tuple[str, ...], ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(space_target(space) for kingdom in self.kingdoms for space in kingdom)

    @property
    def says(self) -> str:
        kingdoms = self.kingdoms
        spaces = sum(map(len, kingdoms))
        if not kingdoms:
            return say(
                "{seat} has no kingdom, but gets {soldiers} as reinforcements: nobody gets fewer.",
                "{seat} n'a pas de royaume, mais reçoit {soldiers} en renfort : personne ne reçoit moins.",
            )
        if spaces < LEAST_REINFORCEMENTS:
            text = plural(
                spaces,
                (
                    "{seat} has only {n} space in kingdoms, but gets {soldiers} as reinforcements: nobody gets fewer.",
                    "{seat} has only {n} spaces in kingdoms, but gets {soldiers} as reinforcements: nobody gets fewer.",
                ),
                (
                    "{seat} n'a que {n} case de royaume, mais reçoit {soldiers} en renfort : personne ne reçoit moins.",
                    "{seat} n'a que {n} cases de royaume, mais reçoit {soldiers} en renfort : "
                    "personne ne reçoit moins.",
                ),
            )
        else:
            text = plural(
                len(kingdoms),
                (
                    "{seat} gets {soldiers} as reinforcements, one for each space of the kingdom.",
                    "{seat} gets {soldiers} as reinforcements, one for each space of the {kingdoms} kingdoms.",
                ),
                (
                    "{seat} reçoit {soldiers} en renfort, un pour chaque case de son royaume.",
                    "{seat} reçoit {soldiers} en renfort, un pour chaque case de ses {kingdoms} royaumes.",
                ),
            )
        return text.replace("{n}", str(spaces)).replace("{kingdoms}", str(len(kingdoms)))


class Passed(Event, frozen=True, tag=True):
    """A player attacks nobody this turn (THO-14.1)."""

    seat: Seat
    says = ("{seat} attacks nobody this turn.", "{seat} n'attaque personne pendant ce tour.")


class AttackDeclared(Event, frozen=True, tag=True):
    """A player attacks (THO-14.2; by boat: 12.12; the second attack: 12.8)."""

    seat: Seat
    defender: Seat | None
    origin: str
    target: str
    route: Route
    mode: Mode
    where = "space:{origin} space:{target}"

    @property
    def says(self) -> str:
        head = str(_ROUTES[self.route])
        if self.clause == "THO-12.8":
            head = labelled(say("The second attack", "La deuxième attaque"), head)
        mode = str(_MODES[self.mode])
        return f"{head} {mode}" if mode else head


class AttackAllowed(Event, frozen=True, tag=True):
    """An attack that one might think forbidden: out of the mediator's region (THO-10.6), by a single unit (14.13)."""

    seat: Seat
    origin: str
    target: str
    where = "space:{origin}"
    says = by_clause(
        {
            "THO-10.6": (
                "{origin} lies in the mediator's region and {target} does not: out of his region one may attack.",
                "{origin} est dans la région du médiateur, {target} non : on peut attaquer depuis sa région.",
            ),
            "THO-14.13": (
                "Only one unit is in {origin}: it may attack all the same.",
                "Il n'y a qu'une unité dans {origin} : elle peut attaquer quand même.",
            ),
        }
    )


class SecondAnnounced(Event, frozen=True, tag=True):
    """A player announced the second attack (THO-12.7)."""

    seat: Seat
    origin: str
    target: str
    where = "space:{origin} space:{target}"
    says = (
        "{seat} announces the second attack: from {origin} on {target}.",
        "{seat} annonce la deuxième attaque : depuis {origin} contre {target}.",
    )


class SecondLapsed(Event, frozen=True, tag=True):
    """The second attack is no longer possible (THO-12.7, R16), or none was announced (THO-12.6)."""

    seat: Seat
    origin: str | None = None
    target: str | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(space_target(space) for space in (self.origin, self.target) if space)

    says = by_clause(
        {
            "THO-12.6": ("{seat} announces no second attack.", "{seat} n'annonce pas de deuxième attaque."),
            "THO-12.7": (
                "The second attack of {seat}, from {origin} on {target}, is no longer possible: it lapses.",
                "La deuxième attaque du joueur {seat}, depuis {origin} contre {target}, n'est plus possible : elle "
                "n'a pas lieu.",
            ),
        }
    )


class Transferred(Event, frozen=True, tag=True):
    """Hero or wizard was transferred (THO-14.11)."""

    seat: Seat
    figure: Figure
    start: str
    end: str
    where = "space:{start} space:{end}"
    says = (
        "{seat} transfers the {figure} from {start} to {end}.",
        "{seat} transfère dans {end} le {figure} qui était dans {start}.",
    )


class Gathered(Event, frozen=True, tag=True):
    """Units strengthened a fighting space (the attacker's: THO-14.8, the defender's: 14.9)."""

    seat: Seat
    start: str
    end: str
    soldiers: int
    figure: Figure | None = None
    where = "space:{start} space:{end}"
    says = by_clause(
        {
            "THO-14.8": (
                "For the attack from {end}, {seat} gathers {units} from {start}.",
                "Pour attaquer, {seat} renforce {end} : {units} depuis {start}.",
            ),
            "THO-14.9": (
                "For the defence of {end}, {seat} gathers {units} from {start}.",
                "Pour se défendre, {seat} renforce {end} : {units} depuis {start}.",
            ),
        }
    )
