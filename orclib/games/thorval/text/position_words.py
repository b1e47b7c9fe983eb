"""Spaces, players, treasures and units as positions name them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from orclib.engine import Seat
from orclib.engine.notation import Reader
from orclib.games.thorval.board import Board
from orclib.games.thorval.box import REGIONS, Figure, Kind
from orclib.games.thorval.state import Table
from orclib.games.thorval.text.names import COLOURS, LETTERS
from orclib.games.thorval.text.words import MOST

TOKENS: Final = re.compile(r'→|->|=>|"[^"]*"|[A-Za-zÀ-ÿ_]+|[0-9]+|[^\s,`()]')
"""Brackets and commas only separate."""
ARROWS: Final = ("→", "->", "=>", "to", "on")
A_SPACE: Final = 'a space (a territory such as "II/5", or a castle such as "3")'
A_PLAYER: Final = "a player (a colour such as orange, a letter A to F, or a seat from 0)"
A_KIND: Final = "a treasure (chest, crown, ring or blank)"
UNITS: Final = "units (such as 4, 4S, 2+H, 4S+W or H)"
_FIGURES: Final = {
    "hero": Figure.HERO, "h": Figure.HERO, "wizard": Figure.WIZARD, "w": Figure.WIZARD,
}  # fmt: skip
_KINDS: Final = {kind.value: kind for kind in Kind}


@cache
def player_names(players: int) -> dict[str, Seat]:
    """Every way to write a player."""
    names: dict[str, Seat] = {}
    for at in range(players):
        names |= dict.fromkeys((COLOURS[at], LETTERS[at].casefold(), str(at)), Seat(at))
    return names


def take_player(reader: Reader, table: Table) -> Seat:
    """A player."""
    return reader.take_one(A_PLAYER, player_names(table.options.players))


def is_space(reader: Reader) -> bool:
    """Whether a space comes next, on the board or not."""
    token, after = reader.next, reader.after
    if token is None or after is None:
        return token is not None and token.text.isdecimal()
    word = token.text.casefold()
    if word == "castle":
        return after.text.isdecimal()
    return token.text.isdecimal() or (after.text == "/" and word.isalpha())


def take_space(reader: Reader, board: Board, expected: str = A_SPACE) -> str:
    """A space of the board."""
    first = reader.next
    if first is not None and first.text.upper() in REGIONS:
        reader.at += 1
        reader.take('"/" and a number, as in "II/5"', "/")
        number = reader.next
        name = f"{first.text.upper()}/{number.text if number is not None else ''}"
        if name not in board.index:
            raise reader.fail('a number 1 to 6, as in "II/5"')
        reader.at += 1
        return name
    reader.maybe("castle")
    token = reader.next
    if token is None or token.text not in board.castles:
        raise reader.fail(expected)
    reader.at += 1
    return token.text


def take_kind(reader: Reader) -> Kind:
    """What the face of a treasure shows."""
    return reader.take_one(A_KIND, _KINDS)


def is_kind(reader: Reader) -> bool:
    """Whether the face of a treasure comes next."""
    return reader.next is not None and reader.next.text.casefold() in _KINDS


def take_units(reader: Reader) -> tuple[int, tuple[Figure, ...]]:
    """Soldiers and figures: `4`, `4S+W`, `H`."""
    soldiers, figures = 0, list[Figure]()
    while True:
        if reader.next is not None and reader.next.text.isdecimal():
            soldiers += reader.take_number(UNITS, most=MOST)
            reader.maybe("s", "soldier", "soldiers", "ork", "orks")
        else:
            figures.append(reader.take_one(UNITS, _FIGURES))
        if not reader.maybe("+"):
            return soldiers, tuple(figures)
