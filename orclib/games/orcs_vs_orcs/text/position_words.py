"""Reading the words of typed positions one after the other: zones, players, cards and places on the battlefield."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from orclib.engine import Seat
from orclib.engine.notation import Reader
from orclib.games.orcs_vs_orcs.board import Board
from orclib.games.orcs_vs_orcs.box import CARDS, FIRST_LINE, OBJECTIVES, Card, Line, Objective
from orclib.games.orcs_vs_orcs.state import FRONT, LOOSE, Spot
from orclib.games.orcs_vs_orcs.text.names import COLOURS

LETTERS: Final = "".join(colour[0].upper() for colour in COLOURS)
"""The players as positions name them, by seat."""
TOKENS: Final = re.compile(r'→|->|=>|"[^"]*"|[^\W\d]\w*(?:-[^\W\d]\w*)*|[0-9]+|[^\s,`()\[\]{}]')
"""Brackets and commas only separate: "Move(start_n, 2, [n_road])" is how the specification writes a move."""
ARROWS: Final = ("→", "->", "=>", "to")
MOST: Final = 99
"""Larger numbers are no slip but a typing error."""
A_ZONE: Final = 'a zone (such as "n_road", or by its name on the map)'
A_CARD: Final = "a card (such as ORC, XBOW or FROKSH)"
A_HERO: Final = "a Hero (such as FROKSH)"
A_TILE: Final = "an objective (such as CITIES or TOWER)"
A_COLUMN: Final = "a column, counted from 1"
A_LINE: Final = "first or second"
A_SPOT: Final = '"behind 1", "on 1 first", "wall" or "loose"'

_NAMES: Final = {
    Card.ORC: "orcs",
    Card.HEAVY: "heavy_orc heavy_orcs orc_lourd orcs_lourds",
    Card.BOAR: "boar_rider boar_riders rider riders sanglier_monté sangliers_montés sanglier sangliers",
    Card.XBOW: "crossbow crossbowman crossbowmen arbalétrier arbalétriers",
    Card.SHAMAN: "shamans",
    Card.CATAPULT: "catapults catapulte catapultes",
}
"""What Units are called in both languages, one and several, beside their codes."""
_CARDS: Final[dict[tuple[str, ...], Card]] = {
    **{(name.casefold(),): card for card in CARDS for name in (card.value, card.name, card.name.replace("_", ""))},
    **{tuple(name.split("_")): card for card, named in _NAMES.items() for name in named.split()},
}
"""Every way to write a card, word by word."""
_HEROES: Final = {words: card for words, card in _CARDS.items() if card.is_hero}
_UNITS: Final = {words: card for words, card in _CARDS.items() if not card.is_hero}
_LINES: Final = {line.value: line for line in Line}
_TILES: Final = {tile.value.casefold(): tile for tile in OBJECTIVES}


@cache
def player_names(players: int) -> dict[str, Seat]:
    """Every way to write a player."""
    names: dict[str, Seat] = {}
    for at in range(players):
        names |= dict.fromkeys((COLOURS[at], LETTERS[at].casefold(), str(at)), Seat(at))
    return names


@lru_cache(maxsize=16)
def _zone_names(board: Board) -> tuple[dict[tuple[str, ...], str], int]:
    """Every way to write a zone, word by word, ids before names; and the most words that one takes."""
    names: dict[tuple[str, ...], str] = {(zone.casefold(),): zone for zone in board.zones}
    for zone, place in board.places.items():
        if words := tuple(word.casefold() for word in TOKENS.findall(place.name)):
            names.setdefault(words, zone)
    return names, max(map(len, names))


def _zone_ahead(reader: Reader, board: Board) -> tuple[str, int] | None:
    """The zone that comes next, and by how many words it is written."""
    names, most = _zone_names(board)
    words = tuple([token.text.casefold() for token in reader.tokens[reader.at : reader.at + most]])
    for count in range(len(words), 0, -1):
        if words[:count] in names:
            return names[words[:count]], count
    return None


def is_zone(reader: Reader, board: Board) -> bool:
    """Whether a zone of the board comes next."""
    return _zone_ahead(reader, board) is not None


def take_zone(reader: Reader, board: Board, expected: str = A_ZONE) -> str:
    """A zone of the board, by its id or its name."""
    found = _zone_ahead(reader, board)
    if found is None:
        raise reader.fail(expected)
    reader.at += found[1]
    return found[0]


Cards = dict[tuple[str, ...], Card]


def _card_ahead(reader: Reader, cards: Cards = _CARDS, skip: int = 0) -> tuple[Card, int] | None:
    """The card that comes next, perhaps behind some words, and by how many words it is written.

    A name of two words is one card: "Heavy Orc". Two codes in capitals, or with a comma between, are two: HEAVY ORC.
    """
    one, *more = reader.tokens[reader.at + skip : reader.at + skip + 2] or (None,)
    if one is None:
        return None
    word = one.text.casefold()
    if more and more[0].line == one.line and (found := cards.get((word, more[0].text.casefold()))) is not None:
        between = reader.text.splitlines()[one.line - 1][one.column - 1 + len(one.text) : more[0].column - 1]
        if between.isspace() and (one.text, more[0].text) != (Card.HEAVY.value, Card.ORC.value):
            return found, 2
    single = cards.get((word,))
    return None if single is None else (single, 1)


def _take_card(reader: Reader, expected: str, cards: Cards) -> Card:
    found = _card_ahead(reader, cards)
    if found is None:
        raise reader.fail(expected)
    reader.at += found[1]
    return found[0]


def is_card(reader: Reader) -> bool:
    """Whether a card comes next."""
    return _card_ahead(reader) is not None


def take_card(reader: Reader, expected: str = A_CARD) -> Card:
    """A Unit or a Hero."""
    return _take_card(reader, expected, _CARDS)


def take_unit(reader: Reader, expected: str) -> Card:
    """A Unit."""
    return _take_card(reader, expected, _UNITS)


def is_hero(reader: Reader) -> bool:
    """Whether a Hero comes next."""
    return _card_ahead(reader, _HEROES) is not None


def take_hero(reader: Reader) -> Card:
    """A Hero."""
    return _take_card(reader, A_HERO, _HEROES)


def is_counted(reader: Reader) -> bool:
    """Whether a card comes next, or how many of one: "ORC", "4x ORC"."""
    many = reader.follows("x", "×") and reader.next is not None and reader.next.text.isdecimal()
    return is_card(reader) or (many and _card_ahead(reader, skip=2) is not None)


def take_cards(reader: Reader, go_on: Callable[[Reader], bool] = is_counted) -> tuple[Card, ...]:
    """Cards as long as there are some: `ORC ORC XBOW`, `2x ORC XBOW`; or "none"."""
    if reader.maybe("none", "nothing"):
        return ()
    cards = list[Card]()
    while True:
        times = 1
        if reader.follows("x", "×"):
            times = reader.take_number("how many of a card", most=MOST)
            reader.at += 1
        cards += [take_card(reader)] * times
        if not go_on(reader):
            return tuple(cards)


def is_tile(reader: Reader) -> bool:
    """Whether an objective comes next."""
    return reader.next is not None and reader.next.text.casefold() in _TILES


def take_tile(reader: Reader) -> Objective:
    """An objective."""
    return reader.take_one(A_TILE, _TILES)


def take_placed(reader: Reader) -> tuple[Card, Spot | None]:
    """A card and where it lies, or is to lie."""
    card = take_card(reader)
    usual = FRONT if card in FIRST_LINE else LOOSE
    if reader.next is not None and reader.next.text.casefold() in _SPOTS:
        return card, _take_spot(reader)
    return card, usual


_SPOTS: Final = ("behind", "on", "wall", "walls", "front", "loose")


def _take_spot(reader: Reader) -> Spot | None:
    if reader.maybe("loose"):
        return LOOSE
    if reader.maybe("wall", "walls", "front"):
        return Spot(None, _maybe_line(reader))
    if reader.maybe("behind"):
        return Spot(_take_column(reader), Line.SECOND)
    reader.take(A_SPOT, "on")
    return Spot(_take_column(reader), _maybe_line(reader))


def _take_column(reader: Reader) -> int:
    token = reader.next
    number = reader.take_number(A_COLUMN, most=MOST)
    if not number:
        raise reader.fail(A_COLUMN, token)
    return number - 1


def _maybe_line(reader: Reader) -> Line | None:
    if reader.next is None or reader.next.text.casefold() not in _LINES:
        return None
    return reader.take_one(A_LINE, _LINES)


def way_text(hordes: int, *zones: str, leave: int = 0, take: int = 0) -> str:
    """How many go from where to where, and who stays or comes along in the zone between."""
    between = [f"leave {leave}"] * (leave != 0) + [f"take {take}"] * (take != 0)
    return " ".join([str(hordes), *zones[:2], *between, *zones[2:]])
