"""What somebody asks the odds of: a function of the state, or text as positions are typed, held against a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import msgspec

from orclib.engine import Seat, positions
from orclib.engine.game import AnyGame
from orclib.engine.patterns import Grammar
from orclib.engine.positions import Statement
from orclib.errors import NotationError, OrclibError, UsageError, shortened
from orclib.language import say


class Wins(Statement, frozen=True):
    """Who has won the game, alone or with others."""

    seat: Seat
    typed = "{seat} wins|gagne|won|win"
    tells = "who wins the game", "qui gagne la partie"
    example = "North wins", "Nord gagne"


class Condition(NamedTuple):
    """Something that is so in a state, or is not."""

    words: str
    """As it was typed; a function by its name."""
    holds: Callable[[Any], bool]


def condition(game: AnyGame, given: object, state: Any) -> Condition:
    """What was typed, or a function of the state. Names are read as they stand in `state`.

    Raises NotationError for text that is no position, UsageError for what can never be asked of a state.
    """
    if callable(given):
        return Condition(getattr(given, "__name__", "?"), _Asked(given))
    if not isinstance(given, str):
        told = say(
            "A condition is typed as positions are, or a function of the state, not {given}.",
            "Une condition se tape comme une position, ou c'est une fonction de l'état, et non {given}.",
        )
        raise UsageError(told.format(given=shortened(given)))
    grammar = grammar_of(game)
    try:
        told_ = positions.read(game.plain(given), grammar, game.statement_examples, state)
    except NotationError as error:
        raise error.within(given, 1, 1) from None
    statements = [each.statement for each in told_]
    if not statements:
        raise NotationError(given, 1, 1, "", say("what is asked about", "ce qu'on demande"))
    for statement in statements:
        if not statement.asks:
            told = say(
                'Of a state this cannot be asked: "{what}". Say it as describe writes it.',
                "Cela ne se demande pas d'un état : « {what} ». Dites-le comme describe l'écrit.",
            )
            raise UsageError(told.format(what=grammar.write(statement)))
    return Condition(" ".join(given.split()), lambda end: all(holds(game, end, each) for each in statements))


@cache
def grammar_of(game: AnyGame) -> Grammar:
    """How conditions of a game are typed."""
    return Grammar((*game.statements, *game.conditions, Wins), game.words)


def facts(game: AnyGame, state: Any) -> set[Any]:
    """The single things that are told of a state, and who has won; statements, one for each."""
    outcome = game.outcome(state)
    found = {part for each in game.told(state) for part in parts(each)}
    return found if outcome is None else found | set(map(Wins, outcome.winners))


class _Asked:
    """A function of somebody else's: what goes wrong in it is told once."""

    def __init__(self, function: Callable[[Any], Any]) -> None:
        self.function = function

    def __call__(self, state: Any) -> bool:
        try:
            return bool(self.function(state))
        except OrclibError:
            raise
        except Exception as error:
            told = say("The condition fails: {error}", "La condition échoue : {error}")
            raise UsageError(told.format(error=f"{type(error).__name__}: {shortened(error, str)}")) from error


def holds(game: AnyGame, state: Any, statement: Any) -> bool:
    """Whether a state is as a statement says: all that it lists is among what is told of the state."""
    if isinstance(statement, Wins):
        outcome = game.outcome(state)
        return outcome is not None and statement.seat in outcome.winners
    if (known := statement.holds(state)) is not None:
        return bool(known)
    told = [each for each in game.told(state) if type(each) is type(statement)]
    lists = [name for name, value in _fields(statement) if isinstance(value, tuple)]
    if lists and not any(getattr(statement, name) for name in lists):  # nothing of the kind
        bare = msgspec.structs.replace
        empty: dict[str, Any] = dict.fromkeys(lists, ())
        return not any(bare(each, **empty) == statement and each != statement for each in told)
    return Counter(parts(statement)) <= Counter(part for each in told for part in parts(each))


def parts(value: Any) -> list[Any]:
    """A statement as the single things that it says, each a statement of one; so many of something as so often one."""
    return list(_parts(value))


def _parts(value: Any) -> Iterator[Any]:
    if isinstance(value, msgspec.Struct):
        many = getattr(type(value), "many", "")
        times = getattr(value, many) if many else 1
        names = [name for name, _value in _fields(value)]
        split = [[1] if name == many else _split(getattr(value, name)) for name in names]
        for each in product(*split):
            for _time in range(times):
                yield type(value)(*each)
    else:
        yield value


def _split(value: Any) -> list[Any]:
    """A list as lists of one; anything else by itself."""
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return [(part,) for each in value for part in _parts(each)] or [()]
    return list(_parts(value))


def _fields(value: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    for name in value.__struct_fields__:
        yield name, getattr(value, name)
