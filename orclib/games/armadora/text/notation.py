"""How the actions of Armadöra are typed, both ways."""

from __future__ import annotations

import re
from collections.abc import Callable

from orclib.engine import CHANCE, Seat
from orclib.engine.notation import Reader, Token
from orclib.games.armadora.actions import (
    AnyAction,
    ExtraPalisade,
    ExtraWarrior,
    LayPalisade,
    LayPalisades,
    Look,
    LookBehind,
    NameFirst,
    Pass,
    Peek,
    PlaceReinforcement,
    PlaceWarrior,
    PutHeap,
    Shoot,
    Show,
    Stop,
    TakeBack,
    TakePalisade,
    TurnOver,
)
from orclib.games.armadora.box import PEOPLES, SQUARES, Line, People, Side, Square, off_board
from orclib.games.armadora.state import Phase, Table

PEOPLE_NAMES = {name.casefold(): people for people in PEOPLES for name in (people.value, people.name)}
SQUARE_NAMES = {square.value.casefold(): square for square in SQUARES}
SIGNS = ("|", "/", "-", "–")
"""What may stand between the two squares of a line."""
A_PEOPLE = "a people (M, E, G or O; or Mage, Elf, Goblin, Orc)"
A_SQUARE = "a square (A1 to H5)"
A_LINE = 'a line between two squares, such as "A1|B1" or "A1/A2"'

_TOKENS = re.compile(r"[A-Za-zÀ-ÿ_]+[0-9]*|[0-9]+|[^\s(),;`]")
"""Brackets and commas only separate: "place_warrior(4, C1)" is how the specification writes "place 4 C1"."""
_MOST = 99
"""Larger values are no slip but a typing error."""
_A_VALUE = "the value of a warrior (1 to 5)"
_A_MOVE = (
    'a move such as "place 4 C1", "fence A1|B1", "fence A1|B1 A1/A2", "stop", "reinforce G2", "look A1", "extra 3 E1", '
    '"extra B2|C2", "shoot A1" or "pass"'
)
_SIDES = {side.value: side for side in Side}


def is_place(token: Token | None) -> bool:
    """Whether the token is written like a square, on the board or not."""
    return token is not None and re.fullmatch(r"[A-Za-z][0-9]{1,2}", token.text) is not None


def write(action: AnyAction) -> str:
    """An action as a person types it; `read` reads it back."""
    match action:
        case PutHeap(square=square, gold=gold):
            return f"heap {square.value}={gold}"
        case NameFirst(player=player):
            return f"first {player}"
        case PlaceWarrior(value=value, square=square):
            return f"place {value} {square.value}"
        case LayPalisade(line=line):
            return f"fence {line}"
        case LayPalisades(lines=lines):
            told = " ".join(map(str, lines)) or "nothing"
            return f"fence {told} stop" if len(lines) == 1 else f"fence {told}"
        case Stop():
            return "stop"
        case PlaceReinforcement(square=square):
            return f"reinforce {square.value}"
        case Pass():
            return "pass"
        case Look(square=square):
            return f"look {square.value}"
        case ExtraWarrior(value=value, square=square):
            return f"extra {value} {square.value}"
        case ExtraPalisade(line=line):
            return f"extra {line}"
        case Shoot(square=square):
            return f"shoot {square.value}"
        case TakeBack(square=square):
            return f"take {square.value}"
        case TakePalisade(line=line):
            return f"take {line}"
        case TurnOver(square=square):
            return f"turn {square.value}"
        case Peek(square=square):
            return f"peek {square.value}"
        case LookBehind(player=player):
            return f"behind {player}"
        case Show():
            return "show"


def read(text: str, state: Table, seat: Seat | None = None) -> AnyAction:
    """The action that was typed. A leading `M:` or `Mage:` says who, otherwise the one to move.

    "place 4 C1", "4 on C1", "C1=4" and "place_warrior(4, C1)" are the same. Raises NotationError.
    """
    reader = _Reader(text, _TOKENS)
    token = reader.next
    if token is None:
        raise reader.fail(_A_MOVE)
    who = state.active if seat is None or seat == CHANCE else seat
    if token.text.casefold() in PEOPLE_NAMES and len(reader.tokens) > 1 and reader.tokens[1].text == ":":
        who = _take_player(reader, state)
        reader.take("a colon", ":")
    action = _read_action(reader, state, who)
    reader.end()
    return action


