"""What the text of a position says, word by word, before anybody asks whether it can be."""

from __future__ import annotations

import re
from typing import Any

from msgspec.structs import fields

from orclib.engine import Seat
from orclib.engine.notation import Reader, short
from orclib.games.orc.components import CARDS, NORTH, SOUTH, TRIBES, Card, End, Half, Tribe
from orclib.games.orc.state import Options, Phase, Placed, Use

A_TRIBE = "a tribe (R, Y, B, G, W or V)"
A_CARD = 'a card (two different letters of R Y B G W V, such as "RB")'
STANDARD_FRONTIER = "□ Y1 G2 | W2 R1 | B1 V2"

_NAMED_ROWS = {"F0": "□ G1 R2 | W1 Y2 | V1 B2", "F1": STANDARD_FRONTIER}
"""The rows of the rulebook's two games, as the specification names them."""
_TOKENS = re.compile(r"□|[A-Za-z_]+[0-9]*|[0-9]+|[^\s,;.`(){}]")
_TRIBES = {tribe.value: tribe for tribe in TRIBES}
_COLOURS = dict(zip(("red", "yellow", "blue", "green", "white", "violet"), TRIBES, strict=True))
_CARDS = {card.value: card for card in CARDS}
_SEATS = {"N": NORTH, "north": NORTH, "S": SOUTH, "south": SOUTH}
_WORTHS = {f"{tribe.value}{half.value}": (tribe, half) for tribe in TRIBES for half in Half}
_HALVES = {"1": Half.SINGLE, "2": Half.DOUBLE}
_USES = {use.value: use for use in Use}
_PHASES = {phase.value.replace(" ", "_"): phase for phase in Phase}
_OPTIONS = {field.name: field.name for field in fields(Options) if field.type is bool}
_STATEMENT = (
    'a statement: "frontier", "piles", "won", "frozen", "trophies", a tribe, "north", "south", "removed", "buried", '
    '"turn", "draw", "picked", "emptied", "starter", "dealer", "phase" or "options"'
)
_TELLING = {
    "□", "frontier", "row", "box", "piles", "table", "won", "frozen", "trophies", "owners", "removed", "buried", "turn",
    "draw", "last", "picked", "emptied", "starter", "dealer", "phase", "option", "options", "hand", "move",
}  # fmt: skip
"""Words that no mere remark in brackets uses, beside tribes, cards, seats and options."""


class Typed:
    """What a text said, before anybody asks whether it can be."""

    def __init__(self) -> None:
        self.halves: list[tuple[Tribe, Half]] = []
        self.box: End | None = None
        self.frontier_cards: list[Card] | None = None
        self.piles: dict[Tribe, int] | None = None
        self.tops: list[tuple[Tribe, Card]] = []
        self.sides: dict[tuple[Tribe, Seat], list[Placed]] = {}
        self.bare: list[Tribe] = []
        """The tribes at which, as the text says, no card lies."""
        self.owners: dict[Tribe, Seat] = {}
        self.trophies: dict[Tribe, Card] = {}
        self.frozen: list[Tribe] = []
        self.hands: dict[Seat, list[Card]] = {}
        self.removed: list[Card] | None = None
        self.buried: dict[Seat, list[Card]] = {}
        self.mover: Seat | None = None
        self.starter: Seat | None = None
        self.dealer: Seat | None = None
        self.turn: int | None = None
        self.owed = 0
        self.last_use: Use | None = None
        self.picked: list[Tribe] = []
        self.emptied: list[Tribe] = []
        self.phase: Phase | None = None
        self.options: dict[str, Any] = {}
        self.faults: list[str] = []
        self._told: set[str] = set()

    @property
    def has_frontier(self) -> bool:
        """Whether the row was written, or named."""
        return "the frontier" in self._told

    def once(self, what: str) -> None:
        """Note that something is told; twice is a fault."""
        if what in self._told:
            self.faults.append(f"This tells {what} twice.")
        self._told.add(what)

    def put(self, where: dict[Any, Any], key: object, value: object, what: str) -> None:
        """Note one of several facts of a kind."""
        self.once(what)
        where[key] = value


def _plain(text: str) -> str:
    """The text without what only explains: bold marks, and brackets in which no word tells a fact."""

    def blank(found: re.Match[str]) -> str:
        return re.sub(r"[^\n]", " ", found.group())

    def remark(found: re.Match[str]) -> str:
        return found.group() if any(map(_tells, _TOKENS.findall(found.group()))) else blank(found)

    return re.sub(r"\([^()]*\)", remark, re.sub(r"\*+", blank, text))


