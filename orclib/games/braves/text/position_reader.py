"""Reading a typed position statement by statement; what it means is decided in `position.py`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from itertools import pairwise
from typing import Any, TypeVar

import msgspec

from orclib.engine import Seat
from orclib.engine.notation import Reader, Token
from orclib.games.braves.box import (
    ARMY,
    BACKS,
    DESERTION,
    NONE,
    SHIELD_OF,
    Back,
    Counts,
    Design,
    Pile,
    PileCard,
    with_one,
)
from orclib.games.braves.state import Battle, Options, Phase, Table
from orclib.games.braves.text import words

A_STATEMENT = (
    'a statement such as "4 players", "sorcerer red", "phase deal", "pile 3: OR4 gia Des Sh(A)", "hand A: sp1 gia", '
    '"laid B: OR* OR4", "called orcs", "scores: A 3" or an option such as "end_rule=reach"'
)
TOKENS = re.compile(r"[A-Za-zÀ-ÿ_]+[0-9]*\*?|[0-9]+|[^\s(),;`]")
A_CARD = "a card (such as OR4, OR6, OR*, gob, tro, gia, war, fly, com, sp1, or orc_veteran)"
A_PLAYER = "a player (a colour such as red, a seat from 0, or Z, A, B ... from the sorcerer on)"
A_BACK = "a back (orc, barbarian, skeleton, dwarf, mercenary or spy)"
_PHASES = {phase.value: phase for phase in Phase}
_OPTION = re.compile(r"([a-z_]+)\s*=\s*(\w+)")
_OPTIONS = {field.name: field for field in msgspec.structs.fields(Options)}
_BOOLS = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


Names = TypeVar("Names")


def _by_name(names: Mapping[Names, str]) -> dict[str, Names]:
    return {name.casefold(): value for value, told in names.items() for name in told.split("|")}


@cache
def card_names(options: Options) -> Mapping[str, Design]:
    """Every way in one word to write a card."""
    return _by_name(words.card_names(options))


def take_card(reader: Reader, options: Options, expected: str = A_CARD) -> Design:
    """A card, in one word or in two ("orc veteran", "orc 6", "war machine", "spy 2")."""
    token, after = reader.next, reader.after
    if token is not None and after is not None:
        two = card_names(options).get(f"{token.text} {after.text}".casefold())
        if two is not None:
            reader.at += 2
            return two
    return reader.take_one(expected, card_names(options))


def player_names(table: Table) -> dict[str, Seat]:
    """Every way to write a player."""
    return _by_name(words.player_names(table))


def take_player(reader: Reader, table: Table) -> Seat:
    """A player."""
    return reader.take_one(A_PLAYER, player_names(table))


def take_back(reader: Reader, expected: str = A_BACK) -> Back:
    """A kind of card."""
    return reader.take_one(expected, _by_name(words.BACKS))


class Typed:
    """What was typed: each statement's value under its name."""

    def __init__(self) -> None:
        self.once: dict[str, Any] = {}
        self.options: dict[str, Any] = {}
        self.piles: dict[int, Pile] = {}
        self.hands: dict[Seat, Counts] = {}
        self.known: dict[Seat, Counts] = {}
        self.laid: dict[Seat, Counts] = {}
        self.battles: list[Battle] = []
        self.sorcerer: Seat = Seat(0)


def read(text: str) -> tuple[Typed, Options]:
    """The statements, and the options they are made under. Raises NotationError, or UsageError for an option."""
    typed, reader = Typed(), Reader(text, TOKENS)
    _look_ahead(typed, reader)
    options = Options(**typed.options)
    typed.sorcerer = _sorcerer(reader, options)
    table = Table(options=options, sorcerer=typed.sorcerer)
    while reader.next is not None:
        _statement(typed, reader, table)
    return typed, options


