"""Reading a typed position statement by statement; what it means is decided in `position.py`.

A statement ends with a full stop, a semicolon, with the line, or where the next one begins; commas and brackets only
separate.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final

import msgspec

from orclib.engine import Seat
from orclib.engine.notation import Reader
from orclib.games.orcs_vs_orcs.board import Board
from orclib.games.orcs_vs_orcs.box import LAP, STEPS, Card, Line, Objective
from orclib.games.orcs_vs_orcs.state import Column, Deed, Fortress, Job, Note, Options, Phase, Play, Slot, Task, Walk
from orclib.games.orcs_vs_orcs.text.names import COLOURS
from orclib.games.orcs_vs_orcs.text.position_words import (
    A_CARD,
    A_ZONE,
    ARROWS,
    LETTERS,
    MOST,
    TOKENS,
    is_card,
    is_counted,
    is_hero,
    is_tile,
    is_zone,
    player_names,
    take_card,
    take_cards,
    take_hero,
    take_placed,
    take_tile,
    take_unit,
    take_zone,
)

A_STATEMENT: Final = (
    'a statement such as "n_road: village G, G 2 moved", "start_n: G 6", "ne_city: B marker", "4 players", "turn 2", '
    '"Green to act", "3 actions", "supply 3", "river HORDES CITIES TOWER MARKERS", "Blue: red, glory 2, heroes '
    'FROKSH", "battle n_city, 3 against 2", "phase fate n_road" or an option such as "scenario=calm"'
)
A_FACT: Final = (
    "something of a player (red, glory 2, trophies 1, kills 1, units HEAVY 2, heroes FROKSH) or of a side of the "
    "battle (token 5, losses 1, field ORC/XBOW, hand BOAR, deck ORC ORC)"
)
AN_ITEM: Final = (
    'what is in the zone (such as "G 3", "G 3 moved 1", "G 2 attacking", "village", "ruin", "G marker", "empty" or '
    '"G fortress lying")'
)
OF_AN_ARMY: Final = '"marker", "fortress", or how many Hordes'
A_UNIT: Final = "a kind of Unit (ORC, HEAVY, BOAR, XBOW, SHAMAN or CATAPULT)"
LARGE: Final = 999
"""The most of anything that anybody types in a position."""

PHASES: Final = {phase.value: phase for phase in Phase if phase is not Phase.BY_ITSELF}
_TASKS: Final = {task.value: task for task in Task}
_DEEDS: Final = {deed.value: deed for deed in Deed}
_OPTIONS: Final = {field.name: field for field in msgspec.structs.fields(Options)}
_BOOLS: Final = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
_NAMES: Final = {name: seat for name, seat in player_names(len(COLOURS)).items() if not name.isdecimal()}
"""In a position a number is never a player."""


class TypedArmy(msgspec.Struct, frozen=True):
    """Hordes as they were typed; None was not said."""

    seat: Seat | None
    hordes: int | None
    moved: int = 0
    marched: int = 0
    along: int = 0
    rooted: int = 0
    exhausted: int | None = None
    attacking: bool = False


class TypedHero(msgspec.Struct, frozen=True):
    """A Hero that somebody holds, as typed; None was not said."""

    hero: Card
    away: bool | None = None
    seen: tuple[Seat, ...] | None = None
    by_all: bool = False
    """Seen by all others."""
    looked: tuple[Seat, ...] = ()
    """Those who have seen it in secret."""


class TypedStep(msgspec.Struct, frozen=True):
    """A battle effect as it was typed."""

    seat: Seat
    card: Card
    copied: bool = False
    play: int = 0


class TypedZone:
    """What was typed of a zone."""

    def __init__(self) -> None:
        self.once: dict[str, Any] = {}
        """village, marker, fortress, empty."""
        self.armies: list[TypedArmy] = []


class Way(msgspec.Struct, frozen=True):
    """Hordes between two zones of a move; no zones where nobody said which."""

    hordes: int
    along: int = 0
    zones: tuple[str, ...] = ()


Facts = dict[str, Any]


class Typed:
    """What was typed: each statement's value under the name of the field that it is about."""

    def __init__(self) -> None:
        self.once: Facts = {}
        self.options: Facts = {}
        self.zones: dict[str, TypedZone] = {}
        self.battle: Facts = {}
        self.seats: dict[Seat, Facts] = {}
        self.before: dict[Seat, Facts] = {}
        """The same of a side as the effects began (OVO-R39)."""
        self.fought: Facts = {}
        self.fighters: dict[Seat, Facts] = {}
        """The same of the sides of the battle that has just ended, the attacker first."""
        self.faults: list[str] = []

    def zone(self, zone: str) -> TypedZone:
        """What was typed of a zone so far."""
        return self.zones.setdefault(zone, TypedZone())

    def facts(self, seat: Seat) -> Facts:
        """What was typed of a player; nothing for one that was not named."""
        return self.seats.get(seat, {})


