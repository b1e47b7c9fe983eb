"""What can happen as cards strike."""

from __future__ import annotations

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.orcs_vs_orcs.box import Card
from orclib.language import say


class Struck(Event, frozen=True, tag=True):
    """An army takes strikes (OVO-18.1): from a strength (17.11), from an effect, from reorganising (17.6)."""

    seat: Seat
    strikes: int
    card: Card | None
    """Whose strength or effect; None for reorganising."""
    effect: bool
    """Whether it is a battle effect."""
    parts: tuple[tuple[str, int, int], ...]
    """What the effect counts: the code of the thing, how many, strikes each."""
    before: int
    """The space of the token."""
    after: int
    where = "strikes:{seat}"

    @property
    def says(self) -> str:
        if self.card is None:
            return say(
                "Reorganising: {strikes} for {seat}, {token}.", "Réorganisation : {strikes} pour {seat}, {token}."
            )
        if not self.effect:
            return say(
                "{its_card} strength: {strikes} for {seat}, {token}.",
                "Force {its_card} : {strikes} pour {seat}, {token}.",
            )
        match self.clause:
            case "OVO-22.5":
                return say(
                    "Gruragh hits friends too: {strikes} for {seat}, {token}.",
                    "Gruragh frappe aussi ses alliés : {strikes} pour {seat}, {token}.",
                )
            case "OVO-22.8":
                return say(
                    "Kraash lets them strike again: {parts} = {strikes} for {seat}, {token}.",
                    "Kraash les fait frapper encore : {parts} = {strikes} pour {seat}, {token}.",
                )
            case "OVO-20.12":
                return say(
                    "{its_card} effect against the fortress: {strikes} for {seat}, {token}.",
                    "Effet {its_card} contre la Forteresse : {strikes} pour {seat}, {token}.",
                )
        return say(
            "{its_card} effect: {parts} = {strikes} for {seat}, {token}.",
            "Effet {its_card} : {parts} = {strikes} pour {seat}, {token}.",
        )


class CoveredSpared(Event, frozen=True, tag=True):
    """An enemy effect did not count Units that a Hero covers (OVO-20.14)."""

    seat: Seat
    """Whose Units they are."""
    units: int
    where = "seat:{seat}"
    says = (
        (
            "{n_units} of {whose_seat} Units lies under a Hero and is not counted.",
            "{n_units} of {whose_seat} Units lie under Heroes and are not counted.",
        ),
        (
            "{n_units} Unité {whose_seat} est sous un Héros et n'est pas comptée.",
            "{n_units} Unités {whose_seat} sont sous des Héros et ne sont pas comptées.",
        ),
        "units",
    )


class HordeLost(Event, frozen=True, tag=True):
    """A token left the last space: a Horde is lost (OVO-18.2)."""

    seat: Seat
    losses: int
    where = "strikes:{seat} losses:{seat}"
    says = by_clause(
        {
            "OVO-18.2": ("{seat} loses a Horde: {so_far}.", "{seat} perd une Horde : {so_far}."),
            "OVO-22.9": ("Kro-Morda costs {seat} a Horde: {so_far}.", "Kro-Morda coûte une Horde à {seat} : {so_far}."),
        }
    )


class NobodyLeft(Event, frozen=True, tag=True):
    """A token left the last space, but the army has no Horde left (OVO-18.5)."""

    seat: Seat
    where = "strikes:{seat}"
    says = (
        "{seat} would lose another Horde, but has none left.",
        "{seat} devrait perdre encore une Horde, mais n'en a plus.",
    )