def _look_ahead(typed: Typed, reader: Reader) -> None:
    """Options and the number of players count for everything, wherever they stand."""
    tokens = reader.tokens
    for at, token in enumerate(tokens):
        word, after = token.text.casefold(), tokens[at + 1].text.casefold() if at + 1 < len(tokens) else ""
        if word.isdecimal() and after in ("players", "player"):
            _choose(typed, reader, "players", int(word), token)
        if word in _OPTIONS and after == "=" and at + 2 < len(tokens):
            _choose(typed, reader, word, _value(tokens[at + 2].text.casefold()), token)


def _choose(typed: Typed, reader: Reader, option: str, value: Any, token: Token) -> None:
    """An option may be told again, but not otherwise."""
    if typed.options.setdefault(option, value) != value:
        name = "the number of players" if option == "players" else option
        raise reader.fail(f"{name} only once", token)


def _value(word: str) -> Any:
    return int(word) if word.isdecimal() else _BOOLS.get(word, word)


def _sorcerer(reader: Reader, options: Options) -> Seat:
    """Who is the sorcerer: letters for players depend on it, and here they count from the first seat.

    Where nobody says so, the first sorcerer or whoever has the tile from there in the round that is told (BRV-2.3).
    """
    words = [token.text.casefold() for token in reader.tokens]
    for at, word in enumerate(words):
        # Not the phase of that name, and not who it was in an earlier battle ("battle 1.1 orcs sorcerer blue").
        if word == "sorcerer" and words[at - 1 : at] != ["phase"] and words[max(at - 5, 0) :][:1] != ["battle"]:
            twin = Reader(reader.text, TOKENS)
            twin.at = at + 1
            return _take_sorcerer(twin, Table(options=options))
    if isinstance(options.first_sorcerer, str):
        return options.seats[0]
    rounds = [int(after) for word, after in pairwise(words) if word == "round" and after.isdecimal()]
    return options.seats[(options.first_sorcerer + (rounds or [1])[0] - 1) % options.players]


def _take_sorcerer(reader: Reader, table: Table) -> Seat:
    reader.maybe(":", "=")
    return take_player(reader, Table(options=table.options))


def _statement(typed: Typed, reader: Reader, table: Table) -> None:
    token = reader.next
    assert token is not None
    word = token.text.casefold()
    if word.isdecimal() and reader.follows("players", "player"):
        reader.at += 2
        return
    if word in _OPTIONS and reader.follows("=") and reader.at + 2 < len(reader.tokens):
        reader.at += 3
        return
    name = reader.take_one(A_STATEMENT, {name: name for name in _STATEMENTS})
    _STATEMENTS[name](typed, reader, table)


Statement = Callable[[Typed, Reader, Table], None]


def _once(name: str, take: Callable[[Reader, Table], Any]) -> Statement:
    def statement(typed: Typed, reader: Reader, table: Table) -> None:
        before = reader.tokens[reader.at - 1]
        reader.maybe(":", "=")
        if name in typed.once:
            raise reader.fail(f"{name} only once", before)
        typed.once[name] = take(reader, table)

    return statement


def _cards(reader: Reader, table: Table) -> Counts:
    """Cards as long as there are some: `OR4 2 gob`, or "none"."""
    counts, names = NONE, card_names(table.options)
    if reader.maybe("none"):
        return counts
    while reader.next is not None:
        count, at = 1, reader.at
        if reader.next.text.isdecimal() and reader.after is not None and not reader.follows("players", "player"):
            count = reader.take_number(A_CARD, most=80)
            reader.maybe("x")
        if reader.next is None or not _is_card(reader, names):
            reader.at = at
            break
        counts = with_one(counts, take_card(reader, table.options), count)
    return counts


def _is_card(reader: Reader, names: Mapping[str, Any]) -> bool:
    assert reader.next is not None
    word = reader.next.text.casefold()
    if reader.follows(":", "="):
        return False
    if word == "spy":
        begins = reader.at == 0 or reader.tokens[reader.at - 1].line < reader.next.line
        return not begins and reader.after is not None and reader.after.text in ("1", "2", "3", "4")
    people = word in {back.value for back in BACKS} or word in ("war", "flying", "goblin")
    return word in names or (people and reader.after is not None)


