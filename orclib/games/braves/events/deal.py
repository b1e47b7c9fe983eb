"""What can happen in the deal."""

from __future__ import annotations

from orclib.engine import Event, Seat
from orclib.games.braves.actions import DECK, START_CARD
from orclib.games.braves.box import Back, Design
from orclib.language import say


class BackSeen(Event, frozen=True, tag=True):
    """The kind of the next card came in sight (BRV-22.3)."""

    back: Back
    says = ("The next card shows its back: {back}.", "La carte suivante montre son dos : {back}.")

    where = DECK


class CardDealt(Event, frozen=True, tag=True):
    """A card fell on a pile (BRV-5.2)."""

    number: int
    """1 for the first army card of the round."""
    design: Design
    pile: int
    says = ("Card {number} falls on pile {pile}: {design}.", "La carte {number} tombe sur la pile {pile} : {design}.")

    where = "pile:{pile}"


class StartShown(Event, frozen=True, tag=True):
    """The start card came up and was laid in the centre (BRV-5.6)."""

    above: int
    """How many army cards lay above it."""

    where = START_CARD

    says = (
        (
            "The start card comes up after {above} army card. From now on shields may be played.",
            "The start card comes up after {above} army cards. From now on shields may be played.",
        ),
        (
            "La carte « début des recrutements » apparaît après {above} carte « armée ». Dès maintenant, on peut "
            "jouer des boucliers.",
            "La carte « début des recrutements » apparaît après {above} cartes « armée ». Dès maintenant, on peut "
            "jouer des boucliers.",
        ),
        "above",
    )


class DesertionPlayed(Event, frozen=True, tag=True):
    """A desertion was laid on a pile (BRV-6.3)."""

    seat: Seat
    pile: int
    left: int

    where = "pile:{pile}"

    @property
    def says(self) -> str:
        if self.left:
            return say(
                "{seat} lays a desertion on pile {pile} and has {left} left.",
                "{seat} pose une désertion sur la pile {pile} et en a encore {left}.",
            )
        return say(
            "{seat} lays a desertion on pile {pile} and has none left.",
            "{seat} pose une désertion sur la pile {pile} et n'en a plus.",
        )


class ShieldPlayed(Event, frozen=True, tag=True):
    """A shield was laid on a pile (BRV-7.3), perhaps on a claimed one (BRV-7.4, 8.5)."""

    seat: Seat
    pile: int
    left: int
    first: bool
    """Whether no shield lay in the pile before."""

    where = "pile:{pile}"

    @property
    def says(self) -> str:
        lays = (
            say(
                "{seat} lays a shield on pile {pile} and has {left} left.",
                "{seat} pose un bouclier sur la pile {pile} et en a encore {left}.",
            )
            if self.left
            else say(
                "{seat} lays a shield on pile {pile} and has none left.",
                "{seat} pose un bouclier sur la pile {pile} et n'en a plus.",
            )
        )
        means = (
            say(
                "It is the lowest shield there, so it claims the pile.",
                "C'est le bouclier le plus bas : il prend la pile.",
            )
            if self.first
            else say(
                "Another shield lies lower, so it claims nothing.",
                "Un autre bouclier est plus bas : celui-ci ne prend rien.",
            )
        )
        return f"{lays} {means}"


class DealEnded(Event, frozen=True, tag=True):
    """All army cards lie in piles (BRV-5.7)."""

    cards: int
    says = (
        "All {cards} army cards lie in piles: the deal is over.",
        "Les {cards} cartes « armée » sont dans les piles : la distribution est finie.",
    )


class DesertionsLost(Event, frozen=True, tag=True):
    """Desertions still in hand are lost for the round (BRV-8.2)."""

    seat: Seat
    count: int

    where = "seat:{seat}"

    says = (
        (
            "{seat} has not played {count} desertion in time: it is lost for this round.",
            "{seat} has not played {count} desertions in time: they are lost for this round.",
        ),
        (
            "{seat} n'a pas joué {count} désertion à temps : elle est perdue pour cette manche.",
            "{seat} n'a pas joué {count} désertions à temps : elles sont perdues pour cette manche.",
        ),
        "count",
    )


class ShieldsOwed(Event, frozen=True, tag=True):
    """Shields still in hand must all be played (BRV-8.3)."""

    seat: Seat
    count: int

    where = "seat:{seat}"

    says = (
        (
            "{seat} still holds {count} shield and must play it.",
            "{seat} still holds {count} shields and must play them all.",
        ),
        (
            "{seat} a encore {count} bouclier et doit le jouer.",
            "{seat} a encore {count} boucliers et doit tous les jouer.",
        ),
        "count",
    )


class ShieldsAllPlayed(Event, frozen=True, tag=True):
    """Nobody holds a shield any more (BRV-8.6)."""

    says = ("Nobody holds a shield any more.", "Plus personne n'a de bouclier en main.")
