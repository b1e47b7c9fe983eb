"""What is told of text that cannot be read: each example of the notation, cut and spoilt word by word.

`python -m tests.golden.misread` writes the files again, `… misread orc` those of one game. Do it when the words were
meant to change, and read the difference before you keep it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import orclib
from orclib.engine.reading import tokens
from orclib.errors import NotationError, PositionError
from orclib.testing import AnyGame
from tests.golden import texts

NONSENSE = "xyzzy"
BARE = ("", "   ", "# only a remark", NONSENSE, f"X: {NONSENSE}", f"{NONSENSE} {NONSENSE}")
"""Typed in every game, as a move and as a position."""


def spoilt(text: str) -> Iterator[str]:
    """A text that ends before one of its words, or has nonsense or a large number in its place, or goes on."""
    for token in tokens(text):
        before, after = text[: token.column - 1], text[token.column - 1 + len(token.text) :]
        yield before.rstrip()
        yield f"{before}{NONSENSE}{after}"
        if token.text.isdigit():
            yield f"{before}100{after}"
    yield f"{text}\n{NONSENSE}"


def examples(entries: Iterable[Any]) -> set[str]:
    """The usual example of each entry of the notation, spoilt."""
    return {*BARE, *(typed for entry in entries for typed in spoilt(entry.forms[0].examples[0]))}


def lines(slug: str) -> list[str]:
    """All that is told of the spoilt examples of a game, a line a text, sorted."""
    game, notation = orclib.game(slug).engine, orclib.game(slug).engine.notation()
    state = game.new()
    told = {
        f"move: {_told(lambda text: game.format(game.parse(text, state)), text)}" for text in examples(notation.moves)
    }
    told |= {f"position: {_told(lambda text: _position(game, text), text)}" for text in examples(notation.positions)}
    return sorted(told)


def _position(game: AnyGame, text: str) -> str:
    try:
        game.position(text)
    except PositionError:
        return "cannot be"
    return "is read"


def _told(read: Callable[[str], str], text: str) -> str:
    """A text and what becomes of it: what it means, or what is expected where, and what may have been meant."""
    try:
        meaning = read(text)
    except NotationError as error:
        place = f"line {error.line}, column {error.column}"
        meaning = f"{place}, {error.found or 'nothing'}: {error.expected}" + (
            f" ({error.nearest}?)" * bool(error.nearest)
        )
    return f"{text!r} | {meaning}"


if __name__ == "__main__":
    texts.write("misread", lines)
