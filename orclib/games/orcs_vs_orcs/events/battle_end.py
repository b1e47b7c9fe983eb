"""What can happen at the end of a battle."""

from __future__ import annotations

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.orcs_vs_orcs.box import Card


class BattleEnded(Event, frozen=True, tag=True):
    """An ending came about (OVO-25.2 to 25.8)."""

    zone: str
    ending: int
    """1 to 4."""
    winner: Seat | None
    """None: nobody."""
    losers: tuple[Seat, ...]
    """Both, where nobody won."""
    stop = True
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-25.2": (
                "{losers} has no Horde left: {winner} wins the battle {at_zone}.",
                "{losers} n'a plus de Horde : {winner} gagne la bataille {at_zone}.",
            ),
            "OVO-25.3": (
                "Both armies are wiped out: nobody wins the battle {at_zone}.",
                "Les deux armées sont exterminées : personne ne gagne la bataille {at_zone}.",
            ),
            "OVO-25.4": (
                "{losers} has two losses or more and {winner} none: {winner} wins the battle {at_zone}.",
                "{losers} a au moins deux pertes et {winner} aucune : {winner} gagne la bataille {at_zone}.",
            ),
            "OVO-25.5": (
                "{losers} has three losses or more: {winner} wins the battle {at_zone}.",
                "{losers} a au moins trois pertes : {winner} gagne la bataille {at_zone}.",
            ),
            "OVO-25.6": (
                "Both armies have three losses or more: nobody wins the battle {at_zone}, and both retreat.",
                "Les deux armées ont au moins trois pertes : personne ne gagne la bataille {at_zone}, et elles se "
                "replient toutes deux.",
            ),
            "OVO-25.7": (
                "{losers} has no card left to play or discard: {winner} wins the battle {at_zone}.",
                "{losers} n'a plus de carte à jouer ou à défausser : {winner} gagne la bataille {at_zone}.",
            ),
            "OVO-25.8": (
                "Neither side has a card left: nobody wins the battle {at_zone}, and both retreat.",
                "Plus personne n'a de carte : personne ne gagne la bataille {at_zone}, et les deux armées se replient.",
            ),
        }
    )


class ZoneSettled(Event, frozen=True, tag=True):
    """After a battle the attacker moves in (OVO-26.5), or all stays as it was (26.6)."""

    zone: str
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-26.5": (
                "The attacker now holds the zone of the battle, as if nobody had been {at_zone}.",
                "L'attaquant tient maintenant la zone du combat, comme s'il n'y avait eu personne {at_zone}.",
            ),
            "OVO-26.6": (
                "Nothing changes {at_zone}: the zone stays with whoever controlled it.",
                "Rien ne change {at_zone} : la zone reste à qui la contrôlait.",
            ),
        }
    )


class HordesBack(Event, frozen=True, tag=True):
    """Hordes on the combat tracking tile went back to their owner (OVO-26.7)."""

    seat: Seat
    hordes: int
    where = "seat:{seat}"
    says = by_clause(
        {
            "OVO-26.7": (
                (
                    "{n_hordes} lost Horde goes back to {whose_seat} reserve.",
                    "{n_hordes} lost Hordes go back to {whose_seat} reserve.",
                ),
                (
                    "{n_hordes} Horde perdue retourne dans la réserve {whose_seat}.",
                    "{n_hordes} Hordes perdues retournent dans la réserve {whose_seat}.",
                ),
                "hordes",
            ),
            **dict.fromkeys(
                ("OVO-11.10", "OVO-26.3"),
                (
                    (
                        "{n_hordes} destroyed Horde goes back to {whose_seat} reserve.",
                        "{n_hordes} destroyed Hordes go back to {whose_seat} reserve.",
                    ),
                    (
                        "{n_hordes} Horde détruite retourne dans la réserve {whose_seat}.",
                        "{n_hordes} Hordes détruites retournent dans la réserve {whose_seat}.",
                    ),
                    "hordes",
                ),
            ),
        }
    )


class HordesKept(Event, frozen=True, tag=True):
    """Eliminated Hordes are kept by the enemy until the glory is distributed (OVO-26.8)."""

    seat: Seat
    by: Seat
    """Who keeps them."""
    hordes: int
    where = "seat:{by}"
    says = (
        (
            "{by} keeps {n_hordes} of {whose_seat} Hordes, which counts for an objective of this game turn.",
            "{by} keeps {n_hordes} of {whose_seat} Hordes, which count for an objective of this game turn.",
        ),
        (
            "{by} garde {n_hordes} Horde {whose_seat}, qui compte pour un Objectif de ce tour de jeu.",
            "{by} garde {n_hordes} Hordes {whose_seat}, qui comptent pour un Objectif de ce tour de jeu.",
        ),
        "hordes",
    )


class SetAside(Event, frozen=True, tag=True):
    """Heroes that were engaged are set aside until the next game turn (OVO-21.8)."""

    seat: Seat
    heroes: tuple[Card, ...]
    where = "seat:{seat}"
    says = (
        (
            "{heroes} has fought for {seat} and rests until the next game turn.",
            "{heroes} have fought for {seat} and rest until the next game turn.",
        ),
        (
            "{heroes} a combattu pour {seat} et se repose jusqu'au prochain tour de jeu.",
            "{heroes} ont combattu pour {seat} et se reposent jusqu'au prochain tour de jeu.",
        ),
        "heroes",
    )
