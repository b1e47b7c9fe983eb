"""The players and the readings of the rules that a game may be played with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, Literal, get_args, get_origin

import msgspec

from orclib.engine.values import computed_once
from orclib.errors import UsageError, shortened
from orclib.language import say


@cache
def _fields(cls: Any) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a class: asking for them costs milliseconds, and options are made all the time."""
    return msgspec.structs.fields(cls)


def _values(kind: Any) -> tuple[Any, ...]:
    """The values that a type names; () where it names none."""
    if kind is bool:
        return False, True
    return get_args(kind) if get_origin(kind) is Literal else ()


def value_of(option: str) -> str:
    """What `UsageError.unknown` calls the value of an option."""
    return say("value of {option}", "pour l'option {option} aucune valeur").format(option=option)


class GameOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True, cache_hash=True):
    """The players and the readings of the rules. Games subclass it; each ruling's switch is a field.

    What follows from them may be `computed_once`, and what is cached may be found by them.

    Raises UsageError for a value that no reading has.
    """

    players: int

    player_counts: ClassVar[range]
    allowed: ClassVar[dict[str, tuple[Any, ...]]] = {}
    """The values of options whose types do not say them all; () where a game checks them itself."""
    seat_counted_from: ClassVar[dict[str, int]] = {}
    """Options whose numbers are seats: what the first seat is there."""

    def __post_init__(self) -> None:
        counts = self.player_counts
        if type(self.players) is not int or self.players not in counts:
            many = str(counts[0]) if len(counts) == 1 else say("{} to {}", "{} à {}").format(counts[0], counts[-1])
            told = say(
                "This game is for {many} players, not {given}.", "Ce jeu est pour {many} joueurs, et non {given}."
            )
            raise UsageError(told.format(many=many, given=shortened(self.players)))
        for field in _fields(type(self)):
            value = getattr(self, field.name)
            choices = self.choices().get(field.name)
            if choices is not None and not any(
                value is choice or (value == choice and type(value) is type(choice)) for choice in choices
            ):
                raise UsageError.unknown(value_of(field.name), value, map(str, choices))

    @computed_once
    def unusual(self) -> dict[str, Any]:
        """What somebody has chosen, but for the number of players: the options that are not as with `players` alone."""
        usual = type(self)(players=self.players)
        every = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: value for name, value in every.items() if value != getattr(usual, name)}

    @classmethod
    def readings(cls) -> dict[str, tuple[Any, ...]]:
        """The values of every option that has few, the default first: what can be compared."""
        found: dict[str, tuple[Any, ...]] = {}
        for field in _fields(cls):
            if values := cls.choices().get(field.name):
                found[field.name] = (field.default, *(value for value in values if value != field.default))
        return found

    @classmethod
    @cache
    def choices(cls) -> Mapping[str, tuple[Any, ...]]:
        """The values of every option that has few: as its type says, or `allowed`."""
        found = {field.name: cls.allowed.get(field.name, _values(field.type)) for field in _fields(cls)}
        return MappingProxyType({name: values for name, values in found.items() if values})
