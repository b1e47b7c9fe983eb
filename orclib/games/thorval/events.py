"""What can happen in Thorval: each event with what it tells, to whom, and where on the picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from orclib.engine import Event, Seat
from orclib.engine.records import Pair, by_clause
from orclib.games.thorval.actions import space_target
from orclib.games.thorval.box import LEAST_REINFORCEMENTS, Figure, Kind, Mode, Route
from orclib.games.thorval.helps import HELPS
from orclib.games.thorval.text.phrases import part
from orclib.language import Bilingual, labelled, plural, say

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


MANY: Final = 8
"""So many spaces are named one by one."""


_ROUTES: Final = {
    Route.LAND: Bilingual(
        "{seat} attacks {defender} in {target} from {origin}.",
        "depuis {origin}, {seat} attaque {defender} dans {target}.",
    ),
    Route.BRIDGE: Bilingual(
        "{seat} attacks {defender} in {target} from {origin}, over the bridge.",
        "depuis {origin}, {seat} attaque {defender} dans {target}, par le pont.",
    ),
    Route.TUNNEL: Bilingual(
        "{seat} attacks {defender} in {target} from {origin}, through the tunnel.",
        "depuis {origin}, {seat} attaque {defender} dans {target}, par le tunnel.",
    ),
    Route.BOAT: Bilingual(
        "{seat} attacks {defender} in {target} from {origin}, by boat.",
        "depuis {origin}, {seat} attaque {defender} dans {target}, en bateau.",
    ),
}


_MODES: Final = {
    Mode.TOTAL: Bilingual("It is a total attack.", "C'est une attaque totale."),
    Mode.PARTIAL: Bilingual("It is a partial attack.", "C'est une attaque partielle."),
    Mode.SERIES: Bilingual("", ""),
}


# --- dice ------------------------------------------------------------------------------------------------------------


_ROLLS: Final = ("{seat} rolls {face}.", "{seat} fait {face}.")


class Rolled(Event, frozen=True, tag=True):
    """A player threw a die: for first player (THO-3.1, 11.1), for a region of orks (THO-6.1)."""

    seat: Seat
    face: int
    where = "seat:{seat}"

    says = by_clause(
        {
            "THO-3.1": _ROLLS,
            "THO-11.1": _ROLLS,
            "THO-6.1": ("{seat} rolls {face}, for region {region}.", "{seat} fait {face}, pour la région {region}."),
            "THO-6.3": (
                "{seat} rolls {face}: in region {region}, and only there, the orks do not multiply.",
                "{seat} fait {face} : dans la région {region}, et là seulement, les Orks ne se multiplient pas.",
            ),
        }
    )


class Tied(Event, frozen=True, tag=True):
    """Several threw the highest number and throw again (THO-11.2)."""

    seats: tuple[Seat, ...]
    face: int
    where = "seat:{seats...}"
    says = ("{seats} tie at {face} and roll again.", "{seats} sont à égalité avec {face} et relancent.")


class FirstNamed(Event, frozen=True, tag=True):
    """Somebody is first player (THO-3.1, 11.1), or takes over from one who is out (THO-11.3)."""

    seat: Seat
    where = "seat:{seat}"
    says = by_clause(
        {
            "THO-3.1": ("{seat} has rolled highest and begins.", "{seat} a fait le plus haut résultat et commence."),
            "THO-11.1": (
                "{seat} has rolled highest and is the first player of this round.",
                "{seat} a fait le plus haut résultat : c'est le premier joueur de ce tour de jeu.",
            ),
            "THO-11.3": (
                "{seat}, next in turn, takes over as first player.",
                "{seat} est le suivant et devient premier joueur.",
            ),
        }
    )


class DieAgain(Event, frozen=True, tag=True):
    """A number had been thrown already, so the die is thrown again (THO-3.7, 6.2)."""

    face: int

    says = by_clause(
        {
            "THO-3.7": (
                "Both dice show {face}: one of them is thrown again.",
                "Les deux dés montrent {face} : on en relance un.",
            ),
            "THO-6.2": (
                "Region {region} is named already: the die is thrown again.",
                "La région {region} est déjà désignée : on relance le dé.",
            ),
        }
    )


# --- set-up ----------------------------------------------------------------------------------------------------------


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


# --- rounds and orks -------------------------------------------------------------------------------------------------


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


# --- dragon and mediator ---------------------------------------------------------------------------------------------


class DragonLands(Event, frozen=True, tag=True):
    """Two dice led the dragon to a territory (THO-9.1)."""

    space: str
    where = "space:{space}"
    says = ("The dragon lands in {space}.", "Le dragon atterrit dans {space}.")


class DragonEats(Event, frozen=True, tag=True):
    """The dragon is hungry for so many units or orks, and gets as many as are there (THO-9.3)."""

    space: str
    seat: Seat | None
    """None: orks."""
    appetite: int
    eaten: int
    where = "space:{space}"

    @property
    def says(self) -> Pair:
        if self.eaten < self.appetite:
            if self.seat is None:
                return (
                    (
                        "The dragon is hungry for {appetite}, but there is only {eaten} ork in {space}: it is eaten.",
                        "The dragon is hungry for {appetite}, but there are only {eaten} orks in "
                        "{space}: all are eaten.",
                    ),
                    (
                        "Le dragon a de l'appétit pour {appetite}, mais il n'y a que {eaten} Ork dans {space} : il "
                        "est dévoré.",
                        "Le dragon a de l'appétit pour {appetite}, mais il n'y a que {eaten} Orks dans {space} : tous "
                        "sont dévorés.",
                    ),
                    "eaten",
                )
            return (
                (
                    "The dragon is hungry for {appetite}, but {seat} has only {eaten} unit in {space}.",
                    "The dragon is hungry for {appetite}, but {seat} has only {eaten} units in {space}.",
                ),
                (
                    "Le dragon a de l'appétit pour {appetite}, mais {seat} n'a que {eaten} unité dans {space}.",
                    "Le dragon a de l'appétit pour {appetite}, mais {seat} n'a que {eaten} unités dans {space}.",
                ),
                "eaten",
            )
        if self.seat is None:
            return (
                (
                    "The dragon is hungry for {appetite}: he eats {eaten} ork in {space}.",
                    "The dragon is hungry for {appetite}: he eats {eaten} orks in {space}.",
                ),
                (
                    "Le dragon a de l'appétit pour {appetite} : il dévore {eaten} Ork dans {space}.",
                    "Le dragon a de l'appétit pour {appetite} : il dévore {eaten} Orks dans {space}.",
                ),
                "eaten",
            )
        return (
            (
                "The dragon is hungry for {appetite}: {seat} loses {eaten} unit in {space}.",
                "The dragon is hungry for {appetite}: {seat} loses {eaten} units in {space}.",
            ),
            (
                "Le dragon a de l'appétit pour {appetite} : {seat} perd {eaten} unité dans {space}.",
                "Le dragon a de l'appétit pour {appetite} : {seat} perd {eaten} unités dans {space}.",
            ),
            "eaten",
        )


class DragonFliesOn(Event, frozen=True, tag=True):
    """The dragon found no unit of a player and flies on (THO-9.6)."""

    space: str
    where = "space:{space}"
    says = (
        "The dragon has found no player's unit in {space}: he flies on.",
        "Le dragon n'a trouvé aucune unité d'un joueur dans {space} : il s'envole plus loin.",
    )


class DragonAway(Event, frozen=True, tag=True):
    """No territory holds a player's unit: the dragon does not come (THO-9.6, R8)."""

    says = (
        "No territory holds a player's unit: the dragon does not come this round.",
        "Aucun territoire ne contient d'unité d'un joueur : le dragon ne vient pas pendant ce tour de jeu.",
    )


