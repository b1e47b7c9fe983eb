"""A position typed by hand, and back.

    frontier: □ Y1 G2 | W2 R1 | B1 V2      the row as South sees it, □ where the box stands, worths behind the letters
    piles: Y1 R2 B2                        cards left; a tribe that is not named has none. "all piles 4" works too
    won: Y-N, G-S                          frozen: W
    G: N WR:2, S YB:2                      what lies at green, with the half that faces it
    North to move, hand YR, YB             South: RB, GW

Everything but the piles may be left out. Cards that are named nowhere fill the piles, then hands that were not given
(two cards each), then the removed heap, in canonical order. The words of the specification's examples are understood.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from msgspec.structs import fields, replace

from orclib.engine import CHANCE, PositionError, Seat
from orclib.engine.notation import Reader
from orclib.games.orc.actions import TurnUp
from orclib.games.orc.components import (
    CARDS,
    FRONTIER_CARDS,
    NORTH,
    OTHER_CARDS,
    PILE_CARDS,
    SEATS,
    SOUTH,
    STARTER_CARDS,
    TRIBES,
    Card,
    End,
    Half,
    Tribe,
)
from orclib.games.orc.notation import A_CARD, A_TRIBE
from orclib.games.orc.state import Front, Options, Phase, Placed, Slot, State, Table, Use, View

STANDARD_FRONTIER = "□ Y1 G2 | W2 R1 | B1 V2"

_NAMED_ROWS = {"F0": "□ G1 R2 | W1 Y2 | V1 B2", "F1": STANDARD_FRONTIER}
"""The rows of the rulebook's two games, as the specification names them."""
_TOKENS = re.compile(r"□|[A-Za-z_]+[0-9]*|[0-9]+|[^\s,;.`(){}]")
_TRIBES = {tribe.value: tribe for tribe in TRIBES}
_CARDS = {card.value: card for card in CARDS}
_SEATS = {"N": NORTH, "north": NORTH, "S": SOUTH, "south": SOUTH}
_WORTHS = {f"{tribe.value}{half.value}": (tribe, half) for tribe in TRIBES for half in Half}
_HALVES = {"1": Half.SINGLE, "2": Half.DOUBLE}
_USES = {use.value: use for use in Use}
_PHASES = {phase.value.replace(" ", "_"): phase for phase in Phase}
_STATEMENT = (
    'a statement: "frontier", "piles", "won", "frozen", "trophies", a tribe, "north", "south", "removed", "buried", '
    '"turn", "draw", "picked", "emptied", "starter", "dealer", "phase" or "options"'
)


class _Typed:
    """What a text said, before anybody asks whether it can be."""

    def __init__(self) -> None:
        self.slots: list[Slot] = []
        self.halves: list[tuple[Tribe, Half]] = []
        self.box: End | None = None
        self.has_frontier = False
        self.piles: dict[Tribe, int] | None = None
        self.sides: dict[tuple[Tribe, Seat], list[Placed]] = {}
        self.owners: dict[Tribe, Seat] = {}
        self.trophies: dict[Tribe, Card] = {}
        self.frozen: list[Tribe] = []
        self.hands: dict[Seat, list[Card]] = {}
        self.face_down: list[Card] = []
        self.tops: list[tuple[Tribe, Card]] = []
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

    def put(self, where: dict[Any, Any], key: object, value: object, what: str) -> None:
        """Note a fact that can be told only once."""
        if key in where:
            self.faults.append(f"This tells {what} twice.")
        where[key] = value


def position(text: str) -> State:
    """The state that was typed. Raises NotationError, or PositionError with all its faults."""
    return _build(_read(text))


# --- reading ---------------------------------------------------------------------------------------------------------


def _plain(text: str) -> str:
    """The text without what only explains: bold marks, remarks in brackets, "empty table", "no card at white"."""

    def blank(found: re.Match[str]) -> str:
        return re.sub(r"[^\n]", " ", found.group())

    def remark(found: re.Match[str]) -> str:
        inside = re.findall(r"[^\s,`]+", found.group()[1:-1])
        return found.group() if inside and all(word in _CARDS for word in inside) else blank(found)

    text = re.sub(r"\*+|(?i:empty table|no cards? at \w+)", blank, text)
    return re.sub(r"\([^()]*\)", remark, text)


