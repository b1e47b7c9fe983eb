"""What can happen as a zone is entered."""

from __future__ import annotations

from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.orcs_vs_orcs.box import Card


class Razed(Event, frozen=True, tag=True):
    """A village was razed: its token is a trophy (OVO-8.3), the strike token turns red (8.2), or was red (8.4)."""

    seat: Seat
    zone: str
    reddened: bool
    """Whether the token was white."""
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-8.2": (
                "{seat} razes the village {of_zone}: the strike token turns red.",
                "{seat} rase le Village {of_zone} : son jeton de suivi des frappes passe au rouge.",
            ),
            "OVO-8.4": (
                "{seat} razes the village {of_zone}: the strike token was red already.",
                "{seat} rase le Village {of_zone} : son jeton de suivi des frappes était déjà rouge.",
            ),
        }
    )


class Converted(Event, frozen=True, tag=True):
    """A village was converted: a Horde came (OVO-8.5), or none was left (8.7)."""

    seat: Seat
    zone: str
    came: bool
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-8.5": (
                "{seat} converts the village {of_zone}: that brings a new Horde on the Dark City.",
                "{seat} convertit le Village {of_zone} : cela rapporte une nouvelle Horde sur sa Cité Sombre.",
            ),
            "OVO-8.7": (
                "{seat} converts the village {of_zone}, but the reserve holds no Horde.",
                "{seat} convertit le Village {of_zone}, mais sa réserve n'a plus de Horde.",
            ),
        }
    )


class TrophyKept(Event, frozen=True, tag=True):
    """The token of a razed (OVO-8.3) or converted (8.6) village is a trophy."""

    seat: Seat
    zone: str
    where = "zone:{zone} seat:{seat}"
    says = (
        "{seat} keeps the village token {of_zone} as a trophy.",
        "{seat} garde la tuile du Village {of_zone} en trophée.",
    )


class MarkerReturned(Event, frozen=True, tag=True):
    """A village burned, so the marker there went back to its owner: whose own it was (OVO-8.11), or not (8.12)."""

    seat: Seat
    owner: Seat
    zone: str
    where = "zone:{zone} seat:{owner}"
    says = by_clause(
        {
            "OVO-8.11": (
                "To burn one's own village {of_zone} takes no action, and {whose_seat} marker goes back to the stock.",
                "Brûler son propre Village {of_zone} ne coûte aucune action, et le marqueur {whose_seat} retourne "
                "au stock.",
            ),
            "OVO-8.12": (
                "The village {of_zone} burns, so {whose_owner} marker goes back to the stock.",
                "Le Village {of_zone} brûle : le marqueur {whose_owner} retourne donc au stock.",
            ),
        }
    )


class PartnerKeeps(Event, frozen=True, tag=True):
    """Hordes stopped where the partner has a marker, which stays (OVO-30.4)."""

    seat: Seat
    owner: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "{whose_owner} marker stays {at_zone}: between partners there is no fate, no cost and no Hero.",
        "Le marqueur {whose_owner} reste {at_zone} : entre équipiers, il n'y a ni sort à choisir, ni perte, ni Héros.",
    )


class Controlled(Event, frozen=True, tag=True):
    """A marker was put on a village (OVO-8.8), city (9.2, 9.6), tower or well (10.1, 10.2, 10.3, 11.16)."""

    seat: Seat
    zone: str
    before: Seat | None
    """Whose marker lay there."""
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-8.8": (
                "{seat} puts a marker under the village {of_zone} and controls it.",
                "{seat} pose un marqueur sous le Village {of_zone} et en prend le contrôle.",
            ),
            "OVO-8.12": (
                "{seat} takes control of the village {of_zone}: the marker replaces {whose_before}.",
                "{seat} prend le contrôle du Village {of_zone} : son marqueur remplace celui {whose_before}.",
            ),
            "OVO-9.2": (
                "{seat} takes the city {of_zone} and puts a marker on it.",
                "{seat} prend la Cité {of_zone} et y pose un marqueur.",
            ),
            "OVO-9.6": (
                "{seat} takes the city {of_zone}: the marker replaces {whose_before}.",
                "{seat} prend la Cité {of_zone} : son marqueur remplace celui {whose_before}.",
            ),
            "OVO-9.9": (
                "{seat} has won the city {of_zone} by battle: the marker replaces {whose_before}.",
                "{seat} a gagné la Cité {of_zone} par une bataille : son marqueur remplace celui {whose_before}.",
            ),
            "OVO-10.1": (
                "{seat} puts a marker on {zone} and controls it.",
                "{seat} pose un marqueur sur {zone} et en prend le contrôle.",
            ),
            "OVO-10.2": (
                "{seat} puts a marker on the mana well {of_zone}: from the next turn on, it may give an action.",
                "{seat} pose un marqueur sur le puits de Mana {of_zone} : dès le tour suivant, il "
                "peut donner une action.",
            ),
            "OVO-10.3": (
                "{seat} takes control {at_zone}: the marker replaces {whose_before}.",
                "{seat} prend le contrôle {at_zone} : son marqueur remplace celui {whose_before}.",
            ),
            "OVO-11.16": (
                "After the retreat, {seat} puts a marker {at_zone}, where there was none.",
                "Après le repli, {seat} pose un marqueur {at_zone}, où il n'y en avait pas.",
            ),
        }
    )


class MarkerTaken(Event, frozen=True, tag=True):
    """A player took a marker back to put it elsewhere (OVO-8.14)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "{seat} has no marker in stock and takes one back {from_zone}.",
        "{seat} n'a plus de marqueur en stock et reprend celui {from_zone}.",
    )


class NoMarker(Event, frozen=True, tag=True):
    """Without a marker a tower or well keeps its state (OVO-8.14)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "{seat} puts no marker {at_zone}: control there stays as it was.",
        "{seat} ne pose pas de marqueur {at_zone} : le contrôle n'y change pas.",
    )


