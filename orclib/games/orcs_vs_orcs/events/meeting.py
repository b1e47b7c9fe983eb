"""What can happen as an enemy is met."""

from __future__ import annotations

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause


class Met(Event, frozen=True, tag=True):
    """An army stands before an enemy army, which may retreat (OVO-11.1, later entries: 11.15), or must (11.6, 11.8)."""

    seat: Seat
    defender: Seat
    zone: str
    attackers: int
    defenders: int
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-11.1": (
                "{seat} meets {defender} {at_zone}: {attackers} against {defenders}.",
                "{seat} rencontre {defender} {at_zone} : {attackers} contre {defenders}.",
            ),
            "OVO-11.15": (
                "{seat} brings more Hordes against {defender} {at_zone}: {attackers} against {defenders} now.",
                "{seat} amène d'autres Hordes contre {defender} {at_zone} : {attackers} contre {defenders} maintenant.",
            ),
            "OVO-11.6": (
                "{seat} meets {defender} {at_zone}: {attackers} against a lone one, which must retreat.",
                "{seat} rencontre {defender} {at_zone} : {attackers} contre une seule, qui doit se replier.",
            ),
            "OVO-11.8": (
                "Just before the battle {at_zone}, it is {attackers} against a lone one: {defender} must retreat.",
                "Juste avant la bataille {at_zone}, c'est {attackers} contre une seule : {defender} doit se replier.",
            ),
        }
    )


class Stood(Event, frozen=True, tag=True):
    """The defender stands (OVO-11.13), for want of an open zone (11.11), or alone behind walls (11.7)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-11.13": (
                "{seat} does not retreat {from_zone}: a battle is pending.",
                "{seat} ne se replie pas {from_zone} : une bataille est en attente.",
            ),
            "OVO-11.11": (
                "{seat} finds no zone open for a retreat {from_zone}, stands and will fight.",
                "Pour se replier {from_zone}, {seat} n'a aucune zone permise, reste sur place et va combattre.",
            ),
            "OVO-11.7": (
                "{whose_seat} lone Horde {at_zone} has a fortress around it and stands: a battle is pending.",
                "La Horde isolée {whose_seat} {at_zone} est dans sa Forteresse et reste sur place : "
                "une bataille est en "
                "attente.",
            ),
        }
    )


class Retreated(Event, frozen=True, tag=True):
    """An army retreated before a battle (OVO-11.4), or after one (26.2); the attacker's before the other (26.4)."""

    seat: Seat
    start: str
    end: str
    hordes: int
    where = "zone:{start} zone:{end}"
    says = by_clause(
        {
            "OVO-11.4": (
                "{seat} retreats {from_start} {to_end} with {hordes}.",
                "{seat} se replie {from_start} {to_end} avec {hordes}.",
            ),
            "OVO-26.2": (
                "After the battle, {seat} retreats {from_start} {to_end} with {hordes}.",
                "Après la bataille, {seat} se replie {from_start} {to_end} avec {hordes}.",
            ),
            "OVO-26.4": (
                "Both retreat, and the attacker goes first: {seat} {from_start} {to_end} with {hordes}.",
                "Les deux se replient, l'attaquant d'abord : {seat}, {from_start} {to_end}, avec {hordes}.",
            ),
        }
    )


class Destroyed(Event, frozen=True, tag=True):
    """An army that must retreat and cannot was destroyed (OVO-11.9, 26.3)."""

    seat: Seat
    zone: str
    hordes: int
    stop = True
    where = "zone:{zone}"
    says = (
        (
            "{seat} must retreat {from_zone}, but no zone is open: {n_hordes} Horde is destroyed.",
            "{seat} must retreat {from_zone}, but no zone is open: {n_hordes} Hordes are destroyed.",
        ),
        (
            "{seat} doit se replier {from_zone}, mais n'a aucune zone permise : {n_hordes} Horde est détruite.",
            "{seat} doit se replier {from_zone}, mais n'a aucune zone permise : {n_hordes} Hordes sont détruites.",
        ),
        "hordes",
    )


class GloryWon(Event, frozen=True, tag=True):
    """A player gained a point: an enemy left (OVO-11.5) or was destroyed (11.10), or a battle was won (26.1)."""

    seat: Seat
    supply: int
    """What is left."""
    where = "seat:{seat}"
    says = by_clause(
        {
            "OVO-11.5": (
                "{seat} gains 1 glory point for the retreat of the enemy. {rest}",
                "{seat} gagne 1 point de gloire pour le repli de l'adversaire. {rest}",
            ),
            "OVO-11.10": (
                "{seat} gains 1 glory point for the army destroyed. {rest}",
                "{seat} gagne 1 point de gloire pour l'armée détruite. {rest}",
            ),
            "OVO-26.1": (
                "{seat} gains 1 glory point for the battle won. {rest}",
                "{seat} gagne 1 point de gloire pour la bataille gagnée. {rest}",
            ),
        }
    )


class NoGloryLeft(Event, frozen=True, tag=True):
    """A point was due, but the supply is empty (OVO-1.6)."""

    seat: Seat
    where = "seat:{seat}"
    says = (
        "A glory point is due to {seat}, but the supply is empty.",
        "{seat} devrait recevoir un point de gloire, mais le stock est vide.",
    )
