"""What can happen as a round and the game end."""

from __future__ import annotations

from orclib.engine import Event, Seat
from orclib.language import say


class RoundEnded(Event, frozen=True, tag=True):
    """The fourth battle is over: cards go back, nothing is kept (BRV-20.1 to 20.3)."""

    round_no: int
    says = (
        "Round {round_no} is over. All cards go back, and nothing is kept.",
        "La manche {round_no} est finie. Toutes les cartes sont reprises, on ne garde rien.",
    )


class GameGoesOn(Event, frozen=True, tag=True):
    """Nobody is past the limit: another round (BRV-20.4, 21.3)."""

    best: int
    limit: int

    @property
    def says(self) -> str:
        if self.best == self.limit:
            return say(
                "The best score is {best}, just the limit and no more: another round follows.",
                "Le meilleur score est {best}, tout juste la limite : on joue encore une manche.",
            )
        return say(
            "The best score is {best}, and the limit is {limit}: another round follows.",
            "Le meilleur score est {best}, et la limite est {limit} : on joue encore une manche.",
        )


class GameEnded(Event, frozen=True, tag=True):
    """Somebody is past the limit (BRV-21.3)."""

    seats: tuple[Seat, ...]
    limit: int

    stop = True
    where = "seat:{seats...}"

    @property
    def says(self) -> str:
        if len(self.seats) == 1:
            return say(
                "{seats} has enough points to end the game: the limit is {limit}.",
                "{seats} a assez de points pour finir la partie : la limite est {limit}.",
            )
        return say(
            "{seats} have enough points to end the game: the limit is {limit}.",
            "{seats} ont assez de points pour finir la partie : la limite est {limit}.",
        )