def read(text: str) -> tuple[Typed, Options]:
    """The statements, and the options they are made under. Raises NotationError, or UsageError for an option."""
    typed, reader = Typed(), Reader(text, TOKENS)
    _look_ahead(typed, reader)
    options = Options(**typed.options)
    while reader.next is not None:
        if not reader.maybe(".", ";"):
            _statement(typed, reader, options)
    return typed, options


def _look_ahead(typed: Typed, reader: Reader) -> None:
    """Options and the number of players count for everything, wherever they stand."""
    tokens, players = reader.tokens, None
    for at, token in enumerate(tokens):
        word, after = token.text.casefold(), tokens[at + 1].text.casefold() if at + 1 < len(tokens) else ""
        if _counts(reader, at, "players", "player"):
            if players not in (None, word):
                raise reader.fail("the number of players only once", token)
            players = word
        if word in _OPTIONS and after == "=" and at + 2 < len(tokens):
            typed.options[word] = _value(word, tokens[at + 2].text)
    if players is not None:
        typed.options.setdefault("players", int(players[:3]))


def _value(name: str, word: str) -> Any:
    if word.startswith('"'):
        return word.strip('"')
    if word.isdecimal() and _OPTIONS[name].type is int:
        return int(word[:9])
    return _BOOLS.get(word.casefold(), word) if _OPTIONS[name].type is bool else word


def _counts(reader: Reader, at: int, *things: str) -> bool:
    """Whether "4 players" or the like stands there: on one line, and no option "players=4" after a number."""
    number, *after = reader.tokens[at : at + 3]
    if not after or not number.text.isdecimal() or after[0].line != number.line:
        return False
    return after[0].text.casefold() in things and [token.text for token in after[1:]] != ["="]


# --- what comes next -------------------------------------------------------------------------------------------------


def more(reader: Reader) -> bool:
    """Whether the statement goes on: the next word stands on the same line, and is no full stop."""
    if reader.next is None or not reader.at:
        return False
    return reader.next.line == reader.tokens[reader.at - 1].line and reader.next.text not in (".", ";")


def _is_player(reader: Reader) -> bool:
    """Whether a player is named next, and no new statement about one begins: "Green:", "Green to act"."""
    token = reader.next
    if token is None or token.text.casefold() not in _NAMES:
        return False
    after = reader.after
    return after is None or after.line != token.line or after.text.casefold() not in (":", "to")


def _is_number(reader: Reader) -> bool:
    """Whether a number comes next that begins no new statement such as "3 actions"."""
    if not more(reader) or reader.next is None or not reader.next.text.isdecimal():
        return False
    return not _counts(reader, reader.at, "players", "player", "actions", "action")


def _player(reader: Reader, options: Options) -> Seat:
    """A player, never by a number."""
    names = {name: seat for name, seat in _NAMES.items() if seat < options.players}
    *others, last = map(letter, options.seats)
    return reader.take_one(f"a player (a colour such as green, a letter {', '.join(others)} or {last})", names)


def _players(reader: Reader, options: Options) -> tuple[Seat, ...]:
    if reader.maybe("none", "nobody"):
        return ()
    found = [_player(reader, options)]
    while more(reader) and _is_player(reader):
        found.append(_player(reader, options))
    return tuple(found)


def _number(reader: Reader, expected: str, most: int = LARGE) -> int:
    return reader.take_number(expected, most=most)


def _cards(reader: Reader) -> tuple[Card, ...]:
    return take_cards(reader, lambda reader: more(reader) and is_counted(reader))


# --- statements ------------------------------------------------------------------------------------------------------


def _statement(typed: Typed, reader: Reader, options: Options) -> None:
    token = reader.next
    assert token is not None
    word = token.text.casefold()
    if _counts(reader, reader.at, "players", "player"):
        reader.at += 2
    elif _counts(reader, reader.at, "actions", "action"):
        reader.at += 2
        _set(typed.once, reader, "actions", int(word[:3]), words=1)
    elif word in _OPTIONS and reader.follows("="):
        if reader.at + 2 >= len(reader.tokens):
            reader.at += 2
            raise reader.fail(f"a value of {word}")
        reader.at += 3
    elif word in _NAMES:
        _about_player(typed, reader, options)
    elif word in _STATEMENTS and not (reader.follows(":") and is_zone(reader, options.map)):
        reader.at += 1
        _STATEMENTS[word](typed, reader, options)
    elif is_zone(reader, options.map):
        _about_zones(typed, reader, options)
    else:
        raise reader.fail(_maybe_meant(reader, options))


def _maybe_meant(reader: Reader, options: Options) -> str:
    """What was expected where something is told of a zone that there is not, or where no statement begins."""
    assert reader.next is not None
    if not reader.follows(":"):
        return A_STATEMENT
    word, zones = reader.next.text, options.map.zones
    near = get_close_matches(word.casefold(), zones, n=1)
    return f'a zone or a player; did you mean "{near[0]}"?' if near else f"{A_ZONE}, or a player"


