"""What can happen by the dragon and the mediator."""

from __future__ import annotations

from orclib.engine import Event, Seat
from orclib.engine.records import Pair, by_clause


class DragonLands(Event, frozen=True, tag=True):
    """Two dice led the dragon to a territory (THO-9.1)."""

    space: str
    where = "space:{space}"
    says = ("The dragon lands in {space}.", "Le dragon atterrit dans {space}.")


class DragonEats(Event, frozen=True, tag=True):
    """The dragon is hungry for so many units or orks, and gets as many as are there (THO-9.3)."""

    space: str
    seat: Seat | None
    """None: orks."""
    appetite: int
    eaten: int
    where = "space:{space}"

    @property
    def says(self) -> Pair:
        if self.eaten < self.appetite:
            if self.seat is None:
                return (
                    (
                        "The dragon is hungry for {appetite}, but there is only {eaten} ork in {space}: it is eaten.",
                        "The dragon is hungry for {appetite}, but there are only {eaten} orks in "
                        "{space}: all are eaten.",
                    ),
                    (
                        "Le dragon a de l'appétit pour {appetite}, mais il n'y a que {eaten} Ork dans {space} : il "
                        "est dévoré.",
                        "Le dragon a de l'appétit pour {appetite}, mais il n'y a que {eaten} Orks dans {space} : tous "
                        "sont dévorés.",
                    ),
                    "eaten",
                )
            return (
                (
                    "The dragon is hungry for {appetite}, but {seat} has only {eaten} unit in {space}.",
                    "The dragon is hungry for {appetite}, but {seat} has only {eaten} units in {space}.",
                ),
                (
                    "Le dragon a de l'appétit pour {appetite}, mais {seat} n'a que {eaten} unité dans {space}.",
                    "Le dragon a de l'appétit pour {appetite}, mais {seat} n'a que {eaten} unités dans {space}.",
                ),
                "eaten",
            )
        if self.seat is None:
            return (
                (
                    "The dragon is hungry for {appetite}: he eats {eaten} ork in {space}.",
                    "The dragon is hungry for {appetite}: he eats {eaten} orks in {space}.",
                ),
                (
                    "Le dragon a de l'appétit pour {appetite} : il dévore {eaten} Ork dans {space}.",
                    "Le dragon a de l'appétit pour {appetite} : il dévore {eaten} Orks dans {space}.",
                ),
                "eaten",
            )
        return (
            (
                "The dragon is hungry for {appetite}: {seat} loses {eaten} unit in {space}.",
                "The dragon is hungry for {appetite}: {seat} loses {eaten} units in {space}.",
            ),
            (
                "Le dragon a de l'appétit pour {appetite} : {seat} perd {eaten} unité dans {space}.",
                "Le dragon a de l'appétit pour {appetite} : {seat} perd {eaten} unités dans {space}.",
            ),
            "eaten",
        )


class DragonFliesOn(Event, frozen=True, tag=True):
    """The dragon found no unit of a player and flies on (THO-9.6)."""

    space: str
    where = "space:{space}"
    says = (
        "The dragon has found no player's unit in {space}: he flies on.",
        "Le dragon n'a trouvé aucune unité d'un joueur dans {space} : il s'envole plus loin.",
    )


class DragonAway(Event, frozen=True, tag=True):
    """No territory holds a player's unit: the dragon does not come (THO-9.6, R8)."""

    says = (
        "No territory holds a player's unit: the dragon does not come this round.",
        "Aucun territoire ne contient d'unité d'un joueur : le dragon ne vient pas pendant ce tour de jeu.",
    )


class DragonStays(Event, frozen=True, tag=True):
    """The dragon has eaten and stays where he is (THO-9.8)."""

    space: str
    stop = True
    where = "space:{space}"
    says = (
        "The dragon has had enough and stays in {space} until he flies next round: nobody may attack it.",
        "Le dragon est rassasié et reste dans {space} jusqu'à son vol du prochain tour : personne ne peut l'attaquer.",
    )


class MediatorUnharmed(Event, frozen=True, tag=True):
    """The dragon came where the mediator is (THO-9.7)."""

    space: str
    where = "space:{space}"
    says = (
        "The mediator is in {space} too: he has nothing to fear from the dragon.",
        "Le médiateur est aussi dans {space} : il n'a rien à craindre du dragon.",
    )


class MediatorLeaves(Event, frozen=True, tag=True):
    """The mediator, who has stayed where he was until now (THO-10.7), moves on."""

    space: str
    region: int
    where = "space:{space}"
    says = (
        "The mediator, who has stayed in {space} until now, moves on: region {region} is no longer protected.",
        "Le médiateur, resté jusqu'ici dans {space}, s'en va : la région {region} n'est plus protégée.",
    )


class MediatorComes(Event, frozen=True, tag=True):
    """Two dice led the mediator to a territory (THO-10.1), to an empty one (THO-10.4); his region has peace (10.5)."""

    space: str
    region: int
    where = "space:{space}"
    says = by_clause(
        {
            "THO-10.1": (
                "The mediator appears in {space}: no player may attack a space of region {region} now.",
                "Le médiateur apparaît dans {space} : aucun joueur ne peut plus attaquer une case de "
                "la région {region}.",
            ),
            "THO-10.4": (
                "Nobody is in {space}: the mediator stays there alone.",
                "Il n'y a personne dans {space} : le médiateur y reste seul.",
            ),
        }
    )


class OrksJoin(Event, frozen=True, tag=True):
    """The mediator's three orks came (THO-10.3)."""

    space: str
    count: int
    where = "space:{space}"
    says = (
        "The mediator brings {count} more orks to {space}.",
        "Avec le médiateur, {count} Orks de plus arrivent dans {space}.",
    )
