"""What can happen in a round of a battle."""

from __future__ import annotations

from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.orcs_vs_orcs.actions import (
    slot_target,
)
from orclib.games.orcs_vs_orcs.box import Card, Line
from orclib.games.orcs_vs_orcs.box import Line as Row
from orclib.games.orcs_vs_orcs.state import Spot
from orclib.language import say


class RoundBegan(Event, frozen=True, tag=True):
    """A round began (OVO-17.1)."""

    number: int
    says = ("Round {number} begins.", "Le round {number} commence.")


class CardDrawn(Event, frozen=True, tag=True):
    """A card was drawn (OVO-17.1)."""

    seat: Seat
    card: Card | None
    private: ClassVar[tuple[str, ...]] = ("card",)
    says = by_clause(
        {
            "OVO-17.1": ("{seat} draws {a_card}.", "{seat} pioche {a_card}."),
            "OVO-22.7": ("Thanks to Kokoth, {seat} draws {a_card}.", "Grâce à Kokoth, {seat} pioche {a_card}."),
        }
    )


class DeckEmpty(Event, frozen=True, tag=True):
    """A player goes on with what is in hand, for the deck is empty (OVO-17.2)."""

    seat: Seat
    says = (
        "{whose_seat} deck is empty: {seat} goes on with the card in hand.",
        "Le Deck {whose_seat} est vide : {seat} continue avec la carte qui reste en main.",
    )


class Declared(Event, frozen=True, tag=True):
    """OVO-R36: both have said whether they reorganise."""

    seat: Seat
    yes: bool

    @property
    def says(self) -> str:
        return (
            say("{seat} will reorganise.", "{seat} va se réorganiser.")
            if self.yes
            else say("{seat} will not reorganise.", "{seat} ne va pas se réorganiser.")
        )


class Reorganised(Event, frozen=True, tag=True):
    """A player reorganised, for one strike (OVO-17.5, 17.6), and may have shuffled (17.7)."""

    seat: Seat
    shuffled: bool
    cards: tuple[Card, ...] | None
    private: ClassVar[tuple[str, ...]] = ("cards",)
    where = "strikes:{seat}"

    @property
    def says(self) -> str:
        known, shuffled = self.cards is not None, self.shuffled
        if known and shuffled:
            return say(
                "{seat} reorganises: {cards} go under the deck, which is shuffled once two cards are drawn.",
                "{seat} se réorganise : {cards} vont sous le Deck, que l'on mélange après la pioche de deux cartes.",
            )
        if known:
            return say(
                "{seat} reorganises: {cards} go under the deck, and two cards are drawn.",
                "{seat} se réorganise : {cards} vont sous le Deck, puis on pioche deux cartes.",
            )
        if shuffled:
            return say(
                "{seat} reorganises: both cards go under the deck, which is shuffled once two cards are drawn.",
                "{seat} se réorganise : les deux cartes vont sous le Deck, que l'on mélange après la pioche de deux "
                "cartes.",
            )
        return say(
            "{seat} reorganises: both cards go under the deck, and two cards are drawn.",
            "{seat} se réorganise : les deux cartes vont sous le Deck, puis on pioche deux cartes.",
        )


class Committed(Event, frozen=True, tag=True):
    """A player chose a card in secret (OVO-17.3)."""

    seat: Seat
    card: Card | None
    private: ClassVar[tuple[str, ...]] = ("card",)
    says = ("{seat} chooses {the_card} in secret.", "{seat} choisit en secret {the_card}.")
    unseen = ("{seat} has chosen a card in secret.", "{seat} a choisi une carte en secret.")