def _set(said: Facts, reader: Reader, name: str, value: object, words: int = 1) -> None:
    """Note what the last words began to say, unless it has been said already."""
    before = said.get(name, value)
    if before != value and (isinstance(value, bool) or value is None or before is None):
        raise reader.fail("nothing that contradicts what was said before", reader.tokens[reader.at - words])
    _demand_once(said, reader, name, words)
    said[name] = value


def _demand_once(said: Facts, reader: Reader, name: str, words: int = 1) -> None:
    if name in said:
        told = reader.tokens[reader.at - words : reader.at]
        raise reader.fail(f"{' '.join(token.text for token in told)} only once", told[-1])


def _begins(reader: Reader, options: Options) -> bool:
    """Whether a new statement begins."""
    token = reader.next
    assert token is not None
    word = token.text.casefold()
    return (
        word in _STATEMENTS
        or word in _NAMES
        or (word in _OPTIONS and reader.follows("="))
        or _counts(reader, reader.at, "players", "player", "actions", "action")
        or is_zone(reader, options.map)
    )


def _about_player(typed: Typed, reader: Reader, options: Options) -> None:
    """`Green to act`, `Blue: red, glory 2`."""
    seat = _player(reader, options)
    if reader.maybe("to"):
        reader.take('"act"', "act", "move")
        _set(typed.once, reader, "mover", seat, words=2)
    else:
        reader.take('a colon, or "to act"', ":")
        if not more(reader):
            raise reader.fail(A_FACT)
        _facts(typed.seats.setdefault(seat, {}), reader, options)


def _before(typed: Typed, reader: Reader, options: Options) -> None:
    """`before Blue: token 3`: what was different as the effects began."""
    seat = _player(reader, options)
    reader.take("a colon", ":")
    _facts(typed.before.setdefault(seat, {}), reader, options)


def _fought(typed: Typed, reader: Reader, options: Options) -> None:
    """`fought n_city, round 3, ending 1, won by Green`, then `fought Green: token 2` and the same of the defender."""
    if not is_zone(reader, options.map):
        seat = _player(reader, options)
        reader.take("a colon", ":")
        _facts(typed.fighters.setdefault(seat, {}), reader, options)
        return
    _demand_once(typed.fought, reader, "zone")
    typed.fought["zone"] = take_zone(reader, options.map)
    while more(reader) and reader.next is not None and reader.next.text.casefold() in _ENDED:
        word = reader.next.text.casefold()
        reader.at += 1
        _BATTLE[word](typed.fought, reader, options)


_ENDED: Final = ("assault", "round", "ending", "won")
"""What a battle that has ended is told with."""


def _facts(said: Facts, reader: Reader, options: Options) -> None:
    """What follows "Green:", up to the end of the line; a semicolon may stand between two facts."""
    while more(reader) or (_next_is(reader, ";") and reader.follows(*_FACTS)):
        reader.maybe(";")
        token = reader.next
        assert token is not None
        word = token.text.casefold()
        if word not in _FACTS:
            if not _begins(reader, options):
                raise reader.fail(A_FACT)
            return
        reader.at += 1
        _FACTS[word](said, reader, options)


# --- zones -----------------------------------------------------------------------------------------------------------

_KINDS: Final = ("village", "well", "city", "tower")
_ITEMS: Final = (*_KINDS, "ruin", "bare", "empty", "marker", "fortress", "no", "neutral")


def _about_zones(typed: Typed, reader: Reader, options: Options) -> None:
    """`n_road, n_cw1: village G, G 2 moved`: zones that hold the same."""
    zones = [take_zone(reader, options.map)]
    while more(reader) and is_zone(reader, options.map) and not _is_item(reader):
        zones.append(take_zone(reader, options.map))
    reader.maybe(":", "=")
    if not _is_item(reader):
        raise reader.fail(AN_ITEM)
    start = reader.at
    for zone in dict.fromkeys(zones):
        reader.at = start
        while more(reader) and _is_item(reader):
            _item(typed, reader, options, zone)
    if more(reader) and not _begins(reader, options):
        raise reader.fail(AN_ITEM)


def _is_item(reader: Reader) -> bool:
    if reader.next is None or reader.follows(":"):
        return False
    return reader.next.text.casefold() in _ITEMS or _is_player(reader)


def _item(typed: Typed, reader: Reader, options: Options, zone: str) -> None:
    token = reader.next
    assert token is not None
    word, about = token.text.casefold(), typed.zone(zone)
    if word in _NAMES:
        _of_player(typed, reader, options, zone)
        return
    reader.at += 1
    if word in _KINDS:
        _kind(typed, reader, options, zone, word)
    elif word in ("ruin", "bare"):
        _set(about.once, reader, "village", False)
        reader.maybe("ruin")
    elif word == "empty":
        _set(about.once, reader, "empty", True)
    elif word == "marker":
        _demand_once(about.once, reader, "marker")
        about.once["marker"] = _player(reader, options)
    elif word == "fortress":
        _demand_once(about.once, reader, "fortress")
        about.once["fortress"] = _fortress(reader, _player(reader, options))
    else:
        if word == "no":
            reader.take('"marker"', "marker")
        _set(about.once, reader, "marker", None)


