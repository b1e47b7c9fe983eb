"""What the statements of a typed position say together, before anybody asks whether it can be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatchmethod
from typing import Any, Final

import msgspec

from orclib.engine import Seat
from orclib.errors import UsageError
from orclib.games.orcs_vs_orcs.box import Card
from orclib.games.orcs_vs_orcs.state import Fortress, Options, Walk
from orclib.games.orcs_vs_orcs.text import statements as says
from orclib.games.orcs_vs_orcs.text.words import side
from orclib.language import say

Facts = dict[str, Any]
_WORDS = {"space": "token", "columns": "field", "tops": "deck", "others": "heroes", "red": "red"}
"""How facts are typed that have another name."""

_ONCE: Final[dict[type, tuple[str, str, str, str]]] = {
    says.Turn: ("turn_no", "number", "The game turn", "Le tour de jeu"),
    says.Mover: ("mover", "player", "Whose turn it is", "À qui de jouer"),
    says.ActionsLeft: ("actions", "left", "How many actions are left", "Combien d'actions il reste"),
    says.First: ("first", "player", "Who is first player", "Qui est premier joueur"),
    says.Supply: ("supply", "points", "The supply", "La réserve"),
    says.River: ("river", "tiles", "The river", "La rivière"),
    says.Top: ("top", "tile", "The top objective", "L'Objectif du dessus"),
    says.Spent: ("spent", "tiles", "What lies face down", "Ce qui est face cachée"),
    says.NextTiles: ("next_tiles", "tiles", "Which objectives come next", "Les Objectifs qui viennent"),
    says.Pile: ("pile", "heroes", "The Hero pile", "La pile de Héros"),
    says.NextHeroes: ("next_heroes", "heroes", "Which Heroes come next", "Les Héros qui viennent"),
    says.Under: ("under", "heroes", "What lies under the pile", "Ce qui est sous la pile"),
    says.Taken: ("taken", "zones", "What was taken", "Ce qui a été pris"),
}
"""Statements of one thing: the field it is about, where it stands in the statement, what it is called."""


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


class TypedZone:
    """What was typed of a zone."""

    def __init__(self) -> None:
        self.once: Facts = {}
        """village, marker, fortress, empty."""
        self.armies: list[TypedArmy] = []


def _army(seat: Seat | None, hordes: int, tired: says.Tiredness) -> TypedArmy:
    """Who marched has moved, whoever is rooted has not marched by itself."""
    counts = {name: getattr(tired, name) for name in ("moved", "marched", "along", "rooted", "exhausted")}
    moved = hordes if counts["moved"] is None else counts["moved"]
    along, rooted, exhausted = [
        moved or hordes if counts[name] is None else counts[name] for name in ("along", "rooted", "exhausted")
    ]
    marched = (moved or hordes if counts["marched"] is None else counts["marched"]) or rooted
    down = moved or max(marched, along)
    return TypedArmy(seat, hordes, down, marched, along, rooted, exhausted or None, tired.attacking)


class Typed:
    """What was typed: each statement's value under the name of the field that it is about."""

    def __init__(self, statements: Sequence[Any], faults: Sequence[str]) -> None:
        self.faults = list(faults)
        self.once: Facts = {}
        self.zones: dict[str, TypedZone] = {}
        self.battle: Facts = {}
        self.seats: dict[Seat, Facts] = {}
        self.options: Facts = {}
        self.others = 0
        """How many statements are about something else than the options."""
        for statement in statements:
            if isinstance(statement, says.Players | says.Setting):
                self.note(statement)
        try:
            self.made_under = Options(**self.options)
        except UsageError as error:
            self.faults.append(str(error))
            self.made_under = Options()
        for statement in statements:
            if not isinstance(statement, says.Players | says.Setting):
                self.others += not isinstance(statement, says.NewGame)
                self.note(statement)

    def zone(self, zone: str) -> TypedZone:
        """What was typed of a zone so far."""
        return self.zones.setdefault(zone, TypedZone())

    def facts(self, seat: Seat) -> Facts:
        """What was typed of a player; nothing for one that was not named."""
        return self.seats.get(seat, {})

    def _put(self, where: Facts, name: str, value: Any, en: str, fr: str) -> None:
        """Note a fact; another one of the same thing is a fault."""
        if where.setdefault(name, value) != value:
            self.faults.append(
                say(f"{en} is told twice, and differently.", f"{fr} : c'est dit deux fois, et autrement.")
            )

    @singledispatchmethod
    def note(self, statement: Any) -> None:
        """Take in one statement."""
        name, field, en, fr = _ONCE[type(statement)]
        self._put(self.once, name, getattr(statement, field), en, fr)

    @note.register
    def _players(self, said: says.Players) -> None:
        self._put(self.options, "players", said.count, "The number of players", "Le nombre de joueurs")

    @note.register
    def _setting(self, said: says.Setting) -> None:
        value = said.value
        if said.option == "players" and isinstance(value, str) and value.isdecimal():
            value = int(value)
        self._put(self.options, said.option, value, f"The option {said.option}", f"L'option {said.option}")

    @note.register
    def _new(self, _: says.NewGame) -> None:
        self.once["new"] = True

    @note.register
    def _over(self, said: says.GameOver) -> None:
        self.once["over"] = True
        if said.winners:
            self._put(self.once, "winners", tuple(sorted(set(said.winners))), "Who has won", "Qui a gagné")

    @note.register
    def _recruited(self, said: says.Recruited) -> None:
        found = tuple((each.zone, each.count) for each in said.recruits)
        self._put(self.once, "recruited", found, "Where Hordes were recruited", "Où des Hordes ont été recrutées")

    @note.register
    def _walked(self, said: says.Walked) -> None:
        walk = Walk(said.hordes or 0, (said.origin, *said.way.path), said.way.leave or 0, said.way.take or 0)
        self._put(self.once, "walked", walk, "The last move", "Le dernier mouvement")

    # --- zones ---

    @note.register
    def _at(self, said: says.At) -> None:
        for zone in dict.fromkeys(said.zones):
            for item in said.items:
                self._item(zone, item)

    def _item(self, zone: str, item: says.Item) -> None:
        once = self.zone(zone).once

        def put(name: str, value: Any) -> None:
            self._put(once, name, value, f"What is in {zone}", f"Ce qu'il y a dans {zone}")

        match item:
            case says.Ground(ground=ground, owner=owner):
                self._ground(zone, ground)
                if owner is not None:
                    put("marker", owner)
            case says.Neutral(ground=ground):
                self._ground(zone, ground)
                put("marker", None)
            case says.Burnt():
                put("village", False)
            case says.Empty():
                put("empty", True)
            case says.Marked(owner=owner):
                put("marker", owner)
            case says.Unmarked():
                put("marker", None)
            case says.Fort(owner=owner, standing=standing, age=age):
                put("fortress", Fortress(owner, standing, age != "", age == "fallen"))
            case says.Hordes(owner=owner, count=count, tired=tired):
                army = _army(owner, count, tired)
                armies = self.zone(zone).armies
                if any(other.seat == owner and other != army for other in armies):
                    who = side(owner)
                    self.faults.append(
                        say(
                            f"{who} is named twice in {zone}; all Hordes of a zone are one army (OVO-2.7).",
                            f"{who} est nommé deux fois dans {zone} ; les Hordes d'une zone sont une armée (OVO-2.7).",
                        )
                    )
                elif army not in armies:
                    armies.append(army)

    def _ground(self, zone: str, ground: str) -> None:
        board = self.made_under.map
        if ground == "village":
            self._put(self.zone(zone).once, "village", True, f"What is in {zone}", f"Ce qu'il y a dans {zone}")
        elif not (zone in board.wells if ground == "well" else board.kind[zone] == ground):
            clause = {"well": "OVO-4.9", "city": "OVO-3.1", "tower": "OVO-3.1"}[ground]
            french = {"well": "puits", "city": "cité", "tower": "tour"}[ground]
            self.faults.append(
                say(f"There is no {ground} in {zone} ({clause}).", f"Il n'y a pas de {french} dans {zone} ({clause}).")
            )

    # --- the battle, and what players have ---

    @note.register
    def _battle_at(self, said: says.BattleAt) -> None:
        self._put(self.battle, "zone", said.zone, "Where the battle is", "Le lieu de la bataille")
        for term in said.terms:
            match term:
                case says.Forces(attacker=one, defender=other):
                    self._put(self.battle, "forces", (_force(one), _force(other)), "Who fights", "Qui se bat")
                case says.Round(number=number):
                    self._put(self.battle, "round", number, "The round", "La manche")
                case says.BothLosses(one=one_lost, other=other_lost):
                    self._put(self.battle, "losses", (one_lost, other_lost), "What is lost", "Les pertes")
                case says.Walls(assault=assault):
                    self._put(self.battle, "assault", assault, "Whether it is an assault", "Si c'est un assaut")
                case says.Strikes(player=player, space=space):
                    self._fact(player, "space", space)

    @note.register
    def _about(self, said: says.About) -> None:
        for fact in said.facts:
            match fact:
                case says.Face(red=red):
                    self._fact(said.player, "red", red)
                case says.Amount(what=what, number=number):
                    self._fact(said.player, what, number)
                case says.Units(units=units):
                    self._units(said.player, units)
                case says.Heroes(heroes=heroes):
                    self._fact(said.player, "heroes", heroes)
                case says.OtherHeroes():
                    self._fact(said.player, "others", True)
                case says.Losses(number=number, worn=worn):
                    self._fact(said.player, "losses", number)
                    if worn is not None:
                        self._fact(said.player, "exhausted", worn)
                case says.Field(columns=columns):
                    self._fact(said.player, "columns", columns)
                case says.Heap(heap=heap, cards=cards):
                    self._fact(said.player, heap, cards)
                case says.Ordered(cards=cards):
                    self._fact(said.player, "deck", cards)
                    self._fact(said.player, "tops", cards)

    def _fact(self, seat: Seat, name: str, value: Any) -> None:
        who, word = side(seat), _WORDS.get(name, name)
        self._put(self.seats.setdefault(seat, {}), name, value, f'"{word}" of {who}', f"« {word} » de {who}")

    def _units(self, seat: Seat, units: tuple[says.UnitCount, ...]) -> None:
        found: dict[Card, int] = {}
        for each in units:
            self._put(found, each.unit.value, each.number, f"Units of {side(seat)}", f"Des Unités de {side(seat)}")  # type: ignore[arg-type]
        self._fact(seat, "units", {Card(name): number for name, number in found.items()})


def _force(force: says.Force) -> TypedArmy:
    if force.count is None:
        return TypedArmy(force.player, None)
    return _army(force.player, force.count, force.tired)
