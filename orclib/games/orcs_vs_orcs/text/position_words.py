"""How the actions of Orcs vs Orcs are typed, both ways, and the words for zones, players and cards.

Zones are written by their ids, n_road, or by the names of the map, Thornby or White Tower. Players are their colours,
the letters G, B, O and V, or their seats from 0. Cards are written by their codes, ORC, XBOW, KRO-MORDA, or by their
names in either language, Heavy Orc or Orc lourd. The columns of a battlefield are counted from 1.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial
from typing import Final

from orclib.engine import CHANCE, Seat
from orclib.engine.notation import Reader
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.actions import Trick
from orclib.games.orcs_vs_orcs.board import Board
from orclib.games.orcs_vs_orcs.box import (
    BURNING,
    CARDS,
    FIRST_LINE,
    OBJECTIVES,
    RECRUITS,
    Card,
    Colour,
    Fate,
    Line,
    Objective,
    in_order,
)
from orclib.games.orcs_vs_orcs.rules.field import shuffled_uppers
from orclib.games.orcs_vs_orcs.state import FRONT, LOOSE, Phase, Secret, Spot, State
from orclib.games.orcs_vs_orcs.text.names import COLOURS

LETTERS: Final = "".join(colour[0].upper() for colour in COLOURS)
"""The players as positions name them, by seat."""
TOKENS: Final = re.compile(r'→|->|=>|"[^"]*"|[^\W\d]\w*(?:-[^\W\d]\w*)*|[0-9]+|[^\s,`()\[\]{}]')
"""Brackets and commas only separate: "Move(start_n, 2, [n_road])" is how the specification writes a move."""
ARROWS: Final = ("→", "->", "=>", "to")
MOST: Final = 99
"""Larger numbers are no slip but a typing error."""
A_ZONE: Final = 'a zone (such as "n_road", or by its name on the map)'
A_PLAYER: Final = "a player (a colour such as green, a letter G, B, O or V, or a seat from 0)"
A_CARD: Final = "a card (such as ORC, XBOW or FROKSH)"
A_HERO: Final = "a Hero (such as FROKSH)"
A_TILE: Final = "an objective (such as CITIES or TOWER)"
A_COLUMN: Final = "a column, counted from 1"
A_LINE: Final = "first or second"
A_SPOT: Final = '"behind 1", "on 1 first", "wall" or "loose"'
A_MOVE: Final = (
    'a move such as "move 4 start_n n_road n_city", "move 3 start_n n_road leave 1 n_cwm", "march 3 n_road n_city", '
    '"recruit 2 start_n", "buy HEAVY", "lay n_road", "stand up n_road", "raze n_cw1", "end", "raze", "control", '
    '"keep FROKSH", "stand", "retreat n_cw1", "battle n_city", "deck ORC ORC XBOW", "add ORC", "ready", "play ORC", '
    '"play XBOW behind 1", "reorganise shuffle", "berserk", "calm", "green", "hit 1 first", "name HEAVY" or "draw ORC"'
)

_NAMES: Final = {
    Card.ORC: "orcs",
    Card.HEAVY: "heavy_orc heavy_orcs orc_lourd orcs_lourds",
    Card.BOAR: "boar_rider boar_riders rider riders sanglier_monté sangliers_montés sanglier sangliers",
    Card.XBOW: "crossbow crossbowman crossbowmen arbalétrier arbalétriers",
    Card.SHAMAN: "shamans",
    Card.CATAPULT: "catapults catapulte catapultes",
}
"""What Units are called in both languages, one and several, beside their codes."""
_CARDS: Final[dict[tuple[str, ...], Card]] = {
    **{(name.casefold(),): card for card in CARDS for name in (card.value, card.name, card.name.replace("_", ""))},
    **{tuple(name.split("_")): card for card, named in _NAMES.items() for name in named.split()},
}
"""Every way to write a card, word by word."""
_HEROES: Final = {words: card for words, card in _CARDS.items() if card.is_hero}
_UNITS: Final = {words: card for words, card in _CARDS.items() if not card.is_hero}
_TILES: Final = {tile.value.casefold(): tile for tile in OBJECTIVES}
_LINES: Final = {line.value: line for line in Line}
_TRICKS: Final = {trick.value: trick for trick in Trick}


@cache
def player_names(players: int) -> dict[str, Seat]:
    """Every way to write a player."""
    names: dict[str, Seat] = {}
    for at in range(players):
        names |= dict.fromkeys((COLOURS[at], LETTERS[at].casefold(), str(at)), Seat(at))
    return names


def take_player(reader: Reader, players: int) -> Seat:
    """A player."""
    return reader.take_one(A_PLAYER, player_names(players))


@lru_cache(maxsize=16)
def _zone_names(board: Board) -> tuple[dict[tuple[str, ...], str], int]:
    """Every way to write a zone, word by word, ids before names; and the most words that one takes."""
    names: dict[tuple[str, ...], str] = {(zone.casefold(),): zone for zone in board.zones}
    for zone, place in board.places.items():
        if words := tuple(word.casefold() for word in TOKENS.findall(place.name)):
            names.setdefault(words, zone)
    return names, max(map(len, names))


def _zone_ahead(reader: Reader, board: Board) -> tuple[str, int] | None:
    """The zone that comes next, and by how many words it is written."""
    names, most = _zone_names(board)
    words = tuple([token.text.casefold() for token in reader.tokens[reader.at : reader.at + most]])
    for count in range(len(words), 0, -1):
        if words[:count] in names:
            return names[words[:count]], count
    return None


def is_zone(reader: Reader, board: Board) -> bool:
    """Whether a zone of the board comes next."""
    return _zone_ahead(reader, board) is not None


def take_zone(reader: Reader, board: Board, expected: str = A_ZONE) -> str:
    """A zone of the board, by its id or its name."""
    found = _zone_ahead(reader, board)
    if found is None:
        raise reader.fail(expected)
    reader.at += found[1]
    return found[0]


Cards = dict[tuple[str, ...], Card]


def _card_ahead(reader: Reader, cards: Cards = _CARDS, skip: int = 0) -> tuple[Card, int] | None:
    """The card that comes next, perhaps behind some words, and by how many words it is written.

    A name of two words is one card: "Heavy Orc". Two codes in capitals, or with a comma between, are two: HEAVY ORC.
    """
    one, *more = reader.tokens[reader.at + skip : reader.at + skip + 2] or (None,)
    if one is None:
        return None
    word = one.text.casefold()
    if more and more[0].line == one.line and (found := cards.get((word, more[0].text.casefold()))) is not None:
        between = reader.text.splitlines()[one.line - 1][one.column - 1 + len(one.text) : more[0].column - 1]
        if between.isspace() and (one.text, more[0].text) != (Card.HEAVY.value, Card.ORC.value):
            return found, 2
    single = cards.get((word,))
    return None if single is None else (single, 1)


def _take_card(reader: Reader, expected: str, cards: Cards) -> Card:
    found = _card_ahead(reader, cards)
    if found is None:
        raise reader.fail(expected)
    reader.at += found[1]
    return found[0]


def is_card(reader: Reader) -> bool:
    """Whether a card comes next."""
    return _card_ahead(reader) is not None


def take_card(reader: Reader, expected: str = A_CARD) -> Card:
    """A Unit or a Hero."""
    return _take_card(reader, expected, _CARDS)


def take_unit(reader: Reader, expected: str) -> Card:
    """A Unit."""
    return _take_card(reader, expected, _UNITS)


def is_hero(reader: Reader) -> bool:
    """Whether a Hero comes next."""
    return _card_ahead(reader, _HEROES) is not None


def take_hero(reader: Reader) -> Card:
    """A Hero."""
    return _take_card(reader, A_HERO, _HEROES)


def is_counted(reader: Reader) -> bool:
    """Whether a card comes next, or how many of one: "ORC", "4x ORC"."""
    many = reader.follows("x", "×") and reader.next is not None and reader.next.text.isdecimal()
    return is_card(reader) or (many and _card_ahead(reader, skip=2) is not None)


def take_cards(reader: Reader, go_on: Callable[[Reader], bool] = is_counted) -> tuple[Card, ...]:
    """Cards as long as there are some: `ORC ORC XBOW`, `2x ORC XBOW`; or "none"."""
    if reader.maybe("none", "nothing"):
        return ()
    cards = list[Card]()
    while True:
        times = 1
        if reader.follows("x", "×"):
            times = reader.take_number("how many of a card", most=MOST)
            reader.at += 1
        cards += [take_card(reader)] * times
        if not go_on(reader):
            return tuple(cards)


def read_cards(text: str) -> tuple[Card, ...]:
    """A deck as it was typed: `ORC ORC XBOW`, `2x ORC XBOW FROKSH`. Raises NotationError."""
    reader = Reader(text, TOKENS)
    cards = take_cards(reader)
    reader.end("a card, or the end of the line")
    return cards


def is_tile(reader: Reader) -> bool:
    """Whether an objective comes next."""
    return reader.next is not None and reader.next.text.casefold() in _TILES


def take_tile(reader: Reader) -> Objective:
    """An objective."""
    return reader.take_one(A_TILE, _TILES)


# --- places on the battlefield ---------------------------------------------------------------------------------------


def placed(card: Card, spot: Spot | None) -> str:
    """A card and where it lies, or is to lie: `ORC` in front, `XBOW behind 1`, `KOKOTH on 1 first`, `XBOW wall`.

    A first-line Unit alone has a column of its own; any other card alone has no place.
    """
    told = _spot(card, spot)
    return f"{card.value} {told}" if told else card.value


def _spot(card: Card | None, spot: Spot | None) -> str:
    if spot == (FRONT if card in FIRST_LINE else LOOSE):
        return ""
    if spot is None:
        return "loose"
    if spot.column is None:
        return f"wall {spot.line.value}" if spot.line else "front" if card in FIRST_LINE else "wall"
    if spot.line is Line.SECOND and card is not None and not card.is_hero:
        return f"behind {spot.column + 1}"
    return f"on {spot.column + 1} {spot.line.value}" if spot.line else f"on {spot.column + 1}"


def take_placed(reader: Reader) -> tuple[Card, Spot | None]:
    """A card and where it lies, or is to lie."""
    card = take_card(reader)
    usual = FRONT if card in FIRST_LINE else LOOSE
    if reader.next is not None and reader.next.text.casefold() in _SPOTS:
        return card, _take_spot(reader)
    return card, usual


_SPOTS: Final = ("behind", "on", "wall", "walls", "front", "loose")


def _take_spot(reader: Reader) -> Spot | None:
    if reader.maybe("loose"):
        return LOOSE
    if reader.maybe("wall", "walls", "front"):
        return Spot(None, _maybe_line(reader))
    if reader.maybe("behind"):
        return Spot(_take_column(reader), Line.SECOND)
    reader.take(A_SPOT, "on")
    return Spot(_take_column(reader), _maybe_line(reader))


def _take_column(reader: Reader) -> int:
    token = reader.next
    number = reader.take_number(A_COLUMN, most=MOST)
    if not number:
        raise reader.fail(A_COLUMN, token)
    return number - 1


def _maybe_line(reader: Reader) -> Line | None:
    if reader.next is None or reader.next.text.casefold() not in _LINES:
        return None
    return reader.take_one(A_LINE, _LINES)


# --- writing ---------------------------------------------------------------------------------------------------------


def write(action: act.AnyAction) -> str:
    """An action as a person types it, with who does it; `read` reads it back."""
    told = _written(action)
    return told if action.seat == CHANCE else f"{_colour(action.seat)}: {told}"


def _colour(seat: int) -> str:
    return COLOURS[seat] if 0 <= seat < len(COLOURS) else str(seat)


def cards_text(cards: Iterable[Card]) -> str:
    """Cards in a row, or "none"."""
    return " ".join(card.value for card in cards) or "none"


def way_text(hordes: int, *zones: str, leave: int = 0, take: int = 0) -> str:
    """How many go from where to where, and who stays or comes along in the zone between."""
    between = [f"leave {leave}"] * (leave != 0) + [f"take {take}"] * (take != 0)
    return " ".join([str(hordes), *zones[:2], *between, *zones[2:]])


def _written(action: act.AnyAction) -> str:
    for write_some in (_written_on_map, _written_in_battle):
        if (told := write_some(action)) is not None:
            return told
    return _PLAIN[type(action)]


def _written_on_map(action: act.AnyAction) -> str | None:
    """Chance, a turn on the map, what follows when Hordes enter a zone."""
    match action:
        case act.TurnUp(tile=tile):
            return f"tile {tile.value}"
        case act.Begin(who=who):
            return f"first {_colour(who)}"
        case act.DrawHero(hero=hero):
            return f"hero {hero.value}"
        case act.StealHero(hero=hero):
            return f"steal {hero.value}"
        case act.Move(origin=origin, hordes=hordes, path=path, leave=leave, take=take):
            return f"move {way_text(hordes, origin, *path, leave=leave, take=take)}"
        case act.ForcedMarch(origin=origin, hordes=hordes, to=to):
            return f"march {hordes} {origin} {to}"
        case act.Recruit(places=places):
            if len(places) > 1 and all(hordes == 1 for _, hordes in places):
                return " ".join(["recruit", *(zone for zone, _ in places)])
            return " ".join(["recruit", *(f"{hordes} {zone}" for zone, hordes in places)])
        case act.Buy(cards=cards):
            return f"buy {cards_text(cards)}"
        case act.LayFoundation(zone=zone):
            return f"lay {zone}"
        case act.StandUp(zone=zone):
            return f"stand up {zone}"
        case act.BurnOwned(zone=zone, fate=fate):
            return f"{fate.value} {zone}"
        case act.ChooseFate(fate=fate):
            return fate.value
        case act.TakeBackMarker(zone=zone):
            return f"take back {zone}"
        case act.KeepHero(hero=hero):
            return f"keep {hero.value}"
        case act.Retreat(to=to):
            return f"retreat {to}"
        case act.Try(trick=trick, zone=zone, card=card):
            return " ".join(word for word in ("try", trick.value, zone, card.value if card else "") if word)
    return None


def _written_in_battle(action: act.AnyAction) -> str | None:
    match action:
        case act.NextBattle(zone=zone):
            return f"battle {zone}"
        case act.BuildDeck(cards=cards):
            return f"deck {cards_text(cards)}"
        case act.AddCard(card=card):
            return f"add {card.value}"
        case act.Vanguard(cards=cards):
            return f"vanguard {cards_text(cards)}"
        case act.PreEngage(card=card):
            return f"engage {card.value}"
        case act.Draw(card=card):
            return f"draw {card.value}"
        case act.DeclareReorganise(yes=yes):
            return "reorganise" if yes else "hold"
        case act.Reorganise(upper=upper, shuffle=shuffle):
            return f"reorganise {upper.value}{' shuffle' if shuffle else ''}"
        case act.Commit(card=card, spot=spot):
            return f"play {placed(card, spot)}"
        case act.Place(spot=spot):
            return f"place {_spot(None, spot)}"
        case act.ForceSwap(yes=yes):
            return "swap" if yes else "let"
        case act.UseBerserk(yes=yes):
            return "berserk" if yes else "calm"
        case act.Chant(colour=colour):
            return colour.value
        case act.Hit(column=column, line=line):
            return f"hit {column + 1} {line.value}" if line else f"hit loose {column + 1}"
        case act.NameCard(card=card):
            return f"name {card.value}"
        case act.Seek(card=card):
            return f"seek {card.value}"
        case act.Summon(zone=zone):
            return f"summon {zone}"
    return None


_PLAIN: Final[dict[type, str]] = {
    act.EndActions: "end", act.LeaveMarkers: "leave it", act.Stand: "stand", act.AddAll: "all", act.DeckReady: "ready",
    act.SkipEffect: "skip",
}  # fmt: skip


# --- reading ---------------------------------------------------------------------------------------------------------

Read = Callable[[Reader, State, Seat], act.AnyAction]


def read(text: str, state: State, seat: Seat | None = None) -> act.AnyAction:
    """The action that was typed. A leading `green:` or `G:` says who, otherwise whoever has to act.

    Raises NotationError.
    """
    reader = Reader(text, TOKENS)
    if reader.next is None:
        raise reader.fail(A_MOVE)
    who = seat
    if who is None or who == CHANCE:
        who = state.active if state.active is not None else state.mover or Seat(0)
    if reader.follows(":"):
        who = take_player(reader, state.options.players)
        reader.take("a colon", ":")
    word = reader.take_one(A_MOVE, {word: word for word in _WORDS})
    action = _WORDS[word](reader, state, who)
    reader.end()
    return action


def _count(reader: Reader, expected: str) -> int:
    reader.maybe("=", ":")
    return reader.take_number(expected, most=MOST)


def _read_move(reader: Reader, state: State, who: Seat) -> act.AnyAction:
    """`move 3 start_n n_road leave 1 n_cwm`; the number may follow the origin, and "all" are all who may go."""
    board, expected = state.board, 'how many Hordes move, or "all"'
    everybody, hordes = reader.maybe("all"), None
    if not everybody and reader.next is not None and reader.next.text.isdecimal():
        hordes = reader.take_number(expected, most=MOST)
    reader.maybe("from")
    origin = take_zone(reader, board, A_ZONE if everybody or hordes is not None else f"{expected}, or {A_ZONE}")
    if not everybody and hordes is None:
        everybody = reader.maybe("all")
        hordes = None if everybody else reader.take_number(expected, most=MOST)
    path, between = list[str](), dict[str, int]()
    while reader.next is not None:
        token = reader.next
        word = token.text.casefold()
        if word in ("leave", "take"):
            if word in between:
                raise reader.fail(f'"{word}" only once')
            reader.at += 1
            between[word] = _count(reader, f"how many Hordes to {word}")
        else:
            reader.maybe(*ARROWS)
            path.append(take_zone(reader, board, f'{A_ZONE}, "leave" or "take"' if path else A_ZONE))
    if not path:
        raise reader.fail(A_ZONE)
    if hordes is None:
        army = state.army(origin)
        hordes = army.fresh if army is not None and army.seat == who else 0
    return act.Move(who, origin, hordes, tuple(path), between.get("leave", 0), between.get("take", 0))


def _read_march(reader: Reader, state: State, who: Seat) -> act.AnyAction:
    expected = "how many Hordes march, with the one that is removed"
    first = reader.next
    hordes = reader.take_number(expected, most=MOST) if first is not None and first.text.isdecimal() else None
    reader.maybe("from")
    origin = take_zone(reader, state.board, A_ZONE if hordes is not None else f"{expected}, or {A_ZONE}")
    hordes = reader.take_number(expected, most=MOST) if hordes is None else hordes
    reader.maybe(*ARROWS)
    return act.ForcedMarch(who, origin, hordes, take_zone(reader, state.board))


def _read_recruit(reader: Reader, state: State, who: Seat) -> act.AnyAction:
    """`recruit 2 start_n`, `recruit start_n n_road` (one each), `recruit start_n: 1, n_road: 1`."""
    found, goes_on = list[tuple[str, int | None]](), True
    while goes_on:
        hordes = None
        if reader.next is not None and reader.next.text.isdecimal():
            hordes = reader.take_number("how many Hordes come", most=MOST)
        zone = take_zone(reader, state.board, A_ZONE if found or hordes is not None else f"how many, or {A_ZONE}")
        if hordes is None and reader.maybe(":", "="):
            hordes = reader.take_number("how many Hordes come", most=MOST)
        found.append((zone, hordes))
        goes_on = reader.maybe("and") or reader.next is not None
    usual = RECRUITS if len(found) == 1 else 1
    places = [(zone, usual if hordes is None else hordes) for zone, hordes in found]
    return act.Recruit(who, tuple(sorted(places, key=lambda place: state.board.index[place[0]])))


def _read_stand(reader: Reader, state: State, who: Seat) -> act.AnyAction:
    if reader.maybe("up"):
        return act.StandUp(who, take_zone(reader, state.board))
    return act.Stand(who)


def _read_fate(fate: Fate) -> Read:
    """Without a zone, or of the zone whose fate is due, it is the choice; of another one it is the free action."""

    def read_it(reader: Reader, state: State, who: Seat) -> act.AnyAction:
        if reader.next is None:
            return act.ChooseFate(who, fate)
        zone = take_zone(reader, state.board)
        due = state.phase is Phase.FATE and zone == state.deciding
        return act.ChooseFate(who, fate) if due else act.BurnOwned(who, zone, fate)

    return read_it


def _read_take(reader: Reader, state: State, who: Seat) -> act.AnyAction:
    reader.take('"back"', "back")
    reader.maybe("from")
    return act.TakeBackMarker(who, take_zone(reader, state.board))


def _read_leave(reader: Reader, state: State, who: Seat) -> act.AnyAction:
    reader.maybe("it")
    return act.LeaveMarkers(who)


def _read_retreat(reader: Reader, state: State, who: Seat) -> act.AnyAction:
    reader.maybe("to")
    return act.Retreat(who, take_zone(reader, state.board))


def _read_reorganise(reader: Reader, state: State, who: Seat) -> act.AnyAction:
    if reader.next is None:
        return act.DeclareReorganise(who, True)
    number = state.side(who)
    secret = state.secrets[number] if number is not None and state.secrets else Secret()
    if not reader.maybe("shuffle"):
        upper = take_card(reader, f'{A_CARD}, the upper of the two, or "shuffle"')
        return _reorganised(who, secret, upper, reader.maybe("shuffle"))
    if is_card(reader) or not secret.hand:
        return _reorganised(who, secret, take_card(reader), True)
    return act.Reorganise(who, in_order(secret.hand)[0], True)


def _reorganised(who: Seat, secret: Secret, upper: Card, shuffle: bool) -> act.Reorganise:
    """Where it is shuffled, the order of the two cards may mean nothing (OVO-17.7)."""
    if shuffle and upper in secret.hand and upper not in shuffled_uppers(secret):
        (upper,) = shuffled_uppers(secret)
    return act.Reorganise(who, upper, shuffle)


def _read_play(reader: Reader, state: State, who: Seat) -> act.AnyAction:
    return act.Commit(who, *take_placed(reader))


def _read_place(reader: Reader, state: State, who: Seat) -> act.AnyAction:
    token = reader.next
    spot = _take_spot(reader)
    if spot is None:
        raise reader.fail('"behind 1", "on 1 first" or "wall"', token)
    return act.Place(who, spot)


def _read_hit(reader: Reader, state: State, who: Seat) -> act.AnyAction:
    """`hit 1 first`, `hit loose 1`; the victim is the other side of the battle."""
    number, battle = state.side(who), state.battle
    if battle is not None and number is not None:
        victim = battle.sides[1 - number].seat
    else:
        victim = Seat((who + 1) % state.options.players)
    if reader.maybe("loose"):
        return act.Hit(who, victim, _take_column(reader))
    return act.Hit(who, victim, _take_column(reader), reader.take_one(A_LINE, _LINES))


def _read_try(reader: Reader, state: State, who: Seat) -> act.AnyAction:
    trick = reader.take_one(f"something to try ({', '.join(_TRICKS)})", _TRICKS)
    zone = take_zone(reader, state.board) if reader.next is not None and not is_card(reader) else None
    return act.Try(who, trick, zone, take_card(reader) if reader.next is not None else None)


def _at_zone(made: Callable[[Seat, str], act.AnyAction]) -> Read:
    return lambda reader, state, who: made(who, take_zone(reader, state.board))


def _with_card(made: Callable[[Seat, Card], act.AnyAction]) -> Read:
    return lambda reader, state, who: made(who, take_card(reader))


def _with_cards(made: Callable[[Seat, tuple[Card, ...]], act.AnyAction]) -> Read:
    return lambda reader, state, who: made(who, take_cards(reader, lambda reader: reader.next is not None))


def _plainly(made: Callable[[Seat], act.AnyAction]) -> Read:
    return lambda reader, state, who: made(who)


_WORDS: Final[dict[str, Read]] = {
    "tile": lambda r, _, __: act.TurnUp(CHANCE, take_tile(r)),
    "first": lambda r, _, __: act.Begin(CHANCE, take_player(r, len(COLOURS))),
    "hero": lambda r, _, __: act.DrawHero(CHANCE, take_hero(r)),
    "steal": lambda r, _, __: act.StealHero(CHANCE, take_hero(r)),
    "draw": lambda r, _, __: act.Draw(CHANCE, take_card(r)),
    "move": _read_move,
    "march": _read_march,
    "recruit": _read_recruit,
    "buy": _with_cards(lambda who, cards: act.Buy(who, in_order(cards))),
    "lay": _at_zone(act.LayFoundation),
    "stand": _read_stand,
    **{fate.value: _read_fate(fate) for fate in (*BURNING, Fate.CONTROL)},
    **dict.fromkeys(("end", "pass"), _plainly(act.EndActions)),
    "take": _read_take,
    "leave": _read_leave,
    "keep": lambda r, _, who: act.KeepHero(who, take_hero(r)),
    "retreat": _read_retreat,
    "battle": _at_zone(act.NextBattle),
    "deck": _with_cards(act.BuildDeck),
    "add": _with_card(act.AddCard),
    "all": _plainly(act.AddAll),
    **dict.fromkeys(("ready", "done"), _plainly(act.DeckReady)),
    "vanguard": _with_cards(act.Vanguard),
    "engage": _with_card(act.PreEngage),
    **dict.fromkeys(("reorganise", "reorganize"), _read_reorganise),
    "hold": lambda _, __, who: act.DeclareReorganise(who, False),
    "play": _read_play,
    "place": _read_place,
    "swap": lambda _, __, who: act.ForceSwap(who, True),
    "let": lambda _, __, who: act.ForceSwap(who, False),
    "berserk": lambda _, __, who: act.UseBerserk(who, True),
    "calm": lambda _, __, who: act.UseBerserk(who, False),
    **{colour.value: _plainly(partial(act.Chant, colour=colour)) for colour in Colour},
    "hit": _read_hit,
    **dict.fromkeys(("name", "copy"), _with_card(act.NameCard)),
    "seek": _with_card(act.Seek),
    "summon": _at_zone(act.Summon),
    "skip": _plainly(act.SkipEffect),
    "try": _read_try,
}
