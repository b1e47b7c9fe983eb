"""What can happen at the end of a game turn."""

from __future__ import annotations

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.orcs_vs_orcs.box import Card, Objective


class ReckoningBegan(Event, frozen=True, tag=True):
    """All players have played: the four active objectives are scored (OVO-27.1)."""

    number: int
    """The game turn."""
    title = ("The reckoning of game turn {number}", "Le décompte du tour de jeu {number}")
    says = (
        "All have played: the objectives of game turn {number} are scored.",
        "Tout le monde a joué : on compte les Objectifs du tour de jeu {number}.",
    )


class ObjectiveCounted(Event, frozen=True, tag=True):
    """What an objective counts was counted (OVO-27.6 to 27.12)."""

    tile: Objective
    counts: tuple[int, ...]
    """By seat."""
    where = "tile:{tile}"
    says = ("{tile}: {counts}.", "{tile} : {counts}.")


class ObjectiveScored(Event, frozen=True, tag=True):
    """An objective was scored (OVO-27.2, 27.3, 27.13)."""

    tile: Objective
    seats: tuple[Seat, ...]
    counts: tuple[int, ...]
    """By seat, what was counted."""
    stop = True
    where = "tile:{tile} seat:{seats...}"
    says = by_clause(
        {
            "OVO-27.2": ("{tile}: {seats} gains 1 point.", "{tile} : {seats} gagne 1 point."),
            "OVO-27.3": (
                (
                    "{tile}: two are tied, and {seats} gains 1 point.",
                    "{tile}: {seats} are tied and gain 1 point each.",
                ),
                (
                    "{tile} : égalité à deux, et {seats} gagne 1 point.",
                    "{tile} : {seats} sont à égalité et gagnent 1 point chacun.",
                ),
                "seats",
            ),
            "OVO-27.13": ("{tile}: {seats} gains 1 point.", "{tile} : {seats} gagne 1 point."),
        }
    )


class ObjectiveVoid(Event, frozen=True, tag=True):
    """An objective paid nobody: too many tied (OVO-27.4), none has any (27.5), the tower is free (27.13)."""

    tile: Objective
    counts: tuple[int, ...]
    where = "tile:{tile}"
    says = by_clause(
        {
            "OVO-27.4": (
                "{tile}: more than two are tied, so nobody gains a point.",
                "{tile} : plus de deux sont à égalité, donc personne ne gagne de point.",
            ),
            "OVO-27.5": (
                "{tile}: nobody has any, so nobody gains a point.",
                "{tile} : personne n'a rien, donc personne ne gagne de point.",
            ),
            "OVO-27.13": (
                "{tile}: by nobody, so nobody gains a point.",
                "{tile} : par personne, donc personne ne gagne de point.",
            ),
        }
    )


class ObjectiveUnpaid(Event, frozen=True, tag=True):
    """Points were due, but the supply did not cover them (OVO-27.14)."""

    tile: Objective
    seats: tuple[Seat, ...]
    where = "tile:{tile}"
    says = (
        (
            "{tile}: the supply is too small, so {seats} gets nothing.",
            "{tile}: the supply is too small, so {seats} get nothing.",
        ),
        (
            "{tile} : le stock est trop petit, donc {seats} n'a rien.",
            "{tile} : le stock est trop petit, donc {seats} n'ont rien.",
        ),
        "seats",
    )


class RiverMoved(Event, frozen=True, tag=True):
    """The last tile of the river left it (OVO-28.2), the top of the pile came in (28.3)."""

    out: Objective
    into: Objective
    where = "tile:{out} tile:{into}"
    says = ("Out of the river: {out}. Into the river: {into}.", "Il sort de la rivière : {out}. Il y entre : {into}.")


class PileTurned(Event, frozen=True, tag=True):
    """The pile was four face-down tiles: it was shuffled and turned face up (OVO-28.4)."""

    says = (
        "Four objectives lie face down: they are shuffled and turned face up.",
        "Quatre Objectifs sont face cachée : on les mélange et on les remet face visible.",
    )


class KeptReturned(Event, frozen=True, tag=True):
    """Hordes that enemies kept went back to the reserve (OVO-26.8)."""

    seat: Seat
    hordes: int
    where = "seat:{seat}"
    says = ("{seat} gets {hordes} back that the enemy has kept.", "{seat} récupère {hordes} que gardait l'ennemi.")


class HeroesBack(Event, frozen=True, tag=True):
    """Heroes that were set aside may fight again (OVO-28.6)."""

    seat: Seat
    heroes: tuple[Card, ...]
    where = "seat:{seat}"
    says = (
        ("{heroes} may fight for {seat} again.", "{heroes} may fight for {seat} again."),
        ("{heroes} peut de nouveau combattre pour {seat}.", "{heroes} peuvent de nouveau combattre pour {seat}."),
        "heroes",
    )


class GameOver(Event, frozen=True, tag=True):
    """The game is over: the supply is empty (OVO-29.1), or the lead cannot be beaten (29.2)."""

    winners: tuple[Seat, ...]
    stop = True
    where = "seat:{winners...}"
    says = by_clause(
        {
            "OVO-29.1": (
                (
                    "The glory supply is empty and the game is over: {winners} wins!",
                    "The glory supply is empty and the game is over: {winners} win!",
                ),
                (
                    "Le stock de gloire est vide et la partie est finie : {winners} gagne !",
                    "Le stock de gloire est vide et la partie est finie : {winners} gagnent !",
                ),
                "winners",
            ),
            "OVO-29.2": (
                (
                    "Nobody can beat {winners} any more, so the game is over: {winners} wins!",
                    "Nobody can beat {winners} any more, so the game is over: {winners} win!",
                ),
                (
                    "Plus personne ne peut battre {winners}, donc la partie est finie : {winners} gagne !",
                    "Plus personne ne peut battre {winners}, donc la partie est finie : {winners} gagnent !",
                ),
                "winners",
            ),
        }
    )
