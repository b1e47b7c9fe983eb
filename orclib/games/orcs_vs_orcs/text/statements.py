"""What a typed position of Orcs vs Orcs may say, one class a kind of statement, and what each sets."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import msgspec

from orclib.engine import Seat, positions
from orclib.engine.positions import Statement
from orclib.games.orcs_vs_orcs.actions import Way
from orclib.games.orcs_vs_orcs.box import Card, Objective
from orclib.games.orcs_vs_orcs.state import Column, Fortress, Phase, State, Walk
from orclib.games.orcs_vs_orcs.text.names import seat_name

OF_BATTLE = {
    "space": "token", "losses": "losses", "exhausted": "exhausted", "columns": "field", "discards": "discards",
    "hand": "hand", "deck": "deck", "under": "under",
}  # fmt: skip
"""How the facts of a side of the battle are typed."""
Facts = dict[str, Any]


class TypedArmy(msgspec.Struct, frozen=True):
    """Hordes as they were typed; None was not said."""

    seat: Seat | None
    hordes: int | None
    moved: int = 0
    marched: int = 0
    along: int = 0
    rooted: int = 0
    exhausted: int | None = None
    attacking: bool = False


class Draft(positions.Draft, msgspec.Struct):
    """What a text said, before anybody asks whether it can be; fields of the state have their names."""

    options: Facts = {}
    new_game: bool = False
    over: bool = False
    winners: tuple[Seat, ...] = ()
    turn_no: int = 0
    mover: Seat | None = None
    actions: int = 0
    first: Seat | None = None
    supply: int = 0
    river: tuple[Objective, ...] = ()
    top: Objective | None = None
    spent: tuple[Objective, ...] = ()
    next_tiles: tuple[Objective, ...] = ()
    pile: tuple[Card, ...] = ()
    next_heroes: tuple[Card, ...] = ()
    under: tuple[Known, ...] = ()
    taken: tuple[str, ...] = ()
    recruited: tuple[tuple[str, int], ...] = ()
    walked: Walk | None = None
    zones: dict[str, Facts] = {}
    """village, marker, fortress, empty; armies: those that were typed."""
    grounds: list[tuple[str, str]] = []
    """Zones and what they are said to be, where that is printed on the map."""
    battle: Facts = {}
    """zone, forces, round, losses, assault."""
    seats: dict[Seat, Facts] = {}
    """What players have, under the names of fields."""

    def facts(self, seat: Seat) -> Facts:
        """What was typed of a player; nothing for one that was not named."""
        return self.seats.get(seat, {})

    def again(self, *of: Any) -> None:
        """As facts are typed."""
        super().again(*(OF_BATTLE.get(each, each) for each in of))


# --- the game and the turn -------------------------------------------------------------------------------------------


class Players(Statement, frozen=True):
    """How many play."""

    count: int
    typed = "{count} players|joueurs|player|joueur"
    by_hand = positions.CHOSEN
    tells = "how many play", "combien de joueurs il y a"
    order = -1

    def put(self, draft: Draft) -> None:
        draft.put("options", self.count, "players")


class Setting(Statement, frozen=True):
    """An option."""

    option: str
    value: object
    typed = "{option}={value}"
    by_hand = positions.CHOSEN
    tells = "an option", "une option"
    about = ("option",)
    order = -1

    def put(self, draft: Draft) -> None:
        count = self.option == "players" and isinstance(self.value, str) and self.value.isdecimal()
        draft.put("options", int(str(self.value)) if count else self.value, self.option)


class NewGame(Statement, frozen=True):
    """Before the set-up: the river is still to be turned up."""

    typed = "new|nouvelle game|partie"
    by_hand = positions.WHOLE
    tells = "a game that has not begun", "une partie qui n'a pas commencé"
    sets = "new_game"


class GameOver(Statement, frozen=True):
    """The end."""

    winners: tuple[Seat, ...] = ()
    typed = "game|partie over|finie", "game|partie over|finie won|gagnée by|par {winners...}"
    points = "over"
    by_hand = "who won in spite of the points is typed", "qui a gagné malgré les points se tape"
    tells = "that the game is over", "que la partie est finie"

    def put(self, draft: Draft) -> None:
        draft.over = True
        if self.winners:
            draft.put("winners", tuple(sorted(set(self.winners))))

    def holds(self, state: State) -> bool:
        return state.phase is Phase.OVER and {*self.winners} <= {*state.winners}


class Turn(Statement, frozen=True):
    """Which game turn it is."""

    number: int
    typed = "turn|tour {number}"
    points = "turn +{number}"
    tells = "the game turn", "le tour de jeu"
    sets = "turn_no"

    def holds(self, state: State) -> bool:
        return state.turn_no == self.number


class Mover(Statement, frozen=True):
    """Whose turn it is."""

    player: Seat
    typed = "{player} to|doit act|jouer|play|move|agir"
    points = "mover seat:{player}"
    tells = "whose turn it is", "à qui de jouer"
    sets = "mover"

    def holds(self, state: State) -> bool:
        return state.mover == self.player


class ActionsLeft(Statement, frozen=True):
    """How many actions are left in this turn."""

    left: int
    typed = "{left} actions|action", "actions|action {left}"
    points = "actions +{left}"
    tells = "how many actions are left", "combien d'actions il reste"
    sets = "actions"

    def holds(self, state: State) -> bool:
        return state.actions == self.left


class First(Statement, frozen=True):
    """Who has the first player tile."""

    player: Seat
    typed = "first|premier [player|joueur] {player}"
    points = "first seat:{player}"
    tells = "who has the first player tile", "qui a la tuile premier joueur"
    sets = "first"

    def holds(self, state: State) -> bool:
        return state.first == self.player


class Supply(Statement, frozen=True):
    """The glory that is left."""

    glory: int
    typed = "supply|réserve {glory}"
    points = "supply +{glory}"
    tells = "the glory that is left", "la gloire qui reste"
    sets = "supply"

    def holds(self, state: State) -> bool:
        return state.supply == self.glory


class River(Statement, frozen=True):
    """The active objectives, left to right."""

    tiles: tuple[Objective, ...]
    typed = "river|rivière {tiles...|none|aucun}"
    points = "river:{tiles}"
    tells = "the river of objectives", "la rivière d'Objectifs"
    sets = "river"

    def holds(self, state: State) -> bool:
        return {*self.tiles} <= {*state.river}


class Top(Statement, frozen=True):
    """The visible tile of the objective pile."""

    tile: Objective
    typed = "top|dessus {tile}"
    points = "top:{tile}"
    tells = "the top objective of the pile", "l'Objectif du dessus de la pile"
    sets = "top"

    def holds(self, state: State) -> bool:
        return state.top is self.tile


class Spent(Statement, frozen=True):
    """The objectives that lie face down under the pile, in the order in which they left the river."""

    tiles: tuple[Objective, ...]
    typed = "spent|écartés {tiles...|none|aucun}"
    by_hand = "an order is typed", "un ordre se tape"
    tells = "the objectives face down under the pile", "les Objectifs face cachée sous la pile"
    sets = "spent"


class NextTiles(Statement, frozen=True):
    """The objectives that are turned up next."""

    tiles: tuple[Objective, ...]
    typed = "tiles|tuiles from|depuis top|dessus {tiles...}"
    by_hand = "an order is typed", "un ordre se tape"
    tells = "the objectives that come next", "les Objectifs qui viennent ensuite"
    sets = "next_tiles"


class Pile(Statement, frozen=True):
    """All Heroes of the pile."""

    heroes: tuple[Card, ...]
    typed = "pile {heroes...|none|aucun}"
    by_hand = "an order is typed", "un ordre se tape"
    tells = "the Hero pile", "la pile de Héros"
    sets = "pile"


class NextHeroes(Statement, frozen=True):
    """The Heroes that are drawn next."""

    heroes: tuple[Card, ...]
    typed = "pile from|depuis top|dessus {heroes...}"
    by_hand = "an order is typed", "un ordre se tape"
    tells = "the Heroes that come next", "les Héros qui viennent ensuite"
    sets = "next_heroes"


class Known(msgspec.Struct, frozen=True):
    """A Hero that somebody holds: set aside or not, and who has seen it."""

    hero: Card
    away: bool | None = None
    by_all: bool = False
    seen: tuple[Seat, ...] | None = None
    looked: tuple[Seat, ...] = ()
    about = ("hero",)
    typed = (
        "{hero} [{away}] [{by_all}] [looked|regardé {looked...}]",
        "{hero} [{away}] seen|vu [by|par] {seen...|nobody|personne} [looked|regardé {looked...}]",
    )


class Under(Statement, frozen=True):
    """Heroes put under the pile, the first to come in front."""

    heroes: tuple[Known, ...]
    typed = "under|dessous {heroes...|none|aucun}"
    points = "under held_hero:{heroes.hero}"
    single = "heroes.hero"
    by_hand = "who has seen a Hero is typed", "qui a vu un Héros se tape"
    tells = "the Heroes under the pile", "les Héros sous la pile"
    sets = "under"


class Recruits(msgspec.Struct, frozen=True):
    """How many Hordes came to a fortress in this turn."""

    zone: str
    count: int
    about = ("zone",)
    typed = "{zone} {count}", "{zone}: {count}"


class Recruited(Statement, frozen=True):
    """Where Hordes were recruited in this turn."""

    recruits: tuple[Recruits, ...]
    typed = "recruited|recrutées {recruits,...}"
    points = "recruited zone:{recruits.zone} +{recruits.count}"
    tells = "where Hordes were recruited in this turn", "où des Hordes ont été recrutées à ce tour"

    def put(self, draft: Draft) -> None:
        draft.put("recruited", tuple([(each.zone, each.count) for each in self.recruits]))


class Taken(Statement, frozen=True):
    """The villages that came under control in this turn."""

    zones: tuple[str, ...]
    typed = "taken|pris {zones...|none|aucun}"
    points = "taken zone:{zones}"
    tells = "the villages taken in this turn", "les Villages pris à ce tour"
    sets = "taken"


class Walked(Statement, frozen=True):
    """The move that was just made."""

    hordes: int
    origin: str
    way: Way
    typed = "walked|déplacées {hordes} {origin} {way}"
    by_hand = "a way from zone to zone is typed", "un chemin de zone en zone se tape"
    tells = "the move that was just made", "le mouvement qui vient d'être fait"
    asks = False

    def put(self, draft: Draft) -> None:
        way = self.way
        draft.put("walked", Walk(self.hordes or 0, (self.origin, *way.path), way.leave or 0, way.take or 0))


# --- the map ---------------------------------------------------------------------------------------------------------


class Tiredness(msgspec.Struct, frozen=True):
    """How many of some Hordes lie down, and what for; None: all of them."""

    moved: int | None = 0
    marched: int | None = 0
    along: int | None = 0
    rooted: int | None = 0
    exhausted: int | None = 0
    attacking: bool = False

    def army(self, seat: Seat | None, hordes: int) -> TypedArmy:
        """So many Hordes: who marched has moved, whoever is rooted has not marched by itself."""
        moved = hordes if self.moved is None else self.moved
        along, rooted, exhausted = [
            moved or hordes if count is None else count for count in (self.along, self.rooted, self.exhausted)
        ]
        marched = (moved or hordes if self.marched is None else self.marched) or rooted
        down = moved or max(marched, along)
        return TypedArmy(seat, hordes, down, marched, along, rooted, exhausted or None, self.attacking)


class Ground(msgspec.Struct, frozen=True):
    """What a zone is, and perhaps whose marker lies there."""

    ground: str
    owner: Seat | None = None
    points = "built:{ground}", "held:{owner}:{ground}"
    slot = "ground"
    typed = "{ground} [{owner}]"


class Neutral(msgspec.Struct, frozen=True):
    """What a zone is, without a marker."""

    ground: str
    typed = "{ground} neutral|neutre"


class Burnt(msgspec.Struct, frozen=True):
    """No village stands there any more."""

    points = "ruin"
    slot = "ground"
    typed = "ruin|ruine|bare", "bare|simple ruin|ruine"


class Empty(msgspec.Struct, frozen=True):
    """Nobody stands there."""

    points = "empty"
    slot = "army"
    typed = "empty|vide"


class Marked(msgspec.Struct, frozen=True):
    """Whose marker lies there."""

    owner: Seat
    points = "marker:{owner}"
    slot = "marker"
    typed = "{owner} marker|marqueur", "marker|marqueur [of|de] {owner}"


class Unmarked(msgspec.Struct, frozen=True):
    """No marker lies there."""

    points = "unmarked"
    slot = "marker"
    typed = "no|sans marker|marqueur", "neutral|neutre"


class Fort(msgspec.Struct, frozen=True):
    """A fortress."""

    owner: Seat
    standing: bool = True
    age: str = ""
    """"fresh": laid in this turn, "fallen": by a conquest."""
    points = "fortress:{owner}:{standing}"
    typed = (
        "{owner} fortress|forteresse [{standing}] [{age}]",
        "fortress|forteresse [of|de] {owner} [{standing}] [{age}]",
    )


class Hordes(msgspec.Struct, frozen=True):
    """The Hordes of a player."""

    owner: Seat
    count: int
    tired: Tiredness = Tiredness()
    points = "horde:{owner} +{count}", "moved:{owner} +{tired.moved}"
    about = ("owner",)
    slot = "army"
    typed = "{owner} {count} [{tired}]", "{count} {owner} [{tired}]"


Item = Ground | Neutral | Burnt | Empty | Marked | Unmarked | Fort | Hordes


STANDING: Final = {"standing": {True: "standing", False: "lying"}, "red": {True: "red", False: "white"}}
"""What targets call a fortress, and a face of the strike token."""


class At(Statement, frozen=True):
    """What is in one zone, or the same in several."""

    zones: tuple[str, ...]
    items: tuple[Item, ...]
    typed = "{zones}: {items,...}"
    points = "{items} zone:{zones}"
    joins = ("items",)
    partly = True
    marks = STANDING
    by_hand = (
        "what Hordes have done but move, and since when a fortress stands, is typed",
        "ce que des Hordes ont fait hors se déplacer, et depuis quand une Forteresse est là, se tape",
    )
    tells = "what is in a zone", "ce qu'il y a dans une zone"
    about = ("zones", "items")

    def likely(self) -> bool:
        return not any(isinstance(item, Ground) and item.ground != "village" for item in self.items)

    def put(self, draft: Draft) -> None:
        for zone in dict.fromkeys(self.zones):
            for item in self.items:
                _put_item(draft, zone, item)

    def holds(self, state: State) -> bool:
        return all(_is_there(state, zone, item) for zone in self.zones for item in self.items)


def _put_item(draft: Draft, zone: str, item: Item) -> None:
    facts = draft.zones.setdefault(zone, {})
    match item:
        case Ground(ground=ground) | Neutral(ground=ground):
            if ground == "village":
                draft.put("zones", True, zone, "village")
            else:
                draft.grounds.append((zone, ground))
            if isinstance(item, Neutral) or item.owner is not None:
                draft.put("zones", None if isinstance(item, Neutral) else item.owner, zone, "marker")
        case Burnt():
            draft.put("zones", False, zone, "village")
        case Empty():
            draft.put("zones", True, zone, "empty")
        case Marked(owner=owner):
            draft.put("zones", owner, zone, "marker")
        case Unmarked():
            draft.put("zones", None, zone, "marker")
        case Fort(owner=owner, standing=standing, age=age):
            draft.put("zones", Fortress(owner, standing, age != "", age == "fallen"), zone, "fortress")
        case Hordes(owner=owner, count=count, tired=tired):
            army, armies = tired.army(owner, count), facts.setdefault("armies", [])
            if any(other.seat == owner and other != army for other in armies):
                draft.wrong(
                    "OVO-2.7",
                    "{who} is named twice in {zone}; all Hordes of a zone are one army",
                    "{who} est nommé deux fois dans {zone} ; les Hordes d'une zone sont une armée",
                    who=seat_name(owner),
                    zone=zone,
                )
            elif army not in armies:
                armies.append(army)


# --- the battle ------------------------------------------------------------------------------------------------------


class Force(msgspec.Struct, frozen=True):
    """Who fights, and with how many Hordes; None was not said."""

    player: Seat | None = None
    count: int | None = None
    tired: Tiredness = Tiredness()
    typed = "[{player}] {count} [{tired}]", "{player}"

    @property
    def army(self) -> TypedArmy:
        """Its Hordes."""
        return TypedArmy(self.player, None) if self.count is None else self.tired.army(self.player, self.count)


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
    points = "battle zone:{zone}"
    by_hand = "the rounds and losses of a battle are typed", "les manches et les pertes d'une bataille se tapent"
    tells = "a battle", "une bataille"

    def put(self, draft: Draft) -> None:
        draft.put("battle", self.zone, "zone")
        for term in self.terms:
            match term:
                case Forces(attacker=one, defender=other):
                    draft.put("battle", (one.army, other.army), "forces")
                case Round(number=number):
                    draft.put("battle", number, "round")
                case BothLosses(one=one_lost, other=other_lost):
                    draft.put("battle", (one_lost, other_lost), "losses")
                case Walls(assault=assault):
                    draft.put("battle", assault, "assault")
                case Strikes(player=player, space=space):
                    draft.put("seats", space, player, "space")


# --- what a player has -----------------------------------------------------------------------------------------------


class Face(msgspec.Struct, frozen=True):
    """The face of the strike token."""

    red: bool
    points = "face:{red}"
    about = ()
    typed = "{red}"


class Amount(msgspec.Struct, frozen=True):
    """How many of something."""

    what: str
    number: int
    points = "amount:{what} +{number}"
    about = ("what",)
    typed = "{what} {number}"


class UnitCount(msgspec.Struct, frozen=True):
    """How many cards of a kind of Unit."""

    unit: Card
    number: int = 1
    about = ("unit",)
    typed = "{unit} {number}", "{unit}"
    many: ClassVar[str] = "number"


class Units(msgspec.Struct, frozen=True):
    """The Unit cards; kinds that are not named stay as dealt, or as many as are in the battle."""

    units: tuple[UnitCount, ...]
    points = "unit:{units.unit} +{units.number}"
    about = ()
    typed = "units|unités {units,...}"


class Heroes(msgspec.Struct, frozen=True):
    """The Heroes held."""

    heroes: tuple[Known, ...]
    points = "held_hero:{heroes.hero}"
    about = ()
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
    points = "{facts} seat:{player}"
    joins = ("facts",)
    partly = True
    marks = STANDING
    single = "facts.heroes.hero"
    by_hand = (
        "who has seen a Hero, and the cards of a battle, are typed",
        "qui a vu un Héros, et les cartes d'une bataille, se tapent",
    )
    tells = "what a player has", "ce qu'a un joueur"
    about = ("player", "facts")

    def put(self, draft: Draft) -> None:
        for fact in self.facts:
            match fact:
                case Face(red=red):
                    draft.put("seats", red, self.player, "red")
                case Amount(what=what, number=number):
                    draft.put("seats", number, self.player, what)
                case Units(units=units):
                    for each in units:
                        draft.put("seats", each.number, self.player, "units", each.unit)
                case Heroes(heroes=heroes):
                    draft.put("seats", heroes, self.player, "heroes")
                case OtherHeroes():
                    draft.put("seats", True, self.player, "others")
                case Losses(number=number, worn=worn):
                    draft.put("seats", number, self.player, "losses")
                    if worn is not None:
                        draft.put("seats", worn, self.player, "exhausted")
                case Field(columns=columns):
                    draft.put("seats", columns, self.player, "columns")
                case Heap(heap=heap, cards=cards):
                    draft.put("seats", cards, self.player, heap)
                case Ordered(cards=cards):
                    draft.put("seats", cards, self.player, "deck")
                    draft.put("seats", cards, self.player, "tops")

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
            return is_ground(state, zone, ground) and owner in (None, state.marker(zone))
        case Neutral(ground=ground):
            return is_ground(state, zone, ground) and state.marker(zone) is None
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


def is_ground(state: State, zone: str, ground: str) -> bool:
    """Whether a zone has or is that: a village, a well, a city, a tower."""
    if ground == "village":
        return state.village(zone)
    return zone in state.board.wells if ground == "well" else state.board.kind[zone] == ground


STATEMENTS = (
    Players, Setting, NewGame, GameOver, Turn, Mover, ActionsLeft, First, Supply, River, Top, Spent, NextTiles, Pile,
    NextHeroes, Under, Recruited, Taken, Walked, At, BattleAt, About,
)  # fmt: skip

IN_THE_BOX = {
    "horde": ("Hordes", "Hordes"),
    "moved": ("Has moved", "Déplacée"),
    "built": ("There stands a", "Il y a un"),
    "held": ("Village of", "Village de"),
    "ruin": ("Ruin", "Ruine"),
    "empty": ("Empty", "Vide"),
    "marker": ("Marker", "Marqueur"),
    "unmarked": ("No marker", "Sans marqueur"),
    "fortress": ("Fortress", "Forteresse"),
    "unit": ("Units", "Unités"),
    "amount": ("One more", "Un de plus"),
    "face": ("Strike token", "Jeton de frappes"),
    "held_hero": ("Heroes", "Héros"),
    "under": ("Under the pile", "Sous la pile"),
    "mover": ("To act", "À jouer"),
    "first": ("First player", "Premier joueur"),
    "actions": ("Actions left", "Actions restantes"),
    "turn": ("Turn", "Tour"),
    "supply": ("Glory left", "Gloire restante"),
    "taken": ("Taken now", "Pris à ce tour"),
    "recruited": ("Recruited now", "Recrutée à ce tour"),
    "battle": ("Battle", "Bataille"),
    "river": ("River", "Rivière"),
    "top": ("Top of the pile", "Dessus de la pile"),
    "over": ("Game over", "Partie finie"),
}
"""What lies beside the board where a position is set up."""
