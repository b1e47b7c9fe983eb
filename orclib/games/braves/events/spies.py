"""What can happen by spies, and when giants quarrel."""

from __future__ import annotations

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.braves.box import Design
from orclib.language import say


class SpyMissing(Event, frozen=True, tag=True):
    """Nobody holds the called spy (BRV-11.13)."""

    spy: int
    says = ("Spy {spy} is called, and nobody holds it.", "On appelle l'espion {spy}, mais personne ne l'a.")


class SpyRevealed(Event, frozen=True, tag=True):
    """The holder of the called spy revealed it (BRV-11.2); it may have come by another spy (BRV-11.11)."""

    spy: int
    seat: Seat
    stop = True
    says = by_clause(
        {
            "BRV-11.2": ("Spy {spy} is called: {seat} reveals it.", "On appelle l'espion {spy} : {seat} le révèle."),
            "BRV-11.11": (
                "Spy {spy} is called: {seat}, who got it by a spy, reveals it and uses it.",
                "On appelle l'espion {spy} : {seat}, qui l'a eu par un espion, le révèle et s'en sert.",
            ),
        }
    )

    where = "seat:{seat}"


class CardGiven(Event, frozen=True, tag=True):
    """The player asked gave the card, which is protected now (BRV-11.6, 11.8)."""

    spy: int
    seat: Seat
    player: Seat
    design: Design
    stop = True
    says = (
        "With spy {spy}, {seat} asks {player} for {design} and gets the card. No other spy can take it this round.",
        "Avec l'espion {spy}, {seat} demande {design} à {player} et obtient la carte. Aucun autre espion ne peut "
        "la prendre dans cette manche.",
    )

    where = "seat:{player} seat:{seat}"


class CardRefused(Event, frozen=True, tag=True):
    """The player asked had no such card to give: the spy has no effect (BRV-11.7)."""

    spy: int
    seat: Seat
    player: Seat
    design: Design
    protected: bool
    """Whether the only copies were protected ones."""

    stop = True
    where = "seat:{player}"

    @property
    def says(self) -> str:
        if self.protected:
            return say(
                "With spy {spy}, {seat} asks {player} for {design}. A spy brought that card to {player}, so it is "
                "protected: no effect.",
                "Avec l'espion {spy}, {seat} demande {design} à {player}. Cette carte, {player} l'a eue par un "
                "espion, elle est donc protégée : sans effet.",
            )
        return say(
            "With spy {spy}, {seat} asks {player} for {design}. {player} has no such card to give: no effect.",
            "Avec l'espion {spy}, {seat} demande {design} à {player}. {player} n'a pas de telle carte à donner : sans "
            "effet.",
        )


class SpyDeclined(Event, frozen=True, tag=True):
    """The holder of the spy asked for nothing (BRV-11.3)."""

    spy: int
    seat: Seat
    says = ("{seat} asks for nothing with spy {spy}.", "{seat} ne demande rien avec l'espion {spy}.")


class SpyDiscarded(Event, frozen=True, tag=True):
    """The spy was discarded (BRV-11.12)."""

    spy: int
    says = ("Spy {spy} is discarded.", "L'espion {spy} est défaussé.")


class GiantsQuarrelled(Event, frozen=True, tag=True):
    """A recruiter with two giants or more discarded them all (BRV-12.1)."""

    seat: Seat
    count: int
    says = (
        "{seat} has {count} giants. They quarrel, and all of them are discarded.",
        "{seat} a {count} géants. Ils se disputent, et on les défausse tous.",
    )

    where = "seat:{seat}"