def wishes(text: str) -> tuple[TurnUp, ...]:
    """The pile cards that a text names, as what chance should turn up there."""
    return tuple(TurnUp(CHANCE, tribe, card) for tribe, card in _read(text).tops)


def _read(text: str) -> _Typed:
    typed, reader = _Typed(), Reader(_plain(text), _TOKENS)
    while reader.next is not None:
        _read_statement(reader, typed)
    return typed


def _read_statement(reader: Reader, typed: _Typed) -> None:
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
    elif word in _SWITCHES and _follows(reader, "="):
        _read_options(reader, typed)
    else:
        reader.at += 1
        reader.maybe(":")
        _read_keyword(reader, typed, word.casefold())


def _read_keyword(reader: Reader, typed: _Typed, word: str) -> None:
    match word:
        case "frontier" | "row":
            typed.has_frontier = True
            _read_frontier(reader, typed)
        case "piles" | "pile":
            _read_piles(reader, typed)
        case "all":
            reader.take('"piles"', "piles")
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
            typed.picked += _read_tribes(reader)
        case "emptied":
            typed.emptied += _read_tribes(reader)
        case "trophies":
            while reader.next is not None and reader.next.text in _TRIBES and not _follows(reader, ":"):
                tribe = reader.take_one(A_TRIBE, _TRIBES)
                typed.put(typed.trophies, tribe, reader.take_one(A_CARD, _CARDS), f"the trophy of {tribe.value}")
        case "removed":
            typed.removed = _read_cards(reader)
        case "buried":
            seat = reader.take_one("N or S", _SEATS)
            typed.buried[seat] = _read_cards(reader)
        case "turn":
            typed.turn = reader.take_number("the number of the turn")
        case "draw":
            typed.owed = reader.take_number("how many cards are still to be drawn")
            reader.take('"after"', "after")
            typed.last_use = reader.take_one("single, double or discard", _USES)
        case "last":
            typed.last_use = reader.take_one("single, double or discard", _USES)
        case "starter":
            typed.starter = reader.take_one("north or south", _SEATS)
        case "dealer":
            typed.dealer = reader.take_one("north or south", _SEATS)
        case "phase":
            typed.phase = reader.take_one(f"a phase ({', '.join(_PHASES)})", _PHASES)
        case "options" | "option":
            _read_options(reader, typed)
        case "to":
            reader.take('"move"', "move")
            reader.maybe(":")
            typed.mover = reader.take_one("north or south", _SEATS)
        case _:
            reader.at -= 1 + (reader.tokens[reader.at - 1].text == ":")
            raise reader.fail(_STATEMENT)


def _follows(reader: Reader, sign: str) -> bool:
    after = reader.at + 1
    return after < len(reader.tokens) and reader.tokens[after].text == sign


def _read_frontier(reader: Reader, typed: _Typed) -> None:
    typed.has_frontier = True
    if reader.next is not None and reader.next.text in _NAMED_ROWS:
        named = _read(reader.take_one("F0 or F1", _NAMED_ROWS))
        typed.halves, typed.box = named.halves, named.box
        if not (reader.maybe(":") and reader.next is not None and reader.next.text in {"□", *_WORTHS}):
            return
        typed.halves, typed.box = [], None  # it is written out too
    if reader.maybe("□", "box"):
        typed.box = End.LEFT
    while reader.next is not None and (reader.next.text in _WORTHS or reader.next.text == "|"):
        if reader.maybe("|"):
            continue
        typed.halves.append(reader.take_one("a tribe with its worth, such as Y1", _WORTHS))
    if reader.maybe("□", "box"):
        typed.box = End.RIGHT