def _kind(typed: Typed, reader: Reader, options: Options, zone: str, word: str) -> None:
    """`village G`: what is there, and perhaps whose marker."""
    board, about = options.map, typed.zone(zone)
    if word == "village":
        _set(about.once, reader, "village", True)
    elif not (zone in board.wells if word == "well" else board.kind[zone] == word):
        clause = {"well": "OVO-4.9", "city": "OVO-3.1", "tower": "OVO-3.1"}[word]
        typed.faults.append(f"There is no {word} in {zone} ({clause}).")
    after = reader.after
    number = after is not None and more(reader) and after.text.casefold().isdecimal()
    if more(reader) and reader.maybe("neutral"):
        _set(about.once, reader, "marker", None)
    elif more(reader) and _is_player(reader) and not number and not reader.follows("marker", "fortress"):
        _demand_once(about.once, reader, "marker")
        about.once["marker"] = _player(reader, options)


def _of_player(typed: Typed, reader: Reader, options: Options, zone: str) -> None:
    """`G marker`, `G fortress lying`, `G 3 moved 1`."""
    seat, about = _player(reader, options), typed.zone(zone)
    if reader.maybe("marker"):
        _set(about.once, reader, "marker", seat)
    elif reader.maybe("fortress"):
        _demand_once(about.once, reader, "fortress")
        about.once["fortress"] = _fortress(reader, seat)
    else:
        army = _army(reader, seat, OF_AN_ARMY)
        if any(other.seat == seat for other in about.armies):
            typed.faults.append(f"{side(seat)} is named twice in {zone}; all Hordes of a zone are one army (OVO-2.7).")
        about.armies.append(army)


def _fortress(reader: Reader, owner: Seat) -> Fortress:
    standing = not reader.maybe("lying")
    if standing:
        reader.maybe("standing")
    fallen = reader.maybe("fallen")
    return Fortress(owner, standing, reader.maybe("fresh") or fallen, fallen)


def _army(reader: Reader, seat: Seat | None, expected: str) -> TypedArmy:
    """`3`, `3 moved` (all of them), `5 moved 2 marched 1`, `5 (2 moved)`, `3 attacking exhausted 1`."""
    hordes = _number(reader, expected, most=MOST)
    said: dict[str, int] = {}
    attacking = False
    while more(reader):
        token, after = reader.next, reader.after
        assert token is not None
        word = token.text.casefold()
        if word in ("attacking", "attack", "attacks"):
            reader.at += 1
            attacking = True
        elif word in _TIRED:
            reader.at += 1
            _demand_once(said, reader, word)
            all_of_them = said.get("moved", hordes)
            said[word] = _number(reader, "a number") if _is_number(reader) else all_of_them
        elif token.text.isdecimal() and after is not None and after.text.casefold() in _TIRED:
            reader.at += 1
            name = after.text.casefold()
            reader.at += 1
            _set(said, reader, name, int(token.text[:3]))
        else:
            break
    along, rooted = said.get("along", 0), said.get("rooted", 0)
    marched = said.get("marched", rooted)
    moved = said.get("moved", max(marched, along))
    return TypedArmy(seat, hordes, moved, marched, along, rooted, said.get("exhausted"), attacking)


_TIRED: Final = ("moved", "marched", "along", "rooted", "exhausted")


# --- the battle ------------------------------------------------------------------------------------------------------


def _battle(typed: Typed, reader: Reader, options: Options) -> None:
    """`battle n_city, Green 3 against Blue 2, round 2`."""
    said = typed.battle
    _demand_once(said, reader, "zone")
    reader.maybe(":", "=")
    said["zone"] = take_zone(reader, options.map)
    while more(reader):
        token = reader.next
        assert token is not None
        word = token.text.casefold()
        if word in _BATTLE:
            reader.at += 1
            _BATTLE[word](said, reader, options)
        elif word in _TOKENS:
            reader.at += 1
            seat, space = _TOKENS[word]
            _set(typed.seats.setdefault(seat, {}), reader, "space", space)
        elif "forces" not in said and (_is_number(reader) or _is_player(reader)):
            attackers = _force(reader, options)
            reader.take('"against"', "against", "v", "vs")
            said["forces"] = attackers, _force(reader, options)
        elif _begins(reader, options):
            return
        else:
            raise reader.fail('something of the battle (such as "3 against 2", "round 2", "g5 b3" or "assault")')


def _force(reader: Reader, options: Options) -> TypedArmy:
    """`3`, `Green 3`, `Green` (as many as the zone says), `Green gone`."""
    seat = _player(reader, options) if reader.next is not None and reader.next.text.casefold() in _NAMES else None
    if reader.maybe("gone"):
        return TypedArmy(seat, None, attacking=True)
    if seat is not None and not _is_number(reader):
        return TypedArmy(seat, None)
    return _army(reader, seat, "how many Hordes fight")


