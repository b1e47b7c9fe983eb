"""What a typed position of Orcs vs Orcs may say, one class a kind of statement; `position.py` makes a state of them."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from orclib.engine import Seat
from orclib.engine.positions import Statement
from orclib.games.orcs_vs_orcs.actions import Way
from orclib.games.orcs_vs_orcs.box import Card, Objective
from orclib.games.orcs_vs_orcs.state import Column, Phase, State

# --- the game and the turn -------------------------------------------------------------------------------------------


class Players(Statement, frozen=True):
    """How many play."""

    count: int
    typed = "{count} players|joueurs|player|joueur"
    tells = "how many play", "combien de joueurs il y a"


class Setting(Statement, frozen=True):
    """An option."""

    option: str
    value: object
    typed = "{option}={value}"
    tells = "an option", "une option"
    about = ("option",)


class NewGame(Statement, frozen=True):
    """Before the set-up: the river is still to be turned up."""

    typed = "new|nouvelle game|partie"
    tells = "a game that has not begun", "une partie qui n'a pas commencé"


class GameOver(Statement, frozen=True):
    """The end."""

    winners: tuple[Seat, ...] = ()
    typed = "game|partie over|finie", "game|partie over|finie won|gagnée by|par {winners...}"
    tells = "that the game is over", "que la partie est finie"

    def holds(self, state: State) -> bool:
        return state.phase is Phase.OVER and {*self.winners} <= {*state.winners}


class Turn(Statement, frozen=True):
    """Which game turn it is."""

    number: int
    typed = "turn|tour {number}"
    tells = "the game turn", "le tour de jeu"

    def holds(self, state: State) -> bool:
        return state.turn_no == self.number


class Mover(Statement, frozen=True):
    """Whose turn it is."""

    player: Seat
    typed = "{player} to|doit act|jouer|play|move|agir"
    tells = "whose turn it is", "à qui de jouer"

    def holds(self, state: State) -> bool:
        return state.mover == self.player


class ActionsLeft(Statement, frozen=True):
    """How many actions are left in this turn."""

    left: int
    typed = "{left} actions|action", "actions|action {left}"
    tells = "how many actions are left", "combien d'actions il reste"

    def holds(self, state: State) -> bool:
        return state.actions == self.left


class First(Statement, frozen=True):
    """Who has the first player tile."""

    player: Seat
    typed = "first|premier [player|joueur] {player}"
    tells = "who has the first player tile", "qui a la tuile premier joueur"

    def holds(self, state: State) -> bool:
        return state.first == self.player


class Supply(Statement, frozen=True):
    """The glory that is left."""

    points: int
    typed = "supply|réserve {points}"
    tells = "the glory that is left", "la gloire qui reste"

    def holds(self, state: State) -> bool:
        return state.supply == self.points


class River(Statement, frozen=True):
    """The active objectives, left to right."""

    tiles: tuple[Objective, ...]
    typed = "river|rivière {tiles...|none|aucun}"
    tells = "the river of objectives", "la rivière d'Objectifs"

    def holds(self, state: State) -> bool:
        return {*self.tiles} <= {*state.river}


class Top(Statement, frozen=True):
    """The visible tile of the objective pile."""

    tile: Objective
    typed = "top|dessus {tile}"
    tells = "the top objective of the pile", "l'Objectif du dessus de la pile"

    def holds(self, state: State) -> bool:
        return state.top is self.tile


class Spent(Statement, frozen=True):
    """The objectives that lie face down under the pile, in the order in which they left the river."""

    tiles: tuple[Objective, ...]
    typed = "spent|écartés {tiles...|none|aucun}"
    tells = "the objectives face down under the pile", "les Objectifs face cachée sous la pile"


class NextTiles(Statement, frozen=True):
    """The objectives that are turned up next."""

    tiles: tuple[Objective, ...]
    typed = "tiles|tuiles from|depuis top|dessus {tiles...}"
    tells = "the objectives that come next", "les Objectifs qui viennent ensuite"


class Pile(Statement, frozen=True):
    """All Heroes of the pile."""

    heroes: tuple[Card, ...]
    typed = "pile {heroes...|none|aucun}"
    tells = "the Hero pile", "la pile de Héros"


class NextHeroes(Statement, frozen=True):
    """The Heroes that are drawn next."""

    heroes: tuple[Card, ...]
    typed = "pile from|depuis top|dessus {heroes...}"
    tells = "the Heroes that come next", "les Héros qui viennent ensuite"


class Known(msgspec.Struct, frozen=True):
    """A Hero that somebody holds: set aside or not, and who has seen it."""

    hero: Card
    away: bool | None = None
    by_all: bool = False
    seen: tuple[Seat, ...] | None = None
    looked: tuple[Seat, ...] = ()
    typed = (
        "{hero} [{away}] [{by_all}] [looked|regardé {looked...}]",
        "{hero} [{away}] seen|vu [by|par] {seen...|nobody|personne} [looked|regardé {looked...}]",
    )


class Under(Statement, frozen=True):
    """Heroes put under the pile, the first to come in front."""

    heroes: tuple[Known, ...]
    typed = "under|dessous {heroes...|none|aucun}"
    tells = "the Heroes under the pile", "les Héros sous la pile"


class Recruits(msgspec.Struct, frozen=True):
    """How many Hordes came to a fortress in this turn."""

    zone: str
    count: int
    typed = "{zone} {count}", "{zone}: {count}"


class Recruited(Statement, frozen=True):
    """Where Hordes were recruited in this turn."""

    recruits: tuple[Recruits, ...]
    typed = "recruited|recrutées {recruits,...}"
    tells = "where Hordes were recruited in this turn", "où des Hordes ont été recrutées à ce tour"


class Taken(Statement, frozen=True):
    """The villages that came under control in this turn."""

    zones: tuple[str, ...]
    typed = "taken|pris {zones...|none|aucun}"
    tells = "the villages taken in this turn", "les Villages pris à ce tour"


class Walked(Statement, frozen=True):
    """The move that was just made."""

    hordes: int
    origin: str
    way: Way
    typed = "walked|déplacées {hordes} {origin} {way}"
    tells = "the move that was just made", "le mouvement qui vient d'être fait"
    asks = False


# --- the map ---------------------------------------------------------------------------------------------------------


class Tiredness(msgspec.Struct, frozen=True):
    """How many of some Hordes lie down, and what for; None: all of them."""

    moved: int | None = 0
    marched: int | None = 0
    along: int | None = 0
    rooted: int | None = 0
    exhausted: int | None = 0
    attacking: bool = False


class Ground(msgspec.Struct, frozen=True):
    """What a zone is, and perhaps whose marker lies there."""

    ground: str
    owner: Seat | None = None
    typed = "{ground} [{owner}]"


class Neutral(msgspec.Struct, frozen=True):
    """What a zone is, without a marker."""

    ground: str
    typed = "{ground} neutral|neutre"


class Burnt(msgspec.Struct, frozen=True):
    """No village stands there any more."""

    typed = "ruin|ruine|bare", "bare|simple ruin|ruine"


class Empty(msgspec.Struct, frozen=True):
    """Nobody stands there."""

    typed = "empty|vide"


class Marked(msgspec.Struct, frozen=True):
    """Whose marker lies there."""

    owner: Seat
    typed = "{owner} marker|marqueur", "marker|marqueur [of|de] {owner}"


class Unmarked(msgspec.Struct, frozen=True):
    """No marker lies there."""

    typed = "no|sans marker|marqueur", "neutral|neutre"


class Fort(msgspec.Struct, frozen=True):
    """A fortress."""

    owner: Seat
    standing: bool = True
    age: str = ""
    """"fresh": laid in this turn, "fallen": by a conquest."""
    typed = (
        "{owner} fortress|forteresse [{standing}] [{age}]",
        "fortress|forteresse [of|de] {owner} [{standing}] [{age}]",
    )


class Hordes(msgspec.Struct, frozen=True):
    """The Hordes of a player."""

    owner: Seat
    count: int
    tired: Tiredness = Tiredness()
    typed = "{owner} {count} [{tired}]", "{count} {owner} [{tired}]"


Item = Ground | Neutral | Burnt | Empty | Marked | Unmarked | Fort | Hordes


class At(Statement, frozen=True):
    """What is in one zone, or the same in several."""

    zones: tuple[str, ...]
    items: tuple[Item, ...]
    typed = "{zones}: {items,...}"
    tells = "what is in a zone", "ce qu'il y a dans une zone"
    about = ("zones", "items")

    def holds(self, state: State) -> bool:
        return all(_is_there(state, zone, item) for zone in self.zones for item in self.items)


# --- the battle ------------------------------------------------------------------------------------------------------


class Force(msgspec.Struct, frozen=True):
    """Who fights, and with how many Hordes; None was not said."""

    player: Seat | None = None
    count: int | None = None
    tired: Tiredness = Tiredness()
    typed = "[{player}] {count} [{tired}]", "{player}"


class Forces(msgspec.Struct, frozen=True):
    """The attacker's Hordes, and the defender's."""

    attacker: Force
    defender: Force
    typed = "{attacker} against|contre|vs|v {defender}"


class Round(msgspec.Struct, frozen=True):
    """The round that begins."""

    number: int
    typed = "round|manche {number}"


class BothLosses(msgspec.Struct, frozen=True):
    """The Hordes on the tracking tile: the attacker's first."""

    one: int
    other: int
    typed = "losses|pertes {one}-{other}"


