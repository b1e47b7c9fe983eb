"""What can happen while Hordes move."""

from __future__ import annotations

from orclib.engine import Event, Seat


class Moved(Event, frozen=True, tag=True):
    """Hordes went along a road (OVO-6.1)."""

    seat: Seat
    start: str
    end: str
    hordes: int
    where = "zone:{start} zone:{end}"
    says = ("{seat} moves {hordes} {from_start} {to_end}.", "{seat} déplace {hordes} {from_start} {to_end}.")


class LeftBehind(Event, frozen=True, tag=True):
    """Hordes stayed in the zone between (OVO-6.8)."""

    seat: Seat
    zone: str
    hordes: int
    where = "zone:{zone}"
    says = ("{seat} leaves {hordes} behind {at_zone}.", "{seat} laisse {hordes} {at_zone}.")


class TakenAlong(Event, frozen=True, tag=True):
    """Hordes came along from the zone between (OVO-6.9)."""

    seat: Seat
    zone: str
    hordes: int
    where = "zone:{zone}"
    says = ("{seat} takes {hordes} along {from_zone}.", "{seat} emmène {hordes} {from_zone}.")


class MarchFree(Event, frozen=True, tag=True):
    """A forced march led to no battle, so the Horde that it cost is no loss (OVO-7.8)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "There is no battle {at_zone}: the exhausted Horde just stays in {whose_seat} reserve.",
        "Il n'y a pas de bataille {at_zone} : la Horde épuisée reste simplement dans la réserve {whose_seat}.",
    )


class Marched(Event, frozen=True, tag=True):
    """Hordes made a forced march (OVO-7.1)."""

    seat: Seat
    start: str
    end: str
    hordes: int
    where = "zone:{start} zone:{end}"
    says = (
        "Forced march: {seat} moves {hordes} {from_start} {to_end}.",
        "Marche forcée : {seat} déplace {hordes} {from_start} {to_end}.",
    )


class Exhausted(Event, frozen=True, tag=True):
    """A Horde was removed by a forced march (OVO-7.2)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "For a forced march {from_zone}, {seat} removes one Horde, which is worn out.",
        "Pour une marche forcée au départ {from_zone}, {seat} retire une Horde épuisée.",
    )
