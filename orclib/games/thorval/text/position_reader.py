"""Reading a typed position statement by statement; what it means is decided in `position.py`.

A statement ends with a full stop, with the line, or where the next one begins; commas only separate.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from orclib.engine import Seat
from orclib.engine.notation import Reader
from orclib.games.thorval.box import REGIONS, Figure, Kind, Mode, Route
from orclib.games.thorval.state import Found, Loss, Lying, Options, Pair, Phase, Table
from orclib.games.thorval.text.names import LETTERS
from orclib.games.thorval.text.position_words import (
    A_SPACE,
    ARROWS,
    TOKENS,
    is_kind,
    is_space,
    player_names,
    take_kind,
    take_player,
    take_space,
    take_units,
)
from orclib.games.thorval.text.words import MOST

A_STATEMENT: Final = (
    'a statement such as "A II/2 = 4S+W", "O II/5 = 4", "4 players", "phase help", "A to move", "help 5", '
    '"fight II/2 II/5 partial", "treasures A chest 2, crown I/1", "mediator II/2", "far soldiers" or an option such '
    'as "defender_transfer=on"'
)
FAR: Final = ("I/5", "I/3", "VI/4")
"""Where A, B and C have a soldier more by "far soldiers"."""
_ORKS: Final = ("o", "ork", "orks")
_PHASES: Final = {phase.value: phase for phase in Phase}
_ROUTES: Final = {route.value: route for route in Route}
_MODES: Final = {mode.value: mode for mode in Mode}
_REGIONS: Final = {
    **{name.casefold(): at for at, name in enumerate(REGIONS, 1)},
    **{str(at): at for at in range(1, len(REGIONS) + 1)},
}
_OPTIONS: Final = {field.name: field for field in msgspec.structs.fields(Options)}
_BOOLS: Final = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


class Placed(msgspec.Struct, frozen=True):
    """What was typed of a space, before anybody asks whether it can stand there."""

    holder: Seat | None
    count: int
    figures: tuple[Figure, ...] = ()


class Typed:
    """What was typed: each statement's value under the name of the field that it is about."""

    def __init__(self) -> None:
        self.once: dict[str, Any] = {}
        self.options: dict[str, Any] = {}
        self.forces: dict[str, Placed] = {}
        self.named: list[tuple[str, Placed]] = []
        """All that was typed of spaces, one that is named twice included."""
        self.lying: list[Lying] = []
        self.far = False
        self.faults: list[str] = []


class TypedFight(msgspec.Struct):
    """A fight as it was typed; what is None was not said. `None` inside a tuple means orks."""

    origin: str
    target: str
    attacker: tuple[Seat | None] | None = None
    defender: tuple[Seat | None] | None = None
    route: Route | None = None
    mode: Mode | None = None
    second: bool = False
    transferred: bool = False
    exchanges: int = 0
    dice: tuple[int, int] | None = None
    winner: str | None = None


def read(text: str) -> tuple[Typed, Options]:
    """The statements, and the options they are made under. Raises NotationError, or UsageError for an option."""
    typed, reader = Typed(), Reader(text, TOKENS)
    _look_ahead(typed, reader)
    options = Options(**typed.options)
    table = Table(options=options)
    while reader.next is not None:
        if not reader.maybe(".", ";"):
            _statement(typed, reader, table)
    return typed, options


def _look_ahead(typed: Typed, reader: Reader) -> None:
    """Options and the number of players count for everything, wherever they stand."""
    tokens, named, players, far = reader.tokens, set[int](), None, False
    for at, token in enumerate(tokens):
        word, after = token.text.casefold(), tokens[at + 1].text.casefold() if at + 1 < len(tokens) else ""
        if _is_count(reader, at):
            if players not in (None, int(word)):
                raise reader.fail("the number of players only once", token)
            players = int(word)
        if word in _OPTIONS and after == "=" and at + 2 < len(tokens):
            typed.options[word] = _value(tokens[at + 2].text)
        if word in _NAMES:
            named.add(_NAMES[word])
        far = far or (word, after) == ("far", "soldiers")
    last = max(named, default=0)
    if players is None and "players" not in typed.options:
        for seat in sorted({*range(last)} - named - {*range(len(FAR) if far else 0)}):
            told = f"{LETTERS[seat]} is named nowhere, and sits before {LETTERS[last]}"
            typed.faults.append(f'{told}: write "{last + 1} players" if that is meant (THO-1.2).')
    typed.options.setdefault("players", max(2, last + 1) if players is None else players)


_NAMES: Final = {name: seat for name, seat in player_names(len(LETTERS)).items() if not name.isdecimal()}


def _value(word: str) -> Any:
    if word.startswith('"'):
        return word.strip('"')
    return int(word) if word.isdecimal() else _BOOLS.get(word.casefold(), word)


