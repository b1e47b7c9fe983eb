"""What can happen as rounds begin and Orks attack."""

from __future__ import annotations

from typing import Final

from orclib.engine import Event
from orclib.engine.records import Pair, by_clause
from orclib.games.thorval.box import Route

MANY: Final = 8
"""So many spaces are named one by one."""


class RoundBegan(Event, frozen=True, tag=True):
    """A new round began (THO-5.2; the first: THO-5.3)."""

    number: int
    says = by_clause(
        {
            "THO-5.2": ("Round {number} begins, with the orks.", "Le tour de jeu {number} commence, avec les Orks."),
            "THO-5.3": (
                "Round {number} begins, with the orks, before anybody has had a turn.",
                "Le tour de jeu {number} commence, avec les Orks, avant qu'un seul joueur ait joué.",
            ),
        }
    )


class RegionsNamed(Event, frozen=True, tag=True):
    """The regions in which orks multiply are known (THO-6.2; five players: 6.3; six: 6.4)."""

    regions: tuple[int, ...]

    says = by_clause(
        {
            "THO-6.2": (
                ("Orks multiply in region {regions}.", "Orks multiply in the regions {regions}."),
                (
                    "Les Orks se multiplient dans la région {regions}.",
                    "Les Orks se multiplient dans les régions {regions}.",
                ),
                "regions",
            ),
            "THO-6.3": (
                "Orks multiply in all regions but {spared}.",
                "Les Orks se multiplient dans toutes les régions sauf la région {spared}.",
            ),
            "THO-6.4": (
                "There are six players, so nobody rolls: orks multiply in all six regions.",
                "À six joueurs, personne ne jette le dé : les Orks se multiplient dans les six régions.",
            ),
        }
    )


class OrksGrew(Event, frozen=True, tag=True):
    """One more ork came into each territory of a region that holds orks (THO-6.5)."""

    region: int
    spaces: tuple[str, ...]
    where = "space:{spaces...}"

    says = (
        ("Region {region}: {spaces} gets one more ork.", "Region {region}: {spaces} get one more ork each."),
        (
            "Région {region} : {spaces} reçoit un Ork de plus.",
            "Région {region} : {spaces} reçoivent un Ork de plus chacun.",
        ),
        "spaces",
    )


class CastleGrew(Event, frozen=True, tag=True):
    """Orks came into a castle, one for each region that counts (THO-6.6; several: 6.7)."""

    space: str
    regions: tuple[int, ...]
    where = "space:{space}"

    says = by_clause(
        {
            "THO-6.6": (
                "One more ork comes into {space}, for region {regions}.",
                "Un Ork de plus arrive dans {space}, pour la région {regions}.",
            ),
            "THO-6.7": (
                "{n_regions} more orks come into {space}, one for each of the regions {regions}.",
                "{n_regions} Orks de plus arrivent dans {space}, un pour chacune des régions {regions}.",
            ),
        }
    )


class BandAttacks(Event, frozen=True, tag=True):
    """A band of orks attacks a space (THO-7.1; the next target: 7.4; through the tunnel: 7.8; under a truce: 7.14)."""

    origin: str
    target: str
    orks: int
    route: Route
    where = "space:{origin} space:{target}"

    @property
    def says(self) -> Pair:
        match self.clause, self.route:
            case "THO-7.14", _:
                return (
                    "From {origin}, {orks} attack {target}: the mediator protects his region from players, and from "
                    "orks only the space where he is.",
                    "Depuis {origin}, {orks} attaquent {target} : le médiateur protège sa région contre les joueurs, "
                    "et contre les Orks seulement la case où il se trouve.",
                )
            case _, Route.TUNNEL:
                return (
                    "From {origin}, {orks} attack {target} through the tunnel.",
                    "Depuis {origin}, {orks} attaquent {target} en passant par le tunnel.",
                )
            case "THO-7.4", Route.BRIDGE:
                return (
                    "From {origin}, the band goes on with {orks} and attacks {target} over the bridge.",
                    "Depuis {origin}, la bande continue avec {orks} et attaque {target} en passant par le pont.",
                )
            case "THO-7.4", _:
                return (
                    "From {origin}, the band goes on with {orks} and attacks {target}.",
                    "Depuis {origin}, la bande continue avec {orks} et attaque {target}.",
                )
            case _, Route.BRIDGE:
                return (
                    "From {origin}, {orks} attack {target} over the bridge.",
                    "Depuis {origin}, {orks} attaquent {target} en passant par le pont.",
                )
        return ("From {origin}, {orks} attack {target}.", "Depuis {origin}, {orks} attaquent {target}.")


