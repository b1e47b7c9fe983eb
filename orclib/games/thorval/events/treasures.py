"""What can happen as treasures are found, players leave and the game ends."""

from __future__ import annotations

from orclib.engine import Event, Seat
from orclib.engine.records import Pair, by_clause
from orclib.games.thorval.box import Figure, Kind


class TreasureFound(Event, frozen=True, tag=True):
    """A player turned over an own treasure (THO-17.1), and keeps it (THO-17.7); the blank one brings nothing (19.5)."""

    seat: Seat
    kind: Kind
    space: str
    stop = True
    where = "space:{space}"

    says = by_clause(
        {
            "THO-17.1": (
                "{seat} finds a lost treasure in {space}: {kind}!",
                "{seat} retrouve un trésor dans {space} : {kind} !",
            ),
            "THO-19.5": (
                "{seat} finds a lost treasure in {space}: {kind}. It brings nothing.",
                "{seat} retrouve un trésor dans {space} : {kind}. Il ne rapporte rien.",
            ),
        }
    )


class RingTook(Event, frozen=True, tag=True):
    """The ring took units (THO-17.4)."""

    seat: Seat
    victim: Seat
    space: str
    soldiers: int
    figure: Figure | None = None
    where = "space:{space}"
    says = (
        "With the magic ring, {seat} takes {units} of {victim} from {space}.",
        "Avec l'anneau magique, {seat} enlève au joueur {victim}, dans {space}, {units}.",
    )


class Eliminated(Event, frozen=True, tag=True):
    """A player has no unit left (THO-18.1)."""

    seat: Seat
    stop = True
    where = "seat:{seat}"
    says = (
        "{seat} has no unit left on the board and is out of the game.",
        "{seat} n'a plus aucune unité sur le plateau et se trouve éliminé.",
    )


class TreasuresLeave(Event, frozen=True, tag=True):
    """The treasures of an eliminated player left the board (THO-18.1, R23)."""

    seat: Seat
    spaces: tuple[str, ...]
    where = "space:{spaces...}"

    says = (
        (
            "The last treasure of {seat} leaves the board unseen, from {spaces}.",
            "The treasures of {seat} leave the board unseen, from {spaces}.",
        ),
        (
            "Le dernier trésor du joueur {seat} quitte le plateau face cachée. Il était dans {spaces}.",
            "Les trésors du joueur {seat} quittent le plateau face cachée. Ils étaient dans {spaces}.",
        ),
        "spaces",
    )


class GameOver(Event, frozen=True, tag=True):
    """The game is over: three treasures (THO-18.2), one survivor or none (THO-18.1)."""

    winners: tuple[Seat, ...]
    stop = True
    where = "seat:{winners...}"

    @property
    def says(self) -> Pair:
        if not self.winners:
            return (
                "Nobody has a unit left: the game ends without a winner.",
                "Personne n'a plus d'unité : la partie se termine sans vainqueur.",
            )
        if self.clause == "THO-18.2":
            return (
                "{winners} has all three treasures and is king of Thorval!",
                "{winners} possède ses trois trésors et devient roi de Thorval !",
            )
        return (
            "{winners} is the last player with units on the board, and wins!",
            "{winners} est le dernier joueur à avoir des unités sur le plateau et gagne !",
        )
