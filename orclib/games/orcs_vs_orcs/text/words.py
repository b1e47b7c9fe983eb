"""What moves of Orcs vs Orcs are made of, as it is typed in either language; the first name is the one that is written.

Zones are known by their ids, n_road, and by the names of the map, Thornby or White Tower. Players are their colours,
the letters G, B, O and V, or their seats from 0. Cards are known by their codes and by their names, one or several.
The columns of a battlefield are counted from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any, Final, TypeVar, get_args

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.kinds import Kind, Number, Words, tricks
from orclib.engine.patterns import Grammar, Word
from orclib.engine.reading import Reading, words_of
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.actions import Way
from orclib.games.orcs_vs_orcs.board import Board, board, boards
from orclib.games.orcs_vs_orcs.box import (
    CARDS,
    FIRST_LINE,
    HEROES,
    RECRUITS,
    UNITS,
    Card,
    Colour,
    Fate,
    Line,
    Objective,
    in_order,
)
from orclib.games.orcs_vs_orcs.rules.building import recruit_places
from orclib.games.orcs_vs_orcs.rules.field import shuffled_uppers
from orclib.games.orcs_vs_orcs.rules.tries import AnyTry
from orclib.games.orcs_vs_orcs.state import FRONT, LOOSE, Column, Options, Phase, Play, Secret, Slot, Spot, State
from orclib.games.orcs_vs_orcs.strengths import names as hero_files
from orclib.games.orcs_vs_orcs.text import statements as says
from orclib.games.orcs_vs_orcs.text.names import COLOURS, card_name, objective_name, seat_name, zone_name
from orclib.language import say, speaking

T = TypeVar("T")

LARGE: Final = 999
"""The most of anything that anybody types in a position."""
MOST: Final = 99
"""Larger numbers are no slip but a typing error."""
FILLERS: Final = frozenset(
    words_of("- to from at in into of on the vers à de depuis du des dans en sur le la les l horde hordes")
)
"""What may stand before a zone: "2 Hordes from Start N -> Thornby"."""
_SEPARATORS: Final = (":", "=", "-")
_AND: Final = ("and", "et", "+")


def _in_both(name: Callable[[], str]) -> list[str]:
    with speaking("en"):
        en = name()
    with speaking("fr"):
        return [en, name()]


def _known(*names: str) -> str:
    return "|".join(dict.fromkeys(name.replace("|", " ") for name in names if name))


# --- players, zones, objectives --------------------------------------------------------------------------------------


_FRENCH: Final = ("vert|verte", "bleu|bleue", "orange", "violet|violette")


@cache
def player_names(players: int) -> dict[Seat, str]:
    """What the players of a game are called."""
    return {
        Seat(at): _known(COLOURS[at], *_FRENCH[at].split("|"), COLOURS[at][0].upper(), str(at)) for at in range(players)
    }


def colour(seat: int) -> str:
    """A player as he is written."""
    return COLOURS[seat] if 0 <= seat < len(COLOURS) else str(seat)


@lru_cache(maxsize=16)
def zone_names(land: Board) -> dict[str, str]:
    """What the zones of a board are called: ids first."""
    return {
        zone: _known(
            zone,
            place.name,
            *_in_both(lambda zone=zone: zone_name(zone, land)),  # type: ignore[misc]
            "tour" if zone == "tower" else "",
        )
        for zone, place in land.places.items()
    }


def _board(state: Any) -> Board:
    return board() if state is None else state.board


class Zones(Words):
    """A zone of the board that is played on; small words before it say nothing."""

    def __init__(self, en: str, fr: str, at: int = 1) -> None:
        super().__init__(en, fr, lambda state: zone_names(_board(state)))
        self._at = at
        """Where on the way from the first start the example lies."""

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """Its id or name."""
        found = super().read(reading, at)
        while not found and reading.word(at) in FILLERS:
            at += 1
            found = super().read(reading, at)
        return found

    def examples(self, state: Any) -> Sequence[Any]:
        """Zones in a row that lead from the first start."""
        land = _board(state)
        way = [land.starts[0]]
        while len(way) < self._at + 2:
            near = [zone for zone in land.neighbours[way[-1]] if zone not in (*way, *land.starts)]
            way.append(near[0] if near else way[0])
        return tuple(way[self._at :])

    def values(self, state: Any) -> Sequence[Any]:
        """All of them."""
        return tuple(_board(state).zones)


class Path(Zones):
    """The zones of a move."""

    def examples(self, state: Any) -> Sequence[Any]:
        """Two in a row."""
        return (super().examples(state),)


ZONE: Final = Zones("a zone (its id, or its name on the map)", "une zone (son code, ou son nom sur la carte)")


# --- cards -----------------------------------------------------------------------------------------------------------

_PLURALS: Final = {
    Card.ORC: "orcs",
    Card.HEAVY: "Heavy Orcs|Orcs lourds",
    Card.BOAR: "Boar riders|rider|riders|Sangliers montés|sanglier|sangliers",
    Card.XBOW: "crossbow|Crossbowmen|Arbalétriers",
    Card.SHAMAN: "Shamans",
    Card.CATAPULT: "Catapults|Catapultes",
}
CARD_NAMES: Final = {
    card: _known(
        card.value,
        *_in_both(lambda card=card: card_name(card)),  # type: ignore[misc]
        *_PLURALS.get(card, "").split("|"),
        card.name,
        card.name.replace("_", ""),
    )
    for card in CARDS
}
CARD: Final = Words(
    "a card (such as ORC, XBOW or FROKSH)", "une carte (comme ORC, XBOW ou FROKSH)", CARD_NAMES, example=Card.HEAVY
)
HERO: Final = Words(
    "a Hero (such as FROKSH)",
    "un Héros (comme FROKSH)",
    {card: CARD_NAMES[card] for card in HEROES},
    example=Card.FROKSH,
)
TILE: Final = Words(
    "an objective (such as CITIES or TOWER)",
    "un Objectif (comme CITIES ou TOWER)",
    {tile: _known(tile.value, *_in_both(lambda tile=tile: objective_name(tile))) for tile in Objective},  # type: ignore[misc]
)


# --- fields that are read as a whole ---------------------------------------------------------------------------------


class Whole(Kind):
    """A field of which more is said than one name."""

    def __init__(self, en: str, fr: str, *examples: Any) -> None:
        super().__init__(en, fr)
        self._examples = examples

    def examples(self, state: Any) -> Sequence[Any]:
        """Some values."""
        return self._examples


def one_by_one(at: int, begin: T, step: Callable[[int, T], dict[int, T]]) -> dict[int, T]:
    """Where something that is told step by step may end, and what it is then; of two ways to one place, the shorter."""
    done, fresh = dict[int, T](), {at: begin}
    while fresh:
        grown = dict[int, T]()
        for start, told in fresh.items():
            for end, more in step(start, told).items():
                grown.setdefault(end, more)
        fresh = {end: told for end, told in grown.items() if end not in done}
        done |= fresh
    return done


class CardList(Whole):
    """Cards in a row: `ORC ORC XBOW`, `2x ORC XBOW`, `4 ORC and 2 Boar riders`; or "none"."""

    none = Word("none|aucune|nothing|rien")
    many = Number("a number of cards", "un nombre de cartes", MOST)

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """One after the other, as long as there are some."""
        nothing: tuple[Card, ...] = ()
        found = one_by_one(at, nothing, lambda start, told: self._next(reading, start, told))
        return found | dict.fromkeys(self.none.read(reading, at), nothing)

    def _next(self, reading: Reading, at: int, told: tuple[Card, ...]) -> dict[int, tuple[Card, ...]]:
        at += bool(told) and reading.word(at) in _AND
        found = {at: 1}
        if reading.word(at).isdecimal():
            found = {end + (reading.word(end) in ("x", "×")): n for end, n in self.many.read(reading, at).items()}
        return {
            end: (*told, *[card] * (times or 1))
            for start, times in found.items()
            for end, card in CARD.read(reading, start).items()
        }

    def write(self, value: Any) -> str | None:
        """All of them."""
        return cards_text(value)


def cards_text(cards: Iterable[Card]) -> str:
    """Cards in a row, or "none"."""
    return " ".join(card.value for card in cards) or "none"


class WayKind(Whole):
    """The zones of a move, and in the zone between, who stays or comes along: `n_road leave 1 take 2 n_cwm`."""

    stays: Mapping[str, tuple[Word, Number]] = {
        "leave": (Word("leave|laisser"), Number("a number of Hordes to leave", "un nombre de Hordes à laisser", MOST)),
        "take": (
            Word("take|prendre|emmener"),
            Number("a number of Hordes to take", "un nombre de Hordes à emmener", MOST),
        ),
    }

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """Zones, with each of the two words once at most."""
        found = one_by_one(at, Way(), lambda start, way: self._next(reading, start, way))
        return {end: way for end, way in found.items() if way.path}

    def _next(self, reading: Reading, at: int, way: Way) -> dict[int, Way]:
        found = {end: way._replace(path=(*way.path, zone)) for end, zone in ZONE.read(reading, at).items()}
        for name, (word, number) in self.stays.items():
            for end in word.read(reading, at) if getattr(way, name) is None else ():
                end += reading.word(end) in _SEPARATORS
                found |= {after: way._replace(**{name: n}) for after, n in number.read(reading, end).items()}
        return found

    def examples(self, state: Any) -> Sequence[Any]:
        """Two zones in a row."""
        return (Way(tuple(ZONE.examples(state))),)

    def write(self, value: Any) -> str | None:
        """Who stays or comes along behind the first zone."""
        between = [
            f"{word.tell({})} {count}" for name, (word, _) in self.stays.items() if (count := getattr(value, name))
        ]
        return " ".join([*value.path[:1], *between, *value.path[1:]])


class Places(Whole):
    """Where Hordes are recruited: `2 start_n`, `start_n 2`, `start_n n_road` (one each), `start_n: 1, n_road: 1`."""

    many = Number("a number of Hordes", "un nombre de Hordes", MOST)

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """One after the other."""
        return one_by_one(at, (), lambda start, told: self._next(reading, start, told))

    def _next(self, reading: Reading, at: int, told: tuple[Any, ...]) -> dict[int, tuple[Any, ...]]:
        at += bool(told) and reading.word(at) in _AND
        found = {
            after: (*told, (zone, n))
            for end, n in self.many.read(reading, at).items()
            for after, zone in ZONE.read(reading, end).items()
        }
        for end, zone in ZONE.read(reading, at).items():
            found.setdefault(end, (*told, (zone, None)))
            apart = reading.word(end) in _SEPARATORS
            counts = self.many.read(reading, end + apart).items() if apart or reading.word(end).isdecimal() else ()
            last = len(reading.tokens)  # a number without a sign belongs to the zone behind it, where there is one
            found |= {after: (*told, (zone, n)) for after, n in counts if apart or after == last}
        return found

    def write(self, value: Any) -> str | None:
        """Without numbers where there is one in each of several."""
        if len(value) > 1 and all(hordes == 1 for _, hordes in value):
            return " ".join(zone for zone, _ in value)
        return " ".join(f"{hordes} {zone}" for zone, hordes in value)

    def examples(self, state: Any) -> Sequence[Any]:
        """Two Hordes at the first start."""
        return (((ORIGIN.examples(state)[0], RECRUITS),),)


class HowMany(Number):
    """A number of Hordes, or all of them."""

    everybody = Word("all|toutes|tous|tout")

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """None is all."""
        return super().read(reading, at) | dict.fromkeys(self.everybody.read(reading, at))


# --- places on the battlefield ---------------------------------------------------------------------------------------

COLUMN: Final = Number("a column (counted from 1)", "une colonne (à partir de 1)", MOST, shift=1)
LINE: Final = Words(
    "a line",
    "une ligne",
    {
        Line.FIRST: "first|première|premier|1st|first line|première ligne",
        Line.SECOND: "second|seconde|deuxième|2nd|second line|seconde ligne|deuxième ligne",
    },
)


class SpotKind(Whole):
    """`behind 1`, `on 1 first`, `wall`."""

    behind = Word("behind|derrière")
    on = Word("on|sur")
    wall = Word("wall|mur|walls|murs|front|devant|on_wall|on_the_wall|sur_le_mur")

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """Where a card lies, or is to lie."""
        found = dict[int, Any]()
        for end in self.wall.read(reading, at):
            found |= self._lined(reading, {end: None})
        for end in self.behind.read(reading, at):
            found |= {after: Spot(n, Line.SECOND) for after, n in COLUMN.read(reading, end).items()}
        for end in self.on.read(reading, at):
            found |= self._lined(reading, COLUMN.read(reading, end))
        return found

    def _lined(self, reading: Reading, columns: Mapping[int, int | None]) -> dict[int, Spot]:
        found = {end: Spot(column) for end, column in columns.items()}
        for end, column in columns.items():
            found |= {after: Spot(column, line) for after, line in LINE.read(reading, end).items()}
        return found

    def write(self, value: Any) -> str | None:
        """Where a card of no matter which kind lies."""
        return spot_text(None, value)


class Placed(SpotKind):
    """A card and where it lies, or is to lie; without a place it lies where it usually does."""

    loose = Word("loose|libre|sans_place")

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """The card, then the place."""
        found = dict[int, Any]()
        for end, card in CARD.read(reading, at).items():
            found[end] = Play(card, FRONT if card in FIRST_LINE else LOOSE)
            found |= {after: Play(card, LOOSE) for after in self.loose.read(reading, end)}
            found |= {after: Play(card, spot) for after, spot in super().read(reading, end).items()}
        return found

    def write(self, value: Any) -> str | None:
        """The card, and the place if it is another than usual."""
        return placed(value.card, value.spot)


def placed(card: Card, spot: Spot | None) -> str:
    """A card and where it lies, or is to lie: `ORC` in front, `XBOW behind 1`, `KOKOTH on 1 first`, `XBOW wall`.

    A first-line Unit alone has a column of its own; any other card alone has no place.
    """
    told = spot_text(card, spot)
    return f"{card.value} {told}" if told else card.value


def spot_text(card: Card | None, spot: Spot | None) -> str:
    """Where a card lies; "" where that goes without saying."""
    if spot == (FRONT if card in FIRST_LINE else LOOSE):
        return ""
    if spot is None:
        return say("loose", "libre")
    if spot.column is None:
        if spot.line is None and card in FIRST_LINE:
            return say("front", "devant")
        wall = say("wall", "mur")
        return f"{wall} {LINE.write(spot.line)}" if spot.line else wall
    if spot.line is Line.SECOND and card is not None and not card.is_hero:
        return f"{say('behind', 'derrière')} {spot.column + 1}"
    on = f"{say('on', 'sur')} {spot.column + 1}"
    return f"{on} {LINE.write(spot.line)}" if spot.line else on


# --- what only positions say -----------------------------------------------------------------------------------------


class OneOf(Kind):
    """A thing of one of several classes, each with patterns of its own."""

    def __init__(self, en: str, fr: str, classes: Any, *examples: Any) -> None:
        super().__init__(en, fr)
        self._classes, self._examples = get_args(classes), examples

    @cached_property
    def _grammar(self) -> Grammar:
        return Grammar(self._classes, WORDS)

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """As the patterns of any of them read it; of two with one end, the first counts."""
        found = dict[int, Any]()
        if at < len(reading.tokens) or reading.forgiven is not None:
            for cls in self._grammar.begun_by(reading, at) or self._classes:
                for end, said in self._grammar.read_as(cls, reading, at).items():
                    found.setdefault(end, None if reading.forgiven is not None else cls(**said))
        return found or reading.miss(at, self.label, lambda: self._grammar.openings)

    def write(self, value: Any) -> str | None:
        """As its patterns write it."""
        return self._grammar.write(value)

    def examples(self, state: Any) -> Sequence[Any]:
        """Some of them."""
        return self._examples


TIRED: Final = {
    "attacking": ["attacking", "attack", "attacks", "attaque", "attaquent", "attaquant"],
    "moved": ["moved", "couchees", "couchee", "deplacees"],
    "marched": ["marched", "marche"],
    "along": ["along", "emmenees", "emmenee"],
    "rooted": ["rooted", "enracinees", "enracinee"],
    "exhausted": ["exhausted", "epuisees", "epuisee"],
}
_COUNTED: Final = frozenset(["actions", "action", "players", "player", "joueurs", "joueur"])
"""A number before these belongs to them."""


class ZoneList(Kind):
    """Zones of which the same is told: as many as there are before a city is only a city."""

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """The longest list first."""

        def step(start: int, told: tuple[str, ...]) -> dict[int, tuple[str, ...]]:
            start += bool(told) and reading.word(start) in _AND
            return {end: (*told, zone) for end, zone in ZONE.read(reading, start).items()}

        nothing: tuple[str, ...] = ()
        return dict(reversed(one_by_one(at, nothing, step).items()))

    def write(self, value: Any) -> str | None:
        """With commas."""
        return ", ".join(value)

    def examples(self, state: Any) -> Sequence[Any]:
        """Two."""
        return (tuple(ZONE.examples(state)),)

    def values(self, state: Any) -> Sequence[Any]:
        """Each zone."""
        return ZONE.values(state)


class TiredKind(Kind):
    """`moved` (all of them), `moved 2 marched 1`, `(2 moved)`, `attacking exhausted 1`; all of it on one line."""

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """One thing after the other, each once."""
        found, told, start = dict[int, Any](), dict[str, Any](), at
        while (step := self._next(reading, at, start)) is not None and step[1] not in told:
            at, name, count = step
            told[name] = True if name == "attacking" else count
            found[at] = says.Tiredness(**told)
        return found or reading.miss(at, self.label, lambda: TIRED)

    def _next(self, reading: Reading, at: int, start: int) -> tuple[int, str, int | None] | None:
        number = self._number(reading, at, start)
        if number is not None and (name := self._word(reading, at + 1, start)) is not None:
            return at + 2, name, number
        name = self._word(reading, at, start)
        if name is None:
            return None
        number = self._number(reading, at + 1, start) if name != "attacking" else None
        return (at + 1, name, None) if number is None else (at + 2, name, number)

    def _word(self, reading: Reading, at: int, start: int) -> str | None:
        same = at < len(reading.tokens) and reading.tokens[at].line == reading.tokens[start].line
        return next((name for name, words in TIRED.items() if same and reading.word(at) in words), None)

    def _number(self, reading: Reading, at: int, start: int) -> int | None:
        word = reading.word(at)
        if not word.isdecimal() or len(word) > 2 or reading.tokens[at].line != reading.tokens[start].line:
            return None
        return None if reading.word(at + 1) in _COUNTED else int(word)

    def write(self, value: Any) -> str | None:
        """What is not nothing."""
        told = ["attacking"] if value.attacking else []
        for name in TIRED:
            count = getattr(value, name)
            if name != "attacking" and count != 0:
                told.append(name if count is None else f"{name} {count}")
        return " ".join(told)

    def examples(self, state: Any) -> Sequence[Any]:
        """All of them have moved."""
        return (says.Tiredness(moved=None),)


class Columns(Kind):
    """A battlefield: `ORC ORC/XBOW* ORC+BUURK/XBOW wall/XBOW -/XBOW`, or "none"."""

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """One column after the other."""

        def step(start: int, told: tuple[Column, ...]) -> dict[int, tuple[Column, ...]]:
            return {end: (*told, column) for end, column in self._column(reading, start).items()}

        nothing: tuple[Column, ...] = ()
        return one_by_one(at, nothing, step) | dict.fromkeys(CardList.none.read(reading, at), nothing)

    def _column(self, reading: Reading, at: int) -> dict[int, Column]:
        """Every column that begins there, with more and more in it."""
        if reading.word(at) in ("wall", "mur"):
            found = {at + 1: Column(wall=True)}
        else:
            found = {end: Column(first=slot) for end, slot in self._slot(reading, at).items()}
        if not found:
            return reading.miss(at, self.label)
        for end, column in [*found.items()]:
            found |= self._covered(reading, end, column, Line.FIRST)
        for end, column in [*found.items()]:
            if reading.word(end) == "/":
                for after, slot in self._slot(reading, end + 1).items():
                    found[after] = whole = replace(column, second=slot)
                    found |= self._covered(reading, after, whole, Line.SECOND)
        return {end: column for end, column in found.items() if column != Column(wall=True)}

    def _covered(self, reading: Reading, at: int, column: Column, line: Line) -> dict[int, Column]:
        if column.hero is not None or reading.word(at) != "+":
            return {}
        return {end: replace(column, hero=hero, on=line) for end, hero in HERO.read(reading, at + 1).items()}

    def _slot(self, reading: Reading, at: int) -> dict[int, Slot | None]:
        if reading.word(at) == "-":
            return {at + 1: None}
        found: dict[int, Slot | None] = {}
        for end, card in CARD.read(reading, at).items():
            found[end + (reading.word(end) == "*")] = Slot(card, reading.word(end) == "*")
        return found

    def write(self, value: Any) -> str | None:
        """All of them."""
        return " ".join(map(self._written, value)) or "none"

    def _written(self, value: Column) -> str:
        """The first line, the second behind a bar, a Hero behind a plus."""
        first = "wall" if value.wall else self._told(value.first)
        first += f"+{value.hero.value}" if value.hero is not None and value.on is Line.FIRST else ""
        covered = f"+{value.hero.value}" if value.hero is not None and value.on is Line.SECOND else ""
        if value.second is None and not covered and not value.wall:
            return first
        return f"{first}/{self._told(value.second)}{covered}"

    def _told(self, slot: Slot | None) -> str:
        return "-" if slot is None else f"{slot.card.value}*" if slot.down else slot.card.value

    def examples(self, state: Any) -> Sequence[Any]:
        """A column of two, and one of one."""
        return ((Column(Slot(Card.ORC), Slot(Card.XBOW)), Column(Slot(Card.HEAVY))),)


class PlayerCount(Number):
    """How many play: whether so many can is another question."""

    def examples(self, state: Any) -> Sequence[Any]:
        """As many as can."""
        return Options.player_counts


def letter(seat: Seat) -> str:
    """A player, as short as can be."""
    return colour(seat)[0].upper()


def _unnumbered(state: Any) -> Mapping[Any, str]:
    """In a position a number is never a player."""
    return _UNNUMBERED[2 if state is None else state.options.players]


def _option(value: Any) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _values(state: Any) -> Mapping[Any, str]:
    """What options may be; `on` and `off` are words for more."""
    named = ("random", "1", "2", "3", "4", *boards(), *hero_files())
    every = dict.fromkeys([*named, *(value for values in Options.readings().values() for value in values)])
    texts = tuple(value for value in every if isinstance(value, str))
    if texts not in _VALUES:
        _VALUES[texts] = {True: "on|oui|yes|true", False: "off|non|no|false"} | {text: text for text in texts}
    return _VALUES[texts]


_UNNUMBERED: Final[dict[int, Mapping[Any, str]]] = {
    count: {seat: told.rpartition("|")[0] for seat, told in player_names(count).items()} for count in range(2, 5)
}
_VALUES: Final[dict[tuple[Any, ...], Mapping[Any, str]]] = {}


# --- every kind of field ---------------------------------------------------------------------------------------------

ORIGIN: Final = Zones(ZONE.en, ZONE.fr, at=0)
CARDS_OF: Final = CardList(
    "some cards (such as ORC ORC XBOW)", "des cartes (comme ORC ORC XBOW)", (Card.HEAVY, Card.BOAR)
)
WORDS: Final[dict[Any, Kind]] = {
    Seat: Words(
        "a player (by colour or letter)", "un joueur (par sa couleur ou sa lettre)",
        lambda state: player_names(state.options.players),
        write=lambda seat: player_names(len(COLOURS)).get(seat, str(seat)),
    ),
    "who": Words(
        "a player (by colour or letter)", "un joueur (par sa couleur ou sa lettre)", player_names(len(COLOURS))
    ),
    str: ZONE,
    "origin": ORIGIN,
    "path": Path(ZONE.en, ZONE.fr),
    Card: CARD,
    "hero": Words(HERO.en, HERO.fr, CARD_NAMES, example=Card.FROKSH),
    (says.Known, "hero"): HERO,
    "cards": CARDS_OF,
    "placed": Placed("a card and its place", "une carte et sa place"),
    Spot: SpotKind("a place", "une place", Spot(0, Line.FIRST), FRONT),
    "spot": SpotKind("a place", "une place", Spot(0, Line.FIRST), FRONT),
    "column": COLUMN,
    Line: LINE,
    "way": WayKind("a way from zone to zone", "un chemin de zone en zone"),
    "hordes": HowMany("a number of Hordes", "un nombre de Hordes", MOST),
    "leave": WayKind.stays["leave"][1],
    "take": WayKind.stays["take"][1],
    "places": Places("a list of places", "une liste de lieux"),
    Objective: TILE,
    Fate: Words(
        "a fate", "un sort",
        {
            Fate.RAZE: "raze|raser|piller",
            Fate.CONVERT: "convert|convertir|brûler",
            Fate.CONTROL: "control|contrôler",
        },
        example=Fate.RAZE,
    ),
    Colour: Words("an effect", "un effet", {Colour.GREEN: "green|vert|verte", Colour.RED: "red|rouge"}),
    (act.DeclareReorganise, "yes"): Words(
        "an answer", "une réponse", {True: "reorganise|réorganiser|reorganize", False: "hold|tenir"}
    ),
    (act.ForceSwap, "yes"): Words(
        "an answer", "une réponse", {True: "swap|échanger", False: "let|laisser faire|laisser"}
    ),
    (act.UseBerserk, "yes"): Words("an answer", "une réponse", {True: "berserk", False: "calm|calme"}),
    "shuffle": Words("a shuffle", "un mélange", {True: "shuffle|mélanger|mélange|shuffled|mélangé"}),
    # what only positions say
    "player": Words(
        "a player (by colour or letter)", "un joueur (par sa couleur ou sa lettre)", _unnumbered, write=seat_name
    ),
    **dict.fromkeys(
        ("owner", "winners", "seen", "looked"),
        Words("a player (by colour or letter)", "un joueur (par sa couleur ou sa lettre)", _unnumbered, write=letter),
    ),
    "option": Words("an option", "une option", {name: name for name in Options.__struct_fields__}, example="scenario"),
    "value": Words("a value of the option", "une valeur de l'option", _values, example="calm", write=_option),
    **dict.fromkeys(
        [(says.Pile, "heroes"), (says.NextHeroes, "heroes")], HERO
    ),
    "unit": Words(
        "a kind of Unit (ORC, HEAVY, BOAR, XBOW, SHAMAN or CATAPULT)",
        "une sorte d'Unité (ORC, HEAVY, BOAR, XBOW, SHAMAN ou CATAPULT)",
        {card: CARD_NAMES[card] for card in UNITS}, example=Card.HEAVY,
    ),
    "ground": Words(
        "what the zone is", "ce qu'est la zone",
        {
            "village": "village", "city": "city|cité", "well": "well|puits|mana well|puits de Mana",
            "tower": "tower|tour",
        },
    ),
    "standing": Words("standing or lying", "debout ou couchée", {False: "lying|couchée", True: "standing|debout"}),
    "age": Words("since when", "depuis quand", {"fresh": "fresh|posée", "fallen": "fallen|tombée"}),
    "away": Words("where the Hero is", "où est le Héros", {True: "away|absent", False: "here|présent"}),
    "by_all": Words("who has seen it", "qui l'a vu", {True: "seen|vu|seen by all|vu par tous|seen all"}),
    "tired": TiredKind("what Hordes have done (moved, marched, attacking …)", "ce qu'ont fait les Hordes (moved …)"),
    "count": Number("a number of Hordes", "un nombre de Hordes", MOST),
    (says.Players, "count"): PlayerCount("a number of players", "un nombre de joueurs", MOST),
    **dict.fromkeys(
        ("left", "number", "points", "one", "other", "worn"), Number("a number", "un nombre", LARGE)
    ),
    "space": Number("a space of the strike tile (1 to 6)", "une case de la tuile de frappes (1 à 6)", MOST),
    "what": Words(
        "what is counted", "ce que l'on compte",
        {
            "glory": "glory|gloire", "trophies": "trophies|trophées", "razed": "razed|rasés",
            "kills": "kills|éliminées",
            "kept": "kept|gardées", "reserve": "reserve|réserve", "space": "token|jeton",
            "exhausted": "exhausted|épuisées",
        },
    ),
    "red": Words("a face of the token", "une face du jeton", {True: "red|rouge", False: "white|blanc|blanche"}),
    "assault": Words(
        "assault or field", "assaut ou rase campagne",
        {True: "assault|assaut", False: "field|rase campagne|open field"},
    ),
    "heap": Words(
        "a heap of cards", "un tas de cartes",
        {"hand": "hand|main", "deck": "deck", "under": "under|dessous", "discards": "discards|défausse|discarded"},
    ),
    "columns": Columns(
        "columns (such as ORC, ORC/XBOW, ORC+BUURK/XBOW, wall/XBOW or -/XBOW)",
        "des colonnes (comme ORC, ORC/XBOW, ORC+BUURK/XBOW, wall/XBOW ou -/XBOW)",
    ),
    (says.At, "zones"): ZoneList(ZONE.en, ZONE.fr),
    "items": OneOf(
        "what is in the zone (such as G 3, G 3 moved 1, G 2 attacking, village, ruin, G marker, empty or G fortress)",
        "ce qu'il y a dans la zone (comme G 3, G 3 moved 1, village, ruine, G marqueur, vide ou G forteresse)",
        says.Item, says.Ground("village"), says.Hordes(Seat(0), 2),
    ),
    "terms": OneOf(
        "something of the battle (such as 3 against 2, round 2, g5 b3 or assault)",
        "quelque chose de la bataille (comme 3 contre 2, manche 2, g5 b3 ou assaut)",
        says.Term, says.Forces(says.Force(None, 3), says.Force(None, 2)), says.Round(2),
    ),
    "facts": OneOf(
        "something of a player (red, glory 2, units HEAVY 2, heroes FROKSH) or of a side of the battle (hand BOAR, "
        "deck ORC ORC, field ORC/XBOW)",
        "quelque chose d'un joueur (rouge, gloire 2, unités HEAVY 2, héros FROKSH) ou d'un côté de la bataille "
        "(main BOAR, deck ORC ORC, champ ORC/XBOW)",
        says.Fact, says.Face(True), says.Amount("glory", 2),
    ),
    **tricks(get_args(AnyTry), "an attempt ({})", "une tentative ({})"),
}  # fmt: skip


def complete(cls: Any, said: dict[str, Any], state: State, seat: Seat) -> tuple[Any, dict[str, Any]]:
    """What goes without saying: who is hit, how many "all" are, what becomes of the village that is entered."""
    if "way" in said:
        path, leave, take = said.pop("way")
        said |= {"path": path, "leave": leave or 0, "take": take or 0}
    if "placed" in said:
        play = said.pop("placed")
        said |= {"card": play.card, "spot": play.spot}
    if cls in (act.Move, act.ForcedMarch) and said["hordes"] is None:
        army = state.army(said["origin"])
        own = army is not None and army.seat == seat
        said["hordes"] = (army.fresh if cls is act.Move else army.moved) if own and army is not None else 0
    elif cls is act.Recruit:
        usual = _recruits(state, seat, said["places"][0][0]) if len(said["places"]) == 1 else 1
        places = [(zone, usual if hordes is None else hordes) for zone, hordes in said["places"]]
        said["places"] = tuple(sorted(places, key=lambda place: state.board.index[place[0]]))
    elif cls is act.Buy:
        said["cards"] = in_order(said["cards"])
    elif cls is act.BurnOwned and state.phase is Phase.FATE and said["zone"] == state.deciding:
        return act.ChooseFate, {"fate": said["fate"]}
    elif cls is act.Reorganise:
        said["upper"] = _upper(state, seat, said.get("upper"), shuffle=said.get("shuffle", False))
    elif cls is act.Hit:
        number, battle = state.side(seat), state.battle
        if battle is not None and number is not None:
            said["victim"] = battle.sides[1 - number].seat
        else:
            said["victim"] = Seat((seat + 1) % state.options.players)
    return cls, said


def _recruits(state: State, seat: Seat, zone: str) -> int:
    """As many Hordes as may be recruited in a zone, where nobody says how many; two where none may."""
    if not 0 <= seat < state.options.players:
        return RECRUITS
    most = min(dict(recruit_places(state, seat)).get(zone, RECRUITS), state.players[seat].reserve)
    return most or RECRUITS


def _upper(state: State, seat: Seat, upper: Card | None, *, shuffle: bool) -> Card:
    """Where it is shuffled, the order of the two cards may mean nothing (OVO-17.7), and none need be named."""
    number = state.side(seat)
    secret = state.secrets[number] if number is not None and state.secrets else Secret()
    if upper is None:
        return in_order(secret.hand)[0] if secret.hand else CARDS[0]
    if shuffle and upper in secret.hand and upper not in shuffled_uppers(secret):
        return shuffled_uppers(secret)[0]
    return upper


def read_cards(text: str) -> tuple[Card, ...]:
    """A deck as it was typed: `ORC ORC XBOW`, `2x ORC XBOW FROKSH`. Raises NotationError."""
    reading = Reading(text, None)
    found: dict[int, tuple[Card, ...]] = CARDS_OF.read(reading, 0)
    if len(reading.tokens) not in found or not reading.tokens:
        raise reading.error((lambda: {end: {} for end in CARDS_OF.read(reading, 0)},), (), str)
    return found[len(reading.tokens)]
