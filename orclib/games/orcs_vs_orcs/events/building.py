"""What can happen by the other actions: recruiting, buying, building."""

from __future__ import annotations

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.orcs_vs_orcs.box import Card


class Recruited(Event, frozen=True, tag=True):
    """Hordes came from the reserve (OVO-12.1), to two places (12.3)."""

    seat: Seat
    zone: str
    hordes: int
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-12.1": ("{seat} recruits {hordes} {at_zone}.", "{seat} recrute {hordes} {at_zone}."),
            "OVO-12.3": (
                "{seat} recruits in two places, here {hordes} {at_zone}.",
                "{seat} recrute dans deux endroits, dont {hordes} {at_zone}.",
            ),
        }
    )


class Bought(Event, frozen=True, tag=True):
    """A player took cards from the piles (OVO-13.1)."""

    seat: Seat
    cards: tuple[Card, ...]
    where = "seat:{seat}"
    says = ("{seat} buys {a_cards}.", "{seat} achète {a_cards}.")


class Laid(Event, frozen=True, tag=True):
    """A foundation was laid (OVO-14.1)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "{seat} lays the foundation of a fortress {at_zone}.",
        "{seat} pose les fondations d'une Forteresse {at_zone}.",
    )


class StoodUp(Event, frozen=True, tag=True):
    """A fortress was stood up (OVO-14.2)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = ("{seat} stands up the fortress {of_zone}.", "{seat} redresse la Forteresse {of_zone}.")
