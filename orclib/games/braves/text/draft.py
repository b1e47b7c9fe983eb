"""A typed position as what its statements said, and what the names in them depend on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from orclib.engine import Seat
from orclib.engine.patterns import Grammar
from orclib.engine.positions import MOST_WORDS
from orclib.engine.reading import Reading
from orclib.errors import UsageError
from orclib.games.braves.box import ARMY, DESERTION, NONE, SHIELD_OF, Counts, Pile, PileCard, with_one
from orclib.games.braves.rules.clock import pile_of
from orclib.games.braves.state import RECRUITING, Options, Table
from orclib.games.braves.text import statements as says
from orclib.games.braves.text.words import WORDS

# --- what names depend on --------------------------------------------------------------------------------------------

_SETTING: Final = Grammar((says.Players, says.Switch, says.FirstSeat, says.Round), WORDS)
"""The statements that decide what the names in all the others mean, wherever they stand."""


def setting(text: str) -> Table:
    """The options, and who is the sorcerer: names of cards and players depend on them."""
    table = Table(options=Options())
    for _ in range(2):  # letters of players depend on their number
        table = table_of(_found(Reading(text, table, most=MOST_WORDS)))[0]
    return table


def _found(reading: Reading) -> Iterator[Any]:
    at = story = 0
    while at < len(reading.tokens):
        token, ends = reading.tokens[at], dict[int, Any]()
        story = token.line if token.word in ("battle", "bataille") else story
        # Not the phase of that name, nor who was the sorcerer in a battle that was fought.
        if (not at or reading.word(at - 1) != "phase") and story != token.line:
            for cls in _SETTING.begun_by(reading, at):
                ends |= {end: cls(**said) for end, said in _SETTING.read_as(cls, reading, at).items()}
        if ends:
            yield ends[max(ends)]
        at = max(ends, default=at + 1)


def table_of(statements: Iterable[Any]) -> tuple[Table, list[str]]:
    """What names depend on, and what is wrong with the options.

    Where nobody says who is the sorcerer, it is the first one, or whoever has the tile from there in the round that is
    told (BRV-2.3).
    """
    chosen, sorcerer, round_no = dict[str, Any](), None, 1
    for each in statements:
        match each:
            case says.Players(players):
                chosen.setdefault("players", players)
            case says.Switch(option, value):
                chosen.setdefault(option, _value(option, value))
            case says.FirstSeat(tile):
                sorcerer = tile if sorcerer is None else sorcerer
            case says.Round(number):
                round_no = number
    options, wrong = _options(chosen)
    first = options.first_sorcerer
    if sorcerer is None:
        sorcerer = options.seats[(first + round_no - 1) % options.players if isinstance(first, int) else 0]
    return Table(options=options, sorcerer=Seat(sorcerer % options.players)), wrong


def _value(option: str, value: str) -> Any:
    if value.isdecimal():
        return int(value)
    return {"on": True, "off": False}.get(value, value) if isinstance(getattr(Options(), option), bool) else value


def _options(chosen: dict[str, Any]) -> tuple[Options, list[str]]:
    """The options; what is wrong with them, and then without what is wrong."""
    kept, wrong = dict[str, Any](), list[str]()
    for option, value in chosen.items():
        try:
            Options(**kept, **{option: value})
        except UsageError as error:
            wrong.append(str(error))
        else:
            kept[option] = value
    return Options(**kept), wrong


# --- what a text said ------------------------------------------------------------------------------------------------


class Typed:
    """What a text said, before anybody asks whether it can be; what was told first counts."""

    def __init__(self, statements: Sequence[Any]) -> None:
        self.once: dict[type, Any] = {}
        self.piles: dict[int, Pile] = {}
        self.hands: dict[Seat, Counts] = {}
        self.known: dict[Seat, Counts] = {}
        self.battles: list[Any] = []
        for each in statements:
            match each:
                case says.Pile(pile, cards):
                    self.piles.setdefault(pile, tuple(map(pile_card, cards)))
                case says.Hand(player, cards):
                    self.hands.setdefault(player, counts_of(cards))
                case says.Known(player, cards):
                    self.known.setdefault(player, counts_of(cards))
                case says.Won() | says.WarStory():
                    self.battles += [each] if each not in self.battles else []
                case _:
                    self.once.setdefault(type(each), each)

    def cards(self, statement: type, usual: Counts) -> Counts:
        """The cards of a statement, or those that go without saying."""
        return counts_of(self.once[statement].cards) if statement in self.once else usual


def counts_of(lots: Iterable[says.Lot]) -> Counts:
    counts = NONE
    for lot in lots:
        counts = with_one(counts, lot.design, lot.count)
    return counts


def pile_card(card: says.PileCard) -> PileCard:
    if card.design is not None:
        return ARMY[card.design]
    return DESERTION if card.owner is None else SHIELD_OF[card.owner]


def due_pile(table: Table) -> int | None:
    """The pile that got the card dealt last, while there are piles."""
    if table.phase not in RECRUITING or not table.dealt:
        return None
    return pile_of(table.options, table.dealt)