def _statement(typed: Typed, reader: Reader, table: Table) -> None:
    token = reader.next
    assert token is not None
    word = token.text.casefold()
    if _is_count(reader, reader.at):
        reader.at += 2
    elif word in _OPTIONS and reader.follows("="):
        if reader.at + 2 >= len(reader.tokens):
            reader.at += 2
            raise reader.fail(f"a value of {word}")
        reader.at += 3
    elif word in _ORKS:
        reader.at += 1
        _forces(typed, reader, table, None)
    elif not word.isdecimal() and word in player_names(table.options.players):
        seat = take_player(reader, table)
        if reader.maybe("to"):
            reader.take('"move"', "move", "act")
            _set(typed, reader, "mover", seat, words=2)
        else:
            _forces(typed, reader, table, seat)
    else:
        name = reader.take_one(A_STATEMENT, {name: name for name in _STATEMENTS})
        _STATEMENTS[name](typed, reader, table)


def _set(typed: Typed, reader: Reader, name: str, value: object, words: int = 1) -> None:
    _demand_once(typed, reader, name, words)
    typed.once[name] = value


def _demand_once(typed: Typed, reader: Reader, name: str, words: int = 1) -> None:
    """What the last words say has not been said yet."""
    if name in typed.once:
        said = reader.tokens[reader.at - words : reader.at]
        raise reader.fail(f"{' '.join(token.text for token in said)} only once", said[-1])


def _is_count(reader: Reader, at: int) -> bool:
    """Whether the number of players stands there: "4 players", but not "round 4", and "players=4" in the next line."""
    number, *after = reader.tokens[at : at + 3]
    if not after or not number.text.isdecimal() or after[0].line != number.line:
        return False
    return after[0].text.casefold() in ("players", "player") and [token.text for token in after[1:]] != ["="]


def _more(reader: Reader) -> bool:
    """Whether the statement goes on: the next word stands on the same line, and is no full stop."""
    if reader.next is None or not reader.at:
        return False
    return reader.next.line == reader.tokens[reader.at - 1].line and reader.next.text not in (".", ";")


# --- forces ----------------------------------------------------------------------------------------------------------


def _forces(typed: Typed, reader: Reader, table: Table, holder: Seat | None) -> None:
    """`II/4, III/2 = 1S; 3 = 9S+H`: spaces that hold the same, and more of the same holder."""
    reader.maybe(":")
    while True:
        spaces = [take_space(reader, table.board)]
        while not reader.maybe("=", ":"):
            spaces.append(take_space(reader, table.board, f'"=", or {A_SPACE}'))
        count, figures = take_units(reader)
        for space in spaces:
            if space in typed.forces:
                typed.faults.append(_twice(space, typed.forces[space].holder, holder))
            placed = Placed(holder, count, figures)
            typed.named.append((space, placed))
            typed.forces.setdefault(space, placed)
        goes_on = reader.maybe(";") or _more(reader)
        if not (goes_on and is_space(reader) and not _is_count(reader, reader.at)):
            return


def _twice(space: str, one: Seat | None, other: Seat | None) -> str:
    if one == other:
        return f"{space} is named twice for {side(one)}."
    if None in (one, other):
        return f"{space} holds orks and units of a player, who never stand together (THO-2.10)."
    return f"{space} holds units of {side(one)} and of {side(other)}; a space is one player's (THO-2.9)."


def side(holder: Seat | None) -> str:
    """A player, or the orks, in the words of positions."""
    return "orks" if holder is None else LETTERS[holder]


# --- what a statement says -------------------------------------------------------------------------------------------

Statement = Callable[[Typed, Reader, Table], None]
Take = Callable[[Reader, Table], Any]


def _once(name: str, take: Take, words: int = 1) -> Statement:
    """A statement that has been begun with so many words."""

    def statement(typed: Typed, reader: Reader, table: Table) -> None:
        _demand_once(typed, reader, name, words)
        reader.maybe(":", "=")
        typed.once[name] = take(reader, table)

    return statement


def _number(expected: str) -> Take:
    return lambda reader, _: reader.take_number(expected, most=MOST)


def _phase(reader: Reader, table: Table) -> Phase:
    """A phase; its two words may be apart, "ork attack"."""
    token, after = reader.next, reader.after
    if token is not None and after is not None:
        both = f"{token.text}_{after.text}".casefold()
        if both in _PHASES:
            reader.at += 2
            return _PHASES[both]
    return reader.take_one(f"a phase ({', '.join(_PHASES)})", _PHASES)


def _optional(take: Take, *words: str) -> Take:
    return lambda reader, table: None if reader.maybe("none", *words) else take(reader, table)


def _space(reader: Reader, table: Table) -> str:
    return take_space(reader, table.board)