class DragonStays(Event, frozen=True, tag=True):
    """The dragon has eaten and stays where he is (THO-9.8)."""

    space: str
    stop = True
    where = "space:{space}"
    says = (
        "The dragon has had enough and stays in {space} until he flies next round: nobody may attack it.",
        "Le dragon est rassasié et reste dans {space} jusqu'à son vol du prochain tour : personne ne peut l'attaquer.",
    )


class MediatorUnharmed(Event, frozen=True, tag=True):
    """The dragon came where the mediator is (THO-9.7)."""

    space: str
    where = "space:{space}"
    says = (
        "The mediator is in {space} too: he has nothing to fear from the dragon.",
        "Le médiateur est aussi dans {space} : il n'a rien à craindre du dragon.",
    )


class MediatorLeaves(Event, frozen=True, tag=True):
    """The mediator, who has stayed where he was until now (THO-10.7), moves on."""

    space: str
    region: int
    where = "space:{space}"
    says = (
        "The mediator, who has stayed in {space} until now, moves on: region {region} is no longer protected.",
        "Le médiateur, resté jusqu'ici dans {space}, s'en va : la région {region} n'est plus protégée.",
    )


class MediatorComes(Event, frozen=True, tag=True):
    """Two dice led the mediator to a territory (THO-10.1), to an empty one (THO-10.4); his region has peace (10.5)."""

    space: str
    region: int
    where = "space:{space}"
    says = by_clause(
        {
            "THO-10.1": (
                "The mediator appears in {space}: no player may attack a space of region {region} now.",
                "Le médiateur apparaît dans {space} : aucun joueur ne peut plus attaquer une case de "
                "la région {region}.",
            ),
            "THO-10.4": (
                "Nobody is in {space}: the mediator stays there alone.",
                "Il n'y a personne dans {space} : le médiateur y reste seul.",
            ),
        }
    )


