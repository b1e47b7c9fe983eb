"""What can happen as dice are thrown."""

from __future__ import annotations

from typing import Final

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause

_ROLLS: Final = ("{seat} rolls {face}.", "{seat} fait {face}.")


class Rolled(Event, frozen=True, tag=True):
    """A player threw a die: for first player (THO-3.1, 11.1), for a region of orks (THO-6.1)."""

    seat: Seat
    face: int
    where = "seat:{seat}"

    says = by_clause(
        {
            "THO-3.1": _ROLLS,
            "THO-11.1": _ROLLS,
            "THO-6.1": ("{seat} rolls {face}, for region {region}.", "{seat} fait {face}, pour la région {region}."),
            "THO-6.3": (
                "{seat} rolls {face}: in region {region}, and only there, the orks do not multiply.",
                "{seat} fait {face} : dans la région {region}, et là seulement, les Orks ne se multiplient pas.",
            ),
        }
    )


class Tied(Event, frozen=True, tag=True):
    """Several threw the highest number and throw again (THO-11.2)."""

    seats: tuple[Seat, ...]
    face: int
    where = "seat:{seats...}"
    says = ("{seats} tie at {face} and roll again.", "{seats} sont à égalité avec {face} et relancent.")


class FirstNamed(Event, frozen=True, tag=True):
    """Somebody is first player (THO-3.1, 11.1), or takes over from one who is out (THO-11.3)."""

    seat: Seat
    where = "seat:{seat}"
    says = by_clause(
        {
            "THO-3.1": ("{seat} has rolled highest and begins.", "{seat} a fait le plus haut résultat et commence."),
            "THO-11.1": (
                "{seat} has rolled highest and is the first player of this round.",
                "{seat} a fait le plus haut résultat : c'est le premier joueur de ce tour de jeu.",
            ),
            "THO-11.3": (
                "{seat}, next in turn, takes over as first player.",
                "{seat} est le suivant et devient premier joueur.",
            ),
        }
    )


class DieAgain(Event, frozen=True, tag=True):
    """A number had been thrown already, so the die is thrown again (THO-3.7, 6.2)."""

    face: int

    says = by_clause(
        {
            "THO-3.7": (
                "Both dice show {face}: one of them is thrown again.",
                "Les deux dés montrent {face} : on en relance un.",
            ),
            "THO-6.2": (
                "Region {region} is named already: the die is thrown again.",
                "La région {region} est déjà désignée : on relance le dé.",
            ),
        }
    )
