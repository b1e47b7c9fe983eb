"""What moves of Orcs vs Orcs are made of, as it is typed in either language; the first name is the one that is written.

Zones are known by their ids, n_road, and by the names of the map, Thornby or White Tower. Players are their colours,
the letters G, B, O and V, or their seats from 0. Cards are known by their codes and by their names, one or several.
The columns of a battlefield are counted from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, TypeVar

from orclib.engine import Seat
from orclib.engine.kinds import Kind, Number, Words
from orclib.engine.patterns import Word
from orclib.engine.reading import Reading, words_of
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.actions import Trick, Way
from orclib.games.orcs_vs_orcs.board import Board
from orclib.games.orcs_vs_orcs.box import (
    CARDS,
    FIRST_LINE,
    HEROES,
    RECRUITS,
    Card,
    Colour,
    Fate,
    Line,
    Objective,
    in_order,
)
from orclib.games.orcs_vs_orcs.rules.field import shuffled_uppers
from orclib.games.orcs_vs_orcs.state import FRONT, LOOSE, Phase, Play, Secret, Spot, State
from orclib.games.orcs_vs_orcs.text.names import COLOURS, card_name, objective_name, zone_name
from orclib.language import speaking

T = TypeVar("T")

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


@cache
def player_names(players: int) -> dict[Seat, str]:
    """What the players of a game are called."""
    french = ("vert|verte", "bleu|bleue", "orange", "violet|violette")
    return {
        Seat(at): _known(COLOURS[at], *french[at].split("|"), COLOURS[at][0].upper(), str(at)) for at in range(players)
    }


def colour(seat: int) -> str:
    """A player as he is written."""
    return COLOURS[seat] if 0 <= seat < len(COLOURS) else str(seat)


@lru_cache(maxsize=16)
def zone_names(board: Board) -> dict[str, str]:
    """What the zones of a board are called: ids first."""
    return {
        zone: _known(zone, place.name, *_in_both(lambda zone=zone: zone_name(zone, board)))  # type: ignore[misc]
        for zone, place in board.places.items()
    }


class Zones(Words):
    """A zone of the board that is played on; small words before it say nothing."""

    def __init__(self, en: str, fr: str, at: int = 1) -> None:
        super().__init__(en, fr, lambda state: zone_names(state.board))
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
        board: Board = state.board
        way = [board.starts[0]]
        while len(way) < self._at + 2:
            near = [zone for zone in board.neighbours[way[-1]] if zone not in (*way, *board.starts)]
            way.append(near[0] if near else way[0])
        return tuple(way[self._at :])


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

    def write(self, value: Any) -> str | None:
        """Who stays or comes along behind the first zone."""
        between = [f"{name} {count}" for name in self.stays if (count := getattr(value, name))]
        return " ".join([*value.path[:1], *between, *value.path[1:]])


class Places(Whole):
    """Where Hordes are recruited: `2 start_n`, `start_n n_road` (one each), `start_n: 1, n_road: 1`."""

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
            if reading.word(end) in _SEPARATORS:
                found |= {after: (*told, (zone, n)) for after, n in self.many.read(reading, end + 1).items()}
        return found

    def write(self, value: Any) -> str | None:
        """Without numbers where there is one in each of several."""
        if len(value) > 1 and all(hordes == 1 for _, hordes in value):
            return " ".join(zone for zone, _ in value)
        return " ".join(f"{hordes} {zone}" for zone, hordes in value)

    def examples(self, state: Any) -> Sequence[Any]:
        """One Horde each, at the first start and beside it."""
        return (tuple((zone, 1) for zone in ORIGIN.examples(state)),)


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
        return "loose"
    if spot.column is None:
        return f"wall {spot.line.value}" if spot.line else "front" if card in FIRST_LINE else "wall"
    if spot.line is Line.SECOND and card is not None and not card.is_hero:
        return f"behind {spot.column + 1}"
    return f"on {spot.column + 1} {spot.line.value}" if spot.line else f"on {spot.column + 1}"


# --- every kind of field ---------------------------------------------------------------------------------------------

_TRICKS: Final = ", ".join(trick.value for trick in Trick)
ORIGIN: Final = Zones(ZONE.en, ZONE.fr, at=0)
CARDS_OF: Final = CardList(
    "some cards (such as ORC ORC XBOW)", "des cartes (comme ORC ORC XBOW)", (Card.HEAVY, Card.BOAR)
)
WORDS: Final[dict[Any, Kind]] = {
    Seat: Words(
        "a player (by colour or letter)", "un joueur (par sa couleur ou sa lettre)",
        lambda state: player_names(state.options.players), write=colour,
    ),
    "who": Words(
        "a player (by colour or letter)", "un joueur (par sa couleur ou sa lettre)", player_names(len(COLOURS))
    ),
    str: ZONE,
    "origin": ORIGIN,
    "path": Path(ZONE.en, ZONE.fr),
    Card: CARD,
    "hero": HERO,
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
    Trick: Words(f"an attempt ({_TRICKS})", f"une tentative ({_TRICKS})", {trick: trick.value for trick in Trick}),
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
        usual = RECRUITS if len(said["places"]) == 1 else 1
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