def _is_player(reader: Reader, table: Table) -> bool:
    token = reader.next
    if token is None or not _more(reader) or _is_count(reader, reader.at) or _is_to(reader):
        return False
    return token.text.casefold() in player_names(table.options.players)


def _is_to(reader: Reader) -> bool:
    """Whether "to" comes after the next word, as in "A to move"; in the next line it begins "to place 3"."""
    token, after = reader.next, reader.after
    return token is not None and after is not None and reader.follows("to") and after.line == token.line


def _players(reader: Reader, table: Table) -> tuple[Seat, ...]:
    if reader.maybe("none", "nobody"):
        return ()
    found = [take_player(reader, table)]
    while _is_player(reader, table):
        found.append(take_player(reader, table))
    return tuple(found)


def _spaces(reader: Reader, table: Table) -> tuple[str, ...]:
    if reader.maybe("none"):
        return ()
    found = [take_space(reader, table.board)]
    while _is_space(reader):
        found.append(take_space(reader, table.board))
    return tuple(found)


def _is_space(reader: Reader) -> bool:
    return _more(reader) and is_space(reader) and not _is_count(reader, reader.at)


def _by_seat(reader: Reader, table: Table) -> tuple[int, ...]:
    """A number for each of some players: `A 2, B 1`; 0 for the others."""
    numbers = [0] * table.options.players
    if not reader.maybe("none"):
        for seat, number in _numbered(reader, table):
            numbers[seat] = number
    return tuple(numbers)


def _numbered(reader: Reader, table: Table) -> tuple[tuple[Seat, int], ...]:
    if reader.maybe("none"):
        return ()
    found = []
    while True:
        seat = take_player(reader, table)
        found.append((seat, reader.take_number(f"a number for {side(seat)}", most=MOST)))
        if not _is_player(reader, table):
            return tuple(found)


def _dice(reader: Reader, table: Table) -> tuple[int, ...]:
    found = list[int]()
    if not reader.maybe("none"):
        found.append(_face(reader))
        while _more(reader) and reader.next is not None and reader.next.text.isdecimal():
            if _is_count(reader, reader.at):
                break
            found.append(_face(reader))
    return tuple(found)


def _face(reader: Reader) -> int:
    return reader.take_one("a number 1 to 6", _FACES)


_FACES: Final = {str(face): face for face in range(1, 7)}


def _regions(reader: Reader, table: Table) -> tuple[int, ...]:
    """The regions; `rolled` may stand before them."""
    reader.maybe("rolled")
    found = set[int]()
    if not reader.maybe("none"):
        found.add(reader.take_one("a region I to VI", _REGIONS))
        while _more(reader) and reader.next is not None and reader.next.text.casefold() in _REGIONS:
            if _is_count(reader, reader.at):
                break
            found.add(_REGIONS[reader.next.text.casefold()])
            reader.at += 1
    return tuple(sorted(found))


def _pair(reader: Reader, table: Table) -> Pair:
    origin = take_space(reader, table.board)
    reader.maybe(*ARROWS)
    return Pair(origin, take_space(reader, table.board))


def _losses(reader: Reader, table: Table) -> tuple[Loss, ...]:
    found = []
    while True:
        space = take_space(reader, table.board)
        found.append(Loss(space, reader.take_number("how many units are lost", most=MOST)))
        if not _is_space(reader):
            return tuple(found)


def _finds(reader: Reader, table: Table) -> tuple[Found, ...]:
    found = list[Found]()
    if reader.maybe("none"):
        return ()
    while True:
        seat = take_player(reader, table)
        found.append(Found(seat, take_space(reader, table.board)))
        if not _is_player(reader, table):
            return tuple(found)


def _kinds(reader: Reader, table: Table) -> tuple[tuple[Kind, ...], ...]:
    """Treasures by owner: `A chest ring; B crown`."""
    found: list[tuple[Kind, ...]] = [()] * table.options.players
    if reader.maybe("none"):
        return tuple(found)
    while True:
        seat = take_player(reader, table)
        reader.maybe(":")
        kinds = [take_kind(reader)]
        while _more(reader) and is_kind(reader):
            kinds.append(take_kind(reader))
        found[seat] += tuple(kinds)
        if not (reader.maybe(";") and _named(reader, table)) and not _is_player(reader, table):
            return tuple(found)


def _named(reader: Reader, table: Table) -> bool:
    """Whether, after a semicolon, a player comes next who is no new statement."""
    token = reader.next
    return token is not None and not _is_to(reader) and token.text.casefold() in _NAMES