class OrksJoin(Event, frozen=True, tag=True):
    """The mediator's three orks came (THO-10.3)."""

    space: str
    count: int
    where = "space:{space}"
    says = (
        "The mediator brings {count} more orks to {space}.",
        "Avec le médiateur, {count} Orks de plus arrivent dans {space}.",
    )


# --- a turn ----------------------------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True, tag=True):
    """It is a player's turn (THO-12.1)."""

    seat: Seat
    where = "seat:{seat}"
    says = ("It is the turn of {seat}.", "C'est à {seat} de jouer.")


class HelpAsked(Event, frozen=True, tag=True):
    """A player asked the mediator for help and noted it (THO-12.4)."""

    seat: Seat
    option: int
    left: int
    """The requests that are left."""
    where = "seat:{seat}"

    @property
    def says(self) -> str:
        left = (
            plural(
                self.left,
                ("{left} request is left.", "{left} requests are left."),
                ("Il reste {left} demande.", "Il reste {left} demandes."),
            )
            if self.left
            else say("No request is left.", "Il ne reste plus de demande.")
        )
        return f"{say(*HELPS[self.option].asked)} {left}"


class NoHelp(Event, frozen=True, tag=True):
    """A player asked for no help this turn (THO-12.3)."""

    seat: Seat
    says = HELPS[0].asked


class TreasureMoved(Event, frozen=True, tag=True):
    """A treasure was moved, unseen (THO-12.9); nobody can do so again (THO-12.10)."""

    seat: Seat
    owner: Seat
    start: str
    end: str
    where = "space:{start} space:{end}"
    says = (
        "{seat} takes a treasure of {owner} from {start} and lays it, unseen, in {end}. Nobody can do so again.",
        "{seat} prend un trésor du joueur {owner} dans {start} et le pose dans {end}, sans le regarder. Plus "
        "personne ne pourra le faire.",
    )