Fact = Callable[[Facts, Reader, Options], None]


def _say(name: str, value: object) -> Fact:
    """A word that says it all."""

    def fact(said: Facts, reader: Reader, options: Options) -> None:
        _set(said, reader, name, value)

    return fact


def _take(name: str, take: Callable[[Reader, Options], Any]) -> Fact:
    """A word, and what comes after it."""

    def fact(said: Facts, reader: Reader, options: Options) -> None:
        _demand_once(said, reader, name)
        reader.maybe(":", "=")
        said[name] = take(reader, options)

    return fact


def _numbered(name: str, expected: str, most: int = LARGE) -> Fact:
    return _take(name, lambda reader, _: _number(reader, expected, most))


def _won(said: Facts, reader: Reader, options: Options) -> None:
    _demand_once(said, reader, "winner")
    reader.maybe("by")
    said["winner"] = _player(reader, options)


def _both_losses(said: Facts, reader: Reader, options: Options) -> None:
    """`losses 1-2`: the attacker's first."""
    _demand_once(said, reader, "losses")
    first = _number(reader, "how many Hordes the attacker has lost", most=MOST)
    reader.take('"-" and how many the defender has lost', "-", "–", "to")
    said["losses"] = first, _number(reader, "how many Hordes the defender has lost", most=MOST)


def _face_up(said: Facts, reader: Reader, options: Options) -> None:
    reader.take('"up"', "up")
    _set(said, reader, "turned", True, words=2)


_BATTLE: Final[dict[str, Fact]] = {
    "assault": _say("assault", True),
    "field": _say("assault", False),
    "round": _numbered("round", "the number of the round"),
    "losses": _both_losses,
    "vanguard": _numbered("vanguard", "how many Units are still to go first"),
    "ending": _numbered("ending", "an ending 1 to 4", most=4),
    "won": _won,
    "routed": _take("routed", _players),
    "draws": _take("drawing", _player),
    "face": _face_up,
    "unseen": _say("blind", True),
    "together": _say("together", True),
}


_TOKENS: Final = {
    f"{name[0]}{space}": (Seat(seat), space) for seat, name in enumerate(COLOURS) for space in range(1, LAP + 1)
}
"""Strike tokens as the specification writes them: g5 is Green's, on space 5."""


def _steps(reader: Reader, options: Options) -> tuple[TypedStep, ...]:
    """`Green SHAMAN, Blue XBOW copied`."""
    if reader.maybe("none"):
        return ()
    found = [_step(reader, options)]
    while more(reader) and _is_player(reader):
        found.append(_step(reader, options))
    return tuple(found)


def _step(reader: Reader, options: Options) -> TypedStep:
    seat, card = _player(reader, options), take_card(reader)
    copied, play = reader.maybe("copied"), 0
    if reader.maybe("extra"):
        play = _number(reader, "a number") if _is_number(reader) else 1
    return TypedStep(seat, card, copied, play)


# --- what a player has -----------------------------------------------------------------------------------------------


def _units(reader: Reader, options: Options) -> dict[Card, int]:
    """`ORC 4 XBOW 1`; kinds that are not named stay as they are."""
    found: dict[Card, int] = {}
    while True:
        token = reader.next
        kind = take_unit(reader, A_UNIT)
        if kind in found:
            raise reader.fail(f"{kind.value} only once", token)
        found[kind] = _number(reader, "how many") if _is_number(reader) else 1
        if not (more(reader) and is_card(reader)):
            return found


def _heroes(reader: Reader, options: Options) -> tuple[TypedHero, ...]:
    """`VIGDISH away, FROKSH seen B`; "seen" alone is by all others, "looked B" in secret, and "none" is no Hero."""
    found = list[TypedHero]()
    if reader.maybe("none"):
        return ()
    while True:
        found.append(_hero(reader, options))
        if not (more(reader) and is_hero(reader)):
            return tuple(found)


def _hero(reader: Reader, options: Options) -> TypedHero:
    hero, away, by_all = take_hero(reader), None, False
    seen: tuple[Seat, ...] | None = None
    if more(reader) and reader.maybe("away"):
        away = True
    elif more(reader) and reader.maybe("here"):
        away = False
    if more(reader) and reader.maybe("seen"):
        by = more(reader) and reader.maybe("by")
        if more(reader) and (_is_player(reader) or _next_is(reader, "nobody")):
            seen = tuple(sorted(set(_players(reader, options))))
        elif more(reader) and reader.maybe("all"):
            by_all = True
        elif by:
            raise reader.fail('who has seen the Hero, or "all"')
        else:
            by_all = True
    looked = tuple(sorted(set(_players(reader, options)))) if more(reader) and reader.maybe("looked") else ()
    return TypedHero(hero, away, tuple(sorted({*(seen or ()), *looked})) if looked else seen, by_all, looked)