def _treasures(typed: Typed, reader: Reader, table: Table) -> None:
    """`A chest 2, crown I/1; B ring IV/4`, or that option 3 has been used: "treasure moved"."""
    if reader.maybe("moved"):
        _set(typed, reader, "treasure_moved", True, words=2)
        return
    reader.maybe(":")
    while True:
        owner = take_player(reader, table)
        reader.maybe(":")
        while True:
            kind = take_kind(reader)
            reader.maybe("in")
            typed.lying.append(Lying(take_space(reader, table.board), owner, kind))
            if not (_more(reader) and is_kind(reader)):
                break
        if not (reader.maybe(";") and _named(reader, table)) and not _is_player(reader, table):
            return


def _side(reader: Reader, table: Table) -> tuple[Seat | None] | None:
    if reader.maybe(*_ORKS):
        return (None,)
    names = player_names(table.options.players)
    token = reader.next
    named = token is not None and not token.text.isdecimal() and token.text.casefold() in names
    return (take_player(reader, table),) if named else None


def _fight(reader: Reader, table: Table) -> TypedFight:
    """`A II/2 orks II/5 bridge partial second exchanges 2 thrown 5 5 won II/2`; all but the spaces may be left out."""
    attacker = _side(reader, table)
    origin = take_space(reader, table.board)
    reader.maybe(*ARROWS)
    defender = _side(reader, table)
    fight = TypedFight(origin, take_space(reader, table.board), attacker, defender)
    while _more(reader):
        token = reader.next
        assert token is not None
        word = token.text.casefold()
        if word == "by" or word in _ROUTES:
            reader.maybe("by")
            fight.route = reader.take_one(f"a road ({', '.join(_ROUTES)})", _ROUTES)
        elif word in _MODES:
            reader.at += 1
            fight.mode = _MODES[word]
        elif word == "second":
            reader.at += 1
            if is_space(reader):
                reader.at -= 1
                break
            fight.second = True
        elif reader.maybe("transferred"):
            fight.transferred = True
        elif reader.maybe("exchanges"):
            fight.exchanges = reader.take_number("how many exchanges there were", most=MOST)
        elif reader.maybe("thrown"):
            attack = _face(reader)
            reader.maybe(":")
            fight.dice = attack, _face(reader)
        elif reader.maybe("won"):
            fight.winner = take_space(reader, table.board)
        else:
            break
    return fight


def _help(typed: Typed, reader: Reader, table: Table) -> None:
    if reader.maybe("soldiers", "soldier"):
        _once("help_soldiers", _number("how many soldiers are still to come"), words=2)(typed, reader, table)
    else:
        expected = "an option of help (0 for none, 1 to 5)"
        _once("help", _optional(lambda r, _: r.take_one(expected, _HELPS)))(typed, reader, table)


_HELPS: Final = {str(option): option for option in range(6)}


def _to(typed: Typed, reader: Reader, table: Table) -> None:
    """`to hide A chest ring`, or how many soldiers are `to place 4`."""
    if reader.maybe("hide"):
        _once("to_hide", _kinds, words=2)(typed, reader, table)
    else:
        reader.take('"hide" or "place"', "place", "take")
        _once("to_place", _number("how many soldiers are still to be placed"), words=2)(typed, reader, table)


def _far(typed: Typed, reader: Reader, table: Table) -> None:
    reader.take('"soldiers"', "soldiers")
    typed.far = True


def _full(typed: Typed, reader: Reader, table: Table) -> None:
    reader.take('"position"', "position")


_OPTIONAL_SPACE: Final = _optional(_space, "away")
_STATEMENTS: Final[dict[str, Statement]] = {
    "phase": _once("phase", _phase),
    "round": _once("round_no", _number("the number of the round")),
    "first": _once("first", take_player),
    "turn": _once("mover", _optional(take_player, "nobody")),
    "queue": _once("queue", _players),
    "rolls": _once("rolls", _numbered),
    "dice": _once("dice", _dice),
    "last": _once("thrown", _dice),
    "hiding": _once("hiding", _number("the number of the turn of hiding")),
    "regions": _once("regions", _regions),
    "dragon": _once("dragon", _OPTIONAL_SPACE),
    "mediator": _once("mediator", _OPTIONAL_SPACE),
    "requests": _once("requests", _by_seat),
    "help": _help,
    "lifted": _once("lifted", _space),
    "to": _to,
    "fight": _once("fight", _fight),
    "second": _once("second", _pair),
    "conquests": _once("conquests", _spaces),
    "band": _once("band", _optional(_space)),
    "losses": _once("losses", _losses),
    "finds": _once("finds", _finds),
    "victim": _once("victim", take_player),
    "then": _once("then", _phase),
    "out": _once("out", lambda reader, table: tuple(sorted(set(_players(reader, table))))),
    "winners": _once("winners", _players),
    **dict.fromkeys(("treasures", "treasure"), _treasures),
    "found": _once("found", _kinds),
    "gone": _once("gone", _kinds),
    "far": _far,
    "full": _full,
}
