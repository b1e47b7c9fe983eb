"""How the actions of ORC are typed, both ways."""

from __future__ import annotations

import re

from orclib.engine import CHANCE, Seat
from orclib.engine.notation import Reader, short
from orclib.games.orc.actions import (
    LONG_SIDE,
    MIDDLE,
    AnyAction,
    Attack,
    BoxAstray,
    ChooseStart,
    Claim,
    Count,
    DealCard,
    Discard,
    Draw,
    DrawBelow,
    DrawTwo,
    LayFrontier,
    LookHand,
    LookPile,
    NameDealer,
    NameStarter,
    PlaceBox,
    PutAstray,
    Resolve,
    Stop,
    TakeBack,
    TurnUp,
)
from orclib.games.orc.box import CARDS, NORTH, SOUTH, TRIBES, End, Half
from orclib.games.orc.state import Table

_SEATS = {"n": NORTH, "north": NORTH, "s": SOUTH, "south": SOUTH}
_TRIBES = {tribe.value: tribe for tribe in TRIBES} | {tribe.value.casefold(): tribe for tribe in TRIBES}
_CARDS = {card.value: card for card in CARDS} | {card.value.casefold(): card for card in CARDS}
_HALVES = {"1": Half.SINGLE, "2": Half.DOUBLE, "single": Half.SINGLE, "double": Half.DOUBLE}
_ENDS = {"left": End.LEFT, "right": End.RIGHT}
_ASTRAY = {
    MIDDLE: MIDDLE,
    "centre": MIDDLE,
    "center": MIDDLE,
    LONG_SIDE: LONG_SIDE,
    "north": LONG_SIDE,
    "south": LONG_SIDE,
}
_ORDER = {"first": True, "second": False}
_COUNTED = {"half": "half", "trophy": "trophy", "drawn": "drawn"}

A_TRIBE = "a tribe (R, Y, B, G, W or V)"
A_CARD = 'a card (two different letters of R Y B G W V, such as "RB")'
_A_MOVE = (
    'a move such as "RB:1-G" (card, half, tribe), "discard RB", "draw G", "draw G W", "box left", "choose first" '
    'or "pass"'
)


def write(action: AnyAction) -> str:
    """An action as a person types it; `read` reads it back."""
    match action:
        case LayFrontier(card=card, flipped=flipped):
            return f"lay {card.value}{' flipped' if flipped else ''}"
        case NameStarter(player=player):
            return f"starter {'north' if player == NORTH else 'south'}"
        case NameDealer(player=player):
            return f"dealer {'north' if player == NORTH else 'south'}"
        case DealCard(player=player, card=card):
            return f"deal {'north' if player == NORTH else 'south'} {card.value}"
        case TurnUp(tribe=tribe, card=card):
            return f"turn {tribe.value} {card.value}"
        case ChooseStart(first=first):
            return f"choose {'first' if first else 'second'}"
        case PlaceBox(end=end):
            return f"box {end.value}"
        case Attack(card=card, half=half, tribe=tribe):
            return f"{card.value}:{half.value}-{tribe.value}"
        case Discard(card=card):
            return f"discard {card.value}"
        case Draw(tribe=tribe):
            return f"draw {tribe.value}"
        case DrawTwo(tribe=tribe, second=second):
            return f"draw {tribe.value} {second.value}"
        case Stop():
            return "pass"
        case PutAstray(card=card, half=half, tribes=tribes, own_side=own_side):
            where = "+".join(tribe.value for tribe in tribes) or "nowhere"
            return f"{card.value}:{half.value}-{where}{'' if own_side else ' across'}"
        case BoxAstray(where=where):
            return f"box {where}"
        case TakeBack(card=card):
            return f"take {card.value}"
        case DrawBelow(tribe=tribe):
            return f"draw below {tribe.value}"
        case Claim(tribe=tribe):
            return f"claim {tribe.value}"
        case Resolve(tribes=tribes):
            return f"resolve {' '.join(tribe.value for tribe in tribes)}"
        case Count(what=what, tribe=tribe):
            return f"count {what} {tribe.value}"
        case LookPile(tribe=tribe):
            return f"look {tribe.value}"
        case LookHand():
            return "look hand"


def read(text: str, state: Table, seat: Seat | None = None) -> AnyAction:
    """The action that was typed. A leading `N:` or `S:` says who, otherwise the one to move.

    "RB:1-G", "RB:1→G" and "RB:1->G" are the same; so are "draw G" and "Draw(G)". Raises NotationError.
    """
    # "Draw(G)" is how the specification writes "draw G": brackets and commas only separate.
    reader = Reader(short(text).translate(str.maketrans("(),;`", "     ")))
    if reader.next is None:
        raise reader.fail(_A_MOVE)
    who = state.mover if seat is None or seat == CHANCE else seat
    token = reader.next
    if token.text.casefold() in _SEATS and len(reader.tokens) > 1 and reader.tokens[1].text == ":":
        who = reader.take_one("a seat", _SEATS)
        reader.take("a colon", ":")
    action = _read_action(reader, state, who)
    reader.end()
    return action