def _next_is(reader: Reader, *words: str) -> bool:
    return reader.next is not None and reader.next.text.casefold() in words


def _held(said: Facts, reader: Reader, options: Options) -> None:
    """`heroes FROKSH`, or `heroes others`: all that are named nowhere else."""
    if reader.maybe("others", "rest"):
        _set(said, reader, "others", True, words=2)
    else:
        _take("heroes", _heroes)(said, reader, options)


def _losses(said: Facts, reader: Reader, options: Options) -> None:
    """`losses 2 (1 exhausted)`."""
    _numbered("losses", "how many Hordes are lost", most=MOST)(said, reader, options)
    if more(reader) and reader.next is not None and reader.next.text.isdecimal() and reader.follows("exhausted"):
        exhausted = _number(reader, "how many are exhausted", most=MOST)
        reader.at += 1
        _set(said, reader, "exhausted", exhausted)


def _deck(said: Facts, reader: Reader, options: Options) -> None:
    """`deck ORC ORC`, shuffled; `deck from top ORC XBOW` is drawn in this order until it is shuffled."""
    _demand_once(said, reader, "deck")
    from_top = _from_top(reader)
    reader.maybe(":", "=")
    said["deck"] = _cards(reader)
    if from_top:
        said["tops"] = said["deck"]


def _from_top(reader: Reader) -> bool:
    if not reader.maybe("from"):
        return False
    reader.maybe("the")
    reader.take('"top"', "top")
    return True


# --- the battlefield -------------------------------------------------------------------------------------------------


def _field(reader: Reader, options: Options) -> tuple[Column, ...]:
    """`ORC+BUURK/XBOW HEAVY wall/XBOW`; `*` lies face down, `-` has been destroyed."""
    if reader.maybe("none"):
        return ()
    found = [_column(reader)]
    while more(reader) and (is_card(reader) or _next_is(reader, "wall", "-")):
        found.append(_column(reader))
    return tuple(found)


def _column(reader: Reader) -> Column:
    wall = reader.maybe("wall")
    first, hero, on = None, None, None
    if not wall:
        first = _slot(reader, 'a column such as "ORC", "ORC/XBOW", "ORC+BUURK/XBOW", "wall/XBOW" or "-/XBOW"')
        if reader.maybe("+"):
            hero, on = take_hero(reader), Line.FIRST
    second = None
    if reader.maybe("/"):
        second = _slot(reader, A_CARD)
        if hero is None and reader.maybe("+"):
            hero, on = take_hero(reader), Line.SECOND
    return Column(first, second, hero, on, wall)


def _slot(reader: Reader, expected: str) -> Slot | None:
    if reader.maybe("-"):
        return None
    if not is_card(reader):
        raise reader.fail(expected)
    return Slot(take_card(reader), reader.maybe("*"))


def _slots(reader: Reader, options: Options) -> tuple[Slot, ...]:
    """`XBOW SHAMAN*`."""
    if reader.maybe("none"):
        return ()
    found = list[Slot]()
    while not found or (more(reader) and is_card(reader)):
        found.append(Slot(take_card(reader), reader.maybe("*")))
    return tuple(found)


def _plays(reader: Reader, options: Options) -> tuple[Play, ...]:
    """`KOKOTH on 1 first, XBOW behind 2`."""
    if reader.maybe("none"):
        return ()
    found = [Play(*take_placed(reader))]
    while more(reader) and is_card(reader):
        found.append(Play(*take_placed(reader)))
    return tuple(found)


_CHOICES: Final = {"reorganise": True, "reorganize": True, "hold": False}
_FACTS: Final[dict[str, Fact]] = {
    "red": _say("red", True),
    "white": _say("red", False),
    "glory": _numbered("glory", "glory points"),
    "trophies": _numbered("trophies", "how many villages are trophies"),
    "razed": _numbered("razed", "how many of the trophies were razed"),
    "kills": _numbered("kills", "how many enemy Hordes were eliminated in this game turn"),
    "kept": _numbered("kept", "how many Hordes enemies keep"),
    "reserve": _numbered("reserve", "how many Hordes are in reserve"),
    "units": _take("units", _units),
    "heroes": _held,
    "token": _numbered("space", "a space of the strike tile, 1 to 6"),
    "losses": _losses,
    "exhausted": _numbered("exhausted", "how many are exhausted"),
    "field": _take("columns", _field),
    "loose": _take("loose", _slots),
    **dict.fromkeys(("stray", "strays"), _take("strays", lambda reader, _: _cards(reader))),
    **dict.fromkeys(("discards", "discarded"), _take("discards", lambda reader, _: _cards(reader))),
    "back": _take("back", lambda reader, _: _cards(reader)),
    "played": _take("plays", _plays),
    "entered": _say("entered", True),
    "lapped": _say("lapped", True),
    "cancelled": _say("cancelled", True),
    "rewinds": _numbered("rewinds", "how often the token goes back"),
    "unseen": _say("blind", True),
    "waits": _say("waits", True),
    "starved": _say("starved", True),
    "hand": _take("hand", lambda reader, _: _cards(reader)),
    "deck": _deck,
    "under": _take("under", lambda reader, _: _cards(reader)),
    "chosen": _take("commit", lambda reader, _: Play(*take_placed(reader))),
    "declared": _take("declared", lambda reader, _: reader.take_one("reorganise or hold", _CHOICES)),
    "told": _say("told", True),
    "peeked": _take("peeked", lambda reader, _: _cards(reader)),
    "shown": _take("shown", lambda reader, _: _cards(reader)),
    "open": _take("open", lambda reader, _: _cards(reader)),
    "returned": _take("returned", lambda reader, _: _cards(reader)),
    "sunk": _take("sunk", lambda reader, _: _cards(reader)),
    "apart": _numbered("apart", "how many cards in hand were not in the deck that was looked through"),
    "ready": _say("done", True),
    "building": _say("done", False),
}