class MilitiaFought(Event, frozen=True, tag=True):
    """The militia of a neutral city killed a Horde (OVO-9.1), perhaps the only one (9.4)."""

    seat: Seat
    zone: str
    left: int
    """Hordes that are left."""
    stop = True
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-9.1": (
                (
                    "The militia {of_zone} kills one of {whose_seat} Hordes: {left} is left.",
                    "The militia {of_zone} kills one of {whose_seat} Hordes: {left} are left.",
                ),
                (
                    "La milice {of_zone} tue une des Hordes {whose_seat} : il en reste {left}.",
                    "La milice {of_zone} tue une des Hordes {whose_seat} : il en reste {left}.",
                ),
                "left",
            ),
            "OVO-9.4": (
                "The militia {of_zone} kills {whose_seat} lone Horde: the city stays neutral.",
                "La milice {of_zone} tue l'unique Horde {whose_seat} : la Cité reste neutre.",
            ),
        }
    )


class HeroDrawn(Event, frozen=True, tag=True):
    """A Hero was drawn from the pile (OVO-9.3)."""

    seat: Seat
    hero: Card | None
    stop = True
    private: ClassVar[tuple[str, ...]] = ("hero",)
    where = "seat:{seat}"
    says = ("{seat} draws a Hero: {hero}.", "{seat} pioche un Héros : {hero}.")
    unseen = ("{seat} draws a Hero.", "{seat} pioche un Héros.")


class HeroKept(Event, frozen=True, tag=True):
    """A drawn Hero was kept (OVO-9.3, 9.5)."""

    seat: Seat
    hero: Card | None
    private: ClassVar[tuple[str, ...]] = ("hero",)
    where = "seat:{seat}"
    says = by_clause(
        {
            "OVO-9.3": ("{seat} keeps {hero}.", "{seat} garde {hero}."),
            "OVO-9.5": (
                "Only one Hero was left: {seat} keeps {hero}.",
                "Il ne restait qu'un Héros : {seat} garde {hero}.",
            ),
        }
    )
    unseen = by_clause(
        {
            "OVO-9.3": ("{seat} keeps one of the two Heroes.", "{seat} garde un des deux Héros."),
            "OVO-9.5": ("{seat} keeps the only Hero left.", "{seat} garde le seul Héros qui restait."),
        }
    )


class HeroPutUnder(Event, frozen=True, tag=True):
    """The other Hero was put under the pile (OVO-9.3)."""

    seat: Seat
    hero: Card | None
    private: ClassVar[tuple[str, ...]] = ("hero",)
    says = ("{seat} puts {hero} under the Hero pile.", "{seat} met {hero} sous la pile des Héros.")
    unseen = ("{seat} puts the other Hero under the pile.", "{seat} met l'autre Héros sous la pile.")


class NoHeroLeft(Event, frozen=True, tag=True):
    """The Hero pile is empty (OVO-9.5)."""

    seat: Seat
    where = "seat:{seat}"
    says = ("The Hero pile is empty: {seat} gets no Hero.", "La pile des Héros est vide : {seat} n'a pas de Héros.")


class HeroStolen(Event, frozen=True, tag=True):
    """A Hero was drawn from an enemy for a city (OVO-9.7); those who may know see which."""

    seat: Seat
    victim: Seat
    hero: Card | None
    open: bool
    """Whether all saw which: it was set aside, or all are open."""
    stop = True
    private: ClassVar[tuple[str, ...]] = ("hero",)
    where = "seat:{seat} seat:{victim}"
    says = (
        "For the city, {seat} steals a Hero from {victim} at random: {hero}.",
        "Pour la Cité, {seat} vole au hasard un Héros à {victim} : {hero}.",
    )
    unseen = (
        "For the city, {seat} steals a Hero from {victim} at random.",
        "Pour la Cité, {seat} vole au hasard un Héros à {victim}.",
    )

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return None if self.open else (self.seat, self.victim)


class NothingToSteal(Event, frozen=True, tag=True):
    """The enemy who lost a city holds no Hero (OVO-9.8)."""

    seat: Seat
    victim: Seat
    where = "seat:{victim}"
    says = (
        "{victim} holds no Hero: {seat} gets none for the city.",
        "{victim} ne détient aucun Héros : {seat} n'en reçoit pas pour la Cité.",
    )


class Conquered(Event, frozen=True, tag=True):
    """A standing fortress was conquered and laid down (OVO-14.11, 14.12)."""

    seat: Seat
    zone: str
    before: Seat
    stop = True
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-14.11": (
                "{seat} conquers {whose_before} fortress {at_zone}: it is laid down.",
                "{seat} conquiert la Forteresse {whose_before} {at_zone} : on la couche.",
            ),
            "OVO-14.12": (
                "{seat} conquers {whose_before} empty fortress {at_zone}: it is laid down.",
                "{seat} conquiert la Forteresse vide {whose_before} {at_zone} : on la couche.",
            ),
        }
    )


class FortressPasses(Event, frozen=True, tag=True):
    """A fortress has a new owner, who holds its zone (OVO-14.9): a lying one, or a partner's."""

    seat: Seat
    zone: str
    before: Seat
    where = "zone:{zone}"
    says = (
        "{whose_before} fortress {at_zone} belongs to {seat} now.",
        "La Forteresse {whose_before} {at_zone} est maintenant à {seat}.",
    )
