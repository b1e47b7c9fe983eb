"""What can happen as the game and its rounds begin."""

from __future__ import annotations

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.braves.actions import DECK
from orclib.language import say


class WheelsSet(Event, frozen=True, tag=True):
    """Every player set the score wheel to 0 (BRV-2.1)."""

    players: int
    says = (
        "All {players} players set their score wheels to 0.",
        "Les {players} joueurs mettent leur roue crantée à 0.",
    )


class SorcererNamed(Event, frozen=True, tag=True):
    """It was settled who is the sorcerer of the round (BRV-2.2, 2.3)."""

    seat: Seat
    round_no: int

    where = "seat:{seat}"

    says = by_clause(
        {
            "BRV-2.2": (
                "Round {round_no}: {seat} is the first sorcerer.",
                "Manche {round_no} : {seat} est le premier sorcier.",
            ),
            "BRV-2.3": (
                "Round {round_no}: the tile goes to the left, and {seat} is the sorcerer.",
                "Manche {round_no} : la tuile passe à gauche, et {seat} devient sorcier.",
            ),
        }
    )


class CardsTaken(Event, frozen=True, tag=True):
    """Each recruiter took shields and desertions (BRV-4.1, 4.2); those of the sorcerer stay out of play."""

    shields: int
    desertions: int

    says = (
        (
            "Each recruiter takes {shields} shields and {desertions} desertion. The sorcerer takes none.",
            "Each recruiter takes {shields} shields and {desertions} desertions. The sorcerer takes none.",
        ),
        (
            "Chaque recruteur prend {shields} boucliers et {desertions} désertion. Le sorcier n'en prend pas.",
            "Chaque recruteur prend {shields} boucliers et {desertions} désertions. Le sorcier n'en prend pas.",
        ),
        "desertions",
    )


class DeckMade(Event, frozen=True, tag=True):
    """The army cards were shuffled, and the start card slipped in among them (BRV-4.4, 4.5)."""

    cards: int
    least: int
    """The fewest army cards that may lie above the start card."""
    most: int

    where = DECK

    @property
    def says(self) -> str:
        if self.least == self.most:
            return say(
                "{cards} army cards are shuffled. The start card is slipped in beneath {least} of them.",
                "On mélange {cards} cartes « armée ». La carte « début des recrutements » est glissée sous {least} "
                "d'entre elles.",
            )
        return say(
            "{cards} army cards are shuffled. The start card is slipped in beneath {least} to {most} of them.",
            "On mélange {cards} cartes « armée ». La carte « début des recrutements » est glissée sous {least} "
            "à {most} "
            "d'entre elles.",
        )


class RingMade(Event, frozen=True, tag=True):
    """So many piles will be dealt (BRV-4.6)."""

    piles: int
    says = (
        "The cards are dealt to a ring of {piles} piles.",
        "Les cartes seront distribuées en un cercle de {piles} piles.",
    )
