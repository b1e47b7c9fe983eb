"""A position typed by hand, and back.

    advanced, MOGE                     basic or advanced; who plays, in turn order (left out: basic, ME)
    heaps: D1=5 B2=6 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6
    sticks: B1|C1 B2|C2 A2/A3 B2/B3    or by name: "NW closed", "all 35 upright sticks except G1|H1"
    M:A1=2 E:C1=1 G:B1=3^              warriors: owner, square, value; ^ lies face up
    arrows: G1 G1   reinforced: G2     on the board; "powers: M 1, E 0", "reinforcements: M 0" are tokens left
    hand M: 1x3 2                      tiles left; "supply: 7" palisades left
    passed: M, E to move               seen: M A1 B2 (what a Mage has looked at)

Everything may be left out: heaps lie as in the specification's examples, hands are what is not on the board, tokens
are unspent but for what lies there, the first seat that has not passed is to move. The words of the specification's
examples are understood.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, cast

from msgspec.structs import fields

from orclib.engine import PositionError, Seat
from orclib.engine.notation import Reader
from orclib.games.armadora.components import (
    FLAT,
    GOLD_SQUARES,
    LINES,
    PALISADES,
    PEOPLES,
    REFERENCE,
    ROWS,
    SQUARES,
    UPRIGHT,
    VALUES,
    Counts,
    Line,
    People,
    Square,
)
from orclib.games.armadora.faults import faults, named
from orclib.games.armadora.notation import A_LINE, A_PEOPLE, A_SQUARE, PEOPLE_NAMES, SIGNS, SQUARE_NAMES, is_place
from orclib.games.armadora.state import Options, Phase, State, View, Warrior, start_hand
from orclib.games.armadora.territories import land, lines_of

_TOKENS = re.compile(r"[A-Za-zÀ-ÿ_]+[0-9]*|[0-9]+|[^\s,;.`]")
_REMARKS = re.compile(
    r"\*+|\([^()]*\)|\b(?:empty (?:board|table)|nobody has passed|are laid|[0-9]+ in all|row [1-5] is open"
    r"|and no flat sticks? lies?|one territory of [0-9]+|as in 2\.4|teams [MEGO]\+[MEGO] and [MEGO]\+[MEGO]"
    r"|(?:middle )?block(?: [A-H][1-5])+ closed by)\b",
    re.IGNORECASE,
)
"""What only explains: bold marks, remarks in brackets, what the position shows anyway."""
_BLOCKS = {"nw": "A1 B1 A2 B2", "ne": "G1 H1 G2 H2", "sw": "A4 B4 A5 B5", "se": "G4 H4 G5 H5"}
_CORNERS = {name: tuple(map(Square, block.split())) for name, block in _BLOCKS.items()}
"""The corners that four palisades close."""
_PHASES = {phase.value: phase for phase in Phase}
_SETTING_UP = (Phase.HEAPS, Phase.FIRST)
_COUNTS = {"no": 0, "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4}
_NOT_SWITCHES = ("players", "peoples", "advanced")
"""Options that are told by other words."""
_OPTIONS: dict[str, dict[str, Any]] = {
    field.name: {"on": True, "off": False}
    if field.type is bool
    else {str(value): value for value in Options.allowed[field.name]}
    for field in fields(Options)
    if field.name not in _NOT_SWITCHES
}
_DEFAULTS = {field.name: field.default for field in fields(Options) if field.name not in _NOT_SWITCHES}
_FILLERS = ("and", "the", "with", "rules", "seats", "warriors", "options")
_STATEMENT = (
    'statement: "basic", "advanced", seats such as "MOGE", a warrior such as "M:A1=2", a line such as "A1|B1", '
    '"NW closed", "heaps", "sticks", "arrows", "reinforced", "powers", "reinforcements", "hand", "supply", "seen", '
    '"passed", "M to move", "previous", "first", "turn", "phase", "stick", "power used" or an option'
)
_EVERY_VALUE = "the value: a position tells every value, also of tiles that lie face down"


class _Typed:
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
        self.faults: list[str] = []

    def put(self, where: dict[Any, Any], key: object, value: object, what: str) -> None:
        """Note a fact that can be told only once; saying the same again is no harm."""
        if where.setdefault(key, value) != value:
            self.faults.append(f"This tells {what} twice, and differently.")

    def tell(self, what: str, value: object) -> None:
        """Note a fact about the whole position."""
        self.put(self.once, what, value, what)


def position(text: str) -> State:
    """The state that was typed. Raises NotationError, or PositionError with all its faults."""
    return _build(_read(text))


# --- reading ---------------------------------------------------------------------------------------------------------


def _read(text: str) -> _Typed:
    plain = _REMARKS.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)
    typed, reader = _Typed(), Reader(plain, _TOKENS)
    reader.text = text  # an error shows what was typed
    while reader.next is not None:
        _read_statement(reader, typed)
    return typed


def _read_statement(reader: Reader, typed: _Typed) -> None:
    token = reader.next
    assert token is not None
    word = token.text.casefold()
    if re.fullmatch(r"[MEGO]{2,}", token.text):
        _read_seating(reader, typed)
    elif word in PEOPLE_NAMES:
        _read_people(reader, typed)
    elif word in _CORNERS:
        _read_corners(reader, typed)
    elif is_place(token):
        _read_square(reader, typed)
    elif word in _COUNTS or token.text.isdecimal():
        _read_count(reader, typed)
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


def _take_square(reader: Reader, typed: _Typed, expected: str = A_SQUARE) -> Square | None:
    token = reader.next
    if token is None or not is_place(token):
        raise reader.fail(expected)
    reader.at += 1
    found = SQUARE_NAMES.get(token.text.casefold())
    if found is None:
        typed.faults.append(f"{token.text.upper()} is no square: columns are A to H, rows 1 to {ROWS} (ARM-2.1).")
    return found


def _take_line(reader: Reader, typed: _Typed) -> Line | None:
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


def _take_people(reader: Reader, typed: _Typed, expected: str = A_PEOPLE) -> People:
    people = reader.take_one(expected, PEOPLE_NAMES)
    typed.named.append(people)
    return people


def _at_people(reader: Reader) -> bool:
    """Whether a people comes next in a list, and not at the head of the next statement."""
    token = reader.next
    return token is not None and token.text.casefold() in PEOPLE_NAMES and not reader.follows(":", "to", "has")


def _read_squares(reader: Reader, typed: _Typed) -> list[Square]:
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


def _read_lines(reader: Reader, typed: _Typed) -> list[Line]:
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


def _read_seating(reader: Reader, typed: _Typed) -> None:
    token = reader.next
    assert token is not None
    if len({*token.text}) < len(token.text) or len(token.text) > len(PEOPLES):
        raise reader.fail('two to four different letters of M E G O, such as "ME" or "MOGE"')
    reader.at += 1
    typed.tell("seats", token.text)


def _read_people(reader: Reader, typed: _Typed) -> None:
    """`M:A1=2 B1=3`, `M to move`, `the Elf has no power token left`, `Elf has passed`."""
    people = _take_people(reader, typed)
    if reader.maybe("to"):
        reader.take('"move"', "move")
        typed.tell("who is to move", people)
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


def _read_tile(reader: Reader, typed: _Typed, people: People) -> None:
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


def _read_corners(reader: Reader, typed: _Typed) -> None:
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


def _read_square(reader: Reader, typed: _Typed) -> None:
    """`B1|C1 B2|C2` or `G2 free`."""
    if reader.follows(*SIGNS):
        typed.lines += _read_lines(reader, typed)
        return
    square = _take_square(reader, typed)
    reader.maybe("is")
    reader.take('"|" or "/" and a second square, or "free"; a warrior is typed with its owner, as in "M:A1=2"', "free")
    typed.free += [] if square is None else [square]


def _read_count(reader: Reader, typed: _Typed) -> None:
    """`two arrows on G1`, `an arrow on G1`, `no sticks`, `three players`."""
    token = reader.next
    count = _take_count(reader, "a number")
    if not count and reader.maybe("sticks", "palisades", "warriors", "arrows", "reinforcements"):
        return
    if reader.maybe("players"):
        typed.tell("players", count)
        return
    if not reader.maybe("arrow", "arrows"):
        raise reader.fail('"arrow" or "arrows"') if count else reader.fail(f"a {_STATEMENT}", token)
    reader.take('"on"', "on")
    typed.arrows += [square for square in _read_squares(reader, typed) for _ in range(min(count, 99))]


def _read_option(reader: Reader, typed: _Typed) -> None:
    name = reader.take_one("an option", {name: name for name in _OPTIONS})
    reader.maybe("=", ":")
    values = _OPTIONS[name]
    typed.put(typed.options, name, reader.take_one(f"{name}: {' or '.join(values)}", values), f"option {name}")


def _read_heaps(reader: Reader, typed: _Typed) -> None:
    """`D1=5 B2=6`, or `none`; nothing at all are those of the examples."""
    heaps: dict[Square, int] = {}
    if not reader.maybe("none"):
        reader.maybe("reference")
        while is_place(reader.next):
            if reader.follows(*SIGNS):
                break
            square = _take_square(reader, typed)
            reader.take('"=" and the size of the heap, as in "D1=5"', "=")
            gold = reader.take_number("the size of the heap", most=99)
            if square is not None:
                typed.put(heaps, square, gold, f"the heap on {square.value}")
        if not heaps:
            return
    typed.heaps = heaps


def _read_all(reader: Reader, typed: _Typed, rows: Sequence[int] = ()) -> None:
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


def _read_in(reader: Reader, typed: _Typed) -> None:
    """`in each of rows 2, 3, 4, 5 all seven upright sticks`."""
    reader.maybe("each")
    reader.maybe("of")
    rows = _read_rows(reader)
    reader.take('"all"', "all")
    _read_all(reader, typed, rows)


def _read_passed(reader: Reader, typed: _Typed) -> None:
    if reader.maybe("none", "nobody"):
        return
    typed.passed.append(_take_people(reader, typed))
    while _at_people(reader):
        typed.passed.append(_take_people(reader, typed))


def _read_tokens(reader: Reader, typed: _Typed, where: dict[People, int], what: str) -> None:
    """`M 1, E 0`, or `none` for nobody."""
    if reader.maybe("none"):
        for people in PEOPLES:
            where.setdefault(people, 0)
        return
    more = True
    while more:
        people = _take_people(reader, typed, f'{A_PEOPLE} and a number, as in "M 1"')
        typed.put(where, people, reader.take_number(f"how many {what}"), f"the {what} of {people.value}")
        more = _at_people(reader) and reader.after is not None and reader.after.text.isdecimal()


def _read_hand(reader: Reader, typed: _Typed) -> None:
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


def _read_seen(reader: Reader, typed: _Typed) -> None:
    people = _take_people(reader, typed)
    reader.maybe(":")
    typed.put(typed.seen, people, _read_squares(reader, typed), f"what {people.value} has seen")


def _read_reinforced(reader: Reader, typed: _Typed) -> None:
    """`G2`, or `of the Orc on G2`."""
    owner = None
    if reader.maybe("of"):
        reader.maybe("the")
        owner = _take_people(reader, typed)
    reader.maybe("on")
    typed.reinforced += [(square, owner) for square in _read_squares(reader, typed)]


def _read_power(reader: Reader, typed: _Typed) -> None:
    reader.take('"used"', "used")
    typed.tell("power used", True)


def _read_to_move(reader: Reader, typed: _Typed) -> None:
    reader.take('"move"', "move")
    reader.maybe(":")
    typed.tell("who is to move", _take_people(reader, typed))


def _sticks(reader: Reader, typed: _Typed) -> None:
    typed.lines += _read_lines(reader, typed)


_WORDS: dict[str, Callable[[Reader, _Typed], None]] = {
    "basic": lambda _, typed: typed.tell("basic or advanced", False),
    "advanced": lambda _, typed: typed.tell("basic or advanced", True),
    "heaps": _read_heaps,
    "heap": _read_heaps,
    **dict.fromkeys(("stick", "sticks", "palisade", "palisades"), _sticks),
    "all": _read_all,
    "both": _read_all,
    "in": _read_in,
    "arrows": lambda reader, typed: typed.arrows.extend(_read_squares(reader, typed)),
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


# --- building --------------------------------------------------------------------------------------------------------


def _build(typed: _Typed) -> State:
    found, once = typed.faults, typed.once
    options = _options(typed)
    seats = dict(zip(options.seating, options.seats, strict=True))
    for people in dict.fromkeys(typed.named):
        if people not in seats:
            found.append(f"{named(people)} does not play here: the seats are {options.peoples} (ARM-3.1).")
    phase = _phase(typed, len(seats))
    heaps, lines, squares = _heaps(typed, phase), _lines(typed), _squares(typed, seats)
    set_up = phase in _SETTING_UP
    found += _too_early(typed, options) if set_up else []
    state = State(
        options=options,
        phase=phase,
        heaps=heaps,
        land=land(lines, options.min_territory),
        supply=once.get("the supply", max(0, PALISADES - len(lines))),
        squares=squares,
        **({} if set_up else _in_play(typed, options, squares)),
    )
    found += faults(state)
    if found:
        raise PositionError(dict.fromkeys(found))
    return state


def _options(typed: _Typed) -> Options:
    once, found = typed.once, typed.faults
    peoples, players = once.get("seats", ""), once.get("players", Options().players)
    if peoples:
        if once.get("players", len(peoples)) != len(peoples):
            found.append(f"{peoples} are {len(peoples)} players, not {players} (ARM-3.1).")
        players = len(peoples)
    elif players not in Options.player_counts:
        found.append(f"{players} cannot play: it is a game for two to four (ARM-3.1).")
        players = Options().players
    first = typed.options.get("first_player")
    if isinstance(first, int) and first >= players:
        found.append(f"first_player {first} is no seat: there are seats 0 to {players - 1} (ARM-R10).")
        del typed.options["first_player"]
    advanced = once.get("basic or advanced", False)
    return Options(players=players, peoples=peoples, advanced=advanced, **typed.options)


def _phase(typed: _Typed, players: int) -> Phase:
    once = typed.once
    if "the phase" in once:
        return cast(Phase, once["the phase"])
    if "stick" in once:
        return Phase.SECOND_STICK
    if typed.all_passed or len({*typed.passed}) == players:
        return Phase.OVER
    if "power used" in once:
        return Phase.AFTER_POWER
    begun = typed.lines or typed.tiles or typed.passed
    short = typed.heaps is not None and len(typed.heaps) < len(GOLD_SQUARES)
    return Phase.HEAPS if short and not begun else Phase.ACTION


def _heaps(typed: _Typed, phase: Phase) -> tuple[int, ...]:
    if typed.heaps is None:
        return (0,) * len(GOLD_SQUARES) if phase is Phase.HEAPS else REFERENCE
    for square in typed.heaps:
        if square not in GOLD_SQUARES:
            typed.faults.append(f"A heap lies on {square.value}, which is no gold square (ARM-2.3).")
    return tuple(typed.heaps.get(square, 0) for square in GOLD_SQUARES)


def _lines(typed: _Typed) -> list[Line]:
    counts = Counter(typed.lines)
    for line, count in counts.items():
        if count > 1:
            typed.faults.append(f"{count} palisades lie on {line}; a line takes one (ARM-6.6).")
    return list(counts)


def _squares(typed: _Typed, seats: dict[People, Seat]) -> tuple[Warrior | None, ...]:
    """The warriors, with the arrows and reinforcements that they carry."""
    arrows, reinforced, found = Counter(typed.arrows), {square for square, _ in typed.reinforced}, typed.faults
    there: dict[Square, Warrior] = {}
    for people, square, value, face_up in typed.tiles:
        if square in there:
            found.append(f"Two warriors stand on {square.value}; a square holds one (ARM-5.6).")
        elif people in seats:
            there[square] = Warrior(seats[people], value, face_up, arrows[square], square in reinforced)
    for square in arrows:
        if square not in there:
            found.append(f"An arrow sticks on {square.value}, where no warrior stands (ARM-14.16).")
    for square, owner in typed.reinforced:
        if square not in there:
            found.append(f"A reinforcement lies on {square.value}, where no warrior stands (ARM-12.1).")
        elif owner in seats and there[square].owner != seats[owner]:
            found.append(f"{named(owner)} reinforces {square.value}, where another's warrior stands (ARM-12.1).")
    for square, count in Counter(square for square, _ in typed.reinforced).items():
        if count > 1:
            found.append(f"{square.value} is reinforced twice; a territory holds one reinforcement (ARM-12.4).")
    for square in typed.free:
        what = "a warrior" if square in there else "gold" if square in GOLD_SQUARES else ""
        if what:
            found.append(f"{square.value} is not free: {what} is there (ARM-2.6).")
    return tuple(there.get(square) for square in SQUARES)


def _too_early(typed: _Typed, options: Options) -> list[str]:
    """What was told of a set-up that only comes after it."""
    once = typed.once
    owned = (typed.hands, typed.powers, typed.reinforcements, typed.seen, typed.passed, typed.all_passed)
    begun = {"who took the turn before", "who took the first turn", "stick", "power used"} & {*once}
    waits = once.get("who is to move", options.seating[0]) is not options.seating[0]
    if not any(owned) and not begun and not waits and not once.get("the turn"):
        return []
    return ["During the set-up nobody has tiles, tokens or a turn yet; they come with the first player (ARM-3.7)."]


def _in_play(typed: _Typed, options: Options, squares: tuple[Warrior | None, ...]) -> dict[str, Any]:
    """What a state has once the set-up is over."""
    once, seats = typed.once, dict(zip(options.seating, options.seats, strict=True))

    def told(what: str) -> Seat | None:
        return seats.get(cast(People, once.get(what)))

    passed = tuple(typed.all_passed or people in typed.passed for people in seats)
    turn = once.get("the turn", _turn(typed, passed))
    first, active = told("who took the first turn"), told("who is to move")
    if first is None:
        opens = active if turn == 1 and active is not None else Seat(0)
        first = Seat(options.first_player) if isinstance(options.first_player, int) else opens
    if active is None:
        active = first if turn == 1 else Seat(passed.index(False) if False in passed else 0)
    used = once.get("power used", False) or once.get("the phase") is Phase.AFTER_POWER
    return {
        "passed": passed,
        "first": first,
        "active": active,
        "previous": told("who took the turn before"),
        "turn": turn,
        "power_used": used,
        "stick": once.get("stick"),
        **_belongings(typed, options, squares, active if used else None),
    }


def _belongings(
    typed: _Typed, options: Options, squares: tuple[Warrior | None, ...], user: Seat | None
) -> dict[str, Any]:
    """Hands, tokens and what Mages have seen, by seat. `user` has used a power this turn."""
    hands, powers, reinforcements, seen = [], [], [], []
    for people, seat in zip(options.seating, options.seats, strict=True):
        tiles = [one for one in squares if one is not None and one.owner == seat]
        looked = tuple(sorted({*typed.seen.get(people, ())}, key=lambda square: square.index))
        hands.append(_hand_of(typed, options, people, tiles))
        spent = {
            People.MAGE: len(looked),
            People.ELF: sum(one.arrows for one in squares if one is not None),
            People.GOBLIN: sum(one.face_up for one in tiles),
            People.ORC: int(seat == user),
        }[people]
        powers.append(typed.powers.get(people, max(0, people.powers - spent) if options.advanced else 0))
        kept = typed.reinforcements.get(people, int(options.advanced and not any(one.reinforced for one in tiles)))
        if kept > 1:
            typed.faults.append(f"{named(people)} has {kept} reinforcements; each player has one (ARM-11.1).")
        reinforcements.append(kept > 0)
        seen.append(looked)
    return {
        "hands": tuple(hands),
        "powers": tuple(powers),
        "reinforcements": tuple(reinforcements),
        "seen": tuple(seen),
    }


def _hand_of(typed: _Typed, options: Options, people: People, tiles: list[Warrior]) -> Counts:
    """The hand that was told, or what of the starting hand is not on the board."""
    hand = Counter(typed.hands.get(people, ()))
    for value in sorted({*hand} - {*VALUES}):
        typed.faults.append(f"{named(people)} cannot hold a {value}: values are 1 to {VALUES[-1]} (ARM-3.3).")
    if people not in typed.hands:
        hand = Counter(dict(zip(VALUES, start_hand(options), strict=True)))
        hand -= Counter(one.value for one in tiles if one.value is not None)
    return cast(Counts, tuple(hand[value] for value in VALUES))


def _turn(typed: _Typed, passed: tuple[bool, ...]) -> int:
    """The turn it must be at least, had nobody used a power.

    Each turn lays a warrior, a reinforcement or at most two palisades, or is a pass. The turn that goes on counts too,
    unless it has begun with the palisade just laid; once everybody has passed none goes on.
    """
    down = sum(not face_up for *_, face_up in typed.tiles)  # a Goblin's face-up warrior takes no turn
    taken = down + (len(typed.lines) + 1) // 2 + len(typed.reinforced) + sum(passed)
    goes_on = not all(passed) and "stick" not in typed.once
    return max(1, taken + goes_on)


# --- writing ---------------------------------------------------------------------------------------------------------


def describe(state: State | View) -> str:
    """The position as a person types it; values that a view may not show are written as `?`."""
    options, in_play = state.options, state.phase not in _SETTING_UP
    heaps = [f"{square.value}={gold}" for square, gold in zip(GOLD_SQUARES, state.heaps, strict=True) if gold]
    lines = [
        f"{'advanced' if options.advanced else 'basic'}, {options.peoples}",
        f"heaps: {' '.join(heaps) or 'none'}",
    ]
    if in_play:
        lines += _board_lines(state)
        lines += _player_lines(state)
        lines += _turn_lines(state)
    lines.append(f"phase: {state.phase.value}")
    changed = [
        f"{name} {'on' if value is True else 'off' if value is False else value}"
        for name, default in _DEFAULTS.items()
        if (value := getattr(options, name)) != default
    ]
    if changed:
        lines.append(f"options: {', '.join(changed)}")
    return "\n".join(lines)


def _letter(state: State | View, seat: Seat) -> str:
    return state.options.peoples[seat]


def _board_lines(state: State | View) -> list[str]:
    there = [(square, one) for square, one in zip(SQUARES, state.squares, strict=True) if one is not None]
    warriors = [f"{_letter(state, one.owner)}:{square.value}={_value(one)}" for square, one in there]
    arrows = [square.value for square, one in there for _ in range(one.arrows)]
    rows = {
        "sticks": [str(line) for line in lines_of(state.land.palisades)],
        "warriors": warriors,
        "arrows": arrows,
        "reinforced": [square.value for square, one in there if one.reinforced],
    }
    return [f"{name}: {' '.join(row)}" for name, row in rows.items() if row]


def _value(one: Warrior) -> str:
    return "?" if one.value is None else f"{one.value}{'^' if one.face_up else ''}"


def _player_lines(state: State | View) -> list[str]:
    seats, lines = state.options.seats, []
    if state.options.advanced:
        lines.append("powers: " + ", ".join(f"{_letter(state, s)} {state.powers[s]}" for s in seats))
        lines.append("reinforcements: " + ", ".join(f"{_letter(state, s)} {state.reinforcements[s]:d}" for s in seats))
    lines.append(f"supply: {state.supply}")
    lines += [f"hand {_letter(state, seat)}: {_hand(state, seat)}" for seat in seats]
    lines += [
        f"seen: {_letter(state, seat)} {' '.join(square.value for square in state.seen[seat])}"
        for seat in seats
        if state.seen[seat]
    ]
    return lines


def _hand(state: State | View, seat: Seat) -> str:
    hand = state.hands[seat]
    if hand is None:
        assert isinstance(state, View)
        tiles = [("?", state.held[seat])]
    else:
        tiles = [(str(value), count) for value, count in zip(VALUES, hand, strict=True)]
    return " ".join(value if count == 1 else f"{value}x{count}" for value, count in tiles if count) or "none"


def _turn_lines(state: State | View) -> list[str]:
    lines = []
    passed = [_letter(state, seat) for seat in state.options.seats if state.passed[seat]]
    if passed:
        lines.append(f"passed: {' '.join(passed)}")
    active = _letter(state, state.active)
    lines.append(f"active: {active}" if state.phase is Phase.OVER else f"{active} to move")
    for name, seat in (("first", state.first), ("previous", state.previous)):
        if seat is not None:
            lines.append(f"{name}: {_letter(state, seat)}")
    lines.append(f"turn: {state.turn}")
    if state.stick is not None:
        lines.append(f"stick: {state.stick}")
    if state.power_used:
        lines.append("power used")
    return lines