def _pile(typed: Typed, reader: Reader, table: Table) -> None:
    token = reader.next
    number = reader.take_number("the number of a pile", most=99)
    if number in typed.piles:
        raise reader.fail("each pile only once", token)
    reader.take('":" after the number of the pile', ":")
    cards: list[PileCard] = []
    names = card_names(table.options)
    while reader.next is not None:
        word = reader.next.text.casefold()
        if word in ("des", "desertion") and not reader.follows(":"):
            reader.at += 1
            cards.append(DESERTION)
        elif word in ("sh", "shield"):
            reader.at += 1
            cards.append(SHIELD_OF[take_player(reader, table)])
        elif _is_card(reader, names):
            cards.append(ARMY[take_card(reader, table.options)])
        else:
            break
    typed.piles[number] = tuple(cards)


def _some(take: Callable[[Reader, Table], tuple[Any, ...]]) -> Callable[[Reader, Table], tuple[Any, ...]]:
    """At least one of what is listed."""

    def some(reader: Reader, table: Table) -> tuple[Any, ...]:
        found = take(reader, table)
        if not found:
            raise reader.fail(A_PLAYER)
        return found

    return some


def _of_players(lots: Callable[[Typed], dict[Seat, Counts]]) -> Statement:
    def statement(typed: Typed, reader: Reader, table: Table) -> None:
        token = reader.next
        seat = take_player(reader, table)
        if seat in lots(typed):
            raise reader.fail("each player only once", token)
        reader.take('":" after the player', ":")
        lots(typed)[seat] = _cards(reader, table)

    return statement


def _numbers(reader: Reader, table: Table) -> dict[Seat, int]:
    """A number for each of some players: `A 2, B 1`."""
    found: dict[Seat, int] = {}
    if reader.maybe("none"):
        return found
    while not found or (_is_player(reader, table) and reader.after is not None and reader.after.text.isdecimal()):
        if reader.next is not None and reader.next.text.isdecimal():
            raise reader.fail("a player by colour or letter, then a number, as in A 2")
        _take_new(reader, table, found)
        found[next(reversed(found))] = reader.take_number("a number", most=99)
    return found


def _players(reader: Reader, table: Table) -> tuple[Seat, ...]:
    found: dict[Seat, int] = {}
    while _is_player(reader, table) and not reader.follows(":", "players", "="):
        _take_new(reader, table, found)
    return tuple(found)


def _take_new(reader: Reader, table: Table, found: dict[Seat, int]) -> None:
    """A player that has not been named yet."""
    token, seat = reader.next, take_player(reader, table)
    if seat in found:
        raise reader.fail("each player only once", token)
    found[seat] = 0


def _is_player(reader: Reader, table: Table) -> bool:
    return reader.next is not None and reader.next.text.casefold() in player_names(table)


def _refused(reader: Reader, table: Table) -> tuple[tuple[Seat, Design], ...]:
    """Whom a spy asked in vain, and for what: `A OR6, B gia`."""
    found = []
    while _is_player(reader, table) and not reader.follows(":", "players", "="):
        seat = take_player(reader, table)
        found.append((seat, take_card(reader, table.options)))
    return tuple(found)


def _given(reader: Reader, table: Table) -> tuple[tuple[Seat, Seat, Design], ...]:
    """Who gave whom what to a spy: `B A OR6, C A gia`."""
    found = []
    while _is_player(reader, table) and not reader.follows(":", "players", "="):
        giver, taker = take_player(reader, table), take_player(reader, table)
        found.append((giver, taker, take_card(reader, table.options)))
    return tuple(found)


def _lost(reader: Reader, table: Table) -> tuple[Seat, Design]:
    """Whose card the commando struck, and which."""
    seat = take_player(reader, table)
    return seat, take_card(reader, table.options)


def _called(reader: Reader, table: Table) -> tuple[Back, ...]:
    found = [take_back(reader, "a people (orcs, barbarians, skeletons, dwarves)")]
    while reader.next is not None and reader.next.text.casefold() in _PEOPLES and not reader.follows(":"):
        found.append(take_back(reader))
    return tuple(found)


