"""What the fields of actions may be, as they are typed: things known by names, numbers, things of several fields."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import Any

from orclib.engine.reading import MOST_NAMED, Reading, words_of
from orclib.language import either, say

_FEW = 3
"""How many things a form names one by one."""


def french(told: str) -> str:
    """The French of words with `|` between: the second; a sign in capitals or figures is the same in both languages."""
    one, *more = told.split("|")
    return more[0] if more and one.islower() else one


def written(told: str) -> str:
    """Of words with `|` between, the one that is written in the language in use."""
    return say(told.partition("|")[0], french(told))


class Kind:
    """What a field may be. `en` and `fr` say what is missing where it is not there: "a tribe", "une tribu"."""

    def __init__(self, en: str, fr: str) -> None:
        self.en, self.fr = en, fr

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """Where it may end, and what it is then. Where it is not there, `reading.miss` is told."""
        raise NotImplementedError

    def write(self, value: Any) -> str | None:
        """The value as it is typed; None where this cannot be typed."""
        return str(value)

    def examples(self, state: Any) -> Sequence[Any]:
        """Some values, the most typical first."""
        raise NotImplementedError

    def values(self, state: Any) -> Sequence[Any]:
        """All that it may be, where that can be pointed at."""
        return self.examples(state)

    def heads(self) -> frozenset[str] | None:
        """The words with which it may begin; None where nobody knows."""
        return None

    def names(self) -> list[str]:
        """What it may be called, where that is always the same: what is mistyped may have been meant for one."""
        return []

    def label(self) -> str:
        """What it is called in an error, in the language in use."""
        return say(self.en, self.fr)

    def form(self) -> str:
        """What it is called in a form: `‹tribe›`."""
        return f"‹{re.split(' [(]|:', say(self.en, self.fr))[0].split(' ', 1)[-1]}›"


class Words(Kind):
    """Things known by names: `{Tribe.G: "G|green|vert|verte"}`, the first of which is written.

    Where names depend on the state, a function gives them (one mapping as long as they are the same), and `write` says
    which is written, if that is not the value itself.
    """

    def __init__(
        self,
        en: str,
        fr: str,
        names: Mapping[Any, str] | Callable[[Any], Mapping[Any, str]],
        *,
        example: Any = None,
        write: Callable[[Any], str | None] | None = None,
    ) -> None:
        super().__init__(en, fr)
        self._names, self._example, self._write = names, example, write
        self._of: Mapping[Any, str] | None = None
        self._table: dict[tuple[str, ...], tuple[Any, str]] = {}
        self._signs = frozenset[str]()
        self._longest = 0

    def table(self, state: Any) -> dict[tuple[str, ...], tuple[Any, str]]:
        """Every name word by word, its value, and the name as it is shown; what is written goes before other names."""
        names = self._names(state) if callable(self._names) else self._names
        if names is not self._of:
            every = [(value, told.split("|")) for value, told in reversed([*names.items()])]
            self._table = {words_of(name): (value, name) for value, told in every for name in told[1:]}
            self._table |= {words_of(told[0]): (value, told[0]) for value, told in every}
            self._signs = frozenset(told[0] for _, told in every)
            self._longest, self._of = max(map(len, self._table), default=0), names
        return self._table

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """The longest name first. Signs in a row stay signs: HEAVY ORC are two cards, Heavy Orc is one."""
        table, found = self.table(reading.state), dict[int, Any]()
        for end in range(min(len(reading.tokens), at + self._longest), at, -1):
            typed = reading.tokens[at:end]
            value = table.get(tuple([token.word for token in typed]))
            if value is None or any(token.apart for token in typed[1:]):
                continue
            if len(typed) == 1 or not all(token.text in self._signs for token in typed):
                found[end] = value[0]
        return found or reading.miss(at, self.label, lambda: [name for _, name in table.values()])

    def write(self, value: Any) -> str | None:
        """Its first name; a text or number without one is written as it is."""
        if self._write is not None:
            told = self._write(value)
        elif callable(self._names) or (told := self._names.get(value)) is None:
            return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else None
        return None if told is None else written(told)

    def examples(self, state: Any) -> Sequence[Any]:
        """All of them, a typical one first."""
        values = dict.fromkeys(value for value, _ in reversed(self.table(state).values()))
        return sorted(values, key=lambda value: value != self._example)

    def names(self) -> list[str]:
        """All of them."""
        return [] if callable(self._names) else [name for _, name in self.table(None).values()]

    def heads(self) -> frozenset[str] | None:
        """The words with which a name begins."""
        return None if callable(self._names) else frozenset(name[0] for name in self.table(None))

    def label(self) -> str:
        """`a tribe (R, Y, B, G, W or V)`, where they are few and nothing else is told of them."""
        told, signs = say(self.en, self.fr), self._first_names()
        if not told:
            return ""  # it need not be told
        listed = 0 < len(signs) <= MOST_NAMED and not {"(", ":"} & set(told)
        return f"{told} ({either(signs)})" if listed else told

    def form(self) -> str:
        """`‹tribe›`, or all names where they are few: `left/right`."""
        signs = self._first_names()
        return "/".join(signs).replace("_", " ") if 0 < len(signs) <= _FEW else super().form()

    def _first_names(self) -> list[str]:
        every = () if callable(self._names) else self._names.values()
        return [say(told.split("|")[0], french(told)) for told in every]


def tricks(classes: Iterable[Any], en: str, fr: str) -> dict[tuple[type, str], Words]:
    """What tries are called, each by its `name`; an error names them all where `{}` stands in what it tells of them."""
    every = {cls: cls.name for cls in classes}
    en = en.format(", ".join(name.split("|")[0] for name in every.values()))
    fr = fr.format(", ".join(map(french, every.values())))
    return {(cls, "trick"): Words(en, fr, {cls: name}) for cls, name in every.items()}


class Number(Kind):
    """A whole number up to `most`, typed with `shift` added: a column counted from 1."""

    def __init__(
        self,
        en: str = "a number",
        fr: str = "un nombre",
        most: int = 99,
        shift: int = 0,
        example: int = 1,
        few: Sequence[int] = (),
    ) -> None:
        """`few` are those that can be pointed at."""
        super().__init__(en, fr)
        self.most, self.shift, self.example, self.few = most, shift, example, few

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """One token of digits."""
        word = reading.word(at)
        if word.isdecimal() and len(word) <= len(str(self.most)) and self.shift <= int(word) <= self.most:
            return {at + 1: int(word) - self.shift}
        return reading.miss(at, self.label)

    def write(self, value: Any) -> str | None:
        """Its digits."""
        return str(value + self.shift)

    def examples(self, state: Any) -> Sequence[Any]:
        """Some small ones."""
        return self.example, self.example + 1

    def values(self, state: Any) -> Sequence[Any]:
        """Those that can be pointed at."""
        return self.few


def value_of(value: Any) -> Any:
    """The value of an enum's member, or the thing itself."""
    return value.value if isinstance(value, Enum) else value