class Walls(msgspec.Struct, frozen=True):
    """Whether the defender has a standing fortress."""

    assault: bool
    typed = "{assault}"


class Strikes(msgspec.Struct, frozen=True):
    """Where a strike token stands: `g5`."""

    player: Seat
    space: int
    typed = "{player}{space}"


Term = Forces | Round | BothLosses | Walls | Strikes


class BattleAt(Statement, frozen=True):
    """A battle at the beginning of a round; without cards, at its beginning: the decks are built."""

    zone: str
    terms: tuple[Term, ...] = ()
    typed = "battle|bataille {zone}", "battle|bataille {zone} {terms,...}"
    tells = "a battle", "une bataille"


# --- what a player has -----------------------------------------------------------------------------------------------


class Face(msgspec.Struct, frozen=True):
    """The face of the strike token."""

    red: bool
    typed = "{red}"


class Amount(msgspec.Struct, frozen=True):
    """How many of something."""

    what: str
    number: int
    typed = "{what} {number}"


class UnitCount(msgspec.Struct, frozen=True):
    """How many cards of a kind of Unit."""

    unit: Card
    number: int = 1
    typed = "{unit} {number}", "{unit}"
    many: ClassVar[str] = "number"


class Units(msgspec.Struct, frozen=True):
    """The Unit cards; kinds that are not named stay as dealt, or as many as are in the battle."""

    units: tuple[UnitCount, ...]
    typed = "units|unités {units,...}"


