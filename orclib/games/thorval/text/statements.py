"""What a typed position of Thorval may say, one class a kind of statement; `position.py` makes a state of them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from orclib.engine import Seat
from orclib.engine.positions import Statement
from orclib.games.thorval.box import Figure, Kind
from orclib.games.thorval.state import Options, Phase

FAR: Final = ("I/5", "I/3", "VI/4")
"""Where A, B and C have a soldier more by "far soldiers"."""
SWITCHES: Final = tuple(
    field.name for field in msgspec.structs.fields(Options) if field.name not in ("players", "board")
)


class Units(NamedTuple):
    """Soldiers, or orks, and figures: the rules allow one."""

    soldiers: int
    figures: tuple[Figure, ...] = ()


class Garrison(msgspec.Struct, frozen=True):
    """Spaces that hold the same."""

    spaces: tuple[str, ...]
    units: Units


class Count(msgspec.Struct, frozen=True):
    """A number for a player."""

    seat: Seat
    number: int
    typed = "{seat} {number}"


class Hidden(msgspec.Struct, frozen=True):
    """A treasure, and where it lies."""

    kind: Kind
    space: str
    typed = "{kind} [in|dans|en] {space}"


class Lie(msgspec.Struct, frozen=True):
    """The treasures of a player that lie on the board."""

    seat: Seat
    hidden: tuple[Hidden, ...]
    typed = "{seat} {hidden,...}"


class Owned(msgspec.Struct, frozen=True):
    """Treasures of a player, wherever they are."""

    seat: Seat
    kinds: tuple[Kind, ...]
    typed = "{seat} {kinds...}"


class Players(Statement, frozen=True):
    """How many play."""

    players: int
    typed = "{players} players|joueurs|player", "players|joueurs = {players}"
    tells = "how many play", "combien de joueurs il y a"


class Switch(Statement, frozen=True):
    """A reading of the rules."""

    option: str
    value: Any
    typed = "{option} = {value}"
    tells = "a reading of the rules", "une lecture de la règle"
    about = ("option",)


class Map(Statement, frozen=True):
    """The map that is played on."""

    board: str
    typed = "board|carte|plateau = {board}"
    tells = "the map", "la carte"


class Moment(Statement, frozen=True):
    """What is about to begin."""

    phase: Phase
    typed = "phase|moment {phase}"
    tells = "what is about to begin", "ce qui va commencer"


class Round(Statement, frozen=True):
    """The number of the round."""

    number: int
    typed = "round|tour {number}"
    tells = "the number of the round", "le numéro du tour"


class First(Statement, frozen=True):
    """The first player."""

    seat: Seat
    typed = "first|premier [player|joueur] {seat}"
    tells = "the first player", "le premier joueur"


class Mover(Statement, frozen=True):
    """Whose turn it is."""

    seat: Seat
    typed = "{seat} to|doit move|jouer|act|agir", "turn|trait {seat}"
    tells = "whose turn it is", "à qui de jouer"


class Helped(Statement, frozen=True):
    """Which help was asked for this turn."""

    option: int = 0
    typed = "help|aide {option}", "help|aide none|aucune"
    tells = "the help asked for this turn, 0 for none", "l'aide demandée pendant ce tour, 0 pour aucune"


class Requests(Statement, frozen=True):
    """How often players have asked for help; who is not named never has."""

    requests: tuple[Count, ...]
    typed = "requests|demandes|request {requests,...|none|aucune}"
    tells = "how often each player has asked for help", "combien de fois chaque joueur a demandé de l'aide"


class TreasureMoved(Statement, frozen=True):
    """Whether option 3 has been used, once in the game."""

    typed = "treasure|trésor moved|déplacé"
    tells = (
        "that help has moved a treasure, once in the game",
        "que l'aide a déplacé un trésor, une fois dans la partie",
    )


class Regions(Statement, frozen=True):
    """Where orks have multiplied this round."""

    regions: tuple[int, ...]
    typed = "regions|régions [rolled|tirées] {regions...|none|aucune}"
    tells = "the regions where orks multiplied this round", "les régions où les Orks ont grandi pendant ce tour"


class Dragon(Statement, frozen=True):
    """Where the dragon is."""

    space: str = ""
    typed = "dragon {space}", "dragon none|absent|away"
    tells = "where the dragon is", "où se trouve le dragon"


class Mediator(Statement, frozen=True):
    """Where the mediator is."""

    space: str = ""
    typed = "mediator|médiateur {space}", "mediator|médiateur none|absent|away"
    tells = "where the mediator is", "où se trouve le médiateur"


class Last(Statement, frozen=True):
    """The die that was thrown last, or both."""

    thrown: tuple[int, ...]
    typed = "last|dernier [dice|dés] {thrown...|none|aucun}"
    tells = "the dice thrown last", "les derniers dés lancés"


class Forces(Statement, frozen=True):
    """What stands in some spaces."""

    holder: Seat | None
    garrisons: tuple[Garrison, ...]
    typed = "{holder} {garrisons}"
    tells = "units of a player, or orks, and where they stand", "des unités d'un joueur, ou des Orks, et leurs cases"
    about = ("holder", "garrisons")


class FarSoldiers(Statement, frozen=True):
    """A soldier more for the first players, far from everything."""

    typed = "far|soldats soldiers|éloignés"
    tells = (
        "a soldier more, far away, for each of the first three: A in I/5, B in I/3, C in VI/4",
        "un soldat de plus, au loin, pour les trois premiers : A dans I/5, B dans I/3, C dans VI/4",
    )


class Treasures(Statement, frozen=True):
    """The treasures on the board."""

    owners: tuple[Lie, ...]
    typed = "treasures|trésors|treasure|trésor {owners,...}"
    tells = "the treasures on the board, and whose they are", "les trésors sur le plateau, et à qui ils sont"
    about = ("owners",)


class FoundKinds(Statement, frozen=True):
    """The treasures that their owners have found."""

    owned: tuple[Owned, ...]
    typed = "found|trouvés|trouvé {owned,...|none|aucun}"
    tells = "the treasures found by their owners", "les trésors que leurs propriétaires ont trouvés"
    about = ("owned",)


class Gone(Statement, frozen=True):
    """The treasures that have left the board unseen."""

    owned: tuple[Owned, ...]
    typed = "gone|partis|parti {owned,...|none|aucun}"
    tells = "the treasures that left the board unseen", "les trésors sortis du plateau sans être vus"
    about = ("owned",)


class Full(Statement, frozen=True):
    """That all is told; a position is always taken as it is written."""

    typed = "full|position position|complète"
    tells = "that all is told (as it always is)", "que tout est dit (ce qui est toujours le cas)"


STATEMENTS: tuple[type[Statement], ...] = (
    Forces, Players, FarSoldiers, Moment, Mover, Round, First, Treasures, FoundKinds, Gone, Helped, Requests,
    TreasureMoved, Dragon, Mediator, Regions, Last, Switch, Map, Full,
)  # fmt: skip