_PEOPLES = ("orc", "orcs", "barbarian", "barbarians", "skeleton", "skeletons", "dwarf", "dwarves")


def _struck(reader: Reader, table: Table) -> tuple[Seat, Back | None]:
    seat = take_player(reader, table)
    return seat, None if reader.maybe("any", "all") else take_back(reader)


def _battle(typed: Typed, reader: Reader, table: Table) -> None:
    """`battle 1.2 orcs Z red C blue: red OR4; blue gia fly gob flown 1; won red`, or just `won 1.2: red`."""
    round_no, number = _round_and_number(reader)
    people = take_back(reader)
    reader.take('"Z" and the sorcerer', "sorcerer")
    sorcerer = take_player(reader, table)
    reader.take('"champion"', "champion")
    champion = take_player(reader, table)
    named: dict[Seat, int] = {}
    armies, flown, aboard = [NONE] * table.options.players, None, 0
    while reader.maybe("army"):
        _take_new(reader, table, named)
        seat = next(reversed(named))
        reader.take('":"', ":")
        armies[seat] = _cards(reader, table)
        before = reader.next
        if reader.maybe("flown"):
            if flown is not None:
                raise reader.fail("one flying machine", before)
            flown, aboard = seat, reader.take_number("the number of goblins that flew in", most=8)
    lost = _lost(reader, table) if reader.maybe("lost") else None
    reader.take('"won" and the winners', "won")
    reader.maybe(":")
    winners = tuple(sorted(_players(reader, table)))
    typed.battles.append(
        Battle(
            round_no,
            number,
            winners,
            sorcerer,
            champion,
            people,
            armies=tuple(armies) if named else (),
            flown=flown,
            aboard=aboard,
            lost=lost,
        )
    )


def _won(typed: Typed, reader: Reader, table: Table) -> None:
    round_no, number = _round_and_number(reader)
    reader.maybe(":")
    typed.battles.append(Battle(round_no, number, tuple(sorted(_players(reader, table)))))


def _round_and_number(reader: Reader) -> tuple[int, int]:
    round_no = reader.take_number("the number of a round", most=99)
    reader.take('"." between round and battle, as in "2.4"', ".")
    return round_no, reader.take_number("the number of a battle (1 to 4)", most=4)


def _next(reader: Reader, table: Table) -> Back:
    return Back.START if reader.maybe("start") else take_back(reader)


_STATEMENTS: dict[str, Statement] = {
    "phase": _once("phase", lambda r, _: r.take_one(f"a phase ({', '.join(_PHASES)})", _PHASES)),
    "round": _once("round", lambda r, _: r.take_number("the number of the round", most=99)),
    "sorcerer": _once("sorcerer", _take_sorcerer),
    "scores": _once("scores", _numbers),
    "score": _once("scores", _numbers),
    "deck": _once("deck", _cards),
    "start": _once("start", lambda r, _: r.take_one('"out" or "in"', {"out": True, "in": False})),
    "next": _once("next", _next),
    "last": _once("last", lambda r, _: None if r.maybe("none") else r.take_number("the number of a pile", most=14)),
    "pile": _pile,
    "shields": _once("shields", _numbers),
    "desertions": _once("desertions", _numbers),
    "champion": _once("champion", take_player),
    "spy": _once("spy", lambda r, _: r.take_number("the number of a spy (0 to 4)", most=4)),
    "asked": _once("asked", lambda r, table: None if r.maybe("nobody") else take_player(r, table)),
    "hand": _of_players(lambda typed: typed.hands),
    "known": _of_players(lambda typed: typed.known),
    "laid": _of_players(lambda typed: typed.laid),
    "refused": _once("refused", _some(_refused)),
    "given": _once("given", _some(_given)),
    "lost": _once("lost", _lost),
    "quarrelled": _once("quarrelled", _some(_players)),
    "called": _once("called", _called),
    "struck": _once("struck", _struck),
    "discards": _once("discards", _cards),
    "unseen": _once("unseen", _cards),
    "battle": _battle,
    "won": _won,
}