def _read_owners(reader: Reader, typed: _Typed) -> None:
    """`Y, G, W = N` (won), or `G, R, B: none` (nobody has a card there)."""
    tribes = _read_tribes(reader)
    if reader.next is not None and reader.next.text in _TRIBES:
        tribes.append(reader.take_one(A_TRIBE, _TRIBES))  # the last one, before the colon
    if reader.maybe(":"):
        reader.take('"none"', "none")
        return
    reader.take('"=" and the owner, as in "Y, G = N"', "=")
    owner = reader.take_one("N or S", _SEATS)
    for tribe in tribes:
        typed.put(typed.owners, tribe, owner, f"the winner of {tribe.value}")


def _read_piles(reader: Reader, typed: _Typed) -> None:
    typed.piles = {}
    while reader.next is not None and re.fullmatch(r"[RYBGWV][0-9]+", reader.next.text):
        tribe = Tribe(reader.next.text[0])
        typed.put(typed.piles, tribe, int(reader.next.text[1:]), f"the pile beside {tribe.value}")
        reader.at += 1
        named = _read_cards(reader)
        typed.face_down += named
        typed.tops += [(tribe, card) for card in named]


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


def _read_sides(reader: Reader, typed: _Typed) -> None:
    tribe = reader.take_one(A_TRIBE, _TRIBES)
    reader.take("a colon", ":")
    if reader.maybe("none"):
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


def _read_player(reader: Reader, typed: _Typed) -> None:
    seat = reader.take_one("north or south", _SEATS)
    if reader.maybe("to"):
        reader.take('"move"', "move")
        typed.mover = seat
        if not reader.maybe("hand", "with", ":"):
            return
    else:
        reader.maybe(":")
        reader.maybe("hand", "holds")
        if reader.next is None or (reader.next.text not in _CARDS and reader.next.text.casefold() != "none"):
            raise reader.fail(f'"to move", {A_CARD}, or "none"')
    typed.put(typed.hands, seat, _read_cards(reader), f"the hand of {'NS'[seat]}")


_SWITCHES = {field.name: field.name for field in fields(Options) if field.type is bool}


def _read_options(reader: Reader, typed: _Typed) -> None:
    more = True
    while more:
        name = reader.take_one(f"the name of an option ({', '.join(_SWITCHES)})", _SWITCHES)
        reader.maybe("=")
        typed.put(typed.options, name, reader.take_one("on or off", {"on": True, "off": False}), f"option {name}")
        more = reader.next is not None and reader.next.text in _SWITCHES


# --- building --------------------------------------------------------------------------------------------------------


def _build(typed: _Typed) -> State:
    faults = list(typed.faults)
    if not typed.has_frontier:
        typed.halves = _read(f"frontier: {STANDARD_FRONTIER}").halves
        typed.box = End.LEFT
    frontier = _frontier(typed, faults)
    piles = _piles(typed)
    fronts = tuple(
        Front(
            tribe,
            piles[tribe],
            (tuple(typed.sides.get((tribe, NORTH), ())), tuple(typed.sides.get((tribe, SOUTH), ()))),
            typed.owners.get(tribe),
            tribe in typed.frozen,
            typed.trophies.get(tribe),
        )
        for tribe in TRIBES
    )
    phase = _phase(typed, piles)
    state = State(
        options=Options(**typed.options),
        phase=phase,
        frontier=frontier,
        box=typed.box,
        fronts=fronts,
        removed=tuple(typed.removed or ()),
        buried=(tuple(typed.buried.get(NORTH, ())), tuple(typed.buried.get(SOUTH, ()))),
        dealer=typed.dealer,
        owed=typed.owed,
        last_use=typed.last_use,
        picked=tuple(typed.picked),
        emptied=tuple(typed.emptied),
    )
    state = _deal_the_rest(state, typed)
    faults += _faults(state, typed)
    if faults:
        raise PositionError(faults)
    return _with_turn(state, typed)


