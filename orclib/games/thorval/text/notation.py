"""How the actions of Thorval are typed, both ways, and the words for spaces, players and units.

Territories are written as on the board, II/5, in either case; castles by their number, 3 or "castle 3". Players are
their colours, the letters A to F clockwise as in the specification, or their seats from 0. Units are written 4, 4S,
2+H, 4S+W, H: soldiers, and hero or small wizard.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from orclib.engine import CHANCE, Seat
from orclib.engine.notation import Reader
from orclib.games.thorval import actions as act
from orclib.games.thorval.actions import Lot, Trick
from orclib.games.thorval.board import Board
from orclib.games.thorval.box import REGIONS, Figure, Kind, Mode, Piece
from orclib.games.thorval.state import Force, Table
from orclib.games.thorval.text.names import COLOURS, LETTERS

TOKENS: Final = re.compile(r'→|->|=>|"[^"]*"|[A-Za-zÀ-ÿ_]+|[0-9]+|[^\s,`()]')
"""Brackets and commas only separate."""
ARROWS: Final = ("→", "->", "=>", "to", "on")
MOST: Final = 9_999
"""The most units or orks that anybody types."""
A_SPACE: Final = 'a space (a territory such as "II/5", or a castle such as "3")'
A_PLAYER: Final = "a player (a colour such as orange, a letter A to F, or a seat from 0)"
A_KIND: Final = "a treasure (chest, crown, ring or blank)"
A_FIGURE: Final = "a figure (hero or wizard)"
UNITS: Final = "units (such as 4, 4S, 2+H, 4S+W or H)"
A_MOVE: Final = (
    'a move such as "settle 3", "hide ring 3", "mass 4 hero", "help 2", "put II/3", "reinforce II/3 4, II/4 2+H", '
    '"attack II/2 II/5 total", "pass", "transfer hero VI/5", "gather II/1", "rally II/1 3", "ready", "lose soldiers", '
    '"go on", "stop", "advance II/5", "occupy 3", "take II/5", "keep" or "roll 4"'
)
_FIGURES: Final = {
    "hero": Figure.HERO, "h": Figure.HERO, "wizard": Figure.WIZARD, "w": Figure.WIZARD,
}  # fmt: skip
_FIGURE_LETTERS: Final = {Figure.HERO: "H", Figure.WIZARD: "W"}
_PIECES: Final = {
    "soldier": Piece.SOLDIER, "s": Piece.SOLDIER, "hero": Piece.HERO, "h": Piece.HERO, "wizard": Piece.WIZARD,
    "w": Piece.WIZARD, "rest": Piece.REST, "all": Piece.REST,
}  # fmt: skip
_KINDS: Final = {kind.value: kind for kind in Kind}
_MODES: Final = {mode.value: mode for mode in Mode}
_TRICKS: Final = {trick.value: trick for trick in Trick}


@cache
def player_names(players: int) -> dict[str, Seat]:
    """Every way to write a player."""
    names: dict[str, Seat] = {}
    for at in range(players):
        names |= dict.fromkeys((COLOURS[at], LETTERS[at].casefold(), str(at)), Seat(at))
    return names


def take_player(reader: Reader, table: Table) -> Seat:
    """A player."""
    return reader.take_one(A_PLAYER, player_names(table.options.players))


def is_space(reader: Reader) -> bool:
    """Whether a space comes next, on the board or not."""
    token, after = reader.next, reader.after
    if token is None or after is None:
        return token is not None and token.text.isdecimal()
    word = token.text.casefold()
    if word == "castle":
        return after.text.isdecimal()
    return token.text.isdecimal() or (after.text == "/" and word.isalpha())


def take_space(reader: Reader, board: Board, expected: str = A_SPACE) -> str:
    """A space of the board."""
    first = reader.next
    if first is not None and first.text.upper() in REGIONS:
        reader.at += 1
        reader.take('"/" and a number, as in "II/5"', "/")
        number = reader.next
        name = f"{first.text.upper()}/{number.text if number is not None else ''}"
        if name not in board.index:
            raise reader.fail('a number 1 to 6, as in "II/5"')
        reader.at += 1
        return name
    reader.maybe("castle")
    token = reader.next
    if token is None or token.text not in board.castles:
        raise reader.fail(expected)
    reader.at += 1
    return token.text


def take_figure(reader: Reader) -> Figure:
    """Hero or small wizard."""
    return reader.take_one(A_FIGURE, _FIGURES)


def take_kind(reader: Reader) -> Kind:
    """What the face of a treasure shows."""
    return reader.take_one(A_KIND, _KINDS)


def is_kind(reader: Reader) -> bool:
    """Whether the face of a treasure comes next."""
    return reader.next is not None and reader.next.text.casefold() in _KINDS


def take_units(reader: Reader) -> tuple[int, tuple[Figure, ...]]:
    """Soldiers and figures: `4`, `4S+W`, `H`."""
    soldiers, figures = 0, list[Figure]()
    while True:
        if reader.next is not None and reader.next.text.isdecimal():
            soldiers += reader.take_number(UNITS, most=MOST)
            reader.maybe("s", "soldier", "soldiers", "ork", "orks")
        else:
            figures.append(reader.take_one(UNITS, _FIGURES))
        if not reader.maybe("+"):
            return soldiers, tuple(figures)


def units(soldiers: int, figure: Figure | None, soldier: str = "") -> str:
    """Units as `take_units` reads them; `soldier` stands behind a number of soldiers."""
    if figure is None:
        return f"{soldiers}{soldier}"
    letter = _FIGURE_LETTERS[figure]
    return f"{soldiers}{soldier}+{letter}" if soldiers else letter


def force_text(force: Force) -> str:
    """What stands in a space, as positions write it."""
    return str(force.count) if force.holder is None else units(force.count, force.figure, "S")


# --- writing ---------------------------------------------------------------------------------------------------------


def write(action: act.AnyAction) -> str:
    """An action as a person types it, with who does it; `read` reads it back."""
    told = _written(action)
    return told if action.seat == CHANCE else f"{_colour(action.seat)}: {told}"


def _colour(seat: int) -> str:
    return COLOURS[seat] if 0 <= seat < len(COLOURS) else str(seat)


def _with(space: str, piece: Piece) -> str:
    return space if piece is Piece.SOLDIER else f"{space} {piece.value}"


def _lots(lots: Iterable[Lot]) -> str:
    return ", ".join(f"{lot.space} {units(lot.soldiers, lot.figure)}" for lot in lots) or "nothing"


def _written(action: act.AnyAction) -> str:
    told = _written_preparations(action)
    return _written_fights(action) if told is None else told


def _written_preparations(action: act.AnyAction) -> str | None:
    """Chance, set-up, help, reinforcements."""
    match action:
        case act.Roll(face=face):
            return f"roll {face}"
        case act.Exchange(attack=attack, defence=defence):
            return f"exchange {attack} {defence}"
        case act.Settle(space=space):
            return f"settle {space}"
        case act.Hide(owner=owner, kind=kind, space=space):
            return f"hide {kind.value} of {_colour(owner)} {space}"
        case act.Mass(space=space, figures=figures):
            return " ".join(["mass", space, *(figure.value for figure in figures)])
        case act.Help(option=option):
            return f"help {option}"
        case act.MoveTreasure(start=start, end=end):
            return f"help 3 {start} {end}"
        case act.AskExtra(lots=lots):
            return f"help 4 {_lots(lots)}"
        case act.Lift(space=space):
            return f"lift {space}"
        case act.Lay(space=space):
            return f"lay {space}"
        case act.Put(space=space, piece=piece):
            return f"put {_with(space, piece)}"
        case act.Reinforce(lots=lots):
            return f"reinforce {_lots(lots)}"
    return None


def _written_fights(action: act.AnyAction) -> str:
    match action:
        case act.Attack(origin=origin, target=target, mode=mode, boat=boat):
            return f"attack {origin} {target} {mode.value}{' by boat' if boat else ''}"
        case act.AttackTwice(first=first, second=second):
            return f"{_written_fights(first)} then {second.origin} {second.target}"
        case act.Announce(origin=origin, target=target):
            return f"announce {origin} {target}"
        case act.Begin(mode=mode):
            return f"begin {mode.value}"
        case act.Transfer(space=space, figure=figure):
            return f"transfer {figure.value} {space}"
        case act.Gather(space=space, piece=piece):
            return f"gather {_with(space, piece)}"
        case act.Rally(lots=lots):
            return f"rally {_lots(lots)}"
        case act.Lose(figure=gives):
            return "lose figure" if gives else "lose soldiers"
        case act.Advance(space=space, piece=piece):
            return f"advance {_with(space, piece)}"
        case act.Occupy(units=count, figure=leads):
            return f"occupy {count}{' with figure' if leads else ''}"
        case act.Take(space=space, piece=piece):
            return f"take {_with(space, piece)}"
        case act.TakeUnits(lots=lots):
            return f"take units {_lots(lots)}"
        case act.Try(trick=trick, space=space, to=to):
            return " ".join(word for word in ("try", trick.value, space, to) if word)
    return _PLAIN[type(action)]


_PLAIN: Final[dict[type, str]] = {
    act.Pass: "pass", act.Ready: "ready", act.GoOn: "go on", act.Stop: "stop", act.Keep: "keep",
}  # fmt: skip


# --- reading ---------------------------------------------------------------------------------------------------------

Read = Callable[[Reader, Table, Seat], act.AnyAction]


def read(text: str, state: Table, seat: Seat | None = None) -> act.AnyAction:
    """The action that was typed. A leading `orange:` or `A:` says who, otherwise whoever has to act.

    Raises NotationError.
    """
    reader = Reader(text, TOKENS)
    if reader.next is None:
        raise reader.fail(A_MOVE)
    who = (state.active or Seat(0)) if seat is None or seat == CHANCE else seat
    action: act.AnyAction
    if _are_dice(reader):
        action = _read_dice(reader, state, who)
    else:
        if reader.follows(":"):
            who = take_player(reader, state)
            reader.take("a colon", ":")
        word = reader.take_one(A_MOVE, {word: word for word in _WORDS})
        action = _WORDS[word](reader, state, who)
    reader.end()
    return action


def _are_dice(reader: Reader) -> bool:
    """Whether it is "2 : 5", and not a move of seat 2 such as "2: pass"."""
    words = [token.text.casefold() for token in reader.tokens]
    return len(words) == 3 and words[0].isdecimal() and words[1] == ":" and words[2] not in _WORDS


def _read_dice(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    attack = reader.take_number("the attacker's die", most=99)
    reader.maybe(":")
    return act.Exchange(CHANCE, attack, reader.take_number("the defender's die", most=99))


def _read_hide(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    kind = take_kind(reader)
    owner = take_player(reader, state) if reader.maybe("of") else state.options.hides_for(who)
    reader.maybe("in")
    return act.Hide(who, owner, kind, take_space(reader, state.board))


def _read_mass(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    space = take_space(reader, state.board)
    goes_on = reader.maybe("with")
    figures = list[Figure]()
    if not reader.maybe("none"):
        while goes_on or reader.next is not None:
            figures.append(take_figure(reader))
            goes_on = reader.maybe("and", "+")
    return act.Mass(who, space, tuple(figures))


def _read_help(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    if reader.maybe("none", "nothing"):
        return act.Help(who, 0)
    option = reader.take_number("an option of help (0 for none, 1 to 5)", most=99)
    if option == 3 and reader.next is not None:
        start = take_space(reader, state.board)
        reader.maybe(*ARROWS)
        return act.MoveTreasure(who, start, take_space(reader, state.board))
    if option == 4 and reader.next is not None:
        return act.AskExtra(who, _take_lots(reader, state))
    return act.Help(who, option)


def _read_no(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    help_is_meant = reader.take_one('"help" or "attack"', {"help": True, "attack": False})
    return act.Help(who, 0) if help_is_meant else act.Pass(who)


def _take_lots(reader: Reader, state: Table) -> tuple[Lot, ...]:
    """Units by space: `II/3 4, II/4 2+H`, or "nothing"."""
    if reader.maybe("nothing", "none"):
        return ()
    lots = [*_take_lot(reader, state)]
    while reader.next is not None:
        reader.maybe(";", "and")
        lots += _take_lot(reader, state)
    return tuple(lots)


def _take_lot(reader: Reader, state: Table) -> list[Lot]:
    """What is said of a space; two figures, which the rules forbid, are two lots."""
    space = take_space(reader, state.board)
    reader.maybe("=", ":")
    soldiers, figures = take_units(reader)
    return [Lot(space, soldiers, figures[0] if figures else None), *(Lot(space, 0, more) for more in figures[1:])]


def _take_piece(reader: Reader) -> Piece:
    if not reader.maybe("with") and reader.next is None:
        return Piece.SOLDIER
    return reader.take_one("soldier, hero, wizard or rest", _PIECES)


def _pair(reader: Reader, state: Table) -> tuple[str, str]:
    reader.maybe("from")
    origin = take_space(reader, state.board)
    reader.maybe(*ARROWS)
    return origin, take_space(reader, state.board)


def _read_attack(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    origin, target = _pair(reader, state)
    mode, boat = None, False
    while reader.next is not None:
        if not boat and (reader.maybe("by") or reader.next.text.casefold() == "boat"):
            reader.take('"boat"', "boat")
            boat = True
        elif mode is None and reader.next.text.casefold() in _MODES:
            mode = _take_mode(reader)
        else:
            break
    first = act.Attack(who, origin, target, mode or state.options.modes[0], boat)
    if reader.next is None:
        return first
    reader.take('"total", "partial", "series", "by boat", or "then" and the second attack', "then")
    return act.AttackTwice(who, first, act.Announce(who, *_pair(reader, state)))


def _take_mode(reader: Reader) -> Mode:
    return reader.take_one("total, partial or series", _MODES)


def _read_begin(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    return act.Begin(who, state.options.modes[0] if reader.next is None else _take_mode(reader))


def _read_transfer(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    figure = take_figure(reader)
    reader.maybe("from")
    return act.Transfer(who, take_space(reader, state.board), figure)


def _demand_figure(reader: Reader, state: Table, who: Seat, space: str | None, others: str) -> None:
    """The figure that comes next by its name must be the one that stands in the player's space."""
    named = _FIGURES.get(reader.next.text.casefold()) if reader.next is not None else None
    force = None if space is None else state.force(space)
    if named is None or force is None or force.holder != who or force.figure is named:
        return
    there = f"wizard or {others}" if force.figure is Figure.WIZARD else f"hero or {others}"
    raise reader.fail(there if force.figure is not None else f"no figure, as none stands in {space}")


