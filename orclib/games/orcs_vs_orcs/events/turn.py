"""What can happen in the set-up and as turns begin and end."""

from __future__ import annotations

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.orcs_vs_orcs.box import Objective
from orclib.language import plural, say


class TileTurned(Event, frozen=True, tag=True):
    """An objective came into the river (OVO-4.20), or lies on top of the pile (4.21, 28.4)."""

    tile: Objective
    where = "tile:{tile}"
    says = by_clause(
        {
            "OVO-4.20": ("A tile joins the river: {tile}.", "Une tuile entre dans la rivière : {tile}."),
            "OVO-4.21": (
                "Next to come, on top of the pile of objectives: {tile}.",
                "Le prochain, sur le dessus de la pile des Objectifs : {tile}.",
            ),
            "OVO-28.3": (
                "Next to come, now on top of the pile of objectives: {tile}.",
                "Le prochain, maintenant sur le dessus de la pile des Objectifs : {tile}.",
            ),
            "OVO-28.4": (
                "Next to come, on top of the shuffled pile of objectives: {tile}.",
                "Le prochain, sur le dessus de la pile mélangée des Objectifs : {tile}.",
            ),
        }
    )


class FirstNamed(Event, frozen=True, tag=True):
    """Somebody is first player: drawn or agreed (OVO-4.22), or as the neighbour of the last one (28.1)."""

    seat: Seat
    where = "seat:{seat}"
    says = by_clause(
        {
            "OVO-4.22": ("{seat} is the first player.", "Le premier joueur est {seat}."),
            "OVO-28.1": (
                "The first player tile is passed to the left: {seat} is first player now.",
                "La tuile Premier joueur passe à gauche : c'est maintenant {seat} qui commence.",
            ),
        }
    )


class GameTurnBegan(Event, frozen=True, tag=True):
    """A game turn began (OVO-5.1)."""

    number: int
    title = ("Game turn {number}", "Tour de jeu {number}")
    says = ("Game turn {number} begins.", "Le tour de jeu {number} commence.")


class TurnBegan(Event, frozen=True, tag=True):
    """A player turn began: with the basic actions (OVO-5.2, 31.2), or one more for a well (5.3, 31.3)."""

    seat: Seat
    actions: int
    wells: tuple[str, ...]
    """Controlled now."""
    where = "seat:{seat} zone:{wells...}"
    title = ("{whose_seat} turn", "Le tour {whose_seat}")
    says = by_clause(
        {
            "OVO-5.2": ("It is {whose_seat} turn: {actions}.", "C'est le tour {whose_seat} : {actions}."),
            "OVO-5.3": (
                "It is {whose_seat} turn: {actions}, one of them for the mana well {at_wells}.",
                "C'est le tour {whose_seat} : {actions}, dont une grâce au puits de Mana {at_wells}.",
            ),
            "OVO-5.4": (
                "It is {whose_seat} turn: {actions}, just one of them for the mana wells {at_wells}.",
                "C'est le tour {whose_seat} : {actions}, dont une seule grâce aux puits de Mana {at_wells}.",
            ),
            "OVO-31.2": (
                "It is {whose_seat} turn: {actions}, since the start is tactical.",
                "C'est le tour {whose_seat} : {actions}, car le démarrage est tactique.",
            ),
            "OVO-31.3": (
                "It is {whose_seat} turn: {actions}, two for the tactical start and one for mana {at_wells}.",
                "C'est le tour {whose_seat} : {actions}, deux pour le démarrage tactique et une pour "
                "le Mana {at_wells}.",
            ),
        }
    )


class ActionsOver(Event, frozen=True, tag=True):
    """A player ended the action phase (OVO-5.8)."""

    seat: Seat
    unused: int
    """Actions that are lost."""
    where = "seat:{seat}"

    @property
    def says(self) -> str:
        if not self.unused:
            return say("{seat} ends the action phase.", "{seat} termine sa phase d'actions.")
        return plural(
            self.unused,
            (
                "{seat} ends the action phase: {unused} action is lost.",
                "{seat} ends the action phase: {unused} actions are lost.",
            ),
            (
                "{seat} termine sa phase d'actions : {unused} action est perdue.",
                "{seat} termine sa phase d'actions : {unused} actions sont perdues.",
            ),
        )
