"""What can happen by Berserk."""

from __future__ import annotations

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause


class ZoneEntered(Event, frozen=True, tag=True):
    """A red token entered the Berserk zone (OVO-23.2), or crossed it (23.8): its owner may use Berserk."""

    seat: Seat
    where = "strikes:{seat}"
    says = by_clause(
        {
            "OVO-23.2": (
                "{whose_seat} red token has entered the Berserk zone: {seat} may use Berserk now.",
                "Le jeton rouge {whose_seat} est entré dans la zone Berserk : {seat} peut maintenant utiliser l'effet "
                "Berserk.",
            ),
            "OVO-23.8": (
                "{whose_seat} red token has crossed the Berserk zone in one go, which counts: {seat} may use Berserk "
                "now.",
                "Le jeton rouge {whose_seat} a traversé la zone Berserk d'un trait, ce qui compte : {seat} peut "
                "maintenant utiliser l'effet Berserk.",
            ),
        }
    )


class BerserkUsed(Event, frozen=True, tag=True):
    """Berserk: an enemy Horde is eliminated (OVO-23.3)."""

    seat: Seat
    victim: Seat
    losses: int
    where = "strikes:{seat} losses:{victim}"
    says = (
        "Berserk! {seat} eliminates one of {whose_victim} Hordes: {so_far}.",
        "Berserk ! {seat} élimine une des Hordes {whose_victim} : {so_far}.",
    )


class BerserkCost(Event, frozen=True, tag=True):
    """What comes with Berserk: the enemy's token goes back (OVO-23.4), the own one turns white (23.5)."""

    seat: Seat
    """Whose token it is."""
    where = "strikes:{seat}"
    says = by_clause(
        {
            "OVO-23.4": (
                "{whose_seat} token goes back to space 1.",
                "Le jeton {whose_seat} revient sur la case 1.",
            ),
            "OVO-23.5": ("{whose_seat} token turns white.", "Le jeton {whose_seat} redevient blanc."),
        }
    )


class BerserkKept(Event, frozen=True, tag=True):
    """The owner of a red token did not use it (OVO-23.11)."""

    seat: Seat
    where = "strikes:{seat}"
    says = (
        "{seat} does not use Berserk: the token stays red.",
        "{seat} n'utilise pas l'effet Berserk : son jeton reste rouge.",
    )
