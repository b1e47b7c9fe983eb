"""What can happen in the set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from orclib.engine import Event, Seat
from orclib.engine.records import Pair, by_clause
from orclib.games.thorval.box import Figure, Kind

_PLACED: Final[Mapping[str, tuple[str, str]]] = {
    "THO-3.17": (
        "{seat} puts {soldiers} in {space}, all at once.",
        "{seat} pose {soldiers} dans {space}, d'un seul coup.",
    ),
    "THO-10.2": (
        "The mediator brings {seat} {soldiers} in {space}.",
        "Le médiateur : {seat} reçoit {soldiers} dans {space}.",
    ),
    "THO-12.5": (
        "Option 1: {seat} puts {soldiers} in {space}, which was taken this turn.",
        "Possibilité 1 : {seat} pose {soldiers} dans {space}, conquête de ce tour.",
    ),
    "THO-12.6": (
        "Option 2: {seat} puts {soldiers} in {space}, which was taken this turn.",
        "Possibilité 2 : {seat} pose {soldiers} dans {space}, conquête de ce tour.",
    ),
    "THO-12.11": (
        "Option 4: {seat} puts {soldiers} in {space}.",
        "Possibilité 4 : {seat} pose {soldiers} dans {space}.",
    ),
    "THO-13.5": (
        "Reinforcements: {seat} puts {soldiers} in {space}.",
        "Renforts : {seat} pose {soldiers} dans {space}.",
    ),
    "THO-17.2": (
        "The chest brings {seat} {soldiers} in {space}, where it lay.",
        "Le coffret : {seat} reçoit {soldiers} dans {space}, là où il se trouvait.",
    ),
    "THO-17.3": ("The crown: {seat} puts {soldiers} in {space}.", "La couronne : {seat} pose {soldiers} dans {space}."),
}


_PLACED_WITH_FIGURE: Final[Mapping[str, tuple[str, str]]] = {
    "THO-3.18": (
        "{seat} puts {units} in {space}: the {figure} takes the place of two of the ten soldiers.",
        "{seat} pose {units} dans {space} : le {figure} remplace deux des dix soldats.",
    ),
    "THO-10.2": (
        "From the mediator, {seat} puts {units} in {space}: the {figure} takes the place of two soldiers.",
        "Grâce au médiateur, {seat} pose {units} dans {space} : le {figure} remplace deux soldats.",
    ),
    "THO-17.5": (
        "From the chest, {seat} puts {units} in {space}: the {figure} takes the place of two soldiers.",
        "Grâce au coffret, {seat} pose {units} dans {space} : le {figure} remplace deux soldats.",
    ),
}


class Settled(Event, frozen=True, tag=True):
    """A soldier was put in a castle (THO-3.4) or a vacant territory (THO-3.8)."""

    seat: Seat
    space: str
    where = "space:{space}"

    says = by_clause(
        {
            "THO-3.4": ("{seat} moves into {space} with a soldier.", "{seat} s'installe dans {space} avec un soldat."),
            "THO-3.8": ("{seat} puts a soldier in {space}.", "{seat} pose un soldat dans {space}."),
            "THO-3.9": (
                "{seat} puts a soldier in {space}. With five players, the last one has one soldier fewer.",
                "{seat} pose un soldat dans {space}. À cinq joueurs, le dernier a un soldat de moins.",
            ),
        }
    )


class OrksPlaced(Event, frozen=True, tag=True):
    """Orks came into spaces: castles left over (THO-3.5), territories named by dice (THO-3.6)."""

    spaces: tuple[str, ...]
    count: int
    """In each of them."""
    where = "space:{spaces...}"

    says = by_clause(
        {
            "THO-3.5": (
                (
                    "The castle that is left gets {count} orks: {spaces}.",
                    "The castles that are left get {count} orks each: {spaces}.",
                ),
                (
                    "Le château qui reste reçoit {count} Orks : {spaces}.",
                    "Les châteaux qui restent reçoivent {count} Orks chacun : {spaces}.",
                ),
                "spaces",
            ),
            "THO-3.6": (
                "The dice have spoken: {spaces} get {count} orks each.",
                "Les dés ont parlé : {spaces} reçoivent {count} Orks chacun.",
            ),
        }
    )


class TreasuresHanded(Event, frozen=True, tag=True):
    """Each player gave the treasures to the left-hand neighbour (THO-3.11)."""

    count: int
    """By player."""
    says = (
        "Each player gives {count} treasures to the neighbour on the left, who will hide them.",
        "Chaque joueur donne {count} trésors à son voisin de gauche, qui va les cacher.",
    )


_HIDES: Final = (
    "{seat} hides a treasure of {owner} in {space}: {kind}.",
    "{seat} cache un trésor du joueur {owner} dans {space} : {kind}.",
)


_HIDES_UNSEEN: Final = (
    "{seat} hides a treasure of {owner} in {space}.",
    "{seat} cache un trésor du joueur {owner} dans {space}.",
)


class Hidden(Event, frozen=True, tag=True):
    """A treasure was hidden (THO-3.12, 3.14; the blank one too: 19.4); its kind is known to the hider."""

    seat: Seat
    owner: Seat
    kind: Kind | None
    space: str
    private = ("kind",)
    where = "space:{space}"
    says = by_clause(
        {
            "THO-3.12": _HIDES,
            "THO-3.14": _HIDES,
            "THO-19.4": (
                "{seat} hides the fourth treasure of {owner} in {space}: {kind}.",
                "{seat} cache le quatrième trésor du joueur {owner} dans {space} : {kind}.",
            ),
        }
    )
    unseen = by_clause(
        {
            "THO-3.12": _HIDES_UNSEEN,
            "THO-3.14": _HIDES_UNSEEN,
            "THO-19.4": (
                "{seat} hides the fourth treasure of {owner} in {space}.",
                "{seat} cache le quatrième trésor du joueur {owner} dans {space}.",
            ),
        }
    )


class Placed(Event, frozen=True, tag=True):
    """Units were put in a space; the clause says what for."""

    seat: Seat
    space: str
    soldiers: int
    figure: Figure | None = None
    where = "space:{space}"

    @property
    def says(self) -> Pair:
        if self.figure is None:
            return _PLACED[self.clause]
        if self.soldiers:
            return _PLACED_WITH_FIGURE[self.clause]
        return (
            "{seat} puts the {figure} in {space}, in place of two soldiers.",
            "{seat} pose le {figure} dans {space}, à la place de deux soldats.",
        )
