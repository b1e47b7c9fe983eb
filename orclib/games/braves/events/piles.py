"""What can happen as the champion is named and the piles are opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.games.braves.box import Counts, Design
from orclib.language import labelled, plural, say

_DESERTED: Mapping[str, Callable[[], str]] = {
    "BRV-10.2": lambda: say(
        "In pile {pile} the card right beneath a desertion deserts",
        "Dans la pile {pile}, la carte juste sous une désertion déserte",
    ),
    "BRV-10.3": lambda: say(
        "In pile {pile} a desertion lies on a shield, and the card beneath the shield deserts",
        "Dans la pile {pile}, une désertion est posée sur un bouclier, et la carte sous ce bouclier déserte",
    ),
    "BRV-10.4": lambda: say(
        "In pile {pile} a desertion lies on {shields} shields, and the card beneath them deserts",
        "Dans la pile {pile}, une désertion est posée sur {shields} boucliers, et la carte qui est dessous déserte",
    ),
    "BRV-R9": lambda: say(
        "In pile {pile} a desertion passes another one, as we agreed, and the next card deserts",
        "Dans la pile {pile}, une désertion en traverse une autre, comme convenu, et la carte suivante déserte",
    ),
}


class ChampionNamed(Event, frozen=True, tag=True):
    """The sorcerer named the champion (BRV-9.2)."""

    sorcerer: Seat
    champion: Seat
    stop = True
    says = (
        "{sorcerer} names {champion} as champion and will score what {champion} scores.",
        "{sorcerer} nomme {champion} champion et marquera ce que marque {champion}.",
    )

    where = "seat:{champion}"


class _Opening(Event, frozen=True):
    """Something the sorcerer found in a pile; the faces are for the sorcerer and the owner of the pile."""

    pile: int
    sees: tuple[Seat, ...]

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return self.sees


class Deserted(_Opening, frozen=True, tag=True):
    """A desertion cancelled an army card (BRV-10.2), perhaps through shields (BRV-10.3, 10.4)."""

    private: ClassVar[tuple[str, ...]] = ("design",)
    design: Design | None
    shields: int
    """How many shields it looked through."""

    @property
    def says(self) -> str:
        text = _DESERTED[self.clause]()
        return (text if self.design is None else labelled(text, "{design}")) + "."


class DesertionVoid(_Opening, frozen=True, tag=True):
    """A desertion had no effect (BRV-10.5, 10.7)."""

    shields: int
    """How many shields lay between it and the desertion beneath."""

    @property
    def says(self) -> str:
        if not self.shields:
            return say(
                "In pile {pile} a desertion lies on another desertion: it has no effect.",
                "Dans la pile {pile}, une désertion est posée sur une autre désertion : elle est sans effet.",
            )
        if self.clause == "BRV-R9":
            return say(
                "In pile {pile} a desertion finds no army card that has not deserted: it has no effect.",
                "Dans la pile {pile}, une désertion ne trouve aucune carte « armée » qui n'ait déjà déserté : elle "
                "est sans effet.",
            )
        return plural(
            self.shields,
            (
                "In pile {pile} a desertion has no effect: beneath the shield under it lies another desertion.",
                "In pile {pile} a desertion has no effect: beneath the {shields} shields under it "
                "lies another desertion.",
            ),
            (
                "Dans la pile {pile}, une désertion est sans effet : sous le bouclier qui la porte, il y a une autre "
                "désertion.",
                "Dans la pile {pile}, une désertion est sans effet : sous les {shields} boucliers qui la portent, il "
                "y a une autre désertion.",
            ),
        )


class ShieldVoid(_Opening, frozen=True, tag=True):
    """A shield above another one was discarded without effect (BRV-10.11)."""

    seat: Seat
    says = (
        "In pile {pile} the shield of {seat} lies above another one: it has no effect.",
        "Dans la pile {pile}, le bouclier de {seat} est au-dessus d'un autre : il est sans effet.",
    )


class PileGiven(_Opening, frozen=True, tag=True):
    """A pile went to the player whose shield lay lowest (BRV-10.9, 10.10)."""

    private: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    count: int
    cards: Counts | None

    where = "seat:{seat}"

    @property
    def says(self) -> str:
        if not self.count:
            return say(
                "Pile {pile} goes to {seat}, but all its army cards have deserted: it brings nothing.",
                "La pile {pile} revient à {seat}, mais toutes ses cartes « armée » ont déserté : elle ne rapporte "
                "rien.",
            )
        if self.cards is not None:
            return say(
                "Pile {pile} goes to {seat}, whose shield lies lowest: {cards}.",
                "La pile {pile} revient à {seat}, qui a le bouclier le plus bas : {cards}.",
            )
        return plural(
            self.count,
            (
                "Pile {pile} goes to {seat}, whose shield lies lowest: {count} army card.",
                "Pile {pile} goes to {seat}, whose shield lies lowest: {count} army cards.",
            ),
            (
                "La pile {pile} revient à {seat}, qui a le bouclier le plus bas : {count} carte « armée ».",
                "La pile {pile} revient à {seat}, qui a le bouclier le plus bas : {count} cartes « armée ».",
            ),
        )


class PileUnclaimed(_Opening, frozen=True, tag=True):
    """A pile without a shield was discarded whole (BRV-10.12)."""

    private: ClassVar[tuple[str, ...]] = ("cards",)
    count: int
    cards: Counts | None

    @property
    def says(self) -> str:
        if not self.count:
            return say(
                "Pile {pile} has no shield, and all its army cards have deserted: what is left is discarded.",
                "La pile {pile} n'a pas de bouclier, et toutes ses cartes « armée » ont déserté : on défausse le "
                "reste.",
            )
        if self.cards is not None:
            return say(
                "Pile {pile} has no shield, so it goes to nobody. Discarded unseen: {cards}.",
                "La pile {pile} n'a pas de bouclier : elle n'est à personne. On défausse sans montrer : {cards}.",
            )
        return plural(
            self.count,
            (
                "Pile {pile} has no shield, so it goes to nobody: {count} army card is discarded unseen.",
                "Pile {pile} has no shield, so it goes to nobody: {count} army cards are discarded unseen.",
            ),
            (
                "La pile {pile} n'a pas de bouclier et n'est à personne : {count} carte « armée » est défaussée "
                "sans être "
                "montrée.",
                "La pile {pile} n'a pas de bouclier et n'est à personne : {count} cartes « armée » sont défaussées "
                "sans "
                "être montrées.",
            ),
        )