def _tells(word: str) -> bool:
    """Whether a word may be part of a fact; a bracket without one is a remark."""
    if word in _TRIBES or word in _SEATS or word in _NAMED_ROWS or word in _OPTIONS:
        return True
    low = word.casefold()
    counted = low[:1].upper() in _TRIBES and low[1:].isdecimal()
    return counted or low in _TELLING or low in _SEATS or low.upper() in _CARDS


def read(text: str) -> Typed:
    """What a text says. Raises NotationError."""
    typed, reader = Typed(), Reader(_plain(short(text)), _TOKENS)
    while reader.next is not None:
        _read_statement(reader, typed)
    return typed


def _read_statement(reader: Reader, typed: Typed) -> None:
    token = reader.next
    assert token is not None
    word = token.text
    if word == "□" or word in _WORTHS or word in _NAMED_ROWS:
        _read_frontier(reader, typed)
    elif word.casefold() == "owners":
        reader.at += 1
        reader.maybe(":")
    elif word in _TRIBES and not _follows(reader, ":"):
        _read_owners(reader, typed)
    elif word in _TRIBES and _follows(reader, ":"):
        _read_sides(reader, typed)
    elif word in _SEATS or word.casefold() in _SEATS:
        _read_player(reader, typed)
    elif word in _OPTIONS and _follows(reader, "="):
        _read_options(reader, typed)
    else:
        reader.at += 1
        reader.maybe(":")
        _read_keyword(reader, typed, word.casefold())


def _read_keyword(reader: Reader, typed: Typed, word: str) -> None:
    match word:
        case "frontier" | "row":
            _read_frontier(reader, typed)
        case "piles" | "pile":
            _read_piles(reader, typed)
        case "all":
            reader.take('"piles"', "piles")
            typed.once("the piles")
            every = 0 if reader.maybe("empty") else reader.take_number('a number or "empty"')
            typed.piles = dict.fromkeys(TRIBES, every)
        case "won":
            while reader.next is not None and reader.next.text in _TRIBES and not _follows(reader, ":"):
                tribe = reader.take_one(A_TRIBE, _TRIBES)
                reader.take('a hyphen, as in "Y-N"', "-")
                typed.put(typed.owners, tribe, reader.take_one("N or S", _SEATS), f"the winner of {tribe.value}")
        case "frozen":
            typed.frozen += _read_tribes(reader)
        case "picked":
            typed.once("the piles that were picked")
            typed.picked = _read_tribes(reader)
        case "emptied":
            typed.once("the piles that were emptied")
            typed.emptied = _read_tribes(reader)
        case "empty":
            reader.take('"table"', "table")
            typed.bare += TRIBES
        case "no":
            reader.take('"card"', "card", "cards")
            reader.take('"at"', "at")
            typed.bare.append(reader.take_one(f"{A_TRIBE} or its colour", {**_TRIBES, **_COLOURS}))
        case "trophies":
            while reader.next is not None and reader.next.text in _TRIBES and not _follows(reader, ":"):
                tribe = reader.take_one(A_TRIBE, _TRIBES)
                typed.put(typed.trophies, tribe, reader.take_one(A_CARD, _CARDS), f"the trophy of {tribe.value}")
        case "removed":
            typed.once("the removed cards")
            typed.removed = _read_cards(reader)
        case "buried":
            seat = reader.take_one("N or S", _SEATS)
            typed.put(typed.buried, seat, _read_cards(reader), f"the buried cards of {'NS'[seat]}")
        case "turn":
            typed.once("the turn")
            typed.turn = reader.take_number("the number of the turn")
        case "draw":
            typed.once("what the last card was used for")
            typed.owed = reader.take_number("how many cards are still to be drawn")
            reader.take('"after"', "after")
            typed.last_use = reader.take_one("single, double or discard", _USES)
        case "last":
            typed.once("what the last card was used for")
            typed.last_use = reader.take_one("single, double or discard", _USES)
        case "starter":
            typed.once("who starts")
            typed.starter = reader.take_one("north or south", _SEATS)
        case "dealer":
            typed.once("who deals")
            typed.dealer = reader.take_one("north or south", _SEATS)
        case "phase":
            typed.once("the phase")
            typed.phase = reader.take_one(f"a phase ({', '.join(_PHASES)})", _PHASES)
        case "options" | "option":
            _read_options(reader, typed)
        case "to":
            reader.take('"move"', "move")
            reader.maybe(":")
            typed.once("who is to move")
            typed.mover = reader.take_one("north or south", _SEATS)
        case _:
            reader.at -= 1 + (reader.tokens[reader.at - 1].text == ":")
            raise reader.fail(_STATEMENT)


def _follows(reader: Reader, sign: str) -> bool:
    after = reader.at + 1
    return after < len(reader.tokens) and reader.tokens[after].text == sign