class _Reader(Reader):
    """Takes squares and lines too, also such as the board does not have."""

    def take_value(self, expected: str = _A_VALUE) -> int:
        """A number that may be meant as a value."""
        return self.take_number(expected, most=_MOST)

    def take_square(self, expected: str = A_SQUARE) -> Square:
        """A square."""
        self.maybe("on", "at")
        return self._take_place(expected)

    def take_line(self) -> Line:
        """A line: two squares, and between them a sign that may be left out; or a piece of the rim."""
        if self.maybe("rim"):
            return self._take_rim()
        one = self._take_place(A_LINE)
        self.maybe(*SIGNS)
        return Line(one, self._take_place('the second square of the line, as in "A1|B1"'))

    def _take_rim(self) -> Line:
        square, token = self.take_square(), self.next
        side = self.take_one(f"a side of the rim ({', '.join(_SIDES)})", _SIDES)
        if not side.of(square):
            raise self.fail(f"a side at which {square.value} lies at the rim", token)
        return side.beside(square)

    def _take_place(self, expected: str) -> Square:
        token = self.next
        if token is None or not is_place(token):
            raise self.fail(expected)
        self.at += 1
        return SQUARE_NAMES.get(token.text.casefold()) or off_board(token.text.upper())


def _read_action(reader: _Reader, state: Table, who: Seat) -> AnyAction:
    token = reader.next
    if is_place(token) or (token is not None and token.text.isdecimal()):
        return _read_bare(reader, state, who)
    word = reader.take_one(_A_MOVE, {word: word for word in _WORDS})
    return _WORDS[word](reader, state, who)


def _read_bare(reader: _Reader, state: Table, who: Seat) -> AnyAction:
    """`C1=4`, `E1=3^`, `4 on C1`, `A1|B1 A1/A2`; while heaps are put, `D1=5` is a heap."""
    if reader.follows(*SIGNS):
        return _read_lines(reader, state, who)
    if is_place(reader.next) and not reader.follows("="):
        reader.at += 1
        raise reader.fail('"=" and a value, as in "C1=4"; or "|" or "/" and a second square, as in "A1|B1"')
    if state.phase is Phase.HEAPS:
        return _read_heap(reader, state, who)
    return _read_warrior(reader, state, who)


def _take_tile(reader: _Reader, a_value: str = _A_VALUE, such_as: str = "C1=4") -> tuple[int, Square]:
    """A value and a square: `4 C1`, `4 on C1` or `C1=4`."""
    if is_place(reader.next):
        square = reader.take_square()
        reader.take(f'"=" and {a_value}, as in "{such_as}"', "=")
        return reader.take_value(a_value), square
    value = reader.take_value(f'{a_value} and a square, as in "{such_as}"')
    return value, reader.take_square()


def _read_heap(reader: _Reader, state: Table, who: Seat) -> AnyAction:
    gold, square = _take_tile(reader, "the size of a heap (3 to 7)", "D1=5")
    return PutHeap(who if state.options.heap_placement == "manual" else CHANCE, square, gold)


def _read_warrior(reader: _Reader, state: Table, who: Seat) -> AnyAction:
    value, square = _take_tile(reader)
    return ExtraWarrior(who, value, square) if reader.maybe("^") else PlaceWarrior(who, value, square)


def _read_lines(reader: _Reader, state: Table, who: Seat, *, announced: bool = False) -> AnyAction:
    """One palisade, or an announcement: of several, of one and no second (`A1|B1 stop`), or of `nothing`."""
    if reader.maybe("nothing") or (announced and reader.next is None):
        return LayPalisades(who, ())
    lines = [reader.take_line()]
    while reader.next is not None and reader.next.text.casefold() != "stop":
        reader.maybe("and", "+")
        lines.append(reader.take_line())
    stopped = reader.maybe("stop")
    return LayPalisades(who, tuple(lines)) if stopped or announced or len(lines) > 1 else LayPalisade(who, lines[0])


def _read_fence(reader: _Reader, state: Table, who: Seat) -> AnyAction:
    reader.maybe("fence", "fences", "palisade", "palisades", "stick", "sticks")  # "lay palisade A1|B1"
    return _read_lines(reader, state, who)


def _read_at_rim(reader: _Reader, state: Table, who: Seat) -> AnyAction:
    reader.at -= 1  # the word is part of the line
    return _read_lines(reader, state, who)