class Heroes(msgspec.Struct, frozen=True):
    """The Heroes held."""

    heroes: tuple[Known, ...]
    typed = "heroes|héros {heroes...|none|aucun}"


class OtherHeroes(msgspec.Struct, frozen=True):
    """All Heroes that are named nowhere else."""

    typed = "heroes|héros others|autres|rest"


class Losses(msgspec.Struct, frozen=True):
    """Hordes on the tracking tile, and how many of them a forced march cost."""

    number: int
    worn: int | None = None
    typed = "losses|pertes {number} [{worn} exhausted|épuisées]"


class Field(msgspec.Struct, frozen=True):
    """The battlefield: `ORC+BUURK/XBOW HEAVY wall/XBOW`; `*` lies face down, `-` has been destroyed."""

    columns: tuple[Column, ...]
    typed = "field|champ {columns}"


class Heap(msgspec.Struct, frozen=True):
    """Cards in hand, in the deck, below it, or discarded."""

    heap: str
    cards: tuple[Card, ...]
    typed = "{heap} {cards}"


class Ordered(msgspec.Struct, frozen=True):
    """A deck that is drawn in this order until it is shuffled."""

    cards: tuple[Card, ...]
    typed = "deck from|depuis top|dessus {cards}"


Fact = Face | Amount | Units | Heroes | OtherHeroes | Losses | Field | Heap | Ordered


class About(Statement, frozen=True):
    """What a player has, and a side of the battle."""

    player: Seat
    facts: tuple[Fact, ...]
    typed = "{player}: {facts,...}"
    tells = "what a player has", "ce qu'a un joueur"
    about = ("player", "facts")

    def holds(self, state: State) -> bool | None:
        """Points and Heroes are asked of the player; for all else what is told of the state counts."""
        player, held = state.players[self.player], [each.hero for each in state.held[self.player]]
        for fact in self.facts:
            match fact:
                case Amount(what=what, number=number) if hasattr(player, what):
                    if getattr(player, what) != number:
                        return False
                case Heroes(heroes=heroes):
                    if not all(each.hero in held for each in heroes):
                        return False
                case _:
                    return None
        return True


def _is_there(state: State, zone: str, item: Item) -> bool:
    """Whether something is in a zone; how tired Hordes are is not asked."""
    army, fort, village = state.army(zone), state.fortress(zone), state.village(zone)
    match item:
        case Ground(ground=ground, owner=owner):
            return _is_ground(state, zone, ground) and owner in (None, state.marker(zone))
        case Neutral(ground=ground):
            return _is_ground(state, zone, ground) and state.marker(zone) is None
        case Burnt():
            return not village and state.board.villages[state.board.zones.index(zone)]
        case Empty():
            return army is None
        case Marked(owner=owner):
            return state.marker(zone) == owner
        case Unmarked():
            return state.marker(zone) is None
        case Fort(owner=owner, standing=standing):
            return fort is not None and (fort.owner, fort.standing) == (owner, standing)
        case Hordes(owner=owner, count=count):
            return (army.hordes if army is not None and army.seat == owner else 0) == count


def _is_ground(state: State, zone: str, ground: str) -> bool:
    if ground == "village":
        return state.village(zone)
    return zone in state.board.wells if ground == "well" else state.board.kind[zone] == ground


STATEMENTS = (
    Players, Setting, NewGame, GameOver, Turn, Mover, ActionsLeft, First, Supply, River, Top, Spent, NextTiles, Pile,
    NextHeroes, Under, Recruited, Taken, Walked, At, BattleAt, About,
)  # fmt: skip