def _read_frontier(reader: Reader, typed: Typed) -> None:
    typed.once("the frontier")
    named = None
    if reader.next is not None and reader.next.text in _NAMED_ROWS:
        named = read(reader.take_one("F0 or F1", _NAMED_ROWS))
        reader.maybe(":")
    left = reader.maybe("□", "box")
    while reader.next is not None and (reader.next.text in _WORTHS or reader.next.text == "|"):
        if reader.maybe("|"):
            continue
        typed.halves.append(reader.take_one("a tribe with its worth, such as Y1", _WORTHS))
    right = reader.maybe("□", "box")
    typed.box = End.LEFT if left else End.RIGHT if right else None
    if left and right:
        typed.faults.append("There is one box, at one end of the row, not at both (ORC-2.10).")
    if named is not None:
        if typed.halves not in ([], named.halves) or typed.box not in (None, named.box):
            typed.faults.append("The row that is named is not the row that is written.")
        typed.halves, typed.box = named.halves, named.box
    if reader.maybe("cards"):
        typed.frontier_cards = _read_cards(reader)


def _read_owners(reader: Reader, typed: Typed) -> None:
    """`Y, G, W = N` (won), or `G, R, B: none` (nobody has a card there)."""
    tribes = _read_tribes(reader)
    if reader.next is not None and reader.next.text in _TRIBES:
        tribes.append(reader.take_one(A_TRIBE, _TRIBES))  # the last one, before the colon
    if reader.maybe(":"):
        reader.take('"none"', "none")
        typed.bare += tribes
        return
    reader.take('"=" and the owner, as in "Y, G = N"', "=")
    owner = reader.take_one("N or S", _SEATS)
    for tribe in tribes:
        typed.put(typed.owners, tribe, owner, f"the winner of {tribe.value}")


def _read_piles(reader: Reader, typed: Typed) -> None:
    typed.once("the piles")
    typed.piles = {}
    while reader.next is not None and re.fullmatch(r"[RYBGWV][0-9]+", reader.next.text):
        tribe = Tribe(reader.next.text[0])
        typed.put(typed.piles, tribe, int(reader.next.text[1:]), f"the pile beside {tribe.value}")
        reader.at += 1
        typed.tops += [(tribe, card) for card in _read_cards(reader)]


def _read_cards(reader: Reader) -> list[Card]:
    cards: list[Card] = []
    if reader.maybe("none"):
        return cards
    while reader.next is not None and reader.next.text in _CARDS:
        cards.append(reader.take_one(A_CARD, _CARDS))
    return cards


def _read_tribes(reader: Reader) -> list[Tribe]:
    tribes = []
    while reader.next is not None and reader.next.text in _TRIBES and not _follows(reader, ":"):
        tribes.append(reader.take_one(A_TRIBE, _TRIBES))
    return tribes


def _read_sides(reader: Reader, typed: Typed) -> None:
    tribe = reader.take_one(A_TRIBE, _TRIBES)
    reader.take("a colon", ":")
    if reader.maybe("none"):
        typed.bare.append(tribe)
        return
    first = True  # what follows may be a hand: "G: N WR:2  South GB"
    while reader.next is not None and reader.next.text in _SEATS and not _follows(reader, ":"):
        at = reader.at
        seat = reader.take_one("N or S", _SEATS)
        if reader.next is None or reader.next.text not in _CARDS or not (first or _follows(reader, ":")):
            reader.at = at
            return
        first = False
        side = typed.sides.setdefault((tribe, seat), [])
        while reader.next is not None and reader.next.text in _CARDS:
            card = reader.take_one(A_CARD, _CARDS)
            reader.take('a colon and the half that faces the tribe, as in "WR:2"', ":")
            side.append(Placed(card, reader.take_one("the half: 1 or 2", _HALVES)))


def _read_player(reader: Reader, typed: Typed) -> None:
    seat = reader.take_one("north or south", _SEATS)
    if reader.maybe("to"):
        reader.take('"move"', "move")
        typed.once("who is to move")
        typed.mover = seat
        if not reader.maybe("hand", "with", ":"):
            return
    else:
        reader.maybe(":")
        reader.maybe("hand", "holds")
        if reader.next is None or (reader.next.text not in _CARDS and reader.next.text.casefold() != "none"):
            raise reader.fail(f'"to move", {A_CARD}, or "none"')
    typed.put(typed.hands, seat, _read_cards(reader), f"the hand of {'NS'[seat]}")


def _read_options(reader: Reader, typed: Typed) -> None:
    more = True
    while more:
        name = reader.take_one(f"the name of an option ({', '.join(_OPTIONS)})", _OPTIONS)
        reader.maybe("=")
        typed.put(typed.options, name, reader.take_one("on or off", {"on": True, "off": False}), f"option {name}")
        more = reader.next is not None and reader.next.text in _OPTIONS
