"""What the names in a typed position depend on: the options, and who is the sorcerer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from orclib.engine import Seat
from orclib.engine.patterns import Grammar
from orclib.engine.positions import MOST_WORDS, Told
from orclib.engine.reading import Reading
from orclib.errors import UsageError
from orclib.games.braves.rules.clock import pile_of
from orclib.games.braves.state import RECRUITING, Options, Table
from orclib.games.braves.text import statements as says
from orclib.games.braves.text.words import WORDS

_SETTING: Final = Grammar((says.Players, says.Switch, says.FirstSeat, says.Round), WORDS)
"""The statements that decide what the names in all the others mean, wherever they stand."""


def setting(text: str) -> Table:
    """The options, and who is the sorcerer: names of cards and players depend on them."""
    table = Table(options=Options())
    for _ in range(2):  # letters of players depend on their number
        table = table_of(says.Draft().take(_found(Reading(text, table, most=MOST_WORDS))))
    return table


def _found(reading: Reading) -> Iterator[Told]:
    at = story = 0
    while at < len(reading.tokens):
        token, ends = reading.tokens[at], dict[int, Any]()
        story = token.line if token.word in ("battle", "bataille") else story
        # Not the phase of that name, nor who was the sorcerer in a battle that was fought.
        if (not at or reading.word(at - 1) != "phase") and story != token.line:
            for cls in _SETTING.begun_by(reading, at):
                ends |= {end: cls(**said) for end, said in _SETTING.read_as(cls, reading, at).items()}
        if ends:
            yield Told(ends[max(ends)], token.line)
        at = max(ends, default=at + 1)


def table_of(draft: says.Draft) -> Table:
    """What names depend on; what is wrong with the options goes to the faults.

    Where nobody says who is the sorcerer, it is the first one, or whoever has the tile from there in the round that is
    told (BRV-2.3).
    """
    kept = dict[str, Any]()
    for option, value in draft.options.items():
        try:
            Options(**kept, **{option: _value(option, value)})
        except UsageError as error:
            draft.faults.append(str(error))
        else:
            kept[option] = _value(option, value)
    options, sorcerer = Options(**kept), draft.sorcerer
    first = options.first_sorcerer
    if sorcerer is None:
        sorcerer = options.seats[(first + draft.round_no - 1) % options.players if isinstance(first, int) else 0]
    return Table(options=options, sorcerer=Seat(sorcerer % options.players))


def _value(option: str, value: Any) -> Any:
    if isinstance(value, str) and value.isdecimal():
        return int(value)
    return {"on": True, "off": False}.get(value, value) if isinstance(getattr(Options(), option), bool) else value


def due_pile(table: Table) -> int | None:
    """The pile that got the card dealt last, while there are piles."""
    if table.phase not in RECRUITING or not table.dealt:
        return None
    return pile_of(table.options, table.dealt)
