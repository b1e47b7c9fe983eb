"""What moves of Armadöra are made of, as it is typed in either language; the first name is the one that is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from orclib.engine import Seat
from orclib.engine.kinds import Kind, Number, Words
from orclib.engine.patterns import Grammar
from orclib.engine.reading import Reading, folded
from orclib.games.armadora.actions import Mine
from orclib.games.armadora.box import GOLD_SQUARES, LAND, SQUARES, Line, People, Side, Square, off_board
from orclib.games.armadora.state import AnyTable
from orclib.language import say

_AT = "on at in en sur à the le la"
_WARRIOR = "warrior guerrier tile tuile square case"
_FENCE = "a an une des palisade palissade fence stick bâton palisades palissades fences sticks bâtons"
_BY_NAME = {square.value: square for square in SQUARES}
PEOPLES = {People.MAGE: "M|Mage", People.ELF: "E|Elf|Elfe", People.GOBLIN: "G|Goblin|Gobelin", People.ORC: "O|Orc"}


def _joined(reading: Reading, at: int) -> bool:
    """Whether a number follows a word without a gap, as in A1."""
    if not reading.word(at + 1).isdecimal():
        return False
    one, two = reading.tokens[at : at + 2]
    return (one.line, one.column + len(one.text)) == (two.line, two.column)


def _past(reading: Reading, at: int, words: frozenset[str]) -> int:
    """The place behind words that only lead on: "place a 4 on the square A1"."""
    while reading.word(at) in words and not _joined(reading, at):
        at += 1
    return at


def _leading(words: str) -> frozenset[str]:
    return frozenset(map(folded, words.split()))


class Place(Kind):
    """A square, also one that the board does not have: the judge says so."""

    def __init__(self, led: str = "", examples: Sequence[Square] = LAND[2:]) -> None:
        super().__init__("a square (A1 to H5)", "une case (A1 à H5)")
        self._led, self._examples = _leading(led), examples

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """A letter and a figure or two."""
        at = _past(reading, at, self._led)
        letter, number = reading.word(at), reading.word(at + 1)
        if len(letter) == 1 and letter.isascii() and letter.isalpha() and len(number) <= 2 and _joined(reading, at):
            name = f"{letter.upper()}{number}"
            return {at + 2: _BY_NAME.get(name) or off_board(name)}
        return reading.miss(at, self.label)

    def write(self, value: Square) -> str:
        """Its name."""
        return str(value.value)

    def examples(self, state: Any) -> Sequence[Square]:
        """Some that are typical."""
        return self._examples


class Value(Number):
    """A number behind words that lead to it."""

    def __init__(self, en: str, fr: str, *examples: int) -> None:
        super().__init__(en, fr)
        self._examples = examples

    def examples(self, state: Any) -> Sequence[int]:
        """Some that are typical."""
        return self._examples

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """Digits."""
        return super().read(reading, _past(reading, at, _VALUE))


_VALUE = _leading("a un of de warrior guerrier value valeur")


class _Inside(msgspec.Struct, frozen=True):
    """A line inside the board, or two squares that share none."""

    a: Square
    b: Square
    typed = "{a}|{b}", "{a}/{b}", "{a}-{b}", "[line|ligne] between|entre {a} and|et {b}"


class _AtRim(msgspec.Struct, frozen=True):
    """A piece of the rim."""

    square: Square
    side: Side
    typed = "rim|bordure|bord [beside|à_côté_de] {square} {side}"


_SIDES = Words(
    "a side of the rim",
    "un côté de la bordure",
    {Side.LEFT: "left|gauche", Side.RIGHT: "right|droite", Side.TOP: "top|haut", Side.BOTTOM: "bottom|bas"},
)
_GRAMMAR = Grammar((_Inside, _AtRim), {Square: Place(), Side: _SIDES})


class Between(Kind):
    """A line between two squares, or a piece of the rim."""

    led = _leading(f"{_FENCE} {_AT}")

    def __init__(self) -> None:
        super().__init__("a line (A1|B1 or A1/A2)", "une ligne (A1|B1 ou A1/A2)")

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """As its patterns read it; what neighbours are, the judge says."""
        at = _past(reading, at, self.led)
        if not _joined(reading, at) and reading.word(at) not in _BEGINS:
            return reading.miss(at, self.label, lambda: _BEGINS)
        found: dict[int, Any] = {}
        for cls in _GRAMMAR.classes:
            for end, said in _GRAMMAR.read_as(cls, reading, at).items():
                if reading.forgiven is not None:
                    found[end] = None
                elif cls is _Inside:
                    found[end] = Line(said["a"], said["b"])
                elif said["side"].of(said["square"]):
                    found[end] = said["side"].beside(said["square"])
                else:
                    reading.miss(end - 1, lambda said=said: _no_rim(said["square"]))  # type: ignore[misc]
        return found

    def write(self, value: Line) -> str:
        """Its name."""
        return str(value)

    def examples(self, state: Any) -> Sequence[Line]:
        """Lines of both kinds."""
        return Line(Square.A1, Square.B1), Line(Square.A1, Square.A2)


_BEGINS = ("rim", "bordure", "bord", "line", "ligne", "between", "entre")


def _no_rim(square: Square) -> str:
    return say("a side at which {square} lies at the rim", "un côté où {square} touche la bordure").format(
        square=square.value
    )


class Player(Words):
    """A player by the people."""

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """As names are; the E of E1 is none."""
        return {end: seat for end, seat in super().read(reading, at).items() if not _joined(reading, end - 1)}


_SEATED = dict[str, Mapping[Seat, str]]()


def _by_people(state: AnyTable) -> Mapping[Seat, str]:
    """The names of the players at a table."""
    options = state.options
    if options.peoples not in _SEATED:
        _SEATED[options.peoples] = {
            seat: PEOPLES[people] for seat, people in zip(options.seats, options.seating, strict=True)
        }
    return _SEATED[options.peoples]


_NUMBERED = dict[str, Mapping[Seat, str]]()


def _by_number(state: AnyTable) -> Mapping[Seat, str]:
    """The same, and their numbers, from 0."""
    peoples = state.options.peoples
    if peoples not in _NUMBERED:
        _NUMBERED[peoples] = {seat: f"{seat}|{told}" for seat, told in _by_people(state).items()}
    return _NUMBERED[peoples]


WORDS: dict[Any, Kind] = {
    Square: Place(f"{_AT} {_WARRIOR}"),
    Mine: Place(f"{_AT} {_WARRIOR}", GOLD_SQUARES),
    Line: Between(),
    Seat: Player("a player (by the people)", "un joueur (par son peuple)", _by_people),
    "player": Words(
        "a people that plays, or its seat from 0", "un peuple en jeu, ou sa place à partir de 0", _by_number
    ),
    "value": Value("a value (1 to 5)", "une valeur (1 à 5)", 4, 1),
    "gold": Value("the size of a heap (3 to 7)", "la taille d'un tas (3 à 7)", 5, 6),
}