class Revealed(Event, frozen=True, tag=True):
    """A card was revealed (OVO-17.4), or turned up unseen (22.17)."""

    seat: Seat
    card: Card
    stop = True
    says = by_clause(
        {
            "OVO-17.4": ("{seat} reveals {a_card}.", "{seat} révèle {a_card}."),
            "OVO-22.3": (
                "{seat} has to show a card first, and reveals {a_card}.",
                "{seat} doit montrer sa carte en premier et révèle {a_card}.",
            ),
            "OVO-22.7": (
                "Thanks to Kokoth, {seat} engages {a_card} as well.",
                "Grâce à Kokoth, {seat} engage aussi {a_card}.",
            ),
            "OVO-22.17": (
                "{seat} turns up the top card unseen: {a_card}.",
                "{seat} joue en aveugle la première carte de son Deck : {a_card}.",
            ),
        }
    )


class Swapped(Event, frozen=True, tag=True):
    """Shagratt: a card went back to hand, and the other one is engaged (OVO-22.14)."""

    seat: Seat
    victim: Seat
    back: Card
    card: Card
    says = (
        "Shagratt makes {victim} take {the_back} back and engage {a_card} instead.",
        "À cause de Shagratt, {victim} reprend {the_back} en main et engage {a_card} à la place.",
    )


class NotSwapped(Event, frozen=True, tag=True):
    """Shagratt lets the card be (OVO-22.14)."""

    seat: Seat
    victim: Seat
    says = (
        "Shagratt could make {victim} change cards, but {seat} lets it be.",
        "Shagratt pourrait faire changer de carte à {victim}, mais {seat} laisse faire.",
    )


class Engaged(Event, frozen=True, tag=True):
    """A card came on the battlefield (OVO-17.10): behind another (19.3) or walls (24.7), a Hero on a Unit (21.1)."""

    seat: Seat
    card: Card
    spot: Spot
    column: int
    """Where it lies."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (
            slot_target(
                self.seat, self.column, self.spot.line or (Line.FIRST if self.card.chevrons == 1 else Line.SECOND)
            ),
        )

    @property
    def says(self) -> str:
        match self.clause, self.spot.line:
            case "OVO-21.1", Row.FIRST:
                return say(
                    "{own_card} covers the first-line Unit of {whose_seat} column {number_column}.",
                    "{own_card} recouvre l'Unité de première ligne de la colonne {number_column} {whose_seat}.",
                )
            case "OVO-21.1", _:
                return say(
                    "{own_card} covers the second-line Unit of {whose_seat} column {number_column}.",
                    "{own_card} recouvre l'Unité de seconde ligne de la colonne {number_column} {whose_seat}.",
                )
            case "OVO-19.3", _:
                return say(
                    "{own_card} goes into the second line of column {number_column}, protected by the Unit in front.",
                    "{own_card} se place en seconde ligne, colonne {number_column}, sous la protection de l'Unité de "
                    "devant.",
                )
            case "OVO-24.7", _:
                return say(
                    "{own_card} takes its place behind the walls, in column {number_column}.",
                    "{own_card} se place derrière les murs, colonne {number_column}.",
                )
            case "OVO-24.8", _:
                return say(
                    "{own_card} covers the Unit behind the walls in {whose_seat} column {number_column}.",
                    "{own_card} recouvre l'Unité derrière les murs dans la colonne {number_column} {whose_seat}.",
                )
        return say(
            "{own_card} goes into the first line, in column {number_column}.",
            "{own_card} se place en première ligne, colonne {number_column}.",
        )


class Unprotected(Event, frozen=True, tag=True):
    """A card has no place: only its strength counts (a Unit: OVO-19.5, a Hero: 21.4)."""

    seat: Seat
    card: Card
    where = "seat:{seat}"
    says = by_clause(
        {
            "OVO-19.5": (
                "{own_card} has no protection: only the strength counts, not the effect.",
                "{own_card} n'a pas de protection : seule compte la Force, pas l'Effet.",
            ),
            "OVO-21.4": (
                "There is no place for {the_card}: only the strength counts, not the effect.",
                "Il n'y a pas de place pour {the_card} : seule compte la Force, pas l'Effet.",
            ),
        }
    )