def _frontier(typed: _Typed, faults: list[str]) -> tuple[Slot, ...]:
    halves = typed.halves
    slots = []
    for (left, one), (right, two) in zip(halves[::2], halves[1::2], strict=False):
        if left is right or one is two:
            faults.append(
                f"{left.value}{one.value} {right.value}{two.value} is no card: two colours, one and two orcs (ORC-1.4)."
            )
            continue
        single, double = (left, right) if one is Half.SINGLE else (right, left)
        slots.append(Slot(Card(single.value + double.value), flipped=one is Half.DOUBLE))
    if len(halves) % 2:
        faults.append(f"The frontier ends with half a card, {halves[-1][0].value} (ORC-2.1).")
    counts = Counter(tribe for tribe, _ in halves)
    for tribe, count in counts.items():
        if count > 1:
            faults.append(f"The frontier shows {tribe.value} {count} times; each colour stands there once (ORC-2.1).")
    whole = len(halves) >= 2 * FRONTIER_CARDS or (typed.phase is not Phase.FRONTIER and typed.has_frontier)
    missing = [tribe.value for tribe in TRIBES if tribe not in counts]
    if whole and missing:
        faults.append(f"The frontier does not show {', '.join(missing)}; all six colours stand there (ORC-2.1).")
    return tuple(slots)


def _piles(typed: _Typed) -> dict[Tribe, int]:
    if typed.piles is not None:
        return {tribe: typed.piles.get(tribe, 0) for tribe in TRIBES}
    if typed.phase is Phase.FRONTIER:
        return dict.fromkeys(TRIBES, 0)
    closed = {*typed.owners, *typed.frozen}
    return {tribe: 0 if tribe in closed else PILE_CARDS for tribe in TRIBES}


def _phase(typed: _Typed, piles: dict[Tribe, int]) -> Phase:
    if typed.phase is not None:
        return typed.phase
    if typed.box is None:
        return Phase.BOX
    if typed.picked:
        return Phase.TURN_UP
    if typed.owed:
        return Phase.DRAW
    return Phase.USE if any(piles.values()) else Phase.OVER


def _deal_the_rest(state: State, typed: _Typed) -> State:
    """The filling rule: unnamed cards go to the piles, to hands that were not given, and out of the game."""
    hands = {seat: list(typed.hands.get(seat, ())) for seat in SEATS}
    named = {*state.open_cards(), *hands[NORTH], *hands[SOUTH], *state.buried[NORTH], *state.buried[SOUTH]}
    free = [card for card in CARDS if card not in named]
    if state.phase in (Phase.FRONTIER, Phase.START, Phase.CHOOSE, Phase.DEAL):
        return replace(state, hands=(tuple(hands[NORTH]), tuple(hands[SOUTH])), unseen=tuple(free))
    free.sort(key=lambda card: card not in typed.face_down)  # stable: the named pile cards first
    down, free = free[: state.pile_cards], sorted(free[state.pile_cards :], key=lambda card: card.index)
    starter = _to_move(typed) if state.phase is Phase.BOX else None
    shares = {seat: STARTER_CARDS if seat == starter else OTHER_CARDS for seat in SEATS if seat not in typed.hands}
    if sum(shares.values()) > len(free) and state.phase is not Phase.OVER:
        shares = dict.fromkeys(shares, STARTER_CARDS)  # too few for all: one each
    for seat, share in shares.items():
        hands[seat], free = free[:share], free[share:]
    return replace(
        state,
        unseen=tuple(sorted(down, key=lambda card: card.index)),
        hands=(tuple(hands[NORTH]), tuple(hands[SOUTH])),
        removed=(*state.removed, *free),
    )


def _to_move(typed: _Typed) -> Seat:
    return typed.mover if typed.mover is not None else NORTH


