"""What a typed position says, word by word, before anybody asks whether it can be (see `position.py`)."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import fields

from orclib.engine.notation import Reader, Token, short
from orclib.games.armadora.box import (
    FLAT,
    GOLD_SQUARES,
    LINES,
    PEOPLES,
    REFERENCE,
    ROWS,
    SQUARES,
    UPRIGHT,
    Line,
    People,
    Square,
)
from orclib.games.armadora.rules.territories import line_bit, squares_of
from orclib.games.armadora.state import Options, Phase, State

PEOPLE_NAMES = {name.casefold(): people for people in PEOPLES for name in (people.value, people.name)}
SQUARE_NAMES = {square.value.casefold(): square for square in SQUARES}
SIGNS = ("|", "/", "-", "–")
"""What may stand between the two squares of a line."""
A_PEOPLE = "a people (M, E, G or O; or Mage, Elf, Goblin, Orc)"
A_SQUARE = "a square (A1 to H5)"
A_LINE = 'a line between two squares, such as "A1|B1" or "A1/A2"'
_TOKENS = re.compile(r"[A-Za-zÀ-ÿ_]+[0-9]*|[0-9]+|[^\s,;.`]")
_MARKUP = re.compile(r"\*+|\([^()]*\)")
"""Bold marks, and what stands in brackets: read as if it stood outside, unless it states nothing (see `_remark`)."""
_PAIRS = re.compile(r"\b[A-H][|/][A-H]\b")
"""Columns side by side, as in "A|B": a remark on where palisades lie."""
_BLOCKS = {"nw": "A1 B1 A2 B2", "ne": "G1 H1 G2 H2", "sw": "A4 B4 A5 B5", "se": "G4 H4 G5 H5"}
_CORNERS = {name: tuple(map(Square, block.split())) for name, block in _BLOCKS.items()}
"""The corners that four palisades close."""
_PHASES = {phase.value: phase for phase in Phase}
_COUNTS = {
    "no": 0, "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8
}  # fmt: skip
_NOT_SWITCHES = ("players", "peoples", "advanced")
"""Options that are told by other words."""
_OPTIONS: dict[str, dict[str, Any]] = {
    field.name: {"on": True, "off": False}
    if field.type is bool
    else {str(value): value for value in Options.allowed[field.name]}
    for field in fields(Options)
    if field.name not in _NOT_SWITCHES
}
DEFAULTS = {field.name: field.default for field in fields(Options) if field.name not in _NOT_SWITCHES}
"""The switches and what they are when nobody tells."""
_SEATING = re.compile(r"[MEGO]{2,}")
_FILLERS = ("and", "the", "with", "rules", "seats", "warriors", "options", "middle")
_STATEMENT = (
    'statement: "basic", "advanced", seats such as "MOGE", a warrior such as "M:A1=2", a line such as "A1|B1", '
    '"NW closed", "heaps", "sticks", "arrows", "reinforced", "powers", "reinforcements", "hand", "supply", "seen", '
    '"passed", "M to move", "previous", "first", "turn", "phase", "stick", "power used" or an option'
)
_EVERY_VALUE = "the value: a position tells every value, also of tiles that lie face down"


def is_place(token: Token | None) -> bool:
    """Whether the token is written like a square, on the board or not."""
    return token is not None and re.fullmatch(r"[A-Za-z][0-9]{1,2}", token.text) is not None


class Typed:
    """What a text said, before anybody asks whether it can be."""

    def __init__(self) -> None:
        self.once: dict[str, Any] = {}
        """What can be told only once: advanced, seating, mover, turn, …"""
        self.named: list[People] = []
        self.heaps: dict[Square, int] | None = None
        self.lines: list[Line] = []
        self.tiles: list[tuple[People, Square, int, bool]] = []
        self.arrows: list[Square] = []
        self.reinforced: list[tuple[Square, People | None]] = []
        self.free: list[Square] = []
        self.powers: dict[People, int] = {}
        self.reinforcements: dict[People, int] = {}
        self.hands: dict[People, list[int]] = {}
        self.seen: dict[People, list[Square]] = {}
        self.passed: list[People] = []
        self.all_passed = False
        self.options: dict[str, Any] = {}
        self.claims: list[tuple[str, str, Callable[[State], bool]]] = []
        """What was said of the position that the rest has to bear out: in words, its clause, whether it holds."""
        self.faults: list[str] = []

    def put(self, where: dict[Any, Any], key: object, value: object, what: str) -> None:
        """Note a fact that can be told only once; saying the same again is no harm."""
        if where.setdefault(key, value) != value:
            self.faults.append(f"This tells {what} twice, and differently.")

    def tell(self, what: str, value: object) -> None:
        """Note a fact about the whole position."""
        self.put(self.once, what, value, what)

    def claim(self, what: str, clause: str, holds: Callable[[State], bool]) -> None:
        """Note something to be checked once the position is built."""
        self.claims.append((what, clause, holds))


def _remark(said: str) -> bool:
    """Whether words in brackets state nothing: they hold no number and no word that a position is made of."""
    words = re.findall(r"[^\W\d]+", _PAIRS.sub("", said))
    stated = {*_WORDS, *_OPTIONS, *_CORNERS, *_COUNTS, *PEOPLE_NAMES, "move", "free"} - {"a", "an", "in", "to"}
    seats = any(re.fullmatch("[MEGO]{2,}", word) for word in words)
    return not re.search("[0-9]", said) and not seats and not {word.casefold() for word in words} & stated


def _unmarked(found: re.Match[str]) -> str:
    said = found.group()
    return re.sub(r"[^\n]" if _remark(said) else r"[*()]", " ", said)


def read(text: str) -> Typed:
    plain = _MARKUP.sub(_unmarked, short(text))
    typed, reader = Typed(), Reader(plain, _TOKENS)
    reader.text = text  # an error shows what was typed
    while reader.next is not None:
        _read_statement(reader, typed)
    return typed


def _read_statement(reader: Reader, typed: Typed) -> None:
    token = reader.next
    assert token is not None
    word = token.text.casefold()
    if _SEATING.fullmatch(token.text):
        _read_seating(reader, typed)
    elif word in PEOPLE_NAMES:
        _read_people(reader, typed)
    elif word in _CORNERS:
        _read_corners(reader, typed)
    elif is_place(token):
        _read_square(reader, typed)
    elif word in _COUNTS or token.text.isdecimal():
        _read_count(reader, typed)
    elif word == "teams" and reader.follows(*PEOPLE_NAMES):
        _read_teams(reader, typed)
    elif word in _OPTIONS:
        _read_option(reader, typed)
    elif word == "stick" and reader.follows(":"):
        reader.at += 2
        typed.tell("stick", _take_line(reader, typed))
    elif word in _WORDS or word in _FILLERS:
        reader.at += 1
        reader.maybe(":")
        if word in _WORDS:
            _WORDS[word](reader, typed)
    else:
        near = difflib.get_close_matches(word, [*_WORDS, *_OPTIONS], n=1, cutoff=0.75)
        raise reader.fail(f'"{near[0]}", or another {_STATEMENT}' if near else f"a {_STATEMENT}")


def _take_square(reader: Reader, typed: Typed, expected: str = A_SQUARE) -> Square | None:
    token = reader.next
    if token is None or not is_place(token):
        raise reader.fail(expected)
    reader.at += 1
    found = SQUARE_NAMES.get(token.text.casefold())
    if found is None:
        typed.faults.append(f"{token.text.upper()} is no square: columns are A to H, rows 1 to {ROWS} (ARM-2.1).")
    return found


def _take_line(reader: Reader, typed: Typed) -> Line | None:
    a = _take_square(reader, typed, A_LINE)
    reader.take('"|" or "/" and the second square of the line, as in "A1|B1"', *SIGNS)
    b = _take_square(reader, typed, "the second square of the line")
    if a is None or b is None:
        return None
    line = Line(a, b)
    if line.exists:
        return line
    typed.faults.append(f"{a.value} and {b.value} share no side, so there is no line between them (ARM-2.5, ARM-6.5).")
    return None


def _take_people(reader: Reader, typed: Typed, expected: str = A_PEOPLE) -> People:
    people = reader.take_one(expected, PEOPLE_NAMES)
    typed.named.append(people)
    return people


def _at_people(reader: Reader) -> bool:
    """Whether a people comes next in a list, and not at the head of the next statement."""
    token = reader.next
    return token is not None and token.text.casefold() in PEOPLE_NAMES and not reader.follows(":", "to", "has")


def _read_squares(reader: Reader, typed: Typed) -> list[Square]:
    """`G1 G1`, or `none`; a line or another statement about a square ends them."""
    found: list[Square] = []
    if reader.maybe("none"):
        return found
    more = True
    while more:
        square = _take_square(reader, typed, f'{A_SQUARE}, or "none"')
        found += [] if square is None else [square]
        more = is_place(reader.next) and not reader.follows(*SIGNS, "=", "is", "free")
    return found


def _read_lines(reader: Reader, typed: Typed) -> list[Line]:
    found: list[Line] = []
    if reader.maybe("none"):
        return found
    more = True
    while more:
        line = _take_line(reader, typed)
        found += [] if line is None else [line]
        at = reader.at
        reader.maybe("and")
        more = is_place(reader.next) and reader.follows(*SIGNS)
        reader.at = reader.at if more else at
    return found


def _read_seating(reader: Reader, typed: Typed) -> None:
    token = reader.next
    assert token is not None
    if len({*token.text}) < len(token.text) or len(token.text) > len(PEOPLES):
        raise reader.fail('two to four different letters of M E G O, such as "ME" or "MOGE"')
    reader.at += 1
    typed.tell("seats", token.text)


def _read_people(reader: Reader, typed: Typed) -> None:
    """`M:A1=2 B1=3`, `M to move`, `the Elf has no power token left`, `Elf has passed`."""
    people = _take_people(reader, typed)
    if reader.maybe("to"):
        reader.take('"move"', "move")
        typed.tell("who is to move", people)
        typed.claim("somebody is to move", "ARM-8.8", lambda state: state.phase is not Phase.OVER)
    elif reader.maybe("has"):
        if reader.maybe("passed"):
            typed.passed.append(people)
            return
        count = _take_count(reader, 'how many power tokens, or "passed"')
        reader.take('"power"', "power")
        reader.take('"token" or "tokens"', "token", "tokens")
        reader.maybe("left")
        typed.put(typed.powers, people, count, f"the power tokens of {people.value}")
    else:
        reader.take('":" and a warrior, as in "M:A1=2"; or "to move"', ":")
        more = True
        while more:
            _read_tile(reader, typed, people)
            more = is_place(reader.next) and reader.follows("=")


def _read_tile(reader: Reader, typed: Typed, people: People) -> None:
    square = _take_square(reader, typed)
    reader.take('"=" and the value of the warrior, as in "M:A1=2"', "=")
    value = reader.take_number("the value of the warrior" if not _at_sign(reader, "?") else _EVERY_VALUE, most=99)
    face_up = reader.maybe("^")
    if square is not None:
        typed.tiles.append((people, square, value, face_up))


def _at_sign(reader: Reader, sign: str) -> bool:
    return reader.next is not None and reader.next.text == sign


def _take_count(reader: Reader, expected: str) -> int:
    token = reader.next
    if token is not None and token.text.isdecimal():
        return reader.take_number(expected)
    return reader.take_one(expected, _COUNTS)


def _read_corners(reader: Reader, typed: Typed) -> None:
    """`NW closed`, `NW, NE and SW closed`, `NE closed and empty`."""
    names = [reader.take_one("a corner (NW, NE, SW or SE)", {name: name for name in _CORNERS})]
    while not reader.maybe("closed"):
        reader.maybe("and")
        names.append(reader.take_one('a corner (NW, NE, SW or SE), or "closed"', {name: name for name in _CORNERS}))
    empty = reader.maybe("and") and reader.maybe("empty")
    for name in names:
        block = _CORNERS[name]
        typed.lines += [line for line in LINES if (line.a in block) is not (line.b in block)]
        typed.free += [square for square in block if empty and square not in GOLD_SQUARES]


def _read_square(reader: Reader, typed: Typed) -> None:
    """`B1|C1 B2|C2` or `G2 free`."""
    if reader.follows(*SIGNS):
        typed.lines += _read_lines(reader, typed)
        return
    square = _take_square(reader, typed)
    reader.maybe("is")
    reader.take('"|" or "/" and a second square, or "free"; a warrior is typed with its owner, as in "M:A1=2"', "free")
    typed.free += [] if square is None else [square]


def _read_count(reader: Reader, typed: Typed) -> None:
    """`two arrows on G1`, `no sticks`, `three players`; or what can be seen: `28 in all`, `a territory of 7`."""
    token = reader.next
    count = _take_count(reader, "a number")
    if not count and _read_none(reader, typed):
        return
    if token is not None and _read_sight(reader, typed, count, at_least=token.text.casefold() in ("a", "an")):
        return
    if reader.maybe("players"):
        typed.tell("players", count)
        return
    if not reader.maybe("arrow", "arrows"):
        raise reader.fail('"arrow" or "arrows"') if count else reader.fail(f"a {_STATEMENT}", token)
    reader.take('"on"', "on")
    typed.arrows += [square for square in _read_squares(reader, typed) for _ in range(min(count, 99))]


_LYING: dict[str, tuple[str, Callable[[State], object]]] = {
    "sticks": ("ARM-3.6", lambda state: state.land.palisades),
    "flat sticks": ("ARM-3.6", lambda state: state.land.flat),
    "upright sticks": ("ARM-3.6", lambda state: state.land.upright),
    "warriors": ("ARM-2.6", lambda state: any(state.squares)),
    "arrows": ("ARM-14.16", lambda state: any(one is not None and one.arrows for one in state.squares)),
    "reinforcements": ("ARM-12.1", lambda state: any(one is not None and one.reinforced for one in state.squares)),
}
"""What may be said not to lie on the board."""


def _claim_none(typed: Typed, what: str) -> None:
    clause, there = _LYING[what]
    typed.claim(f"no {what} lie there", clause, lambda state: not there(state))


def _read_none(reader: Reader, typed: Typed) -> bool:
    """`sticks`, `flat sticks lie`, `warriors`, … after "no"."""
    kind = next((kind for kind in ("flat", "upright") if reader.maybe(kind)), "")
    if reader.maybe("stick", "sticks", "palisade", "palisades"):
        _claim_none(typed, f"{kind} sticks".strip())
        reader.maybe("lie", "lies")
        return True
    what = next((what for what in ("warriors", "arrows", "reinforcements") if not kind and reader.maybe(what)), None)
    if what is not None:
        _claim_none(typed, what)
    return what is not None


def _read_sight(reader: Reader, typed: Typed, count: int, *, at_least: bool) -> bool:
    """`28 in all`, `34 laid`, `eight columns of five`, `one heap in each`, `a closed territory of 7: A1 B1 …`."""
    if reader.next is not None and reader.next.text.casefold() == "in" and reader.follows("all"):
        reader.at += 2
    elif reader.maybe("heap", "heaps"):
        reader.take('"in each"', "in")
        reader.take('"each"', "each")
        typed.claim(f"each territory holds {count} of the heaps", "ARM-7.5", lambda state: _heaps_each(state, count))
        return True
    elif reader.maybe("closed") or (reader.next is not None and reader.next.text.casefold() in _TERRITORIES):
        reader.take('"territory"', *_TERRITORIES)
        _read_territory(reader, typed, None if at_least else count)
        return True
    elif not reader.maybe("laid"):
        return False
    typed.claim(f"{count} palisades are laid", "ARM-3.6", lambda state: state.land.palisades.bit_count() == count)
    return True


_TERRITORIES = ("territory", "territories", "column", "columns")


def _heaps_each(state: State, count: int) -> bool:
    return all(sum(map(bool, map(state.gold, squares_of(mask)))) == count for mask in state.land.territories)


def _read_territory(reader: Reader, typed: Typed, count: int | None = None) -> None:
    """`of 8`, `of 8: G1–G4, H1–H4`: that many territories (at least one) of that size, the one with these squares."""
    reader.take('"of"', "of")
    size = _take_count(reader, "how many squares")
    members: set[Square] = set()
    if reader.maybe(":"):
        while is_place(reader.next) and not reader.follows("|", "/", "=", "is", "free"):
            one = _take_square(reader, typed)
            last = _take_square(reader, typed) if reader.maybe("-", "–") else one
            if one is not None and last is not None:
                columns, rows = (sorted((one.column, last.column)), sorted((one.row, last.row)))
                members |= {
                    each
                    for each in SQUARES
                    if columns[0] <= each.column <= columns[1] and rows[0] <= each.row <= rows[1]
                }
    wanted = sum(square.bit for square in members)

    def holds(state: State) -> bool:
        found = [mask for mask in state.land.territories if mask.bit_count() == size]
        return bool(found) and count in (None, len(found)) and (not wanted or wanted in found)

    squares = f", {' '.join(square.value for square in SQUARES if square in members)}" if members else ""
    typed.claim(f"{'a' if count is None else count} territory of {size} is there{squares}", "ARM-7.1", holds)


def _read_block(reader: Reader, typed: Typed) -> None:
    """`D3 E3 D4 E4 closed by C3|D3 …`."""
    block = sum(square.bit for square in _read_squares(reader, typed))
    reader.take('"closed by" and the lines', "closed")
    reader.take('"by" and the lines', "by")
    typed.lines += _read_lines(reader, typed)
    typed.claim("the block is closed", "ARM-7.1", lambda state: block in state.land.territories)


def _read_row(reader: Reader, typed: Typed) -> None:
    """`1 is open`."""
    row = reader.take_number("the number of a row", most=ROWS)
    reader.take('"is open"', "is")
    reader.take('"open"', "open")
    across = sum(line_bit(line) for line in UPRIGHT if line.a.row + 1 == row)
    typed.claim(f"row {row} is open", "ARM-6.6", lambda state: not state.land.palisades & across)


def _together(one: People, other: People, state: State) -> bool:
    seat, partner = state.seat_of(one), state.seat_of(other)
    return seat is not None and partner is not None and state.options.partner(seat) == partner


def _read_teams(reader: Reader, typed: Typed) -> None:
    """`teams M+O and G+E`."""
    reader.at += 1
    more = True
    while more:
        one = _take_people(reader, typed)
        reader.take('"+"', "+")
        other = _take_people(reader, typed)
        typed.claim(f"{one.value} and {other.value} are a team", "ARM-10.1", partial(_together, one, other))
        more = reader.maybe("and") and reader.follows("+")


def _read_empty(reader: Reader, typed: Typed) -> None:
    reader.take('"board"', "board", "table")
    typed.claim("the board is empty", "ARM-2.7", lambda state: not (any(state.squares) or state.land.palisades))


def _claim_nobody_passed(typed: Typed) -> None:
    typed.claim("nobody has passed", "ARM-8.5", lambda state: not any(state.passed))


def _read_nobody(reader: Reader, typed: Typed) -> None:
    reader.take('"has passed"', "has")
    reader.take('"passed"', "passed")
    _claim_nobody_passed(typed)


def _claim_reference(typed: Typed) -> None:
    typed.claim("the heaps lie as in the examples", "ARM-3.5", lambda state: state.heaps == REFERENCE)


def _read_as(reader: Reader, typed: Typed) -> None:
    """`in 2.4`: as the specification has it."""
    reader.take('"in 2.4"', "in")
    reader.take('"2.4"', "2")
    reader.take('"2.4"', "4")
    _claim_reference(typed)


def _read_option(reader: Reader, typed: Typed) -> None:
    name = reader.take_one("an option", {name: name for name in _OPTIONS})
    reader.maybe("=", ":")
    values = _OPTIONS[name]
    typed.put(typed.options, name, reader.take_one(f"{name}: {' or '.join(values)}", values), f"option {name}")


def _read_heaps(reader: Reader, typed: Typed) -> None:
    """`D1=5 B2=6`, or `none`; nothing at all are those of the examples."""
    heaps = typed.heaps or {}
    if reader.maybe("none"):
        typed.claim("no heap lies there", "ARM-3.5", lambda state: not any(state.heaps))
    else:
        told = False
        while is_place(reader.next):
            if reader.follows(*SIGNS):
                break
            square = _take_square(reader, typed)
            reader.take('"=" and the size of the heap, as in "D1=5"', "=")
            gold = reader.take_number("the size of the heap", most=99)
            told = True
            if square is not None:
                typed.put(heaps, square, gold, f"the heap on {square.value}")
        if not told:
            reader.maybe("reference")
            _claim_reference(typed)
            return
    typed.heaps = heaps


def _read_all(reader: Reader, typed: Typed, rows: Sequence[int] = ()) -> None:
    """`all 35 upright sticks except G1|H1`, `all upright sticks in rows 2, 3`, `all have passed`."""
    if reader.maybe("have", "pass", "passed", "players"):
        reader.maybe("have")
        reader.maybe("pass", "passed")
        typed.all_passed = True
        return
    count = None
    if reader.next is not None and reader.next.text.isdecimal():
        count = reader.take_number("how many there are")
    reader.maybe("seven")
    lines = reader.take_one('"upright", "flat" or "passed"', {"upright": UPRIGHT, "flat": FLAT})
    reader.take('"sticks"', "sticks", "palisades")
    if reader.maybe("are"):
        reader.take('"laid"', "laid")
    if count not in (None, len(lines)):
        typed.faults.append(f"All are {len(lines)} lines, not {count} (ARM-2.5).")
    if reader.maybe("in", "of"):
        rows = _read_rows(reader)
    wanted = [line for line in lines if not rows or line.a.row + 1 in rows]
    if reader.maybe("except"):
        without = _read_lines(reader, typed)
        wanted = [line for line in wanted if line not in without]
    typed.lines += wanted


def _read_rows(reader: Reader) -> list[int]:
    reader.take('"row" or "rows"', "row", "rows")
    rows = [reader.take_number("the number of a row", most=ROWS)]
    while reader.next is not None and (reader.next.text.isdecimal() or reader.next.text.casefold() == "and"):
        reader.maybe("and")
        rows.append(reader.take_number("the number of a row", most=ROWS))
    return rows


def _read_in(reader: Reader, typed: Typed) -> None:
    """`in each of rows 2, 3, 4, 5 all seven upright sticks`."""
    reader.maybe("each")
    reader.maybe("of")
    rows = _read_rows(reader)
    reader.take('"all"', "all")
    _read_all(reader, typed, rows)


def _read_passed(reader: Reader, typed: Typed) -> None:
    if reader.maybe("none", "nobody"):
        _claim_nobody_passed(typed)
        return
    typed.passed.append(_take_people(reader, typed))
    while _at_people(reader):
        typed.passed.append(_take_people(reader, typed))


def _read_tokens(reader: Reader, typed: Typed, where: dict[People, int], what: str) -> None:
    """`M 1, E 0`, or `none` for nobody."""
    if reader.maybe("none"):
        for people in PEOPLES:
            typed.put(where, people, 0, f"the {what} of {people.value}")
        return
    more = True
    while more:
        people = _take_people(reader, typed, f'{A_PEOPLE} and a number, as in "M 1"')
        typed.put(where, people, reader.take_number(f"how many {what}"), f"the {what} of {people.value}")
        more = _at_people(reader) and reader.after is not None and reader.after.text.isdecimal()


def _read_hand(reader: Reader, typed: Typed) -> None:
    """`M: 1 1 2`, `M: 1x3 2` or `M: none`."""
    people = _take_people(reader, typed)
    reader.maybe(":")
    hand: list[int] = []
    if not reader.maybe("none"):
        if reader.next is None or not reader.next.text.isdecimal():
            raise reader.fail('values, as in "1x3 2", or "none"' if not _at_sign(reader, "?") else _EVERY_VALUE)
        while reader.next is not None and reader.next.text.isdecimal() and not reader.follows("arrow", "arrows"):
            value, times = reader.take_number("a value", most=99), 1
            if reader.next is not None and (found := re.fullmatch(r"[x×]([0-9]{1,2})", reader.next.text.casefold())):
                times = int(found.group(1))
                reader.at += 1
            hand += [value] * times
    typed.put(typed.hands, people, sorted(hand), f"the hand of {people.value}")


def _read_seen(reader: Reader, typed: Typed) -> None:
    people = _take_people(reader, typed)
    reader.maybe(":")
    typed.put(typed.seen, people, _read_squares(reader, typed), f"what {people.value} has seen")


def _read_reinforced(reader: Reader, typed: Typed) -> None:
    """`G2`, or `of the Orc on G2`."""
    owner = None
    if reader.maybe("of"):
        reader.maybe("the")
        owner = _take_people(reader, typed)
    reader.maybe("on")
    found = _read_squares(reader, typed)
    typed.reinforced += [(square, owner) for square in found]
    if not found:
        _claim_none(typed, "reinforcements")


def _read_advanced(reader: Reader, typed: Typed) -> None:
    """The word alone, or `advanced=on` as the other options are written."""
    values = {"on": True, "off": False}
    typed.tell("basic or advanced", reader.take_one("on or off", values) if reader.maybe("=") else True)


def _read_peoples(reader: Reader, typed: Typed) -> None:
    reader.maybe("=")
    if reader.next is None or not _SEATING.fullmatch(reader.next.text):
        raise reader.fail('seats such as "MOGE"')
    _read_seating(reader, typed)


def _read_power(reader: Reader, typed: Typed) -> None:
    reader.take('"used"', "used")
    typed.tell("power used", True)


def _read_to_move(reader: Reader, typed: Typed) -> None:
    reader.take('"move"', "move")
    reader.maybe(":")
    typed.tell("who is to move", _take_people(reader, typed))


def _sticks(reader: Reader, typed: Typed) -> None:
    found = _read_lines(reader, typed)
    typed.lines += found
    if not found:
        _claim_none(typed, "sticks")


def _arrows(reader: Reader, typed: Typed) -> None:
    found = _read_squares(reader, typed)
    typed.arrows += found
    if not found:
        _claim_none(typed, "arrows")


_WORDS: dict[str, Callable[[Reader, Typed], None]] = {
    "basic": lambda _, typed: typed.tell("basic or advanced", False),
    "advanced": _read_advanced,
    "peoples": _read_peoples,
    "heaps": _read_heaps,
    "heap": _read_heaps,
    **dict.fromkeys(("stick", "sticks", "palisade", "palisades"), _sticks),
    "all": _read_all,
    "both": _read_all,
    "in": _read_in,
    "as": _read_as,
    "empty": _read_empty,
    "nobody": _read_nobody,
    "row": _read_row,
    "block": _read_block,
    "territory": _read_territory,
    "arrows": _arrows,
    "reinforced": _read_reinforced,
    "reinforcement": _read_reinforced,
    "powers": lambda reader, typed: _read_tokens(reader, typed, typed.powers, "power tokens"),
    "reinforcements": lambda reader, typed: _read_tokens(reader, typed, typed.reinforcements, "reinforcements"),
    "hand": _read_hand,
    "seen": _read_seen,
    "passed": _read_passed,
    "supply": lambda reader, typed: typed.tell("the supply", reader.take_number("the palisades left")),
    "to": _read_to_move,
    "active": lambda reader, typed: typed.tell("who is to move", _take_people(reader, typed)),
    "previous": lambda reader, typed: typed.tell("who took the turn before", _take_people(reader, typed)),
    "first": lambda reader, typed: typed.tell("who took the first turn", _take_people(reader, typed)),
    "turn": lambda reader, typed: typed.tell("the turn", reader.take_number("the number of the turn")),
    "phase": lambda reader, typed: typed.tell("the phase", reader.take_one(f"a phase ({', '.join(_PHASES)})", _PHASES)),
    "power": _read_power,
}