class ReinforcementsDue(Event, frozen=True, tag=True):
    """A player gets soldiers for the kingdoms (THO-13.3), or the least there is (THO-13.4)."""

    seat: Seat
    soldiers: int
    kingdoms: tuple[tuple[str, ...], ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(space_target(space) for kingdom in self.kingdoms for space in kingdom)

    @property
    def says(self) -> str:
        kingdoms = self.kingdoms
        spaces = sum(map(len, kingdoms))
        if not kingdoms:
            return say(
                "{seat} has no kingdom, but gets {soldiers} as reinforcements: nobody gets fewer.",
                "{seat} n'a pas de royaume, mais reçoit {soldiers} en renfort : personne ne reçoit moins.",
            )
        if spaces < LEAST_REINFORCEMENTS:
            text = plural(
                spaces,
                (
                    "{seat} has only {n} space in kingdoms, but gets {soldiers} as reinforcements: nobody gets fewer.",
                    "{seat} has only {n} spaces in kingdoms, but gets {soldiers} as reinforcements: nobody gets fewer.",
                ),
                (
                    "{seat} n'a que {n} case de royaume, mais reçoit {soldiers} en renfort : personne ne reçoit moins.",
                    "{seat} n'a que {n} cases de royaume, mais reçoit {soldiers} en renfort : "
                    "personne ne reçoit moins.",
                ),
            )
        else:
            text = plural(
                len(kingdoms),
                (
                    "{seat} gets {soldiers} as reinforcements, one for each space of the kingdom.",
                    "{seat} gets {soldiers} as reinforcements, one for each space of the {kingdoms} kingdoms.",
                ),
                (
                    "{seat} reçoit {soldiers} en renfort, un pour chaque case de son royaume.",
                    "{seat} reçoit {soldiers} en renfort, un pour chaque case de ses {kingdoms} royaumes.",
                ),
            )
        return text.replace("{n}", str(spaces)).replace("{kingdoms}", str(len(kingdoms)))


class Passed(Event, frozen=True, tag=True):
    """A player attacks nobody this turn (THO-14.1)."""

    seat: Seat
    says = ("{seat} attacks nobody this turn.", "{seat} n'attaque personne pendant ce tour.")


class AttackDeclared(Event, frozen=True, tag=True):
    """A player attacks (THO-14.2; by boat: 12.12; the second attack: 12.8)."""

    seat: Seat
    defender: Seat | None
    origin: str
    target: str
    route: Route
    mode: Mode
    where = "space:{origin} space:{target}"

    @property
    def says(self) -> str:
        head = str(_ROUTES[self.route])
        if self.clause == "THO-12.8":
            head = labelled(say("The second attack", "La deuxième attaque"), head)
        mode = str(_MODES[self.mode])
        return f"{head} {mode}" if mode else head


class AttackAllowed(Event, frozen=True, tag=True):
    """An attack that one might think forbidden: out of the mediator's region (THO-10.6), by a single unit (14.13)."""

    seat: Seat
    origin: str
    target: str
    where = "space:{origin}"
    says = by_clause(
        {
            "THO-10.6": (
                "{origin} lies in the mediator's region and {target} does not: out of his region one may attack.",
                "{origin} est dans la région du médiateur, {target} non : on peut attaquer depuis sa région.",
            ),
            "THO-14.13": (
                "Only one unit is in {origin}: it may attack all the same.",
                "Il n'y a qu'une unité dans {origin} : elle peut attaquer quand même.",
            ),
        }
    )


class SecondAnnounced(Event, frozen=True, tag=True):
    """A player announced the second attack (THO-12.7)."""

    seat: Seat
    origin: str
    target: str
    where = "space:{origin} space:{target}"
    says = (
        "{seat} announces the second attack: from {origin} on {target}.",
        "{seat} annonce la deuxième attaque : depuis {origin} contre {target}.",
    )


class SecondLapsed(Event, frozen=True, tag=True):
    """The second attack is no longer possible (THO-12.7, R16), or none was announced (THO-12.6)."""

    seat: Seat
    origin: str | None = None
    target: str | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(space_target(space) for space in (self.origin, self.target) if space)

    says = by_clause(
        {
            "THO-12.6": ("{seat} announces no second attack.", "{seat} n'annonce pas de deuxième attaque."),
            "THO-12.7": (
                "The second attack of {seat}, from {origin} on {target}, is no longer possible: it lapses.",
                "La deuxième attaque du joueur {seat}, depuis {origin} contre {target}, n'est plus possible : elle "
                "n'a pas lieu.",
            ),
        }
    )


class Transferred(Event, frozen=True, tag=True):
    """Hero or wizard was transferred (THO-14.11)."""

    seat: Seat
    figure: Figure
    start: str
    end: str
    where = "space:{start} space:{end}"
    says = (
        "{seat} transfers the {figure} from {start} to {end}.",
        "{seat} transfère dans {end} le {figure} qui était dans {start}.",
    )


class Gathered(Event, frozen=True, tag=True):
    """Units strengthened a fighting space (the attacker's: THO-14.8, the defender's: 14.9)."""

    seat: Seat
    start: str
    end: str
    soldiers: int
    figure: Figure | None = None
    where = "space:{start} space:{end}"
    says = by_clause(
        {
            "THO-14.8": (
                "For the attack from {end}, {seat} gathers {units} from {start}.",
                "Pour attaquer, {seat} renforce {end} : {units} depuis {start}.",
            ),
            "THO-14.9": (
                "For the defence of {end}, {seat} gathers {units} from {start}.",
                "Pour se défendre, {seat} renforce {end} : {units} depuis {start}.",
            ),
        }
    )


# --- a fight ---------------------------------------------------------------------------------------------------------


class PartCounted(Event, frozen=True, tag=True):
    """A part of a side's strength as its fight begins (THO-15.1 to 15.9); the parts of a side add up to it."""

    space: str
    attacks: bool
    """Whether it is the attacker's side."""
    code: str
    """What gives the points, as in `fight.Part`."""
    points: int
    where = "space:{space}"

    @property
    def says(self) -> str:
        text = (
            say("Strength of the attack, in {space}: {part}.", "Puissance de l'attaque, dans {space} : {part}.")
            if self.attacks
            else say("Strength of the defence, in {space}: {part}.", "Puissance de la défense, dans {space} : {part}.")
        )
        return text.replace("{part}", part(self.code, self.points))


class Thrown(Event, frozen=True, tag=True):
    """Both sides of a fight threw their die (THO-15.11), with such strengths (counted anew: THO-15.18)."""

    origin: str
    target: str
    number: int
    """1 for the first exchange of the fight."""
    attack: int
    defence: int
    attack_strength: int
    defence_strength: int
    where = "space:{origin} space:{target}"
    says = (
        "Exchange {number}: the attack rolls {attack} with strength {attack_strength}, the defence {defence} with "
        "strength {defence_strength}.",
        "Jet {number} : l'attaque fait {attack} avec une puissance de {attack_strength}, la défense {defence} "
        "avec une puissance de {defence_strength}.",
    )


class Struck(Event, frozen=True, tag=True):
    """A side's factor counts: so many of the enemy are lost (THO-15.12; no more than there are: 15.15)."""

    by: str
    """The space of the side that struck."""
    at: str
    factor: int
    lost: int
    where = "space:{at}"

    says = by_clause(
        {
            "THO-15.12": (
                (
                    "The {factor} rolled for {by} counts: {lost} falls in {at}.",
                    "The {factor} rolled for {by} counts: {lost} fall in {at}.",
                ),
                (
                    "Le {factor} obtenu pour {by} compte : {lost} combattant tombe dans {at}.",
                    "Le {factor} obtenu pour {by} compte : {lost} combattants tombent dans {at}.",
                ),
                "lost",
            ),
            "THO-15.15": (
                (
                    "The {factor} rolled for {by} is more than enough: the only one in {at} falls.",
                    "The {factor} rolled for {by} is more than enough: all {lost} in {at} fall.",
                ),
                (
                    "Le {factor} obtenu pour {by} est plus que suffisant : le seul qui était dans {at} tombe.",
                    "Le {factor} obtenu pour {by} est plus que suffisant : les {lost} qui étaient dans {at} tombent "
                    "tous.",
                ),
                "lost",
            ),
        }
    )


class Missed(Event, frozen=True, tag=True):
    """A side's factor is greater than its own strength and kills nothing (THO-15.13)."""

    by: str
    factor: int
    strength: int
    where = "space:{by}"
    says = (
        "The {factor} rolled for {by} is more than the strength there, {strength}: nobody falls.",
        "Le {factor} obtenu pour {by} dépasse la puissance qui s'y trouve, {strength} : personne ne tombe.",
    )


class BothMissed(Event, frozen=True, tag=True):
    """Both factors were too great: the attacker loses one (THO-15.16)."""

    origin: str
    target: str
    where = "space:{origin}"
    says = (
        "Both sides have rolled too high, so the attacker in {origin} loses one.",
        "Les deux camps ont fait trop : l'attaquant placé dans {origin} perd un combattant.",
    )


class FellTogether(Event, frozen=True, tag=True):
    """Both sides have losses in one exchange, at the same time (THO-15.14)."""

    origin: str
    target: str
    where = "space:{origin} space:{target}"
    says = (
        "Both sides have their losses at the same time: those who fall have struck as well.",
        "Les deux camps ont leurs pertes en même temps : ceux qui tombent ont frappé eux aussi.",
    )


class Lost(Event, frozen=True, tag=True):
    """Units of a player were lost by the owner's choice, or for want of one (THO-15.17; eaten: 9.4, a figure: 9.5)."""

    seat: Seat
    space: str
    soldiers: int
    figure: Figure | None = None
    where = "space:{space}"

    says = by_clause(
        {
            "THO-9.4": (
                "The dragon eats {units} of {seat} in {space}.",
                "Dans {space}, le dragon dévore {units} du joueur {seat}.",
            ),
            "THO-9.5": (
                "The dragon eats {units} of {seat} in {space}: the {figure} is one unit like any other.",
                "Dans {space}, le dragon dévore {units} du joueur {seat} : le {figure} ne vaut qu'une unité.",
            ),
            "THO-15.17": ("{seat} loses {units} in {space}.", "{seat} perd {units} dans {space}."),
        }
    )


class BrokenOff(Event, frozen=True, tag=True):
    """The attacker broke off the attack (THO-16.2)."""

    seat: Seat
    origin: str
    target: str
    stop = True
    where = "space:{origin} space:{target}"
    says = (
        "From {origin}, {seat} breaks off the attack on {target}: nothing moves.",
        "Depuis {origin}, {seat} interrompt l'attaque contre {target} : rien ne bouge.",
    )


_NOBODY_LEFT: Final = (
    "The fight is over: nobody is left in {spaces}.",
    "Le combat est fini : il ne reste personne dans {spaces}.",
)


class Emptied(Event, frozen=True, tag=True):
    """A fight is over, for a space is emptied (THO-16.1); or both are (THO-16.6)."""

    spaces: tuple[str, ...]
    where = "space:{spaces...}"

    @property
    def stop(self) -> bool:
        return self.clause != "THO-7.5"  # the orks fight many times in a row

    says = by_clause(
        {
            "THO-7.5": _NOBODY_LEFT,
            "THO-16.1": _NOBODY_LEFT,
            "THO-16.6": (
                "Both sides are wiped out: nobody is left in {spaces}.",
                "Les deux camps sont anéantis : il ne reste personne dans {spaces}.",
            ),
        }
    )


class Occupied(Event, frozen=True, tag=True):
    """The winner moved in (a player: THO-16.3; orks: 7.6, 16.5)."""

    seat: Seat | None
    """None: orks."""
    start: str
    end: str
    soldiers: int
    figure: Figure | None = None
    where = "space:{start} space:{end}"

    @property
    def says(self) -> Pair:
        if self.seat is not None:
            return (
                "From {start}, {seat} moves {units} into {end}.",
                "Depuis {start}, {seat} occupe {end} avec {units}.",
            )
        if self.clause == "THO-7.6":
            return (
                "The band has won: from {start}, one ork moves into {end}.",
                "La bande a gagné : depuis {start}, un Ork vient occuper {end}.",
            )
        return (
            "The orks have won: from {start}, one ork moves into {end}.",
            "Les Orks ont gagné : depuis {start}, un Ork vient occuper {end}.",
        )


class StaysHome(Event, frozen=True, tag=True):
    """The emptied space stays empty: the winner has one unit (a player: THO-16.4; orks: 7.7, 16.5), or R15."""

    seat: Seat | None
    space: str
    emptied: str
    where = "space:{space} space:{emptied}"

    @property
    def says(self) -> Pair:
        match self.clause, self.seat:
            case "THO-7.7", _:
                return (
                    "Only one ork of the band is left: it stays in {space}, and {emptied} remains empty.",
                    "Il ne reste qu'un Ork de la bande : il reste dans {space}, et {emptied} demeure vide.",
                )
            case _, None:
                return (
                    "The orks have won, but only one is left: it stays in {space}, and {emptied} remains empty.",
                    "Les Orks ont gagné, mais il n'en reste qu'un : il reste dans {space}, et {emptied} demeure vide.",
                )
            case "THO-16.3", _:
                return (
                    "{seat} has won and stays in {space}: as we agreed, defenders do not move, and {emptied} is empty.",
                    "{seat} a gagné et reste dans {space} : comme convenu, le défenseur ne bouge pas, et {emptied} "
                    "demeure vide.",
                )
        return (
            "{seat} has won with a single unit: it stays in {space}, and {emptied} remains empty.",
            "{seat} a gagné avec une seule unité : elle reste dans {space}, et {emptied} demeure vide.",
        )


class HelpLost(Event, frozen=True, tag=True):
    """Nothing was taken, so the soldiers of option 1 or 2 are lost (THO-12.5, 12.6)."""

    seat: Seat
    soldiers: int

    says = by_clause(
        {
            "THO-12.5": (
                "{seat} holds no space taken this turn: the soldiers of option 1 are lost.",
                "{seat} n'a aucune conquête de ce tour : les soldats de la possibilité 1 sont perdus.",
            ),
            "THO-12.6": (
                "{seat} holds no space taken this turn: the soldier of option 2 is lost.",
                "{seat} n'a aucune conquête de ce tour : le soldat de la possibilité 2 est perdu.",
            ),
        }
    )


class HelpKept(Event, frozen=True, tag=True):
    """The soldier of option 2 is kept for the second attack (THO-12.6)."""

    seat: Seat
    says = (
        "{seat} keeps the soldier of option 2 for the second attack.",
        "{seat} garde le soldat de la possibilité 2 pour la deuxième attaque.",
    )


# --- treasures and the end -------------------------------------------------------------------------------------------


class TreasureFound(Event, frozen=True, tag=True):
    """A player turned over an own treasure (THO-17.1), and keeps it (THO-17.7); the blank one brings nothing (19.5)."""

    seat: Seat
    kind: Kind
    space: str
    stop = True
    where = "space:{space}"

    says = by_clause(
        {
            "THO-17.1": (
                "{seat} finds a lost treasure in {space}: {kind}!",
                "{seat} retrouve un trésor dans {space} : {kind} !",
            ),
            "THO-19.5": (
                "{seat} finds a lost treasure in {space}: {kind}. It brings nothing.",
                "{seat} retrouve un trésor dans {space} : {kind}. Il ne rapporte rien.",
            ),
        }
    )


class RingTook(Event, frozen=True, tag=True):
    """The ring took units (THO-17.4)."""

    seat: Seat
    victim: Seat
    space: str
    soldiers: int
    figure: Figure | None = None
    where = "space:{space}"
    says = (
        "With the magic ring, {seat} takes {units} of {victim} from {space}.",
        "Avec l'anneau magique, {seat} enlève au joueur {victim}, dans {space}, {units}.",
    )


class Eliminated(Event, frozen=True, tag=True):
    """A player has no unit left (THO-18.1)."""

    seat: Seat
    stop = True
    where = "seat:{seat}"
    says = (
        "{seat} has no unit left on the board and is out of the game.",
        "{seat} n'a plus aucune unité sur le plateau et se trouve éliminé.",
    )


class TreasuresLeave(Event, frozen=True, tag=True):
    """The treasures of an eliminated player left the board (THO-18.1, R23)."""

    seat: Seat
    spaces: tuple[str, ...]
    where = "space:{spaces...}"

    says = (
        (
            "The last treasure of {seat} leaves the board unseen, from {spaces}.",
            "The treasures of {seat} leave the board unseen, from {spaces}.",
        ),
        (
            "Le dernier trésor du joueur {seat} quitte le plateau face cachée. Il était dans {spaces}.",
            "Les trésors du joueur {seat} quittent le plateau face cachée. Ils étaient dans {spaces}.",
        ),
        "spaces",
    )


class GameOver(Event, frozen=True, tag=True):
    """The game is over: three treasures (THO-18.2), one survivor or none (THO-18.1)."""

    winners: tuple[Seat, ...]
    stop = True
    where = "seat:{winners...}"

    @property
    def says(self) -> Pair:
        if not self.winners:
            return (
                "Nobody has a unit left: the game ends without a winner.",
                "Personne n'a plus d'unité : la partie se termine sans vainqueur.",
            )
        if self.clause == "THO-18.2":
            return (
                "{winners} has all three treasures and is king of Thorval!",
                "{winners} possède ses trois trésors et devient roi de Thorval !",
            )
        return (
            "{winners} is the last player with units on the board, and wins!",
            "{winners} est le dernier joueur à avoir des unités sur le plateau et gagne !",
        )
