"""How the actions of De l'Orc pour les Braves are typed, both ways, and the words for cards and players.

Cards are written as in the specification: OR4 OR6 OR* for the orc warrior, veteran and leader (by their values), BA, SK
and DW likewise, `gob tro gia war fly com`, `sp1` to `sp4`; or in full, "orc_veteran", "orc veteran", "goblin commando".
Players are their colours, their seats from 0, or as in the specification: Z is the sorcerer, A is to the left of Z, and
so on clockwise.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, Literal

from orclib.engine import CHANCE, Seat
from orclib.engine.notation import Reader
from orclib.games.braves import actions as act
from orclib.games.braves.actions import Trick
from orclib.games.braves.box import BACKS, DESIGNS, SPIES, Back, Design, Rank
from orclib.games.braves.state import Options, Phase, Table

COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "white", "black")
"""The players as they are typed, by seat."""
LETTERS: Final = "ZABCDEF"
"""The players as the specification calls them: the sorcerer, then clockwise."""
TOKENS: Final = re.compile(r"[A-Za-zÀ-ÿ_]+[0-9]*\*?|[0-9]+|[^\s(),;`]")
"""Brackets and commas only separate: "SpyAsk(B, OR6)" is how the specification writes "ask B OR6"."""
CODES: Final = {Back.ORC: "OR", Back.BARBARIAN: "BA", Back.SKELETON: "SK", Back.DWARF: "DW"}
_RANKS: Final = {Rank.WARRIOR: "w", Rank.VETERAN: "v", Rank.LEADER: "*"}
_SHORT: Final = {
    Design.GOBLIN: "gob", Design.TROLL: "tro", Design.GIANT: "gia", Design.WAR_MACHINE: "war",
    Design.FLYING_MACHINE: "fly", Design.COMMANDO: "com", **{spy: f"sp{n}" for n, spy in enumerate(SPIES, 1)},
}  # fmt: skip
_PLURALS: Final = {"orcs": Back.ORC, "barbarians": Back.BARBARIAN, "skeletons": Back.SKELETON, "dwarves": Back.DWARF}
A_CARD: Final = "a card (such as OR4, OR6, OR*, gob, tro, gia, war, fly, com, sp1, or orc_veteran)"
A_PLAYER: Final = "a player (a colour such as red, a seat from 0, or Z, A, B ... from the sorcerer on)"
A_BACK: Final = "a back (orc, barbarian, skeleton, dwarf, mercenary or spy)"
A_MOVE: Final = (
    'a move such as "desertion 3", "shield 5", "deal gia", "champion B", "ask B OR6", "decline", "call orcs", '
    '"send gob", "commit gob tro", "done", "commando B orc", "flyer 2" or "hold"'
)


def code(design: Design, options: Options) -> str:
    """A card as the specification writes it; by letter where two values of a people are the same."""
    if design.rank is None:
        return _SHORT[design]
    people, rank = CODES[design.back], design.rank
    if rank is Rank.LEADER or options.warrior_value == options.veteran_value:
        return f"{people}{_RANKS[rank]}"
    return f"{people}{options.value(design)}"


@cache
def card_names(options: Options) -> Mapping[str, Design]:
    """Every way in one word to write a card."""
    names = {design.slug: design for design in DESIGNS} | {short: design for design, short in _SHORT.items()}
    names |= {"commando": Design.COMMANDO, "flyer": Design.FLYING_MACHINE, "machine": Design.WAR_MACHINE}
    for design in DESIGNS:
        if design.rank is not None:
            people, letter = CODES[design.back].casefold(), _RANKS[design.rank]
            names |= {f"{people}{letter}": design, f"{people}{design.rank.value[0]}": design}
            names[code(design, options).casefold()] = design
    return names


def take_card(reader: Reader, options: Options, expected: str = A_CARD) -> Design:
    """A card, in one word or in two ("orc veteran", "orc 6", "war machine", "spy 2")."""
    token, after = reader.next, reader.after
    if token is not None and after is not None:
        two = _in_two_words(token.text.casefold(), after.text.casefold(), options)
        if two is not None:
            reader.at += 2
            return two
    return reader.take_one(expected, card_names(options))


def _in_two_words(one: str, two: str, options: Options) -> Design | None:
    joined = f"{one}_{two}"
    for design in DESIGNS:
        if joined == design.slug:
            return design
        by_value = two.isdecimal() and design.rank in (Rank.WARRIOR, Rank.VETERAN)
        if by_value and one == design.back.value and int(two) == options.value(design):
            return design
    return None


def player_names(table: Table) -> dict[str, Seat]:
    """Every way to write a player."""
    options = table.options
    names = dict(zip(COLOURS, options.seats, strict=False))
    names |= {str(seat): seat for seat in options.seats}
    count = options.players
    return names | {LETTERS[step].casefold(): Seat((table.sorcerer + step) % count) for step in range(count)}


def take_player(reader: Reader, table: Table) -> Seat:
    """A player."""
    return reader.take_one(A_PLAYER, player_names(table))


_BACK_NAMES: Final[dict[str, Back]] = {
    **{back.value: back for back in BACKS},
    **_PLURALS,
    **{text.casefold(): back for back, text in CODES.items()},
    "mercenaries": Back.MERCENARY,
    "merc": Back.MERCENARY,
    "spies": Back.SPY,
}


def take_back(reader: Reader, expected: str = A_BACK) -> Back:
    """A kind of card."""
    return reader.take_one(expected, _BACK_NAMES)


# --- writing ---------------------------------------------------------------------------------------------------------


def write(action: act.AnyAction) -> str:
    """An action as a person types it, with who does it; `read` reads it back."""
    told = _written(action)
    return told if action.seat == CHANCE else f"{_colour(action.seat)}: {told}"


def _colour(seat: int) -> str:
    return COLOURS[seat] if 0 <= seat < len(COLOURS) else str(seat)


def _written(action: act.AnyAction) -> str:
    match action:
        case act.NameSorcerer(player=player):
            return f"sorcerer {_colour(player)}"
        case act.ShowBack(back=back):
            return f"back {back.value}"
        case act.Deal(design=design):
            return f"deal {'start' if design is None else design.slug}"
        case act.Strike(design=design):
            return f"strike {design.slug}"
        case act.EndRound():
            return "end round"
        case act.PlayDesertion(pile=pile):
            return f"desertion {pile}"
        case act.PlayShield(pile=pile):
            return f"shield {pile}"
        case act.NameChampion(player=player):
            return f"champion {_colour(player)}"
        case act.SpyAsk(player=player, design=design):
            return f"ask {_colour(player)} {design.slug}"
        case act.SpyDecline():
            return "decline"
        case act.CallPeople(people=people):
            return f"call {people.value}"
        case act.Send(design=design):
            return f"send {design.slug}"
        case act.EndSending():
            return "done"
        case act.Commit(designs=designs):
            return f"commit {' '.join(design.slug for design in designs) or 'none'}"
        case act.PlayCommando(player=player, back=back):
            return f"commando {_colour(player)} {'any' if back is None else back.value}"
        case act.HoldCommando():
            return "no commando"
        case act.PlayFlyer(goblins=goblins):
            return f"flyer {goblins}"
        case act.HoldFlyer():
            return "no flyer"
        case act.Try(trick=trick, place=place):
            return f"try {trick.value}" + (f" {place}" if place else "")


# --- reading ---------------------------------------------------------------------------------------------------------

Read = Callable[[Reader, Table, Seat], act.AnyAction]


def read(text: str, state: Table, seat: Seat | None = None) -> act.AnyAction:
    """The action that was typed. A leading `red:` or `A:` says who, otherwise the first who may act.

    Raises NotationError.
    """
    reader = Reader(text, TOKENS)
    if reader.next is None:
        raise reader.fail(A_MOVE)
    who = _default(state) if seat is None or seat == CHANCE else seat
    if reader.follows(":"):
        who = take_player(reader, state)
        reader.take("a colon", ":")
    word = reader.take_one(A_MOVE, {word: word for word in _WORDS})
    action = _WORDS[word](reader, state, who)
    reader.end()
    return action


def _default(state: Table) -> Seat:
    """Who is meant where nobody is named."""
    if state.active is not None:
        return state.active
    if state.phase in (Phase.CHAMPION, Phase.CALL):
        return state.sorcerer
    return state.recruiters[0]


def _read_end(reader: Reader) -> act.AnyAction:
    reader.take('"round"', "round")
    return act.EndRound(CHANCE)


def _read_back(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    if reader.maybe("start"):
        return act.ShowBack(CHANCE, Back.START)
    return act.ShowBack(CHANCE, take_back(reader, f'{A_BACK} or "start"'))


def _read_deal(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    if reader.maybe("start"):
        return act.Deal(CHANCE, None)
    return act.Deal(CHANCE, take_card(reader, state.options, f'{A_CARD} or "start"'))


def _take_pile(reader: Reader) -> int:
    reader.maybe("on", "pile")
    reader.maybe("pile")
    return reader.take_number("the number of a pile", most=99)


def _read_ask(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    player = take_player(reader, state)
    reader.maybe("for")
    return act.SpyAsk(who, player, take_card(reader, state.options))


def _read_send(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    """One mercenary; more of them, or none, are an announcement."""
    found = _take_cards(reader, state)
    return act.Send(who, found[0]) if len(found) == 1 else act.Commit(who, found)


def _take_cards(reader: Reader, state: Table) -> tuple[Design, ...]:
    if reader.maybe("none", "nothing"):
        return ()
    cards = [take_card(reader, state.options)]
    while reader.next is not None:
        reader.maybe("and", "+")
        cards.append(take_card(reader, state.options))
    return tuple(cards)


def _read_commando(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    player = take_player(reader, state)
    back = None if reader.next is None or reader.maybe("any", "all") else take_back(reader)
    return act.PlayCommando(who, player, back)


def _read_flyer(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    reader.maybe("with")
    if reader.maybe("alone"):
        return act.PlayFlyer(who, 0)
    return act.PlayFlyer(who, reader.take_number("the number of goblins that fly in", most=99))


def _read_hold(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    meanings: dict[str, Literal["commando", "flyer"]] = {"commando": "commando", "flyer": "flyer"}
    word = reader.take_one('"commando" or "flyer"', meanings) if reader.next is not None else None
    flyer = word == "flyer" if word else state.phase is Phase.FLYER
    return act.HoldFlyer(who) if flyer else act.HoldCommando(who)


def _read_try(reader: Reader, state: Table, who: Seat) -> act.AnyAction:
    words, first = [], reader.next
    while reader.next is not None and not reader.next.text.isdecimal():
        words.append(reader.next.text.casefold())
        reader.at += 1
    told = " ".join(words)
    trick = next((each for each in Trick if each.value == told), None)
    if trick is None:
        raise reader.fail(f"something to try ({', '.join(each.value for each in Trick)})", first)
    return act.Try(who, trick, reader.take_number("a pile or a seat", most=99) if reader.next is not None else 0)


_WORDS: dict[str, Read] = {
    "sorcerer": lambda r, state, _: act.NameSorcerer(CHANCE, take_player(r, state)),
    "back": _read_back,
    "deal": _read_deal,
    "end": lambda r, _, __: _read_end(r),
    "strike": lambda r, state, _: act.Strike(CHANCE, take_card(r, state.options)),
    **dict.fromkeys(("desertion", "desert", "des"), lambda r, _, who: act.PlayDesertion(who, _take_pile(r))),
    **dict.fromkeys(("shield", "sh", "claim"), lambda r, _, who: act.PlayShield(who, _take_pile(r))),
    "champion": lambda r, state, who: act.NameChampion(who, take_player(r, state)),
    "ask": _read_ask,
    "decline": lambda _, __, who: act.SpyDecline(who),
    "call": lambda r, _, who: act.CallPeople(who, take_back(r, "a people (orcs, barbarians, skeletons, dwarves)")),
    "send": _read_send,
    "commit": lambda r, state, who: act.Commit(who, _take_cards(r, state)),
    "done": lambda _, __, who: act.EndSending(who),
    "commando": _read_commando,
    "flyer": _read_flyer,
    **dict.fromkeys(("no", "hold"), _read_hold),
    "try": _read_try,
}
