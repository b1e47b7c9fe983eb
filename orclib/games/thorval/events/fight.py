"""What can happen in a fight."""

from __future__ import annotations

from typing import Final

from orclib.engine import Event, Seat
from orclib.engine.records import Pair, by_clause
from orclib.games.thorval.box import Figure
from orclib.games.thorval.text.phrases import part
from orclib.language import say


class PartCounted(Event, frozen=True, tag=True):
    """A part of a side's strength as its fight begins (THO-15.1 to 15.9); the parts of a side add up to it."""

    space: str
    attacks: bool
    """Whether it is the attacker's side."""
    code: str
    """What gives the points, as in `fight.Part`."""
    points: int
    where = "space:{space}"

    @property
    def says(self) -> str:
        text = (
            say("Strength of the attack, in {space}: {part}.", "Puissance de l'attaque, dans {space} : {part}.")
            if self.attacks
            else say("Strength of the defence, in {space}: {part}.", "Puissance de la défense, dans {space} : {part}.")
        )
        return text.replace("{part}", part(self.code, self.points))


class Thrown(Event, frozen=True, tag=True):
    """Both sides of a fight threw their die (THO-15.11), with such strengths (counted anew: THO-15.18)."""

    origin: str
    target: str
    number: int
    """1 for the first exchange of the fight."""
    attack: int
    defence: int
    attack_strength: int
    defence_strength: int
    where = "space:{origin} space:{target}"
    says = (
        "Exchange {number}: the attack rolls {attack} with strength {attack_strength}, the defence {defence} with "
        "strength {defence_strength}.",
        "Jet {number} : l'attaque fait {attack} avec une puissance de {attack_strength}, la défense {defence} "
        "avec une puissance de {defence_strength}.",
    )


class Struck(Event, frozen=True, tag=True):
    """A side's factor counts: so many of the enemy are lost (THO-15.12; no more than there are: 15.15)."""

    by: str
    """The space of the side that struck."""
    at: str
    factor: int
    lost: int
    where = "space:{at}"

    says = by_clause(
        {
            "THO-15.12": (
                (
                    "The {factor} rolled for {by} counts: {lost} falls in {at}.",
                    "The {factor} rolled for {by} counts: {lost} fall in {at}.",
                ),
                (
                    "Le {factor} obtenu pour {by} compte : {lost} combattant tombe dans {at}.",
                    "Le {factor} obtenu pour {by} compte : {lost} combattants tombent dans {at}.",
                ),
                "lost",
            ),
            "THO-15.15": (
                (
                    "The {factor} rolled for {by} is more than enough: the only one in {at} falls.",
                    "The {factor} rolled for {by} is more than enough: all {lost} in {at} fall.",
                ),
                (
                    "Le {factor} obtenu pour {by} est plus que suffisant : le seul qui était dans {at} tombe.",
                    "Le {factor} obtenu pour {by} est plus que suffisant : les {lost} qui étaient dans {at} tombent "
                    "tous.",
                ),
                "lost",
            ),
        }
    )


class Missed(Event, frozen=True, tag=True):
    """A side's factor is greater than its own strength and kills nothing (THO-15.13)."""

    by: str
    factor: int
    strength: int
    where = "space:{by}"
    says = (
        "The {factor} rolled for {by} is more than the strength there, {strength}: nobody falls.",
        "Le {factor} obtenu pour {by} dépasse la puissance qui s'y trouve, {strength} : personne ne tombe.",
    )


class BothMissed(Event, frozen=True, tag=True):
    """Both factors were too great: the attacker loses one (THO-15.16)."""

    origin: str
    target: str
    where = "space:{origin}"
    says = (
        "Both sides have rolled too high, so the attacker in {origin} loses one.",
        "Les deux camps ont fait trop : l'attaquant placé dans {origin} perd un combattant.",
    )


class FellTogether(Event, frozen=True, tag=True):
    """Both sides have losses in one exchange, at the same time (THO-15.14)."""

    origin: str
    target: str
    where = "space:{origin} space:{target}"
    says = (
        "Both sides have their losses at the same time: those who fall have struck as well.",
        "Les deux camps ont leurs pertes en même temps : ceux qui tombent ont frappé eux aussi.",
    )


class Lost(Event, frozen=True, tag=True):
    """Units of a player were lost by the owner's choice, or for want of one (THO-15.17; eaten: 9.4, a figure: 9.5)."""

    seat: Seat
    space: str
    soldiers: int
    figure: Figure | None = None
    where = "space:{space}"

    says = by_clause(
        {
            "THO-9.4": (
                "The dragon eats {units} of {seat} in {space}.",
                "Dans {space}, le dragon dévore {units} du joueur {seat}.",
            ),
            "THO-9.5": (
                "The dragon eats {units} of {seat} in {space}: the {figure} is one unit like any other.",
                "Dans {space}, le dragon dévore {units} du joueur {seat} : le {figure} ne vaut qu'une unité.",
            ),
            "THO-15.17": ("{seat} loses {units} in {space}.", "{seat} perd {units} dans {space}."),
        }
    )


