"""What a typed position of Thorval may say, one class a kind of statement, and what each sets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from orclib.engine import Seat, positions
from orclib.engine.positions import Statement, fault
from orclib.games.thorval.box import Figure, Kind
from orclib.games.thorval.state import Lying, Options, Phase, State
from orclib.games.thorval.text.names import LETTERS, holder_name, seat_name
from orclib.language import say

FAR: Final = ("I/5", "I/3", "VI/4")
"""Where A, B and C have a soldier more by "far soldiers"."""
SWITCHES: Final = tuple(
    field.name for field in msgspec.structs.fields(Options) if field.name not in ("players", "board")
)


class Units(msgspec.Struct, frozen=True):
    """Soldiers, or orks, and figures: the rules allow one."""

    soldiers: int
    figures: tuple[Figure, ...] = ()


class Draft(positions.Draft, msgspec.Struct):
    """What a text said, before anybody asks whether it can be; fields of the state have their names."""

    options: dict[str, Any] = {}
    """How many play too, where that is told."""
    forces: dict[str, tuple[Seat | None, Units]] = {}
    far: bool = False
    full: bool = False
    lying: list[Lying] = []
    found: list[Owned] = []
    gone: list[Owned] = []
    phase: Phase | None = None
    round_no: int = 0
    first: Seat | None = None
    mover: Seat | None = None
    help: int = 0
    requests: dict[Seat, int] = {}
    treasure_moved: bool = False
    dragon: str = ""
    mediator: str = ""
    regions: tuple[int, ...] = ()
    thrown: tuple[int, ...] = ()


class Garrison(msgspec.Struct, frozen=True):
    """Spaces that hold the same."""

    spaces: tuple[str, ...]
    units: Units
    about = ("spaces",)


class Count(msgspec.Struct, frozen=True):
    """A number for a player."""

    seat: Seat
    number: int
    typed = "{seat} {number}"
    about = ("seat",)


class Hidden(msgspec.Struct, frozen=True):
    """A treasure, and where it lies."""

    kind: Kind
    space: str
    typed = "{kind} [in|dans|en] {space}"
    about = ("kind",)


class Lie(msgspec.Struct, frozen=True):
    """The treasures of a player that lie on the board."""

    seat: Seat
    hidden: tuple[Hidden, ...]
    typed = "{seat} {hidden,...}"
    about = ("seat",)


class Owned(msgspec.Struct, frozen=True):
    """Treasures of a player, wherever they are."""

    seat: Seat
    kinds: tuple[Kind, ...]
    typed = "{seat} {kinds...}"
    about = ("seat",)


class Players(Statement, frozen=True):
    """How many play."""

    players: int
    typed = "{players} players|joueurs|player", "players|joueurs = {players}"
    by_hand = positions.CHOSEN
    tells = "how many play", "combien de joueurs il y a"

    def put(self, draft: Draft) -> None:
        draft.put("options", self.players, "players")


class Switch(Statement, frozen=True):
    """A reading of the rules."""

    option: str
    value: Any
    typed = "{option} = {value}"
    by_hand = positions.CHOSEN
    tells = "a reading of the rules", "une lecture de la règle"
    about = ("option",)
    sets = "options"

    def put(self, draft: Draft) -> None:
        Statement.put(self, draft)
        if self.value not in Options.readings()[self.option]:
            told = say('The option {} has no value "{}".', "L'option {} n'a pas la valeur « {} ».")
            draft.faults.append(told.format(self.option, self.value))


class Map(Statement, frozen=True):
    """The map that is played on."""

    board: str
    typed = "board|carte|plateau = {board}"
    by_hand = positions.CHOSEN
    tells = "the map", "la carte"

    def put(self, draft: Draft) -> None:
        draft.put("options", self.board, "board")

    def holds(self, state: State) -> bool:
        return state.options.board == self.board


class Moment(Statement, frozen=True):
    """What is about to begin."""

    phase: Phase
    typed = "phase|moment {phase}"
    points = "phase:{phase}"
    tells = "what is about to begin", "ce qui va commencer"
    sets = "phase"

    def holds(self, state: State) -> bool:
        return state.phase is self.phase


class Round(Statement, frozen=True):
    """The number of the round."""

    number: int
    typed = "round|tour {number}"
    points = "round +{number}"
    tells = "the number of the round", "le numéro du tour"
    sets = "round_no"

    def holds(self, state: State) -> bool:
        return state.round_no == self.number


class First(Statement, frozen=True):
    """The first player."""

    seat: Seat
    typed = "first|premier [player|joueur] {seat}"
    points = "first seat:{seat}"
    tells = "the first player", "le premier joueur"
    sets = "first"

    def holds(self, state: State) -> bool:
        return state.first == self.seat


class Mover(Statement, frozen=True):
    """Whose turn it is."""

    seat: Seat
    typed = "{seat} to|doit move|jouer|act", "turn|trait {seat}"
    points = "mover seat:{seat}"
    tells = "whose turn it is", "à qui de jouer"
    sets = "mover"

    def holds(self, state: State) -> bool:
        return state.mover == self.seat


class Helped(Statement, frozen=True):
    """Which help was asked for this turn."""

    option: int = 0
    typed = "help|aide {option}", "help|aide none|aucune"
    points = "asked:{option}"
    tells = "the help asked for this turn, 0 for none", "l'aide demandée pendant ce tour, 0 pour aucune"
    sets = "help"

    def holds(self, state: State) -> bool:
        return (state.help or 0) == self.option


class Requests(Statement, frozen=True):
    """How often players have asked for help; who is not named never has."""

    requests: tuple[Count, ...]
    typed = "requests|demandes|request {requests,...|none|aucune}"
    points = "request seat:{requests.seat} +{requests.number}"
    tells = "how often each player has asked for help", "combien de fois chaque joueur a demandé de l'aide"
    sets = "requests..."

    def holds(self, state: State) -> bool:
        return all(state.requests[each.seat] == each.number for each in self.requests)


class TreasureMoved(Statement, frozen=True):
    """Whether option 3 has been used, once in the game."""

    typed = "treasure|trésor moved|déplacé"
    points = "moved"
    tells = (
        "that help has moved a treasure, once in the game",
        "que l'aide a déplacé un trésor, une fois dans la partie",
    )
    sets = "treasure_moved"

    def holds(self, state: State) -> bool:
        return state.treasure_moved


class Regions(Statement, frozen=True):
    """Where orks have multiplied this round."""

    regions: tuple[int, ...]
    typed = "regions|régions [rolled|tirées] {regions...|none|aucune}"
    points = "grown:{regions}"
    tells = "the regions where orks multiplied this round", "les régions où les Orks ont grandi pendant ce tour"
    sets = "regions"

    def holds(self, state: State) -> bool:
        return {*self.regions} <= {*state.regions}


class Dragon(Statement, frozen=True):
    """Where the dragon is."""

    space: str = ""
    typed = "dragon {space}", "dragon none|absent|away"
    points = "dragon space:{space}"
    tells = "where the dragon is", "où se trouve le dragon"
    sets = "dragon"

    def holds(self, state: State) -> bool:
        return (state.dragon or "") == self.space


class Mediator(Statement, frozen=True):
    """Where the mediator is."""

    space: str = ""
    typed = "mediator|médiateur {space}", "mediator|médiateur none|absent|away"
    points = "mediator space:{space}"
    tells = "where the mediator is", "où se trouve le médiateur"
    sets = "mediator"

    def holds(self, state: State) -> bool:
        return (state.mediator or "") == self.space


class Last(Statement, frozen=True):
    """The die that was thrown last, or both."""

    thrown: tuple[int, ...]
    typed = "last|dernier [dice|dés] {thrown...|none|aucun}"
    points = "thrown:{thrown}"
    repeats = ("thrown",)
    tells = "the dice thrown last", "les derniers dés lancés"
    sets = "thrown"

    def holds(self, state: State) -> bool:
        return state.thrown == self.thrown


HOLDERS: Final = {"holder": {None: "O"} | {Seat(seat): str(seat) for seat in range(len(LETTERS))}}
"""What targets call who has units."""


class Forces(Statement, frozen=True):
    """What stands in some spaces."""

    holder: Seat | None
    garrisons: tuple[Garrison, ...]
    typed = "{holder} {garrisons}"
    points = (
        "soldier:{holder} space:{garrisons.spaces} +{garrisons.units.soldiers}",
        "figure:{holder}:{garrisons.units.figures} space:{garrisons.spaces}",
    )
    marks = HOLDERS
    joins = ("garrisons",)
    single = "garrisons.spaces"
    tells = "units of a player, or orks, and where they stand", "des unités d'un joueur, ou des Orks, et leurs cases"
    about = ("holder", "garrisons")

    def likely(self) -> bool:
        return self.holder is not None or not any(garrison.units.figures for garrison in self.garrisons)

    def put(self, draft: Draft) -> None:
        for garrison in self.garrisons:
            for space in garrison.spaces:
                draft.faults += _wrong_units(space, self.holder, garrison.units)
                one, _ = draft.forces.get(space, (self.holder, None))
                if one == self.holder:
                    draft.put("forces", (self.holder, garrison.units), space)
                elif None in (one, self.holder):
                    draft.wrong(
                        "THO-2.10",
                        "{space} holds orks and units of a player, who never stand together",
                        "{space} contient des Orks et des unités d'un joueur, qui ne sont jamais ensemble",
                        space=space,
                    )
                else:
                    draft.wrong(
                        "THO-2.9",
                        "{space} holds units of {one} and of {other}; a space is one player's",
                        "{space} contient des unités de {one} et de {other} ; une case est à un seul joueur",
                        space=space,
                        one=holder_name(one),
                        other=holder_name(self.holder),
                    )

    def holds(self, state: State) -> bool:
        return all(_stands(state, space, self.holder) == each.units for each in self.garrisons for space in each.spaces)


def _wrong_units(space: str, holder: Seat | None, units: Units) -> Iterator[str]:
    figures = units.figures
    if not units.soldiers and not figures:
        yield fault(
            "THO-2.11",
            "Nothing stands in {space}: leave it out",
            "Il n'y a rien dans {space} : ne le citez pas",
            space=space,
        )
    if holder is None and figures:
        yield fault(
            "THO-1.3",
            "Orks have no hero and no wizard, as in {space}",
            "Les Orks n'ont ni héros ni magicien, comme dans {space}",
            space=space,
        )
    elif holder is not None and len(set(figures)) > 1:
        yield fault(
            "THO-4.3",
            "{seat} has hero and wizard together in {space}",
            "{seat} a le héros et le magicien ensemble dans {space}",
            seat=seat_name(holder),
            space=space,
        )
    elif holder is not None and len(figures) > 1:
        yield fault(
            "THO-4.4",
            "{seat} has the same figure more than once in {space}",
            "{seat} a plus d'une fois la même figurine dans {space}",
            seat=seat_name(holder),
            space=space,
        )


class FarSoldiers(Statement, frozen=True):
    """A soldier more for the first players, far from everything."""

    typed = "far|soldats soldiers|éloignés"
    tells = (
        "a soldier more, far away, for each of the first three: A in I/5, B in I/3, C in VI/4",
        "un soldat de plus, au loin, pour les trois premiers : A dans I/5, B dans I/3, C dans VI/4",
    )
    sets = "far"
    asks = False


class Treasures(Statement, frozen=True):
    """The treasures on the board."""

    owners: tuple[Lie, ...]
    typed = "treasures|trésors|treasure|trésor {owners,...}"
    points = "treasure:{owners.seat}:{owners.hidden.kind} space:{owners.hidden.space}"
    joins = ("owners",)
    tells = "the treasures on the board, and whose they are", "les trésors sur le plateau, et à qui ils sont"
    about = ("owners",)

    def put(self, draft: Draft) -> None:
        draft.lying += [Lying(each.space, lie.seat, each.kind) for lie in self.owners for each in lie.hidden]


class FoundKinds(Statement, frozen=True):
    """The treasures that their owners have found."""

    owned: tuple[Owned, ...]
    typed = "found|trouvés|trouvé {owned,...|none|aucun}"
    points = "treasure:{owned.seat}:{owned.kinds} seat:{owned.seat}"
    joins = ("owned",)
    tells = "the treasures found by their owners", "les trésors que leurs propriétaires ont trouvés"
    about = ("owned",)

    def put(self, draft: Draft) -> None:
        draft.found += self.owned


class Gone(Statement, frozen=True):
    """The treasures that have left the board unseen."""

    owned: tuple[Owned, ...]
    typed = "gone|partis|parti {owned,...|none|aucun}"
    by_hand = "it follows from where the others are", "cela se déduit de la place des autres"
    tells = "the treasures that left the board unseen", "les trésors sortis du plateau sans être vus"
    about = ("owned",)

    def put(self, draft: Draft) -> None:
        draft.gone += self.owned


class Full(Statement, frozen=True):
    """That all is told; a position is always taken as it is written."""

    typed = "full|position position|complète"
    tells = "that all is told (as it always is)", "que tout est dit (ce qui est toujours le cas)"
    sets = "full"
    asks = False


class Standing(Statement, frozen=True):
    """How many units of a player stand in a space, the figure counted; only asked, see `Forces` for what is typed."""

    space: str
    holder: Seat | None
    number: int
    typed = "{space}: {holder} {number}"
    tells = "how many units of a player stand in a space", "combien d'unités d'un joueur sont dans une case"
    example = "II/5: B 3", "II/5 : B 3"

    def holds(self, state: State) -> bool:
        units = _stands(state, self.space, self.holder)
        return units.soldiers + len(units.figures) == self.number


def _stands(state: State, space: str, holder: Seat | None) -> Units:
    """What somebody has in a space."""
    force = state.force(space)
    if force is None or force.holder != holder:
        return Units(0)
    return Units(force.count, () if force.figure is None else (force.figure,))


STATEMENTS: tuple[type[Statement], ...] = (
    Forces, Players, FarSoldiers, Moment, Mover, Round, First, Treasures, FoundKinds, Gone, Helped, Requests,
    TreasureMoved, Dragon, Mediator, Regions, Last, Switch, Map, Full,
)  # fmt: skip

IN_THE_BOX = {
    "soldier": ("Soldiers, orks", "Soldats, Orks"),
    "figure": ("Figures", "Figurines"),
    "treasure": ("Treasures", "Trésors"),
    "dragon": ("Dragon", "Dragon"),
    "mediator": ("Mediator", "Médiateur"),
    "mover": ("To move", "À jouer"),
    "first": ("First player", "Premier joueur"),
    "request": ("Has asked for help", "A demandé de l'aide"),
    "asked": ("Help this turn", "Aide ce tour-ci"),
    "moved": ("Treasure was moved", "Trésor déplacé"),
    "round": ("Round", "Tour"),
    "grown": ("Orks have grown in", "Les Orks ont grandi en"),
    "thrown": ("Last dice", "Derniers dés"),
    "phase": ("Now", "Moment"),
}
"""What lies beside the board where a position is set up."""