class BandsInOrder(Event, frozen=True, tag=True):
    """Several bands are about to attack, one after the other (THO-7.2)."""

    bands: tuple[str, ...]
    where = "space:{bands...}"
    says = (
        "Several bands may attack, in this order: {bands}.",
        "Plusieurs bandes peuvent attaquer, dans cet ordre : {bands}.",
    )


class TargetsInOrder(Event, frozen=True, tag=True):
    """A band has several targets, one after the other (THO-7.3)."""

    origin: str
    targets: tuple[str, ...]
    where = "space:{targets...}"
    says = (
        "The orks in {origin} have several targets, in this order: {targets}.",
        "Les Orks placés dans {origin} ont plusieurs cibles, dans cet ordre : {targets}.",
    )


class BandHeldOff(Event, frozen=True, tag=True):
    """A band may not attack a space: a hero (THO-7.11), the mediator (7.12), the dragon (7.13), the tunnel (7.8)."""

    origin: str
    target: str
    where = "space:{target}"
    says = by_clause(
        {
            "THO-7.8": (
                "The orks in {origin} have not taken all other spaces around them: the tunnel to "
                "{target} stays closed.",
                "Les Orks placés dans {origin} n'ont pas envahi toutes les autres cases contiguës : le tunnel vers "
                "{target} leur reste fermé.",
            ),
            "THO-7.11": (
                "A hero stands in {target}: the orks in {origin} cannot attack there.",
                "Un héros se trouve dans {target} : les Orks placés dans {origin} ne peuvent pas attaquer là.",
            ),
            "THO-7.12": (
                "The mediator is in {target}: the orks in {origin} cannot attack there.",
                "Le médiateur se trouve dans {target} : les Orks placés dans {origin} ne peuvent pas attaquer là.",
            ),
            "THO-7.13": (
                "The dragon is in {target}: the orks in {origin} cannot attack there.",
                "Le dragon se trouve dans {target} : les Orks placés dans {origin} ne peuvent pas attaquer là.",
            ),
        }
    )


class EmptySpared(Event, frozen=True, tag=True):
    """A band leaves empty spaces alone (THO-7.10)."""

    origin: str
    spaces: tuple[str, ...]
    where = "space:{spaces...}"
    says = (
        (
            "{spaces} is empty: the orks in {origin} do not attack it.",
            "{spaces} are empty: the orks in {origin} do not attack them.",
        ),
        (
            "{spaces} est vide : les Orks placés dans {origin} ne l'attaquent pas.",
            "{spaces} sont vides : les Orks placés dans {origin} ne les attaquent pas.",
        ),
        "spaces",
    )


class BandIdle(Event, frozen=True, tag=True):
    """A band that might attack has only orks around it (THO-7.9)."""

    origin: str
    where = "space:{origin}"
    says = (
        "The orks in {origin} are enough to attack, but there are only orks around them, and orks do not fight each "
        "other.",
        "Les Orks placés dans {origin} sont assez nombreux pour attaquer, mais ils n'ont que des Orks autour d'eux, et "
        "les Orks ne se battent pas entre eux.",
    )


class BandStalls(Event, frozen=True, tag=True):
    """One ork is left of a band, too few to go on (THO-7.5)."""

    origin: str
    target: str
    where = "space:{origin}"
    says = (
        "Only one ork of the band is left in {origin}: it leaves {target} alone.",
        "Il ne reste qu'un Ork de la bande dans {origin} : il laisse {target} en paix.",
    )


class Refilled(Event, frozen=True, tag=True):
    """An ork came into each empty space (THO-8.1)."""

    spaces: tuple[str, ...]
    stop = True
    where = "space:{spaces...}"

    @property
    def says(self) -> Pair:
        if len(self.spaces) > MANY:
            return (
                "One ork comes into each of the {n_spaces} empty spaces.",
                "Un Ork vient dans chacune des {n_spaces} cases vides.",
            )
        return (
            ("One ork comes into the space that is empty: {spaces}.", "One ork comes into each empty space: {spaces}."),
            ("Un Ork arrive dans la seule case vide : {spaces}.", "Un Ork arrive dans chaque case vide : {spaces}."),
            "spaces",
        )
