"""What moves and positions are made of, as it is typed in either language; of several names the first is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import fields

from orclib.engine import Seat
from orclib.engine.kinds import Kind, Number, Words
from orclib.engine.patterns import Grammar
from orclib.engine.reading import Reading, folded, words_of
from orclib.games.armadora.actions import Mine
from orclib.games.armadora.box import (
    GOLD_SQUARES,
    LAND,
    LINES,
    REFERENCE,
    ROWS,
    SQUARES,
    Line,
    People,
    Side,
    Square,
    off_board,
)
from orclib.games.armadora.state import AnyTable, Options
from orclib.language import either, say

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

    def values(self, state: Any) -> Sequence[Square]:
        return LAND if self._examples == LAND[2:] else self._examples


class Value(Number):
    """A number behind words that lead to it."""

    def __init__(self, en: str, fr: str, values: range, *examples: int) -> None:
        super().__init__(en, fr)
        self._values, self._examples = values, examples

    def values(self, state: Any) -> Sequence[int]:
        return self._values

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

    def __init__(self, *, signed: bool = False) -> None:
        super().__init__("a line (A1|B1 or A1/A2)", "une ligne (A1|B1 ou A1/A2)")
        self._signed = signed
        """Whether a sign has to stand between the squares."""

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
                elif cls is _Inside and end - at == 2 * _SQUARE and self._signed:
                    reading.miss(at + _SQUARE, lambda: '"|"')
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

    def values(self, state: Any) -> Sequence[Line]:
        return LINES


_SQUARE = 2
"""The tokens of a square: A and 1."""
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


# --- what only positions say -----------------------------------------------------------------------------------------


class Seating(Kind):
    """Who plays: MOGE, or several names."""

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """Letters in one word, each once; or names one after the other."""
        word = reading.word(at)
        if len(word) > 1 and not _joined(reading, at) and {*word} <= {*"mego"} and word not in COUNTS:
            if len({*word}) == len(word):
                return {at + 1: word.upper()}
            return reading.miss(at, self.label)
        found, letters, end = {}, "", at
        while reading.word(end) in _LETTERS and not _joined(reading, end) and len(letters) < len(People):
            letters += _LETTERS[reading.word(end)]
            end += 1
            if 1 < len(letters) == len({*letters}):
                found[end] = letters
            end += reading.word(end) in ("and", "et")
        return found or reading.miss(at, self.label)

    def examples(self, state: Any) -> Sequence[str]:
        """Four players, and two."""
        return "MOGE", "ME"


class Count(Number):
    """A number in digits or words."""

    def __init__(self, en: str, fr: str, *examples: int) -> None:
        super().__init__(en, fr)
        self._examples = examples

    def examples(self, state: Any) -> Sequence[int]:
        """Some that are typical."""
        return self._examples

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """One word."""
        found = COUNTS.get(reading.word(at))
        return super().read(reading, at) if found is None else {at + 1: found}


class Setting(Kind):
    """An option and its value."""

    def __init__(self) -> None:
        super().__init__("an option and its value (such as relook off)", "une option et sa valeur (comme relook off)")
        self._names = {words_of(name.replace("_", " ")): name for name in OPTIONS}

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """The name, a sign that may be left out, and one of the values."""
        found: dict[int, Any] = {}
        for words, name in self._names.items():
            if reading.words(at, len(words)) == words:
                end = at + len(words)
                end += reading.word(end) in ("=", ":")
                values, shown = OPTIONS[name], [told.split("|")[0] for told in OPTIONS[name].values()]
                for value, told in values.items():
                    for way in map(words_of, told.split("|")):
                        if reading.words(end, len(way)) == way:
                            found[end + len(way)] = name, value
                if not found:
                    reading.miss(end, lambda shown=shown: either(shown), lambda shown=shown: shown)  # type: ignore[misc]
                    return {end + 1: None} if reading.forgiven == end else {}
        return found or reading.miss(at, self.label, lambda: list(OPTIONS))

    def write(self, value: tuple[str, Any]) -> str:
        """The name and the value."""
        name, chosen = value
        return f"{name} {OPTIONS[name][chosen].split('|')[0]}"

    def examples(self, state: Any) -> Sequence[tuple[str, Any]]:
        """Two of them."""
        return ("relook", False), ("final_tie", "shared")

    def names(self) -> list[str]:
        """The options."""
        return list(OPTIONS)


class Span(Kind):
    """A square, or a block from one corner to another: G1–H4."""

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """One square, or two with a hyphen between."""
        found: dict[int, Any] = {}
        for end, one in _PLACE.read(reading, at).items():
            found[end] = (one,)
            if reading.word(end) == "-":
                for far, other in _PLACE.read(reading, end + 1).items():
                    found[far] = None if reading.forgiven is not None else _block(one, other)
        return found

    def write(self, value: tuple[Square, ...]) -> str:
        """Its corners."""
        return value[0].value if len(value) == 1 else f"{value[0].value}-{value[-1].value}"

    def examples(self, state: Any) -> Sequence[tuple[Square, ...]]:
        """A block."""
        return (_block(Square.A1, Square.B2),)


def _block(one: Square, other: Square) -> tuple[Square, ...]:
    columns, rows = sorted((one.column, other.column)), sorted((one.row, other.row))
    return tuple(each for each in SQUARES if columns[0] <= each.column <= columns[1] and rows[0] <= each.row <= rows[1])


_PLACE = Place()
_LETTERS = {folded(name): people.value for people, told in PEOPLES.items() for name in told.split("|")}
COUNTS = {
    folded(name): count
    for count, told in enumerate((
        "no", "a an un une one", "two deux", "three trois", "four quatre", "five cinq", "six",
        "seven sept", "eight huit"
    ))
    for name in told.split()
}  # fmt: skip
NOT_SWITCHES = ("players", "peoples")
OPTIONS: dict[str, dict[Any, str]] = {
    field.name: {True: "on|oui|yes", False: "off|non|no"}
    if field.type is bool
    else {value: str(value) for value in Options.choices()[field.name]}
    for field in fields(Options)
    if field.name not in NOT_SWITCHES
}
"""The switches and the values that each may have, as they are typed."""
_HOW_MANY = Count("a number", "un nombre", 1, 2)

WORDS: dict[Any, Kind] = {
    Square: Place(f"{_AT} {_WARRIOR}"),
    Mine: Place(f"{_AT} {_WARRIOR}", GOLD_SQUARES),
    Line: Between(),
    Seat: Player("a player (by the people)", "un joueur (par son peuple)", _by_people),
    "player": Words(
        "a people that plays, or its seat from 0", "un peuple en jeu, ou sa place à partir de 0", _by_number
    ),
    "value": Value("a value (1 to 5)", "une valeur (1 à 5)", range(1, 6), 4, 1),
    "gold": Value("the size of a heap (3 to 7)", "la taille d'un tas (3 à 7)", range(3, 8), 5, 6),
    # what only positions say
    People: Player("a people", "un peuple", PEOPLES),
    "advanced": Words(
        "the rules",
        "les règles",
        {False: "basic|base|de base|simples", True: "advanced|avancées|avancé|avancée"},
    ),
    "peoples": Seating("the players in turn order (such as MOGE)", "les joueurs dans l'ordre du tour (comme MOGE)"),
    "players": Count("how many play (2 to 4)", "combien jouent (2 à 4)", 3, 4),
    "count": _HOW_MANY,
    "number": _HOW_MANY,
    "left": _HOW_MANY,
    "size": _HOW_MANY,
    "times": Number("how often", "combien de fois"),
    "row": Number("a row (1 to 5)", "une rangée (1 à 5)", most=ROWS),
    "rows": Number("a row (1 to 5)", "une rangée (1 à 5)", most=ROWS),
    "sizes": Count("the size of a heap (3 to 7)", "la taille d'un tas (3 à 7)", *REFERENCE),
    "sticks": Between(signed=True),
    "without": Between(signed=True),
    "corners": Words(
        "a corner (NW, NE, SW or SE)",
        "un coin (NW, NE, SW ou SE : nord-ouest …)",
        {"NW": "NW|nord-ouest", "NE": "NE|nord-est", "SW": "SW|sud-ouest", "SE": "SE|sud-est"},
    ),
    "empty": Words("empty, if it is", "vide, s'il l'est", {True: "empty|vide|vides"}),
    "way": Words(
        "a direction",
        "un sens",
        {"upright": "upright|verticales|verticale", "flat": "flat|horizontales|horizontale"},
    ),
    "face_up": Words("a sign that it lies face up", "un signe de face visible", {True: "^|face up|face visible"}),
    "nothing": Words(
        "a thing on the board",
        "une chose sur le plateau",
        {
            "sticks": "sticks|palissades|stick|palissade|palisades|palisade",
            "flat sticks": "flat sticks|palissades horizontales|palissade horizontale|flat stick",
            "upright sticks": "upright sticks|palissades verticales|palissade verticale|upright stick",
            "warriors": "warriors|guerriers|warrior|guerrier",
            "arrows": "arrows|flèches|arrow|flèche",
            "reinforcements": "reinforcements|renforts|reinforcement|renfort",
        },
    ),
    "settings": Setting(),
    "spans": Span("a square, or a block (A1-B2)", "une case, ou un bloc (A1-B2)"),
}