def _with_turn(state: State, typed: _Typed) -> State:
    """Every turn uses one card, so the cards that are used up count the turns."""
    if state.phase in (Phase.FRONTIER, Phase.START):
        return replace(state, starter=typed.starter, mover=_to_move(typed))
    mover = _to_move(typed)
    used = len(CARDS) - FRONTIER_CARDS - len(state.unseen) - sum(map(len, state.hands))
    latest = sum(PILE_CARDS for _ in TRIBES)
    in_use = state.phase is Phase.USE
    turn = 0 if state.box is None else min(max(used + in_use, 1), latest)
    turn = turn if typed.turn is None else typed.turn
    starter = typed.starter if typed.starter is not None else mover if turn in (0, 1) or turn % 2 else SEATS[1 - mover]
    return replace(state, mover=mover, turn=turn, starter=None if state.phase is Phase.CHOOSE else starter)


# --- what cannot be --------------------------------------------------------------------------------------------------


def _faults(state: State, typed: _Typed) -> list[str]:
    faults = _card_faults(state, typed)
    for front in state.fronts:
        faults += _front_faults(state, front)
    set_up = state.phase in (Phase.FRONTIER, Phase.START, Phase.CHOOSE, Phase.DEAL, Phase.BOX)
    faults += _set_up_faults(state, typed) if set_up else _play_faults(state, typed)
    return faults


def _set_up_faults(state: State, typed: _Typed) -> list[str]:
    faults = []
    whole = len(state.frontier) == FRONTIER_CARDS
    if typed.owners or typed.frozen or typed.sides:
        faults.append("During the set-up no tribe has been attacked, won or frozen.")
    if state.box is not None:
        faults.append("The box is placed last of all, so the set-up is over (ORC-2.10).")
    if whole and state.phase is Phase.FRONTIER:
        faults.append("All three frontier cards lie there, so the phase is not frontier (ORC-2.1).")
    if not whole and state.phase is not Phase.FRONTIER:
        faults.append("The frontier is laid before anything else (ORC-2.1).")
    if state.phase is Phase.CHOOSE and not state.options.start_choice:
        faults.append("Nobody chooses who starts, unless the option start_choice is on (ORC-2.9).")
    if typed.owed or typed.picked or typed.emptied:
        faults.append("During the set-up no card is drawn from a pile.")
    return faults


def _play_faults(state: State, typed: _Typed) -> list[str]:
    faults = []
    latest = sum(PILE_CARDS for _ in TRIBES)
    if state.box is None:
        faults.append("Once the game has begun the box stands at an end of the row (ORC-2.10).")
    elif len(state.row) == len(TRIBES):
        for tribe in typed.frozen:
            neighbour = state.toward_box(tribe)
            if state.front(neighbour).owner is not None:
                faults.append(f"{tribe.value} is frozen, yet {neighbour.value}, which it waits for, is won (ORC-9.7).")
    if typed.turn is not None and not 1 <= typed.turn <= latest:
        faults.append(f"Turn {typed.turn} cannot be: a game has at most {latest} turns (ORC-3.4).")
    if state.phase is Phase.OVER:
        won = [front for front in state.fronts if front.owner is not None]
        if state.pile_cards:
            faults.append("The game is over only when all piles are empty (ORC-10.1).")
        elif len(won) not in (0, len(TRIBES)):
            faults.append("At the end either all six tribes are won or none is (ORC-10.4).")
    elif not state.pile_cards:
        faults.append("All piles are empty, so the game is over (ORC-10.1).")
    waiting = SEATS[1 - _to_move(typed)]
    empty = [seat for seat in SEATS if not state.hands[seat] and (seat == waiting or state.phase is Phase.USE)]
    if empty and state.phase is not Phase.OVER:
        names = " and ".join("North" if seat == NORTH else "South" for seat in empty)
        faults.append(f"{names} has no card; a hand is never empty at the start of a turn (ORC-6.12).")
    return faults + _draw_faults(state)