class BrokenOff(Event, frozen=True, tag=True):
    """The attacker broke off the attack (THO-16.2)."""

    seat: Seat
    origin: str
    target: str
    stop = True
    where = "space:{origin} space:{target}"
    says = (
        "From {origin}, {seat} breaks off the attack on {target}: nothing moves.",
        "Depuis {origin}, {seat} interrompt l'attaque contre {target} : rien ne bouge.",
    )


_NOBODY_LEFT: Final = (
    "The fight is over: nobody is left in {spaces}.",
    "Le combat est fini : il ne reste personne dans {spaces}.",
)


class Emptied(Event, frozen=True, tag=True):
    """A fight is over, for a space is emptied (THO-16.1); or both are (THO-16.6)."""

    spaces: tuple[str, ...]
    where = "space:{spaces...}"

    @property
    def stop(self) -> bool:
        return self.clause != "THO-7.5"  # the orks fight many times in a row

    says = by_clause(
        {
            "THO-7.5": _NOBODY_LEFT,
            "THO-16.1": _NOBODY_LEFT,
            "THO-16.6": (
                "Both sides are wiped out: nobody is left in {spaces}.",
                "Les deux camps sont anéantis : il ne reste personne dans {spaces}.",
            ),
        }
    )


class Occupied(Event, frozen=True, tag=True):
    """The winner moved in (a player: THO-16.3; orks: 7.6, 16.5)."""

    seat: Seat | None
    """None: orks."""
    start: str
    end: str
    soldiers: int
    figure: Figure | None = None
    where = "space:{start} space:{end}"

    @property
    def says(self) -> Pair:
        if self.seat is not None:
            return (
                "From {start}, {seat} moves {units} into {end}.",
                "Depuis {start}, {seat} occupe {end} avec {units}.",
            )
        if self.clause == "THO-7.6":
            return (
                "The band has won: from {start}, one ork moves into {end}.",
                "La bande a gagné : depuis {start}, un Ork vient occuper {end}.",
            )
        return (
            "The orks have won: from {start}, one ork moves into {end}.",
            "Les Orks ont gagné : depuis {start}, un Ork vient occuper {end}.",
        )


class StaysHome(Event, frozen=True, tag=True):
    """The emptied space stays empty: the winner has one unit (a player: THO-16.4; orks: 7.7, 16.5), or R15."""

    seat: Seat | None
    space: str
    emptied: str
    where = "space:{space} space:{emptied}"

    @property
    def says(self) -> Pair:
        match self.clause, self.seat:
            case "THO-7.7", _:
                return (
                    "Only one ork of the band is left: it stays in {space}, and {emptied} remains empty.",
                    "Il ne reste qu'un Ork de la bande : il reste dans {space}, et {emptied} demeure vide.",
                )
            case _, None:
                return (
                    "The orks have won, but only one is left: it stays in {space}, and {emptied} remains empty.",
                    "Les Orks ont gagné, mais il n'en reste qu'un : il reste dans {space}, et {emptied} demeure vide.",
                )
            case "THO-16.3", _:
                return (
                    "{seat} has won and stays in {space}: as we agreed, defenders do not move, and {emptied} is empty.",
                    "{seat} a gagné et reste dans {space} : comme convenu, le défenseur ne bouge pas, et {emptied} "
                    "demeure vide.",
                )
        return (
            "{seat} has won with a single unit: it stays in {space}, and {emptied} remains empty.",
            "{seat} a gagné avec une seule unité : elle reste dans {space}, et {emptied} demeure vide.",
        )


class HelpLost(Event, frozen=True, tag=True):
    """Nothing was taken, so the soldiers of option 1 or 2 are lost (THO-12.5, 12.6)."""

    seat: Seat
    soldiers: int

    says = by_clause(
        {
            "THO-12.5": (
                "{seat} holds no space taken this turn: the soldiers of option 1 are lost.",
                "{seat} n'a aucune conquête de ce tour : les soldats de la possibilité 1 sont perdus.",
            ),
            "THO-12.6": (
                "{seat} holds no space taken this turn: the soldier of option 2 is lost.",
                "{seat} n'a aucune conquête de ce tour : le soldat de la possibilité 2 est perdu.",
            ),
        }
    )


class HelpKept(Event, frozen=True, tag=True):
    """The soldier of option 2 is kept for the second attack (THO-12.6)."""

    seat: Seat
    says = (
        "{seat} keeps the soldier of option 2 for the second attack.",
        "{seat} garde le soldat de la possibilité 2 pour la deuxième attaque.",
    )