def _read_action(reader: Reader, state: Table, who: Seat) -> AnyAction:
    reader.maybe("attack")  # "Attack(RB, 1, G)" is the same as "RB:1-G"
    if reader.next is not None and (reader.next.text in _CARDS or reader.next.text.casefold() in _CARDS):
        return _read_attack(reader, who)
    if reader.next is not None and re.fullmatch(r"[RYBGWVrybgwv]{2}", reader.next.text):
        raise reader.fail(A_CARD)
    word = reader.take_one(_A_MOVE, {word: word for word in _WORDS})
    return _WORDS[word](reader, state, who)


def _read_attack(reader: Reader, who: Seat) -> AnyAction:
    card = reader.take_one(A_CARD, _CARDS)
    spaced = reader.next is not None and reader.next.text.casefold() in _HALVES
    if not spaced:
        reader.take('a colon and the half, as in "RB:1-G"', ":")
    half = reader.take_one("the half: 1 for one orc, 2 for two", _HALVES)
    if not (spaced and reader.next is not None and reader.next.text.casefold() in {*_TRIBES}):
        reader.take('an arrow or a hyphen before the tribe, as in "RB:1-G"', "-", "→", "->", "=>", ">")
    if reader.maybe("nowhere"):
        return PutAstray(who, card, half, (), own_side=not reader.maybe("across"))
    tribes = [reader.take_one(A_TRIBE, _TRIBES)]
    while reader.maybe("+"):
        tribes.append(reader.take_one(A_TRIBE, _TRIBES))
    across = reader.maybe("across")
    if across or len(tribes) > 1:
        return PutAstray(who, card, half, tuple(tribes), own_side=not across)
    return Attack(who, card, half, tribes[0])


def _read_draw(reader: Reader, state: Table, who: Seat) -> AnyAction:
    if reader.maybe("below"):
        return DrawBelow(who, reader.take_one(A_TRIBE, _TRIBES))
    first = reader.take_one(f'{A_TRIBE}, or "below"', _TRIBES)
    if reader.next is None:
        return Draw(who, first)
    return DrawTwo(who, first, reader.take_one(A_TRIBE, _TRIBES))


def _read_box(reader: Reader, state: Table, who: Seat) -> AnyAction:
    if reader.next is not None and reader.next.text.casefold() in _ASTRAY:
        return BoxAstray(who, reader.take_one("a place", _ASTRAY))
    return PlaceBox(who, reader.take_one("left or right", _ENDS))


def _read_two(reader: Reader, state: Table, who: Seat) -> AnyAction:
    return DrawTwo(who, reader.take_one(A_TRIBE, _TRIBES), reader.take_one(A_TRIBE, _TRIBES))


def _read_lay(reader: Reader, state: Table, who: Seat) -> AnyAction:
    return LayFrontier(CHANCE, reader.take_one(A_CARD, _CARDS), reader.maybe("flipped"))


def _read_deal(reader: Reader, state: Table, who: Seat) -> AnyAction:
    return DealCard(CHANCE, reader.take_one("north or south", _SEATS), reader.take_one(A_CARD, _CARDS))


def _read_turn(reader: Reader, state: Table, who: Seat) -> AnyAction:
    return TurnUp(CHANCE, reader.take_one(A_TRIBE, _TRIBES), reader.take_one(A_CARD, _CARDS))


def _read_resolve(reader: Reader, state: Table, who: Seat) -> AnyAction:
    tribes = [reader.take_one(A_TRIBE, _TRIBES)]
    while reader.next is not None:
        tribes.append(reader.take_one(A_TRIBE, _TRIBES))
    return Resolve(who, tuple(tribes))


def _read_count(reader: Reader, state: Table, who: Seat) -> AnyAction:
    return Count(who, reader.take_one("half, trophy or drawn", _COUNTED), reader.take_one(A_TRIBE, _TRIBES))


def _read_look(reader: Reader, state: Table, who: Seat) -> AnyAction:
    if reader.maybe("hand"):
        return LookHand(who)
    return LookPile(who, reader.take_one(f'{A_TRIBE} or "hand"', _TRIBES))


_WORDS = {
    "lay": _read_lay,
    "starter": lambda r, _, __: NameStarter(CHANCE, r.take_one("north or south", _SEATS)),
    "dealer": lambda r, _, __: NameDealer(CHANCE, r.take_one("north or south", _SEATS)),
    "deal": _read_deal,
    "turn": _read_turn,
    "choose": lambda r, _, who: ChooseStart(who, r.take_one("first or second", _ORDER)),
    "box": _read_box,
    "placebox": _read_box,
    "discard": lambda r, _, who: Discard(who, r.take_one(A_CARD, _CARDS)),
    "draw": _read_draw,
    "drawtwo": _read_two,
    "pass": lambda _, __, who: Stop(who),
    "stop": lambda _, __, who: Stop(who),
    "take": lambda r, _, who: TakeBack(who, r.take_one(A_CARD, _CARDS)),
    "claim": lambda r, _, who: Claim(who, r.take_one(A_TRIBE, _TRIBES)),
    "resolve": _read_resolve,
    "count": _read_count,
    "look": _read_look,
}