def _draw_faults(state: State) -> list[str]:
    faults = []
    drawing = state.phase in (Phase.DRAW, Phase.TURN_UP)
    if drawing and not 0 < state.owed <= (state.last_use.cards if state.last_use else 0):
        faults.append(f"{state.owed} cards cannot be owed after that use of a card (ORC-6.1 to 6.3).")
    if not drawing and (state.owed or state.picked or state.emptied):
        faults.append("Cards are owed, piles named and emptied only while a player draws (ORC-3.2).")
    if bool(state.picked) != (state.phase is Phase.TURN_UP):
        faults.append('A card is turned up if, and only if, its pile was named under "picked" (ORC-6.10).')
    if len(state.picked) > max(state.owed, 0):
        faults.append("More piles were picked than cards are owed (ORC-6.1 to 6.3).")
    for tribe in TRIBES:
        if state.picked.count(tribe) > state.front(tribe).pile:
            faults.append(f"The pile beside {tribe.value} was picked, yet it holds too few cards (ORC-6.8).")
        if tribe in state.emptied and not (state.front(tribe).open and not state.front(tribe).pile):
            faults.append(f"{tribe.value} was emptied this turn, so it is open and its pile holds no card (ORC-7.2).")
    return faults


def _card_faults(state: State, typed: _Typed) -> list[str]:
    faults = []
    places = Counter(
        [*state.open_cards(), *state.hands[NORTH], *state.hands[SOUTH], *state.buried[NORTH], *state.buried[SOUTH]]
        + [card for card in typed.face_down if card not in state.unseen]
    )
    for card, count in places.items():
        if count > 1:
            faults.append(f"{card.value} lies in {count} places; there is one of each card (ORC-1.8).")
    in_setup = state.phase in (Phase.FRONTIER, Phase.START, Phase.CHOOSE, Phase.DEAL)
    if in_setup:
        allowed = (STARTER_CARDS, OTHER_CARDS)
        if any(len(hand) > max(allowed) for hand in state.hands):
            faults.append("During the set-up a hand holds at most two cards (ORC-2.7).")
    elif len(state.unseen) != state.pile_cards:
        faults.append(f"The piles hold {state.pile_cards} cards, but {len(state.unseen)} are left for them (ORC-2.6).")
    elif not places and not state.unseen:
        faults.append("There is no card anywhere.")
    whole = len(state.unseen) + sum(places.values())
    if not faults and whole != len(CARDS) and len(state.frontier) == FRONTIER_CARDS:
        faults.append(f'{whole} cards are accounted for, not {len(CARDS)}: name the rest under "removed" (ORC-1.2).')
    return faults


def _front_faults(state: State, front: Front) -> list[str]:
    faults = []
    name, sides = front.tribe.value, [front.colour(seat) for seat in SEATS]
    closed = "won" if front.owner is not None else "frozen" if front.frozen else ""
    if front.pile > PILE_CARDS:
        faults.append(f"The pile beside {name} has {front.pile} cards; it starts with {PILE_CARDS} (ORC-2.6).")
    if closed and front.pile:
        faults.append(f"{name} is {closed}, yet its pile holds cards; battles come with the last card (ORC-7.1).")
    if front.owner is not None and front.frozen:
        faults.append(f"{name} cannot be won and frozen at once (ORC-9.4).")
    playing = state.phase in (Phase.USE, Phase.OVER) and bool(state.frontier)
    if playing and not closed and not front.pile:
        faults.append(
            f"The pile beside {name} is empty, so its battle is over: say who won or that it is frozen (ORC-7.1)."
        )
    if (
        state.phase in (Phase.DRAW, Phase.TURN_UP)
        and not closed
        and not front.pile
        and front.tribe not in state.emptied
    ):
        faults.append(f'The pile beside {name} is empty: name it under "emptied" if that was this turn (ORC-7.1).')
    for seat in SEATS:
        who = "NS"[seat]
        colours = {placed.colour for placed in front.sides[seat]}
        if len(colours) > 1:
            faults.append(f"{who} shows two colours at {name}; one colour a side (ORC-4.7).")
        if front.tribe in colours:
            faults.append(f"{who} attacks {name} with its own colour (ORC-4.5).")
    if sides[0] is not None and sides[0] is sides[1]:
        faults.append(f"Both sides attack {name} with {sides[0].value} (ORC-4.6).")
    if front.frozen and front.strength(NORTH) != front.strength(SOUTH):
        faults.append(
            f"{name} is frozen, yet {front.strength(NORTH)} against {front.strength(SOUTH)} is no tie (ORC-9.4)."
        )
    if front.owner is not None and any(front.sides) and not state.options.attack_on_won:
        faults.append(f"{name} is won, yet cards lie there; they were removed (ORC-8.1).")
    if front.trophy is not None and front.owner is None:
        faults.append(f"{name} has a trophy but no winner (ORC-8.2).")
    return faults