# --- what else a position says ---------------------------------------------------------------------------------------

Statement = Callable[[Typed, Reader, Options], None]


def _once(name: str, take: Callable[[Reader, Options], Any], words: int = 1) -> Statement:
    """A statement that has been begun with so many words."""

    def statement(typed: Typed, reader: Reader, options: Options) -> None:
        _demand_once(typed.once, reader, name, words)
        reader.maybe(":", "=")
        typed.once[name] = take(reader, options)

    return statement


def _count(name: str, expected: str) -> Statement:
    return _once(name, lambda reader, _: _number(reader, expected))


def _phase(typed: Typed, reader: Reader, options: Options) -> None:
    """`phase fate n_road`: a phase, and the zone that it is about; its words may be apart, "hero draw"."""
    _demand_once(typed.once, reader, "phase")
    reader.maybe(":", "=")
    token, after = reader.next, reader.after
    both = f"{token.text}_{after.text}".casefold() if token is not None and after is not None else ""
    if both in PHASES:
        reader.at += 2
        typed.once["phase"] = PHASES[both]
    else:
        typed.once["phase"] = reader.take_one(f"a phase ({', '.join(PHASES)})", PHASES)
    if more(reader) and _is_only_named(reader, options.map):
        typed.once["place"] = take_zone(reader, options.map)


def _is_only_named(reader: Reader, board: Board) -> bool:
    """Whether a zone comes next, and no statement about it."""
    return is_zone(reader, board) and not _is_about_zones(reader, board)


def _is_about_zones(reader: Reader, board: Board) -> bool:
    """Whether a statement about the zone begins, and not only its name comes next."""
    at = reader.at
    take_zone(reader, board)
    found = more(reader) and (_next_is(reader, ":", "=") or _is_item(reader))
    reader.at = at
    return found


def _tiles(reader: Reader, options: Options) -> tuple[Objective, ...]:
    if reader.maybe("none"):
        return ()
    found = [take_tile(reader)]
    while more(reader) and is_tile(reader) and not reader.follows(":"):
        found.append(take_tile(reader))
    return tuple(found)


def _tile(reader: Reader, options: Options) -> Objective | None:
    return None if reader.maybe("none") else take_tile(reader)


def _next_tiles(typed: Typed, reader: Reader, options: Options) -> None:
    if not _from_top(reader):
        raise reader.fail('"from top"')
    _once("next_tiles", _tiles, words=2)(typed, reader, options)


def _pile(typed: Typed, reader: Reader, options: Options) -> None:
    """`pile FROKSH`: what is left of the Hero pile; `pile from top FROKSH KOKOTH` is what comes next of it."""
    name = "next_heroes" if _from_top(reader) else "pile"
    _once(name, lambda reader, _: _cards(reader))(typed, reader, options)


def _zones(reader: Reader, options: Options) -> tuple[str, ...]:
    if reader.maybe("none"):
        return ()
    found = [take_zone(reader, options.map)]
    while more(reader) and _is_only_named(reader, options.map):
        found.append(take_zone(reader, options.map))
    return tuple(found)


def _walked(reader: Reader, options: Options) -> Walk | None:
    """`3 n_road n_cwm leave 1 take 2 n_road`, as the move is typed."""
    if reader.maybe("none"):
        return None
    hordes, zones = _number(reader, "how many Hordes moved", most=MOST), list[str]()
    counts: dict[str, int] = {}
    while len(zones) < 2 or (more(reader) and len(zones) <= STEPS):
        if zones and _next_is(reader, "leave", "take"):
            word = reader.take_one("leave or take", {"leave": "leave", "take": "take"})
            _demand_once(counts, reader, word)
            counts[word] = _number(reader, "how many Hordes", most=MOST)
        elif len(zones) < 2 or _next_is(reader, *ARROWS) or _is_only_named(reader, options.map):
            reader.maybe(*ARROWS)
            zones.append(take_zone(reader, options.map))
        else:
            break
    return Walk(hordes, tuple(zones), **counts)


