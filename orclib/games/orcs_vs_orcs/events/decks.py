"""What can happen before a battle."""

from __future__ import annotations

from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.orcs_vs_orcs.box import Card
from orclib.language import plural, say


class BattleChosen(Event, frozen=True, tag=True):
    """The active player chose which battle comes next (OVO-16.1)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "{seat} chooses the battle {at_zone} as the next one.",
        "{seat} choisit comme prochaine bataille celle qui attend {at_zone}.",
    )


class BattleBegan(Event, frozen=True, tag=True):
    """A battle began: in the open (OVO-16.7), or before a standing fortress (24.1)."""

    zone: str
    attacker: Seat
    defender: Seat
    attackers: int
    defenders: int
    assault: bool
    where = "zone:{zone}"
    title = ("Battle {at_zone}: {attacker} against {defender}", "Bataille {at_zone} : {attacker} contre {defender}")
    says = by_clause(
        {
            "OVO-16.7": (
                "{attacker} attacks {defender} {at_zone}: {attackers} against {defenders}.",
                "{attacker} attaque {defender} {at_zone} : {attackers} contre {defenders}.",
            ),
            "OVO-24.1": (
                "{attacker} attacks {whose_defender} fortress {at_zone}: {attackers} against {defenders}.",
                "{attacker} attaque la Forteresse {whose_defender} {at_zone} : {attackers} contre {defenders}.",
            ),
        }
    )


class MarchCounts(Event, frozen=True, tag=True):
    """Hordes removed by forced marches are losses of the army from the start (OVO-7.7)."""

    seat: Seat
    hordes: int
    where = "losses:{seat}"
    says = (
        (
            "{seat} begins the battle with {n_hordes} loss: the Horde that the forced march cost.",
            "{seat} begins the battle with {n_hordes} losses: the Hordes that forced marches cost.",
        ),
        (
            "{seat} commence la bataille avec {n_hordes} perte : la Horde qu'a coûtée la marche forcée.",
            "{seat} commence la bataille avec {n_hordes} pertes : les Hordes qu'ont coûtées les marches forcées.",
        ),
        "hordes",
    )


class DeckBuilt(Event, frozen=True, tag=True):
    """A combat deck is built (OVO-16.3); its owner knows the cards."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    private: ClassVar[tuple[str, ...]] = ("cards",)
    where = "seat:{seat}"

    @property
    def says(self) -> str:
        if not self.count:
            return say("{seat} has no card for a combat deck.", "{seat} n'a aucune carte pour un Deck de combat.")
        if self.cards is None:
            return plural(
                self.count,
                ("{seat} builds a combat deck of {count} card.", "{seat} builds a combat deck of {count} cards."),
                (
                    "{seat} compose un Deck de combat de {count} carte.",
                    "{seat} compose un Deck de combat de {count} cartes.",
                ),
            )
        return plural(
            self.count,
            (
                "{seat} builds a combat deck of {count} card: {cards}.",
                "{seat} builds a combat deck of {count} cards: {cards}.",
            ),
            (
                "{seat} compose un Deck de combat de {count} carte : {cards}.",
                "{seat} compose un Deck de combat de {count} cartes : {cards}.",
            ),
        )


class PreEngaged(Event, frozen=True, tag=True):
    """A first-line Unit goes first against a fortress (OVO-24.2)."""

    seat: Seat
    card: Card
    column: int
    where = "slot:{seat}:{column}:first"
    says = (
        "Against the fortress, {seat} engages {a_card} before the first round.",
        "Contre la Forteresse, {seat} engage {a_card} avant le premier round.",
    )