# --- writing ---------------------------------------------------------------------------------------------------------


def describe(state: State | View) -> str:
    """The position as a person types it; cards that a view may not show are written as `?`."""
    lines = [f"frontier: {_row(state)}".rstrip()]
    if state.pile_cards:
        lines.append(
            "piles: " + " ".join(f"{t.value}{state.front(t).pile}" for t in _order(state) if state.front(t).pile)
        )
    elif state.phase is not Phase.FRONTIER:
        lines.append("all piles empty")
    won = [front for tribe in _order(state) if (front := state.front(tribe)).owner is not None]
    if won:
        lines.append("won: " + ", ".join(f"{front.tribe.value}-{'NS'[front.owner or 0]}" for front in won))
    trophies = [front for front in won if front.trophy is not None]
    if trophies:
        lines.append("trophies: " + ", ".join(f"{front.tribe.value} {_cards((front.trophy,))}" for front in trophies))
    frozen = [tribe.value for tribe in _order(state) if state.front(tribe).frozen]
    if frozen:
        lines.append(f"frozen: {' '.join(frozen)}")
    for tribe in _order(state):
        parts = [
            f"{'NS'[seat]} "
            + " ".join(f"{placed.card.value}:{placed.half.value}" for placed in state.front(tribe).sides[seat])
            for seat in SEATS
            if state.front(tribe).sides[seat]
        ]
        if parts:
            lines.append(f"{tribe.value}: {', '.join(parts)}")
    lines += [f"{'North' if seat == NORTH else 'South'}: {_cards(state.hands[seat])}" for seat in SEATS]
    lines.append(f"removed: {_cards(state.removed)}")
    lines += [f"buried: {'NS'[seat]} {_cards(state.buried[seat])}" for seat in SEATS if state.buried[seat]]
    lines += _turn_lines(state)
    changed = [f for f in fields(Options) if f.name != "players" and getattr(state.options, f.name) != f.default]
    if changed:
        lines.append(
            "options: " + " ".join(f"{f.name} {'on' if getattr(state.options, f.name) else 'off'}" for f in changed)
        )
    return "\n".join(lines)


def _turn_lines(state: Table) -> list[str]:
    lines = []
    if state.dealer is not None:
        lines.append(f"dealer: {'North' if state.dealer == NORTH else 'South'}")
    if state.starter is not None:
        lines.append(f"starter: {'North' if state.starter == NORTH else 'South'}")
    lines.append(f"{'North' if state.mover == NORTH else 'South'} to move")
    lines.append(f"turn: {state.turn}")
    if state.owed and state.last_use:
        lines.append(f"draw: {state.owed} after {state.last_use.value}")
    elif state.last_use:
        lines.append(f"last: {state.last_use.value}")
    for name, tribes in (("picked", state.picked), ("emptied", state.emptied)):
        if tribes:
            lines.append(f"{name}: {' '.join(tribe.value for tribe in tribes)}")
    lines.append(f"phase: {state.phase.value.replace(' ', '_')}")
    return lines


def _order(state: Table) -> tuple[Tribe, ...]:
    return state.ranks if len(state.row) == len(TRIBES) else TRIBES


def _row(state: Table) -> str:
    cards = [" ".join(f"{slot.card.half[half].value}{half.value}" for half in slot.halves) for slot in state.frontier]
    row = " | ".join(cards)
    return f"□ {row}" if state.box is End.LEFT else f"{row} □" if state.box is End.RIGHT else row


def _cards(cards: tuple[Card | None, ...]) -> str:
    return " ".join("?" if card is None else card.value for card in cards) or "none"