def _read_extra(reader: _Reader, state: Table, who: Seat) -> AnyAction:
    """A power: a value and a square, a line, or a square alone for who looks or shoots."""
    token, people = reader.next, state.people(who) if who in state.options.seats else None
    if token is not None and token.text.casefold() in _POWERS:
        reader.at += 1
        return _POWERS[token.text.casefold()](reader, state, who)
    at_rim = token is not None and token.text.casefold() == "rim"
    if at_rim or (is_place(token) and (reader.follows(*SIGNS) or is_place(reader.after))):
        return ExtraPalisade(who, reader.take_line())
    if is_place(token) and not reader.follows("=") and people in (People.MAGE, People.ELF):
        square = reader.take_square()
        return Look(who, square) if people is People.MAGE else Shoot(who, square)
    if token is None or not (is_place(token) or token.text.isdecimal()):
        raise reader.fail('a value and a square, as in "extra 3 E1", or a line, as in "extra B2|C2"')
    return _read_extra_warrior(reader, state, who)


def _read_extra_warrior(reader: _Reader, state: Table, who: Seat) -> AnyAction:
    value, square = _take_tile(reader)
    reader.maybe("^")
    return ExtraWarrior(who, value, square)


def _read_look(reader: _Reader, state: Table, who: Seat) -> AnyAction:
    if reader.maybe("behind"):
        return LookBehind(who, _take_player(reader, state))
    return Look(who, reader.take_square(f'{A_SQUARE} or "behind"'))


def _read_take(reader: _Reader, state: Table, who: Seat) -> AnyAction:
    reader.maybe("back")
    if not reader.follows(*SIGNS):
        return TakeBack(who, reader.take_square(f"{A_SQUARE}, or {A_LINE}"))
    token = reader.next
    line = reader.take_line()
    if not line.exists and not line.missing:
        raise reader.fail("a line between two neighbours", token)
    return TakePalisade(who, line)


def _read_turn(reader: _Reader, state: Table, who: Seat) -> AnyAction:
    reader.maybe("over", "up", "down")
    return TurnOver(who, reader.take_square())


def _take_player(reader: _Reader, state: Table) -> Seat:
    """A people that plays, or a seat counted from 0."""
    seating = state.options.seating
    names = {name: state.options.seats[seating.index(one)] for name, one in PEOPLE_NAMES.items() if one in seating}
    names |= {str(seat): seat for seat in state.options.seats}
    told = ", ".join(people.value for people in seating)
    return reader.take_one(f"a people that plays ({told}) or a seat (0 to {len(seating) - 1})", names)


_POWERS: dict[str, Callable[[_Reader, Table, Seat], AnyAction]] = {
    "look": _read_look,
    "shoot": lambda r, _, who: Shoot(who, r.take_square()),
    "arrow": lambda r, _, who: Shoot(who, r.take_square()),
    "extra_warrior": _read_extra_warrior,
    "extra_palisade": lambda r, _, who: ExtraPalisade(who, r.take_line()),
}
_WORDS: dict[str, Callable[[_Reader, Table, Seat], AnyAction]] = {
    "heap": _read_heap,
    "put": lambda r, state, who: (_read_heap if state.phase is Phase.HEAPS else _read_warrior)(r, state, who),
    "first": lambda r, state, _: NameFirst(CHANCE, _take_player(r, state)),
    "place": _read_warrior,
    "place_warrior": _read_warrior,
    **dict.fromkeys(("fence", "fences", "palisade", "palisades", "stick", "sticks", "lay"), _read_fence),
    "rim": _read_at_rim,
    "place_palisades": lambda r, state, who: _read_lines(r, state, who, announced=True),
    "stop": lambda _, __, who: Stop(who),
    **dict.fromkeys(
        ("reinforce", "reinforcement", "place_reinforcement", "+"),
        lambda r, _, who: PlaceReinforcement(who, r.take_square()),
    ),
    "pass": lambda _, __, who: Pass(who),
    "pass_turn": lambda _, __, who: Pass(who),
    **_POWERS,
    **dict.fromkeys(("extra", "power", "use_power"), _read_extra),
    "take": _read_take,
    "turn": _read_turn,
    "peek": lambda r, _, who: Peek(who, r.take_square()),
    "behind": lambda r, state, who: LookBehind(who, _take_player(r, state)),
    "show": lambda _, __, who: Show(who),
}