def _noted(reader: Reader, options: Options) -> tuple[Note, ...]:
    """`Green named HEAVY, Blue built 9`: what has just been done or seen."""
    if reader.maybe("nothing", "none"):
        return ()
    found = list[Note]()
    while not found or (more(reader) and _is_player(reader)):
        seat = _player(reader, options)
        deed = reader.take_one(f"what was done ({', '.join(_DEEDS)})", _DEEDS)
        cards = _cards(reader) if deed in (Deed.NAMED, Deed.SAW) else ()
        number = _number(reader, "how many cards", most=MOST) if deed is Deed.BUILT else 0
        found.append(Note(seat, deed, cards, number))
    return tuple(found)


def _recruited(reader: Reader, options: Options) -> tuple[tuple[str, int], ...]:
    """`n_road 2, n_cwm 1`."""
    found = list[tuple[str, int]]()
    while not found or (more(reader) and _is_only_named(reader, options.map)):
        zone = take_zone(reader, options.map)
        found.append((zone, _number(reader, "how many Hordes were recruited there", most=MOST)))
    return tuple(found)


def _way(typed: Typed, reader: Reader, options: Options) -> None:
    """`on the way 3 along 1 n_road n_cwm`."""
    reader.take('"the way"', "the")
    reader.take('"way"', "way")
    _demand_once(typed.once, reader, "way", words=3)
    reader.maybe(":")
    army = _army(reader, None, "how many Hordes are on the way")
    zones = list[str]()
    while more(reader) and len(zones) < 2 and _comes(reader, options):
        reader.maybe("from", *ARROWS)
        zones.append(take_zone(reader, options.map))
    typed.once["way"] = Way(army.hordes or 0, army.along, tuple(zones))


def _comes(reader: Reader, options: Options) -> bool:
    """Whether a zone comes next, perhaps with an arrow before it."""
    return _next_is(reader, "from", *ARROWS) or is_zone(reader, options.map)


def _effect(reader: Reader, options: Options) -> TypedStep:
    return _step(reader, options)


def _jobs(reader: Reader, options: Options) -> tuple[Job, ...]:
    """`then conquer G n_road, carry_on`: tasks in a row, with whom, where and how many."""
    if reader.maybe("nothing", "none"):
        return ()
    found = list[Job]()
    while not found or more(reader):
        task = reader.take_one(f"what comes then ({', '.join(_TASKS)})", _TASKS)
        seat = _player(reader, options) if more(reader) and _is_player(reader) else None
        zones = list[str]()
        while more(reader) and is_zone(reader, options.map):
            zones.append(take_zone(reader, options.map))
        number = _number(reader, "a number") if _is_number(reader) else 0
        forced = more(reader) and reader.maybe("forced")
        along = _number(reader, "how many were taken along") if more(reader) and reader.maybe("along") else 0
        found.append(Job(task, seat, ">".join(zones) or None, number, forced, along))
    return tuple(found)


def _nobody(typed: Typed, reader: Reader, options: Options) -> None:
    reader.take('"to act"', "to")
    reader.take('"act"', "act", "move")
    _set(typed.once, reader, "mover", None, words=3)


def _to_draw(typed: Typed, reader: Reader, options: Options) -> None:
    reader.take('"draw"', "draw")
    _demand_once(typed.once, reader, "to_draw", words=2)
    typed.once["to_draw"] = _number(reader, "how many Heroes are still to be drawn")


def _optional_player(reader: Reader, options: Options) -> Seat | None:
    return None if reader.maybe("none", "nobody") else _player(reader, options)


_STATEMENTS: Final[dict[str, Statement]] = {
    "phase": _phase,
    "turn": _count("turn_no", "the number of the game turn"),
    "first": _once("first", _optional_player),
    "nobody": _nobody,
    "actions": _count("actions", "how many actions are left"),
    "supply": _count("supply", "how many glory points are left"),
    "river": _once("river", _tiles),
    "top": _once("top", _tile),
    "spent": _once("spent", _tiles),
    "tiles": _next_tiles,
    "pile": _pile,
    "under": _once("under", _heroes),
    "drawn": _once("drawn", _heroes),
    "to": _to_draw,
    "victim": _once("victim", _player),
    "recruited": _once("recruited", _recruited),
    "taken": _once("taken", _zones),
    "walked": _once("walked", _walked),
    "noted": _once("noted", _noted),
    "on": _way,
    "battle": _battle,
    "before": _before,
    "fought": _fought,
    "effect": _once("step", _effect),
    "queue": _once("queue", _steps),
    "then": _once("todo", _jobs),
    "winners": _once("winners", _players),
}


def side(seat: Seat | None) -> str:
    """A player in the words of positions, such as "Green"."""
    return "nobody" if seat is None else COLOURS[seat].capitalize() if 0 <= seat < len(COLOURS) else str(seat)


def letter(seat: Seat) -> str:
    """A player, as short as can be."""
    return LETTERS[seat]