def _read_lose(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    _demand_figure(reader, state, who, state.losses[0].space if state.losses else None, "soldiers")
    meanings = {"soldiers": False, "soldier": False, "figure": True, "hero": True, "wizard": True}
    return act.Lose(who, reader.take_one("soldiers, hero, wizard or figure", meanings))


def _read_go(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    reader.take('"on"', "on")
    return act.GoOn(who)


def _emptied(reader: Reader, state: Table) -> str:
    """The space that the winner of the fight may occupy, where nobody names it."""
    fight = state.fight
    if fight is None:
        raise reader.fail(A_SPACE)
    return fight.origin if fight.winner == fight.target else fight.target


def _read_advance(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    reader.maybe("to", "into")
    space = take_space(reader, state.board) if is_space(reader) else _emptied(reader, state)
    return act.Advance(who, space, _take_piece(reader))


def _read_occupy(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    count = reader.take_number("how many units move in", most=MOST)
    if not reader.maybe("with"):
        return act.Occupy(who, count)
    _demand_figure(reader, state, who, state.fight.winner if state.fight is not None else None, "figure")
    reader.take("figure, hero or wizard", "figure", "hero", "wizard")
    return act.Occupy(who, count, figure=True)


def _read_take(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    if reader.maybe("units"):
        return act.TakeUnits(who, _take_lots(reader, state))
    reader.maybe("from")
    return act.Take(who, take_space(reader, state.board), _take_piece(reader))


def _read_try(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    trick = reader.take_one(f"something to try ({', '.join(_TRICKS)})", _TRICKS)
    space = take_space(reader, state.board) if reader.next is not None else ""
    goes_on = reader.maybe(*ARROWS) or reader.next is not None
    return act.Try(who, trick, space, take_space(reader, state.board) if goes_on else "")


def _at_space(made: Callable[[Seat, str], act.AnyAction]) -> Read:
    return lambda reader, state, who: made(who, take_space(reader, state.board))


def _with_piece(made: Callable[[Seat, str, Piece], act.AnyAction]) -> Read:
    def read_it(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
        reader.maybe("from", "in")
        return made(who, take_space(reader, state.board), _take_piece(reader))

    return read_it


_WORDS: Final[dict[str, Read]] = {
    "roll": lambda r, _, __: act.Roll(CHANCE, r.take_number("a face of the die", most=99)),
    **dict.fromkeys(("exchange", "dice"), _read_dice),
    "settle": _at_space(act.Settle),
    "hide": _read_hide,
    **dict.fromkeys(("mass", "muster", "gift", "three", "chest", "place"), _read_mass),
    "help": _read_help,
    "no": _read_no,
    "lift": _at_space(act.Lift),
    "lay": _at_space(act.Lay),
    "put": _with_piece(act.Put),
    "reinforce": lambda r, state, who: act.Reinforce(who, _take_lots(r, state)),
    "pass": lambda _, __, who: act.Pass(who),
    "attack": _read_attack,
    "announce": lambda r, state, who: act.Announce(who, *_pair(r, state)),
    "begin": _read_begin,
    "transfer": _read_transfer,
    "gather": _with_piece(act.Gather),
    "rally": lambda r, state, who: act.Rally(who, _take_lots(r, state)),
    **dict.fromkeys(("ready", "done"), lambda _, __, who: act.Ready(who)),
    "lose": _read_lose,
    "go": _read_go,
    "continue": lambda _, __, who: act.GoOn(who),
    "stop": lambda _, __, who: act.Stop(who),
    "advance": _read_advance,
    "occupy": _read_occupy,
    "take": _read_take,
    "keep": lambda _, __, who: act.Keep(who),
    "try": _read_try,
}
